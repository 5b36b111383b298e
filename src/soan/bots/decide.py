"""The one door to all bots inside the loops: a plan decides from what a seat sees."""

from __future__ import annotations

from typing import Any

from numpy import int64

from soan.bots.desk import GREEDY, RANDOM
from soan.bots.greedy import look_ahead
from soan.bots.search import search
from soan.bots.wishes import narrow
from soan.kernel.luck import below
from soan.kernel.names import legal
from soan.kernel.rule import loop


@loop
def decide(parameters: Any, table: Any, plan: Any, key: Any, desk: Any, nodes: Any) -> int:
    """The code of the move that a bot makes.

    Args:
        parameters: array of one parameter record.
        table: array of two states: what the seat that must decide sees, and room for what may be.
        plan: the record of the bot's numbers.
        key: 64 bits, the root of all its luck.
        desk: where the bot thinks.
        nodes: array of NODE, room for its tree.
    """
    n = narrow(desk.out, legal(parameters[0], table[0], desk.out), plan)
    if n == 1:
        return int64(desk.out[0])
    if plan.kind == RANDOM:
        desk.rng[0] = key
        desk.rng[1] = 0
        return int64(desk.out[below(desk.rng, n)])
    if plan.kind == GREEDY:
        return look_ahead(parameters, table, plan, key, desk)
    return search(parameters, table, plan, key, desk, nodes)
