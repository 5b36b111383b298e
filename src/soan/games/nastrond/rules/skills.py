"""Skills of the Einherjar: when each works, and what it does."""

from soan.games.nastrond.cards import (
    ALL_DICE,
    ARCHER,
    BEFORE,
    BERSERKER,
    DRAGONSLAYER,
    EIGHT,
    FACES,
    JARL,
    KEEPER,
    MOST,
    NIDHOGG,
    OATHKEEPER,
    ONE_DIE,
    PIPS,
    SIX,
    SKALD,
    SMITH,
    TWIN,
)
from soan.games.nastrond.moves import STRENGTHENED, TURNED, USED
from soan.games.nastrond.rules.dice import power, toss, toss_again
from soan.games.nastrond.rules.judging import fix, target
from soan.kernel import rule, tell

#: Einherjar by what they do: to one die, to the dice as a whole, after fixing.
WHOLE = len(ONE_DIE)
LATE = WHOLE + len(ALL_DICE)
PAIR = 2


@rule("N-25", "N-62", "N-63")
def works_on(r, s, kind, face):
    """An Einherjar for one die, who has not worked yet: the die would not show the same afterwards."""
    return s.ready[kind] > 0 and r.turned[kind, face] != face


@rule("N-25", "N-62", "N-63", "N-64")
def works(r, s, kind):
    """Any other Einherjar who has not worked yet: the condition holds, and something would change."""
    if s.ready[kind] == 0:
        return False
    return changes_dice(r, s, kind) if kind < LATE else adds_power(r, s, kind)


@rule("N-63", "N-64")
def changes_dice(r, s, kind):
    """The Smith needs a Tiwaz; the others a die that they would change."""
    if kind == SMITH:
        return s.tiwaz > 0
    if kind == TWIN:
        low, after = twins(s)
        return low != after
    return turns_any(r, s, kind)


@rule("N-62", "N-63", "N-64")
def adds_power(r, s, kind):
    """After fixing: a pair, power enough, a keeper or Nidhogg; Skald and Oathkeeper need a Tiwaz."""
    if kind == BERSERKER:
        return has_pair(s)
    if kind == JARL:
        return power(s) >= target(r, s) + r.margin
    if kind == DRAGONSLAYER:
        card = s.card[s.place] - 1
        return KEEPER[card] == 1 or card == NIDHOGG
    return s.tiwaz > 0


@rule("N-63", "N-64")
def turns_any(r, s, kind):
    """Strategist and Wanderer: there is a die that would show something else."""
    for face in range(len(FACES)):
        if s.dice[face] > 0 and r.turned[kind, face] != face:
            return True
    return False


@rule("N-62")
def has_pair(s):
    """Two of the rolled dice show the same, however many sides they have."""
    for pips in range(1, EIGHT + 1):
        dice = s.dice[SIX + pips - 1]
        if pips <= SIX:
            dice += s.dice[pips - 1]
        if dice >= PAIR:
            return True
    return False


@rule("N-64", "N-84")
def twins(s):
    """The lowest die's face and what it becomes: what the highest shows, as far as its sides go."""
    low = -1
    highest = 0
    for i in range(len(FACES)):
        face = (i + SIX) % len(FACES)  # eight-sided dice first: of the lowest they gain most
        if s.dice[face] > 0:
            highest = max(highest, PIPS[face])
            if low < 0 or PIPS[face] < PIPS[low]:
                low = face
    return low, BEFORE[low] + min(highest, MOST[low])


@rule("N-25", "N-62", "N-63")
def use(r, s, kind, face, log):
    """An Einherjar does something to one die."""
    s.ready[kind] -= 1
    tell(log, USED, s.seat, kind)
    if kind == ARCHER:
        toss_again(s, face)
    else:
        turn(s, face, r.turned[kind, face], log)


@rule
def turn(s, face, after, log):
    """A die shows something else."""
    s.dice[face] -= 1
    s.dice[after] += 1
    tell(log, TURNED, s.seat, face, after)


@rule("N-25", "N-62", "N-63", "N-64")
def call(r, s, kind, log):
    """An Einherjar does something to the dice as a whole, or fixes them and adds to what they are worth."""
    s.ready[kind] -= 1
    if kind >= LATE:
        fix(s, log)
        tell(log, USED, s.seat, kind)
        strengthen(r, s, kind, log)
        return
    tell(log, USED, s.seat, kind)
    if kind == SMITH:
        s.tiwaz -= 1
        toss(s, 1)
    elif kind == TWIN:
        low, after = twins(s)
        turn(s, low, after, log)
    else:
        turn_all(r, s, kind, log)


@rule("N-63", "N-64")
def turn_all(r, s, kind, log):
    """Strategist and Wanderer: every die, from the highest face down so that none is turned twice."""
    for i in range(len(FACES)):
        face = len(FACES) - 1 - i
        after = r.turned[kind, face]
        if after != face:
            for _ in range(s.dice[face]):
                turn(s, face, after, log)


@rule("N-62", "N-63", "N-64", "N-85")
def strengthen(r, s, kind, log):
    """After fixing: more power, for the Skald's Tiwaz or for all that the Oathkeeper sees; a Jarl promises glory."""
    if kind == JARL:
        s.renown += r.jarl_vp
        return
    if kind == SKALD:
        s.tiwaz -= 1
    times = s.tiwaz if kind == OATHKEEPER else 1
    s.boost += r.power[kind] * times
    tell(log, STRENGTHENED, s.seat, power(s))
