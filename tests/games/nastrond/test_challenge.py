"""Challenge roll and divine intervention (N-22 to N-24, N-26, N-47, N-82)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from soan.games.nastrond.world import CROSS, SPACES

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.games.nastrond.tabletop import Table


@pytest.mark.rule("N-22")
def test_urds_of_the_figure_count(table: Callable[..., Table]) -> None:
    """The figure in the rule book: at b5 the Urds at b7, a5, g5 and b3 bring four dice."""
    t = table().resolve(0, "b7", "a5", "g5", "b3").begin(0, at="b4").play("move b5")
    assert (t.s.pool, t.s.stock) == (6, 0)
    assert t.told("gathered") == [("gathered", 0, (4, 6))]


@pytest.mark.rule("N-22")
def test_only_own_urds_in_row_and_column_count(table: Callable[..., Table]) -> None:
    """Urds of others bring nothing, nor do own ones elsewhere, not even next to the pawn diagonally."""
    t = table().resolve(1, "g2", "a5").resolve(0, "f4", "f6", "a1").begin(0).play("move g5")
    assert t.s.pool == 2


@pytest.mark.rule("N-22")
def test_all_layers_count(table: Callable[..., Table]) -> None:
    """Row and column go across all layers, beyond the centre."""
    t = table().resolve(0, "a4", "b4", "c4", "e4").begin(0).play("move g4")
    assert t.s.pool == 6


@pytest.mark.rule("N-22")
def test_the_stock_is_the_limit(table: Callable[..., Table]) -> None:
    """With four players the stock has four dice, however many Urds there are."""
    t = table().resolve(0, "a4", "b4", "c4", "e4", "f4", "g6").begin(0).play("move g4")
    assert (t.s.pool, t.s.stock) == (6, 0)
    assert t.told("gathered")[0][2] == (6, 6)


@pytest.mark.rule("N-22")
def test_a_row_and_a_column_have_thirteen_spaces() -> None:
    """From every space thirteen spaces are looked at, itself among them."""
    for space, looked_at in enumerate(CROSS):
        assert space in looked_at
        assert len(set(looked_at)) == 13
        assert all(set(SPACES[int(other)]) & set(SPACES[space]) for other in looked_at)


@pytest.mark.rule("N-23")
def test_roll_some_and_keep_the_rest(table: Callable[..., Table]) -> None:
    """Of a pool of four, one to four dice can be rolled; the others are Tiwaz."""
    t = table().resolve(0, "a4", "b4").begin(0).play("move g4")
    assert t.can == ["roll 1", "roll 2", "roll 3", "roll 4"]
    t.play("roll 3")
    assert t.s.tiwaz == 1
    assert t.can == [f"six {pips}" for pips in range(1, 7)]
    t.throw(2, 6)
    assert sorted(t.dice) == ["2", "6"]
    assert t.match.actor == -1


@pytest.mark.rule("N-06", "N-23")
def test_dice_are_fair(table: Callable[..., Table]) -> None:
    """Each face of a die is as likely as any other."""
    t = table().play("move g4, roll 1")
    assert [weight for _, weight in t.match.odds()] == [1] * 6
    t = table().grow(0, wisdom=1).begin(0).play("move g4, roll 1")
    assert [weight for _, weight in t.match.odds()] == [1] * 8


@pytest.mark.rule("N-24")
def test_divine_intervention_before_the_roll(table: Callable[..., Table]) -> None:
    """Before the roll the die joins the pool, and may stay aside as Tiwaz; the Urd card leaves the game."""
    t = table()
    t.s.under[0] = 1
    t.play("move g4, divine")
    assert (t.s.pool, t.s.stock, t.s.under[0], t.s.spent[0]) == (3, 3, 0, 1)
    assert t.can == ["roll 1", "roll 2", "roll 3"]
    t.play("roll 2")
    assert t.s.tiwaz == 1


@pytest.mark.rule("N-24")
def test_divine_intervention_after_the_roll(table: Callable[..., Table]) -> None:
    """After the roll the die is rolled and added; it may be changed like the others."""
    t = table().give(0, "spearman").begin(0)
    t.s.under[0] = 1
    t.challenge("g4", 2, 3)
    t.play("divine, six 1, use spearman 1")
    assert sorted(t.dice) == ["2", "2", "3"]


@pytest.mark.rule("N-24", "N-86")
def test_divine_intervention_after_fixing(table: Callable[..., Table]) -> None:
    """Even after fixing the die is rolled and added, but nothing changes it or another any more."""
    t = table().give(0, "berserker", "spearman", "archer").grow(0, courage=1).begin(0)
    t.s.under[0] = 1
    t.challenge("g3", 3, 3)
    t.play("call berserker")
    assert t.can == ["divine", "judge"]
    t.play("divine")
    assert t.match.actor == -1
    t.throw(1)
    assert t.told("divine")[-1][2] == (2,)
    assert t.told("won")[-1][2][1:] == (9, 8)


@pytest.mark.rule("N-24")
def test_no_divine_intervention_with_an_empty_stock(table: Callable[..., Table]) -> None:
    """While the stock is empty no Urd card can be spent, before the roll or after it."""
    t = table().resolve(0, "a4", "b4", "c4", "e4").give(0, "spearman").begin(0)
    t.s.under[0] = 2
    t.play("move g4")
    assert "divine" not in t.can
    t.play("roll 1").throw(1)
    assert "divine" not in t.can
    assert "use spearman 1" in t.can


@pytest.mark.rule("N-24")
def test_divine_interventions_empty_the_stock(table: Callable[..., Table]) -> None:
    """Each takes a die from the stock; the fifth with four players is not possible."""
    t = table()
    t.s.under[0] = 5
    t.play("move g4, divine, divine, divine, divine")
    assert (t.s.pool, t.s.under[0]) == (6, 1)
    assert "divine" not in t.can


@pytest.mark.rule("N-24")
def test_no_divine_intervention_for_others(table: Callable[..., Table]) -> None:
    """It is a matter of the own turn: who has Urds under the Valkyrie is not asked on another's turn."""
    t = table()
    t.s.under[1] = 3
    t.play("move g4")
    assert t.can == ["roll 1", "roll 2"]


