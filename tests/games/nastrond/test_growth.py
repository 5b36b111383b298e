"""Growth (N-45, N-46, N-48)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.games.nastrond.tabletop import Table


@pytest.mark.rule("N-45")
def test_a_card_counts_from_the_next_turn_on(table: Callable[..., Table]) -> None:
    """The love taken this turn does not make this turn's hire cheaper, but the next one's."""
    t = table().put_pawn(0, "a7").begin(0).challenge("b7", 1)
    assert "hire seer" not in t.can
    t.play("end").rest().rest().rest()
    assert t.s.growth[0].tolist() == [0, 0, 0, 1]
    t.play("move e7, roll 1, six 1")
    assert "hire seer" in t.can


@pytest.mark.rule("N-45")
@pytest.mark.parametrize(
    ("space", "before", "growth"),
    [("g6", "g7", [1, 0, 0, 0]), ("f1", "g1", [0, 1, 0, 0]), ("a2", "a1", [0, 0, 1, 0]), ("b7", "a7", [0, 0, 0, 1])],
)
def test_each_attribute_grows(table: Callable[..., Table], space: str, before: str, growth: list[int]) -> None:
    """A card makes its own attribute grow."""
    t = (
        table()
        .put_pawn(1, "d4")
        .put_pawn(2, "d4")
        .put_pawn(3, "d4")
        .begin(0, at=before)
        .challenge(space, 1)
        .play("end")
    )
    assert t.s.growth[0].tolist() == growth


@pytest.mark.rule("N-45")
def test_equal_cards_add_up(table: Callable[..., Table]) -> None:
    """Two courages taken one after the other count as two."""
    t = table().challenge("g6", 1).play("end").rest().rest().rest().challenge("g5", 1).play("judge, end")
    assert t.s.growth[0].tolist() == [2, 0, 0, 0]


@pytest.mark.rule("N-45")
def test_keepers_make_nobody_grow(table: Callable[..., Table]) -> None:
    """A keeper has no attribute."""
    t = table().put_pawn(1, "b7").begin(0).challenge("g1", 1).play("end")
    assert not t.s.growth[0].any()


@pytest.mark.rule("N-46")
def test_courage_on_one_die_or_several(table: Callable[..., Table]) -> None:
    """Three courages add 3 to one die, or 1 to each of two and 1 more to one of them."""
    t = table().grow(0, courage=3).begin(0).challenge("g5", 1, 2)
    t.play("raise 1, raise 2, raise 3")
    assert t.told("won", "lost")[-1][2][1] == 6
    t = table().grow(0, courage=3).begin(0).challenge("g5", 1, 4)
    t.play("raise 4, raise 1, raise 2")
    assert t.told("won", "lost")[-1][2][1] == 8


@pytest.mark.rule("N-46")
def test_courage_on_a_six(table: Callable[..., Table]) -> None:
    """A 6 on six sides cannot be raised, on eight sides it can, and an 8 cannot."""
    t = table().grow(0, courage=1).begin(0).challenge("g5", 6, 6)
    assert t.told("won")[-1][2][1] == 12
    t = table().grow(0, courage=3, wisdom=1).begin(0).play("move g5, roll 2, six 6, eight 6")
    assert t.can == ["raise 6of8", "judge"]
    t.play("raise 6of8, raise 7of8")
    assert t.told("won")[-1][2][1] == 14


@pytest.mark.rule("N-46")
def test_courage_is_optional(table: Callable[..., Table]) -> None:
    """Who does not want to raise a die judges."""
    t = table().grow(0, courage=2).begin(0).challenge("g5", 1).play("judge")
    assert t.told("lost")[-1][2][1] == 1


@pytest.mark.rule("N-45")
def test_courage_works_once_a_turn(table: Callable[..., Table]) -> None:
    """One courage raises one die once, and again on the next turn."""
    t = table().grow(0, courage=1).begin(0).challenge("g5", 1, 1).play("raise 1")
    assert t.told("lost")[-1][2][1] == 3
    t.rest().rest().rest().rest()
    assert t.s.seat == 0
    t.play("move g4, roll 1, six 1")
    assert "raise 1" in t.can


@pytest.mark.rule("N-48")
@pytest.mark.parametrize(("love", "offered"), [(0, set[str]()), (1, {"seer"}), (2, {"seer", "strategist"})])
def test_love_makes_hires_cheaper(table: Callable[..., Table], love: int, offered: set[str]) -> None:
    """With one love a Seer is free, with two a Strategist as well, to somebody who has nobody to give."""
    t = table().grow(0, love=love).begin(0, at="f6").challenge("f5", 1)
    assert {kind for kind in t.can_say("hire") if kind in {"seer", "strategist"}} == offered


@pytest.mark.rule("N-48")
def test_love_does_not_go_below_nothing(table: Callable[..., Table]) -> None:
    """Five loves make the dearest free, and no change is given."""
    t = table().grow(0, love=5).give(0, "archer").begin(0, at="c4").challenge("c5", 1).play("judge, hire wanderer")
    assert t.own(0) == ["archer", "wanderer"]
    assert t.told("hired")[-1][2][1] == 0
