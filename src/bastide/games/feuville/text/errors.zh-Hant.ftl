## Component files

error-clouds-off-the-sky = { $where }不是天空卻有雲
error-gate-off-the-wall = { $where }不是城牆卻有城門
error-corner-misplaced = { $where }是天空或城門卻有角樓
error-start-back-misplaced = { $where }有只有天空才有的起始背面
error-number-of-tiles = tiles.tiles需要{ $least }到{ $most }片板塊，不能是{ $number }片
error-tiles-of-a-kind = tiles.tiles需要{ $least }到{ $most }片{ $kind }板塊，不能是{ $number }片
error-start-skies = tiles.tiles需要{ $number }片有起始背面的天空
error-decrees-too-few = decrees.decrees用於詔令列的有{ $number }片，少於移除與排開的數量
error-evaluations-too-few = decrees.decrees需要為{ $players }位玩家各備一片城市計分
error-prestige-points = fairy.fairy的{ $tile }給的分數必須與id所示相同
error-charms-too-few = fairy.fairy至少需要{ $least }片
error-symbols-too-many = tiles.tiles顯示{ $symbol }符號超過{ $most }次

## Positions

error-step-out-of-place = 步驟「{ $step }」不能在那裡等待（FV-10）。
error-named-in-vain = 沒有向巨龍指定直行{ $named }（FV-63）。
error-turn-is-over = 回合已結束：必須輪到下一位玩家（FV-10）。
error-chance-first = 任何人決定之前，必須先擲骰或抽取板塊（FV-10）。
error-asked-without-move = 輪到玩家{ $number }決定，卻沒有可行的行動。
error-town-not-a-row = 玩家{ $number }的城市必須是包含直行0的一排直行（FV-21）。
error-column-not-stacked = 玩家{ $number }的直行{ $column }由下往上必須是城牆、塔樓、天空（FV-20）。
error-one-coat-of-arms = 玩家{ $number }只有一個紋章（FV-37）。
error-bare-tile-burns = 單獨的起始板塊永不燒毀（FV-64）。
error-no-such-tile = 盒中沒有板塊「{ $tile }」。
error-evaluation-twice = 玩家{ $number }只能進行一次城市計分（FV-37）。
error-not-of-this-kind = 「{ $code }」不屬於{ $kind }。
error-first-step = 只有第一個步驟是「main」或「finish」。
error-hand-without-step = 只有當某個步驟詢問放在哪裡時，手上才有東西（FV-16）。
error-die-not-used = 「{ $move }」不可能用過骰子（FV-12）。
error-grass-count = 中立草地數量不符：必須剩下{ $number }片（FV-34）。
error-tiles-count = 板塊「{ $tile }」數量不符：盒中有{ $number }片（FV-1）。
error-decrees-count = 詔令{ $decree }數量不符：必須有{ $number }片未公開（FV-5）。
error-decree-pile = 詔令堆必須有{ $number }片（FV-5）。
error-charms-count = 仙子魔法{ $tile }數量不符：供應區必須有{ $number }片（FV-4）。
error-column-marked-twice = 玩家{ $number }的直行{ $column }只能燒毀一次，也只能有一片草地（FV-33）。
error-grass-under-unfinished = 玩家{ $number }的直行{ $column }有草地卻不完整（FV-31）。
error-grass-and-districts = 玩家{ $number }的草地與已計分的城區不符：小{ $small }、大{ $large }（FV-33）。
error-clouds-burnt = 玩家{ $number }的直行{ $column }有雲朵，在此版本不會燒毀（FV-63）。
error-coat-and-evaluation = 玩家{ $number }放了紋章，若且唯若已做過城市計分（FV-37）。
error-no-townscape = 玩家{ $number }不可能做過城市計分：缺少城市景觀（FV-35）。
error-die-without-evaluation = 有骰子用於尚未進行的城市計分（FV-37）。
error-row-not-refilled = 「{ $row }」列不可能是空的：牌堆還有{ $number }片（FV-26）。
error-decrees-not-refilled = 回合開始時詔令列必須是滿的：牌堆還有{ $number }張（FV-44）。
error-charm-not-refilled = 缺少公開的仙子魔法{ $slot }（FV-54）。
error-over-without-last-round = 沒有回合表示遊戲已結束，因此必為最後一輪。
error-decrees-left-over = 只要詔令列還能補滿，遊戲就未結束（FV-71）。
error-no-last-round = 這不是最後一輪：詔令列可以補滿（FV-71）。
error-round-is-finished = 輪到玩家{ $number }之前，最後一輪已結束（FV-72）。
error-dragon-miscounted = 巨龍向玩家{ $number }要求的直行數等於所缺的雲朵數（FV-63）。
error-points-do-not-fit = 玩家{ $number }不可能由{ $source }得到{ $points }分（FV-45）。
error-charm-never-leaves = 仙子魔法{ $tile }在此版本永不移出遊戲（FV-54）。
error-dice-not-used = 兩顆骰子都用完，回合才結束（FV-13）。
