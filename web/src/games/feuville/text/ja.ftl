### ブラウザに描かれるフーヴィルのボード。ゲームそのものの言葉はサーバーから届きます。

board-possible = 今選べます
board-persons = 6人の人物とその列
board-person = { $number }：{ $name }、能力
board-slot = { $person }：{ $piece }
board-empty = { $kind }なし
board-decree-worth = { $name }、今なら{ $points }点
board-gnome = 小人
board-gnome-as = { $number }：{ $name }役の小人
board-gnome-help = サイコロを2個とも使うと小人が出かけ、6人の人物のうち好きな1人の役を1回務めます。
board-fairy-help = 手番に1個だけ、どの目のサイコロでも妖精に置いて、3枚の魔法から1枚もらえます。
board-dragon = ドラゴン
board-dragon-help = 雲と縦列：ゾロ目が出たとき、雲が縦列より少ないと縦列を失います。
board-dragon-count = { $player }：雲{ $clouds }、縦列{ $columns }
board-town = { $player }の街
board-column = 縦列{ $column }：{ $what }
board-burnt = 焼けた
board-grass = 草
board-coat = 紋章
board-zoom-in = 拡大
board-zoom-out = 縮小
board-free-space = 空きスペース
board-protected = 盗難よけあり
board-build = 建てる
board-put-back = 元に戻す
board-evaluate = 得点する
board-drop = 捨てる
board-protect = 保護する
board-show-town = { $player }の街を見る
board-stored = { $player }が保管：{ $piece }
board-back-home = 自分の街に戻る
board-question = 今決めること
board-waiting = { $player }が考えています…
board-off-turn = { $player }の手番ですが、あなたが決めます：
board-worth-nothing = まだできません。条件を満たしていません。
board-wall-help = 自分の街の左端か右端に置きます。勅令はシンボルを数えます。
board-tower-help = どの城壁の上にも置けます。勅令はシンボルを数えます。
board-sky-help = どの塔の上にも置けます。ドラゴンが来たとき、縦列以上の数の雲が必要です。
board-start-help = 街の最初の城壁です。決して燃えません。
board-prestige-help = すぐに得点します。
board-column-next = この上に置けるもの：{ $level }。
board-column-complete = 完成：街区として得点できます。
board-column-burnt = 焼けた縦列：建設できず、どの勅令でも数えません。ドラゴンは縦列として数えます。
board-column-grass = 草があるので、もう街区を得点できません。
board-pile-help = 6か所すべてが空になると、ここから列を補充します。
board-decrees-help = 手番の終わりごとに勅令の列を補充します。空きを補充できないと、ゲームは終わりに向かいます。
board-grass-help = 得点した街区の縦列の下には、草タイルを1枚ずつ置きます。
board-edition-help = 版によって、いくつかのルールが異なります。
board-last-round-help = 全員の手番の回数が同じになると、ゲームは終わります。
board-symbol-help = 勅令は、焼けていないタイルのシンボルを数えます。
board-evaluated-help = 終了時、得点した勅令が最も少ない人は7点を得ます。
board-start-player-help = 各ラウンドはこのプレイヤーから始まります。
board-space-help = 個人ボードには、建物タイルと未得点の勅令を置けるスペースが2つあります。

## そばにいる人物からの問いかけ

board-ask-dice = あなたのサイコロ：{ $persons }。
board-ask-roll = サイコロが待っています。
board-ask-end = サイコロは2個とも使いました。
board-ask-person = ほら、今のぼくは{ $person }だよ！
board-ask-hand = どこに置きますか？
board-ask-hand-decree = 勅令は街が立派なほど得点になります。
board-ask-must-build = おれのおごりだ。ただし、今すぐだぞ。
board-ask-stored = 保管したタイルを建てる場所を街から選ぶか、元に戻しましょう。
board-ask-clouds = 雲がいっぱい！
board-ask-entertainer = ここまで{ $total }！10までは全部あなたのもの、10を超えたら笑うのはほかのみんな。
board-ask-thief = しーっ…どこの戸棚が開いてるかな？
board-ask-publican = さあ、もう一杯！
board-ask-architect = 図面は引きたてです。
board-ask-mayor = 市民の皆さん、お役に立ちましょう。
board-ask-magician = アブラカダブラ！
board-ask-fairy = 贈り物がありますよ。
board-ask-charm = もうポケットがいっぱい。
board-ask-coat = 見事な街です！
board-ask-selection = 列が補充され、「自由な選択」が使えます。
board-ask-dragon = 腹ぺこだ！縦列を{ $number }つよこせ。
board-ask-small-district = 小さな街区にする縦列はどれですか？その下に草を置きます。
board-ask-large-district = 大きな街区にする隣り合う2つの縦列はどれですか？両方の下に草を置きます。
board-ask-splendid-view = どこからの眺めがいちばんですか？4枚のタイルのシンボルがすべて得点になります。
board-ask-own-discretion = どのシンボルを3点ずつ得点しますか？

## 局面を作るところ

# $piece - タイル、勅令、妖精タイル、$number - 箱に残っている数
board-editor-left = { $piece }、残り{ $number }
# $column - +1はスタートタイルの右、$level - 城壁・塔・空、$what - そこにあるタイルか「空き」
board-editor-place = 縦列{ $column }、{ $level }：{ $what }
board-editor-empty = 空き
board-editor-tiles = この場所に置けるタイル
board-editor-start = { $pointer ->
    [touch] これはスタートタイルです。その上か隣をタップしてください。
   *[mouse] これはスタートタイルです。その上か隣をクリックしてください。
}
board-editor-remove = 取り除く
board-editor-burnt = 焼けた
board-editor-grass = 草
board-editor-coat = 紋章
board-editor-decrees-help = { $pointer ->
    [touch] 勅令をタップすると、今の街で得点します。
   *[mouse] 勅令をクリックすると、今の街で得点します。
}
# $points - 入る点
board-editor-score = { $decree }で得点：{ $points }点
# $number - 得点した回数
board-editor-unscore = { $decree }を取り消す（得点済み：{ $number }）
board-editor-points-help = 得点したときの街が今と違う場合は、数を直してください。合計しか分からないときは、大道芸人の点に入れてください。
board-editor-deal = ボードの残りを配る
board-editor-empty-space = 空きにする
board-tab-persons = ボード
board-tab-specials = 妖精ほか
board-tab-towns = 町
