"""What a seat may not know never reaches it, and what it imagines instead fits what it knows."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any

from soan.kernel.conformance.suite import Wrong, of_sample
from soan.kernel.luck import mix
from soan.kernel.moves import OVER

if TYPE_CHECKING:
    from collections.abc import Iterator

    from soan.kernel.conformance.sample import Position, Rules, Sample
    from soan.kernel.events import Told
    from soan.kernel.record import Field

#: How often hidden cells are changed, and hidden things dealt anew, for one viewer of one position.
VARIATIONS = 3
#: Actions of one position that are carried out to compare what is told.
ACTIONS = 8
#: Where no more than so many worlds turn up in so many deals, the true one must be among them. A world that is dealt
#: once in a hundred times is missed by all of them once in 500 million times.
WORLDS, DEALS = 24, 2000


def hidden_cells(sample: Sample, record: Any, viewer: int | None) -> list[tuple[Field, tuple[int, ...]]]:
    """Every cell that a viewer may not see, read off the declarations independently of the kernel's own cut."""
    fields = sample.game.definition.layout.fields.values()
    cells = ((field, index) for field in fields if not field.see.public for index in product(*map(range, field.shape)))
    return [(field, index) for field, index in cells if not _sees(record[0], field, index, viewer)]


def _sees(s: Any, field: Field, index: tuple[int, ...], viewer: int | None) -> bool:
    see = field.see
    if see.owner_axis is not None and viewer is not None and index[see.owner_axis] == viewer:
        return True
    return see.mask is not None and bool(s[see.mask][index[: s[see.mask].ndim]])


@of_sample
def hidden_things_do_not_show(sample: Sample) -> Iterator[Wrong]:
    """Change any hidden thing, and every byte that the seat receives stays equal; so does what it may say."""
    for position, viewer in _watched(sample):
        record = position.record
        seen = _seen(sample.rules, record, viewer)
        cells = hidden_cells(sample, record, viewer)
        for _ in range(VARIATIONS):
            other = record.copy()
            for field, index in cells:
                other[0][field.name][index] = sample.rng.randint(field.low, field.high)
            if _seen(sample.rules, other, viewer) != seen:
                yield Wrong(f"{_name(viewer)} can tell {_difference(sample, record, other, viewer)}", position)


def _seen(rules: Rules, record: Any, viewer: int | None) -> tuple[bytes, int, list[int]]:
    who = rules.actor(record)
    return rules.cut(record, viewer).tobytes(), who, rules.legal(record) if who == viewer else []


def _difference(sample: Sample, record: Any, other: Any, viewer: int | None) -> str:
    rules = sample.rules
    before, after = rules.cut(record, viewer)[0], rules.cut(other, viewer)[0]
    names = [name for name in before.dtype.names if before[name].tobytes() != after[name].tobytes()]
    if names:
        return f"hidden things from what it sees of {', '.join(names)}"
    return (
        "hidden things from who is to act" if rules.actor(record) != rules.actor(other) else "hidden things from legal"
    )


@of_sample
def views_say_what_is_legal(sample: Sample) -> Iterator[Wrong]:
    """From what it sees a seat finds who is to act, and the very actions that are legal, in the same words."""
    for position in sample.positions:
        record, match = position.record, position.match
        who = sample.rules.actor(record)
        for viewer in sample.rules.viewers:
            view = match.observe(viewer)
            if sample.rules.actor(sample.rules.cut(record, viewer)) != who:
                yield Wrong(f"what {_name(viewer)} sees gives another actor", position)
            elif who == viewer and view.legal() != match.legal():
                yield Wrong(f"what {_name(viewer)} sees gives other legal actions than the table", position)


@of_sample
def events_tell_no_secrets(sample: Sample) -> Iterator[Wrong]:
    """Where a seat sees the same before and after a move, it is told the same, whatever differs behind its back."""
    for position, viewer in _watched(sample):
        if sample.rules.actor(position.record) == OVER:
            continue
        yield from _betrayals(sample, position, viewer)


def _betrayals(sample: Sample, position: Position, viewer: int | None) -> Iterator[Wrong]:
    """Compares what a viewer is told by the moves of one position, and by the same moves in worlds it imagines."""
    rules, record = sample.rules, position.record
    codes = rules.outcomes(record)
    codes = sample.rng.sample(codes, min(ACTIONS, len(codes)))
    stories = [(code, *_after(sample, record, code, viewer)) for code in codes]
    for number, (code, state, view, told) in enumerate(stories):
        for other, other_state, other_view, other_told in stories[:number]:
            # Another seat's choice, or an outcome, that leaves the viewer with the same sight but another table.
            if rules.actor(record) != viewer and view == other_view and state != other_state and told != other_told:
                yield _betrayal(sample, position, viewer, (code, other))
        for world in _worlds(sample, position, viewer):
            if code in rules.outcomes(world):
                _, other_view, other_told = _after(sample, world, code, viewer)
                if view == other_view and told != other_told:
                    yield _betrayal(sample, position, viewer, (code,))


