"""Bots for every game: they know the contract of a game and not a single game, and see what their seat may see."""

from soan.bots.bot import Bot
from soan.bots.names import FORMS, make

__all__ = ["FORMS", "Bot", "make"]
