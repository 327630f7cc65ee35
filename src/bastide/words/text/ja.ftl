### すべてのゲームに共通のテキスト。

## プレイヤーと結果

player-name = プレイヤー{ $number }

result-winners = { $players-count ->
    [1] { $players }の勝利です。
   *[other] { $players }が勝利を分け合います。
}

advice-because = { $reasons }からです。

score-total = 合計

## 状況を示す行

status-to-act = { $players }の手番です。
status-over = ゲームは終了しました。

## 多くのゲームに共通の手、出来事、拒否の理由

move-end = 手番を終える
label-can = できること：{ $can-or }。

event-ends-turn = { $player }が手番を終えました。
event-game-over = ゲームは終了しました。

refusal-not-your-turn = 今は{ $player }の手番です。自分の番が来るまで待ってください。
refusal-no-such-move = このゲームにそのような手はありません。選べる手の中から選んでください。
refusal-game-over = ゲームは終了しています。続けて遊ぶには、新しいゲームを始めてください。

## オプションの値

choice-random = ランダム
choice-none = なし
choice-true = はい
choice-false = いいえ

## ターミナルでのゲーム

prompt-move = { $player }の手番です
prompt-over = Enterキーで終了、または「{ word-save }」とファイル名を入力
prompt-hand-over = 画面を{ $player }に渡し、Enterキーを押してください。

help-commands = 手、一覧での番号、またはマスやタイルだけを入力してください。Tabキーで補完できます。ほかに入力できるもの：
word-help = ヘルプ
    .does = この一覧を表示します。名前を付けると、そのカードやタイルの効果を表示します。
word-moves = 手
    .does = 可能な手を表示します。言葉を付けると、それで始まる手だけを表示します。
word-why = 理由
    .does = 手を付けると、その手ができない理由を表示します。
word-table = 盤面
    .does = 盤面をもう一度表示します。
word-legend = 凡例
    .does = 画面の記号を説明します。
word-score = 得点
    .does = 得点を表示します。
word-rules = ルール
    .does = ルールを表示します。番号を付けると、そのルールだけを表示します。
word-undo = 取り消し
    .does = 直前の手を取り消します。
word-save = 保存
    .does = ファイル名を付けると、そこにゲームを保存します。
word-quit = 終了
    .does = ゲームを終了します。
word-back = 戻る
    .does = 選んだだけのもの（タイルなど）を戻します。
word-hint = ヒント
    .does = 強いボットならどうするか、理由とともに表示します。

problem-not-understood = 「{ $text }」は手でもコマンドでもありません。何ができるかは「{ word-help }」と入力すると表示されます。
problem-nothing-to-undo = 取り消せる手がありません。
problem-rule = ルール{ $rule }

notice-undone = 手を取り消しました。
notice-saved = ゲームを{ $file }に保存しました。
notice-kept = ゲームを保存しました。「bastide play --resume」で再開できます。
cli-cannot-keep = このゲームはプレイ中に自動保存できません：{ $reason }。
cli-no-legend = このゲームに凡例は必要ありません。
cli-score-hidden = 全員が秘密に決めている間、得点は隠されます。分かっていることは盤面に表示されます。
notice-goodbye = お疲れさまでした。

cli-allowed = 「{ $move }」は可能です。
cli-put-back = { $words }：「{ word-back }」と入力してください。
cli-hint = 強いボットならこう指します：
cli-save-where = 「{ word-save }」に続けてファイル名を入力してください。
cli-real-table = 実際のテーブルに置かれたもの、出たものを入力してください。「{ word-back }」で直前の回答を取り消し、「{ word-quit }」で終了します。
cli-cannot-save = ゲームを{ $file }に保存できませんでした（{ $reason }）。
cli-no-such-rule = 「{ $rule }」というルールはありません。「{ word-rules }」と入力すると、すべてのルールが表示されます。
verify-moves = 手：{ $plies }手すべてがルールに合っています。
verify-chance = ランダム：すべての結果が、公開された秘密と乱数から導かれます。
verify-chance-given = { $plies ->
    [0] ランダム：開始局面は別のところから来たもので、確認していません。その後の結果はすべて、公開された秘密と乱数から導かれます。
   *[other] ランダム：{ $plies }手目までは別のゲームから来たもので、確認していません。その後の結果はすべて、公開された秘密と乱数から導かれます。
}
verify-chance-none = ランダム：確認していません。確認に必要な秘密は、オンラインのテーブルの記録にしかありません。
verify-secret-proved = 秘密：証明されました。あなたのフィンガープリントと一致するので、ゲームの前に決まっていました。
verify-secret-unproved = 秘密：証明されていません。偽造者は秘密とそれに合うフィンガープリントを作り出せます。ゲームの前にテーブルで公開された値を --commitment で指定してください。
verify-nonces-proved = 乱数：{ $players }について証明されました。
verify-nonces-unproved = 乱数：証明されていません。運営者がすべての乱数を事前に知っていれば、都合のよい秘密を選べます。あなたのプログラムが引いた値を --nonce で指定してください。
verify-proved = 公正です。ここで確認した結果は誰にも選べませんでした。
verify-unproved = 矛盾はありませんが、公正だとは証明されていません。

## ターミナルでのチュートリアル

prompt-read-on = Enterキーで次へ進みます（終了は「{ word-quit }」）
prompt-learner = あなたの手番です（ヒントは「{ word-hint }」）
cli-learned = レッスンはここまでです。「bastide play { $game }」で対戦を始め、「bastide rules { $game }」でルールを読めます。
cli-learn-hint = 「{ $move }」と入力してください：{ $words }。
cli-learn-unclear = 「{ $text }」はこのゲームの手ではありません。「{ word-hint }」と入力すると、次にすることが分かります。
cli-learn-other = 「{ $move }」もできますが、レッスンでは別の手に進みます。「{ word-hint }」と入力すると分かります。

## The analysis of a game

cli-analysis-head = { $title }：{ $turns }ターン（手の提案はボット「{ $level }」）
cli-analysis-chances = 各ターン後の勝率
cli-analysis-points = 各ターン後の予想得点
cli-analysis-turn = ターン
cli-analysis-player = プレイヤー
cli-analysis-chance = 勝率
cli-analysis-expected = 得点
cli-analysis-lost = 損失
cli-analysis-moves = 手
cli-analysis-turning = 勝負の分かれ目
cli-analysis-steady = 形勢が大きく動いたターンはありません。
cli-analysis-swing = { $turn }ターン目、{ $player }：{ $before } → { $after }
cli-analysis-better = { $gain }よい手：
cli-analysis-fine = ボットもこれよりよい手を見つけられません。

## What others see of a link

share-text = 中世の街づくりボードゲームを、友だちやボットとブラウザで無料で遊べます。
# $host - who made the table; $title - the name of the game
share-invitation = { $host }さんから「{ $title }」への招待です
# $title - the name of the game
share-table = 「{ $title }」のゲーム
