## Options

error-bad-word = Die Option { $option } kann nicht „{ $word }“ enthalten; sie nimmt random oder einige von { $choices-all }.
error-so-many-names = Die Option { $option } nimmt random oder { $number } verschiedene Namen, nicht „{ $value }“.
error-some-names = Die Option { $option } nimmt random oder einige verschiedene Namen, nicht „{ $value }“.
error-cannot-start = Spieler { $number } kann nicht beginnen: Es spielen nur { $players } mit.

## Component files

error-quadrant-missing = Die Komponentendaten haben keinen Quadranten { $quadrants }.
error-gold-amounts = cards.scoring: { $card } hat die falsche Zahl von Goldbeträgen
error-quadrant-row = Reihe { $row } des Quadranten { $quadrant } muss aus { $length } Buchstaben von { $letters } bestehen
error-special-at-border = der Quadrant { $quadrant } hat am Rand einen Ort oder eine Burg, bei { $row }.{ $column }
error-specials-too-close = der Quadrant { $quadrant } hat zwei Orte oder Burgen, die keine drei Schritte auseinander liegen, bei { $one } und { $other }
error-too-little-room = { $players } Personen mit je { $settlements } Siedlungen brauchen { $needed } Felder zum Bauen, und die { $quadrants } kargsten Quadranten haben { $room }

## Positions

error-no-such-hex = „{ $hex }“ ist kein Feld; Felder heißen Reihe.Spalte, von 0.0 bis { $last }.{ $last }.
error-four-quadrants = Der Spielplan braucht vier verschiedene Quadranten der Schachtel, nicht { $quadrants }.
error-no-move = Spieler { $number } ist am Zug, hat aber keine Möglichkeit: Das Begonnene lässt sich nicht beenden.
error-two-settlements = Auf { $hex } stehen zwei Siedlungen (KB-11).
error-no-settlement-there = Auf { $hex } kann keine Siedlung stehen (KB-10).
error-settlements-count = Spieler { $number } hat { $settled } Siedlungen auf dem Spielplan und muss { $left } im Vorrat haben, zusammen { $all } (KB-1).
error-no-such-location = { $hex } ist kein Ort dieses Spielplans; seine Orte sind { $locations }.
error-tile-never-taken = Spieler { $number } hat ein Plättchen, das nie genommen wurde (KB-28).
error-gained-never-taken = Spieler { $number } kann das Plättchen von { $hex } nicht bekommen haben, denn es wurde nie genommen (KB-28).
error-tile-without-neighbour = Spieler { $number } hat das Plättchen von { $hex }, aber keine Siedlung daneben (KB-31).
error-tiles-count = Die Plättchen von { $hex } gehen nicht auf: Dort müssen { $left } übrig sein (KB-3).
error-last-round = Die letzte Runde läuft genau dann, wenn jemand die letzte Siedlung gebaut hat (KB-47).
error-more-uses = Spieler { $number } kann { $tile } nicht öfter nutzen, als Plättchen davon da sind (KB-21).
error-builds-owed = Höchstens { $most } Bauten können noch zu machen sein, und keine ohne Karte (KB-9).
error-begun-or-not = Das Feld „begun“ passt nicht zu { $owed } noch zu machenden Bauten (KB-9).
error-card-not-replaced = Kein Feld mit { $terrain } ist frei: Die Karte muss durch eine andere ersetzt sein (KB-16).
error-tile-not-in-use = { $tile } kann jetzt nicht in Gebrauch sein (KB-21, KB-22).
error-nothing-lifted = Kein Plättchen kann gerade eine Siedlung von { $hex } versetzen (KB-46).
error-card-not-open = Spieler { $number } ist am Zug: Die Karte liegt offen, und keine ist auf der Hand (KB-8).
error-cards-count = Die Karten { $terrain } gehen nicht auf: Im Ziehstapel müssen { $left } sein (KB-5).
error-card-missing = Spieler { $number } muss eine Geländekarte auf der Hand haben (KB-5).
