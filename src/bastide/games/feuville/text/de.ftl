### Feuville. Wie Variablen gebraucht werden, steht am Anfang der gemeinsamen Texte.

game-title = Feuville
game-blurb = Baue eine Stadt aus Mauern, Türmen und Himmeln, werte sie zur rechten Zeit mit königlichen Erlassen, und sorge für genug Wolken, wenn der Drache kommt.

## Die sechs Personen

name-entertainer = Gaukler
    .the = den Gaukler
    .of = des Gauklers
    .help = Würfle beliebig oft und höre auf, wann du willst: Bis 10 bekommst du die Summe und die anderen, was zur 10 fehlt; darüber bekommen nur die anderen, was zu viel ist.
name-thief = Dieb
    .the = den Dieb
    .of = des Diebs
    .help = Nimm ein ungeschütztes Bauplättchen oder einen Erlass vom Tableau einer anderen Person.
name-publican = Wirt
    .the = den Wirt
    .of = des Wirts
    .help = Nimm ein beliebiges Bauplättchen, dann dürfen alle anderen eines nehmen und müssen es sofort verbauen, dann darfst du ein zweites nehmen.
name-architect = Architektin
    .the = die Architektin
    .of = der Architektin
    .help = Fülle alle Lücken der drei Reihen auf und nimm dann ein beliebiges Bauplättchen.
name-mayor = Bürgermeister
    .the = den Bürgermeister
    .of = des Bürgermeisters
    .help = Nimm einen beliebigen Erlass aus der Auslage.
name-magician = Magier
    .the = den Magier
    .of = des Magiers
    .help = Drehe bis zu zwei deiner verbrannten Spalten zurück und nimm einen Feenzauber.

## Bauplättchen und was darauf zu sehen ist

name-wall = Mauer
    .a = eine Mauer
    .the = die Mauer
name-tower = Turm
    .a = einen Turm
    .the = den Turm
name-sky = Himmel
    .a = einen Himmel
    .the = den Himmel
name-start = Startplättchen
name-corner-left = linker Eckturm
name-corner-right = rechter Eckturm
name-gate = Stadttor
name-clouds-1 = 1 Wolke
name-clouds-2 = 2 Wolken
name-clouds-3 = 3 Wolken
name-clouds-4 = 4 Wolken
name-clouds-5 = 5 Wolken
name-clouds-6 = 6 Wolken
name-guard = Stadtwache
name-star = goldener Stern
name-flag = rote Fahne
name-griffin = mächtiger Greif

## Königliche Erlasse

name-guard-1 = Stadtwache ×1
    .help = 1 Ruhmespunkt für jede Stadtwache in deiner Stadt.
name-guard-2 = Stadtwache ×2
    .help = 2 Ruhmespunkte für jede Stadtwache in deiner Stadt.
name-guard-3 = Stadtwache ×3
    .help = 3 Ruhmespunkte für jede Stadtwache in deiner Stadt.
name-star-1 = Goldener Stern ×1
    .help = 1 Ruhmespunkt für jeden goldenen Stern in deiner Stadt.
name-star-2 = Goldener Stern ×2
    .help = 2 Ruhmespunkte für jeden goldenen Stern in deiner Stadt.
name-star-3 = Goldener Stern ×3
    .help = 3 Ruhmespunkte für jeden goldenen Stern in deiner Stadt.
name-flag-1 = Rote Fahne ×1
    .help = 1 Ruhmespunkt für jede rote Fahne in deiner Stadt.
name-flag-2 = Rote Fahne ×2
    .help = 2 Ruhmespunkte für jede rote Fahne in deiner Stadt.
name-flag-3 = Rote Fahne ×3
    .help = 3 Ruhmespunkte für jede rote Fahne in deiner Stadt.
name-griffin-1 = Mächtiger Greif ×1
    .help = 1 Ruhmespunkt für jeden mächtigen Greif in deiner Stadt.
