"""The end of a turn and of the game, and final scoring (N-50 to N-56)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.games.nastrond.tabletop import Table


@pytest.mark.rule("N-50")
def test_dice_go_back(table: Callable[..., Table]) -> None:
    """After a turn no die lies anywhere, and the next player has the whole stock."""
    t = table().resolve(0, "a5", "b5").give(0, "skald", "smith").begin(0).challenge("g5", 3)
    t.play("call smith, six 2, call skald, end")
    assert (t.s.seat, t.s.stock, t.s.pool, t.s.tiwaz, t.s.boost, t.s.fixed) == (1, 4, 2, 0, 0, 0)
    assert t.dice == []


@pytest.mark.rule("N-51")
@pytest.mark.parametrize(("players", "turns"), [(2, 12), (3, 10), (4, 9)])
def test_number_of_turns(table: Callable[..., Table], players: int, turns: int) -> None:
    """Everybody has as many turns as Urd cards, then the game is over."""
    t = table(players)
    while not t.match.over:
        t.rest()
    seats = [seat for _, seat, _ in t.told("turn")]
    assert [seats.count(seat) for seat in range(players)] == [turns] * players
    assert not t.s.hand.any()


@pytest.mark.rule("N-51")
def test_urds_under_the_valkyrie_do_not_prolong(table: Callable[..., Table]) -> None:
    """The game ends although Urd cards still lie under a Valkyrie."""
    t = table()
    t.s.hand[:] = [1, 0, 0, 0]
    t.s.under[:] = 3
    t.begin(0).challenge("g4", 1).play("judge, end")
    assert t.match.over
    assert t.match.actor is None
    assert t.s.under[0] == 3


@pytest.mark.rule("N-55")
def test_majorities(table: Callable[..., Table]) -> None:
    """The most Urds in a layer bring 6; two as many 3 each; three 2 each; fewer nothing."""
    t = table().resolve(0, "g6", "g5").resolve(1, "a2").resolve(1, "f5").resolve(2, "f4")
    t.resolve(0, "e5").resolve(1, "e4").resolve(2, "e3")
    layers = ("midgard", "niflheim", "hvergelmir")
    assert [[row[layer] for layer in layers] for row in t.match.breakdown()] == [
        [6, 0, 2],
        [0, 3, 2],
        [0, 3, 2],
        [0, 0, 0],
    ]


@pytest.mark.rule("N-55")
def test_a_tie_of_four_is_rounded_down(table: Callable[..., Table]) -> None:
    """Four players who are equal share 6 as 1 each."""
    t = table()
    for seat, space in enumerate(("g6", "g5", "g4", "g3")):
        t.resolve(seat, space)
    assert [row["midgard"] for row in t.match.breakdown()] == [1, 1, 1, 1]


@pytest.mark.rule("N-55")
def test_nobody_there(table: Callable[..., Table]) -> None:
    """An empty layer brings nobody anything, and Urds under a Valkyrie belong to no layer."""
    t = table()
    t.s.under[0] = 5
    assert t.match.scores == (0, 0, 0, 0)


@pytest.mark.rule("N-55")
def test_majorities_are_told_at_the_end(table: Callable[..., Table]) -> None:
    """The story of the game ends with who had the most where."""
    t = table().resolve(0, "g6", "g5").resolve(2, "f4")
    t.s.hand[:] = [1, 0, 0, 0]
    t.begin(0).challenge("g4", 1).play("end")
    assert t.told("majority") == [("majority", 0, (0, 3, 6)), ("majority", 2, (1, 1, 6))]
    assert t.told("ended")


@pytest.mark.rule("N-56")
def test_most_vp_win(table: Callable[..., Table]) -> None:
    """All that was gained on the way and the majorities are added up."""
    t = table().resolve(3, "g6")
    t.s.vp[0, 0], t.s.vp[0, 1], t.s.vp[1, 2] = 2, 3, 7
    assert t.match.scores == (5, 7, 0, 6)
    assert t.match.ranks == (3, 1, 4, 2)


@pytest.mark.rule("N-56")
def test_ties_go_to_the_later_player(table: Callable[..., Table]) -> None:
    """Among equals the later in the turn order wins: with start player 2, that is seat 1."""
    t = table(valkyries=("gondul", "hild", "brynhild", "sigrun"))
    assert t.s.starter == 2
    assert t.match.ranks == (2, 1, 4, 3)
