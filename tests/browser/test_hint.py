"""A hint, from the press of the button to the choice that stays with the person, with the real search."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from soan.kernel.text import Catalogue

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

    from tests.browser.house import House

expect.set_options(timeout=15_000)
#: The first search of a game compiles it, in milliseconds.
FIRST = 90_000


def lay(page: Page, house: House, game: str, style: str) -> None:
    """Lays a table with one click on the front page."""
    page.goto(house.address)
    page.locator(f'form.quick:has(input[value="{game}"]) button[value="{style}"]').click()
    expect(page.locator("#wire")).to_have_attribute("data-line", "open")


@pytest.mark.parametrize(
    ("game", "language"),
    [("connect_four", "ja"), ("leduc_poker", "en"), ("pig", "ja"), ("tic_tac_toe", "en"), ("undecim", "en")],
)
def test_a_hint_comes_by_itself(
    house: House, new_context: Callable[..., BrowserContext], game: str, language: str
) -> None:
    """Whoever presses the button sees that the search thinks, then what it would do, and decides otherwise."""
    words = Catalogue.of("soan.table", language)
    page = new_context(locale=language).new_page()
    lay(page, house, game, "here")
    curtain = page.locator("#panel a.stamp")
    if curtain.count():
        curtain.click()
    page.locator(".ask-hint").click()
    expect(page.locator("#advice-title")).to_contain_text(words.say("hint-thinking"))
    hinted = page.locator("#moves .hinted")
    expect(hinted).to_have_count(1, timeout=FIRST)
    expect(page.locator("#advice-title")).to_contain_text(hinted.inner_text())
    chances = [int(re.sub(r"[<>]|%", "", text)) for text in page.locator("#advice b").all_inner_texts()]
    assert chances
    assert all(0 <= chance <= 100 for chance in chances)
    assert page.evaluate("document.querySelector('.ask-hint').disabled")
    number = page.locator("#moves input[name=number]").get_attribute("value")
    page.locator("#moves button.say").last.click()
    expect(page.locator(f'#moves input[name=number][value="{number}"]')).to_have_count(0)
    expect(page.locator("#advice")).to_have_count(0)


def test_it_wins_where_it_can(house: House, new_context: Callable[..., BrowserContext]) -> None:
    """With two in a row the search proposes the third, and gives it every chance."""
    page = new_context().new_page()
    lay(page, house, "tic_tac_toe", "here")
    for space in ("a1", "b1", "a2", "b2"):
        page.locator(f'#moves button[value="mark {space}"]').click()
        expect(page.locator(f'#moves button[value="mark {space}"]')).to_have_count(0)
    page.locator(".ask-hint").press("Enter")
    expect(page.locator("#moves .hinted")).to_have_attribute("value", "mark a3", timeout=FIRST)
    expect(page.locator("#advice-title")).to_contain_text("100% to win")


def test_the_others_see_nothing(house: House, new_context: Callable[..., BrowserContext]) -> None:
    """The page of the other player does not stir while a hint is asked for and answered."""
    ann, bob = new_context().new_page(), new_context().new_page()
    ann.goto(house.address)
    ann.locator('form.quick:has(input[value="tic_tac_toe"]) button[value="friends"]').click()
    ann.wait_for_selector("#table")
    bob.goto(ann.url)
    bob.click("button.stamp")
    expect(ann.locator(".begin .stamp")).to_be_enabled()
    ann.click(".begin .stamp")
    for page in (ann, bob):
        expect(page.locator("#wire")).to_have_attribute("data-line", "open")
        expect(page.locator("#places")).to_be_visible()
    bob.wait_for_timeout(1000)
    asked: list[str] = []
    bob.on("request", lambda request: asked.append(request.url))
    before = bob.locator("#table").evaluate("e => e.outerHTML")
    ann.locator(".ask-hint").click()
    expect(ann.locator("#moves .hinted")).to_have_count(1, timeout=FIRST)
    bob.wait_for_timeout(500)
    assert bob.locator("#table").evaluate("e => e.outerHTML") == before
    assert asked == []


@pytest.mark.parametrize("width", [360, 768])
def test_it_fits(house: House, new_context: Callable[..., BrowserContext], width: int) -> None:
    """On a phone too nothing sticks out, and the proposed button can be reached."""
    page = new_context(locale="ja", viewport={"width": width, "height": 740}).new_page()
    lay(page, house, "connect_four", "here")
    page.locator(".ask-hint").click()
    expect(page.locator("#moves .hinted")).to_have_count(1, timeout=FIRST)
    assert page.evaluate("document.documentElement.scrollWidth") == width
    page.locator("#moves .hinted").click()
    expect(page.locator("#advice")).to_have_count(0)
