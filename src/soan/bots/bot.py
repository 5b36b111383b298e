"""A bot: decides from what a seat may know, and from nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from soan.bots.decide import decide
from soan.bots.desk import OUTSIDE, SEARCH, make_desk, make_plan
from soan.bots.thought import Thought, ponder_all
from soan.bots.wishes import heights_of, narrow
from soan.kernel import IllegalMove, NotYourTurn
from soan.kernel.luck import WORD
from soan.kernel.whole import whole

if TYPE_CHECKING:
    from soan.bots.wishes import Wish
    from soan.kernel import Definition, View

#: A search of at least so many iterations divides them among TREES trees, which threads can grow side by side.
ITERATIONS_FOR_TREES = 8_000
TREES = 4


class Chooser(Protocol):
    """What somebody else's bot must have to take part."""

    @property
    def name(self) -> str:
        """How it is called."""
        ...

    def choose(self, view: View, seed: int) -> int:
        """The code of one of the view's legal actions; the same for the same view and seed."""
        ...


@dataclass(frozen=True)
class Bot:
    """One way to decide.

    Attributes:
        name: what :func:`soan.bots.make` makes it from, such as ``mcts:1000``.
        kind: RANDOM, GREEDY or SEARCH.
        budget: iterations of a search, samples of a look-ahead.
        seconds: how long a search takes instead; 0 if it counts iterations.
        exploration: weight of the second term of UCB.
        margin: share of the lead in points in the utility; the rest is the share of the win.
        wishes: what it must and must not do.
        guest: somebody else's bot, which makes the decisions; the rest, but for the name, does not count.
    """

    name: str
    kind: int
    budget: int = 0
    seconds: float = 0.0
    exploration: float = 0.5
    margin: float = 0.6
    wishes: tuple[Wish, ...] = ()
    guest: Chooser | None = None

    @property
    def asked(self) -> bool:
        """Whether it decides in Python: it looks at the clock, or it is somebody else's."""
        return bool(self.seconds or self.guest)

    @property
    def searches(self) -> bool:
        """Whether it is a tree search, which can tell its thoughts."""
        return self.kind == SEARCH

    @property
    def trees(self) -> int:
        """The trees among which a search divides its iterations: no more threads than these can search at once."""
        return TREES if self.budget >= ITERATIONS_FOR_TREES else 1

    def plan(self, definition: Definition) -> Any:
        """The bot as a record of numbers, for the loops: array of one, as :func:`soan.bots.desk.make_plan` says.

        Raises:
            UnknownBot: if the bot wishes for a move that the game does not have.
        """
        plan = make_plan(definition)
        plan["kind"] = OUTSIDE if self.asked else self.kind
        plan["budget"] = self.budget
        plan["trees"] = self.trees
        plan["opening"] = -1
        plan["exploration"] = self.exploration
        plan["margin"] = self.margin
        plan["wishful"] = bool(self.wishes)
        plan["wishes"] = heights_of(self.wishes, definition, self.name)
        return plan

    def choose(self, view: View, seed: int, threads: int = 1) -> int:
        """Makes a decision.

        Args:
            view: what the seat that must decide may know; the bot is given nothing else.
            seed: of the bot's own luck. The same view and seed give the same decision, for any number of threads,
                unless the bot looks at the clock.
            threads: how many may search side by side.

        Returns:
            The code of one of the view's legal actions.

        Raises:
            NotYourTurn: if the view is not that of the seat that must decide.
            UnknownBot: if the bot wishes for a move that the game does not have.
            BadOption: if the seed or the threads are no whole number, or there are no threads.
        """
        if self.guest is not None:
            return self.guest.choose(view, seed)
        _check(view, self.name)
        seed, threads = whole(seed, "seed"), whole(threads, "threads", 1)
        definition = view.game.definition
        plan, desk = self.plan(definition), make_desk(definition)
        out = desk["out"][0]
        n = narrow(out, definition.bound["legal"](view.r, view.state, out), plan[0])
        if n == 1:
            return int(out[0])
        if self.searches:
            return self.think(view, seed, threads).code
        # What takes a moment interpreted is not worth the wait for the compiler.
        loop = definition.engine(compiled=False).entry(decide)
        table, key = np.repeat(view.states, 2), np.uint64(seed & WORD)
        return int(loop(view.game.parameters, table, plan[0], key, desk[0], None))

    def think(self, view: View, seed: int, threads: int = 1, opening: int | None = None) -> Thought:
        """Searches, and tells what it found.

        Even where there is only one thing to do, so that the chances can be told.

        Args:
            view, seed, threads: as for :meth:`choose`.
            opening: a legal action with which every iteration is to begin, to learn what it is worth.

        Raises:
            NotYourTurn, UnknownBot, BadOption: as :meth:`choose`.
            IllegalMove: if the opening is not possible.
            TypeError: if the bot does not search.
        """
        _check(view, self.name)
        if not self.searches:
            raise TypeError(f"{self.name} does not search, so it has no thoughts to tell; take mcts:N")
        plan = self.plan(view.game.definition)
        if opening is not None:
            if opening not in {action.code for action in view.legal()}:
                raise IllegalMove(f"code {opening} is not possible for seat {view.seat} now")
            plan["opening"] = opening
        return ponder_all(view, plan, self.seconds, seed, threads)


def _check(view: View, name: str) -> None:
    if view.seat is None or view.actor != view.seat:
        raise NotYourTurn(f"{name} cannot decide: seat {view.seat} is not to act")
