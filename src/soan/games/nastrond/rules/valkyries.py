"""valkyrie_skills=on: each Valkyrie has a skill of her own, and growth strengthens it."""

from soan.games.nastrond.cards import AFTER_FIXING, BEFORE, BRYNHILD, EINHERJAR, GONDUL, HILD, MOST, PIPS, SIGRUN
from soan.games.nastrond.moves import CHARGED, CRIED, CRY, RECALL, RECALLED
from soan.kernel import code, rule, tell

#: The first of the Einherjar that work after fixing.
FIRST_AFTER_FIXING = len(EINHERJAR) - len(AFTER_FIXING)


@rule("N-76", "N-79")
def ready_valkyrie(r, s):
    """Her skill is as strong as the cards of her attribute make it; Gondul's is so many rerolls."""
    s.blessing = 0
    if not r.valkyrie_skills:
        return
    valkyrie = s.valkyrie[s.seat] - 1
    strength = r.skill_base[valkyrie] + s.growth[s.seat, r.skill_attribute[valkyrie]] // r.skill_each[valkyrie]
    if valkyrie == GONDUL:
        s.rerolls += strength
    else:
        s.blessing = strength


@rule("N-76", "N-79")
def blessed(s, valkyrie):
    """The player has this Valkyrie, and her skill is left."""
    return s.blessing > 0 and s.valkyrie[s.seat] == valkyrie + 1


@rule("N-79")
def can_charge(s, face):
    """Brynhild's charge raises a die that does not show its most."""
    return blessed(s, BRYNHILD) and PIPS[face] < MOST[face]


@rule("N-79")
def can_recall(s, kind):
    """Sigrun calls an Einherjar back who has worked; after fixing only one who works then."""
    if not blessed(s, SIGRUN) or s.ready[kind] >= s.own[s.seat, kind]:
        return False
    return not s.fixed or kind >= FIRST_AFTER_FIXING


@rule("N-79")
def may_bless(s, out, n):
    """Hild's cry, or whom Sigrun may recall."""
    if blessed(s, HILD):
        out[n] = code(CRY)
        n += 1
    if blessed(s, SIGRUN):
        for kind in range(len(s.ready)):
            if can_recall(s, kind):
                out[n] = code(RECALL, kind)
                n += 1
    return n


@rule("N-79")
def can_bless(s):
    """Whether there is a cry or somebody to recall."""
    if blessed(s, SIGRUN):
        for kind in range(len(s.ready)):
            if can_recall(s, kind):
                return True
    return blessed(s, HILD)


@rule("N-79")
def charge(s, face, log):
    """Brynhild: one die shows as much more as the skill is strong."""
    after = BEFORE[face] + min(PIPS[face] + s.blessing, MOST[face])
    s.blessing = 0
    s.dice[face] -= 1
    s.dice[after] += 1
    tell(log, CHARGED, s.seat, face, after)


@rule("N-79")
def cry(s, log):
    """Hild, after fixing: as much power as the skill is strong."""
    tell(log, CRIED, s.seat, s.blessing)
    s.boost += s.blessing
    s.blessing = 0


@rule("N-79")
def recall(s, kind, log):
    """Sigrun: an Einherjar who has worked can work once more."""
    s.blessing -= 1
    s.ready[kind] += 1
    tell(log, RECALLED, s.seat, kind)
