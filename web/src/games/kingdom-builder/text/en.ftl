### The drawn board of Kingdom Builder in the browser. The words of the game itself come from the server.

board-grid = Board with 20 rows of 20 hexes
board-keys = Use the arrow keys to move between hexes, N and P for the next or previous legal hex, Enter to choose, I to explain, plus and minus to zoom.
# $name - the location tile that lies there, $left - how many are left
board-location = { $left ->
    [0] { $name }, no tile left
    [one] { $name }, { $left } tile left
   *[other] { $name }, { $left } tiles left
}
# $player - whose settlement stands there
board-settled = { $player }'s settlement
# A settlement about to be moved
board-lifted = picked up
# What a move would bring. $gold - a number with its sign
board-prospect-gold = { $gold } gold
# $name - a location tile
board-prospect-gain = Gains the { $name } tile
board-prospect-loss = Loses the { $name } tile
# $name - a location tile, $held - how many of this kind the player has, $ready - how often it can be used now
board-tile = { $held ->
    [1] { $ready ->
        [0] { $name }, not ready
       *[other] { $name }, ready
    }
   *[other] { $name }, { $ready } of { $held } ready
}
# The terrain card in the own hand
board-own-card = Your next card
# $card - a scoring card or the castles
board-gold = { $card }: { $gold } gold
board-supply = { $supply } settlements in supply
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-all = Show whole board
board-hidden-card = Hidden terrain card
# Under the map, where a position is set up
board-editor-map = { $pointer ->
    [touch] Tap a hex to place or remove a settlement, or a location to take its tile.
   *[mouse] Click a hex to place or remove a settlement, or a location to take its tile.
}
board-editor-boards = Quadrants and scoring cards
# $place - top left, …
board-editor-quadrant = Quadrant, { $place }
board-editor-rotate = Rotate the quadrant, { $place }

## What things on the board mean

board-castle-help = 3 gold for each castle next to at least one of your settlements.
board-water-help = Only the Harbor takes you onto water.
board-mountain-help = Nobody can build on mountains.
# A location with tiles left, and one that the viewer has taken a tile from
board-location-help = Build next to this location to take one of its tiles.
board-location-had = You have already had your tile from here.
# The terrain card in play, and the one in the own hand
board-card-help = Build 3 settlements on { $terrain }, next to yours if possible.
board-next-card-help = You play it on your next turn. The others can't see it.
# What a player's panel and the piles show
board-supply-help = Once a player has built their last settlement, the game ends with that round.
board-last-round-help = Someone has built their last settlement. The game ends once everyone has had the same number of turns.
board-draw-pile-help = You draw your next terrain card from here at the end of your turn.
board-discards-help = When the draw pile is empty, the discards are shuffled into a new one.
board-removed-help = It left the game because no hex of its terrain was free.
board-hidden-card-help = This player's next card. Only they can see it.
