### Tournay. Hoe variabelen werken, staat bovenaan de gedeelde teksten.

game-title = Tournay
game-blurb = Zet je burgers en die van je buren aan het werk, bouw een wijk van negen kaarten en richt prestigegebouwen op die voor iedereen tellen.

## Gebouwen en personages

name-market-1 = Markt I
name-farmhouse-1 = Boerderij I
name-residence-1 = Woonhuis I
name-port-1 = Haven I
name-barn-1 = Schuur I
name-architect-1 = Architect I
name-alderman-1 = Schepen I
name-market-2 = Markt II
name-farmhouse-2 = Boerderij II
name-residence-2 = Woonhuis II
name-port-2 = Haven II
name-barn-2 = Schuur II
name-architect-2 = Architect II
name-alderman-2 = Schepen II
name-hospital-1 = Hospitaal I
name-monastery-1 = Klooster I
name-library-1 = Bibliotheek I
name-bridge-1 = Brug I
name-priest-1 = Priester I
name-prior-1 = Prior I
name-hospital-2 = Hospitaal II
name-monastery-2 = Klooster II
name-library-2 = Bibliotheek II
name-bridge-2 = Brug II
name-priest-2 = Priester II
name-prior-2 = Prior II
name-bishop-2 = Bisschop II
name-arsenal-1 = Arsenaal I
name-ballista-1 = Ballista I
name-barracks-1 = Kazerne I
name-fort-1 = Fort I
name-knight-1 = Ridder I
name-lawyer-1 = Voogd I
name-watchtower-1 = Wachttoren I
name-arsenal-2 = Arsenaal II
name-ballista-2 = Ballista II
name-barracks-2 = Kazerne II
name-fort-2 = Fort II
name-knight-2 = Ridder II
name-lawyer-2 = Voogd II
name-watchtower-2 = Wachttoren II

## Kaarten van de uitbreiding

name-inn-1 = Herberg I
name-brewery-1 = Brouwerij I
name-senator-1 = Senator I
name-bakery-2 = Bakkerij II
name-brewery-2 = Brouwerij II
name-senator-2 = Senator II
name-abbey-1 = Abdij I
name-monk-1 = Monnik I
name-templar-1 = Tempelier I
name-abbey-2 = Abdij II
name-monk-2 = Monnik II
name-templar-2 = Tempelier II
name-catapult-1 = Katapult I
name-lordship-1 = Heerlijkheid I
name-expansion-knight-1 = Ridder I (uitbreiding)
name-mercenary-2 = Huurling II
name-expansion-knight-2 = Ridder II (uitbreiding)
name-audience-hall-2 = Audiëntiezaal II

## Prestigegebouwen

name-belfry = Belfort
name-city-hall = Stadhuis
name-cloth-hall = Lakenhal
name-mint = Munthuis
name-tour-des-six = Tour des Six
name-cathedral = Kathedraal
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

## Gebeurtenissen in de rij

name-great-gathering = Grote Kermis
name-great-procession = Grote Processie
name-kings-visit = Bezoek van de Koning
name-battle-of-bouvines = Slag bij Bouvines
name-battle-of-courtrai = Slag bij Kortrijk
name-heresy = Ketterij
name-crusade = Kruistocht
name-norman-attack = Noormannenaanval
name-fire = Brand
name-iconoclasm = Beeldenstorm
name-siege = Beleg
name-drought = Droogte
name-plague = Pest
name-brigands = Struikrovers
name-famine = Hongersnood

name-crier = Stadsomroeper
    .help = Gaat nooit naar een hand. Komt hij tevoorschijn, dan krijgt elke gebeurtenis in de rij met een lege cirkel een munt, en daarna treffen de gebeurtenissen iedereen.

## Wat een kaart doet, samengesteld uit haar delen

