"""What lies on the board, arranged for board.html from what one seat may see: which is everything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from soan.games.nastrond.cards import (
    ATTRIBUTE,
    ATTRIBUTES,
    CARDS,
    EINHERJAR,
    FACES,
    KEEPER,
    LOVE,
    NIDHOGG,
    NO_ATTRIBUTE,
    ONE_DIE,
    PIPS,
    SIX,
    VALKYRIES,
    WISDOM,
)
from soan.games.nastrond.options import BONUS_DIE, EIGHT_SIDED, MARKET, OPEN, OPTIONS, REMATCH
from soan.games.nastrond.rules.judging import BEATEN
from soan.games.nastrond.rules.steps import Step
from soan.games.nastrond.view_roll import dice_in_hand, percent, roll
from soan.games.nastrond.world import CENTRE, CROSS, LAYER, LAYERS, PLACES, RING_SIZE, ROOT, SPACES, WIDTH

if TYPE_CHECKING:
    from collections.abc import Iterator

    from soan.kernel import View

Thing = dict[str, Any]

#: The parts of a turn, each with the rune that stands for it, and which part a step belongs to.
PHASES = {"move": "ᚱ", "pool": "ᛈ", "skills": "ᛋ", "fixed": "ᛁ", "scout": "ᛗ"}
PHASE_OF = {
    Step.MOVING: "move",
    Step.POOLING: "pool",
    Step.TUMBLING: "skills",
    Step.ACTING: "skills",
    Step.SCOUTING: "scout",
    Step.PAYING: "scout",
}
#: The pictures of the dice set aside, one for each of their names (N-77).
ASIDE = next(option.choices for option in OPTIONS if option.name == "name_tiwaz")


def board(view: View) -> Thing:
    """What board.html shows of a view.

    Args:
        view: the table as one seat, or a spectator, may see it.

    Returns:
        Names, numbers and notations only; every word comes from the catalogue. What can be acted upon has ``acts``:
        the notations that may be said there once they are legal.
    """
    s, r = view.state, view.r
    begun = s.laid == CENTRE
    turn = int(s.seat) if begun and view.actor is not None else None
    challenge = (
        roll(view, _card(view, int(s.place), int(s.card[s.place]) - 1))
        if s.step in PHASE_OF and s.step != Step.MOVING and _challenged(s)
        else None
    )
    return {
        "turn": turn,
        "starter": int(s.starter) if begun else None,
        "order": [(int(s.starter) + place) % int(r.players) for place in range(r.players)],
        "lap": int(r.urds - s.hand[s.seat] + (s.step not in (Step.SCOUTING, Step.PAYING)))
        if turn is not None
        else None,
        "laps": int(r.urds),
        "over": view.actor is None,
        "phases": PHASES,
        "phase": None if turn is None else "fixed" if s.step == Step.ACTING and s.fixed else PHASE_OF.get(s.step),
        "aside_shape": ASIDE[r.name_tiwaz],
        "rerolls": int(r.wisdom != EIGHT_SIDED),
        "numerals": ("I", "II", "III"),
        "owners": [int(valkyrie) - 1 for valkyrie in s.valkyrie[: r.players]],
        "valkyries": list(_valkyries(view)),
        "choosing": int(s.seat) if s.step == Step.TAKING else None,
        "stock": int(s.stock) if turn is not None else None,
        "spaces": [_space(view, space) for space in range(len(SPACES))],
        "roll": challenge,
        "resting": s.step in (Step.SCOUTING, Step.PAYING) and challenge is None,
        "seats": [_mat(view, seat) for seat in range(r.players)],
        **_einherjar(view),
    }


def _challenged(s: Any) -> bool:
    """Whether there is, or was on this turn, a challenge: on a resolved space there is none."""
    return bool(s.step in (Step.POOLING, Step.TUMBLING, Step.ACTING) or s.outcome)


# Valkyries


def _valkyries(view: View) -> Iterator[Thing]:
    """The four Valkyries: her own skill with valkyrie_skills=on, and how to take her."""
    r = view.r
    for number, name in enumerate(VALKYRIES):
        yield {
            "name": name,
            "skill": {
                "base": int(r.skill_base[number]),
                "each": int(r.skill_each[number]),
                "attribute": ATTRIBUTES[r.skill_attribute[number]],
            }
            if r.valkyrie_skills
            else None,
            "taken": number + 1 in view.state.valkyrie,
            "acts": [f"take {name}"],
        }


# The rings


def _space(view: View, space: int) -> Thing:
    """One of the 49 spaces: a card with its target and victory points, an Urd card, or nothing yet."""
    s, r = view.state, view.r
    column, row = PLACES[space]
    begun = s.laid == CENTRE
    seats = range(r.players) if begun else ()
    thing: Thing = {
        "name": SPACES[space],
        "row": WIDTH - 1 - row,
        "col": column,
        "layer": int(LAYER[space]),
        "kind": "blank",
        **dict.fromkeys(("attribute", "counted", "dice", "mine", "names", "passed")),
        "owner": int(s.urd[space]) - 1,
        "pawns": [seat for seat in seats if s.pawn[seat] == space],
        "acts": [f"move {SPACES[space]}"],
        "here": begun and space == s.place and s.step not in (Step.MOVING, Step.FINISHED),
        "steps": _steps(s, space) if s.step == Step.MOVING else 0,
    }
    if s.card[space]:
        thing |= _card(view, space, s.card[space] - 1)
    if begun and s.urd[space] == 0:
        thing |= _chance(view, space)
    if s.urd[space]:
        thing |= {"kind": "urd", "passage": bool(r.keepers == OPEN and KEEPER[s.card[space] - 1])}
        thing["counted"] = _counted(s, space)
        thing["mine"] = s.urd[space] - 1 == _reader(view)
    return thing


def _steps(s: Any, space: int) -> int:
    """How far a space lies ahead of the pawn that is to move; 0 if it cannot get there."""
    here = s.pawn[s.seat]
    size = RING_SIZE[LAYER[here]]
    steps = int((space - here) % size)
    return steps if LAYER[space] == LAYER[here] and steps <= size // 2 else 0


def _reader(view: View) -> int:
    """For whom Urd cards are counted at a space that somebody points at: the viewer, or else whose turn it is."""
    return int(view.state.seat) if view.seat is None else view.seat


def _counted(s: Any, space: int) -> bool:
    """Whether this Urd card brings a die to the challenge that is on."""
    challenged = s.step in (Step.POOLING, Step.TUMBLING, Step.ACTING)
    return bool(challenged and s.urd[space] == s.seat + 1 and space in CROSS[s.place])


def _card(view: View, space: int, card: int) -> Thing:
    """What is written on a card, with what options add to keepers."""
    s, r = view.state, view.r
    keeper = bool(KEEPER[card])
    vp = int(r.card_vp[card])
    if keeper:
        vp = max(0, int(vp + r.pass_vp + (r.rematch_vp if s.passed[space] == BEATEN else 0)))
    names = int(r.names[card]) - 1
    return {
        "kind": "keeper" if keeper else "nidhogg" if card == NIDHOGG else "edda",
        "card": CARDS[card],
        "attribute": None if ATTRIBUTE[card] == NO_ATTRIBUTE else ATTRIBUTES[ATTRIBUTE[card]],
        "target": int(r.target[card]),
        "vp": vp,
        "tiwaz": int(r.tiwaz_vp[card]),
        "names": VALKYRIES[names] if names >= 0 else None,
        "seat": int(np.flatnonzero(s.valkyrie == names + 1)[0]) if names >= 0 and names + 1 in s.valkyrie else None,
        "passed": int(s.passed[space]),
        "rematch": keeper and r.keepers == REMATCH,
    }


def _chance(view: View, space: int) -> Thing:
    """The dice that the reader would have at a space at the start of a turn, and what they can do without skills."""
    s, r = view.state, view.r
    seat = _reader(view)
    dice = int(min((s.urd[CROSS[space]] == seat + 1).sum(), r.stock_dice))
    own = int(r.own_dice)
    eights = int(min(s.growth[seat, WISDOM], r.eight_dice, own + dice)) if r.wisdom == EIGHT_SIDED else 0
    return {
        "own": own,
        "added": dice,
        "dice": dice_in_hand(seat, own + dice, own, eights),
        "chance": percent(int(r.target[s.card[space] - 1]), own + dice - eights, eights),
    }


# Players and their Einherjar


def _mat(view: View, seat: int) -> Thing:
    """What lies before one player."""
    s, r = view.state, view.r
    scored = view.points()[seat]
    forecast = sum(scored.values())
    mine = seat == view.seat
    return {
        "seat": seat,
        "vp": forecast if view.actor is None else int(s.vp[seat].sum()),
        "forecast": forecast,
        "layers": [
            {"count": int((s.urd[layer == LAYER] == seat + 1).sum()), "lead": scored[LAYERS[layer]]}
            for layer in range(ROOT)
        ],
        "hand": int(s.hand[seat]),
        "under": {"count": int(s.under[seat]), "acts": ["divine"] if mine else []},
        "bonus": {"count": int(s.bonus_dice[seat]), "acts": ["bonus"] if mine else []}
        if r.first_pass_bonus == BONUS_DIE
        else None,
        "growth": [_growth(view, seat, attribute) for attribute in range(len(ATTRIBUTES))],
        "skill": _own_skill(view, seat) if r.valkyrie_skills and s.valkyrie[seat] else None,
        "band": [_member(view, seat, kind) for kind in _by_layer(r) if s.own[seat, kind]],
    }


def _growth(view: View, seat: int, attribute: int) -> Thing:
    """How often an attribute counts, and how to use it on the own turn."""
    name = ATTRIBUTES[attribute]
    verb = {"courage": "raise", "wisdom": "reroll" if view.r.wisdom != EIGHT_SIDED else None}.get(name)
    acts = [f"{verb} {face}" for face in FACES] if verb and seat == view.seat else []
    return {"attribute": name, "count": int(view.state.growth[seat, attribute]), "acts": acts}


def _own_skill(view: View, seat: int) -> Thing:
    """A Valkyrie's own skill as it stands: its strength, grown by the cards of her attribute."""
    s, r = view.state, view.r
    valkyrie = s.valkyrie[seat] - 1
    strength = r.skill_base[valkyrie] + s.growth[seat, r.skill_attribute[valkyrie]] // r.skill_each[valkyrie]
    verbs = ("charge", "reroll") if r.wisdom == EIGHT_SIDED else ("charge",)
    acts = ["cry", *(f"{verb} {face}" for verb in verbs for face in FACES)] if seat == view.seat else []
    return {"valkyrie": VALKYRIES[valkyrie], "strength": int(strength), "acts": acts}


