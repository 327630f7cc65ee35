### Tournay. Wie Variablen gebraucht werden, steht am Anfang der gemeinsamen Texte.

game-title = Tournay
game-blurb = Lass deine Einwohner und die deiner Nachbarn arbeiten, baue ein Viertel aus neun Karten und errichte Prestigegebäude, die für alle zählen.

## Gebäude und Persönlichkeiten

name-market-1 = Markt I
    .help = Erhalte 5 Denare.
name-farmhouse-1 = Bauernhof I
    .help = Erhalte 1 Denar für jedes leere Feld deines Viertels.
name-residence-1 = Wohnhaus I
    .help = Zahle 3 Denare und wirb einen gelben Einwohner an.
name-port-1 = Hafen I
    .help = Nutze ein freies gelbes Gebäude eines anderen Viertels.
name-barn-1 = Scheune I
    .help = Ziehe eine Karte vom Stapel Gelb II.
name-architect-1 = Architekt I
    .help = Wird in seiner Reihe oder Spalte ein Gebäude oder Prestigegebäude ausgelegt, erhältst du 1 Denar.
name-alderman-1 = Schöffe I
    .help = Nachdem ein gelbes Gebäude in seiner Reihe oder Spalte aktiviert wurde, erhältst du 1 Denar.
name-market-2 = Markt II
    .help = Erhalte 6 Denare.
name-farmhouse-2 = Bauernhof II
    .help = Erhalte 1 Denar für jedes belegte Feld deines Viertels.
name-residence-2 = Wohnhaus II
    .help = Zahle 2 Denare und wirb einen gelben Einwohner an.
name-port-2 = Hafen II
    .help = Nutze ein gelbes Gebäude eines anderen Viertels, auch wenn ein Einwohner darauf steht.
name-barn-2 = Scheune II
    .help = Ziehe eine Karte vom Stapel Gelb III.
name-architect-2 = Architekt II
    .help = Wird in seiner Reihe oder Spalte ein Gebäude oder Prestigegebäude ausgelegt, erhältst du 2 Denare.
name-alderman-2 = Schöffe II
    .help = Nachdem ein gelbes Gebäude in seiner Reihe oder Spalte aktiviert wurde, erhältst du 2 Denare.
name-hospital-1 = Hospital I
    .help = Erhalte 4 Denare.
name-monastery-1 = Kloster I
    .help = Zahle 3 Denare und wirb einen weißen Einwohner an.
name-library-1 = Bibliothek I
    .help = Ziehe eine Karte vom Stapel Weiß II.
name-bridge-1 = Brücke I
    .help = Nimm die 2 obersten Karten des Stapels Weiß I.
name-priest-1 = Priester I
    .help = Weiße Gebäude in seiner Reihe oder Spalte dürfen zweimal aktiviert werden.
name-prior-1 = Prior I
    .help = Nachdem ein weißes Gebäude in seiner Reihe oder Spalte aktiviert wurde, erhältst du 2 Denare.
name-hospital-2 = Hospital II
    .help = Erhalte 5 Denare.
name-monastery-2 = Kloster II
    .help = Zahle 2 Denare und wirb einen weißen Einwohner an.
name-library-2 = Bibliothek II
    .help = Ziehe eine Karte vom Stapel Weiß III.
name-bridge-2 = Brücke II
    .help = Nimm die 2 obersten Karten des Stapels Weiß II.
name-priest-2 = Priester II
    .help = Gebäude in seiner Reihe oder Spalte dürfen zweimal aktiviert werden.
name-prior-2 = Prior II
    .help = Nachdem ein weißes Gebäude in seiner Reihe oder Spalte aktiviert wurde, erhältst du 3 Denare.
name-bishop-2 = Bischof II
    .help = Nachdem ein weißes Gebäude in seiner Reihe oder Spalte aktiviert wurde, stehen deine Einwohner neben dem Platz wieder auf.
name-arsenal-1 = Arsenal I
    .help = Ziehe eine Karte vom Stapel Rot II.
name-ballista-1 = Balliste I
    .help = Bis zu 2 Ereignisse der Auslage treffen die anderen.
name-barracks-1 = Kaserne I
    .help = Zahle 3 Denare und wirb einen roten Einwohner an.
name-fort-1 = Fort I
    .help = Nimm ein Ereignis mit Münze als Stadtmauer auf die Hand.
name-knight-1 = Ritter I
    .help = Wird in seiner Reihe oder Spalte ein Prestigegebäude ausgelegt, erhältst du 2 Denare.
