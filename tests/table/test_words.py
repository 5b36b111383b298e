"""Every word of the table is there in both languages, and none is left over."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import soan.table
from soan.kernel.text import LANGUAGES, Catalogue

FOLDER = Path(soan.table.__file__).parent
#: say("key"), say("key-" ~ what), say("one" if … else "other"), error keys in Python.
CALL = re.compile(r"""\bsay\(\s*("(?:[^"]*)"|'(?:[^']*)')(\s*~)?(?:\s+if\s+[^,()]*?\s+else\s+"([^"]*)")?""")
VARIABLE = re.compile(r"\$(\w+)")


def used() -> tuple[set[str], set[str]]:
    """The keys, and the beginnings of keys, that templates and Python ask for."""
    keys: set[str] = set()
    beginnings: set[str] = set()
    for file in (FOLDER / "templates").glob("*.html"):
        for first, joined, other in CALL.findall(file.read_text("utf-8")):
            (beginnings if joined else keys).add(first[1:-1])
            keys.update([other] if other else [])
    for file in FOLDER.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                _asked(node, keys, beginnings)
    return keys, beginnings


def _asked(call: ast.Call, keys: set[str], beginnings: set[str]) -> None:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if not call.args:
        return
    first = call.args[0]
    if name in {"TableError", "NotHere", "NotYours", "MovedOn", "StoreTrouble"} and isinstance(first, ast.Constant):
        keys.add(f"error-{first.value}")
    if name == "say" and isinstance(first, ast.Constant):
        keys.add(str(first.value))
    if name == "say" and isinstance(first, ast.JoinedStr) and isinstance(first.values[0], ast.Constant):
        beginnings.add(str(first.values[0].value))


def test_every_key_has_words() -> None:
    """What a template or the program asks for is in both catalogues."""
    keys, beginnings = used()
    assert len(keys) > 100
    for language in LANGUAGES:
        known = set(Catalogue.of("soan.table", language).keys())
        # Games' catalogues are asked through methods of the same name; their keys are the games' own.
        missing = {key for key in keys - known if not re.match(r"(game|score|option|variant|move|event)\b", key)}
        assert not missing
        for beginning in beginnings - {"option-", "variant-", "score-"}:
            assert any(key.startswith(beginning) for key in known), beginning


def test_no_words_are_left_over() -> None:
    """What is in a catalogue is asked for by somebody."""
    keys, beginnings = used()
    # Kept in tables of the program: what SQLite may complain of, and statuses of HTTP.
    beginnings |= {"error-store-"}
    keys |= {"error-no-page", "error-bad-request", "error-not-so", "error-bug"}
    for key in Catalogue.of("soan.table", "en").keys():  # noqa: SIM118 - a catalogue is no mapping
        assert key in keys or any(key.startswith(beginning) for beginning in beginnings - {"error-"}), key


def test_both_languages_say_the_same() -> None:
    """The catalogues have the same keys, and the words of a key use the same variables."""
    variables: list[dict[str, set[str]]] = []
    for language in LANGUAGES:
        source = (FOLDER / f"text.{language}.ftl").read_text("utf-8")
        entries = re.split(r"\n(?=[a-z][\w-]* =)", source)
        variables.append({e.split(" =")[0]: set(VARIABLE.findall(e)) for e in entries if not e.startswith("#")})
    assert variables[0] == variables[1]
    assert set(Catalogue.of("soan.table", "en").keys()) == set(Catalogue.of("soan.table", "ja").keys())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: str) -> None:
    """With all its variables given each message comes out without a gap."""
    catalogue = Catalogue.of("soan.table", language)
    given = {"number": 2, "month": 5, "day": 1, "seat": 0, "rank": 3, "amount": 1000, "free": 2, "count": 3}
    words = dict.fromkeys(
        (
            "list",
            "game",
            "value",
            "names",
            "name",
            "bot",
            "reason",
            "field",
            "move",
            "chance",
            "level",
            "way",
            "seconds",
        ),
        "x",
    )
    for key in catalogue.keys():  # noqa: SIM118
        said = catalogue.say(key, **given, **words)
        assert said.strip() or key == "and"
        assert "{" not in said


@pytest.mark.parametrize("file", sorted((FOLDER / "templates").glob("*.html")), ids=lambda file: file.name)
def test_templates_hold_no_words(file: Path) -> None:
    """No sentence stands in a template: apart from tags and expressions there is only punctuation."""
    names = r"\{% block (?:body_class|skip) %\}.*?\{% endblock %\}"
    source = re.sub(rf"(?s){names}|\{{#.*?#\}}|\{{%.*?%\}}|\{{\{{.*?\}}\}}", " ", file.read_text("utf-8"))
    text = re.sub(r"<[^>]*>|&\w+;", " ", source)
    assert not re.search(r"[^\W\d_]{2,}", text), text
