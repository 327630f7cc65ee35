refusal-already-account = Du hast schon ein Konto: Melde dich ab, um ein anderes anzulegen.
refusal-already-asked = Es gibt schon eine Bitte um Rücknahme: Beantworte erst diese.
refusal-already-opened = Das wurde schon geöffnet: Warte auf die anderen.
refusal-already-ready = Du bist schon bereit: Warte auf die anderen.
refusal-already-started = Das Spiel hat begonnen: Du kannst zuschauen.
refusal-already-left = Du hast diese Partie schon verlassen: Ein Bot spielt für dich weiter.
refusal-bot-already = Dort spielt schon ein Bot.
refusal-bot-plays = Ein Bot spielt für dich: Nimm zuerst deinen Platz wieder ein.
refusal-no-clock = An diesem Tisch gibt es keine Uhr.
refusal-not-absent = Wer dort sitzt, war eben noch da.
refusal-not-replaced = Du spielst diesen Platz selbst.
refusal-not-waiting = Auf diesen Platz wartet gerade niemand.
refusal-own-seat = Das entscheiden die anderen.
refusal-time-left = Auf dieser Uhr ist noch Zeit.
refusal-bad-frame = Diese Nachricht kann der Server nicht lesen ({ $problem }). Lade im Browser die Seite neu.
refusal-bad-address = Diese Adresse enthält ein unerlaubtes Zeichen.
refusal-bad-hash = Das Versprechen für den fairen Zufall wurde unterwegs beschädigt: Versuch es noch einmal.
refusal-bad-mode = Diese Art gibt es nicht.
refusal-bad-nonce = Die geöffnete Zahl ist nicht die versprochene: Lade die Seite neu.
refusal-bad-number = Die Verbindung wurde an der falschen Stelle fortgesetzt: Lade die Seite neu.
refusal-bad-seat = Ein Platz kann deiner, frei oder der eines Bots sein.
refusal-bad-text = Sag etwas mit höchstens { $most } Zeichen.
refusal-busy = An diesem Tisch geschieht zu viel auf einmal: Versuch es noch einmal.
refusal-database-damaged = Das kann der Server nicht lesen oder speichern, weil seine Datenbank beschädigt ist. Wer ihn betreibt, muss eine Sicherung einspielen.
refusal-database-away = Der Server erreicht seine Datenbank gerade nicht. Versuch es gleich noch einmal.
refusal-foreign-origin = Seiten anderer Anbieter können das nicht tun.
refusal-frozen = Dieser Tisch musste angehalten werden: Seinem Protokoll lässt sich nicht mehr folgen. Wer den Server betreibt, kann herausfinden, warum.
refusal-host-only = Das kann nur, wer den Tisch eröffnet hat.
refusal-http = Das kann der Server hier nicht: { $problem }.
refusal-illegal = Dieser Zug ist jetzt nicht erlaubt.
refusal-internal = Auf dem Server ist etwas kaputtgegangen: Versuch es noch einmal.
refusal-name-taken = Diesen oder einen zum Verwechseln ähnlichen Namen hat schon jemand: Wähle einen anderen.
refusal-name-of-account = Ein Konto hat diesen oder einen zum Verwechseln ähnlichen Namen: Wähle einen anderen, oder melde dich an, wenn es deins ist.
refusal-no-account = Ein Gast hat kein Passwort: Lege zuerst ein Konto an.
refusal-no-such-player = Niemand spielt hier unter diesem Namen.
refusal-no-such-seat = Einen solchen Platz hat der Tisch nicht.
refusal-no-such-step = Diesen Schritt gibt es nicht. Der letzte ist { $last }.
refusal-no-such-table = Diesen Tisch gibt es nicht: Prüf den Link.
refusal-no-such-token = Ein solches Token hast du nicht.
refusal-no-such-tutorial = Für dieses Spiel gibt es noch keine Einführung: Seine Regeln erklären alles.
refusal-not-found = Unter dieser Adresse ist nichts.
refusal-not-over = Das geht, wenn das Spiel zu Ende ist.
refusal-not-running = An diesem Tisch wird gerade nicht gezogen.
refusal-not-sealing = Das Spiel kann noch nicht beginnen.
refusal-restarting = Der Server startet neu. Du wirst gleich wieder verbunden.
refusal-not-your-seat = Das ist nicht dein Platz.
refusal-nothing-asked = Niemand wartet auf deine Antwort.
refusal-nothing-to-undo = Es gibt keinen Zug, den du allein zurücknehmen darfst.
refusal-over-there = Bei diesem Schritt ist das Spiel schon zu Ende: Wähle einen früheren.
refusal-phase-closed = Solange alle verdeckt entscheiden, kannst du nur deine eigenen Schritte dieser Phase zurücknehmen.
refusal-scope = Diesem Token fehlt der Bereich „{ $scope }“.
refusal-seat-taken = Dort sitzt schon jemand: Wähle einen anderen Platz.
refusal-spectator = Du schaust nur zu: Nimm einen Platz, um mitzuspielen.
refusal-stale = Das wurde schon gesagt.
refusal-too-far-back = So viele Züge darfst du nicht allein zurücknehmen.
refusal-too-large = Das ist zu groß. Höchstens { $most } Bytes sind erlaubt.
refusal-too-many = Das war etwas schnell: Warte einen Moment.
refusal-too-many-reports = Du hast heute schon viel gemeldet: Danke, und warte eine Weile.
refusal-slow-request = Deine Anfrage war länger als { $seconds } Sekunden unterwegs: Versuch es noch einmal.
refusal-too-many-tables = Du hast schon { $most } offene Tische, an denen am letzten Tag gespielt wurde: Beende erst eine Partie.
refusal-too-many-tables-here = Aus deinem Netz gibt es schon { $most } offene Tische: Versuch es später noch einmal.
refusal-too-many-bot-tables = Bots spielen schon { $most } deiner Partien ohne dich: Warte, bis eine zu Ende ist.
refusal-too-many-bot-tables-here = Bots spielen schon { $most } Partien für Leute aus deinem Netz: Versuch es später noch einmal.
refusal-quota-full = Deine hochgeladenen Partien und Notizen dürfen höchstens { $most } MB groß sein: Kürze deine Notizen oder frag, wer den Server betreibt.
refusal-quota-full-here = Aus deinem Netz wurden am letzten Tag { $most } MB gespeichert: Versuch es morgen noch einmal.
refusal-too-much-chat = Du schreibst zu schnell: Warte einen Moment.
refusal-too-much-chat-here = Zu viele Nachrichten an diesem Tisch: Warte einen Moment.
refusal-chat-full = Der Chat dieses Tisches ist voll: Er fasst { $most } Nachrichten.
refusal-too-many-sockets = Du hast { $most } Verbindungen zu Tischen: Schließ erst einen Tab.
refusal-too-many-sockets-here = Dein Netz hat { $most } Verbindungen zu Tischen: Versuch es später noch einmal.
refusal-too-many-tries = Das wurde zu oft versucht. Versuch es in { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
} wieder.
refusal-unknown-host = Dieser Server heißt nicht „{ $host }“. Wer ihn betreibt, kann den Namen mit --host-name zulassen.
refusal-two-seats = Du sitzt an einem Tisch als Gast und auch mit diesem Konto. Niemand spielt zwei Plätze: Erst muss der Gast seinen Platz dort verlassen.
refusal-unknown-token = Dieses Token gehört niemandem.
refusal-who-are-you = Du bist nicht angemeldet. Sag, wer du bist, oder sende einen Spitznamen mit POST an /api/guests.
refusal-wrong-password = Der Name oder das Passwort stimmt nicht.
refusal-hints-off = An diesem Tisch gibt es keine Tipps.
refusal-hint-not-your-turn = Du bist nicht am Zug: Frag noch einmal, wenn du dran bist.
refusal-no-hint = Dem Bot ist kein Tipp eingefallen: Versuch es noch einmal.
refusal-too-many-hints = Du hast viele Tipps verlangt: Warte einen Augenblick.
refusal-nothing-to-analyse = In dieser Partie gibt es nichts zu analysieren.
refusal-too-long-to-analyse = Diese Partie ist zu lang für eine Analyse: Höchstens { $most } Züge sind erlaubt.
refusal-too-many-analyses = Es laufen zu viele Analysen: Versuch es in einer Minute noch einmal.
refusal-too-many-scores = Zu viele Stellungen auf einmal. Die Punkte kommen gleich.
refusal-scorer-busy = Die Wertung ist gerade ausgelastet. Die Punkte kommen gleich.
refusal-position-took-too-long = Diese Stellung zu lesen dauert zu lange.
refusal-journal-too-long = Diese Aufzeichnung hat { $plies } Züge. Höchstens { $most } sind erlaubt.
refusal-uploads-busy = Der Server prüft gerade andere Dateien. Versuch es gleich noch einmal.
refusal-upload-took-too-long = Diese Datei zu prüfen dauerte länger als { $seconds } Sekunden. Sie wurde nicht gespeichert.
refusal-log-full = Das Protokoll dieses Tisches ist voll: { $most } Einträge. Die Partie könnt ihr noch zu Ende spielen.

