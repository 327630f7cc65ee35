## Component files

error-clouds-off-the-sky = { $where } ist kein Himmel und hat Wolken
error-gate-off-the-wall = { $where } ist keine Mauer und hat ein Tor
error-corner-misplaced = { $where } ist ein Himmel oder ein Tor und hat einen Eckturm
error-start-back-misplaced = { $where } hat die Start-Rückseite, die nur Himmel haben
error-number-of-tiles = tiles.tiles braucht { $least } bis { $most } Plättchen, nicht { $number }
error-tiles-of-a-kind = tiles.tiles braucht { $least } bis { $most } Plättchen der Art { $kind }, nicht { $number }
error-start-skies = tiles.tiles braucht { $number } Himmel mit der Start-Rückseite
error-decrees-too-few = decrees.decrees hat { $number } für die Reihe, weniger als entfernt und ausgelegt werden
error-evaluations-too-few = decrees.decrees braucht eine Stadtwertung für jede von { $players } Personen
error-prestige-points = fairy.fairy: { $tile } muss so viele Punkte geben, wie die id sagt
error-charms-too-few = fairy.fairy braucht mindestens { $least } Plättchen
error-symbols-too-many = tiles.tiles zeigt das Symbol { $symbol } mehr als { $most }-mal

## Positions

error-step-out-of-place = Der Schritt „{ $step }“ kann dort nicht warten (FV-10).
error-named-in-vain = Dem Drachen wurden die Spalten { $named } nicht genannt (FV-63).
error-turn-is-over = Der Zug ist vorbei: Die nächste Person muss am Zug sein (FV-10).
error-chance-first = Erst müssen Würfel oder Stapel gefragt werden, bevor jemand entscheiden kann (FV-10).
error-asked-without-move = Spieler { $number } ist gefragt, hat aber keine Möglichkeit.
error-town-not-a-row = Die Stadt von Spieler { $number } muss eine Reihe von Spalten mit Spalte 0 darin sein (FV-21).
error-column-not-stacked = Spalte { $column } von Spieler { $number } muss von unten Mauer, Turm, Himmel sein (FV-20).
error-one-coat-of-arms = Spieler { $number } hat nur ein Wappen (FV-37).
error-bare-tile-burns = Ein bloßes Startplättchen brennt nie ab (FV-64).
error-no-such-tile = Die Schachtel hat kein Plättchen „{ $tile }“.
error-evaluation-twice = Spieler { $number } kann die Stadtwertung nur einmal machen (FV-37).
error-not-of-this-kind = „{ $code }“ ist nicht von der Art { $kind }.
error-first-step = Der erste Schritt, und kein anderer, ist „main“ oder „finish“.
error-hand-without-step = Genau dann ist etwas in der Hand, wenn ein Schritt fragt, wohin es kommt (FV-16).
error-die-not-used = Für „{ $move }“ kann kein Würfel benutzt worden sein (FV-12).
error-grass-count = Das neutrale Gras geht nicht auf: { $number } müssen übrig sein (FV-34).
error-tiles-count = Die Plättchen „{ $tile }“ gehen nicht auf: In der Schachtel sind { $number } (FV-1).
error-decrees-count = Die Erlasse { $decree } gehen nicht auf: { $number } müssen verdeckt sein (FV-5).
error-decree-pile = Im Stapel der Erlasse müssen { $number } sein (FV-5).
error-charms-count = Die Feenzauber { $tile } gehen nicht auf: Im Vorrat müssen { $number } sein (FV-4).
error-column-marked-twice = Spalte { $column } von Spieler { $number } kann einmal verbrannt sein und ein Grasplättchen haben (FV-33).
error-grass-under-unfinished = Spalte { $column } von Spieler { $number } hat Gras und ist nicht komplett (FV-31).
error-grass-and-districts = Das Gras von Spieler { $number } passt nicht zu den gewerteten Stadtvierteln: { $small } kleine, { $large } große (FV-33).
error-clouds-burnt = Spalte { $column } von Spieler { $number } hat Wolken und kann in dieser Ausgabe nicht abbrennen (FV-63).
error-coat-and-evaluation = Spieler { $number } hat genau dann das Wappen gelegt, wenn die Stadtwertung gemacht ist (FV-37).
error-no-townscape = Spieler { $number } kann die Stadtwertung nicht gemacht haben: Die Stadtansicht fehlt (FV-35).
error-die-without-evaluation = Ein Würfel wurde für eine Stadtwertung benutzt, die nicht gemacht ist (FV-37).
error-row-not-refilled = Die Reihe „{ $row }“ kann nicht leer sein: In ihrem Stapel sind noch { $number } Plättchen (FV-26).
error-decrees-not-refilled = Die Reihe der Erlasse muss zu Beginn eines Zuges voll sein: In ihrem Stapel sind noch { $number } (FV-44).
error-charm-not-refilled = Der offene Feenzauber { $slot } fehlt (FV-54).
error-over-without-last-round = Ohne Zug ist das Spiel vorbei, also war es die letzte Runde.
error-decrees-left-over = Das Spiel ist nicht vorbei, solange die Reihe der Erlasse aufgefüllt werden kann (FV-71).
error-no-last-round = Es ist nicht die letzte Runde: Die Reihe der Erlasse konnte aufgefüllt werden (FV-71).
error-round-is-finished = Die letzte Runde ist vorbei, bevor Spieler { $number } am Zug ist (FV-72).
error-dragon-miscounted = Der Drache verlangt von Spieler { $number } so viele Spalten, wie Wolken fehlen (FV-63).
error-points-do-not-fit = Spieler { $number } kann nicht { $points } Punkte durch { $source } bekommen haben (FV-45).
error-charm-never-leaves = Der Feenzauber { $tile } kommt in dieser Ausgabe nie aus dem Spiel (FV-54).
error-dice-not-used = Ein Zug endet, wenn beide Würfel benutzt sind (FV-13).
