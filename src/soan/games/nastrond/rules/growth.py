"""Growth: what the Edda cards taken so far are good for."""

from soan.games.nastrond.cards import COURAGE, DIGNITY, LOVE, WISDOM
from soan.games.nastrond.moves import RAISED, REROLLED
from soan.games.nastrond.options import EIGHT_SIDED
from soan.games.nastrond.rules.dice import toss_again
from soan.kernel import rule, tell


@rule("N-45", "N-46", "N-47", "N-75")
def ready_growth(r, s):
    """Courage and wisdom can be used again, once for each card."""
    s.courage = s.growth[s.seat, COURAGE]
    wisdom = s.growth[s.seat, WISDOM]
    if r.wisdom == EIGHT_SIDED:
        s.eights = min(wisdom, r.eight_dice)
        s.rerolls = 0
    else:
        s.rerolls = wisdom


@rule("N-45")
def grow(s):
    """The Edda card taken this turn counts from now on."""
    s.growth[s.seat, s.taken - 1] += 1
    s.taken = 0


@rule("N-46")
def can_raise(r, s, face):
    """A courage is left, and the die does not show its most."""
    return s.courage > 0 and r.raised[face] != face


@rule("N-46")
def raise_die(r, s, face, log):
    """The die shows 1 more."""
    s.courage -= 1
    s.dice[face] -= 1
    s.dice[r.raised[face]] += 1
    tell(log, RAISED, s.seat, face, r.raised[face])


@rule("N-75", "N-79")
def can_reroll(s):
    """A wisdom with wisdom=reroll, or Gondul's foresight, is left."""
    return s.rerolls > 0


@rule("N-75", "N-79")
def reroll(s, face, log):
    """The die is rolled once more."""
    s.rerolls -= 1
    tell(log, REROLLED, s.seat, face)
    toss_again(s, face)


@rule("N-48")
def discount(s):
    """Love makes a hire cheaper."""
    return s.growth[s.seat, LOVE]


@rule("N-49")
def dignity_points(r, s):
    """Dignity adds to what a success brings."""
    return s.growth[s.seat, DIGNITY] * r.dignity_vp
