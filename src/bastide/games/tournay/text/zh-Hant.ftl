### 圖爾奈。變數的用法見共用文字的開頭。

game-title = 圖爾奈
game-blurb = 差遣自己和鄰居的市民，用九張牌打造一片街區，並建起讓所有人都能得分的聲望建築。

## 建築與人物

name-market-1 = 市場I
    .help = 獲得5銀幣。
name-farmhouse-1 = 農舍I
    .help = 你的街區每有一個空格位，獲得1銀幣。
name-residence-1 = 住宅I
    .help = 支付3銀幣，招募一個黃色市民。
name-port-1 = 港口I
    .help = 使用其他玩家一座上面沒有東西的黃色建築。
name-barn-1 = 穀倉I
    .help = 從黃色II牌堆抽一張牌。
name-architect-1 = 建築師I
    .help = 同一橫列或直行放置建築或聲望建築時，獲得1銀幣。
name-alderman-1 = 市議員I
    .help = 同一橫列或直行的黃色建築啟動後，獲得1銀幣。
name-market-2 = 市場II
    .help = 獲得6銀幣。
name-farmhouse-2 = 農舍II
    .help = 你的街區每有一個有牌的格位，獲得1銀幣。
name-residence-2 = 住宅II
    .help = 支付2銀幣，招募一個黃色市民。
name-port-2 = 港口II
    .help = 使用其他玩家的一座黃色建築，即使上面有市民。
name-barn-2 = 穀倉II
    .help = 從黃色III牌堆抽一張牌。
name-architect-2 = 建築師II
    .help = 同一橫列或直行放置建築或聲望建築時，獲得2銀幣。
name-alderman-2 = 市議員II
    .help = 同一橫列或直行的黃色建築啟動後，獲得2銀幣。
name-hospital-1 = 醫院I
    .help = 獲得4銀幣。
name-monastery-1 = 修道院I
    .help = 支付3銀幣，招募一個白色市民。
name-library-1 = 圖書館I
    .help = 從白色II牌堆抽一張牌。
name-bridge-1 = 橋樑I
    .help = 拿取白色I牌堆最上面的2張牌。
name-priest-1 = 神父I
    .help = 同一橫列或直行的白色建築可以啟動兩次。
name-prior-1 = 修院院長I
    .help = 同一橫列或直行的白色建築啟動後，獲得2銀幣。
name-hospital-2 = 醫院II
    .help = 獲得5銀幣。
name-monastery-2 = 修道院II
    .help = 支付2銀幣，招募一個白色市民。
name-library-2 = 圖書館II
    .help = 從白色III牌堆抽一張牌。
name-bridge-2 = 橋樑II
    .help = 拿取白色II牌堆最上面的2張牌。
name-priest-2 = 神父II
    .help = 同一橫列或直行的建築可以啟動兩次。
name-prior-2 = 修院院長II
    .help = 同一橫列或直行的白色建築啟動後，獲得3銀幣。
name-bishop-2 = 主教II
    .help = 同一橫列或直行的白色建築啟動後，你躺在廣場旁的市民都站起來。
name-arsenal-1 = 軍械庫I
    .help = 從紅色II牌堆抽一張牌。
name-ballista-1 = 弩砲I
    .help = 對其他玩家觸發事件列中最多2個事件。
name-barracks-1 = 兵營I
    .help = 支付3銀幣，招募一個紅色市民。
name-fort-1 = 要塞I
    .help = 拿取一個有銀幣的事件作為城牆。
name-knight-1 = 騎士I
    .help = 同一橫列或直行放置聲望建築時，獲得2銀幣。
name-lawyer-1 = 律師I
    .help = 同一橫列或直行的紅色建築啟動後，獲得2銀幣。
name-watchtower-1 = 瞭望塔I
    .help = 拿取一個沒有銀幣的事件作為城牆。
name-arsenal-2 = 軍械庫II
    .help = 從紅色III牌堆抽一張牌。
name-ballista-2 = 弩砲II
    .help = 對其他玩家觸發事件列中最多3個事件。
name-barracks-2 = 兵營II
    .help = 支付2銀幣，招募一個紅色市民。
name-fort-2 = 要塞II
    .help = 拿取一個有銀幣的事件作為城牆，並獲得上面的銀幣。
name-knight-2 = 騎士II
    .help = 同一橫列或直行放置聲望建築時，獲得3銀幣。
name-lawyer-2 = 律師II
    .help = 同一橫列或直行的紅色建築啟動後，獲得3銀幣。
