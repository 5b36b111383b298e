"""What lies on the table, and the numbers that the rules read."""

from soan.games.undecim.cards import CARDS, DECK, FACES, MARKET, SIDES
from soan.games.undecim.moves import ACTIONS, PASS_CARDS, RESOURCES, SETTLEMENTS
from soan.kernel import Field, owner, shown

SEATS = 4
#: More cards than the largest box holds: 240 in the deck (world_size=12), 44 in the market.
BOX = 300

STATE = (
    Field("step", "what the next thing said is about: one of rules.steps", high=15),
    Field("seat", "whose turn it is (while dealing: who gets the next card)", high=SEATS - 1),
    Field("lap", "the round: 1 … 6, 0 before the first", high=6),
    Field("turn", "turns ended in this round, extra turns not counted", high=SEATS),
    Field("starter", "the start player of this round", high=SEATS - 1),
    Field("first_starter", "the very first start player", high=SEATS - 1),
    # Action cards
    Field("hand", "action cards in hand", (SEATS, len(ACTIONS)), see=owner | shown("known")),
    Field("known", "hand cards that everybody saw being taken from the display", (SEATS, len(ACTIONS))),
    Field("dealt", "how many of a hand's cards were dealt and are known to its owner alone", SEATS, high=2),
    Field("display", "0 not there, 1 lying openly, 2 under the bonus marker", len(ACTIONS), high=2),
    # Resource cards
    Field("deck", "cards in the face-down deck, by card", DECK, high=BOX),
    Field("discarded", "cards in the discard pile", DECK, high=BOX),
    Field("world", "cards in the World", DECK, high=BOX),
    Field("market", "cards in the market, by card, the first market card at 0", MARKET, high=BOX),
    Field("drawn", "the bonus card whose upper end is being chosen, plus 1", high=DECK),
    Field("loose", "loose cards of each player, by side", (SEATS, len(SIDES)), high=BOX),
    Field("upper", "the same cards, by the face that is up", (SEATS, len(FACES)), high=BOX),
    Field("settlements", "how many settlements each player has", SEATS, high=SETTLEMENTS),
    Field("settlement", "resources and gold in each settlement", (SEATS, SETTLEMENTS, len(RESOURCES) + 1), high=BOX),
    Field("built", "all cards that lie in settlements, by card", len(CARDS), high=BOX),
    # Players
    Field("vp", "victory points collected so far", SEATS, high=999),
    Field("pass_card", "the pass card that a player took, plus 1", SEATS, high=len(PASS_CARDS)),
    Field("in_front", "1 once it is set in front for an extra turn", SEATS),
    # This turn
    Field("played", "the action card put into the display this turn, plus 1", high=len(ACTIONS)),
    Field("passing", "1 if it was put there as a pass"),
    Field("draws", "cards still to be revealed", high=BOX),
    Field("giving", "cards that Trade or a purchase may or must still discard", high=BOX),
    Field("gains", "cards that the effect may still gain", high=BOX),
    Field("developments", "developments that the effect may still make", high=BOX),
    Field("foundings", "settlements that may still be founded this turn", high=SETTLEMENTS),
    Field("bought", "1 once the market was used this turn"),
    Field("flipped", "1 once a card was turned over this turn"),
    Field(
        "wanted", "the market card being paid for, or the loose card being turned over: side plus 1", high=len(SIDES)
    ),
    Field("owed", "faces of loose cards still to be handed over, plus 1", 2, high=len(FACES)),
)

PARAMETERS = (
    Field("rounds", "rounds of the game", low=1, high=6),
    Field("world_cards", "cards of the World, dealt for a round or refilled for a turn", high=BOX),
    Field("leader_starts", "the round whose start player is the leader, 0 for none", high=6),
    Field("copies", "copies of each card in the deck", DECK, high=BOX),
    Field("stock", "copies of each card in the market", MARKET, high=BOX),
    # The action cards' effects
    Field("takes", "1 for the sides that an action may gain from the World", (len(ACTIONS), 2 * DECK)),
    Field("gain", "cards gained", len(ACTIONS), high=20),
    Field("reveal", "cards revealed into the World beforehand", len(ACTIONS), high=20),
    Field("give", "loose cards that may be discarded for as many more to gain", len(ACTIONS), high=20),
    Field("develop", "developments", len(ACTIONS), high=20),
    Field("found", "settlements that may be founded in the turn", len(ACTIONS), high=2),
    Field("gold_gain", "more to gain for 1 gold", len(ACTIONS), high=20),
    Field("gold_develop", "more developments for 1 gold", len(ACTIONS), high=20),
    Field("rich_at", "settlements from which on the action gains rich_gain more", len(ACTIONS), high=SETTLEMENTS),
    Field("rich_gain", "how many more", len(ACTIONS), high=20),
    Field("card_vp", "victory points for each card gained", len(ACTIONS), high=20),
    Field("settlement_vp", "victory points for each settlement owned", len(ACTIONS), high=20),
    Field("settlement_vp_most", "but at most so many", len(ACTIONS), high=99),
    # Scoring
    Field("land_vp", "most of a land alone, and shared", 2, low=-99, high=99),
    Field("building_vp", "a settlement of 2, 3, 4, and 5 or more cards", 4, low=-99, high=99),
    Field("enemy_vp", "fewest enemies alone, and shared", 2, low=-99, high=99),
    Field("pass_vp", "a pass card whose condition holds, and does not", (len(PASS_CARDS), 2), low=-99, high=99),
)
