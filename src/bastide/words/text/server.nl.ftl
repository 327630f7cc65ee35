refusal-already-account = Je hebt al een account: meld je af om een ander te maken.
refusal-already-asked = Er is al een verzoek om terug te nemen: beantwoord eerst dat.
refusal-already-opened = Dit is al geopend: wacht op de anderen.
refusal-already-ready = Je bent al klaar om te beginnen: wacht op de anderen.
refusal-already-started = Het spel is begonnen: je kunt toekijken.
refusal-already-left = Je hebt deze partij al verlaten: een bot speelt voor je verder.
refusal-bot-already = Daar speelt al een bot.
refusal-bot-plays = Een bot speelt voor je: neem eerst je plaats terug.
refusal-no-clock = Aan deze tafel is geen klok.
refusal-not-absent = Wie daar zit, was er net nog.
refusal-not-replaced = Op deze plaats speel je zelf.
refusal-not-waiting = Niemand wacht nu op die plaats.
refusal-own-seat = Dat beslissen de anderen.
refusal-time-left = Op die klok is nog tijd over.
refusal-bad-frame = De server kan dit bericht niet lezen ({ $problem }). Laad in een browser de pagina opnieuw.
refusal-bad-address = Dit adres bevat een teken dat niet mag.
refusal-bad-hash = De belofte voor eerlijk toeval raakte onderweg beschadigd: probeer het nog eens.
refusal-bad-mode = Die modus bestaat niet.
refusal-bad-nonce = Het geopende getal is niet het beloofde: laad de pagina opnieuw.
refusal-bad-number = De verbinding werd op de verkeerde plek hervat: laad de pagina opnieuw.
refusal-bad-seat = Een plaats kan van jou, vrij of van een bot zijn.
refusal-bad-text = Zeg iets van hooguit { $most } tekens.
refusal-busy = Er gebeurt te veel tegelijk aan deze tafel: probeer het nog eens.
refusal-database-damaged = De server kan dit niet lezen of opslaan, omdat zijn database beschadigd is. De beheerder moet een back-up terugzetten.
refusal-database-away = De server kan zijn database nu niet bereiken. Probeer het zo nog eens.
refusal-foreign-origin = Pagina’s van andere sites kunnen dit niet.
refusal-frozen = Deze tafel moest worden stilgelegd: haar verslag is niet meer te volgen. Wie de server beheert, kan uitzoeken waarom.
refusal-host-only = Dat kan alleen wie de tafel heeft geopend.
refusal-http = Dat kan de server hier niet: { $problem }.
refusal-illegal = Deze zet is nu niet toegestaan.
refusal-internal = Er ging iets stuk op de server: probeer het nog eens.
refusal-name-taken = Iemand heeft deze naam al, of een die er sterk op lijkt: kies een andere.
refusal-name-of-account = Een account heeft deze naam of een die er sterk op lijkt: kies een andere, of meld je aan als het jouw account is.
refusal-no-account = Een gast heeft geen wachtwoord: maak eerst een account.
refusal-no-such-player = Niemand speelt hier onder die naam.
refusal-no-such-seat = Die plaats heeft de tafel niet.
refusal-no-such-step = Die stap is er niet. De laatste is { $last }.
refusal-no-such-table = Die tafel bestaat niet: controleer de link.
refusal-no-such-token = Zo’n token heb je niet.
refusal-no-such-tutorial = Voor dit spel is er nog geen les: de regels leggen alles uit.
refusal-not-found = Op dit adres is niets.
refusal-not-over = Dat kan als het spel afgelopen is.
refusal-not-running = Aan deze tafel wordt nu niet gespeeld.
refusal-not-sealing = Het spel kan nog niet beginnen.
refusal-restarting = De server start opnieuw. Je wordt zo weer verbonden.
refusal-not-your-seat = Dit is niet jouw plaats.
refusal-nothing-asked = Niemand wacht op je antwoord.
refusal-nothing-to-undo = Er is geen zet die je in je eentje mag terugnemen.
refusal-over-there = Bij die stap is het spel afgelopen: kies een eerdere.
refusal-phase-closed = Zolang iedereen in het geheim beslist, kun je alleen je eigen stappen van deze fase terugnemen.
refusal-scope = Dit token heeft het bereik ‘{ $scope }’ niet.
refusal-seat-taken = Daar zit al iemand: kies een andere plaats.
refusal-spectator = Je kijkt alleen toe: neem een plaats om mee te spelen.
refusal-stale = Dat is al gezegd.
refusal-too-far-back = Zo veel zetten mag je niet in je eentje terugnemen.
refusal-too-large = Dit is te groot. Hoogstens { $most } bytes zijn toegestaan.
refusal-too-many = Dat ging een beetje snel: wacht even.
refusal-too-many-reports = Je hebt vandaag al veel gemeld: bedankt, en wacht een poosje.
refusal-slow-request = Je verzoek was langer dan { $seconds } seconden onderweg: probeer het nog eens.
refusal-too-many-tables = Je hebt al { $most } onafgemaakte tafels waaraan het laatste etmaal is gespeeld: maak er eerst een af.
refusal-too-many-tables-here = Vanuit je netwerk zijn er al { $most } onafgemaakte tafels: probeer het later nog eens.
refusal-too-many-bot-tables = Bots spelen al { $most } van je partijen zonder jou: wacht tot er een is afgelopen.
refusal-too-many-bot-tables-here = Bots spelen al { $most } partijen voor mensen in je netwerk: probeer het later nog eens.
refusal-quota-full = Je uploads en notities mogen hoogstens { $most } MB innemen: kort je notities in, of vraag het de beheerder van de server.
refusal-quota-full-here = Vanuit je netwerk is het laatste etmaal { $most } MB opgeslagen: probeer het morgen nog eens.
refusal-too-much-chat = Je schrijft te snel: wacht even.
refusal-too-much-chat-here = Te veel berichten aan deze tafel: wacht even.
refusal-chat-full = De chat van deze tafel is vol: er passen { $most } berichten in.
refusal-too-many-sockets = Je hebt { $most } verbindingen met tafels: sluit eerst een tabblad.
refusal-too-many-sockets-here = Je netwerk heeft { $most } verbindingen met tafels: probeer het later nog eens.
refusal-too-many-tries = Dat is te vaak geprobeerd. Probeer het over { $seconds } { $seconds ->
    [one] seconde
   *[other] seconden
} opnieuw.
refusal-unknown-host = Deze server heet niet “{ $host }”. De beheerder kan de naam toestaan met --host-name.
refusal-two-seats = Je zit als gast aan een tafel en ook met dit account. Niemand speelt op twee plaatsen: eerst moet de gast die plaats verlaten.
refusal-unknown-token = Dit token is van niemand.
refusal-who-are-you = Je bent niet aangemeld. Zeg wie je bent, of stuur een bijnaam met POST naar /api/guests.
refusal-wrong-password = De naam of het wachtwoord klopt niet.
refusal-hints-off = Aan deze tafel zijn geen hints.
refusal-hint-not-your-turn = Je bent niet aan zet. Vraag het opnieuw als je aan de beurt bent.
refusal-no-hint = De bot wist geen hint. Probeer het opnieuw.
refusal-too-many-hints = Je hebt veel hints gevraagd. Wacht even.
refusal-nothing-to-analyse = In deze partij valt niets te analyseren.
refusal-too-long-to-analyse = Deze partij is te lang om te analyseren. Maximaal { $most } zetten zijn toegestaan.
refusal-too-many-analyses = Er lopen te veel analyses. Probeer het over een minuut opnieuw.
refusal-too-many-scores = Te veel stellingen tegelijk. De punten volgen zo.
refusal-scorer-busy = De teller is bezig. De punten volgen zo.
refusal-position-took-too-long = Deze stelling lezen duurt te lang.
refusal-journal-too-long = Dit spelverslag heeft { $plies } zetten. Maximaal { $most } zijn toegestaan.
refusal-uploads-busy = De server controleert net andere bestanden. Probeer het zo nog eens.
refusal-upload-took-too-long = Dit bestand controleren duurde langer dan { $seconds } seconden, dus het is niet opgeslagen.
refusal-log-full = Het logboek van deze tafel is vol: { $most } regels. Jullie kunnen de partij nog uitspelen.