piece-amount = { $amount ->
    [one] { $amount } denier
   *[other] { $amount } deniers
}
piece-price = { $price ->
    [one] { $price } denier
   *[other] { $price } deniers
}
piece-card-types = { $types-count ->
    [2] kaart van niveau I of II
   *[other] { $types } van niveau I of II
}
piece-gain-deniers = Krijg { piece-amount }.
piece-deniers-per-slot = { $slots ->
    [empty] Krijg { piece-amount } voor elk leeg vak van de negen in je wijk.
   *[filled] Krijg { piece-amount } voor elk gevuld vak van je wijk.
}
piece-recruit = { $colour-id ->
    [any] Betaal { piece-price } en werf een burger van een kleur naar keuze aan.
   *[other] Betaal { piece-price } en werf een { $colour-e } burger aan.
}
piece-use-other-building = { $colour-id ->
    [any] Gebruik een gebouw in een andere wijk, { piece-occupied }.
   *[other] Gebruik een { $colour } gebouw in een andere wijk, { piece-occupied }.
}
piece-occupied = { $occupied ->
    [yes] ook als er een burger op staat, maar niet als het beschadigd is
   *[no] als er niets op ligt
}
piece-draw-from = Trek een kaart van de stapel { $deck }.
piece-take-top = { $count ->
    [one] Pak de bovenste kaart van de stapel { $deck }. Een stadsomroeper wordt eerst vervangen, daarna komen de gebeurtenissen.
   *[other] Pak de bovenste { $count } kaarten van de stapel { $deck }. Een stadsomroeper wordt eerst vervangen, daarna komen de gebeurtenissen.
}
piece-gather-lying = Je burgers naast het Plein staan weer op.
piece-combat-event = { $coins ->
    [none] Neem een gebeurtenis zonder munt als stadsmuur in je hand.
   *[some] { $take ->
        [yes] Neem een gebeurtenis met minstens één munt als stadsmuur in je hand, met de munten erbij.
       *[no] Neem een gebeurtenis met minstens één munt als stadsmuur in je hand.
    }
}
piece-trigger-events = { $max ->
    [one] Kies { $max } gebeurtenis uit de rij. Ze krijgt een munt als er een cirkel leeg is en treft dan de andere spelers.
   *[other] Kies tot { $max } gebeurtenissen uit de rij. Elke krijgt een munt als er een cirkel leeg is en treft dan de andere spelers.
}
piece-deniers-per-pair = Krijg { piece-amount } voor elk paar burgers ({ $colours }) dat op je Plein staat.
piece-deniers-per-citizen = Krijg { piece-amount } voor elk van je { $colours-count ->
    [3] burgers
   *[other] { $colours-e-or } burgers
} { piece-where }.
piece-where = { $where-id ->
    [lying] naast je Plein
   *[other] op je Plein
}
piece-deniers-per-citizen-of-one-colour = Kies { $colours-or }: krijg { piece-amount } voor elk van je burgers van die kleur { piece-where }.
piece-reveal-level = Draai de bovenste kaart van elk van de drie stapels van niveau { $level } om en pak er { $take } van. Komt er een stadsomroeper, dan komen eerst de gebeurtenissen en wordt daarna een andere kaart omgedraaid.
piece-damage-each-other = Beschadig in elke andere wijk naar keuze: { $count } × vrij(e) { piece-card-types }.
piece-collect-per-building = { $colour-id ->
    [any] Noem een kleur. Elke andere speler betaalt je { piece-amount } per zichtbare kaart van die kleur in de eigen wijk ({ piece-card-types }).
   *[other] Elke andere speler betaalt je { piece-amount } per zichtbare { $colour-e } kaart in de eigen wijk ({ piece-card-types }).
}
piece-richest-pays = De rijkste speler betaalt je { piece-amount }; bij een gelijke stand betalen alle rijksten. Zelf betaal je nooit.
piece-protect-one-event = Zolang er een burger (ook een grijze) op deze kaart staat, mag je bij elke stadsomroeper één gebeurtenis afwenden.
piece-on-activate = { $colour-id ->
    [any] Nadat je een gebouw in deze rij of kolom hebt geactiveerd:
   *[other] Nadat je een { $colour } gebouw in deze rij of kolom hebt geactiveerd:
}
piece-on-place = { $colour-id ->
    [any] Als je { $types-a-or } in deze rij of kolom legt:
   *[other] Als je { $types-a-or } (alleen { $colour }) in deze rij of kolom legt:
}
piece-on-gather = Telkens als je je burgers verzamelt:
piece-every-second-citizen = Als de 2e, 4e of 6e { $colours-e-or } burger op de kaarten van deze rij en kolom komt (na de 6e niet meer):
piece-chain-activation = { piece-chain-first } mag je daar meteen { $second-id ->
    [any] een ander gebouw
   *[other] een ander, { $second } gebouw
} activeren met nog een { $citizen-e } burger.
piece-chain-first = { $colour-id ->
    [any] Nadat je een gebouw in deze rij of kolom hebt geactiveerd,
   *[other] Nadat je een { $colour } gebouw in deze rij of kolom hebt geactiveerd,
}
piece-double-activation = { $colour-id ->
    [any] Je mag gebouwen in deze rij of kolom twee keer activeren voordat je verzamelt, in twee aparte acties.
   *[other] Je mag { $colour-e } gebouwen in deze rij of kolom twee keer activeren voordat je verzamelt, in twee aparte acties.
}
piece-earn-bonus = Als je deniers verdient, levert elke { $colour-e } burger { piece-amount } op.

