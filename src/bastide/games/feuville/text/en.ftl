### Feuville. How variables work is said at the top of the shared texts.
###
### $player is the name of a player, $column a column of a town (0 is the starting tile, +1 and -1 are right and left of it),
### $person one of the six persons, $tile "wall", "tower" or "sky", $shows what is printed on the tile (a list), $piece a
### tile or a decree, $charm a fairy tile. Use the words of the printed edition in your language.

game-title = Feuville
game-blurb = Build a town of walls, towers and skies, score it with royal decrees at the right time, and keep enough clouds overhead when the dragon comes.

## The six persons, one for each number of a die

name-entertainer = Travelling Entertainer
    .help = Roll a die as often as you like and stop when you want. If your total is 10 or less, you score it. The others score the difference from 10, whether you are below or above it.
name-thief = Thief
    .help = Take an unprotected tile or decree from another player's board.
name-publican = Publican
    .help = Take any tile. Then each other player can take one and must build it at once. Then you can take a second one.
name-architect = Architect
    .help = Fill all gaps in the rows of building tiles, then take any tile.
name-mayor = Town Mayor
    .help = Take any decree from the row.
name-magician = Magician
    .help = Repair up to two of your burnt columns and take a fairy tile.

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
    .help = 5 points for a complete column without grass. Then lay a grass tile under it.
name-large-district = large Town District
    .help = 10 points for two complete adjacent columns without grass. Then lay a grass tile under each.
name-splendid-view = Splendid View
    .help = 1 point for each symbol on two walls and the two towers above them, or on two towers and the two skies above them.
name-own-discretion = At Your Own Discretion
    .help = Choose town guards, red flags or golden stars: 3 points for each one in your town.
name-town-evaluation = Town Evaluation
    .help = 2 points for each wall and tower from a complete left corner tower to a complete right one, with a gate between them. Once per game.

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
    .help = When a row is refilled or someone uses the Architect, take any building tile, even on another player's turn.
name-theft-protection = Theft Protection
    .help = Put it on a stored tile or decree to protect it from theft.
name-fire-protection = Fire Protection
    .help = When the dragon comes and you have too few clouds, it saves your town once.

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
move-burn = Burn column { $column }
move-repair = Repair column { $column }
move-coat = Lay your coat of arms under column { $column }
# For a large district the left one of the two columns
move-district = Score the district at column { $column }
# $part - walls and towers, or towers and skies; $column - the left one of the two columns
move-view = Score the view of { $part } from column { $column }
move-take = Take the { $person }'s { $tile }
move-decree = Take the { $person }'s decree
move-skill = Use the { $person }'s skill
# A die goes to the fairy instead of to its person
move-fairy = Use the { $person }'s die for the fairy
move-evaluation = Use the { $person }'s die for the town evaluation
move-gnome = Use both dice to send the gnome as { $person }
move-evaluate = Score the new decree
move-evaluate-stored = Score the decree on space { $space }
move-symbol = Score this symbol: { $symbol }
move-store = Store it
move-replace = Store it and discard the piece on space { $space }
move-protect = Put a theft protection on space { $space }
# $slot - 1, 2 or 3
move-charm = Take fairy tile { $slot }
move-keep = Keep the fairy tile
move-swap = Discard { $charm } for the new fairy tile
# $distance - the next, second or third player clockwise
move-steal = Steal from the { $distance }'s space { $space }
move-roll = Roll
move-stop = Stop rolling
move-shield = Use fire protection
move-pass = Pass

## What happened, as lines of the log

