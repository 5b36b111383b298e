"""What the table is told: rules write events, every seat reads what it may know of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from soan.kernel.errors import BadDefinition
from soan.kernel.moves import refuse_other_than_domains, variable_names
from soan.kernel.rule import rule
from soan.kernel.wording import event_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from soan.kernel.definition import Game
    from soan.kernel.moves import Domain

MOST_ARGUMENTS = 4
#: Events of one ``apply`` at most; the conformance suite fails a game that comes so far.
CAPACITY = 128
WIDTH = 2 + MOST_ARGUMENTS


@dataclass(frozen=True, init=False)
class Event:
    """Declares one kind of event.

    Args:
        name: as in the catalogue's key ``event-NAME``.
        *arguments: domains; ``domain.seen_by(owner)`` where only the event's seat may know.
    """

    name: str
    arguments: tuple[Domain, ...]

    def __init__(self, name: str, *arguments: Domain) -> None:
        refuse_other_than_domains(f"event {name!r}", arguments)
        if len(arguments) > MOST_ARGUMENTS:
            raise BadDefinition(f"event {name!r} has {len(arguments)} arguments; {MOST_ARGUMENTS} at most")
        object.__setattr__(self, "name", name)
        object.__setattr__(self, "arguments", arguments)


class Events:
    """All that can be told in a game.

    Attributes:
        events: the declarations, in order.
        numbers: ``range(len(events))``, to be unpacked into the names that rules use.

    Raises:
        BadDefinition: if two events have the same name.
    """

    def __init__(self, *events: Event) -> None:
        if len({event.name for event in events}) != len(events):
            raise BadDefinition(f"two events have the same name: {[event.name for event in events]}")
        self.events = events
        self.numbers = tuple(range(len(events)))


@dataclass(frozen=True)
class Told:
    """One event as one seat knows it.

    Attributes:
        kind: the declaration.
        seat: whose it is.
        arguments: indices (domains) or values (numbers); None where this reader may not know.
        game: that it happened in; two events that tell the same are equal wherever they happened.
    """

    kind: Event
    seat: int
    arguments: tuple[int | None, ...]
    game: Game = field(compare=False)

    @property
    def name(self) -> str:
        """The kind's name."""
        return self.kind.name

    def cut(self, seat: int | None) -> Told:
        """The event as another seat (None: a spectator) may know it."""
        mine = seat == self.seat
        seen = tuple(
            value if argument.sight.public or (mine and argument.sight.owner_axis is not None) else None
            for argument, value in zip(self.kind.arguments, self.arguments, strict=True)
        )
        return Told(self.kind, self.seat, seen, self.game)

    def text(self, language: str = "en", players: Sequence[str] | None = None) -> str:
        """What it says, as far as its reader may know.

        Args:
            language: ``en`` or ``ja``.
            players: what the players are called, by seat; None for "Player 1", "Player 2", …
        """
        return event_text(self.game, self.kind, self.seat, self.arguments, language, players)

    def __repr__(self) -> str:
        names = variable_names(self.kind.arguments)
        shown = (
            f"{name}={domain.show(value)}"
            for name, domain, value in zip(names, self.kind.arguments, self.arguments, strict=True)
        )
        return f"Told({', '.join((repr(self.name), f'seat={self.seat}', *shown))})"


@rule
def tell(log: Any, event: int, seat: int, first: int = 0, second: int = 0, third: int = 0, fourth: int = 0) -> None:
    """Writes an event into the log; a log of no rows (in search) takes nothing.

    Args:
        log: int32 array ``(CAPACITY + 1, WIDTH)``; ``log[0, 0]`` is the number of events written.
        event: the number of its kind.
        seat: whose it is.
        first, second, third, fourth: its arguments.
    """
    if log.shape[0] == 0 or log[0, 0] == log.shape[0] - 1:
        return
    log[0, 0] += 1
    row = log[log[0, 0]]
    row[0] = event
    row[1] = seat
    row[2] = first
    row[3] = second
    row[4] = third
    row[5] = fourth


@rule
def heard(log: Any) -> bool:
    """Whether the log takes anything: guards what is only worth working out to be told.

    Args:
        log: as in :func:`tell`.
    """
    return log.shape[0] > 0


def new_log() -> np.ndarray[Any, np.dtype[np.int32]]:
    """An empty log that can be written to."""
    return np.zeros((CAPACITY + 1, WIDTH), np.int32)


def silent_log() -> np.ndarray[Any, np.dtype[np.int32]]:
    """The log that takes nothing, for search."""
    return np.zeros((0, WIDTH), np.int32)


def read_log(log: np.ndarray[Any, np.dtype[np.int32]], game: Game) -> list[Told]:
    """Takes the events out of a log and empties it.

    Args:
        log: as in :func:`tell`.
        game: whose rules wrote it.

    Returns:
        The events in the order told, uncut.

    Raises:
        BadDefinition: if one of them was not declared.
    """
    told: list[Told] = []
    events = game.definition.events
    rows: list[list[int]] = log[1 : log[0, 0] + 1].tolist()
    for number, seat, *arguments in rows:
        if not 0 <= number < len(events.events):
            raise BadDefinition(f"the rules tell event number {number}; declared are 0 to {len(events.events) - 1}")
        kind = events.events[number]
        told.append(Told(kind, seat, tuple(arguments[: len(kind.arguments)]), game))
    log[0, 0] = 0
    return told
