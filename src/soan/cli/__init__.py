"""The command line. Each module of this package without a leading underscore is one command.

A command's module defines ``command``, a click command; its name is the file's, and the first line of the module's
docstring is its line in ``soan --help`` (read from the source, so that listing the commands imports none of them).
A command returns None, or 1 after printing a finding; everything else that goes wrong is raised, and becomes one
line here and nowhere else.
"""

from __future__ import annotations

import ast
import errno
import os
import sys
import threading
import traceback
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any

import click
from click.exceptions import NoArgsIsHelpError

from soan.cli._interrupts import interruptible

if TYPE_CHECKING:
    from collections.abc import Sequence

FAILED = 1
USAGE = 2
INTERRUPTED = 130

#: What a person can do about an error of the operating system.
ADVICE = {
    errno.ENOENT: "check the path",
    errno.EISDIR: "name a file, not a folder",
    errno.ENOTDIR: "check the path",
    errno.EEXIST: "choose another name",
    errno.EACCES: "choose a place that you may read and write",
    errno.EPERM: "choose a place that you may read and write",
    errno.EROFS: "choose a folder that can be written to",
    errno.ENOSPC: "free some space on the disk",
    errno.EADDRINUSE: "choose another port",
}


class Commands(click.Group):
    """The commands of this package, found by looking into its folder and imported when they are run."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        """The names of all commands, in alphabetical order."""
        return sorted(module.name for module in iter_modules(__path__) if not module.name.startswith("_"))

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name, or None."""
        if cmd_name not in self.list_commands(ctx):
            return None
        command: click.Command = import_module(f"{__name__}.{cmd_name}").command
        command.name = cmd_name
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Refuses an unknown command with the names of those that there are."""
        if not args[0].startswith("-") and args[0] not in self.list_commands(ctx):
            from soan.kernel.errors import suggest  # noqa: PLC0415 - the kernel imports NumPy

            raise click.UsageError(f"no command {args[0]!r}; {suggest(args[0], self.list_commands(ctx))}", ctx)
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Lists the commands with the first lines of their modules."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, _first_line(name)) for name in self.list_commands(ctx)])

    def invoke(self, ctx: click.Context) -> Any:
        """Runs a command; with ``--debug`` an error shows where it comes from before it is told in one line."""
        try:
            return super().invoke(ctx)
        except Exception:
            if ctx.params["debug"]:
                traceback.print_exc()
            raise

    def main(self, args: Sequence[str] | None = None, prog_name: str | None = None, **extra: Any) -> None:  # type: ignore[override]  # always the whole program
        """Runs the program and ends the process: 0 done, 1 finding or failure, 2 usage, 130 interrupted."""
        extra["standalone_mode"] = False
        try:
            with interruptible():
                code = super().main(args, prog_name or "soan", **extra)
            sys.stdout.flush()
        except NoArgsIsHelpError as error:
            error.show()
            code = USAGE
        except (KeyboardInterrupt, click.Abort):
            _end_threads()
            code = INTERRUPTED
        except BrokenPipeError:
            code = _leave_quietly()
        except Exception as error:  # noqa: BLE001 - no traceback reaches a person who did not ask for one
            line, code = _explain(error)
            click.echo(f"soan: {line}", err=True)
        sys.exit(code or 0)


def _first_line(command: str) -> str:
    source = (Path(__path__[0]) / f"{command}.py").read_text("utf-8")
    return (ast.get_docstring(ast.parse(source)) or "").partition("\n")[0]


def _leave_quietly() -> int:
    """The reader of our output has left, as ``| head`` does; what is still buffered goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return FAILED


def _end_threads() -> None:
    """Ends the process at once if threads still play: what they play is not wanted, and a decision may take minutes."""
    if any(thread.name.startswith(("simulate", "search")) for thread in threading.enumerate()):
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(INTERRUPTED)


def _explain(error: Exception) -> tuple[str, int]:
    """An error as one line for a person, and the exit code."""
    if isinstance(error, click.ClickException):
        hint = f" (see: {error.ctx.command_path} --help)" if isinstance(error, click.UsageError) and error.ctx else ""
        return " ".join(error.format_message().split()).rstrip(".") + hint, error.exit_code
    from soan.kernel.errors import BadNotation, BadOption, SoanError, UnknownBot, UnknownGame  # noqa: PLC0415 - as above

    if isinstance(error, SoanError):
        usage = isinstance(error, UnknownGame | BadOption | UnknownBot | BadNotation)
        return " ".join(str(error).split()), USAGE if usage else FAILED
    if isinstance(error, OSError):
        what = f"{error.filename}: {error.strerror}" if error.filename else error.strerror or str(error)
        advice = ADVICE.get(error.errno or 0)
        return (f"{what}; {advice}" if advice else what), FAILED
    bug = " ".join(f"{type(error).__name__}: {error}".split())
    return f"this should not have happened: {bug}; run soan --debug … and report what it shows", FAILED


@click.command("soan", cls=Commands, no_args_is_help=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="soan", message="%(prog)s %(version)s")
@click.option("--debug", is_flag=True, help="Show where an error comes from.")
def main(*, debug: bool) -> None:
    """Play a tabletop game that is still a draft, and playtest it in bulk.

    Begin with `soan games`, then `soan serve` to play in the browser.
    """
