### Die Worte des Browser-Programms.

## Überall

skip-to-content = Zum Inhalt springen
navigation = Seiten
nav-lobby = Lobby
nav-rules = Regeln
to-lobby = Zur Lobby
settings = Einstellungen
close = Schließen
cancel = Abbrechen
loading = Einen Augenblick …
missing-title = Hier ist nichts
missing-text = Unter dieser Adresse gibt es keine Seite. Vielleicht ist der Link alt, oder es fehlt ein Buchstabe.
go-on = Weiter
join-parts = { ", " }
join-explanation = { ": " }
join-sentences = { " " }

## Menschen und Bots

who-are-you = Wer bist du?
nickname = Dein Name
nickname-help = Kein Konto, kein Passwort: Die anderen sehen nur den Namen.
name-suggestions = Adelheid, Balduin, Cäcilia, Dietmar, Edeltraud, Falko, Gisela, Hugo, Irmgard, Konrad, Lambert, Mechthild, Notker, Richlind, Tankred, Walburga
rename = Name ändern
renamed = Name geändert. Laufende Spiele behalten den alten.
bot-greedy = Bot Gierig
    .character = nimmt den besten nächsten Schritt
bot-lookahead = Bot Vorausschau
    .character = probiert aus, was folgen kann
bot-random = Bot Zufall
    .character = spielt irgendeinen erlaubten Zug
bot-search = Bot Suche
    .character = spielt viele mögliche Fortsetzungen durch
bot-builder = Baumeister
    .character = baut für sein Leben gern
bot-blocker = Blockierer
    .character = achtet auf deine Punkte so sehr wie auf die eigenen
bot-gambler = Glücksritter
    .character = verlässt sich auf sein Glück
bot-novice = Neuling
    .character = fängt gerade an, übersieht viel
bot-apprentice = Lehrling
    .character = kennt die Grundlagen, patzt ab und zu
bot-journeyman = Geselle
    .character = plant den ganzen Zug
bot-master = Meister
    .character = wägt viele Pläne ab und was das Glück bringt
bots-more = Weitere
bot-level = Stärke der Bots
bot-other = Bot { $bot }
you = (du)

## Lobby

lobby-title = Komm herein und bau eine Stadt
lobby-text = Mittelalterliche Städtebauspiele, vollständig und frei. Such dir einen Gegner, spiel gegen Bots oder schick jemandem einen Link.
play-now = Jetzt spielen
start-game = Spiel beginnen
opponents = gegen
bots-count = { $count ->
    [0] niemanden, allein
    [one] { $count } Bot
   *[other] { $count } Bots
}
players-range = { $fewest } bis { $most } Personen
new-table = Neuer Tisch
my-tables = Meine Tische
open-tables = Offene Tische
open-tables-none = Keine offenen Tische. Eröffne einen, und andere können mitspielen.
tables-to-watch = Zum Zuschauen
finished-tables = Beendete Spiele
your-turn = Du bist dran
table-is-open = freie Plätze
table-is-sealing = beginnt gleich
table-is-running = im Spiel
table-is-over = beendet
table-is-frozen = angehalten
table-won-by = Sieg: { $names }

## Einen Tisch eröffnen

choose-game = Welches Spiel?
seats = Plätze
seats-help = Mehrere Personen können sich dieses Gerät teilen: Wähle für jede „an diesem Gerät“.
seat-number = Platz { $seat }
seat-me = Ich
seat-me-named = Ich ({ $name })
seat-here = An diesem Gerät
seat-open = Freier Platz
seat-name = Name für Platz { $seat }
seat-add = Noch ein Platz
seat-remove = Platz { $seat } entfernen
seat-free = Platz { $seat }, frei
who-may-join = Wer darf mitspielen?
table-public = Alle: Der Tisch steht in der Lobby
table-by-link = Nur wer den Link hat
hints = Tipps
hints-help = Alle dürfen fragen, was ein starker Bot tun würde. Das Spiel zählt dann nicht für die Rangliste.
hints-allowed = erlaubt
presets = Fertige Zusammenstellungen
options-of-table = Optionen
option-own = etwas anderes …
option-own-help = Gib es auf Englisch ein:
option-place = Auswahl { $place }
components = Eigenes Spielmaterial (für Fortgeschrittene)
components-help = Wenn das Material in deiner Schachtel von unserem abweicht, wähle eine berichtigte Datei (JSON). Das Spiel zählt dann nicht für die Rangliste.
create-table = Tisch eröffnen
new-table-of = Neuer Tisch: { $game }

## Zeit

clock = Zeit
clock-kind-none = Keine Uhr
clock-help-none = Ohne Zeitlimit
clock-kind-bank = Eine Uhr für jeden
clock-help-bank = Ein Zeitkonto, dazu Sekunden für jeden Zug
clock-kind-days = Tage für jeden Zug
clock-help-days = Eine Partie in Ruhe: Komm wieder, wenn du am Zug bist.
clock-minutes = Minuten für die Partie
clock-increment = Sekunden dazu in jedem Zug
clock-days-each = Tage für jeden Zug
clock-none = keine Uhr
clock-bank = { $seconds ->
    [0] { $minutes } min
   *[other] { $minutes } min + { $seconds } s
}
clock-days = { $days ->
    [one] { $days } Tag je Zug
   *[other] { $days } Tage je Zug
}
clock-days-hours = { $days } T { $hours } Std
clock-of = Uhr von { $name }: { $time }
clock-mine-minute = Du hast noch weniger als eine Minute.
clock-mine-seconds = Du hast noch weniger als zehn Sekunden.
clock-mine-over = Deine Zeit ist um.
time-over-heading = Zeit abgelaufen
time-over = Die Zeit von { $name } ist um.
time-over-mine = Deine Zeit ist um. Die anderen dürfen einen Bot für dich spielen lassen; bis dahin kannst du weiterspielen.
time-over-asked = Falls { $name } noch entscheiden muss, tut es jetzt ein Bot.
let-bot-play = Einen Bot spielen lassen
give-time = Noch etwas warten
absent-heading = Jemand ist nicht da
absent = { $name } ist seit { $minutes } Minuten nicht da.
stalled-heading = Jemand zieht nicht
stalled = { $name } hat seit { $minutes } Minuten nicht gezogen.
absent-wished = Andere würden einen Bot spielen lassen.
absent-asked = Ein Bot spielt für { $name }, sobald alle zustimmen, die da sind.
bot-plays-heading = Ein Bot spielt für dich
bot-plays-for-you = Ein Bot spielt für dich.
bot-plays-left = Du hast diese Partie verlassen, und ein Bot spielt für dich weiter.
take-seat-back = Wieder selbst spielen
bot-stands-in = (ein Bot spielt)
leave-game = Partie verlassen …
leave-heading = Die Partie verlassen?
leave-help = Die anderen spielen weiter, und ein Bot spielt für dich. Solange die Partie läuft, kannst du zurückkommen und wieder selbst spielen. Sonst zählst du in der Wertung als Letzter.
leave-confirm = Verlassen, ein Bot spielt weiter
leave-stay = Bleiben

