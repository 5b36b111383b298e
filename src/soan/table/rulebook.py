"""A rule book as HTML, in which every rule can be pointed at."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from markdown_it import MarkdownIt

if TYPE_CHECKING:
    from markdown_it.rules_core import StateCore
    from markdown_it.token import Token

#: What begins a rule, once the mark of a list item is read: ``[U-11] A turn starts by …``
RULE = re.compile(r"\[([A-Z]+-?\d+[a-z]?)\]\s*")


def render_rules(text: str) -> str:
    """Renders a rule book.

    Args:
        text: Markdown, in which a rule's paragraph or list item begins with its id in square brackets.

    Returns:
        HTML in which that paragraph or item has the rule's id, and begins with a link to itself. Raw HTML in the
        text is shown, not obeyed.
    """
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    reader.core.ruler.push("rule_ids", _mark_rules)
    return reader.render(text)


def _mark_rules(state: StateCore) -> None:
    for place, token in enumerate(state.tokens):
        match = RULE.match(token.content) if token.type == "inline" else None
        if match is None or not token.children:
            continue
        # The paragraph of a tight list item is not drawn: there the item carries the id.
        carrier = state.tokens[place - 1]
        if carrier.hidden:
            carrier = state.tokens[place - 2]
        carrier.attrSet("id", match[1])
        carrier.attrJoin("class", "rule")
        token.children = [*_link(state, match[1]), *_without(token.children, match)]


def _link(state: StateCore, rule: str) -> list[Token]:
    make = type(state.tokens[0])
    opening = make("link_open", "a", 1, attrs={"href": f"#{rule}", "class": "rule-id"})
    return [opening, make("text", "", 0, content=rule), make("link_close", "a", -1), make("text", "", 0, content=" ")]


def _without(children: list[Token], match: re.Match[str]) -> list[Token]:
    """The inline tokens without the id, which may be spread over several of them (``[``, ``U-11``, ``]``)."""
    left = len(match[0])
    rest: list[Token] = []
    for child in children:
        cut = min(left, len(child.content)) if child.type == "text" else 0
        left -= cut
        child.content = child.content[cut:]
        if child.content or child.type != "text":
            rest.append(child)
    return rest
