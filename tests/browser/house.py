"""``soan serve`` in a process of its own, that a test may stop and start again."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from pathlib import Path

SOAN = str(Path(sys.executable).with_name("soan"))


class House:
    """A server on a folder; it keeps its port when it is started again.

    Args:
        folder: of the database.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._port = "0"
        self.address = ""
        self.open()

    def open(self) -> None:
        """Starts it."""
        command = [SOAN, "serve", "--port", self._port, "--data", str(self._folder)]
        self._process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
        assert self._process.stderr is not None
        heard: list[str] = []
        for line in self._process.stderr:
            heard.append(line)
            found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
            if found:
                self.address, self._port = found[0], found[1]
                return
        self._process.communicate()
        raise AssertionError("".join(heard))

    def close(self) -> None:
        """Stops it, as Ctrl+C does."""
        self._process.send_signal(signal.SIGINT)
        _, complaints = self._process.communicate(timeout=20)
        assert "Traceback" not in complaints, complaints
