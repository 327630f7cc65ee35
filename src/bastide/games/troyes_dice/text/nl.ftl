### Troyes Dice.

game-title = Troyes Dice
game-blurb = Acht dagen in het middeleeuwse Troyes: iedereen gebruikt tegelijk dezelfde dobbelstenen om grondstoffen te verzamelen, te bouwen en de burgers van drie wijken te winnen.

## Kleuren: “.e” verbogen, zoals in “de rode 5”

name-red = rood
    .e = rode
name-yellow = geel
    .e = gele
name-white = wit
    .e = witte
name-red-yellow = rood en geel
name-red-white = rood en wit
name-yellow-white = geel en wit

## Grondstoffen

name-influence = invloed
    .help = Geef 1 uit om de waarde van je dobbelsteen met 1 te veranderen.
name-deniers = deniers
    .one = denier
    .help = Wat de meeste dobbelstenen kosten.
name-knowledge = kennis
    .help = Geef 2 uit om de kleur van je dobbelsteen te veranderen.

## Gebouwen: “.the” met lidwoord

name-fortress = Vesting
    .the = de Vesting
    .help = Rood, prestige: beschermt haar kolom tegen aanvallen en levert de burger op die erop staat.
name-palace = Gravenpaleis
    .the = het Gravenpaleis
    .help = Rood, werkgebouw: levert twee rode burgers op.
name-great-hall = Grote Hal
    .the = de Grote Hal
    .help = Geel, prestige: levert grondstoffen of burgers op voor elke dobbelsteen van een kleur.
name-city-hall = Stadhuis
    .the = het Stadhuis
    .help = Geel, werkgebouw: levert twee gele burgers op.
name-cathedral = Kathedraal
    .the = de Kathedraal
    .help = Wit, prestige: het personage ervan geeft aan het einde punten voor een rij gebouwen.
name-bishopric = Bisschopszetel
    .the = de Bisschopszetel
    .help = Wit, werkgebouw: levert twee witte burgers op.

## Personages

name-hugues-de-payns = Hugues de Payns
    .help = Punten voor je Vestingen.
name-isabeau-de-baviere = Isabeau de Bavière
    .help = Punten voor je Gravenpaleizen.
name-thibaut-ii = Thibaut II
    .help = Punten voor je Grote Hallen.
name-jeanne-de-champagne = Jeanne de Champagne
    .help = Punten voor je Stadhuizen.
name-urbain-iv = Urbain IV
    .help = Punten voor je Kathedralen.
name-marie-de-champagne = Marie de Champagne
    .help = Punten voor je Bisschopszetels.

## Kolommen

name-a = A
name-b = B
name-c = C
name-d = D
name-e = E
name-f = F

## Dagdelen

name-morning = ochtend
name-afternoon = middag

## Nummering: “.e” verbogen

name-increasing = oplopend
    .e = oplopende
name-decreasing = aflopend
    .e = aflopende

## Tegels van de uitbreiding

name-banquet-1 = Banket 1
    .help = Eén invloed mag deze dobbelsteen met 2 veranderen in plaats van met 1.
name-banquet-2 = Banket 2
    .help = Deze dobbelsteen is gratis.
name-banquet-3 = Banket 3
    .help = Een Kathedraal die met deze dobbelsteen is gebouwd, levert één grondstof van elke soort op.
name-banquet-4 = Banket 4
    .help = Een werkgebouw dat met deze dobbelsteen is gebouwd, levert één extra burger van zijn kleur op.
name-banquet-5 = Banket 5
    .help = De kleur van deze dobbelsteen veranderen kost maar 1 kennis.
name-banquet-6 = Banket 6
    .help = Een Vesting die met deze dobbelsteen is gebouwd, levert een extra rode burger en een extra gele of witte burger op.
name-banquet-7 = Banket 7
    .help = Voor een Grote Hal die met deze dobbelsteen is gebouwd, telt één extra dobbelsteen van de gevraagde kleur.
name-banquet-8 = Banket 8
    .help = Een zwarte dobbelsteen valt hier niets aan en mag worden gekozen zoals elke andere; na dat dagdeel wordt de tegel omgedraaid.
name-raid-1 = Overval 1
    .help = Invloed kan de waarde van deze dobbelsteen niet veranderen.
name-raid-2 = Overval 2
    .help = Deze dobbelsteen kost 1 denier meer.
name-raid-3 = Overval 3
    .help = Deze dobbelsteen kost 1 kennis meer.
name-raid-4 = Overval 4
    .help = Deze dobbelsteen heeft waarde 0; invloed mag die verhogen.
