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

## Menschen und Bots

who-are-you = Wer bist du?
nickname = Dein Name
nickname-help = Kein Konto, kein Passwort: Die anderen sehen nur den Namen.
name-suggestions = Adelheid, Balduin, Cäcilia, Dietmar, Edeltraud, Falko, Gisela, Hugo, Irmgard, Konrad, Lambert, Mechthild, Notker, Richlind, Tankred, Walburga
rename = Name ändern
renamed = Der Name ist geändert. Plätze, die du schon hast, behalten den alten.
bot-greedy = Bot Gierig
bot-random = Bot Zufall
bot-other = Bot { $bot }
you = (du)

## Lobby

lobby-title = Komm herein und bau eine Stadt
lobby-text = Mittelalterliche Städtebauspiele, vollständig und frei. Spiel sofort gegen Bots oder schick jemandem einen Link.
play-now = Jetzt spielen
start-game = Spiel beginnen
opponents = gegen
bots-count = { $count ->
    [one] { $count } Bot
   *[other] { $count } Bots
}
players-range = { $fewest } bis { $most } Personen
new-table = Neuer Tisch
my-tables = Meine Tische
open-tables = Offene Tische
open-tables-none = Gerade wartet niemand auf Gesellschaft. Eröffne einen Tisch, dann sehen ihn die anderen hier.
finished-tables = Beendete Spiele
your-turn = Du bist dran
table-is-open = freie Plätze
table-is-sealing = beginnt gleich
table-is-running = im Spiel
table-is-over = beendet
table-is-frozen = angehalten

## Einen Tisch eröffnen

choose-game = Welches Spiel?
seats = Plätze
seats-help = Mehrere Personen können sich dieses Gerät teilen: Wähle für jede „an diesem Gerät“.
seat-number = Platz { $seat }
seat-me = Ich
seat-me-named = Ich ({ $name })
seat-here = An diesem Gerät
seat-open = Frei für alle, die kommen
seat-name = Name für Platz { $seat }
seat-add = Noch ein Platz
seat-remove = Platz { $seat } entfernen
seat-free = Platz { $seat }, frei
who-may-join = Wer darf mitspielen?
table-public = Alle: Der Tisch steht in der Lobby
table-by-link = Nur wer den Link hat
presets = Fertige Zusammenstellungen
options-of-table = Optionen
option-own = etwas anderes …
option-own-help = Gib es auf Englisch ein:
create-table = Tisch eröffnen

## Vor dem Beginn

waiting-for-players = { $free ->
    [one] Noch { $free } Platz ist frei
   *[other] Noch { $free } Plätze sind frei
}
waiting-for-start = Alle Plätze sind besetzt: Das Spiel beginnt
sit-here = Hier Platz nehmen
stand-up = Aufstehen
ask-to-leave = Hinausbitten
invite-link = Schick diesen Link an jemanden
copy = Kopieren
copied = Kopiert
fair-chance = Fairer Zufall: Der Server hat sein Geheimnis vor dem Spiel unter dem Siegel { $commitment } festgelegt. Am Ende wird es geöffnet, und alle können jede Karte und jeden Würfel nachprüfen.

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
end-turn = Den Zug beenden
skip-bots = Nicht auf Bots warten
ask-undo = Um Rücknahme bitten
ask-undo-help = Dein letzter Zug lässt sich nur mit Zustimmung der anderen zurücknehmen, weil etwas gezogen wurde oder jemand seither gezogen hat.
undo-proposal-heading = Eine Bitte um Rücknahme
undo-proposal = { $name } möchte den letzten Zug und alles danach zurücknehmen. Bist du einverstanden?
undo-proposal-waits = { $name } hat darum gebeten, den letzten Zug zurückzunehmen. Die anderen haben noch nicht geantwortet.
agree = Einverstanden
decline = Lieber nicht
confirm-heading = Diesen Zug machen?
confirm = Ja, so machen
see-rule = Regel { $rule }
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
curtain-help = Was verdeckt ist, bleibt verdeckt, bis die richtige Person tippt.
curtain-show = Ich bin { $name }: Zeig den Tisch
table-frozen-notice = Dieser Tisch musste angehalten werden: { $reason }

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
table-frozen = Der Tisch musste angehalten werden: { $reason }

## Ergebnis

result-of = Ergebnis: { $game }
see-result = Ergebnis und Wiederholung
rematch = Revanche
points = Punkte
points-from = { $name }, { $source }: { $points }
points-then = Die Punkte, wie sie bei diesem Schritt waren.
replay-play = Das Spiel ab hier ablaufen lassen
replay-stop = Anhalten
look-as = Mit den Augen von
look-as-spectator = jemandem, der zuschaut
play-on = Weiterspielen
play-on-from-here = Von hier weiterspielen
play-on-not-here = Geh erst zu einem früheren Schritt: Hier ist das Spiel zu Ende.
play-on-help = Ein neues Spiel beginnt bei diesem Schritt, mit dir auf einem der Plätze und Bots auf den anderen.
play-on-seat = Dein Platz
play-on-bot = Die anderen
journal = Protokoll des Spiels

