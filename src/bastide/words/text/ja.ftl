### すべてのゲームに共通のテキスト。

## プレイヤーと結果

player-name = プレイヤー{ $number }

result-winners = { $players-count ->
    [1] { $players }の勝利です。
   *[other] { $players }が勝利を分け合います。
}

score-total = 合計

## 状況を示す行

status-to-act = { $players }の手番です。
status-over = ゲームは終了しました。

## 多くのゲームに共通の手、出来事、拒否の理由

move-end = 手番を終える

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
prompt-hand-over = 画面を{ $player }に渡し、Enterキーを押してください。

help-commands = 手、一覧での番号、またはマスやタイルだけを入力してください。「moves」で可能な手、「why」と手でその手ができない理由、「help」と名前でそのカードやタイルの効果、「rules」でルール、「score」で得点を表示し、「undo」で手を取り消し、「save」とファイル名でゲームを保存し、「quit」で終了します。

problem-not-understood = 「{ $text }」は手でもコマンドでもありません。何ができるかは「help」と入力すると表示されます。
problem-nothing-to-undo = 取り消せる手がありません。
problem-rule = ルール{ $rule }

notice-undone = 手を取り消しました。
notice-saved = ゲームを{ $file }に保存しました。
notice-goodbye = お疲れさまでした。

cli-allowed = 「{ $move }」は可能です。
cli-put-back = { $words }：「back」と入力してください。
cli-save-where = 「save」に続けてファイル名を入力してください。
cli-real-table = 実際のテーブルに置かれたもの、出たものを入力してください。「back」で直前の回答を取り消し、「quit」で終了します。
cli-cannot-save = ゲームを{ $file }に保存できませんでした（{ $reason }）。
cli-no-such-rule = 「{ $rule }」というルールはありません。「rules」と入力すると、すべてのルールが表示されます。
cli-verified = ゲームの記録に問題はありません。{ $plies }手とすべてのランダムな結果がルールに合っています。

## ターミナルでのチュートリアル

prompt-read-on = Enterキーで次へ進みます（終了は「quit」）
prompt-learner = あなたの手番です（ヒントは「hint」）
cli-learned = レッスンはここまでです。「bastide play { $game }」で対戦を始め、「bastide rules { $game }」でルールを読めます。
cli-learn-hint = 「{ $move }」と入力してください：{ $words }。
cli-learn-unclear = 「{ $text }」はこのゲームの手ではありません。「hint」と入力すると、次にすることが分かります。
cli-learn-other = 「{ $move }」もできますが、レッスンでは別の手に進みます。「hint」と入力すると分かります。

## What others see of a link

share-text = 中世の街づくりボードゲームを、友だちやボットとブラウザで無料で遊べます。
# $host - who made the table; $title - the name of the game
share-invitation = { $host }さんから「{ $title }」への招待です
# $title - the name of the game
share-table = 「{ $title }」のゲーム
