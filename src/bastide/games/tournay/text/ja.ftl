### トゥルネー。変数の使い方は共通テキストの冒頭にあります。

game-title = トゥルネー
game-blurb = 自分の市民と隣人の市民を働かせ、9枚のカードで区画を築き、全員の得点になる名声建物を建てるゲームです。

## 建物と人物

name-market-1 = 市場I
name-farmhouse-1 = 農家I
name-residence-1 = 住居I
name-port-1 = 港I
name-barn-1 = 納屋I
name-architect-1 = 建築家I
name-alderman-1 = 市参事I
name-market-2 = 市場II
name-farmhouse-2 = 農家II
name-residence-2 = 住居II
name-port-2 = 港II
name-barn-2 = 納屋II
name-architect-2 = 建築家II
name-alderman-2 = 市参事II
name-hospital-1 = 病院I
name-monastery-1 = 修道院I
name-library-1 = 図書館I
name-bridge-1 = 橋I
name-priest-1 = 司祭I
name-prior-1 = 小修道院長I
name-hospital-2 = 病院II
name-monastery-2 = 修道院II
name-library-2 = 図書館II
name-bridge-2 = 橋II
name-priest-2 = 司祭II
name-prior-2 = 小修道院長II
name-bishop-2 = 司教II
name-arsenal-1 = 兵器庫I
name-ballista-1 = バリスタI
name-barracks-1 = 兵舎I
name-fort-1 = 砦I
name-knight-1 = 騎士I
name-lawyer-1 = 法律家I
name-watchtower-1 = 見張り塔I
name-arsenal-2 = 兵器庫II
name-ballista-2 = バリスタII
name-barracks-2 = 兵舎II
name-fort-2 = 砦II
name-knight-2 = 騎士II
name-lawyer-2 = 法律家II
name-watchtower-2 = 見張り塔II

## 拡張のカード

name-inn-1 = 宿屋I
name-brewery-1 = 醸造所I
name-senator-1 = 元老院議員I
name-bakery-2 = パン屋II
name-brewery-2 = 醸造所II
name-senator-2 = 元老院議員II
name-abbey-1 = 大修道院I
name-monk-1 = 修道士I
name-templar-1 = テンプル騎士I
name-abbey-2 = 大修道院II
name-monk-2 = 修道士II
name-templar-2 = テンプル騎士II
name-catapult-1 = 投石機I
name-lordship-1 = 領主権I
name-expansion-knight-1 = 騎士I（拡張）
name-mercenary-2 = 傭兵II
name-expansion-knight-2 = 騎士II（拡張）
name-audience-hall-2 = 謁見の間II

## 名声建物

name-belfry = 鐘楼
name-city-hall = 市役所
name-cloth-hall = 織物会館
name-mint = 造幣所
name-tour-des-six = トゥール・デ・シス
name-cathedral = 大聖堂
name-la-madeleine = マドレーヌ教会
name-saint-brice = サン・ブリス教会
name-saint-jacques = サン・ジャック教会
name-saint-nicolas = サン・ニコラ教会
name-saint-quentin = サン・カンタン教会
name-pont-des-trous = ポン・デ・トルー
name-porte-de-la-vigne = ヴィーニュ門
name-tour-d-arras = アラス塔
name-tour-henry-viii = ヘンリー8世塔
name-tour-saint-georges = サン・ジョルジュ塔

## イベント

name-great-gathering = 大集会
name-great-procession = 大行列
name-kings-visit = 王の訪問
name-battle-of-bouvines = ブーヴィーヌの戦い
name-battle-of-courtrai = コルトレイクの戦い
name-heresy = 異端
name-crusade = 十字軍
name-norman-attack = ノルマン人の襲撃
name-fire = 火災
name-iconoclasm = 聖像破壊
name-siege = 包囲
name-drought = 干ばつ
name-plague = 疫病
name-brigands = 盗賊団
name-famine = 飢饉

name-crier = 町の廷吏
    .help = 手札に入ることはありません。現れたら、イベント列の空いた円のあるイベントにコインを1枚ずつ置き、そのあとイベントが全員に起こります。

