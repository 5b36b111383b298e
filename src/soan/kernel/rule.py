"""The one decorator that a game's author meets: a function that carries out paragraphs of the rule book.

A rule stays a plain Python function. It can be stepped through, covered and called as it stands (that is the
*interpreted* mode); :mod:`soan.kernel.compiled` makes a machine-code twin of it without touching it.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, TypeVar, overload

from soan.kernel.errors import BadDefinition

if TYPE_CHECKING:
    from collections.abc import Callable

F = TypeVar("F", bound="Callable[..., Any]")

PARAGRAPH = re.compile(r"[A-Z]+-?\d+[a-z]?\Z")


@overload
def rule(function: F, /) -> F: ...
@overload
def rule(*paragraphs: str) -> Callable[[F], F]: ...
def rule(*given: Any) -> Any:
    """Marks a function as part of the rules, with the ids of the paragraphs that it carries out.

    Args:
        *given: ids such as ``"U-11"``; or nothing but the function, for a helper that has no paragraph of its own.

    Returns:
        The same function, marked.

    Raises:
        BadDefinition: if an id does not look like one (capital letters, a hyphen if you like, digits).

    Example:
        >>> @rule("P3")
        ... def bust(r, s): ...
        >>> bust.paragraphs
        ('P3',)
    """
    if len(given) == 1 and callable(given[0]):
        return _mark(given[0], ())
    for paragraph in given:
        if not isinstance(paragraph, str) or not PARAGRAPH.match(paragraph):
            raise BadDefinition(f"rule id {paragraph!r} does not look like one: write it like 'U-11' or 'P3'")

    def mark(function: F) -> F:
        return _mark(function, given)

    return mark


def _mark(function: F, paragraphs: tuple[str, ...]) -> F:
    function.paragraphs = paragraphs  # type: ignore[attr-defined]  # functions take attributes
    return function


def is_rule(value: object) -> bool:
    """Tells whether a value is a function marked by :func:`rule`."""
    return callable(value) and hasattr(value, "paragraphs") and hasattr(value, "__code__")


def loop(function: F) -> F:
    """Marks a function of the kernel or of a bot that is written against the names in :mod:`soan.kernel.names`.

    It means nothing until it is bound to a game, which puts the game's own rules under these names.
    """
    _mark(function, ())
    function.loop = True  # type: ignore[attr-defined]  # functions take attributes
    return function


def is_loop(value: object) -> bool:
    """Tells whether a value is a function marked by :func:`loop`."""
    return getattr(value, "loop", False) is True


def primitive(compiled: Callable[..., Any]) -> Callable[[F], F]:
    """Marks a kernel function that has a second wording for the compiler.

    64-bit arithmetic that wraps around is one thing to Python's integers and another to machine words, so such a
    function is written twice: readable, as the oracle; and for Numba. The tests hold the two together.

    Args:
        compiled: the wording for Numba.
    """

    def mark(function: F) -> F:
        _mark(function, ())
        function.compiled = compiled  # type: ignore[attr-defined]  # functions take attributes
        return function

    return mark