name-raid-5 = Overval 5
    .help = Kennis kan de kleur van deze dobbelsteen niet veranderen.
name-raid-6 = Overval 6
    .help = Deze dobbelsteen kost 1 invloed meer.
name-raid-7 = Overval 7
    .help = Met deze dobbelsteen kun je geen prestigegebouwen bouwen.
name-raid-8 = Overval 8
    .help = Een doorzichtige dobbelsteen werkt hier als een zwarte: hij valt aan en kan niet worden gekozen.

## Prestaties

name-three-solo-games = Alleen in Troyes
    .help = Speel drie partijen alleen.
name-three-multiplayer-games = In goed gezelschap
    .help = Speel drie partijen met anderen.
name-three-expansion-games = Tussen banket en overval
    .help = Speel drie partijen met Banketten en overvallen.
name-points-45 = 45 punten
    .help = Eindig een partij met minstens 45 punten.
name-points-55 = 55 punten
    .help = Eindig een partij met minstens 55 punten.
name-points-65 = 65 punten
    .help = Eindig een partij met minstens 65 punten.
name-victory-over-60 = Schitterende overwinning
    .help = Win een partij van anderen met meer dan 60 punten.
name-character-18 = Hoog in de gunst
    .help = Krijg 18 punten door één personage.
name-citizens-40 = Een levendige stad
    .help = Eindig een partij met minstens 40 burgers.
name-all-fortress = Alle Vestingen
    .help = Bouw de hele rij Vestingen.
name-all-palace = Alle Gravenpaleizen
    .help = Bouw de hele rij Gravenpaleizen.
name-all-great-hall = Alle Grote Hallen
    .help = Bouw de hele rij Grote Hallen.
name-all-city-hall = Alle Stadhuizen
    .help = Bouw de hele rij Stadhuizen.
name-all-cathedral = Alle Kathedralen
    .help = Bouw de hele rij Kathedralen.
name-all-bishopric = Alle Bisschopszetels
    .help = Bouw de hele rij Bisschopszetels.
name-all-influence = Alle invloed
    .help = Omcirkel het hele spoor van invloed.
name-all-deniers = Alle deniers
    .help = Omcirkel het hele spoor van deniers.
name-all-knowledge = Alle kennis
    .help = Omcirkel het hele spoor van kennis.
name-all-red = Alle rode burgers
    .help = Omcirkel het hele rode burgerspoor.
name-all-yellow = Alle gele burgers
    .help = Omcirkel het hele gele burgerspoor.
name-all-white = Alle witte burgers
    .help = Omcirkel het hele witte burgerspoor.

## Zetten

move-direction = De kolommen in { $direction-e } volgorde nummeren
move-number = De volgende kolom de waarde { $value } geven
move-die = Dobbelsteen { $die } kiezen
move-relief = In plaats van een actie één grondstof van elke soort nemen
move-pay = Met 1 { $resource-one } betalen
move-value = De waarde veranderen in { $value }
move-colour = De kleur veranderen in { $colour }
move-resources = Grondstoffen krijgen
move-prestige = Het prestigegebouw bouwen
move-work = Het werkgebouw bouwen
move-take = Eerst { $resource } omcirkelen
move-citizen = Een { $colour-e } burger omcirkelen
move-build = { $building } in kolom { $column } bouwen
move-decline = Ervan afzien
move-end = Jouw dagdeel beëindigen

## Gebeurtenissen

