### フーヴィル。変数の使い方は共通テキストの冒頭にあります。

game-title = フーヴィル
game-blurb = 城壁と塔と空で街を築き、ちょうどよい時に王の勅令で得点し、ドラゴンの襲来に備えて十分な雲をそろえましょう。

## 6人の人物

name-entertainer = 大道芸人
    .help = サイコロを好きなだけ振り、好きなときにやめます。合計が10以下なら自分が合計を、ほかの全員が10に足りない分を得ます。10を超えると、ほかの全員だけが超えた分を得ます。
name-thief = 泥棒
    .help = ほかのプレイヤーの個人ボードから、保護されていないタイルか勅令を1枚取ります。
name-publican = 酒場の主人
    .help = 好きなタイルを1枚取ります。次にほかの全員が1枚ずつ取ってすぐに建てることができ、最後に自分が2枚目を取れます。
name-architect = 建築家
    .help = 建物タイルの列の空きをすべて補充し、その後で好きなタイルを1枚取ります。
name-mayor = 市長
    .help = 並んでいる勅令から好きな1枚を取ります。
name-magician = 魔術師
    .help = 焼けた自分の縦列を2つまで元に戻し、妖精の魔法を1枚取ります。

## 建物タイルとその絵柄

name-wall = 城壁
name-tower = 塔
name-sky = 空
name-start = スタートタイル
name-corner-left = 左の角塔
name-corner-right = 右の角塔
name-gate = 城門
name-clouds-1 = 雲1つ
name-clouds-2 = 雲2つ
name-clouds-3 = 雲3つ
name-clouds-4 = 雲4つ
name-clouds-5 = 雲5つ
name-clouds-6 = 雲6つ
name-guard = 衛兵
name-star = 金の星
name-flag = 赤い旗
name-griffin = 強大なグリフォン

## 王の勅令

name-guard-1 = 衛兵 ×1
    .help = 街にある衛兵1人につき1点。
name-guard-2 = 衛兵 ×2
    .help = 街にある衛兵1人につき2点。
name-guard-3 = 衛兵 ×3
    .help = 街にある衛兵1人につき3点。
name-star-1 = 金の星 ×1
    .help = 街にある金の星1つにつき1点。
name-star-2 = 金の星 ×2
    .help = 街にある金の星1つにつき2点。
name-star-3 = 金の星 ×3
    .help = 街にある金の星1つにつき3点。
name-flag-1 = 赤い旗 ×1
    .help = 街にある赤い旗1本につき1点。
name-flag-2 = 赤い旗 ×2
    .help = 街にある赤い旗1本につき2点。
name-flag-3 = 赤い旗 ×3
    .help = 街にある赤い旗1本につき3点。
name-griffin-1 = 強大なグリフォン ×1
    .help = 街にある強大なグリフォン1頭につき1点。
name-griffin-2 = 強大なグリフォン ×2
    .help = 街にある強大なグリフォン1頭につき2点。
name-griffin-3 = 強大なグリフォン ×3
    .help = 街にある強大なグリフォン1頭につき3点。
name-small-district = 小さな街区
    .help = 草のない完成した縦列1つで5点。その下に草タイルを置きます。
name-large-district = 大きな街区
    .help = 隣り合う、草のない完成した縦列2つで10点。それぞれの下に草タイルを置きます。
name-splendid-view = 美しい眺め
    .help = 城壁2枚とその上の塔2枚、または塔2枚とその上の空2枚にあるシンボル1つにつき1点。
name-own-discretion = お気に召すまま
    .help = 街にある衛兵、赤い旗、金の星のうち選んだ1種類について、1つにつき3点。
name-town-evaluation = 都市決算
    .help = 完成した左の角塔から、間に城門をはさんで完成した右の角塔まで、城壁と塔1枚につき2点。ゲーム中1回だけです。

## 妖精の魔法

name-prestige-1 = 名声点1点
name-prestige-2 = 名声点2点
name-prestige-3 = 名声点3点
name-prestige-4 = 名声点4点
name-prestige-5 = 名声点5点
name-prestige-6 = 名声点6点
name-prestige-7 = 名声点7点
name-prestige-8 = 名声点8点
name-prestige-9 = 名声点9点
name-great-selection = 自由な選択
    .help = 列が補充されるときか、誰かが建築家を使うときに、好きな建物タイルを1枚取ります。ほかのプレイヤーの手番でも使えます。
