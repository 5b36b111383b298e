game = Connect four
    .tagline = Discs fall, four in a line win.

move-drop = Drop into column { $column }
event-dropped = { $seat } drops a disc into column { $column }.
event-line = { $seat } has four in a line!
score-line = Line