name-lawyer-1 = Vogt I
    .help = Nachdem ein rotes Gebäude in seiner Reihe oder Spalte aktiviert wurde, erhältst du 2 Denare.
name-watchtower-1 = Wachturm I
    .help = Nimm ein Ereignis ohne Münze als Stadtmauer auf die Hand.
name-arsenal-2 = Arsenal II
    .help = Ziehe eine Karte vom Stapel Rot III.
name-ballista-2 = Balliste II
    .help = Bis zu 3 Ereignisse der Auslage treffen die anderen.
name-barracks-2 = Kaserne II
    .help = Zahle 2 Denare und wirb einen roten Einwohner an.
name-fort-2 = Fort II
    .help = Nimm ein Ereignis mit Münze als Stadtmauer auf die Hand und dazu seine Münzen.
name-knight-2 = Ritter II
    .help = Wird in seiner Reihe oder Spalte ein Prestigegebäude ausgelegt, erhältst du 3 Denare.
name-lawyer-2 = Vogt II
    .help = Nachdem ein rotes Gebäude in seiner Reihe oder Spalte aktiviert wurde, erhältst du 3 Denare.
name-watchtower-2 = Wachturm II
    .help = Nimm ein Ereignis ohne Münze als Stadtmauer auf die Hand.

## Karten der Erweiterung

name-inn-1 = Gasthaus I
    .help = Erhalte 4 Denare für jedes Paar aus einem gelben und einem roten Einwohner auf deinem Platz.
name-brewery-1 = Brauerei I
    .help = Erhalte 1 Denar für jeden deiner Einwohner auf deinem Platz.
name-senator-1 = Senator I
    .help = Immer wenn du deine Einwohner versammelst, erhältst du 2 Denare.
name-bakery-2 = Bäckerei II
    .help = Erhalte 2 Denare für jeden roten oder für jeden weißen Einwohner auf deinem Platz.
name-brewery-2 = Brauerei II
    .help = Erhalte 2 Denare für jeden deiner Einwohner neben deinem Platz.
name-senator-2 = Senator II
    .help = Immer wenn du deine Einwohner versammelst, erhältst du 3 Denare.
name-abbey-1 = Abtei I
    .help = Decke die obersten Karten der drei Stapel der Stufe I auf und nimm zwei davon.
name-monk-1 = Mönch I
    .help = Nachdem ein weißes Gebäude in seiner Reihe oder Spalte aktiviert wurde, darfst du dort mit einem weiteren weißen Einwohner ein gelbes aktivieren.
name-templar-1 = Tempelritter I
    .help = Nachdem ein weißes Gebäude in seiner Reihe oder Spalte aktiviert wurde, darfst du dort mit einem weiteren weißen Einwohner ein rotes aktivieren.
name-abbey-2 = Abtei II
    .help = Decke die obersten Karten der drei Stapel der Stufe II auf und nimm zwei davon.
name-monk-2 = Mönch II
    .help = Nachdem ein weißes Gebäude in seiner Reihe oder Spalte aktiviert wurde, darfst du dort mit einem weiteren weißen Einwohner ein gelbes aktivieren.
name-templar-2 = Tempelritter II
    .help = Nachdem ein weißes Gebäude in seiner Reihe oder Spalte aktiviert wurde, darfst du dort mit einem weiteren weißen Einwohner ein rotes aktivieren.
name-catapult-1 = Katapult I
    .help = Beschädige in jedem anderen Viertel eine freie Karte. Steht ein Einwohner darauf, schützt es dich bei jedem Stadtschreier vor einem Ereignis.
name-lordship-1 = Herrschaft I
    .help = Nenne eine Farbe: Alle anderen zahlen dir 1 Denar für jedes ihrer Gebäude dieser Farbe.
name-expansion-knight-1 = Ritter I (Erweiterung)
    .help = Mit jedem zweiten roten oder grauen Einwohner in seiner Reihe und Spalte nimmst du ein Ereignis mit Münze als Stadtmauer auf die Hand.
name-mercenary-2 = Söldner II
    .help = Wenn du Denare verdienst, bringt jeder rote Einwohner 3.
name-expansion-knight-2 = Ritter II (Erweiterung)
    .help = Mit jedem zweiten roten oder grauen Einwohner in seiner Reihe und Spalte nimmst du ein Ereignis mit Münze als Stadtmauer auf die Hand und dazu seine Münzen.
name-audience-hall-2 = Audienzsaal II
    .help = Wer am meisten Denare hat, zahlt dir 3.

## Prestigegebäude

