"""The command line as a whole: finding commands, help, and one policy for all that goes wrong."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from importlib.metadata import version
from typing import TYPE_CHECKING, Any

import click
import pytest
from click.testing import CliRunner, Result

import soan
from soan import cli
from soan.cli import main

if TYPE_CHECKING:
    from pathlib import Path

COMMANDS = main.list_commands(click.Context(main))
SOAN = [sys.executable, "-c", "from soan.cli import main; main()"]


def run(*arguments: str) -> Result:
    """What the program prints, and its exit code."""
    return CliRunner().invoke(main, arguments)


def always(value: Any) -> Any:
    """A function that gives this, whatever it is asked."""

    def give(*_: object) -> Any:
        return value

    return give


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Makes `soan fail` a command that raises an error."""

    def fail_with(error: BaseException) -> None:
        def command() -> None:
            raise error

        monkeypatch.setattr(main, "list_commands", always(["fail"]))
        monkeypatch.setattr(main, "get_command", always(click.Command("fail", callback=command)))

    return fail_with


def test_every_module_is_a_command() -> None:
    """Modules with a leading underscore are what commands share."""
    assert {"bench", "check", "games", "new", "replay", "rules", "serve", "simulate"} <= set(COMMANDS)
    assert not [name for name in COMMANDS if name.startswith("_")]


def test_help_lists_the_commands_in_a_line_each() -> None:
    """With the first line of their modules, which is also the first line of their own help."""
    lines = run("--help").output.splitlines()
    for name in COMMANDS:
        (line,) = [line for line in lines if line.startswith(f"  {name} ")]
        first = line.removeprefix(f"  {name}").strip().rstrip(".")
        assert first
        assert " ".join(run(name, "--help").output.split()).count(first.split("  ")[0]) == 1


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_with_an_example(name: str) -> None:
    """What it does, its options, and something to try."""
    result = run(name, "--help")
    assert result.exit_code == 0
    assert f"Example: soan {name}" in " ".join(result.output.split())


def test_without_a_command_the_help_is_shown() -> None:
    """As a usage error."""
    result = run()
    assert result.exit_code == 2
    assert "Commands:" in result.output


def test_the_version_is_told() -> None:
    """That of the package."""
    assert run("--version").output == f"soan {version('soan')}\n"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["chekc", "pig"], "no command 'chekc'; did you mean 'check'? There are: bench, check,"),
        (["--nothing"], "No such option '--nothing'"),
        (["games", "--jsno"], "No such option '--jsno'"),
        (["games", "--lang", "fr"], "Invalid value for '--lang': 'fr' is not one of 'en', 'ja'"),
        (["games", "pigg"], "no game 'pigg'; did you mean 'pig'?"),
        (["rules"], "Missing argument 'GAME'"),
        (["check", "pig", "--games", "0"], "Invalid value for '--games': 0 is not in the range x>=1"),
        (["check", "/nowhere/at/all"], "/nowhere/at/all is no folder of a game"),
    ],
)
def test_wrong_usage_is_one_line(arguments: list[str], message: str) -> None:
    """Exit code 2, nothing on the standard output, and a sentence on the other one."""
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    (line,) = result.stderr.splitlines()
    assert line.startswith(f"soan: {message}")


@pytest.mark.parametrize(
    ("error", "code", "message"),
    [
        (soan.UnknownGame("no game 'x'"), 2, "no game 'x'"),
        (soan.BadOption("flip=maybe is\n not possible"), 2, "flip=maybe is not possible"),
        (soan.UnknownBot("no bot 'x'"), 2, "no bot 'x'"),
        (soan.BadNotation("'x' is no move"), 2, "'x' is no move"),
        (soan.CorruptReplay("damaged"), 1, "damaged"),
        (soan.BadDefinition("its rules lack setup"), 1, "its rules lack setup"),
        (FileNotFoundError(2, "No such file or directory", "a.soan"), 1,
         "a.soan: No such file or directory; check the path"),
        (PermissionError(13, "Permission denied", "/closed/a"), 1,
         "/closed/a: Permission denied; choose a place that you may read and write"),
        (OSError(30, "Read-only file system", "/ro/a"), 1,
         "/ro/a: Read-only file system; choose a folder that can be written to"),
        (OSError(98, "Address already in use"), 1, "Address already in use; choose another port"),
        (OSError("something"), 1, "something"),
        (click.ClickException("not so."), 1, "not so"),
        (ZeroDivisionError("by\nzero"), 1,
         "this should not have happened: ZeroDivisionError: by zero; run soan --debug … and report what it shows"),
        (KeyboardInterrupt(), 130, ""),
        (click.Abort(), 130, ""),
    ],
    ids=repr,
)  # fmt: skip
def test_errors_are_one_line_and_an_exit_code(failing: Any, error: BaseException, code: int, message: str) -> None:
    """Usage is 2, everything else 1, an interruption 130 without a word."""
    failing(error)
    result = run("fail")
    assert result.exit_code == code
    assert result.stderr.strip() == (f"soan: {message}" if message else "")


def test_debugging_shows_where_an_error_comes_from(failing: Any) -> None:
    """The traceback first, then the line as always."""
    failing(ZeroDivisionError("division by zero"))
    result = run("--debug", "fail")
    assert result.exit_code == 1
    assert "Traceback (most recent call last)" in result.stderr
    assert result.stderr.splitlines()[-1].startswith("soan: this should not have happened")
    assert "Traceback" not in run("fail").stderr


@pytest.mark.parametrize(("given", "code"), [(None, 0), (0, 0), (1, 1)])
def test_a_command_returns_its_exit_code(monkeypatch: pytest.MonkeyPatch, given: int | None, code: int) -> None:
    """1 for a finding, nothing if all is well."""
    monkeypatch.setattr(main, "list_commands", always(["found"]))
    monkeypatch.setattr(main, "get_command", always(click.Command("found", callback=always(given))))
    assert run("found").exit_code == code


def test_help_is_quick() -> None:
    """Neither NumPy nor Numba is imported to list the commands."""
    program = (
        "import sys; from soan.cli import main\ntry: main(['--help'])\nexcept SystemExit: print(sorted(sys.modules))"
    )
    loaded = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True).stdout
    assert "'soan.cli'" in loaded
    assert not [name for name in ("numpy", "numba", "rich", "starlette", "fluent") if f"'{name}'" in loaded]


def test_a_reader_that_leaves_is_no_error() -> None:
    """`soan games | head -1` ends without a word."""
    with subprocess.Popen([*SOAN, "games"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.close()
        assert program.stderr.read() == b""
    assert program.returncode == cli.FAILED


def test_an_interruption_is_quiet(tmp_path: Path) -> None:
    """Ctrl-C ends the program with 130, whatever it was doing."""
    environment = {**os.environ, "SOAN_CACHE": str(tmp_path)}
    command = [*SOAN, "check", "pig", "--games", "5000"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment) as program:
        time.sleep(2)
        program.send_signal(signal.SIGINT)
        out, err = program.communicate(timeout=60)
    assert program.returncode == cli.INTERRUPTED
    assert out == b""
    assert b"Traceback" not in err
