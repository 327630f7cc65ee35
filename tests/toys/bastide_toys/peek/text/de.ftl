game-title = Spicken

name-gold = Gold
name-silver = Silber
name-copper = Kupfer
name-snake = eine Schlange
name-top = die oberste Karte
name-second = die zweite Karte
name-treasures = Schätze

option-looks = Karten zum Ansehen
preset-standard = Standard
preset-short-sighted = Nur eine Karte

move-look = Oben in den Stapel schauen
move-turn = Oberste Karte aufdecken
move-bury = { $place } unter den Stapel legen
move-leave = Die Karten liegen lassen
move-take = Oberste Karte nehmen

event-looks = { $player } schaut oben in den Stapel: { $cards }.
    .hidden = { $number ->
        [one] { $player } sieht sich die oberste Karte an.
       *[other] { $player } sieht sich die obersten { $number } Karten an.
    }
event-turns-up = { $player } deckt { $card } auf.
event-buries = { $player } legt { $place } unter den Stapel: { $card }.
    .hidden = { $player } legt { $place } unter den Stapel.
event-leaves = { $player } lässt die Karten liegen.
event-takes = { $player } nimmt die oberste Karte: { $card }.
    .hidden = { $player } nimmt die oberste Karte.
event-shows-hand = { $player } zeigt: { $cards }.

chance-treasure = Welcher Schatz ist es?

refusal-bury-or-leave = Lege eine der Karten unter den Stapel oder lass sie liegen.
refusal-look-first = Schau zuerst in den Stapel.
refusal-not-looked-at = Du hast { $place } nicht angesehen.
refusal-once-a-turn = Du hast schon geschaut oder aufgedeckt.
refusal-face-up-already = Die oberste Karte liegt schon offen.
refusal-must-take = Nimm zuerst die oberste Karte.
refusal-must-end = Du hast deine Karte genommen; beende den Zug.
