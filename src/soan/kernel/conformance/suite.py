"""The list of checks, and how they are run over a game, its variants and its numbers of players."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from soan.kernel.conformance.sample import Position, Sample, where

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator

    from soan.kernel.definition import Definition, Game


class Wrong(NamedTuple):
    """What a check says: a sentence, and where in a game it was so."""

    message: str
    position: Position | None = None


@dataclass(frozen=True)
class Check:
    """One thing that every game is held to.

    Attributes:
        name: as tests and findings call it.
        meaning: what holds if it passes, in a sentence.
        run: gives what is wrong, of a :class:`Sample` or of a definition.
        plays: whether it looks at played games (a sample), not at the definition alone.
        leads: whether it is about rules that fail, after which all others would find the same failure again.
    """

    name: str
    meaning: str
    run: Callable[[Any], Iterable[Wrong | str]]
    plays: bool
    leads: bool = False


@dataclass(frozen=True)
class Finding:
    """Something that is wrong with a game.

    Attributes:
        check: the name of the check.
        game: its name.
        setting: the number of players and the variant, as the command line takes them; empty if neither matters.
        message: what is wrong.
        moves: how to come there, in notation; empty if no move is needed.
        others: how often the same check found something elsewhere in the same games.
    """

    check: str
    game: str
    setting: str
    message: str
    moves: tuple[str, ...] = ()
    others: int = 0

    def __str__(self) -> str:
        """The finding as a paragraph."""
        after = f"\n  after: {', '.join(self.moves)}" if self.moves else ""
        more = f" (and {self.others} more like it)" if self.others else ""
        return f"{self.check}: {f'{self.game} {self.setting}'.strip()}: {self.message}{more}{after}"


CHECKS: list[Check] = []


def of_definition(run: Callable[[Definition], Iterable[Wrong | str]]) -> Callable[[Definition], Iterable[Wrong | str]]:
    """Registers a check that looks at the definition; its name is the function's, its meaning the docstring."""
    CHECKS.append(_check(run, plays=False))
    return run


def of_sample(run: Callable[[Sample], Iterable[Wrong | str]]) -> Callable[[Sample], Iterable[Wrong | str]]:
    """Registers a check that looks at played games; its name is the function's, its meaning the docstring."""
    CHECKS.append(_check(run, plays=True))
    return run


def of_sample_first(run: Callable[[Sample], Iterable[Wrong | str]]) -> Callable[[Sample], Iterable[Wrong | str]]:
    """Registers the check of rules that fail in the games, after which all others would find the same failure."""
    CHECKS.append(_check(run, plays=True, leads=True))
    return run


def _check(run: Callable[[Any], Iterable[Wrong | str]], *, plays: bool, leads: bool = False) -> Check:
    meaning = (run.__doc__ or "").strip().partition("\n")[0]
    return Check(run.__name__.replace("_", "-"), meaning, run, plays, leads)


def checks() -> tuple[Check, ...]:
    """All checks, those of the definition first, then what the played games stand on."""
    return tuple(sorted(CHECKS, key=lambda check: (check.plays, not check.leads)))


@dataclass(frozen=True)
class Setting:
    """A game for a number of players and a variant.

    Attributes:
        definition: of the game.
        players: how many.
        variant: its name.
    """

    definition: Definition
    players: int
    variant: str

    def __str__(self) -> str:
        """As the command line takes it."""
        variant = f" --variant {self.variant}" if len(self.definition.variants) > 1 else ""
        return f"--players {self.players}{variant}"

    @cached_property
    def game(self) -> Game:
        """The game, loaded."""
        return self.definition.load(self.players, self.variant)


def settings(definition: Definition) -> list[Setting]:
    """Every variant of a game with every number of players."""
    return [Setting(definition, players, v.name) for v in definition.variants for players in definition.players]


def findings(check: Check, subject: Definition | Sample) -> list[Finding]:
    """Runs one check.

    Args:
        check: one of :func:`checks`.
        subject: a sample for a check that plays, otherwise a definition.

    Returns:
        Nothing if all is well; otherwise one finding, with the shortest way to it that was seen.
    """
    definition = subject.game.definition if isinstance(subject, Sample) else subject
    if isinstance(subject, Sample):
        subject.rng = random.Random(f"{subject.seed} {check.name}")  # noqa: S311 - whatever was checked before
    wrong: list[Wrong] = []
    try:
        with np.errstate(all="raise"):
            wrong.extend(w if isinstance(w, Wrong) else Wrong(w) for w in check.run(subject))
    except Exception as error:  # noqa: BLE001 - whatever a rule raises while it is looked at is a finding
        wrong = wrong or [Wrong(where(error, definition))]
    if not wrong:
        return []
    first = min(wrong, key=lambda w: w.position.place if w.position else 0)
    moves = tuple(first.position.moves) if first.position else ()
    setting = (
        str(Setting(definition, subject.game.players, subject.game.variant)) if isinstance(subject, Sample) else ""
    )
    return [Finding(check.name, definition.name, setting, first.message, moves, len(wrong) - 1)]


def examine(
    definition: Definition,
    *,
    games: int = 2,
    seed: int = 1,
    only: Collection[str] = (),
    among: Collection[Setting] | None = None,
    told: Callable[[str], None] = lambda _: None,
) -> Iterator[Finding]:
    """Holds a game to the checks, in every variant and with every number of players.

    One mistake is told once: what a check says word for word as another did before is left out, and where a rule fails
    in the course of a game the other checks of these games are not run.

    Args:
        definition: of the game.
        games: how many are played in each setting.
        seed: of all that is random.
        only: the names of the checks to run; none for all.
        among: the settings in which games are played; None for all.
        told: is given a line before each part of the work, as often as :func:`parts` says, to show progress.

    Yields:
        A finding at a time, as they come up.
    """
    chosen = [check for check in checks() if not only or check.name in only]
    known: set[str] = set()
    for check in chosen:
        if not check.plays:
            told(check.name)
            yield from _new(findings(check, definition), known)
    playing = [check for check in chosen if check.plays]
    for setting in settings(definition) if among is None else among:
        yield from _new(_look(playing, setting, partial(Sample, setting.game, games, seed), told), set(known))


def _new(found: Iterable[Finding], known: set[str]) -> Iterator[Finding]:
    """The findings that say something new; what they say is known from then on."""
    for finding in found:
        if finding.message not in known:
            known.add(finding.message)
            yield finding


def _look(
    playing: list[Check], setting: Setting, play: Callable[[], Sample], told: Callable[[str], None]
) -> Iterator[Finding]:
    """Looks at the games of one setting."""
    sample: Sample | None = None
    ended = False
    for check in playing:
        told(f"{setting} {check.name}")
        try:
            sample = sample or play()
        except Exception as error:  # noqa: BLE001 - the table cannot even be laid out
            message = where(error, setting.definition)
            yield Finding(check.name, setting.definition.name, str(setting), message)
            continue
        yield from () if ended else findings(check, sample)
        ended = ended or (check.leads and sample.breaks)


def parts(definition: Definition, only: Collection[str] = (), among: Collection[Setting] | None = None) -> int:
    """How many parts of the work :func:`examine` tells of, given the same."""
    chosen = [check for check in checks() if not only or check.name in only]
    playing = sum(check.plays for check in chosen)
    return len(chosen) - playing + playing * len(settings(definition) if among is None else among)
