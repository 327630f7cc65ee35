### Kingdom Builder.

game-title = Kingdom Builder
game-blurb = Besiedle ein Land aus Sechsecken, gewinne die Kräfte seiner Orte und verdiene das meiste Gold nach den drei Wertungskarten, die der Zufall ausgelegt hat.

## Gelände

name-grass = Gras
name-flowers = Blumen
name-forest = Wald
name-canyon = Canyon
name-desert = Wüste
name-water = Wasser
name-mountain = Gebirge
name-castle = Burg
name-location = Ort

## Ortsplättchen: „.the“ mit Artikel im Wenfall, „.with“ im Wemfall

name-oracle = Orakel
    .the = das Orakel
    .with = dem Orakel
    .help = Baue eine Siedlung auf dem Gelände deiner Karte, wenn möglich neben einer eigenen.
name-farm = Farm
    .the = die Farm
    .with = der Farm
    .help = Baue eine Siedlung auf Gras, wenn möglich neben einer eigenen.
name-oasis = Oase
    .the = die Oase
    .with = der Oase
    .help = Baue eine Siedlung auf Wüste, wenn möglich neben einer eigenen.
name-tower = Turm
    .the = den Turm
    .with = dem Turm
    .help = Baue eine Siedlung am Rand des Spielplans, wenn möglich neben einer eigenen.
name-tavern = Taverne
    .the = die Taverne
    .with = der Taverne
    .help = Baue eine Siedlung an ein Ende einer geraden Linie aus mindestens drei eigenen.
name-barn = Scheune
    .the = die Scheune
    .with = der Scheune
    .help = Versetze eine deiner Siedlungen auf das Gelände deiner Karte, wenn möglich neben eine eigene.
name-harbor = Hafen
    .the = den Hafen
    .with = dem Hafen
    .help = Versetze eine deiner Siedlungen auf Wasser, wenn möglich neben eine eigene.
name-paddock = Koppel
    .the = die Koppel
    .with = der Koppel
    .help = Versetze eine deiner Siedlungen in gerader Linie um genau zwei Felder, über alles hinweg.

## Wertungskarten

name-fishermen = Fischer
    .help = 1 Gold für jede deiner Siedlungen neben Wasser, aber nicht auf Wasser.
name-merchants = Händler
    .help = 4 Gold für jeden Ort und jede Burg, die eines deiner Siedlungsgebiete mit einem anderen Ort oder einer anderen Burg verbindet.
name-discoverers = Entdecker
    .help = 1 Gold für jede waagerechte Linie mit mindestens einer deiner Siedlungen.
name-hermits = Einsiedler
    .help = 1 Gold für jedes deiner getrennten Siedlungsgebiete, auch für einzelne Siedlungen.
name-citizens = Bürger
    .help = 1 Gold für je zwei Siedlungen in deinem größten Siedlungsgebiet.
name-miners = Bergleute
    .help = 1 Gold für jede deiner Siedlungen neben einem Gebirge.
name-workers = Arbeiter
    .help = 1 Gold für jede deiner Siedlungen neben einem Ort oder einer Burg.
name-knights = Ritter
    .help = 2 Gold für jede deiner Siedlungen auf der waagerechten Linie, auf der du die meisten hast.
name-lords = Lords
    .help = In jedem Sektor 12 Gold für die meisten Siedlungen und 6 Gold für die zweitmeisten.
name-farmers = Bauern
    .help = 3 Gold für jede deiner Siedlungen in dem Sektor, in dem du die wenigsten hast.

## Plätze der vier Quadranten (Sektoren) auf dem Spielplan, und wie ein Quadrant liegt

name-top-left = oben links
name-top-right = oben rechts
name-bottom-left = unten links
name-bottom-right = unten rechts
name-upright = aufrecht
name-turned = gedreht

## Züge

