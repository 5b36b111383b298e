"""The author's options (N-70 to N-78, N-83, N-87 to N-90, N-92, N-93, N-95)."""

# ruff: noqa: S106 - who is the first to pass a keeper gives no password away

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from soan.games.nastrond.cards import EINHERJAR
from soan.games.nastrond.world import SPACES
from soan.kernel import NATURE, BadOption, registry
from soan.kernel.wording import move_text

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.games.nastrond.tabletop import Table


def at_keeper(table: Callable[..., Table], *, seat: int = 0, **options: Any) -> Table:
    """A seat one step before Eggther at g1 (target 9, 3 VP), where no other pawn stands."""
    return table(**options).put_pawn(1, "b7").begin(seat, at="g2")


@pytest.mark.rule("N-70")
@pytest.mark.parametrize(("dice", "under", "spent"), [((6, 3), 1, 0), ((1, 1), 0, 1)])
def test_rematch(table: Callable[..., Table], dice: tuple[int, ...], under: int, spent: int) -> None:
    """A keeper stays, won or lost: won, the Urd card goes under the Valkyrie, lost it leaves the game."""
    t = at_keeper(table, keepers="rematch").challenge("g1", *dice)
    assert (t.at(0), t.s.under[0], t.s.spent[0], t.s.hand[0]) == ("f2", under, spent, 8)
    assert t.s.urd[SPACES.index("g1")] == 0


@pytest.mark.rule("N-70")
def test_everybody_gets_through_with_rematches(table: Callable[..., Table]) -> None:
    """All four players can come to Nidhogg past the same keeper."""
    t = table(keepers="rematch")
    for seat in range(4):
        t.begin(seat, at="c4").challenge("c5", 1).play("end")
    assert [t.at(seat) for seat in range(4)] == ["d4"] * 4


@pytest.mark.rule("N-70")
def test_a_full_third_layer_is_no_dead_end(table: Callable[..., Table]) -> None:
    """With rematches a keeper can still be fought when every story of the third layer is resolved."""
    t = table(keepers="rematch").resolve(1, "e5", "e4", "e3", "d3", "c3", "c4").begin(0, at="c4")
    assert t.challenge("d5", 6, 6).at(0) == "d4"


@pytest.mark.rule("N-71", "N-87")
@pytest.mark.parametrize(("rematch_vp", "vp"), [(0, 3), (-1, 2), (-10, 0)])
def test_a_second_win_pays_less(table: Callable[..., Table], rematch_vp: int, vp: int) -> None:
    """Whoever beats a keeper that somebody beat before gains less, but nothing is taken away."""
    t = at_keeper(table, keepers="rematch", rematch_vp=rematch_vp).challenge("g1", 6, 6)
    assert t.vp(0) == {"keepers": 3}
    t.play("end").begin(1, at="g2").challenge("g1", 6, 6)
    assert t.vp(1) == ({"keepers": vp} if vp else {})


@pytest.mark.rule("N-71")
def test_a_win_after_a_loss_pays_in_full(table: Callable[..., Table]) -> None:
    """A keeper that was passed but not beaten pays the first who beats it in full, and less from then on."""
    t = at_keeper(table, keepers="rematch", rematch_vp=-1).challenge("g1", 1).play("end")
    for seat, vp in ((1, 3), (2, 2), (3, 2)):
        t.begin(seat, at="g2").challenge("g1", 6, 6)
        assert t.vp(seat) == {"keepers": vp}
        t.play("end")


@pytest.mark.rule("N-71", "N-88")
@pytest.mark.parametrize("dice", [(6, 6), (1, 1)])
def test_vp_for_the_first_past_a_keeper(table: Callable[..., Table], dice: tuple[int, ...]) -> None:
    """Won or lost, whoever fights a keeper first gains the bonus, and nobody after."""
    t = at_keeper(table, keepers="rematch", first_pass_bonus="vp", first_pass_vp=4).challenge("g1", *dice)
    assert t.vp(0)["first_pass"] == 4
    t.play("end").begin(1, at="g2").challenge("g1", 6, 6)
    assert t.vp(1) == {"keepers": 3}


@pytest.mark.rule("N-71", "N-83")
def test_bonus_die(table: Callable[..., Table]) -> None:
    """The bonus die is used once, before the roll or after it, and does not come from the stock."""
    t = at_keeper(table, first_pass_bonus="die").challenge("g1", 1).play("end")
    assert t.s.bonus_dice.tolist() == [1, 0, 0, 0]
    t.resolve(0, "f6", "a3", "b3", "d3", "c3").begin(0, at="f5").play("move f3, bonus")
    assert (t.s.pool, t.s.stock, t.s.bonus_dice[0]) == (7, 0, 0)
    assert "bonus" not in t.can


