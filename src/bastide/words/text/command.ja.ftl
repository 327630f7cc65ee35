## How a command line is written. What stands in capitals is the name of a value and stays as it is.

usage = 使い方：
usage-any-options = { "[" }オプション]
usage-any-command = コマンド …
usage-options = オプション
usage-commands = コマンド
usage-default = 省略時：{ $value }
usage-required = 必須

## What is wrong with a command line

usage-no-such-command = 「{ $command }」というコマンドはありません。「bastide --help」で一覧を表示します。
usage-no-such-option = ここに{ $option }というオプションはありません。--helpで一覧を表示します。
usage-value-or-none = { $option }に値を指定してください。スイッチなら値は不要です。
usage-missing = { $name }がありません。--helpでコマンドの書き方を表示します。
usage-whole-between = { $name }には{ $least }から{ $most }までの整数を指定してください。
usage-whole-at-least = { $name }には{ $least }以上の整数を指定してください。
usage-number-at-least = { $name }には{ $least }以上の数を指定してください。
usage-whole = { $name }には整数を指定してください。
usage-choice = { $name }は次のいずれかにしてください：{ $choices }。
usage-folder = { $name }にはフォルダーを指定しますが、その名前のファイルがあります。
usage-file = { $name }にはファイルを指定しますが、その名前のフォルダーがあります。

## The commands, each with its options

command-bastide = 中世の街づくりボードゲーム：遊ぶ、シミュレーションする、再生する、得点を計算する。
command-shared = 複数のコマンドに共通のオプション
    .help = この説明を表示します。
    .version = バージョンを表示します。
    .language = 言語：de、en、es、fr、ja、nl、zh-Hant。省略時は環境の言語。
    .json = プログラム向けにJSONで出力します。
    .components = 修正したコンポーネントファイル（JSON）。
    .option = ゲームのオプション。
    .preset = 名前のついたオプションの組。
    .data = サーバーのデータフォルダー。
    .database = データフォルダーのSQLiteを使わない場合のデータベースのURL。
    .bots = ボット（コンマ区切り）：標準のもの、インストール済みのもの、./file.py:Class、run:コマンド。
    .games = 卓を埋める組ごとのゲーム数。
    .players = 1卓の人数。
    .seed = 同じシードなら同じゲームになります。
    .jobs = プロセス数。
    .ray = このアドレスのRayクラスターで対戦します。
    .time-limit = 外部のボットが1回の選択に使える秒数。
    .out = 結果のフォルダー。同じコマンドで中断したところから再開します。
command-games = インストールされているゲームを、オプション、プリセット、ボットとともに一覧表示します。
command-rules = GAMEの番号つきルール、またはKB-12のような1つのRULEを表示します。--jsonでは各ルールのテストも示します。
command-components = GAMEのコンポーネントに印刷されている内容をJSONで出力します。修正したコンポーネントファイルの出発点になります。
command-schema = GAMEの局面、ゲームの記録、ビューのJSON Schemaを出力します。
    .what = そのうちの一つだけ：position、journal、view。
command-learn = 最初の手番を遊びながらGAMEを学びます。説明を読み、求められた手を入力してください。
command-play = ターミナルでGAMEを遊びます。手を記法で入力するか、「help」と入力してください。
    .players = テーブルの人数。省略時は最少人数。
    .humans = そのうち人間の人数。
    .bots = 残りの席のボット名をカンマ区切りで。省略時はapprentice。
    .seed = 同じシードなら同じカードとダイスになります。
    .real-table = 実際のテーブルで引いたカードや出た目を自分で入力します。
    .resume = 保存したゲームを再開します。ファイルを省くと、終わっていない最新のゲームです。
    .position = 局面ファイルから続けて遊びます。
    .no-save = プレイ中にゲームを自動保存しません。
command-saves = ターミナルでのプレイ中に保存されたゲームを、新しい順に一覧表示します。
command-simulate = ボット同士でGAMEを何度も遊び、得点、勝率、速度を報告します。
    .players = プレイヤー数。省略時はボットの数で、最低2人。
    .games = ゲームの数。
    .seed = 同じシードなら同じゲームになります。
    .bots = ボット名をカンマ区切りで。席を順に入れ替わります。
    .jobs = プロセスの数。
