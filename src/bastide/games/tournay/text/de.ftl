### Tournay. Wie Variablen gebraucht werden, steht am Anfang der gemeinsamen Texte.

game-title = Tournay
game-blurb = Lass deine Einwohner und die deiner Nachbarn arbeiten, baue ein Viertel aus neun Karten und errichte Prestigegebäude, die für alle zählen.

## Gebäude und Persönlichkeiten

name-market-1 = Markt I
name-farmhouse-1 = Bauernhof I
name-residence-1 = Wohnhaus I
name-port-1 = Hafen I
name-barn-1 = Scheune I
name-architect-1 = Architekt I
name-alderman-1 = Schöffe I
name-market-2 = Markt II
name-farmhouse-2 = Bauernhof II
name-residence-2 = Wohnhaus II
name-port-2 = Hafen II
name-barn-2 = Scheune II
name-architect-2 = Architekt II
name-alderman-2 = Schöffe II
name-hospital-1 = Hospital I
name-monastery-1 = Kloster I
name-library-1 = Bibliothek I
name-bridge-1 = Brücke I
name-priest-1 = Priester I
name-prior-1 = Prior I
name-hospital-2 = Hospital II
name-monastery-2 = Kloster II
name-library-2 = Bibliothek II
name-bridge-2 = Brücke II
name-priest-2 = Priester II
name-prior-2 = Prior II
name-bishop-2 = Bischof II
name-arsenal-1 = Arsenal I
name-ballista-1 = Balliste I
name-barracks-1 = Kaserne I
name-fort-1 = Fort I
name-knight-1 = Ritter I
name-lawyer-1 = Vogt I
name-watchtower-1 = Wachturm I
name-arsenal-2 = Arsenal II
name-ballista-2 = Balliste II
name-barracks-2 = Kaserne II
name-fort-2 = Fort II
name-knight-2 = Ritter II
name-lawyer-2 = Vogt II
name-watchtower-2 = Wachturm II

## Karten der Erweiterung

name-inn-1 = Gasthaus I
name-brewery-1 = Brauerei I
name-senator-1 = Senator I
name-bakery-2 = Bäckerei II
name-brewery-2 = Brauerei II
name-senator-2 = Senator II
name-abbey-1 = Abtei I
name-monk-1 = Mönch I
name-templar-1 = Tempelritter I
name-abbey-2 = Abtei II
name-monk-2 = Mönch II
name-templar-2 = Tempelritter II
name-catapult-1 = Katapult I
name-lordship-1 = Herrschaft I
name-expansion-knight-1 = Ritter I (Erweiterung)
name-mercenary-2 = Söldner II
name-expansion-knight-2 = Ritter II (Erweiterung)
name-audience-hall-2 = Audienzsaal II

## Prestigegebäude

name-belfry = Belfried
name-city-hall = Rathaus
name-cloth-hall = Tuchhalle
name-mint = Münze
name-tour-des-six = Tour des Six
name-cathedral = Kathedrale
name-la-madeleine = La Madeleine
name-saint-brice = Saint-Brice
name-saint-jacques = Saint-Jacques
name-saint-nicolas = Saint-Nicolas
name-saint-quentin = Saint-Quentin
name-pont-des-trous = Pont des Trous
name-porte-de-la-vigne = Porte de la Vigne
name-tour-d-arras = Tour d’Arras
name-tour-henry-viii = Tour Henry VIII
name-tour-saint-georges = Tour Saint-Georges

## Ereignisse der Auslage

name-great-gathering = Kirmess
name-great-procession = Große Prozession
name-kings-visit = Besuch des Königs
name-battle-of-bouvines = Schlacht bei Bouvines
name-battle-of-courtrai = Schlacht von Courtrai
name-heresy = Ketzerei
name-crusade = Kreuzzug
name-norman-attack = Angriff der Normannen
name-fire = Feuersbrunst
name-iconoclasm = Bildersturm
name-siege = Belagerung
name-drought = Dürre
name-plague = Pest
name-brigands = Räuber
name-famine = Hungersnot

name-crier = Stadtschreier
    .help = Kommt nie auf eine Hand. Wird er aufgedeckt, erhält jedes Ereignis der Auslage mit einem leeren Kreis eine Münze, dann treten die Ereignisse für alle ein.

## Was eine Karte tut, zusammengesetzt aus ihren Teilen

