## Component files

error-needs-a-kind = { $where } moet een object met “kind” zijn
error-bad-id = { $where }.id moet uit kleine letters, cijfers en koppeltekens bestaan, niet “{ $name }”
error-id-taken = twee items hebben de id “{ $name }”
error-character-power = het gebouw { $building } heeft “{ $power }”, wat alleen een personage kan hebben
error-building-effect = het personage { $character } heeft een effect dat alleen een gebouw kan hebben
error-counts-twice = het personage { $character } heeft “{ $power }” twee keer, maar kan maar één keer tellen
error-replaceable-copies = { $card } heeft meer vervangbare exemplaren dan exemplaren
error-bad-cost = de kosten van { $card } moeten een burger zijn, of deniers met of zonder kaart
error-too-many-pieces = alle effecten samen mogen hoogstens { $most } onderdelen hebben, niet { $number }
error-deck-size = de trekstapel { $deck } moet naast de stadsomroeper { $least } tot { $most } kaarten hebben, niet { $size }
error-deck-replaceable = de trekstapel { $deck } moet evenveel vervangbare kaarten hebben als de uitbreiding toevoegt
error-event-colour = de gebeurtenis { $event } heeft een kleur nodig, of geen als ze deniers kost

## Positions

error-no-such-card = Er is geen kaart “{ $card }”.
error-different-colours = De kaarten op { $place } van speler { $number } hebben verschillende kleuren (TY-16).
error-building-twice = Speler { $number } heeft { $card } twee keer (TY-18).
error-cannot-lie-there = Wat op { $place } van speler { $number } ligt, kan daar niet liggen (TY-9, TY-34).
error-not-damageable = Een prestigegebouw op { $place } van speler { $number } kan niet beschadigd zijn (TY-56).
error-district-too-large = De wijk van speler { $number } heeft meer dan drie rijen of kolommen (TY-14).
error-first-step = De eerste stap, en geen andere, is “turn”, “last” of “final”.
error-nothing-waits = Niets wacht terwijl laatste kaarten worden gekozen (TY-59).
error-card-without-step = Een kaart wordt gespeeld dan en slechts dan als een stap naar haar vak vraagt (TY-13).
error-looked-without-step = Er worden twee kaarten bekeken dan en slechts dan als een stap vraagt welke je houdt (TY-27).
error-last-card = De laatste kaart van speler { $number } is niet in de hand (TY-59).
error-strikes-without-queue = Een gebeurtenis die toeslaat, moet in de rij liggen (TY-31).
error-nobody-answers = Niemand kan de stap “{ $step }” beantwoorden.
error-citizens-count = De burgers van kleur { $colour } kloppen niet: in de voorraad moeten er { $left } zijn (TY-3).
error-event-twice = De gebeurtenis “{ $event }” is onbekend of ligt twee keer in de rij.
error-too-many-coins = De gebeurtenis “{ $event }” heeft niet zoveel cirkels (TY-30).
error-events-count = De gebeurtenissen kloppen niet: in de gebeurtenisstapel moeten er { $left } zijn (TY-5).
error-face-up-known = De open kaart van trekstapel { $deck } moet bij iedereen bekend zijn (TY-27).
error-left-out = Van trekstapel { $deck } blijven { $number } vervangbare of toegevoegde kaarten weg (TY-67).
error-deck-count = De kaarten van trekstapel { $deck } kloppen niet (TY-4).
error-undetermined = De onbepaalde kaarten van trekstapel { $deck } zijn niet die welke nergens anders zijn (TY-4).
error-other-deck = De kaart “{ $card }” hoort niet bij trekstapel { $deck } (TY-4).
error-doubts-without-truth = Geen van de patronen van een twijfel over trekstapel { $deck } klopt voor de kaarten die daar verborgen zijn.
error-cannot-start = Speler { $number } kan niet beginnen: er spelen er { $players } mee.
error-other-start-player = Volgens de optie start_player begint speler { $number } (TY-6).
error-unknown-to-nobody = Een kaart die iedereen kent, kan niet onbekend zijn.
error-unknown-and-doubts = Trekstapel { $deck } heeft onbekende kaarten, dus er kan geen twijfel over zijn.
error-beyond-the-grid = Een genoemd vak ligt te ver van de wijk (TY-14).
error-does-not-go-with-steps = Wat “{ $field }” zegt, past niet bij de stappen van de beurt.
error-queue-gap = De rij gebeurtenissen heeft een gat, terwijl de gebeurtenisstapel niet leeg is (TY-5, TY-36).
error-all-have-ended = Iemand moet nog een laatste kaart te kiezen hebben (TY-59).
error-last-choice = Speler { $number } kan nu niet zo over een laatste kaart hebben beslist (TY-59).