command-arena = ボット同士でGAMEを総当たり戦で対戦させ、レーティングを付けます。
    .format = 全ゲームの表の形式。
    .journals = 各ゲームの棋譜も保存します。
command-dataset = ボット同士でGAMEを対戦させ、局面をParquetファイルのデータセットとして保存します。
    .every = 各ゲームの選択をN回に1回だけ保存します。
    .shard-games = 1ファイルに入れるゲーム数。
command-replay = 記録されたゲームを文章で伝え、最後または指定した手のあとのテーブルを表示します。
    .at = 最後ではなく、その手数のあとのテーブルを表示します。
    .seat = 観戦者ではなく、その席から見た様子を表示します。
command-verify = ゲームの記録を再生し、すべての手とランダムな結果を確認して、何が証明されるかを表示します。
    .commitment = ゲームの前にテーブルで公開されたフィンガープリント。
    .nonce = あなたのプログラムが引いた乱数。席番号はあってもなくてもかまいません。繰り返し指定できます。
command-analyse = ゲームの記録を分析します。各ターン後の勝率、よりよい手、勝負の分かれ目を示します。
command-score = 局面の得点を、理由とともに数えます。
command-moves = 局面で指せる手を、記法と文章で一覧表示します。
command-serve = オンラインのテーブルを提供します。API、ソケット、ブラウザー用のページがあります。 どのオプションも環境変数で指定できます。--portならBASTIDE_PORTです。
    .host = 待ち受けるアドレス。0.0.0.0ならすべて。
    .port = ポート。0なら空いているもの。
    .data = データベースと秘密情報のフォルダー。
    .secret-file = クッキーに署名する鍵のファイル。すべてのマシンで同じものにします。BASTIDE_SECRETでも指定できます。
    .workers = ボットが考える場所：このサーバーのプロセス（embedded）、またはbastide workerのプロセス（database）。
    .bus = プロセス間の通知方法：memory、tail、notify（PostgreSQL）、または redis:// のURL。既定ではデータベースに合うものを使います。
    .bot-processes = ボット用のプロセスの数。
    .bot-pace = ボットの1手ごとの秒数。
    .alone = ほかのプロセスはデータベースを使いません。その書き込みを確認しません。
    .drain-seconds = SIGTERMのあと、/readyzが否と答えながらも接続を受け付ける秒数。
    .log-format = ログの形式：textまたはjson。
    .metrics-port = Prometheusがメトリクスを取得するポート（/metrics）。省略時はなし。
    .metrics-host = そのポートのアドレス。
    .telemetry = OpenTelemetryにトレースを送ります。
    .origin = ソケットを開けるほかのオリジン。
    .limit = 上限を変更します（例：tables-per-person=100）。複数指定できます。一覧は docs/host.md にあります。
    .chat-filter = チャットで使えない言葉のファイル（1行に1語）。含むメッセージは拒否されます。
    .chat-filter-masks = 拒否する代わりに、その言葉を伏せ字にします。
    .prune-after = N日間動きのないゲストの未終了テーブルとアップロードを、1日1回削除します。0なら削除しません。
    .public-url = 通知とメールのリンクに使うサーバーの公開アドレス（例：https://example.org）。指定がなければ、通知は各自が使っているアドレス、メールは最初の--host-nameを使います。
    .turn-notice-seconds = テーブルにいないプレイヤーに知らせるまでに手番が待つ秒数。
    .vapid-file = ウェブプッシュに署名する秘密鍵（PEM、P-256）のファイル。なければデータベースの鍵を使います。
    .notice-contact = プッシュサービスからの連絡先：mailto:you@example.org または https アドレス。
    .notice-network = 公開アドレスのほかに通知を送ってよいネットワーク（http も可）：10.0.0.0/8。繰り返し指定できます。
    .host-name = ブラウザーがサーバーに使ってよい名前。何度でも指定でき、* はすべて。IPアドレスと localhost は常に使えます。
    .behind-tls = ブラウザーは TLS だけで接続します。安全な Cookie と HSTS を使います。
    .smtp-host = メールを受け付けるSMTPサーバー。指定しなければメールは送りません。
    .smtp-port = そのポート。指定しなければ587、tlsなら465、noneなら25です。
    .smtp-security = 接続の暗号化：starttls、tls、none。
    .smtp-user = サインインするユーザー名。
    .smtp-password-file = パスワードのファイル。BASTIDE_SMTP_PASSWORDでも指定できます。
    .mail-sender = メールの差出人アドレス。
    .open = ブラウザーがあれば開きます。