name-theft-protection = 盗難よけ
    .help = 保管しているタイルか勅令の上に置くと、それは盗まれなくなります。
name-fire-protection = 火よけ
    .help = ドラゴンが来て雲が足りないとき、その1回だけ街が守られます。

## 物のある場所

name-hand = 手元
name-low = 城壁と塔
name-high = 塔と空
name-next = 次のプレイヤー
name-second = 2人先のプレイヤー
name-third = 3人先のプレイヤー

## 版

name-german = ドイツ語版
name-english = 英語版
name-french = フランス語版
name-dutch = オランダ語版

## 手

move-build = タイルを縦列{ $column }に建てる
move-build-stored = スペース{ $space }のタイルを縦列{ $column }に建てる
move-burn = 縦列{ $column }を焼く
move-repair = 縦列{ $column }を元に戻す
move-coat = 縦列{ $column }の下に自分の紋章を置く
move-district = 縦列{ $column }の街区を得点する
move-view = 縦列{ $column }からの眺めを得点する（{ $part }）
move-take = { $person }の{ $tile }を取る
move-decree = { $person }の勅令を取る
move-skill = { $person }の能力を使う
move-fairy = { $person }のサイコロを妖精に置く
move-evaluation = { $person }のサイコロを都市決算に置く
move-gnome = サイコロ2個で小人を{ $person }として使う
move-evaluate = 取ったばかりの勅令を得点する
move-evaluate-stored = スペース{ $space }の勅令を得点する
move-symbol = このシンボルを得点する：{ $symbol }
move-store = 空いているスペースに保管する
move-replace = スペース{ $space }のものを捨てて保管する
move-protect = スペース{ $space }に盗難よけを置く
move-charm = { $slot }番の妖精の魔法を取る
move-keep = 妖精の魔法を手元に残す
move-swap = 「{ $charm }」を捨てて新しい妖精の魔法を残す
move-steal = { $distance }のスペース{ $space }から盗む
move-roll = 振る
move-stop = 振るのをやめる
move-shield = 火よけを使う
move-pass = パスする

## 出来事

event-rolls = { $player }がサイコロを振りました：{ $persons }。
event-rolls-double = { $player }が{ $die }のゾロ目を出しました。ドラゴンの襲来です。
event-town-is-safe = { $player }の街には十分な雲があります。
event-burns = { $player }の縦列{ $column }が焼けました。
event-names-in-vain = { $player }が縦列{ $column }をドラゴンに差し出しましたが、そこには燃えるものがありません。
event-plays-fire-protection = { $player }が火よけを使い、ドラゴンは通り過ぎました。
event-takes-tile = { $shows-count ->
    [0] { $player }が{ $person }の{ $tile }を取りました。
   *[other] { $player }が{ $person }の{ $tile }（{ $shows }）を取りました。
}
event-builds = { $shows-count ->
    [0] { $player }が縦列{ $column }に{ $tile }を建てました。
   *[other] { $player }が縦列{ $column }に{ $tile }（{ $shows }）を建てました。
}
event-takes-decree = { $player }が{ $person }の勅令「{ $decree }」を取りました。
event-evaluates = { $player }が「{ $decree }」を得点し、{ $points }点を得ました。
event-chooses-symbol = { $player }がシンボル「{ $symbol }」を選びました。
event-lays-grass = { $player }が草を置きました：{ $columns }。
event-lays-coat = { $player }が縦列{ $column }の下に紋章を置きました。
event-stores = { $shows-count ->
    [0] { $player }が「{ $piece }」を保管しました。
   *[other] { $player }が「{ $piece }」（{ $shows }）を保管しました。
}
event-drops = { $shows-count ->
    [0] { $player }が保管していた「{ $piece }」を捨て、ゲームから取り除きました。
   *[other] { $player }が保管していた「{ $piece }」（{ $shows }）を捨て、ゲームから取り除きました。
}
event-protection-spent = { $player }の盗難よけがなくなりました。
event-refills-row = { $tile }が{ $number }枚並べられました。
event-refills-decrees = 勅令が並べられました：{ $decrees }。
event-uses-skill = { $player }が{ $person }の能力を使います。
event-entertainer-rolls = { $player }が{ $rolled }を出し、合計{ $total }になりました。
event-entertainer-pays = 大道芸人により{ $player }は{ $points }点、ほかの全員は{ $others }点を得ました。
event-steals = { $shows-count ->
    [0] { $player }が{ $other-player }から「{ $piece }」を盗みました。
   *[other] { $player }が{ $other-player }から「{ $piece }」（{ $shows }）を盗みました。
}
event-repairs = { $player }が縦列{ $column }を元に戻しました。
event-visits-fairy = { $player }が妖精を訪ねます。
event-takes-charm = { $player }が妖精の魔法「{ $charm }」を取りました。
event-refills-charms = 新しい妖精の魔法「{ $charm }」が公開されました。
event-drops-charm = { $player }が妖精の魔法「{ $charm }」を捨てました。
event-protects = { $player }がスペース{ $space }のものを保護しました。
event-plays-selection = { $player }が「自由な選択」を使います。
event-sends-gnome = { $player }が小人を{ $person }として送ります。
event-passes = { $player }がパスしました。
event-decrees-run-out = 勅令がなくなりました。ゲームの終わりが近づいています。
event-receives-mercy = 王の恩寵により、{ $player }が{ $points }点を得ました。

