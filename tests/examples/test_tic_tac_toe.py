"""Tic-tac-toe, paragraph by paragraph."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import soan

if TYPE_CHECKING:
    from soan import Match


def play(spaces: str) -> Match:
    """A match after marks on these spaces, crosses first."""
    match = soan.load("tic_tac_toe").start()
    for space in spaces.split():
        match.play(f"mark {space}")
    return match


@pytest.mark.rule("T1")
def test_crosses_begin() -> None:
    """The board is empty, and seat 0 is to decide."""
    match = play("")
    assert match.state.marks.sum() == 0
    assert match.actor == 0


@pytest.mark.rule("T2")
def test_any_free_space_can_be_marked() -> None:
    """All nine spaces at first; afterwards those without a mark, and the seats take turns."""
    assert len(play("").legal()) == 9
    match = play("b2 a1")
    assert {action.notation for action in match.legal()} == {
        f"mark {space}" for space in ("a2", "a3", "b1", "b3", "c1", "c2", "c3")
    }
    assert match.actor == 0


@pytest.mark.rule("T2")
def test_a_marked_space_is_refused() -> None:
    """The message says who may do what instead, by which rule; nothing has changed."""
    match = play("b2")
    with pytest.raises(soan.IllegalMove, match=r"'mark b2' is not possible for seat 1 now \(rule T2\); possible: "):
        match.play("mark b2")
    assert match.actor == 1


@pytest.mark.rule("T3")
@pytest.mark.parametrize(
    "line", ["a1 a2 a3", "b1 b2 b3", "c1 c2 c3", "a1 b1 c1", "a2 b2 c2", "a3 b3 c3", "a1 b2 c3", "a3 b2 c1"]
)
def test_three_in_a_line(line: str) -> None:
    """Each row, column and diagonal is a line, for either side."""
    own = line.split()
    others = [f"{column}{row}" for column in "abc" for row in "123" if f"{column}{row}" not in own]
    first = play(f"{own[0]} {others[0]} {own[1]} {others[1]} {own[2]}")
    assert first.ranks == (1, 2)
    # Spaces for the losing side that make no line of their own, whatever the line is.
    for a, b, c in ((others[0], others[1], others[3]), (others[0], others[2], others[3])):
        match = play(f"{a} {own[0]} {b} {own[1]}")
        if not match.over:
            match.play(f"mark {c}")
        if not match.over:
            match.play(f"mark {own[2]}")
            assert match.ranks == (2, 1)


@pytest.mark.rule("T4")
def test_a_line_wins_and_ends_the_game() -> None:
    """The line is worth one point, and no more marks are made."""
    match = play("a1 a2 b1 b2 c1")
    assert match.over
    assert match.scores == (1, 0)
    with pytest.raises(soan.GameOver):
        match.play("mark c3")


@pytest.mark.rule("T4")
def test_a_full_board_without_a_line_is_a_draw() -> None:
    """Both have the same rank."""
    match = play("b2 a1 a2 c2 b1 b3 a3 c1 c3")
    assert match.over
    assert match.ranks == (1, 1)