piece-amount = { $amount ->
    [one] { $amount } Denar
   *[other] { $amount } Denare
}
piece-price = { $price ->
    [one] { $price } Denar
   *[other] { $price } Denare
}
piece-card-types = { $types-count ->
    [2] Karte der Stufe I oder II
   *[other] { $types } der Stufe I oder II
}
piece-gain-deniers = Erhalte { piece-amount }.
piece-deniers-per-slot = { $slots ->
    [empty] Erhalte { piece-amount } für jedes leere der neun Felder deines Viertels.
   *[filled] Erhalte { piece-amount } für jedes belegte Feld deines Viertels.
}
piece-recruit = { $colour-id ->
    [any] Zahle { piece-price } und wirb einen Einwohner einer Farbe deiner Wahl an.
   *[other] Zahle { piece-price } und wirb einen { $colour-en } Einwohner an.
}
piece-use-other-building = { $colour-id ->
    [any] Nutze ein Gebäude in einem anderen Viertel, { piece-occupied }.
   *[other] Nutze ein { $colour-es } Gebäude in einem anderen Viertel, { piece-occupied }.
}
piece-occupied = { $occupied ->
    [yes] auch eines mit einem Einwohner darauf, aber kein beschädigtes
   *[no] auf dem nichts liegt
}
piece-draw-from = Ziehe eine Karte vom Stapel { $deck }.
piece-take-top = { $count ->
    [one] Nimm die oberste Karte des Stapels { $deck }. Ein Stadtschreier wird erst ersetzt, dann treten die Ereignisse ein.
   *[other] Nimm die { $count } obersten Karten des Stapels { $deck }. Ein Stadtschreier wird erst ersetzt, dann treten die Ereignisse ein.
}
piece-gather-lying = Deine Einwohner neben dem Platz stehen wieder auf.
piece-combat-event = { $coins ->
    [none] Nimm ein Ereignis ohne Münze als Stadtmauer auf die Hand.
   *[some] { $take ->
        [yes] Nimm ein Ereignis mit mindestens einer Münze als Stadtmauer auf die Hand und dazu seine Münzen.
       *[no] Nimm ein Ereignis mit mindestens einer Münze als Stadtmauer auf die Hand.
    }
}
piece-trigger-events = { $max ->
    [one] Wähle { $max } Ereignis der Auslage. Es erhält eine Münze, wenn ein Kreis leer ist, und tritt dann für die anderen ein.
   *[other] Wähle bis zu { $max } Ereignisse der Auslage. Jedes erhält eine Münze, wenn ein Kreis leer ist, und tritt dann für die anderen ein.
}
piece-deniers-per-pair = Erhalte { piece-amount } für jedes Paar von Einwohnern ({ $colours }), die auf deinem Platz stehen.
piece-deniers-per-citizen = Erhalte { piece-amount } für jeden deiner { $colours-count ->
    [3] Einwohner
   *[other] { $colours-en-or } Einwohner
} { piece-where }.
piece-where = { $where-id ->
    [lying] neben deinem Platz
   *[other] auf deinem Platz
}
piece-deniers-per-citizen-of-one-colour = Wähle { $colours-or }: Erhalte { piece-amount } für jeden Einwohner dieser Farbe { piece-where }.
piece-reveal-level = Decke die oberste Karte jedes der drei Stapel der Stufe { $level } auf und nimm { $take } davon. Kommt dabei ein Stadtschreier, treten erst die Ereignisse ein, dann wird eine andere Karte aufgedeckt.
piece-damage-each-other = Beschädige in jedem anderen Viertel Karten deiner Wahl: { $count } × freie { piece-card-types }.
piece-collect-per-building = { $colour-id ->
    [any] Nenne eine Farbe. Alle anderen zahlen dir { piece-amount } je sichtbare Karte dieser Farbe in ihrem Viertel ({ piece-card-types }).
   *[other] Alle anderen zahlen dir { piece-amount } je sichtbare { $colour-e } Karte in ihrem Viertel ({ piece-card-types }).
}
piece-richest-pays = Wer am meisten Denare hat, zahlt dir { piece-amount }; bei Gleichstand zahlen alle, die am meisten haben. Du selbst zahlst nie.
piece-protect-one-event = Solange ein Einwohner (auch ein grauer) auf dieser Karte steht, darfst du bei jedem Stadtschreier ein Ereignis abwenden.
piece-on-activate = { $colour-id ->
    [any] Nachdem du ein Gebäude in dieser Reihe oder Spalte aktiviert hast:
   *[other] Nachdem du ein { $colour-es } Gebäude in dieser Reihe oder Spalte aktiviert hast:
}
piece-on-place = { $colour-id ->
    [any] Wenn du { $types-a-or } in dieser Reihe oder Spalte auslegst:
   *[other] Wenn du { $types-a-or } (nur { $colour }) in dieser Reihe oder Spalte auslegst:
}
piece-on-gather = Immer wenn du deine Einwohner versammelst:
piece-every-second-citizen = Wenn der 2., 4. oder 6. { $colours-e-or } Einwohner auf die Karten dieser Reihe und Spalte kommt (nach dem 6. nicht mehr):
piece-chain-activation = { piece-chain-first } darfst du dort sofort { $second-id ->
    [any] ein anderes Gebäude
   *[other] ein anderes, { $second-es } Gebäude
} mit einem weiteren { $citizen-en } Einwohner aktivieren.
piece-chain-first = { $colour-id ->
    [any] Nachdem du ein Gebäude in dieser Reihe oder Spalte aktiviert hast,
   *[other] Nachdem du ein { $colour-es } Gebäude in dieser Reihe oder Spalte aktiviert hast,
}
piece-double-activation = { $colour-id ->
    [any] Gebäude in dieser Reihe oder Spalte darfst du vor dem Versammeln zweimal aktivieren, mit zwei getrennten Aktionen.
   *[other] { $colour-cap } Gebäude in dieser Reihe oder Spalte darfst du vor dem Versammeln zweimal aktivieren, mit zwei getrennten Aktionen.
}
piece-earn-bonus = Wenn du Denare verdienst, bringt jeder { $colour-e } Einwohner { piece-amount }.

