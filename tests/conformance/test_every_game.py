"""Every installed game is held to the conformance suite, in every variant and with every number of players.

``SOAN_CONFORMANCE_GAMES=20 make test TESTS=tests/conformance`` plays more games in each setting than the usual one.
"""

from __future__ import annotations

import os
from contextlib import suppress
from functools import lru_cache
from typing import TYPE_CHECKING

import pytest

from soan.kernel import BadDefinition, registry
from soan.kernel.conformance import Check, Sample, Setting, checks, findings, settings

if TYPE_CHECKING:
    from collections.abc import Iterator

    from _pytest.mark.structures import ParameterSet

GAMES = int(os.environ.get("SOAN_CONFORMANCE_GAMES", "1"))
SEED = 1


def alone(name: str) -> pytest.MarkDecorator:
    """Keeps the tests of one game in one process, which compiles it once."""
    return pytest.mark.xdist_group(name)


def declared() -> Iterator[ParameterSet]:
    """Each game with each check of its declarations."""
    for name in registry.names():
        for check in checks():
            if not check.plays:
                yield pytest.param(name, check, id=f"{name}-{check.name}", marks=alone(name))


def played() -> Iterator[ParameterSet]:
    """Each setting of each game with each check of its play."""
    for name in registry.names():
        # A game that cannot be opened fails the tests of its declarations, and leaves those of other games alone.
        with suppress(BadDefinition):
            for setting in settings(registry.definition(name)):
                yield from played_in(setting)


def played_in(setting: Setting) -> Iterator[ParameterSet]:
    """A setting with each check of its play."""
    name = setting.definition.name
    for check in checks():
        if check.plays:
            case = f"{name}-{setting.variant}-{setting.players}-{check.name}"
            yield pytest.param(setting, check, id=case, marks=alone(name))


@lru_cache(maxsize=1)
def sample(setting: Setting) -> Sample:
    """The games at which all checks of one setting look."""
    return Sample(setting.game, GAMES, SEED)


@pytest.mark.parametrize(("name", "check"), list(declared()))
def test_declarations(name: str, check: Check) -> None:
    """What a game declares passes the check."""
    found = findings(check, registry.definition(name))
    assert not found, "\n".join(map(str, found))


@pytest.mark.parametrize(("setting", "check"), list(played()))
def test_play(setting: Setting, check: Check) -> None:
    """What a game does when it is played passes the check."""
    found = findings(check, sample(setting))
    assert not found, "\n".join(map(str, found))
