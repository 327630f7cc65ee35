### ブラウザに描かれるキングダムビルダーのボード。ゲームそのものの言葉はサーバーから届きます。

board-grid = 20行、各20マスのボード
board-keys = 矢印キーでマスを移動し、NとPで次と前の選べるマスへ移り、Enterキーで決定し、プラスとマイナスで拡大・縮小します。
board-location = { $left ->
    [0] { $name }、タイルなし
   *[other] { $name }、タイル残り{ $left }枚
}
board-settled = { $player }の入植地
board-lifted = 持ち上げ中
board-possible-count = 今選べるマスは{ $count }つです。
board-tap-again = もう一度タップすると実行します。
board-prospect-gold = { $gold }金。
board-prospect-gain = { $name }を獲得。
board-prospect-loss = { $name }を失う。
board-tile = { $held ->
    [1] { $ready ->
        [0] { $name }、使用不可
       *[other] { $name }、使用可
    }
   *[other] { $name }、{ $held }枚中{ $ready }枚が使用可
}
board-own-card = 次のカード
board-gold = { $card }：{ $gold }金
board-supply = ストックの入植地：{ $supply }
board-zoom-in = 拡大
board-zoom-out = 縮小
board-zoom-all = ボード全体を表示
board-hidden-card = 伏せられた地形カード
board-editor-map = マスをタップすると、入植地を置いたり取り除いたりできます。
