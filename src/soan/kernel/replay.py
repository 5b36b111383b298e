"""A match as a file: the game, its options, the rules' hash and every move in notation. It can be read and typed."""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from soan.kernel.errors import CorruptReplay, RulesChanged, SoanError
from soan.kernel.fingerprint import fingerprint
from soan.kernel.registry import load

if TYPE_CHECKING:
    from soan.kernel.match import Match

FORMAT = "soan-replay-1"


def to_text(match: Match) -> str:
    """The text of a replay.

    It holds every outcome of chance, hidden cards included: while a match is on, it is for its keeper only.
    """
    game = match.game
    moves = game.definition.moves
    head = {
        "format": FORMAT,
        "game": game.name,
        "rules": fingerprint(game.definition),
        "players": game.players,
        "variant": game.variant,
        "options": game.options,
        "seed": match.seed,
        "moves": [moves.notation(code) for code in match.history],
    }
    return json.dumps({**head, "check": _checksum(head)}, ensure_ascii=False, indent=1) + "\n"


def save(match: Match, path: str | Path) -> None:
    """Writes a match; the file is replaced whole or not at all.

    Raises:
        OSError: if the file cannot be written; what was there before is still there.
    """
    target = Path(path)
    draft = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        draft.write_text(to_text(match), "utf-8")
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)


def replay(path: str | Path, *, changed_rules: bool = False) -> Match:
    """Brings back a match from a file.

    Args:
        path: of a file that :meth:`Match.save` wrote.
        changed_rules: replay it even though the rules have changed since, as far as its moves are still possible.

    Returns:
        The match, standing where it stood.

    Raises:
        CorruptReplay: if the file is no replay, or was damaged.
        RulesChanged: if the rules are no longer those that it was played by.
        UnknownGame, BadOption: if its game or an option is not installed here.
        OSError: if the file cannot be read.
    """
    try:
        return from_text(Path(path).read_text("utf-8"), changed_rules=changed_rules)
    except UnicodeDecodeError:
        raise CorruptReplay(f"{path} is no replay of Soan: it is no text") from None
    except CorruptReplay as error:
        raise type(error)(f"{path}: {error}") from None


def from_text(text: str, *, changed_rules: bool = False) -> Match:
    """Brings back a match from the text of a replay; errors as :func:`replay`."""
    head = _parse(text)
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
            kind = RulesChanged if head["rules"] != rules else CorruptReplay
            raise kind(f"move {number} of {len(head['moves'])}: {error}") from None
    return match


def _parse(text: str) -> dict[str, Any]:
    try:
        head = json.loads(text)
    except ValueError:
        raise CorruptReplay("this is no replay of Soan: it is not JSON; was the file cut short?") from None
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise CorruptReplay(f"this is no replay of Soan (format {FORMAT!r} expected)")
    check = head.pop("check", None)
    if check != _checksum(head):
        raise CorruptReplay("the replay was damaged or edited: its checksum does not fit")
    kinds = {"game": str, "rules": str, "players": int, "variant": str, "options": dict, "moves": list}
    bad = [name for name, kind in kinds.items() if not isinstance(head.get(name), kind)]
    if bad or not all(isinstance(move, str) for move in head["moves"]) or not isinstance(head.get("seed"), int | None):
        raise CorruptReplay(f"the replay lacks what it needs ({', '.join(bad) or 'moves, seed'})")
    return head


def _checksum(head: dict[str, Any]) -> str:
    return hashlib.sha256(json.dumps(head, sort_keys=True, ensure_ascii=False).encode()).hexdigest()[:16]
