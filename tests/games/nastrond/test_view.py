"""The board of Náströnd: it shows all that lies on the table, and takes every action."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import TYPE_CHECKING, Any, cast

import numpy as np
import pytest

import soan
from soan.games.nastrond.cards import CARDS, EINHERJAR, FACES, PIPS, SIGRUN, VALKYRIES
from soan.games.nastrond.rules.judging import SUCCESS
from soan.games.nastrond.rules.steps import Step
from soan.games.nastrond.view_roll import percent
from soan.games.nastrond.world import LAYERS, SPACES
from soan.kernel import NATURE, registry
from soan.table.board import Acts
from soan.table.drawing import Choice
from soan.table.shelf import Boxed

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from soan.kernel import Match, View
    from soan.kernel.match import Action

BOX = Boxed(registry.definition("nastrond"))
NAMES = ["Ayumi", "Bjørn", "Chiyo", "Dag"]
#: Random players who hire and call for help more than they stop, so that everything comes to lie on the table.
LIKES = {"judge": 0.25, "end": 0.1, "hire": 3, "call": 2, "send": 0.5, "divine": 0.5}
TABLES: list[dict[str, Any]] = [
    {"players": 4},
    {"players": 3, "variant": "draft14", "rematch_vp": -1},
    {"players": 2, "variant": "open-keepers", "wisdom": "reroll"},
    {"players": 4, "variant": "einherjar-market", "name_tiwaz": "glory"},
    {"players": 4, "variant": "valkyrie-skills"},
    {"players": 3, "variant": "valkyrie-skills", "wisdom": "reroll", "resolved": "none", "first_pass_bonus": "vp"},
]
#: A position in so many is drawn, the first at every step, and every one at which something rare may be done, or was.
EVERY = 12
RARE = {"take", "send", "give", "bonus", "recall", "cry", "charge"}
#: What of a board depends on who looks at it: what may be done, and at each space the dice that the viewer would have.
VIEWERS_OWN = {"acts", "mine", "own", "added", "dice", "chance"}


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


def draw(view: View, language: str = "en", actions: Sequence[Action] | None = None) -> Page:
    """Draws the board as the table does, with the viewer's actions unless others are given."""
    assert BOX.board is not None
    assert BOX.arrange is not None
    asked: set[str] = set()

    def t(key: str, **variables: object) -> str:
        asked.add(key)
        return view.game.catalogue(language).say(key, **variables)

    possible = view.legal() if actions is None else actions
    legal = {action.notation: Choice(action.notation, action.label(language), "") for action in possible}
    board = dict(BOX.arrange(view))
    actor = view.actor if view.actor is not None and view.actor >= 0 else None
    html = BOX.board.render(
        board, view=view, t=t, names=NAMES, you=view.seat, actor=actor, legal=legal, act=Acts(legal), static=str
    )
    return Page(html, frozenset(asked), board, view)


def positions(table: dict[str, Any], seed: int) -> Iterator[Match]:
    """The match before and after all that players and dice do, laying out the cards aside."""
    match = soan.load("nastrond", **table).start(seed=seed)
    choose = np.random.default_rng(seed)
    while not match.over:
        yield match
        if match.actor == NATURE:
            match.advance()
            continue
        actions = match.legal()
        likes = np.array([LIKES.get(action.notation.split()[0], 1) for action in actions])
        match.play(actions[choose.choice(len(actions), p=likes / likes.sum())].code)
    yield match


def actor_of(match: Match) -> int | None:
    """The seat that must decide; None for a spectator while nobody does."""
    return match.actor if match.actor is not None and match.actor >= 0 else None


@cache
def drawn() -> tuple[tuple[Match, Page], ...]:
    """A game at each table, drawn now and then for whoever must decide, or else for spectators."""
    pages: list[tuple[Match, Page]] = []
    for seed, table in enumerate(TABLES):
        steps: set[int] = set()
        before: set[str] = set()
        for number, match in enumerate(positions(table, seed)):
            rare = RARE & {action.notation.split()[0] for action in match.legal()}
            if number % EVERY == 0 or rare or before or match.state.step not in steps:
                pages.append((match.copy(), draw(match.observe(actor_of(match)))))
            steps.add(int(match.state.step))
            before = rare
    return tuple(pages)


