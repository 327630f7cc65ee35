### Feuville. Hoe variabelen werken, staat aan het begin van de gemeenschappelijke teksten.

game-title = Feuville
game-blurb = Bouw een stad van muren, torens en hemels, tel op het juiste moment koninklijke besluiten en zorg voor genoeg wolken als de draak komt.

## De zes personages

name-entertainer = goochelaar
    .the = de goochelaar
    .of = van de goochelaar
    .help = Gooi zo vaak je wilt met een dobbelsteen en stop wanneer je wilt: tot en met 10 krijg je het totaal en de anderen wat er aan 10 ontbreekt; daarboven krijgen alleen de anderen wat er te veel is.
name-thief = dief
    .the = de dief
    .of = van de dief
    .help = Pak een onbeschermd bouwkaartje of besluit van het tableau van iemand anders.
name-publican = waard
    .the = de waard
    .of = van de waard
    .help = Pak een willekeurig bouwkaartje, daarna mag ieder ander er een pakken en moet het meteen inbouwen, daarna mag jij een tweede pakken.
name-architect = architecte
    .the = de architecte
    .of = van de architecte
    .help = Vul alle gaten in de rijen bouwkaartjes aan en pak dan een willekeurig bouwkaartje.
name-mayor = burgemeester
    .the = de burgemeester
    .of = van de burgemeester
    .help = Pak een willekeurig besluit uit de rij.
name-magician = magiër
    .the = de magiër
    .of = van de magiër
    .help = Draai hooguit twee van je afgebrande kolommen terug en pak een feeëntoverkaartje.

## Bouwkaartjes en wat erop staat

name-wall = muur
    .a = een muur
    .the = de muur
name-tower = toren
    .a = een toren
    .the = de toren
name-sky = hemel
    .a = een hemel
    .the = de hemel
name-start = startkaartje
name-corner-left = linker hoektoren
name-corner-right = rechter hoektoren
name-gate = stadspoort
name-clouds-1 = 1 wolk
name-clouds-2 = 2 wolken
name-clouds-3 = 3 wolken
name-clouds-4 = 4 wolken
name-clouds-5 = 5 wolken
name-clouds-6 = 6 wolken
name-guard = stadswacht
name-star = gouden ster
name-flag = rode vlag
name-griffin = machtige griffioen

## Koninklijke besluiten

name-guard-1 = Stadswacht ×1
    .help = 1 roempunt voor elke stadswacht in je stad.
name-guard-2 = Stadswacht ×2
    .help = 2 roempunten voor elke stadswacht in je stad.
name-guard-3 = Stadswacht ×3
    .help = 3 roempunten voor elke stadswacht in je stad.
name-star-1 = Gouden ster ×1
    .help = 1 roempunt voor elke gouden ster in je stad.
name-star-2 = Gouden ster ×2
    .help = 2 roempunten voor elke gouden ster in je stad.
name-star-3 = Gouden ster ×3
    .help = 3 roempunten voor elke gouden ster in je stad.
name-flag-1 = Rode vlag ×1
    .help = 1 roempunt voor elke rode vlag in je stad.
name-flag-2 = Rode vlag ×2
    .help = 2 roempunten voor elke rode vlag in je stad.
name-flag-3 = Rode vlag ×3
    .help = 3 roempunten voor elke rode vlag in je stad.
name-griffin-1 = Machtige griffioen ×1
    .help = 1 roempunt voor elke machtige griffioen in je stad.
name-griffin-2 = Machtige griffioen ×2
    .help = 2 roempunten voor elke machtige griffioen in je stad.
name-griffin-3 = Machtige griffioen ×3
    .help = 3 roempunten voor elke machtige griffioen in je stad.
name-small-district = Kleine wijk
    .help = 5 roempunten voor een volledige kolom zonder gras; er komt een graskaartje onder.
name-large-district = Grote wijk
    .help = 10 roempunten voor twee volledige kolommen naast elkaar zonder gras; onder elk komt een graskaartje.
name-splendid-view = Mooi uitzicht
    .help = 1 roempunt voor elk symbool op twee muren en de twee torens erboven, of op twee torens en de twee hemels erboven.
