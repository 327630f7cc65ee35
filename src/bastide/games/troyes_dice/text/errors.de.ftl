## Options

error-bad-crier = Die Option crier nimmt random oder eine Spielernummer, { $choices }, nicht „{ $value }“.
error-bad-tiles = Die Option tiles nimmt random oder { $number } verschiedene Zahlen von 1 bis { $most }, nicht „{ $value }“.
error-cannot-be-crier = Spieler { $number } kann nicht Stadtausrufer sein: Es spielen { $players } mit.

## Component files

error-one-kind-of-gain = { $where } muss entweder Gefolgsleute, Ressourcen oder ein Gebäude sein
error-no-building-here = { $where } kann kein Gebäude sein
error-one-of-each = { $where } muss bei mehreren Farben je eins sein
error-building-row = { $entry } muss { $building } sein, ein Gebäude der Farbe { $colour } und der Art { $kind }
error-only-these-fields = { $where } braucht { $fields } und sonst nichts
error-one-kind-per-die = { $where } muss für jeden Würfel eine Art von Dingen geben
error-cathedrals-alike = zwei Kathedralen werten dieselbe Reihe
error-resources-too-far = sheet.resources hat etwas hinter dem Ende der Leiste
error-resources-begin-linked = sheet.resources beginnt mit einer verbundenen Gefolgsperson
error-bonuses-apart = die Boni der Gefolgsleute der Farbe { $colour } müssen an verschiedenen Stellen der Leiste stehen
error-link-columns = die Verbindung „{ $link }“ von { $building } muss zwei benachbarte Spalten haben
error-two-links = { $building } { $column } hat zwei Verbindungen
error-plaza-colours = der Stadtplatz { $plaza } muss diese Farben haben, nicht { $colours }
error-plazas-count = plazas.plazas müssen zusammen { $number } Plättchen sein
error-plazas-of-one-colour = genau { $number } Stadtplätze müssen auf beiden Seiten dieselbe Farbe haben
error-banquet-order = Plättchen { $found } muss das Plättchen { $tile } sein

## Positions

error-half-days = Es gibt { $number } Tageszeiten, danach ist das Spiel zu Ende (TD-44).
error-moves-in-a-half-day = Züge gibt es nur in einer Tageszeit (TD-10).
error-columns-without-value = Ab der ersten Tageszeit hat jede Spalte ihren Wert (TD-9).
error-first-game-numbered = In einem ersten Spiel sind die Spalten schon vorher nummeriert (TD-6).
error-first-value = Der erste Wert wird gewürfelt, die Richtung ergibt alle anderen (TD-7).
error-values-in-a-row = Die Werte steigen oder fallen von Spalte zu Spalte (TD-7).
error-first-game-values = In einem ersten Spiel haben die Spalten von links die Werte 1 bis 6 (TD-6).
error-other-plazas = Die neun Stadtplätze sind nicht die aus der Schachtel (TD-2).
error-no-banquets = Ohne Bankette und Überfälle gibt es keine Plättchen (TD-48).
error-three-tiles = Drei verschiedene Plättchen liegen neben den drei einfarbigen Stadtplätzen (TD-48).
error-spent-too-much = Spieler { $number } kann nicht { $spent } { $resource } von { $circled } eingekreisten ausgegeben haben; die Leiste hat { $printed } (TD-20, TD-27).
error-too-many-citizens = Spieler { $number } kann nicht { $citizens } Gefolgsleute der Farbe { $colour } haben (TD-35).
error-bad-columns = Spalten sind verschiedene Buchstaben von a bis f, nicht „{ $columns }“.
error-dice-in-a-half-day = Würfel liegen nur in einer Tageszeit auf dem Rad (TD-10).
error-four-dice = Vier Würfel liegen auf dem Rad, und „black“ ist die Nummer des schwarzen (TD-11).
error-dice-in-order = Die Würfel liegen in aufsteigender Reihenfolge, der schwarze vor den gleichen (TD-11, TD-12).
error-somebody-decides = Jemand muss noch zu entscheiden haben: Wenn alle fertig sind, ist die Tageszeit vorbei (TD-42).
error-cannot-have-played = Spieler { $number } kann „{ $move }“ nicht gespielt haben: { $reason }
error-other-tiles = Nach der Option tiles liegen { $tiles } neben dem roten, dem gelben und dem weißen Stadtplatz, nicht { $found } (TD-48).
error-raid-too-early = Bis Tageszeit { $number } können nicht alle diese Plättchen die Überfallseite zeigen: Am Ende jeder Tageszeit dreht sich höchstens eines, wenn sein Stadtplatz benutzt wurde (TD-50).
error-struck-too-early = Bis Tageszeit { $number } können nicht { $struck } Würfelfelder durchgestrichen sein, höchstens { $most } (TD-15).
error-not-struck = Das Würfelfeld der Farbe { $colour } in Spalte { $column } wurde angegriffen, ist also auch bei Spieler { $number } durchgestrichen, der diese Festung nicht hat (TD-15, TD-16).
error-fortress-struck = Spieler { $number } kann nicht die Festung von Spalte { $column } haben und deren rotes Würfelfeld durchgestrichen: Das eine verhindert das andere (TD-16, TD-17).
error-citizens-missing = Spieler { $number } kann nicht { $citizens } Gefolgsleute der Farbe { $colour } haben: Was auf dem Zettel gezeichnet und eingekreist ist, hat mindestens { $least } gebracht (TD-26, TD-29, TD-33, TD-34, TD-38).
error-citizens-from-nowhere = Spieler { $number } kann nicht { $citizens } Gefolgsleute der Farbe { $colour } haben: Was auf dem Zettel gezeichnet und eingekreist ist, hat höchstens { $most } gebracht (TD-26, TD-29, TD-30, TD-33, TD-34, TD-38).
error-resources-missing = Spieler { $number } kann nicht { $circled } { $resource } eingekreist haben: Die vom Anfang, Kombinationen und Spaltenboni ergeben mindestens { $least } (TD-5, TD-34, TD-39).
error-spent-too-early = Spieler { $number } kann in { $actions } Aktionen nicht { $spent } { $resource } ausgegeben haben, höchstens { $most } (TD-20, TD-22, TD-23).
error-bonus-buildings-missing = Spieler { $number } hat Gefolgsleute für { $bonuses } Gebäude aus Boni, die nicht alle unter den gezeichneten sein können (TD-37, TD-39, TD-41).
error-too-few-actions = Spieler { $number } kann das nicht alles in { $actions } Aktionen gezeichnet und eingekreist haben: Es braucht mindestens { $needed } (TD-10, TD-19).
