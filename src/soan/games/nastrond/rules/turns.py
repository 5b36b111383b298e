"""Turns: how they begin and end, and who is next."""

from soan.games.nastrond.moves import DEAD, ENDED, GREW, STUCK, TURN_BEGAN
from soan.games.nastrond.rules.dice import collect_dice, gather, lay_out_dice
from soan.games.nastrond.rules.growth import grow, ready_growth
from soan.games.nastrond.rules.market import must_refill
from soan.games.nastrond.rules.moving import reachable
from soan.games.nastrond.rules.scoring import tell_majorities
from soan.games.nastrond.rules.steps import Step
from soan.games.nastrond.rules.valkyries import ready_valkyrie
from soan.games.nastrond.world import CENTRE, LAYER, RING_SIZE, RING_START
from soan.kernel import heard, rule, tell


@rule("N-25", "N-45", "N-50")
def begin_turn(r, s, seat, log):
    """Every Einherjar, every growth and the Valkyrie's own skill can work again."""
    s.seat = seat
    s.outcome = 0
    for kind in range(len(s.ready)):
        s.ready[kind] = s.own[seat, kind]
    lay_out_dice(r, s)
    ready_growth(r, s)
    ready_valkyrie(r, s)
    tell(log, TURN_BEGAN, seat, s.hand[seat], LAYER[s.pawn[seat]])
    if must_refill(r, s):
        s.step = Step.REFILLING
    else:
        begin_moving(r, s, log)


@rule("N-20", "N-35")
def begin_moving(r, s, log):
    """The pawn moves on; in layer 4 it stays, and Nidhogg is challenged at once."""
    if s.pawn[s.seat] == CENTRE:
        gather(r, s, log)
        return
    if heard(log):
        tell_dead_ends(r, s, log)
    s.step = Step.MOVING


@rule
def tell_dead_ends(r, s, log):
    """Tells of a turn on which no space within reach can be won, since all are resolved, or even the whole ring."""
    layer = LAYER[s.pawn[s.seat]]
    for steps in range(1, RING_SIZE[layer] // 2 + 1):
        space = reachable(r, s, steps)
        if space >= 0 and s.urd[space] == 0:
            return
    tell(log, DEAD, s.seat, layer)
    for i in range(RING_SIZE[layer]):
        if s.urd[RING_START[layer] + i] == 0:
            return
    tell(log, STUCK, s.seat, layer)


@rule("N-45", "N-50", "N-51")
def end_turn(r, s, log):
    """The dice go back, the card taken counts from now on, and the next player has a turn if there are Urds left."""
    collect_dice(s)
    if s.taken > 0:
        tell(log, GREW, s.seat, s.taken - 1)
        grow(s)
    seat = (s.seat + 1) % r.players
    if s.hand[seat] > 0:
        begin_turn(r, s, seat, log)
    else:
        s.step = Step.FINISHED
        tell_majorities(r, s, log)
        tell(log, ENDED, s.seat)
