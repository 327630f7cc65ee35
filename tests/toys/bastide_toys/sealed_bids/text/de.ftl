game-title = Verdeckte Gebote

name-prizes = Preise

option-rounds = Runden
preset-standard = Standard
preset-short = Zwei Runden

move-bid = { $card } bieten
move-raise = Um { $card } erhöhen
move-end = Gebot abschließen

event-lays-card = { $player } bietet { $card }.
event-raises = { $player } erhöht um { $card }.
event-ends-part = { $player } hat geboten.
event-shows-bid = { $cards-count ->
    [0] { $player } hat nichts geboten.
   *[other] { $player } hat { $cards } geboten.
}
event-wins = { $player } bekommt den Preis, { $prize }.
event-nobody-wins = Niemand bekommt den Preis, { $prize }.
event-turns-prize-up = Der nächste Preis ist { $prize }.

chance-money-card = Welche Geldkarte wird gezogen?
chance-prize = Welcher Preis wird aufgedeckt?

refusal-part-ended = Du hast dein Gebot abgeschlossen.
refusal-must-bid = Du musst zuerst eine Karte bieten.
refusal-bid-already = Du hast schon geboten; du kannst erhöhen.
refusal-bid-first = Biete zuerst eine Karte.
refusal-raised-already = Du kannst nur einmal erhöhen.
refusal-card-not-held = Du hast { $card } nicht auf der Hand.
