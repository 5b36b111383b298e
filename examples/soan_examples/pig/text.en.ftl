game = Pig
    .tagline = One die, and the nerve to stop in time.

move-roll = Roll
move-bank = Bank
move-land = The die shows { $pips }

event-landed = { $seat } rolls { $pips }.
event-bust = { $seat } loses { $points } points.
event-banked = { $seat } banks { $points } points.

score-banked = Banked

option-goal = Goal
    .help = Points that win the game.
option-bust_on_six = Bust on a six
    .help = A 6 loses the turn as well.

variant-classic = Classic
    .help = To 100 points.
variant-short = Short
    .help = To 50 points.