name-griffin-2 = Mächtiger Greif ×2
    .help = 2 Ruhmespunkte für jeden mächtigen Greif in deiner Stadt.
name-griffin-3 = Mächtiger Greif ×3
    .help = 3 Ruhmespunkte für jeden mächtigen Greif in deiner Stadt.
name-small-district = Kleines Stadtviertel
    .help = 5 Ruhmespunkte für eine komplette Spalte ohne Gras; ein Grasplättchen kommt darunter.
name-large-district = Großes Stadtviertel
    .help = 10 Ruhmespunkte für zwei komplette Spalten nebeneinander ohne Gras; unter jede kommt ein Grasplättchen.
name-splendid-view = Schöne Aussicht
    .help = 1 Ruhmespunkt für jedes Symbol auf zwei Mauern und den beiden Türmen darüber oder auf zwei Türmen und den beiden Himmeln darüber.
name-own-discretion = Nach eigenem Ermessen
    .help = 3 Ruhmespunkte für jede Stadtwache, jede rote Fahne oder jeden goldenen Stern in deiner Stadt, nach deiner Wahl.
name-town-evaluation = Stadtwertung
    .help = 2 Ruhmespunkte für jede Mauer und jeden Turm von einem vollständigen linken bis zu einem rechten Eckturm mit einem Stadttor dazwischen, einmal im Spiel.

## Feenzauber

name-prestige-1 = 1 Ruhmespunkt
name-prestige-2 = 2 Ruhmespunkte
name-prestige-3 = 3 Ruhmespunkte
name-prestige-4 = 4 Ruhmespunkte
name-prestige-5 = 5 Ruhmespunkte
name-prestige-6 = 6 Ruhmespunkte
name-prestige-7 = 7 Ruhmespunkte
name-prestige-8 = 8 Ruhmespunkte
name-prestige-9 = 9 Ruhmespunkte
name-great-selection = Große Auswahl
    .help = Wenn eine Reihe aufgefüllt wird oder jemand die Architektin nutzt, nimm ein beliebiges Bauplättchen, auch in einem fremden Zug.
name-theft-protection = Diebesschutz
    .help = Lege ihn auf ein gelagertes Bauplättchen oder einen Erlass: Das kann dann nicht gestohlen werden.
name-fire-protection = Brandschutz
    .help = Wenn der Drache kommt und du zu wenig Wolken hast, ist deine Stadt dieses eine Mal sicher.

## Wo etwas ist

name-hand = Hand
name-low = Mauern und Türme
name-high = Türme und Himmel
name-next = nächste Person
    .of = der nächsten Person
name-second = übernächste Person
    .of = der übernächsten Person
name-third = dritte Person
    .of = der dritten Person

## Ausgaben

name-german = Deutsch
name-english = Englisch
name-french = Französisch
name-dutch = Niederländisch

## Züge

move-build = Das Plättchen in Spalte { $column } verbauen
move-build-stored = Das Plättchen von Platz { $space } in Spalte { $column } verbauen
move-burn = Spalte { $column } abbrennen lassen
move-repair = Spalte { $column } zurückdrehen
move-coat = Dein Wappen unter Spalte { $column } legen
move-district = Das Stadtviertel bei Spalte { $column } werten
move-view = Die Aussicht ab Spalte { $column } werten ({ $part })
move-take = { $tile } { $person-of } nehmen
move-decree = Den Erlass { $person-of } nehmen
move-skill = Die Fähigkeit { $person-of } nutzen
move-fairy = Den Würfel { $person-of } auf die Fee legen
move-evaluation = Den Würfel { $person-of } auf die Stadtwertung legen
move-gnome = Beide Würfel für den Kobold: { $person }
move-evaluate = Den eben genommenen Erlass werten
move-evaluate-stored = Den Erlass auf Platz { $space } werten
move-symbol = Dieses Symbol werten: { $symbol }
move-store = Auf einem freien Platz ablegen
move-replace = Ablegen und dafür abwerfen, was auf Platz { $space } liegt
move-protect = Einen Diebesschutz auf Platz { $space } legen
move-charm = Feenzauber { $slot } nehmen
move-keep = Den Feenzauber behalten
move-swap = Für den neuen Feenzauber abwerfen: { $charm }
move-steal = Von Platz { $space } { $distance-of } stehlen
move-roll = Würfeln
move-stop = Aufhören
move-shield = Einen Brandschutz ausspielen
move-pass = Verzichten

