"""Rooms, seats and decisions in a database: what is shown was committed before."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from sqlalchemy import create_engine, event, func, insert, select, update
from sqlalchemy.engine import URL
from sqlalchemy.exc import DatabaseError, IntegrityError

from soan.bots.review import Decision as Judgement
from soan.table.errors import MovedOn, NotHere, StoreTrouble
from soan.table.schema import bring_up, decisions, judgements, reviews, rooms, seats

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path

    from sqlalchemy import Connection

#: How long a writer waits for another one, in seconds.
PATIENCE = 3.0


@dataclass(frozen=True)
class Seat:
    """One place at a table.

    Attributes:
        number: as the rules count it, from 0.
        holder: the fingerprint of the browser that holds it, None while it is free or a bot's.
        name: what its person wants to be called.
        bot: the bot that plays it; with a holder, the bot stands in for that person.
        invite: the secret of the link that gives this seat to whoever opens it.
        link: the secret of the link that moves the seat to another browser of its holder.
    """

    number: int
    holder: str | None
    name: str | None
    bot: str | None
    invite: str
    link: str

    @property
    def free(self) -> bool:
        """Nobody sits there, not even a bot."""
        return self.holder is None and self.bot is None

    @property
    def stand_in(self) -> bool:
        """A bot plays for an absent person."""
        return self.holder is not None and self.bot is not None


@dataclass(frozen=True)
class Room:
    """A table as the database has it.

    Attributes:
        id: the unguessable part of its address.
        game, players, variant, options: what is played; ``options`` holds what differs from the variant.
        rules: the hash of the rules under which it was laid.
        host: the fingerprint of the browser that made it.
        pace: how long bots take at least: ``instant``, ``brisk`` or ``calm``.
        typed: whether the host types in what dice and cards do, instead of the server drawing it.
        made, started, finished: when, UTC.
        rematch: the id of the table at which the same people play again.
        version: grows with every change.
        hints: whether players may ask the search what it would do.
        seats: in the order of their numbers.
    """

    id: str
    game: str
    players: int
    variant: str
    options: Mapping[str, Any]
    rules: str
    host: str
    pace: str
    typed: bool
    made: datetime
    started: datetime | None
    finished: datetime | None
    rematch: str | None
    version: int
    hints: bool
    seats: tuple[Seat, ...]

    @property
    def running(self) -> bool:
        """Started and not finished."""
        return self.started is not None and self.finished is None


@dataclass(frozen=True)
class Decision:
    """One thing said: by a seat, or by NATURE.

    Attributes:
        actor: the seat, or ``NATURE``.
        notation: what was said.
        token: of the form that said it; None for bots and NATURE.
    """

    actor: int
    notation: str
    token: str | None = None


class Change:
    """A room while it is being changed.

    Attributes:
        room: as it is at this moment.
    """

    def __init__(self, connection: Connection, room: Room) -> None:
        self._connection = connection
        self.room = room

    def set_room(self, **values: Any) -> None:
        """Changes columns of the room."""
        query = update(rooms).where(rooms.c.id == self.room.id)
        self._connection.execute(query.values(version=rooms.c.version + 1, **values))

    def set_seat(self, number: int, **values: Any) -> None:
        """Changes columns of a seat."""
        query = update(seats).where(seats.c.room == self.room.id, seats.c.number == number)
        self._connection.execute(query.values(**values))
        self.set_room()

    def make(self, room: Room) -> None:
        """Adds another room."""
        _add(self._connection, room)


def now() -> datetime:
    """The time, UTC, as the database keeps it."""
    return datetime.now(UTC).replace(tzinfo=None)


class Store:
    """The database of all tables.

    Args:
        path: the SQLite file; made if it does not exist.

    Raises:
        StoreTrouble: if the file is no database of Soan, or cannot be written.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.engine = create_engine(
            URL.create("sqlite", database=str(path)), connect_args={"timeout": PATIENCE, "isolation_level": None}
        )
        event.listen(self.engine, "connect", _prepare)
        with self._writing() as connection:
            bring_up(connection, str(path))

    def close(self) -> None:
        """Gives the file back."""
        self.engine.dispose()

    # Reading

    def room(self, room: str) -> Room | None:
        """The room of that id."""
        with self._reading() as connection:
            return _room(connection, room)

    def rooms_of(self, visitor: str, limit: int = 24) -> list[Room]:
        """The rooms in which a browser is host or holds a seat, the latest first."""
        held = select(seats.c.room).where(seats.c.holder == visitor)
        query = select(rooms.c.id).where((rooms.c.host == visitor) | rooms.c.id.in_(held))
        with self._reading() as connection:
            ids = connection.scalars(query.order_by(rooms.c.made.desc()).limit(limit)).all()
            return [room for room in (_room(connection, each) for each in ids) if room]

    def running(self) -> list[str]:
        """The ids of all rooms whose game goes on."""
        query = select(rooms.c.id).where(rooms.c.started.is_not(None), rooms.c.finished.is_(None))
        with self._reading() as connection:
            return list(connection.scalars(query).all())

    def version(self, room: str) -> int:
        """The version of a room; 0 if there is none."""
        with self._reading() as connection:
            return connection.scalar(select(rooms.c.version).where(rooms.c.id == room)) or 0

    def decisions(self, room: str, since: int = 0) -> list[Decision]:
        """What was said in a room, from decision ``since`` on."""
        query = (
            select(decisions.c.actor, decisions.c.notation, decisions.c.token)
            .where(decisions.c.room == room, decisions.c.number >= since)
            .order_by(decisions.c.number)
        )
        with self._reading() as connection:
            return [Decision(*row) for row in connection.execute(query)]

    def count(self, room: str) -> int:
        """How many decisions were made in a room, NATURE's included."""
        query = select(func.count()).select_from(decisions).where(decisions.c.room == room)
        with self._reading() as connection:
            return connection.scalar(query) or 0

    def looked(self, room: str) -> int:
        """How many of its moves were looked back on."""
        with self._reading() as connection:
            return connection.scalar(select(reviews.c.looked).where(reviews.c.room == room)) or 0

    def judgements(self, room: str) -> list[Judgement]:
        """What was found about the decisions of a room, in their order."""
        columns = [column for column in judgements.columns if column.name != "room"]
        query = select(*columns).where(judgements.c.room == room).order_by(judgements.c.move)
        with self._reading() as connection:
            found = (Judgement(**row) for row in connection.execute(query).mappings())
            return [replace(judgement, chances=tuple(judgement.chances)) for judgement in found]

    def half_reviewed(self) -> list[str]:
        """The ids of the rooms that were begun to be looked back on, and not to the end."""
        moves = select(func.count()).where(decisions.c.room == reviews.c.room).scalar_subquery()
        with self._reading() as connection:
            return list(connection.scalars(select(reviews.c.room).where(reviews.c.looked < moves)).all())

    # Writing: each of these is one transaction.

    def make(self, room: Room) -> None:
        """Adds a room with its seats."""
        with self._writing() as connection:
            _add(connection, room)

    @contextmanager
    def changing(self, room: str) -> Iterator[Change]:
        """Opens a room for a change, in one transaction: nobody else writes until it is done or given up.

        Args:
            room: its id.

        Raises:
            NotHere: if there is no such room.
        """
        with self._writing() as connection:
            found = _room(connection, room)
            if found is None:
                raise NotHere("no-room")
            yield Change(connection, found)

    def record(self, room: str, first: int, said: Sequence[Decision], *, finished: bool) -> int:
        """Writes down decisions.

        Args:
            room: its id.
            first: the number of the first of them.
            said: in order.
            finished: whether the game ended with the last.

        Returns:
            The new version of the room.

        Raises:
            MovedOn: if a decision of one of these numbers is written down already; nothing is changed then.
        """
        moment = now()
        lines = [
            {"room": room, "number": first + place, "made": moment, **vars(decision)}
            for place, decision in enumerate(said)
        ]
        values = {"version": rooms.c.version + 1, **({"finished": moment} if finished else {})}
        with self._writing() as connection:
            connection.execute(insert(decisions), lines)
            query = update(rooms).where(rooms.c.id == room).values(**values).returning(rooms.c.version)
            return connection.scalars(query).one()

    def judge(self, room: str, bot: str, looked: int, found: Judgement | None = None) -> None:
        """Writes down how far a room was looked back on.

        Args:
            room: its id.
            bot: who looks back.
            looked: how many of its moves were looked at.
            found: what was found about the last of them, if there was a choice.
        """
        with self._writing() as connection:
            if found is not None:
                connection.execute(insert(judgements), {"room": room, **vars(found), "chances": list(found.chances)})
            query = update(reviews).where(reviews.c.room == room).values(looked=looked)
            if not connection.execute(query).rowcount:
                connection.execute(insert(reviews), {"room": room, "bot": bot, "looked": looked})

    # Connections

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with _in_words(), self.engine.connect() as connection:
            yield connection

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        with _in_words(), self.engine.connect() as connection:
            # Taken at once: a lock asked for in the middle of a transaction cannot be waited for.
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            try:
                yield connection
                connection.exec_driver_sql("COMMIT")
            except BaseException:
                # A failed COMMIT (a full disk) has rolled back by itself on some errors, on others not.
                if connection.connection.dbapi_connection.in_transaction:  # type: ignore[union-attr]
                    connection.exec_driver_sql("ROLLBACK")
                raise


