"""The resource cards: what their two ends show, and how a card that lies with one end up is called.

A *card* is a kind of physical card, a *face* is what an end shows, a *side* is a card that lies with one end up. Their
words are the tokens of the notation: ``forest-iron`` is the card, and as a side it means the forest up, the iron down.
"""

from itertools import combinations, product

import numpy as np

LANDS = ("grassland", "forest", "swamp", "mountain")
RESOURCES = ("stone", "wood", "clay", "iron")
FACES = (*LANDS, *RESOURCES, "gold", "enemy")

#: Indices into FACES: lands are 0 … 3, resources 4 … 7.
LAND, RESOURCE, GOLD, ENEMY = 0, 4, 8, 9

Ends = tuple[str, str]

PAIRS: tuple[Ends, ...] = tuple(product(LANDS, RESOURCES))
TREASURE: tuple[Ends, ...] = (("enemy", "gold"),)
#: Market cards with two different resources (U-64), and those that show the same at both ends (U-63).
DUAL: tuple[Ends, ...] = tuple(combinations(RESOURCES, 2))
SINGLE: tuple[Ends, ...] = tuple((face, face) for face in (*RESOURCES, "gold"))

CARDS: tuple[Ends, ...] = (*PAIRS, *TREASURE, *DUAL, *SINGLE)
#: The deck's cards come first, then the market's.
DECK = len(PAIRS) + len(TREASURE)
MARKET = len(CARDS) - DECK

#: The sides of card c are 2c and 2c + 1 as long as its ends differ; the cards with equal ends stand last.
SIDES: tuple[Ends, ...] = tuple(dict.fromkeys(side for a, b in CARDS for side in ((a, b), (b, a))))


def words(ends: tuple[Ends, ...]) -> tuple[str, ...]:
    """The tokens of cards or sides, upper end first."""
    return tuple(f"{upper}-{lower}" for upper, lower in ends)


def _table(rows: list[list[int]]) -> np.ndarray[tuple[int, int], np.dtype[np.int64]]:
    width = max(map(len, rows))
    return np.array([row + [-1] * (width - len(row)) for row in rows], np.int64)


#: Over sides: the card that lies there, the face that is up, and the side that it becomes when turned over.
SIDE_CARD = np.array([next(c for c, ends in enumerate(CARDS) if side in (ends, ends[::-1])) for side in SIDES])
SIDE_FACE = np.array([FACES.index(upper) for upper, _ in SIDES])
SIDE_TURNED = np.array([SIDES.index((lower, upper)) for upper, lower in SIDES])

#: Over faces: the sides that show it, in the order of the list of cards, and how many they are.
FACE_SIDES = _table([[s for s, (upper, _) in enumerate(SIDES) if upper == face] for face in FACES])
FACE_COUNT = np.array([sum(upper == face for upper, _ in SIDES) for face in FACES])
