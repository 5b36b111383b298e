"""soan bench: the kernel, a C program of the same rules, and OpenSpiel where it is installed."""

from __future__ import annotations

import json
import shutil
import sys
from types import ModuleType
from typing import TYPE_CHECKING, Any

import pytest

from soan.cli import bench
from soan.kernel.compiled import jit_enabled

if TYPE_CHECKING:
    from collections.abc import Callable

    from click.testing import Result


def always(value: Any) -> Any:
    """A function that gives this, whatever it is asked."""

    def give(*_: object) -> Any:
        return value

    return give


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer games, and no demand on a busy machine."""
    monkeypatch.setattr(bench, "BATCH", {"connect_four": 20_000, "tic_tac_toe": 20_000})
    monkeypatch.setattr(bench, "BATCH_INTERPRETED", 20)
    monkeypatch.setattr(bench, "TARGET", 0)


@pytest.mark.skipif(not shutil.which("gcc"), reason="needs gcc")
def test_kernel_and_c_program_play_the_same_game(run: Callable[..., Result]) -> None:
    """Both give games of the same length with the same winners, to what chance allows, and a ratio of speeds."""
    found = json.loads(run("bench", "--repeats", 1, "--json").output)
    assert [figure["game"] for figure in found["games"]] == ["connect_four", "tic_tac_toe"]
    for figure, plies, wins in zip(found["games"], (21.31, 7.625), (0.5558, 0.5850), strict=True):
        assert figure["ratio"] > 0
        for name in ("soan", "c") if jit_enabled() else ("c",):
            assert figure["programs"][name]["decisions_per_game"] == pytest.approx(plies, rel=0.02)
            assert figure["programs"][name]["first_seat_wins"] == pytest.approx(wins, abs=0.02)
            assert figure["programs"][name]["playouts_per_second"] > 0


def test_the_figures_as_a_table(run: Callable[..., Result], monkeypatch: pytest.MonkeyPatch) -> None:
    """What is missing on this machine is said plainly, and is no failure."""
    monkeypatch.setattr(bench.shutil, "which", always(None))
    monkeypatch.setattr(bench, "find_spec", always(None))
    result = run("bench", "--repeats", 1)
    assert result.exit_code == 0
    assert "no gcc here: nothing to compare with (Debian: apt-get install gcc)" in result.output
    assert "OpenSpiel is not installed here (pip install open_spiel)" in result.output
    assert "connect_four" in result.output


@pytest.mark.skipif(not shutil.which("gcc"), reason="needs gcc")
def test_too_slow_a_kernel_is_a_finding(run: Callable[..., Result], monkeypatch: pytest.MonkeyPatch) -> None:
    """Exit code 1."""
    monkeypatch.setattr(bench, "TARGET", 1000)
    assert run("bench", "--repeats", 1).exit_code == 1


def test_open_spiel_is_stepped_from_python(run: Callable[..., Result], monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it is installed; here by a stand-in that plays games of two plies, which the first player wins."""

    class Stand:
        """A game, and a state of it."""

        plies = 0

        def new_initial_state(self) -> Any:
            """The beginning."""
            return Stand()

        def is_terminal(self) -> bool:
            """After two plies."""
            return self.plies == 2

        def legal_actions(self) -> list[int]:
            """Two columns."""
            return [0, 1]

        def apply_action(self, action: int) -> None:
            """One ply."""
            assert action in {0, 1}
            self.plies += 1

        def returns(self) -> list[float]:
            """The first player wins."""
            return [1.0, -1.0]

    spiel: Any = ModuleType("pyspiel")
    spiel.load_game = always(Stand())
    monkeypatch.setitem(sys.modules, "pyspiel", spiel)
    monkeypatch.setattr(bench, "find_spec", always(spiel))
    found = json.loads(run("bench", "--repeats", 1, "--json").output)
    assert found["games"][0]["programs"]["open_spiel"]["decisions_per_game"] == 2
    assert found["games"][0]["programs"]["open_spiel"]["first_seat_wins"] == 1


def test_without_the_games_it_says_where_they_are(run: Callable[..., Result], monkeypatch: pytest.MonkeyPatch) -> None:
    """The classics are a package of their own."""
    monkeypatch.setattr(bench.registry, "names", always(["connect_four"]))
    result = run("bench")
    assert result.exit_code == 1
    assert result.stderr.startswith("soan: tic_tac_toe not installed: pip install ./examples")


def test_interpreted_it_says_so(run: Callable[..., Result], monkeypatch: pytest.MonkeyPatch) -> None:
    """A figure without machine code is no figure of the kernel's."""
    monkeypatch.setenv("SOAN_JIT", "0")
    assert "SOAN_JIT=0 is set: the kernel ran interpreted" in run("bench", "--repeats", 1).output
