"""For whom a page is drawn."""

from __future__ import annotations

from dataclasses import replace

import pytest

from soan.table.errors import NotYours
from soan.table.seats import Look, Viewer
from soan.table.store import Room, Seat, now
from soan.table.visitors import Visitor

ANN, BOB = Visitor("ann"), Visitor("bob")


def table(*holders: Visitor | None, bots: tuple[int, ...] = ()) -> Room:
    """A room in which these browsers sit."""
    seats = tuple(
        Seat(n, holder and holder.fingerprint, None, "greedy" if n in bots else None, "", "")
        for n, holder in enumerate(holders)
    )
    return Room(
        id="r",
        game="g",
        players=len(seats),
        variant="v",
        options={},
        rules="h",
        host=ANN.fingerprint,
        pace="brisk",
        typed=False,
        made=now(),
        started=now(),
        finished=None,
        rematch=None,
        version=1,
        hints=True,
        seats=seats,
    )


@pytest.mark.parametrize("asked", [None, 0, 1, 7])
@pytest.mark.parametrize("actor", [None, -1, 0, 1])
@pytest.mark.parametrize("hides", [True, False])
def test_one_seat_one_view(asked: int | None, actor: int | None, *, hides: bool) -> None:
    """Whoever holds one seat sees that one, whatever the address names; whoever holds none sees none."""
    room = table(ANN, None)
    assert Viewer(room, ANN).look(asked, actor, hides=hides) == Look(0)
    assert Viewer(room, BOB).look(asked, actor, hides=hides) == Look(None)


def test_open_games_follow_the_turn() -> None:
    """With several seats and nothing to hide the page is that of the seat at turn."""
    viewer = Viewer(table(ANN, ANN, None), ANN)
    assert viewer.look(None, 1, hides=False) == Look(1)
    assert viewer.look(0, 1, hides=False) == Look(1)
    assert viewer.look(1, 2, hides=False) == Look(1)
    assert viewer.look(None, 2, hides=False) == Look(0)


def test_secret_games_wait_for_the_hand_over() -> None:
    """With several seats and things to hide the next one's view is shown only when it is asked for by name."""
    viewer = Viewer(table(ANN, ANN, None), ANN)
    assert viewer.look(None, 1, hides=True) == Look(None, curtain=1)
    assert viewer.look(0, 1, hides=True) == Look(None, curtain=1)
    assert viewer.look(1, 1, hides=True) == Look(1)
    assert viewer.look(0, 2, hides=True) == Look(0)
    assert viewer.look(None, 2, hides=True) == Look(None)
    assert viewer.look(2, 2, hides=True) == Look(None)
    assert viewer.look(None, None, hides=True) == Look(0)


def test_a_lent_seat_asks_for_nothing() -> None:
    """A seat for which a bot stands in does not take the screen, though its owner still sees it."""
    viewer = Viewer(table(ANN, ANN, bots=(1,)), ANN)
    assert viewer.held == (0, 1)
    assert viewer.playing == (0,)
    assert viewer.look(0, 1, hides=True) == Look(0)


def test_rights_belong_to_browsers() -> None:
    """The host is known by the secret, and a seat is needed to act for it."""
    room = table(ANN, BOB)
    Viewer(room, ANN).need_host()
    assert Viewer(room, BOB).need_seat(1).number == 1
    with pytest.raises(NotYours):
        Viewer(room, BOB).need_host()
    with pytest.raises(NotYours):
        Viewer(room, ANN).need_seat(1)
    assert not Viewer(replace(room, host=BOB.fingerprint), ANN).host
