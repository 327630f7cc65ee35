### Das gezeichnete Spielbrett von Tournay im Browser. Die Worte des Spiels selbst kommen vom Server.

# Hinter dem Namen von allem, was man drücken kann
board-possible = jetzt möglich
board-decks = Die neun Stapel
# $deck - "Gelb I", $number - übrige Karten
board-deck = { $number ->
    [one] Stapel { $deck }, { $number } Karte
   *[other] Stapel { $deck }, { $number } Karten
}
# $number - Einwohner, die man dafür braucht
board-deck-help = { $number ->
    [one] Hier zu ziehen kostet { $number } Einwohner ({ $colour }): die oberen zwei Karten ansehen und eine behalten, oder die offene Karte nehmen.
   *[other] Hier zu ziehen kostet { $number } Einwohner ({ $colour }): die oberen zwei Karten ansehen und eine behalten, oder die offene Karte nehmen.
}
board-crier-came = sein Stadtschreier war da
board-queue = Die Auslage der Ereignisse
board-event-deck = Noch verdeckte Ereignisse: { $number }
# $number - Münzen auf einem Ereignis, $circles - wie viele darauf passen
board-coins = { $number } von { $circles } Münzen
board-fight-cost = { $deniers ->
    [0] Bekämpfen kostet Einwohner ({ $number } { $colour })
    [one] Bekämpfen kostet Einwohner ({ $number } { $colour }) und { $deniers } Denar
   *[other] Bekämpfen kostet Einwohner ({ $number } { $colour }) und { $deniers } Denare
}
board-criers = Stadtschreier: { $number } von { $needed }
board-criers-help = Waren { $needed } Stadtschreier da, bringt ein vollständiges Viertel das Ende.
board-supply = Vorrat
board-citizens = { $number ->
    [one] { $number } Einwohner ({ $colour })
   *[other] { $number } Einwohner ({ $colour })
}
# $number - wie viele dort stehen
board-standing = { $number ->
    [one] { $number } Einwohner ({ $colour }) auf dem Platz
   *[other] { $number } Einwohner ({ $colour }) auf dem Platz
}
board-available = Einwohner ({ $colour }): stehend / insgesamt
board-lying = Eingesetzte Einwohner, neben dem Platz
board-lying-one = eingesetzter Einwohner ({ $colour })
# $number - Marker für Einwohner anderer
board-gray = { $number ->
    [one] { $number } grauer Einwohner
   *[other] { $number } graue Einwohner
}
board-damaged = beschädigt
# $cards - eine Liste
board-beneath = darunter: { $cards }
board-known-below = darin bekannt, von unten: { $cards }
board-perhaps = vielleicht: { $cards }
board-district = Viertel von { $player }
board-plaza = Platz von { $player }
board-hand = Hand von { $player }
board-hand-empty = Deine Hand ist leer.
# $deck - "Gelb I"
board-hidden-card = verdeckte Karte ({ $deck })
board-rampart = Stadtmauer
board-rampart-help = Eine Stadtmauer schützt dich vor einem Ereignis eines Stadtschreiers, wie stark es auch ist, und zählt am Ende einen Punkt.
board-citizen-help = Einwohner ziehen Karten, aktivieren Gebäude und bekämpfen Ereignisse. Einer von jemand anderem kostet 2 Denare.
board-deniers-help = Mit Denaren bezahlst du Karten, Kämpfe und die Einwohner der anderen.
board-lying-help = Ein eingesetzter Einwohner steht wieder auf, wenn die Person, der er gehört, versammelt.
board-hand-help = Am Ende eines Zuges hat man höchstens vier Karten auf der Hand, Stadtmauern mitgezählt.
board-hidden-help = Eine Karte von diesem Stapel, die du nicht gesehen hast.
board-event-deck-help = Verlässt ein Ereignis die Reihe, so rückt das nächste von hier nach.
board-complete-help = Ein Viertel ist vollständig, wenn alle neun Felder belegt und zwei Prestigegebäude sichtbar sind. Vollständige Viertel bringen das Spielende.
board-prestige-help = Am Ende bringt jedes sichtbare Prestigegebäude allen Punkte, denen, die es gebaut haben, mehr.
board-first-player-help = Nur wenn der Zug dieser Person anfängt, wird geprüft, ob das Spiel endet.
board-damaged-help = Beschädigt: außer Betrieb, bis die Person, der sie gehört, versammelt.
board-last-round-help = Alle haben noch einen letzten Zug und können danach heimlich eine letzte Karte bauen.
board-printed-help = Die Punkte, die auf allen Karten eines Viertels gedruckt sind, auch auf überdeckten.
board-empty-slot = { $slot }: leer
board-last-here = hierhin kommt deine letzte Karte
board-show = Das Viertel von { $player } zeigen
board-back = Zurück zu meinem Viertel
board-first-player = fängt an
board-slots = Belegte Felder
board-prestige-count = Prestigegebäude
board-complete = Viertel vollständig

## Eine Karte in Worten

board-type-building = Gebäude
board-type-character = Persönlichkeit
board-type-prestige = Prestigegebäude
board-cost = { $deniers ->
    [one] kostet { $deniers } Denar
   *[other] kostet { $deniers } Denare
}
board-cost-card = { $deniers ->
    [one] kostet { $deniers } Denar und eine Karte aus Hand oder Viertel
   *[other] kostet { $deniers } Denare und eine Karte aus Hand oder Viertel
}
board-cost-citizen = kostet einen Einwohner ({ $colour })
board-printed-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Was sich ändern würde, neben einer Zahl

