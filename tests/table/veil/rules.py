"""The rules of Veil; V1 … V3 are in the package's docstring."""

from soan.kernel import NATURE, OVER, below, rule, tell
from veil.declarations import CARD, EVENTS, MOVES, SEATS

EXCHANGE, SHOW, KEEP, DEAL = MOVES.kinds
KIND, FIRST, _, _ = MOVES.tables
DEALT, SHOWN, KEPT, PAID = EVENTS.numbers
CARDS = len(CARD)


@rule("V1")
def setup(r, s):
    """The deck is whole; the first card goes to seat 0."""
    s.left[:] = 1
    s.dealing = 1


@rule("V2")
def actor(r, s):
    """First the deal, then everybody once."""
    if s.dealing:
        return NATURE
    return OVER if s.turn == r.players else s.turn


@rule("V2")
def legal(r, s, out):
    """Exchange once, show, or keep."""
    n = 0
    if not s.exchanged[s.turn]:
        out[n] = EXCHANGE.base
        n += 1
    out[n] = SHOW.base
    out[n + 1] = KEEP.base
    return n + 2


@rule("V1")
def chance(r, s, weights):
    """Every card of the deck alike."""
    for card in range(CARDS):
        weights[card] = s.left[card]
    return DEAL.number, s.dealing - 1


@rule("V1", "V2")
def apply(r, s, action, log):
    """Deals, or does what the seat said."""
    kind = KIND[action]
    if kind == DEAL.number:
        deal(r, s, FIRST[action], log)
    elif kind == EXCHANGE.number:
        s.exchanged[s.turn] = 1
        s.dealing = s.turn + 1
    else:
        end(r, s, kind, log)


@rule("V1")
def deal(r, s, card, log):
    """Gives the card; an exchange returns the old one afterwards."""
    seat = s.dealing - 1
    old = s.hand[seat]
    s.left[card] = 0
    s.hand[seat] = card + 1
    if old:
        s.left[old - 1] = 1
        s.dealing = 0
    else:
        s.dealing = 0 if s.dealing == r.players else s.dealing + 1
    tell(log, DEALT, seat, card)


@rule("V2")
def end(r, s, kind, log):
    """Shows or keeps, and passes the turn."""
    if kind == SHOW.number:
        s.open[s.turn] = 1
        tell(log, SHOWN, s.turn, s.hand[s.turn] - 1)
    else:
        tell(log, KEPT, s.turn)
    if r.bonus:
        tell(log, PAID, s.turn, r.bonus)
    s.turn += 1


@rule("V3")
def points(r, s, seat, item):
    """The open number, or half of the covered one; the bonus comes on top."""
    if item:
        return r.bonus
    return s.hand[seat] if s.open[seat] else s.hand[seat] // 2


@rule
def redeal(r, s, seat, rng):
    """Gives every hidden hand a card that nobody is seen to hold; the rest is the deck."""
    s.left[:] = 1
    for other in range(SEATS):
        if s.hand[other]:
            s.left[s.hand[other] - 1] = 0
    dealt = s.dealing - 1 if s.dealing and s.turn == 0 and not s.exchanged[0] else r.players
    for other in range(dealt):
        if not s.hand[other]:
            card = below(rng, CARDS)
            while not s.left[card]:
                card = (card + 1) % CARDS
            s.left[card] = 0
            s.hand[other] = card + 1