name-own-discretion = Naar eigen goeddunken
    .help = 3 roempunten voor elke stadswacht, elke rode vlag of elke gouden ster in je stad, naar keuze.
name-town-evaluation = Stadspuntentelling
    .help = 2 roempunten voor elke muur en toren van een volledige linker tot een volledige rechter hoektoren met een stadspoort ertussen, één keer per spel.

## Feeëntoverkaartjes

name-prestige-1 = 1 roempunt
name-prestige-2 = 2 roempunten
name-prestige-3 = 3 roempunten
name-prestige-4 = 4 roempunten
name-prestige-5 = 5 roempunten
name-prestige-6 = 6 roempunten
name-prestige-7 = 7 roempunten
name-prestige-8 = 8 roempunten
name-prestige-9 = 9 roempunten
name-great-selection = Grote keuze
    .help = Als een rij wordt aangevuld of iemand de architecte gebruikt, pak je een willekeurig bouwkaartje, ook in de beurt van iemand anders.
name-theft-protection = Bescherming tegen de dief
    .help = Leg haar op een bewaard bouwkaartje of besluit, dat dan niet gestolen kan worden.
name-fire-protection = Brandbeveiliging
    .help = Als de draak komt en je te weinig wolken hebt, is je stad deze ene keer veilig.

## Waar iets is

name-hand = hand
name-low = muren en torens
name-high = torens en hemels
name-next = volgende speler
    .of = van de volgende speler
name-second = tweede speler
    .of = van de tweede speler
name-third = derde speler
    .of = van de derde speler

## Uitgaven

name-german = Duits
name-english = Engels
name-french = Frans
name-dutch = Nederlands

## Zetten

move-build = Het kaartje in kolom { $column } inbouwen
move-build-stored = Het kaartje van plek { $space } in kolom { $column } inbouwen
move-burn = Kolom { $column } laten afbranden
move-repair = Kolom { $column } terugdraaien
move-coat = Je wapen onder kolom { $column } leggen
move-district = De wijk bij kolom { $column } tellen
move-view = Het uitzicht vanaf kolom { $column } tellen ({ $part })
move-take = Van het bord pakken: { $tile-the } { $person-of }
move-decree = Het besluit { $person-of } pakken
move-skill = De vaardigheid { $person-of } gebruiken
move-fairy = De dobbelsteen { $person-of } bij de fee leggen
move-evaluation = De dobbelsteen { $person-of } op de stadspuntentelling leggen
move-gnome = Beide dobbelstenen voor de kabouter als { $person } gebruiken
move-evaluate = Het zojuist gepakte besluit tellen
move-evaluate-stored = Het besluit op plek { $space } tellen
move-symbol = Dit symbool tellen: { $symbol }
move-store = Op een vrije plek bewaren
move-replace = Bewaren en wegdoen wat op plek { $space } ligt
move-protect = Een bescherming tegen de dief op plek { $space } leggen
move-charm = Feeëntoverkaartje { $slot } pakken
move-keep = Het feeëntoverkaartje houden
move-swap = Wegdoen voor het nieuwe feeëntoverkaartje: { $charm }
move-steal = Van plek { $space } { $distance-of } stelen
move-roll = Gooien
move-stop = Stoppen
move-shield = Een brandbeveiliging spelen
move-pass = Passen

## Gebeurtenissen