@pytest.mark.rule("N-71", "N-83")
def test_bonus_die_after_fixing_with_an_empty_stock(table: Callable[..., Table]) -> None:
    """It is rolled and added even after fixing, and even while the stock is empty."""
    t = table(first_pass_bonus="die").resolve(0, "f6", "a3", "b3", "d3", "c3").give(0, "berserker").begin(0, at="f5")
    t.s.bonus_dice[0] = 1
    t.challenge("f3", 2, 2).play("call berserker")
    assert t.can == ["bonus", "judge"]
    t.play("bonus, six 5")
    assert t.told("lost")[-1][2][1] == 2 + 2 + 2 + 5


@pytest.mark.rule("N-88")
def test_nobody_is_first_at_a_resolved_space(table: Callable[..., Table]) -> None:
    """With open keepers, who comes after the fight descends without a bonus."""
    t = at_keeper(table, keepers="open", first_pass_bonus="die").challenge("g1", 1).play("end")
    t.begin(1, at="g2").play("move g1")
    assert (t.at(1), t.s.bonus_dice.tolist()) == ("f2", [1, 0, 0, 0])


@pytest.mark.rule("N-72")
@pytest.mark.parametrize(("dice", "vp"), [((6, 3), {"keepers": 5}), ((1, 1), {})])
def test_winning_at_a_keeper_pays_more(table: Callable[..., Table], dice: tuple[int, ...], vp: dict[str, int]) -> None:
    """With pass_vp=2 a win at a keeper of 3 VP gains 5, a loss nothing."""
    assert at_keeper(table, pass_vp=2).challenge("g1", *dice).vp(0) == vp


@pytest.mark.rule("N-72")
def test_nidhogg_and_stories_pay_as_ever(table: Callable[..., Table]) -> None:
    """pass_vp is for keepers: Nidhogg, whom nobody gets past, and stories pay what they say."""
    t = table(pass_vp=2).resolve(0, "d1", "d2").begin(0, at="d4").play("roll 4").throw(6, 6, 6, 4)
    assert t.vp(0) == {"nidhogg": 8}
    assert table(pass_vp=2).challenge("g4", 3, 4).vp(0) == {"edda": 3}


@pytest.mark.rule("N-73", "N-93")
def test_a_resolved_space_gives_nothing(table: Callable[..., Table]) -> None:
    """With resolved=none the Urd card is used and gone."""
    t = table(resolved="none").resolve(1, "g4").begin(0).play("move g4")
    assert (t.s.hand[0], t.s.under[0], t.s.spent[0]) == (8, 0, 1)


@pytest.mark.rule("N-93")
def test_divine_interventions_that_are_left(table: Callable[..., Table]) -> None:
    """With resolved=none Nidhogg, and a keeper beaten with rematches, still bring divine interventions."""
    t = table(resolved="none").begin(0, at="d4").play("roll 1").throw(1)
    assert t.s.under[0] == 1
    assert at_keeper(table, resolved="none", keepers="rematch").challenge("g1", 6, 6).s.under[0] == 1


@pytest.mark.rule("N-78")
def test_open_keepers(table: Callable[..., Table]) -> None:
    """A resolved keeper's space lets everybody descend, with an Urd under the Valkyrie, before scouting."""
    t = at_keeper(table, keepers="open").challenge("g1", 1)
    assert t.s.urd[SPACES.index("g1")] == 1
    t.play("end").give(1, "archer").begin(1, at="g2").play("move g1")
    assert (t.at(1), t.s.under[1], t.vp(1)) == ("f2", 1, {})
    assert "hire smith" in t.can
    t.play("end").begin(2, at="c5").resolve(1, "d5").play("move d5")
    assert t.at(2) == "d4"


@pytest.mark.rule("N-78")
def test_other_resolved_spaces_stay_shut(table: Callable[..., Table]) -> None:
    """With open keepers nobody descends from a resolved story."""
    t = table(keepers="open").resolve(1, "g4").begin(0).play("move g4")
    assert t.at(0) == "g4"


# The market


def row(t: Table, *kinds: str) -> Table:
    """Makes the open row consist of these."""
    t.s.stack[:] += t.s.display
    t.s.display[:] = 0
    for kind in kinds:
        t.s.stack[EINHERJAR.index(kind)] -= 1
        t.s.display[EINHERJAR.index(kind)] += 1
    return t


