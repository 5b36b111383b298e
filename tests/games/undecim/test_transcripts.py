"""Whole games, as the table told them when they were last looked at: see tests/transcripts/undecim."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import soan
from tests.games.golden import hold_to

FOLDER = Path(__file__).parents[2] / "transcripts" / "undecim"
GAMES: dict[str, dict[str, Any]] = {
    "draft6": {"players": 4},
    "refill5": {"players": 3, "variant": "refill5", "gain_bonus": 1},
    "market-dual": {"players": 2, "variant": "market-dual", "market_rate": 2, "settle": "action"},
    "flip": {"players": 4, "variant": "flip", "market": "single", "gold_vp": "flat", "building_vp": [3, 6, 10, 15]},
}
#: Players who finish what they began, build, and use what they have.
WEIGHTS = {"stop": 0.2, "decline": 0.1, "pass": 0.2, "settle": 3.0, "develop": 4.0, "extra": 4.0, "pay": 3.0}


def weigh(verb: str, place: int) -> float:
    """How much a move is liked, from its verb and its place among what is legal."""
    return WEIGHTS.get(verb, 1)


@pytest.mark.parametrize("name", GAMES)
def test_transcript(name: str) -> None:
    """A whole game still goes, and is told, as it was when it was last looked at."""
    hold_to(FOLDER / f"{name}.txt", soan.load("undecim", **GAMES[name]), weigh)
