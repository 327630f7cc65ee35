### What is wrong with a file, an option or a command. The key is that of the error in the code, where the English stands
### too: both are the same, word for word.
###
### For translators:
### - What stands in a variable is shown as it stands in the file or on the command line; $where is a place in a JSON file.
### - A list such as $games is joined by "or"; as $games-all it is joined by "and".
### - $reason is another of these messages. One that has no full stop ends the sentence of the one that names it.

## Games and options

error-unknown-game = There is no game '{ $game }'; installed are { $games }.
error-no-games = There is no game '{ $game }'; no games are installed.
error-no-such-language = There is no language '{ $language }'; choose { $languages }.
error-no-such-option = { $game } has no option '{ $option }'; it has { $options }.
error-no-options = { $game } has no option '{ $option }'; it has none.
error-no-such-preset = { $game } has no preset '{ $preset }'; it has { $presets }.
error-bad-option-value = Option { $option } must be { $choices }; got '{ $value }'.
error-wrong-number-of-players = { $least } players at least, { $most } at most; got { $players }.
error-no-such-bot = No bot '{ $bot }' plays { $game }; there are { $bots }.
error-unknown-move = '{ $text }' is not a move of this game; moves look like { $examples }.

## Component files and position files

error-components-do-not-fit = The component data does not fit: { $reason }.
error-count-differs = { $where }: { $found } in this file, { $box } in the box. You can still play with it.
error-position-does-not-fit = The position does not fit: { $reason }.
error-not-whole = { $where } must be a whole number from { $low } to { $high }, not { $found }
error-not-truth = { $where } must be true or false, not { $found }
error-no-short-text = { $where } must be a text of at most { $longest } characters, not { $found }
error-not-a-choice = { $where } must be { $choices }, not { $found }
error-not-a-list = { $where } must be a list of { $size } entries, not { $found }
error-not-such-a-list = { $where } must be a list of { $least } to { $most } entries, not { $found }
error-not-an-object = { $where } must be an object, not { $found }
error-twice = { $where } has { $entry } twice
error-id-twice = { $where } has an id twice
error-wrong-order = { $where } must be in the order { $order }
error-lacks = { $where } lacks '{ $field }'
error-unknown-field = { $where } has an unknown field '{ $field }'; known are { $known }
error-json-too-deep = it has numbers too large or lists too deep
error-no-components = A component file holds a JSON object.
error-no-proper-position = { $file } holds no proper position.
error-no-position = A position is a JSON object whose field 'game' names the game.
error-options-no-object = The field 'options' of a position is an object.
error-only-so-many-players = There are only { $players } players; the first is number 0.
error-no-such-step = '{ $step }' is not a step.

## Journals

error-not-json = it is not valid JSON from line { $line }, column { $column } on
error-key-twice = one of its objects has the key '{ $name }' twice
error-position-unreadable = The position cannot be read: { $reason }.
error-journal-unreadable = The journal cannot be read: { $reason }.
error-components-unreadable = The component file cannot be read: { $reason }.
error-other-players = The journal is of { $players } players, but begins from a position of { $found }.
error-other-game = The position is of { $other }, not of { $game }.
error-other-option = The position is of a game with { $option } = { $other }; this game has { $value }.
error-other-rules-there = The position is of rules version { $other }; this game is played by { $rules }.
error-no-such-viewer = A viewer is a seat from 0 to { $last }, or None for a spectator; got { $viewer }.
error-journal-lacks = The file is not a journal: it lacks '{ $field }'.
error-journal-damaged = The file is not a journal, or it is damaged.
error-other-format = The journal has format { $found }; this version of Bastide reads { $known }.
error-bad-header = The journal's header has no proper '{ $field }'.
error-other-rules = The game began under rules version { $rules }; this version of Bastide plays { $installed }.
error-other-components = The journal was played with other component data than is installed or enclosed.
error-no-such-ply = The journal has { $plies } plies; there is no ply { $ply }.
error-bad-ply = Ply { $number } ('{ $move }' by player { $seat }): { $reason }
error-no-ply-there = The journal records { $found } where a ply should stand.
error-no-outcome-there = The journal records { $found } where an outcome of chance should stand.
error-no-outcome = The journal records no outcome for '{ $request }'.
error-other-outcome = The journal records '{ $outcome }' where the game asks for '{ $request }'.
error-surplus-outcome = The journal records '{ $outcome }' where the game asks for nothing.
error-journal-outcome = The journal records an impossible outcome: { $reason }
error-impossible-outcome = '{ $outcome }' is not a possible { $request }; it must be { $possible }.
error-script-ended = The script has no outcome left for '{ $request }'.
error-no-chance-here = No chance is allowed here, but '{ $request }' was asked.
error-nonces-missing = The journal has not one nonce for each player.
error-other-secret = The opened secret is not the one that was promised when the table was made.
error-other-nonce = The nonce of player { $number } is not the one that was promised.
error-unfair-outcome = Outcome { $number } of chance ('{ $request }') is recorded as { $recorded }, but fair chance gave { $fair }.
error-journal-not-followed = The journal cannot be followed. { $reason }

## Tutorials

error-unreadable-tutorial = The tutorial of { $game } cannot be read: { $reason }
error-tutorial-asks-nothing = The tutorial of { $game } asks for no move of the learner at '{ $step }'.
error-tutorial-plays-on = The tutorial of { $game } plays on after its last step.

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
error-cannot-read = Cannot read { $file }: { $reason }.
error-not-text = Cannot read { $file }: it is not a text file.
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

error-no-such-path = no such file or directory
error-path-too-long = the name is too long
error-no-permission = permission denied
error-is-a-folder = it is a directory
error-is-no-folder = a file is in the way of a directory
error-disk-full = no space is left
error-read-only = the file system is read-only
error-address-in-use = address already in use
error-no-such-address = this machine does not have that address
error-no-such-host = no machine has that name
error-system-says = the system says “{ $words }”

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
