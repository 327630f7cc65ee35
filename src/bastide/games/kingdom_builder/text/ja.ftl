### キングダムビルダー。

game-title = キングダムビルダー
game-blurb = 六角形のマスでできた土地に入植し、特殊地形の力を手に入れ、ランダムに公開された3枚の建設者カードに従って最も多くの金（きん）を稼ぐゲームです。

## 地形

name-grass = 草原
name-flowers = 花畑
name-forest = 森林
name-canyon = 峡谷
name-desert = 砂漠
name-water = 水域
name-mountain = 山岳
name-castle = 城
name-location = 特殊地形

## 特殊地形タイル

name-oracle = 神託所
    .help = 自分のカードの地形に入植地を1つ建設します。可能なら自分の入植地に隣接させます。
name-farm = 農場
    .help = 草原に入植地を1つ建設します。可能なら自分の入植地に隣接させます。
name-oasis = オアシス
    .help = 砂漠に入植地を1つ建設します。可能なら自分の入植地に隣接させます。
name-tower = 塔
    .help = ボードの端に入植地を1つ建設します。可能なら自分の入植地に隣接させます。
name-tavern = 酒場
    .help = 一直線に3つ以上並んだ自分の入植地の、どちらかの端に続けて入植地を1つ建設します。
name-barn = 納屋
    .help = 自分の入植地1つを自分のカードの地形へ移動します。可能なら自分の入植地に隣接させます。
name-harbor = 港
    .help = 自分の入植地1つを水域へ移動します。可能なら自分の入植地に隣接させます。
name-paddock = 牧場
    .help = 自分の入植地1つを一直線にちょうど2マス移動します。何でも飛び越えられます。

## 建設者カード

name-fishermen = 漁師
    .help = 水域に隣接する自分の入植地1つにつき1金。水域の上にある入植地は数えません。
name-merchants = 商人
    .help = 自分の入植エリアによって別の特殊地形か城とつながった、特殊地形か城1つにつき4金。
name-discoverers = 探検家
    .help = 自分の入植地が1つ以上ある横列1本につき1金。
name-hermits = 隠者
    .help = 自分の独立した入植エリア1つにつき1金。単独の入植地も含みます。
name-citizens = 市民
    .help = 自分の最大の入植エリアにある入植地2つにつき1金。
name-miners = 鉱夫
    .help = 山岳に隣接する自分の入植地1つにつき1金。
name-workers = 労働者
    .help = 特殊地形か城に隣接する自分の入植地1つにつき1金。
name-knights = 騎士
    .help = 自分の入植地が最も多い横列にある自分の入植地1つにつき2金。
name-lords = 領主
    .help = 区画ごとに、入植地が最も多ければ12金、2番目に多ければ6金。
name-farmers = 農民
    .help = 自分の入植地が最も少ない区画にある自分の入植地1つにつき3金。

## 4枚の区画ボードの位置と向き

name-top-left = 左上
name-top-right = 右上
name-bottom-left = 左下
name-bottom-right = 右下
name-upright = 通常の向き
name-turned = 180度回転

## 手

move-build = { $hex }に入植地を建設する
move-from = { $hex }の入植地を持ち上げる
move-to = { $hex }へ移動する
move-tile = 「{ $tile }」を使う

## 出来事

event-shows-card = { $player }が地形カード「{ $terrain }」を公開しました。
event-builds = { $player }が{ $hex }に入植地を建設しました。
event-chooses-tile = { $player }が「{ $tile }」を使います。
event-lifts = { $player }が{ $hex }の入植地を持ち上げました。
event-moves = { $player }が入植地を{ $source }から{ $hex }へ移動しました。
event-gains-tile = { $player }が{ $hex }から「{ $tile }」タイルを獲得しました。
event-loses-tile = { $player }は{ $hex }から離れたため、そこの「{ $tile }」タイルを失いました。
event-last-settlement = { $player }がストックの最後の入植地を建設しました。このラウンドでゲームが終わります。
event-terrain-full = 空いている{ $terrain }のマスがないため、このカードはゲームから除外され、{ $player }は別のカードを引きます。
event-builds-lapse = 地形カードが残っていないため、{ $player }はこの手番ではもう建設しません。
event-reshuffles = 捨て札の地形カードをシャッフルし、新しい山札にしました。
event-draws-card = { $player }が地形カード「{ $terrain }」を引きました。
    .hidden = { $player }が地形カードを引きました。

