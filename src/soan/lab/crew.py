"""The threads that play a simulation. They share nothing but the list of what is left to play."""

from __future__ import annotations

from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from threading import Lock
from time import perf_counter
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from soan.bots.desk import MOST_NODES, RANDOM, make_desk, make_tree
from soan.bots.search import share_of
from soan.kernel import BadDefinition, IllegalMove, View
from soan.kernel.compiled import Twins
from soan.kernel.events import silent_log
from soan.kernel.loops import LUCK_OF_BOTS, random_games
from soan.kernel.luck import WORD, mix
from soan.kernel.whole import is_whole
from soan.lab.loops import ILLEGAL, NOTHING, SEEN, STATES, Columns, Stage, begin, bots_games, go_on

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
        asked = any(bot.asked for bot in self._book.bots)
        loop = random_games if _at_random(self._book) else go_on if asked else bots_games
        if self._progress and isinstance(engine, Twins) and not engine.stored(loop):
            self._progress.compiling()
        player(self._book)(new_columns(self._book, 0, 0), 0)

    def play(self, jobs: int) -> None:
        """Plays all games on so many threads.

        Raises:
            BadDefinition: if the rules give a seat other legal moves than its own view does.
        """
        pool = ThreadPoolExecutor(jobs, thread_name_prefix="simulate")
        try:
            waiting = {pool.submit(self._work, jobs) for _ in range(jobs)}
            while waiting:
                done, waiting = wait(waiting, BEAT, FIRST_EXCEPTION)
                if self._progress:
                    self._progress.played(self._done)
                for future in done:
                    future.result()
        finally:
            # Nobody waits for the others when one has failed, or at Ctrl-C: a decision may take a search minutes.
            self._stop = True
            pool.shutdown(wait=False, cancel_futures=True)

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
    if _at_random(book):
        return _random_player(book)
    return bots_player(book)


def _at_random(book: Simulation) -> bool:
    return all(bot.kind == RANDOM and not bot.wishes and not bot.asked for bot in book.bots)


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
    if any(bot.asked for bot in book.bots):
        return _asking_player(book)
    loop = book.game.definition.engine(compiled=True).entry(bots_games)
    stage, plans, seed = _new_stage(book), _plans(book), np.uint64(book.seed & WORD)

    def play(columns: Columns, first: int) -> None:
        if loop(book.game.parameters, plans, seed, first, columns, stage) == ILLEGAL:
            raise BadDefinition(
                f"{book.game.name}, seed {book.seed}, one of the games from {first} on: what a seat sees gives other "
                "legal moves than the table does; legal() may look only at what the seat can see (see: soan check)"
            )

    return play


def _asking_player(book: Simulation) -> Player:
    """A player that hands each decision of such bots to Python, one game after another."""
    engine = book.game.definition.engine(compiled=True)
    lay_out, carry_on = engine.entry(begin), engine.entry(go_on)
    stage, plans, seed = _new_stage(book), _plans(book), np.uint64(book.seed & WORD)
    parameters = book.game.parameters

    def play(columns: Columns, first: int) -> None:
        for row in range(len(columns.lengths)):
            game = first + row
            lay_out(parameters, seed, game, stage)
            said = NOTHING
            while (seat := int(carry_on(parameters, plans, seed, game, said, columns, row, stage))) >= 0:
                said = ask(book, game, int(columns.entrants[row, seat]), seat, stage)
            if seat == ILLEGAL:
                raise IllegalMove(f"{book.game.name}, seed {book.seed}, game {game}: a bot said what is not legal")

    return play


def ask(book: Simulation, game: int, entrant: int, seat: int, stage: Stage) -> int:
    """What a bot says that decides in Python; it is given what its seat sees, cut from the truth, and nothing else."""
    view = View(book.game, seat, stage.states[SEEN : SEEN + 1].copy(), int(stage.made.sum()))
    key = mix(mix(book.seed & WORD, LUCK_OF_BOTS, game), 1 + seat, int(stage.made[0]))
    bot = book.bots[entrant]
    said: Any = bot.choose(view, key)
    if not is_whole(said) or not 0 <= said < book.game.definition.moves.count:
        raise IllegalMove(
            f"{book.game.name}, seed {book.seed}, game {game}: {bot.name} said {said!r}, which is no move; "
            "give the code of one of view.legal()"
        )
    return int(said)


def _plans(book: Simulation) -> Any:
    definition = book.game.definition
    plans = [bot.plan(definition) for bot in book.bots]
    table = np.zeros(len(plans), plans[0].dtype)  # concatenated, they would no longer be records
    for place, plan in enumerate(plans):
        table[place] = plan[0]
    return table


def _new_stage(book: Simulation) -> Stage:
    definition = book.game.definition
    states = definition.layout.zeros(STATES)
    nodes = max(share_of(bot.budget, bot.trees, 0) + 1 for bot in book.bots)
    return Stage(
        states=states,
        halves=states.view(np.int16).reshape(STATES, -1),
        counts=np.zeros((len(definition.moves.kinds), definition.seats), np.int64),
        made=np.zeros(2, np.int64),
        dealer=make_desk(definition),
        desks=make_desk(definition),
        nodes=make_tree(min(nodes, MOST_NODES)),
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
