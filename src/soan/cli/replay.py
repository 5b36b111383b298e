"""Read a saved match as a story, with its final scoring."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from soan.cli._common import as_json, folder, language, print_json
from soan.kernel import NATURE, BadOption, RulesChanged
from soan.kernel import replay as replays
from soan.kernel.text import Catalogue
from soan.kernel.wording import seat_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from soan.kernel import Match


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--seat", type=click.IntRange(1), metavar="N", help="Only what player N was told: the first player is 1.")
@click.option("--all", "everything", is_flag=True, help="All that happened, hidden cards included (the default).")
@language
@folder
@click.option("--step", is_flag=True, help="Wait for a key after each move.")
@click.option("--changed-rules", is_flag=True, help="Replay it though the rules have changed, as far as that goes.")
@as_json
def command(
    file: Path, seat: int | None, lang: str, folder: str | None, *,
    everything: bool, step: bool, changed_rules: bool, as_json: bool,
) -> None:  # fmt: skip
    """Read a saved match as a story, with its final scoring.

    A replay holds all that happened, so all is told, hidden cards too. With --seat only what that player was told.

    Example: soan replay friday.soan --lang ja
    """
    if seat is not None and everything:
        raise click.UsageError("--seat and --all exclude each other; give one of them")
    match, stopped = _replay(file, folder, changed_rules=changed_rules)
    if seat is not None and seat > match.game.players:
        raise BadOption(f"--seat {seat}: this match has {match.game.players} players; give a number from 1 to that")
    viewer = None if seat is None else seat - 1
    story = _tell(match, lang, viewer, all_told=seat is None)
    if as_json:
        print_json({**_head(match), "story": list(story), **_result(match)})
    else:
        _print(match, story, lang, step=step)
    if stopped is not None:
        raise stopped


def _replay(file: Path, folder: str | None, *, changed_rules: bool) -> tuple[Match, RulesChanged | None]:
    """The match, and why it goes no further, if a move is no longer possible under changed rules."""
    try:
        return replays.replay(file, game=folder, changed_rules=changed_rules), None
    except RulesChanged as error:
        if error.match is None:
            raise
        return error.match, error


def _tell(match: Match, lang: str, viewer: int | None, *, all_told: bool) -> Iterator[dict[str, Any]]:
    """The story move by move; a move itself is told only where all is told, since its notation names hidden things."""
    again = match.game.start()
    seen = 0
    for number, code in enumerate(match.history, 1):
        actor = again.actor
        again.play(code)
        told = again.told[seen:] if all_told else again.events(viewer, seen)
        seen = len(again.told)
        events = [event.text(lang) for event in told]
        move = {"actor": actor, "move": match.game.definition.moves.notation(code)} if all_told else {}
        yield {"number": number, **move, "events": events}


def _head(match: Match) -> dict[str, Any]:
    game = match.game
    return {"game": game.name, "variant": game.variant, "options": dict(game.options), "players": game.players}


def _result(match: Match) -> dict[str, Any]:
    return {
        "over": match.over,
        "actor": match.actor,
        "scores": list(match.scores),
        "ranks": list(match.ranks),
        "breakdown": match.breakdown(),
    }


def _print(match: Match, story: Iterator[dict[str, Any]], lang: str, *, step: bool) -> None:
    screen = Console()
    changed = [f"{name}={value}" for name, value in _changed(match).items()]
    setting = ", ".join((match.game.variant, *changed))
    screen.print(Text.assemble((match.game.title(lang), "bold"), f" ({setting})"))
    for move in story:
        if "move" in move:
            screen.print(Text(f"{move['number']:4}  {_who(move['actor'], lang)}: {move['move']}", style="dim"))
        for event in move["events"]:
            screen.print(Text(f"      {event}"))
        if step:
            click.pause("")
    screen.print(_scoring(match, lang))
    if match.actor is not None:
        who = _who(match.actor, lang)
        screen.print(f"The match is not over: {who} is to decide. The points are those of now.", style="yellow")


def _who(actor: int, lang: str) -> str:
    return Catalogue.of("soan.kernel", lang).say("nature") if actor == NATURE else seat_name(actor, lang)


def _changed(match: Match) -> dict[str, str]:
    options = {option.name: option for option in match.game.definition.options}
    draft = match.game.definition.load(match.game.players, match.game.variant).options
    return {name: options[name].show(value) for name, value in match.game.options.items() if value != draft[name]}


def _scoring(match: Match, lang: str) -> Table:
    words, common = match.game.catalogue(lang), Catalogue.of("soan.kernel", lang)
    table = Table("")
    for seat in range(match.game.players):
        table.add_column(seat_name(seat, lang), justify="right")
    breakdown = match.breakdown()
    for item in match.game.definition.scoring:
        table.add_row(words.say(f"score-{item}"), *(str(points[item]) for points in breakdown))
    table.add_section()
    table.add_row(common.say("total"), *map(str, match.scores), style="bold")
    table.add_row(common.say("rank"), *map(str, match.ranks))
    return table
