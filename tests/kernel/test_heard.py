"""A log that takes nothing can be asked, so that nothing is worked out in vain."""

from __future__ import annotations

from soan.kernel import heard
from soan.kernel.events import new_log, silent_log


def test_heard() -> None:
    """A log that takes events is heard, the silent log of search is not."""
    assert heard(new_log())
    assert not heard(silent_log())
