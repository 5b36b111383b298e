"""``soan review``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import soan
from soan.cli import main


@pytest.fixture
def file(tmp_path: Path) -> str:
    """A saved match of connect four, thrown away with the sixth disc."""
    match = soan.load("connect_four").start()
    for column in (4, 1, 4, 1, 4, 2, 4):
        match.play(f"drop {column}")
    match.save(tmp_path / "game.soan")
    return str(tmp_path / "game.soan")


def run(*words: str) -> int:
    """The exit code of ``soan review`` with these words."""
    with pytest.raises(SystemExit) as ended:
        main(["review", *words])
    return int(ended.value.code or 0)


def test_the_chances_are_drawn_and_the_worst_decision_is_named(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Who judged; a line for each player, as wide as the match has decisions; then what cost the most."""
    assert run(file, "--bot", "mcts:1000", "--worst", "1") == 0
    judge, *lines = capsys.readouterr().out.splitlines()
    assert judge.startswith("Judged by mcts:1000, seed 1,")
    assert judge.endswith("each chance within about 3 in a hundred.")
    assert [line.split("|")[1][-1] for line in lines[:2]] == ["█", " "]
    assert [len(line.split("|")[1]) for line in lines[:2]] == [7, 7]
    assert lines[-1].split()[:3] == ["6", "Player", "2"]


def test_programs_get_every_decision(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    """JSON has each decision with its chances and its loss."""
    assert run(file, "--bot", "mcts:100", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["game"], found["scores"], len(found["decisions"])) == ("connect_four", [1, 0], 7)
    assert set(found["decisions"][0]) == {
        "move", "seat", "said", "best", "chances", "chance_said", "chance_best", "loss",
    }  # fmt: skip


def test_a_game_in_a_folder_can_be_looked_back_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """--game says where its rules lie; without it one line says how to give it."""
    folder = Path(__file__).parent.parent / "kernel" / "hush"
    match = soan.load(folder).start(seed=1)
    match.advance()
    match.play("stand")
    match.save(tmp_path / "a.soan")
    assert run(str(tmp_path / "a.soan"), "--bot", "mcts:50") == 2
    assert "name it: --game FOLDER" in capsys.readouterr().err
    assert run(str(tmp_path / "a.soan"), "--bot", "mcts:50", "--game", str(folder), "--json") == 0
    assert json.loads(capsys.readouterr().out)["decisions"][0]["said"] == "stand"


def test_what_is_no_search_or_no_replay_is_told(file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A bot that cannot judge is wrong usage; a file that is no replay is a failure; each is one line."""
    assert run(file, "--bot", "random") == 2
    (tmp_path / "other").write_text("hello")
    assert run(str(tmp_path / "other")) == 1
    assert capsys.readouterr().err.count("\n") == 2
