"""A few games of one setting, played at random through :class:`soan.kernel.match.Match`, to look at from all sides."""

from __future__ import annotations

import random
import re
from contextlib import suppress
from pathlib import Path
from traceback import FrameSummary, extract_tb
from typing import TYPE_CHECKING, Any

import numpy as np

from soan.kernel import loops
from soan.kernel.errors import BadDefinition, SoanError, suggest
from soan.kernel.events import new_log, read_log
from soan.kernel.moves import NATURE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from soan.kernel.definition import Definition, Game
    from soan.kernel.events import Told
    from soan.kernel.match import Match


class Rules:
    """A game's rules, interpreted, as functions from records to plain values; no argument is changed but by ``apply``.

    Args:
        game: with its numbers fixed.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.r = game.r
        self.seats = range(game.players)
        self.viewers: tuple[int | None, ...] = (*self.seats, None)
        self._bound = game.definition.bound
        self._cut = game.definition.engine(compiled=False).entry(loops.cut)

    def actor(self, record: Any) -> int:
        """The seat that is to act, NATURE or OVER."""
        return int(self._bound["actor"](self.r, record[0]))

    def legal(self, record: Any) -> list[int]:
        """The codes that the acting seat may say."""
        out = np.full(self.game.definition.moves.count, -1, np.int32)
        return [int(code) for code in out[: self._bound["legal"](self.r, record[0], out)]]

    def chance(self, record: Any) -> tuple[int, int, np.ndarray[Any, np.dtype[np.int64]]]:
        """The kind that NATURE draws, for whom, and the weights."""
        weights = np.zeros(self.game.definition.moves.count, np.int64)
        kind, seat = self._bound["chance"](self.r, record[0], weights)
        return int(kind), int(seat), weights

    def outcomes(self, record: Any) -> list[int]:
        """The codes of whoever is to act: a seat's, or NATURE's."""
        if self.actor(record) != NATURE:
            return self.legal(record)
        kind, _, weights = self.chance(record)
        return [self.game.definition.moves.kinds[kind].base + int(i) for i in np.flatnonzero(weights)]

    def apply(self, record: Any, code: int) -> list[Told]:
        """Carries out a code on the record, and gives the events uncut."""
        log = new_log()
        self._bound["apply"](self.r, record[0], code, log)
        return read_log(log, self.game)

    def points(self, record: Any, seat: int) -> list[int]:
        """What a seat would score for each item."""
        return [
            int(self._bound["points"](self.r, record[0], seat, i)) for i in range(len(self.game.definition.scoring))
        ]

    def tiebreak(self, record: Any, seat: int) -> int:
        """What decides among equal scores."""
        return int(self._bound["tiebreak"](self.r, record[0], seat))

    def cut(self, record: Any, viewer: int | None) -> Any:
        """A copy of the record as a viewer may see it."""
        copy = record.copy()
        self._cut(copy.view(np.int16), -1 if viewer is None else viewer)
        return copy

    def redeal(self, record: Any, viewer: int, key: int) -> Any:
        """A copy of a cut record, filled with one possibility."""
        copy = record.copy()
        self._bound["redeal"](self.r, copy[0], viewer, np.array([key, 0], np.uint64))
        return copy

    def conserved(self, record: Any) -> dict[str, Any]:
        """The counts that never change."""
        return {name: np.array(count) for name, count in self.game.definition.conserved(self.r, record[0]).items()}


class Run:
    """One game as it was played.

    Attributes:
        match: as it stands at the end, or before the move that broke a rule.
        states: the records before the first move, after the first, …
        error: what a rule raised, if one did.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.states = [_record(match)]
        self.error: Exception | None = None

    def play(self, rng: random.Random) -> None:
        """Plays to the end, or to the game's ``longest``; all choices are random."""
        try:
            with np.errstate(all="raise"):
                while not self.match.over and len(self.match.history) < self.match.game.definition.longest:
                    self.match.play(_choose(self.match, rng))
                    self.states.append(_record(self.match))
        except Exception as error:  # noqa: BLE001 - whatever a rule raises is a finding
            self.error = error

    def position(self, place: int) -> Position:
        """The game as it stood after so many moves."""
        return Position(self, place)

    def closely(self, places: list[int]) -> Iterator[Position]:
        """Positions with a match that stands there; one replay serves all of them.

        Args:
            places: numbers of moves, rising. Those that a replay does not reach again are left out.
        """
        match = self.match.game.start(self.match.seed)
        with suppress(SoanError):
            for place in places:
                for code in self.match.history[len(match.history) : place]:
                    match.play(code)
                yield Position(self, place, match.copy())


