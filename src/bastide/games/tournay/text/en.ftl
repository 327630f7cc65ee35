### Tournay. How variables work is said at the top of the shared texts.
###
### $player is the name of a player, $other-player that of another one, $card a card, $slot a place of a district (a1 to e5),
### $deck one of the nine decks, $event an event, $colour "yellow", "white" or "red" (used before "citizen"), $deniers and
### $number are numbers. Use the words of the printed edition in your language.

game-title = Tournay
game-blurb = Put your citizens and your neighbours' to work, build a district of nine cards, and raise prestige buildings that score for everyone.

## Buildings and characters

name-market-1 = Market I
name-farmhouse-1 = Farmhouse I
name-residence-1 = Residence I
name-port-1 = Port I
name-barn-1 = Barn I
name-architect-1 = Architect I
name-alderman-1 = Alderman I
name-market-2 = Market II
name-farmhouse-2 = Farmhouse II
name-residence-2 = Residence II
name-port-2 = Port II
name-barn-2 = Barn II
name-architect-2 = Architect II
name-alderman-2 = Alderman II
name-hospital-1 = Hospital I
name-monastery-1 = Monastery I
name-library-1 = Library I
name-bridge-1 = Bridge I
name-priest-1 = Priest I
name-prior-1 = Prior I
name-hospital-2 = Hospital II
name-monastery-2 = Monastery II
name-library-2 = Library II
name-bridge-2 = Bridge II
name-priest-2 = Priest II
name-prior-2 = Prior II
name-bishop-2 = Bishop II
name-arsenal-1 = Arsenal I
name-ballista-1 = Ballista I
name-barracks-1 = Barracks I
name-fort-1 = Fort I
name-knight-1 = Knight I
name-lawyer-1 = Lawyer I
name-watchtower-1 = Watchtower I
name-arsenal-2 = Arsenal II
name-ballista-2 = Ballista II
name-barracks-2 = Barracks II
name-fort-2 = Fort II
name-knight-2 = Knight II
name-lawyer-2 = Lawyer II
name-watchtower-2 = Watchtower II

## Cards of the expansion

name-inn-1 = Inn I
name-brewery-1 = Brewery I
name-senator-1 = Senator I
name-bakery-2 = Bakery II
name-brewery-2 = Brewery II
name-senator-2 = Senator II
name-abbey-1 = Abbey I
name-monk-1 = Monk I
name-templar-1 = Templar I
name-abbey-2 = Abbey II
name-monk-2 = Monk II
name-templar-2 = Templar II
name-catapult-1 = Catapult I
name-lordship-1 = Lordship I
name-expansion-knight-1 = Knight I (expansion)
name-mercenary-2 = Mercenary II
name-expansion-knight-2 = Knight II (expansion)
name-audience-hall-2 = Audience Hall II

## Prestige buildings

name-belfry = Belfry
name-city-hall = City Hall
name-cloth-hall = Cloth Hall
name-mint = Mint
name-tour-des-six = Tour des Six
name-cathedral = Cathedral
name-la-madeleine = La Madeleine
name-saint-brice = Saint-Brice
name-saint-jacques = Saint-Jacques
name-saint-nicolas = Saint-Nicolas
name-saint-quentin = Saint-Quentin
name-pont-des-trous = Pont des Trous
name-porte-de-la-vigne = Porte de la Vigne
name-tour-d-arras = Tour d'Arras
name-tour-henry-viii = Tour Henry VIII
name-tour-saint-georges = Tour Saint-Georges

## Events

name-great-gathering = Great Gathering
name-great-procession = Great Procession
name-kings-visit = King's Visit
name-battle-of-bouvines = Battle of Bouvines
name-battle-of-courtrai = Battle of Courtrai
name-heresy = Heresy
name-crusade = Crusade
name-norman-attack = Norman Attack
name-fire = Fire
name-iconoclasm = Iconoclasm
name-siege = Siege
name-drought = Drought
name-plague = Plague
name-brigands = Brigands
name-famine = Famine

name-crier = Town Crier
    .help = Never goes into a hand. When it turns up, each event in the queue with an empty circle gets a coin. Then the events strike everyone.

## What a card does, made of the pieces of its data. $colour and $second may be "any": a colour of the player's choice,
## or all colours; $colours is a list of colours. A character's sentence ends in a colon if others follow it.

