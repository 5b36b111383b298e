"""Looking back on a game: what was decided, what a search would have decided, and where the game was won and lost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from soan.bots import make
from soan.kernel import NATURE, BadOption
from soan.kernel.luck import WORD, mix
from soan.kernel.whole import whole

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from soan.bots import Thought
    from soan.kernel import Match, View

#: The search that looks back unless another is named.
REVIEWER = "mcts:2000"


class Reviewer(Protocol):
    """Who can judge a game: a search, which tells its thoughts."""

    @property
    def name(self) -> str:
        """How it is called."""
        ...

    @property
    def searches(self) -> bool:
        """Whether it has thoughts to tell."""
        ...

    def think(self, view: View, seed: int, threads: int = 1, opening: int | None = None) -> Thought:
        """What it would do, or what it finds about an opening, as :meth:`soan.bots.Bot.think`."""
        ...


@dataclass(frozen=True)
class Decision:
    """A decision of a match, as a search saw it that knew what the seat could know.

    Attributes:
        move: its place among all moves of the match, NATURE's included, from 0.
        seat: who decided.
        said: the notation of what was decided.
        best: the notation of what the search would have decided.
        chances: for each seat its chance to win before the decision, from 0 to 1; they add up to 1.
        chance_said, chance_best: the deciding seat's chance to win after the one and after the other.
    """

    move: int
    seat: int
    said: str
    best: str
    chances: tuple[float, ...]
    chance_said: float
    chance_best: float

    @property
    def loss(self) -> float:
        """What the decision cost the seat in its chance to win; 0 if the search found nothing better."""
        return max(0.0, self.chance_best - self.chance_said)


def review(
    match: Match, bot: str | Reviewer = REVIEWER, seed: int = 1, threads: int = 1, since: int = 0
) -> Iterator[Decision]:
    """Goes through a match, and searches wherever a seat had a choice.

    Args:
        match: over or not; it stays as it is.
        bot: a tree search; the more iterations, the more its judgement is worth.
        seed: of its luck.
        threads: how many may search side by side, where the search has several trees.
        since: the place of the first move to look at; what is found does not depend on it.

    Yields:
        The decisions in their order, each as soon as it was looked at.

    Raises:
        UnknownBot: if the name is none of a bot.
        BadOption: if the bot does not search.
    """
    reviewer = make(bot) if isinstance(bot, str) else bot
    if not reviewer.searches:
        raise BadOption(f"{reviewer.name} cannot judge a game, for it does not search; take mcts:N, like {REVIEWER!r}")
    again = match.game.start(match.seed)
    for number, code in enumerate(match.history):
        seat = again.actor
        if number >= since and seat is not None and seat != NATURE and len(again.legal()) > 1:
            yield _judged(again, number, code, reviewer, mix(whole(seed, "seed") & WORD, 1, number), threads)
        again.play(code)


def _judged(match: Match, move: int, code: int, reviewer: Reviewer, seed: int, threads: int) -> Decision:
    """One decision; what was said is searched by itself if the search would have done something else."""
    seat = match.actor
    assert seat is not None  # a seat decides
    view, notation = match.observe(seat), match.game.definition.moves.notation
    thought = reviewer.think(view, seed, threads)
    best = said = thought.choices[0]
    if best.code != code:
        (said,) = reviewer.think(view, seed, threads, opening=code).choices
    return Decision(move, seat, notation(code), best.notation, thought.chances, said.chance, best.chance)


def costliest(decisions: Iterable[Decision], count: int) -> list[Decision]:
    """The decisions that cost the most, the worst first; those that cost nothing are left out."""
    return sorted((decision for decision in decisions if decision.loss > 0), key=lambda decision: -decision.loss)[
        :count
    ]
