"""The board of Undecim: it shows all that its viewer may know, nothing else, and takes every action."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import chain, count
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import soan
from soan.kernel import registry
from soan.table.board import Acts
from soan.table.drawing import Choice
from soan.table.shelf import Boxed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from soan.kernel import Match, View

BOX = Boxed(registry.definition("undecim"))
NAMES = ["Ayumi", "Bjørn", "Chiyo", "Dag"]
#: What is said without pointing at anything on the table.
UNPLACED = {"save", "stop", "decline", "end"}
#: Random players who build a little more than they stop, so that everything comes to lie on the table.
LIKES = {"settle": 8, "develop": 9, "gain": 3, "stop": 0.2, "decline": 0.1, "pass": 0.3, "extra": 3}
TABLES: list[dict[str, Any]] = [
    {"players": 4},
    {"players": 3, "variant": "refill6"},
    {"players": 2, "variant": "market"},
    {"players": 4, "variant": "market-dual", "market_rate": 2, "flip": True},
    {"players": 3, "variant": "flip", "settle": "action", "gain_bonus": 1},
]


@dataclass(frozen=True)
class Page:
    """A board as it was drawn, and what its template asked for."""

    html: str
    asked: frozenset[str]
    board: dict[str, Any]
    view: View

    @property
    def actions(self) -> set[str]:
        """What can be clicked."""
        return {line for found in re.findall(r'data-action="([^"]*)"', self.html) for line in found.split("\n")}

    def count(self, classes: str) -> int:
        """How many elements have these classes, in this order."""
        return len(re.findall(rf'class="{classes}[ "]', self.html))


@cache
def say(language: str, key: str, variables: tuple[tuple[str, object], ...]) -> str:
    """The words of the game, remembered, because the same stand on every board."""
    return BOX.say(language, key, **dict(variables))


def draw(view: View, language: str = "en") -> Page:
    """Draws the board as the table does."""
    assert BOX.board is not None
    assert BOX.arrange is not None
    asked: set[str] = set()

    def t(key: str, **variables: object) -> str:
        asked.add(key)
        return say(language, key, tuple(variables.items()))

    legal = {action.notation: Choice(action.notation, action.label(language), "") for action in view.legal()}
    board = dict(BOX.arrange(view))
    actor = view.actor if view.actor is not None and view.actor >= 0 else None
    html = BOX.board.render(
        board, view=view, t=t, names=NAMES, you=view.seat, actor=actor, legal=legal, act=Acts(legal), static=str
    )
    return Page(html, frozenset(asked), board, view)


def positions(table: dict[str, Any], seed: int) -> Iterator[Match]:
    """The match before the first card is dealt, before each decision of a game, and after its end."""
    match = soan.load("undecim", **table).start(seed=seed)
    choose = np.random.default_rng(seed)
    yield match
    match.advance()
    while not match.over:
        yield match
        actions = match.legal()
        likes = np.array([LIKES.get(action.notation.split()[0], 1) for action in actions])
        match.play(actions[choose.choice(len(actions), p=likes / likes.sum())].code)
        match.advance()
    yield match


@cache
def drawn() -> tuple[Page, ...]:
    """Games at all tables and rare moments, drawn for whoever must decide, and otherwise for spectators."""
    games = chain(*(positions(table, seed) for seed, table in enumerate(TABLES)), [full_table(), asked_for_gold()])
    return tuple(
        draw(match.observe(match.actor if match.actor is not None and match.actor >= 0 else None)) for match in games
    )


def middle(table: dict[str, Any], seed: int, decisions: int) -> Match:
    """A match after so many decisions."""
    for number, match in enumerate(positions(table, seed)):
        if number == decisions:
            return match
    raise AssertionError(f"the game of seed {seed} has no {decisions} decisions")


def full_table() -> Match:
    """A match at which settlements of every kind and size stand, and all pass cards are taken."""
    match = middle({"players": 4}, 0, 30)
    s = match.state
    s.settlements[0] = 5
    s.settlement[0, :5] = [[2, 0, 0, 0, 0], [1, 1, 1, 0, 0], [1, 1, 1, 1, 0], [0, 5, 0, 0, 0], [1, 1, 1, 1, 3]]
    s.pass_card[:] = 1, 2, 3, 4
    return match


def asked_for_gold() -> Match:
    """A match at which somebody may pay gold for more."""
    games = (positions({"players": 4}, seed) for seed in count())
    return next(match for match in chain.from_iterable(games) if "pay" in {a.notation for a in match.legal()})


def hide_otherwise(match: Match, viewer: int | None) -> Match:
    """The same match but for the cards that the viewer cannot see, which have changed hands."""
    other = match.copy()
    s = other.state
    cells = [(seat, card) for seat in range(4) for card in range(11) if s.hand[seat, card] and not s.known[seat, card]]
    hidden = [(seat, card) for seat, card in cells if seat != viewer]
    for seat, card in hidden:
        s.hand[seat, card] = 0
    cards = [card for _, card in hidden]
    for (seat, _), card in zip(hidden, cards[2:] + cards[:2], strict=True):
        s.hand[seat, card] = 1
    return other


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_the_board_does_not_depend_on_hidden_cards(viewer: int | None, language: str) -> None:
    """Whatever cards the others hold unseen, each viewer's board is the same to the byte."""
    match = middle({"players": 4}, 3, 6)
    other = hide_otherwise(match, viewer)
    assert other.state.hand.tobytes() != match.state.hand.tobytes()
    one, two = draw(match.observe(viewer), language), draw(other.observe(viewer), language)
    assert one.board == two.board
    assert one.html == two.html


