"""Playing at a table, as browsers see it."""

from __future__ import annotations

import json
import re
import sqlite3
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import event

from soan.kernel.replay import from_text, replay
from soan.table.visitors import Visitor

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.table.conftest import Browser, House


def two_at_a_table(ann: Browser, bob: Browser, game: str = "tic_tac_toe") -> None:
    """Ann lays a table, Bob takes the other seat, Ann begins."""
    ann.lay(game, "friends", name="Ann")
    bob.get(ann.room)
    bob.do("sit", seat=1, name="Bob")
    ann.do("start")
    bob.reload()


def test_a_whole_game_on_one_screen(ann: Browser) -> None:
    """Both seats are played from one browser, from the first click to the result and the record."""
    ann.lay("tic_tac_toe", name="Ann")
    for space in ("a1", "b1", "a2", "b2"):
        ann.say(f"mark {space}")
        assert ann.status == 200
    ann.say("mark a3")
    assert "Ann wins" in ann.text
    assert ann.says == []
    match = from_text(ann.get(f"{ann.room}/replay").html)
    assert match.over
    assert len(match.history) == 5


def test_two_browsers_play_together(ann: Browser, bob: Browser) -> None:
    """Each has buttons at its own turn only, and both see what was done."""
    two_at_a_table(ann, bob)
    assert (len(ann.says), len(bob.says)) == (9, 0)
    ann.say("mark b2")
    assert ann.says == []
    assert len(bob.reload().says) == 8
    assert "Ann marks b2." in bob.text


def test_a_doubled_click_acts_once(ann: Browser, bob: Browser) -> None:
    """The same request sent again changes nothing and is answered as the first was."""
    two_at_a_table(ann, bob)
    form = ann.moves["fields"] | {"say": "mark a1"}
    answers = [ann.client.post(f"{ann.room}/move", data=form) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200, 200, 200]
    assert len(bob.reload().says) == 8
    bob.say("mark b1")
    ann.reload()
    assert ann.client.post(f"{ann.room}/move", data=form).status_code == 200
    assert len(ann.reload().says) == 7


def test_a_second_click_on_another_button_is_late(ann: Browser, bob: Browser) -> None:
    """Of two different answers to one decision the first counts; the second is told so."""
    two_at_a_table(ann, bob)
    form = ann.moves["fields"]
    ann.say("mark a1")
    late = ann.client.post(f"{ann.room}/move", data=form | {"say": "mark b1"})
    assert late.status_code == 409
    assert "The table has moved on" in late.text
    assert "marks b1" not in late.text


@pytest.mark.parametrize(
    "change", [{"token": "0" * 32}, {"number": "1"}, {"number": "7"}, {"say": "mark z9"}, {"say": ""}]
)
def test_a_form_that_does_not_fit_changes_nothing(ann: Browser, bob: Browser, change: dict[str, str]) -> None:
    """A foreign token, another decision's number or an unknown action is refused in words, with the page as it is."""
    two_at_a_table(ann, bob)
    ann.say("mark a1", **change)
    assert ann.status == 409
    assert "nothing was done" in ann.text
    assert len(ann.says) == 9


def test_nobody_speaks_for_another_seat(ann: Browser, bob: Browser, house: House) -> None:
    """Neither the other player nor a spectator can use the form of the seat at turn."""
    two_at_a_table(ann, bob)
    form = ann.moves["fields"] | {"say": "mark a1"}
    eve = house.browser().get(ann.room)
    for other in (bob, eve):
        answer = other.client.post(f"{ann.room}/move", data=form)
        assert answer.status_code == 403
        assert "not yours" in answer.text
    assert len(ann.reload().says) == 9


def test_an_action_out_of_turn_is_refused(ann: Browser, bob: Browser, house: House) -> None:
    """A seat that is not to act cannot, even with a form of its own making."""
    two_at_a_table(ann, bob)
    secret = bob.client.cookies["soan_visitor"]
    token = Visitor(secret).token(ann.room.split("/")[-1], 1, 0)
    bob.do("move", seat=1, number=0, token=token, say="mark a1")
    assert bob.status == 403
    assert "not your turn" in bob.text