name-watchtower-2 = 瞭望塔II
    .help = 拿取一個沒有銀幣的事件作為城牆。

## 擴展的牌

name-inn-1 = 客棧I
    .help = 你的廣場上每有一對黃色和紅色市民，獲得4銀幣。
name-brewery-1 = 釀酒坊I
    .help = 你的廣場上每有一個自己的市民，獲得1銀幣。
name-senator-1 = 元老I
    .help = 每當你召集市民，獲得2銀幣。
name-bakery-2 = 麵包坊II
    .help = 你的廣場上每有一個紅色市民，或每有一個白色市民，獲得2銀幣，由你選擇。
name-brewery-2 = 釀酒坊II
    .help = 你的廣場旁每有一個自己的市民，獲得2銀幣。
name-senator-2 = 元老II
    .help = 每當你召集市民，獲得3銀幣。
name-abbey-1 = 大修道院I
    .help = 翻開三個I級牌堆最上面的牌，拿取其中兩張。
name-monk-1 = 修士I
    .help = 同一橫列或直行的白色建築啟動後，你可以再用一個白色市民啟動那裡的一座黃色建築。
name-templar-1 = 聖殿騎士I
    .help = 同一橫列或直行的白色建築啟動後，你可以再用一個白色市民啟動那裡的一座紅色建築。
name-abbey-2 = 大修道院II
    .help = 翻開三個II級牌堆最上面的牌，拿取其中兩張。
name-monk-2 = 修士II
    .help = 同一橫列或直行的白色建築啟動後，你可以再用一個白色市民啟動那裡的一座黃色建築。
name-templar-2 = 聖殿騎士II
    .help = 同一橫列或直行的白色建築啟動後，你可以再用一個白色市民啟動那裡的一座紅色建築。
name-catapult-1 = 投石機I
    .help = 損壞其他每片街區中的一張空閒的牌；上面有市民時，每次街頭公告員到來都能保護你免受一個事件影響。
name-lordship-1 = 領主權I
    .help = 指定一種顏色：其他玩家每有一座該顏色的建築，就支付你1銀幣。
name-expansion-knight-1 = 騎士I（擴展）
    .help = 同一橫列和直行每湊滿兩個紅色或灰色市民，拿取一個有銀幣的事件作為城牆。
name-mercenary-2 = 傭兵II
    .help = 你賺取銀幣時，每個紅色市民帶來3銀幣。
name-expansion-knight-2 = 騎士II（擴展）
    .help = 同一橫列和直行每湊滿兩個紅色或灰色市民，拿取一個有銀幣的事件作為城牆，並獲得上面的銀幣。
name-audience-hall-2 = 謁見廳II
    .help = 最富有的玩家支付你3銀幣。

## 聲望建築

name-belfry = 鐘樓
    .help = 可見的I級或II級牌中，每有一組黃、白、紅各一張，建造者得4分，其他人得2分。
name-city-hall = 市政廳
    .help = 每有一個黃色市民，建造者得2分，其他人得1分。
name-cloth-hall = 紡織會館
    .help = 每有一張可見的I級或II級黃色牌，建造者得2分，其他人得1分。
name-mint = 鑄幣廠
    .help = 每有4銀幣，建造者得2分，其他人得1分。
name-tour-des-six = 六人塔
    .help = 每有一張可見的人物，建造者得2分，其他人得1分。
name-cathedral = 大教堂
    .help = 只有建造者得分。
name-la-madeleine = 瑪德蓮教堂
    .help = 自己的街區每有一座可見的聲望建築，建造者得2分，其他人得1分。
name-saint-brice = 聖布里斯教堂
    .help = 可見的I級或II級牌中，每有一組黃、白、紅各一張，建造者得4分，其他人得2分。
name-saint-jacques = 聖雅各教堂
    .help = 每有一張可見的I級或II級白色牌，建造者得2分，其他人得1分。
name-saint-nicolas = 聖尼古拉教堂
    .help = 每有一組黃、白、紅市民各一個，建造者得3分，其他人得1分。
name-saint-quentin = 聖康坦教堂
    .help = 每有一個白色市民，建造者得2分，其他人得1分。
name-pont-des-trous = 特魯橋
    .help = 每有一組黃、白、紅市民各一個，建造者得3分，其他人得1分。
name-porte-de-la-vigne = 葡萄園門
    .help = 每有一個紅色市民，建造者得2分，其他人得1分。
