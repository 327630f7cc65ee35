### The drawn board of Kingdom Builder in the browser. The words of the game itself come from the server.

board-grid = Board with 20 rows of 20 hexes
board-keys = Use the arrow keys to move between hexes, N and P for the next or previous legal hex, Enter to choose, plus and minus to zoom.
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
# How many hexes can be chosen now
board-possible-count = { $count ->
    [one] { $count } legal hex
   *[other] { $count } legal hexes
}
# Behind the sentence that says what a tap would do
board-tap-again = Tap again to confirm.
# What a move would bring. $gold - a number with its sign
board-prospect-gold = { $gold } gold.
# $name - a location tile
board-prospect-gain = Gains the { $name } tile.
board-prospect-loss = Loses the { $name } tile.
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
board-editor-map = Tap a hex to place or remove a settlement.
