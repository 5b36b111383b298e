# pyright: reportPrivateUsage=false
"""What is hidden from a viewer is in no byte that the viewer's browser receives."""

from __future__ import annotations

import random
import re
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from soan.kernel import registry
from soan.kernel.conformance.secrets import hidden_cells
from soan.kernel.events import Told
from soan.table.shelf import Shelf
from tests.table.conftest import VEIL

if TYPE_CHECKING:
    from collections.abc import Callable

    from soan.kernel import Definition, Match
    from tests.table.conftest import Browser, House

SECRETIVE = [VEIL, *(box.definition for box in Shelf() if box.hides)]
#: Positions of one game that are looked at, and how often hidden things are changed for each viewer.
POSITIONS, VARIATIONS = 4, 1
LUCK = random.Random(5)  # noqa: S311 - it only picks moves


def scramble(match: Match, viewer: int | None) -> Match:
    """The same match, with everything else in place of what the viewer may not know."""
    other = match.copy()
    sample: Any = SimpleNamespace(game=match.game)
    for field, index in hidden_cells(sample, match._states[:1], viewer):
        other.state[field.name][index] = LUCK.randint(field.low, field.high)
    other._told = [_told_otherwise(event, viewer) for event in other._told]
    return other


def _told_otherwise(event: Told, viewer: int | None) -> Told:
    seen = event.cut(viewer).arguments
    pairs = zip(event.kind.arguments, event.arguments, seen, strict=True)
    return Told(
        event.kind,
        event.seat,
        tuple(
            true if known is not None else domain.base + LUCK.randrange(len(domain)) for domain, true, known in pairs
        ),
        event.game,
    )


def everything(browser: Browser, room: str, number: int) -> list[bytes]:
    """Every answer that a browser can get from a room."""
    client = browser.client
    bad = {"seat": "0", "number": str(number), "token": "x", "say": "nothing"}
    paths = ("", "/live", "/live?seat=0", "/live?seat=1", "/replay", "/look-back?at=0&eyes=1", "/look-back/decisions")
    answers = [client.get(room + path) for path in paths]
    for what in ("move", "hint"):
        answers += [
            client.post(f"{room}/{what}", data=bad, headers=headers) for headers in ({}, {"hx-request": "true"})
        ]
    return [answer.content + repr(sorted(answer.headers.multi_items())).encode() for answer in answers]


def sit_down(house: House, definition: Definition) -> list[tuple[int | None, Browser]]:
    """A browser for every seat of a new table, and one that watches."""
    host = house.browser()
    players = max(definition.players)
    fields = {f"seat_{number}": "me" if number == 0 else "free" for number in range(players)}
    host.post("/tables", game=definition.name, players=players, **fields)
    guests = [(number, house.browser().get(host.room).do("sit", seat=number)) for number in range(1, players)]
    host.do("start")
    return [(0, host), *guests, (None, house.browser().get(host.room))]


@pytest.mark.parametrize("definition", SECRETIVE, ids=lambda definition: definition.name)
def test_hidden_things_do_not_reach_the_browser(definition: Definition, open_house: Callable[..., House]) -> None:
    """Whatever is changed behind a viewer's back, all pages, parts of pages and refusals stay equal to the byte."""
    house = open_house([definition])
    viewers = sit_down(house, definition)
    room = viewers[0][1].room
    for _ in range(POSITIONS):
        for _ in range(LUCK.randrange(3 if definition is VEIL else 12)):
            _play_on(viewers, room)
        match = house.matches[room.split("/")[-1]]
        if match.over:
            break
        for seat, browser in viewers:
            before = everything(browser, room, len(match.history))
            for _ in range(VARIATIONS):
                with house.instead(room, scramble(match, seat)):
                    assert everything(browser, room, len(match.history)) == before


def _play_on(viewers: list[tuple[int | None, Browser]], room: str) -> None:
    for _, browser in viewers:
        says = browser.get(room).says
        if says:
            browser.say(LUCK.choice(says))
            return


def test_the_test_would_notice(open_house: Callable[..., House]) -> None:
    """The comparison is no sham: a card that the viewer does see changes the page."""
    house = open_house([VEIL])
    (_, host), *_ = sit_down(house, VEIL)
    match = house.matches[host.room.split("/")[-1]]
    before = everything(host, host.room, len(match.history))
    with house.instead(host.room, scramble(match, None)):
        assert everything(host, host.room, len(match.history)) != before


def test_the_screen_is_handed_over(ann: Browser) -> None:
    """With two seats on one screen no hand is shown until its player says so, and then only that one."""
    ann.lay("veil", "here", name="Ann")
    assert "Hand the screen to Ann" in ann.text
    assert "Card" not in re.sub(
        r"(?s)<details.*?</details>", "", ann.html.split('id="board"')[1].split("</section>")[0]
    )
    ann.get(f"{ann.room}?seat=0").say("keep")
    assert "Hand the screen to Player 2" in ann.text
    assert ann.says == []
    assert not re.search(r'class="hand"[^>]*>Card', ann.html)
    ann.get(f"{ann.room}?seat=1")
    hands = re.findall(r'class="hand"[^>]*>([^<]*)', ann.html)
    assert (hands[0], hands[1][:4]) == ("a card", "Card")


def test_hidden_arguments_are_told_as_hidden(ann: Browser, bob: Browser) -> None:
    """The story names a dealt card to its owner and to nobody else."""
    ann.lay("veil", "friends", name="Ann")
    bob.get(ann.room).do("sit", seat=1)
    ann.do("start")
    assert re.fullmatch(r"Ann is dealt Card \d\.", ann.story[1])
    assert bob.reload().story[1] == "Ann is dealt a card."


def test_a_bot_is_given_its_own_view(house: House, ann: Browser) -> None:
    """A bot decides from the cut state of its seat: the cards of others and the deck are blank in it."""
    ann.post("/tables", game="veil", players=3, seat_0="me", seat_1="random", seat_2="random", pace="instant")
    ann.say("keep").wait("The game is over")
    assert house.minds.views
    for view in house.minds.views:
        assert not view.state.left.any()
        hidden = [n for n in range(3) if n != view.seat and not view.state.open[n]]
        assert not np.any(view.state.hand[hidden])


def test_games_that_hide_cards_cannot_be_typed_in(ann: Browser) -> None:
    """Whoever typed in what is drawn would see it, so such a table is refused."""
    ann.post("/tables", game="veil", players=2, seat_0="me", seat_1="free", typed="on")
    assert ann.status == 422
    assert "would see them" in ann.text


def test_undecim_is_among_the_tested() -> None:
    """The first whole game hides hands, so it is one of the games that this file watches."""
    assert registry.definition("undecim") in SECRETIVE
