"""Options and variants are what they say, and all of their values can be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

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
