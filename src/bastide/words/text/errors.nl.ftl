## Games and options

error-unknown-game = Er is geen spel “{ $game }”; geïnstalleerd zijn { $games-all }.
error-no-games = Er is geen spel “{ $game }”; er zijn geen spellen geïnstalleerd.
error-no-such-language = Er is geen taal “{ $language }”; kies { $languages }.
error-no-such-option = { $game } heeft geen optie “{ $option }”; er is { $options-all }.
error-no-options = { $game } heeft geen optie “{ $option }”; er zijn er geen.
error-no-such-preset = { $game } heeft geen voorinstelling “{ $preset }”; er is { $presets-all }.
error-no-observation = { $game } kan nog niet als getallen worden bekeken.
error-no-limits = { $game } zegt niet hoe groot het kan worden.
error-bad-option-value = De optie { $option } moet { $choices } zijn, niet “{ $value }”.
error-wrong-number-of-players = Minstens { $least } en hoogstens { $most } spelers, niet { $players }.
error-no-such-bot = Geen bot “{ $bot }” speelt { $game }; er is { $bots-all }.
error-bot-plays-not = De bot ‘{ $bot }’ speelt geen { $game }.
error-bot-not-loaded = De bot ‘{ $bot }’ kan niet worden geladen: { $reason }.
error-no-bot-class = ‘{ $bot }’ is geen klasse die van bastide.bots.Bot is afgeleid.
error-no-such-program = Er is geen programma ‘{ $command }’ om te starten.
error-bot-failed = { $reason }
error-no-hints = { $game } heeft geen hints op niveau “{ $level }”.
error-unknown-move = “{ $text }” is geen zet van dit spel; zetten zien er zo uit: { $examples }.

## Component files and position files

error-components-do-not-fit = De componentgegevens kloppen niet: { $reason }.
error-components-too-large = Het bestand met spelmateriaal is te groot: hoogstens { $most } bytes zijn toegestaan.
error-count-differs = { $where }: { $found } in dit bestand, { $box } in de doos. Je kunt er toch mee spelen.
error-position-does-not-fit = De stelling klopt niet: { $reason }.
error-not-whole = { $where } moet een geheel getal van { $low } tot { $high } zijn, niet { $found }
error-not-truth = { $where } moet true of false zijn, niet { $found }
error-no-short-text = { $where } moet een tekst van hoogstens { $longest } tekens zijn, niet { $found }
error-not-hexadecimal = { $where } moet uit hexadecimale cijfers bestaan, twee per byte, niet { $found }
error-not-a-choice = { $where } moet { $choices } zijn, niet { $found }
error-not-a-list = { $where } moet een lijst met { $size } vermeldingen zijn, niet { $found }
error-not-such-a-list = { $where } moet een lijst met { $least } tot { $most } vermeldingen zijn, niet { $found }
error-not-an-object = { $where } moet een object zijn, niet { $found }
error-too-many-entries = { $where } mag hoogstens { $most } onderdelen hebben
error-twice = { $where } heeft { $entry } twee keer
error-id-twice = { $where } heeft een id twee keer
error-wrong-order = { $where } moet deze volgorde hebben: { $order }
error-lacks = in { $where } ontbreekt “{ $field }”
error-unknown-field = { $where } heeft een onbekend veld “{ $field }”; bekend zijn { $known-all }
error-json-too-deep = het heeft te grote getallen of te diepe lijsten
error-json-unstorable = een van de teksten bevat U+0000 of een half surrogaatpaar
error-no-components = Een bestand met spelmateriaal bevat een JSON-object.
error-no-proper-position = { $file } bevat geen goede stelling.
error-no-position = Een stelling is een JSON-object waarvan het veld “game” het spel noemt.
error-options-no-object = Het veld “options” van een stelling is een object.
error-only-so-many-players = Er spelen er maar { $players } mee; het eerste nummer is 0.
error-no-such-step = “{ $step }” is geen stap.

## Journals

