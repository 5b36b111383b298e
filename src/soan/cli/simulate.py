"""Play many games with bots, and say who wins how often."""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from soan.bots import FORMS, split
from soan.cli._common import as_json, game_options, parse_settings, print_json, seed
from soan.kernel import registry
from soan.lab import simulate

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


@click.command()
@click.argument("game")
@game_options
@click.option("--games", type=click.IntRange(0), default=10_000, show_default=True, help="How many to play.")
@click.option(
    "--bots", default="random", show_default=True, metavar="BOT[,BOT…]",
    help=f"One for each seat, or one for all: {', '.join(FORMS)}.",
)  # fmt: skip
@seed
@click.option("--jobs", type=click.IntRange(1), metavar="N", help="Threads; one for each core if left out.")
@click.option("--no-rotate", is_flag=True, help="Keep every bot on its seat, instead of moving on with each game.")
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), help="Write the columns there, as Parquet.")
@click.option("--replay", "replays", type=click.IntRange(0), multiple=True, metavar="NUMBER",
              help="Save that game (from 0) as a replay in --out; may be repeated.")  # fmt: skip
@as_json
def command(  # noqa: PLR0913, PLR0917 - an argument for each option
    game: str, players: int | None, variant: str | None, settings: tuple[str, ...], games: int, bots: str, seed: int,
    jobs: int | None, out: Path | None, replays: tuple[int, ...], *, no_rotate: bool, as_json: bool,
) -> None:  # fmt: skip
    """Play many games with bots, and say who wins how often.

    GAME is the name of an installed game, or the path of its folder; `soan games GAME` lists what may be a MOVE. The
    same seed gives the same figures, whatever the number of threads.

    Example: soan simulate undecim --players 4 --games 200 --bots mcts:200,random,random,random
    """
    if replays and out is None:
        raise click.UsageError("--replay needs --out, the folder to save to")
    if wrong := [number for number in replays if number >= games]:
        raise click.UsageError(f"--replay {wrong[0]}: the games are numbered from 0 to {games - 1}")
    loaded = registry.find(game).load(players, variant, **parse_settings(settings))
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
    with _telling(loaded.name, games) as progress:
        found = simulate(loaded, split(bots), games, seed, jobs=jobs, rotate=not no_rotate, progress=progress)
    if out is not None:
        found.save(out)
        for number in replays:
            found.replay(number).save(out / f"game-{number}.soan")
    if as_json:
        print_json(found.summary())
    else:
        _print(found.summary())


class _Told:
    """Shows how far a simulation is."""

    def __init__(self, progress: Progress, game: str, games: int) -> None:
        self._progress = progress
        self._task = progress.add_task("loading", total=None)
        self._game = game
        self._games = games

    def compiling(self) -> None:
        """The bar goes to and fro by itself."""
        self._progress.update(self._task, description=f"compiling {self._game} for this machine, once")

    def played(self, games: int) -> None:
        """So many games of all."""
        self._progress.update(self._task, description="playing", completed=games, total=self._games)


@contextmanager
def _telling(game: str, games: int) -> Iterator[_Told]:
    """A bar on standard error, which is gone when all is played."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(20),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    screen = Console(stderr=True)
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as progress:
        yield _Told(progress, game, games)


def _print(figures: dict[str, Any]) -> None:
    screen = Console()
    bots: list[str] = figures["bots"]
    alike = len(set(bots)) == 1
    who = bots[0] if alike else ", ".join(bots)
    screen.print(
        f"{figures['game']} ({figures['variant']}), {figures['players']} players, {who}, seed {figures['seed']}: "
        f"{figures['games']:,} games in {figures['seconds']:.1f} s ({figures['games_per_second']:,.0f} a second), "
        f"{figures['decisions_per_game']:.1f} decisions a game",
        soft_wrap=True,
    )
    screen.print(_table("Seat", [(str(row["seat"] + 1), row) for row in figures["seats"]]))
    if not alike:
        screen.print(_table("Bot", [(row["bot"], row) for row in figures["entrants"]]))
    screen.print(f"Drawn: {figures['draws']:,}.  Not finished: {figures['unfinished']:,}.")


def _table(title: str, rows: Sequence[tuple[str, dict[str, Any]]]) -> Table:
    table = Table(title, box=None, pad_edge=False)
    for heading in ("Wins", "Win rate", "95 % interval", "Mean score"):
        table.add_column(heading, justify="right")
    for name, row in rows:
        if row["win_rate"] is None:
            table.add_row(name, "0", "–", "–", "–")
            continue
        interval = f"{row['low']:.1%} … {row['high']:.1%}"
        table.add_row(name, f"{row['wins']:,.1f}", f"{row['win_rate']:.1%}", interval, f"{row['mean_score']:.2f}")
    return table
