"""What a search tells, how it counts iterations or looks at the clock, and how threads share it."""

from __future__ import annotations

import os
import signal
from threading import Timer
from time import perf_counter
from typing import TYPE_CHECKING, Any

import pytest

import soan
from soan.bots import bot as bots
from soan.bots import desk, make, thought
from soan.kernel.loops import LUCK_OF_BOTS
from soan.kernel.luck import mix

if TYPE_CHECKING:
    from collections.abc import Iterator


def connect_four(moves: str = "") -> soan.View:
    """What the seat sees that is to move after these columns."""
    match = soan.load("connect_four").start()
    for column in moves.split():
        match.play(f"drop {column}")
    assert match.actor is not None
    return match.observe(match.actor)


def test_a_thought_accounts_for_every_iteration() -> None:
    """The tries of the choices add up to the iterations, the chances of the seats to 1, and the best comes first."""
    found = make("mcts:500").think(connect_four(), 1)
    assert sum(choice.tries for choice in found.choices) == found.iterations == 500
    assert sum(found.chances) == pytest.approx(1)
    assert found.choices[0].code == found.code == make("mcts:500").choose(connect_four(), 1)
    assert {choice.notation for choice in found.choices} == {f"drop {column}" for column in range(1, 8)}


def test_chances_are_shares_of_the_win() -> None:
    """A win at hand has a chance of 1, and the seat that can take it most of the win."""
    found = make("mcts:2000").think(connect_four("1 7 1 7 1 6"), 1)
    assert found.choices[0].notation == "drop 1"
    assert found.choices[0].chance == 1
    assert found.chances[0] > 0.9
    column_seven = found.choice(soan.load("connect_four").definition.moves.read("drop 7"))
    assert column_seven is not None
    assert column_seven.chance < 1


def test_any_number_of_threads_finds_the_same() -> None:
    """A long search divides its iterations among trees, and finds the same whether they grow side by side or not."""
    bot = make(f"mcts:{bots.ITERATIONS_FOR_TREES + 1}")
    one, four = (bot.think(connect_four("4 4"), 7, threads) for threads in (1, 4))
    assert (one.code, one.choices, one.chances) == (four.code, four.choices, four.chances)
    assert one.iterations == bots.ITERATIONS_FOR_TREES + 1


def test_simulate_searches_with_the_same_trees() -> None:
    """A search of several trees decides in bulk as it does at the table."""
    bot = make(f"mcts:{bots.ITERATIONS_FOR_TREES}")
    found = soan.simulate(soan.load("tic_tac_toe"), [bot, "random"], games=1, seed=1, rotate=False)
    match = soan.load("tic_tac_toe").start()
    assert bot.choose(match.observe(0), mix(mix(1, LUCK_OF_BOTS, 0), 1, 0)) == found.replay(0).history[0]


@pytest.mark.parametrize("threads", [1, 2])
def test_a_search_by_the_clock_keeps_to_it(threads: int) -> None:
    """A search of 100 ms takes about that long and makes use of it."""
    bot = make("mcts:100ms")
    bot.think(connect_four(), 1)
    start = perf_counter()
    found = bot.think(connect_four(), 1, threads)
    assert 0.1 <= perf_counter() - start < 0.6
    assert found.iterations > 1000


def test_a_tree_that_is_full_is_searched_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Memory has a limit: from there on the search goes on in the tree that it has."""
    monkeypatch.setattr(thought, "MOST_NODES", 50)
    found = make("mcts:3000").think(connect_four("1 7 1 7 1 6"), 1)
    assert (found.iterations, found.choices[0].notation) == (3000, "drop 1")


def test_only_a_search_has_thoughts() -> None:
    """Asking another bot for its thoughts is a mistake of the program that asks."""
    with pytest.raises(TypeError, match="does not search"):
        make("greedy").think(connect_four(), 1)


def test_an_opening_is_what_every_iteration_begins_with() -> None:
    """A search can be asked what one action is worth: the win at hand everything, letting the opponent win little."""
    view = connect_four("1 7 1 7 1 7")
    read = soan.load("connect_four").definition.moves.read
    bot = make("mcts:800")
    win, blunder = (bot.think(view, 1, opening=read(f"drop {column}")) for column in (1, 4))
    assert [choice.notation for choice in blunder.choices] == ["drop 4"]
    assert win.choices[0].chance == 1
    assert blunder.choices[0].chance < 0.3
    with pytest.raises(soan.IllegalMove, match="is not possible for seat 0"):
        bot.think(view, 1, opening=999)


@pytest.fixture
def python_answers() -> Iterator[None]:
    """Ctrl-C is answered as Python does; the processes that share out the tests ignore it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("python_answers")
def test_a_search_hears_ctrl_c() -> None:
    """A search of a hundred million iterations ends soon after it is interrupted, on one thread and on several."""
    view = connect_four()
    make("mcts:8000").think(view, 1)
    for threads in (1, 2):
        alarm = Timer(0.3, os.kill, [os.getpid(), signal.SIGINT])
        alarm.start()
        start = perf_counter()
        with pytest.raises(KeyboardInterrupt):
            make("mcts:100000000").think(view, 1, threads)
        assert perf_counter() - start < 5
        alarm.join()


def test_a_tree_has_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its memory grows with what it holds, never over the limit; a full tree goes on to the last iteration."""
    made: list[int] = []

    def make_tree(nodes: int) -> Any:
        made.append(nodes)
        return desk.make_tree(nodes)

    monkeypatch.setattr(thought, "make_tree", make_tree)
    monkeypatch.setattr(thought, "MOST_NODES", 3_000)
    monkeypatch.setattr(thought, "STRETCH", 100)
    found = make("mcts:7999").think(connect_four(), 1)
    assert found.iterations == 7999
    assert max(made) == 3_000
    assert len(made) < 10
