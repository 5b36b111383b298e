"""Looking back on finished games: in the pool of the bots, one game at a time, written down as it goes."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from soan.bots.review import REVIEWER, review
from soan.table.errors import StoreTrouble, TableError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from soan.bots.review import Decision as Judgement
    from soan.kernel import Game
    from soan.table.minds import Minds
    from soan.table.play import Play
    from soan.table.store import Store
    from soan.table.stream import Bells

#: How often the pages hear that there is more to see, in seconds.
OFTEN = 0.7
#: How long to wait before writing again after the database could not be written, in seconds.
AGAIN = 2.0

logger = logging.getLogger(__name__)


class Reviews:
    """The reviews that are under way.

    Args:
        store: keeps what was found.
        play: has the matches.
        bells: are rung when there is more to see.
        minds: where the search thinks, one decision a time, so that bots at the tables are not kept waiting.
    """

    def __init__(self, store: Store, play: Play, bells: Bells, minds: Minds) -> None:
        self._store = store
        self._play = play
        self._bells = bells
        self._minds = minds
        self._loop: asyncio.AbstractEventLoop | None = None
        self._one = asyncio.Semaphore(1)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._failed: set[str] = set()

    async def open(self) -> None:
        """Goes on with what was under way when the server stopped."""
        self._loop = asyncio.get_running_loop()
        for room in await asyncio.to_thread(self._store.half_reviewed):
            self._begin(room)

    async def close(self) -> None:
        """Stops. What was found so far is written down."""
        self._loop = None
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def begin(self, room: str) -> None:
        """Looks back on a finished game, unless that is done or under way; may be called from any thread."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._begin, room)

    def preparing(self, game: str) -> bool:
        """Whether the search first has to get ready for a game."""
        return not self._minds.ready(game)

    def failed(self, room: str) -> bool:
        """Whether the search broke down over a game."""
        return room in self._failed

    def _begin(self, room: str) -> None:
        if room in self._tasks or self._loop is None:
            return
        self._failed.discard(room)
        self._tasks[room] = self._loop.create_task(self._run(room))
        self._tasks[room].add_done_callback(lambda _: self._tasks.pop(room))

    async def _run(self, name: str) -> None:
        async with self._one:
            try:
                await self._look_back(name)
            except TableError as error:
                # A game that is gone, or whose rules changed: its page says so.
                logger.info("room %s cannot be looked back on: %s", name, error.key)
            except Exception:
                logger.exception("the search broke down looking back on room %s", name)
                self._failed.add(name)
                self._bells.flash(name)

    async def _look_back(self, name: str) -> None:
        room = await asyncio.to_thread(self._store.room, name)
        if room is None or room.finished is None or self._play.changed(room):
            return
        match = await asyncio.to_thread(self._play.match, room)
        looked = await asyncio.to_thread(self._store.looked, name)
        if looked >= len(match.history):
            return
        loop = asyncio.get_running_loop()
        told = loop.time()
        decisions = review(match, self._minds.make_bot(REVIEWER), since=looked)
        while (found := await self._next(match.game, decisions)) is not None:
            await self._write(name, found.move + 1, found)
            if loop.time() - told > OFTEN:
                told = loop.time()
                self._bells.flash(name)
        await self._write(name, len(match.history), None)
        self._bells.flash(name)

    async def _next(self, game: Game, decisions: Iterator[Judgement]) -> Judgement | None:
        return await asyncio.wrap_future(self._minds.search(game, lambda: next(decisions, None)))

    async def _write(self, name: str, looked: int, found: Judgement | None) -> None:
        while True:
            try:
                return await asyncio.to_thread(self._store.judge, name, REVIEWER, looked, found)
            except StoreTrouble as error:
                logger.warning("looking back on room %s waits for the database: %s", name, error.arguments["reason"])
                await asyncio.sleep(AGAIN)
