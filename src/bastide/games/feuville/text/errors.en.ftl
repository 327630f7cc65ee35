### What is wrong with a component file or a position of this game; see the file of the same name that all games share.

## Component files

error-clouds-off-the-sky = { $where } has clouds but is not a sky
error-gate-off-the-wall = { $where } has a gate but is not a wall
error-corner-misplaced = { $where } is a sky or a gate and has a corner tower
error-start-back-misplaced = { $where } has the start back, which only skies have
error-number-of-tiles = tiles.tiles needs { $least } to { $most } tiles, not { $number }
error-tiles-of-a-kind = tiles.tiles needs { $least } to { $most } tiles of the kind { $kind }, not { $number }
error-start-skies = tiles.tiles needs { $number } skies with the start back
error-decrees-too-few = decrees.decrees has { $number } for the row, fewer than are removed and laid out
error-evaluations-too-few = decrees.decrees needs a town evaluation for each of { $players } players
error-prestige-points = fairy.fairy: { $tile } must give as many points as its id says
error-charms-too-few = fairy.fairy needs { $least } tiles at least
error-symbols-too-many = tiles.tiles shows the symbol { $symbol } more than { $most } times

## Positions

error-step-out-of-place = The step '{ $step }' cannot wait there (FV-10).
error-named-in-vain = The dragon was not given the columns { $named } (FV-63).
error-turn-is-over = The turn is over: the next player must be on turn (FV-10).
error-chance-first = Dice or piles must be asked before anybody can decide (FV-10).
error-asked-without-move = Player { $number } is asked but has no move.
error-town-not-a-row = The town of player { $number } must be one row of columns with column 0 in it (FV-21).
error-column-not-stacked = Column { $column } of player { $number } must be wall, tower, sky from below (FV-20).
error-one-coat-of-arms = Player { $number } has only one coat of arms (FV-37).
error-bare-tile-burns = A bare starting tile never burns (FV-64).
error-no-such-tile = The box has no tile '{ $tile }'.
error-evaluation-twice = Player { $number } can make the town evaluation only once (FV-37).
error-not-of-this-kind = '{ $code }' is no { $kind }.
error-first-step = The first of the steps, and no other, is 'main' or 'finish'.
error-hand-without-step = Something is in the hand if and only if a step asks where it goes (FV-16).
error-die-not-used = No die can have been used for '{ $move }' (FV-12).
error-grass-count = The neutral grass does not add up: { $number } must be left (FV-34).
error-tiles-count = The tiles '{ $tile }' do not add up: the box has { $number } (FV-1).
error-decrees-count = The decrees { $decree } do not add up: { $number } must be hidden (FV-5).
error-decree-pile = The decree pile must hold { $number } (FV-5).
error-charms-count = The fairy tiles { $tile } do not add up: { $number } must be in the supply (FV-4).
error-column-marked-twice = Column { $column } of player { $number } can be burnt once and have one grass tile (FV-33).
error-grass-under-unfinished = Column { $column } of player { $number } has grass and is not complete (FV-31).
error-grass-and-districts = The grass of player { $number } does not fit the districts evaluated: { $small } small, { $large } large (FV-33).
error-clouds-burnt = Column { $column } of player { $number } has clouds and cannot burn in this edition (FV-63).
error-coat-and-evaluation = Player { $number } has laid the coat of arms if and only if the town evaluation was made (FV-37).
error-no-townscape = Player { $number } cannot have made the town evaluation: the townscape is missing (FV-35).
error-die-without-evaluation = A die was used for a town evaluation that was not made (FV-37).
error-row-not-refilled = The row '{ $row }' cannot be empty: { $number } tiles are left in its pile (FV-26).
error-decrees-not-refilled = The decree row must be full at the start of a turn: its pile still holds { $number } (FV-44).
error-charm-not-refilled = The open fairy tile { $slot } is missing (FV-54).
error-over-without-last-round = Without a turn the game is over, so it was the last round.
error-decrees-left-over = The game is not over as long as the decree row can be filled (FV-71).
error-no-last-round = It is not the last round: the decree row could be filled (FV-71).
error-round-is-finished = The last round is over before player { $number } has a turn (FV-72).
error-dragon-miscounted = The dragon asks player { $number } for as many columns as clouds are missing (FV-63).
error-points-do-not-fit = Player { $number } cannot have scored { $points } points by { $source } (FV-45).
error-charm-never-leaves = The fairy tile { $tile } never leaves the game in this edition (FV-54).
error-dice-not-used = A turn ends when both dice are used (FV-13).