## Wat een prestigegebouw telt

worth-deniers = { $each ->
    [1] Voor elke denier die je hebt:
   *[other] Voor elke { $each } deniers die je hebt:
}
worth-citizens = { worth-each } van je { worth-people }:
worth-people = { $colours-count ->
    [3] burgers
   *[other] { $colours-e-or } burgers
}
worth-each = { $each ->
    [1] Voor elk
   *[other] Voor elke { $each }
}
worth-citizen-sets = { $each ->
    [1] Voor elke set van je burgers met één van elke kleur ({ $colours }):
   *[other] Voor elke { $each } sets van je burgers met één van elke kleur ({ $colours }):
}
worth-cards = { worth-each } van je zichtbare { $colours-count ->
    [3] { worth-which }:
   *[other] { $colours-e-or } { worth-which }:
}
worth-which = { $which ->
    [buildings] gebouwen van niveau I of II
    [characters] personages
   *[cards] kaarten van niveau I of II
}
worth-card-sets = { $each ->
    [1] Voor elke set van je zichtbare { worth-which } met één van elke kleur ({ $colours }):
   *[other] Voor elke { $each } sets van je zichtbare { worth-which } met één van elke kleur ({ $colours }):
}
worth-prestige = Voor elk zichtbaar prestigegebouw in je wijk, dit meegeteld:
worth-ramparts = Voor elke stadsmuur die je hebt gebouwd:
worth-points = { $builder ->
    [one] { $builder } punt als jij het hebt gebouwd, anders { $others }; hoogstens { $cap }.
   *[other] { $builder } punten als jij het hebt gebouwd, anders { $others }; hoogstens { $cap }.
}
worth-constant = { $others ->
    [0] { worth-builder } voor wie het heeft gebouwd, niets voor de anderen.
   *[other] { worth-builder } voor wie het heeft gebouwd, { $others } voor de anderen.
}
worth-builder = { $builder ->
    [one] { $builder } punt
   *[other] { $builder } punten
}

## Wat een gebeurtenis doet

