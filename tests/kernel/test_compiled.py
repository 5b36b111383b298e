"""Twins of rules: the same results, kept on disk, never stale."""

# A test may look behind the counter.
# pyright: reportPrivateUsage=false

from __future__ import annotations

import os
import subprocess
import sys
import time
from textwrap import dedent
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from soan.kernel import BadDefinition, below, loops, rule
from soan.kernel.compiled import (
    KEPT,
    Interpreted,
    Twins,
    _explain,
    _hash_of_folder,
    cache_folder,
    jit_enabled,
    names_used,
    prepared,
    rules_reached,
    source_folder,
)
from soan.kernel.events import silent_log
from soan.kernel.luck import pick, scale
from soan.kernel.names import setup
from soan.kernel.rule import loop

if TYPE_CHECKING:
    from pathlib import Path

    from soan.kernel import Definition, Game


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache of its own for each test."""
    monkeypatch.setenv("SOAN_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def twins_of(definition: Definition) -> Twins:
    """Fresh twins, whatever SOAN_JIT says."""
    return Twins(definition.name, definition.sources, definition.bound)


def simulated(game: Game, engine: Twins | Interpreted, games: int) -> list[Any]:
    """The results of random games."""
    scores, lengths = np.zeros((games, 3), np.int64), np.zeros((games, 2), np.int64)
    ranks = scores.copy()
    play = engine.entry(loops.random_games)
    play(game.parameters, game.definition.layout.zeros(2), np.uint64(3), 0, scores, ranks, lengths, silent_log())
    return [scores.tolist(), ranks.tolist(), lengths.tolist()]


def test_twins_play_as_the_interpreter_does(hush: Definition, cache: Path) -> None:
    """The same games to the same scores, ranks and lengths; the machine code is kept in the game's folder."""
    game = hush.load(3, "long")
    twins = twins_of(hush)
    assert not twins.stored(loops.random_games)
    assert simulated(game, twins, 30) == simulated(game, hush.engine(compiled=False), 30)
    assert twins.stored(loops.random_games)
    folder = twins.folder(loops.random_games)
    assert folder.parent == cache
    assert folder.name.startswith("hush-")
    assert twins.entry(loops.random_games) is twins.entry(loops.random_games)
    assert hush.rules.apply.__globals__["deal"] is hush.rules.deal, "the original rules are left alone"


def test_games_do_not_depend_on_how_they_are_batched(hush: Definition) -> None:
    """Game g of a seed is the same game wherever a batch begins, so that any number of threads plays the same games."""
    game = hush.load(2)
    whole = simulated(game, hush.engine(compiled=False), 10)
    scores, lengths = np.zeros((4, 3), np.int64), np.zeros((4, 2), np.int64)
    play = hush.engine(compiled=False).entry(loops.random_games)
    play(game.parameters, hush.layout.zeros(2), np.uint64(3), 6, scores, scores.copy(), lengths, silent_log())
    assert scores.tolist() == whole[0][6:]
    assert lengths.tolist() == whole[2][6:]


