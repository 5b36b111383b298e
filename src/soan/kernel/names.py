"""The names under which the kernel's loops and the bots know a game, and what each one means.

A loop (:func:`soan.kernel.rule.loop`) imports these stand-ins; binding it to a game replaces them by the game's own
rules and numbers. Called unbound they say so. This module is also the reference for what a game has to provide.
"""

from __future__ import annotations

from typing import Any, NoReturn

import numpy as np

from soan.kernel.rule import rule

#: The largest number of seats.
SEATS = 0
#: The number of scoring items.
ITEMS = 0
#: The number of move codes, which is also the room in ``out`` and ``weights``.
CODES = 0
#: The decisions after which a game counts as unfinished.
LONGEST = 0
#: For each kind of move: the code of its first outcome, and how many there are; int32 arrays.
BASE: Any = np.zeros(1, np.int32)
SIZE: Any = np.zeros(1, np.int32)
#: The half-words that someone may not see; see :attr:`soan.kernel.record.Layout.hidden`.
HIDDEN_CELLS: Any = np.zeros((0, 4), np.int64)


def _unbound() -> NoReturn:
    raise RuntimeError("this loop is not bound to a game")


@rule
def setup(r: Any, s: Any) -> None:
    """Lays out the table; ``s`` is all zeros. What is drawn at random is left to NATURE's moves."""
    _unbound()


@rule
def actor(r: Any, s: Any) -> int:
    """Who is to act: a seat, ``NATURE`` (-1), or ``OVER`` (-2)."""
    _unbound()


@rule
def legal(r: Any, s: Any, out: Any) -> int:
    """Writes the codes that the acting seat may say into ``out`` (int32), and returns their number."""
    _unbound()


@rule
def chance(r: Any, s: Any, weights: Any) -> tuple[int, int]:
    """Sets the weight of each outcome (int64, zeroed) and returns the kind of NATURE's move and for whom it is."""
    _unbound()


@rule
def apply(r: Any, s: Any, action: int, log: Any) -> None:
    """Carries out a legal code, telling the log."""
    _unbound()


@rule
def points(r: Any, s: Any, seat: int, item: int) -> int:
    """What the seat would score for an item if the game ended now."""
    _unbound()


@rule
def tiebreak(r: Any, s: Any, seat: int) -> int:
    """Decides among equal scores: more is better, equal is a draw."""
    _unbound()


@rule
def redeal(r: Any, s: Any, seat: int, rng: Any) -> None:
    """Fills a state that was cut for a seat with one consistent possibility."""
    _unbound()


@rule
def no_tiebreak(r: Any, s: Any, seat: int) -> int:
    """What ``tiebreak`` is in a game that has none: equal scores are a draw."""
    return 0


@rule
def nothing_hidden(r: Any, s: Any, seat: int, rng: Any) -> None:
    """What ``redeal`` is in a game that hides nothing."""


@rule
def no_chance(r: Any, s: Any, weights: Any) -> tuple[int, int]:
    """What ``chance`` is in a game without any."""
    return 0, 0
