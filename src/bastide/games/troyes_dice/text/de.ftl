### Troyes Dice.

game-title = Troyes Dice
game-blurb = Acht Tage im mittelalterlichen Troyes: Alle nutzen gleichzeitig dieselben Würfel, um Ressourcen zu sammeln, zu bauen und die Gefolgsleute dreier Stadtteile zu gewinnen.

## Farben: „.e“ wie in „die rote 5“, „.en“ wie in „den roten Würfel“, „.er“ wie in „als roter 5“

name-red = rot
    .e = rote
    .en = roten
    .er = roter
name-yellow = gelb
    .e = gelbe
    .en = gelben
    .er = gelber
name-white = weiß
    .e = weiße
    .en = weißen
    .er = weißer
name-red-yellow = rot und gelb
name-red-white = rot und weiß
name-yellow-white = gelb und weiß

## Ressourcen

name-influence = Einfluss
    .help = Gib 1 aus, um den Wert deines Würfels um 1 zu ändern.
name-deniers = Denare
    .one = Denar
    .help = Was die meisten Würfel kosten.
name-knowledge = Wissen
    .help = Gib 2 aus, um die Farbe deines Würfels zu ändern.

## Gebäude: „.the“ mit Artikel im Wenfall

name-fortress = Festung
    .the = die Festung
    .help = Rot, Prestige: schützt ihre Spalte vor Angriffen und bringt den Gefolgsmann, den sie zeigt.
name-palace = Grafenpalast
    .the = den Grafenpalast
    .help = Rot, Nutzgebäude: bringt zwei rote Gefolgsleute.
name-great-hall = Große Markthalle
    .the = die Große Markthalle
    .help = Gelb, Prestige: bringt Ressourcen oder Gefolgsleute für jeden Würfel einer Farbe.
name-city-hall = Rathaus
    .the = das Rathaus
    .help = Gelb, Nutzgebäude: bringt zwei gelbe Gefolgsleute.
name-cathedral = Kathedrale
    .the = die Kathedrale
    .help = Weiß, Prestige: Ihre Persönlichkeit wertet am Ende eine Reihe von Gebäuden.
name-bishopric = Bischofssitz
    .the = den Bischofssitz
    .help = Weiß, Nutzgebäude: bringt zwei weiße Gefolgsleute.

## Persönlichkeiten

name-hugues-de-payns = Hugues de Payns
    .help = Punkte für deine Festungen.
name-isabeau-de-baviere = Isabeau de Bavière
    .help = Punkte für deine Grafenpaläste.
name-thibaut-ii = Thibaut II
    .help = Punkte für deine Großen Markthallen.
name-jeanne-de-champagne = Jeanne de Champagne
    .help = Punkte für deine Rathäuser.
name-urbain-iv = Urbain IV
    .help = Punkte für deine Kathedralen.
name-marie-de-champagne = Marie de Champagne
    .help = Punkte für deine Bischofssitze.

## Spalten

name-a = A
name-b = B
name-c = C
name-d = D
name-e = E
name-f = F

## Tageszeiten

name-morning = Vormittag
name-afternoon = Nachmittag

## Nummerierung

name-increasing = aufsteigend
name-decreasing = absteigend

## Plättchen der Erweiterung

name-banquet-1 = Bankett 1
    .help = Ein Einfluss darf diesen Würfel um 2 statt um 1 ändern.
name-banquet-2 = Bankett 2
    .help = Dieser Würfel ist kostenlos.
name-banquet-3 = Bankett 3
    .help = Eine mit diesem Würfel gebaute Kathedrale bringt eine Ressource jeder Art.
name-banquet-4 = Bankett 4
    .help = Ein mit diesem Würfel gebautes Nutzgebäude bringt einen weiteren Gefolgsmann seiner Farbe.
name-banquet-5 = Bankett 5
    .help = Die Farbe dieses Würfels zu ändern kostet nur 1 Wissen.
name-banquet-6 = Bankett 6
    .help = Eine mit diesem Würfel gebaute Festung bringt einen weiteren roten und einen gelben oder weißen Gefolgsmann.
