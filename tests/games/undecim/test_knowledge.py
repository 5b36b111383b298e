"""What a player cannot know, and what it may imagine (U-05, U-75)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from soan.kernel.luck import stream

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.games.undecim.tabletop import Table

DEALS = 1000


@pytest.mark.rule("U-75")
def test_every_deal_of_the_unseen_cards_is_equally_likely(table: Callable[..., Table]) -> None:
    """To a player each unseen card is as likely to be in one hidden hand as in another."""
    t = table("explore hunt", players=3, world="").idle()
    view = t.match.observe(0)
    hidden = [card for card in range(11) if t.s.hand[1:3, card].any()]
    held = np.zeros((4, 11), int)
    rng = stream(5)
    for _ in range(DEALS):
        s = view.states.copy()[0]
        t.match.game.definition.bound["redeal"](t.r, s, 0, rng)
        held += s.hand
    assert (held[0] == DEALS * t.s.hand[0]).all()
    assert set(np.flatnonzero(held[1] + held[2])) == set(hidden)
    # Each of four cards lies in seat 1's hand half of the time; five standard deviations either way.
    assert np.abs(held[1, hidden] - DEALS / 2).max() < 5 * np.sqrt(DEALS / 4)


@pytest.mark.rule("U-75")
def test_what_is_known_stays_where_it_is(table: Callable[..., Table]) -> None:
    """A card that was seen being taken lies in that hand in everything that a player imagines."""
    t = table("explore hunt", world="").play("take levy, play hunt").rest()
    view = t.match.observe(2)
    rng = stream(6)
    for _ in range(100):
        s = view.states.copy()[0]
        t.match.game.definition.bound["redeal"](t.r, s, 2, rng)
        assert s.hand[0, 10] == 1
        assert s.hand.sum(axis=1).tolist() == t.s.hand.sum(axis=1).tolist()
        assert (s.hand[2] == t.s.hand[2]).all()
        assert (s.hand.sum(axis=0) + (s.display > 0)).tolist() == [1] * 11


@pytest.mark.rule("U-75")
def test_a_spectator_imagines_all_hands(table: Callable[..., Table]) -> None:
    """Whoever sees no hand at all deals all that is unseen."""
    t = table("explore hunt", world="")
    s = t.match.observe(None).states[0]
    assert s.hand.sum() == 0
    t.match.game.definition.bound["redeal"](t.r, s, -1, stream(7))
    assert s.hand.sum(axis=1).tolist() == [2, 2, 2, 2]