## Ereignisse

event-rolls = { $player } würfelt: { $persons }.
event-rolls-double = { $player } würfelt einen Pasch ({ $die }): Der Drache kommt.
event-town-is-safe = Die Stadt von { $player } hat genug Wolken.
event-burns = Spalte { $column } von { $player } brennt ab.
event-names-in-vain = { $player } überlässt dem Drachen Spalte { $column }, wo nichts brennen kann.
event-plays-fire-protection = { $player } spielt einen Brandschutz aus: Der Drache fliegt vorbei.
event-takes-tile = { $shows-count ->
    [0] { $player } nimmt { $tile-the } { $person-of }.
   *[other] { $player } nimmt { $tile-the } { $person-of } ({ $shows }).
}
event-builds = { $shows-count ->
    [0] { $player } baut { $tile-a } in Spalte { $column }.
   *[other] { $player } baut { $tile-a } ({ $shows }) in Spalte { $column }.
}
event-takes-decree = { $player } nimmt den Erlass { $person-of }: { $decree }.
event-evaluates = { $points ->
    [one] { $player } wertet für { $points } Ruhmespunkt: { $decree }.
   *[other] { $player } wertet für { $points } Ruhmespunkte: { $decree }.
}
event-chooses-symbol = { $player } wählt ein Symbol: { $symbol }.
event-lays-grass = { $player } legt Gras: { $columns }.
event-lays-coat = { $player } legt das Wappen unter Spalte { $column }.
event-stores = { $shows-count ->
    [0] { $player } legt auf dem Tableau ab: { $piece }.
   *[other] { $player } legt auf dem Tableau ab: { $piece } ({ $shows }).
}
event-drops = { $shows-count ->
    [0] { $player } wirft vom Tableau ab, was damit aus dem Spiel ist: { $piece }.
   *[other] { $player } wirft vom Tableau ab, was damit aus dem Spiel ist: { $piece } ({ $shows }).
}
event-protection-spent = Der Diebesschutz von { $player } ist verbraucht.
event-refills-row = { $number ->
    [one] { $number } Bauplättchen wird ausgelegt: { $tile }.
   *[other] { $number } Bauplättchen werden ausgelegt: { $tile }.
}
event-refills-decrees = Erlasse werden ausgelegt: { $decrees }.
event-uses-skill = { $player } nutzt die Fähigkeit { $person-of }.
event-entertainer-rolls = { $player } würfelt { $rolled }, zusammen { $total }.
event-entertainer-pays = Der Gaukler gibt { $player } { $points } und allen anderen je { $others }.
event-steals = { $shows-count ->
    [0] { $player } stiehlt von { $other-player }: { $piece }.
   *[other] { $player } stiehlt von { $other-player }: { $piece } ({ $shows }).
}
event-repairs = { $player } dreht Spalte { $column } zurück.
event-visits-fairy = { $player } besucht die Fee.
event-takes-charm = { $player } nimmt einen Feenzauber: { $charm }.
event-refills-charms = Ein neuer Feenzauber liegt aus: { $charm }.
event-drops-charm = { $player } wirft einen Feenzauber ab: { $charm }.
event-protects = { $player } schützt, was auf Platz { $space } liegt.
event-plays-selection = { $player } spielt eine Große Auswahl aus.
event-sends-gnome = { $player } schickt den Kobold: { $person }.
event-passes = { $player } verzichtet.
event-decrees-run-out = Die Erlasse gehen aus: Das Spielende naht.
event-receives-mercy = { $points ->
    [one] Gnadenhalber erhält { $player } vom König { $points } Ruhmespunkt.
   *[other] Gnadenhalber erhält { $player } vom König { $points } Ruhmespunkte.
}

