### 瀏覽器中繪製的圖爾奈圖板。遊戲本身的文字來自伺服器。

board-possible = 現在可選
board-decks = 九個牌堆
board-deck = { $deck }牌堆，{ $number }張
board-deck-help = 在這裡抽牌需要{ $number }個{ $colour }市民：查看最上面兩張並保留一張，或拿取翻開的那張。
board-crier-came = 街頭公告員已出現
board-queue = 事件列
board-event-deck = 剩餘事件：{ $number }
board-coins = 銀幣{ $number }／{ $circles }
board-fight-cost = { $deniers ->
    [0] 對抗它需要{ $number }個{ $colour }市民
   *[other] 對抗它需要{ $number }個{ $colour }市民和{ $deniers }銀幣
}
board-criers = 街頭公告員：{ $number }／{ $needed }
board-criers-help = 出現{ $needed }位街頭公告員後，只要有一個完整的街區，遊戲就邁向結束。
board-supply = 供應區
board-citizens = { $number }個{ $colour }市民
board-standing = 廣場上{ $number }個{ $colour }市民
board-available = { $colour }市民：站立／擁有
board-lying = 用過的市民，在廣場旁
board-lying-one = 用過的{ $colour }市民
board-gray = { $number }個灰色市民
board-damaged = 受損
board-beneath = 下方：{ $cards }
board-known-below = 其中已知的牌（由下往上）：{ $cards }
board-perhaps = 可能是：{ $cards }
board-district = { $player }的街區
board-plaza = { $player }的廣場
board-hand = { $player }的手牌
board-hand-empty = 你沒有手牌。
board-hidden-card = 蓋著的牌（{ $deck }）
board-rampart = 城牆
board-rampart-help = 城牆能保護你不受街頭公告員帶來的一個事件影響，無論多強，終局時還值1分。
board-citizen-help = 市民用來抽牌、啟動建築、對抗事件。使用別人的市民要付2銀幣。
board-deniers-help = 銀幣用來支付牌、對抗事件與使用別人的市民。
board-lying-help = 用過的市民在其主人召集時重新站起。
board-hand-help = 回合結束時，手牌最多四張，包括城牆。
board-hidden-help = 來自此牌堆、你沒看過的一張牌。
board-event-deck-help = 事件離開佇列時，由此處的下一張補上。
board-complete-help = 九個格位全滿且有兩座可見的聲望建築，街區就算完成。完成的街區使遊戲邁向結束。
board-prestige-help = 終局時，每座可見的聲望建築為所有人計分，建造者得分更多。
board-first-player-help = 只在此玩家的回合開始時檢查遊戲是否結束。
board-damaged-help = 受損：在其主人召集之前不能使用。
board-last-round-help = 每人再進行最後一個回合，之後可秘密建造最後一張牌。
board-printed-help = 街區中所有牌的牌面分數，包括被蓋住的。
board-empty-slot = { $slot }：空
board-last-here = 你的最後一張牌放在這裡
board-show = 查看{ $player }的街區
board-back = 回到我的街區
board-first-player = 起始玩家
board-slots = 有牌的格位
board-prestige-count = 聲望建築
board-complete = 街區完成

## 卡牌的說明

board-type-building = 建築
board-type-character = 人物
board-type-prestige = 聲望建築
board-cost = 費用{ $deniers }銀幣
board-cost-card = 費用{ $deniers }銀幣和一張手牌或街區的牌
board-cost-citizen = 費用一個{ $colour }市民
board-printed-points = { $points }分

## 會改變的數字

board-of-deniers = 銀幣
board-of-points = 分數
board-of-cards = 手牌
board-of-ramparts = 城牆
board-of-citizens = 廣場上的{ $colour }市民

## 現在要決定的事

board-question = 現在要決定的事
board-waiting = { $player }正在考慮……
board-off-turn = 現在是{ $player }的回合，但要由你決定：
board-last-round = 最後一輪！
board-ask-opening = 你可以打出一張手牌，然後選擇一個行動：
board-ask-action = 現在選擇一個行動：
board-ask-end = 你的行動已完成：請結束回合。
board-ask-hand-limit = 手牌最多四張。
board-ask-pay-card = { $card }還要付一張牌。
board-ask-pay-citizen = { $card }要付一個{ $colour }市民。請選擇你的市民。
board-ask-place = 請選擇{ $card }的位置。
board-ask-use = { $number ->
    [1] 要使用誰的{ $colour }市民？
   *[other] 要使用誰的{ $colour }市民？需要{ $number }個，請逐一選擇。
}
board-ask-draw = { $deck }牌堆。
board-ask-keep = { $deck }牌堆：保留一張，另一張面朝上留在牌堆上。
board-ask-choose = 從翻開的牌中拿取{ $number }張。
board-ask-react = 有數個人物要發揮效果。請選擇最先的一個。
board-ask-chain = 你的人物讓你啟動第二座建築。請選擇，或放棄。
board-ask-shelter = { $event }即將發生。
board-ask-suffer = { $event }發生了：請選擇它影響什麼。
board-ask-damage = 請選擇{ $player }的一張牌，使它受損。
board-ask-effect = 要如何執行效果？
board-ask-last-card = 最後了：請選擇一張手牌秘密建造，或不建造就結束。
board-ask-no-last-card = 沒有可建造的手牌。請直接結束。
board-ask-last-slot = { $card }要放在哪裡？所有人決定之前沒有人看得到。
board-ask-last-end = 你已選好最後一張牌：請結束你的部分。
board-ask-last-wait = 其他人正在秘密選擇最後一張牌……
board-use-own = 自己的，免費
board-use-other = 付2銀幣給{ $player }
board-visit = 使用{ $player }的{ $card }

## 行動

board-do-play = 出牌
board-do-draw = 抽牌
board-do-activate = 啟動建築
board-do-combat = 對抗事件
board-do-earn = 賺取銀幣
board-do-recruit = 招募
board-pick-play = 請選擇一張手牌。
board-pick-draw = 請選擇要抽的牌堆。
board-pick-activate = 請選擇你街區的建築。
board-pick-combat = 請選擇要對抗的事件。
board-pick-earn = 請選擇廣場上的市民。
board-pick-recruit = 請選擇供應區的市民。

## 遊戲結束

board-final = 終局計分
board-final-all = 全部顯示
board-final-total = 總分
board-final-note = 金色標示建造者；每項最多12分。
board-built-it = 建造者
board-winner = 獲勝者

## 擺設局面的地方

# $card - 一張牌，$number - 牌堆還剩幾張
board-editor-left = { $card }，剩{ $number }張
board-editor-colour = 顏色
board-editor-level = 等級
board-editor-slot-help = { $pointer ->
    [touch] 先點格位，再點牌。
   *[mouse] 先按一下格位，再按一下牌。
}
board-editor-lift = 移除
board-editor-damaged = 受損
board-editor-possessions = 銀幣、市民、城牆
# $colour - 「黃色」
board-editor-citizens = { $colour }市民
board-editor-lying = 用過的{ $colour }市民
board-editor-built = 已建的城牆
board-editor-in-hand = 手上的城牆
board-editor-draw = 加一張牌
# $card - 手牌
board-editor-discard = 移除{ $card }
board-editor-unknown = 未知的牌
# 沒有人填入的事件
board-editor-drawn = 隨機
board-editor-coins = 錢幣
board-editor-criers = 已出現的街頭公告員
board-tab-market = 卡牌
board-tab-others = 玩家
