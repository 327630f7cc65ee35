## Games and options

error-unknown-game = 「{ $game }」というゲームはありません。インストールされているのは{ $games-all }です。
error-no-games = 「{ $game }」というゲームはありません。ゲームが一つもインストールされていません。
error-no-such-language = 「{ $language }」という言語はありません。選べるのは{ $languages-all }です。
error-no-such-option = { $game }に「{ $option }」というオプションはありません。あるのは{ $options-all }です。
error-no-options = { $game }に「{ $option }」というオプションはありません。オプションは1つもありません。
error-no-such-preset = { $game }に「{ $preset }」というプリセットはありません。あるのは{ $presets-all }です。
error-no-observation = { $game }はまだ数値として観測できません。
error-no-limits = { $game }の規模の上限は示されていません。
error-bad-option-value = オプション{ $option }は{ $choices }のどれかです。「{ $value }」は使えません。
error-wrong-number-of-players = プレイヤーは{ $least }人以上{ $most }人以下です。{ $players }人では遊べません。
error-no-such-bot = { $game }で遊べる「{ $bot }」というボットはありません。いるのは{ $bots-all }です。
error-bot-plays-not = ボット「{ $bot }」は{ $game }をプレイできません。
error-bot-not-loaded = ボット「{ $bot }」を読み込めません：{ $reason }。
error-no-bot-class = 「{ $bot }」はbastide.bots.Botから派生したクラスではありません。
error-no-such-program = 実行するプログラム「{ $command }」が見つかりません。
error-bot-failed = { $reason }
error-no-hints = { $game }には、レベル「{ $level }」のヒントがありません。
error-unknown-move = 「{ $text }」はこのゲームの手ではありません。手は{ $examples }のように書きます。

## Component files and position files

error-components-do-not-fit = コンポーネントデータが正しくありません：{ $reason }。
error-components-too-large = コンポーネントファイルが大きすぎます。{ $most }バイトまでです。
error-count-differs = { $where }：このファイルでは{ $found }、箱では{ $box }です。このままでも遊べます。
error-position-does-not-fit = 局面が正しくありません：{ $reason }。
error-not-whole = { $where }は{ $low }から{ $high }までの整数でなければなりません（現在は{ $found }）
error-not-truth = { $where }はtrueかfalseでなければなりません（現在は{ $found }）
error-no-short-text = { $where }は{ $longest }文字以内の文字列でなければなりません（現在は{ $found }）
error-not-hexadecimal = { $where }は1バイトにつき2桁の16進数でなければなりません（現在は{ $found }）
error-not-a-choice = { $where }は{ $choices }のどれかでなければなりません（現在は{ $found }）
error-not-a-list = { $where }は{ $size }個の要素を持つ配列でなければなりません（現在は{ $found }）
error-not-such-a-list = { $where }は{ $least }～{ $most }個の要素を持つ配列でなければなりません（現在は{ $found }）
error-not-an-object = { $where }はオブジェクトでなければなりません（現在は{ $found }）
error-too-many-entries = { $where }の項目は{ $most }個までです
error-twice = { $where }に{ $entry }が2回あります
error-id-twice = { $where }に同じidが2回あります
error-wrong-order = { $where }は次の順でなければなりません：{ $order }
error-lacks = { $where }に「{ $field }」がありません
error-unknown-field = { $where }に未知のフィールド「{ $field }」があります。使えるのは{ $known-all }です
error-json-too-deep = 大きすぎる数か、深すぎる配列があります
error-json-unstorable = テキストにU+0000またはサロゲートペアの片方が含まれています
error-no-components = コンポーネントのファイルにはJSONオブジェクトが必要です。
error-no-proper-position = { $file }には正しい局面がありません。
error-no-position = 局面は、フィールド「game」にゲーム名を持つJSONオブジェクトです。
error-options-no-object = 局面のフィールド「options」はオブジェクトです。
error-only-so-many-players = プレイヤーは{ $players }人だけです。番号は0から始まります。
error-no-such-step = 「{ $step }」というステップはありません。

## Journals

