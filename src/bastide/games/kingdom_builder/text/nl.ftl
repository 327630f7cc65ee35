### Kingdom Builder.

game-title = Kingdom Builder
game-blurb = Bevolk een land van zeshoeken, win de krachten van zijn steden en verdien het meeste goud met de drie scorekaarten die het toeval heeft gekozen.

## Gebieden: “.hex” als veld en “.hexes” als velden, voor de gebieden van de kaarten

name-grass = gras
    .hex = grasveld
    .hexes = grasvelden
name-flowers = bloemen
    .hex = bloemenveld
    .hexes = bloemenvelden
name-forest = bos
    .hex = bosveld
    .hexes = bosvelden
name-canyon = ravijn
    .hex = ravijnveld
    .hexes = ravijnvelden
name-desert = woestijn
    .hex = woestijnveld
    .hexes = woestijnvelden
name-water = water
name-mountain = berg
name-castle = kasteel
name-location = stad

## Stadstegels: “.the” met lidwoord

name-oracle = Orakel
    .the = het Orakel
    .help = Bouw een nederzetting op de gebiedssoort van je kaart, zo mogelijk naast een eigen nederzetting.
name-farm = Boerderij
    .the = de Boerderij
    .help = Bouw een nederzetting op een grasveld, zo mogelijk naast een eigen nederzetting.
name-oasis = Oase
    .the = de Oase
    .help = Bouw een nederzetting op een woestijnveld, zo mogelijk naast een eigen nederzetting.
name-tower = Toren
    .the = de Toren
    .help = Bouw een nederzetting aan de rand van het spelbord, zo mogelijk naast een eigen nederzetting.
name-tavern = Herberg
    .the = de Herberg
    .help = Bouw een nederzetting aan een uiteinde van een rechte lijn van minstens drie eigen nederzettingen.
name-barn = Schuur
    .the = de Schuur
    .help = Verplaats een van je nederzettingen naar de gebiedssoort van je kaart, zo mogelijk naast een andere van jezelf.
name-harbor = Haven
    .the = de Haven
    .help = Verplaats een van je nederzettingen naar het water, zo mogelijk naast een andere van jezelf.
name-paddock = Weide
    .the = de Weide
    .help = Verplaats een van je nederzettingen precies twee velden in een rechte lijn, over alles heen.

## Scorekaarten

name-fishermen = Vissers
    .help = 1 goud voor elk van je nederzettingen naast water, maar niet op het water.
name-merchants = Handelaren
    .help = 4 goud voor elk stads- of kasteelveld dat een van je nederzettingsgebieden met een ander stads- of kasteelveld verbindt.
name-discoverers = Ontdekkers
    .help = 1 goud voor elke horizontale lijn met minstens één van je nederzettingen.
name-hermits = Kluizenaars
    .help = 1 goud voor elk van je losse nederzettingsgebieden, ook voor een enkele nederzetting.
name-citizens = Burgers
    .help = 1 goud voor elke twee nederzettingen in je grootste nederzettingsgebied.
name-miners = Mijnwerkers
    .help = 1 goud voor elk van je nederzettingen naast een berg.
name-workers = Arbeiders
    .help = 1 goud voor elk van je nederzettingen naast een stad of kasteel.
name-knights = Ridders
    .help = 2 goud voor elk van je nederzettingen op de horizontale lijn waarop je er de meeste hebt.
name-lords = Heren
    .help = In elk kwadrant 12 goud voor de meeste nederzettingen en 6 goud voor de op één na meeste.
name-farmers = Boeren
    .help = 3 goud voor elk van je nederzettingen in het kwadrant waarin je er de minste hebt.

## Plaatsen van de vier kwadranten op het spelbord, en hoe een kwadrant ligt

name-top-left = linksboven
name-top-right = rechtsboven
name-bottom-left = linksonder
name-bottom-right = rechtsonder
name-upright = niet gedraaid
name-turned = gedraaid

## Zetten

move-build = Een nederzetting bouwen op { $hex }
move-from = De nederzetting op { $hex } oppakken
move-to = Verplaatsen naar { $hex }
move-tile = { $tile } gebruiken

## Gebeurtenissen

event-shows-card = { $player } toont een gebiedskaart: { $terrain }.
event-builds = { $player } bouwt een nederzetting op { $hex }.
event-chooses-tile = { $player } gebruikt { $tile-the }.
event-lifts = { $player } pakt de nederzetting op { $hex } op.
event-moves = { $player } verplaatst een nederzetting van { $source } naar { $hex }.
event-gains-tile = { $player } neemt een stadstegel van { $hex }: { $tile }.
event-loses-tile = { $player } staat niet meer naast { $hex } en verliest de stadstegel van die stad: { $tile }.
event-last-settlement = { $player } heeft de laatste nederzetting uit de voorraad gebouwd: het spel eindigt met deze ronde.
event-terrain-full = Er is geen { $terrain-hex } vrij: de kaart gaat uit het spel en { $player } trekt een nieuwe.
event-builds-lapse = Er is geen gebiedskaart meer: { $player } bouwt deze beurt niet verder.
event-reshuffles = De afgelegde gebiedskaarten worden geschud en vormen een nieuwe trekstapel.
event-draws-card = { $player } trekt een gebiedskaart: { $terrain }.
    .hidden = { $player } trekt een gebiedskaart.

