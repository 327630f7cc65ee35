### ブラウザに描かれるトゥルネーのボード。ゲームそのものの言葉はサーバーから届きます。

board-possible = 今選べます
board-decks = 9つの山札
board-deck = { $deck }の山札、{ $number }枚
board-deck-help = ここから引くには{ $colour }市民が{ $number }人必要です。上の2枚を見て1枚を手元に残すか、表向きのカードを取ります。
board-crier-came = 廷吏が来ました
board-queue = イベントの列
board-event-deck = 残りのイベント：{ $number }
board-coins = コイン{ $number }枚（最大{ $circles }枚）
board-fight-cost = { $deniers ->
    [0] 対処するには{ $colour }市民が{ $number }人必要
   *[other] 対処するには{ $colour }市民が{ $number }人と{ $deniers }ドゥニエ必要
}
board-criers = 廷吏：{ $needed }人中{ $number }人
board-criers-help = 廷吏が{ $needed }人来た後は、誰かの区画が完成するとゲームの終わりが訪れます。
board-supply = ストック
board-citizens = { $colour }市民{ $number }人
board-standing = 広場の{ $colour }市民{ $number }人
board-available = { $colour }市民：立っている数／持っている数
board-lying = 使った市民（広場の脇）
board-lying-one = 使った{ $colour }市民
board-gray = 灰色市民{ $number }人
board-damaged = 損傷
board-beneath = 下のカード：{ $cards }
board-known-below = 中の既知カード（下から）：{ $cards }
board-perhaps = もしかすると：{ $cards }
board-district = { $player }の区画
board-plaza = { $player }の広場
board-hand = { $player }の手札
board-hand-empty = 手札がありません。
board-hidden-card = 伏せられたカード（{ $deck }）
board-rampart = 城壁
board-rampart-help = 城壁は、廷吏が告げるイベント1つから、どんなに強くてもあなたを守り、終了時には1点になります。
board-citizen-help = 市民でカードを引き、建物を活性化し、イベントに対処します。ほかの人の市民は2ドゥニエかかります。
board-deniers-help = ドゥニエは、カードやイベントへの対処、ほかの人の市民を使うときに支払います。
board-lying-help = 使った市民は、持ち主が市民を集めると再び立ちます。
board-hand-help = 手番の終わりに持てる手札は、城壁を含めて4枚までです。
board-hidden-help = この山札から引かれた、あなたが見ていないカードです。
board-event-deck-help = イベントが列を離れると、ここから次のイベントが入ります。
board-complete-help = 9マスすべてが埋まり、名声建物が2つ見えていると、区画は完成です。区画の完成がゲームの終わりにつながります。
board-prestige-help = 終了時、見えている名声建物は全員の得点になり、建てた人はより多く得ます。
board-first-player-help = ゲームが終わるかどうかは、このプレイヤーの手番の始めにだけ確認します。
board-damaged-help = 損傷：持ち主が市民を集めるまで使えません。
board-last-round-help = 全員が最後の手番を行い、その後、最後のカードを1枚ひそかに建てられます。
board-printed-help = 覆われたものも含めて、区画のすべてのカードに書かれた得点です。
board-empty-slot = { $slot }：空き
board-last-here = 最後のカードはここに置きます
board-show = { $player }の区画を見る
board-back = 自分の区画に戻る
board-first-player = スタートプレイヤー
board-slots = カードのあるマス
board-prestige-count = 名声建物
board-complete = 区画完成

## カードの説明

board-type-building = 建物
board-type-character = 人物
board-type-prestige = 名声建物
board-cost = コスト{ $deniers }ドゥニエ
board-cost-card = コスト{ $deniers }ドゥニエと、手札か区画のカード1枚
board-cost-citizen = コスト{ $colour }市民1人
board-printed-points = { $points }点

## 変わるもの

board-of-deniers = ドゥニエ
board-of-points = 得点
board-of-cards = 手札
board-of-ramparts = 城壁
board-of-citizens = 広場の{ $colour }市民

## 今決めること

