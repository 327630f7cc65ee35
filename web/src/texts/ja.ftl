### ブラウザ版の言葉。

## 共通

skip-to-content = 本文へ移動
navigation = ページ
nav-lobby = ロビー
nav-rules = ルール
to-lobby = ロビーへ
settings = 設定
close = 閉じる
cancel = キャンセル
loading = 少しお待ちください…
missing-title = ページが見つかりません
missing-text = このアドレスにはページがありません。リンクが古いか、文字が抜けているのかもしれません。
go-on = 次へ
join-parts = 、
join-explanation = ：
join-sentences = { "" }

## 人とボット

who-are-you = お名前を教えてください
nickname = あなたの名前
nickname-help = アカウントもパスワードも不要です。ほかの人に見えるのは名前だけです。
name-suggestions = アデル, アルノー, イザベル, ウード, エロイーズ, ギヨーム, クロード, ジゼル, ジョスラン, ティボー, ニコル, ブランシュ, マチルド, ユーグ, ランベール, ロラン
rename = 名前を変更
renamed = 名前を変更しました。進行中のゲームでは前の名前のままです。
bot-greedy = 欲張りボット
    .character = 次の一手だけを最善にする
bot-lookahead = 先読みボット
    .character = この先の展開を試してみる
bot-random = 気まぐれボット
    .character = 指せる手をでたらめに選ぶ
bot-search = 探索ボット
    .character = 起こりうる展開をたくさん試す
bot-builder = 建築好き
    .character = 何よりも建てることを好む
bot-blocker = 妨害好き
    .character = 自分の得点と同じくらい相手の得点を気にする
bot-gambler = 勝負師
    .character = 運に賭ける
bot-novice = 初心者
    .character = 覚えたてで、見落としが多い
bot-apprentice = 見習い
    .character = 基本は分かるが、ときどき間違える
bot-journeyman = 職人
    .character = 手番全体を計画する
bot-master = 親方
    .character = 多くの計画と運の行方まで比べる
bots-more = その他
bot-level = ボットの強さ
bot-other = ボット「{ $bot }」
you = （あなた）

## ロビー

lobby-title = ようこそ、街を築きに
lobby-text = 中世の街づくりボードゲームを、すべて無料で遊べます。今すぐボットと対戦することも、友だちにリンクを送ることもできます。
play-now = 今すぐ遊ぶ
start-game = ゲームを始める
opponents = 対戦相手
bots-count = { $count ->
    [0] なし（ひとりで）
   *[other] ボット{ $count }人
}
players-range = { $fewest }～{ $most }人用
new-table = テーブルを作る
my-tables = 自分のテーブル
open-tables = 公開テーブル
open-tables-none = 募集中のテーブルはありません。テーブルを作ると、ほかの人が参加できます。
tables-to-watch = 観戦できるゲーム
finished-tables = 終わったゲーム
your-turn = あなたの手番です
table-is-open = 空席あり
table-is-sealing = まもなく開始
table-is-running = 対戦中
table-is-over = 終了
table-is-frozen = 停止中
table-won-by = 勝者：{ $names }

## テーブルを作る

choose-game = どのゲームで遊びますか？
seats = 席
seats-help = 1台の端末を何人かで使うこともできます。その人の席で「この端末で一緒に」を選んでください。
seat-number = 席{ $seat }
seat-me = 自分
seat-me-named = 自分（{ $name }）
seat-here = この端末で一緒に
seat-open = 空席
seat-name = 席{ $seat }の名前
seat-add = 席を増やす
seat-remove = 席{ $seat }を取り除く
seat-free = 席{ $seat }、空席
who-may-join = 参加できる人
table-public = 誰でも（ロビーに表示します）
table-by-link = リンクを知っている人だけ
hints = ヒント
hints-help = 強いボットならどうするかを尋ねられます。ゲームはレーティング対象外になります。
hints-allowed = 使える
presets = プリセット
options-of-table = オプション
option-own = そのほか…
option-own-help = 英語で入力してください：
option-place = 選択{ $place }
components = 自分のコンポーネントデータ
components-help = お手元の箱の内容がこちらのデータと異なる場合は、修正したファイル（JSON）を選んでください。その場合、レーティングの対象にはなりません。
create-table = テーブルを作る
new-table-of = 新しいテーブル：{ $game }

