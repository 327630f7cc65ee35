## Options

error-bad-crier = 選項crier可用random或玩家編號{ $choices }，不能是「{ $value }」。
error-bad-tiles = 選項tiles可用random，或1到{ $most }之間{ $number }個不同的數字，不能是「{ $value }」。
error-cannot-be-crier = 玩家{ $number }不能當街頭公告員：只有{ $players }位玩家。

## Component files

error-one-kind-of-gain = { $where }必須是市民、資源或建築其中之一
error-no-building-here = { $where }不能是建築
error-one-of-each = { $where }若有多種顏色，必須各一個
error-building-row = { $entry }必須是{ $building }，顏色{ $colour }，種類{ $kind }的建築
error-only-these-fields = { $where }只需要{ $fields }
error-one-kind-per-die = { $where }必須為每個骰子給予一種東西
error-cathedrals-alike = 兩座大教堂計算同一排
error-resources-too-far = sheet.resources有超出記錄條末端的東西
error-resources-begin-linked = sheet.resources以相連的市民開始
error-bonuses-apart = { $colour }市民的獎勵必須在記錄條的不同位置
error-link-columns = { $building }的連結「{ $link }」必須是相鄰的兩列
error-two-links = { $building } { $column }有兩個連結
error-plaza-colours = 廣場{ $plaza }必須是這些顏色，不能是{ $colours }
error-plazas-count = plazas.plazas必須共{ $number }塊
error-plazas-of-one-colour = 必須恰好有{ $number }塊廣場雙面同色
error-banquet-order = 板塊{ $found }必須是板塊{ $tile }

## Positions

error-half-days = 共有{ $number }個半天，之後遊戲結束（TD-44）。
error-moves-in-a-half-day = 只有在半天中才能行動（TD-10）。
error-columns-without-value = 從第一個半天起，每列都有數值（TD-9）。
error-first-game-numbered = 第一次遊戲中，各列事先已編號（TD-6）。
error-first-value = 第一個數值擲骰決定，其餘由方向決定（TD-7）。
error-values-in-a-row = 數值逐列遞增或遞減（TD-7）。
error-first-game-values = 第一次遊戲中，各列從左到右為1至6（TD-6）。
error-other-plazas = 九塊廣場不是盒中的（TD-2）。
error-no-banquets = 不使用宴會與劫掠時沒有板塊（TD-48）。
error-three-tiles = 三個雙面同色的廣場旁有三塊不同的板塊（TD-48）。
error-spent-too-much = 玩家{ $number }不可能從已圈出的{ $circled }個{ $resource }中花費{ $spent }個；記錄條有{ $printed }個（TD-20、TD-27）。
error-too-many-citizens = 玩家{ $number }不可能有{ $citizens }個{ $colour }市民（TD-35）。
error-bad-columns = 列是a到f的不同字母，不能是「{ $columns }」。
error-dice-in-a-half-day = 只有在半天中，轉盤上才有骰子（TD-10）。
error-four-dice = 轉盤上有四個骰子，「black」是黑色骰子的編號（TD-11）。
error-dice-in-order = 骰子由小到大排列，同點數時黑色骰子在前（TD-11、TD-12）。
error-somebody-decides = 必須還有人要決定：所有人都結束時，這個半天就結束了（TD-42）。
error-cannot-have-played = 玩家{ $number }不可能做過「{ $move }」：{ $reason }
error-other-tiles = 依選項 tiles，紅色、黃色、白色廣場旁是{ $tiles }，而不是{ $found }（TD-48）。
error-raid-too-early = 到第{ $number }個半天，這些板塊不可能全部是劫掠面：每個半天結束時最多翻一塊，而且其廣場須使用過（TD-50）。
error-struck-too-early = 到第{ $number }個半天，不可能有{ $struck }個骰子格被劃去：最多{ $most }個（TD-15）。
error-not-struck = { $column }列的{ $colour }骰子格受過攻擊，所以在沒有該堡壘的玩家{ $number }的計分頁上也被劃去（TD-15、TD-16）。
error-fortress-struck = 玩家{ $number }不可能既有{ $column }列的堡壘，該列的紅色骰子格又被劃去：兩者互相排斥（TD-16、TD-17）。
error-citizens-missing = 玩家{ $number }不可能有{ $citizens }個{ $colour }市民：計分頁上畫出和圈出的至少帶來了{ $least }個（TD-26、TD-29、TD-33、TD-34、TD-38）。
error-citizens-from-nowhere = 玩家{ $number }不可能有{ $citizens }個{ $colour }市民：計分頁上畫出和圈出的最多帶來{ $most }個（TD-26、TD-29、TD-30、TD-33、TD-34、TD-38）。
error-resources-missing = 玩家{ $number }不可能只圈出{ $circled }個{ $resource }：開局的、連結和列獎勵合計至少{ $least }個（TD-5、TD-34、TD-39）。
error-spent-too-early = 玩家{ $number }不可能在{ $actions }個行動中花費{ $spent }個{ $resource }：最多{ $most }個（TD-20、TD-22、TD-23）。
error-bonus-buildings-missing = 玩家{ $number }的市民已達到{ $bonuses }座獎勵建築，但畫出的建築不可能全部包括它們（TD-37、TD-39、TD-41）。
error-too-few-actions = 玩家{ $number }不可能在{ $actions }個行動中畫出和圈出這些：至少需要{ $needed }個（TD-10、TD-19）。
