"""The Valkyries' own skills (N-76, N-79)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.games.nastrond.tabletop import Table

VERBS = {"charge", "reroll", "cry", "recall"}


def reached(t: Table) -> int | None:
    """The power that was held against the last target."""
    return t.told("won", "lost")[-1][2][1]


@pytest.fixture
def led_by(table: Callable[..., Table]) -> Callable[[str], Table]:
    """Lays a table on which seat 0 has a Valkyrie, begins at g7, and the skills are on."""

    def lay(valkyrie: str) -> Table:
        others = tuple(name for name in ("brynhild", "gondul", "hild", "sigrun") if name != valkyrie)
        t = table(valkyries=(valkyrie, *others), valkyrie_skills=True)
        for seat in range(1, 4):
            t.put_pawn(seat, "b7")
        return t.put_pawn(0, "g7")

    return lay


@pytest.mark.rule("N-76")
def test_no_skills_in_the_draft(table: Callable[..., Table]) -> None:
    """Without the option no Valkyrie has a skill of her own."""
    for seat in range(4):
        t = table().begin(seat).put_pawn((seat + 1) % 4, "d4")
        t.play(f"move {t.can_say('move')[0]}, roll 1, six 1")
        assert not VERBS & {said.split()[0] for said in t.can}


@pytest.mark.rule("N-79")
@pytest.mark.parametrize(("courage", "after"), [(0, "2"), (2, "4"), (9, "6")])
def test_brynhild(led_by: Callable[[str], Table], courage: int, after: str) -> None:
    """Charge: one die shows 1 more, and 1 more for each courage, up to 6; once a turn."""
    t = led_by("brynhild").grow(0, courage=courage).begin(0).challenge("g5", 1, 6)
    assert "charge 6" not in t.can
    t.play("charge 1")
    assert t.told("charged")[-1][2][1] == int(after) - 1
    assert "charge" not in {said.split()[0] for said in t.can}


@pytest.mark.rule("N-79")
@pytest.mark.parametrize(("wisdom", "rerolls"), [(0, 1), (1, 1), (2, 2), (4, 3)])
def test_gondul(led_by: Callable[[str], Table], wisdom: int, rerolls: int) -> None:
    """Foresight: one reroll, and one more for every two wisdoms."""
    t = led_by("gondul").grow(0, wisdom=wisdom).begin(0).play("move g5, roll 2")
    for _ in range(2 + rerolls):
        t.play(t.can[0])
        if t.match.actor == 0 and t.can_say("reroll"):
            t.play(f"reroll {t.can_say('reroll')[0]}")
    assert len(t.told("rerolled")) == rerolls
    assert t.told("lost", "won")


@pytest.mark.rule("N-79")
@pytest.mark.parametrize(("dignity", "power"), [(0, 4), (1, 4), (2, 5), (3, 5)])
def test_hild(led_by: Callable[[str], Table], dignity: int, power: int) -> None:
    """Battle cry: 1 power, and 1 more for every two dignities; it fixes the dice."""
    t = led_by("hild").give(0, "spearman").grow(0, dignity=dignity).begin(0).challenge("g5", 3)
    assert t.can == ["use spearman 3", "cry", "judge"]
    t.play("cry")
    assert reached(t) == power


@pytest.mark.rule("N-79", "N-86")
def test_sigrun(led_by: Callable[[str], Table]) -> None:
    """Recall: an Einherjar who worked can work again; with two loves two of them, or one twice."""
    t = led_by("sigrun").give(0, "spearman").begin(0).challenge("g5", 1)
    assert not t.can_say("recall")
    t.play("use spearman 1, recall spearman, use spearman 2")
    assert reached(t) == 3
    t = led_by("sigrun").give(0, "spearman").grow(0, love=2).begin(0).challenge("g5", 1)
    t.play("use spearman 1, recall spearman, use spearman 2, recall spearman, use spearman 3")
    assert reached(t) == 4


@pytest.mark.rule("N-79", "N-86")
def test_sigrun_after_fixing(led_by: Callable[[str], Table]) -> None:
    """After fixing only those who work then are recalled."""
    t = led_by("sigrun").give(0, "spearman", "berserker").begin(0).challenge("g5", 1, 2)
    t.play("use spearman 1, call berserker")
    assert t.can == ["recall berserker", "judge"]
    t.play("recall berserker, call berserker")
    assert reached(t) == 4 + 2 + 2


@pytest.mark.rule("N-76")
def test_a_skill_is_back_on_the_next_turn(led_by: Callable[[str], Table]) -> None:
    """Each works once a turn."""
    t = led_by("hild").begin(0).challenge("g5", 3).play("cry")
    t.play("end").begin(0).challenge("g4", 3)
    assert "cry" in t.can
