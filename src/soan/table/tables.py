"""The pages of a table: before, during and after a game, and everything that can be done there."""

from __future__ import annotations

from concurrent.futures import wait
from threading import Semaphore
from typing import TYPE_CHECKING

from sse_starlette import EventSourceResponse
from starlette.concurrency import run_in_threadpool
from starlette.responses import RedirectResponse, Response

from soan.kernel import SoanError
from soan.kernel.transcript import to_text
from soan.table.advice import advice_of
from soan.table.drawing import Drawing
from soan.table.errors import NotHere, NotYours, TableError
from soan.table.pages import remember_name
from soan.table.play import Said
from soan.table.render import page, words
from soan.table.rooms import by_invite, by_link, clean_name
from soan.table.seats import Look, Viewer
from soan.table.visitors import visitor_of

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from starlette.requests import Request

    from soan.table.asked import Asked
    from soan.table.clock import Clock
    from soan.table.hints import Hints
    from soan.table.minds import Minds
    from soan.table.play import Play
    from soan.table.rooms import Rooms
    from soan.table.shelf import Shelf
    from soan.table.store import Store
    from soan.table.stream import Bells

#: How long a page without scripts is kept waiting for a hint, in seconds.
PATIENCE = 5.0
#: How many such pages wait at once at most; the others are shown at once that the search thinks.
MOST_WAITING = 8


