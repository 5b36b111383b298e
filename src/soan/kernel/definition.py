"""A game as its author declares it, and as it is loaded for a number of players, a variant and options."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cached_property
from importlib import resources
from typing import TYPE_CHECKING, Any

import numpy as np

from soan.kernel import names
from soan.kernel.compiled import Interpreted, Twins, jit_enabled, rules_reached
from soan.kernel.errors import BadDefinition, BadOption
from soan.kernel.match import Match
from soan.kernel.moves import NATURE
from soan.kernel.options import Variant, settle
from soan.kernel.record import Field, Layout
from soan.kernel.rule import is_rule
from soan.kernel.text import Catalogue

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from types import ModuleType

    from soan.kernel.events import Events
    from soan.kernel.moves import Moves
    from soan.kernel.options import Option, Value

NEEDED = ("setup", "actor", "legal", "apply", "points")
#: All that the kernel asks the rules for.
ASKED = (*NEEDED, "chance", "tiebreak", "redeal")


def _no_tables(options: Mapping[str, Any], content: Mapping[str, Any], players: int) -> dict[str, Any]:
    return {}


def _all_well(options: Mapping[str, Any], players: int) -> None:
    return None


def _nothing_counted(r: Any, s: Any) -> dict[str, Any]:
    return {}


@dataclass(frozen=True, kw_only=True, eq=False)
class Definition:
    """A game: everything that its author declares. See ``docs/contract.md``.

    Attributes:
        name: how it is called everywhere, lower case.
        package: the package that holds its files (``__name__``).
        players: the numbers of players that the rule book allows.
        default_players: one of them.
        state: what lies on the table.
        moves, events, scoring: what is said, told and scored.
        rules: the module with the rule functions.
        longest: more decisions (of seats and NATURE) than any game takes.
        parameters: the content tables that rules read from ``r``.
        options, variants: what may vary; the first variant is the draft as written.
        tabulate: gives the arrays of ``parameters``.
        check: refuses combinations of options that make no sense, with a ValueError.
        conserved: counts, by name, what never changes in the course of a game: the cards that are always somewhere.

    Raises:
        BadDefinition: if the declarations do not fit together.
    """

    name: str
    package: str
    players: Sequence[int]
    default_players: int
    state: Sequence[Field]
    moves: Moves
    events: Events
    scoring: Sequence[str]
    rules: ModuleType
    longest: int
    parameters: Sequence[Field] = ()
    options: Sequence[Option] = ()
    variants: Sequence[Variant] = (Variant("draft"),)
    tabulate: Callable[[Mapping[str, Any], Mapping[str, Any], int], Mapping[str, Any]] = _no_tables
    check: Callable[[Mapping[str, Any], int], None] = _all_well
    conserved: Callable[[Any, Any], Mapping[str, Any]] = _nothing_counted
    engines: dict[bool, Any] = field(default_factory=dict, init=False, repr=False)

    def __post_init__(self) -> None:
        """Checks that the declarations fit together."""
        missing = [name for name in NEEDED if not hasattr(self.rules, name)]
        if any(move.by == NATURE for move in self.moves.moves) and not hasattr(self.rules, "chance"):
            missing.append("chance")
        if len(self.layout.hidden) and not hasattr(self.rules, "redeal"):
            missing.append("redeal")
        if missing:
            raise BadDefinition(f"{self.name}: its rules lack {', '.join(missing)}; see docs/contract.md")
        unmarked = [name for name in ASKED if hasattr(self.rules, name) and not is_rule(getattr(self.rules, name))]
        if unmarked:
            raise BadDefinition(f"{self.name}: no rule yet, since no @rule stands above it: {', '.join(unmarked)}")
        if self.default_players not in self.players:
            raise BadDefinition(
                f"{self.name}: default_players {self.default_players} is not in players {tuple(self.players)}"
            )
        for variant in self.variants:
            settle(self.options, self.variants, variant.name, {})

    def __repr__(self) -> str:
        variants = ", ".join(variant.name for variant in self.variants)
        return f"<Definition of {self.name}: {_listing(self.players)} players; variants: {variants}>"

    @property
    def seats(self) -> int:
        """The largest number of players."""
        return max(self.players)

    @cached_property
    def layout(self) -> Layout:
        """The state's record."""
        return Layout(self.state, self.seats)

    @cached_property
    def parameter_layout(self) -> Layout:
        """The record of numbers that rules receive as ``r``."""
        settings = [Field("players", "seats in play", low=1, high=self.seats)]
        for option in self.options:
            if option.kind == "number":
                settings.append(Field(option.name, option.rule, low=option.low, high=option.high))
            elif option.kind != "table":
                settings.append(Field(option.name, option.rule, high=max(1, len(option.choices) - 1)))
        return Layout((*settings, *self.parameters), self.seats)

    @cached_property
    def content(self) -> dict[str, Any]:
        """``content.toml``, parsed; empty if the game has none."""
        file = resources.files(self.package) / "content.toml"
        return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}

    def catalogue(self, language: str) -> Catalogue:
        """The game's words in a language (``en`` or ``ja``), as its first variant words them."""
        return self.worded(language, settle(self.options, self.variants, None, {}))

    def worded(self, language: str, options: Mapping[str, Value]) -> Catalogue:
        """The game's words in a language, where every message knows the options as variables (``{ $flip }``).

        A choice is its word, a switch ``on`` or ``off``, a number itself; a table has no variable.
        """
        words = Catalogue.of(self.package, language)
        values = ((o, options[o.name]) for o in self.options if o.kind != "table")
        return words.knowing({o.name: value if o.kind == "number" else o.show(value) for o, value in values})

    @cached_property
    def bound(self) -> dict[str, Any]:
        """The game's rules and numbers under the names of :mod:`soan.kernel.names`."""
        rules = {name: getattr(self.rules, name) for name in ASKED if hasattr(self.rules, name)}
        kinds = self.moves.kinds
        return {
            "tiebreak": names.no_tiebreak,
            "redeal": names.nothing_hidden,
            "chance": names.no_chance,
            **rules,
            "SEATS": self.seats,
            "ITEMS": len(self.scoring),
            "CODES": self.moves.count,
            "LONGEST": self.longest,
            "BASE": np.array([kind.base for kind in kinds], np.int32),
            "SIZE": np.array([kind.size for kind in kinds], np.int32),
            "HIDDEN_CELLS": self.layout.hidden,
        }

    @property
    def sources(self) -> tuple[str, ...]:
        """The packages whose sources decide what the rules do: the kernel's, the game's, and those it borrows from."""
        functions = [value for value in self.bound.values() if callable(value)]
        borrowed = {function.__module__ for function in rules_reached(functions)}
        return ("soan.kernel", self.package, *sorted(borrowed))

    def engine(self, *, compiled: bool) -> Interpreted | Twins:
        """The kernel's and the bots' loops bound to this game, interpreted or compiled.

        ``SOAN_JIT=0`` in the environment makes everything interpreted.
        """
        compiled = compiled and jit_enabled()
        if compiled not in self.engines:
            bound = self.bound
            self.engines[compiled] = Twins(self.name, self.sources, bound) if compiled else Interpreted(bound)
        return self.engines[compiled]

    def load(self, /, players: int | None = None, variant: str | None = None, **options: object) -> Game:
        """The game for a number of players, a variant and options.

        Raises:
            BadOption: if one of them is not possible.
        """
        players = self.default_players if players is None else players
        if type(players) is not int or players not in self.players:
            raise BadOption(f"{self.name} is for {_listing(self.players)} players, not {players}")
        values = settle(self.options, self.variants, variant, options)
        try:
            self.check(values, players)
        except ValueError as error:
            raise BadOption(f"{self.name}: {error}") from None
        return Game(self, players, variant or self.variants[0].name, values)


