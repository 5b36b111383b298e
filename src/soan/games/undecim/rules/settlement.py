"""Settlements: founding them and developing them."""

from soan.games.undecim.cards import GOLD, RESOURCE
from soan.games.undecim.moves import DECLINE, DEVELOP, DEVELOPED, SETTLE, SETTLED, STOP
from soan.games.undecim.rules.loose import loose_resources, owe
from soan.games.undecim.rules.scoring import size
from soan.kernel import code, rule, tell

#: Materials are the four resources, then gold.
RESOURCES = GOLD - RESOURCE
MATERIALS = RESOURCES + 1
#: Cards that make a settlement.
FOUNDING = 2
NOTHING = -1


@rule("U-16", "U-66")
def can_settle(s):
    """After the effect a settlement may be founded, once a turn, by whoever has two loose resources."""
    return s.foundings > 0 and loose_resources(s, s.seat) >= FOUNDING


@rule("U-16", "U-20")
def may_settle(s, out):
    """Two equal or two different resources; or none."""
    n = 0
    for first in range(RESOURCES):
        cards = s.upper[s.seat, RESOURCE + first]
        out[n] = code(SETTLE, first, first)
        n += cards > 1
        for second in range(first + 1, RESOURCES):
            out[n] = code(SETTLE, first, second)
            n += (cards > 0) & (s.upper[s.seat, RESOURCE + second] > 0)
    out[n] = code(DECLINE)
    return n + 1


@rule("U-16")
def decline(s):
    """Nobody has to found a settlement."""
    s.foundings = 0


@rule("U-20")
def settle(s, first, second, log):
    """The two are laid together and are loose resources no more."""
    number = s.settlements[s.seat]
    s.settlements[s.seat] += 1
    s.settlement[s.seat, number, first] += 1
    s.settlement[s.seat, number, second] += 1
    s.foundings -= 1
    owe(s, RESOURCE + first, RESOURCE + second)
    tell(log, SETTLED, s.seat, number + 1, first, second)


@rule("U-21")
def can_develop(s):
    """The effect develops settlements as long as there is anything to develop them with."""
    return s.developments > 0 and possible_developments(s, s.upper[s.seat, GOLD]) > 0


@rule("U-21", "U-22")
def fits(s, number, material):
    """Equal resources grow by the same, different ones by what is not there yet, both by gold."""
    if material == RESOURCES:
        return True
    if is_equal(s, number):
        return s.settlement[s.seat, number, material] > 0
    return s.settlement[s.seat, number, material] == 0


@rule("U-20")
def is_equal(s, number):
    """Tells a settlement of equal resources from one of different resources."""
    for resource in range(RESOURCES):
        if s.settlement[s.seat, number, resource] > 1:
            return True
    return False


@rule("U-18", "U-21")
def may_develop(s, out):
    """Any settlement by any loose card that fits; or enough."""
    n = 0
    for number in range(s.settlements[s.seat]):
        for material in range(MATERIALS):
            if s.upper[s.seat, RESOURCE + material] > 0 and fits(s, number, material):
                out[n] = code(DEVELOP, number, material)
                n += 1
    out[n] = code(STOP)
    return n + 1


@rule("U-21", "U-22")
def develop(s, number, material, log):
    """A loose card is added to the settlement; a gold there is no loose gold any more."""
    s.settlement[s.seat, number, material] += 1
    s.developments -= 1
    owe(s, RESOURCE + material, NOTHING)
    tell(log, DEVELOPED, s.seat, number + 1, material, size(s, s.seat, number))


@rule
def possible_developments(s, gold):
    """How many developments a player could make one after another, with so much gold to lay."""
    if s.settlements[s.seat] == 0:
        return 0
    developments = gold
    for resource in range(RESOURCES):
        loose = s.upper[s.seat, RESOURCE + resource]
        if loose > 0:
            developments += min(loose, room(s, resource, loose))
    return developments


@rule
def room(s, resource, most):
    """How many cards of a resource the player's settlements could take, up to a number that is enough."""
    places = 0
    for number in range(s.settlements[s.seat]):
        if fits(s, number, resource):
            places += most if is_equal(s, number) else 1
    return places
