"""What a bot must and must not do: ``prefer:develop``, ``avoid:pass``, ``policy:settle,develop,gain``.

A wish is a few words. It means every move whose notation has all of them, so it can name a kind of move (``develop``),
a card (``explore``), or one with the other (``play explore``).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from soan.kernel import UnknownBot
from soan.kernel.errors import suggest
from soan.kernel.rule import loop

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from soan.kernel import Definition

PREFER, AVOID, POLICY = "prefer", "avoid", "policy"
MOST_WISHES = 100


@dataclass(frozen=True)
class Wish:
    """Some words, and how much the moves that have them are wanted.

    Attributes:
        words: all of which a move's notation must have.
        height: of all legal moves only those that are wanted most are considered; others have 0.
    """

    words: tuple[str, ...]
    height: int

    def means(self, notation: str) -> bool:
        """Tells whether a move is meant."""
        return set(self.words) <= set(notation.split())


def read_wishes(spec: str, verb: str, listing: str) -> tuple[Wish, ...]:
    """Reads ``prefer:a,b``: equally wanted; ``policy:a,b``: a before b; ``avoid:a,b``: rather anything else.

    Args:
        spec: the whole name of the bot, for messages.
        verb: PREFER, AVOID or POLICY.
        listing: what follows its colon.

    Raises:
        UnknownBot: if there is nothing between two commas, or too much.
    """
    items = [tuple(item.split()) for item in listing.split(",")]
    if not all(items) or len(items) > MOST_WISHES:
        raise UnknownBot(f"no bot {spec!r}: name the moves after {verb!r}, like '{verb}:develop,play explore'")
    return tuple(Wish(words, _height(verb, len(items) - place)) for place, words in enumerate(items))


def _height(verb: str, place: int) -> int:
    """How much a wish is wanted; ``place`` counts from the end of the list."""
    if verb == POLICY:
        return place
    return 1 if verb == PREFER else -1


def heights_of(wishes: Iterable[Wish], definition: Definition, bot: str) -> list[int]:
    """How much each move of a game is wanted: the number of the first wish that means it, or 0.

    Args:
        wishes: of a bot.
        definition: of the game.
        bot: the bot's name, for messages.

    Returns:
        A number for each code.

    Raises:
        UnknownBot: if a wish means no move that a seat of the game can make.
    """
    moves = definition.moves
    notations = {code: moves.notation(code) for code in range(moves.count) if moves.move(code).by is None}
    heights = [0] * moves.count
    for wish in reversed(tuple(wishes)):
        meant = [code for code, notation in notations.items() if wish.means(notation)]
        if not meant:
            raise UnknownBot(f"{bot}: {definition.name} has no move {' '.join(wish.words)!r}; {_hint(wish, notations)}")
        for code in meant:
            heights[code] = wish.height
    return heights


def _hint(wish: Wish, notations: Mapping[int, str]) -> str:
    words = sorted({word for notation in notations.values() for word in notation.split()})
    unknown = [word for word in wish.words if word not in words]
    return suggest(unknown[0], words) if unknown else "no move has all these words"


@loop
def narrow(out: Any, n: int, plan: Any) -> int:
    """Leaves only what a bot wants most of what is legal, all of it if it has no wishes.

    Args:
        out: int32 array; the first ``n`` are legal, and those that remain are moved to the front.
        n: their number.
        plan: the bot's.

    Returns:
        How many remain; at least one.
    """
    if not plan.wishful:
        return n
    highest = plan.wishes[out[0]]
    for i in range(1, n):
        highest = max(highest, plan.wishes[out[i]])
    kept = 0
    for i in range(n):
        if plan.wishes[out[i]] == highest:
            out[kept] = out[i]
            kept += 1
    return kept
