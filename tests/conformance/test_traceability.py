"""Every paragraph of every rule book has a rule function and a test, or says why it is not modelled."""

from __future__ import annotations

import pytest

from soan.kernel import registry
from soan.kernel.rulebook import folder_of_tests, gaps, marked, matrix, paragraphs, rule_book


@pytest.mark.parametrize("name", registry.names())
def test_the_matrix_has_no_gaps(name: str) -> None:
    """Each paragraph is carried out and tested."""
    package = registry.definition(name).package
    assert list(gaps(matrix(package, name, folder_of_tests(package)), tests=True)) == []


@pytest.mark.parametrize("name", registry.names())
def test_marks_name_paragraphs(name: str) -> None:
    """No test of a game is marked with an id that its rule book does not have."""
    package = registry.definition(name).package
    known = {paragraph.id for paragraph in paragraphs(rule_book(package, "en"))}
    tests = folder_of_tests(package)
    assert tests is not None
    assert {mention.paragraph for mention in marked(tests, name)} <= known
