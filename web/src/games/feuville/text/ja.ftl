### ブラウザに描かれるフーヴィルのボード。ゲームそのものの言葉はサーバーから届きます。

board-possible = 今選べます
board-persons = 6人の人物とその列
board-person = { $number }：{ $name }、能力
board-slot = { $person }：{ $piece }
board-empty = { $kind }なし
board-decree-worth = { $name }、今なら{ $points }点
board-use-die = { $number }のサイコロをここに置く
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
board-hint = 何かをポイントすると説明が出ます。光っているものは今選べます。

## そばにいる人物からの問いかけ

board-ask-dice = あなたのサイコロ：{ $persons }。その列のタイルか勅令を取るか、人物を押して能力を使いましょう。妖精にはどのサイコロでも1個、小人には2個とも使えます。
board-ask-roll = サイコロを振りましょう。先に保管した勅令を得点するなら、個人ボードの勅令を押してください。
board-ask-end = サイコロは2個とも使いました。保管したものを建てるか得点するか、手番を終えましょう。
board-ask-person = ほら、今のぼくは{ $person }だよ！その列のタイルか勅令を取るか、人物を押して能力を使ってね。
board-ask-hand = どこに置きますか？街の場所を押すか、後のために保管しましょう。
board-ask-hand-decree = この勅令を今すぐ得点しますか？それとも街がもっと立派になるまで取っておきますか？
board-ask-must-build = おれのおごりだ。ただし、すぐに建ててくれよ。街の場所を押してくれ。
board-ask-stored = 保管したタイルを建てる場所を街から選ぶか、元に戻しましょう。
board-ask-clouds = 雲がいっぱい！廃墟を1つ元に戻せます。
board-ask-entertainer = ここまで{ $total }！もう1回いく？10までは全部あなたのもの、10を超えたら笑うのはほかのみんな。
board-ask-thief = しーっ…どこの戸棚が開いてるかな？ほかの人が保管しているものを押しな。
board-ask-publican = さあ、もう一杯！光っているタイルを押してくれ。
board-ask-architect = 図面は引きたてです。好きなタイルをどうぞ。
board-ask-mayor = 市民の皆さん、お好きな勅令をどうぞ。
board-ask-magician = アブラカダブラ！戻せる廃墟：{ $repairs }、もらえる妖精の魔法：{ $charms }。
board-ask-fairy = わたしの3枚の魔法から1枚選んでね。
board-ask-charm = もうポケットがいっぱい。新しい魔法のために、どれを手放す？
board-ask-coat = 見事な街です！縦列の下に紋章を置きましょう。
board-ask-selection = 列が補充されました。「自由な選択」を使って、好きなタイルを取りますか？
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
board-editor-start = これはスタートタイルです。その上か隣をタップしてください。
board-editor-remove = 取り除く
board-editor-burnt = 焼けた
board-editor-grass = 草
board-editor-coat = 紋章
board-editor-decrees-help = 勅令をタップすると、今の街で得点します。
# $points - 入る点
board-editor-score = { $decree }で得点：{ $points }点
# $number - 得点した回数
board-editor-unscore = { $decree }を取り消す（得点済み：{ $number }）
board-editor-points-help = 得点したときの街が今と違う場合は、数を直してください。合計しか分からないときは、大道芸人の点に入れてください。
board-editor-play-on = オプションと続きから遊ぶ設定
board-editor-deal = ボードの残りを配る
board-editor-empty-space = 空きにする
