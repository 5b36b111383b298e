"""Random games played by compiled rules, with all that was said and could have been said, in notation."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate
from typing import TYPE_CHECKING, Any

import numpy as np

from soan.kernel.events import CAPACITY, WIDTH
from soan.kernel.loops import draw, rank
from soan.kernel.luck import below, mix
from soan.kernel.moves import NATURE, OVER
from soan.kernel.names import BASE, CODES, LONGEST, SEATS, actor, apply, legal, setup
from soan.kernel.rule import loop

if TYPE_CHECKING:
    from collections.abc import Iterator

    from soan.kernel import Game

ROOM = 40_000


@loop
def record(parameters: Any, states: Any, key: Any, moves: Any, offered: Any, log: Any, told: Any, result: Any) -> Any:
    """Plays one game with all seats choosing at random.

    Args:
        parameters: array of one parameter record.
        states: array of one state record, all zeros.
        key: root of all luck.
        moves: int32 ``(LONGEST, 2)``: filled with each code, and how many were offered (0: NATURE's).
        offered: int32 array, filled with the codes offered, one decision after the other.
        log: an empty log.
        told: int32 ``(rows, 1 + WIDTH)``: filled with the events, the number of the move before each.
        result: int64 ``(2, SEATS)``: filled with scores and ranks.

    Returns:
        How many moves, offered codes and events there were.
    """
    r = parameters[0]
    s = states[0]
    out = np.zeros(CODES, np.int32)
    weights = np.zeros(CODES, np.int64)
    counts = np.zeros((len(BASE), SEATS), np.int64)
    rng = np.zeros(2, np.uint64)
    rng[0] = mix(key, 1, 0)
    n = 0
    codes = 0
    events = 0
    setup(r, s)
    while actor(r, s) != OVER and n < LONGEST:
        if actor(r, s) == NATURE:
            moves[n, 0] = draw(r, s, weights, counts, key)
            moves[n, 1] = 0
        else:
            moves[n, 1] = legal(r, s, out)
            for i in range(moves[n, 1]):
                offered[codes] = out[i]
                codes += 1
            moves[n, 0] = out[below(rng, moves[n, 1])]
        apply(r, s, moves[n, 0], log)
        for i in range(log[0, 0]):
            told[events, 0] = n
            told[events, 1:] = log[i + 1]
            events += 1
        log[0, 0] = 0
        n += 1
    rank(r, s, r.players, result[0], result[1])
    return n, codes, events


@dataclass(frozen=True)
class Recording:
    """A game from its first to its last move.

    Attributes:
        moves: in notation, NATURE's too.
        offered: for each move the set of what could have been said; None for NATURE's.
        told: the events: number of the move, name, seat, arguments as numbers.
        scores, ranks: over the seats in play.
    """

    moves: list[str]
    offered: list[frozenset[str] | None]
    told: list[tuple[int, str, int, tuple[int, ...]]]
    scores: list[int]
    ranks: list[int]


def recordings(game: Game, games: int, seed: int) -> Iterator[Recording]:
    """Random games, one after the other."""
    definition = game.definition
    play = definition.engine(compiled=True).entry(record)
    notation = [definition.moves.notation(code) for code in range(definition.moves.count)]
    names = [event.name for event in definition.events.events]
    moves = np.zeros((definition.longest, 2), np.int32)
    offered = np.zeros(ROOM, np.int32)
    told = np.zeros((ROOM, 1 + WIDTH), np.int32)
    log = np.zeros((CAPACITY + 1, WIDTH), np.int32)
    for game_number in range(games):
        result = np.zeros((2, definition.seats), np.int64)
        key = np.uint64((seed << 32) + game_number)
        n, said, events = play(game.parameters, definition.layout.zeros(1), key, moves, offered, log, told, result)
        counts: list[int] = moves[:n, 1].tolist()
        codes: list[int] = offered[:said].tolist()
        sets = [
            frozenset(notation[code] for code in codes[end - count : end]) if count else None
            for end, count in zip(accumulate(counts), counts, strict=True)
        ]
        yield Recording(
            [notation[code] for code in moves[:n, 0]],
            sets,
            [(number, names[event], seat, tuple(rest)) for number, event, seat, *rest in told[:events].tolist()],
            result[0, : game.players].tolist(),
            result[1, : game.players].tolist(),
        )
