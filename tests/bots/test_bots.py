"""What holds for every bot in every game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import soan
from soan.bots import make

if TYPE_CHECKING:
    from conftest import Situation

    from soan.kernel import View

GAMES = ("connect_four", "leduc_poker", "nastrond", "pig", "tic_tac_toe", "undecim")
HIDING = ("leduc_poker", "undecim")
BOTS = ("random", "greedy", "mcts:50")


@pytest.mark.parametrize("spec", BOTS)
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_chooses_what_is_legal(game: str, spec: str, situation: Situation) -> None:
    """Wherever a seat has to decide, every bot finds an action, and it is a legal one."""
    bot = make(spec)
    for seed in range(8):
        match = situation(game, seed, 3 * seed)
        if not match.over:
            chosen = bot.choose(match.observe(match.actor), seed)
            assert chosen in {action.code for action in match.legal()}


@pytest.mark.parametrize("spec", BOTS)
def test_a_bot_is_the_same_for_the_same_seed(spec: str, situation: Situation) -> None:
    """The same view and seed give the same decision, whatever was decided in between; other seeds give others."""
    bot = make(spec)
    view = situation("undecim", 5, 0).observe(situation("undecim", 5, 0).actor)
    first = [bot.choose(view, seed) for seed in range(12)]
    assert first == [bot.choose(view, seed) for seed in range(12)]
    assert len(set(first)) > 1


@pytest.mark.parametrize("spec", BOTS)
@pytest.mark.parametrize("game", HIDING)
def test_a_bot_cannot_peek(game: str, spec: str, situation: Situation) -> None:
    """If the others' hidden cards are exchanged for others, a bot decides as before."""
    bot = make(spec)
    exchanged = 0
    for seed in range(6):
        match = situation(game, seed, seed % 3)
        seat = match.actor
        other = match.copy()
        other._states[:1] = _redealt(match.observe(seat), seed)  # pyright: ignore[reportPrivateUsage] - the truth
        exchanged += other.state.tobytes() != match.state.tobytes()
        assert bot.choose(match.observe(seat), seed) == bot.choose(other.observe(seat), seed)
    assert exchanged


@pytest.mark.parametrize(
    ("game", "spec"),
    [
        *((game, "mcts:20") for game in GAMES),
        ("pig", "mcts:20+avoid:bank"),
        ("undecim", "mcts:8+prefer:gain,play explore"),
    ],
)
def test_interpreted_is_compiled(game: str, spec: str, situation: Situation, monkeypatch: pytest.MonkeyPatch) -> None:
    """A search that is run as plain Python decides and expects what its machine-code twin does."""
    bot, matches = make(spec), [situation(game, seed, 1) for seed in range(2)]
    compiled = [bot.think(match.observe(match.actor), 5) for match in matches]
    monkeypatch.setenv("SOAN_JIT", "0")
    interpreted = [bot.think(match.observe(match.actor), 5) for match in matches]
    for one, other in zip(compiled, interpreted, strict=True):
        assert (one.code, one.choices) == (other.code, other.choices)
        assert one.chances == pytest.approx(other.chances)


def test_a_bot_needs_the_view_of_the_seat_that_is_to_act(situation: Situation) -> None:
    """A bot that is asked for another seat, for a spectator or after the end refuses in one line."""
    match = situation("tic_tac_toe", 1, 0)
    over = situation("tic_tac_toe", 1, 9)
    for view in (match.observe(1), match.observe(None), over.observe(0)):
        with pytest.raises(soan.NotYourTurn, match="is not to act"):
            make("random").choose(view, 1)


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("rando", "did you mean 'random'"),
        ("", "there are: random, greedy"),
        ("random:3", "write just 'random'"),
        ("mcts", "like 'mcts:1000'"),
        ("mcts:5m", "like 'mcts:200ms'"),
        ("mcts:601s", "600 s"),
        ("mcts:100:exploration=lots", "exploration=NUMBER"),
        ("mcts:100:exploration=nan", "from 0 to 100"),
        ("mcts:100:exploration=inf", "from 0 to 100"),
        ("mcts:100:exploration=-1", "from 0 to 100"),
        ("mcts:100:margin=-5", "from 0 to 1"),
        ("mcts:100:margin=1e308", "from 0 to 1"),
        ("mcts:100:depth=3", "margin=NUMBER"),
        ("mcts:" + "9" * 5_000, "at most 100,000,000"),
        ("mcts:٣٠", "like 'mcts:1000'"),
        ("random" + "+avoid:gain" * 101, "more than 100 things"),
        ("random+3", "write prefer:MOVE or avoid:MOVE"),
        ("random+prefer:", "name the moves after 'prefer'"),
        ("policy:gain,,take", "name the moves after 'policy'"),
        ("mcts:", "like 'mcts:1000'"),
        ("mcts:0", "like 'mcts:1000'"),
        ("mcts:many", "like 'mcts:1000'"),
        ("mcts:99999999999", "at most 100,000,000"),
    ],
)
def test_what_is_no_bot_is_told(spec: str, message: str) -> None:
    """A text that names no bot says what would have."""
    with pytest.raises(soan.UnknownBot, match=message):
        make(spec)


@pytest.mark.parametrize("what", [{"seed": 1.5}, {"seed": "7"}, {"threads": 0}, {"threads": 1.5}, {"threads": None}])
def test_a_search_is_told_whole_numbers(what: dict[str, Any]) -> None:
    """A seed that is no number, or no threads, is refused in words."""
    match = soan.load("pig").start(seed=1)
    assert match.actor is not None
    (name,) = what
    with pytest.raises(soan.BadOption, match=f"{name}=.* is not possible: give a whole number"):
        make("mcts:20").choose(match.observe(match.actor), **{"seed": 1, **what})


def test_capitals_and_blanks_do_not_matter() -> None:
    """A bot is named the same however it was typed."""
    assert make(" MCTS:0500 + Prefer:Gain, play  Explore").name == "mcts:500+prefer:gain,play explore"


def _redealt(view: View, seed: int) -> Any:
    """A state that the seat cannot tell from the one that it sees; array of one record."""
    rules = view.game.definition.bound
    states = view.states.copy()
    rules["redeal"](view.r, states[0], view.seat, np.array([seed + 100, 0], np.uint64))
    return states
