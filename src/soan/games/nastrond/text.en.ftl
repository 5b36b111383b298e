# Náströnd in English. What the author may rename, `{ page-tiwaz }`, stands with the words of the board.

game = Náströnd
    .tagline = Lead the dead through three rings of the underworld, and face the serpent at the root.

## What is said

move-midgard = { $card } (Midgard)
move-midgard-keeper = { $card } (keeper of Midgard)
move-niflheim = { $card } (Niflheim)
move-niflheim-keeper = { $card } (keeper of Niflheim)
move-hvergelmir = { $card } (Hvergelmir)
move-six = { $pips }
move-eight = { $pips } (eight sides)
move-reveal = { $einherjar }
move-take = { $valkyrie }
move-move = Go to { $space }
move-roll = { $dice ->
    [0] Give the challenge up
    [one] Roll 1 die
   *[other] Roll { $dice } dice
}
move-divine = Divine intervention
move-bonus = Bonus die
move-use = { $einherjar }: the { $face }
move-call = Call upon the { $einherjar }
move-raise = Courage: +1 to the { $face }
move-reroll = Roll the { $face } again
move-charge = Charge: raise the { $face }
move-cry = Battle cry
move-recall = Recall: { $einherjar }
move-judge = Judge
move-hire = Hire: { $einherjar }
move-give = Give back: { $einherjar }
move-send = To Valhalla: { $einherjar }
move-end = Hire nobody

## What is told

event-took = { $seat } rides as { $valkyrie }.
event-laid = { $space }: { $card }.
event-starts = { $seat } begins, from { $space }.
event-revealed = { $einherjar } joins the row.
event-turn = { $seat }: { $urds ->
    [one] the last turn
   *[other] { $urds } turns left
}, in { $layer }.
event-dead = Every space that { $seat } can reach in { $layer } is resolved.
event-stuck = All of { $layer } is resolved.
event-moved = { $seat } goes to { $space } ({ $steps ->
    [one] 1 step
   *[other] { $steps } steps
}).
event-resolved = { $space } is resolved: no challenge.
event-gathered = Urds in the row and column: { $urds }. Dice in hand: { $dice }.
event-divine = Divine intervention: { $moment }.
event-bonus = The bonus die: { $moment }.
event-rolls = { $seat } rolls { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} and keeps { $tiwaz } as { page-tiwaz }.
event-gave_up = { $seat } gives the challenge up and keeps { $tiwaz } as { page-tiwaz }.
event-landed = A die falls: { $face }.
event-used = { $seat } calls upon the { $einherjar }.
event-turned = A die turns: { $face } → { $face2 }.
event-raised = Courage: { $face } → { $face2 }.
event-rerolled = The { $face } is rolled again.
event-charged = Charge: { $face } → { $face2 }.
event-cried = Battle cry: +{ $power } power.
event-recalled = The { $einherjar } is recalled.
event-fixed = The dice are fixed, sum { $power }.
event-strengthened = Power { $power }.
event-won = { $seat } succeeds against { $card }: { $power } against { $target }.
event-lost = { $seat } fails against { $card }: { $power } against { $target }.
event-gained = { $vp } VP for { $seat } ({ $reason }).
event-placed = An Urd card of { $seat } lies on { $space }.
event-under = The Urd card goes under the Valkyrie.
event-spent = The Urd card leaves the game.
event-first_pass = { $seat } is the first past { $card }.
event-descended = { $seat } descends to { $layer }, { $space }.
event-hired = { $seat } hires the { $einherjar } for { $cost }.
event-gave = { $seat } gives the { $einherjar } back.
event-sent = { $seat } sends the { $einherjar } to Valhalla.
event-nobody = There is nobody whom { $seat } could hire.
event-declined = { $seat } hires nobody.
event-grew = { $seat } grows in { $attribute }.
event-majority = Most Urd cards in { $layer }: { $seat } with { $urds }, { $vp } VP.
event-ended = The last Urd is used. The game is over.

