"""The decorator of rules, and the messages of errors."""

from __future__ import annotations

from typing import Any

import pytest

import soan
from soan.kernel import BadDefinition, SoanError, errors, rule
from soan.kernel.errors import suggest
from soan.kernel.rule import is_loop, is_rule, loop


def test_a_rule_stays_a_plain_function() -> None:
    """It is marked with its paragraphs, and nothing else happens to it."""

    def function(r: Any) -> int:
        return 5

    assert rule("U-11", "P3", "G-08a")(function) is function
    assert function.paragraphs == ("U-11", "P3", "G-08a")  # type: ignore[attr-defined]
    assert function(None) == 5
    assert is_rule(function)
    assert not is_loop(function)


def test_a_helper_has_no_paragraph() -> None:
    """The decorator works without parentheses."""

    @rule
    def helper(r: Any) -> None:
        """Nothing."""

    assert helper.paragraphs == ()  # type: ignore[attr-defined]


def test_loops_are_rules_that_are_bound() -> None:
    """Both marks."""

    @loop
    def function(r: Any) -> None:
        """Nothing."""

    assert is_rule(function)
    assert is_loop(function)


@pytest.mark.parametrize("paragraph", ["u-11", "11", "U", "U-", "U-11 ", "", "U-11ab", "U--1", 11], ids=repr)
def test_an_id_looks_like_one(paragraph: Any) -> None:
    """Capital letters, a hyphen if one likes, digits, a letter if one likes."""
    with pytest.raises(BadDefinition, match="does not look like one: write it like 'U-11' or 'P3'"):
        rule(paragraph)


def test_other_things_are_no_rules() -> None:
    """Classes, numbers, plain functions."""
    assert not any(map(is_rule, (int, 5, len, suggest, None)))


def test_all_errors_are_one_tree() -> None:
    """Who catches SoanError catches whatever is raised on purpose; the more special ones are found under their kind."""
    names = [name for name in soan.__all__ if isinstance(getattr(soan, name), type)]
    offered = {getattr(soan, name) for name in names if issubclass(getattr(soan, name), Exception)}
    assert offered == {error for error in vars(errors).values() if isinstance(error, type)}
    assert all(issubclass(error, SoanError) for error in offered)
    assert issubclass(soan.NotYourTurn, soan.IllegalMove)
    assert issubclass(soan.GameOver, soan.IllegalMove)
    assert issubclass(soan.RulesChanged, soan.CorruptReplay)


def test_suggestions_name_the_nearest_first() -> None:
    """Or what there is; or that there is nothing."""
    assert suggest("gathr", ["take", "gather"]) == "did you mean 'gather'? There are: take, gather"
    assert suggest("xyz", iter(["take", "gather"])) == "there are: take, gather"
    assert suggest("xyz", []) == "there are: none"