event-numbers-column = { $player } geeft kolom { $column } de waarde { $value }.
event-counts-up = { $player } laat de waarden oplopen vanaf { $value }.
event-counts-down = { $player } laat de waarden aflopen vanaf { $value }.
event-numbered = { $player } heeft de kolommen genummerd: { $values }.
event-opens-half-day = Dag { $day }, { $half }: de dobbelstenen tonen { $dice }, de zwarte toont { $black }.
event-shelters-black-die = De zwarte dobbelsteen is te gast op een banket: hij valt niets aan en mag worden gekozen als een { $colour-e } { $value }.
event-destroys-plaza = De dobbelsteen met de { $value } verwoest het { $colour-e } plein eronder.
event-strikes = De { $colour-e } { $value } wordt doorgestreept op de vellen van { $players }.
event-fortress-spares = Een Vesting beschermt de { $colour-e } { $value } van { $players }.
event-rebuilds-plaza = Het { $source-e } plein is herbouwd: het is nu { $colour }.
event-turns-tile = { $banquet } wordt { $raid }.
event-chooses-die = { $player } kiest dobbelsteen { $die }, een { $colour-e } { $value }.
event-pays = { $number ->
    [one] { $player } betaalt { $number } { $resource-one }.
   *[other] { $player } betaalt { $number } { $resource }.
}
event-changes-value = { $player } maakt er een { $value } van voor { $number } invloed.
event-changes-colour = { $player } maakt de dobbelsteen { $colour } voor { $number } kennis.
event-takes-relief = { $player } kan geen dobbelsteen betalen en krijgt in plaats daarvan één grondstof van elke soort.
event-gains-resources = { $number ->
    [one] { $player } krijgt { $number } { $resource-one }.
   *[other] { $player } krijgt { $number } { $resource }.
}
event-loses-resources = Het spoor van { $resource } is vol: wat niet past, vervalt ({ $number }).
event-gains-citizens = { $number ->
    [one] { $player } krijgt { $number } { $colour-e } burger.
   *[other] { $player } krijgt { $number } { $colour-e } burgers.
}
event-loses-citizens = { $number ->
    [one] Alle sporen zijn vol: { $number } { $colour-e } burger vervalt.
   *[other] Alle sporen zijn vol: { $number } { $colour-e } burgers vervallen.
}
event-earns-bonus = Burger { $place } op het { $colour-e } spoor levert een bonus op.
event-builds = { $player } bouwt { $building-the } in kolom { $column } ({ $value }).
event-bonus-lapses = Voor deze bonus is er geen gebouw meer over: hij vervalt.
event-declines = { $player } ziet ervan af.
event-ends-part = { $player } heeft dit dagdeel beëindigd.
event-shows-relief = { $player } kon geen dobbelsteen betalen en kreeg één grondstof van elke soort.
event-shows-resources = { $changed ->
    [0] { $player } gebruikte de { $die-colour-e } { $die-value } om { $resource } te krijgen.
   *[other] { $player } gebruikte de { $die-colour-e } { $die-value } als { $colour-e } { $value } om { $resource } te krijgen.
}
event-shows-building = { $changed ->
    [0] { $player } gebruikte de { $die-colour-e } { $die-value } om { $building-the } in kolom { $column } te bouwen.
   *[other] { $player } gebruikte de { $die-colour-e } { $die-value } als { $colour-e } { $value } om { $building-the } in kolom { $column } te bouwen.
}
event-shows-bonus-building = { $player } bouwde als bonus { $building-the } in kolom { $column }.
event-shows-citizens = { $number ->
    [one] { $player } kreeg { $number } burger.
   *[other] { $player } kreeg { $number } burgers.
}

## Waarom een zet niet mag

refusal-no-such-player = Die persoon zit niet aan deze tafel.
refusal-part-ended = Je hebt dit dagdeel beëindigd: wacht tot iedereen klaar is, of neem je einde terug.
refusal-already-numbered = De kolommen zijn al genummerd: kies een dobbelsteen.
refusal-crier-numbers = { $player } is stadsomroeper en nummert de kolommen: wacht tot dat gebeurd is.
refusal-end-numbering = Alle kolommen hebben hun waarde: beëindig de nummering of neem haar terug.
refusal-value-used = De { $value } staat al boven een andere kolom: kies een andere waarde.
refusal-choose-number = Kies eerst een waarde voor kolom { $column }.
refusal-choose-direction = Kies eerst of de waarden oplopen of aflopen.
refusal-end-part = Je hebt je actie gehad: beëindig dit dagdeel of neem stappen terug.
refusal-must-act = Je kunt dit dagdeel nog niet beëindigen: kies eerst een dobbelsteen en een actie.
refusal-no-bonus-due = Er staat nu geen bonus open: ga verder met je actie.
refusal-die-chosen = Je hebt al dobbelsteen { $die } gekozen: neem dat terug om een andere te kiezen.
refusal-resource-missing = Je hebt geen { $resource } meer: betaal met iets anders.
refusal-pay-first = Betaal eerst de dobbelsteen met een grondstof naar keuze.
refusal-nothing-to-pay = De dobbelsteen is betaald: verander hem of kies je actie.
refusal-die-affordable = Je kunt een dobbelsteen betalen: alleen wie er geen kan betalen, krijgt in plaats daarvan één grondstof van elke soort.
refusal-choose-die = Kies eerst een dobbelsteen.
refusal-black-die = De zwarte dobbelsteen kan niet worden gekozen: kies een doorzichtige.
refusal-raided-die = Dobbelsteen { $die } ligt bij een overval en werkt als een zwarte: kies een andere.
refusal-cannot-pay = Je kunt dobbelsteen { $die } niet betalen: kies een goedkopere.
refusal-colour-changed = Je hebt de kleur al veranderd: kies je actie.
refusal-same-colour = De dobbelsteen is al { $colour }.
refusal-colour-fixed = Bij deze overval kan de kleur van de dobbelsteen niet worden veranderd.
refusal-knowledge-missing = Een andere kleur kost { $number } kennis, en die heb je niet.
refusal-value-changed = Je hebt de waarde al veranderd: kies je actie.
refusal-same-value = De dobbelsteen toont al { $value }.
refusal-value-fixed = Bij deze overval kan de waarde van de dobbelsteen niet worden veranderd.
refusal-influence-missing = Dat kost { $number } invloed, en je hebt { $left }.
refusal-value-zero = Met een dobbelsteen van waarde 0 bouw je niets: verhoog hem met invloed of kies voor grondstoffen.
refusal-no-prestige = Bij deze overval kun je met de dobbelsteen geen prestigegebouwen bouwen: kies iets anders.
refusal-stands = Je hebt { $building-the } van kolom { $value } al gebouwd: kies iets anders.
refusal-blocked = Je { $colour-e } { $value } is doorgestreept, dus daar kan niets meer worden gebouwd.
refusal-resource-order = Kies eerst welke grondstof je als volgende omcirkelt.
refusal-track-full = Je spoor van { $resource } is vol: kies een ander.
refusal-citizen-first = Er wacht een burger: kies eerst de kleur.
refusal-citizens-full = Je spoor van { $colour-e } burgers is vol: kies een ander of zie ervan af.
refusal-bonus-building = Eerst staat er een bonusgebouw open: kies er een van deze, in een willekeurige kolom: { $buildings }.
refusal-bonus-stands = Je hebt { $building-the } in kolom { $column } al gebouwd: kies een ander gebouw.
refusal-bonus-blocked = Je kunt { $building-the } in kolom { $column } niet meer bouwen: kies een ander gebouw.

