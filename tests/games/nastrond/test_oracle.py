"""Thousands of random games against a slow referee who was written from the rule book alone."""

from __future__ import annotations

from typing import Any

import pytest

from soan.games.nastrond.cards import CARDS
from soan.kernel import registry
from tests.games.nastrond.oracle import Oracle
from tests.games.recording import Recording, recordings

#: Every option, in combinations that meet each other.
TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "draft13-2": (2, {}),
    "draft13-3": (3, {}),
    "draft13-4": (4, {}),
    "draft14-4": (4, {"variant": "draft14", "rematch_vp": -1}),
    "draft14-2": (2, {"variant": "draft14", "wisdom": "reroll", "valkyrie_skills": True}),
    "open-3": (3, {"keepers": "open", "first_pass_bonus": "vp", "first_pass_vp": 2, "resolved": "none"}),
    "market-4": (4, {"scout": "market", "valkyrie_skills": True}),
    "market-2": (2, {"scout": "market", "keepers": "rematch", "rematch_vp": -10, "first_pass_bonus": "die"}),
    "skills-4": (4, {"valkyrie_skills": True, "keepers": "open", "pass_vp": 1}),
    "skills-3": (3, {"valkyrie_skills": True, "wisdom": "reroll", "resolved": "none", "keepers": "rematch"}),
}
GAMES = 200


def referee(game: Recording, oracle: Oracle) -> None:
    """Plays a recorded game before the referee, who must agree with whatever could be said."""
    for number, (move, offered) in enumerate(zip(game.moves, game.offered, strict=True)):
        assert oracle.offered() == offered, f"before move {number}, {move!r}, after {game.moves[:number]}"
        oracle.say(move)


@pytest.mark.rule("N-22", "N-25", "N-30", "N-31", "N-32", "N-51", "N-55", "N-56", "N-86")
@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
def test_the_referee_agrees(name: str) -> None:
    """What may be said, dice pools, power and success, scores and ranks are the same by both."""
    players, options = TABLES[name]
    game = registry.definition("nastrond").load(players, **options)
    for recording in recordings(game, GAMES, seed=len(name)):
        oracle = Oracle(players, dict(game.options))
        referee(recording, oracle)
        assert oracle.phase == "over"
        told = recording.told
        assert oracle.pools == [(seat, *rest[:2]) for _, event, seat, rest in told if event == "gathered"]
        assert oracle.verdicts == [
            (seat, CARDS[card], power, target, event == "won")
            for _, event, seat, (card, power, target, *_) in told
            if event in {"won", "lost"}
        ]
        assert (oracle.scores(), oracle.ranks()) == (recording.scores, recording.ranks)


@pytest.mark.slow
def test_random_play_comes_everywhere() -> None:
    """The games that the referee sees have every kind of move and of event in them."""
    definition = registry.definition("nastrond")
    verbs, events = set[str](), set[str]()
    for name, (players, options) in TABLES.items():
        for recording in recordings(definition.load(players, **options), 40, seed=len(name)):
            verbs |= {move.split()[0] for move in recording.moves}
            events |= {event for _, event, _, _ in recording.told}
    assert verbs == {move.name for move in definition.moves.moves}
    assert events == {event.name for event in definition.events.events}
