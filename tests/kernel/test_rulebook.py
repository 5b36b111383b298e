"""Rule books, and who stands behind each paragraph."""

from __future__ import annotations

import sys
from pathlib import Path
from textwrap import dedent
from typing import TYPE_CHECKING

import pytest

from soan.kernel import BadDefinition
from soan.kernel.rulebook import carried_out, folder_of_tests, gaps, marked, matrix, paragraphs, rule_book

if TYPE_CHECKING:
    from soan.kernel import Definition

BOOK = """
# A game

Not a rule, even if it mentions [B1] somewhere.

[B1] The first rule
goes on here.

Not part of it.

1. [B2] A rule in a list,
   on two lines
2. [B-3a] and the next one.
- [B4] After a dash

## [B5] in a heading is none

[B6] Something (not modelled: nobody can).
[B7] これは（未対応：できません）。

[B8] Something (not modelled: in the middle) that goes on.
"""


def test_paragraphs_are_read_in_order() -> None:
    """As paragraphs or items of lists, over several lines, up to the next one, an empty line or a heading."""
    found = {paragraph.id: paragraph.text for paragraph in paragraphs(BOOK)}
    assert list(found) == ["B1", "B2", "B-3a", "B4", "B6", "B7", "B8"]
    assert found["B1"] == "The first rule goes on here."
    assert found["B2"] == "A rule in a list, on two lines"
    assert found["B4"] == "After a dash"


def test_what_is_not_modelled_says_why() -> None:
    """At its end, in either language."""
    reasons = {paragraph.id: paragraph.not_modelled for paragraph in paragraphs(BOOK)}
    assert reasons["B6"] == "nobody can"
    assert reasons["B7"] == "できません"
    assert reasons["B1"] is reasons["B8"] is None


def test_an_id_stands_once() -> None:
    """Two paragraphs with one id could not be told apart."""
    with pytest.raises(BadDefinition, match=r"two paragraphs \[B1\]; give each its own id"):
        paragraphs("[B1] One.\n\n[B1] Two.\n")


def test_a_missing_book_is_told(hush: Definition) -> None:
    """With the file to write."""
    assert rule_book(hush.package, "en").startswith("# Hush")
    with pytest.raises(BadDefinition, match=r"hush has no rulebook\.fr\.md; write one"):
        rule_book(hush.package, "fr")


def test_functions_are_found_in_the_sources(hush: Definition) -> None:
    """Wherever they are decorated, with file and line."""
    places = {(m.paragraph, m.function, m.file.name) for m in carried_out(hush.package)}
    assert {("H1", "setup", "rules.py"), ("H1", "tabulate", "declarations.py"), ("H4", "legal", "rules.py")} <= places
    assert all(mention.line > 1 for mention in carried_out(hush.package))


def test_a_module_is_no_package() -> None:
    """A game is a folder."""
    with pytest.raises(BadDefinition, match=r"json\.decoder is no package with sources"):
        carried_out("json.decoder")
    with pytest.raises(BadDefinition, match="no_such_thing is no package with sources"):
        carried_out("no_such_thing")


def write(file: Path, text: str) -> None:
    """Writes a file, and its folder."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(dedent(text), "utf-8")


def test_marks_are_found_on_functions_classes_cases_and_files(tmp_path: Path) -> None:
    """Wherever pytest lets one put a mark."""
    write(
        tmp_path / "test_all.py",
        """
        import pytest
        pytestmark = pytest.mark.rule("B1")
        @pytest.mark.rule("B2", "B-3a")
        def test_two(): ...
        @pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("B4"))])
        def test_cases(x):
            def inner(): ...
        class TestIt:
            @pytest.mark.rule("B6")
            async def test_method(self): ...
        @pytest.mark.rule(NAME, 5, "nothing like an id")
        def test_others(): ...
        """,
    )
    write(tmp_path / "helper.py", '@pytest.mark.rule("B7")\ndef test_x(): ...')
    found = {(mention.paragraph, mention.function) for mention in marked(tmp_path, "game")}
    assert found == {("B1", ""), ("B2", "test_two"), ("B-3a", "test_two"), ("B4", "test_cases"), ("B6", "test_method")}


@pytest.mark.parametrize("own", ["pig/test_rules.py", "test_pig.py", "examples/pig/deep/test_rules.py"])
def test_a_games_own_tests_count(tmp_path: Path, own: str) -> None:
    """Where files or folders bear its name, those of other games do not, as these may use the same ids."""
    write(tmp_path / own, '@pytest.mark.rule("P1")\ndef test_mine(): ...')
    write(tmp_path / "test_pigeon.py", '@pytest.mark.rule("P1")\ndef test_other(): ...')
    assert [mention.function for mention in marked(tmp_path, "pig")] == ["test_mine"]
    assert {mention.function for mention in marked(tmp_path, "dog")} == {"test_mine", "test_other"}


def test_the_matrix_joins_book_functions_and_tests(hush: Definition, tmp_path: Path) -> None:
    """A row for each paragraph; without tests the column is empty."""
    write(tmp_path / "test_hush.py", '@pytest.mark.rule("H1")\ndef test_one(): ...')
    rows = {row.paragraph.id: row for row in matrix(hush.package, "hush", tmp_path)}
    assert [mention.function for mention in rows["H1"].tests] == ["test_one"]
    assert {mention.function for mention in rows["H5"].functions} == {"points", "tiebreak"}
    assert all(row.tests == () for row in matrix(hush.package, "hush", None))
    assert list(gaps(list(rows.values()), tests=False)) == []
    assert list(gaps([rows["H1"], rows["H2"], rows["H7"]], tests=True)) == [
        '[H2] has no test: mark one with @pytest.mark.rule("H2")'
    ]


def test_gaps_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A paragraph without function, and one that is carried out though it says it is not."""
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    write(tmp_path / "gappy" / "__init__.py", "")
    write(tmp_path / "gappy" / "rules.py", '@rule("B6")\ndef does_it(): ...')
    write(
        tmp_path / "gappy" / "rulebook.en.md", "[B1] One.\n\n[B6] Six (not modelled: no).\n\n[B7] 7 (not modelled: no)"
    )
    assert list(gaps(matrix("gappy", "gappy", None), tests=False)) == [
        '[B1] has no rule function: put @rule("B1") on one, or end it with (not modelled: reason)',
        "[B6] is said to be not modelled, but does_it carries it out",
    ]


def test_the_nearest_folder_of_tests_is_taken(hush: Definition) -> None:
    """Going up from the game's folder; a module that is no file has none."""
    assert folder_of_tests(hush.package) == Path(__file__).parent.parent
    assert folder_of_tests("sys") is None
    assert folder_of_tests("no_such_thing") is None
