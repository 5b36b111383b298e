"""A bot: decides from what a seat may know, and from nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from soan.bots.decide import decide_one
from soan.bots.desk import PLAN, RANDOM, SEARCH, make_desk, make_tree
from soan.kernel import NotYourTurn
from soan.kernel.luck import WORD

if TYPE_CHECKING:
    from soan.kernel import View


@dataclass(frozen=True)
class Bot:
    """One way to decide.

    Attributes:
        name: what :func:`soan.bots.make` makes it from, such as ``mcts:1000``.
        kind: RANDOM, GREEDY or SEARCH.
        budget: iterations of a search, samples of a look-ahead.
        exploration: weight of the second term of UCB.
        margin: share of the score margin in the utility; the rest is the share of the win.
    """

    name: str
    kind: int
    budget: int = 0
    exploration: float = 0.7
    margin: float = 0.2

    @property
    def plan(self) -> Any:
        """The bot as a record of numbers, for the loops: array of one PLAN."""
        return np.array([(self.kind, self.budget, self.exploration, self.margin)], PLAN)

    @property
    def nodes(self) -> int:
        """How many nodes its search tree may have."""
        return self.budget + 1 if self.kind == SEARCH else 1

    def choose(self, view: View, seed: int) -> int:
        """Makes a decision.

        Args:
            view: what the seat that must decide may know; the bot is given nothing else.
            seed: of the bot's own luck. The same view and seed give the same decision.

        Returns:
            The code of one of the view's legal actions.

        Raises:
            NotYourTurn: if the view is not that of the seat that must decide.
        """
        if view.seat is None or view.actor != view.seat:
            raise NotYourTurn(f"{self.name} cannot decide: seat {view.seat} is not to act")
        table = np.repeat(view.states, 2)
        definition = view.game.definition
        # A random choice is not worth the wait for the compiler.
        engine = definition.engine(compiled=self.kind != RANDOM)
        desk, tree = make_desk(definition), make_tree(self.nodes)
        key = np.uint64(seed & WORD)
        return int(engine.entry(decide_one)(view.game.parameters, table, self.plan, key, desk, tree))