name-belfry = Belfried
    .help = Je Satz aus einer gelben, einer weißen und einer roten sichtbaren Karte der Stufe I oder II: 4 Punkte mit diesem Gebäude, 2 ohne.
name-city-hall = Rathaus
    .help = Je gelbem Einwohner: 2 Punkte mit diesem Gebäude, 1 ohne.
name-cloth-hall = Tuchhalle
    .help = Je sichtbarer gelber Karte der Stufe I oder II: 2 Punkte mit diesem Gebäude, 1 ohne.
name-mint = Münze
    .help = Je 4 Denaren: 2 Punkte mit diesem Gebäude, 1 ohne.
name-tour-des-six = Tour des Six
    .help = Je sichtbarer Persönlichkeit: 2 Punkte mit diesem Gebäude, 1 ohne.
name-cathedral = Kathedrale
    .help = Punkte allein für die Person, die sie gebaut hat.
name-la-madeleine = La Madeleine
    .help = Je sichtbarem Prestigegebäude im eigenen Viertel: 2 Punkte mit diesem Gebäude, 1 ohne.
name-saint-brice = Saint-Brice
    .help = Je Satz aus einer gelben, einer weißen und einer roten sichtbaren Karte der Stufe I oder II: 4 Punkte mit diesem Gebäude, 2 ohne.
name-saint-jacques = Saint-Jacques
    .help = Je sichtbarer weißer Karte der Stufe I oder II: 2 Punkte mit diesem Gebäude, 1 ohne.
name-saint-nicolas = Saint-Nicolas
    .help = Je Satz aus einem gelben, einem weißen und einem roten Einwohner: 3 Punkte mit diesem Gebäude, 1 ohne.
name-saint-quentin = Saint-Quentin
    .help = Je weißem Einwohner: 2 Punkte mit diesem Gebäude, 1 ohne.
name-pont-des-trous = Pont des Trous
    .help = Je Satz aus einem gelben, einem weißen und einem roten Einwohner: 3 Punkte mit diesem Gebäude, 1 ohne.
name-porte-de-la-vigne = Porte de la Vigne
    .help = Je rotem Einwohner: 2 Punkte mit diesem Gebäude, 1 ohne.
name-tour-d-arras = Tour d’Arras
    .help = Je sichtbarem weißem oder gelbem Gebäude: 2 Punkte mit diesem Gebäude, 1 ohne.
name-tour-henry-viii = Tour Henry VIII
    .help = Je gebauter Stadtmauer: 2 Punkte mit diesem Gebäude, 1 ohne.
name-tour-saint-georges = Tour Saint-Georges
    .help = Je sichtbarer roter Karte der Stufe I oder II: 2 Punkte mit diesem Gebäude, 1 ohne.

## Ereignisse der Auslage

name-great-gathering = Kirmess
    .help = Wer die meisten gelben Karten und Einwohner hat, erhält Denare.
name-great-procession = Große Prozession
    .help = Wer die meisten weißen Karten und Einwohner hat, erhält Denare.
name-kings-visit = Besuch des Königs
    .help = Wer die meisten roten Karten und Einwohner hat, erhält Denare.
name-battle-of-bouvines = Schlacht bei Bouvines
    .help = Alle legen einen roten Einwohner neben ihren Platz.
name-battle-of-courtrai = Schlacht von Courtrai
    .help = Alle legen einen gelben Einwohner neben ihren Platz.
name-heresy = Ketzerei
    .help = Alle legen einen weißen Einwohner neben ihren Platz.
name-crusade = Kreuzzug
    .help = Alle legen einen Einwohner beliebiger Farbe neben ihren Platz.
name-norman-attack = Angriff der Normannen
    .help = Bei allen wird eine freie Karte beschädigt.
name-fire = Feuersbrunst
    .help = Bei allen wird eine freie gelbe Karte beschädigt.
name-iconoclasm = Bildersturm
    .help = Bei allen wird eine freie weiße Karte beschädigt.
name-siege = Belagerung
    .help = Bei allen wird eine freie rote Karte beschädigt.
name-drought = Dürre
    .help = Alle verlieren 1 Denar.
name-plague = Pest
    .help = Alle verlieren 1 Denar.
name-brigands = Räuber
    .help = Alle verlieren 1 Denar.
name-famine = Hungersnot
    .help = Alle verlieren 1 Denar.

name-crier = Stadtschreier

## Stapel, nach Farbe und Stufe

name-yellow-1 = Gelb I
name-yellow-2 = Gelb II
name-yellow-3 = Gelb III
name-white-1 = Weiß I
name-white-2 = Weiß II
name-white-3 = Weiß III
name-red-1 = Rot I
name-red-2 = Rot II
name-red-3 = Rot III

