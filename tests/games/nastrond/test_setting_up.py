"""Components and set-up (N-01 to N-15)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from soan.games.nastrond.cards import (
    CARDS,
    EINHERJAR,
    HVERGELMIR_EDDA,
    KEEPERS,
    MIDGARD_EDDA,
    MIDGARD_KEEPERS,
    NIFLHEIM_EDDA,
    NIFLHEIM_KEEPERS,
    VALKYRIES,
)
from soan.games.nastrond.world import CENTRE, CORNER, LAYER, SPACES
from soan.kernel import NATURE, BadOption, registry

if TYPE_CHECKING:
    from collections.abc import Callable

    from soan.kernel import Match
    from tests.games.nastrond.tabletop import Table


def start(players: int = 4, **options: Any) -> Match:
    """A match before its first move."""
    return registry.definition("nastrond").load(players, **options).start(seed=0)


def laid(seed: int, players: int = 4) -> Match:
    """A match with a board laid out by chance."""
    match = registry.definition("nastrond").load(players).start(seed=seed)
    for valkyrie in VALKYRIES[:players]:
        match.play(f"take {valkyrie}")
    match.advance()
    return match


@pytest.mark.rule("N-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_can_play(players: int) -> None:
    """Two, three and four players can sit down, and all of them have turns."""
    match = start(players)
    assert match.game.players == players
    assert sum(match.state.hand > 0) == players


@pytest.mark.rule("N-01")
@pytest.mark.parametrize("players", [1, 5])
def test_one_and_five_cannot_play(players: int) -> None:
    """Other numbers of players are refused."""
    with pytest.raises(BadOption, match="2, 3 or 4 players"):
        start(players)


@pytest.mark.rule("N-02", "N-10", "N-80")
def test_valkyries_are_taken_by_seat() -> None:
    """Each player in turn takes a Valkyrie whom nobody has, the last one the one that is left."""
    match = start()
    for seat, valkyrie in enumerate(("hild", "brynhild", "sigrun")):
        assert match.actor == seat
        match.play(f"take {valkyrie}")
    assert [action.notation for action in match.legal()] == ["take gondul"]
    assert (match.play("take gondul"), match.state.valkyrie.tolist()) == (None, [3, 1, 4, 2])
    assert match.actor == NATURE


@pytest.mark.rule("N-02", "N-10")
@pytest.mark.parametrize(("players", "urds"), [(2, 12), (3, 10), (4, 9)])
def test_urd_cards_of_each_player(players: int, urds: int) -> None:
    """Two players have 12 Urd cards each, three have 10, four have 9; none lies anywhere yet."""
    state = start(players).state
    assert state.hand.tolist() == [urds] * players + [0] * (4 - players)
    assert not state.urd.any()
    assert not state.under.any()


@pytest.mark.rule("N-06", "N-11")
@pytest.mark.parametrize(("players", "stock"), [(2, 8), (3, 6), (4, 4)])
def test_stock_of_dice(table: Callable[..., Table], players: int, stock: int) -> None:
    """The dice that belong to nobody are the stock, and each player has two besides."""
    t = table(players)
    assert (t.s.stock, t.s.pool) == (stock, 2)
    assert t.s.stock + 2 * players == 12


@pytest.mark.rule("N-03", "N-05")
def test_numbers_of_cards() -> None:
    """There are 20, 12 and 6 Edda, four attributes in equal numbers in the first two layers, and ten keepers."""
    assert [len(pile) for pile in (MIDGARD_EDDA, NIFLHEIM_EDDA, HVERGELMIR_EDDA)] == [20, 12, 6]
    assert set(Counter(card.split("-")[0] for card in MIDGARD_EDDA).values()) == {5}
    assert set(Counter(card.split("-")[0] for card in NIFLHEIM_EDDA).values()) == {3}
    assert [len(MIDGARD_KEEPERS), len(NIFLHEIM_KEEPERS), len(KEEPERS)] == [4, 4, 10]


@pytest.mark.rule("N-04", "N-15")
def test_einherjar_lie_open() -> None:
    """All 21 + 8 + 4 Einherjar lie open from the start."""
    match = start()
    by_layer = Counter[int]()
    for layer, copies in zip(match.game.r.layer, match.state.display, strict=True):
        by_layer[int(layer)] += int(copies)
    assert by_layer == {1: 21, 2: 8, 3: 4}
    assert len(EINHERJAR) == 15


@pytest.mark.rule("N-12")
@pytest.mark.parametrize("seed", range(5))
def test_where_cards_may_lie(seed: int) -> None:
    """Every card lies in its layer, keepers of the outer two on their corners, Nidhogg in the centre."""
    match = laid(seed)
    board = dict(zip(SPACES, (CARDS[int(card) - 1] for card in match.state.card), strict=True))
    assert sorted(board.values()) == sorted(CARDS)
    assert {board[corner] for corner in ("a1", "a7", "g1", "g7")} == set(MIDGARD_KEEPERS)
    assert {board[corner] for corner in ("b2", "b6", "f2", "f6")} == set(NIFLHEIM_KEEPERS)
    for space, card in board.items():
        layer = LAYER[SPACES.index(space)]
        assert "-" not in card or int(card.split("-")[1][0]) == layer + 1
    assert board["d4"] == "nidhogg"


@pytest.mark.rule("N-12")
def test_keepers_of_the_third_layer_lie_anywhere() -> None:
    """In the third layer every space is as likely to get a keeper as any other: two of its eight cards are keepers."""
    match = start()
    for valkyrie in VALKYRIES:
        match.play(f"take {valkyrie}")
    while match.state.laid < 40:
        match.play(match.legal()[0].code)
    words = [match.game.definition.moves.notation(code).split()[1] for code, _ in match.odds()]
    assert {weight for _, weight in match.odds()} == {1}
    assert sorted(words) == sorted((*HVERGELMIR_EDDA, "surt", "fenrir"))


@pytest.mark.rule("N-12")
def test_shape_of_the_rings() -> None:
    """The rings have 24, 16, 8 spaces and the centre; each goes clockwise from its top right corner."""
    assert Counter(LAYER.tolist()) == {0: 24, 1: 16, 2: 8, 3: 1}
    assert (SPACES[:7], SPACES[24:29]) == (("g7", "g6", "g5", "g4", "g3", "g2", "g1"), ("f6", "f5", "f4", "f3", "f2"))
    assert SPACES[CENTRE] == "d4"
    assert {SPACES[space] for space in range(49) if CORNER[space]} == {"a1", "a7", "g1", "g7", "b2", "b6", "f2", "f6"}


@pytest.mark.rule("N-13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_pawns_begin_where_their_keepers_lie(players: int) -> None:
    """The pawn of each Valkyrie in play stands on the corner of the keeper that names her."""
    match = laid(3, players)
    named: dict[str, str] = dict(zip(MIDGARD_KEEPERS, VALKYRIES, strict=True))
    for seat in range(players):
        card = CARDS[int(match.state.card[match.state.pawn[seat]]) - 1]
        assert named[card] == VALKYRIES[match.state.valkyrie[seat] - 1]


@pytest.mark.rule("N-14")
def test_the_top_right_corner_begins(table: Callable[..., Table]) -> None:
    """Whoever stands on g7 has the first turn."""
    t = table(valkyries=("gondul", "hild", "brynhild", "sigrun"))
    assert (t.at(2), t.s.starter, t.match.actor) == ("g7", 2, 2)


@pytest.mark.rule("N-14")
def test_nearest_going_clockwise_begins(table: Callable[..., Table]) -> None:
    """If nobody stands on g7, the next corner clockwise begins: g1, then a1, then a7."""
    t = table(2, valkyries=("sigrun", "hild"))
    assert (t.at(0), t.at(1), t.s.starter) == ("a7", "a1", 1)


@pytest.mark.rule("N-14")
def test_turns_go_round_by_seat(table: Callable[..., Table]) -> None:
    """After the start player comes the next seat, and after the last seat the first."""
    t = table(valkyries=("gondul", "hild", "brynhild", "sigrun"))
    seats: list[int] = []
    for _ in range(5):
        seats.append(int(t.s.seat))
        t.rest()
    assert seats == [2, 3, 0, 1, 2]
