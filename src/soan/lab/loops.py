"""Whole games played by bots, written once against :mod:`soan.kernel.names`."""

from __future__ import annotations

from typing import Any, NamedTuple

from numpy import int64

from soan.bots.decide import decide
from soan.bots.desk import OUTSIDE, RANDOM
from soan.kernel.loops import LUCK_OF_BOTS, LUCK_OF_NATURE, cut, draw, rank
from soan.kernel.luck import below, mix
from soan.kernel.moves import NATURE, OVER
from soan.kernel.names import LONGEST, actor, apply, legal, setup
from soan.kernel.rule import loop

#: The states that a game is played with: none yet, the truth, what a seat sees, and room for what may be.
BLANK, TRUTH, SEEN, MAYBE = range(4)
STATES = 4
#: Why a game does not go on by itself: it is over or given up, or a bot said what is not legal. (A seat: it is asked.)
ENDED, ILLEGAL = -1, -2
#: What a seat that is asked has not said yet.
NOTHING = -1


class Stage(NamedTuple):
    """The arrays that games are played in, one after another.

    Attributes:
        states: array of STATES records, all zero.
        halves: the same memory as an int16 array ``(STATES, n)``.
        counts: int64 array ``(kinds, SEATS)``: how often NATURE drew what for whom.
        made: int64 array of two: decisions of the seats and draws of NATURE so far.
        dealer: array of one desk: what is legal at the table, NATURE's draws, random choices and the standings.
        desks: array of one desk: where bots think.
        nodes: array of NODE, room for their search trees.
    """

    states: Any
    halves: Any
    counts: Any
    made: Any
    dealer: Any
    desks: Any
    nodes: Any


class Columns(NamedTuple):
    """What is written down of a batch of games, one row each.

    Attributes:
        entrants: int64 array ``(games, SEATS)``, given: which of the plans sits where.
        scores, ranks: int64 arrays ``(games, SEATS)``.
        lengths: int64 array ``(games, 2)``: decisions of seats, draws of NATURE. The game is over if their sum is below
            LONGEST.
        moves: int32 array ``(games, n)``: the codes that were said and drawn, the first ``n``.
    """

    entrants: Any
    scores: Any
    ranks: Any
    lengths: Any
    moves: Any


@loop
def bots_games(parameters: Any, plans: Any, seed: Any, first: int, columns: Any, stage: Any) -> int:
    """Plays a batch of games; no bot is OUTSIDE.

    Args:
        parameters: array of one parameter record.
        plans: array of records, one for each entrant; see :func:`soan.bots.desk.make_plan`.
        seed: of the simulation; game ``g`` depends on ``(seed, g)`` and on who plays.
        first: the number of the first game.
        columns: what to write down.
        stage: what to play in.

    Returns:
        ENDED; or ILLEGAL as soon as a bot says what is not legal.
    """
    for row in range(len(columns.lengths)):
        begin(parameters, seed, first + row, stage)
        end = go_on(parameters, plans, seed, first + row, NOTHING, columns, row, stage)
        if end != ENDED:
            return end
    return ENDED


@loop
def begin(parameters: Any, seed: Any, game: int, stage: Any) -> None:
    """Lays out the table for a game."""
    stage.states[TRUTH] = stage.states[BLANK]
    stage.counts[:] = 0
    stage.made[:] = 0
    dealer = stage.dealer[0]
    dealer.rng[0] = mix(mix(seed, LUCK_OF_BOTS, game), 0, 0)
    dealer.rng[1] = 0
    setup(parameters[0], stage.states[TRUTH])


@loop
def go_on(parameters: Any, plans: Any, seed: Any, game: int, said: int, columns: Any, row: int, stage: Any) -> int:
    """Plays a game to its end, or until a bot that is OUTSIDE must decide.

    Args:
        parameters, plans, seed, columns, stage: as for :func:`bots_games`.
        game: its number.
        said: what the bot that was asked said; NOTHING at the beginning of a game.
        row: where to write it down.

    Returns:
        The seat that must be asked, with what it sees in ``stage.states[SEEN]``; otherwise ENDED or ILLEGAL.
    """
    r = parameters[0]
    s = stage.states[TRUTH]
    dealer = stage.dealer[0]
    luck = mix(seed, LUCK_OF_NATURE, game)
    key = mix(seed, LUCK_OF_BOTS, game)
    moves = columns.moves[row]
    who = actor(r, s)
    while who != OVER and stage.made[0] + stage.made[1] < LONGEST:
        if who == NATURE:
            action = draw(r, s, dealer.weights, stage.counts, luck)
            stage.made[1] += 1
        else:
            n = legal(r, s, dealer.out)
            plan = plans[columns.entrants[row, who]]
            if said != NOTHING:
                action = said
                said = NOTHING
            elif plan.kind == OUTSIDE and n > 1:
                see(who, stage)
                return who
            else:
                action = answer(parameters, plan, who, n, mix(key, 1 + who, stage.made[0]), stage)
            if not among(action, dealer.out, n):
                return ILLEGAL
            stage.made[0] += 1
        if stage.made[0] + stage.made[1] <= len(moves):
            moves[stage.made[0] + stage.made[1] - 1] = action
        apply(r, s, action, dealer.log)
        who = actor(r, s)
    write_down(r, s, columns, row, stage)
    return ENDED


@loop
def see(seat, stage):
    """Cuts what a seat sees from the truth, for a bot that must not see more."""
    stage.states[SEEN] = stage.states[TRUTH]
    cut(stage.halves[SEEN], seat)


@loop
def answer(parameters, plan, seat, n, key, stage):
    """The move that a bot makes. It sees what its seat sees, unless it would not look anyway.

    Args:
        parameters, stage: as for :func:`bots_games`.
        plan: how the bot decides.
        seat: where it sits.
        n: how many moves are legal; they lie on the dealer's desk.
        key: root of its luck for this decision.
    """
    dealer = stage.dealer[0]
    if n == 1:
        return int64(dealer.out[0])
    if plan.kind == RANDOM and not plan.wishful:
        return int64(dealer.out[below(dealer.rng, n)])
    see(seat, stage)
    return decide(parameters, stage.states[SEEN:], plan, key, stage.desks[0], stage.nodes)


@loop
def among(action, out, n):
    """Tells whether an action is one of the first ``n``."""
    for i in range(n):
        if out[i] == action:
            return True
    return False


@loop
def write_down(r, s, columns, row, stage):
    """How a game ended."""
    dealer = stage.dealer[0]
    rank(r, s, r.players, dealer.scores, dealer.ranks)
    for seat in range(r.players):
        columns.scores[row, seat] = dealer.scores[seat]
        columns.ranks[row, seat] = dealer.ranks[seat]
    columns.lengths[row, 0] = stage.made[0]
    columns.lengths[row, 1] = stage.made[1]
