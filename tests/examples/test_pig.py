"""Pig, paragraph by paragraph."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import soan

if TYPE_CHECKING:
    from soan import Match


def play(moves: str, players: int = 2, **options: Any) -> Match:
    """A match after these moves, separated by commas; ``5`` stands for a roll that shows it."""
    match = soan.load("pig", players, **options).start()
    for move in filter(None, map(str.strip, moves.split(","))):
        if move.isdigit():
            match.play("roll")
            match.play(f"land {move}")
        else:
            match.play(move)
    return match


def said(match: Match) -> list[str]:
    """What may be said now."""
    return [action.notation for action in match.legal()]


@pytest.mark.rule("P1")
@pytest.mark.parametrize("players", range(2, 9))
def test_everybody_starts_without_points(players: int) -> None:
    """All scores are 0, and the first seat is to decide."""
    match = play("", players)
    assert match.scores == (0,) * players
    assert match.actor == 0


@pytest.mark.rule("P2")
def test_banking_needs_points_at_risk() -> None:
    """At the beginning of a turn one can but roll; once there is something at risk one may bank."""
    assert said(play("")) == ["roll"]
    assert said(play("5")) == ["roll", "bank"]
    assert said(play("5, bank")) == ["roll"]


@pytest.mark.rule("P2")
def test_the_goal_is_not_gambled_with() -> None:
    """Once banking reaches the goal, one banks: so no turn goes on for ever."""
    assert said(play("6, 3", goal=10)) == ["roll", "bank"]
    assert said(play("6, 4", goal=10)) == ["bank"]
    assert said(play("6, bank, 2, bank, 4", goal=10)) == ["bank"]


@pytest.mark.rule("P2")
def test_the_die_is_fair() -> None:
    """All six faces have the same weight."""
    match = play("roll")
    assert match.actor == soan.NATURE
    assert [(action.notation, weight) for action, (_, weight) in zip(match.legal(), match.odds(), strict=True)] == [
        (f"land {face}", 1) for face in range(1, 7)
    ]


@pytest.mark.rule("P3")
def test_a_one_loses_the_turn() -> None:
    """On a 1 the points of this turn are lost, those banked before are not, and the next seat has the die."""
    match = play("6, bank, 2, bank, 5, 4, 1")
    assert match.state.at_risk == 0
    assert match.scores == (6, 2)
    assert match.actor == 1


@pytest.mark.rule("P3")
@pytest.mark.parametrize("face", range(2, 7))
def test_other_faces_add_up(face: int) -> None:
    """Any other face adds its pips, and the turn goes on."""
    match = play(f"3, {face}")
    assert match.state.at_risk == 3 + face
    assert match.actor == 0


@pytest.mark.rule("P4")
def test_banking_makes_points_safe() -> None:
    """What was at risk is banked, and the die goes to the next seat."""
    match = play("3, 4, bank", players=3)
    assert match.scores == (7, 0, 0)
    assert match.state.at_risk == 0
    assert match.actor == 1


@pytest.mark.rule("P4")
def test_the_die_goes_round() -> None:
    """After the last seat it is the first one's turn again."""
    assert play("2, bank, 2, bank, 2, bank", players=3).actor == 0


@pytest.mark.rule("P5")
def test_the_goal_wins_at_once() -> None:
    """Reaching the goal ends the game; whoever has less is behind."""
    match = play("6, bank, 6, 4, bank", goal=10)
    assert match.over
    assert match.scores == (6, 10)
    assert match.ranks == (2, 1)


@pytest.mark.rule("P5")
def test_points_at_risk_do_not_win() -> None:
    """The goal counts banked points: the game goes on until they are."""
    assert not play("6, 5", goal=10).over


@pytest.mark.rule("P5")
def test_the_short_variant_plays_to_fifty() -> None:
    """The goal of the draft is 100, of the variant 50."""
    assert play("").game.options["goal"] == 100
    assert play("", variant="short").game.options["goal"] == 50


@pytest.mark.rule("P6")
def test_a_six_loses_the_turn_if_wanted() -> None:
    """With the option a 6 is as bad as a 1; without it is not."""
    assert play("5, 6").state.at_risk == 11
    match = play("5, 6", bust_on_six=True)
    assert match.state.at_risk == 0
    assert match.actor == 1
