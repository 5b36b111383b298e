"""Hypothesis plays every game, looking for the shortest way to break it: a failing game is cut down to its core.

Unlike the conformance suite, which draws outcomes as often as their weights say, it tries rare ones just as gladly.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest
from hypothesis import given, note, settings
from hypothesis import strategies as st

from soan.kernel import Game, registry
from soan.kernel.conformance.sample import Rules

MOVES = 60


@cache
def game(name: str, players: int) -> Game:
    """A game as its draft is written."""
    return registry.definition(name).load(players)


@pytest.mark.parametrize("name", registry.names())
@settings(max_examples=25)
@given(data=st.data(), choices=st.lists(st.integers(0, 2**16), max_size=MOVES))
def test_any_play_keeps_the_table_in_order(name: str, data: st.DataObject, choices: list[int]) -> None:
    """Whatever is chosen among what is possible, ranges and counts hold and every seat can find its legal actions."""
    players = data.draw(st.sampled_from(registry.definition(name).players), label="players")
    match = game(name, players).start(seed=0)
    rules, layout = Rules(match.game), match.game.definition.layout
    counts: dict[str, Any] = {}
    with np.errstate(all="raise"):
        for choice in choices:
            possible = match.legal()
            if match.over:
                break
            action = possible[choice % len(possible)]
            note(f"{match.actor}: {action.notation}")
            match.play(action.code)
            assert not layout.problems(match.state)
            record = np.asarray(match.state).reshape(1).copy()
            for component, count in rules.conserved(record).items():
                assert (counts.setdefault(component, count) == count).all(), component
            if match.actor is not None and match.actor >= 0:
                assert match.observe(match.actor).legal() == match.legal()
