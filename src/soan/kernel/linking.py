"""How the twins of rules become one piece of machine code: linked into the loop that calls them, and finished once.

Left to itself, Numba finishes every function by itself: all that it calls is linked in, optimised and turned into
machine code, and then the same again for its caller, up to the loop that Python calls. The rules of a game are two
hundred functions, eight levels deep, and Python never calls any but the loop. So the functions below it are only typed
and lowered here, which takes a third of the time; and the optimiser sees the whole at once.

This leans on :class:`numba.core.codegen.JITCodeLibrary`, which is not promised to stay as it is:
``tests/kernel/test_linking.py`` says so if it does not.
"""

# Numba has no types to check against.
# pyright: basic

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numba
from numba.core import types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler

if TYPE_CHECKING:
    from collections.abc import Callable


#: Functions of at most so many bytes of Python's code are repeated wherever they are called: rules are short and call
#: each other often. With more, the time to compile doubles and nothing gets faster.
SHORT = 400


class _Codegen:
    """Numba's code generator, for a library of which no function has an address."""

    def __init__(self, codegen: Any) -> None:
        self._codegen = codegen

    def __getattr__(self, name: str) -> Any:
        return getattr(self._codegen, name)

    def set_env(self, name: str, environment: Any) -> None:
        """Nothing: an environment is for Python objects, which rules have none of."""


class _Part(JITCodeLibrary):
    """The code of a function that is to be linked into its callers, not to be run by itself."""

    def finalize(self) -> None:
        """Links what the function calls; neither optimises nor generates machine code."""
        self._raise_if_finalized()
        for library in dict.fromkeys(self._linking_libraries):
            self._reload_init.update(library._reload_init)  # noqa: SLF001 - the same family
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)  # noqa: SLF001
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:  # noqa: ARG002 - Numba's signature
        """0: no such function can be called from outside."""
        self._ensure_finalized()
        return 0

    @property
    def codegen(self) -> Any:
        """The code generator that made it."""
        return _Codegen(self._codegen)


class _PartCompiler(Compiler):
    """Numba's compiler, with a part instead of a library as its product."""

    def __init__(self, typing_context: Any, target_context: Any, library: Any, *rest: Any) -> None:  # noqa: ARG002 - likewise
        part = _Part(target_context.codegen(), "part")
        part.enable_object_caching()
        super().__init__(typing_context, target_context, part, *rest)


def part(function: Callable[..., Any]) -> Any:
    """The twin of a function that only other twins call.

    Args:
        function: with the twins of what it calls in its globals.

    Returns:
        A Numba dispatcher. There is one version of it for all whole numbers: those that are handed on as 16 or 32
        bits, or as constants, arrive as 64 bits.
    """
    compiler: Any = numba.njit
    twin = compiler(
        function,
        nogil=True,
        no_cpython_wrapper=True,
        no_cfunc_wrapper=True,
        pipeline_class=_PartCompiler,
        # Rules make no arrays, they are handed them. So nobody need count who holds one, with two atomic operations
        # a call.
        _nrt=False,
        forceinline=len(function.__code__.co_code) <= SHORT,
    )
    template = twin.get_call_template
    twin.get_call_template = lambda args, kws: template(
        tuple(_widened(kind) for kind in args), {name: _widened(kind) for name, kind in kws.items()}
    )
    return twin


def _widened(kind: Any) -> Any:
    plain: Any = types.unliteral(kind)
    return types.int64 if plain in types.signed_domain else plain
