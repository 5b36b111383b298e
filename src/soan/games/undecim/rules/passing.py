"""Passing: a hand card is put down for a pass card instead of its effect."""

from soan.games.undecim.moves import FIRST, PASS, PASSED
from soan.games.undecim.rules.hands import put_down
from soan.games.undecim.rules.steps import ENDING
from soan.kernel import code, rule, tell


@rule("U-07", "U-29")
def lies_aside(r, s, pass_card):
    """Tells whether nobody has taken a pass card yet."""
    for seat in range(r.players):
        if s.pass_card[seat] == pass_card + 1:
            return False
    return True


@rule("U-29", "U-31")
def may_pass(r, s, out, plays):
    """Once a game: any hand card that might be played, for any of the pass cards that still lie aside."""
    n = plays
    if s.pass_card[s.seat] > 0:
        return n
    for pass_card in range(r.pass_vp.shape[0]):
        if lies_aside(r, s, pass_card):
            for play in range(plays):
                out[n] = code(PASS, FIRST[out[play]], pass_card)
                n += 1
    return n


@rule("U-29")
def pass_turn(s, card, pass_card, log):
    """The hand card goes into the display without its effect, and no settlement is founded."""
    put_down(s, card)
    s.passing = 1
    s.foundings = 0
    s.step = ENDING
    s.pass_card[s.seat] = pass_card + 1
    tell(log, PASSED, s.seat, card, pass_card)
