### Troyes Dice. How variables work is said at the top of the shared texts.
###
### $player is the name of a player, $players a list of names, $colour is red, yellow or white, $resource is influence,
### deniers or knowledge, $building the name of a building, $column a printed column (A to F from the left), $value a
### die value. Use the words of the printed edition in your language for buildings, resources and characters.

game-title = Troyes Dice
game-blurb = Eight days in medieval Troyes: everybody uses the same dice at the same time to gather resources, to build and to win the citizens of three districts.

## Colours and districts. Used inside sentences, so in lower case where the language has it.

name-red = red
name-yellow = yellow
name-white = white
name-red-yellow = red and yellow
name-red-white = red and white
name-yellow-white = yellow and white

## Resources

name-influence = influence
    .help = Spend 1 to change the value of your die by 1.
name-deniers = deniers
    .one = denier
    .help = What most dice cost.
name-knowledge = knowledge
    .help = Spend 2 to change the colour of your die.

## Buildings

name-fortress = Fortress
    .help = Red, prestige: protects its column from attacks and brings the citizen it shows.
name-palace = Count’s Palace
    .help = Red, work: brings two red citizens.
name-great-hall = Great Hall
    .help = Yellow, prestige: brings resources or citizens for each die of a colour.
name-city-hall = City Hall
    .help = Yellow, work: brings two yellow citizens.
name-cathedral = Cathedral
    .help = White, prestige: its character scores a row of buildings at the end.
name-bishopric = Bishopric
    .help = White, work: brings two white citizens.

## Characters, who score a row of buildings

name-hugues-de-payns = Hugues de Payns
    .help = Points for your Fortresses.
name-isabeau-de-baviere = Isabeau de Bavière
    .help = Points for your Count’s Palaces.
name-thibaut-ii = Thibaut II
    .help = Points for your Great Halls.
name-jeanne-de-champagne = Jeanne de Champagne
    .help = Points for your City Halls.
name-urbain-iv = Urbain IV
    .help = Points for your Cathedrals.
name-marie-de-champagne = Marie de Champagne
    .help = Points for your Bishoprics.

## The printed columns from the left

name-a = A
name-b = B
name-c = C
name-d = D
name-e = E
name-f = F

## Times of the day

name-morning = morning
name-afternoon = afternoon

## How the columns are numbered

name-increasing = increasing
name-decreasing = decreasing

## Tiles of Banquets & Raids. “This die” is the one on the plaza beside the tile.

name-banquet-1 = Banquet 1
    .help = One influence may change this die by 2 instead of 1.
name-banquet-2 = Banquet 2
    .help = This die is free.
name-banquet-3 = Banquet 3
    .help = A Cathedral built with this die brings one of each resource.
name-banquet-4 = Banquet 4
    .help = A work building built with this die brings one more citizen of its colour.
name-banquet-5 = Banquet 5
    .help = Changing the colour of this die costs only 1 knowledge.
name-banquet-6 = Banquet 6
    .help = A Fortress built with this die brings one more red citizen and one more yellow or white citizen.
name-banquet-7 = Banquet 7
    .help = A Great Hall built with this die counts one more die of the colour it asks for.
name-banquet-8 = Banquet 8
    .help = A black die here attacks nothing and may be chosen like any other; after that half day the tile turns.
name-raid-1 = Raid 1
    .help = Influence cannot change the value of this die.
name-raid-2 = Raid 2
    .help = This die costs 1 denier more.
name-raid-3 = Raid 3
    .help = This die costs 1 knowledge more.
name-raid-4 = Raid 4
    .help = This die has value 0; influence may raise it.
name-raid-5 = Raid 5
    .help = Knowledge cannot change the colour of this die.
name-raid-6 = Raid 6
    .help = This die costs 1 influence more.
name-raid-7 = Raid 7
    .help = This die cannot build prestige buildings.
