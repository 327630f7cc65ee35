### Tournay. Hoe variabelen werken, staat bovenaan de gedeelde teksten.

game-title = Tournay
game-blurb = Zet je burgers en die van je buren aan het werk, bouw een wijk van negen kaarten en richt prestigegebouwen op die voor iedereen tellen.

## Gebouwen en personages

name-market-1 = Markt I
    .help = Krijg 5 deniers.
name-farmhouse-1 = Boerderij I
    .help = Krijg 1 denier voor elk leeg vak van je wijk.
name-residence-1 = Woonhuis I
    .help = Betaal 3 deniers en werf een gele burger aan.
name-port-1 = Haven I
    .help = Gebruik een vrij geel gebouw in een andere wijk.
name-barn-1 = Schuur I
    .help = Trek een kaart van de stapel geel II.
name-architect-1 = Architect I
    .help = Als er in zijn rij of kolom een gebouw of prestigegebouw wordt gelegd, krijg je 1 denier.
name-alderman-1 = Schepen I
    .help = Nadat een geel gebouw in zijn rij of kolom is geactiveerd, krijg je 1 denier.
name-market-2 = Markt II
    .help = Krijg 6 deniers.
name-farmhouse-2 = Boerderij II
    .help = Krijg 1 denier voor elk gevuld vak van je wijk.
name-residence-2 = Woonhuis II
    .help = Betaal 2 deniers en werf een gele burger aan.
name-port-2 = Haven II
    .help = Gebruik een geel gebouw in een andere wijk, ook als er een burger op staat.
name-barn-2 = Schuur II
    .help = Trek een kaart van de stapel geel III.
name-architect-2 = Architect II
    .help = Als er in zijn rij of kolom een gebouw of prestigegebouw wordt gelegd, krijg je 2 deniers.
name-alderman-2 = Schepen II
    .help = Nadat een geel gebouw in zijn rij of kolom is geactiveerd, krijg je 2 deniers.
name-hospital-1 = Hospitaal I
    .help = Krijg 4 deniers.
name-monastery-1 = Klooster I
    .help = Betaal 3 deniers en werf een witte burger aan.
name-library-1 = Bibliotheek I
    .help = Trek een kaart van de stapel wit II.
name-bridge-1 = Brug I
    .help = Pak de bovenste 2 kaarten van de stapel wit I.
name-priest-1 = Priester I
    .help = Witte gebouwen in zijn rij of kolom mogen twee keer worden geactiveerd.
name-prior-1 = Prior I
    .help = Nadat een wit gebouw in zijn rij of kolom is geactiveerd, krijg je 2 deniers.
name-hospital-2 = Hospitaal II
    .help = Krijg 5 deniers.
name-monastery-2 = Klooster II
    .help = Betaal 2 deniers en werf een witte burger aan.
name-library-2 = Bibliotheek II
    .help = Trek een kaart van de stapel wit III.
name-bridge-2 = Brug II
    .help = Pak de bovenste 2 kaarten van de stapel wit II.
name-priest-2 = Priester II
    .help = Gebouwen in zijn rij of kolom mogen twee keer worden geactiveerd.
name-prior-2 = Prior II
    .help = Nadat een wit gebouw in zijn rij of kolom is geactiveerd, krijg je 3 deniers.
name-bishop-2 = Bisschop II
    .help = Nadat een wit gebouw in zijn rij of kolom is geactiveerd, staan je burgers naast het Plein weer op.
name-arsenal-1 = Arsenaal I
    .help = Trek een kaart van de stapel rood II.
name-ballista-1 = Ballista I
    .help = Tot 2 gebeurtenissen uit de rij treffen de andere spelers.
name-barracks-1 = Kazerne I
    .help = Betaal 3 deniers en werf een rode burger aan.
name-fort-1 = Fort I
    .help = Neem een gebeurtenis met een munt als stadsmuur in je hand.
name-knight-1 = Ridder I
    .help = Als er in zijn rij of kolom een prestigegebouw wordt gelegd, krijg je 2 deniers.
name-lawyer-1 = Voogd I
    .help = Nadat een rood gebouw in zijn rij of kolom is geactiveerd, krijg je 2 deniers.
