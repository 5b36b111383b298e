"""Measure random playouts a second against a C program of the same rules, and against OpenSpiel."""

from __future__ import annotations

import random
import shutil
import subprocess
import tempfile
from contextlib import ExitStack
from dataclasses import dataclass
from importlib import import_module, resources
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from time import thread_time
from typing import TYPE_CHECKING, Any

import click
import numpy as np
from rich.console import Console
from rich.table import Table

from soan.cli._common import as_json, print_json
from soan.kernel import registry
from soan.kernel.compiled import jit_enabled
from soan.kernel.events import silent_log
from soan.kernel.loops import random_games

if TYPE_CHECKING:
    from collections.abc import Callable

GAMES = ("connect_four", "tic_tac_toe")
#: What the kernel is to reach of the C program.
TARGET = 0.7
#: Playouts of one measurement: about a third of a second each on a machine of 2024.
BATCH = {"connect_four": 300_000, "tic_tac_toe": 600_000}
BATCH_INTERPRETED = 50
#: OpenSpiel is stepped from Python, some twenty times slower.
BATCH_STEPPED = {"connect_four": 3_000, "tic_tac_toe": 10_000}
COMPILER = ("gcc", "-O3", "-o")


@dataclass(frozen=True)
class Played:
    """What one measurement gives.

    Attributes:
        games: how many were played.
        seconds: of processor time.
        first_wins: how many the first seat won.
        decisions: of all games.
    """

    games: int
    seconds: float
    first_wins: int
    decisions: int


@click.command()
@click.option("--repeats", type=click.IntRange(1), default=7, show_default=True, help="Measurements of each program.")
@as_json
def command(repeats: int, *, as_json: bool) -> int:
    """Measure random playouts a second against a C program of the same rules, and against OpenSpiel.

    One thread each, in seconds of processor time. The programs take turns, so that what else the machine does hits all
    of them alike; the ratio is that of the medians. The C programs (gcc -O3) come with Soan and are compiled now;
    OpenSpiel is measured where the package open_spiel is installed. Exit code 1 if the kernel reaches less than 0.7 of
    the C program.

    Example: soan bench --repeats 15
    """
    missing = [game for game in GAMES if game not in registry.names()]
    if missing:
        raise click.ClickException(f"{', '.join(missing)} not installed: pip install ./examples (in Soan's repository)")
    screen = Console(stderr=True)
    figures: list[dict[str, Any]] = []
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="soan-bench-")))
        for game in GAMES:
            with screen.status(f"{game}: compiling"):
                programs = _programs(game, folder)
            with screen.status(f"{game}: {repeats} measurements of {', '.join(programs)}"):
                figures.append(_measure(game, programs, repeats))
    if as_json:
        print_json({"repeats": repeats, "target": TARGET, "notes": _notes(), "games": figures})
    else:
        _print(figures)
    return int(any(figure["ratio"] is not None and figure["ratio"] < TARGET for figure in figures))


def _programs(game: str, folder: Path) -> dict[str, Callable[[int], Played]]:
    """Whatever can play the game here, by name; each is given a seed."""
    programs = {"soan": _kernel(game)}
    if shutil.which(COMPILER[0]):
        programs["c"] = _c_program(game, folder)
    if find_spec("pyspiel"):
        programs["open_spiel"] = _open_spiel(game)
    for play in programs.values():
        play(0)
    return programs


def _kernel(name: str) -> Callable[[int], Played]:
    game = registry.load(name)
    loop = game.definition.engine(compiled=True).entry(random_games)
    games = BATCH[name] if jit_enabled() else BATCH_INTERPRETED
    states = game.definition.layout.zeros(2)
    scores = np.zeros((games, 2), np.int64)
    ranks = np.zeros((games, 2), np.int64)
    lengths = np.zeros((games, 2), np.int64)

    def play(seed: int) -> Played:
        start = thread_time()
        loop(game.parameters, states, np.uint64(seed), 0, scores, ranks, lengths, silent_log())
        seconds = thread_time() - start
        return Played(games, seconds, int((scores[:, 0] > scores[:, 1]).sum()), int(lengths.sum()))

    return play


def _c_program(name: str, folder: Path) -> Callable[[int], Played]:
    program = folder / name
    with resources.as_file(resources.files("soan.cli") / "_bench") as sources:
        subprocess.run([*COMPILER, program, sources / f"{name}.c"], check=True, capture_output=True)  # noqa: S603 - ours

    def play(seed: int) -> Played:
        games = BATCH[name]
        line = subprocess.run([program, str(games), str(seed)], check=True, capture_output=True, text=True).stdout  # noqa: S603
        seconds, first_wins, _, _, decisions = line.split()
        return Played(games, float(seconds), int(first_wins), int(decisions))

    return play


def _open_spiel(name: str) -> Callable[[int], Played]:
    game: Any = import_module("pyspiel").load_game(name)

    def play(seed: int) -> Played:
        luck, wins, decisions = random.Random(seed), 0, 0  # noqa: S311 - a benchmark
        start = thread_time()
        for _ in range(BATCH_STEPPED[name]):
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(luck.choice(state.legal_actions()))
                decisions += 1
            wins += state.returns()[0] > 0
        return Played(BATCH_STEPPED[name], thread_time() - start, wins, decisions)

    return play


def _measure(game: str, programs: dict[str, Callable[[int], Played]], repeats: int) -> dict[str, Any]:
    played: dict[str, list[Played]] = {name: [] for name in programs}
    for repeat in range(repeats):
        for name, play in programs.items():
            played[name].append(play(1 + repeat))
    speed = {name: median(p.games / p.seconds for p in runs) for name, runs in played.items()}
    return {
        "game": game,
        "ratio": speed["soan"] / speed["c"] if "c" in speed else None,
        "programs": {
            name: {
                "playouts_per_second": round(speed[name]),
                "slowest": round(min(p.games / p.seconds for p in runs)),
                "fastest": round(max(p.games / p.seconds for p in runs)),
                "decisions_per_game": sum(p.decisions for p in runs) / sum(p.games for p in runs),
                "first_seat_wins": sum(p.first_wins for p in runs) / sum(p.games for p in runs),
            }
            for name, runs in played.items()
        },
    }


def _notes() -> list[str]:
    notes: list[str] = []
    if not jit_enabled():
        notes.append("SOAN_JIT=0 is set: the kernel ran interpreted")
    if not shutil.which(COMPILER[0]):
        notes.append("no gcc here: nothing to compare with (Debian: apt-get install gcc)")
    if not find_spec("pyspiel"):
        notes.append("OpenSpiel is not installed here (pip install open_spiel)")
    return notes


def _print(figures: list[dict[str, Any]]) -> None:
    table = Table("game", "program", box=None, pad_edge=False)
    for column in ("playouts/s", "soan is", "plies", "1st wins"):
        table.add_column(column, justify="right")
    for figure in figures:
        soan = figure["programs"]["soan"]["playouts_per_second"]
        for name, of in figure["programs"].items():
            times = "" if name == "soan" else f"{soan / of['playouts_per_second']:.2f} ×"
            plies, wins = f"{of['decisions_per_game']:.2f}", f"{of['first_seat_wins']:.1%}"
            table.add_row(figure["game"], name, f"{of['playouts_per_second']:,}", times, plies, wins)
    screen = Console()
    screen.print(table)
    screen.print(f"Medians of interleaved measurements; one thread, processor time. Wanted: {TARGET} × c.", style="dim")
    for note in _notes():
        screen.print(note, style="yellow")