## 時間

clock = 時間
clock-kind-none = 時間制限なし
clock-help-none = 時間制限なし
clock-kind-bank = 1人ごとの持ち時間
clock-help-bank = ゲーム全体の持ち時間に、手番ごとに数秒が加わります。
clock-kind-days = 1手番ごとの日数
clock-help-days = 何日もかけてゆっくり遊びます。手番が来たら戻ってきてください。
clock-minutes = 持ち時間（分）
clock-increment = 手番ごとの追加（秒）
clock-days-each = 1手番の日数
clock-none = 時間制限なし
clock-bank = { $seconds ->
    [0] { $minutes }分
   *[other] { $minutes }分＋{ $seconds }秒
}
clock-days = 1手番{ $days }日
clock-days-hours = { $days }日{ $hours }時間
clock-of = { $name }の残り時間：{ $time }
clock-mine-minute = 残り時間は1分を切りました。
clock-mine-seconds = 残り時間は10秒を切りました。
clock-mine-over = 時間切れです。
time-over-heading = 時間切れ
time-over = { $name }さんの時間が切れました。
time-over-mine = 時間切れです。ほかの人がボットに代わりを頼むまでは、そのまま続けられます。
time-over-asked = { $name }さんの手番がまだなら、ボットが代わりに行います。
let-bot-play = ボットに任せる
give-time = もう少し待つ
absent-heading = いない人がいます
absent = { $name }さんが{ $minutes }分前からいません。
stalled-heading = 手番の人が動いていません
stalled = { $name }さんが{ $minutes }分間、手を進めていません。
absent-wished = ボットに任せたい人がいます。
absent-asked = 今いる全員が賛成すると、ボットが{ $name }さんの代わりに遊びます。
bot-plays-heading = ボットが代わりに遊んでいます
bot-plays-for-you = ボットがあなたの代わりに遊んでいます。
bot-plays-left = あなたはこのゲームから抜けたため、ボットが代わりに続けています。
take-seat-back = 自分の席に戻る
bot-stands-in = （ボットが代理）
leave-game = ゲームから抜ける…
leave-heading = ゲームから抜けますか？
leave-help = ほかの人はゲームを続け、ボットがあなたの代わりをします。ゲームが続いている間は、いつでも席に戻れます。戻らないと、レーティングでは最下位になります。
leave-confirm = 抜けてボットに任せる
leave-stay = 続ける

## 開始前

waiting-for-players = あと{ $free }人を待っています
waiting-for-start = 席がすべて埋まりました。まもなく始まります
sit-here = ここに座る
stand-up = 席を立つ
ask-to-leave = 席を空けてもらう
add-bot = ボットを加える
bot-for-seat = 席{ $seat }のボット
remove-bot = ボットを外す
invite-link = このリンクを友だちに送ってください
copy = コピー
copied = コピーしました
fair-chance = 運の結果は開始前に固定されています。終了後に検証できます。フィンガープリント：{ $commitment }
fair = 公正なランダム
fair-checked = ブラウザで確認済み：公開された秘密は開始前に固定されたもので、あなたの乱数もいっしょに使われました。
fair-elsewhere = 未確認：この端末にはこのゲームのフィンガープリントがありません。席に着いた端末でこのページを開いてください。
fair-mismatch = このゲームは約束と一致しません。公開された秘密が開始前に固定されたものではないか、あなたの乱数が使われていません。ゲームの記録をダウンロードし、下のコマンドを保存して、このサーバーの運営者に問い合わせてください。
fair-yourself = すべての結果を自分で確認する
fair-yourself-help = ブラウザはルールを知らないため、カードやダイスがこれらから導かれたことはサーバーの言葉を信じています。確かめるには、ゲームの記録をダウンロードし、Bastideをインストールした信頼できるコンピューターでこのコマンドを実行してください。
fair-yourself-elsewhere = 自分の端末のフィンガープリントと乱数がなければ、このコマンドは作り話のゲームを本物と区別できません。
fair-command = コマンド

## テーブルで

