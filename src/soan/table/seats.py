"""Who looks at a room: which seats a browser holds, and for which of them its page is drawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from soan.table.errors import NotYours

if TYPE_CHECKING:
    from soan.table.store import Room, Seat
    from soan.table.visitors import Visitor


@dataclass(frozen=True)
class Look:
    """What is drawn for a browser.

    Attributes:
        seat: whose view the page shows; None for the spectators'.
        curtain: the seat to which the screen is to be handed before its view is shown.
    """

    seat: int | None
    curtain: int | None = None


@dataclass(frozen=True)
class Viewer:
    """A browser at a room.

    Attributes:
        room: as the database has it.
        visitor: the browser.
    """

    room: Room
    visitor: Visitor

    @property
    def host(self) -> bool:
        """Whether this browser made the room."""
        return self.room.host == self.visitor.fingerprint

    @property
    def held(self) -> tuple[int, ...]:
        """The seats that this browser holds, those for which a bot stands in included."""
        return tuple(seat.number for seat in self.room.seats if seat.holder == self.visitor.fingerprint)

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats for which this browser decides."""
        return tuple(number for number in self.held if self.room.seats[number].bot is None)

    def look(self, asked: int | None, actor: int | None, *, hides: bool) -> Look:
        """For whom the page is drawn.

        With several seats on one screen, the page follows the seat that is to decide. Where a game hides things, it
        does so only after the screen was handed over: until then everybody sees what a spectator sees.

        Args:
            asked: the seat that the page's address names.
            actor: the seat that must decide; None if nobody must.
            hides: whether the game hides anything.
        """
        held = self.held
        mine = asked if asked in held else None
        if len(held) < 2:  # noqa: PLR2004 - one seat, one viewer
            return Look(held[0] if held else None)
        if actor in self.playing and actor != mine:
            return Look(None, curtain=actor) if hides else Look(actor)
        if mine is not None:
            return Look(mine)
        return Look(None) if hides and actor is not None else Look(held[0])

    def need_host(self) -> None:
        """Refuses whoever did not make the room.

        Raises:
            NotYours: says so.
        """
        if not self.host:
            raise NotYours("host-only")

    def need_seat(self, number: int) -> Seat:
        """The seat, if this browser holds it.

        Raises:
            NotYours: otherwise.
        """
        if number not in self.held:
            raise NotYours("not-your-seat")
        return self.room.seats[number]
