"""Settlements: founding and developing them (U-16, U-20 to U-22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.games.undecim.tabletop import Table


@pytest.mark.rule("U-16")
def test_one_settlement_after_the_effect(table: Callable[..., Table]) -> None:
    """After any effect one settlement may be founded, and no second one however many resources are there."""
    t = table("hunt", world="").give(0, "stone stone wood wood").act("hunt")
    assert t.kinds() == {"settle", "decline"}
    t.play("settle stone stone")
    assert t.match.actor == 1
    assert t.s.settlements.tolist() == [1, 0, 0, 0]


@pytest.mark.rule("U-16")
def test_resources_of_the_effect_can_settle(table: Callable[..., Table]) -> None:
    """The settlement comes after the effect, so what was just gained can be used."""
    t = table("gather", world="forest-iron swamp-clay").act("gather").play("gain iron-forest, gain clay-swamp")
    assert t.can == ["settle clay iron", "decline"]


@pytest.mark.rule("U-16")
def test_nobody_has_to_settle(table: Callable[..., Table]) -> None:
    """The player may leave the resources loose."""
    t = table("hunt", world="").give(0, "stone stone").act("hunt").play("decline")
    assert t.s.settlements[0] == 0
    assert t.upper(0) == {"stone": 2}
    assert t.match.actor == 1


@pytest.mark.rule("U-16", "U-84")
def test_one_resource_is_not_asked_about(table: Callable[..., Table]) -> None:
    """With less than two loose resources there is no question."""
    assert table("hunt", world="").give(0, "stone gold forest").act("hunt").match.actor == 1


@pytest.mark.rule("U-20")
def test_two_equal_or_two_different_resources(table: Callable[..., Table]) -> None:
    """A settlement is any two loose resources, equal or different; land, gold and enemies are of no use."""
    t = table("hunt", world="").give(0, "stone stone wood iron forest gold enemy").act("hunt")
    assert t.can == ["settle stone stone", "settle stone wood", "settle stone iron", "settle wood iron", "decline"]


@pytest.mark.rule("U-20")
def test_settled_resources_are_loose_no_more(table: Callable[..., Table]) -> None:
    """The two cards leave the loose resources and lie in the settlement."""
    t = table("hunt", world="").give(0, "stone stone wood").act("hunt").play("settle stone wood")
    assert t.upper(0) == {"stone": 1}
    assert t.settlement(0, 1) == ["stone", "wood"]
    assert t.told("settled") == [("settled", 0, (1, 0, 1))]
    assert t.s.built.sum() == 2


@pytest.mark.rule("U-21")
def test_equal_resources_grow_by_the_same(table: Callable[..., Table]) -> None:
    """To two stones a third stone or gold can be added, nothing else."""
    t = table("develop", world="").give(0, "stone wood clay gold forest enemy").found(0, "stone stone").act("develop")
    assert t.can == ["develop 1 stone", "develop 1 gold", "stop"]
    t.play("develop 1 stone")
    assert t.settlement(0, 1) == ["stone", "stone", "stone"]
    assert t.told("developed") == [("developed", 0, (1, 0, 3))]


@pytest.mark.rule("U-21")
def test_different_resources_grow_by_another(table: Callable[..., Table]) -> None:
    """To stone and wood a resource that is not there yet or gold can be added."""
    t = table("develop", world="").give(0, "stone wood clay gold").found(0, "stone wood").act("develop")
    assert t.can == ["develop 1 clay", "develop 1 gold", "stop"]
    t.play("develop 1 clay")
    assert t.can == ["develop 1 gold", "stop"]


@pytest.mark.rule("U-21")
def test_each_settlement_has_its_own_way_to_grow(table: Callable[..., Table]) -> None:
    """With several settlements every one that something fits can be developed."""
    t = table("develop", world="").give(0, "stone wood").found(0, "stone stone").found(0, "clay iron").act("develop")
    assert t.can == ["develop 1 stone", "develop 2 stone", "develop 2 wood", "stop"]


@pytest.mark.rule("U-22")
def test_four_resources_grow_by_gold_alone(table: Callable[..., Table]) -> None:
    """A settlement of all four resources takes no fifth resource, only gold."""
    t = table("develop", world="").give(0, "stone wood clay iron gold").found(0, "stone wood clay iron").act("develop")
    assert t.can == ["develop 1 gold", "stop"]


@pytest.mark.rule("U-22")
def test_gold_in_a_settlement_is_not_loose(table: Callable[..., Table]) -> None:
    """Gold that develops a settlement can neither be paid nor scored as loose gold."""
    t = table("develop", world="").give(0, "gold gold").found(0, "stone wood").act("develop").play("develop 1 gold")
    assert t.upper(0) == {"gold": 1}
    assert t.match.breakdown()[0]["gold"] == 1
    assert t.settlement(0, 1) == ["stone", "wood", "gold"]


@pytest.mark.rule("U-22")
def test_gold_does_not_make_resources_equal(table: Callable[..., Table]) -> None:
    """Two gold in a settlement of different resources leave it one of different resources."""
    t = table("develop", world="").give(0, "stone clay").found(0, "stone wood gold gold").act("develop")
    assert t.can == ["develop 1 clay", "stop"]


@pytest.mark.rule("U-84")
def test_nothing_fits(table: Callable[..., Table]) -> None:
    """Develop asks for nothing if no loose card fits any settlement, or there is no settlement."""
    assert table("develop", world="").give(0, "wood").found(0, "stone stone").act("develop").match.actor == 1
    assert table("develop", world="").give(0, "wood gold").act("develop").match.actor == 1
