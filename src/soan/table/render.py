"""Templates, and what every page is given."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING, Any

import jinja2
from starlette.responses import HTMLResponse

from soan.kernel.text import LANGUAGES, Catalogue
from soan.table.forms import BOTS, LEVELS, USUAL_BOT
from soan.table.visitors import THEMES

if TYPE_CHECKING:
    from soan.table.asked import Asked

#: What a search may use for a decision: so many games, or so long.
BUDGET = re.compile(r"([0-9]{1,12})(ms|s)?")

environment = jinja2.Environment(
    loader=jinja2.PackageLoader("soan.table"),
    autoescape=True,
    undefined=jinja2.StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


def words(language: str) -> Catalogue:
    """The table's own words."""
    return Catalogue.of("soan.table", language)


def bot_words(language: str, bot: str) -> str:
    """How strong a bot is and how it decides; the bot's own name where the catalogue has no words for it."""
    say = words(language).say
    kind, _, budget = bot.partition(":")
    found = BUDGET.fullmatch(budget)
    if kind == "mcts" and found:
        unit = found[2] or ""
        number = int(found[1]) / (1000 if unit == "ms" else 1)
        way = say("bot-way-time", seconds=number) if unit else say("bot-way-count", amount=int(number))
    elif bot in ("random", "greedy"):
        way = say(f"bot-way-{bot}")
    else:
        return bot
    level = next((name for name, spec in LEVELS.items() if spec == bot), None)
    return say("bot-level", level=say(f"bot-level-{level}"), way=way) if level else say("bot-words", way=way)


def percent(chance: float) -> str:
    """A chance from 0 to 1 in percent; one that is not quite 0 or 1 is not written as if it were."""
    whole = round(chance * 100)
    if (whole == 0) != (chance == 0):
        return "<1%"
    return ">99%" if (whole == 100) != (chance == 1) else f"{whole}%"  # noqa: PLR2004 - percent


def points(loss: float) -> str:
    """What a decision cost, from 0 to 1, in percentage points."""
    return f"−{round(loss * 100)}"


def page(asked: Asked, template: str, *, status: int = 200, **given: Any) -> HTMLResponse:
    """Draws a page.

    Args:
        asked: the request.
        template: the file's name.
        status: of the answer.
        **given: what the template shows.
    """
    context = {
        "say": words(asked.language).say,
        "bot_words": partial(bot_words, asked.language),
        "percent": percent,
        "points": points,
        "bots": BOTS,
        "usual_bot": USUAL_BOT,
        "language": asked.language,
        "languages": LANGUAGES,
        "theme": asked.theme,
        "themes": THEMES,
        "back": asked.path if asked.request.method == "GET" else "/",
        "partial": asked.partial,
        "site": str(asked.request.base_url).rstrip("/"),
        **given,
    }
    html = environment.get_template(template).render(context)
    return HTMLResponse(html, status, {"Cache-Control": "no-store", "Vary": "Cookie, Accept-Language, HX-Request"})
