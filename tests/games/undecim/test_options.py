"""The author's open questions as options (U-61 to U-67), and their rulings."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from soan.games.undecim.cards import CARDS, DECK, RESOURCES
from soan.games.undecim.options import copies_of_pairs
from soan.kernel import BadOption, registry
from tests.games.undecim.tabletop import CARD_WORDS

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.games.undecim.tabletop import Table


def numbers(**options: Any) -> Any:
    """The numbers of a game."""
    return registry.definition("undecim").load(**options).r


@pytest.mark.rule("U-61")
def test_two_players(table: Callable[..., Table]) -> None:
    """Two players have seven cards in the display, a World of eight cards, and six rounds."""
    t = table(players=2)
    assert len(t.display()) == 7
    assert len(t.world()) == 8
    t.idle(11)
    assert (t.match.over, t.s.lap) == (False, 6)
    assert t.idle().match.over


@pytest.mark.rule("U-62")
@pytest.mark.parametrize("size", [5, 6])
def test_the_world_is_refilled_every_turn(table: Callable[..., Table], size: int) -> None:
    """Before every turn the World is filled up again, and nothing is discarded."""
    t = table("explore", variant=f"refill{size}")
    assert len(t.world()) == size
    t.act("explore")
    for _ in range(3):
        t.play(t.can[0])
    assert len(t.world()) == size - 3
    t.rest()
    assert (t.match.actor, len(t.world())) == (1, size)
    t.idle(3)
    assert (t.s.lap, len(t.world()), t.s.discarded.sum()) == (2, size, 0)


@pytest.mark.rule("U-62", "U-81")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_laps_and_the_start_player_stays(table: Callable[..., Table], players: int) -> None:
    """With any number of players there are five laps, all started by the same player, leader or not."""
    t = table(players=players, start=1, world=None, variant="refill6")
    t.s.vp[0] = 50
    starters: list[int | None] = []
    for _ in range(5):
        starters.append(t.match.actor)
        t.idle(players)
    assert starters == [1] * 5
    assert t.match.over


@pytest.mark.rule("U-62", "U-70")
@pytest.mark.parametrize(("size", "pairs", "enemies"), [(6, 5, 40), (5, 4, 36)])
def test_the_deck_of_the_refilled_world(size: int, pairs: int, enemies: int) -> None:
    """The deck has 120 cards for a World of six and 100 for one of five, two thirds of them land and resource."""
    r = numbers(world="refill", world_size=size)
    assert r.copies.sum() == 20 * size
    assert r.copies.tolist() == [pairs] * 16 + [enemies]


@pytest.mark.rule("U-70")
def test_copies_come_nearest_to_the_ratio() -> None:
    """No other number of copies comes nearer to two thirds; of two as near it is the smaller one."""
    for size in range(60, 241, 20):
        each = copies_of_pairs(size, 2, 1)
        away = [abs(16 * copies - size * 2 / 3) for copies in range(size // 16 + 1)]
        assert away.index(min(away)) == each
    assert [copies_of_pairs(20 * n, 2, 1) for n in (3, 9)] == [2, 7]


@pytest.mark.rule("U-70", "U-81")
def test_the_refilled_worlds_deck_is_the_same_for_all() -> None:
    """Three players have the same 120 cards as four."""
    assert (numbers(players=3, variant="refill6").copies == numbers(variant="refill6").copies).all()


@pytest.mark.rule("U-81")
def test_an_extra_turn_begins_with_a_full_world(table: Callable[..., Table]) -> None:
    """The World is refilled before an extra turn as well."""
    t = table("explore", variant="refill6").take_pass_card(0, "oath").act("explore")
    t.play(t.can[0]).play("stop, extra").rest()
    assert (t.match.actor, len(t.world())) == (0, 6)


@pytest.mark.rule("U-81")
def test_a_larger_world_is_not_cut_down(table: Callable[..., Table]) -> None:
    """What Survey revealed stays in the World, and nothing is added until it is smaller than its size."""
    t = table("survey", variant="refill6").act("survey").rest()
    assert (t.match.actor, len(t.world())) == (1, 9)


@pytest.mark.rule("U-63", "U-71")
def test_the_simple_market() -> None:
    """The market has four cards of each of the four resources and gold, alike at both ends, besides the deck."""
    r = numbers(market="single")
    stock = {ends: int(n) for ends, n in zip(CARDS[DECK:], r.stock, strict=True) if n}
    assert stock == {(face, face): 4 for face in (*RESOURCES, "gold")}
    assert r.copies.sum() == 72


@pytest.mark.rule("U-64", "U-71")
def test_the_two_ended_market() -> None:
    """The market has four cards of each pair of different resources, and four with gold at both ends."""
    stock = Counter({ends: int(n) for ends, n in zip(CARDS[DECK:], numbers(market="dual").stock, strict=True)})
    pairs = [(a, b) for a in RESOURCES for b in RESOURCES if RESOURCES.index(a) < RESOURCES.index(b)]
    assert +stock == Counter(dict.fromkeys([*pairs, ("gold", "gold")], 4))


@pytest.mark.rule("U-63")
def test_no_market_in_the_draft(table: Callable[..., Table]) -> None:
    """Without the option nothing is for sale and nothing is turned over."""
    t = table(world="").give(0, "gold gold forest").play("take levy")
    assert t.kinds() == {"play", "pass"}


@pytest.mark.rule("U-63")
@pytest.mark.parametrize("rate", [1, 2])
def test_buying_before_the_action(table: Callable[..., Table], rate: int) -> None:
    """Before the action a player buys one market card for one or two loose cards, which are discarded."""
    t = table("hunt", world="", market="single", market_rate=rate).give(0, "forest enemy gold").play("take levy")
    assert {move for move in t.can if move.startswith("buy")} == {f"buy {face}-{face}" for face in (*RESOURCES, "gold")}
    t.play("buy iron-iron")
    assert t.can == ["discard forest", "discard gold", "discard enemy"]
    t.play("discard enemy")
    if rate == 2:
        assert t.can == ["discard forest", "discard gold"]
        t.play("discard gold")
    assert t.kinds() == {"play", "pass"}
    assert t.upper(0) == ({"forest": 1, "gold": 1, "iron": 1} if rate == 1 else {"forest": 1, "iron": 1})
    assert t.s.discarded.sum() == rate
    assert t.told("bought") == [("bought", 0, (49,))]


@pytest.mark.rule("U-63", "U-76")
def test_buying_after_the_action(table: Callable[..., Table]) -> None:
    """After the action, and after the settlement, the market is open if it was not used before."""
    t = table("hunt", world="", market="single").give(0, "stone stone forest").act("hunt").play("settle stone stone")
    assert t.kinds() == {"buy", "end"}
    t.play("buy gold-gold, discard forest")
    assert t.match.actor == 1
    assert t.upper(0) == {"gold": 1}


@pytest.mark.rule("U-63")
def test_buying_once_a_turn(table: Callable[..., Table]) -> None:
    """Whoever bought before the action is not asked again after it, but in the extra turn."""
    t = table("hunt", world="", market="single").give(0, "forest swamp").take_pass_card(0, "loan").play("take levy")
    t.play("buy iron-iron, discard forest")
    assert "buy" not in t.kinds()
    t.play("play hunt")
    assert t.can == ["extra", "end"]
    t.play("extra")
    assert "buy" in t.play(f"take {t.display()[0]}").kinds()


@pytest.mark.rule("U-63")
def test_buying_needs_enough_cards(table: Callable[..., Table]) -> None:
    """With one loose card nothing can be bought for two."""
    t = table("hunt", world="", market="single", market_rate=2).give(0, "forest").play("take levy")
    assert "buy" not in t.kinds()


@pytest.mark.rule("U-63", "U-84")
def test_an_empty_market_is_closed(table: Callable[..., Table]) -> None:
    """When the last card of the market is gone nobody is asked about it."""
    t = table("hunt", world="", market="single").give(0, "forest " * 3)
    t.s.built[DECK:] += t.s.market
    t.s.market[:] = 0
    t.play("take levy")
    assert "buy" not in t.kinds()
    assert t.play("play hunt").match.actor == 1


@pytest.mark.rule("U-64")
def test_the_end_of_a_market_card_is_chosen(table: Callable[..., Table]) -> None:
    """A card of two resources can be bought with either end up."""
    t = table("hunt", world="", market="dual").give(0, "forest").play("take levy")
    assert {"buy stone-wood", "buy wood-stone", "buy gold-gold"} <= set(t.can)
    assert "buy stone-stone" not in t.can
    t.play("buy wood-stone, discard forest")
    assert t.loose(0) == ["wood-stone"]


@pytest.mark.rule("U-73")
def test_market_cards_go_back(table: Callable[..., Table]) -> None:
    """A market card that pays for another goes back to the market, not to the discard pile."""
    t = table("hunt", world="", market="single").give(0, "gold-gold").play("take levy")
    assert t.s.market[CARD_WORDS.index("gold-gold") - DECK] == 3
    t.play("buy iron-iron, discard gold")
    assert t.s.market[CARD_WORDS.index("gold-gold") - DECK] == 4
    assert t.s.discarded.sum() == 0


@pytest.mark.rule("U-65")
def test_turning_over(table: Callable[..., Table]) -> None:
    """For one gold a loose card is turned over, and its other end counts."""
    t = table("hunt", world="", flip=True).give(0, "gold forest-iron enemy").play("take levy")
    assert [move for move in t.can if move.startswith("flip")] == ["flip forest-iron", "flip enemy-gold"]
    t.play("flip forest-iron")
    assert t.loose(0) == ["iron-forest", "enemy-gold"]
    assert t.s.discarded[16] == 1
    assert t.told("flipped") == [("flipped", 0, (15,))]


@pytest.mark.rule("U-65")
def test_turning_over_once_a_turn(table: Callable[..., Table]) -> None:
    """Once a turn, before or after the action, one card is turned over, and once more in an extra turn."""
    t = table("hunt", world="", flip=True).give(0, "gold gold gold forest-iron swamp-clay").play("take levy")
    t.take_pass_card(0, "loan").play("flip forest-iron")
    assert "flip" not in t.kinds()
    assert t.play("play hunt").can == ["extra", "end"]
    t.play("extra")
    assert "flip" in t.play(f"take {t.display()[0]}").kinds()


@pytest.mark.rule("U-65", "U-76")
def test_turning_over_after_the_action(table: Callable[..., Table]) -> None:
    """After the action, at the end of the turn, there is the same choice, on a turn with a pass too."""
    t = table("hunt", world="", flip=True).give(0, "gold forest-iron").act("hunt")
    assert t.can == ["flip forest-iron", "end"]
    t.play("flip forest-iron")
    assert t.match.actor == 1
    t = table("hunt", world="", flip=True).give(0, "gold forest-iron").play("take levy, pass hunt oath")
    assert t.can == ["flip forest-iron", "end"]


@pytest.mark.rule("U-16", "U-63", "U-65", "U-76")
def test_what_is_bought_after_the_effect_can_be_settled(table: Callable[..., Table]) -> None:
    """A card bought or turned over after the effect goes into the settlement of the turn, but not on a pass."""
    t = table("hunt", world="", market="single").give(0, "iron forest").act("hunt")
    assert t.kinds() == {"buy", "end"}
    t.play("buy iron-iron, discard forest")
    assert t.can == ["settle iron iron", "decline"]
    t = table("hunt", world="", flip=True).give(0, "gold stone wood forest-iron").act("hunt")
    assert t.can == ["settle stone wood", "decline", "flip stone-grassland", "flip wood-grassland", "flip forest-iron"]
    t.play("flip forest-iron")
    assert "settle stone iron" in t.can
    t = table("hunt", world="", flip=True).give(0, "gold stone forest-iron").play("take levy, pass hunt oath")
    t.play("flip forest-iron")
    assert t.match.actor == 1


@pytest.mark.rule("U-74")
def test_all_that_must_go_are_not_asked_for(table: Callable[..., Table]) -> None:
    """With turning over, two different cards that both go into a settlement leave nothing to choose."""
    t = table("hunt", world="", flip=True).give(0, "stone-forest stone-swamp").act("hunt").play("settle stone stone")
    assert t.match.actor == 1
    assert t.s.settlements[0] == 1


@pytest.mark.rule("U-76")
def test_market_and_turning_over_in_any_order(table: Callable[..., Table]) -> None:
    """Both can be used in a turn, in either order, before and after the action."""
    t = table("hunt", world="", flip=True, market="single").give(0, "gold gold forest-iron").play("take levy")
    t.play("buy gold-gold, discard forest, flip gold-enemy, use gold-gold")
    assert t.kinds() == {"play", "pass"}
    t = table("hunt", world="", flip=True, market="single").give(0, "gold gold forest-iron").act("hunt")
    t.play("flip forest-iron")
    assert t.kinds() == {"buy", "end"}


@pytest.mark.rule("U-77")
def test_the_gold_that_pays_is_another_card(table: Callable[..., Table]) -> None:
    """The only gold cannot pay for turning itself over; of two one pays and the other is turned."""
    t = table("hunt", world="", flip=True).give(0, "gold").play("take levy")
    assert "flip" not in t.kinds()
    t = table("hunt", world="", flip=True).give(0, "gold gold").play("take levy, flip gold-enemy")
    assert t.loose(0) == ["enemy-gold"]


@pytest.mark.rule("U-77")
def test_the_card_that_is_turned_does_not_pay(table: Callable[..., Table]) -> None:
    """If the other gold is a market card, it pays, and there is nothing to choose."""
    t = table("hunt", world="", flip=True, market="dual").give(0, "gold-enemy gold-gold").play("take levy")
    t.play("flip gold-enemy")
    assert t.loose(0) == ["enemy-gold"]
    assert t.s.market[CARD_WORDS.index("gold-gold") - DECK] == 4


@pytest.mark.rule("U-77")
def test_cards_with_equal_ends_are_not_turned(table: Callable[..., Table]) -> None:
    """A card that shows the same on both ends cannot be turned over."""
    t = table("hunt", world="", flip=True, market="single").give(0, "gold iron-iron forest-iron").play("take levy")
    assert [move for move in t.can if move.startswith("flip")] == ["flip forest-iron"]


@pytest.mark.rule("U-74")
def test_cards_that_look_alike_are_alike(table: Callable[..., Table]) -> None:
    """Without turning over nobody is asked which stone goes: it is the first in the list of cards."""
    t = table("hunt", world="").give(0, "stone-swamp stone-forest stone-mountain").act("hunt")
    t.play("settle stone stone")
    assert t.match.actor == 1
    assert t.loose(0) == ["stone-mountain"]


@pytest.mark.rule("U-74")
def test_with_turning_over_the_player_chooses_the_card(table: Callable[..., Table]) -> None:
    """With flip=on the player says which of several stones goes, one after another, as long as they differ."""
    t = table("hunt", world="", flip=True).give(0, "stone-swamp stone-forest stone-mountain").act("hunt")
    t.play("settle stone stone")
    assert t.can == ["use stone-forest", "use stone-swamp", "use stone-mountain"]
    t.play("use stone-mountain")
    assert t.can == ["use stone-forest", "use stone-swamp"]
    t.play("use stone-forest")
    assert t.match.actor == 1
    assert t.loose(0) == ["stone-swamp"]


@pytest.mark.rule("U-74")
def test_with_turning_over_developments_and_discards_are_chosen_too(table: Callable[..., Table]) -> None:
    """Which card develops and which is discarded is the player's choice as well."""
    t = table("develop trade", world="", flip=True).give(0, "stone-swamp stone-forest").found(0, "stone stone")
    t.act("develop").play("develop 1 stone, use stone-swamp")
    assert t.loose(0) == ["stone-forest"]
    t = table("trade", world="forest-iron", flip=True).give(0, "iron-swamp iron-forest").act("trade")
    t.play("discard iron, use iron-swamp")
    assert t.loose(0) == ["iron-forest"]
    assert t.s.discarded[CARD_WORDS.index("swamp-iron")] == 1


