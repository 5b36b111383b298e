"""Each check of the conformance suite can fail: a sound game, broken in one line, is caught by that check."""

# A test may look behind the counter.
# pyright: reportPrivateUsage=false

from __future__ import annotations

import re
import shutil
import sys
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from soan.kernel import BadNotation, Definition, Match, Moves, registry
from soan.kernel.compiled import jit_enabled
from soan.kernel.conformance import (
    Check,
    Finding,
    Sample,
    chances,
    checks,
    examine,
    findings,
    legality,
    parts,
    settings,
)
from soan.kernel.conformance.witness import witness

HUSH = Path(__file__).parent / "hush"
CHECKS = {check.name: check for check in checks()}

RULES, DECLARATIONS, GAME = "rules.py", "declarations.py", "__init__.py"
COUNTER = "import numpy as np\nCALLS = np.zeros(1, np.int64)\n"

SWAP_AND_SHOW = "[H3] 交換：自分のカードを表向きに捨て、\n  新しいカードを裏向きで受け取ります。\n- [H4]"
SHOW_AND_SWAP = "[H4] 公開：自分のカードを表にします。\n- [H3]"

#: check, file, what stands there, what stands there instead, a word of what is said
BROKEN = [
    # Declarations
    ("rule-books-agree", "rulebook.ja.md", "[H6] ", "", "H6"),
    ("rule-books-agree", "rulebook.ja.md", "（未対応：プログラムには顔が見えない）", "", "one language only"),
    ("rule-books-agree", "rulebook.ja.md", "[H5]", "[H8]", "lacks H8"),
    ("rule-books-agree", "rulebook.ja.md", SWAP_AND_SHOW, SHOW_AND_SWAP, "the rule books go apart at [H3] and [H4]"),
    ("rules-are-carried-out", "rulebook.en.md", "(not modelled: the program sees no faces)", "", "H7"),
    ("rules-are-carried-out", RULES, '@rule("H4")', '@rule("H4", "H9")', "H9"),
    ("rules-are-carried-out", RULES, '@rule("H4")', '@rule("H4", "H7")', "not modelled, but show"),
    ("rules-are-carried-out", DECLARATIONS, 'rule="H3"', 'rule="H33"', "H33"),
    ("luck-is-natures", RULES, "    s.step = DEALING\n\n", "    s.seat = below(s.deck, r.players)\n\n", "below"),
    ("luck-is-natures", RULES, "    s.step = DEALING\n\n", "    s.seat = int(time() * 10) % 2\n\n", "clock"),
    ("luck-is-natures", RULES, "    s.step = DEALING\n\n", "    s.seat = randrange(2)\n\n", "luck"),
    ("luck-is-natures", RULES, "    s.step = DEALING\n\n", "    s.seat = np.random.randint(2)\n\n", "setup has luck"),
    ("first-variant-is-the-draft", DECLARATIONS, 'Variant("plain")', 'Variant("plain", bonus=2)', "bonus"),
    ("options-can-be-chosen", DECLARATIONS, 'options["worth"]}',
     'options["worth"][: 1 + 9 // options["bonus"]]}', "bonus=0"),
    ("options-can-be-chosen", DECLARATIONS, "3, high=9)", "3, high=8)", "worth"),
    ("numbers-are-whole", RULES, "    s.step = DEALING\n\n", "    s.left = s.left * 1.5\n\n", "setup: 1.5 is no"),
    ("numbers-are-whole", RULES, "    s.step = DEALING\n\n", "    s.left = s.left / 2\n\n", "write //, which"),
    ("numbers-are-whole", RULES, "    s.step = DEALING\n\n", "    s.left /= 2\n\n", "write //=, which rounds down"),
    ("numbers-are-whole", RULES, "    s.step = DEALING\n\n", "    s.left = HALF\n\nHALF = 0.5\n", "HALF is no whole"),
    ("notation-reads-back", DECLARATIONS, '"middle"', '"Middle"', "Middle"),
    ("words-are-complete", "text.ja.ftl", "move-stand = 待つ\n", "", "move-stand"),
    ("words-are-complete", "text.en.ftl", "drops { $card }", "drops { $cart }", "cart"),
    ("words-are-complete", "text.en.ftl", "card-hidden = a card\n", "", "card-hidden"),
    ("no-words-are-left-over", "text.en.ftl", "move-stand", "move-sit = Sit\nmove-stand", "move-sit"),
    ("words-are-in-both-languages", "text.ja.ftl", "move-stand", "page-you = あなた\nmove-stand", "page-you"),
    # Chance
    ("weights-are-possible", RULES, "weights[card] = s.deck[card]", "weights[card] = s.deck[card] - 2", "negative"),
    ("weights-are-possible", RULES, "weights[card] = s.deck[card]", "weights[card] = 0", "add up to 0"),
    ("weights-are-possible", RULES, "weights[card] = s.deck[card]", "weights[card] = 30000", "90000"),
    ("weights-are-possible", RULES, "weights[card] = s.deck[card]", "weights[card + 1] = s.deck[card]", "beyond"),
    ("weights-are-possible", RULES, "return DEAL.number, s.seat", "return SWAP.number, s.seat", "no move of NATURE"),
    ("weights-are-possible", RULES, "return DEAL.number, s.seat", "return DEAL.number, 2", "for seat 2"),
    ("weights-are-possible", RULES, "weights[card] = s.deck[card]",
     "CALLS[0] += 1\n        weights[card] = CALLS[0]", "again"),
    # Endings
    ("games-end", GAME, "longest=40", "longest=3", "longest"),
    # What may be said
    ("legal-is-well-formed", RULES, "    return n + 1\n", "    return 0\n", "nothing"),
    ("legal-is-well-formed", RULES, "out[n] = code(SHOW)", "out[n] = code(STAND)", "twice: stand"),
    ("legal-is-well-formed", RULES, "out[n] = code(SHOW)", "out[n] = code(DEAL, 1)", "no seat can say"),
    ("legal-is-accepted", RULES, "    s.gone[card] += 1\n", "    s.gone[card] += 4\n", "after 'swap'"),
    ("legal-is-accepted", RULES, "    s.gone[card] += 1\n", "", "cards"),
    # Repetition
    ("replays-repeat", RULES, "    s.turns += 1\n",
     "    CALLS[0] += 1\n    s.left = CALLS[0] % 10\n    s.turns += 1\n", "another table"),
    ("replays-repeat", RULES, "    tell(log, DROPPED, s.seat, card)",
     "    CALLS[0] += 1\n    tell(log, DROPPED, s.seat, CALLS[0] % 3)", "another story"),
    ("silence-changes-nothing", RULES, "    s.open[s.seat] = 1\n",
     "    s.open[s.seat] = log.shape[0] > 0\n", "listens"),
    # Secrets
    ("hidden-things-do-not-show", RULES, "if not s.open[s.seat]:",
     "if s.hand[(s.seat + 1) % r.players] > 1:", "from legal"),
    ("hidden-things-do-not-show", RULES, "return s.seat if s.step", "return s.deck[0] % 2 if s.step", "who is to act"),
    ("hidden-things-do-not-show", DECLARATIONS, 'was shown", SEATS',
     'was shown", SEATS, see=nobody', "sees of hand"),
    ("views-say-what-is-legal", RULES, "r.swaps and s.left > 0",
     "r.swaps and s.deck.sum() > 0", "other legal actions"),
    ("views-say-what-is-legal", RULES, "return s.seat if s.step", "return s.seat if s.deck.sum() and s.step", "actor"),
    ("events-tell-no-secrets", DECLARATIONS, "CARD.seen_by(owner)", "CARD", "deal"),
    ("events-tell-no-secrets", RULES, "tell(log, SHOWED, s.seat, s.hand[s.seat] - 1)",
     "tell(log, SHOWED, s.seat, s.hand[1 - s.seat] - 1)", "the events of 'show' tell"),
    ("secret-moves-leave-no-trace", DECLARATIONS, "3, high=3, see=nobody", "3, high=3", "deal"),
    ("redeals-fit", RULES, "            s.hand[other] = card + 1\n", "", "cards"),
    ("redeals-fit", RULES, "            s.hand[other] = card + 1\n",
     "            s.hand[other] = card + 4\n", "range"),
    ("redeals-fit", RULES, "            s.hand[other] = card + 1\n",
     "            s.hand[other] = card + 1\n            s.left = 9\n", "sees"),
    ("redeals-reach-the-truth", RULES, "left = below(rng, s.deck.sum())", "left = 0", "never the true one"),
    # Standing
    ("rules-run", RULES, "    s.turns += 1\n", "    s.turns += 1 // s.turns\n", "divide by zero"),
    ("rules-run", RULES, "    s.turns += 1\n", "    s.turns += 32767\n", "rules.py"),
    ("ranges-hold", DECLARATIONS, '"turns ended", high=9', '"turns ended", high=1', "turns"),
    ("components-are-conserved", RULES, "    s.gone[card] += 1\n", "", "became"),
    ("setup-is-fixed", RULES, "    s.step = DEALING\n\n",
     "    CALLS[0] += 1\n    s.left = CALLS[0] % 10\n\n", "second time"),
    ("actors-exist", RULES, "return s.seat if s.step", "return s.seat + 3 if s.step", "actor gives"),
    ("looking-changes-nothing", RULES, "    if item == 1:\n",
     "    s.turns = 0\n    if item == 1:\n", "points of seat 0"),
    ("scores-add-up", RULES, "return r.bonus * s.open[seat]", "CALLS[0] += 1\n        return CALLS[0]", "add up"),
    # Story
    ("events-are-as-declared", RULES, "tell(log, DROPPED, s.seat, card)",
     "tell(log, DROPPED, s.seat, card + 3)", "goes from 0 to 2"),
    ("events-are-as-declared", RULES, "tell(log, DROPPED, s.seat, card)", "tell(log, DROPPED, 3, card)", "seats 0 to"),
    ("rules-run", RULES, "tell(log, DROPPED, s.seat, card)", "tell(log, 3, s.seat, card)", "event number 3"),
    ("events-are-as-declared", RULES, "    tell(log, DROPPED",
     "    for _ in range(200):\n        tell(log, DROPPED", "lost"),
    ("everything-can-be-said", "text.en.ftl", "Show the card", "Stand", "read alike"),
    ("everything-can-be-said", "text.ja.ftl", "move-stand = 待つ\n", "", "move-stand"),
    ("everything-can-be-said", "text.ja.ftl", "event-showed", "event-shewed", "event-showed"),
]  # fmt: skip

