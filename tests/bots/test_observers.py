"""What a search may take for granted because everybody sees what anybody does."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conftest import Situation

    from soan import Match


@pytest.mark.parametrize("game", ["leduc_poker", "nastrond", "undecim"])
def test_no_seat_moves_unseen(game: str, situation: Situation) -> None:
    """Whatever a seat does, the others can tell it from whatever else it could have done.

    So a tree for each observer would have the same nodes as the one tree that Soan's search grows. A game that lets a
    seat move unseen needs multiple-observer search: docs/bots.md says so.
    """
    for seed in range(6):
        match = situation(game, seed, 5 * seed)
        for one, other in combinations(match.legal() if not match.over else (), 2):
            for seen, also_seen in zip(_seen_after(match, one.code), _seen_after(match, other.code), strict=True):
                assert seen != also_seen, f"{one.notation} looks like {other.notation}"


def _seen_after(match: Match, code: int) -> Iterator[tuple[bytes, str]]:
    """For each other seat, what it sees and was told once the seat that is to act has said something."""
    after = match.copy()
    after.play(code)
    for seat in range(match.game.players):
        if seat != match.actor:
            yield after.observe(seat).states.tobytes(), repr(after.events(seat))
