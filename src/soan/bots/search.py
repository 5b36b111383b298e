"""Tree search over information sets: what to do when neither the others' cards nor the dice to come are known.

Each iteration deals one possible state behind what the seat sees, walks down a tree of moves by UCB as far as the tree
goes, adds one node, plays to the end at random and carries the result back up. The tree knows moves only, not states,
so what is learnt is learnt for all states that the seat cannot tell apart. Dice and draws are sampled on the way and
are not part of the tree, and neither is a move without a choice. Every seat is taken to look after itself (max^n).

Source: Cowling, Powley, Whitehouse: "Information set Monte Carlo tree search", IEEE Transactions on Computational
Intelligence and AI in Games 4 (2012), single-observer variant, equation of section III-D (UCB with availability).
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any

from numpy import int64

from soan.bots.desk import LOGS
from soan.bots.wishes import narrow
from soan.kernel.loops import rank
from soan.kernel.luck import below, mix, pick
from soan.kernel.moves import NATURE, OVER
from soan.kernel.names import BASE, LONGEST, SEATS, SIZE, actor, apply, chance, legal, redeal
from soan.kernel.rule import loop

#: What stands for no node: the root is nobody's child or sibling.
NONE = 0
#: The stream of luck that the trees of a search have their keys from.
TREE = 4
#: How many iterations a search goes on before it looks whether its decision still depends on the rest.
STRETCH = 50


@loop
def search(parameters, table, plan, key, desk, nodes):
    """The move that the search prefers.

    Args:
        parameters: array of one parameter record.
        table: array of two states: what the seat sees, and room for what may be.
        plan: the record of the bot's numbers.
        key: 64 bits, the root of all its luck.
        desk: where the bot thinks.
        nodes: array of NODE, room for a tree.

    Returns:
        The code of the move that was tried most often; of equals the one with the highest utility.
    """
    desk.votes[:] = 0
    desk.gains[:] = 0.0
    left = plan.budget
    for tree in range(plan.trees):
        clear(desk, nodes)
        root = mix(key, TREE, tree)
        done = 0
        share = share_of(plan.budget, plan.trees, tree)
        while done < share and not decided(desk.votes, left):
            more = min(STRETCH, share - done)
            grow(parameters, table, plan, root, done, done + more, desk, nodes)
            done += more
            left -= more
    return preferred(desk.votes, desk.gains)


@loop
def ponder(parameters: Any, table: Any, plans: Any, key: Any, done: int, budget: int, desks: Any, nodes: Any) -> None:
    """Grows one tree, for Python: begins it if ``done`` is 0, goes on with it otherwise.

    Args:
        parameters, table, nodes: as for :func:`search`; ``nodes`` may have been exchanged for a longer copy.
        plans, desks: arrays of one record, so that the records are not copied.
        key: 64 bits, the root of this tree's luck.
        done: how many iterations there were.
        budget: how many there will have been.
    """
    if done == 0:
        clear(desks[0], nodes)
    grow(parameters, table, plans[0], key, done, budget, desks[0], nodes)


@loop
def decided(votes: Any, left: int) -> bool:
    """Tells whether so many iterations more cannot change which code was tried most often.

    Args:
        votes: int64 array over codes.
        left: the number of iterations.
    """
    first = 0
    second = 0
    for number in votes:
        if number > first:
            second = first
            first = number
        elif number > second:
            second = number
    return first - second > left


@loop
def share_of(budget: int, trees: int, tree: int) -> int:
    """How many of a search's iterations a tree gets: the same number each, the first ones one more if need be."""
    return (budget + trees - 1 - tree) // trees


@loop
def clear(desk, nodes):
    """Leaves nothing but the root in the tree."""
    root = nodes[0]
    root.first = NONE
    root.visits = 0
    desk.used = 1
    desk.leads[0] = 0.0
    desk.leads[1] = 0.0


