"""The names under which loops know a game."""

from __future__ import annotations

from typing import Any

import pytest

from soan.kernel import names


@pytest.mark.parametrize("name", ["setup", "actor", "legal", "chance", "apply", "points", "tiebreak", "redeal"])
def test_a_name_means_nothing_outside_a_game(name: str) -> None:
    """A loop that is called unbound says so instead of playing a game of nothing."""
    stand_in: Any = getattr(names, name)
    with pytest.raises(RuntimeError, match="this loop is not bound to a game"):
        stand_in(*[None] * stand_in.__code__.co_argcount)
