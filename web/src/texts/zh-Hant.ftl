### 瀏覽器版的文字。

## 共用

skip-to-content = 跳到內容
navigation = 頁面
nav-lobby = 大廳
nav-rules = 規則
to-lobby = 前往大廳
settings = 設定
close = 關閉
cancel = 取消
loading = 請稍候……
missing-title = 這裡什麼都沒有
missing-text = 這個網址沒有頁面。連結可能太舊，或是少了一個字母。
go-on = 繼續
join-parts = ，
join-explanation = ：
join-sentences = { "" }

## 人與電腦玩家

who-are-you = 你是誰？
nickname = 你的名字
nickname-help = 不需要帳號，也不需要密碼：其他人只會看到這個名字。
name-suggestions = 艾黛兒, 阿爾諾, 布蘭琪, 克蘿德, 艾洛伊絲, 吉雍, 吉賽兒, 雨格, 伊莎貝, 喬斯蘭, 朗貝, 瑪蒂德, 妮可, 奧德, 羅蘭, 提博
rename = 更改名字
renamed = 名字已更改。進行中的遊戲仍使用舊名字。
bot-greedy = 貪心電腦
    .character = 只選眼前最好的一步
bot-lookahead = 遠見電腦
    .character = 會試想接下來的發展
bot-random = 隨性電腦
    .character = 隨便選一個合法的行動
bot-search = 搜尋電腦
    .character = 模擬許多可能的發展
bot-builder = 建築狂
    .character = 最愛蓋房子
bot-blocker = 攪局者
    .character = 在意你的分數如同自己的
bot-gambler = 賭徒
    .character = 相信自己的運氣
bot-novice = 新手
    .character = 剛入門，常常看漏
bot-apprentice = 學徒
    .character = 懂得基本，偶爾失手
bot-journeyman = 工匠
    .character = 會規劃整個回合
bot-master = 大師
    .character = 衡量許多計畫與運氣的走向
bots-more = 其他
bot-level = 電腦等級
bot-other = 電腦「{ $bot }」
you = （你）

## 大廳

lobby-title = 進來吧，一起蓋座城
lobby-text = 中世紀城市建設桌遊，完整又免費。尋找對手、和電腦對戰，或把連結傳給朋友。
play-now = 馬上玩
start-game = 開始遊戲
opponents = 對手
bots-count = { $count ->
    [0] 無（單人遊戲）
   *[other] { $count }位電腦玩家
}
players-range = { $fewest }至{ $most }人
new-table = 開桌
my-tables = 我的遊戲桌
open-tables = 公開的遊戲桌
open-tables-none = 目前沒有開放的遊戲桌。開一桌，其他人就能加入。
tables-to-watch = 可以觀戰的牌局
finished-tables = 已結束的遊戲
your-turn = 輪到你了
table-is-open = 有空位
table-is-sealing = 即將開始
table-is-running = 進行中
table-is-over = 已結束
table-is-frozen = 已停止
table-won-by = 勝者：{ $names }

## 開桌

choose-game = 要玩哪個遊戲？
seats = 座位
seats-help = 可以好幾個人共用這個裝置：請為每個人選擇「在這個裝置上」。
seat-number = 座位{ $seat }
seat-me = 我
seat-me-named = 我（{ $name }）
seat-here = 在這個裝置上
seat-open = 空位
seat-name = 座位{ $seat }的名字
seat-add = 增加座位
seat-remove = 移除座位{ $seat }
seat-free = 座位{ $seat }，空位
who-may-join = 誰可以加入？
table-public = 所有人：這一桌會列在大廳
table-by-link = 只有拿到連結的人
hints = 提示
hints-help = 玩家可以詢問高手電腦會怎麼做。這一局不計積分。
hints-allowed = 允許
presets = 預設組合
options-of-table = 選項
option-own = 其他……
option-own-help = 請用英文輸入：
option-place = 選擇{ $place }
components = 自備配件資料
components-help = 如果你盒中的配件與我們的資料不同，請選擇修正過的檔案（JSON）。這一局就不計入積分。
create-table = 開桌
new-table-of = 開桌：{ $game }

## 時間

