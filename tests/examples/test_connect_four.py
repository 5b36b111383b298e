"""Connect four, paragraph by paragraph."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import soan

if TYPE_CHECKING:
    from soan import Match


def play(columns: str) -> Match:
    """A match after discs in these columns, one digit each."""
    match = soan.load("connect_four").start()
    for column in columns:
        match.play(f"drop {column}")
    return match


@pytest.mark.rule("C1")
def test_the_board_is_empty() -> None:
    """Seven columns of six spaces without a disc; seat 0 begins."""
    match = play("")
    assert match.state.discs.shape == (7, 6)
    assert match.state.discs.sum() == 0
    assert match.actor == 0


@pytest.mark.rule("C2")
def test_a_disc_falls_to_the_lowest_free_space() -> None:
    """The second disc of a column lies on the first."""
    match = play("44")
    assert match.state.discs[3].tolist() == [1, 2, 0, 0, 0, 0]


@pytest.mark.rule("C2")
def test_a_full_column_takes_no_more() -> None:
    """Six discs fill a column."""
    match = play("444444")
    assert [action.notation for action in match.legal()] == [f"drop {column}" for column in (1, 2, 3, 5, 6, 7)]


@pytest.mark.rule("C3", "C4")
@pytest.mark.parametrize(
    "columns",
    ["1212121", "1122334", "12233434414", "76655454474", "4455667"],
    ids=["upright", "level", "rising", "falling", "level at the right"],
)
def test_four_in_a_line_win(columns: str) -> None:
    """In a column, a row or on either diagonal; the game is over at once and the line is a point."""
    assert not play(columns[:-1]).over
    match = play(columns)
    assert match.over
    assert match.ranks == (1, 2)
    assert match.scores == (1, 0)


@pytest.mark.rule("C3")
def test_a_gap_is_no_line() -> None:
    """Three and one with a gap between them do not win, nor do three at a border."""
    assert not play("1122335").over
    assert not play("112233").over


@pytest.mark.rule("C4")
def test_the_second_seat_can_win() -> None:
    """The winner is whose disc completed the line."""
    assert play("71212121").ranks == (2, 1)


@pytest.mark.rule("C4")
def test_a_full_board_is_a_draw() -> None:
    """Forty-two discs without a line: both have the same rank."""
    match = play("121212212121343434434343565656656565777777")
    assert match.over
    assert match.ranks == (1, 1)
    assert match.state.dropped == 42
