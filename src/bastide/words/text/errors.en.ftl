### What is wrong with a file, an option or a command. The key is that of the error in the code. The errors of the rules
### engine (bastide.core, bastide.games) have their English there; look for the key, and see bastide.core.errors.fill.
###
### For translators:
### - What stands in a variable is shown as it stands in the file or on the command line; $where is a place in a JSON file.
### - A list such as $games is joined by "or"; as $games-all it is joined by "and".
### - $reason is another of these messages. One that has no full stop ends the sentence of the one that names it.

## Games and options

error-no-such-language = There is no language '{ $language }'. Choose { $languages }.

## Component files and position files

error-no-proper-position = { $file } doesn't contain a valid position.

## Journals

error-journal-not-followed = Can't replay the journal. { $reason }

## The command

error-which-game = Which game? Try 'bastide games' for a list.
error-extra-words = This command doesn't take '{ $words }'.
error-name-and-value = Write options as NAME=VALUE; got '{ $value }'.
error-too-many-people = You can't seat { $people } people at a table for { $players }. Raise --players.
error-too-many-bots = You named more bots ({ $bots }) than there are seats ({ $seats }). Raise --players or name fewer bots.
error-no-seats-for-bots = You named more bots ({ $bots }) than there are seats for bots ({ $seats }). Raise --players or name fewer.
error-bot-without-name = A bot's name is missing in '{ $names }'. Write, for example, greedy,random.
error-other-game-saved = { $file } is a game of { $found }, not { $game }.
error-not-together = { $one } and { $other } don't go together. Leave one out.
error-nothing-to-resume = There is no unfinished game in { $folder }.
error-no-such-rule = { $game } has no rule '{ $rule }'. Its rules are { $first } to { $last }.
error-no-such-seat = There is no seat { $seat }. The game has { $players } players.
error-bad-commitment = --commitment must be 64 hexadecimal digits. Your result page shows it.
error-bad-nonce-option = --nonce must be hexadecimal digits, with the seat in front if you like: 2:9f86d081….
error-no-tutorial = { $game } has no tutorial. Run 'bastide rules { $game }' to read its rules.
error-cannot-write = Can't write the output: { $reason }.
error-cannot-use = Can't use { $file }: { $reason }.
error-bad-folder = Can't use the data folder { $folder }: { $reason }.
error-bad-limit = { $limit } is not a limit. Write NAME=N with a whole number; the names are { $names }.
error-short-secret = The secret is too short: it needs at least { $least } bytes. Make one with: openssl rand -hex 32
error-cannot-listen = Can't listen on { $address }: { $reason }. Choose another --port.
error-bad-host = Can't listen on { $address }: { $reason }. Choose another --host.
error-no-such-report = There is no report '{ $report }'. Run 'bastide reports' to list them.

## Backups and the database

error-no-database = There is no database in { $folder }. Name the data folder with --data.
error-file-exists = { $file } already exists. Choose another name.
error-backup-failed = Can't write the backup to { $file }: { $reason }.
error-no-such-file = There is no file { $file }.
error-folder-in-use = { $folder } already contains a { $name }. Name an empty folder with --data.
error-restore-failed = Can't restore { $file } to { $folder }: { $reason }.
error-no-backup = { $file } is not a Bastide backup, or it is damaged.
error-backup-of-postgresql = Back up PostgreSQL with pg_dump, and keep the cookie key from { $folder } with the dump.
error-restore-to-postgresql = Restore PostgreSQL with pg_restore or psql, and put the cookie key into { $folder }.
error-bad-database-url = This is not a usable database URL: { $reason }.
error-database-closed = Can't open the database: { $reason }.
error-database-damaged = The database is damaged: { $reason }. Keep the file, and restore a backup with 'bastide restore'.
error-database-newer = The database belongs to a newer version of Bastide (it is at { $found }; this version knows { $known }). Install that version, or restore a backup from before the update.
error-database-lacks = The database is damaged: it lacks { $tables-all }. Keep the file, and restore a backup with 'bastide restore'.
error-bad-bus = --bus takes memory, tail, notify (with PostgreSQL) or a redis:// URL, not '{ $bus }'.
error-bad-redis-url = This is not a usable Redis URL: { $reason }.
error-missing-driver = { $what } needs a package that isn't installed: run pip install 'bastide[{ $extra }]'.

## What the operating system says, at the end of a sentence

error-no-such-host = no machine has that name

## Fields of a request

error-bad-value = { $where }: { $reason }.
error-value-missing = it is missing
error-value-unknown = there is no such field
error-value-too-short = it must be at least { $least } long
error-value-too-long = it must be at most { $most } long
error-value-too-small = it must be at least { $least }
error-value-too-large = it must be at most { $most }
error-value-no-choice = it must be { $choices }
error-value-no-json = this is not valid JSON
error-value-unstorable = it must not contain U+0000 or half of a surrogate pair
error-value-of-another-kind = it has the wrong type ({ $check })
error-name-empty = a name needs at least one letter
error-name-length = a name must have 2 to 24 characters
error-name-letters = a name must start with a letter or digit and can contain only letters, digits, spaces and - _ . '
error-name-invisible = a name can't contain invisible characters
error-name-scripts = a name must stay within one script, such as Latin or Cyrillic; Latin can go with Japanese, Chinese or Korean

## Why a stored table can no longer be followed, for the server's log

error-clock-missing = This table has no clock.
error-entries-missing = { $number } entries before this one are missing.
error-unreadable-entry = The log has an unreadable entry. { $reason }
error-components-changed = The game started with different component data from what is installed now.

# Friends, blocks, moderation

error-value-whom = it must name somebody: “name”, or “table” with “seat” or “line”
error-filter-too-large = “{ $file }” is too large for a chat filter: at most { $most } bytes.
error-filter-not-text = “{ $file }” is not a text file in UTF-8.
error-filter-too-many = “{ $file }” has too many words for a chat filter: at most { $most }.
error-filter-line = Line { $line } of “{ $file }” is not a word for a chat filter: write up to six words of at most { $most } letters, with * at the end or at both ends if you like.
error-no-such-person = There is nobody called “{ $who }”. Write an account's name, or the id that “bastide admin list people” shows, with id: in front.
error-reason-missing = Say why: add --reason "…". It is kept in the audit log.
error-bad-reason = A reason has 1 to { $most } characters.
error-not-muted = { $name } is not muted.
error-not-banned = { $name } is not banned.
error-name-is-taken = The name “{ $name }” is taken, or looks like one that is.
error-deletion-unconfirmed = { $name } was not deleted. To delete them for good, add --yes.
## Mail

error-address-form = it is not an e-mail address
error-no-mail-sender = --smtp-host needs --mail-sender: the address that mail comes from.
error-bad-mail-sender = '{ $address }' is not an address that mail can come from. Write --mail-sender as bastide@example.org.
error-bad-public-url = '{ $url }' is not the address of a site. Write --public-url as https://play.example.org.
error-bad-network = “{ $network }” is not a network. Write it like 10.0.0.0/8.
