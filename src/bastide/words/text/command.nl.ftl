## How a command line is written. What stands in capitals is the name of a value and stays as it is.

usage = Gebruik:
usage-any-options = { "[" }OPTIES]
usage-any-command = COMMANDO …
usage-options = Opties
usage-commands = Commando’s
usage-default = standaard: { $value }
usage-required = verplicht

## What is wrong with a command line

usage-no-such-command = Er is geen commando “{ $command }”; “bastide --help” toont ze allemaal.
usage-no-such-option = Er is hier geen optie { $option }; --help toont ze allemaal.
usage-value-or-none = Geef { $option } een waarde, of geen als het een schakelaar is.
usage-missing = { $name } ontbreekt; --help toont hoe je het commando schrijft.
usage-whole-between = { $name } neemt een geheel getal van { $least } tot { $most }.
usage-whole-at-least = { $name } neemt een geheel getal, minstens { $least }.
usage-number-at-least = { $name } neemt een getal, minstens { $least }.
usage-whole = { $name } neemt een geheel getal.
usage-choice = { $name } moet een van deze zijn: { $choices }.
usage-folder = { $name } neemt een map, en er is een bestand met die naam.
usage-file = { $name } neemt een bestand, en er is een map met die naam.

## The commands, each with its options

command-bastide = Bordspellen over het bouwen van middeleeuwse steden: spelen, simuleren, naspelen, tellen.
command-shared = Opties van meer commando’s
    .help = Toont deze tekst.
    .version = Toont de versie.
    .language = De taal: de, en, es, fr, ja, nl of zh-Hant; anders die van de omgeving.
    .json = Schrijft JSON voor programma’s.
    .components = Een verbeterd componentbestand (JSON).
    .option = Een optie van het spel.
    .preset = Een set opties met een naam.
    .data = De gegevensmap van de server.
    .database = De URL van een database, als het niet SQLite in de gegevensmap is.
    .bots = Bots, gescheiden door komma’s: die van ons, geïnstalleerde, ./bestand.py:Klasse of run:OPDRACHT.
    .games = Aantal spellen van elke groep die een tafel vult.
    .players = Aantal spelers aan een tafel.
    .seed = Hetzelfde startgetal geeft dezelfde spellen.
    .jobs = Aantal processen.
    .ray = Speel op het Ray-cluster op dit adres.
    .time-limit = Seconden die een bot van buiten voor elke beslissing heeft.
    .out = De map voor de resultaten. Dezelfde opdracht gaat verder waar hij stopte.
command-games = Toont de geïnstalleerde spellen met hun opties, voorinstellingen en bots.
command-rules = Toont de genummerde regels van GAME, of één RULE zoals KB-12; met --json ook de tests van elke regel.
command-components = Schrijft als JSON wat op de onderdelen van GAME gedrukt staat: het begin van een verbeterd componentbestand.
command-schema = Schrijft de JSON-schema’s van posities, spelverslagen en weergaven van GAME.
    .what = Maar één ervan: position, journal of view.
command-learn = Leer GAME door een eerste beurt te spelen: lees, en typ de zet waar de les om vraagt.
command-play = Speelt GAME in de terminal: typ zetten in notatie, of “help”.
    .players = Hoeveel er aan tafel zitten, anders zo weinig als kan.
    .humans = Hoeveel daarvan mensen zijn.
    .bots = Namen met komma’s voor de andere stoelen, anders apprentice.
    .seed = Hetzelfde zaadgetal geeft dezelfde kaarten en dobbelstenen.
    .real-table = Jij vertelt wat er op je tafel getrokken of gegooid is.
    .resume = Gaat verder met een opgeslagen spel; zonder bestand het laatste dat niet uit is.
    .position = Speelt verder vanaf een stellingbestand.
    .no-save = Slaat het spel niet op terwijl je speelt.
command-saves = Toont de spellen die tijdens het spelen in de terminal zijn opgeslagen, het nieuwste eerst.
command-simulate = Laat bots vele partijen GAME spelen en meldt punten, overwinningen en snelheid.
    .players = Hoeveel spelers; anders één per bot, minstens twee.
    .games = Hoeveel partijen.
    .seed = Hetzelfde zaadgetal geeft dezelfde partijen.
    .bots = Namen met komma’s; ze wisselen van stoel.
    .jobs = Hoeveel processen.