event-rolls = { $player } gooit: { $persons }.
event-rolls-double = { $player } gooit twee keer { $die }: de draak komt.
event-town-is-safe = De stad van { $player } heeft genoeg wolken.
event-burns = Kolom { $column } van { $player } brandt af.
event-names-in-vain = { $player } laat kolom { $column } aan de draak, waar niets kan branden.
event-plays-fire-protection = { $player } speelt een brandbeveiliging: de draak vliegt voorbij.
event-takes-tile = { $shows-count ->
    [0] { $player } pakt { $tile-the } { $person-of }.
   *[other] { $player } pakt { $tile-the } { $person-of } ({ $shows }).
}
event-builds = { $shows-count ->
    [0] { $player } bouwt { $tile-a } in kolom { $column }.
   *[other] { $player } bouwt { $tile-a } ({ $shows }) in kolom { $column }.
}
event-takes-decree = { $player } pakt het besluit { $person-of }: { $decree }.
event-evaluates = { $points ->
    [one] { $player } telt een besluit voor { $points } roempunt: { $decree }.
   *[other] { $player } telt een besluit voor { $points } roempunten: { $decree }.
}
event-chooses-symbol = { $player } kiest een symbool: { $symbol }.
event-lays-grass = { $player } legt gras: { $columns }.
event-lays-coat = { $player } legt het wapen onder kolom { $column }.
event-stores = { $shows-count ->
    [0] { $player } bewaart een kaartje: { $piece }.
   *[other] { $player } bewaart een kaartje: { $piece } ({ $shows }).
}
event-drops = { $shows-count ->
    [0] { $player } doet een bewaard kaartje weg, dat uit het spel gaat: { $piece }.
   *[other] { $player } doet een bewaard kaartje weg, dat uit het spel gaat: { $piece } ({ $shows }).
}
event-protection-spent = De bescherming tegen de dief van { $player } is verbruikt.
event-refills-row = { $number ->
    [one] { $number } bouwkaartje wordt uitgelegd: { $tile }.
   *[other] { $number } bouwkaartjes worden uitgelegd: { $tile }.
}
event-refills-decrees = Uitgelegde besluiten: { $decrees }.
event-uses-skill = { $player } gebruikt de vaardigheid { $person-of }.
event-entertainer-rolls = { $player } gooit { $rolled }, samen { $total }.
event-entertainer-pays = De goochelaar geeft { $player } { $points } en ieder ander { $others }.
event-steals = { $shows-count ->
    [0] { $player } steelt van { $other-player }: { $piece }.
   *[other] { $player } steelt van { $other-player }: { $piece } ({ $shows }).
}
event-repairs = { $player } draait kolom { $column } terug.
event-visits-fairy = { $player } bezoekt de fee.
event-takes-charm = { $player } pakt een feeëntoverkaartje: { $charm }.
event-refills-charms = Er ligt een nieuw feeëntoverkaartje open: { $charm }.
event-drops-charm = { $player } doet een feeëntoverkaartje weg: { $charm }.
event-protects = { $player } beschermt wat op plek { $space } ligt.
event-plays-selection = { $player } speelt een grote keuze.
event-sends-gnome = { $player } stuurt de kabouter als { $person }.
event-passes = { $player } past.
event-decrees-run-out = De besluiten zijn op: het einde van het spel nadert.
event-receives-mercy = { $points ->
    [one] Uit genade van de koning krijgt { $player } { $points } roempunt.
   *[other] Uit genade van de koning krijgt { $player } { $points } roempunten.
}

## Weigeringen

