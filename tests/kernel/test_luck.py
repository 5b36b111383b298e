"""Luck can be addressed, is the same interpreted and compiled, and is fair."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy import stats as scipy_stats

from soan.kernel.luck import WORD, below, mix, pick, scale, stream

#: SciPy has no types.
stats: Any = scipy_stats

keys = st.integers(0, WORD)
streams = st.integers(0, 2**20 - 1)
counts = st.integers(0, 2**40 - 1)

#: A fair die fails a test at this level once in 100,000 runs; all seeds here are fixed.
UNLIKELY = 1e-5


@cache
def twin(function: Any) -> Any:
    """The function as it is compiled."""
    import numba  # noqa: PLC0415 - takes half a second

    return numba.njit(function.compiled)


@given(keys, streams, counts)
def test_mix_is_the_same_compiled(key: int, stream: int, count: int) -> None:
    """Python's integers and machine words give the same bits."""
    assert int(twin(mix)(np.uint64(key), np.uint64(stream), np.uint64(count))) == mix(key, stream, count)


@given(keys, st.integers(1, 2**16))
def test_scale_is_the_same_compiled(bits: int, n: int) -> None:
    """The number is the same, and below n."""
    assert int(twin(scale)(np.uint64(bits), n)) == scale(bits, n)
    assert 0 <= scale(bits, n) < n


@given(keys, streams, counts, st.integers(1, 2**16))
def test_the_compiled_wording_is_right_to_numpy(key: int, stream: int, count: int, n: int) -> None:
    """The wording for the compiler can also be run by NumPy, whose words wrap around, with a warning."""
    compiled: Any = mix.compiled  # type: ignore[attr-defined]
    scaled: Any = scale.compiled  # type: ignore[attr-defined]
    with np.errstate(over="ignore"):
        assert int(compiled(key, stream, count)) == mix(key, stream, count)
        assert int(scaled(np.uint64(key), n)) == scale(key, n)


@given(keys)
def test_mix_takes_what_numpy_gives(key: int) -> None:
    """Keys come as Python's integers or as NumPy's, with the same result."""
    given: list[Any] = [np.uint64(key), np.int64(3), np.int32(5)]
    assert mix(*given) == mix(key, 3, 5)


@pytest.mark.parametrize("n", [1, 2, 6, 7, 20, 72, 1000])
def test_below_is_uniform(n: int) -> None:
    """All numbers come equally often."""
    rng = stream(20_261_130)
    found = np.bincount([below(rng, n) for _ in range(100 * n)], minlength=n)
    assert len(found) == n
    assert n == 1 or stats.chisquare(found).pvalue > UNLIKELY


def test_below_counts_for_itself() -> None:
    """Each number takes one of the stream's, so that the stream can be begun anywhere."""
    rng = stream(5)
    first = [below(rng, 1000) for _ in range(10)]
    assert rng.tolist() == [5, 10]
    later = np.array([5, 4], np.uint64)
    assert [below(later, 1000) for _ in range(6)] == first[4:]


@pytest.mark.parametrize("weights", [[1], [3, 1], [1, 0, 2, 0, 5], [1, 2, 3, 4, 5, 6], [65_535, 1]])
def test_pick_follows_the_weights(weights: list[int]) -> None:
    """Outcomes come as often as their weights say, those without never, and the weights are set back to zero."""
    draws = 20_000
    found = np.zeros(len(weights), np.int64)
    for number in range(draws):
        work = np.array([*weights, 9], np.int64)
        found[pick(work, len(weights), mix(1, 2, number))] += 1
        assert work.tolist() == [0] * len(weights) + [9]
    share = np.array(weights) / sum(weights)
    likely = share * draws >= 5
    assert not found[share == 0].any()
    if likely.sum() > 1:
        assert (
            stats.chisquare(found[likely], share[likely] / share[likely].sum() * found[likely].sum()).pvalue > UNLIKELY
        )


@given(keys, st.lists(st.integers(0, 100), min_size=1).filter(any))
def test_pick_takes_what_has_weight(bits: int, weights: list[int]) -> None:
    """Whatever the bits, the outcome is one that is possible."""
    assert weights[pick(np.array(weights, np.int64), len(weights), bits)] > 0


def test_similar_weights_pick_neighbours() -> None:
    """The same bits select alike under alike weights, so that variants compared with one luck stay alike."""
    before, after = np.array([10, 10, 10, 10]), np.array([10, 10, 11, 10])
    same = sum(pick(before.copy(), 4, mix(3, 3, n)) == pick(after.copy(), 4, mix(3, 3, n)) for n in range(1000))
    assert same > 950


@pytest.mark.parametrize(("first", "second"), [((1, 0), (2, 0)), ((1, 0), (1, 1)), ((0, 5), (5, 0)), ((7, 1), (8, 0))])
def test_streams_are_independent(first: tuple[int, int], second: tuple[int, int]) -> None:
    """Numbers of neighbouring keys and streams go together no more than by chance."""
    table = np.zeros((6, 6), np.int64)
    for count in range(6000):
        table[scale(mix(*first, count), 6), scale(mix(*second, count), 6)] += 1
    assert stats.chi2_contingency(table).pvalue > UNLIKELY


def test_neighbouring_seeds_share_no_games() -> None:
    """The games of one seed are not those of the next seed, one later."""
    assert len({mix(seed, 1, game) for seed in range(20) for game in range(1000)}) == 20 * 1000


def test_consecutive_numbers_are_independent() -> None:
    """A number of a stream says nothing about the next one."""
    rolls = [scale(mix(11, 0, count), 6) for count in range(6001)]
    table = np.zeros((6, 6), np.int64)
    np.add.at(table, (rolls[:-1], rolls[1:]), 1)
    assert stats.chi2_contingency(table).pvalue > UNLIKELY


def test_every_bit_is_fair() -> None:
    """Each of the 64 bits is set in half of the numbers."""
    n = 4096
    ones = sum(np.array([mix(9, 4, count) >> bit & 1 for bit in range(64)]) for count in range(n))
    assert (abs(ones - n / 2) < 5 * np.sqrt(n / 4)).all()