name-banquet-7 = Bankett 7
    .help = Für eine mit diesem Würfel gebaute Große Markthalle zählt ein weiterer Würfel der verlangten Farbe.
name-banquet-8 = Bankett 8
    .help = Ein schwarzer Würfel greift hier nichts an und darf wie jeder andere gewählt werden; nach dieser Tageszeit dreht sich das Plättchen.
name-raid-1 = Überfall 1
    .help = Einfluss kann den Wert dieses Würfels nicht ändern.
name-raid-2 = Überfall 2
    .help = Dieser Würfel kostet 1 Denar mehr.
name-raid-3 = Überfall 3
    .help = Dieser Würfel kostet 1 Wissen mehr.
name-raid-4 = Überfall 4
    .help = Dieser Würfel hat den Wert 0; Einfluss darf ihn erhöhen.
name-raid-5 = Überfall 5
    .help = Wissen kann die Farbe dieses Würfels nicht ändern.
name-raid-6 = Überfall 6
    .help = Dieser Würfel kostet 1 Einfluss mehr.
name-raid-7 = Überfall 7
    .help = Dieser Würfel kann keine Prestigegebäude bauen.
name-raid-8 = Überfall 8
    .help = Ein durchsichtiger Würfel wirkt hier wie ein schwarzer: Er greift an und kann nicht gewählt werden.

## Errungenschaften

name-three-solo-games = Allein in Troyes
    .help = Spiele drei Partien allein.
name-three-multiplayer-games = In guter Gesellschaft
    .help = Spiele drei Partien mit anderen.
name-three-expansion-games = Zwischen Bankett und Überfall
    .help = Spiele drei Partien mit der Erweiterung.
name-points-45 = 45 Punkte
    .help = Beende eine Partie mit mindestens 45 Punkten.
name-points-55 = 55 Punkte
    .help = Beende eine Partie mit mindestens 55 Punkten.
name-points-65 = 65 Punkte
    .help = Beende eine Partie mit mindestens 65 Punkten.
name-victory-over-60 = Glänzender Sieg
    .help = Gewinne gegen andere mit mehr als 60 Punkten.
name-character-18 = Hohe Gunst
    .help = Erhalte 18 Punkte durch eine Persönlichkeit.
name-citizens-40 = Eine belebte Stadt
    .help = Beende eine Partie mit mindestens 40 Gefolgsleuten.
name-all-fortress = Alle Festungen
    .help = Baue die ganze Reihe der Festungen.
name-all-palace = Alle Grafenpaläste
    .help = Baue die ganze Reihe der Grafenpaläste.
name-all-great-hall = Alle Großen Markthallen
    .help = Baue die ganze Reihe der Großen Markthallen.
name-all-city-hall = Alle Rathäuser
    .help = Baue die ganze Reihe der Rathäuser.
name-all-cathedral = Alle Kathedralen
    .help = Baue die ganze Reihe der Kathedralen.
name-all-bishopric = Alle Bischofssitze
    .help = Baue die ganze Reihe der Bischofssitze.
name-all-influence = Aller Einfluss
    .help = Kreise die ganze Leiste des Einflusses ein.
name-all-deniers = Alle Denare
    .help = Kreise die ganze Leiste der Denare ein.
name-all-knowledge = Alles Wissen
    .help = Kreise die ganze Leiste des Wissens ein.
name-all-red = Alle Ritter
    .help = Kreise die ganze rote Leiste der Gefolgsleute ein.
name-all-yellow = Alle Handwerker
    .help = Kreise die ganze gelbe Leiste der Gefolgsleute ein.
name-all-white = Alle Priester
    .help = Kreise die ganze weiße Leiste der Gefolgsleute ein.

## Züge

move-direction = Die Spalten { $direction } nummerieren
move-number = Der nächsten Spalte den Wert { $value } geben
move-die = Würfel { $die } wählen
move-relief = Statt einer Aktion eine Ressource jeder Art nehmen
move-pay = Mit 1 { $resource-one } bezahlen
move-value = Den Wert auf { $value } ändern
move-colour = Die Farbe ändern: { $colour }
move-resources = Ressourcen erhalten
move-prestige = Das Prestigegebäude bauen
move-work = Das Nutzgebäude bauen
move-take = Zuerst { $resource } einkreisen
move-citizen = Einen { $colour-en } Gefolgsmann einkreisen
move-build = { $building } in Spalte { $column } bauen
move-decline = Darauf verzichten
move-end = Die Tageszeit für dich beenden

