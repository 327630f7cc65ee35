### Tournay. How variables work is said at the top of the shared texts.
###
### $player is the name of a player, $other-player that of another one, $card a card, $slot a place of a district (a1 to e5),
### $deck one of the nine decks, $event an event, $colour "yellow", "white" or "red" (used before "citizen"), $deniers and
### $number are numbers. Use the words of the printed edition in your language.

game-title = Tournay
game-blurb = Put your citizens and those of your neighbours to work, build a district of nine cards, and raise prestige buildings that count for everybody.

## Buildings and characters

name-market-1 = Market I
    .help = Gain 5 deniers.
name-farmhouse-1 = Farmhouse I
    .help = Gain 1 denier for each empty slot of your district.
name-residence-1 = Residence I
    .help = Pay 3 deniers and recruit a yellow citizen.
name-port-1 = Port I
    .help = Use a yellow building of another player, if nothing is on it.
name-barn-1 = Barn I
    .help = Draw a card from the yellow II deck.
name-architect-1 = Architect I
    .help = When a building or prestige building is placed in its row or column, gain 1 denier.
name-alderman-1 = Alderman I
    .help = After a yellow building in its row or column is activated, gain 1 denier.
name-market-2 = Market II
    .help = Gain 6 deniers.
name-farmhouse-2 = Farmhouse II
    .help = Gain 1 denier for each filled slot of your district.
name-residence-2 = Residence II
    .help = Pay 2 deniers and recruit a yellow citizen.
name-port-2 = Port II
    .help = Use a yellow building of another player, even one with a citizen on it.
name-barn-2 = Barn II
    .help = Draw a card from the yellow III deck.
name-architect-2 = Architect II
    .help = When a building or prestige building is placed in its row or column, gain 2 deniers.
name-alderman-2 = Alderman II
    .help = After a yellow building in its row or column is activated, gain 2 deniers.
name-hospital-1 = Hospital I
    .help = Gain 4 deniers.
name-monastery-1 = Monastery I
    .help = Pay 3 deniers and recruit a white citizen.
name-library-1 = Library I
    .help = Draw a card from the white II deck.
name-bridge-1 = Bridge I
    .help = Take the top 2 cards of the white I deck.
name-priest-1 = Priest I
    .help = White buildings in its row or column may be activated twice.
name-prior-1 = Prior I
    .help = After a white building in its row or column is activated, gain 2 deniers.
name-hospital-2 = Hospital II
    .help = Gain 5 deniers.
name-monastery-2 = Monastery II
    .help = Pay 2 deniers and recruit a white citizen.
name-library-2 = Library II
    .help = Draw a card from the white III deck.
name-bridge-2 = Bridge II
    .help = Take the top 2 cards of the white II deck.
name-priest-2 = Priest II
    .help = Buildings in its row or column may be activated twice.
name-prior-2 = Prior II
    .help = After a white building in its row or column is activated, gain 3 deniers.
name-bishop-2 = Bishop II
    .help = After a white building in its row or column is activated, your citizens beside the Plaza stand up.
name-arsenal-1 = Arsenal I
    .help = Draw a card from the red II deck.
name-ballista-1 = Ballista I
    .help = Up to 2 events of the queue strike the other players.
name-barracks-1 = Barracks I
    .help = Pay 3 deniers and recruit a red citizen.
name-fort-1 = Fort I
    .help = Take an event with a coin as a rampart.
name-knight-1 = Knight I
    .help = When a prestige building is placed in its row or column, gain 2 deniers.
name-lawyer-1 = Lawyer I
    .help = After a red building in its row or column is activated, gain 2 deniers.
name-watchtower-1 = Watchtower I
    .help = Take an event without a coin as a rampart.
name-arsenal-2 = Arsenal II
    .help = Draw a card from the red III deck.
name-ballista-2 = Ballista II
    .help = Up to 3 events of the queue strike the other players.
name-barracks-2 = Barracks II
    .help = Pay 2 deniers and recruit a red citizen.
name-fort-2 = Fort II
    .help = Take an event with a coin as a rampart, and its coins.
name-knight-2 = Knight II
    .help = When a prestige building is placed in its row or column, gain 3 deniers.
name-lawyer-2 = Lawyer II
    .help = After a red building in its row or column is activated, gain 3 deniers.
