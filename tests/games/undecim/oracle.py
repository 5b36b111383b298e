"""A slow referee of Undecim, written from the rule book alone: plain Python, and nothing of the game's own code.

It is told every move of a game in notation, and says for itself what may be said each time. The game is one generator
that reads like the rule book: it yields what may be said (None for chance) and is sent what was said.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations, combinations_with_replacement, product
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Generator

LANDS = ["grassland", "forest", "swamp", "mountain"]
RESOURCES = ["stone", "wood", "clay", "iron"]
FACES = [*LANDS, *RESOURCES, "gold", "enemy"]
DEEDS = ["explore", "survey", "reclaim", "gather", "prospect", "hunt", "trade", "develop", "build", "colonise", "levy"]
PASS_CARDS = ["haste", "loan", "oath", "charter"]
PAIRS = [f"{land}-{resource}" for land, resource in product(LANDS, RESOURCES)]
DUAL = [f"{a}-{b}" for a, b in combinations(RESOURCES, 2)]
SINGLE = [f"{a}-{a}" for a in RESOURCES]
#: The list of cards: the deck's first, then the market's.
CARDS = [*PAIRS, "enemy-gold", *DUAL, *SINGLE, "gold-gold"]
WORLD = {2: 8, 3: 10, 4: 12}
ROUNDS = {2: 6, 3: 6, 4: 5}


def turned(side: str) -> str:
    """The same card with its other end up."""
    upper, lower = side.split("-")
    return f"{lower}-{upper}"


def shows(side: str) -> str:
    """The end that lies up."""
    return side.split("-", maxsplit=1)[0]


def card(side: str) -> str:
    """Which card it is, however it lies."""
    return side if side in CARDS else turned(side)


@dataclass
class Player:
    """All that lies before one player."""

    hand: set[str] = field(default_factory=set[str])
    loose: list[str] = field(default_factory=list[str])
    towns: list[list[str]] = field(default_factory=list[list[str]])
    vp: int = 0
    pass_card: str = ""
    in_front: bool = False

    def count(self, face: str) -> int:
        """How many loose cards show a face."""
        return sum(shows(side) == face for side in self.loose)

    def of(self, face: str) -> set[str]:
        """The different loose cards that show a face."""
        return {side for side in self.loose if shows(side) == face}

    def lands(self) -> int:
        """How many different lands there are."""
        return sum(self.count(land) > 0 for land in LANDS)


class Oracle:
    """The referee.

    Args:
        players: how many play.
        options: the value of every option.
    """

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        self.options = options
        self.players = [Player() for _ in range(players)]
        self.refill = options["world"] == "refill"
        self.size = options["world_size"] if self.refill else WORLD[players]
        self.deck = self._make_deck()
        self.discarded = Counter[str]()
        self.world = Counter[str]()
        kinds = {"none": [], "single": [*SINGLE, "gold-gold"], "dual": [*DUAL, "gold-gold"]}[options["market"]]
        self.market = Counter(dict.fromkeys(kinds, 4))
        self.open: set[str] = set()
        self.bonus: set[str] = set()
        self.vp_told: list[tuple[int, int]] = []
        self.over = False
        self._game = self._play()
        self.asked: set[str] | None = next(self._game)

    def say(self, move: str) -> None:
        """Is told what was said, or what chance brought."""
        assert self.asked is None or move in self.asked
        try:
            self.asked = self._game.send(move)
        except StopIteration:
            self.over = True

    def _make_deck(self) -> Counter[str]:
        if not self.refill:
            return Counter(dict.fromkeys(PAIRS, 3) | {"enemy-gold": 24})
        total = 20 * self.size
        each = min(range(total // 16 + 1), key=lambda n: (abs(n * 16 * 3 - 2 * total), n))
        return Counter(dict.fromkeys(PAIRS, each) | {"enemy-gold": total - 16 * each})

    # Rounds and turns

    def _play(self) -> Generator[set[str] | None, str, None]:
        seats = range(len(self.players))
        for seat in [*seats, *seats]:
            self.players[seat].hand.add((yield None).split()[1])
        self.open = set(DEEDS).difference(*(player.hand for player in self.players))
        first = starter = int((yield None).split()[1]) - 1
        laps = 5 if self.refill else ROUNDS[len(seats)]
        for lap in range(1, laps + 1):
            if len(seats) == 4 and lap == 5 and not self.refill:
                best = max(player.vp for player in self.players)
                starter = next(p for p in [(first + k) % 4 for k in seats] if self.players[p].vp == best)
            if not self.refill:
                yield from self.reveal(self.size)
            for place in seats:
                yield from self._turns((starter + place) % len(seats))
            if not self.refill:
                self.discarded += self.world
                self.world.clear()
                starter = (starter + 1) % len(seats)

    def _turns(self, seat: int) -> Generator[set[str] | None, str, None]:
        while True:
            if self.refill:
                yield from self.reveal(self.size - self.world.total())
            turn = Turn(self, seat)
            extra = yield from turn.play()
            self.score(seat, self.players[seat].lands())
            if not extra:
                return
            self.players[seat].in_front = True

    def reveal(self, cards: int) -> Generator[set[str] | None, str, None]:
        """Reveals cards into the World, as many as can be drawn."""
        for _ in range(cards):
            if not self.can_draw():
                return
            self.world[self.draw((yield None))] += 1

    def can_draw(self) -> bool:
        """Makes a new deck of the discard pile if that is needed; tells whether there is a card."""
        if not self.deck.total():
            self.deck, self.discarded = self.discarded, Counter[str]()
        return self.deck.total() > 0

    def draw(self, move: str) -> str:
        """Takes the card that chance brought off the deck."""
        name = move.split()[1]
        assert self.deck[name] > 0
        self.deck[name] -= 1
        return name

    def put_away(self, side: str) -> None:
        """A card is spent or discarded."""
        pile = self.discarded if card(side) in [*PAIRS, "enemy-gold"] else self.market
        pile[card(side)] += 1

    def score(self, seat: int, vp: int) -> None:
        """Victory points on the way."""
        self.players[seat].vp += vp
        if vp:
            self.vp_told.append((seat, vp))

    # The end

    def breakdown(self, seat: int) -> dict[str, int]:
        """What a player scores, item by item."""
        me = self.players[seat]
        others = [player for player in self.players if player is not me]
        table = self.options["building_vp"]
        fewest = min(player.count("enemy") for player in self.players)
        lonely = sum(player.count("enemy") == fewest for player in self.players) == 1
        return {
            "collected": me.vp,
            "lands": sum(self._land(me, others, land) for land in LANDS),
            "settlements": sum(table[min(len(town), 5) - 2] for town in me.towns),
            "gold": me.count("gold") * (1 if self.options["gold_vp"] == "flat" else len(me.towns)),
            "enemies": 0 if me.count("enemy") > fewest else -8 if lonely else -4,
            "pass_card": self._pass_card(me, others) if me.in_front else 0,
        }

    def _land(self, me: Player, others: list[Player], land: str) -> int:
        mine, best = me.count(land), max(player.count(land) for player in others)
        return 0 if mine == 0 or mine < best else 3 if mine > best else 1

    def _pass_card(self, me: Player, others: list[Player]) -> int:
        return {
            "haste": -4,
            "loan": -2 * len(me.towns),
            "oath": 3 if all(player.count("enemy") <= me.count("enemy") for player in others) else -6,
            "charter": 0 if me.lands() == 4 else -6,
        }[me.pass_card]

    def scores(self) -> list[int]:
        """The whole score of each player."""
        return [sum(self.breakdown(seat).values()) for seat in range(len(self.players))]

    def ranks(self) -> list[int]:
        """1 for the first; more enemies break a tie."""
        standing = [(vp, player.count("enemy")) for vp, player in zip(self.scores(), self.players, strict=True)]
        return [1 + sum(other > mine for other in standing) for mine in standing]


class Turn:
    """One turn of one player."""

    def __init__(self, oracle: Oracle, seat: int) -> None:
        self.oracle = oracle
        self.seat = seat
        self.me = oracle.players[seat]
        self.flip = oracle.options["flip"]
        self.bought = self.flipped = False
        self.foundings = 0

    def play(self) -> Generator[set[str] | None, str, bool]:
        """The whole turn; tells whether it is followed by an extra turn."""
        yield from self._take()
        while True:
            passes = set[str]()
            if not self.me.pass_card:
                left = set(PASS_CARDS) - {player.pass_card for player in self.oracle.players}
                passes = {f"pass {name} {for_}" for name in self.me.hand for for_ in left}
            move = yield {f"play {name}" for name in self.me.hand} | passes | self._trades()
            verb, name, *rest = move.split()
            if verb in {"play", "pass"}:
                break
            yield from self._trade(verb, name)
        self.me.hand.remove(name)
        self.oracle.open.add(name)
        if verb == "play":
            yield from self._effect(name)
        else:
            self.me.pass_card = rest[0]
            self.foundings = 0
        return (yield from self._end(may_set=verb == "play"))

    def _take(self) -> Generator[set[str] | None, str, None]:
        table = self.oracle
        name = (yield {f"take {name}" for name in table.open | table.bonus}).split()[1]
        self.me.hand.add(name)
        if name in table.bonus and table.can_draw():
            side = table.draw((yield None))
            self.me.loose.append((yield {f"gain {side}", f"gain {turned(side)}"}).split()[1])
        table.bonus = (table.bonus | table.open) - {name}
        table.open = set()

    def _end(self, *, may_set: bool) -> Generator[set[str] | None, str, bool]:
        may_set = may_set and bool(self.me.pass_card) and not self.me.in_front
        extra = {"extra"} if may_set else set[str]()
        while more := self._foundings() or self._trades() | extra:
            move = yield (more | {"decline"} | self._trades() if self._foundings() else more | {"end"})
            if move in {"extra", "end"}:
                return move == "extra"
            if move == "decline":
                self.foundings = 0
            elif move.startswith("settle"):
                yield from self._settle(*move.split()[1:])
            else:
                yield from self._trade(*move.split())
        return False

    # The market and turning over

    def _trades(self) -> set[str]:
        moves = set[str]()
        if not self.bought and len(self.me.loose) >= self.oracle.options["market_rate"]:
            for name, copies in self.oracle.market.items():
                if copies:
                    moves |= {f"buy {name}", f"buy {turned(name)}"}
        if self.flip and not self.flipped:
            for side in set(self.me.loose):
                others = self.me.count("gold") - (shows(side) == "gold")
                if others and side != turned(side):
                    moves.add(f"flip {side}")
        return moves

    def _trade(self, verb: str, side: str) -> Generator[set[str] | None, str, None]:
        if verb == "buy":
            self.oracle.market[card(side)] -= 1
            for _ in range(self.oracle.options["market_rate"]):
                move = yield {f"discard {face}" for face in map(shows, self.me.loose)}
                self.oracle.put_away((yield from self._hand_over(move.split()[1])))
            self.me.loose.append(side)
            self.bought = True
        else:
            self.me.loose.remove(side)
            self.oracle.put_away((yield from self._hand_over("gold")))
            self.me.loose.append(turned(side))
            self.flipped = True

    def _hand_over(self, face: str, going: int = 1) -> Generator[set[str] | None, str, str]:
        """Picks the loose card that goes: the first of those that show a face, or by choice."""
        sides = sorted(self.me.of(face), key=lambda side: CARDS.index(card(side)))
        side = sides[0]
        if self.flip and len(sides) > 1 and self.me.count(face) > going:
            side = (yield {f"use {one}" for one in sides}).split()[1]
        self.me.loose.remove(side)
        return side

    # Effects

    def _effect(self, name: str) -> Generator[set[str] | None, str, None]:
        more = self.oracle.options["gain_bonus"]
        towns = len(self.me.towns)
        if name == "explore":
            yield from self._gain(3 + more, FACES)
        elif name == "survey":
            yield from self.oracle.reveal(3)
            yield from self._gain(2 + more, FACES)
        elif name == "reclaim":
            paid = yield from self._pay(helps=self._takeable(LANDS) > 2 + more)
            yield from self._gain(2 + more + paid, LANDS)
        elif name == "gather":
            yield from self._gain(3 + more, RESOURCES)
        elif name == "prospect":
            yield from self._gain(2 + more + (towns >= 2), ["gold"])
        elif name == "hunt":
            paid = yield from self._pay(helps=self._takeable(["enemy"]) > 2 + more)
            yield from self._gain(2 + more + paid, ["enemy"], vp=1)
        elif name == "trade":
            yield from self._gain(1 + more + (yield from self._give()), FACES)
        elif name == "develop":
            paid = yield from self._pay(helps=self.me.count("gold") > 0 and self._developments(gold_less=1) > 2)
            yield from self._develop(2 + paid)
        elif name == "build":
            yield from self._gain(2 + more, RESOURCES)
            yield from self._develop(1)
        elif name == "colonise":
            yield from self._gain(2 + more, RESOURCES)
        else:
            self.oracle.score(self.seat, min(4, towns))
            yield from self._gain(1 + more, ["gold"])
        self.foundings = 2 if name == "colonise" else 1
        if self.oracle.options["settle"] == "action" and name not in {"build", "colonise"}:
            self.foundings = 0

    def _pay(self, *, helps: bool) -> Generator[set[str] | None, str, int]:
        if not (helps and self.me.count("gold")):
            return 0
        if (yield {"pay", "save"}) == "save":
            return 0
        self.oracle.put_away((yield from self._hand_over("gold")))
        return 1

    def _ends(self, faces: list[str]) -> set[str]:
        ends = {side for name in +self.oracle.world for side in (name, turned(name))}
        return {side for side in ends if shows(side) in faces}

    def _takeable(self, faces: list[str]) -> int:
        return sum(self.oracle.world[name] for name in {card(side) for side in self._ends(faces)})

    def _gain(self, cards: int, faces: list[str], vp: int = 0) -> Generator[set[str] | None, str, None]:
        for _ in range(cards):
            ends = self._ends(faces)
            if not ends or (move := (yield {f"gain {side}" for side in ends} | {"stop"})) == "stop":
                return
            side = move.split()[1]
            self.oracle.world[card(side)] -= 1
            self.me.loose.append(side)
            self.oracle.score(self.seat, vp)

    def _give(self) -> Generator[set[str] | None, str, int]:
        gains = 0
        for _ in range(2):
            if not self.me.loose:
                break
            move = yield {f"discard {face}" for face in map(shows, self.me.loose)} | {"stop"}
            if move == "stop":
                break
            face = move.split()[1]
            self.oracle.put_away((yield from self._hand_over(face)))
            gains += 2 if face == "gold" else 1
        return gains

    # Settlements

    def _fits(self, town: list[str], material: str) -> bool:
        if material == "gold":
            return True
        resources = [one for one in town if one != "gold"]
        equal = resources[0] == resources[1]
        return (material in resources) == equal

    def _developments(self, gold_less: int) -> int:
        """How many developments there could be, found by trying: resources first, gold for the rest."""
        towns = [list(town) for town in self.me.towns]
        if not towns:
            return 0
        made = self.me.count("gold") - gold_less
        for resource in RESOURCES:
            for _ in range(self.me.count(resource)):
                fitting = [town for town in towns if self._fits(town, resource)]
                if fitting:
                    fitting[0].append(resource)
                    made += 1
        return made

    def _develop(self, times: int) -> Generator[set[str] | None, str, None]:
        for _ in range(times):
            moves = {
                f"develop {number} {material}"
                for number, town in enumerate(self.me.towns, 1)
                for material in [*RESOURCES, "gold"]
                if self.me.count(material) and self._fits(town, material)
            }
            if not moves or (move := (yield moves | {"stop"})) == "stop":
                return
            _, number, material = move.split()
            yield from self._hand_over(material)
            self.me.towns[int(number) - 1].append(material)

    def _foundings(self) -> set[str]:
        if not self.foundings:
            return set()
        loose = [one for one in RESOURCES for _ in range(min(2, self.me.count(one)))]
        pairs = set(combinations(loose, 2))
        return {f"settle {a} {b}" for a, b in combinations_with_replacement(RESOURCES, 2) if (a, b) in pairs}

    def _settle(self, a: str, b: str) -> Generator[set[str] | None, str, None]:
        yield from self._hand_over(a, going=2 if a == b else 1)
        yield from self._hand_over(b)
        self.me.towns.append([a, b])
        self.foundings -= 1
