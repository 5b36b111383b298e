"""What bots are called: ``random``, ``greedy``, ``mcts:1000``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soan.bots.bot import Bot
from soan.bots.desk import GREEDY, RANDOM, SEARCH
from soan.kernel import UnknownBot
from soan.kernel.errors import suggest

if TYPE_CHECKING:
    from collections.abc import Callable

#: Possible states that ``greedy`` looks at.
SAMPLES = 8
#: The most iterations of one search: its tree then takes 320 MB.
MOST_ITERATIONS = 10_000_000


def make(spec: str) -> Bot:
    """Makes a bot.

    Args:
        spec: ``random``; ``greedy``; or ``mcts:N`` for a tree search of N iterations a decision.

    Raises:
        UnknownBot: if the text names none.

    Example:
        >>> make("mcts:1000").budget
        1000
    """
    word, colon, rest = spec.strip().lower().partition(":")
    if word not in _MAKERS:
        raise UnknownBot(f"no bot {spec!r}; {suggest(word, FORMS)}")
    return _MAKERS[word](spec, rest if colon else None)


def _random(spec: str, rest: str | None) -> Bot:
    return _plain(spec, rest, Bot("random", RANDOM))


def _greedy(spec: str, rest: str | None) -> Bot:
    return _plain(spec, rest, Bot("greedy", GREEDY, SAMPLES))


def _plain(spec: str, rest: str | None, bot: Bot) -> Bot:
    if rest is not None:
        raise UnknownBot(f"no bot {spec!r}: write just {bot.name!r}")
    return bot


def _search(spec: str, rest: str | None) -> Bot:
    try:
        budget = int(rest or "")
    except ValueError:
        budget = 0
    if not 1 <= budget <= MOST_ITERATIONS:
        raise UnknownBot(
            f"no bot {spec!r}: write mcts:N with the iterations of a decision, 1 to {MOST_ITERATIONS}, like 'mcts:1000'"
        )
    return Bot(f"mcts:{budget}", SEARCH, budget)


_MAKERS: dict[str, Callable[[str, str | None], Bot]] = {"random": _random, "greedy": _greedy, "mcts": _search}
#: How bots are written, for messages and help.
FORMS = ("random", "greedy", "mcts:N")
