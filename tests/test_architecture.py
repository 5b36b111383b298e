"""The direction of imports, and the third parties that each layer may lean on."""

from __future__ import annotations

import sys
from pathlib import Path

import grimp
import pytest
from importlinter.cli import lint_imports

ROOT = Path(__file__).parent.parent

#: A game is rules; what it may use besides the kernel is what compiled rules are made of. The kernel also reads the
#: games' wording (fluent) and finds the user's cache folder (platformdirs).
ALLOWED = {
    "soan.kernel": {"fluent", "numba", "numpy", "platformdirs"},
    "soan.games": {"numba", "numpy"},
}


@pytest.fixture(scope="module")
def imports() -> grimp.ImportGraph:
    """All imports of the package, third parties included."""
    return grimp.build_graph("soan", include_external_packages=True, cache_dir=None)


def test_imports_run_in_one_direction(monkeypatch: pytest.MonkeyPatch) -> None:
    """No layer imports one above it, and nobody imports a game."""
    monkeypatch.chdir(ROOT)
    assert lint_imports(no_cache=True) == 0


@pytest.mark.parametrize("layer", sorted(ALLOWED))
def test_third_parties_are_few(imports: grimp.ImportGraph, layer: str) -> None:
    """Kernel and games import nothing from outside but what their layer is allowed."""
    modules = {layer, *imports.find_descendants(layer)}
    used = {imported for module in modules for imported in imports.find_modules_directly_imported_by(module)}
    outside = {module.split(".")[0] for module in used} - {"soan"} - sys.stdlib_module_names
    assert outside <= ALLOWED[layer]
