"""The action cards: dealing them, the display, the hands, and what can be known of them."""

from soan.games.undecim.moves import DEALT, LAID_OUT, PLAY, TAKE, TOOK, TOOK_BONUS
from soan.games.undecim.rules.steps import STARTING
from soan.kernel import below, code, rule, tell

#: Places of the display.
ELSEWHERE, OPEN, BONUS = 0, 1, 2
HAND = 2


@rule("U-02", "U-05")
def weigh_undealt(s, weights):
    """The action cards are shuffled: each that was not dealt yet is equally likely to be next."""
    for card in range(len(s.display)):
        weights[card] = is_unseen(s, card)


@rule("U-05")
def deal(r, s, card, log):
    """Two cards to each player, hidden from the others; the rest lie openly in the display."""
    s.hand[s.seat, card] = 1
    s.dealt[s.seat] += 1
    tell(log, DEALT, s.seat, card)
    s.seat = (s.seat + 1) % r.players
    if s.dealt[s.seat] == HAND:
        lay_out(s, log)
        s.step = STARTING


@rule("U-05", "U-06")
def lay_out(s, log):
    """The cards that were not dealt lie openly in the display, none under the bonus marker."""
    for card in range(len(s.display)):
        if is_unseen(s, card):
            s.display[card] = OPEN
            tell(log, LAID_OUT, s.seat, card)


@rule("U-11")
def may_take(s, out):
    """Any card of the display."""
    n = 0
    for card in range(len(s.display)):
        out[n] = code(TAKE, card)
        n += s.display[card] != ELSEWHERE
    return n


@rule("U-05", "U-11", "U-12")
def take(s, card, log):
    """The card goes into the hand, where everybody knows it; tells whether it lay under the bonus marker."""
    bonus = s.display[card] == BONUS
    s.display[card] = ELSEWHERE
    s.hand[s.seat, card] = 1
    s.known[s.seat, card] = 1
    tell(log, TOOK_BONUS if bonus else TOOK, s.seat, card)
    return bonus


@rule("U-13")
def move_marker(s):
    """Every card still in the display moves under the bonus marker."""
    for card in range(len(s.display)):
        s.display[card] = ELSEWHERE if s.display[card] == ELSEWHERE else BONUS


@rule("U-15")
def may_play(s, out):
    """Any card of the hand, the one just taken too."""
    n = 0
    for card in range(s.hand.shape[1]):
        out[n] = code(PLAY, card)
        n += s.hand[s.seat, card]
    return n


@rule("U-15", "U-29")
def put_down(s, card):
    """A hand card goes face up into the display, not under the marker."""
    if s.known[s.seat, card]:
        s.known[s.seat, card] = 0
    else:
        s.dealt[s.seat] -= 1
    s.hand[s.seat, card] = 0
    s.display[card] = OPEN
    s.played = card + 1


@rule("U-05", "U-75")
def redeal(r, s, seat, rng):
    """To a viewer, every way to deal the cards that it has not seen is equally likely."""
    for other in range(r.players):
        for _ in range(missing(s, other)):
            s.hand[other, draw_unseen(s, rng)] = 1


@rule
def missing(s, seat):
    """How many cards of a hand the viewer cannot see."""
    cards = s.dealt[seat]
    for card in range(s.hand.shape[1]):
        if s.hand[seat, card] and not s.known[seat, card]:
            cards -= 1
    return cards


@rule
def is_unseen(s, card):
    """Tells whether an action card lies neither in the display nor in a hand."""
    if s.display[card] != ELSEWHERE:
        return False
    for seat in range(s.hand.shape[0]):
        if s.hand[seat, card]:
            return False
    return True


@rule
def draw_unseen(s, rng):
    """One of the unseen action cards at random."""
    cards = 0
    for card in range(len(s.display)):
        cards += is_unseen(s, card)
    left = below(rng, cards)
    card = 0
    while left > 0 or not is_unseen(s, card):
        left -= is_unseen(s, card)
        card += 1
    return card
