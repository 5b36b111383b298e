# The table's own words. The words of each game are in its folder.
soan = Soan
tagline = Play a tabletop game that is still a draft.
skip = Skip to the table
home = Home
language = Language
language-en = EN
language-ja = 日本語
theme = Light or dark
theme-auto = As the system
theme-light = Light
theme-dark = Dark
footer = Soan 草案 — rules in pencil, played in ink.

hero = Play it before it is finished.
hero-text = A rule book is a guess until somebody sits down with it. Take a seat: against bots, with friends from their homes, or with everybody around one screen.
your-tables = Your tables
table-lobby = Waiting for players
table-running = In play
table-finished = Finished
made-on = { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }
games = Drafts on the desk
players-count = { $list } players
play-bots = Play now
play-friends = Invite friends
play-here = All on one screen
set-up = Set up in detail
rules = Rules
rules-of = { $game }: rules
game-broken = { $game } cannot be opened. Mend it and start the server again.
no-games = No game is installed.

new-table = Lay a table
cannot-lay = It cannot be played like that:
players = Players
variant = Draft
seats = Seats
seat-number = Seat { $number }
seat-me = I sit here
seat-here = Another person on this screen
seat-free = Somebody I invite
seats-hint = A free seat gets a link that you can send. Names may be left empty. A bot is no cheat: it sees what its seat may see.
name-of = Name on seat { $number }
options = Change the rules
options-hint = What is left empty stays as the chosen draft has it.
as-usual = As the draft has it: { $value }
switch-on = On
switch-off = Off
pace = Pace of the bots
pace-instant = At once
pace-brisk = Brisk
pace-calm = Calm
typed = Real dice: I type in what falls, the server draws nothing
typed-short = Real dice
lay-table = Lay the table

player-name = Player { $number }
bot-name = { $seat ->
        [0] Fude
        [1] Sumi
        [2] Suzuri
        [3] Kami
        [4] Bunchin
        [5] Hanko
        [6] Nori
        [7] Hasami
       *[other] Bot { $number }
    }
bot-level = { $level }: { $way }
bot-level-novice = Novice
bot-level-easy = Easy
bot-level-medium = Medium
bot-level-strong = Strong
bot-level-master = Master
bot-words = Bot: { $way }
bot-way-random = any legal move
bot-way-greedy = grabs the points
bot-way-time = thinks { $seconds } s a move
bot-way-count = tries { $amount } games a move
bots = Bots
bot = Bot
your-name = Your name
you = You
here = Here
away = Away
stand-in = Bot stands in ({ $bot })

seat-open = A free seat
seat-waits = Who will sit here?
sit = Sit down
sit-too = Another person here
seat-bot = Give it to the bot
rename = Rename
stand-up = Stand up
clear-seat = Clear the seat
invite = Invitation to this seat
copy = Copy
copied = Copied
begin = Begin
begin-waits = { $free ->
        [one] One seat is still free.
       *[other] { $free } seats are still free.
    }
host-begins = The game begins when the host says so.
share = Link to this table
share-hint = Whoever opens it can take a free seat, or watch.
share-local = It works on this machine only; start the server with --host 0.0.0.0 to let others in.
share-watch = Link for watching
look-only = Just watch
invited = You are invited to { $game }
company = At the table

turn-you = Your turn
turn-you-named = { $name }, your turn
turn-hand-over = Hand the screen to { $name }
turn-bot = { $name } is thinking
turn-bot-failed = { $name } cannot decide
turn-person = { $name } is to decide
turn-nature = The dice are to fall
turn-nature-failed = The rules break down here
turn-stuck = The game stands still
over = The game is over
fold = Fold or unfold the actions
i-am = I am { $name }
hand-over-hint = Until then the page shows only what everybody may see.
bot-slow = The first time after a change of rules a bot needs up to half a minute to get ready.
bot-failed-hint = Its program broke down; the server's log says why. The host can put another bot there, under “Table”.
rules-failed-hint = Nothing was done. The server’s log says where in the rules; once they are mended, lay a new table.
table-side = Actions and story
board = Board
board-broken = The board of this game broke down; the server’s log says why. Here is plainly what lies on the table.
story = What happened
story-empty = Nothing yet.
story-more = and { $count } more like it
if-over-now = If the game ended now
scores-hint = As far as you can tell from where you sit.
total = Total
total-now = Points if the game ended now
rank = { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }

won = { $names } wins
drawn = { $names } share the win
and = { " and " }
rematch = Play again
rematch-join = To the next game
replay = Download the record
another-game = Another game