# Aufgeben, und Abbruch im Einvernehmen
refusal-already-resigned = Du hast schon aufgegeben. Das lässt sich nicht zurücknehmen.
refusal-already-asked-to-abandon = Es gibt schon einen Vorschlag, die Partie abzubrechen: Beantworte erst diesen.
refusal-asked-too-often = Du hast in dieser Partie schon { $most }-mal einen Abbruch vorgeschlagen. Spiele weiter oder gib auf.
refusal-asked-this-turn = Du hast gerade erst gefragt. Nach deinem nächsten Zug kannst du wieder fragen.
# Warteraum

refusal-cancelled = Dieser Tisch wurde abgesagt. Such dir in der Lobby einen anderen.
refusal-removed-by-host = Du wurdest von diesem Tisch entfernt. Du kannst dich wieder setzen, wenn dich dort jemand mit Namen einlädt.
refusal-not-at-table = Einladen kann nur, wer den Tisch eröffnet hat oder dort sitzt. Nimm zuerst einen Platz.
refusal-invited-yourself = Du kannst dich nicht selbst einladen. Nimm einfach einen freien Platz.
refusal-already-seated = { $name } sitzt schon an diesem Tisch.
refusal-already-invited = { $name } ist schon eingeladen.
refusal-has-declined = { $name } hat abgelehnt. Lade jemand anderen ein.
refusal-no-open-seat = Alle Plätze sind besetzt. Mach zuerst einen frei.
refusal-too-many-invited = Du kannst höchstens { $most } Personen an einen Tisch einladen. Schick den anderen den Link.
refusal-not-invited = Du hast keine offene Einladung zu diesem Tisch.
refusal-too-many-invitations = Zu viele Einladungen: höchstens { $most } pro Stunde. Warte ein paar Minuten oder schick den Link.
# Quick pairing

