"""List the games that are installed, with their variants and options."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from soan.cli._common import as_json, language, print_json
from soan.kernel import BadDefinition, registry

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from soan.kernel import Definition, Move, Option, Variant
    from soan.kernel.text import Catalogue


@click.command()
@click.argument("names", nargs=-1, metavar="[GAME]...")
@language
@as_json
def command(names: tuple[str, ...], lang: str, *, as_json: bool) -> None:
    """List the games that are installed, with their variants and options.

    Of a GAME that is named, or whose folder is, the moves are listed too: as they are typed, and as bots are told what
    to do (random+prefer:MOVE, mcts:200+avoid:MOVE, policy:MOVE,MOVE).

    Example: soan games undecim --lang ja
    """
    if names:
        games, broken = [_describe(registry.find(name), lang) for name in names], {}
    else:
        games, broken = _all(registry.names(), lang)
    if as_json:
        print_json({"games": games, "broken": broken})
        return
    _print(games, moves=bool(names))
    for name, reason in broken.items():
        click.echo(f"{name} cannot be opened: {reason}", err=True)


def _all(names: Iterable[str], lang: str) -> tuple[list[dict[str, Any]], dict[str, str]]:
    """Every game that can be opened; the others, which are under development, with the reason."""
    games: list[dict[str, Any]] = []
    broken: dict[str, str] = {}
    for name in names:
        try:
            games.append(_describe(registry.definition(name), lang))
        except BadDefinition as error:
            broken[name] = str(error)
    return games, broken


def _describe(definition: Definition, lang: str) -> dict[str, Any]:
    words = definition.catalogue(lang)
    # A single variant is no choice, so that it needs no words.
    variants = definition.variants if len(definition.variants) > 1 else ()
    return {
        "name": definition.name,
        "title": words.say("game"),
        "tagline": words.say("game.tagline"),
        "players": list(definition.players),
        "default_players": definition.default_players,
        "variants": [_describe_variant(variant, words) for variant in variants],
        "options": [_describe_option(option, words) for option in definition.options],
        "moves": [_describe_move(move) for move in definition.moves.moves if move.by is None],
    }


def _describe_variant(variant: Variant, words: Catalogue) -> dict[str, Any]:
    return {
        "name": variant.name,
        "title": words.say(f"variant-{variant.name}"),
        "meaning": words.say(f"variant-{variant.name}.help"),
        "options": dict(variant.options),
    }


def _describe_option(option: Option, words: Catalogue) -> dict[str, Any]:
    facts: dict[str, Any] = {
        "name": option.name,
        "title": words.say(f"option-{option.name}"),
        "meaning": words.say(f"option-{option.name}.help"),
        "rule": option.rule,
        "kind": option.kind,
        "default": option.default,
        "values": option.wanted,
    }
    if option.kind == "choice":
        facts["choices"] = {choice: words.say(f"option-{option.name}-{choice}") for choice in option.choices}
    elif option.kind != "switch":
        facts |= {"low": option.low, "high": option.high}
    return facts


def _describe_move(move: Move) -> dict[str, Any]:
    return {
        "name": move.name,
        "notation": " ".join((move.name, *(domain.name.upper() for domain in move.domains))),
        "words": {domain.name: list(domain.words) for domain in move.domains},
    }


def _print(games: Sequence[dict[str, Any]], *, moves: bool) -> None:
    screen = Console()
    for game in games:
        screen.print(Text.assemble((game["name"], "bold"), f"  {game['title']}: {game['tagline']}"))
        players = (f"{n} (usual)" if n == game["default_players"] else str(n) for n in game["players"])
        rows = Table.grid(padding=(0, 2))
        rows.add_column(style="cyan", min_width=20)
        rows.add_column()
        rows.add_row("--players", ", ".join(players))
        for variant in game["variants"]:
            rows.add_row(f"--variant {variant['name']}", Text(variant["meaning"]))
        for option in game["options"]:
            values = f"{option['values']}; {_show(option['default'])} if left out"
            rows.add_row(f"--set {option['name']}=", Text(f"{option['meaning']} [{option['rule']}] {values}"))
        for label, text in _moves(game["moves"]) if moves else ():
            rows.add_row(label, Text(text))
        screen.print(Padding(rows, (0, 0, 1, 2)))


def _moves(moves: Sequence[dict[str, Any]]) -> Iterator[tuple[str, str]]:
    """The kinds of move, the words that stand for what is written in capitals, and the bots that they make."""
    yield "moves", ", ".join(move["notation"] for move in moves)
    words = {name: known for move in moves for name, known in move["words"].items()}
    for name, known in words.items():
        yield f"  {name.upper()}", ", ".join(known)
    first, last = moves[0]["name"], moves[-1]["name"]
    yield "--bots", f"random+prefer:{first} or mcts:200+avoid:{last} or policy:{last},{first} and so on"


def _show(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return json.dumps(value, separators=(",", ":")) if isinstance(value, list | tuple) else str(value)
