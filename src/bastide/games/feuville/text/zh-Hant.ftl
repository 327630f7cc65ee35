### Feuville。變數的用法請見共用文字的開頭。

game-title = Feuville
game-blurb = 用城牆、塔樓和天空建造城市，在適當時機以皇家詔令計分，並備足雲朵迎接巨龍來襲。

## 六位人物

name-entertainer = 街頭藝人
    .help = 隨意擲骰多次，想停就停：總和不超過10時你得總和，其他人得與10的差額；超過10時只有其他人得超出的部分。
name-thief = 盜賊
    .help = 從其他玩家的個人板上拿走一片未受保護的板塊或詔令。
name-publican = 酒館老闆
    .help = 拿取任一板塊，接著其他玩家各可拿一片且必須立即建造，最後你可以再拿一片。
name-architect = 建築師
    .help = 補滿各列建築板塊的所有空缺，然後拿取任一板塊。
name-mayor = 市長
    .help = 從詔令列中拿取任一詔令。
name-magician = 魔法師
    .help = 將你最多兩個燒毀的直行翻回，並拿取一片仙子魔法。

## 建築板塊及其圖案

name-wall = 城牆
name-tower = 塔樓
name-sky = 天空
name-start = 起始板塊
name-corner-left = 左角塔
name-corner-right = 右角塔
name-gate = 城門
name-clouds-1 = 1朵雲
name-clouds-2 = 2朵雲
name-clouds-3 = 3朵雲
name-clouds-4 = 4朵雲
name-clouds-5 = 5朵雲
name-clouds-6 = 6朵雲
name-guard = 衛兵
name-star = 金星
name-flag = 紅旗
name-griffin = 強大獅鷲

## 皇家詔令

name-guard-1 = 衛兵 ×1
    .help = 城市中每個衛兵得1分。
name-guard-2 = 衛兵 ×2
    .help = 城市中每個衛兵得2分。
name-guard-3 = 衛兵 ×3
    .help = 城市中每個衛兵得3分。
name-star-1 = 金星 ×1
    .help = 城市中每顆金星得1分。
name-star-2 = 金星 ×2
    .help = 城市中每顆金星得2分。
name-star-3 = 金星 ×3
    .help = 城市中每顆金星得3分。
name-flag-1 = 紅旗 ×1
    .help = 城市中每面紅旗得1分。
name-flag-2 = 紅旗 ×2
    .help = 城市中每面紅旗得2分。
name-flag-3 = 紅旗 ×3
    .help = 城市中每面紅旗得3分。
name-griffin-1 = 強大獅鷲 ×1
    .help = 城市中每隻強大獅鷲得1分。
name-griffin-2 = 強大獅鷲 ×2
    .help = 城市中每隻強大獅鷲得2分。
name-griffin-3 = 強大獅鷲 ×3
    .help = 城市中每隻強大獅鷲得3分。
name-small-district = 小城區
    .help = 一個沒有草地的完整直行得5分，並在其下放一片草地板塊。
name-large-district = 大城區
    .help = 兩個相鄰且沒有草地的完整直行得10分，並在各直行下放一片草地板塊。
name-splendid-view = 美麗景觀
    .help = 兩面城牆與其上的兩座塔樓，或兩座塔樓與其上的兩片天空，其中每個符號得1分。
name-own-discretion = 自由裁量
    .help = 自選衛兵、紅旗或金星，城市中每有一個得3分。
name-town-evaluation = 城市計分
    .help = 從完整的左角塔到完整的右角塔、中間有城門，其間每面城牆和每座塔樓得2分，每局一次。

## 仙子魔法

name-prestige-1 = 1點聲望
name-prestige-2 = 2點聲望
name-prestige-3 = 3點聲望
name-prestige-4 = 4點聲望
name-prestige-5 = 5點聲望
name-prestige-6 = 6點聲望
name-prestige-7 = 7點聲望
name-prestige-8 = 8點聲望
name-prestige-9 = 9點聲望
name-great-selection = 自由挑選
    .help = 補滿一列或有人使用建築師時，拿取任一建築板塊，在其他玩家的回合也可以。
