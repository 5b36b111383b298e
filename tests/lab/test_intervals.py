"""Intervals, held to those of statsmodels."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from soan.lab.intervals import wilson

STATSMODELS: Any = import_module("statsmodels.stats.proportion")


@given(st.integers(1, 10**8), st.floats(0, 1))
def test_the_interval_of_a_win_rate_is_wilsons(games: int, share: float) -> None:
    """To twelve digits that of statsmodels: for few games and many, for fractions of a win, for none and for all."""
    for wins in (share * games, float(round(share * games))):
        low, high = STATSMODELS.proportion_confint(wins, games, alpha=0.05, method="wilson")
        assert wilson(wins, games) == pytest.approx((low, high), abs=1e-12)


@pytest.mark.parametrize("games", [1, 7, 10_000])
def test_an_interval_stays_between_none_and_all(games: int) -> None:
    """Who never wins may be unlucky, who always wins lucky: one end is 0 or 1, the other tells how sure that is."""
    low, high = wilson(0, games)
    assert low == 0
    assert 0 < high < 1
    assert wilson(games, games) == pytest.approx((1 - high, 1))
    assert wilson(games, games)[1] <= 1


def test_figures_do_not_wait_for_a_library_of_statistics() -> None:
    """Who asks for one game sees it at once: pandas, SciPy's statistics and statsmodels are not imported for it."""
    program = (
        "import sys, soan; soan.simulate(soan.load('pig'), games=3, jobs=1).summary();"
        "print({'pandas', 'polars', 'scipy.stats', 'statsmodels'} & set(sys.modules))"
    )
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert found.stdout == "set()\n"