## Farben: „.e“ wie in „gelbe Einwohner“, „.en“ wie in „einen gelben Einwohner“, „.er“ wie in „ein gelber Einwohner“

name-yellow = gelb
    .e = gelbe
    .en = gelben
    .er = gelber
name-white = weiß
    .e = weiße
    .en = weißen
    .er = weißer
name-red = rot
    .e = rote
    .en = roten
    .er = roter

## Wessen Einwohner, und wo einer ist; „.of“ im Wesfall, „.citizen“ als Einwohner im Wenfall

name-own = eigener
    .of = von dir
    .citizen = Einen eigenen Einwohner
name-next = nächste Person
    .of = der nächsten Person
    .citizen = Einen Einwohner der nächsten Person
name-second = übernächste Person
    .of = der übernächsten Person
    .citizen = Einen Einwohner der übernächsten Person
name-third = dritte Person
    .of = der dritten Person
    .citizen = Einen Einwohner der dritten Person
name-plaza = auf dem Platz
name-lying = neben dem Platz

## Züge

move-draw = Vom Stapel { $deck } ziehen
move-activate = Das Gebäude auf { $slot } aktivieren
move-combat = Ereignis { $event } bekämpfen
move-earn = Mit { $colour-en } Einwohnern Denare verdienen: { $number }
move-gather = Deine Einwohner versammeln
move-recruit = Einen { $colour-en } Einwohner anwerben
move-place = Die Karte auf { $slot } legen
move-remove = Mit der Karte auf { $slot } bezahlen
move-give = Mit einem Einwohner bezahlen: { $place }
move-use = { $owner-citizen } einsetzen
move-top = Die offene Karte nehmen
move-look = Die beiden Karten darunter ansehen
move-visit = Das Gebäude { $owner-of } auf { $slot } nutzen
move-fight = Ereignis { $event } nehmen
move-trigger = Ereignisse auslösen: { $events }
move-colour = Eine Farbe wählen: { $colour }
move-damage = Die Karte auf { $slot } beschädigen
move-react = Die Persönlichkeit auf { $slot } wirken lassen
move-rampart = Eine Stadtmauer bauen
move-shelter = Den Schutz deiner Karte nutzen
move-pass = Darauf verzichten
move-play = { $card } ausspielen
move-return = { $card } unter den Stapel legen
move-keep = { $card } behalten

## Was geschah

event-plays = { $deniers ->
    [0] { $player } spielt { $card } aus.
    [one] { $player } zahlt { $deniers } Denar und spielt { $card } aus.
   *[other] { $player } zahlt { $deniers } Denare und spielt { $card } aus.
}
event-removes = { $player } bezahlt mit { $card } von { $slot }: Die Karte kommt unter ihren Stapel.
event-returns = { $player } legt { $card } unter den Stapel.
    .hidden = { $player } legt eine Karte unter den Stapel { $deck }.
event-gives-citizen = { $player } gibt einen { $colour-en } Einwohner in den Vorrat.
event-places = { $player } legt { $card } auf { $slot }.
event-stacks = { $player } legt { $card } auf { $slot } über die Karten, die dort liegen.
event-replaces = { $player } legt { $card } auf { $slot } anstelle von { $cards }.
event-shifts-district = Das Viertel von { $player } rückt auf seinem Raster, damit nach allen Seiten Raum ist.
event-borrows = { $player } zahlt { $other-player } { $deniers } Denare für einen { $colour-en } Einwohner.
event-draws = { $player } zieht vom Stapel { $deck }.
event-takes-top = { $player } nimmt { $card } vom Stapel { $deck }.
event-buries-top = { $card } kommt unter den Stapel { $deck }.
event-looks = { $number ->
    [one] { $player } sieht sich { $number } Karte vom Stapel { $deck } an: { $cards }.
   *[other] { $player } sieht sich { $number } Karten vom Stapel { $deck } an: { $cards }.
}
    .hidden = { $number ->
    [one] { $player } sieht sich { $number } Karte vom Stapel { $deck } an.
   *[other] { $player } sieht sich { $number } Karten vom Stapel { $deck } an.
}
event-keeps = { $player } behält die Karte { $card }.
    .hidden = { $player } behält eine Karte vom Stapel { $deck }.
event-leaves = { $player } lässt die Karte { $card } offen auf dem Stapel { $deck } liegen.
event-takes-card = { $player } nimmt { $card } vom Stapel { $deck }.
    .hidden = { $player } nimmt eine Karte vom Stapel { $deck }.
