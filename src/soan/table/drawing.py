"""What the page of a room shows one viewer, made from that viewer's view and from nothing else."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby
from typing import TYPE_CHECKING, Any

from markupsafe import Markup

from soan.kernel import NATURE
from soan.kernel.text import Catalogue
from soan.table.board import Acts, plain_board

if TYPE_CHECKING:
    from collections.abc import Sequence

    from jinja2 import Template

    from soan.kernel import Match, Option, View
    from soan.kernel.match import Action
    from soan.table.advice import Advice
    from soan.table.seats import Look, Viewer
    from soan.table.shelf import Boxed
    from soan.table.store import Seat

logger = logging.getLogger(__name__)

#: Lines of the story that a page shows; the older ones are in the replay.
STORY = 60
#: So many lines of a kind in a row are folded into one.
MANY = 3


@dataclass(frozen=True)
class Line:
    """One line of the story."""

    number: int
    seat: int
    kind: str
    text: str


@dataclass(frozen=True)
class Passage:
    """What the story shows as one line: the newest of several that tell the same kind of thing of the same seat.

    Attributes:
        newest: the line itself.
        folded: the older ones, the newest of them first.
    """

    newest: Line
    folded: Sequence[Line] = ()


@dataclass(frozen=True)
class Choice:
    """Something that the page's viewer may say, with its wording in the page's language."""

    notation: str
    label: str
    kind: str


@dataclass(frozen=True)
class Group:
    """Choices of one kind, as one group of buttons."""

    kind: str
    heading: str | None
    choices: Sequence[Choice]


@dataclass(frozen=True)
class Place:
    """A seat as the page shows it."""

    seat: Seat
    name: str
    you: bool
    present: bool
    at_turn: bool
    total: int | None
    rank: int | None


class Drawing:
    """A room as one viewer sees it.

    Args:
        box: the game.
        viewer: the browser.
        look: for which seat the page is drawn.
        match: the match; None while the game cannot be shown. Only the view of ``look.seat`` is read, and, once the
            game is over, its result.
        language: of the page.
        present: the fingerprints of the browsers that look at the room.
        changed: whether the rules changed since the table was laid: then it is shown, but not played on.

    Attributes:
        over: whether the game has ended.
        advice: what the viewer's hint says, if there is one.
    """

    def __init__(
        self,
        box: Boxed,
        viewer: Viewer,
        look: Look,
        match: Match | None,
        language: str,
        present: frozenset[str] = frozenset(),
        *,
        changed: bool = False,
    ) -> None:
        self.box = box
        self.viewer = viewer
        self.room = viewer.room
        self.look = look
        self.language = language
        self._present = present
        self._match = match
        self._words = Catalogue.of("soan.table", language)
        self.board_broken = False
        self.advice: Advice | None = None
        self.changed = changed
        self.over = match is not None and match.over
        self.view: View | None = None if match is None else match.observe(look.seat)

    @property
    def number(self) -> int:
        """The number of the decision that the page's forms answer."""
        return 0 if self.view is None else self.view.decisions

    @cached_property
    def actor(self) -> int | None:
        """The seat (or NATURE) that must decide; None before the game, after it, and while it cannot go on."""
        return self.view.actor if self.view is not None and self.room.running and not self.changed else None

    @property
    def waiting(self) -> str:
        """What the page waits for.

        Returns:
            ``lobby``, ``over``, ``stuck`` (it cannot go on), ``nature``, ``hand-over`` (of the screen), ``you``,
            ``bot`` or ``person``.
        """
        if self.room.started is None:
            return "lobby"
        if self.over:
            return "over"
        return "stuck" if self.actor is None else self._waiting_for(self.actor)

    def _waiting_for(self, actor: int) -> str:
        if actor == NATURE:
            return "nature"
        if self.look.curtain is not None:
            return "hand-over"
        if self.deciding is not None:
            return "you"
        return "bot" if self.room.seats[actor].bot else "person"

    @property
    def deciding(self) -> int | None:
        """The seat for which this page's buttons speak."""
        mine = self.actor is not None and self.actor == self.look.seat and self.actor in self.viewer.playing
        return self.actor if mine else None

    @property
    def typing(self) -> bool:
        """Whether this page's buttons type in what dice and cards do."""
        return self.actor == NATURE and self.room.typed and self.viewer.host

    # Words

    @cached_property
    def said(self) -> Catalogue:
        """The game's words, as the options of this room have them."""
        if self._match is not None:
            return self._match.game.catalogue(self.language)
        return self.box.words(self.language, self.room.variant, self.room.options)

    @cached_property
    def names(self) -> list[str]:
        """What the players are called on this page."""
        return [self.name(seat) for seat in self.room.seats]

    def name(self, seat: Seat) -> str:
        """What a seat's player is called: by own choice, or as the table calls its guests and bots."""
        if seat.name is not None:
            return seat.name
        if seat.holder is None and seat.bot is not None:
            return self._words.say("bot-name", seat=seat.number, number=seat.number + 1)
        return self._words.say("player-name", number=seat.number + 1)

    # Parts of the page

    @property
    def settings(self) -> list[tuple[str, str]]:
        """The options that are not as in the variant, in words."""
        options = {option.name: option for option in self.box.definition.options}
        known = {name: value for name, value in self.room.options.items() if name in options}
        return [(self.said.say(f"option-{name}"), self._value(options[name], v)) for name, v in known.items()]

    def _value(self, option: Option, value: object) -> str:
        if option.kind == "choice" and value in option.choices:
            return self.said.say(f"option-{option.name}-{value}")
        return self._words.say(f"switch-{option.show(value)}") if option.kind == "switch" else option.show(value)

    @cached_property
    def places(self) -> list[Place]:
        """The seats."""
        return [self._place(seat) for seat in self.room.seats]

    @cached_property
    def _ranks(self) -> tuple[int, ...]:
        return self._match.ranks if self.over and self._match is not None else ()

    def _place(self, seat: Seat) -> Place:
        return Place(
            seat=seat,
            name=self.names[seat.number],
            you=seat.number in self.viewer.held,
            present=seat.holder in self._present,
            at_turn=self.actor == seat.number,
            total=self.totals[seat.number] if self.totals else None,
            rank=self._ranks[seat.number] if self._ranks else None,
        )

    @cached_property
    def legal(self) -> dict[str, Choice]:
        """What this page's viewer may say, by notation, in the order of the rules."""
        if self.deciding is not None and self.view is not None:
            return {action.notation: self._choice(action) for action in self.view.legal()}
        if self.typing and self._match is not None:
            return {action.notation: self._choice(action) for action in self._match.legal()}
        return {}

    def _choice(self, action: Action) -> Choice:
        kind = self.box.definition.moves.move(action.code).name
        return Choice(action.notation, action.label(self.language), kind)

    @property
    def groups(self) -> list[Group]:
        """The action panel: what may be said, by kind of move."""
        kinds: dict[str, list[Choice]] = {}
        for choice in self.legal.values():
            kinds.setdefault(choice.kind, []).append(choice)
        return [Group(kind, self._heading(kind), choices) for kind, choices in kinds.items()]

    def _heading(self, kind: str) -> str | None:
        key = f"move-{kind}.heading"
        return self.said.say(key) if key in self.said else None

    @cached_property
    def story(self) -> list[Passage]:
        """What happened, the newest first; many lines of a kind in a row are folded."""
        if self._match is None:
            return []
        told = list(enumerate(self._match.events(self.look.seat)))[-STORY:]
        lines = [Line(n, each.seat, each.name, each.text(self.language, self.names)) for n, each in reversed(told)]
        passages: list[Passage] = []
        for _, run in groupby(lines, key=lambda line: (line.kind, line.seat)):
            newest, *older = run
            folded = len(older) + 1 >= MANY
            passages += [Passage(newest, older)] if folded else [Passage(line) for line in (newest, *older)]
        return passages

    @cached_property
    def points(self) -> list[dict[str, int]]:
        """For each seat the points for each item: as far as the viewer can tell, or after the end as they are."""
        if self.view is None or self._match is None or self.room.started is None:
            return []
        return self._match.breakdown() if self.over else self.view.points()

    @cached_property
    def totals(self) -> list[int]:
        """The sum of the points of each seat."""
        return [sum(items.values()) for items in self.points]

    @cached_property
    def items(self) -> list[tuple[str, list[int]]]:
        """The scoring table: the words of each item, and its points by seat."""
        scoring = self.box.definition.scoring
        return [(self.said.say(f"score-{item}"), [seat[item] for seat in self.points]) for item in scoring]

    @cached_property
    def winners(self) -> list[str]:
        """The names of those who share the first rank, after the end."""
        return [place.name for place in self.places if place.rank == 1]

    @cached_property
    def board(self) -> Markup:
        """The board: the game's own, or a plain one if it has none or if its own breaks down."""
        assert self.view is not None  # a room without a match has no board
        if self.box.board is not None:
            try:
                return self._own_board(self.box.board, self.view)
            except Exception:
                # A board under development may fail in any way; the game goes on without it.
                logger.exception("the board of %s broke down", self.box.name)
                self.board_broken = True
        return plain_board(self.view, self.names)

    def _own_board(self, template: Template, view: View) -> Markup:
        given: dict[str, Any] = {
            **(self.box.arrange(view) if self.box.arrange else {}),
            "view": view,
            "t": self.said.say,
            "names": self.names,
            "you": self.look.seat,
            "actor": None if self.actor == NATURE else self.actor,
            "legal": self.legal,
            "act": Acts(self.legal, self.advice.best.notation if self.advice and self.advice.best else None),
            "static": self.box.static,
        }
        return Markup(template.render(given))  # noqa: S704 - the template escapes what it is given
