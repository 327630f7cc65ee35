## How a command line is written. What stands in capitals is the name of a value and stays as it is.

usage = 用法：
usage-any-options = { "[" }選項]
usage-any-command = 指令 …
usage-options = 選項
usage-commands = 指令
usage-default = 預設：{ $value }
usage-required = 必填

## What is wrong with a command line

usage-no-such-command = 沒有指令「{ $command }」；「bastide --help」會列出所有指令。
usage-no-such-option = 這裡沒有選項{ $option }；--help會列出所有選項。
usage-value-or-none = 請為{ $option }指定值；若是開關則不需要值。
usage-missing = 缺少{ $name }；--help會顯示指令的寫法。
usage-whole-between = { $name }要用{ $least }到{ $most }的整數。
usage-whole-at-least = { $name }要用至少{ $least }的整數。
usage-number-at-least = { $name }要用至少{ $least }的數字。
usage-whole = { $name }要用整數。
usage-choice = { $name } 必須是下列之一：{ $choices }。
usage-folder = { $name }要用資料夾，但已有同名的檔案。
usage-file = { $name }要用檔案，但已有同名的資料夾。

## The commands, each with its options

command-bastide = 中世紀城市建設桌遊：遊玩、模擬、重播、計分。
command-shared = 多個指令共用的選項
    .help = 顯示這段說明。
    .version = 顯示版本。
    .language = 語言：de、en、es、fr、ja、nl或zh-Hant；否則依環境設定。
    .json = 以JSON輸出，供程式使用。
    .components = 修正過的組件檔（JSON）。
    .option = 遊戲的選項。
    .preset = 具名的一組選項。
    .data = 伺服器的資料夾。
    .database = 資料庫的URL，若不使用資料夾中的SQLite。
    .bots = 以逗號分隔的機器人：內建的、已安裝的、./file.py:Class 或 run:指令。
    .games = 每組坐滿一桌的機器人的局數。
    .players = 每桌人數。
    .seed = 相同的種子會得到相同的對局。
    .jobs = 行程數。
    .ray = 在此位址的 Ray 叢集上對戰。
    .time-limit = 外部機器人每次決定的秒數上限。
    .out = 結果資料夾。再次執行相同指令會從中斷處繼續。
command-games = 列出已安裝的遊戲及其選項、預設和電腦玩家。
command-rules = 顯示GAME的編號規則，或KB-12這樣的一條RULE；加上--json也列出每條規則的測試。
command-components = 以 JSON 寫出 GAME 各組件上所印的內容，可作為修正組件檔的起點。
command-schema = 輸出 GAME 的局面、遊戲紀錄與檢視的 JSON Schema。
    .what = 只輸出其中之一：position、journal 或 view。
command-learn = 藉由玩第一個回合來學習GAME：閱讀說明，輸入課程要求的行動。
command-play = 在終端機玩GAME：以記號輸入行動，或輸入「help」。
    .players = 牌桌人數，預設為最少人數。
    .humans = 其中真人的人數。
    .bots = 其他座位的電腦玩家名稱，以逗號分隔，預設為apprentice。
    .seed = 相同的種子會得到相同的牌和骰子。
    .real-table = 由你輸入自己桌上抽到或擲出的結果。
    .resume = 繼續已儲存的遊戲；不加檔名時是最近一場未完成的遊戲。
    .position = 從局面檔案繼續遊玩。
    .no-save = 遊玩時不自動儲存。
command-saves = 列出在終端機遊玩時儲存的遊戲，最新的在最前面。
command-simulate = 讓電腦玩家對戰多場GAME，並報告得分、勝率和速度。
    .players = 玩家人數；預設每個電腦玩家一人，至少兩人。
    .games = 遊戲場數。
    .seed = 相同的種子會得到相同的遊戲。
    .bots = 電腦玩家名稱，以逗號分隔；輪流換座位。
    .jobs = 行程數。
command-arena = 讓機器人以循環賽對戰 GAME，並給予評分。
    .format = 所有對局的表格格式。
    .journals = 同時保存每局的紀錄。
command-dataset = 讓機器人對戰 GAME，並將局面存成 Parquet 資料集。
    .every = 每局每 N 個決定保留一個。
    .shard-games = 每個檔案的局數。
command-replay = 以文字敘述記錄的遊戲，並顯示結束時或某一步之後的牌桌。
    .at = 顯示這麼多步之後的牌桌，而非結束時。
    .seat = 以某個座位的視角，而非旁觀者。
command-verify = 重播遊戲紀錄，檢查每個動作與隨機結果，並說明這能證明什麼。
    .commitment = 遊戲開始前在牌桌公布的指紋。
    .nonce = 你的程式所抽的亂數，可加或不加座位。可重複指定。
