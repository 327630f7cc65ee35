### Der gezeichnete Spielplan von Feuville im Browser. Die Wörter des Spiels selbst kommen vom Server.

# Behind the name of whatever can be pressed
board-possible = jetzt möglich
board-persons = Die sechs Personen und ihre Spalten
# $name - a person, $number - the number of a die
board-person = { $number }: { $name }, Fähigkeit
# $person - whose column, $piece - what lies there
board-slot = { $person }: { $piece }
# $kind - wall, tower, sky or decree
board-empty = leer: { $kind }
# $name - a decree, $points - what it would score now
board-decree-worth = { $points ->
    [one] { $name }, jetzt { $points } Punkt wert
   *[other] { $name }, jetzt { $points } Punkte wert
}
board-gnome = Gnom
# $name - a person whom the gnome plays
board-gnome-as = { $number }: Gnom als { $name }
board-gnome-help = Beide Würfel zusammen rufen den Gnom: Er spielt einmal eine beliebige der sechs Personen.
board-fairy-help = Ein Würfel im Zug, egal welche Zahl, geht zur Fee und bringt eins ihrer drei Plättchen.
board-dragon = Drache
board-dragon-help = Wolken und Spalten: Wer weniger Wolken als Spalten hat, verliert bei einem Pasch Spalten.
board-dragon-count = { $player }: Wolken { $clouds }, Spalten { $columns }
# $player - whose town
board-town = Stadt von { $player }
# $column - +1 is right of the starting tile, $what - a list of what stands there
board-column = Spalte { $column }: { $what }
board-burnt = verbrannt
board-grass = Wiese
board-coat = Wappen
board-zoom-in = Größer
board-zoom-out = Kleiner
board-free-space = freier Platz
board-protected = vor Diebstahl geschützt
board-build = Bauen
board-put-back = Zurücklegen
board-evaluate = Werten
board-drop = Abwerfen
board-protect = Schützen
board-show-town = Stadt von { $player } zeigen
# $piece - a stored tile or decree
board-stored = Vorrat von { $player }: { $piece }
board-back-home = Zurück zu meiner Stadt
board-question = Was gefragt wird
board-waiting = { $player } überlegt …
board-off-turn = { $player } ist am Zug, aber du wirst gefragt:
board-worth-nothing = Noch nicht möglich: Die Bedingung ist nicht erfüllt.
board-wall-help = Kommt links oder rechts ans Ende deiner Stadt. Erlasse zählen seine Symbole.
board-tower-help = Kommt auf eine beliebige Mauer. Erlasse zählen seine Symbole.
board-sky-help = Kommt auf einen beliebigen Turm. Wenn der Drache kommt, brauchst du so viele Wolken wie Spalten.
board-start-help = Die erste Mauer deiner Stadt. Sie brennt nie.
board-prestige-help = Du wertest sie sofort.
board-column-next = Als Nächstes darauf: { $level }.
board-column-complete = Komplett: Sie kann für ein Stadtviertel gewertet werden.
board-column-burnt = Verbrannt: Niemand baut darauf, und kein Erlass zählt sie. Für den Drachen bleibt sie eine Spalte.
board-column-grass = Mit Gras wird sie für kein Stadtviertel mehr gewertet.
board-pile-help = Füllt die Reihe auf, sobald alle sechs Plätze leer sind.
board-decrees-help = Füllt am Ende jedes Zuges die Erlasse auf. Kann eine Lücke nicht gefüllt werden, so geht das Spiel zu Ende.
board-grass-help = Ein gewertetes Stadtviertel bekommt unter jede seiner Spalten ein Grasplättchen.
board-edition-help = Die Ausgaben unterscheiden sich in einigen Regeln.
board-last-round-help = Das Spiel endet, sobald alle gleich oft am Zug waren.
board-symbol-help = Erlasse werten die Symbole auf unverbrannten Plättchen.
board-evaluated-help = Wer am Ende die wenigsten Erlasse gewertet hat, bekommt 7 Ruhmespunkte.
board-start-player-help = Jede Runde beginnt mit dieser Person.
board-space-help = Ein Tableau hat zwei Plätze für Bauplättchen und ungewertete Erlasse.

