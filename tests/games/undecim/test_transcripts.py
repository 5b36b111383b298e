"""Golden transcripts: whole games, move by move, as the table told them.

A change of the rules, of the events or of their wording shows in tests/transcripts/undecim. If it is meant, delete
the file and run this test: it is written anew, and the next review sees what changed.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from soan.kernel import NATURE, registry

if TYPE_CHECKING:
    from collections.abc import Iterator

    from soan.kernel import Match

FOLDER = Path(__file__).parents[2] / "transcripts" / "undecim"
GAMES: dict[str, dict[str, Any]] = {
    "draft6": {"players": 4},
    "refill5": {"players": 3, "variant": "refill5", "gain_bonus": 1},
    "market-dual": {"players": 2, "variant": "market-dual", "market_rate": 2, "settle": "action"},
    "flip": {"players": 4, "variant": "flip", "market": "single", "gold_vp": "flat", "building_vp": [3, 6, 10, 15]},
}
#: Players who finish what they began, build, and use what they have.
WEIGHTS = {"stop": 0.2, "decline": 0.1, "pass": 0.2, "settle": 3.0, "develop": 4.0, "extra": 4.0, "pay": 3.0}


def invent(name: str) -> list[str]:
    """The moves of a new game."""
    rng = random.Random(name)  # noqa: S311 - a game is no secret
    match = registry.definition("undecim").load(**GAMES[name]).start(seed=len(name))
    match.advance()
    while not match.over:
        said = [action.notation for action in match.legal()]
        match.play(rng.choices(said, [WEIGHTS.get(move.split()[0], 1) for move in said])[0])
        match.advance()
    return [match.game.definition.moves.notation(code) for code in match.history]


def lines(match: Match, moves: list[str]) -> Iterator[str]:
    """A game as text: each move, what everybody was told of it in both languages, and the scores."""
    for move in moves:
        told = len(match.events(None))
        who = "NATURE" if match.actor == NATURE else f"seat {match.actor}"
        match.play(move)
        yield f"{who}: {move}"
        for event in match.events(None, told):
            yield f"    {event.text('en')} / {event.text('ja')}"
    for seat, breakdown in enumerate(match.breakdown()):
        gained = ", ".join(f"{item} {vp}" for item, vp in breakdown.items() if vp)
        yield f"seat {seat}: rank {match.ranks[seat]}, {match.scores[seat]} VP ({gained})"


@pytest.mark.parametrize("name", GAMES)
def test_transcript(name: str) -> None:
    """A whole game still goes, and is told, as it was when it was last looked at."""
    file = FOLDER / f"{name}.txt"
    golden = file.read_text("utf-8").splitlines() if file.exists() else None
    moves = [line.partition(": ")[2] for line in golden if line.startswith(("NATURE: ", "seat "))] if golden else []
    moves = moves[: -GAMES[name]["players"]] if golden else invent(name)
    match = registry.definition("undecim").load(**GAMES[name]).start(seed=0)
    told = [*lines(match, moves)]
    assert match.over
    if golden is None:
        FOLDER.mkdir(parents=True, exist_ok=True)
        file.write_text("\n".join(told) + "\n", "utf-8")
        pytest.fail(f"{file.name} was written anew: look at it, then keep it")
    assert told == golden
