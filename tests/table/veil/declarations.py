"""What lies on the table, and what can be said and told."""

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
    nobody,
    owner,
    shown,
)

SEATS = 3
CARD = Domain("card", tuple(f"n{number}" for number in range(1, 10)))

STATE = (
    Field("turn", "whose turn it is", high=SEATS),
    Field("dealing", "for whom a card is drawn, counted from 1; 0 for nobody", high=SEATS),
    Field("left", "the deck", len(CARD), see=nobody),
    Field("open", "whether a card lies open", SEATS),
    Field("hand", "the card of each seat; 0 for none", SEATS, high=len(CARD), see=owner | shown("open")),
    Field("exchanged", "who has exchanged", SEATS),
)

MOVES = Moves(Move("exchange"), Move("show"), Move("keep"), Move("deal", CARD, by=NATURE))
EVENTS = Events(
    Event("dealt", CARD.seen_by(owner)), Event("shown", CARD), Event("kept"), Event("paid", Numbers("vp", 0, 9))
)
SCORING = ("card", "bonus")
OPTIONS = (
    Option("bonus", 0, low=0, high=9, rule="V3"),
    Option("halves", default=True, rule="V3"),
    Option("mood", "calm", choices=("calm", "wild"), rule="V2"),
    Option("steps", (1, 2), low=0, high=9, rule="V3"),
)
