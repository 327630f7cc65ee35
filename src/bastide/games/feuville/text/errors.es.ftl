## Component files

error-clouds-off-the-sky = { $where } no es un cielo y tiene nubes
error-gate-off-the-wall = { $where } no es una muralla y tiene una puerta
error-corner-misplaced = { $where } es un cielo o una puerta y tiene una torre de esquina
error-start-back-misplaced = { $where } tiene el reverso inicial, que solo tienen los cielos
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
