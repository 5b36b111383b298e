"""What people do around a game: seats, invitations, bots that stand in."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from soan.table.rooms import LONGEST_NAME, clean_name

if TYPE_CHECKING:
    from tests.table.conftest import Browser, House


def seats(browser: Browser) -> list[tuple[str, str]]:
    """Name and kind of each seat that a page shows."""
    found = re.findall(
        r'(?s)<b class="name">(?:<span>)?([^<]*)(?:</span>)?</b>\s*<small class="kind">(.*?)</small>', browser.html
    )
    return [(name, " ".join(re.sub(r"<[^>]*>", " ", kind).split())) for name, kind in found]


def invitations(browser: Browser) -> list[str]:
    """The addresses of the invitations that a page shows."""
    return re.findall(r'data-copy="http://testserver(/tables/[\w-]+/invite/[\w-]+)"', browser.html)


def personal_links(browser: Browser) -> list[str]:
    """The addresses of the personal links that a page shows."""
    return re.findall(r'data-copy="http://testserver(/tables/[\w-]+/mine/[\w-]+)"', browser.html)


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann \n of  Green\tGables ", "Ann of Green Gables"),
        ("あ" * 40, "あ" * LONGEST_NAME),
        ("A\u202ennA\x00", "AnnA"),
        ("", None),
        (None, None),
        ("\u200b \n", None),
    ],
)
def test_names_are_one_clean_line(given: str | None, shown: str | None) -> None:
    """A name is cut to one short line without control characters; nothing left is no name."""
    assert clean_name(given) == shown


def test_a_seat_is_taken_once(ann: Browser, bob: Browser, house: House) -> None:
    """Whoever opens the link can take a free seat; the next one finds it taken."""
    ann.lay("tic_tac_toe", "friends", name="Ann")
    assert seats(ann) == [("Ann", "You"), ("A free seat", "Who will sit here?")]
    bob.get(ann.room).do("sit", seat=1, name="Bob")
    assert seats(bob) == [("Ann", "Away"), ("Bob", "You")]
    eve = house.browser().get(ann.room)
    assert eve.do("sit", seat=1, name="Eve").status == 409
    assert "sits there already" in eve.text
    assert bob.do("sit", seat=1, name="Robert").status == 200
    assert seats(bob)[1][0] == "Bob"


def test_names_are_words_not_markup(ann: Browser) -> None:
    """A name that looks like a tag is shown as it was typed."""
    ann.lay("tic_tac_toe", name="<b>Ann</b>&")
    ann.say()
    assert "<b>Ann" not in ann.html
    assert "&lt;b&gt;Ann&lt;/b&gt;&amp; marks" in ann.html


def test_an_invitation_gives_its_seat(ann: Browser, bob: Browser) -> None:
    """Only the host sees the invitations; opening one shows the seat, and the button takes it."""
    ann.post("/tables", game="veil", players=3, seat_0="me", seat_1="free", seat_2="free")
    links = invitations(ann)
    assert len(links) == 2
    bob.get(ann.room)
    assert invitations(bob) == []
    bob.get(links[1])
    assert "You are invited to Veil" in bob.text
    bob.do("sit", seat=2, name="Bob", invite=links[1].split("/")[-1])
    assert [name for name, _ in seats(bob)] == ["Player 1", "A free seat", "Bob"]
    assert bob.get(links[1]).response.url.path == ann.room


def test_an_invitation_says_to_what_and_by_whom(ann: Browser, bob: Browser) -> None:
    """Number of players and draft, and who sits there already, persons and bots; free seats are nobody."""
    ann.post("/tables", game="veil", players=3, seat_0="me", name_0="Ann", seat_1="random", seat_2="free")
    (link,) = (link for link in invitations(ann) if bob.get(link) and 'name="seat" value="2"' in bob.html)
    bob.get(link)
    assert re.search(r"At the table\s+Ann\s+Sumi\b", bob.text)
    assert "3 players" in bob.text
    assert "A free seat" not in bob.text


def test_an_invitation_wakes_a_seat_that_a_bot_keeps_warm(ann: Browser, bob: Browser) -> None:
    """A friend who comes late takes over from the bot, with the invitation and not without."""
    ann.post("/tables", game="tic_tac_toe", seat_0="me", seat_1="random", pace="instant")
    (link,) = invitations(ann)
    bob.get(ann.room)
    assert bob.do("sit", seat=1).status == 409
    bob.do("sit", seat=1, name="Bob", invite=link.split("/")[-1])
    assert bob.status == 200
    ann.reload().say("mark b2")
    assert len(bob.reload().says) == 8


def test_only_the_host_begins_and_only_with_all_seats(ann: Browser, bob: Browser) -> None:
    """A game begins when the host says so and nobody is missing."""
    ann.lay("tic_tac_toe", "friends")
    assert ann.do("start").status == 400
    assert "A seat is still free" in ann.text
    bob.get(ann.room).do("sit", seat=1)
    assert bob.do("start").status == 403
    assert ann.do("start").status == 200
    assert ann.says


def test_the_host_fills_seats_with_bots(ann: Browser, bob: Browser) -> None:
    """The host gives a free seat to a bot; nobody else can, and what is no bot is refused in words."""
    ann.lay("tic_tac_toe", "friends")
    bob.get(ann.room)
    assert bob.do("bot", seat=1, bot="random").status == 403
    assert ann.do("bot", seat=1, bot="chess").status == 400
    assert "no bot 'chess'" in ann.text
    assert ann.do("bot", seat=1, bot="mcts:200").status == 200
    assert seats(ann)[1] == ("Sumi", "Bot: tries 200 games a move")


def test_standing_up_frees_the_seat(ann: Browser, bob: Browser) -> None:
    """Before the game a person stands up, or the host clears the place; the old links die."""
    ann.lay("tic_tac_toe", "friends")
    (link,) = invitations(ann)
    bob.get(ann.room).do("sit", seat=1)
    assert bob.do("vacate", seat=0).status == 403
    assert bob.do("vacate", seat=1).status == 200
    assert seats(bob)[1][0] == "A free seat"
    assert bob.get(link).status == 404
    bob.get(ann.room).do("sit", seat=1)
    ann.do("vacate", seat=1)
    assert seats(ann)[1][0] == "A free seat"


def test_nobody_is_cleared_away_during_the_game(ann: Browser, bob: Browser) -> None:
    """Once the game has begun seats are no longer freed."""
    ann.lay("tic_tac_toe", "here")
    assert ann.do("vacate", seat=1).status == 409
    assert "The game has begun" in ann.text


def test_names_change(ann: Browser, bob: Browser) -> None:
    """A person renames the own seat and no other."""
    ann.lay("tic_tac_toe", "friends", name="Ann")
    ann.do("rename", seat=0, name="Anna")
    assert seats(ann)[0][0] == "Anna"
    assert bob.get(ann.room).do("rename", seat=0, name="Bob").status == 403
    assert ann.reload().do("rename", seat=9, name="x").status == 403


def test_a_bot_stands_in_and_hands_back(ann: Browser, bob: Browser, house: House) -> None:
    """The host lends an absent person's seat to a bot; the person sees it, cannot act, and takes it back."""
    ann.lay("tic_tac_toe", "friends", name="Ann")
    bob.get(ann.room).do("sit", seat=1, name="Bob")
    ann.do("start")
    assert house.browser().get(ann.room).do("bot", seat=1, bot="random").status == 403
    assert ann.do("bot", seat=1, bot="random").status == 200
    assert seats(ann)[1] == ("Bob", "Bot stands in (Novice: any legal move)")
    ann.say("mark b2").wait("Bob marks")
    assert len(ann.says) == 7
    bob.reload()
    assert bob.says == []
    bob.do("hand-back", seat=1)
    ann.reload().say()
    assert len(bob.reload().says) == 6


