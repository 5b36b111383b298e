"""What is told, and to whom."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from soan.kernel import BadDefinition, Domain, Event, Events, Numbers, nobody, owner, tell
from soan.kernel.events import CAPACITY, new_log, read_log, silent_log

if TYPE_CHECKING:
    from soan.kernel import Match

CARD = Domain("card", ("low", "high"))
EVENTS = Events(
    Event("moved"),
    Event("drew", CARD.seen_by(owner), Numbers("left", 0, 9)),
    Event("buried", CARD.seen_by(nobody)),
)
MOVED, DREW, BURIED = EVENTS.numbers
#: Of a game the log's reader needs no more.
GAME: Any = SimpleNamespace(definition=SimpleNamespace(events=EVENTS))


def test_a_log_is_read_in_order_and_emptied() -> None:
    """Events come out as they were told, with as many arguments as they have."""
    log = new_log()
    tell(log, DREW, 1, 0, 7)
    tell(log, MOVED, 0, 5, 5, 5, 5)
    assert [(e.name, e.seat, e.arguments) for e in read_log(log, GAME)] == [("drew", 1, (0, 7)), ("moved", 0, ())]
    assert read_log(log, GAME) == []


def test_a_silent_log_takes_nothing() -> None:
    """In search events cost nothing."""
    log = silent_log()
    tell(log, MOVED, 0)
    assert log.size == 0


def test_a_full_log_takes_no_more() -> None:
    """What does not fit is lost, and nothing else is overwritten."""
    log = new_log()
    for number in range(CAPACITY + 5):
        tell(log, DREW, 0, 0, number)
    assert [event.arguments[1] for event in read_log(log, GAME)] == list(range(CAPACITY))


def test_an_event_is_cut_for_its_reader() -> None:
    """The owner of an event sees what is the owner's, others and spectators do not; some things nobody sees."""
    log = new_log()
    tell(log, DREW, 1, 0, 7)
    tell(log, BURIED, 1, 1)
    drew, buried = read_log(log, GAME)
    assert drew.cut(1).arguments == (0, 7)
    assert drew.cut(0).arguments == drew.cut(None).arguments == (None, 7)
    assert buried.cut(1).arguments == buried.cut(0).arguments == (None,)


@pytest.mark.parametrize("number", [3, -1])
def test_an_event_that_was_not_declared_is_refused(number: int) -> None:
    """The rules tell a number that is none of the declared ones."""
    log = new_log()
    tell(log, number, 0)
    with pytest.raises(BadDefinition, match=f"the rules tell event number {number}; declared are 0 to 2"):
        read_log(log, GAME)


def test_declarations_are_checked() -> None:
    """An event has four arguments at most, and a name of its own."""
    with pytest.raises(BadDefinition, match="event 'x' has 5 arguments; 4 at most"):
        Event("x", *[CARD] * 5)
    with pytest.raises(BadDefinition, match="two events have the same name"):
        Events(Event("x"), Event("x"))


def test_events_read_as_each_seat_knows_them(match: Match) -> None:
    """The owner reads the card, the other one that there was a card; names of players stand for seats."""
    mine, yours = (match.events(seat)[0] for seat in (0, 1))
    assert mine.text() == "Player 1 takes the low card, 4 are left."
    assert yours.text("en", ["Ann", "Bo"]) == "Ann takes a card, 4 are left."
    assert yours.text("ja") == "プレイヤー1はカードを受け取った。残り4枚。"
    assert match.told[0].text() == mine.text()


def test_an_event_prints_as_a_line_that_names_its_arguments(match: Match) -> None:
    """Words for words, numbers for numbers, None for what the reader may not know."""
    assert repr(match.events(0)[0]) == "Told('dealt', seat=0, card='low', left=4)"
    assert repr(match.events(None)[0]) == "Told('dealt', seat=0, card=None, left=4)"
    log = new_log()
    tell(log, MOVED, 2)
    tell(log, BURIED, 1, 99)
    assert repr(read_log(log, GAME)) == "[Told('moved', seat=2), Told('buried', seat=1, card=99)]"


def test_events_are_equal_if_they_tell_the_same(match: Match) -> None:
    """Also where another match told them; then they count as one in a set."""
    other = match.game.definition.load(3).start()
    other.play("deal low")
    other.play("deal middle")
    assert other.told[0].game is not match.told[0].game
    assert len({other.told[0], match.told[0]}) == 1
    assert other.told[1] != match.told[1]
    assert match.events(0)[0] != match.events(1)[0]


def test_events_can_be_asked_for_from_a_point_on(match: Match) -> None:
    """A page asks for what it has not shown yet; the keeper sees everything."""
    assert [event.arguments for event in match.events(1, since=1)] == [(2, 3)]
    assert [event.arguments for event in match.told] == [(0, 4), (2, 3)]
