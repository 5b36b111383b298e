"""The table of contents: who decides, what may be said, and which rule carries it out."""

from soan.games.nastrond.cards import PILE_START, SIX
from soan.games.nastrond.moves import (
    CALL,
    CHARGE,
    CRY,
    DIVINE,
    FIRST,
    GIVE,
    HIRE,
    JUDGE,
    KIND,
    LAND_EIGHT,
    LAND_SIX,
    LAST_LAY,
    MOVE,
    RAISE,
    RECALL,
    REROLL,
    ROLL,
    SECOND,
    SEND,
    TAKE,
    USE,
)
from soan.games.nastrond.rules.acting import go_on, may_act
from soan.games.nastrond.rules.dice import land, may_roll, weigh_die
from soan.games.nastrond.rules.divine import ask_gods, may_add_die, use_bonus
from soan.games.nastrond.rules.growth import raise_die, reroll
from soan.games.nastrond.rules.judging import arrive, fix, judge, roll
from soan.games.nastrond.rules.market import must_refill, reveal, weigh_stack
from soan.games.nastrond.rules.moving import may_move, move
from soan.games.nastrond.rules.scouting import decline, give, hire, may_give, may_scout, send
from soan.games.nastrond.rules.setting_up import lay, may_take, take_valkyrie, weigh_pile
from soan.games.nastrond.rules.skills import WHOLE, call, use
from soan.games.nastrond.rules.steps import Step
from soan.games.nastrond.rules.turns import begin_moving
from soan.games.nastrond.rules.valkyries import charge, cry, recall
from soan.kernel import NATURE, OVER, rule


@rule
def actor(r, s):
    """Chance lays out cards and throws dice, everything else is decided by the player whose turn it is."""
    if s.step < Step.TAKING:
        return NATURE
    return OVER if s.step == Step.FINISHED else s.seat


@rule
def legal(r, s, out):
    """What may be said at each step of a turn."""
    if s.step == Step.ACTING:
        return may_act(r, s, out)
    if s.step == Step.MOVING:
        return may_move(r, s, out)
    if s.step == Step.POOLING:
        return may_add_die(s, out, may_roll(r, s, out))
    if s.step == Step.SCOUTING:
        return may_scout(r, s, out)
    if s.step == Step.PAYING:
        return may_give(s, out)
    return may_take(s, out)


@rule("N-06", "N-12", "N-74")
def chance(r, s, weights):
    """The card of the next space, the Einherjar on top of the stack, or how a die falls for whoever threw it."""
    if s.step == Step.TUMBLING:
        return weigh_die(s, weights), s.seat
    if s.step == Step.LAYING:
        return weigh_pile(s, weights), 0
    return weigh_stack(s, weights), 0


@rule
def apply(r, s, action, log):
    """Carries out what was said or drawn."""
    kind = KIND[action]
    first = FIRST[action]
    if kind <= LAST_LAY.number:
        lay(r, s, PILE_START[kind] + first, log)
    elif kind <= LAND_EIGHT.number:
        if land(s, first if kind == LAND_SIX.number else SIX + first, log):
            go_on(r, s, log)
    elif kind <= ROLL.number:
        begin(r, s, kind, first, log)
    elif kind < JUDGE.number:
        act(r, s, kind, first, SECOND[action], log)
    elif kind == JUDGE.number:
        judge(r, s, log)
    else:
        scout(r, s, kind, first, log)


@rule
def begin(r, s, kind, first, log):
    """The first half of a turn, and what comes before the first."""
    if kind == MOVE.number:
        move(s, first, log)
        arrive(r, s, log)
    elif kind == ROLL.number:
        roll(r, s, first, log)
    elif kind == TAKE.number:
        take_valkyrie(r, s, first, log)
    else:
        reveal(s, first, log)
        if not must_refill(r, s):
            begin_moving(r, s, log)


@rule
def act(r, s, kind, first, second, log):
    """What may be done around the roll; divine intervention before it leaves the player where they are."""
    if kind == USE.number:
        use(r, s, first, second, log)
    elif kind == CALL.number:
        call(r, s, WHOLE + first, log)
    elif kind == RAISE.number:
        raise_die(r, s, first, log)
    elif kind == REROLL.number:
        reroll(s, first, log)
    elif kind == CHARGE.number:
        charge(s, first, log)
    elif kind == CRY.number:
        fix(s, log)
        cry(s, log)
    elif kind == RECALL.number:
        recall(s, first, log)
    elif kind == DIVINE.number:
        ask_gods(s, log)
    else:
        use_bonus(s, log)
    if s.step != Step.POOLING:
        go_on(r, s, log)


@rule
def scout(r, s, kind, first, log):
    """The end of a turn."""
    if kind == HIRE.number:
        hire(r, s, first, log)
    elif kind == GIVE.number:
        give(r, s, first, log)
    elif kind == SEND.number:
        send(r, s, first, log)
    else:
        decline(r, s, log)
