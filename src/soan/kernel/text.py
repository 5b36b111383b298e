"""Words in English and Japanese, from catalogues in Fluent syntax (https://projectfluent.org)."""

from __future__ import annotations

from copy import copy
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

from soan.kernel.errors import BadDefinition, suggest

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

LANGUAGES = ("en", "ja")


class Catalogue:
    """The words of one package in one language.

    Args:
        source: the text of a ``.ftl`` file.
        language: ``en`` or ``ja``.
        name: of the file, for messages.

    Raises:
        BadDefinition: if a line is no Fluent.
    """

    def __init__(self, source: str, language: str, name: str) -> None:
        self.language = language
        self.name = name
        resource = FluentResource(source)
        self._messages = {entry.id.name: entry for entry in resource.body if isinstance(entry, Message)}
        junk = [entry for entry in resource.body if isinstance(entry, Junk)]
        if junk:
            raise BadDefinition(f"{name}: cannot be read as Fluent: {str(junk[0].content).strip().splitlines()[0]!r}")
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(resource)
        self._known: Mapping[str, Any] = {}

    @classmethod
    def of(cls, package: str, language: str) -> Catalogue:
        """The file ``text.LANGUAGE.ftl`` of a package."""
        return _catalogue(package, language)

    def knowing(self, variables: Mapping[str, Any]) -> Catalogue:
        """The same words, every message of which knows these variables; what :meth:`say` is given comes first."""
        twin = copy(self)
        twin._known = variables  # noqa: SLF001 - the same class
        return twin

    @property
    def knows(self) -> Mapping[str, Any]:
        """The variables that every message knows."""
        return self._known

    def keys(self) -> Iterator[str]:
        """Every key, attributes as ``key.attribute``."""
        for key, message in self._messages.items():
            if message.value is not None:
                yield key
            yield from (f"{key}.{attribute.id.name}" for attribute in message.attributes)

    def __contains__(self, key: str) -> bool:
        """Tells whether there are words for a key."""
        return key in set(self.keys())

    def mentions(self, key: str) -> set[str]:
        """What the words of a key refer to: ``$name`` for a variable, ``key`` for other words."""
        name, _, attribute = key.partition(".")
        message = self._messages[name]
        pattern = next((a.value for a in message.attributes if a.id.name == attribute), message.value)
        found = _References()
        found.visit(pattern)
        return found.names

    def say(self, key: str, /, **variables: Any) -> str:
        """The words of a key.

        Args:
            key: of a message, or ``message.attribute``.
            **variables: what stands for ``{ $name }`` in it.

        Raises:
            BadDefinition: if the key is missing, or a variable that it needs.
        """
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name) if self._bundle.has_message(name) else None
        pattern = None if message is None else message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise BadDefinition(f"{self.name}: no words for {key!r}; add them")
        words, problems = self._bundle.format_pattern(pattern, {**self._known, **variables})
        if problems:
            raise BadDefinition(f"{self.name}: {key}: {problems[0]}")
        return str(words)


class _References(Visitor):
    """Collects what a pattern refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the visitor's name for it
        self.names.add(f"${node.id.name}")

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 - likewise
        self.names.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)


@cache
def _catalogue(package: str, language: str) -> Catalogue:
    if language not in LANGUAGES:
        raise BadDefinition(f"no language {language!r}; {suggest(language, LANGUAGES)}")
    file = resources.files(package) / f"text.{language}.ftl"
    if not file.is_file():
        raise BadDefinition(f"{package} has no text.{language}.ftl")
    return Catalogue(file.read_text("utf-8"), language, f"{package}/text.{language}.ftl")
