"""The database of rooms, seats and decisions."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from soan.table.errors import MovedOn, NotHere, StoreTrouble
from soan.table.schema import SCHEMA
from soan.table.store import Decision, Room, Seat, Store, now

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SEATS = (Seat(0, "ann", "Ann", None, "i0", "l0"), Seat(1, None, None, "greedy", "i1", "l1"))
ROOM = Room(
    id="r",
    game="pig",
    players=2,
    variant="classic",
    options={"goal": 50},
    rules="hash",
    host="ann",
    pace="brisk",
    typed=False,
    made=now(),
    started=None,
    finished=None,
    rematch=None,
    version=1,
    hints=True,
    seats=SEATS,
)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """A database with one room."""
    opened = Store(tmp_path / "soan.sqlite")
    opened.make(ROOM)
    yield opened
    opened.close()


def test_a_room_is_kept_whole(store: Store) -> None:
    """What was made is read back equal, seats in order."""
    assert store.room("r") == ROOM
    assert store.room("other") is None


def test_decisions_are_numbered(store: Store) -> None:
    """Decisions come back in order, from any number on, and every write raises the version."""
    said = [Decision(0, "roll", "t"), Decision(-1, "land 3")]
    assert store.record("r", 0, said, finished=False) == 2
    assert store.record("r", 2, [Decision(0, "bank")], finished=True) == 3
    assert store.decisions("r") == [*said, Decision(0, "bank")]
    assert store.decisions("r", 2) == [Decision(0, "bank")]
    assert store.version("r") == 3
    found = store.room("r")
    assert found is not None
    assert found.finished is not None


def test_a_decision_is_made_once(store: Store) -> None:
    """Of two writers of one number the second is refused, with everything that it wanted to write."""
    store.record("r", 0, [Decision(0, "roll")], finished=False)
    with pytest.raises(MovedOn):
        store.record("r", 0, [Decision(0, "bank")], finished=True)
    with pytest.raises(MovedOn):
        Store(store.path).record("r", 0, [Decision(0, "bank"), Decision(-1, "land 1")], finished=False)
    assert store.decisions("r") == [Decision(0, "roll")]
    assert store.version("r") == 2


def break_off(store: Store) -> None:
    """Changes a seat and makes a room, and then something goes wrong."""
    with store.changing("r") as change:
        change.set_seat(1, holder="bob", bot=None)
        change.make(replace(ROOM, id="again"))
        raise ZeroDivisionError


def test_a_change_is_whole_or_nothing(store: Store) -> None:
    """An error in the middle of a change takes all of it back."""
    with pytest.raises(ZeroDivisionError):
        break_off(store)
    assert store.room("r") == ROOM
    assert store.room("again") is None
    with store.changing("r") as change:
        change.set_seat(1, holder="bob", bot=None)
    found = store.room("r")
    assert found is not None
    assert (found.seats[1].holder, found.version) == ("bob", 2)


def test_changing_what_is_not_there(store: Store) -> None:
    """A room that does not exist cannot be changed."""
    with pytest.raises(NotHere), store.changing("other"):
        pass


def test_tables_of_a_browser(store: Store) -> None:
    """A browser finds the rooms that it made or sits in, the latest first; running ones are known."""
    later = replace(ROOM, id="s", host="bob", made=now(), started=now(), seats=SEATS[:1])
    store.make(later)
    assert [room.id for room in store.rooms_of("ann")] == ["s", "r"]
    assert [room.id for room in store.rooms_of("bob")] == ["s"]
    assert store.rooms_of("eve") == []
    assert store.running() == ["s"]


def test_what_is_written_survives(store: Store) -> None:
    """Another connection, opened after the first was dropped, reads what was committed; the journal is a WAL."""
    store.record("r", 0, [Decision(0, "roll")], finished=False)
    store.close()
    with Store(store.path).engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar_one() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar_one() == 2
    assert Store(store.path).decisions("r") == [Decision(0, "roll")]


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    """A foreign file is refused and left as it is."""
    file = tmp_path / "soan.sqlite"
    file.write_text("no database at all, but long enough to look like one" * 10)
    before = file.read_bytes()
    with pytest.raises(StoreTrouble) as caught:
        Store(file)
    assert caught.value.key == "store-other"
    assert file.read_bytes() == before


def test_a_database_of_another_version(tmp_path: Path) -> None:
    """A database of tables that this program does not know is refused, nothing is added to it."""
    file = tmp_path / "soan.sqlite"
    with sqlite3.connect(file) as connection:
        connection.execute(f"PRAGMA user_version = {SCHEMA + 1}")
    connection.close()
    with pytest.raises(StoreTrouble) as caught:
        Store(file)
    assert caught.value.key == "store-other"
    with sqlite3.connect(file) as connection:
        assert connection.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
    connection.close()


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    """A database that cannot be opened is trouble in words, not a traceback of the driver."""
    with pytest.raises(StoreTrouble) as caught:
        Store(tmp_path / "nowhere" / "soan.sqlite")
    assert caught.value.key == "store-readonly"
