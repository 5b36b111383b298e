"""What lies on the table, and what can be said and told."""

from soan.kernel import Event, Events, Field, Move, Moves, Numbers

COLUMNS = 7
ROWS = 6

COLUMN = Numbers("column", 1, COLUMNS)

STATE = (
    Field("seat", "whose turn it is"),
    Field("discs", "by column and row from below: 0 none, 1 of seat 0, 2 of seat 1", (COLUMNS, ROWS), high=2),
    Field("height", "how many discs lie in each column", COLUMNS, high=ROWS),
    Field("dropped", "how many discs lie on the board", high=COLUMNS * ROWS),
    Field("winner", "0 nobody, otherwise the disc that has a line", high=2),
)

MOVES = Moves(Move("drop", COLUMN))

EVENTS = Events(Event("dropped", COLUMN), Event("line"))

SCORING = ("line",)