moment-pool = a die before the roll
moment-roll = a die after the roll
moment-fixed = a die after fixing
reason-edda = story
reason-keepers = keeper
reason-nidhogg = Nidhogg
reason-dignity = dignity
reason-jarl = Jarl
reason-first_pass = first past a keeper
reason-tiwaz = { page-tiwaz }
reason-valhalla = Valhalla

## Scores

score-edda = Stories
score-keepers = Keepers
score-nidhogg = Nidhogg
score-dignity = Dignity
score-jarl = Jarls
score-first_pass = First past a keeper
score-tiwaz = { page-tiwaz }
score-valhalla = Valhalla
score-midgard = Majority in Midgard
score-niflheim = Majority in Niflheim
score-hvergelmir = Majority in Hvergelmir

## Options and variants

option-keepers = Keepers
    .help = Whether a keeper stays to be fought again, or a resolved keeper’s space still lets pawns through.
option-keepers-once = Let one player through
option-keepers-rematch = Stay for rematches
option-keepers-open = Leave the way open
option-rematch_vp = Rematch VP
    .help = With rematches: what beating a keeper who was beaten before adds to the VP.
option-first_pass_bonus = First past a keeper
    .help = What the first pawn past a keeper brings.
option-first_pass_bonus-none = Nothing
option-first_pass_bonus-vp = Victory points
option-first_pass_bonus-die = A bonus die
option-first_pass_vp = VP for the first
    .help = How many victory points, if the first past a keeper gets some.
option-pass_vp = VP for winning
    .help = What winning a keeper fight pays beyond the keeper’s VP.
option-resolved = Resolved spaces
    .help = Whether the Urd card used at a resolved space becomes a divine intervention.
option-resolved-divine = Divine intervention
option-resolved-none = Nothing
option-scout = Hiring
    .help = All Einherjar lie open and cost others in return; or three at random, paid with the dice set aside.
option-scout-display = Display
option-scout-market = Market of three
option-wisdom = Wisdom
    .help = What each wisdom is good for.
option-wisdom-eight = An eight-sided die
option-wisdom-reroll = A reroll
option-valkyrie_skills = Valkyries’ skills
    .help = Each Valkyrie has a skill of her own, and growth strengthens it.
option-name_tiwaz = Dice set aside
    .help = What the dice that are not rolled are called.
option-name_tiwaz-tiwaz = Tiwaz
option-name_tiwaz-glory = Glory

variant-draft13 = Draft 13
    .help = As written.
variant-draft14 = Draft 14
    .help = Keepers can be fought again, a win pays 2 more, and the first past one has a bonus die.
variant-open-keepers = Open keepers
    .help = A resolved keeper’s space still lets pawns through.
variant-einherjar-market = Market of Einherjar
    .help = Three Einherjar at random, paid with dice set aside, each of which is worth a point.
variant-wisdom-reroll = Wisdom as reroll
    .help = Each wisdom rerolls a die instead of making one eight-sided.
variant-valkyrie-skills = Valkyries’ skills
    .help = Each Valkyrie has a skill of her own.
variant-no-divine = Resolved spaces give nothing
    .help = A resolved space gives nothing.

## Names

