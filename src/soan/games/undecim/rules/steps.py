"""Where a turn stands: what the next thing that is said must be about."""

# First the steps at which chance acts, then those at which the player whose turn it is decides.
DEALING, STARTING, REVEALING, DRAWING = 0, 1, 2, 3
TAKING, KEEPING, PLAYING, PAYING, GIVING, GAINING, DEVELOPING, SETTLING, BUYING, FLIPPING, ENDING = range(4, 15)
FINISHED = 15
