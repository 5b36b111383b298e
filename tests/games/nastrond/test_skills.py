"""Skills of the Einherjar (N-25, N-62 to N-64, N-84 to N-86, N-94)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.games.nastrond.tabletop import Table


def power(t: Table) -> int | None:
    """The power that was held against the last target."""
    return t.told("won", "lost")[-1][2][1]


@pytest.mark.rule("N-62")
def test_spearman(table: Callable[..., Table]) -> None:
    """The Spearman adds 1 to one die."""
    t = table().give(0, "spearman").begin(0).challenge("g5", 2, 3)
    assert t.can == ["use spearman 2", "use spearman 3", "judge"]
    t.play("use spearman 3")
    assert power(t) == 6


@pytest.mark.rule("N-62")
def test_archer(table: Callable[..., Table]) -> None:
    """The Archer rolls one die again, whatever it shows."""
    t = table().give(0, "archer").begin(0).challenge("g5", 6, 1)
    assert t.can == ["use archer 1", "use archer 6", "judge"]
    t.play("use archer 1, six 5")
    assert power(t) == 11


@pytest.mark.rule("N-62")
def test_shieldbearer(table: Callable[..., Table]) -> None:
    """The Shieldbearer makes one die that shows 1 a 3, and is of no use for others."""
    t = table().give(0, "shieldbearer").begin(0).challenge("g5", 1, 1)
    assert t.can == ["use shieldbearer 1", "judge"]
    t.play("use shieldbearer 1")
    assert power(t) == 4
    t = table().give(0, "shieldbearer").begin(0).challenge("g5", 2, 2)
    assert power(t) == 4


@pytest.mark.rule("N-62")
@pytest.mark.parametrize(("shown", "other"), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)])
def test_scout_turns_six_sides(table: Callable[..., Table], shown: int, other: int) -> None:
    """The Scout turns a six-sided die over: the two sides add up to 7."""
    t = table().give(0, "scout").begin(0).challenge("g5", shown)
    assert power(t.play(f"use scout {shown}")) == other


@pytest.mark.rule("N-62")
@pytest.mark.parametrize("shown", range(1, 9))
def test_scout_turns_eight_sides(table: Callable[..., Table], shown: int) -> None:
    """The Scout turns an eight-sided die over: the two sides add up to 9."""
    t = table().give(0, "scout").grow(0, wisdom=1).begin(0).play("move g5, roll 1").throw(shown, sides=8)
    assert power(t.play(f"use scout {shown}of8")) == 9 - shown


@pytest.mark.rule("N-62")
def test_seer(table: Callable[..., Table]) -> None:
    """The Seer adds 2 to one die, as far as it goes."""
    t = table().give(0, "seer").begin(0).challenge("g5", 3, 5)
    assert power(t.play("use seer 3")) == 10
    t = table().give(0, "seer").begin(0).challenge("g5", 3, 5)
    assert power(t.play("use seer 5")) == 9


@pytest.mark.rule("N-25")
def test_no_die_beyond_its_sides(table: Callable[..., Table]) -> None:
    """A 6 cannot be raised on six sides but can on eight, up to 8."""
    t = table().give(0, "spearman", "seer").begin(0).challenge("g5", 6)
    assert power(t) == 6
    t = table().give(0, "spearman", "seer").grow(0, wisdom=1).begin(0).play("move g5, roll 1, eight 7")
    assert t.can == ["use spearman 7of8", "use seer 7of8", "judge"]
    assert power(t.play("use seer 7of8")) == 8


@pytest.mark.rule("N-62")
def test_skald(table: Callable[..., Table]) -> None:
    """The Skald spends a Tiwaz for 3 power; without Tiwaz there is no song."""
    t = table().give(0, "skald").begin(0).challenge("g5", 4)
    assert t.s.tiwaz == 1
    t.play("call skald")
    assert (power(t), t.s.tiwaz) == (7, 0)
    t = table().give(0, "skald").begin(0).challenge("g5", 4, 1)
    assert power(t) == 5


@pytest.mark.rule("N-62")
def test_berserker(table: Callable[..., Table]) -> None:
    """The Berserker adds 2 power if two rolled dice show the same; Tiwaz are no pair."""
    t = table().give(0, "berserker").begin(0).challenge("g5", 2, 2)
    assert power(t.play("call berserker")) == 6
    t = table().give(0, "berserker").begin(0).challenge("g5", 2, 3)
    assert power(t) == 5
    t = table().resolve(0, "a5", "b5").give(0, "berserker").begin(0).challenge("g5", 2, 3)
    assert t.s.tiwaz == 2
    assert power(t) == 5


@pytest.mark.rule("N-62")
def test_berserker_sees_pairs_of_unequal_dice(table: Callable[..., Table]) -> None:
    """A die with six and one with eight sides that show the same are a pair, and so are two with eight."""
    t = table().give(0, "berserker").grow(0, wisdom=1).begin(0).play("move g5, roll 2, six 4, eight 4")
    assert power(t.play("call berserker")) == 10
    t = table().give(0, "berserker").grow(0, wisdom=2).begin(0).play("move g5, roll 2, eight 8, eight 8")
    assert power(t.play("call berserker")) == 18


@pytest.mark.rule("N-63")
def test_huscarl(table: Callable[..., Table]) -> None:
    """The Huscarl makes any die a 5, even a better one; a 5 is left alone."""
    t = table().give(0, "huscarl").begin(0).challenge("g5", 5, 1)
    assert t.can == ["use huscarl 1", "judge"]
    assert power(t.play("use huscarl 1")) == 10
    t = table().give(0, "huscarl").grow(0, wisdom=1).begin(0).play("move g5, roll 1, eight 8, use huscarl 8of8")
    assert power(t) == 5


@pytest.mark.rule("N-63")
def test_smith(table: Callable[..., Table]) -> None:
    """The Smith rolls one Tiwaz into the challenge; it counts no more as Tiwaz."""
    t = table().give(0, "smith").begin(0).challenge("g6", 1)
    t.play("call smith").throw(6)
    assert (power(t), t.vp(0)) == (7, {"edda": 1})
    t = table().give(0, "smith").begin(0).challenge("g6", 1, 1)
    assert power(t) == 2


@pytest.mark.rule("N-63", "N-86")
def test_smith_after_a_reroll(table: Callable[..., Table]) -> None:
    """The Smith may roll a Tiwaz after the Archer rolled a die again, and the new die can be changed in turn."""
    t = table().give(0, "smith", "archer", "spearman").begin(0).challenge("g5", 1)
    t.play("use archer 1, six 2, call smith, six 3")
    assert t.dice == ["2", "3"]
    assert power(t.play("use spearman 3")) == 6


@pytest.mark.rule("N-63")
def test_strategist(table: Callable[..., Table]) -> None:
    """The Strategist adds 1 to every die that can show more."""
    t = table().grow(0, wisdom=1).give(0, "strategist").resolve(0, "a5", "b5").begin(0)
    t.play("move g5, roll 4, six 6, six 5, six 1, eight 6, call strategist")
    assert power(t) == 6 + 6 + 2 + 7
    t = table().give(0, "strategist").begin(0).challenge("g5", 6, 6)
    assert power(t) == 12


@pytest.mark.rule("N-63")
def test_jarl_wants_three_more(table: Callable[..., Table]) -> None:
    """The Jarl works once the power is 3 more than the target: 10 against 7, not 9."""
    t = table().give(0, "jarl").begin(0).challenge("g4", 5, 4)
    assert (t.vp(0), t.s.ready.sum()) == ({"edda": 3}, 1)
    t = table().give(0, "jarl").begin(0).challenge("g4", 5, 5).play("call jarl")
    assert t.vp(0) == {"edda": 3, "jarl": 2}


@pytest.mark.rule("N-63", "N-86")
def test_jarl_after_the_skald(table: Callable[..., Table]) -> None:
    """What was added after fixing counts for the Jarl's condition."""
    t = table().resolve(0, "a4").give(0, "jarl", "skald").begin(0).challenge("g4", 4, 3)
    assert "call jarl" not in t.can
    t.play("call skald, call jarl")
    assert t.vp(0)["jarl"] == 2


