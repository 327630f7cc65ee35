## How a command line is written. What stands in capitals is the name of a value and stays as it is.

usage = Aufruf:
usage-any-options = { "[" }OPTIONEN]
usage-any-command = BEFEHL …
usage-options = Optionen
usage-commands = Befehle
usage-default = sonst: { $value }
usage-required = nötig

## What is wrong with a command line

usage-no-such-command = Einen Befehl „{ $command }“ gibt es nicht; „bastide --help“ zeigt alle.
usage-no-such-option = Eine Option { $option } gibt es hier nicht; --help zeigt alle.
usage-value-or-none = Gib { $option } einen Wert, oder keinen, wenn es ein Schalter ist.
usage-missing = { $name } fehlt; --help zeigt, wie man den Befehl schreibt.
usage-whole-between = { $name } nimmt eine ganze Zahl von { $least } bis { $most }.
usage-whole-at-least = { $name } nimmt eine ganze Zahl, mindestens { $least }.
usage-number-at-least = { $name } nimmt eine Zahl, mindestens { $least }.
usage-whole = { $name } nimmt eine ganze Zahl.
usage-choice = { $name } muss eines von diesen sein: { $choices }.
usage-folder = { $name } nimmt einen Ordner, und so heißt eine Datei.
usage-file = { $name } nimmt eine Datei, und so heißt ein Ordner.

## The commands, each with its options

command-bastide = Brettspiele vom Bau mittelalterlicher Städte: spielen, simulieren, nachspielen, werten.
command-shared = Optionen mehrerer Befehle
    .help = Zeigt diesen Text.
    .version = Zeigt die Version.
    .language = Die Sprache: de, en, es, fr, ja, nl oder zh-Hant; sonst die der Umgebung.
    .json = Schreibt JSON für Programme.
    .components = Eine berichtigte Komponentendatei (JSON).
    .option = Eine Option des Spiels.
    .preset = Eine benannte Auswahl von Optionen.
    .data = Der Datenordner des Servers.
    .database = Die URL einer Datenbank, wenn es nicht SQLite im Datenordner ist.
    .bots = Bots, durch Kommas getrennt: unsere, installierte, ./datei.py:Klasse oder run:BEFEHL.
    .games = Zahl der Spiele jeder Gruppe, die einen Tisch füllt.
    .players = Zahl der Personen an einem Tisch.
    .seed = Derselbe Startwert ergibt dieselben Spiele.
    .jobs = Zahl der Prozesse.
    .ray = Auf dem Ray-Cluster an dieser Adresse spielen.
    .time-limit = Sekunden, die ein fremder Bot für jede Entscheidung hat.
    .out = Der Ordner für die Ergebnisse. Derselbe Befehl macht weiter, wo er aufgehört hat.
command-games = Zeigt die installierten Spiele mit ihren Optionen, Voreinstellungen und Bots.
command-rules = Zeigt die nummerierten Regeln von GAME, oder eine RULE wie KB-12; mit --json auch die Tests zu jeder Regel.
command-components = Schreibt als JSON, was auf den Teilen von GAME gedruckt ist: der Anfang einer berichtigten Komponentendatei.
command-schema = Schreibt die JSON-Schemas der Positionen, Spielprotokolle und Ansichten von GAME.
    .what = Nur eines davon: position, journal oder view.
command-learn = Lerne GAME, indem du einen ersten Zug spielst: Lies, und tippe den Zug, den die Einführung verlangt.
command-play = Spielt GAME im Terminal: Tippe Züge in Kurzschrift, oder „help“.
    .players = Wie viele am Tisch sitzen, sonst so wenige wie möglich.
    .humans = Wie viele davon Menschen sind.
    .bots = Namen mit Kommas für die anderen Sitze, sonst apprentice.
    .seed = Derselbe Startwert gibt dieselben Karten und Würfel.
    .real-table = Du sagst, was auf eurem Tisch gezogen oder gewürfelt wurde.
    .resume = Setzt ein gespeichertes Spiel fort; ohne Datei das letzte, das noch nicht zu Ende ist.
    .position = Spielt von einer Stellung aus weiter.
    .no-save = Speichert das Spiel nicht, während du spielst.
command-saves = Listet die Spiele auf, die beim Spielen im Terminal gespeichert wurden, das neueste zuerst.
command-simulate = Lässt Bots viele Partien von GAME spielen und berichtet Punkte, Siege und Tempo.
    .players = Wie viele spielen; sonst so viele wie Bots, mindestens zwei.
    .games = Wie viele Partien.
    .seed = Derselbe Startwert gibt dieselben Partien.
    .bots = Namen mit Kommas; sie wechseln die Sitze.
    .jobs = Wie viele Prozesse.