clock = 時間
clock-kind-none = 不計時
clock-help-none = 沒有時間限制
clock-kind-bank = 每人各自計時
clock-help-bank = 整局有固定的分鐘數，每回合再加幾秒。
clock-kind-days = 每回合數天
clock-help-days = 慢慢玩的一局：輪到你時再回來就好。
clock-minutes = 整局分鐘數
clock-increment = 每回合加秒數
clock-days-each = 每回合天數
clock-none = 不計時
clock-bank = { $seconds ->
    [0] { $minutes }分
   *[other] { $minutes }分＋{ $seconds }秒
}
clock-days = 每回合{ $days }天
clock-days-hours = { $days }天{ $hours }小時
clock-of = { $name }的剩餘時間：{ $time }
clock-mine-minute = 你剩下不到一分鐘。
clock-mine-seconds = 你剩下不到十秒。
clock-mine-over = 你的時間到了。
time-over-heading = 時間到了
time-over = { $name }的時間到了。
time-over-mine = 你的時間到了。其他人可以讓電腦代替你；在那之前，你可以繼續玩。
time-over-asked = 如果{ $name }還沒決定，就由電腦代為決定。
let-bot-play = 讓電腦代打
give-time = 再等一下
absent-heading = 有人不在
absent = { $name }已經離開{ $minutes }分鐘了。
stalled-heading = 有人遲遲未行動
stalled = { $name }已經{ $minutes }分鐘沒有行動了。
absent-wished = 有人希望讓電腦代打。
absent-asked = 在場的人都同意後，電腦就會代替{ $name }。
bot-plays-heading = 電腦正在代替你
bot-plays-for-you = 電腦正在代替你玩。
bot-plays-left = 你已離開這一局，電腦代替你繼續玩。
take-seat-back = 回到我的座位
bot-stands-in = （電腦代打）
leave-game = 離開遊戲……
leave-heading = 要離開遊戲嗎？
leave-help = 其他人會繼續玩，電腦會代替你。遊戲結束前，你隨時可以回到座位；如果沒回來，積分會以最後一名計算。
leave-confirm = 離開，由電腦接手
leave-stay = 留下來

## 開始之前

waiting-for-players = 還缺{ $free }位玩家
waiting-for-start = 座位已滿，遊戲開始
sit-here = 坐這裡
stand-up = 離座
add-bot = 加入電腦玩家
bot-for-seat = 座位{ $seat }的電腦玩家
remove-bot = 移除電腦玩家
invite-link = 把這個連結傳給朋友
copy = 複製
copied = 已複製
fair-chance = 隨機結果在開始前就已鎖定，結束後可以查驗。指紋：{ $commitment }
fair = 公平的隨機
fair-checked = 瀏覽器已檢查：公開的秘密就是開始前鎖定的那個，而且與你自己的亂數一起使用。
fair-elsewhere = 未檢查：這台裝置沒有這場遊戲的指紋。請在你入座的裝置上開啟此頁。
fair-mismatch = 這場遊戲與承諾不符：公開的秘密不是開始前鎖定的那個，或沒有用上你的亂數。請下載遊戲紀錄、保留下方的指令，並詢問這個伺服器的站方。
fair-yourself = 自行檢查每個結果
fair-yourself-help = 瀏覽器不懂規則，每張卡牌與每顆骰子是否由此推得只能聽信伺服器。若要確認，請下載遊戲紀錄，在你信任且已安裝 Bastide 的電腦上執行這個指令。
fair-yourself-elsewhere = 沒有你自己裝置上的指紋與亂數，這個指令無法分辨捏造的遊戲與真正的遊戲。
fair-command = 指令

## 在遊戲桌上

actions = 你這回合的行動
around-the-board = 圖板周圍
board = 圖板
tab-players = 玩家
tab-log = 紀錄
tab-chat = 聊天
tab-moves = 動作
undo = 收回
restart-turn = 重來這回合
end-turn = 結束回合
skip-bots = 跳過電腦動畫
replay-last-turn = 重播上一回合
skip-replay = 跳過
hint = 提示
hint-make = 照做
hint-later = 接著：{ $moves }
ask-undo = 請求收回
ask-undo-help = 因為已經抽了東西，或有人已經行動，收回上一步需要其他人同意。
ask-undo-anyway = 仍要請求
undo-unrates = 如果所有人都同意，這一局將不計積分：在那之後已經抽了或公開了東西。
undo-proposal-heading = 收回的請求
undo-proposal = { $name }想收回上一步以及之後的一切。你同意嗎？
undo-proposal-waits = { $name }請求收回上一步，其他人還沒有回答。
agree = 同意
decline = 不同意
confirm-heading = 要這樣做嗎？
confirm = 確認
see-rule = 規則{ $rule }
read-rule = 查看規則
whats-this = 這是什麼？
keys-help = 方向鍵在各處間移動，N與P跳到下一個與上一個可選之處，Enter鍵選擇，I顯示說明。
acting = 輪到行動
points-of = { $name }：{ $points }分。分數從哪裡來？
moves-heading = 可行的動作
moves-none = 你現在沒有事要做。
view-heading = 遊戲桌
chat-say = 說點什麼
chat-send = 送出
chat-empty = 還沒有人說話。
chat-new = 新訊息
watching = 你正在旁觀。
unrated = 不計積分
unrated-help = 這一局不計入積分。
unrated-own-components = 不計積分：使用了與原版遊戲不同的配件資料。
unrated-played-on = 不計積分：這一局從某個局面開始，而不是從設置開始。
unrated-undone = 不計積分：所有人同意收回已經公開的內容。
unrated-shared-device = 不計積分：有人坐了好幾個座位。
unrated-abandoned = 不計積分：所有人都離開了。
unrated-one-person = 不計積分：你是唯一的真人玩家。
unrated-one-bot = 不計積分：沒有可以比較的對手。
unrated-hints = 不計積分：這一桌允許提示。
unrated-no-progress = 不計積分：遊戲很久沒有接近結束，這一桌因此結束了遊戲。
unrated-too-long = 不計積分：遊戲太長，這一桌因此結束了遊戲。
unrated-frozen = 不計積分：這一局已無法讀取。
meaning = 這一局的意義
has-left = 中途離開
player-gone = 某位玩家
timeline = 遊戲的步驟
step-back = 後退一步
step-forward = 前進一步
back-to-now = 現在
to-the-end = 終局
back-mark = 回顧中
step-of = 第{ $step }步，共{ $steps }步
connection-connecting = 連線中……
connection-online = 已連線
connection-waiting = 連線中斷，正在重試……
connection-closed = 已離線
curtain-hand-over = 請交給{ $name }
curtain-help = { $pointer ->
    [touch] 請把裝置交給{ $name }，再點一下。
   *[mouse] 請把裝置交給{ $name }，再按一下滑鼠。
}
curtain-show = 我是{ $name }，顯示遊戲桌
table-frozen-notice = 這一桌必須停止：無法再依其紀錄進行。伺服器的管理者可以查明原因。

