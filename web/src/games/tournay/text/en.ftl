### The drawn board of Tournay in the browser. The words of the game itself come from the server.

# Behind the name of whatever can be pressed
board-possible = legal now
board-decks = The nine decks
# $deck - "yellow I", $number - cards left
board-deck = { $number ->
    [one] Deck { $deck }, { $number } card
   *[other] Deck { $deck }, { $number } cards
}
# $number - citizens needed for the deck
board-deck-help = { $number ->
    [one] Drawing here takes { $number } { $colour } citizen. Look at the top two cards and keep one, or take the face-up card.
   *[other] Drawing here takes { $number } { $colour } citizens. Look at the top two cards and keep one, or take the face-up card.
}
board-crier-came = its Town Crier has come
board-queue = Event queue
board-event-deck = Events left: { $number }
# $number - coins on an event, $circles - how many fit on it
board-coins = { $number } of { $circles } coins
board-fight-cost = Fighting it takes { $number ->
    [one] { $number } { $colour } citizen
   *[other] { $number } { $colour } citizens
}{ $deniers ->
    [0] { "" }
    [one] { " " }and { $deniers } denier
   *[other] { " " }and { $deniers } deniers
}
board-criers = Town Criers: { $number } of { $needed }
board-criers-help = Once { $needed } Town Criers have come, one complete district ends the game.
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
board-known-below = known cards, from the bottom: { $cards }
board-perhaps = perhaps: { $cards }
board-district = { $player }'s district
board-plaza = { $player }'s Plaza
board-hand = { $player }'s hand
board-hand-empty = Your hand is empty.
# $deck - "yellow I"
board-hidden-card = hidden card ({ $deck })
board-rampart = Rampart
board-rampart-help = A rampart protects you from one event of a Town Crier, however strong. It's worth 1 point at the end.
board-citizen-help = Citizens draw cards, activate buildings and fight events. Another player's costs 2 deniers.
# What a player has, and what else lies on the table
board-deniers-help = Deniers pay for cards, for fights and for other players' citizens.
board-lying-help = A used citizen stands up again when its owner gathers.
board-hand-help = At the end of a turn, a hand holds four cards at most, ramparts included.
board-hidden-help = A card from this deck that you haven't seen.
board-event-deck-help = When an event leaves the queue, the next one from here takes its place.
board-complete-help = A district is complete with all nine slots filled and two visible prestige buildings. Complete districts bring the end of the game.
board-prestige-help = At the end, each visible prestige building scores for everyone, and more for its builders.
board-first-player-help = Whether the game ends is checked only at the start of this player's turn.
board-damaged-help = Damaged: out of use until its owner gathers.
board-last-round-help = Everyone takes one last turn and can then build one last card in secret.
board-printed-help = The points printed on all cards of a district, covered ones included.
board-empty-slot = { $slot }: empty
board-last-here = your last card goes here
board-show = Show { $player }'s district
board-back = My district
board-first-player = first player
board-slots = Filled slots
board-prestige-count = Prestige buildings
board-complete = District complete

## A card in words

board-type-building = building
board-type-character = character
board-type-prestige = prestige building
board-cost = { $deniers ->
    [one] costs { $deniers } denier
   *[other] costs { $deniers } deniers
}
board-cost-card = { $deniers ->
    [one] costs { $deniers } denier and a card from your hand or district
   *[other] costs { $deniers } deniers and a card from your hand or district
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

board-question = Your decision
board-waiting = { $player } is deciding …
board-off-turn = It's { $player }'s turn, but you have a choice to make:
board-last-round = Last round!
board-ask-opening = Play a card if you like. Then choose one action:
board-ask-action = Choose one action:
board-ask-end = All done. End your turn.
board-ask-hand-limit = You can keep four cards.
board-ask-pay-card = { $card } also costs a card.
board-ask-pay-citizen = { $card } costs a { $colour } citizen. Choose one of yours.
board-ask-place = Choose a place for { $card }.
# $number - citizens still needed
board-ask-use = { $number ->
    [one] Choose whose { $colour } citizen to use.
   *[other] Choose whose { $colour } citizens to use, one at a time. { $number } to go.
}
board-ask-draw = The { $deck } deck.
board-ask-keep = { $deck } deck: keep one card. The other stays face up on the deck.
board-ask-choose = { $number ->
    [one] Take { $number } of the revealed cards.
   *[other] Take { $number } of the revealed cards.
}
board-ask-react = Several characters react. Choose which goes first.
board-ask-chain = Your character lets you activate a second building. Choose it, or skip.
board-ask-shelter = { $event } is about to strike.
board-ask-suffer = { $event } strikes you. Choose what it hits.
# $player - whose card
board-ask-damage = Choose one of { $player }'s cards to damage.
board-ask-effect = Choose how to use the effect.
board-ask-last-card = Last chance: choose a card to build in secret, or end without one.
board-ask-no-last-card = No card of your hand can be built now. End without one.
board-ask-last-slot = Choose a place for { $card }. It stays secret until everyone has decided.
board-ask-last-end = You've chosen your last card. Confirm it.
board-ask-last-wait = The others are choosing their last cards …
board-use-own = Yours (free)
board-use-other = Pay { $player } 2 deniers
board-visit = Use { $player }'s { $card }

## The actions; each goes to the first thing on the table that can be pressed for it

board-do-play = Play card
board-do-draw = Draw
board-do-activate = Activate building
board-do-combat = Fight event
board-do-earn = Earn deniers
board-do-recruit = Recruit
board-pick-play = Choose a card of your hand.
board-pick-draw = Choose a deck to draw from.
board-pick-activate = Choose a building of your district.
board-pick-combat = Choose an event to fight.
board-pick-earn = Choose citizens on your Plaza.
board-pick-recruit = Choose a citizen of the supply.

## The end of the game

board-final = Final scoring
board-final-all = Show all
board-final-total = Total
board-final-note = Gold marks the builder. Each scores at most 12 points.
board-built-it = builder
board-winner = Winner
board-tab-market = Cards
board-tab-others = Players

## Where a position is set up

# $card - a card, $number - how many its deck still has
board-editor-left = { $card }, { $number } left
board-editor-colour = Colour
board-editor-level = Level
board-editor-slot-help = { $pointer ->
    [touch] Tap a slot, then a card.
   *[mouse] Click a slot, then a card.
}
board-editor-lift = Remove
board-editor-damaged = Damaged
board-editor-possessions = Deniers, citizens, ramparts
# $colour - "yellow"
board-editor-citizens = Citizens ({ $colour })
board-editor-lying = Used citizens ({ $colour })
board-editor-built = Ramparts built
board-editor-in-hand = Ramparts in hand
board-editor-draw = Add a card
# $card - a card in a hand
board-editor-discard = Remove { $card }
board-editor-unknown = Unknown card
# An event that nobody has entered
board-editor-drawn = Drawn at random
board-editor-coins = Coins
board-editor-criers = Town Criers that have come