move-build = Eine Siedlung auf { $hex } bauen
move-from = Die Siedlung auf { $hex } aufnehmen
move-to = Auf { $hex } versetzen
move-tile = { $tile } nutzen

## Ereignisse

event-shows-card = { $player } zeigt eine Geländekarte: { $terrain }.
event-builds = { $player } baut eine Siedlung auf { $hex }.
event-chooses-tile = { $player } nutzt { $tile-the }.
event-lifts = { $player } nimmt die Siedlung auf { $hex } auf.
event-moves = { $player } versetzt eine Siedlung von { $source } nach { $hex }.
event-gains-tile = { $player } nimmt ein Ortsplättchen von { $hex }: { $tile }.
event-loses-tile = { $player } hat { $hex } verlassen und verliert das Ortsplättchen von dort: { $tile }.
event-last-settlement = { $player } hat die letzte Siedlung aus dem Vorrat gebaut: Mit dieser Runde endet das Spiel.
event-terrain-full = Kein Feld dieses Geländes ({ $terrain }) ist frei: Die Karte kommt aus dem Spiel, und { $player } zieht eine neue.
event-builds-lapse = Es gibt keine Geländekarte mehr: { $player } baut in diesem Zug nicht weiter.
event-reshuffles = Die abgelegten Geländekarten werden gemischt und bilden einen neuen Nachziehstapel.
event-draws-card = { $player } zieht eine Geländekarte: { $terrain }.
    .hidden = { $player } zieht eine Geländekarte.

## Ablehnungen

refusal-must-build = { $owed ->
    [one] Du kannst deinen Zug noch nicht beenden: Baue erst noch { $owed } Siedlung.
   *[other] Du kannst deinen Zug noch nicht beenden: Baue erst noch { $owed } Siedlungen.
}
refusal-finish-tile = Du hast { $tile-the } gewählt: Führe erst diese Aktion aus.
refusal-tile-not-held = Dieses Ortsplättchen hast du nicht ({ $tile }): Baue neben einem solchen Ort, um eines zu bekommen.
refusal-tile-used = Dieses Ortsplättchen ({ $tile }) wurde in diesem Zug schon genutzt: In deinem nächsten Zug ist es bereit.
refusal-tile-just-gained = Dieses Ortsplättchen ({ $tile }) wurde erst in diesem Zug gewonnen: In deinem nächsten Zug ist es bereit.
refusal-tile-between-builds = Zwischen den Siedlungen deiner Karte kannst du { $tile-the } nicht nutzen: Baue erst fertig.
refusal-no-supply = Für { $tile-the } brauchst du eine Siedlung aus deinem Vorrat, und der ist leer: Nur Ortsplättchen, die versetzen, wirken noch.
refusal-tile-without-target = Mit { $tile-with } ist jetzt nichts möglich: Wähle eine andere Aktion.
refusal-all-built = Für deine Karte hast du alles gebaut: Nutze ein Ortsplättchen, um auf { $hex } zu bauen, oder beende deinen Zug.
refusal-supply-empty = Dein Vorrat ist leer, also kannst du auf { $hex } nichts bauen: Versetze Siedlungen mit einem Ortsplättchen, oder beende deinen Zug.
refusal-occupied = Auf { $hex } steht schon eine Siedlung: Wähle ein freies Feld.
refusal-not-buildable = Auf { $hex } ({ $terrain }) kann nicht gebaut werden: Wähle ein freies Feld des Geländes, das deine Karte oder dein Ortsplättchen verlangt.
refusal-not-at-line-end = { $hex } verlängert keine gerade Linie aus drei deiner Siedlungen: Wähle ein Ende einer solchen Linie.
refusal-not-at-edge = { $hex } liegt nicht am Rand des Spielplans: Wähle eines der äußersten Felder.
refusal-wrong-terrain = { $hex } ist das falsche Gelände ({ $terrain }): Wähle das Gelände, das deine Karte oder dein Ortsplättchen verlangt.
refusal-must-touch-own = { $hex } grenzt an keine deiner Siedlungen: Solange ein passendes Feld neben einer davon frei ist, wähle ein solches.
refusal-not-own-settlement = Auf { $hex } hast du keine Siedlung: Wähle eine von deinen.
refusal-settlement-without-target = Mit { $tile-with } kann die Siedlung auf { $hex } nirgendwohin: Wähle eine andere.
refusal-choose-moving-tile = Versetzt wird mit einem Ortsplättchen: Wähle erst die Scheune, den Hafen oder die Koppel, wenn du so eines hast.
refusal-same-hex = Die Siedlung kommt von { $hex }: Wähle ein anderes Feld.
refusal-not-two-steps = { $hex } ist nicht genau zwei Felder in gerader Linie entfernt: Wähle ein solches Feld.

