# ナーストレンド（日本語）。作者が呼び名を変えられる { page-tiwaz } は、盤面の言葉のところにあります。

game = ナーストレンド
    .tagline = 死者の世界の三層を下り、戦士の魂を率いて、根を齧る蛇に挑む。

## 言うこと

move-midgard = { $card }（ミドガルズ）
move-midgard-keeper = { $card }（ミドガルズのキーパー）
move-niflheim = { $card }（ニブルヘイム）
move-niflheim-keeper = { $card }（ニブルヘイムのキーパー）
move-hvergelmir = { $card }（フヴェルゲルミル）
move-six = { $pips }
move-eight = { $pips }（８面体）
move-reveal = { $einherjar }
move-take = { $valkyrie }
move-move = { $space }へ進む
move-roll = { $dice ->
    [0] チャレンジを諦める
   *[other] { $dice }個振る
}
move-divine = 神性介入
move-bonus = ボーナスダイス
move-use = { $einherjar }：{ $face }の目
move-call = { $einherjar }のスキルを使う
move-raise = 勇気：{ $face }の目に＋１
move-reroll = { $face }の目を振り直す
move-charge = 突撃：{ $face }の目を上げる
move-cry = 鬨の声
move-recall = 呼び戻し：{ $einherjar }
move-judge = 判定する
move-hire = 雇う：{ $einherjar }
move-give = 返す：{ $einherjar }
move-send = ヴァルハラへ：{ $einherjar }
move-end = 雇わない

## 伝えること

event-took = { $seat }は{ $valkyrie }を選んだ。
event-laid = { $space }に「{ $card }」。
event-starts = スタートプレイヤーは{ $space }の{ $seat }。
event-revealed = { $einherjar }が場に加わった。
event-turn = { $seat }の手番（{ $layer }、{ $urds ->
    [1] 最後の手番
   *[other] 残り{ $urds }手番
}）。
event-dead = { $seat }が{ $layer }で進めるマスは、すべて解決済み。
event-stuck = { $layer }は全マス解決済み。
event-moved = { $seat }は{ $steps }マス進んで{ $space }へ。
event-resolved = { $space }は解決済み。チャレンジはない。
event-gathered = 縦横のウルズは{ $urds }枚、手元のサイコロは{ $dice }個。
event-divine = 神性介入：{ $moment }。
event-bonus = ボーナスダイス：{ $moment }。
event-rolls = { $seat }はサイコロを{ $dice }個振り、{ page-tiwaz }を{ $tiwaz }個残した。
event-gave_up = { $seat }はチャレンジを諦め、{ page-tiwaz }を{ $tiwaz }個残した。
event-landed = 出目は{ $face }。
event-used = { $seat }は{ $einherjar }のスキルを使った。
event-turned = 目が変わった：{ $face }→{ $face2 }。
event-raised = 勇気：{ $face }→{ $face2 }。
event-rerolled = { $face }の目を振り直す。
event-charged = 突撃：{ $face }→{ $face2 }。
event-cried = 鬨の声：パワー＋{ $power }。
event-recalled = { $einherjar }がもう一度働けるようになった。
event-fixed = 目が確定した。合計{ $power }。
event-strengthened = パワー{ $power }。
event-won = { $seat }は「{ $card }」に挑み、成功した（パワー{ $power }、目標値{ $target }）。
event-lost = { $seat }は「{ $card }」に挑み、失敗した（パワー{ $power }、目標値{ $target }）。
event-gained = { $seat }に{ $vp }VP（{ $reason }）。
event-placed = { $space }に{ $seat }のウルズが置かれた。
event-under = ウルズはヴァルキュリアの下へ。
event-spent = ウルズはゲームから除かれた。
event-first_pass = { $seat }が最初に{ $card }を突破した。
event-descended = { $seat }は{ $layer }（{ $space }）へ下りた。
event-hired = { $seat }は{ $einherjar }を雇った（コスト{ $cost }）。
event-gave = { $seat }は{ $einherjar }を返した。
event-sent = { $seat }は{ $einherjar }をヴァルハラへ送った。
event-nobody = { $seat }に雇える者はいない。
event-declined = { $seat }は誰も雇わなかった。
event-grew = { $seat }の{ $attribute }が１増えた。
event-majority = { $layer }の最多は{ $seat }（ウルズ{ $urds }枚）。{ $vp }VP。
event-ended = 最後のウルズが使われた。ゲーム終了。

