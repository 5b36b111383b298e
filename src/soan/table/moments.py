"""A finished game as a row of moments: the table as it stood at each decision of a player, and at the end."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from threading import Lock
from typing import TYPE_CHECKING

from soan.kernel import NATURE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from soan.kernel import Match

#: Games whose moments are kept in memory; those of another are played through again.
KEPT = 8


@dataclass(frozen=True)
class Moment:
    """The table at one moment.

    Attributes:
        match: as it stood then.
        move: the place of the decision among all moves of the game, NATURE's included; at the end their number.
        seat: who was to decide; None at the end.
        code: what was decided; None at the end.
    """

    match: Match
    move: int
    seat: int | None
    code: int | None


class Moments:
    """The moments of the games that people look back on."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Sequence[Moment]] = OrderedDict()
        self._lock = Lock()

    def of(self, room: str, match: Match) -> Sequence[Moment]:
        """The moments of a finished game; the last is its end.

        Args:
            room: its id.
            match: over.
        """
        with self._lock:
            found = self._kept.get(room)
            if found is None:
                found = self._kept[room] = split(match)
            self._kept.move_to_end(room)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
            return found


def split(match: Match) -> list[Moment]:
    """Plays a game through again, and stops wherever a player decides.

    Args:
        match: over or not; it stays as it is.
    """
    again = match.game.start(match.seed)
    moments: list[Moment] = []
    for number, code in enumerate(match.history):
        if again.actor != NATURE:
            moments.append(Moment(again.copy(), number, again.actor, code))
        again.play(code)
    return [*moments, Moment(again, len(match.history), None, None)]