## Weigeringen

refusal-must-build = { $owed ->
    [one] Je kunt je beurt nog niet beëindigen: bouw eerst nog { $owed } nederzetting.
   *[other] Je kunt je beurt nog niet beëindigen: bouw eerst nog { $owed } nederzettingen.
}
refusal-finish-tile = Je hebt { $tile-the } gekozen: voer eerst die actie uit.
refusal-tile-not-held = Deze stadstegel heb je niet ({ $tile }): bouw naast zo’n stad om er een te krijgen.
refusal-tile-used = Deze stadstegel ({ $tile }) heb je deze beurt al gebruikt: in je volgende beurt kun je hem weer gebruiken.
refusal-tile-just-gained = Deze stadstegel ({ $tile }) heb je pas deze beurt gekregen: in je volgende beurt kun je hem gebruiken.
refusal-tile-between-builds = Je kunt { $tile-the } niet gebruiken terwijl je voor je kaart bouwt: maak dat eerst af.
refusal-no-supply = Voor { $tile-the } heb je een nederzetting uit je voorraad nodig, en die is leeg: alleen stadstegels die verplaatsen werken nog.
refusal-tile-without-target = Met { $tile-the } is nu niets mogelijk: kies een andere actie.
refusal-all-built = Voor je kaart heb je alles gebouwd: gebruik een stadstegel om op { $hex } te bouwen, of beëindig je beurt.
refusal-supply-empty = Je voorraad is leeg, dus op { $hex } kun je niets bouwen: verplaats nederzettingen met een stadstegel, of beëindig je beurt.
refusal-occupied = Op { $hex } staat al een nederzetting: kies een vrij veld.
refusal-not-buildable = Op { $hex } ({ $terrain }) kan niet worden gebouwd: kies een vrij veld van de gebiedssoort waar je kaart of stadstegel om vraagt.
refusal-not-at-line-end = { $hex } verlengt geen rechte lijn van drie van je nederzettingen: kies een uiteinde van zo’n lijn.
refusal-not-at-edge = { $hex } ligt niet aan de rand van het spelbord: kies een van de buitenste velden.
refusal-wrong-terrain = { $hex } is de verkeerde gebiedssoort ({ $terrain }): kies de gebiedssoort waar je kaart of stadstegel om vraagt.
refusal-must-touch-own = { $hex } grenst aan geen van je nederzettingen: zolang er een geschikt veld naast een ervan vrij is, moet je zo’n veld kiezen.
refusal-not-own-settlement = Op { $hex } heb je geen nederzetting: kies er een van jezelf.
refusal-settlement-without-target = Met { $tile-the } kan de nederzetting op { $hex } nergens heen: kies een andere.
refusal-choose-moving-tile = Verplaatsen doe je met een stadstegel: kies eerst de Schuur, de Haven of de Weide, als je er een hebt.
refusal-same-hex = De nederzetting komt van { $hex }: kies een ander veld.
refusal-not-two-steps = { $hex } ligt niet precies twee velden verder in een rechte lijn: kies een veld waarvoor dat wel geldt.

## Opties en voorinstellingen

option-quadrants = Kwadranten
    .help = Welke vier van de acht kwadranten het spelbord vormen, genoemd van linksboven tot rechtsonder. Wat je aan het toeval overlaat, wordt getrokken.
option-places = Plaats van de kwadranten
    .help = Of de gekozen kwadranten liggen zoals je ze noemt, of op willekeurige plaatsen.
    .choice-as-named = zoals genoemd
    .choice-random = willekeurig
option-turned = Gedraaide kwadranten
    .help = Welke kwadranten 180 graden gedraaid liggen, genoemd naar hun plaats op het spelbord.
    .choice-none = geen enkel
    .choice-random = elk willekeurig
option-cards = Scorekaarten
    .help = Welke drie van de tien scorekaarten meedoen. Kies er een, twee of drie; de andere worden getrokken.
option-random-lords = Heren bij het trekken
    .help = Of de Heren bij de getrokken scorekaarten kunnen zijn.
    .choice-true = ja, net als elke andere kaart
    .choice-false = nee, ze worden nooit getrokken
option-start-player = Startspeler
    .help = Wie de eerste beurt heeft.
    .choice-1 = speler 1
    .choice-2 = speler 2
    .choice-3 = speler 3
    .choice-4 = speler 4
option-lords-zero-ranks = Heren tellen iedereen mee
    .help = De Heren geven in elk kwadrant 12 goud voor de meeste nederzettingen en 6 goud voor de op een na meeste. Met “ja” telt ook mee wie daar geen nederzetting heeft: met zijn tweeën krijgt iedereen minstens 6 goud per kwadrant. Met “nee” krijg je niets voor een kwadrant waar je geen nederzetting hebt.
    .choice-true = ja, ook zonder nederzetting
    .choice-false = nee, alleen met een nederzetting daar

