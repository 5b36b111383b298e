"""A table of Náströnd on which a test lays a position out and plays notation.

The board is always the same: every pile lies in the order of the list of cards. So the first layer runs from Ganglati
at g7 down the courages (g6 has target 4, then 6, 7, 8, 10) to Eggther at g1, along the wisdoms to Modgud at a1, up the
dignities to Garm at a7, and back along the loves. The second does the same with three of each (f5 has target 9) from
Thjazi at f6 by Hrym at f2 and Angrboda at b2 to Hel at b6. The third is, from e5: 13, 15 (e4), 16 (e3), 18 (d3),
20 (c3), 22 (c4), Surt at c5 and Fenrir at d5.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from soan.games.nastrond.cards import ATTRIBUTES, EINHERJAR, FACES, SIX, VALKYRIES
from soan.games.nastrond.moves import VP_REASONS
from soan.games.nastrond.rules.turns import begin_turn  # pyright: ignore[reportUnknownVariableType]
from soan.games.nastrond.world import SPACES
from soan.kernel import registry
from soan.kernel.events import silent_log

if TYPE_CHECKING:
    from soan.kernel import Match


@dataclass
class Table:
    """A match, with the words of a test for what lies where."""

    match: Match

    @property
    def s(self) -> Any:
        """The true state."""
        return self.match.state

    @property
    def r(self) -> Any:
        """The numbers of the game."""
        return self.match.game.r

    @property
    def can(self) -> list[str]:
        """What may be said now, or what NATURE may bring."""
        return [action.notation for action in self.match.legal()]

    def can_say(self, verb: str) -> list[str]:
        """What may be said now with a verb, without it."""
        said = (notation.partition(" ") for notation in self.can)
        return [rest for first, _, rest in said if first == verb]

    def play(self, text: str) -> Table:
        """Plays moves, separated by commas, each of whoever is to act."""
        for move in text.split(","):
            self.match.play(move.strip())
        return self

    def throw(self, *dice: int, sides: int = SIX) -> Table:
        """Lets dice fall."""
        for pips in dice:
            self.match.play(f"{'six' if sides == SIX else 'eight'} {pips}")
        return self

    def challenge(self, space: str, *dice: int) -> Table:
        """Goes to a space and rolls so many six-sided dice, which show these numbers."""
        return self.play(f"move {space}, roll {len(dice)}").throw(*dice)

    def rest(self) -> Table:
        """Says to everything what ends the turn soonest, to the next turn or the end."""
        seat, hand = self.s.seat, self.s.hand.copy()
        while not self.match.over and ((self.s.seat == seat and (self.s.hand == hand).all()) or self.can_say("end")):
            shortest = [word for word in ("end", "judge", "roll 1") if word in self.can]
            self.match.play((shortest or self.can)[0])
        return self

    # What lies there

    @property
    def dice(self) -> list[str]:
        """The dice that lie there, as faces."""
        return [face for face, count in zip(FACES, self.s.dice, strict=True) for _ in range(count)]

    def at(self, seat: int) -> str:
        """Where a pawn stands."""
        return SPACES[int(self.s.pawn[seat])]

    def vp(self, seat: int) -> dict[str, int]:
        """What a seat has gained so far, by reason."""
        return {reason: int(vp) for reason, vp in zip(VP_REASONS, self.s.vp[seat], strict=True) if vp}

    def own(self, seat: int) -> list[str]:
        """The Einherjar of a seat."""
        return [kind for kind, count in zip(EINHERJAR, self.s.own[seat], strict=True) for _ in range(count)]

    def told(self, *names: str) -> list[tuple[str, int, tuple[int | None, ...]]]:
        """The events of some kinds (all, if none is named) that were told so far: name, seat, arguments."""
        events = [(event.name, event.seat, event.arguments) for event in self.match.events(None)]
        return [event for event in events if not names or event[0] in names]

    # Laying out a position

    def begin(self, seat: int = 0, at: str | None = None) -> Table:
        """Begins a seat's turn, once everything is laid out."""
        if at is not None:
            self.put_pawn(seat, at)
        begin_turn(self.r, self.s, seat, silent_log())
        return self

    def put_pawn(self, seat: int, space: str) -> Table:
        """Puts a pawn somewhere."""
        self.s.pawn[seat] = SPACES.index(space)
        return self

    def resolve(self, seat: int, *spaces: str) -> Table:
        """Puts Urd cards of a seat on spaces, in addition to those in its hand."""
        for space in spaces:
            self.s.urd[SPACES.index(space)] = seat + 1
        return self

    def give(self, seat: int, *kinds: str) -> Table:
        """Gives a seat Einherjar of the display."""
        for kind in kinds:
            self.s.own[seat, EINHERJAR.index(kind)] += 1
            self.s.display[EINHERJAR.index(kind)] -= 1
        return self

    def grow(self, seat: int, **attributes: int) -> Table:
        """Gives a seat Edda that count."""
        for attribute, count in attributes.items():
            self.s.growth[seat, ATTRIBUTES.index(attribute)] = count
        return self


@cache
def _laid(players: int, variant: str | None, valkyries: tuple[str, ...], options: tuple[tuple[str, Any], ...]) -> Match:
    """A match at the start player's first decision."""
    match = registry.definition("nastrond").load(players, variant, **dict(options)).start(seed=0)
    for valkyrie in valkyries[:players]:
        match.play(f"take {valkyrie}")
    while match.actor == -1:
        match.play(match.legal()[0].code)
    return match


def lay_table(
    players: int = 4, variant: str | None = None, valkyries: tuple[str, ...] = VALKYRIES, **options: Any
) -> Table:
    """A match at the start player's first decision: with the usual Valkyries, seat 0 is to move from g7.

    Args:
        players: how many play.
        variant: of the game.
        valkyries: whom the seats take, in order.
        **options: of the game.
    """
    return Table(_laid(players, variant, valkyries, tuple(options.items())).copy())