def rolls() -> list[dict[str, Any]]:
    """The challenges that are on some board."""
    return [page.board["roll"] for _, page in drawn() if page.board["roll"]]


def at(table: dict[str, Any], seed: int, step: Step, number: int) -> Match:
    """The match when a step comes up for the so-manieth time."""
    matches = (match for match in positions(table, seed) if match.state.step == step)
    return next(match for count, match in enumerate(matches) if count == number)


def public(thing: Any) -> Any:
    """A board without what depends on who looks at it."""
    if isinstance(thing, dict):
        things = cast("dict[str, Any]", thing)
        return {key: public(value) for key, value in things.items() if key not in VIEWERS_OWN}
    return [public(value) for value in cast("list[Any]", thing)] if isinstance(thing, list) else thing


def test_every_action_lies_on_the_board() -> None:
    """Whatever may be said can be clicked on the board, and nothing else can."""
    for _, page in drawn():
        assert page.actions == {action.notation for action in page.view.legal()}


def test_every_kind_of_action_came_up() -> None:
    """The comparison above has seen every kind of action that players have."""
    kinds = {move.name for move in BOX.definition.moves.moves if move.by != NATURE}
    assert {notation.split()[0] for _, page in drawn() for notation in page.actions} == kinds


def test_others_cannot_click() -> None:
    """Nothing can be clicked by spectators, nor by players while another decides."""
    for step in (Step.TAKING, Step.MOVING, Step.POOLING, Step.ACTING, Step.SCOUTING):
        match = at(TABLES[0], 0, step, 0)
        for seat in {None, 0, 1, 2, 3} - {match.actor}:
            assert not draw(match.observe(seat)).actions


@pytest.mark.parametrize("step", [Step.MOVING, Step.POOLING, Step.ACTING, Step.SCOUTING, Step.FINISHED])
def test_everybody_sees_the_same_table(step: Step) -> None:
    """Nothing is hidden: but for what they may do and what counts for them, all viewers have the same board."""
    match = at(TABLES[0], 0, step, 0)
    boards = [public(draw(match.observe(seat)).board) for seat in (None, 0, 1, 2, 3)]
    assert all(board == boards[0] for board in boards)


def test_typed_dice_can_be_clicked() -> None:
    """A die in the air offers how it may fall, for a table whose dice are typed in."""
    match = at(TABLES[0], 0, Step.TUMBLING, 0)
    falls = match.legal()
    assert draw(match.observe(None), actions=falls).actions == {action.notation for action in falls}


def test_the_rings_show_the_state() -> None:
    """Every space shows its card's numbers or whose Urd card lies there, and every pawn stands where it is."""
    for match, page in drawn():
        s, r = match.state, match.game.r
        for space, shown in enumerate(page.board["spaces"]):
            card = s.card[space] - 1
            assert shown["name"] == SPACES[space]
            if s.urd[space]:
                assert (shown["kind"], shown["owner"]) == ("urd", s.urd[space] - 1)
            elif card >= 0:
                assert (shown["card"], shown["target"]) == (CARDS[card], r.target[card])
            else:
                assert shown["kind"] == "blank"
        if s.laid == len(SPACES) - 1:
            stands = {seat: shown["name"] for shown in page.board["spaces"] for seat in shown["pawns"]}
            assert stands == {seat: SPACES[s.pawn[seat]] for seat in range(r.players)}


def test_the_rings_lie_as_in_the_rule_book() -> None:
    """Each of the 49 spaces has a place of its own, and a layer is as deep as it is far from the edge."""
    spaces = drawn()[0][1].board["spaces"]
    assert {(shown["row"], shown["col"]) for shown in spaces} == set(product(range(7), repeat=2))
    for shown in spaces:
        row, column = shown["row"], shown["col"]
        assert shown["layer"] == min(row, column, 6 - row, 6 - column)