piece-amount = { $amount ->
    [one] { $amount } denier
   *[other] { $amount } deniers
}
piece-price = { $price ->
    [one] { $price } denier
   *[other] { $price } deniers
}
# $types - "building", "character" or both
piece-card-types = { $types-count ->
    [2] card of level I or II
   *[other] { $types } of level I or II
}
piece-gain-deniers = Gain { piece-amount }.
piece-deniers-per-slot = { $slots ->
    [empty] Gain { piece-amount } for each empty slot of the nine in your district.
   *[filled] Gain { piece-amount } for each filled slot of your district.
}
piece-recruit = { $colour-id ->
    [any] Pay { piece-price } and recruit a citizen of a colour of your choice.
   *[other] Pay { piece-price } and recruit a { $colour } citizen.
}
# $occupied - whether a building with a citizen on it may be used: yes or no
piece-use-other-building = { $colour-id ->
    [any] Use a building in another district, { piece-occupied }.
   *[other] Use a { $colour } building in another district, { piece-occupied }.
}
piece-occupied = { $occupied ->
    [yes] even one with a citizen on it, but not a damaged one
   *[no] if nothing is on it
}
piece-draw-from = Draw a card from the { $deck } deck.
piece-take-top = { $count ->
    [one] Take the top card of the { $deck } deck. A Town Crier is replaced first, then the events strike.
   *[other] Take the top { $count } cards of the { $deck } deck. A Town Crier is replaced first, then the events strike.
}
piece-gather-lying = Your citizens beside the Plaza stand up.
# $coins - "some" or "none" on the event, $take - whether one gets them: yes or no
piece-combat-event = { $coins ->
    [none] Take an event without coins into your hand as a rampart.
   *[some] { $take ->
        [yes] Take an event with at least one coin into your hand as a rampart, and its coins too.
       *[no] Take an event with at least one coin into your hand as a rampart.
    }
}
piece-trigger-events = { $max ->
    [one] Choose { $max } event of the queue. It gets a coin if it has an empty circle, then it strikes the other players.
   *[other] Choose up to { $max } events of the queue. Each gets a coin if it has an empty circle, then it strikes the other players.
}
piece-deniers-per-pair = Gain { piece-amount } for each { $colours } pair of citizens standing on your Plaza.
piece-deniers-per-citizen = Gain { piece-amount } for each of your { $colours-count ->
    [3] citizens
   *[other] { $colours-or } citizens
} { piece-where }.
# $where - "plaza" or "lying"
piece-where = { $where-id ->
    [lying] lying beside your Plaza
   *[other] standing on your Plaza
}
piece-deniers-per-citizen-of-one-colour = Choose { $colours-or }: gain { piece-amount } for each citizen of that colour { piece-where }.
# $level - I, II or III
piece-reveal-level = Turn up the top card of each of the three level { $level } decks and take { $take } of them. If a Town Crier turns up, the events strike first, then another card is turned up.
piece-damage-each-other = In each other district, damage { $count } free { piece-card-types } of your choice.
piece-collect-per-building = { $colour-id ->
    [any] Name a colour. Every other player pays you { piece-amount } for each visible { piece-card-types } of that colour in their district.
   *[other] Every other player pays you { piece-amount } for each visible { $colour } { piece-card-types } in their district.
}
piece-richest-pays = The richest player pays you { piece-amount }; on a tie, each of the richest pays. You never pay yourself.
piece-protect-one-event = While a citizen (a gray one too) is on this card, you may ignore one event of each Town Crier.
piece-on-activate = { $colour-id ->
    [any] After you activate a building in its row or column:
   *[other] After you activate a { $colour } building in its row or column:
}
# $types - "building", "character", "prestige building": one or more
piece-on-place = { $colour-id ->
    [any] When you place { $types-a-or } in its row or column:
   *[other] When you place { $types-a-or } ({ $colour } only) in its row or column:
}
piece-on-gather = Whenever you gather your citizens:
piece-every-second-citizen = When the 2nd, 4th or 6th { $colours-or } citizen comes onto the cards of its row and column (not for any after the 6th):
# $second - the colour of the second building, $citizen - of the citizen
piece-chain-activation = { piece-chain-first } you may at once activate { $second-id ->
    [any] a different building
   *[other] a different, { $second } building
} there with a further { $citizen } citizen.
piece-chain-first = { $colour-id ->
    [any] After you activate a building in its row or column,
   *[other] After you activate a { $colour } building in its row or column,
}
piece-double-activation = { $colour-id ->
    [any] You may activate buildings in its row or column twice before you gather, in two separate actions.
   *[other] You may activate { $colour } buildings in its row or column twice before you gather, in two separate actions.
}
piece-earn-bonus = When you earn deniers, each { $colour } citizen gives { piece-amount }.

