"""Read the rule book of a game, or see which function and test stand behind each paragraph."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from soan.cli._common import as_json, language, print_json
from soan.kernel import registry
from soan.kernel.rulebook import folder_of_tests, gaps, matrix, paragraphs, rule_book

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from soan.kernel.rulebook import Mention, Row

#: Words of a paragraph that the matrix shows.
SHOWN = 90


@click.command()
@click.argument("game")
@language
@click.option("--matrix", "as_matrix", is_flag=True, help="Show who carries out and who tests each paragraph.")
@click.option(
    "--tests",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    metavar="DIR",
    help="Where the tests are; the nearest folder named tests if left out.",
)
@as_json
def command(game: str, lang: str, tests: Path | None, *, as_matrix: bool, as_json: bool) -> int:
    """Read the rule book of a game, or see which function and test stand behind each paragraph.

    GAME is the name of an installed game, or the path of its folder. With --matrix the exit code is 1 if a paragraph
    has neither function nor reason, or no test.

    Example: soan rules undecim --lang ja
    """
    definition = registry.find(game)
    if not as_matrix:
        _read(rule_book(definition.package, lang), as_json=as_json)
        return 0
    tests = tests or folder_of_tests(definition.package)
    rows = matrix(definition.package, definition.name, tests)
    missing = list(gaps(rows, tests=tests is not None))
    if as_json:
        print_json({"game": definition.name, "rules": [_describe(row) for row in rows], "gaps": missing})
    else:
        _print(rows, missing, tests)
    return 1 if missing else 0


def _read(book: str, *, as_json: bool) -> None:
    if as_json:
        rules = [{"id": p.id, "text": p.text, "not_modelled": p.not_modelled} for p in paragraphs(book)]
        print_json({"markdown": book, "rules": rules})
    else:
        Console().print(Markdown(book))


def _describe(row: Row) -> dict[str, Any]:
    return {
        "id": row.paragraph.id,
        "text": row.paragraph.text,
        "not_modelled": row.paragraph.not_modelled,
        "functions": [_place(mention) for mention in row.functions],
        "tests": [_place(mention) for mention in row.tests],
    }


def _place(mention: Mention) -> str:
    return f"{mention.file.as_posix()}:{mention.line} {mention.function}".strip()


def _print(rows: Sequence[Row], missing: Sequence[str], tests: Path | None) -> None:
    screen = Console()
    table = Table("rule", "carried out by", "tested by", show_lines=True)
    for row in rows:
        reason = row.paragraph.not_modelled
        functions = Text(f"not modelled: {reason}", style="dim") if reason else _list(row.functions)
        short = Text(row.paragraph.text, style="dim")
        short.truncate(SHOWN, overflow="ellipsis")
        table.add_row(Text.assemble((row.paragraph.id, "bold"), " ", short), functions, _list(row.tests))
    screen.print(table)
    if tests is None:
        screen.print("No folder of tests was found; name one with --tests.", style="yellow")
    for gap in missing:
        screen.print(Text(gap, style="red"))


def _list(mentions: Iterable[Mention]) -> Text:
    lines = (f"{mention.function or mention.file.name} ({mention.file.name}:{mention.line})" for mention in mentions)
    return Text("\n".join(lines))