## Vor dem Beginn

waiting-for-players = { $free ->
    [one] Noch { $free } Platz ist frei
   *[other] Noch { $free } Plätze sind frei
}
waiting-for-start = Alle Plätze sind besetzt: Das Spiel beginnt
sit-here = Hier Platz nehmen
stand-up = Aufstehen
add-bot = Bot hinzufügen
bot-for-seat = Bot für Platz { $seat }
remove-bot = Bot entfernen
invite-link = Schick diesen Link an jemanden
copy = Kopieren
copied = Kopiert
fair-chance = Der Zufall wurde vor dem Start festgelegt. Danach kannst du ihn nachprüfen. Fingerabdruck: { $commitment }
fair = Fairer Zufall
fair-checked = Von deinem Browser geprüft: Das offengelegte Geheimnis ist das, das vor dem Start feststand, und deine eigene Zufallszahl wurde mit verwendet.
fair-elsewhere = Nicht geprüft: Dieses Gerät hat keinen Fingerabdruck dieser Partie. Öffne die Seite auf dem Gerät, an dem du deinen Platz eingenommen hast.
fair-mismatch = Diese Partie passt nicht zu dem, was versprochen war: Das offengelegte Geheimnis ist nicht das, das vor dem Start feststand, oder deine Zufallszahl fehlt darin. Lade das Spielprotokoll herunter, bewahre den Befehl unten auf und wende dich an die Person, die diesen Server betreibt.
fair-yourself = Jedes Ergebnis selbst prüfen
fair-yourself-help = Dein Browser kennt die Regeln nicht und glaubt dem Server, dass jede Karte und jeder Würfel daraus folgt. Um sicherzugehen, lade das Spielprotokoll herunter und führe diesen Befehl auf einem Rechner aus, dem du vertraust und auf dem Bastide installiert ist.
fair-yourself-elsewhere = Ohne Fingerabdruck und Zufallszahl von deinem eigenen Gerät kann dieser Befehl eine erfundene Partie nicht von einer echten unterscheiden.
fair-command = Befehl

## Am Tisch

actions = Was du in deinem Zug tun kannst
around-the-board = Rund um den Spielplan
board = Der Spielplan
tab-players = Spieler
tab-log = Verlauf
tab-chat = Chat
tab-moves = Züge
undo = Zurücknehmen
restart-turn = Neu beginnen
end-turn = Zug beenden
skip-bots = Bot-Animation überspringen
replay-last-turn = Letzten Zug zeigen
skip-replay = Überspringen
hint = Tipp
hint-make = Zug machen
hint-later = Danach: { $moves }
ask-undo = Um Rücknahme bitten
ask-undo-help = Dein letzter Zug lässt sich nur mit Zustimmung der anderen zurücknehmen, weil etwas gezogen wurde oder jemand seither gezogen hat.
ask-undo-anyway = Trotzdem bitten
undo-unrates = Sind alle einverstanden, zählt das Spiel nicht mehr für die Rangliste: Seither wurde etwas gezogen oder gezeigt.
undo-proposal-heading = Eine Bitte um Rücknahme
undo-proposal = { $name } möchte den letzten Zug und alles danach zurücknehmen. Bist du einverstanden?
undo-proposal-waits = { $name } hat darum gebeten, den letzten Zug zurückzunehmen. Die anderen haben noch nicht geantwortet.
agree = Einverstanden
decline = Lieber nicht
confirm-heading = Diesen Zug machen?
confirm = Bestätigen
see-rule = Regel { $rule }
read-rule = Regel lesen
whats-this = Was ist das?
keys-help = Pfeiltasten gehen von Feld zu Feld, N und P zum nächsten und vorigen möglichen Feld, Eingabe wählt, I erklärt.
acting = ist am Zug
points-of = { $points ->
    [one] { $name }: { $points } Punkt. Woher kommt er?
   *[other] { $name }: { $points } Punkte. Woher kommen sie?
}
moves-heading = Mögliche Züge
moves-none = Für dich gibt es gerade nichts zu tun.
view-heading = Der Tisch
chat-say = Sag etwas
chat-send = Senden
chat-empty = Noch hat niemand etwas gesagt.
chat-new = neue Nachrichten
watching = Du schaust zu.
unrated = ohne Wertung
unrated-help = Dieses Spiel zählt nicht für die Rangliste.
unrated-own-components = Ohne Wertung: Es wurde mit anderen Spielmaterialdaten als denen der Schachtel gespielt.
unrated-played-on = Ohne Wertung: Das Spiel begann bei einer Stellung, nicht beim Aufbau.
unrated-undone = Ohne Wertung: Alle waren einverstanden, hinter etwas bereits Gezeigtes zurückzugehen.
unrated-shared-device = Ohne Wertung: Eine Person saß auf mehreren Plätzen.
unrated-abandoned = Ohne Wertung: Alle sind gegangen.
unrated-one-person = Ohne Wertung: Außer dir spielten nur Bots.
unrated-one-bot = Ohne Wertung: Es gab niemanden zum Vergleichen.
unrated-hints = Ohne Wertung: Der Tisch erlaubte Tipps.
unrated-no-progress = Ohne Wertung: Der Tisch hat die Partie beendet, weil sie ihrem Ende lange nicht näher kam.
unrated-too-long = Ohne Wertung: Der Tisch hat die Partie beendet, weil sie zu lang wurde.
unrated-frozen = Ohne Wertung: Das Spiel lässt sich nicht mehr lesen.
meaning = Was es bedeutet
has-left = gegangen
player-gone = Jemand
timeline = Schritte des Spiels
step-back = Einen Schritt zurück
step-forward = Einen Schritt vor
back-to-now = Jetzt
to-the-end = Ende
back-mark = Rückblick
step-of = Schritt { $step } von { $steps }
connection-connecting = verbinde …
connection-online = verbunden
connection-waiting = Verbindung verloren, neuer Versuch …
connection-closed = getrennt
curtain-hand-over = Gib das Gerät an { $name }
curtain-help = { $pointer ->
    [touch] Gib das Gerät an { $name } weiter, dann tippen.
   *[mouse] Gib das Gerät an { $name } weiter, dann klicken.
}
curtain-show = Ich bin { $name }: Zeig den Tisch
table-frozen-notice = Dieser Tisch musste angehalten werden: Seinem Protokoll lässt sich nicht mehr folgen. Wer den Server betreibt, kann herausfinden, warum.