## What a prestige building counts. $each is 1 unless so many are needed for one element; $which is "cards", "buildings"
## or "characters".

worth-deniers = { $each ->
    [1] For each denier you have:
   *[other] For every { $each } deniers you have:
}
worth-citizens = { worth-each } of your { worth-people }:
worth-people = { $colours-count ->
    [3] citizens
   *[other] { $colours-or } citizens
}
worth-each = { $each ->
    [1] For each
   *[other] For every { $each }
}
worth-citizen-sets = { $each ->
    [1] For each set of your citizens with one of each colour ({ $colours }):
   *[other] For every { $each } sets of your citizens with one of each colour ({ $colours }):
}
worth-cards = { worth-each } { $colours-count ->
    [3] of your visible { worth-which } of level I or II:
   *[other] of your visible { $colours-or } { worth-which } of level I or II:
}
worth-which = { $which ->
    [buildings] buildings
    [characters] characters
   *[cards] cards
}
worth-card-sets = { $each ->
    [1] For each set of your visible { worth-which } of level I or II with one of each colour ({ $colours }):
   *[other] For every { $each } sets of your visible { worth-which } of level I or II with one of each colour ({ $colours }):
}
worth-prestige = For each visible prestige building in your district, this one included:
worth-ramparts = For each of your built ramparts:
worth-points = { $builder ->
    [one] { $builder } point if you built it, { $others } if not; { $cap } at most.
   *[other] { $builder } points if you built it, { $others } if not; { $cap } at most.
}
worth-constant = { $others ->
    [0] { worth-builder } for its builder, nothing for anyone else.
   *[other] { worth-builder } for its builder, { $others } for everyone else.
}
worth-builder = { $builder ->
    [one] { $builder } point
   *[other] { $builder } points
}

## What an event does

strike-lay-citizen = { $colour-id ->
    [any] Per coin, everyone lays down { $amount ->
        [one] { $amount } citizen of a colour of their choice.
       *[other] { $amount } citizens of colours of their choice.
    }
   *[other] Per coin, everyone lays down { $amount ->
        [one] { $amount } { $colour } citizen.
       *[other] { $amount } { $colour } citizens.
    }
}
strike-majority = { $colour-id ->
    [any] Per coin, the player with the most visible cards and citizens gains { piece-amount }; on a tie, all tied players do.
   *[other] Per coin, the player with the most visible { $colour } cards and { $colour } citizens gains { piece-amount }; on a tie, all tied players do.
}
strike-lose-deniers = Per coin, everyone loses { piece-amount }.
strike-damage = { $colour-id ->
    [any] Per coin, everyone damages { $amount ->
        [one] { $amount } free card
       *[other] { $amount } free cards
    } of level I or II in their own district.
   *[other] Per coin, everyone damages { $amount ->
        [one] { $amount } free { $colour } card
       *[other] { $amount } free { $colour } cards
    } of level I or II in their own district.
}

## What else is printed on a card or event