## カードの働き（部品ごとの文）

piece-amount = { $amount }ドゥニエ
piece-price = { $price }ドゥニエ
piece-card-types = { $types-count ->
    [2] レベルI・IIのカード
   *[other] レベルI・IIの{ $types }
}
piece-gain-deniers = { piece-amount }を得ます。
piece-deniers-per-slot = { $slots ->
    [empty] 自分の区画の9マスのうち、空きマス1つにつき{ piece-amount }を得ます。
   *[filled] 自分の区画のカードがあるマス1つにつき{ piece-amount }を得ます。
}
piece-recruit = { $colour-id ->
    [any] { piece-price }を支払い、好きな色の市民を1人雇います。
   *[other] { piece-price }を支払い、{ $colour }市民を1人雇います。
}
piece-use-other-building = { $colour-id ->
    [any] ほかの区画の建物を1つ使います。{ piece-occupied }
   *[other] ほかの区画の{ $colour }の建物を1つ使います。{ piece-occupied }
}
piece-occupied = { $occupied ->
    [yes] 市民が乗っていてもかまいませんが、損傷したものは使えません。
   *[no] 上に何もないものに限ります。
}
piece-draw-from = { $deck }の山札からカードを引きます。
piece-take-top = { $deck }の山札の上から{ $count }枚を取ります。町の廷吏は先に別のカードと入れ替え、そのあとイベントが起こります。
piece-gather-lying = 広場の脇の自分の市民を起こします。
piece-combat-event = { $coins ->
    [none] コインのないイベントを1枚、城壁として手札に加えます。
   *[some] { $take ->
        [yes] コインのあるイベントを1枚、城壁として手札に加え、そのコインも得ます。
       *[no] コインのあるイベントを1枚、城壁として手札に加えます。
    }
}
piece-trigger-events = イベント列のイベントを{ $max }つまで選びます。それぞれ空いた円があればコインを1枚置き、そのあとほかのプレイヤーに起こります。
piece-deniers-per-pair = 自分の広場に立つ{ $colours }の市民1組につき{ piece-amount }を得ます。
piece-deniers-per-citizen = { piece-where }自分の{ $colours-count ->
    [3] 市民
   *[other] { $colours-or }の市民
}1人につき{ piece-amount }を得ます。
piece-where = { $where-id ->
    [lying] 広場の脇に寝ている
   *[other] 広場に立つ
}
piece-deniers-per-citizen-of-one-colour = { $colours-or }のどれか1色を選びます。{ piece-where }自分のその色の市民1人につき{ piece-amount }を得ます。
piece-reveal-level = レベル{ $level }の3つの山札の一番上を1枚ずつ公開し、そのうち{ $take }枚を取ります。町の廷吏が出たら、先にイベントが起こり、そのあと別のカードを公開します。
piece-damage-each-other = ほかの区画それぞれで、空いている{ piece-card-types }を{ $count }枚選んで損傷させます。
piece-collect-per-building = { $colour-id ->
    [any] 色を1つ指定します。ほかのプレイヤーは全員、自分の区画に見えているその色の{ piece-card-types }1枚につき{ piece-amount }をあなたに支払います。
   *[other] ほかのプレイヤーは全員、自分の区画に見えている{ $colour }の{ piece-card-types }1枚につき{ piece-amount }をあなたに支払います。
}
piece-richest-pays = 最も裕福なプレイヤーが、あなたに{ piece-amount }を支払います。同額なら該当者全員が支払います。あなた自身が支払うことはありません。
piece-protect-one-event = このカードに市民（灰色でもよい）が乗っている間は、町の廷吏が来るたびにイベント1つを避けられます。
piece-on-activate = { $colour-id ->
    [any] 同じ横列か縦列の建物を活性化したあと：
   *[other] 同じ横列か縦列の{ $colour }の建物を活性化したあと：
}
piece-on-place = { $colour-id ->
    [any] 同じ横列か縦列に{ $types-or }を置いたとき：
   *[other] 同じ横列か縦列に{ $types-or }（{ $colour }のみ）を置いたとき：
}
piece-on-gather = 自分の市民を集めるたびに：
piece-every-second-citizen = 同じ横列と縦列のカードに2人目、4人目、6人目の{ $colours-or }の市民が置かれたとき（7人目からは数えません）：
piece-chain-activation = { piece-chain-first }そこにある別の{ $second-id ->
    [any] 建物
   *[other] { $second }の建物
}を、もう1人の{ $citizen }市民ですぐに活性化できます。
piece-chain-first = { $colour-id ->
    [any] 同じ横列か縦列の建物を活性化したあと、
   *[other] 同じ横列か縦列の{ $colour }の建物を活性化したあと、
}
piece-double-activation = { $colour-id ->
    [any] 同じ横列か縦列の建物は、市民を集めるまでに、別々のアクションで2回活性化できます。
   *[other] 同じ横列か縦列の{ $colour }の建物は、市民を集めるまでに、別々のアクションで2回活性化できます。
}
piece-earn-bonus = ドゥニエを稼ぐとき、{ $colour }市民は1人につき{ piece-amount }をもたらします。

