"""The same moves lead to the same table: copied, replayed, saved and told or not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soan.kernel.conformance.suite import Wrong, of_definition, of_sample
from soan.kernel.events import silent_log
from soan.kernel.moves import OVER

if TYPE_CHECKING:
    from collections.abc import Iterator

    from soan.kernel.conformance.sample import Sample
    from soan.kernel.definition import Definition
    from soan.kernel.match import Match


@of_definition
def notation_reads_back(definition: Definition) -> Iterator[str]:
    """Every code has a notation of its own, which reads back as that code."""
    moves = definition.moves
    for code in range(moves.count):
        text = moves.notation(code)
        if moves.read(text) != code:
            yield f"code {code} is written {text!r}, which reads as {moves.read(text)}"


@of_sample
def replays_repeat(sample: Sample) -> Iterator[Wrong]:
    """The moves of a game, typed in again, give the same table and the same story."""
    moves = sample.game.definition.moves
    for run in sample.runs:
        again = sample.game.start()
        for place, code in enumerate(run.match.history):
            again.play(moves.notation(code))
            if again.state.tobytes() != run.states[place + 1].tobytes():
                yield Wrong("played again, the last move leads to another table", run.position(place + 1))
                return
        if _story(again) != _story(run.match):
            yield Wrong("played again, the game tells another story", run.position(len(run.match.history)))


@of_sample
def copies_go_their_own_way(sample: Sample) -> Iterator[Wrong]:
    """A copy stands where its original stands, and playing on with it leaves the original as it was."""
    for position in sample.positions:
        match = position.match
        copy = match.copy()
        before = _story(match)
        if _story(copy) != before:
            yield Wrong("a copy differs from its original", position)
        elif not match.over:
            copy.play(match.legal()[0].code)
        if _story(match) != before:
            yield Wrong("a move made on a copy changes the original", position)


@of_sample
def silence_changes_nothing(sample: Sample) -> Iterator[Wrong]:
    """Rules do the same whether anybody listens (a log that is full or takes nothing) or not."""
    apply = sample.game.definition.bound["apply"]
    for position in sample.positions:
        if sample.rules.actor(position.record) == OVER:
            continue
        for code in sample.rules.outcomes(position.record):
            told, silent = position.record, position.record
            sample.rules.apply(told, code)
            apply(sample.game.r, silent[0], code, silent_log())
            if told.tobytes() != silent.tobytes():
                name = sample.game.definition.moves.notation(code)
                yield Wrong(f"{name!r} does something else when nobody listens", position)


def _story(match: Match) -> tuple[object, ...]:
    everybody = (*range(match.game.players), None)
    return (match.state.tobytes(), tuple(match.history), [match.events(seat) for seat in everybody], match.scores)