command-analyse = 分析遊戲紀錄：每回合後各人的勝算、更好的行動和轉捩點。
command-score = 計算局面的分數，並列出理由。
command-moves = 列出局面中允許的行動，包括記號和文字。
command-serve = 提供線上牌桌：API、socket和瀏覽器頁面。 每個選項也可由環境變數設定：--port即BASTIDE_PORT。
    .host = 監聽的位址；0.0.0.0表示全部。
    .port = 連接埠；0表示任一可用的。
    .data = 存放資料庫和秘密的資料夾。
    .secret-file = 簽署cookie的密鑰檔，每台機器都相同；或設定BASTIDE_SECRET。
    .workers = 電腦玩家在哪裡思考：此伺服器的行程（embedded），或 bastide worker 行程（database）。
    .bus = 處理程序之間如何互通：memory、tail、notify（PostgreSQL）或 redis:// 網址。預設採用適合資料庫的方式。
    .bot-processes = 電腦玩家的行程數。
    .bot-pace = 電腦玩家每一步的秒數。
    .alone = 沒有其他行程使用資料庫：不查看它們寫入的內容。
    .drain-seconds = 收到SIGTERM後，/readyz已回答否而伺服器仍接受連線的秒數。
    .log-format = 記錄行的格式：text或json。
    .metrics-port = Prometheus取得指標的連接埠，位於/metrics；預設沒有。
    .metrics-host = 該連接埠的位址。
    .telemetry = 將追蹤資料傳送至OpenTelemetry。
    .origin = 另一個可開啟socket的來源。
    .limit = 更改一項上限，例如 tables-per-person=100。可重複使用；docs/host.md 列出全部。
    .chat-filter = 聊天中不可出現的字詞檔，每行一個。含有者會被拒絕。
    .chat-filter-masks = 以星號取代這些字詞，而非拒絕訊息。
    .prune-after = 每天一次，移除訪客閒置 N 天的未完成遊戲與上傳檔案；0 表示不移除。
    .public-url = 通知與郵件連結使用的伺服器公開網址，例如 https://example.org。未指定時，通知使用各人所用的網址，郵件使用第一個 --host-name。
    .turn-notice-seconds = 玩家不在桌邊時，回合等待多少秒後才通知。
    .vapid-file = 簽署網頁推播的私鑰檔案（PEM，P-256）。未指定時由資料庫保存一把。
    .notice-contact = 推播服務聯絡你的方式：mailto:you@example.org 或 https 網址。
    .notice-network = 除了公開位址外，通知可以送往的網路，也可用 http：10.0.0.0/8。可重複指定。
    .host-name = 瀏覽器可以用來連到伺服器的名稱。可重複指定；* 代表任何名稱。IP 位址和 localhost 一律可用。
    .behind-tls = 瀏覽器只經由 TLS 連線：使用安全 Cookie 和 HSTS。
    .smtp-host = 收件的SMTP伺服器；未指定則不寄送郵件。
    .smtp-port = 其連接埠；預設587，tls為465，none為25。
    .smtp-security = 連線的加密方式：starttls、tls或none。
    .smtp-user = 登入該伺服器的使用者。
    .smtp-password-file = 內含密碼的檔案；或設定BASTIDE_SMTP_PASSWORD。
    .mail-sender = 郵件的寄件地址。
    .open = 若有瀏覽器就開啟。
command-worker = 從以 --workers database 啟動的伺服器的資料庫取得電腦玩家的回合、提示與分析，並加以計算。
    .processes = 用於電腦玩家回合與提示的行程數。
    .kinds = 要取得的工作種類，以逗號分隔。
command-doctor = 檢查設定： 接受'bastide serve'的選項，說明問題與處理方式。結束代碼：0一切正常，1有可改進之處，2伺服器無法運作。
command-backup = 在伺服器執行時，將其保存的一切複製到FILE；適用於SQLite，PostgreSQL有自己的工具。
command-restore = 由備份建立資料夾。
    .data = 要建立的資料夾；不會覆寫其中的內容。
command-reports = 列出回報的問題，或將一份REPORT的全部內容寫成JSON。
command-prune = 移除訪客長期閒置的未完成遊戲與上傳檔案。伺服器可同時執行。
    .older-than = 沒有行動、訊息或造訪的天數。
    .finished = 也移除訪客已結束的遊戲。
    .dry-run = 只說明會移除什麼。
command-ratings = 由已結束遊戲的紀錄，重新計算所有結果、積分和成就。

## What the commands say

