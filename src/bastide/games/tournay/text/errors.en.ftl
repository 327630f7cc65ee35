### What is wrong with a component file or a position of this game; see the file of the same name that all games share.

## Component files

error-needs-a-kind = { $where } must be an object with a 'kind'
error-bad-id = { $where }.id must be lower-case letters, digits and hyphens, not '{ $name }'
error-id-taken = two entries have the id '{ $name }'
error-character-power = the building { $building } has '{ $power }', which only a character can have
error-building-effect = the character { $character } has an effect that only a building can have
error-counts-twice = the character { $character } has '{ $power }' twice, but can count only once
error-replaceable-copies = { $card } has more replaceable copies than copies
error-bad-cost = the cost of { $card } must be a citizen, or deniers with or without a card
error-too-many-pieces = all effects together may have { $most } pieces at most, not { $number }
error-deck-size = the deck { $deck } must have { $least } to { $most } cards besides its crier, not { $size }
error-deck-replaceable = the deck { $deck } must have as many replaceable cards as the expansion adds
error-event-colour = the event { $event } needs a colour, or none if it takes deniers

## Positions

error-no-such-card = There is no card '{ $card }'.
error-different-colours = The cards on { $place } of player { $number } have different colours (TY-16).
error-building-twice = Player { $number } has the { $card } twice (TY-18).
error-cannot-lie-there = What lies on { $place } of player { $number } cannot lie there (TY-9, TY-34).
error-not-damageable = A prestige building on { $place } of player { $number } cannot be damaged (TY-56).
error-district-too-large = The district of player { $number } has more than three rows or columns (TY-14).
error-first-step = The first of the steps, and no other, is 'turn', 'last' or 'final'.
error-nothing-waits = Nothing waits while last cards are chosen (TY-59).
error-card-without-step = A card is being played if and only if a step asks for its place (TY-13).
error-looked-without-step = Two cards are looked at if and only if a step asks which is kept (TY-27).
error-last-card = The last card of player { $number } is not in their hand (TY-59).
error-strikes-without-queue = An event that strikes must be in the queue (TY-31).
error-nobody-answers = Nobody can answer the step '{ $step }'.
error-citizens-count = The { $colour } citizens do not add up: { $left } must be in the supply (TY-3).
error-event-twice = The event '{ $event }' is unknown or twice in the queue.
error-too-many-coins = The event '{ $event }' doesn't have that many circles (TY-30).
error-events-count = The events do not add up: { $left } must be in the event deck (TY-5).
error-face-up-known = The face-up card of the deck { $deck } must be known to all (TY-27).
error-left-out = Of the deck { $deck }, { $number } replaceable or added cards are left out (TY-67).
error-deck-count = The cards of the deck { $deck } do not add up (TY-4).
error-undetermined = The undetermined cards of the deck { $deck } are not those that are nowhere else (TY-4).
error-other-deck = The card '{ $card }' does not belong to the deck { $deck } (TY-4).
error-doubts-without-truth = None of the patterns of a doubt about the deck { $deck } is true of the cards that are hidden there.
error-cannot-start = Player { $number } cannot start: there are { $players } players.
error-other-start-player = By the option start_player, player { $number } starts (TY-6).
error-unknown-to-nobody = A card that everybody knows cannot be unknown.
error-unknown-and-doubts = The deck { $deck } has unknown cards, so there can be no doubts about it.
error-beyond-the-grid = A slot that is named lies too far from the district (TY-14).
error-does-not-go-with-steps = What '{ $field }' says does not go with the steps of the turn.
error-queue-gap = The queue has a gap, although there are events in the event deck (TY-5, TY-36).
error-all-have-ended = Somebody must still have a last card to choose (TY-59).
error-last-choice = Player { $number } cannot have made this choice of a last card now (TY-59).
