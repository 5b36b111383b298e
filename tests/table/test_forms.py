"""The form for a new table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from soan_examples import pig, tic_tac_toe

from soan.bots import make
from soan.kernel import BadOption, UnknownBot
from soan.kernel.text import LANGUAGES
from soan.table.forms import BOTS, USUAL_BOT, TableForm, quick_plan
from soan.table.render import bot_words, percent
from soan.table.rooms import Place
from soan.table.shelf import Boxed
from tests.table.conftest import VEIL, Minds

if TYPE_CHECKING:
    from tests.table.conftest import Browser

BOX = Boxed(VEIL)
CHECK = Minds().make


def test_an_empty_form_is_the_draft() -> None:
    """What is not filled in is the game's usual: players, first variant, oneself against bots."""
    plan = TableForm(BOX, "en").plan(CHECK)
    assert (plan.players, plan.variant, plan.options) == (2, "plain", {})
    assert plan.places == [Place(mine=True), Place(bot=USUAL_BOT)]


def test_fields_come_from_the_declarations() -> None:
    """Each option is a field with its words in the page's language, and what the variant has as its usual value."""
    fields = {field.option.name: field for field in TableForm(BOX, "ja", {"variant": "rich"}).fields}
    assert list(fields) == ["bonus", "halves", "mood", "steps"]
    assert (fields["bonus"].label, fields["bonus"].usual) == ("ボーナス", "2")
    assert [value for value, _ in fields["halves"].choices] == ["on", "off"]
    assert fields["mood"].choices == [("calm", "穏やか"), ("wild", "激しい")]
    assert fields["steps"].usual == "[1,2]"


def test_what_is_filled_in_is_the_plan() -> None:
    """Players, variant, options, seats, pace: all arrive."""
    given = {
        "players": "3",
        "variant": "rich",
        "option-bonus": " 5 ",
        "option-halves": "off",
        "option-mood": "",
        "seat-0": "random",
        "seat-1": "me",
        "name-1": "Ann",
        "seat-2": "free",
        "pace": "calm",
    }
    plan = TableForm(BOX, "en", given).plan(CHECK)
    assert (plan.players, plan.variant, plan.options, plan.pace) == (3, "rich", {"bonus": "5", "halves": "off"}, "calm")
    assert plan.places == [Place(bot="random"), Place(mine=True, name="Ann"), Place()]


def test_what_cannot_be_is_refused() -> None:
    """A number of players or a bot that does not exist is an error that says so."""
    with pytest.raises(BadOption, match="players=7"):
        TableForm(BOX, "en", {"players": "7"}).plan(CHECK)
    with pytest.raises(UnknownBot):
        TableForm(BOX, "en", {"seat-1": "chess"}).plan(CHECK)
    with pytest.raises(BadOption, match="style=x"):
        quick_plan(BOX, "x", None)


def test_one_click() -> None:
    """Each style fills the usual number of seats in its way."""
    box = Boxed(tic_tac_toe.GAME)
    me = Place(mine=True, name="Ann")
    assert quick_plan(box, "bots", "Ann").places == [me, Place(bot=USUAL_BOT)]
    assert quick_plan(box, "friends", "Ann").places == [me, Place()]
    assert quick_plan(box, "here", "Ann").places == [me, Place(mine=True)]


def test_real_dice_are_offered_where_there_are_some() -> None:
    """Typing in is for games with chance and without secrets."""
    assert TableForm(Boxed(pig.GAME), "en").can_be_typed
    assert not TableForm(Boxed(tic_tac_toe.GAME), "en").can_be_typed
    assert not TableForm(BOX, "en").can_be_typed


def test_the_page_shows_what_is_wrong_and_keeps_the_rest(ann: Browser) -> None:
    """The kernel's sentence stands over the form, and what was filled in is still there."""
    ann.post(
        "/tables", game="veil", players=3, seat_0="me", seat_1="random", seat_2="free", option_bonus="99", name_0="Ann"
    )
    assert ann.status == 422
    assert "bonus=99 is not possible: give a whole number from 0 to 9" in ann.text
    assert 'value="Ann"' in ann.html
    assert ann.html.count('name="seat-') == 3
    assert 'value="99"' in ann.html


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": "5"},
        {"variant": "none"},
        {"option_mood": "sad"},
        {"option_steps": "[1]"},
        {"seat_1": "chess"},
        {"pace": "slow"},
        {"style": "none"},
    ],
)
def test_bad_input_is_refused_on_the_page(ann: Browser, wrong: dict[str, str]) -> None:
    """Whatever is wrong, the answer is the form with a sentence, and no table was laid."""
    ann.post("/tables", **{"game": "veil", "players": "2", "seat_0": "me", "seat_1": "free", **wrong})
    assert ann.status == 422
    assert "It cannot be played like that" in ann.text
    assert "Your tables" not in ann.get("/").text


def test_options_are_shown_at_the_table(ann: Browser) -> None:
    """Before and during the game everybody reads what differs from the draft."""
    ann.post(
        "/tables", game="veil", variant="rich", option_mood="wild", option_halves="off", seat_0="me", seat_1="free"
    )
    assert "Rich" in ann.text
    assert "Mood: Wild" in ann.text
    assert "Halves: Off" in ann.text
    assert "Steps" not in ann.text


def test_choosing_redraws_the_form(ann: Browser) -> None:
    """Another number of players or another variant changes the seats and the usual values."""
    ann.get("/games/veil?players=3&variant=rich&seat-1=free")
    assert ann.html.count('name="seat-') == 3
    assert 'placeholder="2"' in ann.html
    assert '<option value="free" selected>' in ann.html


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        ("random", "Novice: any legal move"),
        ("greedy", "Easy: grabs the points"),
        ("mcts:300ms", "Medium: thinks 0.3 s a move"),
        ("mcts:1s", "Strong: thinks 1 s a move"),
        ("mcts:1000", "Bot: tries 1,000 games a move"),
        ("mcts:5000ms", "Bot: thinks 5 s a move"),
        ("mcts:200+avoid:pass", "mcts:200+avoid:pass"),
        ("policy:pass", "policy:pass"),
    ],
)
def test_bots_in_words(bot: str, words: str) -> None:
    """A bot is told by its level and by what it does; one that has no words by its own name."""
    assert bot_words("en", bot) == words


def test_every_level_is_a_bot() -> None:
    """The forms offer bots that there are, each with words in both languages."""
    for bot in BOTS:
        assert make(bot)
        assert all(bot not in bot_words(language, bot) for language in LANGUAGES)


def test_a_bot_of_another_budget_stays_chosen(ann: Browser) -> None:
    """A seat whose bot is none of the list keeps it in the menu."""
    ann.post("/tables", game="tic_tac_toe", seat_0="me", seat_1="mcts:777")
    assert '<option value="mcts:777" selected>' in ann.html


@pytest.mark.parametrize(
    ("chance", "words"), [(0, "0%"), (0.001, "<1%"), (0.005, "<1%"), (0.37, "37%"), (0.999, ">99%"), (1, "100%")]
)
def test_chances_in_percent(chance: float, words: str) -> None:
    """Only what is certain is written as 0 or 100."""
    assert percent(chance) == words
