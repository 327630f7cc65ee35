## Options

error-bad-word = オプション{ $option }に「{ $word }」は使えません。random、または{ $choices-all }のいくつかを指定します。
error-so-many-names = オプション{ $option }にはrandom、または異なる名前を{ $number }個（どれもrandomにできます）指定します。「{ $value }」は使えません。
error-some-names = オプション{ $option }にはrandom、または異なる名前をいくつか指定します。「{ $value }」は使えません。
error-cannot-start = プレイヤー{ $number }から始めることはできません。プレイヤーは{ $players }人です。

## Component files

error-quadrant-missing = コンポーネントデータに区画ボード{ $quadrants }がありません。
error-same-id-twice = { $where }に同じidが2回あります：{ $id }
error-gold-amounts = cards.scoringの{ $card }は、金の値の数が正しくありません
error-quadrant-row = 区画ボード{ $quadrant }の{ $row }行は、{ $letters }のうちの{ $length }文字でなければなりません
error-special-at-border = 区画ボード{ $quadrant }は、端の{ $row }.{ $column }に特殊地形か城があります
error-specials-too-close = 区画ボード{ $quadrant }は、{ $one }と{ $other }の特殊地形か城が3マス離れていません
error-too-little-room = { $settlements }個ずつの入植地を持つ{ $players }人には、建設できるマスが{ $needed }必要ですが、最も少ない{ $quadrants }枚の区画ボードには{ $room }しかありません

## Positions

error-no-such-hex = 「{ $hex }」というマスはありません。マスは「行.列」で、0.0から{ $last }.{ $last }までです。
error-four-quadrants = ボードには箱にある異なる区画ボード4枚が必要です。{ $quadrants }では作れません。
error-no-move = プレイヤー{ $number }の手番ですが、指せる手がありません。始めたことを終えられません。
error-two-settlements = { $hex }に入植地が2つあります（KB-11）。
error-no-settlement-there = { $hex }に入植地は置けません（KB-10）。
error-settlements-count = プレイヤー{ $number }の入植地はボード上に{ $settled }個なので、ストックは{ $left }個、合計{ $all }個でなければなりません（KB-1）。
error-no-such-location = { $hex }はこのボードの特殊地形マスではありません。特殊地形マスは{ $locations }です。
error-tile-never-taken = プレイヤー{ $number }は、獲得していないタイルを持っています（KB-28）。
error-gained-never-taken = プレイヤー{ $number }は、取っていない{ $hex }のタイルを獲得したことにはできません（KB-28）。
error-tile-without-neighbour = プレイヤー{ $number }は{ $hex }のタイルを持っていますが、隣に入植地がありません（KB-31）。
error-tiles-count = { $hex }のタイルの数が合いません。{ $left }枚残っていなければなりません（KB-3）。
error-last-round = 最終ラウンドになるのは、誰かが最後の入植地を建設したときだけです（KB-47）。
error-more-uses = プレイヤー{ $number }は、{ $tile }のタイルの枚数より多く使うことはできません（KB-21）。
error-builds-owed = 残りの建設は{ $most }回までで、カードがなければ0回です（KB-9）。
error-begun-or-not = フィールド「begun」が、残りの建設{ $owed }回と合いません（KB-9）。
error-card-not-replaced = { $terrain }の空きマスがないので、カードは別のものに替わっていなければなりません（KB-16）。
error-tile-not-in-use = { $tile }は今使用中ではありえません（KB-21、KB-22）。
error-nothing-lifted = { $hex }から入植地を移動しているタイルはありえません（KB-46）。
error-card-not-open = プレイヤー{ $number }の手番です。カードは公開されていて、手札はありません（KB-8）。
error-cards-count = { $terrain }のカードの数が合いません。山札に{ $left }枚なければなりません（KB-5）。
error-card-missing = プレイヤー{ $number }は地形カードを1枚持っていなければなりません（KB-5）。
error-water-without-harbor = プレイヤー{ $number }は港を持ったことがないので、水域の{ $hex }に入植地を置けません（KB-42）。
error-lost-without-moving = プレイヤー{ $number }は入植地を移動するタイルを持ったことがないので、{ $hex }のタイルを失ったはずがありません（KB-31）。
error-emptied-before-turn = プレイヤー{ $number }は最後の入植地を建設していますが、最後の手番はまだこれからです（KB-48）。
error-more-owed-than-left = プレイヤー{ $number }の残りの入植地は{ $left }個なので、残りの建設が{ $owed }回になることはありません（KB-15）。
error-built-and-gone = プレイヤー{ $number }はこの手番で建設したのに、ボード上に入植地がありません（KB-9）。
error-gained-by-nothing = プレイヤー{ $number }がこの手番でこれほど多くのタイルを獲得することはありません。1枚につき建設か移動が1回必要です（KB-26）。
error-no-card-in-play = 引けるカードがあるので、プレイヤー{ $number }は地形カードを公開していなければなりません（KB-8、KB-20）。
error-card-after-last-turn = プレイヤー{ $number }は最後の手番を終えていて、その後カードを引いていません（KB-48）。
error-unknown-cards = どこにも書かれず山札にもない地形カードが{ $left }枚ありますが、不明な手札は{ $unknown }人分です（KB-5）。
error-not-as-chosen = この局面は、オプション{ $option }={ $value }と合いません（KB-68）。
