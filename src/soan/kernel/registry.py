"""Games are found through the entry points of installed packages; nobody imports a game by its module."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import TYPE_CHECKING

from soan.kernel.definition import Definition
from soan.kernel.errors import BadDefinition, UnknownGame, suggest

if TYPE_CHECKING:
    from soan.kernel.definition import Game

GROUP = "soan.games"


def names() -> list[str]:
    """The names of all installed games, in alphabetical order."""
    return sorted({point.name for point in entry_points(group=GROUP)})


def definition(name: str) -> Definition:
    """The definition of an installed game.

    Args:
        name: as its entry point has it.

    Raises:
        UnknownGame: if no installed package offers it.
        BadDefinition: if what the entry point names is no definition.
    """
    point = next((point for point in entry_points(group=GROUP) if point.name == name), None)
    if point is None:
        raise UnknownGame(f"no game {name!r}; {suggest(name, names())}")
    found = point.load()
    if not isinstance(found, Definition):
        raise BadDefinition(f"entry point {name!r} names {point.value}, which is no soan.kernel.Definition")
    return found


def load(name: str, players: int | None = None, variant: str | None = None, **options: object) -> Game:
    """Loads a game for a number of players, a variant and options.

    Args:
        name: of an installed game; ``soan.game_names()`` lists them.
        players: how many play; None for the game's usual number.
        variant: a named set of options; None for the draft as written.
        **options: single options, over the variant's.

    Raises:
        UnknownGame: if there is no such game.
        BadOption: if the number of players, the variant, an option or a value is not possible.

    Example:
        >>> game = load("undecim", players=4, variant="refill6")
    """
    return definition(name).load(players, variant, **options)
