"""What several commands share: their options, and how figures are printed."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, TypeVar

import click

from soan.kernel import BadOption

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

F = TypeVar("F", bound="Callable[..., Any]")

language = click.option("--lang", type=click.Choice(["en", "ja"]), default="en", show_default=True, help="Language.")
as_json = click.option("--json", "as_json", is_flag=True, help="Print JSON, for programs.")
folder = click.option(
    "--game",
    "folder",
    metavar="FOLDER",
    help="The folder of its game, if that is not installed.",
)
seed = click.option("--seed", type=int, default=1, show_default=True, help="Of all luck.")


def game_options(command: F) -> F:
    """Gives a command ``--players``, ``--variant`` and ``--set``, as its arguments of those names.

    ``--set`` arrives as ``settings``, a tuple of texts for :func:`parse_settings`.
    """
    for option in (
        click.option(
            "--set", "settings", multiple=True, metavar="OPTION=VALUE", help="Change an option; may be repeated."
        ),
        click.option("--variant", metavar="NAME", help="A named set of options; the draft as written if left out."),
        click.option("--players", type=int, metavar="N", help="Number of players; the game's usual one if left out."),
    ):
        command = option(command)
    return command


def parse_settings(settings: Iterable[str]) -> dict[str, str]:
    """The options of ``--set k=v`` by name.

    Raises:
        BadOption: if one is not of that form, or stands twice.
    """
    found: dict[str, str] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals or not name.strip():
            raise BadOption(f"--set {setting!r}: write it as OPTION=VALUE")
        if name.strip() in found:
            raise BadOption(f"--set {name.strip()} stands twice; give it once")
        found[name.strip()] = value.strip()
    return found


def print_json(figures: Any) -> None:
    """Prints figures as JSON."""
    click.echo(json.dumps(figures, ensure_ascii=False, indent=2))