look-back = Look back
look-back-of = { $game }: look back
look-back-progress = The search is looking back ({ $chance }). What it finds appears by itself.
look-back-changed = The rules have changed since this game was played: what was found is kept, but nothing more is looked at.
look-back-failed = The search broke down over this game; the server’s log says why. Reload the page to let it try again.
look-back-side = Decisions and story
chart-label = Each player’s chance to win over the decisions of the game; all figures are under “All decisions”.
moment = Decision
moment-of = Decision { $number } of { $count }
moment-end = The end of the game
moment-go = Show
step-first = To the first decision
step-previous = One decision back
step-next = One decision on
step-last = To the end
eyes = Seen by
eyes-decider = Whoever decides
verdict-said = As it was
verdict-best = The search
verdict-same = The search would have done the same.
verdict-cost = It cost { $count } wins in a hundred games.
verdict-close = As good, as far as the search can tell.
verdict-forced = There was no choice.
verdict-later = The search has not come to this decision yet.
costly = What cost the most
costly-better = Better: { $move }
costly-none = No decision was found to cost much.
costly-later = Nothing so far.
costly-hint = In wins out of a hundred games, judged by what the player could know.
all-decisions = All decisions
all-decisions-hint = Chances to win of whoever decided, as a search estimates them from what that player could know. Forced moves are left out.
column-number = No.
column-who = Player
column-said = Decision
column-best = The search
column-chance = Chance with it
column-instead = Chance with the search’s
column-cost = Cost

table-menu = Table
lend-bot = Let a bot stand in
change-bot = Change the bot
hand-back = Hand the seat back
take-back = I am back
personal = { $name }’s own link
personal-hint = Opens this seat in another browser. Show it to nobody: whoever has it has your seat and sees your hand.
move-here = Play { $name }’s seat here
move-here-hint = The seat moves to this browser, and the other one can only watch. The old link stops working.
move-here-yes = Move the seat here
to-table = To the table

hint = Hint
hint-title = What would the search do?
hint-thinking = The search is thinking
hint-preparing = It meets these rules for the first time and needs up to half a minute to get ready. You need not wait for it.
hint-failed = No hint: the search broke down
hint-failed-help = The server’s log says why. You can ask again.
hint-best = The search would: { $move } ({ $chance } to win)
hint-others = { $count ->
        [one] It tried one more.
       *[other] It tried { $count } more.
    }
hint-games = Estimated from { $count } games played out from here, by what you can know. The decision is yours.
hints = Hints
hints-on = Allowed
hints-off = Not allowed
hints-hint = A hint shows what the search would do and its chances, to whoever asks at their own turn and to nobody else.

line-lost = The line is broken. Trying again …
line-unsent = The table could not be reached. Press again when the line is back: nothing counts twice.
on-its-way = “{ $move }” is on its way to the table. Nothing else was said.
doubled = Pressed twice, counted once. Press again if you mean it.
rules-changed = The rules have changed since this table was laid. It can be looked at, but not played on: lay a new one.

error-no-page = There is nothing at this address.
error-no-room = There is no such table. Perhaps the link was cut short?
error-no-game = The game { $game } is not installed here.
error-no-rules = This game has no rule book yet.
error-no-link = This link does not work, or no longer: it can be used only once.
error-no-seat = There is no such seat.
error-bad-form = The form was not complete ({ $field }). Reload the page and try again.
error-bad-request = This request makes no sense to the table.
error-not-so = It cannot be done like that: { $reason }
error-host-only = Only the host of this table can do that.
error-not-your-seat = That seat is not yours on this browser. If it is, open its own link here.
error-not-your-turn = It is not your turn.
error-bot-plays = A bot stands in for this seat. Take it back first, under “Table”.
error-no-hints = This table plays without hints.
error-moved-on = The table has moved on; nothing was done. Here is how it stands now.
error-not-possible = That is not possible now; nothing was done.
error-not-running = The game is not on; nothing was done.
error-not-finished = The game is still on.
error-already-started = The game has begun; seats can no longer be cleared.
error-seat-taken = Somebody sits there already.
error-seats-free = A seat is still free. Give it to somebody, or to a bot.
error-replay-later = The record holds what is hidden: it can be had when the game is over.
error-look-back-later = A game can be looked back on when it is over: until then it holds what is hidden.
error-rules-options = This draft no longer has the options of this table: { $reason }
error-rules-broken = The rules have changed so that the game can no longer be shown: its move { $number } is not possible any more. Lay a new table.
error-store-busy = The database is busy. Nothing was done; try again in a moment.
error-store-full = The disk is full. Nothing was done; make room on the server and try again.
error-store-readonly = The database cannot be written to ({ $reason }). Nothing was done.
error-store-broken = The database does not answer as it should ({ $reason }). Nothing was done.
error-store-other = This file is no database of this version of Soan.
error-bug = Something broke on the server. Nothing was done; the server’s log says more.
