### トロワダイス。

game-title = トロワダイス
game-blurb = 中世の町トロワでの8日間。全員が同じダイスを同時に使い、資源を集め、建物を建設し、3つの区画の市民を獲得するゲームです。

## 色

name-red = 赤
name-yellow = 黄
name-white = 白
name-red-yellow = 赤と黄
name-red-white = 赤と白
name-yellow-white = 黄と白

## 資源

name-influence = 影響力
    .help = 1支払うごとに、自分のダイスの出目を1変更します。
name-deniers = ドゥニエ
    .one = ドゥニエ
    .help = ほとんどのダイスの代金になります。
name-knowledge = 知識
    .help = 2支払うと、自分のダイスの色を変更します。

## 建物

name-fortress = 要塞
    .help = 赤の名声建物。その列を攻撃から守り、描かれている市民をもたらします。
name-palace = 伯爵邸
    .help = 赤の公的建物。赤市民を2人もたらします。
name-great-hall = 大市場
    .help = 黄の名声建物。ある色のダイス1個ごとに資源か市民をもたらします。
name-city-hall = 市役所
    .help = 黄の公的建物。黄市民を2人もたらします。
name-cathedral = 大聖堂
    .help = 白の名声建物。その人物がゲーム終了時に建物の段1つを得点にします。
name-bishopric = 司教邸
    .help = 白の公的建物。白市民を2人もたらします。

## 人物

name-hugues-de-payns = ユーグ・ド・パイヤン
    .help = 自分の要塞が得点になります。
name-isabeau-de-baviere = イザボー・ド・バヴィエール
    .help = 自分の伯爵邸が得点になります。
name-thibaut-ii = ティボー2世
    .help = 自分の大市場が得点になります。
name-jeanne-de-champagne = シャンパーニュ伯ジャンヌ
    .help = 自分の市役所が得点になります。
name-urbain-iv = ウルバヌス4世
    .help = 自分の大聖堂が得点になります。
name-marie-de-champagne = マリー・ド・シャンパーニュ
    .help = 自分の司教邸が得点になります。

## 列

name-a = A
name-b = B
name-c = C
name-d = D
name-e = E
name-f = F

## 時間帯

name-morning = 午前
name-afternoon = 午後

## 番号のつけ方

name-increasing = 昇順
name-decreasing = 降順

## 拡張のタイル

name-banquet-1 = 饗宴1
    .help = 1影響力で、このダイスの出目を1ではなく2変更できます。
name-banquet-2 = 饗宴2
    .help = このダイスは無料です。
name-banquet-3 = 饗宴3
    .help = このダイスで大聖堂を建設すると、各資源を1つずつ得ます。
name-banquet-4 = 饗宴4
    .help = このダイスで公的建物を建設すると、その色の市民をもう1人得ます。
name-banquet-5 = 饗宴5
    .help = このダイスの色の変更は1知識だけで済みます。
name-banquet-6 = 饗宴6
    .help = このダイスで要塞を建設すると、赤市民1人と、黄か白の市民1人を追加で得ます。
name-banquet-7 = 饗宴7
    .help = このダイスで大市場を建設すると、必要な色のダイスがもう1個あるものとして数えます。
name-banquet-8 = 饗宴8
    .help = ここにある黒ダイスは何も攻撃せず、ほかのダイスと同じように選べます。その半日が終わるとタイルは裏返ります。
name-raid-1 = 略奪1
    .help = 影響力でこのダイスの出目を変更できません。
name-raid-2 = 略奪2
    .help = このダイスには追加で1ドゥニエかかります。
name-raid-3 = 略奪3
    .help = このダイスには追加で1知識かかります。
name-raid-4 = 略奪4
    .help = このダイスの出目は0になります。影響力で上げられます。
name-raid-5 = 略奪5
    .help = 知識でこのダイスの色を変更できません。
name-raid-6 = 略奪6
    .help = このダイスには追加で1影響力かかります。
name-raid-7 = 略奪7
    .help = このダイスでは名声建物を建設できません。
name-raid-8 = 略奪8
    .help = ここにある透明ダイスは黒ダイスとして扱います。攻撃し、選ぶことはできません。