@loop
def grow(parameters, table, plan, key, done, budget, desk, nodes):
    """Iterations ``done`` to ``budget - 1`` of a tree.

    Args:
        parameters, table, plan, desk, nodes: as for :func:`search`.
        key: 64 bits, the root of this tree's luck.
        done: how many there were.
        budget: how many there will have been.
    """
    r = parameters[0]
    s = table[1]
    me = actor(r, table[0])
    for iteration in range(done, budget):
        table[1] = table[0]
        desk.rng[0] = mix(key, 1, iteration)
        desk.rng[1] = 0
        redeal(r, s, me, desk.rng)
        depth, steps = descend(r, s, me, plan, desk, nodes)
        play_out(r, s, me, steps, plan, desk)
        judge(r, s, plan, desk)
        carry_back(depth, desk, nodes)
        count(int64(nodes[desk.path[1]].key // SEATS), me, r.players, desk)


@loop
def descend(r, s, me, plan, desk, nodes):
    """Plays moves of the tree until one was added to it, or the tree or the game ends.

    Args:
        r, s: parameters and state.
        me: the seat of the bot.
        plan, desk, nodes: as for :func:`search`.

    Returns:
        How many nodes the path has below the root, and how many moves were made.
    """
    node = 0
    depth = 0
    steps = 0
    grown = False
    who = actor(r, s)
    while who != OVER and steps < LONGEST and not grown:
        steps += 1
        if who == NATURE:
            apply(r, s, fall(r, s, desk), desk.log)
        else:
            n = legal(r, s, desk.out)
            if who == me:
                n = narrow(desk.out, n, plan)
            if depth == 0 and plan.opening >= 0:
                desk.out[0] = plan.opening
                n = 1
            if n > 1 or depth == 0:
                node, grown = follow(node, who, n, plan, desk, nodes)
                if node == NONE:
                    return depth, steps - 1
                depth += 1
                desk.path[depth] = node
                apply(r, s, int64(nodes[node].key // SEATS), desk.log)
            else:
                # What must be done anyway would only cost an iteration before the tree goes on.
                apply(r, s, int64(desk.out[0]), desk.log)
        who = actor(r, s)
    return depth, steps


@loop
def fall(r, s, desk):
    """One outcome of chance, drawn from the desk's stream."""
    kind, _ = chance(r, s, desk.weights)
    bits = mix(desk.rng[0], 0, desk.rng[1])
    desk.rng[1] += 1
    return BASE[kind] + pick(desk.weights, SIZE[kind], bits)


@loop
def follow(node, who, n, plan, desk, nodes):
    """The next node of the path, and whether it is new.

    Args:
        node: where the path stands.
        who: the seat that decides.
        n: how many moves are legal; they are in ``desk.out``.
        plan, desk, nodes: as for :func:`search`.

    Returns:
        A new node for one of the legal moves that have none yet, as long as there are such moves and room for them;
        then the best of those that there are; NONE where there is none.
    """
    desk.looks += 1
    for i in range(n):
        desk.mark[desk.out[i] * SEATS + who] = desk.looks
    best, known = select(node, plan, desk, nodes)
    if known < n and desk.used < len(nodes):
        return add(node, untried(below(desk.rng, n - known), who, n, desk), desk, nodes), True
    return best, False


@loop
def select(node, plan, desk, nodes):
    """The child with the highest upper confidence bound among those whose moves are marked as legal.

    Returns:
        The child, or NONE; and how many of the legal moves have one. Their marks are taken away.
    """
    best = NONE
    highest = -1.0
    known = 0
    child = nodes[node].first
    while child != NONE:
        place = nodes[child]
        if desk.mark[place.key] == desk.looks:
            desk.mark[place.key] = 0
            known += 1
            place.available += 1
            doubt = plan.exploration * root_log(place.available, desk)
            bound = place.spread * (place.total * place.spread + doubt)
            if bound > highest:
                highest = bound
                best = child
        child = place.next
    return best, known


@loop
def root_log(n, desk):
    """``sqrt(log(n))``."""
    return desk.logs[n] if n < LOGS else sqrt(log(n))


@loop
def untried(number, who, n, desk):
    """The key of the ``number``-th legal move that is still marked."""
    for i in range(n):
        key = desk.out[i] * SEATS + who
        if desk.mark[key] == desk.looks:
            if number == 0:
                return key
            number -= 1
    return -1


@loop
def add(node, key, desk, nodes):
    """A new child of a node."""
    child = desk.used
    desk.used += 1
    place = nodes[child]
    place.total = 0.0
    place.spread = 0.0
    place.key = key
    place.first = NONE
    place.visits = 0
    place.available = 1
    place.next = nodes[node].first
    nodes[node].first = child
    return child


@loop
def play_out(r, s, me, steps, plan, desk):
    """Plays to the end at random; ``steps`` moves were made before."""
    who = actor(r, s)
    while who != OVER and steps < LONGEST:
        steps += 1
        if who == NATURE:
            action = fall(r, s, desk)
        else:
            n = legal(r, s, desk.out)
            if who == me:
                n = narrow(desk.out, n, plan)
            action = int64(desk.out[below(desk.rng, n) if n > 1 else 0])
        apply(r, s, action, desk.log)
        who = actor(r, s)


@loop
def judge(r, s, plan, desk):
    """The utility of the end for each seat, from 0 to 1: its share of the win, and a little of its lead in points.

    A lead counts relative to the leads that this search has met so far, so that the scale is the game's own.
    """
    players = r.players
    scores = desk.scores
    rank(r, s, players, scores, desk.ranks)
    winners = 0
    for seat in range(players):
        winners += desk.ranks[seat] == 1
    for seat in range(players):
        lead = float(scores[seat] - best_other(scores, seat, players))
        desk.leads[0] += abs(lead)
        desk.leads[1] += 1.0
        usual = 1.0 + desk.leads[0] / desk.leads[1]
        share = 1.0 / winners if desk.ranks[seat] == 1 else 0.0
        desk.shares[seat] = share
        desk.utilities[seat] = share + plan.margin * (0.5 + 0.5 * lead / (abs(lead) + usual) - share)


@loop
def best_other(scores, seat, players):
    """The highest score of the other seats."""
    best = scores[(seat + 1) % players]
    for other in range(players):
        if other != seat:
            best = max(best, scores[other])
    return best


@loop
def carry_back(depth, desk, nodes):
    """Gives every node of the path the utility of the seat whose move led to it."""
    nodes[0].visits += 1
    for i in range(1, depth + 1):
        place = nodes[desk.path[i]]
        place.visits += 1
        place.spread = 1.0 / sqrt(place.visits)
        place.total += desk.utilities[place.key % SEATS]


@loop
def count(choice, me, players, desk):
    """Counts an iteration for the choice that it began with."""
    desk.votes[choice] += 1
    desk.gains[choice] += desk.utilities[me]
    for seat in range(players):
        desk.hopes[choice, seat] += desk.shares[seat]


@loop
def preferred(votes: Any, gains: Any) -> int:
    """The code that was tried most often; of equals the one with the highest utility, then the first.

    Args:
        votes: int64 array over codes.
        gains: float64 array over codes: utilities, summed.
    """
    best = 0
    for choice in range(1, len(votes)):
        ahead = votes[choice] - votes[best]
        if ahead > 0 or (ahead == 0 and gains[choice] > gains[best]):
            best = choice
    return best
