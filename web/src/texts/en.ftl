### The words of the browser client. For translators: see the top of the texts that all games share.

## Everywhere

skip-to-content = Skip to the content
navigation = Pages
nav-lobby = Lobby
nav-rules = Rules
to-lobby = To the lobby
settings = Settings
close = Close
cancel = Cancel
loading = One moment …
missing-title = Nothing here
missing-text = There is no page at this address. The link may be old, or a letter may be missing.
go-on = Go on
# What stands between parts of a description, between a thing and its explanation, and between sentences
join-parts = { ", " }
join-explanation = { ": " }
join-sentences = { " " }

## People and bots

who-are-you = Who are you?
nickname = Your name
nickname-help = No account, no password: the name is all the others see.
# Names for somebody who has none yet, separated by commas: medieval ones that are easy to read
name-suggestions = Adela, Baldwin, Cecily, Drogo, Edith, Fulk, Gisela, Hugo, Isolde, Jocelyn, Lambert, Matilda, Osbert, Petronel, Rohese, Tancred
rename = Change the name
renamed = The name is changed. Seats that you have already taken keep the old one.
bot-greedy = Bot Greedy
bot-lookahead = Bot Look-ahead
bot-random = Bot Random
# $bot - the id of a bot without a name of its own
bot-other = Bot { $bot }
you = (you)

## Lobby

lobby-title = Come in and build a town
lobby-text = Medieval city-building board games, complete and free. Play against bots at once, or send a friend a link.
play-now = Play now
start-game = Start the game
opponents = against
# $count - how many bots
bots-count = { $count ->
    [0] nobody, on your own
    [one] { $count } bot
   *[other] { $count } bots
}
# $fewest, $most - how many can play
players-range = { $fewest } to { $most } players
new-table = New table
my-tables = My tables
open-tables = Open tables
open-tables-none = Nobody waits for company at the moment. Make a table, and others see it here.
tables-to-watch = Games to watch
finished-tables = Finished games
your-turn = Your turn
table-is-open = free seats
table-is-sealing = about to start
table-is-running = in play
table-is-over = over
table-is-frozen = stopped
# $names - who has won, a list of names
table-won-by = won by { $names }

## Making a table

choose-game = Which game?
seats = Seats
seats-help = Several people can share this device: choose “at this device” for each of them.
# $seat - the number of a seat
seat-number = Seat { $seat }
seat-me = Me
# $name - the own nickname
seat-me-named = Me ({ $name })
seat-here = At this device
seat-open = Free, for whoever comes
seat-name = Name for seat { $seat }
seat-add = One more seat
seat-remove = Remove seat { $seat }
# A seat that nobody has taken yet
seat-free = Seat { $seat }, free
who-may-join = Who may join?
table-public = Everybody: the table is listed in the lobby
table-by-link = Only those who have the link
presets = Ready-made
options-of-table = Options
option-own = something else …
option-own-help = Type it, in English:
# One of several things that an option holds. $place - which, from 1
option-place = Choice { $place }
components = Component data of your own
components-help = If the components in your box differ from ours, choose a corrected file (JSON). The game is then not rated.
create-table = Make the table
# $game - the name of a game
new-table-of = New table: { $game }

## Time

