### The words of the browser client. For translators: see the top of the texts that all games share.

## Everywhere

skip-to-content = Skip to content
navigation = Main menu
nav-lobby = Lobby
nav-rules = Rules
to-lobby = Back to lobby
settings = Settings
close = Close
cancel = Cancel
loading = Loading …
missing-title = Page not found
missing-text = There is no page at this address. Check the link for a typo, or go back to the lobby.
go-on = Continue
# What stands between parts of a description, between a thing and its explanation, and between sentences
join-parts = { ", " }
join-explanation = { ": " }
join-sentences = { " " }

## People and bots

who-are-you = What's your name?
nickname = Your name
nickname-help = No account or password needed. Other players see only your name.
# Names for somebody who has none yet, separated by commas: medieval ones that are easy to read
name-suggestions = Adela, Baldwin, Cecily, Drogo, Edith, Fulk, Gisela, Hugo, Isolde, Jocelyn, Lambert, Matilda, Osbert, Petronel, Rohese, Tancred
rename = Change name
renamed = Name changed. Current games keep your old name.
bot-greedy = Bot Greedy
    .character = takes the best next step
bot-lookahead = Bot Look-ahead
    .character = tries out what may follow
bot-random = Bot Random
    .character = plays any legal move
bot-search = Bot Search
    .character = plays out many possible futures
bot-builder = Builder
    .character = loves to build, whatever it costs
bot-blocker = Blocker
    .character = cares about your points as much as its own
bot-gambler = Gambler
    .character = trusts its luck
bot-novice = Novice
    .character = learning the ropes, misses a lot
bot-apprentice = Apprentice
    .character = knows the basics, slips now and then
bot-journeyman = Journeyman
    .character = plans the whole turn
bot-master = Master
    .character = weighs many plans and what luck may bring
# Bots that are not among the four levels
bots-more = More
bot-level = Bot level
# $bot - the id of a bot without a name of its own
bot-other = Bot { $bot }
you = (you)

## Lobby

lobby-title = Come in and build a town
lobby-text = Medieval city-building board games, complete and free. Find an opponent, play a bot, or send a friend a link.
play-now = Play now
start-game = Start game
opponents = against
# $count - how many bots
bots-count = { $count ->
    [0] nobody (solo)
    [one] { $count } bot
   *[other] { $count } bots
}
# $fewest, $most - how many can play
players-range = { $fewest }–{ $most } players
new-table = New table
my-tables = My tables
open-tables = Open tables
open-tables-none = No open tables. Create one and others can join.
tables-to-watch = Games to watch
finished-tables = Finished games
your-turn = Your turn
table-is-open = open seats
table-is-sealing = starting
table-is-running = in progress
table-is-over = finished
table-is-frozen = halted
# $names - who has won, a list of names
table-won-by = won by { $names }

## Making a table

choose-game = Choose a game
seats = Seats
seats-help = Sharing this device? Choose “On this device” for each player here.
# $seat - the number of a seat
seat-number = Seat { $seat }
seat-me = Me
# $name - the own nickname
seat-me-named = Me ({ $name })
seat-here = On this device
seat-open = Open seat
seat-name = Name for seat { $seat }
seat-add = Add a seat
seat-remove = Remove seat { $seat }
# A seat that nobody has taken yet
seat-free = Seat { $seat }, open
who-may-join = Who can join?
table-public = Anyone (listed in the lobby)
table-by-link = Only people with the link
hints = Hints
hints-help = Players can ask what a strong bot would do. The game will be unrated.
hints-allowed = allowed
presets = Presets
options-of-table = Options
option-own = Custom …
option-own-help = Type a value, in English:
# One of several things that an option holds. $place - which, from 1
option-place = Choice { $place }
components = Custom components (advanced)
components-help = If the components in your box differ from ours, choose a corrected JSON file. The game will be unrated.
create-table = Create table
# $game - the name of a game
new-table-of = New table: { $game }

## Time

