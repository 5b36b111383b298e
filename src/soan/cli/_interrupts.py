"""Ctrl-C ends a command at any moment, also while machine code is made."""

from __future__ import annotations

import os
import signal
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FrameType

#: How llvmlite's functions begin that LLVM calls back: it knows no exceptions, so that one is lost there, or worse.
CALLBACKS = "_raw_object_cache_"
#: Seconds until an interrupt that came in one of them is tried again.
SOON = 0.05


@contextmanager
def interruptible() -> Iterator[None]:
    """Puts Python's own answer to Ctrl-C off while LLVM calls back; where there is another answer, it stays."""
    own = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if not own or threading.current_thread() is not threading.main_thread():
        yield
        return
    signal.signal(signal.SIGINT, _interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _interrupt(number: int, frame: FrameType | None) -> None:
    while frame is not None:
        if frame.f_code.co_name.startswith(CALLBACKS):
            threading.Timer(SOON, os.kill, (os.getpid(), number)).start()
            return
        frame = frame.f_back
    raise KeyboardInterrupt
