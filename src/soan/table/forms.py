"""The form for a new table, made from a game's declarations, and what a person filled in."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from soan.kernel import NATURE, BadOption
from soan.kernel.options import settle
from soan.table.rooms import PACES, Place, Plan

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from soan.kernel import Option
    from soan.table.shelf import Boxed

#: The bots that the forms offer, by the names of their levels from the easiest to the strongest; any other can be typed
#: into the address of a form by whoever knows it.
LEVELS = {"novice": "random", "easy": "greedy", "medium": "mcts:300ms", "strong": "mcts:1s", "master": "mcts:4s"}
BOTS = tuple(LEVELS.values())
#: Who plays against whoever just wants to play.
USUAL_BOT = LEVELS["medium"]
#: What a seat can be given to, apart from a bot.
ME, FREE = "me", "free"


@dataclass(frozen=True)
class Field:
    """One option as a field of the form.

    Attributes:
        option: the declaration.
        label, help: its words in the page's language.
        usual: the text of the variant's value, which an empty field stands for.
        given: what the person filled in.
        choices: value and words of each choice; empty for a field to type into.
    """

    option: Option
    label: str
    help: str
    usual: str
    given: str
    choices: Sequence[tuple[str, str]]


@dataclass(frozen=True)
class TableForm:
    """The form for a new table, as far as it is filled in.

    Attributes:
        box: the game.
        language: of the page.
        given: what was filled in, by field name.
        problem: why it cannot be played so; None if nothing was wrong so far.
    """

    box: Boxed
    language: str
    given: Mapping[str, str] = field(default_factory=dict[str, str])
    problem: str | None = None

    @property
    def players(self) -> int:
        """The number of players chosen; the game's usual one until a possible one is."""
        given = self.given.get("players", "")
        definition = self.box.definition
        return {str(number): number for number in definition.players}.get(given, definition.default_players)

    @property
    def variant(self) -> str | None:
        """The variant chosen; the draft as written until one is."""
        names = [variant.name for variant in self.box.definition.variants]
        given = self.given.get("variant")
        return given if given in names else next(iter(names), None)

    @property
    def variants(self) -> list[tuple[str, str, str]]:
        """Name, words and meaning of each variant."""
        names = (variant.name for variant in self.box.definition.variants)
        return [(name, self._say(f"variant-{name}"), self._say(f"variant-{name}.help")) for name in names]

    @property
    def can_be_typed(self) -> bool:
        """Whether dice may be typed in: there are some, and nobody would see hidden cards by typing."""
        return not self.box.hides and any(move.by == NATURE for move in self.box.definition.moves.moves)

    @property
    def seats(self) -> list[str]:
        """What each seat is given to: ``me``, ``free`` or a bot."""
        usual = [ME] + [USUAL_BOT] * (self.players - 1)
        return [self.given.get(f"seat-{number}", usual[number]) for number in range(self.players)]

    @property
    def fields(self) -> list[Field]:
        """The options, with the variant's values as what an empty field means."""
        definition = self.box.definition
        if not definition.options:
            return []
        usual = settle(definition.options, definition.variants, self.variant, {})
        return [self._field(option, option.show(usual[option.name])) for option in definition.options]

    def plan(self, check_bot: Callable[[str], object]) -> Plan:
        """The table that the form describes.

        Args:
            check_bot: raises UnknownBot for what is no bot.

        Raises:
            BadOption: if something was filled in that cannot be.
            UnknownBot: if a seat is given to a bot that does not exist.
        """
        given = self.given.get("players", str(self.players))
        if given != str(self.players):
            raise BadOption(
                f"players={given} is not possible: give one of {', '.join(map(str, self.box.definition.players))}"
            )
        options = {name: self.given.get(f"option-{name}", "").strip() for name in self._options()}
        return Plan(
            game=self.box.name,
            players=self.players,
            variant=self.given.get("variant") or self.variant,
            options={name: text for name, text in options.items() if text},
            places=[self._place(number, kind, check_bot) for number, kind in enumerate(self.seats)],
            pace=self.given.get("pace", PACES[0]),
            typed=self.given.get("typed") == "on",
            hints=self.given.get("hints", "on") == "on",
        )

    def _options(self) -> list[str]:
        return [option.name for option in self.box.definition.options]

    def _place(self, number: int, kind: str, check_bot: Callable[[str], object]) -> Place:
        if kind == FREE:
            return Place()
        if kind == ME:
            return Place(mine=True, name=self.given.get(f"name-{number}"))
        check_bot(kind)
        return Place(bot=kind)

    def _field(self, option: Option, usual: str) -> Field:
        words = {"choice": [(c, self._say(f"option-{option.name}-{c}")) for c in option.choices]}
        choices = words.get(option.kind, [])
        return Field(
            option=option,
            label=self._say(f"option-{option.name}"),
            help=self._say(f"option-{option.name}.help"),
            usual=usual,
            given=self.given.get(f"option-{option.name}", ""),
            choices=[("on", ""), ("off", "")] if option.kind == "switch" else choices,
        )

    def _say(self, key: str) -> str:
        return self.box.words(self.language, self.variant, {}).say(key)


def quick_plan(box: Boxed, style: str, name: str | None) -> Plan:
    """A table in one click, with the game's usual numbers.

    Args:
        box: the game.
        style: ``bots`` (play at once), ``friends`` (free seats, to be given by link) or ``here`` (all on one screen).
        name: what the person is called.

    Raises:
        BadOption: for any other style.
    """
    others = box.definition.default_players - 1
    styles = {
        "bots": [Place(bot=USUAL_BOT)] * others,
        "friends": [Place()] * others,
        "here": [Place(mine=True)] * others,
    }
    if style not in styles:
        raise BadOption(f"style={style} is not possible: give one of {', '.join(styles)}")
    return Plan(box.name, places=[Place(mine=True, name=name), *styles[style]])
