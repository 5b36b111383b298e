"""scout=market: three Einherjar at random lie open."""

from soan.games.nastrond.moves import REVEAL, REVEALED
from soan.games.nastrond.options import MARKET
from soan.kernel import rule, tell


@rule
def count(cards):
    """How many cards there are."""
    cards_in_all = 0
    for kind in range(len(cards)):
        cards_in_all += cards[kind]
    return cards_in_all


@rule("N-74", "N-89")
def must_refill(r, s):
    """The row is refilled to three before the next turn, as long as the stack lasts."""
    return r.scout == MARKET and count(s.display) < r.row and count(s.stack) > 0


@rule("N-74")
def weigh_stack(s, weights):
    """The top card of the face-down stack."""
    for kind in range(len(s.stack)):
        weights[kind] = s.stack[kind]
    return REVEAL.number


@rule("N-74")
def reveal(s, kind, log):
    """It lies in the row."""
    s.stack[kind] -= 1
    s.display[kind] += 1
    tell(log, REVEALED, s.seat, kind)
