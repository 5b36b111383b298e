"""Arranges a view of Veil for its board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from soan.kernel import View


def board(view: View) -> dict[str, Any]:
    """The hands, a 0 for each that the viewer does not see."""
    return {"hands": [int(card) for card in view.state.hand[: view.r.players]]}
