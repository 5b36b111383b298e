"""soan new: a game that works, to begin with."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from soan.cli import new

if TYPE_CHECKING:
    from collections.abc import Callable

    from click.testing import Result


def test_a_new_game_is_a_package_with_everything(run: Callable[..., Result], tmp_path: Path) -> None:
    """Rules, words, rule book and tests under its own name and title; what to do next is said."""
    result = run("new", "moonrise", "--title", "Moonrise over Kyoto", "--into", tmp_path)
    assert result.exit_code == 0
    assert (
        f"  cd {tmp_path / 'moonrise'}\n  pip install -e .\n  soan check moonrise\n  soan serve --open\n"
        in result.output
    )
    files = {file.relative_to(tmp_path).as_posix() for file in tmp_path.rglob("*") if file.is_file()}
    inside = ("__init__", "table", "options", "rules")
    assert files == {
        "moonrise/pyproject.toml", "moonrise/README.md", "moonrise/tests/test_moonrise.py",
        *(f"moonrise/moonrise/{name}.py" for name in inside),
        *(f"moonrise/moonrise/{name}" for name in ("rulebook.en.md", "rulebook.ja.md", "text.en.ftl", "text.ja.ftl")),
    }  # fmt: skip
    texts = [(tmp_path / file).read_text("utf-8") for file in files]
    assert not [text for text in texts if new.NAME in text or new.TITLE in text]
    assert "game = Moonrise over Kyoto" in (tmp_path / "moonrise/moonrise/text.en.ftl").read_text("utf-8")


def test_the_title_follows_from_the_name(run: Callable[..., Result], tmp_path: Path) -> None:
    """If none is given."""
    run("new", "moon_rise2", "--into", tmp_path)
    assert (tmp_path / "moon_rise2" / "README.md").read_text("utf-8").startswith("# Moon rise2\n")


@pytest.mark.slow
def test_a_new_game_works_once_it_is_installed(run: Callable[..., Result], tmp_path: Path) -> None:
    """It installs as it is, is found by name, and its own tests, the conformance suite among them, are green."""
    run("new", "moonrise", "--into", tmp_path)
    folder, home = tmp_path / "moonrise", tmp_path / "home"
    install = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-index", "--no-build-isolation"]
    subprocess.run([*install, "--target", str(home), str(folder)], check=True, capture_output=True)
    environment = {**os.environ, "PYTHONPATH": str(home), "SOAN_CACHE": str(tmp_path / "cache"), "COLUMNS": "300"}

    def python(*arguments: str) -> str:
        command = [sys.executable, *arguments]
        return subprocess.run(command, check=True, capture_output=True, text=True, env=environment, cwd=folder).stdout

    assert "moonrise  Moonrise: One die" in python("-c", "from soan.cli import main; main(['games', 'moonrise'])")
    assert "8 passed" in python("-m", "pytest", "-q", "-p", "no:cacheprovider")
    matrix = ["rules", "moonrise", "--matrix", "--tests", "tests"]
    assert "test_the_unlucky_face_loses_the_turn" in python("-c", f"from soan.cli import main; main({matrix})")


@pytest.mark.parametrize("name", ["Moon", "2moons", "moon-rise", "moon rise", "", "class", "ムーン", "_moon"])
def test_a_name_works_in_python_and_on_the_command_line(run: Callable[..., Result], name: str) -> None:
    """Small letters, digits, underscores."""
    result = run("new", name)
    assert result.exit_code == 2
    assert f"{name!r} cannot be the name: use small letters, digits and underscores" in result.stderr


@pytest.mark.parametrize(
    ("name", "message"), [("pig", "there is a game 'pig' already"), ("json", "there is a Python module 'json' already")]
)
def test_a_name_that_is_taken_is_refused(run: Callable[..., Result], name: str, message: str) -> None:
    """By a game or by any other package."""
    result = run("new", name)
    assert result.exit_code == 2
    assert message in result.stderr


@pytest.mark.parametrize("title", ['A "title"', "{braces}", "back\\slash", "two\nlines", "  ", "7 moons"])
def test_a_title_fits_into_all_files(run: Callable[..., Result], tmp_path: Path, title: str) -> None:
    """What would break TOML, Python or Fluent is refused."""
    result = run("new", "moonrise", "--title", title, "--into", tmp_path)
    assert result.exit_code == 2
    assert "cannot be the title" in result.stderr
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten(run: Callable[..., Result], tmp_path: Path) -> None:
    """A folder of that name stays as it is."""
    (tmp_path / "moonrise").mkdir()
    result = run("new", "moonrise", "--into", tmp_path)
    assert result.exit_code == 2
    assert "exists already; choose another name, or another folder with --into" in result.stderr
    assert list((tmp_path / "moonrise").iterdir()) == []


def test_a_failure_leaves_nothing_behind(
    run: Callable[..., Result], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the disk is full, say, no half of a game remains."""

    def rename(path: Path, target: Path) -> None:
        raise OSError(28, "No space left on device", str(target))

    monkeypatch.setattr(Path, "rename", rename)
    result = run("new", "moonrise", "--into", tmp_path)
    assert result.exit_code == 1
    assert result.stderr.endswith("moonrise: No space left on device; free some space on the disk\n")
    assert list(tmp_path.iterdir()) == []
