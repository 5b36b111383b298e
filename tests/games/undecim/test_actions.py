"""The eleven action cards, and gold paid for them (U-23, U-24, U-50 to U-60, U-80)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.games.undecim.tabletop import Table

PLENTY = "forest-iron forest-iron swamp-clay swamp-clay mountain-wood enemy-gold enemy-gold enemy-gold enemy-gold"


def gain_all(t: Table, kind: str) -> int:
    """Gains cards with a face of this kind up as long as the effect lets it, and returns how many."""
    gained = 0
    while t.match.actor == 0 and (choice := next((a for a in t.can if a.startswith(f"gain {kind}")), None)):
        t.play(choice)
        gained += 1
    return gained


@pytest.mark.rule("U-23")
def test_gold_must_be_loose_when_the_card_is_played(table: Callable[..., Table]) -> None:
    """Without loose gold at that moment nobody is asked to pay, though there is gold in a settlement and the World."""
    t = table("reclaim", world=PLENTY).found(0, "stone stone gold").act("reclaim")
    assert t.kinds() == {"gain", "stop"}


@pytest.mark.rule("U-23")
def test_gold_spent_is_discarded(table: Callable[..., Table]) -> None:
    """The gold that was paid leaves the player and lies on the discard pile as the card it is."""
    t = table("reclaim", world=PLENTY).give(0, "gold gold").act("reclaim")
    assert t.can == ["pay", "save"]
    t.play("pay")
    assert t.upper(0) == {"gold": 1}
    assert t.s.discarded.tolist() == [0] * 16 + [1]
    assert t.told("paid") == [("paid", 0, (33,))]


@pytest.mark.rule("U-23")
def test_gold_need_not_be_paid(table: Callable[..., Table]) -> None:
    """Who keeps the gold gets the effect as it stands."""
    t = table("reclaim", world=PLENTY).give(0, "gold").act("reclaim").play("save")
    assert gain_all(t, "") == 2
    assert t.upper(0)["gold"] == 1


@pytest.mark.rule("U-24")
def test_enemies_do_nothing_in_play(table: Callable[..., Table]) -> None:
    """A player with enemies alone is asked nothing, and scores nothing before the end."""
    t = table("hunt", world="").give(0, "enemy enemy enemy").act("hunt")
    assert t.match.actor == 1
    assert t.s.vp[0] == 0


@pytest.mark.rule("U-50")
def test_explore(table: Callable[..., Table]) -> None:
    """Explore gains any three cards."""
    t = table("explore", world=PLENTY).act("explore").play("gain iron-forest, gain enemy-gold, gain swamp-clay")
    assert t.upper(0) == {"iron": 1, "enemy": 1, "swamp": 1}
    assert t.match.actor == 1


@pytest.mark.rule("U-51")
def test_survey(table: Callable[..., Table]) -> None:
    """Survey reveals three cards into the World, then gains any two."""
    t = table("survey", world="").act("survey")
    t.play("reveal forest-iron, reveal enemy-gold, reveal swamp-clay")
    assert t.world() == ["forest-iron", "swamp-clay", "enemy-gold"]
    t.play("gain enemy-gold, gain forest-iron")
    assert t.match.actor == 1
    assert t.world() == ["swamp-clay"]


@pytest.mark.rule("U-51", "U-28")
def test_survey_of_an_empty_deck(table: Callable[..., Table]) -> None:
    """Survey reveals what can be drawn, and gains from what there is."""
    t = table("survey", world="enemy-gold").empty_deck(discard="forest-iron").act("survey").play("reveal forest-iron")
    assert t.can == ["gain forest-iron", "gain iron-forest", "gain enemy-gold", "gain gold-enemy", "stop"]


@pytest.mark.rule("U-52")
@pytest.mark.parametrize(("answer", "lands"), [("save", 2), ("pay", 3)])
def test_reclaim(table: Callable[..., Table], answer: str, lands: int) -> None:
    """Reclaim gains up to two as land, for one gold three."""
    t = table("reclaim", world=PLENTY).give(0, "gold").act("reclaim").play(answer)
    assert gain_all(t, "") == lands
    assert sum(t.upper(0).get(land, 0) for land in ("forest", "swamp", "mountain")) == lands


@pytest.mark.rule("U-53")
def test_gather(table: Callable[..., Table]) -> None:
    """Gather gains up to three as resources."""
    t = table("gather", world=PLENTY).act("gather")
    assert gain_all(t, "") == 3
    assert sum(t.upper(0).get(face, 0) for face in ("iron", "clay", "wood")) == 3


@pytest.mark.rule("U-54")
@pytest.mark.parametrize(("settlements", "gold"), [(0, 2), (1, 2), (2, 3), (3, 3)])
def test_prospect(table: Callable[..., Table], settlements: int, gold: int) -> None:
    """Prospect gains up to two as gold, with two or more settlements three."""
    t = table("prospect", world=PLENTY)
    for _ in range(settlements):
        t.found(0, "stone stone")
    t.act("prospect")
    assert gain_all(t, "") == gold
    assert t.upper(0) == {"gold": gold}


@pytest.mark.rule("U-55")
@pytest.mark.parametrize(("answer", "enemies"), [("save", 2), ("pay", 3)])
def test_hunt(table: Callable[..., Table], answer: str, enemies: int) -> None:
    """Hunt gains up to two as enemies with 1 VP for each, for one gold one more, also with its VP."""
    t = table("hunt", world=PLENTY).give(0, "gold").act("hunt").play(answer)
    assert gain_all(t, "") == enemies
    assert t.upper(0)["enemy"] == enemies
    assert t.s.vp[0] == enemies
    assert t.told("collected") == [("collected", 0, (1, 1))] * enemies


@pytest.mark.rule("U-56")
def test_trade_without_a_discard(table: Callable[..., Table]) -> None:
    """Trade gains any one card even if nothing is discarded, and asks nobody who has nothing to discard."""
    t = table("trade", world=PLENTY).act("trade")
    assert gain_all(t, "") == 1
    t = table("trade", world=PLENTY).give(0, "enemy").act("trade").play("stop")
    assert gain_all(t, "") == 1


@pytest.mark.rule("U-56")
@pytest.mark.parametrize(
    ("discards", "gains"),
    [("forest", 2), ("gold", 3), ("forest, discard iron", 3), ("gold, discard enemy", 4), ("gold, discard gold", 5)],
)
def test_trade(table: Callable[..., Table], discards: str, gains: int) -> None:
    """Trade gains one card for each of up to two discards, two for a gold, and one on top."""
    t = table("trade", world=PLENTY).give(0, "forest iron gold gold enemy").act("trade").play(f"discard {discards}")
    if "," not in discards:
        t.play("stop")
    assert "discard" not in t.kinds()
    held = t.s.loose[0].sum()
    for _ in range(gains):
        t.play(next(move for move in t.can if move.startswith("gain")))
    assert "gain" not in t.kinds()
    assert t.s.loose[0].sum() == held + gains
    assert t.s.discarded.sum() == 5 - held


@pytest.mark.rule("U-56")
def test_trade_offers_every_kind(table: Callable[..., Table]) -> None:
    """Lands, resources, gold and enemies can all be discarded."""
    t = table("trade", world=PLENTY).give(0, "forest iron gold enemy").act("trade")
    assert t.can == ["discard forest", "discard iron", "discard gold", "discard enemy", "stop"]


@pytest.mark.rule("U-57")
@pytest.mark.parametrize(("answer", "developments"), [("save", 2), ("pay", 3)])
def test_develop(table: Callable[..., Table], answer: str, developments: int) -> None:
    """Develop develops up to twice, the same settlement or different ones, for one gold once more."""
    t = table("develop", world="").give(0, "gold stone stone stone").found(0, "stone stone").found(0, "stone stone")
    t.act("develop").play(answer).play("develop 1 stone, develop 2 stone")
    if developments == 3:
        t.play("develop 1 stone")
    assert "develop" not in t.kinds()
    assert t.s.settlement[0].sum() == 4 + developments


@pytest.mark.rule("U-58")
def test_build(table: Callable[..., Table]) -> None:
    """Build gains up to two as resources, then develops once."""
    t = table("build", world="forest-iron forest-iron forest-iron").found(0, "iron iron").act("build")
    t.play("gain iron-forest, gain iron-forest")
    assert t.can == ["develop 1 iron", "stop"]
    t.play("develop 1 iron")
    assert t.match.actor == 1
    assert t.upper(0) == {"iron": 1}


@pytest.mark.rule("U-59")
def test_colonise(table: Callable[..., Table]) -> None:
    """Colonise gains up to two as resources, and two settlements may be founded in the turn, but no third."""
    t = table("colonise", world="forest-iron forest-iron forest-iron").give(0, "stone stone clay clay")
    t.act("colonise").play("gain iron-forest, gain iron-forest, settle stone stone, settle clay clay")
    assert t.match.actor == 1
    assert t.s.settlements[0] == 2
    assert t.upper(0) == {"iron": 2}


@pytest.mark.rule("U-59")
def test_colonise_for_one(table: Callable[..., Table]) -> None:
    """After the first settlement the player may decline the second."""
    t = table("colonise", world="").give(0, "stone stone clay clay").act("colonise").play("settle stone stone, decline")
    assert (t.match.actor, t.s.settlements[0]) == (1, 1)


@pytest.mark.rule("U-60")
@pytest.mark.parametrize("settlements", [0, 1, 3, 4, 5])
def test_levy(table: Callable[..., Table], settlements: int) -> None:
    """Levy gains up to one as gold, and 1 VP for each settlement, at most four."""
    t = table("levy", world=PLENTY)
    for _ in range(settlements):
        t.found(0, "stone wood")
    t.act("levy")
    assert t.s.vp[0] == min(4, settlements)
    assert gain_all(t, "") == 1
    assert t.upper(0) == {"gold": 1}


@pytest.mark.rule("U-80")
@pytest.mark.parametrize(
    ("card", "world", "asked"),
    [
        ("reclaim", "forest-iron forest-iron enemy-gold", False),
        ("reclaim", "forest-iron forest-iron forest-iron", True),
        ("hunt", "enemy-gold enemy-gold forest-iron", False),
        ("hunt", "enemy-gold enemy-gold enemy-gold", True),
        ("gather", PLENTY, False),
    ],
)
def test_gold_for_gains_is_asked_for_where_it_helps(
    table: Callable[..., Table], card: str, world: str, *, asked: bool
) -> None:
    """Gold for one more card is asked for only if the World has more than the effect takes without."""
    t = table(card, world=world).give(0, "gold").act(card)
    assert ("pay" in t.can) == asked


@pytest.mark.rule("U-80")
@pytest.mark.parametrize(
    ("settlement", "loose", "asked"),
    [
        ("stone stone", "stone stone gold", False),
        ("stone stone", "stone stone stone gold", True),
        ("stone stone", "gold gold gold", False),
        ("stone stone", "gold gold gold gold", True),
        ("stone wood", "clay clay clay iron gold", False),
        ("stone wood", "clay iron gold gold", True),
        ("", "clay iron gold gold gold gold", False),
    ],
)
def test_gold_for_developments_is_asked_for_where_it_helps(
    table: Callable[..., Table], settlement: str, loose: str, *, asked: bool
) -> None:
    """Gold for one more development is asked for only if three are possible once it is paid."""
    t = table("develop", world="").give(0, loose)
    if settlement:
        t.found(0, settlement)
    t.act("develop")
    assert ("pay" in t.can) == asked
