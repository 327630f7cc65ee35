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
board-use-die = Use die { $number } here
board-gnome = Gnome
# $name - a person whom the gnome plays
board-gnome-as = { $number }: gnome as { $name }
board-gnome-help = Use both dice to send the gnome. It plays any one of the six persons.
board-fairy-help = Once per turn, use a die of any value to take one of the fairy's three tiles.
board-dragon = Dragon
board-dragon-help = When a double is rolled, players with fewer clouds than columns lose columns.
board-dragon-count = { $player }: { $clouds } clouds, { $columns } columns
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
board-hint = Hover or tap to see what anything does. Glowing items are legal now.

## What is asked, as said by whoever stands beside it

# $persons - the persons of the unused dice
board-ask-dice = Your dice: { $persons }. Take a tile or decree from their columns, or choose the person for the skill. You can use any die for the fairy, and both for the gnome.
board-ask-roll = Roll the dice, or choose a stored decree to score first.
board-ask-end = You've used both dice. Build or score what you've stored, or end your turn.
# $person - whom the gnome plays
board-ask-person = Look, I'm the { $person }! Take a tile or the decree from that column, or choose the person for the skill.
board-ask-hand = Choose a place in your town, or store it for later.
board-ask-hand-decree = Score this decree now, or keep it until your town is grander?
board-ask-must-build = It's on the house, but build it now: choose a place in your town.
board-ask-stored = Choose a place in your town for the stored tile, or put it back.
board-ask-clouds = So many clouds! You can repair a ruin.
# $total - rolled so far
board-ask-entertainer = { $total } so far! Roll again? Up to 10, the points are yours. Above 10, the others laugh.
board-ask-thief = Psst … whose cupboard is open? Choose another player's stored piece.
board-ask-publican = Next round! Choose any glowing tile.
board-ask-architect = Fresh from the drawing board: take any tile.
board-ask-mayor = Any decree you like, my dear citizen.
# $repairs - columns that may still be turned back, $charms - fairy tiles that may still be taken
board-ask-magician = Abracadabra! Ruins to repair: { $repairs }. Fairy tiles to take: { $charms }.
board-ask-fairy = Choose one of my three tiles.
board-ask-charm = Your pockets are full. Which tile will you give up for the new one?
board-ask-coat = What a splendid town! Lay your coat of arms under a column.
board-ask-selection = The rows are full again. Play your Great Selection and take any tile?
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