error-not-json = vanaf regel { $line }, kolom { $column } is het geen geldige JSON
error-key-twice = een van de objecten heeft de sleutel “{ $name }” twee keer
error-position-unreadable = De stelling kan niet worden gelezen: { $reason }.
error-journal-unreadable = Het verslag kan niet worden gelezen: { $reason }.
error-components-unreadable = Het bestand met spelmateriaal kan niet worden gelezen: { $reason }.
error-other-players = Het verslag is van { $players } spelers, maar begint met een stelling van { $found }.
error-other-game = De stelling is van { $other }, niet van { $game }.
error-other-option = De stelling is van een spel met { $option } = { $other }; dit spel heeft { $value }.
error-other-rules-there = De stelling is van regelversie { $other }; dit spel wordt gespeeld volgens { $rules }.
error-no-such-viewer = Een kijker is een stoel van 0 tot { $last }, of None voor een toeschouwer; opgegeven is { $viewer }.
error-journal-does-not-fit = Het bestand is geen verslag, of een beschadigd verslag: { $reason }.
error-journal-damaged = Het bestand is geen verslag, of een beschadigd verslag.
error-other-format = Het verslag heeft formaat { $found }; deze versie van Bastide leest { $known }.
error-other-rules = Het spel begon onder regelversie { $rules }; deze versie van Bastide speelt { $installed }.
error-other-components = Het verslag is gespeeld met andere componentgegevens dan geïnstalleerd of bijgevoegd zijn.
error-no-such-ply = Het verslag heeft { $plies } zetten; er is geen zet { $ply }.
error-nothing-to-analyse = Het verslag heeft geen zetten om te analyseren.
error-nothing-to-foresee = Speler { $number } heeft hier niets te beslissen.
error-bad-ply = Zet { $number } (“{ $move }”, stoel { $seat }): { $reason }
error-no-outcome = Het verslag heeft geen uitkomst voor “{ $request }”.
error-other-outcome = Het verslag heeft “{ $outcome }” waar het spel om “{ $request }” vraagt.
error-surplus-outcome = Het verslag heeft “{ $outcome }” waar het spel niets vraagt.
error-journal-outcome = Het verslag heeft een onmogelijke uitkomst: { $reason }
error-impossible-outcome = “{ $outcome }” is bij “{ $request }” niet mogelijk; het moet { $possible } zijn.
error-script-ended = Het script heeft geen uitkomst meer voor “{ $request }”.
error-no-chance-here = Hier is geen toeval toegestaan, maar er werd om “{ $request }” gevraagd.
error-nonces-missing = Het verslag heeft niet voor elke speler een toevalsgetal.
error-other-secret = Het geopende geheim is niet het geheim dat bij het maken van de tafel beloofd was.
error-other-nonce = Het toevalsgetal van stoel { $number } is niet het beloofde.
error-other-commitment = Het onthulde geheim past niet bij je vingerafdruk: het is niet het geheim dat vóór je spel vaststond.
error-lost-nonce = Geen stoel heeft je toevalsgetal { $nonce }….
error-replaced-nonce = Het toevalsgetal van stoel { $number } is niet het jouwe.
error-no-fairness = Het verslag onthult geen geheim om je gegevens mee te vergelijken.
error-unfair-outcome = Uitkomst { $number } van het toeval (“{ $request }”) staat als { $recorded }, maar het eerlijke toeval gaf { $fair }.
error-journal-not-followed = Het verslag is niet te volgen. { $reason }

## Tutorials

error-unreadable-tutorial = De uitleg van { $game } is niet te lezen: { $reason }
error-tutorial-asks-nothing = De uitleg van { $game } vraagt bij “{ $step }” geen zet van de leerling.
error-tutorial-plays-on = De uitleg van { $game } speelt na de laatste stap verder.

## The command

