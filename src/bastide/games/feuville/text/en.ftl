### Feuville. How variables work is said at the top of the shared texts.
###
### $player is the name of a player, $column a column of a town (0 is the starting tile, +1 and -1 are right and left of it),
### $person one of the six persons, $tile "wall", "tower" or "sky", $shows what is printed on the tile (a list), $piece a
### tile or a decree, $charm a fairy tile. Use the words of the printed edition in your language.

game-title = Feuville
game-blurb = Build a town of walls, towers and skies, score it by royal decrees at the right time, and keep enough clouds over it when the dragon comes.

## The six persons, one for each number of a die

name-entertainer = Travelling Entertainer
    .help = Roll a die as often as you like and stop at will: you score the total if it is 10 at most, and the others score what is missing to 10, or what is beyond it.
name-thief = Thief
    .help = Take an unprotected tile or decree from another player's board.
name-publican = Publican
    .help = Take any tile, then every other player may take one and must build it at once, then you may take a second one.
name-architect = Architect
    .help = Fill all gaps in the rows of building tiles, then take any tile.
name-mayor = Town Mayor
    .help = Take any decree of the row.
name-magician = Magician
    .help = Turn up to two of your burnt columns back and take a fairy tile.

## Building tiles and what is printed on them. Used inside sentences, so in lower case where the language has it.

name-wall = wall
name-tower = tower
name-sky = sky
name-start = starting tile
name-corner-left = left corner tower
name-corner-right = right corner tower
name-gate = town gate
name-clouds-1 = 1 cloud
name-clouds-2 = 2 clouds
name-clouds-3 = 3 clouds
name-clouds-4 = 4 clouds
name-clouds-5 = 5 clouds
name-clouds-6 = 6 clouds
name-guard = town guard
name-star = golden star
name-flag = red flag
name-griffin = mighty griffin

## Royal decrees

name-guard-1 = Town Guard ×1
    .help = 1 point for each town guard in your town.
name-guard-2 = Town Guard ×2
    .help = 2 points for each town guard in your town.
name-guard-3 = Town Guard ×3
    .help = 3 points for each town guard in your town.
name-star-1 = Golden Star ×1
    .help = 1 point for each golden star in your town.
name-star-2 = Golden Star ×2
    .help = 2 points for each golden star in your town.
name-star-3 = Golden Star ×3
    .help = 3 points for each golden star in your town.
name-flag-1 = Red Flag ×1
    .help = 1 point for each red flag in your town.
name-flag-2 = Red Flag ×2
    .help = 2 points for each red flag in your town.
name-flag-3 = Red Flag ×3
    .help = 3 points for each red flag in your town.
name-griffin-1 = Mighty Griffin ×1
    .help = 1 point for each mighty griffin in your town.
name-griffin-2 = Mighty Griffin ×2
    .help = 2 points for each mighty griffin in your town.
name-griffin-3 = Mighty Griffin ×3
    .help = 3 points for each mighty griffin in your town.
name-small-district = little Town District
    .help = 5 points for a complete column without grass; a grass tile goes under it.
name-large-district = large Town District
    .help = 10 points for two complete columns side by side without grass; a grass tile goes under each.
name-splendid-view = Splendid View
    .help = 1 point for each symbol on two walls and the two towers above them, or on two towers and the two skies above them.
name-own-discretion = At Your Own Discretion
    .help = 3 points for each town guard, each red flag or each golden star in your town, as you choose.
name-town-evaluation = Town Evaluation
    .help = 2 points for each wall and tower from a complete left corner tower to a complete right one with a gate between, once in the game.

## Fairy tiles

name-prestige-1 = 1 prestige point
name-prestige-2 = 2 prestige points
name-prestige-3 = 3 prestige points
name-prestige-4 = 4 prestige points
name-prestige-5 = 5 prestige points
name-prestige-6 = 6 prestige points
name-prestige-7 = 7 prestige points
name-prestige-8 = 8 prestige points
name-prestige-9 = 9 prestige points
name-great-selection = Great Selection
    .help = When a row is refilled or somebody uses the architect, take any building tile, also in another player's turn.