name-watchtower-1 = Wachttoren I
    .help = Neem een gebeurtenis zonder munt als stadsmuur in je hand.
name-arsenal-2 = Arsenaal II
    .help = Trek een kaart van de stapel rood III.
name-ballista-2 = Ballista II
    .help = Tot 3 gebeurtenissen uit de rij treffen de andere spelers.
name-barracks-2 = Kazerne II
    .help = Betaal 2 deniers en werf een rode burger aan.
name-fort-2 = Fort II
    .help = Neem een gebeurtenis met een munt als stadsmuur in je hand, met de munten erbij.
name-knight-2 = Ridder II
    .help = Als er in zijn rij of kolom een prestigegebouw wordt gelegd, krijg je 3 deniers.
name-lawyer-2 = Voogd II
    .help = Nadat een rood gebouw in zijn rij of kolom is geactiveerd, krijg je 3 deniers.
name-watchtower-2 = Wachttoren II
    .help = Neem een gebeurtenis zonder munt als stadsmuur in je hand.

## Kaarten van de uitbreiding

name-inn-1 = Herberg I
    .help = Krijg 4 deniers voor elk paar van een gele en een rode burger op je Plein.
name-brewery-1 = Brouwerij I
    .help = Krijg 1 denier voor elk van je burgers op je Plein.
name-senator-1 = Senator I
    .help = Telkens als je je burgers verzamelt, krijg je 2 deniers.
name-bakery-2 = Bakkerij II
    .help = Krijg 2 deniers voor elke rode of voor elke witte burger op je Plein.
name-brewery-2 = Brouwerij II
    .help = Krijg 2 deniers voor elk van je burgers naast je Plein.
name-senator-2 = Senator II
    .help = Telkens als je je burgers verzamelt, krijg je 3 deniers.
name-abbey-1 = Abdij I
    .help = Draai de bovenste kaart van de drie stapels van niveau I om en pak er twee van.
name-monk-1 = Monnik I
    .help = Nadat een wit gebouw in zijn rij of kolom is geactiveerd, mag je daar met nog een witte burger een geel gebouw activeren.
name-templar-1 = Tempelier I
    .help = Nadat een wit gebouw in zijn rij of kolom is geactiveerd, mag je daar met nog een witte burger een rood gebouw activeren.
name-abbey-2 = Abdij II
    .help = Draai de bovenste kaart van de drie stapels van niveau II om en pak er twee van.
name-monk-2 = Monnik II
    .help = Nadat een wit gebouw in zijn rij of kolom is geactiveerd, mag je daar met nog een witte burger een geel gebouw activeren.
name-templar-2 = Tempelier II
    .help = Nadat een wit gebouw in zijn rij of kolom is geactiveerd, mag je daar met nog een witte burger een rood gebouw activeren.
name-catapult-1 = Katapult I
    .help = Beschadig in elke andere wijk een vrije kaart. Staat er een burger op, dan beschermt ze je bij elke stadsomroeper tegen één gebeurtenis.
name-lordship-1 = Heerlijkheid I
    .help = Noem een kleur: elke andere speler betaalt je 1 denier voor elk gebouw van die kleur.
name-expansion-knight-1 = Ridder I (uitbreiding)
    .help = Met elke tweede rode of grijze burger in zijn rij en kolom neem je een gebeurtenis met een munt als stadsmuur in je hand.
name-mercenary-2 = Huurling II
    .help = Als je deniers verdient, levert elke rode burger er 3 op.
name-expansion-knight-2 = Ridder II (uitbreiding)
    .help = Met elke tweede rode of grijze burger in zijn rij en kolom neem je een gebeurtenis met een munt als stadsmuur in je hand, met de munten erbij.
name-audience-hall-2 = Audiëntiezaal II
    .help = De rijkste speler betaalt je 3 deniers.

## Prestigegebouwen

name-belfry = Belfort
    .help = Per set van een gele, een witte en een rode zichtbare kaart van niveau I of II: 4 punten met dit gebouw, 2 zonder.
name-city-hall = Stadhuis
    .help = Per gele burger: 2 punten met dit gebouw, 1 zonder.