## Was ein Prestigegebäude zählt

worth-deniers = { $each ->
    [1] Für jeden deiner Denare:
   *[other] Für je { $each } deiner Denare:
}
worth-citizens = { $each ->
    [1] Für jeden deiner { worth-people }:
   *[other] Für je { $each } deiner { worth-people }:
}
worth-people = { $colours-count ->
    [3] Einwohner
   *[other] { $colours-en-or } Einwohner
}
worth-each = { $each ->
    [1] Für jede deiner sichtbaren
   *[other] Für je { $each } deiner sichtbaren
}
worth-citizen-sets = { $each ->
    [1] Für jeden Satz deiner Einwohner mit einem jeder Farbe ({ $colours }):
   *[other] Für je { $each } Sätze deiner Einwohner mit einem jeder Farbe ({ $colours }):
}
worth-cards = { worth-each } { $colours-count ->
    [3] { worth-which }:
   *[other] { $colours-en-or } { worth-which }:
}
worth-which = { $which ->
    [buildings] Gebäudekarten der Stufe I oder II
    [characters] Persönlichkeiten
   *[cards] Karten der Stufe I oder II
}
worth-card-sets = { $each ->
    [1] Für jeden Satz deiner sichtbaren { worth-which } mit einer jeder Farbe ({ $colours }):
   *[other] Für je { $each } Sätze deiner sichtbaren { worth-which } mit einer jeder Farbe ({ $colours }):
}
worth-prestige = Für jedes sichtbare Prestigegebäude in deinem Viertel, dieses eingeschlossen:
worth-ramparts = Für jede deiner gebauten Stadtmauern:
worth-points = { $builder ->
    [one] { $builder } Punkt, wenn du es gebaut hast, sonst { $others }; höchstens { $cap }.
   *[other] { $builder } Punkte, wenn du es gebaut hast, sonst { $others }; höchstens { $cap }.
}
worth-constant = { $others ->
    [0] { worth-builder } für alle, die es gebaut haben, nichts für die anderen.
   *[other] { worth-builder } für alle, die es gebaut haben, { $others } für die anderen.
}
worth-builder = { $builder ->
    [one] { $builder } Punkt
   *[other] { $builder } Punkte
}

## Was ein Ereignis tut