## 拒否

refusal-not-asked = 今は{ $player }が決める番です。順番が来るまでお待ちください。
refusal-choose-for-gnome = 小人は{ $person }の役です。そこのタイルか勅令を取るか、能力を使ってください。
refusal-must-build = 酒場の主人のふるまいで取ったタイルはすぐに建てなければなりません。縦列を選んでください。
refusal-place-piece-first = 先に手元のものを建てるか、得点するか、保管してください。
refusal-finish-evaluation = 勅令を得点している途中です。何を得点するか選んでください。
refusal-repair-or-pass = 焼けた縦列を元に戻せます。1つ選ぶか、パスしてください。
refusal-roll-or-stop = 大道芸人が待っています。もう一度振るか、やめてください。
refusal-steal-or-pass = 泥棒が待っています。何かを盗むか、パスしてください。
refusal-take-or-pass = 建物タイルを取れます。1枚選ぶか、パスしてください。
refusal-decree-or-pass = 市長が待っています。勅令を取るか、パスしてください。
refusal-magic-or-pass = 魔術師が待っています。縦列を戻すか、妖精の魔法を取るか、パスしてください。
refusal-choose-charm = 妖精を訪ねています。公開されている妖精の魔法を1枚取ってください。
refusal-place-charm = 妖精の魔法のスペースは2つとも埋まっています。新しいもののために1枚捨ててください。
refusal-choose-coat = 先に縦列の下に紋章を置いてください。
refusal-name-column = ドラゴンが来ています。焼ける縦列を指定してください。
refusal-dice-left = まだ手番を終えられません。先にサイコロを2個とも使ってください。
refusal-roll-first = 先にサイコロを振ってください。その前にできるのは、保管した勅令の得点だけです。
refusal-nothing-in-hand = 手元には何もありません。先にサイコロで何かを取ってください。
refusal-no-dragon = ドラゴンは眠っています。今は何も焼けません。
refusal-no-repair = 縦列を元に戻せるのは、魔術師を使うときか、雲を建てた後です。
refusal-no-coat-now = 紋章を置くのは都市決算の後だけです。
refusal-choose-decree-first = 先に得点したい勅令を選んでください。
refusal-no-charm-now = 妖精の魔法は、サイコロを妖精に置くか、魔術師を使うと取れます。
refusal-no-thief = 盗めるのは泥棒だけです。先にその能力を使ってください。
refusal-no-entertainer = 手番中に振れるのは大道芸人だけです。先にその能力を使ってください。
refusal-nothing-to-pass = 断るものはありません。サイコロを使うか、手番を終えてください。
refusal-gnome-elsewhere = 小人は{ $person }の役です。その列から選んでください。
refusal-no-such-die = { $person }の未使用のサイコロはありません。サイコロのある列を選んでください。
refusal-slot-empty = { $person }の列に{ $tile }はありません。別のタイルを選んでください。
refusal-cannot-build-it = { $tile }はすぐには建てられません。建てられるタイルを選んでください。
refusal-no-decree-there = { $person }の列に勅令はありません。別のものを選んでください。
refusal-gnome-needs-both = 小人にはサイコロが2個必要ですが、1個はもう使われています。
refusal-fairy-once = 1手番に妖精へ置けるサイコロは1個だけです。もう1個は別のことに使ってください。
refusal-fairy-or-evaluation = このテーブルでは、1手番に妖精か都市決算へ置けるサイコロは合わせて1個です。もう1個はその人物に使ってください。
refusal-no-open-charm = そこに妖精の魔法はありません。別のものを選んでください。
refusal-evaluated-before = 都市決算はもう済んでいます。ゲーム中1回しかできません。
refusal-grass-everywhere = 街のすべての縦列に草があり、紋章を置く場所がありません。
refusal-grass-on-stretch = 角塔から角塔までのすべての縦列に草があり、この版では紋章をそのいずれかの下に置かなければなりません。
refusal-no-townscape = 街並みが完成していません。左右の角塔、その間の城門、途切れのない城壁が必要です。
refusal-towers-missing = 角塔の間に塔が2つ以上欠けています。この版で欠けてよいのは1つだけです。塔を建て足してください。
refusal-space-empty = 個人ボードのスペース{ $space }には何もありません。
refusal-already-protected = スペース{ $space }のものはもう保護されています。
refusal-no-theft-protection = 盗難よけを持っていません。妖精から手に入れてください。
refusal-not-a-tile = 「{ $decree }」は勅令です。得点するか保管してください。
refusal-place-taken = 縦列{ $column }にはもう{ $tile }があります。別の縦列を選んでください。
refusal-wall-at-the-ends = 城壁は街の端に建てます。{ $column }ではなく、{ $near }を選んでください。
refusal-in-the-air = 縦列{ $column }には{ $tile }を載せるものがありません。下から順に建ててください。
refusal-on-a-ruin = 縦列{ $column }は廃墟です。建てる前に元に戻してください。
refusal-not-a-decree = それは{ $tile }です。建てるか保管してください。
refusal-no-view = 城壁と塔、または塔と空の、焼けていない2×2枚のタイルがありません。
refusal-no-grass-left = 街区を得点するための中立の草が足りません。
refusal-no-complete-column = 草がなく、焼けていない完成した縦列がありません。
refusal-no-complete-pair = 草がなく、焼けていない完成した縦列が2つ並んでいません。
refusal-storage-full = 個人ボードのスペースは2つとも埋まっています。どちらかのものを捨てるか、使ってください。
refusal-storage-has-room = 個人ボードに空きスペースがあります。そこに保管してください。
refusal-other-decree = 「{ $decree }」を得点している途中です。それに合うものを選んでください。
refusal-not-complete = 縦列{ $column }は、焼けていない完成した縦列ではありません。
refusal-pair-not-complete = 縦列{ $column }とその右の縦列は、両方とも焼けずに完成してはいません。
refusal-has-grass = 縦列{ $column }の下にはもう草があります。別の縦列を選んでください。
refusal-no-view-there = 縦列{ $column }には、焼けていない2×2枚のタイルがありません。
refusal-no-such-column = 街に縦列{ $column }はありません。
refusal-outside-the-stretch = この版では紋章を得点した縦列の下に置きますが、{ $column }は得点していません。
refusal-not-burnt = 縦列{ $column }は焼けていません。廃墟を選んでください。
refusal-two-repairs = 魔術師はもう縦列を戻せません。妖精の魔法を取るか、パスしてください。
refusal-nothing-to-steal = そこに盗めるものはありません。別のスペースを選んでください。
refusal-is-protected = 盗難よけが置かれています。別のものを選んでください。
refusal-no-room-for-loot = 個人ボードが埋まっていて、これはすぐに使えません。別のものを選ぶか、先にスペースを空けてください。
refusal-loot-needs-room = 個人ボードのスペースは2つとも埋まっていて、このテーブルでは盗品のために捨てられません。すぐに使ってください。
refusal-no-more-charms = 魔術師からはもう妖精の魔法をもらえません。縦列を戻すか、パスしてください。
refusal-charm-has-room = 妖精の魔法のスペースが空いています。新しいものを残してください。
refusal-charm-spaces-full = 妖精の魔法のスペースは2つとも埋まっています。新しいもののために1枚捨ててください。
refusal-charm-not-held = その妖精の魔法は持っていません：{ $charm }。
refusal-shield-too-late = もう縦列の指定を始めています。火よけを使うには遅すぎます。
refusal-no-fire-protection = 火よけを持っていません。焼ける縦列を指定してください。
refusal-already-named = 縦列{ $column }はもう指定しました。別の縦列を選んでください。
refusal-clouds-protect = この版では雲のある縦列は焼けません。{ $column }以外を選んでください。

