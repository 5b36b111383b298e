game = New game
    .tagline = サイコロ１個と、やめどきを見きわめる度胸。

move-roll = 振る
move-stop = やめる
move-land = { $pips }の目

event-landed = { $seat }が{ $pips }を出した。
event-lost = { $seat }は{ $points }点を失った。
event-stopped = { $seat }は{ $points }点でやめた。

score-safe = 確定した点

option-goal = 目標点
    .help = この点に達したら勝ち。
option-unlucky = 外れの目
    .help = ためた点をすべて失う目。

variant-draft = 草案
    .help = ５０点で勝ち。
variant-long = 長め
    .help = １００点で勝ち。
