"""Templates, and what every page is given."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import jinja2
from starlette.responses import HTMLResponse

from soan.kernel.text import LANGUAGES, Catalogue
from soan.table.visitors import THEMES

if TYPE_CHECKING:
    from soan.table.asked import Asked

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
    """What kind of bot it is; the bot's own name where the catalogue has no words for it."""
    kind, _, amount = bot.partition(":")
    catalogue = words(language)
    if f"bot-kind-{kind}" not in catalogue:
        return bot
    return catalogue.say(f"bot-kind-{kind}", amount=int(amount) if amount.isdecimal() else amount)


def percent(chance: float) -> str:
    """A chance from 0 to 1 in percent; one that is not quite 0 or 1 is not written as if it were."""
    whole = round(chance * 100)
    if (whole == 0) != (chance == 0):
        return "<1 %"
    return ">99 %" if (whole == 100) != (chance == 1) else f"{whole} %"  # noqa: PLR2004 - percent


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
