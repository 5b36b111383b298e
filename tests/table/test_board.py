"""What board templates are given, and the plain board."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from soan_examples import pig

from soan.table.board import Acts, plain_board
from soan.table.drawing import Choice
from tests.table.conftest import VEIL
from tests.table.test_play import change_rules

if TYPE_CHECKING:
    import pytest

    from tests.table.conftest import Browser, House

LEGAL = {"take a": Choice("take a", 'Take "a"', "take"), "take b": Choice("take b", "Take b", "take")}


def test_act_marks_what_may_be_said() -> None:
    """An element is given the action, and the words that a screen reader says; both are escaped."""
    assert Acts(LEGAL)("take a") == ('data-action="take a" role="button" tabindex="0" aria-label="Take &#34;a&#34;"')


def test_act_leaves_alone_what_may_not() -> None:
    """Where nothing may be said an element stays what it is."""
    assert not Acts(LEGAL)("take c")
    assert not Acts({})("take a", "take b")


def test_act_takes_several() -> None:
    """An element may stand for several actions, of which those that are legal are named."""
    assert 'data-action="take a\ntake b"' in Acts(LEGAL)("take a", "take c", "take b")
    assert 'data-action="take b"' in Acts(LEGAL)("take c", "take b")


def test_the_plain_board_shows_every_field() -> None:
    """Each field stands there with its meaning; rows of seats have the players' names, seats not in play none."""
    match = pig.GAME.load(3).start(seed=1)
    match.play("roll")
    match.play("land 6")
    html = plain_board(match.observe(None), ["Ann", "<Bob>", "Cy"])
    for field in pig.GAME.state:
        assert field.meaning in html
    assert "<output>6</output>" in html
    assert html.count("<th ") == 3
    assert "&lt;Bob&gt;" in html


def test_the_plain_board_shows_the_view_only() -> None:
    """What the viewer may not see is blank."""
    match = VEIL.load(2).start(seed=1)
    match.advance()
    card = int(match.state.hand[0])
    assert f"<td>{card}</td>" in plain_board(match.observe(0), ["a", "b"])
    assert f"<td>{card}</td>" not in plain_board(match.observe(None), ["a", "b"])


def test_a_game_draws_its_own_board(ann: Browser) -> None:
    """The page has the game's board, words, style and pictures, and its elements say the panel's actions."""
    ann.lay("veil", "bots", name="Ann")
    assert 'class="board game-veil"' in ann.html
    assert "Hello from Ann" in ann.text
    assert 'data-action="show\nkeep"' in ann.html
    assert 'data-action="exchange"' in ann.html
    assert "Exchange the card" in ann.html.split('id="board"')[1]
    assert ann.client.get("/games/veil/style.css").headers["content-type"].startswith("text/css")
    assert ann.client.get("/games/veil/static/back.svg").headers["content-type"] == "image/svg+xml"
    assert ann.client.get("/games/pig/style.css").status_code == 404


def _break(_: object) -> None:
    raise ZeroDivisionError


def test_a_broken_board_does_not_stop_the_game(ann: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a game's own board fails the page says so, shows a plain one, and the game goes on."""
    monkeypatch.setattr("veil.view.board", _break)
    ann.lay("veil", "bots")
    assert ann.status == 200
    assert "The board of this game broke down" in ann.text
    assert "the card of each seat" in ann.text
    assert ann.says


def test_act_marks_what_a_hint_proposes() -> None:
    """The element of the action that a hint proposes is marked, and no other."""
    assert "data-hinted" in Acts(LEGAL, "take b")("take a", "take b")
    assert "data-hinted" not in Acts(LEGAL, "take b")("take a")
    assert "data-hinted" not in Acts(LEGAL)("take b")


def test_words_follow_the_options_of_the_room(ann: Browser, bob: Browser) -> None:
    """Before and during the game every word of the game is as this table's options have it."""
    ann.post("/tables", game="veil", players=2, seat_0="me", seat_1="free", option_mood="wild")
    assert "all are wild." in ann.text
    bob.get(ann.room).do("sit", seat=1)
    ann.do("start")
    assert "Howdy from Player 1" in ann.text


def test_words_of_options_that_are_gone(ann: Browser, house: House) -> None:
    """Where the draft no longer has a table's options, the words are as the draft has them now."""
    ann.post("/tables", game="veil", players=2, seat_0="me", seat_1="free", option_mood="wild")
    change_rules(house, options='{"jump": 3}')
    assert "all are calm." in ann.reload().text


def test_many_lines_of_a_kind_are_folded(ann: Browser) -> None:
    """Three and more lines in a row of the same kind and the same player are one, with the others to be unfolded."""
    ann.post("/tables", game="pig", players=2, seat_0="me", seat_1="me", typed="on")
    for _ in range(3):
        ann.say("roll").say("land 4")
    assert re.findall(r"<summary>\s*(and[^<]*)<", ann.html) == ["and 2 more like it"]
    assert [line.strip() for line in ann.story] == ["Player 1 rolls 4."] * 3
    assert "more like it" not in ann.say("bank").html.split("</details>")[-1]


def test_two_lines_of_a_kind_stay(ann: Browser) -> None:
    """Two lines in a row stand as they are."""
    ann.post("/tables", game="pig", players=2, seat_0="me", seat_1="me", typed="on")
    for _ in range(2):
        ann.say("roll").say("land 4")
    assert "more like it" not in ann.html
