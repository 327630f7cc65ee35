### What is wrong with a file, an option or a command. The key is that of the error in the code. The errors of the rules
### engine (bastide.core, bastide.games) have their English there; look for the key, and see bastide.core.errors.fill.
###
### For translators:
### - What stands in a variable is shown as it stands in the file or on the command line; $where is a place in a JSON file.
### - A list such as $games is joined by "or"; as $games-all it is joined by "and".
### - $reason is another of these messages. One that has no full stop ends the sentence of the one that names it.

## Games and options

error-no-such-language = There is no language '{ $language }'; choose { $languages }.

## Component files and position files

error-no-proper-position = { $file } holds no proper position.

## Journals

error-journal-not-followed = The journal cannot be followed. { $reason }

## The command

error-which-game = Which game? Try 'bastide games' for a list.
error-extra-words = '{ $words }' is more than this command takes.
error-name-and-value = Options are written NAME=VALUE; got '{ $value }'.
error-too-many-people = { $people } people cannot sit at a table of { $players } players; raise --players.
error-too-many-bots = { $bots } bots are named, but only { $seats } sit at the table; give --players or fewer bots.
error-no-seats-for-bots = { $bots } bots are named, but there are { $seats } seats for bots; raise --players or name fewer.
error-bot-without-name = A bot's name is missing between the commas of '{ $names }'; write for example greedy,random.
error-other-game-saved = { $file } holds a game of { $found }, not of { $game }.
error-not-together = { $one } and { $other } don't go together; leave one of them out.
error-nothing-to-resume = There is no unfinished game in { $folder }.
error-no-such-rule = { $game } has no rule '{ $rule }'; its rules are { $first } to { $last }.
error-no-such-seat = There is no seat { $seat }; the game has { $players } players.
error-no-tutorial = { $game } has no tutorial; 'bastide rules { $game }' explains it.
error-cannot-write = Cannot write the output: { $reason }.
error-cannot-use = Cannot use { $file }: { $reason }.
error-bad-folder = Cannot use the data folder { $folder }: { $reason }.
error-cannot-listen = Cannot listen at { $address }: { $reason }; give another --port.
error-bad-host = Cannot listen at { $address }: { $reason }; give another --host.
error-no-such-report = There is no report '{ $report }'; 'bastide reports' lists them.

## Backups and the database

error-no-database = There is no database in { $folder }; name the data folder with --data.
error-file-exists = { $file } exists already; choose another name.
error-backup-failed = The backup could not be written to { $file }: { $reason }.
error-no-such-file = There is no file { $file }.
error-folder-in-use = { $folder } holds a { $name } already; name an empty folder with --data.
error-restore-failed = { $file } could not be restored to { $folder }: { $reason }.
error-no-backup = { $file } is not a Bastide backup, or it is damaged.
error-bad-database-url = This is no URL of a database that can be used here: { $reason }.
error-database-closed = The database cannot be opened: { $reason }.

## What the operating system says, at the end of a sentence

error-no-such-host = no machine has that name

## Fields of a request

error-bad-value = { $where }: { $reason }.
error-value-missing = it is missing
error-value-unknown = there is no such field
error-value-too-short = it must be { $least } long at least
error-value-too-long = it can be { $most } long at most
error-value-too-small = it must be { $least } at least
error-value-too-large = it can be { $most } at most
error-value-no-choice = it must be { $choices }
error-value-no-json = this is not valid JSON
error-value-of-another-kind = it must be something else ({ $check })
error-name-empty = a name needs at least one letter
error-name-length = a name has 2 to 24 letters
error-name-letters = a name begins with a letter or digit, and has letters, digits, spaces and - _ . ' only

## Why a stored table can no longer be followed, for the server's log

error-clock-missing = There is no clock at this table.
error-entries-missing = { $number } entries before this one are missing.
error-unreadable-entry = The log has an entry that cannot be read. { $reason }
error-components-changed = The game began with other component data than is now installed.
