"""A table on a fresh database, and browsers without a browser: what a person sees and presses, by HTTP."""

from __future__ import annotations

import random
import re
import time
from contextlib import contextmanager
from dataclasses import dataclass, field
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from soan_examples import pig, tic_tac_toe
from starlette.testclient import TestClient

from soan.bots import Choice as Thinkable
from soan.bots import Thought
from soan.kernel import UnknownBot, registry
from soan.table.app import create_app
from soan.table.minds import BRIEFEST
from soan.table.shelf import Shelf

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from httpx2 import Response
    from starlette.applications import Starlette

    from soan.kernel import Definition, Match, View

VEIL: Definition = registry.definition_in(Path(__file__).parent / "veil")
GAMES = [VEIL, pig.GAME, tic_tac_toe.GAME]
BOTS = {"random", "greedy", "mcts", "broken"}


@dataclass
class Minds:
    """Bots for tests: they choose at once and at random, unless a test makes them wait or fail."""

    views: list[View] = field(default_factory=list["View"])
    gate: Callable[[], object] = lambda: None
    broken: bool = False
    compiler: Callable[[], object] = lambda: None

    def make(self, name: str) -> Mind:
        """A bot of any known name."""
        if name.partition(":")[0] not in BOTS:
            raise UnknownBot(f"no bot {name!r}; there are: random")
        return Mind(self, name)


@dataclass
class Mind:
    """One bot."""

    minds: Minds
    name: str
    budget: int = 0

    @property
    def seconds(self) -> float:
        """How long it says that it takes."""
        return float(self.name.partition(":")[2].removesuffix("s")) if self.name.endswith("0s") else 0.0

    def plan(self, definition: Definition) -> None:
        """Wishes, if for anything, for moves of tic-tac-toe."""
        if "+" in self.name and definition.name != "tic_tac_toe":
            raise UnknownBot(f"{self.name}: {definition.name} has no such move")

    @property
    def searches(self) -> bool:
        """Whether it can tell its thoughts."""
        return self.name.startswith("mcts")

    def choose(self, view: View, seed: int) -> int:
        """Any legal action."""
        self._look(view)
        return random.Random(seed).choice(view.legal()).code  # noqa: S311 - no secret depends on it

    def think(self, view: View, seed: int, threads: int = 1, opening: int | None = None) -> Thought:  # noqa: ARG002
        """The first legal action with one chance in two, the second with one in three, and so on."""
        if self.name == BRIEFEST:
            self.minds.compiler()
        else:
            self._look(view)
        tried = [Thinkable(each.code, each.notation, 100 - n, 1 / (n + 2)) for n, each in enumerate(view.legal())]
        choices = [choice for choice in tried if opening in (None, choice.code)]
        share = 1 / view.game.players
        return Thought(choices[0].code, tuple(choices), (share,) * view.game.players, 1000, 0.0)

    def _look(self, view: View) -> None:
        self.minds.views.append(view)
        self.minds.gate()
        if self.name == "broken" or self.minds.broken:
            raise ZeroDivisionError


class Forms(HTMLParser):
    """The forms of a page: where they go, and what they send."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[dict[str, Any]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Collects forms, and the fields and buttons in them."""
        given = dict(attrs)
        if tag == "form":
            self.found.append({"action": given.get("action"), "fields": {}, "buttons": []})
        elif self.found and tag == "input" and given.get("name"):
            self.found[-1]["fields"][given["name"]] = given.get("value") or ""
        elif self.found and tag == "button" and given.get("name"):
            self.found[-1]["buttons"].append((given["name"], given.get("value")))