@pytest.mark.rule("U-74")
def test_a_price_of_two_asks_for_each_card(table: Callable[..., Table]) -> None:
    """A purchase for two cards asks, with flip=on, for each of them which one goes."""
    t = table("hunt", world="", flip=True, market="dual", market_rate=2).give(0, "iron-swamp iron-forest iron-forest")
    t.play("take levy, buy wood-stone, discard iron, use iron-forest, discard iron, use iron-swamp")
    assert t.loose(0) == ["iron-forest", "wood-stone"]


@pytest.mark.rule("U-74")
def test_paid_gold_is_chosen_among_different_gold(table: Callable[..., Table]) -> None:
    """With flip=on and a market, gold with an enemy below and gold with gold below differ, so one of them is chosen."""
    t = table("reclaim", world="forest-iron " * 3, flip=True, market="single").give(0, "gold-enemy gold-gold")
    t.act("reclaim").play("pay")
    assert t.can == ["use gold-enemy", "use gold-gold"]
    t.play("use gold-gold")
    assert t.loose(0) == ["gold-enemy"]
    assert t.s.gains == 3


@pytest.mark.rule("U-66")
def test_flat_gold(table: Callable[..., Table]) -> None:
    """With gold_vp=flat, as in the variant draft5, each loose gold scores 1 VP, settlements or not."""
    for options in ({"gold_vp": "flat"}, {"variant": "draft5"}):
        t = table(**options).give(0, "gold gold").give(1, "gold").found(1, "stone stone").found(1, "wood wood")
        assert [items["gold"] for items in t.match.breakdown()] == [2, 1, 0, 0]


