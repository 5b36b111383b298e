"""The pages of a game that is over: decision by decision, with what a search found about each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soan.table.errors import NotYours
from soan.table.look_back import LookBack
from soan.table.moments import Moments
from soan.table.render import page

if TYPE_CHECKING:
    from starlette.responses import Response

    from soan.table.asked import Asked
    from soan.table.play import Play
    from soan.table.reviews import Reviews
    from soan.table.rooms import Rooms
    from soan.table.shelf import Shelf
    from soan.table.store import Store
    from soan.table.stream import Bells


class Past:
    """Answers for everything below ``/tables/ROOM/look-back``.

    Args:
        store, shelf, rooms, play, bells, reviews: the parts of the application.
    """

    def __init__(self, store: Store, shelf: Shelf, rooms: Rooms, play: Play, bells: Bells, reviews: Reviews) -> None:
        self._store = store
        self._shelf = shelf
        self._rooms = rooms
        self._play = play
        self._bells = bells
        self._reviews = reviews
        self._moments = Moments()

    def look_back(self, asked: Asked) -> Response:
        """A finished game from decision to decision, with the chances and what cost them."""
        return self._answer(asked, "look_back_live.html" if asked.partial else "look_back.html")

    def decisions(self, asked: Asked) -> Response:
        """All decisions of a finished game in one table."""
        return self._answer(asked, "judgements.html")

    def _answer(self, asked: Asked, template: str) -> Response:
        viewer = self._rooms.viewer(asked.place("room"), asked.visitor)
        room, box = viewer.room, self._shelf.game(viewer.room.game)
        if room.finished is None:
            raise NotYours("look-back-later")
        if not asked.partial:
            self._reviews.begin(room.id)
        mark = self._bells.mark(room.id, room.version, viewer.visitor.fingerprint)
        looked, found = self._store.looked(room.id), self._store.judgements(room.id)
        moments = self._moments.of(room.id, self._play.match(room))
        return page(
            asked,
            template,
            past=LookBack(
                box, room, moments, found, looked, asked.counted("at"), asked.counted("eyes"), asked.language
            ),
            room=f"/tables/{room.id}",
            mark=mark,
            changed=self._play.changed(room),
            failed=self._reviews.failed(room.id),
            preparing=self._reviews.preparing(room.game),
        )
