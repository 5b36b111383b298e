"""What players and NATURE can say, as dense integer codes and as text.

Every kind of move declares the domains of its arguments; every combination is one integer code, and has one notation
(``gain forest-clay land``). The two are a bijection.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from math import prod
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from soan.kernel.errors import BadDefinition, BadNotation, suggest
from soan.kernel.record import Sight, everyone
from soan.kernel.rule import rule

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from soan.kernel.text import Catalogue

NATURE = -1
OVER = -2
MOST_ARGUMENTS = 3


@dataclass(frozen=True)
class Domain:
    """A closed list of words: cards, places, kinds.

    Attributes:
        name: what the catalogue's variables and keys are called, ``{ $card }`` and ``card-explore``.
        words: the tokens of the notation, without spaces.
        sight: who is told this argument of an event; see :meth:`seen_by`.
    """

    name: str
    words: tuple[str, ...]
    sight: Sight = everyone

    def __post_init__(self) -> None:
        """Refuses what could not be written and read back."""
        bad = [word for word in self.words if not word or word != "".join(word.split())]
        if bad or not self.words or len(set(self.words)) != len(self.words):
            raise BadDefinition(
                f"domain {self.name!r}: its words must be distinct and without spaces, got {self.words}"
            )

    def __len__(self) -> int:
        """The number of words."""
        return len(self.words)

    @property
    def base(self) -> int:
        """What is added to an index to get the value that events carry: nothing."""
        return 0

    def say(self, words: Catalogue, value: int | None) -> object:
        """A value in words, for a catalogue's variable; None is what the reader may not know."""
        return words.say(f"{self.name}-{'hidden' if value is None else self.words[value]}")

    def show(self, value: int | None) -> str:
        """A value for a programmer: its word; as it is, where it stands for none."""
        return repr(self.words[value]) if value is not None and 0 <= value < len(self) else str(value)

    def seen_by(self, sight: Sight) -> Domain:
        """The same domain as an argument of an event that only some are told.

        Raises:
            BadDefinition: unless ``sight`` is ``owner`` or ``nobody`` or ``everyone``.
        """
        if sight.mask is not None or sight.owner_axis not in (None, 0):
            raise BadDefinition(f"an event's argument is seen by everyone, owner or nobody ({self.name!r})")
        return Domain(self.name, self.words, sight)

    def index(self, word: str) -> int:
        """The index of a word.

        Raises:
            BadNotation: if there is no such word.
        """
        try:
            return self.words.index(word)
        except ValueError:
            raise BadNotation(f"{word!r} is no {self.name}; {suggest(word, self.words)}") from None


class Numbers(Domain):
    """A range of whole numbers, both ends included, as a domain.

    Args:
        name: as for :class:`Domain`.
        low: the least number.
        high: the largest.
    """

    def __init__(self, name: str, low: int, high: int, sight: Sight = everyone) -> None:
        object.__setattr__(self, "low", low)
        super().__init__(name, tuple(str(number) for number in range(low, high + 1)), sight)

    low: int

    @property
    def base(self) -> int:
        """The least number: what is added to an index to get the number."""
        return self.low

    def say(self, words: Catalogue, value: int | None) -> object:
        """The number itself; ``NAME-hidden`` for what the reader may not know."""
        return super().say(words, None) if value is None else value

    def show(self, value: int | None) -> str:
        """The number itself."""
        return str(value)

    def seen_by(self, sight: Sight) -> Numbers:
        """The same range as an argument of an event that only some are told."""
        plain = super().seen_by(sight)
        return Numbers(self.name, self.low, self.low + len(self) - 1, plain.sight)


def variable_names(domains: Sequence[Domain]) -> list[str]:
    """What arguments are called in a message of the catalogue: ``card``, the second of that domain ``card2``."""
    names = [domain.name for domain in domains]
    times = [names[: place + 1].count(name) for place, name in enumerate(names)]
    return [name if time == 1 else f"{name}{time}" for name, time in zip(names, times, strict=True)]


class Kind(NamedTuple):
    """A kind of move as the rules see it: constants that Numba folds.

    Attributes:
        number: its place among the game's kinds.
        base: the code of its first combination of arguments.
        size: how many combinations it has.
        step1, step2, step3: what one more of the first, second, third argument adds to the code.
    """

    number: int
    base: int
    size: int
    step1: int
    step2: int
    step3: int


