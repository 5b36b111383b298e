"""Looking to the end of the turn: the move after which the lead in points would be the largest if the game ended there.

The rest of the turn, after the move, is played at random: a seat that never thought beyond the next word would bank
after the first roll of the die, because nothing else changes the score at once.
"""

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
    n = narrow(desk.choices, legal(r, table[0], desk.choices), plan)
    me = actor(r, table[0])
    desk.gains[:n] = 0.0
    for sample in range(plan.budget):
        for choice in range(n):
            # The same luck for every choice: they differ by what they do, not by what the dice did.
            desk.rng[0] = mix(key, 2, sample)
            desk.rng[1] = 0
            table[1] = table[0]
            redeal(r, table[1], me, desk.rng)
            apply(r, table[1], int64(desk.choices[choice]), desk.log)
            end_turn(r, table[1], me, plan, desk)
            desk.gains[choice] += lead(r, table[1], me, desk)
    desk.rng[0] = mix(key, 3, 0)
    desk.rng[1] = 0
    return int64(desk.choices[largest(desk.gains, n, desk.rng)])


@loop
def end_turn(r, s, me, plan, desk):
    """Plays at random until another seat must decide, or the game is over."""
    for _ in range(LONGEST):
        who = actor(r, s)
        if who == NATURE:
            apply(r, s, fall(r, s, desk), desk.log)
        elif who == me:
            n = narrow(desk.out, legal(r, s, desk.out), plan)
            apply(r, s, int64(desk.out[below(desk.rng, n)]), desk.log)
        else:
            return


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