## Ereignisse

event-numbers-column = { $player } gibt Spalte { $column } den Wert { $value }.
event-counts-up = { $player } lässt die Werte von { $value } an steigen.
event-counts-down = { $player } lässt die Werte von { $value } an fallen.
event-numbered = { $player } hat die Spalten nummeriert: { $values }.
event-opens-half-day = Tag { $day }, { $half }: Die Würfel zeigen { $dice }, der schwarze zeigt { $black }.
event-shelters-black-die = Der schwarze Würfel ist bei einem Bankett zu Gast: Er greift nichts an und darf als { $colour-e } { $value } gewählt werden.
event-destroys-plaza = Der Würfel mit der { $value } zerstört den { $colour-en } Stadtplatz unter sich.
event-strikes = Die { $colour-e } { $value } wird durchgestrichen bei { $players }.
event-fortress-spares = Eine Festung schützt die { $colour-e } { $value } bei { $players }.
event-rebuilds-plaza = Der { $source-e } Stadtplatz ist wieder aufgebaut: Er ist jetzt { $colour }.
event-turns-tile = { $banquet } wird zu { $raid }.
event-chooses-die = { $player } wählt Würfel { $die }, eine { $colour-e } { $value }.
event-pays = { $number ->
    [one] { $player } zahlt { $number } { $resource-one }.
   *[other] { $player } zahlt { $number } { $resource }.
}
event-changes-value = { $player } macht daraus für { $number } Einfluss eine { $value }.
event-changes-colour = { $player } ändert für { $number } Wissen die Farbe: { $colour }.
event-takes-relief = { $player } kann keinen Würfel bezahlen und erhält stattdessen eine Ressource jeder Art.
event-gains-resources = { $number ->
    [one] { $player } erhält { $number } { $resource-one }.
   *[other] { $player } erhält { $number } { $resource }.
}
event-loses-resources = Die Leiste für { $resource } ist voll: Was nicht passt, verfällt ({ $number }).
event-gains-citizens = { $number ->
    [one] { $player } erhält { $number } { $colour-en } Gefolgsmann.
   *[other] { $player } erhält { $number } { $colour-e } Gefolgsleute.
}
event-loses-citizens = { $number ->
    [one] Alle Leisten sind voll: { $number } Gefolgsmann verfällt.
   *[other] Alle Leisten sind voll: { $number } Gefolgsleute verfallen.
}
event-earns-bonus = Gefolgsmann { $place } auf der { $colour-en } Leiste bringt einen Bonus.
event-builds = { $player } baut { $building-the } in Spalte { $column } ({ $value }).
event-bonus-lapses = Für diesen Bonus gibt es kein Gebäude mehr: Er verfällt.
event-declines = { $player } verzichtet.
event-ends-part = { $player } hat diese Tageszeit beendet.
event-shows-relief = { $player } konnte keinen Würfel bezahlen und erhielt eine Ressource jeder Art.
event-shows-resources = { $changed ->
    [0] { $player } nutzte die { $die-colour-e } { $die-value } für Ressourcen: { $resource }.
   *[other] { $player } nutzte die { $die-colour-e } { $die-value } als { $colour-e } { $value } für Ressourcen: { $resource }.
}
event-shows-building = { $changed ->
    [0] { $player } baute mit der { $die-colour-en } { $die-value } { $building-the } in Spalte { $column }.
   *[other] { $player } baute mit der { $die-colour-en } { $die-value } als { $colour-er } { $value } { $building-the } in Spalte { $column }.
}
event-shows-bonus-building = { $player } baute als Bonus { $building-the } in Spalte { $column }.
event-shows-citizens = { $number ->
    [one] { $player } erhielt { $number } Gefolgsmann.
   *[other] { $player } erhielt { $number } Gefolgsleute.
}

