"""Ctrl-C while LLVM calls Python back, where an exception would be lost."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import pytest
from llvmlite.binding.executionengine import ExecutionEngine

from soan.cli._interrupts import CALLBACKS, interruptible

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(autouse=True)
def python_answers() -> Iterator[None]:
    """Ctrl-C is answered as Python does."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def _raw_object_cache_like(ended: list[str]) -> None:
    """Is interrupted, as a callback of LLVM may be."""
    signal.raise_signal(signal.SIGINT)
    ended.append("callback")


def compiles(ended: list[str]) -> None:
    """Makes machine code, as it were: LLVM calls back, then there is more to do."""
    _raw_object_cache_like(ended)
    time.sleep(10)
    ended.append("compiler")


def test_a_command_ends_at_once() -> None:
    """Wherever else it is."""
    with pytest.raises(KeyboardInterrupt), interruptible():
        signal.raise_signal(signal.SIGINT)


def test_a_callback_of_llvm_comes_to_its_end_first() -> None:
    """The interrupt is not lost either: it comes a moment later."""
    ended: list[str] = []
    with pytest.raises(KeyboardInterrupt), interruptible():
        compiles(ended)
    assert ended == ["callback"]


def test_llvmlite_still_calls_its_callbacks_so() -> None:
    """They are known by how their names begin."""
    assert [name for name in vars(ExecutionEngine) if name.startswith(CALLBACKS)] == [
        "_raw_object_cache_notify",
        "_raw_object_cache_getbuffer",
    ]


def test_another_answer_stays() -> None:
    """A program in the background ignores Ctrl-C, and goes on doing so."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with interruptible():
        signal.raise_signal(signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN


def test_afterwards_python_answers_again() -> None:
    """A program that runs a command within itself is left as it was."""
    with interruptible():
        assert signal.getsignal(signal.SIGINT) is not signal.default_int_handler
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_a_simulation_ends_at_once() -> None:
    """Ctrl-C does not wait for the decision over which a search sits."""
    run = "from soan.cli import main; main()"
    command = [sys.executable, "-c", run, *["simulate", "pig", "--games", "2", "--jobs", "2", "--bots"]]
    subprocess.run([*command, "mcts:10"], check=True, capture_output=True)
    running = subprocess.Popen([*command, "mcts:100000000"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    time.sleep(8)
    assert running.poll() is None
    start = time.monotonic()
    running.send_signal(signal.SIGINT)
    assert running.wait(20) == 130
    assert time.monotonic() - start < 3
    assert b"".join(running.communicate()).strip() == b""
