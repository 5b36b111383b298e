"""What the documentation takes from the program when it is built, so that neither can say what the other does not.

``{command-help} games``
    The help of a command.

``{rule-matrix} undecim``
    Each paragraph of a game's rule book with the functions that carry it out and the tests that hold them to it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import click
from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from soan.cli import main
from soan.kernel import registry
from soan.kernel.rulebook import folder_of_tests, matrix

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sphinx.application import Sphinx
    from sphinx.util.typing import ExtensionMetadata

    from soan.kernel.rulebook import Mention, Row

HEADINGS = ("rule", "carried out by", "tested by")


class CommandHelp(SphinxDirective):
    """The help of a command, as the program prints it."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """One literal block."""
        above = click.Context(main, info_name="soan")
        command = main.get_command(above, self.arguments[0])
        if command is None:
            raise self.error(f"soan has no command {self.arguments[0]!r}")
        words = click.Context(command, info_name=command.name, parent=above, max_content_width=90).get_help()
        return [nodes.literal_block(words, words, language="text")]


class RuleMatrix(SphinxDirective):
    """The matrix of a game, as a table."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """One table."""
        definition = registry.definition(self.arguments[0])
        rows = matrix(definition.package, definition.name, folder_of_tests(definition.package))
        group = nodes.tgroup(cols=len(HEADINGS))
        group.extend(nodes.colspec(colwidth=width) for width in (40, 30, 30))
        group += nodes.thead("", _row([_words(heading)] for heading in HEADINGS))
        group += nodes.tbody("", *(_row(_cells(row)) for row in rows))
        return [nodes.table("", group, classes=["rule-matrix"])]


def _cells(row: Row) -> tuple[list[nodes.Node], ...]:
    paragraph = nodes.paragraph("", "", nodes.strong(text=row.paragraph.id), nodes.Text(f" {row.paragraph.text}"))
    reason = row.paragraph.not_modelled
    return [paragraph], [_words(f"not modelled: {reason}")] if reason else _list(row.functions), _list(row.tests)


def _list(mentions: Iterable[Mention]) -> list[nodes.Node]:
    places = ((mention.function, f" {mention.file.name}:{mention.line}") for mention in mentions)
    return [nodes.paragraph("", "", nodes.literal(text=name), nodes.Text(place)) for name, place in places]


def _words(text: str) -> nodes.Node:
    return nodes.paragraph(text=text)


def _row(cells: Iterable[list[nodes.Node]]) -> nodes.Node:
    return nodes.row("", *(nodes.entry("", *cell) for cell in cells))


def setup(app: Sphinx) -> ExtensionMetadata:
    """Tells Sphinx of the directives."""
    app.add_directive("command-help", CommandHelp)
    app.add_directive("rule-matrix", RuleMatrix)
    return {"parallel_read_safe": True}