name-theft-protection = Theft Protection
    .help = Lay it on a stored tile or decree, which then cannot be stolen.
name-fire-protection = Fire Protection
    .help = When the dragon comes and you have too few clouds, your town is safe this once.

## Where things are: the hand or a space of the player board, a part of the town, a distance round the table

name-hand = hand
name-low = walls and towers
name-high = towers and skies
name-next = next player
name-second = second player
name-third = third player

## Editions

name-german = German
name-english = English
name-french = French
name-dutch = Dutch

## Moves, as buttons and lines to choose from

# The tile just taken. $column - where it goes
move-build = Build the tile in column { $column }
# $space - 1 or 2, a space of the player board
move-build-stored = Build the tile from space { $space } in column { $column }
move-burn = Let column { $column } burn
move-repair = Turn column { $column } back
move-coat = Lay your coat of arms under column { $column }
# For a large district the left one of the two columns
move-district = Score the district at column { $column }
# $part - walls and towers, or towers and skies; $column - the left one of the two columns
move-view = Score the view of { $part } from column { $column }
move-take = Take the { $tile } of the { $person }
move-decree = Take the decree of the { $person }
move-skill = Use the skill of the { $person }
# A die goes to the fairy instead of to its person
move-fairy = Put the die of the { $person } on the fairy
move-evaluation = Put the die of the { $person } on the town evaluation
move-gnome = Use both dice for the gnome as { $person }
move-evaluate = Evaluate the decree just taken
move-evaluate-stored = Evaluate the decree on space { $space }
move-symbol = Score the symbol: { $symbol }
move-store = Store it on a free space
move-replace = Store it and drop what lies on space { $space }
move-protect = Lay a theft protection on space { $space }
# $slot - 1, 2 or 3
move-charm = Take fairy tile { $slot }
move-keep = Keep the fairy tile
move-swap = Drop { $charm } for the new fairy tile
# $distance - the next, second or third player clockwise
move-steal = Steal from space { $space } of the { $distance }
move-roll = Roll
move-stop = Stop rolling
move-shield = Play a fire protection
move-pass = Pass

## What happened, as lines of the log

# $persons - the persons of the two dice, a list
event-rolls = { $player } rolls: { $persons }.
# $die - the number on both dice
event-rolls-double = { $player } rolls a double { $die }: the dragon comes.
event-town-is-safe = The town of { $player } has enough clouds.
event-burns = Column { $column } of { $player } burns.
# A ruin or a bare starting tile
event-names-in-vain = { $player } gives column { $column } to the dragon, where nothing can burn.
event-plays-fire-protection = { $player } plays a fire protection: the dragon flies past.
event-takes-tile = { $shows-count ->
    [0] { $player } takes the { $tile } of the { $person }.
   *[other] { $player } takes the { $tile } of the { $person } ({ $shows }).
}
event-builds = { $shows-count ->
    [0] { $player } builds a { $tile } in column { $column }.
   *[other] { $player } builds a { $tile } ({ $shows }) in column { $column }.
}
event-takes-decree = { $player } takes the decree of the { $person }: { $decree }.
event-evaluates = { $points ->
    [one] { $player } evaluates { $decree } for { $points } point.
   *[other] { $player } evaluates { $decree } for { $points } points.
}
event-chooses-symbol = { $player } chooses a symbol: { $symbol }.
# $columns - one or two columns, a list
event-lays-grass = { $player } lays grass: { $columns }.
event-lays-coat = { $player } lays the coat of arms under column { $column }.
event-stores = { $shows-count ->
    [0] { $player } stores a piece: { $piece }.
   *[other] { $player } stores a piece: { $piece } ({ $shows }).
}
event-drops = { $shows-count ->
    [0] { $player } drops a stored piece, which leaves the game: { $piece }.
   *[other] { $player } drops a stored piece, which leaves the game: { $piece } ({ $shows }).
}
event-protection-spent = The theft protection of { $player } is spent.
# $tile - which row, $number - how many tiles were laid out
event-refills-row = { $number ->
    [one] { $number } tile is laid out: { $tile }.
   *[other] { $number } tiles are laid out: { $tile }.
}
# $decrees - a list
event-refills-decrees = Decrees laid out: { $decrees }.
event-uses-skill = { $player } uses the skill of the { $person }.
event-entertainer-rolls = { $player } rolls { $rolled }, together { $total }.
# $others - what every other player gets
event-entertainer-pays = The entertainer gives { $player } { $points } and every other player { $others }.
# $other-player - who loses the piece
event-steals = { $shows-count ->
    [0] { $player } steals from { $other-player }: { $piece }.
   *[other] { $player } steals from { $other-player }: { $piece } ({ $shows }).
}
event-repairs = { $player } turns column { $column } back.
event-visits-fairy = { $player } visits the fairy.
event-takes-charm = { $player } takes a fairy tile: { $charm }.
event-refills-charms = A new fairy tile lies open: { $charm }.
event-drops-charm = { $player } drops a fairy tile: { $charm }.
event-protects = { $player } protects what lies on space { $space }.
event-plays-selection = { $player } plays a great selection.
event-sends-gnome = { $player } sends the gnome as { $person }.
event-passes = { $player } passes.
event-decrees-run-out = The decrees have run out: the end of the game is near.
event-receives-mercy = { $points ->
    [one] The king's mercy gives { $player } { $points } point.
   *[other] The king's mercy gives { $player } { $points } points.
}

