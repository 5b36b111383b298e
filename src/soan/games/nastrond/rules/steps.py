"""Where a turn stands: what the next thing that is said must be about."""

from enum import IntEnum


class Step(IntEnum):
    """First the steps at which chance acts, then those at which the player whose turn it is decides."""

    LAYING = 0
    REFILLING = 1
    TUMBLING = 2
    TAKING = 3
    MOVING = 4
    POOLING = 5
    ACTING = 6
    SCOUTING = 7
    PAYING = 8
    FINISHED = 9
