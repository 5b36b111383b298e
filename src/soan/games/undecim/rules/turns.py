"""Rounds and turns: how they begin and end, and who is next."""

from soan.games.undecim.moves import CLEARED, END, ENDED, EXTRA, LAP_BEGAN, SET_IN_FRONT, STARTS, TURN_BEGAN
from soan.games.undecim.options import REFILL
from soan.games.undecim.rules.deck import count, must_reveal
from soan.games.undecim.rules.market import can_flip, market_is_open, may_buy, may_flip
from soan.games.undecim.rules.scoring import collect_land_vp
from soan.games.undecim.rules.steps import DEALING, FINISHED, REVEALING, TAKING
from soan.kernel import code, rule, tell


@rule("U-05", "U-07")
def setup(r, s):
    """The resource cards form the deck, the pass cards lie aside, the action cards are about to be dealt."""
    for card in range(len(s.deck)):
        s.deck[card] = r.copies[card]
    for card in range(len(s.market)):
        s.market[card] = r.stock[card]
    s.step = DEALING


@rule("U-08")
def start(r, s, seat, log):
    """The start player was drawn; the first round begins."""
    s.first_starter = seat
    s.starter = seat
    tell(log, STARTS, seat)
    begin_round(r, s, log)


@rule("U-09", "U-10", "U-25")
def begin_round(r, s, log):
    """The World is revealed, and the start player has the first turn."""
    s.lap += 1
    s.turn = 0
    s.seat = s.starter
    tell(log, LAP_BEGAN, s.seat, s.lap)
    if r.world != REFILL:
        s.draws = r.world_cards
    begin_turn(r, s, log)


@rule("U-10", "U-62", "U-81", "U-82")
def begin_turn(r, s, log):
    """With world=refill every turn begins with a full World."""
    s.played = 0
    s.passing = 0
    s.bought = 0
    s.flipped = 0
    if r.world == REFILL:
        s.draws = max(0, r.world_cards - count(s.world))
    s.step = REVEALING
    if not must_reveal(s, log):
        begin_taking(s, log)


@rule("U-11")
def begin_taking(s, log):
    """A turn starts with the display."""
    s.step = TAKING
    tell(log, TURN_BEGAN, s.seat, s.turn + 1, count(s.world))


@rule("U-30", "U-31")
def may_take_extra_turn(s):
    """A player with a pass card that is not set yet, but not in the turn in which it was taken."""
    return s.pass_card[s.seat] > 0 and not s.in_front[s.seat] and not s.passing


@rule("U-30", "U-63", "U-65", "U-76")
def may_end(r, s, out):
    """After the action: the market, turning a card over, an extra turn, or the end of the turn."""
    n = may_flip(r, s, out, may_buy(r, s, out, 0))
    if may_take_extra_turn(s):
        out[n] = code(EXTRA)
        n += 1
    out[n] = code(END)
    return n + 1


@rule("U-30", "U-76")
def can_do_more(r, s):
    """Whether there is anything to do after the action; if not, the turn ends by itself."""
    return may_take_extra_turn(s) or market_is_open(r, s) or can_flip(r, s)


@rule("U-30", "U-82")
def take_extra_turn(r, s, log):
    """The pass card is set in front, and the same player has one more whole turn."""
    collect_land_vp(s, log)
    s.in_front[s.seat] = 1
    tell(log, SET_IN_FRONT, s.seat, s.pass_card[s.seat] - 1)
    begin_turn(r, s, log)


@rule("U-10", "U-19")
def end_turn(r, s, log):
    """The lands pay, and the next player clockwise has a turn; after the last one the round ends."""
    collect_land_vp(s, log)
    s.turn += 1
    if s.turn == r.players:
        end_round(r, s, log)
    else:
        s.seat = (s.seat + 1) % r.players
        begin_turn(r, s, log)


@rule("U-25", "U-26", "U-27", "U-62", "U-81")
def end_round(r, s, log):
    """What is left of the World is discarded, and the start player passes; after the last round the game ends."""
    if r.world != REFILL:
        clear_world(s, log)
    if s.lap == r.rounds:
        s.step = FINISHED
        tell(log, ENDED, s.seat)
        return
    if s.lap + 1 == r.leader_starts:
        s.starter = leader(r, s)
    elif r.world != REFILL:
        s.starter = (s.starter + 1) % r.players
    begin_round(r, s, log)


@rule("U-25")
def clear_world(s, log):
    """What is left of the World goes to the discard pile."""
    tell(log, CLEARED, s.seat, count(s.world))
    for card in range(len(s.world)):
        s.discarded[card] += s.world[card]
        s.world[card] = 0


@rule("U-26")
def leader(r, s):
    """Whoever has the most victory points; of several the nearest clockwise from the very first start player."""
    best = s.first_starter
    for place in range(1, r.players):
        seat = (s.first_starter + place) % r.players
        if s.vp[seat] > s.vp[best]:
            best = seat
    return best