name-tour-d-arras = 阿拉斯塔
    .help = 每有一座可見的白色或黃色建築，建造者得2分，其他人得1分。
name-tour-henry-viii = 亨利八世塔
    .help = 每有一面已建造的城牆，建造者得2分，其他人得1分。
name-tour-saint-georges = 聖喬治塔
    .help = 每有一張可見的I級或II級紅色牌，建造者得2分，其他人得1分。

## 事件

name-great-gathering = 大集會
    .help = 黃色牌和黃色市民合計最多的玩家獲得銀幣。
name-great-procession = 大遊行
    .help = 白色牌和白色市民合計最多的玩家獲得銀幣。
name-kings-visit = 國王來訪
    .help = 紅色牌和紅色市民合計最多的玩家獲得銀幣。
name-battle-of-bouvines = 布汶戰役
    .help = 每位玩家放倒一個紅色市民。
name-battle-of-courtrai = 科特賴克戰役
    .help = 每位玩家放倒一個黃色市民。
name-heresy = 異端
    .help = 每位玩家放倒一個白色市民。
name-crusade = 十字軍
    .help = 每位玩家放倒一個任意顏色的市民。
name-norman-attack = 諾曼人來襲
    .help = 每位玩家損壞一張空閒的牌。
name-fire = 火災
    .help = 每位玩家損壞一張空閒的黃色牌。
name-iconoclasm = 聖像破壞
    .help = 每位玩家損壞一張空閒的白色牌。
name-siege = 圍城
    .help = 每位玩家損壞一張空閒的紅色牌。
name-drought = 旱災
    .help = 每位玩家失去1銀幣。
name-plague = 瘟疫
    .help = 每位玩家失去1銀幣。
name-brigands = 盜匪
    .help = 每位玩家失去1銀幣。
name-famine = 饑荒
    .help = 每位玩家失去1銀幣。

name-crier = 街頭公告員

## 牌堆，依顏色和等級

name-yellow-1 = 黃色I
name-yellow-2 = 黃色II
name-yellow-3 = 黃色III
name-white-1 = 白色I
name-white-2 = 白色II
name-white-3 = 白色III
name-red-1 = 紅色I
name-red-2 = 紅色II
name-red-3 = 紅色III

## 市民和牌的顏色

name-yellow = 黃色
name-white = 白色
name-red = 紅色

## 誰的市民，以及在哪裡

name-own = 自己
name-next = 順時針第一位玩家
name-second = 順時針第二位玩家
name-third = 順時針第三位玩家
name-plaza = 廣場上
name-lying = 廣場旁

## 行動

move-draw = 從{ $deck }牌堆抽牌
move-activate = 啟動{ $slot }的建築
move-combat = 對抗第{ $event }個事件
move-earn = 用{ $number }個{ $colour }市民賺取銀幣
move-gather = 召集你的市民
move-recruit = 招募一個{ $colour }市民
move-place = 將牌放在{ $slot }
move-remove = 用{ $slot }的牌支付
move-give = 用{ $place }的市民支付
move-use = 使用{ $owner }的市民
move-top = 拿取翻開的牌
move-look = 查看下面的兩張牌
move-visit = 使用{ $owner }在{ $slot }的建築
move-fight = 拿取第{ $event }個事件
move-trigger = 觸發事件：{ $events }
move-colour = 選擇{ $colour }
move-damage = 損壞{ $slot }的牌
move-react = 讓{ $slot }的人物發揮效果
move-rampart = 建造城牆
move-shelter = 用你的牌抵擋
move-pass = 放棄
move-play = 打出{ $card }
move-return = 將{ $card }放到牌堆底
move-keep = 保留{ $card }

## 經過

event-plays = { $deniers ->
    [0] { $player }打出{ $card }。
   *[other] { $player }支付{ $deniers }銀幣，打出{ $card }。
}
event-removes = { $player }用{ $slot }的{ $card }支付，將它放到牌堆底。
event-returns = { $player }將{ $card }放到牌堆底。
    .hidden = { $player }將一張牌放到{ $deck }牌堆底。
event-gives-citizen = { $player }將一個{ $colour }市民交回供應區。
event-places = { $player }將{ $card }放在{ $slot }。
event-stacks = { $player }將{ $card }疊在{ $slot }的牌上。
event-replaces = { $player }在{ $slot }以{ $card }取代{ $cards }。
event-shifts-district = { $player }的街區在格線上移動，讓四周都有空間。
event-borrows = { $player }以{ $deniers }銀幣使用{ $other-player }的一個{ $colour }市民。
event-draws = { $player }從{ $deck }牌堆抽牌。
event-takes-top = { $player }從{ $deck }牌堆拿取{ $card }。
event-buries-top = { $card }放到{ $deck }牌堆底。
event-looks = { $player }查看{ $deck }牌堆的{ $number }張牌：{ $cards }。
    .hidden = { $player }查看{ $deck }牌堆的{ $number }張牌。
