"""Every kind of move of every game makes bots: one that prefers it, one that avoids it, and policies of them all.

What they did is read from the histories of real games, not from what they say of themselves.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import pytest

import soan
from soan.bots import make
from soan.kernel import NATURE, BadDefinition, registry

if TYPE_CHECKING:
    from collections.abc import Iterator

    from _pytest.mark.structures import ParameterSet

    from soan.kernel import Definition

pytestmark = pytest.mark.slow

#: How many games of every variant are played until a kind of move came up in one of them.
ROUNDS = 8


def kinds(definition: Definition) -> list[str]:
    """The kinds of move that seats say, in the order declared."""
    return [move.name for move in definition.moves.moves if move.by is None]


def games() -> Iterator[Definition]:
    """The installed games; what cannot be opened fails elsewhere."""
    for name in registry.names():
        with suppress(BadDefinition):
            yield registry.definition(name)


def every_kind() -> Iterator[ParameterSet]:
    """Each game with each kind of its moves."""
    for game in games():
        for kind in kinds(game):
            yield pytest.param(game, kind, id=f"{game.name}-{kind}", marks=pytest.mark.xdist_group(game.name))


def choices(definition: Definition, bots: list[str], seed: int) -> Iterator[tuple[str, str, list[str]]]:
    """Every choice in a game of each variant: who made it, what it was, and what it could have been."""
    for variant in definition.variants:
        game = definition.load(definition.default_players, variant.name)
        seated = [bots[seat % len(bots)] for seat in range(game.players)]
        match = game.start()
        for code in soan.simulate(game, seated, games=1, seed=seed, rotate=False).replay(0).history:
            if match.actor is not None and match.actor != NATURE:
                legal = [action.notation for action in match.legal()]
                yield seated[match.actor], definition.moves.notation(code), legal
            match.play(code)


def meant(kind: str, moves: list[str]) -> list[str]:
    """The moves in whose notation a word stands."""
    return [move for move in moves if kind in move.split()]


@pytest.mark.parametrize(("game", "kind"), list(every_kind()))
def test_a_kind_of_move_is_preferred_and_avoided(game: Definition, kind: str) -> None:
    """Who prefers it does it whenever that is possible; who avoids it only if nothing else is."""
    prefers, avoids = f"random+prefer:{kind}", f"random+avoid:{kind}"
    for seed in range(ROUNDS):
        came_up = False
        obeyed = set[str]()
        for bot, said, legal in choices(game, [prefers, avoids], seed):
            wanted = meant(kind, legal)
            came_up |= any(move.split()[0] == kind for move in wanted)
            if 0 < len(wanted) < len(legal):  # there is a choice: the kind, or another
                assert (said in wanted) == (bot == prefers)
                obeyed.add(bot)
            if came_up and len(obeyed) == 2:
                return
        if came_up:  # some are never said beside another kind, as the only kind of a game
            return
    pytest.fail(f"{game.name}: in no game of any variant could {kind!r} be said; is it still needed?")


@pytest.mark.parametrize("game", [pytest.param(game, id=game.name) for game in games()])
def test_a_policy_of_all_kinds_keeps_their_order(game: Definition) -> None:
    """Whatever is possible, the first of the list is said, and the last if they are listed the other way round."""
    forth, back = kinds(game), kinds(game)[::-1]
    orders = {make(f"policy:{','.join(order)}").name: order for order in (forth, back)}
    for bot, said, legal in choices(game, list(orders), seed=1):
        first = next(kind for kind in orders[bot] if meant(kind, legal))
        assert said in meant(first, legal)