card-courage-1a = The Wolf at the Ford
card-courage-1b = The Burning Mead Hall
card-courage-1c = Duel on the Islet
card-courage-1d = The Shield Wall Breaks
card-courage-1e = The Troll under the Bridge
card-wisdom-1a = The Ferryman’s Riddle
card-wisdom-1b = Runes on Whalebone
card-wisdom-1c = What the Ravens Saw
card-wisdom-1d = The Seeress’s Cave
card-wisdom-1e = Mimir’s Well
card-dignity-1a = Toll at the Crossroads
card-dignity-1b = The Broken Arm Ring
card-dignity-1c = The Midsummer Assembly
card-dignity-1d = Blood Money for a King
card-dignity-1e = The Empty High Seat
card-love-1a = The Widow’s Candle
card-love-1b = The Lost Hound
card-love-1c = A Cradle by the Fjord
card-love-1d = The Brothers’ Feud
card-love-1e = The Swan Maiden’s Cloak
card-courage-2a = The Gate of the Frost Giants
card-courage-2b = The River of Swords
card-courage-2c = Wrestling with Old Age
card-wisdom-2a = Mist without a Shore
card-wisdom-2b = The Names of the Dead
card-wisdom-2c = The Giant’s Wager
card-dignity-2a = The Coward’s Bench
card-dignity-2b = The Unpaid Ferry
card-dignity-2c = Judgement of the Nine
card-love-2a = A Song for the Drowned
card-love-2b = Baldr’s Dream
card-love-2c = Nanna’s Grief
card-courage-3a = The Shore of Corpses
card-wisdom-3a = The Eleven Rivers
card-dignity-3a = The Hall of Serpents
card-love-3a = The Root That Bleeds
card-courage-3b = The Dragon’s Shadow
card-wisdom-3b = The Norns’ Last Thread
card-ganglati = Ganglati
card-eggther = Eggther
card-modgud = Modgud
card-garm = Garm
card-thjazi = Thjazi
card-hrym = Hrym
card-angrboda = Angrboda
card-hel = Hel
card-surt = Surt
card-fenrir = Fenrir
card-nidhogg = Nidhogg

einherjar-spearman = Spearman
einherjar-archer = Archer
einherjar-shieldbearer = Shieldbearer
einherjar-scout = Scout
einherjar-seer = Seer
einherjar-huscarl = Huscarl
einherjar-smith = Smith
einherjar-strategist = Strategist
einherjar-twin = Twin
einherjar-wanderer = Wanderer
einherjar-skald = Skald
einherjar-berserker = Berserker
einherjar-jarl = Jarl
einherjar-dragonslayer = Dragonslayer
einherjar-oathkeeper = Oathkeeper

valkyrie-brynhild = Brynhild
valkyrie-gondul = Göndul
valkyrie-hild = Hild
valkyrie-sigrun = Sigrún

layer-midgard = Midgard
layer-niflheim = Niflheim
layer-hvergelmir = Hvergelmir
layer-root = the root

attribute-courage = courage
attribute-wisdom = wisdom
attribute-dignity = dignity
attribute-love = love

space-a1 = a1
space-a2 = a2
space-a3 = a3
space-a4 = a4
space-a5 = a5
space-a6 = a6
space-a7 = a7
space-b1 = b1
space-b2 = b2
space-b3 = b3
space-b4 = b4
space-b5 = b5
space-b6 = b6
space-b7 = b7
space-c1 = c1
space-c2 = c2
space-c3 = c3
space-c4 = c4
space-c5 = c5
space-c6 = c6
space-c7 = c7
space-d1 = d1
space-d2 = d2
space-d3 = d3
space-d4 = d4
space-d5 = d5
space-d6 = d6
space-d7 = d7
space-e1 = e1
space-e2 = e2
space-e3 = e3
space-e4 = e4
space-e5 = e5
space-e6 = e6
space-e7 = e7
space-f1 = f1
space-f2 = f2
space-f3 = f3
space-f4 = f4
space-f5 = f5
space-f6 = f6
space-f7 = f7
space-g1 = g1
space-g2 = g2
space-g3 = g3
space-g4 = g4
space-g5 = g5
space-g6 = g6
space-g7 = g7

face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6
face-1of8 = 1 (eight-sided)
face-2of8 = 2 (eight-sided)
face-3of8 = 3 (eight-sided)
face-4of8 = 4 (eight-sided)
face-5of8 = 5 (eight-sided)
face-6of8 = 6 (eight-sided)
face-7of8 = 7 (eight-sided)
face-8of8 = 8 (eight-sided)

## The board