## 功績

name-three-solo-games = トロワにひとり
    .help = 1人で3回プレイします。
name-three-multiplayer-games = よき仲間とともに
    .help = ほかの人と3回プレイします。
name-three-expansion-games = 饗宴と略奪のはざまで
    .help = 「饗宴と略奪」を入れて3回プレイします。
name-points-45 = 45点
    .help = 45点以上でゲームを終えます。
name-points-55 = 55点
    .help = 55点以上でゲームを終えます。
name-points-65 = 65点
    .help = 65点以上でゲームを終えます。
name-victory-over-60 = 輝かしい勝利
    .help = ほかの人とのゲームで、60点を超えて勝利します。
name-character-18 = 厚い寵愛
    .help = 1人の人物から18点を得ます。
name-citizens-40 = にぎやかな町
    .help = 市民40人以上でゲームを終えます。
name-all-fortress = すべての要塞
    .help = 要塞の段をすべて建設します。
name-all-palace = すべての伯爵邸
    .help = 伯爵邸の段をすべて建設します。
name-all-great-hall = すべての大市場
    .help = 大市場の段をすべて建設します。
name-all-city-hall = すべての市役所
    .help = 市役所の段をすべて建設します。
name-all-cathedral = すべての大聖堂
    .help = 大聖堂の段をすべて建設します。
name-all-bishopric = すべての司教邸
    .help = 司教邸の段をすべて建設します。
name-all-influence = すべての影響力
    .help = 影響力のトラックすべてに丸をつけます。
name-all-deniers = すべてのドゥニエ
    .help = ドゥニエのトラックすべてに丸をつけます。
name-all-knowledge = すべての知識
    .help = 知識のトラックすべてに丸をつけます。
name-all-red = すべての赤市民
    .help = 赤の市民トラックすべてに丸をつけます。
name-all-yellow = すべての黄市民
    .help = 黄の市民トラックすべてに丸をつけます。
name-all-white = すべての白市民
    .help = 白の市民トラックすべてに丸をつけます。

## 手

move-direction = 列に{ $direction }で番号をつける
move-number = 次の列を{ $value }にする
move-die = ダイス{ $die }を選ぶ
move-relief = アクションの代わりに各資源を1つずつ得る
move-pay = 1{ $resource }で支払う
move-value = 出目を{ $value }に変更する
move-colour = 色を{ $colour }に変更する
move-resources = 資源を得る
move-prestige = 名声建物を建設する
move-work = 公的建物を建設する
move-take = 先に{ $resource }に丸をつける
move-citizen = { $colour }市民に丸をつける
move-build = { $column }列に{ $building }を建設する
move-decline = 辞退する
move-end = 自分の半日を終える

## 出来事

