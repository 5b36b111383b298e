"""The loose cards of a player: how they come, how they go, and which of several alike goes."""

from soan.games.undecim.cards import DECK, FACE_COUNT, FACE_SIDES, GOLD, RESOURCE, SIDE_CARD, SIDE_FACE
from soan.games.undecim.moves import DISCARDED, PAID, USE
from soan.games.undecim.rules.steps import DEVELOPING, FLIPPING, PAYING, SETTLING
from soan.kernel import code, rule, tell

UNDECIDED = -1


@rule("U-03")
def lay(s, seat, side):
    """A card is laid in front of a player, and only its upper end counts."""
    s.loose[seat, side] += 1
    s.upper[seat, SIDE_FACE[side]] += 1


@rule
def lift(s, seat, side):
    """A loose card leaves a player's place."""
    s.loose[seat, side] -= 1
    s.upper[seat, SIDE_FACE[side]] -= 1


@rule
def loose_cards(s, seat):
    """How many loose cards a player has."""
    cards = 0
    for face in range(s.upper.shape[1]):
        cards += s.upper[seat, face]
    return cards


@rule
def loose_resources(s, seat):
    """How many loose resources a player has."""
    cards = 0
    for face in range(RESOURCE, GOLD):
        cards += s.upper[seat, face]
    return cards


@rule("U-23", "U-73")
def put_away(s, side):
    """What is spent or discarded goes to the discard pile; a market card goes back to the market."""
    card = SIDE_CARD[side]
    if card < DECK:
        s.discarded[card] += 1
    else:
        s.market[card - DECK] += 1


@rule
def owe(s, first, second):
    """The player is to hand over loose cards with these faces up; the second may be none (-1)."""
    s.owed[0] = first + 1
    s.owed[1] = second + 1


@rule
def may_hand_over(s, side):
    """A card that is just being turned over does not pay for its own turning."""
    turning = s.step == FLIPPING and s.wanted == side + 1
    return s.loose[s.seat, side] > turning


@rule("U-74")
def which_card(r, s):
    """Cards that show the same are alike, and the first in the list of cards goes; with flip=on the player chooses."""
    face = s.owed[0] - 1
    # Where all that show it must go, there is no choice.
    choice = r.flip and s.upper[s.seat, face] > 1 + (s.owed[1] == s.owed[0])
    found = UNDECIDED
    for i in range(FACE_COUNT[face]):
        side = FACE_SIDES[face, i]
        if may_hand_over(s, side):
            if found >= 0:
                return UNDECIDED
            found = side
            if not choice:
                return found
    return found


@rule("U-74")
def may_use(s, out):
    """With flip=on: which of the cards that show what is owed."""
    face = s.owed[0] - 1
    n = 0
    for i in range(FACE_COUNT[face]):
        side = FACE_SIDES[face, i]
        if may_hand_over(s, side):
            out[n] = code(USE, side)
            n += 1
    return n


@rule("U-20", "U-22", "U-23", "U-73")
def hand_over(s, side, log):
    """The first card owed goes into a settlement, or away."""
    s.owed[0] = s.owed[1]
    s.owed[1] = 0
    lift(s, s.seat, side)
    if s.step == SETTLING or s.step == DEVELOPING:
        s.built[SIDE_CARD[side]] += 1
        return
    put_away(s, side)
    if s.step == PAYING or s.step == FLIPPING:
        tell(log, PAID, s.seat, side)
    else:
        tell(log, DISCARDED, s.seat, side)
