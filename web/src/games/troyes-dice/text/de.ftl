### Der gezeichnete Tisch von Troyes Dice im Browser. Die Worte des Spiels selbst kommen vom Server.

board-sheet = Wertungsblatt von { $player }
board-sheets = Wertungsblätter
board-own-sheet = Dein Blatt
board-look = Das Blatt von { $player } ansehen
board-possible = jetzt möglich
board-choices = Was du tun kannst
board-column = Spalte { $column } ({ $value })
board-built = gebaut
board-blocked = versperrt
board-square = Würfelfeld { $colour } { $value }
board-struck = durchgestrichen
board-protected = geschützt
board-track = { $name }: { $left } übrig, { $circled } von { $length } eingekreist
board-citizens = Gefolgsleute ({ $colour }): { $number } von { $length }
board-citizens-of = Gefolgsleute ({ $colour })
board-buildings = { $number ->
    [one] { $number } Gebäude
   *[other] { $number } Gebäude
}
board-die = { $colour } { $value } ({ $cost })
board-raided = Würfel am Überfall
board-attacking-die = { $name }: { $value }, auf dem Platz in { $colour }
board-plaza = Platz, { $up }, Rückseite { $down }
board-plaza-destroyed = zerstörter Platz, { $up }, kehrt als { $down } zurück
board-attack = Angriff auf { $colour } { $value }: durchgestrichen, wo keine Festung in der Spalte steht.
board-value-price = 1 Einfluss ändert den Wert um { $step }
board-colour-price = eine andere Farbe kostet { $cost } Wissen

board-hint-choose = Wähle einen Würfel: auf dem Rad, mit den Knöpfen oder an seinem Feld auf deinem Blatt. { $pointer ->
    [touch] Tippe einen an, um zu sehen, was er kostet.
   *[mouse] Zeige auf einen, um zu sehen, was er kostet.
}
board-hint-pay = Dieser Würfel kostet eine beliebige Ressource: wähle, welche.
board-hint-build = Dein Bonus ist ein Gebäude: wähle eines, das auf deinem Blatt leuchtet.
board-hint-bonus = Ein Bonus steht an: wähle, was du als Nächstes einkreist.
board-hint-direction = Du bist Stadtausrufer: steigen oder fallen die Werte ab der ersten Spalte? { $pointer ->
    [touch] Tippe auf einen Knopf, um sie auf dem Blatt zu sehen.
   *[mouse] Zeige auf einen Knopf, um sie auf dem Blatt zu sehen.
}
board-hint-number = Du bist Stadtausrufer: gib jeder Spalte ihren Wert, von links an.
board-day = Tag { $day }

board-gain-citizens = { $number ->
    [one] { $number } Gefolgsmann ({ $colour })
   *[other] { $number } Gefolgsleute ({ $colour })
}
board-brings = Bringt { $gain }.
board-brings-per-die = Bringt { $gain } je Würfel in { $colour }.
board-link = Zusammen mit Spalte { $column }: { $gain }.
board-citizens-help = Am Ende je 1 Punkt. Platz { $build } bringt ein Prestigegebäude, Platz { $all } je einen Gefolgsmann der anderen Farben.
board-square-help = { $colour } { $value } baut über oder unter diesem Feld. Ist es durchgestrichen, sind beide Gebäude gesperrt.
board-resource-points = Am Ende 1 Punkt für je zwei übrige.
board-die-help = Erhalte { $gain } oder baue über oder unter { $colour } { $value }.
board-black-die-help = Er zerstört diesen Platz für den halben Tag. Ab Tag { $day } streicht er { $colour } { $value } auf jedem Blatt durch, das in der Spalte keine Festung hat.
board-plaza-help = Ein Würfel hier ist { $up }. Wird der Platz zerstört, kehrt er als { $down } zurück.
board-favour = { $each } je Gebäude: jetzt { $points }.
board-no-favour = Baue die Kathedrale dieser Persönlichkeit, um die Reihe zu werten.
board-sector-help = Was ein Würfel auf dem Stadtplatz daneben kostet.
board-neutral = neutraler Bereich
board-neutral-help = Der Stadtplatz daneben wird heute nicht gebraucht. Am Ende jedes Tages dreht sich die Scheibe um einen Schritt.
board-day-help = Halber Tag { $number } von { $all }. Nach dem letzten endet das Spiel.
board-bonus = Bonus für { $number } Gefolgsleute jeder Farbe
board-builds = Baue kostenlos eines davon: { $buildings }.
board-citizen-points = Am Ende 1 Punkt für jeden Gefolgsmann.
board-total-help = Persönlichkeiten, übrige Ressourcen und Gefolgsleute, wenn das Spiel jetzt endete.
board-plan-help = Die Gebäude des Blattes: In voller Farbe sind sie gebaut, dunkel gesperrt.
## Wo eine Stellung aufgebaut wird

board-editor-sheet = { $pointer ->
    [touch] Tippe auf ein Gebäude, um es zu zeichnen oder auszuradieren; Kathedralen in der Reihenfolge, in der sie gebaut wurden. Tippe auf ein Würfelfeld, um es zu streichen.
   *[mouse] Klick auf ein Gebäude, um es zu zeichnen oder auszuradieren; Kathedralen in der Reihenfolge, in der sie gebaut wurden. Klick auf ein Würfelfeld, um es zu streichen.
}
board-editor-circled = { $name }: eingekreist
board-editor-spent = { $name }: ausgegeben
board-editor-half-day = Halber Tag
board-editor-half = Tag { $day }, { $half }
board-editor-dice = Würfel
board-editor-die = Würfel { $number }
board-editor-numbering = Werte über den Spalten
board-editor-plazas = Plätze im Uhrzeigersinn, ab dem unter dem neutralen Sektor von Tag 1
board-editor-plaza = Platz { $number }
board-editor-face = { $up }, Rückseite { $down }
