game-title = Einspruch

name-guard = einen Wächter
name-coin = eine Münze
name-rumour = ein Gerücht
name-treasures = Schätze
name-coins = Münzen

option-treasures = Schätze
preset-standard = Standard
preset-quick = Zwei Schätze

move-claim = Einen Schatz beanspruchen
move-draw = Eine Karte ziehen
move-block = Mit einem Wächter verhindern
move-pass = Passen

event-claims = { $player } beansprucht einen Schatz.
event-draws = { $player } zieht { $card }.
    .hidden = { $player } zieht eine Karte.
event-passes = { $player } passt.
event-blocks = { $player } verhindert es mit einem Wächter.
event-takes-treasure = { $player } nimmt einen Schatz.
event-shows-hand = { $cards-count ->
    [0] { $player } hat keine Karten zu zeigen.
   *[other] { $player } zeigt { $cards }.
}

chance-card = Welche Karte wird gezogen?

refusal-not-your-decision = { $player } muss sich entscheiden.
refusal-answer-the-claim = Antworte zuerst { $player }: verhindern oder passen.
refusal-no-guard = Du hast keinen Wächter.
refusal-nobody-asks = Niemand beansprucht etwas.
refusal-claim-or-draw = Beanspruche zuerst einen Schatz oder zieh eine Karte.
refusal-must-end = Du hast gehandelt; beende den Zug.
refusal-pile-empty = Der Stapel ist leer.
