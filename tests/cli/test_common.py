"""What commands share: finding games, and reading options."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from soan.cli._common import find_definition, parse_settings
from soan.kernel import BadOption, UnknownGame

HUSH = Path(__file__).parent.parent / "kernel" / "hush"


def test_a_name_is_an_installed_game() -> None:
    """Wherever one is."""
    assert find_definition("pig").name == "pig"


@pytest.mark.parametrize("path", ["./hush", "hush/", str(HUSH), "../kernel/hush", "./hush/"])
def test_anything_with_a_slash_is_a_path(monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    """From where one is, or from the root."""
    monkeypatch.chdir(HUSH.parent)
    monkeypatch.setattr(sys, "path", sys.path.copy())
    assert find_definition(path).name == "hush"


def test_the_folder_one_is_in_is_a_dot(monkeypatch: pytest.MonkeyPatch) -> None:
    """As for other programs."""
    monkeypatch.chdir(HUSH)
    monkeypatch.setattr(sys, "path", sys.path.copy())
    assert find_definition(".").name == "hush"


def test_a_folder_named_like_no_game_is_pointed_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who forgets the slash is told of it."""
    monkeypatch.chdir(HUSH.parent)
    with pytest.raises(UnknownGame, match=r"no game 'hush' is installed, but .*: write \./hush"):
        find_definition("hush")
    with pytest.raises(UnknownGame, match="no game 'hussh'; there are"):
        find_definition("hussh")


def test_settings_are_read() -> None:
    """A name, an equals sign, a value in which there may be more of them."""
    assert parse_settings([]) == {}
    assert parse_settings(["goal=50", " flip = on", "x=a=b"]) == {"goal": "50", "flip": "on", "x": "a=b"}


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        (["goal"], "--set 'goal': write it as OPTION=VALUE"),
        (["=5"], "--set '=5': write it as OPTION=VALUE"),
        (["goal=1", "goal=2"], "--set goal stands twice; give it once"),
    ],
)
def test_settings_that_are_none_are_refused(settings: list[str], message: str) -> None:
    """With what to write instead."""
    with pytest.raises(BadOption, match=message):
        parse_settings(settings)
