"""What players and chance can say, what is told, and what is scored."""

from soan.games.undecim.cards import CARDS, DECK, FACES, RESOURCES, SIDES, words
from soan.kernel import NATURE, Domain, Event, Events, Move, Moves, Numbers, owner

#: The most settlements that one player can found: seven turns, two in each.
SETTLEMENTS = 14

ACTIONS = (
    "explore", "survey", "reclaim", "gather", "prospect", "hunt", "trade", "develop", "build", "colonise", "levy",
)  # fmt: skip
PASS_CARDS = ("haste", "loan", "oath", "charter")
HASTE, LOAN, OATH, CHARTER = range(4)

ACTION = Domain("card", ACTIONS)
PASS_CARD = Domain("pass", PASS_CARDS)
RESOURCE_CARD = Domain("resource_card", words(CARDS[:DECK]))
SIDE = Domain("side", words(SIDES))
FACE = Domain("face", FACES)
RESOURCE = Domain("resource", RESOURCES)
MATERIAL = Domain("material", (*RESOURCES, "gold"))
SETTLEMENT = Numbers("settlement", 1, SETTLEMENTS)
PLAYER = Numbers("player", 1, 4)

MOVES = Moves(
    Move("deal", ACTION, by=NATURE),
    Move("start", PLAYER, by=NATURE),
    Move("reveal", RESOURCE_CARD, by=NATURE),
    Move("take", ACTION),
    Move("play", ACTION),
    Move("pass", ACTION, PASS_CARD),
    Move("pay"),
    Move("save"),
    Move("gain", SIDE),
    Move("discard", FACE),
    Move("develop", SETTLEMENT, MATERIAL),
    Move("stop"),
    Move("settle", RESOURCE, RESOURCE),
    Move("decline"),
    Move("buy", SIDE),
    Move("flip", SIDE),
    Move("use", SIDE),
    Move("extra"),
    Move("end"),
)
(
    DEAL, START, REVEAL, TAKE, PLAY, PASS, PAY, SAVE, GAIN, DISCARD, DEVELOP, STOP, SETTLE, DECLINE, BUY, FLIP, USE,
    EXTRA, END,
) = MOVES.kinds  # fmt: skip
KIND, FIRST, SECOND, _ = MOVES.tables

LAP = Numbers("lap", 1, 6)
PLACE = Numbers("place", 1, 4)
CARDS_LEFT = Numbers("cards", 0, 999)
SIZE = Numbers("size", 2, 99)
VP = Numbers("vp", -99, 99)
REASON = Domain("reason", ("lands", "cards", "settlements"))
FOR_LANDS, FOR_CARDS, FOR_SETTLEMENTS = range(3)

EVENTS = Events(
    Event("dealt", ACTION.seen_by(owner)),
    Event("laid_out", ACTION),
    Event("starts"),
    Event("lap", LAP),
    Event("revealed", RESOURCE_CARD),
    Event("shuffled", CARDS_LEFT),
    Event("turn", PLACE, CARDS_LEFT),
    Event("took", ACTION),
    Event("took_bonus", ACTION),
    Event("drew", RESOURCE_CARD),
    Event("kept", SIDE),
    Event("played", ACTION),
    Event("paid", SIDE),
    Event("gained", SIDE),
    Event("discarded", SIDE),
    Event("developed", SETTLEMENT, MATERIAL, SIZE),
    Event("settled", SETTLEMENT, RESOURCE, RESOURCE),
    Event("passed", ACTION, PASS_CARD),
    Event("bought", SIDE),
    Event("flipped", SIDE),
    Event("collected", VP, REASON),
    Event("extra", PASS_CARD),
    Event("cleared", CARDS_LEFT),
    Event("ended"),
)
(
    DEALT, LAID_OUT, STARTS, LAP_BEGAN, REVEALED, SHUFFLED, TURN_BEGAN, TOOK, TOOK_BONUS, DREW, KEPT, PLAYED, PAID,
    GAINED, DISCARDED, DEVELOPED, SETTLED, PASSED, BOUGHT, FLIPPED, COLLECTED, SET_IN_FRONT, CLEARED, ENDED,
) = EVENTS.numbers  # fmt: skip

SCORING = ("collected", "lands", "settlements", "gold", "enemies", "pass_card")
COLLECTED_VP, LANDS_VP, SETTLEMENTS_VP, GOLD_VP, ENEMIES_VP, PASS_CARD_VP = range(6)
