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
lobby-text = 中世の街づくりボードゲームを、すべて無料で遊べます。対戦相手を探したり、ボットと対戦したり、友だちにリンクを送ったりできます。
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
achievements = 功績
achieved = 達成
progress = { $done }／{ $goal }
ladder = ランキング
ladder-kind = 対象
ladder-people = 人
ladder-bots = ボット
ladder-help = 全員1500から始まります。±はレーティングの確かさを示し、遊ぶほど小さくなります。レーティング対象のゲームを10回遊ぶと順位が付きます。アカウントのある人だけが載ります。
ladder-empty = このランキングにはまだ誰もいません。アカウントを作り、レーティング対象のゲームで遊んでみてください。
ladder-empty-bots = このランキングにはまだボットがいません。種類の違うボットが2人以上参加するゲームが必要です。
game = ゲーム
rank = 順位
player = プレイヤー
rated-games = 対象ゲーム数
## ボットのページ

bots = ボット
bots-meet = ボットを知る
documentation = ドキュメント
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

## レーティング対象とカジュアル、投了と中止

rated-or-casual = レーティング対象にしますか？
table-rated = レーティング対象
table-rated-help = 結果がレーティングに反映されます
table-casual = カジュアル
table-casual-help = 気軽に遊ぶ
not-rated-own-components = カジュアル：独自のコンポーネントを使うゲームは対象外です。
not-rated-played-on = カジュアル：途中の場面から始めるゲームは対象外です。
not-rated-shared-device = カジュアル：1台の端末で遊ぶゲームは対象外です。
not-rated-one-person = カジュアル：レーティング対象にするには2人以上必要です。
not-rated-one-bot = レーティング対象外：ボットは別の種類のボットと対戦したときだけ評価されます。
not-rated-hints = カジュアル：ヒントありのゲームは対象外です。
not-rated-casual = カジュアル：レーティングには影響しません。
unrated-casual = カジュアル：レーティングは変わりません。
unrated-by-agreement = 合意により中止：結果なし。レーティングは変わりません。
provisional = 暫定
provisional-help = レーティング対象のゲームが10回に達するまで暫定です。
ladder-provisional = 暫定：レーティング対象のゲームが10回未満
ladder-none-ranked = レーティング対象のゲームを10回遊んだ人はまだいません。
rating-chart-text = { $first }から{ $last }へ。最低{ $lowest }、最高{ $highest }。
rating-chart-band = 帯は各レーティングの確かさを示します。
resign = 投了…
resign-heading = 投了しますか？
resign-help-two = { $name }の勝ち、あなたの負けになります。取り消せません。
resign-help-bots = ゲームが終わり、あなたの負けになります。取り消せません。
resign-help-more = ボットが席を引き継ぎ、あなたは最下位になります。ほかの人はゲームを続けます。
resign-confirm = 投了する
resign-stay = 続ける
abandon = ゲームを中止…
abandon-heading = ゲームを中止しますか？
abandon-help = 全員が同意すると、ゲームは結果なしで終わり、レーティングは変わりません。
abandon-help-alone = ゲームは結果なしで終わります。
abandon-confirm = ほかの人に提案する
abandon-confirm-alone = 中止する
abandon-proposal-heading = 中止の提案
abandon-proposal = { $name }がゲームの中止を提案しています。結果なしで、レーティングは変わりません。
abandon-waits = { $name }がゲームの中止を提案しています。返事を待っています。
abandon-withdraw = 提案を取り下げる
has-resigned = （投了）
bot-plays-resigned = あなたは投了しました。ボットがあなたの席で続けています。
table-resigned = { $player }が投了しました。
table-abandon-asked = { $player }がゲームの中止を提案しました。
table-abandon-agreed = { $player }が中止に同意しました。
table-abandon-declined = { $player }は続けることを選びました。
table-abandon-withdrawn = { $player }が中止の提案を取り下げました。
table-abandoned = 全員が同意し、ゲームは結果なしで中止されました。
result-resigned = { $name }が投了しました。
result-abandoned = 合意により中止
table-was-abandoned = 中止
## 待合室：招待、チャット、取りやめ

invite-heading = プレイヤーを招待
invite-share = 共有
invite-qr = QRコード
invite-qr-alt = リンク { $link } のQRコード
invite-qr-help = スマートフォンで読み取ると、このテーブルが開きます。
invite-name = 名前で招待
invite-name-example = アカウントの名前
invite-send = 招待する
invited-people = 招待した人
invitee-waiting = 招待中
invitee-declined = 辞退
invited-you = このテーブルに招待されています。席に着くと承諾になります。
invitation-from = { $name }さんからの招待
invitation-accept = 承諾
invitation-decline = 辞退
cancel-table = テーブルを取りやめる
cancel-table-heading = このテーブルを取りやめますか？
cancel-table-help = ここにいる全員に知らされ、もう誰も参加できなくなります。
cancel-table-keep = 取りやめない
table-cancelled-notice = このテーブルは取りやめになりました。
removed-notice = このテーブルから外されました。
chat-after-sitting = チャットするには席に着いてください。
remove-player = 外す
table-invited = { $name }さんが招待されました。
table-declined = { $name }さんが辞退しました。
table-cancelled = テーブルは取りやめになりました。
table-is-cancelled = 取りやめ

