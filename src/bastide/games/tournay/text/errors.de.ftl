## Component files

error-needs-a-kind = { $where } muss ein Objekt mit „kind“ sein
error-bad-id = { $where }.id muss aus Kleinbuchstaben, Ziffern und Bindestrichen bestehen, nicht „{ $name }“
error-id-taken = zwei Einträge haben die id „{ $name }“
error-character-power = das Gebäude { $building } hat „{ $power }“, was nur Persönlichkeiten haben können
error-building-effect = die Persönlichkeit { $character } hat eine Wirkung, die nur Gebäude haben können
error-counts-twice = die Persönlichkeit { $character } hat „{ $power }“ zweimal, kann aber nur einmal zählen
error-replaceable-copies = { $card } hat mehr ersetzbare Exemplare als Exemplare
error-bad-cost = die Kosten von { $card } müssen ein Einwohner sein oder Denare, mit oder ohne Karte
error-too-many-pieces = alle Wirkungen zusammen dürfen höchstens { $most } Teile haben, nicht { $number }
error-deck-size = der Ziehstapel { $deck } muss außer dem Stadtschreier { $least } bis { $most } Karten haben, nicht { $size }
error-deck-replaceable = der Ziehstapel { $deck } muss so viele ersetzbare Karten haben, wie die Erweiterung hinzufügt
error-event-colour = das Ereignis { $event } braucht eine Farbe, oder keine, wenn es Denare nimmt

## Positions

error-no-such-card = Eine Karte „{ $card }“ gibt es nicht.
error-different-colours = Die Karten auf { $place } von Spieler { $number } haben verschiedene Farben (TY-16).
error-building-twice = Spieler { $number } hat { $card } zweimal (TY-18).
error-cannot-lie-there = Was auf { $place } von Spieler { $number } liegt, kann dort nicht liegen (TY-9, TY-34).
error-not-damageable = Ein Prestigegebäude auf { $place } von Spieler { $number } kann nicht beschädigt sein (TY-56).
error-district-too-large = Das Viertel von Spieler { $number } hat mehr als drei Reihen oder Spalten (TY-14).
error-first-step = Der erste Schritt, und kein anderer, ist „turn“, „last“ oder „final“.
error-nothing-waits = Nichts wartet, während letzte Karten gewählt werden (TY-59).
error-card-without-step = Eine Karte wird genau dann gespielt, wenn ein Schritt nach ihrem Feld fragt (TY-13).
error-looked-without-step = Zwei Karten werden genau dann angesehen, wenn ein Schritt fragt, welche behalten wird (TY-27).
error-last-card = Die letzte Karte von Spieler { $number } ist nicht auf der Hand (TY-59).
error-strikes-without-queue = Ein Ereignis, das eintritt, muss in der Auslage sein (TY-31).
error-nobody-answers = Niemand kann den Schritt „{ $step }“ beantworten.
error-citizens-count = Die Einwohner der Farbe { $colour } gehen nicht auf: Im Vorrat müssen { $left } sein (TY-3).
error-event-twice = Das Ereignis „{ $event }“ ist unbekannt oder zweimal in der Auslage.
error-too-many-coins = Das Ereignis „{ $event }“ hat nicht so viele Kreise (TY-30).
error-events-count = Die Ereignisse gehen nicht auf: Im Ereignisstapel müssen { $left } sein (TY-5).
error-face-up-known = Die offene Karte des Ziehstapels { $deck } müssen alle kennen (TY-27).
error-left-out = Vom Ziehstapel { $deck } bleiben { $number } ersetzbare oder hinzugefügte Karten weg (TY-67).
error-deck-count = Die Karten des Ziehstapels { $deck } gehen nicht auf (TY-4).
error-undetermined = Die unbestimmten Karten des Ziehstapels { $deck } sind nicht die, die sonst nirgends sind (TY-4).
error-other-deck = Die Karte „{ $card }“ gehört nicht zum Ziehstapel { $deck } (TY-4).
error-doubts-without-truth = Kein Muster eines Zweifels über den Ziehstapel { $deck } trifft auf die dort verborgenen Karten zu.
error-cannot-start = Spieler { $number } kann nicht beginnen: Es spielen nur { $players } mit.
error-other-start-player = Nach der Option start_player beginnt Spieler { $number } (TY-6).
error-unknown-to-nobody = Eine Karte, die alle kennen, kann nicht unbekannt sein.
error-unknown-and-doubts = Der Ziehstapel { $deck } hat unbekannte Karten; dann gibt es keine Zweifel über ihn.
error-beyond-the-grid = Ein genannter Platz liegt zu weit vom Viertel entfernt (TY-14).
error-does-not-go-with-steps = Was „{ $field }“ sagt, passt nicht zu den Schritten des Zuges.
error-queue-gap = Die Auslage der Ereignisse hat eine Lücke, obwohl der Ereignisstapel nicht leer ist (TY-5, TY-36).
error-all-have-ended = Jemand muss noch eine letzte Karte zu wählen haben (TY-59).
error-last-choice = Spieler { $number } kann jetzt nicht so über eine letzte Karte entschieden haben (TY-59).