## 遊戲之外的事件

table-sat = { $name }坐上座位{ $seat }。
table-stood = 座位{ $seat }又空出來了。
table-ready = { $player }準備好了。
table-started = 遊戲開始。
table-undone = { $player }收回了{ $steps }步。
table-undo-asked = { $player }請求收回上一步。
table-undo-agreed = { $player }同意。
table-undo-declined = { $player }不同意收回。
table-undone-by-consent = 所有人都同意，收回{ $player }的上一步。
table-automatic = { $mode ->
    [off] 從現在起，每個動作都由你自己執行。
    [forced] 從現在起，別無選擇的動作會自動執行。
   *[forced-and-end] 從現在起，別無選擇的動作和結束回合都會自動執行。
}
table-automatic-move = 已為{ $player }自動執行：{ $move }。
table-said = { $name }：{ $text }
table-time-out = { $player }的時間到了。
table-time-given = { $by-player }願意等，讓{ $player }多一些時間。
table-bot-wanted = { $player }不在，{ $by-player }希望讓電腦代打。
table-bot-wanted-stalled = { $player }很久沒有行動，{ $by-player }希望讓電腦代打。
table-bot-plays = 現在由電腦代替{ $player }。
table-taken-back = { $player }回來了，繼續自己玩。
table-left = { $player }離開遊戲，由電腦接手。
table-ended-no-progress = 這一桌結束了遊戲：連續 { $plies } 步沒有進展。按目前局面計分。
table-ended-too-long = 這一桌結束了遊戲：已達上限 { $plies } 步。按目前局面計分。
table-rematch = { $player }想再來一局，新的一桌已經開好了。
table-offered-again = 這裡有一陣子沒有人，所以這一桌沒有列在大廳。現在又列出來了。
table-server-away = 伺服器停了一陣子。這段時間不計入任何人的時間。
table-frozen = 這一桌必須停止：無法再依其紀錄進行。

## 結果

result-of = 結果：{ $game }
position-of = { $game }的局面
unfinished-game-of = 未完成的{ $game }
position-dealt = 這個局面有些牌未定。顯示的只是一種可能；接著玩時會重新發牌。
result-alone = { $name }：{ $points }分
see-result = 結果與重播
standings = 名次
rematch = 再來一局
rematch-opened = { $name }想再來一局，新的一桌已開好。
rematch-join = 加入
rematch-go = 前往新的一桌
points = 分數
points-from = { $name }，{ $source }：{ $points }
points-listed = { $name }：{ $points }（{ $sources }）
points-part = { $source }{ $points }
points-then = 這一步當時的分數。
move-by = { $name }：{ $move }
replay-play = 播放
replay-stop = 暫停
replay-play-back = 倒帶播放
replay-pace = 播放速度
replay-pace-slow = 慢
replay-pace-calm = 適中
replay-pace-quick = 快
step-link = 這一步的連結
look-as = 視角
look-as-spectator = 旁觀者
play-on = 接著玩
play-on-from-here = 從這裡接著玩
play-on-not-here = 遊戲到這裡已經結束，請先回到較早的一步。
play-on-help = 從這裡開始新的一局：你坐其中一個座位，其他座位由電腦擔任。
play-on-unrated = 這一局不計積分。
play-on-seat = 你的座位
play-on-bot = 其他座位
journal = 下載遊戲紀錄

## 分析結束的對局

