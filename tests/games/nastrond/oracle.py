"""A slow referee of Náströnd, written from the rule book alone: plain Python, and nothing of the game's own code.

It is told every move of a game in notation, says for itself what may be said each time, and keeps its own books.
"""

# ruff: noqa: S105 - who is the first to pass a keeper gives no password away

from __future__ import annotations

from collections import Counter

from tests.games.nastrond.almanac import (
    CARDS,
    CENTRE,
    COLUMNS,
    CORNERS,
    GIFTS,
    KEEPERS,
    LATE,
    NAMES,
    PEOPLE,
    RINGS,
    layer_of,
)
from tests.games.nastrond.ledger import Die, Ledger, Turn


class Oracle(Ledger):
    """The referee."""

    def say(self, move: str) -> None:
        """Carries out a move, of a player or of chance."""
        verb, *rest = move.split()
        handler = {"six": self._land, "eight": self._land}.get(verb) or getattr(self, f"_on_{verb}", self._lay)
        handler(verb, *rest)

    def _on_take(self, _: str, name: str) -> None:
        self.me.valkyrie = name
        self.seat += 1
        if self.seat == len(self.players):
            self.phase = "lay"

    def _lay(self, pile: str, card: str) -> None:
        spaces = [space for spaces in RINGS[:3] for space in spaces]
        space = spaces[len(self.board)]
        assert (space in CORNERS[0] | CORNERS[1]) == pile.endswith("keeper")
        self.board[space] = card
        for player in self.players:
            if NAMES.get(card) == player.valkyrie:
                player.pawn = space
        if len(self.board) == len(spaces):
            self.board[CENTRE] = "nidhogg"
            self.starter = min(range(len(self.players)), key=lambda seat: RINGS[0].index(self.players[seat].pawn))
            self._begin(self.starter)

    def _begin(self, seat: int) -> None:
        self.seat = seat
        me, eight = self.me, self.o["wisdom"] == "eight"
        attribute, each = GIFTS[me.valkyrie]
        gift = 1 + me.edda[attribute] // each if self.o["valkyrie_skills"] else 0
        foresight = gift if me.valkyrie == "gondul" else 0
        self.turn = Turn(
            stock=12 - 2 * len(self.players),
            eights=min(4, me.edda["wisdom"]) if eight else 0,
            courage=me.edda["courage"],
            rerolls=(0 if eight else me.edda["wisdom"]) + foresight,
            gift=gift,
            ready=Counter(me.band),
        )
        self._open()

    def _open(self) -> None:
        if self.market and self.display.total() < 3 and self.stack.total():
            self.phase = "refill"
        elif self.me.pawn == CENTRE:
            self._gather()
        else:
            self.phase = "move"

    def _on_reveal(self, _: str, kind: str) -> None:
        assert self.stack[kind]
        self.stack[kind] -= 1
        self.display[kind] += 1
        self._open()

    def _on_move(self, _: str, space: str) -> None:
        self.me.pawn = space
        if space not in self.urds:
            self._gather()
            return
        self.me.hand -= 1
        self.me.under += self.o["resolved"] == "divine"
        if self.o["keepers"] == "open" and self.board[space] in KEEPERS:
            self._descend()
        self._scout()

    def _gather(self) -> None:
        self.turn.space = here = self.me.pawn
        mine = [space for space, seat in self.urds.items() if seat == self.seat]
        urds = sum(space[0] == here[0] or space[1] == here[1] for space in mine)
        dice = min(urds, self.turn.stock)
        self.turn.stock -= dice
        self.turn.pool += dice
        self.pools.append((self.seat, urds, self.turn.pool))
        self.phase = "pool"

    def _on_divine(self, _: str) -> None:
        self.me.under -= 1
        self.turn.stock -= 1
        self._add_die()

    def _on_bonus(self, _: str) -> None:
        self.me.bonus -= 1
        self._add_die()

    def _add_die(self) -> None:
        if self.phase == "pool":
            self.turn.pool += 1
        else:
            self._toss(1)

    def _toss(self, dice: int) -> None:
        eights = min(dice, self.turn.eights)
        self.turn.eights -= eights
        self.turn.air += [6] * (dice - eights) + [8] * eights
        self.phase = "air"

    def _on_roll(self, _: str, number: str) -> None:
        t = self.turn
        t.aside = t.tiwaz = t.pool - int(number)
        self.me.vp += t.aside if self.market else 0
        if number == "0":
            self._conclude(0, success=False)
        else:
            self._toss(int(number))

    def _land(self, verb: str, pips: str) -> None:
        sides = 8 if verb == "eight" else 6
        self.turn.air.remove(sides)
        self.turn.dice.append((int(pips), sides))
        self._go_on()

    def _go_on(self) -> None:
        """Dice fall, or the player acts, or judgement falls by itself."""
        self.phase = "air" if self.turn.air else "act"
        if self.phase == "act" and self._acts() == {"judge"}:
            self._on_judge("judge")

    def _die(self, face: str) -> Die:
        return int(face[0]), 8 if face.endswith("of8") else 6

    def _again(self, die: Die) -> None:
        self.turn.dice = self._swapped(die, None)
        self.turn.air.append(die[1])

    def _on_use(self, _: str, kind: str, face: str) -> None:
        self.turn.ready[kind] -= 1
        die = self._die(face)
        if kind == "archer":
            self._again(die)
        else:
            self.turn.dice = self._swapped(die, self._changed(kind, die))
        self._go_on()

    def _on_call(self, _: str, kind: str) -> None:
        t = self.turn
        t.ready[kind] -= 1
        t.fixed |= kind in LATE
        if kind in {"strategist", "wanderer", "twin"}:
            t.dice = self._all_changed(kind)
        t.tiwaz -= kind in {"smith", "skald"}
        t.jarls += kind == "jarl"
        t.extra += {"skald": 3, "berserker": 2, "dragonslayer": 6, "oathkeeper": 2 * t.tiwaz}.get(kind, 0)
        if kind == "smith":
            self._toss(1)
        self._go_on()

    def _on_raise(self, _: str, face: str) -> None:
        self.turn.courage -= 1
        self._lift(face, 1)

    def _on_charge(self, _: str, face: str) -> None:
        strength, self.turn.gift = self.turn.gift, 0
        self._lift(face, strength)

    def _lift(self, face: str, pips: int) -> None:
        value, sides = self._die(face)
        self.turn.dice = self._swapped((value, sides), (min(sides, value + pips), sides))
        self._go_on()

    def _on_reroll(self, _: str, face: str) -> None:
        self.turn.rerolls -= 1
        self._again(self._die(face))
        self._go_on()

    def _on_cry(self, _: str) -> None:
        self.turn.extra += self.turn.gift
        self.turn.gift, self.turn.fixed = 0, True
        self._go_on()

    def _on_recall(self, _: str, kind: str) -> None:
        self.turn.gift -= 1
        self.turn.ready[kind] += 1
        self._go_on()

    def _on_judge(self, _: str) -> None:
        self._conclude(self._power(), success=self._power() >= CARDS[self.board[self.turn.space]][0])

    def _conclude(self, power: int, *, success: bool) -> None:
        me, t, card = self.me, self.turn, self.board[self.turn.space]
        target, vp, sign = CARDS[card]
        self.verdicts.append((self.seat, card, power, target, success))
        keeper, rematch = card in KEEPERS, self.o["keepers"] == "rematch"
        if success:
            vp += t.tiwaz if sign else 0
            if keeper:
                beaten = self.passed.get(t.space, False)
                vp = max(0, vp + self.o["pass_vp"] + (self.o["rematch_vp"] if beaten else 0))
            me.vp += vp + me.edda["dignity"] + 2 * t.jarls
        me.hand -= 1
        if card == "nidhogg" or (keeper and rematch):
            me.under += card == "nidhogg" or success
        else:
            self.urds[t.space] = self.seat
            t.new = "" if keeper else card.split("-")[0]
        if keeper:
            if t.space not in self.passed:
                me.vp += self.o["first_pass_vp"] if self.o["first_pass_bonus"] == "vp" else 0
                me.bonus += self.o["first_pass_bonus"] == "die"
            self.passed[t.space] = self.passed.get(t.space, False) or success
            self._descend()
        self._scout()

    def _descend(self) -> None:
        """To the nearest corner of the next ring; from the third to the centre."""
        layer = layer_of(self.me.pawn)
        column, row = COLUMNS.index(self.me.pawn[0]), int(self.me.pawn[1])
        corners = {CENTRE} if layer == 3 else CORNERS[layer]
        self.me.pawn = min(corners, key=lambda c: max(abs(COLUMNS.index(c[0]) - column), abs(int(c[1]) - row)))

    def _scout(self) -> None:
        self.phase = "scout"
        if not self._hires() and not (self.market and self.display.total()):
            self._end()

    def _on_hire(self, _: str, kind: str) -> None:
        self.turn.wanted = kind
        self.turn.due = 0 if self.market else self._cost(kind)
        self._pay()

    def _on_give(self, _: str, kind: str) -> None:
        self.me.band[kind] -= 1
        self.display[kind] += 1
        self.turn.due -= PEOPLE[kind][0]
        self._pay()

    def _pay(self) -> None:
        self.phase = "pay"
        if self.turn.due <= 0:
            self.display[self.turn.wanted] -= 1
            self.me.band[self.turn.wanted] += 1
            self._end()

    def _on_send(self, _: str, kind: str) -> None:
        self.display[kind] -= 1
        self.me.vp += 1
        self._end()

    def _on_end(self, _: str) -> None:
        self._end()

    def _end(self) -> None:
        if self.turn.new:
            self.me.edda[self.turn.new] += 1
        following = (self.seat + 1) % len(self.players)
        if self.players[following].hand:
            self._begin(following)
        else:
            self.phase = "over"

    # The end

    def scores(self) -> list[int]:
        """Victory points with the majorities."""
        points = [player.vp for player in self.players]
        for spaces in RINGS[:3]:
            counts = Counter(seat for space, seat in self.urds.items() if space in spaces)
            most = [seat for seat in counts if counts[seat] == max(counts.values())]
            for seat in most:
                points[seat] += 6 // len(most)
        return points

    def ranks(self) -> list[int]:
        """1 for the winner; a tie goes to the later in the turn order."""
        n = len(self.players)
        order = sorted(range(n), key=lambda seat: (self.scores()[seat], (seat - self.starter) % n), reverse=True)
        return [order.index(seat) + 1 for seat in range(n)]
