"""Bots for every game: they know the contract of a game and not a single game, and see what their seat may see."""

from soan.bots.bot import Bot, Chooser
from soan.bots.names import FORMS, make, split
from soan.bots.thought import Choice, Thought

__all__ = ["FORMS", "Bot", "Choice", "Chooser", "Thought", "make", "split"]