## Ablehnungen

refusal-not-asked = { $player } muss jetzt entscheiden: Warte, bis du gefragt wirst.
refusal-choose-for-gnome = Der Kobold spielt { $person-the }: Nimm dort ein Plättchen oder den Erlass, oder nutze die Fähigkeit.
refusal-must-build = Ein Plättchen aus der Spendierrunde muss sofort verbaut werden: Wähle eine Spalte.
refusal-place-piece-first = Verbaue, werte oder lagere erst das Plättchen in deiner Hand.
refusal-finish-evaluation = Du wertest gerade einen Erlass: Wähle, was er wertet.
refusal-repair-or-pass = Du darfst jetzt eine verbrannte Spalte zurückdrehen: Wähle eine, oder verzichte.
refusal-roll-or-stop = Der Gaukler wartet: Würfle noch einmal, oder höre auf.
refusal-steal-or-pass = Der Dieb wartet: Stiehl etwas, oder verzichte.
refusal-take-or-pass = Du darfst jetzt ein Bauplättchen nehmen: Wähle eines, oder verzichte.
refusal-decree-or-pass = Der Bürgermeister wartet: Nimm einen Erlass, oder verzichte.
refusal-magic-or-pass = Der Magier wartet: Drehe eine Spalte zurück, nimm einen Feenzauber, oder verzichte.
refusal-choose-charm = Du besuchst die Fee: Nimm einen der offenen Feenzauber.
refusal-place-charm = Beide Plätze für Feenzauber sind belegt: Wirf einen davon für den neuen ab.
refusal-choose-coat = Lege erst dein Wappen unter eine Spalte.
refusal-name-column = Der Drache ist da: Nenne die Spalten, die abbrennen.
refusal-dice-left = Du kannst deinen Zug noch nicht beenden: Nutze erst beide Würfel.
refusal-roll-first = Würfle erst. Davor kannst du nur gelagerte Erlasse werten.
refusal-nothing-in-hand = Du hast nichts in der Hand: Nimm erst mit einem Würfel etwas.
refusal-no-dragon = Der Drache schläft: Jetzt brennt nichts.
refusal-no-repair = Spalten dreht der Magier zurück, oder du nach dem Verbauen von Wolken.
refusal-no-coat-now = Das Wappen wird nur nach einer Stadtwertung gelegt.
refusal-choose-decree-first = Wähle erst den Erlass, den du werten möchtest.
refusal-no-charm-now = Feenzauber gibt es mit einem Würfel auf der Fee oder durch den Magier.
refusal-no-thief = Nur der Dieb kann stehlen: Nutze erst seine Fähigkeit.
refusal-no-entertainer = Im Zug würfelt nur der Gaukler: Nutze erst seine Fähigkeit.
refusal-nothing-to-pass = Es gibt nichts, worauf du verzichten könntest: Nutze einen Würfel, oder beende deinen Zug.
refusal-gnome-elsewhere = Der Kobold spielt { $person-the }: Wähle etwas aus dieser Spalte.
refusal-no-such-die = Du hast keinen ungenutzten Würfel { $person-of }: Wähle eine Spalte, in der einer liegt.
refusal-slot-empty = Diese Stelle ist leer ({ $tile }, { $person }): Wähle ein anderes Plättchen.
refusal-cannot-build-it = Das könntest du nicht sofort verbauen ({ $tile }): Wähle ein Plättchen, das du verbauen kannst.
refusal-no-decree-there = In der Spalte { $person-of } liegt kein Erlass: Wähle einen anderen.
refusal-gnome-needs-both = Der Kobold braucht beide Würfel, und einer ist schon genutzt.
refusal-fairy-once = Nur ein Würfel im Zug darf zur Fee: Nutze den anderen anders.
refusal-fairy-or-evaluation = An diesem Tisch darf im Zug ein Würfel zur Fee oder zur Stadtwertung; der andere geht zu seiner Person.
refusal-no-open-charm = Dort liegt kein Feenzauber: Wähle einen anderen.
refusal-evaluated-before = Du hast deine Stadtwertung schon gemacht: Sie geht nur einmal im Spiel.
refusal-grass-everywhere = Unter jeder Spalte deiner Stadt liegt Gras: Für dein Wappen ist kein Platz.
refusal-grass-on-stretch = Unter jeder Spalte von Eckturm zu Eckturm liegt Gras, und in dieser Ausgabe kommt dein Wappen unter eine von ihnen.
refusal-no-townscape = Deine Stadtansicht ist nicht vollständig: Sie braucht einen linken und einen rechten Eckturm, ein Stadttor dazwischen und eine durchgehende Mauer.
refusal-towers-missing = Zwischen deinen Ecktürmen fehlen zwei oder mehr Türme, in dieser Ausgabe darf es nur einer sein: Baue weiter.
refusal-space-empty = Auf Platz { $space } deines Tableaus liegt nichts.
refusal-already-protected = Was auf Platz { $space } liegt, ist schon geschützt.
refusal-no-theft-protection = Du hast keinen Diebesschutz: Hole dir einen bei der Fee.
refusal-not-a-tile = Das ist ein Erlass ({ $decree }): Werte oder lagere ihn.
refusal-place-taken = In Spalte { $column } ist diese Stelle schon bebaut ({ $tile }): Wähle eine andere Spalte.
refusal-wall-at-the-ends = Eine Mauer kommt an ein Ende deiner Stadt, nicht nach { $column }: Wähle { $near }.
refusal-in-the-air = In Spalte { $column } fehlt die Unterlage dafür ({ $tile }): Baue von unten nach oben.
refusal-on-a-ruin = Spalte { $column } ist eine Ruine: Drehe sie zurück, bevor du darauf baust.
refusal-not-a-decree = Das ist kein Erlass ({ $tile }): Verbaue oder lagere es.
refusal-no-view = Du hast keine zwei mal zwei unverbrannten Mauern und Türme oder Türme und Himmel.
refusal-no-grass-left = Es gibt nicht mehr genug Grasplättchen, um ein Stadtviertel zu werten.
refusal-no-complete-column = Du hast keine komplette, unverbrannte Spalte ohne Gras.
refusal-no-complete-pair = Du hast keine zwei kompletten, unverbrannten Spalten ohne Gras nebeneinander.
refusal-storage-full = Beide Plätze deines Tableaus sind belegt: Wirf ab oder nutze, was auf einem liegt.
refusal-storage-has-room = Ein Platz deines Tableaus ist frei: Lege das Plättchen dort ab.
refusal-other-decree = Du wertest gerade einen Erlass ({ $decree }): Wähle, was dazu passt.
refusal-not-complete = Spalte { $column } ist keine komplette, unverbrannte Spalte.
refusal-pair-not-complete = Spalte { $column } und die rechts davon sind nicht beide komplett und unverbrannt.
refusal-has-grass = Unter Spalte { $column } liegt schon Gras: Wähle eine andere.
refusal-no-view-there = Bei Spalte { $column } liegen keine zwei mal zwei unverbrannten Plättchen.
refusal-no-such-column = Deine Stadt hat keine Spalte { $column }.
refusal-outside-the-stretch = In dieser Ausgabe kommt das Wappen unter eine gewertete Spalte, und { $column } ist keine.
refusal-not-burnt = Spalte { $column } ist nicht verbrannt: Wähle eine Ruine.
refusal-two-repairs = Mehr Spalten dreht der Magier nicht zurück: Nimm einen Feenzauber, oder verzichte.
refusal-nothing-to-steal = Dort gibt es nichts zu stehlen: Wähle einen anderen Platz.
refusal-is-protected = Darauf liegt ein Diebesschutz: Wähle etwas anderes.
refusal-no-room-for-loot = Dein Tableau ist voll, und du könntest das nicht sofort nutzen: Wähle etwas anderes, oder schaffe erst Platz.
refusal-loot-needs-room = Beide Plätze deines Tableaus sind belegt, und an diesem Tisch wird für Beute nichts abgeworfen: Nutze sie sofort.
refusal-no-more-charms = Mehr Feenzauber gibt der Magier nicht: Drehe eine Spalte zurück, oder verzichte.
refusal-charm-has-room = Ein Platz für Feenzauber ist frei: Behalte den neuen.
refusal-charm-spaces-full = Beide Plätze für Feenzauber sind belegt: Wirf einen davon für den neuen ab.
refusal-charm-not-held = Diesen Feenzauber hast du nicht: { $charm }.
refusal-shield-too-late = Du hast schon Spalten genannt: Für einen Brandschutz ist es zu spät.
refusal-no-fire-protection = Du hast keinen Brandschutz: Nenne die Spalten, die abbrennen.
refusal-already-named = Spalte { $column } hast du schon genannt: Wähle eine andere.
refusal-clouds-protect = In dieser Ausgabe kann eine Spalte mit Wolken nicht abbrennen: Wähle eine andere als { $column }.