error-not-json = { $line }行{ $column }文字目から正しいJSONではありません
error-key-twice = 同じオブジェクトにキー「{ $name }」が二つあります
error-position-unreadable = 局面を読み込めません。{ $reason }。
error-journal-unreadable = ゲームの記録を読み込めません。{ $reason }。
error-components-unreadable = コンポーネントのファイルを読み込めません。{ $reason }。
error-other-players = ゲームの記録は{ $players }人用ですが、最初の局面は{ $found }人用です。
error-other-game = この局面は{ $game }ではなく{ $other }のものです。
error-other-option = この局面のゲームは{ $option } = { $other }ですが、このゲームは{ $value }です。
error-other-rules-there = この局面のルールのバージョンは{ $other }ですが、このゲームは{ $rules }で遊びます。
error-no-such-viewer = 視点は0から{ $last }までの席か、観戦者ならNoneです。{ $viewer }は使えません。
error-journal-does-not-fit = このファイルはゲームの記録ではないか、壊れています：{ $reason }。
error-journal-damaged = このファイルはゲームの記録ではないか、壊れています。
error-other-format = ゲームの記録の形式は{ $found }ですが、このバージョンのBastideが読めるのは{ $known }です。
error-other-rules = このゲームはルールのバージョン{ $rules }で始まりましたが、このバージョンのBastideで遊べるのは{ $installed }です。
error-other-components = ゲームの記録は、インストール済みまたは同梱のものとは別のコンポーネントデータで遊ばれています。
error-no-such-ply = ゲームの記録は{ $plies }手です。{ $ply }手目はありません。
error-nothing-to-analyse = ゲームの記録に、分析できる手がありません。
error-nothing-to-foresee = プレイヤー{ $number }はここで決めることがありません。
error-bad-ply = { $number }手目（「{ $move }」、席{ $seat }）：{ $reason }
error-no-outcome = ゲームの記録に「{ $request }」の結果がありません。
error-other-outcome = ゲームが「{ $request }」を求めるところで、ゲームの記録には「{ $outcome }」があります。
error-surplus-outcome = ゲームが何も求めていないところで、ゲームの記録には「{ $outcome }」があります。
error-journal-outcome = ゲームの記録に、ありえない結果があります：{ $reason }
error-impossible-outcome = 「{ $request }」で「{ $outcome }」は起こりません。{ $possible }のどれかです。
error-script-ended = 台本に「{ $request }」の結果が残っていません。
error-no-chance-here = ここでランダムな結果は使えませんが、「{ $request }」が求められました。
error-nonces-missing = ゲームの記録にプレイヤー全員分の乱数がありません。
error-other-secret = 開示された秘密は、テーブルを作ったときに約束されたものではありません。
error-other-nonce = 席{ $number }の乱数は約束されたものではありません。
error-other-commitment = 公開された秘密はあなたのフィンガープリントと一致しません。あなたのゲームの前に決められたものではありません。
error-lost-nonce = あなたの乱数{ $nonce }…はどの席にもありません。
error-replaced-nonce = 席{ $number }の乱数はあなたのものではありません。
error-no-fairness = この記録は秘密を公開していないため、あなたの値と比べられません。
error-unfair-outcome = ランダムな結果{ $number }（「{ $request }」）は{ $recorded }と記録されていますが、公正な結果は{ $fair }でした。
error-journal-not-followed = ゲームの記録をたどれません。{ $reason }

## Tutorials

error-unreadable-tutorial = { $game }のチュートリアルを読めません：{ $reason }
error-tutorial-asks-nothing = { $game }のチュートリアルは「{ $step }」で学習者に手を求めていません。
error-tutorial-plays-on = { $game }のチュートリアルは最後のステップのあとも続いています。

## The command

