### El tablero dibujado de Feuville en el navegador. Las palabras del juego mismo vienen del servidor.

board-possible = posible ahora
board-persons = Los seis personajes y sus columnas
board-person = { $number }: { $name }, habilidad
board-slot = { $person }: { $piece }
board-empty = vacío: { $kind }
board-decree-worth = { $points ->
    [one] { $name }, ahora vale { $points } punto
   *[other] { $name }, ahora vale { $points } puntos
}
board-gnome = Duende
board-gnome-as = { $number }: duende en el papel de { $name }
board-gnome-help = Los dos dados juntos llaman al duende: hace, una vez, el papel de cualquiera de los seis personajes.
board-fairy-help = Un dado por turno, muestre lo que muestre, va al hada por uno de sus tres hechizos.
board-dragon = Dragón
board-dragon-help = Nubes y columnas: quien tenga menos nubes que columnas pierde columnas cuando sale un doble.
board-dragon-count = { $player }: nubes { $clouds }, columnas { $columns }
board-town = Ciudad de { $player }
board-column = Columna { $column }: { $what }
board-burnt = quemada
board-grass = hierba
board-coat = escudo
board-zoom-in = Más grande
board-zoom-out = Más pequeño
board-free-space = espacio libre
board-protected = a salvo de robos
board-build = Construir
board-put-back = Devolver
board-evaluate = Puntuar
board-drop = Descartar
board-protect = Proteger
board-show-town = Mostrar la ciudad de { $player }
board-stored = Guardado por { $player }: { $piece }
board-back-home = Volver a mi ciudad
board-question = Lo que se pregunta
board-waiting = { $player } se lo piensa…
board-off-turn = Es el turno de { $player }, pero la pregunta es para ti:
board-worth-nothing = Aún no es posible: no se cumple la condición.
board-wall-help = Va en el extremo izquierdo o derecho de tu ciudad. Los edictos cuentan sus símbolos.
board-tower-help = Va sobre cualquier muralla. Los edictos cuentan sus símbolos.
board-sky-help = Va sobre cualquier torre. Cuando viene el dragón necesitas tantas nubes como columnas.
board-start-help = La primera muralla de tu ciudad. Nunca se quema.
board-prestige-help = Los anotas al instante.
board-column-next = Encima irá: { $level }.
board-column-complete = Completa: puede puntuar un barrio.
board-column-burnt = Quemada: no se construye en ella y ningún edicto la cuenta. Para el dragón sigue siendo una columna.
board-column-grass = Con hierba, no puede puntuar más barrios.
board-pile-help = Rellena su fila cuando sus seis sitios están vacíos.
board-decrees-help = Rellena la fila de edictos al final de cada turno. Cuando un hueco no se puede llenar, la partida está por terminar.
board-grass-help = Un barrio puntuado recibe una loseta de hierba debajo de cada columna.
board-edition-help = Las ediciones difieren en algunas reglas.
board-last-round-help = La partida termina cuando todo el mundo ha tenido el mismo número de turnos.
board-symbol-help = Los edictos puntúan los símbolos de las losetas sin quemar.
board-evaluated-help = Al final, quien ha puntuado menos edictos recibe 7 puntos.
board-start-player-help = Cada ronda empieza por esta persona.
board-space-help = Un tablero personal tiene dos espacios para losetas y edictos sin puntuar.

## Lo que se pregunta, dicho por quien está al lado

board-ask-dice = Tus dados: { $persons }.
board-ask-roll = Los dados esperan.
board-ask-end = Has usado los dos dados.
board-ask-person = ¡Mira, ahora soy { $person }!
board-ask-hand = ¿Adónde va?
board-ask-hand-decree = Un edicto vale más en una ciudad grandiosa.
board-ask-must-build = ¡Invita la casa, pero tiene que ser ahora!
board-ask-stored = Elige un lugar de tu ciudad para la loseta guardada, o devuélvela.
board-ask-clouds = ¡Cuántas nubes!
board-ask-entertainer = ¡Ya llevas { $total }! Hasta 10 es todo tuyo; si te pasas de 10, ríen los demás.
board-ask-thief = Chsss… ¿quién ha dejado abierto el armario?
board-ask-publican = ¡Otra ronda!
board-ask-architect = ¡Recién salidas de la mesa de dibujo!
board-ask-mayor = ¡A tu servicio, faltaría más!
board-ask-magician = ¡Abracadabra!
board-ask-fairy = Tengo un regalo para ti.
board-ask-charm = Tienes los bolsillos llenos.
board-ask-coat = ¡Una ciudad espléndida!
board-ask-selection = Las filas están recién puestas y tienes una gran selección.
board-ask-dragon = { $number ->
    [one] ¡Tengo hambre! Dame { $number } columna.
   *[other] ¡Tengo hambre! Dame { $number } columnas.
}
board-ask-small-district = ¿Qué columna es el barrio pequeño? Debajo se pone hierba.
board-ask-large-district = ¿Qué dos columnas vecinas son el barrio grande? Debajo de ambas se pone hierba.
board-ask-splendid-view = ¿Desde dónde es más bella la vista? Cuenta cada símbolo de las cuatro losetas.
board-ask-own-discretion = ¿Qué símbolo cuenta por tres?

## Donde se prepara una posición

# $piece - loseta, edicto o ficha de hada, $number - cuántas quedan en la caja
board-editor-left = { $piece }, quedan { $number }
# $column - +1 está a la derecha de la loseta inicial, $level - muralla, torre o cielo, $what - la loseta o «vacío»
board-editor-place = Columna { $column }, { $level }: { $what }
board-editor-empty = vacío
board-editor-tiles = Losetas para este lugar
board-editor-start = { $pointer ->
    [touch] Esta es la loseta inicial. Toca un lugar encima o al lado.
   *[mouse] Esta es la loseta inicial. Haz clic en un lugar encima o al lado.
}
board-editor-remove = Quitar
board-editor-burnt = Quemada
board-editor-grass = Hierba
board-editor-coat = Escudo
board-editor-decrees-help = { $pointer ->
    [touch] Toca un edicto para puntuarlo en la ciudad tal como está ahora.
   *[mouse] Haz clic en un edicto para puntuarlo en la ciudad tal como está ahora.
}
# $points - lo que daría
board-editor-score = Puntuar { $decree }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
# $number - cuántas veces se ha puntuado
board-editor-unscore = Deshacer { $decree } (puntuado: { $number })
board-editor-points-help = Cambia un número si la ciudad era distinta al puntuar. ¿Solo sabes el total? Anótalo como puntos del saltimbanqui.
board-editor-deal = Repartir el resto del tablero
board-editor-empty-space = Dejar vacío
board-tab-persons = Tablero
board-tab-specials = Hada y otros
board-tab-towns = Ciudades