about-building = Building, { $deck } deck.
about-character = Character, { $deck } deck.
about-prestige = Prestige building, { $deck } deck.
about-expansion = Expansion.
# $marked - how many of them the expansion replaces
about-copies = { $marked ->
    [0] { $number ->
        [one] { $number } copy.
       *[other] { $number } copies.
    }
   *[other] { $number ->
        [one] { $number } copy, { $marked } marked.
       *[other] { $number } copies, { $marked } marked.
    }
}
about-cost = { $deniers ->
    [0] Costs nothing.
    [one] Costs { $deniers } denier.
   *[other] Costs { $deniers } deniers.
}
about-cost-card = { $deniers ->
    [0] Costs a card from your hand or district.
    [one] Costs { $deniers } denier and a card from your hand or district.
   *[other] Costs { $deniers } deniers and a card from your hand or district.
}
about-cost-citizen = Costs a { $colour } citizen.
about-points = { $points ->
    [one] Worth { $points } point.
   *[other] Worth { $points } points.
}
about-circles = { $number ->
    [one] { $number } circle for a coin.
   *[other] { $number } circles for coins.
}
about-fight-citizens = Fighting it takes { about-fighters }.
about-fighters = { $citizens ->
    [one] { $citizens } { $colour } citizen
   *[other] { $citizens } { $colour } citizens
}
# $coins - so many deniers more for each coin on the event
about-fight = Fighting it takes { about-fighters }, { $deniers ->
    [one] { $deniers } denier
   *[other] { $deniers } deniers
} and { $coins } more per coin.
# $fields - a list of what is named below
about-reconstructed = ≈ Reconstructed, not known from the box: { $fields }.

name-field-name = name
name-field-copies = copies
name-field-cost = cost
name-field-points = points
name-field-effect = effect
name-field-colour = colour
name-field-deck = deck
name-field-circles = circles
name-field-fight = who fights it

## Types of cards, with their article

name-building = building
    .a = a building
name-character = character
    .a = a character
name-prestige = prestige building
    .a = a prestige building

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
name-gray = gray
name-any = any
## Whose citizen, and where one is; players are counted clockwise

name-own = your own
name-next = next player
name-second = second player
name-third = third player
name-plaza = on the Plaza
name-lying = beside the Plaza

## Moves, as buttons and lines to choose from

move-draw = Draw from the { $deck } deck
move-activate = Activate the building on { $slot }
# $event - 1, 2 or 3, the place in the queue
move-combat = Fight event { $event }
# $number - how many citizens
move-earn = Earn deniers with { $number ->
    [one] { $number } { $colour } citizen
   *[other] { $number } { $colour } citizens
}
move-gather = Gather your citizens
move-recruit = Recruit a { $colour } citizen
move-place = Place the card on { $slot }
move-remove = Pay with the card on { $slot }
# $place - "on the Plaza", "beside the Plaza" or a slot
move-give = Pay with a citizen ({ $place })
# $owner - "your own", "next player", ...
move-use = Use a citizen: { $owner }
move-top = Take the face-up card
move-look = Look at the next two cards
move-visit = Use the { $owner }'s building on { $slot }
move-fight = Take event { $event }
# $events - places in the queue, such as 1+3
move-trigger = Trigger events { $events }
move-colour = Choose { $colour }
move-damage = Damage the card on { $slot }
move-react = Use the character on { $slot }
move-rampart = Build a rampart
move-shelter = Use your protecting card
move-pass = Skip
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
    .hidden = { $player } puts a card under the { $deck } deck.
event-gives-citizen = { $player } returns a { $colour } citizen to the supply.
event-places = { $player } places { $card } on { $slot }.
event-stacks = { $player } places { $card } on top of the stack on { $slot }.
# $cards - the cards that leave, a list
event-replaces = { $player } places { $card } on { $slot }, replacing { $cards }.
event-shifts-district = { $player }'s district shifts on its grid to make room on every side.
event-borrows = { $player } pays { $other-player } { $deniers } deniers for a { $colour } citizen.
event-draws = { $player } draws from the { $deck } deck.
event-takes-top = { $player } takes { $card } from the { $deck } deck.
event-buries-top = { $card } goes under the { $deck } deck.
# $number - how many cards, $cards - which, a list
event-looks = { $number ->
    [one] { $player } looks at { $number } card from the { $deck } deck: { $cards }.
   *[other] { $player } looks at { $number } cards from the { $deck } deck: { $cards }.
}
    .hidden = { $number ->
    [one] { $player } looks at { $number } card from the { $deck } deck.
   *[other] { $player } looks at { $number } cards from the { $deck } deck.
}
event-keeps = { $player } keeps { $card }.
    .hidden = { $player } keeps a card from the { $deck } deck.
event-leaves = { $player } leaves { $card } face up on the { $deck } deck.
event-takes-card = { $player } takes { $card } from the { $deck } deck.
    .hidden = { $player } takes a card from the { $deck } deck.