name-raid-8 = Raid 8
    .help = A transparent die here acts as a black die: it attacks and cannot be chosen.

## Achievements, as headings

name-three-solo-games = Alone in Troyes
    .help = Play three games alone.
name-three-multiplayer-games = In good company
    .help = Play three games with others.
name-three-expansion-games = Between banquet and raid
    .help = Play three games with Banquets & Raids.
name-points-45 = 45 points
    .help = End a game with at least 45 points.
name-points-55 = 55 points
    .help = End a game with at least 55 points.
name-points-65 = 65 points
    .help = End a game with at least 65 points.
name-victory-over-60 = Splendid victory
    .help = Win a game against others with more than 60 points.
name-character-18 = In high favour
    .help = Gain 18 points through one character.
name-citizens-40 = A lively town
    .help = End a game with at least 40 citizens.
name-all-fortress = All Fortresses
    .help = Build the whole row of Fortresses.
name-all-palace = All Count’s Palaces
    .help = Build the whole row of Count’s Palaces.
name-all-great-hall = All Great Halls
    .help = Build the whole row of Great Halls.
name-all-city-hall = All City Halls
    .help = Build the whole row of City Halls.
name-all-cathedral = All Cathedrals
    .help = Build the whole row of Cathedrals.
name-all-bishopric = All Bishoprics
    .help = Build the whole row of Bishoprics.
name-all-influence = All influence
    .help = Circle the whole track of influence.
name-all-deniers = All deniers
    .help = Circle the whole track of deniers.
name-all-knowledge = All knowledge
    .help = Circle the whole track of knowledge.
name-all-red = All red citizens
    .help = Circle the whole red track of citizens.
name-all-yellow = All yellow citizens
    .help = Circle the whole yellow track of citizens.
name-all-white = All white citizens
    .help = Circle the whole white track of citizens.

## Moves, as buttons and lines to choose from

# The town crier settles how the values of the columns go on. $direction - increasing or decreasing
move-direction = Number the columns in { $direction } order
# The town crier writes the value of the next column
move-number = Give the next column the value { $value }
# $die - 1 to 4, clockwise from the sector that costs nothing
move-die = Choose die { $die }
# Only for a player who can pay for no die
move-relief = Gain one of each resource instead of an action
# For a die that costs one resource of any kind
move-pay = Pay with 1 { $resource-one }
move-value = Change the value to { $value }
move-colour = Change the colour to { $colour }
move-resources = Gain resources
move-prestige = Build the prestige building
move-work = Build the work building
# Of several resources due at once, the one that is circled next
move-take = Circle { $resource } first
# A citizen whose colour or order is free
move-citizen = Circle a { $colour } citizen
# A bonus building
move-build = Build the { $building } in column { $column }
# A citizen without room on the own track, or a bonus building
move-decline = Do without
move-end = End your part of the half day

## What happened, as lines of the log

