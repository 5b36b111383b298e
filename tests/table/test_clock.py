"""Bots at the table: they think beside the server, and the table goes on without waiting for them."""

from __future__ import annotations

import threading
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    import pytest

    from soan import Match
    from tests.table.conftest import Browser, House


def test_bots_play_a_game_among_themselves(ann: Browser) -> None:
    """A table of bots plays to its end without anybody's doing."""
    ann.post("/tables", game="pig", players=3, seat_0="random", seat_1="greedy", seat_2="mcts:200", pace="instant")
    ann.wait("The game is over", seconds=60)
    assert ann.html.count("1st") >= 2


def test_the_table_answers_while_a_bot_thinks(house: House, ann: Browser, bob: Browser) -> None:
    """A bot that takes its time holds up nobody: its table says that it thinks, other tables go on."""
    gate = threading.Event()
    house.minds.gate = gate.wait
    try:
        ann.lay("tic_tac_toe", "bots", name="Ann").say("mark b2")
        started = time.monotonic()
        assert "Sumi is thinking" in ann.reload().text
        bob.lay("tic_tac_toe", "here").say("mark a1")
        assert bob.status == 200
        assert time.monotonic() - started < 2
        assert len(ann.reload().story) == 1
    finally:
        gate.set()
    ann.wait("Your turn")
    assert len(ann.story) == 2


def test_a_bot_takes_its_time(ann: Browser) -> None:
    """At a calm pace a bot does not answer at once, so that people can follow."""
    ann.post("/tables", game="tic_tac_toe", seat_0="me", seat_1="random", pace="calm")
    started = time.monotonic()
    ann.say().wait("Your turn")
    assert time.monotonic() - started > 1.5


def test_a_bot_that_breaks_down_is_replaced(ann: Browser) -> None:
    """The page says that it cannot decide; the host puts another one there, and the game goes on."""
    ann.post("/tables", game="tic_tac_toe", seat_0="me", seat_1="broken", pace="instant")
    ann.say().wait("Sumi cannot decide")
    assert "The host can put another bot there" in ann.text
    ann.do("bot", seat=1, bot="random").wait("Your turn")
    assert len(ann.story) == 2


def test_rules_that_break_down_are_told(open_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a draft's rules fail over what NATURE draws, the page says so, and not what they said of hidden cards."""
    house = open_house()
    ann = house.browser().lay("veil", "here")
    with house.store._writing() as connection:
        connection.exec_driver_sql("DELETE FROM decision")  # as if the server had stopped before the deal
    monkeypatch.setattr("soan.kernel.Match.advance", _break_down)
    again = open_house().browser()
    again.client.cookies = ann.client.cookies
    again.get(ann.room).wait("The rules break down here")
    assert "once they are mended, lay a new table" in again.text
    assert "card 7" not in again.html
    assert again.get("/").status == 200


def test_rules_that_break_down_over_a_bots_move_are_told(
    house: House, ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page says that the bot cannot go on, instead of letting it think for ever; nothing was done."""
    gate = threading.Event()
    house.minds.gate = gate.wait
    ann.post("/tables", game="pig", seat_0="random", seat_1="me", pace="instant")
    monkeypatch.setattr("soan.kernel.Match.play", _break_down)
    gate.set()
    ann.wait("cannot decide")
    assert ann.story == []


def _break_down(match: Match, *given: object) -> None:
    raise ZeroDivisionError("over card 7 of the deck")


def test_a_seat_handed_back_is_the_persons(house: House, ann: Browser, bob: Browser) -> None:
    """What a bot thought out comes too late once its seat was handed back."""
    gate = threading.Event()
    thinking = threading.Event()

    def wait() -> None:
        thinking.set()
        gate.wait()

    house.minds.gate = wait
    try:
        ann.lay("tic_tac_toe", "friends", name="Ann")
        bob.get(ann.room).do("sit", seat=1, name="Bob")
        ann.do("start").say("mark b2").do("bot", seat=1, bot="random")
        assert thinking.wait(5)
        bob.do("hand-back", seat=1)
    finally:
        gate.set()
    time.sleep(1)
    assert len(bob.reload().says) == 8
    assert len(bob.say().story) == 2


def test_a_locked_database_only_delays_a_bot(ann: Browser, house: House) -> None:
    """A bot whose move could not be written makes it as soon as the database answers again."""
    ann.post("/tables", game="tic_tac_toe", seat_0="me", seat_1="random", pace="brisk")
    ann.say("mark b2")
    with house.store.engine.connect() as other:
        other.exec_driver_sql("BEGIN IMMEDIATE")
        time.sleep(4.5)
        assert len(ann.reload().story) == 1
        other.exec_driver_sql("ROLLBACK")
    ann.wait("Your turn")
    assert len(ann.story) == 2


def test_only_searches_wait_for_the_compiler(house: House, ann: Browser, bob: Browser) -> None:
    """While a game is being compiled, bots that do not search play on, and a search that waits for it says so."""
    compiled = threading.Event()
    house.minds.compiler = compiled.wait
    try:
        ann.post("/tables", game="tic_tac_toe", seat_0="me", seat_1="random", pace="instant")
        ann.say("mark b2").wait("Your turn")
        assert len(ann.story) == 2
        tables = [house.browser().lay("tic_tac_toe", "bots").say() for _ in range(3)]
        assert all("up to half a minute to get ready" in table.reload().text for table in tables)
        ann.say().wait("Your turn")
    finally:
        compiled.set()
    for table in tables:
        table.wait("Your turn")
        assert "get ready" not in table.text
