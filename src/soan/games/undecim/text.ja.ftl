game = ウーンデキム
    .tagline = 探索、入植、交易、討伐――11の行動がテーブルを巡る、お手軽ルールの4X。

# 発言

move-deal = 「{ $card }」を配る
move-start = プレイヤー{ $player }から始める
move-reveal = { $resource_card }を公開する
move-take = 「{ $card }」を取る
move-play = 「{ $card }」を使う
move-pass = 「{ $card }」を出してパスし、「{ $pass }」を取る
move-pay = 金1を払って効果を強める
move-save = 金は払わない
move-gain = { $side }を獲得
move-discard = { $face }を捨てる
move-develop = 入植地{ $settlement }に{ $material }を加えて発展
move-stop = ここまでにする
move-settle = { $resource }と{ $resource2 }で入植する
move-decline = 入植しない
move-buy = { $side }を買う
move-flip = 金1を払って{ $side }を反転
move-use = { $side }を出す
move-extra = パスカードをセットして、もう1手番
move-end = 手番を終える

# 出来事

event-dealt = { $seat }に{ $card }が配られた。
event-laid_out = 置き場に「{ $card }」が置かれた。
event-starts = { $seat }がスタートプレイヤー。
event-lap = 第{ $lap }ラウンド、{ $seat }から始まる。
event-revealed = 世界に{ $resource_card }が現れた。
event-shuffled = 捨て札{ $cards }枚が新しい山札になった。
event-turn = { $seat }の手番（{ $place }番目）。{ $cards ->
    [0] 世界は空。
   *[other] 世界には{ $cards }枚。
}
event-took = { $seat }は「{ $card }」を取った。
event-took_bonus = { $seat }はボーナスマーカーの下から「{ $card }」を取った。
event-drew = { $seat }はボーナスに{ $resource_card }を引いた。
event-kept = { $seat }は{ $side }にした。
event-played = { $seat }は「{ $card }」を使った。
event-paid = { $seat }は金1を払った：{ $side }。
event-gained = { $seat }は{ $side }を獲得した。
event-discarded = { $seat }は{ $side }を捨てた。
event-developed = { $seat }は入植地{ $settlement }を{ $material }で発展させた。いま{ $size }枚。
event-settled = { $seat }は{ $resource }と{ $resource2 }で入植した（入植地{ $settlement }）。
event-passed = { $seat }は「{ $card }」を出してパスし、「{ $pass }」を取った。
event-bought = { $seat }は市場で{ $side }を買った。
event-flipped = { $seat }はカードを反転した：{ $side }。
event-collected = { $seat }は{ $reason }{ $vp } VPを得た。
event-extra = { $seat }は「{ $pass }」をセットし、もう1手番を行う。
event-cleared = { $cards ->
    [0] 世界には何も残っていなかった。
   *[other] 世界に残った{ $cards }枚が捨てられた。
}
event-ended = ゲーム終了。

reason-lands = 異なる土地で
reason-cards = 獲得したカードで
reason-settlements = 入植地で

# アクションカード

card-explore = 探索
card-survey = 測量
card-reclaim = 開墾
card-gather = 採取
card-prospect = 採鉱
card-hunt = 討伐
card-trade = 交易
card-develop = 発展
card-build = 築城
card-colonise = 入植
card-levy = 徴税
card-hidden = アクションカード1枚

# パスカード

pass-haste = 拙速
pass-loan = 借款
pass-oath = 誓約
pass-charter = 勅許

# リソースカードの各側

face-grassland = 草原
face-forest = 森
face-swamp = 沼地
face-mountain = 山
face-stone = 石
face-wood = 木
face-clay = 粘土
face-iron = 鉄
face-gold = 金
face-enemy = 敵
resource-stone = { face-stone }
resource-wood = { face-wood }
resource-clay = { face-clay }
resource-iron = { face-iron }
material-stone = { face-stone }
material-wood = { face-wood }
material-clay = { face-clay }
material-iron = { face-iron }
material-gold = { face-gold }

# リソースカードと、その置き方（上になる側が先）

