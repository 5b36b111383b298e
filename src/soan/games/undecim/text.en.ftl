game = Undecim
    .tagline = Eleven deeds go round the table: explore, settle, trade, fight. A 4X with light rules.

# What is said

move-deal = Deal { $card }
move-start = Player { $player } starts
move-reveal = Reveal { $resource_card }
move-take = Take { $card }
move-play = Play { $card }
move-pass = Pass with { $card } for { $pass }
move-pay = Pay 1 gold for more
move-save = Keep the gold
move-gain = Gain { $side }
move-discard = Discard { $face }
move-develop = Develop settlement { $settlement } with { $material }
move-stop = That is enough
move-settle = Found a settlement of { $resource } and { $resource2 }
move-decline = Found no settlement
move-buy = Buy { $side }
move-flip = Turn over { $side } for 1 gold
move-use = Use { $side }
move-extra = Set the pass card in front: one more turn
move-end = End the turn

# What is told

event-dealt = { $seat } is dealt { $card }.
event-laid_out = { $card } lies in the display.
event-starts = { $seat } is the start player.
event-lap = Round { $lap } begins with { $seat }.
event-revealed = { $resource_card } comes into the World.
event-shuffled = The discard pile becomes a new deck of { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
event-turn = { $seat } has turn { $place }. { $cards ->
    [0] The World is empty.
    [one] The World has 1 card.
   *[other] The World has { $cards } cards.
}
event-took = { $seat } takes { $card }.
event-took_bonus = { $seat } takes { $card } from under the bonus marker.
event-drew = { $seat } draws { $resource_card } as a bonus.
event-kept = { $seat } keeps it as { $side }.
event-played = { $seat } plays { $card }.
event-paid = { $seat } pays 1 gold: { $side }.
event-gained = { $seat } gains { $side }.
event-discarded = { $seat } discards { $side }.
event-developed = { $seat } develops settlement { $settlement } with { $material }; it has { $size } cards now.
event-settled = { $seat } founds settlement { $settlement }: { $resource } and { $resource2 }.
event-passed = { $seat } passes with { $card } and takes { $pass }.
event-bought = { $seat } buys { $side } in the market.
event-flipped = { $seat } turns a card over: { $side }.
event-collected = { $seat } scores { $vp } VP { $reason }.
event-extra = { $seat } sets { $pass } in front for one more turn.
event-cleared = { $cards ->
    [0] Nothing was left in the World.
    [one] The last card of the World is discarded.
   *[other] { $cards } cards of the World are discarded.
}
event-ended = The game is over.

reason-lands = for different lands
reason-cards = for a card gained
reason-settlements = for settlements

# Action cards

card-explore = Explore
card-survey = Survey
card-reclaim = Reclaim
card-gather = Gather
card-prospect = Prospect
card-hunt = Hunt
card-trade = Trade
card-develop = Develop
card-build = Build
card-colonise = Colonise
card-levy = Levy
card-hidden = an action card

# Pass cards

pass-haste = Haste
pass-loan = Loan
pass-oath = Oath
pass-charter = Charter

# What the ends of resource cards show

face-grassland = Grassland
face-forest = Forest
face-swamp = Swamp
face-mountain = Mountain
face-stone = Stone
face-wood = Wood
face-clay = Clay
face-iron = Iron
face-gold = Gold
face-enemy = Enemy
resource-stone = { face-stone }
resource-wood = { face-wood }
resource-clay = { face-clay }
resource-iron = { face-iron }
material-stone = { face-stone }
material-wood = { face-wood }
material-clay = { face-clay }
material-iron = { face-iron }
material-gold = { face-gold }

# Resource cards, and how one lies: the upper end first

resource_card-grassland-stone = { face-grassland } / { face-stone }
resource_card-grassland-wood = { face-grassland } / { face-wood }
resource_card-grassland-clay = { face-grassland } / { face-clay }
resource_card-grassland-iron = { face-grassland } / { face-iron }
resource_card-forest-stone = { face-forest } / { face-stone }
resource_card-forest-wood = { face-forest } / { face-wood }
resource_card-forest-clay = { face-forest } / { face-clay }
resource_card-forest-iron = { face-forest } / { face-iron }
resource_card-swamp-stone = { face-swamp } / { face-stone }
resource_card-swamp-wood = { face-swamp } / { face-wood }
resource_card-swamp-clay = { face-swamp } / { face-clay }
resource_card-swamp-iron = { face-swamp } / { face-iron }
resource_card-mountain-stone = { face-mountain } / { face-stone }
resource_card-mountain-wood = { face-mountain } / { face-wood }
resource_card-mountain-clay = { face-mountain } / { face-clay }
resource_card-mountain-iron = { face-mountain } / { face-iron }
resource_card-enemy-gold = { face-enemy } / { face-gold }
side-grassland-stone = { face-grassland } ({ face-stone } below)
side-stone-grassland = { face-stone } ({ face-grassland } below)
side-grassland-wood = { face-grassland } ({ face-wood } below)
side-wood-grassland = { face-wood } ({ face-grassland } below)
side-grassland-clay = { face-grassland } ({ face-clay } below)
side-clay-grassland = { face-clay } ({ face-grassland } below)
side-grassland-iron = { face-grassland } ({ face-iron } below)
side-iron-grassland = { face-iron } ({ face-grassland } below)
side-forest-stone = { face-forest } ({ face-stone } below)
side-stone-forest = { face-stone } ({ face-forest } below)
side-forest-wood = { face-forest } ({ face-wood } below)
side-wood-forest = { face-wood } ({ face-forest } below)
side-forest-clay = { face-forest } ({ face-clay } below)
side-clay-forest = { face-clay } ({ face-forest } below)
side-forest-iron = { face-forest } ({ face-iron } below)
side-iron-forest = { face-iron } ({ face-forest } below)
side-swamp-stone = { face-swamp } ({ face-stone } below)
side-stone-swamp = { face-stone } ({ face-swamp } below)
side-swamp-wood = { face-swamp } ({ face-wood } below)
side-wood-swamp = { face-wood } ({ face-swamp } below)
side-swamp-clay = { face-swamp } ({ face-clay } below)
side-clay-swamp = { face-clay } ({ face-swamp } below)
side-swamp-iron = { face-swamp } ({ face-iron } below)
side-iron-swamp = { face-iron } ({ face-swamp } below)
side-mountain-stone = { face-mountain } ({ face-stone } below)
side-stone-mountain = { face-stone } ({ face-mountain } below)
side-mountain-wood = { face-mountain } ({ face-wood } below)
side-wood-mountain = { face-wood } ({ face-mountain } below)
side-mountain-clay = { face-mountain } ({ face-clay } below)
side-clay-mountain = { face-clay } ({ face-mountain } below)
side-mountain-iron = { face-mountain } ({ face-iron } below)
side-iron-mountain = { face-iron } ({ face-mountain } below)
side-enemy-gold = { face-enemy } ({ face-gold } below)
side-gold-enemy = { face-gold } ({ face-enemy } below)
side-stone-wood = { face-stone } ({ face-wood } below)
side-wood-stone = { face-wood } ({ face-stone } below)
side-stone-clay = { face-stone } ({ face-clay } below)
side-clay-stone = { face-clay } ({ face-stone } below)
side-stone-iron = { face-stone } ({ face-iron } below)
side-iron-stone = { face-iron } ({ face-stone } below)
side-wood-clay = { face-wood } ({ face-clay } below)
side-clay-wood = { face-clay } ({ face-wood } below)
side-wood-iron = { face-wood } ({ face-iron } below)
side-iron-wood = { face-iron } ({ face-wood } below)
side-clay-iron = { face-clay } ({ face-iron } below)
side-iron-clay = { face-iron } ({ face-clay } below)
side-stone-stone = { face-stone }
side-wood-wood = { face-wood }
side-clay-clay = { face-clay }
side-iron-iron = { face-iron }
side-gold-gold = { face-gold }

# Scoring

score-collected = Collected in play
score-lands = Most of a land
score-settlements = Settlements
score-gold = Gold
score-enemies = Fewest enemies
score-pass_card = Pass card

# Options

option-world = World
    .help = Dealt for each round and cleared after it, or refilled at the start of every turn for five laps.
option-world-deal = dealt each round
option-world-refill = refilled each turn
option-world_size = Size of the refilled World
    .help = Cards in the World at the start of each turn. Counts only if the World is refilled.
option-market = Market
    .help = Once a turn a player may discard cards for a card of the market.
option-market-none = none
option-market-single = four resources and gold
option-market-dual = two resources on each card
option-market_rate = Price in the market
    .help = Cards to discard for one market card. Counts only with a market.
option-flip = Turning over
    .help = Once a turn a player may pay 1 gold to turn over a loose card.
option-gold_vp = Gold at the end
    .help = What each loose gold scores: the number of settlements, or 1 as before this draft.
option-gold_vp-settlements = as many VP as settlements
option-gold_vp-flat = 1 VP
option-building_vp = VP of settlements
    .help = What a settlement of 2, 3, 4, and 5 or more cards scores.
option-settle = Founding settlements
    .help = After every action, or only through Build and Colonise as before this draft.
option-settle-turn = after every action
option-settle-action = through Build and Colonise
option-gain_bonus = Richer actions
    .help = So many cards more for every effect that gains cards.

# Variants

variant-draft6 = Draft 6
    .help = The draft as written.
variant-refill6 = Refilled World, 6 cards
    .help = The World is filled up to 6 cards at the start of every turn.
variant-refill5 = Refilled World, 5 cards
    .help = The World is filled up to 5 cards at the start of every turn.
variant-market = Market
    .help = Resources and gold can be bought, a card for a card.
variant-market-dual = Two-ended market
    .help = The market’s cards carry a different resource on each end.
variant-flip = Turning over
    .help = 1 gold turns a loose card over, once a turn.
variant-draft5 = Gold as in draft 5
    .help = Each loose gold scores 1 VP.

# The board

page-display = The display
page-bonus = Bonus: + the top card of the deck
page-bonus-help = Whoever takes a card from under the marker also gains the top card of the deck.
page-bonus-empty = Nothing lies under the marker.
page-aside = Pass cards
page-aside-empty = All pass cards are taken.
page-world = The World
page-world-empty = Nothing is left in the World.
page-drawn = Bonus card: which end up?
page-market = Market
page-deck = Deck
page-discard = Discard pile
page-round = Round { $round } of { $rounds }
page-order = Order of play
page-start = Start player
page-track = Victory points
page-score = { $vp } VP so far
page-forecast = { $vp } if it ended now
page-forecast-help = The whole score, if the game ended now.
page-hand = Hand
page-hidden = A card that only its owner has seen
page-known = { $card }, taken from the display in everybody’s sight.
page-known-yours = Everybody saw you take this card.
page-pass = Pass for
page-extra = Not set yet: good for an extra turn.
page-no-towns = No settlement yet
page-vp = { $vp } VP
page-town-2 = Hamlet
page-town-3 = Village
page-town-4 = Town
page-town-5 = City
page-town-equal = Equal resources: grows by the same resource, or by gold
page-town-mixed = Different resources: grows by one not in it yet, or by gold
page-lead-most = Most of this land: { $vp } VP at the end
page-lead-fewest = Fewest enemies: { $vp } VP at the end
page-back = Other end: { $face }
page-credit = Icons by Lorc, Delapouite and contributors, game-icons.net, CC BY 3.0. Type: IM Fell English SC by Igino Marini, OFL.

page-task-taking = Take a card of the display
page-task-keeping = Choose the upper end of the bonus card
page-task-playing = Play a card, or pass
page-task-paying = Pay 1 gold for more?
page-task-giving = Discard up to { $left } of your loose cards
page-task-gaining = Gain up to { $left } from the World
page-task-developing = Develop { $left ->
    [one] once
   *[other] up to { $left } times
}
page-task-settling = Found a settlement?
page-task-buying = Discard { $left } for
page-task-using = Which card do you hand over?
page-task-ending = Anything more this turn?

page-effect-explore = Gain any { $gain }.
page-effect-survey = Reveal { $reveal } from the deck into the World. Gain any { $gain }.
page-effect-reclaim = Gain up to { $gain } as land. Pay 1 gold: { $gold_gain } more.
page-effect-gather = Gain up to { $gain } as resources.
page-effect-prospect = Gain up to { $gain } as gold. With { $rich_at } or more settlements: { $rich_gain } more.
page-effect-hunt = Gain up to { $gain } as enemies, { $card_vp } VP for each. Pay 1 gold: { $gold_gain } more.
page-effect-trade = Discard up to { $give } of your loose cards; gain any 1 for each (2 for a gold), and { $gain } on top.
page-effect-develop = Develop up to { $develop } times. Pay 1 gold: { $gold_develop } more.
page-effect-build = Gain up to { $gain } as resources. Then develop { $develop ->
    [one] once
   *[other] up to { $develop } times
}.
page-effect-colonise = Gain up to { $gain } as resources. Found up to { $found } settlements this turn.
page-effect-levy = Gain up to { $gain } as gold; { $settlement_vp } VP for each settlement you own, at most { $settlement_vp_most }.
page-effect-founds = You may found a settlement.
page-pass-haste = { $kept } VP
page-pass-loan = { $kept } VP for each settlement of yours
page-pass-oath = { $kept } VP if nobody has more enemies, else { $broken }
page-pass-charter = { $kept } VP with all four lands, else { $broken }
