"""The board's part of the page: the attributes that make it clickable, and a plain board for games without one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from markupsafe import Markup

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from soan.kernel import Field, View
    from soan.table.drawing import Choice


class Acts:
    """``act(notation)`` of board templates.

    Args:
        legal: what may be said now, by notation.
        hinted: the action that a hint proposes; its elements are marked.
    """

    def __init__(self, legal: Mapping[str, Choice], hinted: str | None = None) -> None:
        self._legal = legal
        self._hinted = hinted

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
        mark = Markup(" data-hinted") if self._hinted in possible else ""
        text = Markup('data-action="{}" role="button" tabindex="0" aria-label="{}"{}')
        return text.format("\n".join(possible), label, mark)


def plain_board(view: View, names: Sequence[str]) -> Markup:
    """The fields that a viewer may see, as panels: for a game that draws no board of its own.

    Args:
        view: what the viewer may know.
        names: of the players; a field with a row for every seat shows them.
    """
    fields = view.game.definition.layout.fields.values()
    return Markup('<div class="plain">{}</div>').format(Markup().join(_panel(field, view, names) for field in fields))


def _panel(field: Field, view: View, names: Sequence[str]) -> Markup:
    values = np.asarray(view.state[field.name])
    words = Markup("<figcaption>{} <small>{}</small></figcaption>").format(field.name.replace("_", " "), field.meaning)
    if values.ndim == 0:
        return Markup('<figure class="field single">{}<output>{}</output></figure>').format(words, int(values))
    by_seat = values.shape[0] == view.game.definition.seats
    rows = (
        values.reshape(-1, values.shape[-1]) if values.ndim > 1 else values.reshape(-1, 1) if by_seat else values[None]
    )
    per_seat = len(rows) // values.shape[0] if by_seat else 1
    lines: list[Markup] = []
    for number, row in enumerate(rows):
        seat = number // per_seat
        if by_seat and seat >= len(names):
            break  # seats that are not in play
        lines.append(_row(row, names[seat] if by_seat and number % per_seat == 0 else None, seat))
    table = Markup('<div class="wide"><table>{}</table></div>').format(Markup().join(lines))
    return Markup('<figure class="field">{}{}</figure>').format(words, table)


def _row(values: Iterable[int], name: str | None, seat: int) -> Markup:
    head = (
        Markup('<th scope="row" style="--seat: var(--seat-{})">{}</th>').format(seat, name) if name is not None else ""
    )
    cells = (Markup("<td{}>{}</td>").format("" if value else Markup(' class="zero"'), int(value)) for value in values)
    return Markup("<tr>{}{}</tr>").format(head, Markup().join(cells))
