### Kingdom Builder.

game-title = Kingdom Builder
game-blurb = Puebla una tierra de hexágonos, consigue los poderes de sus lugares y gana más oro que nadie según las tres cartas de puntuación que ha elegido el azar.

## Terrenos

name-grass = prado
name-flowers = flores
name-forest = bosque
name-canyon = barranco
name-desert = desierto
name-water = agua
name-mountain = montaña
name-castle = castillo
name-location = lugar

## Losetas de lugar: «.the» con artículo

name-oracle = Oráculo
    .the = el Oráculo
    .help = Construye un asentamiento en el terreno de tu carta, junto a uno tuyo si es posible.
name-farm = Granja
    .the = la Granja
    .help = Construye un asentamiento en una casilla de prado, junto a uno tuyo si es posible.
name-oasis = Oasis
    .the = el Oasis
    .help = Construye un asentamiento en una casilla de desierto, junto a uno tuyo si es posible.
name-tower = Torre
    .the = la Torre
    .help = Construye un asentamiento en el borde del tablero, junto a uno tuyo si es posible.
name-tavern = Taberna
    .the = la Taberna
    .help = Construye un asentamiento en un extremo de una línea recta de al menos tres tuyos.
name-barn = Granero
    .the = el Granero
    .help = Mueve uno de tus asentamientos al terreno de tu carta, junto a otro tuyo si es posible.
name-harbor = Puerto
    .the = el Puerto
    .help = Mueve uno de tus asentamientos al agua, junto a otro tuyo si es posible.
name-paddock = Cercado
    .the = el Cercado
    .help = Mueve uno de tus asentamientos exactamente dos casillas en línea recta, por encima de lo que sea.

## Cartas de puntuación

name-fishermen = Pescadores
    .help = 1 de oro por cada asentamiento tuyo junto al agua, pero no sobre ella.
name-merchants = Comerciantes
    .help = 4 de oro por cada lugar o castillo que una de tus zonas conecte con otro lugar o castillo.
name-discoverers = Descubridores
    .help = 1 de oro por cada línea horizontal con al menos un asentamiento tuyo.
name-hermits = Ermitaños
    .help = 1 de oro por cada una de tus zonas separadas, incluidos los asentamientos sueltos.
name-citizens = Ciudadanos
    .help = 1 de oro por cada dos asentamientos de tu zona más grande.
name-miners = Mineros
    .help = 1 de oro por cada asentamiento tuyo junto a una montaña.
name-workers = Trabajadores
    .help = 1 de oro por cada asentamiento tuyo junto a un lugar o un castillo.
name-knights = Caballeros
    .help = 2 de oro por cada asentamiento tuyo en la línea horizontal en la que tengas más.
name-lords = Señores
    .help = En cada sector, 12 de oro por el mayor número de asentamientos y 6 de oro por el segundo mayor.
name-farmers = Granjeros
    .help = 3 de oro por cada asentamiento tuyo en el sector en el que tengas menos.

## Posiciones de los cuatro sectores en el tablero, y cómo está colocado un sector

name-top-left = arriba a la izquierda
name-top-right = arriba a la derecha
name-bottom-left = abajo a la izquierda
name-bottom-right = abajo a la derecha
name-upright = sin girar
name-turned = girado

## Jugadas

move-build = Construir un asentamiento en { $hex }
move-from = Levantar el asentamiento de { $hex }
move-to = Moverlo a { $hex }
move-tile = Usar { $tile-the }

## Sucesos

event-shows-card = { $player } muestra una carta de terreno: { $terrain }.
event-builds = { $player } construye un asentamiento en { $hex }.
event-chooses-tile = { $player } usa { $tile-the }.
event-lifts = { $player } levanta el asentamiento de { $hex }.
event-moves = { $player } mueve un asentamiento de { $source } a { $hex }.
event-gains-tile = { $player } toma una loseta de { $tile } en { $hex }.
event-loses-tile = { $player } ya no tiene asentamientos junto a { $hex } y pierde la loseta de { $tile } de ese lugar.
event-last-settlement = { $player } ha construido el último asentamiento de su reserva: la partida termina con esta ronda.
event-terrain-full = No queda libre ninguna casilla de { $terrain }: la carta se retira de la partida; { $player } roba otra.
event-builds-lapse = No queda ninguna carta de terreno: { $player } no construye más en este turno.
event-reshuffles = Las cartas de terreno descartadas se barajan y forman un nuevo mazo.
event-draws-card = { $player } roba una carta de terreno: { $terrain }.
    .hidden = { $player } roba una carta de terreno.

