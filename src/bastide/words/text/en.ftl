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
   *[other] { $players } share the victory.
}

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

move-end = End the turn

# $player - the name of a player
event-ends-turn = { $player } ends the turn.
event-game-over = The game is over.

# $player - whose turn it is
refusal-not-your-turn = It is the turn of { $player }: wait until it is yours.
refusal-no-such-move = The game has no such move: choose one of those on offer.
refusal-game-over = The game is over: start a new one to go on playing.

## Values of options

choice-random = drawn at random
choice-none = none
choice-true = yes
choice-false = no

## The game in a terminal

# Asks a person for a move. $player - the name of a player
prompt-move = { $player }, your move
# $player - the name of a player who is handed the screen; what only this player may know is shown afterwards
prompt-hand-over = Hand the screen to { $player } and press Enter.

# The words in quotation marks are commands and stay as they are, in any language.
help-commands = Type a move, its number in the list, or just its hex or tile. Or type “moves” for what is possible, “why” and a move for the reason it is not, “help” and a name for what that card or tile does, “rules” for the rules, “score” for the points, “undo” to take back, “save” and a file to keep the game, “quit” to leave.

# $text - what the person typed
problem-not-understood = “{ $text }” is neither a move nor a command: type “help” to see what is possible.
problem-nothing-to-undo = There is nothing to take back.
# Put after a refusal. $rule - the number of a rule, such as KB-12
problem-rule = Rule { $rule }

notice-undone = Taken back.
# $file - the name of a file
notice-saved = The game is saved in { $file }.
notice-goodbye = Goodbye.

# The answer to "why". $move - a move as it is typed, such as "build 7.13"
cli-allowed = “{ $move }” is allowed.
# $words - what is done by taking the last step back: "Put back"
cli-put-back = { $words }: type “back”.
cli-save-where = Type “save” and the name of a file.
cli-real-table = Tell what lies or fell on your table. 'back' takes your last answer back, 'quit' leaves.
# $file - the name of a file, $reason - what the operating system says
cli-cannot-save = The game could not be saved in { $file }: { $reason }.
# $rule - what the person typed
cli-no-such-rule = There is no rule “{ $rule }”: type “rules” to see them all.
# A journal, the record of a game, was replayed. $plies - how many moves it has
cli-verified = { $plies ->
    [one] The journal is sound: { $plies } move and every outcome of chance fit the rules.
   *[other] The journal is sound: { $plies } moves and every outcome of chance fit the rules.
}

## The tutorial in a terminal

# In the tutorial, before the next page. “quit” stays as it is.
prompt-read-on = Press Enter to read on, or type “quit”
# In the tutorial, when a move is to be typed. “hint” stays as it is.
prompt-learner = Your move, or “hint”
# $game - the id of a game; what stands in quotation marks is a command and stays as it is
cli-learned = That was the lesson. Type “bastide play { $game }” for a whole game, “bastide rules { $game }” for the rules.
# $move - the move as it is typed, $words - the same as a sentence
cli-learn-hint = Type “{ $move }”: { $words }.
# $text - what the person typed
cli-learn-unclear = “{ $text }” is no move of this game: type “hint” to see what the lesson asks for.
# $move - a move as it is typed
cli-learn-other = “{ $move }” would be allowed, but the lesson goes another way: type “hint” to see it.

## What others see of a link

share-text = Medieval city-building board games, with friends or against bots, free and in the browser.
# $host - who made the table; $title - the name of the game
share-invitation = { $host } invites you to a game of { $title }
# $title - the name of the game
share-table = A game of { $title }