## Options and presets

option-magician-fairy-when-nothing-burnt = Fairy tiles from the magician
    .help = How many fairy tiles the magician gives a player none of whose columns is burnt.
    .choice-1 = one
    .choice-2 = two
option-row-refill = Refilling empty rows
    .help = When an empty row of building tiles is refilled.
    .choice-at-once = at once
    .choice-end-of-turn = at the end of the turn
option-cloud-columns-may-burn = Columns with clouds may burn
    .help = Whether a player may give columns that show clouds to the dragon.
option-discarded-fairy-tile = Dropped fairy tiles
    .help = Where a fairy tile goes that is dropped to make room.
    .choice-supply = to the supply
    .choice-removed = out of the game
option-spent-theft-protection = Spent theft protections
    .help = Where a theft protection goes when its piece is used.
    .choice-supply = to the supply
    .choice-removed = out of the game
option-evaluation-grass-scope = Place of the coat of arms
    .help = Under which columns the coat of arms may go after a town evaluation.
    .choice-town = any column of the town
    .choice-evaluated-columns = a scored column only
option-tower-gaps = Gaps in the row of towers
    .help = How many towers may be missing between the corner towers of a town evaluation.
    .choice-any = any number
    .choice-one = one
option-start-player-ends-at-once = Starting player ends at once
    .help = Whether the game ends at once if the starting player cannot refill the decree row, instead of after the round.
option-mercy-on-tie = Mercy for tied players
    .help = Who gets the king's mercy if several have evaluated the fewest decrees.
    .choice-all = all of them
    .choice-nobody = nobody
option-decrees-any-time = Decrees at any time
    .help = Whether you may evaluate stored decrees before a roll too: at the start of your turn, and between the dragon and the new roll.
option-fairy-and-evaluation = Fairy and town evaluation in one turn
    .help = Whether one die may go to the fairy and the other to the town evaluation, instead of to its person.
option-thief-makes-room = Dropping for loot
    .help = Whether you may drop a stored piece to make room for what the thief brings.

preset-german = German edition
    .help = The rules of the German booklet, the original.
preset-english = English edition
    .help = The magician gives one fairy tile, and columns with clouds cannot burn.
preset-french = French edition
    .help = One fairy tile from the magician, rows refilled at the end of the turn, columns with clouds safe, dropped fairy tiles and spent theft protections out of the game, the coat of arms under a scored column.
