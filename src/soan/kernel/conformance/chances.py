"""NATURE's outcomes: their weights, and that they are drawn accordingly."""

from __future__ import annotations

from math import sqrt
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from soan.kernel import loops
from soan.kernel.compiled import names_used, rules_reached
from soan.kernel.conformance.suite import Wrong, of_definition, of_sample
from soan.kernel.luck import below, mix, pick
from soan.kernel.moves import NATURE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from soan.kernel.conformance.sample import Position, Sample
    from soan.kernel.definition import Definition

MOST_WEIGHT = 1 << 16
#: Draws at one position, and how many standard deviations a frequency may be off (and by one more draw).
DRAWS = 500
DEVIATIONS = 6
#: Positions of a sample at which outcomes are drawn.
PLACES = 3
#: Modules whose use in a rule would bring chance in by the back door.
OTHER_LUCK = frozenset({"random", "secrets", "time", "uuid", "numpy.random", "numpy.random.mtrand"})


@of_definition
def luck_is_natures(definition: Definition) -> Iterator[str]:
    """Nothing is drawn at random but by ``chance``, and by ``redeal`` for a seat that imagines."""
    for name, function in definition.bound.items():
        if not callable(function):
            continue
        for reached in rules_reached([function]):
            if name != "redeal" and reached in (below, mix, pick):
                yield f"{name} draws with {reached.__name__}: let NATURE act instead, in chance"
            yield from _other_luck(reached)


def _other_luck(function: Any) -> Iterator[str]:
    names = set(names_used(function.__code__))
    values = [value for name, value in function.__globals__.items() if name in names]
    if {_home(value) for value in values} & OTHER_LUCK or ("random" in names and any(v is np for v in values)):
        yield f"{function.__name__} has luck or a clock of its own; let NATURE act instead, in chance"


def _home(value: object) -> str:
    """The module that a value is, or comes from; for ``random.random``, a method, that of its object."""
    if isinstance(value, ModuleType):
        return value.__name__
    return getattr(value, "__module__", None) or type(getattr(value, "__self__", None)).__module__


@of_sample
def weights_are_possible(sample: Sample) -> Iterator[Wrong]:
    """Where NATURE acts some outcome has a weight, none a negative one, and their sum is at most 65,536."""
    for position in sample.everywhere():
        if sample.rules.actor(position.record) == NATURE:
            yield from (Wrong(message, position) for message in _wrong_weights(sample, position))


def _wrong_weights(sample: Sample, position: Position) -> Iterator[str]:
    kinds, moves = sample.game.definition.moves.kinds, sample.game.definition.moves.moves
    number, seat, weights = sample.rules.chance(position.record)
    if not 0 <= number < len(kinds) or moves[number].by != NATURE:
        yield f"chance names kind {number}, which is no move of NATURE"
        return
    name = moves[number].name
    if seat not in sample.rules.seats:
        yield f"chance draws {name!r} for seat {seat}; say 0 if it is for nobody"
    if (weights < 0).any():
        yield f"chance gives {name!r} a negative weight: {weights[weights < 0].tolist()}"
    if weights[kinds[number].size :].any():
        yield f"chance sets a weight beyond the {kinds[number].size} outcomes of {name!r}"
    if not 0 < weights.sum() <= MOST_WEIGHT:
        yield f"the weights of {name!r} add up to {weights.sum()}; they are to be between 1 and {MOST_WEIGHT}"
    if (sample.rules.chance(position.record)[2] != weights).any():
        yield f"chance gives {name!r} other weights when asked again"


@of_sample
def luck_follows_weights(sample: Sample) -> Iterator[Wrong]:
    """Outcomes are drawn as often as their weights say."""
    places = [p for p in sample.positions if sample.rules.actor(p.record) == NATURE][:PLACES]
    for position in places:
        kind, _, weights = sample.rules.chance(position.record)
        base = sample.game.definition.moves.kinds[kind].base
        drawn = np.bincount(_draw(sample, position), minlength=base + len(weights))[base:]
        for outcome, count in enumerate(drawn):
            share = weights[outcome] / weights.sum() if outcome < len(weights) else 0.0
            allowed = DEVIATIONS * sqrt(DRAWS * share * (1 - share)) + (share > 0)
            if abs(count - DRAWS * share) > allowed:
                name = sample.game.definition.moves.notation(base + outcome)
                yield Wrong(f"{name!r} has weight {share:.2%}, but came {count} times in {DRAWS} draws", position)


def _draw(sample: Sample, position: Position) -> list[int]:
    definition = sample.game.definition
    draw = definition.engine(compiled=False).entry(loops.draw)
    weights = np.zeros(definition.moves.count, np.int64)
    counts = np.zeros((len(definition.moves.kinds), definition.seats), np.int64)
    key = mix(sample.seed, loops.LUCK_OF_NATURE, position.place)
    return [int(draw(sample.game.r, position.record[0], weights, counts, key)) for _ in range(DRAWS)]
