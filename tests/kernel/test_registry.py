"""Games are found by name, or in a folder; what is wrong with one is said in a sentence."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import soan
from soan.kernel import BadDefinition, UnknownGame, registry

if TYPE_CHECKING:
    from collections.abc import Callable

HUSH = Path(__file__).parent / "hush"


@pytest.fixture
def register(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str], None]:
    """Registers a game under a name, as an installed package would."""
    points: list[EntryPoint] = []

    def entry_points(group: str) -> list[EntryPoint]:
        return [point for point in points if point.group == group]

    monkeypatch.setattr(registry, "entry_points", entry_points)

    def register(name: str, value: str) -> None:
        points.append(EntryPoint(name, value, registry.GROUP))

    return register


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder on the path of imports, for this test only."""
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    return tmp_path


def test_installed_games_are_listed() -> None:
    """By name, in alphabetical order."""
    names = soan.game_names()
    assert names == sorted(names)
    assert {"undecim", "pig", "connect_four", "tic_tac_toe"} <= set(names)


def test_a_game_is_loaded_by_name(register: Callable[[str, str], None]) -> None:
    """With its players, variant and options."""
    registry.definition_in(HUSH)
    register("hush", "hush:GAME")
    assert registry.names() == ["hush"]
    game = soan.load("hush", 3, "long", bonus=2)
    assert (game.players, game.variant, game.options["bonus"]) == (3, "long", 2)


def test_an_unknown_game_is_answered_with_those_there_are() -> None:
    """The nearest name first."""
    with pytest.raises(UnknownGame, match=r"no game 'undecin'; did you mean 'undecim'\? There are: connect_four, "):
        soan.load("undecin")


def test_without_games_the_list_says_none(register: Callable[[str, str], None]) -> None:
    """Nothing is installed, and the message says so."""
    with pytest.raises(UnknownGame, match="no game 'x'; there are: none"):
        soan.load("x")


def test_a_game_that_cannot_be_imported_says_why(register: Callable[[str, str], None]) -> None:
    """The error of the import is in the sentence, and behind it for who debugs."""
    register("gone", "no_such_package:GAME")
    with pytest.raises(BadDefinition, match=r"no_such_package:GAME cannot be imported: ModuleNotFoundError") as error:
        soan.load("gone")
    assert isinstance(error.value.__cause__, ModuleNotFoundError)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("1 / 0", r"ZeroDivisionError: division by zero \(options.py, line 2\)"),
        ("Option('goal', 5.5, rule='R1')", r"option 'goal': its default 5.5 is none of: .* \(options.py, line 2\)"),
        ("Option('goal', 5, rule=", r"SyntaxError: '\(' was never closed \(options.py, line 2\)"),
    ],
)
def test_a_slip_in_a_draft_is_told_with_its_place(desk: Path, line: str, said: str) -> None:
    """File and line, once, are those of the game's own file, however deep the kernel was when it refused."""
    folder = desk / f"slip_{abs(hash(line))}"
    folder.mkdir()
    (folder / "__init__.py").write_text("from . import options\n", "utf-8")
    (folder / "options.py").write_text(f"from soan.kernel import Option\n{line}\n", "utf-8")
    with pytest.raises(BadDefinition, match=rf"{folder.name} cannot be imported: {said}\Z"):
        registry.definition_in(folder)


def test_an_entry_point_names_a_definition(register: Callable[[str, str], None]) -> None:
    """Anything else is refused."""
    register("path", "pathlib:Path")
    with pytest.raises(BadDefinition, match="entry point 'path' names pathlib:Path, which is no"):
        soan.load("path")


def test_a_game_has_one_name(register: Callable[[str, str], None]) -> None:
    """What is registered under another name than its own could not be replayed."""
    registry.definition_in(HUSH)
    register("quiet", "hush:GAME")
    with pytest.raises(BadDefinition, match="which calls itself 'hush'; use one name"):
        soan.load("quiet")


def test_a_game_is_found_in_its_folder(desk: Path) -> None:
    """Inside the packages around it, if it lies in some."""
    inner = desk / "outer_box" / "inner_box"
    inner.mkdir(parents=True)
    for folder in (inner.parent, inner):
        (folder / "__init__.py").write_text("", "utf-8")
    (inner / "__init__.py").write_text("from hush import GAME\n", "utf-8")
    registry.definition_in(HUSH)
    assert registry.definition_in(inner).name == "hush"
    assert "outer_box.inner_box" in sys.modules


