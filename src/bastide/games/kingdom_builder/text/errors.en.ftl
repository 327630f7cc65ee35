### What is wrong with a component file or a position of this game; see the file of the same name that all games share.

## Options

error-bad-word = Option { $option } cannot hold '{ $word }'; it takes random or some of { $choices }.
error-so-many-names = Option { $option } takes random, or { $number } different names, any of which may be random; got '{ $value }'.
error-some-names = Option { $option } takes random or some different names; got '{ $value }'.
error-cannot-start = Player { $number } cannot start: there are { $players } players.

## Component files

error-quadrant-missing = The component data has no quadrant { $quadrants }.
error-same-id-twice = { $where } has an id twice: { $id }
error-gold-amounts = cards.scoring: { $card } has the wrong number of gold amounts
error-quadrant-row = row { $row } of quadrant { $quadrant } must be { $length } letters of { $letters }
error-special-at-border = quadrant { $quadrant } has a location or castle at its border, at { $row }.{ $column }
error-specials-too-close = quadrant { $quadrant } has two locations or castles closer than three steps, at { $one } and { $other }
error-too-little-room = { $players } players with { $settlements } settlements each need { $needed } hexes to build on, and the { $quadrants } barest quadrants have { $room }

## Positions

error-no-such-hex = '{ $hex }' is not a hex; write row.column, from 0.0 to { $last }.{ $last }.
error-four-quadrants = The board needs four different quadrants of the box, not { $quadrants }.
error-no-move = Player { $number } is on turn but has no move: what they began cannot be finished.
error-two-settlements = Two settlements stand on { $hex } (KB-11).
error-no-settlement-there = No settlement can stand on { $hex } (KB-10).
error-settlements-count = Player { $number } has { $settled } settlements on the board and must have { $left } in supply, { $all } together (KB-1).
error-no-such-location = { $hex } is not a location on this board; its locations are { $locations }.
error-tile-never-taken = Player { $number } holds a tile that they never took (KB-28).
error-gained-never-taken = Player { $number } cannot have gained the tile of { $hex }, which they never took (KB-28).
error-tile-without-neighbour = Player { $number } holds the tile of { $hex } but has no settlement beside it (KB-31).
error-tiles-count = The tiles of { $hex } do not add up: { $left } must be left there (KB-3).
error-last-round = It is the last round if and only if a player has built their last settlement (KB-47).
error-more-uses = Player { $number } cannot have more uses than tiles of the { $tile } (KB-21).
error-builds-owed = At most { $most } builds can be owed, and none without a card (KB-9).
error-begun-or-not = The field 'begun' does not fit { $owed } builds owed (KB-9).
error-card-not-replaced = No { $terrain } hex is free: the card must have been replaced by another (KB-16).
error-tile-not-in-use = The { $tile } cannot be in use now (KB-21, KB-22).
error-nothing-lifted = No tile can be moving a settlement from { $hex } (KB-46).
error-card-not-open = Player { $number } is on turn: their card lies open, and they hold none (KB-8).
error-cards-count = The { $terrain } cards do not add up: { $left } must be in the draw pile (KB-5).
error-card-missing = Player { $number } must hold a terrain card (KB-5).
error-water-without-harbor = Player { $number } never had a Harbor and cannot have a settlement on { $hex }, which is water (KB-42).
error-lost-without-moving = Player { $number } never had a tile that moves settlements and cannot have lost the tile of { $hex } (KB-31).
error-emptied-before-turn = Player { $number } has built their last settlement, but their last turn is still to come (KB-48).
error-more-owed-than-left = Player { $number } has { $left } settlements left and cannot owe { $owed } builds (KB-15).
error-built-and-gone = Player { $number } has built in this turn but has no settlement on the board (KB-9).
error-gained-by-nothing = Player { $number } cannot have gained so many tiles in this turn: each comes from a build or move (KB-26).
error-no-card-in-play = Player { $number } must have a terrain card in play: there are cards to draw (KB-8, KB-20).
error-card-after-last-turn = Player { $number } has had their last turn and drew no card after it (KB-48).
error-unknown-cards = { $left } terrain cards are neither listed nor in the draw pile, but { $unknown } hands are unknown (KB-5).
error-not-as-chosen = The position does not fit its option { $option }={ $value } (KB-68).