name-cloth-hall = Lakenhal
    .help = Per zichtbare gele kaart van niveau I of II: 2 punten met dit gebouw, 1 zonder.
name-mint = Munthuis
    .help = Per 4 deniers: 2 punten met dit gebouw, 1 zonder.
name-tour-des-six = Tour des Six
    .help = Per zichtbaar personage: 2 punten met dit gebouw, 1 zonder.
name-cathedral = Kathedraal
    .help = Punten voor de bouwer alleen.
name-la-madeleine = La Madeleine
    .help = Per zichtbaar prestigegebouw in de eigen wijk: 2 punten met dit gebouw, 1 zonder.
name-saint-brice = Saint-Brice
    .help = Per set van een gele, een witte en een rode zichtbare kaart van niveau I of II: 4 punten met dit gebouw, 2 zonder.
name-saint-jacques = Saint-Jacques
    .help = Per zichtbare witte kaart van niveau I of II: 2 punten met dit gebouw, 1 zonder.
name-saint-nicolas = Saint-Nicolas
    .help = Per set van een gele, een witte en een rode burger: 3 punten met dit gebouw, 1 zonder.
name-saint-quentin = Saint-Quentin
    .help = Per witte burger: 2 punten met dit gebouw, 1 zonder.
name-pont-des-trous = Pont des Trous
    .help = Per set van een gele, een witte en een rode burger: 3 punten met dit gebouw, 1 zonder.
name-porte-de-la-vigne = Porte de la Vigne
    .help = Per rode burger: 2 punten met dit gebouw, 1 zonder.
name-tour-d-arras = Tour d’Arras
    .help = Per zichtbaar wit of geel gebouw: 2 punten met dit gebouw, 1 zonder.
name-tour-henry-viii = Tour Henry VIII
    .help = Per gebouwde stadsmuur: 2 punten met dit gebouw, 1 zonder.
name-tour-saint-georges = Tour Saint-Georges
    .help = Per zichtbare rode kaart van niveau I of II: 2 punten met dit gebouw, 1 zonder.

## Gebeurtenissen in de rij

name-great-gathering = Grote Kermis
    .help = Wie de meeste gele kaarten en burgers heeft, krijgt deniers.
name-great-procession = Grote Processie
    .help = Wie de meeste witte kaarten en burgers heeft, krijgt deniers.
name-kings-visit = Bezoek van de Koning
    .help = Wie de meeste rode kaarten en burgers heeft, krijgt deniers.
name-battle-of-bouvines = Slag bij Bouvines
    .help = Iedereen legt een rode burger neer.
name-battle-of-courtrai = Slag bij Kortrijk
    .help = Iedereen legt een gele burger neer.
name-heresy = Ketterij
    .help = Iedereen legt een witte burger neer.
name-crusade = Kruistocht
    .help = Iedereen legt een burger van een kleur naar keuze neer.
name-norman-attack = Noormannenaanval
    .help = Bij iedereen raakt een vrije kaart beschadigd.
name-fire = Brand
    .help = Bij iedereen raakt een vrije gele kaart beschadigd.
name-iconoclasm = Beeldenstorm
    .help = Bij iedereen raakt een vrije witte kaart beschadigd.
name-siege = Beleg
    .help = Bij iedereen raakt een vrije rode kaart beschadigd.
name-drought = Droogte
    .help = Iedereen verliest 1 denier.
name-plague = Pest
    .help = Iedereen verliest 1 denier.
name-brigands = Struikrovers
    .help = Iedereen verliest 1 denier.
name-famine = Hongersnood
    .help = Iedereen verliest 1 denier.

name-crier = Stadsomroeper

## Stapels, naar kleur en niveau

name-yellow-1 = geel I
name-yellow-2 = geel II
name-yellow-3 = geel III
name-white-1 = wit I
name-white-2 = wit II
name-white-3 = wit III
name-red-1 = rood I
name-red-2 = rood II
name-red-3 = rood III

## Kleuren: “.e” verbogen, zoals in “een gele burger”

name-yellow = geel
    .e = gele
name-white = wit
    .e = witte
name-red = rood
    .e = rode

