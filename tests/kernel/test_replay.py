"""Saved matches: the same again, or a sentence that says why not."""

# A test may look behind the counter.
# pyright: reportPrivateUsage=false

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import soan
from soan.kernel import BadOption, CorruptReplay, RulesChanged, UnknownGame, registry
from soan.kernel.match import SecureLuck
from soan.kernel.transcript import parse, to_text

if TYPE_CHECKING:
    from collections.abc import Callable

    from soan.kernel import Definition, Game, Match


@pytest.fixture(autouse=True)
def registered(hush: Definition, monkeypatch: pytest.MonkeyPatch) -> dict[str, Definition]:
    """The games that a replay finds."""
    games = {"hush": hush}
    known = registry.definition

    def definition(name: str) -> Definition:
        return games.get(name) or known(name)

    monkeypatch.setattr(registry, "definition", definition)
    return games


def sealed(head: dict[str, Any]) -> str:
    """The text of a replay with a checksum that fits, as a program of someone else might write it."""
    text = json.dumps(head, sort_keys=True, ensure_ascii=False)
    return json.dumps({**head, "check": hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]})


def same(first: Match, second: Match) -> bool:
    """Whether two matches stand alike, seen from everywhere."""
    return (
        first.state.tobytes() == second.state.tobytes()
        and (first.history, first.told, first.seed) == (second.history, second.told, second.seed)
        and first.game.options == second.game.options
        and first._counts.tobytes() == second._counts.tobytes()
    )


def play_on(match: Match, moves: int = 100) -> Match:
    """The match after so many moves more: everybody swaps, or does what else there is."""
    for _ in range(moves):
        match.advance()
        if not match.over:
            match.play(match.legal()[0].code)
    return match


def test_a_saved_match_comes_back(hush: Definition, tmp_path: Path) -> None:
    """Table, story, options, luck: all as it was."""
    match = play_on(hush.load(3, "long", bonus=3, worth=[1, 1, 9]).start(seed=5))
    match.save(tmp_path / "a.soan")
    assert same(soan.replay(tmp_path / "a.soan"), match)


@pytest.mark.parametrize("moves", range(8))
def test_a_match_goes_on_as_if_never_saved(hush: Definition, tmp_path: Path, moves: int) -> None:
    """A restart neither deals again nor begins the luck again."""
    game = hush.load(3, "long")
    original = play_on(game.start(seed=11), moves)
    original.save(tmp_path / "a.soan")
    assert same(play_on(soan.replay(tmp_path / "a.soan")), play_on(original))


def test_luck_stays_secure_after_a_restart(game: Game, tmp_path: Path) -> None:
    """A match without a seed comes back without one: what is to come cannot be read off the file."""
    match = game.start()
    match.play("deal low")
    match.save(tmp_path / "a.soan")
    again = soan.replay(str(tmp_path / "a.soan"))
    assert again.seed is None
    assert isinstance(again.luck, SecureLuck)


def test_a_replay_can_be_read(match: Match) -> None:
    """It is JSON with the moves in notation."""
    head = parse(to_text(match))
    assert head["game"] == "hush"
    assert head["moves"] == ["deal low", "deal high"]
    assert head["options"]["worth"] == [1, 2, 4]


def edited(change: Callable[[dict[str, Any]], object]) -> Callable[[str], str]:
    """What a text becomes if somebody edits it in an editor."""

    def edit(text: str) -> str:
        head = json.loads(text)
        change(head)
        return json.dumps(head)

    return edit


def resealed(**parts: Any) -> Callable[[str], str]:
    """What a text becomes if somebody changes parts of it, and the checksum with them."""

    def edit(text: str) -> str:
        head = {name: value for name, value in {**parse(text), **parts}.items() if value is not ...}
        return sealed(head)

    return edit


def lasting(length: int) -> Callable[[str], str]:
    """What is left of a text that was cut short."""
    return lambda text: text[:length]


def instead(other: str) -> Callable[[str], str]:
    """Another text in place of the replay."""
    return lambda text: other  # noqa: ARG005 - whatever it was


