"""Look back on a saved match: the chances at every decision, and which of them cost the most."""

from __future__ import annotations

from dataclasses import asdict
from math import sqrt
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from soan.bots import make
from soan.bots.review import REVIEWER, costliest, review
from soan.cli._common import as_json, folder, language, print_json, seed
from soan.kernel.replay import replay
from soan.kernel.wording import move_text, seat_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from soan.bots import Bot
    from soan.bots.review import Decision
    from soan.kernel import Match

#: A chance from 0 to 1 as a bar of one character.
BARS = " ▁▂▃▄▅▆▇█"
#: How many decisions wide the chart is at most.
WIDTH = 60


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--bot", default=REVIEWER, show_default=True, help="The search that looks back: mcts:N or mcts:Nms.")
@click.option("--worst", type=click.IntRange(1), default=5, show_default=True, help="How many decisions to list.")
@click.option("--threads", type=click.IntRange(1), default=1, show_default=True, help="For searches of several trees.")
@folder
@seed
@language
@as_json
def command(
    file: Path, bot: str, worst: int, threads: int, folder: str | None, seed: int, lang: str, *, as_json: bool
) -> None:
    """Look back on a saved match: the chances at every decision, and which of them cost the most.

    Each decision is judged by what its player could know when it was made.

    Example: soan review friday.soan --bot mcts:10000
    """
    match = replay(file, game=folder)
    screen = Console(stderr=True)
    columns = (
        TextColumn("looking back"),
        BarColumn(20),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    decisions: list[Decision] = []
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as progress:
        task = progress.add_task("", total=len(match.history))
        for decision in review(match, bot, seed, threads):
            decisions.append(decision)
            progress.update(task, completed=decision.move)
    if as_json:
        print_json({
            "game": match.game.name, "players": match.game.players, "bot": bot, "seed": seed,
            "scores": match.scores, "ranks": match.ranks,
            "decisions": [{**asdict(decision), "loss": decision.loss} for decision in decisions],
        })  # fmt: skip
    else:
        screen = Console()
        screen.print(_judge(make(bot), seed), soft_wrap=True, highlight=False)
        _print(screen, match, decisions, worst, lang)


def _judge(bot: Bot, seed: int) -> str:
    """Who judged, and how far its estimates may be off: half the interval of 95 % of an even chance."""
    reach = f", each chance within about {98 / sqrt(bot.budget):.0f} in a hundred" if bot.budget else ""
    return f"Judged by {bot.name}, seed {seed}, from what each player could know{reach}."


def _print(screen: Console, match: Match, decisions: Sequence[Decision], worst: int, lang: str) -> None:
    for seat in range(match.game.players):
        chart = "".join(BARS[round(chance * (len(BARS) - 1))] for chance in _thinned(decisions, seat))
        end = f"{match.scores[seat]} points, place {match.ranks[seat]}"
        screen.print(f"{seat_name(seat, lang)}  |{chart}|  {end}", soft_wrap=True, highlight=False)
    table = Table("Move", "Player", "Said", "Better", box=None, pad_edge=False)
    for heading in ("Chance then", "instead of"):
        table.add_column(heading, justify="right")
    read = match.game.definition.moves.read
    for decision in costliest(decisions, worst):
        said, best = (move_text(match.game, read(text), lang) for text in (decision.said, decision.best))
        who = seat_name(decision.seat, lang)
        after, instead = f"{decision.chance_said:.0%}", f"{decision.chance_best:.0%}"
        table.add_row(str(decision.move + 1), who, said, best, after, instead)
    screen.print(table if table.row_count else "No decision was found to cost anything.")


def _thinned(decisions: Sequence[Decision], seat: int) -> list[float]:
    """The chances of a seat over the match; of a long one the means of neighbouring decisions."""
    chances = [decision.chances[seat] for decision in decisions]
    step = -(-len(chances) // WIDTH) or 1
    return [sum(part) / len(part) for at in range(0, len(chances), step) if (part := chances[at : at + step])]