class Position:
    """One moment of a run.

    Args:
        run: that it belongs to.
        place: how many moves were made before it.
        match: that stands there, where one is needed.
    """

    def __init__(self, run: Run, place: int, match: Match | None = None) -> None:
        self.run = run
        self.place = place
        self._match = match

    @property
    def record(self) -> Any:
        """A copy of the true state, an array of one record."""
        return self.run.states[self.place].copy()

    @property
    def match(self) -> Match:
        """A match that stands there (of positions that are looked at closely)."""
        assert self._match is not None  # only these are asked
        return self._match

    @property
    def moves(self) -> list[str]:
        """How it came about, in notation."""
        moves = self.run.match.game.definition.moves
        return [moves.notation(code) for code in self.run.match.history[: self.place]]


class Sample:
    """A few games of one setting.

    Args:
        game: with its numbers fixed.
        games: how many.
        seed: of the choices and of NATURE's luck.
        places: how many positions of each game are looked at closely.

    Attributes:
        rules: the game's.
        runs: the games.
        positions: those to be looked at closely: the beginnings, the ends, and some in between.
    """

    def __init__(self, game: Game, games: int, seed: int, places: int = 4) -> None:
        self.game = game
        self.seed = seed
        self.rules = Rules(game)
        self.rng = random.Random(seed)  # noqa: S311 - a sample, no secret
        self.runs = [Run(game.start(seed + number)) for number in range(games)]
        for run in self.runs:
            run.play(self.rng)
        self.positions = [position for run in self.runs for position in run.closely(self._places(run, places))]

    @property
    def breaks(self) -> bool:
        """Whether a rule failed or left nothing to play, so that whatever else is asked of these games fails, too."""
        errors = [run.error for run in self.runs if run.error is not None]
        return any(isinstance(error, BadDefinition) or _own(error, self.game.definition) for error in errors)

    def everywhere(self) -> Iterator[Position]:
        """Every position of every run."""
        for run in self.runs:
            for place in range(len(run.states)):
                yield run.position(place)

    def _places(self, run: Run, count: int) -> list[int]:
        last = len(run.states) - 1
        between = self.rng.sample(range(last + 1), min(count, last + 1))
        return sorted({0, last, *between})


def where(error: BaseException, definition: Definition) -> str:
    """An error as a line: with the place in the game that raised it (in the kernel, if the game has no part in it)."""
    return str(error) if isinstance(error, SoanError) else f"{_what(error, definition)} ({place(error, definition)})"


def place(error: BaseException, definition: Definition) -> str:
    """File, line and function of the game in which an error arose (of the kernel, if the game has no part in it)."""
    frame = (_own(error, definition) or extract_tb(error.__traceback__))[-1]
    return f"{Path(frame.filename).name}, line {frame.lineno}, in {frame.name}"


def _own(error: BaseException, definition: Definition) -> list[FrameSummary]:
    """What of an error's way lies in the files of the game."""
    inside = f"/{definition.package.replace('.', '/')}/"
    return [frame for frame in extract_tb(error.__traceback__) if inside in Path(frame.filename).as_posix()]


def _what(error: BaseException, definition: Definition) -> str:
    """What was raised; for a field that there is not, those that there are (the table's, if it does not say whose)."""
    missing = re.match(r"'record' object has no attribute '(\w+)'", str(error))
    if missing and isinstance(error, AttributeError):
        fields = error.obj.dtype.names if isinstance(error.obj, np.record) else definition.layout.fields
        return f"no field {missing[1]!r} is declared; {suggest(missing[1], fields or ())}"
    return f"{type(error).__name__}: {error}"


def _record(match: Match) -> Any:
    return np.asarray(match.state).reshape(1).copy()


def _choose(match: Match, rng: random.Random) -> int:
    if match.actor == NATURE:
        odds = match.odds()
        if not odds:
            raise BadDefinition("chance gives no outcome a weight")
        codes, weights = zip(*odds, strict=True)
        return rng.choices(codes, weights)[0]
    legal = match.legal()
    if not legal:
        raise BadDefinition("legal returns 0: the seat that is to act can say nothing")
    return rng.choice(legal).code
