"""Cards and their numbers (N-60 to N-64), as the rules receive them."""

from __future__ import annotations

from typing import Any

import pytest

from soan.games.nastrond.cards import ATTRIBUTE, ATTRIBUTES, CARDS, EINHERJAR
from soan.games.nastrond.options import add, become, turn_over
from soan.kernel import registry

GAME = registry.definition("nastrond").load(4)


def numbers(card: str) -> tuple[int, int, int]:
    """Target, victory points, and what each Tiwaz adds."""
    place = CARDS.index(card)
    return tuple(int(GAME.r[field][place]) for field in ("target", "card_vp", "tiwaz_vp"))  # type: ignore[return-value]


@pytest.mark.rule("N-60")
@pytest.mark.parametrize("attribute", ATTRIBUTES)
def test_edda_of_the_outer_layers(attribute: str) -> None:
    """Each attribute has the same five stories in the first layer and three in the second."""
    first = [numbers(f"{attribute}-1{letter}") for letter in "abcde"]
    second = [numbers(f"{attribute}-2{letter}") for letter in "abc"]
    assert first == [(4, 1, 1), (6, 2, 1), (7, 3, 0), (8, 3, 1), (10, 5, 0)]
    assert second == [(9, 3, 1), (11, 5, 0), (14, 6, 1)]
    assert all(ATTRIBUTES[int(ATTRIBUTE[CARDS.index(f"{attribute}-1{letter}")])] == attribute for letter in "abcde")


@pytest.mark.rule("N-60")
def test_edda_of_the_third_layer() -> None:
    """The six stories of the third layer."""
    third = {card: numbers(card) for card in CARDS if "-3" in card}
    assert third == {
        "courage-3a": (13, 6, 1),
        "wisdom-3a": (15, 7, 0),
        "dignity-3a": (16, 7, 1),
        "love-3a": (18, 9, 0),
        "courage-3b": (20, 10, 0),
        "wisdom-3b": (22, 12, 0),
    }


@pytest.mark.rule("N-61")
def test_keepers_and_nidhogg() -> None:
    """Ten keepers and Nidhogg, of whom only Nidhogg pays for Tiwaz."""
    named = [numbers(card) for card in ("ganglati", "eggther", "modgud", "garm")]
    assert named == [(8, 3, 0), (9, 3, 0), (10, 4, 0), (11, 5, 0)]
    second = [numbers(card) for card in ("thjazi", "hrym", "angrboda", "hel")]
    assert second == [(12, 5, 0), (13, 6, 0), (14, 6, 0), (16, 8, 0)]
    assert [numbers(card) for card in ("surt", "fenrir", "nidhogg")] == [(18, 9, 0), (20, 10, 0), (22, 8, 1)]


@pytest.mark.rule("N-62", "N-63", "N-64")
def test_einherjar() -> None:
    """Layer of appearance, copies and cost of everybody."""
    assert {
        name: tuple(int(GAME.r[field][place]) for field in ("layer", "copies", "cost"))
        for place, name in enumerate(EINHERJAR)
    } == {
        "spearman": (1, 3, 0),
        "archer": (1, 3, 0),
        "shieldbearer": (1, 3, 0),
        "scout": (1, 3, 0),
        "skald": (1, 3, 1),
        "berserker": (1, 3, 1),
        "seer": (1, 3, 1),
        "huscarl": (2, 2, 1),
        "smith": (2, 2, 1),
        "strategist": (2, 2, 2),
        "jarl": (2, 2, 2),
        "dragonslayer": (3, 1, 2),
        "twin": (3, 1, 2),
        "oathkeeper": (3, 1, 3),
        "wanderer": (3, 1, 3),
    }


@pytest.mark.rule("N-25", "N-46", "N-62", "N-64")
def test_what_becomes_of_faces() -> None:
    """Raised, turned over, or become something else, a die keeps its number of sides."""
    assert [add(face, 1) for face in (0, 5, 6, 13)] == [1, 5, 7, 13]
    assert [turn_over(face) for face in (0, 5, 6, 13)] == [5, 0, 13, 6]
    rule: dict[str, Any] = {"shows": 2, "becomes": 4}
    assert [become(face, rule) for face in (0, 1, 2, 6, 7, 8)] == [3, 3, 2, 9, 9, 8]