name-theft-protection = 防盜
    .help = 放在存放的板塊或詔令上，該物就不會被偷。
name-fire-protection = 防火
    .help = 巨龍來襲而你的雲朵不足時，你的城市這一次平安無事。

## 位置

name-hand = 手上
name-low = 城牆與塔樓
name-high = 塔樓與天空
name-next = 順時針第一位玩家
name-second = 順時針第二位玩家
name-third = 順時針第三位玩家

## 版本

name-german = 德文版
name-english = 英文版
name-french = 法文版
name-dutch = 荷蘭文版

## 行動

move-build = 將板塊建在直行{ $column }
move-build-stored = 將格位{ $space }的板塊建在直行{ $column }
move-burn = 讓直行{ $column }燒毀
move-repair = 將直行{ $column }翻回
move-coat = 將你的紋章放在直行{ $column }下
move-district = 為直行{ $column }的城區計分
move-view = 為直行{ $column }起的景觀計分（{ $part }）
move-take = 拿取{ $person }的{ $tile }
move-decree = 拿取{ $person }的詔令
move-skill = 使用{ $person }的能力
move-fairy = 將{ $person }的骰子放到仙子
move-evaluation = 將{ $person }的骰子放到城市計分
move-gnome = 用兩顆骰子讓小妖扮演{ $person }
move-evaluate = 為剛拿的詔令計分
move-evaluate-stored = 為格位{ $space }的詔令計分
move-symbol = 為此符號計分：{ $symbol }
move-store = 存放在空的格位
move-replace = 棄掉格位{ $space }之物並存放
move-protect = 在格位{ $space }放上防盜
move-charm = 拿取第{ $slot }片仙子魔法
move-keep = 保留仙子魔法
move-swap = 棄掉「{ $charm }」換成新的仙子魔法
move-steal = 從{ $distance }的格位{ $space }偷取
move-roll = 擲骰
move-stop = 停止擲骰
move-shield = 打出防火
move-pass = 放棄

## 事件

event-rolls = { $player }擲出：{ $persons }。
event-rolls-double = { $player }擲出一對{ $die }，巨龍來襲。
event-town-is-safe = { $player }的城市有足夠的雲朵。
event-burns = { $player }的直行{ $column }燒毀了。
event-names-in-vain = { $player }將直行{ $column }交給巨龍，但那裡沒有可燒之物。
event-plays-fire-protection = { $player }打出防火，巨龍飛過。
event-takes-tile = { $shows-count ->
    [0] { $player }拿取{ $person }的{ $tile }。
   *[other] { $player }拿取{ $person }的{ $tile }（{ $shows }）。
}
event-builds = { $shows-count ->
    [0] { $player }在直行{ $column }建造{ $tile }。
   *[other] { $player }在直行{ $column }建造{ $tile }（{ $shows }）。
}
event-takes-decree = { $player }拿取{ $person }的詔令「{ $decree }」。
event-evaluates = { $player }為「{ $decree }」計分，得{ $points }分。
event-chooses-symbol = { $player }選擇符號「{ $symbol }」。
event-lays-grass = { $player }放置草地：{ $columns }。
event-lays-coat = { $player }將紋章放在直行{ $column }下。
event-stores = { $shows-count ->
    [0] { $player }存放「{ $piece }」。
   *[other] { $player }存放「{ $piece }」（{ $shows }）。
}
event-drops = { $shows-count ->
    [0] { $player }棄掉存放的「{ $piece }」，移出遊戲。
   *[other] { $player }棄掉存放的「{ $piece }」（{ $shows }），移出遊戲。
}
event-protection-spent = { $player }的防盜已用掉。
event-refills-row = 補上{ $number }片{ $tile }。
event-refills-decrees = 補上詔令：{ $decrees }。
event-uses-skill = { $player }使用{ $person }的能力。
event-entertainer-rolls = { $player }擲出{ $rolled }，合計{ $total }。
event-entertainer-pays = 街頭藝人讓{ $player }得{ $points }分，其他玩家各得{ $others }分。
event-steals = { $shows-count ->
    [0] { $player }從{ $other-player }偷走「{ $piece }」。
   *[other] { $player }從{ $other-player }偷走「{ $piece }」（{ $shows }）。
}
event-repairs = { $player }將直行{ $column }翻回。
event-visits-fairy = { $player }拜訪仙子。
event-takes-charm = { $player }拿取仙子魔法「{ $charm }」。
event-refills-charms = 翻開新的仙子魔法「{ $charm }」。
event-drops-charm = { $player }棄掉仙子魔法「{ $charm }」。
event-protects = { $player }保護格位{ $space }之物。
event-plays-selection = { $player }打出「自由挑選」。
event-sends-gnome = { $player }派小妖扮演{ $person }。
event-passes = { $player }放棄。
event-decrees-run-out = 詔令已用完，遊戲即將結束。
event-receives-mercy = 因國王的恩典，{ $player }獲得{ $points }分。

