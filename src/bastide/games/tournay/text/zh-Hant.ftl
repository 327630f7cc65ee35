### 圖爾奈。變數的用法見共用文字的開頭。

game-title = 圖爾奈
game-blurb = 差遣自己和鄰居的市民，用九張牌打造一片街區，並建起讓所有人都能得分的聲望建築。

## 建築與人物

name-market-1 = 市場I
name-farmhouse-1 = 農舍I
name-residence-1 = 住宅I
name-port-1 = 港口I
name-barn-1 = 穀倉I
name-architect-1 = 建築師I
name-alderman-1 = 市議員I
name-market-2 = 市場II
name-farmhouse-2 = 農舍II
name-residence-2 = 住宅II
name-port-2 = 港口II
name-barn-2 = 穀倉II
name-architect-2 = 建築師II
name-alderman-2 = 市議員II
name-hospital-1 = 醫院I
name-monastery-1 = 修道院I
name-library-1 = 圖書館I
name-bridge-1 = 橋樑I
name-priest-1 = 神父I
name-prior-1 = 修院院長I
name-hospital-2 = 醫院II
name-monastery-2 = 修道院II
name-library-2 = 圖書館II
name-bridge-2 = 橋樑II
name-priest-2 = 神父II
name-prior-2 = 修院院長II
name-bishop-2 = 主教II
name-arsenal-1 = 軍械庫I
name-ballista-1 = 弩砲I
name-barracks-1 = 兵營I
name-fort-1 = 要塞I
name-knight-1 = 騎士I
name-lawyer-1 = 律師I
name-watchtower-1 = 瞭望塔I
name-arsenal-2 = 軍械庫II
name-ballista-2 = 弩砲II
name-barracks-2 = 兵營II
name-fort-2 = 要塞II
name-knight-2 = 騎士II
name-lawyer-2 = 律師II
name-watchtower-2 = 瞭望塔II

## 擴展的牌

name-inn-1 = 客棧I
name-brewery-1 = 釀酒坊I
name-senator-1 = 元老I
name-bakery-2 = 麵包坊II
name-brewery-2 = 釀酒坊II
name-senator-2 = 元老II
name-abbey-1 = 大修道院I
name-monk-1 = 修士I
name-templar-1 = 聖殿騎士I
name-abbey-2 = 大修道院II
name-monk-2 = 修士II
name-templar-2 = 聖殿騎士II
name-catapult-1 = 投石機I
name-lordship-1 = 領主權I
name-expansion-knight-1 = 騎士I（擴展）
name-mercenary-2 = 傭兵II
name-expansion-knight-2 = 騎士II（擴展）
name-audience-hall-2 = 謁見廳II

## 聲望建築

name-belfry = 鐘樓
name-city-hall = 市政廳
name-cloth-hall = 紡織會館
name-mint = 鑄幣廠
name-tour-des-six = 六人塔
name-cathedral = 大教堂
name-la-madeleine = 瑪德蓮教堂
name-saint-brice = 聖布里斯教堂
name-saint-jacques = 聖雅各教堂
name-saint-nicolas = 聖尼古拉教堂
name-saint-quentin = 聖康坦教堂
name-pont-des-trous = 特魯橋
name-porte-de-la-vigne = 葡萄園門
name-tour-d-arras = 阿拉斯塔
name-tour-henry-viii = 亨利八世塔
name-tour-saint-georges = 聖喬治塔

## 事件

name-great-gathering = 大集會
name-great-procession = 大遊行
name-kings-visit = 國王來訪
name-battle-of-bouvines = 布汶戰役
name-battle-of-courtrai = 科特賴克戰役
name-heresy = 異端
name-crusade = 十字軍
name-norman-attack = 諾曼人來襲
name-fire = 火災
name-iconoclasm = 聖像破壞
name-siege = 圍城
name-drought = 旱災
name-plague = 瘟疫
name-brigands = 盜匪
name-famine = 饑荒

name-crier = 街頭公告員
    .help = 永遠不會進入手牌。出現時，事件列中每個有空圓圈的事件放上一枚銀幣，然後事件對所有人發生。

## 牌的作用，由各個部分組成

