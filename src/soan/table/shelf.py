"""The games that can be played here, with what they bring to the page."""

from __future__ import annotations

from functools import cached_property
from importlib import import_module, resources
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import jinja2

from soan.kernel import BadOption, registry
from soan.kernel.fingerprint import fingerprint
from soan.kernel.options import settle
from soan.kernel.text import LANGUAGES
from soan.table.errors import NotHere
from soan.table.rulebook import render_rules

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping
    from importlib.resources.abc import Traversable

    from soan.kernel import Definition, View
    from soan.kernel.text import Catalogue


class Boxed:
    """A game in its box: its definition, and the page parts in its folder.

    Args:
        definition: what its author declared.
    """

    def __init__(self, definition: Definition) -> None:
        self.definition = definition
        self.name = definition.name
        self.files: Traversable = resources.files(definition.package)
        self._rules: dict[str, str] = {}

    @property
    def counts(self) -> str:
        """For how many players it is, ``2–4`` or ``2 · 4``."""
        numbers = sorted(self.definition.players)
        if len(numbers) > 1 and numbers == list(range(numbers[0], numbers[-1] + 1)):
            return f"{numbers[0]}–{numbers[-1]}"
        return " · ".join(map(str, numbers))

    def say(self, language: str, key: str, **variables: object) -> str:
        """The game's words."""
        return self.definition.catalogue(language).say(key, **variables)

    def words(self, language: str, variant: str | None, options: Mapping[str, object]) -> Catalogue:
        """The game's words as a variant and options have them; if the draft no longer has these, as it has them now."""
        definition = self.definition
        try:
            return definition.worded(language, settle(definition.options, definition.variants, variant, options))
        except BadOption:
            return definition.catalogue(language)

    @cached_property
    def rules_hash(self) -> str:
        """The hash that is pinned in every room."""
        return fingerprint(self.definition)

    @cached_property
    def hides(self) -> bool:
        """Whether there is anything that some seat may not see."""
        return len(self.definition.layout.hidden) > 0

    @cached_property
    def cover(self) -> bool:
        """Whether the game brings a picture for the home page."""
        return (self.files / "static" / "cover.svg").is_file()

    @cached_property
    def style(self) -> str | None:
        """The game's style sheet."""
        file = self.files / "style.css"
        return file.read_text("utf-8") if file.is_file() else None

    @cached_property
    def board(self) -> jinja2.Template | None:
        """The game's board, if it draws one."""
        if not (self.files / "board.html").is_file():
            return None
        environment = jinja2.Environment(
            loader=jinja2.FunctionLoader(lambda name: (self.files / name).read_text("utf-8")),
            autoescape=True,
            undefined=jinja2.StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )
        return environment.get_template("board.html")

    @cached_property
    def arrange(self) -> Callable[[View], Mapping[str, Any]] | None:
        """``board(view)`` of the game's ``view.py``, which arranges a view for its template."""
        name = f"{self.definition.package}.view"
        return import_module(name).board if find_spec(name) else None

    def static(self, path: str) -> str:
        """The address of a file in the game's ``static`` folder."""
        return f"/games/{self.name}/static/{path}"

    def rules(self, language: str) -> str:
        """The rule book as HTML, every rule under its id; empty if there is none."""
        if language not in self._rules:
            file = self.files / f"rulebook.{language}.md"
            self._rules[language] = render_rules(file.read_text("utf-8")) if file.is_file() else ""
        return self._rules[language]


class Shelf:
    """All games that can be played here.

    Args:
        definitions: of the games; None for those of all installed packages.

    Attributes:
        broken: installed games that cannot be opened, with the reason.
    """

    def __init__(self, definitions: Iterable[Definition] | None = None) -> None:
        self.broken: dict[str, str] = {}
        found = self._installed() if definitions is None else definitions
        self._boxes = {definition.name: Boxed(definition) for definition in found}

    def _installed(self) -> Iterator[Definition]:
        for name in registry.names():
            try:
                definition = registry.definition(name)
                for language in LANGUAGES:
                    definition.catalogue(language).say("game.tagline")
            except Exception as error:  # noqa: BLE001 - a game under development may fail in any way, the others play on
                self.broken[name] = f"{type(error).__name__}: {error}"
            else:
                yield definition

    def __iter__(self) -> Iterator[Boxed]:
        """The games: those with a picture first, then in alphabetical order."""
        return iter(sorted(self._boxes.values(), key=lambda box: (not box.cover, box.name)))

    def game(self, name: str) -> Boxed:
        """The game of that name.

        Raises:
            NotHere: if it is not installed.
        """
        if name not in self._boxes:
            raise NotHere("no-game", game=name)
        return self._boxes[name]
