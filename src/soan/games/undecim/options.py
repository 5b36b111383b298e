"""The author's open questions as options, the variants, and how content and options become the rules' numbers."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from soan.games.undecim.cards import CARDS, DECK, ENEMY, FACES, GOLD, LAND, RESOURCE, SIDE_FACE, SINGLE
from soan.games.undecim.moves import ACTIONS, PASS_CARDS
from soan.kernel import Option, Variant, rule

OPTIONS = (
    Option("world", "deal", rule="U-62", choices=("deal", "refill")),
    Option("world_size", 6, rule="U-62", low=3, high=12),
    Option("market", "none", rule="U-63", choices=("none", "single", "dual")),
    Option("market_rate", 1, rule="U-63", low=1, high=2),
    Option("flip", default=False, rule="U-65"),
    Option("gold_vp", "settlements", rule="U-66", choices=("settlements", "flat")),
    Option("building_vp", (4, 8, 12, 18), rule="U-66", low=0, high=99),
    Option("settle", "turn", rule="U-66", choices=("turn", "action")),
    Option("gain_bonus", 0, rule="U-67", low=0, high=3),
)
#: What `number` makes of the choices that the rules ask for.
REFILL = 1
FLAT = 1

VARIANTS = (
    Variant("draft6"),
    Variant("refill6", world="refill", world_size=6),
    Variant("refill5", world="refill", world_size=5),
    Variant("market", market="single"),
    Variant("market-dual", market="dual"),
    Variant("flip", flip=True),
    Variant("draft5", gold_vp="flat"),
)

#: The ends that the word after `as` in content.toml lets lie up.
TAKES = {
    "any": range(len(FACES)),
    "land": range(LAND, RESOURCE),
    "resource": range(RESOURCE, GOLD),
    "gold": [GOLD],
    "enemy": [ENEMY],
}
#: Keys of an action card in content.toml that are numbers, and what they are if left out.
NUMBERS = {
    "gain": 0, "reveal": 0, "give": 0, "develop": 0, "found": 1, "gold_gain": 0, "gold_develop": 0, "rich_at": 0,
    "rich_gain": 0, "card_vp": 0, "settlement_vp": 0, "settlement_vp_most": 0,
}  # fmt: skip


@rule("U-78")
def check(options: Mapping[str, Any], players: int) -> None:
    """Refuses a number that would have no say, so that nobody compares two games that are the same.

    Args:
        options: a value for each of OPTIONS.
        players: how many play.

    Raises:
        ValueError: if `world_size` is set without the refilled World, or `market_rate` without a market.
    """
    if options["world"] == "deal" and options["world_size"] != _default("world_size"):
        raise ValueError("world_size counts only with world=refill; set that too, or leave world_size at 6")
    if options["market"] == "none" and options["market_rate"] != _default("market_rate"):
        raise ValueError("market_rate counts only with market=single or market=dual; set one too, or leave it at 1")


def _default(name: str) -> object:
    return next(option.default for option in OPTIONS if option.name == name)


@rule("U-01", "U-02", "U-03", "U-04", "U-61", "U-62", "U-63", "U-64", "U-66", "U-81")
def tabulate(options: Mapping[str, Any], content: Mapping[str, Any], players: int) -> dict[str, Any]:
    """The numbers of one game: content as the options and the number of players change it.

    Args:
        options: a value for each of OPTIONS.
        content: `content.toml`, parsed.
        players: how many play.

    Returns:
        An array or a number for each of PARAMETERS.
    """
    refill = options["world"] == "refill"
    table = content["players"][str(players)]
    scoring = content["scoring"]
    return {
        "rounds": content["refill"]["laps"] if refill else table["rounds"],
        "world_cards": options["world_size"] if refill else table["world"],
        "leader_starts": 0 if refill else table["leader_starts"],
        "copies": _deck(options, content),
        "stock": _stock(options["market"], content["market"]["copies"]),
        **_effects(options, [content["action"][action] for action in ACTIONS]),
        "land_vp": scoring["land"],
        "building_vp": options["building_vp"],
        "enemy_vp": scoring["enemy"],
        "pass_vp": [scoring[card] for card in PASS_CARDS],
    }


def _deck(options: Mapping[str, Any], content: Mapping[str, Any]) -> np.ndarray[Any, np.dtype[np.int64]]:
    """How often each card stands in the deck: so many of each pair, and enemy/gold as the last."""
    pairs = DECK - 1
    if options["world"] == "deal":
        each, enemies = content["deck"]["copies"], content["deck"]["enemies"]
    else:
        refill = content["refill"]
        size = options["world_size"] * refill["turns"]
        each = copies_of_pairs(size, refill["pairs"], refill["enemies"])
        enemies = size - pairs * each
    return np.array([each] * pairs + [enemies])


@rule("U-62", "U-70")
def copies_of_pairs(size: int, pairs: int, enemies: int) -> int:
    """The copies of each land/resource card that bring a deck nearest to a ratio; of two as near, the fewer.

    Args:
        size: cards in the deck.
        pairs, enemies: the ratio of land/resource to enemy/gold cards.

    Returns:
        Copies of each of the 16 land/resource cards; what is left of the deck is enemy/gold.
    """
    kinds = DECK - 1
    return min(range(size // kinds + 1), key=lambda each: abs(each * kinds * (pairs + enemies) - size * pairs))


@rule("U-63", "U-64", "U-71")
def _stock(market: str, copies: int) -> list[int]:
    """How often each market card lies there: none, those alike at both ends, or those that differ, and gold."""
    cards = CARDS[DECK:]
    sold = {"none": (), "single": SINGLE, "dual": (*(c for c in cards if c not in SINGLE), ("gold", "gold"))}[market]
    return [copies * (card in sold) for card in cards]


@rule("U-66", "U-67", "U-79", "U-85")
def _effects(options: Mapping[str, Any], actions: list[Mapping[str, Any]]) -> dict[str, list[Any]]:
    """The effects of the action cards, one row for each, with one card more to every gain if an option says so."""
    table: dict[str, list[Any]] = {key: [a.get(key, number) for a in actions] for key, number in NUMBERS.items()}
    table["takes"] = [[face in TAKES[a.get("as", "any")] for face in SIDE_FACE[: 2 * DECK]] for a in actions]
    table["gain"] = [gain + options["gain_bonus"] if gain else 0 for gain in table["gain"]]
    if options["settle"] == "action":
        table["found"] = [a.get("found", 1) if a.get("builds", False) else 0 for a in actions]
    return table