event-turns-up = { $card } liegt jetzt offen auf dem Stapel { $deck }.
event-crier = { $player } trifft auf den Stadtschreier des Stapels { $deck }.
event-adds-coin = { $number ->
    [one] Auf dem Ereignis { $event } liegt jetzt { $number } Münze.
   *[other] Auf dem Ereignis { $event } liegen jetzt { $number } Münzen.
}
event-strikes = { $number ->
    [one] Das Ereignis { $event } tritt einmal ein.
   *[other] Das Ereignis { $event } tritt { $number }-mal ein.
}
event-builds-rampart = { $player } baut eine Stadtmauer gegen das Ereignis { $event }.
event-builds-spare-rampart = { $player } baut eine Stadtmauer.
event-builds-all-ramparts = { $number ->
    [one] { $player } baut noch { $number } letzte Stadtmauer.
   *[other] { $player } baut noch { $number } letzte Stadtmauern.
}
event-shelters = { $player } ist vor dem Ereignis { $event } geschützt.
event-passes = { $player } verzichtet.
event-lays-citizen = { $player } legt einen { $colour-en } Einwohner neben den Platz.
event-gains = { $deniers ->
    [one] { $player } erhält { $deniers } Denar.
   *[other] { $player } erhält { $deniers } Denare.
}
event-loses = { $deniers ->
    [one] { $player } verliert { $deniers } Denar.
   *[other] { $player } verliert { $deniers } Denare.
}
event-pays = { $deniers ->
    [one] { $player } zahlt { $other-player } { $deniers } Denar.
   *[other] { $player } zahlt { $other-player } { $deniers } Denare.
}
event-damages = Bei { $player } wird { $card } auf { $slot } beschädigt.
event-activates = { $player } aktiviert { $card } auf { $slot }.
event-reacts = Bei { $player } wirkt { $card }.
event-recruits = { $deniers ->
    [one] { $player } wirbt für { $deniers } Denar einen { $colour-en } Einwohner an.
   *[other] { $player } wirbt für { $deniers } Denare einen { $colour-en } Einwohner an.
}
event-visits = { $player } nutzt { $card } von { $other-player }.
event-combats = { $deniers ->
    [0] { $player } bekämpft das Ereignis { $event }.
    [one] { $player } bekämpft das Ereignis { $event } und zahlt { $deniers } Denar.
   *[other] { $player } bekämpft das Ereignis { $event } und zahlt { $deniers } Denare.
}
event-takes-event = { $player } nimmt das Ereignis { $event } als Stadtmauer auf die Hand.
event-next-event = Das nächste Ereignis ist { $event }.
event-triggers = { $player } löst Ereignisse aus: { $events }.
event-names-colour = { $player } nennt eine Farbe: { $colour }.
event-earns = { $number ->
    [one] { $player } verdient { $deniers } Denare mit { $number } { $colour-en } Einwohner.
   *[other] { $player } verdient { $deniers } Denare mit { $number } { $colour-en } Einwohnern.
}
event-gathers = { $player } versammelt alle Einwohner.
event-stands-up = { $number ->
    [0] { $player } hat keine Einwohner, die aufstehen könnten.
    [one] { $number } Einwohner von { $player } steht wieder auf.
   *[other] { $number } Einwohner von { $player } stehen wieder auf.
}
event-last-round = Das Ende ist nah: Alle haben noch einen letzten Zug.
event-last-cards = Alle dürfen im Geheimen eine letzte Karte wählen.
event-chooses-last = { $player } wählt { $card } als letzte Karte.
event-chooses-slot = { $player } wird sie auf { $slot } legen.
event-ends-part = { $player } hat sich entschieden.
event-shows-none = { $player } spielt keine letzte Karte.
event-shows-last = { $player } zeigt { $card } für { $slot }.

## Warum ein Zug nicht geht