def test_a_name_is_an_installed_game() -> None:
    """Wherever one is."""
    assert registry.find("pig").name == "pig"


@pytest.mark.parametrize("path", ["./hush", "hush/", HUSH, str(HUSH), Path("hush"), "../kernel/hush", "./hush/"])
def test_anything_with_a_slash_is_a_folder(monkeypatch: pytest.MonkeyPatch, path: str | Path) -> None:
    """From where one is, or from the root."""
    monkeypatch.chdir(HUSH.parent)
    monkeypatch.setattr(sys, "path", sys.path.copy())
    assert registry.find(path).name == "hush"


def test_the_folder_one_is_in_is_a_dot(monkeypatch: pytest.MonkeyPatch) -> None:
    """As for other programs."""
    monkeypatch.chdir(HUSH)
    monkeypatch.setattr(sys, "path", sys.path.copy())
    assert registry.find(".").name == "hush"


def test_a_folder_named_like_no_game_is_pointed_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who forgets the slash is told of it."""
    monkeypatch.chdir(HUSH.parent)
    with pytest.raises(UnknownGame, match=r"no game 'hush' is installed, but .*: write \./hush"):
        registry.find("hush")
    with pytest.raises(UnknownGame, match="no game 'hussh'; there are"):
        registry.find("hussh")


def test_a_game_is_loaded_from_its_folder(desk: Path) -> None:
    """As by its name, with players, variant and options."""
    game = soan.load(HUSH, 3, "long", bonus=2)
    assert (game.name, game.players, game.variant, game.options["bonus"]) == ("hush", 3, "long", 2)
    assert soan.load(f"{HUSH}/").definition is game.definition


def test_a_folder_without_a_game_is_refused(desk: Path) -> None:
    """It needs an __init__.py with a GAME that is a definition."""
    with pytest.raises(UnknownGame, match=r"is no folder of a game: it has no __init__\.py with a GAME"):
        registry.definition_in(desk)
    folder = desk / "no_game_here"
    folder.mkdir()
    (folder / "__init__.py").write_text("GAME = 5\n", "utf-8")
    with pytest.raises(BadDefinition, match="no_game_here has no GAME, a soan"):
        registry.definition_in(folder)


def test_the_folder_around_a_game_points_at_it(desk: Path) -> None:
    """A project has its game one step further in, beside its tests; nothing is imported to tell so."""
    for inner, text in (("docs", ""), ("moonrise", "from moonrise.table import GAME\n"), ("tests", "")):
        (desk / "moonrise" / inner).mkdir(parents=True)
        (desk / "moonrise" / inner / "__init__.py").write_text(text, "utf-8")
    with pytest.raises(UnknownGame, match=r"with a GAME; did you mean moonrise/moonrise\?$"):
        registry.definition_in(desk / "moonrise")
    with pytest.raises(UnknownGame, match=r"with a GAME$"):
        registry.definition_in(desk / "nowhere")


def test_a_folder_whose_import_fails_says_why(desk: Path) -> None:
    """A mistake in the draft is told with its place."""
    folder = desk / "half_written"
    folder.mkdir()
    (folder / "__init__.py").write_text("GAME = \n", "utf-8")
    with pytest.raises(BadDefinition, match=r"half_written cannot be imported: SyntaxError: .*line 1"):
        registry.definition_in(folder)


def test_a_folder_named_like_another_package_is_refused(desk: Path) -> None:
    """Python would import the other one."""
    folder = desk / "box" / "json"
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text("", "utf-8")
    with pytest.raises(BadDefinition, match=r"there is another package 'json' .*; rename the folder"):
        registry.definition_in(folder)


def test_the_function_that_lists_games_is_not_hidden_by_the_package() -> None:
    """Importing a game of soan.games leaves what `soan` offers as it was."""
    soan.load("undecim")
    assert callable(soan.game_names)
    assert all(getattr(soan, name) is not None for name in soan.__all__)
    with pytest.raises(AttributeError, match="module 'soan' has no attribute 'nothing'"):
        _ = soan.nothing  # type: ignore[attr-defined]