command-worker = --workers databaseで起動したサーバーのデータベースから、ボットの手番・ヒント・分析を受け取って計算します。
    .processes = ボットの手番とヒントに使うプロセス数。
    .kinds = 受け取るジョブの種類（コンマ区切り）。
command-doctor = 設定を調べます。 'bastide serve'と同じオプションを取り、問題と対処を示します。終了コード：0は正常、1は改善の余地あり、2はサーバーが動かない状態。
command-backup = 稼働中のサーバーが保存しているものをすべてFILEにコピーします。SQLite用です。PostgreSQLには専用のツールがあります。
command-restore = バックアップからデータフォルダーを作ります。
    .data = 作成するフォルダー。中のものは上書きされません。
command-reports = 報告された問題を一覧表示するか、1つのREPORTの内容をすべてJSONで出力します。
command-prune = 長く動きのないゲストの未終了テーブルとアップロードを削除します。サーバーは動いたままでかまいません。
    .older-than = 手、メッセージ、訪問のない日数。
    .finished = ゲストの終わったゲームも削除します。
    .dry-run = 削除されるものを表示するだけです。
command-ratings = 終わったゲームの記録から、すべての結果、レーティング、実績を計算し直します。

## What the commands say

cli-simulated = { $game }を{ $players }人で{ $count }回、{ $seconds }秒：毎秒{ $games }ゲーム、毎秒{ $decisions }決定。
cli-bot-result = 平均得点 { $mean } ± { $error }   勝率 { $share } % [{ $low }–{ $high }]   1手番 { $time } ms（p99：{ $p99 }）
cli-intervals = ±と[ ]は95％信頼区間です。同じ配りをすべての席順で遊びます。時間はCPU時間です。
cli-capped = 手番の上限で打ち切り、その時点で採点したゲーム：{ $games }
cli-arena-bot = Elo { $elo } [{ $least }, { $most }]   勝率 { $share } % [{ $low }–{ $high }]   平均得点 { $mean } ± { $error }   { $games }ゲーム
cli-arena-failed = うち{ $games }ゲームは動作不良による負け：{ $reason }
cli-arena-intervals = ±と[ ]は95 %信頼区間です。同じ配りをすべての席で対戦します。最初に挙げたボットのEloが0です。
cli-arena-files = レポート：{ $report }。全ゲーム：{ $results }。
cli-stopped = 中断しました。同じコマンドで再開できます。
cli-dataset-made = { $folder }：{ $games }ゲームの{ $positions }局面、{ $files }ファイル、{ $bytes }バイト（1局面あたり{ $each }）。
cli-serves = Bastideは{ $address }で動いています。データは{ $folder }にあります。
cli-works = このワーカーはデータベースからジョブを受け取ります。ボット用のプロセス数：{ $processes }
cli-backed-up = { $file }にすべて保存しました（{ $bytes }バイト）。データフォルダーと同じように安全に保管してください。秘密情報が含まれています。
cli-restored = { $folder }の準備ができました：bastide serve --data { $folder }
cli-no-reports = 報告された問題はありません。
cli-pruned = 削除：未終了テーブル { $unfinished }、アップロード { $uploads }、終わったゲーム { $finished }、ゲスト { $guests }
cli-would-prune = 削除の対象：未終了テーブル { $unfinished }、アップロード { $uploads }、終わったゲーム { $finished }、および何も残らないゲスト
cli-counted = 集計し直したゲーム：{ $games }
cli-no-saves = { $folder }に保存されたゲームはありません。
cli-saved-game = { $title }、{ $players }人、{ $plies }手、途中
cli-saved-game-over = { $title }、{ $players }人、{ $plies }手、終了

