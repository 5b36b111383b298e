"""Looking one step ahead: the move after which the lead in points would be the largest if the game ended there."""

from __future__ import annotations

from numpy import int64

from soan.bots.search import best_other, fall
from soan.bots.wishes import narrow
from soan.kernel.loops import total
from soan.kernel.luck import below, mix
from soan.kernel.moves import NATURE
from soan.kernel.names import LONGEST, actor, apply, legal, redeal
from soan.kernel.rule import loop


@loop
def look_ahead(parameters, table, plan, key, desk):
    """The move with the largest lead on average over several possible states; among equals a random one.

    Args:
        parameters: array of one parameter record.
        table: array of two states: what the seat sees, and room for what may be.
        plan: the record of the bot's numbers.
        key: 64 bits, the root of all its luck.
        desk: where the bot thinks.

    Returns:
        The code of the move.
    """
    r = parameters[0]
    n = narrow(desk.out, legal(r, table[0], desk.out), plan)
    me = actor(r, table[0])
    desk.gains[:n] = 0.0
    for sample in range(plan.budget):
        for choice in range(n):
            # The same luck for every choice: they differ by what they do, not by what the dice did.
            desk.rng[0] = mix(key, 2, sample)
            desk.rng[1] = 0
            table[1] = table[0]
            redeal(r, table[1], me, desk.rng)
            apply(r, table[1], int64(desk.out[choice]), desk.log)
            settle_chance(r, table[1], desk)
            desk.gains[choice] += lead(r, table[1], me, desk)
    desk.rng[0] = mix(key, 3, 0)
    desk.rng[1] = 0
    return int64(desk.out[largest(desk.gains, n, desk.rng)])


@loop
def settle_chance(r, s, desk):
    """Lets NATURE act until a seat must decide."""
    steps = 0
    while actor(r, s) == NATURE and steps < LONGEST:
        apply(r, s, fall(r, s, desk), desk.log)
        steps += 1


@loop
def lead(r, s, seat, desk):
    """How far a seat is ahead of the best other seat, in points (negative: behind), if the game ended now."""
    for other in range(r.players):
        desk.scores[other] = total(r, s, other)
    return desk.scores[seat] - best_other(desk.scores, seat, r.players)


@loop
def largest(values, n, rng):
    """The index of the largest of the first ``n`` values; among equals a random one."""
    best = 0
    equals = 1
    for i in range(1, n):
        if values[i] > values[best]:
            best = i
            equals = 1
        elif values[i] == values[best]:
            equals += 1
            if below(rng, equals) == 0:
                best = i
    return best
