### Was allen Spielen gemeinsam ist.

## Spieler und Ergebnisse

player-name = Spieler { $number }

result-winners = { $players-count ->
    [one] { $players } gewinnt.
   *[other] { $players } teilen sich den Sieg.
}

advice-because = Dafür spricht, dass der Zug { $reasons }.

score-total = Summe

## Die Statuszeile

status-to-act = { $players-count ->
    [one] { $players } ist am Zug.
   *[other] { $players } sind am Zug.
}
status-over = Das Spiel ist zu Ende.

## Züge, Ereignisse und Ablehnungen, die in den meisten Spielen gleich sind

move-end = Den Zug beenden
label-can = Du kannst { $can-or }.

event-ends-turn = { $player } beendet den Zug.
event-game-over = Das Spiel ist zu Ende.

refusal-not-your-turn = { $player } ist am Zug: Warte, bis du an der Reihe bist.
refusal-no-such-move = Einen solchen Zug gibt es in diesem Spiel nicht: Wähle einen der angebotenen.
refusal-game-over = Das Spiel ist zu Ende: Beginne ein neues, um weiterzuspielen.

## Werte von Optionen

choice-random = zufällig
choice-none = keine
choice-true = ja
choice-false = nein

## Das Spiel im Terminal

prompt-move = { $player }, dein Zug
prompt-over = Eingabetaste zum Verlassen, oder „{ word-save }“ und eine Datei
prompt-hand-over = Gib den Bildschirm an { $player } weiter und drücke die Eingabetaste.

help-commands = Tippe einen Zug, seine Nummer in der Liste oder nur sein Feld oder Plättchen. Die Tabulatortaste ergänzt. Oder tippe:
word-help = hilfe
    .does = Zeigt diese Liste; mit einem Namen, was diese Karte oder dieses Plättchen bewirkt.
word-moves = züge
    .does = Zeigt, was möglich ist; mit einem Wort nur die Züge, die so beginnen.
word-why = warum
    .does = Mit einem Zug: sagt, warum er nicht geht.
word-table = tisch
    .does = Zeigt den Tisch noch einmal.
word-legend = legende
    .does = Erklärt die Zeichen auf dem Bildschirm.
word-score = punkte
    .does = Zeigt den Punktestand.
word-rules = regeln
    .does = Zeigt die Regeln; mit einer Nummer nur diese.
word-undo = rückgängig
    .does = Nimmt deinen letzten Schritt zurück.
word-save = speichern
    .does = Mit einem Dateinamen: speichert das Spiel dort.
word-quit = beenden
    .does = Verlässt das Spiel.
word-back = zurück
    .does = Legt zurück, was du nur gewählt hast, etwa ein Plättchen.
word-hint = tipp
    .does = Zeigt, was ein starker Bot tun würde, und warum.

problem-not-understood = „{ $text }“ ist weder Zug noch Befehl: Tippe „{ word-help }“, um zu sehen, was möglich ist.
problem-nothing-to-undo = Es gibt nichts zurückzunehmen.
problem-rule = Regel { $rule }

notice-undone = Zurückgenommen.
notice-saved = Das Spiel ist in { $file } gespeichert.
notice-kept = Das Spiel ist gespeichert: Mit „bastide play --resume“ geht es weiter.
cli-cannot-keep = Dieses Spiel lässt sich nicht nebenbei speichern: { $reason }.
cli-no-legend = Dieses Spiel kommt ohne Legende aus.
cli-score-hidden = Die Punkte bleiben verborgen, solange alle geheim entscheiden. Der Tisch zeigt, was du weißt.
notice-goodbye = Auf Wiedersehen.