## 自分の対戦

own-games = 自分の対戦
games-running = 進行中
games-waiting = 参加者待ち
games-finished = 終了
games-cancelled = 取りやめ
games-won = 勝ち
games-lost = 負け
games-rated = レーティング対象
games-unrated = レーティング対象外
games-to-move = { $names }の番
games-count = { $count }件の対戦
games-none = まだ対戦がありません。
games-none-here = 条件に合う対戦はありません。
filter-all = すべて
filter-state = 状態
filter-game = ゲーム
filter-result = 結果
filter-rated = レート
filter-opponent = 相手
filters-clear = 条件を消す
pages = ページ
page-of = { $page } / { $pages }ページ
page-previous = 前へ
page-next = 次へ
## Friends, blocks and reports about players

friends = フレンド
friends-yours = あなたのフレンド
friends-none = フレンドはまだいません。名前で、または一緒に遊んだテーブルから追加できます。
friends-need-account = フレンドを作るにはアカウントが必要です。
friend-requests = フレンド申請
friend-add = フレンドに追加
friend-by-name = 名前でフレンドを追加
# $name - of the other person
friend-sent = { $name }に申請を送りました。
friend-now = { $name }とフレンドになりました。
friend-asks = { $name }からフレンド申請が届いています。
friend-is = フレンド
friend-asked = 申請済み
friend-accept = 承認
friend-ignore = 無視
friend-withdraw = 申請を取り消す
friend-remove = フレンドを解除
friend-online = オンライン
friend-offline = オフライン
friend-playing = プレイ中
friend-watch = 観戦
recent-opponents = 最近の対戦相手
recent-opponents-none = 一緒に遊んだ人がここに表示されます。
is-guest = ゲスト
block = ブロック
unblock = ブロックを解除
blocked = ブロック中
blocked-none = ブロックしている人はいません。
blocked-explained = ブロックした人は、あなたの空席のあるテーブルへの着席、チャット、招待ができません。相手には知らされません。
# $name - of the other person
blocked-help = { $name }をブロックしました。相手には知らされません。進行中のゲームは続きます。
person-menu = { $name }：フレンド、ブロック、通報
report-player = 通報する
report-player-help = { $name }についての通報はサーバーの運営者に届きます。{ $name }には知らされません。
report-player-help-chat = { $name }についての通報は、前後のチャットと共にサーバーの運営者に届きます。{ $name }には知らされません。
report-player-text = 何がありましたか？（任意）
report-player-sent = ありがとうございます。サーバーの運営者が確認します。
report-reason = 理由
report-reason-chat = 不快なチャット
report-reason-name = 不快な名前
report-reason-cheating = 不正行為
report-reason-stalling = 遅延や途中離脱
report-reason-other = その他
# An e-mail address, and a forgotten password

account-help-mail = { $letters }文字以上にしてください。あとでメールアドレスを登録すると、忘れたパスワードを再設定できます。
forgot-password = パスワードを忘れた場合
forgot-help = 確認済みのメールアドレスがあるアカウントなら、新しいパスワードを設定するリンクが届きます。
forgot-name = 名前またはメールアドレス
forgot-send = リンクを送る
forgot-sent = 該当するアカウントに確認済みのアドレスがあれば、リンクをお送りします。1時間有効です。
reset-title = 新しいパスワードを設定
reset-help = ほかの端末はすべてサインアウトされ、プログラムは使えなくなります。
reset-send = パスワードを設定
reset-done = { $name }さんのパスワードを設定しました。サインインできます。
address-title = メールアドレス
address-help = 忘れたパスワードの再設定と、ご希望なら通知に使います。ほかの人には見えません。
address-confirmed = { $address }は確認済みです。
address-pending = { $address }にリンクを送りました。24時間以内に開いて確認してください。
address-field = メールアドレス
address-new = 新しいメールアドレス
address-send = 確認リンクを送る
address-remove = アドレスを削除
address-notices = メールで通知を受け取る
confirm-title = アドレスの確認
confirm-help = ボタンを押すと、このアドレスが、忘れたパスワードの再設定と、ご希望なら通知に使われます。
confirm-send = アドレスを確認
confirm-done = アドレスを確認しました。
unsubscribe-title = メールでの通知を停止
unsubscribe-help = 「配信停止」を押すと、メールでの通知は届かなくなります。パスワードを忘れたときのため、アドレスは残ります。
unsubscribe-send = 配信停止
unsubscribe-done = 停止しました。アカウントのページで通知を再開できます。
link-incomplete = このリンクは不完全です。メールからもう一度開いてください。
## ロビー：募集中のテーブルと対戦相手探し