piece-amount = { $amount }銀幣
piece-price = { $price }銀幣
piece-card-types = { $types-count ->
    [2] I級或II級牌
   *[other] I級或II級{ $types }
}
piece-gain-deniers = 獲得{ piece-amount }。
piece-deniers-per-slot = { $slots ->
    [empty] 你的街區九個格位中，每有一個空格位，獲得{ piece-amount }。
   *[filled] 你的街區每有一個有牌的格位，獲得{ piece-amount }。
}
piece-recruit = { $colour-id ->
    [any] 支付{ piece-price }，招募一個任意顏色的市民。
   *[other] 支付{ piece-price }，招募一個{ $colour }市民。
}
piece-use-other-building = { $colour-id ->
    [any] 使用其他街區的一座建築，{ piece-occupied }。
   *[other] 使用其他街區的一座{ $colour }建築，{ piece-occupied }。
}
piece-occupied = { $occupied ->
    [yes] 即使上面有市民，但不能是受損的
   *[no] 上面必須沒有東西
}
piece-draw-from = 從{ $deck }牌堆抽一張牌。
piece-take-top = 拿取{ $deck }牌堆最上面的{ $count }張牌。街頭公告員先由另一張牌代替，然後處理事件。
piece-gather-lying = 你躺在廣場旁的市民都站起來。
piece-combat-event = { $coins ->
    [none] 將一個沒有銀幣的事件拿到手上作為城牆。
   *[some] { $take ->
        [yes] 將一個至少有一枚銀幣的事件拿到手上作為城牆，並獲得上面的銀幣。
       *[no] 將一個至少有一枚銀幣的事件拿到手上作為城牆。
    }
}
piece-trigger-events = 選擇事件列中最多{ $max }個事件。每個若有空圓圈就先放一枚銀幣，然後對其他玩家發生。
piece-deniers-per-pair = 你的廣場上每有一對站著的{ $colours }市民，獲得{ piece-amount }。
piece-deniers-per-citizen = 你{ piece-where }每有一個自己的{ $colours-count ->
    [3] 市民
   *[other] { $colours-or }市民
}，獲得{ piece-amount }。
piece-where = { $where-id ->
    [lying] 廣場旁
   *[other] 廣場上
}
piece-deniers-per-citizen-of-one-colour = 選擇{ $colours-or }：你{ piece-where }每有一個該顏色的自己的市民，獲得{ piece-amount }。
piece-reveal-level = 翻開三個{ $level }級牌堆各自最上面的牌，拿取其中{ $take }張。若翻出街頭公告員，先處理事件，再翻開另一張牌。
piece-damage-each-other = 在其他每片街區中，選擇{ $count }張空閒的{ piece-card-types }使其損壞。
piece-collect-per-building = { $colour-id ->
    [any] 指定一種顏色。其他玩家的街區每有一張該顏色可見的{ piece-card-types }，就支付你{ piece-amount }。
   *[other] 其他玩家的街區每有一張{ $colour }可見的{ piece-card-types }，就支付你{ piece-amount }。
}
piece-richest-pays = 最富有的玩家支付你{ piece-amount }；平手時所有最富有的人都支付。你自己永遠不支付。
piece-protect-one-event = 只要這張牌上有市民（灰色的也算），每次街頭公告員到來，你可以避開一個事件。
piece-on-activate = { $colour-id ->
    [any] 你啟動同一橫列或直行的建築後：
   *[other] 你啟動同一橫列或直行的{ $colour }建築後：
}
piece-on-place = { $colour-id ->
    [any] 你在同一橫列或直行放置{ $types-or }時：
   *[other] 你在同一橫列或直行放置{ $types-or }（僅{ $colour }）時：
}
piece-on-gather = 每當你召集市民：
piece-every-second-citizen = 同一橫列和直行的牌上放上第2、第4或第6個{ $colours-or }市民時（第6個之後不再計算）：
piece-chain-activation = { piece-chain-first }你可以立刻再用一個{ $citizen }市民啟動那裡的另一座{ $second-id ->
    [any] 建築
   *[other] { $second }建築
}。
piece-chain-first = { $colour-id ->
    [any] 你啟動同一橫列或直行的建築後，
   *[other] 你啟動同一橫列或直行的{ $colour }建築後，
}
piece-double-activation = { $colour-id ->
    [any] 同一橫列或直行的建築，在你召集之前可以分兩次行動啟動兩次。
   *[other] 同一橫列或直行的{ $colour }建築，在你召集之前可以分兩次行動啟動兩次。
}
piece-earn-bonus = 你賺取銀幣時，每個{ $colour }市民帶來{ piece-amount }。

