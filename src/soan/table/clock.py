"""What moves a table when no person does: bots think in worker threads, NATURE draws, and nobody waits for either."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from soan.kernel import NATURE
from soan.table.errors import MovedOn, StoreTrouble, TableError
from soan.table.play import Said

if TYPE_CHECKING:
    from soan.table.minds import Minds
    from soan.table.play import Play
    from soan.table.store import Room, Store
    from soan.table.stream import Bells

#: How long a bot takes at least, in seconds, so that people can follow.
PACES = {"instant": 0.0, "brisk": 0.7, "calm": 1.8}
#: How long to wait before writing again after the database could not be written, in seconds.
AGAIN = 2.0

logger = logging.getLogger(__name__)


class Clock:
    """Runs the turns of bots and NATURE, one task for each room that needs it.

    Args:
        store: where the rooms are.
        play: carries on their matches.
        bells: are rung after every change.
        minds: where the bots think.
    """

    def __init__(self, store: Store, play: Play, bells: Bells, minds: Minds) -> None:
        self._store = store
        self._play = play
        self._bells = bells
        self._minds = minds
        self._loop: asyncio.AbstractEventLoop | None = None
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._failed: dict[str, int] = {}

    async def open(self) -> None:
        """Goes on with every game that was running when the server stopped."""
        self._loop = asyncio.get_running_loop()
        for room in await asyncio.to_thread(self._store.running):
            self._wind(room)

    async def close(self) -> None:
        """Stops. What a bot has not said yet is not said; it will think again after the next start."""
        self._loop = None
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def nudge(self, room: str) -> None:
        """Looks whether a bot or NATURE is to act in a room; may be called from any thread."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._wind, room)

    def failed(self, room: str, number: int) -> bool:
        """Whether this decision is not made because a bot, or the rules that carry it out, broke down over it."""
        return self._failed.get(room) == number

    def _wind(self, room: str) -> None:
        if room in self._tasks:
            self._again.add(room)
        elif self._loop is not None:
            self._tasks[room] = self._loop.create_task(self._run(room))
            self._tasks[room].add_done_callback(lambda _: self._stopped(room))

    def _stopped(self, room: str) -> None:
        del self._tasks[room]
        if room in self._again:
            self._again.discard(room)
            self._wind(room)

    async def _run(self, room: str) -> None:
        try:
            while await self._step(room):
                pass
        except TableError as error:
            # A game that is gone, or whose rules changed: its page says so to the people.
            logger.info("room %s stands still: %s", room, error.key)
        except Exception:
            # The rules of a draft break down over what a bot or NATURE would do: nothing was done.
            logger.exception("the rules broke down in room %s", room)
            self._failed[room] = await asyncio.to_thread(self._store.count, room)
            self._bells.flash(room)

    async def _step(self, name: str) -> bool:
        """One turn of a bot or of NATURE; tells whether there may be another."""
        room = await asyncio.to_thread(self._store.room, name)
        if room is None or room.finished is not None or self._play.changed(room):
            return False
        self._warm_up(room)
        if not room.running:
            return False
        try:
            if await asyncio.to_thread(self._play.settle, room):
                self._bells.ring(name)
                return True
            return await self._bot_turn(room)
        except MovedOn:
            return True
        except StoreTrouble as error:
            logger.warning("room %s waits for the database: %s", name, error.arguments.get("reason"))
            await asyncio.sleep(AGAIN)
            return True

    async def _bot_turn(self, room: Room) -> bool:
        match = await asyncio.to_thread(self._play.match, room)
        actor = match.actor
        if actor is None or actor == NATURE:
            return False
        bot = room.seats[actor].bot
        if bot is None:
            return False
        loop = asyncio.get_running_loop()
        started = loop.time()
        number = len(match.history)
        view = match.observe(actor)
        try:
            code = await asyncio.wrap_future(self._minds.choose(bot, view))
        except Exception:
            logger.exception("%s could not decide for seat %s in room %s", bot, actor, room.id)
            self._failed[room.id] = number
            self._bells.flash(room.id)
            return False
        await asyncio.sleep(PACES[room.pace] - (loop.time() - started))
        said = Said(actor, number, match.game.definition.moves.notation(code))
        return await asyncio.to_thread(self._say, room.id, bot, said)

    def _warm_up(self, room: Room) -> None:
        """Gets the searches ready that may be asked at this table: as bots, or for a hint."""
        bots = {seat.bot for seat in room.seats if seat.bot is not None}
        if room.hints or any(map(self._minds.searches, bots)):
            self._minds.warm_up(self._play.game(room))

    def _say(self, name: str, bot: str, said: Said) -> bool:
        # While it thought, the seat may have been handed back to its person.
        room = self._store.room(name)
        if room is None or room.seats[said.seat].bot != bot:
            return True
        self._play.decide(room, said)
        self._bells.ring(name)
        return True
