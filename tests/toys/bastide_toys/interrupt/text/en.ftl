game-title = Interrupt

name-guard = a guard
name-coin = a coin
name-rumour = a rumour
name-treasures = Treasures
name-coins = Coins

option-treasures = Treasures
preset-standard = Standard
preset-quick = Two treasures

move-claim = Claim a treasure
move-draw = Draw a card
move-block = Block with a guard
move-pass = Pass

event-claims = { $player } claims a treasure.
event-draws = { $player } draws { $card }.
    .hidden = { $player } draws a card.
event-passes = { $player } passes.
event-blocks = { $player } blocks with a guard.
event-takes-treasure = { $player } takes a treasure.
event-shows-hand = { $cards-count ->
    [0] { $player } has no cards to show.
   *[other] { $player } shows { $cards }.
}

chance-card = Which card is drawn?

refusal-not-your-decision = It is { $player }’s decision.
refusal-answer-the-claim = Answer { $player }’s claim first: block or pass.
refusal-no-guard = You hold no guard.
refusal-nobody-asks = Nobody has claimed anything.
refusal-claim-or-draw = Claim a treasure or draw a card first.
refusal-must-end = You have acted; end your turn.
refusal-pile-empty = The pile is empty.
