"""What is printed on the cards and where the spaces lie, written from the rule book alone."""

from __future__ import annotations

COLUMNS = "abcdefg"
CENTRE = "d4"
ATTRIBUTES = ("courage", "wisdom", "dignity", "love")


def ring(inset: int) -> list[str]:
    """The spaces of a ring, clockwise from its top right corner."""
    low, high = inset, 6 - inset
    column, row, walked = high, high, list[str]()
    for step_column, step_row in ((0, -1), (-1, 0), (0, 1), (1, 0)):
        for _ in range(high - low):
            walked.append(f"{COLUMNS[column]}{row + 1}")
            column, row = column + step_column, row + step_row
    return walked


RINGS = [ring(0), ring(1), ring(2), [CENTRE]]
CORNERS = [{f"{COLUMNS[a]}{b + 1}" for a in (n, 6 - n) for b in (n, 6 - n)} for n in range(3)]


def layer_of(space: str) -> int:
    """The layer of a space, the outer one 1."""
    return next(number for number, spaces in enumerate(RINGS, 1) if space in spaces)


#: The Edda of which each attribute has one.
EACH = {
    "1a": (4, 1, True), "1b": (6, 2, True), "1c": (7, 3, False), "1d": (8, 3, True), "1e": (10, 5, False),
    "2a": (9, 3, True), "2b": (11, 5, False), "2c": (14, 6, True),
}  # fmt: skip
#: Target, victory points, and whether each Tiwaz adds one: the three layers' Edda (N-60), keepers and Nidhogg (N-61).
CARDS: dict[str, tuple[int, int, bool]] = {
    **{f"{attribute}-{name}": values for attribute in ATTRIBUTES for name, values in EACH.items()},
    "courage-3a": (13, 6, True), "wisdom-3a": (15, 7, False), "dignity-3a": (16, 7, True),
    "love-3a": (18, 9, False), "courage-3b": (20, 10, False), "wisdom-3b": (22, 12, False),
    "ganglati": (8, 3, False), "eggther": (9, 3, False), "modgud": (10, 4, False), "garm": (11, 5, False),
    "thjazi": (12, 5, False), "hrym": (13, 6, False), "angrboda": (14, 6, False), "hel": (16, 8, False),
    "surt": (18, 9, False), "fenrir": (20, 10, False), "nidhogg": (22, 8, True),
}  # fmt: skip
NAMES = {"ganglati": "brynhild", "eggther": "gondul", "modgud": "hild", "garm": "sigrun"}
KEEPERS = {*NAMES, "thjazi", "hrym", "angrboda", "hel", "surt", "fenrir"}
#: Layer of appearance, cost and copies of the Einherjar (N-62 to N-64).
PEOPLE = {
    "spearman": (1, 0, 3), "archer": (1, 0, 3), "shieldbearer": (1, 0, 3), "scout": (1, 0, 3), "skald": (1, 1, 3),
    "berserker": (1, 1, 3), "seer": (1, 1, 3), "huscarl": (2, 1, 2), "smith": (2, 1, 2), "strategist": (2, 2, 2),
    "jarl": (2, 2, 2), "dragonslayer": (3, 2, 1), "twin": (3, 2, 1), "oathkeeper": (3, 3, 1), "wanderer": (3, 3, 1),
}  # fmt: skip
LATE = {"skald", "berserker", "jarl", "dragonslayer", "oathkeeper"}
GIFTS = {"brynhild": ("courage", 1), "gondul": ("wisdom", 2), "hild": ("dignity", 2), "sigrun": ("love", 2)}
