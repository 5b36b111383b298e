"""Looking back on a game in the browser: by keys, slider, chart and links, while a search thinks."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

    from tests.browser.house import House

expect.set_options(timeout=15_000)
#: The first search of a game compiles it, in milliseconds.
FIRST = 90_000
#: In these spaces Player 1 is let win with the column a.
SPACES = ("a1", "b2", "a2", "c3", "a3")


@pytest.fixture
def page(house: House, new_context: Callable[..., BrowserContext]) -> Page:
    """The page that looks back on a game of tic-tac-toe that was lost by a blunder."""
    page = new_context().new_page()
    finish(page, house)
    page.locator('#result a[href*="look-back"]').click()
    expect(page.locator("#wire")).to_have_attribute("data-line", "open")
    return page


def finish(page: Page, house: House) -> None:
    """Plays a game to its end."""
    page.goto(house.address)
    page.locator('form.quick:has(input[value="tic_tac_toe"]) button[value="here"]').click()
    for space in SPACES:
        button = page.locator(f'#moves button[value="mark {space}"]')
        button.click()
        expect(button).to_have_count(0)
    expect(page.locator("#result")).to_be_visible()


def at(page: Page, moment: int) -> None:
    """Waits until the page shows a moment, everywhere."""
    expect(page.locator("#table")).to_have_attribute("data-at", str(moment))
    expect(page.locator("#cursor")).to_have_attribute("style", re.compile(rf"left: {moment * 20}(\.0)?%"))
    expect(page.locator("#at")).to_have_value(str(moment))
    words = "The end of the game" if moment == len(SPACES) else f"Decision {moment + 1} of 5"
    expect(page.locator("#verdict")).to_contain_text(words)
    expect(page.locator("#board td", has_text=re.compile("^[12]$"))).to_have_count(moment)
    assert f"at={moment}" in page.url


def test_the_review_appears_by_itself(page: Page) -> None:
    """Without a reload the page fills with what the search finds, and names the blunder."""
    expect(page.locator("#costly a[data-at]").first).to_be_visible(timeout=FIRST)
    expect(page.locator("#progress")).to_have_count(0, timeout=FIRST)
    blunder = page.locator('#costly a[data-at="3"]')
    expect(blunder).to_contain_text("Player 2 Mark c3")
    expect(blunder).to_contain_text("Better: Mark a3")
    blunder.click()
    at(page, 3)
    expect(blunder).to_have_attribute("aria-current", "true")
    expect(page.locator("#verdict")).to_contain_text(re.compile(r"It cost \d\d wins in a hundred games"))
    assert len(page.locator("#plot svg path").all()) == 3


def test_it_is_stepped_through_by_keys(page: Page) -> None:
    """Arrow keys, Home and End lead from decision to decision, also when they are pressed fast."""
    at(page, 0)
    page.keyboard.press("ArrowRight")
    at(page, 1)
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    at(page, 4)
    page.keyboard.press("ArrowLeft")
    at(page, 3)
    page.keyboard.press("End")
    at(page, 5)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Home")
    at(page, 0)


def test_it_is_stepped_through_by_buttons_slider_and_chart(page: Page) -> None:
    """The buttons, the slider and the chart show the same moment."""
    page.click("#step-next")
    at(page, 1)
    page.click("#step-last")
    at(page, 5)
    page.click("#step-previous")
    at(page, 4)
    page.locator("#at").focus()
    page.keyboard.press("ArrowLeft")
    at(page, 3)
    page.locator("#at").fill("1")
    at(page, 1)
    box = page.locator("#plot").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] * 0.41, box["y"] + 3)
    at(page, 2)
    page.reload()
    at(page, 2)


def test_a_slow_answer_does_not_pull_back(page: Page) -> None:
    """When answers are late, the page ends at the moment that was wanted last."""
    page.route(re.compile(r"look-back\?at=[12]$"), lambda route: (page.wait_for_timeout(50), route.continue_())[1])
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    at(page, 4)
    page.wait_for_timeout(300)
    at(page, 4)


def test_without_scripts(house: House, new_context: Callable[..., BrowserContext]) -> None:
    """Links and a form lead through the game where no script runs."""
    page = new_context(java_script_enabled=False).new_page()
    finish(page, house)
    page.locator('#result a[href*="look-back"]').click()
    page.click("#step-next")
    expect(page.locator("#verdict")).to_contain_text("Decision 2 of 5")
    page.click("#step-last")
    expect(page.locator("#verdict")).to_contain_text("Player 1 wins")


@pytest.mark.parametrize(("width", "language"), [(360, "ja"), (768, "en"), (1440, "ja")])
def test_it_fits(house: House, new_context: Callable[..., BrowserContext], width: int, language: str) -> None:
    """At every width nothing sticks out, and the steps can be reached without scrolling."""
    page = new_context(locale=language, viewport={"width": width, "height": 740}).new_page()
    finish(page, house)
    page.locator('#result a[href*="look-back"]').click()
    expect(page.locator("#costly a[data-at]").first).to_be_visible(timeout=FIRST)
    assert page.evaluate("document.documentElement.scrollWidth") == width
    step = page.locator("#step-next").bounding_box()
    assert step is not None
    assert step["y"] + step["height"] <= 740
    page.locator('#costly a[href$="/decisions"]').click()
    expect(page.locator(".all-decisions tbody tr")).not_to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth") == width