clock = Time limit
clock-kind-none = No clock
clock-help-none = No time limit
clock-kind-bank = Time bank
clock-help-bank = A time bank, plus seconds added each turn
clock-kind-days = Days per turn
clock-help-days = Play at your own pace and come back when it's your turn.
clock-minutes = Minutes per game
clock-increment = Seconds added each turn
clock-days-each = Days per turn
# What the clock of a table is
clock-none = no clock
# $minutes - a number, for the whole game; $seconds - how many more for each turn
clock-bank = { $seconds ->
    [0] { $minutes } min
   *[other] { $minutes } min + { $seconds } s
}
clock-days = { $days ->
    [one] { $days } day per turn
   *[other] { $days } days per turn
}
# Time left: as short as possible
clock-days-hours = { $days } d { $hours } h
# $name - a player, $time - what is left
clock-of = { $name }'s clock: { $time }
clock-mine-minute = You have less than a minute left.
clock-mine-seconds = You have less than ten seconds left.
clock-mine-over = You ran out of time.
time-over-heading = Time's up
# $name - a player
time-over = { $name } ran out of time.
time-over-mine = You ran out of time. Keep playing until the others let a bot take over.
time-over-asked = If { $name } still has to decide, a bot takes over now.
let-bot-play = Let a bot play
give-time = Give more time
absent-heading = A player is away
# $name - a player, $minutes - for how long
absent = { $name } has been away for { $minutes } minutes.
stalled-heading = A player isn't moving
stalled = { $name } hasn't moved for { $minutes } minutes.
absent-wished = Someone has already asked for a bot.
absent-asked = A bot takes over for { $name } once everyone here agrees.
bot-plays-heading = A bot is playing for you
bot-plays-for-you = A bot is playing for you.
bot-plays-left = You left this game. A bot is playing for you.
take-seat-back = Rejoin
# Behind a player's name
bot-stands-in = (bot playing)
leave-game = Leave game …
leave-heading = Leave this game?
leave-help = A bot takes over, and the others play on. You can rejoin while the game lasts. If you don't, you rank last in the ratings.
leave-confirm = Leave game
leave-stay = Stay

## Before the start

# $free - how many seats are free
waiting-for-players = { $free ->
    [one] Waiting for { $free } more player
   *[other] Waiting for { $free } more players
}
waiting-for-start = All seats are taken. Starting …
sit-here = Take this seat
stand-up = Leave seat
add-bot = Add a bot
# $seat - the number of a seat
bot-for-seat = Bot for seat { $seat }
remove-bot = Remove bot
invite-link = Invite a friend with this link
copy = Copy
copied = Copied
# $commitment - the beginning of a fingerprint
fair-chance = The shuffle was locked before the start. You can verify it afterwards. Fingerprint: { $commitment }
# After the end: whether the browser could check the shuffle
fair = Fair chance
fair-checked = Checked by your browser: the revealed secret is the one fixed before the start, and your own random number was used with it.
fair-elsewhere = Not checked: this device has no fingerprint of this game. Open this page on the device where you took your seat.
fair-mismatch = This game doesn't match what was promised: the revealed secret isn't the one fixed before the start, or your random number was left out. Download the game record, keep the command below, and ask whoever runs this server.
fair-yourself = Check every outcome yourself
fair-yourself-help = Your browser doesn't know the rules, so it takes the server's word that every card and die follows from these. To be sure, download the game record and run this command on a computer you trust that has Bastide installed.
fair-yourself-elsewhere = Without the fingerprint and random number from your own device, this command can't tell an invented game from a real one.
fair-command = Command

## At the table

actions = Your actions
around-the-board = Table details
board = Board
tab-players = Players
tab-log = Log
tab-chat = Chat
tab-moves = Moves
undo = Undo
restart-turn = Restart turn
end-turn = End turn
skip-bots = Skip bot animation
replay-last-turn = Replay last turn
skip-replay = Skip
hint = Hint
hint-make = Make move
# What the bot would do after the suggested move. $moves - moves in words, with arrows between them
hint-later = Then: { $moves }
ask-undo = Ask to undo
ask-undo-help = Something was drawn or someone has moved since your last move. You can undo it only if everyone agrees.
ask-undo-anyway = Ask anyway
undo-unrates = If everyone agrees, the game becomes unrated, because something has been drawn or shown since.
undo-proposal-heading = Undo request
# $name - who asks
undo-proposal = { $name } asks to undo their last move and everything after it. Do you agree?
undo-proposal-waits = { $name } has asked to undo their last move. Waiting for the others.
agree = Agree
decline = Decline
confirm-heading = Make this move?
confirm = Confirm
# $rule - the number of a rule
see-rule = Rule { $rule }
read-rule = Read the rule
# A button: the next tap explains something instead of pressing it
whats-this = What's this?
# What keys do among the things of a board, for screen readers
keys-help = Use the arrow keys to move around, N and P for the next or previous legal place, Enter to choose, I to explain.
acting = to move
# $name - a player, $points - a number
points-of = { $points ->
    [one] { $name }: { $points } point. Show the breakdown
   *[other] { $name }: { $points } points. Show the breakdown
}
moves-heading = Legal moves
moves-none = Nothing to do right now.
view-heading = Table
chat-say = Message
chat-send = Send
chat-empty = No messages yet.
chat-new = new messages
watching = You are a spectator.
unrated = unrated
unrated-help = This game doesn't count towards ratings.
# Why a game does not count
unrated-own-components = Unrated: played with custom components.
unrated-played-on = Unrated: started from a saved position.
unrated-undone = Unrated: you all agreed to undo something that had been revealed.
unrated-shared-device = Unrated: one person played several seats.
unrated-abandoned = Unrated: everyone left.
unrated-one-person = Unrated: you were the only human.
unrated-one-bot = Unrated: there was no one to compare with.
unrated-hints = Unrated: the table allowed hints.
unrated-no-progress = Unrated: the table ended the game, because nothing had moved it towards its end for long.
unrated-too-long = Unrated: the table ended the game, because it had become too long.
unrated-frozen = Unrated: the game record can no longer be read.
meaning = What it means
has-left = left
player-gone = Deleted player
timeline = Timeline
step-back = Previous step
step-forward = Next step
back-to-now = Now
to-the-end = End
back-mark = Reviewing
# $step, $steps - where one is in the game
step-of = Step { $step } of { $steps }
connection-connecting = connecting …
connection-online = connected
connection-waiting = connection lost, reconnecting …
connection-closed = disconnected
# $name - to whom the device must be handed
curtain-hand-over = { $name }'s turn
curtain-help = { $pointer ->
    [touch] Pass the device to { $name }, then tap.
   *[mouse] Pass the device to { $name }, then click.
}
curtain-show = I'm { $name }. Show the table
table-frozen-notice = This table was halted because its game record can no longer be replayed. The server's operator can find out why.