def _prepare(connection: sqlite3.Connection, _: object) -> None:
    connection.execute("PRAGMA journal_mode = WAL")
    # Shown is committed, also after a power cut.
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")


@contextmanager
def _in_words() -> Iterator[None]:
    try:
        yield
    except IntegrityError as error:
        raise MovedOn("moved-on") from error
    except DatabaseError as error:
        code = getattr(error.orig, "sqlite_errorname", "")
        key = next((words for name, words in _TROUBLES.items() if code.startswith(name)), "store-broken")
        raise StoreTrouble(key, reason=str(error.orig)) from error


_TROUBLES = {
    "SQLITE_BUSY": "store-busy",
    "SQLITE_LOCKED": "store-busy",
    "SQLITE_FULL": "store-full",
    "SQLITE_READONLY": "store-readonly",
    "SQLITE_CANTOPEN": "store-readonly",
    "SQLITE_NOTADB": "store-other",
}


def _add(connection: Connection, room: Room) -> None:
    connection.execute(insert(rooms), {column.name: getattr(room, column.name) for column in rooms.columns})
    connection.execute(insert(seats), [{"room": room.id, **vars(seat)} for seat in room.seats])


def _room(connection: Connection, room: str) -> Room | None:
    row = connection.execute(select(rooms).where(rooms.c.id == room)).mappings().first()
    if row is None:
        return None
    columns = [column for column in seats.columns if column.name != "room"]
    query = select(*columns).where(seats.c.room == room).order_by(seats.c.number)
    return Room(**row, seats=tuple(Seat(**line) for line in connection.execute(query).mappings()))
