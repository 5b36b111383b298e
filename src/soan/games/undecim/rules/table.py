"""The table of contents: who decides, what may be said, which rule carries it out, and in which order a turn goes."""

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
from soan.games.undecim.rules.deck import must_reveal, reveal, weigh_deck
from soan.games.undecim.rules.effects import (
    can_gain,
    can_give,
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
    save,
    stop,
    strengthen,
    take_and_act,
)
from soan.games.undecim.rules.hands import deal, may_play, may_take, weigh_undealt
from soan.games.undecim.rules.loose import UNDECIDED, hand_over, may_use, which_card
from soan.games.undecim.rules.market import buy, carry_home, flip, may_buy, may_flip, pay_for_purchase, turn_over
from soan.games.undecim.rules.passing import may_pass, pass_turn
from soan.games.undecim.rules.settlement import (
    can_develop,
    can_settle,
    decline,
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
    REVEALING,
    SETTLING,
    STARTING,
    TAKING,
)
from soan.games.undecim.rules.turns import begin_taking, can_do_more, end_turn, may_end, start, take_extra_turn
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
        return may_settle_or_trade(r, s, out)
    if s.step == BUYING:
        return may_discard(s, out)
    return may_end(r, s, out)


@rule("U-14", "U-63", "U-65", "U-76")
def may_act(r, s, out):
    """Act or pass; before that, the market and turning a card over."""
    n = may_pass(r, s, out, may_play(s, out))
    return may_flip(r, s, out, may_buy(r, s, out, n))


@rule("U-16", "U-63", "U-65", "U-76")
def may_settle_or_trade(r, s, out):
    """A settlement, or none; and what the market and turning over bring can still go into it."""
    return may_flip(r, s, out, may_buy(r, s, out, may_settle(s, out)))


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
    """Carries out what was said or drawn; then the turn goes on."""
    kind = KIND[action]
    first = FIRST[action]
    if kind == GAIN.number:
        if s.step == KEEPING:
            keep(s, first, log)
        else:
            gain(r, s, first, log)
    elif kind == REVEAL.number:
        if s.step == DRAWING:
            draw_bonus(s, first, log)
        else:
            reveal(s, first, log)
    elif kind == STOP.number:
        stop(s)
    elif kind == TAKE.number:
        take_and_act(s, first, log)
    elif kind == PLAY.number:
        play(r, s, first, log)
    elif kind == DEAL.number:
        deal(r, s, first, log)
    elif kind == START.number:
        start(r, s, first, log)
    else:
        apply_rarer(r, s, kind, first, SECOND[action], log)
    go_on(r, s, log)


@rule
def apply_rarer(r, s, kind, first, second, log):
    """What is not said every turn."""
    if kind == DECLINE.number:
        decline(s)
    elif kind == SETTLE.number:
        settle(s, first, second, log)
    elif kind == DEVELOP.number:
        develop(s, first, second, log)
    elif kind == PASS.number:
        pass_turn(s, first, second, log)
    elif kind == PAY.number:
        pay(s)
    elif kind == SAVE.number:
        save(s)
    elif kind == DISCARD.number:
        if s.step == BUYING:
            pay_for_purchase(s, first)
        else:
            give(s, first)
    elif kind == USE.number:
        use(r, s, first, log)
    elif kind == BUY.number:
        buy(r, s, first)
    elif kind == FLIP.number:
        flip(s, first)
    elif kind == EXTRA.number:
        take_extra_turn(r, s, log)
    else:
        end_turn(r, s, log)


@rule("U-10", "U-14", "U-15", "U-16", "U-18", "U-84")
def go_on(r, s, log):
    """The order of a turn: a step that has nothing more to offer gives way to the next."""
    settle_debts(r, s, log)
    if s.owed[0] > 0:
        return
    if s.step == REVEALING and not must_reveal(s, log):
        if s.played == 0:
            begin_taking(s, log)
        else:
            s.step = GIVING
    if s.step == GIVING and not can_give(s):
        s.step = GAINING
    if s.step == GAINING and not can_gain(r, s):
        s.step = DEVELOPING
    if s.step == DEVELOPING and not can_develop(s):
        s.step = SETTLING
    if s.step == SETTLING and not can_settle(s):
        s.step = ENDING
    if s.step == ENDING and not can_do_more(r, s):
        end_turn(r, s, log)


@rule("U-74")
def settle_debts(r, s, log):
    """Cards that are owed are handed over, as far as the player has no choice among them."""
    while s.owed[0] > 0:
        side = which_card(r, s)
        if side == UNDECIDED:
            return
        use(r, s, side, log)


@rule("U-23", "U-63", "U-65")
def use(r, s, side, log):
    """A card is handed over; with the last one the player has what it was for."""
    hand_over(s, side, log)
    if s.owed[0] == 0:
        if s.step == PAYING:
            strengthen(r, s)
        elif s.step == BUYING:
            carry_home(s, log)
        elif s.step == FLIPPING:
            turn_over(s, log)