## Van wie een burger is, en waar hij is; “.of” met “van”, “.citizen” als burger

name-own = van jezelf
    .of = van jezelf
    .citizen = Een eigen burger
name-next = volgende speler
    .of = van de volgende speler
    .citizen = Een burger van de volgende speler
name-second = tweede speler
    .of = van de tweede speler
    .citizen = Een burger van de tweede speler
name-third = derde speler
    .of = van de derde speler
    .citizen = Een burger van de derde speler
name-plaza = op het Plein
name-lying = naast het Plein

## Zetten

move-draw = Van de stapel { $deck } trekken
move-activate = Het gebouw op { $slot } activeren
move-combat = Gebeurtenis { $event } bestrijden
move-earn = Met { $colour-e } burgers deniers verdienen: { $number }
move-gather = Je burgers verzamelen
move-recruit = Een { $colour-e } burger aanwerven
move-place = De kaart op { $slot } leggen
move-remove = Met de kaart op { $slot } betalen
move-give = Met een burger betalen: { $place }
move-use = { $owner-citizen } inzetten
move-top = De open kaart pakken
move-look = De twee kaarten eronder bekijken
move-visit = Het gebouw { $owner-of } op { $slot } gebruiken
move-fight = Gebeurtenis { $event } nemen
move-trigger = Gebeurtenissen in gang zetten: { $events }
move-colour = Een kleur kiezen: { $colour }
move-damage = De kaart op { $slot } beschadigen
move-react = Het personage op { $slot } laten werken
move-rampart = Een stadsmuur bouwen
move-shelter = Je door je kaart laten beschermen
move-pass = Ervan afzien
move-play = { $card } spelen
move-return = { $card } onder de stapel leggen
move-keep = { $card } houden

## Wat er gebeurde

event-plays = { $deniers ->
    [0] { $player } speelt { $card }.
    [one] { $player } betaalt { $deniers } denier en speelt { $card }.
   *[other] { $player } betaalt { $deniers } deniers en speelt { $card }.
}
event-removes = { $player } betaalt met { $card } van { $slot }: de kaart gaat onder haar stapel.
event-returns = { $player } legt { $card } onder de stapel.
    .hidden = { $player } legt een kaart onder de stapel { $deck }.
event-gives-citizen = { $player } geeft een { $colour-e } burger aan de voorraad.
event-places = { $player } legt { $card } op { $slot }.
event-stacks = { $player } legt { $card } op { $slot } boven op wat daar ligt.
event-replaces = { $player } legt { $card } op { $slot } in plaats van { $cards }.
event-shifts-district = De wijk van { $player } schuift op haar raster, zodat er aan alle kanten ruimte is.
event-borrows = { $player } betaalt { $other-player } { $deniers } deniers voor een { $colour-e } burger.
event-draws = { $player } trekt van de stapel { $deck }.
event-takes-top = { $player } pakt { $card } van de stapel { $deck }.
event-buries-top = { $card } gaat onder de stapel { $deck }.
event-looks = { $number ->
    [one] { $player } bekijkt { $number } kaart van de stapel { $deck }: { $cards }.
   *[other] { $player } bekijkt { $number } kaarten van de stapel { $deck }: { $cards }.
}
    .hidden = { $number ->
    [one] { $player } bekijkt { $number } kaart van de stapel { $deck }.
   *[other] { $player } bekijkt { $number } kaarten van de stapel { $deck }.
}
event-keeps = { $player } houdt de kaart { $card }.
    .hidden = { $player } houdt een kaart van de stapel { $deck }.
event-leaves = { $player } laat de kaart { $card } open op de stapel { $deck } liggen.
event-takes-card = { $player } pakt { $card } van de stapel { $deck }.
    .hidden = { $player } pakt een kaart van de stapel { $deck }.
