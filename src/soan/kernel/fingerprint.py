"""A hash of a game's rules, pinned in every replay: comments and layout may change, meaning may not."""

from __future__ import annotations

import ast
import hashlib
import json
from inspect import getsourcefile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from soan.kernel.compiled import rules_reached, source_folder

if TYPE_CHECKING:
    from soan.kernel.definition import Definition


#: Files of a game that only show or ask, and change no move.
NO_RULES = frozenset({"view.py", "questions.py"})


def fingerprint(definition: Definition) -> str:
    """The hash of all that decides what a move does.

    It covers the Python files of the game and of the rules that it borrows (without comments, docstrings and ids of
    paragraphs), its moves, fields, options and content. Words, pages and pictures do not count.

    Returns:
        16 hexadecimal digits.
    """
    functions = [value for value in definition.bound.values() if callable(value)]
    borrowed = {getsourcefile(function) for function in rules_reached(functions) if not _of_the_kernel(function)}
    own = {str(file) for file in source_folder(definition.package).rglob("*.py") if file.name not in NO_RULES}
    # In the order of their texts: where the files lie is no part of the rules.
    parts = sorted(_meaning(Path(file)) for file in own.union(filter(None, borrowed)))
    parts.append(json.dumps(definition.content, sort_keys=True))
    parts.append(repr([(move.name, [domain.words for domain in move.domains]) for move in definition.moves.moves]))
    parts.append(repr([(f.name, f.shape, f.dtype) for f in definition.state]))
    parts.append(repr([(o.name, o.kind, o.choices) for o in definition.options]))
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]


def _of_the_kernel(function: Any) -> bool:
    return function.__module__.startswith("soan.kernel.")


def _meaning(file: Path) -> str:
    tree = ast.parse(file.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            node.decorator_list = []
        body = getattr(node, "body", None)
        if (
            isinstance(body, list)
            and body
            and isinstance(body[0], ast.Expr)
            and isinstance(body[0].value, ast.Constant)
        ):
            del body[0]
    return ast.dump(tree)