def test_the_mats_show_the_state() -> None:
    """Urd cards, growth, Einherjar, bonus dice and points stand on the mat of their owner."""
    for match, page in drawn():
        s = match.state
        for seat, mat in enumerate(page.board["seats"]):
            assert (mat["hand"], mat["under"]["count"]) == (s.hand[seat], s.under[seat])
            assert [growth["count"] for growth in mat["growth"]] == s.growth[seat].tolist()
            band = {member["kind"]: member["count"] for member in mat["band"]}
            assert band == {kind: n for kind, n in zip(EINHERJAR, s.own[seat].tolist(), strict=True) if n}
            assert mat["bonus"] is None or mat["bonus"]["count"] == s.bonus_dice[seat]
            assert mat["forecast"] == match.scores[seat]
            assert mat["vp"] == (match.scores[seat] if match.over else s.vp[seat].sum())
            owner = page.board["owners"][seat]
            assert owner == s.valkyrie[seat] - 1


def test_majorities_are_marked() -> None:
    """The crown of a layer is worth what its majority brings, and stands with the most Urd cards there."""
    for match, page in drawn():
        for layer in range(3):
            counts = [mat["layers"][layer]["count"] for mat in page.board["seats"]]
            leads = [mat["layers"][layer]["lead"] for mat in page.board["seats"]]
            assert leads == [items[LAYERS[layer]] for items in match.breakdown()]
            assert all((lead > 0) == (0 < count == max(counts)) for lead, count in zip(leads, counts, strict=True))


def test_einherjar_work_once_a_turn() -> None:
    """Of the Einherjar of whoever is at turn those are ready that have not worked; the others' all are."""
    for match, page in drawn():
        s = match.state
        for seat, mat in enumerate(page.board["seats"]):
            for member in mat["band"]:
                ready = s.ready[EINHERJAR.index(member["kind"])]
                at_turn = seat == s.seat and not match.over
                assert member["ready"] == (min(ready, member["count"]) if at_turn else member["count"])


def test_the_offers_show_the_state() -> None:
    """Whoever lies open can be seen with cost and number; a hire costs what is shown."""
    for match, page in drawn():
        s = match.state
        offers = [offer for group in page.board["display"] for offer in group]
        if page.board["market"]:
            shown = Counter(offer["kind"] for offer in offers)
            assert shown == Counter({kind: n for kind, n in zip(EINHERJAR, s.display.tolist(), strict=True) if n})
            assert (page.board["stack"], page.board["valhalla"]) == (s.stack.sum(), s.valhalla.sum())
        else:
            assert {offer["kind"]: offer["left"] for offer in offers} == dict(zip(EINHERJAR, s.display, strict=True))
        prices = {offer["kind"]: offer["price"] for offer in offers}
        hires = [action for action in match.legal() if action.notation.startswith("hire")]
        for action in hires:
            kind = action.notation.split()[1]
            after = match.copy()
            after.play(action.code)
            told = [event for event in after.events(None, len(match.events(None))) if event.name == "hired"]
            assert prices[kind] == (told[0].arguments[1] if told else after.state.price)


def test_dice_are_counted_before_the_move() -> None:
    """A space shows the dice that whoever moves there will have in hand, and how many are eight-sided."""
    checked = 0
    for match, page in drawn():
        if match.state.step != Step.MOVING:
            continue
        shown = {space["name"]: space for space in page.board["spaces"]}
        for action in match.legal():
            after = match.copy()
            after.play(action.code)
            space = shown[action.notation.split()[1]]
            if after.state.step == Step.POOLING and after.state.seat == match.state.seat:
                eights = min(int(after.state.eights), int(after.state.pool))
                sides = Counter(die["sides"] for die in space["dice"])
                assert sides == Counter({6: int(after.state.pool) - eights, 8: eights})
                assert space["own"] + space["added"] == after.state.pool
                checked += 1
            else:
                assert space["dice"] is None
    assert checked > 100


def test_steps_lead_to_the_spaces_in_reach() -> None:
    """The spaces to which it is so many steps are those in reach, and those on which others stand."""
    for match, page in drawn():
        if match.state.step == Step.MOVING:
            near = {space["name"] for space in page.board["spaces"] if space["steps"]}
            taken = {space["name"] for space in page.board["spaces"] if space["pawns"]}
            reach = {action.notation.split()[1] for action in match.legal()}
            assert reach <= near
            assert near - reach <= taken


