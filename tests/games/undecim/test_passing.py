"""Passing and the extra turn (U-29 to U-31, U-82)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from soan.games.undecim.moves import PASS_CARDS

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.games.undecim.tabletop import Table


@pytest.mark.rule("U-29")
def test_a_pass_has_no_effect_and_brings_a_pass_card(table: Callable[..., Table]) -> None:
    """The hand card goes into the display without its effect, and the player has the pass card of his choice."""
    t = table("explore", world="forest-iron forest-iron").play("take colonise, pass explore oath")
    assert t.s.pass_card[0] == PASS_CARDS.index("oath") + 1
    assert "explore" in t.display()
    assert t.loose(0) == []
    assert t.match.actor == 1
    assert t.told("passed") == [("passed", 0, (0, 2))]


@pytest.mark.rule("U-29")
def test_no_settlement_on_a_pass(table: Callable[..., Table]) -> None:
    """Whoever passes is not asked to found a settlement."""
    t = table("explore", world="").give(0, "stone stone").play("take colonise, pass explore oath")
    assert t.match.actor == 1
    assert t.s.settlements[0] == 0


@pytest.mark.rule("U-29")
def test_the_lands_pay_on_a_pass(table: Callable[..., Table]) -> None:
    """The victory points for different lands are paid at the end of a passed turn too."""
    t = table("explore", world="").give(0, "forest swamp").play("take colonise, pass explore oath")
    assert t.s.vp[0] == 2


@pytest.mark.rule("U-29")
def test_only_pass_cards_that_lie_there(table: Callable[..., Table]) -> None:
    """A pass card that somebody has taken cannot be taken again."""
    t = table("explore survey", world="").take_pass_card(2, "oath").take_pass_card(3, "haste").play("take colonise")
    assert {move.split()[2] for move in t.can if move.startswith("pass")} == {"loan", "charter"}


@pytest.mark.rule("U-29", "U-31")
def test_once_a_game(table: Callable[..., Table]) -> None:
    """A player who has passed, whether the card is set in front or not, cannot pass again."""
    for in_front in (False, True):
        t = table(world="").take_pass_card(0, "oath", in_front=in_front).play("take colonise")
        assert t.kinds() == {"play"}


@pytest.mark.rule("U-30")
def test_an_extra_turn(table: Callable[..., Table]) -> None:
    """At the end of a turn the pass card can be set in front for one more whole turn at once."""
    t = table("hunt prospect", world="").take_pass_card(0, "oath").act("hunt")
    assert t.can == ["extra", "end"]
    t.play("extra")
    assert (t.match.actor, t.kinds()) == (0, {"take"})
    assert t.s.in_front[0] == 1
    t.play(f"take {t.display()[0]}, play prospect")
    assert t.match.actor == 1
    assert t.told("extra") == [("extra", 0, (2,))]


@pytest.mark.rule("U-30")
def test_the_pass_card_can_wait(table: Callable[..., Table]) -> None:
    """Who does not set the card in front keeps it for a later turn."""
    t = table("hunt", world="").take_pass_card(0, "oath").act("hunt").play("end")
    assert t.match.actor == 1
    assert (t.s.pass_card[0], t.s.in_front[0]) == (3, 0)


@pytest.mark.rule("U-30")
def test_an_extra_turn_settles_again(table: Callable[..., Table]) -> None:
    """The extra turn has a settlement of its own."""
    t = table("hunt prospect", world="").take_pass_card(0, "oath").give(0, "stone stone wood wood").act("hunt")
    t.play("settle stone stone, extra").act("prospect").play("settle wood wood")
    assert t.s.settlements[0] == 2


@pytest.mark.rule("U-31")
def test_not_in_the_turn_of_the_pass(table: Callable[..., Table]) -> None:
    """The pass card cannot be set in front at the end of the very turn in which it was taken."""
    t = table("explore", world="").play("take colonise, pass explore oath")
    assert t.match.actor == 1


@pytest.mark.rule("U-31")
def test_an_extra_turn_brings_no_second_one(table: Callable[..., Table]) -> None:
    """Once the card is set in front there is neither another extra turn nor a pass."""
    t = table("hunt prospect", world="").take_pass_card(0, "oath").act("hunt").play("extra")
    t.play(f"take {t.display()[0]}")
    assert t.kinds() == {"play"}
    t.play("play prospect")
    assert t.match.actor == 1


@pytest.mark.rule("U-31")
def test_a_pass_card_that_is_not_set_is_worth_nothing(table: Callable[..., Table]) -> None:
    """A pass card in the hand scores nothing, whether its condition holds or not."""
    for card in PASS_CARDS:
        t = table().take_pass_card(0, card).found(0, "stone stone")
        assert t.match.breakdown()[0]["pass_card"] == 0


@pytest.mark.rule("U-82")
def test_the_lands_pay_for_both_turns(table: Callable[..., Table]) -> None:
    """The lands pay at the end of the turn and again at the end of the extra turn."""
    t = table("hunt prospect", world="").take_pass_card(0, "oath").give(0, "forest swamp").act("hunt").play("extra")
    assert t.s.vp[0] == 2
    t.act("prospect")
    assert t.s.vp[0] == 4


@pytest.mark.rule("U-82")
def test_the_extra_turn_does_not_count_in_the_round(table: Callable[..., Table]) -> None:
    """The others still have their turns in this round after an extra turn."""
    t = table("hunt prospect", world="").take_pass_card(0, "oath").act("hunt").play("extra").act("prospect")
    assert [event[1:] for event in t.told("turn")] == [(0, (1, 12)), (0, (1, 0)), (1, (2, 0))]
    t.idle(3)
    assert t.s.lap == 2
