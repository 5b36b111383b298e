"""The world of the dead: 49 spaces in rings around Nidhogg, and how they lie to one another (N-12).

Spaces are named as on a chess board, `g7` being the top right corner. They are numbered along the way that the
Valkyries go: each ring clockwise from its top right corner, the outer ring first, Nidhogg's space last.
"""

import numpy as np

WIDTH = 7
MIDDLE = WIDTH // 2
LAYERS = ("midgard", "niflheim", "hvergelmir", "root")
MIDGARD, NIFLHEIM, HVERGELMIR, ROOT = range(4)
#: The spaces of a layer, and the number of its first space.
RING_SIZE = (24, 16, 8, 1)
RING_START = (0, 24, 40, 48)


def _ring(layer: int) -> list[tuple[int, int]]:
    """The spaces of a layer as (column, row), clockwise from the top right corner; row 6 is the top."""
    low, high = layer, WIDTH - 1 - layer
    if low == high:
        return [(low, low)]
    right = [(high, row) for row in range(high, low, -1)]
    bottom = [(column, low) for column in range(high, low, -1)]
    left = [(low, row) for row in range(low, high)]
    top = [(column, high) for column in range(low, high)]
    return [*right, *bottom, *left, *top]


#: (column, row) of every space.
PLACES = [place for layer in range(len(LAYERS)) for place in _ring(layer)]
SPACES = tuple("abcdefg"[column] + str(row + 1) for column, row in PLACES)
CENTRE = len(PLACES) - 1


def _distance(space: int, other: int) -> int:
    return sum(abs(a - b) for a, b in zip(PLACES[space], PLACES[other], strict=True))


def _corners(layer: int) -> list[int]:
    """The four corners of a ring; the centre is its own."""
    return list(range(RING_START[layer], RING_START[layer] + RING_SIZE[layer], max(1, RING_SIZE[layer] // 4)))


def _inward(space: int) -> int:
    """The nearest corner of the next ring; Nidhogg's space for the innermost ring and for itself."""
    layer = int(LAYER[space])
    return min(_corners(min(layer + 1, ROOT)), key=lambda corner: _distance(space, corner))


#: The layer of every space.
LAYER = np.repeat(np.arange(len(LAYERS)), RING_SIZE)
#: 1 where a keeper guards a corner: those of the two outer rings.
CORNER = np.array([space in (*_corners(MIDGARD), *_corners(NIFLHEIM)) for space in range(len(PLACES))], np.int64)
#: Where a pawn descends to (N-34).
INWARD = np.array([_inward(space) for space in range(len(PLACES))])
#: The 13 spaces of a space's row and column, itself included (N-22).
CROSS = np.array(
    [
        [other for other, (column, row) in enumerate(PLACES) if column == PLACES[space][0] or row == PLACES[space][1]]
        for space in range(len(PLACES))
    ]
)
