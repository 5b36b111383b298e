"""What the slow referee keeps books of, and what may be said (see oracle.py)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tests.games.nastrond.almanac import CARDS, GIFTS, KEEPERS, LATE, PEOPLE, RINGS, layer_of

Die = tuple[int, int]  # what it shows, and its sides


def word(die: Die) -> str:
    """A die in notation."""
    return f"{die[0]}of8" if die[1] == 8 else str(die[0])


@dataclass
class Player:
    """All that lies before one player."""

    hand: int
    valkyrie: str = ""
    pawn: str = ""
    under: int = 0
    bonus: int = 0
    vp: int = 0
    edda: Counter[str] = field(default_factory=Counter[str])
    band: Counter[str] = field(default_factory=Counter[str])


@dataclass
class Turn:
    """What a turn is about; gone with its end."""

    stock: int
    eights: int
    courage: int
    rerolls: int
    gift: int
    ready: Counter[str]
    space: str = ""
    pool: int = 2
    tiwaz: int = 0
    aside: int = 0
    air: list[int] = field(default_factory=list[int])
    dice: list[Die] = field(default_factory=list[Die])
    fixed: bool = False
    extra: int = 0
    jarls: int = 0
    new: str = ""
    wanted: str = ""
    due: int = 0


class Ledger:
    """The referee's books.

    Args:
        players: how many play.
        options: the value of every option.

    Attributes:
        pools: seat, Urd cards that counted, and dice in hand, of every challenge.
        verdicts: seat, card, power, target, whether it was a success, of every challenge.
    """

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        self.o = options
        self.market = options["scout"] == "market"
        self.players = [Player({2: 12, 3: 10, 4: 9}[players]) for _ in range(players)]
        everybody = Counter({name: copies for name, (_, _, copies) in PEOPLE.items()})
        self.display: Counter[str] = Counter() if self.market else everybody
        self.stack = everybody if self.market else Counter[str]()
        self.board: dict[str, str] = {}
        self.urds: dict[str, int] = {}
        self.passed: dict[str, bool] = {}  # whether the keeper that was passed has ever been beaten
        self.phase, self.seat, self.starter = "take", 0, 0
        self.turn = Turn(0, 0, 0, 0, 0, Counter())
        self.pools: list[tuple[int, int, int]] = []
        self.verdicts: list[tuple[int, str, int, int, bool]] = []

    @property
    def me(self) -> Player:
        """Whose turn it is."""
        return self.players[self.seat]

    # What may be said

    def offered(self) -> set[str] | None:
        """What may be said now; None if chance acts, or if the game is over."""
        ask = {
            "take": lambda: {f"take {name}" for name in GIFTS if name not in {p.valkyrie for p in self.players}},
            "move": self._moves,
            "pool": lambda: self._rolls() | self._dice_to_add(),
            "act": self._acts,
            "scout": self._scouting,
            "pay": lambda: {f"give {kind}" for kind in +self.me.band},
        }
        return ask[self.phase]() if self.phase in ask else None

    def _moves(self) -> set[str]:
        spaces = RINGS[layer_of(self.me.pawn) - 1]
        here = spaces.index(self.me.pawn)
        ahead = [spaces[(here + n) % len(spaces)] for n in range(1, len(spaces) // 2 + 1)]
        return {f"move {space}" for space in ahead if space not in {p.pawn for p in self.players}}

    def _rolls(self) -> set[str]:
        return {f"roll {dice}" for dice in range(0 if self.market else 1, self.turn.pool + 1)}

    def _dice_to_add(self) -> set[str]:
        divine = {"divine"} if self.me.under and self.turn.stock else set[str]()
        return divine | ({"bonus"} if self.me.bonus else set[str]())

    def _acts(self) -> set[str]:
        t, said = self.turn, self._dice_to_add()
        for kind in +t.ready:
            if kind in LATE:
                said |= {f"call {kind}"} if self._adds(kind) else set[str]()
            elif not t.fixed:
                said |= self._changes(kind)
        blessed = self.o["valkyrie_skills"] and t.gift
        if not t.fixed:
            said |= {f"raise {word(d)}" for d in t.dice if t.courage and d[0] < d[1]}
            said |= {f"reroll {word(d)}" for d in t.dice if t.rerolls}
            charging = blessed and self.me.valkyrie == "brynhild"
            said |= {f"charge {word(d)}" for d in t.dice if charging and d[0] < d[1]}
        if blessed and self.me.valkyrie == "hild":
            said.add("cry")
        if blessed and self.me.valkyrie == "sigrun":
            tired = self.me.band - t.ready
            said |= {f"recall {kind}" for kind in tired if kind in LATE or not t.fixed}
        return said | {"judge"}

    def _adds(self, kind: str) -> bool:
        t, card = self.turn, self.board[self.turn.space]
        if kind == "berserker":
            return max(Counter(value for value, _ in t.dice).values(), default=0) >= 2
        if kind == "jarl":
            return self._power() >= CARDS[card][0] + 3
        return card in KEEPERS or card == "nidhogg" if kind == "dragonslayer" else t.tiwaz > 0

    def _changes(self, kind: str) -> set[str]:
        """What an Einherjar who changes dice may be asked to do."""
        dice = self.turn.dice
        if kind in {"archer", "spearman", "seer", "shieldbearer", "huscarl", "scout"}:
            useful = {d for d in dice if kind == "archer" or self._changed(kind, d) != d}
            return {f"use {kind} {word(d)}" for d in useful}
        if kind == "smith":
            return {"call smith"} if self.turn.tiwaz else set()
        after = self._all_changed(kind)
        return {f"call {kind}"} if sorted(after) != sorted(dice) else set()

    @staticmethod
    def _changed(kind: str, die: Die) -> Die:
        value, sides = die
        new = {
            "spearman": value + 1,
            "seer": value + 2,
            "strategist": value + 1,
            "shieldbearer": 3 if value == 1 else value,
            "huscarl": 5,
            "scout": sides + 1 - value,
            "wanderer": 4 if value <= 2 else value,
        }[kind]
        return min(new, sides), sides

    def _all_changed(self, kind: str) -> list[Die]:
        dice = self.turn.dice
        if kind != "twin":
            return [self._changed(kind, die) for die in dice]
        low = min(dice, key=lambda die: (die[0], -die[1]), default=(1, 6))
        high = max((value for value, _ in dice), default=1)
        return self._swapped(low, (min(high, low[1]), low[1])) if dice else []

    def _swapped(self, old: Die, new: Die | None) -> list[Die]:
        dice = [*self.turn.dice]
        dice.remove(old)
        return dice + ([] if new is None else [new])

    def _cost(self, kind: str) -> int:
        return max(0, PEOPLE[kind][1] - self.me.edda["love"])

    def _hires(self) -> set[str]:
        worth = sum(PEOPLE[kind][0] * count for kind, count in self.me.band.items())
        means = self.turn.aside if self.market else worth
        deep = 3 if self.market else layer_of(self.me.pawn)
        return {kind for kind in +self.display if self._cost(kind) <= means and PEOPLE[kind][0] <= deep}

    def _scouting(self) -> set[str]:
        sent = {f"send {kind}" for kind in +self.display} if self.market else set[str]()
        return {f"hire {kind}" for kind in self._hires()} | sent | {"end"}

    def _power(self) -> int:
        return sum(value for value, _ in self.turn.dice) + self.turn.extra