## Opties en voorinstellingen

option-numbering = Nummering
    .help = Hoe de kolommen van de scorevellen hun waarden krijgen.
    .choice-first-game = 1 tot 6 vanaf links
    .choice-rolled = eerste waarde gegooid, richting gekozen door de stadsomroeper
    .choice-expert = willekeurige volgorde, gekozen door de stadsomroeper
option-crier = Stadsomroeper
    .help = Wie de kolommen nummert.
    .choice-1 = speler 1
    .choice-2 = speler 2
    .choice-3 = speler 3
    .choice-4 = speler 4
    .choice-5 = speler 5
    .choice-6 = speler 6
    .choice-7 = speler 7
    .choice-8 = speler 8
    .choice-9 = speler 9
    .choice-10 = speler 10
option-banquets-and-raids = Banketten en overvallen
    .help = Of er drie tegels van de uitbreiding naast het rad liggen.
option-tiles = Tegels
    .help = Welke drie tegels van de uitbreiding meedoen, op nummer, voor het rode, het gele en het witte plein.
    .choice-1 = { name-banquet-1 }
    .choice-2 = { name-banquet-2 }
    .choice-3 = { name-banquet-3 }
    .choice-4 = { name-banquet-4 }
    .choice-5 = { name-banquet-5 }
    .choice-6 = { name-banquet-6 }
    .choice-7 = { name-banquet-7 }
    .choice-8 = { name-banquet-8 }
option-bonus-buildings-may-be-declined = Bonusgebouwen mogen worden geweigerd
    .help = Of je mag afzien van een gebouw dat een bonus geeft, zoals in de Duitse regels.
option-banquet-8 = Zwarte dobbelsteen bij Banket 8
    .help = Of Grote Hallen een zwarte dobbelsteen tellen die Banket 8 beschermt.
    .choice-transparent = telt voor iedereen, zoals in de Duitse regels
    .choice-usable = telt alleen voor wie hem gebruikt, zoals de andere uitgaven zeggen
option-achievements = Prestaties
    .help = Welke uitgave over de overwinning met 60 punten beslist.
    .choice-french-english-german = Frans, Engels, Duits: winnen met meer dan 60
    .choice-spanish = Spaans: meer dan 60, gewonnen of niet
    .choice-chinese-japanese = Chinees, Japans: winnen met 60 of meer

preset-standard = Standaard
    .help = Een dobbelsteen geeft de waarde van de eerste kolom, en de stadsomroeper kiest de richting.
preset-first-game = Eerste partij
    .help = De kolommen zijn vanaf links genummerd van 1 tot 6: goed om het spel te leren.
preset-expert = Expert
    .help = De stadsomroeper nummert de kolommen in willekeurige volgorde.
preset-banquets-and-raids = Banketten en overvallen
    .help = Zoals het standaardspel, met drie tegels van de uitbreiding.