## 拒絕

refusal-not-asked = 現在由{ $player }決定，請等到輪到你時。
refusal-choose-for-gnome = 小妖正扮演{ $person }，請在那裡拿取板塊或詔令，或使用能力。
refusal-must-build = 酒館老闆請客時拿的板塊必須立即建造，請選擇直行。
refusal-place-piece-first = 請先建造、計分或存放手上之物。
refusal-finish-evaluation = 你正在為詔令計分，請選擇計分對象。
refusal-repair-or-pass = 你現在可以翻回一個燒毀的直行，請選一個，或放棄。
refusal-roll-or-stop = 街頭藝人在等你，請再擲一次或停止。
refusal-steal-or-pass = 盜賊在等你，請偷取一物，或放棄。
refusal-take-or-pass = 你現在可以拿取一片建築板塊，請選一片，或放棄。
refusal-decree-or-pass = 市長在等你，請拿取詔令，或放棄。
refusal-magic-or-pass = 魔法師在等你，請翻回直行、拿取仙子魔法，或放棄。
refusal-choose-charm = 你正在拜訪仙子，請拿取一片公開的仙子魔法。
refusal-place-charm = 仙子魔法的兩個格位都滿了，請棄掉一片換新的。
refusal-choose-coat = 請先將紋章放在一個直行下。
refusal-name-column = 巨龍來了，請指定燒毀的直行。
refusal-dice-left = 你還不能結束回合，請先用完兩顆骰子。
refusal-roll-first = 請先擲骰。擲骰之前只能為存放的詔令計分。
refusal-nothing-in-hand = 你手上沒有東西，請先用骰子拿取。
refusal-no-dragon = 巨龍正在沉睡，現在沒有東西會燒毀。
refusal-no-repair = 只有使用魔法師時，或建造雲朵之後，才能翻回直行。
refusal-no-coat-now = 只有在城市計分之後才放置紋章。
refusal-choose-decree-first = 請先選擇要計分的詔令。
refusal-no-charm-now = 將骰子放到仙子，或使用魔法師，才能拿取仙子魔法。
refusal-no-thief = 只有盜賊能偷取，請先使用該能力。
refusal-no-entertainer = 回合中只有街頭藝人能擲骰，請先使用該能力。
refusal-nothing-to-pass = 沒有可放棄的事，請使用骰子，或結束回合。
refusal-gnome-elsewhere = 小妖正扮演{ $person }，請選擇該行之物。
refusal-no-such-die = 你沒有{ $person }的未用骰子，請選擇有骰子的一行。
refusal-slot-empty = { $person }那一行沒有{ $tile }，請選擇其他板塊。
refusal-cannot-build-it = 你無法立即建造{ $tile }，請選擇能建造的板塊。
refusal-no-decree-there = { $person }那一行沒有詔令，請選擇其他詔令。
refusal-gnome-needs-both = 小妖需要兩顆骰子，而其中一顆已經用過。
refusal-fairy-once = 每回合只能有一顆骰子放到仙子，另一顆請作他用。
refusal-fairy-or-evaluation = 此桌每回合只能有一顆骰子用於仙子或城市計分，另一顆須用於所屬人物。
refusal-no-open-charm = 那裡沒有仙子魔法，請選擇其他的。
refusal-evaluated-before = 你已經做過城市計分，每局只能一次。
refusal-grass-everywhere = 你城市的每個直行都有草地，沒有地方放紋章。
refusal-grass-on-stretch = 從角塔到角塔的每個直行都有草地，而此版本的紋章要放在其中一個直行下。
refusal-no-townscape = 你的城市景觀不完整，需要左、右角塔、其間的城門，以及不中斷的城牆。
refusal-towers-missing = 你的角塔之間缺少兩座以上的塔樓，此版本只能缺一座，請繼續建造。
refusal-space-empty = 你個人板的格位{ $space }沒有東西。
refusal-already-protected = 格位{ $space }之物已受保護。
refusal-no-theft-protection = 你沒有防盜，請向仙子取得。
refusal-not-a-tile = 「{ $decree }」是詔令，請計分或存放。
refusal-place-taken = 直行{ $column }已有{ $tile }，請選擇其他直行。
refusal-wall-at-the-ends = 城牆要建在城市的兩端，不能建在{ $column }，請選擇{ $near }。
refusal-in-the-air = 直行{ $column }沒有可承載{ $tile }之物，請由下往上建造。
refusal-on-a-ruin = 直行{ $column }是廢墟，請先翻回再建造。
refusal-not-a-decree = 那是{ $tile }，請建造或存放。
refusal-no-view = 你沒有兩乘兩片未燒毀的城牆與塔樓，或塔樓與天空。
refusal-no-grass-left = 中立草地不足，無法為城區計分。
refusal-no-complete-column = 你沒有完整、未燒毀且沒有草地的直行。
refusal-no-complete-pair = 你沒有兩個相鄰、完整、未燒毀且沒有草地的直行。
refusal-storage-full = 你個人板的兩個格位都滿了，請棄掉或使用其中一物。
refusal-storage-has-room = 你的個人板還有空的格位，請存放在那裡。
refusal-other-decree = 你正在為「{ $decree }」計分，請選擇符合的對象。
refusal-not-complete = 直行{ $column }不是完整且未燒毀的直行。
refusal-pair-not-complete = 直行{ $column }和其右側的直行並非都完整且未燒毀。
refusal-has-grass = 直行{ $column }下已有草地，請選擇其他直行。
refusal-no-view-there = 直行{ $column }處沒有兩乘兩片未燒毀的板塊。
refusal-no-such-column = 你的城市沒有直行{ $column }。
refusal-outside-the-stretch = 此版本的紋章要放在計分的直行下，而{ $column }不是。
refusal-not-burnt = 直行{ $column }沒有燒毀，請選擇廢墟。
refusal-two-repairs = 魔法師不能再翻回直行，請拿取仙子魔法，或放棄。
refusal-nothing-to-steal = 那裡沒有可偷之物，請選擇其他格位。
refusal-is-protected = 上面有防盜，請選擇其他東西。
refusal-no-room-for-loot = 你的個人板已滿，且無法立即使用此物，請選擇其他的，或先騰出空位。
refusal-loot-needs-room = 你個人板的兩個格位都滿了，此桌不能為贓物棄掉東西，請立即使用。
refusal-no-more-charms = 魔法師不再給仙子魔法，請翻回直行，或放棄。
refusal-charm-has-room = 仙子魔法還有空的格位，請保留新的。
refusal-charm-spaces-full = 仙子魔法的兩個格位都滿了，請棄掉一片換新的。
refusal-charm-not-held = 你沒有這片仙子魔法：{ $charm }。
refusal-shield-too-late = 你已開始指定直行，來不及使用防火了。
refusal-no-fire-protection = 你沒有防火，請指定燒毀的直行。
refusal-already-named = 你已指定過直行{ $column }，請選擇其他直行。
refusal-clouds-protect = 此版本中有雲朵的直行不會燒毀，請選擇{ $column }以外的直行。