cli-allowed = „{ $move }“ ist erlaubt.
cli-put-back = { $words }: Tippe „{ word-back }“.
cli-hint = Ein starker Bot würde so spielen:
cli-save-where = Tippe „{ word-save }“ und den Namen einer Datei.
cli-real-table = Sag, was auf eurem Tisch liegt oder fiel. „{ word-back }“ nimmt deine letzte Antwort zurück, „{ word-quit }“ beendet.
cli-cannot-save = Das Spiel konnte nicht in { $file } gespeichert werden: { $reason }.
cli-no-such-rule = Es gibt keine Regel „{ $rule }“: Tippe „{ word-rules }“, um alle zu sehen.
verify-moves = { $plies ->
    [one] Züge: Der einzige Zug ist erlaubt.
   *[other] Züge: Alle { $plies } sind erlaubt.
}
verify-chance = Zufall: Jedes Ergebnis folgt aus dem offengelegten Geheimnis und den Zufallszahlen.
verify-chance-given = { $plies ->
    [0] Zufall: Die Anfangsstellung stammt von anderswo und wurde nicht geprüft. Jedes Ergebnis danach folgt aus dem offengelegten Geheimnis und den Zufallszahlen.
   *[other] Zufall: Alles bis Zug { $plies } stammt aus einer anderen Partie und wurde nicht geprüft. Jedes spätere Ergebnis folgt aus dem offengelegten Geheimnis und den Zufallszahlen.
}
verify-chance-none = Zufall: nicht geprüft. Nur Protokolle von Online-Tischen legen ein Geheimnis offen, mit dem man ihn prüfen kann.
verify-secret-proved = Geheimnis: bewiesen. Es passt zu deinem Fingerabdruck, stand also vor der Partie fest.
verify-secret-unproved = Geheimnis: NICHT bewiesen. Wer fälscht, erfindet ein Geheimnis samt passendem Fingerabdruck. Gib mit --commitment den Wert an, der vor der Partie am Tisch veröffentlicht wurde.
verify-nonces-proved = Zufallszahlen: bewiesen für { $players }.
verify-nonces-unproved = Zufallszahlen: NICHT bewiesen. Wer den Server betreibt und alle Zufallszahlen vorher kennt, kann sich ein Geheimnis aussuchen. Gib mit --nonce den Wert an, den dein Programm gezogen hat.
verify-proved = Fair: Niemand konnte die hier geprüften Ergebnisse aussuchen.
verify-unproved = In sich stimmig, aber nicht als fair bewiesen.

## Die Einführung im Terminal

prompt-read-on = Weiter mit der Eingabetaste, Schluss mit „{ word-quit }“
prompt-learner = Dein Zug, oder „{ word-hint }“ für einen Hinweis
cli-learned = Das war die Einführung. „bastide play { $game }“ beginnt ein ganzes Spiel, „bastide rules { $game }“ zeigt die Regeln.
cli-learn-hint = Tippe „{ $move }“: { $words }.
cli-learn-unclear = „{ $text }“ ist kein Zug dieses Spiels: Tippe „{ word-hint }“, um zu sehen, was gerade gefragt ist.
cli-learn-other = „{ $move }“ wäre erlaubt, aber die Einführung geht einen anderen Weg: Tippe „{ word-hint }“, um ihn zu sehen.

## Die Analyse eines Spiels

cli-analysis-head = { $title }: { $turns ->
    [one] { $turns } Spielzug
   *[other] { $turns } Spielzüge
}, mit Vorschlägen des Bots „{ $level }“.
cli-analysis-chances = Gewinnchance nach jedem Spielzug
cli-analysis-points = Erwartete Punkte nach jedem Spielzug
cli-analysis-turn = Zug
cli-analysis-player = Spieler
cli-analysis-chance = Chance
cli-analysis-expected = Punkte
cli-analysis-lost = Verlust
cli-analysis-moves = Gespielt
cli-analysis-turning = Wendepunkte
cli-analysis-steady = Kein Zug hat die Aussichten stark verändert.
cli-analysis-swing = Zug { $turn }, { $player }: { $before } → { $after }
cli-analysis-better = Um { $gain } besser:
cli-analysis-fine = Der Bot findet nichts Besseres.

## What others see of a link

share-text = Mittelalterliche Städtebau-Brettspiele mit Freunden oder gegen Bots, frei und im Browser.
# $host - who made the table; $title - the name of the game
share-invitation = { $host } lädt dich zu einer Partie { $title } ein
# $title - the name of the game
share-table = Eine Partie { $title }
