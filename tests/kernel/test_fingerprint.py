"""What changes the hash of the rules, and what does not."""

from __future__ import annotations

import shutil
import sys
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from soan.kernel import registry
from soan.kernel.fingerprint import fingerprint

if TYPE_CHECKING:
    from soan.kernel import Definition

HUSH = Path(__file__).parent / "hush"
NUMBERS = count()


def draft(folder: Path, file: str, there: str, instead: str) -> Definition:
    """A draft of the game with one passage replaced, under a name of its own."""
    copy = folder / f"hush_print_{next(NUMBERS)}"
    shutil.copytree(HUSH, copy, ignore=shutil.ignore_patterns("__pycache__"))
    text = (copy / file).read_text("utf-8")
    assert there in text
    (copy / file).write_text(text.replace(there, instead, 1), "utf-8")
    return registry.definition_in(copy)


@pytest.fixture(autouse=True)
def path(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of the drafts stays on the path of imports."""
    monkeypatch.setattr(sys, "path", sys.path.copy())


@pytest.mark.parametrize(
    ("file", "there", "instead"),
    [
        ("rules.py", '"""The cards form the deck."""', '"""The deck."""'),
        ("rules.py", "    n = 0\n", "    n = 0  # so far\n\n"),
        ("rules.py", '@rule("H4")\n', '@rule("H2", "H4")\n'),
        ("text.en.ftl", "Show the card", "Show it"),
        ("rulebook.en.md", "Shuffle", "Mix"),
    ],
)
def test_words_and_comments_change_nothing(
    hush: Definition, tmp_path: Path, file: str, there: str, instead: str
) -> None:
    """Docstrings, comments, ids of paragraphs, texts and the rule book are no part of what a move does."""
    assert fingerprint(draft(tmp_path, file, there, instead)) == fingerprint(hush)


@pytest.mark.parametrize(
    ("file", "there", "instead"),
    [
        ("rules.py", "s.turns += 1", "s.turns += 2"),
        ("declarations.py", '"middle"', '"medium"'),
        ("declarations.py", '"turns ended", high=9', '"turns ended", high=99_999'),
        ("declarations.py", '"worth": options["worth"]', '"worth": options["worth"][::-1]'),
        ("declarations.py", '("small", "large")', '("small", "large", "huge")'),
        ("content.toml", "[2, 2, 1]", "[2, 2, 2]"),
    ],
)
def test_whatever_decides_a_move_changes_the_hash(
    hush: Definition, tmp_path: Path, file: str, there: str, instead: str
) -> None:
    """Rules, moves, fields, options, content, and how they become numbers."""
    changed = fingerprint(draft(tmp_path, file, there, instead))
    assert changed != fingerprint(hush)
    assert len(changed) == 16


def test_the_hash_is_the_same_for_the_same_rules(hush: Definition, tmp_path: Path) -> None:
    """Wherever they lie."""
    assert fingerprint(draft(tmp_path, "rules.py", "n = 0", "n = 0")) == fingerprint(hush)