event-numbers-column = { $player } gives column { $column } the value { $value }.
event-counts-up = { $player } lets the values increase from { $value }.
event-counts-down = { $player } lets the values decrease from { $value }.
# $values - six values, a list
event-numbered = { $player } has numbered the columns: { $values }.
# $half - morning or afternoon, $dice - what the transparent dice show, a list, $black - what the black die shows
event-opens-half-day = Day { $day }, { $half }: the dice show { $dice }, the black die { $black }.
# Banquet 8. $value - what the black die shows, $colour - the colour of its plaza
event-shelters-black-die = The black die is a guest at a banquet: it attacks nothing and may be chosen as a { $colour } { $value }.
# $value - what the attacking die shows, $colour - the colour of the plaza under it
event-destroys-plaza = The die with the { $value } destroys the { $colour } plaza under it.
# $players - whose dice square is struck
event-strikes = The { $colour } { $value } is struck on the sheets of { $players }.
# $players - who have the Fortress of that column
event-fortress-spares = A Fortress protects the { $colour } { $value } of { $players }.
# $source - the old colour, $colour - the new one
event-rebuilds-plaza = The { $source } plaza is rebuilt: it is { $colour } now.
# $banquet and $raid - the two sides of a tile
event-turns-tile = { $banquet } turns to { $raid }.
# The player's own steps, told to nobody else. $die - 1 to 4
event-chooses-die = { $player } chooses die { $die }, a { $colour } { $value }.
# $number - how many
event-pays = { $number ->
    [one] { $player } pays { $number } { $resource-one }.
   *[other] { $player } pays { $number } { $resource }.
}
# $number - how much influence it costs
event-changes-value = { $player } makes it a { $value } for { $number } influence.
# $number - how much knowledge it costs
event-changes-colour = { $player } makes it { $colour } for { $number } knowledge.
event-takes-relief = { $player } can pay for no die and gains one of each resource instead.
event-gains-resources = { $number ->
    [one] { $player } gains { $number } { $resource-one }.
   *[other] { $player } gains { $number } { $resource }.
}
# No room on the track
event-loses-resources = The track of { $resource } is full: what does not fit is lost ({ $number }).
event-gains-citizens = { $number ->
    [one] { $player } gains { $number } { $colour } citizen.
   *[other] { $player } gains { $number } { $colour } citizens.
}
event-loses-citizens = { $number ->
    [one] All tracks are full: { $number } { $colour } citizen is lost.
   *[other] All tracks are full: { $number } { $colour } citizens are lost.
}
# $place - which citizen of the track it was: 3, 6, 11, 15 or 20
event-earns-bonus = Citizen { $place } on the { $colour } track brings a bonus.
event-builds = { $player } builds the { $building } in column { $column } ({ $value }).
event-bonus-lapses = There is no building left for this bonus: it lapses.
event-declines = { $player } does without.
event-ends-part = { $player } has ended this half day.
# What everybody learns when all have ended. $changed - 1 if the die was changed
event-shows-relief = { $player } could pay for no die and gained one of each resource.
# $die-value and $die-colour - the die, $value and $colour - the same as changed
event-shows-resources = { $changed ->
    [0] { $player } used the { $die-colour } { $die-value } to gain { $resource }.
   *[other] { $player } used the { $die-colour } { $die-value } as a { $colour } { $value } to gain { $resource }.
}
event-shows-building = { $changed ->
    [0] { $player } used the { $die-colour } { $die-value } to build the { $building } in column { $column }.
   *[other] { $player } used the { $die-colour } { $die-value } as a { $colour } { $value } to build the { $building } in column { $column }.
}
event-shows-bonus-building = { $player } built the { $building } in column { $column } as a bonus.
event-shows-citizens = { $number ->
    [one] { $player } gained { $number } citizen.
   *[other] { $player } gained { $number } citizens.
}

## Options and presets

option-numbering = Numbering
    .help = How the columns of the sheets get their values.
    .choice-first-game = 1 to 6 from the left
    .choice-rolled = first value rolled, direction chosen by the town crier
    .choice-expert = any order, chosen by the town crier
option-crier = Town crier
    .help = Which player numbers the columns.
    .choice-1 = player 1
    .choice-2 = player 2
    .choice-3 = player 3
    .choice-4 = player 4
    .choice-5 = player 5
    .choice-6 = player 6
    .choice-7 = player 7
    .choice-8 = player 8
    .choice-9 = player 9
    .choice-10 = player 10
option-banquets-and-raids = Banquets & Raids
    .help = Whether three tiles of the expansion lie beside the wheel.
option-tiles = Tiles
    .help = Which three tiles of the expansion are used, by number, for the red, the yellow and the white plaza.
    .choice-1 = { name-banquet-1 }
    .choice-2 = { name-banquet-2 }
    .choice-3 = { name-banquet-3 }
    .choice-4 = { name-banquet-4 }
    .choice-5 = { name-banquet-5 }
    .choice-6 = { name-banquet-6 }
    .choice-7 = { name-banquet-7 }
    .choice-8 = { name-banquet-8 }
