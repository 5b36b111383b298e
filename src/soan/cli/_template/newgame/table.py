"""What lies on the table, what can be said, what is told, and what is scored."""

from soan.kernel import NATURE, Event, Events, Field, Move, Moves, Numbers

SEATS = 4

PIPS = Numbers("pips", 1, 6)
POINTS = Numbers("points", 0, 300)

STATE = (
    Field("seat", "whose turn it is", high=SEATS - 1),
    Field("rolling", "1 while the die is in the air"),
    Field("at_risk", "points of this turn that can still be lost", high=300),
    Field("safe", "points that cannot be lost any more", SEATS, high=300),
    Field("over", "1 once somebody has reached the goal"),
)

MOVES = Moves(
    Move("roll"),
    Move("stop"),
    Move("land", PIPS, by=NATURE),
)

EVENTS = Events(
    Event("landed", PIPS),
    Event("lost", POINTS),
    Event("stopped", POINTS),
)

SCORING = ("safe",)
