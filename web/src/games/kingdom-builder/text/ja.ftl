### ブラウザに描かれるキングダムビルダーのボード。ゲームそのものの言葉はサーバーから届きます。

board-grid = 20行、各20マスのボード
board-keys = 矢印キーでマスを移動し、NとPで次と前の選べるマスへ移り、Enterキーで決定し、Iで説明を表示し、プラスとマイナスで拡大・縮小します。
board-location = { $left ->
    [0] { $name }、タイルなし
   *[other] { $name }、タイル残り{ $left }枚
}
board-settled = { $player }の入植地
board-lifted = 持ち上げ中
board-prospect-gold = { $gold }金
board-prospect-gain = { $name }を獲得
board-prospect-loss = { $name }を失う
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
board-editor-map = { $pointer ->
    [touch] マスをタップすると入植地を置いたり取り除いたりでき、特殊地形をタップするとタイルを取れます。
   *[mouse] マスをクリックすると入植地を置いたり取り除いたりでき、特殊地形をクリックするとタイルを取れます。
}
board-editor-boards = 区画ボードと建設者カード
board-editor-quadrant = { $place }の区画ボード
board-editor-rotate = { $place }の区画ボードを回転

board-castle-help = 自分の入植地が1つ以上隣接する城1つにつき3金。
board-water-help = 水域に入れるのは「港」だけです。
board-mountain-help = 山岳には誰も建設できません。
board-location-help = この特殊地形の隣に建設すると、タイルを1枚取ります。
board-location-had = ここのタイルはすでに取りました。
board-card-help = { $terrain }に入植地を3つ、できれば自分の入植地の隣に建設します。
board-next-card-help = 次の手番で使います。ほかの人には見えません。
board-supply-help = 誰かが最後の入植地を建てると、そのラウンドでゲームは終わります。
board-last-round-help = 誰かが最後の入植地を建てました。全員の手番の回数が同じになると、ゲームは終わります。
board-draw-pile-help = 手番の終わりに、ここから次の地形カードを引きます。
board-discards-help = 山札が空になると、捨て札をシャッフルして新しい山札にします。
board-removed-help = その地形の空きマスがなかったため、ゲームから除外されました。
board-hidden-card-help = このプレイヤーが次に使うカードです。本人にしか見えません。
