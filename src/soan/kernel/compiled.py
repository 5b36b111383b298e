"""Machine-code twins of rules, and the cache in which they are kept.

Rules are plain Python functions that call each other by name. To compile one, it is given a copy of its module's
globals in which every rule is replaced by that rule's own twin; the original is not touched, so interpreted and
compiled rules live side by side in one process. The kernel's own loops are written against the names of a game's
functions (``legal``, ``apply``, …) and are bound to a game in the same way: :class:`Twins` puts the game's rules under
these names.

Numba's own cache looks at the file of the function that is cached and at no other. Therefore the cache of each game
has a directory of its own, whose name is a hash of all sources that can have a say: the kernel, whatever loops are
compiled with it, the game's package, and the versions of Python, Numba and NumPy.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from threading import RLock
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, Any

from soan.kernel.errors import BadDefinition, suggest
from soan.kernel.rule import is_loop, is_rule

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

#: Compiled code may be switched off for debugging and for coverage.
SWITCH = "SOAN_JIT"
#: Digits of the hash in a cache folder's name.
KEY_LENGTH = 16
#: How many cache folders of one game are kept: versions that are worked on side by side, with two sets of loops each.
KEPT = 8
#: Binding sets a global of Numba's for a moment, so one thread at a time does it.
_BINDING = RLock()


def jit_enabled() -> bool:
    """Tells whether rules may be compiled: always, unless ``SOAN_JIT=0`` is set."""
    return os.environ.get(SWITCH, "1") != "0"


@cache
def _hash_of_folder(folder: Path) -> str:
    sources = hashlib.sha256()
    for file in sorted(folder.rglob("*.py")):
        sources.update(file.relative_to(folder).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return sources.hexdigest()


def source_folder(module: str) -> Path:
    """The folder of a package (or of a single-file module)."""
    found = import_module(module)
    # A folder of tests is a package without a file of its own.
    return Path(found.__file__).parent if found.__file__ else Path(found.__path__[0])


def cache_folder(name: str, packages: Iterable[str], constants: Mapping[str, Any]) -> Path:
    """Where the machine code made from these packages is kept.

    Args:
        name: of the game; readable part of the folder's name.
        packages: importable names; all their Python files count.
        constants: numbers and arrays that are compiled in, by name.

    Returns:
        A folder that may not exist yet, below the user's cache directory, or below ``SOAN_CACHE`` if that is set.
    """
    import numba  # noqa: PLC0415 - takes half a second, which the interpreted mode need not spend
    import numpy as np  # noqa: PLC0415
    from platformdirs import user_cache_path  # noqa: PLC0415

    parts = [sys.version, numba.__version__, np.__version__]
    parts += [_hash_of_folder(source_folder(package)) for package in dict.fromkeys(packages)]
    parts += [f"{constant} {np.asarray(value).tolist()}" for constant, value in constants.items()]
    key = hashlib.sha256("\n".join(parts).encode()).hexdigest()[:KEY_LENGTH]
    root = Path(os.environ["SOAN_CACHE"]) if "SOAN_CACHE" in os.environ else user_cache_path("soan")
    return root / f"{name}-{key}"


def prepared(folder: Path) -> Path | None:
    """Makes a cache folder, and clears away those of the same game that have not been used for longest.

    Returns:
        The folder; None if it cannot be written to, so that machine code lives as long as the process.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.touch()
        if not os.access(folder, os.W_OK):
            return None
    except OSError:
        return None
    siblings = folder.parent.glob(folder.name.rpartition("-")[0] + "-" + "?" * KEY_LENGTH)
    for old in sorted(siblings, key=lambda path: path.stat().st_mtime)[:-KEPT]:
        shutil.rmtree(old, ignore_errors=True)
    return folder


def names_used(code: CodeType) -> Iterator[str]:
    """Every global name that a code object and the code objects in it may look up."""
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from names_used(constant)


def rules_reached(functions: Iterable[Callable[..., Any]]) -> list[Any]:
    """All rules that these functions call, directly or not, themselves included, each once."""
    found: dict[int, Any] = {}
    waiting = list(functions)
    while waiting:
        function: Any = waiting.pop()
        if id(function) in found:
            continue
        found[id(function)] = function
        names = dict.fromkeys(names_used(function.__code__))
        waiting.extend(function.__globals__[n] for n in names if is_rule(function.__globals__.get(n)))
    return list(found.values())


