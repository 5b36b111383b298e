"""A match as text: the game, its options, the rules' hash and every move in notation. It can be read and typed."""

from __future__ import annotations

import hashlib
import json
import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from soan.kernel.errors import CorruptReplay
from soan.kernel.fingerprint import fingerprint
from soan.kernel.options import RESERVED
from soan.kernel.whole import is_whole

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
    except OSError as error:
        raise type(error)(error.errno, error.strerror, str(target)) from None
    finally:
        with suppress(OSError):
            draft.unlink()


def parse(text: str) -> dict[str, Any]:
    """What the text of a replay says, whole and of the right types.

    Raises:
        CorruptReplay: if it is no replay, or was damaged.
    """
    try:
        head: dict[str, Any] = dict(json.loads(text))
    except (ValueError, TypeError, RecursionError):  # the last where brackets stand in brackets by the thousand
        raise CorruptReplay("this is no replay of Soan: it is not a JSON object; was the file cut short?") from None
    if head.get("format") != FORMAT:
        raise CorruptReplay(f"this is no replay of Soan (format {FORMAT!r} expected)")
    check = head.pop("check", None)
    if check != _checksum(head):
        raise CorruptReplay("the replay was damaged or edited: its checksum does not fit")
    kinds = {"game": str, "rules": str, "players": int, "variant": str, "options": dict, "moves": list}
    bad = [name for name, kind in kinds.items() if not isinstance(head.get(name), kind)]
    if not bad:
        bad = sorted(RESERVED.intersection(head["options"]))
    seed = head.get("seed")
    if bad or not all(isinstance(move, str) for move in head["moves"]) or not (seed is None or is_whole(seed)):
        raise CorruptReplay(f"the replay lacks what it needs ({', '.join(bad) or 'moves, seed'})")
    return head


def _checksum(head: dict[str, Any]) -> str:
    # Half a character, which JSON can escape, is no text; what names it is refused where it is looked up.
    text = json.dumps(head, sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]
