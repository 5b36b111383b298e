"""What lies on the table, and what can be said and told."""

from soan.kernel import NATURE, Domain, Event, Events, Field, Move, Moves, Numbers, owner, shown

SEATS = 2
RANKS = 3
#: The most that a seat can have in the pot: ante, two raises of 2, two raises of 4.
MOST = 13

CARD = Domain("card", ("jack", "queen", "king"))
CHIPS = Numbers("chips", 0, MOST)

STATE = (
    Field("seat", "whose turn it is"),
    Field(
        "card",
        "the card of each seat by rank, plus 1; 0 before it is dealt",
        SEATS,
        high=RANKS,
        see=owner | shown("face_up"),
    ),
    Field("face_up", "cards that were shown at the end", SEATS),
    Field("dealt", "how many cards were dealt to the seats", high=SEATS),
    Field("public", "the card in the middle by rank, plus 1; 0 before it is dealt", high=RANKS),
    Field("pot", "what each seat has put into the pot", SEATS, high=MOST),
    Field("raises", "how often this round was raised", high=2),
    Field("passed", "a seat has checked in this round, so that a check ends it"),
    Field("turning", "the round is over and the public card is about to be dealt"),
    Field("folded", "the seat that gave up, plus 1", high=SEATS),
    Field("over", "the pot is won or shared"),
)

MOVES = Moves(
    Move("deal", CARD, by=NATURE),
    Move("turn", CARD, by=NATURE),
    Move("fold"),
    Move("call"),
    Move("raise"),
)

EVENTS = Events(
    Event("dealt", CARD.seen_by(owner)),
    Event("turned", CARD),
    Event("folded"),
    Event("called", CHIPS),
    Event("raised", CHIPS),
    Event("shown", CARD),
)

SCORING = ("chips",)
