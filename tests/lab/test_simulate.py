"""Games in bulk, and the figures that are read off them."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np
import polars as pl
import pytest

import soan
from soan.bots import make
from soan.kernel.loops import LUCK_OF_BOTS
from soan.kernel.luck import mix
from soan.lab import simulate
from soan.lab.crew import bots_player, new_columns

if TYPE_CHECKING:
    from pathlib import Path

TIMES = ("seconds", "games_per_second", "decisions_per_second")


def figures(*args: Any, **kwargs: Any) -> dict[str, Any]:
    """The summary of a simulation without what a clock says."""
    return {name: value for name, value in simulate(*args, **kwargs).summary().items() if name not in TIMES}


@pytest.mark.parametrize("bots", ["random", ["mcts:20", "greedy"]])
def test_figures_do_not_depend_on_the_threads(bots: Any) -> None:
    """One thread and three print the same figures."""
    game = soan.load("leduc_poker")
    assert figures(game, bots, 300, seed=3, jobs=1) == figures(game, bots, 300, seed=3, jobs=3)


@pytest.mark.parametrize(
    "bots", [["random", "greedy"], ["mcts:5", "random+prefer:roll"], ["policy:bank", "random+avoid:bank"]]
)
def test_without_machine_code_the_figures_are_the_same(monkeypatch: pytest.MonkeyPatch, bots: list[str]) -> None:
    """Who steps through the rules of a simulation with SOAN_JIT=0 sees the very games that are played in bulk."""
    game = soan.load("pig", variant="short", goal=10)
    compiled = figures(game, bots, 3, seed=5, jobs=1)
    monkeypatch.setenv("SOAN_JIT", "0")
    assert figures(game, bots, 3, seed=5, jobs=1) == compiled


def test_a_simulation_prints_as_one_line() -> None:
    """What was played, how often, by whom and with which seed; the columns are asked for by name."""
    played = simulate(soan.load("pig"), ["random", "greedy"], 1_000, seed=3)
    assert (
        repr(played) == "<Simulation of Game('pig', players=2, variant='classic'): 1,000 games, random, greedy, seed 3>"
    )


def test_seeds_are_reproducible_and_differ() -> None:
    """The same seed gives the same columns, another one others; negative and huge seeds are seeds like any other."""
    game = soan.load("pig")
    for seed in (1, -5, 2**80):
        assert (simulate(game, games=50, seed=seed).scores == simulate(game, games=50, seed=seed).scores).all()
    assert (simulate(game, games=50, seed=1).scores != simulate(game, games=50, seed=2).scores).any()


def test_more_games_begin_with_the_same() -> None:
    """The first games of a longer simulation are those of a shorter one."""
    game = soan.load("pig")
    assert (simulate(game, games=80, seed=1).scores[:50] == simulate(game, games=50, seed=1).scores).all()


def test_the_fast_path_plays_the_same_games() -> None:
    """Games of random seats alone, which have a loop of their own, are those that the loop for all bots plays."""
    for name in ("leduc_poker", "pig", "undecim"):
        found = simulate(soan.load(name), "random", games=40, seed=7)
        columns = new_columns(found, 0, 40)
        bots_player(found)(columns, 0)
        players = found.game.players
        assert (columns.scores[:, :players] == found.scores).all()
        assert (columns.lengths == np.stack([found.decisions, found.draws], 1)).all()


def test_bots_move_one_seat_on_with_each_game() -> None:
    """Entrants are rotated over the seats unless they are to stay, and figures by entrant follow them."""
    game = soan.load("pig", players=3)
    bots = ["mcts:60", "random", "random"]
    turned = simulate(game, bots, games=60, seed=1)
    kept = simulate(game, bots, games=60, seed=1, rotate=False)
    assert turned.entrants[:4].tolist() == [[0, 1, 2], [2, 0, 1], [1, 2, 0], [0, 1, 2]]
    assert (kept.entrants == [0, 1, 2]).all()
    best = turned.summary()["entrants"][0]
    assert best["wins"] == sum(turned.shares[game, game % 3] for game in range(60))
    assert best["low"] > 1 / 3
    assert max(seat["win_rate"] for seat in turned.summary()["seats"]) < 0.6


def test_the_winner_is_the_one_with_the_line() -> None:
    """In tic-tac-toe a search wins, a random player loses, and two searches draw: nothing is swapped or lost."""
    game = soan.load("tic_tac_toe")
    uneven = simulate(game, ["mcts:500", "random"], games=200, seed=1).summary()
    assert [row["win_rate"] for row in uneven["entrants"]] == pytest.approx([0.95, 0.05], abs=0.05)
    even = simulate(game, "mcts:500", games=40, seed=1).summary()
    assert even["draws"] > 35
    assert [row["wins"] for row in even["seats"]] == pytest.approx([20, 20], abs=3)


def test_a_shared_first_place_is_a_share_of_a_win() -> None:
    """The shares of every finished game add up to one win, and ties are counted as draws."""
    found = simulate(soan.load("undecim"), "random", games=2000, seed=1)
    tied = (found.ranks == 1).sum(axis=1) > 1
    assert found.shares.sum(axis=1) == pytest.approx(1)
    assert set(found.shares[tied].max(axis=1)) <= {1 / 2, 1 / 3, 1 / 4}
    assert found.summary()["draws"] == tied.sum() > 0
    assert sum(row["wins"] for row in found.summary()["seats"]) == pytest.approx(2000)


def test_a_game_without_end_has_no_winner() -> None:
    """Games that are given up count as unfinished and for nobody; rates are over those that finished."""
    pig = soan.load("pig").definition
    found = simulate(replace(pig, name="impatient_pig", longest=190).load(), "random", games=100, seed=1)
    summary = found.summary()
    assert 0 < summary["unfinished"] < 100
    assert sum(row["wins"] for row in summary["seats"]) == 100 - summary["unfinished"]
    assert sum(row["win_rate"] for row in summary["seats"]) == pytest.approx(1)
    assert (found.decisions + found.draws).max() == 190


def test_the_same_deal_can_be_played_by_others() -> None:
    """NATURE's luck is keyed by seed and game: other bots are dealt the same cards."""
    game = soan.load("leduc_poker")
    one = simulate(game, ["random", "random"], games=20, seed=4)
    two = simulate(game, ["mcts:30", "greedy"], games=20, seed=4)
    for number in range(20):
        assert one.replay(number).history[:2] == two.replay(number).history[:2]


