"""A hint as the page shows it: the choices that the search tried, in words, with their chances."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from soan.table.drawing import Choice
    from soan.table.hints import Hint

#: Choices that are listed; a search that tried more says how many.
LISTED = 6
#: A choice that got less than this share of the search's games was hardly looked at: its chance says little.
HARDLY = 0.01


@dataclass(frozen=True)
class Tried:
    """A choice that the search tried.

    Attributes:
        notation, label: of the action.
        chance: the chance to win with it, from 0 to 1.
        hardly: whether it was tried so seldom that the chance says little.
    """

    notation: str
    label: str
    chance: float
    hardly: bool


@dataclass(frozen=True)
class Advice:
    """What the page says of a hint.

    Attributes:
        thinking: whether the answer is still to come.
        preparing: whether the search first has to get ready for this game.
        failed: whether it broke down.
        tried: the choices, what the search would do first.
        others: how many more it tried.
        games: how many games it played out.
    """

    thinking: bool
    preparing: bool
    failed: bool
    tried: Sequence[Tried] = ()
    others: int = 0
    games: int = 0

    @property
    def best(self) -> Tried | None:
        """What the search would do; None while that is not known."""
        return self.tried[0] if self.tried else None


def advice_of(hint: Hint, legal: Mapping[str, Choice], *, ready: bool) -> Advice:
    """Words a hint.

    Args:
        hint: as it stands.
        legal: what may be said, by notation.
        ready: whether the search is ready for the game.
    """
    thought = hint.thought
    if thought is None:
        return Advice(hint.thinking, hint.thinking and not ready, hint.failed)
    tried = [
        Tried(choice.notation, legal[choice.notation].label, choice.chance, choice.tries < HARDLY * thought.iterations)
        for choice in thought.choices
    ]
    best = tried[0]
    tried.sort(key=lambda choice: (choice is not best, choice.hardly, -choice.chance))
    return Advice(
        thinking=False,
        preparing=False,
        failed=False,
        tried=tried[:LISTED],
        others=max(0, len(tried) - LISTED),
        games=thought.iterations,
    )
