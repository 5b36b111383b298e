"""What never changes in the course of a game: components are always somewhere, and what is kept twice agrees."""

from typing import Any

import numpy as np

from soan.games.undecim.cards import CARDS, DECK, FACES, SIDE_CARD, SIDE_FACE
from soan.games.undecim.rules.steps import BUYING, DEALING, DEVELOPING, SETTLING, STARTING


def conserved(r: Any, s: Any) -> dict[str, Any]:
    """Counts that stay the same from the first moment to the last.

    Args:
        r: the numbers of the game.
        s: a state.

    Returns:
        Counts by name: resource cards by card, action cards by card once all lie somewhere; and differences between
        what is kept twice, which are 0.
    """
    box = s.built + np.bincount(SIDE_CARD, s.loose.sum(axis=0), len(CARDS)).astype(int)
    box[:DECK] += s.deck + s.discarded + s.world
    box[DECK:] += s.market
    if s.drawn:
        box[s.drawn - 1] += 1
    if s.step == BUYING:
        box[SIDE_CARD[s.wanted - 1]] += 1
    faces = np.stack([np.bincount(SIDE_FACE, loose, len(FACES)) for loose in s.loose])
    counts = {
        "resource cards": box,
        "loose cards, by side and by face": s.upper - faces,
        "cards in settlements, by card and by settlement": s.built.sum() + _owed(s) - s.settlement.sum(),
        "hand cards that were dealt": s.dealt - (s.hand & (1 - s.known)).sum(axis=1),
        "known cards that are in no hand": s.known & (1 - s.hand),
    }
    if s.step not in (DEALING, STARTING):
        counts["action cards"] = s.hand.sum(axis=0) + (s.display > 0)
    return counts


def _owed(s: Any) -> int:
    """Cards that stand in the count of a settlement, while the player still chooses which they are."""
    return int((s.owed > 0).sum()) if s.step in (SETTLING, DEVELOPING) else 0