## オプションとプリセット

option-magician-fairy-when-nothing-burnt = 魔術師からの妖精の魔法
    .help = 焼けた縦列のないプレイヤーが魔術師から何枚の妖精の魔法をもらえるか。
    .choice-1 = 1枚
    .choice-2 = 2枚
option-row-refill = 空の列の補充
    .help = 空になった建物タイルの列をいつ補充するか。
    .choice-at-once = すぐに
    .choice-end-of-turn = 手番の終わりに
option-cloud-columns-may-burn = 雲のある縦列も焼ける
    .help = 雲の見える縦列をドラゴンに差し出せるかどうか。
option-discarded-fairy-tile = 捨てた妖精の魔法
    .help = 場所を空けるために捨てた妖精の魔法をどうするか。
    .choice-supply = ストックに戻す
    .choice-removed = ゲームから取り除く
option-spent-theft-protection = 使い終えた盗難よけ
    .help = 保護されたものが使われたとき、盗難よけをどうするか。
    .choice-supply = ストックに戻す
    .choice-removed = ゲームから取り除く
option-evaluation-grass-scope = 紋章の場所
    .help = 都市決算の後、どの縦列の下に紋章を置けるか。
    .choice-town = 街のどの縦列でも
    .choice-evaluated-columns = 得点した縦列だけ