## 名声建物が数えるもの

worth-deniers = 持っている{ $each }ドゥニエにつき：
worth-citizens = 自分の{ worth-people }{ $each }人につき：
worth-people = { $colours-count ->
    [3] 市民
   *[other] { $colours-or }の市民
}
worth-each = { $each }枚につき：
worth-citizen-sets = 自分の市民の各色1人ずつ（{ $colours }）{ $each }組につき：
worth-cards = { $colours-count ->
    [3] 自分の区画に見えている{ worth-which }{ worth-each }
   *[other] 自分の区画に見えている{ $colours-or }の{ worth-which }{ worth-each }
}
worth-which = { $which ->
    [buildings] レベルI・IIの建物
    [characters] 人物
   *[cards] レベルI・IIのカード
}
worth-card-sets = 自分の区画に見えている{ worth-which }の各色1枚ずつ（{ $colours }）{ $each }組につき：
worth-prestige = 自分の区画に見えている名声建物（これを含む）1枚につき：
worth-ramparts = 自分が建てた城壁1枚につき：
worth-points = 建てた人は{ $builder }点、ほかの人は{ $others }点、最大{ $cap }点。
worth-constant = { $others ->
    [0] 建てた人は{ worth-builder }、ほかの人は0点。
   *[other] 建てた人は{ worth-builder }、ほかの人は{ $others }点。
}
worth-builder = { $builder }点

## イベントの働き

strike-lay-citizen = { $colour-id ->
    [any] コイン1枚につき、全員が好きな色の市民を{ $amount }人寝かせます。
   *[other] コイン1枚につき、全員が{ $colour }市民を{ $amount }人寝かせます。
}
strike-majority = { $colour-id ->
    [any] コイン1枚につき、見えているカードと市民の合計が最も多いプレイヤーが{ piece-amount }を得ます。同数なら全員が得ます。
   *[other] コイン1枚につき、見えている{ $colour }のカードと{ $colour }市民の合計が最も多いプレイヤーが{ piece-amount }を得ます。同数なら全員が得ます。
}
strike-lose-deniers = コイン1枚につき、全員が{ piece-amount }を失います。
strike-damage = { $colour-id ->
    [any] コイン1枚につき、全員が自分の区画の空いているレベルI・IIのカード{ $amount }枚を損傷させます。
   *[other] コイン1枚につき、全員が自分の区画の空いているレベルI・IIの{ $colour }のカード{ $amount }枚を損傷させます。
}

## カードやイベントに書かれているほかのこと

