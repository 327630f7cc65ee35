### 王國建造者。

game-title = 王國建造者
game-blurb = 在六角格組成的土地上建造房屋，取得各個地點的能力，並依隨機翻出的三張計分卡賺取最多的黃金。

## 地形

name-grass = 草地
name-flowers = 花田
name-forest = 森林
name-canyon = 峽谷
name-desert = 沙漠
name-water = 水域
name-mountain = 山脈
name-castle = 城堡
name-location = 地點

## 地點板塊

name-oracle = 神諭所
    .help = 在你的地形卡所示的地形上建造一間房屋，若有可能，須與自己的房屋相鄰。
name-farm = 農場
    .help = 在草地上建造一間房屋，若有可能，須與自己的房屋相鄰。
name-oasis = 綠洲
    .help = 在沙漠上建造一間房屋，若有可能，須與自己的房屋相鄰。
name-tower = 高塔
    .help = 在主圖板邊緣建造一間房屋，若有可能，須與自己的房屋相鄰。
name-tavern = 酒館
    .help = 至少三間自己的房屋連成一直線時，在其一端建造一間房屋。
name-barn = 穀倉
    .help = 將自己的一間房屋移到你的地形卡所示的地形上，若有可能，須與自己的房屋相鄰。
name-harbor = 港口
    .help = 將自己的一間房屋移到水域上，若有可能，須與自己的房屋相鄰。
name-paddock = 牧場
    .help = 將自己的一間房屋沿直線移動剛好兩格，可越過任何東西。

## 計分卡

name-fishermen = 漁夫
    .help = 你每有一間房屋與水域相鄰，得1黃金；位於水域上的房屋不算。
name-merchants = 商人
    .help = 每個地點或城堡，若經由你的房屋群與另一個地點或城堡相連，得4黃金。
name-discoverers = 探險家
    .help = 每個至少有你一間房屋的橫排，得1黃金。
name-hermits = 隱士
    .help = 你每有一個獨立的房屋群，得1黃金；單獨一間房屋也算。
name-citizens = 市民
    .help = 你最大的房屋群中，每兩間房屋得1黃金。
name-miners = 礦工
    .help = 你每有一間房屋與山脈相鄰，得1黃金。
name-workers = 工人
    .help = 你每有一間房屋與地點或城堡相鄰，得1黃金。
name-knights = 騎士
    .help = 在你房屋最多的橫排上，你的每間房屋得2黃金。
name-lords = 領主
    .help = 在每個區域，房屋最多者得12黃金，次多者得6黃金。
name-farmers = 農夫
    .help = 在你房屋最少的區域，你的每間房屋得3黃金。

## 四塊地圖圖板的位置與擺法

name-top-left = 左上
name-top-right = 右上
name-bottom-left = 左下
name-bottom-right = 右下
name-upright = 正放
name-turned = 旋轉180度

## 動作

move-build = 在{ $hex }建造房屋
move-from = 拿起{ $hex }的房屋
move-to = 移到{ $hex }
move-tile = 使用「{ $tile }」

## 事件

event-shows-card = { $player }亮出地形卡「{ $terrain }」。
event-builds = { $player }在{ $hex }建造了一間房屋。
event-chooses-tile = { $player }使用「{ $tile }」。
event-lifts = { $player }拿起{ $hex }的房屋。
event-moves = { $player }將一間房屋從{ $source }移到{ $hex }。
event-gains-tile = { $player }從{ $hex }取得「{ $tile }」板塊。
event-loses-tile = { $player }已離開{ $hex }，失去該處的「{ $tile }」板塊。
event-last-settlement = { $player }建造了供應區的最後一間房屋，遊戲將在這一輪後結束。
event-terrain-full = { $terrain }已沒有空格，這張卡移出遊戲，由{ $player }另抽一張。
event-builds-lapse = 地形卡已用完，{ $player }這回合不再建造。
event-reshuffles = 棄掉的地形卡洗勻後成為新的牌庫。
event-draws-card = { $player }抽到地形卡「{ $terrain }」。
    .hidden = { $player }抽了一張地形卡。

