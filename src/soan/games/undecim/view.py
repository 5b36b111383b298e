"""What lies on the board, arranged for board.html from what one seat may see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from soan.games.undecim.cards import (
    CARDS,
    DECK,
    ENEMY,
    FACE_SIDES,
    FACES,
    GOLD,
    LANDS,
    RESOURCE,
    RESOURCES,
    SIDES,
    words,
)
from soan.games.undecim.moves import ACTIONS, PASS_CARDS
from soan.games.undecim.options import NUMBERS
from soan.games.undecim.rules.hands import BONUS, OPEN
from soan.games.undecim.rules.steps import (
    BUYING,
    DEVELOPING,
    ENDING,
    FLIPPING,
    GAINING,
    GIVING,
    KEEPING,
    PAYING,
    PLAYING,
    SETTLING,
    TAKING,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from soan.kernel import View

Thing = dict[str, Any]

FAMILIES = {face: "land" if face in LANDS else "resource" if face in RESOURCES else face for face in FACES}
MATERIALS = (*RESOURCES, "gold")
SIDE_WORDS = words(SIDES)
#: Towers and banners: a settlement does not grow more beautiful beyond a city.
CITY = 5
#: The victory track shows at least so many points, and always whole tens.
TRACK = 30
#: What a turn is about, in the words of the catalogue, and the field that counts what is left of it.
TASKS = {
    TAKING: ("taking", None),
    KEEPING: ("keeping", None),
    PLAYING: ("playing", None),
    PAYING: ("paying", None),
    GIVING: ("giving", "giving"),
    GAINING: ("gaining", "gains"),
    DEVELOPING: ("developing", "developments"),
    SETTLING: ("settling", "foundings"),
    BUYING: ("buying", "giving"),
    FLIPPING: ("using", None),
    ENDING: ("ending", None),
}


def board(view: View) -> Thing:
    """What board.html shows of a view.

    Args:
        view: the table as one seat, or a spectator, may see it.

    Returns:
        Names, numbers and notations only; every word comes from the catalogue. What can be acted upon has ``acts``:
        the notations that may be said there once they are legal.
    """
    s, r = view.state, view.r
    seats = [_mat(view, seat, sum(items.values())) for seat, items in enumerate(view.points())]
    return {
        "lap": int(s.lap),
        "laps": int(r.rounds),
        "order": [(int(s.starter) + place) % int(r.players) for place in range(r.players)],
        "ended": int(s.turn),
        "starter": int(s.starter) if s.lap else None,
        "task": _task(view),
        "over": view.actor is None,
        "deck": int(s.deck.sum()),
        "discarded": int(s.discarded.sum()),
        "fresh": [_slot("take", card) for card in _where(s.display == OPEN)],
        "bonus": [_slot("take", card) for card in _where(s.display == BONUS)],
        "aside": [_pass_card(view, card) for card in range(len(PASS_CARDS)) if card + 1 not in s.pass_card],
        "world": [
            _ends("gain" if s.step == GAINING else None, card)
            for card, count in enumerate(s.world)
            for _ in range(count)
        ],
        "world_cards": int(r.world_cards),
        "drawn": _ends("gain", s.drawn - 1) if s.drawn else None,
        "market": [{**_ends("buy", DECK + card), "count": int(s.market[card])} for card in _where(r.stock > 0)],
        "seats": seats,
        "track": list(_track(seats)),
        "effects": {card: _effect(r, number) for number, card in enumerate(ACTIONS)},
        "families": FAMILIES,
        "flips": bool(r.flip),
        # With settle=action the cards must say which of them found settlements; otherwise every action does.
        "founders": bool(r.settle),
    }


def _where(mask: Any) -> list[int]:
    """The indices at which a one-dimensional mask holds."""
    return [int(index) for index in mask.nonzero()[0]]


def _slot(verb: str, card: int, *, known: bool = False) -> Thing:
    return {"card": ACTIONS[card], "acts": [f"{verb} {ACTIONS[card]}"], "known": known}


def _ends(verb: str | None, card: int) -> Thing:
    """A resource card, with what can be said of each end: that it shall lie up.

    Args:
        verb: None while a card of the World is not meant, though a bonus card of the same kind may be.
        card: index into CARDS.
    """
    first, second = CARDS[card]
    return {
        "ends": [
            {"face": upper, "acts": [f"{verb} {upper}-{lower}"] if verb else []}
            for upper, lower in ((first, second), (second, first))
        ]
    }


def _effect(r: Any, card: int) -> dict[str, int]:
    """The numbers that stand in the text of an action card."""
    return {name: int(r[name][card]) for name in NUMBERS}


def _pass_card(view: View, card: int, seat: int | None = None) -> Thing:
    """A pass card, aside or with a player, with its victory points if its condition holds, and if not."""
    kept, broken = view.r.pass_vp[card]
    front = seat is not None and bool(view.state.in_front[seat])
    return {
        "card": PASS_CARDS[card],
        "kept": _signed(kept),
        "broken": _signed(broken),
        "front": front,
        "spare": seat is not None and not front,
        "acts": ["extra"] if seat is not None and seat == view.seat else [],
    }


def _signed(vp: int) -> str:
    return f"{int(vp):+d}".replace("-", "\N{MINUS SIGN}") if vp else "0"


def _task(view: View) -> Thing | None:
    """What the turn is about just now, for the line above the table."""
    s = view.state
    if s.step not in TASKS:
        return None
    name, counter = TASKS[s.step]
    return {
        "name": "using" if s.owed[0] else name,
        "seat": int(s.seat),
        "card": ACTIONS[s.played - 1] if s.played else None,
        "left": int(s[counter]) if counter else 0,
        "faces": _wanted(view),
    }


def _wanted(view: View) -> list[str]:
    """The faces that the task names; none if any will do."""
    s = view.state
    if s.owed[0]:
        return [FACES[s.owed[0] - 1]]
    if s.step == BUYING:
        return [SIDES[s.wanted - 1][0]]
    if s.step != GAINING:
        return []
    taken = {SIDES[side][0] for side in _where(view.r.takes[s.played - 1])}
    return [face for face in FACES if face in taken] if len(taken) < len(FACES) else []


def _mat(view: View, seat: int, score: int) -> Thing:
    """What lies before one player, and the score if the game ended now."""
    s = view.state
    mine = seat == view.seat
    return {
        "seat": seat,
        "vp": score if view.actor is None else int(s.vp[seat]),
        "forecast": score,
        "hand": [*_hand(view, seat)],
        "passed": [_pass_card(view, s.pass_card[seat] - 1, seat)] if s.pass_card[seat] else [],
        "holdings": [_holding(view, seat, face) for face in range(len(FACES))],
        "towns": [_town(view, seat, number) for number in range(s.settlements[seat])],
        "plots": [*_plots(view)] if mine else [],
    }


def _hand(view: View, seat: int) -> Iterator[Thing]:
    """The cards of a hand: face up to their owner, and to everybody those taken from the display."""
    s = view.state
    mine = seat == view.seat
    for card in _where(s.hand[seat]):
        known = bool(s.known[seat, card])
        passes = [{"card": other, "acts": [f"pass {ACTIONS[card]} {other}"]} for other in PASS_CARDS] if mine else []
        yield {**_slot("play", card, known=known), "passes": passes}
    if not mine:
        yield from ({"card": None} for _ in range(s.dealt[seat]))


def _holding(view: View, seat: int, face: int) -> Thing:
    """The loose cards of a player that show one face; with flip=on their other ends, too."""
    s, r = view.state, view.r
    mine = seat == view.seat
    acts = [f"discard {FACES[face]}", *(["pay"] if face == GOLD else [])] if mine else []
    sides = [side for side in FACE_SIDES[face] if side >= 0 and s.loose[seat, side]] if r.flip else []
    return {
        "face": FACES[face],
        "count": int(s.upper[seat, face]),
        "lead": _lead(view, seat, face),
        "acts": acts,
        "backs": [_back(s, seat, side, mine=mine) for side in sides],
    }


def _back(s: Any, seat: int, side: int, *, mine: bool) -> Thing:
    word = SIDE_WORDS[side]
    acts = [f"use {word}", f"flip {word}"] if mine else []
    return {"face": SIDES[side][1], "count": int(s.loose[seat, side]), "acts": acts}


def _lead(view: View, seat: int, face: int) -> Thing | None:
    """Where a player stands first in what is compared at the end: the most of a land, the fewest enemies."""
    r = view.r
    counts = view.state.upper[: r.players, face]
    if face < RESOURCE and counts[seat] and counts[seat] == counts.max():
        kind, vp = "most", r.land_vp
    elif face == ENEMY and counts[seat] == counts.min():
        kind, vp = "fewest", r.enemy_vp
    else:
        return None
    return {"kind": kind, "vp": _signed(vp[int((counts == counts[seat]).sum() > 1)])}


def _town(view: View, seat: int, number: int) -> Thing:
    """A settlement: its cards in the order of the list of resources, gold last, and where it might grow."""
    materials = view.state.settlement[seat, number]
    cards = [face for face, count in zip(MATERIALS, materials, strict=True) for _ in range(count)]
    grows = MATERIALS if seat == view.seat else ()
    return {
        **_drawing(view.r, cards, equal=bool(materials[: len(RESOURCES)].max() > 1)),
        "slots": [{"face": face, "acts": [f"develop {number + 1} {face}"]} for face in grows],
        "acts": [],
    }


def _plots(view: View) -> Iterator[Thing]:
    """The settlements that can be founded, each with its two resources."""
    for number, first in enumerate(RESOURCES):
        for second in RESOURCES[number:]:
            drawing = _drawing(view.r, [first, second], equal=first == second)
            yield {**drawing, "slots": [], "acts": [f"settle {first} {second}"]}


def _drawing(r: Any, cards: list[str], *, equal: bool) -> Thing:
    return {
        "cards": cards,
        "equal": equal,
        "stage": min(len(cards), CITY),
        "vp": int(r.building_vp[min(len(cards) - 2, len(r.building_vp) - 1)]),
    }


def _track(seats: list[Thing]) -> Iterator[Thing]:
    """The cells of the victory track, with who stands there."""
    points = [seat["vp"] for seat in seats]
    for vp in range(min(0, min(points) // 5 * 5), max(TRACK, -(-max(points) // 10) * 10) + 1):
        yield {"vp": vp, "seats": [seat for seat, here in enumerate(points) if here == vp]}
