### The drawn board of Kingdom Builder in the browser. The words of the game itself come from the server.

board-grid = Board of 20 rows with 20 hexes
board-keys = Arrow keys move from hex to hex, N and P to the next and the previous possible hex, Enter chooses, plus and minus zoom.
# $name - the location tile that lies there, $left - how many are left
board-location = { $left ->
    [0] { $name }, no tile left
    [one] { $name }, { $left } tile left
   *[other] { $name }, { $left } tiles left
}
# $player - whose settlement stands there
board-settled = settlement of { $player }
# A settlement about to be moved
board-lifted = picked up
# How many hexes can be chosen now
board-possible-count = { $count ->
    [one] { $count } hex is possible now.
   *[other] { $count } hexes are possible now.
}
# Behind the sentence that says what a tap would do
board-tap-again = Tap again to do it.
# What a move would bring. $gold - a number with its sign
board-prospect-gold = { $gold } gold
# $name - a location tile
board-prospect-gain = gains { $name }
board-prospect-loss = loses { $name }
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
board-supply = { $supply } settlements in the supply
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-all = Show the whole board
board-hidden-card = Hidden terrain card