## 聲望建築計算什麼

worth-deniers = 你每有{ $each }銀幣：
worth-citizens = 你每有{ $each }個{ worth-people }：
worth-people = { $colours-count ->
    [3] 市民
   *[other] { $colours-or }市民
}
worth-each = 每有{ $each }張
worth-citizen-sets = 你每有{ $each }組市民，每種顏色各一個（{ $colours }）：
worth-cards = { $colours-count ->
    [3] 你的街區{ worth-each }可見的{ worth-which }：
   *[other] 你的街區{ worth-each }{ $colours-or }可見的{ worth-which }：
}
worth-which = { $which ->
    [buildings] I級或II級建築
    [characters] 人物
   *[cards] I級或II級牌
}
worth-card-sets = 你的街區每有{ $each }組可見的{ worth-which }，每種顏色各一張（{ $colours }）：
worth-prestige = 你的街區每有一座可見的聲望建築，包括這座：
worth-ramparts = 你每有一面已建造的城牆：
worth-points = 建造者得{ $builder }分，其他人得{ $others }分，最多{ $cap }分。
worth-constant = { $others ->
    [0] 建造者得{ worth-builder }，其他人不得分。
   *[other] 建造者得{ worth-builder }，其他人得{ $others }分。
}
worth-builder = { $builder }分

## 事件的作用

strike-lay-citizen = { $colour-id ->
    [any] 每枚銀幣，每位玩家放倒{ $amount }個任意顏色的市民。
   *[other] 每枚銀幣，每位玩家放倒{ $amount }個{ $colour }市民。
}
strike-majority = { $colour-id ->
    [any] 每枚銀幣，可見牌和市民合計最多的玩家獲得{ piece-amount }；平手者都獲得。
   *[other] 每枚銀幣，{ $colour }可見牌和{ $colour }市民合計最多的玩家獲得{ piece-amount }；平手者都獲得。
}
strike-lose-deniers = 每枚銀幣，每位玩家失去{ piece-amount }。
strike-damage = { $colour-id ->
    [any] 每枚銀幣，每位玩家在自己的街區損壞{ $amount }張空閒的I級或II級牌。
   *[other] 每枚銀幣，每位玩家在自己的街區損壞{ $amount }張空閒的{ $colour }I級或II級牌。
}

## 牌或事件上的其他內容

about-building = 建築，{ $deck }牌堆。
about-character = 人物，{ $deck }牌堆。
about-prestige = 聲望建築，{ $deck }牌堆。
about-expansion = 擴展。
about-copies = { $marked ->
    [0] { $number }張。
   *[other] { $number }張，其中{ $marked }張有標記。
}
about-cost = { $deniers ->
    [0] 不用費用。
   *[other] 費用{ $deniers }銀幣。
}
about-cost-card = { $deniers ->
    [0] 費用為手牌或街區中的一張牌。
   *[other] 費用{ $deniers }銀幣和手牌或街區中的一張牌。
}
about-cost-citizen = 費用為一個{ $colour }市民。
about-points = { $points }分。
about-circles = { $number }個銀幣圓圈。
about-fight-citizens = 對抗需要{ about-fighters }。
about-fighters = { $citizens }個{ $colour }市民
about-fight = 對抗需要{ about-fighters }和{ $deniers }銀幣，每枚銀幣再加{ $coins }銀幣。
about-reconstructed = ≈ 無法從實體遊戲得知而重建：{ $fields }。

name-field-name = 名稱
name-field-copies = 張數
name-field-cost = 費用
name-field-points = 分數
name-field-effect = 效果
name-field-colour = 顏色
name-field-deck = 牌堆
name-field-circles = 圓圈
name-field-fight = 對抗的顏色

## 牌的種類

name-building = 建築
    .a = 建築
name-character = 人物
    .a = 人物