clock = Time
clock-kind-none = No clock
clock-help-none = Everybody takes the time that it takes.
clock-kind-bank = A clock for each player
clock-help-bank = So many minutes for the whole game, and some seconds more with every turn.
clock-kind-days = Days for each turn
clock-help-days = A game at leisure: come back when it is your turn.
clock-minutes = Minutes for the game
clock-increment = Seconds more for each turn
clock-days-each = Days for each turn
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
clock-of = Clock of { $name }: { $time }
clock-mine-minute = You have less than a minute left.
clock-mine-seconds = You have less than ten seconds left.
clock-mine-over = Your time is over.
time-over-heading = A time is over
# $name - a player
time-over = The time of { $name } is over.
time-over-mine = Your time is over. The others may let a bot play for you; until they do, you can play on.
time-over-asked = If { $name } still has to decide, a bot does it now.
let-bot-play = Let a bot play
give-time = Wait a little longer
absent-heading = Somebody is not here
# $name - a player, $minutes - for how long
absent = { $name } has not been here for { $minutes } minutes.
absent-wished = Others would let a bot play.
absent-asked = A bot plays for { $name } as soon as all who are here agree.
bot-plays-heading = A bot plays for you
bot-plays-for-you = A bot plays for you.
bot-plays-left = You have left this game, and a bot plays on for you.
take-seat-back = Take my seat back
# Behind a player's name
bot-stands-in = (a bot plays)
leave-game = Leave the game …
leave-heading = Leave the game?
leave-help = The others play on, and a bot plays for you. While the game lasts you can come back and take your seat again. If you don't, you count as last in the ratings.
leave-confirm = Leave, a bot plays on
leave-stay = Stay

## Before the start

# $free - how many seats are free
waiting-for-players = { $free ->
    [one] Waiting for { $free } more player
   *[other] Waiting for { $free } more players
}
waiting-for-start = All seats are taken: the game begins
sit-here = Sit down here
stand-up = Stand up
ask-to-leave = Ask to leave
invite-link = Send this link to a friend
copy = Copy
copied = Copied
# $commitment - the beginning of a fingerprint
fair-chance = Fair chance: the server has fixed its secret under the seal { $commitment } before the game. At the end it is opened, and everybody can check every card and die.

## At the table

actions = Your turn's actions
around-the-board = Around the board
board = The board
tab-players = Players
tab-log = Log
tab-chat = Chat
tab-moves = Moves
undo = Take back
restart-turn = Restart turn
end-turn = End the turn
skip-bots = Don't wait for bots
ask-undo = Ask to take back
ask-undo-help = Your last move cannot be taken back without the others' consent, because something was drawn or somebody has moved since.
ask-undo-anyway = Ask anyway
undo-unrates = If all agree, the game will be unrated: something has been drawn or shown since.
undo-proposal-heading = A request to take back
# $name - who asks
undo-proposal = { $name } would like to take back the last move and everything after it. Do you agree?
undo-proposal-waits = { $name } has asked to take back the last move. The others have not answered yet.
agree = Agree
decline = Decline
confirm-heading = Make this move?
confirm = Yes, do it
# $rule - the number of a rule
see-rule = Rule { $rule }
acting = is to move
# $name - a player, $points - a number
points-of = { $points ->
    [one] { $name }: { $points } point. Where does it come from?
   *[other] { $name }: { $points } points. Where do they come from?
}
moves-heading = Possible moves
moves-none = Nothing for you to do right now.
view-heading = The table
chat-say = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-new = new messages
watching = You are watching.
unrated = unrated
unrated-help = This game does not count for ratings.
# Why a game does not count
unrated-own-components = Not rated: it was played with other component data than the box's.
unrated-played-on = Not rated: it began from a position, not from the set-up.
unrated-undone = Not rated: all agreed to go back beyond something that had been shown.
unrated-shared-device = Not rated: one person sat at several seats.
unrated-abandoned = Not rated: everybody left.
unrated-one-person = Not rated for people: only one played.
unrated-one-bot = Not rated: there was nobody to compare with.
unrated-frozen = Not rated: the game can no longer be read.
meaning = What it means
has-left = left
player-gone = Somebody
timeline = Steps of the game
step-back = One step back
step-forward = One step forward
back-to-now = Now
to-the-end = End
back-mark = Looking back
# $step, $steps - where one is in the game
step-of = Step { $step } of { $steps }
connection-connecting = connecting …
connection-online = connected
connection-waiting = connection lost, trying again …
connection-closed = disconnected
# $name - to whom the device must be handed
curtain-hand-over = Hand over to { $name }
curtain-help = What is hidden stays hidden until the right person taps.
curtain-show = I am { $name }: show the table
table-frozen-notice = This table had to be stopped: its record can no longer be followed. Whoever runs the server can find out why.