def test_urds_that_bring_dice_are_lit() -> None:
    """During a challenge those Urd cards are lit that were gathered dice for."""
    for match, page in drawn():
        gathered = [event.arguments[0] for event in match.events(None) if event.name == "gathered"]
        lit = sum(bool(space["counted"]) for space in page.board["spaces"])
        challenged = match.state.step in (Step.POOLING, Step.TUMBLING, Step.ACTING)
        assert lit == (gathered[-1] if challenged else 0)


def test_the_roll_shows_the_dice() -> None:
    """The challenge shows every die of the turn: in hand, rolled, in the air and set aside."""
    for match, page in drawn():
        s, roll = match.state, page.board["roll"]
        if s.step == Step.POOLING:
            assert len(roll["dice"]) == s.pool
            least = 0 if page.board["market"] else 1
            assert [choice["dice"] for choice in roll["choices"]] == list(range(least, s.pool + 1))
            assert all(choice["dice"] + choice["aside"] == s.pool for choice in roll["choices"])
        elif s.step in (Step.TUMBLING, Step.ACTING):
            lying = Counter((die["sides"], die["pips"]) for die in roll["dice"] if die["pips"])
            faces = [(6 if number < 6 else 8, int(PIPS[number])) for number in range(len(FACES))]
            assert lying == Counter({face: n for face, n in zip(faces, s.dice.tolist(), strict=True) if n})
            assert len(roll["dice"]) == s.dice.sum() + s.air.sum()
            assert len(roll["aside"]) == s.tiwaz


def test_the_roll_leads_to_the_judgement() -> None:
    """Judged now, the power shown is held against the target shown, and a success brings the prize shown."""
    outcomes: Counter[bool] = Counter()
    for match, page in drawn():
        if match.state.step != Step.ACTING:
            continue
        roll, seat = page.board["roll"], int(match.state.seat)
        after = match.copy()
        after.play("judge")
        told = after.events(None, len(match.events(None)))
        verdict = next(event for event in told if event.name in {"won", "lost"})
        assert verdict.arguments == (CARDS.index(roll["card"]), roll["power"], roll["target"])
        assert roll["reaches"] == (verdict.name == "won")
        bonus = int(after.state.vp[seat, 5] - match.state.vp[seat, 5])  # for the first past a keeper, won or lost
        gained = int(after.state.vp[seat].sum() - match.state.vp[seat].sum()) - bonus
        assert gained == (roll["prize"] if roll["reaches"] else 0)
        outcomes[roll["reaches"]] += 1
    assert min(outcomes[True], outcomes[False]) > 20


def test_the_roll_adds_up() -> None:
    """Dice and what came after fixing make the power; a decided challenge shows its outcome."""
    for match, page in drawn():
        roll = page.board["roll"]
        if roll and not roll["pooling"]:
            assert roll["sum"] == sum(roll["pips"])
            assert roll["sum"] + roll["boost"] == roll["power"]
            decided = {0: None, 1: "lost", SUCCESS: "won"}
            assert roll["outcome"] == decided[int(match.state.outcome)]


def test_whoever_changed_the_roll_is_named() -> None:
    """What was added after fixing is by an Einherjar named, unless Sigrun recalled him, or by Hild's cry."""
    named: set[str] = set()
    for match, page in drawn():
        s, roll = match.state, page.board["roll"]
        if s.boost and s.step == Step.ACTING:
            recalled = match.game.r.valkyrie_skills and s.valkyrie[s.seat] == SIGRUN + 1
            assert roll["cry"] or roll["boosters"] or recalled
            named |= {*roll["boosters"], *(["hild"] if roll["cry"] else [])}
    assert {"hild", "skald", "berserker"} <= named


