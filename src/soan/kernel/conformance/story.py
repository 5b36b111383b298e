"""What the table is told, and that it can be said in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soan.kernel.conformance.suite import Wrong, of_sample
from soan.kernel.errors import BadDefinition
from soan.kernel.events import CAPACITY, new_log, read_log
from soan.kernel.text import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from soan.kernel.conformance.sample import Sample
    from soan.kernel.events import Told
    from soan.kernel.match import Action


@of_sample
def events_are_as_declared(sample: Sample) -> Iterator[Wrong]:
    """Every event is of a seat in play, with arguments of its domains, and none is lost."""
    apply = sample.game.definition.bound["apply"]
    for run in sample.runs:
        for place, code in enumerate(run.match.history):
            position, log = run.position(place), new_log()
            apply(sample.game.r, position.record[0], code, log)
            if log[0, 0] == CAPACITY:
                yield Wrong(f"the next move tells {CAPACITY} events or more, some of them are lost", position)
            for event in read_log(log, sample.game):
                yield from (Wrong(message, position) for message in _wrong(event, sample.game.players))


def _wrong(event: Told, players: int) -> Iterator[str]:
    if not 0 <= event.seat < players:
        yield f"event {event.name!r} is told of seat {event.seat}; there are seats 0 to {players - 1}"
    for domain, value in zip(event.kind.arguments, event.arguments, strict=True):
        low, high = domain.base, domain.base + len(domain) - 1
        if value is None or not low <= value <= high:
            yield f"event {event.name!r} is told with {domain.name} = {value}; it goes from {low} to {high}"


@of_sample
def everything_can_be_said(sample: Sample) -> Iterator[Wrong]:
    """Actions and events read as sentences in both languages, and no two buttons read alike."""
    told = {event: None for run in sample.runs for seat in sample.rules.viewers for event in run.match.events(seat)}
    for language in LANGUAGES:
        for position in sample.positions:
            if not position.match.over:
                yield from (Wrong(message, position) for message in _alike(position.match.legal(), language))
        for event in told:
            try:
                event.text(language)
            except BadDefinition as error:
                yield Wrong(str(error))
                break


def _alike(actions: Sequence[Action], language: str) -> Iterator[str]:
    labels: dict[str, str] = {}
    for action in actions:
        try:
            label = action.label(language)
        except BadDefinition as error:
            yield str(error)
            return
        if label in labels:
            yield f"{action.notation!r} and {labels[label]!r} read alike in {language}: {label!r}"
        labels[label] = action.notation