actions = 手番でできること
around-the-board = ボードのまわり
board = ボード
tab-players = 参加者
tab-log = 記録
tab-chat = チャット
tab-moves = 手
undo = 取り消す
restart-turn = 手番をやり直す
end-turn = 手番を終える
skip-bots = ボットのアニメーションを省略
replay-last-turn = 直前の手番を再生
skip-replay = スキップ
hint = ヒント
hint-make = この手を指す
hint-later = その後：{ $moves }
ask-undo = 取り消しを頼む
ask-undo-help = 何かを引いたか、ほかの人が動いた後なので、最後の手を取り消すには全員の同意が必要です。
ask-undo-anyway = それでも頼む
undo-unrates = 全員が同意すると、このゲームはレーティング対象外になります。その後に何かが引かれたか、公開されたためです。
undo-proposal-heading = 取り消しのお願い
undo-proposal = { $name }さんが、最後の手とその後のすべてを取り消したいそうです。同意しますか？
undo-proposal-waits = { $name }さんが最後の手の取り消しをお願いしています。ほかの人の返事を待っています。
agree = 同意する
decline = 断る
confirm-heading = この手でよいですか？
confirm = 決定
see-rule = ルール{ $rule }
read-rule = ルールを読む
whats-this = これは何？
keys-help = 矢印キーで場所を移動し、NとPで次と前の選べる場所へ移り、Enterキーで決定し、Iで説明を表示します。
acting = 手番です
points-of = { $name }：{ $points }点。内訳を見る
moves-heading = できること
moves-none = 今できることはありません。
view-heading = テーブル
chat-say = メッセージを入力
chat-send = 送信
chat-empty = まだ誰も発言していません。
chat-new = 新しいメッセージ
watching = 観戦中です。
unrated = レーティング対象外
unrated-help = このゲームはレーティングに影響しません。
unrated-own-components = レーティング対象外：製品とは異なるコンポーネントのデータで遊びました。
unrated-played-on = レーティング対象外：準備からではなく、途中の場面から始めました。
unrated-undone = レーティング対象外：公開された情報より前まで、全員の同意で取り消しました。
unrated-shared-device = レーティング対象外：1人が複数の席に着きました。
unrated-abandoned = レーティング対象外：全員が抜けました。
unrated-one-person = レーティング対象外：人間はあなた1人でした。
unrated-one-bot = レーティング対象外：比べる相手がいませんでした。
unrated-hints = レーティング対象外：ヒントを使えるテーブルでした。
unrated-no-progress = レーティング対象外：長い間終わりに近づかなかったため、テーブルがゲームを終了しました。
unrated-too-long = レーティング対象外：長くなりすぎたため、テーブルがゲームを終了しました。
unrated-frozen = レーティング対象外：このゲームはもう読み込めません。
meaning = この結果の意味
has-left = 途中退席
player-gone = どなたか
timeline = ゲームの流れ
step-back = 1つ戻る
step-forward = 1つ進む
back-to-now = 現在
to-the-end = 最後
back-mark = 振り返り中
step-of = ステップ{ $step }／{ $steps }
connection-connecting = 接続しています…
connection-online = 接続中
connection-waiting = 接続が切れました。再接続しています…
connection-closed = 切断されました
curtain-hand-over = { $name }さんに渡してください
curtain-help = { $pointer ->
    [touch] { $name }さんに端末を渡してから、タップしてください。
   *[mouse] { $name }さんに端末を渡してから、クリックしてください。
}
curtain-show = { $name }です。テーブルを見る
table-frozen-notice = このテーブルは停止しました。ゲームの記録をたどれなくなったためです。理由はサーバーの管理者が調べられます。

## ゲームのまわりの出来事

