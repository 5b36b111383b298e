"""What moves, events and players are called, in the words of a game's catalogues."""

from __future__ import annotations

from typing import TYPE_CHECKING

from soan.kernel.moves import variable_names
from soan.kernel.text import Catalogue

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from soan.kernel.definition import Game
    from soan.kernel.events import Event
    from soan.kernel.moves import Domain


def move_text(game: Game, code: int, language: str) -> str:
    """The wording of a code in a language."""
    moves = game.definition.moves
    move = moves.move(code)
    values = (index + domain.base for domain, index in zip(move.domains, moves.arguments(code), strict=True))
    return game.catalogue(language).say(f"move-{move.name}", **_variables(move.domains, values, game, language))


def event_text(
    game: Game, kind: Event, seat: int, values: Iterable[int | None], language: str, players: Sequence[str] | None
) -> str:
    """The wording of an event in a language; None is a value that its reader may not know."""
    who = seat_name(seat, language, players)
    return game.catalogue(language).say(
        f"event-{kind.name}", seat=who, **_variables(kind.arguments, values, game, language)
    )


def seat_name(seat: int, language: str, players: Sequence[str] | None = None) -> str:
    """How the player on a seat is called."""
    return players[seat] if players is not None else Catalogue.of("soan.kernel", language).say("seat", number=seat + 1)


def _variables(
    domains: Sequence[Domain], values: Iterable[int | None], game: Game, language: str
) -> Mapping[str, object]:
    words = game.catalogue(language)
    said = (domain.say(words, value) for domain, value in zip(domains, values, strict=True))
    return dict(zip(variable_names(domains), said, strict=True))