@pytest.mark.rule("N-26")
def test_a_resolved_space(table: Callable[..., Table]) -> None:
    """There is no roll and no VP on any player's Urd; the Urd card goes under the Valkyrie, and scouting follows."""
    t = table().resolve(3, "g4").begin(0).play("move g4")
    assert (t.s.hand[0], t.s.under[0], t.s.outcome) == (8, 1, 0)
    assert t.vp(0) == {}
    assert "hire spearman" in t.can
    assert t.s.urd[SPACES.index("g4")] == 4


@pytest.mark.rule("N-26")
def test_a_resolved_space_of_ones_own(table: Callable[..., Table]) -> None:
    """An own Urd card resolves a space as well as any."""
    t = table().resolve(0, "g4").begin(0).play("move g4")
    assert t.s.under[0] == 1


@pytest.mark.rule("N-47")
def test_wisdom_makes_dice_eight_sided(table: Callable[..., Table]) -> None:
    """With two wisdoms, two of three rolled dice have eight sides."""
    t = table().resolve(0, "a4", "b4").grow(0, wisdom=2).begin(0).play("move g4, roll 3")
    assert t.s.air.tolist() == [1, 2]
    t.throw(6).throw(8, 7, sides=8)
    assert t.told("won")[-1][2][1] == 21


@pytest.mark.rule("N-47")
def test_only_four_eight_sided_dice(table: Callable[..., Table]) -> None:
    """Of six dice rolled with five wisdoms, four have eight sides."""
    t = table().resolve(0, "a4", "b4", "c4", "e4").grow(0, wisdom=5).begin(0).play("move g4, roll 6")
    assert t.s.air.tolist() == [2, 4]


@pytest.mark.rule("N-47")
def test_wisdom_for_fewer_dice(table: Callable[..., Table]) -> None:
    """One die rolled with three wisdoms has eight sides; the Tiwaz are plain dice."""
    t = table().grow(0, wisdom=3).begin(0).play("move g4, roll 1")
    assert (t.s.air.tolist(), t.s.tiwaz) == ([0, 1], 1)


@pytest.mark.rule("N-82")
def test_wisdom_left_over_serves_later_dice(table: Callable[..., Table]) -> None:
    """A die that divine intervention or the Smith brings has eight sides as long as wisdom is left."""
    t = table().give(0, "smith").grow(0, wisdom=2).begin(0)
    t.s.under[0] = 1
    t.play("move g4, roll 1, eight 1, call smith, eight 2, divine, six 3")
    assert t.told("landed")[-3:] == [("landed", 0, (6,)), ("landed", 0, (7,)), ("landed", 0, (2,))]


@pytest.mark.rule("N-82")
def test_a_die_keeps_its_sides_when_rolled_again(table: Callable[..., Table]) -> None:
    """The Archer's die is of the same kind as before."""
    t = table().give(0, "archer").grow(0, wisdom=1).begin(0).play("move g4, roll 2, six 2, eight 2")
    assert t.can == ["use archer 2", "use archer 2of8", "judge"]
    assert t.play("use archer 2of8").can[0] == "eight 1"
