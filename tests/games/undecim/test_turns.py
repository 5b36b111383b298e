"""A turn: the display, the bonus, acting, gaining, and what is not asked (U-11 to U-19, U-83, U-84)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from soan.kernel import IllegalMove

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.games.undecim.tabletop import Table


@pytest.mark.rule("U-11")
def test_any_card_of_the_display_can_be_taken(table: Callable[..., Table]) -> None:
    """A turn begins with a free choice among the cards of the display, and leaves three cards in the hand."""
    t = table("explore survey")
    assert t.can == ["take build", "take colonise", "take levy"]
    t.play("take colonise")
    assert t.hand(0) == {"explore", "survey", "colonise"}
    assert "colonise" not in t.display() + t.display(2)


@pytest.mark.rule("U-12", "U-83")
def test_a_bonus_card_is_seen_before_its_end_is_chosen(table: Callable[..., Table]) -> None:
    """Whoever takes a card from under the marker draws the top card of the deck, and then says which end lies up."""
    t = table("explore survey", world="").idle()
    t.play(f"take {t.display(2)[0]}, reveal swamp-clay")
    assert t.can == ["gain swamp-clay", "gain clay-swamp"]
    t.play("gain clay-swamp")
    assert t.loose(1) == ["clay-swamp"]
    assert t.kinds() == {"play", "pass"}


@pytest.mark.rule("U-12")
def test_an_open_card_brings_no_bonus(table: Callable[..., Table]) -> None:
    """A card that does not lie under the marker brings no resource card."""
    t = table().idle(1)
    deck = t.s.deck.sum()
    t.play(f"take {t.display()[0]}")
    assert t.s.deck.sum() == deck
    assert t.loose(1) == []


@pytest.mark.rule("U-13")
def test_what_is_left_moves_under_the_marker(table: Callable[..., Table]) -> None:
    """After taking, every card that is still in the display lies under the marker; the one played next does not."""
    t = table("explore survey").play("take colonise")
    assert (t.display(), t.display(2)) == ([], ["build", "levy"])
    t.play("play explore")
    assert (t.display(), t.display(2)) == (["explore"], ["build", "levy"])


@pytest.mark.rule("U-14")
def test_act_or_pass(table: Callable[..., Table]) -> None:
    """After taking a card, the player plays or passes with any card of the hand."""
    t = table("explore survey").play("take colonise")
    assert t.kinds() == {"play", "pass"}


@pytest.mark.rule("U-15")
def test_the_card_just_taken_may_be_played(table: Callable[..., Table]) -> None:
    """Any of the three hand cards can be played, the new one too, and goes openly into the display."""
    t = table("explore survey").play("take colonise")
    assert [move for move in t.can if move.startswith("play")] == ["play explore", "play survey", "play colonise"]
    t.play("play colonise")
    assert t.display() == ["colonise"]
    assert t.hand(0) == {"explore", "survey"}


@pytest.mark.rule("U-17")
def test_gaining_lets_choose_card_and_end(table: Callable[..., Table]) -> None:
    """Cards are gained one after another, each with the end up that the player wants."""
    t = table("explore", world="forest-iron enemy-gold").act("explore")
    assert t.can == ["gain forest-iron", "gain iron-forest", "gain enemy-gold", "gain gold-enemy", "stop"]
    t.play("gain iron-forest, gain gold-enemy")
    assert t.upper(0) == {"iron": 1, "gold": 1}
    assert t.world() == []


@pytest.mark.rule("U-17")
@pytest.mark.parametrize(
    ("card", "gains"),
    [
        ("reclaim", ["gain forest-iron"]),
        ("gather", ["gain iron-forest"]),
        ("prospect", ["gain gold-enemy"]),
        ("hunt", ["gain enemy-gold"]),
    ],
)
def test_a_named_kind_must_lie_up(table: Callable[..., Table], card: str, gains: list[str]) -> None:
    """An effect that names land, resources, gold or enemies takes only cards with such an end, and that end up."""
    t = table(card, world="forest-iron enemy-gold").act(card)
    assert t.can == [*gains, "stop"]


@pytest.mark.rule("U-18")
def test_an_effect_takes_what_is_there(table: Callable[..., Table]) -> None:
    """If the World has fewer cards than the effect names, the effect ends when they are gone."""
    t = table("explore", world="forest-iron").act("explore").play("gain forest-iron")
    assert t.match.actor == 1


@pytest.mark.rule("U-18")
def test_an_effect_may_be_cut_short(table: Callable[..., Table]) -> None:
    """The player may stop before the number is reached."""
    t = table("explore", world="forest-iron forest-iron forest-iron").act("explore").play("gain forest-iron, stop")
    assert t.match.actor == 1
    assert t.upper(0) == {"forest": 1}


@pytest.mark.rule("U-18")
def test_developing_can_be_cut_short(table: Callable[..., Table]) -> None:
    """Who stops develops nothing more, though cards and a development are left."""
    t = table("develop", world="").found(0, "stone wood").give(0, "iron iron").act("develop")
    assert "develop 1 iron" in t.can
    t.play("stop")
    assert t.s.developments == 0
    assert t.upper(0)["iron"] == 2


@pytest.mark.rule("U-18", "U-84")
def test_an_effect_without_cards_is_no_dead_stop(table: Callable[..., Table]) -> None:
    """An effect that finds nothing in the World asks for nothing, and the turn goes on."""
    t = table("prospect", world="forest-iron").act("prospect")
    assert t.match.actor == 1


@pytest.mark.rule("U-19")
def test_each_different_land_pays_at_the_end_of_the_turn(table: Callable[..., Table]) -> None:
    """At the end of the own turn each different land pays 1 VP, however many of it there are."""
    t = table("prospect", world="").give(0, "forest forest swamp mountain iron gold").give(1, "forest")
    t.act("prospect")
    assert t.s.vp.tolist() == [3, 0, 0, 0]
    assert t.told("collected") == [("collected", 0, (3, 0))]


@pytest.mark.rule("U-84")
def test_a_turn_with_nothing_left_to_do_ends_by_itself(table: Callable[..., Table]) -> None:
    """Without two resources and without a pass card there is no question after the effect."""
    t = table("hunt", world="enemy-gold").give(0, "iron forest gold").act("hunt").play("gain enemy-gold")
    assert t.match.actor == 1
    assert t.told("turn")[-1][1] == 1


def test_an_illegal_move_says_what_is_possible(table: Callable[..., Table]) -> None:
    """A card that is not in the display cannot be taken, and the message lists those that can."""
    with pytest.raises(IllegalMove, match="'take levy'"):
        table("levy explore").play("take levy")
