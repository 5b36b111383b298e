"""What lies on the table, declared once: type, meaning, range, and who may see it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from math import prod
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from soan.kernel.errors import BadDefinition

if TYPE_CHECKING:
    from collections.abc import Sequence

#: Names that a NumPy record uses itself; a field of that name could not be reached as ``s.name``.
RESERVED = frozenset(name for name in dir(np.record) if not name.startswith("__"))


@dataclass(frozen=True)
class Sight:
    """Who sees a field. Combine with ``|``: a cell is seen by whoever one of the parts lets see it."""

    public: bool = False
    owner_axis: int | None = None
    mask: str | None = None

    def __or__(self, other: Sight) -> Sight:
        """Joins two sights.

        Raises:
            BadDefinition: if both name an owner, or both a mask.
        """
        for part in ("owner_axis", "mask"):
            if getattr(self, part) is not None and getattr(other, part) is not None:
                raise BadDefinition("a field can have one owner axis and one mask field; name each once")
        axis = self.owner_axis if self.owner_axis is not None else other.owner_axis
        return Sight(self.public or other.public, axis, self.mask or other.mask)


class Owner(Sight):
    """The sight ``owner``; ``owner(axis=1)`` where the axis of seats is not the first."""

    def __call__(self, *, axis: int) -> Sight:
        """Gives the sight of an owner along another axis."""
        return Sight(owner_axis=axis)


everyone = Sight(public=True)
nobody = Sight()
owner = Owner(owner_axis=0)


def shown(mask: str) -> Sight:
    """Lets everyone see a cell where the field ``mask`` (the same shape, or its leading axes) is not zero."""
    return Sight(mask=mask)


@dataclass(frozen=True, init=False)
class Field:
    """One thing on the table, or one table of numbers in the parameters.

    Attributes:
        name: how rules call it, ``s.name``.
        meaning: one line for the reader.
        shape: ``()`` for a number, otherwise the sizes of its axes.
        low, high: the least and the largest value that it may hold, both included.
        see: who may see it.
        blank: what stands in a cell that is hidden from the viewer.
    """

    name: str
    meaning: str
    shape: tuple[int, ...]
    low: int
    high: int
    see: Sight
    blank: int

    def __init__(
        self,
        name: str,
        meaning: str,
        shape: int | tuple[int, ...] = (),
        *,
        low: int = 0,
        high: int = 1,
        see: Sight = everyone,
        blank: int = 0,
    ) -> None:
        if not name.isidentifier() or name in RESERVED:
            raise BadDefinition(
                f"field {name!r} cannot be read as s.{name}: NumPy records use that name; choose another"
            )
        sizes = tuple(shape) if isinstance(shape, list | tuple) else (shape,)
        numbers: list[tuple[str, object]] = [("low", low), ("high", high), ("blank", blank)]
        for what, number in [*numbers, *(("shape", size) for size in sizes)]:
            if not isinstance(number, int | np.integer):
                raise BadDefinition(f"field {name!r}: its {what} is {number!r}; give a whole number")
        if low > high:
            raise BadDefinition(f"field {name!r}: its range {low} … {high} is empty")
        if not isinstance(cast("object", see), Sight):
            raise BadDefinition(f"field {name!r}: see={see!r}; give everyone, owner, nobody or shown(…)")
        put = object.__setattr__
        put(self, "name", name)
        put(self, "meaning", meaning)
        put(self, "shape", sizes)
        put(self, "low", low)
        put(self, "high", high)
        put(self, "see", see)
        put(self, "blank", blank)

    @property
    def dtype(self) -> str:
        """``i2``, or ``i4`` where the range needs it: an ``i1`` would overflow interpreted but not compiled."""
        i2 = np.iinfo(np.int16)
        return "i2" if i2.min <= min(self.low, self.blank) and max(self.high, self.blank) <= i2.max else "i4"

    def problem(self, values: np.ndarray[Any, Any]) -> str:
        """What to say of values that are out of its range."""
        return f"{self.name} = {values.tolist()} leaves its range {self.low} … {self.high}"

    @property
    def size(self) -> int:
        """The number of cells."""
        return prod(self.shape)


class Layout:
    """The fields of one record, its NumPy type, and what each seat may see of it.

    Args:
        fields: in the order in which they lie in memory.
        seats: the largest number of seats, for the fields that have an owner.

    Raises:
        BadDefinition: if a name stands twice, a mask does not exist or does not fit, or an owner's axis is no axis.
    """

    def __init__(self, fields: Sequence[Field], seats: int) -> None:
        self.fields = {field.name: field for field in fields}
        if len(self.fields) != len(fields):
            twice = sorted({f.name for f in fields if sum(g.name == f.name for g in fields) > 1})
            raise BadDefinition(f"declared twice: {', '.join(twice)}")
        self.seats = seats
        plain = np.dtype([(f.name, f.dtype, f.shape) if f.shape else (f.name, f.dtype) for f in fields])
        self.dtype: np.dtype[Any] = np.dtype((np.record, plain))
        for field in fields:
            self._check_sight(field)
        self.hidden = self._hidden_cells()

    def zeros(self, count: int) -> Any:
        """A batch of records, all zero.

        Returns:
            Array of shape ``(count,)`` of this layout.
        """
        return np.zeros(count, self.dtype)

    def offset(self, name: str, index: tuple[int, ...] = ()) -> int:
        """Where a cell lies.

        Returns:
            Its distance from the start of the record, in units of 16 bits.
        """
        field = self.fields[name]
        cell = int(np.ravel_multi_index(index, field.shape)) if field.shape else 0
        places: Any = self.dtype.fields
        return (int(places[name][1]) + cell * np.dtype(field.dtype).itemsize) // 2

    def _check_sight(self, field: Field) -> None:
        axis, mask = field.see.owner_axis, field.see.mask
        if axis is not None and not (axis < len(field.shape) and field.shape[axis] == self.seats):
            raise BadDefinition(
                f"field {field.name!r}: axis {axis} is to be the seats ({self.seats}), shape {field.shape}"
            )
        if mask is None:
            return
        other = self.fields.get(mask)
        if other is None or other.shape != field.shape[: len(other.shape)] or other.dtype != "i2":
            raise BadDefinition(
                f"field {field.name!r}: its mask {mask!r} is to be an i2 field of its shape or leading axes"
            )

    def _hidden_cells(self) -> np.ndarray[Any, np.dtype[np.int64]]:
        """Every half-word that someone may not see, one row each.

        Returns:
            int64 array of shape ``(n, 4)``: offset, owner (-1: nobody), offset of the mask (-1: none), blank value;
            offsets in units of 16 bits. A 32-bit cell takes two rows.
        """
        rows: list[tuple[int, int, int, int]] = []
        for field in self.fields.values():
            if field.see.public:
                continue
            halves = np.array([field.blank], np.dtype(field.dtype)).view(np.int16)
            for index in product(*map(range, field.shape)):
                seat = -1 if field.see.owner_axis is None else index[field.see.owner_axis]
                mask = -1
                if field.see.mask is not None:
                    mask = self.offset(field.see.mask, index[: len(self.fields[field.see.mask].shape)])
                at = self.offset(field.name, index)
                rows.extend((at + half, seat, mask, int(value)) for half, value in enumerate(halves))
        return np.array(rows, np.int64).reshape(-1, 4)

    def problems(self, record: Any) -> list[str]:
        """What is out of its declared range.

        Args:
            record: one record of this layout.

        Returns:
            One sentence for each field, none if all is well.
        """
        found: list[str] = []
        for field in self.fields.values():
            values = np.asarray(record[field.name])
            if values.size and (values.min() < field.low or values.max() > field.high):
                found.append(field.problem(values))
        return found