event-turns-up = { $card } ligt nu open op de stapel { $deck }.
event-crier = { $player } stuit op de stadsomroeper van de stapel { $deck }.
event-adds-coin = { $number ->
    [one] Op de gebeurtenis { $event } ligt nu { $number } munt.
   *[other] Op de gebeurtenis { $event } liggen nu { $number } munten.
}
event-strikes = { $number ->
    [one] De gebeurtenis { $event } slaat één keer toe.
   *[other] De gebeurtenis { $event } slaat { $number } keer toe.
}
event-builds-rampart = { $player } bouwt een stadsmuur tegen de gebeurtenis { $event }.
event-builds-spare-rampart = { $player } bouwt een stadsmuur.
event-builds-all-ramparts = { $number ->
    [one] { $player } bouwt nog { $number } laatste stadsmuur.
   *[other] { $player } bouwt nog { $number } laatste stadsmuren.
}
event-shelters = { $player } is beschermd tegen de gebeurtenis { $event }.
event-passes = { $player } ziet ervan af.
event-lays-citizen = { $player } legt een { $colour-e } burger neer.
event-gains = { $deniers ->
    [one] { $player } krijgt { $deniers } denier.
   *[other] { $player } krijgt { $deniers } deniers.
}
event-loses = { $deniers ->
    [one] { $player } verliest { $deniers } denier.
   *[other] { $player } verliest { $deniers } deniers.
}
event-pays = { $deniers ->
    [one] { $player } betaalt { $other-player } { $deniers } denier.
   *[other] { $player } betaalt { $other-player } { $deniers } deniers.
}
event-damages = Bij { $player } raakt { $card } op { $slot } beschadigd.
event-activates = { $player } activeert { $card } op { $slot }.
event-reacts = Bij { $player } werkt { $card }.
event-recruits = { $deniers ->
    [one] { $player } werft voor { $deniers } denier een { $colour-e } burger aan.
   *[other] { $player } werft voor { $deniers } deniers een { $colour-e } burger aan.
}
event-visits = { $player } gebruikt { $card } van { $other-player }.
event-combats = { $deniers ->
    [0] { $player } bestrijdt de gebeurtenis { $event }.
    [one] { $player } bestrijdt de gebeurtenis { $event } en betaalt { $deniers } denier.
   *[other] { $player } bestrijdt de gebeurtenis { $event } en betaalt { $deniers } deniers.
}
event-takes-event = { $player } neemt de gebeurtenis { $event } als stadsmuur.
event-next-event = De volgende gebeurtenis is { $event }.
event-triggers = { $player } zet gebeurtenissen in gang: { $events }.
event-names-colour = { $player } noemt een kleur: { $colour }.
event-earns = { $number ->
    [one] { $player } verdient { $deniers } deniers met { $number } { $colour-e } burger.
   *[other] { $player } verdient { $deniers } deniers met { $number } { $colour-e } burgers.
}
event-gathers = { $player } verzamelt alle burgers.
event-stands-up = { $number ->
    [0] { $player } heeft geen burgers die kunnen opstaan.
    [one] { $number } burger van { $player } staat weer op.
   *[other] { $number } burgers van { $player } staan weer op.
}
event-last-round = Het einde nadert: iedereen krijgt nog één beurt.
event-last-cards = Iedereen mag in het geheim een laatste kaart kiezen.
event-chooses-last = { $player } kiest { $card } als laatste kaart.
event-chooses-slot = { $player } zal haar op { $slot } leggen.
event-ends-part = { $player } heeft beslist.
event-shows-none = { $player } speelt geen laatste kaart.
event-shows-last = { $player } toont { $card } voor { $slot }.

## Waarom een zet niet mag