error-which-game = Welk spel? “bastide games” toont ze allemaal.
error-extra-words = “{ $words }” is meer dan dit commando aanneemt.
error-name-and-value = Opties schrijf je als NAME=VALUE, niet “{ $value }”.
error-too-many-people = { $people } mensen kunnen niet aan een tafel voor { $players } zitten; verhoog --players.
error-too-many-bots = Er zijn { $bots } bots genoemd, maar er zitten er maar { $seats } aan tafel; geef --players of minder bots.
error-no-seats-for-bots = Er zijn { $bots } bots genoemd, maar er zijn { $seats } plaatsen voor bots; verhoog --players of noem er minder.
error-process-killed = Een proces is afgebroken. Geef dezelfde opdracht om verder te gaan.
error-bot-named-twice = Noem elke bot maar één keer, niet { $bots }.
error-not-a-dataset-file = ‘{ $file }’ is geen bestand van een Bastide-dataset.
error-other-dataset = ‘{ $folder }’ bevat al een andere dataset. Kies een andere map.
error-no-dataset = In ‘{ $folder }’ staat geen dataset die deze versie kan lezen.
error-mixed-datasets = ‘{ $folder }’ bevat bestanden van verschillende datasets.
error-missing-extra = Het pakket { $package } ontbreekt: installeer het met pip install 'bastide[{ $extra }]'.
error-no-batch = { $game } kan niet in batches worden gespeeld; kies { $games }.
error-too-many-choices = Voor batches mogen bonussen hoogstens { $most } verschillende groepen gebouwen aanbieden, geen { $number }.
error-too-many-locations = Voor batches mag een kwadrant hoogstens { $most } steden hebben, geen { $number }.
error-bad-bus = --bus kent memory, tail, notify (met PostgreSQL) of een redis://-URL, niet ‘{ $bus }’.
error-bad-redis-url = Dit is geen Redis-URL die hier te gebruiken is: { $reason }.
error-no-cluster = Het Ray-cluster ‘{ $address }’ is niet bereikbaar.
error-bot-without-name = In “{ $names }” ontbreekt tussen de komma’s de naam van een bot; schrijf bijvoorbeeld greedy,random.
error-other-game-saved = { $file } bevat een spel van { $found }, niet van { $game }.
error-not-together = { $one } en { $other } gaan niet samen; laat er een weg.
error-nothing-to-resume = Er is geen onafgemaakt spel in { $folder }.
error-no-such-rule = { $game } heeft geen regel “{ $rule }”; de regels lopen van { $first } tot { $last }.
error-no-such-seat = Er is geen stoel { $seat }; er spelen er { $players } mee.
error-bad-commitment = --commitment moet uit 64 hexadecimale cijfers bestaan. Je resultaatpagina toont ze.
error-bad-nonce-option = --nonce moet uit hexadecimale cijfers bestaan, eventueel met de stoel ervoor: 2:9f86d081….
error-no-tutorial = { $game } heeft geen uitleg; “bastide rules { $game }” legt het uit.
error-cannot-read = { $file } is niet te lezen: { $reason }.
error-not-text = { $file } is niet te lezen: het is geen tekstbestand.
error-cannot-write = De uitvoer kan niet worden geschreven: { $reason }.
error-cannot-use = { $file } is niet te gebruiken: { $reason }.
error-bad-folder = De gegevensmap { $folder } is niet te gebruiken: { $reason }.
error-bad-limit = { $limit } is geen limiet. Schrijf NAAM=N met een geheel getal; de namen zijn { $names }.
error-short-secret = Het geheim is te kort: het heeft minstens { $least } bytes nodig. Maak er een met: openssl rand -hex 32
error-cannot-listen = Luisteren op { $address } lukt niet: { $reason }; geef een andere --port.
error-bad-host = Luisteren op { $address } lukt niet: { $reason }; geef een andere --host.
error-no-such-report = Er is geen melding “{ $report }”; “bastide reports” toont ze allemaal.

## Backups and the database

error-no-database = In { $folder } is geen database; noem de gegevensmap met --data.
error-file-exists = { $file } bestaat al; kies een andere naam.
error-backup-failed = De reservekopie kon niet naar { $file } worden geschreven: { $reason }.
error-no-such-file = Er is geen bestand { $file }.
error-folder-in-use = In { $folder } staat al { $name }; noem met --data een lege map.
error-restore-failed = { $file } kon niet naar { $folder } worden teruggezet: { $reason }.
error-no-backup = { $file } is geen reservekopie van Bastide, of ze is beschadigd.
error-backup-of-postgresql = Maak met pg_dump een back-up van PostgreSQL en bewaar de cookiesleutel uit { $folder } erbij.
error-restore-to-postgresql = Zet PostgreSQL terug met pg_restore of psql en leg de cookiesleutel in { $folder }.
error-bad-database-url = Dit is geen URL van een database die hier te gebruiken is: { $reason }.
error-database-closed = De database is niet te openen: { $reason }.
error-database-damaged = De database is beschadigd: { $reason }. Bewaar het bestand en zet met 'bastide restore' een back-up terug.
error-database-newer = De database hoort bij een nieuwere versie van Bastide (stand { $found }; deze versie kent { $known }). Installeer die versie of zet een back-up van vóór de update terug.
error-database-lacks = De database is beschadigd: { $tables-all } ontbreekt. Bewaar het bestand en zet met 'bastide restore' een back-up terug.
error-missing-driver = Voor { $what } ontbreekt een pakket: installeer het met pip install 'bastide[{ $extra }]'.