name-watchtower-2 = Watchtower II
    .help = Take an event without a coin as a rampart.

## Cards of the expansion

name-inn-1 = Inn I
    .help = Gain 4 deniers for each pair of a yellow and a red citizen on your Plaza.
name-brewery-1 = Brewery I
    .help = Gain 1 denier for each of your citizens on your Plaza.
name-senator-1 = Senator I
    .help = Whenever you gather your citizens, gain 2 deniers.
name-bakery-2 = Bakery II
    .help = Gain 2 deniers for each red or for each white citizen on your Plaza.
name-brewery-2 = Brewery II
    .help = Gain 2 deniers for each of your citizens beside your Plaza.
name-senator-2 = Senator II
    .help = Whenever you gather your citizens, gain 3 deniers.
name-abbey-1 = Abbey I
    .help = Turn up the top cards of the three level I decks and take two of them.
name-monk-1 = Monk I
    .help = After a white building in its row or column is activated, you may activate a yellow one there with a further white citizen.
name-templar-1 = Templar I
    .help = After a white building in its row or column is activated, you may activate a red one there with a further white citizen.
name-abbey-2 = Abbey II
    .help = Turn up the top cards of the three level II decks and take two of them.
name-monk-2 = Monk II
    .help = After a white building in its row or column is activated, you may activate a yellow one there with a further white citizen.
name-templar-2 = Templar II
    .help = After a white building in its row or column is activated, you may activate a red one there with a further white citizen.
name-catapult-1 = Catapult I
    .help = Damage a free card in each other district; with a citizen on it, it protects you from one event of each crier.
name-lordship-1 = Lordship I
    .help = Name a colour: every other player pays you 1 denier for each building of that colour.
name-expansion-knight-1 = Knight I (expansion)
    .help = With each second red or gray citizen in its row and column, take an event with a coin as a rampart.
name-mercenary-2 = Mercenary II
    .help = When you earn deniers, each red citizen gives 3.
name-expansion-knight-2 = Knight II (expansion)
    .help = With each second red or gray citizen in its row and column, take an event with a coin as a rampart, and its coins.
name-audience-hall-2 = Audience Hall II
    .help = The richest player pays you 3 deniers.

## Prestige buildings

name-belfry = Belfry
    .help = 4 points for builders and 2 for others per set of a yellow, a white and a red visible card of level I or II.
name-city-hall = City Hall
    .help = 2 points for builders and 1 for others per yellow citizen.
name-cloth-hall = Cloth Hall
    .help = 2 points for builders and 1 for others per visible yellow card of level I or II.
name-mint = Mint
    .help = 2 points for builders and 1 for others per 4 deniers.
name-tour-des-six = Tour des Six
    .help = 2 points for builders and 1 for others per visible character.
name-cathedral = Cathedral
    .help = Points for its builder alone.
name-la-madeleine = La Madeleine
    .help = 2 points for builders and 1 for others per visible prestige building in the own district.
name-saint-brice = Saint-Brice
    .help = 4 points for builders and 2 for others per set of a yellow, a white and a red visible card of level I or II.
name-saint-jacques = Saint-Jacques
    .help = 2 points for builders and 1 for others per visible white card of level I or II.
name-saint-nicolas = Saint-Nicolas
    .help = 3 points for builders and 1 for others per set of a yellow, a white and a red citizen.
name-saint-quentin = Saint-Quentin
    .help = 2 points for builders and 1 for others per white citizen.
name-pont-des-trous = Pont des Trous
    .help = 3 points for builders and 1 for others per set of a yellow, a white and a red citizen.
name-porte-de-la-vigne = Porte de la Vigne
    .help = 2 points for builders and 1 for others per red citizen.
name-tour-d-arras = Tour d'Arras
    .help = 2 points for builders and 1 for others per visible white or yellow building.
name-tour-henry-viii = Tour Henry VIII
    .help = 2 points for builders and 1 for others per built rampart.
name-tour-saint-georges = Tour Saint-Georges
    .help = 2 points for builders and 1 for others per visible red card of level I or II.

## Events

name-great-gathering = Great Gathering
    .help = Whoever has most yellow cards and citizens gains deniers.
name-great-procession = Great Procession
    .help = Whoever has most white cards and citizens gains deniers.
name-kings-visit = King's Visit
    .help = Whoever has most red cards and citizens gains deniers.
