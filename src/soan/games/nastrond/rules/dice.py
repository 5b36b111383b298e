"""Challenge roll: the pool, what is rolled and what is set aside, and how dice fall."""

from soan.games.nastrond.cards import EIGHT, FACES, PIPS, SIX
from soan.games.nastrond.moves import GATHERED, LAND_EIGHT, LAND_SIX, LANDED, ROLL
from soan.games.nastrond.options import MARKET
from soan.games.nastrond.rules.steps import Step
from soan.games.nastrond.world import CROSS
from soan.kernel import code, rule, tell


@rule("N-11", "N-50")
def lay_out_dice(r, s):
    """At the start of a turn the player has the own dice; all others lie in the stock."""
    s.stock = r.stock_dice
    s.pool = r.own_dice


@rule("N-50")
def collect_dice(s):
    """At the end of a turn all dice go back, rolled ones and Tiwaz."""
    for face in range(len(FACES)):
        s.dice[face] = 0
    s.pool = 0
    s.tiwaz = 0
    s.aside = 0
    s.fixed = 0
    s.boost = 0
    s.renown = 0


@rule("N-22")
def urds_in_sight(s, seat, space):
    """The player's own Urd cards in the row and column of a space, across all layers."""
    urds = 0
    for i in range(CROSS.shape[1]):
        if s.urd[CROSS[space, i]] == seat + 1:
            urds += 1
    return urds


@rule("N-22")
def gather(r, s, log):
    """As many dice as Urd cards in sight join the own two, as far as the stock has them."""
    s.place = s.pawn[s.seat]
    urds = urds_in_sight(s, s.seat, s.place)
    dice = min(urds, s.stock)
    s.stock -= dice
    s.pool += dice
    tell(log, GATHERED, s.seat, urds, s.pool)
    s.step = Step.POOLING


@rule("N-23", "N-74")
def may_roll(r, s, out):
    """One die at least, all of the pool at most; with scout=market also none, which gives the challenge up."""
    least = 0 if r.scout == MARKET else 1
    for dice in range(least, s.pool + 1):
        out[dice - least] = code(ROLL, dice)
    return s.pool + 1 - least


@rule("N-23")
def set_aside(s, rolled):
    """What is not rolled lies aside as Tiwaz."""
    s.aside = s.pool - rolled
    s.tiwaz = s.aside
    s.pool = 0


@rule("N-47", "N-82")
def toss(s, dice):
    """Dice are rolled; as long as wisdom lasts, eight-sided ones."""
    eights = min(dice, s.eights)
    s.eights -= eights
    s.air[0] += dice - eights
    s.air[1] += eights
    s.step = Step.TUMBLING


@rule("N-62")
def toss_again(s, face):
    """A die that lies there is rolled once more."""
    s.dice[face] -= 1
    s.air[int(face >= SIX)] += 1
    s.step = Step.TUMBLING


@rule("N-06", "N-23")
def weigh_die(s, weights):
    """A fair die, the six-sided ones first."""
    if s.air[0] > 0:
        for side in range(SIX):
            weights[side] = 1
        return LAND_SIX.number
    for side in range(EIGHT):
        weights[side] = 1
    return LAND_EIGHT.number


@rule("N-23")
def land(s, face, log):
    """A die comes to rest; tells whether it was the last in the air."""
    s.air[int(face >= SIX)] -= 1
    s.dice[face] += 1
    tell(log, LANDED, s.seat, face)
    return s.air[0] + s.air[1] == 0


@rule("N-23")
def sum_of_dice(s):
    """The pips of all rolled dice."""
    pips = 0
    for face in range(len(FACES)):
        pips += s.dice[face] * PIPS[face]
    return pips


@rule("N-30")
def power(s):
    """The sum of the dice with what was added after fixing."""
    return sum_of_dice(s) + s.boost
