"""After the roll: what may follow what, until the judgement."""

from soan.games.nastrond.cards import EINHERJAR, FACES
from soan.games.nastrond.moves import CALL, CHARGE, JUDGE, RAISE, REROLL, USE
from soan.games.nastrond.rules.divine import can_ask_gods, can_use_bonus, may_add_die
from soan.games.nastrond.rules.growth import can_raise, can_reroll
from soan.games.nastrond.rules.judging import judge
from soan.games.nastrond.rules.skills import LATE, WHOLE, works, works_on
from soan.games.nastrond.rules.steps import Step
from soan.games.nastrond.rules.valkyries import can_bless, can_charge, may_bless
from soan.kernel import code, rule


@rule("N-25", "N-30", "N-86")
def may_act(r, s, out):
    """Skills, growth and divine intervention in any order; what changes dice only until they are fixed; or judge."""
    n = 0
    first = LATE
    if not s.fixed:
        n = may_change_one(r, s, out)
        first = WHOLE
    for kind in range(first, len(EINHERJAR)):
        if works(r, s, kind):
            out[n] = code(CALL, kind - WHOLE)
            n += 1
    n = may_add_die(s, out, may_bless(s, out, n))
    out[n] = code(JUDGE)
    return n + 1


@rule("N-25", "N-46", "N-75", "N-79", "N-94")
def may_change_one(r, s, out):
    """What may be done to each die; dice that show the same are alike."""
    n = 0
    for face in range(len(FACES)):
        if s.dice[face] == 0:
            continue
        for kind in range(WHOLE):
            if works_on(r, s, kind, face):
                out[n] = code(USE, kind, face)
                n += 1
        if can_raise(r, s, face):
            out[n] = code(RAISE, face)
            n += 1
        if can_reroll(s):
            out[n] = code(REROLL, face)
            n += 1
        if can_charge(s, face):
            out[n] = code(CHARGE, face)
            n += 1
    return n


@rule
def can_change(r, s, face):
    """Whether anything may be done to a die."""
    for kind in range(WHOLE):
        if works_on(r, s, kind, face):
            return True
    return can_raise(r, s, face) or can_reroll(s) or can_charge(s, face)


@rule
def can_act(r, s):
    """Whether there is anything to be said but to judge."""
    if can_ask_gods(s) or can_use_bonus(s) or can_bless(s):
        return True
    first = LATE
    if not s.fixed:
        for face in range(len(FACES)):
            if s.dice[face] > 0 and can_change(r, s, face):
                return True
        first = WHOLE
    for kind in range(first, len(EINHERJAR)):
        if works(r, s, kind):
            return True
    return False


@rule("N-25", "N-30")
def go_on(r, s, log):
    """Once all dice lie there: the player acts as long as there is something to be done; then judgement falls."""
    if s.air[0] + s.air[1] > 0:
        s.step = Step.TUMBLING
    elif can_act(r, s):
        s.step = Step.ACTING
    else:
        judge(r, s, log)
