"""Set-up: Valkyries, Urd cards, the board, and who begins."""

from soan.games.nastrond.cards import NIDHOGG, PILE_OF_EDDA, PILE_OF_KEEPERS, PILE_START, PILES
from soan.games.nastrond.moves import LAID, LAY, STARTS, TAKE, TOOK
from soan.games.nastrond.options import MARKET
from soan.games.nastrond.rules.steps import Step
from soan.games.nastrond.rules.turns import begin_turn
from soan.games.nastrond.world import CENTRE, CORNER, LAYER
from soan.kernel import code, rule, tell

#: The pile from which the card of each space comes.
PILE_OF_SPACE = tuple(
    (PILE_OF_KEEPERS if CORNER[space] else PILE_OF_EDDA)[int(LAYER[space])] for space in range(CENTRE)
)
PILE_SIZE = tuple(len(pile) for pile in PILES)


@rule("N-02", "N-10", "N-12", "N-15")
def setup(r, s):
    """Urd cards for everybody, Nidhogg in the centre, the Einherjar open (with scout=market in a face-down stack)."""
    s.step = Step.TAKING
    for player in range(r.players):
        s.hand[player] = r.urds
    for card in range(len(s.pile)):
        s.pile[card] = 1
    s.card[CENTRE] = NIDHOGG + 1
    for kind in range(len(s.display)):
        if r.scout == MARKET:
            s.stack[kind] = r.copies[kind]
        else:
            s.display[kind] = r.copies[kind]


@rule("N-02", "N-10", "N-80")
def may_take(s, out):
    """Any Valkyrie that nobody has."""
    n = 0
    for valkyrie in range(TAKE.size):
        if owner_of(s, valkyrie) < 0:
            out[n] = code(TAKE, valkyrie)
            n += 1
    return n


@rule
def owner_of(s, valkyrie):
    """The player who has a Valkyrie; -1 if nobody has."""
    for player in range(len(s.valkyrie)):
        if s.valkyrie[player] == valkyrie + 1:
            return player
    return -1


@rule("N-10", "N-80")
def take_valkyrie(r, s, valkyrie, log):
    """Each player takes one, in the order of the seats; then the board is laid out."""
    s.valkyrie[s.seat] = valkyrie + 1
    tell(log, TOOK, s.seat, valkyrie)
    s.seat += 1
    if s.seat == r.players:
        s.seat = 0
        s.step = Step.LAYING


@rule("N-12")
def weigh_pile(s, weights):
    """The next space gets a card of its layer; the corners of the outer two get keepers."""
    pile = PILE_OF_SPACE[s.laid]
    start = PILE_START[pile]
    for i in range(PILE_SIZE[pile]):
        weights[i] = s.pile[start + i]
    return LAY.number + pile


@rule("N-12", "N-13")
def lay(r, s, card, log):
    """The card lies face up; a keeper of the first layer says whose pawn begins there."""
    s.pile[card] = 0
    s.card[s.laid] = card + 1
    tell(log, LAID, 0, s.laid, card)
    if r.names[card] > 0:
        player = owner_of(s, r.names[card] - 1)
        if player >= 0:
            s.pawn[player] = s.laid
    s.laid += 1
    if s.laid == CENTRE:
        start(r, s, log)


@rule("N-14")
def start(r, s, log):
    """Whose pawn is nearest to the top right corner, going clockwise, begins."""
    s.starter = 0
    for player in range(1, r.players):
        if s.pawn[player] < s.pawn[s.starter]:
            s.starter = player
    tell(log, STARTS, s.starter, s.pawn[s.starter])
    begin_turn(r, s, s.starter, log)