## 拒絕的理由

refusal-must-build = 你還不能結束回合，請先再建造{ $owed }間房屋。
refusal-finish-tile = 你已選了「{ $tile }」，請先執行它的行動。
refusal-tile-not-held = 你沒有「{ $tile }」板塊，在這種地點旁建造房屋即可取得。
refusal-tile-used = 「{ $tile }」這回合已經用過，要到你的下個回合才能再使用。
refusal-tile-just-gained = 「{ $tile }」是這回合才取得的，要到你的下個回合才能使用。
refusal-tile-between-builds = 依地形卡建造的途中不能使用「{ $tile }」，請先完成建造。
refusal-no-supply = 「{ $tile }」需要供應區的房屋，但你的供應區已空，只有移動房屋的板塊還能使用。
refusal-tile-without-target = 「{ $tile }」現在無法發揮作用，請選擇其他行動。
refusal-all-built = 地形卡要求的房屋都已建完，請使用板塊在{ $hex }建造，或結束回合。
refusal-supply-empty = 你的供應區已空，無法在{ $hex }建造，請用板塊移動房屋，或結束回合。
refusal-occupied = { $hex }已經有房屋，請選擇空格。
refusal-not-buildable = { $hex }（{ $terrain }）不能建造，請依地形卡或板塊要求的地形選擇空格。
refusal-not-at-line-end = { $hex }沒有接續由你的三間房屋連成的直線，請選擇這種直線的一端。
refusal-not-at-edge = { $hex }不在主圖板邊緣，請選擇最外圍的格子。
refusal-wrong-terrain = { $hex }的地形不對（{ $terrain }），請選擇地形卡或板塊要求的地形。
refusal-must-touch-own = { $hex }沒有與你的房屋相鄰；只要還有符合條件且與你的房屋相鄰的空格，就請選那種格子。
refusal-not-own-settlement = 你在{ $hex }沒有房屋，請選擇自己的房屋。
refusal-settlement-without-target = 「{ $tile }」無法將{ $hex }的房屋移到任何地方，請選擇另一間。
refusal-choose-moving-tile = 移動房屋要用板塊；如果你有「穀倉」、「港口」或「牧場」，請先選擇其中之一。
refusal-same-hex = 這間房屋原本就在{ $hex }，請選擇其他格子。
refusal-not-two-steps = { $hex }不在直線上剛好兩格遠的地方，請選擇符合的格子。

## 選項與預設組合

option-quadrants = 地圖圖板
    .help = 八塊地圖圖板中由哪四塊組成主圖板，依左上到右下的順序列出。未指定的隨機抽取。
option-places = 地圖圖板的位置
    .help = 所選的地圖圖板依指定順序擺放，還是隨機決定位置。
    .choice-as-named = 依指定順序
    .choice-random = 隨機
option-turned = 旋轉的地圖圖板
    .help = 哪些地圖圖板要旋轉180度，以其在主圖板上的位置表示。
    .choice-none = 全部正放
    .choice-random = 各自隨機
option-cards = 計分卡
    .help = 十張計分卡中使用哪三張。可以選一張、兩張或三張，其餘隨機抽取。
option-random-lords = 抽取時包含「領主」
    .help = 隨機抽取的計分卡中是否可以有「領主」。
    .choice-true = 是，與其他卡相同
    .choice-false = 否，不會抽到
option-start-player = 起始玩家
    .help = 由誰進行第一個回合。
    .choice-1 = 玩家1
    .choice-2 = 玩家2
    .choice-3 = 玩家3
    .choice-4 = 玩家4
option-lords-zero-ranks = 「領主」將所有人列入排名
    .help = 「領主」在每個區域給房屋最多者12黃金，次多者6黃金。選「是」時，在該區域沒有房屋的玩家也列入排名：兩人遊戲中，每人在每個區域至少得到6黃金。選「否」時，在某區域沒有房屋的玩家在該區域得不到黃金。
    .choice-true = 是，沒有房屋也可以
    .choice-false = 否，該區域須有房屋

