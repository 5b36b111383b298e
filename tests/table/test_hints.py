"""Hints: what the search would do, for the person who must decide and for nobody else."""

from __future__ import annotations

import re
import sqlite3
import threading
import time
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from soan.table import tables
from tests.table.test_leaks import scramble
from tests.table.test_tables import two_at_a_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.table.conftest import Browser, House


def ask(browser: Browser, **changed: Any) -> Browser:
    """Asks for a hint, as the page's script does."""
    fields = {name: browser.moves["fields"][name] for name in ("seat", "number", "token")} | changed
    browser.response = browser.client.post(f"{browser.room}/hint", data=fields, headers={"hx-request": "true"})
    return browser


def hint(browser: Browser) -> str:
    """What the page says of a hint; empty if it says nothing."""
    found = re.search(r'(?s)id="advice".*?</section>', browser.html)
    return " ".join(re.sub(r"<[^>]*>", " ", found[0]).split()) if found else ""


def test_a_hint_is_given(ann: Browser) -> None:
    """Who must decide is told what the search would do, with its chance and those of other choices."""
    ann.lay("tic_tac_toe")
    ask(ann).wait("The search would")
    assert "The search would: Mark a3 (50% to win)" in ann.text
    assert re.search(r"Mark b3 33%.*Mark c3 25%", hint(ann))
    assert "It tried 3 more." in ann.text
    assert re.findall(r'class="slip say hinted"[^>]*value="([^"]*)"', ann.html) == ["mark a3"]


def test_it_is_given_in_japanese(house: House) -> None:
    """The hint is in the page's language."""
    aki = house.browser("ja")
    aki.lay("tic_tac_toe")
    ask(aki).wait("探索なら：")
    assert "勝つ見込み 50%" in aki.text


def test_the_page_shows_that_the_search_thinks(house: House, ann: Browser) -> None:
    """Asking returns at once; meanwhile the page says that the search thinks, and everything can be done."""
    gate = threading.Event()
    house.minds.gate = gate.wait
    try:
        ann.lay("tic_tac_toe")
        started = time.monotonic()
        assert hint(ask(ann)).endswith("The search is thinking")
        assert "disabled" in re.findall(r"<button[^>]*ask-hint[^>]*>", ann.html)[0]
        ann.say("mark b2")
        assert (ann.status, hint(ann)) == (200, "")
        assert time.monotonic() - started < 2
    finally:
        gate.set()
    time.sleep(0.3)
    assert hint(ann.reload()) == ""


def test_a_page_without_scripts_waits_for_it(ann: Browser) -> None:
    """A form that is sent without scripts is answered with the hint itself."""
    ann.lay("tic_tac_toe")
    fields = {name: ann.moves["fields"][name] for name in ("seat", "number", "token")}
    assert "The search would" in ann.do("hint", **fields).text


def test_it_is_asked_once(house: House, ann: Browser) -> None:
    """A doubled request lets the search think once."""
    ann.lay("tic_tac_toe")
    ask(ann)
    ask(ann).wait("The search would")
    ask(ann)
    assert ann.status == 200
    assert "The search would" in ann.text
    assert len(house.minds.views) == 1


def test_the_search_sees_what_the_seat_sees(house: House, ann: Browser, bob: Browser) -> None:
    """The search is given the seat's own cut view: other hands and the deck are blank in it."""
    two_at_a_table(ann, bob, "veil")
    ask(ann).wait("The search would")
    (view,) = house.minds.views
    assert view.seat == 0
    assert not view.state.left.any()
    assert not np.any(view.state.hand[[n for n in range(len(view.state.hand)) if n and not view.state.open[n]]])


def test_nobody_else_learns_of_it(house: House, ann: Browser, bob: Browser) -> None:
    """Neither the other players nor a spectator get a byte or an event more because somebody asked."""
    two_at_a_table(ann, bob)
    eve = house.browser().get(ann.room)
    before = [each.get(ann.room).html for each in (bob, eve)]
    ask(ann).wait("The search would")
    assert [each.get(ann.room).html for each in (bob, eve)] == before


def test_it_is_the_same_whatever_is_hidden(house: House, ann: Browser, bob: Browser) -> None:
    """The page with the hint is equal to the byte whatever lies behind the seat's back."""
    two_at_a_table(ann, bob, "veil")
    ask(ann).wait("The search would")
    before = ann.html
    with house.instead(ann.room, scramble(house.matches[ann.room.split("/")[-1]], 0)):
        assert ann.reload().html == before


@pytest.mark.parametrize(
    ("who", "changed", "status", "words"),
    [
        ("eve", {}, 403, "not yours"),
        ("bob", {}, 403, "not yours"),
        ("bob", {"seat": 1}, 409, "moved on"),
        ("ann", {"seat": 1}, 403, "not yours"),
        ("ann", {"seat": 7}, 403, "not yours"),
        ("ann", {"number": 5}, 409, "moved on"),
        ("ann", {"token": "forged"}, 409, "moved on"),
        ("ann", {"seat": "x"}, 400, "not complete"),
    ],
)
def test_who_may_not_ask_is_told_so(
    house: House, ann: Browser, bob: Browser, who: str, changed: dict[str, Any], status: int, words: str
) -> None:
    """Spectators, others' seats, forged forms and old pages are refused in words, and the search is not asked."""
    two_at_a_table(ann, bob)
    asker = {"ann": ann, "bob": bob, "eve": house.browser()}[who]
    fields = {name: ann.moves["fields"][name] for name in ("seat", "number", "token")} | changed
    answer = asker.client.post(f"{ann.room}/hint", data=fields)
    assert answer.status_code == status
    assert words in answer.text
    assert house.minds.views == []


