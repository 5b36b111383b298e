"""Games whose value is known: how near a search comes to it."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import soan
from soan.bots import make

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from soan import Match

# ---------------------------------------------------------------------------------------------------------------------
# Pig for two, to 20 points. A state is what the one at turn has banked and has at risk, and what the other has banked.

GOAL = 20
Floats = np.ndarray[Any, np.dtype[np.float64]]


def solved_pig(policy: np.ndarray[Any, np.dtype[np.bool_]] | None = None, other: Floats | None = None) -> Floats:
    """The chance to win for the one at turn, from every state.

    Args:
        policy: whether to roll, by state; None for the best of both.
        other: the chances with which the opponent's turns count; None if the opponent plays alike.

    Returns:
        float64 ``(GOAL, GOAL, GOAL)``: by own banked points, the other's, and points at risk.

    Source: Neller, Presser: "Optimal play of the dice game Pig", The UMAP Journal 25 (2004), equations of section 2.
    """
    chance = np.full((GOAL, GOAL, GOAL), 0.5)
    for _ in range(400):
        theirs = chance if other is None else other
        before = chance.copy()
        for mine, yours, risk in product(range(GOAL), repeat=3):
            if mine + risk >= GOAL:
                continue
            faces = (1.0 if mine + risk + face >= GOAL else chance[mine, yours, risk + face] for face in range(2, 7))
            roll = (1 - theirs[yours, mine, 0] + sum(faces)) / 6
            bank = 1 - theirs[yours, mine + risk, 0] if risk else 0.0
            best = max(roll, bank) if policy is None else roll if policy[mine, yours, risk] else bank
            chance[mine, yours, risk] = best
        if np.abs(chance - before).max() < 1e-6:
            break
    return chance


def pig_view(game: soan.Game, mine: int, yours: int, risk: int) -> soan.View:
    """What seat 0 sees at such a state."""
    states = game.definition.layout.zeros(1)
    states[0].banked[:2] = mine, yours
    states[0].at_risk = risk
    return soan.View(game, 0, states)


@pytest.mark.slow
def test_pig_is_played_almost_perfectly() -> None:
    """Against a perfect opponent, a search of 2,000 iterations loses at most 3 in 100 games that it should win."""
    game, bot = soan.load("pig", players=2, goal=GOAL), make("mcts:2000")
    roll = game.definition.moves.read("roll")
    policy = np.ones((GOAL, GOAL, GOAL), bool)
    for mine, yours, risk in product(range(GOAL), repeat=3):
        if 0 < risk < GOAL - mine:
            policy[mine, yours, risk] = bot.choose(pig_view(game, mine, yours, risk), 20 * mine + yours) == roll
    perfect = solved_pig()
    searched = solved_pig(policy, other=perfect)
    assert perfect[0, 0, 0] >= searched[0, 0, 0] > perfect[0, 0, 0] - 0.03


# ---------------------------------------------------------------------------------------------------------------------
# Leduc poker. Its value for the first seat is -0.0856 chips, and a perfect player cannot be exploited.

CARDS = ("jack", "queen", "king")
VALUE = -0.0856


def dealt(game: soan.Game, mine: int, yours: int, seat: int, moves: tuple[str, ...]) -> Match:
    """A match in which ``seat`` was dealt ``mine`` and the other ``yours``, after these moves."""
    hands = (mine, yours) if seat == 0 else (yours, mine)
    match = game.start()
    for move in (*(f"deal {CARDS[hand]}" for hand in hands), *moves):
        match.play(move)
    return match


def best_response(game: soan.Game, seat: int, policy: Callable[[int, tuple[str, ...]], Mapping[str, float]]) -> float:
    """What the best answer to a policy of the other seat earns, in chips a game.

    Args:
        game: Leduc poker.
        seat: of the one who answers.
        policy: how often the other says what, by its card and the moves so far.
    """

    def value(moves: tuple[str, ...], mine: int, weights: tuple[float, ...]) -> float:
        possible = [yours for yours in range(3) if weights[yours] > 0]
        if not possible:
            return 0.0
        match = dealt(game, mine, possible[0], seat, moves)
        if match.over:
            return sum(weights[yours] * dealt(game, mine, yours, seat, moves).scores[seat] for yours in possible)
        if match.actor == soan.NATURE:
            return sum(value((*moves, f"turn {CARDS[card]}"), mine, turned(weights, mine, card)) for card in range(3))
        actions = [action.notation for action in match.legal()]
        if match.actor == seat:
            return max(value((*moves, action), mine, weights) for action in actions)
        said = {yours: policy(yours, moves) for yours in possible}
        return sum(
            value(
                (*moves, action), mine, tuple(weights[yours] * said.get(yours, {}).get(action, 0) for yours in range(3))
            )
            for action in actions
        )

    def turned(weights: tuple[float, ...], mine: int, card: int) -> tuple[float, ...]:
        return tuple(weights[yours] * (2 - (mine == card) - (yours == card)) / 4 for yours in range(3))

    return sum(value((), mine, tuple((2 - (yours == mine)) / 15 for yours in range(3))) for mine in range(3))


def exploited(spec: str, samples: int) -> float:
    """What the best answers to a bot earn on average over both seats, in chips a game."""
    game, bot = soan.load("leduc_poker"), make(spec)

    def policy_of(seat: int) -> Callable[[int, tuple[str, ...]], Mapping[str, float]]:
        @cache
        def policy(card: int, moves: tuple[str, ...]) -> Mapping[str, float]:
            # The other hand does not matter, as long as there is a card left for the middle.
            match = next(found for yours in range(3) if (found := _try(game, card, yours, seat, moves)))
            view = match.observe(seat)
            said = [game.definition.moves.notation(bot.choose(view, sample)) for sample in range(samples)]
            return {action: said.count(action) / samples for action in set(said)}

        return policy

    return (best_response(game, 0, policy_of(1)) + best_response(game, 1, policy_of(0))) / 2


def _try(game: soan.Game, mine: int, yours: int, seat: int, moves: tuple[str, ...]) -> Match | None:
    try:
        return dealt(game, mine, yours, seat, moves)
    except soan.IllegalMove:
        return None


@pytest.mark.slow
def test_leduc_poker_is_hard_to_exploit() -> None:
    """The best answer to a search for chips earns a third of what it earns from random play, which is known."""
    assert exploited("random", 40) == pytest.approx(2.37, abs=0.2)
    assert exploited("mcts:1000:margin=1", 8) < 1.0


def test_leduc_poker_has_its_value() -> None:
    """Two searches for chips earn what the first seat of perfect players earns, within the accuracy of the sample."""
    found = soan.simulate(soan.load("leduc_poker"), "mcts:200:margin=1", games=6000, seed=1)
    chips = found.scores[:, 0]
    assert chips.mean() == pytest.approx(VALUE, abs=0.05 + 2 * chips.std() / np.sqrt(len(chips)))