# $persons - the persons of the two dice, a list
event-rolls = { $player } rolls: { $persons }.
# $die - the number on both dice
event-rolls-double = { $player } rolls a double { $die }: the dragon comes.
event-town-is-safe = { $player } has enough clouds.
event-burns = { $player }'s column { $column } burns.
# A ruin or a bare starting tile
event-names-in-vain = { $player } gives column { $column } to the dragon, but nothing there can burn.
event-plays-fire-protection = { $player } plays a fire protection: the dragon flies past.
event-takes-tile = { $shows-count ->
    [0] { $player } takes the { $person }'s { $tile }.
   *[other] { $player } takes the { $person }'s { $tile } ({ $shows }).
}
event-builds = { $shows-count ->
    [0] { $player } builds a { $tile } in column { $column }.
   *[other] { $player } builds a { $tile } ({ $shows }) in column { $column }.
}
event-takes-decree = { $player } takes the { $person }'s decree: { $decree }.
event-evaluates = { $points ->
    [one] { $player } scores { $decree } for { $points } point.
   *[other] { $player } scores { $decree } for { $points } points.
}
event-chooses-symbol = { $player } chooses a symbol: { $symbol }.
# $columns - one or two columns, a list
event-lays-grass = { $player } lays grass under { $columns }.
event-lays-coat = { $player } lays their coat of arms under column { $column }.
event-stores = { $shows-count ->
    [0] { $player } stores a piece: { $piece }.
   *[other] { $player } stores a piece: { $piece } ({ $shows }).
}
event-drops = { $shows-count ->
    [0] { $player } discards a stored piece: { $piece }.
   *[other] { $player } discards a stored piece: { $piece } ({ $shows }).
}
event-protection-spent = { $player }'s theft protection is used up.
# $tile - which row, $number - how many tiles were laid out
event-refills-row = { $number ->
    [one] { $number } { $tile } tile is laid out.
   *[other] { $number } { $tile } tiles are laid out.
}
# $decrees - a list
event-refills-decrees = New decrees: { $decrees }.
event-uses-skill = { $player } uses the { $person }'s skill.
event-entertainer-rolls = { $player } rolls { $rolled }, { $total } in total.
# $others - what every other player gets
event-entertainer-pays = The Entertainer gives { $player } { $points } and each other player { $others }.
# $other-player - who loses the piece
event-steals = { $shows-count ->
    [0] { $player } steals from { $other-player }: { $piece }.
   *[other] { $player } steals from { $other-player }: { $piece } ({ $shows }).
}
event-repairs = { $player } repairs column { $column }.
event-visits-fairy = { $player } visits the fairy.
event-takes-charm = { $player } takes a fairy tile: { $charm }.
event-refills-charms = A new fairy tile is laid out: { $charm }.
event-drops-charm = { $player } discards a fairy tile: { $charm }.
event-protects = { $player } protects space { $space }.
event-plays-selection = { $player } plays a great selection.
event-sends-gnome = { $player } sends the gnome as { $person }.
event-passes = { $player } passes.
event-decrees-run-out = The decrees have run out. The game ends soon.
event-receives-mercy = { $points ->
    [one] The king's mercy gives { $player } { $points } point.
   *[other] The king's mercy gives { $player } { $points } points.
}

## Options and presets

option-magician-fairy-when-nothing-burnt = Magician's fairy tiles
    .help = How many fairy tiles the Magician gives you if none of your columns is burnt.
    .choice-1 = one
    .choice-2 = two
option-row-refill = Empty rows
    .help = When to refill an empty row of building tiles.
    .choice-at-once = at once
    .choice-end-of-turn = at the end of the turn
option-cloud-columns-may-burn = Columns with clouds can burn
    .help = You can give columns with clouds to the dragon.
option-discarded-fairy-tile = Discarded fairy tiles
    .help = Where a fairy tile goes when you discard it to make room.
    .choice-supply = back to the supply
    .choice-removed = out of the game
option-spent-theft-protection = Used theft protections
    .help = Where a theft protection goes when you use the piece under it.
    .choice-supply = back to the supply
    .choice-removed = out of the game
option-evaluation-grass-scope = Coat of arms
    .help = Where you can lay your coat of arms after a town evaluation.
    .choice-town = under any column
    .choice-evaluated-columns = under a scored column only
option-tower-gaps = Missing towers
    .help = How many towers can be missing between the corner towers of a town evaluation.
    .choice-any = any number
    .choice-one = one
option-start-player-ends-at-once = Starting player ends at once
    .help = The game ends at once, not after the round, if the starting player can't refill the decree row.
option-mercy-on-tie = Mercy on a tie
    .help = Who gets the king's mercy if several players scored the fewest decrees.
    .choice-all = all of them
    .choice-nobody = nobody
option-decrees-any-time = Decrees any time
    .help = You can also score stored decrees before a roll: at the start of your turn, and between the dragon and the new roll.
option-fairy-and-evaluation = Fairy plus town evaluation
    .help = You can use one die for the fairy and the other for the town evaluation in the same turn.
option-thief-makes-room = Discard for loot
    .help = You can discard a stored piece to make room for what the Thief brings.

preset-german = German edition
    .help = The original German rules.
preset-english = English edition
    .help = The Magician gives one fairy tile, and columns with clouds can't burn.
preset-french = French edition
    .help = One fairy tile from the Magician. Rows are refilled at the end of the turn. Columns with clouds are safe. Discarded fairy tiles and used theft protections leave the game. The coat of arms goes under a scored column.
preset-dutch = Dutch edition
    .help = One fairy tile from the Magician. Rows are refilled at the end of the turn. Columns with clouds are safe. Discarded fairy tiles leave the game. A town evaluation can have at most one missing tower.
