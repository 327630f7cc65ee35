### El tablero dibujado de Kingdom Builder en el navegador. Las palabras del juego mismo vienen del servidor.

board-grid = Tablero de 20 filas con 20 casillas
board-keys = Las flechas van de casilla en casilla, N y P a la casilla posible siguiente y a la anterior, Intro elige, I explica, más y menos acercan y alejan.
board-location = { $left ->
    [0] { $name }, no queda ninguna loseta
    [one] { $name }, queda { $left } loseta
   *[other] { $name }, quedan { $left } losetas
}
board-settled = asentamiento de { $player }
board-lifted = levantado
board-prospect-gold = { $gold } de oro
board-prospect-gain = Consigue { $name }
board-prospect-loss = Pierde { $name }
board-tile = { $held ->
    [1] { $ready ->
        [0] { $name }, aún no disponible
       *[other] { $name }, disponible
    }
   *[other] { $name }, disponibles { $ready } de { $held }
}
board-own-card = Tu próxima carta
board-gold = { $card }: { $gold } de oro
board-supply = { $supply ->
    [one] { $supply } asentamiento en la reserva
   *[other] { $supply } asentamientos en la reserva
}
board-zoom-in = Acercar
board-zoom-out = Alejar
board-zoom-all = Mostrar todo el tablero
board-hidden-card = Carta de terreno oculta
board-editor-map = { $pointer ->
    [touch] Toca una casilla para poner o quitar un asentamiento, o un lugar para tomar su loseta.
   *[mouse] Haz clic en una casilla para poner o quitar un asentamiento, o en un lugar para tomar su loseta.
}
board-editor-boards = Sectores y cartas de puntuación
board-editor-quadrant = Sector, { $place }
board-editor-rotate = Girar el sector, { $place }

board-castle-help = 3 de oro por cada castillo junto a al menos uno de tus asentamientos.
board-water-help = Al agua solo se llega con el Puerto.
board-mountain-help = Nadie puede construir en las montañas.
board-location-help = Construye junto a este lugar para tomar una de sus losetas.
board-location-had = Ya tuviste tu loseta de aquí.
board-card-help = Construye 3 asentamientos en { $terrain }, junto a los tuyos si es posible.
board-next-card-help = La juegas en tu próximo turno. Los demás no la ven.
board-supply-help = Cuando alguien ha construido su último asentamiento, la partida termina con esa ronda.
board-last-round-help = Alguien ha construido su último asentamiento. La partida termina cuando todo el mundo ha tenido el mismo número de turnos.
board-draw-pile-help = Al final de tu turno robas de aquí tu próxima carta de terreno.
board-discards-help = Cuando el mazo está vacío, los descartes se barajan y forman uno nuevo.
board-removed-help = Se retiró de la partida porque ninguna casilla de su terreno estaba libre.
board-hidden-card-help = La próxima carta de esta persona. Solo ella la ve.
