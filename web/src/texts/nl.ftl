### De woorden van het programma in de browser.

## Overal

skip-to-content = Naar de inhoud
navigation = Pagina’s
nav-lobby = Lobby
nav-rules = Regels
to-lobby = Naar de lobby
settings = Instellingen
close = Sluiten
cancel = Annuleren
loading = Een ogenblik …
missing-title = Hier is niets
missing-text = Op dit adres is geen pagina. Misschien is de link oud, of ontbreekt er een letter.
go-on = Verder
join-parts = { ", " }
join-explanation = { ": " }
join-sentences = { " " }

## Mensen en bots

who-are-you = Wie ben je?
nickname = Jouw naam
nickname-help = Geen account, geen wachtwoord: de anderen zien alleen de naam.
name-suggestions = Aleid, Boudewijn, Clementia, Dirk, Ermgard, Floris, Geertrui, Hugo, Imme, Jacoba, Lambert, Machteld, Otto, Reinout, Sophia, Wouter
rename = Naam wijzigen
renamed = Naam gewijzigd. Lopende partijen houden je oude naam.
bot-greedy = Bot Gulzig
    .character = neemt de beste volgende stap
bot-lookahead = Bot Vooruitziend
    .character = probeert wat er kan volgen
bot-random = Bot Toeval
    .character = doet zomaar een geldige zet
bot-search = Bot Zoeker
    .character = speelt veel mogelijke vervolgen door
bot-builder = Bouwmeester
    .character = bouwt het liefst van alles
bot-blocker = Dwarsligger
    .character = let evenzeer op jouw punten als op de eigen
bot-gambler = Gokker
    .character = vertrouwt op zijn geluk
bot-novice = Nieuweling
    .character = leert nog, ziet veel over het hoofd
bot-apprentice = Leerling
    .character = kent de basis, maakt soms een fout
bot-journeyman = Gezel
    .character = plant de hele beurt
bot-master = Meester
    .character = weegt veel plannen af en wat het geluk brengt
bots-more = Meer
bot-level = Niveau van de bots
bot-other = Bot { $bot }
you = (jij)

## Lobby

lobby-title = Kom binnen en bouw een stad
lobby-text = Middeleeuwse bordspellen over het bouwen van steden, compleet en gratis. Zoek een tegenstander, speel tegen bots, of stuur iemand een link.
play-now = Nu spelen
start-game = Het spel beginnen
opponents = tegen
bots-count = { $count ->
    [0] niemand, alleen
    [one] { $count } bot
   *[other] { $count } bots
}
players-range = { $fewest } tot { $most } personen
new-table = Nieuwe tafel
my-tables = Mijn tafels
open-tables = Open tafels
open-tables-none = Geen open tafels. Open er een, dan kunnen anderen meedoen.
tables-to-watch = Om naar te kijken
finished-tables = Afgelopen partijen
your-turn = Jouw beurt
table-is-open = vrije plaatsen
table-is-sealing = begint zo
table-is-running = bezig
table-is-over = afgelopen
table-is-frozen = stilgelegd
table-won-by = winst: { $names }

## Een tafel openen

choose-game = Welk spel?
seats = Plaatsen
seats-help = Meerdere mensen kunnen dit apparaat delen: kies voor ieder van hen “Op dit apparaat”.
seat-number = Plaats { $seat }
seat-me = Ik
seat-me-named = Ik ({ $name })
seat-here = Op dit apparaat
seat-open = Vrije plaats
seat-name = Naam voor plaats { $seat }
seat-add = Nog een plaats
seat-remove = Plaats { $seat } weghalen
seat-free = Plaats { $seat }, vrij
who-may-join = Wie mag meedoen?
table-public = Iedereen: de tafel staat in de lobby
table-by-link = Alleen wie de link heeft
hints = Hints
hints-help = Spelers mogen vragen wat een sterke bot zou doen. De partij telt niet mee voor de rating.
hints-allowed = toegestaan
presets = Voorinstellingen
options-of-table = Opties
option-own = iets anders …
option-own-help = Typ het in het Engels:
option-place = Keuze { $place }
components = Eigen spelmateriaal (gevorderd)
components-help = Als het materiaal in je doos afwijkt van het onze, kies dan een verbeterd bestand (JSON). De partij telt dan niet mee voor de rating.
create-table = De tafel openen
new-table-of = Nieuwe tafel: { $game }

## Tijd

clock = Tijd
clock-kind-none = Geen klok
clock-help-none = Geen tijdslimiet
clock-kind-bank = Een klok voor iedereen
clock-help-bank = Een tijdbank, plus seconden bij elke beurt
clock-kind-days = Dagen per beurt
clock-help-days = Een partij op je gemak: kom terug als je aan de beurt bent.
clock-minutes = Minuten voor de partij
clock-increment = Seconden erbij per beurt
clock-days-each = Dagen per beurt
clock-none = geen klok
clock-bank = { $seconds ->
    [0] { $minutes } min
   *[other] { $minutes } min + { $seconds } s
}
clock-days = { $days ->
    [one] { $days } dag per beurt
   *[other] { $days } dagen per beurt
}
clock-days-hours = { $days } d { $hours } u
clock-of = Klok van { $name }: { $time }
clock-mine-minute = Je hebt minder dan een minuut over.
clock-mine-seconds = Je hebt minder dan tien seconden over.
clock-mine-over = Je tijd is om.
time-over-heading = Tijd om
time-over = De tijd van { $name } is om.
time-over-mine = Je tijd is om. De anderen mogen een bot voor je laten spelen; tot dan kun je verder spelen.
time-over-asked = Als { $name } nog moet beslissen, doet een bot dat nu.
let-bot-play = Een bot laten spelen
give-time = Nog even wachten
absent-heading = Iemand is er niet
absent = { $name } is al { $minutes } minuten weg.
stalled-heading = Iemand zet niet
stalled = { $name } heeft al { $minutes } minuten geen zet gedaan.
absent-wished = Anderen zouden een bot laten spelen.
absent-asked = Een bot speelt voor { $name } zodra iedereen die er is het ermee eens is.
bot-plays-heading = Een bot speelt voor je
bot-plays-for-you = Een bot speelt voor je.
bot-plays-left = Je hebt deze partij verlaten, en een bot speelt voor je verder.
take-seat-back = Mijn plaats terugnemen
bot-stands-in = (een bot speelt)
leave-game = De partij verlaten …
leave-heading = De partij verlaten?
leave-help = De anderen spelen verder, en een bot speelt voor je. Zolang de partij duurt, kun je terugkomen en weer zelf spelen. Doe je dat niet, dan tel je voor de rating als laatste.
leave-confirm = Verlaten, een bot speelt verder
leave-stay = Blijven

