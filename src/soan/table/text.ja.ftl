# 卓そのもののことば。各ゲームのことばはそれぞれのフォルダにある。
soan = 草案
tagline = まだ草案のボードゲームを、今すぐ遊ぶ。
skip = 卓へ移動
home = ホーム
language = 言語
language-en = EN
language-ja = 日本語
theme = 明るさ
theme-auto = 端末に合わせる
theme-light = 明るい
theme-dark = 暗い
footer = 草案 Soan — ルールは鉛筆で、遊びは墨で。

hero = 完成する前に、遊ぼう。
hero-text = ルールブックは、誰かが席につくまでは推測にすぎない。ボットと、離れた友人と、あるいは一つの画面を囲んで、席につこう。
your-tables = あなたの卓
table-lobby = 参加者を待っています
table-running = 対戦中
table-finished = 終了
made-on = { $month }月{ $day }日
games = 机の上の草案
players-count = { $list }人
play-bots = すぐに遊ぶ
play-friends = 友人を招く
play-here = 一つの画面で
set-up = 細かく決める
rules = ルール
rules-of = { $game }：ルール
game-broken = { $game }を開けません。直してからサーバーを起動し直してください。
no-games = ゲームが入っていません。

new-table = 卓を用意する
cannot-lay = このままでは遊べません：
players = 人数
variant = 版
seats = 席
seat-number = 席{ $number }
seat-me = 自分が座る
seat-here = この画面のもう一人
seat-free = 誰かを招く
seats-hint = 空席には招待リンクが付きます。名前は空欄でもかまいません。
name-of = 席{ $number }の名前
options = ルールを変える
options-hint = 空欄は選んだ版のままです。
as-usual = 版のまま：{ $value }
switch-on = あり
switch-off = なし
pace = ボットの速さ
pace-instant = 即座
pace-brisk = きびきび
pace-calm = ゆっくり
typed = 本物のダイスを使う（出目を入力し、サーバーは引かない）
typed-short = 本物のダイス
lay-table = 卓を用意する

player-name = プレイヤー{ $number }
bot-name = { $seat ->
        [0] 筆
        [1] 墨
        [2] 硯
        [3] 紙
        [4] 文鎮
        [5] 判子
        [6] 糊
        [7] 鋏
       *[other] ボット{ $number }
    }
bot-kind-random = ボット（でたらめ）
bot-kind-greedy = ボット（目先の点）
bot-kind-mcts = ボット（一手に{ $amount }局試す）
bot = ボット
your-name = あなたの名前
you = あなた
here = 在席
away = 離席
stand-in = { $bot }が代打ち

seat-open = 空席
seat-waits = 誰が座る？
sit = 座る
sit-too = もう一人ここに
seat-bot = ボットに任せる
rename = 名前を変える
stand-up = 席を立つ
clear-seat = 席を空ける
invite = この席への招待
copy = コピー
copied = コピーしました
begin = 始める
begin-waits = あと{ $free }席空いています。
host-begins = 主催者が始めるのを待っています。
share = この卓のリンク
share-hint = 開いた人は空席に座るか、観戦できます。
share-local = このリンクはこの端末でしか使えません。他の人を招くには --host 0.0.0.0 を付けて起動してください。
share-watch = 観戦用リンク
look-only = 観戦する
invited = { $game }への招待

turn-you = あなたの番
turn-you-named = { $name }の番
turn-hand-over = { $name }に画面を渡してください
turn-bot = { $name }が考えています
turn-bot-failed = { $name }は決められません
turn-person = { $name }の番
turn-nature = ダイスを振る番
turn-stuck = ゲームが止まっています
over = ゲーム終了
fold = 行動の一覧を畳む・開く
i-am = { $name }です
hand-over-hint = それまでは、全員が見てよいものだけを表示します。
bot-slow = ルールが変わって最初の一手は、準備に30秒ほどかかることがあります。
bot-failed-hint = プログラムが失敗しました。理由はサーバーのログにあります。主催者は「卓」から別のボットに替えられます。
table-side = 行動と経過
board = 盤面
board-broken = このゲームの盤面が描けませんでした（理由はサーバーのログ）。卓上にあるものをそのまま示します。
story = これまでの経過
story-empty = まだ何も起きていません。
if-over-now = 今終わったら
scores-hint = あなたの席から見える範囲の点数です。
total = 合計
total-now = 今終わった場合の得点
rank = { $rank }位

