"""``soan ladder``."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from soan.cli import main

if TYPE_CHECKING:
    from collections.abc import Sequence


def run(words: Sequence[str]) -> int:
    """The exit code of ``soan ladder`` with these words."""
    with pytest.raises(SystemExit) as ended:
        main(["ladder", *words])
    return int(ended.value.code or 0)


def test_a_ladder_is_printed_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    """Bots with their ratings, the strongest first, and every meeting."""
    assert run(["pig", "--bots", "random,greedy", "--games", "40"]) == 0
    shown = capsys.readouterr()
    lines = shown.out.splitlines()
    assert lines[0] == "pig (classic), 2 players, seed 1"
    assert [line.split()[0] for line in lines[2:4]] == ["greedy", "random"]
    assert lines[-1].startswith("random – greedy")
    assert shown.err == ""


def test_a_ladder_is_printed_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    """JSON has the rungs and the meetings."""
    assert run(["pig", "--bots", "random,greedy,policy:bank,roll", "--games", "20", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {rung["bot"] for rung in found["rungs"]} == {"random", "greedy", "policy:bank,roll"}
    assert len(found["meetings"]) == 3
    assert set(found["rungs"][0]) == {"bot", "rating", "low", "high", "expected", "seconds"}


def test_one_bot_is_no_ladder(capsys: pytest.CaptureFixture[str]) -> None:
    """A single name is refused in one line, with exit code 2."""
    assert run(["pig", "--bots", "random"]) == 2
    assert capsys.readouterr().err == "soan: a ladder needs at least two bots, each named once\n"
