"""The table of contents: who decides, what may be said, and which rule carries it out."""

from soan.games.undecim.moves import (
    BUY,
    DEAL,
    DECLINE,
    DEVELOP,
    DISCARD,
    EXTRA,
    FIRST,
    FLIP,
    GAIN,
    KIND,
    PASS,
    PAY,
    PLAY,
    REVEAL,
    SAVE,
    SECOND,
    SETTLE,
    START,
    STOP,
    TAKE,
    USE,
)
from soan.games.undecim.rules.deck import must_draw, must_reveal, reveal, weigh_deck
from soan.games.undecim.rules.effects import (
    begin_gaining,
    begin_giving,
    begin_revealing,
    draw_bonus,
    gain,
    give,
    keep,
    may_discard,
    may_gain,
    may_give,
    may_keep,
    may_pay,
    pay,
    play,
    strengthen,
)
from soan.games.undecim.rules.hands import deal, may_play, may_take, move_marker, take, weigh_undealt
from soan.games.undecim.rules.loose import UNDECIDED, hand_over, may_use, which_card
from soan.games.undecim.rules.market import buy, carry_home, flip, may_buy, may_flip, pay_for_purchase, turn_over
from soan.games.undecim.rules.passing import may_pass, pass_turn
from soan.games.undecim.rules.settlement import (
    begin_developing,
    begin_settling,
    develop,
    may_develop,
    may_settle,
    settle,
)
from soan.games.undecim.rules.steps import (
    BUYING,
    DEALING,
    DEVELOPING,
    DRAWING,
    ENDING,
    FINISHED,
    FLIPPING,
    GAINING,
    GIVING,
    KEEPING,
    PAYING,
    PLAYING,
    SETTLING,
    STARTING,
    TAKING,
)
from soan.games.undecim.rules.turns import begin_ending, begin_taking, end_turn, may_end, start, take_extra_turn
from soan.kernel import NATURE, OVER, rule


@rule
def actor(r, s):
    """Chance deals and reveals, everything else is decided by the player whose turn it is."""
    if s.step < TAKING:
        return NATURE
    return OVER if s.step == FINISHED else s.seat


@rule
def legal(r, s, out):
    """What may be said at each step of a turn."""
    if s.owed[0] > 0:
        return may_use(s, out)
    if s.step == TAKING:
        return may_take(s, out)
    if s.step == KEEPING:
        return may_keep(s, out)
    if s.step == PLAYING:
        return may_act(r, s, out)
    if s.step == PAYING:
        return may_pay(out)
    if s.step == GIVING:
        return may_give(s, out)
    if s.step == GAINING:
        return may_gain(r, s, out)
    if s.step == DEVELOPING:
        return may_develop(s, out)
    if s.step == SETTLING:
        return may_settle(s, out)
    if s.step == BUYING:
        return may_discard(s, out)
    return may_end(r, s, out)


@rule("U-14", "U-63", "U-65", "U-76")
def may_act(r, s, out):
    """Act or pass; before that, the market and turning a card over."""
    n = may_pass(r, s, out, may_play(s, out))
    return may_flip(r, s, out, may_buy(r, s, out, n))


@rule("U-05", "U-07", "U-08", "U-72")
def chance(r, s, weights):
    """An action card for the next hand, the start player, or the top card of the deck for the World or as a bonus."""
    seat = s.seat
    if s.step == DEALING:
        kind = DEAL.number
        weigh_undealt(s, weights)
    elif s.step == STARTING:
        kind = START.number
        seat = 0
        for player in range(r.players):
            weights[player] = 1
    else:
        kind = REVEAL.number
        seat = seat if s.step == DRAWING else 0
        weigh_deck(s, weights)
    return kind, seat


