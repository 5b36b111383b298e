"""Definitions that fit together, and games loaded from them."""

from __future__ import annotations

from dataclasses import fields, replace
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from soan.kernel import BadDefinition, BadOption, Definition, Variant, registry
from soan.kernel.names import no_chance, no_tiebreak, nothing_hidden

if TYPE_CHECKING:
    from soan.kernel import Game


def changed(definition: Definition, **parts: Any) -> Definition:
    """The definition with other parts."""
    same = {f.name: getattr(definition, f.name) for f in fields(definition) if f.init}
    return Definition(**{**same, **parts})


def without(definition: Definition, *names: str) -> Any:
    """The rules without some of their functions."""
    return SimpleNamespace(**{name: rule for name, rule in vars(definition.rules).items() if name not in names})


@pytest.mark.parametrize("missing", ["setup", "actor", "legal", "apply", "points", "chance", "redeal"])
def test_rules_that_are_needed_are_missed(hush: Definition, missing: str) -> None:
    """Chance is needed where NATURE moves, redeal where something is hidden, the others always."""
    with pytest.raises(BadDefinition, match=f"hush: its rules lack {missing}; see docs/contract.md"):
        changed(hush, rules=without(hush, missing))


@pytest.mark.parametrize("name", ["points", "chance", "redeal"])
def test_a_function_without_the_decorator_is_no_rule(hush: Definition, name: str) -> None:
    """Machine code could not call it, so it is refused at once, by its name."""
    rules = SimpleNamespace(**vars(hush.rules) | {name: len})
    with pytest.raises(BadDefinition, match=f"hush: no rule yet, since no @rule stands above it: {name}"):
        changed(hush, rules=rules)


def test_all_missing_rules_are_named() -> None:
    """One message for all of them."""
    with pytest.raises(BadDefinition, match="lack setup, actor, legal, apply, points"):
        Definition(
            name="empty", package="x", players=(2,), default_players=2, state=(), moves=SimpleNamespace(moves=()),  # type: ignore[arg-type]
            events=SimpleNamespace(), scoring=(), rules=SimpleNamespace(), longest=1,  # type: ignore[arg-type]
        )  # fmt: skip


def test_what_a_game_does_without_has_a_stand_in(hush: Definition) -> None:
    """Without a tiebreak equal scores are a draw; what hides nothing need not redeal, nor draw without chance."""
    assert changed(hush, rules=without(hush, "tiebreak")).bound["tiebreak"] is no_tiebreak
    assert no_tiebreak(None, None, 0) == 0
    assert no_chance(None, None, None) == (0, 0)
    nothing_hidden(None, None, 0, None)


def test_what_a_game_does_not_count_is_not_claimed() -> None:
    """A game without ``conserved`` makes no claim, one without ``tabulate`` has no tables, and nothing is refused."""
    pig = registry.definition("pig")
    assert pig.conserved(None, None) == {}
    assert pig.tabulate({}, {}, 2) == {}
    pig.check({}, 2)


def test_the_usual_number_of_players_is_one_of_them(hush: Definition) -> None:
    """A default that the game is not for is refused."""
    with pytest.raises(BadDefinition, match=r"default_players 4 is not in players \(2, 3\)"):
        changed(hush, default_players=4)


def test_variants_are_checked_when_declared(hush: Definition) -> None:
    """A variant with an option that does not exist is found at once."""
    with pytest.raises(BadOption, match="no option 'round'; did you mean 'rounds'"):
        changed(hush, variants=(Variant("plain"), Variant("odd", round=2)))


@pytest.mark.parametrize("players", [1, 4, True, "2", 2.0])
def test_other_numbers_of_players_are_refused(hush: Definition, players: Any) -> None:
    """The message says for how many the game is."""
    with pytest.raises(BadOption, match=f"hush is for 2 or 3 players, not {players}"):
        hush.load(players)


def test_one_number_of_players(hush: Definition) -> None:
    """A game for two says so without a list."""
    with pytest.raises(BadOption, match="hush is for 2 players, not 3"):
        changed(hush, players=(2,), default_players=2, state=resized(hush, 2)).load(3)


def resized(definition: Definition, seats: int) -> list[Any]:
    """The fields of the state for another number of seats."""
    return [type(f)(f.name, f.meaning, seats if f.shape == (3,) and f.name in {"hand", "open"} else f.shape,
                    low=f.low, high=f.high, see=f.see, blank=f.blank) for f in definition.state]  # fmt: skip


def test_a_combination_that_makes_no_sense_is_refused(hush: Definition) -> None:
    """With the game's own words."""
    with pytest.raises(BadOption, match="hush: rounds=3 needs deck=large"):
        hush.load(2, rounds=3)


def test_a_game_has_its_numbers_in_one_record(hush: Definition) -> None:
    """Players, options as numbers, and the tables; read-only."""
    game = hush.load(3, "long", bonus=2, swaps="off")
    assert (game.r.players, game.r.rounds, game.r.bonus, game.r.deck, game.r.swaps) == (3, 3, 2, 1, 0)
    assert game.r.copies.tolist() == [3, 3, 3]
    assert game.r.worth.tolist() == [1, 2, 4]
    with pytest.raises(ValueError, match="read-only"):
        game.r.bonus = 3
    with pytest.raises(ValueError, match="read-only"):
        game.r.worth[0] = 3
    assert (game.name, game.variant, game.options["bonus"]) == ("hush", "long", 2)


def test_the_defaults_are_the_draft(game: Game) -> None:
    """Without a variant the first one is loaded."""
    assert game.variant == "plain"
    assert game.title() == "Hush"
    assert game.title("ja") == "しーっ"


@pytest.mark.parametrize(
    ("table", "error", "message"),
    [
        ({"copies": [2, 2, 1]}, BadDefinition, r"tabulate gives \['copies'\], declared are \['copies', 'worth'\]"),
        ({"copies": [2, 2], "worth": [1, 1, 1]}, BadDefinition, r"gives copies the shape \(2,\), declared is \(3,\)"),
        ({"copies": 2, "worth": [1, 1, 1]}, BadDefinition, r"gives copies the shape \(\), declared is \(3,\)"),
        ({"copies": [4, 2, 1], "worth": [1, 1, 1]}, BadOption, r"copies = \[4, 2, 1\] leaves its range 0 … 3"),
        ({"copies": np.array([65_538, 2, 1]), "worth": [1, 1, 1]}, BadOption, r"copies = \[65538, 2, 1\] leaves"),
    ],
)
def test_tables_are_checked(hush: Definition, table: dict[str, Any], error: type[Exception], message: str) -> None:
    """A table that is not declared, of another shape, or out of range (even where it would wrap around) is refused."""

    def tabulate(options: object, content: object, players: int) -> dict[str, Any]:
        return table

    with pytest.raises(error, match=message):
        replace(hush, tabulate=tabulate).load(2)


def test_content_is_optional(hush: Definition) -> None:
    """A game without content.toml has none."""
    assert hush.content["copies"]["small"] == [2, 2, 1]
    assert replace(hush, package="soan.kernel").content == {}


def test_the_engine_is_made_once(hush: Definition, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks gets the same; SOAN_JIT=0 makes everything interpreted."""
    assert hush.engine(compiled=False) is hush.engine(compiled=False)
    monkeypatch.setenv("SOAN_JIT", "0")
    assert hush.engine(compiled=True) is hush.engine(compiled=False)
