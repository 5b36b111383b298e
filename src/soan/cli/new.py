"""Begin a game: a folder with a small one that can be played at once and becomes yours."""

from __future__ import annotations

import keyword
import os
import re
import shutil
from importlib import resources
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import click

from soan.kernel import registry

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

#: What stands for the name and the title in the files (and names of files) of the template.
NAME, TITLE = "newgame", "New game"
POSSIBLE = re.compile(r"[a-z][a-z0-9_]*\Z")


@click.command()
@click.argument("name")
@click.option("--title", metavar="TITLE", help="What the game is called; made from the name if left out.")
@click.option(
    "--into",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path(),
    metavar="DIR",
    help="Where the folder is made; here if left out.",
)
def command(name: str, title: str | None, into: Path) -> None:
    """Begin a game: a folder with a small one that can be played at once and becomes yours.

    NAME is how the game is called in Python and on the command line: small letters, digits and underscores.

    Example: soan new moonrise --title "Moonrise over Kyoto"
    """
    _check(name, title)
    target = into / name
    if target.exists():
        raise click.UsageError(f"{target} exists already; choose another name, or another folder with --into")
    draft = target.with_name(f".{name}.{os.getpid()}")
    try:
        _write(resources.files("soan.cli") / "_template", draft, name, title or name.replace("_", " ").capitalize())
        draft.rename(target)
    finally:
        shutil.rmtree(draft, ignore_errors=True)
    click.echo(f"{target} is a game that works. Now:\n")
    click.echo(f"  cd {target}\n  pip install -e .\n  soan check {name}\n  soan serve --open\n")
    click.echo(f"Then make it yours: {target / 'README.md'} says where to go on.")


def _check(name: str, title: str | None) -> None:
    if not POSSIBLE.match(name) or keyword.iskeyword(name):
        raise click.UsageError(
            f"{name!r} cannot be the name: use small letters, digits and underscores, a letter first"
        )
    if name in registry.names():
        raise click.UsageError(f"there is a game {name!r} already; choose another name")
    if find_spec(name) is not None:
        raise click.UsageError(f"there is a Python module {name!r} already; choose another name")
    if title is not None and not re.fullmatch(r"[^\W\d_](?:[^\n\"\\{}]*)", title.strip()):
        raise click.UsageError(
            f"{title!r} cannot be the title: begin with a letter, without quotes, braces or backslashes"
        )


def _write(source: Traversable, target: Path, name: str, title: str) -> None:
    target.mkdir(parents=True)
    for entry in source.iterdir():
        there = target / entry.name.replace(NAME, name)
        if entry.is_dir():
            if entry.name != "__pycache__":
                _write(entry, there, name, title)
        else:
            there.write_text(entry.read_text("utf-8").replace(NAME, name).replace(TITLE, title), "utf-8")
