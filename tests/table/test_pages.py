"""The pages around the tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from soan_examples import tic_tac_toe

from soan.table.shelf import Shelf
from tests.table.conftest import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.table.conftest import Browser, House


def test_home_shows_every_game(ann: Browser) -> None:
    """Each game is there with title, tagline and three ways to begin; a picture where it brings one."""
    ann.get("/")
    for game in GAMES:
        assert game.catalogue("en").say("game") in ann.text
        assert game.catalogue("en").say("game.tagline") in ann.text
        assert ann.html.count(f'name="game" value="{game.name}"') == 1
    assert '/games/veil/static/cover.svg"' in ann.html
    assert "2–8 players" in ann.text


def test_home_in_japanese(house: House) -> None:
    """A Japanese browser is greeted in Japanese without choosing."""
    ann = house.browser("ja").get("/")
    assert "完成する前に、遊ぼう。" in ann.text
    assert "誰も見ていない札。" in ann.text


def test_home_lists_the_visitors_tables(ann: Browser, bob: Browser) -> None:
    """Somebody's tables are on that browser's front page, and on no other."""
    ann.lay("tic_tac_toe", "friends")
    room = ann.room
    assert f'href="{room}"' in ann.get("/").html
    assert "Waiting for players" in ann.text
    assert room not in bob.get("/").html
    bob.get(room).do("sit", seat=1)
    assert room in bob.get("/").html


def test_a_table_of_a_game_that_is_gone(open_house: Callable[..., House]) -> None:
    """Where a game was taken away its tables say so, and the front page leaves them out."""
    ann = open_house().browser()
    ann.lay("veil", "friends")
    again = open_house([tic_tac_toe.GAME]).browser()
    again.client.cookies = ann.client.cookies
    assert again.get(ann.room).status == 404
    assert "The game veil is not installed here" in again.text
    assert "Your tables" not in again.get("/").text


def test_rules_have_anchors(ann: Browser) -> None:
    """The rule book is a page in which each rule can be pointed at; the table leads there."""
    ann.get("/games/veil/rules")
    assert '<p id="V1" class="rule">' in ann.html
    assert '<li id="V2" class="rule">' in ann.html
    ann.lay("veil", "bots")
    assert 'href="/games/veil/rules"' in ann.html


def test_rules_fall_back_to_english(house: House) -> None:
    """A game whose book was not translated shows the one that there is."""
    assert "An open card counts its number" in house.browser("ja").get("/games/veil/rules").text


@pytest.mark.parametrize(
    "path", ["../rules.py", "..%2frules.py", "%2e%2e/rules.py", "", "nothing.svg", "back.svg/", "a\\b"]
)
def test_only_pictures_are_served(ann: Browser, path: str) -> None:
    """Nothing outside of a game's static folder can be fetched."""
    assert ann.get(f"/games/veil/static/{path}").status == 404
    assert "def apply" not in ann.html


def test_pages_keep_to_themselves(ann: Browser) -> None:
    """Every page forbids foreign scripts and frames, tells no other site its address, and stays out of caches."""
    headers = ann.get("/").response.headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cache-control"] == "no-store"
    assert headers["x-robots-tag"] == "noindex"


def test_forms_of_other_sites_are_refused(ann: Browser) -> None:
    """A form that another site sends does nothing."""
    answer = ann.client.post(
        "/tables", data={"game": "veil", "style": "bots"}, headers={"sec-fetch-site": "cross-site"}
    )
    assert answer.status_code == 403
    assert "Your tables" not in ann.get("/").text


def test_a_name_is_remembered(ann: Browser) -> None:
    """The next table knows what its host was called at the last one, in any script."""
    ann.lay("veil", "friends", name="アン")
    assert 'value="アン"' in ann.get("/games/veil").html


def test_a_broken_game_does_not_close_the_house(
    monkeypatch: pytest.MonkeyPatch, open_house: Callable[..., House]
) -> None:
    """A game that cannot be opened is named with the reason; the others can be played."""
    monkeypatch.setattr("soan.kernel.registry.names", lambda: ["broken", "fine"])

    def find(name: str) -> object:
        if name == "broken":
            raise ZeroDivisionError("one line")
        return tic_tac_toe.GAME

    monkeypatch.setattr("soan.kernel.registry.definition", find)
    shelf = Shelf()
    assert shelf.broken == {"broken": "ZeroDivisionError: one line"}
    ann = open_house(shelf).browser().get("/")
    assert "broken cannot be opened" in ann.text
    assert "ZeroDivisionError: one line" in ann.text
    assert ann.lay("tic_tac_toe").says


def test_an_empty_house(open_house: Callable[..., House]) -> None:
    """With no game installed the front page says so."""
    assert "No game is installed" in open_house([]).browser().get("/").text


@pytest.mark.parametrize("fields", [{}, {"seat": "x"}, {"seat": "0", "number": "9" * 30}])
def test_an_incomplete_form(ann: Browser, fields: dict[str, str]) -> None:
    """A form without what it needs is refused in words."""
    ann.lay("tic_tac_toe")
    ann.do("move", **fields)
    assert ann.status == 400
    assert "The form was not complete" in ann.text


def _break(*_: object) -> None:
    raise ZeroDivisionError


def test_a_bug_is_a_page(open_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch) -> None:
    """What nobody foresaw is a page in words as well, without the program's insides."""
    house = open_house()
    ann = house.browser()
    ann.client = type(ann.client)(house.app, raise_server_exceptions=False)
    monkeypatch.setattr("soan.table.pages.Pages.home", _break)
    monkeypatch.setattr("soan.table.rooms.Rooms.make", _break)
    ann.lay("veil")
    assert ann.status == 500
    assert "Something broke on the server" in ann.text
    assert "ZeroDivisionError" not in ann.html
