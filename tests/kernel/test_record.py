"""Fields, their ranges, and who may see them."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from soan.kernel import BadDefinition, Field, everyone, nobody, owner, shown
from soan.kernel.record import RESERVED, Layout


@pytest.mark.parametrize("name", ["sort", "round", "min", "shape", "T", "item", "not a name", "2nd", ""])
def test_a_name_that_rules_could_not_read_is_refused(name: str) -> None:
    """NumPy's records use many names themselves, and a field of such a name would be out of reach."""
    with pytest.raises(BadDefinition, match=f"field {name!r} cannot be read as s.{name}"):
        Field(name, "")


def test_every_name_that_is_not_reserved_can_be_read() -> None:
    """What is allowed can be written and read as s.name, with hidden and dotted names aside."""
    for name in ("seat", "sorted", "lap", "hand2", "ラウンド"):
        assert name not in RESERVED
        record = Layout([Field(name, "", high=9)], 1).zeros(1)[0]
        setattr(record, name, 7)
        assert getattr(record, name) == record[name] == 7


def test_an_empty_range_is_refused() -> None:
    """The least value may not be above the largest."""
    with pytest.raises(BadDefinition, match="field 'x': its range 3 … 2 is empty"):
        Field("x", "", low=3, high=2)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"high": "300"}, "field 'x': its high is '300'; give a whole number"),
        ({"low": 0.5}, "field 'x': its low is 0.5; give a whole number"),
        ({"blank": None}, "field 'x': its blank is None; give a whole number"),
        ({"shape": (4, 2.0)}, "field 'x': its shape is 2.0; give a whole number"),
        ({"shape": "SEATS"}, "field 'x': its shape is 'SEATS'; give a whole number"),
        ({"see": "owner"}, "field 'x': see='owner'; give everyone, owner, nobody or shown"),
    ],
)
def test_what_is_no_number_is_refused(given: dict[str, Any], said: str) -> None:
    """A field says which of its numbers is none, and a sight that is none what there is."""
    with pytest.raises(BadDefinition, match=re.escape(said)):
        Field("x", "", **given)


@pytest.mark.parametrize(
    ("low", "high", "blank", "dtype"),
    [(0, 1, 0, "i2"), (-32768, 32767, 0, "i2"), (0, 32768, 0, "i4"), (-32769, 0, 0, "i4"), (0, 1, 40_000, "i4")],
)
def test_the_type_follows_from_the_range(low: int, high: int, blank: int, dtype: str) -> None:
    """Sixteen bits where they are enough for range and blank, otherwise thirty-two."""
    assert Field("x", "", low=low, high=high, blank=blank).dtype == dtype


def test_shapes() -> None:
    """A number is short for one axis; size counts the cells."""
    assert Field("x", "").shape == ()
    assert Field("x", "", 4).shape == (4,)
    assert Field("x", "", (4, 3)).size == 12


def test_a_name_twice_is_refused() -> None:
    """Two fields of one record have different names."""
    with pytest.raises(BadDefinition, match="declared twice: a"):
        Layout([Field("a", ""), Field("b", ""), Field("a", "")], 2)


def test_sights_can_be_joined_once() -> None:
    """An owner and a mask go together; two owners or two masks do not."""
    both = owner | shown("open")
    assert (both.owner_axis, both.mask) == (0, "open")
    assert (nobody | everyone).public
    with pytest.raises(BadDefinition, match="name each once"):
        _ = owner | owner(axis=1)
    with pytest.raises(BadDefinition, match="name each once"):
        _ = shown("a") | shown("b")


def test_an_owner_needs_an_axis_of_seats() -> None:
    """The axis is there, and as long as there are seats."""
    Layout([Field("hand", "", (5, 3), see=owner(axis=1))], 3)
    for shape in ((), (2,), (5, 3)):
        with pytest.raises(BadDefinition, match="axis 0 is to be the seats"):
            Layout([Field("hand", "", shape, see=owner)], 3)


def test_a_mask_needs_to_fit() -> None:
    """The mask is a small field of the same shape or of the leading axes."""
    Layout([Field("open", "", 3), Field("hand", "", (3, 5), see=shown("open"))], 3)
    for mask in (Field("open", "", 5), Field("open", "", (3, 5, 2)), Field("open", "", 3, high=70_000), Field("x", "")):
        with pytest.raises(BadDefinition, match="its mask 'open'"):
            Layout([mask, Field("hand", "", (3, 5), see=shown("open"))], 3)


def test_hidden_cells_have_owner_mask_and_blank() -> None:
    """One row for each half-word that somebody may not see."""
    layout = Layout(
        [
            Field("seat", "", high=1),
            Field("open", "", 2),
            Field("hand", "", 2, low=-1, high=9, see=owner | shown("open"), blank=-1),
            Field("deck", "", high=70_000, see=nobody, blank=65_537),
        ],
        2,
    )
    assert layout.hidden.tolist() == [[3, 0, 1, -1], [4, 1, 2, -1], [5, -1, -1, 1], [6, -1, -1, 1]]


def test_nothing_hidden_is_an_empty_table() -> None:
    """A record that everyone may see has no rows, but the columns are there for the compiler."""
    assert Layout([Field("seat", "")], 2).hidden.shape == (0, 4)


@given(st.data())
def test_offsets_point_at_cells(data: st.DataObject) -> None:
    """The half-word at a cell's offset is that cell's lower half."""
    shape = tuple(data.draw(st.lists(st.integers(1, 4), max_size=3)))
    high = data.draw(st.sampled_from([9, 70_000]))
    layout = Layout([Field("a", "", 3), Field("b", "", shape, high=high), Field("c", "")], 1)
    index = tuple(data.draw(st.integers(0, size - 1)) for size in shape)
    record = layout.zeros(1)
    record["b"][(0, *index)] = 7
    assert record.view(np.int16)[layout.offset("b", index)] == 7


def test_problems_name_field_and_range() -> None:
    """What is out of range is said field by field."""
    layout = Layout([Field("a", "", high=3), Field("b", "", 2, low=1, high=2), Field("none", "", 0)], 1)
    record = layout.zeros(1)[0]
    record.a = 4
    record.b[:] = (2, 3)
    assert layout.problems(record) == ["a = 4 leaves its range 0 … 3", "b = [2, 3] leaves its range 1 … 2"]
    record.a = 3
    record.b[1] = 1
    assert layout.problems(record) == []