## Voor het begin

waiting-for-players = { $free ->
    [one] Er is nog { $free } plaats vrij
   *[other] Er zijn nog { $free } plaatsen vrij
}
waiting-for-start = Alle plaatsen zijn bezet: het spel begint
sit-here = Hier gaan zitten
stand-up = Opstaan
add-bot = Bot toevoegen
bot-for-seat = Bot voor plaats { $seat }
remove-bot = Bot verwijderen
invite-link = Stuur deze link naar iemand
copy = Kopiëren
copied = Gekopieerd
fair-chance = Het toeval lag vast vóór de start. Na afloop kun je het nagaan. Vingerafdruk: { $commitment }
fair = Eerlijk toeval
fair-checked = Gecontroleerd door je browser: het onthulde geheim is het geheim dat vóór de start vastlag, en je eigen toevalsgetal is daarbij gebruikt.
fair-elsewhere = Niet gecontroleerd: dit apparaat heeft geen vingerafdruk van dit spel. Open deze pagina op het apparaat waarop je je stoel hebt ingenomen.
fair-mismatch = Dit spel klopt niet met wat beloofd was: het onthulde geheim is niet het geheim dat vóór de start vastlag, of je toevalsgetal ontbreekt. Download het verslag, bewaar de opdracht hieronder en vraag om uitleg aan wie deze server beheert.
fair-yourself = Elke uitkomst zelf controleren
fair-yourself-help = Je browser kent de regels niet en gelooft de server dat elke kaart en dobbelsteen hieruit volgt. Wil je het zeker weten, download dan het verslag en voer deze opdracht uit op een computer die je vertrouwt en waarop Bastide staat.
fair-yourself-elsewhere = Zonder de vingerafdruk en het toevalsgetal van je eigen apparaat kan deze opdracht een verzonnen spel niet van een echt onderscheiden.
fair-command = Opdracht

## Aan de tafel

actions = Wat je in je beurt kunt doen
around-the-board = Rond het spelbord
board = Het spelbord
tab-players = Spelers
tab-log = Verloop
tab-chat = Chat
tab-moves = Zetten
undo = Terugnemen
restart-turn = Beurt overdoen
end-turn = De beurt beëindigen
skip-bots = Botanimatie overslaan
replay-last-turn = Laatste beurt herhalen
skip-replay = Overslaan
hint = Hint
hint-make = Zet doen
hint-later = Daarna: { $moves }
ask-undo = Vragen om terugname
ask-undo-help = Je laatste zet kan alleen worden teruggenomen als de anderen het goedvinden, omdat er iets is getrokken of iemand daarna heeft gespeeld.
ask-undo-anyway = Toch vragen
undo-unrates = Als iedereen akkoord gaat, telt de partij niet meer mee voor de rating: er is sindsdien iets getrokken of getoond.
undo-proposal-heading = Een verzoek om terug te nemen
undo-proposal = { $name } wil de laatste zet en alles daarna terugnemen. Vind je dat goed?
undo-proposal-waits = { $name } heeft gevraagd om de laatste zet terug te nemen. De anderen hebben nog niet geantwoord.
agree = Goed
decline = Liever niet
confirm-heading = Deze zet doen?
confirm = Bevestigen
see-rule = Regel { $rule }
read-rule = Regel lezen
whats-this = Wat is dit?
keys-help = Pijltjestoetsen gaan van vak naar vak, N en P naar het volgende en het vorige mogelijke vak, Enter kiest, I geeft uitleg.
acting = is aan de beurt
points-of = { $points ->
    [one] { $name }: { $points } punt. Waar komt het vandaan?
   *[other] { $name }: { $points } punten. Waar komen ze vandaan?
}
moves-heading = Mogelijke zetten
moves-none = Je hoeft nu niets te doen.
view-heading = De tafel
chat-say = Zeg iets
chat-send = Versturen
chat-empty = Er heeft nog niemand iets gezegd.
chat-new = nieuwe berichten
watching = Je kijkt toe.
unrated = telt niet mee
unrated-help = Deze partij telt niet mee voor de rating.
# Waarom een partij niet meetelt
unrated-own-components = Telt niet mee: er werd gespeeld met andere gegevens van het spelmateriaal dan die van de doos.
unrated-played-on = Telt niet mee: ze begon bij een stelling, niet bij de opbouw.
unrated-undone = Telt niet mee: iedereen vond het goed om terug te gaan tot vóór iets wat al getoond was.
unrated-shared-device = Telt niet mee: één persoon zat op meerdere plaatsen.
unrated-abandoned = Telt niet mee: iedereen is weggegaan.
unrated-one-person = Telt niet mee: je was de enige mens.
unrated-one-bot = Telt niet mee: er was niemand om mee te vergelijken.
unrated-hints = Telt niet mee: de tafel stond hints toe.
unrated-no-progress = Telt niet mee: de tafel beëindigde de partij, omdat het einde lang niet dichterbij kwam.
unrated-too-long = Telt niet mee: de tafel beëindigde de partij, omdat ze te lang werd.
unrated-frozen = Telt niet mee: de partij is niet meer leesbaar.
meaning = Wat het betekent
has-left = weggegaan
player-gone = Iemand
timeline = Stappen van het spel
step-back = Een stap terug
step-forward = Een stap vooruit
back-to-now = Nu
to-the-end = Einde
back-mark = Terugblik
step-of = Stap { $step } van { $steps }
connection-connecting = verbinden …
connection-online = verbonden
connection-waiting = verbinding verbroken, nieuwe poging …
connection-closed = niet verbonden
curtain-hand-over = Geef het apparaat aan { $name }
curtain-help = { $pointer ->
    [touch] Geef het apparaat aan { $name } en tik dan.
   *[mouse] Geef het apparaat aan { $name } en klik dan.
}
curtain-show = Ik ben { $name }: toon de tafel
table-frozen-notice = Deze tafel moest worden stilgelegd: haar verslag is niet meer te volgen. Wie de server beheert, kan uitzoeken waarom.

