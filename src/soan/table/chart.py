"""The chart of a game: each seat's chance to win over its decisions, as lines of an SVG."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

#: The units of the drawing; the page stretches it to its own width.
WIDTH, HEIGHT = 1000, 100


@dataclass(frozen=True)
class Dot:
    """A decision that is marked in the chart.

    Attributes:
        at: the moment.
        x, y: its place, in percent from the left and from the top.
        seat: who decided.
    """

    at: int
    x: float
    y: float
    seat: int


@dataclass(frozen=True)
class Chart:
    """What the template draws.

    Attributes:
        lines: the path of each seat.
        dots: the decisions that cost the most.
        cursor: where the shown moment is, in percent from the left.
        until: how far the game was looked at, in percent from the left.
    """

    lines: Sequence[str]
    dots: Sequence[Dot]
    cursor: float
    until: float


def draw(
    chances: Mapping[int, Sequence[float]], players: int, last: int, shown: int, marked: Mapping[int, int]
) -> Chart:
    """Draws the chart.

    Args:
        chances: by moment the chance of each seat, from 0 to 1.
        players: how many seats there are.
        last: the last moment.
        shown: the moment that the page shows.
        marked: the moments that are marked, each with its seat.
    """
    moments = sorted(chances)
    points = {at: [(_across(at, last) * WIDTH, (1 - chance) * HEIGHT) for chance in chances[at]] for at in moments}
    return Chart(
        lines=[_path([points[at][seat] for at in moments]) for seat in range(players)],
        dots=[Dot(at, 100 * _across(at, last), 100 * (1 - chances[at][seat]), seat) for at, seat in marked.items()],
        cursor=100 * _across(shown, last),
        until=100 * _across(moments[-1], last) if moments else 0.0,
    )


def _across(at: int, last: int) -> float:
    return at / last if last else 0.0


def _path(points: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) if points else ""