# Opgeven, en een partij in overleg afbreken
refusal-already-resigned = Je hebt al opgegeven. Dat is niet terug te draaien.
refusal-already-asked-to-abandon = Er is al een voorstel om de partij af te breken: beantwoord eerst dat.
refusal-asked-too-often = Je hebt in deze partij al { $most } keer voorgesteld af te breken. Speel verder of geef op.
refusal-asked-this-turn = Je hebt het net gevraagd. Na je volgende zet kun je het opnieuw vragen.
# Wachtkamer

refusal-cancelled = Deze tafel is geannuleerd. Kies een andere in de lobby.
refusal-removed-by-host = Je bent van deze tafel verwijderd. Je kunt weer gaan zitten als iemand daar je bij naam uitnodigt.
refusal-not-at-table = Alleen wie de tafel heeft geopend of er zit, kan uitnodigen. Ga eerst zitten.
refusal-invited-yourself = Je kunt jezelf niet uitnodigen. Neem een vrije plaats.
refusal-already-seated = { $name } zit al aan deze tafel.
refusal-already-invited = { $name } is al uitgenodigd.
refusal-has-declined = { $name } heeft afgeslagen. Nodig iemand anders uit.
refusal-no-open-seat = Alle plaatsen zijn bezet. Maak er eerst een vrij.
refusal-too-many-invited = Je kunt hoogstens { $most } mensen voor één tafel uitnodigen. Stuur de anderen de link.
refusal-not-invited = Je hebt geen openstaande uitnodiging voor deze tafel.
refusal-too-many-invitations = Te veel uitnodigingen: hoogstens { $most } per uur. Wacht een paar minuten of stuur de link.
# Quick pairing

