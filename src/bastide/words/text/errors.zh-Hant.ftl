## Games and options

error-unknown-game = 沒有遊戲「{ $game }」；已安裝的有{ $games-all }。
error-no-games = 沒有名為「{ $game }」的遊戲；尚未安裝任何遊戲。
error-no-such-language = 沒有語言「{ $language }」；可以選擇{ $languages }。
error-no-such-option = { $game }沒有選項「{ $option }」；有{ $options-all }。
error-no-options = { $game }沒有選項「{ $option }」；它沒有任何選項。
error-no-such-preset = { $game }沒有預設「{ $preset }」；有{ $presets-all }。
error-no-observation = { $game }目前還無法以數值觀測。
error-no-limits = { $game }沒有說明規模的上限。
error-bad-option-value = 選項{ $option }必須是{ $choices }，不能是「{ $value }」。
error-wrong-number-of-players = 玩家人數至少{ $least }人，至多{ $most }人，不能是{ $players }人。
error-no-such-bot = 沒有會玩{ $game }的電腦玩家「{ $bot }」；有{ $bots-all }。
error-bot-plays-not = 機器人「{ $bot }」不會玩{ $game }。
error-bot-not-loaded = 無法載入機器人「{ $bot }」：{ $reason }。
error-no-bot-class = 「{ $bot }」不是衍生自 bastide.bots.Bot 的類別。
error-no-such-program = 找不到可執行的程式「{ $command }」。
error-bot-failed = { $reason }
error-no-hints = { $game }沒有「{ $level }」等級的提示。
error-unknown-move = 「{ $text }」不是這個遊戲的行動；行動的寫法如{ $examples }。

## Component files and position files

error-components-do-not-fit = 組件資料不符：{ $reason }。
error-components-too-large = 配件檔案太大，最多{ $most }位元組。
error-count-differs = { $where }：此檔案為{ $found }，遊戲盒中為{ $box }。仍然可以遊玩。
error-position-does-not-fit = 局面不符：{ $reason }。
error-not-whole = { $where }必須是{ $low }到{ $high }的整數，不能是{ $found }
error-not-truth = { $where }必須是true或false，不能是{ $found }
error-no-short-text = { $where }必須是至多{ $longest }個字元的文字，不能是{ $found }
error-not-hexadecimal = { $where }必須是十六進位數字，每個位元組兩位，而不是{ $found }
error-not-a-choice = { $where }必須是{ $choices }，不能是{ $found }
error-not-a-list = { $where }必須是有{ $size }個項目的陣列，不能是{ $found }
error-not-such-a-list = { $where }必須是有{ $least }到{ $most }個項目的陣列，不能是{ $found }
error-not-an-object = { $where }必須是物件，不能是{ $found }
error-too-many-entries = { $where }最多可有{ $most }個項目
error-twice = { $where }有兩個{ $entry }
error-id-twice = { $where }有重複的id
error-wrong-order = { $where }必須依此順序：{ $order }
error-lacks = { $where }缺少「{ $field }」
error-unknown-field = { $where }有未知的欄位「{ $field }」；可用的有{ $known-all }
error-json-too-deep = 含有過大的數字或過深的陣列
error-json-unstorable = 其中一段文字包含 U+0000 或半個代理對
error-no-components = 配件檔案必須是一個JSON物件。
error-no-proper-position = { $file }不含正確的局面。
error-no-position = 局面是JSON物件，其欄位「game」指出遊戲。
error-options-no-object = 局面的欄位「options」是物件。
error-only-so-many-players = 只有{ $players }位玩家；編號從0開始。
error-no-such-step = 「{ $step }」不是步驟。

## Journals