@pytest.mark.rule("N-64")
def test_dragonslayer(table: Callable[..., Table]) -> None:
    """The Dragonslayer adds 6 power against a keeper and against Nidhogg, and does nothing against stories."""
    t = table().give(0, "dragonslayer").begin(0).challenge("f1", 2)
    assert power(t) == 2
    t = table().put_pawn(1, "b7").give(0, "dragonslayer").begin(0).challenge("g1", 2)
    assert power(t.play("call dragonslayer")) == 8
    t = table().give(0, "dragonslayer").begin(0, at="d4").play("roll 1").throw(2)
    assert power(t.play("call dragonslayer")) == 8


@pytest.mark.rule("N-64")
def test_twin(table: Callable[..., Table]) -> None:
    """The Twin makes the lowest die a copy of the highest; equal dice are left alone."""
    t = table().resolve(0, "a5").give(0, "twin").begin(0).challenge("g5", 2, 5, 3)
    assert power(t.play("call twin")) == 5 + 5 + 3
    t = table().give(0, "twin").begin(0).challenge("g5", 4, 4)
    assert power(t) == 8


@pytest.mark.rule("N-64", "N-84")
def test_twin_among_unequal_dice(table: Callable[..., Table]) -> None:
    """A six-sided die copies an 8 as 6; of two lowest dice the eight-sided one is taken; a 6 beside an 8 is left."""
    t = table().give(0, "twin").grow(0, wisdom=1).begin(0).play("move g5, roll 2, six 2, eight 8, call twin")
    assert power(t) == 14
    t = table().resolve(0, "a5").give(0, "twin").grow(0, wisdom=2).begin(0)
    t.play("move g5, roll 3, six 2, eight 2, eight 7, call twin")
    assert power(t) == 2 + 7 + 7
    t = table().give(0, "twin").grow(0, wisdom=1).begin(0).play("move g5, roll 2, six 6, eight 8")
    assert power(t) == 14