refusal-no-such-pace = Dit tempo bestaat niet. Kies er een uit de lobby.
refusal-no-pairing = Een tegenstander zoeken is voor { $players } spelers; dat kan bij dit spel niet. Maak een tafel.
refusal-no-such-search = Deze zoektocht is voorbij. Begin een nieuwe.
# Friends, blocks, moderation

refusal-muted = Je kunt hier niet chatten. Reden: { $reason }
refusal-muted-until = Je kunt tot { $until } niet chatten. Reden: { $reason }
refusal-banned = Dit account is op deze server geblokkeerd. Reden: { $reason }
refusal-banned-until = Dit account is geblokkeerd tot { $until }. Reden: { $reason }
refusal-banned-network = Vanuit jouw netwerk kunnen tot { $until } geen nieuwe gasten komen. Log in met een account of vraag de beheerder van deze server.
refusal-filtered = Dit bericht bevat een woord dat de beheerder van deze server niet toestaat.
refusal-yourself = Dat ben je zelf.
refusal-friends-need-account = Maak een account om hier vrienden te hebben.
refusal-guest-friend = Gasten kunnen geen vrienden zijn. Vraag ze een account te maken.
refusal-unblock-first = Je hebt deze speler geblokkeerd. Hef de blokkade eerst op.
refusal-too-many-relations = Je hebt { $most } vrienden, verzoeken en blokkades; meer kan niet. Verwijder er eerst een paar.
## Notices

notice-title-turn = Jij bent aan de beurt
notice-title-warning = De tijd raakt op
notice-title-invited = Uitnodiging
notice-title-paired = Tegenstander gevonden
notice-title-tournament = Toernooi
notice-title-test = Test
notice-turn = { $title } met { $others }
notice-warning = { $title }: minder dan { $hours } uur over voor je beurt
notice-invited = { $by } nodigt je uit voor { $title }
notice-paired = { $title }: je partij staat klaar
# $tournament - its title; $round - a number
notice-tournament-table = { $tournament }, ronde { $round }: je tafel staat klaar
notice-tournament-finished = { $tournament } is afgelopen
notice-tournament-cancelled = { $tournament } is afgelast
notice-test = Berichten van Bastide komen hier aan.
refusal-address-refused = Dit adres kan niet. Berichten gaan alleen naar openbare https-adressen.
refusal-webhook-failed = Het adres antwoordde niet op tijd met succes (2xx).
refusal-no-webhook = Er is geen webhook ingesteld. Voer eerst een adres in.
refusal-too-many-devices = Je hebt al { $most } apparaten. Verwijder er eerst een.
refusal-unknown-zone = “{ $zone }” is geen bekende tijdzone, zoals “Europe/Paris”.
refusal-too-many-tests = Te veel tests. Wacht een minuut.
refusal-bad-subscription = De pushaanmelding van deze browser is onleesbaar. Zet push uit en weer aan.
refusal-no-such-device = Dat apparaat bestaat niet.
refusal-no-device = Geen apparaat is aangemeld voor push. Zet push eerst aan in een browser.
# Mail

refusal-no-mail = Deze server verstuurt geen mail. Vraag het de beheerder.
refusal-too-many-mails = Er is te veel mail gevraagd. Probeer het morgen opnieuw.
refusal-bad-link = Deze link is verlopen of al gebruikt. Vraag een nieuwe aan.
# Toernooien
refusal-tournament-seat = Dit is een toernooipartij. Trek je uit het toernooi terug als je weg wilt.
refusal-no-such-tournament = Dit toernooi bestaat niet.
refusal-tournament-two-only = In een volledige competitie zitten er twee aan een tafel.
refusal-tournament-too-large = In deze vorm kunnen er hoogstens { $most } meedoen. Kies een kleiner aantal.
refusal-too-many-tournaments = Je leidt al { $most } lopende toernooien. Maak er eerst een af of annuleer er een.
refusal-too-many-entered = Je doet al mee aan { $most } lopende toernooien. Trek je eerst uit een ervan terug.
refusal-tournament-begun = Het toernooi is al begonnen.
refusal-tournament-over = Het toernooi is afgelopen.
refusal-tournament-removed = De toernooileiding heeft je uit dit toernooi verwijderd.
refusal-tournament-full = Het toernooi is vol: hoogstens { $most } kunnen meedoen.
refusal-not-entered = Je doet niet mee aan dit toernooi.
refusal-too-few-entrants = Er moeten er minstens { $least } meedoen voordat het toernooi kan beginnen.
refusal-no-such-game-here = Zo’n onbesliste partij is er niet. Laad de pagina opnieuw.
refusal-tournament-host-only = Dat kan alleen wie het toernooi leidt.
refusal-no-such-entrant = Niemand in dit toernooi heeft dat nummer.
