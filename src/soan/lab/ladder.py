"""A ladder: every bot against every other, and one number for how strong each of them is."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from itertools import combinations
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from soan.bots import make
from soan.kernel import BadOption
from soan.kernel.luck import WORD
from soan.lab.intervals import wilson
from soan.lab.simulate import simulate

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from soan.bots import Bot, Chooser
    from soan.kernel import Game
    from soan.lab.simulation import Simulation

    Floats = np.ndarray[Any, np.dtype[np.float64]]
    #: For each pair of bots, by their places in the list, the score of the first in each game.
    Outcomes = dict[tuple[int, int], Floats]

#: Rating points for odds of 10 to 1, as in chess.
POINTS = 400
#: How often the games are drawn anew for the intervals.
RESAMPLES = 400
#: Games that a bot plays against itself to see how long it takes.
TIMED = 2


class Progress(Protocol):
    """Is told how far a ladder is."""

    def meeting(self, number: int, one: str, other: str) -> None:
        """The ``number``-th pair, from 0, is about to play."""


@dataclass(frozen=True)
class Rung:
    """A bot on a ladder.

    Attributes:
        bot: its name.
        rating: in points, 0 on average over the ladder; 400 more are odds of 10 to 1.
        low, high: the interval of the rating, 95 %.
        expected: its mean score against all the others, from 0 to 1.
        seconds: how long a decision takes it on one thread.
    """

    bot: str
    rating: float
    low: float
    high: float
    expected: float
    seconds: float


@dataclass(frozen=True)
class Meeting:
    """Two bots that played each other.

    Attributes:
        one, other: their names.
        games: how many games.
        score: of the first, from 0 to 1: how often one of its seats came before one of the other's, a tie as a half.
        low, high: the interval of the score, 95 %.
    """

    one: str
    other: str
    games: int
    score: float
    low: float
    high: float


@dataclass(frozen=True)
class Ladder:
    """Who is how strong.

    Attributes:
        game: which was played.
        seed: of all luck.
        rungs: the bots, the strongest first.
        meetings: all pairs.
    """

    game: Game
    seed: int
    rungs: tuple[Rung, ...]
    meetings: tuple[Meeting, ...]


def climb(
    game: Game,
    bots: Sequence[str],
    games: int,
    seed: int = 1,
    *,
    jobs: int | None = None,
    progress: Progress | None = None,
) -> Ladder:
    """Lets every bot play every other.

    In each meeting the two sit around the table by turns, every game one seat on; all meetings are dealt the same
    cards. A game counts once: as the part of all pairs of their seats in which the one came before the other.

    Args:
        game: with its numbers fixed.
        bots: their names, at least two.
        games: how many games each pair plays.
        seed: of all luck.
        jobs: how many threads play; the ratings do not depend on it.
        progress: is told how far it is.

    Raises:
        UnknownBot: if a name is none of a bot.
        BadOption: if there are fewer than two bots, or one stands twice, or there are no games.

    Source: Bradley, Terry: "Rank analysis of incomplete block designs" (1952), fitted by the algorithm of Maystre,
    Grossglauser: "Fast and accurate inference of Plackett–Luce models" (2015), as in the library choix. Each pair is
    given one drawn game more than it played, so that who never lost has a rating too.
    """
    entrants = [make(bot) for bot in bots]
    if len({bot.name for bot in entrants}) != len(entrants) or len(entrants) < 2:  # noqa: PLR2004 - a pair
        raise BadOption("a ladder needs at least two bots, each named once")
    if games < 1:
        raise BadOption(f"{games} games cannot be rated; give 1 or more")
    outcomes: Outcomes = {}
    for number, (one, other) in enumerate(combinations(range(len(entrants)), 2)):
        if progress:
            progress.meeting(number, entrants[one].name, entrants[other].name)
        outcomes[one, other] = meet(game, entrants[one], entrants[other], games, seed, jobs)
    seconds = [_seconds(game, bot, seed) for bot in entrants]
    return _rated(game, seed, entrants, outcomes, seconds)


def meet(game: Game, one: Chooser, other: Chooser, games: int, seed: int = 1, jobs: int | None = None) -> Floats:
    """Lets two bots sit around the table by turns; with an odd number of seats each has one more in half of the games.

    Args:
        game, games, seed, jobs: as for :func:`climb`.
        one, other: two different bots.

    Returns:
        float64 ``(games,)``, from 0 to 1: the part of all pairs of their seats in which the one came before the other.
    """
    halves = (games - games // 2, games // 2) if game.players % 2 else (games, 0)
    scores: list[Floats] = []
    for count, pair in zip(halves, ((one, other), (other, one)), strict=True):
        table = [pair[seat % 2] for seat in range(game.players)]
        played = simulate(game, table, count, seed, jobs=jobs)
        scores.append(_scores(played, [bot is one for bot in table]))
    return np.concatenate(scores)


def _scores(played: Simulation, mine: Sequence[bool]) -> Floats:
    """For each game the mean over all pairs of seats: 1 if mine came before the other's, a half if they tie."""
    ranks = played.by_entrant(played.ranks)
    ours, theirs = ranks[:, np.array(mine)], ranks[:, ~np.array(mine)]
    ahead = np.sign(theirs[:, None, :].astype(float) - ours[:, :, None])
    return (1 + ahead.mean(axis=(1, 2))) / 2


def _seconds(game: Game, bot: Bot, seed: int) -> float:
    played = simulate(game, [bot], TIMED, seed, jobs=1)
    return played.seconds / max(int(played.decisions.sum()), 1)


def _rated(game: Game, seed: int, entrants: Sequence[Bot], outcomes: Outcomes, seconds: Sequence[float]) -> Ladder:
    count = len(entrants)
    ratings = _ratings(count, {pair: (float(scores.sum()), len(scores)) for pair, scores in outcomes.items()})
    rng = np.random.default_rng(seed & WORD)
    drawn = [
        _ratings(
            count, {pair: (rng.choice(scores, len(scores)).sum(), len(scores)) for pair, scores in outcomes.items()}
        )
        for _ in range(RESAMPLES)
    ]
    low, high = np.percentile(drawn, (2.5, 97.5), axis=0)
    rungs = [
        Rung(bot.name, float(ratings[i]), float(low[i]), float(high[i]), _expected(i, outcomes), seconds[i])
        for i, bot in enumerate(entrants)
    ]
    meetings = (
        Meeting(
            entrants[one].name,
            entrants[other].name,
            len(scores),
            float(scores.mean()),
            *wilson(float(scores.sum()), len(scores)),
        )
        for (one, other), scores in outcomes.items()
    )
    return Ladder(game, seed, tuple(sorted(rungs, key=lambda rung: -rung.rating)), tuple(meetings))


def _expected(bot: int, outcomes: Outcomes) -> float:
    against = [scores if one == bot else 1 - scores for (one, other), scores in outcomes.items() if bot in (one, other)]
    return float(np.mean(against))


def _ratings(count: int, wins: Mapping[tuple[int, int], tuple[float, int]]) -> Floats:
    """Ratings from how many games each pair's first bot won, and how many they played."""
    choix: Any = import_module("choix")  # imports SciPy, which takes a moment
    beaten = np.zeros((count, count))
    for (one, other), (won, played) in wins.items():
        beaten[one, other] = won + 0.5
        beaten[other, one] = played - won + 0.5
    return choix.ilsr_pairwise_dense(beaten) * POINTS / np.log(10)
