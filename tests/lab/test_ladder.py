"""Ratings of bots."""

from __future__ import annotations

import numpy as np
import pytest

import soan
from soan.lab.ladder import POINTS, climb


def test_the_stronger_stands_higher() -> None:
    """In pig a search and a greedy bot stand above chance, with intervals apart."""
    found = climb(soan.load("pig"), ["random", "mcts:100", "greedy"], games=200, seed=1)
    best, _, worst = found.rungs
    assert worst.bot == "random"
    assert best.low > worst.high
    assert all(rung.low <= rung.rating <= rung.high for rung in found.rungs)
    assert sum(rung.rating for rung in found.rungs) == pytest.approx(0, abs=1e-6)
    assert all(rung.seconds > 0 for rung in found.rungs)


def test_two_bots_are_as_far_apart_as_their_odds() -> None:
    """With a single pair the difference of the ratings is that of the odds of the score."""
    found = climb(soan.load("pig"), ["greedy", "random"], games=300, seed=1)
    (meeting,) = found.meetings
    won = meeting.score * 300
    odds = (won + 0.5) / (300 - won + 0.5)
    assert found.rungs[0].rating - found.rungs[1].rating == pytest.approx(POINTS * np.log10(odds), abs=0.1)
    assert found.rungs[0].expected == pytest.approx(meeting.score)
    assert meeting.low < meeting.score < meeting.high


def test_every_seat_of_a_bot_counts() -> None:
    """With three seats, each bot has two of them in half of the games, and equals score a half."""
    game = soan.load("pig", players=3, goal=1000)
    (meeting,) = climb(game, ["random", "policy:roll"], games=100, seed=1).meetings
    assert meeting.score == 1  # who banks only when the goal is reached never gets there
    (meeting,) = climb(game, ["random", "random+avoid:bank"], games=41, seed=1).meetings
    assert (meeting.games, meeting.score) == (41, 1)


def test_ratings_do_not_depend_on_the_threads() -> None:
    """The same seed gives the same ladder, whatever the number of threads; only the clock differs."""
    one, three = (climb(soan.load("leduc_poker"), ["random", "greedy"], 101, seed=5, jobs=jobs) for jobs in (1, 3))
    assert one.meetings == three.meetings
    assert [(rung.bot, rung.rating, rung.low) for rung in one.rungs] == [
        (rung.bot, rung.rating, rung.low) for rung in three.rungs
    ]


@pytest.mark.parametrize(
    ("bots", "games", "message"),
    [
        (["random"], 10, "at least two bots"),
        (["random", "random"], 10, "each named once"),
        (["random", "greedy"], 0, "1 or more"),
    ],
)
def test_what_makes_no_ladder_is_told(bots: list[str], games: int, message: str) -> None:
    """Too few bots, the same twice, or no games are refused in one line."""
    with pytest.raises(soan.BadOption, match=message):
        climb(soan.load("pig"), bots, games)