moment-pool = ロール前に１個
moment-roll = ロール後に１個
moment-fixed = 確定後に１個
reason-edda = 物語
reason-keepers = キーパー
reason-nidhogg = ニーズヘッグ
reason-dignity = 威厳
reason-jarl = 族長
reason-first_pass = 最初の突破
reason-tiwaz = { page-tiwaz }
reason-valhalla = ヴァルハラ

## 得点

score-edda = 物語
score-keepers = キーパー
score-nidhogg = ニーズヘッグ
score-dignity = 威厳
score-jarl = 族長
score-first_pass = 最初の突破
score-tiwaz = { page-tiwaz }
score-valhalla = ヴァルハラ
score-midgard = ミドガルズの最多
score-niflheim = ニブルヘイムの最多
score-hvergelmir = フヴェルゲルミルの最多

## オプションとバリアント

option-keepers = キーパー
    .help = キーパーと再戦できるか、解決済みのキーパーのマスも通れるか。
option-keepers-once = １人だけ通す
option-keepers-rematch = 再戦できる
option-keepers-open = 解決後も通れる
option-rematch_vp = 再戦のVP
    .help = 再戦ありのとき、すでに倒されたキーパーに勝つとVPに加える値。
option-first_pass_bonus = 最初の突破
    .help = 各キーパーを最初に突破したプレイヤーが得るもの。
option-first_pass_bonus-none = なし
option-first_pass_bonus-vp = VP
option-first_pass_bonus-die = ボーナスダイス
option-first_pass_vp = 最初の突破のVP
    .help = 最初の突破でVPを得る場合の点数。
option-pass_vp = 勝利のVP
    .help = キーパー戦に勝つと、カードのVPに加えて得る点数。
option-resolved = 解決済みのマス
    .help = 解決済みのマスで使ったウルズが神性介入になるか。
option-resolved-divine = 神性介入
option-resolved-none = なし
option-scout = スカウト
    .help = 全員を公開して配下で支払うか、無作為の３枚から残したサイコロで雇うか。
option-scout-display = 全公開
option-scout-market = ３枚の市場
option-wisdom = 知性
    .help = 知性１つの効果。
option-wisdom-eight = ８面体にする
option-wisdom-reroll = 振り直す
option-valkyrie_skills = ヴァルキュリアのスキル
    .help = ヴァルキュリアごとに固有のスキルがあり、成長で強くなる。
option-name_tiwaz = 残したサイコロ
    .help = 振らずに残したサイコロの呼び名。
option-name_tiwaz-tiwaz = テイワズ
option-name_tiwaz-glory = 威光

variant-draft13 = 草案１３
    .help = 草案のとおり。
variant-draft14 = 草案１４
    .help = キーパーと再戦でき、勝てばVP＋２、最初の突破でボーナスダイス。
variant-open-keepers = 開いた門
    .help = 解決済みのキーパーのマスも通れる。
variant-einherjar-market = エインヘリアル市場
    .help = 無作為の３枚を、１個１VPにもなる残したサイコロで雇う。
variant-wisdom-reroll = 知性で振り直し
    .help = 知性は８面体の代わりに振り直し１回。
variant-valkyrie-skills = ヴァルキュリアのスキル
    .help = ヴァルキュリアごとに固有のスキルがある。
variant-no-divine = 解決済みは何もなし
    .help = 解決済みのマスでは何も得ない。

## 名前

