### 所有遊戲共用的文字。

## 玩家與結果

player-name = 玩家{ $number }

result-winners = { $players-count ->
    [1] { $players }獲勝。
   *[other] { $players }並列獲勝。
}

score-total = 總分

## 狀態列

status-to-act = 輪到{ $players }行動。
status-over = 遊戲已結束。

## 多數遊戲相同的動作、事件與拒絕的理由

move-end = 結束回合

event-ends-turn = { $player }結束了回合。
event-game-over = 遊戲結束。

refusal-not-your-turn = 現在是{ $player }的回合，請等輪到你再行動。
refusal-no-such-move = 這個遊戲沒有這種動作，請從可選的動作中挑一個。
refusal-game-over = 遊戲已結束，想繼續玩請開始新的一局。

## 選項的值

choice-random = 隨機
choice-none = 無
choice-true = 是
choice-false = 否

## 終端機中的遊戲

prompt-move = { $player }，輪到你了
prompt-hand-over = 請把螢幕交給{ $player }，然後按Enter鍵。

help-commands = 請輸入動作、動作在清單中的編號，或只輸入格子或板塊。也可以輸入「moves」查看可行的動作，「why」加上動作查看為何不行，「help」加上名稱查看該卡牌或板塊的效果，「rules」查看規則，「score」查看分數，「undo」收回上一步，「save」加上檔名儲存遊戲，「quit」離開。

problem-not-understood = 「{ $text }」既不是動作也不是指令，輸入「help」可查看能做什麼。
problem-nothing-to-undo = 沒有可以收回的動作。
problem-rule = 規則{ $rule }

notice-undone = 已收回。
notice-saved = 遊戲已儲存到{ $file }。
notice-goodbye = 再見。

cli-allowed = 「{ $move }」是允許的。
cli-put-back = { $words }：請輸入「back」。
cli-save-where = 請輸入「save」和檔名。
cli-real-table = 請輸入你桌上擺放或擲出的結果。輸入「back」收回上一個答案，「quit」離開。
cli-cannot-save = 無法將遊戲儲存到{ $file }（{ $reason }）。
cli-no-such-rule = 沒有「{ $rule }」這條規則，輸入「rules」可查看所有規則。
cli-verified = 遊戲紀錄無誤：{ $plies }個動作與所有隨機結果都符合規則。

## 終端機中的教學

prompt-read-on = 按 Enter 繼續，或輸入「quit」離開
prompt-learner = 輪到你了，輸入「hint」可看提示
cli-learned = 課程到此結束。輸入「bastide play { $game }」開始一局，輸入「bastide rules { $game }」閱讀規則。
cli-learn-hint = 請輸入「{ $move }」：{ $words }。
cli-learn-unclear = 「{ $text }」不是這個遊戲的行動：輸入「hint」看看課程要你做什麼。
cli-learn-other = 「{ $move }」是允許的，但課程走的是另一條路：輸入「hint」看看。

## What others see of a link

share-text = 中世紀城市建設桌遊，和朋友或電腦對戰，免費，直接在瀏覽器裡玩。
# $host - who made the table; $title - the name of the game
share-invitation = { $host } 邀請你玩一局《{ $title }》
# $title - the name of the game
share-table = 一局《{ $title }》