## Was rund um das Spiel geschieht

table-sat = { $name } nimmt Platz { $seat }.
table-stood = Platz { $seat } ist wieder frei.
table-ready = { $player } ist bereit.
table-started = Das Spiel beginnt.
table-undone = { $steps ->
    [one] { $player } nimmt { $steps } Zug zurück.
   *[other] { $player } nimmt { $steps } Züge zurück.
}
table-undo-asked = { $player } bittet darum, den letzten Zug zurückzunehmen.
table-undo-agreed = { $player } ist einverstanden.
table-undo-declined = { $player } möchte lieber nicht zurückgehen.
table-undone-by-consent = Alle sind einverstanden: Der letzte Zug von { $player } wird zurückgenommen.
table-automatic = { $mode ->
    [off] Von nun an machst du jeden Zug selbst.
    [forced] Von nun an werden Züge ohne Wahl für dich gemacht.
   *[forced-and-end] Von nun an werden Züge ohne Wahl und das Ende des Zuges für dich gemacht.
}
table-automatic-move = Automatisch für { $player }: { $move }.
table-said = { $name }: { $text }
table-time-out = Die Zeit von { $player } ist um.
table-time-given = { $by-player } wartet und gibt { $player } mehr Zeit.
table-bot-wanted = { $by-player } würde einen Bot für { $player } spielen lassen; { $player } ist nicht da.
table-bot-wanted-stalled = { $by-player } würde einen Bot für { $player } spielen lassen; { $player } zieht schon lange nicht mehr.
table-bot-plays = Ein Bot spielt jetzt für { $player }.
table-taken-back = { $player } ist zurück und spielt wieder selbst.
table-left = { $player } verlässt die Partie; ein Bot spielt weiter.
table-ended-no-progress = Der Tisch beendet die Partie: { $plies } Züge ohne Fortschritt. Gewertet wird der jetzige Stand.
table-ended-too-long = Der Tisch beendet die Partie: Sie hat { $plies } Züge, mehr sind nicht erlaubt. Gewertet wird der jetzige Stand.
table-rematch = { $player } möchte noch einmal spielen: Der neue Tisch steht bereit.
table-offered-again = Eine Weile war niemand hier, darum stand dieser Tisch nicht mehr in der Lobby. Jetzt steht er wieder dort.
table-server-away = Der Server war eine Weile nicht da. Diese Zeit geht auf niemandes Uhr.
table-frozen = Der Tisch musste angehalten werden: Seinem Protokoll lässt sich nicht mehr folgen.

## Ergebnis

result-of = Ergebnis: { $game }
position-of = Eine Stellung von { $game }
unfinished-game-of = Ein unbeendetes Spiel { $game }
position-dealt = Diese Stellung lässt einige Karten offen. Sie sind gezeigt, wie sie sein könnten; wenn du weiterspielst, werden sie neu verteilt.
result-alone = { $points ->
    [one] { $name }: { $points } Punkt
   *[other] { $name }: { $points } Punkte
}
see-result = Ergebnis und Wiederholung
standings = Platzierung
rematch = Revanche
rematch-opened = { $name } hat eine Revanche eröffnet.
rematch-join = Mitspielen
rematch-go = Zur Revanche
points = Punkte
points-from = { $name }, { $source }: { $points }
points-listed = { $name }: { $points } ({ $sources })
points-part = { $source } { $points }
points-then = Die Punkte, wie sie bei diesem Schritt waren.
move-by = { $name }: { $move }
replay-play = Abspielen
replay-stop = Pause
replay-play-back = Rückwärts abspielen
replay-pace = Tempo
replay-pace-slow = langsam
replay-pace-calm = gemächlich
replay-pace-quick = schnell
step-link = Link zu diesem Schritt
look-as = Ansicht von
look-as-spectator = Zuschauer
play-on = Weiterspielen
play-on-from-here = Von hier weiterspielen
play-on-not-here = Geh erst zu einem früheren Schritt: Hier ist das Spiel zu Ende.
play-on-help = Hier beginnt ein neues Spiel, mit dir auf einem der Plätze und Bots auf den anderen.
play-on-unrated = Das Spiel wird nicht gewertet.
play-on-seat = Dein Platz
play-on-bot = Die anderen
journal = Spielprotokoll herunterladen

## Analyse eines beendeten Spiels

analysis = Analyse
analyse = Spiel analysieren
analysis-offer = Sieh dir an, wie sich die Aussichten änderten, wo das Spiel kippte und was ein starker Bot gespielt hätte.
analysis-running = Analyse läuft …
analysis-failed = Die Analyse ist gescheitert. Du kannst es noch einmal versuchen.
try-again = Noch einmal versuchen
analysis-help = Die Gewinnaussichten aller, Zug um Zug, für jemanden, der alle Karten sieht. Wähle einen Zug, um ihn auf dem Plan zu sehen.
analysis-help-alone = Die Punkte, die du erwarten konntest, Zug um Zug. Wähle einen Zug, um ihn auf dem Plan zu sehen.
analysis-by = Züge und Bewertung: { $bot }.
expected-results = Erwartetes Ergebnis im Lauf der Züge
expected-of = { $name }: { $value }
turning-points = Wendepunkte
turn = Zug
turn-of = Zug { $turn } von { $turns }
turn-by = Zug { $turn }, { $name }
line-played = Gespielt
line-of-bot = Der Zug des Bots
line-same = Der Bot hätte genauso gespielt.
line-gains = Der Bot bewertet seinen Zug um { $points } Punkte besser.
move-by-bot = Der Bot für { $name }: { $move }
back-to-game = Zurück zum Spiel

