"""A rule book as HTML, in which every rule can be pointed at."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from markdown_it import MarkdownIt
from markdown_it.token import Token

if TYPE_CHECKING:
    from collections.abc import Iterator

    from markdown_it.rules_core import StateCore

#: What begins a rule, once the mark of a list item is read: ``[U-11] A turn starts by …``
RULE = re.compile(r"\[([A-Z]+-?\d+[a-z]?)\]\s*")

#: What points at a rule from elsewhere.
REFERENCE = re.compile(r"\[([A-Z]+-?\d+[a-z]?)\]")


def render_rules(text: str) -> str:
    """Renders a rule book.

    Args:
        text: Markdown, in which a rule's paragraph or list item begins with its id in square brackets.

    Returns:
        HTML in which that paragraph or item has the rule's id, and begins with a link to itself; where it is named in
        brackets elsewhere, the name leads there. Raw HTML in the text is shown, not obeyed.
    """
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    reader.core.ruler.push("rule_ids", _mark_rules)
    return reader.render(text)


def _mark_rules(state: StateCore) -> None:
    rules: set[str] = set()
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
        rules.add(match[1])
        token.children = [
            *_link(match[1], "rule-id"),
            Token("text", "", 0, content=" "),
            *_without(token.children, match),
        ]
    for token in state.tokens:
        token.children = [piece for child in token.children or () for piece in _references(child, rules)]


def _link(rule: str, kind: str) -> list[Token]:
    opening = Token("link_open", "a", 1, attrs={"href": f"#{rule}", "class": kind})
    return [opening, Token("text", "", 0, content=rule), Token("link_close", "a", -1)]


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


def _references(child: Token, rules: set[str]) -> Iterator[Token]:
    """A piece of text in which ``[U-11]`` leads to that rule, if there is one."""
    if child.type != "text":
        yield child
        return
    written = 0
    for match in REFERENCE.finditer(child.content):
        if match[1] in rules:
            yield Token("text", "", 0, content=child.content[written : match.start()])
            yield from _link(match[1], "rule-ref")
            written = match.end()
    yield Token("text", "", 0, content=child.content[written:])
