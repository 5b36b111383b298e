"""What every game is held to by being registered, as a library for pytest and for ``soan check``.

A check is a function that looks at a definition or at a few games that were played at random, and tells what is wrong
in sentences. :func:`examine` runs them all and gives findings; tests name the checks one by one.
"""

from soan.kernel.conformance import (
    book,
    chances,
    declarations,
    endings,
    legality,
    repetition,
    secrets,
    standing,
    story,
    twins,
    words,
)
from soan.kernel.conformance.sample import Sample, place
from soan.kernel.conformance.suite import Check, Finding, Setting, checks, examine, findings, parts, settings

__all__ = [
    "Check", "Finding", "Sample", "Setting", "book", "chances", "checks", "declarations", "endings", "examine",
    "findings", "legality", "parts", "place", "repetition", "secrets", "settings", "standing", "story", "twins",
    "words",
]  # fmt: skip