## What happens around the game, as lines of the log

# $seat - the number of a seat, $name - who sat down
table-sat = { $name } takes seat { $seat }.
table-stood = Seat { $seat } is open again.
# $player - a player
table-ready = { $player } is ready.
table-started = The game starts.
# $player - who took back, $steps - how many moves
table-undone = { $steps ->
    [one] { $player } undoes { $steps } move.
   *[other] { $player } undoes { $steps } moves.
}
table-undo-asked = { $player } asks to undo their last move.
table-undo-agreed = { $player } agrees.
table-undo-declined = { $player } declines.
table-undone-by-consent = Everyone agrees: { $player }'s last move is undone.
# $mode - off, forced or forced-and-end
table-automatic = { $mode ->
    [off] You now make every move yourself.
    [forced] Your forced moves are now auto-played.
   *[forced-and-end] Your forced moves are now auto-played, including End turn.
}
# $player - whose forced move it was, $move - the move in words
table-automatic-move = Auto-played for { $player }: { $move }.
# $name - who speaks, $text - what was said
table-said = { $name }: { $text }
# $player - whose time is over
table-time-out = { $player } ran out of time.
# $by_player - who waits, $player - for whom
table-time-given = { $by-player } gives { $player } more time.
table-bot-wanted = { $player } is away. { $by-player } asks for a bot.
table-bot-wanted-stalled = { $player } hasn't moved for a long time. { $by-player } asks for a bot.
table-bot-plays = A bot takes over for { $player }.
table-taken-back = { $player } rejoins.
table-left = { $player } leaves the game. A bot takes over.
table-ended-no-progress = The table ends the game: { $plies } moves without progress. It is scored as it stands.
table-ended-too-long = The table ends the game: it has { $plies } moves, the most allowed. It is scored as it stands.
table-rematch = { $player } offers a rematch: a new table is open.
table-offered-again = Everyone was away, so the lobby stopped listing this table. It is listed again.
table-server-away = The server was down for a while. No clock counts that time.
table-frozen = This table was halted because its game record can no longer be replayed.

## Result

# $game - the name of a game
result-of = Result: { $game }
position-of = { $game } position
unfinished-game-of = { $game }: an unfinished game
position-dealt = This position leaves some cards open. You see one possible deal; playing on deals them again.
# The heading of a game that somebody played alone. $name - a player, $points - a number
result-alone = { $points ->
    [one] { $name }: { $points } point
   *[other] { $name }: { $points } points
}
see-result = Result and replay
standings = Standings
rematch = Rematch
# $name - who has asked for a rematch
rematch-opened = { $name } offers a rematch.
rematch-join = Join
rematch-go = Go to rematch
points = Points
# $name - a player, $source - where points come from, $points - a number
points-from = { $name }, { $source }: { $points }
# A player's points in one line. $sources - where they come from, a list of “points-part”
points-listed = { $name }: { $points } ({ $sources })
points-part = { $source } { $points }
points-then = Points as of this step.
# $name - a player, $move - a move in words
move-by = { $name }: { $move }
replay-play = Play
replay-stop = Pause
replay-play-back = Play backwards
replay-pace = Speed
replay-pace-slow = Slow
replay-pace-calm = Normal
replay-pace-quick = Fast
step-link = Link to this step
look-as = View as
look-as-spectator = Spectator
play-on = Play on
play-on-from-here = Play on from here
play-on-not-here = The game is over here. Go back to an earlier step first.
play-on-help = Start a new game from here: you take one seat, bots take the others.
play-on-unrated = The new game will be unrated.
play-on-seat = Your seat
play-on-bot = Opponents
journal = Download game record

## Analysis of a finished game