refusal-not-asked = { $player } moet nu beslissen: wacht tot je iets gevraagd wordt.
refusal-pay-card-first = Betaal eerst de kaart: leg een andere uit je hand of je wijk onder haar stapel.
refusal-pay-citizen-first = Betaal eerst de kaart: geef een { $colour-e } burger af.
refusal-place-first = Leg eerst de kaart { $card } neer.
refusal-choose-owner = Kies eerst wiens burger je inzet.
refusal-top-or-look = Pak de open kaart, of bekijk de twee eronder.
refusal-choose-card = Kies eerst welke kaart je houdt.
refusal-choose-character = Meerdere personages werken: kies welk personage eerst komt.
refusal-activate-or-pass = Je mag nu een tweede gebouw activeren: kies er een, of zie ervan af.
refusal-rampart-or-pass = Er gaat een gebeurtenis toeslaan: bouw een stadsmuur, of zie ervan af.
refusal-event-first = Kies eerst wat beschadigd of neergelegd wordt.
refusal-finish-effect = Maak eerst het effect van het gebouw af.
refusal-play-first = Speel eerst een kaart uit je hand.
refusal-action-first = Kies eerst een actie: trekken, activeren, bestrijden, verdienen of verzamelen.
refusal-draw-first = Kaarten bekijk je als je trekt: kies eerst een stapel.
refusal-no-event-now = Er slaat nu geen gebeurtenis toe.
refusal-activate-first = Dat hoort bij het effect van een gebouw: activeer er eerst een.
refusal-hand-limit = Je mag hoogstens vier kaarten houden: leg kaarten onder hun stapel of bouw stadsmuren.
refusal-action-done = Je hebt je actie gehad: beëindig je beurt.
refusal-card-played = Je mag maar één kaart per beurt spelen: voer nu je actie uit.
refusal-hand-small-enough = Je legt alleen aan het einde van je beurt kaarten terug of bouwt overtollige stadsmuren, zolang je meer dan vier kaarten hebt.
refusal-no-rampart = Je hebt geen stadsmuur in je hand.
refusal-not-in-hand = Die kaart heb je niet in je hand.
refusal-has-that-one = { $card } ligt al in je wijk, en geen prestigegebouw mag daar twee keer zijn.
refusal-too-few-deniers = { $deniers ->
    [one] { $card } kost { $deniers } denier, en die heb je niet.
   *[other] { $card } kost { $deniers } deniers, en die heb je niet.
}
refusal-cannot-pay = Wat de kaart { $card } behalve deniers kost, kun je niet betalen.
refusal-deck-empty = De stapel { $deck } heeft geen kaarten meer.
refusal-too-few-citizens = { $number ->
    [one] Je hebt { $number } beschikbare { $colour-e } burger nodig: een eigen burger of een die je kunt betalen.
   *[other] Je hebt { $number } beschikbare { $colour-e } burgers nodig: eigen burgers of burgers die je kunt betalen.
}
refusal-earn-own-only = Zoveel burgers van die kleur heb je niet op je Plein, en alleen eigen burgers verdienen deniers.
refusal-only-advanced = Burgers aanwerven als actie kan alleen in het spel voor gevorderden.
refusal-supply-empty = Er is geen { $colour-e } burger meer in de voorraad.
refusal-cannot-recruit = Om aan te werven heb je vijf deniers en een beschikbare { $colour-e } burger nodig.
refusal-nothing-there = Er ligt geen kaart op { $slot }.
refusal-not-for-citizens = { $card } wordt nooit geactiveerd: dat kan alleen met gebouwen van niveau I en II.
refusal-is-damaged = { $card } is beschadigd tot je je burgers verzamelt.
refusal-not-free = { $card } is niet vrij: verzamel eerst je burgers.
refusal-no-event = Op die plaats in de rij ligt geen gebeurtenis.
refusal-no-coin = Op de gebeurtenis { $event } ligt geen munt, dus je kunt haar niet met een actie bestrijden.
refusal-cannot-fight = { $deniers ->
    [0] Om de gebeurtenis { $event } te bestrijden heb je { $number ->
        [one] { $number } { $colour-e } burger nodig.
       *[other] { $number } { $colour-e } burgers nodig.
    }
    [one] Om de gebeurtenis { $event } te bestrijden heb je { $number ->
        [one] { $number } { $colour-e } burger
       *[other] { $number } { $colour-e } burgers
    } en { $deniers } denier nodig.
   *[other] Om de gebeurtenis { $event } te bestrijden heb je { $number ->
        [one] { $number } { $colour-e } burger
       *[other] { $number } { $colour-e } burgers
    } en { $deniers } deniers nodig.
}
refusal-no-citizen-there = Je hebt daar geen { $colour-e } burger.
refusal-bad-slot = De kaart kan niet op { $slot } liggen. Wel mogelijk: { $near }.
refusal-no-own-citizen = Je hebt geen { $colour-e } burger meer op je Plein.
refusal-cannot-borrow = Daar is geen { $colour-e } burger te krijgen: die moet beschikbaar zijn en kost { $deniers } deniers.
refusal-not-among-them = Die kaart is niet een van de kaarten waaruit je mag kiezen.
refusal-cannot-visit = Dat gebouw kun je niet gebruiken: het moet de juiste kleur hebben, vrij zijn en geen Haven zijn.
refusal-cannot-take-event = Die gebeurtenis kun je niet nemen: er ligt een munt te weinig of te veel op.
refusal-cannot-trigger = Zoveel gebeurtenissen kun je niet in gang zetten, of een ervan is er niet.
refusal-not-that-colour = Die kleur kun je hier niet kiezen: { $colour }.
refusal-cannot-damage = Op { $slot } ligt geen vrije kaart die beschadigd kan worden.
refusal-does-not-react = Op { $slot } werkt nu geen personage.
refusal-not-in-chain = Het gebouw op { $slot } kan niet extra worden geactiveerd.
refusal-no-shelter = Je hebt geen beschermende kaart met een burger erop, of ze is bij deze stadsomroeper al gebruikt.
refusal-slot-must-stay = De kaart op { $slot } moet blijven, anders kan je laatste kaart niet worden gelegd.
refusal-part-ended = Je hebt over je laatste kaart beslist: wacht op de anderen.
refusal-last-card-chosen = Je hebt je laatste kaart gekozen: kies haar vak, of beëindig je deel.
refusal-only-last-card = Het spel is bijna afgelopen: kies een laatste kaart en haar vak, of beëindig je deel.