## Optionen und Vorlagen

option-quadrants = Quadranten
    .help = Welche vier der acht Quadranten den Spielplan bilden, von oben links bis unten rechts genannt. Was du dem Zufall überlässt, wird gezogen.
option-places = Plätze der Quadranten
    .help = Ob die genannten Quadranten so liegen, wie sie genannt sind, oder ihre Plätze gezogen werden.
    .choice-as-named = wie genannt
    .choice-random = zufällig
option-turned = Gedrehte Quadranten
    .help = Welche Quadranten um 180 Grad gedreht liegen, nach ihrem Platz auf dem Spielplan genannt.
    .choice-none = alle aufrecht
    .choice-random = jeder zufällig
option-cards = Wertungskarten
    .help = Welche drei der zehn Wertungskarten im Spiel sind. Wähle eine, zwei oder alle drei; die übrigen werden gezogen.
option-random-lords = Lords beim Ziehen
    .help = Ob die Lords unter den gezogenen Wertungskarten sein können.
    .choice-true = ja, wie jede andere Karte
    .choice-false = nein, sie werden nie gezogen
option-start-player = Startspieler
    .help = Wer den ersten Zug hat.
    .choice-1 = Spieler 1
    .choice-2 = Spieler 2
    .choice-3 = Spieler 3
    .choice-4 = Spieler 4
option-lords-zero-ranks = Lords werten alle
    .help = Die Lords bringen in jedem Sektor 12 Gold für die meisten Siedlungen und 6 Gold für die zweitmeisten. „Ja“ wertet auch, wer dort keine Siedlung hat: Zu zweit bekommen dann alle mindestens 6 Gold für jeden Sektor. Bei „nein“ gibt es für einen Sektor ohne eigene Siedlung nichts.
    .choice-true = ja, auch ohne Siedlung
    .choice-false = nein, nur mit einer Siedlung dort

preset-standard = Standard
    .help = Spielplan, Wertungskarten und Startspieler sind zufällig.
preset-first-game = Erstes Spiel
    .help = Die Quadranten Taverne, Koppel, Oase und Farm mit Fischern, Rittern und Händlern: gut zum Lernen.
preset-lords-need-settlements = Strenge Lords
    .help = Wie Standard, aber bei den Lords zählt in einem Sektor nur, wer dort eine Siedlung hat.
preset-without-lords = Ohne Lords
    .help = Wie Standard, aber die Lords werden nie gezogen.

## Fragen an jemanden, der die Karten einer echten Schachtel zieht

chance-quadrant = Welcher Quadrant wird als Nächster gezogen?
chance-quadrant-lies = Wie liegt dieser Quadrant, aufrecht oder um 180 Grad gedreht?
chance-quadrant-place = Welcher Quadrant liegt auf dem nächsten Platz, von oben links bis unten rechts?
chance-scoring-card = Welche Wertungskarte wird gezogen?
chance-start-player = Welcher Spieler beginnt?
chance-terrain-card = Welche Geländekarte wird gezogen?

## Woher das Gold kommt

score-castles = Burgen

## Wer jetzt was tun muss

