"""Looking back on a game."""

from __future__ import annotations

import pytest

import soan
from soan.bots.review import costliest, review


def connect_four(columns: str) -> soan.Match:
    """A match after these columns."""
    match = soan.load("connect_four").start()
    for column in columns.split():
        match.play(f"drop {column}")
    return match


def test_the_blunder_is_found() -> None:
    """Who does not stop three in a row loses the game by that decision, and its better is named."""
    match = connect_four("4 1 4 1 4 2 4")
    decisions = list(review(match, "mcts:1500"))
    (worst,) = costliest(decisions, 1)
    assert (worst.move, worst.seat, worst.said, worst.best) == (5, 1, "drop 2", "drop 4")
    assert worst.loss == worst.chance_best - worst.chance_said > 0.2
    assert decisions[-1].loss == 0


def test_chances_follow_the_game() -> None:
    """There is a row for each decision with a choice; chances add up to 1 and end with the winner."""
    match = connect_four("4 1 4 1 4 2 4")
    decisions = list(review(match, "mcts:300"))
    assert [decision.move for decision in decisions] == list(range(7))
    assert [decision.seat for decision in decisions] == [0, 1, 0, 1, 0, 1, 0]
    assert all(sum(decision.chances) == pytest.approx(1) for decision in decisions)
    assert decisions[-1].chances[0] > 0.9
    assert (match.scores, len(match.history)) == ((1, 0), 7)


def test_forced_moves_and_chance_are_passed_over() -> None:
    """Where there was no choice there is nothing to judge."""
    match = soan.load("pig").start()
    for move in ["roll", "land 5", "bank", "roll", "land 1"]:
        match.play(move)
    assert [decision.said for decision in review(match, "mcts:50")] == ["bank"]


def test_a_decision_is_judged_by_what_could_be_known() -> None:
    """A card that the seat could not see does not change the judgement."""
    matches = [_leduc(f"deal king, deal {card}, raise, fold") for card in ("jack", "queen", "king")]
    judged = [next(review(match, "mcts:300")) for match in matches]
    assert judged[0] == judged[1] == judged[2]


def test_a_review_can_be_taken_up_again() -> None:
    """What was looked at already is passed over, and the rest is judged as in one go."""
    match = connect_four("4 1 4 1 4 2 4")
    whole = list(review(match, "mcts:200"))
    assert list(review(match, "mcts:200", since=3)) == whole[3:]


def test_only_a_search_can_judge() -> None:
    """A bot that does not search is refused in one line."""
    with pytest.raises(soan.BadOption, match="cannot judge"):
        next(review(connect_four("4"), "greedy"))


def _leduc(moves: str) -> soan.Match:
    match = soan.load("leduc_poker").start()
    for move in moves.split(", "):
        match.play(move)
    return match
