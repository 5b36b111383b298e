"""Words: catalogues in Fluent, and what is said when something is missing in one."""

from __future__ import annotations

import pytest

from soan.kernel import BadDefinition
from soan.kernel.text import LANGUAGES, Catalogue

SOURCE = """
# A comment.
-brand = Soan
game = { -brand }
    .tagline = { $count ->
        [one] one game
       *[other] { $count } games
    }
both = { game }: { game.tagline }, { $who }
only = { "" }
    .attribute = here
bare =
    .attribute = there
"""


@pytest.fixture
def words() -> Catalogue:
    """A small catalogue."""
    return Catalogue(SOURCE, "en", "words.ftl")


def test_words_are_said_with_their_variables(words: Catalogue) -> None:
    """Messages, attributes, terms and plurals."""
    assert words.say("game") == "Soan"
    assert words.say("game.tagline", count=1) == "one game"
    assert words.say("both", who="you", count=3) == "Soan: 3 games, you"


def test_keys_are_messages_and_attributes(words: Catalogue) -> None:
    """A message that has only attributes has no words of its own; terms are for other messages."""
    assert list(words.keys()) == ["game", "game.tagline", "both", "only", "only.attribute", "bare.attribute"]
    assert "bare" not in words
    assert "game.tagline" in words


@pytest.mark.parametrize("key", ["none", "game.none", "bare", "none.none"])
def test_missing_words_are_told(words: Catalogue, key: str) -> None:
    """With the file and the key."""
    with pytest.raises(BadDefinition, match=f"words.ftl: no words for '{key}'; add them"):
        words.say(key)


def test_a_missing_variable_is_told(words: Catalogue) -> None:
    """With file and key."""
    with pytest.raises(BadDefinition, match=r"words\.ftl: both: .*who"):
        words.say("both", count=1)


def test_mentions_are_variables_and_other_words(words: Catalogue) -> None:
    """What a message needs to be given, and what it leans on."""
    assert words.mentions("both") == {"game", "game.tagline", "$who"}
    assert words.mentions("game.tagline") == {"$count"}
    assert words.mentions("only") == set()


def test_what_is_no_fluent_is_refused() -> None:
    """With the line that cannot be read."""
    with pytest.raises(BadDefinition, match=r"bad\.ftl: cannot be read as Fluent: 'oops'"):
        Catalogue("game = x\noops\n", "en", "bad.ftl")


def test_a_variable_may_be_called_like_an_argument(words: Catalogue) -> None:
    """A domain named `key` or `self` is said like any other."""
    assert Catalogue("x = { $key } { $self }", "en", "x").say("x", key=1, self=2) == "1 2"
    assert words.language == "en"


def test_there_are_two_languages() -> None:
    """Others are refused, as are packages without words."""
    assert LANGUAGES == ("en", "ja")
    assert [Catalogue.of("soan.kernel", language).say("seat", number=2) for language in LANGUAGES] == [
        "Player 2", "プレイヤー2",
    ]  # fmt: skip
    with pytest.raises(BadDefinition, match="no language 'fr'; there are: en, ja"):
        Catalogue.of("soan.kernel", "fr")
    with pytest.raises(BadDefinition, match=r"soan\.kernel\.conformance has no text\.en\.ftl"):
        Catalogue.of("soan.kernel.conformance", "en")
