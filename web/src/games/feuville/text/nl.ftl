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
board-use-die = Dobbelsteen { $number } hier leggen
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
board-hint = Wijs iets aan om te zien wat het doet; wat oplicht, is nu mogelijk.

## Wat er gevraagd wordt, gezegd door wie ernaast staat

board-ask-dice = Je dobbelstenen: { $persons }. Pak in hun kolommen een kaartje of een besluit, of druk op het personage voor de vaardigheid. De fee neemt elke dobbelsteen, de kabouter beide.
board-ask-roll = Gooi de dobbelstenen, of tel eerst een bewaard besluit: druk erop op je tableau.
board-ask-end = Beide dobbelstenen zijn gebruikt. Bouw of tel wat je hebt bewaard, of beëindig je beurt.
board-ask-person = Kijk, nu ben ik { $person }! Pak een kaartje of het besluit van die kolom, of druk op het personage voor de vaardigheid.
board-ask-hand = Waar moet het heen? Druk op een plek in je stad, of bewaar het voor later.
board-ask-hand-decree = Dit besluit nu tellen, of bewaren tot je stad nog mooier is?
board-ask-must-build = Van het huis, maar bouw het meteen in: druk op een plek in je stad.
board-ask-stored = Druk op een plek in je stad voor het bewaarde kaartje, of leg het terug.
board-ask-clouds = Wat een wolken! Je mag een ruïne terugdraaien.
board-ask-entertainer = Al { $total }! Nog een keer? Tot en met 10 is alles voor jou; daarboven lachen de anderen.
board-ask-thief = Psst … wiens kast staat open? Druk op iets wat een ander heeft bewaard.
board-ask-publican = Volgende rondje! Druk op een kaartje dat oplicht.
board-ask-architect = Vers van de tekentafel: pak welk kaartje je maar wilt.
board-ask-mayor = Kies gerust welk besluit je maar wilt, beste burger.
board-ask-magician = Abracadabra! Ruïnes terugdraaien: { $repairs }, feeëntoverkaartjes pakken: { $charms }.
board-ask-fairy = Kies een van mijn drie feeëntoverkaartjes.
board-ask-charm = Je zakken zijn vol. Wat doe je weg voor het nieuwe feeëntoverkaartje?
board-ask-coat = Een prachtige stad! Leg je wapen onder een kolom.
board-ask-selection = De rijen zijn vers aangevuld: je grote keuze spelen en een kaartje naar wens pakken?
board-ask-dragon = { $number ->
    [one] Ik heb honger! Geef me { $number } kolom.
   *[other] Ik heb honger! Geef me { $number } kolommen.
}
board-ask-small-district = Welke kolom is de kleine wijk? Er komt gras onder.
board-ask-large-district = Welke twee kolommen naast elkaar zijn de grote wijk? Onder elk komt gras.
board-ask-splendid-view = Vanwaar is het uitzicht het mooist? Elk symbool op de vier kaartjes telt.
board-ask-own-discretion = Welk symbool moet drie keer tellen?
board-tab-persons = Bord
board-tab-specials = Fee & co.
board-tab-towns = Steden