analysis = Analysis
analyse = Analyse this game
analysis-offer = See how everyone's chances changed, where the game turned, and what a strong bot would have played.
analysis-running = Analysing …
analysis-failed = The analysis failed. You can try again.
try-again = Try again
analysis-help = Everyone's chance of winning, turn by turn, for someone who sees all cards. Choose a turn to see it on the board.
analysis-help-alone = The points you could expect, turn by turn. Choose a turn to see it on the board.
# $bot - the name of a level
analysis-by = Lines and values by { $bot }.
expected-results = Expected result over the turns
# $name - a player, $value - a percentage or points
expected-of = { $name }: { $value }
turning-points = Turning points
turn = Turn
# $turn, $turns - where one is in the game
turn-of = Turn { $turn } of { $turns }
# $name - who played it
turn-by = Turn { $turn }, { $name }
line-played = Played
line-of-bot = The bot's line
line-same = The bot would have played the same.
# $points - a number
line-gains = The bot rates its line { $points } points better.
# A move of the bot's line, not of the game. $name - a player, $move - a move in words
move-by-bot = The bot for { $name }: { $move }
back-to-game = Back to the game

## Rules, journals

rules-of = { $game } rules
rules-search = Search the rules
rules-none = No matching rules.
score-turn = Whose turn
score-turn-none = Game over
score-turn-of = { $name } to move
score-turn-all = Everyone to move
score-started = { $name } started
score-options = Options and playing on
# The page where people set up a position and count the points
score-title = Score { $game }
score-help = { $pointer ->
    [touch] Set up the table by tapping. The points count themselves.
   *[mouse] Set up the table by clicking. The points count themselves.
}
score-players = Players
score-fewer = Remove the last player
score-more = Add a player
# $what - what is counted
score-one-less = { $what }: one less
score-one-more = { $what }: one more
score-undo = Undo
score-clear = Clear the table
score-link = Link to this position
score-over = The game is over here. To play on or analyse, set whose turn it is under “{ score-options }”.
score-impossible = To play on or analyse, fix the position first.
# Before the reason why no game leads to a position
score-doubt = Counted, but check this
score-broken = This link is damaged or incomplete. Ask for it again, or set up the table yourself.
score-other-game = This link shows a position of another game.
score-refused = This link doesn't show a possible position. { $reason }
# Links to the scorer: a button, and a sentence
score = Scorer
score-from-here = Open in the scorer
score-analyse = Analyse
score-outlook = Analysis of this position
score-line = Best line by { $bot }
# Above the average results. $bot - the bot that played all seats
score-expected = { $games ->
    [one] { $bot } played on { $games } time
   *[other] { $bot } played on { $games } times
}
score-expected-points = { $points } points
# $share - how often, in per cent
score-expected-share = wins { $share }
upload-title = Open a saved game
upload-help = Open a game record downloaded from a result page, or a position file. Replay the game step by step, or play on from any point.
upload-file = File
upload = Open

## Learning a game

learn = Learn
learn-by-playing = Learn by playing
# $game - the name of a game
learn-game = Learn { $game }
# What the learner is called who has given no name
learn-newcomer = Newcomer
# What has just happened at the table
learn-news = What happened
# Before what is to be done, such as "Build a settlement on 7.13"
learn-task = Your turn:
# Somebody did something else. $task - what is to be done, such as "Build a settlement on 7.13"
learn-astray = Not yet. First: { $task }. Look for the glow.
learn-back = Back
learn-next = Next
learn-help = Do it for me

## Settings

settings-language = Language
settings-theme = Theme
theme-system = System
theme-light = Light
theme-dark = Dark
settings-motion = Animation
motion-system = System
motion-reduced = Reduced
settings-sound = Play sounds
settings-confirm = Confirm every move
settings-automatic = Auto-play
automatic-off = Off
automatic-forced = Forced moves, except End turn
automatic-forced-and-end = Forced moves, including End turn

## Why the server refused

refusal-unreachable = Can't reach the server. Check that you are online and the server is running.
refusal-unknown-move = This game has no such move.

## The text view of a table

settings-look = Table view
look-drawn = Board
look-text = Text
to-text-view = Switch to text view
text-story = What happened
text-type = Your move
text-send = Send
text-table = Table
text-no-points = Points stay hidden until the end.
text-help = Type a move from the list, or its number. Or type: moves, status, points, table, help.

## Accounts

