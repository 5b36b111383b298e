"""Pig: roll and hope, or bank and pass. The game of the tutorial."""

from soan.kernel import Definition
from soan_examples.pig import rules
from soan_examples.pig.options import OPTIONS, VARIANTS
from soan_examples.pig.table import EVENTS, MOVES, SCORING, STATE

GAME = Definition(
    name="pig",
    package=__name__,
    players=(2, 3, 4, 5, 6, 7, 8),
    default_players=2,
    state=STATE,
    moves=MOVES,
    events=EVENTS,
    scoring=SCORING,
    options=OPTIONS,
    variants=VARIANTS,
    rules=rules,
    longest=100_000,
)
