"""The threads that play a simulation. They share nothing but the list of what is left to play."""

from __future__ import annotations

from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from threading import Lock
from time import perf_counter
from typing import TYPE_CHECKING, Protocol

import numpy as np

from soan.bots.desk import RANDOM, make_desk, make_tree
from soan.kernel import BadDefinition
from soan.kernel.compiled import Twins
from soan.kernel.events import silent_log
from soan.kernel.loops import random_games
from soan.kernel.luck import WORD
from soan.lab.loops import ILLEGAL, STATES, Columns, Stage, bots_games

if TYPE_CHECKING:
    from collections.abc import Callable

    from soan.lab.simulation import Simulation

    Player = Callable[[Columns, int], None]

#: How long a thread plays before it says how far it is, in seconds.
SPELL = 0.2
#: How often progress is told, in seconds.
BEAT = 0.1


class Progress(Protocol):
    """Is told how far a simulation is; always from the thread that called it."""

    def compiling(self) -> None:
        """The game is about to be compiled for this machine, which is done once."""

    def played(self, games: int) -> None:
        """So many games have been played by now."""


class Crew:
    """Plays a simulation.

    Args:
        book: where the games are written down.
        progress: is told how far it is.
    """

    def __init__(self, book: Simulation, progress: Progress | None) -> None:
        self._book = book
        self._progress = progress
        self._begun = 0
        self._done = 0
        self._stop = False
        self._lock = Lock()

    def compile(self) -> None:
        """Compiles what will be played, or fetches it from the cache."""
        engine = self._book.game.definition.engine(compiled=True)
        loop = random_games if _at_random(self._book) else bots_games
        if self._progress and isinstance(engine, Twins) and not engine.stored(loop):
            self._progress.compiling()
        player(self._book)(new_columns(self._book, 0, 0), 0)

    def play(self, jobs: int) -> None:
        """Plays all games on so many threads.

        Raises:
            BadDefinition: if the rules give a seat other legal moves than its own view does.
        """
        with ThreadPoolExecutor(jobs, thread_name_prefix="simulate") as pool:
            waiting = {pool.submit(self._work, jobs) for _ in range(jobs)}
            try:
                while waiting:
                    done, waiting = wait(waiting, BEAT, FIRST_EXCEPTION)
                    if self._progress:
                        self._progress.played(self._done)
                    for future in done:
                        future.result()
            finally:
                self._stop = True

    def _work(self, jobs: int) -> None:
        play = player(self._book)
        count = 1
        while not self._stop:
            first, count = self._next(count, jobs)
            if count == 0:
                return
            start = perf_counter()
            columns = new_columns(self._book, first, count)
            play(columns, first)
            self._book.write(first, columns)
            seconds = perf_counter() - start
            with self._lock:
                self._done += count
            count = max(1, min(4 * count, int(count * SPELL / max(seconds, 1e-6))))

    def _next(self, wanted: int, jobs: int) -> tuple[int, int]:
        """The next games that nobody plays yet; towards the end fewer, so that no thread waits long for another."""
        with self._lock:
            left = self._book.games - self._begun
            count = min(wanted, -(-left // jobs))
            first = self._begun
            self._begun += count
        return first, count


def player(book: Simulation) -> Player:
    """A function that plays games, in arrays of its own.

    Returns:
        A function of the columns to fill and the number of the first game. It raises BadDefinition if the rules give
        a seat other legal moves than its own view does.
    """
    return _random_player(book) if _at_random(book) else bots_player(book)


def _at_random(book: Simulation) -> bool:
    return all(bot.kind == RANDOM for bot in book.bots)


def _random_player(book: Simulation) -> Player:
    loop = book.game.definition.engine(compiled=True).entry(random_games)
    states = book.game.definition.layout.zeros(2)
    seed = np.uint64(book.seed & WORD)
    log = silent_log()

    def play(columns: Columns, first: int) -> None:
        loop(book.game.parameters, states, seed, first, columns.scores, columns.ranks, columns.lengths, log)

    return play


def bots_player(book: Simulation) -> Player:
    """A player for bots of any kind; like :func:`player` for the rest."""
    loop = book.game.definition.engine(compiled=True).entry(bots_games)
    stage = _new_stage(book)
    plans = np.concatenate([bot.plan for bot in book.bots])
    seed = np.uint64(book.seed & WORD)

    def play(columns: Columns, first: int) -> None:
        loop(book.game.parameters, plans, seed, first, columns, stage)
        illegal = np.flatnonzero(columns.lengths[:, 0] == ILLEGAL)
        if len(illegal):
            raise BadDefinition(
                f"{book.game.name}, game {first + illegal[0]} of seed {book.seed}: what a seat sees gives other legal "
                "moves than the table does; legal() may look only at what the seat can see"
            )

    return play


def _new_stage(book: Simulation) -> Stage:
    definition = book.game.definition
    states = definition.layout.zeros(STATES)
    return Stage(
        states=states,
        halves=states.view(np.int16).reshape(STATES, -1),
        counts=np.zeros((len(definition.moves.kinds), definition.seats), np.int64),
        dealer=make_desk(definition),
        desks=make_desk(definition),
        nodes=make_tree(max(bot.nodes for bot in book.bots)),
    )


def new_columns(book: Simulation, first: int, count: int, moves: int = 0) -> Columns:
    """Blank columns for some of a simulation's games.

    Args:
        book: the simulation.
        first: the number of the first game.
        count: how many games.
        moves: how many moves of each game to write down.
    """
    seats = book.game.definition.seats
    entrants = np.zeros((count, seats), np.int64)
    entrants[:, : book.game.players] = book.seated(first, count)
    return Columns(
        entrants=entrants,
        scores=np.zeros((count, seats), np.int64),
        ranks=np.zeros((count, seats), np.int64),
        lengths=np.zeros((count, 2), np.int64),
        moves=np.zeros((count, moves), np.int32),
    )
