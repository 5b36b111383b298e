"""Options and variants are what they say, all of their values can be played, and rules count in whole numbers."""

from __future__ import annotations

import dis
from pathlib import Path
from typing import TYPE_CHECKING, Any

from soan.kernel.compiled import names_used, rules_reached
from soan.kernel.conformance.sample import where
from soan.kernel.conformance.suite import of_definition
from soan.kernel.definition import Game
from soan.kernel.options import settle

if TYPE_CHECKING:
    from collections.abc import Iterator

    from soan.kernel.definition import Definition
    from soan.kernel.options import Option, Value


@of_definition
def first_variant_is_the_draft(definition: Definition) -> Iterator[str]:
    """The first variant, the draft as written, is what the options' defaults say."""
    draft = definition.variants[0]
    values = settle(definition.options, definition.variants, draft.name, {})
    changed = [option.name for option in definition.options if values[option.name] != option.default]
    if changed:
        yield f"variant {draft.name!r} is the draft as written, but changes {', '.join(changed)}: use these as defaults"


@of_definition
def options_can_be_chosen(definition: Definition) -> Iterator[str]:
    """Every choice, and both ends of every range, can be played in every variant unless ``check`` refuses it."""
    settings = [(variant.name, players) for variant in definition.variants for players in definition.players]
    # What is wrong without the option, too, is not the option's fault; the played games tell it.
    anyway = {setting: _problem(definition, setting[1], setting[0], {}) for setting in settings}
    for option in definition.options:
        for value in _extremes(option):
            for variant, players in settings:
                problem = _problem(definition, players, variant, {option.name: value})
                if problem and problem != anyway[variant, players]:
                    yield f"{option.name}={option.show(value)} ({variant}, {players} players): {problem}"


@of_definition
def numbers_are_whole(definition: Definition) -> Iterator[str]:
    """No rule makes a fraction, which a field would cut off without a word."""
    rules = rules_reached(value for value in definition.bound.values() if callable(value))
    for function in rules:
        if not function.__module__.startswith("soan.kernel."):
            file = Path(function.__code__.co_filename).name
            for line, what in _fractions(function):
                yield f"{file}, line {line}, in {function.__name__}: {what}"


def _fractions(function: Any) -> Iterator[tuple[int | None, str]]:
    """Where a rule divides or names a number with a fraction, by line, and what to write instead."""
    code = function.__code__
    for step in dis.get_instructions(code):
        line = step.positions.lineno if step.positions else None
        if step.opname == "BINARY_OP" and step.argrepr in {"/", "/="}:
            yield line, f"{step.argrepr} makes a fraction; write /{step.argrepr}, which rounds down"
        elif step.opname == "LOAD_CONST" and isinstance(step.argval, float):
            yield line, f"{step.argval} is no whole number; fields cut off what is behind the point"
    for name in names_used(code):
        if isinstance(function.__globals__.get(name), float):
            yield code.co_firstlineno, f"{name} is no whole number; fields cut off what is behind the point"


def _extremes(option: Option) -> tuple[Value, ...]:
    if option.kind == "switch":
        return (False, True)
    if option.kind == "choice":
        return option.choices
    if option.kind == "number":
        return (option.low, option.high)
    assert isinstance(option.default, tuple)  # a table
    return tuple((bound,) * len(option.default) for bound in (option.low, option.high))


def _problem(definition: Definition, players: int, variant: str, given: dict[str, Any]) -> str | None:
    values = settle(definition.options, definition.variants, variant, given)
    try:
        definition.check(values, players)
    except ValueError:
        return None
    try:
        Game(definition, players, variant, values).start()
    except Exception as error:  # noqa: BLE001 - whatever tabulate or setup raises is a finding
        return where(error, definition)
    return None
