"""Brings back a match from its transcript."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from soan.kernel import registry
from soan.kernel.errors import CorruptReplay, RulesChanged, SoanError, UnknownGame
from soan.kernel.fingerprint import fingerprint
from soan.kernel.transcript import parse

if TYPE_CHECKING:
    from collections.abc import Mapping

    from soan.kernel.definition import Definition, Game
    from soan.kernel.match import Match


def replay(path: str | Path, *, game: str | Path | None = None, changed_rules: bool = False) -> Match:
    """Brings back a match from a file.

    Args:
        path: of a file that :meth:`Match.save` wrote.
        game: the folder of its game; None for the installed game whose name is in the file.
        changed_rules: replay it even though the rules have changed since.

    Returns:
        The match, standing where it stood.

    Raises:
        CorruptReplay: if the file is no replay, or was damaged.
        RulesChanged: if the rules are no longer those that it was played by; with ``changed_rules`` only if a move is
            no longer possible, with the match up to there.
        UnknownGame: if its game is not installed here, or is not that of the folder.
        BadDefinition: if its game cannot be imported.
        BadOption: if its game no longer has an option or a value.
        OSError: if the file cannot be read.
    """
    try:
        return from_text(Path(path).read_text("utf-8"), game=game, changed_rules=changed_rules)
    except UnicodeDecodeError:
        raise CorruptReplay(f"{path} is no replay of Soan: it is no text") from None
    except RulesChanged as error:
        raise RulesChanged(f"{path}: {error}", error.match) from None
    except CorruptReplay as error:
        raise CorruptReplay(f"{path}: {error}") from None
    except UnknownGame as error:
        raise UnknownGame(f"{path}: {error}") from None


def from_text(text: str, *, game: str | Path | None = None, changed_rules: bool = False) -> Match:
    """Brings back a match from the text of a replay; arguments and errors as :func:`replay`."""
    head = parse(text)
    loaded = _definition(head["game"], game).load(head["players"], head["variant"], **head["options"])
    return _played(loaded, head, changed_rules=changed_rules)


def _definition(name: str, folder: str | Path | None) -> Definition:
    """The game of a replay."""
    if folder is not None:
        found = registry.find(folder)
        if found.name != name:
            raise UnknownGame(f"this is a match of {name!r}, and {folder} holds {found.name!r}; name the right folder")
        return found
    try:
        return registry.definition(name)  # never a path: whoever wrote the file does not say what is imported here
    except UnknownGame as error:
        raise UnknownGame(
            f"{error}. If its rules lie in a folder, name it: --game FOLDER, in Python game=FOLDER"
        ) from None


def _played(game: Game, head: Mapping[str, Any], *, changed_rules: bool) -> Match:
    """The match of a replay, all its moves made again."""
    rules = fingerprint(game.definition)
    if head["rules"] != rules and not changed_rules:
        raise RulesChanged(
            f"the rules of {game.name} have changed since this match was played ({head['rules']}, now {rules}); "
            "replay it with the version of that time, or pass --changed-rules to see how far it goes"
        )
    match = game.start(head["seed"])
    for number, move in enumerate(head["moves"], 1):
        try:
            match.play(move)
        except (SoanError, ValueError) as error:
            what = f"move {number} of {len(head['moves'])}: {error}"
            raise (CorruptReplay(what) if head["rules"] == rules else RulesChanged(what, match)) from None
    return match