preset-literal = Literal
    .help = The German rules word for word: score stored decrees any time on your turn, no fairy and town evaluation in the same turn, no discarding for loot.

## Questions to a person who draws the tiles of a real box

chance-wall = Which wall is drawn?
chance-tower = Which tower is drawn?
chance-sky = Which sky is drawn?
chance-decree = Which decree is drawn?
chance-fairy-tile = Which fairy tile is drawn?
chance-die = What does the die show?
chance-entertainer-die = What does the Entertainer's die show?
chance-start-die = What does the next player roll for the starting player?

## Where points come from, as a heading; some have their names above

score-symbols = Status symbols
score-entertainer = Entertainer
score-fairy = Fairy
score-mercy = The king's mercy

## Who must do what now

# $persons - the persons of the unused dice, a list
status-dice = { $player } can use a die: { $persons }.
    .you = { $persons-count ->
        [one] Your die ({ $persons }): { $can-or }.
       *[other] Your dice ({ $persons }): { $can-or }.
    }
status-end = { $player } is finishing their turn.
    .you = All done. End your turn.
status-dice-used = { $player } has used both dice.
    .you = You've used both dice: { $can-or }.
status-roll = { $player } is about to roll the dice.
    .you = Before the dice: { $can-or }.
status-person = { $player } is choosing what the gnome does as { $person }.
    .you = The gnome as { $person }: { $can-or }.
status-hand = { $player } is placing a new piece.
    .you = Your new piece: { $can-or }.
status-must-build = { $player } must build their new tile.
    .you = Build your new tile.
status-evaluate = { $player } is choosing what the decree scores.
    .you = Choose what the decree scores.
status-clouds = { $player } can repair a burnt column.
    .you = Repair a burnt column, or pass.
status-entertainer = { $player } has rolled { $total } and can roll again or stop.
    .you = You've rolled { $total }. Roll again or stop.
status-thief = { $player } can steal a tile or decree.
    .you = Steal a tile or decree, or pass.
status-publican = { $player } can take a tile in the Publican's round.
    .you = Take a tile in the Publican's round, or pass.
status-architect = { $player } can take any tile.
    .you = Take any tile, or pass.
status-mayor = { $player } can take any decree.
    .you = Take any decree, or pass.
status-magician = { $player } is using the Magician's skill.
    .you = The Magician's skill: { $can-or }.
status-fairy = { $player } is choosing a fairy tile.
    .you = Choose a fairy tile.
status-charm = { $player } is making room for the new fairy tile.
    .you = Make room for the new fairy tile.
status-coat = { $player } is placing their coat of arms.
    .you = Lay your coat of arms under a column.
status-selection = { $player } can play a Great Selection.
    .you = Play a Great Selection, or pass.
# $number - how many columns must still be named
status-dragon = { $number ->
    [one] { $player } must give { $number } column to the dragon.
   *[other] { $player } must give { $number } columns to the dragon.
}
    .you = { $number ->
        [one] The dragon wants { $number } column: { $can-or }.
       *[other] The dragon wants { $number } columns: { $can-or }.
    }

## What the player can do now, in lists after "You can" or a colon

name-can-build = build the tile in your town
name-can-evaluate = score the decree
name-can-store = store it
name-can-replace = store it and discard another piece
name-can-build-stored = build a stored tile
name-can-evaluate-stored = score a stored decree
name-can-protect = protect a stored piece
name-can-take = take a tile
name-can-decree = take a decree
name-can-skill = use a person's skill
name-can-fairy = visit the fairy
name-can-evaluation = score the town evaluation
name-can-gnome = send the gnome with both dice
name-can-repair = repair a burnt column
name-can-charm = take a fairy tile
name-can-keep = keep the fairy tile
name-can-swap = give up a fairy tile for it
name-can-steal = steal a stored piece
name-can-burn = give up a column
name-can-shield = use fire protection
name-can-coat = lay your coat of arms
name-can-district = choose a district
name-can-view = choose a view
name-can-symbol = choose a symbol
name-can-roll = roll
name-can-stop = stop
name-can-pass = pass
name-can-end = end your turn

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
label-evaluated = Scored decrees
label-hand = In hand
label-last-round = Last round
label-game-over = The game is over.

# Why a bot advises a move: follows “because it …”
part-points = scores points
part-rivals = keeps your rivals behind
part-tiles = makes your town grow
part-symbols = shows symbols that decrees count
part-districts = prepares town districts
part-dragon = guards your town against the dragon
part-townscape = brings you closer to the town evaluation
part-storage = stores something useful
part-charms = keeps fairy tiles at hand
part-offers = leaves good decrees to you
part-mercy = keeps the king's mercy within reach
part-dice = leaves you a useful die
