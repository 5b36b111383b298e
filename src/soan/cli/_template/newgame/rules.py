"""New game. Read beside rulebook.en.md: [R3] here is paragraph R3 there."""

from soan.kernel import NATURE, OVER, code, rule, tell

from .table import EVENTS, MOVES

ROLL, STOP, LAND = MOVES.kinds
KIND, PIPS, _, _ = MOVES.tables
LANDED, LOST, STOPPED = EVENTS.numbers


@rule("R1")
def setup(r, s):
    """Everybody starts without points, and the first seat begins: all zeros, as it is."""


@rule
def actor(r, s):
    """Whoever is to act: a seat, or NATURE while the die is in the air."""
    if s.over:
        return OVER
    return NATURE if s.rolling else s.seat


@rule("R2")
def legal(r, s, out):
    """Roll, unless stopping reaches the goal; stop, if there is anything to keep."""
    n = 0
    if s.safe[s.seat] + s.at_risk < r.goal:
        out[n] = code(ROLL)
        n += 1
    if s.at_risk > 0:
        out[n] = code(STOP)
        n += 1
    return n


@rule("R3")
def chance(r, s, weights):
    """All six faces are equally likely."""
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
        stop(r, s, log)


@rule("R3")
def land(r, s, pips, log):
    """The unlucky face loses what is at risk, every other one adds to it."""
    s.rolling = 0
    tell(log, LANDED, s.seat, pips)
    if pips == r.unlucky:
        tell(log, LOST, s.seat, s.at_risk)
        s.at_risk = 0
        next_seat(r, s)
    else:
        s.at_risk += pips


@rule("R4", "R5")
def stop(r, s, log):
    """What was at risk is safe; whoever has reached the goal has won."""
    tell(log, STOPPED, s.seat, s.at_risk)
    s.safe[s.seat] += s.at_risk
    s.at_risk = 0
    if s.safe[s.seat] >= r.goal:
        s.over = 1
    else:
        next_seat(r, s)


@rule("R4")
def next_seat(r, s):
    """The next player's turn."""
    s.seat = (s.seat + 1) % r.players


@rule("R5")
def points(r, s, seat, item):
    """What is safe counts."""
    return s.safe[seat]
