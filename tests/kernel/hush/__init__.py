"""Hush, a small sound game for the kernel's tests: hidden cards, chance, options, content, events with secrets."""

from soan.kernel import Definition

from . import rules
from .declarations import EVENTS, MOVES, OPTIONS, PARAMETERS, SCORING, STATE, VARIANTS, check, conserved, tabulate

GAME = Definition(
    name="hush",
    package=__name__,
    players=(2, 3),
    default_players=2,
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
    longest=40,
)
