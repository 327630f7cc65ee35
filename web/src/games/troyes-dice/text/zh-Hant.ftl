### 瀏覽器中繪製的骰寫特魯瓦桌面。遊戲本身的文字來自伺服器。

board-sheet = { $player }的計分頁
board-sheets = 計分頁
board-own-sheet = 你的計分頁
board-look = 查看{ $player }的計分頁
board-possible = 現在可選
board-choices = 你可以做的事
board-column = { $column }列（{ $value }）
board-built = 已建造
board-blocked = 不能建造
board-square = 骰子格，{ $colour }{ $value }點
board-struck = 已劃去
board-protected = 受保護
board-track = { $name }：剩下{ $left }，已圈{ $circled }／{ $length }
board-citizens = { $colour }市民：{ $number }／{ $length }
board-citizens-of = { $colour }市民
board-buildings = { $number }座建築
board-die = { $colour }{ $value }點（{ $cost }）
board-raided = 遭劫掠的骰子
board-attacking-die = { $name }：{ $value }點，在{ $colour }廣場上
board-plaza = 廣場，{ $up }，背面{ $down }
board-plaza-destroyed = 被摧毀的廣場，{ $up }，重建後為{ $down }
board-attack = 攻擊{ $colour }{ $value }點：該列沒有堡壘的人劃去這一格。
board-value-price = 1影響力可使點數改變{ $step }
board-colour-price = 改變顏色需要{ $cost }知識

## 現在該做什麼

board-hint-choose = 請選擇骰子：從轉盤、按鈕，或計分頁上的骰子格都可以。{ $pointer ->
    [touch] 點一下就能看到費用。
   *[mouse] 指向它就能看到費用。
}
board-hint-pay = 這個骰子要付任意一個資源：請選擇用哪一種。
board-hint-build = 你的獎勵是一座建築：請選擇計分頁上發光的一座。
board-hint-bonus = 有獎勵待領：請選擇接下來圈出什麼。
board-hint-direction = 你是街頭公告員：數值從第一列開始遞增還是遞減？{ $pointer ->
    [touch] 點一下按鈕就會顯示在計分頁上。
   *[mouse] 指向按鈕就會顯示在計分頁上。
}
board-hint-number = 你是街頭公告員：請從左邊開始，為每一列選擇數值。
board-day = 第{ $day }天

board-gain-citizens = { $number }個{ $colour }市民
board-brings = 帶來{ $gain }。
board-brings-per-die = 每個{ $colour }骰子帶來{ $gain }。
board-link = 與{ $column }列相連：{ $gain }。
board-citizens-help = 終局時每個1分。第{ $build }格帶來一座聲望建築，第{ $all }格帶來其他顏色的市民各一個。
board-square-help = { $colour }{ $value }點可在這一格的上方或下方建造。被劃去後，兩座建築都不能建造。
board-resource-points = 終局時每剩兩個得1分。
board-die-help = 獲得{ $gain }，或在{ $colour }{ $value }點的上方或下方建造。
board-black-die-help = 這半天內摧毀這個廣場。從第{ $day }天起，凡該列沒有堡壘的計分頁都劃去{ $colour }{ $value }點。
board-plaza-help = 這裡的骰子是{ $up }。廣場被摧毀後，重建為{ $down }。
board-favour = 每座建築{ $each }分，目前{ $points }分。
board-no-favour = 建造此人物的大教堂，這一排才會計分。
board-sector-help = 旁邊廣場上的骰子的費用。
board-neutral = 中立區域
board-neutral-help = 旁邊的廣場今天不使用。每天結束時，小圈轉動一格。
board-day-help = 第{ $number }個半天，共{ $all }個。最後一個之後遊戲結束。
board-bonus = 每種顏色{ $number }個市民的獎勵
board-builds = 免費建造其中一座：{ $buildings }。
board-citizen-points = 終局時每個市民1分。
board-total-help = 若遊戲現在結束，人物、剩餘資源與市民的總分。
board-plan-help = 計分表上的建築：全彩為已建造，暗色為不能建造。
## 擺出局面之處

board-editor-sheet = { $pointer ->
    [touch] 點建築來畫上或擦掉；大教堂請依建造順序畫上。點骰子格來劃去它。
   *[mouse] 按一下建築來畫上或擦掉；大教堂請依建造順序畫上。按一下骰子格來劃去它。
}
board-editor-circled = { $name }：圈起數
board-editor-spent = { $name }：已花費
board-editor-half-day = 半天
board-editor-half = 第{ $day }天，{ $half }
board-editor-dice = 骰子
board-editor-die = 骰子{ $number }
board-editor-numbering = 各欄上方的數值
board-editor-plazas = 廣場，從第1天中立區下方起順時針
board-editor-plaza = 廣場{ $number }
board-editor-face = { $up }，背面{ $down }
