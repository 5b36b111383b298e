"""Whole games, as the table told them when they were last looked at: see tests/transcripts/nastrond."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import soan
from tests.games.golden import hold_to

FOLDER = Path(__file__).parents[2] / "transcripts" / "nastrond"
GAMES: dict[str, dict[str, Any]] = {
    "draft13": {"players": 4},
    "draft14": {"players": 3, "variant": "draft14", "rematch_vp": -1},
    "market": {"players": 2, "variant": "einherjar-market", "name_tiwaz": "glory", "keepers": "open"},
    "skills": {"players": 4, "variant": "valkyrie-skills", "wisdom": "reroll", "resolved": "none"},
}
#: Players who go not too far, roll most of their dice, and use what they have.
WEIGHTS = {"judge": 0.2, "end": 0.2, "send": 0.3, "hire": 2.0, "call": 2.0}


def weigh(verb: str, place: int) -> float:
    """How much a move is liked, from its verb and its place among what is legal."""
    return WEIGHTS.get(verb, 1 + place if verb == "roll" else 1)


@pytest.mark.parametrize("name", GAMES)
def test_transcript(name: str) -> None:
    """A whole game still goes, and is told, as it was when it was last looked at."""
    hold_to(FOLDER / f"{name}.txt", soan.load("nastrond", **GAMES[name]), weigh)