analysis = 分析
analyse = 分析這一局
analysis-offer = 看看大家的勝算如何變化、勝負的關鍵在哪裡，以及高手電腦會怎麼玩。
analysis-running = 分析中…
analysis-failed = 分析失敗，可以再試一次。
try-again = 再試一次
analysis-help = 以看得到所有牌的角度，逐回合顯示每個人的勝率。選一個回合就會顯示在版圖上。
analysis-help-alone = 逐回合顯示你可望得到的分數。選一個回合就會顯示在版圖上。
analysis-by = 走法與評價：{ $bot }
expected-results = 各回合的預期結果
expected-of = { $name }：{ $value }
turning-points = 關鍵回合
turn = 回合
turn-of = 第 { $turn } 回合，共 { $turns } 回合
turn-by = 第 { $turn } 回合，{ $name }
line-played = 實際走法
line-of-bot = 電腦的走法
line-same = 電腦也會這樣走。
line-gains = 據電腦估計，它的走法多值 { $points } 分。
move-by-bot = 電腦代替{ $name }：{ $move }
back-to-game = 回到對局

## 規則、紀錄

rules-of = { $game }的規則
rules-search = 搜尋規則
rules-none = 沒有符合的規則。
score-turn = 輪到誰
score-turn-none = 遊戲結束
score-turn-of = 輪到 { $name }
score-turn-all = 輪到所有人
score-started = 起始玩家：{ $name }
score-options = 選項與繼續遊戲
# 擺出局面並計算分數的頁面
score-title = { $game }計分
score-help = { $pointer ->
    [touch] 點一點擺出桌面，分數會自動計算。
   *[mouse] 按一按滑鼠擺出桌面，分數會自動計算。
}
score-players = 玩家
score-fewer = 移除最後一位玩家
score-more = 新增玩家
score-one-less = { $what }：減一
score-one-more = { $what }：加一
score-undo = 復原
score-clear = 清空桌面
score-link = 這個局面的連結
score-over = 遊戲在此已結束。若要接著玩或分析，請在「{ score-options }」指定輪到誰。
score-impossible = 要接著玩或分析，請先修正局面。
score-doubt = 已計分，但請檢查
score-broken = 這個連結已損壞或不完整。請對方再傳一次，或自己擺出桌面。
score-other-game = 這個連結是另一款遊戲的局面。
score-refused = 這個連結顯示的局面不可能出現。{ $reason }
score = 計分
score-from-here = 在計分頁開啟
score-analyse = 分析
score-outlook = 這個局面的分析
score-line = { $bot }的最佳走法
score-expected = { $bot }接著玩了{ $games }次
score-expected-points = { $points }分
score-expected-share = 勝率{ $share }
upload-title = 開啟已儲存的遊戲
upload-help = 開啟從結果頁面下載的遊戲紀錄，或局面檔案。你可以查看、逐步重播，也可以從那裡接著玩。
upload-file = 檔案
upload = 查看

## 學習遊戲

learn = 學習
learn-by-playing = 邊玩邊學
learn-game = 學習{ $game }
learn-newcomer = 新手
learn-news = 剛才發生的事
learn-task = 換你了：
learn-astray = 還不行。請先{ $task }，就在發光的地方。
learn-back = 上一步
learn-next = 下一步
learn-help = 幫我做

## 設定

settings-language = 語言
settings-theme = 主題
theme-system = 跟隨系統
theme-light = 淺色
theme-dark = 深色
settings-motion = 動畫
motion-system = 跟隨系統
motion-reduced = 盡量減少
settings-sound = 播放音效
settings-confirm = 每個動作前先確認
settings-automatic = 自動執行
automatic-off = 關閉
automatic-forced = 別無選擇的動作，但不結束回合
automatic-forced-and-end = 別無選擇的動作，也結束回合

## 伺服器為何拒絕

refusal-unreachable = 連不上伺服器。伺服器開著嗎？你有連上網路嗎？
refusal-unknown-move = 這個遊戲沒有這種動作。

## 遊戲桌的文字顯示

settings-look = 遊戲桌顯示為
look-drawn = 圖畫
look-text = 文字
to-text-view = 以文字顯示遊戲桌
text-story = 發生的事
text-type = 你的動作
text-send = 送出
text-table = 遊戲桌
text-no-points = 結束前不會知道分數。
text-help = 請照清單輸入動作或它的編號。也可以輸入：moves（動作）、status（狀態）、points（分數）、table（遊戲桌）、help（說明）。

## 帳號

account = 帳號
account-of = { $name }的帳號
account-name = 名字
account-help = 至少{ $letters }個字元。這裡不用電子郵件：忘了密碼，誰也找不回來。
make-account = 建立帳號
make-account-help = 保留你的遊戲、積分和設定，也能從其他裝置登入。
sign-in = 登入
sign-in-help = 你在這裡以訪客身分玩過的遊戲會一併帶走，訪客的程式會失去存取權。
sign-in-help-new = 以訪客身分玩不需要帳號：直接到大廳開始遊戲就好。
sign-out-heading = 登出
sign-out = 從這個裝置登出
sign-out-everywhere = 從所有裝置登出
programs = 程式
programs-help = 從所有裝置登出或更改密碼後，除了在此勾選的程式，其他程式都會失去存取權。
programs-help-new = 除了在此勾選的程式，這位訪客的程式都會失去存取權。
program-keep = 保留 { $name }（{ $day }）
program-revoke = 撤銷
program-revoke-named = 撤銷 { $name }
two-seats-table = 前往牌桌{ $count ->
   *[other] {" "}{ $number }
}
two-seats-leave = 離開訪客座位並登入
password = 密碼
password-old = 目前的密碼
password-new = 新密碼
change-password = 更改密碼
password-changed = 密碼已更改，其他裝置都已登出，未勾選的程式也失去存取權。
delete-account = 刪除帳號
delete-account-help = 你的名字、筆記、設定和權杖都會刪除。已結束的遊戲會保留，但不含你的名字；進行中的遊戲可由電腦代替你。這無法復原。
delete-account-for-ever = 永久刪除

