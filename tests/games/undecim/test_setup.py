"""Components and set-up (U-01 to U-08)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from soan.games.undecim.cards import CARDS, DECK, LANDS, RESOURCES
from soan.games.undecim.moves import ACTIONS, PASS_CARDS
from soan.kernel import NATURE, BadOption, registry

if TYPE_CHECKING:
    from collections.abc import Callable

    from soan.kernel import Match
    from tests.games.undecim.tabletop import Table


def start(**options: Any) -> Match:
    """A match before its first move."""
    return registry.definition("undecim").load(**options).start(seed=0)


@pytest.mark.rule("U-01")
@pytest.mark.parametrize("players", [3, 4])
def test_three_and_four_can_play(players: int) -> None:
    """Three and four players can sit down."""
    assert start(players=players).game.players == players


@pytest.mark.rule("U-01")
@pytest.mark.parametrize("players", [1, 5])
def test_one_and_five_cannot_play(players: int) -> None:
    """Other numbers of players than two, three and four are refused."""
    with pytest.raises(BadOption, match="2, 3 or 4 players"):
        start(players=players)


@pytest.mark.rule("U-02")
def test_components() -> None:
    """There are eleven action cards, four pass cards and 72 resource cards, and everybody begins with no points."""
    match = start()
    assert len(ACTIONS) == 11
    assert len(PASS_CARDS) == 4
    assert match.state.deck.sum() == 72
    assert match.state.vp.tolist() == [0, 0, 0, 0]


@pytest.mark.rule("U-02")
def test_a_score_may_go_below_zero(table: Callable[..., Table]) -> None:
    """Whoever has nothing and broke an oath ends below zero."""
    t = table().give(0, "enemy").take_pass_card(1, "oath", in_front=True)
    assert t.match.scores[1] == -4 - 6


@pytest.mark.rule("U-03")
def test_ends_of_the_cards() -> None:
    """48 cards show a land and a resource, 24 an enemy and gold."""
    families: dict[str, str] = {**dict.fromkeys(LANDS, "land"), **dict.fromkeys(RESOURCES, "resource")}
    count = Counter[tuple[str, ...]]()
    for ends, copies in zip(CARDS, start().state.deck, strict=False):
        count[tuple(families.get(end, end) for end in ends)] += int(copies)
    assert count == {("land", "resource"): 48, ("enemy", "gold"): 24}


@pytest.mark.rule("U-03")
def test_only_the_upper_end_counts(table: Callable[..., Table]) -> None:
    """A forest/iron card with its forest up is a forest and no iron."""
    t = table().give(0, "forest-iron iron-swamp")
    assert t.upper(0) == {"forest": 1, "iron": 1}


@pytest.mark.rule("U-04")
def test_twelve_of_each_land_and_resource() -> None:
    """Each of the 16 pairs has three copies, so each land and each resource stands on 12 cards."""
    deck = start().state.deck
    assert set(deck[:16].tolist()) == {3}
    for face in (*LANDS, *RESOURCES):
        assert sum(int(n) for ends, n in zip(CARDS, deck, strict=False) if face in ends) == 12


@pytest.mark.rule("U-05")
@pytest.mark.parametrize(("players", "shown"), [(4, 3), (3, 5), (2, 7)])
def test_two_cards_each_and_the_rest_in_the_display(table: Callable[..., Table], players: int, shown: int) -> None:
    """Everybody is dealt two cards; the others lie openly in the display."""
    t = table(players=players)
    assert [len(t.hand(seat)) for seat in range(4)] == [2] * players + [0] * (4 - players)
    assert len(t.display()) == shown
    assert sorted([*t.display(), *(card for seat in range(players) for card in t.hand(seat))]) == sorted(ACTIONS)


@pytest.mark.rule("U-05")
def test_each_undealt_card_is_equally_likely() -> None:
    """A card that was dealt cannot be dealt again; all others have the same weight."""
    match = start()
    match.play("deal explore")
    match.play("deal hunt")
    moves = match.game.definition.moves
    assert {moves.notation(code): weight for code, weight in match.odds()} == {
        f"deal {card}": 1 for card in ACTIONS if card not in {"explore", "hunt"}
    }


@pytest.mark.rule("U-06")
def test_nothing_lies_under_the_marker_at_first(table: Callable[..., Table]) -> None:
    """At the start no card of the display brings a bonus."""
    assert table().display(2) == []


@pytest.mark.rule("U-07", "U-72")
def test_the_deck_is_shuffled() -> None:
    """Each card of the deck is equally likely to be on top: as likely as it has copies there."""
    match = start(players=2)
    for move in ("deal explore", "deal survey", "deal hunt", "deal levy", "start 1", "reveal enemy-gold"):
        match.play(move)
    moves = match.game.definition.moves
    odds = {moves.notation(code): weight for code, weight in match.odds()}
    assert odds.pop("reveal enemy-gold") == 23
    assert set(odds.values()) == {3}
    assert len(odds) == DECK - 1


@pytest.mark.rule("U-07")
def test_all_pass_cards_lie_aside(table: Callable[..., Table]) -> None:
    """Whoever passes first can choose among all four pass cards."""
    t = table().play("take colonise")
    assert {move.split()[2] for move in t.can if move.startswith("pass")} == set(PASS_CARDS)


@pytest.mark.rule("U-08")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_player_is_drawn(players: int) -> None:
    """Each player is equally likely to start, and has the first turn."""
    match = start(players=players)
    while match.state.step == 0:
        match.play(match.legal()[0].code)
    assert match.actor == NATURE
    assert [weight for _, weight in match.odds()] == [1] * players
    match.play(f"start {players}")
    match.advance()
    assert match.actor == players - 1
    assert (match.state.starter, match.state.first_starter) == (players - 1, players - 1)


@pytest.mark.rule("U-05", "U-75")
def test_dealt_cards_are_hidden_and_taken_ones_are_not(table: Callable[..., Table]) -> None:
    """Another player sees nothing of a dealt hand, but the card that was taken from the display."""
    t = table("explore hunt").play("take levy")
    mine, theirs = t.match.observe(0).state, t.match.observe(1).state
    assert mine.hand[0].sum() == 3
    assert np.flatnonzero(theirs.hand[0]).tolist() == [ACTIONS.index("levy")]
    assert theirs.dealt[0] == 2


@pytest.mark.rule("U-05", "U-75")
def test_a_card_stays_known_until_it_is_played(table: Callable[..., Table]) -> None:
    """A taken card is known in later turns too; once played it is nobody's."""
    t = table("explore hunt", world="").play("take levy, play hunt")
    t.rest().idle(6)
    assert t.match.observe(1).state.hand[0].sum() == 1
    t.play(f"take {t.display()[0]}, play levy").rest()
    assert t.match.observe(1).state.hand[0, ACTIONS.index("levy")] == 0
    assert t.match.observe(1).state.hand[0].sum() == 1


@pytest.mark.rule("U-05", "U-75")
def test_only_the_owner_is_told_which_card_was_dealt() -> None:
    """The event of a dealt card names the card to its owner alone."""
    match = start()
    match.play("deal trade")
    told = [match.events(viewer)[0].arguments for viewer in (0, 1, None)]
    assert told == [(ACTIONS.index("trade"),), (None,), (None,)]