table-sat = { $name }が席{ $seat }に着きました。
table-stood = 席{ $seat }が空きました。
table-ready = { $player }の準備ができました。
table-started = ゲームが始まりました。
table-undone = { $player }が{ $steps }手取り消しました。
table-undo-asked = { $player }が最後の手の取り消しをお願いしました。
table-undo-agreed = { $player }が同意しました。
table-undo-declined = { $player }は取り消しに同意しませんでした。
table-undone-by-consent = 全員が同意したので、{ $player }の最後の手を取り消しました。
table-automatic = { $mode ->
    [off] これからは、すべての手を自分で行います。
    [forced] これからは、選択の余地のない手が自動で行われます。
   *[forced-and-end] これからは、選択の余地のない手と手番の終了が自動で行われます。
}
table-automatic-move = { $player }の手を自動で行いました：{ $move }。
table-said = { $name }：{ $text }
table-time-out = { $player }の時間が切れました。
table-time-given = { $by-player }は待つことにし、{ $player }に時間を足しました。
table-bot-wanted = { $by-player }は、席を外している{ $player }の代わりをボットに任せたいそうです。
table-bot-wanted-stalled = { $by-player }は、長い間手を進めていない{ $player }の代わりをボットに任せたいそうです。
table-bot-plays = ここからはボットが{ $player }の代わりに遊びます。
table-taken-back = { $player }が席に戻りました。
table-left = { $player }がゲームから抜けました。ボットが代わりに続けます。
table-ended-no-progress = { $plies }手のあいだ進展がなかったため、テーブルがゲームを終了しました。現在の状態で得点を計算します。
table-ended-too-long = 上限の{ $plies }手に達したため、テーブルがゲームを終了しました。現在の状態で得点を計算します。
table-rematch = { $player }がもう一度対戦を希望し、新しいテーブルができました。
table-offered-again = しばらく誰もいなかったため、このテーブルはロビーに表示されていませんでした。今はまた表示されています。
table-server-away = サーバーがしばらく止まっていました。その間の時間は誰の持ち時間からも引かれません。
table-frozen = テーブルが停止しました。ゲームの記録をたどれなくなったためです。

## 結果

result-of = { $game }の結果
position-of = { $game }の場面
unfinished-game-of = 終わっていない{ $game }
position-dealt = この場面では一部のカードが決まっていません。表示は一例で、ここから遊ぶと配り直されます。
result-alone = { $name }：{ $points }点
see-result = 結果とリプレイ
standings = 順位
rematch = もう一度対戦
rematch-opened = { $name }がもう一度対戦するテーブルを用意しました。
rematch-join = 参加する
rematch-go = 新しいテーブルへ
points = 得点
points-from = { $name }、{ $source }：{ $points }
points-listed = { $name }：{ $points }（{ $sources }）
points-part = { $source }{ $points }
points-then = この時点での得点です。
move-by = { $name }：{ $move }
replay-play = 再生
replay-stop = 一時停止
replay-play-back = 逆再生
replay-pace = 再生の速さ
replay-pace-slow = ゆっくり
replay-pace-calm = ふつう
replay-pace-quick = 速く
step-link = この場面へのリンク
look-as = 視点
look-as-spectator = 観戦者
play-on = 続きを遊ぶ
play-on-from-here = ここから遊ぶ
play-on-not-here = ここではゲームが終わっています。先に前の場面へ戻ってください。
play-on-help = ここから新しいゲームを始めます。あなたが席の1つに着き、残りの席にはボットが着きます。
play-on-unrated = このゲームはレーティング対象外です。
play-on-seat = あなたの席
play-on-bot = ほかの席
journal = ゲームの記録をダウンロード

## 終わったゲームの分析

analysis = 分析
analyse = このゲームを分析
analysis-offer = 全員の勝ち目の変化、勝負の分かれ目、強いボットならどう指したかを見られます。
analysis-running = 分析中…
analysis-failed = 分析に失敗しました。もう一度試せます。
try-again = もう一度試す
analysis-help = すべてのカードが見える人から見た、手番ごとの全員の勝率です。手番を選ぶと盤面に表示します。
analysis-help-alone = 手番ごとの、見込める得点です。手番を選ぶと盤面に表示します。
analysis-by = 手順と評価：{ $bot }
expected-results = 手番ごとの予想結果
expected-of = { $name }：{ $value }
turning-points = 勝負の分かれ目
turn = 手番
turn-of = { $turns }手番中の{ $turn }番目
turn-by = { $turn }番目、{ $name }
line-played = 実際の手
line-of-bot = ボットの手順
line-same = ボットも同じ手を指しました。
line-gains = ボットの見積もりでは、その手順のほうが{ $points }点高くなります。
move-by-bot = { $name }の代わりのボット：{ $move }
back-to-game = ゲームに戻る

## ルール、記録