def test_a_cache_that_cannot_be_written_is_done_without(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Machine code then lives as long as the process."""
    (tmp_path / "file").write_text("in the way", "utf-8")
    assert prepared(tmp_path / "file" / "hush-0123456789abcdef") is None

    def access(path: Path, mode: int) -> bool:
        return False

    monkeypatch.setattr(os, "access", access)
    assert prepared(tmp_path / "hush-0123456789abcdef") is None


def test_a_twin_without_a_cache_works(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The loop is compiled all the same."""
    (tmp_path / "cache").write_text("in the way", "utf-8")

    @loop
    def roll(rng: Any) -> int:
        return below(rng, 6)

    twins = Twins("none", ["soan.kernel"], {})
    rng = np.array([5, 0], np.uint64)
    assert [twins.entry(roll)(rng) for _ in range(3)] == [below(np.array([5, n], np.uint64), 6) for n in range(3)]


def test_old_caches_are_cleared_away(cache: Path) -> None:
    """Of each game the folders used last are kept, those of other games are left alone."""
    other = cache / f"hush-two-{'0' * 16}"
    other.mkdir(parents=True)
    for number in range(KEPT + 3):
        folder = cache / f"hush-{number:016x}"
        assert prepared(folder) == folder
        used = time.time() - 1000 + number
        os.utime(folder, (used, used))
    prepared(cache / f"hush-{0xF0:016x}")
    left = {folder.name for folder in cache.iterdir()}
    assert left == {other.name, f"hush-{0xF0:016x}", *(f"hush-{number:016x}" for number in range(4, KEPT + 3))}


def test_a_folder_that_is_used_again_counts_as_new(cache: Path) -> None:
    """So that switching between two drafts compiles neither of them again."""
    first = cache / f"hush-{1:016x}"
    prepared(first)
    os.utime(first, (0, 0))
    prepared(first)
    assert first.stat().st_mtime > time.time() - 100


def test_every_source_and_constant_is_in_the_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A change in any Python file of a package, in the packages, or in a constant leads to another folder."""
    package = tmp_path / "some_package"
    (package / "inner").mkdir(parents=True)
    (package / "__init__.py").write_text("", "utf-8")
    other = package / "inner" / "numbers.py"
    monkeypatch.syspath_prepend(str(tmp_path))  # pyright: ignore[reportUnknownMemberType]
    seen: list[Path] = []
    for text, constants in (("A = 1", {}), ("A = 2", {}), ("A = 2", {"SEATS": 2}), ("A = 2", {"SEATS": np.array([2])})):
        other.write_text(text, "utf-8")
        _hash_of_folder.cache_clear()
        seen.append(cache_folder("game", ["some_package"], constants))
    seen.append(cache_folder("game", ["some_package", "soan.kernel"], {}))
    assert len(set(seen)) == len(seen)
    assert cache_folder("game", ["some_package"] * 2, {}) == seen[1]


def test_the_users_cache_folder_is_used_by_default(monkeypatch: pytest.MonkeyPatch) -> None:
    """Unless SOAN_CACHE names another one."""
    monkeypatch.delenv("SOAN_CACHE")
    assert "soan" in cache_folder("game", [], {}).parent.parts


def test_a_module_of_one_file_lies_in_its_folder() -> None:
    """As do packages without a file of their own."""
    assert source_folder("soan.kernel.luck") == source_folder("soan.kernel")


PLAY = """
    from soan.kernel import Definition, Events, Field, Move, Moves
    from little import rules
    from little.loops import walk

    definition = Definition(
        name="little", package="little", players=(1,), default_players=1, state=(Field("steps", "", high=99),),
        moves=Moves(Move("step")), events=Events(), scoring=("steps",), rules=rules, longest=100,
    )
    engine = definition.engine(compiled=True)
    stored = engine.stored(walk)
    print(stored, engine.entry(walk)(definition.load().parameters, definition.layout.zeros(1)))
"""
LOOPS = """
    from soan.kernel.moves import OVER
    from soan.kernel.names import actor, apply
    from soan.kernel.rule import loop

    @loop
    def walk(parameters, states):
        n = 0
        while actor(parameters[0], states[0]) != OVER:
            apply(parameters[0], states[0], 0, 0)
            n += 1
        return n
"""
RULES = """
    from little.numbers import STEPS
    from soan.kernel import OVER, rule

    @rule
    def setup(r, s):
        pass

    @rule
    def actor(r, s):
        return OVER if s.steps == STEPS else 0

    @rule
    def legal(r, s, out):
        out[0] = 0
        return 1

    @rule
    def apply(r, s, action, log):
        s.steps += 1

    @rule
    def points(r, s, seat, item):
        return s.steps
"""


def test_no_result_is_stale(tmp_path: Path) -> None:
    """A number that is changed in another file counts at once; unchanged sources are not compiled again."""
    folder = tmp_path / "little"
    folder.mkdir()
    (folder / "__init__.py").write_text("", "utf-8")
    (folder / "rules.py").write_text(dedent(RULES), "utf-8")
    (folder / "loops.py").write_text(dedent(LOOPS), "utf-8")
    (tmp_path / "play.py").write_text(dedent(PLAY), "utf-8")
    environment = {**os.environ, "SOAN_JIT": "1", "PYTHONPATH": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"}

    def play(steps: int) -> str:
        (folder / "numbers.py").write_text(f"STEPS = {steps}\n", "utf-8")
        command = [sys.executable, str(tmp_path / "play.py")]
        return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout.strip()

    assert [play(7), play(7), play(9), play(7)] == ["False 7", "True 7", "False 9", "True 7"]


def test_names_are_found_inside_inner_functions() -> None:
    """A comprehension or a lambda may call rules too."""
    assert {"pick", "below"} <= set(names_used((lambda: [lambda: pick, below]).__code__))


@rule
def even(number: int) -> bool:
    """Whether a number is even."""
    return number == 0 or odd(number - 1)


@rule
def odd(number: int) -> bool:
    """Whether a number is odd."""
    return number != 0 and even(number - 1)


def test_rules_are_reached_once_each() -> None:
    """Even if they call each other in a circle."""
    assert sorted(function.__name__ for function in rules_reached([odd])) == ["even", "odd"]
    assert {"pick", "scale"} == {function.__name__ for function in rules_reached([pick])}


def test_a_loop_outside_a_game_says_so() -> None:
    """The names of a game mean nothing until the loop is bound."""
    with pytest.raises(RuntimeError, match="this loop is not bound to a game"):
        loops.draw(None, None, None, None, 0)


def test_the_interpreter_binds_loops_that_call_loops(hush: Definition) -> None:
    """Each once, with the game's own rules and numbers."""
    engine = Interpreted(hush.bound)
    rank = engine.entry(loops.rank)
    assert rank.__globals__["total"] is engine.entry(loops.total)
    assert rank.__globals__["tiebreak"] is hush.rules.tiebreak
    assert loops.rank.__globals__["tiebreak"] is not hush.rules.tiebreak


@rule
def makes_an_array(r: Any, s: Any) -> None:
    """What rules must not do."""
    s.hand[:] = s.deck


@rule
def asks_for_what_is_not_there(r: Any, s: Any) -> int:
    """A field that was never declared."""
    return s.hnad


def forgotten(s: Any) -> int:
    """A helper whose author forgot the decorator."""
    return int(s.left)


@rule
def calls_no_rule(r: Any, s: Any) -> int:
    """Asks a function that is not compiled."""
    return forgotten(s)


@rule
def cannot_be_said(r: Any, s: Any) -> Any:
    """Python that Numba does not know."""
    with open(s) as file:  # noqa: PTH123 - what a beginner might try
        return file


@pytest.mark.parametrize(
    ("mistake", "message"),
    [
        (
            makes_an_array,
            r"test_compiled\.py, line \d+: rules make no arrays; let a field remember, and copy in a loop",
        ),
        (
            asks_for_what_is_not_there,
            "the rules of hush read a field 'hnad', which is not declared; did you mean 'hand'",
        ),
        (calls_no_rule, r"line \d+: forgotten is called by a rule, but is none itself; write @rule above it"),
        (
            cannot_be_said,
            r"cannot be compiled: .*'with \(context manager\) as \(variable\):' construct is not supported",
        ),
    ],
)
def test_what_cannot_be_compiled_is_told_in_a_line(hush: Definition, mistake: Any, message: str) -> None:
    """The place in the rules, and what is wrong there."""

    @loop
    def ask(s: Any) -> None:
        setup(s, s)

    with pytest.raises(BadDefinition, match=message) as error:
        Twins("hush", ["soan.kernel"], {"setup": mistake}).entry(ask)(hush.layout.zeros(1)[0])
    assert "\n" not in str(error.value)


def test_an_error_without_a_place_is_told_as_it_is() -> None:
    """Numba does not always say where."""
    assert _explain(ValueError("Failed in nopython mode\nToo deep\nDuring: something")) == "Too deep"


def test_compiling_can_be_switched_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """SOAN_JIT=0, and nothing else."""
    for value, enabled in (("0", False), ("1", True), ("", True)):
        monkeypatch.setenv("SOAN_JIT", value)
        assert jit_enabled() is enabled
    monkeypatch.delenv("SOAN_JIT")
    assert jit_enabled()


def test_a_primitive_has_a_second_wording() -> None:
    """The readable one is called from Python, the other one is compiled."""
    assert scale(2**63, 10) == 5
    assert scale.compiled is not scale  # type: ignore[attr-defined]
