"""Move (N-20, N-21, N-81)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from soan.games.nastrond.world import LAYER, RING_SIZE, SPACES

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.games.nastrond.tabletop import Table


@pytest.mark.rule("N-20")
def test_up_to_half_the_ring(table: Callable[..., Table]) -> None:
    """In the first layer a pawn goes one to twelve spaces, clockwise: down the right side, along the bottom."""
    t = table(2, valkyries=("brynhild", "sigrun"))
    assert " ".join(t.can_say("move")) == "g6 g5 g4 g3 g2 g1 f1 e1 d1 c1 b1 a1"


@pytest.mark.rule("N-20")
@pytest.mark.parametrize(
    ("here", "there"),
    [("c6", "d6 e6 f6 f5 f4 f3 f2 e2"), ("c3", "c4 c5 d5 e5"), ("e5", "e4 e3 d3 c3")],
)
def test_half_of_the_inner_rings(table: Callable[..., Table], here: str, there: str) -> None:
    """In the second layer it is eight spaces at most, in the third four."""
    assert " ".join(table().begin(0, at=here).can_say("move")) == there


@pytest.mark.rule("N-20")
def test_not_onto_another_pawn(table: Callable[..., Table]) -> None:
    """A pawn may pass others, but not stop where one stands."""
    t = table().put_pawn(1, "g5").put_pawn(2, "g1").begin(0)
    assert " ".join(t.can_say("move")) == "g6 g4 g3 g2 f1 e1 d1 c1 b1 a1"


@pytest.mark.rule("N-20", "N-35")
def test_no_move_in_the_centre(table: Callable[..., Table]) -> None:
    """In the fourth layer a turn begins with the challenge roll, now and on every later turn."""
    t = table().begin(0, at="d4")
    assert t.can == ["roll 1", "roll 2"]
    t.play("roll 1").throw(1).rest().rest().rest().rest()
    assert (t.s.seat, t.at(0)) == (0, "d4")
    assert not t.can_say("move")


@pytest.mark.rule("N-21")
def test_staying_is_no_move(table: Callable[..., Table]) -> None:
    """A move is one step at least: a pawn cannot name its own space, even if several pawns stand on it."""
    t = table().put_pawn(1, "f6").begin(0, at="f6")
    assert "f6" not in t.can_say("move")


@pytest.mark.rule("N-21", "N-81")
def test_three_pawns_ahead_in_the_third_layer(table: Callable[..., Table]) -> None:
    """Three pawns right ahead in the third layer leave one space, and that one must be taken."""
    t = table().put_pawn(1, "e4").put_pawn(2, "e3").put_pawn(3, "d3").begin(0, at="e5")
    assert t.can == ["move c3"]


@pytest.mark.rule("N-81")
def test_nobody_is_ever_blocked() -> None:
    """In every ring with a move, more spaces are within reach than there are other pawns."""
    assert all(size // 2 > 3 for size in RING_SIZE[:3])


@pytest.mark.rule("N-20")
@pytest.mark.parametrize("here", ["g7", "a1", "b7", "f6", "b2", "e6", "d5", "c3"])
def test_a_round_trip(table: Callable[..., Table], here: str) -> None:
    """Going on by one step passes every space of the ring once and comes back."""
    t = table(2).put_pawn(1, "d4")
    layer = int(LAYER[SPACES.index(here)])
    passed = [here]
    for _ in range(RING_SIZE[layer]):
        passed.append(t.begin(0, at=passed[-1]).can_say("move")[0])
    assert passed[-1] == here
    assert len(set(passed)) == RING_SIZE[layer]


@pytest.mark.rule("N-20", "N-35")
@pytest.mark.parametrize(
    ("resolved", "told"),
    [
        ("e4 e3 d3", []),
        ("e4 e3 d3 c3", ["dead"]),
        ("e4 e3 d3 c3 c4 c5 d5", ["dead"]),
        ("e5 e4 e3 d3 c3 c4 c5 d5", ["dead", "stuck"]),
    ],
    ids=["one is open", "half is resolved", "its own is open", "all is resolved"],
)
def test_a_turn_on_which_nothing_can_be_won_is_told(
    table: Callable[..., Table], resolved: str, told: list[str]
) -> None:
    """When it begins: that all within reach is resolved, and if so, whether the whole ring is."""
    t = table().put_pawn(1, "e5").resolve(2, *resolved.split()).begin(0).rest()
    assert t.s.seat == 1
    assert [(name, seat) for name, seat, _ in t.told("dead", "stuck")] == [(name, 1) for name in told]
