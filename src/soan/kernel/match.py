"""One game being played: the true state, what each seat may know of it, and the moves so far."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from soan.kernel import loops
from soan.kernel.errors import BadNotation, GameOver, IllegalMove, NotYourTurn, UnknownSeat
from soan.kernel.events import Told, new_log, read_log
from soan.kernel.luck import WORD, mix
from soan.kernel.moves import NATURE, OVER
from soan.kernel.transcript import save
from soan.kernel.whole import is_whole, whole
from soan.kernel.wording import move_text

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from soan.kernel.definition import Game


class Luck(Protocol):
    """Where NATURE's outcomes come from."""

    def key(self, draws: int) -> int:
        """64 bits for the next draw; ``draws`` outcomes were drawn before."""
        ...


@dataclass(frozen=True)
class SecureLuck:
    """The operating system's secure source: what is to come cannot be known from what was."""

    def key(self, draws: int) -> int:  # noqa: ARG002 - every draw is fresh
        """64 fresh bits."""
        return secrets.randbits(64)


@dataclass(frozen=True)
class SeededLuck:
    """Luck that is the same for the same seed, and the same as in the first game of ``simulate`` with that seed."""

    seed: int

    def key(self, draws: int) -> int:  # noqa: ARG002 - the stream and its count tell the draws apart
        """The root of the streams."""
        return mix(self.seed & WORD, loops.LUCK_OF_NATURE, 0)


@dataclass(frozen=True)
class Action:
    """Something that may be said now.

    Attributes:
        code: its integer code.
        notation: its text.
        game: that it belongs to.
    """

    code: int
    notation: str
    game: Game

    def label(self, language: str = "en") -> str:
        """Its wording for a button, in a language."""
        return move_text(self.game, self.code, language)

    def __repr__(self) -> str:
        return f"Action({self.notation!r}, code={self.code})"


class View:
    """What one seat may know of a state: nothing else is in it.

    Attributes:
        game: being played.
        seat: the viewer; None for a spectator.
        state: the cut record; cells that the viewer may not see hold their field's blank.
        actor: the seat that must decide, NATURE, or None when the game is over.
        decisions: how many moves were made so far, NATURE's included.
    """

    def __init__(self, game: Game, seat: int | None, record: Any, decisions: int = 0) -> None:
        self.game = game
        self.seat = seat
        self.states = record
        self.decisions = decisions

    def __repr__(self) -> str:
        whose = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<View of {self.game.name} for {whose}: {_progress(self.decisions, self.actor)}>"

    @property
    def state(self) -> Any:
        """The cut record."""
        return self.states[0]

    @property
    def r(self) -> Any:
        """The read-only record of the game's numbers."""
        return self.game.r

    @property
    def actor(self) -> int | None:
        """The seat that must decide, NATURE, or None when the game is over."""
        return _actor(self.game, self.state)

    def legal(self) -> list[Action]:
        """What the viewer may say now; empty unless it is the viewer's turn."""
        return _legal(self.game, self.state) if self.seat is not None and self.actor == self.seat else []

    def points(self) -> list[dict[str, int]]:
        """For each seat, what it would score for each item if the game ended now, as far as the viewer can tell."""
        return _breakdown(self.game, self.state)

    def to_bytes(self) -> bytes:
        """The whole view as bytes, to compare."""
        return self.states.tobytes()


