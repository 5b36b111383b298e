"""Judgement: success and failure, keepers, Nidhogg, and spaces that are resolved already."""

from soan.games.nastrond.cards import ATTRIBUTE, KEEPER, NIDHOGG, NO_ATTRIBUTE
from soan.games.nastrond.moves import (
    DESCENDED,
    FIRST_PASS,
    FIXED,
    FOR_DIGNITY,
    FOR_EDDA,
    FOR_FIRST_PASS,
    FOR_JARL,
    FOR_KEEPERS,
    FOR_NIDHOGG,
    FOR_TIWAZ,
    GAVE_UP,
    LOST,
    PLACED,
    RESOLVED,
    ROLLS,
    WON,
)
from soan.games.nastrond.options import BONUS_VP, DIVINE_AT_RESOLVED, MARKET, OPEN, REMATCH
from soan.games.nastrond.rules.dice import gather, power, set_aside, sum_of_dice, toss
from soan.games.nastrond.rules.divine import lay_under, spend
from soan.games.nastrond.rules.growth import dignity_points
from soan.games.nastrond.rules.scoring import gain
from soan.games.nastrond.rules.scouting import begin_scouting
from soan.games.nastrond.world import INWARD, LAYER
from soan.kernel import rule, tell

FAILURE, SUCCESS = 1, 2
PASSED, BEATEN = 1, 2


@rule("N-22", "N-26")
def arrive(r, s, log):
    """A space without Urd card is challenged; one with is resolved."""
    if s.urd[s.place] == 0:
        gather(r, s, log)
    else:
        rest(r, s, log)


@rule("N-26", "N-36", "N-73", "N-78", "N-93")
def rest(r, s, log):
    """At a resolved space there is no roll; the Urd card becomes a divine intervention."""
    tell(log, RESOLVED, s.seat, s.place)
    if r.resolved == DIVINE_AT_RESOLVED:
        lay_under(s, log)
    else:
        spend(s, log)
    if r.keepers == OPEN and KEEPER[s.card[s.place] - 1]:
        descend(s, log)
    begin_scouting(r, s, log)


@rule("N-23", "N-74", "N-95")
def roll(r, s, dice, log):
    """So many dice are rolled; with scout=market every die set aside is worth victory points at once."""
    set_aside(s, dice)
    if dice > 0:
        tell(log, ROLLS, s.seat, dice, s.aside)
    else:
        tell(log, GAVE_UP, s.seat, s.aside)
    if r.scout == MARKET:
        gain(s, s.aside * r.aside_vp, FOR_TIWAZ, log)
    if dice > 0:
        toss(s, dice)
    else:
        conclude(r, s, 0, log, success=False)


@rule
def target(r, s):
    """What the power is held against."""
    return r.target[s.card[s.place] - 1]


@rule("N-25", "N-30")
def fix(s, log):
    """The dice are fixed by the first skill that works after fixing, or by the judgement."""
    if not s.fixed:
        s.fixed = 1
        tell(log, FIXED, s.seat, sum_of_dice(s))


@rule("N-30", "N-31", "N-32")
def judge(r, s, log):
    """The power reaches the target, or it does not."""
    fix(s, log)
    reached = power(s)
    conclude(r, s, reached, log, success=reached >= target(r, s))


@rule("N-31", "N-32", "N-33", "N-34")
def conclude(r, s, reached, log, success):
    """A success pays; the Urd card is used won or lost; after a keeper fight the pawn descends."""
    card = s.card[s.place] - 1
    s.outcome = SUCCESS if success else FAILURE
    tell(log, WON if success else LOST, s.seat, card, reached, target(r, s))
    if success:
        reap(r, s, card, log)
    use_urd(r, s, card, success, log)
    if KEEPER[card]:
        get_past(r, s, card, success, log)
    begin_scouting(r, s, log)


@rule("N-31", "N-35", "N-49", "N-63", "N-96")
def reap(r, s, card, log):
    """The card's victory points, with 1 for each Tiwaz kept if it says so; then dignity's and the Jarls'."""
    vp = r.card_vp[card] + r.tiwaz_vp[card] * s.tiwaz
    if card == NIDHOGG:
        gain(s, vp, FOR_NIDHOGG, log)
    elif KEEPER[card]:
        gain(s, keeper_points(r, s, vp), FOR_KEEPERS, log)
    else:
        gain(s, vp, FOR_EDDA, log)
    gain(s, dignity_points(r, s), FOR_DIGNITY, log)
    gain(s, s.renown, FOR_JARL, log)


@rule("N-71", "N-72", "N-87")
def keeper_points(r, s, vp):
    """A won keeper fight pays more with pass_vp, and less with rematch_vp if the keeper was beaten before."""
    vp += r.pass_vp
    if s.passed[s.place] == BEATEN:
        vp += r.rematch_vp
    return max(0, vp)


@rule("N-31", "N-32", "N-33", "N-35", "N-70")
def use_urd(r, s, card, success, log):
    """The Urd card takes the place of the card; but Nidhogg and keepers that can be fought again stay."""
    rematch = r.keepers == REMATCH and KEEPER[card]
    if card == NIDHOGG or (rematch and success):
        lay_under(s, log)
    elif rematch:
        spend(s, log)
    else:
        s.hand[s.seat] -= 1
        s.urd[s.place] = s.seat + 1
        tell(log, PLACED, s.seat, s.place)
        if ATTRIBUTE[card] != NO_ATTRIBUTE:
            s.taken = ATTRIBUTE[card] + 1


@rule("N-33", "N-34", "N-71", "N-88")
def get_past(r, s, card, success, log):
    """Won or lost, the pawn gets past the keeper; the first may have a bonus."""
    if s.passed[s.place] == 0 and r.first_pass_bonus > 0:
        tell(log, FIRST_PASS, s.seat, card)
        if r.first_pass_bonus == BONUS_VP:
            gain(s, r.first_pass_vp, FOR_FIRST_PASS, log)
        else:
            s.bonus_dice[s.seat] += 1
    s.passed[s.place] = max(s.passed[s.place], BEATEN if success else PASSED)
    descend(s, log)


@rule("N-34")
def descend(s, log):
    """To the nearest corner of the next ring; from the third layer to the centre. Other pawns do not matter."""
    space = INWARD[s.pawn[s.seat]]
    s.pawn[s.seat] = space
    tell(log, DESCENDED, s.seat, LAYER[space], space)
