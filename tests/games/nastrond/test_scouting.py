"""Scout (N-40 to N-42, N-91)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from soan.games.nastrond.cards import EINHERJAR

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.games.nastrond.tabletop import Table

FREE = ["spearman", "archer", "shieldbearer", "scout"]


def left(t: Table, kind: str) -> int:
    """How many of a kind lie in the display."""
    return int(t.s.display[EINHERJAR.index(kind)])


@pytest.mark.rule("N-40", "N-41")
def test_hire_for_nothing(table: Callable[..., Table]) -> None:
    """Who has nobody can hire those who cost nothing, one a turn, and then the turn is over."""
    t = table().challenge("g5", 1)
    assert t.can_say("hire") == FREE
    t.play("hire archer")
    assert (t.own(0), left(t, "archer"), t.s.seat) == (["archer"], 2, 1)


@pytest.mark.rule("N-40")
def test_hiring_is_optional(table: Callable[..., Table]) -> None:
    """A player may hire nobody."""
    t = table().challenge("g5", 1).play("end")
    assert (t.own(0), t.s.seat) == ([], 1)


@pytest.mark.rule("N-40")
@pytest.mark.parametrize(
    ("here", "there", "farthest"), [("g7", "g5", 1), ("f6", "f5", 2), ("e5", "e4", 3), ("c4", "c5", 3)]
)
def test_layers_of_appearance(table: Callable[..., Table], here: str, there: str, farthest: int) -> None:
    """Those of the own layer and of those above it can be hired; in the centre everybody."""
    t = table().give(0, "dragonslayer").begin(0, at=here).challenge(there, 1)
    if "judge" in t.can:
        t.play("judge")
    layers = {int(t.r.layer[EINHERJAR.index(kind)]) for kind in t.can_say("hire")}
    assert layers == set(range(1, farthest + 1))


@pytest.mark.rule("N-40")
def test_after_descending_the_new_layer_counts(table: Callable[..., Table]) -> None:
    """Who came past a keeper may hire in the layer below at once."""
    t = table().put_pawn(1, "b7").give(0, "archer").begin(0).challenge("g1", 1).play("judge")
    assert "hire smith" in t.can


@pytest.mark.rule("N-41", "N-91")
def test_pay_with_einherjar(table: Callable[..., Table]) -> None:
    """Each given back is worth its layer; the price is paid one by one, then the hired one comes."""
    t = table().give(0, "archer", "spearman", "scout").begin(0, at="c4").challenge("c5", 1).play("judge")
    t.play("hire oathkeeper")
    assert t.can == ["give spearman", "give archer", "give scout"]
    t.play("give archer, give scout")
    assert t.s.seat == 0
    t.play("give spearman")
    assert (t.own(0), t.s.seat) == (["oathkeeper"], 1)
    assert [left(t, kind) for kind in ("archer", "scout", "spearman", "oathkeeper")] == [3, 3, 3, 0]


@pytest.mark.rule("N-41")
def test_overpaying(table: Callable[..., Table]) -> None:
    """One of the third layer pays for anybody, without change; so does a second card worth more than is left."""
    t = table().give(0, "dragonslayer").begin(0).challenge("g5", 1).play("hire seer, give dragonslayer")
    assert (t.own(0), t.s.seat) == (["seer"], 1)
    t = table().give(0, "archer", "dragonslayer").begin(0, at="f6").challenge("f5", 1).play("judge")
    t.play("hire strategist, give archer, give dragonslayer")
    assert t.own(0) == ["strategist"]


@pytest.mark.rule("N-41")
def test_who_cannot_be_paid_is_not_offered(table: Callable[..., Table]) -> None:
    """Somebody whose Einherjar are worth 1 can pay a cost of 1, not of 2."""
    t = table().give(0, "archer").begin(0, at="f6").challenge("f5", 1).play("judge")
    assert {"hire smith", "hire seer"} <= set(t.can)
    assert "hire strategist" not in t.can


@pytest.mark.rule("N-41", "N-91")
def test_who_has_worked_can_be_given_back(table: Callable[..., Table]) -> None:
    """An Einherjar who worked this turn pays as well as any, and can be hired by the next player."""
    t = table().give(0, "spearman", "spearman", "spearman").begin(0).challenge("g5", 1)
    t.play("use spearman 1, judge, hire seer, give spearman")
    assert t.own(0) == ["spearman", "spearman", "seer"]
    t.challenge("f1", 1)
    assert "hire spearman" in t.can


@pytest.mark.rule("N-41")
def test_given_back_to_be_hired_later(table: Callable[..., Table]) -> None:
    """The last copy of a kind, given back as payment, cannot be hired on the same turn: the hire is named first."""
    t = table().give(0, "huscarl").begin(0).challenge("g5", 1).play("judge, hire seer, give huscarl")
    assert t.s.seat == 1
    assert left(t, "huscarl") == 2


@pytest.mark.rule("N-42")
def test_an_exhausted_stack(table: Callable[..., Table]) -> None:
    """Who was hired three times is not there any more."""
    t = table().give(1, "archer", "archer", "archer").challenge("g5", 1)
    assert t.can_say("hire") == [kind for kind in FREE if kind != "archer"]


@pytest.mark.rule("N-42")
def test_any_number(table: Callable[..., Table]) -> None:
    """One player may have every Einherjar of the first layer."""
    t = table()
    for kind in EINHERJAR:
        if t.r.layer[EINHERJAR.index(kind)] == 1:
            t.give(0, *[kind] * 3)
    t.begin(0, at="f6").challenge("f5", 1).play("judge, hire smith, give archer")
    assert len(t.own(0)) == 21


@pytest.mark.rule("N-40")
def test_nobody_to_be_hired(table: Callable[..., Table]) -> None:
    """If nobody can be hired, nothing is asked and the turn is over; it is told."""
    t = table()
    for kind in FREE:
        t.give(1, *[kind] * 3)
    t.begin(0).challenge("g5", 1)
    assert t.s.seat == 1
    assert t.told("nobody") == [("nobody", 0, ())]
