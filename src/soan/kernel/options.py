"""The numbers of a draft that may vary: options, variants, and the one record that rules read them from."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

from soan.kernel.errors import BadDefinition, BadOption, suggest

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Value = bool | int | str | tuple[int, ...]

#: What a game is loaded with besides its options, by these names.
RESERVED = frozenset({"players", "variant"})

SWITCH = {"on": True, "true": True, "yes": True, "1": True, "off": False, "false": False, "no": False, "0": False}


@dataclass(frozen=True, init=False)
class Option:
    """Declares one number or choice of the draft.

    Args:
        name: how Python, the command line and the form call it.
        default: the draft as written. A bool makes a switch, an int a number, a str a choice, a sequence of ints a
            table of that length.
        rule: the id of the paragraph that it varies.
        choices: the words of a choice; the default is one of them.
        low, high: the range of a number, or of each number of a table.

    Raises:
        BadDefinition: if the default is not a value of the option, or the name cannot be one.
    """

    name: str
    default: Value
    rule: str
    choices: tuple[str, ...]
    low: int
    high: int

    def __init__(
        self,
        name: str,
        default: bool | int | str | Sequence[int],  # noqa: FBT001 - the type of the default is the type of the option
        *,
        rule: str,
        choices: Sequence[str] = (),
        low: int = 0,
        high: int = 0,
    ) -> None:
        if not isinstance(default, bool | int | str | list | tuple):
            raise BadDefinition(
                f"option {name!r}: its default {default!r} is none of: a whole number, True or False, a word of"
                " choices, a list of whole numbers"
            )
        value = default if isinstance(default, bool | int | str) else tuple(default)
        for part, given in {"rule": rule, "choices": tuple(choices), "low": low, "high": high, "name": name}.items():
            object.__setattr__(self, part, given)
        object.__setattr__(self, "default", value)
        if name in RESERVED or not name.isidentifier():
            raise BadDefinition(f"an option cannot be called {name!r}; choose another name")
        try:
            self.read(value)
        except BadOption as error:
            raise BadDefinition(f"the default of an option is not one of its values: {error}") from None

    @property
    def kind(self) -> str:
        """``switch``, ``number``, ``choice`` or ``table``."""
        if isinstance(self.default, bool):
            return "switch"
        if isinstance(self.default, int):
            return "number"
        return "choice" if isinstance(self.default, str) else "table"

    @property
    def wanted(self) -> str:
        """What a value looks like, for messages and forms."""
        if self.kind == "switch":
            return "on or off"
        if self.kind == "number":
            return f"a whole number from {self.low} to {self.high}"
        if self.kind == "choice":
            return "one of " + ", ".join(self.choices)
        assert isinstance(self.default, tuple)  # a table
        return f"a list of {len(self.default)} whole numbers from {self.low} to {self.high}, like {list(self.default)}"

    def read(self, given: object) -> Value:
        """Turns what a person or a program gave into a value.

        Args:
            given: the value itself, or its text as on the command line (``on``, ``6``, ``refill``, ``[4,8,12,18]``).

        Raises:
            BadOption: if it is none.
        """
        value = getattr(self, f"_read_{self.kind}")(given)
        if value is None:
            raise BadOption(f"{self.name}={self.show(given)} is not possible: give {self.wanted}")
        return value

    def show(self, value: object) -> str:
        """The text of a value, as the command line takes it."""
        if isinstance(value, bool):
            return "on" if value else "off"
        if isinstance(value, tuple | list):
            return json.dumps(list(cast("Sequence[object]", value)), separators=(",", ":"), default=str)
        return str(value)

    def number(self, value: Value) -> int:
        """A value as the rules read it: a choice as its index, a switch as 0 or 1."""
        assert not isinstance(value, tuple)  # a table is no scalar
        return self.choices.index(value) if isinstance(value, str) else int(value)

    def _read_switch(self, given: object) -> bool | None:
        return given if isinstance(given, bool) else SWITCH.get(str(given).strip().lower())

    def _read_number(self, given: object) -> int | None:
        try:
            number = int(str(given).strip()) if not isinstance(given, bool | float) else None
        except ValueError:
            return None
        return number if number is not None and self.low <= number <= self.high else None

    def _read_choice(self, given: object) -> str | None:
        word = str(given).strip().lower()
        return word if word in self.choices else None

    def _read_table(self, given: object) -> tuple[int, ...] | None:
        assert isinstance(self.default, tuple)  # a table
        try:
            listed: Any = json.loads(given) if isinstance(given, str) else given
        except (ValueError, RecursionError):  # the last where brackets stand in brackets by the thousand
            return None
        if not isinstance(listed, list | tuple) or len(cast("Sequence[object]", listed)) != len(self.default):
            return None
        numbers = [self._read_number(number) for number in cast("Sequence[object]", listed)]
        return None if None in numbers else tuple(number for number in numbers if number is not None)


@dataclass(frozen=True, init=False)
class Variant:
    """A named set of options. The first variant of a game is the draft as written."""

    name: str
    options: Mapping[str, Any]

    def __init__(self, name: str, **options: Any) -> None:
        object.__setattr__(self, "name", name)
        object.__setattr__(self, "options", options)


def settle(
    options: Sequence[Option], variants: Sequence[Variant], variant: str | None, given: Mapping[str, object]
) -> dict[str, Value]:
    """The values of all options: the defaults, then the variant's, then those given.

    Args:
        options: what the game declares.
        variants: its named sets.
        variant: the name of one of them; None for the first.
        given: single options by name.

    Returns:
        A value for every option, in the order declared.

    Raises:
        BadOption: if a name or a value does not exist; all that is wrong is named in one message.
    """
    known = {option.name: option for option in options}
    chosen = variants[0] if variant is None else next((v for v in variants if v.name == variant), None)
    if chosen is None:
        raise BadOption(f"no variant {variant!r}; {suggest(str(variant), (v.name for v in variants))}")
    values = {option.name: option.default for option in options}
    wrong: list[str] = []
    for name, value in (*chosen.options.items(), *given.items()):
        if name not in known:
            wrong.append(f"no option {name!r}; {suggest(name, known)}")
            continue
        try:
            values[name] = known[name].read(value)
        except BadOption as error:
            wrong.append(str(error))
    if wrong:
        raise BadOption("; ".join(wrong))
    return values