## 選項與預設

option-magician-fairy-when-nothing-burnt = 魔法師給的仙子魔法
    .help = 沒有直行燒毀的玩家可從魔法師得到幾片仙子魔法。
    .choice-1 = 一片
    .choice-2 = 兩片
option-row-refill = 補滿空列
    .help = 建築板塊的空列何時補滿。
    .choice-at-once = 立即
    .choice-end-of-turn = 回合結束時
option-cloud-columns-may-burn = 有雲朵的直行可燒毀
    .help = 是否可將露出雲朵的直行交給巨龍。
option-discarded-fairy-tile = 棄掉的仙子魔法
    .help = 為騰出格位而棄掉的仙子魔法放到哪裡。
    .choice-supply = 放回供應區
    .choice-removed = 移出遊戲
option-spent-theft-protection = 用掉的防盜
    .help = 受保護之物被使用後，防盜放到哪裡。
    .choice-supply = 放回供應區
    .choice-removed = 移出遊戲
option-evaluation-grass-scope = 紋章的位置
    .help = 城市計分後，紋章可放在哪些直行下。
    .choice-town = 城市的任一直行
    .choice-evaluated-columns = 僅限計分的直行
option-tower-gaps = 塔樓列的空缺
    .help = 城市計分時，角塔之間可以缺少多少座塔樓。
    .choice-any = 不限
    .choice-one = 一座