option-tower-gaps = 塔の列の欠け
    .help = 都市決算の角塔の間に、塔がいくつまで欠けていてよいか。
    .choice-any = いくつでも
    .choice-one = 1つ
option-start-player-ends-at-once = スタートプレイヤーの即時終了
    .help = スタートプレイヤーが勅令を補充できないとき、ラウンドの終わりではなくすぐにゲームが終わるかどうか。
option-mercy-on-tie = 同数のときの恩寵
    .help = 得点した勅令が最も少ないプレイヤーが複数いるとき、誰が王の恩寵を受けるか。
    .choice-all = その全員
    .choice-nobody = なし
option-decrees-any-time = 勅令はいつでも
    .help = 保管した勅令を、サイコロを振る前（手番の初めと、ドラゴンの後の振り直しの前）にも得点できるかどうか。
option-fairy-and-evaluation = 1手番に妖精と都市決算
    .help = サイコロを1個は妖精、もう1個はその人物ではなく都市決算に使えるかどうか。
option-thief-makes-room = 盗品のために捨てる
    .help = 泥棒が盗んだもののために、保管したものを捨てて場所を空けられるかどうか。

preset-german = ドイツ語版
    .help = オリジナルであるドイツ語の説明書のルールです。
preset-english = 英語版
    .help = 魔術師からもらえる妖精の魔法は1枚で、雲のある縦列は焼けません。
preset-french = フランス語版
    .help = 魔術師からの妖精の魔法は1枚、列の補充は手番の終わり、雲のある縦列は安全、捨てた魔法と使い終えた盗難よけはゲームから除外、紋章は得点した縦列の下です。
preset-dutch = オランダ語版
    .help = 魔術師からの妖精の魔法は1枚、列の補充は手番の終わり、雲のある縦列は安全、捨てた魔法はゲームから除外です。都市決算で欠けてよい塔は1つまでです。
preset-literal = 文言どおり
    .help = ドイツ語の説明書を文言どおりに読みます。保管した勅令は手番中いつでも得点でき、妖精と都市決算は同じ手番に使えず、盗品のために捨てることはできません。

## 実物のタイルを引く人への質問

chance-wall = どの城壁を引きましたか？
chance-tower = どの塔を引きましたか？
chance-sky = どの空を引きましたか？
chance-decree = どの勅令を引きましたか？
chance-fairy-tile = どの妖精の魔法を引きましたか？
chance-die = サイコロの目はいくつですか？
chance-entertainer-die = 大道芸人のサイコロの目はいくつですか？
chance-start-die = スタートプレイヤーを決めるため、次のプレイヤーが出した目はいくつですか？

## 得点の内訳

score-symbols = ステータスシンボル
score-entertainer = 大道芸人
score-fairy = 妖精
score-mercy = 王の恩寵

## 今誰が何をするか

status-dice = { $player }はサイコロを使えます：{ $persons }。
    .you = サイコロ（{ $persons }）：{ $can-or }。
status-end = { $player }は手番を終えます。
    .you = すべて済みました。手番を終えてください。
status-dice-used = { $player }はサイコロを2個とも使いました。
    .you = サイコロは2個とも使いました：{ $can-or }。
status-roll = { $player }はこれからサイコロを振ります。
    .you = サイコロの前に：{ $can-or }。
