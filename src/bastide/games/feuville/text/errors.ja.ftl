## Component files

error-clouds-off-the-sky = { $where }は空ではないのに雲があります
error-gate-off-the-wall = { $where }は城壁ではないのに門があります
error-corner-misplaced = { $where }は空か門なのに角の塔があります
error-start-back-misplaced = { $where }に、空だけが持つスタートの裏面があります
error-number-of-tiles = tiles.tilesにはタイルが{ $least }～{ $most }枚必要です（現在は{ $number }枚）
error-tiles-of-a-kind = tiles.tilesには{ $kind }のタイルが{ $least }～{ $most }枚必要です（現在は{ $number }枚）
error-start-skies = tiles.tilesには、スタートの裏面の空が{ $number }枚必要です
error-decrees-too-few = decrees.decreesの列用は{ $number }枚で、取り除く枚数と並べる枚数に足りません
error-evaluations-too-few = decrees.decreesには、{ $players }人分の都市決算が必要です
error-prestige-points = fairy.fairyの{ $tile }は、idのとおりの点数でなければなりません
error-charms-too-few = fairy.fairyにはタイルが{ $least }枚以上必要です
error-symbols-too-many = tiles.tilesに{ $symbol }のシンボルが{ $most }個より多くあります

## Positions

error-step-out-of-place = ステップ「{ $step }」はそこで待てません（FV-10）。
error-named-in-vain = ドラゴンに縦列{ $named }は指定されていません（FV-63）。
error-turn-is-over = 手番は終わっています。次のプレイヤーの手番でなければなりません（FV-10）。
error-chance-first = 誰かが決める前に、サイコロを振るか山を引かなければなりません（FV-10）。
error-asked-without-move = プレイヤー{ $number }が決める番ですが、指せる手がありません。
error-town-not-a-row = プレイヤー{ $number }の街は、縦列0を含むひと続きの列でなければなりません（FV-21）。
error-column-not-stacked = プレイヤー{ $number }の縦列{ $column }は、下から城壁、塔、空でなければなりません（FV-20）。
error-one-coat-of-arms = プレイヤー{ $number }の紋章は1つだけです（FV-37）。
error-bare-tile-burns = スタートタイルだけの縦列は決して焼けません（FV-64）。
error-no-such-tile = 箱に「{ $tile }」というタイルはありません。
error-evaluation-twice = プレイヤー{ $number }が都市決算を行えるのは1回だけです（FV-37）。
error-not-of-this-kind = 「{ $code }」は{ $kind }ではありません。
error-first-step = 最初のステップだけが「main」か「finish」です。
error-hand-without-step = 手に何かがあるのは、置き場所を尋ねるステップがあるときだけです（FV-16）。
error-die-not-used = 「{ $move }」にサイコロを使うことはできません（FV-12）。
error-grass-count = 中立の草タイルの数が合いません。{ $number }枚残っていなければなりません（FV-34）。
error-tiles-count = タイル「{ $tile }」の数が合いません。箱には{ $number }枚あります（FV-1）。
error-decrees-count = 勅令{ $decree }の数が合いません。{ $number }枚が伏せられていなければなりません（FV-5）。
error-decree-pile = 勅令の山は{ $number }枚でなければなりません（FV-5）。
error-charms-count = 妖精の魔法{ $tile }の数が合いません。ストックに{ $number }枚なければなりません（FV-4）。
error-column-marked-twice = プレイヤー{ $number }の縦列{ $column }は、一度だけ焼け、草タイルは1枚だけです（FV-33）。
error-grass-under-unfinished = プレイヤー{ $number }の縦列{ $column }は、完成していないのに草があります（FV-31）。
error-grass-and-districts = プレイヤー{ $number }の草は、得点した街区（小{ $small }、大{ $large }）と合いません（FV-33）。
error-clouds-burnt = プレイヤー{ $number }の縦列{ $column }には雲があり、この版では焼けません（FV-63）。
error-coat-and-evaluation = プレイヤー{ $number }が紋章を置いているのは、都市決算を済ませたときだけです（FV-37）。
error-no-townscape = プレイヤー{ $number }が都市決算を済ませたはずはありません。街並みがありません（FV-35）。
error-die-without-evaluation = 行われていない都市決算にサイコロが使われています（FV-37）。
error-row-not-refilled = 列「{ $row }」は空になりません。山に{ $number }枚残っています（FV-26）。
error-decrees-not-refilled = 手番の初めには勅令の列が埋まっています。山に{ $number }枚残っています（FV-44）。
error-charm-not-refilled = 公開された妖精の魔法{ $slot }がありません（FV-54）。
error-over-without-last-round = 手番がなければゲームは終わっており、最終ラウンドだったはずです。
error-decrees-left-over = 勅令の列を補充できるうちは、ゲームは終わりません（FV-71）。
error-no-last-round = 最終ラウンドではありません。勅令の列を補充できます（FV-71）。
error-round-is-finished = プレイヤー{ $number }の手番の前に最終ラウンドは終わります（FV-72）。
error-dragon-miscounted = ドラゴンがプレイヤー{ $number }に求める縦列の数は、足りない雲の数です（FV-63）。
error-points-do-not-fit = プレイヤー{ $number }が{ $source }で{ $points }点を得ることはありません（FV-45）。
error-charm-never-leaves = 妖精の魔法{ $tile }は、この版ではゲームから除外されません（FV-54）。
error-dice-not-used = 手番は、サイコロを2個とも使ってから終わります（FV-13）。
