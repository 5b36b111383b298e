"""Words: nothing is missing in a language, and nothing is left over."""

from __future__ import annotations

import re
from importlib import resources
from typing import TYPE_CHECKING

from soan.kernel.conformance.suite import of_definition
from soan.kernel.moves import Numbers, variable_names
from soan.kernel.text import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator
    from importlib.resources.abc import Traversable

    from soan.kernel.definition import Definition
    from soan.kernel.moves import Domain

#: In pages and in ``view.py``: a key for the page in quotes; its beginning, if it ends in a hyphen.
PAGE_KEY = re.compile(r"""["'](page-[\w.-]+)["']""")
#: In pages: a key of any kind that is given to ``t`` as it stands.
KEY_OF_T = re.compile(r"""\bt\(\s*["']([\w.-]+)["']\s*[,)]""")


def wanted(definition: Definition) -> dict[str, set[str]]:
    """Every key for which the declarations ask for words, with the variables that these are given."""
    keys: dict[str, set[str]] = {"game": set(), "game.tagline": set()}
    for move in definition.moves.moves:
        keys[f"move-{move.name}"] = set(variable_names(move.domains))
    for event in definition.events.events:
        keys[f"event-{event.name}"] = {"seat", *variable_names(event.arguments)}
    for domain in _domains(definition):
        if not isinstance(domain, Numbers):
            keys.update((f"{domain.name}-{word}", set()) for word in domain.words)
        if not domain.sight.public:
            keys[f"{domain.name}-hidden"] = set()
    keys.update((f"score-{item}", set()) for item in definition.scoring)
    for option in definition.options:
        keys.update({f"option-{option.name}": set(), f"option-{option.name}.help": set()})
        keys.update((f"option-{option.name}-{choice}", set()) for choice in option.choices)
    if len(definition.variants) > 1:
        for variant in definition.variants:
            keys.update({f"variant-{variant.name}": set(), f"variant-{variant.name}.help": set()})
    return keys


def _domains(definition: Definition) -> list[Domain]:
    of_moves = [domain for move in definition.moves.moves for domain in move.domains]
    return of_moves + [domain for event in definition.events.events for domain in event.arguments]


@of_definition
def words_are_complete(definition: Definition) -> Iterator[str]:
    """Whatever can be said, told, scored or chosen has words in both languages, with variables that it has."""
    options = {option.name for option in definition.options if option.kind != "table"}
    page = {key: set[str]() for key in _keys_of_the_page(definition) if not key.endswith("-")}
    for language in LANGUAGES:
        words = definition.catalogue(language)
        for key, variables in {**wanted(definition), **page}.items():
            if key not in words:
                yield f"text.{language}.ftl has no words for {key}"
                continue
            unknown = {name for name in words.mentions(key) if name[0] == "$"} - {f"${v}" for v in variables | options}
            if unknown and key not in page:
                known = ", ".join(f"${name}" for name in sorted(variables | options)) or "none"
                yield f"text.{language}.ftl: {key} uses {', '.join(sorted(unknown))}; it is given {known}"


@of_definition
def no_words_are_left_over(definition: Definition) -> Iterator[str]:
    """Every key of the catalogues is asked for by a declaration, by the page, or by other words."""
    page = _keys_of_the_page(definition)
    for language in LANGUAGES:
        words = definition.catalogue(language)
        # A heading over the buttons of a kind of move is the author's choice.
        asked = {*wanted(definition), *page, *(f"move-{move.name}.heading" for move in definition.moves.moves)}
        asked |= {mentioned for key in words.keys() for mentioned in words.mentions(key)}  # noqa: SIM118 - no mapping
        beginnings = tuple(key for key in page if key.endswith("-"))
        for key in words.keys():  # noqa: SIM118
            if key not in asked and not (beginnings and key.startswith(beginnings)):
                yield f"text.{language}.ftl: nothing asks for {key}; remove it"


@of_definition
def words_are_in_both_languages(definition: Definition) -> Iterator[str]:
    """Both catalogues have the same keys."""
    first, second = (set(definition.catalogue(language).keys()) for language in LANGUAGES)
    for language, missing in zip(LANGUAGES, (second - first, first - second), strict=True):
        if missing:
            yield f"text.{language}.ftl lacks what the other language has: {', '.join(sorted(missing))}"


def _keys_of_the_page(definition: Definition) -> set[str]:
    """The keys that the game's own pages and ``view.py`` name; a beginning (``page-land-``) ends in a hyphen."""
    found: set[str] = set()
    for name, text in _sources(resources.files(definition.package)):
        found.update(PAGE_KEY.findall(text))
        if name.endswith(".html"):
            found.update(KEY_OF_T.findall(text))
    return found


def _sources(folder: Traversable) -> Iterator[tuple[str, str]]:
    for entry in folder.iterdir():
        if entry.is_dir() and entry.name != "__pycache__":
            yield from _sources(entry)
        elif entry.name.endswith((".html", ".py")):
            yield entry.name, entry.read_text("utf-8")