event-keeps = { $player }保留{ $card }。
    .hidden = { $player }保留{ $deck }牌堆的一張牌。
event-leaves = { $player }將{ $card }面朝上留在{ $deck }牌堆上。
event-takes-card = { $player }從{ $deck }牌堆拿取{ $card }。
    .hidden = { $player }從{ $deck }牌堆拿取一張牌。
event-turns-up = { $deck }牌堆翻開了{ $card }。
event-crier = { $player }遇上{ $deck }牌堆的街頭公告員。
event-adds-coin = { $event }上現在有{ $number }枚銀幣。
event-strikes = { $event }發生{ $number }次。
event-builds-rampart = { $player }建造城牆抵擋{ $event }。
event-builds-spare-rampart = { $player }建造一面城牆。
event-builds-all-ramparts = { $player }最後建造{ $number }面城牆。
event-shelters = { $player }受到保護，不受{ $event }影響。
event-passes = { $player }放棄。
event-lays-citizen = { $player }放倒一個{ $colour }市民。
event-gains = { $player }獲得{ $deniers }銀幣。
event-loses = { $player }失去{ $deniers }銀幣。
event-pays = { $player }將{ $deniers }銀幣付給{ $other-player }。
event-damages = { $player }在{ $slot }的{ $card }受損。
event-activates = { $player }啟動{ $slot }的{ $card }。
event-reacts = { $player }的{ $card }發揮效果。
event-recruits = { $player }花費{ $deniers }銀幣，招募一個{ $colour }市民。
event-visits = { $player }使用{ $other-player }的{ $card }。
event-combats = { $deniers ->
    [0] { $player }對抗{ $event }。
   *[other] { $player }支付{ $deniers }銀幣，對抗{ $event }。
}
event-takes-event = { $player }拿取{ $event }作為城牆。
event-next-event = 下一個事件是{ $event }。
event-triggers = { $player }觸發事件：{ $events }。
event-names-colour = { $player }指定{ $colour }。
event-earns = { $player }用{ $number }個{ $colour }市民賺取{ $deniers }銀幣。
event-gathers = { $player }召集所有市民。
event-stands-up = { $number ->
    [0] { $player }沒有需要站起來的市民。
   *[other] { $player }有{ $number }個市民站起來。
}
event-last-round = 終局將近：每位玩家再進行最後一個回合。
event-last-cards = 每位玩家可以秘密選擇最後一張牌。
event-chooses-last = { $player }選擇{ $card }作為最後一張牌。
event-chooses-slot = { $player }會將它放在{ $slot }。
event-ends-part = { $player }已決定。
event-shows-none = { $player }不打出最後一張牌。
event-shows-last = { $player }亮出要放在{ $slot }的{ $card }。

## 為何不能這樣做

