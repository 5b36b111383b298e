"""The rules of Náströnd. Read beside rulebook.en.md: "N-20" here is paragraph [N-20] there."""

from soan.games.nastrond.rules.scoring import points, tiebreak
from soan.games.nastrond.rules.setting_up import setup
from soan.games.nastrond.rules.table import actor, apply, chance, legal

__all__ = ["actor", "apply", "chance", "legal", "points", "setup", "tiebreak"]
