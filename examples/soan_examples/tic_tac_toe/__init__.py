"""Tic-tac-toe: the smallest whole game."""

from soan.kernel import Definition
from soan_examples.tic_tac_toe import rules
from soan_examples.tic_tac_toe.table import EVENTS, MOVES, SCORING, STATE

GAME = Definition(
    name="tic_tac_toe",
    package=__name__,
    players=(2,),
    default_players=2,
    state=STATE,
    moves=MOVES,
    events=EVENTS,
    scoring=SCORING,
    rules=rules,
    longest=10,
)