about-building = 建物、{ $deck }の山札。
about-character = 人物、{ $deck }の山札。
about-prestige = 名声建物、{ $deck }の山札。
about-expansion = 拡張。
about-copies = { $marked ->
    [0] { $number }枚。
   *[other] { $number }枚、うち{ $marked }枚に印。
}
about-cost = { $deniers ->
    [0] 代金なし。
   *[other] 代金{ $deniers }ドゥニエ。
}
about-cost-card = { $deniers ->
    [0] 代金は手札か区画のカード1枚。
   *[other] 代金{ $deniers }ドゥニエと、手札か区画のカード1枚。
}
about-cost-citizen = 代金は{ $colour }市民1人。
about-points = { $points }点。
about-circles = コインの円{ $number }つ。
about-fight-citizens = 対処には{ about-fighters }が必要。
about-fighters = { $colour }市民{ $citizens }人
about-fight = 対処には{ about-fighters }と{ $deniers }ドゥニエ、さらにコイン1枚につき{ $coins }ドゥニエが必要。
about-reconstructed = ≈ 箱からは分からず、再構成したもの：{ $fields }。

name-field-name = 名前
name-field-copies = 枚数
name-field-cost = 代金
name-field-points = 得点
name-field-effect = 効果
name-field-colour = 色
name-field-deck = 山札
name-field-circles = 円
name-field-fight = 対処する色

## カードの種類

name-building = 建物
    .a = 建物
name-character = 人物
    .a = 人物
name-prestige = 名声建物
    .a = 名声建物

## 山札（色とレベル）

name-yellow-1 = 黄I
name-yellow-2 = 黄II
name-yellow-3 = 黄III
name-white-1 = 白I
name-white-2 = 白II
name-white-3 = 白III
name-red-1 = 赤I
name-red-2 = 赤II
name-red-3 = 赤III

## 市民とカードの色

name-yellow = 黄
name-white = 白
name-red = 赤
name-gray = 灰色
name-any = 任意
## 誰の市民か、どこにいるか

name-own = 自分
name-next = 次のプレイヤー
name-second = 2人先のプレイヤー
name-third = 3人先のプレイヤー
name-plaza = 広場
name-lying = 広場の脇

## 手

move-draw = { $deck }の山札から引く
move-activate = { $slot }の建物を活性化する
move-combat = { $event }番目のイベントに対処する
move-earn = { $colour }市民{ $number }人でドゥニエを稼ぐ
move-gather = 自分の市民を集める
move-recruit = { $colour }市民を雇う
move-place = カードを{ $slot }に置く
move-remove = { $slot }のカードで支払う
move-give = { $place }の市民で支払う
move-use = { $owner }の市民を使う
move-top = 表向きのカードを取る
move-look = その下の2枚を見る
move-visit = { $owner }の{ $slot }の建物を使う
move-fight = { $event }番目のイベントを取る
move-trigger = イベントを起こす：{ $events }
move-colour = { $colour }を選ぶ
move-damage = { $slot }のカードを損傷させる
move-react = { $slot }の人物の効果を使う
move-rampart = 城壁を建てる
move-shelter = カードの効果で身を守る
move-pass = 見送る
move-play = { $card }をプレイする
move-return = { $card }を山札の下に戻す
move-keep = { $card }を手元に残す

## 出来事

event-plays = { $deniers ->
    [0] { $player }は{ $card }をプレイしました。
   *[other] { $player }は{ $deniers }ドゥニエを支払い、{ $card }をプレイしました。
}
event-removes = { $player }は{ $slot }の{ $card }で支払い、それを山札の下に戻しました。
event-returns = { $player }は{ $card }を山札の下に戻しました。
    .hidden = { $player }はカード1枚を{ $deck }の山札の下に戻しました。
event-gives-citizen = { $player }は{ $colour }市民1人をストックに戻しました。
event-places = { $player }は{ $card }を{ $slot }に置きました。
event-stacks = { $player }は{ $card }を{ $slot }のカードの上に重ねました。
event-replaces = { $player }は{ $slot }の{ $cards }に替えて{ $card }を置きました。
event-shifts-district = 四方に余裕ができるように、{ $player }の区画がマス目の上で移動しました。
event-borrows = { $player }は{ $other-player }に{ $deniers }ドゥニエを支払い、{ $colour }市民を借りました。
event-draws = { $player }は{ $deck }の山札から引きます。
event-takes-top = { $player }は{ $deck }の山札から{ $card }を取りました。
event-buries-top = { $card }は{ $deck }の山札の下に置かれました。
event-looks = { $player }は{ $deck }の山札のカードを{ $number }枚見ました：{ $cards }。
    .hidden = { $player }は{ $deck }の山札のカードを{ $number }枚見ました。
