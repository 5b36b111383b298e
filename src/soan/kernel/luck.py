# pyright: basic
"""Chance: counter-based streams of random numbers, and how an outcome is drawn with them.

There is no generator with a hidden state. A number is a function of a key and a counter, so that the luck of a game
can be addressed: the third die that seat 2 rolls is the same in every variant that is played with that seed.

Source: the mixing function is variant 13 of ``mix64`` in Steele, Lea, Flood: "Fast splittable pseudorandom number
generators", OOPSLA 2014.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy import int64, uint64

from soan.kernel.rule import primitive, rule

if TYPE_CHECKING:
    Stream = np.ndarray[Any, np.dtype[np.uint64]]

WORD = (1 << 64) - 1
#: Puts keys far from one another. Were it not for this, seed 2 would go through the games of seed 1 from the second on.
#: (A multiplier from Steele, Vigna: "Computationally easy, spectrally good multipliers", 2022.)
KEYS_APART = 0xD1342543DE82EF95


def _mix(key, stream, count):
    z = uint64(key) * uint64(KEYS_APART) + (uint64(stream) << uint64(40)) + uint64(count) + uint64(1)
    z *= uint64(0x9E3779B97F4A7C15)
    z = (z ^ (z >> uint64(30))) * uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> uint64(27))) * uint64(0x94D049BB133111EB)
    return z ^ (z >> uint64(31))


@primitive(_mix)
def mix(key: int, stream: int, count: int) -> int:
    """The ``count``-th number of a stream of luck.

    Args:
        key: 64 bits that name the game (or any other root of luck).
        stream: what the number is for; below 2**20.
        count: how often that was asked before; below 2**40.

    Returns:
        64 random bits (uint64 when compiled).
    """
    z = int(key) * KEYS_APART + (int(stream) << 40) + int(count) + 1
    z = z * 0x9E3779B97F4A7C15 & WORD
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & WORD
    z = (z ^ z >> 27) * 0x94D049BB133111EB & WORD
    return z ^ z >> 31


def _scale(bits, n):
    return int64(((bits >> uint64(16)) * uint64(n)) >> uint64(48))


@primitive(_scale)
def scale(bits: int, n: int) -> int:
    """Turns 64 random bits into a number below ``n`` (at most 2**16), with a bias of less than n / 2**48."""
    return (int(bits) >> 16) * int(n) >> 48


@rule
def below(rng: Any, n: int) -> int:
    """A random number from 0 to n-1, of a stream that counts for itself.

    Args:
        rng: uint64 array ``[key, count]``; the count goes up by one.
        n: at most 2**16.
    """
    number = scale(mix(rng[0], 0, rng[1]), n)
    rng[1] += 1
    return number


@rule
def pick(weights: Any, n: int, bits: int) -> int:
    """The outcome that 64 random bits select among weighted ones; the weights are set back to zero.

    Args:
        weights: int64 array; the first ``n`` are the weights, their sum between 1 and 2**16.
        n: the number of outcomes.
        bits: 64 random bits.

    Returns:
        The index of the outcome. The same bits select neighbouring outcomes under similar weights, so that variants
        that are compared with the same luck stay alike.
    """
    total = 0
    for i in range(n):
        total += weights[i]
    left = scale(bits, total)
    found = 0
    for i in range(n):
        left -= weights[i]
        weights[i] = 0
        found += left >= 0  # no branch: which outcome it will be is just what the processor cannot guess
    return found


def stream(key: int) -> Stream:
    """A new stream for :func:`below`.

    Returns:
        uint64 array ``[key, 0]``.
    """
    return np.array([key & WORD, 0], np.uint64)