status-person = { $player }は小人が{ $person }として何をするか選びます。
    .you = 小人（{ $person }）：{ $can-or }。
status-hand = { $player }は取ったものの使い道を決めています。
    .you = 取ったもの：{ $can-or }。
status-must-build = { $player }は取ったタイルを建てなければなりません。
    .you = 取ったタイルを建ててください。
status-evaluate = { $player }は勅令で何を得点するか選びます。
    .you = 勅令で何を得点するか選んでください。
status-clouds = { $player }は焼けた縦列を元に戻せます。
    .you = 焼けた縦列を元に戻せます。
status-entertainer = { $player }の合計は{ $total }です。もう一度振るか、やめることができます。
    .you = 合計は{ $total }です。もう一度振るか、やめてください。
status-thief = { $player }はタイルか勅令を盗めます。
    .you = タイルか勅令を盗めます。
status-publican = { $player }は酒場の主人のふるまいでタイルを取れます。
    .you = 酒場の主人のふるまいでタイルを取れます。
status-architect = { $player }は好きなタイルを取れます。
    .you = 好きなタイルを取れます。
status-mayor = { $player }は好きな勅令を取れます。
    .you = 好きな勅令を取れます。
status-magician = { $player }は魔術師の能力を使っています。
    .you = 魔術師の能力：{ $can-or }。
status-fairy = { $player }は妖精の魔法を選びます。
    .you = 妖精の魔法を選んでください。
status-charm = { $player }は妖精の魔法の置き場所を決めなければなりません。
    .you = 妖精の魔法の置き場所を決めてください。
status-coat = { $player }は紋章を置きます。
    .you = 紋章を置いてください。
status-selection = { $player }は「自由な選択」を使えます。
    .you = 「自由な選択」を使えます。
status-dragon = { $player }はあと{ $number }つの縦列をドラゴンに差し出さなければなりません。
    .you = ドラゴンは縦列をあと{ $number }つ求めています：{ $can-or }。

## What the player can do now, in lists after "You can" or a colon

name-can-build = タイルを自分の都市に建てる
name-can-evaluate = 勅令を得点する
name-can-store = 保管する
name-can-replace = ほかの保管品を捨てて保管する
name-can-build-stored = 保管したタイルを建てる
name-can-evaluate-stored = 保管した勅令を得点する
name-can-protect = 保管品に盗難よけを置く
name-can-take = タイルを取る
name-can-decree = 勅令を取る
name-can-skill = 人物の能力を使う
name-can-fairy = 妖精を訪ねる
name-can-evaluation = 都市決算を得点する
name-can-gnome = サイコロ2個で小人を使う
name-can-repair = 焼けた縦列を元に戻す
name-can-charm = 妖精の魔法を取る
name-can-keep = 妖精の魔法を手元に残す
name-can-swap = 妖精の魔法を1つ捨てる
name-can-steal = 保管品を盗む
name-can-burn = 縦列を差し出す
name-can-shield = 火よけを使う
name-can-coat = 紋章を置く
name-can-district = 街区を選ぶ
name-can-view = 眺めを選ぶ
name-can-symbol = シンボルを選ぶ
name-can-roll = 振る
name-can-stop = やめる
name-can-pass = パスする
name-can-end = 手番を終える

## 描かれたテーブルの見出し

label-legend = < > 角塔、n 城門、o 雲、w 衛兵、s 星、f 旗、g グリフォン、# 廃墟、" 草、@ 紋章、(!) 保護、& 小人
label-edition = 版
label-mixed = 混合
label-start-player = スタートプレイヤー
label-decree = 勅令
label-fairy = 妖精
label-piles = 山
label-decrees = 勅令
label-grass = 草
label-points = 得点
label-columns = 縦列
label-clouds = 雲
label-store = 保管
label-charms = 妖精の魔法
label-evaluated = 得点した勅令
label-hand = 手元
label-last-round = 最終ラウンド
label-game-over = ゲームは終わりました。

# ボットが手を勧める理由：「…からです」の前に置かれる
part-points = 得点になる
part-rivals = 相手をリードできる
part-tiles = 街が広がる
part-symbols = 勅令で数えるシンボルが増える
part-districts = 街区の準備が進む
part-dragon = ドラゴンから街を守れる
part-townscape = 都市決算に近づく
part-storage = 役に立つものを保管できる
part-charms = 妖精の魔法を手元に残せる
part-offers = よい勅令を残しておける
part-mercy = 王の恩寵を狙える
part-dice = 役に立つダイスが残る