preset-dutch = Dutch edition
    .help = One fairy tile from the magician, rows refilled at the end of the turn, columns with clouds safe, dropped fairy tiles out of the game, one tower missing at most in a town evaluation.
preset-literal = To the letter
    .help = The German booklet word for word: stored decrees at any time in your turn, fairy and town evaluation not in one turn, nothing dropped for loot.

## Questions to a person who draws the tiles of a real box

chance-wall = Which wall is drawn?
chance-tower = Which tower is drawn?
chance-sky = Which sky is drawn?
chance-decree = Which decree is drawn?
chance-fairy-tile = Which fairy tile is drawn?
chance-die = What does the die show?
chance-entertainer-die = What does the die of the entertainer show?
chance-start-die = What does the next player roll to find the starting player?

## Where points come from, as a heading; some have their names above

score-symbols = Status symbols
score-entertainer = Entertainer
score-fairy = Fairy
score-mercy = The king's mercy

## Who must do what now

# $persons - the persons of the unused dice, a list
status-dice = { $player } may use a die: { $persons }.
    .you = Use a die: { $persons }.
status-end = { $player } may build, evaluate or end the turn.
    .you = Build, evaluate or end the turn.
status-roll = { $player } rolls the dice, or evaluates a stored decree first.
    .you = Roll the dice, or evaluate a stored decree first.
status-person = { $player } chooses what the gnome does as { $person }.
    .you = Choose what the gnome does as { $person }.
status-hand = { $player } builds, evaluates or stores the piece just taken.
    .you = Build, evaluate or store the piece that you have just taken.
status-must-build = { $player } must build the tile just taken.
    .you = Build the tile that you have just taken.
status-evaluate = { $player } chooses what the decree scores.
    .you = Choose what the decree scores.
status-clouds = { $player } may turn a burnt column back.
    .you = You may turn a burnt column back.
status-entertainer = { $player } has rolled { $total } and may roll again or stop.
    .you = You have rolled { $total }: roll again or stop.
status-thief = { $player } may steal a tile or decree.
    .you = You may steal a tile or decree.
status-publican = { $player } may take a tile in the publican's round.
    .you = You may take a tile in the publican’s round.
status-architect = { $player } may take any tile.
    .you = You may take any tile.
status-mayor = { $player } may take any decree.
    .you = You may take any decree.
# $repairs, $charms - how many columns and fairy tiles are still possible
status-magician = { $player } may repair columns ({ $repairs }) and take fairy tiles ({ $charms }).
    .you = You may repair columns ({ $repairs }) and take fairy tiles ({ $charms }).
status-fairy = { $player } chooses a fairy tile.
    .you = Choose a fairy tile.
status-charm = { $player } must find a place for the fairy tile.
    .you = Find a place for the fairy tile.
status-coat = { $player } lays the coat of arms.
    .you = Lay the coat of arms.
status-selection = { $player } may play a great selection.
    .you = You may play a great selection.
# $number - how many columns must still be named
status-dragon = { $number ->
    [one] { $player } must give { $number } column to the dragon.
   *[other] { $player } must give { $number } columns to the dragon.
}
    .you = { $number ->
        [one] Give { $number } column to the dragon.
       *[other] Give { $number } columns to the dragon.
    }

## Labels of the drawn table; most have a number or a name after them

label-legend = < > corner towers, n gate, o cloud, w guard, s star, f flag, g griffin, # ruin, " grass, @ coat of arms, (!) protected, & gnome
label-edition = Edition
# A table whose options are those of no single edition
label-mixed = mixed
label-start-player = Starting player
label-decree = decree
label-fairy = Fairy
label-piles = Piles
label-decrees = decrees
label-grass = grass
label-points = Points
label-columns = Columns
label-clouds = Clouds
label-store = Stored
label-charms = Fairy tiles
label-evaluated = Evaluated decrees
label-hand = In hand
label-last-round = Last round
label-game-over = The game is over.
