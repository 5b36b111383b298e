game = ピッグ
    .tagline = サイコロ１個と、やめどきを見きわめる度胸。

move-roll = 振る
move-bank = 確定する
move-land = { $pips }の目

event-landed = { $seat }が{ $pips }を出した。
event-bust = { $seat }は{ $points }点を失った。
event-banked = { $seat }は{ $points }点を確定した。

score-banked = 確定した点

option-goal = 目標点
    .help = この点に達したら勝ち。
option-bust_on_six = ６も失敗
    .help = ６が出ても手番の点を失う。

variant-classic = 標準
    .help = １００点で勝ち。
variant-short = 短縮
    .help = ５０点で勝ち。