rules-of = { $game }のルール
rules-search = ルールを検索
rules-none = 当てはまるルールはありません。
score-turn = 手番
score-turn-none = ゲーム終了
score-turn-of = { $name } の手番
score-turn-all = 全員の手番
score-started = スタートプレイヤー：{ $name }
score-options = オプションと続きから遊ぶ設定
# 場面を並べて点数を数えるページ
score-title = { $game }の得点計算
score-help = { $pointer ->
    [touch] タップして盤面を並べると、点数が自動で計算されます。
   *[mouse] クリックして盤面を並べると、点数が自動で計算されます。
}
score-players = プレイヤー
score-fewer = 最後のプレイヤーを外す
score-more = プレイヤーを追加
score-one-less = { $what }：1つ減らす
score-one-more = { $what }：1つ増やす
score-undo = 元に戻す
score-clear = 盤面を空にする
score-link = この場面へのリンク
score-over = この場面ではゲームが終わっています。続きを遊ぶ・分析するには「{ score-options }」で手番を指定してください。
score-impossible = 続きを遊ぶ・分析するには、先に場面を直してください。
score-doubt = 計算済み（要確認）
score-broken = このリンクは壊れているか、途中で切れています。もう一度送ってもらうか、自分で盤面を並べてください。
score-other-game = このリンクは別のゲームの局面です。
score-refused = このリンクの場面はありえません。{ $reason }
score = 得点計算
score-from-here = 得点計算で開く
score-analyse = 分析する
score-outlook = この場面の分析
score-line = { $bot }の最善手順
score-expected = { $bot }が続きを{ $games }回プレイ
score-expected-points = { $points }点
score-expected-share = 勝率{ $share }
upload-title = 保存したゲームを開く
upload-help = 結果のページからダウンロードしたゲームの記録か、場面のファイルを開きます。見るだけでなく、ゲームを一手ずつ再生したり、そこから続きを遊んだりできます。
upload-file = ファイル
upload = 見る

## ゲームを学ぶ

learn = 学ぶ
learn-by-playing = 遊びながら学ぶ
learn-game = { $game }を学ぶ
learn-newcomer = 新人
learn-news = 起こったこと
learn-task = あなたの番：
learn-astray = それはまだです。先に「{ $task }」をお願いします。光っているところを選んでください。
learn-back = 戻る
learn-next = 次へ
learn-help = 代わりにやって

## 設定

settings-language = 言語
settings-theme = テーマ
theme-system = 端末に合わせる
theme-light = ライト
theme-dark = ダーク
settings-motion = 動き
motion-system = 端末に合わせる
motion-reduced = できるだけ少なく
settings-sound = 音を鳴らす
settings-confirm = 手を行う前に毎回確認する
settings-automatic = 自動プレイ
automatic-off = オフ
automatic-forced = 選択の余地のない手（手番の終了は除く）
automatic-forced-and-end = 選択の余地のない手（手番の終了も含む）

## サーバーが断った理由

refusal-unreachable = サーバーにつながりません。サーバーが動いているか、インターネットに接続しているか確かめてください。
refusal-unknown-move = このゲームにそのような手はありません。

## テーブルのテキスト表示

settings-look = テーブルの表示
look-drawn = 絵
look-text = テキスト
to-text-view = テーブルをテキストで表示
text-story = 起こったこと
text-type = あなたの手
text-send = 送信
text-table = テーブル
text-no-points = 得点は終了まで分かりません。
text-help = 一覧にある手か、その番号を入力してください。ほかに moves（手の一覧）、status（状況）、points（得点）、table（テーブル）、help（ヘルプ）と入力できます。

## アカウント

