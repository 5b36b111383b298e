"""soan rules: the rule book, and who stands behind it."""

from __future__ import annotations

import json
import shutil
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from click.testing import Result


def test_the_rule_book_is_shown(run: Callable[..., Result]) -> None:
    """In either language, with its ids."""
    assert "[P3] If the die shows a 1," in run("rules", "pig").output
    assert "[P3]" in run("rules", "pig", "--lang", "ja").output
    assert "サイコロ" in run("rules", "pig", "--lang", "ja").output


def test_the_rule_book_as_json(run: Callable[..., Result], hush: Path) -> None:
    """The Markdown, and the paragraphs by themselves."""
    book = json.loads(run("rules", hush, "--json").output)
    assert book["markdown"].startswith("# Hush")
    assert book["rules"][-1] == {
        "id": "H7",
        "text": "Players keep a straight face (not modelled: the program sees no faces).",
        "not_modelled": "the program sees no faces",
    }


def test_the_matrix_of_a_finished_game(run: Callable[..., Result]) -> None:
    """Functions and tests of every paragraph; nothing is missing."""
    result = run("rules", "pig", "--matrix")
    assert result.exit_code == 0
    assert "land (rules.py:" in result.output
    assert "test_a_one_loses_the_turn (test_pig.py:" in result.output


def test_gaps_are_findings(run: Callable[..., Result], hush: Path, tmp_path: Path) -> None:
    """A paragraph without a test ends with exit code 1."""
    (tmp_path / "test_hush.py").write_text('@pytest.mark.rule("H1")\ndef test_one(): ...', "utf-8")
    result = run("rules", "hush", "--matrix", "--tests", tmp_path)
    assert result.exit_code == 1
    assert "test_one (test_hush.py:2)" in result.output
    assert "not modelled: the program sees no faces" in result.output
    assert '[H2] has no test: mark one with @pytest.mark.rule("H2")' in result.output


def test_the_matrix_as_json(run: Callable[..., Result], hush: Path, tmp_path: Path) -> None:
    """Each rule with places of functions and tests; the gaps as sentences."""
    found = json.loads(run("rules", "hush", "--matrix", "--tests", tmp_path, "--json").output)
    rows = {row["id"]: row for row in found["rules"]}
    assert rows["H4"]["functions"][0].endswith(" legal")
    assert rows["H4"]["tests"] == []
    assert len(found["gaps"]) == 6


def test_without_a_folder_of_tests_that_is_said(run: Callable[..., Result], tmp_path: Path, hush: Path) -> None:
    """And the paragraphs are not blamed for it."""
    path = sys.path.copy()
    try:
        shutil.copytree(hush, tmp_path / "hush_alone", ignore=shutil.ignore_patterns("__pycache__"))
        result = run("rules", tmp_path / "hush_alone", "--matrix")
    finally:
        sys.path[:] = path
    assert result.exit_code == 0
    assert "No folder of tests was found; name one with --tests." in result.output


def test_a_folder_of_tests_that_does_not_exist_is_wrong_usage(run: Callable[..., Result]) -> None:
    """The path is checked before anything is done."""
    result = run("rules", "pig", "--matrix", "--tests", "/no/such/folder")
    assert result.exit_code == 2
    assert "Directory '/no/such/folder' does not exist" in result.stderr