refusal-not-asked = { $player } moet nu beslissen: wacht tot je iets gevraagd wordt.
refusal-choose-for-gnome = De kabouter speelt { $person-the }: pak daar een kaartje of het besluit, of gebruik de vaardigheid.
refusal-must-build = Een kaartje uit het rondje van de waard moet meteen worden ingebouwd: kies een kolom.
refusal-place-piece-first = Bouw, tel of bewaar eerst het kaartje in je hand.
refusal-finish-evaluation = Je bent een besluit aan het tellen: kies wat het telt.
refusal-repair-or-pass = Je mag nu een afgebrande kolom terugdraaien: kies er een, of pas.
refusal-roll-or-stop = De goochelaar wacht: gooi nog een keer of stop.
refusal-steal-or-pass = De dief wacht: steel iets, of pas.
refusal-take-or-pass = Je mag nu een bouwkaartje pakken: kies er een, of pas.
refusal-decree-or-pass = De burgemeester wacht: pak een besluit, of pas.
refusal-magic-or-pass = De magiër wacht: draai een kolom terug, pak een feeëntoverkaartje, of pas.
refusal-choose-charm = Je bezoekt de fee: pak een van de open feeëntoverkaartjes.
refusal-place-charm = Beide plekken voor feeëntoverkaartjes zijn bezet: doe er een weg voor het nieuwe.
refusal-choose-coat = Leg eerst je wapen onder een kolom.
refusal-name-column = De draak is er: noem de kolommen die afbranden.
refusal-dice-left = Je kunt je beurt nog niet beëindigen: gebruik eerst beide dobbelstenen.
refusal-roll-first = Gooi eerst de dobbelstenen. Daarvóór kun je alleen bewaarde besluiten tellen.
refusal-nothing-in-hand = Je hebt niets in je hand: pak eerst iets met een dobbelsteen.
refusal-no-dragon = De draak slaapt: er brandt nu niets.
refusal-no-repair = Kolommen worden teruggedraaid door de magiër, of na het inbouwen van wolken.
refusal-no-coat-now = Het wapen wordt alleen na een stadspuntentelling gelegd.
refusal-choose-decree-first = Kies eerst het besluit dat je wilt tellen.
refusal-no-charm-now = Feeëntoverkaartjes pak je met een dobbelsteen bij de fee, of door de magiër.
refusal-no-thief = Alleen de dief kan stelen: gebruik eerst die vaardigheid.
refusal-no-entertainer = Alleen de goochelaar gooit tijdens een beurt: gebruik eerst die vaardigheid.
refusal-nothing-to-pass = Er valt niets te passen: gebruik een dobbelsteen, of beëindig je beurt.
refusal-gnome-elsewhere = De kabouter speelt { $person-the }: kies iets in die kolom.
refusal-no-such-die = Je hebt geen ongebruikte dobbelsteen { $person-of }: kies een kolom waar er een ligt.
refusal-slot-empty = Er ligt geen { $tile } in de kolom { $person-of }: kies een ander kaartje.
refusal-cannot-build-it = Je zou { $tile-a } niet meteen kunnen inbouwen: kies een kaartje dat je kunt inbouwen.
refusal-no-decree-there = Er ligt geen besluit in de kolom { $person-of }: kies een ander.
refusal-gnome-needs-both = De kabouter heeft beide dobbelstenen nodig, en er is er al een gebruikt.
refusal-fairy-once = Per beurt mag maar één dobbelsteen naar de fee: gebruik de andere anders.
refusal-fairy-or-evaluation = Aan deze tafel mag per beurt één dobbelsteen naar de fee of naar de stadspuntentelling; de andere gaat naar zijn personage.
refusal-no-open-charm = Daar ligt geen feeëntoverkaartje: kies een ander.
refusal-evaluated-before = Je hebt je stadspuntentelling al gedaan: dat kan één keer per spel.
refusal-grass-everywhere = Onder elke kolom van je stad ligt gras: er is geen plaats voor je wapen.
refusal-grass-on-stretch = Onder elke kolom van hoektoren tot hoektoren ligt gras, en in deze uitgave komt je wapen onder een ervan.
refusal-no-townscape = Je stadsgezicht is niet volledig: het heeft een linker en een rechter hoektoren nodig, een stadspoort ertussen en een ononderbroken muur.
refusal-towers-missing = Tussen je hoektorens ontbreken twee of meer torens, en in deze uitgave mag er maar één ontbreken: bouw verder.
refusal-space-empty = Er ligt niets op plek { $space } van je tableau.
refusal-already-protected = Wat op plek { $space } ligt, is al beschermd.
refusal-no-theft-protection = Je hebt geen bescherming tegen de dief: haal er een bij de fee.
refusal-not-a-tile = Dat is een besluit ({ $decree }): tel het of bewaar het.
refusal-place-taken = In kolom { $column } staat al { $tile-a }: kies een andere kolom.
refusal-wall-at-the-ends = Een muur komt aan een uiteinde van je stad, niet op { $column }: kies { $near }.
refusal-in-the-air = In kolom { $column } is er niets om { $tile-a } op te zetten: bouw van beneden naar boven.
refusal-on-a-ruin = Kolom { $column } is een ruïne: draai haar terug voor je erop bouwt.
refusal-not-a-decree = Dat is { $tile-a }: bouw het kaartje in of bewaar het.
refusal-no-view = Je hebt geen twee bij twee onverbrande kaartjes van muren en torens, of van torens en hemels.
refusal-no-grass-left = Er is niet genoeg neutraal gras meer om een wijk te tellen.
refusal-no-complete-column = Je hebt geen volledige, onverbrande kolom zonder gras.
refusal-no-complete-pair = Je hebt geen twee volledige, onverbrande kolommen zonder gras naast elkaar.
refusal-storage-full = Beide plekken van je tableau zijn bezet: doe weg of gebruik wat op een ervan ligt.
refusal-storage-has-room = Een plek van je tableau is vrij: bewaar het kaartje daar.
refusal-other-decree = Je bent een besluit aan het tellen ({ $decree }): kies wat erbij past.
refusal-not-complete = Kolom { $column } is geen volledige, onverbrande kolom.
refusal-pair-not-complete = Kolom { $column } en die rechts ervan zijn niet allebei volledig en onverbrand.
refusal-has-grass = Onder kolom { $column } ligt al gras: kies een andere.
refusal-no-view-there = Bij kolom { $column } liggen geen twee bij twee onverbrande kaartjes.
refusal-no-such-column = Je stad heeft geen kolom { $column }.
refusal-outside-the-stretch = In deze uitgave komt het wapen onder een getelde kolom, en { $column } is dat niet.
refusal-not-burnt = Kolom { $column } is niet afgebrand: kies een ruïne.
refusal-two-repairs = De magiër kan geen kolommen meer terugdraaien: pak een feeëntoverkaartje, of pas.
refusal-nothing-to-steal = Daar valt niets te stelen: kies een andere plek.
refusal-is-protected = Er ligt een bescherming tegen de dief op: kies iets anders.
refusal-no-room-for-loot = Je tableau is vol en je zou dit niet meteen kunnen gebruiken: kies iets anders, of maak eerst plaats.
refusal-loot-needs-room = Beide plekken van je tableau zijn bezet, en aan deze tafel wordt voor buit niets weggedaan: gebruik die meteen.
refusal-no-more-charms = De magiër geeft geen feeëntoverkaartjes meer: draai een kolom terug, of pas.
refusal-charm-has-room = Een plek voor feeëntoverkaartjes is vrij: houd het nieuwe.
refusal-charm-spaces-full = Beide plekken voor feeëntoverkaartjes zijn bezet: doe er een weg voor het nieuwe.
refusal-charm-not-held = Dat feeëntoverkaartje heb je niet: { $charm }.
refusal-shield-too-late = Je bent al kolommen gaan noemen: voor een brandbeveiliging is het te laat.
refusal-no-fire-protection = Je hebt geen brandbeveiliging: noem de kolommen die afbranden.
refusal-already-named = Je hebt kolom { $column } al genoemd: kies een andere.
refusal-clouds-protect = In deze uitgave kan een kolom met wolken niet afbranden: kies een andere dan { $column }.