SPOILT: list[tuple[Callable[[str], str], type[Exception], str]] = [
    (lasting(0), CorruptReplay, "it is not a JSON object; was the file cut short?"),
    (lasting(200), CorruptReplay, "was the file cut short?"),
    (lasting(-3), CorruptReplay, "was the file cut short?"),
    (instead("[1, 2]"), CorruptReplay, "it is not a JSON object"),
    (instead("5"), CorruptReplay, "it is not a JSON object"),
    (instead("[" * 100_000), CorruptReplay, "it is not a JSON object"),
    (instead('{"seed": ' + "9" * 5_000 + "}"), CorruptReplay, "it is not a JSON object"),
    (instead("{}"), CorruptReplay, "this is no replay of Soan (format 'soan-replay-1' expected)"),
    (edited(lambda head: head["moves"].append("show")), CorruptReplay, "its checksum does not fit"),
    (edited(lambda head: head.update(seed=8)), CorruptReplay, "its checksum does not fit"),
    (edited(lambda head: head.pop("check")), CorruptReplay, "its checksum does not fit"),
    (resealed(format="soan-replay-9"), CorruptReplay, "format 'soan-replay-1' expected"),
    (resealed(game=5, options=[]), CorruptReplay, "lacks what it needs (game, options)"),
    (resealed(players=...), CorruptReplay, "lacks what it needs (players)"),
    (resealed(options={"players": 3}), CorruptReplay, "lacks what it needs (players)"),
    (resealed(moves=[1]), CorruptReplay, "lacks what it needs (moves, seed)"),
    (resealed(seed="7"), CorruptReplay, "lacks what it needs (moves, seed)"),
    (resealed(seed=True), CorruptReplay, "lacks what it needs (moves, seed)"),
    (resealed(game="\ud800"), UnknownGame, r"no game '\ud800'"),
    (resealed(variant="\ud800"), BadOption, r"no variant '\ud800'"),
    (resealed(moves=["\ud800"]), CorruptReplay, r"move 1 of 1: '\ud800' is no move"),
    (resealed(game="husch"), UnknownGame, "no game 'husch'"),
    (resealed(players=9), BadOption, "hush is for 2 or 3 players, not 9"),
    (resealed(variant="odd"), BadOption, "no variant 'odd'"),
    (resealed(options={"bonus": 99}), BadOption, "bonus=99 is not possible"),
    (resealed(moves=["deal low", "show"]), CorruptReplay, "move 2 of 2: 'show' is not possible for NATURE now"),
    (resealed(moves=["deal lwo"]), CorruptReplay, "move 1 of 1: 'lwo' is no card; did you mean 'low'"),
]


@pytest.mark.parametrize(("spoil", "error", "message"), SPOILT, ids=[f"{n}-{row[2]}" for n, row in enumerate(SPOILT)])
def test_a_spoilt_replay_is_refused(
    match: Match, tmp_path: Path, spoil: Callable[[str], str], error: type[Exception], message: str
) -> None:
    """Cut short, edited, of another program, or impossible: each in a sentence."""
    file = tmp_path / "a.soan"
    file.write_text(spoil(to_text(match)), "utf-8")
    with pytest.raises(error) as refusal:
        soan.replay(file)
    assert type(refusal.value) is error
    assert message in str(refusal.value)
    assert "\n" not in str(refusal.value)
    assert error is not CorruptReplay or str(refusal.value).startswith(f"{file}: ")


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    """A picture, say."""
    file = tmp_path / "a.png"
    file.write_bytes(b"\x89PNG\r\n\x1a\n\xff")
    with pytest.raises(CorruptReplay, match="is no replay of Soan: it is no text"):
        soan.replay(file)


def test_a_missing_file_is_the_systems_error(tmp_path: Path) -> None:
    """As anywhere else in Python."""
    with pytest.raises(FileNotFoundError):
        soan.replay(tmp_path / "none")


HUSH = Path(__file__).parent / "hush"


@pytest.mark.parametrize("folder", [HUSH, f"{HUSH}/"], ids=["path", "text"])
def test_a_match_of_a_game_in_a_folder_comes_back(
    match: Match, tmp_path: Path, registered: dict[str, Definition], folder: str | Path
) -> None:
    """Who names the folder needs no installed game; who does not is told how to."""
    match.play("show")
    match.save(tmp_path / "a.soan")
    registered.clear()
    with pytest.raises(
        UnknownGame,
        match=r"a\.soan: no game 'hush'; .* rules lie in a folder, name it: --game FOLDER, in Python game=FOLDER",
    ):
        soan.replay(tmp_path / "a.soan")
    assert same(soan.replay(tmp_path / "a.soan", game=folder), match)


def test_the_folder_of_another_game_is_refused(match: Match, tmp_path: Path) -> None:
    """Its moves would mean something else there."""
    match.save(tmp_path / "a.soan")
    message = r"a\.soan: this is a match of 'hush', and .*pig.* holds 'pig'; name the right folder"
    with pytest.raises(UnknownGame, match=message):
        soan.replay(tmp_path / "a.soan", game=Path(soan.load("pig").definition.rules.__file__ or "").parent)


