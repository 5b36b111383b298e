"""The effects of the action cards, step by step: gold, new cards, Trade's discards, gains, developments."""

from soan.games.undecim.cards import GOLD, SIDE_CARD, SIDE_FACE
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
from soan.games.undecim.rules.deck import must_reveal
from soan.games.undecim.rules.hands import put_down
from soan.games.undecim.rules.loose import lay, loose_cards, owe
from soan.games.undecim.rules.scoring import collect
from soan.games.undecim.rules.settlement import begin_developing, possible_developments
from soan.games.undecim.rules.steps import GAINING, GIVING, KEEPING, PAYING
from soan.kernel import code, rule, tell

NOTHING = -1


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


@rule("U-15", "U-16", "U-50", "U-53", "U-54", "U-59")
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
    if gold_helps(r, s, card):
        s.step = PAYING
    else:
        begin_revealing(r, s, log)


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


@rule("U-52", "U-55", "U-57")
def strengthen(r, s):
    """What the gold was paid for."""
    card = s.played - 1
    s.gains += r.gold_gain[card]
    s.developments += r.gold_develop[card]


@rule("U-51")
def begin_revealing(r, s, log):
    """Survey: cards are revealed into the World first."""
    if not must_reveal(s, log):
        begin_giving(r, s, log)


@rule("U-56")
def begin_giving(r, s, log):
    """Trade: loose cards may be discarded."""
    if s.giving > 0 and loose_cards(s, s.seat) > 0:
        s.step = GIVING
    else:
        s.giving = 0
        begin_gaining(r, s, log)


@rule("U-56", "U-63")
def may_discard(s, out):
    """Any loose card, called by what it shows."""
    n = 0
    for face in range(s.upper.shape[1]):
        if s.upper[s.seat, face] > 0:
            out[n] = code(DISCARD, face)
            n += 1
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
def begin_gaining(r, s, log):
    """Cards are gained as long as the World has any that the effect may take."""
    if s.gains > 0 and wanted_cards(r, s) > 0:
        s.step = GAINING
    else:
        s.gains = 0
        begin_developing(r, s, log)


@rule("U-17")
def wanted_cards(r, s):
    """How many cards of the World the effect could take."""
    cards = 0
    takes = r.takes[s.played - 1]
    for card in range(len(s.world)):
        if s.world[card] > 0 and (takes[SIDE_FACE[2 * card]] or takes[SIDE_FACE[2 * card + 1]]):
            cards += s.world[card]
    return cards


@rule("U-17", "U-18")
def may_gain(r, s, out):
    """Any card of the World with an end that the effect names up; or enough."""
    n = 0
    takes = r.takes[s.played - 1]
    for card in range(len(s.world)):
        if s.world[card] > 0:
            for side in range(2 * card, 2 * card + 2):
                if takes[SIDE_FACE[side]]:
                    out[n] = code(GAIN, side)
                    n += 1
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
