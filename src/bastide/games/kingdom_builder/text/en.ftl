### Kingdom Builder. How variables work is said at the top of the shared texts.
###
### $player is the name of a player, $hex and $source are hexes such as 7.13 (row.column), $tile is the name of a location
### tile, $terrain the name of a terrain (name-grass to name-location below). Use the words of the printed edition in your
### language for the names of tiles, cards, terrains and pieces.

game-title = Kingdom Builder
game-blurb = Settle a land of hexes, win the powers of its locations, and earn gold from three scoring cards that change every game.

## Terrains. Used inside sentences, so in lower case where the language has it.

name-grass = grass
name-flowers = flowers
name-forest = forest
name-canyon = canyon
name-desert = desert
name-water = water
name-mountain = mountain
name-castle = castle
name-location = location

## Location tiles. A quadrant is called by the tile whose locations it has.

name-oracle = Oracle
    .help = Build one settlement on the terrain of your card, next to one of yours if possible.
name-farm = Farm
    .help = Build one settlement on grass, next to one of yours if possible.
name-oasis = Oasis
    .help = Build one settlement on desert, next to one of yours if possible.
name-tower = Tower
    .help = Build one settlement at the edge of the board, next to one of yours if possible.
name-tavern = Tavern
    .help = Build one settlement at either end of a straight line of at least three of yours.
name-barn = Barn
    .help = Move one of your settlements to the terrain of your card, next to another of yours if possible.
name-harbor = Harbor
    .help = Move one of your settlements to water, next to another of yours if possible.
name-paddock = Paddock
    .help = Move one of your settlements exactly two hexes in a straight line. It can jump over anything.

## Scoring cards

name-fishermen = Fishermen
    .help = 1 gold for each of your settlements next to water, but not on it.
name-merchants = Merchants
    .help = 4 gold for each location or castle that your settlements connect to another location or castle.
name-discoverers = Discoverers
    .help = 1 gold for each row with at least one of your settlements.
name-hermits = Hermits
    .help = 1 gold for each of your separate areas. A single settlement counts as an area.
name-citizens = Citizens
    .help = 1 gold for every two settlements in your largest area.
name-miners = Miners
    .help = 1 gold for each of your settlements next to a mountain.
name-workers = Workers
    .help = 1 gold for each of your settlements next to a location or castle.
name-knights = Knights
    .help = 2 gold for each of your settlements in the row where you have the most.
name-lords = Lords
    .help = In each sector, 12 gold for the most settlements and 6 gold for the second most.
name-farmers = Farmers
    .help = 3 gold for each of your settlements in the sector where you have the fewest.

## Places of the four quadrants (sectors) on the board, and how a quadrant lies

name-top-left = top left
name-top-right = top right
name-bottom-left = bottom left
name-bottom-right = bottom right
name-upright = upright
name-turned = turned

## Moves, as buttons and lines to choose from

# Takes a settlement from the supply. $hex - where it goes
move-build = Build a settlement on { $hex }
# First half of moving a settlement. $hex - where it stands
move-from = Pick up the settlement on { $hex }
# Second half of moving a settlement. $hex - where it goes
move-to = Move it to { $hex }
# $tile - the location tile to be used now
move-tile = Use the { $tile }

## What happened, as lines of the log

# $terrain - the terrain on the card in play
event-shows-card = { $player } plays a terrain card: { $terrain }.
event-builds = { $player } builds a settlement on { $hex }.
event-chooses-tile = { $player } uses the { $tile }.
# A settlement about to be moved. $hex - where it stands
event-lifts = { $player } picks up the settlement on { $hex }.
# $source - where the settlement was, $hex - where it is now
event-moves = { $player } moves a settlement from { $source } to { $hex }.
# $hex - the location hex where the tile lay
event-gains-tile = { $player } takes the { $tile } tile from { $hex }.
# $hex - the location hex that none of the player's settlements touches any more
event-loses-tile = { $player } leaves { $hex } and loses its { $tile } tile.
event-last-settlement = { $player } builds their last settlement. The game ends after this round.
# $terrain - the terrain on the card, $player - who had to build there and draws another card
event-terrain-full = No { $terrain } hex is free. The card leaves the game and { $player } draws another.
# $player - who still had to build and cannot, as there is no card left
event-builds-lapse = No terrain cards are left. { $player } can't build any more this turn.
event-reshuffles = The discarded terrain cards are shuffled into a new draw pile.
# Only the player who draws knows $terrain
event-draws-card = { $player } draws a terrain card: { $terrain }.
    .hidden = { $player } draws a terrain card.

## Options and presets

option-quadrants = Quadrants
    .help = Choose the four quadrants of the board, from top left to bottom right. Any you leave open are drawn at random.
option-places = Quadrant positions
    .help = Place the quadrants where you name them, or shuffle their positions.
    .choice-as-named = as named
    .choice-random = random
option-turned = Rotated quadrants
    .help = Choose which positions on the board hold a quadrant rotated by 180 degrees.
    .choice-none = all upright
    .choice-random = random for each
option-cards = Scoring cards
    .help = Choose one, two or all three scoring cards. The rest are drawn at random.
