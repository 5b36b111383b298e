"""The pages around the tables: home, a game's box, its rules, preferences."""

from __future__ import annotations

import mimetypes
from typing import TYPE_CHECKING
from urllib.parse import quote

from starlette.responses import RedirectResponse, Response

from soan.kernel import BadOption, UnknownBot
from soan.kernel.text import LANGUAGES
from soan.table.errors import NotHere
from soan.table.forms import TableForm, quick_plan
from soan.table.render import page
from soan.table.rooms import PACES, clean_name
from soan.table.visitors import LANGUAGE_COOKIE, NAME_COOKIE, THEME_COOKIE, THEMES, cookie

if TYPE_CHECKING:
    from collections.abc import Callable
    from importlib.resources.abc import Traversable

    from soan.kernel import Definition
    from soan.table.asked import Asked
    from soan.table.rooms import Rooms
    from soan.table.shelf import Shelf
    from soan.table.store import Store


class Pages:
    """Answers for everything but the tables themselves.

    Args:
        store: the database.
        shelf: the games.
        rooms: lays tables.
        admit: raises UnknownBot for what is no bot that may play a game.
    """

    def __init__(self, store: Store, shelf: Shelf, rooms: Rooms, admit: Callable[[str, Definition], object]) -> None:
        self._store = store
        self._shelf = shelf
        self._rooms = rooms
        self._admit = admit

    def home(self, asked: Asked) -> Response:
        """The front page: the games, and the visitor's tables."""
        installed = {box.name for box in self._shelf}
        tables = [room for room in self._store.rooms_of(asked.visitor.fingerprint) if room.game in installed]
        return page(
            asked,
            "home.html",
            games=list(self._shelf),
            broken=self._shelf.broken,
            tables=tables,
            box=self._shelf.game,
            me=asked.visitor.fingerprint,
            name=clean_name(asked.name),
        )

    def game(self, asked: Asked) -> Response:
        """A game's box: what it is, and the form for a new table of it."""
        box = self._shelf.game(asked.place("game"))
        return self._form(asked, TableForm(box, asked.language, dict(asked.request.query_params)))

    def rules(self, asked: Asked) -> Response:
        """A game's rule book, in the page's language or, where that is missing, in English."""
        box = self._shelf.game(asked.place("game"))
        html = box.rules(asked.language) or box.rules(LANGUAGES[0])
        if not html:
            raise NotHere("no-rules")
        return page(asked, "rules.html", box=box, html=html)

    def lay(self, asked: Asked) -> Response:
        """Lays a new table, from the form or in one click, and leads there."""
        box = self._shelf.game(asked.form.get("game", ""))
        try:
            if "style" in asked.form:
                plan = quick_plan(box, asked.form["style"], asked.form.get("name"))
            else:
                form = TableForm(box, asked.language, asked.form)
                plan = form.plan(lambda bot: self._admit(bot, box.definition))
            room = self._rooms.make(plan, asked.visitor)
        except (BadOption, UnknownBot) as error:
            return self._form(asked, TableForm(box, asked.language, asked.form, str(error)), status=422)
        if not any(seat.free for seat in room.seats):
            self._rooms.start(room.id, asked.visitor)
        answer = RedirectResponse(f"/tables/{room.id}", 303)
        name = clean_name(asked.form.get("name") or asked.form.get("name-0"))
        return remember_name(asked, answer, name)

    def prefer(self, asked: Asked) -> Response:
        """Remembers the language or the theme that a person chose, and leads back."""
        back = asked.form.get("back", "/")
        # Only to this site: "//other.site" and "/\other.site" would lead elsewhere.
        safe = back.startswith("/") and not back.startswith(("//", "/\\")) and back.isprintable()
        answer = RedirectResponse(back if safe else "/", 303)
        for field, name, allowed in (("language", LANGUAGE_COOKIE, LANGUAGES), ("theme", THEME_COOKIE, THEMES)):
            if asked.form.get(field) in allowed:
                answer.headers.append("set-cookie", cookie(asked.request.scope, name, asked.form[field]))
        return answer

    def style(self, asked: Asked) -> Response:
        """A game's style sheet."""
        style = self._shelf.game(asked.place("game")).style
        if style is None:
            raise NotHere("no-page")
        return Response(style, media_type="text/css", headers={"Cache-Control": "no-cache"})

    def static(self, asked: Asked) -> Response:
        """A file of a game's ``static`` folder."""
        box = self._shelf.game(asked.place("game"))
        file = _inside(box.files / "static", asked.place("path"))
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        return Response(file.read_bytes(), media_type=kind, headers={"Cache-Control": "max-age=3600"})

    def _form(self, asked: Asked, form: TableForm, status: int = 200) -> Response:
        return page(
            asked,
            "game.html",
            status=status,
            box=form.box,
            form=form,
            paces=PACES,
            name=clean_name(asked.name),
        )


def _inside(folder: Traversable, path: str) -> Traversable:
    parts = path.split("/")
    if any(part in ("", ".", "..") or "\\" in part or "\0" in part for part in parts):
        raise NotHere("no-page")
    file = folder.joinpath(*parts)
    try:
        found = file.is_file()
    except OSError:  # a name that no file can have
        found = False
    if not found:
        raise NotHere("no-page")
    return file


def remember_name(asked: Asked, answer: Response, name: str | None) -> Response:
    """Lets the browser keep what its person is called, for the next table."""
    if name is not None:
        answer.headers.append("set-cookie", cookie(asked.request.scope, NAME_COOKIE, quote(name)))
    return answer
