"""What lies on the table, and what can be said and told."""

from soan.kernel import Domain, Event, Events, Field, Move, Moves

SPACE = Domain("space", ("a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"))

STATE = (
    Field("seat", "whose turn it is"),
    Field("marks", "on each space: 0 nothing, 1 a cross of seat 0, 2 a nought of seat 1", 9, high=2),
    Field("placed", "how many marks there are", high=9),
    Field("winner", "0 nobody, otherwise the mark that has a line", high=2),
)

MOVES = Moves(Move("mark", SPACE))

EVENTS = Events(Event("marked", SPACE), Event("line"))

SCORING = ("line",)
