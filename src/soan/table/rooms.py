"""What people do around a game: lay a table, take seats, begin, lend a seat to a bot, play again."""

from __future__ import annotations

import secrets
import unicodedata
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from soan.kernel import NATURE, BadOption
from soan.kernel.options import settle
from soan.table.errors import MovedOn, NotHere, NotYours, TableError
from soan.table.seats import Viewer
from soan.table.store import Room, Seat, now

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from soan.kernel import Game
    from soan.table.play import Play, Said
    from soan.table.shelf import Shelf
    from soan.table.store import Change, Store
    from soan.table.visitors import Visitor

PACES = ("brisk", "calm", "instant")
#: Characters of a name at most.
LONGEST_NAME = 24


@dataclass(frozen=True)
class Place:
    """What a new table has on one seat: a person of the host's browser, a bot, or nobody yet."""

    mine: bool = False
    name: str | None = None
    bot: str | None = None


@dataclass(frozen=True)
class Plan:
    """A table to be laid.

    Attributes:
        game, players, variant: what is played; None for the game's usual ones.
        options: what differs from the variant, as a person gave it.
        places: who sits where, for the first seats; the others are free.
        pace, typed, hints: as in :class:`soan.table.store.Room`.
    """

    game: str
    players: int | None = None
    variant: str | None = None
    options: Mapping[str, object] = field(default_factory=dict[str, object])
    places: Sequence[Place] = ()
    pace: str = PACES[0]
    typed: bool = False
    hints: bool = True


def clean_name(given: str | None) -> str | None:
    """A name as it is shown: one line, no control characters, not too long; None if nothing is left."""
    one_line = " ".join(unicodedata.normalize("NFC", given or "").split())
    printable = "".join(c for c in one_line if unicodedata.category(c)[0] != "C")
    return printable.strip()[:LONGEST_NAME].strip() or None


def _seat(number: int, place: Place, holder: str) -> Seat:
    who = holder if place.mine else None
    return Seat(number, who, clean_name(place.name), place.bot, secrets.token_urlsafe(12), secrets.token_urlsafe(18))