option-bonus-buildings-may-be-declined = Bonus buildings may be declined
    .help = Whether one may do without a building that a bonus gives, as the German rules have it.
option-banquet-8 = Black die at Banquet 8
    .help = Whether Great Halls count a black die that Banquet 8 protects.
    .choice-transparent = counts for everybody, as the German rules have it
    .choice-usable = counts only for whoever uses it, as the other editions word it
option-achievements = Achievements
    .help = Which edition’s words decide on the victory with 60 points.
    .choice-french-english-german = French, English, German: win with more than 60
    .choice-spanish = Spanish: more than 60, won or not
    .choice-chinese-japanese = Chinese, Japanese: win with 60 or more

preset-standard = Standard
    .help = A die gives the first column’s value, and the town crier chooses the direction.
preset-first-game = First game
    .help = The columns are numbered 1 to 6 from the left: good for learning.
preset-expert = Expert
    .help = The town crier numbers the columns in any order.
preset-banquets-and-raids = Banquets & Raids
    .help = As the standard game, with three tiles of the expansion.
preset-german = German rules
    .help = As the standard game, but bonus buildings may be declined.
preset-literal = Banquets & Raids, word for word
    .help = With three tiles; a black die at Banquet 8 counts only for whoever uses it.
preset-spanish = Spanish edition
    .help = As the standard game, with Banquet 8 and the achievements in the words of the Spanish edition.
preset-chinese-japanese = Chinese and Japanese editions
    .help = As the standard game, with Banquet 8 and the achievements in the words of these editions.

## Questions to a person who rolls the dice of a real box

chance-plaza = Which plaza tile lies at the next place? Begin under the neutral sector and go clockwise.
chance-side-up = Which side of it is up?
chance-banquet-tile = Which tile lies beside the next plaza of one colour? First the red one, then yellow, then white.
chance-town-crier = Which player is the town crier?
chance-first-column = What does the die for the first column show?
chance-transparent-die = What does the next transparent die show?
chance-black-die = What does the black die show?
chance-unknown-step = What did the player who has ended do next?

## Where points come from, as a heading; characters and resources have their names

score-citizens = Citizens

## Who must do what now

# $player - the town crier
status-numbering = { $player } numbers the columns.
    .you = Number the columns.
# $half - morning or afternoon
status-half-day = Day { $day }, { $half }: all choose a die at the same time.
status-choose-die = Day { $day }, { $half }: choose a die.
# $colour and $value - of the chosen die
status-pay = Pay for the { $colour } { $value } with a resource of your choice.
status-act = Change the { $colour } { $value } or choose your action.
status-end = Your action is done: end your part of the half day.
status-wait = You are done: the half day closes when all are.
status-bonus-building = Choose the building that your bonus gives you.
status-resource-order = Choose which resource you circle next.
status-overflow = This citizen has no room on its own track: choose another one, or do without.
status-citizen = Choose which citizen you circle next.

## Labels of the drawn table; most have a number or a name after them

label-day = Day
label-wheel = Wheel
label-plazas-reconstructed = The colours of the plazas are a reconstruction.
label-black-die = black die
label-free = free
# One resource of any kind
label-any = any resource
label-available = Available dice
label-attack = Attack
label-points = Points
label-citizens = Citizens
label-numbering = Columns
label-game-over = The game is over.
label-price = Price
label-plaza = Plaza
label-tile = Tile
label-dice = Dice
label-characters = Characters
label-built = built
label-blocked = blocked
label-struck = struck
label-protected = behind a Fortress
label-link = link bonus
label-circled = circled
label-spent = spent
label-bonus = bonus
label-per-die = for each red die
label-scored = row scored at the end
label-in-use = in use
label-destroyed = destroyed
label-resting = not used today
