## Options

error-bad-crier = De optie crier neemt random of het nummer van een speler, { $choices }, niet “{ $value }”.
error-bad-tiles = De optie tiles neemt random of { $number } verschillende getallen van 1 tot { $most }, niet “{ $value }”.
error-cannot-be-crier = Speler { $number } kan geen stadsomroeper zijn: er spelen er { $players } mee.

## Component files

error-one-kind-of-gain = { $where } moet burgers, grondstoffen of een gebouw zijn
error-no-building-here = { $where } kan geen gebouw zijn
error-one-of-each = { $where } moet bij meer kleuren één van elk zijn
error-building-row = { $entry } moet { $building } zijn, een gebouw van kleur { $colour } en soort { $kind }
error-only-these-fields = { $where } heeft { $fields } nodig en verder niets
error-one-kind-per-die = { $where } moet per dobbelsteen één soort ding geven
error-cathedrals-alike = twee kathedralen tellen dezelfde rij
error-resources-too-far = sheet.resources heeft iets voorbij het einde van het spoor
error-resources-begin-linked = sheet.resources begint met een verbonden burger
error-bonuses-apart = de bonussen van de burgers van kleur { $colour } moeten op verschillende plaatsen van het spoor staan
error-link-columns = de verbinding “{ $link }” van { $building } moet twee naburige kolommen hebben
error-two-links = { $building } { $column } heeft twee verbindingen
error-plaza-colours = het plein { $plaza } moet deze kleuren hebben, niet { $colours }
error-plazas-count = plazas.plazas moeten samen { $number } tegels zijn
error-plazas-of-one-colour = precies { $number } pleinen moeten aan beide kanten dezelfde kleur hebben
error-banquet-order = tegel { $found } moet tegel { $tile } zijn

## Positions

error-half-days = Er zijn { $number } dagdelen, daarna is het spel afgelopen (TD-44).
error-moves-in-a-half-day = Zetten zijn er alleen in een dagdeel (TD-10).
error-columns-without-value = Vanaf het eerste dagdeel heeft elke kolom haar waarde (TD-9).
error-first-game-numbered = In een eerste partij zijn de kolommen vooraf genummerd (TD-6).
error-first-value = De eerste waarde wordt gegooid, en de richting geeft alle andere (TD-7).
error-values-in-a-row = De waarden lopen van kolom tot kolom op of af (TD-7).
error-first-game-values = In een eerste partij hebben de kolommen vanaf links de waarden 1 tot 6 (TD-6).
error-other-plazas = De negen pleinen zijn niet die uit de doos (TD-2).
error-no-banquets = Zonder banketten en overvallen zijn er geen tegels (TD-48).
error-three-tiles = Naast de drie pleinen van één kleur liggen drie verschillende tegels (TD-48).
error-spent-too-much = Speler { $number } kan niet { $spent } { $resource } van { $circled } omcirkelde hebben uitgegeven; het spoor heeft er { $printed } (TD-20, TD-27).
error-too-many-citizens = Speler { $number } kan geen { $citizens } burgers van kleur { $colour } hebben (TD-35).
error-bad-columns = Kolommen zijn verschillende letters van a tot f, niet “{ $columns }”.
error-dice-in-a-half-day = Er liggen alleen in een dagdeel dobbelstenen op het rad (TD-10).
error-four-dice = Er liggen vier dobbelstenen op het rad, en “black” is het nummer van de zwarte (TD-11).
error-dice-in-order = De dobbelstenen liggen in oplopende volgorde, de zwarte voor zijn gelijken (TD-11, TD-12).
error-somebody-decides = Iemand moet nog te beslissen hebben: als iedereen klaar is, is het dagdeel voorbij (TD-42).
error-cannot-have-played = Speler { $number } kan “{ $move }” niet gespeeld hebben: { $reason }
error-other-tiles = Volgens de optie tiles liggen { $tiles } naast het rode, het gele en het witte plein, niet { $found } (TD-48).
error-raid-too-early = Bij dagdeel { $number } kunnen niet al deze tegels hun overvalkant tonen: aan het einde van elk dagdeel draait er hoogstens één, als zijn plein werd gebruikt (TD-50).
error-struck-too-early = Bij dagdeel { $number } kunnen er geen { $struck } dobbelsteenvakken doorgestreept zijn, hoogstens { $most } (TD-15).
error-not-struck = Het dobbelsteenvak van kleur { $colour } in kolom { $column } is aangevallen, dus is het ook doorgestreept op het vel van speler { $number }, die deze Vesting niet heeft (TD-15, TD-16).
error-fortress-struck = Speler { $number } kan niet zowel de Vesting van kolom { $column } hebben als het rode vak ervan doorgestreept: het een verhindert het ander (TD-16, TD-17).
error-citizens-missing = Speler { $number } kan geen { $citizens } burgers van kleur { $colour } hebben: wat op het vel getekend en omcirkeld is, heeft er minstens { $least } opgeleverd (TD-26, TD-29, TD-33, TD-34, TD-38).
error-citizens-from-nowhere = Speler { $number } kan geen { $citizens } burgers van kleur { $colour } hebben: wat op het vel getekend en omcirkeld is, heeft er hoogstens { $most } opgeleverd (TD-26, TD-29, TD-30, TD-33, TD-34, TD-38).
error-resources-missing = Speler { $number } kan geen { $circled } { $resource } omcirkeld hebben: die van het begin, verbindingen en kolombonussen zijn er minstens { $least } (TD-5, TD-34, TD-39).
error-spent-too-early = Speler { $number } kan in { $actions } acties geen { $spent } { $resource } hebben uitgegeven, hoogstens { $most } (TD-20, TD-22, TD-23).
error-bonus-buildings-missing = Speler { $number } heeft burgers voor { $bonuses } bonusgebouwen, die niet allemaal bij de getekende kunnen zijn (TD-37, TD-39, TD-41).
error-too-few-actions = Speler { $number } kan dit niet allemaal in { $actions } acties hebben getekend en omcirkeld: er zijn er minstens { $needed } nodig (TD-10, TD-19).