## Warum ein Zug nicht geht

refusal-no-such-player = Diese Person gibt es am Tisch nicht.
refusal-part-ended = Du hast diese Tageszeit beendet: Warte, bis alle fertig sind, oder nimm dein Ende zurück.
refusal-already-numbered = Die Spalten sind schon nummeriert: Wähle einen Würfel.
refusal-crier-numbers = { $player } ist Stadtausrufer und nummeriert die Spalten: Warte, bis das geschehen ist.
refusal-end-numbering = Alle Spalten haben ihren Wert: Beende die Nummerierung oder nimm sie zurück.
refusal-value-used = Die { $value } steht schon über einer anderen Spalte: Wähle einen anderen Wert.
refusal-choose-number = Wähle erst einen Wert für Spalte { $column }.
refusal-choose-direction = Wähle erst, ob die Werte steigen oder fallen.
refusal-end-part = Du hattest deine Aktion: Beende diese Tageszeit oder nimm Schritte zurück.
refusal-must-act = Du kannst diese Tageszeit noch nicht beenden: Wähle erst einen Würfel und eine Aktion.
refusal-no-bonus-due = Gerade steht kein Bonus an: Mach mit deiner Aktion weiter.
refusal-die-chosen = Du hast schon Würfel { $die } gewählt: Nimm ihn zurück, um einen anderen zu wählen.
refusal-resource-missing = Davon hast du nichts mehr ({ $resource }): Bezahle mit etwas anderem.
refusal-pay-first = Bezahle erst den Würfel: mit einer Ressource deiner Wahl.
refusal-nothing-to-pay = Der Würfel ist bezahlt: Ändere ihn oder wähle deine Aktion.
refusal-die-affordable = Du kannst einen Würfel bezahlen: Nur wer keinen bezahlen kann, erhält stattdessen eine Ressource jeder Art.
refusal-choose-die = Wähle erst einen Würfel.
refusal-black-die = Der schwarze Würfel kann nicht gewählt werden: Wähle einen durchsichtigen.
refusal-raided-die = Würfel { $die } liegt bei einem Überfall und wirkt wie ein schwarzer: Wähle einen anderen.
refusal-cannot-pay = Du kannst Würfel { $die } nicht bezahlen: Wähle einen billigeren.
refusal-colour-changed = Du hast die Farbe schon geändert: Wähle deine Aktion.
refusal-same-colour = Der Würfel ist schon { $colour }.
refusal-colour-fixed = Bei diesem Überfall lässt sich die Farbe des Würfels nicht ändern.
refusal-knowledge-missing = Eine andere Farbe kostet { $number } Wissen, und das hast du nicht.
refusal-value-changed = Du hast den Wert schon geändert: Wähle deine Aktion.
refusal-same-value = Der Würfel zeigt schon { $value }.
refusal-value-fixed = Bei diesem Überfall lässt sich der Wert des Würfels nicht ändern.
refusal-influence-missing = Das kostet { $number } Einfluss, und du hast { $left }.
refusal-value-zero = Ein Würfel mit dem Wert 0 baut nichts: Erhöhe ihn mit Einfluss oder erhalte Ressourcen.
refusal-no-prestige = Bei diesem Überfall baut der Würfel keine Prestigegebäude: Wähle etwas anderes.
refusal-stands = Das steht in Spalte { $value } schon ({ $building }): Wähle etwas anderes.
refusal-blocked = Deine { $colour-e } { $value } ist durchgestrichen, dort kann nichts mehr gebaut werden.
refusal-resource-order = Wähle erst, welche Ressource du als nächste einkreist.
refusal-track-full = Diese Leiste ist voll ({ $resource }): Wähle eine andere.
refusal-citizen-first = Ein Gefolgsmann wartet: Wähle erst seine Farbe.
refusal-citizens-full = Deine { $colour-e } Leiste ist voll: Wähle eine andere oder verzichte.
refusal-bonus-building = Erst steht ein Gebäude als Bonus an: Wähle in einer beliebigen Spalte eines von diesen: { $buildings }.
refusal-bonus-stands = Das steht in Spalte { $column } schon ({ $building }): Wähle ein anderes.
refusal-bonus-blocked = Das ist in Spalte { $column } gesperrt ({ $building }): Wähle ein anderes.

