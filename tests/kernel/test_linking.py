"""Twins are linked into the loop that calls them."""

from __future__ import annotations

from typing import Any

import numba
import numpy as np
import pytest

from soan.kernel.linking import SHORT, part


def double(number: Any) -> Any:
    """Twice a number."""
    return number + number


def share(numbers: Any, count: Any) -> Any:
    """An equal part of the first number."""
    return numbers[0] // count


def digits(number: Any) -> Any:
    """How many digits a number has."""
    return 1 if number < 10 else 1 + digits_part(number // 10)


double_part = part(double)
share_part = part(share)
digits_part = part(digits)


def test_a_part_works_inside_a_loop() -> None:
    """What a loop calls is linked into it and gives what the plain function gives."""

    @numba.njit
    def loop(numbers: Any) -> Any:
        total = 0
        for number in numbers:
            total += double_part(number)
        return total

    assert loop(np.arange(5, dtype=np.int16)) == sum(map(double, range(5)))


def test_a_part_exists_once_for_all_whole_numbers() -> None:
    """Constants and numbers of 16, 32 and 64 bits call the same version, and none of them overflows in it."""

    @numba.njit
    def loop(short: Any, long: Any) -> Any:
        return double_part(short[0]) + double_part(long[0]) + double_part(1) + double_part(2)

    assert loop(np.full(1, 32767, np.int16), np.full(1, 2**31 - 1, np.int32)) == 2 * (32767 + 2**31 - 1 + 1 + 2)
    assert len(double_part.signatures) == 1


def test_a_part_is_not_finished_by_itself() -> None:
    """A part has no machine code of its own: Python cannot call it, and Numba spent no time on it."""

    @numba.njit
    def loop(numbers: Any) -> Any:
        return share_part(numbers, 2)

    loop(np.arange(3))
    (overload,) = share_part.overloads.values()
    assert overload.library.get_pointer_to_function(overload.fndesc.llvm_func_name) == 0
    assert overload.library.codegen.magic_tuple() == overload.library._codegen.magic_tuple(), "otherwise it is Numba's"


def test_an_error_in_a_part_reaches_python() -> None:
    """A rule that divides by zero raises the same error compiled as interpreted."""

    @numba.njit
    def loop(numbers: Any, count: Any) -> Any:
        return share_part(numbers, count)

    with pytest.raises(ZeroDivisionError):
        share([1], 0)
    with pytest.raises(ZeroDivisionError):
        loop(np.ones(1, np.int64), 0)


def test_a_part_may_call_itself() -> None:
    """A rule that calls itself is linked like any other."""

    @numba.njit
    def loop(number: Any) -> Any:
        return digits_part(number)

    assert loop(12345) == 5


def test_only_short_parts_are_repeated_where_they_are_called() -> None:
    """A short rule is put into its callers; one that is longer than SHORT stands once."""
    long: dict[str, Any] = {}
    exec(f"def long(number):\n    return number{' + number' * SHORT}", long)  # noqa: S102 - too long to be written out
    assert double_part.targetoptions["forceinline"]
    assert not part(long["long"]).targetoptions["forceinline"]
