game = レダックポーカー
    .tagline = カード６枚とポーカーフェイス。

move-deal = カードを配る：{ $card }
move-turn = 中央のカードは{ $card }
move-fold = 降りる
move-call = コール（またはチェック）
move-raise = レイズ

event-dealt = { $seat }に{ $card }が配られた。
event-turned = 中央のカードは{ $card }。
event-folded = { $seat }が降りた。
event-called = { $chips ->
    [0] { $seat }がチェック。
   *[other] { $seat }がコールして{ $chips }枚出した。
}
event-raised = { $seat }が{ $chips }枚レイズ。
event-shown = { $seat }のカードは{ $card }。

card-jack = ジャック
card-queen = クイーン
card-king = キング
card-hidden = カード１枚

score-chips = チップ
