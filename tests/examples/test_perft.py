"""The number of ways to play, move by move, against published counts: an oracle that knows nothing of our rules."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import soan
from soan.kernel.compiled import jit_enabled
from soan.kernel.events import silent_log
from soan.kernel.moves import OVER
from soan.kernel.names import actor, apply, legal, setup
from soan.kernel.rule import loop


@loop
def count_paths(parameters: Any, states: Any, out: Any, left: Any, found: Any, log: Any) -> None:
    """Counts the ways to play so many moves, and those that end the game just then.

    Args:
        parameters: array of one parameter record.
        states: array of ``depth + 1`` records, all zero.
        out: int32 array ``(depth, codes)``.
        left: int64 array ``(depth + 1,)``, all zero.
        found: int64 array ``(depth + 1, 2)``, all zero, becomes the counts.
        log: a silent log.
    """
    r = parameters[0]
    last = len(states) - 1
    setup(r, states[0])
    level = 0
    found[0, 0] = 1
    left[0] = legal(r, states[0], out[0])
    while level >= 0:
        if level == last or left[level] == 0:
            level -= 1
            continue
        left[level] -= 1
        s = states[level + 1]
        states[level + 1] = states[level]
        apply(r, s, out[level, left[level]], log)
        level += 1
        found[level, 0] += 1
        if actor(r, s) == OVER:
            found[level, 1] += 1
            left[level] = 0
        elif level < last:
            left[level] = legal(r, s, out[level])


def counted(name: str, depth: int) -> np.ndarray[Any, Any]:
    """The counts for a game, as far as is quick enough."""
    game = soan.load(name)
    definition = game.definition
    states = definition.layout.zeros(depth + 1)
    out = np.zeros((depth, definition.moves.count), np.int32)
    found = np.zeros((depth + 1, 2), np.int64)
    count = definition.engine(compiled=True).entry(count_paths)
    count(game.parameters, states, out, np.zeros(depth + 1, np.int64), found, silent_log())
    return found


@pytest.mark.rule("T2", "T3", "T4")
def test_tic_tac_toe_has_255168_games() -> None:
    """Of these 1,440 end after five marks, 5,328 after six, 47,952 after seven, 72,576 after eight."""
    ended = [0, 0, 0, 0, 0, 1440, 5328, 47952, 72576, 127872]
    depth = 9 if jit_enabled() else 5
    assert counted("tic_tac_toe", depth)[:, 1].tolist() == ended[: depth + 1]


@pytest.mark.rule("C2", "C3", "C4")
def test_connect_four_branches_as_published() -> None:
    """Sevenfold until a column may be full at the seventh disc, or a line complete."""
    paths = [1, 7, 49, 343, 2401, 16807, 117649, 823536, 5673234]
    depth = 8 if jit_enabled() else 4
    assert counted("connect_four", depth)[:, 0].tolist() == paths[: depth + 1]
