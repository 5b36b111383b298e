"""Golden transcripts: whole games, move by move, as the table told them.

A change of the rules, of the events or of their wording shows in them. A file that is missing is written anew, with
the same game as long as the rules allow the same moves: so `git diff` shows what a change did to a game.
"""

from __future__ import annotations

import random
from itertools import zip_longest
from typing import TYPE_CHECKING

import pytest

from soan.kernel import NATURE, SoanError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from soan.kernel import Game, Match

ADVICE = (
    "If this is meant: delete the file, run this test again (it writes the file anew, and fails to say so), look at "
    "`git diff`, and commit the file with the change."
)


def hold_to(file: Path, game: Game, weigh: Callable[[str, int], float]) -> None:
    """Fails unless a game still goes, and is told, as its transcript has it.

    Args:
        file: the transcript; its name is the seed of a new one.
        game: with the numbers that it was played with.
        weigh: how much a move is liked in a new one, from its verb and its place among what is legal.
    """
    where = "/".join(file.parts[-3:])
    if not file.exists():
        match, moves = game.start(seed=0), invent(game, file.stem, weigh)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("\n".join(lines(match, moves)) + "\n", "utf-8")
        pytest.fail(f"{where} was written anew: look at it (`git diff`), then keep it", pytrace=False)
    golden = file.read_text("utf-8").splitlines()
    moves = [line.partition(": ")[2] for line in golden if line.startswith(("NATURE: ", "seat "))][: -game.players]
    match = game.start(seed=0)
    for number, (was, now) in enumerate(zip_longest(golden, told(match, moves)), 1):
        if was != now:
            pytest.fail(f"{where}, line {number}\n  was  {was}\n  now  {now}\n{ADVICE}", pytrace=False)
    if not match.over:
        pytest.fail(f"{where}: the game does not end with its last move\n{ADVICE}", pytrace=False)


def told(match: Match, moves: list[str]) -> Iterator[str]:
    """The transcript, up to where a move is no longer possible."""
    try:
        yield from lines(match, moves)
    except SoanError as error:
        yield str(error)


def invent(game: Game, seed: str, weigh: Callable[[str, int], float]) -> list[str]:
    """The moves of a new game."""
    rng = random.Random(seed)  # noqa: S311 - a game is no secret
    match = game.start(seed=len(seed))
    match.advance()
    while not match.over:
        said = [action.notation for action in match.legal()]
        match.play(rng.choices(said, [weigh(move.split()[0], place) for place, move in enumerate(said)])[0])
        match.advance()
    return [game.definition.moves.notation(code) for code in match.history]


def lines(match: Match, moves: list[str]) -> Iterator[str]:
    """A game as text: each move, what everybody was told of it in both languages, and the scores."""
    for move in moves:
        before = len(match.told)
        who = "NATURE" if match.actor == NATURE else f"seat {match.actor}"
        match.play(move)
        yield f"{who}: {move}"
        for event in match.events(None, before):
            yield f"    {event.text('en')} / {event.text('ja')}"
    for seat, breakdown in enumerate(match.breakdown()):
        gained = ", ".join(f"{item} {vp}" for item, vp in breakdown.items() if vp)
        yield f"seat {seat}: rank {match.ranks[seat]}, {match.scores[seat]} VP ({gained})"
