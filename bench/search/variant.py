"""A variant of the search as a bot that can sit at a table, and how long it takes."""

from __future__ import annotations

from dataclasses import dataclass, field
from threading import local
from time import thread_time
from typing import TYPE_CHECKING, Any

import numpy as np

from bench.search.variants import furnish, search_otherwise
from soan.bots import make
from soan.lab.simulate import simulate

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bench.search.variants import Room
    from soan.kernel import Definition, Game, View

#: Nodes for each iteration: one for a move, the rest for what NATURE drew on the way, where that has nodes.
NODES = 4
#: The seconds of searching from which the time of an iteration is taken.
PACED = 2.0


@dataclass
class Variant:
    """A search with one thing done otherwise.

    Attributes:
        name: how it is called.
        budget: iterations a decision.
        recipe: what is done otherwise: fields of RECIPE.
        numbers: of a search, such as ``exploration``, where they are not Soan's.
        seconds, decisions: processor time, and how many decisions it went into.
    """

    name: str
    budget: int
    recipe: Mapping[str, float]
    numbers: Mapping[str, float] = field(default_factory=dict[str, float])
    seconds: float = field(default=0.0, init=False)
    decisions: int = field(default=0, init=False)
    _rooms: local = field(default_factory=local, init=False, repr=False)

    def choose(self, view: View, seed: int) -> int:
        """The code that it prefers."""
        definition = view.game.definition
        loop = definition.engine(compiled=True).entry(search_otherwise)
        table, room = np.repeat(view.states, 2), self._room(definition)
        start = thread_time()
        code = loop(view.game.parameters, table, np.uint64(seed), room)
        self.seconds += thread_time() - start
        self.decisions += 1
        return int(code)

    def _room(self, definition: Definition) -> Room:
        """What it thinks in: a room for each thread."""
        mine: Any = self._rooms
        if getattr(mine, "definition", None) is not definition:
            numbers = "".join(f":{name}={number}" for name, number in self.numbers.items())
            plan = make(f"mcts:{self.budget}{numbers}").plan(definition)
            mine.definition, mine.room = definition, furnish(definition, plan, self.recipe, NODES * self.budget + 1)
        return mine.room

    def pace(self, game: Game) -> float:
        """Seconds of processor time for each iteration, in games against itself."""
        simulate(game, [self], 1, 0, jobs=1)  # compiles it
        self.seconds, self.decisions = 0.0, 0
        seed = 0
        while not self.decisions or self.seconds < PACED:
            seed += 1
            simulate(game, [self], 1, seed, jobs=1)
        seconds = self.seconds / self.decisions / self.budget
        self.seconds, self.decisions = 0.0, 0
        return seconds
