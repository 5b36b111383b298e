"""Hush, the game that the kernel's tests play."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from soan.kernel import registry

if TYPE_CHECKING:
    from soan.kernel import Definition, Game, Match


@pytest.fixture(scope="session")
def hush() -> Definition:
    """The definition: hidden cards, chance, options, content."""
    return registry.definition_in(Path(__file__).parent / "hush")


@pytest.fixture
def game(hush: Definition) -> Game:
    """The game for two."""
    return hush.load(2)


@pytest.fixture
def match(game: Game) -> Match:
    """A match in which the cards are dealt: a low one to seat 0, a high one to seat 1."""
    match = game.start(seed=7)
    match.play("deal low")
    match.play("deal high")
    return match