command-arena = Laat bots GAME spelen, allen tegen allen, en geef ze een rating.
    .format = De tabel van alle spellen.
    .journals = Bewaar ook het verslag van elk spel.
command-dataset = Laat bots GAME spelen en bewaar hun stellingen als dataset in Parquet-bestanden.
    .every = Bewaar één op de N beslissingen van elk spel.
    .shard-games = Aantal spellen in elk bestand.
command-replay = Vertelt een opgetekende partij en toont de tafel aan het einde, of na een zet.
    .at = Toont de tafel na zoveel zetten in plaats van het einde.
    .seat = Door de ogen van een stoel in plaats van een toeschouwer.
command-verify = Speelt een verslag na, controleert elke zet en elke uitkomst van het toeval en zegt wat dat bewijst.
    .commitment = De vingerafdruk zoals die vóór het spel aan tafel bekend is gemaakt.
    .nonce = Een toevalsgetal dat je programma heeft getrokken, met of zonder stoel. Mag vaker.
command-analyse = Analyseert een opgetekende partij: ieders kansen na elke beurt, betere zetten en de keerpunten.
command-score = Telt de punten van een stelling, elk met zijn reden.
command-moves = Toont de toegestane zetten van een stelling, in notatie en in woorden.
command-serve = Biedt tafels online aan: een API, sockets en de pagina’s voor de browser. Elke optie kan ook uit de omgeving komen: BASTIDE_PORT voor --port.
    .host = Het adres om op te luisteren; 0.0.0.0 voor alle.
    .port = De poort; 0 voor een vrije.
    .data = De map voor de database en de geheimen.
    .secret-file = Een bestand met de sleutel die cookies ondertekent, op elke machine hetzelfde; of zet BASTIDE_SECRET.
    .workers = Waar bots nadenken: in processen van deze server (embedded) of in processen van bastide worker (database).
    .bus = Hoe processen van elkaar horen: memory, tail, notify (PostgreSQL) of een redis://-URL. Standaard wat bij de database past.
    .bot-processes = Processen voor bots.
    .bot-pace = Seconden per stap van een bot.
    .alone = Geen ander proces gebruikt de database: kijk niet wat ze geschreven hebben.
    .drain-seconds = Seconden na SIGTERM waarin de server nog verbindingen aanneemt terwijl /readyz al nee zegt.
    .log-format = Hoe logregels worden geschreven: text of json.
    .metrics-port = De poort waar Prometheus metingen ophaalt, op /metrics; standaard geen.
    .metrics-host = Het adres van die poort.
    .telemetry = Stuurt traces naar OpenTelemetry.
    .origin = Nog een herkomst waarvan de pagina’s sockets mogen openen.
    .limit = Verandert een limiet, zoals tables-per-person=100. Mag vaker; docs/host.md noemt ze.
    .chat-filter = Een bestand met woorden die niet in de chat mogen, één per regel. Een bericht met zo'n woord wordt geweigerd.
    .chat-filter-masks = Vervang zulke woorden door sterretjes in plaats van het bericht te weigeren.
    .prune-after = Verwijdert eens per dag onafgemaakte tafels en uploads van gasten waar N dagen niets gebeurde; 0 voor nooit.
    .public-url = Het openbare adres van de server voor links in berichten en mail, zoals https://example.org. Anders leiden berichten naar het adres dat iedereen zelf gebruikt, en mail naar de eerste --host-name.
    .turn-notice-seconds = Seconden die een beurt op iemand mag wachten die niet aan tafel is, voor er een bericht komt.
    .vapid-file = Een bestand met de privésleutel (PEM, P-256) die webpush ondertekent. Zonder heeft de database er een.
    .notice-contact = Hoe pushdiensten je bereiken: mailto:jij@example.org of een https-adres.
    .notice-network = Een netwerk waar berichten naartoe mogen naast openbare adressen, ook via http: 10.0.0.0/8. Herhaalbaar.
    .host-name = Een naam waarmee browsers de server mogen bereiken. Mag herhaald worden; * voor elke. IP-adressen en localhost werken altijd.
    .behind-tls = Browsers komen alleen via TLS: veilige cookies en HSTS.
    .smtp-host = De SMTP-server die mail aanneemt. Zonder die verstuurt de server geen mail.
    .smtp-port = De poort; anders 587, 465 met tls of 25 met none.
    .smtp-security = Hoe de verbinding is versleuteld: starttls, tls of none.
    .smtp-user = De gebruiker om daar mee aan te melden.
    .smtp-password-file = Een bestand met het wachtwoord; of zet BASTIDE_SMTP_PASSWORD.
    .mail-sender = Het adres waar mail vandaan komt.
    .open = Opent de browser, als die er is.
