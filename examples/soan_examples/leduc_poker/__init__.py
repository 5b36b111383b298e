"""Leduc poker: the smallest poker that has everything: hidden cards, bluffs, and a card that changes all."""

from soan.kernel import Definition
from soan_examples.leduc_poker import rules
from soan_examples.leduc_poker.table import EVENTS, MOVES, SCORING, STATE

GAME = Definition(
    name="leduc_poker",
    package=__name__,
    players=(2,),
    default_players=2,
    state=STATE,
    moves=MOVES,
    events=EVENTS,
    scoring=SCORING,
    rules=rules,
    longest=12,
)
