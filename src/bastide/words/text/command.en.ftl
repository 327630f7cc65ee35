### The words of the command `bastide`: its help, and what it says.

## How a command line is written. What stands in capitals is the name of a value and stays as it is.

usage = Usage:
usage-any-options = { "[" }OPTIONS]
usage-any-command = COMMAND …
usage-options = Options
usage-commands = Commands
# $value - what an option is if it is left out
usage-default = default: { $value }
usage-required = required

## What is wrong with a command line

# $command - what was typed
usage-no-such-command = There is no command '{ $command }'. Run 'bastide --help' to list the commands.
# $option - what was typed
usage-no-such-option = There is no option { $option } here. Use --help to list the options.
# $option - an option that lacks its value, or is a switch and got one
usage-value-or-none = { $option } needs a value, or takes none if it is a switch.
# $name - what is missing
usage-missing = { $name } is missing. Use --help to see the usage.
# $name - an option; $least, $most - numbers
usage-whole-between = { $name } must be a whole number from { $least } to { $most }.
usage-whole-at-least = { $name } must be a whole number, at least { $least }.
usage-number-at-least = { $name } must be a number, at least { $least }.
usage-whole = { $name } must be a whole number.
usage-choice = { $name } must be one of: { $choices }.
usage-folder = { $name } must be a folder, but a file has that name.
usage-file = { $name } must be a file, but a folder has that name.

## The commands, each with its options

command-bastide = Medieval city-building board games: play, simulate, replay, score.
command-shared = Options shared by several commands
    .help = Show this help.
    .version = Show the version.
    .language = The language: de, en, es, fr, ja, nl or zh-Hant. Defaults to your environment's.
    .json = Print JSON.
    .components = A corrected component file (JSON).
    .option = A game option.
    .preset = A named set of options.
    .data = The server's data folder.
    .database = A database URL, instead of SQLite in the data folder.
    .bots = Bots, separated by commas: ours, installed ones, ./file.py:Class or run:COMMAND.
    .games = Number of games of each group that fills a table.
    .players = Number of players at a table.
    .seed = The same seed gives the same games.
    .jobs = Number of processes.
    .ray = Play on the Ray cluster at this address.
    .time-limit = Seconds that a bot from outside has for each decision.
    .out = The folder for results. The same command again goes on where it stopped.
command-games = List the installed games with their options, presets and bots.
command-rules = Show the numbered rules of GAME, or one RULE such as KB-12. With --json, include the tests for each rule.
command-components = Print the components of GAME as JSON, to edit into a corrected component file.
command-schema = Print the JSON Schemas of positions, game records and views of GAME.
    .what = Only one of them: position, journal or view.
command-learn = Learn GAME by playing a guided first turn.
command-play = Play GAME in the terminal: type moves in notation, or 'help'.
    .players = Number of players. Defaults to the fewest the game allows.
    .humans = Number of human players.
    .bots = Bots for the other seats, separated by commas. Defaults to apprentice.
    .seed = The same seed gives the same cards and dice.
    .real-table = Enter what you draw or roll with the box on your table.
    .resume = Resume a saved game. Without a file, resume the last unfinished one.
    .position = Start from a position file.
    .no-save = Don't save the game while you play.
command-saves = List the games saved from the terminal, newest first.
command-simulate = Play many games of GAME between bots and report scores, wins and speed.
    .players = Number of players. Defaults to one per bot, at least two.
    .games = Number of games.
    .seed = The same seed gives the same games.
    .bots = Bots, separated by commas. They rotate seats.
    .jobs = Number of processes.
command-arena = Let bots play GAME, each against each, and rate them.
    .format = The table of all games.
    .journals = Also keep the journal of every game.
command-dataset = Let bots play GAME and keep their positions as a dataset in Parquet files.
    .every = Keep one of N decisions of each game.
    .shard-games = Number of games in each file.
command-replay = Retell a game record in words and show the table at the end, or after a given ply.
    .at = Show the table after this many plies.
    .seat = View as this seat instead of a spectator.
command-verify = Replay a game record, check every move and chance outcome, and say what that proves.
    .commitment = The commitment as published at the table before the game.
    .nonce = A nonce that your client drew, with or without its seat. Can be repeated.