## Wat er rond het spel gebeurt

table-sat = { $name } neemt plaats { $seat }.
table-stood = Plaats { $seat } is weer vrij.
table-ready = { $player } is klaar om te beginnen.
table-started = Het spel begint.
table-undone = { $steps ->
    [one] { $player } neemt { $steps } zet terug.
   *[other] { $player } neemt { $steps } zetten terug.
}
table-undo-asked = { $player } vraagt om de laatste zet terug te nemen.
table-undo-agreed = { $player } vindt het goed.
table-undo-declined = { $player } gaat liever niet terug.
table-undone-by-consent = Iedereen vindt het goed: de laatste zet van { $player } wordt teruggenomen.
table-automatic = { $mode ->
    [off] Vanaf nu doe je elke zet zelf.
    [forced] Vanaf nu worden zetten zonder keuze voor je gedaan.
   *[forced-and-end] Vanaf nu worden zetten zonder keuze en het einde van de beurt voor je gedaan.
}
table-automatic-move = Automatisch voor { $player }: { $move }.
table-said = { $name }: { $text }
table-time-out = De tijd van { $player } is om.
table-time-given = { $by-player } wacht en geeft { $player } meer tijd.
table-bot-wanted = { $by-player } zou een bot laten spelen voor { $player }, die er niet is.
table-bot-wanted-stalled = { $by-player } zou een bot laten spelen voor { $player }, die al lang geen zet heeft gedaan.
table-bot-plays = Een bot speelt nu voor { $player }.
table-taken-back = { $player } is terug en speelt weer zelf.
table-left = { $player } verlaat de partij; een bot speelt verder.
table-ended-no-progress = De tafel beëindigt de partij: { $plies } zetten zonder vooruitgang. De huidige stand telt.
table-ended-too-long = De tafel beëindigt de partij: ze heeft { $plies } zetten, het maximum. De huidige stand telt.
table-rematch = { $player } wil nog een keer spelen: de nieuwe tafel staat klaar.
table-offered-again = Er was hier een tijdje niemand, dus stond deze tafel niet meer in de lobby. Nu staat hij er weer.
table-server-away = De server was een tijdje weg. Die tijd gaat van niemands klok af.
table-frozen = De tafel moest worden stilgelegd: haar verslag is niet meer te volgen.

## Uitslag

result-of = Uitslag: { $game }
position-of = Een stelling van { $game }
unfinished-game-of = Een onvoltooide partij { $game }
position-dealt = Deze stelling laat enkele kaarten open. Ze zijn getoond zoals ze zouden kunnen zijn; als je verder speelt, worden ze opnieuw gedeeld.
result-alone = { $points ->
    [one] { $name }: { $points } punt
   *[other] { $name }: { $points } punten
}
see-result = Uitslag en terugkijken
standings = Eindstand
rematch = Revanche
rematch-opened = { $name } heeft een revanche geopend.
rematch-join = Meespelen
rematch-go = Naar de revanche
points = Punten
points-from = { $name }, { $source }: { $points }
points-listed = { $name }: { $points } ({ $sources })
points-part = { $source } { $points }
points-then = De punten zoals ze bij deze stap waren.
move-by = { $name }: { $move }
replay-play = Afspelen
replay-stop = Pauze
replay-play-back = Achteruit afspelen
replay-pace = Tempo
replay-pace-slow = langzaam
replay-pace-calm = rustig
replay-pace-quick = snel
step-link = Link naar deze stap
look-as = Bekijken als
look-as-spectator = Toeschouwer
play-on = Verder spelen
play-on-from-here = Vanaf hier verder spelen
play-on-not-here = Ga eerst naar een eerdere stap: hier is het spel afgelopen.
play-on-help = Hier begint een nieuwe partij, met jou op een van de plaatsen en bots op de andere.
play-on-unrated = De partij telt niet mee voor de rating.
play-on-seat = Jouw plaats
play-on-bot = De anderen
journal = Spelverslag downloaden

## Analyse van een afgelopen partij

analysis = Analyse
analyse = Partij analyseren
analysis-offer = Bekijk hoe de kansen veranderden, waar de partij kantelde en wat een sterke bot had gespeeld.
analysis-running = Bezig met analyseren …
analysis-failed = De analyse is mislukt. Je kunt het opnieuw proberen.
try-again = Opnieuw proberen
analysis-help = Ieders kans om te winnen, beurt voor beurt, voor wie alle kaarten ziet. Kies een beurt om die op het bord te zien.
analysis-help-alone = De punten die je kon verwachten, beurt voor beurt. Kies een beurt om die op het bord te zien.
analysis-by = Zetten en waardering: { $bot }.
expected-results = Verwachte uitslag per beurt
expected-of = { $name }: { $value }
turning-points = Keerpunten
turn = Beurt
turn-of = Beurt { $turn } van { $turns }
turn-by = Beurt { $turn }, { $name }
line-played = Gespeeld
line-of-bot = Het plan van de bot
line-same = De bot had hetzelfde gespeeld.
line-gains = Volgens de bot is zijn plan { $points } punten meer waard.
move-by-bot = De bot voor { $name }: { $move }
back-to-game = Terug naar de partij