class Rooms:
    """All tables.

    Args:
        store: where they are kept.
        shelf: what can be played at them.
        play: carries on their matches.
        changed: is called with the id of a room after every change.
    """

    def __init__(self, store: Store, shelf: Shelf, play: Play, changed: Callable[[str], None]) -> None:
        self._store = store
        self._shelf = shelf
        self._play = play
        self._changed = changed

    def viewer(self, room: str, visitor: Visitor) -> Viewer:
        """A browser at a room.

        Raises:
            NotHere: if there is no such room.
        """
        found = self._store.room(room)
        if found is None:
            raise NotHere("no-room")
        return Viewer(found, visitor)

    def make(self, plan: Plan, visitor: Visitor) -> Room:
        """Lays a table.

        Raises:
            NotHere: if there is no such game.
            BadOption: if the plan cannot be played.
        """
        box = self._shelf.game(plan.game)
        game = box.definition.load(plan.players, plan.variant, **plan.options)
        if plan.pace not in PACES:
            raise BadOption(f"pace={plan.pace} is not possible: give one of {', '.join(PACES)}")
        if plan.typed and box.hides:
            raise BadOption(f"{plan.game} hides cards: whoever typed in what is drawn would see them")
        places = [*plan.places, *[Place()] * game.players][: game.players]
        seats = tuple(_seat(number, place, visitor.fingerprint) for number, place in enumerate(places))
        room = Room(
            id=secrets.token_urlsafe(12),
            game=plan.game,
            players=game.players,
            variant=game.variant,
            options=_differing(game),
            rules=box.rules_hash,
            host=visitor.fingerprint,
            pace=plan.pace,
            typed=plan.typed,
            made=now(),
            started=None,
            finished=None,
            rematch=None,
            version=1,
            hints=plan.hints,
            seats=seats,
        )
        self._store.make(room)
        return room

    def start(self, room: str, visitor: Visitor) -> None:
        """Begins the game.

        Raises:
            NotYours: unless it is the host who asks.
            TableError: while a seat is free.
        """
        with self._changing(room, visitor) as (change, viewer):
            viewer.need_host()
            if any(seat.free for seat in viewer.room.seats):
                raise TableError("seats-free")
            if viewer.room.started is None:
                change.set_room(started=now())
        if self._play.settle(self.viewer(room, visitor).room):
            self._changed(room)

    def decide(self, room: str, visitor: Visitor, said: Said) -> None:
        """Says something for a seat of this browser, or types in an outcome of NATURE.

        Raises:
            NotYours: if the browser may not speak for that seat, or the form is not its own.
            MovedOn, StoreTrouble: as :meth:`soan.table.play.Play.decide`.
        """
        viewer = self.viewer(room, visitor)
        if said.seat == NATURE:
            viewer.need_host()
            if not viewer.room.typed:
                raise NotYours("not-your-turn")
        elif viewer.need_seat(said.seat).bot is not None:
            raise NotYours("bot-plays")
        if said.token != visitor.token(room, said.seat, said.number):
            raise MovedOn("moved-on")
        if self._play.decide(viewer.room, said):
            self._changed(room)

    # Seats

    def sit(self, room: str, visitor: Visitor, number: int, name: str | None, invite: str | None = None) -> None:
        """Takes a free seat; with the seat's invitation also one that a bot keeps warm.

        Raises:
            MovedOn: if somebody else sits there.
        """
        with self._changing(room, visitor) as (change, viewer):
            seat = _at(viewer, number)
            if seat.holder == visitor.fingerprint:
                return
            invited = invite is not None and _same(invite, seat.invite)
            if not (seat.free or (invited and seat.holder is None)):
                raise MovedOn("seat-taken")
            change.set_seat(number, holder=visitor.fingerprint, name=clean_name(name), bot=None)

    def rename(self, room: str, visitor: Visitor, number: int, name: str | None) -> None:
        """Calls the person on a seat of this browser something else."""
        with self._changing(room, visitor) as (change, viewer):
            viewer.need_seat(number)
            change.set_seat(number, name=clean_name(name))

    def vacate(self, room: str, visitor: Visitor, number: int) -> None:
        """Frees a seat before the game begins: a person stands up, or the host clears the place.

        Raises:
            NotYours: unless it is the holder or the host who asks.
            MovedOn: once the game has begun.
        """
        with self._changing(room, visitor) as (change, viewer):
            _need_holder_or_host(viewer, number)
            if viewer.room.started is not None:
                raise MovedOn("already-started")
            # The old links die with the old holder.
            fresh = _seat(number, Place(), "")
            change.set_seat(number, holder=None, name=None, bot=None, invite=fresh.invite, link=fresh.link)

    def give_to_bot(self, room: str, visitor: Visitor, number: int, bot: str) -> None:
        """Puts a bot on a free seat, lets one stand in for an absent person, or changes which one it is.

        Raises:
            NotYours: unless it is the host or the seat's holder who asks.
        """
        with self._changing(room, visitor) as (change, viewer):
            _need_holder_or_host(viewer, number)
            change.set_seat(number, bot=bot)

    def hand_back(self, room: str, visitor: Visitor, number: int) -> None:
        """Lets the person play again for whom a bot stood in.

        Raises:
            NotYours: unless it is the host or the seat's holder who asks.
        """
        with self._changing(room, visitor) as (change, viewer):
            _need_holder_or_host(viewer, number)
            if viewer.room.seats[number].stand_in:
                change.set_seat(number, bot=None)

    def take_over(self, room: str, visitor: Visitor, link: str) -> int:
        """Moves a seat to this browser, by the link that only its holder sees; returns its number.

        The link is spent, so that the old browser cannot take the seat back with it. The host's chair moves along.

        Raises:
            NotHere: if it is no link of this room.
        """
        with self._changing(room, visitor) as (change, viewer):
            seat = by_link(viewer.room, link)
            change.set_seat(seat.number, holder=visitor.fingerprint, link=secrets.token_urlsafe(18))
            if viewer.room.host == seat.holder:
                change.set_room(host=visitor.fingerprint)
            return seat.number

    # Again

    def rematch(self, room: str, visitor: Visitor) -> str:
        """The id of the table at which the same people play the same game again; laid by whoever asks first.

        Raises:
            NotYours: if the browser had no seat.
            MovedOn: while the game is on.
        """
        with self._changing(room, visitor) as (change, viewer):
            old = viewer.room
            if old.finished is None:
                raise MovedOn("not-finished")
            if not viewer.held and not viewer.host:
                raise NotYours("not-your-seat")
            if old.rematch is None:
                self._play.game(old)  # refuses where the draft no longer has these options
                again = self._again(old, visitor)
                change.make(again)
                change.set_room(rematch=again.id)
                return again.id
            return old.rematch

    def _again(self, old: Room, visitor: Visitor) -> Room:
        """A new room like an old one, under today's rules; everybody moves on by one seat."""
        moved = [old.seats[number - 1] for number in range(old.players)]
        seats = tuple(
            replace(
                _seat(number, Place(), ""), holder=seat.holder, name=seat.name, bot=None if seat.holder else seat.bot
            )
            for number, seat in enumerate(moved)
        )
        return replace(
            old,
            id=secrets.token_urlsafe(12),
            rules=self._shelf.game(old.game).rules_hash,
            host=visitor.fingerprint,
            made=now(),
            started=None,
            finished=None,
            version=1,
            seats=seats,
        )

    @contextmanager
    def _changing(self, room: str, visitor: Visitor) -> Iterator[tuple[Change, Viewer]]:
        with self._store.changing(room) as change:
            yield change, Viewer(change.room, visitor)
        self._changed(room)


def by_link(room: Room, link: str) -> Seat:
    """The seat that a personal link moves.

    Raises:
        NotHere: if there is none.
    """
    for seat in room.seats:
        if seat.holder is not None and _same(seat.link, link):
            return seat
    raise NotHere("no-link")


def by_invite(room: Room, invite: str) -> Seat:
    """The seat to which an invitation belongs.

    Raises:
        NotHere: if there is none.
    """
    for seat in room.seats:
        if _same(seat.invite, invite):
            return seat
    raise NotHere("no-link")


def _same(secret: str, given: str) -> bool:
    """Compares in a time that tells nothing; as bytes, since what was given may have any letters."""
    return secrets.compare_digest(secret.encode(), given.encode())


def _at(viewer: Viewer, number: int) -> Seat:
    if not 0 <= number < len(viewer.room.seats):
        raise NotHere("no-seat")
    return viewer.room.seats[number]


def _need_holder_or_host(viewer: Viewer, number: int) -> None:
    if _at(viewer, number).holder != viewer.visitor.fingerprint:
        viewer.need_host()


def _differing(game: Game) -> dict[str, Any]:
    """The options that are not as in the game's variant."""
    definition = game.definition
    usual = settle(definition.options, definition.variants, game.variant if definition.variants else None, {})
    changed = {name: value for name, value in game.options.items() if value != usual[name]}
    return {name: list(value) if isinstance(value, tuple) else value for name, value in changed.items()}