@rule
def apply(r, s, action, log):
    """Carries out what was said or drawn."""
    kind = KIND[action]
    first = FIRST[action]
    if kind == GAIN.number:
        gain_or_keep(r, s, first, log)
    elif kind == REVEAL.number:
        reveal_or_draw(r, s, first, log)
    elif kind == STOP.number:
        stop(r, s, log)
    elif kind == TAKE.number:
        take_card(s, first, log)
    elif kind == PLAY.number:
        play(r, s, first, log)
    elif kind == DEAL.number:
        deal(r, s, first, log)
    elif kind == START.number:
        start(r, s, first, log)
    elif kind == PASS.number:
        pass_turn(s, first, SECOND[action], log)
        begin_ending(r, s, log)
    elif kind == SAVE.number:
        begin_revealing(r, s, log)
    elif kind == DECLINE.number:
        s.foundings = 0
        begin_ending(r, s, log)
    elif kind == EXTRA.number:
        take_extra_turn(r, s, log)
    elif kind == BUY.number:
        buy(r, s, first)
    elif hands_over(r, s, kind, first, SECOND[action], log):
        settle_debts(r, s, log)
    else:
        end_turn(r, s, log)


@rule
def hands_over(r, s, kind, first, second, log):
    """What costs loose cards; tells whether it was one of these."""
    if kind == SETTLE.number:
        settle(s, first, second, log)
    elif kind == DEVELOP.number:
        develop(s, first, second, log)
    elif kind == PAY.number:
        pay(s)
    elif kind == DISCARD.number:
        if s.step == BUYING:
            pay_for_purchase(s, first)
        else:
            give(s, first)
    elif kind == FLIP.number:
        flip(s, first)
    elif kind == USE.number:
        hand_over(s, first, log)
    else:
        return False
    return True


@rule("U-74")
def settle_debts(r, s, log):
    """Cards that are owed are handed over as far as the player has no choice among them; then the turn goes on."""
    while s.owed[0] > 0:
        side = which_card(r, s)
        if side == UNDECIDED:
            return
        hand_over(s, side, log)
    go_on(r, s, log)


@rule
def go_on(r, s, log):
    """The step that the cards were handed over for goes on."""
    if s.step == SETTLING:
        begin_settling(r, s, log)
    elif s.step == DEVELOPING:
        begin_developing(r, s, log)
    elif s.step == GIVING:
        begin_giving(r, s, log)
    elif s.step == PAYING:
        strengthen(r, s)
        begin_revealing(r, s, log)
    else:
        if s.step == BUYING:
            carry_home(s, log)
        else:
            turn_over(s, log)
        if s.wanted == 0:
            resume(r, s, log)


@rule("U-76")
def resume(r, s, log):
    """After the market or a card turned over: back to before or after the action."""
    if s.played == 0:
        s.step = PLAYING
    else:
        begin_ending(r, s, log)


@rule("U-11", "U-12", "U-13")
def take_card(s, card, log):
    """A card from under the marker brings a bonus card; then the marker moves and the player acts or passes."""
    bonus = take(s, card, log)
    if not (bonus and must_draw(s, log)):
        begin_playing(s)


@rule("U-13", "U-14")
def begin_playing(s):
    """What is left in the display moves under the marker, and the player acts or passes."""
    move_marker(s)
    s.step = PLAYING


@rule("U-12", "U-17")
def gain_or_keep(r, s, side, log):
    """A card of the World, or an end of the bonus card."""
    if s.step == KEEPING:
        keep(s, side, log)
        begin_playing(s)
    else:
        gain(r, s, side, log)
        begin_gaining(r, s, log)


@rule("U-09", "U-12", "U-51")
def reveal_or_draw(r, s, card, log):
    """The top card of the deck is the bonus, or goes into the World before a turn or for Survey."""
    if s.step == DRAWING:
        draw_bonus(s, card, log)
        return
    reveal(s, card, log)
    if not must_reveal(s, log):
        if s.played == 0:
            begin_taking(s, log)
        else:
            begin_giving(r, s, log)


@rule("U-18")
def stop(r, s, log):
    """An effect may be cut short: no more discards for Trade, no more cards, no more developments."""
    if s.step == GIVING:
        s.giving = 0
        begin_gaining(r, s, log)
    elif s.step == GAINING:
        s.gains = 0
        begin_developing(r, s, log)
    else:
        s.developments = 0
        begin_settling(r, s, log)
