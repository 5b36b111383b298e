"""Move: clockwise along the ring."""

from soan.games.nastrond.moves import MOVE, MOVED
from soan.games.nastrond.world import LAYER, RING_SIZE, RING_START
from soan.kernel import code, rule, tell

TAKEN = -1


@rule("N-20", "N-21")
def reachable(s, steps):
    """The space so many steps ahead, clockwise along the ring; TAKEN if another pawn stands there."""
    here = s.pawn[s.seat]
    layer = LAYER[here]
    space = RING_START[layer] + (here - RING_START[layer] + steps) % RING_SIZE[layer]
    for player in range(len(s.pawn)):
        if s.pawn[player] == space and s.valkyrie[player] > 0:
            return TAKEN
    return space


@rule("N-20", "N-21", "N-81")
def may_move(s, out):
    """From one step to half the ring; other pawns may be passed but not joined."""
    n = 0
    for steps in range(1, RING_SIZE[LAYER[s.pawn[s.seat]]] // 2 + 1):
        space = reachable(s, steps)
        if space != TAKEN:
            out[n] = code(MOVE, space)
            n += 1
    return n


@rule("N-20")
def move(s, space, log):
    """The pawn goes there."""
    layer = LAYER[space]
    tell(log, MOVED, s.seat, space, (space - s.pawn[s.seat]) % RING_SIZE[layer])
    s.pawn[s.seat] = space
    s.place = space
