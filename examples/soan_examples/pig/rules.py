"""Pig. Read beside rulebook.en.md: [P3] here is paragraph P3 there."""

from soan.kernel import NATURE, OVER, code, rule, tell
from soan_examples.pig.table import EVENTS, MOVES

ROLL, BANK, LAND = MOVES.kinds
KIND, PIPS, _, _ = MOVES.tables
LANDED, BUST, BANKED = EVENTS.numbers

SIX = 6


@rule("P1")
def setup(r, s):
    """Everybody starts without points; seat 0 has the die."""


@rule
def actor(r, s):
    """The die, when it is in the air, belongs to NATURE."""
    if s.over:
        return OVER
    return NATURE if s.rolling else s.seat


@rule("P2")
def legal(r, s, out):
    """Roll, unless banking reaches the goal; bank, if there is anything at risk."""
    n = 0
    if s.banked[s.seat] + s.at_risk < r.goal:
        out[n] = code(ROLL)
        n += 1
    if s.at_risk > 0:
        out[n] = code(BANK)
        n += 1
    return n


@rule
def chance(r, s, weights):
    """A fair die."""
    weights[:6] = 1
    return LAND.number, s.seat


@rule
def apply(r, s, action, log):
    """The table of contents."""
    kind = KIND[action]
    if kind == ROLL.number:
        s.rolling = 1
    elif kind == LAND.number:
        land(r, s, PIPS[action] + 1, log)
    else:
        bank(r, s, log)


@rule("P3", "P6")
def land(r, s, pips, log):
    """A 1 loses the turn and its points; any other face adds its pips."""
    s.rolling = 0
    tell(log, LANDED, s.seat, pips)
    if pips == 1 or (pips == SIX and r.bust_on_six):
        tell(log, BUST, s.seat, s.at_risk)
        s.at_risk = 0
        pass_die(r, s)
    else:
        s.at_risk += pips


@rule("P4", "P5")
def bank(r, s, log):
    """The points at risk are safe now; who reaches the goal ends the game at once."""
    tell(log, BANKED, s.seat, s.at_risk)
    s.banked[s.seat] += s.at_risk
    s.at_risk = 0
    if s.banked[s.seat] >= r.goal:
        s.over = 1
    else:
        pass_die(r, s)


@rule("P4")
def pass_die(r, s):
    """The die goes to the next seat."""
    s.seat = (s.seat + 1) % r.players


@rule("P5")
def points(r, s, seat, item):
    """What is banked counts."""
    return s.banked[seat]
