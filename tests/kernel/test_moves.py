"""Codes and notation: a bijection, and errors that say what would be right."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from soan.kernel import (
    NATURE,
    BadDefinition,
    BadNotation,
    Domain,
    Event,
    Move,
    Moves,
    Numbers,
    code,
    nobody,
    owner,
    shown,
)
from soan.kernel.moves import variable_names

CARD = Domain("card", ("low", "middle", "high"))
PIPS = Numbers("pips", -1, 2)

MOVES = Moves(Move("pass"), Move("give", CARD, PIPS, CARD), Move("roll", PIPS, by=NATURE), Move("take", CARD))

words = st.text("abcdefghijklmnopqrstuvwxyz0123456789-", min_size=1, max_size=6)


@st.composite
def languages(draw: st.DrawFn) -> Moves:
    """Any set of moves."""
    names = draw(st.lists(words, min_size=1, max_size=5, unique=True))
    domains = st.builds(Domain, words, st.lists(words, min_size=1, max_size=4, unique=True).map(tuple))
    numbers = st.builds(Numbers, words, st.integers(-5, 0), st.integers(0, 5))
    return Moves(*(Move(name, *draw(st.lists(domains | numbers, max_size=3))) for name in names))


@given(languages())
def test_codes_and_notation_are_a_bijection(moves: Moves) -> None:
    """Every code has a text of its own, and the text reads back as that code."""
    texts = [moves.notation(number) for number in range(moves.count)]
    assert len(set(texts)) == moves.count
    assert [moves.read(text) for text in texts] == list(range(moves.count))


@given(languages())
def test_codes_are_dense_and_can_be_taken_apart(moves: Moves) -> None:
    """Kind and arguments of a code, put together again, are that code; the tables say the same."""
    for number in range(moves.count):
        kind = moves.kinds[int(moves.tables[0][number])]
        arguments = moves.arguments(number)
        assert moves.code(kind.number, arguments) == code(kind, *arguments) == number
        assert kind.base <= number < kind.base + kind.size
        assert [int(table[number]) for table in moves.tables[1:]] == [*arguments, 0, 0, 0][:3]


def test_notation_is_easily_typed() -> None:
    """Blanks and capitals do not matter."""
    assert MOVES.read("  Give LOW\t-1   high ") == MOVES.read("give low -1 high")


def test_numbers_are_indices_in_codes_and_values_in_words() -> None:
    """The first number of a range has index 0."""
    assert MOVES.notation(code(MOVES.kinds[2], 0)) == "roll -1"
    assert PIPS.base == -1
    assert CARD.base == 0


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "'' is no move; there are: pass, give, roll, take"),
        ("pas", "'pas' is no move; did you mean 'pass'? There are: pass, give, roll, take"),
        ("pass low", "'pass low': write it as 'pass'"),
        ("give low", "'give low': write it as 'give CARD PIPS CARD'"),
        ("take hihg", "'hihg' is no card; did you mean 'high'? There are: low, middle, high"),
        ("roll 3", "'3' is no pips; there are: -1, 0, 1, 2"),
    ],
)
def test_wrong_notation_is_answered_with_what_is_right(text: str, message: str) -> None:
    """The message says what is wrong with the text, and what could stand there."""
    with pytest.raises(BadNotation) as error:
        MOVES.read(text)
    assert str(error.value) == message


def test_moves_have_distinct_names() -> None:
    """Two moves of the same name could not be told apart."""
    with pytest.raises(BadDefinition, match="two moves have the same name"):
        Moves(Move("pass"), Move("pass", CARD))


def test_what_is_no_domain_is_refused() -> None:
    """A list in place of a domain is told with what to write instead, for a move and for an event."""
    with pytest.raises(BadDefinition, match=r"move 'x': \[1, 2\] is no domain; write Domain\(name, words\) or Numbers"):
        Move("x", [1, 2], by=NATURE)  # type: ignore[arg-type]
    with pytest.raises(BadDefinition, match="event 'y': 'card' is no domain"):
        Event("y", "card")  # type: ignore[arg-type]


def test_a_move_has_three_arguments_at_most() -> None:
    """More are refused, where they are declared."""
    with pytest.raises(BadDefinition, match="move 'x' has 4 arguments; 3 at most"):
        Move("x", CARD, CARD, CARD, CARD)


def test_a_move_of_nature_has_one_domain() -> None:
    """Its outcomes."""
    for domains in ((), (CARD, PIPS)):
        with pytest.raises(BadDefinition, match="give it one domain, the outcomes"):
            Move("draw", *domains, by=NATURE)


@pytest.mark.parametrize("tokens", [(), ("a", "a"), ("two words",), ("",), ("a\n",)])
def test_words_can_be_written_and_read_back(tokens: tuple[str, ...]) -> None:
    """Words of a domain are distinct, not empty and without spaces."""
    with pytest.raises(BadDefinition, match="its words must be distinct and without spaces"):
        Domain("card", tokens)


def test_arguments_of_events_may_be_the_owners() -> None:
    """A domain keeps its kind when some may not see it; a mask means nothing there."""
    assert CARD.seen_by(owner).sight == owner
    hidden = PIPS.seen_by(nobody)
    assert isinstance(hidden, Numbers)
    assert (hidden.low, hidden.words, hidden.sight) == (-1, PIPS.words, nobody)
    for domain in (CARD, PIPS):
        with pytest.raises(BadDefinition, match="seen by everyone, owner or nobody"):
            domain.seen_by(shown("open"))


def test_repeated_domains_are_numbered_in_words() -> None:
    """The second argument of a domain is `card2` in the catalogue."""
    assert variable_names((CARD, PIPS, CARD, CARD)) == ["card", "pips", "card2", "card3"]
    assert variable_names((Domain("land2", ("a",)), Domain("land2", ("a",)))) == ["land2", "land22"]