page-tiwaz = { $name_tiwaz ->
    [glory] Glory
   *[tiwaz] Tiwaz
}
page-die = a die with { $sides } sides
page-rings = The three rings around Nidhogg
page-point = Point at a card to read it. Each Urd of yours in its row and column brings a die.
page-turn = { $name }’s turn
page-takes = { $name } chooses a Valkyrie
page-laying = The rings are being laid out
page-over = The tale is told
page-order = Order of play
page-starter = Start player
page-lap = Turn { $lap } of { $laps }
page-stock = Dice in the stock
page-phase-move = Move
page-phase-pool = Dice
page-phase-skills = Skills
page-phase-fixed = Fixed
page-phase-scout = Scout
# A card in the rings
page-target = Target
page-vp = VP
page-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
page-urd-of = Urd of { $name }
page-resolved = Resolved: no roll here, no VP.
page-passage = The way down is open.
page-below = then down to { $layer }
page-rematch-0 = not yet passed
page-rematch-1 = passed, never beaten
page-rematch-2 = beaten before
page-dice-here = { $own } dice and { $added } for Urds
page-chance = { $percent } % without skills
page-grow-courage = +1 to a die
page-grow-wisdom = { $reroll ->
    [1] reroll a die
   *[0] one die has eight sides
}
page-grow-dignity = +1 VP on a success
page-grow-love = hires cost 1 less
# The challenge roll
page-challenge = Challenge roll
page-still = No challenge yet.
page-rest = The space is resolved: no roll.
page-in-hand = In hand
page-rolled = Rolled
page-choose = How many dice to roll
page-roll = Roll
page-odds = Chance
page-sum = Dice
page-changed = Changed by
page-boost = After fixing
page-prize = VP on a success
page-gauge = Power { $power } against target { $target }
page-tumbling = The dice are falling …
page-enough = Enough
page-short = { $missing } short
page-won = Success
page-lost = Failure
page-judge = Judge
# A player
page-forecast = { $vp } VP if the game ended now
page-urd-in = Urd cards in { $layer }: { $count }
page-majority = the most, { $vp } VP
page-hand = Urd cards in hand: turns left
page-under = Urd cards under the Valkyrie: each adds a die, at any moment
page-bonus = Bonus dice for being the first past a keeper
page-gift-brynhild = Charge: +{ $strength } to one die.
page-gift-gondul = Foresight: { $strength ->
    [one] 1 reroll.
   *[other] { $strength } rerolls.
}
page-gift-hild = Battle cry, after fixing: +{ $strength } power.
page-gift-sigrun = Recall: { $strength ->
    [one] 1 Einherjar works
   *[other] { $strength } Einherjar work
} twice.
page-gift-grows = +1 for { $each ->
    [one] each { $attribute }.
   *[other] every { $each } { $attribute }.
}
# Einherjar
page-einherjar = Einherjar
page-cost = cost { $cost }
page-left = { $left } left
page-stack = { $stack } more in the stack, { $valhalla } in Valhalla
page-owes = { $einherjar } is still to be paid: { $price }
page-end = Hire nobody
page-skill-spearman = +{ $adds } to one die
page-skill-archer = Reroll one die
page-skill-shieldbearer = A { $shows } becomes { $becomes }
page-skill-scout = Turn one die over
page-skill-seer = +{ $adds } to one die
page-skill-huscarl = One die becomes { $becomes }
page-skill-smith = Roll one { page-tiwaz } too
page-skill-strategist = +{ $adds } to every die
page-skill-twin = The lowest die copies the highest
page-skill-wanderer = Dice up to { $shows } become { $becomes }
page-skill-skald = Fixed: 1 { page-tiwaz } for +{ $power } power
page-skill-berserker = Fixed, with a pair: +{ $power } power
page-skill-jarl = Fixed, { $margin } over the target: +{ $vp } VP
page-skill-dragonslayer = Fixed, against keepers and Nidhogg: +{ $power } power
page-skill-oathkeeper = Fixed: +{ $power } power for each { page-tiwaz }
page-credit = Icons by Lorc, Delapouite and others of game-icons.net (CC BY 3.0)
