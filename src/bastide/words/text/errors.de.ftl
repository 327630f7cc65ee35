## Games and options

error-unknown-game = Ein Spiel „{ $game }“ gibt es nicht; installiert sind { $games-all }.
error-no-games = Das Spiel „{ $game }“ gibt es nicht; es sind keine Spiele installiert.
error-no-such-language = Die Sprache „{ $language }“ gibt es nicht; es gibt { $languages-all }.
error-no-such-option = { $game } hat keine Option „{ $option }“; es gibt { $options-all }.
error-no-options = { $game } hat keine Option „{ $option }“; es gibt keine.
error-no-such-preset = { $game } hat keine Voreinstellung „{ $preset }“; es gibt { $presets-all }.
error-no-observation = { $game } lässt sich noch nicht als Zahlen beobachten.
error-no-limits = { $game } sagt nicht, wie umfangreich es werden kann.
error-bad-option-value = Die Option { $option } muss { $choices } sein, nicht „{ $value }“.
error-wrong-number-of-players = Mindestens { $least }, höchstens { $most } Personen können spielen, nicht { $players }.
error-no-such-bot = Kein Bot „{ $bot }“ spielt { $game }; es gibt { $bots-all }.
error-bot-plays-not = Der Bot „{ $bot }“ spielt { $game } nicht.
error-bot-not-loaded = Der Bot „{ $bot }“ lässt sich nicht laden: { $reason }.
error-no-bot-class = „{ $bot }“ ist keine von bastide.bots.Bot abgeleitete Klasse.
error-no-such-program = Es gibt kein Programm „{ $command }“, das sich starten ließe.
error-bot-failed = { $reason }
error-no-hints = Für { $game } gibt es keine Tipps auf der Stufe „{ $level }“.
error-unknown-move = „{ $text }“ ist kein Zug dieses Spiels; Züge sehen so aus: { $examples }.

## Component files and position files

error-components-do-not-fit = Die Komponentendaten passen nicht: { $reason }.
error-components-too-large = Die Datei mit Spielmaterial ist zu groß: Höchstens { $most } Bytes sind erlaubt.
error-count-differs = { $where }: { $found } in dieser Datei, { $box } in der Schachtel. Spielen lässt sich trotzdem damit.
error-position-does-not-fit = Die Stellung passt nicht: { $reason }.
error-not-whole = { $where } muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $found }
error-not-truth = { $where } muss true oder false sein, nicht { $found }
error-no-short-text = { $where } muss ein Text von höchstens { $longest } Zeichen sein, nicht { $found }
error-not-hexadecimal = { $where } muss aus Hexadezimalziffern bestehen, zwei für jedes Byte, nicht { $found }
error-not-a-choice = { $where } muss { $choices } sein, nicht { $found }
error-not-a-list = { $where } muss eine Liste mit { $size } Einträgen sein, nicht { $found }
error-not-such-a-list = { $where } muss eine Liste mit { $least } bis { $most } Einträgen sein, nicht { $found }
error-not-an-object = { $where } muss ein Objekt sein, nicht { $found }
error-too-many-entries = { $where } darf höchstens { $most } Einträge haben
error-twice = { $where } enthält { $entry } zweimal
error-id-twice = { $where } hat eine id zweimal
error-wrong-order = { $where } muss diese Reihenfolge haben: { $order }
error-lacks = in { $where } fehlt „{ $field }“
error-unknown-field = { $where } hat ein unbekanntes Feld „{ $field }“; bekannt sind { $known-all }
error-json-too-deep = sie enthält zu große Zahlen oder zu tiefe Listen
error-json-unstorable = einer ihrer Texte enthält U+0000 oder ein halbes Surrogatpaar
error-no-components = Eine Datei mit Spielmaterial enthält ein JSON-Objekt.
error-no-proper-position = { $file } enthält keine richtige Stellung.
error-no-position = Eine Stellung ist ein JSON-Objekt, dessen Feld „game“ das Spiel nennt.
error-options-no-object = Das Feld „options“ einer Stellung ist ein Objekt.
error-only-so-many-players = Es spielen nur { $players } mit; die Zählung beginnt bei 0.
error-no-such-step = „{ $step }“ ist kein Schritt.

## Journals