strike-lay-citizen = { $colour-id ->
    [any] Per munt legt iedereen { $amount ->
        [one] { $amount } burger
       *[other] { $amount } burgers
    } van een kleur naar keuze neer.
   *[other] Per munt legt iedereen { $amount ->
        [one] { $amount } { $colour-e } burger neer.
       *[other] { $amount } { $colour-e } burgers neer.
    }
}
strike-majority = { $colour-id ->
    [any] Per munt krijgt wie de meeste zichtbare kaarten en burgers heeft { piece-amount }; bij een gelijke stand alle betrokken spelers.
   *[other] Per munt krijgt wie de meeste zichtbare { $colour-e } kaarten en { $colour-e } burgers heeft { piece-amount }; bij een gelijke stand alle betrokken spelers.
}
strike-lose-deniers = Per munt verliest iedereen { piece-amount }.
strike-damage = { $colour-id ->
    [any] Per munt beschadigt iedereen in de eigen wijk { $amount ->
        [one] { $amount } vrije kaart
       *[other] { $amount } vrije kaarten
    } van niveau I of II.
   *[other] Per munt beschadigt iedereen in de eigen wijk { $amount ->
        [one] { $amount } vrije { $colour-e } kaart
       *[other] { $amount } vrije { $colour-e } kaarten
    } van niveau I of II.
}

## Wat er verder op een kaart of gebeurtenis staat

about-building = Gebouw, stapel { $deck }.
about-character = Personage, stapel { $deck }.
about-prestige = Prestigegebouw, stapel { $deck }.
about-expansion = Uitbreiding.
about-copies = { $marked ->
    [0] { $number ->
        [one] { $number } exemplaar.
       *[other] { $number } exemplaren.
    }
   *[other] { $number ->
        [one] { $number } exemplaar, { $marked } gemarkeerd.
       *[other] { $number } exemplaren, { $marked } gemarkeerd.
    }
}
about-cost = { $deniers ->
    [0] Kost niets.
    [one] Kost { $deniers } denier.
   *[other] Kost { $deniers } deniers.
}
about-cost-card = { $deniers ->
    [0] Kost een kaart uit je hand of wijk.
    [one] Kost { $deniers } denier en een kaart uit je hand of wijk.
   *[other] Kost { $deniers } deniers en een kaart uit je hand of wijk.
}
about-cost-citizen = Kost een { $colour-e } burger.
about-points = { $points ->
    [one] { $points } punt waard.
   *[other] { $points } punten waard.
}
about-circles = { $number ->
    [one] { $number } cirkel voor een munt.
   *[other] { $number } cirkels voor munten.
}
about-fight-citizens = Bestrijden kost { about-fighters }.
about-fighters = { $citizens ->
    [one] { $citizens } { $colour-e } burger
   *[other] { $citizens } { $colour-e } burgers
}
about-fight = Bestrijden kost { about-fighters }, { $deniers ->
    [one] { $deniers } denier
   *[other] { $deniers } deniers
} en { $coins } extra per munt.
about-reconstructed = ≈ Gereconstrueerd, niet bekend uit de doos: { $fields }.

name-field-name = naam
name-field-copies = aantal
name-field-cost = kosten
name-field-points = punten
name-field-effect = effect
name-field-colour = kleur
name-field-deck = stapel
name-field-circles = cirkels
name-field-fight = wie het bestrijdt

## Soorten kaarten, met lidwoord

name-building = gebouw
    .a = een gebouw
name-character = personage
    .a = een personage
name-prestige = prestigegebouw
    .a = een prestigegebouw

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
name-gray = grijs
    .e = grijze
name-any = naar keuze
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
option-cathedral-points = De Kathedraal
    .help = Regelboekje: 4 punten; het noemt geen kosten, dus kost de Kathedraal 5 deniers (een reconstructie). Online-editie: 8 punten voor 20 deniers.
    .choice-rulebook = zoals in het regelboekje
    .choice-online = zoals in de online-uitgave
option-start-player = Startspeler
    .help = Wie de eerste beurt heeft.
    .choice-1 = speler 1
    .choice-2 = speler 2
    .choice-3 = speler 3
    .choice-4 = speler 4

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
chance-rampart = Welke gebeurtenis staat op de voorkant van een stadsmuur?
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

