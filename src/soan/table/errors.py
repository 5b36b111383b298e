"""What can go wrong at a table, each as a page in words: a status, and a message of the catalogue."""

from __future__ import annotations


class TableError(Exception):
    """A refused request. Nothing was changed.

    Args:
        key: the message in the catalogue, ``error-KEY``.
        **arguments: its variables.
    """

    status = 400

    def __init__(self, key: str, **arguments: object) -> None:
        super().__init__(key)
        self.key = key
        self.arguments = arguments


class NotHere(TableError):
    """There is no such page, table or game."""

    status = 404


class NotYours(TableError):
    """The browser that asks does not hold the seat or the table."""

    status = 403


class MovedOn(TableError):
    """The table is no longer as it was when the page was drawn."""

    status = 409


class StoreTrouble(TableError):
    """The database cannot be written or read just now."""

    status = 503