def test_a_file_does_not_say_what_is_imported(match: Match, tmp_path: Path) -> None:
    """A replay that a stranger sent names a game; what lies in a folder is run only if whoever reads it says so."""
    (tmp_path / "trap").mkdir()
    (tmp_path / "trap" / "__init__.py").write_text("raise SystemExit('sprung')", "utf-8")
    file = tmp_path / "a.soan"
    file.write_text(resealed(game=f"{tmp_path}/trap")(to_text(match)), "utf-8")
    with pytest.raises(UnknownGame, match="no game"):
        soan.replay(file)


@pytest.fixture
def new_draft(
    hush: Definition, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[[str, str, str], Definition]:
    """Writes a later draft of the game: file, what stood there, what stands there now."""
    monkeypatch.setattr(sys, "path", sys.path.copy())

    def write(file: str, there: str, instead: str) -> Definition:
        folder = tmp_path / f"hush_draft_{len(list(tmp_path.iterdir()))}_{tmp_path.name}"
        shutil.copytree(Path(__file__).parent / "hush", folder, ignore=shutil.ignore_patterns("__pycache__"))
        text = (folder / file).read_text("utf-8")
        assert there in text
        (folder / file).write_text(text.replace(there, instead), "utf-8")
        return registry.definition_in(folder)

    return write


def test_changed_rules_are_told(
    match: Match, tmp_path: Path, registered: dict[str, Definition], new_draft: Callable[[str, str, str], Definition]
) -> None:
    """A replay does not drift under other rules: it says so, and how to look at it all the same."""
    match.play("show")
    match.save(tmp_path / "a.soan")
    registered["hush"] = new_draft("rules.py", "s.turns += 1\n", "s.turns += 2\n")
    with pytest.raises(RulesChanged, match=r"the rules of hush have changed .* or pass --changed-rules") as refusal:
        soan.replay(tmp_path / "a.soan")
    assert refusal.value.match is None
    again = soan.replay(tmp_path / "a.soan", changed_rules=True)
    assert again.history == match.history
    assert again.state.turns == 2


def test_changed_rules_are_followed_as_far_as_they_go(
    match: Match, tmp_path: Path, registered: dict[str, Definition], new_draft: Callable[[str, str, str], Definition]
) -> None:
    """The error names the move that is no longer possible, and has the match up to it."""
    match.play("show")
    match.save(tmp_path / "a.soan")
    registered["hush"] = new_draft("rules.py", "if not s.open[s.seat]:", "if s.open[s.seat]:")
    with pytest.raises(RulesChanged, match=r"a\.soan: move 3 of 3: 'show' is not possible for seat 0") as stopped:
        soan.replay(tmp_path / "a.soan", changed_rules=True)
    assert stopped.value.match is not None
    assert stopped.value.match.history == match.history[:2]


def test_a_rule_that_fails_on_old_moves_is_told(
    match: Match, tmp_path: Path, registered: dict[str, Definition], new_draft: Callable[[str, str, str], Definition]
) -> None:
    """A value that no longer fits its field ends the replay with the number of the move."""
    match.play("show")
    match.save(tmp_path / "a.soan")
    registered["hush"] = new_draft("rules.py", "s.open[s.seat] = 1\n", "s.open[s.seat] = int('x')\n")
    with pytest.raises(RulesChanged, match="move 3 of 3"):
        soan.replay(tmp_path / "a.soan", changed_rules=True)


def test_saving_replaces_the_file_whole_or_not_at_all(
    match: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A write that fails leaves the old file as it was, nothing beside it, and names the file that was meant."""
    file = tmp_path / "a.soan"
    file.write_text("old", "utf-8")

    def full(path: Path, *_: object) -> None:
        path.touch()
        raise OSError(28, "No space left on device", str(path))

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(OSError, match="No space left") as error:
        match.save(file)
    assert error.value.filename == str(file)
    assert file.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [file]


def test_saving_where_nothing_can_be_written_is_the_systems_error(match: Match, tmp_path: Path) -> None:
    """A folder that does not exist, or may not be written to; the error names the file that was meant."""
    with pytest.raises(FileNotFoundError) as missing:
        match.save(tmp_path / "no folder" / "a.soan")
    assert missing.value.filename == str(tmp_path / "no folder" / "a.soan")
    folder = tmp_path / "read only"
    folder.mkdir(mode=0o500)
    if os.geteuid() == 0:
        pytest.skip("root may write anywhere")
    with pytest.raises(PermissionError):
        match.save(folder / "a.soan")


def test_saving_twice_keeps_the_later_one(match: Match, tmp_path: Path) -> None:
    """The same name can be used again."""
    match.save(tmp_path / "a.soan")
    match.play("show")
    match.save(tmp_path / "a.soan")
    assert same(soan.replay(tmp_path / "a.soan"), match)
    assert len(list(tmp_path.iterdir())) == 1
