"""Interpreted and compiled rules are the same rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from soan.kernel.conformance.suite import Wrong, of_sample
from soan.kernel.conformance.witness import Testimony, witness
from soan.kernel.events import CAPACITY, WIDTH
from soan.kernel.luck import WORD, mix

if TYPE_CHECKING:
    from collections.abc import Iterator

    from soan.kernel.conformance.sample import Run, Sample

#: What is compared, in this order, and what a difference is called.
CALLED = {
    "states": "apply leaves another table",
    "logs": "apply tells other events",
    "numbers": "actor, legal or the drawn outcome differs",
    "weights": "chance gives other weights",
    "scored": "points, tiebreak, scores or ranks differ",
    "views": "what a seat sees, or what redeal makes of it, differs",
}


@of_sample
def twins_agree(sample: Sample) -> Iterator[Wrong]:
    """Compiled, the same moves lead to the same bytes: table, views, legal codes, weights, events, points, ranks."""
    for run in sample.runs:
        said = [_testimony(sample, run, compiled=compiled) for compiled in (False, True)]
        for name, difference in CALLED.items():
            pairs = zip(*(getattr(testimony, name) for testimony in said), strict=True)
            place = next((place for place, (a, b) in enumerate(pairs) if a.tobytes() != b.tobytes()), None)
            if place is not None:
                yield Wrong(f"compiled, {difference}", run.position(place + (name == "logs")))
                break


def _testimony(sample: Sample, run: Run, *, compiled: bool) -> Testimony:
    definition = sample.game.definition
    codes = np.array(run.match.history, np.int32)
    steps, seats, room = len(codes) + 1, definition.seats, definition.moves.count
    views = definition.layout.zeros(steps * (seats + 1) * 2)
    said = Testimony(
        states=definition.layout.zeros(steps),
        views=views.reshape(steps, seats + 1, 2),
        halves=views.view(np.int16).reshape(steps, seats + 1, 2, -1),
        logs=np.zeros((len(codes), CAPACITY + 1, WIDTH), np.int32),
        numbers=np.zeros((steps, 3 + room), np.int64),
        weights=np.zeros((steps, room), np.int64),
        scored=np.zeros((steps, seats, 3 + len(definition.scoring)), np.int64),
    )
    key = np.uint64(mix(sample.seed & WORD, 0, 0))
    definition.engine(compiled=compiled).entry(witness)(sample.game.parameters, codes, key, said)
    return said