account = Account
# $name - the own name
account-of = { $name }'s account
account-name = Name
# $letters - how many letters a password needs
account-help = At least { $letters } characters. Forgotten passwords can't be recovered.
make-account = Create account
make-account-help = Keep your games, ratings and settings, and sign in on other devices.
sign-in = Sign in
sign-in-help = Your guest games move to your account. Programs of the guest lose access.
sign-in-help-new = You don't need an account to play. Just start a game in the lobby.
sign-out-heading = Sessions
sign-out = Sign out
sign-out-everywhere = Sign out everywhere
programs = Programs
programs-help = Signing out everywhere or changing your password ends the access of your programs, except those ticked here.
programs-help-new = Programs of this guest lose access, except those ticked here.
# $name - the name of a program's token; $day - when it was made
program-keep = Keep { $name } ({ $day })
program-revoke = Revoke
# $name - the name of a program's token
program-revoke-named = Revoke { $name }
# $number - which of the tables; $count - how many there are
two-seats-table = Go to the table{ $count ->
    [one] {""}
   *[other] {" "}{ $number }
}
two-seats-leave = Leave the guest’s seat and sign in
password = Password
password-old = Current password
password-new = New password
change-password = Change password
password-changed = Password changed. You are signed out on your other devices, and programs without a tick lost access.
delete-account = Delete account
delete-account-help = This deletes your name, notes, settings and tokens. Finished games stay, without your name. In running games a bot can take over. You can't undo this.
delete-account-for-ever = Delete permanently

## Players and ladders

own-page = Your profile
nobody-yet = You haven't played here yet.
# $day - a date
player-since = Joined { $day }
no-games-yet = No finished games yet.
played = Games
wins = Wins
mean-points = Average points
best-points = Best score
players-at-table = Players
rating = Rating
# $games - how many rated games
rating-chart = Rating over { $games ->
    [one] { $games } game
   *[other] { $games } games
}
achievements = Achievements
achieved = earned
# $done of $goal
progress = { $done } of { $goal }
ladder = Ladder
ladder-kind = Show
ladder-people = People
ladder-bots = Bots
ladder-help = Everyone starts at 1500. The ± shows how sure a rating is, and shrinks as you play. You get a rank after ten rated games. Only accounts are listed.
ladder-empty = No players yet. Play a rated game with an account to get listed.
ladder-empty-bots = No bots yet. A bot is listed once it plays a different bot.
game = Game
rank = Rank
player = Player
rated-games = Rated games
## The bots page

bots = Bots
bots-meet = Meet the bots
documentation = Documentation
bot = Bot
bots-text = Start with a level you can beat, and move up as you improve.
bots-here = Bots in this game
bots-unmeasured = Not measured yet
bots-measured = Measured strength
# $low, $high - ratings
interval = { $low } to { $high }
mean-points-alone = Average points, solo
time-per-turn = Time per turn
bots-ratings-help = From contests with two players, each deal played twice, with seats swapped. 0 is random play; 400 more means ten wins to one. Ranges hold with 95 % confidence.
bots-thinking = How they think
bots-thinking-plan = A bot plans its whole turn: it tries out many lines, keeps the best positions after each step and plays on until luck or another player intervenes. The lower the level, the more it misjudges positions, as people do.
bots-thinking-fair = No bot sees hidden cards or future dice. It imagines positions that fit what its seat knows.
# $file - a file of the documentation
bots-docs = More in the documentation: { $file }

## Notes and reports

tab-notes = Notes
notes = Private notes
notes-kept = Saved. Only you can read your notes.
notes-writing = Saving …
report = Report a problem
report-help = Your report includes the moves, the step and the program version, but nothing hidden from you.
report-text = What went wrong?
report-send = Send report
# $number - the number of the report
report-sent = Thank you. Your report number is { $number }.

## Rated and casual, resigning and abandoning

rated-or-casual = Rated or casual?
table-rated = Rated
table-rated-help = counts towards ratings
table-casual = Casual
table-casual-help = just for fun
# Why a table will not be rated
not-rated-own-components = Casual: games with custom components aren't rated.
not-rated-played-on = Casual: games from a saved position aren't rated.
not-rated-shared-device = Casual: games on one device aren't rated.
not-rated-one-person = Casual: a rated game needs at least two people.
not-rated-one-bot = Unrated: a bot is only rated against a different bot.
not-rated-hints = Casual: games with hints aren't rated.
not-rated-casual = Casual: it doesn't count towards ratings.
unrated-casual = Casual game: ratings don't change.
unrated-by-agreement = Abandoned by agreement: no result, and ratings don't change.
provisional = provisional
provisional-help = Provisional until ten rated games have been played.
ladder-provisional = Provisional: fewer than ten rated games
ladder-none-ranked = No one has played ten rated games yet.
# $first, $last, $lowest, $highest - ratings
rating-chart-text = From { $first } to { $last }; lowest { $lowest }, highest { $highest }.
rating-chart-band = The band shows how sure each rating is.
resign = Resign …
resign-heading = Resign this game?
# $name - the opponent
resign-help-two = { $name } wins and you lose. You can't take this back.
resign-help-bots = The game ends and you lose. You can't take this back.
resign-help-more = A bot takes your seat for good, and you rank last. The others play on.
resign-confirm = Resign
resign-stay = Play on
abandon = Abandon game …
abandon-heading = Abandon this game?
abandon-help = If everyone agrees, the game ends without a result, and ratings don't change.
abandon-help-alone = The game ends without a result.
abandon-confirm = Ask the others
abandon-confirm-alone = Abandon game
abandon-proposal-heading = Request to abandon the game
# $name - the player who asks
abandon-proposal = { $name } suggests abandoning the game: no result, and ratings don't change.
# $name - the player who asks
abandon-waits = { $name } suggests abandoning the game. Waiting for answers.
abandon-withdraw = Withdraw request
# Behind a player's name
has-resigned = (resigned)
bot-plays-resigned = You resigned. A bot is playing your seat.
# Lines of the log
table-resigned = { $player } resigns.
table-abandon-asked = { $player } suggests abandoning the game.
table-abandon-agreed = { $player } agrees to abandon the game.
table-abandon-declined = { $player } wants to play on.
table-abandon-withdrawn = { $player } withdraws the request to abandon the game.
table-abandoned = Everyone agrees: the game is abandoned without a result.
# $name - a player; the winners follow
result-resigned = { $name } resigned.
result-abandoned = Abandoned by agreement
table-was-abandoned = abandoned
## Waiting room: invitations, chat, cancelling

