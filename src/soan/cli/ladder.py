"""Let bots play each other, and rate them."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from soan.bots import FORMS, split
from soan.cli._common import as_json, game_options, parse_settings, print_json, seed
from soan.kernel import registry
from soan.lab.ladder import climb

if TYPE_CHECKING:
    from soan.lab.ladder import Ladder


@click.command()
@click.argument("game")
@game_options
@click.option(
    "--bots", required=True, metavar="BOT,BOT[,BOT…]", help=f"At least two of: {', '.join(FORMS)}."
)  # fmt: skip
@click.option("--games", type=click.IntRange(1), default=200, show_default=True, help="How many each pair plays.")
@seed
@click.option("--jobs", type=click.IntRange(1), metavar="N", help="Threads; one for each core if left out.")
@as_json
def command(  # noqa: PLR0913 - an argument for each option
    game: str, players: int | None, variant: str | None, settings: tuple[str, ...], bots: str, games: int, seed: int,
    jobs: int | None, *, as_json: bool,
) -> None:  # fmt: skip
    """Let bots play each other, and rate them.

    Every bot meets every other; the two sit around the table by turns. 400 points more are odds of 10 to 1.
    `soan games GAME` lists what may be a MOVE.

    Example: soan ladder undecim --bots random,greedy,mcts:100,mcts:200,mcts:400 --games 400
    """
    loaded = registry.find(game).load(players, variant, **parse_settings(settings))
    names = split(bots)
    columns = (TextColumn("{task.description}"), BarColumn(20), MofNCompleteColumn(), TimeElapsedColumn())
    screen = Console(stderr=True)
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as progress:
        found = climb(loaded, names, games, seed, jobs=jobs, progress=_Told(progress, len(names)))
    if as_json:
        print_json({
            "game": loaded.name, "variant": loaded.variant, "options": dict(loaded.options), "players": loaded.players,
            "seed": seed, "rungs": [asdict(rung) for rung in found.rungs],
            "meetings": [asdict(meeting) for meeting in found.meetings],
        })  # fmt: skip
    else:
        _print(found)


class _Told:
    """Shows which pair plays."""

    def __init__(self, progress: Progress, bots: int) -> None:
        self._progress = progress
        self._task = progress.add_task("", total=bots * (bots - 1) // 2)

    def meeting(self, number: int, one: str, other: str) -> None:
        """The pair's names and number."""
        self._progress.update(self._task, completed=number, description=f"{one} – {other}")


def _print(found: Ladder) -> None:
    screen = Console()
    game = found.game
    screen.print(f"{game.name} ({game.variant}), {game.players} players, seed {found.seed}", soft_wrap=True)
    table = Table("Bot", box=None, pad_edge=False)
    for heading in ("Rating", "95 % interval", "Score against the others", "Seconds a decision"):
        table.add_column(heading, justify="right")
    for rung in found.rungs:
        interval = f"{rung.low:+.0f} … {rung.high:+.0f}"
        table.add_row(rung.bot, f"{rung.rating:+.0f}", interval, f"{rung.expected:.1%}", f"{rung.seconds:.6f}")
    screen.print(table)
    meetings = Table("Meeting", box=None, pad_edge=False)
    for heading in ("Games", "Score", "95 % interval"):
        meetings.add_column(heading, justify="right")
    for meeting in found.meetings:
        interval = f"{meeting.low:.1%} … {meeting.high:.1%}"
        meetings.add_row(f"{meeting.one} – {meeting.other}", f"{meeting.games:,}", f"{meeting.score:.1%}", interval)
    screen.print(meetings)