## Regeln, Protokolle

rules-of = Regeln von { $game }
rules-search = In den Regeln suchen
rules-none = Das sagt keine Regel.
score-turn = Wer am Zug ist
score-turn-none = Spiel vorbei
score-turn-of = { $name } ist am Zug
score-turn-all = Alle sind am Zug
score-started = { $name } hat angefangen
score-options = Optionen und Weiterspielen
# Die Seite, auf der man eine Stellung aufbaut und die Punkte zählt
score-title = { $game } auswerten
score-help = { $pointer ->
    [touch] Bau den Tisch durch Tippen auf. Die Punkte zählen sich von selbst.
   *[mouse] Bau den Tisch durch Klicken auf. Die Punkte zählen sich von selbst.
}
score-players = Spieler
score-fewer = Letzten Spieler entfernen
score-more = Spieler hinzufügen
score-one-less = { $what }: eins weniger
score-one-more = { $what }: eins mehr
score-undo = Rückgängig
score-clear = Tisch leeren
score-link = Link zu dieser Stellung
score-over = Hier ist das Spiel zu Ende. Zum Weiterspielen oder Analysieren wähle unter „{ score-options }“, wer am Zug ist.
score-impossible = Zum Weiterspielen oder Analysieren muss erst die Stellung stimmen.
score-doubt = Gezählt, aber prüf nach
score-broken = Dieser Link ist beschädigt oder unvollständig. Lass ihn dir noch einmal schicken, oder bau den Tisch selbst auf.
score-other-game = Dieser Link zeigt eine Stellung eines anderen Spiels.
score-refused = Dieser Link zeigt keine mögliche Stellung. { $reason }
score = Auswerten
score-from-here = In der Auswertung öffnen
score-analyse = Analysieren
score-outlook = Analyse dieser Stellung
score-line = Bester Zug laut { $bot }
score-expected = { $games ->
    [one] { $bot } hat { $games }-mal weitergespielt
   *[other] { $bot } hat { $games }-mal weitergespielt
}
score-expected-points = { $points } Punkte
score-expected-share = gewinnt { $share }
upload-title = Ein gespeichertes Spiel öffnen
upload-help = Öffne ein Protokoll, wie es sich auf einer Ergebnisseite herunterladen lässt, oder eine Datei mit einer Stellung. Du kannst sie ansehen, ein Spiel Schritt für Schritt ablaufen lassen und von dort weiterspielen.
upload-file = Datei
upload = Ansehen

## Ein Spiel lernen

learn = Lernen
learn-by-playing = Spielend lernen
# $game - the name of a game
learn-game = { $game } lernen
# What the learner is called who has given no name
learn-newcomer = Neuling
# What has just happened at the table
learn-news = Was geschah
# Before what is to be done, such as "Build a settlement on 7.13"
learn-task = Jetzt du:
# Somebody did something else. $task - what is to be done, such as "Build a settlement on 7.13"
learn-astray = Noch nicht. Zuerst: { $task }. Folge dem Leuchten.
learn-back = Zurück
learn-next = Weiter
learn-help = Mach du es

## Einstellungen

settings-language = Sprache
settings-theme = Design
theme-system = System
theme-light = Hell
theme-dark = Dunkel
settings-motion = Animation
motion-system = System
motion-reduced = Reduziert
settings-sound = Töne abspielen
settings-confirm = Vor jedem Zug nachfragen
settings-automatic = Automatisch spielen
automatic-off = Aus
automatic-forced = Züge ohne Wahl, außer „Zug beenden“
automatic-forced-and-end = Züge ohne Wahl, auch „Zug beenden“

## Warum der Server etwas abgelehnt hat

refusal-unreachable = Der Server ist nicht zu erreichen. Läuft er, und bist du online?
refusal-unknown-move = Einen solchen Zug gibt es in diesem Spiel nicht.

## Der Tisch als Text

settings-look = Tische zeigen
look-drawn = als Zeichnung
look-text = als Text
to-text-view = Den Tisch als Text zeigen
text-story = Was geschah
text-type = Dein Zug
text-send = Senden
text-table = Der Tisch
text-no-points = Die Punkte sind vor dem Ende nicht bekannt.
text-help = Tippe einen Zug, wie er in der Liste steht, oder seine Nummer. Außerdem: moves (Züge), status (Stand), points (Punkte), table (Tisch), help (Hilfe).

## Konten

account = Konto
account-of = Konto von { $name }
account-name = Name
account-help = Mindestens { $letters } Zeichen. Es gibt keine E-Mail: Ein vergessenes Passwort kann dir niemand zurückgeben.
make-account = Konto anlegen
make-account-help = Du behältst deine Spiele, Wertungen und Einstellungen und kannst dich auf anderen Geräten anmelden.
sign-in = Anmelden
sign-in-help = Was du hier als Gast gespielt hast, kommt mit. Programme des Gasts verlieren den Zugang.
sign-in-help-new = Als Gast brauchst du kein Konto: Beginne einfach in der Lobby ein Spiel.
sign-out-heading = Abmelden
sign-out = Hier abmelden
sign-out-everywhere = Überall abmelden
programs = Programme
programs-help = Überall abmelden oder das Passwort ändern beendet den Zugang deiner Programme, außer bei denen mit Häkchen.
programs-help-new = Programme dieses Gasts verlieren den Zugang, außer denen mit Häkchen.
program-keep = { $name } behalten ({ $day })
program-revoke = Widerrufen
program-revoke-named = { $name } widerrufen
two-seats-table = Zum Tisch{ $count ->
    [one] {""}
   *[other] {" "}{ $number }
}
two-seats-leave = Gastplatz verlassen und anmelden
password = Passwort
password-old = Aktuelles Passwort
password-new = Neues Passwort
change-password = Passwort ändern
password-changed = Das Passwort ist geändert. Auf anderen Geräten bist du abgemeldet, und Programme ohne Häkchen haben keinen Zugang mehr.
delete-account = Konto löschen
delete-account-help = Dein Name, deine Notizen, Einstellungen und Zugänge für Programme werden gelöscht. Beendete Spiele bleiben ohne deinen Namen; in laufenden kann ein Bot für dich weiterspielen. Das lässt sich nicht rückgängig machen.
delete-account-for-ever = Endgültig löschen

