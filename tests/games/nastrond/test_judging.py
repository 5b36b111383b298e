"""Judgement, keepers and Nidhogg (N-30 to N-36, N-49, N-96)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from soan.games.nastrond.world import SPACES

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.games.nastrond.tabletop import Table


def urd(t: Table, space: str) -> int:
    """Whose Urd card lies on a space, plus 1."""
    return int(t.s.urd[SPACES.index(space)])


@pytest.mark.rule("N-30", "N-31")
@pytest.mark.parametrize(("dice", "vp"), [((3, 4), {"edda": 3}), ((6, 6), {"edda": 3})])
def test_success(table: Callable[..., Table], dice: tuple[int, ...], vp: dict[str, int]) -> None:
    """A power of the target or more gains the card's VP, and an Urd card takes the card's place."""
    t = table().challenge("g4", *dice)
    assert t.vp(0) == vp
    assert (urd(t, "g4"), t.s.hand[0], t.s.outcome) == (1, 8, 2)


@pytest.mark.rule("N-30", "N-32")
def test_failure(table: Callable[..., Table]) -> None:
    """A power below the target gains nothing; the Urd card lies there and the card is taken all the same."""
    t = table().challenge("g4", 3, 3)
    assert t.vp(0) == {}
    assert (urd(t, "g4"), t.s.hand[0], t.s.outcome) == (1, 8, 1)
    t.play("end")
    assert t.s.growth[0].tolist() == [1, 0, 0, 0]


@pytest.mark.rule("N-31")
def test_each_tiwaz_adds_where_the_card_says_so(table: Callable[..., Table]) -> None:
    """“1 +↑” with two Tiwaz is 3 VP; a card without the sign pays the same for any number of them."""
    t = table().resolve(0, "a6").begin(0).challenge("g6", 4)
    assert (t.s.tiwaz, t.vp(0)) == (2, {"edda": 3})
    t = table().resolve(0, "a4", "b4").begin(0).challenge("g4", 3, 4)
    assert (t.s.tiwaz, t.vp(0)) == (2, {"edda": 3})


@pytest.mark.rule("N-31")
def test_no_vp_for_tiwaz_on_failure(table: Callable[..., Table]) -> None:
    """Tiwaz kept on a failure are worth nothing."""
    assert table().challenge("g6", 3).vp(0) == {}


@pytest.mark.rule("N-33", "N-34")
@pytest.mark.parametrize(("dice", "vp"), [((6, 3), {"keepers": 3}), ((1, 1), {})])
def test_a_keeper_lets_one_player_through(
    table: Callable[..., Table], dice: tuple[int, ...], vp: dict[str, int]
) -> None:
    """Won or lost, the keeper at g1 is replaced by an Urd card and the pawn descends to f2."""
    t = table().put_pawn(1, "b7").begin(0).challenge("g1", *dice)
    assert (t.at(0), urd(t, "g1"), t.vp(0)) == ("f2", 1, vp)
    t.play("end").put_pawn(1, "g2").begin(1).play("move g1")
    assert (t.at(1), t.s.under[1]) == ("g1", 1)


@pytest.mark.rule("N-34")
@pytest.mark.parametrize(
    ("corner", "before", "inner"),
    [
        ("g7", "f7", "f6"),
        ("g1", "g2", "f2"),
        ("a1", "b1", "b2"),
        ("a7", "a6", "b6"),
        ("f6", "e6", "e5"),
        ("b2", "c2", "c3"),
    ],
)
def test_nearest_corner_of_the_next_ring(table: Callable[..., Table], corner: str, before: str, inner: str) -> None:
    """From a corner of the first two layers a pawn goes diagonally inwards."""
    t = table()
    for seat in range(1, 4):
        t.put_pawn(seat, "d4")
    assert t.begin(0, at=before).challenge(corner, 1).at(0) == inner


@pytest.mark.rule("N-34")
@pytest.mark.parametrize(("keeper", "before"), [("c5", "c4"), ("d5", "c5")])
def test_from_the_third_layer_to_the_centre(table: Callable[..., Table], keeper: str, before: str) -> None:
    """A keeper of the third layer, wherever it lies, leads to Nidhogg."""
    assert table().begin(0, at=before).challenge(keeper, 1).at(0) == "d4"


@pytest.mark.rule("N-34", "N-21")
def test_two_pawns_on_a_corner_after_descending(table: Callable[..., Table]) -> None:
    """Descending does not mind who stands there; from the shared space both move on as usual."""
    t = table().put_pawn(1, "f2").begin(0, at="g2").challenge("g1", 1)
    assert (t.at(0), t.at(1)) == ("f2", "f2")
    t.play("end")
    assert t.s.seat == 1
    assert t.can_say("move")[0] == "e2"
    t.play("move e2, roll 1, six 1, end").rest().rest()
    assert "e2" not in t.can_say("move")
    assert t.can_say("move")[0] == "d2"


@pytest.mark.rule("N-36", "N-26")
@pytest.mark.parametrize("keeper", ["g1", "f2", "c5"])
def test_a_keeper_already_gone(table: Callable[..., Table], keeper: str) -> None:
    """At a resolved keeper's space there is no fight and nobody descends."""
    before = {"g1": "g2", "f2": "f3", "c5": "c4"}[keeper]
    t = table().put_pawn(1, "b7").resolve(3, keeper).begin(0, at=before).play(f"move {keeper}")
    assert (t.at(0), t.s.under[0], t.vp(0)) == (keeper, 1, {})