@pytest.mark.parametrize(
    ("target", "sixes", "eights"), [(7, 2, 0), (9, 1, 1), (14, 3, 1), (22, 2, 2), (13, 2, 0), (2, 1, 1)]
)
def test_chances_are_counted(target: int, sixes: int, eights: int) -> None:
    """The chance shown is that of all ways in which the dice may fall."""
    falls = list(product(*[range(1, 7)] * sixes, *[range(1, 9)] * eights))
    share = 100 * sum(sum(fall) >= target for fall in falls) / len(falls)
    assert percent(target, sixes, eights) == pytest.approx(share, abs=0.5)


def test_chances_are_not_rounded_to_certainty() -> None:
    """Only what cannot fail is 100 percent, and only what cannot be is 0."""
    assert percent(5, 5, 0) == 100
    assert percent(6, 5, 0) == 99
    assert percent(30, 5, 0) == 1
    assert percent(31, 5, 0) == 0


def test_choices_weigh_chance_against_tiwaz() -> None:
    """The more dice are rolled, the better the chance, and the less a card pays that pays for Tiwaz."""
    falling = 0
    for roll in rolls():
        choices: list[dict[str, int]] = roll["choices"]
        chances = [choice["chance"] for choice in choices]
        prizes = [choice["vp"] for choice in choices]
        assert chances == sorted(chances)
        assert prizes == sorted(prizes, reverse=True)
        falling += len(set(prizes)) > 1
    assert falling > 10


def test_crests_tell_seats_apart_without_colour() -> None:
    """Every pawn and crest has the shape and the beast of its owner's Valkyrie, whichever seat took her."""
    match = at(TABLES[0], 0, Step.MOVING, 0)
    html = draw(match.observe(0)).html
    for seat in range(4):
        valkyrie = VALKYRIES[int(match.state.valkyrie[seat]) - 1]
        crests = re.findall(rf'<svg class="(?:crest|pawn) (\w+) v{seat}"[^>]*><use href="shapes.svg#(\w+)"', html)
        assert set(crests) == {(valkyrie, valkyrie)}


def test_the_board_uses_all_its_words() -> None:
    """Every word that the board asks for is in both catalogues, and it asks for every word kept for it."""
    asked = frozenset[str]().union(*(page.asked for _, page in drawn()))
    for language in ("en", "ja"):
        kept = {key for key in BOX.definition.catalogue(language).keys() if key.startswith("page-")}  # noqa: SIM118
        assert kept == {key for key in asked if key.startswith("page-")}


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("table", TABLES)
def test_both_languages_say_all(table: dict[str, Any], language: str) -> None:
    """The board can be drawn in each language, at every step and with all options."""
    word = {"en": "Turn 2 of", "ja": "手番"}[language]
    for step in (Step.TAKING, Step.LAYING, Step.TUMBLING, Step.FINISHED):
        draw(at(table, 1, step, 0).observe(0), language)
    page = draw(at(table, 1, Step.MOVING, table["players"]).observe(0), language)
    assert word in page.html
    assert "{ $" not in page.html


def test_the_option_names_the_dice_set_aside() -> None:
    """With name_tiwaz=glory words and runes say glory, and Tiwaz nowhere."""
    page = draw(at(TABLES[3], 3, Step.MOVING, 3).observe(0))
    assert "Glory" in page.html
    assert "iwaz" not in page.html


def test_the_sprites_hold_what_is_shown() -> None:
    """Every picture that a board shows is in the sprites, and no picture lies there unused."""
    shown = {found for _, page in drawn() for found in re.findall(r'href="([\w.]+#[\w-]+)"', page.html)}
    held = {
        f"{name}#{symbol}"
        for name in ("icons.svg", "shapes.svg", "well.svg")
        for symbol in re.findall(r'<symbol id="([\w-]+)"', (BOX.files / "static" / name).read_text("utf-8"))
    }
    assert shown == held
    icons = tomllib.loads((BOX.files / "static" / "icons.toml").read_text("utf-8"))["icons"]
    assert {f"icons.svg#{name}" for name in icons} == {name for name in held if name.startswith("icons")}


def test_the_makers_of_the_pictures_are_named() -> None:
    """Every board names the makers of its icons and their licence."""
    for _, page in drawn():
        assert re.search(r"Lorc.*Delapouite.*game-icons\.net.*CC BY 3\.0", page.html)
