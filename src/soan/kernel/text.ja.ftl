# Words that belong to no game.
seat = プレイヤー{ $number }
nature = 運
total = 合計
rank = 順位