status-build = { $owed ->
    [one] { $player } muss noch { $owed } Siedlung auf { $terrain } bauen.
   *[other] { $player } muss noch { $owed } Siedlungen auf { $terrain } bauen.
}
    .you = { $owed ->
        [one] Baue noch { $owed } Siedlung auf { $terrain }.
       *[other] Baue noch { $owed } Siedlungen auf { $terrain }.
    }
status-build-or-tile = { $owed ->
    [one] { $player } muss { $owed } Siedlung auf { $terrain } bauen und darf vorher ein Ortsplättchen nutzen: { $tiles-or }.
   *[other] { $player } muss { $owed } Siedlungen auf { $terrain } bauen und darf vorher ein Ortsplättchen nutzen: { $tiles-or }.
}
    .you = { $owed ->
        [one] Baue { $owed } Siedlung auf { $terrain }. Vorher darfst du ein Ortsplättchen nutzen: { $tiles-or }.
       *[other] Baue { $owed } Siedlungen auf { $terrain }. Vorher darfst du ein Ortsplättchen nutzen: { $tiles-or }.
    }
status-choose-or-end = { $player } darf ein Ortsplättchen nutzen ({ $tiles-or }) oder den Zug beenden.
    .you = Nutze ein Ortsplättchen ({ $tiles-or }) oder beende den Zug.
status-end = { $player } kann nur noch den Zug beenden.
    .you = Alles erledigt. Beende deinen Zug.
status-tile-build = { $player } muss wählen, wo mit { $tile-with } gebaut wird.
    .you = Wähle, wo du mit { $tile-with } baust.
    .back = Zurücklegen
status-tile-from = { $player } muss eine Siedlung wählen, die mit { $tile-with } versetzt wird.
    .you = Wähle eine Siedlung, die du mit { $tile-with } versetzt.
    .back = Zurücklegen
status-tile-to = { $player } muss wählen, wohin die Siedlung auf { $source } mit { $tile-with } versetzt wird.
    .you = Wähle, wohin du die Siedlung auf { $source } mit { $tile-with } versetzt.
    .back = Zurücklegen

## Beschriftungen des gezeichneten Tisches

label-scoring-cards = Wertungskarten
label-targets = jetzt möglich
label-tiles-left = übrige Plättchen am Ort
label-supply = Vorrat
label-tiles = Ortsplättchen
label-card = Karte
label-turn = Am Zug
label-card-in-play = Geländekarte
label-builds-owed = Noch zu bauen
label-tile-in-use = Gewähltes Ortsplättchen
label-last-round = Letzte Runde
label-game-over = Das Spiel ist zu Ende.
label-start-player = Startspieler
label-draw-pile = Nachziehstapel
label-discards = Abgelegt
label-removed = Aus dem Spiel

## Warum ein Zug gut ist; mehrere Gründe bilden eine Liste

part-castles = eine Burg berührt
part-fishermen = am Wasser siedelt
part-merchants = Orte und Burgen verbindet
part-discoverers = neue Linien erreicht
part-hermits = getrennte Siedlungsgebiete schafft
part-citizens = dein größtes Siedlungsgebiet erweitert
part-miners = an den Bergen siedelt
part-workers = neben Orten und Burgen siedelt
part-knights = deine beste Linie füllt
part-lords = Sektoren für die Lords gewinnt
part-farmers = deinen schwächsten Sektor stärkt
part-tiles = ein Ortsplättchen bringt
part-settlements = Siedlungen aufs Spielfeld bringt
part-freedom = Landschaften offenhält, auf denen du überall bauen kannst
part-potential = späteres Gold vorbereitet
part-reach = neue Plättchen und Burgen in Reichweite bringt
part-income = Platz für Gold im nächsten Zug schafft
part-deny = das letzte Plättchen vor einem Gegner nimmt
part-closing = das Spiel beendet, bevor deine Gegner alles gebaut haben
part-rivals = deine Gegner hinter dir hält