def test_a_restart_loses_nothing(open_house: Callable[..., House]) -> None:
    """After a restart the same cookies find the same game, and it goes on."""
    house = open_house()
    ann = house.browser()
    ann.lay("pig", "here")
    for _ in range(6):
        ann.say("roll" if "roll" in ann.says else None)
    story = ann.story
    house = open_house()
    again = house.browser()
    again.client.cookies = ann.client.cookies
    again.get(str(ann.response.url))
    assert again.story == story
    again.say()
    assert again.status == 200


def test_a_restart_in_a_bots_turn_goes_on(open_house: Callable[..., House]) -> None:
    """A bot that was thinking when the server stopped thinks again, and the game ends."""
    house = open_house()
    held: list[None] = []

    def hold() -> None:
        held.append(None)
        raise SystemError

    house.minds.gate = hold
    ann = house.browser()
    ann.post("/tables", game="tic_tac_toe", seat_0="random", seat_1="random", pace="instant")
    ann.wait("cannot decide")
    house = open_house()
    again = house.browser()
    again.client.cookies = ann.client.cookies
    again.get(str(ann.response.url)).wait("The game is over")
    assert held


def test_what_was_drawn_stays_drawn(open_house: Callable[..., House]) -> None:
    """A restart deals the same cards again: what NATURE did is read, not repeated."""
    house = open_house()
    ann = house.browser()
    ann.lay("veil", "bots")
    before = re.findall(r'class="hand"[^>]*>([^<]*)', ann.html)
    assert any(card.startswith("Card") for card in before)
    for _ in range(4):
        house = open_house()
        again = house.browser()
        again.client.cookies = ann.client.cookies
        again.get(str(ann.response.url))
        assert re.findall(r'class="hand"[^>]*>([^<]*)', again.html) == before


def test_two_servers_share_a_database(open_house: Callable[..., House]) -> None:
    """Of two processes on one database only one writes a decision; the other catches up."""
    one, two = open_house(), open_house(together=True)
    ann = one.browser()
    ann.lay("tic_tac_toe", "here")
    there = two.browser()
    there.client.cookies = ann.client.cookies
    there.get(ann.room)
    ann.say("mark a1")
    there.say("mark b1")
    assert there.status == 409
    assert "Player 1 marks a1." in there.text
    there.say("mark b2")
    assert "Player 2 marks b2." in ann.reload().text


