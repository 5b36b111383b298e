# Words that belong to no game.
seat = Player { $number }
nature = Chance
total = Total
rank = Rank
