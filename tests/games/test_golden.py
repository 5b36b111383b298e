"""Golden transcripts fail for every change, and say what to do about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import soan
from tests.games.golden import hold_to

if TYPE_CHECKING:
    from pathlib import Path

PIG = soan.load("pig", variant="short")


def weigh(verb: str, place: int) -> float:
    """Rolling and banking alike."""
    return 1


def failure(file: Path, game: soan.Game = PIG) -> str:
    """What is said of a transcript that does not hold."""
    with pytest.raises(pytest.fail.Exception) as failed:
        hold_to(file, game, weigh)
    return str(failed.value)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A transcript that was written and holds."""
    file = tmp_path / "pig" / "short.txt"
    assert "pig/short.txt was written anew: look at it" in failure(file)
    hold_to(file, PIG, weigh)
    return file


def test_a_transcript_is_written_and_then_held_to(file: Path) -> None:
    """It has every move, what was told in both languages, and the scores; written again it is the same."""
    text = file.read_text("utf-8")
    assert "NATURE: land" in text
    assert " / プレイヤー1は" in text
    assert "rank 1" in text.splitlines()[-1] + text.splitlines()[-2]
    file.unlink()
    failure(file)
    assert file.read_text("utf-8") == text


def test_another_wording_shows_with_its_line(file: Path) -> None:
    """What was, what is now, and how to keep it if it is meant."""
    text = file.read_text("utf-8")
    number = next(n for n, line in enumerate(text.splitlines(), 1) if "Player 1 rolls" in line)
    file.write_text(text.replace("Player 1 rolls", "Player 1 throws", 1), "utf-8")
    told = failure(file)
    assert f"pig/short.txt, line {number}\n  was      Player 1 throws" in told
    assert "\n  now      Player 1 rolls" in told
    assert "delete the file, run this test again" in told


def test_rules_that_no_longer_allow_a_move_show_it(file: Path) -> None:
    """The line says which move was refused, and why."""
    number, line = next(found for found in enumerate(file.read_text("utf-8").splitlines(), 1) if "land" in found[1])
    file.write_text(file.read_text("utf-8").replace(line, "NATURE: roll", 1), "utf-8")
    assert f"line {number}\n  was  NATURE: roll\n  now  'roll' is not possible for NATURE now" in failure(file)


def test_a_game_that_ends_later_shows_it(file: Path) -> None:
    """The same moves do not end a longer game."""
    told = failure(file, soan.load("pig", variant="short", goal=200))
    assert "pig/short.txt: the game does not end with its last move\nIf this is meant: delete the file" in told
