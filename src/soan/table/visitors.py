"""Who a browser is: a secret in a cookie, never a name; and what it prefers."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request

from soan.kernel.text import LANGUAGES

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

COOKIE = "soan_visitor"
LANGUAGE_COOKIE = "soan_language"
THEME_COOKIE = "soan_theme"
NAME_COOKIE = "soan_name"
THEMES = ("auto", "light", "dark")
#: One year, in seconds.
YEAR = 365 * 24 * 3600


@dataclass(frozen=True)
class Visitor:
    """A browser, by the secret that it keeps.

    Attributes:
        secret: the cookie's value; it stays between the browser and the server.
    """

    secret: str

    @property
    def fingerprint(self) -> str:
        """What the database keeps of the secret: from it nobody can make a cookie."""
        return hashlib.sha256(self.secret.encode()).hexdigest()

    def token(self, room: str, seat: int, number: int) -> str:
        """The token of the form with which this browser says decision ``number`` of a room.

        It is the same for a page that is drawn twice, so that a request sent twice is known as one; and nobody
        else can make it.
        """
        text = f"{room}/{seat}/{number}".encode()
        return hmac.new(self.secret.encode(), text, "sha256").hexdigest()[:32]


def visitor_of(connection: HTTPConnection) -> Visitor:
    """The browser that asks."""
    return Visitor(connection.scope["soan.visitor"])


def language_of(connection: HTTPConnection) -> str:
    """The page's language: the one chosen, else the first of the browser's that we speak, else English."""
    chosen = connection.cookies.get(LANGUAGE_COOKIE)
    return chosen if chosen in LANGUAGES else preferred_language(connection.headers.get("accept-language", ""))


def preferred_language(header: str) -> str:
    """Reads an Accept-Language header (RFC 9110, 12.5.4)."""
    wanted: list[tuple[float, str]] = []
    for part in header.split(","):
        tag, _, weight = part.strip().partition(";q=")
        try:
            wanted.append((float(weight or 1), tag.split("-")[0].lower()))
        except ValueError:
            continue
    ordered = sorted(wanted, key=lambda pair: -pair[0])
    return next((tag for weight, tag in ordered if tag in LANGUAGES and weight > 0), LANGUAGES[0])


def theme_of(connection: HTTPConnection) -> str:
    """``light``, ``dark``, or ``auto``: as the system has it."""
    chosen = connection.cookies.get(THEME_COOKIE, "auto")
    return chosen if chosen in THEMES else "auto"


class VisitorCookies:
    """Gives every browser its secret before its first request is answered.

    The cookie is out of reach for scripts (HttpOnly), and is not sent with forms of other sites (SameSite=Lax).
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers one request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        known = Request(scope).cookies.get(COOKIE, "")
        secret = known or secrets.token_urlsafe(24)
        scope["soan.visitor"] = secret

        async def sending(message: Message) -> None:
            if not known and message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                if headers.get("content-type", "").startswith("text/html") or "location" in headers:
                    headers.append("set-cookie", cookie(scope, COOKIE, secret))
            await send(message)

        await self.app(scope, receive, sending)


def cookie(scope: Scope, name: str, value: str) -> str:
    """The text of a Set-Cookie header that lasts for a year."""
    secure = "; Secure" if scope["scheme"] == "https" else ""
    return f"{name}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"
