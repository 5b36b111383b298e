"""New game."""

from soan.kernel import Definition

from . import rules
from .options import OPTIONS, VARIANTS
from .table import EVENTS, MOVES, SCORING, STATE

GAME = Definition(
    name="newgame",
    package=__name__,
    players=(2, 3, 4),
    default_players=2,
    state=STATE,
    moves=MOVES,
    events=EVENTS,
    scoring=SCORING,
    options=OPTIONS,
    variants=VARIANTS,
    rules=rules,
    longest=10_000,
)