error-which-game = どのゲームですか？「bastide games」で一覧を表示します。
error-extra-words = 「{ $words }」はこのコマンドには余分です。
error-name-and-value = オプションはNAME=VALUEの形で書きます。「{ $value }」は使えません。
error-too-many-people = { $players }人のテーブルに{ $people }人は座れません。--playersを増やしてください。
error-too-many-bots = ボットが{ $bots }体指定されていますが、席は{ $seats }しかありません。--playersを指定するか、ボットを減らしてください。
error-no-seats-for-bots = ボットが{ $bots }体指定されていますが、ボットの席は{ $seats }です。--playersを増やすか、ボットを減らしてください。
error-process-killed = プロセスが強制終了されました。同じコマンドで再開できます。
error-bot-named-twice = 各ボットは1回だけ挙げてください。指定：{ $bots }。
error-not-a-dataset-file = 「{ $file }」はBastideのデータセットのファイルではありません。
error-other-dataset = 「{ $folder }」には別のデータセットがあります。別のフォルダーを選んでください。
error-no-dataset = 「{ $folder }」にはこのバージョンで読めるデータセットがありません。
error-mixed-datasets = 「{ $folder }」には異なるデータセットのファイルが混ざっています。
error-missing-extra = パッケージ{ $package }が必要です。pip install 'bastide[{ $extra }]' を実行してください。
error-no-batch = { $game }は一括プレイに対応していません。{ $games }を選んでください。
error-too-many-choices = 一括プレイでは、ボーナスで選べる建物の組み合わせは{ $most }種類までです（{ $number }種類あります）。
error-too-many-locations = 一括プレイでは、1つの区画ボードに置ける特殊地形は{ $most }か所までです（{ $number }か所あります）。
error-bad-bus = --bus には memory、tail、notify（PostgreSQLのみ）、または redis:// のURLを指定してください。「{ $bus }」は使えません。
error-bad-redis-url = ここで使えるRedisのURLではありません：{ $reason }。
error-no-cluster = Rayクラスター「{ $address }」に接続できません。
error-bot-without-name = 「{ $names }」のコンマの間にボットの名前がありません。たとえばgreedy,randomと書いてください。
error-other-game-saved = { $file }に入っているのは{ $found }のゲームで、{ $game }ではありません。
error-not-together = { $one }と{ $other }は一緒に使えません。どちらかを外してください。
error-nothing-to-resume = { $folder }に途中のゲームはありません。
error-no-such-rule = { $game }に「{ $rule }」というルールはありません。ルールは{ $first }から{ $last }までです。
error-no-such-seat = 席{ $seat }はありません。プレイヤーは{ $players }人です。
error-bad-commitment = --commitment は64桁の16進数で指定してください。結果のページに表示されています。
error-bad-nonce-option = --nonce は16進数で指定してください。席番号を前に付けることもできます：2:9f86d081…
error-no-tutorial = { $game }にチュートリアルはありません。「bastide rules { $game }」で説明を読めます。
error-cannot-read = { $file }を読めません：{ $reason }。
error-not-text = { $file }を読めません。テキストファイルではありません。
error-cannot-write = 出力を書き込めません：{ $reason }。
error-cannot-use = { $file }を使えません：{ $reason }。
error-bad-folder = データフォルダー{ $folder }を使えません：{ $reason }。
error-bad-limit = { $limit } という上限はありません。NAME=N の形で整数を書いてください。名前：{ $names }
error-short-secret = 秘密鍵が短すぎます。{ $least }バイト以上必要です。次のコマンドで作れます：openssl rand -hex 32
error-cannot-listen = { $address }で待ち受けできません：{ $reason }。別の--portを指定してください。
error-bad-host = { $address }で待ち受けできません：{ $reason }。別の--hostを指定してください。
error-no-such-report = 「{ $report }」という報告はありません。「bastide reports」で一覧を表示します。

## Backups and the database

error-no-database = { $folder }にデータベースがありません。--dataでデータフォルダーを指定してください。
error-file-exists = { $file }はすでにあります。別の名前を選んでください。
error-backup-failed = バックアップを{ $file }に書き込めませんでした：{ $reason }。
error-no-such-file = { $file }というファイルはありません。
error-folder-in-use = { $folder }にはすでに{ $name }があります。--dataで空のフォルダーを指定してください。
error-restore-failed = { $file }を{ $folder }に復元できませんでした：{ $reason }。
error-no-backup = { $file }はBastideのバックアップではないか、壊れています。
error-backup-of-postgresql = PostgreSQLはpg_dumpでバックアップし、{ $folder }のCookie鍵も一緒に保管してください。
error-restore-to-postgresql = PostgreSQLはpg_restoreまたはpsqlで復元し、Cookie鍵を{ $folder }に置いてください。
error-bad-database-url = ここで使えるデータベースのURLではありません：{ $reason }。
error-database-closed = データベースを開けません：{ $reason }。
error-database-damaged = データベースが壊れています（{ $reason }）。ファイルを残したまま、「bastide restore」でバックアップを復元してください。
error-database-newer = データベースはより新しいバージョンのBastideのものです（データベースは{ $found }、このバージョンは{ $known }まで）。そのバージョンをインストールするか、更新前のバックアップを復元してください。
error-database-lacks = データベースが壊れています。{ $tables-all }がありません。ファイルを残したまま、「bastide restore」でバックアップを復元してください。
error-missing-driver = { $what } に必要なパッケージがありません：pip install 'bastide[{ $extra }]' を実行してください。

