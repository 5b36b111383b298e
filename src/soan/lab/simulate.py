"""Games in bulk: the same figures for the same seed, for any number of threads."""

from __future__ import annotations

import os
from collections.abc import Iterable
from time import perf_counter
from typing import TYPE_CHECKING

from soan.bots import Bot, make
from soan.bots.desk import OUTSIDE
from soan.kernel import BadOption, UnknownBot
from soan.kernel.whole import whole
from soan.lab.crew import Crew
from soan.lab.simulation import Simulation

if TYPE_CHECKING:
    from soan.bots import Chooser
    from soan.kernel import Game
    from soan.lab.crew import Progress

#: Threads at most, whatever is asked for: each has its own trees.
MOST_JOBS = 256


def simulate(
    game: Game,
    bots: Iterable[str | Chooser] | Chooser | str = "random",
    games: int = 10_000,
    seed: int = 1,
    *,
    jobs: int | None = None,
    rotate: bool = True,
    progress: Progress | None = None,
) -> Simulation:
    """Plays many games.

    Args:
        game: with its numbers fixed.
        bots: the entrants, one for each seat, or one for all: names; what :func:`soan.bots.make` gives; or bots of your
            own, which have a name and choose from a view.
        games: how many to play.
        seed: of all luck. Game ``g`` depends on ``(seed, g)`` alone, and NATURE's luck in it not on who plays.
        jobs: how many threads play; None for one on each core. The figures do not depend on it.
        rotate: move every entrant one seat on with each game; otherwise entrant ``i`` keeps seat ``i``.
        progress: is told how far it is.

    Returns:
        What was played, as columns.

    Raises:
        UnknownBot: if a name is none of a bot, or what was given cannot choose.
        BadOption: if the number of bots, games or jobs is not possible, or the seed is no whole number.
        BadDefinition: if the rules give a seat other legal moves than its own view does.

    Example:
        >>> found = simulate(soan.load("pig", players=2), ["mcts:200", "random"], games=100)
        >>> found.summary()["entrants"][0]["win_rate"]
        0.87
    """
    entrants = _entrants(game, bots)
    games, seed = whole(games, "games", 0), whole(seed, "seed")
    jobs = cores() if jobs is None else whole(jobs, "jobs", 1)
    try:
        book = Simulation.blank(game, entrants, games, seed, rotate=rotate)
    except (MemoryError, ValueError):  # NumPy's answers to what is too long for the memory, or for any
        raise BadOption(f"games={games} is not possible: their columns do not fit into memory; give fewer") from None
    crew = Crew(book, progress)
    crew.compile()
    start = perf_counter()
    crew.play(max(1, min(jobs, games, MOST_JOBS)))
    book.seconds = perf_counter() - start
    return book


def cores() -> int:
    """How many cores this process may use."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity else os.cpu_count() or 1


def _entrants(game: Game, bots: Iterable[str | Chooser] | Chooser | str) -> tuple[Bot, ...]:
    made = [_bot(bot) for bot in (bots if isinstance(bots, Iterable) and not isinstance(bots, str) else [bots])]
    if len(made) == 1:
        made *= game.players
    if len(made) != game.players:
        raise BadOption(
            f"{len(made)} bots cannot take {game.players} seats; name {game.players}, or one for all, "
            "or give another number of players"
        )
    return tuple(made)


def _bot(given: str | Chooser) -> Bot:
    if isinstance(given, str):
        return make(given)
    if isinstance(given, type) or not callable(getattr(given, "choose", None)) or not hasattr(given, "name"):
        raise UnknownBot(f"{given!r} is no bot: give its name, or an object that has a name and can choose from a view")
    return given if isinstance(given, Bot) else Bot(given.name, OUTSIDE, guest=given)
