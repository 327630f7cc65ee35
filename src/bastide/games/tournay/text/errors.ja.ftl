## Component files

error-needs-a-kind = { $where }は「kind」を持つオブジェクトでなければなりません
error-bad-id = { $where }.idは小文字、数字、ハイフンだけで書きます（現在は「{ $name }」）
error-id-taken = 2つの項目が同じid「{ $name }」を持っています
error-character-power = 建物{ $building }に、人物だけが持てる「{ $power }」があります
error-building-effect = 人物{ $character }に、建物だけが持てる効果があります
error-counts-twice = 人物{ $character }に「{ $power }」が2つありますが、数えられるのは1つだけです
error-replaceable-copies = { $card }は、入れ替えできる枚数が全体の枚数より多くなっています
error-bad-cost = { $card }のコストは市民1人か、ドゥニエ（カードはあってもなくても可）でなければなりません
error-too-many-pieces = 効果の部品は全部で{ $most }個までです。{ $number }個あります
error-deck-size = 山札{ $deck }は、町の廷吏のほかに{ $least }～{ $most }枚でなければなりません（現在は{ $size }枚）
error-deck-replaceable = 山札{ $deck }の入れ替えできるカードは、拡張で加わる枚数と同じでなければなりません
error-event-colour = イベント{ $event }には色が必要です。ドゥニエを失うイベントなら色はありません

## Positions

error-no-such-card = 「{ $card }」というカードはありません。
error-different-colours = プレイヤー{ $number }の{ $place }にあるカードの色がそろっていません（TY-16）。
error-building-twice = プレイヤー{ $number }は{ $card }を2つ持っています（TY-18）。
error-cannot-lie-there = プレイヤー{ $number }の{ $place }にあるものは、そこに置けません（TY-9、TY-34）。
error-not-damageable = プレイヤー{ $number }の{ $place }にある名声建物は損傷しません（TY-56）。
error-district-too-large = プレイヤー{ $number }の区画が3行3列を超えています（TY-14）。
error-first-step = 最初のステップだけが「turn」「last」「final」のどれかです。
error-nothing-waits = 最後のカードを選んでいる間、ほかに待つものはありません（TY-59）。
error-card-without-step = カードをプレイ中なのは、置くマスを尋ねるステップがあるときだけです（TY-13）。
error-looked-without-step = カード2枚を見ているのは、どちらを残すか尋ねるステップがあるときだけです（TY-27）。
error-last-card = プレイヤー{ $number }の最後のカードが手札にありません（TY-59）。
error-strikes-without-queue = 起こるイベントはイベント列になければなりません（TY-31）。
error-nobody-answers = ステップ「{ $step }」に答えられるプレイヤーがいません。
error-citizens-count = { $colour }の市民の数が合いません。ストックに{ $left }人いなければなりません（TY-3）。
error-event-twice = イベント「{ $event }」は未知のものか、イベント列に2つあります。
error-too-many-coins = イベント「{ $event }」にはそれほど多くの円がありません（TY-30）。
error-events-count = イベントの数が合いません。イベントの山札に{ $left }枚なければなりません（TY-5）。
error-face-up-known = 山札{ $deck }の表向きのカードは、全員が知っていなければなりません（TY-27）。
error-left-out = 山札{ $deck }から、入れ替えまたは追加のカード{ $number }枚を除きます（TY-67）。
error-deck-count = 山札{ $deck }のカードの数が合いません（TY-4）。
error-undetermined = 山札{ $deck }の未確定のカードが、ほかのどこにもないカードと一致しません（TY-4）。
error-other-deck = カード「{ $card }」は山札{ $deck }のものではありません（TY-4）。
error-doubts-without-truth = 山札{ $deck }についての疑いのパターンは、どれもそこに伏せられたカードに当てはまりません。
error-cannot-start = プレイヤー{ $number }から始めることはできません。プレイヤーは{ $players }人です。
error-other-start-player = オプションstart_playerでは、プレイヤー{ $number }から始めます（TY-6）。
error-unknown-to-nobody = 全員が知っているカードを不明にはできません。
error-unknown-and-doubts = 山札{ $deck }には不明なカードがあるため、それについての疑いは書けません。
error-beyond-the-grid = 指定されたマスが区画から離れすぎています（TY-14）。
error-does-not-go-with-steps = 「{ $field }」の内容が手番の段階と合いません。
error-queue-gap = イベントの山札が残っているのに、イベント列に空きがあります（TY-5、TY-36）。
error-all-have-ended = 最後のカードをまだ選んでいない人が必要です（TY-59）。
error-last-choice = プレイヤー{ $number }は、今このように最後のカードを選ぶことはできません（TY-59）。