## Spieler und Ranglisten

own-page = Deine Seite
nobody-yet = Du hast hier noch nicht gespielt.
player-since = Hier seit { $day }
no-games-yet = Noch keine beendeten Spiele.
played = Spiele
wins = Siege
mean-points = Punkte im Schnitt
best-points = Meiste Punkte
players-at-table = Spieler
rating = Wertung
rating-chart = Die Wertung über { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}
achievements = Ehrentafel
achieved = erreicht
progress = { $done } von { $goal }
ladder = Rangliste
ladder-kind = Wer
ladder-people = Menschen
ladder-bots = Bots
ladder-help = Alle beginnen bei 1500. Das ± zeigt, wie sicher die Wertung ist, und wird mit jedem Spiel kleiner. Einen Rang gibt es nach zehn gewerteten Spielen. Gelistet werden nur Konten.
ladder-empty = Auf dieser Rangliste steht noch niemand: Spiele mit einem Konto ein gewertetes Spiel.
ladder-empty-bots = Noch kein Bot auf dieser Rangliste: Dafür braucht es ein Spiel mit zwei verschiedenen Bots.
game = Spiel
rank = Rang
player = Spieler
rated-games = Gewertete Spiele
## Die Seite der Bots

bots = Bots
bots-meet = Die Bots kennenlernen
documentation = Dokumentation
bot = Bot
bots-text = Fang mit einer Stufe an, die du schlagen kannst, und steig auf, wenn du besser wirst.
bots-here = Bots in diesem Spiel
bots-unmeasured = Noch nicht gemessen
bots-measured = Gemessene Stärke
interval = { $low } bis { $high }
mean-points-alone = Punkte im Mittel, allein
time-per-turn = Zeit je Zug
bots-ratings-help = Aus Wettkämpfen zu zweit, bei denen beide auf beiden Plätzen derselben Ausgangslage sitzen. 0 ist Zufallsspiel; 400 mehr heißt zehn Siege zu einem. Die Spannen gelten mit 95 % Sicherheit.
bots-thinking = Wie sie denken
bots-thinking-plan = Ein Bot plant seinen ganzen Zug: Er probiert viele Folgen aus, behält nach jedem Schritt die besten Stellungen und spielt, bis Glück oder jemand anders eingreift. Je niedriger die Stufe, desto öfter verschätzt sich der Bot, so wie Menschen auch.
bots-thinking-fair = Kein Bot sieht verdeckte Karten oder künftige Würfel. Er stellt sich Stellungen vor, die zu dem passen, was sein Platz weiß.
bots-docs = Mehr in der Dokumentation: { $file }

## Notizen und Meldungen

tab-notes = Notizen
notes = Eigene Notizen
notes-kept = Gespeichert. Nur du kannst sie lesen.
notes-writing = Wird gespeichert …
report = Problem melden
report-help = Mitgeschickt wird, was du vom Spiel siehst: die Züge, der Schritt und die Programmversion, und nichts, was dir verborgen ist.
report-text = Was ist schiefgegangen?
report-send = Meldung senden
report-sent = Danke. Die Meldung hat die Nummer { $number }.

## Gewertet oder frei, Aufgeben und Abbrechen

rated-or-casual = Mit oder ohne Wertung?
table-rated = Gewertet
table-rated-help = zählt für die Rangliste
table-casual = Frei
table-casual-help = nur zum Spaß
not-rated-own-components = Ohne Wertung: Spiele mit eigenen Spielmaterialdaten werden nicht gewertet.
not-rated-played-on = Ohne Wertung: Spiele ab einer Stellung werden nicht gewertet.
not-rated-shared-device = Ohne Wertung: Spiele an einem Gerät werden nicht gewertet.
not-rated-one-person = Ohne Wertung: Dafür braucht es mindestens zwei Menschen.
not-rated-one-bot = Ohne Wertung: Ein Bot wird nur gegen andere Bots gewertet.
not-rated-hints = Ohne Wertung: Spiele mit Tipps werden nicht gewertet.
not-rated-casual = Frei: Das Spiel zählt nicht für die Rangliste.
unrated-casual = Freies Spiel: Die Wertungen bleiben, wie sie sind.
unrated-by-agreement = Im Einvernehmen abgebrochen: kein Ergebnis, die Wertungen bleiben, wie sie sind.
provisional = vorläufig
provisional-help = Vorläufig, bis zehn gewertete Spiele gespielt sind.
ladder-provisional = Vorläufig: weniger als zehn gewertete Spiele
ladder-none-ranked = Noch hat niemand zehn gewertete Spiele gespielt.
rating-chart-text = Von { $first } auf { $last }; niedrigste { $lowest }, höchste { $highest }.
rating-chart-band = Das Band zeigt, wie sicher die Wertung jeweils ist.
resign = Aufgeben …
resign-heading = Diese Partie aufgeben?
resign-help-two = { $name } gewinnt, und du verlierst. Das lässt sich nicht zurücknehmen.
resign-help-bots = Die Partie endet, und du verlierst. Das lässt sich nicht zurücknehmen.
resign-help-more = Ein Bot übernimmt deinen Platz endgültig, und du zählst als Letzter. Die anderen spielen weiter.
resign-confirm = Aufgeben
resign-stay = Weiterspielen
abandon = Partie abbrechen …
abandon-heading = Diese Partie abbrechen?
abandon-help = Wenn alle einverstanden sind, endet die Partie ohne Ergebnis, und die Wertungen bleiben, wie sie sind.
abandon-help-alone = Die Partie endet ohne Ergebnis.
abandon-confirm = Die anderen fragen
abandon-confirm-alone = Partie abbrechen
abandon-proposal-heading = Vorschlag, die Partie abzubrechen
abandon-proposal = { $name } schlägt vor, die Partie abzubrechen: kein Ergebnis, die Wertungen bleiben, wie sie sind.
abandon-waits = { $name } schlägt vor, die Partie abzubrechen. Die Antworten stehen noch aus.
abandon-withdraw = Vorschlag zurückziehen
has-resigned = (aufgegeben)
bot-plays-resigned = Du hast aufgegeben. Ein Bot spielt auf deinem Platz.
table-resigned = { $player } gibt auf.
table-abandon-asked = { $player } schlägt vor, die Partie abzubrechen.
table-abandon-agreed = { $player } ist mit dem Abbruch einverstanden.
table-abandon-declined = { $player } möchte weiterspielen.
table-abandon-withdrawn = { $player } zieht den Vorschlag zum Abbruch zurück.
table-abandoned = Alle sind einverstanden: Die Partie wird ohne Ergebnis abgebrochen.
result-resigned = { $name } hat aufgegeben.
result-abandoned = Im Einvernehmen abgebrochen
table-was-abandoned = abgebrochen
## Warteraum: Einladungen, Chat, Absagen