command-worker = Neemt beurten van bots, hints en analyses uit de database van servers die met --workers database draaien, en berekent ze.
    .processes = Processen voor beurten van bots en hints.
    .kinds = Soorten taken, gescheiden door komma’s.
command-doctor = Controleert een configuratie: neemt de opties van 'bastide serve' en zegt wat er mis is en wat te doen. Afsluitcode: 0 alles goed, 1 iets kan beter, 2 een server zou niet werken.
command-backup = Kopieert alles wat een server bewaart naar FILE, terwijl hij draait; voor SQLite, want PostgreSQL heeft eigen gereedschap.
command-restore = Maakt een gegevensmap van een reservekopie.
    .data = De map om te maken; niets erin wordt overschreven.
command-reports = Toont de gemelde problemen, of schrijft één REPORT met alles erin als JSON.
command-prune = Verwijdert onafgemaakte tafels en uploads van gasten waar lang niets gebeurde. De server mag intussen draaien.
    .older-than = Dagen zonder zet, bericht of bezoek.
    .finished = Verwijdert ook afgelopen partijen van gasten.
    .dry-run = Zegt alleen wat er verwijderd zou worden.
command-ratings = Berekent alle uitslagen, ratings en prestaties opnieuw uit de verslagen van de afgelopen partijen.

## What the commands say

cli-simulated = { $count } partijen { $game } met { $players } spelers in { $seconds } s: { $games } partijen/s, { $decisions } beslissingen/s.
cli-bot-result = punten gemiddeld { $mean } ± { $error }   gewonnen { $share } % [{ $low }–{ $high }]   { $time } ms per beurt (p99: { $p99 })
cli-intervals = ± en [ ] zijn 95 %-betrouwbaarheidsintervallen. Elke deling wordt op alle plaatsen gespeeld. Tijden zijn CPU-tijd.
cli-capped = Gestopt bij de beurtlimiet en geteld zoals ze stonden: { $games }.
cli-arena-bot = Elo { $elo } [{ $least }, { $most }]   gewonnen { $share } % [{ $low }–{ $high }]   gemiddelde score { $mean } ± { $error }   { $games } spellen
cli-arena-failed = daarvan { $games } verloren door uitval: { $reason }
cli-arena-intervals = ± en [ ] zijn betrouwbaarheidsintervallen van 95 %. Elke verdeling wordt op alle plaatsen gespeeld. De eerstgenoemde bot heeft Elo 0.
cli-arena-files = Rapport: { $report }. Alle spellen: { $results }.
cli-stopped = Gestopt. Geef dezelfde opdracht om verder te gaan.
cli-dataset-made = { $positions } stellingen uit { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
  } in { $folder }: { $files ->
    [one] { $files } bestand
   *[other] { $files } bestanden
  }, { $bytes } bytes ({ $each } per stelling).
cli-serves = Bastide is bereikbaar op { $address }; de gegevens staan in { $folder }.
cli-works = Deze worker neemt taken uit de database. Processen voor bots: { $processes }
cli-backed-up = { $file } bevat alles, { $bytes } bytes. Bewaar het even veilig als de gegevensmap: het bevat haar geheimen.
cli-restored = { $folder } is klaar: bastide serve --data { $folder }
cli-no-reports = Niemand heeft een probleem gemeld.
cli-pruned = Verwijderd: { $unfinished } onafgemaakte tafels, { $uploads } uploads, { $finished } afgelopen partijen, { $guests } gasten.
cli-would-prune = Zou verwijderen: { $unfinished } onafgemaakte tafels, { $uploads } uploads, { $finished } afgelopen partijen, en gasten die dan niets meer hebben.
cli-counted = Opnieuw getelde partijen: { $games }.
cli-no-saves = In { $folder } is geen spel opgeslagen.
cli-saved-game = { $title }, { $players } spelers, { $plies } zetten, niet uit
cli-saved-game-over = { $title }, { $players } spelers, { $plies } zetten, uit