## What the operating system says, at the end of a sentence

error-no-such-path = het bestand of de map bestaat niet
error-path-too-long = de naam is te lang
error-no-permission = geen toestemming
error-is-a-folder = het is een map
error-is-no-folder = een bestand staat op de plaats van een map
error-disk-full = er is geen ruimte meer
error-read-only = het bestandssysteem is alleen te lezen
error-address-in-use = het adres is al in gebruik
error-no-such-address = deze computer heeft dat adres niet
error-no-such-host = geen machine heeft die naam
error-system-says = het systeem zegt “{ $words }”

## Fields of a request

error-bad-value = { $where }: { $reason }.
error-value-missing = het ontbreekt
error-value-unknown = zo’n veld is er niet
error-value-too-short = de lengte moet minstens { $least } zijn
error-value-too-long = de lengte mag hoogstens { $most } zijn
error-value-too-small = het moet minstens { $least } zijn
error-value-too-large = het mag hoogstens { $most } zijn
error-value-no-choice = mogelijk is alleen: { $choices }
error-value-no-json = dit is geen geldige JSON
error-value-unstorable = het mag geen U+0000 of half surrogaatpaar bevatten
error-value-of-another-kind = het moet iets anders zijn ({ $check })
error-name-empty = een naam heeft minstens één letter nodig
error-name-length = een naam heeft 2 tot 24 letters
error-name-letters = een naam begint met een letter of cijfer en heeft alleen letters, cijfers, spaties en - _ . '
error-name-invisible = een naam mag geen onzichtbare tekens hebben
error-name-scripts = een naam blijft bij één schrift, zoals Latijn of Cyrillisch; Latijn mag samen met Japans, Chinees of Koreaans

## Why a stored table can no longer be followed, for the server's log

error-clock-missing = Aan deze tafel is geen klok.
error-entries-missing = Er ontbreken { $number } vermeldingen voor deze.
error-unreadable-entry = Het verslag heeft een onleesbare vermelding. { $reason }
error-components-changed = Het spel begon met andere componentgegevens dan nu geïnstalleerd zijn.

## Texts

error-missing-text = { $owner } heeft geen tekst “{ $text }” in de taal “{ $language }”; zet die in { $file }.
error-unfit-text = De tekst “{ $text }” van { $owner } in de taal “{ $language }” heeft meer nodig dan { $arguments-all }.

# Friends, blocks, moderation

error-value-whom = het moet iemand noemen: “name”, of “table” met “seat” of “line”
error-filter-too-large = “{ $file }” is te groot voor een chatfilter: hoogstens { $most } bytes.
error-filter-not-text = “{ $file }” is geen tekstbestand in UTF-8.
error-filter-too-many = “{ $file }” heeft te veel woorden voor een chatfilter: hoogstens { $most }.
error-filter-line = Regel { $line } van “{ $file }” is geen woord voor een chatfilter: schrijf hoogstens zes woorden van ten hoogste { $most } letters, desgewenst met * aan het eind of aan beide kanten.
error-no-such-person = Er is niemand die “{ $who }” heet. Schrijf de naam van een account of het id uit “bastide admin list people”, met id: ervoor.
error-reason-missing = Zeg waarom: voeg --reason "…" toe. De reden blijft in het auditlog.
error-bad-reason = Een reden heeft 1 tot { $most } tekens.
error-not-muted = { $name } is niet gedempt.
error-not-banned = { $name } is niet geblokkeerd.
error-name-is-taken = De naam “{ $name }” is bezet of lijkt op een naam die dat is.
error-deletion-unconfirmed = { $name } is niet verwijderd. Voeg --yes toe om definitief te verwijderen.
## Mail

error-address-form = dit is geen e-mailadres
error-no-mail-sender = Bij --smtp-host hoort --mail-sender: het adres waar mail vandaan komt.
error-bad-mail-sender = Van '{ $address }' kan geen mail komen. Schrijf --mail-sender als bastide@example.org.
error-bad-public-url = '{ $url }' is niet het adres van een site. Schrijf --public-url als https://play.example.org.
error-bad-network = { $network }: geen netwerk. Schrijf het als 10.0.0.0/8.
