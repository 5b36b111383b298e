"""Looking back on a finished game: every decision with its chances, as its player could know them."""

from __future__ import annotations

import re
import threading
import time
from typing import TYPE_CHECKING

import pytest

import soan
from soan.table import chart
from soan.table.moments import split
from tests.table.test_play import change_rules

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.table.conftest import Browser, House

#: Ann wins with the column a; the first legal space is always a3.
SPACES = ("a1", "b1", "a2", "b2", "a3")


def finished(ann: Browser) -> Browser:
    """A finished game of tic-tac-toe."""
    ann.lay("tic_tac_toe", name="Ann")
    for space in SPACES:
        ann.say(f"mark {space}")
    assert "Ann wins" in ann.text
    return ann


def look(browser: Browser, query: str = "") -> Browser:
    """Opens the page that looks back, and waits until everything was looked at."""
    browser.get(f"{browser.room}/look-back{query}")
    until = time.monotonic() + 10
    while 'id="progress"' in browser.html:
        assert time.monotonic() < until
        time.sleep(0.02)
        browser.get(f"{browser.room}/look-back{query}")
    return browser


def part(browser: Browser, name: str) -> str:
    """The words of a section."""
    found = re.search(rf'(?s)<section[^>]*id="{name}".*?</section>', browser.html)
    assert found is not None
    return " ".join(re.sub(r"<[^>]*>", " ", found[0]).split())


def test_every_decision_is_judged(ann: Browser, house: House) -> None:
    """Each decision is shown with what was said, what the search would have done, and the chances of both."""
    look(finished(ann), "?at=0")
    assert "Decision 1 of 5" in part(ann, "verdict")
    assert "Ann Mark a1" in part(ann, "verdict")
    assert "As it was Mark a1 12%" in part(ann, "verdict")
    assert "The search Mark a3 50%" in part(ann, "verdict")
    assert "It cost 38 wins in a hundred games." in part(ann, "verdict")
    # Four times something else than a3 was said: then that is searched by itself.
    assert len(house.minds.views) == 5 + 4
    assert "The search would have done the same." in part(look(ann, "?at=4"), "verdict")


def test_the_costliest_are_listed(ann: Browser) -> None:
    """The decisions that cost the most come first, each with a link to its moment, and are marked in the chart."""
    look(finished(ann))
    costs = [int(cost) for cost in re.findall(r"−(\d+)", part(ann, "costly"))]
    assert costs == sorted(costs, reverse=True)
    assert len(costs) == 4
    links = re.findall(
        r'href="[^"]*look-back\?at=(\d)" data-at', ann.html.split('id="costly"')[1].split("</section>")[0]
    )
    assert sorted(links) == ["0", "1", "2", "3"]
    assert sorted(re.findall(r'id="dot-(\d)"', ann.html)) == sorted(links)


def test_the_board_stands_as_it_stood(ann: Browser) -> None:
    """At each moment the board and the story show what was there then, and nothing can be done on it."""
    look(finished(ann))
    for at, marks in [("0", 0), ("3", 3), ("5", 5)]:
        ann.get(f"{ann.room}/look-back?at={at}")
        board = ann.html.split('id="board"')[1]
        assert len(re.findall(r"<td>[12]</td>", board)) == marks
        assert sum("marks" in line for line in ann.story) == marks
        assert "data-action" not in ann.html
        assert "/move" not in ann.html


@pytest.mark.parametrize("at", ["", "?at=99", "?at=x", "?at=-1", "?at=9999999999"])
def test_without_a_moment_the_end_is_shown(ann: Browser, at: str) -> None:
    """Without a moment, and with one that there is not, the page shows the end and who won."""
    look(finished(ann), at)
    assert part(ann, "verdict") == "The end of the game Ann wins"


def test_a_game_that_is_on_cannot_be_looked_back_on(ann: Browser, house: House) -> None:
    """While a game is on, looking back on it is refused to everybody, and no search looks at it."""
    ann.lay("veil", "here").get(f"{ann.room}?seat=0").say("keep")
    for browser in (ann, house.browser()):
        for path in ("look-back", "look-back?at=0&eyes=1", "look-back/decisions"):
            answer = browser.client.get(f"{ann.room}/{path}")
            assert answer.status_code == 403
            assert "when it is over" in answer.text
            assert "Card" not in answer.text
    assert house.minds.views == []


def test_who_may_see_the_table_may_see_it(ann: Browser, house: House) -> None:
    """A spectator of the finished table can look back as well, in another language."""
    look(finished(ann))
    eve = house.browser("ja")
    eve.get(f"{ann.room}/look-back?at=0")
    assert "5手中1手目" in eve.text
    assert "100局あたり38勝の損でした。" in eve.text


def test_each_is_judged_by_what_could_be_known(ann: Browser, house: House) -> None:
    """The search that looks back is given the cut view of whoever decided."""
    ann.post("/tables", game="veil", players=2, seat_0="random", seat_1="random", pace="instant")
    ann.wait("The game is over")
    house.minds.views.clear()
    look(ann)
    assert house.minds.views
    for view in house.minds.views:
        assert view.seat == view.actor
        assert not view.state.left.any()
        assert not any(view.state.hand[n] for n in range(2) if n != view.seat and not view.state.open[n])


