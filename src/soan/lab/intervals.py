"""Intervals: between which numbers the truth behind a figure lies, for 95 %."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist

#: How many standard deviations around the mean hold 95 % of a normal distribution.
Z = NormalDist().inv_cdf(0.975)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval for a win rate.

    The formula stands here, held to statsmodels by a test, because to import that takes longer than to play ten
    thousand games.

    Args:
        wins: of the games. A share of a win counts as that fraction of a success; its variance is smaller than that of
            a whole win or none, so the interval is, if anything, too wide.
        games: at least one.

    Returns:
        Its lower and upper end, from 0 to 1.

    Source: Wilson, "Probable inference, the law of succession, and statistical inference", JASA 22 (1927).
    """
    centre = wins + Z**2 / 2
    reach = Z * sqrt(wins * (games - wins) / games + Z**2 / 4)
    return max(0.0, (centre - reach) / (games + Z**2)), min(1.0, (centre + reach) / (games + Z**2))