## What a browser is told that has no pages to show, or no JavaScript

page-not-built = ブラウザー用のページがまだ作られていません。プロジェクトのフォルダーで { $command } を実行し、このページを再読み込みしてください。APIはページがなくても使えます。
docs-not-built = ドキュメントがまだ作られていません。プロジェクトのフォルダーで { $command } を実行し、このページを再読み込みしてください。
page-needs-javascript = BastideにはJavaScriptが必要です。

# bastide doctor

doctor-alone = バスは不要です。ほかのプロセスはデータベースを使いません。
doctor-behind-tls = クッキーはTLSでのみ送られます。
doctor-bus = プロセス間の通知が届きます（{ $milliseconds } ミリ秒）。
doctor-clock = このマシンとデータベースの時計は合っています。
doctor-clock-differs = このマシンとデータベースの時計が{ $seconds }秒ずれています。NTPで合わせてください。
doctor-database-new = データベースはまだありません。サーバーが起動時に作ります。
doctor-few-files = プロセスが開けるファイルは{ $limit }個だけですが、プレイヤーごとに1個必要です。上限を{ $enough }以上にしてください：ulimit -n、systemdではLimitNOFILE=。
doctor-files = プロセスはファイルを{ $limit }個開けます。
doctor-folder = データフォルダー{ $folder }を読めるのはあなただけです。
doctor-folder-closed = サーバーは{ $folder }に書き込めません。ユーザーに権限を与えるか、--dataで別のフォルダーを選んでください。
doctor-folder-new = サーバーがデータフォルダー{ $folder }を作ります。
doctor-folder-unused = データフォルダーには何も保存されません。
doctor-key-differs = このデータベースのサーバーは別の鍵でクッキーに署名しているため、利用者が不意にサインアウトされます。すべてに同じBASTIDE_SECRETまたは--secret-fileを設定してください。
doctor-key-in-folder = クッキーに署名する鍵はデータフォルダーにあります。
doctor-key-not-shared = クッキーに署名する鍵はこのマシンだけのものです。マシンが複数なら、すべてに同じBASTIDE_SECRETまたは--secret-fileを設定してください。
doctor-key-shared = クッキーに署名する鍵は設定されています。
doctor-metrics-shown = { $address }に接続できる人はだれでもメトリクスを読めます。そのポートをインターネットに公開しないでください。
doctor-no-pages = ブラウザー用のページがまだ作られていません。プロジェクトのフォルダーで'make web'を実行してください。
doctor-no-tls = { $host }にはTLSなしで接続できるため、パスワードが途中で読まれるおそれがあります。前にTLS対応のウェブサーバーを置き、--behind-tlsを指定してください。
doctor-no-workers = 動いているワーカーがないため、ボットが手を打てません。'bastide worker'で起動するか、--workers embeddedを使ってください。
doctor-notify-silent = NOTIFYが届きませんでした。PgBouncerを経由する場合、LISTENにはpool_mode=sessionかPostgreSQLへの直接接続が必要です。Redisも使えます：--bus redis://…。
doctor-pages = ブラウザー用のページは作られています。
doctor-password-shown = データベースのパスワードがコマンドラインにあり、このマシンのだれでも読めます。代わりにBASTIDE_DATABASEを設定してください。
doctor-polling = プロセスはデータベースを定期的に調べて互いの変更を知ります。
doctor-postgresql = PostgreSQL { $version }が応答しています。
doctor-postgresql-old = PostgreSQL { $version }は古すぎます。バージョン{ $oldest }以降をインストールしてください。
doctor-readable = ほかのユーザーが{ $path }を読めます。権限を外してください：chmod -R go= { $path }
doctor-redis-silent = Redisが応答しないか、通知が失われました。--busは正しいですか。Redisは動いていますか。
doctor-schema = データベースは正常で最新です。
doctor-schema-new = データベースは空です。サーバーが起動時に表を作ります。
doctor-schema-older = データベースは古いバージョンのものです。サーバーが起動時に更新します。先にバックアップしてください。
doctor-trusts = クライアントのアドレスは{ $addresses }のプロキシから受け取ります。
doctor-trusts-everyone = FORWARDED_ALLOW_IPSの設定により、だれでも任意のアドレスを名乗り、あらゆる制限を逃れられます。プロキシのアドレスを指定してください。
doctor-workers = ワーカーが動いています。