board-of-deniers = Denare
board-of-points = Punkte
board-of-cards = Handkarten
board-of-ramparts = Stadtmauern
board-of-citizens = Einwohner ({ $colour }) auf dem Platz

## Was gefragt ist

board-question = Was gefragt ist
board-waiting = { $player } entscheidet gerade …
board-off-turn = { $player } ist am Zug, aber du bist gefragt:
board-last-round = Letzte Runde!
board-ask-opening = Du darfst eine Handkarte ausspielen. Dann wähle eine Aktion:
board-ask-action = Wähle jetzt eine Aktion:
board-ask-end = Deine Aktion ist getan: beende deinen Zug.
board-ask-hand-limit = Vier Karten darfst du behalten.
board-ask-pay-card = { $card } kostet noch eine Karte.
board-ask-pay-citizen = { $card } kostet einen Einwohner ({ $colour }). Wähle einen von deinen.
board-ask-place = Wähle einen Platz für { $card }.
# $number - noch benötigte Einwohner
board-ask-use = { $number ->
    [one] Wessen Einwohner ({ $colour }) setzt du ein?
   *[other] Wessen Einwohner ({ $colour }) setzt du ein? { $number } sind nötig, einer nach dem anderen.
}
board-ask-draw = Der Stapel { $deck }.
board-ask-keep = Stapel { $deck }: behalte eine Karte; die andere bleibt offen auf dem Stapel.
board-ask-choose = { $number ->
    [one] Nimm { $number } der aufgedeckten Karten.
   *[other] Nimm { $number } der aufgedeckten Karten.
}
board-ask-react = Mehrere Personen reagieren. Wähle die, die zuerst kommt.
board-ask-chain = Deine Person lässt dich ein zweites Gebäude aktivieren. Wähle es, oder verzichte.
board-ask-shelter = { $event } steht bevor.
board-ask-suffer = { $event } trifft dich: wähle, was leidet.
# $player - wessen Karte
board-ask-damage = Wähle eine Karte von { $player }, die beschädigt wird.
board-ask-effect = Wie führst du die Wirkung aus?
board-ask-last-card = Das Ende: Wähle eine letzte Handkarte, die du heimlich baust, oder ende ohne eine.
board-ask-no-last-card = Keine deiner Handkarten lässt sich noch bauen. Ende ohne eine.
board-ask-last-slot = Wohin kommt { $card }? Niemand sieht es, bevor alle sich entschieden haben.
board-ask-last-end = Deine letzte Karte ist gewählt: beende deinen Teil.
board-ask-last-wait = Die anderen wählen heimlich ihre letzten Karten …
board-use-own = Dein eigener, umsonst
board-use-other = 2 Denare an { $player } zahlen
board-visit = { $card } von { $player } benutzen

## Die Aktionen; jede führt zum Ersten auf dem Tisch, das man dafür drücken kann

board-do-play = Karte ausspielen
board-do-draw = Ziehen
board-do-activate = Gebäude aktivieren
board-do-combat = Ereignis bekämpfen
board-do-earn = Denare verdienen
board-do-recruit = Anwerben
board-pick-play = Wähle eine Handkarte.
board-pick-draw = Wähle einen Stapel, von dem du ziehst.
board-pick-activate = Wähle ein Gebäude deines Viertels.
board-pick-combat = Wähle ein Ereignis, das du bekämpfst.
board-pick-earn = Wähle Einwohner auf deinem Platz.
board-pick-recruit = Wähle einen Einwohner aus dem Vorrat.

## Das Ende des Spiels

board-final = Die Schlusswertung
board-final-all = Alles zeigen
board-final-total = Summe
board-final-note = Gold zeigt, wer es gebaut hat; je höchstens 12 Punkte.
board-built-it = hat es gebaut
board-winner = Gewinner

## Wo eine Stellung aufgebaut wird

# $card - eine Karte, $number - wie viele ihr Stapel noch hat
board-editor-left = { $card }, noch { $number }
board-editor-colour = Farbe
board-editor-level = Stufe
board-editor-slot-help = { $pointer ->
    [touch] Tippe auf ein Feld, dann auf eine Karte.
   *[mouse] Klick auf ein Feld, dann auf eine Karte.
}
board-editor-lift = Entfernen
board-editor-damaged = Beschädigt
board-editor-possessions = Denare, Einwohner, Stadtmauern
# $colour - „gelb“
board-editor-citizens = Einwohner ({ $colour })
board-editor-lying = Eingesetzte Einwohner ({ $colour })
board-editor-built = Gebaute Stadtmauern
board-editor-in-hand = Stadtmauern auf der Hand
board-editor-draw = Karte hinzufügen
# $card - eine Handkarte
board-editor-discard = { $card } entfernen
board-editor-unknown = Unbekannte Karte
# Ein Ereignis, das niemand eingegeben hat
board-editor-drawn = Zufällig gezogen
board-editor-coins = Münzen
board-editor-criers = Stadtschreier, die schon da waren
board-tab-market = Karten
board-tab-others = Mitspieler
