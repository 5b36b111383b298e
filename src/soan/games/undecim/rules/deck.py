"""The deck, the discard pile and the World."""

from soan.games.undecim.moves import REVEALED, SHUFFLED
from soan.kernel import rule, tell


@rule
def count(cards):
    """How many cards a pile holds."""
    cards_there = 0
    for card in range(len(cards)):
        cards_there += cards[card]
    return cards_there


@rule("U-28")
def can_draw(s, log):
    """An empty deck is made anew from the discard pile; if that is empty too, nothing can be drawn."""
    if count(s.deck) > 0:
        return True
    cards = count(s.discarded)
    if cards == 0:
        return False
    for card in range(len(s.deck)):
        s.deck[card] = s.discarded[card]
        s.discarded[card] = 0
    tell(log, SHUFFLED, s.seat, cards)
    return True


@rule("U-09", "U-28", "U-51", "U-62")
def must_reveal(s, log):
    """Cards go into the World one by one, as many as are called for and can be drawn."""
    if s.draws > 0 and not can_draw(s, log):
        s.draws = 0
    return s.draws > 0


@rule("U-09", "U-51")
def reveal(s, card, log):
    """The top card of the deck goes into the World, both ends in sight."""
    s.deck[card] -= 1
    s.world[card] += 1
    s.draws -= 1
    tell(log, REVEALED, s.seat, card)


@rule("U-07", "U-72")
def weigh_deck(s, weights):
    """The deck is shuffled: each of its cards is equally likely to be on top."""
    for card in range(len(s.deck)):
        weights[card] = s.deck[card]