## Regels, verslagen

rules-of = Regels van { $game }
rules-search = Zoeken in de regels
rules-none = Dat zegt geen enkele regel.
score-turn = Wie aan de beurt is
score-turn-none = Spel afgelopen
score-turn-of = { $name } is aan de beurt
score-turn-all = Iedereen is aan de beurt
score-started = { $name } is begonnen
score-options = Opties en verder spelen
# De pagina waar je een stelling opbouwt en de punten telt
score-title = { $game } tellen
score-help = { $pointer ->
    [touch] Bouw de tafel op door te tikken. De punten tellen zichzelf.
   *[mouse] Bouw de tafel op door te klikken. De punten tellen zichzelf.
}
score-players = Spelers
score-fewer = Laatste speler verwijderen
score-more = Speler toevoegen
score-one-less = { $what }: één minder
score-one-more = { $what }: één meer
score-undo = Ongedaan maken
score-clear = Tafel leegmaken
score-link = Link naar deze stelling
score-over = Hier is het spel afgelopen. Kies onder ‘{ score-options }’ wie er aan de beurt is om verder te spelen of te analyseren.
score-impossible = Maak eerst de stelling kloppend om verder te spelen of te analyseren.
score-doubt = Geteld, maar controleer dit
score-broken = Deze link is beschadigd of onvolledig. Vraag hem opnieuw, of bouw de tafel zelf op.
score-other-game = Deze link toont een stelling van een ander spel.
score-refused = Deze link toont geen mogelijke stelling. { $reason }
score = Tellen
score-from-here = Openen in ‘Tellen’
score-analyse = Analyseren
score-outlook = Analyse van deze stelling
score-line = Beste zetten volgens { $bot }
score-expected = { $games ->
    [one] { $bot } speelde { $games } keer verder
   *[other] { $bot } speelde { $games } keer verder
}
score-expected-points = { $points } punten
score-expected-share = wint { $share }
upload-title = Een opgeslagen partij openen
upload-help = Open een verslag, zoals je dat op de pagina met de uitslag downloadt, of een bestand met een stelling. Je kunt het bekijken, een partij stap voor stap terugkijken en van daaruit verder spelen.
upload-file = Bestand
upload = Bekijken

## Een spel leren

learn = Leren
learn-by-playing = Spelend leren
# $game - the name of a game
learn-game = { $game } leren
# What the learner is called who has given no name
learn-newcomer = Nieuweling
# What has just happened at the table
learn-news = Wat er gebeurde
# Before what is to be done, such as "Build a settlement on 7.13"
learn-task = Nu jij:
# Somebody did something else. $task - what is to be done, such as "Build a settlement on 7.13"
learn-astray = Nog niet. Eerst: { $task }. Kijk waar het oplicht.
learn-back = Terug
learn-next = Volgende
learn-help = Doe het voor mij

## Instellingen

settings-language = Taal
settings-theme = Thema
theme-system = Systeem
theme-light = Licht
theme-dark = Donker
settings-motion = Animatie
motion-system = Systeem
motion-reduced = Beperkt
settings-sound = Geluiden afspelen
settings-confirm = Voor elke zet om bevestiging vragen
settings-automatic = Automatisch spelen
automatic-off = Uit
automatic-forced = Gedwongen zetten, behalve het einde van de beurt
automatic-forced-and-end = Gedwongen zetten, ook het einde van de beurt

## Waarom de server iets weigerde

refusal-unreachable = De server is niet te bereiken. Draait hij, en heb je verbinding?
refusal-unknown-move = Zo’n zet bestaat in dit spel niet.

## De tafel als tekst

settings-look = Tafels tonen
look-drawn = als tekening
look-text = als tekst
to-text-view = De tafel als tekst tonen
text-story = Wat er gebeurde
text-type = Jouw zet
text-send = Versturen
text-table = De tafel
text-no-points = De punten zijn voor het einde niet bekend.
text-help = Typ een zet zoals die in de lijst staat, of het nummer ervan. Je kunt ook typen: moves (zetten), status (stand), points (punten), table (tafel), help (hulp).

## Accounts

account = Account
account-of = Account van { $name }
account-name = Naam
account-help = Minstens { $letters } tekens. Er is geen e-mail: als je het wachtwoord vergeet, kan niemand het teruggeven.
make-account = Account maken
make-account-help = Je houdt je partijen, ratings en instellingen, en kunt je op andere apparaten aanmelden.
sign-in = Aanmelden
sign-in-help = Wat je hier als gast hebt gespeeld, gaat mee. Programma’s van de gast verliezen hun toegang.
sign-in-help-new = Als gast heb je geen account nodig: begin gewoon een spel in de lobby.
sign-out-heading = Sessies
sign-out = Afmelden
sign-out-everywhere = Overal afmelden
programs = Programma’s
programs-help = Overal afmelden of je wachtwoord wijzigen beëindigt de toegang van je programma’s, behalve van de hier aangevinkte.
programs-help-new = Programma’s van deze gast verliezen hun toegang, behalve de hier aangevinkte.
program-keep = { $name } behouden ({ $day })
program-revoke = Intrekken
program-revoke-named = { $name } intrekken
two-seats-table = Naar de tafel{ $count ->
    [one] {""}
   *[other] {" "}{ $number }
}
two-seats-leave = De plaats van de gast verlaten en aanmelden
password = Wachtwoord
password-old = Huidig wachtwoord
password-new = Nieuw wachtwoord
change-password = Wachtwoord wijzigen
password-changed = Het wachtwoord is gewijzigd. Op andere apparaten ben je afgemeld, en programma’s zonder vinkje hebben geen toegang meer.
delete-account = Account verwijderen
delete-account-help = Je naam, notities, instellingen en tokens worden verwijderd. Afgelopen partijen blijven, zonder je naam; in lopende kan een bot voor je verder spelen. Dit kan niet ongedaan worden gemaakt.
delete-account-for-ever = Voorgoed verwijderen

