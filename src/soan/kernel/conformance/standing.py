"""What lies on the table is what was declared, from the beginning to the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from soan.kernel.conformance.sample import where
from soan.kernel.conformance.suite import Wrong, of_sample, of_sample_first
from soan.kernel.moves import NATURE, OVER

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    import numpy as np

    from soan.kernel.conformance.sample import Sample


@of_sample_first
def rules_run(sample: Sample) -> Iterator[Wrong]:
    """No rule fails or overflows in the course of a game."""
    for run in sample.runs:
        if run.error is not None:
            yield Wrong(where(run.error, sample.game.definition), run.position(len(run.states) - 1))


@of_sample
def ranges_hold(sample: Sample) -> Iterator[Wrong]:
    """Every field stays in the range that it declares."""
    for position in sample.everywhere():
        for problem in sample.game.definition.layout.problems(position.record[0]):
            yield Wrong(problem, position)


@of_sample
def components_are_conserved(sample: Sample) -> Iterator[Wrong]:
    """What ``conserved`` counts never changes."""
    for run in sample.runs:
        first: dict[str, np.ndarray[Any, Any]] = {}
        for place in range(len(run.states)):
            position = run.position(place)
            for name, count in sample.rules.conserved(position.record).items():
                known = first.setdefault(name, count)
                if known.shape != count.shape or (known != count).any():
                    yield Wrong(f"{name}: {known.tolist()} became {count.tolist()}", position)


@of_sample
def setup_is_fixed(sample: Sample) -> Iterator[Wrong]:
    """The table is laid out without chance, the same every time."""
    first = sample.runs[0].states[0]
    again = sample.game.definition.layout.zeros(1)
    sample.game.definition.bound["setup"](sample.game.r, again[0])
    if again.tobytes() != first.tobytes():
        yield Wrong("setup lays out something else the second time")


@of_sample
def actors_exist(sample: Sample) -> Iterator[Wrong]:
    """Whoever is to act is a seat in play, or NATURE; over is over at the end only."""
    for position in sample.everywhere():
        who = sample.rules.actor(position.record)
        if who not in {*sample.rules.seats, NATURE, OVER}:
            yield Wrong(f"actor gives {who}; there are seats 0 to {sample.game.players - 1}", position)


@of_sample
def looking_changes_nothing(sample: Sample) -> Iterator[Wrong]:
    """``actor``, ``legal``, ``chance``, ``points`` and ``tiebreak`` look at the table and leave it as it is."""
    rules = sample.rules
    for position in sample.positions:
        who = rules.actor(position.record)
        looks: dict[str, Callable[[Any], Any]] = {"actor": rules.actor}
        if who >= 0:
            looks["legal"] = rules.legal
        if who == NATURE:
            looks["chance"] = rules.chance
        for seat in rules.seats:
            looks[f"points of seat {seat}"] = lambda s, seat=seat: rules.points(s, seat)
            looks[f"tiebreak of seat {seat}"] = lambda s, seat=seat: rules.tiebreak(s, seat)
        for name, look in looks.items():
            record = position.record
            look(record)
            if record.tobytes() != position.record.tobytes():
                yield Wrong(f"{name} changes the table", position)


@of_sample
def scores_add_up(sample: Sample) -> Iterator[Wrong]:
    """A score is the sum of its items; ranks follow from score and tiebreak, and ties share."""
    rules = sample.rules
    for position in sample.positions:
        match = position.match
        record = position.record
        sums = [sum(rules.points(record, seat)) for seat in rules.seats]
        keys = [(sums[seat], rules.tiebreak(record, seat)) for seat in rules.seats]
        ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
        if match.scores != tuple(sums):
            yield Wrong(f"scores {match.scores}, but the items add up to {tuple(sums)}", position)
        if match.ranks != ranks:
            yield Wrong(f"ranks {match.ranks}, but scores and tiebreaks say {ranks}", position)
        if [sum(items.values()) for items in match.breakdown()] != sums:
            yield Wrong(f"the breakdown {match.breakdown()} does not add up to {tuple(sums)}", position)
