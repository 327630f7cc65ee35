## Options

error-bad-word = 選項{ $option }不能有「{ $word }」；可用random，或{ $choices-all }中的幾個。
error-so-many-names = 選項{ $option }可用random，或{ $number }個不同的名稱（任何一個都可以是random），不能是「{ $value }」。
error-some-names = 選項{ $option }可用random，或幾個不同的名稱，不能是「{ $value }」。
error-cannot-start = 玩家{ $number }不能先開始：只有{ $players }位玩家。

## Component files

error-quadrant-missing = 組件資料中沒有地圖圖板{ $quadrants }。
error-same-id-twice = { $where }有重複的id：{ $id }
error-gold-amounts = cards.scoring的{ $card }，黃金數值的個數不對
error-quadrant-row = 地圖圖板{ $quadrant }的第{ $row }排必須是{ $letters }中的{ $length }個字母
error-special-at-border = 地圖圖板{ $quadrant }的邊緣{ $row }.{ $column }有地點或城堡
error-specials-too-close = 地圖圖板{ $quadrant }在{ $one }和{ $other }的兩個地點或城堡相距不到三步
error-too-little-room = { $players }位玩家各有{ $settlements }間房屋，需要{ $needed }個可建造的格，而最貧瘠的{ $quadrants }塊地圖圖板只有{ $room }個

## Positions

error-no-such-hex = 「{ $hex }」不是格；格的名稱是「橫排.直行」，從0.0到{ $last }.{ $last }。
error-four-quadrants = 主圖板需要盒中四塊不同的地圖圖板，不能是{ $quadrants }。
error-no-move = 輪到玩家{ $number }，卻沒有可行的行動：已開始的無法完成。
error-two-settlements = { $hex }上有兩間房屋（KB-11）。
error-no-settlement-there = { $hex }上不能有房屋（KB-10）。
error-settlements-count = 玩家{ $number }在圖板上有{ $settled }間房屋，供應區必須有{ $left }間，合計{ $all }間（KB-1）。
error-no-such-location = { $hex }不是這個圖板的地點；地點有{ $locations }。
error-tile-never-taken = 玩家{ $number }持有從未取得的板塊（KB-28）。
error-gained-never-taken = 玩家{ $number }不可能獲得{ $hex }的板塊，因為從未取得（KB-28）。
error-tile-without-neighbour = 玩家{ $number }持有{ $hex }的板塊，但旁邊沒有房屋（KB-31）。
error-tiles-count = { $hex }的板塊數量不符：那裡必須剩下{ $left }個（KB-3）。
error-last-round = 只有當某人建造了最後一間房屋時，才是最後一輪（KB-47）。
error-more-uses = 玩家{ $number }使用{ $tile }的次數不能多於板塊數（KB-21）。
error-builds-owed = 尚需建造的次數至多{ $most }次，沒有卡則為零（KB-9）。
error-begun-or-not = 欄位「begun」與尚需建造{ $owed }次不符（KB-9）。
error-card-not-replaced = { $terrain }已沒有空格：這張卡必須已換成另一張（KB-16）。
error-tile-not-in-use = { $tile }現在不可能在使用中（KB-21、KB-22）。
error-nothing-lifted = 不可能有板塊正在移動{ $hex }的房屋（KB-46）。
error-card-not-open = 輪到玩家{ $number }：卡已亮出，手上沒有卡（KB-8）。
error-cards-count = { $terrain }卡數量不符：牌堆中必須有{ $left }張（KB-5）。
error-card-missing = 玩家{ $number }必須持有一張地形卡（KB-5）。
error-water-without-harbor = 玩家{ $number }從未有過港口，不可能在{ $hex }的水域上有房屋（KB-42）。
error-lost-without-moving = 玩家{ $number }從未有過能移動房屋的板塊，不可能失去{ $hex }的板塊（KB-31）。
error-emptied-before-turn = 玩家{ $number }已建造最後一間房屋，但其最後一個回合尚未到來（KB-48）。
error-more-owed-than-left = 玩家{ $number }只剩{ $left }間房屋，不可能還需建造{ $owed }次（KB-15）。
error-built-and-gone = 玩家{ $number }本回合已建造，圖板上卻沒有房屋（KB-9）。
error-gained-by-nothing = 玩家{ $number }本回合不可能獲得這麼多板塊：每個板塊都來自一次建造或移動（KB-26）。
error-no-card-in-play = 還有卡可抽，玩家{ $number }必須有一張亮出的地形卡（KB-8、KB-20）。
error-card-after-last-turn = 玩家{ $number }已進行最後一個回合，之後沒有抽卡（KB-48）。
error-unknown-cards = 有{ $left }張地形卡既未列出也不在牌堆中，但有{ $unknown }位玩家的手牌未知（KB-5）。
error-not-as-chosen = 局面與其選項{ $option }={ $value }不符（KB-68）。