event-numbers-column = { $player }は{ $column }列を{ $value }にしました。
event-counts-up = { $player }は{ $value }からの昇順を選びました。
event-counts-down = { $player }は{ $value }からの降順を選びました。
event-numbered = { $player }が列に番号をつけました：{ $values }。
event-opens-half-day = { $day }日目の{ $half }：ダイスの出目は{ $dice }、黒ダイスは{ $black }です。
event-shelters-black-die = 黒ダイスは饗宴に招かれました。何も攻撃せず、{ $colour }の{ $value }として選べます。
event-destroys-plaza = 出目{ $value }のダイスが、その下の{ $colour }広場を破壊しました。
event-strikes = { $players }の用紙で{ $colour }の{ $value }が打ち消されました。
event-fortress-spares = { $players }の{ $colour }の{ $value }は要塞に守られました。
event-rebuilds-plaza = { $source }広場が再建され、{ $colour }になりました。
event-turns-tile = { $banquet }が{ $raid }に裏返りました。
event-chooses-die = { $player }はダイス{ $die }（{ $colour }の{ $value }）を選びました。
event-pays = { $player }は{ $number }{ $resource }を支払いました。
event-changes-value = { $player }は{ $number }影響力で出目を{ $value }にしました。
event-changes-colour = { $player }は{ $number }知識で色を{ $colour }にしました。
event-takes-relief = { $player }はどのダイスの代金も支払えないため、代わりに各資源を1つずつ得ました。
event-gains-resources = { $player }は{ $number }{ $resource }を得ました。
event-loses-resources = { $resource }のトラックがいっぱいなので、入らない分（{ $number }）は失われます。
event-gains-citizens = { $player }は{ $colour }市民を{ $number }人得ました。
event-loses-citizens = すべてのトラックがいっぱいなので、{ $colour }市民{ $number }人は失われます。
event-earns-bonus = { $colour }トラックの{ $place }人目の市民がボーナスをもたらします。
event-builds = { $player }は{ $column }列（{ $value }）に{ $building }を建設しました。
event-bonus-lapses = このボーナスで建設できる建物がないため、ボーナスは失われます。
event-declines = { $player }は辞退しました。
event-ends-part = { $player }はこの半日を終えました。
event-shows-relief = { $player }はどのダイスの代金も支払えず、各資源を1つずつ得ました。
event-shows-resources = { $changed ->
    [0] { $player }は{ $die-colour }の{ $die-value }を使って{ $resource }を得ました。
   *[other] { $player }は{ $die-colour }の{ $die-value }を{ $colour }の{ $value }として使い、{ $resource }を得ました。
}
event-shows-building = { $changed ->
    [0] { $player }は{ $die-colour }の{ $die-value }を使って{ $column }列に{ $building }を建設しました。
   *[other] { $player }は{ $die-colour }の{ $die-value }を{ $colour }の{ $value }として使い、{ $column }列に{ $building }を建設しました。
}
event-shows-bonus-building = { $player }はボーナスで{ $column }列に{ $building }を建設しました。
event-shows-citizens = { $player }は市民を{ $number }人得ました。

## 手が認められない理由

refusal-no-such-player = そのプレイヤーはこのテーブルにいません。
refusal-part-ended = この半日はもう終えています。全員が終えるまで待つか、終了を取り消してください。
refusal-already-numbered = 列にはもう番号がついています。ダイスを選んでください。
refusal-crier-numbers = 町の廷吏の{ $player }が列に番号をつけます。終わるまで待ってください。
refusal-end-numbering = すべての列に番号がつきました。番号つけを終えるか、取り消してください。
refusal-value-used = { $value }はもうほかの列にあります。別の値を選んでください。
refusal-choose-number = 先に{ $column }列の値を選んでください。
refusal-choose-direction = 先に昇順か降順かを選んでください。
refusal-end-part = アクションは済んでいます。この半日を終えるか、手順を取り消してください。
refusal-must-act = まだこの半日を終えられません。先にダイスとアクションを選んでください。
refusal-no-bonus-due = いま受け取るボーナスはありません。アクションを続けてください。
refusal-die-chosen = もうダイス{ $die }を選んでいます。別のダイスを選ぶには取り消してください。
refusal-resource-missing = { $resource }が残っていません。ほかのもので支払ってください。
refusal-pay-first = 先に好きな資源1つでダイスの代金を支払ってください。
refusal-nothing-to-pay = ダイスの代金は支払い済みです。ダイスを変更するか、アクションを選んでください。
refusal-die-affordable = 支払えるダイスがあります。代わりに各資源を得られるのは、どのダイスも支払えないときだけです。
refusal-choose-die = 先にダイスを選んでください。
refusal-black-die = 黒ダイスは選べません。透明ダイスを選んでください。
refusal-raided-die = ダイス{ $die }は略奪にあい、黒ダイスとして扱います。別のダイスを選んでください。
refusal-cannot-pay = ダイス{ $die }の代金を支払えません。もっと安いダイスを選んでください。
refusal-colour-changed = 色はもう変更しました。アクションを選んでください。
refusal-same-colour = このダイスはもう{ $colour }です。
refusal-colour-fixed = この略奪により、ダイスの色は変更できません。
refusal-knowledge-missing = 色の変更には{ $number }知識が必要ですが、足りません。
refusal-value-changed = 出目はもう変更しました。アクションを選んでください。
refusal-same-value = このダイスの出目はもう{ $value }です。
refusal-value-fixed = この略奪により、ダイスの出目は変更できません。
refusal-influence-missing = それには{ $number }影響力が必要ですが、{ $left }しかありません。
refusal-value-zero = 出目0のダイスでは何も建設できません。影響力で上げるか、資源を得てください。
refusal-no-prestige = この略奪により、このダイスでは名声建物を建設できません。ほかのものを選んでください。
refusal-stands = { $value }の列の{ $building }はもう建設しています。ほかのものを選んでください。
refusal-blocked = あなたの{ $colour }の{ $value }は打ち消されているので、そこにはもう建設できません。
refusal-resource-order = 先に、次に丸をつける資源を選んでください。
refusal-track-full = { $resource }のトラックはいっぱいです。ほかのものを選んでください。
refusal-citizen-first = 市民が待っています。先にその色を選んでください。
refusal-citizens-full = { $colour }市民のトラックはいっぱいです。ほかのトラックを選ぶか、辞退してください。
refusal-bonus-building = 先にボーナスの建物があります。好きな列で次のどれかを選んでください：{ $buildings }。
refusal-bonus-stands = { $column }列の{ $building }はもう建設しています。ほかのものを選んでください。
refusal-bonus-blocked = { $column }列の{ $building }は打ち消されています。ほかのものを選んでください。