error-not-json = 從第{ $line }行第{ $column }個字元起不是有效的JSON
error-key-twice = 其中一個物件的鍵「{ $name }」出現兩次
error-position-unreadable = 無法讀取局面：{ $reason }。
error-journal-unreadable = 無法讀取紀錄：{ $reason }。
error-components-unreadable = 無法讀取配件檔案：{ $reason }。
error-other-players = 紀錄有{ $players }名玩家，但起始局面有{ $found }名。
error-other-game = 這個局面屬於{ $other }，而不是{ $game }。
error-other-option = 這個局面的遊戲設定為{ $option } = { $other }；這場遊戲是{ $value }。
error-other-rules-there = 這個局面的規則版本是{ $other }；這場遊戲使用{ $rules }。
error-no-such-viewer = 視角必須是0到{ $last }的座位，旁觀者則為None；收到的是{ $viewer }。
error-journal-does-not-fit = 這個檔案不是紀錄，或已損壞：{ $reason }。
error-journal-damaged = 這個檔案不是紀錄，或已損壞。
error-other-format = 紀錄的格式是{ $found }；這個版本的Bastide可讀取{ $known }。
error-other-rules = 這場遊戲以規則版本{ $rules }開始；這個版本的Bastide可玩{ $installed }。
error-other-components = 這份紀錄所用的組件資料，與已安裝或附上的不同。
error-no-such-ply = 紀錄有{ $plies }步；沒有第{ $ply }步。
error-nothing-to-analyse = 紀錄中沒有可分析的行動。
error-nothing-to-foresee = 玩家{ $number }在這裡沒有可決定的事。
error-bad-ply = 第{ $number }步（「{ $move }」，座位{ $seat }）：{ $reason }
error-no-outcome = 紀錄中沒有「{ $request }」的結果。
error-other-outcome = 遊戲要求「{ $request }」之處，紀錄卻是「{ $outcome }」。
error-surplus-outcome = 遊戲沒有要求任何結果之處，紀錄卻有「{ $outcome }」。
error-journal-outcome = 紀錄中有不可能的結果：{ $reason }
error-impossible-outcome = 「{ $request }」不可能是「{ $outcome }」；必須是{ $possible }。
error-script-ended = 腳本已沒有「{ $request }」的結果。
error-no-chance-here = 這裡不允許隨機，卻要求了「{ $request }」。
error-nonces-missing = 紀錄中並非每位玩家都有亂數。
error-other-secret = 公開的秘密不是建立牌桌時所承諾的。
error-other-nonce = 座位{ $number }的亂數不是所承諾的。
error-other-commitment = 公開的秘密與你的指紋不符：它不是你的遊戲開始前固定的那個。
error-lost-nonce = 沒有座位使用你的亂數{ $nonce }…。
error-replaced-nonce = 座位{ $number }的亂數不是你的。
error-no-fairness = 這份紀錄沒有公開秘密，無法與你的資料比對。
error-unfair-outcome = 第{ $number }個隨機結果（「{ $request }」）記為{ $recorded }，但公平的隨機結果是{ $fair }。
error-journal-not-followed = 無法依紀錄進行。{ $reason }

## Tutorials

error-unreadable-tutorial = 無法讀取{ $game }的教學：{ $reason }
error-tutorial-asks-nothing = { $game }的教學在「{ $step }」沒有要求學習者行動。
error-tutorial-plays-on = { $game }的教學在最後一步之後仍繼續。

## The command

