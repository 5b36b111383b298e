"""The challenge roll as the board shows it, step by step from the dice in hand to the power against the target."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from soan.games.nastrond.cards import COURAGE, DIGNITY, EIGHT, EINHERJAR, FACES, HILD, JARL, ONE_DIE, PIPS, SIX
from soan.games.nastrond.options import MARKET
from soan.games.nastrond.rules.judging import SUCCESS
from soan.games.nastrond.rules.skills import LATE
from soan.games.nastrond.rules.steps import Step
from soan.games.nastrond.world import LAYER, PLACES, WIDTH

if TYPE_CHECKING:
    from collections.abc import Iterator

    from soan.kernel import View

Thing = dict[str, Any]

#: What NATURE may say of a die in the air, if a real table's dice are typed in.
FALLS = {SIX: [f"six {pips}" for pips in range(1, SIX + 1)], EIGHT: [f"eight {pips}" for pips in range(1, EIGHT + 1)]}
#: The gauge goes this far beyond what is to be seen on it.
MARGIN = 4


@cache
def percent(target: int, sixes: int, eights: int) -> int:
    """The chance that dice add up to a target, without skills.

    Args:
        target: to be reached.
        sixes: how many six-sided dice are rolled.
        eights: how many eight-sided ones.

    Returns:
        Percent; 0 and 100 only if it is impossible or certain.
    """
    odds = np.ones(1)
    for sides in [SIX] * sixes + [EIGHT] * eights:
        odds = np.convolve(odds, np.r_[0, np.full(sides, 1 / sides)])
    if target >= len(odds):
        return 0
    return 100 if target <= sixes + eights else int(np.clip(round(100 * odds[target:].sum()), 1, 99))


def _die(
    sides: int, *, seat: int | None = None, pips: int = 0, aside: bool = False, acts: list[str] | None = None
) -> Thing:
    return {"sides": sides, "seat": seat, "pips": pips, "aside": aside, "acts": acts or []}


def dice_in_hand(seat: int, dice: int, own: int, eights: int) -> list[Thing]:
    """Dice before the roll: the player's own in the player's colour, plain ones, and those that wisdom changes.

    Args:
        seat: the player.
        dice: how many there are.
        own: how many of them are the player's own.
        eights: how many will be eight-sided.

    Returns:
        What the template shows of each die.
    """
    coloured = min(own, dice - eights)
    sixes = [_die(SIX, seat=seat if number < coloured else None) for number in range(dice - eights)]
    return sixes + [_die(EIGHT)] * eights


def roll(view: View, card: Thing) -> Thing:
    """The challenge that is on, or that was on this turn: from the pool to the power against the target.

    Args:
        view: the table as one seat, or a spectator, may see it.
        card: what is written on the card that is challenged.

    Returns:
        What the part of board.html shows that is called challenge.
    """
    s, r = view.state, view.r
    pooling = s.step == Step.POOLING
    eights = int(min(s.eights, s.pool))
    challenge: Thing = {
        **card,
        "row": WIDTH - 1 - PLACES[s.place][1],
        "col": PLACES[s.place][0],
        "layer": int(LAYER[s.place]),
        "pooling": pooling,
        "dice": dice_in_hand(int(s.seat), int(s.pool), int(r.own_dice), eights) if pooling else [*_dice_rolled(view)],
        "aside": [_die(SIX, aside=True)] * int(s.tiwaz),
        "choices": [*_choices(view, card)] if pooling else [],
        "acts": ["judge"],
    }
    return challenge if pooling else challenge | _power(view, card)


def _dice_rolled(view: View) -> Iterator[Thing]:
    """The dice that lie there, the highest first, and those still in the air."""
    s = view.state
    mine = view.seat == s.seat
    for face in sorted(range(len(FACES)), key=lambda face: -PIPS[face]):
        verbs = ["raise", "reroll", "charge", *(f"use {kind}" for kind in ONE_DIE)]
        acts = [f"{verb} {FACES[face]}" for verb in verbs] if mine else []
        sides = SIX if face < SIX else EIGHT
        yield from [_die(sides, seat=int(s.seat), pips=int(PIPS[face]), acts=acts)] * int(s.dice[face])
    for sides, count in zip((SIX, EIGHT), s.air, strict=True):
        yield from [_die(sides, seat=int(s.seat), acts=FALLS[sides])] * int(count)


def _choices(view: View, card: Thing) -> Iterator[Thing]:
    """How many dice may be rolled, with the chance without skills, and what a success would bring."""
    s, r = view.state, view.r
    market = r.scout == MARKET
    for dice in range(0 if market else 1, s.pool + 1):
        aside = int(s.pool - dice)
        eights = min(int(s.eights), dice)
        yield {
            "dice": dice,
            "aside": aside,
            "chance": percent(card["target"], dice - eights, eights) if dice else 0,
            "vp": card["vp"] + card["tiwaz"] * aside + int(s.growth[s.seat, DIGNITY] * r.dignity_vp),
            "at_once": int(aside * r.aside_vp) if market else 0,
            "acts": [f"roll {dice}"],
        }


def _power(view: View, card: Thing) -> Thing:
    """From the sum of the dice to the power, and how it stands against the target."""
    s, r = view.state, view.r
    dice = int((s.dice * PIPS).sum())
    reached = dice + int(s.boost)
    parts = {
        "card": card["vp"],
        "tiwaz": card["tiwaz"] * int(s.tiwaz),
        "dignity": int(s.growth[s.seat, DIGNITY] * r.dignity_vp),
        "jarl": int(s.renown),
    }
    done = np.maximum(s.own[s.seat] - s.ready, 0)
    return {
        "sum": dice,
        "pips": sorted((int(PIPS[face]) for face in range(len(FACES)) for _ in range(s.dice[face])), reverse=True),
        "boost": int(s.boost),
        "power": reached,
        "full": max(reached, card["target"]) + MARGIN,
        "changed": [EINHERJAR[kind] for kind in range(LATE) if done[kind]],
        "boosters": [EINHERJAR[kind] for kind in range(LATE, len(EINHERJAR)) if done[kind] and kind != JARL],
        "cry": bool(s.boost and r.valkyrie_skills and s.valkyrie[s.seat] == HILD + 1 and not s.blessing),
        "raised": int(s.growth[s.seat, COURAGE] - s.courage),
        "parts": parts,
        "prize": sum(parts.values()),
        "tumbling": s.step == Step.TUMBLING,
        "reaches": reached >= card["target"],
        "outcome": None if not s.outcome else "won" if s.outcome == SUCCESS else "lost",
    }