def _betrayal(sample: Sample, position: Position, viewer: int | None, codes: tuple[int, ...]) -> Wrong:
    names = " and ".join(repr(sample.game.definition.moves.notation(code)) for code in codes)
    return Wrong(f"the events of {names} tell {_name(viewer)} what it may not see", position)


def _after(sample: Sample, record: Any, code: int, viewer: int | None) -> tuple[bytes, bytes, list[Told]]:
    after = record.copy()
    told = [event.cut(viewer) for event in sample.rules.apply(after, code)]
    return after.tobytes(), sample.rules.cut(after, viewer).tobytes(), told


def _worlds(sample: Sample, position: Position, viewer: int | None) -> list[Any]:
    """Worlds that look the same to a viewer; a spectator's are those of a seat that sees as little."""
    if viewer is None:
        return []
    view = sample.rules.cut(position.record, viewer)
    return [sample.rules.redeal(view, viewer, mix(sample.seed, position.place, n)) for n in range(VARIATIONS)]


@of_sample
def secret_moves_leave_no_trace(sample: Sample) -> Iterator[Wrong]:
    """Where an event hides from a seat which card it was, the seat does not see it elsewhere on the table either."""
    rules, moves = sample.rules, sample.game.definition.moves
    for position, viewer in _watched(sample):
        record = position.record
        if rules.actor(record) in {OVER, viewer}:
            continue
        views: dict[tuple[Told, ...], tuple[bytes, str]] = {}
        for code in rules.outcomes(record):
            _, view, told = _after(sample, record, code, viewer)
            if any(None in event.arguments for event in told):
                known, other = views.setdefault(tuple(told), (view, moves.notation(code)))
                if view != known:
                    names = f"{other!r} and {moves.notation(code)!r}"
                    yield Wrong(
                        f"the events of {names} tell {_name(viewer)} the same, but the table shows which", position
                    )


@of_sample
def redeals_fit(sample: Sample) -> Iterator[Wrong]:
    """What ``redeal`` makes of a view looks the same, keeps all ranges and counts, and can be played on."""
    rules, layout = sample.rules, sample.game.definition.layout
    for position, viewer in _watched(sample):
        if viewer is None:
            continue
        view = rules.cut(position.record, viewer)
        counts = rules.conserved(position.record)
        for world in _worlds(sample, position, viewer):
            if rules.cut(world, viewer).tobytes() != view.tobytes():
                yield Wrong(f"redeal for {_name(viewer)} changes what it sees", position)
            for problem in layout.problems(world[0]):
                yield Wrong(f"redeal for {_name(viewer)}: {problem}", position)
            for name, count in rules.conserved(world).items():
                if name in counts and (count != counts[name]).any():
                    yield Wrong(f"redeal for {_name(viewer)} changes the number of {name}", position)
            if rules.actor(world) != OVER:
                rules.apply(world, rules.outcomes(world)[0])


@of_sample
def redeals_reach_the_truth(sample: Sample) -> Iterator[Wrong]:
    """Where only few worlds are possible, ``redeal`` finds the true one among them."""
    for position, viewer in _watched(sample):
        if viewer is not None:
            worlds = _worlds_without_the_truth(sample, position, viewer)
            if worlds:
                yield Wrong(f"redeal for {_name(viewer)} finds {worlds} worlds, but never the true one", position)


def _worlds_without_the_truth(sample: Sample, position: Position, viewer: int) -> int:
    """How many worlds a seat imagines, if they are few and the true one never comes up; otherwise 0."""
    truth = position.record.tobytes()
    view = sample.rules.cut(position.record, viewer)
    found: set[bytes] = set()
    for number in range(DEALS):
        found.add(sample.rules.redeal(view, viewer, mix(sample.seed, number, 0)).tobytes())
        if truth in found or len(found) > WORLDS:
            return 0
    return len(found)


def _watched(sample: Sample) -> Iterator[tuple[Position, int | None]]:
    """Every sampled position with every viewer to whom something is hidden there."""
    for position in sample.positions:
        for viewer in sample.rules.viewers:
            if hidden_cells(sample, position.record, viewer):
                yield position, viewer


def _name(viewer: int | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"