def test_a_write_that_fails_changes_nothing(ann: Browser, house: House) -> None:
    """With the database locked by another program the move is refused in words, and can be made again later."""
    ann.lay("tic_tac_toe")
    other = sqlite3.connect(house.database, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    ann.say("mark a1")
    assert ann.status == 503
    assert "The database is busy" in ann.text
    other.execute("ROLLBACK")
    other.close()
    assert len(ann.reload().says) == 9
    ann.say("mark a1")
    assert len(ann.says) == 8


def test_a_full_disk_is_told(ann: Browser, house: House) -> None:
    """With no room left the move is refused in words, and what is shown stays what is written."""
    ann.lay("pig")
    with house.store.engine.connect() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()

    def limit(connection: sqlite3.Connection, *_: object) -> None:
        connection.execute(f"PRAGMA max_page_count = {pages}")

    house.store.close()
    event.listen(house.store.engine, "connect", limit)
    story = ann.story
    while ann.say("roll").status == 200:
        story = ann.story
    assert ann.status == 503
    assert "The disk is full" in ann.text
    assert ann.story == ann.reload().story == story


def test_the_record_waits_for_the_end(ann: Browser, bob: Browser) -> None:
    """While the game is on nobody gets the file that would tell what is hidden; afterwards it replays."""
    two_at_a_table(ann, bob, "veil")
    for browser in (ann, bob):
        answer = browser.client.get(f"{ann.room}/replay")
        assert answer.status_code == 403
        assert "when the game is over" in answer.text
    ann.say("keep")
    bob.reload().say("show")
    answer = bob.client.get(f"{ann.room}/replay")
    assert answer.status_code == 200
    assert json.loads(answer.text)["game"] == "veil"


def test_the_end_explains_every_point(ann: Browser, tmp_path: Path) -> None:
    """The result names the winner and shows for each seat every item, the total and the rank."""
    ann.post("/tables", game="veil", players=3, variant="rich", seat_0="me", seat_1="me", seat_2="me", name_0="Ann")
    for _ in range(3):
        seat = re.search(r"seat=(\d)\"", ann.html)
        assert seat is not None
        ann.get(f"{ann.room}?seat={seat[1]}").say("show")
    assert "The game is over" in ann.text
    rows = re.findall(r'<th scope="row">([^<]*)</th>((?:<td[^>]*>[^<]*</td>)+)', ann.html)
    table = {item: [int(n) for n in re.findall(r">(\d+)<", cells)] for item, cells in rows}
    file = tmp_path / "record.json"
    file.write_bytes(ann.client.get(f"{ann.room}/replay").content)
    with pytest.raises(Exception, match="no game 'veil'"):
        replay(file)
    moves = json.loads(file.read_text())["moves"]
    cards = [int(move[-1]) for move in moves[:3]]
    assert table == {"Card": cards, "Bonus": [2, 2, 2], "Total": [card + 2 for card in cards]}


def test_a_shared_win_is_called_so(ann: Browser) -> None:
    """A draw is no win of one seat, and both are first."""
    ann.lay("tic_tac_toe")
    for space in ("a1", "b1", "c1", "a2", "c2", "b2", "a3", "c3", "b3"):
        ann.say(f"mark {space}")
    assert "share the win" in ann.text
    assert ann.html.count("1st") == 4


def test_again_moves_everybody_on_by_one_seat(ann: Browser, bob: Browser) -> None:
    """Whoever asks first lays the next table, the others are led there, and the seats rotate."""
    two_at_a_table(ann, bob)
    for browser, space in ((ann, "a1"), (bob, "b1"), (ann, "a2"), (bob, "b2"), (ann, "a3")):
        browser.reload().say(f"mark {space}")
    old = bob.reload().room
    bob.do("rematch")
    assert bob.room != old
    ann.reload()
    assert bob.room in ann.html
    ann.do("rematch")
    assert ann.room == bob.room
    ann.client.post(f"{ann.room}/start")
    assert bob.do("start").status == 200
    assert len(bob.says) == 9
    assert ann.reload().says == []


def test_no_rematch_while_the_game_is_on(ann: Browser, bob: Browser) -> None:
    """The next table can be laid only after the end, and not by spectators."""
    two_at_a_table(ann, bob)
    assert ann.do("rematch").status == 409


def test_a_page_that_is_not_there_says_so(ann: Browser) -> None:
    """An unknown table, game, page or link is a page in words with the right status."""
    ann.lay("tic_tac_toe", "friends")
    room = ann.room
    for path in (
        "/tables/nothing",
        "/games/chess",
        "/nowhere",
        f"{room}/invite/x",
        f"{room}/mine/x",
        "/games/veil/static/../rules.py",
    ):
        ann.get(path)
        assert ann.status == 404, path
        assert "Soan" in ann.text


def test_typed_dice_are_the_hosts(ann: Browser, bob: Browser) -> None:
    """With real dice the server draws nothing: the host presses what fell, and nobody else can."""
    ann.post("/tables", game="pig", players=2, seat_0="me", seat_1="free", typed="on")
    bob.get(ann.room).do("sit", seat=1)
    ann.do("start").say("roll")
    assert ann.says == [f"land {pips}" for pips in range(1, 7)]
    assert bob.reload().says == []
    assert bob.post(f"{ann.room}/move", **ann.moves["fields"], say="land 6").status == 403
    ann.say("land 6")
    assert "Player 1 rolls 6." in ann.text
    assert set(ann.says) == {"roll", "bank"}
