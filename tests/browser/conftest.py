"""A real browser for the tests in this folder.

One Chromium serves all tests of a module. It is closed at the module's end because Playwright keeps an event loop
running in the test process as long as it is open, and other tests want loops of their own. (This is why these
fixtures are not those of pytest-playwright: its browser stays open until the session ends.)
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import sync_playwright

from tests.browser.house import House

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator

    from playwright.sync_api import Browser, BrowserContext, Page, Request, WebError

HERE = Path(__file__).parent
PICTURES = HERE.parent.parent / "build" / "browser"
PROGRAMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
NO_BROWSER = "Chromium is not installed (Debian: apt-get install chromium)"
NO_DRIVER = "Playwright's driver does not start (Debian: apt-get install libatomic1)"
#: No sandbox, since CI is root; no services that call home. Playwright adds a new, empty profile folder.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # A page that asks for something beyond this machine fails its test, and its request goes nowhere.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
)
#: What a test does not set for itself. Nothing moves, so that what is asserted or photographed stands still.
DEFAULTS: dict[str, Any] = {"locale": "en-GB", "reduced_motion": "reduce"}
FAILED = pytest.StashKey[bool]()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks the tests of this folder, and keeps them in one worker: a machine rarely has room for two browsers."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.xdist_group("browser"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Notes that a test failed, so that its pages are photographed before they are closed."""
    report = yield
    if call.when == "call":
        item.stash[FAILED] = report.failed
    return report


def find_chromium() -> str | None:
    """The path of the first Chromium or Chrome on the PATH."""
    return next(filter(None, map(shutil.which, PROGRAMS)), None)


@cache
def driver_starts() -> bool:
    """Tells whether the program that comes with Playwright finds the system's libraries."""
    version = [sys.executable, "-m", "playwright", "--version"]
    return subprocess.run(version, capture_output=True, check=False).returncode == 0


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for all tests of a file."""
    opened = House(tmp_path_factory.mktemp("data"))
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A headless Chromium; the test is skipped where it, or its driver, is missing."""
    program = find_chromium()
    if program is None:
        pytest.skip(NO_BROWSER)
    if not driver_starts():
        pytest.skip(NO_DRIVER)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def new_context(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Callable[..., BrowserContext]]:
    """Opens a browser of somebody's own: cookies and storage that no other context shares.

    It takes the arguments of Playwright's `Browser.new_context` (`locale="ja"`, `viewport=…`, `color_scheme="dark"`).
    When the test is over it fails if a page threw an error or asked for anything beyond this machine. The pages of a
    failed test are photographed into build/browser.
    """
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def on_error(error: WebError) -> None:
        complaints.append(f"a page threw {error.error}")

    def on_request(asked: Request) -> None:
        address = urlsplit(asked.url)
        if address.scheme not in {"data", "blob"} and address.hostname not in {"127.0.0.1", "localhost"}:
            complaints.append(f"a page asked for {asked.url}")

    def open_one(**settings: Any) -> BrowserContext:
        context = browser.new_context(**DEFAULTS | settings)
        context.on("weberror", on_error)
        context.on("request", on_request)
        contexts.append(context)
        return context

    yield open_one
    if request.node.stash.get(FAILED, False):
        photograph(contexts, request.node.nodeid)
    for context in contexts:
        context.close()
    assert not complaints


def photograph(contexts: list[BrowserContext], name: str) -> None:
    """Keeps a picture of every open page, named after the test."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    stem = re.sub(r"[^\w-]+", "-", name)
    pages = [page for context in contexts for page in context.pages]
    for number, page in enumerate(pages):
        page.screenshot(path=PICTURES / f"{stem}-{number}.png", full_page=True)


@pytest.fixture
def page(new_context: Callable[..., BrowserContext]) -> Page:
    """An empty page of one browser."""
    return new_context().new_page()