## オプションとプリセット

option-numbering = 番号のつけ方
    .help = 得点記録用紙の列の値をどう決めるか。
    .choice-first-game = 左から1～6
    .choice-rolled = 最初の値はダイス、順番は町の廷吏が選ぶ
    .choice-expert = 町の廷吏が自由に選ぶ
option-crier = 町の廷吏
    .help = どのプレイヤーが列に番号をつけるか。
    .choice-1 = プレイヤー1
    .choice-2 = プレイヤー2
    .choice-3 = プレイヤー3
    .choice-4 = プレイヤー4
    .choice-5 = プレイヤー5
    .choice-6 = プレイヤー6
    .choice-7 = プレイヤー7
    .choice-8 = プレイヤー8
    .choice-9 = プレイヤー9
    .choice-10 = プレイヤー10
option-banquets-and-raids = 饗宴と略奪
    .help = 拡張のタイル3枚をホイールのそばに置くかどうか。
option-tiles = タイル
    .help = 赤、黄、白の広場に拡張のどの3枚のタイルを使うか（番号）。
    .choice-1 = { name-banquet-1 }
    .choice-2 = { name-banquet-2 }
    .choice-3 = { name-banquet-3 }
    .choice-4 = { name-banquet-4 }
    .choice-5 = { name-banquet-5 }
    .choice-6 = { name-banquet-6 }
    .choice-7 = { name-banquet-7 }
    .choice-8 = { name-banquet-8 }
option-bonus-buildings-may-be-declined = ボーナスの建物を辞退できる
    .help = ドイツ語版ルールのように、ボーナスで得る建物を辞退できるかどうか。
option-banquet-8 = 饗宴8の黒ダイス
    .help = 饗宴8に守られた黒ダイスを大市場が数えるかどうか。
    .choice-transparent = ドイツ語版ルールのように、全員が数える
    .choice-usable = ほかの版の文言どおり、使う人だけが数える
option-achievements = 功績
    .help = 60点での勝利をどの版の文言で判定するか。
    .choice-french-english-german = フランス語、英語、ドイツ語：60点を超えて勝利
    .choice-spanish = スペイン語：60点を超える（勝敗を問わない）
    .choice-chinese-japanese = 中国語、日本語：60点以上で勝利

preset-standard = 標準
    .help = 最初の列の値をダイスで決め、町の廷吏が順番を選びます。
preset-first-game = 最初のゲーム
    .help = 列の番号は左から1～6です。初めての人に向いています。
preset-expert = 上級者モード
    .help = 町の廷吏が列の番号を自由に決めます。
preset-banquets-and-raids = 饗宴と略奪
    .help = 標準ゲームに拡張のタイル3枚を加えます。
