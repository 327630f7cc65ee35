## Options

error-bad-word = Die Option { $option } kann nicht „{ $word }“ enthalten; sie nimmt random oder einige von { $choices-all }.
error-so-many-names = Die Option { $option } nimmt random oder { $number } verschiedene Namen, von denen jeder auch random sein darf, nicht „{ $value }“.
error-some-names = Die Option { $option } nimmt random oder einige verschiedene Namen, nicht „{ $value }“.
error-cannot-start = Spieler { $number } kann nicht beginnen: Es spielen nur { $players } mit.

## Component files

error-quadrant-missing = Die Komponentendaten haben keinen Quadranten { $quadrants }.
error-same-id-twice = { $where } hat eine id zweimal: { $id }
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
error-water-without-harbor = Spieler { $number } hatte nie einen Hafen und kann keine Siedlung auf { $hex } haben, denn das ist Wasser (KB-42).
error-lost-without-moving = Spieler { $number } hatte nie ein Plättchen, das Siedlungen versetzt, und kann das Plättchen von { $hex } nicht verloren haben (KB-31).
error-emptied-before-turn = Spieler { $number } hat die letzte Siedlung gebaut, aber der letzte Zug kommt erst noch (KB-48).
error-more-owed-than-left = Spieler { $number } hat noch { $left } Siedlungen und kann nicht { $owed } Bauten zu machen haben (KB-15).
error-built-and-gone = Spieler { $number } hat in diesem Zug gebaut, hat aber keine Siedlung auf dem Spielplan (KB-9).
error-gained-by-nothing = Spieler { $number } kann in diesem Zug nicht so viele Plättchen bekommen haben: Jedes kommt von einem Bau oder Versetzen (KB-26).
error-no-card-in-play = Vor Spieler { $number } muss eine Geländekarte liegen: Es sind Karten zu ziehen da (KB-8, KB-20).
error-card-after-last-turn = Spieler { $number } hatte den letzten Zug und hat danach keine Karte gezogen (KB-48).
error-unknown-cards = { $left } Geländekarten stehen nirgends und liegen nicht im Ziehstapel, aber { $unknown } Handkarten sind unbekannt (KB-5).
error-not-as-chosen = Die Stellung passt nicht zu ihrer Option { $option }={ $value } (KB-68).
