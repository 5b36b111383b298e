"""The matches of all rooms: brought back from the database, carried on, never ahead of it."""

from __future__ import annotations

from collections import OrderedDict, defaultdict
from dataclasses import dataclass
from threading import Lock
from typing import TYPE_CHECKING

from soan.kernel import NATURE, IllegalMove, SoanError
from soan.kernel.errors import BadNotation
from soan.table.errors import MovedOn, NotYours, TableError
from soan.table.store import Decision

if TYPE_CHECKING:
    from soan.kernel import Game, Match
    from soan.table.shelf import Shelf
    from soan.table.store import Room, Store

#: Matches kept in memory; the others are replayed from the database when somebody looks at them.
KEPT = 128


@dataclass(frozen=True)
class Said:
    """What a form says.

    Attributes:
        seat: for which.
        number: the decision that it answers.
        notation: the action.
        token: of the form.
    """

    seat: int
    number: int
    notation: str
    token: str | None = None


class Play:
    """Carries on the matches of all rooms.

    A match that was handed out never changes: the next decision is made on a copy, which takes its place once the
    decision is committed. So a page is drawn from one state even while others move, and a failed write changes
    nothing.
    """

    def __init__(self, store: Store, shelf: Shelf) -> None:
        self._store = store
        self._shelf = shelf
        self._matches: OrderedDict[str, Match] = OrderedDict()
        self._locks: defaultdict[str, Lock] = defaultdict(Lock)
        self._shelving = Lock()

    def game(self, room: Room) -> Game:
        """The game of a room, with its options.

        Raises:
            NotHere: if it is no longer installed.
            TableError: if its draft no longer has these options.
        """
        try:
            return self._shelf.game(room.game).definition.load(room.players, room.variant, **room.options)
        except SoanError as error:
            raise TableError("rules-options", reason=str(error)) from error

    def changed(self, room: Room) -> bool:
        """Whether the rules are no longer those under which the table was laid."""
        return self._shelf.game(room.game).rules_hash != room.rules

    def match(self, room: Room) -> Match:
        """The match of a room as it stands in the database.

        Raises:
            NotHere: if the game is no longer installed.
            TableError: if the rules changed so that its moves are no longer possible.
        """
        with self._locks[room.id]:
            return self._current(room)

    def settle(self, room: Room) -> bool:
        """Lets NATURE act where it is to act, unless its outcomes are typed in; tells whether it did."""
        with self._locks[room.id]:
            match = self._current(room)
            if room.typed or match.actor != NATURE or not room.running or self.changed(room):
                return False
            trial = match.copy()
            trial.advance()
            self._commit(room, match, trial)
            return True

    def decide(self, room: Room, said: Said) -> bool:
        """Makes a decision of a seat (or, where they are typed in, an outcome of NATURE).

        Args:
            room: a room whose game is on.
            said: what, for whom, and in answer to which decision.

        Returns:
            True if it was made now, False if this very request had made it before.

        Raises:
            MovedOn: if that decision was made otherwise, or the action is not possible.
            NotYours: if the seat is not to act.
            StoreTrouble: if it could not be written down.
        """
        with self._locks[room.id]:
            match = self._current(room)
            if said.number != len(match.history):
                return self._repeated(room, said)
            if not room.running or self.changed(room):
                raise MovedOn("not-running")
            if match.actor != said.seat:
                raise NotYours("not-your-turn")
            trial = match.copy()
            try:
                trial.play(said.notation)
            except (BadNotation, IllegalMove) as error:
                raise MovedOn("not-possible") from error
            if not room.typed:
                trial.advance()
            self._commit(room, match, trial, said.token)
            return True

    def _repeated(self, room: Room, said: Said) -> bool:
        made = self._store.decisions(room.id, said.number)[:1]
        if said.token is None or made != [Decision(said.seat, said.notation, said.token)]:
            raise MovedOn("moved-on")
        return False

    def _commit(self, room: Room, before: Match, after: Match, token: str | None = None) -> None:
        first = len(before.history)
        self._store.record(room.id, first, _decisions(before, after, token), finished=after.over)
        self._keep(room, after)

    def _current(self, room: Room) -> Match:
        match = self._matches.get(room.id)
        # Another process may have carried the match on.
        fresh = self._store.decisions(room.id, len(match.history) if match else 0)
        if match is None or fresh:
            match = match.copy() if match else self.game(room).start()
            for number, decision in enumerate(fresh, len(match.history) + 1):
                try:
                    match.play(decision.notation)
                except (SoanError, ValueError) as error:
                    raise TableError("rules-broken", number=number, reason=str(error)) from error
        self._keep(room, match)
        return match

    def _keep(self, room: Room, match: Match) -> None:
        # A room's own lock does not keep the threads of other rooms away.
        with self._shelving:
            self._matches[room.id] = match
            self._matches.move_to_end(room.id)
            while len(self._matches) > KEPT:
                self._matches.popitem(last=False)


def _decisions(before: Match, after: Match, token: str | None) -> list[Decision]:
    """What was said between two standings of a match; the token belongs to the first of it."""
    moves = after.game.definition.moves
    said: list[Decision] = []
    for place, code in enumerate(after.history[len(before.history) :]):
        nature = moves.move(code).by == NATURE
        assert nature or place == 0  # a seat says one thing at a time
        actor = NATURE if nature else before.actor
        assert actor is not None  # the game was not over
        said.append(Decision(actor, moves.notation(code), None if place else token))
    return said