def test_owners_see_the_difference() -> None:
    """The comparison above can fail: to those who hold them, other cards make another board."""
    match = middle({"players": 4}, 3, 6)
    other = hide_otherwise(match, None)
    assert any(draw(match.observe(seat)).html != draw(other.observe(seat)).html for seat in range(4))


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_hands_are_shown_as_far_as_they_are_known(viewer: int | None) -> None:
    """A viewer sees the own cards, those that the others took from the display, and the backs of the rest."""
    match = middle({"players": 4}, 3, 12)
    page = draw(match.observe(viewer))
    s = match.state
    for seat, mat in enumerate(page.board["seats"]):
        cards = [slot["card"] for slot in mat["hand"]]
        assert len(cards) == s.hand[seat].sum()
        assert cards.count(None) == (0 if seat == viewer else s.dealt[seat])
    others = [seat for seat in range(4) if seat != viewer]
    assert page.count("mini reverse") == sum(int(s.dealt[seat]) for seat in others)
    assert page.count("mini") - page.count("mini reverse") == sum(int(s.known[seat].sum()) for seat in others)


def test_every_action_lies_on_the_board() -> None:
    """Whatever may be said of something on the table can be clicked there, and nothing else can."""
    for page in drawn():
        legal = {action.notation for action in page.view.legal()}
        assert page.actions == {notation for notation in legal if notation not in UNPLACED}


def test_a_bonus_card_is_not_taken_for_one_of_the_world() -> None:
    """While the upper end of the bonus card is chosen, only its own two ends can be clicked, once each."""
    pages = [page for page in drawn() if page.board["drawn"]]
    assert pages
    for page in pages:
        assert len(re.findall(r"data-action", page.html)) == 2


def test_every_card_lies_on_the_board() -> None:
    """The World, the display, the deck, the discard pile, the market and the pass cards are those of the state."""
    definition = BOX.definition
    actions = definition.moves.moves[3].domains[0].words
    for page in drawn():
        s, board = page.view.state, page.board
        world = Counter("-".join(end["face"] for end in card["ends"]) for card in board["world"])
        cards = definition.moves.moves[2].domains[0].words
        assert world == Counter({card: int(n) for card, n in zip(cards, s.world, strict=True) if n})
        places = {"fresh": 1, "bonus": 2}
        for name, place in places.items():
            assert [slot["card"] for slot in board[name]] == [
                a for a, p in zip(actions, s.display, strict=True) if p == place
            ]
        assert (board["deck"], board["discarded"]) == (s.deck.sum(), s.discarded.sum())
        assert sum(stall["count"] for stall in board["market"]) == s.market.sum()
        assert len(board["aside"]) == 4 - (s.pass_card > 0).sum()
        assert page.count("card world") - page.count("card world gone") == len(board["world"]) + len(
            board["market"]
        ) + bool(board["drawn"])


def test_every_possession_lies_on_its_mat() -> None:
    """Lands, resources, gold, enemies, settlements, pass cards and points stand on the mat of their owner."""
    for page in drawn():
        s = page.view.state
        for seat, mat in enumerate(page.board["seats"]):
            assert [thing["count"] for thing in mat["holdings"]] == s.upper[seat].tolist()
            assert len(mat["towns"]) == s.settlements[seat]
            for town, materials in zip(mat["towns"], s.settlement[seat], strict=False):
                assert len(town["cards"]) == materials.sum()
                assert town["cards"].count("gold") == materials[4]
                assert town["equal"] == (materials[:4].max() > 1)
            assert [card["front"] for card in mat["passed"]] == [bool(s.in_front[seat])] * bool(s.pass_card[seat])
            assert mat["vp"] == (mat["forecast"] if page.board["over"] else s.vp[seat])
            assert mat["forecast"] == sum(page.view.points()[seat].values())