## 拒否の理由

refusal-must-build = まだ手番を終えられません。先に入植地をあと{ $owed }つ建設してください。
refusal-finish-tile = 「{ $tile }」を選択中です。先にそのアクションを行ってください。
refusal-tile-not-held = 「{ $tile }」タイルを持っていません。その特殊地形の隣に建設すると手に入ります。
refusal-tile-used = 「{ $tile }」はこの手番で使用済みです。次の自分の手番で使えます。
refusal-tile-just-gained = 「{ $tile }」はこの手番で手に入れたばかりです。次の自分の手番で使えます。
refusal-tile-between-builds = カードの建設の途中で「{ $tile }」を使うことはできません。先に建設を終えてください。
refusal-no-supply = 「{ $tile }」にはストックの入植地が必要ですが、ストックは空です。使えるのは入植地を移動するタイルだけです。
refusal-tile-without-target = 「{ $tile }」で今できることはありません。別のアクションを選んでください。
refusal-all-built = カードの建設はすべて終わっています。タイルを使って{ $hex }に建設するか、手番を終えてください。
refusal-supply-empty = ストックが空なので、{ $hex }には何も建設できません。タイルで入植地を移動するか、手番を終えてください。
refusal-occupied = { $hex }にはすでに入植地があります。空いているマスを選んでください。
refusal-not-buildable = { $hex }（{ $terrain }）には建設できません。カードやタイルが指定する地形の空いているマスを選んでください。
refusal-not-at-line-end = { $hex }は、一直線に並んだ自分の入植地3つの延長上にありません。そのような並びの端を選んでください。
refusal-not-at-edge = { $hex }はボードの端ではありません。いちばん外側のマスを選んでください。
refusal-wrong-terrain = { $hex }は地形が違います（{ $terrain }）。カードやタイルが指定する地形を選んでください。
refusal-must-touch-own = { $hex }は自分の入植地に隣接していません。自分の入植地に隣接する条件に合うマスが空いている限り、そこから選んでください。
refusal-not-own-settlement = { $hex }に自分の入植地はありません。自分の入植地を選んでください。
refusal-settlement-without-target = 「{ $tile }」では、{ $hex }の入植地をどこにも移動できません。別の入植地を選んでください。
refusal-choose-moving-tile = 入植地を移動するにはタイルを使います。持っていれば、先に「納屋」「港」「牧場」のどれかを選んでください。
refusal-same-hex = { $hex }はこの入植地が元あったマスです。別のマスを選んでください。
refusal-not-two-steps = { $hex }は一直線にちょうど2マス離れたマスではありません。そのようなマスを選んでください。

## オプションとプリセット

option-quadrants = 区画ボード
    .help = 8枚の区画ボードのうち、ボードに使う4枚を左上から右下の順に選びます。選ばない分はランダムに引きます。
option-places = 区画ボードの位置
    .help = 選んだ区画ボードを選んだ順の位置に置くか、位置をランダムに決めるかを選びます。
    .choice-as-named = 選んだ順
    .choice-random = ランダム
option-turned = 区画ボードの回転
    .help = 180度回転させる区画ボードを、ボード上の位置で選びます。
    .choice-none = すべて通常の向き
    .choice-random = それぞれランダム
option-cards = 建設者カード
    .help = 10枚の建設者カードのうち、使用する3枚を選びます。1枚だけ、または2枚だけ選ぶと、残りはランダムに引きます。
option-random-lords = 「領主」を引くか
    .help = ランダムに引く建設者カードに「領主」を含めるかどうかを選びます。
    .choice-true = はい（ほかのカードと同じ）
    .choice-false = いいえ（引かない）
option-start-player = スタートプレイヤー
    .help = 最初の手番を行うプレイヤーを選びます。
    .choice-1 = プレイヤー1
    .choice-2 = プレイヤー2
    .choice-3 = プレイヤー3
    .choice-4 = プレイヤー4
option-lords-zero-ranks = 「領主」で全員に順位をつける
    .help = 「領主」は、区画ごとに入植地が最も多いプレイヤーに12金、2番目に多いプレイヤーに6金を与えます。「はい」では、その区画に入植地のないプレイヤーにも順位をつけます。2人ゲームでは、どの区画でも全員が6金以上を得ます。「いいえ」では、入植地のない区画からは何も得られません。
    .choice-true = はい（入植地がなくてもよい）
    .choice-false = いいえ（その区画に入植地が必要）

