"""People at the table: what their browsers show, and what happens when lines and servers break."""

from __future__ import annotations

import random
import re
import time
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from soan.kernel.replay import from_text
from soan.kernel.text import Catalogue

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Locator, Page

    from tests.browser.house import House

LUCK = random.Random(11)  # noqa: S311 - it only picks moves
#: A machine that runs other tests as well is slow now and then.
expect.set_options(timeout=15_000)
#: Clicks of two persons in one game of Undecim at most.
MOST_CLICKS = 200


def lay(page: Page, house: House, game: str, style: str) -> str:
    """Lays a table with one click on the front page; returns its address."""
    page.goto(house.address)
    page.locator(f'form.quick:has(input[value="{game}"]) button[value="{style}"]').click()
    page.wait_for_selector("#table")
    return page.url


def says(page: Page) -> Locator:
    """The buttons of the action panel."""
    return page.locator("#moves button.say")


def story(page: Page) -> Locator:
    """The lines of the story; "nothing yet" is none."""
    return page.locator(".story li:not(.hint)")


def say(page: Page, notation: str) -> None:
    """Presses the button of an action."""
    page.locator(f'#moves button[value="{notation}"]').click()


def ready(page: Page) -> None:
    """Waits until the page listens to the table."""
    expect(page.locator("#wire")).to_have_attribute("data-line", "open")


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_game_of_undecim(house: House, new_context: Callable[..., BrowserContext], language: str) -> None:
    """Two people and two bots play from the invitation to the last point, by the panel and by the board."""
    words = Catalogue.of("soan.table", language)
    ann = new_context(locale=language, viewport={"width": 1280, "height": 900}).new_page()
    bob = new_context(locale=language, viewport={"width": 390, "height": 800}).new_page()
    ann.goto(f"{house.address}/games/undecim")
    for seat, kind in enumerate(("me", "free", "random", "random")):
        ann.select_option(f"#seat-{seat}", kind)
    ann.fill("input[name=name-0]", "Ann")
    ann.check("input[name=pace][value=instant]", force=True)
    ann.click("#set-up > .stamp")
    bob.goto(ann.locator(".invite [data-copy]").get_attribute("data-copy") or "")
    bob.fill("#name", "Bob")
    bob.click("button.stamp")
    expect(ann.locator(".seating")).to_contain_text("Bob")
    ann.click(".begin .stamp")
    expect(bob.locator("#places")).to_be_visible()
    clicks = _play_out([ann, bob])
    assert clicks > 20
    for page in (ann, bob):
        expect(page.locator("#turn")).to_have_text(words.say("over"))
        expect(page.locator("#result")).to_be_visible()
    assert ann.locator(".score-table").inner_text() == bob.locator(".score-table").inner_text()
    _check_sums(ann)
    with ann.expect_download() as download:
        ann.click("a[download]")
    match = from_text(download.value.path().read_text("utf-8"))
    assert match.over
    totals = [int(total.replace("−", "-")) for total in ann.locator(".places .total b").all_inner_texts()]
    assert totals == list(match.scores)


def _play_out(pages: list[Page]) -> int:
    """Presses random buttons of whoever is at turn, every third time on the board, until the game is over."""
    for click in range(MOST_CLICKS):
        page = _at_turn(pages)
        if page is None:
            return click
        mark = page.locator("#table").get_attribute("data-mark") or ""
        board = page.locator("#board [data-action]")
        if click % 3 == 0 and board.count():
            board.nth(LUCK.randrange(board.count())).dispatch_event("click")
            lit = page.locator("#moves .lit")
            if lit.count():
                lit.first.click()
        else:
            says(page).nth(LUCK.randrange(says(page).count())).click()
        expect(page.locator("#table")).not_to_have_attribute("data-mark", mark)
        expect(page.locator("#answer")).to_be_hidden()
    raise AssertionError("the game does not end")


def _at_turn(pages: list[Page]) -> Page | None:
    """Waits until one of the pages has buttons; None when the game is over on all of them."""
    until = time.monotonic() + 30
    while time.monotonic() < until:
        for page in pages:
            if says(page).count():
                return page
        if all(page.locator("#result").count() for page in pages):
            return None
        pages[0].wait_for_timeout(30)
    raise AssertionError("nobody is at turn")


def _check_sums(page: Page) -> None:
    rows = [row.split("\t") for row in page.locator(".score-table").inner_text().splitlines() if "\t" in row][1:]
    columns = list(zip(*([int(cell.replace("−", "-")) for cell in row[1:]] for row in rows), strict=True))
    assert len(columns) == 4
    for *points, total in columns:
        assert sum(points) == total