@pytest.mark.rule("U-66")
def test_the_table_of_settlements(table: Callable[..., Table]) -> None:
    """building_vp says what settlements of each size score."""
    t = table(building_vp=[1, 2, 3, 50]).found(0, "stone stone").found(1, "stone stone stone gold gold gold")
    t.found(2, "stone wood clay")
    assert [items["settlements"] for items in t.match.breakdown()] == [1, 50, 2, 0]


@pytest.mark.rule("U-66", "U-85")
@pytest.mark.parametrize(("card", "settlements"), [("hunt", 0), ("gather", 0), ("build", 1), ("colonise", 2)])
def test_settling_through_actions_alone(table: Callable[..., Table], card: str, settlements: int) -> None:
    """With settle=action Build allows one settlement, Colonise two, and no other card any."""
    t = table(card, world="", settle="action").give(0, "stone stone stone stone stone stone").act(card)
    founded = 0
    while "settle" in t.kinds():
        t.play("settle stone stone")
        founded += 1
    assert founded == settlements
    assert t.match.actor == 1


@pytest.mark.rule("U-67")
@pytest.mark.parametrize("bonus", [0, 1, 2])
def test_richer_actions(bonus: int) -> None:
    """gain_bonus adds to every effect that gains cards, and makes no gain of an effect that has none."""
    plain, richer = numbers(), numbers(gain_bonus=bonus)
    assert (richer.gain == np.where(plain.gain > 0, plain.gain + bonus, 0)).all()
    assert (plain.gain == 0).sum() == 1