invite-heading = Invite players
invite-share = Share
invite-qr = QR code
# $link - the address of the table
invite-qr-alt = QR code of the link { $link }
invite-qr-help = Scan it with a phone to open this table.
invite-name = Invite by name
invite-name-example = Name of an account
invite-send = Invite
invited-people = Invited
invitee-waiting = invited
invitee-declined = declined
invited-you = You are invited to this table. Take a seat to accept.
# $name - who invites
invitation-from = { $name } invites you
invitation-accept = Accept
invitation-decline = Decline
cancel-table = Cancel table
cancel-table-heading = Cancel this table?
cancel-table-help = Everyone here is told, and nobody can join any more.
cancel-table-keep = Keep table
table-cancelled-notice = The host cancelled this table.
removed-notice = The host removed you from this table.
chat-after-sitting = Take a seat to chat.
remove-player = Remove player
# $name - who was invited
table-invited = { $name } is invited.
table-declined = { $name } declines.
table-cancelled = The host cancels the table.
table-is-cancelled = cancelled

## My games

own-games = My games
games-running = Running
games-waiting = Waiting for players
games-finished = Finished
games-cancelled = Cancelled
games-won = Won
games-lost = Lost
games-rated = Rated
games-unrated = Unrated
# $names - who is to move, a list of names
games-to-move = { $names } to move
# $count - how many games there are
games-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
games-none = You have no games yet.
games-none-here = No games match these filters.
filter-all = All
filter-state = State
filter-game = Game
filter-result = Result
filter-rated = Rated or casual
filter-opponent = Opponent
filters-clear = Clear filters
pages = Pages
# $page, $pages - the number of the page, and how many there are
page-of = Page { $page } of { $pages }
page-previous = Previous
page-next = Next
## Friends, blocks and reports about players

friends = Friends
friends-yours = Your friends
friends-none = No friends yet. Add somebody by name, or from a table you played at.
friends-need-account = Create an account to have friends here.
friend-requests = Friend requests
friend-add = Add friend
friend-by-name = Add a friend by name
# $name - of the other person
friend-sent = Request sent to { $name }.
friend-now = You and { $name } are friends now.
friend-asks = { $name } wants to be friends.
friend-is = Friend
friend-asked = Request sent
friend-accept = Accept
friend-ignore = Ignore
friend-withdraw = Withdraw request
friend-remove = Remove friend
friend-online = Online
friend-offline = Offline
friend-playing = Playing now
friend-watch = Watch
recent-opponents = Recent opponents
recent-opponents-none = People you play with appear here.
is-guest = Guest
block = Block
unblock = Unblock
blocked = Blocked
blocked-none = You have blocked nobody.
blocked-explained = Blocked people can't sit at your open tables, chat to you or invite you. They aren't told.
# $name - of the other person
blocked-help = You have blocked { $name }. They aren't told. Games you already share go on.
person-menu = { $name }: friend, block, report
report-player = Report player
report-player-help = Your report about { $name } goes to the host of this server. { $name } isn't told.
report-player-help-chat = Your report about { $name } goes to the host of this server, with the chat around it. { $name } isn't told.
report-player-text = What happened? (optional)
report-player-sent = Thank you. The host of this server will look at it.
report-reason = Reason
report-reason-chat = Rude chat
report-reason-name = Offensive name
report-reason-cheating = Cheating
report-reason-stalling = Stalls or leaves games
report-reason-other = Something else
# An e-mail address, and a forgotten password