event-turns-up = { $card } turns up on the { $deck } deck.
event-crier = { $player } meets the Town Crier of the { $deck } deck.
# $number - coins on the event now
event-adds-coin = { $number ->
    [one] { $event } now has { $number } coin.
   *[other] { $event } now has { $number } coins.
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
   *[other] { $player } builds their last { $number } ramparts.
}
event-shelters = { $player } is protected from { $event }.
event-passes = { $player } passes.
event-lays-citizen = { $player } lays down a { $colour } citizen.
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
event-damages = { $player }'s { $card } on { $slot } is damaged.
event-activates = { $player } activates { $card } on { $slot }.
event-reacts = { $player }'s { $card } reacts.
event-recruits = { $deniers ->
    [one] { $player } recruits a { $colour } citizen for { $deniers } denier.
   *[other] { $player } recruits a { $colour } citizen for { $deniers } deniers.
}
event-visits = { $player } uses { $other-player }'s { $card }.
event-combats = { $deniers ->
    [0] { $player } fights { $event }.
    [one] { $player } fights { $event } and pays { $deniers } denier.
   *[other] { $player } fights { $event } and pays { $deniers } deniers.
}
event-takes-event = { $player } takes { $event } as a rampart.
event-next-event = The next event is { $event }.
# $events - a list
event-triggers = { $player } triggers { $events }.
event-names-colour = { $player } names { $colour }.
# $number - citizens that lie down for it
event-earns = { $player } earns { $deniers } deniers with { $number ->
    [one] { $number } { $colour } citizen
   *[other] { $number } { $colour } citizens
}.
event-gathers = { $player } gathers their citizens.
event-stands-up = { $number ->
    [0] { $player } has no citizens to stand up.
    [one] { $number } of { $player }'s citizens stands up.
   *[other] { $number } of { $player }'s citizens stand up.
}
event-last-round = The end is near: everyone takes one last turn.
event-last-cards = Everyone can choose a last card in secret.
event-chooses-last = { $player } chooses { $card } as their last card.
event-chooses-slot = { $player } chooses { $slot } for it.
event-ends-part = { $player } has decided.
event-shows-none = { $player } plays no last card.
event-shows-last = { $player } reveals { $card } for { $slot }.

## Options and presets

option-advanced = Advanced game
    .help = Start with one citizen of each colour and nine deniers. The supply is larger, and you can recruit as an action.
option-expansion = Expansion
    .help = How the expansion cards join the decks.
    .choice-none = not used
    .choice-replace = replace the marked cards
    .choice-mix = mix with the marked cards
option-majority-deniers = Majority event deniers
    .help = The cards show 2; the player aid in the rulebook says 3.
    .choice-card = 2, as on the cards
    .choice-aid = 3, as on the player aid
option-cathedral-points = The Cathedral
    .help = Rulebook: 4 points. It gives no cost, so the Cathedral costs 5 deniers here (a reconstruction). Online edition: 8 points for 20 deniers.
    .choice-rulebook = as in the rulebook
    .choice-online = as in the online edition
option-start-player = Start player
    .help = Who takes the first turn.
    .choice-1 = player 1
    .choice-2 = player 2
    .choice-3 = player 3
    .choice-4 = player 4

preset-base = Base game
    .help = The introductory rules with the base cards.
preset-advanced = Advanced game
    .help = Fewer citizens, more deniers, and a recruit action.
preset-expansion-replace = With the expansion
    .help = The expansion cards replace the marked base cards.
preset-expansion-mix = With the expansion, mixed
    .help = For each level I and II deck, three cards are drawn from the marked and expansion cards.

## Questions to a person who draws the cards of a real box

chance-event = Which event is turned up?
chance-first-player = Who goes first?
chance-card-left-out = Which card stays in the box?
chance-rampart = Which event is on the front of a rampart?
chance-yellow-1 = Which card is drawn from the yellow I deck?
chance-yellow-2 = Which card is drawn from the yellow II deck?
chance-yellow-3 = Which card is drawn from the yellow III deck?
chance-white-1 = Which card is drawn from the white I deck?
chance-white-2 = Which card is drawn from the white II deck?
chance-white-3 = Which card is drawn from the white III deck?
chance-red-1 = Which card is drawn from the red I deck?
chance-red-2 = Which card is drawn from the red II deck?
chance-red-3 = Which card is drawn from the red III deck?