@pytest.mark.rule("N-74")
def test_three_lie_open(table: Callable[..., Table]) -> None:
    """Three Einherjar are drawn, each card as likely as any other; the others lie in a stack."""
    match = registry.definition("nastrond").load(2, scout="market").start(seed=1)
    match.play("take hild")
    match.play("take sigrun")
    while match.state.laid < 48:
        match.play(match.legal()[0].code)
    assert match.actor == NATURE
    assert sorted(weight for _, weight in match.odds()) == [1] * 4 + [2] * 4 + [3] * 7
    t = table(scout="market")
    assert (t.s.display.sum(), t.s.stack.sum()) == (3, 30)


@pytest.mark.rule("N-74", "N-95")
def test_dice_set_aside_pay(table: Callable[..., Table]) -> None:
    """Each die set aside is 1 VP at the roll, won or lost, besides the “+↑” of a card."""
    t = table(scout="market").resolve(0, "a6", "b6").begin(0).play("move g6, roll 1")
    assert t.vp(0) == {"tiwaz": 3}
    t.throw(4)
    assert t.vp(0) == {"tiwaz": 3, "edda": 1 + 3}
    t = table(scout="market").resolve(0, "a6", "b6").begin(0).play("move g6, roll 1").throw(1)
    assert t.vp(0) == {"tiwaz": 3}


@pytest.mark.rule("N-74", "N-90")
def test_dice_set_aside_hire(table: Callable[..., Table]) -> None:
    """With one die aside a cost of 1 can be hired, of whatever layer; nothing is given back."""
    t = row(table(scout="market"), "huscarl", "strategist", "skald").give(0).begin(0).challenge("g4", 1)
    assert t.can_say("hire") == ["huscarl", "skald"]
    t.play("hire huscarl")
    assert t.own(0) == ["huscarl"]


@pytest.mark.rule("N-74", "N-48")
def test_love_in_the_market(table: Callable[..., Table]) -> None:
    """Love lowers the cost there too."""
    t = row(table(scout="market"), "wanderer", "strategist", "twin").grow(0, love=2).begin(0).challenge("g4", 1)
    assert t.can_say("hire") == ["strategist", "twin", "wanderer"]


@pytest.mark.rule("N-74")
def test_give_the_challenge_up(table: Callable[..., Table]) -> None:
    """All dice may be set aside: a failure, with 2 VP for them and a hire of cost 2."""
    t = row(table(scout="market"), "wanderer", "strategist", "archer").begin(0).play("move g4, roll 0")
    assert t.told("lost")[-1][2][1:] == (0, 7)
    assert t.told("gave_up") == [("gave_up", 0, (2,))]
    assert (t.vp(0), t.s.urd[SPACES.index("g4")]) == ({"tiwaz": 2}, 1)
    assert t.can == ["hire archer", "hire strategist", "send archer", "send strategist", "send wanderer", "end"]


@pytest.mark.rule("N-23", "N-74")
def test_no_giving_up_in_the_draft(table: Callable[..., Table]) -> None:
    """Without the market at least one die is rolled."""
    assert "roll 0" not in table().play("move g4").can


@pytest.mark.rule("N-74")
def test_giving_up_at_a_keeper(table: Callable[..., Table]) -> None:
    """Who gives up at a keeper has lost, and descends."""
    t = at_keeper(table, scout="market").play("move g1, roll 0")
    assert t.at(0) == "f2"


@pytest.mark.rule("N-74", "N-89")
def test_send_to_valhalla(table: Callable[..., Table]) -> None:
    """Who hires nobody may send one of the row away for 1 VP; the row is refilled before the next turn."""
    t = row(table(scout="market"), "wanderer", "twin", "archer").begin(0).challenge("g4", 1, 1)
    assert t.can == ["hire archer", "send archer", "send twin", "send wanderer", "end"]
    t.play("send twin")
    assert (t.vp(0), t.s.valhalla[EINHERJAR.index("twin")]) == ({"valhalla": 1}, 1)
    assert (t.match.actor, t.s.seat) == (NATURE, 1)
    assert "reveal twin" not in t.can
    t.play("reveal archer")
    assert (t.match.actor, t.s.display.sum()) == (1, 3)


@pytest.mark.rule("N-74")
def test_nobody_affordable_can_still_be_sent(table: Callable[..., Table]) -> None:
    """If nobody of the row can be hired, one can be sent to Valhalla or left there; it is told that nobody was."""
    t = row(table(scout="market"), "wanderer", "twin", "seer").begin(0).challenge("g4", 1, 1)
    assert t.told("nobody")
    assert t.can == ["send seer", "send twin", "send wanderer", "end"]


