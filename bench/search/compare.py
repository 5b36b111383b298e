"""Lets every variant play Soan's own search at equal time: ``python -m bench.search.compare``."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console
from statsmodels.stats.weightstats import DescrStatsW

import soan
from bench.search.variant import Variant
from soan.lab.ladder import meet

if TYPE_CHECKING:
    from collections.abc import Mapping

    import numpy as np

    from soan.kernel import Game

#: The tables at which they meet: game, players, and iterations of Soan's own search for a decision.
TABLES = {"undecim": (4, 250), "nastrond": (4, 250), "connect_four": (2, 400), "leduc_poker": (2, 400), "pig": (2, 400)}
#: What is measured: by name, what is done otherwise, and other numbers of the search.
VARIANTS: Mapping[str, tuple[Mapping[str, float], Mapping[str, float]]] = {
    "the same": ({}, {}),
    "closed loop": ({"closed": 1}, {}),
    "nodes for forced moves": ({"nodes_for_forced": 1}, {}),
    "progressive widening": ({"widening": 1}, {}),
    "rapid action values": ({"amaf": 50}, {}),
    "progressive history": ({"history": 2}, {}),
    "best mean in playouts": ({"mast": 0.8}, {}),
    "last good reply": ({"reply": 0.5}, {}),
    "playouts cut after 20 moves": ({"horizon": 20}, {}),
    "playouts cut after 60 moves": ({"horizon": 60}, {}),
    "first-play urgency": ({"urgency": 1.0}, {}),
    "the win alone": ({}, {"margin": 0.0}),
    "the lead alone": ({}, {"margin": 1.0}),
    "half the exploration": ({}, {"exploration": 0.25}),
    "twice the exploration": ({}, {"exploration": 1.0}),
}


@dataclass(frozen=True)
class Row:
    """What a variant did at a table.

    Attributes:
        game, players: the table.
        variant: its name.
        iterations, against: a decision, of the variant and of Soan's own search; both take the same time.
        games: how many games.
        score: of the variant, from 0 to 1: how often one of its seats came before one of the other's, a tie as a half.
        low, high: the interval of the score, 95 %, by Student's t over the games.
        time: what a decision of the variant took, as a multiple of the other's.
    """

    game: str
    players: int
    variant: str
    iterations: int
    against: int
    games: int
    score: float
    low: float
    high: float
    time: float

    @property
    def verdict(self) -> str:
        """Whether the interval leaves a half out."""
        return "wins" if self.low > 0.5 else "loses" if self.high < 0.5 else ""  # noqa: PLR2004 - a half is even


def compare(game: Game, name: str, budget: int, games: int, seed: int, jobs: int) -> Row:
    """Lets a variant play Soan's own search, both with the same time for a decision.

    Args:
        game: with its numbers fixed.
        name: of a variant.
        budget: iterations of Soan's own search.
        games, seed, jobs: as for :func:`soan.simulate`.
    """
    recipe, numbers = VARIANTS[name]
    own, other = Variant("own", budget, {}), Variant(name, budget, recipe, numbers)
    other = replace(other, budget=max(2, round(budget * own.pace(game) / other.pace(game))))
    score, low, high = mean_with_interval(meet(game, other, own, games, seed, jobs))
    time = (other.seconds / other.decisions) / (own.seconds / own.decisions)
    return Row(game.name, game.players, name, other.budget, budget, games, score, low, high, time)


def mean_with_interval(scores: np.ndarray[Any, np.dtype[np.float64]]) -> tuple[float, float, float]:
    """The mean of some games' scores, and its interval of 95 % by Student's t."""
    statistics: Any = DescrStatsW(scores)
    low, high = statistics.tconfint_mean()
    return float(statistics.mean), float(low), float(high)


@click.command()
@click.option("--game", "tables", multiple=True, type=click.Choice(list(TABLES)), help="Only at this table.")
@click.option("--variant", "names", multiple=True, type=click.Choice(list(VARIANTS)), help="Only this variant.")
@click.option("--games", type=click.IntRange(2), default=300, show_default=True, help="How many each variant plays.")
@click.option("--budget", type=click.IntRange(2), help="Iterations of Soan's own search, instead of each table's own.")
@click.option("--seed", default=1, show_default=True)
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help="Threads.")
@click.option("--json", "as_json", is_flag=True, help="A line of JSON for each row.")
def main(
    tables: tuple[str, ...], names: tuple[str, ...], games: int, budget: int | None, seed: int, jobs: int, *,
    as_json: bool,
) -> None:  # fmt: skip
    """Let every variant of the search play Soan's own at equal time, and print a table in Markdown."""
    screen = Console(stderr=True)
    if not as_json:
        click.echo("| game | variant | iterations | score | 95 % | |\n|---|---|--:|--:|--:|---|")
    for table in tables or TABLES:
        players, usual = TABLES[table]
        game = soan.load(table, players=players)
        for name in names or VARIANTS:
            with screen.status(f"{table}: {name}"):
                row = compare(game, name, budget or usual, games, seed, jobs)
            click.echo(json.dumps(asdict(row)) if as_json else _line(row))


def _line(row: Row) -> str:
    interval = f"{row.low:.1%} … {row.high:.1%}"
    cells = (f"{row.game} ({row.players})", row.variant, f"{row.iterations:,}", f"{row.score:.1%}", interval)
    return f"| {' | '.join(cells)} | {row.verdict} |"


if __name__ == "__main__":
    main()