find-opponent = 対戦相手を探す
# $game - a game
find-opponent-for = 対戦相手を探す：{ $game }
play-bot = ボットと対戦
play-bot-at = ボットと対戦：{ $game }
join = 参加する
# $host - a player, $game - a game, $pace - the time limit, $rated - whether it is rated
join-table = 参加する：{ $host }さんの{ $game }、{ $pace }、{ $rated }
join-failed = 参加できませんでした
open-table-rated = レート戦
open-table-casual = カジュアル
# $free, $seats - how many seats are free, and how many there are
open-table-facts = { $host } · { $rated } · 空席 { $free }／{ $seats }
open-table-gone = 募集終了
# $name - a player, $rating - a number
host-rated = { $name }（{ $rating }）
host-provisional = { $name }（{ $rating }?）
# $count - how many open tables are hidden by the filters
open-tables-none-match = { $count ->
    [0] 募集中のテーブルはありません。条件を消すか、テーブルを作ってください。
   *[other] 募集中のテーブルは{ $count }卓ありますが、条件に合うものはありません。
}
open-tables-all = すべて表示（{ $count }）
open-tables-fewer = 表示を減らす
filters = 絞り込み
filter-any-game = すべてのゲーム
filter-pace = 持ち時間
filter-any-pace = 持ち時間すべて
filter-any-rated = レート・カジュアル
filter-rated-only = レート戦のみ
filter-casual-only = カジュアルのみ
filter-players = 人数
filter-any-players = 人数すべて
# $count - how many players
players-count = { $count }人
waiting-for-you = あなたの番です
waiting-for-nothing = 今はありません。対局は下にあります。
ready-to-start = 開始できます
# $names - a list of players
against-players = 相手：{ $names }
pairing-search = 対戦相手探し
pairing-looking = 対戦相手を探しています
# $game - a game, $pace - the time limit
pairing-what = { $game }、{ $pace }
pairing-bot-meanwhile = 待つ間ボットと対戦
pairing-help = 同じ条件で探している人との2人用レート戦です。候補が複数いれば、レートの近い人と組みます。
pairing-real-time = リアルタイム
pairing-real-time-help = 相手が見つかると、すぐに対局が開きます。
pairing-days = 1手番ごとの日数
pairing-days-help = 離れても大丈夫です。対局はロビーで待っています。
# $days - how many days for each turn
pairing-days-each = { $days }日
# $people - how many
pairing-waiting = { $people }人待ち
# $search - a game and a time limit
pairing-cancel-named = キャンセル：{ $search }の対戦相手探し
refusal-table-full = 満席です。別のテーブルを選んでください。
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
## Notices

notices = 通知
notices-help = 離れている間、ゲームがあなたを待っていることを知る方法です。
push-on = この端末に通知する
push-off = この端末への通知を止める
push-blocked = ブラウザーの設定でこのサイトの通知がブロックされています。
push-unsupported = このブラウザーはプッシュに対応していません。iPhone では、先に Bastide をホーム画面に追加してください。
push-insecure = プッシュには安全な接続（https）が必要です。
push-failed = ブラウザーのプッシュサービスに接続できません。後でもう一度お試しください。
notices-devices = 端末
device-this = この端末
device-unnamed = 名前のない端末
device-remove = 削除
device-remove-named = { $name } を削除
notices-test = テストを送る
notices-test-sent = テストを送りました。
notices-what = 通知する内容
notice-kind-turn = あなたの番
notice-kind-warning = 手番の時間切れ間近
notice-kind-invited = 招待
notice-kind-paired = 対戦相手が見つかった
notice-kind-tournament = トーナメント
channel-push = プッシュ
channel-webhook = Webhook
channel-mail = メール
quiet-hours = 通知しない時間
quiet-from = 開始
quiet-until = 終了
quiet-zone = タイムゾーン：{ $zone }
webhook = Webhook（上級者向け）
webhook-help = 通知を署名付き JSON で自分のアドレスに送ります。
webhook-url = アドレス
webhook-save = 保存
webhook-secret = シークレット（今だけ表示）
webhook-is-off = 失敗が続いたため停止しました。テストを送ると再開できます。
push-offer = あなたの番になったら通知しますか？
push-offer-yes = 通知する
push-offer-no = 今はしない
