"""Náströnd, draft 13: Valkyries descend through the rings of the world of the dead, down to Nidhogg."""

from soan.games.nastrond import rules
from soan.games.nastrond.moves import EVENTS, MOVES, SCORING
from soan.games.nastrond.options import OPTIONS, VARIANTS, check, tabulate
from soan.games.nastrond.state import PARAMETERS, STATE, conserved
from soan.kernel import Definition

GAME = Definition(
    name="nastrond",
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
    longest=5000,
)