## What a browser is told that has no pages to show, or no JavaScript

page-not-built = De pagina’s voor de browser zijn niet gebouwd. Voer { $command } uit in de map van het project en laad deze pagina opnieuw. De API werkt ook zonder.
docs-not-built = De documentatie is niet gebouwd. Voer { $command } uit in de map van het project en laad deze pagina opnieuw.
page-needs-javascript = Bastide heeft JavaScript nodig.

# bastide doctor

doctor-alone = Geen bus nodig: geen ander proces gebruikt de database.
doctor-behind-tls = Cookies gaan alleen over TLS.
doctor-bus = De processen horen van elkaar: een bericht deed er { $milliseconds } ms over.
doctor-clock = De klokken van deze machine en van de database lopen gelijk.
doctor-clock-differs = De klokken van deze machine en van de database verschillen { $seconds } seconden. Zet ze gelijk met NTP.
doctor-database-new = Er is nog geen database. De server maakt die bij het starten.
doctor-few-files = Het proces kan maar { $limit } bestanden openen, en elke speler heeft er een nodig. Verhoog de grens tot { $enough } of meer: ulimit -n, of LimitNOFILE= in systemd.
doctor-files = Het proces kan { $limit } bestanden openen.
doctor-folder = Alleen jij kunt de gegevensmap { $folder } lezen.
doctor-folder-closed = De server kan niet in { $folder } schrijven. Geef zijn gebruiker dat recht, of kies een andere map met --data.
doctor-folder-new = De server zal de gegevensmap { $folder } maken.
doctor-folder-unused = In de gegevensmap wordt niets bewaard.
doctor-key-differs = De servers op deze database ondertekenen cookies met een andere sleutel; mensen zouden willekeurig worden afgemeld. Geef ze allemaal hetzelfde BASTIDE_SECRET of --secret-file.
doctor-key-in-folder = De sleutel die cookies ondertekent staat in de gegevensmap.
doctor-key-not-shared = De sleutel die cookies ondertekent is alleen van deze machine. Geef bij meer machines allemaal hetzelfde BASTIDE_SECRET of --secret-file.
doctor-key-shared = De sleutel die cookies ondertekent is ingesteld.
doctor-metrics-shown = Wie { $address } kan bereiken, kan de metingen lezen. Sluit die poort af voor het internet.
doctor-no-pages = De pagina’s voor de browser zijn niet gebouwd. Voer 'make web' uit in de projectmap.
doctor-no-tls = { $host } is zonder TLS bereikbaar; wachtwoorden kunnen onderweg worden meegelezen. Zet er een webserver met TLS voor, en gebruik --behind-tls.
doctor-no-workers = Er leeft geen worker, dus geen bot zet. Start er een met 'bastide worker', of gebruik --workers embedded.
doctor-notify-silent = NOTIFY kwam niet aan. Zit er een PgBouncer tussen, dan heeft LISTEN pool_mode=session nodig of een directe verbinding met PostgreSQL; of gebruik Redis: --bus redis://….
doctor-pages = De pagina’s voor de browser zijn gebouwd.
doctor-password-shown = Het wachtwoord van de database staat op de opdrachtregel, waar elke gebruiker van deze machine het kan lezen. Zet in plaats daarvan BASTIDE_DATABASE.
doctor-polling = De processen horen van elkaar door in de database te kijken.
doctor-postgresql = PostgreSQL { $version } antwoordt.
doctor-postgresql-old = PostgreSQL { $version } is te oud. Installeer versie { $oldest } of nieuwer.
doctor-readable = Anderen kunnen { $path } lezen. Neem dat recht weg: chmod -R go= { $path }
doctor-redis-silent = Redis antwoordt niet, of verloor een bericht. Klopt --bus, en draait Redis?
doctor-schema = De database is gaaf en bijgewerkt.
doctor-schema-new = De database is leeg. De server maakt de tabellen bij het starten.
doctor-schema-older = De database is van een oudere versie. De server werkt die bij het starten bij; maak eerst een reservekopie.
doctor-trusts = Adressen van clients komen van proxy’s op { $addresses }.
doctor-trusts-everyone = Met FORWARDED_ALLOW_IPS kan iedereen zich voor elk adres uitgeven en zo elke grens omzeilen. Noem in plaats daarvan de adressen van je proxy’s.
doctor-workers = Er leeft een worker.