resource_card-grassland-stone = { face-grassland }／{ face-stone }
resource_card-grassland-wood = { face-grassland }／{ face-wood }
resource_card-grassland-clay = { face-grassland }／{ face-clay }
resource_card-grassland-iron = { face-grassland }／{ face-iron }
resource_card-forest-stone = { face-forest }／{ face-stone }
resource_card-forest-wood = { face-forest }／{ face-wood }
resource_card-forest-clay = { face-forest }／{ face-clay }
resource_card-forest-iron = { face-forest }／{ face-iron }
resource_card-swamp-stone = { face-swamp }／{ face-stone }
resource_card-swamp-wood = { face-swamp }／{ face-wood }
resource_card-swamp-clay = { face-swamp }／{ face-clay }
resource_card-swamp-iron = { face-swamp }／{ face-iron }
resource_card-mountain-stone = { face-mountain }／{ face-stone }
resource_card-mountain-wood = { face-mountain }／{ face-wood }
resource_card-mountain-clay = { face-mountain }／{ face-clay }
resource_card-mountain-iron = { face-mountain }／{ face-iron }
resource_card-enemy-gold = { face-enemy }／{ face-gold }
side-grassland-stone = { face-grassland }（下は{ face-stone }）
side-stone-grassland = { face-stone }（下は{ face-grassland }）
side-grassland-wood = { face-grassland }（下は{ face-wood }）
side-wood-grassland = { face-wood }（下は{ face-grassland }）
side-grassland-clay = { face-grassland }（下は{ face-clay }）
side-clay-grassland = { face-clay }（下は{ face-grassland }）
side-grassland-iron = { face-grassland }（下は{ face-iron }）
side-iron-grassland = { face-iron }（下は{ face-grassland }）
side-forest-stone = { face-forest }（下は{ face-stone }）
side-stone-forest = { face-stone }（下は{ face-forest }）
side-forest-wood = { face-forest }（下は{ face-wood }）
side-wood-forest = { face-wood }（下は{ face-forest }）
side-forest-clay = { face-forest }（下は{ face-clay }）
side-clay-forest = { face-clay }（下は{ face-forest }）
side-forest-iron = { face-forest }（下は{ face-iron }）
side-iron-forest = { face-iron }（下は{ face-forest }）
side-swamp-stone = { face-swamp }（下は{ face-stone }）
side-stone-swamp = { face-stone }（下は{ face-swamp }）
side-swamp-wood = { face-swamp }（下は{ face-wood }）
side-wood-swamp = { face-wood }（下は{ face-swamp }）
side-swamp-clay = { face-swamp }（下は{ face-clay }）
side-clay-swamp = { face-clay }（下は{ face-swamp }）
side-swamp-iron = { face-swamp }（下は{ face-iron }）
side-iron-swamp = { face-iron }（下は{ face-swamp }）
side-mountain-stone = { face-mountain }（下は{ face-stone }）
side-stone-mountain = { face-stone }（下は{ face-mountain }）
side-mountain-wood = { face-mountain }（下は{ face-wood }）
side-wood-mountain = { face-wood }（下は{ face-mountain }）
side-mountain-clay = { face-mountain }（下は{ face-clay }）
side-clay-mountain = { face-clay }（下は{ face-mountain }）
side-mountain-iron = { face-mountain }（下は{ face-iron }）
side-iron-mountain = { face-iron }（下は{ face-mountain }）
side-enemy-gold = { face-enemy }（下は{ face-gold }）
side-gold-enemy = { face-gold }（下は{ face-enemy }）
side-stone-wood = { face-stone }（下は{ face-wood }）
side-wood-stone = { face-wood }（下は{ face-stone }）
side-stone-clay = { face-stone }（下は{ face-clay }）
side-clay-stone = { face-clay }（下は{ face-stone }）
side-stone-iron = { face-stone }（下は{ face-iron }）
side-iron-stone = { face-iron }（下は{ face-stone }）
side-wood-clay = { face-wood }（下は{ face-clay }）
side-clay-wood = { face-clay }（下は{ face-wood }）
side-wood-iron = { face-wood }（下は{ face-iron }）
side-iron-wood = { face-iron }（下は{ face-wood }）
side-clay-iron = { face-clay }（下は{ face-iron }）
side-iron-clay = { face-iron }（下は{ face-clay }）
side-stone-stone = { face-stone }
side-wood-wood = { face-wood }
side-clay-clay = { face-clay }
side-iron-iron = { face-iron }
side-gold-gold = { face-gold }

# 得点

score-collected = ゲーム中に得たVP
score-lands = 土地の最多
score-settlements = 入植地
score-gold = 金
score-enemies = 敵の最少
score-pass_card = パスカード

# オプション

option-world = 世界
    .help = ラウンドごとに並べて片づけるか、手番ごとに補充して5巡するか。
option-world-deal = ラウンドごとに並べる
option-world-refill = 手番ごとに補充する
option-world_size = 補充する世界の枚数
    .help = 手番の始めに世界にある枚数。世界を補充するときだけ意味があります。
option-market = 市場
    .help = 1手番に1回、手元のカードを捨てて市場のカードを得られます。
option-market-none = なし
option-market-single = 資源4種と金
option-market-dual = 上下で異なる資源
option-market_rate = 市場の値段
    .help = 市場のカード1枚のために捨てる枚数。市場があるときだけ意味があります。
option-flip = 反転
    .help = 1手番に1回、金1を払って手元のカード1枚を上下逆にできます。
option-gold_vp = 金の得点
    .help = 手元の金1枚の得点。入植地の数か、以前のルールのとおり1 VPか。
option-gold_vp-settlements = 入植地の数だけ
option-gold_vp-flat = 1 VP
option-building_vp = 入植地の得点
    .help = 2枚、3枚、4枚、5枚以上の入植地のVP。
option-settle = 入植の機会
    .help = どのアクションのあとでもよいか、以前のルールのとおり築城と入植のカードだけか。