preset-german = Duitse regels
    .help = Zoals het standaardspel, maar bonusgebouwen mogen worden geweigerd.
preset-literal = Banketten en overvallen, letterlijk
    .help = Met drie tegels; een zwarte dobbelsteen bij Banket 8 telt alleen voor wie hem gebruikt.
preset-spanish = Spaanse uitgave
    .help = Zoals het standaardspel, met Banket 8 en de prestaties volgens de Spaanse uitgave.
preset-chinese-japanese = Chinese en Japanse uitgave
    .help = Zoals het standaardspel, met Banket 8 en de prestaties volgens deze uitgaven.

## Vragen aan wie de dobbelstenen van een echte doos gooit

chance-plaza = Welke pleintegel ligt op de volgende plaats? Begin onder de neutrale zone en ga met de klok mee.
chance-side-up = Welke kant ligt boven?
chance-banquet-tile = Welke tegel ligt naast het volgende eenkleurige plein? Eerst het rode, dan het gele, dan het witte.
chance-town-crier = Wie is de stadsomroeper?
chance-first-column = Wat toont de dobbelsteen voor de eerste kolom?
chance-transparent-die = Wat toont de volgende doorzichtige dobbelsteen?
chance-black-die = Wat toont de zwarte dobbelsteen?
chance-unknown-step = Wat deed de speler die klaar is daarna?

## Waar punten vandaan komen

score-citizens = Burgers

## Wie wat moet doen

status-numbering = { $player } nummert de kolommen.
    .you = Nummer de kolommen.
status-numbered = { $player } heeft de kolommen genummerd.
    .you = De kolommen zijn genummerd. Bevestig om te beginnen.
    .end = Klaar met nummeren
status-half-day = Dag { $day }, { $half }: iedereen kiest tegelijk een dobbelsteen.
status-choose-die = Dag { $day }, { $half }: kies een dobbelsteen.
status-relief = Je kunt geen dobbelsteen betalen. Neem in plaats daarvan één grondstof van elke soort.
status-pay = Betaal de { $colour-e } { $value } met een grondstof naar keuze.
status-act = De { $colour-e } { $value }: { $can-or }.
status-end = Je actie is klaar: beëindig jouw dagdeel.
    .end = Klaar voor deze { $half }
status-wait = Je bent klaar: het dagdeel eindigt als iedereen klaar is.
status-bonus-building = Je bonus: { $can-or }.
status-resource-order = Kies welke grondstof je als volgende omcirkelt.
status-overflow = Deze burger heeft geen plaats op zijn eigen spoor: { $can-or }.
status-citizen = Kies welke burger je als volgende omcirkelt.

## What the player can do now, in lists after "You can" or a colon

name-can-resources = grondstoffen krijgen
name-can-prestige = het prestigegebouw bouwen
name-can-work = het werkgebouw bouwen
name-can-value = de waarde veranderen
name-can-colour = de kleur veranderen
name-can-build = een gebouw op je blad kiezen
name-can-citizen = een ander spoor kiezen
name-can-decline = ervan afzien

## Opschriften van de getekende tafel

label-day = Dag
label-wheel = Rad
label-plazas-reconstructed = De kleuren van de pleinen zijn een reconstructie.
label-black-die = zwarte dobbelsteen
label-free = gratis
label-any = grondstof naar keuze
label-available = Beschikbare dobbelstenen
label-attack = Aanval
label-points = Punten
label-citizens = Burgers
label-numbering = Kolommen
label-game-over = Het spel is afgelopen.
label-price = Prijs
label-plaza = Plein
label-tile = Tegel
label-dice = Dobbelstenen
label-characters = Personages
label-built = gebouwd
label-blocked = geblokkeerd
label-struck = doorgestreept
label-protected = beschermd door een Vesting
label-link = verbinding
label-circled = omcirkeld
label-spent = uitgegeven
label-bonus = bonus
label-per-die = per rode dobbelsteen
label-scored = rij met punten aan het einde
label-in-use = in gebruik
label-destroyed = verwoest
label-resting = vandaag niet gebruikt

# Waarom een bot een zet aanraadt: wat de zet doet, na ‘Omdat dit …’
part-citizens = burgers oplevert
part-bonuses = je dichter bij bonussen brengt
part-cathedrals = je Kathedralen meer punten laat opleveren
part-resources = je voorraad op peil houdt
part-buildings = nuttige gebouwen toevoegt
part-openings = je goede vakken laat voor de volgende dobbelstenen
part-protection = vrije vakken tegen aanvallen beschermt
part-links = naar een verbinding toewerkt
