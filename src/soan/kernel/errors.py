"""The tree of errors: every one is a sentence that tells a person what to do. A failed call changes nothing."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from soan.kernel.match import Match


class SoanError(Exception):
    """The root of everything that Soan raises on purpose; ``str(error)`` is one line for a person."""


class UnknownGame(SoanError):
    """No installed package offers a game of that name."""


class UnknownBot(SoanError):
    """The text does not name a bot."""


class BadOption(SoanError):
    """An option, variant or number of players that the game does not have, or a value out of its range."""


class BadDefinition(SoanError):
    """A game under development declares something that cannot work."""


class UnknownSeat(SoanError):
    """No seat of that number is in play in this match."""


class BadNotation(SoanError):
    """A text that is no move of the game."""


class IllegalMove(SoanError):
    """A move of the game that may not be made now."""


class NotYourTurn(IllegalMove):
    """A move for a seat that is not to decide."""


class GameOver(IllegalMove):
    """A move after the end."""


class CorruptReplay(SoanError):
    """A file that is no replay, or that was damaged."""


class RulesChanged(CorruptReplay):
    """A replay of rules that have changed since it was saved.

    Attributes:
        match: as far as the replay went under the rules of now; None if it was not asked to.
    """

    def __init__(self, message: str, match: Match | None = None) -> None:
        super().__init__(message)
        self.match = match


def suggest(word: str, known: Iterable[str]) -> str:
    """Ends an error message: the words that would have been right, the nearest first.

    Args:
        word: what was given.
        known: what exists, in the order to show.

    Returns:
        ``"did you mean 'x'? There are: x, y"`` or ``"there are: x, y"``.
    """
    names = list(known)
    near = get_close_matches(word, names, n=1)
    listing = ", ".join(names) if names else "none"
    return f"did you mean {near[0]!r}? There are: {listing}" if near else f"there are: {listing}"