account = アカウント
account-of = { $name }さんのアカウント
account-name = 名前
account-help = { $letters }文字以上にしてください。メールは使わないので、パスワードを忘れると取り戻せません。
make-account = アカウントを作る
make-account-help = ゲーム、レーティング、設定が保存され、ほかの端末からもサインインできます。
sign-in = サインイン
sign-in-help = ここでゲストとして遊んだ内容も引き継がれます。ゲストのプログラムは使えなくなります。
sign-in-help-new = ゲストとして遊ぶなら、アカウントは不要です。ロビーでゲームを始めてください。
sign-out-heading = サインアウト
sign-out = この端末でサインアウト
sign-out-everywhere = すべての端末でサインアウト
programs = プログラム
programs-help = すべての端末でサインアウトするかパスワードを変更すると、ここで選んだもの以外のプログラムは使えなくなります。
programs-help-new = このゲストのプログラムは、ここで選んだもの以外は使えなくなります。
program-keep = { $name } を残す（{ $day }）
program-revoke = 取り消す
program-revoke-named = { $name } を取り消す
two-seats-table = テーブルへ{ $count ->
   *[other] {" "}{ $number }
}
two-seats-leave = ゲストの席を離れてサインイン
password = パスワード
password-old = 今のパスワード
password-new = 新しいパスワード
change-password = パスワードを変更
password-changed = パスワードを変更しました。ほかの端末ではサインアウトされ、選んでいないプログラムは使えなくなりました。
delete-account = アカウントを削除
delete-account-help = 名前、メモ、設定、トークンが削除されます。終わったゲームは名前なしで残り、続いているゲームではボットが代わりを務められます。この操作は取り消せません。
delete-account-for-ever = 完全に削除する

## プレイヤーとランキング

own-page = マイページ
nobody-yet = まだここで遊んだことがありません。
player-since = { $day }から参加
no-games-yet = 終わったゲームはまだありません。
played = ゲーム数
wins = 勝利
mean-points = 平均得点
best-points = 最高得点
players-at-table = 人数
rating = レーティング
rating-chart = { $games }ゲームのレーティングの推移
rating-range = { $lowest }から{ $highest }まで
achievements = 功績
achieved = 達成
progress = { $done }／{ $goal }
ladder = ランキング
ladder-kind = 対象
ladder-people = 人
ladder-bots = ボット
ladder-help = 強さを控えめに見積もった値で、勝つほど、遊ぶほど上がります。アカウントのある人だけが載ります。
ladder-empty = このランキングにはまだ誰もいません。アカウントを作り、レーティング対象のゲームで遊んでみてください。
ladder-empty-bots = このランキングにはまだボットがいません。種類の違うボットが2人以上参加するゲームが必要です。
game = ゲーム
rank = 順位
player = プレイヤー
rated-games = 対象ゲーム数
## ボットのページ

bots = ボット
bots-meet = ボットを知る
bot = ボット
bots-text = 勝てる強さの相手から始めて、上達したら上げましょう。
bots-here = このゲームのボット
bots-unmeasured = 未測定
bots-measured = 測定した強さ
interval = { $low }～{ $high }
mean-points-alone = ソロの平均点
time-per-turn = 手番あたりの時間
bots-ratings-help = 2人対戦の結果です。同じ配りで席を入れ替えて両方遊びます。0はでたらめな指し手、400の差は10勝1敗に当たります。範囲は95％の信頼区間です。
bots-thinking = 考え方
bots-thinking-plan = ボットは手番全体を計画します。多くの手順を試し、一歩ごとに最もよい場面を残し、運やほかのプレイヤーが関わるまで進めます。弱いボットほど、人のように場面の判断を誤ります。
bots-thinking-fair = 伏せたカードや先のダイスを見るボットはいません。自分の席で分かることに合う場面を想像して考えます。
bots-docs = 詳しくはドキュメントへ：{ $file }

## メモと報告

tab-notes = メモ
notes = 自分だけのメモ
notes-kept = 保存しました。読めるのはあなただけです。
notes-writing = 保存しています…
report = 問題を報告
report-help = あなたに見えているゲームの内容（手、場面、プログラムのバージョン）が一緒に送られます。あなたに隠されている情報は含まれません。
report-text = どんな問題が起こりましたか？
report-send = 報告を送る
report-sent = ありがとうございます。報告の番号は{ $number }です。

## 大会

