"""The lock files agree with pyproject.toml, and name no place that packages come from."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
GROUPS = {
    "play": ("build",),
    "test": ("build", "test"),
    "develop": ("build", "test", "check", "docs", "lock"),
}


def locked(name: str) -> str:
    """The text of a lock file."""
    return (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")


def pins(name: str) -> dict[str, set[str]]:
    """The locked versions of each package; several where they differ by Python or platform."""
    found: dict[str, set[str]] = {}
    for package, version in re.findall(r"^([\w.-]+)==([^\s;]+)", locked(name), re.MULTILINE):
        found.setdefault(canonicalize_name(package), set()).add(version)
    return found


@pytest.mark.parametrize("name", GROUPS)
def test_everything_declared_is_locked(name: str) -> None:
    """Each requirement of pyproject.toml is pinned to a version that it allows; if not, run `make lock`."""
    groups = PROJECT["dependency-groups"]
    declared = [*PROJECT["project"]["dependencies"], *(line for group in GROUPS[name] for line in groups[group])]
    pinned = pins(name)
    for requirement in map(Requirement, declared):
        versions = pinned.get(canonicalize_name(requirement.name), set())
        assert versions, f"{requirement} is not in requirements/{name}.txt"
        assert all(requirement.specifier.contains(version) for version in versions), f"{requirement}: {versions}"


@pytest.mark.parametrize("name", GROUPS)
def test_every_pin_has_hashes(name: str) -> None:
    """No package is installed whose files are not known beforehand."""
    entries = re.split(r"^(?=[a-z])", locked(name), flags=re.MULTILINE)[1:]
    assert entries
    assert all("--hash=sha256:" in entry for entry in entries)


@pytest.mark.parametrize("name", GROUPS)
def test_no_index_is_named(name: str) -> None:
    """The lock files work with whichever index or mirror a machine is set up for."""
    assert not re.search(r"://|--(extra-)?index-url|--find-links| @ ", locked(name))


def test_the_sets_agree() -> None:
    """A package has the same version whether one plays, tests or develops."""
    everything = pins("develop")
    for name in ("play", "test"):
        assert pins(name).items() <= everything.items()