def test_the_town_shows_its_worth() -> None:
    """The points written under the towns are those that the rules count for settlements."""
    for page in drawn():
        for mat, scored in zip(page.board["seats"], page.view.points(), strict=True):
            assert sum(town["vp"] for town in mat["towns"]) == scored["settlements"]


def test_the_leads_show_what_they_score() -> None:
    """The marks for the most of a land and for the fewest enemies add up to what the rules count for them."""
    for page in drawn():
        for mat, scored in zip(page.board["seats"], page.view.points(), strict=True):
            marks = {"most": 0, "fewest": 0}
            for thing in mat["holdings"]:
                if thing["lead"]:
                    marks[thing["lead"]["kind"]] += int(thing["lead"]["vp"].replace("\N{MINUS SIGN}", "-"))
            assert marks == {"most": scored["lands"], "fewest": scored["enemies"]}


def test_everybody_stands_on_the_track_once() -> None:
    """The victory track has one emblem for each player, at the player's points."""
    for page in drawn():
        points = {seat["seat"]: seat["vp"] for seat in page.board["seats"]}
        assert {seat: cell["vp"] for cell in page.board["track"] for seat in cell["seats"]} == points


def test_the_board_uses_all_its_words() -> None:
    """Every word that the board asks for is in both catalogues, and it asks for every word kept for it."""
    asked = frozenset[str]().union(*(page.asked for page in drawn()))
    for language in ("en", "ja"):
        kept = {key for key in BOX.definition.catalogue(language).keys() if key.startswith("page-")}  # noqa: SIM118
        assert kept == {key for key in asked if key.startswith("page-")}


def test_settlements_grow_from_hamlet_to_city() -> None:
    """A town has a building for each of its first nine cards, a fence, a wall and towers as it grows."""
    page = draw(full_table().observe(None))
    assert [town["stage"] for town in page.board["seats"][0]["towns"]] == [2, 3, 4, 5, 5]
    drawings = re.findall(r'<figure class="town (\w+)">.*?</figure>', page.html, re.DOTALL)[:5]
    assert drawings == ["equal", "mixed", "mixed", "equal", "mixed"]
    town = Counter(re.findall(r'href="town\.svg#([\w-]+)"', page.html.split('<section class="mat')[1]))
    assert town == {"stone": 5, "wood": 8, "clay": 3, "iron": 2, "gold": 3, "fence": 1, "wall": 3, "tower": 4}


@pytest.mark.parametrize("language", ["en", "ja"])
def test_both_languages_say_all(language: str) -> None:
    """The board can be drawn in each language, in the middle of a game with all options."""
    page = draw(middle(TABLES[3], 3, 60).observe(0), language)
    word = {"en": "The World", "ja": "世界"}[language]
    assert word in page.html
    assert "{ $" not in page.html


def test_the_sprites_hold_what_is_shown() -> None:
    """Every picture that a board shows is in the sprites, and no picture lies there unused."""
    shown = {found for page in drawn() for found in re.findall(r'href="([\w.]+#[\w-]+)"', page.html)}
    held = {
        f"{name}#{symbol}"
        for name in ("icons.svg", "town.svg")
        for symbol in re.findall(r'<symbol id="([\w-]+)"', (BOX.files / "static" / name).read_text("utf-8"))
    }
    assert shown == held
    icons = tomllib.loads((BOX.files / "static" / "icons.toml").read_text("utf-8"))["icons"]
    assert {f"icons.svg#{name}" for name in icons} == {name for name in held if name.startswith("icons")}


def test_the_makers_of_the_pictures_are_named() -> None:
    """Every board names the makers of its icons and their licence."""
    for page in drawn():
        assert re.search(r"Lorc.*Delapouite.*game-icons\.net.*CC BY 3\.0", page.html)


def test_ids_stand_once() -> None:
    """No id stands twice on a board, so that cards glide to where they go when the page is morphed."""
    for page in drawn():
        ids = re.findall(r' id="([^"]+)"', page.html)
        assert len(ids) == len(set(ids))
