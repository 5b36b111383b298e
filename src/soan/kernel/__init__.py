"""The kernel: the contract of a game, and what can be done with any game that keeps it."""

from soan.kernel.definition import Definition, Game
from soan.kernel.errors import (
    BadDefinition,
    BadNotation,
    BadOption,
    CorruptReplay,
    GameOver,
    IllegalMove,
    NotYourTurn,
    RulesChanged,
    SoanError,
    UnknownBot,
    UnknownGame,
    UnknownSeat,
)
from soan.kernel.events import Event, Events, Told, heard, tell
from soan.kernel.luck import below
from soan.kernel.match import Action, Match, View
from soan.kernel.moves import NATURE, OVER, Domain, Kind, Move, Moves, Numbers, code
from soan.kernel.options import Option, Variant
from soan.kernel.record import Field, everyone, nobody, owner, shown
from soan.kernel.rule import rule

__all__ = [
    "NATURE", "OVER", "Action", "BadDefinition", "BadNotation", "BadOption", "CorruptReplay", "Definition", "Domain",
    "Event", "Events", "Field", "Game", "GameOver", "IllegalMove", "Kind", "Match", "Move", "Moves", "NotYourTurn",
    "Numbers", "Option", "RulesChanged", "SoanError", "Told", "UnknownBot", "UnknownGame", "UnknownSeat", "Variant",
    "View", "below", "code", "everyone", "heard", "nobody", "owner", "rule", "shown", "tell",
]  # fmt: skip
