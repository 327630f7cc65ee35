### The drawn board of Feuville in the browser. The words of the game itself come from the server.

# Behind the name of whatever can be pressed
board-possible = possible now
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
board-use-die = Put die { $number } here
board-gnome = Gnome
# $name - a person whom the gnome plays
board-gnome-as = { $number }: gnome as { $name }
board-gnome-help = Both dice together send the gnome: he plays any of the six persons, once.
board-fairy-help = One die a turn, whatever it shows, goes to the fairy for one of her three tiles.
board-dragon = Dragon
board-dragon-help = Clouds and columns: whoever has fewer clouds than columns loses columns when a double is rolled.
board-dragon-count = { $player }: clouds { $clouds }, columns { $columns }
# $player - whose town
board-town = Town of { $player }
# $column - +1 is right of the starting tile, $what - a list of what stands there
board-column = Column { $column }: { $what }
board-burnt = burnt
board-grass = grass
board-coat = coat of arms
board-zoom-in = Larger
board-zoom-out = Smaller
board-free-space = free space
board-protected = protected from theft
board-build = Build
board-put-back = Put back
board-evaluate = Evaluate
board-drop = Drop it
board-protect = Protect
board-show-town = Show the town of { $player }
# $piece - a stored tile or decree
board-stored = Stored by { $player }: { $piece }
board-back-home = Back to my town
board-question = What is asked
board-waiting = { $player } is deciding …
board-off-turn = It is the turn of { $player }, but you are asked:
board-tap-again = Tap again to do it.
board-worth-nothing = Not possible yet: the condition is not met.
board-hint = Point at anything to see what it does; what glows can be done now.

## What is asked, as said by whoever stands beside it

# $persons - the persons of the unused dice
board-ask-dice = Your dice: { $persons }. In their columns take a tile or a decree, or press the person for the skill. The fairy takes any die, the gnome both.
board-ask-roll = Roll the dice, or evaluate a stored decree first: press it on your board.
board-ask-end = Both dice are used. Build or evaluate what you have stored, or end your turn.
# $person - whom the gnome plays
board-ask-person = Look, I am the { $person }! Take a tile or the decree of that column, or press the person for the skill.
board-ask-hand = Where shall it go? Press a place in your town, or store it for later.
board-ask-hand-decree = Score this decree now, or keep it until your town is grander?
board-ask-must-build = On the house, but build it at once: press a place in your town.
board-ask-stored = Press a place in your town for the stored tile, or put it back.
board-ask-clouds = So many clouds! You may turn a ruin back.
# $total - rolled so far
board-ask-entertainer = { $total } so far! Once more? Up to 10 it is all yours; beyond 10 the others laugh.
board-ask-thief = Psst … whose cupboard is open? Press a stored piece of another player.
board-ask-publican = Next round! Press any tile that glows.
board-ask-architect = Fresh from the drawing board: take any tile.
board-ask-mayor = Any decree you like, my dear citizen.
# $repairs - columns that may still be turned back, $charms - fairy tiles that may still be taken
board-ask-magician = Abracadabra! Ruins to turn back: { $repairs }, fairy tiles to take: { $charms }.
board-ask-fairy = Choose one of my three tiles.
board-ask-charm = Your pockets are full. What shall go for the new tile?
board-ask-coat = A splendid town! Lay your coat of arms under a column.
board-ask-selection = The rows are fresh: play your great selection and take any tile?
# $number - columns that must still be named
board-ask-dragon = { $number ->
    [one] I am hungry! Give me { $number } column.
   *[other] I am hungry! Give me { $number } columns.
}
board-ask-small-district = Which column is the little district? Grass goes under it.
board-ask-large-district = Which two neighbours are the large district? Grass goes under both.
board-ask-splendid-view = From where is the view best? Every symbol on the four tiles counts.
board-ask-own-discretion = Which symbol shall count three times?
