"""Late, doubled and hasty presses, with a server that takes its time: each counts once or is answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Locator, Page, Route

    from tests.browser.house import House

expect.set_options(timeout=15_000)


@pytest.fixture
def page(house: House, new_context: Callable[..., BrowserContext]) -> Page:
    """A page on which tic-tac-toe is played around one screen."""
    return sit(house, new_context(), "tic_tac_toe")


def sit(house: House, context: BrowserContext, game: str) -> Page:
    """Lays a table around one screen."""
    page = context.new_page()
    page.goto(house.address)
    page.locator(f'form.quick:has(input[value="{game}"]) button[value="here"]').click()
    expect(page.locator("#wire")).to_have_attribute("data-line", "open")
    return page


def hold(page: Page) -> list[Route]:
    """Keeps the moves of a page on their way until the test lets them go on."""
    held: list[Route] = []

    def keep(route: Route) -> None:
        held.append(route)

    page.route("**/move", keep)
    return held


def button(page: Page, space: str) -> Locator:
    """The button that marks a space."""
    return page.locator(f'#moves button[value="mark {space}"]')


def put_on_board(page: Page, notation: str) -> Locator:
    """Lays something on the board that stands for an action (tic-tac-toe draws no board of its own)."""
    page.evaluate("said => { board.innerHTML = `<p data-action='${said}' tabindex='0'>here</p>`; }", notation)
    return page.locator("#board [data-action]")


def story(page: Page) -> list[str]:
    """What was said, the newest first."""
    return page.locator(".story li:not(.hint)").all_inner_texts()


def arrive(page: Page, held: list[Route], count: int = 1) -> None:
    """Waits until so many moves are on their way, and no more."""
    while len(held) < count:
        page.wait_for_timeout(20)
    page.wait_for_timeout(150)
    assert len(held) == count


def test_a_move_on_its_way_is_seen(page: Page) -> None:
    """While the server has not answered, the pressed button turns, and all others are marked as not to be pressed."""
    held = hold(page)
    button(page, "b2").click()
    arrive(page, held)
    expect(button(page, "b2")).to_have_class("slip say sent")
    expect(page.locator("#moves button[aria-disabled=true]")).to_have_count(9)
    expect(page.locator("#moves")).to_have_attribute("aria-busy", "true")
    held[0].continue_()
    expect(page.locator("#moves button")).to_have_count(8)
    expect(page.locator("#moves [aria-disabled], #moves .sent")).to_have_count(0)


def test_the_same_press_again_is_one_press(page: Page) -> None:
    """Pressing the same thing again while it is on its way, by any door, counts once and troubles nobody."""
    held = hold(page)
    button(page, "b2").dblclick()
    button(page, "b2").press("Enter")
    put_on_board(page, "mark b2").click()
    arrive(page, held)
    held[0].continue_()
    expect(page.locator("#moves button")).to_have_count(8)
    assert len(story(page)) == 1
    expect(page.locator("#answer")).to_be_hidden()


@pytest.mark.parametrize("door", ["panel", "board", "keyboard"])
def test_another_press_is_told_to_wait(page: Page, door: str) -> None:
    """Pressing something else while a move is on its way is answered at once, and only the first press counts."""
    held = hold(page)
    button(page, "b2").click()
    arrive(page, held)
    if door == "panel":
        button(page, "a1").click(force=True)
    elif door == "board":
        put_on_board(page, "mark a1").click()
    else:
        button(page, "a1").press("Enter")
    expect(page.locator("#answer")).to_contain_text("is on its way")
    arrive(page, held)
    held[0].continue_()
    expect(page.locator("#moves button")).to_have_count(8)
    assert len(story(page)) == 1


def test_a_press_is_possible_as_soon_as_the_page_shows_it(page: Page) -> None:
    """A press in the very moment in which the next decision appears on the page is not lost."""
    page.evaluate(
        """() => {
            const pressed = new Set();
            new MutationObserver(() => {
                const number = document.querySelector("#moves input[name=number]")?.value;
                if (number === undefined || pressed.has(number)) return;
                pressed.add(number);
                document.querySelector("#moves button[name=say]").click();
            }).observe(document.body, {subtree: true, childList: true, attributes: true});
        }"""
    )
    page.locator("#moves button").first.click()
    expect(page.locator("#result")).to_be_visible()


def test_a_finger_that_was_down_when_the_page_changed(page: Page) -> None:
    """Whoever lets go of a button after the table went on is told so, and says nothing that was not meant."""
    other = page.context.new_page()
    other.goto(page.url)
    box = button(page, "a1").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 5, box["y"] + 5)
    page.mouse.down()
    button(other, "a1").click()
    expect(page.locator("#moves button")).to_have_count(8)
    page.mouse.up()
    expect(page.locator("#answer")).to_contain_text("moved on")
    page.wait_for_timeout(300)
    assert len(story(page)) == 1


def test_a_finger_that_was_down_when_the_page_was_drawn_anew(page: Page) -> None:
    """If the page only was drawn again, the press counts although its element was exchanged."""
    box = button(page, "a1").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 5, box["y"] + 5)
    page.mouse.down()
    button(page, "a1").evaluate("e => e.replaceWith(e.cloneNode(true))")
    page.mouse.up()
    expect(page.locator("#moves button")).to_have_count(8)
    assert len(story(page)) == 1


def test_a_finger_that_slides_off(page: Page) -> None:
    """Letting go elsewhere takes a press back, as everywhere."""
    box = button(page, "a1").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 5, box["y"] + 5)
    page.mouse.down()
    page.mouse.move(5, 5)
    page.mouse.up()
    page.wait_for_timeout(300)
    assert story(page) == []
    expect(page.locator("#answer")).to_be_hidden()


def test_a_double_click_rolls_once(house: House, new_context: Callable[..., BrowserContext]) -> None:
    """A double click on what can be said again and again says it once, and the page tells so."""
    page = sit(house, new_context(), "pig")
    # However slow the machine that runs this test, the two clicks are one gesture.
    page.evaluate("performance.now = () => 0")
    roll = page.locator('#moves button[value="roll"]')
    roll.scroll_into_view_if_needed()
    box = roll.bounding_box()
    assert box is not None
    spot = (box["x"] + 5, box["y"] + 5)
    page.mouse.click(*spot)
    expect(page.locator("#moves input[name=number]")).not_to_have_value("0")
    told = story(page)
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    expect(page.locator("#answer")).to_contain_text("counted once")
    assert story(page) == told
    page.mouse.click(*spot)
    expect(page.locator("#answer")).to_be_hidden()
    expect(page.locator(".story li:not(.hint)")).not_to_have_count(len(told))


def test_a_late_press_elsewhere_is_answered(page: Page) -> None:
    """A press on a page that has not heard yet is refused in words, which stay to be read while the table goes on."""
    other = page.context.new_page()
    other.goto(page.url)
    page.evaluate("document.getElementById('wire').remove()")
    button(other, "a1").click()
    expect(other.locator("#moves button")).to_have_count(8)
    button(page, "b2").click()
    expect(page.locator("#answer")).to_contain_text("The table has moved on; nothing was done.")
    expect(page.locator("#moves button")).to_have_count(8)
    button(page, "b2").click()
    expect(page.locator("#answer")).to_be_hidden()
    expect(page.locator("#moves button")).to_have_count(7)


def test_a_refusal_outlives_the_next_change(page: Page) -> None:
    """What the server refused can be read although the page is drawn anew at once."""
    page.locator('#moves button[value="mark a1"]').evaluate("e => { e.value = 'mark z9'; }")
    page.locator('#moves button[value="mark z9"]').click()
    expect(page.locator("#answer")).to_contain_text("not possible")
    other = page.context.new_page()
    other.goto(page.url)
    button(other, "c3").click()
    expect(page.locator("#moves button")).to_have_count(8)
    expect(page.locator("#answer")).to_be_visible()
