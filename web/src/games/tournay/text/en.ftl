### The drawn board of Tournay in the browser. The words of the game itself come from the server.

# Behind the name of whatever can be pressed
board-possible = possible now
board-decks = The nine decks
# $deck - "yellow I", $number - cards left
board-deck = { $number ->
    [one] Deck { $deck }, { $number } card
   *[other] Deck { $deck }, { $number } cards
}
# $number - citizens needed for the deck
board-deck-help = { $number ->
    [one] Drawing here takes { $number } { $colour } citizen: look at the top two cards and keep one, or take the card that lies face up.
   *[other] Drawing here takes { $number } { $colour } citizens: look at the top two cards and keep one, or take the card that lies face up.
}
board-crier-came = its Town Crier has come
board-queue = The queue of events
board-event-deck = Events still to come: { $number }
# $number - coins on an event, $circles - how many fit on it
board-coins = { $number } of { $circles } coins
board-fight-cost = { $deniers ->
    [0] Fighting it takes citizens ({ $number } { $colour })
    [one] Fighting it takes citizens ({ $number } { $colour }) and { $deniers } denier
   *[other] Fighting it takes citizens ({ $number } { $colour }) and { $deniers } deniers
}
board-criers = Town Criers: { $number } of { $needed }
board-criers-help = When { $needed } Town Criers have come, one complete district brings the end.
board-supply = Supply
board-citizens = { $number ->
    [one] { $number } { $colour } citizen
   *[other] { $number } { $colour } citizens
}
# $number - how many stand there
board-standing = { $number ->
    [one] { $number } { $colour } citizen on the Plaza
   *[other] { $number } { $colour } citizens on the Plaza
}
board-available = { $colour } citizens: standing / owned
board-lying = Used citizens, beside the Plaza
board-lying-one = used { $colour } citizen
# $number - tokens that stand for other players' citizens
board-gray = { $number ->
    [one] { $number } gray citizen
   *[other] { $number } gray citizens
}
board-damaged = damaged
# $cards - a list
board-beneath = beneath: { $cards }
board-known-below = known in it, from below: { $cards }
board-perhaps = perhaps: { $cards }
board-district = District of { $player }
board-plaza = Plaza of { $player }
board-hand = Hand of { $player }
board-hand-empty = Your hand is empty: draw a card first.
# $deck - "yellow I"
board-hidden-card = hidden card ({ $deck })
board-rampart = Rampart
board-rampart-help = A rampart protects you from one event of a Town Crier, however strong, and is worth a point at the end.
board-empty-slot = { $slot }: empty
board-last-here = your last card goes here
board-show = Show the district of { $player }
board-back = Back to my district
board-first-player = first player
board-slots = Filled slots
board-prestige-count = Prestige buildings
board-complete = District complete
board-do-it = Do it
board-hint = Point at anything to see what it does; what glows can be done now.

## A card in words

board-type-building = building
board-type-character = character
board-type-prestige = prestige building
board-cost = { $deniers ->
    [one] costs { $deniers } denier
   *[other] costs { $deniers } deniers
}
board-cost-card = { $deniers ->
    [one] costs { $deniers } denier and a card of your hand or district
   *[other] costs { $deniers } deniers and a card of your hand or district
}
board-cost-citizen = costs a { $colour } citizen
board-printed-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## What would change, beside a number

board-of-deniers = deniers
board-of-points = points
board-of-cards = cards in hand
board-of-ramparts = ramparts
board-of-citizens = { $colour } citizens on the Plaza

## What is asked

board-question = What is asked
board-waiting = { $player } is deciding …
board-off-turn = It is the turn of { $player }, but you are asked:
board-last-round = Last round!
board-ask-opening = You may play a card of your hand. Then choose one action:
board-ask-action = Now choose one action:
board-ask-end = Your action is done: end your turn.
board-ask-hand-limit = You may keep four cards: press cards of your hand to put them back, or build ramparts.
board-ask-pay-card = { $card } costs a card besides: press one of your hand or of your district.
board-ask-pay-citizen = { $card } costs a { $colour } citizen: press one of yours, on the Plaza, beside it or on a building.
board-ask-place = Where shall { $card } go? Beside a card, on top of one of its colour, or in place of another.
# $number - citizens still needed
board-ask-use = { $number ->
    [one] Whose { $colour } citizen will you use?
   *[other] Whose { $colour } citizens will you use? { $number } are needed, one after the other.
}
board-ask-draw = Deck { $deck }: take the card that lies face up, or bury it and look at two others?
board-ask-keep = Deck { $deck }: keep one card; the other one stays face up on the deck.
board-ask-choose = { $number ->
    [one] Take { $number } of the cards turned up.
   *[other] Take { $number } of the cards turned up.
}
board-ask-react = Several characters react: press the one that is first.
board-ask-chain = Your character lets you activate a second building: press it, or do without.
board-ask-shelter = { $event } is about to strike. Build a rampart against it?
board-ask-suffer = { $event } strikes you: choose what suffers.
# $player - whose card
board-ask-damage = Press a card of { $player } to damage it.
board-ask-effect = How will you carry out the effect?
board-ask-last-card = The end: press a last card of your hand to build it in secret, or end without one.
board-ask-last-slot = Where shall { $card } go? Nobody sees it before all have decided.
board-ask-last-end = Your last card is chosen: end your part.
board-ask-last-wait = The others choose their last cards in secret …
board-use-own = Your own, for nothing
board-use-other = Pay 2 deniers to { $player }
board-visit = Use { $card } of { $player }

## The actions; each goes to the first thing on the table that can be pressed for it

board-do-play = Play a card
board-do-draw = Draw
board-do-activate = Activate a building
board-do-combat = Fight an event
board-do-earn = Earn deniers
board-do-recruit = Recruit

## The end of the game

board-final = The final scoring
board-final-all = Show all
board-final-total = Total
board-final-note = Gold marks who built it; at most 12 points each.
board-built-it = built it
board-winner = Winner