cli-simulated = { $players }人{ $game }共{ $count }場，{ $seconds }秒：每秒{ $games }場、{ $decisions }個決定。
cli-bot-result = 平均得分 { $mean } ± { $error }   勝率 { $share } % [{ $low }–{ $high }]   每回合 { $time } ms（p99：{ $p99 }）
cli-intervals = ±和[ ]為95%信賴區間。每副牌局都以所有座位順序進行。時間為CPU時間。
cli-capped = 達到回合上限而停止、依當時局面計分的遊戲：{ $games }場。
cli-arena-bot = Elo { $elo } [{ $least }, { $most }]   勝率 { $share } % [{ $low }–{ $high }]   平均分數 { $mean } ± { $error }   { $games } 局
cli-arena-failed = 其中 { $games } 局因故障落敗：{ $reason }
cli-arena-intervals = ± 與 [ ] 為 95 % 信賴區間。每副牌都會在所有座次上對戰。第一個列出的機器人 Elo 為 0。
cli-arena-files = 報告：{ $report }。所有對局：{ $results }。
cli-stopped = 已停止。再次執行相同指令即可繼續。
cli-dataset-made = { $folder }：{ $games } 局的 { $positions } 個局面，共 { $files } 個檔案、{ $bytes } 位元組（每個局面 { $each }）。
cli-serves = Bastide已在{ $address }提供服務，資料位於{ $folder }。
cli-works = 此工作行程從資料庫取得工作。電腦玩家的行程數：{ $processes }
cli-backed-up = { $file }已包含一切，共{ $bytes }位元組。請如同資料夾一樣妥善保管：其中有秘密。
cli-restored = { $folder }已就緒：bastide serve --data { $folder }
cli-no-reports = 沒有人回報問題。
cli-pruned = 已移除：{ $unfinished } 桌未完成遊戲、{ $uploads } 個上傳檔案、{ $finished } 場已結束遊戲、{ $guests } 位訪客。
cli-would-prune = 將會移除：{ $unfinished } 桌未完成遊戲、{ $uploads } 個上傳檔案、{ $finished } 場已結束遊戲，以及之後什麼都不剩的訪客。
cli-counted = 重新計算的遊戲：{ $games }場。
cli-no-saves = { $folder }裡沒有儲存的遊戲。
cli-saved-game = { $title }，{ $players }人，{ $plies }步，未完成
cli-saved-game-over = { $title }，{ $players }人，{ $plies }步，已結束

## What a browser is told that has no pages to show, or no JavaScript

page-not-built = 瀏覽器頁面尚未建置。請在專案資料夾中執行 { $command }，然後重新載入本頁。沒有頁面時仍可使用API。
docs-not-built = 說明文件尚未建置。請在專案資料夾中執行 { $command }，然後重新載入本頁。
page-needs-javascript = Bastide需要JavaScript。

# bastide doctor

doctor-alone = 不需要匯流排：沒有其他行程使用資料庫。
doctor-behind-tls = Cookie只經由TLS傳送。
doctor-bus = 行程之間聽得到彼此：一則訊息花了{ $milliseconds }毫秒。
doctor-clock = 這台機器與資料庫的時鐘一致。
doctor-clock-differs = 這台機器與資料庫的時鐘相差{ $seconds }秒。請用NTP校時。
doctor-database-new = 還沒有資料庫。伺服器啟動時會建立。
doctor-few-files = 行程只能開啟{ $limit }個檔案，而每位玩家需要一個。請將上限提高到{ $enough }以上：ulimit -n，或systemd的LimitNOFILE=。
doctor-files = 行程可以開啟{ $limit }個檔案。
doctor-folder = 只有你能讀取資料夾{ $folder }。
doctor-folder-closed = 伺服器無法寫入{ $folder }。請給予其使用者權限，或用--data選擇其他資料夾。
doctor-folder-new = 伺服器會建立資料夾{ $folder }。
doctor-folder-unused = 資料夾中不保存任何東西。
doctor-key-differs = 此資料庫的伺服器用另一把密鑰簽署cookie，使用者會不時被登出。請為所有伺服器設定相同的BASTIDE_SECRET或--secret-file。
doctor-key-in-folder = 簽署cookie的密鑰在資料夾中。
doctor-key-not-shared = 簽署cookie的密鑰只屬於這台機器。若有多台機器，請為全部設定相同的BASTIDE_SECRET或--secret-file。
doctor-key-shared = 簽署cookie的密鑰已設定。
doctor-metrics-shown = 任何能連到{ $address }的人都能讀取指標。請勿將該連接埠開放到網際網路。
doctor-no-pages = 瀏覽器頁面尚未建置。請在專案資料夾執行'make web'。
doctor-no-tls = { $host }可不經TLS連線，密碼可能在途中被讀取。請在前面放置支援TLS的網頁伺服器，並設定--behind-tls。
doctor-no-workers = 沒有運作中的worker，電腦玩家無法行動。請用'bastide worker'啟動，或使用--workers embedded。
doctor-notify-silent = NOTIFY沒有送達。若中間有PgBouncer，LISTEN需要pool_mode=session或直接連線到PostgreSQL；也可使用Redis：--bus redis://…。
doctor-pages = 瀏覽器頁面已建置。
doctor-password-shown = 資料庫密碼出現在指令列中，這台機器的任何使用者都能讀取。請改為設定BASTIDE_DATABASE。
doctor-polling = 行程藉由查詢資料庫得知彼此的變更。
doctor-postgresql = PostgreSQL { $version }有回應。
doctor-postgresql-old = PostgreSQL { $version }太舊。請安裝{ $oldest }或更新的版本。
doctor-readable = 其他人能讀取{ $path }。請移除權限：chmod -R go= { $path }
doctor-redis-silent = Redis沒有回應，或遺失了訊息。--bus正確嗎？Redis在執行嗎？
doctor-schema = 資料庫完好且為最新。
doctor-schema-new = 資料庫是空的。伺服器啟動時會建立資料表。
doctor-schema-older = 資料庫屬於較舊的版本。伺服器啟動時會更新；請先備份。
doctor-trusts = 用戶端位址取自{ $addresses }的代理伺服器。
doctor-trusts-everyone = FORWARDED_ALLOW_IPS讓任何人都能冒用任何位址，從而避開所有限制。請改為列出你的代理伺服器位址。
doctor-workers = 有一個worker在運作。

