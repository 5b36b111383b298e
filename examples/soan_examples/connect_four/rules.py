"""Connect four. Read beside rulebook.en.md: [C2] here is paragraph C2 there."""

from soan.kernel import OVER, code, rule, tell
from soan_examples.connect_four.table import COLUMNS, EVENTS, MOVES, ROWS

(DROP,) = MOVES.kinds
_, COLUMN, _, _ = MOVES.tables
DROPPED, LINE = EVENTS.numbers

#: Discs that make a line.
CONNECTED = 4


@rule("C1")
def setup(r, s):
    """The board is empty; seat 0 begins."""


@rule("C4")
def actor(r, s):
    """The game ends with a line, or when the board is full."""
    return OVER if s.winner or s.dropped == COLUMNS * ROWS else s.seat


@rule("C2")
def legal(r, s, out):
    """Any column that is not full."""
    n = 0
    for column in range(COLUMNS):
        if s.height[column] < ROWS:
            out[n] = code(DROP, column)
            n += 1
    return n


@rule("C2", "C3")
def apply(r, s, action, log):
    """Drops the seat's disc and looks for a line through it."""
    column = COLUMN[action]
    row = s.height[column]
    s.discs[column, row] = s.seat + 1
    s.height[column] = row + 1
    s.dropped += 1
    tell(log, DROPPED, s.seat, column + 1)
    if makes_line(s, column, row):
        s.winner = s.seat + 1
        tell(log, LINE, s.seat)
    s.seat = 1 - s.seat


@rule("C3")
def makes_line(s, column, row):
    """Four in a line through that disc: upright, level or on a slope."""
    for step_column, step_row in ((0, 1), (1, 0), (1, 1), (1, -1)):
        discs = 1 + run(s, column, row, step_column, step_row) + run(s, column, row, -step_column, -step_row)
        if discs >= CONNECTED:
            return True
    return False


@rule("C3")
def run(s, column, row, step_column, step_row):
    """How many discs of the same seat follow in one direction."""
    disc = s.discs[column, row]
    n = 0
    column += step_column
    row += step_row
    while 0 <= column < COLUMNS and 0 <= row < ROWS and s.discs[column, row] == disc:
        n += 1
        column += step_column
        row += step_row
    return n


@rule("C4")
def points(r, s, seat, item):
    """A line is the one point that there is."""
    return 1 if s.winner == seat + 1 else 0
