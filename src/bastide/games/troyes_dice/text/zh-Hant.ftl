### 骰寫特魯瓦。

game-title = 骰寫特魯瓦
game-blurb = 在中世紀的特魯瓦度過八天：所有人同時使用相同的骰子，收集資源、建造建築，並贏得三片街區的市民。

## 顏色

name-red = 紅色
name-yellow = 黃色
name-white = 白色
name-red-yellow = 紅色和黃色
name-red-white = 紅色和白色
name-yellow-white = 黃色和白色

## 資源

name-influence = 影響力
    .help = 花費1，使你的骰子點數改變1。
name-deniers = 銀幣
    .one = 銀幣
    .help = 大多數骰子的費用。
name-knowledge = 知識
    .help = 花費2，改變你的骰子的顏色。

## 建築

name-fortress = 堡壘
    .help = 紅色聲望建築：保護所在的列不受攻擊，並帶來所示的市民。
name-palace = 伯爵宮
    .help = 紅色工作建築：帶來兩個紅色市民。
name-great-hall = 大禮堂
    .help = 黃色聲望建築：某種顏色的骰子每有一個，就帶來資源或市民。
name-city-hall = 市政廳
    .help = 黃色工作建築：帶來兩個黃色市民。
name-cathedral = 大教堂
    .help = 白色聲望建築：其人物在終局時為一排建築計分。
name-bishopric = 主教轄區
    .help = 白色工作建築：帶來兩個白色市民。

## 人物

name-hugues-de-payns = 雨果·德·帕英
    .help = 你的堡壘得分。
name-isabeau-de-baviere = 巴伐利亞的伊莎貝拉
    .help = 你的伯爵宮得分。
name-thibaut-ii = 蒂鮑特二世
    .help = 你的大禮堂得分。
name-jeanne-de-champagne = 香檳的珍妮
    .help = 你的市政廳得分。
name-urbain-iv = 烏爾班四世
    .help = 你的大教堂得分。
name-marie-de-champagne = 香檳的瑪麗
    .help = 你的主教轄區得分。

## 列

name-a = A
name-b = B
name-c = C
name-d = D
name-e = E
name-f = F

## 時段

name-morning = 上午
name-afternoon = 下午

## 編號順序

name-increasing = 遞增
name-decreasing = 遞減

## 擴展板塊

name-banquet-1 = 宴會1
    .help = 1影響力可使這個骰子的點數改變2，而不是1。
name-banquet-2 = 宴會2
    .help = 這個骰子免費。
name-banquet-3 = 宴會3
    .help = 用這個骰子建造大教堂時，獲得每種資源各1個。
name-banquet-4 = 宴會4
    .help = 用這個骰子建造工作建築時，額外獲得1個同色市民。
name-banquet-5 = 宴會5
    .help = 改變這個骰子的顏色只需1知識。
name-banquet-6 = 宴會6
    .help = 用這個骰子建造堡壘時，額外獲得1個紅色市民和1個黃色或白色市民。
name-banquet-7 = 宴會7
    .help = 用這個骰子建造大禮堂時，所需顏色的骰子多算一個。
name-banquet-8 = 宴會8
    .help = 這裡的黑色骰子不攻擊任何東西，可以像其他骰子一樣選擇；那個半天結束後，板塊翻面。
name-raid-1 = 劫掠1
    .help = 不能用影響力改變這個骰子的點數。
name-raid-2 = 劫掠2
    .help = 這個骰子的費用多1銀幣。
name-raid-3 = 劫掠3
    .help = 這個骰子的費用多1知識。
name-raid-4 = 劫掠4
    .help = 這個骰子的點數為0；可以用影響力提高。
name-raid-5 = 劫掠5
    .help = 不能用知識改變這個骰子的顏色。
name-raid-6 = 劫掠6
    .help = 這個骰子的費用多1影響力。
name-raid-7 = 劫掠7
    .help = 這個骰子不能用來建造聲望建築。
name-raid-8 = 劫掠8
    .help = 這裡的透明骰子視為黑色骰子：會攻擊，而且不能選擇。

## 成就

name-three-solo-games = 獨在特魯瓦
    .help = 單人進行三局遊戲。
name-three-multiplayer-games = 良朋相伴
    .help = 與他人進行三局遊戲。
name-three-expansion-games = 宴會與劫掠之間
    .help = 使用《宴會與劫掠》進行三局遊戲。
name-points-45 = 45分
    .help = 以至少45分結束一局遊戲。
name-points-55 = 55分
    .help = 以至少55分結束一局遊戲。
name-points-65 = 65分
    .help = 以至少65分結束一局遊戲。
name-victory-over-60 = 輝煌的勝利
    .help = 與他人遊戲時，以超過60分獲勝。
name-character-18 = 備受青睞
    .help = 從一個人物獲得18分。
