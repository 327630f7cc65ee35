### Der gezeichnete Plan von Kingdom Builder im Browser. Die Worte des Spiels selbst kommen vom Server.

board-grid = Spielplan aus 20 Reihen mit je 20 Feldern
board-keys = Pfeiltasten gehen von Feld zu Feld, N und P zum nächsten und vorigen möglichen Feld, Eingabe wählt, I erklärt, Plus und Minus vergrößern und verkleinern.
board-location = { $left ->
    [0] { $name }, kein Plättchen mehr
    [one] { $name }, noch { $left } Plättchen
   *[other] { $name }, noch { $left } Plättchen
}
board-settled = Siedlung von { $player }
board-lifted = hochgenommen
board-prospect-gold = { $gold } Gold
board-prospect-gain = Gewinnt { $name }
board-prospect-loss = Verliert { $name }
board-tile = { $held ->
    [1] { $ready ->
        [0] { $name }, nicht bereit
       *[other] { $name }, bereit
    }
   *[other] { $name }, { $ready } von { $held } bereit
}
board-own-card = Deine nächste Karte
board-gold = { $card }: { $gold } Gold
board-supply = { $supply } Siedlungen im Vorrat
board-zoom-in = Vergrößern
board-zoom-out = Verkleinern
board-zoom-all = Den ganzen Plan zeigen
board-hidden-card = Verdeckte Geländekarte
board-editor-map = { $pointer ->
    [touch] Tippe auf ein Feld, um eine Siedlung zu setzen oder wegzunehmen, oder auf einen Ort, um sein Plättchen zu nehmen.
   *[mouse] Klick auf ein Feld, um eine Siedlung zu setzen oder wegzunehmen, oder auf einen Ort, um sein Plättchen zu nehmen.
}
board-editor-boards = Quadranten und Wertungskarten
board-editor-quadrant = Quadrant, { $place }
board-editor-rotate = Quadranten drehen, { $place }

board-castle-help = 3 Gold für jede Burg, neben der mindestens eine deiner Siedlungen steht.
board-water-help = Aufs Wasser kommst du nur mit dem Hafen.
board-mountain-help = Im Gebirge kann niemand bauen.
board-location-help = Baue neben diesem Ort, um eines seiner Plättchen zu nehmen.
board-location-had = Du hattest dein Plättchen von hier schon.
board-card-help = Baue 3 Siedlungen auf { $terrain }, wenn möglich neben deine eigenen.
board-next-card-help = Du spielst sie in deinem nächsten Zug. Die anderen sehen sie nicht.
board-supply-help = Hat jemand die letzte Siedlung gebaut, so endet das Spiel mit dieser Runde.
board-last-round-help = Jemand hat die letzte Siedlung gebaut. Das Spiel endet, sobald alle gleich oft am Zug waren.
board-draw-pile-help = Am Ende deines Zuges ziehst du von hier deine nächste Geländekarte.
board-discards-help = Ist der Nachziehstapel leer, so werden die abgelegten Karten gemischt und bilden einen neuen.
board-removed-help = Sie kam aus dem Spiel, weil kein Feld ihres Geländes frei war.
board-hidden-card-help = Die nächste Karte dieser Person. Nur sie selbst sieht sie.