## 玩家與排行榜

own-page = 你的頁面
nobody-yet = 你還沒有在這裡玩過。
player-since = { $day }加入
no-games-yet = 還沒有結束的遊戲。
played = 局數
wins = 勝場
mean-points = 平均分數
best-points = 最高分數
players-at-table = 人數
rating = 積分
rating-chart = { $games }局的積分變化
achievements = 成就
achieved = 已達成
progress = { $done }／{ $goal }
ladder = 排行榜
ladder-kind = 對象
ladder-people = 真人
ladder-bots = 電腦
ladder-help = 每個人從 1500 開始。± 表示積分的可信程度，玩得越多就越小。玩滿十局計積分的遊戲後才有名次。只列出有帳號的玩家。
ladder-empty = 排行榜上還沒有人：用帳號玩一局計積分的遊戲吧。
ladder-empty-bots = 這個排行榜上還沒有電腦玩家：需要有兩種不同電腦玩家參加的一局。
game = 遊戲
rank = 名次
player = 玩家
rated-games = 計分局數
## 電腦玩家的頁面

bots = 電腦玩家
bots-meet = 認識電腦玩家
documentation = 說明文件
bot = 電腦
bots-text = 先從你能打敗的等級開始，進步後再往上挑戰。
bots-here = 這款遊戲的電腦玩家
bots-unmeasured = 尚未測量
bots-measured = 測得的實力
interval = { $low } 到 { $high }
mean-points-alone = 單人平均分數
time-per-turn = 每回合時間
bots-ratings-help = 來自兩人對戰，雙方以同樣的發牌各坐兩個座位一次。0 代表亂玩；多 400 代表十勝一敗。範圍為 95% 信賴區間。
bots-thinking = 它們怎麼思考
bots-thinking-plan = 電腦會規劃整個回合：試許多走法，每一步留下最好的局面，一直走到運氣或其他玩家介入為止。等級越低，越容易像人一樣誤判局面。
bots-thinking-fair = 沒有電腦看得到暗牌或未來的骰子，只會想像符合自己所知的局面。
bots-docs = 更多說明見文件：{ $file }

## 筆記與回報

tab-notes = 筆記
notes = 私人筆記
notes-kept = 已儲存，只有你能看到。
notes-writing = 儲存中……
report = 回報問題
report-help = 會一併送出你所看到的遊戲內容：動作、步驟和程式版本，不含對你隱藏的任何內容。
report-text = 出了什麼問題？
report-send = 送出回報
report-sent = 謝謝你。回報編號是{ $number }。

## 計積分與休閒、認輸與中止

rated-or-casual = 要計積分嗎？
table-rated = 計積分
table-rated-help = 結果計入積分
table-casual = 休閒
table-casual-help = 純粹好玩
not-rated-own-components = 休閒：使用自訂配件的遊戲不計積分。
not-rated-played-on = 休閒：從某個局面開始的遊戲不計積分。
not-rated-shared-device = 休閒：同一台裝置上的遊戲不計積分。
not-rated-one-person = 休閒：計積分的遊戲至少需要兩個人。
not-rated-one-bot = 不計積分：電腦只有對上不同的電腦才計積分。
not-rated-hints = 休閒：可用提示的遊戲不計積分。
not-rated-casual = 休閒：不計入積分。
unrated-casual = 休閒局：積分不變。
unrated-by-agreement = 協議中止：沒有結果，積分不變。
provisional = 暫定
provisional-help = 滿十局計積分的遊戲之前為暫定。
ladder-provisional = 暫定：計積分的遊戲不滿十局
ladder-none-ranked = 還沒有人玩滿十局計積分的遊戲。
rating-chart-text = 從 { $first } 到 { $last }；最低 { $lowest }，最高 { $highest }。
rating-chart-band = 色帶表示每個積分的可信程度。
resign = 認輸……
resign-heading = 要認輸嗎？
resign-help-two = { $name }獲勝，你落敗。無法收回。
resign-help-bots = 遊戲結束，你落敗。無法收回。
resign-help-more = 電腦會永久接手你的座位，你以最後一名計算。其他人繼續玩。
resign-confirm = 認輸
resign-stay = 繼續玩
abandon = 中止遊戲……
abandon-heading = 要中止這一局嗎？
abandon-help = 如果所有人同意，這一局沒有結果就結束，積分不變。
abandon-help-alone = 這一局沒有結果就結束。
abandon-confirm = 詢問其他人
abandon-confirm-alone = 中止遊戲
abandon-proposal-heading = 中止遊戲的提議
abandon-proposal = { $name }提議中止這一局：沒有結果，積分不變。
abandon-waits = { $name }提議中止這一局，正在等候回答。
abandon-withdraw = 撤回提議
has-resigned = （已認輸）
bot-plays-resigned = 你已認輸，電腦接手你的座位。
table-resigned = { $player }認輸。
table-abandon-asked = { $player }提議中止這一局。
table-abandon-agreed = { $player }同意中止這一局。
table-abandon-declined = { $player }想繼續玩。
table-abandon-withdrawn = { $player }撤回中止的提議。
table-abandoned = 所有人同意：這一局中止，沒有結果。
result-resigned = { $name }認輸了。
result-abandoned = 協議中止
table-was-abandoned = 已中止
## 等候室：邀請、聊天、取消

