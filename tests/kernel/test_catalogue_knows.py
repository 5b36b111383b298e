"""Words know the options of the game that they belong to."""

from __future__ import annotations

from typing import Any

import pytest

from soan.kernel import BadDefinition, registry
from soan.kernel.text import Catalogue

COINS = """
coin = { $metal ->
    [gold] crown
   *[tin] penny
}
purse = { $count } × { coin }
"""


def test_every_message_knows_the_variables() -> None:
    """A message that another one refers to knows them too."""
    words = Catalogue(COINS, "en", "coins").knowing({"metal": "gold"})
    assert words.say("purse", count=3) == "3 × crown"


def test_what_is_said_comes_first() -> None:
    """A variable that is given with the message counts, not the one that was known."""
    words = Catalogue(COINS, "en", "coins").knowing({"metal": "gold"})
    assert words.say("coin", metal="tin") == "penny"


def test_the_plain_catalogue_knows_nothing() -> None:
    """The catalogue that was asked is left as it was."""
    plain = Catalogue(COINS, "en", "coins")
    plain.knowing({"metal": "gold"})
    with pytest.raises(BadDefinition, match="metal"):
        plain.say("coin")


@pytest.mark.parametrize(("given", "known"), [({}, (100, "off")), ({"goal": 50, "bust_on_six": True}, (50, "on"))])
def test_a_game_words_its_options(given: dict[str, Any], known: tuple[object, str]) -> None:
    """A number is known as itself, a switch as on or off; without a game, as in the first variant."""
    definition = registry.definition("pig")
    words = definition.load(2, **given).catalogue("en") if given else definition.catalogue("en")
    assert (words.knows["goal"], words.knows["bust_on_six"]) == known
