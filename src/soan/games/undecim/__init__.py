"""Undecim, draft 6: a light 4X in which eleven action cards go round the table."""

from soan.games.undecim import rules
from soan.games.undecim.conserved import conserved
from soan.games.undecim.moves import EVENTS, MOVES, SCORING
from soan.games.undecim.options import OPTIONS, VARIANTS, check, tabulate
from soan.games.undecim.state import PARAMETERS, STATE
from soan.kernel import Definition

GAME = Definition(
    name="undecim",
    package=__name__,
    players=(2, 3, 4),
    default_players=4,
    state=STATE,
    parameters=PARAMETERS,
    moves=MOVES,
    events=EVENTS,
    scoring=SCORING,
    options=OPTIONS,
    variants=VARIANTS,
    tabulate=tabulate,
    check=check,
    conserved=conserved,
    rules=rules,
    longest=2000,
)
