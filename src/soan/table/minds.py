"""Where bots think: a pool of threads beside the server, which waits for none of them."""

from __future__ import annotations

import logging
import secrets
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Lock, Thread
from typing import TYPE_CHECKING, Protocol, TypeVar

from soan.bots import Chooser
from soan.bots.review import Reviewer
from soan.kernel import UnknownBot

if TYPE_CHECKING:
    from collections.abc import Callable

    from soan.kernel import Definition, Game, View

T = TypeVar("T")

#: The search of the least effort: it compiles as much as any other.
BRIEFEST = "mcts:1"

logger = logging.getLogger(__name__)


#: The longest search at a table, in seconds and in iterations: people wait for it, and other tables' bots too.
LONGEST, MOST = 10, 100_000


class Bot(Chooser, Reviewer, Protocol):
    """Whoever decides from what a seat may know; a search can also tell its thoughts."""

    @property
    def seconds(self) -> float:
        """How long a search takes; 0 if it counts iterations, or does not search."""
        ...

    @property
    def budget(self) -> int:
        """How many iterations a search takes."""
        ...

    def plan(self, definition: Definition) -> object:
        """Gets ready for a game; raises UnknownBot if the bot wishes for a move that the game does not have."""
        ...


class Minds:
    """Where all bots think: those at the tables, and beside them those that give hints or look back on a game.

    These have a thread of their own, so that whoever asks for hints without end keeps nobody's table waiting.

    A search compiles a game before it thinks about it for the first time. That is done in another thread again, so
    that bots that need no compiler do not wait for it.

    Args:
        make_bot: turns ``greedy`` or ``mcts:1000`` into a bot.
        threads: how many bots of the tables think at once.
    """

    def __init__(self, make_bot: Callable[[str], Bot], threads: int = 2) -> None:
        self.make_bot = make_bot
        self._tables = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._beside = ThreadPoolExecutor(1, thread_name_prefix="adviser")
        self._warm: dict[str, Future[None]] = {}
        self._called = Lock()
        self._compiling = Lock()

    def close(self) -> None:
        """Stops. What has not been thought of is left; nobody waits for what is being thought."""
        for pool in (self._tables, self._beside):
            pool.shutdown(wait=False, cancel_futures=True)

    def admit(self, bot: str, definition: Definition) -> None:
        """Lets a bot sit down at a table of a game.

        Raises:
            UnknownBot: if it is none, wishes for a move that the game does not have, or would take too long.
        """
        made = self.make_bot(bot)
        made.plan(definition)
        if made.seconds > LONGEST or made.budget > MOST:
            raise UnknownBot(f"{bot} takes too long at a table: give at most mcts:{LONGEST}s, or mcts:{MOST}")

    def searches(self, bot: str) -> bool:
        """Whether a bot is a search."""
        return self.make_bot(bot).searches

    def choose(self, bot: str, view: View) -> Future[int]:
        """A bot's decision."""

        def work() -> int:
            return int(self.make_bot(bot).choose(view, secrets.randbits(63)))

        return self._search(self._tables, view.game, work) if self.searches(bot) else self._tables.submit(work)

    def search(self, game: Game, work: Callable[[], T]) -> Future[T]:
        """Lets a search do something for which no table waits, as soon as searches are ready for a game."""
        return self._search(self._beside, game, work)

    def _search(self, pool: ThreadPoolExecutor, game: Game, work: Callable[[], T]) -> Future[T]:
        answer: Future[T] = Future()
        self.warm_up(game).add_done_callback(lambda _: _begin(pool, work, answer))
        return answer

    def ready(self, game: str) -> bool:
        """Whether searches are ready for a game; to get ready takes them some seconds, up to half a minute."""
        return game in self._warm and self._warm[game].done()

    def warm_up(self, game: Game) -> Future[None]:
        """Lets a search think once for nothing, so that the next is ready; done when it has."""
        with self._called:
            if game.name not in self._warm:
                done = self._warm[game.name] = Future()
                # Nobody waits for a compiler who wants to stop the server.
                Thread(target=self._rehearse, args=(game, done), daemon=True, name=f"compile {game.name}").start()
        return self._warm[game.name]

    def _rehearse(self, game: Game, done: Future[None]) -> None:
        try:
            match = game.start(seed=0)
            match.advance()
            if match.actor is not None:
                with self._compiling:
                    self.make_bot(BRIEFEST).think(match.observe(match.actor), 0)
        except Exception:
            logger.debug("the search broke down over %s", game.name, exc_info=True)
        done.set_result(None)


def _begin(pool: ThreadPoolExecutor, work: Callable[[], T], answer: Future[T]) -> None:
    def run() -> None:
        if not answer.set_running_or_notify_cancel():
            return
        try:
            answer.set_result(work())
        except Exception as error:  # noqa: BLE001 - whoever waits for the answer is told
            answer.set_exception(error)

    try:
        pool.submit(run)
    except RuntimeError:
        answer.cancel()  # the server is stopping