#: The same, of checks that compare with compiled rules.
BROKEN_COMPILED = [
    ("numbers-stay-fixed", RULES, "    s.turns += 1\n", "    r.bonus = 3\n    s.turns += 1\n", "bonus"),
    ("twins-agree", RULES, "return r.bonus * s.open[seat]", "return big() % 7", "points"),
    ("twins-agree", RULES, "    s.turns += 1\n", "    s.turns += 1\n    s.left = big() % 7\n", "another table"),
    ("games-end", RULES, "    for card in range(3):\n",
     "    s.deck[:] = r.copies\n    for card in range(3):\n", "make no arrays"),
    ("games-end", RULES, "    s.turns += 1\n",
     "    s.turns += len(str(s.turns))\n", "cannot be compiled: rules.py, line"),
]  # fmt: skip

#: No two of the broken games may have the same name.
NUMBERS = count()

HEAD = '''
import numpy as np
from random import randrange
from time import time
CALLS = np.zeros(1, np.int64)

@rule
def big():
    """A number that needs more than 64 bits."""
    number = 1
    for _ in range(6):
        number *= 10_000
    return number

@rule("H1")
def setup('''


@pytest.fixture(autouse=True)
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for broken games, with a cache of its own; nothing of it stays in this process."""
    monkeypatch.setattr(sys, "path", sys.path.copy())
    monkeypatch.setenv("SOAN_CACHE", str(tmp_path / "cache"))
    return tmp_path


def broken(desk: Path, file: str, there: str, instead: str) -> Definition:
    """A copy of the game with one passage replaced."""
    folder = desk / f"hush_{next(NUMBERS)}"
    shutil.copytree(HUSH, folder, ignore=shutil.ignore_patterns("__pycache__"))
    rules = (folder / RULES).read_text("utf-8")
    (folder / RULES).write_text(rules.replace('@rule("H1")\ndef setup(', HEAD.lstrip(), 1), "utf-8")
    text = (folder / file).read_text("utf-8")
    assert text.count(there) >= 1, f"{there!r} is not in {file}"
    (folder / file).write_text(text.replace(there, instead, 1), "utf-8")
    return registry.definition_in(folder)


def found(check: Check, definition: Definition, **options: Any) -> list[Finding]:
    """What a check finds in a few games for two."""
    game = definition.load(2, **options)
    return findings(check, Sample(game, 6, seed=1) if check.plays else definition)


def case(broken_game: tuple[str, ...]) -> Any:
    """A parameter with a readable id."""
    name, *_, word = broken_game
    return pytest.param(*broken_game, id=f"{name}-{word.replace(' ', '-')}")


@pytest.mark.parametrize(("name", "file", "there", "instead", "word"), list(map(case, BROKEN)))
def test_a_broken_game_is_caught(
    desk: Path, monkeypatch: pytest.MonkeyPatch, name: str, file: str, there: str, instead: str, word: str
) -> None:
    """The check finds what was broken, and says so."""
    monkeypatch.setenv("SOAN_JIT", "0")
    messages = [finding.message for finding in found(CHECKS[name], broken(desk, file, there, instead))]
    assert messages
    assert word in messages[0]


@pytest.mark.skipif(not jit_enabled(), reason="compares with compiled rules")
@pytest.mark.parametrize(("name", "file", "there", "instead", "word"), list(map(case, BROKEN_COMPILED)))
def test_a_broken_game_is_caught_compiled(
    desk: Path, name: str, file: str, there: str, instead: str, word: str
) -> None:
    """The check finds what differs between interpreted and compiled rules, and says so."""
    definition = broken(desk, file, there, instead)
    messages = [finding.message for finding in found(CHECKS[name], definition)]
    assert messages
    assert word in messages[0]


def test_a_kernel_that_takes_any_move_is_caught(desk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Moves that are not legal and yet accepted are found."""

    def play(match: Match, move: int | str, seat: int | None = None) -> None:
        match._carry_out(match._read(move))

    monkeypatch.setattr(Match, "play", play)
    (finding,) = found(CHECKS["illegal-is-refused"], registry.definition_in(HUSH))
    assert "is accepted" in finding.message