event-keeps = { $player }は{ $card }を手元に残しました。
    .hidden = { $player }は{ $deck }の山札のカードを1枚手元に残しました。
event-leaves = { $player }は{ $card }を表向きで{ $deck }の山札の上に残しました。
event-takes-card = { $player }は{ $deck }の山札から{ $card }を取りました。
    .hidden = { $player }は{ $deck }の山札からカードを1枚取りました。
event-turns-up = { $deck }の山札で{ $card }が公開されました。
event-crier = { $player }が{ $deck }の山札の町の廷吏に出会いました。
event-adds-coin = { $event }のコインは{ $number }枚になりました。
event-strikes = { $event }が{ $number }回起こります。
event-builds-rampart = { $player }は{ $event }に対して城壁を建てました。
event-builds-spare-rampart = { $player }は城壁を建てました。
event-builds-all-ramparts = { $player }は最後に城壁を{ $number }枚建てました。
event-shelters = { $player }は{ $event }から守られました。
event-passes = { $player }は見送りました。
event-lays-citizen = { $player }は{ $colour }市民を1人寝かせました。
event-gains = { $player }は{ $deniers }ドゥニエを得ました。
event-loses = { $player }は{ $deniers }ドゥニエを失いました。
event-pays = { $player }は{ $other-player }に{ $deniers }ドゥニエを支払いました。
event-damages = { $player }の{ $slot }の{ $card }が損傷しました。
event-activates = { $player }は{ $slot }の{ $card }を活性化しました。
event-reacts = { $player }の{ $card }が効果を発揮しました。
event-recruits = { $player }は{ $deniers }ドゥニエで{ $colour }市民を1人雇いました。
event-visits = { $player }は{ $other-player }の{ $card }を使いました。
event-combats = { $deniers ->
    [0] { $player }は{ $event }に対処しました。
   *[other] { $player }は{ $deniers }ドゥニエを支払い、{ $event }に対処しました。
}
event-takes-event = { $player }は{ $event }を城壁として取りました。
event-next-event = 次のイベントは{ $event }です。
event-triggers = { $player }はイベントを起こしました：{ $events }。
event-names-colour = { $player }は{ $colour }を指定しました。
event-earns = { $player }は{ $colour }市民{ $number }人で{ $deniers }ドゥニエを稼ぎました。
event-gathers = { $player }は市民全員を集めました。
event-stands-up = { $number ->
    [0] { $player }には起こす市民がいません。
   *[other] { $player }の市民が{ $number }人起き上がりました。
}
event-last-round = 終わりが近づきました。全員が最後の手番を行います。
event-last-cards = 全員が最後のカードを1枚、秘密裏に選べます。
event-chooses-last = { $player }は最後のカードに{ $card }を選びました。
event-chooses-slot = { $player }はそれを{ $slot }に置きます。
event-ends-part = { $player }は決め終わりました。
event-shows-none = { $player }は最後のカードをプレイしません。
event-shows-last = { $player }は{ $slot }に置く{ $card }を公開しました。

## 手が認められない理由

