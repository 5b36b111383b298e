"""A table of Undecim on which a test lays a position out and plays notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from soan.games.undecim.cards import CARDS, DECK, FACES, RESOURCES, SIDE_CARD, SIDE_FACE, SIDES, words
from soan.games.undecim.moves import ACTIONS, PASS_CARDS
from soan.kernel import registry

if TYPE_CHECKING:
    from soan.kernel import Match

CARD_WORDS = words(CARDS)
SIDE_WORDS = words(SIDES)
HANDS = 2


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

    def kinds(self) -> set[str]:
        """The verbs that may be said now."""
        return {notation.split()[0] for notation in self.can}

    def play(self, text: str) -> Table:
        """Plays moves, separated by commas, each of whoever is to act."""
        for move in text.split(","):
            self.match.play(move.strip())
        return self

    def act(self, card: str) -> Table:
        """Takes the first open card of the display, and plays a card."""
        return self.play(f"take {self.display()[0]}, play {card}")

    def rest(self) -> Table:
        """Lets NATURE bring the first that is possible, and says no to everything, to the next choice of a card."""
        while not self.match.over and self.kinds() != {"take"} and "play" not in self.kinds():
            refusals = [word for word in ("save", "stop", "decline", "end") if word in self.can]
            self.play(refusals[0] if refusals else self.can[0])
        return self

    def idle(self, turns: int = 1) -> Table:
        """Plays turns in which each player uses the card that lies openly, for nothing."""
        for _ in range(turns):
            card = self.display()[0]
            self.play(f"take {card}, play {card}").rest()
        return self

    def display(self, place: int = 1) -> list[str]:
        """The cards that lie openly in the display (1), or under the bonus marker (2)."""
        return [card for card, where in zip(ACTIONS, self.s.display, strict=True) if where == place]

    def hand(self, seat: int) -> set[str]:
        """The hand of a seat."""
        return {card for card, held in zip(ACTIONS, self.s.hand[seat], strict=True) if held}

    def loose(self, seat: int) -> list[str]:
        """The loose cards of a seat, as sides."""
        return [side for side, count in zip(SIDE_WORDS, self.s.loose[seat], strict=True) for _ in range(count)]

    def upper(self, seat: int) -> dict[str, int]:
        """What a seat's loose cards show."""
        return {face: int(count) for face, count in zip(FACES, self.s.upper[seat], strict=True) if count}

    def world(self) -> list[str]:
        """The World, as cards."""
        return [card for card, count in zip(CARD_WORDS, self.s.world, strict=False) for _ in range(count)]

    def settlement(self, seat: int, number: int) -> list[str]:
        """What lies in a settlement; the first one is number 1."""
        materials = (*RESOURCES, "gold")
        row = self.s.settlement[seat, number - 1]
        return [material for material, count in zip(materials, row, strict=True) for _ in range(count)]

    def told(self, *names: str) -> list[tuple[str, int, tuple[int | None, ...]]]:
        """The events of some kinds (all, if none is named) that were told so far: name, seat, arguments."""
        events = [(event.name, event.seat, event.arguments) for event in self.match.events(None)]
        return [event for event in events if not names or event[0] in names]

    # Laying out a position. All cards come from the deck or the market and go back there.

    def lay_world(self, text: str) -> Table:
        """Makes the World consist of these cards (``forest-iron``), put back what was there."""
        self.s.deck[:] += self.s.world
        self.s.world[:] = 0
        for card in text.split():
            number = CARD_WORDS.index(card)
            self._from_box(number)
            self.s.world[number] += 1
        return self

    def give(self, seat: int, text: str) -> Table:
        """Lays cards before a seat, as sides (``iron-forest``), or as what they are to show (``gold``)."""
        for word in text.split():
            side = self._side(word)
            self._from_box(int(SIDE_CARD[side]))
            self.s.loose[seat, side] += 1
            self.s.upper[seat, SIDE_FACE[side]] += 1
        return self

    def found(self, seat: int, text: str) -> Table:
        """Gives a seat a settlement of these materials."""
        number = int(self.s.settlements[seat])
        self.s.settlements[seat] += 1
        for material in text.split():
            card = int(SIDE_CARD[self._side(material)])
            self._from_box(card)
            self.s.built[card] += 1
            self.s.settlement[seat, number, (*RESOURCES, "gold").index(material)] += 1
        return self

    def take_pass_card(self, seat: int, card: str, *, in_front: bool = False) -> Table:
        """Gives a seat a pass card, set in front or not."""
        self.s.pass_card[seat] = PASS_CARDS.index(card) + 1
        self.s.in_front[seat] = in_front
        return self

    def empty_deck(self, *, discard: str = "") -> Table:
        """Puts the whole deck out of the game, and some of its cards on the discard pile.

        The cards go into a settlement that nobody owns.
        """
        for card in discard.split():
            number = CARD_WORDS.index(card)
            self._from_box(number)
            self.s.discarded[number] += 1
        self.s.built[:DECK] += self.s.deck
        self.s.deck[:] = 0
        return self

    def _side(self, word: str) -> int:
        """A side; for a face, the first that shows it and still lies in the deck."""
        if word in SIDE_WORDS:
            return SIDE_WORDS.index(word)
        face = FACES.index(word)
        return next(s for s, card in enumerate(SIDE_CARD) if SIDE_FACE[s] == face and self._in_box(int(card)))

    def _in_box(self, card: int) -> int:
        return int(self.s.deck[card] if card < DECK else self.s.market[card - DECK])

    def _from_box(self, card: int) -> None:
        assert self._in_box(card), f"no {CARD_WORDS[card]} is left"
        if card < DECK:
            self.s.deck[card] -= 1
        else:
            self.s.market[card - DECK] -= 1


def lay_table(hand: str = "", *, players: int = 4, world: str | None = None, start: int = 0, **options: Any) -> Table:
    """A match at the start player's first decision.

    Args:
        hand: cards that the start player is dealt; the rest are dealt in the order of the list of cards.
        players: how many play.
        world: the World; None for whatever comes first.
        start: the start player.
        **options: of the game, and ``variant``.
    """
    table = Table(registry.definition("undecim").load(players, **options).start(seed=0))
    wanted = hand.split()
    others = [card for card in ACTIONS if card not in wanted]
    for _ in range(HANDS):
        for seat in range(players):
            table.play(f"deal {(wanted if seat == start and wanted else others).pop(0)}")
    table.play(f"start {start + 1}")
    table.rest()
    return table if world is None else table.lay_world(world)
