### Troyes Dice. How variables work is said at the top of the shared texts.
###
### $player is the name of a player, $players a list of names, $colour is red, yellow or white, $resource is influence,
### deniers or knowledge, $building the name of a building, $column a printed column (A to F from the left), $value a
### die value. Use the words of the printed edition in your language for buildings, resources and characters.

game-title = Troyes Dice
game-blurb = Eight days in medieval Troyes. Everyone uses the same dice at the same time to gather resources, build, and win the citizens of three districts.

## Colours and districts. Used inside sentences, so in lower case where the language has it.

name-red = red
name-yellow = yellow
name-white = white
name-red-yellow = red and yellow
name-red-white = red and white
name-yellow-white = yellow and white

## Resources

name-influence = influence
    .help = Spend 1 to change your die's value by 1.
name-deniers = deniers
    .one = denier
    .help = You pay for most dice with these.
name-knowledge = knowledge
    .help = Spend 2 to change your die's colour.

## Buildings

name-fortress = Fortress
    .help = Red prestige building. Protects its column from attacks and brings the citizen it shows.
name-palace = Count’s Palace
    .help = Red work building. Brings two red citizens.
name-great-hall = Great Hall
    .help = Yellow prestige building. Brings resources or citizens for each die of a colour.
name-city-hall = City Hall
    .help = Yellow work building. Brings two yellow citizens.
name-cathedral = Cathedral
    .help = White prestige building. Its character scores a row of buildings at the end.
name-bishopric = Bishopric
    .help = White work building. Brings two white citizens.

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
    .help = Each influence you spend on this die can change its value by 2 instead of 1.
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
    .help = A black die here doesn't attack, and you can choose it like any other. After that half day, the tile flips.
name-raid-1 = Raid 1
    .help = You can't change this die's value.
name-raid-2 = Raid 2
    .help = This die costs 1 extra denier.
name-raid-3 = Raid 3
    .help = This die costs 1 extra knowledge.
name-raid-4 = Raid 4
    .help = This die has value 0. You can raise it with influence.
name-raid-5 = Raid 5
    .help = You can't change this die's colour.
name-raid-6 = Raid 6
    .help = This die costs 1 extra influence.
name-raid-7 = Raid 7
    .help = You can't build prestige buildings with this die.
name-raid-8 = Raid 8
    .help = A transparent die here acts as a black die: it attacks, and you can't choose it.

## Achievements, as headings

name-three-solo-games = Solo in Troyes
    .help = Play three solo games.
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
name-victory-over-60 = Splendid win
    .help = Win a game against others with more than 60 points.
name-character-18 = In high favour
    .help = Score 18 points with one character.
name-citizens-40 = A lively town
    .help = End a game with at least 40 citizens.
name-all-fortress = All Fortresses
    .help = Build all the Fortresses.
name-all-palace = All Count’s Palaces
    .help = Build all the Count’s Palaces.
name-all-great-hall = All Great Halls
    .help = Build all the Great Halls.
name-all-city-hall = All City Halls
    .help = Build all the City Halls.
name-all-cathedral = All Cathedrals
    .help = Build all the Cathedrals.
name-all-bishopric = All Bishoprics
    .help = Build all the Bishoprics.
name-all-influence = All influence
    .help = Fill the influence track.
name-all-deniers = All deniers
    .help = Fill the deniers track.
name-all-knowledge = All knowledge
    .help = Fill the knowledge track.
name-all-red = All red citizens
    .help = Fill the red citizen track.
name-all-yellow = All yellow citizens
    .help = Fill the yellow citizen track.
name-all-white = All white citizens
    .help = Fill the white citizen track.

## Moves, as buttons and lines to choose from

# The town crier settles how the values of the columns go on. $direction - increasing or decreasing
move-direction = Number the columns in { $direction } order
# The town crier writes the value of the next column
move-number = Give the next column the value { $value }
# $die - 1 to 4, clockwise from the sector that costs nothing
move-die = Choose die { $die }
# Only for a player who can pay for no die
move-relief = Take one of each resource instead
# For a die that costs one resource of any kind
move-pay = Pay 1 { $resource-one }
move-value = Change value to { $value }
move-colour = Change colour to { $colour }
move-resources = Gain resources
move-prestige = Build prestige building
move-work = Build work building
# Of several resources due at once, the one that is circled next
move-take = Circle { $resource } first
# A citizen whose colour or order is free
move-citizen = Circle a { $colour } citizen
# A bonus building
move-build = Build the { $building } in column { $column }
# A citizen without room on the own track, or a bonus building
move-decline = Skip this
move-end = Done for this half day

