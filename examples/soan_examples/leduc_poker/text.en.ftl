game = Leduc poker
    .tagline = Six cards and a straight face.

move-deal = A card is dealt: { $card }
move-turn = The card in the middle is { $card }
move-fold = Fold
move-call = Call, or check
move-raise = Raise

event-dealt = { $seat } is dealt { $card }.
event-turned = The card in the middle is { $card }.
event-folded = { $seat } folds.
event-called = { $chips ->
    [0] { $seat } checks.
   *[other] { $seat } calls and puts in { $chips }.
}
event-raised = { $seat } raises by { $chips }.
event-shown = { $seat } shows { $card }.

card-jack = a jack
card-queen = a queen
card-king = a king
card-hidden = a card

score-chips = Chips