name-prestige = 聲望建築
    .a = 聲望建築

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
name-gray = 灰色
name-any = 任意
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
option-cathedral-points = 大教堂
    .help = 說明書：4分；沒有寫費用，因此大教堂的費用為5銀幣（重建）。線上版：20銀幣，8分。
    .choice-rulebook = 依說明書
    .choice-online = 依線上版
option-start-player = 起始玩家
    .help = 由誰進行第一個回合。
    .choice-1 = 玩家1
    .choice-2 = 玩家2
    .choice-3 = 玩家3
    .choice-4 = 玩家4

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
chance-rampart = 城牆正面是哪張事件？
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

status-action = { $player }正在選擇行動。
    .you = 你可以{ $can-or }。
status-hand-limit = { $player }的手牌超過四張。
    .you = 你的手牌超過四張：{ $can-or }。
status-end = { $player }可以結束回合。
    .you = 請結束回合。
status-pay-card = { $player }須用另一張牌支付{ $card }。
    .you = { $card }還需要另一張牌：{ $can-or }。
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
status-draw = { $player }正從{ $deck }牌堆抽牌。
    .you = { $deck }牌堆：{ $can-or }。
status-keep = { $player }從{ $deck }牌堆的兩張牌中選擇一張。
    .you = 請從{ $deck }牌堆的兩張牌中選擇一張。
status-choose = { $player }從翻開的牌中拿取{ $number }張。
    .you = 請從翻開的牌中拿取{ $number }張。
status-react = { $player }選擇哪個人物先發揮效果。
    .you = 請選擇哪個人物先發揮效果。
status-chain = { $player }可以啟動第二座建築。
    .you = 你可以啟動第二座建築。
status-shelter = { $player }可以抵擋{ $event }。
    .you = { $event }即將發生：{ $can-or }。
status-suffer = { $player }須選擇{ $event }影響什麼。
    .you = 請選擇{ $event }影響什麼。
status-damage = { $player }選擇{ $other-player }受損的牌。
    .you = 請選擇{ $other-player }受損的牌。
status-effect = { $player }選擇如何執行效果。
    .you = 效果：{ $can-or }。
status-last-cards = 正在秘密選擇最後的牌。
status-last-card = 你可以選擇最後一張牌，或不選而結束。
    .end = 不選最後的牌
status-no-last-card = 你沒有可用的最後一張牌。請直接結束。
    .end = 不選最後的牌
status-last-slot = 請選擇{ $card }放在哪裡。
status-last-end = 你已選好最後一張牌：請結束你的部分。
    .end = 確定最後的牌
status-wait = 請等其他人選完。

## What the player can do now, in lists after "You can" or a colon

name-can-play = 先打出一張牌
name-can-draw = 抽牌
name-can-activate = 啟動建築
name-can-combat = 對抗事件
name-can-earn = 賺取銀幣
name-can-gather = 召集你的市民
name-can-recruit = 招募市民
name-can-place = 放置牌
name-can-remove = 用街區的牌支付
name-can-return = 將一張手牌放到牌堆底
name-can-give = 用市民支付
name-can-use = 使用市民
name-can-top = 拿取翻開的牌
name-can-look = 查看下面的兩張牌
name-can-keep = 保留一張牌
name-can-visit = 使用他人的建築
name-can-fight = 拿取事件
name-can-trigger = 觸發事件
name-can-colour = 選擇顏色
name-can-damage = 選擇要損壞的牌
name-can-react = 選擇人物
name-can-rampart = 建造城牆
name-can-shelter = 用你的牌抵擋
name-can-pass = 放棄
name-can-end = 結束回合

## 桌面圖的標籤

label-legend = y w r g：建築上的黃、白、紅、灰色市民　#：受損　×2：疊放的牌數　!：街頭公告員已出現　>：可以選擇　*：起始玩家
label-legend-cards = ≈：部分為重建　（費用; ★分數）
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

# 機器人為何建議這一步：接在「因為這樣」之後
part-points = 能得分
part-rival = 能壓制最強的對手
part-deniers = 能獲得銀幣
part-citizens = 能讓市民保持可用
part-hand = 能改善手牌
part-slots = 能填滿街區
part-prestige = 能增加聲望建築
part-buildings = 能讓更好的建築發揮作用
part-characters = 能善用人物
part-events = 能防範事件
part-closing = 能在領先時讓遊戲更快結束
