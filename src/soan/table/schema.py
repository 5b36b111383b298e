"""The tables of the database, and how a database of an older version of them becomes one of this."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import JSON, Boolean, Column, DateTime, Float, ForeignKey, Integer, MetaData, String, Table, true

from soan.table.errors import StoreTrouble

if TYPE_CHECKING:
    from sqlalchemy import Connection

#: What ``PRAGMA user_version`` says of the tables below; raise it with every change to them.
SCHEMA = 2
#: What makes the tables of the version that follows of those of a version; tables that are new make themselves.
STEPS = {1: ("ALTER TABLE room ADD COLUMN hints BOOLEAN NOT NULL DEFAULT 1",)}

metadata = MetaData()

rooms = Table(
    "room",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("players", Integer, nullable=False),
    Column("variant", String, nullable=False),
    Column("options", JSON, nullable=False),
    Column("rules", String, nullable=False),
    Column("host", String, nullable=False, index=True),
    Column("pace", String, nullable=False),
    Column("typed", Boolean, nullable=False),
    Column("made", DateTime, nullable=False),
    Column("started", DateTime),
    Column("finished", DateTime),
    Column("rematch", String),
    Column("version", Integer, nullable=False, default=1),
    Column("hints", Boolean, nullable=False, server_default=true()),
)

seats = Table(
    "seat",
    metadata,
    Column("room", String, ForeignKey("room.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("holder", String, index=True),
    Column("name", String),
    Column("bot", String),
    Column("invite", String, nullable=False),
    Column("link", String, nullable=False),
)

decisions = Table(
    "decision",
    metadata,
    Column("room", String, ForeignKey("room.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("actor", Integer, nullable=False),
    Column("notation", String, nullable=False),
    Column("token", String),
    Column("made", DateTime, nullable=False),
)

#: How far a finished game was looked back on, and with which search.
reviews = Table(
    "review",
    metadata,
    Column("room", String, ForeignKey("room.id"), primary_key=True),
    Column("bot", String, nullable=False),
    Column("looked", Integer, nullable=False),
)

#: What the search found about each decision with a choice.
judgements = Table(
    "judgement",
    metadata,
    Column("room", String, ForeignKey("room.id"), primary_key=True),
    Column("move", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("said", String, nullable=False),
    Column("best", String, nullable=False),
    Column("chances", JSON, nullable=False),
    Column("chance_said", Float, nullable=False),
    Column("chance_best", Float, nullable=False),
)


def bring_up(connection: Connection, path: str) -> None:
    """Makes the tables, or makes them of those of an older version.

    Args:
        connection: within a transaction, so that a step that fails leaves the database as it was.
        path: of the file, for the message.

    Raises:
        StoreTrouble: if the database is of a later version, or none of Soan.
    """
    found = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
    if not 0 <= found <= SCHEMA:
        raise StoreTrouble("store-other", path=path)
    for version in range(found or SCHEMA, SCHEMA):
        for step in STEPS.get(version, ()):
            connection.exec_driver_sql(step)
    metadata.create_all(connection)
    connection.exec_driver_sql(f"PRAGMA user_version = {SCHEMA}")