option-random-lords = Allow random Lords
    .help = Lords can be one of the scoring cards drawn at random.
    .choice-true = yes, like any other card
    .choice-false = no, never drawn
option-start-player = Start player
    .help = Who takes the first turn.
    .choice-1 = player 1
    .choice-2 = player 2
    .choice-3 = player 3
    .choice-4 = player 4
# The Lords card pays for having the most and second most settlements in a sector
option-lords-zero-ranks = Lords rank everyone
    .help = Lords pay 12 gold for the most settlements in a sector and 6 gold for the second most. “Yes” also ranks players with no settlement there: in a two-player game, each player gets at least 6 gold per sector. With “no”, players with no settlement in a sector get nothing for it.
    .choice-true = yes, even without a settlement
    .choice-false = no, only with a settlement there

preset-standard = Standard
    .help = Random board, scoring cards and start player.
preset-first-game = First game
    .help = Quadrants Tavern, Paddock, Oasis and Farm, with Fishermen, Knights and Merchants. Good for learning.
preset-lords-need-settlements = Strict Lords
    .help = Like Standard, but Lords rank only players with a settlement in the sector.
preset-without-lords = No Lords
    .help = Like Standard, but Lords are never drawn.

## Questions to a person who draws the cards of a real box

chance-quadrant = Which quadrant is drawn next?
chance-quadrant-lies = Is this quadrant upright or rotated by 180 degrees?
chance-quadrant-place = Which quadrant goes in the next position, from top left to bottom right?
chance-scoring-card = Which scoring card is drawn?
chance-start-player = Which player starts?
chance-terrain-card = Which terrain card is drawn?

## Where gold comes from, as a heading; the scoring cards have their names

score-castles = Castles

## Who must do what now

# $owed - how many settlements are still to be built, $terrain - the terrain on the card
status-build = { $owed ->
    [one] { $player } must build { $owed } settlement on { $terrain }.
   *[other] { $player } must build { $owed } settlements on { $terrain }.
}
    .you = { $owed ->
        [one] Build { $owed } settlement on { $terrain }.
       *[other] Build { $owed } settlements on { $terrain }.
    }
# The same before the first build, when tiles may be used as well. $tiles - the tiles that are ready, a list
status-build-or-tile = { $owed ->
    [one] { $player } must build { $owed } settlement on { $terrain } and can use a tile first: { $tiles-or }.
   *[other] { $player } must build { $owed } settlements on { $terrain } and can use a tile first: { $tiles-or }.
}
    .you = { $owed ->
        [one] Build { $owed } settlement on { $terrain }, or use a tile first: { $tiles-or }.
       *[other] Build { $owed } settlements on { $terrain }, or use a tile first: { $tiles-or }.
    }
# $tiles - the tiles that are ready, a list
status-choose-or-end = { $player } can use a tile ({ $tiles-or }) or end their turn.
    .you = Use a tile ({ $tiles-or }) or end your turn.
status-end = { $player } is finishing their turn.
    .you = All done. End your turn.
# $tile - a tile that builds. "back" is a button that returns the chosen tile or settlement
status-tile-build = { $player } is choosing where to build with the { $tile }.
    .you = Choose where to build with the { $tile }.
    .back = Put back
# $tile - a tile that moves
status-tile-from = { $player } is choosing a settlement to move with the { $tile }.
    .you = Choose a settlement to move with the { $tile }.
    .back = Put back
# $source - where the settlement stands now
status-tile-to = { $player } is choosing where to move the settlement on { $source } with the { $tile }.
    .you = Choose where to move the settlement on { $source }, using the { $tile }.
    .back = Put back

## Labels of the drawn table; most have a number or a name after them

label-scoring-cards = Scoring cards
# Explains the mark of the hexes that may be chosen now
label-targets = legal now
# Explains the digit after a location in the drawn table
label-tiles-left = tiles left at the location
# How many settlements a player has left
label-supply = Supply
label-tiles = Tiles
# The terrain card in a player's hand
label-card = Card
# Whose turn it is
label-turn = To move
label-card-in-play = Terrain card
# How many settlements the mandatory action still has to build
label-builds-owed = Left to build
label-tile-in-use = Tile in use
label-last-round = Last round
label-game-over = The game is over.
label-start-player = Start player
label-draw-pile = Draw pile
label-discards = Discard pile
# Terrain cards that left the game because their terrain was full
label-removed = Out of the game

## Why a move is good; each follows “because it …”, and several may be joined to a list

part-castles = touches a castle
part-fishermen = settles by the water
part-merchants = links locations and castles
part-discoverers = reaches new rows
part-hermits = makes separate areas
part-citizens = grows your largest area
part-miners = settles by the mountains
part-workers = settles next to locations and castles
part-knights = fills your best row
part-lords = wins sectors for Lords
part-farmers = strengthens your poorest sector
part-tiles = wins a tile
part-settlements = puts settlements on the board
part-freedom = keeps terrains open where you can build anywhere
part-potential = prepares gold for later
part-reach = puts new tiles and castles within reach
part-income = makes room to earn gold next turn
part-deny = takes the last tile before a rival does
part-closing = ends the game before your rivals have built everything
part-rivals = keeps your rivals behind