## Spelers en ranglijsten

own-page = Jouw pagina
nobody-yet = Je hebt hier nog niet gespeeld.
player-since = Hier sinds { $day }
no-games-yet = Nog geen afgelopen partijen.
played = Partijen
wins = Overwinningen
mean-points = Punten gemiddeld
best-points = Meeste punten
players-at-table = Spelers
rating = Rating
rating-chart = De rating over { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
}
achievements = Onderscheidingen
achieved = behaald
progress = { $done } van { $goal }
ladder = Ranglijst
ladder-kind = Wie
ladder-people = Mensen
ladder-bots = Bots
ladder-help = Iedereen begint op 1500. De ± toont hoe zeker een rating is en wordt kleiner naarmate je speelt. Na tien partijen met rating krijg je een plaats. Alleen accounts staan erop.
ladder-empty = Op deze ranglijst staat nog niemand: speel met een account een partij die meetelt.
ladder-empty-bots = Er staat nog geen bot op deze ranglijst: daarvoor is een partij met twee verschillende bots nodig.
game = Spel
rank = Plaats
player = Speler
rated-games = Meetellende partijen
## De pagina van de bots

bots = Bots
bots-meet = Maak kennis met de bots
documentation = Documentatie
bot = Bot
bots-text = Begin met een niveau dat je kunt verslaan, en ga omhoog naarmate je beter wordt.
bots-here = Bots in dit spel
bots-unmeasured = Nog niet gemeten
bots-measured = Gemeten sterkte
interval = { $low } tot { $high }
mean-points-alone = Gemiddelde punten, alleen
time-per-turn = Tijd per beurt
bots-ratings-help = Uit duels waarin beide op beide plaatsen van dezelfde uitgangsstelling zitten. 0 is willekeurig spel; 400 meer betekent tien keer winst tegen één. De marges gelden met 95 % zekerheid.
bots-thinking = Hoe ze denken
bots-thinking-plan = Een bot plant de hele beurt: hij probeert veel mogelijkheden, houdt na elke stap de beste stellingen over en speelt tot het geluk of iemand anders ingrijpt. Hoe lager het niveau, hoe vaker de bot een stelling verkeerd inschat, net als mensen.
bots-thinking-fair = Geen bot ziet verborgen kaarten of komende dobbelstenen. Hij stelt zich stellingen voor die passen bij wat zijn plaats weet.
bots-docs = Meer in de documentatie: { $file }

## Notities en meldingen

tab-notes = Notities
notes = Eigen notities
notes-kept = Opgeslagen. Alleen jij kunt ze lezen.
notes-writing = Wordt opgeslagen …
report = Een probleem melden
report-help = Wat je van het spel ziet, gaat mee: de zetten, de stap en de versie van het programma, en niets wat voor jou verborgen is.
report-text = Wat ging er mis?
report-send = Melding versturen
report-sent = Bedankt. De melding heeft nummer { $number }.

## Met of zonder rating, opgeven en afbreken

rated-or-casual = Met of zonder rating?
table-rated = Met rating
table-rated-help = telt mee voor de rating
table-casual = Vriendschappelijk
table-casual-help = gewoon voor de lol
not-rated-own-components = Vriendschappelijk: partijen met eigen spelmateriaal tellen niet mee.
not-rated-played-on = Vriendschappelijk: partijen vanaf een stelling tellen niet mee.
not-rated-shared-device = Vriendschappelijk: partijen op één apparaat tellen niet mee.
not-rated-one-person = Vriendschappelijk: voor de rating zijn minstens twee mensen nodig.
not-rated-one-bot = Telt niet mee: een bot krijgt alleen rating tegen een andere bot.
not-rated-hints = Vriendschappelijk: partijen met tips tellen niet mee.
not-rated-casual = Vriendschappelijk: telt niet mee voor de rating.
unrated-casual = Vriendschappelijke partij: de ratings veranderen niet.
unrated-by-agreement = In overleg afgebroken: geen uitslag, en de ratings veranderen niet.
provisional = voorlopig
provisional-help = Voorlopig tot er tien partijen met rating gespeeld zijn.
ladder-provisional = Voorlopig: minder dan tien partijen met rating
ladder-none-ranked = Nog niemand heeft tien partijen met rating gespeeld.
rating-chart-text = Van { $first } naar { $last }; laagste { $lowest }, hoogste { $highest }.
rating-chart-band = De band toont hoe zeker elke rating is.
resign = Opgeven …
resign-heading = Deze partij opgeven?
resign-help-two = { $name } wint en jij verliest. Dat is niet terug te draaien.
resign-help-bots = De partij eindigt en je verliest. Dat is niet terug te draaien.
resign-help-more = Een bot neemt je plaats voorgoed over, en je telt als laatste. De anderen spelen verder.
resign-confirm = Opgeven
resign-stay = Verder spelen
abandon = Partij afbreken …
abandon-heading = Deze partij afbreken?
abandon-help = Als iedereen het eens is, eindigt de partij zonder uitslag en veranderen de ratings niet.
abandon-help-alone = De partij eindigt zonder uitslag.
abandon-confirm = De anderen vragen
abandon-confirm-alone = Partij afbreken
abandon-proposal-heading = Voorstel om de partij af te breken
abandon-proposal = { $name } stelt voor de partij af te breken: geen uitslag, en de ratings veranderen niet.
abandon-waits = { $name } stelt voor de partij af te breken. Er wordt op antwoord gewacht.
abandon-withdraw = Voorstel intrekken
has-resigned = (opgegeven)
bot-plays-resigned = Je hebt opgegeven. Een bot speelt op jouw plaats.
table-resigned = { $player } geeft op.
table-abandon-asked = { $player } stelt voor de partij af te breken.
table-abandon-agreed = { $player } is het eens met afbreken.
table-abandon-declined = { $player } wil verder spelen.
table-abandon-withdrawn = { $player } trekt het voorstel tot afbreken in.
table-abandoned = Iedereen is het eens: de partij wordt zonder uitslag afgebroken.
result-resigned = { $name } heeft opgegeven.
result-abandoned = In overleg afgebroken
table-was-abandoned = afgebroken
## Wachtkamer: uitnodigingen, chat, annuleren