error-not-json = ab Zeile { $line }, Spalte { $column } ist sie kein gültiges JSON
error-key-twice = eines ihrer Objekte hat den Schlüssel „{ $name }“ zweimal
error-position-unreadable = Die Datei der Stellung ist nicht lesbar: { $reason }.
error-journal-unreadable = Die Datei des Protokolls ist nicht lesbar: { $reason }.
error-components-unreadable = Die Datei mit Spielmaterial ist nicht lesbar: { $reason }.
error-other-players = Das Protokoll nennt { $players } Personen, beginnt aber mit einer Stellung für { $found }.
error-other-game = Die Stellung ist von { $other }, nicht von { $game }.
error-other-option = Die Stellung ist von einem Spiel mit { $option } = { $other }; dieses Spiel hat { $value }.
error-other-rules-there = Die Stellung hat die Regelversion { $other }; dieses Spiel wird nach { $rules } gespielt.
error-no-such-viewer = Wer zusieht, ist ein Platz von 0 bis { $last } oder None für Zuschauer; angegeben ist { $viewer }.
error-journal-does-not-fit = Die Datei ist kein Protokoll, oder ein beschädigtes: { $reason }.
error-journal-damaged = Die Datei ist kein Protokoll, oder ein beschädigtes.
error-other-format = Das Protokoll hat das Format { $found }; diese Version von Bastide liest { $known }.
error-other-rules = Das Spiel begann unter der Regelversion { $rules }; diese Version von Bastide spielt { $installed }.
error-other-components = Das Protokoll wurde mit anderen Komponentendaten gespielt, als installiert oder beigelegt sind.
error-no-such-ply = Das Protokoll hat { $plies } Züge; einen Zug { $ply } gibt es nicht.
error-nothing-to-analyse = Das Protokoll enthält keine Züge, die sich analysieren lassen.
error-nothing-to-foresee = Spieler { $number } hat hier nichts zu entscheiden.
error-bad-ply = Zug { $number } („{ $move }“, Sitz { $seat }): { $reason }
error-no-outcome = Das Protokoll hat kein Ergebnis für „{ $request }“.
error-other-outcome = Das Protokoll hat „{ $outcome }“, wo das Spiel nach „{ $request }“ fragt.
error-surplus-outcome = Das Protokoll hat „{ $outcome }“, wo das Spiel nach nichts fragt.
error-journal-outcome = Das Protokoll hat ein unmögliches Ergebnis: { $reason }
error-impossible-outcome = „{ $outcome }“ ist bei „{ $request }“ nicht möglich; es muss { $possible } sein.
error-script-ended = Das Drehbuch hat kein Ergebnis mehr für „{ $request }“.
error-no-chance-here = Hier ist kein Zufall erlaubt, aber nach „{ $request }“ wurde gefragt.
error-nonces-missing = Das Protokoll hat nicht für jede Person eine Zufallszahl.
error-other-secret = Das geöffnete Geheimnis ist nicht das, das beim Anlegen des Tisches versprochen wurde.
error-other-nonce = Die Zufallszahl auf Platz { $number } ist nicht die versprochene.
error-other-commitment = Das offengelegte Geheimnis passt nicht zu deinem Fingerabdruck: Es ist nicht das, das vor deiner Partie feststand.
error-lost-nonce = Kein Platz hat deine Zufallszahl { $nonce }….
error-replaced-nonce = Die Zufallszahl auf Platz { $number } ist nicht deine.
error-no-fairness = Das Protokoll legt kein Geheimnis offen, mit dem sich deine Angaben vergleichen lassen.
error-unfair-outcome = Ergebnis { $number } des Zufalls („{ $request }“) ist als { $recorded } festgehalten, der faire Zufall gab aber { $fair }.
error-journal-not-followed = Dem Protokoll lässt sich nicht folgen. { $reason }

## Tutorials

error-unreadable-tutorial = Die Einführung zu { $game } lässt sich nicht lesen: { $reason }
error-tutorial-asks-nothing = Die Einführung zu { $game } verlangt bei „{ $step }“ keinen Zug vom Lernenden.
error-tutorial-plays-on = Die Einführung zu { $game } spielt nach ihrem letzten Schritt weiter.

## The command