command-arena = Bots spielen GAME, jeder gegen jeden, und werden gewertet.
    .format = Die Tabelle aller Spiele.
    .journals = Auch das Protokoll jedes Spiels behalten.
command-dataset = Bots spielen GAME; ihre Stellungen werden ein Datensatz aus Parquet-Dateien.
    .every = Behält eine von N Entscheidungen jedes Spiels.
    .shard-games = Zahl der Spiele in jeder Datei.
command-replay = Erzählt ein aufgezeichnetes Spiel und zeigt den Tisch am Ende oder nach einem Zug.
    .at = Zeigt den Tisch nach so vielen Zügen statt am Ende.
    .seat = Mit den Augen eines Sitzes statt denen eines Zuschauers.
command-verify = Spielt ein Protokoll nach, prüft jeden Zug und jedes Zufallsergebnis und sagt, was das beweist.
    .commitment = Der Fingerabdruck, wie er vor der Partie am Tisch veröffentlicht wurde.
    .nonce = Eine Zufallszahl, die dein Programm gezogen hat, mit oder ohne Platz. Mehrfach möglich.
command-analyse = Analysiert ein aufgezeichnetes Spiel: die Aussichten aller nach jedem Zug, bessere Züge und die Wendepunkte.
command-score = Zählt die Punkte einer Stellung, jeden mit seinem Grund.
command-moves = Zeigt die erlaubten Züge einer Stellung, in Kurzschrift und in Worten.
command-serve = Bietet Tische im Netz an: eine API, Sockets und die Seiten für den Browser. Jede Option kann auch aus der Umgebung kommen: BASTIDE_PORT für --port.
    .host = Die Adresse, an der gehorcht wird; 0.0.0.0 für alle.
    .port = Der Port; 0 für einen freien.
    .data = Der Ordner für Datenbank und Geheimnisse.
    .secret-file = Eine Datei mit dem Schlüssel, der Cookies unterschreibt, auf allen Maschinen dieselbe; oder setze BASTIDE_SECRET.
    .workers = Wo Bots nachdenken: in Prozessen dieses Servers (embedded) oder in Prozessen von bastide worker (database).
    .bus = Wie Prozesse voneinander hören: memory, tail, notify (PostgreSQL) oder eine redis://-Adresse. Voreingestellt ist, was zur Datenbank passt.
    .bot-processes = Prozesse für Bots.
    .bot-pace = Sekunden je Schritt eines Bots.
    .alone = Kein anderer Prozess benutzt die Datenbank: nicht nachsehen, was sie geschrieben haben.
    .drain-seconds = Sekunden nach SIGTERM, in denen der Server noch Verbindungen annimmt, während /readyz schon nein sagt.
    .log-format = Wie Protokollzeilen geschrieben werden: text oder json.
    .metrics-port = Der Port, an dem Prometheus Messwerte holt, unter /metrics; sonst keiner.
    .metrics-host = Die Adresse dieses Ports.
    .telemetry = Schickt Traces an OpenTelemetry.
    .origin = Eine weitere Herkunft, deren Seiten Sockets öffnen dürfen.
    .limit = Ändert eine Grenze, etwa tables-per-person=100. Mehrfach möglich; docs/host.md nennt alle.
    .chat-filter = Eine Datei mit Wörtern, die im Chat nicht vorkommen dürfen, eines je Zeile. Nachrichten mit einem davon werden abgelehnt.
    .chat-filter-masks = Solche Wörter durch Sternchen ersetzen, statt die Nachricht abzulehnen.
    .prune-after = Löscht einmal am Tag unfertige Tische und Hochgeladenes von Gästen, wenn dort N Tage nichts geschah; 0 für nie.
    .public-url = Die öffentliche Adresse des Servers für Links in Nachrichten und Mails, etwa https://example.org. Sonst führen Nachrichten zur Adresse, die jeder benutzt, und Mails zum ersten --host-name.
    .turn-notice-seconds = Sekunden, die ein Zug auf jemanden warten darf, der nicht am Tisch ist, bevor eine Nachricht kommt.
    .vapid-file = Eine Datei mit dem privaten Schlüssel (PEM, P-256), der Web-Push unterschreibt. Ohne sie hat die Datenbank einen.
    .notice-contact = Wie Push-Dienste dich erreichen: mailto:du@example.org oder eine https-Adresse.
    .notice-network = Ein Netz, in das Nachrichten außer an öffentliche Adressen gehen dürfen, auch über http: 10.0.0.0/8. Wiederholbar.
    .host-name = Ein Name, unter dem Browser den Server erreichen dürfen. Mehrmals möglich; * für jeden. IP-Adressen und localhost gehen immer.
    .behind-tls = Browser kommen nur über TLS: sichere Cookies und HSTS.
    .smtp-host = Der SMTP-Server, der Mails annimmt. Ohne ihn verschickt der Server keine.
    .smtp-port = Sein Port; sonst 587, mit tls 465, mit none 25.
    .smtp-security = Wie die Verbindung dorthin verschlüsselt ist: starttls, tls oder none.
    .smtp-user = Der Benutzer, als der sich der Server dort anmeldet.
    .smtp-password-file = Eine Datei mit dem Passwort; oder setze BASTIDE_SMTP_PASSWORD.
    .mail-sender = Die Adresse, von der Mails kommen.
    .open = Öffnet den Browser, wenn es einen gibt.