## Where points come from, as a heading; prestige buildings have their names above

score-printed = Printed on cards
score-ramparts = Ramparts

## Who must do what now

status-action = { $player } is choosing an action.
    .you = You can { $can-or }.
status-hand-limit = { $player } has more than four cards.
    .you = You have more than four cards: { $can-or }.
status-end = { $player } is finishing their turn.
    .you = All done. End your turn.
status-pay-card = { $player } must pay for { $card } with another card.
    .you = { $card } also costs a card: { $can-or }.
status-pay-citizen = { $player } must pay for { $card } with a { $colour } citizen.
    .you = Pay for { $card } with a { $colour } citizen.
status-place = { $player } must place { $card }.
    .you = Place { $card }.
# $number - how many citizens are still needed
status-use = { $number ->
    [one] { $player } is choosing whose { $colour } citizen to use.
   *[other] { $player } is choosing whose { $colour } citizens to use, { $number } in all.
}
    .you = { $number ->
        [one] Choose whose { $colour } citizen to use.
       *[other] Choose whose { $colour } citizens to use, { $number } in all.
    }
status-draw = { $player } is drawing from the { $deck } deck.
    .you = The { $deck } deck: { $can-or }.
status-keep = { $player } is choosing one of two cards from the { $deck } deck.
    .you = Choose one of the two cards from the { $deck } deck.
status-choose = { $number ->
    [one] { $player } must take { $number } of the revealed cards.
   *[other] { $player } must take { $number } of the revealed cards.
}
    .you = Take { $number } of the revealed cards.
status-react = { $player } is choosing which character reacts first.
    .you = Choose which character reacts first.
status-chain = { $player } can activate a second building.
    .you = Activate a second building, or skip.
status-shelter = { $player } can protect against { $event }.
    .you = { $event } is about to strike: { $can-or }.
status-suffer = { $player } is choosing what { $event } strikes.
    .you = Choose what { $event } strikes.
# $other-player - whose card
status-damage = { $player } is choosing a card of { $other-player } to damage.
    .you = Choose one of { $other-player }'s cards to damage.
status-effect = { $player } is choosing how to use the effect.
    .you = The effect: { $can-or }.
status-last-cards = Everyone is choosing a last card in secret.
status-last-card = Choose a last card, or end without one.
    .end = No last card
status-no-last-card = You can't build a last card. End without one.
    .end = No last card
status-last-slot = Choose a place for { $card }.
status-last-end = You've chosen your last card. Confirm it.
    .end = Confirm last card
status-wait = Wait for the others to choose.

## What the player can do now, in lists after "You can" or a colon

name-can-play = play a card first
name-can-draw = draw a card
name-can-activate = activate a building
name-can-combat = fight an event
name-can-earn = earn deniers
name-can-gather = gather your citizens
name-can-recruit = recruit a citizen
name-can-place = place the card
name-can-remove = pay with a card of your district
name-can-return = put a card of your hand under its deck
name-can-give = pay with a citizen
name-can-use = use a citizen
name-can-top = take the face-up card
name-can-look = look at the two cards below it
name-can-keep = keep a card
name-can-visit = use another player's building
name-can-fight = take an event
name-can-trigger = trigger events
name-can-colour = choose a colour
name-can-damage = choose a card to damage
name-can-react = choose a character
name-can-rampart = build a rampart
name-can-shelter = use your protecting card
name-can-pass = skip
name-can-end = end your turn

## Labels of the drawn table; most have a number or a name after them

label-legend = y w r g citizens on a building (g gray), # damaged, ×2 cards in a stack, ! Town Crier has come, > legal now, * first player
label-legend-cards = ≈ partly reconstructed, (cost; ★ points)
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
label-playing = Playing
label-looked = Looked at
label-below = Known under the decks, from below
label-perhaps = perhaps
label-last-round = Last round
label-game-over = The game is over.

# Why a bot advises a move: follows “because it …”
part-points = scores points
part-rival = keeps your best rival in check
part-deniers = brings in deniers
part-citizens = keeps your citizens available
part-hand = improves your hand
part-slots = fills your district
part-prestige = adds a prestige building
part-buildings = puts better buildings to work
part-characters = makes the most of your characters
part-events = guards you against events
part-closing = brings the end nearer while you lead