## What happens around the game, as lines of the log

# $seat - the number of a seat, $name - who sat down
table-sat = { $name } takes seat { $seat }.
table-stood = Seat { $seat } is free again.
# $player - a player
table-ready = { $player } is ready.
table-started = The game begins.
# $player - who took back, $steps - how many moves
table-undone = { $steps ->
    [one] { $player } takes back { $steps } move.
   *[other] { $player } takes back { $steps } moves.
}
table-undo-asked = { $player } asks to take back the last move.
table-undo-agreed = { $player } agrees.
table-undo-declined = { $player } would rather not go back.
table-undone-by-consent = All agree: the last move of { $player } is taken back.
# $mode - off, forced or forced-and-end
table-automatic = { $mode ->
    [off] You make every move yourself from now on.
    [forced] Moves without a choice are made for you from now on.
   *[forced-and-end] Moves without a choice, and the end of the turn, are made for you from now on.
}
# $player - whose forced move it was, $move - the move in words
table-automatic-move = Made automatically for { $player }: { $move }.
# $name - who speaks, $text - what was said
table-said = { $name }: { $text }
# $player - whose time is over
table-time-out = The time of { $player } is over.
# $by_player - who waits, $player - for whom
table-time-given = { $by-player } waits and gives { $player } more time.
table-bot-wanted = { $by-player } would let a bot play for { $player }, who is not here.
table-bot-plays = A bot plays for { $player } now.
table-taken-back = { $player } is back and plays again.
table-left = { $player } leaves the game; a bot plays on.
table-rematch = { $player } would like to play once more: the new table is open.
table-offered-again = Nobody was here for a while, so the lobby did not show this table any more. It does again.
table-server-away = The server was away for a while. Nobody’s clock counts that time.
table-frozen = The table had to be stopped: its record can no longer be followed.

## Result

# $game - the name of a game
result-of = Result: { $game }
position-of = A position of { $game }
unfinished-game-of = An unfinished game of { $game }
position-dealt = This position leaves some cards open. They are shown as they might be; if you play on, they are dealt anew.
# The heading of a game that somebody played alone. $name - a player, $points - a number
result-alone = { $points ->
    [one] { $name }: { $points } point
   *[other] { $name }: { $points } points
}
see-result = Result and replay
standings = Who came in where
rematch = Rematch
# $name - who has asked for a rematch
rematch-opened = { $name } has opened a rematch.
rematch-join = Join
rematch-go = To the rematch
points = Points
# $name - a player, $source - where points come from, $points - a number
points-from = { $name }, { $source }: { $points }
# A player's points in one line. $sources - where they come from, a list of “points-part”
points-listed = { $name }: { $points } ({ $sources })
points-part = { $source } { $points }
points-then = The points as they were at this step.
# $name - a player, $move - a move in words
move-by = { $name }: { $move }
replay-play = Play the game from here
replay-stop = Stop
replay-play-back = Play backwards
replay-pace = How fast
replay-pace-slow = slowly
replay-pace-calm = calmly
replay-pace-quick = quickly
step-link = Link to this step
look-as = Look through the eyes of
look-as-spectator = a spectator
play-on = Play on
play-on-from-here = Play on from here
play-on-not-here = Go back to an earlier step first: here the game is over.
play-on-help = A new game begins here, with you in one of the seats and bots in the others.
play-on-unrated = The game is unrated.
play-on-seat = Your seat
play-on-bot = The others
journal = Journal of the game

## Rules, journals

rules-of = Rules of { $game }
rules-search = Search the rules
rules-none = No rule says that.
upload-title = Open a saved game
upload-help = Open a game record, as you can download it from a result page, or a position file. You can look at it, replay a game step by step, and play on from there.
upload-file = File
upload = Look at it

