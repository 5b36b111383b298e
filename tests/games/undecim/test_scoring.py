"""Final scoring (U-32, U-40 to U-45), by example; test_oracle.py counts whole games."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.games.undecim.tabletop import Table


def score(t: Table, item: str) -> list[int]:
    """What each seat scores for an item."""
    return [items[item] for items in t.match.breakdown()]


@pytest.mark.rule("U-32")
def test_haste(table: Callable[..., Table]) -> None:
    """Haste costs 4 VP."""
    assert score(table().take_pass_card(1, "haste", in_front=True), "pass_card") == [0, -4, 0, 0]


@pytest.mark.rule("U-32")
@pytest.mark.parametrize("settlements", [0, 1, 3])
def test_loan(table: Callable[..., Table], settlements: int) -> None:
    """Loan costs 2 VP for each settlement of the player's own."""
    t = table().take_pass_card(1, "loan", in_front=True).found(0, "stone stone")
    for _ in range(settlements):
        t.found(1, "stone wood")
    assert score(t, "pass_card") == [0, -2 * settlements, 0, 0]


@pytest.mark.rule("U-32")
@pytest.mark.parametrize(("enemies", "others", "vp"), [(2, 1, 3), (2, 2, 3), (1, 2, -6), (0, 0, 3)])
def test_oath(table: Callable[..., Table], enemies: int, others: int, vp: int) -> None:
    """Oath brings 3 VP if nobody has more enemies, else it costs 6."""
    t = table().take_pass_card(1, "oath", in_front=True).give(1, "enemy " * enemies).give(3, "enemy " * others)
    assert score(t, "pass_card") == [0, vp, 0, 0]


@pytest.mark.rule("U-32")
@pytest.mark.parametrize(("lands", "vp"), [("grassland forest swamp mountain", 0), ("forest swamp swamp mountain", -6)])
def test_charter(table: Callable[..., Table], lands: str, vp: int) -> None:
    """Charter costs nothing with all four lands, else 6 VP."""
    t = table(world="").take_pass_card(1, "charter", in_front=True).give(1, lands)
    assert score(t, "pass_card") == [0, vp, 0, 0]


@pytest.mark.rule("U-40")
def test_most_of_a_land(table: Callable[..., Table]) -> None:
    """Each land brings 3 VP to whoever owns most of it alone."""
    t = table().give(0, "forest forest swamp").give(1, "forest").give(2, "swamp swamp mountain")
    assert score(t, "lands") == [3, 0, 6, 0]


@pytest.mark.rule("U-40")
def test_most_of_a_land_shared(table: Callable[..., Table]) -> None:
    """Several who own as much bring 1 VP each, and a land of nobody brings none."""
    t = table().give(0, "forest forest").give(1, "forest forest").give(2, "forest").give(3, "iron")
    assert score(t, "lands") == [1, 1, 0, 0]


@pytest.mark.rule("U-41")
@pytest.mark.parametrize(
    ("settlement", "vp"),
    [
        ("stone stone", 4),
        ("stone wood", 4),
        ("stone wood clay", 8),
        ("stone stone stone gold", 12),
        ("stone wood clay iron gold", 18),
        ("stone stone gold gold gold gold gold", 18),
    ],
)
def test_settlements_by_size(table: Callable[..., Table], settlement: str, vp: int) -> None:
    """Settlements of two, three, four, and five or more cards bring 4, 8, 12 and 18 VP."""
    assert score(table().found(2, settlement), "settlements") == [0, 0, vp, 0]


@pytest.mark.rule("U-41")
def test_settlements_add_up(table: Callable[..., Table]) -> None:
    """Every settlement of a player is scored."""
    assert score(table().found(0, "stone stone").found(0, "wood clay iron"), "settlements") == [12, 0, 0, 0]


@pytest.mark.rule("U-42")
def test_gold_by_settlements(table: Callable[..., Table]) -> None:
    """Each loose gold brings as many VP as its owner has settlements, none without."""
    t = table().give(0, "gold gold gold").give(1, "gold gold").found(1, "stone stone gold").found(1, "wood clay")
    assert score(t, "gold") == [0, 4, 0, 0]


@pytest.mark.rule("U-43")
def test_fewest_enemies(table: Callable[..., Table]) -> None:
    """Whoever alone has the fewest enemies loses 8 VP."""
    t = table().give(0, "enemy enemy").give(1, "enemy enemy").give(2, "enemy").give(3, "enemy enemy enemy")
    assert score(t, "enemies") == [0, 0, -8, 0]


@pytest.mark.rule("U-43")
def test_fewest_enemies_shared(table: Callable[..., Table]) -> None:
    """Several who have as few lose 4 VP each; if all have the same, all do."""
    assert score(table().give(0, "enemy").give(3, "enemy enemy"), "enemies") == [0, -4, -4, 0]
    assert score(table(), "enemies") == [-4, -4, -4, -4]


@pytest.mark.rule("U-43")
def test_empty_seats_have_no_enemies(table: Callable[..., Table]) -> None:
    """With three players the fourth seat does not count as the one with the fewest enemies."""
    assert score(table(players=3).give(0, "enemy").give(1, "enemy enemy"), "enemies") == [0, 0, -8]


@pytest.mark.rule("U-44")
def test_loose_resources_score_nothing(table: Callable[..., Table]) -> None:
    """Resources that were not laid into a settlement bring nothing."""
    t = table().give(0, "stone wood clay iron stone wood clay iron")
    assert t.match.scores == (-4, -4, -4, -4)


@pytest.mark.rule("U-44")
def test_set_pass_cards_score(table: Callable[..., Table]) -> None:
    """A pass card that was set in front scores by its text, and counts in the whole score."""
    t = table().take_pass_card(0, "haste", in_front=True)
    assert t.match.scores == (-8, -4, -4, -4)


@pytest.mark.rule("U-45")
def test_most_points_win(table: Callable[..., Table]) -> None:
    """The highest score comes first, and the collected points count."""
    t = table()
    t.s.vp[:] = 5, 9, 9, 12
    assert t.match.scores == (1, 5, 5, 8)
    assert t.match.ranks == (4, 2, 2, 1)


@pytest.mark.rule("U-45")
def test_a_tie_goes_to_the_most_enemies(table: Callable[..., Table]) -> None:
    """Among equal scores more enemies come first; as many enemies share the place."""
    t = table().give(0, "enemy").give(1, "enemy enemy").give(2, "enemy enemy")
    t.s.vp[:] = 6, 6, 6, 0
    assert t.match.scores == (6, 6, 6, -8)
    assert t.match.ranks == (3, 1, 1, 4)