invite-heading = Mitspieler einladen
invite-share = Teilen
invite-qr = QR-Code
invite-qr-alt = QR-Code des Links { $link }
invite-qr-help = Mit einem Handy scannen, um diesen Tisch zu öffnen.
invite-name = Mit Namen einladen
invite-name-example = Name eines Kontos
invite-send = Einladen
invited-people = Eingeladen
invitee-waiting = eingeladen
invitee-declined = abgelehnt
invited-you = Du bist an diesen Tisch eingeladen. Nimm einen Platz, um anzunehmen.
invitation-from = { $name } lädt dich ein
invitation-accept = Annehmen
invitation-decline = Ablehnen
cancel-table = Tisch absagen
cancel-table-heading = Diesen Tisch absagen?
cancel-table-help = Alle hier erfahren es, und niemand kann mehr dazukommen.
cancel-table-keep = Tisch behalten
table-cancelled-notice = Dieser Tisch wurde abgesagt.
removed-notice = Du wurdest von diesem Tisch entfernt.
chat-after-sitting = Nimm einen Platz, um zu chatten.
remove-player = Entfernen
table-invited = { $name } ist eingeladen.
table-declined = { $name } lehnt ab.
table-cancelled = Der Tisch wird abgesagt.
table-is-cancelled = abgesagt

## Meine Partien

own-games = Meine Partien
games-running = Laufend
games-waiting = Wartet auf Mitspieler
games-finished = Beendet
games-cancelled = Abgesagt
games-won = Gewonnen
games-lost = Verloren
games-rated = Gewertet
games-unrated = Ohne Wertung
games-to-move = { $names } am Zug
games-count = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
games-none = Du hast noch keine Partien.
games-none-here = Keine Partie passt zu diesen Filtern.
filter-all = Alle
filter-state = Stand
filter-game = Spiel
filter-result = Ergebnis
filter-rated = Wertung
filter-opponent = Gegner
filters-clear = Filter löschen
pages = Seiten
page-of = Seite { $page } von { $pages }
page-previous = Zurück
page-next = Weiter
## Friends, blocks and reports about players

friends = Freunde
friends-yours = Deine Freunde
friends-none = Noch keine Freunde. Füge jemanden per Name hinzu oder an einem Tisch, an dem ihr gespielt habt.
friends-need-account = Lege ein Konto an, um hier Freunde zu haben.
friend-requests = Freundschaftsanfragen
friend-add = Als Freund hinzufügen
friend-by-name = Freund per Name hinzufügen
# $name - of the other person
friend-sent = Anfrage an { $name } gesendet.
friend-now = Du und { $name } seid jetzt befreundet.
friend-asks = { $name } möchte befreundet sein.
friend-is = Befreundet
friend-asked = Anfrage gesendet
friend-accept = Annehmen
friend-ignore = Ignorieren
friend-withdraw = Anfrage zurückziehen
friend-remove = Freund entfernen
friend-online = Online
friend-offline = Offline
friend-playing = Spielt gerade
friend-watch = Zuschauen
recent-opponents = Letzte Mitspieler
recent-opponents-none = Hier erscheinen alle, mit denen du spielst.
is-guest = Gast
block = Blockieren
unblock = Blockierung aufheben
blocked = Blockiert
blocked-none = Du hast niemanden blockiert.
blocked-explained = Blockierte können sich nicht an deine offenen Tische setzen, dir nicht schreiben und dich nicht einladen. Sie erfahren es nicht.
# $name - of the other person
blocked-help = Du hast { $name } blockiert. Das erfährt niemand. Gemeinsame Partien gehen weiter.
person-menu = { $name }: befreunden, blockieren, melden
report-player = Person melden
report-player-help = Deine Meldung über { $name } geht an den Betreiber dieses Servers. { $name } erfährt nichts davon.
report-player-help-chat = Deine Meldung über { $name } geht mit dem Chat darum an den Betreiber dieses Servers. { $name } erfährt nichts davon.
report-player-text = Was ist passiert? (freiwillig)
report-player-sent = Danke. Der Betreiber dieses Servers sieht es sich an.
report-reason = Grund
report-reason-chat = Unfreundlicher Chat
report-reason-name = Anstößiger Name
report-reason-cheating = Betrug
report-reason-stalling = Verzögert oder verlässt Partien
report-reason-other = Etwas anderes
# An e-mail address, and a forgotten password

