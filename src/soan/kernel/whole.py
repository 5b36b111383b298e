"""Whole numbers that a caller gives: Python's own, or NumPy's, as loops and tables of results hand them out."""

from __future__ import annotations

from typing import Any

import numpy as np

from soan.kernel.errors import BadOption


def is_whole(value: Any) -> bool:
    """Whether a value is a whole number; a switch is none."""
    return isinstance(value, int | np.integer) and not isinstance(value, bool)


def whole(value: Any, name: str, least: int | None = None) -> int:
    """A whole number as Python's own.

    Args:
        value: what was given.
        name: what it is, for the message.
        least: the smallest that is possible; None for any.

    Raises:
        BadOption: if it is none, or too small.
    """
    if is_whole(value) and (least is None or value >= least):
        return int(value)
    wanted = "a whole number" if least is None else f"a whole number, {least} or more"
    raise BadOption(f"{name}={value!r} is not possible: give {wanted}")
