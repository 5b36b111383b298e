game = Veil
    .tagline = A card that nobody has seen, and all are { $mood ->
        [wild] wild
       *[calm] calm
    }.
move-exchange = Exchange the card
move-show = Show the card
    .heading = End the turn
move-keep = Keep it covered
move-deal = { $card } is dealt
event-dealt = { $seat } is dealt { $card }.
event-shown = { $seat } shows { $card }.
event-kept = { $seat } keeps it covered.
event-paid = { $seat } is paid { $vp }.
score-card = Card
score-bonus = Bonus
option-bonus = Bonus
    .help = Points for everybody.
option-halves = Halves
    .help = Whether covered cards count half.
option-mood = Mood
    .help = How it feels.
option-mood-calm = Calm
option-mood-wild = Wild
option-steps = Steps
    .help = Two numbers.
variant-plain = Plain
    .help = As written.
variant-rich = Rich
    .help = With a bonus.
card-hidden = a card
page-hello = { $mood ->
    [wild] Howdy
   *[calm] Hello
} from { $who }
card-n1 = Card 1
card-n2 = Card 2
card-n3 = Card 3
card-n4 = Card 4
card-n5 = Card 5
card-n6 = Card 6
card-n7 = Card 7
card-n8 = Card 8
card-n9 = Card 9