# Moderation

command-admin = 運営：人と通報の一覧、ミュート、禁止、改名、削除。サーバーの稼働中に使えます。
    .reason = 理由。保存され、ミュートや禁止された人に表示されます。
    .operator = 監査ログに残る実行者。省略時はユーザー名。
    .days = 日数。省略すると無期限。
command-admin-list = 人、プレイヤーへの通報、監査ログの一覧。
    .name = 名前にこれを含む人のみ。
    .about = この人に関するもののみ。
    .muted = ミュート中の人のみ。
    .banned = 禁止中の人のみ。
    .settled = 処理済みの通報も含める。
    .limit = 最大件数。
command-admin-report = プレイヤーへの通報（REPORT）を前後のチャットと共に表示。
command-admin-settle = 通報（REPORT）を処理済みにする。
command-admin-mute = WHO はプレイと閲覧のみ可能、チャットは不可にする。
command-admin-unmute = WHO のチャットを再び許可する。
command-admin-ban = WHO を全端末でサインアウトし、以後は参加させない。ゲストの場合は同じアドレスからの新しいゲストも拒否する。
command-admin-unban = WHO の禁止を解除する。
command-admin-rename = WHO の名前を NAME に変える（テーブルでも）。
command-admin-delete = WHO を完全に削除する。終了したゲームは名前なしで残る。
    .yes = 確認しない。
cli-admin-reason = 理由
cli-admin-nothing = 該当するものはありません。
cli-admin-no-chat = この通報にチャットの記録はありません。
cli-admin-account = アカウント
cli-admin-guest = ゲスト
cli-admin-is-muted = ミュート中
cli-admin-is-banned = 禁止中
cli-admin-settled = 通報{ $report }を処理済みにしました。
cli-admin-muted = { $name }はチャットできなくなりました。
cli-admin-muted-until = { $name }は{ $until }までチャットできません。
cli-admin-unmuted = { $name }は再びチャットできます。
cli-admin-banned = { $name }を禁止し、全端末でサインアウトしました。
cli-admin-banned-until = { $name }を{ $until }まで禁止し、全端末でサインアウトしました。
cli-admin-unbanned = { $name }は再びサインインできます。
cli-admin-renamed = { $before }の名前は{ $name }になりました。
cli-admin-deleted = { $name }を削除しました。
cli-admin-sure = { $name }を完全に削除しますか？
# Mail

doctor-mail-off = メールは送られません。--smtp-hostがないため、忘れたパスワードは再設定できません。
doctor-mail = SMTPサーバー{ $host }はメールを受け付けます。メール内のリンク先は{ $url }です。
doctor-mail-failed = SMTPサーバー{ $host }は使えません（{ $reason }）。--smtp-host、--smtp-port、--smtp-security、--smtp-userとパスワードを確かめてください。
doctor-mail-open = SMTPサーバー{ $host }への接続は暗号化されていないため、パスワード再設定のリンクが途中で読まれるおそれがあります。--smtp-securityをstarttlsかtlsにしてください。
doctor-mail-links = メール内のリンク先{ $url }は、ほかの人が開けないか、TLSではありません。--public-url、または--host-nameと--behind-tlsを指定してください。
cli-ended-resigned = { $player }が投了しました。
cli-ended-by-agreement = ゲームは合意により、結果なしで中止されました。
cli-ended-no-progress = 長いあいだ進展がなかったため、テーブルがゲームを終了しました。
cli-ended-too-long = 手数が多すぎたため、テーブルがゲームを終了しました。