error-which-game = Welches Spiel? „bastide games“ zeigt alle.
error-extra-words = „{ $words }“ ist mehr, als dieser Befehl nimmt.
error-name-and-value = Optionen schreibt man NAME=VALUE, nicht „{ $value }“.
error-too-many-people = { $people } Menschen können nicht an einem Tisch für { $players } sitzen; erhöhe --players.
error-too-many-bots = { $bots } Bots sind genannt, aber nur { $seats } sitzen am Tisch; gib --players oder weniger Bots an.
error-no-seats-for-bots = { $bots } Bots sind genannt, aber für Bots sind { $seats } Plätze da; erhöhe --players oder nenne weniger.
error-process-killed = Ein Prozess wurde beendet. Derselbe Befehl macht weiter.
error-bot-named-twice = Nenne jeden Bot nur einmal, nicht { $bots }.
error-not-a-dataset-file = „{ $file }“ ist keine Datei eines Bastide-Datensatzes.
error-other-dataset = „{ $folder }“ enthält schon einen anderen Datensatz. Wähle einen anderen Ordner.
error-no-dataset = In „{ $folder }“ ist kein Datensatz, den diese Version lesen kann.
error-mixed-datasets = „{ $folder }“ enthält Dateien verschiedener Datensätze.
error-missing-extra = Dafür fehlt das Paket { $package }: installiere es mit pip install 'bastide[{ $extra }]'.
error-no-batch = { $game } gibt es nicht als Stapel von Partien; wähle { $games }.
error-too-many-choices = Für Stapel von Partien dürfen Boni höchstens { $most } verschiedene Gruppen von Gebäuden anbieten, nicht { $number }.
error-too-many-locations = Für Stapel von Partien darf ein Quadrant höchstens { $most } Orte haben, nicht { $number }.
error-bad-bus = --bus nimmt memory, tail, notify (mit PostgreSQL) oder eine redis://-Adresse, nicht „{ $bus }“.
error-bad-redis-url = Das ist keine Redis-Adresse, die hier benutzt werden kann: { $reason }.
error-no-cluster = Der Ray-Cluster „{ $address }“ ist nicht erreichbar.
error-bot-without-name = In „{ $names }“ fehlt zwischen den Kommas der Name eines Bots; schreibe zum Beispiel greedy,random.
error-other-game-saved = { $file } enthält ein Spiel von { $found }, nicht von { $game }.
error-not-together = { $one } und { $other } gehen nicht zusammen; lass eines davon weg.
error-nothing-to-resume = In { $folder } ist kein Spiel, das noch weitergeht.
error-no-such-rule = { $game } hat keine Regel „{ $rule }“; die Regeln gehen von { $first } bis { $last }.
error-no-such-seat = Einen Sitz { $seat } gibt es nicht; es spielen { $players } mit.
error-bad-commitment = --commitment muss aus 64 hexadezimalen Ziffern bestehen. Deine Ergebnisseite zeigt sie.
error-bad-nonce-option = --nonce muss aus hexadezimalen Ziffern bestehen, auf Wunsch mit dem Platz davor: 2:9f86d081….
error-no-tutorial = { $game } hat keine Einführung; „bastide rules { $game }“ erklärt es.
error-cannot-read = { $file } lässt sich nicht lesen: { $reason }.
error-not-text = { $file } lässt sich nicht lesen: Es ist keine Textdatei.
error-cannot-write = Die Ausgabe lässt sich nicht schreiben: { $reason }.
error-cannot-use = { $file } lässt sich nicht benutzen: { $reason }.
error-bad-folder = Der Datenordner { $folder } lässt sich nicht benutzen: { $reason }.
error-bad-limit = { $limit } ist keine Grenze. Schreib NAME=N mit einer ganzen Zahl; die Namen sind { $names }.
error-short-secret = Das Geheimnis ist zu kurz: es braucht mindestens { $least } Bytes. So entsteht eines: openssl rand -hex 32
error-cannot-listen = An { $address } kann nicht gehorcht werden: { $reason }; gib einen anderen --port an.
error-bad-host = An { $address } kann nicht gehorcht werden: { $reason }; gib einen anderen --host an.
error-no-such-report = Eine Meldung „{ $report }“ gibt es nicht; „bastide reports“ zeigt alle.

## Backups and the database

error-no-database = In { $folder } ist keine Datenbank; nenne den Datenordner mit --data.
error-file-exists = { $file } gibt es schon; wähle einen anderen Namen.
error-backup-failed = Die Sicherung ließ sich nicht nach { $file } schreiben: { $reason }.
error-no-such-file = Eine Datei { $file } gibt es nicht.
error-folder-in-use = In { $folder } ist schon { $name }; nenne mit --data einen leeren Ordner.
error-restore-failed = { $file } ließ sich nicht nach { $folder } zurückspielen: { $reason }.
error-no-backup = { $file } ist keine Sicherung von Bastide, oder sie ist beschädigt.
error-backup-of-postgresql = Sichere PostgreSQL mit pg_dump und bewahre den Cookie-Schlüssel aus { $folder } dazu auf.
error-restore-to-postgresql = Stelle PostgreSQL mit pg_restore oder psql wieder her und lege den Cookie-Schlüssel in { $folder }.
error-bad-database-url = Das ist keine Adresse einer Datenbank, die hier benutzt werden kann: { $reason }.
error-database-closed = Die Datenbank lässt sich nicht öffnen: { $reason }.
error-database-damaged = Die Datenbank ist beschädigt: { $reason }. Heb die Datei auf und spiel mit „bastide restore“ eine Sicherung ein.
error-database-newer = Die Datenbank gehört zu einer neueren Version von Bastide (Stand { $found }, diese Version kennt { $known }). Installiere diese oder spiel eine Sicherung von vor der Aktualisierung ein.
error-database-lacks = Die Datenbank ist beschädigt: Es fehlen { $tables-all }. Heb die Datei auf und spiel mit „bastide restore“ eine Sicherung ein.
error-missing-driver = Für { $what } fehlt ein Paket: installiere es mit pip install 'bastide[{ $extra }]'.