strike-lay-citizen = { $colour-id ->
    [any] Je Münze legen alle { $amount } Einwohner einer Farbe ihrer Wahl neben ihren Platz.
   *[other] Je Münze legen alle { $amount ->
        [one] { $amount } { $colour-en } Einwohner
       *[other] { $amount } { $colour-e } Einwohner
    } neben ihren Platz.
}
strike-majority = { $colour-id ->
    [any] Je Münze erhält { piece-amount }, wer die meisten sichtbaren Karten und Einwohner hat; bei Gleichstand alle, die gleichauf liegen.
   *[other] Je Münze erhält { piece-amount }, wer die meisten sichtbaren { $colour-en } Karten und { $colour-en } Einwohner hat; bei Gleichstand alle, die gleichauf liegen.
}
strike-lose-deniers = Je Münze verlieren alle { piece-amount }.
strike-damage = { $colour-id ->
    [any] Je Münze beschädigen alle im eigenen Viertel { $amount ->
        [one] { $amount } freie Karte
       *[other] { $amount } freie Karten
    } der Stufe I oder II.
   *[other] Je Münze beschädigen alle im eigenen Viertel { $amount ->
        [one] { $amount } freie { $colour-e } Karte
       *[other] { $amount } freie { $colour-e } Karten
    } der Stufe I oder II.
}

## Was sonst auf einer Karte oder einem Ereignis gedruckt ist

about-building = Gebäude, Stapel { $deck }.
about-character = Persönlichkeit, Stapel { $deck }.
about-prestige = Prestigegebäude, Stapel { $deck }.
about-expansion = Erweiterung.
about-copies = { $marked ->
    [0] { $number } Mal vorhanden.
   *[other] { $number } Mal vorhanden, { $marked } davon markiert.
}
about-cost = { $deniers ->
    [0] Kostet nichts.
    [one] Kostet { $deniers } Denar.
   *[other] Kostet { $deniers } Denare.
}
about-cost-card = { $deniers ->
    [0] Kostet eine Karte aus deiner Hand oder deinem Viertel.
    [one] Kostet { $deniers } Denar und eine Karte aus deiner Hand oder deinem Viertel.
   *[other] Kostet { $deniers } Denare und eine Karte aus deiner Hand oder deinem Viertel.
}
about-cost-citizen = Kostet einen { $colour-en } Einwohner.
about-points = { $points ->
    [one] { $points } Punkt wert.
   *[other] { $points } Punkte wert.
}
about-circles = { $number ->
    [one] { $number } Kreis für eine Münze.
   *[other] { $number } Kreise für Münzen.
}
about-fight-citizens = Bekämpfen kostet { about-fighters }.
about-fighters = { $citizens ->
    [one] { $citizens } { $colour-en } Einwohner
   *[other] { $citizens } { $colour-e } Einwohner
}
about-fight = Bekämpfen kostet { about-fighters }, { $deniers ->
    [one] { $deniers } Denar
   *[other] { $deniers } Denare
} und { $coins } mehr je Münze.
about-reconstructed = ≈ Rekonstruiert, nicht aus der Schachtel bekannt: { $fields }.

name-field-name = Name
name-field-copies = Anzahl
name-field-cost = Kosten
name-field-points = Punkte
name-field-effect = Wirkung
name-field-colour = Farbe
name-field-deck = Stapel
name-field-circles = Kreise
name-field-fight = wer es bekämpft

## Arten von Karten, mit Artikel

name-building = Gebäude
    .a = ein Gebäude
name-character = Persönlichkeit
    .a = eine Persönlichkeit
name-prestige = Prestigegebäude
    .a = ein Prestigegebäude

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
    .cap = Gelbe
    .en = gelben
    .er = gelber
    .es = gelbes
name-white = weiß
    .e = weiße
    .cap = Weiße
    .en = weißen
    .er = weißer
    .es = weißes
name-red = rot
    .e = rote
    .cap = Rote
    .en = roten
    .er = roter
    .es = rotes
name-gray = grau
    .e = graue
    .cap = Graue
    .en = grauen
    .er = grauer
    .es = graues
name-any = beliebig
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
option-cathedral-points = Die Kathedrale
    .help = Anleitung: 4 Punkte; sie nennt keine Kosten, darum kostet die Kathedrale 5 Denare (eine Rekonstruktion). Online-Ausgabe: 8 Punkte für 20 Denare.
    .choice-rulebook = wie in der Anleitung
    .choice-online = wie in der Online-Ausgabe