# Moderation

command-admin = 管理：列出人員與檢舉、禁言、停權、改名、刪除。伺服器可同時執行。
    .reason = 原因。會被保留，被禁言或停權的人會看到。
    .operator = 執行者，記入稽核紀錄；未指定則為你的使用者名稱。
    .days = 天數；未指定則永久。
command-admin-list = 列出人員、對玩家的檢舉或稽核紀錄。
    .name = 僅列出名稱包含此文字的人。
    .about = 僅列出與此人有關的項目。
    .muted = 僅列出被禁言的人。
    .banned = 僅列出被停權的人。
    .settled = 也列出已處理的檢舉。
    .limit = 最多幾筆。
command-admin-report = 顯示一則檢舉（REPORT）及前後的聊天。
command-admin-settle = 將檢舉（REPORT）標為已處理。
command-admin-mute = 讓 WHO 可以遊玩與閱讀，但不能聊天。
command-admin-unmute = 讓 WHO 恢復聊天。
command-admin-ban = 將 WHO 從所有裝置登出並不再允許登入。若為訪客，也拒絕同一位址的新訪客。
command-admin-unban = 解除 WHO 的停權。
command-admin-rename = 將 WHO 改名為 NAME，遊戲桌上也一併更改。
command-admin-delete = 永久刪除 WHO，如同本人所為。已結束的遊戲會保留，但不含名稱。
    .yes = 不再詢問。
cli-admin-reason = 原因
cli-admin-nothing = 沒有可列出的項目。
cli-admin-no-chat = 此檢舉沒有聊天紀錄。
cli-admin-account = 帳號
cli-admin-guest = 訪客
cli-admin-is-muted = 禁言中
cli-admin-is-banned = 停權中
cli-admin-settled = 檢舉 { $report } 已處理。
cli-admin-muted = { $name } 不能再聊天。
cli-admin-muted-until = { $name } 在 { $until } 之前不能聊天。
cli-admin-unmuted = { $name } 可以再次聊天。
cli-admin-banned = { $name } 已停權並從所有裝置登出。
cli-admin-banned-until = { $name } 停權至 { $until }，並已從所有裝置登出。
cli-admin-unbanned = { $name } 可以再次登入。
cli-admin-renamed = { $before } 現在名為 { $name }。
cli-admin-deleted = { $name } 已刪除。
cli-admin-sure = 永久刪除 { $name }？
# Mail

doctor-mail-off = 不寄送郵件：未設定--smtp-host，因此無法重設忘記的密碼。
doctor-mail = SMTP伺服器{ $host }可收件，郵件中的連結指向{ $url }。
doctor-mail-failed = SMTP伺服器{ $host }無法使用（{ $reason }）。請檢查--smtp-host、--smtp-port、--smtp-security、--smtp-user和密碼。
doctor-mail-open = 與SMTP伺服器{ $host }的連線未加密，重設密碼的連結可能在途中被讀取。請將--smtp-security設為starttls或tls。
doctor-mail-links = 郵件中的連結指向{ $url }，其他人無法開啟，或沒有TLS。請設定--public-url，或--host-name與--behind-tls。
cli-ended-resigned = { $player }認輸了。
cli-ended-by-agreement = 這一局經協議中止，沒有結果。
cli-ended-no-progress = 這一桌結束了遊戲：太久沒有進展。
cli-ended-too-long = 這一桌結束了遊戲：步數太多。
