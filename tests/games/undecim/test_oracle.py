"""Thousands of random games, under any options, against a slow referee who was written from the rule book alone."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from soan.games.undecim.options import OPTIONS
from soan.kernel import Option, registry
from tests.games.recording import Recording, recordings
from tests.games.undecim.oracle import Oracle

DEFINITION = registry.definition("undecim")
#: The draft, the variants, and options in combinations that meet each other.
TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "draft6-2": (2, {}),
    "draft6-3": (3, {}),
    "draft6-4": (4, {}),
    "draft5-4": (4, {"variant": "draft5", "settle": "action", "building_vp": [3, 6, 10, 15]}),
    "refill6-3": (3, {"variant": "refill6"}),
    "refill5-4": (4, {"variant": "refill5", "gain_bonus": 1}),
    "market-4": (4, {"variant": "market", "market_rate": 2}),
    "market-dual-3": (3, {"variant": "market-dual", "gain_bonus": 2}),
    "flip-4": (4, {"variant": "flip"}),
    "all-2": (2, {"world": "refill", "world_size": 12, "market": "dual", "flip": True, "gain_bonus": 3}),
    "all-4": (4, {"world": "refill", "world_size": 3, "market": "single", "market_rate": 2, "flip": True}),
}
GAMES = 150


def referee(players: int, options: dict[str, Any], game: Recording) -> Oracle:
    """Plays a recorded game before the referee, who must agree with whatever could be said and scored."""
    oracle = Oracle(players, options)
    for number, (move, offered) in enumerate(zip(game.moves, game.offered, strict=True)):
        assert oracle.asked == offered, f"before move {number}, {move!r}, after {game.moves[:number]}"
        oracle.say(move)
    assert oracle.over
    told = [(seat, arguments[0]) for _, event, seat, arguments in game.told if event == "collected"]
    assert oracle.vp_told == told
    assert (oracle.scores(), oracle.ranks()) == (game.scores, game.ranks)
    return oracle


@pytest.mark.rule("U-40", "U-41", "U-42", "U-43", "U-44", "U-45", "U-74", "U-76", "U-80", "U-84")
@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
def test_the_referee_agrees(name: str) -> None:
    """What may be said at every step, points on the way, scores and ranks are the same by both."""
    players, options = TABLES[name]
    game = DEFINITION.load(players, **options)
    for recording in recordings(game, GAMES, seed=len(name)):
        referee(players, dict(game.options), recording)


def values(option: Option) -> st.SearchStrategy[Any]:
    """Every value of an option."""
    if option.kind == "switch":
        return st.booleans()
    if option.kind == "table":
        return st.lists(st.integers(option.low, option.high), min_size=4, max_size=4)
    return st.integers(option.low, option.high) if option.kind == "number" else st.sampled_from(option.choices)


def sensible(options: dict[str, Any]) -> dict[str, Any]:
    """The same options, without numbers that would have no say."""
    plain = {option.name: option.default for option in OPTIONS}
    idle = {"world_size"} if options["world"] == "deal" else set[str]()
    idle |= {"market_rate"} if options["market"] == "none" else set[str]()
    return options | {name: plain[name] for name in idle}


any_options = st.fixed_dictionaries({option.name: values(option) for option in OPTIONS}).map(sensible)
any_game = st.tuples(st.sampled_from((2, 3, 4)), any_options, st.integers(0, 2**31 - 1))


@pytest.mark.slow
@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow])
@given(any_game)
def test_the_referee_agrees_under_any_options(drawn: tuple[int, dict[str, Any], int]) -> None:
    """Whatever options are combined, the referee knew at every step what could be said, and how the game ended."""
    players, options, seed = drawn
    for recording in recordings(DEFINITION.load(players, **options), 3, seed):
        referee(players, options, recording)


@pytest.mark.slow
@settings(max_examples=15, suppress_health_check=[HealthCheck.too_slow])
@given(any_game)
def test_compiled_and_interpreted_rules_agree(drawn: tuple[int, dict[str, Any], int]) -> None:
    """Played again by interpreted rules, a game gives the same choices, events and scores; no card gets lost."""
    players, options, seed = drawn
    game = DEFINITION.load(players, **options)
    (recording,) = recordings(game, 1, seed)
    match = game.start(seed=0)
    counted = dict(DEFINITION.conserved(game.r, match.state))
    for move, offered in zip(recording.moves, recording.offered, strict=True):
        assert offered is None or offered == {action.notation for action in match.legal()}
        match.play(move)
        assert not DEFINITION.layout.problems(match.state)
        for name, count in DEFINITION.conserved(game.r, match.state).items():
            assert np.array_equal(count, counted.setdefault(name, count)), name
    assert match.over
    told = [(event.name, event.seat) for event in match.events(None)]
    assert told == [(name, seat) for _, name, seat, _ in recording.told]
    assert [*match.scores] == recording.scores


@pytest.mark.slow
def test_random_play_comes_everywhere() -> None:
    """The games that the referee sees have every kind of move and of event in them."""
    said, told = set[str](), set[str]()
    for players, options in TABLES.values():
        for recording in recordings(DEFINITION.load(players, **options), 20, seed=1):
            said |= {move.split()[0] for move in recording.moves}
            told |= {event for _, event, _, _ in recording.told}
    assert said == {move.name for move in DEFINITION.moves.moves}
    assert told == {event.name for event in DEFINITION.events.events}
