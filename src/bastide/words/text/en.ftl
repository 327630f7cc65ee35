### What all games share. A game may have a message of the same key in its own file, which then counts for that game.
###
### For translators:
### - Keys, $variables and what stands in [brackets] stay as they are; variables may be moved about or left out.
### - A translation may use $variables of the English message only. Of a variable that names a thing ($tile, $terrain)
###   there is also the id, $tile-id, for selectors such as { $tile-id -> [farm] … *[other] … }. If you need the name in
###   another form, give the names in the game's file an attribute of your own, for example ".the = die Farm", and use it
###   as $tile-the; a name that lacks the attribute is then used as it is.
### - Of a variable that is a list ($players) there is also the number of its entries, $players-count.
### - ".help" is an explanation, ".hidden" the sentence for readers who may not know one of the variables, and
###   ".choice-…" what a value of an option is called. In the status line, ".you" is said to whoever has to act, and
###   ".end" stands on the button that ends the turn where it then means something else.
### - Address the reader informally and in the singular (German du, Dutch je, French tu, Spanish tú; Japanese: polite
###   です・ます form), name people without gender where the language allows it, and keep every text to one sentence or two.

## Players and results

# A player who gave no name. $number - the seat, from 1
player-name = Player { $number }

# $players - the players with the best result, a list of names
result-winners = { $players-count ->
    [one] { $players } wins.
   *[other] { $players } share the win.
}

# Why a bot advises a move. $reasons - what the move does, a list of texts “part-…” of the game: “touches the castle”
advice-because = Because it { $reasons }.

# The sum below a column of points
score-total = Total

## The status line, which says who must do what now

# $players - the players who have to decide now, a list of names
status-to-act = { $players-count ->
    [one] { $players } is to move.
   *[other] { $players } are to move.
}
status-over = The game is over.

## Moves, events and refusals that are the same in most games

move-end = End turn
label-can = You can { $can-or }.

# $player - the name of a player
event-ends-turn = { $player } ends their turn.
event-game-over = The game is over.

## Values of options

choice-random = random
choice-none = none
choice-true = yes
choice-false = no

## The game in a terminal

# Asks a person for a move. $player - the name of a player
prompt-move = { $player }, your move
# After the end of a game.
prompt-over = Press Enter to leave, or type “{ word-save }” and a file
# $player - the name of a player who is handed the screen; what only this player may know is shown afterwards
prompt-hand-over = Pass the screen to { $player } and press Enter.

# Before the list of commands.
help-commands = Type a move, its number in the list, or just its hex or tile. Press Tab to complete it. Or type:
word-help = help
    .does = Show this list. Add a name to see what that card or tile does.
word-moves = moves
    .does = List the legal moves. Add a word to see only the moves that start with it.
word-why = why
    .does = Add a move to see why it isn't legal.
word-table = table
    .does = Show the table again.
word-legend = legend
    .does = Explain the symbols on the screen.
word-score = score
    .does = Show the points.
word-rules = rules
    .does = Show the rules. Add a number to see only that rule.
word-undo = undo
    .does = Undo your last step.
word-save = save
    .does = Save the game. Add a file name.
word-quit = quit
    .does = Leave the game.
word-back = back
    .does = Put back what you have only chosen, such as a tile.
word-hint = hint
    .does = Show what a strong bot would do, and why.

# $text - what the person typed
problem-not-understood = “{ $text }” is not a move or a command. Type “{ word-help }” for a list.
problem-nothing-to-undo = Nothing to undo.
# Put after a refusal. $rule - the number of a rule, such as KB-12
problem-rule = Rule { $rule }

notice-undone = Undone.
# $file - the name of a file
notice-saved = Game saved in { $file }.
# Said to a person who leaves an unfinished game. What stands in quotation marks stays as it is.
notice-kept = Game saved. Continue with “bastide play --resume”.
# $reason - what the operating system says
cli-cannot-keep = Can't save this game while you play: { $reason }.
cli-no-legend = This game has no legend.
cli-score-hidden = Points stay hidden while everyone decides in secret. The table shows what you know.
notice-goodbye = Goodbye.

