"""What commands share: reading options."""

from __future__ import annotations

import pytest

from soan.cli._common import parse_settings
from soan.kernel import BadOption


def test_settings_are_read() -> None:
    """A name, an equals sign, a value in which there may be more of them."""
    assert parse_settings([]) == {}
    assert parse_settings(["goal=50", " flip = on", "x=a=b"]) == {"goal": "50", "flip": "on", "x": "a=b"}


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        (["goal"], "--set 'goal': write it as OPTION=VALUE"),
        (["=5"], "--set '=5': write it as OPTION=VALUE"),
        (["goal=1", "goal=2"], "--set goal stands twice; give it once"),
    ],
)
def test_settings_that_are_none_are_refused(settings: list[str], message: str) -> None:
    """With what to write instead."""
    with pytest.raises(BadOption, match=message):
        parse_settings(settings)
