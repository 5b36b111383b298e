# Words that belong to no game.
seat = Player { $number }
