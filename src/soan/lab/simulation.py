"""What a simulation found, as columns: one row for each game; and the figures that are read off them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from soan.kernel import BadOption
from soan.lab.crew import bots_player, new_columns
from soan.lab.intervals import wilson

if TYPE_CHECKING:
    from soan.bots import Bot
    from soan.kernel import Game, Match
    from soan.lab.loops import Columns

    Integers = np.ndarray[Any, np.dtype[np.signedinteger[Any]]]
    Floats = np.ndarray[Any, np.dtype[np.float64]]
    Switches = np.ndarray[Any, np.dtype[np.bool_]]


@dataclass(eq=False)
class Simulation:
    """Games that were played.

    Attributes:
        game: which.
        bots: the entrants.
        seed: of all luck.
        rotate: whether the entrants moved one seat on with each game.
        entrants: int8 ``(games, players)``: which entrant sat on the seat.
        scores: int32 ``(games, players)``: by seat.
        ranks: int8 ``(games, players)``: by seat; 1 is the first, ties share.
        decisions: int32 ``(games,)``: made by the seats.
        draws: int32 ``(games,)``: made by NATURE.
        seconds: that it took, compilation not counted.
    """

    game: Game
    bots: tuple[Bot, ...]
    seed: int
    rotate: bool
    entrants: Integers
    scores: Integers
    ranks: Integers
    decisions: Integers
    draws: Integers
    seconds: float = 0.0

    @classmethod
    def blank(cls, game: Game, bots: tuple[Bot, ...], games: int, seed: int, *, rotate: bool) -> Simulation:
        """The columns before anything was played."""
        shape = (games, game.players)
        columns = (np.zeros(shape, np.int8), np.zeros(shape, np.int32), np.zeros(shape, np.int8))
        return cls(game, bots, seed, rotate, *columns, np.zeros(games, np.int32), np.zeros(games, np.int32))

    def __repr__(self) -> str:
        names = ", ".join(bot.name for bot in self.bots)
        return f"<Simulation of {self.game!r}: {self.games:,} games, {names}, seed {self.seed}>"

    @property
    def games(self) -> int:
        """How many games there are."""
        return len(self.decisions)

    @property
    def finished(self) -> Switches:
        """Bool ``(games,)``: whether the game came to its end before it was given up as endless."""
        return self.decisions + self.draws < self.game.definition.longest

    @property
    def shares(self) -> Floats:
        """Float64 ``(games, players)``: each seat's share of the win, a half for a first place that two share.

        A game that did not finish has no winner.
        """
        first = (self.ranks == 1) & self.finished[:, None]
        return first / np.maximum(first.sum(axis=1, keepdims=True), 1)

    def seated(self, first: int, count: int) -> Integers:
        """Which entrant sits where in some of the games.

        Returns:
            int64 ``(count, players)``.
        """
        players = self.game.players
        seats = np.arange(players)
        numbers = np.arange(first, first + count)[:, None] if self.rotate else np.zeros((count, 1), np.int64)
        return (seats - numbers) % players

    def write(self, first: int, columns: Columns) -> None:
        """Enters games that were played.

        Args:
            first: the number of the first of them.
            columns: as the loops filled them.
        """
        rows = slice(first, first + len(columns.lengths))
        players = self.game.players
        self.entrants[rows] = columns.entrants[:, :players]
        self.scores[rows] = columns.scores[:, :players]
        self.ranks[rows] = columns.ranks[:, :players]
        self.decisions[rows], self.draws[rows] = columns.lengths.T

    def by_entrant(self, column: Any) -> Any:
        """Puts a column ``(games, players)`` in the order of the entrants instead of the seats."""
        ordered = np.empty_like(column)
        np.put_along_axis(ordered, self.entrants.astype(np.int64), column, axis=1)
        return ordered

    def summary(self) -> dict[str, Any]:
        """The figures of the simulation, ready for JSON.

        Rates and means are over the games that finished; intervals are Wilson's, for 95 %.
        """
        shares, scores, finished = self.shares, self.scores, self.finished
        seconds = max(self.seconds, 1e-9)
        decisions = int(self.decisions.sum(dtype=np.int64))
        return {
            "game": self.game.name,
            "variant": self.game.variant,
            "options": dict(self.game.options),
            "players": self.game.players,
            "bots": [bot.name for bot in self.bots],
            "games": self.games,
            "seed": self.seed,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games / seconds, 1),
            "decisions_per_second": round(decisions / seconds, 1),
            "decisions_per_game": round(decisions / max(self.games, 1), 3),
            "seats": [{"seat": seat, **row} for seat, row in enumerate(_standing(shares, scores, finished))],
            "entrants": [
                {"bot": bot.name, **row}
                for bot, row in zip(
                    self.bots, _standing(self.by_entrant(shares), self.by_entrant(scores), finished), strict=True
                )
            ],
            "draws": int((((self.ranks == 1).sum(axis=1) > 1) & finished).sum()),
            "unfinished": int((~finished).sum()),
        }

    def replay(self, number: int) -> Match:
        """Plays one of the games again, as a match that can be looked at and saved.

        Args:
            number: of the game, from 0.

        Raises:
            BadOption: if there is no such game.
        """
        if not 0 <= number < self.games:
            raise BadOption(f"no game {number}; give one from 0 to {self.games - 1}")
        columns = new_columns(self, number, 1, self.game.definition.longest)
        bots_player(self)(columns, number)
        match = self.game.start(self.seed)
        for code in columns.moves[0, : columns.lengths[0].sum()]:
            match.play(int(code))
        return match

    def save(self, folder: str | Path) -> None:
        """Writes the columns: ``games.parquet``, ``seats.parquet`` (a row for each seat of a game), ``summary.json``.

        Raises:
            OSError: if the folder cannot be made or written to.
        """
        import polars as pl  # noqa: PLC0415 - takes a fifth of a second

        place = Path(folder)
        place.mkdir(parents=True, exist_ok=True)
        games, players = np.arange(self.games, dtype=np.int32), self.game.players
        columns = {"game": games, "decisions": self.decisions, "draws": self.draws, "finished": self.finished}
        pl.DataFrame(columns).write_parquet(place / "games.parquet")
        names = np.array([bot.name for bot in self.bots])
        seats = {
            "game": games.repeat(players),
            "seat": np.tile(np.arange(players, dtype=np.int8), self.games),
            "entrant": self.entrants.ravel(),
            "bot": names[self.entrants.ravel()],
            "score": self.scores.ravel(),
            "rank": self.ranks.ravel(),
            "share": self.shares.ravel(),
        }
        pl.DataFrame(seats).with_columns(pl.col("bot").cast(pl.Categorical)).write_parquet(place / "seats.parquet")
        (place / "summary.json").write_text(json.dumps(self.summary(), ensure_ascii=False, indent=2) + "\n", "utf-8")


def _standing(shares: Floats, scores: Integers, finished: Switches) -> list[dict[str, float | None]]:
    """Wins, win rate with its interval and mean score of each column."""
    games = int(finished.sum())
    rows: list[dict[str, float | None]] = []
    for wins, points in zip(shares.sum(axis=0), scores[finished].sum(axis=0, dtype=np.int64), strict=True):
        if games == 0:
            rows.append({"wins": 0.0, "win_rate": None, "low": None, "high": None, "mean_score": None})
            continue
        low, high = wilson(float(wins), games)
        figures = {"wins": wins, "win_rate": wins / games, "low": low, "high": high, "mean_score": points / games}
        rows.append({name: round(float(figure), 6) for name, figure in figures.items()})
    return rows
