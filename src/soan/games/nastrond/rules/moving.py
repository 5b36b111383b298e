"""Move: clockwise along the ring."""

from soan.games.nastrond.moves import MOVE, MOVED
from soan.games.nastrond.world import LAYER, RING_SIZE, RING_START
from soan.kernel import code, rule, tell

TAKEN = -1


@rule("N-20", "N-21")
def reachable(r, s, steps):
    """The space so many steps ahead, clockwise along the ring; TAKEN if another pawn stands there."""
    here = s.pawn[s.seat]
    layer = LAYER[here]
    space = here + steps
    if space >= RING_START[layer] + RING_SIZE[layer]:
        space -= RING_SIZE[layer]
    for player in range(r.players):
        if s.pawn[player] == space:
            return TAKEN
    return space


@rule("N-20", "N-21", "N-81")
def may_move(r, s, out):
    """From one step to half the ring; other pawns may be passed but not joined."""
    n = 0
    for steps in range(1, RING_SIZE[LAYER[s.pawn[s.seat]]] // 2 + 1):
        space = reachable(r, s, steps)
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