name-battle-of-bouvines = Battle of Bouvines
    .help = Everybody lays a red citizen down.
name-battle-of-courtrai = Battle of Courtrai
    .help = Everybody lays a yellow citizen down.
name-heresy = Heresy
    .help = Everybody lays a white citizen down.
name-crusade = Crusade
    .help = Everybody lays a citizen of any colour down.
name-norman-attack = Norman Attack
    .help = Everybody damages a free card.
name-fire = Fire
    .help = Everybody damages a free yellow card.
name-iconoclasm = Iconoclasm
    .help = Everybody damages a free white card.
name-siege = Siege
    .help = Everybody damages a free red card.
name-drought = Drought
    .help = Everybody loses 1 denier.
name-plague = Plague
    .help = Everybody loses 1 denier.
name-brigands = Brigands
    .help = Everybody loses 1 denier.
name-famine = Famine
    .help = Everybody loses 1 denier.

# The card that sets the events off; one in each deck
name-crier = Town Crier

## Decks, by colour and level

name-yellow-1 = yellow I
name-yellow-2 = yellow II
name-yellow-3 = yellow III
name-white-1 = white I
name-white-2 = white II
name-white-3 = white III
name-red-1 = red I
name-red-2 = red II
name-red-3 = red III

## Colours of citizens and cards

name-yellow = yellow
name-white = white
name-red = red

## Whose citizen, and where one is; players are counted clockwise

name-own = your own
name-next = next player
name-second = second player
name-third = third player
name-plaza = on the Plaza
name-lying = beside the Plaza

## Moves, as buttons and lines to choose from

move-draw = Draw from the deck { $deck }
move-activate = Activate the building on { $slot }
# $event - 1, 2 or 3, the place in the queue
move-combat = Fight event { $event }
# $number - how many citizens
move-earn = Earn deniers with citizens: { $number } { $colour }
move-gather = Gather your citizens
move-recruit = Recruit a { $colour } citizen
move-place = Place the card on { $slot }
move-remove = Pay with the card on { $slot }
# $place - "on the Plaza", "beside the Plaza" or a slot
move-give = Pay with the citizen here: { $place }
# $owner - "your own", "next player", ...
move-use = Use a citizen: { $owner }
move-top = Take the face-up card
move-look = Look at the two cards below
move-visit = Use the building on { $slot } of the { $owner }
move-fight = Take event { $event }
# $events - places in the queue, such as 1+3
move-trigger = Trigger the events { $events }
move-colour = Choose the colour { $colour }
move-damage = Damage the card on { $slot }
move-react = Let the character on { $slot } react
move-rampart = Build a rampart
move-shelter = Shelter behind your protecting card
move-pass = Do without
move-play = Play { $card }
move-return = Put { $card } under its deck
move-keep = Keep { $card }

## What happened, as lines of the log

# $deniers - what the card costs in deniers
event-plays = { $deniers ->
    [0] { $player } plays { $card }.
    [one] { $player } pays { $deniers } denier and plays { $card }.
   *[other] { $player } pays { $deniers } deniers and plays { $card }.
}
event-removes = { $player } pays with { $card } from { $slot }, which goes under its deck.
event-returns = { $player } puts { $card } under its deck.
    .hidden = { $player } puts a card under the deck { $deck }.
event-gives-citizen = { $player } gives a { $colour } citizen to the supply.
event-places = { $player } places { $card } on { $slot }.
event-stacks = { $player } places { $card } on top of the stack on { $slot }.
# $cards - the cards that leave, a list
event-replaces = { $player } places { $card } on { $slot } in place of { $cards }.
event-shifts-district = The district of { $player } moves on its grid to make room on every side.
event-borrows = { $player } pays { $other-player } { $deniers } deniers for a { $colour } citizen.
event-draws = { $player } draws from the deck { $deck }.
event-takes-top = { $player } takes { $card } from the deck { $deck }.
event-buries-top = { $card } goes under the deck { $deck }.
# $number - how many cards, $cards - which, a list
event-looks = { $number ->
    [one] { $player } looks at { $number } card of the deck { $deck }: { $cards }.
   *[other] { $player } looks at { $number } cards of the deck { $deck }: { $cards }.
}
    .hidden = { $number ->
    [one] { $player } looks at { $number } card of the deck { $deck }.
   *[other] { $player } looks at { $number } cards of the deck { $deck }.
}
event-keeps = { $player } keeps { $card }.
    .hidden = { $player } keeps a card of the deck { $deck }.
