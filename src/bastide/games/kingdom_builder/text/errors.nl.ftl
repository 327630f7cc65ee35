## Options

error-bad-word = De optie { $option } kan geen “{ $word }” bevatten; ze neemt random of enkele van { $choices-all }.
error-so-many-names = De optie { $option } neemt random, of { $number } verschillende namen waarvan elke ook random mag zijn, niet “{ $value }”.
error-some-names = De optie { $option } neemt random of enkele verschillende namen, niet “{ $value }”.
error-cannot-start = Speler { $number } kan niet beginnen: er spelen er { $players } mee.

## Component files

error-quadrant-missing = De componentgegevens hebben geen kwadrant { $quadrants }.
error-same-id-twice = { $where } heeft een id twee keer: { $id }
error-gold-amounts = cards.scoring: { $card } heeft een verkeerd aantal goudbedragen
error-quadrant-row = rij { $row } van kwadrant { $quadrant } moet uit { $length } letters van { $letters } bestaan
error-special-at-border = kwadrant { $quadrant } heeft een stad of burcht aan de rand, op { $row }.{ $column }
error-specials-too-close = kwadrant { $quadrant } heeft twee steden of burchten die geen drie stappen uit elkaar liggen, op { $one } en { $other }
error-too-little-room = { $players } spelers met elk { $settlements } nederzettingen hebben { $needed } velden nodig om op te bouwen, en de { $quadrants } schraalste kwadranten hebben er { $room }

## Positions

error-no-such-hex = “{ $hex }” is geen veld; velden heten rij.kolom, van 0.0 tot { $last }.{ $last }.
error-four-quadrants = Het spelbord heeft vier verschillende kwadranten uit de doos nodig, niet { $quadrants }.
error-no-move = Speler { $number } is aan de beurt maar heeft geen zet: wat begonnen is, kan niet worden afgemaakt.
error-two-settlements = Op { $hex } staan twee nederzettingen (KB-11).
error-no-settlement-there = Op { $hex } kan geen nederzetting staan (KB-10).
error-settlements-count = Speler { $number } heeft { $settled } nederzettingen op het bord en moet er { $left } in voorraad hebben, samen { $all } (KB-1).
error-no-such-location = { $hex } is geen stad van dit bord; de steden zijn { $locations }.
error-tile-never-taken = Speler { $number } heeft een tegel die nooit gepakt is (KB-28).
error-gained-never-taken = Speler { $number } kan de tegel van { $hex } niet gekregen hebben, want die is nooit gepakt (KB-28).
error-tile-without-neighbour = Speler { $number } heeft de tegel van { $hex } maar geen nederzetting ernaast (KB-31).
error-tiles-count = De tegels van { $hex } kloppen niet: er moeten er { $left } over zijn (KB-3).
error-last-round = Het is de laatste ronde dan en slechts dan als iemand de laatste nederzetting gebouwd heeft (KB-47).
error-more-uses = Speler { $number } kan { $tile } niet vaker gebruiken dan er tegels zijn (KB-21).
error-builds-owed = Er kunnen hoogstens { $most } bouwacties te doen zijn, en geen zonder kaart (KB-9).
error-begun-or-not = Het veld “begun” past niet bij { $owed } bouwacties die nog te doen zijn (KB-9).
error-card-not-replaced = Geen veld met { $terrain } is vrij: de kaart moet door een andere vervangen zijn (KB-16).
error-tile-not-in-use = { $tile } kan nu niet in gebruik zijn (KB-21, KB-22).
error-nothing-lifted = Geen tegel kan een nederzetting van { $hex } aan het verplaatsen zijn (KB-46).
error-card-not-open = Speler { $number } is aan de beurt: de kaart ligt open en de hand is leeg (KB-8).
error-cards-count = De kaarten { $terrain } kloppen niet: in de trekstapel moeten er { $left } zijn (KB-5).
error-card-missing = Speler { $number } moet een gebiedskaart hebben (KB-5).
error-water-without-harbor = Speler { $number } heeft nooit een haven gehad en kan geen nederzetting op { $hex } hebben, want dat is water (KB-42).
error-lost-without-moving = Speler { $number } heeft nooit een tegel gehad die nederzettingen verplaatst en kan de tegel van { $hex } niet verloren hebben (KB-31).
error-emptied-before-turn = Speler { $number } heeft de laatste nederzetting gebouwd, maar de laatste beurt moet nog komen (KB-48).
error-more-owed-than-left = Speler { $number } heeft nog { $left } nederzettingen en kan niet { $owed } bouwacties te doen hebben (KB-15).
error-built-and-gone = Speler { $number } heeft in deze beurt gebouwd, maar heeft geen nederzetting op het bord (KB-9).
error-gained-by-nothing = Speler { $number } kan in deze beurt niet zoveel tegels gekregen hebben: elke komt van een bouwactie of verplaatsing (KB-26).
error-no-card-in-play = Voor speler { $number } moet een gebiedskaart liggen: er zijn kaarten om te trekken (KB-8, KB-20).
error-card-after-last-turn = Speler { $number } heeft de laatste beurt gehad en daarna geen kaart getrokken (KB-48).
error-unknown-cards = { $left } gebiedskaarten staan nergens en liggen niet in de trekstapel, maar { $unknown } handen zijn onbekend (KB-5).
error-not-as-chosen = De stelling past niet bij haar optie { $option }={ $value } (KB-68).
