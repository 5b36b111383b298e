"""The effects of the action cards, step by step: gold, new cards, Trade's discards, gains, developments."""

from soan.games.undecim.cards import GOLD, SIDE_CARD
from soan.games.undecim.moves import (
    DISCARD,
    DREW,
    FOR_CARDS,
    FOR_SETTLEMENTS,
    GAIN,
    GAINED,
    KEPT,
    PAY,
    PLAYED,
    SAVE,
    STOP,
)
from soan.games.undecim.rules.deck import can_draw
from soan.games.undecim.rules.hands import move_marker, put_down, take
from soan.games.undecim.rules.loose import lay, loose_cards, owe
from soan.games.undecim.rules.scoring import collect
from soan.games.undecim.rules.settlement import possible_developments
from soan.games.undecim.rules.steps import DRAWING, GAINING, GIVING, KEEPING, PAYING, PLAYING, REVEALING
from soan.kernel import code, rule, tell

NOTHING = -1


@rule("U-12", "U-28", "U-83")
def take_and_act(s, card, log):
    """A card from under the marker brings the top card of the deck, if there is any."""
    bonus = take(s, card, log)
    if bonus and can_draw(s, log):
        s.step = DRAWING
    else:
        begin_acting(s)


@rule("U-12")
def draw_bonus(s, card, log):
    """The bonus card is seen before its upper end is chosen."""
    s.deck[card] -= 1
    s.drawn = card + 1
    s.step = KEEPING
    tell(log, DREW, s.seat, card)


@rule("U-12", "U-17")
def may_keep(s, out):
    """Either end of the bonus card; the sides of a card stand side by side."""
    side = 2 * (s.drawn - 1)
    out[0] = code(GAIN, side)
    out[1] = code(GAIN, side + 1)
    return 2


@rule("U-12")
def keep(s, side, log):
    """The bonus card is the player's."""
    s.drawn = 0
    lay(s, s.seat, side)
    tell(log, KEPT, s.seat, side)
    begin_acting(s)


@rule("U-13", "U-14")
def begin_acting(s):
    """What is left in the display moves under the marker, and the player acts or passes."""
    move_marker(s)
    s.step = PLAYING


@rule("U-15", "U-16", "U-50", "U-53", "U-54", "U-58", "U-59")
def play(r, s, card, log):
    """The card goes into the display and its effect is applied; how much of what stands in its row of numbers."""
    put_down(s, card)
    tell(log, PLAYED, s.seat, card)
    s.draws = r.reveal[card]
    s.giving = r.give[card]
    s.gains = r.gain[card]
    if s.settlements[s.seat] >= r.rich_at[card]:
        s.gains += r.rich_gain[card]
    s.developments = r.develop[card]
    s.foundings = r.found[card]
    levy(r, s, card, log)
    s.step = PAYING if gold_helps(r, s, card) else REVEALING


@rule("U-60")
def levy(r, s, card, log):
    """Levy: 1 victory point for each settlement, at most 4."""
    vp = r.settlement_vp[card] * s.settlements[s.seat]
    collect(s, min(vp, r.settlement_vp_most[card]), FOR_SETTLEMENTS, log)


@rule("U-23", "U-52", "U-55", "U-57", "U-80")
def gold_helps(r, s, card):
    """Whether to pay gold is asked when the card is played, if the effect would be the greater for it."""
    gold = s.upper[s.seat, GOLD]
    if gold == 0:
        return False
    if r.gold_gain[card] > 0 and wanted_cards(r, s) + s.draws > s.gains:
        return True
    return r.gold_develop[card] > 0 and possible_developments(s, gold - 1) > s.developments


@rule
def may_pay(out):
    """Gold is paid, or kept."""
    out[0] = code(PAY)
    out[1] = code(SAVE)
    return 2


@rule("U-23")
def pay(s):
    """One loose gold is owed."""
    owe(s, GOLD, NOTHING)


@rule("U-23")
def save(s):
    """The gold is kept, and the effect is as it stands."""
    s.step = REVEALING


@rule("U-52", "U-55", "U-57")
def strengthen(r, s):
    """What the gold was paid for."""
    card = s.played - 1
    s.gains += r.gold_gain[card]
    s.developments += r.gold_develop[card]
    s.step = REVEALING


@rule("U-56")
def can_give(s):
    """Trade: loose cards may be discarded."""
    return s.giving > 0 and loose_cards(s, s.seat) > 0


@rule("U-56", "U-63")
def may_discard(s, out):
    """Any loose card, called by what it shows."""
    n = 0
    for face in range(s.upper.shape[1]):
        out[n] = code(DISCARD, face)
        n += s.upper[s.seat, face] > 0
    return n


@rule("U-56")
def may_give(s, out):
    """Trade: any loose card; or enough."""
    n = may_discard(s, out)
    out[n] = code(STOP)
    return n + 1


@rule("U-56")
def give(s, face):
    """Trade: one more card to gain for each that is discarded, two for a gold."""
    s.giving -= 1
    s.gains += 2 if face == GOLD else 1
    owe(s, face, NOTHING)


@rule("U-17", "U-18")
def can_gain(r, s):
    """Cards are gained as long as the World has any that the effect may take."""
    return s.gains > 0 and wanted_cards(r, s) > 0


@rule("U-17")
def wanted_cards(r, s):
    """How many cards of the World the effect could take."""
    cards = 0
    takes = r.takes[s.played - 1]
    for card in range(len(s.world)):
        cards += s.world[card] * (takes[2 * card] | takes[2 * card + 1])
    return cards


@rule("U-17", "U-18")
def may_gain(r, s, out):
    """Any card of the World with an end that the effect names up; or enough."""
    n = 0
    takes = r.takes[s.played - 1]
    for side in range(len(takes)):
        out[n] = code(GAIN, side)
        n += takes[side] & (s.world[side // 2] > 0)
    out[n] = code(STOP)
    return n + 1


@rule("U-17", "U-55")
def gain(r, s, side, log):
    """A card of the World is laid in front of the player; Hunt pays 1 victory point for each."""
    s.world[SIDE_CARD[side]] -= 1
    s.gains -= 1
    lay(s, s.seat, side)
    tell(log, GAINED, s.seat, side)
    collect(s, r.card_vp[s.played - 1], FOR_CARDS, log)


@rule("U-18")
def stop(s):
    """An effect may be cut short: no more discards for Trade, no more cards, no more developments."""
    if s.step == GIVING:
        s.giving = 0
    elif s.step == GAINING:
        s.gains = 0
    else:
        s.developments = 0
