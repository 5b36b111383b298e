"""Tree search finds what there is to find."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import soan
from soan.bots import make
from soan.bots.search import decided, preferred
from soan.kernel.loops import LUCK_OF_BOTS
from soan.kernel.luck import mix

if TYPE_CHECKING:
    from soan import Match


def after(game: str, moves: str) -> Match:
    """A match after these moves, separated by commas."""
    match = soan.load(game).start(seed=1)
    for move in moves.split(","):
        match.play(move.strip())
    return match


def chosen(match: Match, spec: str, seed: int) -> str:
    """The notation of what a bot does."""
    return match.game.definition.moves.notation(make(spec).choose(match.observe(match.actor), seed))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("spec", ["greedy", "mcts:200"])
def test_a_win_at_hand_is_taken(spec: str, seed: int) -> None:
    """Three in a row in the open: the fourth is played."""
    assert chosen(after("connect_four", "drop 1, drop 7, drop 1, drop 7, drop 1, drop 6"), spec, seed) == "drop 1"


@pytest.mark.parametrize("seed", range(3))
def test_a_threat_is_met(seed: int) -> None:
    """Three of the opponent's discs upright: the search plays on top of them."""
    assert chosen(after("connect_four", "drop 1, drop 7, drop 1, drop 7, drop 1"), "mcts:500", seed) == "drop 1"


@pytest.mark.parametrize("seed", range(3))
def test_a_forced_win_is_found(seed: int) -> None:
    """Two discs in the middle of the ground row with both sides free: a third makes two threats at once."""
    match = after("connect_four", "drop 4, drop 4, drop 3, drop 3")
    assert chosen(match, "mcts:3000", seed) in {"drop 2", "drop 5"}


@pytest.mark.parametrize("seat", [0, 1])
def test_tic_tac_toe_is_never_lost(seat: int) -> None:
    """Whatever the opponent does, move by move, a search of 1,000 iterations does not lose."""
    ends: list[tuple[int, ...]] = []

    def play_on(match: Match) -> None:
        if match.over:
            ends.append(match.ranks)
            return
        bot = make("mcts:1000")
        codes = [action.code for action in match.legal()]
        for code in [bot.choose(match.observe(seat), len(ends))] if match.actor == seat else codes:
            branch = match.copy()
            branch.play(code)
            play_on(branch)

    play_on(soan.load("tic_tac_toe").start())
    assert len(ends) > 40
    assert all(ranks[seat] == 1 for ranks in ends)


def test_a_stronger_search_wins_more() -> None:
    """Ten times the iterations win clearly more than half of the games of connect four."""
    found = soan.simulate(soan.load("connect_four"), ["mcts:300", "mcts:30"], games=60, seed=1, jobs=1)
    assert found.summary()["entrants"][0]["low"] > 0.6


def test_a_full_tree_still_decides() -> None:
    """A tree without room for more nodes is searched on as it is, and the decision is legal."""
    match = after("connect_four", "drop 4")
    assert chosen(match, "mcts:1", 1).startswith("drop")


@given(st.lists(st.integers(0, 60), min_size=2, max_size=6), st.lists(st.integers(0, 5), max_size=60))
def test_a_decision_that_counts_as_made_stays_as_it_is(votes: list[int], later: list[int]) -> None:
    """Once a search stops early, no iterations that it had left could have changed its mind, whatever they tried."""
    tried, gains = np.array(votes), np.zeros(len(votes))
    best, sure = preferred(tried, gains), decided(tried, len(later))
    for choice in later:
        tried[choice % len(votes)] += 1
    assert not sure or preferred(tried, gains) == best


def test_a_search_in_bulk_stops_early_and_decides_alike() -> None:
    """A simulation leaves iterations undone that cannot matter, and decides as a search that does them all."""
    bot = make("mcts:2000")
    found = soan.simulate(soan.load("connect_four"), [bot, bot], games=2, seed=3, jobs=1)
    match = soan.load("connect_four").start()
    for made, code in enumerate(found.replay(0).history):
        seat = match.actor
        assert seat is not None
        assert bot.choose(match.observe(seat), mix(mix(3, LUCK_OF_BOTS, 0), 1 + seat, made)) == code
        match.play(code)


def test_a_lead_that_can_be_caught_up_is_no_decision() -> None:
    """Five tries ahead with five to go may still end level; with four to go they cannot."""
    assert not decided(np.array([10, 5, 0]), 5)
    assert decided(np.array([10, 5, 0]), 4)