board-question = 今決めること
board-waiting = { $player }が考えています…
board-off-turn = { $player }の手番ですが、あなたが決めます：
board-last-round = 最終ラウンド！
board-ask-opening = 手札のカードを1枚プレイできます。その後、アクションを1つ選んでください：
board-ask-action = アクションを1つ選んでください：
board-ask-end = アクションは済みました。手番を終えてください。
board-ask-hand-limit = 手札は4枚までです。
board-ask-pay-card = { $card }にはカードも1枚必要です。
board-ask-pay-citizen = { $card }には{ $colour }市民が1人必要です。自分の市民を選んでください。
board-ask-place = { $card }を置く場所を選んでください。
board-ask-use = { $number ->
    [1] 誰の{ $colour }市民を使いますか？
   *[other] 誰の{ $colour }市民を使いますか？{ $number }人必要です。1人ずつ選んでください。
}
board-ask-draw = { $deck }の山札。
board-ask-keep = { $deck }の山札：1枚を手元に残してください。もう1枚は表向きで山札の上に残ります。
board-ask-choose = 公開されたカードから{ $number }枚取ってください。
board-ask-react = 複数の人物が反応します。最初の人物を選んでください。
board-ask-chain = 人物の効果で2つ目の建物を活性化できます。建物を選ぶか、見送ってください。
board-ask-shelter = { $event }が起ころうとしています。
board-ask-suffer = { $event }が起こりました。被害を受けるものを選んでください。
board-ask-damage = 損傷させる{ $player }のカードを選んでください。
board-ask-effect = 効果をどのように行いますか？
board-ask-last-card = 最後です。秘密裏に建てるカードを手札から選ぶか、使わずに終えてください。
board-ask-no-last-card = 建てられる手札はもうありません。使わずに終えてください。
board-ask-last-slot = { $card }をどこに置きますか？全員が決めるまで誰にも見えません。
board-ask-last-end = 最後のカードを選びました。自分の番を終えてください。
board-ask-last-wait = ほかの人が最後のカードを秘密裏に選んでいます…
board-use-own = 自分の市民（無料）
board-use-other = { $player }に2ドゥニエ支払う
board-visit = { $player }の{ $card }を使う

## アクション

board-do-play = カードをプレイ
board-do-draw = 引く
board-do-activate = 建物を活性化
board-do-combat = イベントに対処
board-do-earn = ドゥニエを稼ぐ
board-do-recruit = 雇う
board-pick-play = 手札のカードを選んでください。
board-pick-draw = 引く山札を選んでください。
board-pick-activate = 自分の街区の建物を選んでください。
board-pick-combat = 対処するイベントを選んでください。
board-pick-earn = 広場の市民を選んでください。
board-pick-recruit = サプライの市民を選んでください。

## ゲームの終わり

board-final = 最終得点計算
board-final-all = すべて表示
board-final-total = 合計
board-final-note = 金色は建設した人のしるしです。それぞれ12点までです。
board-built-it = 建設者
board-winner = 勝者

## 局面を作るところ

# $card - カード、$number - 山札に残っている数
board-editor-left = { $card }、残り{ $number }
board-editor-colour = 色
board-editor-level = レベル
board-editor-slot-help = { $pointer ->
    [touch] マスをタップし、カードをタップしてください。
   *[mouse] マスをクリックし、カードをクリックしてください。
}
board-editor-lift = 取り除く
board-editor-damaged = 損傷
board-editor-possessions = ドゥニエ、市民、城壁
# $colour - 「黄」
board-editor-citizens = { $colour }市民
board-editor-lying = 使った{ $colour }市民
board-editor-built = 建設済みの城壁
board-editor-in-hand = 手札の城壁
board-editor-draw = カードを加える
# $card - 手札のカード
board-editor-discard = { $card }を取り除く
board-editor-unknown = 不明なカード
# 誰も入力していないイベント
board-editor-drawn = ランダム
board-editor-coins = コイン
board-editor-criers = 登場した町の廷吏
board-tab-market = カード
board-tab-others = プレイヤー
