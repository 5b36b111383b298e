"""Who looks at a room, and the bell that tells them to look again. It rings; it does not say why."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from contextlib import contextmanager
from threading import Lock
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    from soan.table.store import Store

#: How often a stream looks into the database by itself (another process may have written), in seconds.
LOOK = 5.0
#: For how long somebody whose connection broke still counts as present, in seconds.
GRACE = 4.0


class Bells:
    """The open streams of all rooms.

    Args:
        first: where the counts begin. After a restart it is elsewhere: what a page waited for before (a hint) was
            forgotten, so every page must look again.
    """

    def __init__(self, first: int = 0) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None
        self._bells: defaultdict[str, dict[asyncio.Event, str]] = defaultdict(dict)
        self._present: defaultdict[str, dict[str, int]] = defaultdict(dict)
        self._pulse: defaultdict[str, int] = defaultdict(int)
        self._whispers: defaultdict[tuple[str, str], int] = defaultdict(int)
        self._counting = Lock()
        self._first = first

    def open(self, loop: asyncio.AbstractEventLoop) -> None:
        """Says in which loop the streams run."""
        self._loop = loop

    def ring(self, room: str, visitor: str | None = None) -> None:
        """Wakes the streams of a room, all or one browser's; may be called from any thread."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._ring, room, visitor)

    def flash(self, room: str) -> None:
        """Makes every page of a room look again although nothing was written; may be called from any thread."""
        with self._counting:
            self._pulse[room] += 1
        self.ring(room)

    def whisper(self, room: str, visitor: str) -> None:
        """Makes the pages of one browser look again, and nobody else's; may be called from any thread."""
        with self._counting:
            self._whispers[room, visitor] += 1
        self.ring(room, visitor)

    def present(self, room: str) -> frozenset[str]:
        """The fingerprints of the browsers that look at a room."""
        return frozenset(self._present.get(room, ()))

    def mark(self, room: str, version: int, visitor: str) -> str:
        """What tells one look of a browser at a room from the next: its version, and a count of what else happened."""
        beside = self._first + self._pulse.get(room, 0) + self._whispers.get((room, visitor), 0)
        return f"{version}.{beside}"

    async def listen(self, room: str, visitor: str, seen: str, store: Store) -> AsyncIterator[str]:
        """Yields the room's mark whenever it is no longer the one that the browser has seen.

        Args:
            room: its id.
            visitor: the fingerprint of the browser.
            seen: the mark that it saw last.
            store: where the room's version is read.
        """
        with self._bell(room, visitor) as bell, self._presence(room, visitor):
            while True:
                bell.clear()
                mark = self.mark(room, await asyncio.to_thread(store.version, room), visitor)
                if mark != seen:
                    seen = mark
                    yield mark
                try:
                    await asyncio.wait_for(bell.wait(), LOOK)
                except TimeoutError:
                    continue

    def _ring(self, room: str, visitor: str | None) -> None:
        for bell, listener in self._bells.get(room, {}).items():
            if visitor in (None, listener):
                bell.set()

    @contextmanager
    def _bell(self, room: str, visitor: str) -> Iterator[asyncio.Event]:
        bell = asyncio.Event()
        self._bells[room][bell] = visitor
        try:
            yield bell
        finally:
            del self._bells[room][bell]
            if not self._bells[room]:
                del self._bells[room]

    @contextmanager
    def _presence(self, room: str, visitor: str) -> Iterator[None]:
        self._count(room, visitor, 1)
        try:
            yield
        finally:
            asyncio.get_running_loop().call_later(GRACE, self._count, room, visitor, -1)

    def _count(self, room: str, visitor: str, step: int) -> None:
        looking = self._present[room]
        before = looking.get(visitor, 0)
        looking[visitor] = before + step
        if not looking[visitor]:
            del looking[visitor]
        if not looking:
            del self._present[room]
        if 0 in (before, before + step):
            self.flash(room)