option-start-player-ends-at-once = 起始玩家立即結束
    .help = 起始玩家無法補滿詔令列時，遊戲是否立即結束，而非等到該輪結束。
option-mercy-on-tie = 平手時的恩典
    .help = 多人計分的詔令同為最少時，誰得到國王的恩典。
    .choice-all = 全部都得
    .choice-nobody = 無人
option-decrees-any-time = 隨時為詔令計分
    .help = 擲骰之前（回合開始時，以及巨龍來襲後重擲之前）是否也能為存放的詔令計分。
option-fairy-and-evaluation = 同一回合用仙子與城市計分
    .help = 是否可以一顆骰子用於仙子，另一顆不用於所屬人物而用於城市計分。
option-thief-makes-room = 為贓物棄物
    .help = 是否可以棄掉存放之物，為盜賊偷來的東西騰出空位。

preset-german = 德文版
    .help = 德文說明書的規則，也就是原版。
preset-english = 英文版
    .help = 魔法師給一片仙子魔法，有雲朵的直行不會燒毀。
preset-french = 法文版
    .help = 魔法師給一片仙子魔法，回合結束時補列，有雲朵的直行安全，棄掉的仙子魔法與用掉的防盜移出遊戲，紋章放在計分的直行下。
preset-dutch = 荷蘭文版
    .help = 魔法師給一片仙子魔法，回合結束時補列，有雲朵的直行安全，棄掉的仙子魔法移出遊戲，城市計分最多缺一座塔樓。
preset-literal = 按字面
    .help = 逐字依照德文說明書：存放的詔令在回合中隨時可計分，仙子與城市計分不能在同一回合，不能為贓物棄物。

## 詢問從實體遊戲盒抽板塊的人

chance-wall = 抽到哪面城牆？
chance-tower = 抽到哪座塔樓？
chance-sky = 抽到哪片天空？
chance-decree = 抽到哪片詔令？
chance-fairy-tile = 抽到哪片仙子魔法？
chance-die = 骰子擲出幾點？
chance-entertainer-die = 街頭藝人的骰子擲出幾點？
chance-start-die = 決定起始玩家時，下一位玩家擲出幾點？

## 分數來源

score-symbols = 地位符號
score-entertainer = 街頭藝人
score-fairy = 仙子
score-mercy = 國王的恩典

## 現在誰該做什麼

status-dice = { $player }可以使用骰子：{ $persons }。
    .you = 你的骰子（{ $persons }）：{ $can-or }。
status-end = { $player }結束回合。
    .you = 都完成了。請結束回合。
status-dice-used = { $player }已用完兩顆骰子。
    .you = 兩顆骰子都用完了：{ $can-or }。
status-roll = { $player }即將擲骰。
    .you = 擲骰前：{ $can-or }。
status-person = { $player }選擇小妖扮演{ $person }時做什麼。
    .you = 小妖扮演{ $person }：{ $can-or }。