name-citizens-40 = 熱鬧的城市
    .help = 以至少40個市民結束一局遊戲。
name-all-fortress = 所有堡壘
    .help = 建造整排堡壘。
name-all-palace = 所有伯爵宮
    .help = 建造整排伯爵宮。
name-all-great-hall = 所有大禮堂
    .help = 建造整排大禮堂。
name-all-city-hall = 所有市政廳
    .help = 建造整排市政廳。
name-all-cathedral = 所有大教堂
    .help = 建造整排大教堂。
name-all-bishopric = 所有主教轄區
    .help = 建造整排主教轄區。
name-all-influence = 所有影響力
    .help = 圈滿影響力記錄條。
name-all-deniers = 所有銀幣
    .help = 圈滿銀幣記錄條。
name-all-knowledge = 所有知識
    .help = 圈滿知識記錄條。
name-all-red = 所有紅色市民
    .help = 圈滿紅色市民記錄條。
name-all-yellow = 所有黃色市民
    .help = 圈滿黃色市民記錄條。
name-all-white = 所有白色市民
    .help = 圈滿白色市民記錄條。

## 行動

move-direction = 按{ $direction }順序為各列編號
move-number = 將下一列編為{ $value }
move-die = 選擇骰子{ $die }
move-relief = 不執行行動，改為獲得每種資源各1個
move-pay = 用1{ $resource }支付
move-value = 將點數改為{ $value }
move-colour = 將顏色改為{ $colour }
move-resources = 獲得資源
move-prestige = 建造聲望建築
move-work = 建造工作建築
move-take = 先圈出{ $resource }
move-citizen = 圈出一個{ $colour }市民
move-build = 在{ $column }列建造{ $building }
move-decline = 放棄
move-end = 結束你的半天

## 事件

event-numbers-column = { $player }將{ $column }列編為{ $value }。
event-counts-up = { $player }選擇從{ $value }開始遞增。
event-counts-down = { $player }選擇從{ $value }開始遞減。
event-numbered = { $player }已為各列編號：{ $values }。
event-opens-half-day = 第{ $day }天{ $half }：骰子點數為{ $dice }，黑色骰子為{ $black }。
event-shelters-black-die = 黑色骰子受邀參加宴會：它不攻擊任何東西，可以當作{ $colour }{ $value }點選擇。
event-destroys-plaza = { $value }點的骰子摧毀了所在的{ $colour }廣場。
event-strikes = { $players }的計分頁上劃去{ $colour }{ $value }點。
event-fortress-spares = 堡壘保護了{ $players }的{ $colour }{ $value }點。
event-rebuilds-plaza = { $source }廣場重建完成：現在是{ $colour }。
event-turns-tile = { $banquet }翻為{ $raid }。
event-chooses-die = { $player }選擇骰子{ $die }：{ $colour }{ $value }點。
event-pays = { $player }支付{ $number }{ $resource }。
event-changes-value = { $player }花費{ $number }影響力，將點數改為{ $value }。
event-changes-colour = { $player }花費{ $number }知識，將顏色改為{ $colour }。
event-takes-relief = { $player }付不起任何骰子，改為獲得每種資源各1個。
event-gains-resources = { $player }獲得{ $number }{ $resource }。
event-loses-resources = { $resource }記錄條已滿：放不下的部分失去（{ $number }）。
event-gains-citizens = { $player }獲得{ $number }個{ $colour }市民。
event-loses-citizens = 所有記錄條已滿：失去{ $number }個{ $colour }市民。
event-earns-bonus = { $colour }記錄條上的第{ $place }個市民帶來獎勵。
event-builds = { $player }在{ $column }列（{ $value }）建造{ $building }。
event-bonus-lapses = 這個獎勵已沒有可建造的建築：獎勵失效。
event-declines = { $player }放棄。
event-ends-part = { $player }已結束這個半天。
event-shows-relief = { $player }付不起任何骰子，獲得了每種資源各1個。
event-shows-resources = { $changed ->
    [0] { $player }用{ $die-colour }{ $die-value }點獲得了{ $resource }。
   *[other] { $player }將{ $die-colour }{ $die-value }點當作{ $colour }{ $value }點，獲得了{ $resource }。
}
event-shows-building = { $changed ->
    [0] { $player }用{ $die-colour }{ $die-value }點在{ $column }列建造了{ $building }。
   *[other] { $player }將{ $die-colour }{ $die-value }點當作{ $colour }{ $value }點，在{ $column }列建造了{ $building }。
}
event-shows-bonus-building = { $player }憑獎勵在{ $column }列建造了{ $building }。
event-shows-citizens = { $player }獲得了{ $number }個市民。

## 為何不能這樣做

