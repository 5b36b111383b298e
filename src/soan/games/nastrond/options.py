"""The author's open questions as options, the variants, and how content and options become the rules' numbers."""

from collections.abc import Callable, Mapping
from typing import Any

from soan.games.nastrond.cards import (
    ATTRIBUTES,
    BEFORE,
    CARDS,
    EINHERJAR,
    FACES,
    MOST,
    PIPS,
    VALKYRIES,
)
from soan.kernel import Option, Variant, rule

OPTIONS = (
    Option("keepers", "once", rule="N-70", choices=("once", "rematch", "open")),
    Option("rematch_vp", 0, rule="N-71", low=-10, high=0),
    Option("first_pass_bonus", "none", rule="N-71", choices=("none", "vp", "die")),
    Option("first_pass_vp", 1, rule="N-71", low=1, high=9),
    Option("pass_vp", 0, rule="N-72", low=0, high=9),
    Option("resolved", "divine", rule="N-73", choices=("divine", "none")),
    Option("scout", "display", rule="N-74", choices=("display", "market")),
    Option("wisdom", "eight", rule="N-75", choices=("eight", "reroll")),
    Option("valkyrie_skills", default=False, rule="N-76"),
    Option("name_tiwaz", "tiwaz", rule="N-77", choices=("tiwaz", "glory")),
)
# What the rules read for the choices that they ask for.
REMATCH, OPEN = 1, 2
BONUS_VP, BONUS_DIE = 1, 2
DIVINE_AT_RESOLVED = 0
MARKET = 1
EIGHT_SIDED = 0

VARIANTS = (
    Variant("draft13"),
    Variant("draft14", keepers="rematch", first_pass_bonus="die", pass_vp=2),  # noqa: S106 - no password
    Variant("open-keepers", keepers="open"),
    Variant("einherjar-market", scout="market"),
    Variant("wisdom-reroll", wisdom="reroll"),
    Variant("valkyrie-skills", valkyrie_skills=True),
    Variant("no-divine", resolved="none"),
)

#: A die that is thrown again, where a table says what a skill makes of it.
THROWN = -1


@rule("N-71", "N-92")
def check(options: Mapping[str, Any], players: int) -> None:
    """Refuses a number that would have no say, so that nobody compares two games that are the same.

    Args:
        options: a value for each of OPTIONS.
        players: how many play.

    Raises:
        ValueError: if `rematch_vp` is set without `keepers=rematch`, or `first_pass_vp` without `first_pass_bonus=vp`.
    """
    if options["keepers"] != "rematch" and options["rematch_vp"] != 0:
        raise ValueError("rematch_vp counts only with keepers=rematch; set that too, or leave rematch_vp at 0")
    if options["first_pass_bonus"] != "vp" and options["first_pass_vp"] != 1:  # noqa: S105 - no password
        raise ValueError("first_pass_vp counts only with first_pass_bonus=vp; set that too, or leave it at 1")


@rule("N-01", "N-03", "N-04", "N-05", "N-06", "N-10", "N-11", "N-60", "N-61", "N-77")
def tabulate(options: Mapping[str, Any], content: Mapping[str, Any], players: int) -> dict[str, Any]:
    """The numbers of one game.

    Args:
        options: a value for each of OPTIONS; the rules (or, for `name_tiwaz`, the words) read them by themselves.
        content: `content.toml`, parsed.
        players: how many play.

    Returns:
        An array or a number for each of PARAMETERS.
    """
    dice = content["dice"]
    cards = [(content["edda"] | content["keeper"])[card] for card in CARDS]
    return {
        "urds": content["players"][str(players)],
        "own_dice": dice["own"],
        "stock_dice": dice["six"] - players * dice["own"],
        "eight_dice": dice["eight"],
        "target": [card["target"] for card in cards],
        "card_vp": [card["vp"] for card in cards],
        "tiwaz_vp": [card.get("tiwaz", 0) for card in cards],
        "names": [VALKYRIES.index(card["valkyrie"]) + 1 if "valkyrie" in card else 0 for card in cards],
        **_einherjar(content["einherjar"]),
        "raised": [add(face, content["growth"]["courage"]) for face in range(len(FACES))],
        "dignity_vp": content["growth"]["dignity"],
        **_valkyries(content["valkyrie"]),
        "majority_vp": content["scoring"]["majority"],
        "row": content["market"]["row"],
        "aside_vp": content["market"]["tiwaz"],
        "valhalla_vp": content["market"]["valhalla"],
    }


@rule("N-62", "N-63", "N-64")
def _einherjar(content: Mapping[str, Any]) -> dict[str, Any]:
    """The numbers of the Einherjar, and what those that change dice make of each face."""
    people = [content[name] for name in EINHERJAR]
    skills: dict[str, Callable[[int], int]] = {
        "spearman": lambda face: add(face, content["spearman"]["adds"]),
        "archer": lambda _: THROWN,
        "shieldbearer": lambda face: become(face, content["shieldbearer"]),
        "scout": turn_over,
        "seer": lambda face: add(face, content["seer"]["adds"]),
        "huscarl": lambda face: int(BEFORE[face]) + content["huscarl"]["becomes"],
        "strategist": lambda face: add(face, content["strategist"]["adds"]),
        "wanderer": lambda face: become(face, content["wanderer"]),
    }
    return {
        "layer": [person["layer"] for person in people],
        "cost": [person["cost"] for person in people],
        "copies": [person["copies"] for person in people],
        "turned": [[skills.get(name, int)(face) for face in range(len(FACES))] for name in EINHERJAR],
        "power": [person.get("power", 0) for person in people],
        "margin": content["jarl"]["margin"],
        "jarl_vp": content["jarl"]["vp"],
    }


@rule("N-79")
def _valkyries(content: Mapping[str, Any]) -> dict[str, Any]:
    """The numbers of the Valkyries' own skills."""
    people = [content[name] for name in VALKYRIES]
    return {
        "skill_attribute": [ATTRIBUTES.index(person["attribute"]) for person in people],
        "skill_base": [person["base"] for person in people],
        "skill_each": [person["each"] for person in people],
    }


@rule("N-25", "N-46")
def add(face: int, pips: int) -> int:
    """The face of a die that shows so much more, as far as it goes: to 6, or 8 on an eight-sided one."""
    return face + min(pips, int(MOST[face] - PIPS[face]))


@rule("N-62")
def turn_over(face: int) -> int:
    """The face of a die that is turned over: opposite sides add up to 7, or 9 on an eight-sided one."""
    return int(BEFORE[face] + MOST[face] + 1 - PIPS[face])


@rule("N-62", "N-64")
def become(face: int, skill: Mapping[str, int]) -> int:
    """The face of a die that becomes something else if it shows at most so much."""
    return int(BEFORE[face]) + skill["becomes"] if PIPS[face] <= skill["shows"] else face