## Regeln, Protokolle

rules-of = Regeln von { $game }
rules-search = In den Regeln suchen
rules-none = Das sagt keine Regel.
upload-title = Ein Protokoll ansehen
upload-help = Ein Protokoll ist die Aufzeichnung eines beendeten Spiels; auf der Ergebnisseite lässt es sich herunterladen. Du kannst es noch einmal ablaufen lassen und von jedem Schritt aus weiterspielen.
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
learn-astray = Später gern! Jetzt bitte erst: { $task }. Du findest es dort, wo es leuchtet.
learn-back = Zurück
learn-next = Weiter
learn-help = Mach du es

## Einstellungen

settings-language = Sprache
settings-theme = Farben
theme-system = wie das Gerät
theme-light = Pergament
theme-dark = Kerzenlicht
settings-motion = Bewegung
motion-system = wie das Gerät
motion-reduced = so wenig wie möglich
settings-confirm = Vor jedem Zug nachfragen
settings-automatic = Züge ohne Wahl
automatic-off = mache ich selbst
automatic-forced = werden für mich gemacht, aber nicht das Ende des Zuges
automatic-forced-and-end = werden für mich gemacht, auch das Ende des Zuges

## Warum der Server etwas abgelehnt hat

refusal-unreachable = Der Server ist nicht zu erreichen. Läuft er, und bist du online?
refusal-already-asked = Es gibt schon eine Bitte um Rücknahme: Beantworte erst diese.
refusal-already-opened = Das wurde schon geöffnet: Warte auf die anderen.
refusal-already-ready = Du bist schon bereit: Warte auf die anderen.
refusal-already-started = Das Spiel hat begonnen: Du kannst zuschauen.
refusal-bad-frame = Das hat der Server nicht verstanden: Lade die Seite neu.
refusal-bad-hash = Das Versprechen für den fairen Zufall wurde unterwegs beschädigt: Versuch es noch einmal.
refusal-bad-mode = Diese Art gibt es nicht.
refusal-bad-nonce = Die geöffnete Zahl ist nicht die versprochene: Lade die Seite neu.
refusal-bad-number = Die Verbindung wurde an der falschen Stelle fortgesetzt: Lade die Seite neu.
refusal-bad-seat = Ein Platz kann deiner, frei oder der eines Bots sein.
refusal-bad-text = Sag etwas mit höchstens 500 Zeichen.
refusal-busy = An diesem Tisch geschieht zu viel auf einmal: Versuch es noch einmal.
refusal-foreign-origin = Seiten anderer Anbieter können das nicht tun.
refusal-internal = Auf dem Server ist etwas kaputtgegangen: Versuch es noch einmal.
refusal-no-such-seat = Einen solchen Platz hat der Tisch nicht.
refusal-no-such-step = Einen solchen Schritt hat das Spiel nicht.
refusal-no-such-table = Diesen Tisch gibt es nicht: Prüf den Link.
refusal-no-such-token = Ein solches Token hast du nicht.
refusal-no-such-tutorial = Für dieses Spiel gibt es noch keine Einführung: Seine Regeln erklären alles.
refusal-not-found = Unter dieser Adresse ist nichts.
refusal-not-over = Das geht, wenn das Spiel zu Ende ist.
refusal-not-running = An diesem Tisch wird gerade nicht gezogen.
refusal-not-sealing = Das Spiel kann noch nicht beginnen.
refusal-not-your-seat = Das ist nicht dein Platz.
refusal-nothing-asked = Niemand wartet auf deine Antwort.
refusal-nothing-to-undo = Es gibt keinen Zug, den du allein zurücknehmen darfst.
refusal-over-there = Bei diesem Schritt ist das Spiel schon zu Ende: Wähle einen früheren.
refusal-phase-closed = Solange alle verdeckt entscheiden, kannst du nur deine eigenen Schritte dieser Phase zurücknehmen.
refusal-scope = Dazu fehlt dir eine Erlaubnis.
refusal-seat-taken = Dort sitzt schon jemand: Wähle einen anderen Platz.
refusal-spectator = Du schaust nur zu: Nimm einen Platz, um mitzuspielen.
refusal-stale = Das wurde schon gesagt.
refusal-too-far-back = So viele Züge darfst du nicht allein zurücknehmen.
refusal-too-large = Das ist zu groß.
refusal-too-many = Das war etwas schnell: Warte einen Moment.
refusal-unknown-move = Einen solchen Zug gibt es in diesem Spiel nicht.
refusal-unknown-token = Dieses Token gehört niemandem.
refusal-who-are-you = Sag erst, wer du bist.
