### 所有遊戲共用的文字。

## 玩家與結果

player-name = 玩家{ $number }

result-winners = { $players-count ->
    [1] { $players }獲勝。
   *[other] { $players }並列獲勝。
}

advice-because = 因為這樣{ $reasons }。

score-total = 總分

## 狀態列

status-to-act = 輪到{ $players }行動。
status-over = 遊戲已結束。

## 多數遊戲相同的動作、事件與拒絕的理由

move-end = 結束回合
label-can = 你可以{ $can-or }。

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
prompt-over = 按Enter離開，或輸入「{ word-save }」和檔名
prompt-hand-over = 請把螢幕交給{ $player }，然後按Enter鍵。

help-commands = 請輸入動作、動作在清單中的編號，或只輸入格子或板塊。按Tab鍵可自動補完。也可以輸入：
word-help = 說明
    .does = 顯示這份清單；加上名稱則說明該卡牌或板塊的效果。
word-moves = 動作
    .does = 顯示可行的動作；加上文字則只顯示以它開頭的動作。
word-why = 原因
    .does = 加上動作：說明為何不行。
word-table = 桌面
    .does = 再次顯示桌面。
word-legend = 圖例
    .does = 說明畫面上的符號。
word-score = 分數
    .does = 顯示分數。
word-rules = 規則
    .does = 顯示規則；加上編號則只顯示該條。
word-undo = 收回
    .does = 收回你的上一步。
word-save = 儲存
    .does = 加上檔名：把遊戲儲存在那裡。
word-quit = 離開
    .does = 離開遊戲。
word-back = 返回
    .does = 放回你只是選了的東西，例如板塊。
word-hint = 提示
    .does = 顯示強大的電腦玩家會怎麼做，以及原因。

problem-not-understood = 「{ $text }」既不是動作也不是指令，輸入「{ word-help }」可查看能做什麼。
problem-nothing-to-undo = 沒有可以收回的動作。
problem-rule = 規則{ $rule }

notice-undone = 已收回。
notice-saved = 遊戲已儲存到{ $file }。
notice-kept = 遊戲已儲存。輸入「bastide play --resume」可以繼續。
cli-cannot-keep = 這場遊戲無法在進行中自動儲存：{ $reason }。
cli-no-legend = 這個遊戲不需要圖例。
cli-score-hidden = 所有人秘密決定期間不顯示分數。桌面會顯示你所知道的。
notice-goodbye = 再見。

cli-allowed = 「{ $move }」是允許的。
cli-put-back = { $words }：請輸入「{ word-back }」。
cli-hint = 強大的電腦玩家會這樣玩：
cli-save-where = 請輸入「{ word-save }」和檔名。
cli-real-table = 請輸入你桌上擺放或擲出的結果。輸入「{ word-back }」收回上一個答案，「{ word-quit }」離開。
cli-cannot-save = 無法將遊戲儲存到{ $file }（{ $reason }）。
cli-no-such-rule = 沒有「{ $rule }」這條規則，輸入「{ word-rules }」可查看所有規則。
verify-moves = 動作：{ $plies }個動作都符合規則。
verify-chance = 隨機：每個結果都能由公開的秘密與亂數推得。
verify-chance-given = { $plies ->
    [0] 隨機：起始局面來自別處，未經檢查。之後的每個結果都能由公開的秘密與亂數推得。
   *[other] 隨機：到第{ $plies }個動作為止來自另一場遊戲，未經檢查。之後的每個結果都能由公開的秘密與亂數推得。
}
verify-chance-none = 隨機：未檢查。只有線上牌桌的紀錄會公開可供檢查的秘密。
verify-secret-proved = 秘密：已證明。它與你的指紋相符，因此在遊戲開始前就已固定。
verify-secret-unproved = 秘密：未證明。偽造者可以捏造秘密及相符的指紋。請用 --commitment 加上遊戲開始前在牌桌公布的值。
verify-nonces-proved = 亂數：已為{ $players }證明。
verify-nonces-unproved = 亂數：未證明。若站方事先知道所有亂數，就能挑選自己想要的秘密。請用 --nonce 加上你的程式所抽的值。
verify-proved = 公平：沒有人能選擇這裡檢查過的結果。
verify-unproved = 前後一致，但未證明公平。

## 終端機中的教學

prompt-read-on = 按 Enter 繼續，或輸入「{ word-quit }」離開
prompt-learner = 輪到你了，輸入「{ word-hint }」可看提示
cli-learned = 課程到此結束。輸入「bastide play { $game }」開始一局，輸入「bastide rules { $game }」閱讀規則。
cli-learn-hint = 請輸入「{ $move }」：{ $words }。
cli-learn-unclear = 「{ $text }」不是這個遊戲的行動：輸入「{ word-hint }」看看課程要你做什麼。
cli-learn-other = 「{ $move }」是允許的，但課程走的是另一條路：輸入「{ word-hint }」看看。

## The analysis of a game

cli-analysis-head = { $title }：{ $turns }個回合，建議來自電腦玩家「{ $level }」。
cli-analysis-chances = 每回合後的勝算
cli-analysis-points = 每回合後的預期分數
cli-analysis-turn = 回合
cli-analysis-player = 玩家
cli-analysis-chance = 勝算
cli-analysis-expected = 分數
cli-analysis-lost = 損失
cli-analysis-moves = 行動
cli-analysis-turning = 轉捩點
cli-analysis-steady = 沒有任何回合大幅改變局勢。
cli-analysis-swing = 第{ $turn }回合，{ $player }：{ $before } → { $after }
cli-analysis-better = 好{ $gain }：
cli-analysis-fine = 電腦玩家也找不到更好的行動。

## What others see of a link

share-text = 中世紀城市建設桌遊，和朋友或電腦對戰，免費，直接在瀏覽器裡玩。
# $host - who made the table; $title - the name of the game
share-invitation = { $host } 邀請你玩一局《{ $title }》
# $title - the name of the game
share-table = 一局《{ $title }》