event-leaves = { $player } leaves { $card } face up on the deck { $deck }.
event-takes-card = { $player } takes { $card } from the deck { $deck }.
    .hidden = { $player } takes a card from the deck { $deck }.
event-turns-up = { $card } is turned up on the deck { $deck }.
event-crier = { $player } meets the Town Crier of the deck { $deck }.
# $number - coins on the event now
event-adds-coin = { $number ->
    [one] { $event } has { $number } coin now.
   *[other] { $event } has { $number } coins now.
}
event-strikes = { $number ->
    [one] { $event } strikes once.
   *[other] { $event } strikes { $number } times.
}
event-builds-rampart = { $player } builds a rampart against { $event }.
event-builds-spare-rampart = { $player } builds a rampart.
# $number - ramparts that were still in hand
event-builds-all-ramparts = { $number ->
    [one] { $player } builds { $number } last rampart.
   *[other] { $player } builds { $number } last ramparts.
}
event-shelters = { $player } is sheltered from { $event }.
event-passes = { $player } passes.
event-lays-citizen = { $player } lays a { $colour } citizen down.
event-gains = { $deniers ->
    [one] { $player } gains { $deniers } denier.
   *[other] { $player } gains { $deniers } deniers.
}
event-loses = { $deniers ->
    [one] { $player } loses { $deniers } denier.
   *[other] { $player } loses { $deniers } deniers.
}
event-pays = { $deniers ->
    [one] { $player } pays { $other-player } { $deniers } denier.
   *[other] { $player } pays { $other-player } { $deniers } deniers.
}
event-damages = { $card } of { $player } on { $slot } is damaged.
event-activates = { $player } activates { $card } on { $slot }.
event-reacts = { $card } of { $player } reacts.
event-recruits = { $deniers ->
    [one] { $player } recruits a { $colour } citizen for { $deniers } denier.
   *[other] { $player } recruits a { $colour } citizen for { $deniers } deniers.
}
event-visits = { $player } uses { $card } of { $other-player }.
event-combats = { $deniers ->
    [0] { $player } fights { $event }.
    [one] { $player } fights { $event } and pays { $deniers } denier.
   *[other] { $player } fights { $event } and pays { $deniers } deniers.
}
event-takes-event = { $player } takes { $event } as a rampart.
event-next-event = The next event is { $event }.
# $events - a list
event-triggers = { $player } triggers { $events }.
event-names-colour = { $player } names the colour { $colour }.
# $number - citizens that lie down for it
event-earns = { $player } earns { $deniers } deniers with citizens: { $number } { $colour }.
event-gathers = { $player } gathers all citizens.
event-stands-up = { $number ->
    [0] { $player } has no citizens to stand up.
    [one] { $number } citizen of { $player } stands up.
   *[other] { $number } citizens of { $player } stand up.
}
event-last-round = The end is near: everybody takes one last turn.
event-last-cards = Everybody may choose a last card in secret.
event-chooses-last = { $player } chooses { $card } as the last card.
event-chooses-slot = { $player } will place it on { $slot }.
event-ends-part = { $player } has decided.
event-shows-none = { $player } plays no last card.
event-shows-last = { $player } shows { $card } for { $slot }.

## Why a move is not allowed and what to do instead. "You" is the person who tried it.

