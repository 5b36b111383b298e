"""What players and chance can say, what is told, and what is scored."""

from soan.games.nastrond.cards import (
    AFTER_FIXING,
    ALL_DICE,
    ATTRIBUTES,
    CARDS,
    EIGHT,
    EINHERJAR,
    FACES,
    ONE_DIE,
    PILES,
    SIX,
    VALKYRIES,
)
from soan.games.nastrond.world import LAYERS, SPACES
from soan.kernel import NATURE, Domain, Event, Events, Move, Moves, Numbers

#: The most dice in one hand: two own, eight of the stock (two players), three for being the first past a keeper.
DICE_IN_HAND = 13

SPACE = Domain("space", SPACES)
VALKYRIE = Domain("valkyrie", VALKYRIES)
DICE = Numbers("dice", 0, DICE_IN_HAND)
FACE = Domain("face", FACES)
KIND_OF_EINHERJAR = Domain("einherjar", EINHERJAR)

MOVES = Moves(
    # Chance. The first five lay out the board, one for each pile of cards.
    *(
        Move(name, Domain("card", pile), by=NATURE)
        for name, pile in zip(
            ("midgard", "midgard-keeper", "niflheim", "niflheim-keeper", "hvergelmir"), PILES, strict=True
        )
    ),
    Move("six", Numbers("pips", 1, SIX), by=NATURE),
    Move("eight", Numbers("pips", 1, EIGHT), by=NATURE),
    Move("reveal", KIND_OF_EINHERJAR, by=NATURE),
    # Players
    Move("take", VALKYRIE),
    Move("move", SPACE),
    Move("roll", DICE),
    Move("divine"),
    Move("bonus"),
    Move("use", Domain("einherjar", ONE_DIE), FACE),
    Move("call", Domain("einherjar", ALL_DICE + AFTER_FIXING)),
    Move("raise", FACE),
    Move("reroll", FACE),
    Move("charge", FACE),
    Move("cry"),
    Move("recall", KIND_OF_EINHERJAR),
    Move("judge"),
    Move("hire", KIND_OF_EINHERJAR),
    Move("give", KIND_OF_EINHERJAR),
    Move("send", KIND_OF_EINHERJAR),
    Move("end"),
)
(
    LAY, _, _, _, LAST_LAY, LAND_SIX, LAND_EIGHT, REVEAL, TAKE, MOVE, ROLL, DIVINE, BONUS, USE, CALL, RAISE, REROLL,
    CHARGE, CRY, RECALL, JUDGE, HIRE, GIVE, SEND, END,
) = MOVES.kinds  # fmt: skip
KIND, FIRST, SECOND, _ = MOVES.tables

VP_REASONS = ("edda", "keepers", "nidhogg", "dignity", "jarl", "first_pass", "tiwaz", "valhalla")
FOR_EDDA, FOR_KEEPERS, FOR_NIDHOGG, FOR_DIGNITY, FOR_JARL, FOR_FIRST_PASS, FOR_TIWAZ, FOR_VALHALLA = range(8)
#: What is gained on the way, and the majorities of the three rings.
SCORING = (*VP_REASONS, *LAYERS[:3])

CARD = Domain("card", CARDS)
LAYER_TOLD = Domain("layer", LAYERS)
ATTRIBUTE_TOLD = Domain("attribute", ATTRIBUTES)
REASON = Domain("reason", VP_REASONS)
MOMENT = Domain("moment", ("pool", "roll", "fixed"))
IN_POOL, IN_ROLL, AFTER_FIXED = range(3)
URDS = Numbers("urds", 0, 12)
STEPS = Numbers("steps", 1, 12)
TIWAZ = Numbers("tiwaz", 0, DICE_IN_HAND)
POWER = Numbers("power", 0, 999)
TARGET = Numbers("target", 0, 99)
COST = Numbers("cost", 0, 9)
VP = Numbers("vp", -99, 99)

EVENTS = Events(
    Event("took", VALKYRIE),
    Event("laid", SPACE, CARD),
    Event("starts", SPACE),
    Event("revealed", KIND_OF_EINHERJAR),
    Event("turn", URDS, LAYER_TOLD),
    Event("dead", LAYER_TOLD),
    Event("stuck", LAYER_TOLD),
    Event("moved", SPACE, STEPS),
    Event("resolved", SPACE),
    Event("gathered", URDS, DICE),
    Event("divine", MOMENT),
    Event("bonus", MOMENT),
    Event("rolls", DICE, TIWAZ),
    Event("gave_up", TIWAZ),
    Event("landed", FACE),
    Event("used", KIND_OF_EINHERJAR),
    Event("turned", FACE, FACE),
    Event("raised", FACE, FACE),
    Event("rerolled", FACE),
    Event("charged", FACE, FACE),
    Event("cried", POWER),
    Event("recalled", KIND_OF_EINHERJAR),
    Event("fixed", POWER),
    Event("strengthened", POWER),
    Event("won", CARD, POWER, TARGET),
    Event("lost", CARD, POWER, TARGET),
    Event("gained", VP, REASON),
    Event("placed", SPACE),
    Event("under"),
    Event("spent"),
    Event("first_pass", CARD),
    Event("descended", LAYER_TOLD, SPACE),
    Event("hired", KIND_OF_EINHERJAR, COST),
    Event("gave", KIND_OF_EINHERJAR),
    Event("sent", KIND_OF_EINHERJAR),
    Event("nobody"),
    Event("declined"),
    Event("grew", ATTRIBUTE_TOLD),
    Event("majority", LAYER_TOLD, URDS, VP),
    Event("ended"),
)
(
    TOOK, LAID, STARTS, REVEALED, TURN_BEGAN, DEAD, STUCK, MOVED, RESOLVED, GATHERED, ASKED_GODS, USED_BONUS, ROLLS,
    GAVE_UP, LANDED, USED, TURNED, RAISED, REROLLED, CHARGED, CRIED, RECALLED, FIXED, STRENGTHENED, WON, LOST, GAINED,
    PLACED, UNDER, SPENT, FIRST_PASS, DESCENDED, HIRED, GAVE, SENT, NOBODY, DECLINED, GREW, MAJORITY, ENDED,
) = EVENTS.numbers  # fmt: skip