error-which-game = 哪個遊戲？「bastide games」會列出所有遊戲。
error-extra-words = 「{ $words }」超出了這個指令所接受的內容。
error-name-and-value = 選項要寫成NAME=VALUE，不能是「{ $value }」。
error-too-many-people = { $players }人的牌桌坐不下{ $people }個人；請增加--players。
error-too-many-bots = 指定了{ $bots }個電腦玩家，但牌桌只有{ $seats }個座位；請指定--players或減少電腦玩家。
error-no-seats-for-bots = 指定了{ $bots }個電腦玩家，但電腦玩家的座位有{ $seats }個；請提高--players或減少電腦玩家。
error-process-killed = 有行程被強制結束。再次執行相同指令即可繼續。
error-bot-named-twice = 每個機器人只能列出一次，收到 { $bots }。
error-not-a-dataset-file = 「{ $file }」不是 Bastide 資料集的檔案。
error-other-dataset = 「{ $folder }」已有另一個資料集，請選擇其他資料夾。
error-no-dataset = 「{ $folder }」沒有此版本可讀取的資料集。
error-mixed-datasets = 「{ $folder }」含有不同資料集的檔案。
error-missing-extra = 缺少套件 { $package }：請執行 pip install 'bastide[{ $extra }]'。
error-no-batch = { $game } 無法批次進行；請選擇 { $games }。
error-too-many-choices = 批次進行時，獎勵最多只能提供 { $most } 種不同的建築組合，目前有 { $number } 種。
error-too-many-locations = 批次進行時，每塊地圖圖板最多只能有 { $most } 個地點，目前有 { $number } 個。
error-bad-bus = --bus 可以是 memory、tail、notify（限 PostgreSQL）或 redis:// 網址，不能是「{ $bus }」。
error-bad-redis-url = 這不是此處可用的Redis網址：{ $reason }。
error-no-cluster = 無法連線到 Ray 叢集「{ $address }」。
error-bot-without-name = 「{ $names }」的逗號之間少了電腦玩家的名稱；請寫成例如greedy,random。
error-other-game-saved = { $file }裡的是{ $found }的對局，不是{ $game }。
error-not-together = { $one }和{ $other }不能一起使用；請去掉其中一個。
error-nothing-to-resume = { $folder }裡沒有未完成的遊戲。
error-no-such-rule = { $game }沒有規則「{ $rule }」；規則從{ $first }到{ $last }。
error-no-such-seat = 沒有座位{ $seat }；這場遊戲有{ $players }位玩家。
error-bad-commitment = --commitment 必須是64位十六進位數字。你的結果頁面會顯示。
error-bad-nonce-option = --nonce 必須是十六進位數字，前面可加座位：2:9f86d081…
error-no-tutorial = { $game }沒有教學；「bastide rules { $game }」有說明。
error-cannot-read = 無法讀取{ $file }：{ $reason }。
error-not-text = 無法讀取{ $file }：它不是文字檔。
error-cannot-write = 無法寫入輸出：{ $reason }。
error-cannot-use = 無法使用{ $file }：{ $reason }。
error-bad-folder = 無法使用資料夾{ $folder }：{ $reason }。
error-bad-limit = { $limit } 不是上限。請寫 NAME=N，N 為整數；名稱有：{ $names }。
error-short-secret = 密鑰太短：至少需要{ $least }個位元組。可用此指令產生：openssl rand -hex 32
error-cannot-listen = 無法在{ $address }監聽：{ $reason }；請指定另一個--port。
error-bad-host = 無法在{ $address }監聽：{ $reason }；請指定另一個--host。
error-no-such-report = 沒有回報「{ $report }」；「bastide reports」會列出所有回報。

## Backups and the database

error-no-database = { $folder }中沒有資料庫；請用--data指定資料夾。
error-file-exists = { $file }已存在；請選擇其他名稱。
error-backup-failed = 備份無法寫入{ $file }：{ $reason }。
error-no-such-file = 沒有檔案{ $file }。
error-folder-in-use = { $folder }中已有{ $name }；請用--data指定空的資料夾。
error-restore-failed = { $file }無法還原到{ $folder }：{ $reason }。
error-no-backup = { $file }不是Bastide的備份，或已損壞。
error-backup-of-postgresql = 請用 pg_dump 備份 PostgreSQL，並一併保存 { $folder } 中的 Cookie 金鑰。
error-restore-to-postgresql = 請用 pg_restore 或 psql 還原 PostgreSQL，並把 Cookie 金鑰放進 { $folder }。
error-bad-database-url = 這不是此處可用的資料庫URL：{ $reason }。
error-database-closed = 無法開啟資料庫：{ $reason }。
error-database-damaged = 資料庫已損壞：{ $reason }。請保留檔案，並用「bastide restore」還原備份。
error-database-newer = 資料庫屬於較新版本的 Bastide（資料庫為 { $found }，此版本只認得 { $known }）。請安裝該版本，或還原更新前的備份。
error-database-lacks = 資料庫已損壞：缺少{ $tables-all }。請保留檔案，並用「bastide restore」還原備份。
error-missing-driver = { $what } 需要尚未安裝的套件：請執行 pip install 'bastide[{ $extra }]'。

