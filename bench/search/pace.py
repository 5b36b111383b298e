"""How fast does Soan search: ``python -m bench.search.pace``."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median
from time import perf_counter, thread_time
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.table import Table

import soan
from bench.search.compare import TABLES
from soan.bots import make
from soan.bots.bot import ITERATIONS_FOR_TREES

if TYPE_CHECKING:
    from soan.bots import Bot
    from soan.kernel import Game, View

#: How many decisions of a game are looked at; they are taken evenly from one that a search played against itself.
DECISIONS = 20
#: Iterations a decision where two threads are held against one: enough to be divided among trees.
SHARED = 4 * ITERATIONS_FOR_TREES


@dataclass(frozen=True)
class Pace:
    """How fast a game is searched.

    Attributes:
        iterations: in a second of processor time, of a search for one decision after another.
        playouts: random games from the start in a second of processor time, by the same compiled rules.
        game: seconds of processor time of a whole game in which every seat searches.
        two: how many times faster two threads search than one, by the clock on the wall.
    """

    iterations: float
    playouts: float
    game: float
    two: float


def measure(game: Game, budget: int, repeats: int) -> Pace:
    """Measures a game, everything several times by turns, and takes the medians.

    Args:
        game: with its numbers fixed.
        budget: iterations a decision.
        repeats: how often.
    """
    bot, views = make(f"mcts:{budget}"), decisions(game)
    rounds = [_round(game, bot, views, number) for number in range(repeats + 1)]
    # The first round compiled, and is left out.
    return Pace(*(median(figures) for figures in zip(*rounds[1:], strict=True)))


def _round(game: Game, bot: Bot, views: list[View], seed: int) -> tuple[float, float, float, float]:
    """One measurement of each of the fields of Pace."""
    start = thread_time()
    for view in views:
        bot.think(view, seed)
    iterations = bot.budget * len(views) / (thread_time() - start)
    alone = soan.simulate(game, bot, 2, seed, jobs=1).seconds / 2
    return iterations, _playouts(game, seed), alone, _two_threads(views[::4], seed)


def decisions(game: Game) -> list[View]:
    """What the seats see that have a choice, at some moments of one game."""
    match = soan.simulate(game, "mcts:100", 1, 1, jobs=1).replay(0)
    again = match.game.start(match.seed)
    found: list[View] = []
    for code in match.history:
        if again.actor is not None and again.actor != soan.NATURE and len(again.legal()) > 1:
            found.append(again.observe(again.actor))
        again.play(code)
    return found[:: max(1, len(found) // DECISIONS)]


def _playouts(game: Game, seed: int) -> float:
    return (found := soan.simulate(game, "random", 5_000, seed, jobs=1)).games / found.seconds


def _two_threads(views: list[View], seed: int) -> float:
    bot, seconds = make(f"mcts:{SHARED}"), [0.0, 0.0]
    for view in views:
        for place, threads in enumerate((1, 2)):
            start = perf_counter()
            bot.think(view, seed, threads)
            seconds[place] += perf_counter() - start
    return seconds[0] / seconds[1]


@click.command()
@click.option("--game", "tables", multiple=True, type=click.Choice(list(TABLES)), help="Only this game.")
@click.option("--budget", type=click.IntRange(2), default=1000, show_default=True, help="Iterations a decision.")
@click.option("--repeats", type=click.IntRange(1), default=5, show_default=True)
def main(tables: tuple[str, ...], budget: int, repeats: int) -> None:
    """Measure iterations a second, a whole game of searches, and what a second thread brings.

    An iteration deals what the seat cannot see, goes down the tree and plays to the end, so it is held against random
    games of the same compiled rules in the same run: those are from start to end, an iteration on average half of it.
    """
    table = Table("Game", box=None, pad_edge=False)
    for heading in ("Iterations/s", "Random games/s", "Ratio", "Seconds a game", "Two threads"):
        table.add_column(heading, justify="right")
    screen = Console()
    for name in tables or TABLES:
        with Console(stderr=True).status(name):
            pace = measure(soan.load(name, players=TABLES[name][0]), budget, repeats)
        figures = (f"{pace.iterations:,.0f}", f"{pace.playouts:,.0f}", f"{pace.iterations / pace.playouts:.2f}")
        table.add_row(name, *figures, f"{pace.game:.2f}", f"{pace.two:.2f} ×")
    screen.print(table)


if __name__ == "__main__":
    main()