preset-standard = 標準
    .help = 主圖板、計分卡與起始玩家皆隨機決定。
preset-first-game = 第一次遊玩
    .help = 使用酒館、牧場、綠洲與農場的地圖圖板，以及漁夫、騎士與商人，適合學習規則。
preset-lords-need-settlements = 嚴格的領主
    .help = 與標準相同，但「領主」只將在該區域有房屋的玩家列入排名。
preset-without-lords = 不用領主
    .help = 與標準相同，但不會抽到「領主」。

## 向用實體遊戲抽卡的人提出的問題

chance-quadrant = 接下來抽到哪一塊地圖圖板？
chance-quadrant-lies = 這塊地圖圖板怎麼擺，正放還是旋轉180度？
chance-quadrant-place = 下一個位置（由左上到右下）是哪一塊地圖圖板？
chance-scoring-card = 抽到哪一張計分卡？
chance-start-player = 由哪位玩家開始？
chance-terrain-card = 抽到哪一張地形卡？

## 黃金的來源

score-castles = 城堡

## 現在誰要做什麼

status-build = { $player }還須在{ $terrain }建造{ $owed }間房屋。
    .you = 請在{ $terrain }再建造{ $owed }間房屋。
status-build-or-tile = { $player }須在{ $terrain }建造{ $owed }間房屋，也可以先使用板塊：{ $tiles-or }。
    .you = 請在{ $terrain }建造{ $owed }間房屋，也可以先使用板塊：{ $tiles-or }。
status-choose-or-end = { $player }可以使用板塊（{ $tiles-or }）或結束回合。
    .you = 請使用板塊（{ $tiles-or }）或結束回合。
status-end = { $player }只能結束回合了。
    .you = 沒有其他可做的了：請結束回合。
status-tile-build = { $player }須選擇要用「{ $tile }」在哪裡建造。
    .you = 請選擇要用「{ $tile }」在哪裡建造。
    .back = 放回
status-tile-from = { $player }須選擇要用「{ $tile }」移動哪間房屋。
    .you = 請選擇要用「{ $tile }」移動哪間房屋。
    .back = 放回
status-tile-to = { $player }須選擇要用「{ $tile }」將{ $source }的房屋移到哪裡。
    .you = 請選擇要用「{ $tile }」將{ $source }的房屋移到哪裡。
    .back = 放回

## 桌面圖示的標籤

label-scoring-cards = 計分卡
label-targets = 目前可選
label-tiles-left = 地點剩餘的板塊數
label-supply = 供應區
label-tiles = 板塊
label-card = 手牌
label-turn = 輪到
label-card-in-play = 地形卡
label-builds-owed = 尚須建造
label-tile-in-use = 使用中的板塊
label-last-round = 最後一輪
label-game-over = 遊戲已結束。
label-start-player = 起始玩家
label-draw-pile = 牌庫
label-discards = 棄牌
label-removed = 移出遊戲

## 一步好棋的理由；多個理由會列成清單

part-castles = 接觸城堡
part-fishermen = 在水邊建造
part-merchants = 連接地點與城堡
part-discoverers = 到達新的橫排
part-hermits = 形成獨立的房屋群
part-citizens = 擴大你最大的房屋群
part-miners = 在山邊建造
part-workers = 在地點或城堡旁建造
part-knights = 填滿你最好的橫排
part-lords = 為領主贏得區域
part-farmers = 補強你最弱的區域
part-tiles = 取得板塊
part-settlements = 把房屋放上版圖
part-freedom = 保留可以任意建造的地形
part-potential = 為日後的黃金做準備
part-reach = 讓新的板塊與城堡近在咫尺
part-income = 為下回合賺黃金留出空間
part-deny = 搶先拿走最後一個板塊
part-closing = 在對手建完之前結束遊戲
part-rivals = 讓對手落後
