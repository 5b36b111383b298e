"""A request as the pages read it, and the way from a plain function to an endpoint."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException

from soan.table.errors import TableError
from soan.table.visitors import NAME_COOKIE, Visitor, language_of, theme_of, visitor_of

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from starlette.requests import Request
    from starlette.responses import Response

#: Fields of one form at most; more is no form of ours.
MOST_FIELDS = 200


@dataclass(frozen=True)
class Asked:
    """One request, read.

    Attributes:
        request: the request itself.
        form: what was filled in, by field name.
    """

    request: Request
    form: Mapping[str, str]

    @property
    def visitor(self) -> Visitor:
        """The browser."""
        return visitor_of(self.request)

    @property
    def language(self) -> str:
        """Of the page."""
        return language_of(self.request)

    @property
    def theme(self) -> str:
        """Light, dark or auto."""
        return theme_of(self.request)

    @property
    def name(self) -> str | None:
        """What the person was called last."""
        return unquote(self.request.cookies.get(NAME_COOKIE, "")) or None

    @property
    def partial(self) -> bool:
        """Whether the page's script asks for a part of the page, not a browser for the whole."""
        return self.request.headers.get("hx-request") == "true"

    @property
    def path(self) -> str:
        """The address within this site, to come back to."""
        return self.request.url.path + (f"?{self.request.url.query}" if self.request.url.query else "")

    def place(self, name: str) -> str:
        """A part of the address, by its name in the route."""
        return str(self.request.path_params[name])

    def number(self, name: str) -> int:
        """A whole number of the form.

        Raises:
            TableError: if it is none.
        """
        text = self.form.get(name, "")
        if not (text.removeprefix("-").isdecimal() and len(text) < 10):  # noqa: PLR2004 - longer is no number of ours
            raise TableError("bad-form", field=name)
        return int(text)

    @property
    def seat(self) -> int | None:
        """The seat that the address names, if it does."""
        return self.counted("seat")

    def counted(self, name: str) -> int | None:
        """A number from 0 on in the address; None if there is none, or no sensible one."""
        text = self.request.query_params.get(name, "")
        return int(text) if text.isdecimal() and len(text) < 7 else None  # noqa: PLR2004 - longer counts nothing of ours


def endpoint(answer: Callable[[Asked], Response]) -> Callable[[Request], Awaitable[Response]]:
    """Makes an endpoint of a function that may take its time: it runs in a worker thread."""

    async def respond(request: Request) -> Response:
        form: dict[str, Any] = {}
        if request.method == "POST":
            if request.headers.get("content-type", "").lower().startswith("multipart/"):
                # Ours are not: they carry no files, and nobody else says in which letters they are written.
                raise HTTPException(415)
            async with request.form(max_fields=MOST_FIELDS) as fields:
                form = {name: value for name, value in fields.items() if isinstance(value, str)}
        return await run_in_threadpool(answer, Asked(request, form))

    return respond