preset-german = ドイツ語版ルール
    .help = 標準ゲームと同じですが、ボーナスの建物を辞退できます。
preset-literal = 饗宴と略奪（文言どおり）
    .help = タイル3枚を使います。饗宴8の黒ダイスは、使う人だけが数えます。
preset-spanish = スペイン語版
    .help = 標準ゲームと同じですが、饗宴8と功績はスペイン語版の文言に従います。
preset-chinese-japanese = 中国語版と日本語版
    .help = 標準ゲームと同じですが、饗宴8と功績はこれらの版の文言に従います。

## 実物のダイスをふる人への質問

chance-plaza = 次の場所にある広場タイルはどれですか？中立ゾーンの下から時計回りに答えてください。
chance-side-up = どちらの面が表ですか？
chance-banquet-tile = 両面が同じ色の次の広場のそばにあるタイルはどれですか？赤、黄、白の順に答えてください。
chance-town-crier = 町の廷吏はどのプレイヤーですか？
chance-first-column = 最初の列のダイスの出目はいくつですか？
chance-transparent-die = 次の透明ダイスの出目はいくつですか？
chance-black-die = 黒ダイスの出目はいくつですか？
chance-unknown-step = 終えたプレイヤーは次に何をしましたか？

## 得点の内訳

score-citizens = 市民

## いま誰が何をするか

status-numbering = { $player }が列に番号をつけます。
    .you = 列に番号をつけてください。
status-numbered = { $player }が列に番号をつけました。
    .you = 列に番号がつきました。確定すると始まります。
    .end = 番号づけを終える
status-half-day = { $day }日目の{ $half }：全員が同時にダイスを選びます。
status-choose-die = { $day }日目の{ $half }：ダイスを選んでください。
status-relief = どのダイスの代金も払えません。代わりに各資源を1つずつ得てください。
status-pay = { $colour }の{ $value }の代金を好きな資源で支払ってください。
status-act = { $colour }の{ $value }：{ $can-or }。
status-end = アクションは済みました。自分の半日を終えてください。
    .end = この{ $half }は終わり
status-wait = あなたは終わりました。全員が終わると半日が終了します。
status-bonus-building = ボーナス：{ $can-or }。
status-resource-order = 次に丸をつける資源を選んでください。
status-overflow = この市民は自分の色のトラックに入りません：{ $can-or }。
status-citizen = 次に丸をつける市民を選んでください。

## What the player can do now, in lists after "You can" or a colon

name-can-resources = 資源を得る
name-can-prestige = 名声建物を建設する
name-can-work = 公的建物を建設する
name-can-value = 出目を変更する
name-can-colour = 色を変更する
name-can-build = シートの建物を選ぶ
name-can-citizen = ほかのトラックを選ぶ
name-can-decline = 辞退する

## 描かれたテーブルの見出し

label-day = 日
label-wheel = ホイール
label-plazas-reconstructed = 広場の色は推定によるものです。
label-black-die = 黒ダイス
label-free = 無料
label-any = 好きな資源
label-available = 利用可能なダイス
label-attack = 攻撃
label-points = 得点
label-citizens = 市民
label-numbering = 列
label-game-over = ゲームは終了しました。
label-price = 代金
label-plaza = 広場
label-tile = タイル
label-dice = ダイス
label-characters = 人物
label-built = 建設済み
label-blocked = 建設不可
label-struck = 打ち消し
label-protected = 要塞が保護
label-link = リンクボーナス
label-circled = 丸つき
label-spent = 支払い済み
label-bonus = ボーナス
label-per-die = 赤ダイス1個につき
label-scored = 終了時に得点になる段
label-in-use = 使用中
label-destroyed = 破壊
label-resting = 今日は使わない

# ボットが手を勧める理由：「…からです。」の前に置く
part-citizens = 市民が増える
part-bonuses = ボーナスに近づく
part-cathedrals = 大聖堂の得点が増える
part-resources = 資源の蓄えを保てる
part-buildings = 役に立つ建物が増える
part-openings = 次のダイスで使えるよいマスが残る
part-protection = 空いているマスを攻撃から守れる
part-links = リンクボーナスに近づく
