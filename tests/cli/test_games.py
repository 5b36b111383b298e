"""soan games: what is installed, and what may vary in it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import soan
from soan.cli import games
from soan.kernel import BadDefinition, registry

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    import pytest
    from click.testing import Result


def test_all_games_are_listed(run: Callable[..., Result]) -> None:
    """With name, title, players, variants and options."""
    output = run("games").output
    for name in soan.game_names():
        assert f"\n{name}  " in f"\n{output}"
    assert "--variant short" in output
    assert "Points that win the game. [P5] a whole number from 10 to 1000; 100 if left out" in output
    assert "2 (usual), 3, 4, 5, 6, 7, 8" in output


def test_one_game_in_japanese(run: Callable[..., Result]) -> None:
    """Only those that are named, in the language that is asked for."""
    output = run("games", "pig", "--lang", "ja").output
    assert output.startswith("pig  ピッグ: サイコロ１個と")
    assert "undecim" not in output


def test_the_listing_as_json(run: Callable[..., Result], hush: Path) -> None:
    """All that a form would need."""
    listing = json.loads(run("games", "hush", "--json").output)
    (game,) = listing["games"]
    assert (game["name"], game["title"], game["players"], game["default_players"]) == ("hush", "Hush", [2, 3], 2)
    assert [variant["name"] for variant in game["variants"]] == ["plain", "long"]
    assert game["variants"][1]["options"] == {"rounds": 3, "deck": "large"}
    options = {option["name"]: option for option in game["options"]}
    assert (options["rounds"]["kind"], options["rounds"]["low"], options["rounds"]["high"]) == ("number", 1, 3)
    assert options["deck"]["choices"] == {"small": "five cards", "large": "nine cards"}
    assert options["swaps"]["default"] is True
    assert options["worth"]["default"] == [1, 2, 4]
    assert options["worth"]["meaning"] == "What the cards count."


def test_a_game_that_is_named_shows_its_moves(run: Callable[..., Result], hush: Path) -> None:
    """As they are typed, with the words for what is in capitals, and the bots that they make; NATURE's are not."""
    output = run("games", "undecim").output
    assert "take CARD, play CARD, pass CARD PASS, pay, save" in output
    assert ["CARD", "explore,", "survey,", "reclaim,"] in [line.split()[:4] for line in output.splitlines()]
    assert "moves" not in run("games").output
    (line,) = [line for line in run("games", hush).output.splitlines() if "moves" in line]
    assert line.split("moves")[1].strip() == "swap, show, stand"


def test_the_bots_that_are_shown_can_play(run: Callable[..., Result]) -> None:
    """What the listing of a game says of its bots can be copied."""
    (line,) = [line for line in run("games", "pig").output.splitlines() if "--bots" in line]
    bots = line.split("--bots")[1].split(" and so on")[0].strip().split(" or ")
    assert len(bots) == 3
    for bot in bots:
        assert run("simulate", "pig", "--games", 1, "--bots", bot).exit_code == 0


def test_the_moves_as_json(run: Callable[..., Result], hush: Path) -> None:
    """Name, notation, and the words of each argument."""
    (game,) = json.loads(run("games", "undecim", "--json").output)["games"]
    moves = {move["name"]: move for move in game["moves"]}
    assert moves["pass"]["notation"] == "pass CARD PASS"
    assert moves["pass"]["words"]["pass"] == ["haste", "loan", "oath", "charter"]
    assert moves["end"] == {"name": "end", "notation": "end", "words": {}}


def test_a_game_that_cannot_be_opened_hides_no_other(
    run: Callable[..., Result], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is told at the end, with the reason."""
    known = registry.definition

    def definition(name: str) -> object:
        if name == "undecim":
            raise BadDefinition("its rules lack setup")
        return known(name)

    monkeypatch.setattr(games.registry, "definition", definition)
    result = run("games")
    assert result.exit_code == 0
    assert "pig" in result.stdout
    assert result.stderr == "undecim cannot be opened: its rules lack setup\n"
    assert json.loads(run("games", "--json").stdout)["broken"] == {"undecim": "its rules lack setup"}


def test_values_are_shown_as_they_are_typed(run: Callable[..., Result], hush: Path) -> None:
    """Switches as on and off, tables as lists, choices as words."""
    output = run("games", "hush").output
    assert "on or off; on if left out" in output
    assert "like [1, 2, 4]; [1,2,4] if left out" in output
    assert "one of small, large; small if left out" in output
