### What is wrong with a component file or a position of this game; see the file of the same name that all games share.

## Options

error-bad-word = Option { $option } cannot hold '{ $word }'; it takes random or some of { $choices }.
error-so-many-names = Option { $option } takes random or { $number } different names; got '{ $value }'.
error-some-names = Option { $option } takes random or some different names; got '{ $value }'.
error-cannot-start = Player { $number } cannot start: there are { $players } players.

## Component files

error-quadrant-missing = The component data has no quadrant { $quadrants }.
error-gold-amounts = cards.scoring: { $card } has the wrong number of gold amounts
error-quadrant-row = row { $row } of quadrant { $quadrant } must be { $length } letters of { $letters }
error-special-at-border = quadrant { $quadrant } has a location or castle at its border, at { $row }.{ $column }
error-specials-too-close = quadrant { $quadrant } has two locations or castles closer than three steps, at { $one } and { $other }
error-too-little-room = { $players } players with { $settlements } settlements each need { $needed } hexes to build on, and the { $quadrants } barest quadrants have { $room }

## Positions

error-no-such-hex = '{ $hex }' is no hex; hexes are called row.column, from 0.0 to { $last }.{ $last }.
error-four-quadrants = The board needs four different quadrants of the box, not { $quadrants }.
error-no-move = Player { $number } is on turn but has no move: what he began cannot be finished.
error-two-settlements = Two settlements stand on { $hex } (KB-11).
error-no-settlement-there = No settlement can stand on { $hex } (KB-10).
error-settlements-count = Player { $number } has { $settled } settlements on the board and must have { $left } in supply, { $all } together (KB-1).
error-no-such-location = { $hex } is no location of this board; its locations are { $locations }.
error-tile-never-taken = Player { $number } holds a tile that he never took (KB-28).
error-gained-never-taken = Player { $number } cannot have gained the tile of { $hex }, which he never took (KB-28).
error-tile-without-neighbour = Player { $number } holds the tile of { $hex } but has no settlement beside it (KB-31).
error-tiles-count = The tiles of { $hex } do not add up: { $left } must be left there (KB-3).
error-last-round = It is the last round if and only if a player has built his last settlement (KB-47).
error-more-uses = Player { $number } cannot have more uses than tiles of the { $tile } (KB-21).
error-builds-owed = At most { $most } builds can be owed, and none without a card (KB-9).
error-begun-or-not = The field 'begun' does not fit { $owed } builds owed (KB-9).
error-card-not-replaced = No { $terrain } hex is free: the card must have been replaced by another (KB-16).
error-tile-not-in-use = The { $tile } cannot be in use now (KB-21, KB-22).
error-nothing-lifted = No tile can be moving a settlement from { $hex } (KB-46).
error-card-not-open = Player { $number } is on turn: his card lies open, and he holds none (KB-8).
error-cards-count = The { $terrain } cards do not add up: { $left } must be in the draw pile (KB-5).
error-card-missing = Player { $number } must hold a terrain card (KB-5).
