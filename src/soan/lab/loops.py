"""Whole games played by bots, written once against :mod:`soan.kernel.names`."""

from __future__ import annotations

from typing import Any, NamedTuple

from numpy import int64

from soan.bots.decide import decide
from soan.bots.desk import RANDOM
from soan.kernel.loops import LUCK_OF_BOTS, LUCK_OF_NATURE, cut, draw, rank
from soan.kernel.luck import below, mix
from soan.kernel.moves import NATURE, OVER
from soan.kernel.names import LONGEST, actor, apply, legal, setup
from soan.kernel.rule import loop

#: The states that a game is played with: none yet, the truth, what a seat sees, and room for what may be.
BLANK, TRUTH, SEEN, MAYBE = range(4)
STATES = 4
#: What stands for the number of decisions when a bot said what is not legal.
ILLEGAL = -1


class Stage(NamedTuple):
    """The arrays that games are played in, one after another.

    Attributes:
        states: array of STATES records, all zero.
        halves: the same memory as an int16 array ``(STATES, n)``.
        counts: int64 array ``(kinds, SEATS)``: how often NATURE drew what for whom.
        dealer: array of one desk: what is legal at the table, NATURE's draws, random choices and the standings.
        desks: array of one desk: where bots think.
        nodes: array of NODE, room for their search trees.
    """

    states: Any
    halves: Any
    counts: Any
    dealer: Any
    desks: Any
    nodes: Any


class Columns(NamedTuple):
    """What is written down of a batch of games, one row each.

    Attributes:
        entrants: int64 array ``(games, SEATS)``, given: which of the plans sits where.
        scores, ranks: int64 arrays ``(games, SEATS)``.
        lengths: int64 array ``(games, 2)``: decisions of seats (ILLEGAL if a bot said what is not legal), draws of
            NATURE.
        moves: int32 array ``(games, n)``: the codes that were said and drawn, the first ``n``.
    """

    entrants: Any
    scores: Any
    ranks: Any
    lengths: Any
    moves: Any


@loop
def bots_games(parameters: Any, plans: Any, seed: Any, first: int, columns: Any, stage: Any) -> None:
    """Plays a batch of games.

    Args:
        parameters: array of one parameter record.
        plans: PLAN array, one for each entrant.
        seed: of the simulation; game ``g`` depends on ``(seed, g)`` and on who plays.
        first: the number of the first game.
        columns: what to write down.
        stage: what to play in.
    """
    r = parameters[0]
    dealer = stage.dealer[0]
    for game in range(len(columns.lengths)):
        key = mix(seed, LUCK_OF_BOTS, first + game)
        luck = mix(seed, LUCK_OF_NATURE, first + game)
        decisions, draws = bots_game(parameters, plans, columns.entrants[game], key, luck, columns.moves[game], stage)
        columns.lengths[game, 0] = decisions
        columns.lengths[game, 1] = draws
        rank(r, stage.states[TRUTH], r.players, dealer.scores, dealer.ranks)
        columns.scores[game] = dealer.scores
        columns.ranks[game] = dealer.ranks


@loop
def bots_game(parameters, plans, seated, key, luck, moves, stage):
    """Plays one game from its beginning to its end.

    Args:
        parameters, plans, stage: as for :func:`bots_games`.
        seated: which plan sits where.
        key: root of the bots' luck.
        luck: root of NATURE's.
        moves: is filled with the moves.

    Returns:
        How many decisions the seats made (or ILLEGAL), and how many draws NATURE made. The game is over if their sum
        is below LONGEST.
    """
    r = parameters[0]
    dealer = stage.dealer[0]
    stage.states[TRUTH] = stage.states[BLANK]
    s = stage.states[TRUTH]
    stage.counts[:] = 0
    dealer.rng[0] = mix(key, 0, 0)
    dealer.rng[1] = 0
    decisions = 0
    draws = 0
    setup(r, s)
    who = actor(r, s)
    while who != OVER and decisions + draws < LONGEST:
        if who == NATURE:
            action = draw(r, s, dealer.weights, stage.counts, luck)
            draws += 1
        else:
            n = legal(r, s, dealer.out)
            action = answer(parameters, plans[seated[who]], who, n, mix(key, 1 + who, decisions), stage)
            if not among(action, dealer.out, n):
                return ILLEGAL, draws
            decisions += 1
        if decisions + draws <= len(moves):
            moves[decisions + draws - 1] = action
        apply(r, s, action, dealer.log)
        who = actor(r, s)
    return decisions, draws


@loop
def answer(parameters, plan, seat, n, key, stage):
    """The move that a bot makes; what it is given is cut from the truth, unless it would not look at it anyway.

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
    if plan.kind == RANDOM:
        return int64(dealer.out[below(dealer.rng, n)])
    stage.states[SEEN] = stage.states[TRUTH]
    cut(stage.halves[SEEN], seat)
    return decide(parameters, stage.states[SEEN:], plan, key, stage.desks[0], stage.nodes)


@loop
def among(action, out, n):
    """Tells whether an action is one of the first ``n``."""
    for i in range(n):
        if out[i] == action:
            return True
    return False
