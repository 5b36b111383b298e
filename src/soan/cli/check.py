"""Hold a game under development to everything that a game must keep."""

from __future__ import annotations

from dataclasses import asdict
from itertools import groupby
from typing import TYPE_CHECKING

import click
from rich.console import Console, Group
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.text import Text

from soan.cli._common import as_json, print_json, seed
from soan.kernel import conformance, registry
from soan.kernel.errors import suggest

if TYPE_CHECKING:
    from soan.kernel import Definition

MEANINGS = {check.name: check.meaning for check in conformance.checks()}


def _print_checks(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:  # noqa: FBT001 - click's signature
    if wanted:
        for name, meaning in MEANINGS.items():
            click.echo(f"{name}\n    {meaning}")
        ctx.exit()


def _known(ctx: click.Context, _: click.Parameter, names: tuple[str, ...]) -> tuple[str, ...]:
    for name in names:
        if name not in MEANINGS:
            raise click.BadParameter(f"no check {name!r}; {suggest(name, MEANINGS)}", ctx)
    return names


@click.command()
@click.argument("game")
@click.option("--players", type=int, metavar="N", help="Only with so many players.")
@click.option("--variant", metavar="NAME", help="Only this variant.")
@click.option("--games", type=click.IntRange(1), default=2, show_default=True, help="Games played in each setting.")
@seed
@click.option("--only", multiple=True, metavar="CHECK", callback=_known, help="Run one check; may be repeated.")
@click.option(
    "--list", is_flag=True, is_eager=True, expose_value=False, callback=_print_checks, help="List the checks."
)
@as_json
def command(
    game: str, players: int | None, variant: str | None, games: int, seed: int, only: tuple[str, ...],
    *, as_json: bool,
) -> int:  # fmt: skip
    """Hold a game under development to everything that a game must keep.

    GAME is the name of an installed game, or the path of its folder. Every variant is played with every number of
    players, unless --players or --variant says otherwise. Exit code 1 if there is a finding.

    Example: soan check ./mygame/mygame
    """
    definition = registry.find(game)
    among = _among(definition, players, variant)
    examined = _examine(definition, among, games, seed, only)
    found = sorted(examined, key=lambda finding: list(MEANINGS).index(finding.check))
    if as_json:
        print_json({
            "game": definition.name, "games": games, "seed": seed,
            "checks": {name: meaning for name, meaning in MEANINGS.items() if not only or name in only},
            "findings": [{**asdict(finding), "meaning": MEANINGS[finding.check]} for finding in found],
        })  # fmt: skip
    else:
        narrowed = [("--players", players), ("--variant", variant), ("--games", games), ("--seed", seed)]
        again = "".join(f" {name} {value}" for name, value in narrowed if value is not None)
        _print(definition, found, len(among), f"{game}{again}")
    return 1 if found else 0


def _among(definition: Definition, players: int | None, variant: str | None) -> list[conformance.Setting]:
    """The settings that are wanted; the definition refuses what it does not have, in its own words."""
    definition.load(players, variant)
    return [
        setting
        for setting in conformance.settings(definition)
        if players in {None, setting.players} and variant in {None, setting.variant}
    ]


def _examine(
    definition: Definition, among: list[conformance.Setting], games: int, seed: int, only: tuple[str, ...]
) -> list[conformance.Finding]:
    columns = (TextColumn("{task.description}"), BarColumn(20), MofNCompleteColumn(), TimeElapsedColumn())
    screen = Console(stderr=True)
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as progress:
        task = progress.add_task("", total=conformance.parts(definition, only, among))

        def told(part: str) -> None:
            progress.update(task, advance=1, description=part)

        try:
            return list(conformance.examine(definition, games=games, seed=seed, only=only, among=among, told=told))
        except KeyboardInterrupt as interrupt:  # of a rule that has no end, most likely
            click.echo(f"soan: interrupted ({conformance.place(interrupt, definition)})", err=True)
            raise


def _print(definition: Definition, found: list[conformance.Finding], settings: int, again: str) -> None:
    screen = Console()
    if not found:
        screen.print(f"{definition.name}: all well ({_count(settings, 'setting')})", style="green")
        return
    for name, alike in groupby(found, key=lambda finding: finding.check):
        first, *others = sorted(alike, key=lambda finding: len(finding.moves))
        screen.print(Text.assemble((name, "bold red"), "  ", (MEANINGS[name], "dim")))
        screen.print(Padding(_lines(first, len(others)), (0, 0, 1, 2)))
    only = " ".join(f"--only {name}" for name in dict.fromkeys(finding.check for finding in found))
    them = "it" if len(found) == 1 else "them"
    screen.print(Text(f"{definition.name}: {_count(len(found), 'finding')}. To see {them} again:", style="bold"))
    screen.print(Text(f"soan check {again} {only}"), soft_wrap=True)


def _lines(finding: conformance.Finding, others: int) -> Group:
    more = f" (and {finding.others} more like it)" if finding.others else ""
    where = f"with {finding.setting}" if finding.setting else ""
    also = f" (and in {_count(others, 'more setting')})" if others else ""
    how = f"after {', '.join(finding.moves)}" if finding.moves else ""
    return Group(Text(f"{finding.message}{more}"), *(Text(line, style="dim") for line in (where + also, how) if line))


def _count(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"
