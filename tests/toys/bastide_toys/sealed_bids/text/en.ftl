game-title = Sealed bids

name-prizes = Prizes

option-rounds = Rounds
preset-standard = Standard
preset-short = Two rounds

move-bid = Bid { $card }
move-raise = Raise by { $card }
move-end = End your bid

event-lays-card = { $player } bids { $card }.
event-raises = { $player } raises by { $card }.
event-ends-part = { $player } has bid.
event-shows-bid = { $cards-count ->
    [0] { $player } has bid nothing.
   *[other] { $player } has bid { $cards }.
}
event-wins = { $player } takes the prize, { $prize }.
event-nobody-wins = Nobody takes the prize, { $prize }.
event-turns-prize-up = The next prize is { $prize }.

chance-money-card = Which money card is drawn?
chance-prize = Which prize is turned up?

refusal-part-ended = You have ended your bid.
refusal-must-bid = You must bid a card first.
refusal-bid-already = You have bid already; you may raise.
refusal-bid-first = Bid a card first.
refusal-raised-already = You can raise only once.
refusal-card-not-held = You do not hold { $card }.
