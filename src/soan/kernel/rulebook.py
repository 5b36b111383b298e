"""Rule books, and the matrix that shows for every paragraph which function carries it out and which test holds it.

The matrix is read from sources, nothing is imported or run: decorators ``@rule("U-11")`` in the game's folder, marks
``@pytest.mark.rule("U-11")`` in a folder of tests.
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from importlib import resources
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from soan.kernel.errors import BadDefinition
from soan.kernel.rule import PARAGRAPH

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

#: ``[U-11] A turn starts by …``, as a paragraph or a list item.
HEAD = re.compile(r"^\s*(?:(?:[-*+]|\d+[.)])\s+)?\[([A-Z]+-?\d+[a-z]?)\]\s*(.*)$")
#: A list item or a heading, which ends the paragraph before it as an empty line does.
BREAK = re.compile(r"^\s*(?:[-*+]|\d+[.)]|#+)\s")
NOT_MODELLED = re.compile(r"[(（](?:not modelled|未対応)[:：]\s*(.+?)[)）][.。]?\s*\Z")


@dataclass(frozen=True)
class Paragraph:
    """A rule of a rule book.

    Attributes:
        id: such as ``U-11``.
        text: its words, on one line.
        not_modelled: the reason why the program does not carry it out; None if it does.
    """

    id: str
    text: str
    not_modelled: str | None


@dataclass(frozen=True)
class Mention:
    """A place in the sources that names a paragraph.

    Attributes:
        paragraph: its id.
        file: relative to the folder that was searched.
        function: the name of the function; empty for a mark of a whole file.
        line: where it begins.
    """

    paragraph: str
    file: Path
    function: str
    line: int


@dataclass(frozen=True)
class Row:
    """What is known of one paragraph: the functions that carry it out and the tests that hold them to it."""

    paragraph: Paragraph
    functions: tuple[Mention, ...]
    tests: tuple[Mention, ...]


def rule_book(package: str, language: str) -> str:
    """The Markdown of a game's rule book.

    Raises:
        BadDefinition: if the game has none in that language.
    """
    file = resources.files(package) / f"rulebook.{language}.md"
    if not file.is_file():
        raise BadDefinition(f"{package} has no rulebook.{language}.md; write one")
    return file.read_text("utf-8")


def paragraphs(source: str) -> list[Paragraph]:
    """The rules of a rule book, in its order.

    Args:
        source: Markdown.

    Raises:
        BadDefinition: if an id stands twice.
    """
    found: dict[str, list[str]] = {}
    current: list[str] | None = None
    for line in source.splitlines():
        head = HEAD.match(line)
        if head is not None:
            if head[1] in found:
                raise BadDefinition(f"the rule book has two paragraphs [{head[1]}]; give each its own id")
            current = found.setdefault(head[1], [head[2]])
        elif not line.strip() or BREAK.match(line):
            current = None
        elif current is not None:
            current.append(line.strip())
    return [_paragraph(name, " ".join(lines)) for name, lines in found.items()]


def _paragraph(name: str, text: str) -> Paragraph:
    reason = NOT_MODELLED.search(text)
    return Paragraph(name, text, reason[1] if reason else None)


def carried_out(package: str) -> list[Mention]:
    """Every paragraph that a function of the package carries out, by ``@rule(…)``."""
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise BadDefinition(f"{package} is no package with sources")
    return list(_mentions(Path(spec.submodule_search_locations[0]), "**/*.py", ("rule",)))


def marked(folder: Path, game: str) -> list[Mention]:
    """Every paragraph of a game that a test is marked with, by ``pytest.mark.rule(…)``.

    Args:
        folder: of tests. Where some of its folders or files are named after the game, only these are searched, since
            another game may use the same ids.
        game: its name.
    """
    found = list(_mentions(folder, "**/test_*.py", ("pytest", "mark", "rule")))
    own = [mention for mention in found if any(_names(part, game) for part in mention.file.parts)]
    return own or found


def _names(part: str, game: str) -> bool:
    return part == game or part.removesuffix(".py") == f"test_{game}"


def matrix(package: str, game: str, tests: Path | None) -> list[Row]:
    """For every paragraph of the English rule book, who carries it out and who tests it.

    Args:
        package: of the game.
        game: its name.
        tests: the folder of its tests; None if there is none.
    """
    functions = carried_out(package)
    marks = marked(tests, game) if tests else []
    return [
        Row(
            paragraph,
            tuple(mention for mention in functions if mention.paragraph == paragraph.id),
            tuple(mention for mention in marks if mention.paragraph == paragraph.id),
        )
        for paragraph in paragraphs(rule_book(package, "en"))
    ]


def gaps(rows: Sequence[Row], *, tests: bool) -> Iterator[str]:
    """What a matrix lacks, one sentence each.

    Args:
        rows: of :func:`matrix`.
        tests: whether a paragraph without a test is a gap.
    """
    for row in rows:
        name = row.paragraph.id
        if row.paragraph.not_modelled is not None:
            if row.functions:
                yield f"[{name}] is said to be not modelled, but {row.functions[0].function} carries it out"
            continue
        if not row.functions:
            yield f'[{name}] has no rule function: put @rule("{name}") on one, or end it with (not modelled: reason)'
        if tests and not row.tests:
            yield f'[{name}] has no test: mark one with @pytest.mark.rule("{name}")'


def folder_of_tests(package: str) -> Path | None:
    """The folder ``tests`` that lies nearest above a package; None if there is none."""
    spec = find_spec(package)
    if spec is None or spec.origin is None or not spec.has_location:
        return None
    return next((folder / "tests" for folder in Path(spec.origin).parents if (folder / "tests").is_dir()), None)


def _mentions(folder: Path, pattern: str, dotted: tuple[str, ...]) -> Iterator[Mention]:
    for file in sorted(folder.glob(pattern)):
        visitor = _Mentions(dotted)
        visitor.visit(ast.parse(file.read_text("utf-8")))
        for paragraph, function, line in visitor.found:
            yield Mention(paragraph, file.relative_to(folder), function, line)


class _Mentions(ast.NodeVisitor):
    """Collects the ids that calls of one dotted name are given, with the function around or below each."""

    def __init__(self, dotted: tuple[str, ...]) -> None:
        self.dotted = dotted
        self.function, self.line = "", 1
        self.found: list[tuple[str, str, int]] = []

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        outside = self.function, self.line
        if not self.function:
            self.function, self.line = node.name, node.lineno
        self.generic_visit(node)
        self.function, self.line = outside

    visit_AsyncFunctionDef = visit_FunctionDef  # noqa: N815 - the visitor's name for it

    def visit_Call(self, node: ast.Call) -> None:
        if _dotted(node.func) == self.dotted:
            ids = [word.value for word in node.args if isinstance(word, ast.Constant) and isinstance(word.value, str)]
            self.found.extend((name, self.function, self.line) for name in ids if PARAGRAPH.match(name))
        self.generic_visit(node)


def _dotted(node: ast.expr) -> tuple[str, ...]:
    if isinstance(node, ast.Attribute):
        return (*_dotted(node.value), node.attr)
    return (node.id,) if isinstance(node, ast.Name) else ()
