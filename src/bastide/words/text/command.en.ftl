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
usage-no-such-command = There is no command '{ $command }'; 'bastide --help' lists them.
# $option - what was typed
usage-no-such-option = There is no option { $option } here; --help lists them.
# $option - an option that lacks its value, or is a switch and got one
usage-value-or-none = Give { $option } a value, or none if it is a switch.
# $name - what is missing
usage-missing = { $name } is missing; --help shows how the command is written.
# $name - an option; $least, $most - numbers
usage-whole-between = { $name } takes a whole number from { $least } to { $most }.
usage-whole-at-least = { $name } takes a whole number, { $least } at least.
usage-number-at-least = { $name } takes a number, { $least } at least.
usage-whole = { $name } takes a whole number.
usage-folder = { $name } takes a folder, and there is a file of that name.
usage-file = { $name } takes a file, and there is a folder of that name.

## The commands, each with its options

command-bastide = Medieval city-building board games: play, simulate, replay, score.
command-shared = Options of several commands
    .help = Show this text.
    .version = Show the version.
    .language = The language: de, en, es, fr, ja, nl or zh-Hant; otherwise that of the environment.
    .json = Write JSON for programs.
    .components = A corrected component file (JSON).
    .option = An option of the game.
    .preset = A named set of options.
    .data = The server's data folder.
    .database = A database URL, if not SQLite in the data folder.
command-games = List the installed games with their options, presets and bots.
command-rules = Show the numbered rules of GAME, or one RULE such as KB-12; with --json also the tests that carry each rule.
command-components = Write what is printed on the parts of GAME as JSON: the beginning of a corrected component file.
command-learn = Learn GAME by playing a first turn: read, and type the move that the lesson asks for.
command-play = Play GAME in the terminal: type moves in notation, or 'help'.
    .players = How many sit at the table, by default as few as can play.
    .humans = How many of them are people.
    .bots = Names with commas for the other seats, by default the strongest.
    .seed = The same seed gives the same cards and dice.
    .real-table = You tell what was drawn or rolled from the box on your table.
    .resume = Go on with a saved game; without a file, the last one that is not over.
    .position = Play on from a position file.
    .no-save = Don't save the game while you play.
command-saves = List the games that were saved while you played in the terminal, the latest first.
command-simulate = Play many games of GAME between bots and report scores, wins and speed.
    .players = How many players; by default one for each bot, at least two.
    .games = How many games.
    .seed = The same seed gives the same games.
    .bots = Names with commas; they take turns in the seats.
    .jobs = How many processes.
command-replay = Tell a recorded game in words and show the table at the end, or after a ply.
    .at = Show the table after so many plies instead of the end.
    .seat = Through the eyes of a seat instead of a spectator's.
command-verify = Replay a journal and check every move and every outcome of chance.
command-score = Count the points of a position, each with its reason.
command-moves = List the legal moves of a position, as notation and in words.
command-serve = Serve tables online: an API, sockets, and the pages of the browser client.
    .host = The address to listen at; 0.0.0.0 for all.
    .port = The port; 0 for a free one.
    .data = The folder for the database and secrets.
    .bot-processes = Processes for bots.
    .bot-pace = Seconds per step of a bot.
    .alone = No other process uses the database: do not look for what they wrote.
    .origin = Another origin whose pages may open sockets.
    .open = Open the browser, where there is one.
command-backup = Copy everything that a server keeps into FILE, while it runs; for SQLite, as PostgreSQL has its own tools.
command-restore = Make a data folder from a backup.
    .data = The folder to make; nothing in it is overwritten.
command-reports = List the problems that people reported, or write one REPORT with all that it holds as JSON.
command-ratings = Compute all results, ratings and achievements anew from the logs of the finished games.

## What the commands say

# $count - how many games; $game - its name; $players - how many; $seconds, $games, $decisions - numbers
cli-simulated = { $count } games of { $game } with { $players } players in { $seconds } s: { $games } games/s, { $decisions } decisions/s.
# $mean - the mean score; $share - how many of a hundred games were won
cli-bot-result = mean score { $mean }   wins { $share } %
# $address - where the server is reached; $folder - its data
cli-serves = Bastide serves at { $address } with its data in { $folder }.
# $file - the name of a file; $bytes - its size
cli-backed-up = { $file } holds everything, { $bytes } bytes. Keep it as safe as the data folder: it has its secrets.
# $folder - the name of a folder
cli-restored = { $folder } is ready: bastide serve --data { $folder }
cli-no-reports = Nobody has reported a problem.
# $games - how many
cli-counted = Games counted anew: { $games }.
# $folder - the name of a folder
cli-no-saves = No games are saved in { $folder }.
# $title - the name of a game; $players, $plies - how many
cli-saved-game = { $title }, { $players } players, { $plies } moves, not over
cli-saved-game-over = { $title }, { $players } players, { $plies } moves, over

## What a browser is told that has no pages to show, or no JavaScript

# $command - what to type in a terminal
page-not-built = The browser pages are not built. Run { $command } in the project folder, then reload this page. The API works without them.
page-needs-javascript = Bastide needs JavaScript.
