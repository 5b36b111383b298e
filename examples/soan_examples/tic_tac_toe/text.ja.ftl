game = ○×ゲーム
    .tagline = 先に３つ並べた方の勝ち。

move-mark = { $space }に置く
event-marked = { $seat }が{ $space }に置いた。
event-line = { $seat }が３つ並べた！
score-line = 列

space-a1 = a1
space-a2 = a2
space-a3 = a3
space-b1 = b1
space-b2 = b2
space-b3 = b3
space-c1 = c1
space-c2 = c2
space-c3 = c3
