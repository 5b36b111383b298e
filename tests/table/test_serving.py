"""Opening the table from the command line."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from soan.table.serving import CannotServe, listen, prepare

SOAN = str(Path(sys.executable).with_name("soan"))


def serve(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Runs ``soan serve`` where it is to refuse."""
    command = [SOAN, "serve", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def refusal(answer: subprocess.CompletedProcess[str]) -> str:
    """The one line with which it refused."""
    assert answer.returncode == 1, answer.stderr
    lines = [line for line in answer.stderr.splitlines() if "cannot be opened" not in line]
    assert len(lines) == 1, answer.stderr
    assert answer.stdout == ""
    return lines[0]


def test_it_opens_says_where_and_closes(tmp_path: Path) -> None:
    """It makes its folder, tells its address, answers there, and ends when interrupted."""
    command = [SOAN, "serve", "--port", "0", "--data", str(tmp_path / "new")]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as server:
        assert server.stderr is not None
        line = next(line for line in server.stderr if "open at" in line)
        found = re.search(r"http://127\.0\.0\.1:\d+/", line)
        assert found is not None
        with urllib.request.urlopen(found[0]) as page:  # noqa: S310 - our own address
            assert b"Soan" in page.read()
        server.send_signal(signal.SIGINT)
        assert server.wait(15) in {0, 130}
        assert "Traceback" not in server.stderr.read()
    assert (tmp_path / "new" / "soan.sqlite").is_file()


def test_a_port_in_use(tmp_path: Path) -> None:
    """It names the port and what to do."""
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        line = refusal(serve("--port", str(port), "--data", tmp_path))
    assert line == f"soan: port {port} is in use; choose another with --port, or --port 0 for any"


def test_a_folder_that_cannot_be_written_to(tmp_path: Path) -> None:
    """It names the folder and what to do."""
    file = tmp_path / "file"
    file.write_text("no folder")
    line = refusal(serve("--port", "0", "--data", file))
    assert line.startswith(f"soan: {file} cannot be written to")
    assert "--data" in line


def test_a_read_only_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder in which no file can be made is refused before a database is opened."""

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "write_bytes", refuse)
    with pytest.raises(CannotServe, match=r"Permission denied.*--data"):
        prepare(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    """It names the file and what to do, and leaves it alone."""
    (tmp_path / "soan.sqlite").write_text("a letter to my aunt\n" * 50)
    line = refusal(serve("--port", "0", "--data", tmp_path))
    assert str(tmp_path / "soan.sqlite") in line
    assert "move the file away" in line
    assert (tmp_path / "soan.sqlite").read_text().startswith("a letter")


def test_an_address_that_is_not_ours(tmp_path: Path) -> None:
    """An address of another machine is refused in a line."""
    assert "check --host and --port" in refusal(serve("--host", "192.0.2.1", "--port", "0", "--data", tmp_path))


def test_bad_usage_is_another_code() -> None:
    """A port that is no port is a mistake of usage."""
    assert serve("--port", "70000").returncode == 2


def test_listening_twice_is_refused() -> None:
    """A port that somebody listens on stays theirs, although one that is just closing can be had."""
    with listen("127.0.0.1", 0) as taken, pytest.raises(CannotServe, match="in use"):
        listen("127.0.0.1", taken.getsockname()[1])
    assert taken.fileno() == -1
    with listen("127.0.0.1", 0) as door:
        assert door.family == socket.AF_INET