def test_whose_turn_it_is_not(house: House, ann: Browser, bob: Browser) -> None:
    """With a form of one's own, but at somebody else's turn, there is no hint."""
    two_at_a_table(ann, bob)
    ann.say("mark b2")
    form = bob.reload().moves["fields"]
    bob.say("mark a1")
    answer = bob.client.post(f"{ann.room}/hint", data=form)
    assert (answer.status_code, "moved on" in answer.text) == (409, True)
    assert house.minds.views == []


def test_a_bot_that_stands_in_asks_nobody(ann: Browser, house: House) -> None:
    """Whose seat a bot plays takes it back before asking."""
    ann.lay("tic_tac_toe", "friends")
    ann.do("bot", seat=1, bot="random").do("start")
    fields = ann.moves["fields"]
    gate = threading.Event()
    house.minds.gate = gate.wait
    try:
        ann.do("bot", seat=0, bot="random")
        answer = ann.client.post(f"{ann.room}/hint", data=fields)
    finally:
        gate.set()
    assert (answer.status_code, "Take it back first" in answer.text) == (403, True)


def test_a_table_without_hints(ann: Browser) -> None:
    """Where the host laid the table without hints there is no button, the settings say so, and asking is refused."""
    ann.post("/tables", game="tic_tac_toe", seat_0="me", seat_1="me", hints="off")
    assert "ask-hint" not in ann.html
    assert "Hints: Not allowed" in ann.text
    ask(ann)
    assert (ann.status, "plays without hints" in ann.text) == (403, True)


def test_the_setting_moves_on_with_the_players(ann: Browser) -> None:
    """A table without hints is followed by one without hints."""
    ann.post("/tables", game="tic_tac_toe", seat_0="me", seat_1="me", hints="off")
    for space in ("a1", "b1", "a2", "b2", "a3"):
        ann.say(f"mark {space}")
    ann.do("rematch")
    assert "Hints: Not allowed" in ann.text


def test_a_search_that_breaks_down(house: House, ann: Browser) -> None:
    """The page says so and lets one ask again; the game goes on."""
    house.minds.broken = True
    ann.lay("tic_tac_toe")
    ask(ann).wait("the search broke down")
    house.minds.broken = False
    ask(ann).wait("The search would")
    ann.say("mark b2")
    assert ann.status == 200


def test_a_restart_forgets_it(open_house: Callable[..., House]) -> None:
    """After a restart the page has no hint, and one can be asked for anew."""
    ann = open_house().browser()
    ann.lay("tic_tac_toe")
    ask(ann).wait("The search would")
    again = open_house().browser()
    again.client.cookies = ann.client.cookies
    again.get(ann.room)
    assert hint(again) == ""
    ask(again).wait("The search would")


def test_an_old_database_allows_them(open_house: Callable[..., House], ann: Browser, house: House) -> None:
    """A database from before there were hints is brought up to date, and its games go on."""
    ann.lay("tic_tac_toe").say("mark b2")
    open_house([])
    with sqlite3.connect(house.database) as old:
        old.executescript(
            "ALTER TABLE room DROP COLUMN hints; DROP TABLE judgement; DROP TABLE review; PRAGMA user_version = 1"
        )
    old.close()
    again = open_house().browser()
    again.client.cookies = ann.client.cookies
    again.get(ann.room).say("mark a1")
    assert len(again.story) == 2
    ask(again).wait("The search would")


def test_hints_keep_no_table_waiting(house: House, ann: Browser, bob: Browser) -> None:
    """While somebody asks for hints without end, bots at other tables go on, and so do the pages."""
    gate = threading.Event()
    try:
        for _ in range(12):
            house.minds.gate = gate.wait
            browser = house.browser().lay("tic_tac_toe")
            ask(browser)
        time.sleep(0.2)
        house.minds.gate = lambda: threading.current_thread().name.startswith("adviser") and gate.wait()
        bob.lay("tic_tac_toe", "bots").say("mark b2").wait("Sumi marks", 5)
    finally:
        gate.set()


def test_a_browser_asks_one_question_at_a_time(house: House, ann: Browser) -> None:
    """What is asked at another table takes the place of what the browser still waits for, and its page hears that."""
    gate = threading.Event()
    house.minds.gate = gate.wait
    try:
        house.browser().lay("tic_tac_toe").get("/")
        busy = house.browser().lay("tic_tac_toe")
        ask(busy)
        ask(ann.lay("tic_tac_toe"))
        first, before = ann.room, re.findall(r'data-mark="([^"]+)"', ann.html)
        ask(ann.lay("tic_tac_toe"))
        assert "The search is thinking" in hint(ann)
        second = ann.room
        assert hint(ann.get(first)) == ""
        assert re.findall(r'data-mark="([^"]+)"', ann.html) != before
    finally:
        gate.set()
    ann.get(second).wait("The search would")
    assert len(house.minds.views) == 2


def test_pages_without_scripts_do_not_take_all_threads(
    open_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where enough others wait for a hint already, such a page is shown at once, with the search thinking."""
    monkeypatch.setattr(tables, "MOST_WAITING", 0)
    gate = threading.Event()
    house = open_house()
    house.minds.gate = gate.wait
    try:
        ann = house.browser().lay("tic_tac_toe")
        started = time.monotonic()
        ann.do("hint", **{name: ann.moves["fields"][name] for name in ("seat", "number", "token")})
        assert "The search is thinking" in hint(ann)
        assert time.monotonic() - started < 2
    finally:
        gate.set()
