"""The cards and their order: what they are called in notation. Their numbers stand in content.toml."""

import numpy as np

ATTRIBUTES = ("courage", "wisdom", "dignity", "love")
COURAGE, WISDOM, DIGNITY, LOVE = range(4)
NO_ATTRIBUTE = 4

# Edda are called by attribute, layer and a letter; keepers by their names (N-03, N-05). The cards that are shuffled
# together stand together: Edda and keepers of the two outer layers apart, those of the third as one pile.
MIDGARD_EDDA = tuple(f"{attribute}-1{letter}" for attribute in ATTRIBUTES for letter in "abcde")
MIDGARD_KEEPERS = ("ganglati", "eggther", "modgud", "garm")
NIFLHEIM_EDDA = tuple(f"{attribute}-2{letter}" for attribute in ATTRIBUTES for letter in "abc")
NIFLHEIM_KEEPERS = ("thjazi", "hrym", "angrboda", "hel")
HVERGELMIR_EDDA = ("courage-3a", "wisdom-3a", "dignity-3a", "love-3a", "courage-3b", "wisdom-3b")
HVERGELMIR_KEEPERS = ("surt", "fenrir")
PILES = (MIDGARD_EDDA, MIDGARD_KEEPERS, NIFLHEIM_EDDA, NIFLHEIM_KEEPERS, HVERGELMIR_EDDA + HVERGELMIR_KEEPERS)

KEEPERS = (*MIDGARD_KEEPERS, *NIFLHEIM_KEEPERS, *HVERGELMIR_KEEPERS)
CARDS = (*(card for pile in PILES for card in pile), "nidhogg")
NIDHOGG = len(CARDS) - 1
#: The number of the first card of each pile.
PILE_START = tuple(CARDS.index(pile[0]) for pile in PILES)
#: The piles of a layer: its Edda, and the keepers of its corners.
PILE_OF_EDDA = (0, 2, 4)
PILE_OF_KEEPERS = (1, 3, 4)

#: 1 for the keepers; Nidhogg is none, for nobody passes it.
KEEPER = np.array([card in KEEPERS for card in CARDS], np.int64)
#: The attribute of each card; keepers and Nidhogg have none.
ATTRIBUTE = np.array([
    ATTRIBUTES.index(card.partition("-")[0]) if "-" in card else NO_ATTRIBUTE for card in CARDS
])  # fmt: skip

VALKYRIES = ("brynhild", "gondul", "hild", "sigrun")
BRYNHILD, GONDUL, HILD, SIGRUN = range(4)

# Einherjar by what they do: to one die, to the dice as a whole, and after fixing (N-62 to N-64).
ONE_DIE = ("spearman", "archer", "shieldbearer", "scout", "seer", "huscarl")
ALL_DICE = ("smith", "strategist", "twin", "wanderer")
AFTER_FIXING = ("skald", "berserker", "jarl", "dragonslayer", "oathkeeper")
EINHERJAR = (*ONE_DIE, *ALL_DICE, *AFTER_FIXING)
SPEARMAN, ARCHER, SHIELDBEARER, SCOUT, SEER, HUSCARL = range(6)
SMITH, STRATEGIST, TWIN, WANDERER = range(6, 10)
SKALD, BERSERKER, JARL, DRAGONSLAYER, OATHKEEPER = range(10, 15)

# Dice that lie there, by what they show: six-sided ones, then eight-sided ones.
SIX, EIGHT = 6, 8
FACES = (*(str(pips) for pips in range(1, SIX + 1)), *(f"{pips}of8" for pips in range(1, EIGHT + 1)))
#: What a face shows, the most that its die can show, and the number of the face before its die's 1.
PIPS = np.array([*range(1, SIX + 1), *range(1, EIGHT + 1)])
MOST = np.array([SIX] * SIX + [EIGHT] * EIGHT)
BEFORE = np.array([-1] * SIX + [SIX - 1] * EIGHT)