def _by_layer(r: Any) -> list[int]:
    """The Einherjar by layer of appearance and cost."""
    return sorted(range(len(EINHERJAR)), key=lambda kind: (r.layer[kind], r.cost[kind], kind))


def _member(view: View, seat: int, kind: int) -> Thing:
    """Einherjar of one kind before a player, and how many of them have not worked yet this turn."""
    s, r = view.state, view.r
    name = EINHERJAR[kind]
    count = int(s.own[seat, kind])
    ready = int(min(s.ready[kind], count)) if seat == s.seat and view.actor is not None else count
    using = [f"use {name} {face}" for face in FACES] if kind < len(ONE_DIE) else [f"call {name}"]
    acts = [*using, f"recall {name}", f"give {name}"] if seat == view.seat else []
    return {"kind": name, "layer": int(r.layer[kind]) - 1, "count": count, "ready": ready, "acts": acts}


def _einherjar(view: View) -> Thing:
    """Those who can be hired, by layer, or with scout=market the open row; and what each kind does."""
    s, r = view.state, view.r
    kinds = _by_layer(r)
    market = r.scout == MARKET
    groups = [[kind for kind in kinds if r.layer[kind] - 1 == layer] for layer in range(ROOT)]
    row = [kind for kind in kinds for _ in range(s.display[kind])]
    return {
        "market": market,
        "stack": int(s.stack.sum()),
        "valhalla": int(s.valhalla.sum()),
        "display": [[_offer(view, kind) for kind in group] for group in ([row] if market else groups)],
        "layers": LAYERS,
        "wanted": {"kind": EINHERJAR[s.wanted - 1], "price": int(s.price)} if s.wanted else None,
        "skills": {EINHERJAR[kind]: _skill(r, kind) for kind in kinds},
        "means": int(s.aside) if market else None,
    }


def _offer(view: View, kind: int) -> Thing:
    """One kind of Einherjar on offer, with its cost and what the player at turn would pay."""
    s, r = view.state, view.r
    return {
        "kind": EINHERJAR[kind],
        "layer": int(r.layer[kind]) - 1,
        "cost": int(r.cost[kind]),
        "price": int(max(0, r.cost[kind] - s.growth[s.seat, LOVE])),
        "left": int(s.display[kind]),
        "far": bool(r.scout != MARKET and r.layer[kind] - 1 > LAYER[s.pawn[s.seat]]),
        "acts": [f"hire {EINHERJAR[kind]}", f"send {EINHERJAR[kind]}"],
    }


def _skill(r: Any, kind: int) -> Thing:
    """The numbers that stand in the text of a skill."""
    one = PIPS[r.turned[kind, 0]] if r.turned[kind, 0] >= 0 else 0
    turned = [face for face in range(SIX) if r.turned[kind, face] != face]
    return {
        "adds": int(one) - 1,
        "becomes": int(one),
        "shows": int(PIPS[turned[-1]]) if turned else 0,
        "power": int(r.power[kind]),
        "margin": int(r.margin),
        "vp": int(r.jarl_vp),
    }