status-action = { $player } kiest een actie.
    .you = Je kunt { $can-or }.
status-hand-limit = { $player } heeft meer dan vier kaarten.
    .you = Je hebt meer dan vier kaarten: { $can-or }.
status-end = { $player } mag de beurt beëindigen.
    .you = Beëindig de beurt.
status-pay-card = { $player } moet de kaart { $card } met een andere kaart betalen.
    .you = De kaart { $card } kost nog een kaart: { $can-or }.
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
status-draw = { $player } trekt van de stapel { $deck }.
    .you = De stapel { $deck }: { $can-or }.
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
status-shelter = { $player } mag zich beschermen tegen de gebeurtenis { $event }.
    .you = De gebeurtenis { $event } dreigt: { $can-or }.
status-suffer = { $player } moet kiezen wat de gebeurtenis { $event } treft.
    .you = Kies wat de gebeurtenis { $event } treft.
status-damage = { $player } kiest welke kaart van { $other-player } beschadigd raakt.
    .you = Kies welke kaart van { $other-player } beschadigd raakt.
status-effect = { $player } kiest hoe het effect wordt uitgevoerd.
    .you = Het effect: { $can-or }.
status-last-cards = De laatste kaarten worden in het geheim gekozen.
status-last-card = Kies een laatste kaart als je wilt, of beëindig je deel.
    .end = Geen laatste kaart
status-no-last-card = Je kunt geen laatste kaart spelen. Beëindig je deel.
    .end = Geen laatste kaart
status-last-slot = Kies waar de kaart { $card } komt.
status-last-end = Je laatste kaart is gekozen: beëindig je deel.
    .end = Laatste kaart vastleggen
status-wait = Wacht tot de anderen hebben gekozen.

## What the player can do now, in lists after "You can" or a colon

name-can-play = eerst een kaart spelen
name-can-draw = een kaart trekken
name-can-activate = een gebouw activeren
name-can-combat = een gebeurtenis bestrijden
name-can-earn = deniers verdienen
name-can-gather = je burgers verzamelen
name-can-recruit = een burger aanwerven
name-can-place = de kaart leggen
name-can-remove = met een kaart uit je wijk betalen
name-can-return = een handkaart onder haar stapel leggen
name-can-give = met een burger betalen
name-can-use = een burger inzetten
name-can-top = de open kaart pakken
name-can-look = de twee kaarten eronder bekijken
name-can-keep = een kaart houden
name-can-visit = een gebouw van een ander gebruiken
name-can-fight = een gebeurtenis nemen
name-can-trigger = gebeurtenissen in gang zetten
name-can-colour = een kleur kiezen
name-can-damage = een kaart kiezen die wordt beschadigd
name-can-react = een personage kiezen
name-can-rampart = een stadsmuur bouwen
name-can-shelter = je door je kaart laten beschermen
name-can-pass = ervan afzien
name-can-end = de beurt beëindigen

## Opschriften van de getekende tafel

label-legend = burgers op een gebouw: y geel, w wit, r rood, g grijs; # beschadigd, ×2 kaarten op elkaar, ! stadsomroeper is geweest, > te kiezen, * begint
label-legend-cards = ≈ deels gereconstrueerd, (kosten; ★ punten)
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

# Waarom een bot een zet aanraadt: volgt op “omdat dit …”
part-points = punten oplevert
part-rival = je sterkste rivaal afremt
part-deniers = deniers oplevert
part-citizens = je burgers beschikbaar houdt
part-hand = je hand verbetert
part-slots = je wijk vult
part-prestige = een prestigegebouw toevoegt
part-buildings = betere gebouwen aan het werk zet
part-characters = je personages goed benut
part-events = je tegen gebeurtenissen beschermt
part-closing = het einde dichterbij brengt terwijl je voorstaat