## Opties en sjablonen

option-magician-fairy-when-nothing-burnt = Feeëntoverkaartjes van de magiër
    .help = Hoeveel feeëntoverkaartjes de magiër geeft aan wie geen afgebrande kolom heeft.
    .choice-1 = één
    .choice-2 = twee
option-row-refill = Lege rijen aanvullen
    .help = Wanneer een lege rij bouwkaartjes wordt aangevuld.
    .choice-at-once = meteen
    .choice-end-of-turn = aan het einde van de beurt
option-cloud-columns-may-burn = Kolommen met wolken mogen branden
    .help = Of je kolommen die wolken tonen aan de draak mag laten.
option-discarded-fairy-tile = Weggedane feeëntoverkaartjes
    .help = Waar een feeëntoverkaartje heen gaat dat plaats moet maken.
    .choice-supply = naar de voorraad
    .choice-removed = uit het spel
option-spent-theft-protection = Verbruikte bescherming tegen de dief
    .help = Waar een bescherming tegen de dief heen gaat als het kaartje eronder wordt gebruikt.
    .choice-supply = naar de voorraad
    .choice-removed = uit het spel
option-evaluation-grass-scope = Plaats van het wapen
    .help = Onder welke kolommen het wapen na een stadspuntentelling mag.
    .choice-town = elke kolom van de stad
    .choice-evaluated-columns = alleen een getelde kolom
option-tower-gaps = Gaten in de rij torens
    .help = Hoeveel torens er tussen de hoektorens van een stadspuntentelling mogen ontbreken.
    .choice-any = zoveel als je wilt
    .choice-one = één