## What the operating system says, at the end of a sentence

error-no-such-path = die Datei oder der Ordner fehlt
error-path-too-long = der Name ist zu lang
error-no-permission = keine Berechtigung
error-is-a-folder = es ist ein Ordner
error-is-no-folder = eine Datei steht einem Ordner im Weg
error-disk-full = es ist kein Platz mehr
error-read-only = das Dateisystem lässt sich nur lesen
error-address-in-use = die Adresse ist schon belegt
error-no-such-address = dieser Rechner hat diese Adresse nicht
error-no-such-host = einen Rechner dieses Namens gibt es nicht
error-system-says = das System sagt „{ $words }“

## Fields of a request

error-bad-value = { $where }: { $reason }.
error-value-missing = es fehlt
error-value-unknown = ein solches Feld gibt es nicht
error-value-too-short = die Länge muss mindestens { $least } sein
error-value-too-long = die Länge darf höchstens { $most } sein
error-value-too-small = es muss mindestens { $least } sein
error-value-too-large = es darf höchstens { $most } sein
error-value-no-choice = möglich ist nur: { $choices }
error-value-no-json = das ist kein gültiges JSON
error-value-unstorable = es darf weder U+0000 noch ein halbes Surrogatpaar enthalten
error-value-of-another-kind = es muss etwas anderes sein ({ $check })
error-name-empty = ein Name braucht mindestens einen Buchstaben
error-name-length = ein Name hat 2 bis 24 Buchstaben
error-name-letters = ein Name beginnt mit einem Buchstaben oder einer Ziffer und hat nur Buchstaben, Ziffern, Leerzeichen und - _ . '
error-name-invisible = ein Name darf keine unsichtbaren Zeichen haben
error-name-scripts = ein Name bleibt bei einer Schrift, etwa Lateinisch oder Kyrillisch; Lateinisch darf neben Japanisch, Chinesisch oder Koreanisch stehen

## Why a stored table can no longer be followed, for the server's log

error-clock-missing = An diesem Tisch gibt es keine Uhr.
error-entries-missing = { $number } Einträge vor diesem fehlen.
error-unreadable-entry = Das Protokoll hat einen Eintrag, der sich nicht lesen lässt. { $reason }
error-components-changed = Das Spiel begann mit anderen Komponentendaten, als jetzt installiert sind.

## Texts

error-missing-text = Es fehlt der Text „{ $text }“ von { $owner } in der Sprache „{ $language }“; er gehört in { $file }.
error-unfit-text = Dem Text „{ $text }“ von { $owner } in der Sprache „{ $language }“ genügen { $arguments-all } nicht.

# Friends, blocks, moderation

error-value-whom = es muss jemanden nennen: „name“, oder „table“ mit „seat“ oder „line“
error-filter-too-large = „{ $file }“ ist zu groß für einen Chatfilter: höchstens { $most } Bytes.
error-filter-not-text = „{ $file }“ ist keine Textdatei in UTF-8.
error-filter-too-many = „{ $file }“ hat zu viele Wörter für einen Chatfilter: höchstens { $most }.
error-filter-line = Zeile { $line } von „{ $file }“ taugt nicht für einen Chatfilter: schreib bis zu sechs Wörter mit höchstens { $most } Buchstaben, auf Wunsch mit * am Ende oder an beiden Enden.
error-no-such-person = Es gibt niemanden namens „{ $who }“. Schreib den Namen eines Kontos oder die Kennung aus „bastide admin list people“, mit id: davor.
error-reason-missing = Sag, warum: ergänze --reason "…". Der Grund bleibt im Protokoll.
error-bad-reason = Ein Grund hat 1 bis { $most } Zeichen.
error-not-muted = { $name } ist nicht stummgeschaltet.
error-not-banned = { $name } ist nicht gesperrt.
error-name-is-taken = Der Name „{ $name }“ ist vergeben oder sieht einem vergebenen ähnlich.
error-deletion-unconfirmed = { $name } wurde nicht gelöscht. Um endgültig zu löschen, ergänze --yes.
## Mail

error-address-form = das ist keine E-Mail-Adresse
error-no-mail-sender = Zu --smtp-host gehört --mail-sender: die Adresse, von der Mails kommen.
error-bad-mail-sender = Von '{ $address }' kann keine Mail kommen. Schreibe --mail-sender wie bastide@example.org.
error-bad-public-url = '{ $url }' ist keine Adresse einer Website. Schreibe --public-url wie https://play.example.org.
error-bad-network = { $network }: kein Netz. Schreib es wie 10.0.0.0/8.
