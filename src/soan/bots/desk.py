"""What a bot works with: its plan (numbers that say how it thinks) and its desk (arrays that it thinks in)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from soan.kernel.events import silent_log

if TYPE_CHECKING:
    from soan.kernel import Definition

#: The ways to decide. OUTSIDE is a bot that is asked in Python: one that looks at the clock, or somebody else's.
RANDOM, GREEDY, SEARCH, OUTSIDE = range(4)

#: One node of a search tree: 32 bytes, so that two fill a cache line.
NODE = np.dtype(
    (
        np.record,
        [
            ("total", "f8"),  # utilities, summed, of the seat that made the move into this node
            ("spread", "f4"),  # 1 / sqrt(visits)
            ("key", "i4"),  # the move into this node: its code * SEATS + the seat that made it
            ("next", "i4"),  # the node's next sibling; 0 for none
            ("first", "i4"),  # its first child; 0 for none
            ("visits", "i4"),  # iterations that passed through it
            ("available", "i4"),  # iterations that passed its parent while its move was legal
        ],
    )
)
#: The largest tree: 320 MB. A search that has filled it goes on without adding to it.
MOST_NODES = 10_000_000

#: ``sqrt(log(n))`` is looked up for n below this, and computed beyond.
LOGS = 1 << 12


def make_plan(definition: Definition) -> Any:
    """A blank plan for a game: the numbers by which the loops decide. A change of a number recompiles nothing.

    Args:
        definition: of the game.

    Returns:
        Array of one record:

        - ``kind`` int32: RANDOM, GREEDY, SEARCH or OUTSIDE;
        - ``budget`` int32: iterations of a search, samples of a look-ahead;
        - ``trees`` int32: the trees among which a search divides its iterations;
        - ``opening`` int32: the code with which every iteration of a search begins; -1 for a free choice;
        - ``wishful`` int32: 1 if ``wishes`` are to be heeded;
        - ``exploration`` float64: weight of the second term of UCB;
        - ``margin`` float64: share of the lead in points in the utility; the rest is the share of the win;
        - ``wishes`` int8 of CODES: of what is legal, only the codes with the highest number are considered.
    """
    fields = [
        ("kind", "i4"),
        ("budget", "i4"),
        ("trees", "i4"),
        ("opening", "i4"),
        ("wishful", "i4"),
        ("exploration", "f8"),
        ("margin", "f8"),
        ("wishes", "i1", definition.moves.count),
    ]
    return np.zeros(1, np.dtype((np.record, np.dtype(fields, align=True))))


def make_desk(definition: Definition) -> Any:
    """A desk for a game: the arrays that a bot thinks in, made once and used for every decision.

    They are the fields of one record, because Numba hands a record on as one pointer; an array takes seven words.

    Args:
        definition: of the game.

    Returns:
        Array of one record:

        - ``out`` int32 of CODES: what is legal;
        - ``choices`` int32 of CODES: what the bot chooses from;
        - ``mark`` int64 of CODES * SEATS: which moves are legal, by the number of the look at them;
        - ``looks`` int64: how many looks there were;
        - ``weights`` int64 of CODES, all zero: for NATURE;
        - ``rng`` uint64 of two: the stream of luck;
        - ``used`` int64: how many nodes the tree has;
        - ``path`` int32 of LONGEST + 1: the nodes of one iteration, from the root;
        - ``votes`` int64 of CODES: how often each choice was tried;
        - ``gains`` float64 of CODES: the utilities that it brought, summed;
        - ``hopes`` float64 ``(CODES, SEATS)``: the shares of the win that it brought to each seat, summed;
        - ``scores``, ``ranks`` int64, ``shares``, ``utilities`` float64 over seats: of one end;
        - ``leads`` float64 of two: the sum of the leads found so far, without sign, and their number;
        - ``logs`` float64 of LOGS: ``sqrt(log(n))``;
        - ``log``: takes no events.
    """
    codes, seats = definition.moves.count, definition.seats
    fields = [
        ("out", "i4", codes),
        ("choices", "i4", codes),
        ("mark", "i8", codes * seats),
        ("looks", "i8"),
        ("weights", "i8", codes),
        ("rng", "u8", 2),
        ("used", "i8"),
        ("path", "i4", definition.longest + 1),
        ("votes", "i8", codes),
        ("gains", "f8", codes),
        ("hopes", "f8", (codes, seats)),
        ("scores", "i8", seats),
        ("ranks", "i8", seats),
        ("shares", "f8", seats),
        ("utilities", "f8", seats),
        ("leads", "f8", 2),
        ("logs", "f8", LOGS),
        ("log", "i4", silent_log().shape),
    ]
    desk = np.zeros(1, np.dtype((np.record, np.dtype(fields, align=True))))
    desk["logs"] = np.sqrt(np.log(np.maximum(np.arange(LOGS), 1)))
    return desk


def make_tree(nodes: int) -> Any:
    """Room for a search tree: array of NODE records, 32 bytes each; the first is the root."""
    return np.zeros(nodes, NODE)