## Rechazos

refusal-must-build = { $owed ->
    [one] Todavía no puedes terminar tu turno: construye primero { $owed } asentamiento más.
   *[other] Todavía no puedes terminar tu turno: construye primero { $owed } asentamientos más.
}
refusal-finish-tile = Has elegido { $tile-the }: realiza primero su acción.
refusal-tile-not-held = No tienes ninguna loseta de { $tile }: construye junto a un lugar de ese tipo para conseguir una.
refusal-tile-used = La loseta de { $tile } ya se ha usado en este turno: podrás usarla en tu próximo turno.
refusal-tile-just-gained = La loseta de { $tile } la acabas de conseguir en este turno: podrás usarla en tu próximo turno.
refusal-tile-between-builds = No puedes usar { $tile-the } entre las construcciones de tu carta: primero acaba de construir.
refusal-no-supply = Para { $tile-the } necesitas un asentamiento de tu reserva, que está vacía: ya solo sirven las losetas que mueven asentamientos.
refusal-tile-without-target = Ahora no se puede hacer nada con { $tile-the }: elige otra acción.
refusal-all-built = Ya has construido todos los asentamientos de tu carta: usa una loseta para construir en { $hex }, o termina tu turno.
refusal-supply-empty = Tu reserva está vacía, así que no se puede construir nada en { $hex }: mueve asentamientos con una loseta, o termina tu turno.
refusal-occupied = Ya hay un asentamiento en { $hex }: elige una casilla libre.
refusal-not-buildable = No se puede construir en { $hex } ({ $terrain }): elige una casilla libre del terreno que pide tu carta o tu loseta.
refusal-not-at-line-end = { $hex } no prolonga ninguna línea recta de tres asentamientos tuyos: elige un extremo de una línea así.
refusal-not-at-edge = { $hex } no está en el borde del tablero: elige una de las casillas exteriores.
refusal-wrong-terrain = { $hex } no es del terreno adecuado ({ $terrain }): elige el terreno que pide tu carta o tu loseta.
refusal-must-touch-own = { $hex } no está junto a ninguno de tus asentamientos: mientras quede libre alguna casilla adecuada junto a uno de ellos, elige una de esas.
refusal-not-own-settlement = No tienes ningún asentamiento en { $hex }: elige uno de los tuyos.
refusal-settlement-without-target = Con { $tile-the }, el asentamiento de { $hex } no puede ir a ninguna parte: elige otro.
refusal-choose-moving-tile = Los asentamientos se mueven con una loseta: elige primero el Granero, el Puerto o el Cercado, si tienes alguno.
refusal-same-hex = El asentamiento viene de { $hex }: elige otra casilla.
refusal-not-two-steps = { $hex } no está exactamente a dos casillas en línea recta: elige una casilla que lo esté.

## Opciones y modelos

option-quadrants = Sectores
    .help = Qué cuatro de los ocho sectores forman el tablero, nombrados desde arriba a la izquierda hasta abajo a la derecha. Los que dejes al azar se sortean.
option-places = Posición de los sectores
    .help = Si los sectores elegidos se colocan como los nombras o su posición se sortea.
    .choice-as-named = como se nombran
    .choice-random = al azar
option-turned = Sectores girados
    .help = Qué sectores están girados 180 grados, nombrados por su posición en el tablero.
    .choice-none = todos sin girar
    .choice-random = cada uno al azar
option-cards = Cartas de puntuación
    .help = Qué tres de las diez cartas de puntuación están en juego. Elige una, dos o las tres; las demás se sortean.
option-random-lords = Señores en el sorteo
    .help = Si los Señores pueden estar entre las cartas de puntuación sorteadas.
    .choice-true = sí, como cualquier otra carta
    .choice-false = no, nunca salen
option-start-player = Jugador inicial
    .help = Quién tiene el primer turno.
    .choice-1 = jugador 1
    .choice-2 = jugador 2
    .choice-3 = jugador 3
    .choice-4 = jugador 4
option-lords-zero-ranks = Los Señores clasifican a todo el mundo
    .help = Los Señores dan 12 de oro a quien tenga más asentamientos en un sector y 6 de oro al segundo. Con «sí» se clasifica también a quien no tenga ninguno allí: entre dos, todos reciben al menos 6 de oro por sector. Con «no», quien no tenga asentamientos en un sector no recibe nada por él.
    .choice-true = sí, aun sin asentamientos
    .choice-false = no, solo con un asentamiento allí

preset-standard = Estándar
    .help = El tablero, las cartas de puntuación y el jugador inicial se eligen al azar.