class Twins:
    """The compiled twins of a game's rules and of the loops that are bound to it.

    Args:
        name: of the game, for the cache's folder.
        packages: whose sources decide whether cached machine code is still right.
        bound: what the loops' names stand for: rules, numbers, arrays.
    """

    def __init__(self, name: str, packages: Iterable[str], bound: Mapping[str, Any]) -> None:
        self._bound = bound
        self._globals: dict[int, dict[str, Any]] = {}
        self._twins: dict[int, Any] = {}
        self._entries: dict[int, Any] = {}
        self._name = name
        self._packages = tuple(packages)

    def entry(self, loop: Callable[..., Any]) -> Callable[..., Any]:
        """The twin of a loop that Python calls: kept on disk, and running without the global interpreter lock."""
        with _BINDING:
            if id(loop) not in self._entries:
                twin = self._compile(loop, prepared(self.folder(loop)))
                self._entries[id(loop)] = _explaining(twin, self._name)
        return self._entries[id(loop)]

    def folder(self, loop: Callable[..., Any]) -> Path:
        """Where the machine code of a loop is kept."""
        reached = {function.__module__.rpartition(".")[0] for function in rules_reached([loop])}
        constants = {name: value for name, value in self._bound.items() if not callable(value)}
        return cache_folder(self._name, (*self._packages, *sorted(reached)), constants)

    def stored(self, loop: Callable[..., Any]) -> bool:
        """Tells whether machine code of a loop is on disk, so that the first call starts at once."""
        return any(self.folder(loop).glob(f"*/*.{loop.__name__}-*.nbi"))

    def _compile(self, loop: Any, folder: Path | None) -> Any:
        import numba  # noqa: PLC0415 - as in cache_folder
        from numba.core import config as numba_config  # noqa: PLC0415

        copy = _copy(loop, self._names(loop))
        config: Any = numba_config
        before = config.CACHE_DIR
        config.CACHE_DIR = str(folder or "")
        try:
            twin = numba.njit(copy, nogil=True, cache=folder is not None)
        finally:
            config.CACHE_DIR = before
        self._bind(loop)
        return twin

    def _twin(self, function: Any) -> Any:
        from soan.kernel.linking import part  # noqa: PLC0415 - imports Numba

        if id(function) not in self._twins:
            source = getattr(function, "compiled", function)
            self._twins[id(function)] = part(_copy(source, self._names(source)))
            self._bind(function)
        return self._twins[id(function)]

    def _names(self, source: Any) -> dict[str, Any]:
        """The globals of the twins of a module."""
        return self._globals.setdefault(id(source.__globals__), dict(source.__globals__))

    def _bind(self, function: Any) -> None:
        """Puts the twins of what a function calls into the globals of its own twin."""
        source = getattr(function, "compiled", function)
        bound: Mapping[str, Any] = self._bound if is_loop(function) else {}
        for name in names_used(source.__code__):
            value: Any = bound.get(name, source.__globals__.get(name))
            if is_rule(value):
                self._names(source)[name] = self._twin(value)
            elif name in bound:
                self._names(source)[name] = value


class Interpreted:
    """The same loops bound to a game, run as plain Python: to debug, to cover, and as the oracle of the twins.

    Args:
        bound: as for :class:`Twins`.
    """

    def __init__(self, bound: Mapping[str, Any]) -> None:
        self._bound = bound
        self._globals: dict[int, dict[str, Any]] = {}
        self._entries: dict[int, Any] = {}

    def entry(self, loop: Any) -> Callable[..., Any]:
        """The loop with the game's rules under the names that it uses."""
        if id(loop) not in self._entries:
            names = self._globals.setdefault(id(loop.__globals__), dict(loop.__globals__))
            self._entries[id(loop)] = _copy(loop, names)
            for name in names_used(loop.__code__):
                value = self._bound.get(name, loop.__globals__.get(name))
                if is_loop(value):
                    names[name] = self.entry(value)
                elif name in self._bound:
                    names[name] = value
        return self._entries[id(loop)]


def _explaining(twin: Callable[..., Any], game: str) -> Callable[..., Any]:
    """The twin of a loop, which says in a sentence why rules cannot be compiled, if they cannot."""
    from numba.core.errors import NumbaError, UnsupportedBytecodeError  # noqa: PLC0415 - as in cache_folder

    def entry(*arguments: Any) -> Any:
        try:
            return twin(*arguments)
        except (NumbaError, UnsupportedBytecodeError) as error:
            raise BadDefinition(f"the rules of {game} cannot be compiled: {_explain(error)}") from error
        except KeyError as error:  # of a record, on which Numba reports nothing
            raise BadDefinition(f"the rules of {game} {_undeclared(error, arguments)}") from error

    return entry


def _undeclared(error: KeyError, arguments: tuple[Any, ...]) -> str:
    """Says which field of a record there is not; those that there are can be told from the loop's arguments."""
    records = [argument.dtype.names for argument in arguments if getattr(argument, "dtype", None) is not None]
    fields = dict.fromkeys(name for names in records for name in names or ())
    return f"read a field {error}, which is not declared; {suggest(str(error.args[0]), fields)}"


def _explain(error: Exception) -> str:
    """Numba's report as a line: what it did not like, and where; the innermost place comes first in it."""
    lines = [line.strip() for line in str(error).splitlines()]
    what = next(line for line in lines if line and not line.startswith(("Failed in", "During", "File")))
    if what.startswith("NRT required"):
        what = "rules make no arrays; let a field remember, and copy in a loop"
    if unmarked := re.search(r"name '(\w+)'.*Cannot determine Numba type of <class 'function'>", what):
        what = f"{unmarked[1]} is called by a rule, but is none itself; write @rule above it"
    report = f"{error} {getattr(error, 'loc', '')}"
    places = [
        place for place in re.findall(r"(\S+\.py) \((\d+)\)", report) if "/numba/" not in Path(place[0]).as_posix()
    ]
    return f"{Path(places[0][0]).name}, line {places[0][1]}: {what}" if places else what


def _copy(function: Any, names: dict[str, Any]) -> FunctionType:
    copy = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
    copy.__module__ = function.__module__
    copy.__qualname__ = function.__qualname__
    copy.__doc__ = function.__doc__
    return copy
