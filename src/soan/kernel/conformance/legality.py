"""What may be said is carried out, and nothing else is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soan.kernel.conformance.suite import Wrong, of_sample
from soan.kernel.errors import BadNotation, GameOver, IllegalMove, NotYourTurn, SoanError
from soan.kernel.moves import NATURE, OVER

if TYPE_CHECKING:
    from collections.abc import Iterator

    from soan.kernel.conformance.sample import Sample
    from soan.kernel.match import Match


#: Illegal codes that are tried at each position; all are, where there are no more.
REFUSALS = 100


@of_sample
def legal_is_well_formed(sample: Sample) -> Iterator[Wrong]:
    """The actor may always say something, nothing twice, and nothing that is NATURE's or no code."""
    moves = sample.game.definition.moves
    for position in sample.everywhere():
        record = position.record
        if sample.rules.actor(record) < 0:
            continue
        codes = sample.rules.legal(record)
        if not codes:
            yield Wrong("legal returns 0: the seat that is to act can say nothing", position)
        if len(set(codes)) != len(codes):
            twice = sorted({moves.notation(c) for c in codes if codes.count(c) > 1})
            yield Wrong(f"legal writes twice: {', '.join(twice)}", position)
        foreign = [c for c in codes if not 0 <= c < moves.count or moves.move(c).by == NATURE]
        if foreign:
            yield Wrong(f"legal writes what no seat can say: code {foreign[0]}", position)


@of_sample
def legal_is_accepted(sample: Sample) -> Iterator[Wrong]:
    """Every action that is legal, and every outcome of chance that is possible, can be carried out."""
    layout, moves = sample.game.definition.layout, sample.game.definition.moves
    for position in sample.positions:
        if sample.rules.actor(position.record) == OVER:
            continue
        counts = sample.rules.conserved(position.record)
        for code in sample.rules.outcomes(position.record):
            after = position.record
            sample.rules.apply(after, code)
            for problem in layout.problems(after[0]):
                yield Wrong(f"after {moves.notation(code)!r}: {problem}", position)
            for name, count in sample.rules.conserved(after).items():
                if name in counts and (count != counts[name]).any():
                    yield Wrong(f"{moves.notation(code)!r} changes the number of {name}", position)


@of_sample
def illegal_is_refused(sample: Sample) -> Iterator[Wrong]:
    """Everything else is refused with the right error and changes nothing."""
    for position in sample.positions:
        before = _everything(position.match)
        for what, move, seat, wanted in _attempts(sample, position.match):
            try:
                position.match.play(move, seat)
            except SoanError as error:
                if type(error) is not wanted:
                    name = type(error).__name__
                    yield Wrong(f"{what} is refused with {name}, not {wanted.__name__}: {error}", position)
            else:
                yield Wrong(f"{what} is accepted", position)
        if _everything(position.match) != before:
            yield Wrong("a refused move changed something", position)


def _attempts(sample: Sample, match: Match) -> Iterator[tuple[str, int | str, int | None, type[SoanError]]]:
    """What must be refused now: in words, the move, the seat that makes it, and the error to expect."""
    moves = sample.game.definition.moves
    legal = {action.code for action in match.legal()}
    wrong = [code for code in range(moves.count) if code not in legal]
    for code in sample.rng.sample(wrong, min(REFUSALS, len(wrong))):
        yield f"{moves.notation(code)!r}", code, None, GameOver if match.over else IllegalMove
    yield "a code that is none", moves.count, None, BadNotation
    yield "a text that is no move", "\0", None, BadNotation
    if not match.over:
        for seat in sorted({*range(sample.game.players), NATURE} - {match.actor}):
            yield f"a move of seat {seat}", min(legal), seat, NotYourTurn


def _everything(match: Match) -> tuple[object, ...]:
    return (match.state.tobytes(), tuple(match.history), tuple(match.events(None)), match.actor, match.scores)