invite-heading = Spelers uitnodigen
invite-share = Delen
invite-qr = QR-code
invite-qr-alt = QR-code van de link { $link }
invite-qr-help = Scan hem met een telefoon om deze tafel te openen.
invite-name = Bij naam uitnodigen
invite-name-example = Naam van een account
invite-send = Uitnodigen
invited-people = Uitgenodigd
invitee-waiting = uitgenodigd
invitee-declined = afgeslagen
invited-you = Je bent uitgenodigd voor deze tafel. Ga zitten om aan te nemen.
invitation-from = { $name } nodigt je uit
invitation-accept = Aannemen
invitation-decline = Afslaan
cancel-table = Tafel annuleren
cancel-table-heading = Deze tafel annuleren?
cancel-table-help = Iedereen hier hoort het en niemand kan nog meedoen.
cancel-table-keep = Tafel houden
table-cancelled-notice = Deze tafel is geannuleerd.
removed-notice = Je bent van deze tafel verwijderd.
chat-after-sitting = Ga zitten om te chatten.
remove-player = Verwijderen
table-invited = { $name } is uitgenodigd.
table-declined = { $name } slaat de uitnodiging af.
table-cancelled = De tafel wordt geannuleerd.
table-is-cancelled = geannuleerd

## Mijn partijen

own-games = Mijn partijen
games-running = Bezig
games-waiting = Wacht op spelers
games-finished = Afgelopen
games-cancelled = Geannuleerd
games-won = Gewonnen
games-lost = Verloren
games-rated = Telt mee
games-unrated = Telt niet mee
games-to-move = { $names } aan zet
games-count = { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
}
games-none = Je hebt nog geen partijen.
games-none-here = Geen partij past bij deze filters.
filter-all = Alle
filter-state = Stand
filter-game = Spel
filter-result = Resultaat
filter-rated = Telt mee of niet
filter-opponent = Tegenstander
filters-clear = Filters wissen
pages = Pagina’s
page-of = Pagina { $page } van { $pages }
page-previous = Vorige
page-next = Volgende
## Friends, blocks and reports about players

friends = Vrienden
friends-yours = Jouw vrienden
friends-none = Nog geen vrienden. Voeg iemand toe op naam, of vanaf een tafel waar je speelde.
friends-need-account = Maak een account om hier vrienden te hebben.
friend-requests = Vriendschapsverzoeken
friend-add = Vriend toevoegen
friend-by-name = Vriend toevoegen op naam
# $name - of the other person
friend-sent = Verzoek gestuurd naar { $name }.
friend-now = Jij en { $name } zijn nu vrienden.
friend-asks = { $name } wil vrienden zijn.
friend-is = Vriend
friend-asked = Verzoek gestuurd
friend-accept = Accepteren
friend-ignore = Negeren
friend-withdraw = Verzoek intrekken
friend-remove = Vriend verwijderen
friend-online = Online
friend-offline = Offline
friend-playing = Speelt nu
friend-watch = Kijken
recent-opponents = Recente tegenstanders
recent-opponents-none = Mensen met wie je speelt verschijnen hier.
is-guest = Gast
block = Blokkeren
unblock = Deblokkeren
blocked = Geblokkeerd
blocked-none = Je hebt niemand geblokkeerd.
blocked-explained = Wie je blokkeert kan niet aan je open tafels zitten, je niet schrijven of uitnodigen. Ze krijgen het niet te horen.
# $name - of the other person
blocked-help = Je hebt { $name } geblokkeerd. Die krijgt het niet te horen. Lopende spellen gaan door.
person-menu = { $name }: vriend, blokkeren, melden
report-player = Speler melden
report-player-help = Je melding over { $name } gaat naar de beheerder van deze server. { $name } krijgt het niet te horen.
report-player-help-chat = Je melding over { $name } gaat met de chat eromheen naar de beheerder van deze server. { $name } krijgt het niet te horen.
report-player-text = Wat gebeurde er? (optioneel)
report-player-sent = Bedankt. De beheerder van deze server bekijkt het.
report-reason = Reden
report-reason-chat = Grof in de chat
report-reason-name = Aanstootgevende naam
report-reason-cheating = Vals spel
report-reason-stalling = Vertraagt of verlaat spellen
report-reason-other = Iets anders
# An e-mail address, and a forgotten password

