"""The tutorial does what it says: its own lines, taken from the page, make the game and change the draft."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from click.testing import Result

PAGE = (Path(__file__).parent.parent.parent / "docs" / "tutorial.md").read_text("utf-8")
BLOCKS = re.findall(r"^```(?:\w+)?\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def block(start: str) -> str:
    """The code on the page that begins so."""
    (found,) = [text for text in BLOCKS if text.lstrip().startswith(start)]
    return found


def change(file: Path, there: str, instead: str) -> None:
    """Replaces what stands once in a file."""
    text = file.read_text("utf-8")
    assert text.count(there) == 1, f"{there!r} in {file.name}"
    file.write_text(text.replace(there, instead), "utf-8")


def add(file: Path, text: str) -> None:
    """Writes something at the end of a file."""
    file.write_text(f"{file.read_text('utf-8')}\n{text}", "utf-8")


@pytest.fixture
def folder(run: Callable[..., Result], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that the page's first command makes."""
    monkeypatch.setattr(sys, "path", sys.path.copy())
    monkeypatch.setenv("SOAN_JIT", "0")
    (command,) = [line.removeprefix("$ soan ") for line in block("$ soan new").splitlines() if "soan new" in line]
    assert run(*command.split(), "--into", tmp_path).exit_code == 0
    return tmp_path / "greed"


def test_the_rule_on_the_page_is_the_rule_in_the_game(folder: Path) -> None:
    """The paragraph and the function that are shown are those of the new game."""
    assert block('@rule("R3")\n').strip() in (folder / "greed" / "rules.py").read_text("utf-8")
    paragraph = " ".join(line.removeprefix("> ") for line in PAGE.splitlines() if line.startswith("> "))
    assert paragraph in (folder / "greed" / "rulebook.en.md").read_text("utf-8")


def test_the_draft_is_changed_as_the_page_says(run: Callable[..., Result], folder: Path) -> None:
    """Rule book, option, rule, words and test: afterwards the game is sound, and its tests are green."""
    game = folder / "greed"
    for language in ("en", "ja"):
        add(game / f"rulebook.{language}.md", block("[R6]"))
        add(game / f"text.{language}.ftl", block("option-lucky_six"))
    option = '    Option("unlucky", 1, rule="R3", low=1, high=6),\n'
    change(game / "options.py", option, option + block("Option("))
    decorator, *_, last = block('@rule("R3", "R6")').rstrip().splitlines()
    change(game / "rules.py", '@rule("R3")\ndef land', f"{decorator}\ndef land")
    change(game / "rules.py", "        s.at_risk += pips", last)
    add(folder / "tests" / "test_greed.py", block('@pytest.mark.rule("R6")'))
    assert run("check", game).output == "greed: all well (6 settings)\n"
    assert run("rules", game, "--matrix").exit_code == 0
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    pytest_ = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "not sound"]
    done = subprocess.run(pytest_, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert "8 passed, 1 deselected" in done.stdout


@pytest.mark.parametrize("line", [line for text in BLOCKS for line in text.splitlines() if line.startswith("$ soan")])
def test_the_pages_commands_exist(run: Callable[..., Result], line: str) -> None:
    """With the options that they are given."""
    _, _, command, *words = line.split()
    known = run(command, "--help")
    assert known.exit_code == 0
    assert all(word in known.output for word in words if word.startswith("--"))
