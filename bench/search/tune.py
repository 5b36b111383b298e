"""Looks for better numbers of the search: ``python -m bench.search.tune``."""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING

import click
import optuna

import soan
from bench.search.compare import TABLES, mean_with_interval
from soan.bots import make
from soan.lab.ladder import meet

if TYPE_CHECKING:
    from soan.kernel import Game

#: Where better numbers are looked for.
EXPLORATION, MARGIN = (0.1, 2.0), (0.0, 1.0)
#: The numbers that a search has now.
NOW = make("mcts:1")


@click.command()
@click.option("--trials", type=click.IntRange(1), default=30, show_default=True, help="Pairs of numbers to try.")
@click.option("--games", type=click.IntRange(2), default=100, show_default=True, help="At each table, a trial.")
@click.option("--budget", type=click.IntRange(2), default=200, show_default=True, help="Iterations a decision.")
@click.option("--game", "tables", multiple=True, type=click.Choice(list(TABLES)), help="Only at this table.")
@click.option(
    "--exploration",
    type=click.FloatRange(*EXPLORATION),
    default=NOW.exploration,
    show_default=True,
    help="To be beaten.",
)
@click.option("--margin", type=click.FloatRange(*MARGIN), default=NOW.margin, show_default=True, help="To be beaten.")
@click.option("--seed", default=1, show_default=True)
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help="Threads.")
def main(
    trials: int, games: int, budget: int, tables: tuple[str, ...], exploration: float, margin: float, seed: int,
    jobs: int,
) -> None:  # fmt: skip
    """Look for better numbers of the search with Optuna, then hold the best against those that are to be beaten.

    A trial is worth the mean over the tables of its score against those; the same seed tries the same numbers with the
    same result. The best of many trials was lucky too: so it plays again, other games and four times
    as many, and only that counts.
    """
    tried = [soan.load(table, players=TABLES[table][0]) for table in tables or TABLES]
    now = _numbers(exploration, margin)

    def against_now(numbers: str, game: Game, games: int, seed: int) -> tuple[float, float, float]:
        other, own = (make(f"mcts:{budget}{some}") for some in (numbers, now))
        return mean_with_interval(meet(game, other, own, games, seed, jobs))

    def worth(trial: optuna.Trial) -> float:
        numbers = _numbers(
            trial.suggest_float("exploration", *EXPLORATION, log=True), trial.suggest_float("margin", *MARGIN)
        )
        found = fmean(against_now(numbers, game, games, seed)[0] for game in tried) if numbers != now else 0.5
        click.echo(f"{trial.number:3}  {numbers:35}  {found:.1%}")
        return found

    optuna.logging.set_verbosity(optuna.logging.WARNING)
    study = optuna.create_study(direction="maximize", sampler=optuna.samplers.TPESampler(seed=seed))
    study.enqueue_trial({"exploration": exploration, "margin": margin})
    study.optimize(worth, n_trials=trials)
    best = _numbers(**study.best_params)
    click.echo(f"best: {best} against {now}")
    for game in tried if best != now else ():
        score, low, high = against_now(best, game, 4 * games, seed + 1)
        click.echo(f"{game.name:15} {score:.1%}  {low:.1%} … {high:.1%}")


def _numbers(exploration: float, margin: float) -> str:
    return f":exploration={exploration:.2f}:margin={margin:.2f}"


if __name__ == "__main__":
    main()