command-analyse = Analyse a game record: everyone's chances after each turn, better lines and turning points.
command-score = Score a position and explain every point.
command-moves = List the legal moves in a position, in notation and in words.
command-serve = Run the server: API, sockets and browser client. Every option can also come from the environment: BASTIDE_PORT for --port.
    .host = The address to listen on; 0.0.0.0 for all.
    .port = The port; 0 picks a free one.
    .data = The folder for the database and secrets.
    .secret-file = A file with the key that signs cookies, the same on every machine. Or set BASTIDE_SECRET.
    .workers = Where bots think: in processes of this server (embedded), or in bastide worker processes (database).
    .bus = How processes hear from each other: memory, tail, notify (PostgreSQL) or a redis:// URL. The default suits the database.
    .bot-processes = Number of bot processes.
    .bot-pace = Seconds per bot step.
    .alone = No other process uses the database, so don't check for their writes.
    .drain-seconds = Seconds after SIGTERM in which the server still accepts connections while /readyz already says no.
    .log-format = How log lines are written: text or json.
    .metrics-port = The port where Prometheus gets metrics, at /metrics; none by default.
    .metrics-host = The address of that port.
    .telemetry = Send traces to OpenTelemetry.
    .origin = Another origin allowed to open sockets.
    .limit = Change a limit, such as tables-per-person=100. Can be repeated; docs/host.md lists them.
    .chat-filter = A file of words that chat may not contain, one on each line. A message with one is refused.
    .chat-filter-masks = Replace such words with asterisks, instead of refusing the message.
    .prune-after = Once a day, remove guests' unfinished tables and uploads that were idle for N days. 0 for never.
    .public-url = The server's public address for links in notices and mail, such as https://example.org. By default, notices lead to the address that each person uses, and mail to the first --host-name.
    .turn-notice-seconds = Seconds that a turn may wait for a player who isn't at the table before they are told.
    .vapid-file = A file with the private key (PEM, P-256) that signs web push. Without it, the database has one.
    .notice-contact = How push services reach you: mailto:you@example.org or a https address.
    .notice-network = A network that notices may be sent to besides public addresses, over http too: 10.0.0.0/8. Repeatable.
    .host-name = A name that browsers may use for the server. Can be repeated; * for any. IP addresses and localhost always work.
    .behind-tls = Browsers come over TLS only: secure cookies, and HSTS.
    .smtp-host = The SMTP server that takes mail. Without it, the server sends none.
    .smtp-port = Its port; by default 587, 465 with tls or 25 with none.
    .smtp-security = How the connection to it is encrypted: starttls, tls or none.
    .smtp-user = The user to sign in there as.
    .smtp-password-file = A file with the password. Or set BASTIDE_SMTP_PASSWORD.
    .mail-sender = The address that mail comes from.
    .open = Open the browser, if there is one.
command-worker = Take bots' turns, hints and analyses from the database of servers started with --workers database, and compute them.
    .processes = Number of processes for bots' turns and hints.
    .kinds = Kinds of jobs to take, separated by commas.
command-doctor = Check a configuration: takes the options of 'bastide serve', and says what is wrong and what to do. Exit code: 0 all is well, 1 something could be better, 2 a server would not work.
command-backup = Copy a server's data to FILE while it runs. SQLite only; PostgreSQL has its own tools.
command-restore = Create a data folder from a backup.
    .data = The folder to create. Nothing in it is overwritten.
command-reports = List reported problems, or print one REPORT in full as JSON.
command-prune = Remove guests' unfinished tables and uploads that have been idle for long. The server may run meanwhile.
    .older-than = Days without a move, a message or a visit.
    .finished = Remove guests' finished games, too.
    .dry-run = Only say what would be removed.
command-ratings = Recompute all results, ratings and achievements from finished games.

## What the commands say

