"""Leduc poker. Read beside rulebook.en.md: [L3] here is paragraph L3 there."""

from soan.kernel import NATURE, OVER, below, code, rule, tell
from soan_examples.leduc_poker.table import EVENTS, MOVES, RANKS, SEATS

DEAL, TURN, FOLD, CALL, RAISE = MOVES.kinds
KIND, RANK, _, _ = MOVES.tables
DEALT, TURNED, FOLDED, CALLED, RAISED, SHOWN = EVENTS.numbers

COPIES = 2
ANTE = 1
MOST_RAISES = 2


@rule("L1")
def setup(r, s):
    """Each seat puts one chip into the pot."""
    s.pot[:] = ANTE


@rule("L3")
def actor(r, s):
    """Seat 0 begins in both rounds; cards are dealt by chance."""
    if s.over:
        return OVER
    return NATURE if s.dealt < SEATS or s.turning else s.seat


@rule("L3", "L4")
def legal(r, s, out):
    """Fold if the other seat has put in more; call, or check; raise, twice a round at most."""
    n = 0
    if s.pot[s.seat] < s.pot[1 - s.seat]:
        out[n] = code(FOLD)
        n += 1
    out[n] = code(CALL)
    n += 1
    if s.raises < MOST_RAISES:
        out[n] = code(RAISE)
        n += 1
    return n


@rule("L1", "L2", "L5")
def chance(r, s, weights):
    """Two cards of each rank, shuffled."""
    for rank in range(RANKS):
        weights[rank] = unseen(s, rank)
    return (TURN.number, 0) if s.turning else (DEAL.number, s.dealt)


@rule("L1")
def unseen(s, rank):
    """How many cards of a rank are neither in a hand nor in the middle."""
    cards = COPIES
    for seat in range(SEATS):
        if s.card[seat] == rank + 1:
            cards -= 1
    return cards - 1 if s.public == rank + 1 else cards


@rule
def apply(r, s, action, log):
    """The table of contents."""
    kind = KIND[action]
    if kind == DEAL.number:
        deal(s, RANK[action], log)
    elif kind == TURN.number:
        turn(s, RANK[action], log)
    elif kind == FOLD.number:
        fold(s, log)
    elif kind == CALL.number:
        call(s, log)
    else:
        raise_stakes(s, log)


@rule("L2")
def deal(s, rank, log):
    """One card for each seat, which only it may see."""
    tell(log, DEALT, s.dealt, rank)
    s.card[s.dealt] = rank + 1
    s.dealt += 1


@rule("L5")
def turn(s, rank, log):
    """A card is laid open in the middle, and the second round begins."""
    tell(log, TURNED, 0, rank)
    s.public = rank + 1
    s.turning = 0
    s.seat = 0
    s.raises = 0
    s.passed = 0


@rule("L3", "L6")
def fold(s, log):
    """The other seat has the pot, and no card is shown."""
    tell(log, FOLDED, s.seat)
    s.folded = s.seat + 1
    s.over = 1


@rule("L3")
def call(s, log):
    """Puts in as much as the other seat has. That ends the round, unless it was a check with which the round began."""
    missing = s.pot[1 - s.seat] - s.pot[s.seat]
    tell(log, CALLED, s.seat, missing)
    s.pot[s.seat] += missing
    if missing == 0 and not s.passed:
        s.passed = 1
        s.seat = 1 - s.seat
    elif s.public == 0:
        s.turning = 1
    else:
        show(s, log)


@rule("L4")
def raise_stakes(s, log):
    """As much as the other seat has, and 2 more in the first round, 4 more in the second."""
    more = 2 if s.public == 0 else 4
    tell(log, RAISED, s.seat, more)
    s.pot[s.seat] = s.pot[1 - s.seat] + more
    s.raises += 1
    s.seat = 1 - s.seat


@rule("L6")
def show(s, log):
    """Both cards are laid open."""
    s.face_up[:] = 1
    s.over = 1
    for seat in range(SEATS):
        tell(log, SHOWN, seat, s.card[seat] - 1)


@rule("L6")
def strength(s, seat):
    """A pair with the card in the middle beats everything; otherwise the higher card."""
    return s.card[seat] + (RANKS if s.card[seat] == s.public else 0)


@rule("L6", "L7")
def points(r, s, seat, item):
    """What a seat has won or lost. As long as the pot is in the middle, what it has put in is lost."""
    if not s.over:
        return -s.pot[seat]
    if s.folded:
        return -s.pot[seat] if s.folded == seat + 1 else s.pot[1 - seat]
    ahead = strength(s, seat) - strength(s, 1 - seat)
    if ahead == 0:
        return 0
    return s.pot[1 - seat] if ahead > 0 else -s.pot[seat]


@rule("L2")
def redeal(r, s, seat, rng):
    """The cards that the viewer has not seen are equally likely to be where they may be."""
    for other in range(s.dealt):
        if s.card[other] == 0:
            s.card[other] = draw_unseen(s, rng) + 1


@rule("L1")
def draw_unseen(s, rng):
    """The rank of one of the unseen cards."""
    left = below(rng, unseen(s, 0) + unseen(s, 1) + unseen(s, 2))
    rank = 0
    while left >= unseen(s, rank):
        left -= unseen(s, rank)
        rank += 1
    return rank
