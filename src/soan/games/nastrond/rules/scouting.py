"""Scout: an Einherjar is hired, and paid for with others."""

from soan.games.nastrond.cards import EINHERJAR
from soan.games.nastrond.moves import DECLINED, END, FOR_VALHALLA, GAVE, GIVE, HIRE, HIRED, NOBODY, SEND, SENT
from soan.games.nastrond.options import MARKET
from soan.games.nastrond.rules.growth import discount
from soan.games.nastrond.rules.market import count
from soan.games.nastrond.rules.scoring import gain
from soan.games.nastrond.rules.steps import Step
from soan.games.nastrond.rules.turns import end_turn
from soan.games.nastrond.world import LAYER
from soan.kernel import code, rule, tell


@rule("N-40", "N-42")
def begin_scouting(r, s, log):
    """One Einherjar a turn may be hired; if nobody can be, and nobody sent to Valhalla, the turn is over."""
    if can_hire_anybody(r, s):
        s.step = Step.SCOUTING
        return
    tell(log, NOBODY, s.seat)
    if r.scout == MARKET and count(s.display) > 0:
        s.step = Step.SCOUTING
    else:
        end_turn(r, s, log)


@rule("N-41")
def worth(r, s):
    """What the player's own Einherjar are worth as payment: each its layer of appearance."""
    layers = 0
    for kind in range(len(EINHERJAR)):
        layers += s.own[s.seat, kind] * r.layer[kind]
    return layers


@rule("N-41", "N-48")
def price(r, s, kind):
    """The cost, less 1 for each love, but not below 0."""
    return max(0, r.cost[kind] - discount(s))


@rule("N-40", "N-41", "N-42", "N-74", "N-90")
def can_hire(r, s, kind, means):
    """It lies open, appears in a layer reached (no matter with scout=market), and can be paid."""
    if s.display[kind] == 0 or price(r, s, kind) > means:
        return False
    return r.scout == MARKET or r.layer[kind] - 1 <= LAYER[s.pawn[s.seat]]


@rule("N-41", "N-74")
def means_of_payment(r, s):
    """What a hire may cost: the worth of the own Einherjar, or with scout=market the dice set aside."""
    return s.aside if r.scout == MARKET else worth(r, s)


@rule
def can_hire_anybody(r, s):
    """Whether there is anybody to be hired."""
    means = means_of_payment(r, s)
    for kind in range(len(EINHERJAR)):
        if can_hire(r, s, kind, means):
            return True
    return False


@rule("N-40", "N-74")
def may_scout(r, s, out):
    """Hire one, or with scout=market send one to Valhalla, or end the turn."""
    n = 0
    means = means_of_payment(r, s)
    for kind in range(len(EINHERJAR)):
        if can_hire(r, s, kind, means):
            out[n] = code(HIRE, kind)
            n += 1
    if r.scout == MARKET:
        for kind in range(len(EINHERJAR)):
            if s.display[kind] > 0:
                out[n] = code(SEND, kind)
                n += 1
    out[n] = code(END)
    return n + 1


@rule("N-40", "N-41", "N-48", "N-74")
def hire(r, s, kind, log):
    """Who costs nothing, or was paid for with the dice set aside, comes at once; else the price is to be paid."""
    s.wanted = kind + 1
    s.price = 0 if r.scout == MARKET else price(r, s, kind)
    pay_off(r, s, log)


@rule("N-41")
def may_give(s, out):
    """Any of the own Einherjar."""
    n = 0
    for kind in range(len(EINHERJAR)):
        if s.own[s.seat, kind] > 0:
            out[n] = code(GIVE, kind)
            n += 1
    return n


@rule("N-41", "N-91")
def give(r, s, kind, log):
    """It goes back to the display and pays its layer of appearance; what is overpaid is lost."""
    s.own[s.seat, kind] -= 1
    s.display[kind] += 1
    s.price = max(0, s.price - r.layer[kind])
    tell(log, GAVE, s.seat, kind)
    pay_off(r, s, log)


@rule("N-41")
def pay_off(r, s, log):
    """Once the price is paid, the Einherjar joins the player and the turn ends."""
    if s.price > 0:
        s.step = Step.PAYING
        return
    kind = s.wanted - 1
    s.wanted = 0
    s.display[kind] -= 1
    s.own[s.seat, kind] += 1
    tell(log, HIRED, s.seat, kind, price(r, s, kind))
    end_turn(r, s, log)


@rule("N-74")
def send(r, s, kind, log):
    """scout=market: who hires nobody may send one of the row to Valhalla."""
    s.display[kind] -= 1
    s.valhalla[kind] += 1
    tell(log, SENT, s.seat, kind)
    gain(s, r.valhalla_vp, FOR_VALHALLA, log)
    end_turn(r, s, log)


@rule("N-40", "N-50")
def decline(r, s, log):
    """Nobody is hired."""
    tell(log, DECLINED, s.seat)
    end_turn(r, s, log)