## Learning a game

learn = Learn
learn-by-playing = Learn it by playing
# $game - the name of a game
learn-game = Learn { $game }
# What the learner is called who has given no name
learn-newcomer = Newcomer
# What has just happened at the table
learn-news = What happened
# Before what is to be done, such as "Build a settlement on 7.13"
learn-task = Now you:
# Somebody did something else. $task - what is to be done, such as "Build a settlement on 7.13"
learn-astray = Later, gladly! For now, please: { $task }. You find it where it glows.
learn-back = Back
learn-next = Next
learn-help = Do it for me

## Settings

settings-language = Language
settings-theme = Colours
theme-system = as the device
theme-light = parchment
theme-dark = candlelight
settings-motion = Movement
motion-system = as the device
motion-reduced = as little as possible
settings-sound = Play sounds
settings-confirm = Ask before every move
settings-automatic = Moves without a choice
automatic-off = I make them myself
automatic-forced = are made for me, but not the end of the turn
automatic-forced-and-end = are made for me, the end of the turn too

## Why the server refused

refusal-unreachable = The server cannot be reached. Is it running, and are you online?
refusal-unknown-move = The game has no such move.

## The text view of a table

settings-look = Tables are shown
look-drawn = as drawings
look-text = as text
to-text-view = Show the table as text
text-story = What happened
text-type = Your move
text-send = Send
text-table = The table
text-no-points = The points are not known before the end.
text-help = Type a move as it stands in the list, or its number. You can also type: moves, status, points, table, help.

## Accounts

account = Account
# $name - the own name
account-of = Account of { $name }
account-name = Name
# $letters - how many letters a password needs
account-help = At least { $letters } letters. There is no e-mail: if you forget the password, nobody can give it back.
make-account = Make an account
make-account-help = You keep your games, ratings and settings, and can sign in from other devices.
sign-in = Sign in
sign-in-help = What you have played as a guest here comes along.
sign-in-help-new = To play as a guest you need no account: just start a game in the lobby.
sign-out-heading = Leave
sign-out = Sign out
sign-out-everywhere = Sign out everywhere
password = Password
password-old = Password until now
password-new = New password
change-password = Change the password
password-changed = The password is changed. On other devices you are signed out.
delete-account = Delete the account
delete-account-help = Your name, notes, settings and tokens are deleted. Finished games stay, without your name; in games under way a bot can play on for you. This cannot be undone.
delete-account-for-ever = Delete it for ever

## Players and ladders

own-page = Your page
nobody-yet = You have not played here yet.
# $day - a date
player-since = Here since { $day }
no-games-yet = No finished games yet.
played = Games
wins = Victories
mean-points = Points on average
best-points = Most points
players-at-table = Players
rating = Rating
# $games - how many rated games
rating-chart = The rating over { $games ->
    [one] { $games } game
   *[other] { $games } games
}
# $lowest, $highest - ratings
rating-range = from { $lowest } to { $highest }
achievements = Honours
achieved = achieved
# $done of $goal
progress = { $done } of { $goal }
ladder = Ladder
ladder-kind = Who
ladder-people = People
ladder-bots = Bots
ladder-help = The rating is what somebody almost certainly deserves; it rises with victories and with the number of games. Only accounts are listed.
ladder-empty = Nobody is on this ladder yet: play a rated game with an account.
ladder-empty-bots = No bot is on this ladder yet: it takes a game in which two different bots play.
game = Game
rank = Rank
player = Player
rated-games = Rated games

## Notes and reports

tab-notes = Notes
notes = Private notes
notes-kept = Kept. Only you can read them.
notes-writing = Writing …
report = Report a problem
report-help = What you see of the game goes along: the moves, the step and the version of the program, and nothing that is hidden from you.
report-text = What went wrong?
report-send = Send the report
# $number - the number of the report
report-sent = Thank you. The report has the number { $number }.