# $count - how many games; $game - its name; $players - how many; $seconds, $games, $decisions - numbers
cli-simulated = { $count } games of { $game } with { $players } players in { $seconds } s: { $games } games/s, { $decisions } decisions/s.
# $mean - the mean score, give or take $error; $share - how many of a hundred games were won, between $low and $high;
# $time - milliseconds; $p99 - what 99 of 100 turns don't exceed
cli-bot-result = mean score { $mean } ± { $error }   wins { $share } % [{ $low }–{ $high }]   { $time } ms per turn (p99: { $p99 })
cli-intervals = ± and [ ] are 95 % confidence intervals. Each deal is played in every seating. Times are CPU time.
# $games - how many games
cli-capped = Stopped at the turn cap and scored as they stood: { $games }.
# $elo - a rating between $least and $most; $share - how many of a hundred games were won, between $low and $high;
# $mean - the mean score, give or take $error; $games - how many
cli-arena-bot = Elo { $elo } [{ $least }, { $most }]   wins { $share } % [{ $low }–{ $high }]   mean score { $mean } ± { $error }   { $games } games
# $games - how many games a bot lost because it failed; $reason - why
cli-arena-failed = lost { $games } of these by failing: { $reason }
cli-arena-intervals = ± and [ ] are 95 % confidence intervals. Each deal is played in every seating. The first bot you named has Elo 0.
# $report, $results - names of files
cli-arena-files = Report: { $report }. All games: { $results }.
cli-stopped = Stopped. Run the same command again to go on.
# $positions, $games, $files - how many; $folder - the name of a folder; $bytes - the size, $each for a position
cli-dataset-made = { $positions } positions of { $games ->
    [one] { $games } game
   *[other] { $games } games
  } in { $folder }: { $files ->
    [one] { $files } file
   *[other] { $files } files
  }, { $bytes } bytes ({ $each } per position).
# $address - where the server is reached; $folder - its data
cli-serves = Bastide is running at { $address }. Data folder: { $folder }
# $processes - how many
cli-works = This worker takes jobs from the database. Processes for bots: { $processes }
# $file - the name of a file; $bytes - its size
cli-backed-up = Backup saved in { $file }, { $bytes } bytes. It contains secrets: keep it as safe as the data folder.
# $folder - the name of a folder
cli-restored = { $folder } is ready. Run: bastide serve --data { $folder }
cli-no-reports = No problems reported.
# $unfinished, $uploads, $finished, $guests - how many
cli-pruned = Removed: { $unfinished } unfinished tables, { $uploads } uploads, { $finished } finished games, { $guests } guests.
cli-would-prune = Would remove: { $unfinished } unfinished tables, { $uploads } uploads, { $finished } finished games, and guests who then have nothing left.
# $games - how many
cli-counted = Games recomputed: { $games }.
# $folder - the name of a folder
cli-no-saves = No saved games in { $folder }.
# $title - the name of a game; $players, $plies - how many
cli-saved-game = { $title }, { $players } players, { $plies } moves, unfinished
cli-saved-game-over = { $title }, { $players } players, { $plies } moves, finished

## What a browser is told that has no pages to show, or no JavaScript

# $command - what to type in a terminal
page-not-built = The browser client isn't built. Run { $command } in the project folder, then reload this page. The API works without it.
docs-not-built = The documentation isn't built. Run { $command } in the project folder, then reload this page.
page-needs-javascript = Bastide needs JavaScript.

# bastide doctor

doctor-alone = No bus is needed: no other process uses the database.
doctor-behind-tls = Cookies are for TLS only.
doctor-bus = Processes hear from each other: a message took { $milliseconds } ms.
doctor-clock = The clocks of this machine and of the database agree.
doctor-clock-differs = The clocks of this machine and of the database differ by { $seconds } seconds. Synchronize them with NTP.
doctor-database-new = There is no database yet. The server creates one when it starts.
doctor-few-files = The process can open { $limit } files only, and every player needs one. Raise the limit to { $enough } or more: ulimit -n, or LimitNOFILE= in systemd.
doctor-files = The process can open { $limit } files.
doctor-folder = Only you can read the data folder { $folder }.
doctor-folder-closed = The server can't write to { $folder }. Give its user the right, or choose another --data folder.
doctor-folder-new = The server will create the data folder { $folder }.
doctor-folder-unused = Nothing is kept in the data folder.
doctor-key-differs = The servers on this database sign cookies with another key, so people would be signed out at random. Give all of them the same BASTIDE_SECRET or --secret-file.
doctor-key-in-folder = The key that signs cookies is in the data folder.
doctor-key-not-shared = The key that signs cookies is this machine's own. With several machines, give all of them the same BASTIDE_SECRET or --secret-file.
doctor-key-shared = The key that signs cookies is configured.
doctor-metrics-shown = Anyone who reaches { $address } can read the metrics. Close that port to the internet.
doctor-no-pages = The pages of the browser client aren't built. Run 'make web' in the project folder.
doctor-no-tls = { $host } can be reached without TLS, so passwords can be read on the way. Put a web server with TLS in front, and set --behind-tls.
doctor-no-workers = No worker is alive, so no bot moves. Start one with 'bastide worker', or use --workers embedded.
doctor-notify-silent = NOTIFY didn't arrive. If PgBouncer is in between, LISTEN needs pool_mode=session or a direct connection to PostgreSQL; or use Redis: --bus redis://….
doctor-pages = The pages of the browser client are built.
doctor-password-shown = The database's password is on the command line, where every user of this machine can read it. Set BASTIDE_DATABASE instead.
doctor-polling = Processes hear from each other by polling the database.
doctor-postgresql = PostgreSQL { $version } answers.
doctor-postgresql-old = PostgreSQL { $version } is too old. Install version { $oldest } or newer.
doctor-readable = Others can read { $path }. Take that right away: chmod -R go= { $path }
doctor-redis-silent = Redis doesn't answer, or lost a message. Is --bus right, and is Redis running?
doctor-schema = The database is sound and up to date.
doctor-schema-new = The database is empty. The server creates its tables when it starts.
doctor-schema-older = The database belongs to an older version. The server updates it when it starts; make a backup first.
doctor-trusts = Client addresses are taken from proxies at { $addresses }.
doctor-trusts-everyone = FORWARDED_ALLOW_IPS lets anyone claim any address, and so evade every limit. List the addresses of your proxies instead.
doctor-workers = A worker is alive.