class Match:
    """One game being played.

    Args:
        game: with its numbers fixed.
        seed: of NATURE's luck, any whole number; None draws from the operating system's secure source.

    Raises:
        BadOption: if the seed is no whole number.
    """

    def __init__(self, game: Game, seed: int | None = None) -> None:
        self.game = game
        self.seed = None if seed is None else whole(seed, "seed")
        self.luck: Luck = SecureLuck() if self.seed is None else SeededLuck(self.seed)
        self.history: list[int] = []
        self._engine = game.definition.engine(compiled=False)
        self._states = game.definition.layout.zeros(2)
        self._told: list[Told] = []
        self._counts = np.zeros((len(game.definition.moves.kinds), game.definition.seats), np.int64)
        self._rules = game.definition.bound
        self._rules["setup"](game.r, self._states[0])

    def __repr__(self) -> str:
        return f"<Match of {self.game!r}: {_progress(len(self.history), self.actor)}>"

    @property
    def state(self) -> Any:
        """The true record. Show nobody more of it than :meth:`observe` does."""
        return self._states[0]

    @property
    def actor(self) -> int | None:
        """The seat that must decide, NATURE, or None when the game is over."""
        return _actor(self.game, self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.actor is None

    def legal(self) -> list[Action]:
        """What the actor may say: a seat's actions, or NATURE's outcomes that are possible."""
        if self.actor == NATURE:
            return [Action(c, self.game.definition.moves.notation(c), self.game) for c, _ in self.odds()]
        return [] if self.actor is None else _legal(self.game, self.state)

    def odds(self) -> list[tuple[int, int]]:
        """NATURE's possible outcomes, as pairs of code and weight; empty if NATURE is not to act."""
        if self.actor != NATURE:
            return []
        weights = np.zeros(self.game.definition.moves.count, np.int64)
        kind: int = self._rules["chance"](self.game.r, self.state, weights)[0]
        base = self.game.definition.moves.kinds[kind].base
        return [(base + int(i), int(weights[i])) for i in np.flatnonzero(weights)]

    def play(self, move: str | int | Action, seat: int | None = None) -> None:
        """Makes a move of whoever is to act.

        Args:
            move: a notation, a code, or one of :meth:`legal`; NATURE's outcomes can be played too.
            seat: who makes it, a seat or NATURE; None for whoever is to act.

        Raises:
            BadNotation: if it is no move of the game.
            UnknownSeat: if ``seat`` is not in play.
            GameOver: after the end.
            NotYourTurn: if ``seat`` is not to act.
            IllegalMove: if it may not be made now. Nothing has changed.
        """
        code = self._read(move)
        who = seat if seat is None or seat == NATURE else self._seat(seat)
        if self.actor is None:
            raise GameOver("the game is over: no more moves")
        if who is not None and who != self.actor:
            raise NotYourTurn(f"{_name(who)} cannot move: it is {_name(self.actor)}'s turn")
        possible = self.legal()
        if code not in {action.code for action in possible}:
            raise IllegalMove(self._refusal(code, possible))
        self._carry_out(code)

    def advance(self) -> None:
        """Lets NATURE act until a seat must decide or the game is over."""
        while self.actor == NATURE:
            self._carry_out(self._draw())

    def observe(self, seat: int | None) -> View:
        """What a seat may know.

        Args:
            seat: from 0 to the number of players less one; None is a spectator, who may know what everyone may.

        Raises:
            UnknownSeat: if it is not in play.
        """
        viewer = self._viewer(seat)
        record = self._states[:1].copy()
        self._engine.entry(loops.cut)(record.view(np.int16), -1 if viewer is None else viewer)
        return View(self.game, viewer, record, len(self.history))

    def events(self, seat: int | None, since: int = 0) -> list[Told]:
        """What a seat was told.

        Args:
            seat: as for :meth:`observe`.
            since: how many events to leave out, from the beginning of the match.

        Raises:
            UnknownSeat: if it is not in play.
        """
        viewer = self._viewer(seat)
        return [event.cut(viewer) for event in self._told[since:]]

    @property
    def told(self) -> tuple[Told, ...]:
        """Everything that was told, uncut. Show nobody more of it than :meth:`events` does."""
        return tuple(self._told)

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of each seat if the game ended now."""
        return self._standing()[0]

    @property
    def ranks(self) -> tuple[int, ...]:
        """The rank of each seat if the game ended now: 1 is the first, ties share."""
        return self._standing()[1]

    def breakdown(self) -> list[dict[str, int]]:
        """For each seat, its points for each scoring item if the game ended now."""
        return _breakdown(self.game, self.state)

    def save(self, path: str | Path) -> None:
        """Writes the match so that :func:`soan.replay` can bring it back."""
        save(self, path)

    def copy(self) -> Match:
        """A match that stands where this one stands, and goes its own way from here."""
        twin = Match(self.game, self.seed)
        twin.luck = self.luck
        twin.history = self.history.copy()
        twin._states[:] = self._states
        twin._told = self._told.copy()
        twin._counts[:] = self._counts
        return twin

    def _read(self, move: str | int | Action) -> int:
        moves = self.game.definition.moves
        if isinstance(move, str | Action):
            # By its notation: an action of another game has another code here, or none.
            return moves.read(move if isinstance(move, str) else move.notation)
        if not is_whole(move):
            raise BadNotation(f"{move!r} is no move: give its notation, like {moves.notation(0)!r}, or its code")
        if not 0 <= move < moves.count:
            raise BadNotation(f"code {move} is no move of {self.game.name}: codes go from 0 to {moves.count - 1}")
        return int(move)

    def _viewer(self, seat: int | None) -> int | None:
        return None if seat is None else self._seat(seat)

    def _seat(self, seat: Any) -> int:
        """A seat that is in play, as a plain number."""
        players = self.game.players
        if is_whole(seat) and 0 <= seat < players:
            return int(seat)
        raise UnknownSeat(
            f"no seat {seat!r}: {self.game.name} is played by {players} here, on seats 0 to {players - 1}; "
            "a spectator is None"
        )

    def _refusal(self, code: int, possible: Sequence[Action]) -> str:
        listing = ", ".join(repr(action.notation) for action in possible)
        paragraphs = ", ".join(self._rules["chance" if self.actor == NATURE else "legal"].paragraphs)
        rules = f" (rule {paragraphs})" if paragraphs else ""
        return (
            f"{self.game.definition.moves.notation(code)!r} is not possible for {_name(self.actor)} now{rules}; "
            f"possible: {listing}"
        )

    def _draw(self) -> int:
        weights = np.zeros(self.game.definition.moves.count, np.int64)
        draw = self._engine.entry(loops.draw)
        return int(draw(self.game.r, self.state, weights, self._counts.copy(), self.luck.key(len(self.history))))

    def _carry_out(self, code: int) -> None:
        drawn = None
        if self.actor == NATURE:
            weights = np.zeros(self.game.definition.moves.count, np.int64)
            drawn = self._rules["chance"](self.game.r, self.state, weights)
        self._states[1] = self._states[0]
        log = new_log()
        self._rules["apply"](self.game.r, self._states[1], code, log)
        told = read_log(log, self.game)
        # Nothing has changed so far, should a rule of a draft have failed.
        if drawn is not None:
            self._counts[drawn] += 1
        self._states[0] = self._states[1]
        self._told.extend(told)
        self.history.append(code)

    def _standing(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        scores = np.zeros(self.game.definition.seats, np.int64)
        ranks = scores.copy()
        self._engine.entry(loops.rank)(self.game.r, self.state, self.game.players, scores, ranks)
        n = self.game.players
        return tuple(map(int, scores[:n])), tuple(map(int, ranks[:n]))


def _name(actor: int | None) -> str:
    """Who acts, in a message for a programmer."""
    return "NATURE" if actor == NATURE else f"seat {actor}"


def _progress(moves: int, actor: int | None) -> str:
    then = "over" if actor is None else f"{_name(actor)} to decide" if actor != NATURE else "NATURE to act"
    return f"{moves} moves, {then}"


def _actor(game: Game, state: Any) -> int | None:
    who = int(game.definition.bound["actor"](game.r, state))
    return None if who == OVER else who


def _legal(game: Game, state: Any) -> list[Action]:
    moves = game.definition.moves
    out = np.zeros(moves.count, np.int32)
    n = game.definition.bound["legal"](game.r, state, out)
    return [Action(int(c), moves.notation(int(c)), game) for c in out[:n]]


def _breakdown(game: Game, state: Any) -> list[dict[str, int]]:
    points = game.definition.bound["points"]
    items = game.definition.scoring
    return [{item: int(points(game.r, state, seat, i)) for i, item in enumerate(items)} for seat in range(game.players)]
