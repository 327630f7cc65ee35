### Het getekende bord van Feuville in de browser. De woorden van het spel zelf komen van de server.

board-possible = nu mogelijk
board-persons = De zes personages en hun kolommen
board-person = { $number }: { $name }, vaardigheid
board-slot = { $person }: { $piece }
board-empty = leeg: { $kind }
board-decree-worth = { $points ->
    [one] { $name }, nu { $points } punt waard
   *[other] { $name }, nu { $points } punten waard
}
board-gnome = Kabouter
board-gnome-as = { $number }: kabouter als { $name }
board-gnome-help = Beide dobbelstenen samen roepen de kabouter: hij speelt één keer een van de zes personages naar keuze.
board-fairy-help = Eén dobbelsteen per beurt, wat hij ook toont, gaat naar de fee voor een van haar drie feeëntoverkaartjes.
board-dragon = Draak
board-dragon-help = Wolken en kolommen: wie minder wolken dan kolommen heeft, verliest kolommen als er twee gelijke worden gegooid.
board-dragon-count = { $player }: wolken { $clouds }, kolommen { $columns }
board-town = Stad van { $player }
board-column = Kolom { $column }: { $what }
board-burnt = afgebrand
board-grass = gras
board-coat = wapen
board-zoom-in = Groter
board-zoom-out = Kleiner
board-free-space = vrije plek
board-protected = beschermd tegen de dief
board-build = Inbouwen
board-put-back = Terugleggen
board-evaluate = Tellen
board-drop = Wegdoen
board-protect = Beschermen
board-show-town = De stad van { $player } tonen
board-stored = Bewaard door { $player }: { $piece }
board-back-home = Terug naar mijn stad
board-question = Wat er gevraagd wordt
board-waiting = { $player } denkt na …
board-off-turn = { $player } is aan de beurt, maar dit wordt aan jou gevraagd:
board-worth-nothing = Nog niet mogelijk: aan de voorwaarde is niet voldaan.
board-wall-help = Komt aan het linker- of rechtereinde van je stad. Besluiten tellen de symbolen.
board-tower-help = Komt op een muur naar keuze. Besluiten tellen de symbolen.
board-sky-help = Komt op een toren naar keuze. Als de draak komt, heb je evenveel wolken als kolommen nodig.
board-start-help = De eerste muur van je stad. Die brandt nooit.
board-prestige-help = Je scoort ze meteen.
board-column-next = Hierop komt: { $level }.
board-column-complete = Volledig: ze kan voor een wijk tellen.
board-column-burnt = Afgebrand: er wordt niet op gebouwd en geen besluit telt haar. Voor de draak blijft ze een kolom.
board-column-grass = Met gras kan ze voor geen wijk meer tellen.
board-pile-help = Vult de rij aan als alle zes plaatsen leeg zijn.
board-decrees-help = Vult aan het einde van elke beurt de besluiten aan. Kan een gat niet worden gevuld, dan loopt het spel ten einde.
board-grass-help = Een getelde wijk krijgt onder elke kolom een graskaartje.
board-edition-help = De uitgaven verschillen in enkele regels.
board-last-round-help = Het spel eindigt zodra iedereen even vaak aan de beurt is geweest.
board-symbol-help = Besluiten tellen de symbolen op onverbrande kaartjes.
board-evaluated-help = Wie aan het einde de minste besluiten heeft geteld, krijgt 7 roempunten.
board-start-player-help = Elke ronde begint met deze speler.
board-space-help = Een tableau heeft twee plekken voor bouwkaartjes en niet getelde besluiten.

## Wat er gevraagd wordt, gezegd door wie ernaast staat

board-ask-dice = Je dobbelstenen: { $persons }.
board-ask-roll = De dobbelstenen wachten.
board-ask-end = Beide dobbelstenen zijn gebruikt.
board-ask-person = Kijk, nu ben ik { $person }!
board-ask-hand = Waar moet het heen?
board-ask-hand-decree = Een besluit is meer waard in een prachtige stad.
board-ask-must-build = Van het huis, maar wel meteen!
board-ask-stored = Kies een plek in je stad voor het bewaarde kaartje, of leg het terug.
board-ask-clouds = Wat een wolken!
board-ask-entertainer = Al { $total }! Tot en met 10 is alles voor jou; daarboven lachen de anderen.
board-ask-thief = Psst … wiens kast staat open?
board-ask-publican = Volgende rondje!
board-ask-architect = Vers van de tekentafel!
board-ask-mayor = Tot je dienst, beste burger.
board-ask-magician = Abracadabra!
board-ask-fairy = Ik heb een cadeau voor je.
board-ask-charm = Je zakken zijn vol.
board-ask-coat = Een prachtige stad!
board-ask-selection = De rijen zijn vers aangevuld en je hebt een grote keuze.
board-ask-dragon = { $number ->
    [one] Ik heb honger! Geef me { $number } kolom.
   *[other] Ik heb honger! Geef me { $number } kolommen.
}
board-ask-small-district = Welke kolom is de kleine wijk? Er komt gras onder.
board-ask-large-district = Welke twee kolommen naast elkaar zijn de grote wijk? Onder elk komt gras.
board-ask-splendid-view = Vanwaar is het uitzicht het mooist? Elk symbool op de vier kaartjes telt.
board-ask-own-discretion = Welk symbool moet drie keer tellen?

## Waar een stelling wordt opgezet

# $piece - kaartje, besluit of feeënkaartje, $number - hoeveel er nog in de doos zijn
board-editor-left = { $piece }, nog { $number }
# $column - +1 is rechts van het startkaartje, $level - muur, toren of hemel, $what - het kaartje daar, of "leeg"
board-editor-place = Kolom { $column }, { $level }: { $what }
board-editor-empty = leeg
board-editor-tiles = Kaartjes voor deze plek
board-editor-start = { $pointer ->
    [touch] Dit is het startkaartje. Tik op een plek erboven of ernaast.
   *[mouse] Dit is het startkaartje. Klik op een plek erboven of ernaast.
}
board-editor-remove = Weghalen
board-editor-burnt = Afgebrand
board-editor-grass = Gras
board-editor-coat = Wapen
board-editor-decrees-help = { $pointer ->
    [touch] Tik op een besluit om het te tellen in de stad zoals die nu is.
   *[mouse] Klik op een besluit om het te tellen in de stad zoals die nu is.
}
# $points - wat het zou opleveren
board-editor-score = { $decree } tellen: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
# $number - hoe vaak het geteld is
board-editor-unscore = { $decree } terugnemen (geteld: { $number })
board-editor-points-help = Verander een getal als de stad bij het tellen anders was. Weet je alleen het totaal? Vul het in bij de goochelaar.
board-editor-deal = De rest van het bord uitdelen
board-editor-empty-space = Leeg laten
board-tab-persons = Bord
board-tab-specials = Fee & co.
board-tab-towns = Steden