# Moderation

command-admin = Moderate: list people and reports, mute, ban, rename, delete. The server may run meanwhile.
    .reason = Why. It is kept, and a muted or banned person reads it.
    .operator = Who does it, for the audit log; your user name unless you say otherwise.
    .days = For how many days; without it, for good.
command-admin-list = List people, reports about players, or the audit log.
    .name = Only people whose name contains this.
    .about = Only what concerns this person.
    .muted = Only people who are muted.
    .banned = Only people who are banned.
    .settled = Reports that are settled, too.
    .limit = How many at most.
command-admin-report = Show a REPORT about a player with the chat around it.
command-admin-settle = Mark a REPORT about a player as settled.
command-admin-mute = Let WHO play and read, but not chat.
command-admin-unmute = Let WHO chat again.
command-admin-ban = Sign WHO out everywhere and let them in no more. For a guest, also refuse new guests from their address.
command-admin-unban = Let WHO in again.
command-admin-rename = Give WHO another NAME, also at their tables.
command-admin-delete = Delete WHO for good, as they could themselves. Finished games stay, without the name.
    .yes = Don't ask again.
cli-admin-reason = Reason
cli-admin-nothing = Nothing to list.
cli-admin-no-chat = No chat was kept with this report.
cli-admin-account = account
cli-admin-guest = guest
cli-admin-is-muted = muted
cli-admin-is-banned = banned
cli-admin-settled = Report { $report } is settled.
cli-admin-muted = { $name } can no longer chat.
cli-admin-muted-until = { $name } can't chat until { $until }.
cli-admin-unmuted = { $name } can chat again.
cli-admin-banned = { $name } is banned and signed out everywhere.
cli-admin-banned-until = { $name } is banned until { $until } and signed out everywhere.
cli-admin-unbanned = { $name } can sign in again.
cli-admin-renamed = { $before } is called { $name } now.
cli-admin-deleted = { $name } is deleted.
cli-admin-sure = Delete { $name } for good?
# Mail

doctor-mail-off = No mail is sent: --smtp-host isn't set, so forgotten passwords can't be reset.
doctor-mail = The SMTP server { $host } takes mail, and links in it lead to { $url }.
doctor-mail-failed = The SMTP server { $host } can't be used ({ $reason }). Check --smtp-host, --smtp-port, --smtp-security, --smtp-user and the password.
doctor-mail-open = The connection to the SMTP server { $host } isn't encrypted, so links to new passwords can be read on the way. Set --smtp-security to starttls or tls.
doctor-mail-links = Links in mail lead to { $url }, which others can't open or which has no TLS. Set --public-url, or --host-name and --behind-tls.
# How a recorded game ended before its end. $player - the name of a player
cli-ended-resigned = { $player } resigned.
cli-ended-by-agreement = The game was abandoned by agreement, without a result.
cli-ended-no-progress = The table ended the game: too long without progress.
cli-ended-too-long = The table ended the game: too many moves.
