"""Soan (草案, "draft"): play a tabletop game whose rule book is still a draft, and playtest it in bulk."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from soan.kernel import (
        NATURE,
        BadDefinition,
        BadNotation,
        BadOption,
        CorruptReplay,
        Definition,
        Game,
        GameOver,
        IllegalMove,
        Match,
        NotYourTurn,
        RulesChanged,
        SoanError,
        UnknownBot,
        UnknownGame,
        UnknownSeat,
        View,
    )
    from soan.kernel.registry import load
    from soan.kernel.registry import names as game_names
    from soan.kernel.replay import replay
    from soan.lab.simulate import simulate

__all__ = [
    "NATURE", "BadDefinition", "BadNotation", "BadOption", "CorruptReplay", "Definition", "Game", "GameOver",
    "IllegalMove", "Match", "NotYourTurn", "RulesChanged", "SoanError", "UnknownBot", "UnknownGame", "UnknownSeat",
    "View", "game_names", "load", "replay", "simulate",
]  # fmt: skip

#: Where the names live that :mod:`soan.kernel` does not offer itself: module, and name there.
_ELSEWHERE = {
    "game_names": ("soan.kernel.registry", "names"),
    "load": ("soan.kernel.registry", "load"),
    "replay": ("soan.kernel.replay", "replay"),
    "simulate": ("soan.lab.simulate", "simulate"),
}


def __getattr__(name: str) -> Any:
    """Imports what is asked for when it is asked for: `soan --help` need not wait for NumPy."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module, there = _ELSEWHERE.get(name, ("soan.kernel", name))
    return getattr(import_module(module), there)
