"""soan check: findings that can be read, and seen again."""

from __future__ import annotations

import json
import shutil
import sys
from typing import TYPE_CHECKING

import pytest

from soan.kernel import registry
from soan.kernel.conformance import checks

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from click.testing import Result

RULES = "soan check {} --games 3 --seed 4 --only rule-books-agree --only ranges-hold"


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled here, and nothing stays on the path of imports."""
    monkeypatch.setenv("SOAN_JIT", "0")
    monkeypatch.setattr(sys, "path", sys.path.copy())


@pytest.fixture
def unsound(hush: Path, tmp_path: Path) -> Path:
    """The game with two mistakes: a range that is too small, and a paragraph that is missing in Japanese."""
    folder = tmp_path / f"unsound_{tmp_path.name.replace('-', '_')}"
    shutil.copytree(hush, folder, ignore=shutil.ignore_patterns("__pycache__"))
    for file, there, instead in (
        ("declarations.py", '"turns ended", high=9', '"turns ended", high=1'),
        ("rulebook.ja.md", "[H6] ", ""),
    ):
        text = (folder / file).read_text("utf-8")
        (folder / file).write_text(text.replace(there, instead), "utf-8")
    return folder


def test_a_sound_game_is_well(run: Callable[..., Result], hush: Path) -> None:
    """One line, exit code 0; progress is for a terminal only."""
    result = run("check", hush, "--games", 1)
    assert result.exit_code == 0
    assert result.stdout == "hush: all well (4 settings)\n"
    assert result.stderr == ""


def test_findings_say_check_message_setting_and_moves(run: Callable[..., Result], unsound: Path) -> None:
    """Each check once, with the shortest way; then how to see them again."""
    result = run("check", unsound, "--games", 3, "--seed", 4, "--only", "ranges-hold", "--only", "rule-books-agree")
    assert result.exit_code == 1
    lines = [line.strip() for line in result.stdout.splitlines() if line.strip()]
    assert lines[0].startswith("rule-books-agree  The rule book has the same paragraphs")
    assert lines[1] == "rulebook.ja.md lacks H6"
    assert lines[2] == "ranges-hold  Every field stays in the range that it declares."
    assert lines[3].startswith("turns = 2 leaves its range 0 … 1")
    assert lines[4].startswith("with --players 2 --variant")
    assert lines[4].endswith("(and in 3 more settings)")
    assert lines[5].startswith("after deal ")
    assert lines[6] == "hush: 5 findings. To see them again:"
    assert lines[7] == RULES.format(unsound)


def test_findings_as_json(run: Callable[..., Result], unsound: Path) -> None:
    """Every finding of every setting, with all moves."""
    found = json.loads(run("check", unsound, "--only", "ranges-hold", "--games", 1, "--json").stdout)
    assert (found["game"], found["games"], found["seed"]) == ("hush", 1, 1)
    assert list(found["checks"]) == ["ranges-hold"]
    assert {finding["setting"] for finding in found["findings"]} == {
        f"--players {players} --variant {variant}" for players in (2, 3) for variant in ("plain", "long")
    }
    assert all(finding["moves"] and finding["meaning"] for finding in found["findings"])


def test_the_moves_of_a_finding_lead_there(run: Callable[..., Result], hush: Path, unsound: Path) -> None:
    """Typed in again, they bring about what was found."""
    (finding, *_) = json.loads(run("check", unsound, "--only", "ranges-hold", "--json").stdout)["findings"]
    match = registry.definition_in(unsound).load(2, "plain").start()
    for move in finding["moves"]:
        match.play(move)
    assert match.state.turns == 2


def test_checks_are_listed(run: Callable[..., Result]) -> None:
    """All of them, with what they mean."""
    output = run("check", "--list").output
    assert [line for line in output.splitlines() if not line.startswith(" ")] == [check.name for check in checks()]
    assert all(check.meaning in output for check in checks())


def test_an_unknown_check_is_answered_with_the_nearest(run: Callable[..., Result]) -> None:
    """Exit code 2."""
    result = run("check", "pig", "--only", "range-hold")
    assert result.exit_code == 2
    assert "no check 'range-hold'; did you mean 'ranges-hold'?" in result.stderr


def test_a_draft_that_cannot_be_imported_is_told(run: Callable[..., Result], tmp_path: Path) -> None:
    """In one line, with file and line of the mistake."""
    folder = tmp_path / "half_a_draft"
    folder.mkdir()
    (folder / "__init__.py").write_text("import nothing_of_that_name\n", "utf-8")
    result = run("check", folder)
    assert result.exit_code == 1
    assert (
        result.stderr
        == "soan: half_a_draft cannot be imported: ModuleNotFoundError: No module named 'nothing_of_that_name'"
        " (__init__.py, line 1)\n"
    )


def test_one_setting_can_be_checked_alone(run: Callable[..., Result], hush: Path, unsound: Path) -> None:
    """With --players and --variant the games of that setting only are played, and shown how to be seen again."""
    assert run("check", hush, "--games", 1, "--players", 3).stdout == "hush: all well (2 settings)\n"
    narrowed = ("--players", 2, "--variant", "long", "--games", 3, "--only", "ranges-hold")
    lines = run("check", unsound, *narrowed).stdout.splitlines()
    assert lines[2].strip() == "with --players 2 --variant long"
    assert lines[-2] == "hush: 1 finding. To see it again:"
    assert lines[-1] == f"soan check {unsound} --players 2 --variant long --games 3 --seed 1 --only ranges-hold"


@pytest.mark.parametrize(("option", "value"), [("--players", 5), ("--variant", "lang")])
def test_a_setting_that_there_is_not_is_refused(
    run: Callable[..., Result], hush: Path, option: str, value: int | str
) -> None:
    """As everywhere, with what there is."""
    result = run("check", hush, option, value)
    assert result.exit_code == 2
    assert result.stderr.startswith(
        "soan: hush is for 2 or 3 players" if value == 5 else "soan: no variant 'lang'; did"
    )


def test_a_rule_without_an_end_is_told_when_interrupted(run: Callable[..., Result], hush: Path, tmp_path: Path) -> None:
    """Ctrl-C says in which line of which rule it came, since that is where the rule goes round."""
    folder = tmp_path / "hush_without_end"
    shutil.copytree(hush, folder, ignore=shutil.ignore_patterns("__pycache__"))
    rules = (folder / "rules.py").read_text("utf-8")
    loop = "    while s.turns < 9:\n        raise KeyboardInterrupt  # as Ctrl-C does\n"
    (folder / "rules.py").write_text(rules.replace("    n = 0\n", f"    n = 0\n{loop}", 1), "utf-8")
    result = run("check", folder, "--players", 2)
    assert result.exit_code == 130
    assert result.stderr.startswith("soan: interrupted (rules.py, line ")
    assert result.stderr.rstrip().endswith(", in legal)")