class Tables:
    """Answers for everything below ``/tables/ROOM``.

    Args:
        store, shelf, rooms, play, bells, clock, minds, hints: the parts of the application.
    """

    def __init__(
        self,
        store: Store,
        shelf: Shelf,
        rooms: Rooms,
        play: Play,
        bells: Bells,
        clock: Clock,
        minds: Minds,
        hints: Hints,
    ) -> None:
        self._store = store
        self._shelf = shelf
        self._rooms = rooms
        self._play = play
        self._bells = bells
        self._clock = clock
        self._minds = minds
        self._hints = hints
        self._waiting = Semaphore(MOST_WAITING)

    # Looking

    def table(self, asked: Asked) -> Response:
        """The whole page of a room."""
        return self._draw(asked, "room.html", asked.seat)

    def live(self, asked: Asked) -> Response:
        """The part of the page that changes with the game."""
        return self._draw(asked, "live.html", asked.seat)

    async def events(self, request: Request) -> Response:
        """The stream that tells a page to look again: it carries a counter and nothing else."""
        room, visitor = request.path_params["room"], visitor_of(request)
        await run_in_threadpool(self._rooms.viewer, room, visitor)
        seen = request.headers.get("last-event-id") or request.query_params.get("seen", "")

        async def marks() -> AsyncIterator[dict[str, str]]:
            async for mark in self._bells.listen(room, visitor.fingerprint, seen, self._store):
                yield {"event": "moved", "id": mark, "data": mark}

        return EventSourceResponse(marks(), headers={"Cache-Control": "no-store"})

    def replay(self, asked: Asked) -> Response:
        """The file of a finished game. While it is on, the file would tell what is hidden."""
        viewer = self._viewer(asked)
        if viewer.room.finished is None:
            raise NotYours("replay-later")
        name = f"{viewer.room.game}-{viewer.room.finished:%Y%m%d-%H%M}.json"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(to_text(self._play.match(viewer.room)), media_type="application/json", headers=headers)

    def invitation(self, asked: Asked) -> Response:
        """What whoever opens the invitation to a seat sees first."""
        viewer = self._viewer(asked)
        seat = by_invite(viewer.room, asked.place("invite"))
        if seat.number in viewer.held:
            return RedirectResponse(f"/tables/{viewer.room.id}", 303)
        drawing = self._drawing(viewer, Look(None), asked.language)
        return page(
            asked,
            "invitation.html",
            drawing=drawing,
            seat=seat,
            name=clean_name(asked.name),
            invite=asked.place("invite"),
        )

    def personal(self, asked: Asked) -> Response:
        """What the owner of a seat sees who opens its personal link elsewhere. Opening alone moves nothing."""
        viewer = self._viewer(asked)
        seat = by_link(viewer.room, asked.place("link"))
        drawing = self._drawing(viewer, Look(None), asked.language)
        return page(asked, "personal.html", drawing=drawing, seat=seat, link=asked.place("link"))

    # Doing

    def move(self, asked: Asked) -> Response:
        """Says something for a seat."""
        said = Said(asked.number("seat"), asked.number("number"), asked.form.get("say", ""), asked.form.get("token"))
        return self._do(asked, lambda: self._rooms.decide(asked.place("room"), asked.visitor, said), said.seat)

    def hint(self, asked: Asked) -> Response:
        """Asks what the search would do; the page shows that it thinks, and the answer when there is one."""
        seat, number, token = asked.number("seat"), asked.number("number"), asked.form.get("token")

        def ask() -> None:
            answer = self._hints.ask(asked.place("room"), asked.visitor, seat, number, token)
            # Without scripts the page would not hear of the answer; but nobody may keep all threads waiting.
            if not asked.partial and answer is not None and self._waiting.acquire(blocking=False):
                try:
                    wait([answer], timeout=PATIENCE)
                finally:
                    self._waiting.release()

        return self._do(asked, ask, seat)

    def sit(self, asked: Asked) -> Response:
        """Takes a seat."""
        number, name = asked.number("seat"), asked.form.get("name")
        invite = asked.form.get("invite")
        answer = self._do(asked, lambda: self._rooms.sit(asked.place("room"), asked.visitor, number, name, invite))
        return remember_name(asked, answer, clean_name(name))

    def rename(self, asked: Asked) -> Response:
        """Changes a name."""
        number, name = asked.number("seat"), asked.form.get("name")
        answer = self._do(asked, lambda: self._rooms.rename(asked.place("room"), asked.visitor, number, name))
        return remember_name(asked, answer, clean_name(name))

    def vacate(self, asked: Asked) -> Response:
        """Frees a seat."""
        number = asked.number("seat")
        return self._do(asked, lambda: self._rooms.vacate(asked.place("room"), asked.visitor, number))

    def bot(self, asked: Asked) -> Response:
        """Gives a seat to a bot."""
        number, bot = asked.number("seat"), asked.form.get("bot", "")

        def give() -> None:
            self._minds.admit(bot, self._shelf.game(self._viewer(asked).room.game).definition)
            self._rooms.give_to_bot(asked.place("room"), asked.visitor, number, bot)

        return self._do(asked, give)

    def hand_back(self, asked: Asked) -> Response:
        """Takes a seat back from a bot."""
        number = asked.number("seat")
        return self._do(asked, lambda: self._rooms.hand_back(asked.place("room"), asked.visitor, number), number)

    def start(self, asked: Asked) -> Response:
        """Begins the game."""
        return self._do(asked, lambda: self._rooms.start(asked.place("room"), asked.visitor))

    def take_over(self, asked: Asked) -> Response:
        """Moves a seat to the browser that asks."""
        link = asked.form.get("link", "")
        return self._do(asked, lambda: self._rooms.take_over(asked.place("room"), asked.visitor, link))

    def rematch(self, asked: Asked) -> Response:
        """Leads to the table at which the same people play again."""
        return RedirectResponse(f"/tables/{self._rooms.rematch(asked.place('room'), asked.visitor)}", 303)

    # Drawing

    def _do(self, asked: Asked, action: Callable[[], object], seat: int | None = None) -> Response:
        """Does something at a room, and shows the room as it is then, or why it was not done."""
        problem: TableError | None = None
        try:
            action()
        except TableError as error:
            problem = error
        except SoanError as error:
            problem = TableError("not-so", reason=str(error))
        if problem is None and not asked.partial:
            shown = f"?seat={seat}" if seat is not None and seat >= 0 else ""
            return RedirectResponse(f"/tables/{asked.place('room')}{shown}", 303)
        return self._draw(asked, "live.html" if asked.partial else "room.html", seat, problem)

    def _draw(self, asked: Asked, template: str, seat: int | None, problem: TableError | None = None) -> Response:
        viewer = self._viewer(asked)
        trouble = None
        # Read before the match, so that a page never claims to be newer than it is.
        mark = self._bells.mark(viewer.room.id, viewer.room.version, viewer.visitor.fingerprint)
        drawing, standstill = self._drawn(viewer, seat, asked.language)
        if problem is not None:
            trouble = words(asked.language).say(f"error-{problem.key}", **problem.arguments)
        room = f"/tables/{viewer.room.id}"
        shown = f"?seat={drawing.look.seat}" if drawing.look.seat is not None else ""
        return page(
            asked,
            template,
            status=problem.status if problem else 200,
            drawing=drawing,
            room=room,
            live=f"{room}/live{shown}",
            back=f"{room}{shown}",
            mark=mark,
            token=self._token(viewer, drawing),
            trouble=trouble,
            standstill=standstill,
            failed=self._clock.failed(viewer.room.id, drawing.number),
            preparing=not self._minds.ready(viewer.room.game),
            name=clean_name(asked.name),
        )

    def _drawn(self, viewer: Viewer, asked: int | None, language: str) -> tuple[Drawing, str | None]:
        """The room drawn for a browser, and why the game cannot be shown if it cannot."""
        box = self._shelf.game(viewer.room.game)
        present = self._bells.present(viewer.room.id)
        changed = self._play.changed(viewer.room)
        try:
            match = self._play.match(viewer.room) if viewer.room.started else None
        except TableError as error:
            reason = words(language).say(f"error-{error.key}", **error.arguments)
            return Drawing(box, viewer, Look(None), None, language, present, changed=changed), reason
        actor = match.actor if match is not None and viewer.room.running else None
        look = viewer.look(asked, actor, hides=box.hides)
        drawing = Drawing(box, viewer, look, match, language, present, changed=changed)
        hint = self._hints.of(viewer.room.id, viewer.visitor, drawing.deciding, drawing.number)
        if hint is not None:
            drawing.advice = advice_of(hint, drawing.legal, ready=self._minds.ready(box.name))
        return drawing, None

    def _drawing(self, viewer: Viewer, look: Look, language: str) -> Drawing:
        return Drawing(self._shelf.game(viewer.room.game), viewer, look, None, language)

    def _token(self, viewer: Viewer, drawing: Drawing) -> str | None:
        """The token of the page's form, if the page has one."""
        if not drawing.legal:
            return None
        assert drawing.actor is not None  # somebody may say something
        return viewer.visitor.token(viewer.room.id, drawing.actor, drawing.number)

    def _viewer(self, asked: Asked) -> Viewer:
        viewer = self._rooms.viewer(asked.place("room"), asked.visitor)
        if viewer.room.game not in {box.name for box in self._shelf}:
            raise NotHere("no-game", game=viewer.room.game)
        return viewer
