"""Brings back a match from its transcript."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from soan.kernel.errors import CorruptReplay, RulesChanged, SoanError
from soan.kernel.fingerprint import fingerprint
from soan.kernel.registry import load
from soan.kernel.transcript import parse

if TYPE_CHECKING:
    from soan.kernel.match import Match


def replay(path: str | Path, *, changed_rules: bool = False) -> Match:
    """Brings back a match from a file.

    Args:
        path: of a file that :meth:`Match.save` wrote.
        changed_rules: replay it even though the rules have changed since.

    Returns:
        The match, standing where it stood.

    Raises:
        CorruptReplay: if the file is no replay, or was damaged.
        RulesChanged: if the rules are no longer those that it was played by; with ``changed_rules`` only if a move is
            no longer possible, with the match up to there.
        UnknownGame, BadOption: if its game or an option is not installed here.
        OSError: if the file cannot be read.
    """
    try:
        return from_text(Path(path).read_text("utf-8"), changed_rules=changed_rules)
    except UnicodeDecodeError:
        raise CorruptReplay(f"{path} is no replay of Soan: it is no text") from None
    except RulesChanged as error:
        raise RulesChanged(f"{path}: {error}", error.match) from None
    except CorruptReplay as error:
        raise CorruptReplay(f"{path}: {error}") from None


def from_text(text: str, *, changed_rules: bool = False) -> Match:
    """Brings back a match from the text of a replay; errors as :func:`replay`."""
    head = parse(text)
    game = load(head["game"], head["players"], head["variant"], **head["options"])
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
