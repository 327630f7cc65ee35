### The drawn table of Troyes Dice in the browser. The words of the game itself come from the server.

# $player - whose sheet it is
board-sheet = Score sheet of { $player }
board-sheets = Score sheets
board-own-sheet = Your sheet
# A button that leads to a player's sheet, and what a screen reader says of it
board-sheet-button = Sheet
board-look = Look at the sheet of { $player }
board-keys = Arrow keys move from place to place, N and P to the next and the previous possible place, Enter chooses.
# Said of whatever can be chosen
board-possible = possible now
# Buttons of the moves
board-choices = What you can do
# $column - a letter, $value - the die value above it
board-column = column { $column } ({ $value })
board-built = built
board-blocked = blocked
# A square with a die value: $colour - of the district
board-square = dice square { $colour } { $value }
board-struck = struck
# By the Fortress of the column
board-protected = protected
# $name - a resource, $left - not spent, $circled - won so far, $length - of the track
board-track = { $name }: { $left } left, { $circled } of { $length } circled
# $colour - of the citizens, $number - how many came, $length - of the track
board-citizens = { $colour } citizens: { $number } of { $length }
# $colour - of the citizens
board-citizens-of = { $colour } citizens
# $number - how many buildings stand on a sheet
board-buildings = { $number ->
    [one] { $number } building
   *[other] { $number } buildings
}
# A die on the wheel. $cost - what it costs, in words
board-die = { $colour } { $value } ({ $cost })
# A die that acts as a black one because of a raid
board-raided = die at a raid
# $name - the black die or one at a raid
board-attacking-die = { $name }: { $value }, on the { $colour } plaza
# $up - the colour of a plaza, $down - the colour of its other side
board-plaza = plaza, { $up }, other side { $down }
board-plaza-destroyed = destroyed plaza, { $up }, returns as { $down }
# $colour and $value - the dice square that is struck
board-attack = Attack on the { $colour } { $value }: struck wherever no Fortress stands in its column.
# What a change of the die costs. $step - by how much one influence changes it
board-value-price = 1 influence changes the value by { $step }
# $cost - how much knowledge another colour costs
board-colour-price = another colour costs { $cost } knowledge
# A button on a touch screen, behind what a move would bring
board-do-it = Do it

## What to do now, for somebody new

board-hint-choose = Choose a die: on the wheel, from the buttons, or at its square on your sheet. Point at one, or tap it once, to see what it costs.
board-hint-relief = You can pay for no die: take one of each resource instead.
board-hint-pay = This die costs one resource of any kind: choose which.
board-hint-act = Your die stands on its square. Gain its resource, or build above or below the square. Before that you may move it: along the row for influence, to another district for knowledge.
board-hint-build = Your bonus is a building: choose one that glows on your sheet.
board-hint-bonus = A bonus is due: choose what you circle next.
board-hint-end = Done. End your part of the half day, or take your steps back.
board-hint-wait = You are done; the dice are rolled again when everybody is.
board-hint-direction = You are the town crier: do the values go up or down from the first column? Point at a button to see them on the sheet.
board-hint-number = You are the town crier: give each column its value, from the left.
# The day, in the middle of the wheel
board-day = Day { $day }