command-worker = Nimmt Züge von Bots, Tipps und Analysen aus der Datenbank von Servern, die mit --workers database laufen, und berechnet sie.
    .processes = Prozesse für Züge von Bots und Tipps.
    .kinds = Arten von Aufgaben, durch Kommas getrennt.
command-doctor = Prüft eine Konfiguration: nimmt die Optionen von 'bastide serve' und sagt, was falsch ist und was zu tun ist. Rückgabewert: 0 alles in Ordnung, 1 etwas könnte besser sein, 2 ein Server liefe nicht.
command-backup = Kopiert alles, was ein Server aufbewahrt, in FILE, während er läuft; für SQLite, denn PostgreSQL hat eigene Werkzeuge.
command-restore = Macht aus einer Sicherung einen Datenordner.
    .data = Der neue Ordner; nichts darin wird überschrieben.
command-reports = Zeigt die gemeldeten Probleme, oder schreibt einen REPORT mit allem, was er enthält, als JSON.
command-prune = Löscht unfertige Tische und Hochgeladenes von Gästen, wo lange nichts geschah. Der Server kann dabei laufen.
    .older-than = Tage ohne Zug, Nachricht oder Besuch.
    .finished = Löscht auch beendete Spiele von Gästen.
    .dry-run = Sagt nur, was gelöscht würde.
command-ratings = Berechnet alle Ergebnisse, Wertungen und Auszeichnungen neu aus den Protokollen der beendeten Spiele.

## What the commands say

cli-simulated = { $count } Partien { $game } mit { $players } am Tisch in { $seconds } s: { $games } Partien/s, { $decisions } Entscheidungen/s.
cli-bot-result = Punkte im Mittel { $mean } ± { $error }   Siege { $share } % [{ $low }–{ $high }]   { $time } ms je Zug (p99: { $p99 })
cli-intervals = ± und [ ] sind 95-%-Konfidenzintervalle. Jede Verteilung wird in allen Sitzordnungen gespielt. Zeiten sind CPU-Zeit.
cli-capped = Am Zuglimit beendet und nach dem Stand gewertet: { $games }.
cli-arena-bot = Elo { $elo } [{ $least }, { $most }]   Siege { $share } % [{ $low }–{ $high }]   Punkte im Mittel { $mean } ± { $error }   { $games } Spiele
cli-arena-failed = davon { $games } durch Ausfall verloren: { $reason }
cli-arena-intervals = ± und [ ] sind Konfidenzintervalle von 95 %. Jede Kartenverteilung wird in jeder Sitzordnung gespielt. Der zuerst genannte Bot hat Elo 0.
cli-arena-files = Bericht: { $report }. Alle Spiele: { $results }.
cli-stopped = Angehalten. Derselbe Befehl macht weiter.
cli-dataset-made = { $positions } Stellungen aus { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
  } in { $folder }: { $files ->
    [one] { $files } Datei
   *[other] { $files } Dateien
  }, { $bytes } Bytes ({ $each } je Stellung).
cli-serves = Bastide ist unter { $address } erreichbar; die Daten sind in { $folder }.
cli-works = Dieser Worker nimmt Aufgaben aus der Datenbank. Prozesse für Bots: { $processes }
cli-backed-up = { $file } enthält alles, { $bytes } Bytes. Bewahre sie so sicher auf wie den Datenordner: Sie enthält seine Geheimnisse.
cli-restored = { $folder } ist bereit: bastide serve --data { $folder }
cli-no-reports = Niemand hat ein Problem gemeldet.
cli-pruned = Gelöscht: { $unfinished } unfertige Tische, { $uploads } hochgeladene Partien, { $finished } beendete Spiele, { $guests } Gäste.
cli-would-prune = Gelöscht würden: { $unfinished } unfertige Tische, { $uploads } hochgeladene Partien, { $finished } beendete Spiele und Gäste, denen dann nichts mehr gehört.
cli-counted = Neu gezählte Spiele: { $games }.
cli-no-saves = In { $folder } ist kein Spiel gespeichert.
cli-saved-game = { $title }, { $players } Personen, { $plies } Züge, noch nicht zu Ende
cli-saved-game-over = { $title }, { $players } Personen, { $plies } Züge, zu Ende