won = { $names }の勝ち
drawn = { $names }が勝ちを分け合いました
and = と
rematch = もう一局
rematch-join = 次の局へ
replay = 記録を保存
another-game = 別のゲーム

table-menu = 卓
lend-bot = ボットに代わってもらう
change-bot = ボットを替える
hand-back = 席を返す
take-back = 戻りました
personal = { $name }専用のリンク
personal-hint = この席を別のブラウザで開きます。誰にも見せないでください。持っている人が席に座り、手札を見られます。
move-here = { $name }の席をここで遊ぶ
move-here-hint = 席はこのブラウザに移り、元のブラウザは観戦だけになります。古いリンクは使えなくなります。
move-here-yes = 席をここに移す
to-table = 卓へ

hint = ヒント
hint-title = 探索ならどうする？
hint-thinking = 探索が考えています
hint-preparing = このルールで初めて考えるので、準備に30秒ほどかかることがあります。待たずに進めてもかまいません。
hint-failed = ヒントは出せません（探索が失敗しました）
hint-failed-help = 理由はサーバーのログにあります。もう一度たずねることができます。
hint-best = 探索なら：{ $move }（勝つ見込み { $chance }）
hint-others = ほかに{ $count }通り試しました。
hint-games = ここから{ $count }局を、あなたに見えるものだけで試した見積もりです。決めるのはあなたです。
hints = ヒント
hints-on = あり
hints-off = なし
hints-hint = ヒントは、自分の番にたずねた人だけに、探索ならどうするかと勝つ見込みを示します。

line-lost = 接続が切れました。つなぎ直しています…
line-unsent = 卓に届きませんでした。つながったらもう一度押してください。二重に数えられることはありません。
on-its-way = 「{ $move }」を卓に送っています。ほかには何も行われていません。
doubled = 二度押しは一度と数えました。もう一度行うなら、改めて押してください。
rules-changed = この卓を用意した後でルールが変わりました。見ることはできますが、続けられません。新しい卓を用意してください。

error-no-page = ここには何もありません。
error-no-room = その卓はありません。リンクが途中で切れていませんか？
error-no-game = ゲーム{ $game }はここに入っていません。
error-no-rules = このゲームにはまだルールブックがありません。
error-no-link = このリンクは使えないか、もう使われました。使えるのは一度だけです。
error-no-seat = その席はありません。
error-bad-form = フォームが不完全です（{ $field }）。ページを読み込み直してください。
error-bad-request = この要求は卓には理解できません。
error-not-so = それはできません：{ $reason }
error-host-only = それができるのは、この卓の主催者だけです。
error-not-your-seat = その席はこのブラウザのものではありません。あなたの席なら、専用のリンクをここで開いてください。
error-not-your-turn = あなたの番ではありません。
error-bot-plays = この席はボットが代わりに打っています。先に「卓」から席に戻ってください。
error-no-hints = この卓ではヒントは使えません。
error-moved-on = 卓はもう先に進んでいます。何も行われませんでした。今の様子は次のとおりです。
error-not-possible = 今それはできません。何も行われませんでした。
error-not-running = 対戦中ではありません。何も行われませんでした。
error-not-finished = まだ対戦中です。
error-already-started = ゲームは始まっています。席はもう空けられません。
error-seat-taken = そこにはもう誰か座っています。
error-seats-free = まだ空席があります。誰かかボットに任せてください。
error-replay-later = 記録には伏せられたものが含まれます。終了後に保存できます。
error-rules-options = この草案には、この卓の設定がもうありません：{ $reason }
error-rules-broken = ルールが変わり、このゲームはもう表示できません（{ $number }手目が成り立ちません）。新しい卓を用意してください。
error-store-busy = データベースが混み合っています。何も行われませんでした。少し待ってもう一度どうぞ。
error-store-full = ディスクが一杯です。何も行われませんでした。サーバーの空きを作ってからもう一度どうぞ。
error-store-readonly = データベースに書き込めません（{ $reason }）。何も行われませんでした。
error-store-broken = データベースが正しく応答しません（{ $reason }）。何も行われませんでした。
error-store-other = このファイルは、この版の草案のデータベースではありません。
error-bug = サーバーで問題が起きました。何も行われませんでした。詳しくはサーバーのログにあります。
