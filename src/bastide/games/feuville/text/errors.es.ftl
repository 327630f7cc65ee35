## Component files

error-clouds-off-the-sky = { $where } no es un cielo y tiene nubes
error-gate-off-the-wall = { $where } no es una muralla y tiene una puerta
error-corner-misplaced = { $where } es un cielo o una puerta y tiene una torre de esquina
error-start-back-misplaced = { $where } tiene el reverso inicial, que solo tienen los cielos
error-number-of-tiles = tiles.tiles necesita de { $least } a { $most } losetas, no { $number }
error-tiles-of-a-kind = tiles.tiles necesita de { $least } a { $most } losetas del tipo { $kind }, no { $number }
error-start-skies = tiles.tiles necesita { $number } cielos con el reverso inicial
error-decrees-too-few = decrees.decrees tiene { $number } para la fila, menos de los que se retiran y se ponen
error-evaluations-too-few = decrees.decrees necesita una puntuación de la ciudad para cada una de { $players } personas
error-prestige-points = fairy.fairy: { $tile } debe dar tantos puntos como dice su id
error-charms-too-few = fairy.fairy necesita { $least } losetas como mínimo
error-symbols-too-many = tiles.tiles muestra el símbolo { $symbol } más de { $most } veces

## Positions

error-step-out-of-place = El paso «{ $step }» no puede esperar ahí (FV-10).
error-named-in-vain = Al dragón no se le señalaron las columnas { $named } (FV-63).
error-turn-is-over = El turno ha terminado: debe tocarle al siguiente (FV-10).
error-chance-first = Antes de que nadie pueda decidir hay que tirar los dados o mirar las pilas (FV-10).
error-asked-without-move = Se pregunta al jugador { $number }, que no tiene ninguna jugada.
error-town-not-a-row = La ciudad del jugador { $number } debe ser una fila de columnas que contenga la columna 0 (FV-21).
error-column-not-stacked = La columna { $column } del jugador { $number } debe ser muralla, torre y cielo desde abajo (FV-20).
error-one-coat-of-arms = El jugador { $number } solo tiene un escudo (FV-37).
error-bare-tile-burns = Una loseta inicial sola nunca arde (FV-64).
error-no-such-tile = La caja no tiene la loseta «{ $tile }».
error-evaluation-twice = El jugador { $number } solo puede hacer una vez la puntuación de la ciudad (FV-37).
error-not-of-this-kind = «{ $code }» no es del tipo { $kind }.
error-first-step = El primer paso, y ningún otro, es «main» o «finish».
error-hand-without-step = Hay algo en la mano si y solo si un paso pregunta adónde va (FV-16).
error-die-not-used = Ningún dado puede haberse usado para «{ $move }» (FV-12).
error-grass-count = La hierba neutral no cuadra: deben quedar { $number } (FV-34).
error-tiles-count = Las losetas «{ $tile }» no cuadran: la caja tiene { $number } (FV-1).
error-decrees-count = Los edictos { $decree } no cuadran: debe haber { $number } ocultos (FV-5).
error-decree-pile = La pila de edictos debe tener { $number } (FV-5).
error-charms-count = Los hechizos { $tile } no cuadran: debe haber { $number } en la reserva (FV-4).
error-column-marked-twice = La columna { $column } del jugador { $number } puede estar quemada una vez y tener una loseta de hierba (FV-33).
error-grass-under-unfinished = La columna { $column } del jugador { $number } tiene hierba y no está completa (FV-31).
error-grass-and-districts = La hierba del jugador { $number } no encaja con los barrios puntuados: { $small } pequeños, { $large } grandes (FV-33).
error-clouds-burnt = La columna { $column } del jugador { $number } tiene nubes y no puede arder en esta edición (FV-63).
error-coat-and-evaluation = El jugador { $number } ha puesto el escudo si y solo si ha hecho la puntuación de la ciudad (FV-37).
error-no-townscape = El jugador { $number } no puede haber hecho la puntuación de la ciudad: falta el paisaje urbano (FV-35).
error-die-without-evaluation = Se ha usado un dado para una puntuación de la ciudad que no se ha hecho (FV-37).
error-row-not-refilled = La fila «{ $row }» no puede estar vacía: quedan { $number } losetas en su pila (FV-26).
error-decrees-not-refilled = La fila de edictos debe estar completa al empezar un turno: en su pila aún hay { $number } (FV-44).
error-charm-not-refilled = Falta el hechizo descubierto { $slot } (FV-54).
error-over-without-last-round = Sin turno la partida ha terminado, así que era la última ronda.
error-decrees-left-over = La partida no termina mientras se pueda reponer la fila de edictos (FV-71).
error-no-last-round = No es la última ronda: se podía reponer la fila de edictos (FV-71).
error-round-is-finished = La última ronda termina antes de que le toque al jugador { $number } (FV-72).
error-dragon-miscounted = El dragón pide al jugador { $number } tantas columnas como nubes faltan (FV-63).
error-points-do-not-fit = El jugador { $number } no puede haber obtenido { $points } puntos por { $source } (FV-45).
error-charm-never-leaves = El hechizo { $tile } nunca sale de la partida en esta edición (FV-54).
error-dice-not-used = Un turno termina cuando se han usado ambos dados (FV-13).
