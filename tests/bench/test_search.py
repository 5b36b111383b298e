"""The measurements of the search measure what they say."""

from __future__ import annotations

import importlib
import json
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner

import soan
from bench.search import compare, pace
from bench.search.variant import Variant
from soan.bots import make
from soan.lab.ladder import meet

if TYPE_CHECKING:
    from collections.abc import Iterator

    from soan import View


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """No time is spent on an accuracy that no test looks at."""
    monkeypatch.setattr("bench.search.variant.PACED", 0.0)
    monkeypatch.setattr("bench.search.pace.SHARED", 8000)


def views(game: str, every: int) -> Iterator[View]:
    """What the seats see at some decisions of one game."""
    yield from pace.decisions(soan.load(game))[::every]


@pytest.mark.parametrize("game", ["connect_four", "leduc_poker", "pig"])
def test_a_blank_recipe_is_soans_own_search(game: str) -> None:
    """What changes nothing decides as the search does that Soan's bots use, so that it can stand for it."""
    blank, own = Variant("the same", 300, {}), make("mcts:300")
    for view in views(game, 2):
        assert blank.choose(view, 5) == own.choose(view, 5)


@pytest.mark.parametrize("name", [name for name in compare.VARIANTS if name != "the same"])
def test_a_variant_searches_otherwise(name: str) -> None:
    """Each variant is a search with a mind of its own: it decides what is legal, and somewhere something else."""
    recipe, numbers = compare.VARIANTS[name]
    variant, own = Variant(name, 60, recipe, numbers), Variant("own", 60, {})
    differs = 0
    for game in ("pig", "leduc_poker", "connect_four"):
        for view in views(game, 3):
            for seed in range(6):
                code = variant.choose(view, seed)
                assert code in {action.code for action in view.legal()}
                differs += code != own.choose(view, seed)
    assert differs or name == "nodes for forced moves"  # in these games nobody is ever forced


def test_the_comparison_fills_its_table() -> None:
    """A row says who played whom, how often, with how many iterations, and the score with its interval."""
    options = ["--game", "connect_four", "--variant", "the same", "--games", "6", "--budget", "20"]
    row = json.loads(CliRunner().invoke(compare.main, [*options, "--json"]).output)
    assert row["low"] <= row["score"] <= row["high"]
    assert (row["games"], row["against"]) == (6, 20)
    assert "| connect_four (2) | the same |" in CliRunner().invoke(compare.main, options).output


def test_a_better_search_is_found_better() -> None:
    """Against twenty times the iterations a search loses, and the interval says that this is no chance."""
    scores = meet(soan.load("connect_four"), Variant("more", 200, {}), Variant("less", 10, {}), 20, 1, 1)
    score, low, _ = compare.mean_with_interval(scores)
    assert score >= low > 0.5


def test_the_pace_is_measured() -> None:
    """Iterations and random games are counted in the same run, so that their ratio can be compared across machines."""
    found = CliRunner().invoke(pace.main, ["--game", "connect_four", "--budget", "50", "--repeats", "1"])
    assert found.exit_code == 0
    assert "connect_four" in found.output


def test_tuning_can_be_repeated() -> None:
    """The same seed tries the same numbers with the same result; the best plays fresh games; wrong ones are refused."""
    pytest.importorskip("optuna", reason="Optuna comes with `make check`, not with `make test`")
    tune = importlib.import_module("bench.search.tune")
    options = ["--game", "pig", "--trials", "3", "--games", "6", "--budget", "10", "--seed", "4"]
    first, again = (CliRunner().invoke(tune.main, options) for _ in range(2))
    assert first.exit_code == 0
    assert first.output == again.output
    assert "best: " in first.output
    wrong = CliRunner().invoke(tune.main, [*options, "--margin", "-3"])
    assert (wrong.exit_code, "0.0<=x<=1.0" in wrong.output) == (2, True)