refusal-not-asked = { $player } muss jetzt entscheiden: Warte, bis du gefragt wirst.
refusal-pay-card-first = Bezahle erst die Karte: Lege eine andere aus deiner Hand oder deinem Viertel unter ihren Stapel.
refusal-pay-citizen-first = Bezahle erst die Karte: Gib einen { $colour-en } Einwohner ab.
refusal-place-first = Lege erst die Karte { $card } aus.
refusal-choose-owner = Wähle erst, wessen Einwohner du einsetzt.
refusal-top-or-look = Nimm die offene Karte oder sieh dir die beiden darunter an.
refusal-choose-card = Wähle erst, welche Karte du behältst.
refusal-choose-character = Mehrere Persönlichkeiten wirken: Wähle, welche die erste ist.
refusal-activate-or-pass = Du darfst jetzt ein zweites Gebäude aktivieren: Wähle eines oder verzichte.
refusal-rampart-or-pass = Ein Ereignis tritt gleich ein: Baue eine Stadtmauer oder verzichte.
refusal-event-first = Wähle erst, was beschädigt oder hingelegt wird.
refusal-finish-effect = Führe erst die Wirkung des Gebäudes zu Ende.
refusal-play-first = Spiele erst eine Karte aus deiner Hand aus.
refusal-action-first = Wähle erst eine Aktion: ziehen, aktivieren, bekämpfen, verdienen oder versammeln.
refusal-draw-first = Karten siehst du dir an, wenn du ziehst: Wähle erst einen Stapel.
refusal-no-event-now = Gerade tritt kein Ereignis ein.
refusal-activate-first = Das gehört zur Wirkung eines Gebäudes: Aktiviere erst eines.
refusal-hand-limit = Du darfst höchstens vier Karten behalten: Lege Karten unter ihre Stapel oder baue Stadtmauern.
refusal-action-done = Du hattest deine Aktion: Beende deinen Zug.
refusal-card-played = In einem Zug darfst du nur eine Karte ausspielen: Führe jetzt deine Aktion aus.
refusal-hand-small-enough = Karten legst du nur am Ende deines Zuges zurück und baust nur dann überzählige Stadtmauern, solange du mehr als vier Karten hast.
refusal-no-rampart = Du hast keine Stadtmauer auf der Hand.
refusal-not-in-hand = Diese Karte hast du nicht auf der Hand.
refusal-has-that-one = { $card } liegt schon in deinem Viertel, und kein Prestigegebäude darf zweimal dort sein.
refusal-too-few-deniers = { $deniers ->
    [one] { $card } kostet { $deniers } Denar, und den hast du nicht.
   *[other] { $card } kostet { $deniers } Denare, und die hast du nicht.
}
refusal-cannot-pay = Was die Karte { $card } außer Denaren kostet, kannst du nicht bezahlen.
refusal-deck-empty = Der Stapel { $deck } hat keine Karten mehr.
refusal-too-few-citizens = { $number ->
    [one] Du brauchst { $number } verfügbaren { $colour-en } Einwohner: einen eigenen oder einen, den du bezahlen kannst.
   *[other] Du brauchst { $number } verfügbare { $colour-e } Einwohner: eigene oder solche, die du bezahlen kannst.
}
refusal-earn-own-only = So viele Einwohner dieser Farbe hast du nicht auf deinem Platz, und nur eigene verdienen Denare.
refusal-only-advanced = Als Aktion wirbt man Einwohner nur im Spiel für Fortgeschrittene an.
refusal-supply-empty = Im Vorrat ist kein { $colour-er } Einwohner mehr.
refusal-cannot-recruit = Zum Anwerben brauchst du fünf Denare und einen verfügbaren { $colour-en } Einwohner.
refusal-nothing-there = Auf { $slot } liegt keine Karte.
refusal-not-for-citizens = { $card } wird nie aktiviert: Das geht nur mit Gebäuden der Stufen I und II.
refusal-is-damaged = { $card } ist beschädigt, bis du deine Einwohner versammelst.
refusal-not-free = { $card } ist nicht frei: Versammle erst deine Einwohner.
refusal-no-event = An dieser Stelle der Auslage liegt kein Ereignis.
refusal-no-coin = Auf dem Ereignis { $event } liegt keine Münze, deshalb lässt es sich nicht mit einer Aktion bekämpfen.
refusal-cannot-fight = { $deniers ->
    [0] Um das Ereignis { $event } zu bekämpfen, brauchst du { $number ->
        [one] { $number } { $colour-en } Einwohner.
       *[other] { $number } { $colour-e } Einwohner.
    }
    [one] Um das Ereignis { $event } zu bekämpfen, brauchst du { $number ->
        [one] { $number } { $colour-en } Einwohner
       *[other] { $number } { $colour-e } Einwohner
    } und { $deniers } Denar.
   *[other] Um das Ereignis { $event } zu bekämpfen, brauchst du { $number ->
        [one] { $number } { $colour-en } Einwohner
       *[other] { $number } { $colour-e } Einwohner
    } und { $deniers } Denare.
}
refusal-no-citizen-there = Dort hast du keinen { $colour-en } Einwohner.
refusal-bad-slot = Auf { $slot } kann die Karte nicht liegen. Möglich sind: { $near }.
refusal-no-own-citizen = Auf deinem Platz steht kein { $colour-er } Einwohner mehr.
refusal-cannot-borrow = Dort ist kein { $colour-er } Einwohner zu haben: Er muss verfügbar sein und kostet { $deniers } Denare.
refusal-not-among-them = Diese Karte ist nicht unter denen, die zur Wahl stehen.
refusal-cannot-visit = Dieses Gebäude kannst du nicht nutzen: Es muss die richtige Farbe haben, frei sein und darf kein Hafen sein.
refusal-cannot-take-event = Dieses Ereignis kannst du nicht nehmen: Es hat eine Münze zu wenig oder zu viel.
refusal-cannot-trigger = So viele Ereignisse kannst du nicht auslösen, oder eines davon ist nicht da.
refusal-not-that-colour = Diese Farbe steht hier nicht zur Wahl: { $colour }.
refusal-cannot-damage = Auf { $slot } liegt keine freie Karte, die beschädigt werden könnte.
refusal-does-not-react = Auf { $slot } wirkt jetzt keine Persönlichkeit.
refusal-not-in-chain = Das Gebäude auf { $slot } kann nicht zusätzlich aktiviert werden.
refusal-no-shelter = Du hast keine schützende Karte mit einem Einwohner darauf, oder sie hat bei diesem Stadtschreier schon geschützt.
refusal-slot-must-stay = Die Karte auf { $slot } muss bleiben, sonst könnte deine letzte Karte nicht ausgelegt werden.
refusal-part-ended = Du hast über deine letzte Karte entschieden: Warte auf die anderen.
refusal-last-card-chosen = Du hast deine letzte Karte gewählt: Wähle ihr Feld, oder beende deinen Teil.
refusal-only-last-card = Das Spiel ist fast vorbei: Wähle eine letzte Karte und ihr Feld, oder beende deinen Teil.

