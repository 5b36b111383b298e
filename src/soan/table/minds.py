"""Where bots think: a pool of threads beside the server, which waits for none of them."""

from __future__ import annotations

import logging
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Protocol, TypeVar

from soan.bots import Chooser
from soan.bots.review import Reviewer

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Future

    from soan.kernel import Game, View

T = TypeVar("T")

#: The search of the least effort: it compiles as much as any other.
BRIEFEST = "mcts:1"

logger = logging.getLogger(__name__)


class Bot(Chooser, Reviewer, Protocol):
    """Whoever decides from what a seat may know; a search can also tell its thoughts."""


class Minds:
    """The pool of all bots: those at the tables, those that are asked for a hint, those that look back on a game.

    Args:
        make_bot: turns ``greedy`` or ``mcts:1000`` into a bot.
        threads: how many think at once.
    """

    def __init__(self, make_bot: Callable[[str], Bot], threads: int = 2) -> None:
        self.make_bot = make_bot
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._called: set[str] = set()
        self._ready: set[str] = set()

    def close(self) -> None:
        """Stops. What has not been thought of is left; nobody waits for what is being thought."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    def submit(self, work: Callable[[], T]) -> Future[T]:
        """Lets a thread of the pool do something."""
        return self._pool.submit(work)

    def choose(self, bot: str, view: View) -> Future[int]:
        """A bot's decision."""
        return self.submit(lambda: int(self.make_bot(bot).choose(view, secrets.randbits(63))))

    def searches(self, bot: str) -> bool:
        """Whether a bot is a search, which compiles a game before it plays it for the first time."""
        return self.make_bot(bot).searches

    def ready(self, game: str) -> bool:
        """Whether searches are ready for a game; to get ready takes them some seconds, up to half a minute."""
        return game in self._ready

    def warm_up(self, game: Game) -> None:
        """Lets a search think once for nothing, so that the next is ready."""
        if game.name not in self._called:
            self._called.add(game.name)
            self.submit(lambda: self._rehearse(game))

    def _rehearse(self, game: Game) -> None:
        match = game.start(seed=0)
        try:
            match.advance()
            if match.actor is not None:
                self.make_bot(BRIEFEST).think(match.observe(match.actor), 0)
        except Exception:
            logger.debug("the search broke down over %s", game.name, exc_info=True)
        self._ready.add(game.name)