def _listing(numbers: Sequence[int]) -> str:
    *most, last = map(str, numbers)
    return f"{', '.join(most)} or {last}" if most else last


@dataclass(frozen=True, eq=False)
class Game:
    """A game that can be started: a definition with its numbers fixed.

    Attributes:
        definition: what its author declared.
        players: how many seats play.
        variant: the name of the set of options that it started from.
        options: the value of every option.
    """

    definition: Definition
    players: int
    variant: str
    options: Mapping[str, Value]
    parameters: Any = field(init=False, repr=False)

    def __post_init__(self) -> None:
        """Fills the read-only record that the rules receive."""
        d = self.definition
        record = d.parameter_layout.zeros(1)
        record[0]["players"] = self.players
        for option in d.options:
            if option.kind != "table":
                record[0][option.name] = option.number(self.options[option.name])
        tables = d.tabulate(self.options, d.content, self.players)
        if set(tables) != {f.name for f in d.parameters}:
            raise BadDefinition(
                f"{d.name}: tabulate gives {sorted(tables)}, declared are {sorted(f.name for f in d.parameters)}"
            )
        for name, table in tables.items():
            self._put(record[0], d.parameter_layout.fields[name], np.asarray(table))
        record.flags.writeable = False
        object.__setattr__(self, "parameters", record)

    def __repr__(self) -> str:
        usual = settle(self.definition.options, self.definition.variants, self.variant, {})
        changed = (f", {name}={value!r}" for name, value in self.options.items() if value != usual[name])
        return f"Game({self.name!r}, players={self.players}, variant={self.variant!r}{''.join(changed)})"

    def _put(self, record: Any, parameter: Field, table: np.ndarray[Any, Any]) -> None:
        """Puts a table of numbers into the record; what is too large for its type would wrap around there."""
        if table.shape != parameter.shape:
            raise BadDefinition(
                f"{self.name}: tabulate gives {parameter.name} the shape {table.shape}, declared is {parameter.shape}"
            )
        if table.size and (table.min() < parameter.low or table.max() > parameter.high):
            raise BadOption(f"{self.name}: {parameter.problem(table)}")
        record[parameter.name] = table

    @property
    def name(self) -> str:
        """The game's name."""
        return self.definition.name

    @property
    def r(self) -> Any:
        """The read-only record of numbers that rules receive."""
        return self.parameters[0]

    def catalogue(self, language: str) -> Catalogue:
        """The game's words in a language, as its options word them."""
        return self.definition.worded(language, self.options)

    def title(self, language: str = "en") -> str:
        """What the game is called in a language."""
        return self.catalogue(language).say("game")

    def start(self, seed: int | None = None) -> Match:
        """Begins a match.

        Args:
            seed: of NATURE's luck; None draws from the operating system's secure source.

        Returns:
            A match before its first move.
        """
        return Match(self, seed)