invite-heading = 邀請玩家
invite-share = 分享
invite-qr = QR 碼
invite-qr-alt = 連結 { $link } 的 QR 碼
invite-qr-help = 用手機掃描即可開啟這張桌子。
invite-name = 指名邀請
invite-name-example = 帳號名稱
invite-send = 邀請
invited-people = 已邀請的人
invitee-waiting = 已邀請
invitee-declined = 已婉拒
invited-you = 有人邀請你加入這張桌子。入座即表示接受。
invitation-from = { $name }邀請你
invitation-accept = 接受
invitation-decline = 婉拒
cancel-table = 取消桌子
cancel-table-heading = 要取消這張桌子嗎？
cancel-table-help = 在場的人都會得知，之後無人能再加入。
cancel-table-keep = 保留桌子
table-cancelled-notice = 這張桌子已取消。
removed-notice = 你已被請離這張桌子。
chat-after-sitting = 入座後即可聊天。
remove-player = 請離
table-invited = 已邀請{ $name }。
table-declined = { $name }婉拒邀請。
table-cancelled = 桌子已取消。
table-is-cancelled = 已取消

## 我的對局

own-games = 我的對局
games-running = 進行中
games-waiting = 等待玩家
games-finished = 已結束
games-cancelled = 已取消
games-won = 勝
games-lost = 負
games-rated = 計積分
games-unrated = 不計積分
games-to-move = 輪到{ $names }
games-count = { $count } 局
games-none = 你還沒有對局。
games-none-here = 沒有符合條件的對局。
filter-all = 全部
filter-state = 狀態
filter-game = 遊戲
filter-result = 結果
filter-rated = 計分或休閒
filter-opponent = 對手
filters-clear = 清除篩選
pages = 頁
page-of = 第 { $page } 頁，共 { $pages } 頁
page-previous = 上一頁
page-next = 下一頁
## Friends, blocks and reports about players

friends = 好友
friends-yours = 你的好友
friends-none = 還沒有好友。可用名稱新增，或從玩過的遊戲桌新增。
friends-need-account = 建立帳號後即可加好友。
friend-requests = 好友邀請
friend-add = 加為好友
friend-by-name = 以名稱加好友
# $name - of the other person
friend-sent = 已向 { $name } 發出邀請。
friend-now = 你和 { $name } 現在是好友了。
friend-asks = { $name } 想加你為好友。
friend-is = 好友
friend-asked = 已送出邀請
friend-accept = 接受
friend-ignore = 忽略
friend-withdraw = 撤回邀請
friend-remove = 移除好友
friend-online = 上線中
friend-offline = 離線
friend-playing = 遊戲中
friend-watch = 觀戰
recent-opponents = 最近的對手
recent-opponents-none = 與你對戰過的人會出現在這裡。
is-guest = 訪客
block = 封鎖
unblock = 解除封鎖
blocked = 已封鎖
blocked-none = 你沒有封鎖任何人。
blocked-explained = 被封鎖的人無法坐上你開放的遊戲桌、與你聊天或邀請你，也不會得知。
# $name - of the other person
blocked-help = 你已封鎖 { $name }，對方不會得知。進行中的遊戲會繼續。
person-menu = { $name }：好友、封鎖、檢舉
report-player = 檢舉玩家
report-player-help = 關於 { $name } 的檢舉會送交伺服器管理者，{ $name } 不會得知。
report-player-help-chat = 關於 { $name } 的檢舉會連同前後的聊天送交伺服器管理者，{ $name } 不會得知。
report-player-text = 發生了什麼事？（選填）
report-player-sent = 謝謝。伺服器管理者會處理。
report-reason = 原因
report-reason-chat = 不當聊天
report-reason-name = 不當名稱
report-reason-cheating = 作弊
report-reason-stalling = 拖延或中途離開
report-reason-other = 其他
# An e-mail address, and a forgotten password

