### Was allen Spielen gemeinsam ist.

## Spieler und Ergebnisse

player-name = Spieler { $number }

result-winners = { $players-count ->
    [one] { $players } gewinnt.
   *[other] { $players } teilen sich den Sieg.
}

score-total = Summe

## Die Statuszeile

status-to-act = { $players-count ->
    [one] { $players } ist am Zug.
   *[other] { $players } sind am Zug.
}
status-over = Das Spiel ist zu Ende.

## Züge, Ereignisse und Ablehnungen, die in den meisten Spielen gleich sind

move-end = Den Zug beenden

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
prompt-hand-over = Gib den Bildschirm an { $player } weiter und drücke die Eingabetaste.

help-commands = Tippe einen Zug, seine Nummer in der Liste oder nur sein Feld oder Plättchen. Oder tippe „moves“ für alle möglichen Züge, „why“ und einen Zug für den Grund, warum er nicht geht, „help“ und einen Namen für das, was diese Karte oder dieses Plättchen bewirkt, „rules“ für die Regeln, „score“ für den Punktestand, „undo“ zum Zurücknehmen, „save“ und eine Datei zum Speichern, „quit“ zum Verlassen.

problem-not-understood = „{ $text }“ ist weder Zug noch Befehl: Tippe „help“, um zu sehen, was möglich ist.
problem-nothing-to-undo = Es gibt nichts zurückzunehmen.
problem-rule = Regel { $rule }

notice-undone = Zurückgenommen.
notice-saved = Das Spiel ist in { $file } gespeichert.
notice-goodbye = Auf Wiedersehen.

cli-allowed = „{ $move }“ ist erlaubt.
cli-put-back = { $words }: Tippe „back“.
cli-save-where = Tippe „save“ und den Namen einer Datei.
cli-real-table = Sag, was auf eurem Tisch liegt oder fiel. „back“ nimmt deine letzte Antwort zurück, „quit“ beendet.
cli-cannot-save = Das Spiel konnte nicht in { $file } gespeichert werden: { $reason }.
cli-no-such-rule = Es gibt keine Regel „{ $rule }“: Tippe „rules“, um alle zu sehen.
cli-verified = { $plies ->
    [one] Das Protokoll stimmt: { $plies } Zug und jedes Zufallsergebnis passen zu den Regeln.
   *[other] Das Protokoll stimmt: { $plies } Züge und jedes Zufallsergebnis passen zu den Regeln.
}

## Die Einführung im Terminal

prompt-read-on = Weiter mit der Eingabetaste, Schluss mit „quit“
prompt-learner = Dein Zug, oder „hint“ für einen Hinweis
cli-learned = Das war die Einführung. „bastide play { $game }“ beginnt ein ganzes Spiel, „bastide rules { $game }“ zeigt die Regeln.
cli-learn-hint = Tippe „{ $move }“: { $words }.
cli-learn-unclear = „{ $text }“ ist kein Zug dieses Spiels: Tippe „hint“, um zu sehen, was gerade gefragt ist.
cli-learn-other = „{ $move }“ wäre erlaubt, aber die Einführung geht einen anderen Weg: Tippe „hint“, um ihn zu sehen.

## What others see of a link

share-text = Mittelalterliche Städtebau-Brettspiele mit Freunden oder gegen Bots, frei und im Browser.
# $host - who made the table; $title - the name of the game
share-invitation = { $host } lädt dich zu einer Partie { $title } ein
# $title - the name of the game
share-table = Eine Partie { $title }
