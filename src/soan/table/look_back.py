"""The page that looks back on a finished game: the chances over its decisions, and the table at each of them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from soan.bots.review import costliest
from soan.kernel.wording import move_text
from soan.table import chart
from soan.table.drawing import Drawing
from soan.table.seats import Look, Viewer
from soan.table.visitors import Visitor

if TYPE_CHECKING:
    from collections.abc import Sequence

    from soan.bots.review import Decision as Judgement
    from soan.table.moments import Moment
    from soan.table.shelf import Boxed
    from soan.table.store import Room

#: Decisions that are listed as the costliest, and what they cost at least; below that the search may err.
LISTED, LEAST = 6, 0.03
#: A browser that holds no seat, so that nothing can be said on a table of the past.
NOBODY = Visitor("")


@dataclass(frozen=True)
class Verdict:
    """What was found about one decision, in words.

    Attributes:
        at: the moment.
        seat: who decided.
        said, best: what was decided, and what the search would have done.
        judgement: the chances.
    """

    at: int
    seat: int
    said: str
    best: str
    judgement: Judgement

    @property
    def same(self) -> bool:
        """Whether the search would have done the same."""
        return self.judgement.said == self.judgement.best


class LookBack:
    """A finished game as its page shows it. Whoever may see the finished table may see all of it.

    Args:
        box: the game.
        room: it was played in.
        moments: of the game; the last is its end.
        judgements: what was found so far.
        looked: how many of the game's moves were looked at.
        at: the moment that is shown.
        asked: whose eyes the table is seen with; None for those of whoever decides.
        language: of the page.
    """

    def __init__(
        self,
        box: Boxed,
        room: Room,
        moments: Sequence[Moment],
        judgements: Sequence[Judgement],
        looked: int,
        at: int | None,
        asked: int | None,
        language: str,
    ) -> None:
        self.box = box
        self.room = room
        self.language = language
        self._moments = moments
        self._judgements = judgements
        places = {moment.move: at for at, moment in enumerate(moments)}
        self._found = {places[found.move]: found for found in judgements}
        self.last = len(moments) - 1
        self.at = self.last if at is None else min(at, self.last)
        self.eyes = asked if asked is not None and asked < room.players and box.hides else None
        #: Whether the search has come past this moment.
        self.seen = looked > self.moment.move or looked >= moments[-1].move
        self.done = looked >= moments[-1].move
        self.progress = looked / max(1, moments[-1].move)

    @property
    def moment(self) -> Moment:
        """The moment that is shown."""
        return self._moments[self.at]

    @property
    def end(self) -> bool:
        """Whether the end of the game is shown."""
        return self.moment.seat is None

    @cached_property
    def drawing(self) -> Drawing:
        """The table as it stood then, on which nothing can be done."""
        seat = self.eyes if self.eyes is not None else self.moment.seat
        return Drawing(self.box, Viewer(self.room, NOBODY), Look(seat), self.moment.match, self.language)

    @property
    def names(self) -> Sequence[str]:
        """What the players are called."""
        return self.drawing.names

    @cached_property
    def said(self) -> str | None:
        """What was decided at this moment, in words."""
        return None if self.moment.code is None else self._words(self.moment.code)

    @property
    def verdicts(self) -> list[Verdict]:
        """What was found about each decision, in their order."""
        return [self._verdict(at) for at in self._found]

    @cached_property
    def verdict(self) -> Verdict | None:
        """What was found about the decision of this moment."""
        return self._verdict(self.at) if self.at in self._found else None

    @cached_property
    def costly(self) -> list[Verdict]:
        """The decisions that cost the most, the worst first."""
        at = {found.move: at for at, found in self._found.items()}
        return [self._verdict(at[found.move]) for found in costliest(self._judgements, LISTED) if found.loss >= LEAST]

    @cached_property
    def chances(self) -> dict[int, Sequence[float]]:
        """By moment the chance of each seat; at the end its share of the win."""
        known: dict[int, Sequence[float]] = {at: found.chances for at, found in self._found.items()}
        if self.done and known:
            ranks = self._moments[-1].match.ranks
            known[self.last] = [(rank == 1) / ranks.count(1) for rank in ranks]
        return known

    @property
    def now(self) -> Sequence[float] | None:
        """The chances at this moment: those of the last decision that was looked at up to here."""
        before = [at for at in self.chances if at <= self.at]
        return self.chances[max(before)] if before else None

    @property
    def chart(self) -> chart.Chart:
        """The chances over the game."""
        marked = {verdict.at: verdict.seat for verdict in self.costly}
        return chart.draw(self.chances, self.room.players, self.last, self.at, marked)

    def _verdict(self, at: int) -> Verdict:
        found, read = self._found[at], self._moments[0].match.game.definition.moves.read
        return Verdict(at, found.seat, self._words(read(found.said)), self._words(read(found.best)), found)

    def _words(self, code: int) -> str:
        return move_text(self._moments[0].match.game, code, self.language)