card-courage-1a = 浅瀬の狼
card-courage-1b = 燃える蜜酒の館
card-courage-1c = 小島の決闘
card-courage-1d = 崩れる盾の壁
card-courage-1e = 橋の下のトロル
card-wisdom-1a = 渡し守の謎かけ
card-wisdom-1b = 鯨骨のルーン
card-wisdom-1c = 大鴉の見たもの
card-wisdom-1d = 巫女の洞窟
card-wisdom-1e = ミーミルの泉
card-dignity-1a = 辻の通行料
card-dignity-1b = 折れた腕輪
card-dignity-1c = 夏至の民会
card-dignity-1d = 王の血の代価
card-dignity-1e = 主なき高座
card-love-1a = 寡婦の灯火
card-love-1b = はぐれた猟犬
card-love-1c = 峡湾の揺り籠
card-love-1d = 兄弟の諍い
card-love-1e = 白鳥の乙女の羽衣
card-courage-2a = 霜の巨人の門
card-courage-2b = 剣の流れる川
card-courage-2c = 老いとの取っ組み合い
card-wisdom-2a = 岸なき霧
card-wisdom-2b = 死者たちの名
card-wisdom-2c = 巨人の賭け
card-dignity-2a = 臆病者の席
card-dignity-2b = 払われぬ渡し賃
card-dignity-2c = 九人の裁き
card-love-2a = 溺れた者への歌
card-love-2b = バルドルの夢
card-love-2c = ナンナの嘆き
card-courage-3a = 屍の岸辺
card-wisdom-3a = 十一の川
card-dignity-3a = 蛇の館
card-love-3a = 血を流す根
card-courage-3b = 竜の影
card-wisdom-3b = ノルンの最後の糸
card-ganglati = ガングラティ
card-eggther = エッグセール
card-modgud = モーズグズ
card-garm = ガルム
card-thjazi = シャツィ
card-hrym = フリュム
card-angrboda = アングルボダ
card-hel = ヘル
card-surt = スルト
card-fenrir = フェンリル
card-nidhogg = ニーズヘッグ

einherjar-spearman = 槍兵
einherjar-archer = 弓兵
einherjar-shieldbearer = 盾兵
einherjar-scout = 斥候
einherjar-seer = 予見者
einherjar-huscarl = 近衛兵
einherjar-smith = 鍛冶師
einherjar-strategist = 軍師
einherjar-twin = 双子
einherjar-wanderer = 放浪者
einherjar-skald = 詩人
einherjar-berserker = 狂戦士
einherjar-jarl = 族長
einherjar-dragonslayer = 竜殺し
einherjar-oathkeeper = 誓いの守り手

valkyrie-brynhild = ブリュンヒルド
valkyrie-gondul = ゲンドゥル
valkyrie-hild = ヒルド
valkyrie-sigrun = シグルーン

layer-midgard = ミドガルズ
layer-niflheim = ニブルヘイム
layer-hvergelmir = フヴェルゲルミル
layer-root = 世界樹の根

attribute-courage = 勇気
attribute-wisdom = 知性
attribute-dignity = 威厳
attribute-love = 親愛

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
face-1of8 = 1（８面体）
face-2of8 = 2（８面体）
face-3of8 = 3（８面体）
face-4of8 = 4（８面体）
face-5of8 = 5（８面体）
face-6of8 = 6（８面体）
face-7of8 = 7（８面体）
face-8of8 = 8（８面体）

## 盤面