refusal-not-asked = { $player } has to decide now: wait until you are asked.
refusal-pay-card-first = Pay for the card first: put another card of your hand or district under its deck.
refusal-pay-citizen-first = Pay for the card first: give up a { $colour } citizen.
refusal-place-first = Place { $card } first.
refusal-choose-owner = Choose first whose citizen you use.
refusal-top-or-look = Take the face-up card, or look at the two below.
refusal-choose-card = Choose first which card you keep.
refusal-choose-character = Several characters react: choose which is first.
refusal-activate-or-pass = You may activate a second building now: choose one, or do without.
refusal-rampart-or-pass = An event is about to strike: build a rampart, or do without.
refusal-event-first = Choose first what is damaged or laid down.
refusal-finish-effect = Finish the effect of the building first.
refusal-play-first = Play a card of your hand first.
refusal-action-first = Choose an action first: draw, activate, fight, earn or gather.
refusal-draw-first = Cards are looked at when you draw: choose a deck first.
refusal-no-event-now = No event strikes now.
refusal-activate-first = That belongs to the effect of a building: activate one first.
refusal-hand-limit = You may keep four cards at most: put cards under their decks or build ramparts.
refusal-action-done = You have made your action: end your turn.
refusal-card-played = Only one card may be played in a turn: make your action now.
refusal-hand-small-enough = Cards are put back and spare ramparts built at the end of the turn only, while you hold more than four.
refusal-no-rampart = You have no rampart in your hand.
refusal-not-in-hand = That card is not in your hand.
refusal-has-that-one = { $card } is in your district already, and no prestige building may be there twice.
refusal-too-few-deniers = { $card } costs { $deniers } deniers, which you do not have.
refusal-cannot-pay = You cannot pay what { $card } costs besides deniers.
refusal-deck-empty = The deck { $deck } has no cards left.
# $number - how many are needed
refusal-too-few-citizens = { $number ->
    [one] You need { $number } available { $colour } citizen, your own or one that you can pay for.
   *[other] You need { $number } available { $colour } citizens, your own or some that you can pay for.
}
refusal-earn-own-only = You have not so many citizens of that colour on your Plaza, and only your own earn deniers.
refusal-only-advanced = Citizens are recruited by an action in the advanced game only.
refusal-supply-empty = There is no { $colour } citizen left in the supply.
refusal-cannot-recruit = Recruiting takes five deniers and an available { $colour } citizen.
refusal-nothing-there = There is no card on { $slot }.
refusal-not-for-citizens = { $card } is never activated: only buildings of level I and II are.
refusal-is-damaged = { $card } is damaged until you gather your citizens.
refusal-not-free = { $card } is not free: gather your citizens first.
refusal-no-event = There is no event at that place of the queue.
refusal-no-coin = { $event } has no coin on it, so it cannot be fought by an action.
# $number - citizens needed, $deniers - deniers for the bank
refusal-cannot-fight = To fight { $event } you need citizens ({ $number } { $colour }) and { $deniers } deniers.
refusal-no-citizen-there = You have no { $colour } citizen there.
# $near - the slots where the card may go, a list
refusal-bad-slot = The card cannot go to { $slot }: choose { $near }.
refusal-no-own-citizen = You have no { $colour } citizen left on your Plaza.
refusal-cannot-borrow = No { $colour } citizen can be had there: it must be available and costs { $deniers } deniers.
refusal-not-among-them = That card is not among those you may choose from.
refusal-cannot-visit = That building cannot be used: it must have the right colour, be free and be no Port.
refusal-cannot-take-event = That event cannot be taken: it has a coin too few or too many.
refusal-cannot-trigger = So many events cannot be triggered, or one of them is not there.
refusal-not-that-colour = The colour { $colour } cannot be chosen here.
refusal-cannot-damage = There is no free card on { $slot } that could be damaged.
refusal-does-not-react = No character on { $slot } reacts now.
refusal-not-in-chain = The building on { $slot } cannot be activated in addition.
refusal-no-shelter = You have no protecting card with a citizen on it, or it has been used since the Town Crier came.
refusal-slot-must-stay = The card on { $slot } must stay, or your last card could not be placed.
refusal-part-ended = You have decided on your last card: wait for the others.
refusal-last-card-chosen = You have chosen your last card: choose its place, or end.
refusal-only-last-card = The game is nearly over: choose a last card and its place, or end.

## Options and presets

option-advanced = Advanced game
    .help = One citizen of each colour and nine deniers to begin with, a larger supply, and an action that recruits.
option-expansion = Expansion
    .help = Whether the cards of the expansion are played, and how they join the decks.
    .choice-none = without
    .choice-replace = in place of the marked cards
    .choice-mix = mixed with the marked cards
option-majority-deniers = Deniers of majority events
    .help = The cards show 2, the player aid of the rulebook says 3.
    .choice-card = as on the cards
    .choice-aid = as on the player aid
option-cathedral-points = Points of the Cathedral
    .help = The rulebook gives the builder 4 points, the online edition 8.
    .choice-rulebook = as in the rulebook
    .choice-online = as in the online edition

