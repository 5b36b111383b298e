"""The web application: its parts put together, its addresses, and its answers when something is wrong."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.responses import PlainTextResponse
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from soan.kernel import SoanError
from soan.table.asked import Asked, endpoint
from soan.table.clock import Clock
from soan.table.errors import NotHere, TableError
from soan.table.hints import Hints
from soan.table.minds import Minds
from soan.table.pages import Pages
from soan.table.past import Past
from soan.table.play import Play
from soan.table.render import page, words
from soan.table.reviews import Reviews
from soan.table.rooms import Rooms
from soan.table.store import Store
from soan.table.stream import Bells
from soan.table.tables import Tables
from soan.table.visitors import VisitorCookies

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path

    from starlette.requests import Request
    from starlette.responses import Response
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from soan.table.minds import Bot
    from soan.table.shelf import Shelf

#: Everything comes from this server; boards place things with style attributes.
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
#: The longest form, in bytes; a longer one is none of ours, and is not read to its end.
MOST_BYTES = 100_000
#: A room's address is its key: it must not travel in a Referer, nor into a search engine.
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Robots-Tag": "noindex",
}


def create_app(database: Path, shelf: Shelf, make_bot: Callable[[str], Bot]) -> Starlette:
    """Puts the application together.

    Args:
        database: the SQLite file; made if it does not exist.
        shelf: the games that can be played.
        make_bot: turns ``greedy`` or ``mcts:1000`` into a bot, or raises UnknownBot.

    Returns:
        An ASGI application.

    Raises:
        StoreTrouble: if the file is no database of Soan, or cannot be written.
    """
    store = Store(database)
    bells = Bells(secrets.randbelow(10**9))
    play = Play(store, shelf)
    minds = Minds(make_bot)
    clock = Clock(store, play, bells, minds)

    def changed(room: str) -> None:
        bells.ring(room)
        clock.nudge(room)

    rooms = Rooms(store, shelf, play, changed)
    pages = Pages(store, shelf, rooms, minds.admit)
    hints = Hints(store, rooms, play, bells, minds)
    reviews = Reviews(store, play, bells, minds)
    tables = Tables(store, shelf, rooms, play, bells, clock, minds, hints)
    past = Past(store, shelf, rooms, play, bells, reviews)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        bells.open(asyncio.get_running_loop())
        await clock.open()
        await reviews.open()
        yield
        await reviews.close()
        await clock.close()
        minds.close()
        store.close()

    app = Starlette(
        routes=routes(pages, tables, past),
        lifespan=lifespan,
        middleware=[Middleware(Guard), Middleware(VisitorCookies)],
        exception_handlers={TableError: in_words, SoanError: in_words, HTTPException: in_words, Exception: in_words},
    )
    app.state.play = play
    app.state.store = store
    return app


def routes(pages: Pages, tables: Tables, past: Past) -> list[Route | Mount]:
    """All addresses."""
    look = {"": tables.table, "/live": tables.live, "/replay": tables.replay}
    look |= {"/look-back": past.look_back, "/look-back/decisions": past.decisions}
    look |= {"/invite/{invite}": tables.invitation, "/mine/{link}": tables.personal}
    do = {"move": tables.move, "sit": tables.sit, "rename": tables.rename, "vacate": tables.vacate, "bot": tables.bot}
    do |= {
        "hand-back": tables.hand_back,
        "start": tables.start,
        "take-over": tables.take_over,
        "rematch": tables.rematch,
        "hint": tables.hint,
    }
    return [
        Route("/", endpoint(pages.home)),
        Route("/tables", endpoint(pages.lay), methods=["POST"]),
        Route("/preferences", endpoint(pages.prefer), methods=["POST"]),
        Route("/games/{game}", endpoint(pages.game)),
        Route("/games/{game}/rules", endpoint(pages.rules)),
        Route("/games/{game}/style.css", endpoint(pages.style)),
        Route("/games/{game}/static/{path:path}", endpoint(pages.static)),
        *(Route(f"/tables/{{room}}{path}", endpoint(answer)) for path, answer in look.items()),
        *(Route(f"/tables/{{room}}/{path}", endpoint(answer), methods=["POST"]) for path, answer in do.items()),
        Route("/tables/{room}/events", tables.events),
        Mount("/static", StaticFiles(packages=[("soan.table", "static")])),
    ]


async def in_words(request: Request, error: Exception) -> Response:
    """What went wrong, as a page that a person can read; nothing of it comes from a true state."""
    asked = Asked(request, {})
    if isinstance(error, TableError):
        status, key, given = error.status, error.key, error.arguments
    elif isinstance(error, SoanError):
        status, key, given = 422, "not-so", TableError("not-so", reason=str(error)).arguments
    elif isinstance(error, HTTPException):
        status, given = error.status_code, {}
        key = {404: "no-page", 405: "no-page"}.get(status, "bad-request")
    else:
        status, key, given = 500, "bug", {}
    text = words(asked.language).say(f"error-{key}", **given)
    room = request.path_params.get("room") if not isinstance(error, NotHere) else None
    return await run_in_threadpool(page, asked, "trouble.html", status=status, text=text, number=status, room=room)


class Guard:
    """Adds the headers that keep a page to itself, and refuses forms that other sites send or that are too long."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers one request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        sites = [value for name, value in scope["headers"] if name == b"sec-fetch-site"]
        if scope["method"] == "POST" and b"cross-site" in sites:
            await PlainTextResponse("This form was sent by another site.", 403)(scope, receive, send)
            return
        left = MOST_BYTES

        async def receiving() -> Message:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:
                raise HTTPException(413)
            return message

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receiving, sending)
