"""Tic-tac-toe. Read beside rulebook.en.md: [T2] here is paragraph T2 there."""

from soan.kernel import OVER, code, rule, tell
from soan_examples.tic_tac_toe.table import EVENTS, MOVES

(MARK,) = MOVES.kinds
_, SPACE, _, _ = MOVES.tables
MARKED, LINE = EVENTS.numbers

# fmt: off
LINES = (
    (0, 1, 2), (3, 4, 5), (6, 7, 8),
    (0, 3, 6), (1, 4, 7), (2, 5, 8),
    (0, 4, 8), (2, 4, 6),
)
# fmt: on


@rule("T1")
def setup(r, s):
    """The board is empty; crosses, seat 0, begin."""


@rule("T4")
def actor(r, s):
    """The game ends with a line, or when the board is full."""
    return OVER if s.winner or s.placed == len(SPACE) else s.seat


@rule("T2")
def legal(r, s, out):
    """Any free space."""
    n = 0
    for space in range(9):
        if s.marks[space] == 0:
            out[n] = code(MARK, space)
            n += 1
    return n


@rule("T2", "T3")
def apply(r, s, action, log):
    """Puts the seat's mark there and looks for a line."""
    space = SPACE[action]
    mark = s.seat + 1
    s.marks[space] = mark
    s.placed += 1
    tell(log, MARKED, s.seat, space)
    if has_line(s, mark):
        s.winner = mark
        tell(log, LINE, s.seat)
    s.seat = 1 - s.seat


@rule("T3")
def has_line(s, mark):
    """Three of a mark in a row, a column or a diagonal."""
    for a, b, c in LINES:
        if s.marks[a] == mark and s.marks[b] == mark and s.marks[c] == mark:
            return True
    return False


@rule("T4")
def points(r, s, seat, item):
    """A line is the one point that there is."""
    return 1 if s.winner == seat + 1 else 0
