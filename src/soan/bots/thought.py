"""A search as Python sees it: trees that grow side by side, by the count or by the clock, and what they found."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from threading import Event
from time import perf_counter
from typing import TYPE_CHECKING, Any

import numpy as np

from soan.bots.desk import MOST_NODES, make_desk, make_tree
from soan.bots.search import TREE, ponder, preferred, share_of
from soan.kernel.luck import WORD, mix
from soan.kernel.whole import whole

if TYPE_CHECKING:
    from soan.kernel import View

#: A search that looks at the clock does so about this often, in seconds.
GLANCE = 0.01
#: Iterations of one stretch, after which a search can be interrupted.
STRETCH = 2_000


@dataclass(frozen=True)
class Choice:
    """One thing that may be said, and what a search found about it.

    Attributes:
        code: its code.
        notation: its text.
        tries: how many iterations began with it.
        chance: the mean share of the win in those, for the seat that decides; from 0 to 1.
    """

    code: int
    notation: str
    tries: int
    chance: float


@dataclass(frozen=True)
class Thought:
    """What a search found.

    Attributes:
        code: what it would do.
        choices: what else it tried; the most tried first.
        chances: for each seat its mean share of the win if that is done; from 0 to 1, together 1.
        iterations: how many there were.
        seconds: how long they took.
    """

    code: int
    choices: tuple[Choice, ...]
    chances: tuple[float, ...]
    iterations: int
    seconds: float

    def choice(self, code: int) -> Choice | None:
        """What was found about a move; None if it was not tried."""
        return next((choice for choice in self.choices if choice.code == code), None)


class _Tree:
    """A tree that grows; its iterations depend on its key and their number alone."""

    def __init__(self, view: View, plan: Any, key: int) -> None:
        definition = view.game.definition
        self._loop = definition.engine(compiled=True).entry(ponder)
        self._parameters, self._table = view.game.parameters, np.repeat(view.states, 2)
        self._plan, self._key = plan, np.uint64(key)
        self._nodes = make_tree(1)
        self.desk = make_desk(definition)
        self.iterations = 0
        self.grow(0)

    def grow(self, iterations: int, stop: Event | None = None) -> None:
        """Goes on to so many iterations in all, or until it is stopped: in stretches, between which Ctrl-C is heard."""
        while True:
            until = min(iterations, self.iterations + STRETCH)
            self._make_room(until + 1)
            self._loop(
                self._parameters, self._table, self._plan, self._key, self.iterations, until, self.desk, self._nodes
            )
            self.iterations = until
            if until == iterations or (stop is not None and stop.is_set()):
                return

    def _make_room(self, nodes: int) -> None:
        """The tree's memory grows with it, twofold so that it is seldom copied, up to MOST_NODES."""
        before = self._nodes
        if len(before) < min(nodes, MOST_NODES):
            self._nodes = make_tree(min(max(nodes, 2 * len(before)), MOST_NODES))
            self._nodes[: len(before)] = before

    def grow_until(self, end: float, stop: Event) -> None:
        """Goes on until the clock stands at ``end``, or until it is stopped; at least one iteration."""
        start = perf_counter()
        self.grow(self.iterations + 1)
        while (now := perf_counter()) < end and not stop.is_set():
            pace = self.iterations / (now - start)
            self.grow(self.iterations + max(1, int(pace * min(GLANCE, end - now))))


def ponder_all(view: View, plan: Any, seconds: float, seed: int, threads: int) -> Thought:
    """Searches with one tree after another, or several side by side.

    Args:
        view: what the seat that must decide may know.
        plan: the bot's, array of one.
        seconds: how long; 0 for the plan's budget of iterations.
        seed: of the search's luck.
        threads: how many trees may grow at once; with ``seconds`` it is also how many there are.

    Raises:
        BadOption: if the seed or the threads are no whole number, or there are no threads.
    """
    threads = whole(threads, "threads", 1)
    key, budget = whole(seed, "seed") & WORD, int(plan["budget"][0])
    count = threads if seconds else int(plan["trees"][0])
    start = perf_counter()
    stop = Event()

    def grown(number: int) -> Any:
        """The desk on which a tree left its votes; the tree itself is let go."""
        tree = _Tree(view, plan, mix(key, TREE, number))
        if seconds:
            tree.grow_until(perf_counter() + seconds, stop)
        else:
            tree.grow(share_of(budget, count, number), stop)
        return tree.desk

    if min(threads, count) == 1:
        desks = [grown(number) for number in range(count)]
    else:
        with ThreadPoolExecutor(min(threads, count), thread_name_prefix="search") as pool:
            try:
                desks = list(pool.map(grown, range(count)))
            finally:
                stop.set()
    return _summed(view, desks, perf_counter() - start)


def _summed(view: View, desks: list[Any], seconds: float) -> Thought:
    """The votes of all trees together, added in the order of the trees, so that rounding is the same each time."""
    votes, gains, hopes = (np.sum([desk[name][0] for desk in desks], axis=0) for name in ("votes", "gains", "hopes"))
    moves, players = view.game.definition.moves, view.game.players
    chances = hopes[:, :players] / np.maximum(votes, 1)[:, None]
    best = preferred(votes, gains)
    tried = sorted(map(int, np.flatnonzero(votes)), key=lambda code: (-votes[code], -gains[code], code))
    return Thought(
        code=best,
        choices=tuple(
            Choice(code, moves.notation(code), int(votes[code]), float(chances[code, view.seat])) for code in tried
        ),
        chances=tuple(map(float, chances[best])),
        iterations=int(votes.sum()),
        seconds=seconds,
    )