preset-base = Base game
    .help = The introductory rules with the base cards.
preset-advanced = Advanced game
    .help = Fewer citizens, more deniers, and a recruit action.
preset-expansion-replace = With the expansion
    .help = The cards of the expansion replace the marked base cards.
preset-expansion-mix = With the expansion, mixed
    .help = Three of the marked and added cards are drawn for each deck of level I and II.

## Questions to a person who draws the cards of a real box

chance-event = Which event is turned up?
chance-first-player = Who is first?
chance-card-left-out = Which card stays in the box?
chance-yellow-1 = Which card is drawn from the deck yellow I?
chance-yellow-2 = Which card is drawn from the deck yellow II?
chance-yellow-3 = Which card is drawn from the deck yellow III?
chance-white-1 = Which card is drawn from the deck white I?
chance-white-2 = Which card is drawn from the deck white II?
chance-white-3 = Which card is drawn from the deck white III?
chance-red-1 = Which card is drawn from the deck red I?
chance-red-2 = Which card is drawn from the deck red II?
chance-red-3 = Which card is drawn from the deck red III?

## Where points come from, as a heading; prestige buildings have their names above

score-printed = Printed on cards
score-ramparts = Ramparts

## Who must do what now

status-opening = { $player } may play a card and must choose an action.
    .you = You may play a card. Then choose an action.
status-action = { $player } must choose an action.
    .you = Choose an action.
status-hand-limit = { $player } holds more than four cards and must return cards or build ramparts.
    .you = You hold more than four cards: return cards or build ramparts.
status-end = { $player } may end the turn.
    .you = End the turn.
status-pay-card = { $player } must pay for { $card } with another card.
    .you = Pay for { $card } with another card.
status-pay-citizen = { $player } must pay for { $card } with a { $colour } citizen.
    .you = Pay for { $card } with a { $colour } citizen.
status-place = { $player } must place { $card }.
    .you = Place { $card }.
# $number - how many citizens are still needed
status-use = { $number ->
    [one] { $player } chooses whose { $colour } citizen to use.
   *[other] { $player } chooses whose { $colour } citizens to use, { $number } in all.
}
    .you = { $number ->
        [one] Choose whose { $colour } citizen to use.
       *[other] Choose whose { $colour } citizens to use, { $number } in all.
    }
status-draw = { $player } may take the face-up card of the deck { $deck } or look at two others.
    .you = Take the face-up card of the deck { $deck } or look at two others.
status-keep = { $player } chooses one of two cards of the deck { $deck }.
    .you = Choose one of two cards of the deck { $deck }.
status-choose = { $number ->
    [one] { $player } takes { $number } of the cards turned up.
   *[other] { $player } takes { $number } of the cards turned up.
}
    .you = Take { $number } of the cards turned up.
status-react = { $player } chooses which character reacts first.
    .you = Choose which character reacts first.
status-chain = { $player } may activate a second building.
    .you = You may activate a second building.
status-shelter = { $player } may build a rampart against { $event }.
    .you = You may build a rampart against { $event }.
status-suffer = { $player } must choose what { $event } strikes.
    .you = Choose what { $event } strikes.
# $other-player - whose card
status-damage = { $player } chooses a card of { $other-player } to be damaged.
    .you = Choose a card of { $other-player } to be damaged.
status-effect = { $player } chooses how the effect is carried out.
    .you = Choose how the effect is carried out.
status-last-cards = The last cards are chosen in secret.
status-last-card = You may choose a last card, or end without one.
    .end = No last card
status-last-slot = Choose where { $card } will go.
status-last-end = Your last card is chosen: end your part.
    .end = Settle the last card
status-wait = Wait until the others have chosen.

## Labels of the drawn table; most have a number or a name after them

label-legend = y w r g citizens on a building (g gray), # damaged, ×2 cards in a stack, ! Town Crier has come, > may be chosen, * first player
label-fight = fight
label-event-deck = Event deck
label-supply = Supply
label-criers = Town Criers
label-deniers = Deniers
label-points = Points
# In hand + built
label-ramparts = Ramparts (hand + built)
label-plaza = Plaza
label-lying = beside it
label-hand = Hand
label-playing = Being played
label-looked = Looked at
label-below = Known under the decks, from below
label-perhaps = perhaps
label-last-round = Last round
label-game-over = The game is over.