account-help-mail = At least { $letters } characters. Add an e-mail address later, and you can reset a forgotten password.
forgot-password = Forgot your password?
forgot-help = If the account has a confirmed e-mail address, you'll get a link to choose a new password.
forgot-name = Name or e-mail address
forgot-send = Send link
forgot-sent = If there is such an account with a confirmed address, a link is on its way. It works for one hour.
reset-title = Choose a new password
reset-help = This signs you out on all other devices and ends the access of your programs.
reset-send = Set password
reset-done = Your password is set, { $name }. You can sign in now.
address-title = E-mail address
address-help = To reset a forgotten password, and for notices if you like. Nobody else can see it.
address-confirmed = { $address } is confirmed.
address-pending = A link is on its way to { $address }. Open it within 24 hours to confirm the address.
address-field = E-mail address
address-new = New e-mail address
address-send = Send confirmation link
address-remove = Remove address
address-notices = Send me notices by e-mail
confirm-title = Confirm your address
confirm-help = Press the button, and your account uses this address to reset a forgotten password, and for notices if you like.
confirm-send = Confirm address
confirm-done = Address confirmed.
unsubscribe-title = Stop notices by e-mail
unsubscribe-help = Press Unsubscribe to get no more notices by e-mail. Your address stays, in case you forget your password.
unsubscribe-send = Unsubscribe
unsubscribe-done = Unsubscribed. You can turn notices on again on your account page.
link-incomplete = This link is incomplete. Open it from the mail again.
## Lobby: open tables and finding an opponent

find-opponent = Find an opponent
# $game - a game
find-opponent-for = Find an opponent: { $game }
play-bot = Play a bot
play-bot-at = Play bots: { $game }
join = Join
# $host - a player, $game - a game, $pace - the time limit, $rated - whether it is rated
join-table = Join { $host }'s { $game }, { $pace }, { $rated }
join-failed = Couldn't join
open-table-rated = rated
open-table-casual = casual
# $free, $seats - how many seats are free, and how many there are
open-table-facts = { $host } · { $rated } · { $free } of { $seats } free
open-table-gone = no longer open
# $name - a player, $rating - a number
host-rated = { $name } ({ $rating })
host-provisional = { $name } ({ $rating }?)
# $count - how many open tables are hidden by the filters
open-tables-none-match = { $count ->
    [0] No open tables. Clear the filters, or create a table and others can join.
    [one] { $count } open table, but it doesn't match your filters.
   *[other] { $count } open tables, but none matches your filters.
}
open-tables-all = Show all ({ $count })
open-tables-fewer = Show fewer
filters = Filters
filter-any-game = Any game
filter-pace = Pace
filter-any-pace = Any pace
filter-any-rated = Rated or casual
filter-rated-only = Rated only
filter-casual-only = Casual only
filter-players = Players
filter-any-players = Any number
# $count - how many players
players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
waiting-for-you = Waiting for you
waiting-for-nothing = Nothing right now. Your games are below.
ready-to-start = Ready to start
# $names - a list of players
against-players = against { $names }
pairing-search = Search for an opponent
pairing-looking = Looking for an opponent
# $game - a game, $pace - the time limit
pairing-what = { $game }, { $pace }
pairing-bot-meanwhile = Play a bot meanwhile
pairing-help = A rated game for two, against someone who looks for the same, with a similar rating if there is a choice.
pairing-real-time = Real time
pairing-real-time-help = The game opens as soon as someone is found.
pairing-days = Days per turn
pairing-days-help = You can leave. The game will wait for you in the lobby.
# $days - how many days for each turn
pairing-days-each = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
# $people - how many
pairing-waiting = { $people } waiting
# $search - a game and a time limit
pairing-cancel-named = Cancel search: { $search }
refusal-table-full = All seats are taken. Choose another table.
## Tournaments

