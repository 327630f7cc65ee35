game-title = Peek

name-gold = gold
name-silver = silver
name-copper = copper
name-snake = a snake
name-top = the top card
name-second = the second card
name-treasures = Treasures

option-looks = Cards to look at
preset-standard = Standard
preset-short-sighted = One card only

move-look = Look at the top of the pile
move-turn = Turn the top card up
move-bury = Bury { $place }
move-leave = Leave the cards where they are
move-take = Take the top card

event-looks = { $player } looks at the top of the pile: { $cards }.
    .hidden = { $number ->
        [one] { $player } looks at the top card.
       *[other] { $player } looks at the top { $number } cards.
    }
event-turns-up = { $player } turns up { $card }.
event-buries = { $player } buries { $place }, { $card }.
    .hidden = { $player } buries { $place }.
event-leaves = { $player } leaves the cards where they are.
event-takes = { $player } takes the top card, { $card }.
    .hidden = { $player } takes the top card.
event-shows-hand = { $player } shows: { $cards }.

chance-treasure = Which treasure is it?

refusal-bury-or-leave = Bury one of the cards, or leave them.
refusal-look-first = Look at the pile first.
refusal-not-looked-at = You have not looked at { $place }.
refusal-once-a-turn = You have looked or turned a card up already.
refusal-face-up-already = The top card lies face up already.
refusal-must-take = Take the top card first.
refusal-must-end = You have taken your card; end your turn.
