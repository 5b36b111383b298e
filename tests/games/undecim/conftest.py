"""What the tests of Undecim share."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.undecim.tabletop import Table, lay_table

if TYPE_CHECKING:
    from collections.abc import Callable


@pytest.fixture
def table() -> Callable[..., Table]:
    """Lays a table: :func:`tests.games.undecim.tabletop.lay_table`."""
    return lay_table