refusal-not-asked = 現在由{ $player }決定：請等輪到你。
refusal-pay-card-first = 請先支付費用：將手上或街區的另一張牌放到牌堆底。
refusal-pay-citizen-first = 請先支付費用：交出一個{ $colour }市民。
refusal-place-first = 請先放置{ $card }。
refusal-choose-owner = 請先選擇使用誰的市民。
refusal-top-or-look = 請拿取翻開的牌，或查看下面的兩張。
refusal-choose-card = 請先選擇保留哪張牌。
refusal-choose-character = 有多個人物發揮效果：請選擇哪個先。
refusal-activate-or-pass = 你現在可以啟動第二座建築：請選擇一座，或放棄。
refusal-rampart-or-pass = 事件即將發生：請建造城牆，或放棄。
refusal-event-first = 請先選擇受損的牌或放倒的市民。
refusal-finish-effect = 請先完成建築的效果。
refusal-play-first = 請先打出一張手牌。
refusal-action-first = 請先選擇行動：抽牌、啟動、對抗、賺取或召集。
refusal-draw-first = 抽牌時才能查看牌：請先選擇牌堆。
refusal-no-event-now = 現在沒有事件發生。
refusal-activate-first = 那屬於建築的效果：請先啟動一座。
refusal-hand-limit = 你最多可以保留四張牌：請將牌放到牌堆底，或建造城牆。
refusal-action-done = 你已執行行動：請結束回合。
refusal-card-played = 每回合只能打出一張牌：現在請執行行動。
refusal-hand-small-enough = 只有在回合結束時手牌超過四張，才能放回牌或建造多餘的城牆。
refusal-no-rampart = 你手上沒有城牆。
refusal-not-in-hand = 那張牌不在你手上。
refusal-has-that-one = 你的街區已有{ $card }，同一座聲望建築不能有兩座。
refusal-too-few-deniers = { $card }要{ $deniers }銀幣，而你不夠。
refusal-cannot-pay = 你付不出{ $card }除銀幣以外的費用。
refusal-deck-empty = { $deck }牌堆已經沒有牌。
refusal-too-few-citizens = 你需要{ $number }個可用的{ $colour }市民：自己的，或付得起的。
refusal-earn-own-only = 你的廣場上沒有那麼多該顏色的市民，而只有自己的市民能賺取銀幣。
refusal-only-advanced = 只有進階遊戲才能以行動招募市民。
refusal-supply-empty = 供應區已經沒有{ $colour }市民。
refusal-cannot-recruit = 招募需要5銀幣和一個可用的{ $colour }市民。
refusal-nothing-there = { $slot }沒有牌。
refusal-not-for-citizens = { $card }不能啟動：只有I級和II級的建築可以。
refusal-is-damaged = { $card }已受損，直到你召集市民為止。
refusal-not-free = { $card }並不空閒：請先召集市民。
refusal-no-event = 事件列的那個位置沒有事件。
refusal-no-coin = { $event }上沒有銀幣，不能以行動對抗。
refusal-cannot-fight = { $deniers ->
    [0] 對抗{ $event }需要{ $number }個{ $colour }市民。
   *[other] 對抗{ $event }需要{ $number }個{ $colour }市民和{ $deniers }銀幣。
}
refusal-no-citizen-there = 你在那裡沒有{ $colour }市民。
refusal-bad-slot = 這張牌不能放在{ $slot }，請從這些格位中選擇：{ $near }。
refusal-no-own-citizen = 你的廣場上已經沒有{ $colour }市民。
refusal-cannot-borrow = 那裡無法取得{ $colour }市民：市民必須可用，並要支付{ $deniers }銀幣。
refusal-not-among-them = 那張牌不在可選的牌之中。
refusal-cannot-visit = 不能使用那座建築：必須顏色相符、空閒，而且不是港口。
refusal-cannot-take-event = 不能拿取那個事件：上面的銀幣不符合條件。
refusal-cannot-trigger = 不能觸發這麼多事件，或其中有事件不在那裡。
refusal-not-that-colour = 這裡不能選擇{ $colour }。
refusal-cannot-damage = { $slot }沒有可以損壞的空閒牌。
refusal-does-not-react = { $slot }現在沒有人物發揮效果。
refusal-not-in-chain = { $slot }的建築不能額外啟動。
refusal-no-shelter = 你沒有上面有市民的防護牌，或這次街頭公告員到來時已經用過。
refusal-slot-must-stay = { $slot }的牌必須保留，否則無法放置你的最後一張牌。
refusal-part-ended = 你已決定最後一張牌：請等其他人。
refusal-last-card-chosen = 你已選擇最後一張牌：請選擇放置的格位，或結束。
refusal-only-last-card = 遊戲即將結束：請選擇最後一張牌和格位，或結束。

## 選項與預設

option-advanced = 進階遊戲
    .help = 開始時每種顏色各一個市民和9銀幣，供應區較大，並有招募行動。
option-expansion = 擴展
    .help = 是否使用擴展的牌，以及如何加入牌堆。
    .choice-none = 不使用
    .choice-replace = 取代有標記的牌
    .choice-mix = 與有標記的牌混合
option-majority-deniers = 多數事件的銀幣
    .help = 牌上標示2，說明書的玩家輔助寫3。
    .choice-card = 依牌面
    .choice-aid = 依玩家輔助
option-cathedral-points = 大教堂的分數
    .help = 說明書給建造者4分，線上版給8分。
    .choice-rulebook = 依說明書
    .choice-online = 依線上版

preset-base = 基本遊戲
    .help = 使用基本牌的入門規則。
preset-advanced = 進階遊戲
    .help = 市民較少，銀幣較多，並有招募行動。
preset-expansion-replace = 加入擴展
    .help = 擴展的牌取代有標記的基本牌。