## Optionen und Voreinstellungen

option-advanced = Für Fortgeschrittene
    .help = Zu Beginn ein Einwohner jeder Farbe und neun Denare, ein größerer Vorrat und eine Aktion zum Anwerben.
option-expansion = Erweiterung
    .help = Ob mit den Karten der Erweiterung gespielt wird, und wie sie in die Stapel kommen.
    .choice-none = ohne
    .choice-replace = anstelle der markierten Karten
    .choice-mix = mit den markierten Karten gemischt
option-majority-deniers = Denare der Mehrheitsereignisse
    .help = Die Karten zeigen 2, die Spielhilfe der Anleitung sagt 3.
    .choice-card = wie auf den Karten
    .choice-aid = wie auf der Spielhilfe
option-cathedral-points = Punkte der Kathedrale
    .help = Die Anleitung gibt der Person, die sie gebaut hat, 4 Punkte, die Online-Ausgabe 8.
    .choice-rulebook = wie in der Anleitung
    .choice-online = wie in der Online-Ausgabe

preset-base = Grundspiel
    .help = Die Regeln für den Einstieg mit den Grundkarten.
preset-advanced = Für Fortgeschrittene
    .help = Weniger Einwohner, mehr Denare und eine Aktion zum Anwerben.
preset-expansion-replace = Mit der Erweiterung
    .help = Die Karten der Erweiterung ersetzen die markierten Grundkarten.
preset-expansion-mix = Mit der Erweiterung, gemischt
    .help = Für jeden Stapel der Stufen I und II werden drei der markierten und neuen Karten gezogen.

## Fragen an Leute, die aus einer echten Schachtel ziehen

chance-event = Welches Ereignis wird aufgedeckt?
chance-first-player = Wer beginnt?
chance-card-left-out = Welche Karte bleibt in der Schachtel?
chance-yellow-1 = Welche Karte wird vom Stapel Gelb I gezogen?
chance-yellow-2 = Welche Karte wird vom Stapel Gelb II gezogen?
chance-yellow-3 = Welche Karte wird vom Stapel Gelb III gezogen?
chance-white-1 = Welche Karte wird vom Stapel Weiß I gezogen?
chance-white-2 = Welche Karte wird vom Stapel Weiß II gezogen?
chance-white-3 = Welche Karte wird vom Stapel Weiß III gezogen?
chance-red-1 = Welche Karte wird vom Stapel Rot I gezogen?
chance-red-2 = Welche Karte wird vom Stapel Rot II gezogen?
chance-red-3 = Welche Karte wird vom Stapel Rot III gezogen?

## Woher Punkte kommen