refusal-no-such-player = 這一桌沒有這位玩家。
refusal-part-ended = 你已結束這個半天：請等所有人結束，或撤回你的結束。
refusal-already-numbered = 各列已經編號：請選擇骰子。
refusal-crier-numbers = { $player }是街頭公告員，正在為各列編號：請等編號完成。
refusal-end-numbering = 所有列都有數值了：請結束編號，或撤回。
refusal-value-used = { $value }已在另一列上：請選擇其他數值。
refusal-choose-number = 請先為{ $column }列選擇數值。
refusal-choose-direction = 請先選擇數值遞增還是遞減。
refusal-end-part = 你已執行行動：請結束這個半天，或撤回步驟。
refusal-must-act = 你還不能結束這個半天：請先選擇骰子和行動。
refusal-no-bonus-due = 現在沒有待領的獎勵：請繼續你的行動。
refusal-die-chosen = 你已選擇骰子{ $die }：要改選請先撤回。
refusal-resource-missing = 你沒有{ $resource }了：請用其他資源支付。
refusal-pay-first = 請先用任意一個資源支付骰子費用。
refusal-nothing-to-pay = 骰子已付費：請調整它，或選擇行動。
refusal-die-affordable = 你付得起骰子：只有付不起任何骰子的人才能改為獲得每種資源各1個。
refusal-choose-die = 請先選擇骰子。
refusal-black-die = 不能選擇黑色骰子：請選擇透明骰子。
refusal-raided-die = 骰子{ $die }遭到劫掠，視為黑色骰子：請選擇其他骰子。
refusal-cannot-pay = 你付不起骰子{ $die }：請選擇較便宜的。
refusal-colour-changed = 你已改變顏色：請選擇行動。
refusal-same-colour = 骰子已經是{ $colour }。
refusal-colour-fixed = 受這個劫掠影響，骰子的顏色不能改變。
refusal-knowledge-missing = 改變顏色需要{ $number }知識，而你不夠。
refusal-value-changed = 你已改變點數：請選擇行動。
refusal-same-value = 骰子已經是{ $value }點。
refusal-value-fixed = 受這個劫掠影響，骰子的點數不能改變。
refusal-influence-missing = 這需要{ $number }影響力，而你有{ $left }。
refusal-value-zero = 0點的骰子不能建造：請用影響力提高點數，或獲得資源。
refusal-no-prestige = 受這個劫掠影響，骰子不能建造聲望建築：請選擇其他行動。
refusal-stands = 你已建造{ $value }點那一列的{ $building }：請選擇其他行動。
refusal-blocked = 你的{ $colour }{ $value }點已被劃去，那裡不能再建造。
refusal-resource-order = 請先選擇接下來圈出哪種資源。
refusal-track-full = 你的{ $resource }記錄條已滿：請選擇其他資源。
refusal-citizen-first = 有市民在等待：請先選擇顏色。
refusal-citizens-full = 你的{ $colour }市民記錄條已滿：請選擇另一條，或放棄。
refusal-bonus-building = 要先處理獎勵建築：請在任意一列選擇其中之一：{ $buildings }。
refusal-bonus-stands = 你已在{ $column }列建造{ $building }：請選擇其他建築。
refusal-bonus-blocked = { $column }列的{ $building }已被劃去：請選擇其他建築。

## 選項與預設

option-numbering = 編號
    .help = 計分頁的各列如何得到數值。
    .choice-first-game = 從左到右1至6
    .choice-rolled = 擲骰決定第一個數值，街頭公告員選擇遞增或遞減
    .choice-expert = 街頭公告員任選順序
option-crier = 街頭公告員
    .help = 由哪位玩家為各列編號。
    .choice-1 = 玩家1
    .choice-2 = 玩家2
    .choice-3 = 玩家3
    .choice-4 = 玩家4
    .choice-5 = 玩家5
    .choice-6 = 玩家6
    .choice-7 = 玩家7
    .choice-8 = 玩家8
    .choice-9 = 玩家9
    .choice-10 = 玩家10
option-banquets-and-raids = 宴會與劫掠
    .help = 是否在轉盤旁放置三塊擴展板塊。
option-tiles = 板塊
    .help = 紅色、黃色、白色廣場各使用哪一塊擴展板塊，以編號表示。
    .choice-1 = { name-banquet-1 }
    .choice-2 = { name-banquet-2 }
    .choice-3 = { name-banquet-3 }
    .choice-4 = { name-banquet-4 }
    .choice-5 = { name-banquet-5 }
    .choice-6 = { name-banquet-6 }
    .choice-7 = { name-banquet-7 }
    .choice-8 = { name-banquet-8 }
option-bonus-buildings-may-be-declined = 可放棄獎勵建築
    .help = 是否可以像德文規則那樣放棄獎勵帶來的建築。