preset-standard = 標準
    .help = ボード、建設者カード、スタートプレイヤーをランダムに決めます。
preset-first-game = 初めてのゲーム
    .help = 区画ボードは酒場、牧場、オアシス、農場、建設者カードは漁師、騎士、商人で、ルールを覚えるのに向いています。
preset-lords-need-settlements = 厳しい領主
    .help = 標準と同じですが、「領主」ではその区画に入植地のあるプレイヤーにだけ順位をつけます。
preset-without-lords = 領主なし
    .help = 標準と同じですが、「領主」は引きません。

## 実物の箱でカードを引く人への質問

chance-quadrant = 次に引いた区画ボードはどれですか？
chance-quadrant-lies = この区画ボードは通常の向きですか、それとも180度回転していますか？
chance-quadrant-place = 次の位置（左上から右下の順）に置く区画ボードはどれですか？
chance-scoring-card = 引いた建設者カードはどれですか？
chance-start-player = どのプレイヤーから始めますか？
chance-terrain-card = 引いた地形カードはどれですか？

## 金の出どころ

score-castles = 城

## 誰が何をするか

status-build = { $player }は{ $terrain }に入植地をあと{ $owed }つ建設する必要があります。
    .you = { $terrain }に入植地をあと{ $owed }つ建設してください。
status-build-or-tile = { $player }は{ $terrain }に入植地を{ $owed }つ建設する必要があり、その前にタイル（{ $tiles-or }）も使えます。
    .you = { $terrain }に入植地を{ $owed }つ建設してください。その前にタイル（{ $tiles-or }）も使えます。
status-choose-or-end = { $player }はタイル（{ $tiles-or }）を使うか、手番を終えることができます。
    .you = タイル（{ $tiles-or }）を使うか、手番を終えてください。
status-end = { $player }にできるのは、手番を終えることだけです。
    .you = できることはもうありません。手番を終えてください。
status-tile-build = { $player }は「{ $tile }」で建設するマスを選ぶ必要があります。
    .you = 「{ $tile }」で建設するマスを選んでください。
    .back = 戻す
status-tile-from = { $player }は「{ $tile }」で移動する入植地を選ぶ必要があります。
    .you = 「{ $tile }」で移動する入植地を選んでください。
    .back = 戻す
status-tile-to = { $player }は「{ $tile }」で{ $source }の入植地をどこへ移動するか選ぶ必要があります。
    .you = 「{ $tile }」で{ $source }の入植地をどこへ移動するか選んでください。
    .back = 戻す

## テーブルの図のラベル

label-scoring-cards = 建設者カード
label-targets = 今選べるマス
label-tiles-left = 特殊地形マスに残るタイルの数
label-supply = ストック
label-tiles = タイル
label-card = 手札
label-turn = 手番
label-card-in-play = 地形カード
label-builds-owed = 残り建設数
label-tile-in-use = 使用中のタイル
label-last-round = 最終ラウンド
label-game-over = ゲームは終了しました。
label-start-player = スタートプレイヤー
label-draw-pile = 山札
label-discards = 捨て札
label-removed = 除外

## 良い手である理由。複数あれば列挙されます

part-castles = 城に隣接する
part-fishermen = 水辺に入植する
part-merchants = 特殊地形や城をつなぐ
part-discoverers = 新しい横列に届く
part-hermits = 独立した入植エリアを作る
part-citizens = 最大の入植エリアを広げる
part-miners = 山のそばに入植する
part-workers = 特殊地形や城の隣に入植する
part-knights = いちばん多い横列を伸ばす
part-lords = 領主で区画を制する
part-farmers = いちばん少ない区画を補う
part-tiles = タイルを得る
part-settlements = 入植地を盤に置く
part-freedom = どこにでも建てられる地形を残す
part-potential = 後の得点を準備する
part-reach = 新しいタイルや城に手が届く
part-income = 次の手番に金を得る場所を残す
part-deny = 最後のタイルを先に取る
part-closing = 相手が建て終える前にゲームを終わらせる
part-rivals = 相手に差をつける
