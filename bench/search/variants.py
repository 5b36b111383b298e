"""Other ways to search than the one in :mod:`soan.bots.search`, to be measured against it.

Each is that search with one thing done otherwise; a recipe says which. With a blank recipe it makes the same decisions
as Soan's own. What a variant does not change it calls from there.

Sources:
    closed, widening: Couetoux, Hoock, Sokolovska, Teytaud, Bonnard: "Continuous upper confidence trees", LION 2011.
    amaf: Gelly, Silver: "Monte-Carlo tree search and rapid action value estimation in computer Go", Artificial
        Intelligence 175 (2011), with the hand-made schedule of its section 4.2.
    mast: Finnsson, Björnsson: "Simulation-based approach to general game playing", AAAI 2008, greedy as in Tak,
        Winands, Björnsson: "N-grams and the last-good-reply policy applied in general game playing", TCIAIG 4 (2012).
    reply: Baier, Drake: "The power of forgetting: improving the last-good-reply policy in Monte Carlo Go", TCIAIG 2
        (2010), replies to one move, with forgetting.
    horizon: Lorentz: "Amazons discover Monte-Carlo", CG 2008.
    history: Nijssen, Winands: "Enhancements for multi-player Monte-Carlo tree search", CG 2010.
    urgency: Gelly, Wang: "Exploration exploitation in Go: UCT for Monte-Carlo Go", NIPS 2006.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy import int64

from soan.bots.desk import make_desk, make_tree
from soan.bots.search import NONE, TREE, add, clear, count, fall, judge, preferred, root_log, untried
from soan.bots.wishes import narrow
from soan.kernel.luck import below, mix
from soan.kernel.moves import NATURE, OVER
from soan.kernel.names import LONGEST, SEATS, actor, apply, legal, redeal
from soan.kernel.rule import loop

if TYPE_CHECKING:
    from collections.abc import Mapping

    from soan.kernel import Definition

#: The numbers of a recipe, all zero for Soan's own search.
RECIPE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("closed", "i8"),  # 1: what NATURE draws is a node of the tree
                ("nodes_for_forced", "i8"),  # 1: a move without a choice is a node of the tree
                ("horizon", "i8"),  # a playout is cut after so many moves and judged as it stands; 0: never
                ("widening", "f8"),  # a node has at most widening * sqrt(visits) children; 0: no limit
                ("amaf", "f8"),  # visits at which the mean of "all moves as first" counts as much as the own; 0: not
                ("mast", "f8"),  # how often a playout's move is the one with the best mean so far; 0: never
                (
                    "history",
                    "f8",
                ),  # weight of a move's mean in the whole search in the bound of its nodes; 0: none
                ("reply", "f8"),  # how often a playout's move is the last good reply; 0: never
                ("urgency", "f8"),  # the bound of an untried move; 0: it is tried before all others
            ],
            align=True,
        ),
    )
)
#: What no reply is known to.
UNKNOWN = -1


class Room(NamedTuple):
    """What a variant thinks with, and in.

    Attributes:
        plan: array of one, as :func:`soan.bots.desk.make_plan` makes it.
        recipe: array of one RECIPE.
        desk: array of one, as :func:`soan.bots.desk.make_desk` makes it.
        nodes: array of NODE.
        notes: array of one, as :func:`make_notes` makes it.
        first: float64 ``(nodes, 2)``: by node, the utilities of the iterations in which its move was made somewhere
            below its parent, summed, and their number.
    """

    plan: Any
    recipe: Any
    desk: Any
    nodes: Any
    notes: Any
    first: Any


def furnish(definition: Definition, plan: Any, recipe: Mapping[str, float], nodes: int) -> Room:
    """A room for a game.

    Args:
        definition: of the game.
        plan: array of one.
        recipe: what is done otherwise: fields of RECIPE.
        nodes: the most that its tree has.
    """
    told = np.zeros(1, RECIPE)
    for name, number in recipe.items():
        told[name] = number
    return Room(
        plan, told, make_desk(definition), make_tree(nodes), make_notes(definition), np.zeros((nodes, 2), np.float64)
    )


def make_notes(definition: Definition) -> Any:
    """What a variant remembers within one search: array of one record."""
    keys = definition.moves.count * definition.seats
    fields = [
        ("totals", "f8", keys),  # utilities, summed, of the playouts in which a seat made a move
        ("counts", "f8", keys),  # their number
        ("replies", "i4", keys),  # by the move before, the code of the last good reply
        ("made", "i4", definition.longest + 1),  # the moves of one iteration, as keys
        ("last", "i4", keys),  # at which step of the iteration a move was made last, from 1
        ("steps", "i4", definition.longest + 1),  # by depth, at which step the move into the path's node was made
    ]
    return np.zeros(1, np.dtype((np.record, np.dtype(fields, align=True))))


@loop
def search_otherwise(parameters: Any, table: Any, key: Any, room: Any) -> int:
    """The code of the move that a variant prefers; see :func:`soan.bots.search.search`."""
    r = parameters[0]
    s = table[1]
    plan = room.plan[0]
    recipe = room.recipe[0]
    desk = room.desk[0]
    notes = room.notes[0]
    nodes = room.nodes
    desk.votes[:] = 0
    desk.gains[:] = 0.0
    desk.hopes[:] = 0.0
    notes.totals[:] = 0.0
    notes.counts[:] = 0.0
    notes.replies[:] = UNKNOWN
    notes.last[:] = 0
    clear(desk, nodes)
    tree = mix(key, TREE, 0)
    me = actor(r, table[0])
    for iteration in range(plan.budget):
        table[1] = table[0]
        desk.rng[0] = mix(tree, 1, iteration)
        desk.rng[1] = 0
        redeal(r, s, me, desk.rng)
        depth, steps = descend_otherwise(r, s, me, room)
        steps = play_out_otherwise(r, s, me, steps, plan, recipe, desk, notes)
        judge(r, s, plan, desk)
        carry_back_otherwise(depth, steps, room)
        count(int64(nodes[desk.path[1]].key // SEATS), me, r.players, desk)
    return preferred(desk.votes, desk.gains)


@loop
def descend_otherwise(r, s, me, room):
    """Plays moves of the tree until one was added to it, or the tree or the game ends."""
    plan = room.plan[0]
    recipe = room.recipe[0]
    desk = room.desk[0]
    notes = room.notes[0]
    nodes = room.nodes
    node = 0
    depth = 0
    steps = 0
    grown = False
    who = actor(r, s)
    while who != OVER and steps < LONGEST and not grown:
        if who == NATURE:
            action = fall(r, s, desk)
            notes.made[steps] = NATURE
            if recipe.closed:
                node, grown = follow_nature(node, action, desk, nodes)
                depth += 1
                desk.path[depth] = node
                notes.steps[depth] = steps
        else:
            n = legal(r, s, desk.out)
            if who == me:
                n = narrow(desk.out, n, plan)
            if n == 1 and depth > 0 and not recipe.nodes_for_forced:
                action = int64(desk.out[0])
            else:
                node, grown = follow_otherwise(node, who, n, room)
                if node == NONE:
                    return depth, steps
                depth += 1
                desk.path[depth] = node
                notes.steps[depth] = steps
                action = int64(nodes[node].key // SEATS)
            notes.made[steps] = action * SEATS + who
        steps += 1
        apply(r, s, action, desk.log)
        who = actor(r, s)
    return depth, steps


@loop
def follow_nature(node, action, desk, nodes):
    """The child for what NATURE drew, and whether it is new; the node itself where there is no room."""
    key = -1 - action
    child = nodes[node].first
    while child != NONE:
        if nodes[child].key == key:
            return child, False
        child = nodes[child].next
    if desk.used == len(nodes):
        return node, True
    return add(node, key, desk, nodes), False


@loop
def follow_otherwise(node, who, n, room):
    """The next node of the path, and whether it is new."""
    recipe = room.recipe[0]
    desk = room.desk[0]
    nodes = room.nodes
    desk.looks += 1
    for i in range(n):
        desk.mark[desk.out[i] * SEATS + who] = desk.looks
    best, highest, known = select_otherwise(node, room)
    wide = recipe.widening == 0.0 or known < max(1.0, recipe.widening * sqrt(nodes[node].visits))
    urgent = recipe.urgency == 0.0 or best == NONE or highest < recipe.urgency
    if known < n and desk.used < len(nodes) and wide and urgent:
        child = add(node, untried(below(desk.rng, n - known), who, n, desk), desk, nodes)
        room.first[child] = 0.0
        return child, True
    return best, False


@loop
def select_otherwise(node, room):
    """The child with the highest bound among those whose moves are legal, that bound, and how many there are."""
    plan = room.plan[0]
    recipe = room.recipe[0]
    desk = room.desk[0]
    notes = room.notes[0]
    nodes = room.nodes
    best = NONE
    highest = -1.0
    known = 0
    child = nodes[node].first
    while child != NONE:
        place = nodes[child]
        if place.key >= 0 and desk.mark[place.key] == desk.looks:
            desk.mark[place.key] = 0
            known += 1
            place.available += 1
            doubt = plan.exploration * root_log(place.available, desk)
            mean = place.spread * place.spread * place.total
            if recipe.amaf > 0.0 and room.first[child, 1] > 0.0:
                share = sqrt(recipe.amaf / (3.0 * place.visits + recipe.amaf))
                mean += share * (room.first[child, 0] / room.first[child, 1] - mean)
            bound = mean + place.spread * doubt
            if recipe.history > 0.0:
                key = place.key
                bound += recipe.history * (notes.totals[key] / notes.counts[key]) / (place.visits * (1.0 - mean) + 1.0)
            if bound > highest:
                highest = bound
                best = child
        child = place.next
    return best, highest, known


@loop
def play_out_otherwise(r, s, me, steps, plan, recipe, desk, notes):
    """Plays to the end, or to the horizon; returns how many moves were made in all."""
    who = actor(r, s)
    end = steps + recipe.horizon if recipe.horizon else LONGEST
    while who != OVER and steps < min(end, LONGEST):
        if who == NATURE:
            action = fall(r, s, desk)
            notes.made[steps] = NATURE
        else:
            n = legal(r, s, desk.out)
            if who == me:
                n = narrow(desk.out, n, plan)
            action = int64(desk.out[0])
            if n > 1:
                action = choose_otherwise(who, n, steps, recipe, desk, notes)
            notes.made[steps] = action * SEATS + who
        steps += 1
        apply(r, s, action, desk.log)
        who = actor(r, s)
    return steps


@loop
def choose_otherwise(who, n, steps, recipe, desk, notes):
    """One move of a playout."""
    if recipe.reply > 0.0 and steps > 0 and notes.made[steps - 1] >= 0:
        reply = notes.replies[notes.made[steps - 1]]
        if reply != UNKNOWN and below(desk.rng, 1000) < 1000 * recipe.reply:
            for i in range(n):
                if desk.out[i] == reply:
                    return int64(reply)
    if recipe.mast > 0.0 and below(desk.rng, 1000) < 1000 * recipe.mast:
        best = desk.out[below(desk.rng, n)]
        highest = -1.0
        for i in range(n):
            key = desk.out[i] * SEATS + who
            mean = notes.totals[key] / notes.counts[key] if notes.counts[key] > 0.0 else 1.0
            if mean > highest:
                highest = mean
                best = desk.out[i]
        return int64(best)
    return int64(desk.out[below(desk.rng, n)])


@loop
def carry_back_otherwise(depth, steps, room):
    """Gives the result to the nodes of the path and to whatever else remembers."""
    recipe = room.recipe[0]
    desk = room.desk[0]
    notes = room.notes[0]
    nodes = room.nodes
    nodes[0].visits += 1
    for i in range(1, depth + 1):
        place = nodes[desk.path[i]]
        place.visits += 1
        place.spread = 1.0 / sqrt(place.visits)
        if place.key >= 0:
            place.total += desk.utilities[place.key % SEATS]
    if recipe.mast > 0.0 or recipe.history > 0.0:
        for step in range(steps):
            key = notes.made[step]
            if key >= 0:
                notes.totals[key] += desk.utilities[key % SEATS]
                notes.counts[key] += 1.0
    if recipe.reply > 0.0:
        remember_replies(steps, desk, notes)
    if recipe.amaf > 0.0:
        remember_all(depth, steps, room)


@loop
def remember_replies(steps, desk, notes):
    """A reply is good if its seat won; a bad one is forgotten."""
    for step in range(1, steps):
        before, key = notes.made[step - 1], notes.made[step]
        if before >= 0 and key >= 0:
            seat = key % SEATS
            if desk.ranks[seat] == 1:
                notes.replies[before] = key // SEATS
            elif notes.replies[before] == key // SEATS:
                notes.replies[before] = UNKNOWN


@loop
def remember_all(depth, steps, room):
    """All moves as first: a child is given the result wherever its move was made later on in the iteration."""
    desk = room.desk[0]
    notes = room.notes[0]
    nodes = room.nodes
    for step in range(steps):
        if notes.made[step] >= 0:
            notes.last[notes.made[step]] = step + 1
    for i in range(depth):
        node = desk.path[i] if i > 0 else 0
        child = nodes[node].first
        while child != NONE:
            key = nodes[child].key
            if key >= 0 and notes.last[key] > notes.steps[i + 1]:
                room.first[child, 0] += desk.utilities[key % SEATS]
                room.first[child, 1] += 1.0
            child = nodes[child].next
    for step in range(steps):
        if notes.made[step] >= 0:
            notes.last[notes.made[step]] = 0
