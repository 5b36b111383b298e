# pyright: basic
"""What the kernel does with any game, written once against :mod:`soan.kernel.names`."""

from __future__ import annotations

from typing import Any

import numpy as np

from soan.kernel.luck import below, mix, pick
from soan.kernel.moves import NATURE, OVER
from soan.kernel.names import (
    BASE,
    CODES,
    HIDDEN_CELLS,
    ITEMS,
    LONGEST,
    SEATS,
    SIZE,
    actor,
    apply,
    chance,
    legal,
    points,
    setup,
    tiebreak,
)
from soan.kernel.rule import loop

#: Keys of the streams of luck that a simulated game is given.
LUCK_OF_NATURE = 1
LUCK_OF_BOTS = 2


@loop
def cut(halves: Any, seat: int) -> None:
    """Blanks what a seat may not see.

    Args:
        halves: int16 view of one record, changed in place.
        seat: the viewer; -1 for a spectator.
    """
    for i in range(HIDDEN_CELLS.shape[0]):
        if HIDDEN_CELLS[i, 1] == seat and seat >= 0:
            continue
        mask = HIDDEN_CELLS[i, 2]
        if mask >= 0 and halves[mask] != 0:
            continue
        halves[HIDDEN_CELLS[i, 0]] = HIDDEN_CELLS[i, 3]


@loop
def total(r: Any, s: Any, seat: int) -> int:
    """The sum of all scoring items of a seat."""
    score = 0
    for item in range(ITEMS):
        score += points(r, s, seat, item)
    return score


@loop
def rank(r: Any, s: Any, players: int, scores: Any, ranks: Any) -> None:
    """Ranks the seats: 1 is the first; equal score and tiebreak share a rank.

    Args:
        r, s: parameters and state.
        players: the number of seats in play.
        scores: int64 array over seats, filled here.
        ranks: int64 array over seats, filled here.
    """
    for seat in range(players):
        scores[seat] = total(r, s, seat)
    for seat in range(players):
        ranks[seat] = 1
        for other in range(players):
            ahead = scores[other] - scores[seat]
            if ahead == 0 and other != seat:
                ahead = tiebreak(r, s, other) - tiebreak(r, s, seat)
            if ahead > 0:
                ranks[seat] += 1


@loop
def draw(r: Any, s: Any, weights: Any, counts: Any, key: int) -> int:
    """Draws one outcome of chance.

    Args:
        r, s: parameters and state; the actor is NATURE.
        weights: int64 array of CODES, all zero; left all zero.
        counts: int64 array ``(kinds, SEATS)``: how often each was drawn.
        key: root of this game's luck.

    Returns:
        The code of the outcome.
    """
    kind, seat = chance(r, s, weights)
    bits = mix(key, kind * SEATS + seat, counts[kind, seat])
    counts[kind, seat] += 1
    return BASE[kind] + pick(weights, SIZE[kind], bits)


@loop
def play_randomly(
    r: Any, s: Any, out: Any, weights: Any, counts: Any, luck: int, rng: Any, log: Any
) -> tuple[int, int]:
    """Plays a game from its beginning to its end, all seats choosing uniformly among what is legal.

    Args:
        r: parameters.
        s: the state, all zeros; afterwards the final state.
        out: int32 array of CODES.
        weights: int64 array of CODES, all zero.
        counts: int64 array ``(kinds, SEATS)``, all zero.
        luck: key of NATURE's draws.
        rng: stream of the choices, for :func:`~soan.kernel.luck.below`.
        log: where events go.

    Returns:
        How many decisions the seats made, and how many draws NATURE made. The game is over if their sum is below
        LONGEST.
    """
    decisions = 0
    draws = 0
    setup(r, s)
    who = actor(r, s)
    while who != OVER and decisions + draws < LONGEST:
        if who == NATURE:
            apply(r, s, draw(r, s, weights, counts, luck), log)
            draws += 1
        else:
            n = legal(r, s, out)
            choice = below(rng, n) if n > 1 else 0
            apply(r, s, out[choice], log)
            decisions += 1
        who = actor(r, s)
    return decisions, draws


@loop
def random_games(
    parameters: Any, states: Any, seed: int, first: int, scores: Any, ranks: Any, lengths: Any, log: Any
) -> None:
    """Plays a batch of games with all seats choosing at random.

    Args:
        parameters: array of one parameter record.
        states: array of two records of the state, the first all zeros, the second to work in.
        seed: of the simulation; game ``g`` depends on ``(seed, g)`` alone.
        first: the number of the first game.
        scores, ranks: int64 arrays ``(games, SEATS)``, filled here.
        lengths: int64 array ``(games, 2)``, filled here: decisions of seats, draws of NATURE.
        log: a silent log.
    """
    r = parameters[0]
    s = states[1]
    out = np.zeros(CODES, np.int32)
    weights = np.zeros(CODES, np.int64)
    counts = np.zeros((len(BASE), SEATS), np.int64)
    rng = np.zeros(2, np.uint64)
    for game in range(len(lengths)):
        states[1] = states[0]
        counts[:] = 0
        rng[0] = mix(mix(seed, LUCK_OF_BOTS, first + game), 0, 0)
        rng[1] = 0
        luck = mix(seed, LUCK_OF_NATURE, first + game)
        decisions, draws = play_randomly(r, s, out, weights, counts, luck, rng, log)
        lengths[game, 0] = decisions
        lengths[game, 1] = draws
        rank(r, s, r.players, scores[game], ranks[game])