status-hand = { $player }正在處理剛拿之物。
    .you = 剛拿之物：{ $can-or }。
status-must-build = { $player }必須建造剛拿的板塊。
    .you = 請建造剛拿的板塊。
status-evaluate = { $player }選擇詔令的計分對象。
    .you = 請選擇詔令的計分對象。
status-clouds = { $player }可以翻回一個燒毀的直行。
    .you = 你可以翻回一個燒毀的直行。
status-entertainer = { $player }已擲出合計{ $total }，可以再擲或停止。
    .you = 你已擲出合計{ $total }：請再擲或停止。
status-thief = { $player }可以偷取板塊或詔令。
    .you = 你可以偷取板塊或詔令。
status-publican = { $player }可以在酒館老闆請客時拿取板塊。
    .you = 你可以在酒館老闆請客時拿取板塊。
status-architect = { $player }可以拿取任一板塊。
    .you = 你可以拿取任一板塊。
status-mayor = { $player }可以拿取任一詔令。
    .you = 你可以拿取任一詔令。
status-magician = { $player }正在使用魔法師的能力。
    .you = 魔法師的能力：{ $can-or }。
status-fairy = { $player }選擇一片仙子魔法。
    .you = 請選擇一片仙子魔法。
status-charm = { $player }必須為仙子魔法找位置。
    .you = 請為仙子魔法找位置。
status-coat = { $player }放置紋章。
    .you = 請放置紋章。
status-selection = { $player }可以打出「自由挑選」。
    .you = 你可以打出「自由挑選」。
status-dragon = { $player }還必須將{ $number }個直行交給巨龍。
    .you = 巨龍還要{ $number }個直行：{ $can-or }。

## What the player can do now, in lists after "You can" or a colon

name-can-build = 將板塊建在你的城市
name-can-evaluate = 為詔令計分
name-can-store = 存放
name-can-replace = 棄掉另一個存放之物再存放
name-can-build-stored = 建造存放的板塊
name-can-evaluate-stored = 為存放的詔令計分
name-can-protect = 為存放之物放上防盜
name-can-take = 拿取板塊
name-can-decree = 拿取詔令
name-can-skill = 使用人物的能力
name-can-fairy = 拜訪仙子
name-can-evaluation = 為城市計分
name-can-gnome = 用兩顆骰子派出小妖
name-can-repair = 翻回燒毀的直行
name-can-charm = 拿取仙子魔法
name-can-keep = 保留仙子魔法
name-can-swap = 棄掉一片仙子魔法
name-can-steal = 偷取存放之物
name-can-burn = 交出一個直行
name-can-shield = 打出防火
name-can-coat = 放置紋章
name-can-district = 選擇城區
name-can-view = 選擇景觀
name-can-symbol = 選擇符號
name-can-roll = 擲骰
name-can-stop = 停止
name-can-pass = 放棄
name-can-end = 結束回合

## 桌面圖的標籤

label-legend = < > 角塔、n 城門、o 雲、w 衛兵、s 星、f 旗、g 獅鷲、# 廢墟、" 草地、@ 紋章、(!) 受保護、& 小妖
label-edition = 版本
label-mixed = 混合
label-start-player = 起始玩家
label-decree = 詔令
label-fairy = 仙子
label-piles = 板塊堆
label-decrees = 詔令
label-grass = 草地
label-points = 分數
label-columns = 直行
label-clouds = 雲朵
label-store = 存放
label-charms = 仙子魔法
label-evaluated = 已計分詔令
label-hand = 手上
label-last-round = 最後一輪
label-game-over = 遊戲結束。

# 機器人為何建議這一步：接在「因為這樣」之後
part-points = 能得分
part-rivals = 能讓對手落後
part-tiles = 能擴建城市
part-symbols = 能展示詔令計算的符號
part-districts = 能為城區做準備
part-dragon = 能保護城市不受巨龍侵襲
part-townscape = 能更接近城市計分
part-storage = 能存放有用的東西
part-charms = 能保留仙子魔法
part-offers = 能為自己留下好的詔令
part-mercy = 能保有獲得國王恩典的機會
part-dice = 能留下有用的骰子
