"""The bell that tells pages to look again."""

from __future__ import annotations

import asyncio
import re
import threading
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from soan.table import stream
from soan.table.stream import Bells

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    import pytest

    from tests.table.conftest import Browser, House


class Book:
    """A store that knows one number."""

    def __init__(self) -> None:
        self.number = 1

    def version(self, _: str) -> int:
        """The number."""
        return self.number


async def heard(marks: AsyncIterator[str], seconds: float = 2) -> str | None:
    """The next mark, or None if there is none for a while."""
    try:
        return await asyncio.wait_for(anext(marks), seconds)
    except TimeoutError:
        return None


def test_whoever_is_behind_is_told_at_once() -> None:
    """A stream that begins with another mark than the room's yields the room's; one that is up to date waits."""

    async def listen() -> None:
        bells, book = Bells(), Book()
        bells.open(asyncio.get_running_loop())
        marks = bells.listen("r", "ann", "0.9", book)  # type: ignore[arg-type]
        assert await heard(marks) == "1.1"
        assert await heard(marks, 0.05) is None

    asyncio.run(listen())


def test_a_bell_rung_in_a_thread_is_heard() -> None:
    """A change made in a worker thread reaches every stream of the room, and no other room's."""

    async def listen() -> None:
        bells, book = Bells(), Book()
        bells.open(asyncio.get_running_loop())
        here = bells.listen("r", "ann", "", book)  # type: ignore[arg-type]
        there = bells.listen("s", "ann", "", book)  # type: ignore[arg-type]
        await heard(here)
        await heard(there)
        waiting = asyncio.ensure_future(heard(here))
        elsewhere = asyncio.ensure_future(heard(there, 0.2))
        await asyncio.sleep(0.02)
        book.number = 2
        threading.Thread(target=bells.ring, args=("r",)).start()
        assert await waiting == "2.1"
        assert await elsewhere is None

    asyncio.run(listen())


def test_another_process_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a bell a stream looks by itself now and then."""
    monkeypatch.setattr(stream, "LOOK", 0.05)

    async def listen() -> None:
        bells, book = Bells(), Book()
        bells.open(asyncio.get_running_loop())
        marks = bells.listen("r", "ann", "1.1", book)  # type: ignore[arg-type]
        waiting = asyncio.ensure_future(heard(marks))
        await asyncio.sleep(0.1)
        book.number = 5
        assert await waiting == "5.1"

    asyncio.run(listen())


def test_presence_outlives_a_short_break(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody is there while a stream is open and a little longer; coming and going is a new look for the others."""
    monkeypatch.setattr(stream, "GRACE", 0.05)

    async def listen() -> None:
        bells, book = Bells(), Book()
        bells.open(asyncio.get_running_loop())
        marks: Any = bells.listen("r", "ann", "", book)  # type: ignore[arg-type]
        await heard(marks)
        assert bells.present("r") == {"ann"}
        before = bells.mark("r", 1, "ann")
        await marks.aclose()
        assert bells.present("r") == {"ann"}
        await asyncio.sleep(0.1)
        assert bells.present("r") == frozenset()
        assert bells.mark("r", 1, "ann") != before
        assert bells.present("other") == frozenset()

    asyncio.run(listen())


def test_a_whisper_is_heard_by_one() -> None:
    """What concerns one browser wakes its streams alone, and changes nobody else's mark."""

    async def listen() -> None:
        bells, book = Bells(), Book()
        bells.open(asyncio.get_running_loop())
        marks: dict[str, list[str]] = {"ann": [], "bob": []}

        async def collect(visitor: str) -> None:
            async for mark in bells.listen("r", visitor, "", book):  # type: ignore[arg-type]
                marks[visitor].append(mark)

        tasks = [asyncio.create_task(collect(visitor)) for visitor in marks]
        await asyncio.sleep(0.2)
        before = {visitor: list(heard) for visitor, heard in marks.items()}
        await asyncio.to_thread(bells.whisper, "r", "ann")
        await asyncio.sleep(0.2)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert marks["ann"] == [*before["ann"], bells.mark("r", 1, "ann")]
        assert marks["bob"] == before["bob"]
        assert bells.mark("r", 1, "bob") == before["bob"][-1]

    asyncio.run(listen())


def test_ringing_a_closed_house_is_harmless() -> None:
    """A worker that finishes after the server stopped rings nobody."""
    bells = Bells()
    bells.ring("r")
    loop = asyncio.new_event_loop()
    bells.open(loop)
    loop.close()
    bells.ring("r")


def test_the_stream_says_nothing_but_a_counter(house: House, ann: Browser) -> None:
    """The event that everybody receives has the mark of the page and no other content."""
    ann.lay("veil", "bots")
    app: Any = house.app
    sent: list[bytes] = []
    headers: dict[bytes, bytes] = {}

    async def watch() -> None:
        gone = asyncio.Event()

        async def receive() -> dict[str, str]:
            await gone.wait()
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            headers.update(message.get("headers", ()))
            if message.get("body"):
                sent.append(message["body"])
                gone.set()

        scope = SimpleNamespace(path=f"{ann.room}/events")
        await app(
            {
                "type": "http",
                "method": "GET",
                "path": scope.path,
                "raw_path": scope.path.encode(),
                "query_string": b"seen=0.0",
                "headers": [(b"host", b"x")],
                "scheme": "http",
                "server": ("x", 80),
                "client": ("x", 1),
                "http_version": "1.1",
                "root_path": "",
            },
            receive,
            send,
        )

    asyncio.run(watch())
    assert headers[b"content-type"].startswith(b"text/event-stream")
    mark = ann.reload().html.split('data-mark="')[1].split('"')[0]
    version = mark.split(".")[0]
    lines = b"".join(sent).decode().split()
    assert lines[0::2] == ["id:", "event:", "data:"]
    assert [line.split(".")[0] for line in lines[1::2]] == [version, "moved", version]


def test_a_stream_of_nothing(ann: Browser) -> None:
    """There is no stream of a room that does not exist."""
    assert ann.get("/tables/nothing/events").status == 404


def test_after_a_restart_every_page_looks_again(open_house: Callable[..., House]) -> None:
    """A mark of before the restart is none of after it, however often the bell rang since."""
    ann = open_house().browser().lay("tic_tac_toe")
    again = open_house().browser()
    again.client.cookies = ann.client.cookies
    again.get(ann.room)
    assert re.findall(r'data-mark="([^"]+)"', ann.html) != re.findall(r'data-mark="([^"]+)"', again.html)
