## Component files

error-clouds-off-the-sky = { $where } is geen hemel en heeft wolken
error-gate-off-the-wall = { $where } is geen muur en heeft een poort
error-corner-misplaced = { $where } is een hemel of een poort en heeft een hoektoren
error-start-back-misplaced = { $where } heeft de startachterkant, die alleen hemels hebben
error-number-of-tiles = tiles.tiles heeft { $least } tot { $most } kaartjes nodig, niet { $number }
error-tiles-of-a-kind = tiles.tiles heeft { $least } tot { $most } kaartjes van de soort { $kind } nodig, niet { $number }
error-start-skies = tiles.tiles heeft { $number } hemels met de startachterkant nodig
error-decrees-too-few = decrees.decrees heeft er { $number } voor de rij, minder dan er weggaan en uitgelegd worden
error-evaluations-too-few = decrees.decrees heeft een stadspuntentelling nodig voor elk van { $players } spelers
error-prestige-points = fairy.fairy: { $tile } moet zoveel punten geven als de id zegt
error-charms-too-few = fairy.fairy heeft minstens { $least } kaartjes nodig
error-symbols-too-many = tiles.tiles toont het symbool { $symbol } meer dan { $most } keer

## Positions

error-step-out-of-place = De stap “{ $step }” kan daar niet wachten (FV-10).
error-named-in-vain = De draak kreeg de kolommen { $named } niet genoemd (FV-63).
error-turn-is-over = De beurt is voorbij: de volgende speler moet aan de beurt zijn (FV-10).
error-chance-first = Eerst moeten dobbelstenen of stapels worden geraadpleegd voordat iemand kan beslissen (FV-10).
error-asked-without-move = Speler { $number } wordt gevraagd maar heeft geen zet.
error-town-not-a-row = De stad van speler { $number } moet één rij kolommen zijn met kolom 0 erin (FV-21).
error-column-not-stacked = Kolom { $column } van speler { $number } moet van onder af muur, toren, hemel zijn (FV-20).
error-one-coat-of-arms = Speler { $number } heeft maar één wapen (FV-37).
error-bare-tile-burns = Een kaal startkaartje brandt nooit af (FV-64).
error-no-such-tile = De doos heeft geen kaartje “{ $tile }”.
error-evaluation-twice = Speler { $number } kan de stadspuntentelling maar één keer doen (FV-37).
error-not-of-this-kind = “{ $code }” is niet van de soort { $kind }.
error-first-step = De eerste stap, en geen andere, is “main” of “finish”.
error-hand-without-step = Er is iets in de hand dan en slechts dan als een stap vraagt waar het heen gaat (FV-16).
error-die-not-used = Voor “{ $move }” kan geen dobbelsteen gebruikt zijn (FV-12).
error-grass-count = Het neutrale gras klopt niet: er moeten er { $number } over zijn (FV-34).
error-tiles-count = De kaartjes “{ $tile }” kloppen niet: de doos heeft er { $number } (FV-1).
error-decrees-count = De besluiten { $decree } kloppen niet: er moeten er { $number } verborgen zijn (FV-5).
error-decree-pile = De stapel besluiten moet er { $number } bevatten (FV-5).
error-charms-count = De feeëntoverkaartjes { $tile } kloppen niet: in de voorraad moeten er { $number } zijn (FV-4).
error-column-marked-twice = Kolom { $column } van speler { $number } kan één keer afgebrand zijn en één graskaartje hebben (FV-33).
error-grass-under-unfinished = Kolom { $column } van speler { $number } heeft gras en is niet volledig (FV-31).
error-grass-and-districts = Het gras van speler { $number } past niet bij de getelde wijken: { $small } kleine, { $large } grote (FV-33).
error-clouds-burnt = Kolom { $column } van speler { $number } heeft wolken en kan in deze uitgave niet afbranden (FV-63).
error-coat-and-evaluation = Speler { $number } heeft het wapen gelegd dan en slechts dan als de stadspuntentelling gedaan is (FV-37).
error-no-townscape = Speler { $number } kan de stadspuntentelling niet hebben gedaan: het stadsgezicht ontbreekt (FV-35).
error-die-without-evaluation = Een dobbelsteen is gebruikt voor een stadspuntentelling die niet gedaan is (FV-37).
error-row-not-refilled = De rij “{ $row }” kan niet leeg zijn: in haar stapel liggen nog { $number } kaartjes (FV-26).
error-decrees-not-refilled = De rij besluiten moet aan het begin van een beurt vol zijn: in haar stapel liggen er nog { $number } (FV-44).
error-charm-not-refilled = Het open feeëntoverkaartje { $slot } ontbreekt (FV-54).
error-over-without-last-round = Zonder beurt is het spel voorbij, dus was het de laatste ronde.
error-decrees-left-over = Het spel is niet voorbij zolang de rij besluiten kan worden aangevuld (FV-71).
error-no-last-round = Het is niet de laatste ronde: de rij besluiten kon worden aangevuld (FV-71).
error-round-is-finished = De laatste ronde is voorbij voordat speler { $number } aan de beurt is (FV-72).
error-dragon-miscounted = De draak vraagt speler { $number } zoveel kolommen als er wolken ontbreken (FV-63).
error-points-do-not-fit = Speler { $number } kan geen { $points } punten hebben gekregen door { $source } (FV-45).
error-charm-never-leaves = Het feeëntoverkaartje { $tile } gaat in deze uitgave nooit uit het spel (FV-54).
error-dice-not-used = Een beurt eindigt als beide dobbelstenen zijn gebruikt (FV-13).
