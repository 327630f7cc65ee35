## Component files

error-needs-a-kind = { $where }必須是有「kind」的物件
error-bad-id = { $where }.id必須由小寫字母、數字和連字號組成，不能是「{ $name }」
error-id-taken = 有兩個項目的id同為「{ $name }」
error-character-power = 建築{ $building }有只有人物才能有的「{ $power }」
error-building-effect = 人物{ $character }有只有建築才能有的效果
error-counts-twice = 人物{ $character }有兩個「{ $power }」，但只能計算一次
error-replaceable-copies = { $card }可替換的張數多於總張數
error-bad-cost = { $card }的費用必須是一個市民，或銀幣（可另加一張牌）
error-too-many-pieces = 所有效果合計最多{ $most }個部分，不是{ $number }個
error-deck-size = 牌堆{ $deck }除了街頭公告員外必須有{ $least }到{ $most }張牌，不能是{ $size }張
error-deck-replaceable = 牌堆{ $deck }可替換的牌必須與擴展加入的張數相同
error-event-colour = 事件{ $event }需要顏色；若是失去銀幣的事件則無顏色

## Positions

error-no-such-card = 沒有「{ $card }」這張牌。
error-different-colours = 玩家{ $number }的{ $place }上的牌顏色不同（TY-16）。
error-building-twice = 玩家{ $number }有兩張{ $card }（TY-18）。
error-cannot-lie-there = 玩家{ $number }的{ $place }上的東西不能在那裡（TY-9、TY-34）。
error-not-damageable = 玩家{ $number }的{ $place }上的聲望建築不會受損（TY-56）。
error-district-too-large = 玩家{ $number }的街區超過三橫列或三直行（TY-14）。
error-first-step = 只有第一個步驟是「turn」、「last」或「final」。
error-nothing-waits = 選擇最後的牌時，沒有其他事情在等待（TY-59）。
error-card-without-step = 只有當某個步驟詢問牌的格位時，才有牌正被打出（TY-13）。
error-looked-without-step = 只有當某個步驟詢問保留哪一張時，才在查看兩張牌（TY-27）。
error-last-card = 玩家{ $number }的最後一張牌不在手上（TY-59）。
error-strikes-without-queue = 發生的事件必須在事件列中（TY-31）。
error-nobody-answers = 沒有人能回應步驟「{ $step }」。
error-citizens-count = { $colour }市民的數量不符：供應區必須有{ $left }個（TY-3）。
error-event-twice = 事件「{ $event }」不明，或在事件列中出現兩次。
error-too-many-coins = 事件「{ $event }」沒有那麼多圓圈（TY-30）。
error-events-count = 事件數量不符：事件牌堆必須有{ $left }張（TY-5）。
error-face-up-known = 牌堆{ $deck }面朝上的牌必須為所有人所知（TY-27）。
error-left-out = 牌堆{ $deck }要剔除{ $number }張可替換或加入的牌（TY-67）。
error-deck-count = 牌堆{ $deck }的牌數不符（TY-4）。
error-undetermined = 牌堆{ $deck }中未定的牌，並非其他地方都沒有的牌（TY-4）。
error-other-deck = 牌「{ $card }」不屬於牌堆{ $deck }（TY-4）。
error-doubts-without-truth = 關於牌堆{ $deck }的疑問，沒有任何一種符合那裡隱藏的牌。
error-cannot-start = 玩家{ $number }不能先開始：只有{ $players }位玩家。
error-other-start-player = 依選項start_player，由玩家{ $number }先開始（TY-6）。
error-unknown-to-nobody = 所有人都知道的牌不能是未知的。
error-unknown-and-doubts = 牌堆{ $deck }有未知的牌，因此不能再有關於它的疑問。
error-beyond-the-grid = 所指的格子離街區太遠（TY-14）。
error-does-not-go-with-steps = 「{ $field }」的內容與回合的步驟不符。
error-queue-gap = 事件牌堆還有事件，事件列卻有空缺（TY-5、TY-36）。
error-all-have-ended = 必須還有人要選擇最後一張牌（TY-59）。
error-last-choice = 玩家{ $number }此時不可能這樣選擇最後一張牌（TY-59）。