option-start-player = Startspieler
    .help = Wer den ersten Zug hat.
    .choice-1 = Spieler 1
    .choice-2 = Spieler 2
    .choice-3 = Spieler 3
    .choice-4 = Spieler 4

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
chance-rampart = Welches Ereignis ist auf der Vorderseite einer Stadtmauer?
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

status-action = { $player } wählt eine Aktion.
    .you = Du kannst { $can-or }.
status-hand-limit = { $player } hat mehr als vier Karten.
    .you = Du hast mehr als vier Karten: { $can-or }.
status-end = { $player } darf den Zug beenden.
    .you = Alles erledigt. Beende deinen Zug.
status-pay-card = { $player } muss die Karte { $card } mit einer anderen Karte bezahlen.
    .you = Die Karte { $card } kostet eine weitere Karte: { $can-or }.
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
status-draw = { $player } zieht vom Stapel { $deck }.
    .you = Der Stapel { $deck }: { $can-or }.
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
status-shelter = { $player } kann sich gegen { $event } schützen.
    .you = { $event } droht: { $can-or }.
status-suffer = { $player } muss wählen, was das Ereignis { $event } trifft.
    .you = Wähle, was das Ereignis { $event } trifft.
status-damage = { $player } wählt, welche Karte von { $other-player } beschädigt wird.
    .you = Wähle, welche Karte von { $other-player } beschädigt wird.
status-effect = { $player } wählt, wie die Wirkung ausgeführt wird.
    .you = Die Wirkung: { $can-or }.
status-last-cards = Die letzten Karten werden im Geheimen gewählt.
status-last-card = Wähle eine letzte Karte, wenn du willst, oder beende deinen Teil.
    .end = Keine letzte Karte
status-no-last-card = Du kannst keine letzte Karte bauen. Beende ohne sie.
    .end = Keine letzte Karte
status-last-slot = Wähle, wohin die Karte { $card } kommt.
status-last-end = Deine letzte Karte ist gewählt: Beende deinen Teil.
    .end = Letzte Karte festlegen
status-wait = Warte, bis die anderen gewählt haben.

## What the player can do now, in lists after "You can" or a colon

name-can-play = vorher eine Karte ausspielen
name-can-draw = eine Karte ziehen
name-can-activate = ein Gebäude aktivieren
name-can-combat = ein Ereignis bekämpfen
name-can-earn = Denare verdienen
name-can-gather = deine Einwohner versammeln
name-can-recruit = einen Einwohner anwerben
name-can-place = die Karte legen
name-can-remove = mit einer Karte deines Viertels bezahlen
name-can-return = eine Handkarte unter ihren Stapel legen
name-can-give = mit einem Einwohner bezahlen
name-can-use = einen Einwohner einsetzen
name-can-top = die offene Karte nehmen
name-can-look = die beiden Karten darunter ansehen
name-can-keep = eine Karte behalten
name-can-visit = ein fremdes Gebäude nutzen
name-can-fight = ein Ereignis nehmen
name-can-trigger = Ereignisse auslösen
name-can-colour = eine Farbe wählen
name-can-damage = eine Karte wählen, die beschädigt wird
name-can-react = eine Persönlichkeit wählen
name-can-rampart = eine Stadtmauer bauen
name-can-shelter = den Schutz deiner Karte nutzen
name-can-pass = verzichten
name-can-end = den Zug beenden

## Beschriftungen des gezeichneten Tisches

label-legend = Einwohner auf einem Gebäude: y gelb, w weiß, r rot, g grau; # beschädigt, ×2 Karten übereinander, ! Stadtschreier war da, > wählbar, * beginnt
label-legend-cards = ≈ zum Teil rekonstruiert, (Kosten; ★ Punkte)
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

# Warum ein Bot zu einem Zug rät: folgt auf „weil der Zug …“
part-points = Punkte bringt
part-rival = den stärksten Rivalen bremst
part-deniers = Denare einbringt
part-citizens = deine Einwohner verfügbar hält
part-hand = deine Hand verbessert
part-slots = dein Viertel füllt
part-prestige = ein Prestigegebäude hinzufügt
part-buildings = bessere Gebäude arbeiten lässt
part-characters = deine Personen gut nutzt
part-events = dich vor Ereignissen schützt
part-closing = das Ende näher bringt, solange du führst
