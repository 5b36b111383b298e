"""Games are found through the entry points of installed packages; nobody imports a game by its module."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from traceback import extract_tb
from typing import TYPE_CHECKING

from soan.kernel.definition import Definition
from soan.kernel.errors import BadDefinition, SoanError, UnknownGame, suggest

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
        BadDefinition: if it cannot be imported, or if what the entry point names is no definition of that name.
    """
    point = next((point for point in entry_points(group=GROUP) if point.name == name), None)
    if point is None:
        raise UnknownGame(f"no game {name!r}; {suggest(name, names())}")
    try:
        found = point.load()
    except Exception as error:
        raise BadDefinition(_why(point.value, error)) from error
    if not isinstance(found, Definition):
        raise BadDefinition(f"entry point {name!r} names {point.value}, which is no soan.kernel.Definition")
    if found.name != name:
        raise BadDefinition(
            f"entry point {name!r} names {point.value}, which calls itself {found.name!r}; use one name"
        )
    return found


def definition_in(folder: str | Path) -> Definition:
    """The definition of a game in a folder, installed or not.

    Args:
        folder: a package whose ``__init__.py`` has a ``GAME``.

    Raises:
        UnknownGame: if there is no such package.
        BadDefinition: if it cannot be imported, or its ``GAME`` is no definition.
    """
    package = Path(folder).resolve()
    if not (package / "__init__.py").is_file():
        raise UnknownGame(f"{folder} is no folder of a game: it has no __init__.py with a GAME{_inside(package)}")
    root = package.parent
    while (root / "__init__.py").is_file():
        root = root.parent
    name = ".".join(package.relative_to(root).parts)
    if str(root) not in sys.path:
        sys.path.insert(0, str(root))
    try:
        module = import_module(name)
    except Exception as error:
        raise BadDefinition(_why(name, error)) from error
    if module.__file__ is None or Path(module.__file__).resolve().parent != package:
        raise BadDefinition(f"{folder}: there is another package {name!r} ({module.__file__}); rename the folder")
    found = getattr(module, "GAME", None)
    if not isinstance(found, Definition):
        raise BadDefinition(f"{name} has no GAME, a soan.kernel.Definition; see docs/contract.md")
    return found


def find(game: str | Path) -> Definition:
    """The definition of an installed game, or of the game in a folder.

    Args:
        game: its name; or the folder, a path or a text with a slash in it, or dots alone.

    Raises:
        UnknownGame, BadDefinition: as :func:`definition` and :func:`definition_in`.
    """
    if isinstance(game, Path) or {"/", os.sep}.intersection(game) or game in {".", ".."}:
        return definition_in(game)
    if game not in names() and (Path(game) / "__init__.py").is_file():
        raise UnknownGame(f"no game {game!r} is installed, but there is a folder of that name: write ./{game}")
    return definition(game)


def _inside(folder: Path) -> str:
    """Ends the message about a folder that holds a game one step further in, as the folder of a project does."""
    files = sorted(folder.glob("*/__init__.py")) if folder.is_dir() else []
    games = [file.parent for file in files if "GAME" in file.read_text("utf-8", errors="replace")]
    return f"; did you mean {folder.name}/{games[0].name}?" if games else ""


def _why(module: str, error: Exception) -> str:
    """Why a game cannot be imported, and where in its own files; what the kernel refused says the rest by itself."""
    what = str(error) if isinstance(error, SoanError) else f"{type(error).__name__}: {error}"
    inside = f"/{module.partition(':')[0].replace('.', '/')}/"
    own = [frame for frame in extract_tb(error.__traceback__) if inside in Path(frame.filename).as_posix()]
    # A syntax error names its own place.
    place = (
        f" ({Path(own[-1].filename).name}, line {own[-1].lineno})" if own and not isinstance(error, SyntaxError) else ""
    )
    return f"{module} cannot be imported: {what}{place}"


def load(name: str | Path, /, players: int | None = None, variant: str | None = None, **options: object) -> Game:
    """Loads a game for a number of players, a variant and options.

    Args:
        name: of an installed game (``soan.game_names()`` lists them), or the folder of a game (``"./mygame"``).
        players: how many play; None for the game's usual number.
        variant: a named set of options; None for the draft as written.
        **options: single options, over the variant's.

    Raises:
        UnknownGame: if there is no such game.
        BadDefinition: if it cannot be imported.
        BadOption: if the number of players, the variant, an option or a value is not possible.

    Example:
        >>> game = load("undecim", players=4, variant="refill6")
    """
    return find(name).load(players, variant, **options)