## Optionen und Voreinstellungen

option-numbering = Nummerierung
    .help = Wie die Spalten der Wertungszettel zu ihren Werten kommen.
    .choice-first-game = 1 bis 6 von links
    .choice-rolled = erster Wert geworfen, Richtung vom Stadtausrufer gewählt
    .choice-expert = beliebige Reihenfolge, vom Stadtausrufer gewählt
option-crier = Stadtausrufer
    .help = Wer die Spalten nummeriert.
    .choice-1 = Spieler 1
    .choice-2 = Spieler 2
    .choice-3 = Spieler 3
    .choice-4 = Spieler 4
    .choice-5 = Spieler 5
    .choice-6 = Spieler 6
    .choice-7 = Spieler 7
    .choice-8 = Spieler 8
    .choice-9 = Spieler 9
    .choice-10 = Spieler 10
option-banquets-and-raids = Bankette und Überfälle
    .help = Ob drei Plättchen der Erweiterung neben dem Rad liegen.
option-tiles = Plättchen
    .help = Welche drei Plättchen der Erweiterung dabei sind, nach Nummern, für den roten, den gelben und den weißen Stadtplatz.
    .choice-1 = { name-banquet-1 }
    .choice-2 = { name-banquet-2 }
    .choice-3 = { name-banquet-3 }
    .choice-4 = { name-banquet-4 }
    .choice-5 = { name-banquet-5 }
    .choice-6 = { name-banquet-6 }
    .choice-7 = { name-banquet-7 }
    .choice-8 = { name-banquet-8 }
option-bonus-buildings-may-be-declined = Gebäude aus Boni ablehnen
    .help = Ob man auf ein Gebäude verzichten darf, das ein Bonus gibt, wie es die deutschen Regeln sagen.
option-banquet-8 = Schwarzer Würfel bei Bankett 8
    .help = Ob Große Markthallen einen schwarzen Würfel zählen, den Bankett 8 schützt.
    .choice-transparent = zählt für alle, wie es die deutschen Regeln sagen
    .choice-usable = zählt nur, wenn man ihn selbst verwendet, wie es die anderen Ausgaben sagen
option-achievements = Errungenschaften
    .help = Nach welcher Ausgabe der Sieg mit 60 Punkten zählt.
    .choice-french-english-german = Französisch, Englisch, Deutsch: Sieg mit mehr als 60
    .choice-spanish = Spanisch: mehr als 60, auch ohne Sieg
    .choice-chinese-japanese = Chinesisch, Japanisch: Sieg mit 60 oder mehr

preset-standard = Standard
    .help = Ein Würfel gibt den Wert der ersten Spalte, und der Stadtausrufer wählt die Richtung.
preset-first-game = Erstes Spiel
    .help = Die Spalten sind von links mit 1 bis 6 nummeriert: gut zum Lernen.
preset-expert = Für Erfahrene
    .help = Der Stadtausrufer nummeriert die Spalten in beliebiger Reihenfolge.
preset-banquets-and-raids = Bankette und Überfälle
    .help = Wie das Standardspiel, mit drei Plättchen der Erweiterung.
preset-german = Deutsche Regeln
    .help = Wie das Standardspiel, aber Gebäude aus Boni dürfen abgelehnt werden.
preset-literal = Bankette und Überfälle, wörtlich
    .help = Mit drei Plättchen; ein schwarzer Würfel bei Bankett 8 zählt nur, wenn man ihn selbst verwendet.
preset-spanish = Spanische Ausgabe
    .help = Wie das Standardspiel, mit Bankett 8 und den Errungenschaften nach der spanischen Ausgabe.
preset-chinese-japanese = Chinesische und japanische Ausgabe
    .help = Wie das Standardspiel, mit Bankett 8 und den Errungenschaften nach diesen Ausgaben.

## Fragen an eine Person mit der Schachtel auf dem Tisch

