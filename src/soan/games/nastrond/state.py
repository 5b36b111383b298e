"""What lies on the table, and the numbers that the rules read."""

from typing import Any

import numpy as np

from soan.games.nastrond.cards import ATTRIBUTES, CARDS, EINHERJAR, FACES, NIDHOGG, NO_ATTRIBUTE, VALKYRIES
from soan.games.nastrond.moves import DICE_IN_HAND, VP_REASONS
from soan.games.nastrond.rules.steps import Step
from soan.games.nastrond.world import CENTRE, SPACES
from soan.kernel import Field

SEATS = 4
URDS = 12
MOST_DICE = 20
KINDS = len(EINHERJAR)

STATE = (
    Field("step", "what the next thing said is about: one of rules.steps.Step", high=max(Step)),
    Field("seat", "whose turn it is (while Valkyries are taken: who takes the next)", high=SEATS - 1),
    Field("starter", "the start player", high=SEATS - 1),
    # The board
    Field("laid", "cards laid out so far", high=CENTRE),
    Field("pile", "1 for a card that is still in its shuffled pile", NIDHOGG),
    Field("card", "the card laid on each space, plus 1; who resolved the space has it", len(SPACES), high=len(CARDS)),
    Field("urd", "whose Urd card lies on each space, plus 1; 0 while it is not resolved", len(SPACES), high=SEATS),
    Field("passed", "a keeper's space: 1 once a pawn got past the keeper, 2 once it was beaten", len(SPACES), high=2),
    # Players
    Field("valkyrie", "each player's Valkyrie, plus 1", SEATS, high=len(VALKYRIES)),
    Field("pawn", "the space of each pawn", SEATS, high=CENTRE),
    Field("hand", "Urd cards in hand", SEATS, high=URDS),
    Field("under", "Urd cards under the Valkyrie", SEATS, high=URDS),
    Field("spent", "Urd cards that left the game", SEATS, high=URDS),
    Field("bonus_dice", "bonus dice for being the first past a keeper", SEATS, high=3),
    Field("growth", "Edda cards that count, by attribute", (SEATS, len(ATTRIBUTES)), high=URDS),
    Field("vp", "victory points gained so far, by reason", (SEATS, len(VP_REASONS)), high=999),
    # Einherjar, by kind
    Field("own", "Einherjar of each player", (SEATS, KINDS), high=9),
    Field("display", "Einherjar that lie open", KINDS, high=9),
    Field("stack", "scout=market: Einherjar in the face-down stack", KINDS, high=9),
    Field("valhalla", "scout=market: Einherjar sent to Valhalla", KINDS, high=9),
    # This turn
    Field("place", "the space of this turn's challenge", high=CENTRE),
    Field("stock", "dice in the stock", high=MOST_DICE),
    Field("pool", "dice in hand before the roll", high=DICE_IN_HAND),
    Field("tiwaz", "dice set aside", high=DICE_IN_HAND),
    Field("aside", "dice that were set aside at the roll", high=DICE_IN_HAND),
    Field("air", "six-sided and eight-sided dice in the air", 2, high=DICE_IN_HAND),
    Field("dice", "dice that lie there, by what they show", len(FACES), high=DICE_IN_HAND),
    Field("eights", "dice that will still be eight-sided this turn", high=4),
    Field("courage", "times that a die may still be raised by 1", high=URDS),
    Field("rerolls", "dice that may still be rolled again", high=2 * URDS),
    Field("blessing", "strength of the Valkyrie's own skill that is left this turn", high=2 * URDS),
    Field("ready", "Einherjar that have not worked yet this turn", KINDS, high=9),
    Field("fixed", "1 once the dice are fixed"),
    Field("boost", "power beyond the dice", high=199),
    Field("renown", "victory points that a success brings by Jarls", high=99),
    Field("outcome", "this turn's challenge: 0 undecided, 1 failure, 2 success", high=2),
    Field("taken", "attribute of the Edda card taken this turn, plus 1", high=NO_ATTRIBUTE),
    Field("wanted", "the Einherjar being paid for, plus 1", high=KINDS),
    Field("price", "what is still to be paid for it", high=9),
)

PARAMETERS = (
    Field("urds", "Urd cards of each player", low=1, high=URDS),
    Field("own_dice", "dice of each player", low=1, high=2),
    Field("stock_dice", "dice in the stock at the start of a turn", high=8),
    Field("eight_dice", "eight-sided dice in the box", high=4),
    # Cards
    Field("target", "the target of each card", len(CARDS), high=99),
    Field("card_vp", "its victory points", len(CARDS), high=99),
    Field("tiwaz_vp", "what each Tiwaz adds to them", len(CARDS), high=9),
    Field("names", "the Valkyrie that a keeper names, plus 1", len(CARDS), high=len(VALKYRIES)),
    # Einherjar
    Field("layer", "layer of appearance, from 1", KINDS, low=1, high=3),
    Field("cost", "cost of a hire", KINDS, high=9),
    Field("copies", "cards in the box", KINDS, high=9),
    Field("turned", "what a skill makes of a face; -1 throws the die again", (KINDS, len(FACES)), low=-1, high=13),
    Field("power", "what a skill adds to the power", KINDS, high=99),
    Field("margin", "a Jarl asks for so much more than the target", high=99),
    Field("jarl_vp", "and brings so many victory points", high=9),
    # Growth and Valkyries
    Field("raised", "what one courage makes of a face", len(FACES), high=13),
    Field("dignity_vp", "victory points of each dignity on a success", high=9),
    Field("skill_attribute", "the attribute that strengthens a Valkyrie's own skill", len(VALKYRIES), high=3),
    Field("skill_base", "its strength without any", len(VALKYRIES), high=9),
    Field("skill_each", "cards for one more", len(VALKYRIES), low=1, high=9),
    # Scoring
    Field("majority_vp", "victory points for the most Urd cards in a layer", high=99),
    Field("row", "open Einherjar with scout=market", high=9),
    Field("aside_vp", "victory points for each die set aside with scout=market", high=9),
    Field("valhalla_vp", "victory points for an Einherjar sent to Valhalla", high=9),
)


def conserved(r: Any, s: Any) -> dict[str, Any]:
    """Cards never leave the game unnoticed: they lie in a pile, on a space, with a player, or out of the game."""
    laid = np.bincount(s.card[:CENTRE], minlength=len(CARDS))[1:]
    resolved = np.bincount(s.urd, minlength=SEATS + 1)[1:]
    return {
        "Edda and keepers": s.pile + laid,
        "Urd cards": s.hand + s.under + s.spent + resolved,
        "Einherjar": s.display + s.stack + s.valhalla + s.own.sum(axis=0),
    }
