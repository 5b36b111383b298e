"""What bots are called: ``random``, ``greedy``, ``mcts:1000``, ``mcts:200ms+avoid:pass``."""

from __future__ import annotations

import re
from dataclasses import replace
from math import nan
from typing import TYPE_CHECKING

from soan.bots.bot import Bot
from soan.bots.desk import GREEDY, RANDOM, SEARCH
from soan.bots.wishes import AVOID, MOST_WISHES, POLICY, PREFER, read_wishes
from soan.kernel import UnknownBot
from soan.kernel.errors import suggest

if TYPE_CHECKING:
    from collections.abc import Callable

#: Possible states that ``greedy`` looks at.
SAMPLES = 8
#: The most iterations of one search.
MOST_ITERATIONS = 100_000_000
#: The longest search by the clock, in seconds.
LONGEST_SEARCH = 600
#: Who has wishes and nothing else decides like this.
USUAL = "mcts:200"

#: How bots are written, for messages and help.
FORMS = ("random", "greedy", "mcts:N", "mcts:Nms", "policy:MOVE,…", "BOT+prefer:MOVE,…", "BOT+avoid:MOVE,…")
#: What else a search can be told, and the largest value of each; the smallest is 0.
NUMBERS = {"exploration": 100.0, "margin": 1.0}
BUDGET = re.compile(r"([0-9]{1,12})(ms|s)?\Z")


def make(spec: str) -> Bot:
    """Makes a bot.

    Args:
        spec: ``random``; ``greedy``; ``mcts:N``, a tree search of N iterations a decision; ``mcts:Nms`` or ``mcts:Ns``,
            one by the clock; ``policy:a,b,…``, which does the first of these that is possible.
            ``+prefer:a,b`` after any of them: it does one of these whenever it is possible. ``+avoid:a``: it does not,
            unless nothing else is possible. (Alone: as if after ``mcts:200``.) A move is named by words of its
            notation, ``develop`` or ``play explore``.
            A search also takes numbers, for experiments: ``mcts:1000:exploration=0.5:margin=0``.

    Raises:
        UnknownBot: if the text names none.

    Example:
        >>> make("mcts:1000").budget
        1000
    """
    name = " ".join(spec.lower().split())
    head, *rest = name.split("+")
    word = head.partition(":")[0].strip()
    if word in (PREFER, AVOID):
        head, rest, word = USUAL, [head, *rest], "mcts"
    if word not in _MAKERS:
        raise UnknownBot(f"no bot {spec!r}; {suggest(word, FORMS)}")
    bot = _MAKERS[word](spec, head)
    for part in rest:
        verb, _, listing = part.partition(":")
        if verb.strip() not in (PREFER, AVOID):
            raise UnknownBot(f"no bot {spec!r}: after a '+' write prefer:MOVE or avoid:MOVE")
        wishes = (*bot.wishes, *read_wishes(spec, verb.strip(), listing))
        if len(wishes) > MOST_WISHES:
            raise UnknownBot(f"{spec!r} wishes for more than {MOST_WISHES} things; say it in fewer")
        bot = replace(bot, name=f"{bot.name}+{_said(verb, listing)}", wishes=wishes)
    return bot


def split(specs: str) -> list[str]:
    """Parts a list of bots at its commas, but for those between the moves of one bot.

    Example:
        >>> split("mcts:200+prefer:develop,settle,random")
        ['mcts:200+prefer:develop,settle', 'random']
    """
    found: list[str] = []
    for part in specs.split(","):
        word = re.split(r"[:+]", part.strip().lower())[0]
        listing = found and re.search(rf"\b({PREFER}|{AVOID}|{POLICY}):", found[-1])
        if listing and word not in (*_MAKERS, PREFER, AVOID):
            found[-1] += f",{part}"
        else:
            found.append(part)
    return found


def _said(verb: str, listing: str) -> str:
    return f"{verb.strip()}:{','.join(item.strip() for item in listing.split(','))}"


def _plain(bot: Bot) -> Callable[[str, str], Bot]:
    def make_plain(spec: str, head: str) -> Bot:
        if head.strip() != bot.name:
            raise UnknownBot(f"no bot {spec!r}: write just {bot.name!r}")
        return bot

    return make_plain


def _policy(spec: str, head: str) -> Bot:
    listing = head.partition(":")[2]
    return Bot(_said(POLICY, listing), RANDOM, wishes=read_wishes(spec, POLICY, listing))


def _search(spec: str, head: str) -> Bot:
    _, *parts = head.split(":")
    found = BUDGET.match(parts[0].strip()) if parts else None
    number = int(found[1]) if found else 0
    seconds = {"ms": number / 1000, "s": float(number), None: 0.0}[found[2] if found else None]
    if not found or not (0 < seconds <= LONGEST_SEARCH if seconds else 1 <= number <= MOST_ITERATIONS):
        raise UnknownBot(
            f"no bot {spec!r}: write mcts:N with the iterations of a decision, like 'mcts:1000', or mcts:Nms with its "
            f"time, like 'mcts:200ms' (at most {MOST_ITERATIONS:,} iterations, or {LONGEST_SEARCH} s)"
        )
    bot = Bot(f"mcts:{number}{found[2] or ''}", SEARCH, 0 if seconds else number, seconds)
    for part in parts[1:]:
        bot = _with_number(spec, bot, part)
    return bot


def _with_number(spec: str, bot: Bot, part: str) -> Bot:
    name, _, text = (word.strip() for word in part.partition("="))
    try:
        value = float(text)
    except ValueError:
        value = nan
    if name in NUMBERS and 0 <= value <= NUMBERS[name]:
        return replace(bot, name=f"{bot.name}:{name}={text}", **{name: value})
    wanted = " or ".join(f"{known}=NUMBER (from 0 to {most:g})" for known, most in NUMBERS.items())
    raise UnknownBot(f"no bot {spec!r}: after mcts:N write {wanted}")


_MAKERS: dict[str, Callable[[str, str], Bot]] = {
    "random": _plain(Bot("random", RANDOM)),
    "greedy": _plain(Bot("greedy", GREEDY, SAMPLES)),
    "mcts": _search,
    POLICY: _policy,
}