refusal-no-such-pace = Dieses Tempo gibt es nicht. Wähle eines aus der Lobby.
refusal-no-pairing = Die Gegnersuche setzt { $players } Personen an einen Tisch; das erlaubt dieses Spiel nicht. Eröffne stattdessen einen Tisch.
refusal-no-such-search = Diese Suche ist beendet. Starte eine neue.
# Friends, blocks, moderation

refusal-muted = Du kannst hier nicht chatten. Grund: { $reason }
refusal-muted-until = Du kannst bis { $until } nicht chatten. Grund: { $reason }
refusal-banned = Dieses Konto ist auf diesem Server gesperrt. Grund: { $reason }
refusal-banned-until = Dieses Konto ist bis { $until } gesperrt. Grund: { $reason }
refusal-banned-network = Aus deinem Netz kommen bis { $until } keine neuen Gäste. Melde dich mit einem Konto an oder frag den Betreiber dieses Servers.
refusal-filtered = Diese Nachricht enthält ein Wort, das der Betreiber dieses Servers nicht erlaubt.
refusal-yourself = Das bist du selbst.
refusal-friends-need-account = Lege ein Konto an, um hier Freunde zu haben.
refusal-guest-friend = Gäste können keine Freunde sein. Bitte sie, ein Konto anzulegen.
refusal-unblock-first = Du hast diese Person blockiert. Hebe die Blockierung zuerst auf.
refusal-too-many-relations = Du hast { $most } Freunde, Anfragen und Blockierungen; mehr gehen nicht. Entferne zuerst einige.
## Notices

