"""Matches: moves, refusals that change nothing, views, luck."""

# A test may look behind the counter.
# pyright: reportPrivateUsage=false

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from soan.kernel import NATURE, BadNotation, BadOption, GameOver, IllegalMove, NotYourTurn, UnknownSeat, View, loops
from soan.kernel.events import new_log, read_log
from soan.kernel.match import SecureLuck, SeededLuck

if TYPE_CHECKING:
    from soan.kernel import Definition, Game, Match


def everything(match: Match) -> tuple[Any, ...]:
    """All that is known of a match."""
    luck = match._counts.tobytes()
    return match.state.tobytes(), tuple(match.history), match.told, match.actor, match.scores, match.ranks, luck


def test_a_match_begins_with_the_table_laid_out(game: Game) -> None:
    """Nothing is drawn yet; NATURE is to act."""
    match = game.start()
    assert match.actor == NATURE
    assert match.state.deck.tolist() == [2, 2, 1]
    assert not match.over
    assert match.history == []


def test_natures_outcomes_are_listed_with_their_weights(game: Game) -> None:
    """Those that are possible, as actions with notation and label, and as odds."""
    match = game.start()
    assert [(a.code, a.notation, a.label()) for a in match.legal()][2] == (
        2,
        "deal high",
        "The deck deals the high card",
    )
    assert match.odds() == [(0, 2), (1, 2), (2, 1)]
    match.play("deal high")
    assert [action.notation for action in match.legal()] == ["deal low", "deal middle"]


def test_a_seat_says_what_is_legal(match: Match) -> None:
    """By notation, by code or by pointing at it; the events tell it."""
    assert match.actor == 0
    assert [action.notation for action in match.legal()] == ["swap", "show", "stand"]
    assert match.legal()[0].label("ja") == "交換する"
    assert match.odds() == []
    match.play(match.legal()[1].code, seat=0)
    assert match.told[-1].name == "showed"
    assert match.actor == 1
    match.play(match.legal()[-1])
    assert match.history[-1] == match.game.definition.moves.read("stand")


@pytest.mark.parametrize(
    ("move", "seat", "error", "message"),
    [
        ("swop", None, BadNotation, "'swop' is no move; did you mean 'swap'"),
        (99, None, BadNotation, "code 99 is no move of hush: codes go from 0 to 5"),
        (-1, None, BadNotation, "code -1 is no move of hush"),
        (None, None, BadNotation, "None is no move: give its notation, like 'deal low', or its code"),
        (3.7, None, BadNotation, "3.7 is no move"),
        (True, None, BadNotation, "True is no move"),
        ("show", 1, NotYourTurn, "seat 1 cannot move: it is seat 0's turn"),
        ("show", NATURE, NotYourTurn, "NATURE cannot move: it is seat 0's turn"),
        ("deal low", None, IllegalMove,
         "'deal low' is not possible for seat 0 now (rule H2, H3, H4); possible: 'swap', 'show', 'stand'"),
    ],
)  # fmt: skip
def test_a_refusal_says_what_is_possible_and_changes_nothing(
    match: Match, move: Any, seat: int | None, error: type[Exception], message: str
) -> None:
    """What was tried, by whom, what is legal and by which rule."""
    before = everything(match)
    with pytest.raises(error) as refusal:
        match.play(move, seat)
    assert type(refusal.value) is error
    assert message in str(refusal.value)
    assert everything(match) == before


def test_natures_turn_is_not_a_seats(game: Game) -> None:
    """While the deck deals nobody else may move, and what is not in the deck cannot be dealt."""
    match = game.start()
    with pytest.raises(NotYourTurn, match="seat 0 cannot move: it is NATURE's turn"):
        match.play("stand", 0)
    match.play("deal high")
    with pytest.raises(
        IllegalMove, match=r"'deal high' is not possible for NATURE now \(rule H1, H3\); possible: 'deal l"
    ):
        match.play("deal high")


def test_a_doubled_move_is_refused(match: Match) -> None:
    """The second time it is the other seat's turn."""
    match.play("stand", 0)
    before = everything(match)
    with pytest.raises(NotYourTurn):
        match.play("stand", 0)
    assert everything(match) == before


def test_after_the_end_nothing_is_possible(match: Match) -> None:
    """The match is over, has ranks, and takes no more moves."""
    match.play("stand")
    match.play("show")
    assert match.over
    assert match.actor is None
    assert match.legal() == []
    with pytest.raises(GameOver, match="the game is over: no more moves"):
        match.play("stand")
    assert match.scores == (1, 5)
    assert match.ranks == (2, 1)
    assert match.breakdown() == [{"card": 1, "courage": 0}, {"card": 4, "courage": 1}]


def test_ties_are_broken_or_shared(game: Game) -> None:
    """Equal scores are decided by the tiebreak; equal still is a shared rank."""
    match = game.start()
    for move in ("deal low", "deal low", "stand", "stand"):
        match.play(move)
    assert match.scores == (1, 1)
    assert match.ranks == (1, 1)
    decided = game.definition.load(2, bonus=0).start()
    for move in ("deal low", "deal low", "stand", "show"):
        decided.play(move)
    assert decided.scores == (1, 1)
    assert decided.ranks == (2, 1)