## Opties en voorinstellingen

option-advanced = Voor gevorderden
    .help = Aan het begin één burger van elke kleur en negen deniers, een grotere voorraad en een actie om aan te werven.
option-expansion = Uitbreiding
    .help = Of de kaarten van de uitbreiding meedoen, en hoe ze in de stapels komen.
    .choice-none = zonder
    .choice-replace = in plaats van de gemarkeerde kaarten
    .choice-mix = gemengd met de gemarkeerde kaarten
option-majority-deniers = Deniers van meerderheidsgebeurtenissen
    .help = De kaarten tonen 2, de spelhulp van het regelboekje zegt 3.
    .choice-card = zoals op de kaarten
    .choice-aid = zoals op de spelhulp
option-cathedral-points = Punten van de Kathedraal
    .help = Het regelboekje geeft de bouwer 4 punten, de online-uitgave 8.
    .choice-rulebook = zoals in het regelboekje
    .choice-online = zoals in de online-uitgave

preset-base = Basisspel
    .help = De regels voor een eerste kennismaking, met de basiskaarten.
preset-advanced = Voor gevorderden
    .help = Minder burgers, meer deniers en een actie om aan te werven.
preset-expansion-replace = Met de uitbreiding
    .help = De kaarten van de uitbreiding vervangen de gemarkeerde basiskaarten.
preset-expansion-mix = Met de uitbreiding, gemengd
    .help = Voor elke stapel van niveau I en II worden drie van de gemarkeerde en nieuwe kaarten getrokken.

## Vragen aan wie de kaarten van een echte doos trekt

chance-event = Welke gebeurtenis wordt opengelegd?
chance-first-player = Wie begint?
chance-card-left-out = Welke kaart blijft in de doos?
chance-yellow-1 = Welke kaart wordt van de stapel geel I getrokken?
chance-yellow-2 = Welke kaart wordt van de stapel geel II getrokken?
chance-yellow-3 = Welke kaart wordt van de stapel geel III getrokken?
chance-white-1 = Welke kaart wordt van de stapel wit I getrokken?
chance-white-2 = Welke kaart wordt van de stapel wit II getrokken?
chance-white-3 = Welke kaart wordt van de stapel wit III getrokken?
chance-red-1 = Welke kaart wordt van de stapel rood I getrokken?
chance-red-2 = Welke kaart wordt van de stapel rood II getrokken?
chance-red-3 = Welke kaart wordt van de stapel rood III getrokken?

## Waar punten vandaan komen

score-printed = Op kaarten gedrukt
score-ramparts = Stadsmuren