## What the operating system says, at the end of a sentence

error-no-such-path = ファイルまたはフォルダーがありません
error-path-too-long = 名前が長すぎます
error-no-permission = 権限がありません
error-is-a-folder = フォルダーです
error-is-no-folder = フォルダーの場所にファイルがあります
error-disk-full = 空き容量がありません
error-read-only = ファイルシステムは読み取り専用です
error-address-in-use = そのアドレスはすでに使われています
error-no-such-address = このコンピューターにそのアドレスはありません
error-no-such-host = その名前のマシンはありません
error-system-says = システムからのメッセージ：「{ $words }」

## Fields of a request

error-bad-value = { $where }：{ $reason }。
error-value-missing = ありません
error-value-unknown = そのようなフィールドはありません
error-value-too-short = 長さは{ $least }以上でなければなりません
error-value-too-long = 長さは{ $most }以下でなければなりません
error-value-too-small = { $least }以上でなければなりません
error-value-too-large = { $most }以下でなければなりません
error-value-no-choice = 使えるのは次のどれかです：{ $choices }
error-value-no-json = 正しいJSONではありません
error-value-unstorable = U+0000やサロゲートペアの片方を含めることはできません
error-value-of-another-kind = 別の種類の値でなければなりません（{ $check }）
error-name-empty = 名前には文字が1つ以上必要です
error-name-length = 名前は2～24文字です
error-name-letters = 名前は文字か数字で始め、文字、数字、空白と - _ . ' だけを使います
error-name-invisible = 名前に見えない文字は使えません
error-name-scripts = 名前に使える文字体系は、ラテン文字やキリル文字など1種類です。ラテン文字は日本語、中国語、韓国語と組み合わせられます

## Why a stored table can no longer be followed, for the server's log

error-clock-missing = このテーブルに時計はありません。
error-entries-missing = この前の{ $number }件の記録がありません。
error-unreadable-entry = 記録に読めない項目があります。{ $reason }
error-components-changed = このゲームは、現在インストールされているものとは別のコンポーネントデータで始まりました。

## Texts

error-missing-text = { $owner }には、言語「{ $language }」のテキスト「{ $text }」がありません。{ $file }に追加してください。
error-unfit-text = { $owner }の言語「{ $language }」のテキスト「{ $text }」には、{ $arguments-all }だけでは足りません。

# Friends, blocks, moderation

error-value-whom = 「name」、または「table」と「seat」か「line」で誰かを指定してください
error-filter-too-large = 「{ $file }」はチャットフィルターには大きすぎます（最大{ $most }バイト）。
error-filter-not-text = 「{ $file }」はUTF-8のテキストファイルではありません。
error-filter-too-many = 「{ $file }」の語数がチャットフィルターの上限{ $most }を超えています。
error-filter-line = 「{ $file }」の{ $line }行目はチャットフィルターの語ではありません。最大{ $most }文字の語を6つまで書いてください（末尾または両端に * も可）。
error-no-such-person = 「{ $who }」という人はいません。アカウント名か、「bastide admin list people」が示すIDを id: に続けて書いてください。
error-reason-missing = 理由を --reason "…" で書いてください。監査ログに残ります。
error-bad-reason = 理由は1～{ $most }文字で書いてください。
error-not-muted = { $name }はミュートされていません。
error-not-banned = { $name }は禁止されていません。
error-name-is-taken = 「{ $name }」は使用済みか、使用済みの名前に似ています。
error-deletion-unconfirmed = { $name }は削除されていません。完全に削除するには --yes を付けてください。
## Mail

error-address-form = メールアドレスではありません
error-no-mail-sender = --smtp-hostには--mail-sender（メールの差出人アドレス）も必要です。
error-bad-mail-sender = '{ $address }'は差出人アドレスとして使えません。--mail-senderはbastide@example.orgのように書いてください。
error-bad-public-url = '{ $url }'はサイトのアドレスではありません。--public-urlはhttps://play.example.orgのように書いてください。
error-bad-network = { $network }：ネットワークではありません。10.0.0.0/8 のように書いてください。
