"""Victory points on the way, and the final scoring."""

from soan.games.nastrond.moves import GAINED, MAJORITY, VP_REASONS
from soan.games.nastrond.world import RING_SIZE, RING_START, ROOT
from soan.kernel import rule, tell


@rule
def gain(s, vp, reason, log):
    """The player whose turn it is gains victory points."""
    if vp != 0:
        s.vp[s.seat, reason] += vp
        tell(log, GAINED, s.seat, vp, reason)


@rule("N-55")
def urds_in_layer(s, seat, layer):
    """A player's Urd cards on the spaces of a layer."""
    urds = 0
    for i in range(RING_SIZE[layer]):
        if s.urd[RING_START[layer] + i] == seat + 1:
            urds += 1
    return urds


@rule("N-55")
def majority_points(r, s, seat, layer):
    """Most Urd cards in a layer: 6; a tie shares them, rounded down; nobody there, none."""
    mine = urds_in_layer(s, seat, layer)
    if mine == 0:
        return 0
    tied = 0
    for player in range(r.players):
        urds = urds_in_layer(s, player, layer)
        if urds > mine:
            return 0
        if urds == mine:
            tied += 1
    return r.majority_vp // tied


@rule("N-55")
def tell_majorities(r, s, log):
    """Tells what the majorities bring."""
    for layer in range(ROOT):
        for player in range(r.players):
            vp = majority_points(r, s, player, layer)
            if vp > 0:
                tell(log, MAJORITY, player, layer, urds_in_layer(s, player, layer), vp)


@rule("N-55", "N-56")
def points(r, s, seat, item):
    """What a player would score for an item if the game ended now."""
    if item < len(VP_REASONS):
        return s.vp[seat, item]
    return majority_points(r, s, seat, item - len(VP_REASONS))


@rule("N-56")
def tiebreak(r, s, seat):
    """Among equal scores the player later in the turn order wins."""
    return (seat - s.starter) % r.players
