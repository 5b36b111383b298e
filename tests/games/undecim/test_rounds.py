"""Rounds: the World, the order of turns, the end of a round and of the game (U-09, U-10, U-25 to U-28)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.games.undecim.tabletop import Table


@pytest.mark.rule("U-09")
@pytest.mark.parametrize(("players", "cards"), [(4, 12), (3, 10)])
def test_the_size_of_the_world(table: Callable[..., Table], players: int, cards: int) -> None:
    """A round begins with 12 cards in the World, with three players with 10."""
    t = table(players=players)
    assert len(t.world()) == cards
    assert len(t.told("revealed")) == cards


@pytest.mark.rule("U-09")
def test_every_round_has_a_world_of_its_own(table: Callable[..., Table]) -> None:
    """The second round begins with 12 cards from the deck again."""
    t = table().idle(4)
    assert t.s.lap == 2
    assert len(t.world()) == 12
    assert (t.s.deck.sum(), t.s.discarded.sum()) == (72 - 12 - 12, 12)


@pytest.mark.rule("U-10")
def test_turns_go_clockwise_from_the_start_player(table: Callable[..., Table]) -> None:
    """Each player has one turn a round, beginning with the start player."""
    t = table(start=2)
    seats: list[int | None] = []
    for _ in range(4):
        seats.append(t.match.actor)
        t.idle()
    assert seats == [2, 3, 0, 1]
    assert t.s.lap == 2


@pytest.mark.rule("U-25")
def test_the_rest_of_the_world_is_discarded(table: Callable[..., Table]) -> None:
    """At the end of a round what nobody took from the World goes to the discard pile."""
    t = table(world="forest-iron enemy-gold").idle(3)
    last = t.match.actor
    assert t.s.discarded.sum() == 0
    t.idle()
    assert t.told("cleared") == [("cleared", last, (2,))]
    assert t.s.discarded.sum() == 2


@pytest.mark.rule("U-25")
def test_the_start_player_passes_to_the_left(table: Callable[..., Table]) -> None:
    """The next round is started by the left neighbour of the start player."""
    t = table(players=3, start=2).idle(3)
    assert (t.s.starter, t.match.actor) == (0, 0)
    assert t.s.first_starter == 2


@pytest.mark.rule("U-26")
def test_the_leader_starts_the_fifth_round(table: Callable[..., Table]) -> None:
    """With four players the fifth round is started by whoever has the most victory points."""
    t = table(start=1, world="").idle(15)
    t.s.vp[:] = 3, 4, 5, 9
    t.idle()
    assert t.s.lap == 5
    assert (t.s.starter, t.match.actor) == (3, 3)


@pytest.mark.rule("U-26")
def test_of_several_leaders_the_nearest_to_the_first_start_player_starts(table: Callable[..., Table]) -> None:
    """A tie goes to the one closest clockwise from the very first start player, whoever started since."""
    t = table(start=2, world="").idle(15)
    t.s.vp[:] = 20, 20, 2, 1
    t.idle()
    assert t.s.starter == 0


@pytest.mark.rule("U-26")
def test_the_first_start_player_wins_ties_himself(table: Callable[..., Table]) -> None:
    """The very first start player is nearest to himself."""
    t = table(start=2, world="").idle(15)
    t.s.vp[:] = 20, 20, 20, 20
    t.idle()
    assert t.s.starter == 2


@pytest.mark.rule("U-26")
def test_three_players_have_no_leader_round(table: Callable[..., Table]) -> None:
    """With three players the start player simply passes on after the fourth round."""
    t = table(players=3, start=0).idle(11)
    t.s.vp[:3] = 0, 0, 50
    t.idle()
    assert (t.s.lap, t.s.starter) == (5, 1)


@pytest.mark.rule("U-27")
@pytest.mark.parametrize(("players", "rounds"), [(4, 5), (3, 6)])
def test_the_game_ends_after_its_rounds(table: Callable[..., Table], players: int, rounds: int) -> None:
    """The game ends with the last turn of round five, with three players of round six."""
    t = table(players=players).idle(players * rounds - 1)
    assert not t.match.over
    assert t.s.lap == rounds
    t.idle()
    assert t.match.over
    assert t.told("ended")


@pytest.mark.rule("U-28")
def test_an_empty_deck_is_made_anew(table: Callable[..., Table]) -> None:
    """When a card is called for and the deck is empty, the discard pile becomes the deck."""
    t = table(world="").idle().empty_deck(discard="forest-iron forest-iron enemy-gold")
    t.play(f"take {t.display(2)[0]}")
    assert t.told("shuffled") == [("shuffled", 1, (3,))]
    assert t.can == ["reveal forest-iron", "reveal enemy-gold"]
    assert (t.s.deck.sum(), t.s.discarded.sum()) == (3, 0)


@pytest.mark.rule("U-28")
def test_the_game_goes_on_without_cards(table: Callable[..., Table]) -> None:
    """With nothing left to draw there is no bonus card and no World, and the game goes on."""
    t = table(world="").empty_deck()
    t.idle(1).play(f"take {t.display(2)[0]}")
    assert t.kinds() == {"play", "pass"}
    t.play(t.can[0]).rest().idle(2)
    assert t.s.lap == 2
    assert t.world() == []
    assert t.kinds() == {"take"}


@pytest.mark.rule("U-28")
def test_a_world_may_stay_small(table: Callable[..., Table]) -> None:
    """If deck and discard pile run out while the World is revealed, it is as large as it got."""
    t = table(world="forest-iron").empty_deck(discard="swamp-clay").idle(4)
    assert t.s.lap == 2
    assert len(t.world()) + t.s.loose.sum() == 2