## Wie wat moet doen

status-opening = { $player } mag een kaart spelen en moet een actie kiezen.
    .you = Je mag een kaart spelen. Kies daarna een actie.
status-action = { $player } moet een actie kiezen.
    .you = Kies een actie.
status-hand-limit = { $player } heeft meer dan vier kaarten en moet kaarten terugleggen of stadsmuren bouwen.
    .you = Je hebt meer dan vier kaarten: leg kaarten terug of bouw stadsmuren.
status-end = { $player } mag de beurt beëindigen.
    .you = Beëindig de beurt.
status-pay-card = { $player } moet de kaart { $card } met een andere kaart betalen.
    .you = Betaal de kaart { $card } met een andere kaart.
status-pay-citizen = { $player } moet de kaart { $card } met een { $colour-e } burger betalen.
    .you = Betaal de kaart { $card } met een { $colour-e } burger.
status-place = { $player } moet de kaart { $card } neerleggen.
    .you = Leg de kaart { $card } neer.
status-use = { $number ->
    [one] { $player } kiest wiens { $colour-e } burger wordt ingezet.
   *[other] { $player } kiest wiens { $colour-e } burgers worden ingezet, { $number } in totaal.
}
    .you = { $number ->
        [one] Kies wiens { $colour-e } burger je inzet.
       *[other] Kies wiens { $colour-e } burgers je inzet, { $number } in totaal.
    }
status-draw = { $player } mag de open kaart van de stapel { $deck } pakken of twee andere bekijken.
    .you = Pak de open kaart van de stapel { $deck } of bekijk er twee andere.
status-keep = { $player } kiest een van twee kaarten van de stapel { $deck }.
    .you = Kies een van twee kaarten van de stapel { $deck }.
status-choose = { $number ->
    [one] { $player } pakt een van de opengelegde kaarten.
   *[other] { $player } pakt { $number } van de opengelegde kaarten.
}
    .you = { $number ->
        [one] Pak een van de opengelegde kaarten.
       *[other] Pak { $number } van de opengelegde kaarten.
    }
status-react = { $player } kiest welk personage eerst werkt.
    .you = Kies welk personage eerst werkt.
status-chain = { $player } mag een tweede gebouw activeren.
    .you = Je mag een tweede gebouw activeren.
status-shelter = { $player } mag een stadsmuur bouwen tegen de gebeurtenis { $event }.
    .you = Je mag een stadsmuur bouwen tegen de gebeurtenis { $event }.
status-suffer = { $player } moet kiezen wat de gebeurtenis { $event } treft.
    .you = Kies wat de gebeurtenis { $event } treft.
status-damage = { $player } kiest welke kaart van { $other-player } beschadigd raakt.
    .you = Kies welke kaart van { $other-player } beschadigd raakt.
status-effect = { $player } kiest hoe het effect wordt uitgevoerd.
    .you = Kies hoe het effect wordt uitgevoerd.
status-last-cards = De laatste kaarten worden in het geheim gekozen.
status-last-card = Kies een laatste kaart als je wilt, of beëindig je deel.
    .end = Geen laatste kaart
status-last-slot = Kies waar de kaart { $card } komt.
status-last-end = Je laatste kaart is gekozen: beëindig je deel.
    .end = Laatste kaart vastleggen
status-wait = Wacht tot de anderen hebben gekozen.

## Opschriften van de getekende tafel

label-legend = burgers op een gebouw: y geel, w wit, r rood, g grijs; # beschadigd, ×2 kaarten op elkaar, ! stadsomroeper is geweest, > te kiezen, * begint
label-fight = bestrijden
label-event-deck = Gebeurtenissenstapel
label-supply = Voorraad
label-criers = Stadsomroepers
label-deniers = Deniers
label-points = Punten
label-ramparts = Stadsmuren (hand + gebouwd)
label-plaza = Plein
label-lying = ernaast
label-hand = Hand
label-playing = Gespeeld
label-looked = Bekeken
label-below = Bekend onder de stapels, van onderen
label-perhaps = misschien
label-last-round = Laatste ronde
label-game-over = Het spel is afgelopen.
