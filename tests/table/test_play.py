"""Matches between memory and database."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soan_examples import tic_tac_toe

from soan.kernel import NATURE
from soan.kernel.fingerprint import fingerprint
from soan.table import play

if TYPE_CHECKING:
    from collections.abc import Callable

    import pytest

    from tests.table.conftest import Browser, House


def change_rules(house: House, **values: object) -> None:
    """Makes all rooms ones of other rules (or other options, or other moves)."""
    with house.store._writing() as connection:
        for column, value in values.items():
            table = "decision" if column == "notation" else "room"
            connection.exec_driver_sql(f"UPDATE {table} SET {column} = ?", (value,))  # noqa: S608 - our own columns


def test_changed_rules_are_told(ann: Browser, house: House) -> None:
    """A table of other rules can be looked at as far as it replays, but not played on."""
    ann.lay("tic_tac_toe", name="Ann")
    form = ann.moves["fields"] | {"say": "mark a1"}
    change_rules(house, rules="of yesterday")
    ann.reload()
    assert "The rules have changed" in ann.text
    assert "The game stands still" in ann.text
    assert ann.says == []
    assert ann.client.post(f"{ann.room}/move", data=form).status_code == 409
    assert ann.reload().story == []


def test_moves_that_are_gone_are_told(open_house: Callable[..., House]) -> None:
    """A table whose moves are no longer possible says which; nothing else breaks."""
    house = open_house()
    ann = house.browser()
    ann.lay("tic_tac_toe").say("mark a1")
    change_rules(house, rules="of yesterday", notation="mark z9")
    again = open_house().browser()
    again.client.cookies = ann.client.cookies
    again.get(ann.room)
    assert again.status == 200
    assert "its move 1 is not possible any more" in again.text
    assert again.get("/").status == 200


def test_options_that_are_gone_are_told(open_house: Callable[..., House]) -> None:
    """A table with options that the draft no longer has says so."""
    house = open_house()
    ann = house.browser()
    ann.lay("pig", "here")
    change_rules(house, rules="of yesterday", options='{"jump": 3}')
    again = open_house().browser()
    again.client.cookies = ann.client.cookies
    assert "no longer has the options" in again.get(ann.room).text


def test_bots_leave_a_table_of_other_rules_alone(open_house: Callable[..., House]) -> None:
    """No bot plays on where people cannot."""
    house = open_house()
    ann = house.browser()
    ann.post("/tables", game="tic_tac_toe", seat_0="me", seat_1="random", pace="instant")
    change_rules(house, rules="of yesterday")
    house = open_house()
    again = house.browser()
    again.client.cookies = ann.client.cookies
    again.get(ann.room)
    assert again.story == []
    assert house.minds.views == []


def test_forgotten_matches_are_brought_back(ann: Browser, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only so many matches stay in memory; the others are replayed when somebody looks."""
    monkeypatch.setattr(play, "KEPT", 1)
    ann.lay("tic_tac_toe").say("mark a1")
    old = ann.room
    ann.lay("tic_tac_toe")
    assert list(house.matches) == [ann.room.split("/")[-1]]
    assert ann.get(old).story == ["Player 1 marks a1."]


def test_a_match_that_was_handed_out_stands_still(ann: Browser, house: House) -> None:
    """The next decision is made on a copy, so that a page is drawn from one state."""
    ann.lay("tic_tac_toe")
    before = house.matches[ann.room.split("/")[-1]]
    ann.say("mark a1")
    assert before.history == []
    assert house.matches[ann.room.split("/")[-1]] is not before


def test_natures_part_is_written_with_the_decision(ann: Browser, house: House) -> None:
    """What a decision sets off is in the same transaction, each draw under its own number."""
    ann.lay("pig").say("roll")
    said = house.store.decisions(ann.room.split("/")[-1])
    assert [decision.actor for decision in said] == [0, NATURE]
    assert said[0].notation == "roll"
    assert said[0].token
    assert said[1].notation.startswith("land ")
    assert said[1].token is None


def test_the_hash_is_of_the_rules(house: House, ann: Browser) -> None:
    """A room keeps the fingerprint of the rules under which it was laid."""
    ann.lay("tic_tac_toe")
    assert house.store.room(ann.room.split("/")[-1]).rules == fingerprint(tic_tac_toe.GAME)