# Moderation

command-admin = Modereren: mensen en meldingen tonen, dempen, blokkeren, hernoemen, verwijderen. De server mag intussen draaien.
    .reason = Waarom. Het wordt bewaard, en wie gedempt of geblokkeerd is leest het.
    .operator = Wie het doet, voor het auditlog; anders je gebruikersnaam.
    .days = Voor hoeveel dagen; anders voorgoed.
command-admin-list = Toon mensen, meldingen over spelers of het auditlog.
    .name = Alleen mensen van wie de naam dit bevat.
    .about = Alleen wat deze persoon betreft.
    .muted = Alleen wie gedempt is.
    .banned = Alleen wie geblokkeerd is.
    .settled = Ook afgehandelde meldingen.
    .limit = Hoeveel hoogstens.
command-admin-report = Toon een melding (REPORT) met de chat eromheen.
command-admin-settle = Markeer een melding (REPORT) als afgehandeld.
command-admin-mute = WHO mag spelen en lezen, maar niet chatten.
command-admin-unmute = WHO mag weer chatten.
command-admin-ban = WHO overal uitloggen en niet meer toelaten. Bij een gast ook geen nieuwe gasten van dat adres.
command-admin-unban = WHO weer toelaten.
command-admin-rename = Geef WHO een andere naam (NAME), ook aan tafels.
command-admin-delete = WHO voorgoed verwijderen, zoals die zelf zou kunnen. Afgelopen spellen blijven, zonder de naam.
    .yes = Niet nog eens vragen.
cli-admin-reason = Reden
cli-admin-nothing = Niets te tonen.
cli-admin-no-chat = Bij deze melding is geen chat bewaard.
cli-admin-account = account
cli-admin-guest = gast
cli-admin-is-muted = gedempt
cli-admin-is-banned = geblokkeerd
cli-admin-settled = Melding { $report } is afgehandeld.
cli-admin-muted = { $name } kan niet meer chatten.
cli-admin-muted-until = { $name } kan tot { $until } niet chatten.
cli-admin-unmuted = { $name } kan weer chatten.
cli-admin-banned = { $name } is geblokkeerd en overal uitgelogd.
cli-admin-banned-until = { $name } is geblokkeerd tot { $until } en overal uitgelogd.
cli-admin-unbanned = { $name } kan weer inloggen.
cli-admin-renamed = { $before } heet nu { $name }.
cli-admin-deleted = { $name } is verwijderd.
cli-admin-sure = { $name } voorgoed verwijderen?
# Mail

doctor-mail-off = Er wordt geen mail verstuurd: --smtp-host ontbreekt, dus een vergeten wachtwoord kan niet worden vervangen.
doctor-mail = De SMTP-server { $host } neemt mail aan, en links daarin leiden naar { $url }.
doctor-mail-failed = De SMTP-server { $host } is niet te gebruiken ({ $reason }). Controleer --smtp-host, --smtp-port, --smtp-security, --smtp-user en het wachtwoord.
doctor-mail-open = De verbinding met de SMTP-server { $host } is niet versleuteld; links naar nieuwe wachtwoorden kunnen onderweg worden meegelezen. Zet --smtp-security op starttls of tls.
doctor-mail-links = Links in mail leiden naar { $url }, dat anderen niet kunnen openen of dat geen TLS heeft. Zet --public-url, of --host-name en --behind-tls.
cli-ended-resigned = { $player } heeft opgegeven.
cli-ended-by-agreement = De partij is in overleg afgebroken, zonder uitslag.
cli-ended-no-progress = De tafel heeft de partij beëindigd: te lang zonder vooruitgang.
cli-ended-too-long = De tafel heeft de partij beëindigd: te veel zetten.