def test_a_double_click_counts_once(house: House, new_context: Callable[..., BrowserContext]) -> None:
    """Two quick clicks on one button are one move, also where the first answer has not come yet."""
    page = new_context().new_page()
    lay(page, house, "tic_tac_toe", "here")
    page.locator('#moves button[value="mark b2"]').dblclick()
    expect(story(page)).to_have_count(1)
    page.evaluate("""() => { for (const b of document.querySelectorAll("#moves button")) b.click(); }""")
    expect(story(page)).to_have_count(2)
    page.wait_for_timeout(300)
    page.reload()
    expect(story(page)).to_have_count(2)


def test_a_restart_in_the_middle(house: House, new_context: Callable[..., BrowserContext]) -> None:
    """When the server stops both pages say so; when it is back they catch up by themselves, and the game goes on."""
    ann, bob = new_context().new_page(), new_context().new_page()
    address = lay(ann, house, "tic_tac_toe", "friends")
    bob.goto(address)
    bob.click("button.stamp")
    expect(ann.locator(".begin .stamp")).to_be_enabled()
    ann.click(".begin .stamp")
    expect(says(ann)).to_have_count(9)
    say(ann, "mark b2")
    expect(says(bob)).to_have_count(8)
    ready(ann)
    house.close()
    for page in (ann, bob):
        expect(page.locator("#line")).to_be_visible(timeout=10_000)
    say(bob, "mark a1")
    expect(bob.locator("#line")).to_contain_text("nothing counts twice")
    house.open()
    for page in (ann, bob):
        expect(page.locator("#line")).to_be_hidden(timeout=15_000)
    expect(says(bob)).to_have_count(8)
    say(bob, "mark a1")
    expect(says(ann)).to_have_count(7)
    expect(story(ann)).to_have_count(2)


def test_a_lost_line(house: House, new_context: Callable[..., BrowserContext]) -> None:
    """A move made without a line is answered clearly, changes nothing, and can be made when the line is back."""
    context = new_context()
    page = context.new_page()
    lay(page, house, "tic_tac_toe", "here")
    ready(page)
    context.set_offline(True)
    say(page, "mark b2")
    expect(page.locator("#line")).to_contain_text("Press again")
    expect(says(page)).to_have_count(9)
    context.set_offline(False)
    say(page, "mark b2")
    expect(says(page)).to_have_count(8)
    expect(story(page)).to_have_count(1)


def test_the_screen_is_handed_over(house: House, new_context: Callable[..., BrowserContext]) -> None:
    """Around one screen a hand is shown only after its player has said to be there; a reload hides it again."""
    page = new_context().new_page()
    lay(page, house, "undecim", "here")
    for _ in range(4):
        curtain = page.locator("#panel a.stamp")
        expect(curtain).to_be_visible()
        assert says(page).count() == 0
        name = page.locator("#turn").inner_text().removeprefix("Hand the screen to ")
        curtain.click()
        expect(page.locator("#turn")).to_contain_text(f"{name}, your turn")
        while page.locator("#turn").inner_text().startswith(name):
            mark = page.locator("#table").get_attribute("data-mark") or ""
            says(page).first.click()
            expect(page.locator("#table")).not_to_have_attribute("data-mark", mark)
    page.goto(page.url.split("?")[0])
    expect(page.locator("#panel a.stamp")).to_be_visible()


def test_by_keyboard_alone(house: House, new_context: Callable[..., BrowserContext]) -> None:
    """A game is played with Tab and Enter, and the focus does not get lost when the page changes."""
    page = new_context().new_page()
    lay(page, house, "tic_tac_toe", "here")
    ready(page)
    page.locator("body").press("Tab")
    expect(page.locator(".skip")).to_be_focused()
    page.keyboard.press("Enter")
    for turn in range(3):
        page.keyboard.press("Tab")
        expect(says(page).first).to_be_focused()
        page.keyboard.press("Enter")
        expect(story(page)).to_have_count(turn + 1)
        expect(page.locator("#turn")).to_be_focused()


def test_without_scripts(house: House, new_context: Callable[..., BrowserContext]) -> None:
    """A browser that runs no script plays by forms and reloading."""
    page = new_context(java_script_enabled=False).new_page()
    lay(page, house, "tic_tac_toe", "here")
    for space in ("a1", "b1", "a2", "b2", "a3"):
        say(page, f"mark {space}")
    expect(page.locator("#result-title")).to_have_text("Player 1 wins")