refusal-not-asked = いま決めるのは{ $player }です。あなたの番になるまで待ってください。
refusal-pay-card-first = 先にカードの代金を支払ってください。手札か区画の別のカードを山札の下に戻します。
refusal-pay-citizen-first = 先にカードの代金として、{ $colour }市民を1人手放してください。
refusal-place-first = 先に{ $card }を置いてください。
refusal-choose-owner = 先に、誰の市民を使うか選んでください。
refusal-top-or-look = 表向きのカードを取るか、その下の2枚を見てください。
refusal-choose-card = 先に、手元に残すカードを選んでください。
refusal-choose-character = 複数の人物が反応しています。どれを先にするか選んでください。
refusal-activate-or-pass = いま2つ目の建物を活性化できます。1つ選ぶか、見送ってください。
refusal-rampart-or-pass = イベントが起ころうとしています。城壁を建てるか、見送ってください。
refusal-event-first = 先に、損傷するカードか寝かせる市民を選んでください。
refusal-finish-effect = 先に建物の効果を終えてください。
refusal-play-first = 先に手札のカードをプレイしてください。
refusal-action-first = 先にアクションを選んでください。引く、活性化、対処、稼ぐ、集めるのどれかです。
refusal-draw-first = カードを見るのは引くときです。先に山札を選んでください。
refusal-no-event-now = いま起こるイベントはありません。
refusal-activate-first = それは建物の効果の一部です。先に建物を活性化してください。
refusal-hand-limit = 手札は4枚までです。カードを山札の下に戻すか、城壁を建ててください。
refusal-action-done = アクションは済んでいます。手番を終えてください。
refusal-card-played = プレイできるカードは1手番に1枚だけです。アクションを行ってください。
refusal-hand-small-enough = カードを戻したり余った城壁を建てたりできるのは、手番の終わりに手札が4枚を超えている間だけです。
refusal-no-rampart = 手札に城壁がありません。
refusal-not-in-hand = そのカードは手札にありません。
refusal-has-that-one = { $card }はもう区画にあります。同じ名声建物を2つ置くことはできません。
refusal-too-few-deniers = { $card }には{ $deniers }ドゥニエかかりますが、足りません。
refusal-cannot-pay = { $card }のドゥニエ以外の代金を支払えません。
refusal-deck-empty = { $deck }の山札にはもうカードがありません。
refusal-too-few-citizens = 使える{ $colour }市民が{ $number }人必要です。自分の市民か、代金を支払える市民に限ります。
refusal-earn-own-only = その色の市民は広場にそれほどいません。ドゥニエを稼げるのは自分の市民だけです。
refusal-only-advanced = アクションで市民を雇えるのは上級ゲームだけです。
refusal-supply-empty = ストックに{ $colour }市民が残っていません。
refusal-cannot-recruit = 雇うには5ドゥニエと、使える{ $colour }市民が1人必要です。
refusal-nothing-there = { $slot }にはカードがありません。
refusal-not-for-citizens = { $card }は活性化できません。活性化できるのはレベルIとIIの建物だけです。
refusal-is-damaged = { $card }は損傷しています。市民を集めるまで使えません。
refusal-not-free = { $card }は空いていません。先に市民を集めてください。
refusal-no-event = イベント列のその場所にはイベントがありません。
refusal-no-coin = { $event }にはコインがないので、アクションでは対処できません。
refusal-cannot-fight = { $deniers ->
    [0] { $event }に対処するには、{ $colour }市民が{ $number }人必要です。
   *[other] { $event }に対処するには、{ $colour }市民{ $number }人と{ $deniers }ドゥニエが必要です。
}
refusal-no-citizen-there = そこに自分の{ $colour }市民はいません。
refusal-bad-slot = そのカードは{ $slot }には置けません。次から選んでください：{ $near }。
refusal-no-own-citizen = 広場に{ $colour }市民が残っていません。
refusal-cannot-borrow = そこからは{ $colour }市民を借りられません。使える市民がいて、{ $deniers }ドゥニエを支払える必要があります。
refusal-not-among-them = そのカードは選べるカードの中にありません。
refusal-cannot-visit = その建物は使えません。色が合い、空いていて、港でないものに限ります。
refusal-cannot-take-event = そのイベントは取れません。コインの条件に合っていません。
refusal-cannot-trigger = それほど多くのイベントは起こせないか、選んだイベントがありません。
refusal-not-that-colour = ここでは{ $colour }を選べません。
refusal-cannot-damage = { $slot }には損傷させられる空いたカードがありません。
refusal-does-not-react = いま{ $slot }に反応する人物はいません。
refusal-not-in-chain = { $slot }の建物は追加で活性化できません。
refusal-no-shelter = 身を守れるカードに市民が乗っていないか、今回の町の廷吏ではもう使いました。
refusal-slot-must-stay = { $slot }のカードがなくなると最後のカードを置けないので、残しておく必要があります。
refusal-part-ended = 最後のカードはもう決めています。ほかの人を待ってください。
refusal-last-card-chosen = 最後のカードは選んでいます。置くマスを選ぶか、終えてください。
refusal-only-last-card = ゲームはもうすぐ終わります。最後のカードと置くマスを選ぶか、終えてください。