## Optionen und Vorlagen

option-magician-fairy-when-nothing-burnt = Feenzauber vom Magier
    .help = Wie viele Feenzauber der Magier gibt, wenn keine eigene Spalte verbrannt ist.
    .choice-1 = einen
    .choice-2 = zwei
option-row-refill = Leere Reihen auffüllen
    .help = Wann eine leere Reihe von Bauplättchen aufgefüllt wird.
    .choice-at-once = sofort
    .choice-end-of-turn = am Ende des Zuges
option-cloud-columns-may-burn = Spalten mit Wolken dürfen brennen
    .help = Ob man Spalten, die Wolken zeigen, dem Drachen überlassen darf.
option-discarded-fairy-tile = Abgeworfene Feenzauber
    .help = Wohin ein Feenzauber kommt, der Platz machen muss.
    .choice-supply = in den Vorrat
    .choice-removed = aus dem Spiel
option-spent-theft-protection = Verbrauchter Diebesschutz
    .help = Wohin ein Diebesschutz kommt, wenn sein Plättchen genutzt wird.
    .choice-supply = in den Vorrat
    .choice-removed = aus dem Spiel
option-evaluation-grass-scope = Platz des Wappens
    .help = Unter welche Spalten das Wappen nach einer Stadtwertung darf.
    .choice-town = jede Spalte der Stadt
    .choice-evaluated-columns = nur eine gewertete Spalte
