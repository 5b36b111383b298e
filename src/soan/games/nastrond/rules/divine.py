"""Divine intervention, and the bonus die of the first past a keeper."""

from soan.games.nastrond.moves import (
    AFTER_FIXED,
    ASKED_GODS,
    BONUS,
    DIVINE,
    IN_POOL,
    IN_ROLL,
    SPENT,
    UNDER,
    USED_BONUS,
)
from soan.games.nastrond.rules.dice import toss
from soan.games.nastrond.rules.steps import Step
from soan.kernel import code, rule, tell


@rule("N-24", "N-35", "N-26")
def lay_under(s, log):
    """This turn's Urd card goes under the Valkyrie."""
    s.hand[s.seat] -= 1
    s.under[s.seat] += 1
    tell(log, UNDER, s.seat)


@rule("N-70", "N-73")
def spend(s, log):
    """This turn's Urd card leaves the game."""
    s.hand[s.seat] -= 1
    s.spent[s.seat] += 1
    tell(log, SPENT, s.seat)


@rule("N-24")
def can_ask_gods(s):
    """An Urd card lies under the Valkyrie, and a die in the stock."""
    return s.under[s.seat] > 0 and s.stock > 0


@rule("N-71", "N-83")
def can_use_bonus(s):
    """A bonus die is none of the stock's: it can be used whatever lies there."""
    return s.bonus_dice[s.seat] > 0


@rule("N-24", "N-71")
def may_add_die(s, out, n):
    """One more die, at any moment from the arrival to the judgement."""
    if can_ask_gods(s):
        out[n] = code(DIVINE)
        n += 1
    if can_use_bonus(s):
        out[n] = code(BONUS)
        n += 1
    return n


@rule("N-24")
def ask_gods(s, log):
    """The Urd card leaves the game and brings a die from the stock."""
    s.under[s.seat] -= 1
    s.spent[s.seat] += 1
    s.stock -= 1
    tell(log, ASKED_GODS, s.seat, moment(s))
    add_die(s)


@rule("N-71")
def use_bonus(s, log):
    """The bonus die, once."""
    s.bonus_dice[s.seat] -= 1
    tell(log, USED_BONUS, s.seat, moment(s))
    add_die(s)


@rule("N-24")
def add_die(s):
    """Before the roll it joins the pool; after it, it is rolled and added."""
    if s.step == Step.POOLING:
        s.pool += 1
    else:
        toss(s, 1)


@rule("N-24")
def moment(s):
    """When the die came: before the roll, after it, or even after fixing."""
    if s.step == Step.POOLING:
        return IN_POOL
    return AFTER_FIXED if s.fixed else IN_ROLL
