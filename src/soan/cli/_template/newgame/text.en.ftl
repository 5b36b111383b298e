game = New game
    .tagline = One die, and the nerve to stop in time.

move-roll = Roll
move-stop = Stop
move-land = The die shows { $pips }

event-landed = { $seat } rolls { $pips }.
event-lost = { $seat } loses { $points } points.
event-stopped = { $seat } stops with { $points } points.

score-safe = Safe

option-goal = Goal
    .help = Safe points that win the game.
option-unlucky = Unlucky face
    .help = The face that loses all points at risk.

variant-draft = Draft
    .help = To 50 points.
variant-long = Long
    .help = To 100 points.