option-tower-gaps = Lücken in der Reihe der Türme
    .help = Wie viele Türme zwischen den Ecktürmen einer Stadtwertung fehlen dürfen.
    .choice-any = beliebig viele
    .choice-one = einer
option-start-player-ends-at-once = Startspieler beendet sofort
    .help = Ob das Spiel sofort endet, wenn in dessen Zug die Erlasse nicht aufgefüllt werden können, statt nach der Runde.
option-mercy-on-tie = Gnade bei Gleichstand
    .help = Wer die Gnade des Königs bekommt, wenn mehrere die wenigsten Erlasse gewertet haben.
    .choice-all = alle davon
    .choice-nobody = niemand
option-decrees-any-time = Erlasse jederzeit
    .help = Ob du gelagerte Erlasse auch vor einem Wurf werten darfst: zu Beginn deines Zuges und zwischen Drache und neuem Wurf.
option-fairy-and-evaluation = Fee und Stadtwertung in einem Zug
    .help = Ob ein Würfel zur Fee und der andere zur Stadtwertung darf, statt zu seiner Person.
option-thief-makes-room = Abwerfen für Beute
    .help = Ob du ein gelagertes Plättchen abwerfen darfst, um Platz für die Beute des Diebs zu schaffen.

preset-german = Deutsche Ausgabe
    .help = Die Regeln des deutschen Hefts, des Originals.
