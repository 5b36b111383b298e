"""The pages of the documentation that are made from the program leave nothing out."""

from __future__ import annotations

import re
from pathlib import Path

import click
import pytest

from soan.cli import main
from soan.kernel import registry

DOCS = Path(__file__).parent.parent.parent / "docs"


@pytest.mark.parametrize(
    ("page", "directive", "names"),
    [
        ("cli.md", "command-help", main.list_commands(click.Context(main))),
        ("rules.md", "rule-matrix", registry.names()),
    ],
)
def test_every_command_and_every_game_has_its_place(page: str, directive: str, names: list[str]) -> None:
    """The help of each command, and the matrix of each game, once."""
    text = (DOCS / page).read_text("utf-8")
    assert sorted(re.findall(rf"{{{directive}}} (\w+)", text)) == sorted(names)