# The answer to "why". $move - a move as it is typed, such as "build 7.13"
cli-allowed = “{ $move }” is legal.
# $words - what is done by taking the last step back: "Put back"
cli-put-back = { $words }: type “{ word-back }”.
# Before the moves that a bot advises.
cli-hint = A strong bot would play:
cli-save-where = Type “{ word-save }” and a file name.
cli-real-table = Enter what you draw or roll at your table. Type '{ word-back }' to undo your last answer, '{ word-quit }' to leave.
# $file - the name of a file, $reason - what the operating system says
cli-cannot-save = Can't save the game in { $file }: { $reason }.
# $rule - what the person typed
cli-no-such-rule = There is no rule “{ $rule }”. Type “{ word-rules }” to list them.
# What was checked in the record of a game, and what that proves. $plies - how many moves it has
verify-moves = { $plies ->
    [one] Moves: the only move is legal.
   *[other] Moves: all { $plies } are legal.
}
verify-chance = Chance: every outcome follows from the revealed secret and the nonces.
# $plies - how many moves were taken over from another game; 0 if it began from a position
verify-chance-given = { $plies ->
    [0] Chance: the starting position comes from elsewhere and wasn't checked. Every outcome after it follows from the revealed secret and the nonces.
   *[other] Chance: everything up to move { $plies } comes from another game and wasn't checked. Every later outcome follows from the revealed secret and the nonces.
}
verify-chance-none = Chance: not checked. Only records of online tables reveal a secret to check it with.
verify-secret-proved = Secret: proved. It matches your commitment, so it was fixed before the game.
verify-secret-unproved = Secret: NOT proved. A forger can invent a secret and a matching commitment. Add --commitment and the value published at the table before the game.
# $players - the names of seats
verify-nonces-proved = Nonces: proved for { $players }.
verify-nonces-unproved = Nonces: NOT proved. An operator who knows every nonce beforehand can pick a secret to their liking. Add --nonce and the value that your client drew.
verify-proved = Fair: nobody could choose the outcomes checked here.
verify-unproved = Consistent, but not proved to be fair.

## The tutorial in a terminal

# In the tutorial, before the next page.
prompt-read-on = Press Enter to continue, or type “{ word-quit }”
# In the tutorial, when a move is to be typed.
prompt-learner = Your move, or “{ word-hint }”
# $game - the id of a game; what stands in quotation marks is a command and stays as it is
cli-learned = You've finished the lesson. Type “bastide play { $game }” to play a full game, or “bastide rules { $game }” to read the rules.
# $move - the move as it is typed, $words - the same as a sentence
cli-learn-hint = Type “{ $move }”: { $words }.
# $text - what the person typed
cli-learn-unclear = “{ $text }” is not a move in this game. Type “{ word-hint }” to see what to do.
# $move - a move as it is typed
cli-learn-other = “{ $move }” is legal, but not part of this lesson. Type “{ word-hint }” to see what to do.

## The analysis of a game

# $title - the name of the game, $turns - how many turns it had, $level - the id of a bot
cli-analysis-head = { $title }: { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, with lines by the bot “{ $level }”.
# Above a small chart of everyone's chances
cli-analysis-chances = Chance to win after each turn
# Above a small chart of someone's expected points, if they play alone
cli-analysis-points = Expected points after each turn
# The heads of a table: the number of a turn, who took it, their chance to win, their expected points, what the bot's line is worth more, the moves
cli-analysis-turn = Turn
cli-analysis-player = Player
cli-analysis-chance = Chance
cli-analysis-expected = Points
cli-analysis-lost = Lost
cli-analysis-moves = Moves
cli-analysis-turning = Turning points
cli-analysis-steady = No turn changed the outlook much.
# $turn - the number of a turn, $player - who took it, $before and $after - their chance to win, such as 45%, or their expected points
cli-analysis-swing = Turn { $turn }, { $player }: { $before } → { $after }
# Before a line of moves. $gain - by how many points it is worth more
cli-analysis-better = Better by { $gain }:
cli-analysis-fine = The bot finds nothing better.

## What others see of a link

share-text = Medieval city-building board games, free in your browser, with friends or bots.
# $host - who made the table; $title - the name of the game
share-invitation = { $host } invites you to play { $title }
# $title - the name of the game
share-table = A game of { $title }
