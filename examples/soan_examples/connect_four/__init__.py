"""Connect four: discs fall, four in a line win."""

from soan.kernel import Definition
from soan_examples.connect_four import rules
from soan_examples.connect_four.table import EVENTS, MOVES, SCORING, STATE

GAME = Definition(
    name="connect_four",
    package=__name__,
    players=(2,),
    default_players=2,
    state=STATE,
    moves=MOVES,
    events=EVENTS,
    scoring=SCORING,
    rules=rules,
    longest=43,
)