def test_the_board_is_a_second_door(house: House, new_context: Callable[..., BrowserContext]) -> None:
    """What lies on the board is pressed like a button, with the keyboard too, and says what it does."""
    page = new_context().new_page()
    lay(page, house, "undecim", "here")
    page.click("#panel a.stamp")
    card = page.locator("#board [data-action]").first
    expect(card).to_have_attribute("role", "button")
    assert card.get_attribute("aria-label")
    notation = card.get_attribute("data-action")
    expect(page.locator(f'#moves button[value="{notation}"]')).to_have_count(1)
    card.focus()
    page.keyboard.press("Enter")
    expect(page.locator(f'#moves button[value="{notation}"]')).to_have_count(0)


def test_spectators_see_no_hand(house: House, new_context: Callable[..., BrowserContext]) -> None:
    """Whoever only has the link watches: no buttons, no hands, and the page follows the game by itself."""
    ann, eve = new_context().new_page(), new_context().new_page()
    ann.goto(f"{house.address}/games/undecim")
    for seat in range(1, 4):
        ann.select_option(f"#seat-{seat}", "random")
    ann.click("#set-up > .stamp")
    ann.wait_for_selector("#table")
    eve.goto(ann.url)
    ready(eve)
    hand = ann.locator(".story li", has_text=re.compile("^Player 1 is dealt (?!an action card)"))
    expect(hand).to_have_count(2)
    expect(eve.locator(".story li", has_text="Player 1 is dealt an action card")).to_have_count(2)
    expect(says(ann).first).to_be_visible(timeout=20_000)
    assert says(eve).count() == 0
    before = story(eve).count()
    says(ann).first.click()
    expect(story(eve)).not_to_have_count(before)


@pytest.mark.parametrize(("width", "language"), [(360, "en"), (360, "ja"), (768, "ja"), (1440, "en")])
def test_nothing_sticks_out(
    house: House, new_context: Callable[..., BrowserContext], width: int, language: str
) -> None:
    """On no page and at no width does anything stick out sideways, and every control has a name."""
    page = new_context(locale=language, viewport={"width": width, "height": 800}).new_page()
    lobby = lay(page, house, "undecim", "friends")
    table = lay(page, house, "undecim", "here")
    names = [text.lower() for text in ("undecim", "pig")]
    pages = ["/", *(f"/games/{name}" for name in names), *(f"/games/{name}/rules" for name in names), "/nowhere"]
    for address in [lobby, f"{table}?seat=0", f"{table}?seat=1", *(house.address + path for path in pages)]:
        page.goto(address)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, address
        nameless = page.locator("button:visible, a:visible, input:visible, select:visible").evaluate_all(
            """all => all.filter(e => !(e.textContent.trim() || e.getAttribute("aria-label") || e.labels?.length
               || e.title || e.closest("[aria-hidden]"))).map(e => e.outerHTML)"""
        )
        assert nameless == []


def test_words_of_japanese_headings_stay_whole(house: House, new_context: Callable[..., BrowserContext]) -> None:
    """On a phone a heading breaks between words: the name of a game stands on one line."""
    page = new_context(locale="ja", viewport={"width": 360, "height": 740}).new_page()
    lay(page, house, "undecim", "friends")
    page.goto(page.locator(".invite [data-copy]").first.get_attribute("data-copy") or "")
    expect(page.locator("h1")).to_have_text("ウーンデキムへの招待")
    lines = page.locator("h1").evaluate(
        """heading => {
            const range = document.createRange(), text = heading.firstChild
            const start = text.data.indexOf("ウーンデキム")
            range.setStart(text, start)
            range.setEnd(text, start + 6)
            return range.getClientRects().length
        }"""
    )
    assert lines == 1


def test_short_names_over_the_scores_stay_whole(house: House, new_context: Callable[..., BrowserContext]) -> None:
    """On the smallest phone the columns of the scores are as wide as short names, whatever the words beside them."""
    page = new_context(locale="ja", viewport={"width": 320, "height": 740}).new_page()
    page.goto(f"{house.address}/games/nastrond?players=3")
    page.select_option("#seat-1", "me")
    for seat, name in enumerate(("ハナ", "Ann")):
        page.fill(f"input[name=name-{seat}]", name)
    page.click("#set-up > .stamp")
    page.locator("summary", has_text="今終わったら").click()
    heads = page.locator(".score-table thead th")
    expect(heads).to_have_count(3)
    lines = heads.evaluate_all("all => all.map(e => e.offsetHeight / parseFloat(getComputedStyle(e).lineHeight))")
    assert max(lines) < 2
    assert page.evaluate("document.documentElement.scrollWidth") == 320