tournaments = Tournaments
tournaments-text = A series of games against others. The server pairs you, prepares the tables and keeps the standings.
tournaments-none = No tournaments yet. Create one and others can join.
tournaments-open = Open for entries
tournaments-running = Under way
tournaments-finished = Finished
tournament-new = New tournament
tournament-create = Create tournament
tournament-name = Name (optional)
# $game - the title of the game
tournament-untitled = { $game } tournament
tournament-format = Format
tournament-format-swiss = Swiss
tournament-format-round-robin = Round robin
tournament-format-elimination = Elimination
tournament-help-swiss = Each round you meet somebody with about as many points. Nobody is out.
tournament-help-round-robin = Everyone meets everyone. At most 16.
tournament-help-elimination = Lose and you are out. A drawn game is played again with seats swapped; then the better seed goes on.
tournament-most = Places
tournament-size = Players per table
# $size - how many players sit at a table
tournament-per-table = { $size } per table
tournament-rounds = Rounds
tournament-rounds-suggested = As suggested
# $rounds - a number
tournament-rounds-now = { $rounds ->
    [one] 1 round with these entrants
   *[other] { $rounds } rounds with these entrants
}
tournament-counts = Ratings
tournament-rated = Rated
tournament-casual = Casual
tournament-pause = Pause between rounds
tournament-appear = Time to come to the table
# $minutes - a number
tournament-minutes = { $minutes ->
    [0] None
    [one] 1 minute
   *[other] { $minutes } minutes
}
# $minutes - a number
tournament-appear-rule = { $minutes ->
    [one] Come to your table within a minute, or you forfeit the game.
   *[other] Come to your table within { $minutes } minutes, or you forfeit the game.
}
# $entrants, $most - numbers
tournament-entered = { $entrants } of { $most } places taken
# $round, $rounds - numbers
tournament-round-of = Round { $round } of { $rounds }
# $round - a number
tournament-round = Round { $round }
tournament-is-open = Open for entries
tournament-is-running = Under way
tournament-is-finished = Finished
tournament-is-cancelled = Cancelled
tournament-joined = You’re in
# $name - the host
tournament-hosted-by = Host: { $name }
tournament-join = Join
tournament-start = Start tournament
tournament-withdraw = Withdraw
tournament-withdraw-ask = You forfeit your game and all games to come. You can’t come back.
tournament-cancel = Cancel tournament
tournament-cancel-ask = The tournament ends for everyone, without a result.
tournament-remove = Remove
# $name - an entrant
tournament-remove-ask = { $name } forfeits all remaining games and can’t come back.
tournament-forfeit = Forfeit game
# $name - an entrant
tournament-forfeits = { $name } forfeits
# $name - an entrant
tournament-forfeit-ask = { $name } loses this game. This can’t be undone.
tournament-keep = Go back
tournament-your-game = Your game is ready.
tournament-go = Go to your table
# $round - a number, $time - such as 0:42
tournament-next-in = Round { $round } begins in { $time }
# $names - the winners
tournament-won-by = Winner: { $names }
tournament-standings = Standings
tournament-entrants = Entrants
tournament-nobody = Nobody yet.
tournament-entrant-withdrawn = withdrawn
tournament-entrant-removed = removed
tournament-players-come = Waiting for the players to come
tournament-not-here = not here yet
# $names - entrants
tournament-waiting-for = Waiting for { $names }
# $names - entrants, $time - such as 4:12
tournament-to-come = { $names } must come within { $time }
tournament-second-game = second game
tournament-decided-bye = Bye: counts as a win
tournament-decided-forfeit = Forfeited
tournament-decided-no-show = Not played
tournament-play = Play
tournament-watch = Watch
tournament-see-game = See game
to-tournament = To the tournament
tournament-tie-breaks = How points and ties are counted
tournament-points-help = A win is 1 point, a draw half a point each. A bye counts as a win, a forfeit as a loss.
tournament-points-groups = First place is 1 point, last place 0, the places between in even steps. Ties share. A bye counts as a win, a forfeit gets nothing.
tournament-elimination-help = What counts is the round you reach. Those who lose in the same round share a rank.
tournament-ties-stay = Who is still equal after that shares a rank.
tie-break-direct = Head-to-head
tie-break-direct-help = Points from the games among those who are tied, if all of them have met.
tie-break-buchholz = Buchholz
tie-break-buchholz-help = Your opponents’ points added up: more if you met stronger opponents. A round you didn’t play counts with your own points.
tie-break-sonneborn = Sonneborn-Berger
tie-break-sonneborn-help = The points of opponents you beat, plus half the points of those you drew with.
tie-break-wins = Wins
tie-break-wins-help = Games won at the table, without byes and forfeits.
tie-break-reached = Round
tie-break-reached-help = The round you reached; the winner has one more.
table-called-off = The tournament decided this game before it began. It won’t be played here.
## Notices

notices = Notices
notices-help = How you hear that a game waits for you while you are away.
push-on = Notify me on this device
push-off = Stop on this device
push-blocked = Notifications are blocked for this site in your browser's settings.
push-unsupported = This browser doesn't support push. On an iPhone, add Bastide to the home screen first.
push-insecure = Push needs a secure connection (https).
push-failed = Your browser's push service can't be reached. Try again later.
notices-devices = Devices
device-this = this device
device-unnamed = Unnamed device
device-remove = Remove
# $name - a device
device-remove-named = Remove { $name }
notices-test = Send a test
notices-test-sent = Test sent.
notices-what = Tell me about
notice-kind-turn = Your turn
notice-kind-warning = Turn running out
notice-kind-invited = Invitations
notice-kind-paired = Opponent found
notice-kind-tournament = Tournaments
channel-push = Push
channel-webhook = Webhook
channel-mail = E-mail
quiet-hours = Quiet hours
quiet-from = From
quiet-until = Until
# $zone - such as Europe/Paris
quiet-zone = Time zone: { $zone }
webhook = Webhook (advanced)
webhook-help = Notices go to your own address as signed JSON.
webhook-url = Address
webhook-save = Save
webhook-secret = Secret, shown only now
webhook-is-off = Switched off after repeated failures. Send a test to switch it on again.
push-offer = Get a notification when it's your turn?
push-offer-yes = Notify me
push-offer-no = Not now