preset-english = Englische Ausgabe
    .help = Der Magier gibt einen Feenzauber, und Spalten mit Wolken können nicht abbrennen.
preset-french = Französische Ausgabe
    .help = Ein Feenzauber vom Magier, leere Reihen erst am Ende des Zuges, Spalten mit Wolken sicher, abgeworfene Feenzauber und verbrauchter Diebesschutz aus dem Spiel, das Wappen unter einer gewerteten Spalte.
preset-dutch = Niederländische Ausgabe
    .help = Ein Feenzauber vom Magier, leere Reihen erst am Ende des Zuges, Spalten mit Wolken sicher, abgeworfene Feenzauber aus dem Spiel, bei der Stadtwertung fehlt höchstens ein Turm.
preset-literal = Wortlaut
    .help = Das deutsche Heft beim Wort genommen: gelagerte Erlasse jederzeit im Zug, Fee und Stadtwertung nicht im selben Zug, nichts wird für Beute abgeworfen.

## Fragen an jemanden, der die Plättchen einer echten Schachtel zieht

chance-wall = Welche Mauer wird gezogen?
chance-tower = Welcher Turm wird gezogen?
chance-sky = Welcher Himmel wird gezogen?
chance-decree = Welcher Erlass wird gezogen?
chance-fairy-tile = Welcher Feenzauber wird gezogen?
chance-die = Was zeigt der Würfel?
chance-entertainer-die = Was zeigt der Würfel des Gauklers?
chance-start-die = Was würfelt die nächste Person um den Startspieler?

## Woher die Ruhmespunkte kommen

score-symbols = Statussymbole
score-entertainer = Gaukler
score-fairy = Fee
score-mercy = Gnade des Königs

## Wer jetzt was tun muss

status-dice = { $player } darf einen Würfel nutzen: { $persons }.
    .you = { $persons-count ->
        [one] Dein Würfel ({ $persons }): { $can-or }.
       *[other] Deine Würfel ({ $persons }): { $can-or }.
    }
status-end = { $player } beendet den Zug.
    .you = Alles erledigt. Beende deinen Zug.
status-dice-used = { $player } hat beide Würfel genutzt.
    .you = Beide Würfel sind genutzt: { $can-or }.
status-roll = { $player } würfelt gleich.
    .you = Vor den Würfeln: { $can-or }.
status-person = { $player } wählt, was der Kobold tut: { $person }.
    .you = Der Kobold ({ $person }): { $can-or }.
status-hand = { $player } verwendet, was eben genommen wurde.
    .you = Eben genommen: { $can-or }.
status-must-build = { $player } muss das eben genommene Plättchen verbauen.
    .you = Verbaue das Plättchen, das du eben genommen hast.
status-evaluate = { $player } wählt, was der Erlass wertet.
    .you = Wähle, was der Erlass wertet.
status-clouds = { $player } darf eine verbrannte Spalte zurückdrehen.
    .you = Du darfst eine verbrannte Spalte zurückdrehen.
status-entertainer = { $player } hat { $total } gewürfelt und darf weiterwürfeln oder aufhören.
    .you = Du hast { $total } gewürfelt: Würfle weiter oder hör auf.
status-thief = { $player } darf ein Plättchen oder einen Erlass stehlen.
    .you = Du darfst ein Plättchen oder einen Erlass stehlen.
status-publican = { $player } darf in der Spendierrunde ein Plättchen nehmen.
    .you = Du darfst in der Spendierrunde ein Plättchen nehmen.
status-architect = { $player } darf ein beliebiges Plättchen nehmen.
    .you = Du darfst ein beliebiges Plättchen nehmen.
