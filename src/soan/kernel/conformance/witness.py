"""One loop that asks a game everything, to be run interpreted and compiled and compared."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from soan.kernel.loops import cut, draw, rank
from soan.kernel.luck import mix
from soan.kernel.moves import NATURE, OVER
from soan.kernel.names import BASE, CODES, ITEMS, SEATS, actor, apply, chance, legal, points, redeal, setup, tiebreak
from soan.kernel.rule import loop


class Testimony(NamedTuple):
    """What a game's rules say in the course of a game of ``n`` moves; all arrays zero before.

    Attributes:
        states: ``(n + 1,)`` records: the table before each move and after the last.
        views: ``(n + 1, SEATS + 1, 2)`` records, for a spectator and each seat: the cut state, and what ``redeal``
            makes of it (for the spectator the cut state again).
        halves: the int16 view ``(n + 1, SEATS + 1, 2, width)`` of the same memory.
        logs: int32 ``(n, CAPACITY + 1, WIDTH)``: the events of each move.
        numbers: int64 ``(n + 1, 3 + CODES)``: the actor; then the number of legal codes and the codes, or the kind and
            the seat of chance and a drawn outcome.
        weights: int64 ``(n + 1, CODES)``: the weights of chance.
        scored: int64 ``(n + 1, SEATS, 3 + ITEMS)``: each seat's score, rank, tiebreak and points.
    """

    states: Any
    views: Any
    halves: Any
    logs: Any
    numbers: Any
    weights: Any
    scored: Any


@loop
def witness(parameters: Any, codes: Any, key: Any, said: Testimony) -> None:
    """Replays a game and writes down all that its rules say on the way.

    Args:
        parameters: array of one parameter record.
        codes: int32 array ``(n,)`` of the moves of a game.
        key: root of the luck with which outcomes are drawn and hidden things are dealt.
        said: filled here.
    """
    out = np.zeros(CODES, np.int32)
    weights = np.zeros(CODES, np.int64)
    counts = np.zeros((len(BASE), SEATS), np.int64)
    rng = np.zeros(2, np.uint64)
    r = parameters[0]
    setup(r, said.states[0])
    for i in range(len(said.states)):
        if i > 0:
            said.states[i] = said.states[i - 1]
            apply(r, said.states[i], codes[i - 1], said.logs[i - 1])
        s = said.states[i]
        said.numbers[i, 0] = actor(r, s)
        if said.numbers[i, 0] == NATURE:
            said.numbers[i, 1], said.numbers[i, 2] = chance(r, s, said.weights[i])
            said.numbers[i, 3] = draw(r, s, weights, counts, key)
        elif said.numbers[i, 0] != OVER:
            said.numbers[i, 1] = legal(r, s, out)
            for j in range(said.numbers[i, 1]):
                said.numbers[i, 3 + j] = out[j]
        score(r, s, said.scored[i])
        for seat in range(-1, r.players):
            said.views[i, seat + 1, 0] = s
            cut(said.halves[i, seat + 1, 0], seat)
            said.views[i, seat + 1, 1] = said.views[i, seat + 1, 0]
            if seat >= 0:
                rng[0] = mix(key, seat, i)
                rng[1] = 0
                redeal(r, said.views[i, seat + 1, 1], seat, rng)


@loop
def score(r: Any, s: Any, scored: Any) -> None:
    """Writes down what the game says of each seat's standing: score, rank, tiebreak, points."""
    rank(r, s, r.players, scored[:, 0], scored[:, 1])
    for seat in range(r.players):
        scored[seat, 2] = tiebreak(r, s, seat)
        for item in range(ITEMS):
            scored[seat, 3 + item] = points(r, s, seat, item)