def test_a_rule_that_fails_leaves_the_match_as_it_was(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """A mistake in a draft is no half-made move, neither of a seat nor of NATURE."""

    def fail(r: Any, s: Any, action: int, log: Any) -> None:
        s.left = 0
        raise ZeroDivisionError

    match = game.start(seed=1)
    monkeypatch.setitem(match._rules, "apply", fail)
    before = everything(match)
    for attempt in (lambda: match.play("deal low"), match.advance):
        with pytest.raises(ZeroDivisionError):
            attempt()
        assert everything(match) == before


def test_advance_lets_nature_act_until_a_seat_decides(game: Game) -> None:
    """Both cards are dealt; with a seat to decide nothing more happens."""
    match = game.start(seed=3)
    match.advance()
    assert match.actor == 0
    assert len(match.history) == 2
    match.advance()
    assert len(match.history) == 2


def test_a_view_has_nothing_of_what_is_hidden(match: Match) -> None:
    """Each seat sees its card, a spectator none, nobody the deck; blanks stand there instead."""
    assert [match.observe(seat).state.hand.tolist() for seat in (0, 1, None)] == [[1, 0, 0], [0, 3, 0], [0, 0, 0]]
    assert match.observe(0).state.deck.tolist() == [0, 0, 0]
    assert match.observe(0).state.left == 3
    match.play("show")
    assert match.observe(None).state.hand.tolist() == [1, 0, 0]


def test_a_view_knows_whose_turn_it_is(match: Match) -> None:
    """It gives the viewer's actions at the viewer's turn, and nothing to others."""
    mine, yours, nobodys = (match.observe(seat) for seat in (0, 1, None))
    assert [view.actor for view in (mine, yours, nobodys)] == [0, 0, 0]
    assert [action.notation for action in mine.legal()] == ["swap", "show", "stand"]
    assert yours.legal() == nobodys.legal() == []
    assert mine.r.bonus == 1
    assert mine.decisions == 2
    assert yours.points() == [{"card": 0, "courage": 0}, {"card": 4, "courage": 0}]


NO_SEATS = [2, 3, -5, True, "x", 0.0, [0]]


@pytest.mark.parametrize("seat", [*NO_SEATS, NATURE], ids=repr)
@pytest.mark.parametrize("question", ["observe", "events"])
def test_a_seat_that_is_not_in_play_knows_nothing(match: Match, question: str, seat: Any) -> None:
    """A mistaken number gets an error that names the seats and the spectator, and no view of anybody's."""
    with pytest.raises(UnknownSeat) as refusal:
        getattr(match, question)(seat)
    message = f"no seat {seat!r}: hush is played by 2 here, on seats 0 to 1; a spectator is None"
    assert str(refusal.value) == message


@pytest.mark.parametrize("seat", NO_SEATS, ids=repr)
def test_a_seat_that_is_not_in_play_cannot_move(match: Match, seat: Any) -> None:
    """It is told so, and not that it must wait for its turn, nor that the game is over."""
    before = everything(match)
    with pytest.raises(UnknownSeat):
        match.play("stand", seat)
    assert everything(match) == before
    match.play("stand")
    match.play("show")
    with pytest.raises(UnknownSeat):
        match.play("stand", seat)


def test_a_seat_may_be_a_number_that_a_rule_wrote(match: Match) -> None:
    """The state's own numbers are NumPy's; a view has a plain one all the same."""
    view = match.observe(match.state.seat)
    assert (view.seat, type(view.seat)) == (0, int)
    assert match.events(match.state.seat) == match.events(0)
    match.play("stand", match.state.seat)
    assert match.actor == 1


def test_a_view_is_a_copy(match: Match) -> None:
    """What is done to a view is not done to the table."""
    view = match.observe(0)
    view.state.hand[:] = 3
    assert match.state.hand.tolist() == [1, 3, 0]
    assert isinstance(view, View)
    assert view.to_bytes() != match.observe(0).to_bytes()


def test_views_are_equal_whatever_is_hidden(game: Game) -> None:
    """The bytes that a seat receives say nothing of the other's card, nor of the deck."""
    views: list[bytes] = []
    for card in ("low", "middle"):
        match = game.start()
        match.play("deal low")
        match.play(f"deal {card}")
        views.append(match.observe(0).to_bytes())
    assert views[0] == views[1]


def test_everything_prints_as_one_line_that_helps(match: Match, hush: Definition) -> None:
    """What it is, of which game and setting, and how far it is; no hidden card, and nothing of the seed."""
    for expected, thing in {
        "<Definition of hush: 2 or 3 players; variants: plain, long>": hush,
        "Game('hush', players=2, variant='plain')": match.game,
        "Game('hush', players=3, variant='long', bonus=0, swaps=False)": hush.load(3, "long", bonus="0", swaps="off"),
        "<Match of Game('hush', players=2, variant='plain'): 2 moves, seat 0 to decide>": match,
        "<Match of Game('hush', players=2, variant='plain'): 0 moves, NATURE to act>": match.game.start(9),
        "<View of hush for seat 1: 2 moves, seat 0 to decide>": match.observe(1),
        "<View of hush for a spectator: 2 moves, seat 0 to decide>": match.observe(None),
        "Action('swap', code=3)": match.legal()[0],
    }.items():
        assert repr(thing) == expected
    match.play("stand")
    match.play("show")
    assert repr(match).endswith(": 4 moves, over>")


@given(seed=st.integers(), choices=st.lists(st.integers(0, 2), max_size=12))
def test_copies_go_their_own_way(hush: Definition, seed: int, choices: list[int]) -> None:
    """A copy stands where its original stands, has the same luck to come, and leaves the original alone."""
    original = hush.load(3, "long").start(seed)
    for choice in choices:
        original.advance()
        if not original.over:
            original.play(original.legal()[choice % len(original.legal())].code)
    before = everything(original)
    copy = original.copy()
    assert everything(copy) == before
    copy.advance()
    if not copy.over:
        copy.play(copy.legal()[0].code)
        copy.advance()
    assert everything(original) == before
    original.advance()
    if not original.over:
        original.play(original.legal()[0].code)
        original.advance()
    assert everything(original) == everything(copy)


def played(match: Match, moves: int) -> list[int]:
    """The outcomes that NATURE draws while every seat swaps, or stands if it cannot."""
    for _ in range(moves):
        match.advance()
        if not match.over:
            match.play(match.legal()[0].code)
    return [code for code in match.history if match.game.definition.moves.move(code).by == NATURE]


@given(st.integers())
def test_the_same_seed_is_the_same_luck(hush: Definition, seed: int) -> None:
    """Any whole number is a seed, and gives the same outcomes again."""
    game = hush.load(3, "long")
    assert played(game.start(seed), 9) == played(game.start(seed), 9)


def test_other_seeds_are_other_luck(hush: Definition) -> None:
    """Hardly two of fifty seeds deal alike."""
    game = hush.load(3, "long")
    assert len({tuple(played(game.start(seed), 9)) for seed in range(50)}) > 40


def test_a_seed_changes_nothing_but_luck(game: Game) -> None:
    """With and without a seed the same moves are the same match."""
    matches = [game.start(seed) for seed in (None, 0, 1)]
    for match in matches:
        for move in ("deal low", "deal high", "swap", "deal middle", "show"):
            match.play(move)
    assert len({everything(match)[:-1] for match in matches}) == 1


def test_a_seed_may_be_a_number_that_a_program_counted(hush: Definition) -> None:
    """NumPy's whole numbers are seeds like Python's, negative ones too, and are saved like them."""
    game = hush.load()
    for seed in (np.int64(-3), np.uint64(2**64 - 1)):
        match = game.start(seed)  # type: ignore[arg-type]
        assert type(match.seed) is int
        assert match.seed == int(seed)
        match.advance()
        other = game.start(int(seed))
        other.advance()
        assert match.history == other.history


@pytest.mark.parametrize("seed", [1.5, "7", True, b"7", [7]], ids=repr)
def test_what_is_no_whole_number_is_no_seed(hush: Definition, seed: Any) -> None:
    """The refusal says what was given and what to give."""
    with pytest.raises(BadOption, match=r"seed=.* is not possible: give a whole number"):
        hush.load().start(seed)


def test_luck_is_keyed_by_what_is_drawn_for_whom(hush: Definition) -> None:
    """What one seat draws does not shift what the next one gets: variants that differ see the same luck."""
    game = hush.load(3, "long")
    first, second = game.start(seed=4), game.start(seed=4)
    for match in (first, second):
        match.advance()
    first.play("swap")
    second.play("stand")
    for match in (first, second):
        match.advance()
    assert first.luck == second.luck == SeededLuck(4)
    assert first._counts[0].tolist() == [2, 1, 1]
    assert second._counts[0].tolist() == [1, 1, 1]


@pytest.mark.parametrize("seed", [0, 9, 2**63])
def test_a_seeded_match_has_the_luck_of_the_first_simulated_game(game: Game, seed: int) -> None:
    """So that a game of a simulation can be looked at."""
    states, log = game.definition.layout.zeros(2), new_log()
    scores, lengths = np.zeros((1, 3), np.int64), np.zeros((1, 2), np.int64)
    loop = game.definition.engine(compiled=False).entry(loops.random_games)
    loop(game.parameters, states, np.uint64(seed), 0, scores, scores.copy(), lengths, log)
    dealt = [event.arguments[0] for event in read_log(log, game) if event.name == "dealt"]
    match = game.start(seed)
    match.advance()
    assert match.history == dealt[:2]


def test_secure_luck_is_never_the_same(game: Game) -> None:
    """Without a seed the outcomes come from the operating system: no match tells what another will bring."""
    assert isinstance(game.start().luck, SecureLuck)
    assert len({SecureLuck().key(0) for _ in range(50)}) == 50