account-help-mail = Mindestens { $letters } Zeichen. Gib später eine E-Mail-Adresse an, dann kannst du ein vergessenes Passwort ersetzen.
forgot-password = Passwort vergessen?
forgot-help = Hat das Konto eine bestätigte E-Mail-Adresse, bekommst du einen Link, um ein neues Passwort zu wählen.
forgot-name = Name oder E-Mail-Adresse
forgot-send = Link senden
forgot-sent = Falls es ein solches Konto mit bestätigter Adresse gibt, ist ein Link unterwegs. Er gilt eine Stunde.
reset-title = Neues Passwort wählen
reset-help = Damit bist du auf allen anderen Geräten abgemeldet, und deine Programme verlieren den Zugang.
reset-send = Passwort festlegen
reset-done = Dein Passwort ist festgelegt, { $name }. Du kannst dich jetzt anmelden.
address-title = E-Mail-Adresse
address-help = Um ein vergessenes Passwort zu ersetzen, und auf Wunsch für Benachrichtigungen. Niemand sonst sieht sie.
address-confirmed = { $address } ist bestätigt.
address-pending = Ein Link ist unterwegs zu { $address }. Öffne ihn innerhalb von 24 Stunden, um die Adresse zu bestätigen.
address-field = E-Mail-Adresse
address-new = Neue E-Mail-Adresse
address-send = Bestätigungslink senden
address-remove = Adresse entfernen
address-notices = Benachrichtigungen per E-Mail senden
confirm-title = Adresse bestätigen
confirm-help = Drücke den Knopf, dann benutzt dein Konto diese Adresse für ein vergessenes Passwort und auf Wunsch für Benachrichtigungen.
confirm-send = Adresse bestätigen
confirm-done = Die Adresse ist bestätigt.
unsubscribe-title = Keine Benachrichtigungen per E-Mail mehr
unsubscribe-help = Drücke „Abbestellen“, und es kommen keine Benachrichtigungen per E-Mail mehr. Deine Adresse bleibt, falls du dein Passwort vergisst.
unsubscribe-send = Abbestellen
unsubscribe-done = Abbestellt. Auf deiner Kontoseite kannst du Benachrichtigungen wieder einschalten.
link-incomplete = Dieser Link ist unvollständig. Öffne ihn noch einmal aus der Mail.
## Lobby: offene Tische und Gegnersuche

find-opponent = Gegner suchen
# $game - a game
find-opponent-for = Gegner suchen: { $game }
play-bot = Gegen Bot
play-bot-at = Gegen Bots: { $game }
join = Mitspielen
# $host - a player, $game - a game, $pace - the time limit, $rated - whether it is rated
join-table = Mitspielen bei { $host }: { $game }, { $pace }, { $rated }
join-failed = Das ging nicht
open-table-rated = gewertet
open-table-casual = ungewertet
# $free, $seats - how many seats are free, and how many there are
open-table-facts = { $host } · { $rated } · { $free } von { $seats } frei
open-table-gone = nicht mehr offen
# $name - a player, $rating - a number
host-rated = { $name } ({ $rating })
host-provisional = { $name } ({ $rating }?)
# $count - how many open tables are hidden by the filters
open-tables-none-match = { $count ->
    [0] Keine offenen Tische. Entferne die Filter oder eröffne einen Tisch.
    [one] { $count } offener Tisch, aber er passt nicht zu deinen Filtern.
   *[other] { $count } offene Tische, aber keiner passt zu deinen Filtern.
}
open-tables-all = Alle zeigen ({ $count })
open-tables-fewer = Weniger zeigen
filters = Filter
filter-any-game = Alle Spiele
filter-pace = Tempo
filter-any-pace = Jedes Tempo
filter-any-rated = Mit und ohne Wertung
filter-rated-only = Nur gewertet
filter-casual-only = Nur ungewertet
filter-players = Personen
filter-any-players = Beliebig viele
# $count - how many players
players-count = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
waiting-for-you = Wartet auf dich
waiting-for-nothing = Gerade nichts. Deine Spiele stehen unten.
ready-to-start = Bereit zum Start
# $names - a list of players
against-players = gegen { $names }
pairing-search = Gegnersuche
pairing-looking = Gegner wird gesucht
# $game - a game, $pace - the time limit
pairing-what = { $game }, { $pace }
pairing-bot-meanwhile = Solange gegen Bot
pairing-help = Ein gewertetes Spiel zu zweit mit jemandem, der dasselbe sucht; bei Auswahl mit ähnlicher Wertung.
pairing-real-time = In Echtzeit
pairing-real-time-help = Das Spiel öffnet sich, sobald jemand gefunden ist.
pairing-days = Tage für jeden Zug
pairing-days-help = Du kannst gehen. Das Spiel wartet später in der Lobby auf dich.
# $days - how many days for each turn
pairing-days-each = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
# $people - how many
pairing-waiting = { $people ->
    [one] { $people } wartet
   *[other] { $people } warten
}
# $search - a game and a time limit
pairing-cancel-named = Suche abbrechen: { $search }
refusal-table-full = Alle Plätze sind besetzt. Wähle einen anderen Tisch.
## Turniere

