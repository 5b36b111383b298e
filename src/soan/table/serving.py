"""Opens the table on this machine: a folder for the data, an address for the browser."""

from __future__ import annotations

import errno
import logging
import socket
import threading
import webbrowser
from typing import TYPE_CHECKING

import uvicorn
from platformdirs import user_data_path

from soan import bots
from soan.kernel import SoanError
from soan.kernel.text import Catalogue
from soan.table.app import create_app
from soan.table.errors import StoreTrouble
from soan.table.shelf import Shelf

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

DATABASE = "soan.sqlite"


class CannotServe(SoanError):
    """The table cannot be opened; the message says what to do."""


def serve(host: str, port: int, folder: Path | None, *, browser: bool, tell: Callable[[str], None]) -> None:
    """Runs the table until it is interrupted.

    Args:
        host: the address to listen on.
        port: to listen on; 0 for any free one.
        folder: where the database is; None for the user's data folder.
        browser: whether to open the home page in a browser.
        tell: is told the address, and which games cannot be opened.

    Raises:
        CannotServe: if the port is taken, or the database cannot be written.
    """
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    shelf = Shelf()
    database = prepare(user_data_path("soan", appauthor=False) if folder is None else folder)
    try:
        app = create_app(database, shelf, bots.make)
    except StoreTrouble as error:
        words = Catalogue.of("soan.table", "en").say(f"error-{error.key}", **error.arguments)
        raise CannotServe(f"{database}: {words} Give another folder with --data, or move the file away.") from None
    for name, reason in shelf.broken.items():
        tell(f"{name} cannot be opened: {reason}")
    with listen(host, port) as door:
        address = f"http://{_name(host)}:{door.getsockname()[1]}/"
        tell(f"The table is open at {address} (its data: {database.parent}). Ctrl+C closes it.")
        if browser:
            threading.Timer(0.5, webbrowser.open, [address]).start()
        config = uvicorn.Config(app, log_level="warning", timeout_graceful_shutdown=2, proxy_headers=True)
        uvicorn.Server(config).run(sockets=[door])


def prepare(folder: Path) -> Path:
    """Makes the data folder, and tries whether it can be written to.

    Returns:
        The path of the database in it.

    Raises:
        CannotServe: if it cannot be written to.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        trial = folder / ".writable"
        trial.write_bytes(b"")
        trial.unlink()
    except OSError as error:
        reason = error.strerror or str(error)
        raise CannotServe(f"{folder} cannot be written to ({reason}); give another folder with --data") from None
    return folder / DATABASE


def listen(host: str, port: int) -> socket.socket:
    """Takes the port.

    Raises:
        CannotServe: if it is taken or may not be had.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM)
    # Only over connections that are closing: a port that somebody listens on stays taken.
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((host, port))
        door.listen(128)
    except OSError as error:
        door.close()
        if error.errno == errno.EADDRINUSE:
            raise CannotServe(f"port {port} is in use; choose another with --port, or --port 0 for any") from None
        raise CannotServe(
            f"cannot listen on {host}, port {port} ({error.strerror or error}); check --host and --port"
        ) from None
    return door


def _name(host: str) -> str:
    """How a browser on this machine reaches an address."""
    if host in ("0.0.0.0", "::"):  # noqa: S104 - a comparison, not a choice
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host