notice-title-turn = Du bist am Zug
notice-title-warning = Die Zeit läuft ab
notice-title-invited = Einladung
notice-title-paired = Gegner gefunden
notice-title-tournament = Turnier
notice-title-test = Test
notice-turn = { $title } mit { $others }
notice-warning = { $title }: weniger als { $hours } Std. für deinen Zug übrig
notice-invited = { $by } lädt dich zu { $title } ein
notice-paired = { $title }: deine Partie ist bereit
# $tournament - its title; $round - a number
notice-tournament-table = { $tournament }, Runde { $round }: Dein Tisch ist bereit
notice-tournament-finished = { $tournament } ist zu Ende
notice-tournament-cancelled = { $tournament } wurde abgesagt
notice-test = Nachrichten von Bastide kommen hier an.
refusal-address-refused = Diese Adresse geht nicht. Nachrichten gehen nur an öffentliche https-Adressen.
refusal-webhook-failed = Die Adresse hat nicht rechtzeitig mit Erfolg (2xx) geantwortet.
refusal-no-webhook = Kein Webhook eingerichtet. Gib erst eine Adresse ein.
refusal-too-many-devices = Du hast schon { $most } Geräte. Entferne erst eines.
refusal-unknown-zone = „{ $zone }“ ist keine bekannte Zeitzone wie „Europe/Paris“.
refusal-too-many-tests = Zu viele Tests. Warte eine Minute.
refusal-bad-subscription = Die Push-Anmeldung dieses Browsers ist nicht lesbar. Schalte Push aus und wieder ein.
refusal-no-such-device = Dieses Gerät gibt es nicht.
refusal-no-device = Kein Gerät ist für Push angemeldet. Schalte Push erst in einem Browser ein.
# Mail

refusal-no-mail = Dieser Server verschickt keine Mails. Frage seinen Betreiber.
refusal-too-many-mails = Es wurden zu viele Mails angefordert. Versuch es morgen wieder.
refusal-bad-link = Dieser Link ist abgelaufen oder wurde schon benutzt. Fordere einen neuen an.
# Turniere
refusal-tournament-seat = Das ist eine Turnierpartie. Zieh dich vom Turnier zurück, wenn du gehen willst.
refusal-no-such-tournament = Dieses Turnier gibt es nicht.
refusal-tournament-two-only = Bei „Jeder gegen jeden“ sitzen zwei an einem Tisch.
refusal-tournament-too-large = In diesem Format können höchstens { $most } mitspielen. Wähle eine kleinere Zahl.
refusal-too-many-tournaments = Du leitest schon { $most } laufende Turniere. Beende zuerst eines oder sage es ab.
refusal-too-many-entered = Du spielst schon in { $most } Turnieren mit. Zieh dich zuerst von einem zurück.
refusal-tournament-begun = Das Turnier hat schon begonnen.
refusal-tournament-over = Das Turnier ist vorbei.
refusal-tournament-removed = Die Turnierleitung hat dich aus diesem Turnier entfernt.
refusal-tournament-full = Das Turnier ist voll: Höchstens { $most } können mitspielen.
refusal-not-entered = Du spielst in diesem Turnier nicht mit.
refusal-too-few-entrants = Mindestens { $least } müssen angemeldet sein, bevor das Turnier beginnt.
refusal-no-such-game-here = So eine offene Partie gibt es nicht. Lade die Seite neu.
refusal-tournament-host-only = Das kann nur, wer das Turnier leitet.
refusal-no-such-entrant = Diese Nummer hat in diesem Turnier niemand.