option-start-player-ends-at-once = Startspeler eindigt meteen
    .help = Of het spel meteen eindigt als de startspeler de besluiten niet kan aanvullen, in plaats van na de ronde.
option-mercy-on-tie = Genade bij gelijke stand
    .help = Wie de genade van de koning krijgt als meerdere spelers de minste besluiten hebben geteld.
    .choice-all = allemaal
    .choice-nobody = niemand
option-decrees-any-time = Besluiten op elk moment
    .help = Of je bewaarde besluiten ook vóór een worp mag tellen: aan het begin van je beurt, en tussen de draak en de nieuwe worp.
option-fairy-and-evaluation = Fee en stadspuntentelling in één beurt
    .help = Of de ene dobbelsteen naar de fee mag en de andere naar de stadspuntentelling, in plaats van naar zijn personage.
option-thief-makes-room = Wegdoen voor buit
    .help = Of je een bewaard kaartje mag wegdoen om plaats te maken voor wat de dief meebrengt.

preset-german = Duitse uitgave
    .help = De regels van het Duitse boekje, het origineel.
preset-english = Engelse uitgave
    .help = De magiër geeft één feeëntoverkaartje, en kolommen met wolken kunnen niet afbranden.
preset-french = Franse uitgave
    .help = Eén feeëntoverkaartje van de magiër, rijen aangevuld aan het einde van de beurt, kolommen met wolken veilig, weggedane feeëntoverkaartjes en verbruikte beschermingen tegen de dief uit het spel, het wapen onder een getelde kolom.
preset-dutch = Nederlandse uitgave
    .help = Eén feeëntoverkaartje van de magiër, rijen aangevuld aan het einde van de beurt, kolommen met wolken veilig, weggedane feeëntoverkaartjes uit het spel, bij de stadspuntentelling ontbreekt hoogstens één toren.
preset-literal = Naar de letter
    .help = Het Duitse boekje woord voor woord: bewaarde besluiten op elk moment in je beurt, fee en stadspuntentelling niet in één beurt, niets weggedaan voor buit.

## Vragen aan wie de kaartjes van een echte doos trekt

chance-wall = Welke muur wordt getrokken?
chance-tower = Welke toren wordt getrokken?
chance-sky = Welke hemel wordt getrokken?
chance-decree = Welk besluit wordt getrokken?
chance-fairy-tile = Welk feeëntoverkaartje wordt getrokken?
chance-die = Wat toont de dobbelsteen?
chance-entertainer-die = Wat toont de dobbelsteen van de goochelaar?
chance-start-die = Wat gooit de volgende speler om te bepalen wie begint?

## Waar punten vandaan komen

score-symbols = Statussymbolen
score-entertainer = Goochelaar
score-fairy = Fee
score-mercy = Genade van de koning

## Wie nu wat moet doen

status-dice = { $player } mag een dobbelsteen gebruiken: { $persons }.
    .you = { $persons-count ->
        [one] Je dobbelsteen ({ $persons }): { $can-or }.
       *[other] Je dobbelstenen ({ $persons }): { $can-or }.
    }
status-end = { $player } beëindigt de beurt.
    .you = Alles gedaan. Beëindig de beurt.
status-dice-used = { $player } heeft beide dobbelstenen gebruikt.
    .you = Beide dobbelstenen zijn gebruikt: { $can-or }.
status-roll = { $player } gaat gooien.
    .you = Voor de dobbelstenen: { $can-or }.
status-person = { $player } kiest wat de kabouter als { $person } doet.
    .you = De kabouter als { $person }: { $can-or }.
status-hand = { $player } plaatst wat net is gepakt.
    .you = Zojuist gepakt: { $can-or }.
status-must-build = { $player } moet het gepakte kaartje inbouwen.
    .you = Bouw het gepakte kaartje in.
status-evaluate = { $player } kiest wat het besluit telt.
    .you = Kies wat het besluit telt.
status-clouds = { $player } mag een afgebrande kolom terugdraaien.
    .you = Je mag een afgebrande kolom terugdraaien.
status-entertainer = { $player } heeft { $total } gegooid en mag nog een keer gooien of stoppen.
    .you = Je hebt { $total } gegooid: gooi nog een keer of stop.