## What happened, as lines of the log

event-numbers-column = { $player } gives column { $column } the value { $value }.
event-counts-up = { $player } numbers the columns upwards from { $value }.
event-counts-down = { $player } numbers the columns downwards from { $value }.
# $values - six values, a list
event-numbered = { $player } numbers the columns: { $values }.
# $half - morning or afternoon, $dice - what the transparent dice show, a list, $black - what the black die shows
event-opens-half-day = Day { $day }, { $half }: the dice show { $dice }, the black die { $black }.
# Banquet 8. $value - what the black die shows, $colour - the colour of its plaza
event-shelters-black-die = The black die is at a banquet: it doesn't attack, and you can choose it as a { $colour } { $value }.
# $value - what the attacking die shows, $colour - the colour of the plaza under it
event-destroys-plaza = The die showing { $value } destroys the { $colour } plaza under it.
# $players - whose dice square is struck
event-strikes = The attack strikes the { $colour } { $value } of { $players }.
# $players - who have the Fortress of that column
event-fortress-spares = A Fortress protects the { $colour } { $value } of { $players }.
# $source - the old colour, $colour - the new one
event-rebuilds-plaza = The { $source } plaza is rebuilt as { $colour }.
# $banquet and $raid - the two sides of a tile
event-turns-tile = { $banquet } flips to { $raid }.
# The player's own steps, told to nobody else. $die - 1 to 4
event-chooses-die = { $player } chooses die { $die }, a { $colour } { $value }.
# $number - how many
event-pays = { $number ->
    [one] { $player } pays { $number } { $resource-one }.
   *[other] { $player } pays { $number } { $resource }.
}
# $number - how much influence it costs
event-changes-value = { $player } changes it to a { $value } for { $number } influence.
# $number - how much knowledge it costs
event-changes-colour = { $player } changes it to { $colour } for { $number } knowledge.
event-takes-relief = { $player } can't pay for any die and takes one of each resource instead.
event-gains-resources = { $number ->
    [one] { $player } gains { $number } { $resource-one }.
   *[other] { $player } gains { $number } { $resource }.
}
# No room on the track
event-loses-resources = The { $resource } track is full: { $number } lost.
event-gains-citizens = { $number ->
    [one] { $player } gains { $number } { $colour } citizen.
   *[other] { $player } gains { $number } { $colour } citizens.
}
event-loses-citizens = { $number ->
    [one] All citizen tracks are full: { $number } { $colour } citizen lost.
   *[other] All citizen tracks are full: { $number } { $colour } citizens lost.
}
# $place - which citizen of the track it was: 3, 6, 11, 15 or 20
event-earns-bonus = Citizen { $place } on the { $colour } track brings a bonus.
event-builds = { $player } builds the { $building } in column { $column } ({ $value }).
event-bonus-lapses = No building is left for this bonus.
event-declines = { $player } skips it.
event-ends-part = { $player } is done for this half day.
# What everybody learns when all have ended. $changed - 1 if the die was changed
event-shows-relief = { $player } couldn't pay for any die and took one of each resource.
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

option-numbering = Column numbering
    .help = How the columns get their values.
    .choice-first-game = 1 to 6 from the left
    .choice-rolled = roll the first value, the town crier chooses the direction
    .choice-expert = any order the town crier chooses
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
    .help = Play with three expansion tiles next to the wheel.
option-tiles = Tiles
    .help = Choose three expansion tiles by number, for the red, yellow and white plazas.
    .choice-1 = { name-banquet-1 }
    .choice-2 = { name-banquet-2 }
    .choice-3 = { name-banquet-3 }
    .choice-4 = { name-banquet-4 }
    .choice-5 = { name-banquet-5 }
    .choice-6 = { name-banquet-6 }
    .choice-7 = { name-banquet-7 }
    .choice-8 = { name-banquet-8 }