def test_a_lent_seat_does_not_answer_its_person(ann: Browser) -> None:
    """While a bot stands in, the person's forms are refused with the way back."""
    ann.lay("tic_tac_toe", "here")
    form = ann.moves["fields"] | {"say": "mark a1"}
    ann.do("bot", seat=0, bot="broken")
    answer = ann.client.post(f"{ann.room}/move", data=form)
    assert answer.status_code == 403
    assert "Take it back first" in answer.text


def test_a_seat_moves_to_another_browser(ann: Browser, house: House) -> None:
    """The personal link, which only its owner sees, moves seat and host's chair; opening it alone moves nothing."""
    ann.lay("veil", "bots", name="Ann")
    (link,) = personal_links(ann)
    phone = house.browser()
    assert personal_links(phone.get(ann.room)) == []
    phone.get(link)
    assert "Play Ann’s seat here" in phone.text
    assert ann.reload().says
    phone.do("take-over", link=link.split("/")[-1])
    assert phone.says
    assert personal_links(phone) != [link]
    assert ann.reload().says == []
    assert "Card" not in ann.html.split('id="board"')[1].split("</section>")[0]
    assert house.browser().get(link).status == 404
    assert phone.do("bot", seat=1, bot="random").status == 200
    assert ann.do("bot", seat=1, bot="random").status == 403


def test_who_is_there_is_shown(ann: Browser, bob: Browser) -> None:
    """Whoever does not look at the table is shown as away."""
    ann.lay("tic_tac_toe", "friends", name="Ann")
    bob.get(ann.room)
    assert seats(bob)[0] == ("Ann", "Away")
