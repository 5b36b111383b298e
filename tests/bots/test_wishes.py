"""Bots that must, or must not, do something."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import soan
from soan.bots import make, split

if TYPE_CHECKING:
    from soan.lab import Simulation


def play(spec: str, game: str = "pig", games: int = 20) -> Simulation:
    """Some games of a bot against a random one."""
    loaded = soan.load(game)
    return soan.simulate(loaded, [spec, *["random"] * (loaded.players - 1)], games=games, seed=1, rotate=False)


def said(found: Simulation, seat: int = 0) -> list[tuple[str, list[str]]]:
    """What a seat said in these games, each with what it could have said."""
    pairs: list[tuple[str, list[str]]] = []
    for number in range(found.games):
        match = found.game.start()
        for code in found.replay(number).history:
            if match.actor == seat:
                notation = found.game.definition.moves.notation(code)
                pairs.append((notation, [action.notation for action in match.legal()]))
            match.play(code)
    return pairs


@pytest.mark.parametrize("base", ["random", "greedy", "mcts:20"])
def test_what_is_preferred_is_done(base: str) -> None:
    """A bot that prefers to roll never banks, whatever decides the rest."""
    assert {notation for notation, _ in said(play(f"{base}+prefer:roll", games=3))} == {"roll"}


@pytest.mark.parametrize("base", ["random", "greedy", "mcts:20"])
def test_what_is_to_be_avoided_is_not_done_if_it_can_be_helped(base: str) -> None:
    """A bot that avoids rolling rolls only where it cannot bank."""
    for notation, legal in said(play(f"{base}+avoid:roll", games=3)):
        assert notation == ("bank" if "bank" in legal else "roll")


def test_a_policy_does_the_first_thing_that_is_possible() -> None:
    """The moves of a policy are in the order of their importance; what it does not name comes last."""
    order = ["raise", "fold"]
    for notation, legal in said(play("policy:raise,fold", "leduc_poker")):
        assert notation == next((move for move in order if move in legal), "call")


def test_a_card_can_be_named() -> None:
    """A wish of two words means the moves that have both."""
    pairs = said(play("random+prefer:play explore,play gather", "undecim", games=4))
    chances = [(notation, legal) for notation, legal in pairs if {"play explore", "play gather"} & set(legal)]
    assert chances
    assert all(notation in {"play explore", "play gather"} for notation, _ in chances)


def test_a_search_plans_with_its_wishes() -> None:
    """A search that knows that it will never bank gives itself no chance; one that may, does."""
    match = soan.load("pig").start(seed=1)
    free, bound = (make(spec).think(match.observe(0), 1).chances[0] for spec in ("mcts:200", "mcts:200+avoid:bank"))
    assert bound < 0.2 < free


def test_a_wish_alone_is_that_of_a_search() -> None:
    """``avoid:bank`` is a tree search of the usual strength that does not bank."""
    assert make("avoid:bank") == make("mcts:200+avoid:bank")


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("random+prefer:rol", "did you mean 'roll'"),
        ("mcts:5+avoid:bank roll", "no move has all these words"),
        ("policy:land", "has no move 'land'"),
    ],
)
def test_a_wish_that_the_game_cannot_grant_is_told(spec: str, message: str) -> None:
    """A wish that means no move of a seat is refused before anything is played."""
    with pytest.raises(soan.UnknownBot, match=message):
        play(spec)


def test_a_list_of_bots_is_parted_between_the_bots() -> None:
    """Commas between the moves of one bot do not part it."""
    assert split("random, greedy") == ["random", " greedy"]
    assert split("policy:a,b,mcts:5+avoid:c,play d,random") == ["policy:a,b", "mcts:5+avoid:c,play d", "random"]
    assert split("prefer:a,avoid:b,c") == ["prefer:a", "avoid:b,c"]