## What a browser is told that has no pages to show, or no JavaScript

page-not-built = Die Seiten für den Browser sind nicht gebaut. Rufe { $command } im Ordner des Projekts auf und lade diese Seite neu. Die API geht auch ohne sie.
docs-not-built = Die Dokumentation ist nicht gebaut. Rufe { $command } im Ordner des Projekts auf und lade diese Seite neu.
page-needs-javascript = Bastide braucht JavaScript.

# bastide doctor

doctor-alone = Kein Bus nötig: Kein anderer Prozess benutzt die Datenbank.
doctor-behind-tls = Cookies gehen nur über TLS.
doctor-bus = Die Prozesse hören voneinander: Eine Nachricht brauchte { $milliseconds } ms.
doctor-clock = Die Uhren dieser Maschine und der Datenbank stimmen überein.
doctor-clock-differs = Die Uhren dieser Maschine und der Datenbank gehen { $seconds } Sekunden auseinander. Gleiche sie mit NTP ab.
doctor-database-new = Es gibt noch keine Datenbank. Der Server legt sie beim Start an.
doctor-few-files = Der Prozess darf nur { $limit } Dateien öffnen, und jeder Spieler braucht eine. Erhöhe die Grenze auf mindestens { $enough }: ulimit -n, oder LimitNOFILE= in systemd.
doctor-files = Der Prozess darf { $limit } Dateien öffnen.
doctor-folder = Nur du kannst den Datenordner { $folder } lesen.
doctor-folder-closed = Der Server kann nicht in { $folder } schreiben. Gib seinem Benutzer das Recht, oder wähle mit --data einen anderen Ordner.
doctor-folder-new = Der Server wird den Datenordner { $folder } anlegen.
doctor-folder-unused = Im Datenordner wird nichts aufbewahrt.
doctor-key-differs = Die Server an dieser Datenbank unterschreiben Cookies mit einem anderen Schlüssel; Leute würden zufällig abgemeldet. Gib allen dasselbe BASTIDE_SECRET oder dieselbe --secret-file.
doctor-key-in-folder = Der Schlüssel, der Cookies unterschreibt, liegt im Datenordner.
doctor-key-not-shared = Der Schlüssel, der Cookies unterschreibt, gehört nur dieser Maschine. Bei mehreren Maschinen gib allen dasselbe BASTIDE_SECRET oder dieselbe --secret-file.
doctor-key-shared = Der Schlüssel, der Cookies unterschreibt, ist eingestellt.
doctor-metrics-shown = Wer { $address } erreicht, kann die Messwerte lesen. Schließe diesen Port zum Internet hin.
doctor-no-pages = Die Seiten für den Browser sind nicht gebaut. Rufe im Projektordner 'make web' auf.
doctor-no-tls = { $host } ist ohne TLS erreichbar; Passwörter lassen sich unterwegs mitlesen. Stelle einen Webserver mit TLS davor und setze --behind-tls.
doctor-no-workers = Kein Worker lebt, also zieht kein Bot. Starte einen mit 'bastide worker', oder nimm --workers embedded.
doctor-notify-silent = NOTIFY kam nicht an. Steht PgBouncer dazwischen, braucht LISTEN pool_mode=session oder eine direkte Verbindung zu PostgreSQL; oder nimm Redis: --bus redis://….
doctor-pages = Die Seiten für den Browser sind gebaut.
doctor-password-shown = Das Passwort der Datenbank steht in der Befehlszeile, wo es jeder Benutzer dieser Maschine lesen kann. Setze stattdessen BASTIDE_DATABASE.
doctor-polling = Die Prozesse hören voneinander, indem sie in der Datenbank nachsehen.
doctor-postgresql = PostgreSQL { $version } antwortet.
doctor-postgresql-old = PostgreSQL { $version } ist zu alt. Installiere Version { $oldest } oder neuer.
doctor-readable = Andere können { $path } lesen. Nimm ihnen das Recht: chmod -R go= { $path }
doctor-redis-silent = Redis antwortet nicht oder hat eine Nachricht verloren. Stimmt --bus, und läuft Redis?
doctor-schema = Die Datenbank ist heil und auf dem neuesten Stand.
doctor-schema-new = Die Datenbank ist leer. Der Server legt ihre Tabellen beim Start an.
doctor-schema-older = Die Datenbank gehört zu einer älteren Version. Der Server bringt sie beim Start auf den neuesten Stand; mach vorher eine Sicherung.
doctor-trusts = Adressen von Clients kommen von Proxys unter { $addresses }.
doctor-trusts-everyone = Mit FORWARDED_ALLOW_IPS kann jeder jede Adresse vorgeben und so jede Grenze umgehen. Nenne stattdessen die Adressen deiner Proxys.
doctor-workers = Ein Worker lebt.

