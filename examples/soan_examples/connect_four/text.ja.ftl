game = コネクトフォー
    .tagline = 落として４つ並べる。

move-drop = { $column }列目に落とす
event-dropped = { $seat }が{ $column }列目に落とした。
event-line = { $seat }が４つ並べた！
score-line = 列
