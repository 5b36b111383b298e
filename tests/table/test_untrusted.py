"""What strangers send: letters and numbers that no form of ours has, forms without an end, files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.table.test_tables import two_at_a_table

if TYPE_CHECKING:
    from tests.table.conftest import Browser

MULTIPART = "multipart/form-data; boundary=x; charset="


@pytest.mark.parametrize("path", ["/invite/ü", "/mine/ü", "/invite/%ff", "/mine/%F0%9F%8D%B5"])
def test_a_link_of_any_letters_is_no_link(ann: Browser, path: str) -> None:
    """A link that was mangled on its way is answered like any other that does not work."""
    ann.lay("tic_tac_toe")
    assert (ann.get(ann.room + path).status, "This link does not work" in ann.text) == (404, True)


def test_secrets_of_any_letters_open_nothing(ann: Browser, bob: Browser) -> None:
    """Neither an invitation nor a personal link in other letters breaks anything or lets anybody in."""
    two_at_a_table(ann, bob)
    room = ann.room
    assert bob.post(f"{room}/sit", seat=0, invite="ü").status == 409
    assert bob.post(f"{room}/take-over", link="茶").status == 404


@pytest.mark.parametrize("number", ["9" * 5_000, "٤", "-1", "2.0", ""])
def test_a_number_of_players_that_is_none(ann: Browser, number: str) -> None:
    """The page stands as if nothing had been chosen; the form is refused with what is possible."""
    assert ann.get(f"/games/pig?players={number}").status == 200
    ann.post("/tables", game="pig", players=number, seat_0="me")
    assert (ann.status, "give one of 2, 3" in ann.text) == (422, True)


def test_a_name_that_no_file_can_have(ann: Browser) -> None:
    """There is nothing at such an address."""
    assert ann.get(f"/games/veil/static/{'a' * 300}.svg").status == 404


@pytest.mark.parametrize("charset", ["utf-8", "unicode_escape", "punycode", "undefined", "utf-7"])
def test_forms_are_not_read_in_a_strangers_letters(ann: Browser, charset: str) -> None:
    """A form with parts is none of ours, whatever it says of its letters; nothing is laid."""
    body = b'--x\r\nContent-Disposition: form-data; name="game"\r\n\r\n\\ud800\r\n--x--\r\n'
    ann.response = ann.client.post("/tables", content=body, headers={"content-type": MULTIPART + charset})
    assert (ann.status, "This request makes no sense" in ann.text) == (415, True)
    assert "Your tables" not in ann.get("/").text


def test_a_form_without_an_end_is_not_read(ann: Browser) -> None:
    """What is longer than any form of ours is refused, and the page says so."""
    ann.post("/tables", game="tic_tac_toe", style="here", name="x" * 200_000)
    assert (ann.status, "This request makes no sense" in ann.text) == (413, True)
    assert ann.lay("tic_tac_toe", name="x" * 50_000).status == 200


@pytest.mark.parametrize(
    ("path", "fields"),
    [("/tables", {"game": "x" * 5_000, "style": "here"}), ("/tables/{}/bot", {"seat": 1, "bot": "x" * 5_000})],
)
def test_a_long_text_is_repeated_in_short(ann: Browser, path: str, fields: dict[str, Any]) -> None:
    """A refusal names what was wrong by its beginning, and not the catalogue's trouble with its length."""
    room = ann.lay("tic_tac_toe").room
    ann.post(path.format(room.rpartition("/")[2]), **fields)
    assert ann.status in (400, 404)
    assert "x" * 100 in ann.text
    assert "Too many" not in ann.text


@pytest.mark.parametrize(
    ("bot", "words"), [("mcts:20s", "takes too long at a table"), ("mcts:5+prefer:mark", "has no such move")]
)
def test_a_bot_that_cannot_play_does_not_sit_down(ann: Browser, bot: str, words: str) -> None:
    """Neither one that would keep all others waiting, nor one that wishes for moves of another game."""
    ann.post("/tables", game="pig", players="2", seat_0="me", seat_1=bot)
    assert (ann.status, words in ann.text) == (422, True)
    ann.lay("pig", "friends").do("bot", seat=1, bot=bot)
    assert (ann.status, words in ann.text) == (400, True)
    ann.post("/tables", game="pig", players="2", seat_0="me", seat_1="mcts:10s")
    assert ann.status == 200


def test_a_bot_with_endless_digits_has_no_words(ann: Browser) -> None:
    """The page calls it by its own name, whatever made it sit down."""
    ann.post("/tables", game="tic_tac_toe", players="2", seat_0="me", seat_1="mcts:" + "9" * 5_000)
    assert (ann.status, "mcts:999" in ann.text) == (200, True)