page-tiwaz = { $name_tiwaz ->
    [glory] 威光
   *[tiwaz] テイワズ
}
page-die = { $sides }面体のサイコロ
page-rings = ニーズヘッグを囲む三つの層
page-point = カードを指すと内容が見えます。縦横にある自分のウルズ１枚ごとにサイコロが１個増えます。
page-turn = { $name }の手番
page-takes = { $name }がヴァルキュリアを選んでいます
page-laying = カードを並べています
page-over = 物語は終わった
page-order = 手番順
page-starter = スタートプレイヤー
page-lap = { $lap }／{ $laps }手番
page-stock = ストックのサイコロ
page-phase-move = 移動
page-phase-pool = ロール
page-phase-skills = スキル
page-phase-fixed = 確定
page-phase-scout = スカウト
# 層のカード
page-target = 目標値
page-vp = VP
page-steps = { $steps }マス先
page-urd-of = { $name }のウルズ
page-resolved = 解決済み。ロールもVPもなし。
page-passage = 次の層へは通れる。
page-below = その後{ $layer }へ
page-rematch-0 = まだ誰も突破していない
page-rematch-1 = 突破されたが、まだ倒されたことはない
page-rematch-2 = すでに倒されている
page-dice-here = サイコロ{ $own }個＋ウルズ{ $added }個
page-chance = スキルなしで{ $percent }％
page-grow-courage = サイコロ１個に＋１
page-grow-wisdom = { $reroll ->
    [1] サイコロ１個を振り直す
   *[0] サイコロ１個が８面体になる
}
page-grow-dignity = 成功時VP＋１
page-grow-love = スカウトのコスト－１
# チャレンジロール
page-challenge = チャレンジロール
page-still = チャレンジはまだありません。
page-rest = 解決済みのマス。ロールはしません。
page-in-hand = 手元
page-rolled = 出目
page-choose = 振るサイコロの数
page-roll = 振る
page-odds = 成功率
page-sum = 出目の合計
page-changed = 目を変えた
page-boost = 確定後
page-prize = 成功時のVP
page-gauge = パワー{ $power }、目標値{ $target }
page-tumbling = サイコロを振っています……
page-enough = 目標値に到達
page-short = あと{ $missing }
page-won = 成功
page-lost = 失敗
page-judge = 判定
# プレイヤー
page-forecast = いま終われば{ $vp }VP
page-urd-in = { $layer }のウルズ：{ $count }枚
page-majority = 最多、{ $vp }VP
page-hand = 手札のウルズ（残り手番）
page-under = ヴァルキュリアの下のウルズ：いつでもサイコロ１個を足せる
page-bonus = 先行突破のボーナスダイス
page-gift-brynhild = 突撃：サイコロ１個に＋{ $strength }。
page-gift-gondul = 予見：{ $strength }回振り直せる。
page-gift-hild = 鬨の声：確定後、パワー＋{ $strength }。
page-gift-sigrun = 呼び戻し：エインヘリアル{ $strength }人がもう一度働く。
page-gift-grows = { $attribute }{ $each }枚ごとに＋１。
# エインヘリアル
page-einherjar = エインヘリアル
page-cost = コスト{ $cost }
page-left = 残り{ $left }枚
page-stack = 山札{ $stack }枚、ヴァルハラ{ $valhalla }枚
page-owes = { $einherjar }の支払い残り：{ $price }
page-end = 雇わない
page-skill-spearman = サイコロ１個に＋{ $adds }
page-skill-archer = サイコロ１個を振り直す
page-skill-shieldbearer = { $shows }の目を{ $becomes }にする
page-skill-scout = サイコロ１個を裏返す
page-skill-seer = サイコロ１個に＋{ $adds }
page-skill-huscarl = サイコロ１個を{ $becomes }にする
page-skill-smith = { page-tiwaz }１個も振る
page-skill-strategist = 全てのサイコロに＋{ $adds }
page-skill-twin = 最低の目を最高の目と同じにする
page-skill-wanderer = { $shows }以下の目を全て{ $becomes }にする
page-skill-skald = 確定後：{ page-tiwaz }１個でパワー＋{ $power }
page-skill-berserker = 確定後、ゾロ目があれば：パワー＋{ $power }
page-skill-jarl = 確定後、目標値＋{ $margin }以上：VP＋{ $vp }
page-skill-dragonslayer = 確定後、キーパーかニーズヘッグ：パワー＋{ $power }
page-skill-oathkeeper = 確定後：{ page-tiwaz }１個ごとにパワー＋{ $power }
page-credit = アイコン：game-icons.net の Lorc、Delapouite ほか（CC BY 3.0）