def test_the_table_is_seen_with_other_eyes(ann: Browser) -> None:
    """Where a game hides things, each moment can be seen as each of its players saw it."""
    ann.lay("veil", "here")
    for seat in (0, 1, 2):
        ann.get(f"{ann.room}?seat={seat}")
        if ann.says:
            ann.say("keep")
    ann.wait("The game is over")
    shown = {}
    for eyes in ("", "&eyes=0", "&eyes=1"):
        look(ann, f"?at=0{eyes}")
        shown[eyes] = [hand != "a card" for hand in re.findall(r'class="hand"[^>]*>([^<]*)', ann.html)]
    assert shown[""] == shown["&eyes=0"]
    assert shown["&eyes=0"][:2] == [True, False]
    assert shown["&eyes=1"][:2] == [False, True]
    assert len(look(ann, "?at=0&eyes=17").html) > 0


def test_it_is_done_once(ann: Browser, house: House) -> None:
    """However often and by whomever the page is opened, each decision is looked at once."""
    look(finished(ann))
    before = len(house.minds.views)
    look(ann, "?at=2")
    look(house.browser().get(ann.room))
    assert len(house.minds.views) == before


def test_it_survives_a_restart(open_house: Callable[..., House]) -> None:
    """After a restart what was found is there, and nothing is searched again."""
    ann = open_house().browser()
    look(finished(ann), "?at=0")
    found = part(ann, "costly")
    house = open_house()
    again = house.browser().get(ann.room)
    assert part(look(again, "?at=0"), "costly") == found
    assert house.minds.views == []


def test_it_goes_on_after_a_restart(open_house: Callable[..., House]) -> None:
    """What was under way is taken up where it stopped, by itself, and shown as far as it has come."""
    house = open_house()
    ann = house.browser()
    finished(ann)
    stop, thoughts = threading.Event(), iter(range(100))

    def gate() -> None:
        if next(thoughts) >= 4:
            stop.wait(5)

    house.minds.gate = gate
    ann.get(f"{ann.room}/look-back?at=0").wait("40%")
    assert "It cost 38 wins in a hundred games." in ann.text
    assert "has not come to this decision yet" in ann.get(f"{ann.room}/look-back?at=4").text
    stop.set()
    house = open_house()
    seen = house.browser().get(ann.room)
    until = time.monotonic() + 10
    while house.store.half_reviewed():
        assert time.monotonic() < until
        time.sleep(0.02)
    look(seen)
    assert len(house.store.judgements(ann.room.rpartition("/")[2])) == 5


def test_a_search_that_breaks_down(ann: Browser, house: House) -> None:
    """The page says so and still shows the game; loading it again tries again."""
    finished(ann)
    house.minds.broken = True
    ann.get(f"{ann.room}/look-back?at=1")
    ann.response = ann.client.get(f"{ann.room}/look-back?at=1", headers={"hx-request": "true"})
    until = time.monotonic() + 10
    while "The search broke down" not in ann.html:
        assert time.monotonic() < until
        time.sleep(0.02)
        ann.response = ann.client.get(f"{ann.room}/look-back?at=1", headers={"hx-request": "true"})
    assert "Decision 2 of 5" in ann.text
    house.minds.broken = False
    look(ann, "?at=1")
    assert "The search broke down" not in ann.text


def test_the_page_says_that_the_search_gets_ready(ann: Browser, house: House) -> None:
    """While the game is being compiled, the page says what takes so long, and the game can be stepped through."""
    compiled = threading.Event()
    house.minds.compiler = compiled.wait
    try:
        finished(ann)
        ann.get(f"{ann.room}/look-back?at=2")
        assert "up to half a minute to get ready" in ann.text
        assert "Decision 3 of 5" in ann.text
    finally:
        compiled.set()
    assert "get ready" not in look(ann, "?at=2").text


def test_changed_rules_are_not_judged(ann: Browser, house: House) -> None:
    """A game that was played under other rules is shown, but not looked into."""
    finished(ann)
    change_rules(house, rules="of yesterday")
    ann.get(f"{ann.room}/look-back?at=0")
    assert "The rules have changed since this game was played" in ann.text
    time.sleep(0.2)
    assert house.minds.views == []


def test_all_decisions_in_a_table(ann: Browser) -> None:
    """For whoever does not read charts there is a table of all decisions with their chances."""
    look(finished(ann))
    ann.get(f"{ann.room}/look-back/decisions")
    rows = [" ".join(re.sub(r"<[^>]*>", " ", row).split()) for row in re.findall(r"(?s)<tr.*?</tr>", ann.html)]
    assert rows[1] == "1 Ann Mark a1 Mark a3 12% 50% −38"
    assert rows[5] == "5 Ann Mark a3 50% 50%"


def test_the_result_leads_there(ann: Browser) -> None:
    """The page of the finished game has a link to look back."""
    finished(ann)
    assert f'href="{ann.room}/look-back?at=0"' in ann.html


def test_moments_are_decisions_of_players() -> None:
    """Dice and cards make no moments of their own; the last moment is the end."""
    match = soan.load("pig", goal=10).start()
    for move in ("roll", "land 5", "roll", "land 6"):
        match.play(move)
    assert [(each.move, each.seat) for each in split(match)] == [(0, 0), (2, 0), (4, None)]
    assert [len(each.match.history) for each in split(match)] == [0, 2, 4]


def test_lines_of_the_chart() -> None:
    """A chance of 1 is at the top, moments are spread evenly, and marks lie on the line of their seat."""
    drawn = chart.draw({0: (0.5, 0.5), 4: (1.0, 0.0)}, players=2, last=4, shown=1, marked={0: 1})
    assert drawn.lines == ["M0.0 50.0L1000.0 0.0", "M0.0 50.0L1000.0 100.0"]
    assert drawn.dots == [chart.Dot(at=0, x=0.0, y=50.0, seat=1)]
    assert (drawn.cursor, drawn.until) == (25.0, 100.0)
    assert chart.draw({}, players=2, last=0, shown=0, marked={}).lines == ["", ""]
