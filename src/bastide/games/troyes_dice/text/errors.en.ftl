### What is wrong with a component file or a position of this game; see the file of the same name that all games share.

## Options

error-bad-crier = Option crier takes random or the number of a player, { $choices }; got '{ $value }'.
error-bad-tiles = Option tiles takes random or { $number } different numbers from 1 to { $most }; got '{ $value }'.
error-cannot-be-crier = Player { $number } cannot be the town crier: there are { $players } players.

## Component files

error-one-kind-of-gain = { $where } must be either citizens, resources or a building
error-no-building-here = { $where } cannot be a building
error-one-of-each = { $where } must be one of each if it is of several colours
error-building-row = { $entry } must be the { $building }, a { $colour } { $kind } building
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
error-banquet-order = tile { $found } must be tile { $tile }

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
error-other-tiles = By the option tiles, { $tiles } lie beside the red, the yellow and the white plaza, not { $found } (TD-48).
error-raid-too-early = Not all of these tiles can show their raid side by half day { $number }: one turns at most at the end of each half day, if its plaza was used (TD-50).
error-struck-too-early = { $struck } dice squares cannot have been struck by half day { $number }: { $most } at most (TD-15).
error-not-struck = The { $colour } dice square of column { $column } has been attacked, so it is struck on the sheet of player { $number } too, who does not have that Fortress (TD-15, TD-16).
error-fortress-struck = Player { $number } cannot have both the Fortress of column { $column } and its red dice square struck: the one prevents the other (TD-16, TD-17).
error-citizens-missing = Player { $number } cannot have { $citizens } { $colour } citizens: what is drawn and circled on the sheet has brought at least { $least } (TD-26, TD-29, TD-33, TD-34, TD-38).
error-citizens-from-nowhere = Player { $number } cannot have { $citizens } { $colour } citizens: what is drawn and circled on the sheet has brought at most { $most } (TD-26, TD-29, TD-30, TD-33, TD-34, TD-38).
error-resources-missing = Player { $number } cannot have { $circled } { $resource } circled: those of the start, links and column bonuses make at least { $least } (TD-5, TD-34, TD-39).
error-spent-too-early = Player { $number } cannot have spent { $spent } { $resource } in { $actions } actions: { $most } at most (TD-20, TD-22, TD-23).
error-bonus-buildings-missing = Player { $number } has citizens for { $bonuses } bonus buildings, which cannot all be among those drawn (TD-37, TD-39, TD-41).
error-too-few-actions = Player { $number } cannot have drawn and circled all this in { $actions } actions: it takes { $needed } at least (TD-10, TD-19).
