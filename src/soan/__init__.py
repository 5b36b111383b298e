"""Soan (草案, "draft"): play a tabletop game whose rule book is still a draft, and playtest it in bulk."""

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
    View,
)
from soan.kernel.registry import load
from soan.kernel.registry import names as games
from soan.kernel.replay import replay

__all__ = [
    "NATURE", "BadDefinition", "BadNotation", "BadOption", "CorruptReplay", "Definition", "Game", "GameOver",
    "IllegalMove", "Match", "NotYourTurn", "RulesChanged", "SoanError", "UnknownBot", "UnknownGame", "View", "games",
    "load", "replay",
]  # fmt: skip
