"""What lies on the table, and what can be said and told."""

from soan.kernel import NATURE, Event, Events, Field, Move, Moves, Numbers

SEATS = 8

PIPS = Numbers("pips", 1, 6)
POINTS = Numbers("points", 0, 1000)

STATE = (
    Field("seat", "whose turn it is", high=SEATS - 1),
    Field("rolling", "the die is in the air"),
    Field("at_risk", "points of this turn, not yet banked", high=1005),
    Field("banked", "points that are safe", SEATS, high=1005),
    Field("over", "somebody has reached the goal"),
)

MOVES = Moves(
    Move("roll"),
    Move("bank"),
    Move("land", PIPS, by=NATURE),
)

EVENTS = Events(
    Event("landed", PIPS),
    Event("bust", POINTS),
    Event("banked", POINTS),
)

SCORING = ("banked",)