option-bonus-buildings-may-be-declined = Optional bonus buildings
    .help = You can skip a building that a bonus gives you, as in the German rules.
option-banquet-8 = Black die at Banquet 8
    .help = Great Halls count a black die protected by Banquet 8.
    .choice-transparent = for everyone, as in the German rules
    .choice-usable = only for the player who uses it, as in the other editions
option-achievements = Achievements
    .help = The edition whose wording decides the 60-point win.
    .choice-french-english-german = French, English, German: win with more than 60
    .choice-spanish = Spanish: score more than 60, win or lose
    .choice-chinese-japanese = Chinese, Japanese: win with 60 or more

preset-standard = Standard
    .help = Roll for the first column's value. The town crier chooses the direction.
preset-first-game = First game
    .help = The columns are numbered 1 to 6 from the left. Good for learning.
preset-expert = Expert
    .help = The town crier numbers the columns in any order.
preset-banquets-and-raids = Banquets & Raids
    .help = Like Standard, with three expansion tiles.
preset-german = German rules
    .help = Like Standard, but you can skip bonus buildings.
preset-literal = Banquets & Raids, literal
    .help = With three tiles. A black die at Banquet 8 counts only for the player who uses it.
preset-spanish = Spanish edition
    .help = Like Standard, with Banquet 8 and the achievements as worded in the Spanish edition.
preset-chinese-japanese = Chinese and Japanese editions
    .help = Like Standard, with Banquet 8 and the achievements as worded in these editions.

## Questions to a person who rolls the dice of a real box

chance-plaza = Which plaza tile is next? Start under the neutral sector and go clockwise.
chance-side-up = Which side is face up?
chance-banquet-tile = Which tile is next to the next single-colour plaza? Start with red, then yellow, then white.
chance-town-crier = Which player is the town crier?
chance-first-column = What does the die for the first column show?
chance-transparent-die = What does the next transparent die show?
chance-black-die = What does the black die show?
chance-unknown-step = What did the player who is done do next?

## Where points come from, as a heading; characters and resources have their names

score-citizens = Citizens

## Who must do what now

# $player - the town crier
status-numbering = { $player } is numbering the columns.
    .you = Number the columns.
status-numbered = { $player } has numbered the columns.
    .you = The columns are numbered. Confirm to start.
    .end = Done numbering
# $half - morning or afternoon
status-half-day = Day { $day }, { $half }: everyone chooses a die at the same time.
status-choose-die = Day { $day }, { $half }: choose a die.
status-relief = You can't pay for any die. Take one of each resource instead.
# $colour and $value - of the chosen die
status-pay = Pay for the { $colour } { $value } with any one resource.
status-act = The { $colour } { $value }: { $can-or }.
# $half - morning or afternoon
status-end = All done. End your half day.
    .end = Done for this { $half }
status-wait = You are done. Wait for the others.
status-bonus-building = Your bonus: { $can-or }.
status-resource-order = Choose the resource to circle next.
status-overflow = This citizen's track is full: { $can-or }.
status-citizen = Choose the citizen to circle next.

## What the player can do now, in lists after "You can" or a colon

name-can-resources = gain resources
name-can-prestige = build the prestige building
name-can-work = build the work building
name-can-value = change its value
name-can-colour = change its colour
name-can-build = choose a building on your sheet
name-can-citizen = choose another track
name-can-decline = skip it

## Labels of the drawn table; most have a number or a name after them

label-day = Day
label-wheel = Wheel
label-plazas-reconstructed = The plaza colours are a reconstruction.
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
label-protected = protected by a Fortress
label-link = link bonus
label-circled = circled
label-spent = spent
label-bonus = bonus
label-per-die = for each red die
label-scored = row scored at the end
label-in-use = in use
label-destroyed = destroyed
label-resting = not used today

# Why a bot advises a move: what the move does, after “Because it …”
part-citizens = wins citizens
part-bonuses = brings you closer to bonuses
part-cathedrals = makes your Cathedrals score more
part-resources = keeps you well supplied
part-buildings = adds useful buildings
part-openings = leaves you good squares for the coming dice
part-protection = protects open squares from attacks
part-links = works towards a link
