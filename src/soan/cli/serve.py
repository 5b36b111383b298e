"""Open the table: play in the browser, against bots, with friends, or around one screen."""

from __future__ import annotations

from pathlib import Path

import click


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0 lets others in.")
@click.option(
    "--port", type=click.IntRange(0, 65535), default=8137, show_default=True, help="Port; 0 picks a free one."
)
@click.option("--data", type=click.Path(path_type=Path), metavar="DIR", help="Folder of the database.")
@click.option("--open/--no-open", "browser", default=False, show_default=True, help="Open it in a browser.")
def command(host: str, port: int, data: Path | None, *, browser: bool) -> None:
    """Open the table: play in the browser, against bots, with friends, or around one screen.

    Example: soan serve --open
    """
    from soan.table.serving import serve  # noqa: PLC0415 - the web server takes a while to import

    serve(host, port, data, browser=browser, tell=lambda text: click.echo(text, err=True))