option-settle-turn = どのアクションのあとでも
option-settle-action = 築城と入植だけ
option-gain_bonus = 獲得の上乗せ
    .help = カードを獲得する効果すべてに加える枚数。

# バリアント

variant-draft6 = 草案6
    .help = 草案のとおりのルール。
variant-refill6 = 世界を6枚に補充
    .help = 手番の始めごとに、世界が6枚になるよう補充します。
variant-refill5 = 世界を5枚に補充
    .help = 手番の始めごとに、世界が5枚になるよう補充します。
variant-market = 市場
    .help = カード1枚と引き換えに、資源や金を買えます。
variant-market-dual = 両面の市場
    .help = 市場のカードは上下で異なる資源を示します。
variant-flip = 反転
    .help = 1手番に1回、金1で手元のカードを上下逆にできます。
variant-draft5 = 金は草案5のまま
    .help = 手元の金は1枚につき1 VP。

# 盤面

page-display = アクション置き場
page-bonus = ボーナス：山札の一番上も得る
page-bonus-help = マーカーの下のカードを取った人は、山札の一番上も獲得します。
page-bonus-empty = マーカーの下には何もない。
page-aside = パスカード
page-aside-empty = パスカードはすべて取られた。
page-world = 世界
page-world-empty = 世界には何も残っていない。
page-drawn = ボーナスカード：どちらを上に？
page-market = 市場
page-deck = 山札
page-discard = 捨て札
page-round = 第{ $round }ラウンド（全{ $rounds }ラウンド）
page-order = 手番順
page-start = スタートプレイヤー
page-track = 勝利点
page-score = これまでに{ $vp } VP
page-forecast = 今終われば{ $vp }
page-forecast-help = 今ゲームが終わったとした場合の合計得点。
page-hand = 手札
page-hidden = 持ち主しか見ていないカード
page-known = { $card }：皆の前で置き場から取ったカード。
page-known-yours = このカードを取ったことは全員が見ている。
page-pass = パスして
page-extra = まだセットしていない：追加の手番に使える。
page-no-towns = 入植地はまだない
page-vp = { $vp } VP
page-town-2 = 集落
page-town-3 = 村
page-town-4 = 町
page-town-5 = 都市
page-town-equal = 同じ資源の入植地：同じ資源か金で発展
page-town-mixed = 異なる資源の入植地：まだない資源か金で発展
page-lead-most = この土地が最多：終了時に{ $vp } VP
page-lead-fewest = 敵が最少：終了時に{ $vp } VP
page-back = 反対側：{ $face }
page-credit = アイコン：Lorc、Delapouite ほか（game-icons.net、CC BY 3.0）。書体：IM Fell English SC（Igino Marini、OFL）。

page-task-taking = 置き場から1枚取る
page-task-keeping = ボーナスカードの上にする側を選ぶ
page-task-playing = カードを使うか、パスする
page-task-paying = 金1を払って効果を強める？
page-task-giving = 手元のカードを{ $left }枚まで捨てる
page-task-gaining = 世界から{ $left }枚まで獲得
page-task-developing = { $left }回まで発展
page-task-settling = 入植する？
page-task-buying = { $left }枚捨てて得る：
page-task-using = どのカードを出す？
page-task-ending = この手番でほかにすることは？

page-effect-explore = 好きな{ $gain }枚を獲得。
page-effect-survey = 山札から世界に{ $reveal }枚公開し、好きな{ $gain }枚を獲得。
page-effect-reclaim = 土地として{ $gain }枚まで獲得。金1を払えば、さらに{ $gold_gain }枚。
page-effect-gather = 資源として{ $gain }枚まで獲得。
page-effect-prospect = 金として{ $gain }枚まで獲得。入植地が{ $rich_at }つ以上なら、さらに{ $rich_gain }枚。
page-effect-hunt = 敵として{ $gain }枚まで獲得、1枚につき{ $card_vp } VP。金1を払えば、さらに{ $gold_gain }枚。
page-effect-trade = 手元のカードを{ $give }枚まで捨て、1枚につき1枚（金は2枚）、さらに{ $gain }枚、好きに獲得。
page-effect-develop = { $develop }回まで発展。金1を払えば、さらに{ $gold_develop }回。
page-effect-build = 資源として{ $gain }枚まで獲得し、その後{ $develop }回まで発展。
page-effect-colonise = 資源として{ $gain }枚まで獲得。この手番は{ $found }回まで入植できる。
page-effect-levy = 金として{ $gain }枚まで獲得。入植地1つにつき{ $settlement_vp } VP（最大{ $settlement_vp_most }）。
page-effect-founds = 入植できる。
page-pass-haste = { $kept } VP
page-pass-loan = 自分の入植地1つにつき{ $kept } VP
page-pass-oath = 自分より敵の多い人がいなければ{ $kept } VP、いれば{ $broken }
page-pass-charter = 4種の土地がそろえば{ $kept } VP、なければ{ $broken }
