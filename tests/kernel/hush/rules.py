"""Hush. Read beside rulebook.en.md."""

from soan.kernel import NATURE, OVER, below, code, rule, tell

from .declarations import EVENTS, MOVES

DEAL, SWAP, SHOW, STAND = MOVES.kinds
KIND, CARD, _, _ = MOVES.tables
DEALT, DROPPED, SHOWED = EVENTS.numbers
DEALING, DECIDING, SWAPPING, FINISHED = range(4)


@rule("H1")
def setup(r, s):
    """The cards form the deck."""
    for card in range(3):
        s.deck[card] = r.copies[card]
        s.left += r.copies[card]
    s.step = DEALING


@rule
def actor(r, s):
    """The deck deals, the player whose turn it is decides."""
    if s.step == FINISHED:
        return OVER
    return s.seat if s.step == DECIDING else NATURE


@rule("H2", "H3", "H4")
def legal(r, s, out):
    """Swap while there are cards, show a card that is hidden, or stand."""
    n = 0
    if r.swaps and s.left > 0:
        out[n] = code(SWAP)
        n += 1
    if not s.open[s.seat]:
        out[n] = code(SHOW)
        n += 1
    out[n] = code(STAND)
    return n + 1


@rule("H1", "H3")
def chance(r, s, weights):
    """Any card of the deck."""
    for card in range(3):
        weights[card] = s.deck[card]
    return DEAL.number, s.seat


@rule
def apply(r, s, action, log):
    """The table of contents."""
    kind = KIND[action]
    if kind == DEAL.number:
        deal(r, s, CARD[action], log)
    elif kind == SWAP.number:
        swap(s, log)
    else:
        if kind == SHOW.number:
            show(s, log)
        end_turn(r, s)


@rule("H1", "H3")
def deal(r, s, card, log):
    """The player takes a card that nobody else sees."""
    s.deck[card] -= 1
    s.left -= 1
    s.hand[s.seat] = card + 1
    tell(log, DEALT, s.seat, card, s.left)
    if s.step == SWAPPING:
        end_turn(r, s)
    else:
        s.seat = (s.seat + 1) % r.players
        s.step = DEALING if s.seat > 0 else DECIDING


@rule("H3")
def swap(s, log):
    """The old card is dropped for all to see, and another one is dealt."""
    card = s.hand[s.seat] - 1
    s.gone[card] += 1
    s.hand[s.seat] = 0
    s.open[s.seat] = 0
    s.step = SWAPPING
    tell(log, DROPPED, s.seat, card)


@rule("H4")
def show(s, log):
    """The card lies open from now on."""
    s.open[s.seat] = 1
    tell(log, SHOWED, s.seat, s.hand[s.seat] - 1)


@rule("H2", "H6")
def end_turn(r, s):
    """The next player, until all rounds are over."""
    s.turns += 1
    s.seat = (s.seat + 1) % r.players
    s.step = FINISHED if s.turns == r.rounds * r.players else DECIDING


@rule("H5")
def points(r, s, seat, item):
    """The card counts what it is worth; courage is to have shown it."""
    if item == 1:
        return r.bonus * s.open[seat]
    return r.worth[s.hand[seat] - 1] if s.hand[seat] > 0 else 0


@rule("H5")
def tiebreak(r, s, seat):
    """Among equals who has shown the card."""
    return s.open[seat]


@rule("H1")
def redeal(r, s, seat, rng):
    """Every way to deal the cards that a player has not seen is equally likely."""
    for card in range(3):
        s.deck[card] = r.copies[card] - s.gone[card]
    for other in range(r.players):
        if s.hand[other] > 0:
            s.deck[s.hand[other] - 1] -= 1
    for other in range(r.players):
        if s.hand[other] == 0 and has_card(s, other):
            card = draw(s, rng)
            s.hand[other] = card + 1
            s.deck[card] -= 1


@rule
def has_card(s, seat):
    """Whether a player has been dealt a card, as everybody knows."""
    if s.step == DEALING:
        return seat < s.seat
    return s.step != SWAPPING or seat != s.seat


@rule
def draw(s, rng):
    """A card of the deck at random."""
    left = below(rng, s.deck.sum())
    for card in range(3):
        left -= s.deck[card]
        if left < 0:
            return card
    return 0