account-help-mail = 至少{ $letters }個字元。之後加入電子郵件地址，就能重設忘記的密碼。
forgot-password = 忘記密碼？
forgot-help = 如果帳號有已確認的電子郵件地址，你會收到設定新密碼的連結。
forgot-name = 名字或電子郵件地址
forgot-send = 寄送連結
forgot-sent = 如果有這個帳號且地址已確認，連結已寄出，一小時內有效。
reset-title = 設定新密碼
reset-help = 其他裝置都會登出，你的程式也會失去存取權。
reset-send = 設定密碼
reset-done = { $name }，你的密碼已設定，可以登入了。
address-title = 電子郵件地址
address-help = 用來重設忘記的密碼，也可用來接收通知。其他人看不到。
address-confirmed = { $address }已確認。
address-pending = 連結已寄到{ $address }，請在24小時內開啟以確認地址。
address-field = 電子郵件地址
address-new = 新的電子郵件地址
address-send = 寄送確認連結
address-remove = 移除地址
address-notices = 以電子郵件通知我
confirm-title = 確認你的地址
confirm-help = 按下按鈕後，你的帳號會用這個地址重設忘記的密碼，也可用來接收通知。
confirm-send = 確認地址
confirm-done = 地址已確認。
unsubscribe-title = 停止電子郵件通知
unsubscribe-help = 按「取消訂閱」就不會再收到電子郵件通知。地址會保留，以備忘記密碼。
unsubscribe-send = 取消訂閱
unsubscribe-done = 已取消訂閱。可在帳號頁面重新開啟通知。
link-incomplete = 這個連結不完整，請從郵件中重新開啟。
## 大廳：開放的遊戲桌與尋找對手

find-opponent = 尋找對手
# $game - a game
find-opponent-for = 尋找對手：{ $game }
play-bot = 和電腦玩
play-bot-at = 和電腦玩：{ $game }
join = 加入
# $host - a player, $game - a game, $pace - the time limit, $rated - whether it is rated
join-table = 加入{ $host }的{ $game }，{ $pace }，{ $rated }
join-failed = 無法加入
open-table-rated = 計分
open-table-casual = 休閒
# $free, $seats - how many seats are free, and how many there are
open-table-facts = { $host } · { $rated } · 空位 { $free }／{ $seats }
open-table-gone = 已不開放
# $name - a player, $rating - a number
host-rated = { $name }（{ $rating }）
host-provisional = { $name }（{ $rating }?）
# $count - how many open tables are hidden by the filters
open-tables-none-match = { $count ->
    [0] 目前沒有開放的遊戲桌。請清除篩選，或開一桌。
   *[other] 有 { $count } 張開放的遊戲桌，但都不符合篩選。
}
open-tables-all = 全部顯示（{ $count }）
open-tables-fewer = 顯示較少
filters = 篩選
filter-any-game = 所有遊戲
filter-pace = 節奏
filter-any-pace = 任何節奏
filter-any-rated = 計分或休閒
filter-rated-only = 只看計分
filter-casual-only = 只看休閒
filter-players = 人數
filter-any-players = 任何人數
# $count - how many players
players-count = { $count } 人
waiting-for-you = 等你行動
waiting-for-nothing = 目前沒有。你的遊戲在下方。
ready-to-start = 可以開始
# $names - a list of players
against-players = 對手：{ $names }
pairing-search = 尋找對手
pairing-looking = 正在尋找對手
# $game - a game, $pace - the time limit
pairing-what = { $game }，{ $pace }
pairing-bot-meanwhile = 先和電腦玩
pairing-help = 兩人的計分對局，對手是尋找相同條件的人；有多人時選等級分相近的。
pairing-real-time = 即時
pairing-real-time-help = 找到對手後立即開局。
pairing-days = 每回合數天
pairing-days-help = 你可以離開，之後遊戲會在大廳等你。
# $days - how many days for each turn
pairing-days-each = { $days } 天
# $people - how many
pairing-waiting = { $people } 人等待
# $search - a game and a time limit
pairing-cancel-named = 取消尋找：{ $search }
refusal-table-full = 座位已滿，請選另一桌。
## 比賽