@pytest.mark.parametrize("name", ["leduc_poker", "undecim"])
def test_bots_see_in_bulk_what_they_see_at_the_table(name: str) -> None:
    """A game of a simulation, played again as a match in which each bot gets its view, goes the same way."""
    game = soan.load(name)
    found = simulate(game, ["mcts:20", "greedy"] * (game.players // 2), games=3, seed=2)
    history = found.replay(2).history
    match = game.start()
    key, decisions = mix(2, LUCK_OF_BOTS, 2), 0
    for code in history:
        seat = match.actor
        assert seat is not None
        if seat != soan.NATURE:
            if len(match.legal()) > 1:
                bot = found.bots[int(found.entrants[2, seat])]
                assert bot.choose(match.observe(seat), mix(key, 1 + seat, decisions)) == code
            decisions += 1
        match.play(code)
    assert match.scores == tuple(found.scores[2])


def test_a_replay_is_the_game() -> None:
    """A game that is played again ends as its row says."""
    found = simulate(soan.load("undecim"), "random", games=5, seed=1)
    match = found.replay(3)
    assert (match.over, match.scores, match.ranks) == (True, tuple(found.scores[3]), tuple(found.ranks[3]))
    with pytest.raises(soan.BadOption, match="from 0 to 4"):
        found.replay(5)


@pytest.mark.parametrize(
    ("bots", "games", "jobs", "message"),
    [
        (["random"] * 3, 1, 1, "3 bots cannot take 2 seats"),
        ([], 1, 1, "0 bots cannot take 2 seats"),
        ("random", -1, 1, "a whole number, 0 or more"),
        ("random", 1, 0, "a whole number, 1 or more"),
        ("random", 1.5, 1, "games=1.5 is not possible: give a whole number"),
        ("random", True, 1, "games=True is not possible"),
        ("random", 10**18, 1, "do not fit into memory; give fewer"),
        ("random", 2**70, 1, "do not fit into memory; give fewer"),
        ("random", 1, "2", "jobs='2' is not possible: give a whole number"),
    ],
)
def test_what_cannot_be_played_is_told(bots: Any, games: Any, jobs: Any, message: str) -> None:
    """Numbers that make no sense are refused in one line."""
    with pytest.raises(soan.BadOption, match=message):
        simulate(soan.load("pig"), bots, games, jobs=jobs)


@pytest.mark.parametrize("bots", [None, 5, ["random", None], [np.float64], {"random": 1}.items()], ids=repr)
def test_what_cannot_choose_is_no_bot(bots: Any) -> None:
    """Whatever else is given in place of bots is refused with what a bot is."""
    with pytest.raises(soan.UnknownBot, match="is no bot: give its name, or an object"):
        simulate(soan.load("pig"), bots, 1)


@pytest.mark.parametrize("said", [None, -1, -2, 10**30, 2**32, 0.5, "roll", True], ids=repr)
def test_what_a_bot_says_is_a_move(said: Any) -> None:
    """Somebody else's bot that says anything but a code ends the simulation with its name and what it said."""

    class Babbler:
        name = "babbler"

        def choose(self, view: soan.View, seed: int) -> Any:  # noqa: ARG002 - a bot's signature
            return said

    with pytest.raises(soan.IllegalMove, match=r"babbler said .* which is no move"):
        simulate(soan.load("pig"), Babbler(), 1)


def test_bots_may_come_in_any_row() -> None:
    """A tuple, an array, what is counted through once."""
    row = ["random", "greedy"]
    assert {simulate(soan.load("pig"), bots, 1).bots for bots in (row, tuple(row), np.array(row), iter(row))} == {
        (make("random"), make("greedy"))
    }


def test_no_games_have_no_rates() -> None:
    """A simulation of no games has a summary without rates, not an error."""
    row = simulate(soan.load("pig"), games=0).summary()["seats"][0]
    assert row == {"seat": 0, "wins": 0.0, "win_rate": None, "low": None, "high": None, "mean_score": None}


def test_columns_are_written_as_parquet(tmp_path: Path) -> None:
    """Games and seats can be read back as columns, beside the figures."""
    found = simulate(soan.load("pig", players=3), ["greedy", "random", "random"], games=30, seed=1)
    found.save(tmp_path / "new" / "folder")
    games = pl.read_parquet(tmp_path / "new" / "folder" / "games.parquet")
    seats = pl.read_parquet(tmp_path / "new" / "folder" / "seats.parquet")
    assert (games.height, seats.height) == (30, 90)
    assert games["decisions"].to_list() == found.decisions.tolist()
    wins = seats.group_by("bot").agg(pl.col("share").sum()).sort("bot")
    expected = [row["wins"] for row in found.summary()["entrants"]]
    assert wins["share"].to_list() == pytest.approx([expected[0], expected[1] + expected[2]])
    summary = json.loads((tmp_path / "new" / "folder" / "summary.json").read_text("utf-8"))
    assert summary == found.summary()


def test_bots_can_be_given_ready_made() -> None:
    """What :func:`soan.bots.make` gives may stand for its name."""
    game = soan.load("pig")
    assert figures(game, [make("greedy"), "random"], 20) == figures(game, ["greedy", "random"], 20)


def test_a_bot_by_the_clock_takes_part() -> None:
    """A search with a time for each decision plays whole games, and wins them."""
    found = simulate(soan.load("tic_tac_toe"), ["mcts:3ms", "random"], games=20, seed=1)
    assert found.summary()["entrants"][0]["win_rate"] > 0.8


class Scholar:
    """Somebody else's bot: marks the first free space. It keeps what it was shown."""

    name = "scholar"

    def __init__(self, answer: int | None = None) -> None:
        """Nothing was shown yet; ``answer`` is what it says instead, whatever it is shown."""
        self.views: list[soan.View] = []
        self.answer = answer

    def choose(self, view: soan.View, seed: int) -> int:  # noqa: ARG002 - the bots' signature
        """The first legal action."""
        self.views.append(view)
        return view.legal()[0].code if self.answer is None else self.answer


def test_somebody_elses_bot_takes_part() -> None:
    """An object with a name that chooses from a view is a bot; it is asked with its own view and nothing else."""
    scholar = Scholar()
    found = simulate(soan.load("leduc_poker"), [scholar, "random"], games=30, seed=1, jobs=1)
    assert found.summary()["bots"] == ["scholar", "random"]
    assert scholar.views
    for view in scholar.views:
        assert view.seat is not None
        assert view.actor == view.seat
        assert view.state.card[1 - view.seat] == 0
    again = simulate(soan.load("leduc_poker"), [Scholar(), "random"], games=30, seed=1, jobs=3)
    assert (again.scores == found.scores).all()


def test_one_bot_can_take_all_seats() -> None:
    """A bot that is given by itself plays every seat, whether it is a name, one of Soan's or somebody else's."""
    game = soan.load("leduc_poker")
    scholar = Scholar()
    assert simulate(game, scholar, games=2, seed=1, jobs=1).summary()["bots"] == ["scholar", "scholar"]
    assert {view.seat for view in scholar.views} == {0, 1}
    named, made = (simulate(game, bot, games=9, seed=1, jobs=1) for bot in ("mcts:10", make("mcts:10")))
    assert (named.scores == made.scores).all()


def test_a_bot_that_breaks_the_rules_is_stopped() -> None:
    """A guest that says what is not legal ends the simulation with an error that names the game."""
    game = soan.load("leduc_poker")
    dealer = Scholar(game.definition.moves.read("deal king"))
    with pytest.raises(soan.IllegalMove, match="leduc_poker, seed 1, game 0"):
        simulate(game, [dealer, "random"], games=5, seed=1, jobs=1)
