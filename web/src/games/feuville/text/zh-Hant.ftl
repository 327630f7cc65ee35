### 瀏覽器中繪製的Feuville圖板。遊戲本身的文字來自伺服器。

board-possible = 現在可選
board-persons = 六位人物與各自的行
board-person = { $number }：{ $name }，能力
board-slot = { $person }：{ $piece }
board-empty = 沒有{ $kind }
board-decree-worth = { $name }，現在值{ $points }分
board-gnome = 小妖
board-gnome-as = { $number }：小妖扮演{ $name }
board-gnome-help = 兩顆骰子一起用就能派出小妖：他可以扮演六位人物中的任一位，一次。
board-fairy-help = 每回合可將一顆骰子放到仙子，幾點都行，換取她三片魔法中的一片。
board-dragon = 巨龍
board-dragon-help = 雲朵與直行：擲出一對時，雲朵比直行少的人會失去直行。
board-dragon-count = { $player }：雲朵{ $clouds }，直行{ $columns }
board-town = { $player }的城市
board-column = 直行{ $column }：{ $what }
board-burnt = 已燒毀
board-grass = 草地
board-coat = 紋章
board-zoom-in = 放大
board-zoom-out = 縮小
board-free-space = 空的格位
board-protected = 有防盜
board-build = 建造
board-put-back = 放回
board-evaluate = 計分
board-drop = 棄掉
board-protect = 保護
board-show-town = 查看{ $player }的城市
board-stored = { $player }存放：{ $piece }
board-back-home = 回到我的城市
board-question = 現在要決定的事
board-waiting = { $player }正在考慮……
board-off-turn = 現在是{ $player }的回合，但要由你決定：
board-worth-nothing = 還不行：條件尚未達成。
board-wall-help = 放在你的城市最左或最右端。詔令會計算它的符號。
board-tower-help = 可放在任何城牆上。詔令會計算它的符號。
board-sky-help = 可放在任何塔樓上。龍來時，你的雲朵數須不少於直行數。
board-start-help = 你的城市的第一道城牆，永遠不會燒毀。
board-prestige-help = 立即得分。
board-column-next = 上面接著可放：{ $level }。
board-column-complete = 完整：可為城區計分。
board-column-burnt = 已燒毀：不能在上面建造，也不計入任何詔令。對巨龍而言仍算一個直行。
board-column-grass = 有草地，不能再為城區計分。
board-pile-help = 六個位置全空時，由此補滿該列。
board-decrees-help = 每回合結束時補滿詔令列。空缺無法補上時，遊戲即將結束。
board-grass-help = 計分的城區每個直行下放一片草地。
board-edition-help = 各版本有幾條規則不同。
board-last-round-help = 所有人的回合數相同時，遊戲結束。
board-symbol-help = 詔令會計算未燒毀板塊上的符號。
board-evaluated-help = 終局時，計分詔令最少的人得7分。
board-start-player-help = 每一輪都由此玩家開始。
board-space-help = 個人板有兩個格位，可放建築板塊和未計分的詔令。

## 一旁的人物提出的問題

board-ask-dice = 你的骰子：{ $persons }。
board-ask-roll = 骰子等著你。
board-ask-end = 兩顆骰子都用完了。
board-ask-person = 看，我現在是{ $person }！
board-ask-hand = 要放在哪裡？
board-ask-hand-decree = 城市越宏偉，詔令越值錢。
board-ask-must-build = 我請客，但要馬上！
board-ask-stored = 請選擇城市中的位置建造存放的板塊，或放回去。
board-ask-clouds = 好多雲朵！
board-ask-entertainer = 現在{ $total }！10以內全歸你，超過10就換別人笑了。
board-ask-thief = 噓……誰的櫃子沒關？
board-ask-publican = 再來一輪！
board-ask-architect = 圖紙剛畫好！
board-ask-mayor = 親愛的市民，樂意效勞。
board-ask-magician = 天靈靈地靈靈！
board-ask-fairy = 我有禮物送你。
board-ask-charm = 你的口袋滿了。
board-ask-coat = 好壯麗的城市！
board-ask-selection = 各列剛補滿，你有「自由挑選」。
board-ask-dragon = 我餓了！給我{ $number }個直行。
board-ask-small-district = 哪個直行是小城區？其下會放草地。
board-ask-large-district = 哪兩個相鄰的直行是大城區？兩者之下都會放草地。
board-ask-splendid-view = 從哪裡看景觀最美？四片板塊上的每個符號都計分。
board-ask-own-discretion = 哪種符號要每個得3分？

## 擺設局面的地方

# $piece - 板塊、詔令或仙女板塊，$number - 盒中還剩幾個
board-editor-left = { $piece }，剩{ $number }個
# $column - +1在起始板塊右邊，$level - 城牆、塔或天空，$what - 那裡的板塊，或「空」
board-editor-place = 直行{ $column }，{ $level }：{ $what }
board-editor-empty = 空
board-editor-tiles = 可放在此處的板塊
board-editor-start = { $pointer ->
    [touch] 這是起始板塊。請點它上方或旁邊的位置。
   *[mouse] 這是起始板塊。請按一下它上方或旁邊的位置。
}
board-editor-remove = 移除
board-editor-burnt = 已燒毀
board-editor-grass = 草地
board-editor-coat = 紋章
board-editor-decrees-help = { $pointer ->
    [touch] 點詔令，就依城市現在的樣子計分。
   *[mouse] 按一下詔令，就依城市現在的樣子計分。
}
# $points - 會得到的分數
board-editor-score = 計分{ $decree }：{ $points }分
# $number - 已計分的次數
board-editor-unscore = 收回{ $decree }（已計分：{ $number }）
board-editor-points-help = 如果計分時的城市和現在不同，請修改數字。只知道總分？填在街頭藝人的分數裡。
board-editor-deal = 發完版圖其餘部分
board-editor-empty-space = 留空
board-tab-persons = 圖板
board-tab-specials = 仙女等
board-tab-towns = 城鎮
