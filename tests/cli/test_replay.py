"""soan replay: a saved match as a story."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import click
import pytest

from soan.kernel import RulesChanged, registry
from soan.kernel import replay as replays

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from click.testing import Result

    from soan.kernel import Match


@pytest.fixture
def file(hush: Path, tmp_path: Path) -> Path:
    """A finished match of the game with secrets."""
    match = registry.definition("hush").load(2, bonus=2).start(seed=5)
    for move in ("deal low", "deal high", "swap", "deal middle", "show"):
        match.play(move)
    match.save(tmp_path / "a.soan")
    return tmp_path / "a.soan"


def test_the_whole_story_is_told(run: Callable[..., Result], file: Path) -> None:
    """Every move with who made it, what it brought, hidden cards included; then the scoring."""
    output = run("replay", file).output
    assert output.startswith("Hush (plain, bonus=2)")
    assert "   1  Chance: deal low" in output
    assert "Player 1 takes the low card, 4 are left." in output
    assert "   3  Player 1: swap" in output
    assert "Courage" in output
    total = next(line for line in output.splitlines() if "Total" in line)
    assert total.split()[3::2] == ["2", "6"]
    assert output == run("replay", file, "--all").output


def test_a_seats_story_has_no_secrets(run: Callable[..., Result], file: Path) -> None:
    """Only what that player was told; the moves themselves, which name hidden cards, are left out."""
    output = run("replay", file, "--seat", 1).output
    assert "Player 1 takes the low card" in output
    assert "Player 2 takes a card, 3 are left." in output
    assert "Player 2 shows the high card." in output
    assert "deal" not in output


def test_a_story_in_japanese(run: Callable[..., Result], file: Path) -> None:
    """Titles, events and scoring."""
    output = run("replay", file, "--lang", "ja").output
    assert output.startswith("しーっ")
    assert "運: deal low" in output
    assert "合計" in output


def test_a_story_as_json(run: Callable[..., Result], file: Path) -> None:
    """All of it; for one seat without the moves."""
    story = json.loads(run("replay", file, "--json").output)
    assert (story["game"], story["players"], story["over"], story["actor"]) == ("hush", 2, True, None)
    assert story["story"][2] == {"number": 3, "actor": 0, "move": "swap", "events": ["Player 1 drops the low card."]}
    assert story["scores"] == [2, 6]
    assert story["ranks"] == [2, 1]
    assert story["breakdown"][1] == {"card": 4, "courage": 2}
    seats = json.loads(run("replay", file, "--seat", 2, "--json").output)
    assert seats["story"][0] == {"number": 1, "events": ["Player 1 takes a card, 4 are left."]}


def test_a_match_that_is_not_over_says_so(run: Callable[..., Result], hush: Path, tmp_path: Path) -> None:
    """With who is to decide."""
    match = registry.definition("hush").load(2).start()
    match.save(tmp_path / "a.soan")
    assert "not over: Chance is to decide. The points are those of now." in run("replay", tmp_path / "a.soan").output
    match.play("deal low")
    match.play("deal high")
    match.save(tmp_path / "a.soan")
    assert "not over: Player 1 is to decide." in run("replay", tmp_path / "a.soan").output


def test_one_can_go_step_by_step(run: Callable[..., Result], file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A key is waited for after each move."""
    pauses: list[str] = []
    monkeypatch.setattr(click, "pause", pauses.append)
    assert run("replay", file, "--step").exit_code == 0
    assert len(pauses) == 5


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--seat", "3"], "--seat 3: this match has 2 players; give a number from 1 to that"),
        (["--seat", "0"], "Invalid value for '--seat': 0 is not in the range x>=1"),
        (["--seat", "1", "--all"], "--seat and --all exclude each other; give one of them"),
    ],
)
def test_impossible_seats_are_wrong_usage(
    run: Callable[..., Result], file: Path, arguments: list[str], message: str
) -> None:
    """Exit code 2, and what would be right."""
    result = run("replay", file, *arguments)
    assert result.exit_code == 2
    assert message in result.stderr


@pytest.mark.parametrize(
    ("text", "message"),
    [("{}", "this is no replay of Soan"), ("", "was the file cut short?"), (None, "No such file or directory; check")],
    ids=["foreign", "empty", "missing"],
)
def test_a_spoilt_replay_is_one_line(
    run: Callable[..., Result], tmp_path: Path, text: str | None, message: str
) -> None:
    """Exit code 1."""
    if text is not None:
        (tmp_path / "a.soan").write_text(text, "utf-8")
    result = run("replay", tmp_path / "a.soan")
    assert result.exit_code == 1
    (line,) = result.stderr.splitlines()
    assert message in line


def test_changed_rules_are_followed_as_far_as_they_go(
    run: Callable[..., Result], file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The story up to the move that is no longer possible, then why it ends there."""
    partial = registry.definition("hush").load(2).start()
    partial.play("deal low")

    def replay(path: Path, *, game: str | None, changed_rules: bool) -> Match:
        raise RulesChanged("the rules have changed", partial if changed_rules else None)

    monkeypatch.setattr(replays, "replay", replay)
    stopped = run("replay", file)
    assert (stopped.exit_code, stopped.stdout) == (1, "")
    followed: Any = run("replay", file, "--changed-rules")
    assert followed.exit_code == 1
    assert "Player 1 takes the low card" in followed.stdout
    assert followed.stderr == "soan: the rules have changed\n"


def test_the_folder_of_a_game_that_is_not_installed_is_named(
    run: Callable[..., Result], file: Path, hush: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """--game says where its rules lie; without it the message says how to give it, and that is wrong usage."""
    told = run("replay", file).output
    monkeypatch.undo()
    unknown = run("replay", file)
    assert unknown.exit_code == 2
    (line,) = unknown.stderr.splitlines()
    assert "no game 'hush'" in line
    assert "name it: --game FOLDER" in line
    assert run("replay", file, "--game", hush).output == told