## What is asked, as said by whoever stands beside it

# $persons - the persons of the unused dice
board-ask-dice = Deine Würfel: { $persons }.
board-ask-roll = Die Würfel warten.
board-ask-end = Beide Würfel sind benutzt.
# $person - whom the gnome plays
board-ask-person = Schau, ich bin jetzt: { $person }!
board-ask-hand = Wohin damit?
board-ask-hand-decree = Ein Erlass lohnt sich in einer prächtigen Stadt.
board-ask-must-build = Geht aufs Haus, aber nur jetzt!
board-ask-stored = Wähle einen Platz in deiner Stadt für das gelagerte Plättchen, oder leg es zurück.
board-ask-clouds = So viele Wolken!
# $total - rolled so far
board-ask-entertainer = Schon { $total }! Bis 10 gehört alles dir, darüber lachen die anderen.
board-ask-thief = Psst … wessen Schrank ist offen?
board-ask-publican = Nächste Runde!
board-ask-architect = Frisch vom Zeichenbrett!
board-ask-mayor = Zu Diensten, liebe Bürgerschaft.
board-ask-magician = Abrakadabra!
board-ask-fairy = Ich schenke dir etwas.
board-ask-charm = Deine Taschen sind voll.
board-ask-coat = Eine prächtige Stadt!
board-ask-selection = Die Reihen sind frisch, und du hast eine große Auswahl.
# $number - columns that must still be named
board-ask-dragon = { $number ->
    [one] Ich habe Hunger! Gib mir { $number } Spalte.
   *[other] Ich habe Hunger! Gib mir { $number } Spalten.
}
board-ask-small-district = Welche Spalte ist der kleine Stadtteil? Wiese kommt darunter.
board-ask-large-district = Welche zwei Nachbarn sind der große Stadtteil? Wiese kommt unter beide.
board-ask-splendid-view = Von wo ist der Blick am schönsten? Jedes Symbol auf den vier Plättchen zählt.
board-ask-own-discretion = Welches Symbol soll dreifach zählen?

## Wo eine Stellung aufgebaut wird

# $piece - Plättchen, Erlass oder Feenplättchen, $number - wie viele die Schachtel noch hat
board-editor-left = { $piece }, noch { $number }
# $column - +1 ist rechts vom Startplättchen, $level - Mauer, Turm oder Himmel, $what - das Plättchen dort oder „leer“
board-editor-place = Spalte { $column }, { $level }: { $what }
board-editor-empty = leer
board-editor-tiles = Plättchen für diesen Platz
board-editor-start = { $pointer ->
    [touch] Das ist dein Startplättchen. Tippe auf einen Platz darüber oder daneben.
   *[mouse] Das ist dein Startplättchen. Klick auf einen Platz darüber oder daneben.
}
board-editor-remove = Entfernen
board-editor-burnt = Verbrannt
board-editor-grass = Wiese
board-editor-coat = Wappen
board-editor-decrees-help = { $pointer ->
    [touch] Tippe auf einen Erlass, um ihn in der Stadt zu werten, wie sie jetzt ist.
   *[mouse] Klick auf einen Erlass, um ihn in der Stadt zu werten, wie sie jetzt ist.
}
# $points - was er brächte
board-editor-score = { $decree } werten: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
# $number - wie oft er gewertet ist
board-editor-unscore = { $decree } zurücknehmen (gewertet: { $number })
board-editor-points-help = Ändere eine Zahl, falls die Stadt beim Werten anders aussah. Kennst du nur die Summe? Trag sie beim Gaukler ein.
board-editor-deal = Rest der Auslage austeilen
board-editor-empty-space = Leer lassen
board-tab-persons = Tafel
board-tab-specials = Fee & Co.
board-tab-towns = Städte
