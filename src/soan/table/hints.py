"""Hints: what a search would do for the person who must decide, told to nobody else."""

from __future__ import annotations

import logging
import secrets
from collections import OrderedDict
from dataclasses import dataclass, replace
from threading import Lock
from typing import TYPE_CHECKING

from soan.table.errors import MovedOn, NotYours

if TYPE_CHECKING:
    from concurrent.futures import Future

    from soan.bots import Thought
    from soan.kernel import View
    from soan.table.minds import Minds
    from soan.table.play import Play
    from soan.table.rooms import Rooms
    from soan.table.store import Store
    from soan.table.stream import Bells
    from soan.table.visitors import Visitor

#: The search that is asked: one by the clock.
ADVISER = "mcts:1000ms"
#: Hints that are remembered; the oldest are forgotten.
KEPT = 256

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Hint:
    """One question, and the answer as soon as there is one.

    Attributes:
        seat: who is to decide.
        number: of the decision.
        thought: what the search found; None while it thinks.
        failed: whether it broke down.
    """

    seat: int
    number: int
    thought: Thought | None = None
    failed: bool = False

    @property
    def thinking(self) -> bool:
        """Whether the answer is still to come."""
        return self.thought is None and not self.failed


class Hints:
    """The hints that were asked for, by room and browser. They are not written down: a restart forgets them.

    The search thinks about one question of a browser at a time: what it asks at another table takes the place of what
    it still waits for, so that nobody fills the row in which others stand.

    Args:
        store, rooms, play, bells, minds: the parts of the application.
    """

    def __init__(self, store: Store, rooms: Rooms, play: Play, bells: Bells, minds: Minds) -> None:
        self._store = store
        self._rooms = rooms
        self._play = play
        self._bells = bells
        self._minds = minds
        self._asked: OrderedDict[tuple[str, str], Hint] = OrderedDict()
        self._lock = Lock()

    def of(self, room: str, visitor: Visitor, seat: int | None, number: int) -> Hint | None:
        """The hint of a browser for a decision, if it asked for one."""
        hint = self._asked.get((room, visitor.fingerprint))
        return hint if hint is not None and (hint.seat, hint.number) == (seat, number) else None

    def ask(self, room: str, visitor: Visitor, seat: int, number: int, token: str | None) -> Future[None] | None:
        """Asks what a search would do. It returns at once; the browser is told when there is an answer.

        Args:
            room: its id.
            visitor: the browser.
            seat: for which it asks.
            number: of the decision that it sees.
            token: of the form with which it would make that decision.

        Returns:
            What can be waited for; None if the same was asked before.

        Raises:
            NotYours: if the browser does not decide for that seat, or this table plays without hints.
            MovedOn: if that decision was made meanwhile, or the game is not on.
        """
        viewer = self._rooms.viewer(room, visitor)
        if viewer.need_seat(seat).bot is not None:
            raise NotYours("bot-plays")
        if not viewer.room.hints:
            raise NotYours("no-hints")
        if not viewer.room.running or self._play.changed(viewer.room):
            raise MovedOn("not-running")
        match = self._play.match(viewer.room)
        if number != len(match.history) or token != visitor.token(room, seat, number):
            raise MovedOn("moved-on")
        if match.actor != seat:
            raise NotYours("not-your-turn")
        hint, key = Hint(seat, number), (room, visitor.fingerprint)
        if not self._note(key, hint):
            return None
        view = match.observe(seat)
        return self._minds.search(match.game, lambda: self._answer(key, hint, view))

    def _note(self, key: tuple[str, str], hint: Hint) -> bool:
        """Remembers a question; tells whether it is a new one. After a failure the same may be asked again."""
        with self._lock:
            before = self._asked.get(key)
            if before is not None and (before.seat, before.number) == (hint.seat, hint.number) and not before.failed:
                return False
            for other in [at for at, asked in self._asked.items() if at[1] == key[1] and asked.thinking]:
                del self._asked[other]
                self._bells.whisper(*other)
            self._asked[key] = hint
            self._asked.move_to_end(key)
            while len(self._asked) > KEPT:
                self._asked.popitem(last=False)
            return True

    def _answer(self, key: tuple[str, str], hint: Hint, view: View) -> None:
        room, visitor = key
        try:
            # While the question waited for a thread, the person may have decided.
            if self._asked.get(key) != hint or self._store.count(room) != hint.number:
                return
            thought = self._minds.make_bot(ADVISER).think(view, secrets.randbits(63))
            answer = replace(hint, thought=thought)
        except Exception:
            logger.exception("a hint for %s broke down", view.game.name)
            answer = replace(hint, failed=True)
        with self._lock:
            if self._asked.get(key) == hint:
                self._asked[key] = answer
        self._bells.whisper(room, visitor)
