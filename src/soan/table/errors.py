"""What can go wrong at a table, each as a page in words: a status, and a message of the catalogue."""

from __future__ import annotations

#: Letters of a text that is repeated to whoever sent it, or of a reason.
LONGEST = 600


def _short(value: object) -> object:
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value


class TableError(Exception):
    """A refused request. Nothing was changed.

    Args:
        key: the message in the catalogue, ``error-KEY``.
        **arguments: its variables; of a long text only the beginning is kept, since Fluent says no more than 1,000
            letters in one place.
    """

    status = 400

    def __init__(self, key: str, **arguments: object) -> None:
        super().__init__(key)
        self.key = key
        self.arguments = {name: _short(value) for name, value in arguments.items()}


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
