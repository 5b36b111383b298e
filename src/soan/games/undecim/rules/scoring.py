"""Final scoring, and the victory points that are collected on the way."""

from soan.games.undecim.cards import ENEMY, GOLD, RESOURCE
from soan.games.undecim.moves import (
    CHARTER,
    COLLECTED,
    COLLECTED_VP,
    ENEMIES_VP,
    FOR_LANDS,
    GOLD_VP,
    HASTE,
    LANDS_VP,
    LOAN,
    SETTLEMENTS_VP,
)
from soan.games.undecim.options import FLAT
from soan.kernel import rule, tell


@rule
def collect(s, vp, reason, log):
    """The player whose turn it is gains victory points."""
    if vp != 0:
        s.vp[s.seat] += vp
        tell(log, COLLECTED, s.seat, vp, reason)


@rule
def different_lands(s, seat):
    """How many different lands a player owns."""
    lands = 0
    for land in range(RESOURCE):
        if s.upper[seat, land] > 0:
            lands += 1
    return lands


@rule("U-19")
def collect_land_vp(s, log):
    """At the end of each turn: 1 victory point for each different land."""
    collect(s, different_lands(s, s.seat), FOR_LANDS, log)


@rule("U-40")
def land_points(r, s, seat):
    """Each land: 3 to whoever owns most of it alone, 1 to each of several; none to nobody."""
    vp = 0
    for land in range(RESOURCE):
        mine = s.upper[seat, land]
        if mine > 0:
            more, equal = rivals(r, s, seat, land)
            if more == 0:
                vp += r.land_vp[0] if equal == 0 else r.land_vp[1]
    return vp


@rule
def rivals(r, s, seat, face):
    """How many other players own more of a face, and how many as much."""
    more = 0
    equal = 0
    mine = s.upper[seat, face]
    for other in range(r.players):
        if other != seat:
            if s.upper[other, face] > mine:
                more += 1
            elif s.upper[other, face] == mine:
                equal += 1
    return more, equal


@rule
def size(s, seat, number):
    """How many cards lie in a settlement."""
    cards = 0
    for material in range(s.settlement.shape[2]):
        cards += s.settlement[seat, number, material]
    return cards


@rule("U-41", "U-66")
def settlement_points(r, s, seat):
    """Each settlement by its number of cards; five or more are alike."""
    vp = 0
    for number in range(s.settlements[seat]):
        row = size(s, seat, number) - 2
        vp += r.building_vp[min(row, len(r.building_vp) - 1)]
    return vp


@rule("U-42", "U-66")
def gold_points(r, s, seat):
    """Each loose gold as many as the player has settlements; with gold_vp=flat 1."""
    each = 1 if r.gold_vp == FLAT else s.settlements[seat]
    return s.upper[seat, GOLD] * each


@rule("U-43", "U-24")
def enemy_points(r, s, seat):
    """The fewest enemies lose 8, or 4 each if several have as few."""
    more, equal = rivals(r, s, seat, ENEMY)
    if more + equal < r.players - 1:
        return 0
    return r.enemy_vp[0] if equal == 0 else r.enemy_vp[1]


@rule("U-32", "U-44", "U-31")
def pass_card_points(r, s, seat):
    """A pass card that was set in front, by its text; one that was not is worth nothing."""
    if not s.in_front[seat]:
        return 0
    card = s.pass_card[seat] - 1
    if card == LOAN:
        return r.pass_vp[card, 0] * s.settlements[seat]
    return r.pass_vp[card, 0] if keeps(r, s, seat, card) else r.pass_vp[card, 1]


@rule("U-32")
def keeps(r, s, seat, card):
    """Oath: nobody has more enemies; Charter: the player owns all four lands; Haste asks for nothing."""
    if card == HASTE:
        return True
    if card == CHARTER:
        return different_lands(s, seat) == RESOURCE
    more, _ = rivals(r, s, seat, ENEMY)
    return more == 0


@rule("U-40", "U-41", "U-42", "U-43", "U-44")
def points(r, s, seat, item):
    """What a player would score for an item if the game ended now; loose resources score nothing."""
    if item == COLLECTED_VP:
        return s.vp[seat]
    if item == LANDS_VP:
        return land_points(r, s, seat)
    if item == SETTLEMENTS_VP:
        return settlement_points(r, s, seat)
    if item == GOLD_VP:
        return gold_points(r, s, seat)
    if item == ENEMIES_VP:
        return enemy_points(r, s, seat)
    return pass_card_points(r, s, seat)


@rule("U-45")
def tiebreak(r, s, seat):
    """Among equal scores the most enemies win."""
    return s.upper[seat, ENEMY]