@pytest.mark.rule("N-64")
def test_oathkeeper(table: Callable[..., Table]) -> None:
    """The Oathkeeper adds 2 power for each Tiwaz there is."""
    t = table().resolve(0, "a5", "b5").give(0, "oathkeeper").begin(0).challenge("g5", 4)
    assert t.s.tiwaz == 3
    assert power(t.play("call oathkeeper")) == 10


@pytest.mark.rule("N-64")
def test_wanderer(table: Callable[..., Table]) -> None:
    """The Wanderer makes every 1 and 2 a 4."""
    t = table().resolve(0, "a5", "b5").give(0, "wanderer").begin(0).challenge("g5", 1, 2, 3, 5)
    assert power(t.play("call wanderer")) == 4 + 4 + 3 + 5
    t = table().give(0, "wanderer").begin(0).challenge("g5", 3, 6)
    assert power(t) == 9


@pytest.mark.rule("N-85")
def test_a_spent_tiwaz_is_gone(table: Callable[..., Table]) -> None:
    """A Tiwaz that the Skald spent counts neither for the card nor for the Oathkeeper, and is not in the stock yet."""
    t = table().resolve(0, "a6").give(0, "skald", "oathkeeper").begin(0).challenge("g6", 1)
    assert (t.s.tiwaz, t.s.stock) == (2, 3)
    t.play("call skald, call oathkeeper")
    assert (power(t), t.vp(0)["edda"]) == (1 + 3 + 2, 1 + 1)
    assert t.s.stock == 3


@pytest.mark.rule("N-25")
def test_each_works_once_a_turn(table: Callable[..., Table]) -> None:
    """Two Spearmen work once each, and again on the next turn."""
    t = table().give(0, "spearman", "spearman").begin(0).challenge("g5", 1, 1)
    t.play("use spearman 1, use spearman 2")
    assert power(t) == 4
    t.rest().rest().rest().rest()
    assert t.s.seat == 0
    t.play("move g4, roll 1, six 1")
    assert "use spearman 1" in t.can


@pytest.mark.rule("N-25")
def test_skills_in_any_order(table: Callable[..., Table]) -> None:
    """The order is the player's: Strategist then Shieldbearer is not the same as the other way round."""
    t = table().give(0, "strategist", "shieldbearer").begin(0).challenge("g5", 1)
    t.play("call strategist")
    assert power(t) == 2
    t = table().give(0, "strategist", "shieldbearer").begin(0).challenge("g5", 1)
    t.play("use shieldbearer 1, call strategist")
    assert power(t) == 4


@pytest.mark.rule("N-25", "N-86")
def test_after_fixing_nothing_changes_dice(table: Callable[..., Table]) -> None:
    """After the first skill that works after fixing, only such skills are left."""
    everybody = ["spearman", "archer", "scout", "seer", "huscarl", "smith", "strategist", "twin", "wanderer"]
    t = table().resolve(0, "a5").give(0, "berserker", "skald", "jarl", "oathkeeper", *everybody)
    t.grow(0, courage=2).begin(0).challenge("g5", 1, 1)
    assert {kind for kind in everybody if any(kind in said for said in t.can)} == {*everybody} - {"twin"}
    t.play("call berserker")
    assert t.can == ["call skald", "call oathkeeper", "judge"]


@pytest.mark.rule("N-86")
def test_judgement_falls_by_itself(table: Callable[..., Table]) -> None:
    """Who can do nothing but judge is not asked; who can do something is, until judgement is wanted."""
    t = table().challenge("g5", 1, 2)
    assert t.can_say("hire")
    t = table().give(0, "scout").begin(0).challenge("g5", 1, 2)
    assert t.can == ["use scout 1", "use scout 2", "judge"]
    assert t.play("judge").can_say("hire")


@pytest.mark.rule("N-86")
def test_no_skill_before_the_roll(table: Callable[..., Table]) -> None:
    """Before the roll there is nothing to be changed."""
    t = table().give(0, "spearman", "smith", "dragonslayer").grow(0, courage=1).begin(0).play("move g5")
    assert t.can == ["roll 1", "roll 2"]


@pytest.mark.rule("N-94")
def test_equal_dice_are_named_once(table: Callable[..., Table]) -> None:
    """Three dice that show the same are one choice; one with eight sides is another."""
    t = table().resolve(0, "a5", "b5").give(0, "archer").grow(0, wisdom=1).begin(0)
    t.play("move g5, roll 4, six 3, six 3, six 3, eight 3")
    assert t.can == ["use archer 3", "use archer 3of8", "judge"]
