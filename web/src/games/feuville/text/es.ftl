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
board-use-die = Poner aquí el dado { $number }
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
board-hint = Señala cualquier cosa para ver qué hace; lo que brilla se puede hacer ahora.

## Lo que se pregunta, dicho por quien está al lado

board-ask-dice = Tus dados: { $persons }. En sus columnas toma una loseta o un edicto, o pulsa el personaje para usar su habilidad. El hada acepta cualquier dado; el duende, los dos.
board-ask-roll = Tira los dados, o antes puntúa un edicto guardado: púlsalo en tu tablero.
board-ask-end = Has usado los dos dados. Construye o puntúa lo que tienes guardado, o termina tu turno.
board-ask-person = ¡Mira, ahora soy { $person }! Toma una loseta o el edicto de esa columna, o pulsa el personaje para usar su habilidad.
board-ask-hand = ¿Adónde va? Pulsa un lugar de tu ciudad, o guarda la loseta para más tarde.
board-ask-hand-decree = ¿Puntuar ya este edicto, o guardarlo hasta que tu ciudad sea más grandiosa?
board-ask-must-build = Invita la casa, pero constrúyela enseguida: pulsa un lugar de tu ciudad.
board-ask-stored = Pulsa un lugar de tu ciudad para la loseta guardada, o devuélvela.
board-ask-clouds = ¡Cuántas nubes! Puedes restaurar una ruina.
board-ask-entertainer = ¡Ya llevas { $total }! ¿Otra vez? Hasta 10 es todo tuyo; si te pasas de 10, ríen los demás.
board-ask-thief = Chsss… ¿quién ha dejado abierto el armario? Pulsa algo que otra persona tenga guardado.
board-ask-publican = ¡Otra ronda! Pulsa cualquier loseta que brille.
board-ask-architect = Recién salidas de la mesa de dibujo: toma la loseta que quieras.
board-ask-mayor = El edicto que prefieras, ¡faltaría más!
board-ask-magician = ¡Abracadabra! Ruinas por restaurar: { $repairs }; hechizos por tomar: { $charms }.
board-ask-fairy = Elige uno de mis tres hechizos.
board-ask-charm = Tienes los bolsillos llenos. ¿Qué dejas a cambio del nuevo hechizo?
board-ask-coat = ¡Una ciudad espléndida! Pon tu escudo debajo de una columna.
board-ask-selection = Las filas están recién puestas: ¿jugar tu gran selección y tomar la loseta que quieras?
board-ask-dragon = { $number ->
    [one] ¡Tengo hambre! Dame { $number } columna.
   *[other] ¡Tengo hambre! Dame { $number } columnas.
}
board-ask-small-district = ¿Qué columna es el barrio pequeño? Debajo se pone hierba.
board-ask-large-district = ¿Qué dos columnas vecinas son el barrio grande? Debajo de ambas se pone hierba.
board-ask-splendid-view = ¿Desde dónde es más bella la vista? Cuenta cada símbolo de las cuatro losetas.
board-ask-own-discretion = ¿Qué símbolo cuenta por tres?
board-tab-persons = Tablero
board-tab-specials = Hada y otros
board-tab-towns = Ciudades
