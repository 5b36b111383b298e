"""What lies on the table, what is said and told, and the numbers that may vary."""

from collections.abc import Mapping
from typing import Any

from soan.kernel import (
    NATURE,
    Domain,
    Event,
    Events,
    Field,
    Move,
    Moves,
    Numbers,
    Option,
    Variant,
    nobody,
    owner,
    rule,
    shown,
)

SEATS = 3

CARD = Domain("card", ("low", "middle", "high"))
LEFT = Numbers("left", 0, 9)

STATE = (
    Field("step", "0 the first cards are dealt, 1 a player decides, 2 a swapped card is dealt, 3 it is over", high=3),
    Field("seat", "whose turn it is, or who gets the card", high=SEATS - 1),
    Field("turns", "turns ended", high=9),
    Field("hand", "the card of each player, plus 1", SEATS, high=3, see=owner | shown("open")),
    Field("open", "1 once that card was shown", SEATS),
    Field("deck", "cards in the face-down deck", 3, high=3, see=nobody),
    Field("left", "how many these are", high=9),
    Field("gone", "cards that were dropped", 3, high=3),
)

PARAMETERS = (
    Field("copies", "how often each card is in the deck", 3, high=3),
    Field("worth", "what each card counts", 3, high=9),
)

MOVES = Moves(
    Move("deal", CARD, by=NATURE),
    Move("swap"),
    Move("show"),
    Move("stand"),
)

EVENTS = Events(
    Event("dealt", CARD.seen_by(owner), LEFT),
    Event("dropped", CARD),
    Event("showed", CARD),
)

SCORING = ("card", "courage")

OPTIONS = (
    Option("rounds", 1, rule="H6", low=1, high=3),
    Option("bonus", 1, rule="H5", low=0, high=3),
    Option("deck", "small", rule="H1", choices=("small", "large")),
    Option("worth", (1, 2, 4), rule="H5", low=0, high=9),
    Option("swaps", default=True, rule="H3"),
)

VARIANTS = (
    Variant("plain"),
    Variant("long", rounds=3, deck="large"),
)


@rule("H1")
def tabulate(options: Mapping[str, Any], content: Mapping[str, Any], players: int) -> dict[str, Any]:
    """The deck, and what its cards count."""
    return {"copies": content["copies"][options["deck"]], "worth": options["worth"]}


@rule("H6")
def check(options: Mapping[str, Any], players: int) -> None:
    """Three players need the large deck for three rounds."""
    if options["rounds"] == 3 and options["deck"] == "small":
        raise ValueError("rounds=3 needs deck=large")


def conserved(r: Any, s: Any) -> dict[str, Any]:
    """Every card is somewhere."""
    hands = [sum(int(held) == card + 1 for held in s.hand) for card in range(3)]
    return {"cards": s.deck + s.gone + hands, "cards not counted": int(s.deck.sum()) - int(s.left)}
