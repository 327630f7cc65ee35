## Options

error-bad-crier = オプションcrierにはrandomかプレイヤーの番号（{ $choices }）を指定します。「{ $value }」は使えません。
error-bad-tiles = オプションtilesにはrandomか、1から{ $most }までの異なる数を{ $number }個指定します。「{ $value }」は使えません。
error-cannot-be-crier = プレイヤー{ $number }は町の廷吏になれません。プレイヤーは{ $players }人です。

## Component files

error-one-kind-of-gain = { $where }は市民、資源、建物のどれか1つでなければなりません
error-no-building-here = { $where }は建物にできません
error-one-of-each = { $where }は、複数の色なら1つずつでなければなりません
error-building-row = { $entry }は、色が{ $colour }、種類が{ $kind }の{ $building }でなければなりません
error-only-these-fields = { $where }には{ $fields }だけが必要です
error-one-kind-per-die = { $where }は、ダイスごとに1種類のものを与えなければなりません
error-cathedrals-alike = 2つの大聖堂が同じ行を得点します
error-resources-too-far = sheet.resourcesに、トラックの終わりを越えたものがあります
error-resources-begin-linked = sheet.resourcesが、つながった市民で始まっています
error-bonuses-apart = { $colour }の市民のボーナスは、トラックの別々の場所になければなりません
error-link-columns = { $building }のリンク「{ $link }」は、隣り合う2列でなければなりません
error-two-links = { $building } { $column }にリンクが2つあります
error-plaza-colours = 広場{ $plaza }の色はその名のとおりでなければなりません（現在は{ $colours }）
error-plazas-count = plazas.plazasは合計{ $number }枚でなければなりません
error-plazas-of-one-colour = 両面が同じ色の広場は、ちょうど{ $number }枚でなければなりません
error-banquet-order = タイル{ $found }はタイル{ $tile }でなければなりません

## Positions

error-half-days = 半日は{ $number }回で、そのあとゲームは終わります（TD-44）。
error-moves-in-a-half-day = 手を打てるのは半日の間だけです（TD-10）。
error-columns-without-value = 最初の半日から、どの列にも値があります（TD-9）。
error-first-game-numbered = 最初のゲームでは、列にあらかじめ番号がついています（TD-6）。
error-first-value = 最初の値はダイスで決め、向きによって残りが決まります（TD-7）。
error-values-in-a-row = 値は列ごとに昇順か降順です（TD-7）。
error-first-game-values = 最初のゲームでは、列の値は左から1～6です（TD-6）。
error-other-plazas = 9枚の広場が箱のものと違います（TD-2）。
error-no-banquets = 饗宴と略奪を使わないなら、タイルはありません（TD-48）。
error-three-tiles = 両面が同じ色の3つの広場のそばに、異なる3枚のタイルを置きます（TD-48）。
error-spent-too-much = プレイヤー{ $number }は、丸のついた{ $circled }個の{ $resource }から{ $spent }個を支払うことはできません。トラックは{ $printed }個です（TD-20、TD-27）。
error-too-many-citizens = プレイヤー{ $number }の{ $colour }の市民が{ $citizens }人になることはありません（TD-35）。
error-bad-columns = 列はaからfまでの異なる文字です。「{ $columns }」は使えません。
error-dice-in-a-half-day = ホイールにダイスがあるのは半日の間だけです（TD-10）。
error-four-dice = ホイールにはダイスが4個あり、「black」は黒ダイスの番号です（TD-11）。
error-dice-in-order = ダイスは小さい順に並び、同じ目では黒ダイスが先です（TD-11、TD-12）。
error-somebody-decides = 誰かがまだ決める必要があります。全員が終えたら、半日は終わりです（TD-42）。
error-cannot-have-played = プレイヤー{ $number }が「{ $move }」を打つことはできません：{ $reason }
error-other-tiles = オプション「tiles」では、赤、黄、白の広場のそばに{ $tiles }を置きます。{ $found }ではありません（TD-48）。
error-raid-too-early = 半日{ $number }までに、これらのタイルすべてが略奪面になることはありません。裏返るのは、使われた広場のタイルが各半日の終わりに1枚までです（TD-50）。
error-struck-too-early = 半日{ $number }までにダイスのマスが{ $struck }個打ち消されることはありません。最大{ $most }個です（TD-15）。
error-not-struck = 列{ $column }の{ $colour }のマスは攻撃を受けたので、その要塞を持たないプレイヤー{ $number }の用紙でも打ち消されています（TD-15、TD-16）。
error-fortress-struck = プレイヤー{ $number }が列{ $column }の要塞を持ち、同時にその赤のマスが打ち消されていることはありません。一方が他方を防ぎます（TD-16、TD-17）。
error-citizens-missing = プレイヤー{ $number }の{ $colour }の市民が{ $citizens }人ということはありません。用紙に描かれ丸のついたものから、少なくとも{ $least }人を得ています（TD-26、TD-29、TD-33、TD-34、TD-38）。
error-citizens-from-nowhere = プレイヤー{ $number }の{ $colour }の市民が{ $citizens }人ということはありません。用紙に描かれ丸のついたものから得られるのは最大{ $most }人です（TD-26、TD-29、TD-30、TD-33、TD-34、TD-38）。
error-resources-missing = プレイヤー{ $number }の丸のついた{ $resource }が{ $circled }個ということはありません。最初の分、リンク、列ボーナスで少なくとも{ $least }個です（TD-5、TD-34、TD-39）。
error-spent-too-early = プレイヤー{ $number }が{ $actions }回のアクションで{ $resource }を{ $spent }個支払うことはできません。最大{ $most }個です（TD-20、TD-22、TD-23）。
error-bonus-buildings-missing = プレイヤー{ $number }の市民はボーナスの建物{ $bonuses }個分に達していますが、描かれた建物にそのすべてが含まれることはありません（TD-37、TD-39、TD-41）。
error-too-few-actions = プレイヤー{ $number }が{ $actions }回のアクションでこれだけ描いて丸をつけることはできません。少なくとも{ $needed }回必要です（TD-10、TD-19）。