tournaments = Turniere
tournaments-text = Eine Reihe von Partien gegen andere. Der Server lost aus, stellt die Tische bereit und führt die Tabelle.
tournaments-none = Noch keine Turniere. Eröffne eines, dann können andere mitspielen.
tournaments-open = Anmeldung offen
tournaments-running = Laufende
tournaments-finished = Beendete
tournament-new = Neues Turnier
tournament-create = Turnier eröffnen
tournament-name = Name (freiwillig)
tournament-untitled = { $game }-Turnier
tournament-format = Format
tournament-format-swiss = Schweizer System
tournament-format-round-robin = Jeder gegen jeden
tournament-format-elimination = K.-o.-System
tournament-help-swiss = In jeder Runde triffst du auf jemanden mit etwa gleich vielen Punkten. Niemand scheidet aus.
tournament-help-round-robin = Alle spielen gegen alle. Höchstens 16.
tournament-help-elimination = Wer verliert, scheidet aus. Nach einem Unentschieden wird mit getauschten Plätzen noch einmal gespielt; dann kommt weiter, wer besser gesetzt ist.
tournament-most = Plätze
tournament-size = Spieler pro Tisch
tournament-per-table = { $size } pro Tisch
tournament-rounds = Runden
tournament-rounds-suggested = Wie vorgeschlagen
tournament-rounds-now = { $rounds ->
    [one] 1 Runde mit diesem Feld
   *[other] { $rounds } Runden mit diesem Feld
}
tournament-counts = Wertung
tournament-rated = Gewertet
tournament-casual = Ohne Wertung
tournament-pause = Pause zwischen den Runden
tournament-appear = Zeit, um an den Tisch zu kommen
tournament-minutes = { $minutes ->
    [0] Keine
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
tournament-appear-rule = { $minutes ->
    [one] Komm innerhalb einer Minute an deinen Tisch, sonst ist die Partie verloren.
   *[other] Komm innerhalb von { $minutes } Minuten an deinen Tisch, sonst ist die Partie verloren.
}
tournament-entered = { $entrants } von { $most } Plätzen besetzt
tournament-round-of = Runde { $round } von { $rounds }
tournament-round = Runde { $round }
tournament-is-open = Anmeldung offen
tournament-is-running = Läuft
tournament-is-finished = Beendet
tournament-is-cancelled = Abgesagt
tournament-joined = Du bist dabei
tournament-hosted-by = Leitung: { $name }
tournament-join = Mitspielen
tournament-start = Turnier starten
tournament-withdraw = Zurückziehen
tournament-withdraw-ask = Du verlierst deine Partie und alle folgenden. Zurück kannst du nicht.
tournament-cancel = Turnier absagen
tournament-cancel-ask = Das Turnier endet für alle, ohne Ergebnis.
tournament-remove = Entfernen
tournament-remove-ask = { $name } verliert alle verbleibenden Partien und kann nicht zurückkommen.
tournament-forfeit = Partie verloren geben
tournament-forfeits = { $name } verliert
tournament-forfeit-ask = { $name } verliert diese Partie. Das lässt sich nicht rückgängig machen.
tournament-keep = Zurück
tournament-your-game = Deine Partie ist bereit.
tournament-go = Zu deinem Tisch
tournament-next-in = Runde { $round } beginnt in { $time }
tournament-won-by = Sieg: { $names }
tournament-standings = Tabelle
tournament-entrants = Teilnehmende
tournament-nobody = Noch niemand.
tournament-entrant-withdrawn = zurückgezogen
tournament-entrant-removed = entfernt
tournament-players-come = Warten, bis alle am Tisch sind
tournament-not-here = noch nicht da
tournament-waiting-for = Wartet auf { $names }
tournament-to-come = { $names } – noch { $time } zum Erscheinen
tournament-second-game = zweite Partie
tournament-decided-bye = Freilos: zählt als Sieg
tournament-decided-forfeit = Aufgegeben
tournament-decided-no-show = Nicht gespielt
tournament-play = Spielen
tournament-watch = Zuschauen
tournament-see-game = Zur Partie
to-tournament = Zum Turnier
tournament-tie-breaks = Wie Punkte und Gleichstände zählen
tournament-points-help = Ein Sieg bringt 1 Punkt, ein Unentschieden je einen halben. Ein Freilos zählt als Sieg, eine kampflose Partie als Niederlage.
tournament-points-groups = Der erste Platz bringt 1 Punkt, der letzte 0, die dazwischen in gleichen Stufen. Gleichstände teilen. Ein Freilos zählt als Sieg, Aufgeben bringt nichts.
tournament-elimination-help = Es zählt, wie weit du kommst. Wer in derselben Runde verliert, teilt sich den Rang.
tournament-ties-stay = Wer danach noch gleichauf ist, teilt sich den Rang.
tie-break-direct = Direkter Vergleich
tie-break-direct-help = Punkte aus den Partien derer, die gleichauf sind, wenn alle aufeinandergetroffen sind.
tie-break-buchholz = Buchholz
tie-break-buchholz-help = Die Summe der Punkte deiner Gegner: mehr bei stärkeren Gegnern. Eine nicht gespielte Runde zählt mit deinen eigenen Punkten.
tie-break-sonneborn = Sonneborn-Berger
tie-break-sonneborn-help = Die Punkte der Gegner, die du besiegt hast, und die halben derer, gegen die du unentschieden gespielt hast.
tie-break-wins = Siege
tie-break-wins-help = Am Tisch gewonnene Partien, ohne Freilose und kampflose Siege.
tie-break-reached = Runde
tie-break-reached-help = Die erreichte Runde; der Sieg zählt eine mehr.
table-called-off = Das Turnier hat diese Partie vor dem Beginn entschieden. Sie wird hier nicht gespielt.
## Notices

notices = Nachrichten
notices-help = Wie du erfährst, dass eine Partie auf dich wartet, wenn du nicht da bist.
push-on = Auf diesem Gerät melden
push-off = Auf diesem Gerät beenden
push-blocked = Benachrichtigungen sind für diese Seite in den Browser-Einstellungen blockiert.
push-unsupported = Dieser Browser kann kein Push. Auf dem iPhone: Leg Bastide erst auf den Home-Bildschirm.
push-insecure = Push braucht eine sichere Verbindung (https).
push-failed = Der Push-Dienst deines Browsers ist nicht erreichbar. Versuch es später.
notices-devices = Geräte
device-this = dieses Gerät
device-unnamed = Unbenanntes Gerät
device-remove = Entfernen
device-remove-named = { $name } entfernen
notices-test = Test senden
notices-test-sent = Test gesendet.
notices-what = Melde mir
notice-kind-turn = Du bist am Zug
notice-kind-warning = Zug läuft ab
notice-kind-invited = Einladungen
notice-kind-paired = Gegner gefunden
notice-kind-tournament = Turniere
channel-push = Push
channel-webhook = Webhook
channel-mail = E-Mail
quiet-hours = Ruhezeiten
quiet-from = Von
quiet-until = Bis
quiet-zone = Zeitzone: { $zone }
webhook = Webhook (für Fortgeschrittene)
webhook-help = Nachrichten gehen als signiertes JSON an deine eigene Adresse.
webhook-url = Adresse
webhook-save = Speichern
webhook-secret = Geheimnis, nur jetzt zu sehen
webhook-is-off = Nach mehreren Fehlern abgeschaltet. Sende einen Test, um ihn wieder einzuschalten.
push-offer = Sollen wir dir melden, wenn du am Zug bist?
push-offer-yes = Ja, melden
push-offer-no = Nicht jetzt