@pytest.mark.rule("N-36")
def test_two_players_at_most_come_to_nidhogg(table: Callable[..., Table]) -> None:
    """The third layer has two keepers; once both are gone a third player goes round in circles."""
    t = table().resolve(1, "c5").resolve(2, "d5").put_pawn(1, "d4").put_pawn(2, "d4").begin(0, at="c4")
    for _ in range(3):
        t.play("move c5, end").begin(0)
        assert t.at(0) == "c5"
        t.put_pawn(0, "c4").begin(0)


@pytest.mark.rule("N-35")
def test_nidhogg_stays(table: Callable[..., Table]) -> None:
    """Nidhogg pays 8 and 1 for each Tiwaz at every success, and is there again the next time."""
    t = table().resolve(0, "a4", "b4", "d1", "d2").begin(0, at="d4").play("roll 5").throw(6, 6, 6, 3, 1)
    assert t.vp(0) == {"nidhogg": 9}
    assert (urd(t, "d4"), t.s.under[0], t.s.hand[0], t.at(0)) == (0, 1, 8, "d4")
    t.begin(0).play("roll 4").throw(6, 6, 6, 4)
    assert t.vp(0) == {"nidhogg": 9 + 10}


@pytest.mark.rule("N-35")
def test_losing_against_nidhogg(table: Callable[..., Table]) -> None:
    """A failure pays nothing, but the Urd card goes under the Valkyrie all the same."""
    t = table().begin(0, at="d4").play("roll 2").throw(6, 6)
    assert (t.vp(0), t.s.under[0], t.s.hand[0], t.at(0)) == ({}, 1, 8, "d4")
    assert t.s.taken == 0


@pytest.mark.rule("N-35", "N-20")
def test_layer_four_for_the_rest_of_the_game(table: Callable[..., Table]) -> None:
    """Who came to Nidhogg challenges it on every turn that is left, with an Urd more under the Valkyrie each time."""
    t = table(2).put_pawn(1, "b7").begin(0, at="c4").challenge("c5", 1)
    turns = 0
    t.play("end")
    while not t.match.over:
        if t.s.seat == 0:
            turns += 1
            assert t.can[:2] == ["roll 1", "roll 2"]
        t.rest()
    assert turns == 11
    assert t.at(0) == "d4"
    assert t.s.under[0] == turns


@pytest.mark.rule("N-49", "N-96")
def test_dignity_and_jarl_together(table: Callable[..., Table]) -> None:
    """Dignity's VP and two Jarls' are gained on one success, besides the card's."""
    t = table().grow(0, dignity=2).give(0, "jarl", "jarl").begin(0).challenge("g4", 6, 5)
    t.play("call jarl, call jarl")
    assert t.vp(0) == {"edda": 3, "dignity": 2, "jarl": 4}


@pytest.mark.rule("N-96")
def test_a_jarl_must_be_used(table: Callable[..., Table]) -> None:
    """A Jarl who is not called brings nothing."""
    t = table().give(0, "jarl").begin(0).challenge("g4", 6, 5).play("judge")
    assert t.vp(0) == {"edda": 3}


@pytest.mark.rule("N-49", "N-96")
def test_dignity_at_keepers_and_nidhogg(table: Callable[..., Table]) -> None:
    """Dignity adds to a success at a keeper and at Nidhogg as well."""
    t = table().put_pawn(1, "b7").grow(0, dignity=1).begin(0).challenge("g1", 6, 5)
    assert t.vp(0) == {"keepers": 3, "dignity": 1}
    t = table().resolve(0, "d1", "d2").grow(0, dignity=1).begin(0, at="d4").play("roll 4").throw(6, 6, 6, 4)
    assert t.vp(0) == {"nidhogg": 8, "dignity": 1}


@pytest.mark.rule("N-49")
def test_no_dignity_on_failure(table: Callable[..., Table]) -> None:
    """Dignity brings nothing on a failure, nor at a resolved space."""
    assert table().grow(0, dignity=3).begin(0).challenge("g4", 1, 1).vp(0) == {}
    assert table().grow(0, dignity=3).resolve(1, "g4").begin(0).play("move g4").vp(0) == {}