class Browser:
    """Somebody's browser: its cookies, and the page that it shows."""

    def __init__(self, app: Starlette, language: str = "en") -> None:
        self.client = TestClient(app, headers={"accept-language": language}, follow_redirects=True)
        self.response: Response

    @property
    def html(self) -> str:
        """The page's source."""
        return self.response.text

    @property
    def text(self) -> str:
        """The page's words."""
        return " ".join(unescape(re.sub(r"<[^>]*>", " ", self.html)).split())

    @property
    def status(self) -> int:
        """Of the last answer."""
        return self.response.status_code

    @property
    def room(self) -> str:
        """The address of the room that the page shows."""
        found = re.match(r"/tables/[\w-]+", self.response.url.path)
        assert found is not None
        return found[0]

    @property
    def story(self) -> list[str]:
        """The lines of the story, the newest first."""
        return re.findall(r'id="event-\d+"[^>]*>([^<]*)', self.html)

    @property
    def says(self) -> list[str]:
        """What the action panel offers."""
        return [value for name, value in self.moves["buttons"] if name == "say"] if self.moves else []

    @property
    def moves(self) -> dict[str, Any]:
        """The form of the action panel; empty if there is none."""
        forms = [form for form in Forms(self.html).found if str(form["action"]).endswith("/move")]
        return forms[0] if forms else {}

    def get(self, path: str) -> Browser:
        """Opens a page."""
        self.response = self.client.get(path)
        return self

    def post(self, path: str, **fields: Any) -> Browser:
        """Sends a form."""
        self.response = self.client.post(path, data={name.replace("_", "-"): value for name, value in fields.items()})
        return self

    def lay(self, game: str, style: str = "here", **fields: Any) -> Browser:
        """Lays a table in one click."""
        return self.post("/tables", game=game, style=style, **fields)

    def do(self, what: str, **fields: Any) -> Browser:
        """Does something at the room that the page shows."""
        return self.post(f"{self.room}/{what}", **fields)

    def say(self, notation: str | None = None, **changed: Any) -> Browser:
        """Presses a button of the action panel (the first one)."""
        fields = self.moves["fields"] | {"say": notation or self.says[0]} | changed
        self.response = self.client.post(self.moves["action"], data=fields)
        return self

    def reload(self) -> Browser:
        """Looks at the page again; at the room, if the page is the answer to something done there."""
        return self.get(self.response.url.raw_path.decode() if self.response.request.method == "GET" else self.room)

    def wait(self, words: str, seconds: float = 10) -> Browser:
        """Reloads until the page says something."""
        until = time.monotonic() + seconds
        while words not in self.reload().text:
            assert time.monotonic() < until, f"waited for {words!r}: {self.text}"
            time.sleep(0.02)
        return self


@dataclass
class House:
    """A server on a database, with as many browsers as a test wants."""

    database: Path
    app: Starlette
    minds: Minds

    def browser(self, language: str = "en") -> Browser:
        """A browser that was never here before."""
        return Browser(self.app, language)

    @property
    def matches(self) -> dict[str, Match]:
        """The matches in its memory, by room."""
        return self.app.state.play._matches

    @contextmanager
    def instead(self, room: str, match: Match) -> Iterator[None]:
        """Puts another match into its memory for a while."""
        name = room.rpartition("/")[2]
        true = self.matches[name]
        self.matches[name] = match
        yield
        self.matches[name] = true

    @property
    def store(self) -> Any:
        """The database behind it."""
        return self.app.state.store


@pytest.fixture
def open_house(tmp_path: Path) -> Iterator[Callable[..., House]]:
    """Starts a server on the test's database; again and again, as after a restart."""
    running: list[TestClient] = []

    def start(games: list[Definition] | Shelf = GAMES, *, together: bool = False) -> House:
        while running and not together:
            running.pop().__exit__()
        minds = Minds()
        app = create_app(tmp_path / "soan.sqlite", games if isinstance(games, Shelf) else Shelf(games), minds.make)
        client = TestClient(app)
        client.__enter__()
        running.append(client)
        return House(tmp_path / "soan.sqlite", app, minds)

    yield start
    while running:
        running.pop().__exit__()


@pytest.fixture
def house(open_house: Callable[..., House]) -> House:
    """A server."""
    return open_house()


@pytest.fixture
def ann(house: House) -> Browser:
    """A browser."""
    return house.browser()


@pytest.fixture
def bob(house: House) -> Browser:
    """Another browser."""
    return house.browser()