option-banquet-8 = 宴會8的黑色骰子
    .help = 大禮堂是否計算受宴會8保護的黑色骰子。
    .choice-transparent = 所有人都計算，如德文規則
    .choice-usable = 只有使用它的人計算，如其他版本的文字
option-achievements = 成就
    .help = 以哪個版本的文字判定60分的勝利。
    .choice-french-english-german = 法文、英文、德文：以超過60分獲勝
    .choice-spanish = 西班牙文：超過60分，不論勝負
    .choice-chinese-japanese = 中文、日文：以60分或以上獲勝

preset-standard = 標準
    .help = 擲骰決定第一列的數值，街頭公告員選擇遞增或遞減。
preset-first-game = 第一次遊戲
    .help = 各列從左到右編為1至6：適合學習。
preset-expert = 專家模式
    .help = 街頭公告員以任意順序為各列編號。
preset-banquets-and-raids = 宴會與劫掠
    .help = 與標準遊戲相同，加上三塊擴展板塊。
preset-german = 德文規則
    .help = 與標準遊戲相同，但可以放棄獎勵建築。
preset-literal = 宴會與劫掠（照文字）
    .help = 使用三塊板塊；宴會8的黑色骰子只有使用它的人才計算。
preset-spanish = 西班牙文版
    .help = 與標準遊戲相同，但宴會8和成就依西班牙文版的文字。
preset-chinese-japanese = 中文版與日文版
    .help = 與標準遊戲相同，但宴會8和成就依這些版本的文字。

## 詢問使用實體骰子的人

chance-plaza = 下一個位置是哪塊廣場板塊？從中立區域下方開始，按順時針方向。
chance-side-up = 哪一面朝上？
chance-banquet-tile = 下一個雙面同色的廣場旁是哪塊板塊？依序為紅色、黃色、白色。
chance-town-crier = 哪位玩家是街頭公告員？
chance-first-column = 第一列的骰子是幾點？
chance-transparent-die = 下一個透明骰子是幾點？
chance-black-die = 黑色骰子是幾點？
chance-unknown-step = 已結束的玩家接著做了什麼？

## 分數來源

score-citizens = 市民

## 現在誰該做什麼

status-numbering = { $player }為各列編號。
    .you = 請為各列編號。
status-numbered = { $player }已為各列編號。
    .you = 各列已編號。確認後開始。
    .end = 編號完成
status-half-day = 第{ $day }天{ $half }：所有人同時選擇骰子。
status-choose-die = 第{ $day }天{ $half }：請選擇骰子。
status-relief = 你付不起任何骰子。請改為獲得每種資源各1個。
status-pay = 請用任意一個資源支付{ $colour }{ $value }點的費用。
status-act = { $colour }{ $value }點：{ $can-or }。
status-end = 你的行動已完成：請結束你的半天。
    .end = 這個{ $half }完成了
status-wait = 你已完成：所有人完成後，這個半天就結束。
status-bonus-building = 你的獎勵：{ $can-or }。
status-resource-order = 請選擇接下來圈出哪種資源。
status-overflow = 這個市民在自己的記錄條上沒有空位：{ $can-or }。
status-citizen = 請選擇接下來圈出哪個市民。

## What the player can do now, in lists after "You can" or a colon

name-can-resources = 獲得資源
name-can-prestige = 建造聲望建築
name-can-work = 建造工作建築
name-can-value = 調整點數
name-can-colour = 改變顏色
name-can-build = 在計分紙上選擇建築
name-can-citizen = 選擇另一條
name-can-decline = 放棄

## 桌面圖的標籤

label-day = 天數
label-wheel = 轉盤
label-plazas-reconstructed = 廣場的顏色是推測還原的。
label-black-die = 黑色骰子
label-free = 免費
label-any = 任意資源
label-available = 可用骰子
label-attack = 攻擊
label-points = 分數
label-citizens = 市民
label-numbering = 列
label-game-over = 遊戲結束。
label-price = 費用
label-plaza = 廣場
label-tile = 板塊
label-dice = 骰子
label-characters = 人物
label-built = 已建成
label-blocked = 不能建造
label-struck = 已劃去
label-protected = 受堡壘保護
label-link = 連結獎勵
label-circled = 已圈出
label-spent = 已花費
label-bonus = 獎勵
label-per-die = 每個紅色骰子
label-scored = 終局計分的一排
label-in-use = 使用中
label-destroyed = 被摧毀
label-resting = 今天不使用

# 機器人建議這步的理由，接在「因為這樣」之後
part-citizens = 能獲得市民
part-bonuses = 能更接近獎勵
part-cathedrals = 能讓大教堂得到更多分
part-resources = 能保持資源充足
part-buildings = 能增加有用的建築
part-openings = 能為接下來的骰子留下好位置
part-protection = 能保護空格免受攻擊
part-links = 能更接近連結獎勵