@pytest.mark.rule("N-89")
def test_the_stack_runs_out(table: Callable[..., Table]) -> None:
    """Without a stack the row is not refilled; with an empty row nothing is asked."""
    t = table(scout="market")
    t.s.stack[:] = 0
    row(t, "archer").s.stack[:] = 0
    t.begin(0).challenge("g4", 1, 1).play("hire archer")
    assert (t.match.actor, t.s.display.sum()) == (1, 0)
    t.challenge("f1", 1, 1)
    assert t.s.seat == 2


@pytest.mark.rule("N-90")
def test_what_became_of_the_dice_does_not_matter(table: Callable[..., Table]) -> None:
    """A hire of cost 1 is possible although the Skald spent the one Tiwaz."""
    t = row(table(scout="market").give(0), "seer", "twin", "wanderer")
    t.s.own[0, EINHERJAR.index("skald")] = 1
    t.begin(0).challenge("g4", 3).play("call skald")
    assert t.s.tiwaz == 0
    assert t.can_say("hire") == ["seer"]


@pytest.mark.rule("N-90")
def test_market_at_a_resolved_space(table: Callable[..., Table]) -> None:
    """Nothing is set aside there, so only who costs nothing can be hired, or who does so by love."""
    t = row(table(scout="market"), "archer", "seer", "twin").resolve(1, "g4").begin(0).play("move g4")
    assert t.can_say("hire") == ["archer"]
    t = row(table(scout="market"), "archer", "seer", "twin").resolve(1, "g4").grow(0, love=1).begin(0).play("move g4")
    assert t.can_say("hire") == ["archer", "seer"]


# Wisdom, words, and what is refused


@pytest.mark.rule("N-75")
def test_wisdom_rolls_again(table: Callable[..., Table]) -> None:
    """With two wisdoms two dice can be rolled again, or one twice, and no die has eight sides."""
    t = table(wisdom="reroll").grow(0, wisdom=2).begin(0).challenge("g4", 1, 6)
    assert t.can == ["reroll 1", "reroll 6", "judge"]
    t.play("reroll 1, six 2, reroll 2, six 4")
    assert t.told("won")[-1][2][1] == 10


@pytest.mark.rule("N-75")
def test_no_reroll_after_fixing(table: Callable[..., Table]) -> None:
    """A reroll changes dice: after fixing there is none."""
    t = table(wisdom="reroll").grow(0, wisdom=2).give(0, "skald", "berserker").begin(0).challenge("g4", 1)
    t.play("call skald")
    assert t.s.seat == 0
    assert t.told("lost")


@pytest.mark.rule("N-77")
@pytest.mark.parametrize(
    ("name", "language", "term"),
    [("tiwaz", "en", "Tiwaz"), ("glory", "en", "Glory"), ("tiwaz", "ja", "テイワズ"), ("glory", "ja", "威光")],
)
def test_what_the_dice_set_aside_are_called(table: Callable[..., Table], name: str, language: str, term: str) -> None:
    """The option changes the word wherever the dice set aside are spoken of, and nothing else."""
    t = table(name_tiwaz=name, scout="market").play("move g4, roll 1")
    told = [event for event in t.match.events(None) if event.name in {"rolls", "gained"}]
    assert all(term in event.text(language) for event in told)
    assert t.match.game.catalogue(language).say("score-tiwaz") == term
    assert move_text(t.match.game, t.match.history[-1], language)


@pytest.mark.rule("N-77")
def test_the_word_changes_no_rule(table: Callable[..., Table]) -> None:
    """The same moves lead to the same table under both names."""
    moves = "move g4, roll 1, six 3, hire archer"
    states = [table(name_tiwaz=name).play(moves).s.tobytes() for name in ("tiwaz", "glory")]
    assert states[0] == states[1]


@pytest.mark.rule("N-71", "N-92")
@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"rematch_vp": -1}, "rematch_vp counts only with keepers=rematch"),
        ({"rematch_vp": -1, "keepers": "open"}, "rematch_vp counts only with keepers=rematch"),
        ({"first_pass_vp": 2}, "first_pass_vp counts only with first_pass_bonus=vp"),
        ({"first_pass_vp": 2, "first_pass_bonus": "die"}, "first_pass_vp counts only with first_pass_bonus=vp"),
    ],
)
def test_numbers_without_a_say(options: dict[str, Any], sentence: str) -> None:
    """A number that would change nothing is refused with a sentence."""
    with pytest.raises(BadOption, match=sentence):
        registry.definition("nastrond").load(4, **options)


@pytest.mark.rule("N-70", "N-71", "N-72")
def test_the_author_s_next_draft() -> None:
    """draft14 is the author's main line: rematches, a bonus die for the first, 2 VP more for winning."""
    options = registry.definition("nastrond").load(4, "draft14").options
    assert (options["keepers"], options["first_pass_bonus"], options["pass_vp"]) == ("rematch", "die", 2)
