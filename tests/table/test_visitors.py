"""Who a browser is, and what it prefers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from soan.table.visitors import Visitor, cookie, preferred_language

if TYPE_CHECKING:
    from tests.table.conftest import Browser, House


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("ja", "ja"),
        ("ja-JP,ja;q=0.9,en;q=0.8", "ja"),
        ("en-GB,ja;q=0.9", "en"),
        ("fr,ja;q=0.5,en;q=0.4", "ja"),
        ("de, fr", "en"),
        ("ja;q=0, en", "en"),
        ("en;q=0.1, ja;q=0.2", "ja"),
        ("ja;q=lots, , ;q=1", "en"),
    ],
)
def test_the_browsers_language(header: str, language: str) -> None:
    """The first language of the browser that we speak is the page's; English is what is left."""
    assert preferred_language(header) == language


def test_tokens_are_personal() -> None:
    """A token is the same for the same form of the same browser, and for nothing else."""
    ann = Visitor("ann")
    assert ann.token("r", 0, 5) == Visitor("ann").token("r", 0, 5)
    others = {Visitor("bob").token("r", 0, 5), ann.token("s", 0, 5), ann.token("r", 1, 5), ann.token("r", 0, 6)}
    assert len(others | {ann.token("r", 0, 5)}) == 5
    assert "ann" not in ann.fingerprint


def test_the_secret_stays_with_the_browser(ann: Browser, house: House) -> None:
    """The cookie is HttpOnly and SameSite, is given once, and is written nowhere in the page or the database."""
    ann.get("/")
    given = ann.response.headers["set-cookie"]
    assert given.startswith("soan_visitor=")
    assert "HttpOnly" in given
    assert "SameSite=Lax" in given
    assert "Secure" not in given
    secret = ann.client.cookies["soan_visitor"]
    ann.lay("tic_tac_toe")
    assert "set-cookie" not in ann.response.headers
    assert secret not in ann.html
    assert secret.encode() not in house.database.read_bytes()
    assert secret.encode() not in house.database.with_name("soan.sqlite-wal").read_bytes()


def test_cookies_are_secure_where_the_line_is() -> None:
    """Over HTTPS the cookie is never sent without it."""
    assert cookie({"scheme": "https"}, "a", "b").endswith("; Secure")


def test_static_files_give_no_cookie(ann: Browser) -> None:
    """A style sheet or a picture does not make a visitor."""
    assert "set-cookie" not in ann.get("/static/base.css").response.headers


def test_a_chosen_language_stays(ann: Browser) -> None:
    """The switch outweighs the browser's language, and leads back to the page."""
    ann.get("/games/pig")
    assert 'lang="en"' in ann.html
    ann.post("/preferences", language="ja", back="/games/pig?players=3")
    assert ann.response.url.path == "/games/pig"
    assert 'lang="ja"' in ann.html
    assert 'lang="ja"' in ann.get("/").html
    assert 'lang="en"' in ann.post("/preferences", language="en", back="/").html


def test_a_chosen_theme_stays(ann: Browser) -> None:
    """Dark or light is remembered; what is no theme is not."""
    assert 'data-theme="auto"' in ann.get("/").html
    assert 'data-theme="dark"' in ann.post("/preferences", theme="dark", back="/").html
    assert 'data-theme="dark"' in ann.post("/preferences", theme="pink", back="/").html


@pytest.mark.parametrize("back", ["//evil.example", "https://evil.example/", "/\\evil.example", "evil", "/a\r\nb: c"])
def test_the_switch_leads_nowhere_else(ann: Browser, back: str) -> None:
    """The way back is one within this site."""
    ann.client.follow_redirects = False
    ann.post("/preferences", language="ja", back=back)
    assert ann.response.headers["location"] == "/"
