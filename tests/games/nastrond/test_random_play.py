"""Random play under any combination of options."""

# ruff: noqa: S105 - who is the first to pass a keeper gives no password away

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from soan.games.nastrond.options import OPTIONS, check
from soan.kernel import Option, registry
from tests.games.nastrond.oracle import Oracle
from tests.games.recording import recordings

DEFINITION = registry.definition("nastrond")


def values(option: Option) -> st.SearchStrategy[Any]:
    """Every value of an option."""
    if option.kind == "switch":
        return st.booleans()
    return st.integers(option.low, option.high) if option.kind == "number" else st.sampled_from(option.choices)


def sensible(options: dict[str, Any]) -> dict[str, Any]:
    """The same options, without numbers that would have no say."""
    if options["keepers"] != "rematch":
        options["rematch_vp"] = 0
    if options["first_pass_bonus"] != "vp":
        options["first_pass_vp"] = 1
    check(options, 4)
    return options


any_options = st.fixed_dictionaries({option.name: values(option) for option in OPTIONS}).map(sensible)
any_game = st.tuples(st.sampled_from((2, 3, 4)), any_options, st.integers(0, 2**31 - 1))


@pytest.mark.slow
@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow])
@given(any_game)
def test_the_referee_agrees_under_any_options(drawn: tuple[int, dict[str, Any], int]) -> None:
    """Whatever options are combined, the game ends as the referee says, who knew at every step what could be said."""
    players, options, seed = drawn
    game = DEFINITION.load(players, **options)
    for recording in recordings(game, 2, seed):
        oracle = Oracle(players, options)
        for move, offered in zip(recording.moves, recording.offered, strict=True):
            assert oracle.offered() == offered
            oracle.say(move)
        assert oracle.phase == "over"
        assert (oracle.scores(), oracle.ranks()) == (recording.scores, recording.ranks)


@pytest.mark.slow
@settings(max_examples=20, suppress_health_check=[HealthCheck.too_slow])
@given(any_game)
def test_compiled_and_interpreted_rules_agree(drawn: tuple[int, dict[str, Any], int]) -> None:
    """Played again by interpreted rules, a game gives the same choices, events and scores; no card gets lost."""
    players, options, seed = drawn
    game = DEFINITION.load(players, **options)
    (recording,) = recordings(game, 1, seed)
    match = game.start(seed=0)
    counted = DEFINITION.conserved(game.r, match.state)
    for move, offered in zip(recording.moves, recording.offered, strict=True):
        assert offered is None or offered == {action.notation for action in match.legal()}
        match.play(move)
        assert not DEFINITION.layout.problems(match.state)
        for name, count in DEFINITION.conserved(game.r, match.state).items():
            assert np.array_equal(count, counted[name]), name
    assert match.over
    assert [(event.name, event.seat) for event in match.events(None)] == [
        (name, seat) for _, name, seat, _ in recording.told
    ]
    assert [*match.scores] == recording.scores