def test_a_refused_move_that_changes_something_is_caught(desk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A refusal that leaves a trace is found."""
    refusal = Match._refusal

    def leave_a_trace(match: Match, *arguments: Any) -> str:
        match.history.append(0)
        return refusal(match, *arguments)

    monkeypatch.setattr(Match, "_refusal", leave_a_trace)
    (finding,) = found(CHECKS["illegal-is-refused"], registry.definition_in(HUSH))
    assert finding.message == "a refused move changed something"


def test_the_wrong_error_is_caught(desk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A refusal with another error than its own is found."""
    monkeypatch.setattr(legality, "GameOver", BadNotation)
    (finding,) = found(CHECKS["illegal-is-refused"], registry.definition_in(HUSH))
    assert "is refused with GameOver, not BadNotation" in finding.message


def test_notation_that_reads_as_something_else_is_caught(desk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two codes that read back as the same one are found."""

    def read(moves: Moves, text: str) -> int:
        return 0

    monkeypatch.setattr(Moves, "read", read)
    (finding,) = found(CHECKS["notation-reads-back"], registry.definition_in(HUSH))
    assert finding.message == "code 1 is written 'deal middle', which reads as 0"


def test_a_breakdown_that_does_not_add_up_is_caught(desk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Points that are shown and not scored are found."""

    def breakdown(match: Match) -> list[dict[str, int]]:
        return [{"card": 7}] * match.game.players

    monkeypatch.setattr(Match, "breakdown", breakdown)
    (finding,) = found(CHECKS["scores-add-up"], registry.definition_in(HUSH))
    assert finding.message == "the breakdown [{'card': 7}, {'card': 7}] does not add up to (0, 0)"


def test_ranks_that_do_not_follow_are_caught(desk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ranks that scores and tiebreaks do not bear out are found."""
    monkeypatch.setattr(Match, "ranks", (2, 1))
    (finding,) = found(CHECKS["scores-add-up"], registry.definition_in(HUSH))
    assert finding.message == "ranks (2, 1), but scores and tiebreaks say (1, 1)"


class Forged:
    """An engine that gives a function of ours in place of every loop."""

    def __init__(self, forged: Any) -> None:
        self.forged = forged

    def entry(self, loop: object) -> Any:  # noqa: ARG002 - whatever is asked for
        """The function of ours."""
        return self.forged


def test_an_engine_that_writes_into_the_numbers_is_caught(desk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Machine code can write what Python may not; it is found by looking afterwards."""

    def random_games(parameters: Any, *_: Any) -> None:
        parameters.flags.writeable = True
        parameters["bonus"] = 3

    sample = Sample(registry.definition_in(HUSH).load(2), 1, seed=1)

    def engine(definition: Definition, *, compiled: bool) -> Forged:
        return Forged(random_games)

    monkeypatch.setattr(Definition, "engine", engine)
    (finding,) = findings(CHECKS["numbers-stay-fixed"], sample)
    assert finding.message == "the rules write into r: bonus"


def test_an_engine_that_plays_otherwise_is_caught(desk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A single number that differs is found, with the move before it."""
    definition = registry.definition_in(HUSH)
    sample = Sample(definition.load(2), 1, seed=1)
    right = definition.engine(compiled=False)
    honest = right.entry(witness)

    def forged(parameters: Any, codes: Any, key: Any, said: Any) -> None:
        honest(parameters, codes, key, said)
        said.scored[2, 0, 2] = 9

    def engine(definition: Definition, *, compiled: bool) -> Any:
        return Forged(forged) if compiled else right

    monkeypatch.setattr(Definition, "engine", engine)
    (finding,) = findings(CHECKS["twins-agree"], sample)
    assert finding.message == "compiled, points, tiebreak, scores or ranks differ"
    assert len(finding.moves) == 2


def test_words_of_the_page_are_asked_for(desk: Path) -> None:
    """What `board.html` and `view.py` name must have words, and words for the page must be named by one of them."""
    folder = desk / "hush_with_a_page"
    shutil.copytree(HUSH, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "static" / "deep").mkdir(parents=True)
    (folder / "board.html").write_text(
        """<p>{{ t("page-title") }} {{ t('card-low') }} {{ t("card-none", count=1) }} {{ t("page-seat-" ~ n) }}</p>""",
        "utf-8",
    )
    (folder / "view.py").write_text('TURN = "page-turn"\n', "utf-8")
    (folder / "static" / "deep" / "icon.svg").write_text("page-icon", "utf-8")
    for language in ("en", "ja"):
        with (folder / f"text.{language}.ftl").open("a", encoding="utf-8") as file:
            file.write("page-title = { $count } { page-inner }\npage-inner = x\npage-seat-1 = y\npage-old = z\n")
    definition = registry.definition_in(folder)
    (missing,) = findings(CHECKS["words-are-complete"], definition)
    (unused,) = findings(CHECKS["no-words-are-left-over"], definition)
    assert missing.message in {f"text.en.ftl has no words for {key}" for key in ("card-none", "page-turn")}
    assert missing.others == 3
    assert unused.message == "text.en.ftl: nothing asks for page-old; remove it"
    assert unused.others == 1


def test_copies_that_share_are_caught(desk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A copy that is no copy is found."""
    sample = Sample(registry.definition_in(HUSH).load(2), 1, seed=1)

    def copy(match: Match) -> Match:
        return match

    monkeypatch.setattr(Match, "copy", copy)
    (finding,) = findings(CHECKS["copies-go-their-own-way"], sample)
    assert finding.message == "a move made on a copy changes the original"


def test_a_copy_that_differs_is_caught(desk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A copy that forgets something is found."""
    sample = Sample(registry.definition_in(HUSH).load(2), 1, seed=1)

    def copy(match: Match) -> Match:
        return match.game.start()

    monkeypatch.setattr(Match, "copy", copy)
    (finding,) = findings(CHECKS["copies-go-their-own-way"], sample)
    assert finding.message == "a copy differs from its original"


def test_loaded_dice_are_caught(desk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Outcomes that come more often than their weight says are found, and those that have none."""

    def draw(sample: Sample, position: object) -> list[int]:
        return [0] * chances.DRAWS

    monkeypatch.setattr(chances, "_draw", draw)
    (finding,) = found(CHECKS["luck-follows-weights"], registry.definition_in(HUSH))
    assert "'deal low' has weight 40.00%, but came 500 times in 500 draws" in finding.message


def test_a_sound_game_passes(desk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is found in the game that the others were made from; every part of the work is told of."""
    monkeypatch.setenv("SOAN_JIT", "0")
    told: list[str] = []
    sound = registry.definition_in(HUSH)
    assert list(examine(sound, games=3, told=told.append)) == []
    assert len(told) == parts(sound)
    assert len(settings(sound)) == 4


def test_one_check_can_be_run_alone(desk: Path) -> None:
    """``only`` leaves the other checks out."""
    told: list[str] = []
    sound = registry.definition_in(HUSH)
    assert list(examine(sound, only=["ranges-hold"], told=told.append)) == []
    assert len(told) == parts(sound, ["ranges-hold"]) == 4


@pytest.mark.parametrize(
    ("file", "there", "instead", "name", "said"),
    [
        (RULES, "if not s.open[s.seat]", "if not s.opne[s.seat]", "rules-run", r"no field 'opne' .* mean 'open'\?"),
        (RULES, "    s.step = DEALING\n\n", "    s.stp = DEALING\n\n", "rules-run", "no field 'stp' .* mean 'step'"),
        (
            RULES,
            "    return n + 1\n",
            "    return 0\n",
            "rules-run",
            "legal returns 0: the seat that is to act can say no",
        ),
        ("text.ja.ftl", "move-stand = ", "move-stand { ", "words-are-complete", "text.ja.ftl: cannot be read"),
    ],
)
def test_one_mistake_is_told_once(
    desk: Path, monkeypatch: pytest.MonkeyPatch, file: str, there: str, instead: str, name: str, said: str
) -> None:
    """A slip that stops everything is one finding of one check in each setting, and progress goes on."""
    monkeypatch.setenv("SOAN_JIT", "0")
    definition = broken(desk, file, there, instead)
    told: list[str] = []
    found = list(examine(definition, games=1, told=told.append))
    assert {finding.check for finding in found} == {name}
    assert len(found) == len({finding.setting for finding in found})
    assert re.search(said, found[0].message)
    assert len(told) == parts(definition)


def test_every_check_is_shown_to_fail() -> None:
    """No check is in the suite that nothing was broken for."""
    elsewhere = {"illegal-is-refused", "copies-go-their-own-way", "luck-follows-weights"}
    assert {row[0] for row in (*BROKEN, *BROKEN_COMPILED)} | elsewhere == set(CHECKS)


def test_a_finding_reads_as_a_paragraph() -> None:
    """It says the check, the game and its setting, what is wrong, and how to come there."""
    finding = Finding("ranges-hold", "hush", "--players 2", "too many", ("swap", "deal low"), others=3)
    assert str(finding) == "ranges-hold: hush --players 2: too many (and 3 more like it)\n  after: swap, deal low"
    assert str(Finding("words", "hush", "", "none")) == "words: hush: none"


def test_the_shortest_way_is_shown(desk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of all games in which something goes wrong, the one with the fewest moves is told."""
    monkeypatch.setenv("SOAN_JIT", "0")
    definition = broken(desk, DECLARATIONS, '"turns ended", high=9', '"turns ended", high=1')
    (finding,) = found(CHECKS["ranges-hold"], definition)
    assert len(finding.moves) == 4
    assert finding.others > 0
