"""Veil, a game for tests of the table: everybody is dealt a hidden card, may exchange it, and shows it or not.

V1 Each of two or three seats is dealt one of nine cards, face down.
V2 In turn, each says: exchange (a new card, face down), show (the card lies open) or keep.
V3 An open card counts its number, a covered one half of it, rounded down.
"""

from soan.kernel import Definition, Variant
from veil import rules
from veil.declarations import EVENTS, MOVES, OPTIONS, SCORING, STATE

GAME = Definition(
    name="veil",
    package=__name__,
    players=(2, 3),
    default_players=2,
    state=STATE,
    moves=MOVES,
    events=EVENTS,
    scoring=SCORING,
    options=OPTIONS,
    variants=(Variant("plain"), Variant("rich", bonus=2)),
    rules=rules,
    longest=40,
)
