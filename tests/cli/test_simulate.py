"""``soan simulate``."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

import soan
from soan.cli import main

if TYPE_CHECKING:
    from pathlib import Path

NAMES = (
    "game", "variant", "options", "players", "bots", "games", "seed", "seconds", "games_per_second",
    "decisions_per_second", "decisions_per_game", "seats", "entrants", "draws", "unfinished",
)  # fmt: skip
FIGURES = ("wins", "win_rate", "low", "high", "mean_score")


def run(*words: str) -> int:
    """The exit code of ``soan simulate`` with these words."""
    with pytest.raises(SystemExit) as ended:
        main(["simulate", *words])
    return int(ended.value.code or 0)


def told(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    """What ``soan simulate … --json`` prints."""
    assert run(*words, "--json") == 0
    return json.loads(capsys.readouterr().out)


def test_json_has_all_the_figures(capsys: pytest.CaptureFixture[str]) -> None:
    """The names of the design are there, for the game, every seat and every entrant."""
    figures = told(
        capsys, "pig", "--players", "3", "--games", "30", "--bots", "greedy,random,random", "--set", "goal=20"
    )
    assert tuple(figures) == NAMES
    assert [tuple(row) for row in figures["seats"]] == [("seat", *FIGURES)] * 3
    assert [tuple(row) for row in figures["entrants"]] == [("bot", *FIGURES)] * 3
    assert (figures["options"]["goal"], figures["games"], figures["seed"]) == (20, 30, 1)


def test_one_name_is_for_all(capsys: pytest.CaptureFixture[str]) -> None:
    """A single bot takes every seat."""
    assert told(capsys, "pig", "--players", "3", "--games", "5", "--bots", "greedy")["bots"] == ["greedy"] * 3


def test_bots_can_be_kept_on_their_seats(capsys: pytest.CaptureFixture[str]) -> None:
    """With --no-rotate the first bot is the first seat's."""
    figures = told(capsys, "pig", "--games", "40", "--bots", "mcts:50,random", "--no-rotate")
    assert figures["seats"][0]["wins"] == figures["entrants"][0]["wins"] > 25


def test_a_table_is_printed_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    """Without --json there is a line about what was played, and a table of seats and bots."""
    assert run("pig", "--games", "20", "--bots", "greedy,random") == 0
    shown = capsys.readouterr()
    assert shown.out.startswith("pig (classic), 2 players, greedy, random, seed 1: 20 games in ")
    assert "Win rate" in shown.out
    assert shown.err == ""


def test_columns_and_replays_are_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """--out takes the columns, and the games that --replay names can be brought back."""
    found = told(capsys, "pig", "--games", "1", "--out", str(tmp_path / "new"), "--replay", "0")
    assert {file.name for file in (tmp_path / "new").iterdir()} == {
        "games.parquet", "seats.parquet", "summary.json", "game-0.soan",
    }  # fmt: skip
    scores = soan.replay(tmp_path / "new" / "game-0.soan").scores
    assert [row["mean_score"] for row in found["seats"]] == list(scores)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["pigg"], "did you mean 'pig'"),
        (["pig", "--players", "9"], "not 9"),
        (["pig", "--set", "gaol=3"], "did you mean 'goal'"),
        (["pig", "--set", "goal=3"], "from 10 to 1000"),
        (["pig", "--variant", "shorter"], "did you mean 'short'"),
        (["pig", "--bots", "mcts"], "like 'mcts:1000'"),
        (["pig", "--bots", "random,random,random"], "3 bots cannot take 2 seats"),
        (["pig", "--games", "-1"], "--games"),
        (["pig", "--jobs", "0"], "--jobs"),
        (["pig", "--games", "2", "--out", "x", "--replay", "2"], "numbered from 0 to 1"),
        (["pig", "--replay", "2"], "--out"),
    ],
)
def test_wrong_usage_is_one_line(words: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    """What cannot be played is told in one line that says what to do, with exit code 2."""
    assert run(*words) == 2
    shown = capsys.readouterr()
    assert (shown.out, shown.err.count("\n")) == ("", 1)
    assert message in shown.err


def test_a_folder_that_cannot_be_written_is_told_first(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A place that is no folder is refused before anything is played, with exit code 1."""
    (tmp_path / "file").write_text("")
    assert run("pig", "--games", "5", "--out", str(tmp_path / "file" / "below")) == 1
    assert "below" in capsys.readouterr().err
