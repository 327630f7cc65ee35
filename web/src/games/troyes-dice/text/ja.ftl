### ブラウザに描かれるトロワダイスのテーブル。ゲームそのものの言葉はサーバーから届きます。

board-sheet = { $player }の得点記録用紙
board-sheets = 得点記録用紙
board-own-sheet = 自分の用紙
board-look = { $player }の用紙を見る
board-possible = 今選べます
board-choices = できること
board-column = { $column }列（{ $value }）
board-built = 建設済み
board-blocked = 建設不可
board-square = ダイスのマス、{ $colour }の{ $value }
board-struck = 打ち消し済み
board-protected = 守られています
board-track = { $name }：残り{ $left }、{ $length }のうち{ $circled }に丸
board-citizens = { $colour }市民：{ $length }人中{ $number }人
board-citizens-of = { $colour }市民
board-buildings = 建物{ $number }軒
board-die = { $colour }の{ $value }（{ $cost }）
board-raided = 略奪にあったダイス
board-attacking-die = { $name }：{ $value }、{ $colour }の広場
board-plaza = 広場、{ $up }、裏は{ $down }
board-plaza-destroyed = 破壊された広場、{ $up }、{ $down }になって戻ります
board-attack = { $colour }の{ $value }への攻撃：その列に要塞がなければ打ち消されます。
board-value-price = 1影響力で出目を{ $step }変更
board-colour-price = 色の変更には{ $cost }知識

## 次にすること

board-hint-choose = ダイスを選んでください。ホイール、ボタン、用紙のマスのどこからでも選べます。{ $pointer ->
    [touch] タップすると、代金が分かります。
   *[mouse] ポイントすると、代金が分かります。
}
board-hint-pay = このダイスには好きな資源が1つかかります。どれで支払うか選んでください。
board-hint-build = ボーナスは建物です。用紙で光っているものを選んでください。
board-hint-bonus = ボーナスがあります。次に丸をつけるものを選んでください。
board-hint-direction = あなたは町の廷吏です。値は最初の列から昇順ですか、降順ですか？{ $pointer ->
    [touch] ボタンをタップすると用紙に表示されます。
   *[mouse] ボタンをポイントすると用紙に表示されます。
}
board-hint-number = あなたは町の廷吏です。左から順に、各列の値を決めてください。
board-day = { $day }日目

board-gain-citizens = { $colour }市民{ $number }人
board-brings = { $gain }をもたらします。
board-brings-per-die = { $colour }ダイス1個につき{ $gain }をもたらします。
board-link = { $column }列とのリンク：{ $gain }。
board-citizens-help = ゲーム終了時に1人1点。{ $build }人目で名声建物、{ $all }人目でほかの色の市民を1人ずつ得ます。
board-square-help = { $colour }の{ $value }で、このマスの上か下に建設できます。打ち消されると、どちらも建設できません。
board-resource-points = ゲーム終了時に残り2つごとに1点。
board-die-help = { $gain }を得るか、{ $colour }の{ $value }の上か下に建設します。
board-black-die-help = この半日の間、この広場を破壊します。{ $day }日目からは、その列に要塞がない用紙の{ $colour }の{ $value }を打ち消します。
board-plaza-help = ここのダイスは{ $up }になります。破壊されると{ $down }になって戻ります。
board-favour = 建物1つにつき{ $each }点、今は{ $points }点。
board-no-favour = この人物の大聖堂を建てると、この段が得点になります。
board-sector-help = となりの広場にあるダイスの代金です。
board-neutral = 中立ゾーン
board-neutral-help = となりの広場は今日は使いません。1日の終わりに、盤が1つ回ります。
board-day-help = 半日{ $number }／{ $all }。最後の半日のあと、ゲームは終了します。
board-bonus = 各色の市民{ $number }人のボーナス
board-builds = 次のうち1つを無料で建設します：{ $buildings }。
board-citizen-points = ゲーム終了時に市民1人につき1点。
board-total-help = 今ゲームが終わった場合の、人物、残りの資源、市民の得点です。
board-plan-help = シートの建物：色つきは建設済み、暗いものは建設できません。
## 場面を並べるところ

board-editor-sheet = { $pointer ->
    [touch] 建物をタップすると描いたり消したりできます。大聖堂は建てた順に描いてください。ダイスのマスをタップすると打ち消せます。
   *[mouse] 建物をクリックすると描いたり消したりできます。大聖堂は建てた順に描いてください。ダイスのマスをクリックすると打ち消せます。
}
board-editor-circled = { $name }：丸印の数
board-editor-spent = { $name }：使った数
board-editor-half-day = 半日
board-editor-half = { $day }日目 { $half }
board-editor-dice = ダイス
board-editor-die = ダイス{ $number }
board-editor-numbering = 列の上の数字
board-editor-plazas = 広場（1日目の中立区画の下から時計回り）
board-editor-plaza = 広場{ $number }
board-editor-face = { $up }、裏は{ $down }
