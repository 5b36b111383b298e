# Words that belong to no game.
seat = プレイヤー{ $number }