status-mayor = { $player } darf einen beliebigen Erlass nehmen.
    .you = Du darfst einen beliebigen Erlass nehmen.
status-magician = { $player } nutzt die Fähigkeit des Magiers.
    .you = Die Fähigkeit des Magiers: { $can-or }.
status-fairy = { $player } wählt einen Feenzauber.
    .you = Wähle einen Feenzauber.
status-charm = { $player } muss einen Platz für den Feenzauber finden.
    .you = Finde einen Platz für den Feenzauber.
status-coat = { $player } legt das Wappen.
    .you = Lege das Wappen.
status-selection = { $player } darf eine Große Auswahl ausspielen.
    .you = Du darfst eine Große Auswahl ausspielen.
status-dragon = { $number ->
    [one] { $player } muss dem Drachen { $number } Spalte überlassen.
   *[other] { $player } muss dem Drachen { $number } Spalten überlassen.
}
    .you = { $number ->
        [one] Der Drache will { $number } Spalte: { $can-or }.
       *[other] Der Drache will { $number } Spalten: { $can-or }.
    }

## What the player can do now, in lists after "You can" or a colon

name-can-build = das Plättchen in deiner Stadt verbauen
name-can-evaluate = den Erlass werten
name-can-store = einlagern
name-can-replace = einlagern und dafür etwas anderes abwerfen
name-can-build-stored = ein gelagertes Plättchen verbauen
name-can-evaluate-stored = einen gelagerten Erlass werten
name-can-protect = ein Lager mit einem Diebesschutz sichern
name-can-take = ein Plättchen nehmen
name-can-decree = einen Erlass nehmen
name-can-skill = eine Fähigkeit nutzen
name-can-fairy = zur Fee gehen
name-can-evaluation = die Stadtwertung nutzen
name-can-gnome = mit beiden den Kobold schicken
name-can-repair = eine verbrannte Spalte zurückdrehen
name-can-charm = einen Feenzauber nehmen
name-can-keep = den Feenzauber behalten
name-can-swap = dafür einen Feenzauber abwerfen
name-can-steal = etwas Gelagertes stehlen
name-can-burn = eine Spalte hergeben
name-can-shield = einen Brandschutz ausspielen
name-can-coat = dein Wappen legen
name-can-district = ein Stadtviertel wählen
name-can-view = eine Aussicht wählen
name-can-symbol = ein Symbol wählen
name-can-roll = würfeln
name-can-stop = aufhören
name-can-pass = verzichten
name-can-end = den Zug beenden

## Beschriftungen des gezeichneten Tisches

label-legend = < > Ecktürme, n Stadttor, o Wolke, w Stadtwache, s Stern, f Fahne, g Greif, # Ruine, " Gras, @ Wappen, (!) geschützt, & Kobold
label-edition = Ausgabe
label-mixed = gemischt
label-start-player = Startspieler
label-decree = Erlass
label-fairy = Fee
label-piles = Stapel
label-decrees = Erlasse
label-grass = Gras
label-points = Ruhmespunkte
label-columns = Spalten
label-clouds = Wolken
label-store = Gelagert
label-charms = Feenzauber
label-evaluated = Gewertete Erlasse
label-hand = In der Hand
label-last-round = Letzte Runde
label-game-over = Das Spiel ist zu Ende.

# Warum ein Bot zu einem Zug rät: folgt auf „weil der Zug …“
part-points = Punkte bringt
part-rivals = deine Rivalen zurückhält
part-tiles = deine Stadt wachsen lässt
part-symbols = Symbole zeigt, die Erlasse zählen
part-districts = Stadtviertel vorbereitet
part-dragon = deine Stadt vor dem Drachen schützt
part-townscape = dich der Stadtwertung näher bringt
part-storage = etwas Nützliches lagert
part-charms = dir Feenzauber in Reserve hält
part-offers = dir gute Erlasse übrig lässt
part-mercy = dir die Gnade des Königs offenhält
part-dice = dir einen nützlichen Würfel lässt