@rule
def code(kind: Kind, first: int = 0, second: int = 0, third: int = 0) -> int:
    """The code of a kind of move with its arguments, each an index into its domain."""
    return kind.base + first * kind.step1 + second * kind.step2 + third * kind.step3


def refuse_other_than_domains(owner: str, domains: Iterable[object]) -> None:
    """Refuses arguments of a declaration that are no domains, before anything else stumbles over them.

    Raises:
        BadDefinition: at the first one.
    """
    for domain in domains:
        if not isinstance(domain, Domain):
            raise BadDefinition(
                f"{owner}: {domain!r} is no domain; write Domain(name, words) or Numbers(name, low, high)"
            )


@dataclass(frozen=True, init=False)
class Move:
    """Declares one kind of move.

    Args:
        name: the verb of the notation.
        *domains: the domains of its arguments, at most three.
        by: ``NATURE`` for an outcome of chance (one domain), None for a decision of a seat.
    """

    name: str
    domains: tuple[Domain, ...]
    by: int | None

    def __init__(self, name: str, *domains: Domain, by: int | None = None) -> None:
        refuse_other_than_domains(f"move {name!r}", domains)
        if len(domains) > MOST_ARGUMENTS:
            raise BadDefinition(f"move {name!r} has {len(domains)} arguments; {MOST_ARGUMENTS} at most")
        if by == NATURE and len(domains) != 1:
            raise BadDefinition(f"move {name!r} is NATURE's: give it one domain, the outcomes")
        object.__setattr__(self, "name", name)
        object.__setattr__(self, "domains", domains)
        object.__setattr__(self, "by", by)


class Moves:
    """All that can be said in a game.

    Attributes:
        moves: the declarations, in order.
        kinds: a :class:`Kind` for each, in order.
        tables: four int32 arrays over the codes: kind number, and the index of each argument (0 where there is none).
        count: the number of codes.

    Raises:
        BadDefinition: if two moves have the same name.
    """

    def __init__(self, *moves: Move) -> None:
        if len({move.name for move in moves}) != len(moves):
            raise BadDefinition(f"two moves have the same name: {[move.name for move in moves]}")
        self.moves = moves
        kinds: list[Kind] = []
        rows: list[tuple[int, ...]] = []
        for number, move in enumerate(moves):
            sizes = [len(domain) for domain in move.domains]
            steps = [prod(sizes[place + 1 :]) for place in range(len(sizes))] + [0] * (MOST_ARGUMENTS - len(sizes))
            kinds.append(Kind(number, len(rows), prod(sizes), *steps))
            rows.extend((number, *index, *[0] * (MOST_ARGUMENTS - len(index))) for index in product(*map(range, sizes)))
        self.kinds = tuple(kinds)
        self.tables: tuple[np.ndarray[Any, np.dtype[np.int32]], ...] = tuple(
            np.ascontiguousarray(column) for column in np.array(rows, np.int32).T
        )
        self.count = len(rows)

    def move(self, action: int) -> Move:
        """The kind of a code."""
        return self.moves[int(self.tables[0][action])]

    def arguments(self, action: int) -> tuple[int, ...]:
        """The arguments of a code, as indices into the domains of its kind."""
        return tuple(int(table[action]) for table, _ in zip(self.tables[1:], self.move(action).domains, strict=False))

    def notation(self, action: int) -> str:
        """The text of a code."""
        move = self.move(action)
        words = (domain.words[index] for domain, index in zip(move.domains, self.arguments(action), strict=True))
        return " ".join((move.name, *words))

    def read(self, text: str) -> int:
        """The code of a text; blanks and capitals do not matter.

        Raises:
            BadNotation: if the text is no move of the game.
        """
        verb, *words = text.lower().split() or [""]
        found = next((n for n, move in enumerate(self.moves) if move.name == verb), None)
        if found is None:
            raise BadNotation(f"{text!r} is no move; {suggest(verb, (move.name for move in self.moves))}")
        domains = self.moves[found].domains
        if len(words) != len(domains):
            wanted = " ".join((verb, *(domain.name.upper() for domain in domains)))
            raise BadNotation(f"{text!r}: write it as '{wanted}'")
        return self.code(found, [domain.index(word) for domain, word in zip(domains, words, strict=True)])

    def code(self, number: int, arguments: Sequence[int] = ()) -> int:
        """The code of a kind of move, by its number, and its arguments."""
        return code(self.kinds[number], *arguments)