status-thief = { $player } mag een bouwkaartje of besluit stelen.
    .you = Je mag een bouwkaartje of besluit stelen.
status-publican = { $player } mag een kaartje pakken in het rondje van de waard.
    .you = Je mag een kaartje pakken in het rondje van de waard.
status-architect = { $player } mag een willekeurig bouwkaartje pakken.
    .you = Je mag een willekeurig bouwkaartje pakken.
status-mayor = { $player } mag een willekeurig besluit pakken.
    .you = Je mag een willekeurig besluit pakken.
status-magician = { $player } gebruikt de vaardigheid van de magiër.
    .you = De vaardigheid van de magiër: { $can-or }.
status-fairy = { $player } kiest een feeëntoverkaartje.
    .you = Kies een feeëntoverkaartje.
status-charm = { $player } moet plaats maken voor het feeëntoverkaartje.
    .you = Maak plaats voor het feeëntoverkaartje.
status-coat = { $player } legt het wapen.
    .you = Leg het wapen.
status-selection = { $player } mag een grote keuze spelen.
    .you = Je mag een grote keuze spelen.
status-dragon = { $number ->
    [one] { $player } moet { $number } kolom aan de draak laten.
   *[other] { $player } moet { $number } kolommen aan de draak laten.
}
    .you = { $number ->
        [one] De draak wil { $number } kolom: { $can-or }.
       *[other] De draak wil { $number } kolommen: { $can-or }.
    }

## What the player can do now, in lists after "You can" or a colon

name-can-build = het kaartje in je stad inbouwen
name-can-evaluate = het besluit tellen
name-can-store = het bewaren
name-can-replace = het bewaren en iets anders wegdoen
name-can-build-stored = een bewaard kaartje inbouwen
name-can-evaluate-stored = een bewaard besluit tellen
name-can-protect = een bewaard stuk beschermen
name-can-take = een kaartje pakken
name-can-decree = een besluit pakken
name-can-skill = de vaardigheid van een persoon gebruiken
name-can-fairy = naar de fee gaan
name-can-evaluation = de stadspuntentelling tellen
name-can-gnome = met beide dobbelstenen de kabouter sturen
name-can-repair = een afgebrande kolom terugdraaien
name-can-charm = een feeëntoverkaartje pakken
name-can-keep = het feeëntoverkaartje houden
name-can-swap = er een feeëntoverkaartje voor wegdoen
name-can-steal = een bewaard stuk stelen
name-can-burn = een kolom afstaan
name-can-shield = een brandbeveiliging spelen
name-can-coat = je wapen leggen
name-can-district = een wijk kiezen
name-can-view = een uitzicht kiezen
name-can-symbol = een symbool kiezen
name-can-roll = gooien
name-can-stop = stoppen
name-can-pass = passen
name-can-end = de beurt beëindigen

## Opschriften van de getekende tafel

label-legend = < > hoektorens, n stadspoort, o wolk, w stadswacht, s ster, f vlag, g griffioen, # ruïne, " gras, @ wapen, (!) beschermd, & kabouter
label-edition = Uitgave
label-mixed = gemengd
label-start-player = Startspeler
label-decree = besluit
label-fairy = Fee
label-piles = Stapels
label-decrees = besluiten
label-grass = gras
label-points = Punten
label-columns = Kolommen
label-clouds = Wolken
label-store = Bewaard
label-charms = Feeëntoverkaartjes
label-evaluated = Getelde besluiten
label-hand = In de hand
label-last-round = Laatste ronde
label-game-over = Het spel is afgelopen.

# Waarom een bot een zet aanraadt: volgt op “omdat dit …”
part-points = punten oplevert
part-rivals = je rivalen achter je houdt
part-tiles = je stad laat groeien
part-symbols = symbolen toont die voor besluiten tellen
part-districts = wijken voorbereidt
part-dragon = je stad tegen de draak beschermt
part-townscape = je dichter bij de stadspuntentelling brengt
part-storage = iets nuttigs bewaart
part-charms = feeëntoverkaartjes achter de hand houdt
part-offers = goede besluiten voor je overlaat
part-mercy = de genade van de koning binnen bereik houdt
part-dice = je een nuttige dobbelsteen overlaat