## オプションとプリセット

option-advanced = 上級ゲーム
    .help = 各色1人の市民と9ドゥニエで始め、ストックが増え、市民を雇うアクションが加わります。
option-expansion = 拡張
    .help = 拡張のカードを使うかどうか、どのように山札に加えるか。
    .choice-none = 使わない
    .choice-replace = 印のあるカードと入れ替える
    .choice-mix = 印のあるカードと混ぜる
option-majority-deniers = 多数派イベントのドゥニエ
    .help = カードには2、説明書の早見表には3とあります。
    .choice-card = カードのとおり
    .choice-aid = 早見表のとおり
option-cathedral-points = 大聖堂
    .help = 説明書では4点です。代金の記載がないため、大聖堂の代金は5ドゥニエ（再構成）になります。オンライン版では20ドゥニエで8点です。
    .choice-rulebook = 説明書のとおり
    .choice-online = オンライン版のとおり
option-start-player = スタートプレイヤー
    .help = 最初の手番を行うプレイヤーを選びます。
    .choice-1 = プレイヤー1
    .choice-2 = プレイヤー2
    .choice-3 = プレイヤー3
    .choice-4 = プレイヤー4

preset-base = 基本ゲーム
    .help = 基本カードだけを使う入門ルールです。
preset-advanced = 上級ゲーム
    .help = 市民が減り、ドゥニエが増え、市民を雇うアクションが加わります。
preset-expansion-replace = 拡張あり
    .help = 拡張のカードを、印のある基本カードと入れ替えます。
preset-expansion-mix = 拡張あり（混合）
    .help = レベルIとIIの山札ごとに、印のあるカードと拡張のカードから3枚を引いて使います。

## 実物のカードを引く人への質問

chance-event = どのイベントが出ましたか？
chance-first-player = スタートプレイヤーは誰ですか？
chance-card-left-out = 箱に残すカードはどれですか？
chance-rampart = 城壁の表にあるイベントはどれですか？
chance-yellow-1 = 黄Iの山札から引いたカードは何ですか？
chance-yellow-2 = 黄IIの山札から引いたカードは何ですか？
chance-yellow-3 = 黄IIIの山札から引いたカードは何ですか？
chance-white-1 = 白Iの山札から引いたカードは何ですか？
chance-white-2 = 白IIの山札から引いたカードは何ですか？
chance-white-3 = 白IIIの山札から引いたカードは何ですか？
chance-red-1 = 赤Iの山札から引いたカードは何ですか？
chance-red-2 = 赤IIの山札から引いたカードは何ですか？
chance-red-3 = 赤IIIの山札から引いたカードは何ですか？

## 得点の内訳

score-printed = カードの得点
score-ramparts = 城壁

## いま誰が何をするか

status-action = { $player }がアクションを選びます。
    .you = できること：{ $can-or }。
status-hand-limit = { $player }は手札が4枚を超えています。
    .you = 手札が4枚を超えています：{ $can-or }。
status-end = { $player }は手番を終えられます。
    .you = 手番を終えてください。
status-pay-card = { $player }は別のカードで{ $card }の代金を支払います。
    .you = { $card }には別のカードも必要です：{ $can-or }。
status-pay-citizen = { $player }は{ $colour }市民で{ $card }の代金を支払います。
    .you = { $colour }市民で{ $card }の代金を支払ってください。
status-place = { $player }は{ $card }を置きます。
    .you = { $card }を置いてください。
status-use = { $number ->
    [1] { $player }は誰の{ $colour }市民を使うか選びます。
   *[other] { $player }は誰の{ $colour }市民を使うか選びます（あと{ $number }人）。
}
    .you = { $number ->
        [1] 誰の{ $colour }市民を使うか選んでください。
       *[other] 誰の{ $colour }市民を使うか選んでください（あと{ $number }人）。
    }
