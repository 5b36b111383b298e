"""Options of all kinds: what is taken, what is refused, and in which words."""

from __future__ import annotations

from typing import Any

import pytest

from soan.kernel import BadDefinition, BadOption, Option, Variant
from soan.kernel.options import settle

SWITCH = Option("flip", default=False, rule="P1")
NUMBER = Option("size", 6, rule="P1", low=3, high=12)
CHOICE = Option("world", "deal", rule="P1", choices=("deal", "refill"))
TABLE = Option("worth", (4, 8), rule="P1", low=0, high=99)
DEEP = "[" * 100_000
OPTIONS = (SWITCH, NUMBER, CHOICE, TABLE)
VARIANTS = (Variant("draft"), Variant("rich", size=9, worth=[9, 9]))


@pytest.mark.parametrize(
    ("option", "given", "value"),
    [
        *((SWITCH, text, True) for text in (True, "on", " ON ", "true", "yes", "1", 1)),
        *((SWITCH, text, False) for text in (False, "off", "False", "no", "0", 0)),
        *((NUMBER, text, 7) for text in (7, "7", " 7 ", "+7")),
        *((CHOICE, text, "refill") for text in ("refill", " Refill ")),
        *((TABLE, text, (1, 2)) for text in ((1, 2), [1, 2], "[1,2]", " [1, 2] ", ["1", "2"])),
    ],
)
def test_values_and_their_texts_are_read(option: Option, given: object, value: object) -> None:
    """What the option itself has, and what one would type on the command line."""
    assert option.read(given) == value


@pytest.mark.parametrize(
    ("option", "given", "message"),
    [
        (SWITCH, "maybe", "flip=maybe is not possible: give on or off"),
        (SWITCH, 2, "flip=2 is not possible: give on or off"),
        (NUMBER, 13, "size=13 is not possible: give a whole number from 3 to 12"),
        (NUMBER, "two", "size=two is not possible: give a whole number from 3 to 12"),
        (NUMBER, 4.0, "size=4.0 is not possible: give a whole number from 3 to 12"),
        (NUMBER, True, "size=on is not possible: give a whole number from 3 to 12"),
        (NUMBER, None, "size=None is not possible: give a whole number from 3 to 12"),
        (CHOICE, "draw", "world=draw is not possible: give one of deal, refill"),
        (TABLE, [1], "worth=[1] is not possible: give a list of 2 whole numbers from 0 to 99, like [4, 8]"),
        (TABLE, [1, 100], "worth=[1,100] is not possible: give a list of 2 whole numbers from 0 to 99, like [4, 8]"),
        (TABLE, "1,2", "worth=1,2 is not possible: give a list of 2 whole numbers from 0 to 99, like [4, 8]"),
        (TABLE, DEEP, f"worth={DEEP} is not possible: give a list of 2 whole numbers from 0 to 99, like [4, 8]"),
        (TABLE, 5, "worth=5 is not possible: give a list of 2 whole numbers from 0 to 99, like [4, 8]"),
    ],
)
def test_other_values_are_refused_with_what_is_possible(option: Option, given: object, message: str) -> None:
    """The message names the option, what was given, and what to give."""
    with pytest.raises(BadOption) as error:
        option.read(given)
    assert str(error.value) == message


@pytest.mark.parametrize(
    ("option", "kind", "number"), [(SWITCH, "switch", 0), (NUMBER, "number", 6), (CHOICE, "choice", 0)]
)
def test_rules_read_numbers(option: Option, kind: str, number: int) -> None:
    """A switch is 0 or 1, a choice its place in the list."""
    assert option.kind == kind
    assert option.number(option.default) == number
    assert TABLE.kind == "table"
    assert CHOICE.number("refill") == 1


@pytest.mark.parametrize("option", OPTIONS)
def test_shown_values_read_back(option: Option) -> None:
    """What is shown of a value can be typed."""
    assert option.read(option.show(option.default)) == option.default


@pytest.mark.parametrize("default", [5.5, None, {4, 8}])
def test_a_default_of_no_kind_of_option_is_refused(default: Any) -> None:
    """A number with a fraction, say: the message names the option and what a default can be."""
    with pytest.raises(BadDefinition, match=r"option 'x': its default .* is none of: a whole number, True or False,"):
        Option("x", default, rule="X1")


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": "size", "default": 2, "low": 3, "high": 12},
        {"name": "world", "default": "draw", "choices": ("deal",)},
        {"name": "worth", "default": [1, 100], "high": 99},
    ],
)
def test_a_default_is_one_of_the_values(wrong: dict[str, Any]) -> None:
    """A declaration whose default is out of its own range is refused."""
    with pytest.raises(BadDefinition, match="the default of an option is not one of its values"):
        Option(**wrong, rule="P1")


@pytest.mark.parametrize("name", ["players", "variant", "two words", ""])
def test_a_name_can_be_given_beside_players_and_variant(name: str) -> None:
    """`soan.load` takes players, variant and options by name, so that no option may take these names."""
    with pytest.raises(BadDefinition, match=f"an option cannot be called {name!r}"):
        Option(name, default=False, rule="P1")


def test_defaults_then_variant_then_what_is_given() -> None:
    """The first variant is taken if none is named; single options go over the variant's."""
    assert settle(OPTIONS, VARIANTS, None, {}) == {"flip": False, "size": 6, "world": "deal", "worth": (4, 8)}
    assert settle(OPTIONS, VARIANTS, "rich", {"size": "8"})["size"] == 8
    assert settle(OPTIONS, VARIANTS, "rich", {"size": "8"})["worth"] == (9, 9)


def test_all_that_is_wrong_is_named_at_once() -> None:
    """One message for every unknown name and every bad value, so that one correction is enough."""
    with pytest.raises(BadOption) as error:
        settle(OPTIONS, VARIANTS, None, {"sise": 6, "flip": "maybe", "size": 99, "world": "refill"})
    assert str(error.value) == (
        "no option 'sise'; did you mean 'size'? There are: flip, size, world, worth; "
        "flip=maybe is not possible: give on or off; "
        "size=99 is not possible: give a whole number from 3 to 12"
    )


def test_an_unknown_variant_is_answered_with_those_there_are() -> None:
    """The nearest one first."""
    with pytest.raises(BadOption, match=r"no variant 'rihc'; did you mean 'rich'\? There are: draft, rich"):
        settle(OPTIONS, VARIANTS, "rihc", {})
