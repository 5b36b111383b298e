"""The rules of New game, paragraph by paragraph."""

import pytest
from newgame import GAME
from soan.kernel.conformance import examine


def played(*moves, **options):
    """A match in which these moves were made, NATURE's outcomes too."""
    match = GAME.load(**options).start()
    for move in moves:
        match.play(move)
    return match


def test_it_is_a_sound_game():
    """Nothing is found by what every game is held to; `soan check newgame` shows it more readably."""
    assert list(examine(GAME)) == []


@pytest.mark.rule("R1")
def test_everybody_starts_without_points():
    """Nobody has points, and the first seat is to decide."""
    match = played(players=4)
    assert match.scores == (0, 0, 0, 0)
    assert match.actor == 0


@pytest.mark.rule("R2")
def test_stopping_needs_points():
    """With nothing at risk one can but roll."""
    assert [action.notation for action in played().legal()] == ["roll"]
    assert [action.notation for action in played("roll", "land 4").legal()] == ["roll", "stop"]


@pytest.mark.rule("R2")
def test_the_goal_is_not_gambled_with():
    """Once stopping reaches the goal, one stops."""
    assert [action.notation for action in played("roll", "land 6", "roll", "land 4", goal=10).legal()] == ["stop"]


@pytest.mark.rule("R3")
def test_the_unlucky_face_loses_the_turn():
    """What was at risk is lost, and the turn is over."""
    match = played("roll", "land 5", "roll", "land 1")
    assert match.state.at_risk == 0
    assert match.actor == 1


@pytest.mark.rule("R3")
def test_other_faces_are_put_at_risk():
    """The pips of one turn add up."""
    assert played("roll", "land 5", "roll", "land 6").state.at_risk == 11


@pytest.mark.rule("R4")
def test_stopping_saves_the_points():
    """The points are safe, and the next player's turn begins."""
    match = played("roll", "land 5", "stop")
    assert match.scores == (5, 0)
    assert match.actor == 1


@pytest.mark.rule("R5")
def test_the_goal_wins_at_once():
    """Whoever reaches the goal has won."""
    match = played("roll", "land 6", "roll", "land 4", "stop", goal=10)
    assert match.over
    assert match.ranks == (1, 2)