# Moderation

command-admin = Moderieren: Leute und Meldungen auflisten, stummschalten, sperren, umbenennen, löschen. Der Server darf dabei laufen.
    .reason = Warum. Es wird aufbewahrt, und wer stummgeschaltet oder gesperrt ist, liest es.
    .operator = Wer es tut, fürs Protokoll; ohne Angabe dein Benutzername.
    .days = Für wie viele Tage; ohne Angabe für immer.
command-admin-list = Leute, Meldungen über Spieler oder das Protokoll auflisten.
    .name = Nur Leute, deren Name das enthält.
    .about = Nur, was diese Person betrifft.
    .muted = Nur Stummgeschaltete.
    .banned = Nur Gesperrte.
    .settled = Auch erledigte Meldungen.
    .limit = Wie viele höchstens.
command-admin-report = Eine Meldung (REPORT) über jemanden mit dem Chat darum zeigen.
command-admin-settle = Eine Meldung (REPORT) als erledigt markieren.
command-admin-mute = WHO darf spielen und lesen, aber nicht chatten.
command-admin-unmute = WHO darf wieder chatten.
command-admin-ban = WHO überall abmelden und nicht mehr hereinlassen. Bei einem Gast kommen auch keine neuen Gäste von dessen Adresse.
command-admin-unban = WHO wieder hereinlassen.
command-admin-rename = WHO einen anderen NAME geben, auch an Tischen.
command-admin-delete = WHO endgültig löschen, wie es die Person selbst könnte. Beendete Partien bleiben, ohne den Namen.
    .yes = Nicht nachfragen.
cli-admin-reason = Grund
cli-admin-nothing = Nichts aufzulisten.
cli-admin-no-chat = Zu dieser Meldung gibt es keinen Chat.
cli-admin-account = Konto
cli-admin-guest = Gast
cli-admin-is-muted = stumm
cli-admin-is-banned = gesperrt
cli-admin-settled = Meldung { $report } ist erledigt.
cli-admin-muted = { $name } kann nicht mehr chatten.
cli-admin-muted-until = { $name } kann bis { $until } nicht chatten.
cli-admin-unmuted = { $name } kann wieder chatten.
cli-admin-banned = { $name } ist gesperrt und überall abgemeldet.
cli-admin-banned-until = { $name } ist bis { $until } gesperrt und überall abgemeldet.
cli-admin-unbanned = { $name } kann sich wieder anmelden.
cli-admin-renamed = { $before } heißt jetzt { $name }.
cli-admin-deleted = { $name } ist gelöscht.
cli-admin-sure = { $name } endgültig löschen?
# Mail

doctor-mail-off = Es werden keine Mails verschickt: --smtp-host fehlt, also lassen sich vergessene Passwörter nicht ersetzen.
doctor-mail = Der SMTP-Server { $host } nimmt Mails an, und Links darin führen zu { $url }.
doctor-mail-failed = Der SMTP-Server { $host } ist nicht zu gebrauchen ({ $reason }). Prüfe --smtp-host, --smtp-port, --smtp-security, --smtp-user und das Passwort.
doctor-mail-open = Die Verbindung zum SMTP-Server { $host } ist nicht verschlüsselt; Links zu neuen Passwörtern lassen sich unterwegs mitlesen. Setze --smtp-security auf starttls oder tls.
doctor-mail-links = Links in Mails führen zu { $url }, was andere nicht öffnen können oder was kein TLS hat. Setze --public-url, oder --host-name und --behind-tls.
cli-ended-resigned = { $player } hat aufgegeben.
cli-ended-by-agreement = Die Partie wurde im Einvernehmen ohne Ergebnis abgebrochen.
cli-ended-no-progress = Der Tisch hat die Partie beendet: zu lange ohne Fortschritt.
cli-ended-too-long = Der Tisch hat die Partie beendet: zu viele Züge.
