### 瀏覽器中繪製的王國建造者圖板。遊戲本身的文字來自伺服器。

board-grid = 20橫排、每排20格的主圖板
board-keys = 方向鍵在格子間移動，N與P跳到下一個與上一個可選的格子，Enter鍵選擇，加號與減號縮放。
board-location = { $left ->
    [0] { $name }，沒有板塊了
   *[other] { $name }，剩下{ $left }塊板塊
}
board-settled = { $player }的房屋
board-lifted = 已拿起
board-possible-count = 現在有{ $count }格可選。
board-tap-again = 再點一次即可執行。
board-prospect-gold = { $gold }黃金。
board-prospect-gain = 取得{ $name }。
board-prospect-loss = 失去{ $name }。
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
board-editor-map = 點一個格子來放置或移除房屋。