tournaments = 比賽
tournaments-text = 和別人連打好幾局。伺服器負責配對、開桌和計算名次。
tournaments-none = 還沒有比賽。開一個，別人就能參加。
tournaments-open = 報名中
tournaments-running = 進行中
tournaments-finished = 已結束
tournament-new = 新比賽
tournament-create = 建立比賽
tournament-name = 名稱（可不填）
tournament-untitled = { $game }比賽
tournament-format = 賽制
tournament-format-swiss = 瑞士制
tournament-format-round-robin = 循環賽
tournament-format-elimination = 淘汰賽
tournament-help-swiss = 每輪遇到積分相近的對手，沒有人會被淘汰。
tournament-help-round-robin = 每個人都和其他人對局，最多 16 人。
tournament-help-elimination = 輸了就淘汰。平手時交換座位再打一局，仍平手則種子較高者晉級。
tournament-most = 名額
tournament-size = 每桌人數
tournament-per-table = 每桌 { $size } 人
tournament-rounds = 輪數
tournament-rounds-suggested = 建議值
tournament-rounds-now = 以目前人數為 { $rounds } 輪
tournament-counts = 積分計算
tournament-rated = 計分
tournament-casual = 友誼
tournament-pause = 各輪之間的休息
tournament-appear = 入座時限
tournament-minutes = { $minutes ->
    [0] 無
   *[other] { $minutes } 分鐘
}
tournament-appear-rule = 請在 { $minutes } 分鐘內入座，否則該局判負。
tournament-entered = 已報名 { $entrants } / { $most } 人
tournament-round-of = 第 { $round } 輪，共 { $rounds } 輪
tournament-round = 第 { $round } 輪
tournament-is-open = 報名中
tournament-is-running = 進行中
tournament-is-finished = 已結束
tournament-is-cancelled = 已取消
tournament-joined = 你已參加
tournament-hosted-by = 主辦：{ $name }
tournament-join = 參加
tournament-start = 開始比賽
tournament-withdraw = 退出
tournament-withdraw-ask = 你這局和之後各局都判負，而且不能再回來。
tournament-cancel = 取消比賽
tournament-cancel-ask = 比賽對所有人結束，沒有結果。
tournament-remove = 移出
tournament-remove-ask = { $name } 剩下的對局都判負，而且不能再回來。
tournament-forfeit = 判負
tournament-forfeits = { $name } 判負
tournament-forfeit-ask = { $name } 這局判負，無法復原。
tournament-keep = 返回
tournament-your-game = 你的對局準備好了。
tournament-go = 前往你的桌子
tournament-next-in = 第 { $round } 輪在 { $time } 後開始
tournament-won-by = 冠軍：{ $names }
tournament-standings = 名次
tournament-entrants = 參賽者
tournament-nobody = 還沒有人。
tournament-entrant-withdrawn = 已退出
tournament-entrant-removed = 已移出
tournament-players-come = 等待對局者入座
tournament-not-here = 尚未到場
tournament-waiting-for = 等待 { $names }
tournament-to-come = { $names }：入座時限還有 { $time }
tournament-second-game = 第二局
tournament-decided-bye = 輪空：算勝
tournament-decided-forfeit = 中途棄權
tournament-decided-no-show = 未進行
tournament-play = 對局
tournament-watch = 觀看
tournament-see-game = 查看對局
to-tournament = 前往比賽
tournament-tie-breaks = 積分與同分的計算
tournament-points-help = 勝 1 分，平手各半分。輪空算勝，棄權算負。
tournament-points-groups = 第一名 1 分，最後一名 0 分，中間等距遞減，同名次平分。輪空算勝，棄權沒有分。
tournament-elimination-help = 看你打到第幾輪。同一輪輸的人名次相同。
tournament-ties-stay = 之後仍相同者並列。
tie-break-direct = 相互對戰
tie-break-direct-help = 同分者彼此對局的得分，只在全部都交手過時採用。
tie-break-buchholz = 布赫霍爾茲
tie-break-buchholz-help = 對手積分的總和，對手越強越高。沒打的輪次以自己的積分計算。
tie-break-sonneborn = 索伯
tie-break-sonneborn-help = 你擊敗的對手的積分，加上平手對手積分的一半。
tie-break-wins = 勝局
tie-break-wins-help = 實際對局的勝局，不含輪空與不戰勝。
tie-break-reached = 輪次
tie-break-reached-help = 打到的輪次，冠軍再加一。
table-called-off = 比賽在這局開始前已判定勝負，不會在這裡進行。
## Notices

notices = 通知
notices-help = 你不在時，如何得知有對局在等你。
push-on = 在這個裝置通知我
push-off = 停止在這個裝置通知
push-blocked = 瀏覽器設定封鎖了這個網站的通知。
push-unsupported = 這個瀏覽器不支援推播。在 iPhone 上，請先將 Bastide 加入主畫面。
push-insecure = 推播需要安全連線（https）。
push-failed = 無法連上瀏覽器的推播服務，請稍後再試。
notices-devices = 裝置
device-this = 這個裝置
device-unnamed = 未命名的裝置
device-remove = 移除
device-remove-named = 移除 { $name }
notices-test = 傳送測試
notices-test-sent = 已傳送測試。
notices-what = 通知我
notice-kind-turn = 輪到你
notice-kind-warning = 回合即將逾時
notice-kind-invited = 邀請
notice-kind-paired = 找到對手
notice-kind-tournament = 錦標賽
channel-push = 推播
channel-webhook = Webhook
channel-mail = 電子郵件
quiet-hours = 勿擾時段
quiet-from = 從
quiet-until = 到
quiet-zone = 時區：{ $zone }
webhook = Webhook（進階）
webhook-help = 通知會以簽署的 JSON 送到你自己的網址。
webhook-url = 網址
webhook-save = 儲存
webhook-secret = 密鑰（只顯示這一次）
webhook-is-off = 多次失敗後已停用。傳送測試即可重新啟用。
push-offer = 輪到你時要通知你嗎？
push-offer-yes = 通知我
push-offer-no = 暫時不要