## What the operating system says, at the end of a sentence

error-no-such-path = 檔案或資料夾不存在
error-path-too-long = 名稱太長
error-no-permission = 沒有權限
error-is-a-folder = 它是資料夾
error-is-no-folder = 資料夾的位置上有檔案
error-disk-full = 已無可用空間
error-read-only = 檔案系統是唯讀的
error-address-in-use = 位址已被使用
error-no-such-address = 這台電腦沒有該位址
error-no-such-host = 沒有這個名稱的主機
error-system-says = 系統訊息：「{ $words }」

## Fields of a request

error-bad-value = { $where }：{ $reason }。
error-value-missing = 缺少此項
error-value-unknown = 沒有這個欄位
error-value-too-short = 長度至少要{ $least }
error-value-too-long = 長度最多{ $most }
error-value-too-small = 至少要{ $least }
error-value-too-large = 最多{ $most }
error-value-no-choice = 只能是：{ $choices }
error-value-no-json = 這不是有效的JSON
error-value-unstorable = 不可包含 U+0000 或半個代理對
error-value-of-another-kind = 必須是其他種類的值（{ $check }）
error-name-empty = 名稱至少要有一個字
error-name-length = 名稱要有2到24個字
error-name-letters = 名稱以文字或數字開頭，只能有文字、數字、空格和 - _ . '
error-name-invisible = 名稱不能有看不見的字元
error-name-scripts = 名稱只能使用一種文字系統，例如拉丁文字或西里爾文字；拉丁文字可以搭配日文、中文或韓文

## Why a stored table can no longer be followed, for the server's log

error-clock-missing = 這張牌桌沒有計時。
error-entries-missing = 在此之前缺少{ $number }筆紀錄。
error-unreadable-entry = 紀錄中有無法讀取的項目。{ $reason }
error-components-changed = 這場遊戲開始時的組件資料，與現在安裝的不同。

## Texts

error-missing-text = { $owner }沒有語言「{ $language }」的文字「{ $text }」；請加到{ $file }。
error-unfit-text = { $owner }的語言「{ $language }」的文字「{ $text }」只有{ $arguments-all }並不足夠。

# Friends, blocks, moderation

error-value-whom = 必須指定某人：「name」，或「table」加上「seat」或「line」
error-filter-too-large = 「{ $file }」對聊天過濾器而言太大：最多 { $most } 位元組。
error-filter-not-text = 「{ $file }」不是 UTF-8 文字檔。
error-filter-too-many = 「{ $file }」的字詞太多：聊天過濾器最多 { $most } 個。
error-filter-line = 「{ $file }」第 { $line } 行不是聊天過濾字詞：最多六個字詞，每個最多 { $most } 個字，結尾或兩端可加 *。
error-no-such-person = 沒有名為「{ $who }」的人。請寫帳號名稱，或「bastide admin list people」顯示的識別碼並在前面加上 id:。
error-reason-missing = 請說明原因：加上 --reason "…"。原因會保留在稽核紀錄中。
error-bad-reason = 原因須為 1 到 { $most } 個字元。
error-not-muted = { $name } 並未被禁言。
error-not-banned = { $name } 並未被停權。
error-name-is-taken = 名稱「{ $name }」已被使用，或與已有的名稱相似。
error-deletion-unconfirmed = { $name } 未被刪除。若要永久刪除，請加上 --yes。
## Mail

error-address-form = 這不是電子郵件地址
error-no-mail-sender = --smtp-host需要--mail-sender：郵件的寄件地址。
error-bad-mail-sender = '{ $address }'不能作為寄件地址。請將--mail-sender寫成bastide@example.org的形式。
error-bad-public-url = '{ $url }'不是網站的地址。請將--public-url寫成https://play.example.org的形式。
error-bad-network = { $network }：不是網路。請寫成 10.0.0.0/8 的形式。
