### The drawn table of Troyes Dice in the browser. The words of the game itself come from the server.

# $player - whose sheet it is
board-sheet = { $player }'s score sheet
board-sheets = Score sheets
board-own-sheet = Your sheet
# A button that leads to a player's sheet, and what a screen reader says of it
board-look = View { $player }'s sheet
# Said of whatever can be chosen
board-possible = legal now
# Buttons of the moves
board-choices = Your choices
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
board-raided = raided die
# $name - the black die or one at a raid
board-attacking-die = { $name }: { $value }, on the { $colour } plaza
# $up - the colour of a plaza, $down - the colour of its other side
board-plaza = plaza, { $up }, other side { $down }
board-plaza-destroyed = destroyed plaza, { $up }, returns as { $down }
# $colour and $value - the dice square that is struck
board-attack = Attack on the { $colour } { $value }: strikes every sheet with no Fortress in that column.
# What a change of the die costs. $step - by how much one influence changes it
board-value-price = 1 influence changes the value by { $step }
# $cost - how much knowledge another colour costs
board-colour-price = a new colour costs { $cost } knowledge
# A button on a touch screen, behind what a move would bring

## What to do now, for somebody new

board-hint-choose = Choose a die on the wheel, from the buttons, or at its square on your sheet. { $pointer ->
    [touch] Tap one to see its cost.
   *[mouse] Hover over one to see its cost.
}
board-hint-pay = Choose any one resource to pay for this die.
board-hint-build = Choose a glowing building on your sheet as your bonus.
board-hint-bonus = Choose what to circle next for your bonus.
board-hint-direction = You are the town crier. Choose whether the values go up or down from the first column. { $pointer ->
    [touch] Tap a button to preview them.
   *[mouse] Hover over a button to preview them.
}
board-hint-number = You are the town crier. Give each column its value, from the left.
# The day, in the middle of the wheel
board-day = Day { $day }

## What things mean

# $number - how many, $colour - of the citizens
board-gain-citizens = { $number ->
    [one] { $number } { $colour } citizen
   *[other] { $number } { $colour } citizens
}
# What a building brings. $gain - a list such as "2 red citizens"
board-brings = Brings { $gain }.
# $colour - of the dice that count
board-brings-per-die = Brings { $gain } for each { $colour } die.
# The bonus for two neighbouring buildings. $column - the neighbour's
board-link = Linked with column { $column }: { $gain }.
# A citizen track. $build and $all - the places with a bonus
board-citizens-help = 1 point each at the end. Place { $build } brings a prestige building, place { $all } a citizen of each other colour.
board-square-help = A { $colour } { $value } builds above or below this square. Once struck, it blocks both buildings.
board-resource-points = 1 point for every two left at the end.
# $gain - what the die brings as resources
board-die-help = Gain { $gain }, or build above or below the { $colour } { $value }.
# $day - when the attacks begin
board-black-die-help = It destroys this plaza for the half day. From day { $day }, it strikes the { $colour } { $value } on every sheet without a Fortress in that column.
board-plaza-help = A die here is { $up }. If the plaza is destroyed, it returns as { $down }.
# A character. $each - points for each building, $points - now
board-favour = { $each } for each building: { $points } now.
board-no-favour = Build this character's Cathedral to score the row.
# A sector of the small disc
board-sector-help = What a die on the plaza beside it costs.
board-neutral = neutral sector
board-neutral-help = The plaza beside it isn't used today. The disc turns one step at the end of each day.
# $number - of this half day, $all - how many there are
board-day-help = Half day { $number } of { $all }. The game ends after the last one.
# $number - citizens that all three tracks need
board-bonus = Bonus for { $number } citizens of each colour
# $buildings - a list
board-builds = Build one of these for free: { $buildings }.
board-citizen-points = 1 point for each citizen at the end.
board-total-help = Characters, resources left and citizens, if the game ended now.
board-plan-help = The buildings of the sheet: full colour is built, dark is blocked.
## Where a position is set up

board-editor-sheet = { $pointer ->
    [touch] Tap a building to draw or erase it; draw Cathedrals in the order they were built. Tap a dice square to strike it.
   *[mouse] Click a building to draw or erase it; draw Cathedrals in the order they were built. Click a dice square to strike it.
}
# $name - a resource
board-editor-circled = { $name }: circled
board-editor-spent = { $name }: spent
board-editor-half-day = Half day
# $half - morning or afternoon
board-editor-half = Day { $day }, { $half }
board-editor-dice = Dice
board-editor-die = Die { $number }
board-editor-numbering = Values above the columns
board-editor-plazas = Plazas, clockwise from below the neutral sector of day 1
board-editor-plaza = Plaza { $number }
# $up and $down - the colours of a plaza's sides
board-editor-face = { $up }, back { $down }
