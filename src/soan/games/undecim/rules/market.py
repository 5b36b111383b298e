"""The options of draft 6 that sell and turn over resource cards (U-63 to U-65)."""

from soan.games.undecim.cards import DECK, GOLD, SIDE_CARD, SIDE_FACE, SIDE_TURNED
from soan.games.undecim.moves import BOUGHT, BUY, FLIP, FLIPPED
from soan.games.undecim.rules.deck import count
from soan.games.undecim.rules.loose import lay, lift, loose_cards, owe
from soan.games.undecim.rules.steps import BUYING, FLIPPING, PLAYING, SETTLING
from soan.kernel import code, rule, tell

#: The sides that market cards can show.
FIRST_SIDE = int((SIDE_CARD >= DECK).argmax())
NOTHING = -1


@rule("U-63")
def market_is_open(r, s):
    """Once a turn, for whoever has enough loose cards to discard, as long as anything is left there."""
    if r.market == 0 or s.bought:
        return False
    return loose_cards(s, s.seat) >= r.market_rate and count(s.market) > 0


@rule("U-63", "U-64", "U-76")
def may_buy(r, s, out, n):
    """Before or after the action: any market card, with the end up that the player wants."""
    if not market_is_open(r, s):
        return n
    for side in range(FIRST_SIDE, len(SIDE_CARD)):
        if s.market[SIDE_CARD[side] - DECK] > 0:
            out[n] = code(BUY, side)
            n += 1
    return n


@rule("U-63")
def buy(r, s, side):
    """The player names the card, then discards one or two cards for it."""
    s.market[SIDE_CARD[side] - DECK] -= 1
    s.wanted = side + 1
    s.giving = r.market_rate
    s.step = BUYING


@rule("U-63")
def pay_for_purchase(s, face):
    """One of the cards that the purchase costs."""
    s.giving -= 1
    owe(s, face, NOTHING)


@rule("U-63", "U-64", "U-76")
def carry_home(s, log):
    """Once all are discarded the market card is the player's."""
    if s.giving == 0:
        lay(s, s.seat, s.wanted - 1)
        tell(log, BOUGHT, s.seat, s.wanted - 1)
        s.wanted = 0
        s.bought = 1
        s.step = before_or_after(s)


@rule("U-65", "U-77")
def flips(s, side):
    """A loose card can be turned if it shows something else on its other end, and there is another gold to pay."""
    if s.loose[s.seat, side] == 0 or SIDE_TURNED[side] == side:
        return False
    return s.upper[s.seat, GOLD] > (SIDE_FACE[side] == GOLD)


@rule("U-65")
def can_flip(r, s):
    """Once a turn, if there is any card to turn over."""
    if not r.flip or s.flipped:
        return False
    for side in range(len(SIDE_CARD)):
        if flips(s, side):
            return True
    return False


@rule("U-65", "U-76", "U-77")
def may_flip(r, s, out, n):
    """Before or after the action: any loose card that can be turned over."""
    if not can_flip(r, s):
        return n
    for side in range(len(SIDE_CARD)):
        if flips(s, side):
            out[n] = code(FLIP, side)
            n += 1
    return n


@rule("U-65")
def flip(s, side):
    """The player names the card and owes 1 gold."""
    s.wanted = side + 1
    s.step = FLIPPING
    owe(s, GOLD, NOTHING)


@rule("U-65", "U-76")
def turn_over(s, log):
    """The card is turned over, and its other end counts."""
    side = s.wanted - 1
    lift(s, s.seat, side)
    lay(s, s.seat, SIDE_TURNED[side])
    tell(log, FLIPPED, s.seat, SIDE_TURNED[side])
    s.wanted = 0
    s.flipped = 1
    s.step = before_or_after(s)


@rule("U-76")
def before_or_after(s):
    """Before the action the action is then to be chosen; after it what was gained can still be settled with."""
    return PLAYING if s.played == 0 else SETTLING
