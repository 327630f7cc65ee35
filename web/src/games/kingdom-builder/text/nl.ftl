### Het getekende bord van Kingdom Builder in de browser. De woorden van het spel zelf komen van de server.

board-grid = Spelbord van 20 rijen met 20 velden
board-keys = Pijltjestoetsen gaan van veld naar veld, N en P naar het volgende en het vorige mogelijke veld, Enter kiest, I geeft uitleg, plus en min zoomen in en uit.
board-location = { $left ->
    [0] { $name }, geen stadstegel meer
    [one] { $name }, nog { $left } stadstegel
   *[other] { $name }, nog { $left } stadstegels
}
board-settled = nederzetting van { $player }
board-lifted = opgepakt
board-prospect-gold = { $gold } goud
board-prospect-gain = Krijgt { $name }
board-prospect-loss = Verliest { $name }
board-tile = { $held ->
    [1] { $ready ->
        [0] { $name }, nog niet klaar
       *[other] { $name }, klaar voor gebruik
    }
   *[other] { $name }, { $ready } van { $held } klaar
}
board-own-card = Je volgende kaart
board-gold = { $card }: { $gold } goud
board-supply = { $supply ->
    [one] { $supply } nederzetting in de voorraad
   *[other] { $supply } nederzettingen in de voorraad
}
board-zoom-in = Inzoomen
board-zoom-out = Uitzoomen
board-zoom-all = Het hele spelbord tonen
board-hidden-card = Gedekte gebiedskaart
board-editor-map = { $pointer ->
    [touch] Tik op een veld om een nederzetting te plaatsen of weg te nemen, of op een stad om de tegel te nemen.
   *[mouse] Klik op een veld om een nederzetting te plaatsen of weg te nemen, of op een stad om de tegel te nemen.
}
board-editor-boards = Kwadranten en scorekaarten
board-editor-quadrant = Kwadrant, { $place }
board-editor-rotate = Kwadrant draaien, { $place }

board-castle-help = 3 goud voor elk kasteel naast minstens één van je nederzettingen.
board-water-help = Alleen met de Haven kom je op water.
board-mountain-help = Niemand kan op bergen bouwen.
board-location-help = Bouw naast deze plaats om een van haar tegels te nemen.
board-location-had = Je hebt je tegel van hier al gehad.
board-card-help = Bouw 3 nederzettingen op { $terrain }, zo mogelijk naast die van jou.
board-next-card-help = Je speelt haar in je volgende beurt. De anderen zien haar niet.
board-supply-help = Heeft iemand de laatste nederzetting gebouwd, dan eindigt het spel met die ronde.
board-last-round-help = Iemand heeft de laatste nederzetting gebouwd. Het spel eindigt zodra iedereen even vaak aan de beurt is geweest.
board-draw-pile-help = Aan het einde van je beurt trek je hier je volgende gebiedskaart.
board-discards-help = Is de trekstapel leeg, dan wordt de aflegstapel geschud tot een nieuwe.
board-removed-help = Ze ging uit het spel omdat geen veld van die gebiedssoort vrij was.
board-hidden-card-help = De volgende kaart van deze speler. Niemand anders ziet haar.