preset-standard = Standaard
    .help = Spelbord, scorekaarten en startspeler zijn willekeurig.
preset-first-game = Eerste spel
    .help = De kwadranten Herberg, Weide, Oase en Boerderij, met Vissers, Ridders en Handelaren: goed om het spel te leren.
preset-lords-need-settlements = Strenge Heren
    .help = Zoals het standaardspel, maar bij de Heren telt in een kwadrant alleen mee wie daar een nederzetting heeft.
preset-without-lords = Zonder Heren
    .help = Zoals het standaardspel, maar de Heren worden nooit getrokken.

## Vragen aan wie de kaarten uit een echte doos trekt

chance-quadrant = Welk kwadrant wordt nu getrokken?
chance-quadrant-lies = Hoe ligt dit kwadrant, niet gedraaid of 180 graden gedraaid?
chance-quadrant-place = Welk kwadrant ligt op de volgende plaats, van linksboven tot rechtsonder?
chance-scoring-card = Welke scorekaart wordt getrokken?
chance-start-player = Welke speler begint?
chance-terrain-card = Welke gebiedskaart wordt getrokken?

## Waar het goud vandaan komt

score-castles = Kastelen

## Wie nu wat moet doen

status-build = { $owed ->
    [one] { $player } moet nog { $owed } nederzetting bouwen op een { $terrain-hex }.
   *[other] { $player } moet nog { $owed } nederzettingen bouwen op { $terrain-hexes }.
}
    .you = { $owed ->
        [one] Bouw nog { $owed } nederzetting op een { $terrain-hex }.
       *[other] Bouw nog { $owed } nederzettingen op { $terrain-hexes }.
    }
status-build-or-tile = { $owed ->
    [one] { $player } moet { $owed } nederzetting bouwen op een { $terrain-hex } en mag eerst een stadstegel gebruiken: { $tiles-or }.
   *[other] { $player } moet { $owed } nederzettingen bouwen op { $terrain-hexes } en mag eerst een stadstegel gebruiken: { $tiles-or }.
}
    .you = { $owed ->
        [one] Bouw { $owed } nederzetting op een { $terrain-hex }. Eerst mag je een stadstegel gebruiken: { $tiles-or }.
       *[other] Bouw { $owed } nederzettingen op { $terrain-hexes }. Eerst mag je een stadstegel gebruiken: { $tiles-or }.
    }
status-choose-or-end = { $player } mag een stadstegel gebruiken ({ $tiles-or }) of de beurt beëindigen.
    .you = Gebruik een stadstegel ({ $tiles-or }) of beëindig de beurt.
status-end = { $player } kan alleen nog de beurt beëindigen.
    .you = Er valt niets meer te doen: beëindig de beurt.
status-tile-build = { $player } moet kiezen waar met { $tile-the } wordt gebouwd.
    .you = Kies waar je met { $tile-the } bouwt.
    .back = Terugleggen
status-tile-from = { $player } moet een nederzetting kiezen om met { $tile-the } te verplaatsen.
    .you = Kies een nederzetting om met { $tile-the } te verplaatsen.
    .back = Terugleggen
status-tile-to = { $player } moet kiezen waarheen de nederzetting op { $source } met { $tile-the } wordt verplaatst.
    .you = Kies waarheen je de nederzetting op { $source } met { $tile-the } verplaatst.
    .back = Terugleggen

## Opschriften van de getekende tafel

label-scoring-cards = Scorekaarten
label-targets = nu mogelijk
label-tiles-left = tegels over bij de stad
label-supply = Voorraad
label-tiles = Stadstegels
label-card = Kaart
label-turn = Aan de beurt
label-card-in-play = Gebiedskaart
label-builds-owed = Nog te bouwen
label-tile-in-use = Gekozen stadstegel
label-last-round = Laatste ronde
label-game-over = Het spel is afgelopen.
label-start-player = Startspeler
label-draw-pile = Trekstapel
label-discards = Afgelegd
label-removed = Uit het spel

## Waarom een zet goed is; meer redenen vormen een lijst

part-castles = een kasteel raakt
part-fishermen = aan het water bouwt
part-merchants = steden en kastelen verbindt
part-discoverers = nieuwe lijnen bereikt
part-hermits = losse nederzettingsgebieden maakt
part-citizens = je grootste nederzettingsgebied uitbreidt
part-miners = bij de bergen bouwt
part-workers = naast steden en kastelen bouwt
part-knights = je beste lijn vult
part-lords = kwadranten wint voor de Heren
part-farmers = je zwakste kwadrant versterkt
part-tiles = een tegel oplevert
part-settlements = nederzettingen op het bord brengt
part-freedom = landschappen openhoudt waar je overal kunt bouwen
part-potential = goud voor later voorbereidt
part-reach = nieuwe tegels en kastelen binnen bereik brengt
part-income = ruimte maakt voor goud in je volgende beurt
part-deny = de laatste tegel pakt voordat een ander dat doet
part-closing = het spel beëindigt voordat je tegenstanders alles hebben gebouwd
part-rivals = je tegenstanders achter je houdt
