"""Náströnd at the table: a game played on its board, with the mouse and with a finger."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

    from tests.browser.house import House

LUCK = random.Random(3)  # noqa: S311 - it only picks moves
expect.set_options(timeout=15_000)
#: Decisions of one player in a game at most.
MOST = 300
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def sit(page: Page, house: House, variant: str = "draft13") -> None:
    """Lays a table with three random bots that do not dally."""
    page.goto(f"{house.address}/games/nastrond")
    if variant != "draft13":
        page.check(f'input[name=variant][value="{variant}"]', force=True)
        expect(page.locator(f'input[name=variant][value="{variant}"]')).to_be_checked()
        page.wait_for_load_state("networkidle")
    for seat in (1, 2, 3):
        page.select_option(f"#seat-{seat}", "random")
    page.check("input[name=pace][value=instant]", force=True)
    page.click("#set-up > .stamp")
    page.wait_for_selector(".waits-you")


def offered(page: Page, where: str) -> list[str]:
    """The actions that the board, or the panel, offers."""
    said = {"board": "[...document.querySelectorAll('.nastrond [data-action]')].map(e => e.dataset.action)"}
    said["panel"] = "[...document.querySelectorAll('#moves button.say')].map(e => e.value)"
    return sorted({line for found in page.evaluate(said[where]) for line in found.split("\n")})


def press(page: Page) -> None:
    """Clicks one of the lit things on the board, and then the panel's button if it stands for several actions."""
    things = page.locator(".nastrond [data-action]")
    thing = things.nth(LUCK.randrange(things.count()))
    actions = (thing.get_attribute("data-action") or "").split("\n")
    thing.click()
    if len(actions) > 1:
        page.locator(f'#moves button[value="{LUCK.choice(actions)}"]').click()


def decide(page: Page) -> None:
    """Makes a decision on the board and waits for the next."""
    number = page.locator("#moves input[name=number]").get_attribute("value")
    moved_on = """number => !document.querySelector(`#moves input[name=number][value="${number}"]`)
        && document.querySelector('.waits-you, .waits-over')"""
    press(page)
    page.wait_for_function(moved_on, arg=number, timeout=15_000)


def reach(page: Page, selector: str) -> None:
    """Decides until something is to be seen."""
    for _ in range(MOST):
        if page.locator(selector).count():
            return
        decide(page)
    raise AssertionError(f"{selector} never came up")


@pytest.mark.parametrize(("variant", "language"), [("draft13", "en"), ("einherjar-market", "ja")])
def test_a_game_on_the_board(
    house: House, new_context: Callable[..., BrowserContext], variant: str, language: str
) -> None:
    """A game can be played to its end by clicking on the board, which always offers what the panel offers."""
    page = new_context(locale=language, viewport={"width": 1440, "height": 900}).new_page()
    sit(page, house, variant)
    for _ in range(MOST):
        if page.locator(".waits-over").count():
            break
        assert offered(page, "board") == offered(page, "panel")
        decide(page)
    expect(page.locator(".result h2")).to_be_visible()
    totals = page.locator(".score-table tfoot td").all_inner_texts()
    assert page.locator(".nastrond .score b").all_inner_texts() == totals


@pytest.mark.parametrize("width", [360, 1440])
def test_spaces_carry_the_names_that_buttons_say(
    house: House, new_context: Callable[..., BrowserContext], width: int
) -> None:
    """Who reads "Go to c7" finds c7 on the board, where no other figure of the card covers it."""
    page = new_context(viewport={"width": width, "height": 900}).new_page()
    sit(page, house)
    reach(page, "#kind-move")
    said = page.locator("#kind-move button.say").evaluate_all("all => all.map(e => e.value.split(' ')[1])")
    lit = page.locator(".space:has([data-action]) .bearing").all_inner_texts()
    assert sorted(lit) == sorted(said)
    covered = page.locator(".space .card").evaluate_all(
        """cards => cards.filter(card => {
            const words = e => {
                const range = document.createRange()
                range.selectNodeContents(e)
                return range.getBoundingClientRect()
            }
            const name = words(card.querySelector(".bearing"))
            const beside = e => e.right <= name.left + 1 || name.right <= e.left + 1
            const above = e => e.bottom <= name.top + 4 || name.bottom <= e.top + 4
            return ![...card.querySelectorAll(".worth, .target")].map(words).every(e => beside(e) || above(e))
        }).map(card => card.textContent)"""
    )
    assert covered == []


def test_a_card_that_is_pointed_at_is_read(house: House, new_context: Callable[..., BrowserContext]) -> None:
    """Pointing at a space shows its details below the rings and lights up its row and its column."""
    page = new_context(viewport={"width": 1440, "height": 900}).new_page()
    sit(page, house)
    reach(page, ".space .card[data-action]")
    page.locator('.space[data-row="6"][data-col="2"]').hover()
    omens = page.locator(".space .omen:visible")
    expect(omens).to_have_count(1)
    strip, rings = omens.bounding_box(), page.locator(".abyss").bounding_box()
    assert strip is not None
    assert rings is not None
    assert strip["y"] >= rings["y"] + rings["height"]
    expect(page.locator(".beam:visible")).to_have_count(2)
    expect(page.locator('.beam[data-beam-row="6"]')).to_be_visible()
    expect(page.locator('.beam[data-beam-col="2"]')).to_be_visible()


def test_a_finger_reads_before_it_goes(house: House, new_context: Callable[..., BrowserContext]) -> None:
    """On a touch screen the first touch of a lit space shows its details, and only the second goes there."""
    page = new_context(**PHONE).new_page()
    sit(page, house)
    reach(page, ".space .card[data-action]")
    page.locator(".fold").click()
    card = page.locator(".space .card[data-action]").first
    card.evaluate("e => e.scrollIntoView({block: 'center'})")
    box = card.bounding_box()
    assert box is not None
    number = page.locator("#moves input[name=number]").get_attribute("value")
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".space .omen:visible")).to_have_count(1)
    assert page.locator("#moves input[name=number]").get_attribute("value") == number
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(f'#moves input[name=number][value="{number}"]')).to_have_count(0)


@pytest.mark.parametrize("width", [360, 768, 1440])
@pytest.mark.parametrize(("language", "scheme"), [("en", "dark"), ("ja", "light")])
def test_the_board_fits(
    house: House, new_context: Callable[..., BrowserContext], width: int, language: str, scheme: str
) -> None:
    """From a phone to a desk nothing sticks out of the board, and a space is large enough to be touched."""
    page = new_context(locale=language, color_scheme=scheme, viewport={"width": width, "height": 900}).new_page()
    sit(page, house)
    reach(page, ".roll .choices")
    assert page.evaluate("document.documentElement.scrollWidth") == width
    board = page.locator("#board").bounding_box()
    assert board is not None
    out = page.evaluate(
        """right => [...document.querySelectorAll('#board :is(h2, h3, h4, p, b, span, li)')]
            .filter(e => e.getBoundingClientRect().right > right + 1).map(e => e.className)""",
        board["x"] + board["width"],
    )
    assert out == []
    card = page.locator(".space .card").first.bounding_box()
    assert card is not None
    assert card["width"] >= 42
    assert abs(card["width"] - card["height"]) < 1


def test_the_cover_is_on_the_front_page(house: House, new_context: Callable[..., BrowserContext]) -> None:
    """The front page shows the game's picture."""
    page = new_context().new_page()
    page.goto(house.address)
    cover = page.locator('img[src*="/games/nastrond/static/cover.svg"]')
    expect(cover).to_be_visible()
    assert cover.evaluate("e => e.complete && e.naturalWidth > 0")
