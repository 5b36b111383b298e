"""What the tests of commands share."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from click.testing import CliRunner, Result

from soan.cli import main
from soan.kernel import registry

if TYPE_CHECKING:
    from collections.abc import Callable

HUSH = Path(__file__).parent.parent / "kernel" / "hush"


@pytest.fixture
def run() -> Callable[..., Result]:
    """Runs the program, wide enough that no line is wrapped."""

    def run(*arguments: object, **extra: Any) -> Result:
        return CliRunner().invoke(main, [str(argument) for argument in arguments], env={"COLUMNS": "300"}, **extra)

    return run


@pytest.fixture
def hush(monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the kernel tests' game, which is also found by its name."""
    known, game = registry.definition, registry.definition_in(HUSH)

    def definition(name: str) -> Any:
        return game if name == "hush" else known(name)

    monkeypatch.setattr(registry, "definition", definition)
    return HUSH