score-printed = Auf Karten gedruckt
score-ramparts = Stadtmauern

## Wer was tun muss

status-opening = { $player } darf eine Karte ausspielen und muss eine Aktion wählen.
    .you = Du darfst eine Karte ausspielen. Wähle dann eine Aktion.
status-action = { $player } muss eine Aktion wählen.
    .you = Wähle eine Aktion.
status-hand-limit = { $player } hat mehr als vier Karten und muss Karten zurücklegen oder Stadtmauern bauen.
    .you = Du hast mehr als vier Karten: Lege Karten zurück oder baue Stadtmauern.
status-end = { $player } darf den Zug beenden.
    .you = Beende den Zug.
status-pay-card = { $player } muss die Karte { $card } mit einer anderen Karte bezahlen.
    .you = Bezahle die Karte { $card } mit einer anderen Karte.
status-pay-citizen = { $player } muss die Karte { $card } mit einem { $colour-en } Einwohner bezahlen.
    .you = Bezahle die Karte { $card } mit einem { $colour-en } Einwohner.
status-place = { $player } muss die Karte { $card } auslegen.
    .you = Lege die Karte { $card } aus.
status-use = { $number ->
    [one] { $player } wählt, wessen { $colour-er } Einwohner zum Einsatz kommt.
   *[other] { $player } wählt, wessen { $colour-e } Einwohner zum Einsatz kommen, insgesamt { $number }.
}
    .you = { $number ->
        [one] Wähle, wessen { $colour-er } Einwohner zum Einsatz kommt.
       *[other] Wähle, wessen { $colour-e } Einwohner zum Einsatz kommen, insgesamt { $number }.
    }
status-draw = { $player } darf die offene Karte vom Stapel { $deck } nehmen oder zwei andere ansehen.
    .you = Nimm die offene Karte vom Stapel { $deck } oder sieh dir zwei andere an.
status-keep = { $player } wählt eine von zwei Karten vom Stapel { $deck }.
    .you = Wähle eine von zwei Karten vom Stapel { $deck }.
status-choose = { $number ->
    [one] { $player } nimmt eine der aufgedeckten Karten.
   *[other] { $player } nimmt { $number } der aufgedeckten Karten.
}
    .you = { $number ->
        [one] Nimm eine der aufgedeckten Karten.
       *[other] Nimm { $number } der aufgedeckten Karten.
    }
status-react = { $player } wählt, welche Persönlichkeit zuerst wirkt.
    .you = Wähle, welche Persönlichkeit zuerst wirkt.
status-chain = { $player } darf ein zweites Gebäude aktivieren.
    .you = Du darfst ein zweites Gebäude aktivieren.
status-shelter = { $player } darf eine Stadtmauer gegen das Ereignis { $event } bauen.
    .you = Du darfst eine Stadtmauer gegen das Ereignis { $event } bauen.
status-suffer = { $player } muss wählen, was das Ereignis { $event } trifft.
    .you = Wähle, was das Ereignis { $event } trifft.
status-damage = { $player } wählt, welche Karte von { $other-player } beschädigt wird.
    .you = Wähle, welche Karte von { $other-player } beschädigt wird.
status-effect = { $player } wählt, wie die Wirkung ausgeführt wird.
    .you = Wähle, wie die Wirkung ausgeführt wird.
status-last-cards = Die letzten Karten werden im Geheimen gewählt.
status-last-card = Wähle eine letzte Karte, wenn du willst, oder beende deinen Teil.
    .end = Keine letzte Karte
status-last-slot = Wähle, wohin die Karte { $card } kommt.
status-last-end = Deine letzte Karte ist gewählt: Beende deinen Teil.
    .end = Letzte Karte festlegen
status-wait = Warte, bis die anderen gewählt haben.

## Beschriftungen des gezeichneten Tisches

label-legend = Einwohner auf einem Gebäude: y gelb, w weiß, r rot, g grau; # beschädigt, ×2 Karten übereinander, ! Stadtschreier war da, > wählbar, * beginnt
label-fight = bekämpfen
label-event-deck = Ereignisstapel
label-supply = Vorrat
label-criers = Stadtschreier
label-deniers = Denare
label-points = Punkte
label-ramparts = Stadtmauern (Hand + gebaut)
label-plaza = Platz
label-lying = daneben
label-hand = Hand
label-playing = Ausgespielt
label-looked = Angesehen
label-below = Bekannt unter den Stapeln, von unten
label-perhaps = vielleicht
label-last-round = Letzte Runde
label-game-over = Das Spiel ist zu Ende.
