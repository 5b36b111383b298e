"""Leduc poker, paragraph by paragraph."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import soan

if TYPE_CHECKING:
    from soan import Match


def play(moves: str) -> Match:
    """A match after these moves, separated by commas."""
    match = soan.load("leduc_poker").start(seed=1)
    for move in moves.split(","):
        match.play(move.strip())
    return match


def said(match: Match) -> list[str]:
    """What may be said or drawn now."""
    return [action.notation for action in match.legal()]


@pytest.mark.rule("L1")
def test_two_cards_of_each_rank() -> None:
    """The second card of a rank can be dealt, a third cannot; both players have put in a chip."""
    match = play("deal jack, deal jack, call, call")
    assert match.odds() == [(match.game.definition.moves.read(f"turn {card}"), 2) for card in ("queen", "king")]
    assert match.state.pot.tolist() == [1, 1]


@pytest.mark.rule("L2")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    """Each player sees the own card; the others' and a spectator's view do not have it."""
    match = play("deal king, deal jack")
    assert [match.observe(seat).state.card.tolist() for seat in (0, 1, None)] == [[3, 0], [0, 1], [0, 0]]


@pytest.mark.rule("L3")
def test_folding_needs_a_raise() -> None:
    """Who need put in nothing cannot fold; who is raised can."""
    assert said(play("deal jack, deal king")) == ["call", "raise"]
    assert said(play("deal jack, deal king, raise")) == ["fold", "call", "raise"]


@pytest.mark.rule("L3")
def test_a_check_at_the_beginning_does_not_end_the_round() -> None:
    """After a check the other player decides; the second check, or a call, ends the round."""
    assert play("deal jack, deal king, call").actor == 1
    assert play("deal jack, deal king, call, call").actor == soan.NATURE
    assert play("deal jack, deal king, call, raise, call").actor == soan.NATURE


@pytest.mark.rule("L4")
def test_two_raises_of_two_then_two_of_four() -> None:
    """Each round can be raised twice: by 2 chips in the first, by 4 in the second."""
    match = play("deal jack, deal king, raise, raise")
    assert (match.state.pot.tolist(), said(match)) == ([3, 5], ["fold", "call"])
    match = play("deal jack, deal king, raise, raise, call, turn queen, raise, raise")
    assert (match.state.pot.tolist(), said(match)) == ([9, 13], ["fold", "call"])


@pytest.mark.rule("L5")
def test_the_first_seat_begins_the_second_round_too() -> None:
    """The card in the middle is open to all, and seat 0 decides."""
    match = play("deal jack, deal king, call, raise, call, turn queen")
    assert (match.actor, match.observe(1).state.public, said(match)) == (0, 2, ["call", "raise"])


@pytest.mark.rule("L6", "L7")
@pytest.mark.parametrize(
    ("moves", "scores"),
    [
        ("deal king, deal jack, raise, fold", (1, -1)),
        ("deal king, deal jack, raise, raise, fold", (-3, 3)),
        ("deal king, deal jack, call, call, turn queen, call, call", (1, -1)),
        ("deal king, deal jack, call, call, turn jack, raise, call", (-5, 5)),
        ("deal king, deal king, call, call, turn jack, raise, raise, call", (0, 0)),
    ],
)
def test_who_wins_the_pot(moves: str, scores: tuple[int, int]) -> None:
    """Folding loses what was put in; a pair wins, then the higher card; equal cards share."""
    match = play(moves)
    assert (match.over, match.scores) == (True, scores)


@pytest.mark.rule("L6")
def test_cards_are_shown_only_at_a_showdown() -> None:
    """Both see both cards after the second round, and neither after a fold."""
    shown = play("deal king, deal jack, call, call, turn queen, call, call")
    folded = play("deal king, deal jack, raise, fold")
    assert shown.observe(0).state.card.tolist() == [3, 1]
    assert folded.observe(0).state.card.tolist() == [3, 0]


@pytest.mark.rule("L7")
def test_the_pot_is_lost_until_it_is_won() -> None:
    """While the game goes on, everybody is behind by what lies in the pot."""
    assert play("deal king, deal jack, raise").scores == (-3, -1)