status-draw = { $player }は{ $deck }の山札から引いています。
    .you = { $deck }の山札：{ $can-or }。
status-keep = { $player }は{ $deck }の山札のカード2枚から1枚を選びます。
    .you = { $deck }の山札のカード2枚から1枚を選んでください。
status-choose = { $player }は公開されたカードから{ $number }枚を取ります。
    .you = 公開されたカードから{ $number }枚を取ってください。
status-react = { $player }はどの人物を先に反応させるか選びます。
    .you = どの人物を先に反応させるか選んでください。
status-chain = { $player }は2つ目の建物を活性化できます。
    .you = 2つ目の建物を活性化できます。
status-shelter = { $player }は{ $event }から身を守れます。
    .you = { $event }が起ころうとしています：{ $can-or }。
status-suffer = { $player }は{ $event }の影響を受けるものを選びます。
    .you = { $event }の影響を受けるものを選んでください。
status-damage = { $player }は{ $other-player }のどのカードが損傷するか選びます。
    .you = { $other-player }のどのカードが損傷するか選んでください。
status-effect = { $player }は効果の内容を選びます。
    .you = 効果：{ $can-or }。
status-last-cards = 最後のカードを秘密裏に選んでいます。
status-last-card = 最後のカードを選ぶか、選ばずに終えてください。
    .end = 最後のカードなし
status-no-last-card = 出せる最後のカードはありません。そのまま終えてください。
    .end = 最後のカードなし
status-last-slot = { $card }を置くマスを選んでください。
status-last-end = 最後のカードが決まりました。自分の番を終えてください。
    .end = 最後のカードを確定
status-wait = ほかの人が選び終わるまで待ってください。

## What the player can do now, in lists after "You can" or a colon

name-can-play = 先にカードをプレイする
name-can-draw = カードを引く
name-can-activate = 建物を活性化する
name-can-combat = イベントに対処する
name-can-earn = ドゥニエを稼ぐ
name-can-gather = 自分の市民を集める
name-can-recruit = 市民を雇う
name-can-place = カードを置く
name-can-remove = 街区のカードで支払う
name-can-return = 手札を山札の下に戻す
name-can-give = 市民で支払う
name-can-use = 市民を使う
name-can-top = 表向きのカードを取る
name-can-look = その下の2枚を見る
name-can-keep = カードを手元に残す
name-can-visit = ほかの人の建物を使う
name-can-fight = イベントを取る
name-can-trigger = イベントを起こす
name-can-colour = 色を選ぶ
name-can-damage = 損傷させるカードを選ぶ
name-can-react = 人物を選ぶ
name-can-rampart = 城壁を建てる
name-can-shelter = カードの効果で身を守る
name-can-pass = 見送る
name-can-end = 手番を終える

## 描かれたテーブルの見出し

label-legend = y w r g：建物の上の黄・白・赤・灰色の市民　#：損傷　×2：重なったカードの枚数　!：町の廷吏が来た山札　>：選べるもの　*：スタートプレイヤー
label-legend-cards = ≈：一部は再構成　（代金; ★得点）
label-fight = 対処
label-event-deck = イベントの山札
label-supply = ストック
label-criers = 町の廷吏
label-deniers = ドゥニエ
label-points = 得点
label-ramparts = 城壁（手札＋建設済み）
label-plaza = 広場
label-lying = 広場の脇
label-hand = 手札
label-playing = プレイ中
label-looked = 見たカード
label-below = 山札の下の既知カード（下から）
label-perhaps = もしかすると
label-last-round = 最終ラウンド
label-game-over = ゲームは終了しました。

# ボットが手を勧める理由：「…からです」の前に置かれる
part-points = 得点になる
part-rival = 最も強い相手を抑えられる
part-deniers = ドゥニエが手に入る
part-citizens = 市民を使える状態に保てる
part-hand = 手札がよくなる
part-slots = 区画が埋まる
part-prestige = 名声建物が増える
part-buildings = よりよい建物を働かせられる
part-characters = 人物を生かせる
part-events = イベントに備えられる
part-closing = リードしたまま終わりに近づける
