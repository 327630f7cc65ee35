### 瀏覽器中繪製的王國建造者圖板。遊戲本身的文字來自伺服器。

board-grid = 20橫排、每排20格的主圖板
board-keys = 方向鍵在格子間移動，N與P跳到下一個與上一個可選的格子，Enter鍵選擇，I顯示說明，加號與減號縮放。
board-location = { $left ->
    [0] { $name }，沒有板塊了
   *[other] { $name }，剩下{ $left }塊板塊
}
board-settled = { $player }的房屋
board-lifted = 已拿起
board-prospect-gold = { $gold }黃金
board-prospect-gain = 取得{ $name }
board-prospect-loss = 失去{ $name }
board-tile = { $held ->
    [1] { $ready ->
        [0] { $name }，不可用
       *[other] { $name }，可用
    }
   *[other] { $name }，{ $held }塊中有{ $ready }塊可用
}
board-own-card = 你的下一張卡
board-gold = { $card }：{ $gold }黃金
board-supply = 供應區有{ $supply }間房屋
board-zoom-in = 放大
board-zoom-out = 縮小
board-zoom-all = 顯示整個主圖板
board-hidden-card = 蓋著的地形卡
board-editor-map = { $pointer ->
    [touch] 點格子來放置或移除房屋，點地點來拿取板塊。
   *[mouse] 按一下格子來放置或移除房屋，按一下地點來拿取板塊。
}
board-editor-boards = 地圖圖板與計分卡
board-editor-quadrant = { $place }地圖圖板
board-editor-rotate = 旋轉{ $place }地圖圖板

board-castle-help = 每座與你至少一間房屋相鄰的城堡，得3黃金。
board-water-help = 只有「港口」能讓你進入水域。
board-mountain-help = 山脈上誰都不能建造。
board-location-help = 在這個地點旁建造，即可拿取一個板塊。
board-location-had = 你已經拿過這裡的板塊。
board-card-help = 在{ $terrain }上建造3間房屋，可以的話要與你的房屋相鄰。
board-next-card-help = 你在下一回合使用它。其他人看不到。
board-supply-help = 有玩家建造了最後一間房屋後，遊戲在該輪結束。
board-last-round-help = 有玩家建造了最後一間房屋。所有人的回合數相同時，遊戲結束。
board-draw-pile-help = 你在回合結束時從這裡抽下一張地形卡。
board-discards-help = 牌庫用完時，將棄牌洗勻作為新的牌庫。
board-removed-help = 因該地形已無空格，此卡移出遊戲。
board-hidden-card-help = 此玩家的下一張卡。只有本人看得到。
