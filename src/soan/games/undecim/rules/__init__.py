"""The rules of Undecim. Read beside rulebook.en.md: "U-11" here is paragraph [U-11] there."""

from soan.games.undecim.rules.hands import redeal
from soan.games.undecim.rules.scoring import points, tiebreak
from soan.games.undecim.rules.table import actor, apply, chance, legal
from soan.games.undecim.rules.turns import setup

__all__ = ["actor", "apply", "chance", "legal", "points", "redeal", "setup", "tiebreak"]
