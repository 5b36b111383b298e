"""The board's part of the page: the attributes that make it clickable, and a plain board for games without one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from markupsafe import Markup

if TYPE_CHECKING:
    from collections.abc import Mapping

    from soan.kernel import Field, View
    from soan.table.drawing import Choice


class Acts:
    """``act(notation)`` of board templates.

    Args:
        legal: what may be said now, by notation.
    """

    def __init__(self, legal: Mapping[str, Choice]) -> None:
        self._legal = legal

    def __call__(self, *notations: str) -> Markup:
        """The attributes that make an element say an action.

        Args:
            *notations: the actions that the element stands for.

        Returns:
            Attributes for those of them that may be said now; nothing if there are none. The page's script presses
            the button of the action in the panel, or, if there are several, shows them.
        """
        possible = [notation for notation in notations if notation in self._legal]
        if not possible:
            return Markup()
        label = " / ".join(self._legal[notation].label for notation in possible)
        return Markup('data-action="{}" role="button" tabindex="0" aria-label="{}"').format("\n".join(possible), label)


def plain_board(view: View) -> Markup:
    """The fields that a viewer may see, as panels: for a game that draws no board of its own."""
    fields = view.game.definition.layout.fields.values()
    return Markup('<div class="plain">{}</div>').format(Markup().join(_panel(field, view) for field in fields))


def _panel(field: Field, view: View) -> Markup:
    values = np.asarray(view.state[field.name])
    if field.see.owner_axis is not None and field.see.mask is None and view.seat is not None:
        values = np.take(values, [view.seat], axis=field.see.owner_axis)
    caption = Markup('<figcaption>{} <small>{}</small></figcaption>').format(field.name.replace("_", " "), field.meaning)
    return Markup('<figure class="field">{}{}</figure>').format(caption, _cells(values))


def _cells(values: np.ndarray) -> Markup:
    if values.ndim == 0:
        return Markup('<p class="number">{}</p>').format(int(values))
    rows = values.reshape(-1, values.shape[-1])
    lines = (Markup("<tr>{}</tr>").format(Markup().join(Markup("<td>{}</td>").format(int(v)) for v in row)) for row in rows)
    return Markup('<div class="wide"><table>{}</table></div>').format(Markup().join(lines))