account-help-mail = Minstens { $letters } tekens. Geef later een e-mailadres op, dan kun je een vergeten wachtwoord vervangen.
forgot-password = Wachtwoord vergeten?
forgot-help = Als het account een bevestigd e-mailadres heeft, krijg je een link om een nieuw wachtwoord te kiezen.
forgot-name = Naam of e-mailadres
forgot-send = Link sturen
forgot-sent = Als er zo’n account met een bevestigd adres is, is er een link onderweg. Die werkt een uur.
reset-title = Kies een nieuw wachtwoord
reset-help = Je wordt op alle andere apparaten afgemeld, en je programma’s verliezen hun toegang.
reset-send = Wachtwoord instellen
reset-done = Je wachtwoord is ingesteld, { $name }. Je kunt je nu aanmelden.
address-title = E-mailadres
address-help = Om een vergeten wachtwoord te vervangen en, als je wilt, voor meldingen. Niemand anders ziet het.
address-confirmed = { $address } is bevestigd.
address-pending = Er is een link onderweg naar { $address }. Open hem binnen 24 uur om het adres te bevestigen.
address-field = E-mailadres
address-new = Nieuw e-mailadres
address-send = Bevestigingslink sturen
address-remove = Adres verwijderen
address-notices = Stuur me meldingen per e-mail
confirm-title = Bevestig je adres
confirm-help = Druk op de knop, dan gebruikt je account dit adres voor een vergeten wachtwoord en, als je wilt, voor meldingen.
confirm-send = Adres bevestigen
confirm-done = Adres bevestigd.
unsubscribe-title = Geen meldingen per e-mail meer
unsubscribe-help = Druk op “Uitschrijven” om geen meldingen per e-mail meer te krijgen. Je adres blijft, voor als je je wachtwoord vergeet.
unsubscribe-send = Uitschrijven
unsubscribe-done = Uitgeschreven. Op je accountpagina kun je meldingen weer aanzetten.
link-incomplete = Deze link is onvolledig. Open hem nog eens vanuit de mail.
## Lobby: open tafels en een tegenstander zoeken

find-opponent = Tegenstander zoeken
# $game - a game
find-opponent-for = Tegenstander zoeken: { $game }
play-bot = Tegen een bot
play-bot-at = Tegen bots: { $game }
join = Meespelen
# $host - a player, $game - a game, $pace - the time limit, $rated - whether it is rated
join-table = Meespelen met { $host }: { $game }, { $pace }, { $rated }
join-failed = Dat lukte niet
open-table-rated = telt mee
open-table-casual = vriendschappelijk
# $free, $seats - how many seats are free, and how many there are
open-table-facts = { $host } · { $rated } · { $free } van { $seats } vrij
open-table-gone = niet meer open
# $name - a player, $rating - a number
host-rated = { $name } ({ $rating })
host-provisional = { $name } ({ $rating }?)
# $count - how many open tables are hidden by the filters
open-tables-none-match = { $count ->
    [0] Geen open tafels. Wis de filters, of open een tafel.
    [one] { $count } open tafel, maar die past niet bij je filters.
   *[other] { $count } open tafels, maar geen ervan past bij je filters.
}
open-tables-all = Alle tonen ({ $count })
open-tables-fewer = Minder tonen
filters = Filters
filter-any-game = Alle spellen
filter-pace = Tempo
filter-any-pace = Elk tempo
filter-any-rated = Telt mee of niet
filter-rated-only = Alleen wat meetelt
filter-casual-only = Alleen vriendschappelijk
filter-players = Spelers
filter-any-players = Elk aantal
# $count - how many players
players-count = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
waiting-for-you = Wacht op jou
waiting-for-nothing = Nu even niets. Je spellen staan hieronder.
ready-to-start = Klaar om te beginnen
# $names - a list of players
against-players = tegen { $names }
pairing-search = Tegenstander zoeken
pairing-looking = Tegenstander gezocht
# $game - a game, $pace - the time limit
pairing-what = { $game }, { $pace }
pairing-bot-meanwhile = Intussen tegen een bot
pairing-help = Een spel met z’n tweeën dat meetelt, met iemand die hetzelfde zoekt; als er keus is met een vergelijkbare rating.
pairing-real-time = Direct
pairing-real-time-help = Het spel opent zodra er iemand is.
pairing-days = Dagen per beurt
pairing-days-help = Je kunt weggaan. Het spel wacht later in de lobby op je.
# $days - how many days for each turn
pairing-days-each = { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
}
# $people - how many
pairing-waiting = { $people ->
    [one] { $people } wacht
   *[other] { $people } wachten
}
# $search - a game and a time limit
pairing-cancel-named = Annuleren: zoeken naar { $search }
refusal-table-full = Alle plaatsen zijn bezet. Kies een andere tafel.
## Toernooien