@pytest.mark.rule("U-67", "U-79")
def test_what_richer_actions_leave_alone(table: Callable[..., Table]) -> None:
    """Trade gains one more altogether, Survey reveals as many as before, and the bonus is one card."""
    world = "enemy-gold " * 12
    t = table("trade", world=world, gain_bonus=1).give(0, "forest forest").act("trade")
    t.play("discard forest, discard forest")
    assert t.s.gains == 4
    t = table("survey", world="", gain_bonus=1).act("survey")
    assert t.s.draws == 3
    t = table("hunt", world="", gain_bonus=1).idle()
    t.play(f"take {t.display(2)[0]}").play("reveal enemy-gold, gain enemy-gold")
    assert t.kinds() == {"play", "pass"}


@pytest.mark.rule("U-78")
@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"world_size": 5}, "world_size counts only with world=refill"),
        ({"market_rate": 2}, "market_rate counts only with market=single or market=dual"),
    ],
)
def test_numbers_without_effect_are_refused(options: dict[str, Any], message: str) -> None:
    """A number that would change nothing is refused with a sentence that says what it needs."""
    with pytest.raises(BadOption, match=message):
        numbers(**options)


@pytest.mark.rule("U-62", "U-63", "U-64", "U-65", "U-66")
def test_variants() -> None:
    """Each variant is the draft but for what its name says."""
    definition = registry.definition("undecim")
    draft = definition.load(variant="draft6").options
    assert draft == definition.load().options
    changes = {
        v.name: {k: x for k, x in definition.load(variant=v.name).options.items() if x != draft[k]}
        for v in definition.variants
    }
    assert changes == {
        "draft6": {},
        "refill6": {"world": "refill"},
        "refill5": {"world": "refill", "world_size": 5},
        "market": {"market": "single"},
        "market-dual": {"market": "dual"},
        "flip": {"flip": True},
        "draft5": {"gold_vp": "flat"},
    }
