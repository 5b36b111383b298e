"""Games end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from soan.kernel import loops
from soan.kernel.compiled import jit_enabled
from soan.kernel.conformance.suite import Wrong, of_sample
from soan.kernel.events import silent_log

if TYPE_CHECKING:
    from collections.abc import Iterator

    from soan.kernel.conformance.sample import Sample

#: Games that are played to see whether they end, compiled; and interpreted, where compiling is switched off.
MANY, FEW = 400, 4


@of_sample
def games_end(sample: Sample) -> Iterator[Wrong]:
    """Every game ends before ``longest``."""
    longest = sample.game.definition.longest
    for run in sample.runs:
        if run.error is None and not run.match.over:
            yield Wrong(f"the game is not over after {longest} moves (longest)", run.position(len(run.states) - 1))
    lengths, _ = _play(sample)
    long = np.flatnonzero(lengths.sum(axis=1) >= longest)
    if len(long):
        yield Wrong(f"{len(long)} of {len(lengths)} random games are not over after {longest} moves (longest)")


@of_sample
def numbers_stay_fixed(sample: Sample) -> Iterator[Wrong]:
    """No compiled rule writes into the parameters (interpreted ones cannot)."""
    _, parameters = _play(sample)
    if parameters.tobytes() != sample.game.parameters.tobytes():
        names = [n for n in parameters[0].dtype.names if (parameters[n] != sample.game.parameters[n]).any()]
        yield Wrong(f"the rules write into r: {', '.join(names)}")


def _play(sample: Sample) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """Random games.

    Returns:
        Their lengths, int64 ``(games, 2)``; and the parameters as the rules leave them.
    """
    definition = sample.game.definition
    games = MANY if jit_enabled() else FEW
    parameters = sample.game.parameters.copy()
    # Read-only to Python, as everywhere: Numba compiles for it, and does not see a write through the record.
    parameters.flags.writeable = False
    scores = np.zeros((games, definition.seats), np.int64)
    lengths = np.zeros((games, 2), np.int64)
    play = definition.engine(compiled=True).entry(loops.random_games)
    states = definition.layout.zeros(2)
    play(parameters, states, np.uint64(sample.seed), 0, scores, scores.copy(), lengths, silent_log())
    return lengths, parameters
