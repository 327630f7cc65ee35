### The drawn board of Feuville in the browser. The words of the game itself come from the server.

# Behind the name of whatever can be pressed
board-possible = legal now
board-persons = The six persons and their columns
# $name - a person, $number - the number of a die
board-person = { $number }: { $name }, skill
# $person - whose column, $piece - what lies there
board-slot = { $person }: { $piece }
# $kind - wall, tower, sky or decree
board-empty = no { $kind }
# $name - a decree, $points - what it would score now
board-decree-worth = { $points ->
    [one] { $name }, worth { $points } point now
   *[other] { $name }, worth { $points } points now
}
board-gnome = Gnome
# $name - a person whom the gnome plays
board-gnome-as = { $number }: gnome as { $name }
board-gnome-help = Use both dice to send the gnome. It plays any one of the six persons.
board-fairy-help = Once per turn, use a die of any value to take one of the fairy's three tiles.
board-dragon = Dragon
board-dragon-help = When a double is rolled, players with fewer clouds than columns lose columns.
board-dragon-count = { $player }: { $clouds ->
    [one] { $clouds } cloud
   *[other] { $clouds } clouds
}, { $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
}
# $player - whose town
board-town = { $player }'s town
# $column - +1 is right of the starting tile, $what - a list of what stands there
board-column = Column { $column }: { $what }
board-burnt = burnt
board-grass = grass
board-coat = coat of arms
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-free-space = empty space
board-protected = protected from theft
board-build = Build
board-put-back = Put back
board-evaluate = Score
board-drop = Discard this to make room
board-protect = Protect
board-show-town = Show { $player }'s town
# $piece - a stored tile or decree
board-stored = Stored by { $player }: { $piece }
board-back-home = My town
board-question = Your decision
board-waiting = { $player } is deciding …
board-off-turn = It's { $player }'s turn, but you have a choice to make:
board-worth-nothing = You don't meet its condition yet.
board-wall-help = Goes at the left or right end of your town. Decrees count its symbols.
board-tower-help = Goes on any wall. Decrees count its symbols.
board-sky-help = Goes on any tower. You need as many clouds as columns when the dragon comes.
board-start-help = The first wall of your town. It never burns.
# Prestige points of a fairy tile
board-prestige-help = You score it at once.
# A column of a town. $level - tower or sky
board-column-next = Next on top: { $level }.
board-column-complete = Complete: it can score a district.
board-column-burnt = Burnt: nothing can be built on it, and no decree counts it. The dragon still counts it as a column.
board-column-grass = With grass, it can't score another district.
# What is left in the piles, and other facts of the game and of a player
board-pile-help = Refills its row once all six places are empty.
board-decrees-help = Refills the decree row at the end of each turn. When a gap can't be filled, the game is about to end.
board-grass-help = A scored district gets a grass tile under each of its columns.
board-edition-help = The editions differ in a few rules.
board-last-round-help = The game ends once everyone has had the same number of turns.
board-symbol-help = Decrees score the symbols on unburnt tiles.
board-evaluated-help = At the end, whoever has scored the fewest decrees gets 7 points.
board-start-player-help = Every round starts with this player.
board-space-help = A player's board has two spaces, for tiles and unscored decrees.

## What is asked, as said by whoever stands beside it

# $persons - the persons of the unused dice
board-ask-dice = Your dice: { $persons }.
board-ask-roll = The dice are waiting.
board-ask-end = You've used both dice.
# $person - whom the gnome plays
board-ask-person = Look, I'm the { $person }!
board-ask-hand = Where does it go?
board-ask-hand-decree = A decree is worth more in a grand town.
board-ask-must-build = It's on the house, but it's for now!
board-ask-stored = Choose a place in your town for the stored tile, or put it back.
board-ask-clouds = So many clouds!
# $total - rolled so far
board-ask-entertainer = { $total } so far! Up to 10, the points are yours. Above 10, the others laugh.
board-ask-thief = Psst … whose cupboard is open?
board-ask-publican = Next round!
board-ask-architect = Fresh from the drawing board!
board-ask-mayor = At your service, my dear citizen.
board-ask-magician = Abracadabra!
board-ask-fairy = I have a gift for you.
board-ask-charm = Your pockets are full.
board-ask-coat = What a splendid town!
board-ask-selection = The rows are full again, and you hold a Great Selection.
# $number - columns that must still be named
board-ask-dragon = { $number ->
    [one] I'm hungry! Give me { $number } column.
   *[other] I'm hungry! Give me { $number } columns.
}
board-ask-small-district = Which column is the little district? You'll lay grass under it.
board-ask-large-district = Which two adjacent columns are the large district? You'll lay grass under both.
board-ask-splendid-view = Where is the view best? Every symbol on the four tiles counts.
board-ask-own-discretion = Which symbol scores 3 points each?
board-tab-persons = Board
board-tab-specials = Fairy & co.
board-tab-towns = Towns

## Where a position is set up

# $piece - a tile, decree or fairy tile, $number - how many the box still has
board-editor-left = { $piece }, { $number } left
# $column - +1 is right of the starting tile, $level - wall, tower or sky, $what - the tile there, or "empty"
board-editor-place = Column { $column }, { $level }: { $what }
board-editor-empty = empty
board-editor-tiles = Tiles for this place
board-editor-start = { $pointer ->
    [touch] This is the starting tile. Tap a place above or beside it.
   *[mouse] This is the starting tile. Click a place above or beside it.
}
board-editor-remove = Remove
board-editor-burnt = Burnt
board-editor-grass = Grass
board-editor-coat = Coat of arms
board-editor-decrees-help = { $pointer ->
    [touch] Tap a decree to score it now, with the town as it stands.
   *[mouse] Click a decree to score it now, with the town as it stands.
}
# $points - what it would score
board-editor-score = Score { $decree }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# $number - how often it was scored
board-editor-unscore = Take back { $decree } (scored: { $number })
board-editor-points-help = Change a number if the town was different when you scored. Only know the total? Enter it as the entertainer's points.
board-editor-deal = Deal the rest of the board
board-editor-empty-space = Leave empty
