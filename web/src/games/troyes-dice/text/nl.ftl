### De getekende tafel van Troyes Dice in de browser. De woorden van het spel zelf komen van de server.

board-sheet = Scorevel van { $player }
board-sheets = Scorevellen
board-own-sheet = Jouw vel
board-look = Het vel van { $player } bekijken
board-possible = nu mogelijk
board-choices = Wat je kunt doen
board-column = kolom { $column } ({ $value })
board-built = gebouwd
board-blocked = geblokkeerd
board-square = dobbelsteenvak { $colour } { $value }
board-struck = doorgestreept
board-protected = beschermd
board-track = { $name }: nog { $left }, { $circled } van { $length } omcirkeld
# De kleuren komen onverbogen aan
board-citizens = { $colour ->
    [rood] Rode
    [geel] Gele
    [wit] Witte
   *[other] { $colour }
} burgers: { $number } van { $length }
board-citizens-of = { $colour ->
    [rood] rode
    [geel] gele
    [wit] witte
   *[other] { $colour }
} burgers
board-buildings = { $number ->
    [one] { $number } gebouw
   *[other] { $number } gebouwen
}
board-die = { $colour } { $value } ({ $cost })
board-raided = dobbelsteen bij een overval
board-attacking-die = { $name }: { $value }, op het { $colour ->
    [rood] rode
    [geel] gele
    [wit] witte
   *[other] { $colour }
} plein
board-plaza = plein, { $up }, andere kant { $down }
board-plaza-destroyed = verwoest plein, { $up }, keert terug als { $down }
board-attack = Aanval op de { $colour ->
    [rood] rode
    [geel] gele
    [wit] witte
   *[other] { $colour }
} { $value }: doorgestreept waar geen Vesting in de kolom staat.
board-value-price = 1 invloed verandert de waarde met { $step }
board-colour-price = een andere kleur kost { $cost } kennis

board-hint-choose = Kies een dobbelsteen: op het rad, met de knoppen of bij zijn vak op je vel. { $pointer ->
    [touch] Tik er een aan om te zien wat hij kost.
   *[mouse] Wijs er een aan om te zien wat hij kost.
}
board-hint-pay = Deze dobbelsteen kost een grondstof naar keuze: kies welke.
board-hint-build = Je bonus is een gebouw: kies er een dat op je vel oplicht.
board-hint-bonus = Er staat een bonus open: kies wat je als volgende omcirkelt.
board-hint-direction = Jij bent stadsomroeper: lopen de waarden vanaf de eerste kolom op of af? { $pointer ->
    [touch] Tik op een knop om ze op het vel te zien.
   *[mouse] Wijs een knop aan om ze op het vel te zien.
}
board-hint-number = Jij bent stadsomroeper: geef elke kolom haar waarde, vanaf links.
board-day = Dag { $day }

board-gain-citizens = { $number ->
    [one] { $number } { $colour ->
        [rood] rode
        [geel] gele
        [wit] witte
       *[other] { $colour }
    } burger
   *[other] { $number } { $colour ->
        [rood] rode
        [geel] gele
        [wit] witte
       *[other] { $colour }
    } burgers
}
board-brings = Levert { $gain } op.
board-brings-per-die = Levert { $gain } op per dobbelsteen in { $colour }.
board-link = Samen met kolom { $column }: { $gain }.
board-citizens-help = Aan het einde 1 punt elk. Plaats { $build } levert een prestigegebouw op, plaats { $all } een burger van elke andere kleur.
board-square-help = { $colour } { $value } bouwt boven of onder dit vak. Is het doorgestreept, dan zijn beide gebouwen geblokkeerd.
board-resource-points = Aan het einde 1 punt voor elke twee die over zijn.
board-die-help = Krijg { $gain }, of bouw boven of onder { $colour } { $value }.
board-black-die-help = Hij verwoest dit plein voor de halve dag. Vanaf dag { $day } streept hij { $colour } { $value } door op elk vel zonder Vesting in die kolom.
board-plaza-help = Een dobbelsteen is hier { $up }. Wordt het plein verwoest, dan keert het terug als { $down }.
board-favour = { $each } per gebouw: nu { $points }.
board-no-favour = Bouw de Kathedraal van dit personage om de rij te laten tellen.
board-sector-help = Wat een dobbelsteen op het plein ernaast kost.
board-neutral = neutrale zone
board-neutral-help = Het plein ernaast wordt vandaag niet gebruikt. Aan het einde van elke dag draait de schijf één stap.
board-day-help = Dagdeel { $number } van { $all }. Na het laatste eindigt het spel.
board-bonus = Bonus voor { $number } burgers van elke kleur
board-builds = Bouw er gratis een van: { $buildings }.
board-citizen-points = Aan het einde 1 punt voor elke burger.
board-total-help = Personages, overgebleven grondstoffen en burgers, als het spel nu eindigde.
board-plan-help = De gebouwen van het blad: in volle kleur gebouwd, donker geblokkeerd.
## Waar een stelling wordt opgebouwd

board-editor-sheet = { $pointer ->
    [touch] Tik op een gebouw om het te tekenen of te wissen; teken kathedralen in de volgorde waarin ze gebouwd zijn. Tik op een dobbelsteenvak om het door te strepen.
   *[mouse] Klik op een gebouw om het te tekenen of te wissen; teken kathedralen in de volgorde waarin ze gebouwd zijn. Klik op een dobbelsteenvak om het door te strepen.
}
board-editor-circled = { $name }: omcirkeld
board-editor-spent = { $name }: uitgegeven
board-editor-half-day = Halve dag
board-editor-half = Dag { $day }, { $half }
board-editor-dice = Dobbelstenen
board-editor-die = Dobbelsteen { $number }
board-editor-numbering = Waarden boven de kolommen
board-editor-plazas = Pleinen met de klok mee, vanaf dat onder de neutrale sector van dag 1
board-editor-plaza = Plein { $number }
board-editor-face = { $up }, achterkant { $down }
