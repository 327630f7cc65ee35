### What is wrong with a component file or a position of this game; see the file of the same name that all games share.

## Options

error-bad-crier = Option crier takes random or the number of a player, { $choices }; got '{ $value }'.
error-bad-tiles = Option tiles takes random or { $number } different numbers from 1 to { $most }; got '{ $value }'.
error-cannot-be-crier = Player { $number } cannot be the town crier: there are { $players } players.

## Component files

error-one-kind-of-gain = { $where } must be either citizens, resources or a building
error-no-building-here = { $where } cannot be a building
error-one-of-each = { $where } must be one of each if it is of several colours
error-building-row = sheet.buildings[{ $index }] must be the { $building }, a { $colour } { $kind } building
error-only-these-fields = { $where } needs { $fields }, and nothing else
error-one-kind-per-die = { $where } must give one kind of thing for each die
error-cathedrals-alike = two Cathedrals score the same row
error-resources-too-far = sheet.resources has something beyond the end of the track
error-resources-begin-linked = sheet.resources begins with a linked citizen
error-bonuses-apart = the bonuses of the { $colour } citizens must be at different places of the track
error-link-columns = the link '{ $link }' of the { $building } must be of two neighbouring columns
error-two-links = { $building } { $column } has two links
error-plaza-colours = the plaza { $plaza } must have these colours, not { $colours }
error-plazas-count = plazas.plazas must be { $number } tiles
error-plazas-of-one-colour = exactly { $number } plazas must have the same colour on both sides
error-banquet-order = banquets.tiles[{ $place }] must be tile { $tile }

## Positions

error-half-days = There are { $number } half days, and the game is over after them (TD-44).
error-moves-in-a-half-day = Moves are made in a half day only (TD-10).
error-columns-without-value = From the first half day on each column has its value (TD-9).
error-first-game-numbered = In a first game the columns are numbered beforehand (TD-6).
error-first-value = The first value is rolled, and the direction gives all others (TD-7).
error-values-in-a-row = The values increase or decrease from column to column (TD-7).
error-first-game-values = In a first game the columns have the values 1 to 6 from the left (TD-6).
error-other-plazas = The nine plazas are not those of the box (TD-2).
error-no-banquets = Without Banquets & Raids there are no tiles (TD-48).
error-three-tiles = Three different tiles lie beside the three plazas of one colour (TD-48).
error-spent-too-much = Player { $number } cannot have spent { $spent } { $resource } of { $circled } circled; the track has { $printed } (TD-20, TD-27).
error-too-many-citizens = Player { $number } cannot have { $citizens } { $colour } citizens (TD-35).
error-bad-columns = Columns are different letters from a to f, not '{ $columns }'.
error-dice-in-a-half-day = There are dice on the wheel in a half day only (TD-10).
error-four-dice = Four dice lie on the wheel, and 'black' is the number of the black one (TD-11).
error-dice-in-order = The dice lie in ascending order, the black die before its equals (TD-11, TD-12).
error-somebody-decides = Somebody must still have to decide: when all have ended, the half day is over (TD-42).
error-cannot-have-played = Player { $number } cannot have played '{ $move }': { $reason }