preset-first-game = Primera partida
    .help = Los sectores Taberna, Cercado, Oasis y Granja, con Pescadores, Caballeros y Comerciantes: ideal para aprender.
preset-lords-need-settlements = Señores estrictos
    .help = Como la partida estándar, pero para los Señores solo cuenta en un sector quien tenga allí un asentamiento.
preset-without-lords = Sin Señores
    .help = Como la partida estándar, pero los Señores nunca salen en el sorteo.

## Preguntas a quien roba las cartas de una caja de verdad

chance-quadrant = ¿Qué sector sale ahora?
chance-quadrant-lies = ¿Cómo está colocado este sector, sin girar o girado 180 grados?
chance-quadrant-place = ¿Qué sector está en la siguiente posición, desde arriba a la izquierda hasta abajo a la derecha?
chance-scoring-card = ¿Qué carta de puntuación sale?
chance-start-player = ¿Quién empieza?
chance-terrain-card = ¿Qué carta de terreno se roba?

## De dónde viene el oro

score-castles = Castillos

## Quién tiene que hacer qué ahora

status-build = { $owed ->
    [one] { $player } tiene que construir { $owed } asentamiento más en una casilla de { $terrain }.
   *[other] { $player } tiene que construir { $owed } asentamientos más en casillas de { $terrain }.
}
    .you = { $owed ->
        [one] Construye { $owed } asentamiento más en una casilla de { $terrain }.
       *[other] Construye { $owed } asentamientos más en casillas de { $terrain }.
    }
status-build-or-tile = { $owed ->
    [one] { $player } tiene que construir { $owed } asentamiento en una casilla de { $terrain } y antes puede usar una loseta: { $tiles-or }.
   *[other] { $player } tiene que construir { $owed } asentamientos en casillas de { $terrain } y antes puede usar una loseta: { $tiles-or }.
}
    .you = { $owed ->
        [one] Construye { $owed } asentamiento en una casilla de { $terrain }. Antes puedes usar una loseta: { $tiles-or }.
       *[other] Construye { $owed } asentamientos en casillas de { $terrain }. Antes puedes usar una loseta: { $tiles-or }.
    }
status-choose-or-end = { $player } puede usar una loseta ({ $tiles-or }) o terminar su turno.
    .you = Usa una loseta ({ $tiles-or }) o termina tu turno.
status-end = { $player } ya solo puede terminar su turno.
    .you = No queda nada por hacer: termina tu turno.
status-tile-build = { $player } tiene que elegir dónde construir con { $tile-the }.
    .you = Elige dónde construir con { $tile-the }.
    .back = Devolver
status-tile-from = { $player } tiene que elegir un asentamiento para moverlo con { $tile-the }.
    .you = Elige un asentamiento para moverlo con { $tile-the }.
    .back = Devolver
status-tile-to = { $player } tiene que elegir adónde mover el asentamiento de { $source } con { $tile-the }.
    .you = Elige adónde mover el asentamiento de { $source } con { $tile-the }.
    .back = Devolver

## Rótulos de la mesa dibujada

label-scoring-cards = Cartas de puntuación
label-targets = posible ahora
label-tiles-left = losetas que quedan en el lugar
label-supply = Reserva
label-tiles = Losetas
label-card = Carta
label-turn = Turno
label-card-in-play = Carta de terreno
label-builds-owed = Por construir
label-tile-in-use = Loseta en uso
label-last-round = Última ronda
label-game-over = La partida ha terminado.
label-start-player = Jugador inicial
label-draw-pile = Mazo
label-discards = Descartes
label-removed = Fuera de la partida

## Por qué es buena una jugada; varias razones forman una lista

part-castles = toca un castillo
part-fishermen = construye junto al agua
part-merchants = conecta lugares y castillos
part-discoverers = llega a filas nuevas
part-hermits = crea zonas separadas
part-citizens = amplía tu zona más grande
part-miners = construye junto a las montañas
part-workers = construye junto a lugares y castillos
part-knights = llena tu mejor fila
part-lords = gana sectores para los Señores
part-farmers = refuerza tu sector más pobre
part-tiles = consigue una ficha
part-settlements = pone asentamientos en el tablero
part-freedom = deja libres terrenos en los que puedes construir donde quieras
part-potential = prepara oro para más adelante
part-reach = pone a tu alcance nuevas fichas y castillos
part-income = deja sitio para ganar oro el próximo turno
part-deny = se lleva la última ficha antes que un rival
part-closing = termina la partida antes de que tus rivales lo construyan todo
part-rivals = deja atrás a tus rivales
