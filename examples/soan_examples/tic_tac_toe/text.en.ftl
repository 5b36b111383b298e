game = Tic-tac-toe
    .tagline = Three in a row.

move-mark = Mark { $space }
event-marked = { $seat } marks { $space }.
event-line = { $seat } has a line!
score-line = Line

space-a1 = a1
space-a2 = a2
space-a3 = a3
space-b1 = b1
space-b2 = b2
space-b3 = b3
space-c1 = c1
space-c2 = c2
space-c3 = c3