preset-expansion-mix = 加入擴展，混合
    .help = 每個I級和II級牌堆，從有標記的牌和擴展的牌中抽出三張使用。

## 詢問使用實體牌的人

chance-event = 翻開哪個事件？
chance-first-player = 誰是起始玩家？
chance-card-left-out = 哪張牌留在盒中？
chance-yellow-1 = 從黃色I牌堆抽到哪張牌？
chance-yellow-2 = 從黃色II牌堆抽到哪張牌？
chance-yellow-3 = 從黃色III牌堆抽到哪張牌？
chance-white-1 = 從白色I牌堆抽到哪張牌？
chance-white-2 = 從白色II牌堆抽到哪張牌？
chance-white-3 = 從白色III牌堆抽到哪張牌？
chance-red-1 = 從紅色I牌堆抽到哪張牌？
chance-red-2 = 從紅色II牌堆抽到哪張牌？
chance-red-3 = 從紅色III牌堆抽到哪張牌？

## 分數來源

score-printed = 牌面分數
score-ramparts = 城牆

## 現在誰該做什麼

status-opening = { $player }可以打出一張牌，並須選擇行動。
    .you = 你可以打出一張牌，然後請選擇行動。
status-action = { $player }須選擇行動。
    .you = 請選擇行動。
status-hand-limit = { $player }的手牌超過四張，須放回牌或建造城牆。
    .you = 你的手牌超過四張：請放回牌或建造城牆。
status-end = { $player }可以結束回合。
    .you = 請結束回合。
status-pay-card = { $player }須用另一張牌支付{ $card }。
    .you = 請用另一張牌支付{ $card }。
status-pay-citizen = { $player }須用一個{ $colour }市民支付{ $card }。
    .you = 請用一個{ $colour }市民支付{ $card }。
status-place = { $player }須放置{ $card }。
    .you = 請放置{ $card }。
status-use = { $number ->
    [1] { $player }選擇使用誰的{ $colour }市民。
   *[other] { $player }選擇使用誰的{ $colour }市民，還要{ $number }個。
}
    .you = { $number ->
        [1] 請選擇使用誰的{ $colour }市民。
       *[other] 請選擇使用誰的{ $colour }市民，還要{ $number }個。
    }
status-draw = { $player }可以拿取{ $deck }牌堆翻開的牌，或查看另外兩張。
    .you = 請拿取{ $deck }牌堆翻開的牌，或查看另外兩張。
status-keep = { $player }從{ $deck }牌堆的兩張牌中選擇一張。
    .you = 請從{ $deck }牌堆的兩張牌中選擇一張。
status-choose = { $player }從翻開的牌中拿取{ $number }張。
    .you = 請從翻開的牌中拿取{ $number }張。
status-react = { $player }選擇哪個人物先發揮效果。
    .you = 請選擇哪個人物先發揮效果。
status-chain = { $player }可以啟動第二座建築。
    .you = 你可以啟動第二座建築。
status-shelter = { $player }可以建造城牆抵擋{ $event }。
    .you = 你可以建造城牆抵擋{ $event }。
status-suffer = { $player }須選擇{ $event }影響什麼。
    .you = 請選擇{ $event }影響什麼。
status-damage = { $player }選擇{ $other-player }受損的牌。
    .you = 請選擇{ $other-player }受損的牌。
status-effect = { $player }選擇如何執行效果。
    .you = 請選擇如何執行效果。
status-last-cards = 正在秘密選擇最後的牌。
status-last-card = 你可以選擇最後一張牌，或不選而結束。
    .end = 不選最後的牌
status-last-slot = 請選擇{ $card }放在哪裡。
status-last-end = 你已選好最後一張牌：請結束你的部分。
    .end = 確定最後的牌
status-wait = 請等其他人選完。

## 桌面圖的標籤

label-legend = y w r g：建築上的黃、白、紅、灰色市民　#：受損　×2：疊放的牌數　!：街頭公告員已出現　>：可以選擇　*：起始玩家
label-fight = 對抗
label-event-deck = 事件牌堆
label-supply = 供應區
label-criers = 街頭公告員
label-deniers = 銀幣
label-points = 分數
label-ramparts = 城牆（手上＋已建）
label-plaza = 廣場
label-lying = 廣場旁
label-hand = 手牌
label-playing = 打出的牌
label-looked = 查看的牌
label-below = 牌堆下方已知的牌（由下往上）
label-perhaps = 可能
label-last-round = 最後一輪
label-game-over = 遊戲結束。