tournaments = 大会
tournaments-text = ほかの人との連戦です。組み合わせ、テーブルの用意、順位の計算はサーバーがします。
tournaments-none = まだ大会はありません。開けば、ほかの人が参加できます。
tournaments-open = 参加受付中
tournaments-running = 開催中
tournaments-finished = 終了
tournament-new = 新しい大会
tournament-create = 大会を開く
tournament-name = 名前（任意）
tournament-untitled = { $game }の大会
tournament-format = 形式
tournament-format-swiss = スイス式
tournament-format-round-robin = 総当たり
tournament-format-elimination = 勝ち抜き
tournament-help-swiss = 毎回、得点の近い人と対戦します。敗退はありません。
tournament-help-round-robin = 全員が全員と対戦します。16 人まで。
tournament-help-elimination = 負けると敗退です。引き分けなら席を入れ替えてもう一局、それでも引き分けならシード上位が進みます。
tournament-most = 定員
tournament-size = テーブルの人数
tournament-per-table = { $size } 人卓
tournament-rounds = 回戦数
tournament-rounds-suggested = おすすめ
tournament-rounds-now = この人数なら { $rounds } 回戦
tournament-counts = レーティング
tournament-rated = レーティング戦
tournament-casual = カジュアル
tournament-pause = 回戦の間の休憩
tournament-appear = 着席までの時間
tournament-minutes = { $minutes ->
    [0] なし
   *[other] { $minutes } 分
}
tournament-appear-rule = { $minutes } 分以内に着席しないと、不戦敗になります。
tournament-entered = { $entrants } / { $most } 人
tournament-round-of = 第 { $round } 回戦（全 { $rounds } 回戦）
tournament-round = 第 { $round } 回戦
tournament-is-open = 参加受付中
tournament-is-running = 開催中
tournament-is-finished = 終了
tournament-is-cancelled = 中止
tournament-joined = 参加中
tournament-hosted-by = 主催：{ $name }
tournament-join = 参加する
tournament-start = 大会を始める
tournament-withdraw = 棄権する
tournament-withdraw-ask = いまの対局と残りの対局はすべて負けになり、復帰はできません。
tournament-cancel = 大会を中止
tournament-cancel-ask = 大会は結果なしで全員終了になります。
tournament-remove = 外す
tournament-remove-ask = { $name } さんは残りの対局がすべて負けになり、復帰できません。
tournament-forfeit = 不戦敗にする
tournament-forfeits = { $name } の負け
tournament-forfeit-ask = { $name } さんはこの対局に負けます。取り消せません。
tournament-keep = 戻る
tournament-your-game = 対局の用意ができました。
tournament-go = テーブルへ
tournament-next-in = 第 { $round } 回戦まであと { $time }
tournament-won-by = 優勝：{ $names }
tournament-standings = 順位表
tournament-entrants = 参加者
tournament-nobody = まだいません。
tournament-entrant-withdrawn = 棄権
tournament-entrant-removed = 除外
tournament-players-come = 対局者を待っています
tournament-not-here = まだ来ていません
tournament-waiting-for = { $names } を待っています
tournament-to-come = { $names }：着席まであと { $time }
tournament-second-game = 第二局
tournament-decided-bye = 不戦勝
tournament-decided-forfeit = 途中棄権
tournament-decided-no-show = 対局なし
tournament-play = 対局する
tournament-watch = 観戦
tournament-see-game = 棋譜を見る
to-tournament = 大会へ
tournament-tie-breaks = 得点と同点の決め方
tournament-points-help = 勝ちは 1 点、引き分けは半点ずつ。不戦勝は勝ち、不戦敗は負けとして数えます。
tournament-points-groups = 1 位は 1 点、最下位は 0 点、間は等間隔です。同順位は分け合います。不戦勝は勝ちと数え、棄権は 0 点です。
tournament-elimination-help = どこまで勝ち進んだかで決まります。同じ回戦で負けた人は同順位です。
tournament-ties-stay = それでも並べば同順位です。
tie-break-direct = 直接対決
tie-break-direct-help = 同点の人どうしの対局の得点。全員が対戦しているときだけ使います。
tie-break-buchholz = ブフホルツ
tie-break-buchholz-help = 対戦相手の得点の合計。相手が強いほど高くなります。対局のない回戦は自分の得点で数えます。
tie-break-sonneborn = ゾンネボルン・ベルガー
tie-break-sonneborn-help = 勝った相手の得点と、引き分けた相手の得点の半分の合計。
tie-break-wins = 勝ち数
tie-break-wins-help = 実際の対局での勝ち数。不戦勝は含みません。
tie-break-reached = 到達
tie-break-reached-help = 勝ち進んだ回戦。優勝者は一つ多くなります。
table-called-off = この対局は始まる前に大会で決着しました。ここでは行われません。