tournaments = Toernooien
tournaments-text = Een reeks partijen tegen anderen. De server deelt in, zet de tafels klaar en houdt de stand bij.
tournaments-none = Nog geen toernooien. Begin er een, dan kunnen anderen meedoen.
tournaments-open = Inschrijving open
tournaments-running = Bezig
tournaments-finished = Afgelopen
tournament-new = Nieuw toernooi
tournament-create = Toernooi openen
tournament-name = Naam (niet verplicht)
tournament-untitled = { $game }-toernooi
tournament-format = Vorm
tournament-format-swiss = Zwitsers
tournament-format-round-robin = Volledige competitie
tournament-format-elimination = Knock-out
tournament-help-swiss = Elke ronde speel je tegen iemand met ongeveer evenveel punten. Niemand valt af.
tournament-help-round-robin = Iedereen speelt tegen iedereen. Hoogstens 16.
tournament-help-elimination = Wie verliest, ligt eruit. Na gelijkspel wordt met verwisselde plaatsen nog eens gespeeld; daarna gaat de hoogst geplaatste door.
tournament-most = Plaatsen
tournament-size = Spelers per tafel
tournament-per-table = { $size } per tafel
tournament-rounds = Rondes
tournament-rounds-suggested = Zoals voorgesteld
tournament-rounds-now = { $rounds ->
    [one] 1 ronde met dit deelnemersveld
   *[other] { $rounds } rondes met dit deelnemersveld
}
tournament-counts = Rating
tournament-rated = Telt mee
tournament-casual = Vriendschappelijk
tournament-pause = Pauze tussen rondes
tournament-appear = Tijd om aan tafel te komen
tournament-minutes = { $minutes ->
    [0] Geen
    [one] 1 minuut
   *[other] { $minutes } minuten
}
tournament-appear-rule = { $minutes ->
    [one] Kom binnen een minuut aan je tafel, anders verlies je de partij.
   *[other] Kom binnen { $minutes } minuten aan je tafel, anders verlies je de partij.
}
tournament-entered = { $entrants } van { $most } plaatsen bezet
tournament-round-of = Ronde { $round } van { $rounds }
tournament-round = Ronde { $round }
tournament-is-open = Inschrijving open
tournament-is-running = Bezig
tournament-is-finished = Afgelopen
tournament-is-cancelled = Geannuleerd
tournament-joined = Je doet mee
tournament-hosted-by = Leiding: { $name }
tournament-join = Meedoen
tournament-start = Toernooi starten
tournament-withdraw = Terugtrekken
tournament-withdraw-ask = Je verliest je partij en alle volgende. Je kunt niet terugkomen.
tournament-cancel = Toernooi annuleren
tournament-cancel-ask = Het toernooi stopt voor iedereen, zonder uitslag.
tournament-remove = Verwijderen
tournament-remove-ask = { $name } verliest alle resterende partijen en kan niet terugkomen.
tournament-forfeit = Verloren verklaren
tournament-forfeits = { $name } verliest
tournament-forfeit-ask = { $name } verliest deze partij. Dat kan niet ongedaan worden gemaakt.
tournament-keep = Terug
tournament-your-game = Je partij staat klaar.
tournament-go = Naar je tafel
tournament-next-in = Ronde { $round } begint over { $time }
tournament-won-by = Gewonnen door { $names }
tournament-standings = Stand
tournament-entrants = Deelnemers
tournament-nobody = Nog niemand.
tournament-entrant-withdrawn = teruggetrokken
tournament-entrant-removed = verwijderd
tournament-players-come = Wachten tot iedereen er is
tournament-not-here = nog niet hier
tournament-waiting-for = Wacht op { $names }
tournament-to-come = { $names }: nog { $time } om te komen
tournament-second-game = tweede partij
tournament-decided-bye = Vrij: telt als winst
tournament-decided-forfeit = Opgegeven
tournament-decided-no-show = Niet gespeeld
tournament-play = Spelen
tournament-watch = Kijken
tournament-see-game = Partij bekijken
to-tournament = Naar het toernooi
tournament-tie-breaks = Hoe punten en gelijke standen tellen
tournament-points-help = Winst is 1 punt, gelijkspel ieder een half. Vrij zijn telt als winst, niet opkomen als verlies.
tournament-points-groups = De eerste plaats is 1 punt, de laatste 0, die ertussen in gelijke stappen. Gelijke plaatsen delen. Vrij zijn telt als winst, opgeven levert niets op.
tournament-elimination-help = Het gaat om de ronde die je haalt. Wie in dezelfde ronde verliest, deelt de plaats.
tournament-ties-stay = Wie daarna nog gelijk staat, deelt de plaats.
tie-break-direct = Onderling resultaat
tie-break-direct-help = Punten uit de partijen tussen wie gelijk staan, als ze allemaal tegen elkaar hebben gespeeld.
tie-break-buchholz = Buchholz
tie-break-buchholz-help = De punten van je tegenstanders opgeteld: meer bij sterkere tegenstanders. Een niet gespeelde ronde telt met je eigen punten.
tie-break-sonneborn = Sonneborn-Berger
tie-break-sonneborn-help = De punten van tegenstanders die je versloeg, plus de helft van die met wie je gelijkspeelde.
tie-break-wins = Overwinningen
tie-break-wins-help = Aan tafel gewonnen partijen, zonder vrije rondes en reglementaire winst.
tie-break-reached = Ronde
tie-break-reached-help = De bereikte ronde; de winnaar heeft er een meer.
table-called-off = Het toernooi heeft deze partij voor het begin beslist. Hier wordt niet gespeeld.
## Notices

notices = Berichten
notices-help = Hoe je hoort dat een partij op je wacht als je er niet bent.
push-on = Meld op dit apparaat
push-off = Stop op dit apparaat
push-blocked = Meldingen van deze site zijn geblokkeerd in je browserinstellingen.
push-unsupported = Deze browser kent geen push. Op een iPhone: zet Bastide eerst op het beginscherm.
push-insecure = Push heeft een veilige verbinding nodig (https).
push-failed = De pushdienst van je browser is onbereikbaar. Probeer het later.
notices-devices = Apparaten
device-this = dit apparaat
device-unnamed = Naamloos apparaat
device-remove = Verwijderen
device-remove-named = { $name } verwijderen
notices-test = Test sturen
notices-test-sent = Test verstuurd.
notices-what = Meld me
notice-kind-turn = Jouw beurt
notice-kind-warning = Beurt loopt af
notice-kind-invited = Uitnodigingen
notice-kind-paired = Tegenstander gevonden
notice-kind-tournament = Toernooien
channel-push = Push
channel-webhook = Webhook
channel-mail = E-mail
quiet-hours = Stille uren
quiet-from = Van
quiet-until = Tot
quiet-zone = Tijdzone: { $zone }
webhook = Webhook (gevorderd)
webhook-help = Berichten gaan als ondertekende JSON naar je eigen adres.
webhook-url = Adres
webhook-save = Opslaan
webhook-secret = Geheim, alleen nu te zien
webhook-is-off = Uitgezet na herhaalde fouten. Stuur een test om hem weer aan te zetten.
push-offer = Een melding als jij aan de beurt bent?
push-offer-yes = Meld het me
push-offer-no = Niet nu
