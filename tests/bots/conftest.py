"""Situations in which a bot has to decide."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import pytest

import soan
from soan.kernel.luck import mix, scale

if TYPE_CHECKING:
    from soan import Match


class Situation(Protocol):
    """What the fixture ``situation`` gives."""

    def __call__(self, game: str, seed: int, decisions: int, /) -> Match:
        """A match in which a seat has a choice, after so many random decisions (or the match is over)."""
        ...


def _situation(game: str, seed: int, decisions: int, /) -> Match:
    match = soan.load(game).start(seed)
    match.advance()
    made = 0
    while not match.over and (made < decisions or len(match.legal()) == 1):
        legal = match.legal()
        match.play(legal[scale(mix(seed, 3, made), len(legal))].code)
        match.advance()
        made += 1
    return match


@pytest.fixture(scope="session")
def situation() -> Situation:
    """A match in which a seat has a choice, after so many random decisions (or the match is over)."""
    return _situation
