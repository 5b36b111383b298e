"""The rule book: the same in both languages, and carried out paragraph by paragraph."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soan.kernel.conformance.suite import of_definition
from soan.kernel.rulebook import carried_out, gaps, matrix, paragraphs, rule_book
from soan.kernel.text import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from soan.kernel.definition import Definition


@of_definition
def rule_books_agree(definition: Definition) -> Iterator[str]:
    """The rule book has the same paragraphs in both languages, in the same order."""
    en, ja = (paragraphs(rule_book(definition.package, language)) for language in LANGUAGES)
    names = [[paragraph.id for paragraph in book] for book in (en, ja)]
    for language, mine, other in (("en", *names), ("ja", *names[::-1])):
        missing = [name for name in other if name not in mine]
        if missing:
            yield f"rulebook.{language}.md lacks {', '.join(missing)}"
    if sorted(names[0]) == sorted(names[1]) and names[0] != names[1]:
        place = next(n for n, (a, b) in enumerate(zip(*names, strict=True)) if a != b)
        yield f"the rule books go apart at [{names[0][place]}] and [{names[1][place]}]; use one order"
    reasons = [{paragraph.id for paragraph in book if paragraph.not_modelled} for book in (en, ja)]
    for name in sorted(reasons[0] ^ reasons[1]):
        yield f"[{name}] is not modelled in one language only"


@of_definition
def rules_are_carried_out(definition: Definition) -> Iterator[str]:
    """Every paragraph has a rule function or says why it is not modelled, and every id in the code is a paragraph."""
    rows = matrix(definition.package, definition.name, None)
    yield from gaps(rows, tests=False)
    known = {row.paragraph.id for row in rows}
    for mention in carried_out(definition.package):
        if mention.paragraph not in known:
            yield f"{mention.file}, line {mention.line}: there is no paragraph [{mention.paragraph}] in the rule book"
    for option in definition.options:
        if option.rule not in known:
            yield f"option {option.name!r} varies [{option.rule}], which is no paragraph of the rule book"