chance-plaza = Welcher Stadtplatz liegt am nächsten Ort? Beginne unter dem neutralen Bereich und geh im Uhrzeigersinn.
chance-side-up = Welche Seite liegt oben?
chance-banquet-tile = Welches Plättchen liegt neben dem nächsten einfarbigen Stadtplatz? Erst der rote, dann der gelbe, dann der weiße.
chance-town-crier = Wer ist Stadtausrufer?
chance-first-column = Was zeigt der Würfel für die erste Spalte?
chance-transparent-die = Was zeigt der nächste durchsichtige Würfel?
chance-black-die = Was zeigt der schwarze Würfel?
chance-unknown-step = Was hat die Person, die fertig ist, als Nächstes getan?

## Woher die Punkte kommen

score-citizens = Gefolgsleute

## Wer was tun muss

status-numbering = { $player } nummeriert die Spalten.
    .you = Nummeriere die Spalten.
status-numbered = { $player } hat die Spalten nummeriert.
    .you = Die Spalten sind nummeriert. Bestätige, dann geht es los.
    .end = Nummerierung fertig
status-half-day = Tag { $day }, { $half }: Alle wählen gleichzeitig einen Würfel.
status-choose-die = Tag { $day }, { $half }: Wähle einen Würfel.
status-relief = Du kannst keinen Würfel bezahlen. Nimm stattdessen eine Ressource jeder Art.
status-pay = Bezahle die { $colour-e } { $value } mit einer Ressource deiner Wahl.
status-act = Die { $colour-e } { $value }: { $can-or }.
status-end = Alles erledigt. Beende deine Tageszeit.
    .end = Fertig für diesen { $half }
status-wait = Du bist fertig: Die Tageszeit endet, wenn alle es sind.
status-bonus-building = Dein Bonus: { $can-or }.
status-resource-order = Wähle, welche Ressource du als nächste einkreist.
status-overflow = Dieser Gefolgsmann hat auf seiner Leiste keinen Platz: { $can-or }.
status-citizen = Wähle, welchen Gefolgsmann du als nächsten einkreist.

## What the player can do now, in lists after "You can" or a colon

name-can-resources = Ressourcen nehmen
name-can-prestige = das Prestigegebäude bauen
name-can-work = das Nutzgebäude bauen
name-can-value = den Wert ändern
name-can-colour = die Farbe ändern
name-can-build = ein Gebäude auf deinem Blatt wählen
name-can-citizen = eine andere Leiste wählen
name-can-decline = verzichten

## Beschriftung des gezeichneten Tisches

label-day = Tag
label-wheel = Rad
label-plazas-reconstructed = Die Farben der Stadtplätze sind eine Rekonstruktion.
label-black-die = schwarzer Würfel
label-free = kostenlos
label-any = beliebige Ressource
label-available = Verfügbare Würfel
label-attack = Angriff
label-points = Punkte
label-citizens = Gefolgsleute
label-numbering = Spalten
label-game-over = Das Spiel ist zu Ende.
label-price = Preis
label-plaza = Stadtplatz
label-tile = Plättchen
label-dice = Würfel
label-characters = Persönlichkeiten
label-built = gebaut
label-blocked = gesperrt
label-struck = durchgestrichen
label-protected = durch Festung geschützt
label-link = Kombination
label-circled = eingekreist
label-spent = ausgegeben
label-bonus = Bonus
label-per-die = je rotem Würfel
label-scored = am Ende gewertete Reihe
label-in-use = in Gebrauch
label-destroyed = zerstört
label-resting = heute unbenutzt

# Warum ein Bot einen Zug rät: was der Zug tut, nach „Dafür spricht, dass der Zug …“
part-citizens = Gefolgsleute einbringt
part-bonuses = dich den Boni näher bringt
part-cathedrals = deine Kathedralen mehr Punkte werten lässt
part-resources = deine Vorräte sichert
part-buildings = nützliche Gebäude bringt
part-openings = dir gute Felder für die nächsten Würfel lässt
part-protection = freie Felder vor Angriffen schützt
part-links = auf eine Kombination hinarbeitet
