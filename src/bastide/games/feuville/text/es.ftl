### Feuville. El uso de las variables se explica al principio de los textos comunes.

game-title = Feuville
game-blurb = Construye una ciudad de murallas, torres y cielos, puntúala con edictos reales en el momento justo y ten nubes suficientes cuando llegue el dragón.

## Los seis personajes

name-entertainer = saltimbanqui
    .the = el saltimbanqui
    .of = del saltimbanqui
    .help = Tira un dado cuantas veces quieras y párate cuando quieras: hasta 10, ganas el total y los demás lo que falta para 10; por encima, solo los demás ganan lo que sobra.
name-thief = ladrón
    .the = el ladrón
    .of = del ladrón
    .help = Toma una loseta o un edicto sin proteger del tablero de otra persona.
name-publican = tabernero
    .the = el tabernero
    .of = del tabernero
    .help = Toma una loseta cualquiera, luego cada una de las demás personas puede tomar otra y debe construirla enseguida, y después puedes tomar una segunda.
name-architect = arquitecta
    .the = la arquitecta
    .of = de la arquitecta
    .help = Rellena todos los huecos de las filas de losetas de construcción y toma después una loseta cualquiera.
name-mayor = alcalde
    .the = el alcalde
    .of = del alcalde
    .help = Toma un edicto cualquiera de la fila.
name-magician = mago
    .the = el mago
    .of = del mago
    .help = Da la vuelta a un máximo de dos de tus columnas quemadas y toma un hechizo del hada.

## Losetas de construcción y lo que muestran

name-wall = muralla
    .a = una muralla
    .the = la muralla
    .any = ninguna muralla
name-tower = torre
    .a = una torre
    .the = la torre
    .any = ninguna torre
name-sky = cielo
    .a = un cielo
    .the = el cielo
    .any = ningún cielo
name-start = loseta inicial
name-corner-left = torre de esquina izquierda
name-corner-right = torre de esquina derecha
name-gate = puerta de la ciudad
name-clouds-1 = 1 nube
name-clouds-2 = 2 nubes
name-clouds-3 = 3 nubes
name-clouds-4 = 4 nubes
name-clouds-5 = 5 nubes
name-clouds-6 = 6 nubes
name-guard = guardia de la ciudad
name-star = estrella dorada
name-flag = bandera roja
name-griffin = grifo poderoso

## Edictos reales

name-guard-1 = Guardia de la ciudad ×1
    .help = 1 punto por cada guardia de tu ciudad.
name-guard-2 = Guardia de la ciudad ×2
    .help = 2 puntos por cada guardia de tu ciudad.
name-guard-3 = Guardia de la ciudad ×3
    .help = 3 puntos por cada guardia de tu ciudad.
name-star-1 = Estrella dorada ×1
    .help = 1 punto por cada estrella dorada de tu ciudad.
name-star-2 = Estrella dorada ×2
    .help = 2 puntos por cada estrella dorada de tu ciudad.
name-star-3 = Estrella dorada ×3
    .help = 3 puntos por cada estrella dorada de tu ciudad.
name-flag-1 = Bandera roja ×1
    .help = 1 punto por cada bandera roja de tu ciudad.
name-flag-2 = Bandera roja ×2
    .help = 2 puntos por cada bandera roja de tu ciudad.
name-flag-3 = Bandera roja ×3
    .help = 3 puntos por cada bandera roja de tu ciudad.
name-griffin-1 = Grifo poderoso ×1
    .help = 1 punto por cada grifo poderoso de tu ciudad.
name-griffin-2 = Grifo poderoso ×2
    .help = 2 puntos por cada grifo poderoso de tu ciudad.
name-griffin-3 = Grifo poderoso ×3
    .help = 3 puntos por cada grifo poderoso de tu ciudad.
name-small-district = Barrio pequeño
    .help = 5 puntos por una columna completa sin hierba; debajo se pone una loseta de hierba.
name-large-district = Barrio grande
    .help = 10 puntos por dos columnas completas contiguas sin hierba; debajo de cada una se pone una loseta de hierba.
name-splendid-view = Bella vista
    .help = 1 punto por cada símbolo en dos murallas y las dos torres de encima, o en dos torres y los dos cielos de encima.
name-own-discretion = A tu libre criterio
    .help = 3 puntos por cada guardia, cada bandera roja o cada estrella dorada de tu ciudad, a tu elección.
name-town-evaluation = Puntuación de la ciudad
    .help = 2 puntos por cada muralla y torre desde una torre de esquina izquierda completa hasta una derecha completa con una puerta entre ambas, una vez por partida.

## Hechizos del hada

name-prestige-1 = 1 punto de gloria
name-prestige-2 = 2 puntos de gloria
name-prestige-3 = 3 puntos de gloria
name-prestige-4 = 4 puntos de gloria
name-prestige-5 = 5 puntos de gloria
name-prestige-6 = 6 puntos de gloria
name-prestige-7 = 7 puntos de gloria
name-prestige-8 = 8 puntos de gloria
name-prestige-9 = 9 puntos de gloria
name-great-selection = Gran selección
    .help = Cuando se rellena una fila o alguien usa a la arquitecta, toma una loseta de construcción cualquiera, también en el turno de otra persona.
name-theft-protection = Protección antirrobo
    .help = Ponla sobre una loseta o un edicto guardado, que entonces no se puede robar.
name-fire-protection = Protección contra incendios
    .help = Cuando llega el dragón y tienes pocas nubes, tu ciudad queda a salvo por esta vez.

## Dónde están las cosas

name-hand = mano
name-low = murallas y torres
name-high = torres y cielos
name-next = siguiente persona
    .of = de la siguiente persona
name-second = segunda persona
    .of = de la segunda persona
name-third = tercera persona
    .of = de la tercera persona

## Ediciones

name-german = alemana
name-english = inglesa
name-french = francesa
name-dutch = neerlandesa

## Jugadas

move-build = Construir la loseta en la columna { $column }
move-build-stored = Construir la loseta del espacio { $space } en la columna { $column }
move-burn = Dejar arder la columna { $column }
move-repair = Restaurar la columna { $column }
move-coat = Poner tu escudo debajo de la columna { $column }
move-district = Puntuar el barrio de la columna { $column }
move-view = Puntuar la vista desde la columna { $column } ({ $part })
move-take = Tomar { $tile-the } { $person-of }
move-decree = Tomar el edicto { $person-of }
move-skill = Usar la habilidad { $person-of }
move-fairy = Poner el dado { $person-of } en el hada
move-evaluation = Poner el dado { $person-of } en la puntuación de la ciudad
move-gnome = Usar ambos dados para el duende en el papel { $person-of }
move-evaluate = Puntuar el edicto recién tomado
move-evaluate-stored = Puntuar el edicto del espacio { $space }
move-symbol = Puntuar este símbolo: { $symbol }
move-store = Guardar en un espacio libre
move-replace = Guardar y descartar lo que hay en el espacio { $space }
move-protect = Poner una protección antirrobo en el espacio { $space }
move-charm = Tomar el hechizo { $slot }
move-keep = Conservar el hechizo
move-swap = Descartar por el nuevo hechizo: { $charm }
move-steal = Robar del espacio { $space } { $distance-of }
move-roll = Tirar
move-stop = Dejar de tirar
move-shield = Jugar una protección contra incendios
move-pass = Pasar

## Sucesos

event-rolls = { $player } tira los dados: { $persons }.
event-rolls-double = { $player } saca un doble { $die }: llega el dragón.
event-town-is-safe = La ciudad de { $player } tiene nubes suficientes.
event-burns = Arde la columna { $column } de { $player }.
event-names-in-vain = { $player } deja al dragón la columna { $column }, donde nada puede arder.
event-plays-fire-protection = { $player } juega una protección contra incendios: el dragón pasa de largo.
event-takes-tile = { $shows-count ->
    [0] { $player } toma { $tile-the } { $person-of }.
   *[other] { $player } toma { $tile-the } { $person-of } ({ $shows }).
}
event-builds = { $shows-count ->
    [0] { $player } construye { $tile-a } en la columna { $column }.
   *[other] { $player } construye { $tile-a } ({ $shows }) en la columna { $column }.
}
event-takes-decree = { $player } toma el edicto { $person-of }: { $decree }.
event-evaluates = { $points ->
    [one] { $player } puntúa un edicto por { $points } punto: { $decree }.
   *[other] { $player } puntúa un edicto por { $points } puntos: { $decree }.
}
event-chooses-symbol = { $player } elige un símbolo: { $symbol }.
event-lays-grass = { $player } pone hierba: { $columns }.
event-lays-coat = { $player } pone su escudo debajo de la columna { $column }.
event-stores = { $shows-count ->
    [0] { $player } guarda una loseta: { $piece }.
   *[other] { $player } guarda una loseta: { $piece } ({ $shows }).
}
event-drops = { $shows-count ->
    [0] { $player } descarta una loseta guardada, que sale de la partida: { $piece }.
   *[other] { $player } descarta una loseta guardada, que sale de la partida: { $piece } ({ $shows }).
}
event-protection-spent = La protección antirrobo de { $player } se ha gastado.
event-refills-row = { $number ->
    [one] Se repone { $number } loseta: { $tile }.
   *[other] Se reponen { $number } losetas: { $tile }.
}
event-refills-decrees = Edictos repuestos: { $decrees }.
event-uses-skill = { $player } usa la habilidad { $person-of }.
event-entertainer-rolls = { $player } saca { $rolled }, en total { $total }.
event-entertainer-pays = El saltimbanqui da { $points } a { $player } y { $others } a cada una de las demás personas.
event-steals = { $shows-count ->
    [0] { $player } roba a { $other-player }: { $piece }.
   *[other] { $player } roba a { $other-player }: { $piece } ({ $shows }).
}
event-repairs = { $player } restaura la columna { $column }.
event-visits-fairy = { $player } visita al hada.
event-takes-charm = { $player } toma un hechizo: { $charm }.
event-refills-charms = Hay un nuevo hechizo a la vista: { $charm }.
event-drops-charm = { $player } descarta un hechizo: { $charm }.
event-protects = { $player } protege lo que hay en el espacio { $space }.
event-plays-selection = { $player } juega una gran selección.
event-sends-gnome = { $player } envía al duende en el papel { $person-of }.
event-passes = { $player } pasa.
event-decrees-run-out = Se han acabado los edictos: se acerca el final de la partida.
event-receives-mercy = { $points ->
    [one] Por gracia del rey, { $player } recibe { $points } punto.
   *[other] Por gracia del rey, { $player } recibe { $points } puntos.
}

## Rechazos

refusal-not-asked = { $player } tiene que decidir ahora: espera a que se te pregunte.
refusal-choose-for-gnome = El duende hace el papel { $person-of }: toma ahí una loseta o el edicto, o usa la habilidad.
refusal-must-build = Una loseta de la ronda del tabernero debe construirse enseguida: elige una columna.
refusal-place-piece-first = Primero construye, puntúa o guarda lo que tienes en la mano.
refusal-finish-evaluation = Estás puntuando un edicto: elige qué puntúa.
refusal-repair-or-pass = Ahora puedes restaurar una columna quemada: elige una, o pasa.
refusal-roll-or-stop = El saltimbanqui espera: tira otra vez o párate.
refusal-steal-or-pass = El ladrón espera: roba algo, o pasa.
refusal-take-or-pass = Ahora puedes tomar una loseta de construcción: elige una, o pasa.
refusal-decree-or-pass = El alcalde espera: toma un edicto, o pasa.
refusal-magic-or-pass = El mago espera: restaura una columna, toma un hechizo, o pasa.
refusal-choose-charm = Estás visitando al hada: toma uno de los hechizos a la vista.
refusal-place-charm = Los dos espacios para hechizos están ocupados: descarta uno por el nuevo.
refusal-choose-coat = Primero pon tu escudo debajo de una columna.
refusal-name-column = El dragón está aquí: señala las columnas que arden.
refusal-dice-left = Aún no puedes terminar tu turno: usa primero ambos dados.
refusal-roll-first = Tira primero los dados. Antes solo puedes puntuar edictos guardados.
refusal-nothing-in-hand = No tienes nada en la mano: primero toma algo con un dado.
refusal-no-dragon = El dragón duerme: ahora no arde nada.
refusal-no-repair = Las columnas se restauran con el mago, o tras construir nubes.
refusal-no-coat-now = El escudo solo se pone tras una puntuación de la ciudad.
refusal-choose-decree-first = Elige primero el edicto que quieres puntuar.
refusal-no-charm-now = Los hechizos se toman con un dado en el hada, o gracias al mago.
refusal-no-thief = Solo el ladrón puede robar: usa primero esa habilidad.
refusal-no-entertainer = Durante el turno solo tira el saltimbanqui: usa primero esa habilidad.
refusal-nothing-to-pass = No hay nada que rechazar: usa un dado, o termina tu turno.
refusal-gnome-elsewhere = El duende hace el papel { $person-of }: elige algo de esa columna.
refusal-no-such-die = No tienes ningún dado sin usar en la columna { $person-of }: elige una columna donde haya uno.
refusal-slot-empty = No hay { $tile-any } en la columna { $person-of }: elige otra loseta.
refusal-cannot-build-it = No podrías construir { $tile-a } enseguida: elige una loseta que puedas construir.
refusal-no-decree-there = No hay ningún edicto en la columna { $person-of }: elige otro.
refusal-gnome-needs-both = El duende necesita ambos dados, y ya has usado uno.
refusal-fairy-once = Solo un dado por turno puede ir al hada: usa el otro de otra manera.
refusal-fairy-or-evaluation = En esta mesa, un dado por turno puede ir al hada o a la puntuación de la ciudad; el otro va a su personaje.
refusal-no-open-charm = Ahí no hay ningún hechizo: elige otro.
refusal-evaluated-before = Ya has hecho tu puntuación de la ciudad: solo es posible una vez por partida.
refusal-grass-everywhere = Todas las columnas de tu ciudad tienen hierba: no hay sitio para tu escudo.
refusal-grass-on-stretch = Todas las columnas de una torre de esquina a la otra tienen hierba, y en esta edición tu escudo va bajo una de ellas.
refusal-no-townscape = Tu paisaje urbano no está completo: necesita una torre de esquina izquierda y otra derecha, una puerta entre ellas y una muralla sin interrupción.
refusal-towers-missing = Faltan dos o más torres entre tus torres de esquina, y en esta edición solo puede faltar una: construye más.
refusal-space-empty = No hay nada en el espacio { $space } de tu tablero.
refusal-already-protected = Lo que hay en el espacio { $space } ya está protegido.
refusal-no-theft-protection = No tienes ninguna protección antirrobo: consigue una del hada.
refusal-not-a-tile = Eso es un edicto ({ $decree }): puntúalo o guárdalo.
refusal-place-taken = Ya hay { $tile-a } en la columna { $column }: elige otra columna.
refusal-wall-at-the-ends = Una muralla va en un extremo de tu ciudad, no en { $column }: elige { $near }.
refusal-in-the-air = En la columna { $column } no hay nada que sostenga { $tile-a }: construye de abajo arriba.
refusal-on-a-ruin = La columna { $column } es una ruina: restáurala antes de construir en ella.
refusal-not-a-decree = Eso es { $tile-a }: construye o guarda la loseta.
refusal-no-view = No tienes dos por dos losetas sin quemar de murallas y torres, o de torres y cielos.
refusal-no-grass-left = No queda bastante hierba neutral para puntuar un barrio.
refusal-no-complete-column = No tienes ninguna columna completa y sin quemar que no tenga hierba.
refusal-no-complete-pair = No tienes dos columnas contiguas completas, sin quemar y sin hierba.
refusal-storage-full = Los dos espacios de tu tablero están ocupados: descarta o usa lo que hay en uno.
refusal-storage-has-room = Hay un espacio libre en tu tablero: guarda ahí la loseta.
refusal-other-decree = Estás puntuando un edicto ({ $decree }): elige lo que le corresponde.
refusal-not-complete = La columna { $column } no es una columna completa y sin quemar.
refusal-pair-not-complete = La columna { $column } y la de su derecha no están ambas completas y sin quemar.
refusal-has-grass = Ya hay hierba debajo de la columna { $column }: elige otra.
refusal-no-view-there = En la columna { $column } no hay dos por dos losetas sin quemar.
refusal-no-such-column = Tu ciudad no tiene columna { $column }.
refusal-outside-the-stretch = En esta edición el escudo va debajo de una columna puntuada, y { $column } no lo es.
refusal-not-burnt = La columna { $column } no está quemada: elige una ruina.
refusal-two-repairs = El mago no puede restaurar más columnas: toma un hechizo, o pasa.
refusal-nothing-to-steal = Ahí no hay nada que robar: elige otro espacio.
refusal-is-protected = Tiene encima una protección antirrobo: elige otra cosa.
refusal-no-room-for-loot = Tu tablero está lleno y no podrías usar esto enseguida: elige otra cosa, o haz sitio primero.
refusal-loot-needs-room = Los dos espacios de tu tablero están ocupados, y en esta mesa no se descarta nada por un botín: úsalo enseguida.
refusal-no-more-charms = El mago no da más hechizos: restaura una columna, o pasa.
refusal-charm-has-room = Hay un espacio libre para hechizos: conserva el nuevo.
refusal-charm-spaces-full = Los dos espacios para hechizos están ocupados: descarta uno por el nuevo.
refusal-charm-not-held = No tienes ese hechizo: { $charm }.
refusal-shield-too-late = Ya has empezado a señalar columnas: es tarde para una protección contra incendios.
refusal-no-fire-protection = No tienes ninguna protección contra incendios: señala las columnas que arden.
refusal-already-named = Ya has señalado la columna { $column }: elige otra.
refusal-clouds-protect = En esta edición una columna con nubes no puede arder: elige otra que no sea { $column }.

## Opciones y modelos

option-magician-fairy-when-nothing-burnt = Hechizos del mago
    .help = Cuántos hechizos da el mago a quien no tiene ninguna columna quemada.
    .choice-1 = uno
    .choice-2 = dos
option-row-refill = Relleno de filas vacías
    .help = Cuándo se rellena una fila vacía de losetas de construcción.
    .choice-at-once = enseguida
    .choice-end-of-turn = al final del turno
option-cloud-columns-may-burn = Las columnas con nubes pueden arder
    .help = Si se pueden dejar al dragón columnas que muestran nubes.
option-discarded-fairy-tile = Hechizos descartados
    .help = Adónde va un hechizo que se descarta para hacer sitio.
    .choice-supply = a la reserva
    .choice-removed = fuera de la partida
option-spent-theft-protection = Protecciones antirrobo gastadas
    .help = Adónde va una protección antirrobo cuando se usa lo que protege.
    .choice-supply = a la reserva
    .choice-removed = fuera de la partida
option-evaluation-grass-scope = Sitio del escudo
    .help = Debajo de qué columnas puede ir el escudo tras una puntuación de la ciudad.
    .choice-town = cualquier columna de la ciudad
    .choice-evaluated-columns = solo una columna puntuada
option-tower-gaps = Huecos en la fila de torres
    .help = Cuántas torres pueden faltar entre las torres de esquina en una puntuación de la ciudad.
    .choice-any = cualquier número
    .choice-one = una
option-start-player-ends-at-once = Final inmediato con quien empezó
    .help = Si la partida acaba enseguida, y no tras la ronda, cuando quien empezó no puede reponer los edictos.
option-mercy-on-tie = Gracia en caso de empate
    .help = Quién recibe la gracia del rey si varias personas han puntuado el menor número de edictos.
    .choice-all = todas ellas
    .choice-nobody = nadie
option-decrees-any-time = Edictos en cualquier momento
    .help = Si puedes puntuar edictos guardados también antes de una tirada: al empezar tu turno y entre el dragón y la nueva tirada.
option-fairy-and-evaluation = Hada y puntuación de la ciudad en un turno
    .help = Si un dado puede ir al hada y el otro a la puntuación de la ciudad, en lugar de a su personaje.
option-thief-makes-room = Descartar por el botín
    .help = Si puedes descartar algo guardado para hacer sitio a lo que trae el ladrón.

preset-german = Edición alemana
    .help = Las reglas del cuaderno alemán, el original.
preset-english = Edición inglesa
    .help = El mago da un hechizo, y las columnas con nubes no pueden arder.
preset-french = Edición francesa
    .help = Un hechizo del mago, filas rellenadas al final del turno, columnas con nubes a salvo, hechizos descartados y protecciones antirrobo gastadas fuera de la partida, el escudo debajo de una columna puntuada.
preset-dutch = Edición neerlandesa
    .help = Un hechizo del mago, filas rellenadas al final del turno, columnas con nubes a salvo, hechizos descartados fuera de la partida, en la puntuación de la ciudad falta una torre como máximo.
preset-literal = Al pie de la letra
    .help = El cuaderno alemán palabra por palabra: edictos guardados en cualquier momento del turno, hada y puntuación de la ciudad no en el mismo turno, nada se descarta por el botín.

## Preguntas a quien saca las losetas de una caja real

chance-wall = ¿Qué muralla sale?
chance-tower = ¿Qué torre sale?
chance-sky = ¿Qué cielo sale?
chance-decree = ¿Qué edicto sale?
chance-fairy-tile = ¿Qué hechizo sale?
chance-die = ¿Qué muestra el dado?
chance-entertainer-die = ¿Qué muestra el dado del saltimbanqui?
chance-start-die = ¿Qué saca la siguiente persona para ver quién empieza?

## De dónde vienen los puntos

score-symbols = Símbolos de estatus
score-entertainer = Saltimbanqui
score-fairy = Hada
score-mercy = Gracia del rey

## Quién debe hacer qué ahora

status-dice = { $player } puede usar un dado: { $persons }.
    .you = { $persons-count ->
        [one] Tu dado ({ $persons }): { $can-or }.
       *[other] Tus dados ({ $persons }): { $can-or }.
    }
status-end = { $player } termina el turno.
    .you = Todo listo. Termina el turno.
status-dice-used = { $player } ha usado ambos dados.
    .you = Ya has usado ambos dados: { $can-or }.
status-roll = { $player } va a tirar los dados.
    .you = Antes de los dados: { $can-or }.
status-person = { $player } elige qué hace el duende en el papel { $person-of }.
    .you = El duende en el papel { $person-of }: { $can-or }.
status-hand = { $player } coloca una pieza nueva.
    .you = Tu nueva pieza: { $can-or }.
status-must-build = { $player } debe construir la loseta que acaba de tomar.
    .you = Construye la loseta que acabas de tomar.
status-evaluate = { $player } elige qué puntúa el edicto.
    .you = Elige qué puntúa el edicto.
status-clouds = { $player } puede restaurar una columna quemada.
    .you = Puedes restaurar una columna quemada.
status-entertainer = { $player } lleva { $total } y puede tirar otra vez o pararse.
    .you = Llevas { $total }: tira otra vez o párate.
status-thief = { $player } puede robar una loseta o un edicto.
    .you = Puedes robar una loseta o un edicto.
status-publican = { $player } puede tomar una loseta en la ronda del tabernero.
    .you = Puedes tomar una loseta en la ronda del tabernero.
status-architect = { $player } puede tomar una loseta cualquiera.
    .you = Puedes tomar una loseta cualquiera.
status-mayor = { $player } puede tomar un edicto cualquiera.
    .you = Puedes tomar un edicto cualquiera.
status-magician = { $player } usa la habilidad del mago.
    .you = La habilidad del mago: { $can-or }.
status-fairy = { $player } elige un hechizo.
    .you = Elige un hechizo.
status-charm = { $player } debe encontrar sitio para el hechizo.
    .you = Encuentra sitio para el hechizo.
status-coat = { $player } pone su escudo.
    .you = Pon tu escudo.
status-selection = { $player } puede jugar una gran selección.
    .you = Puedes jugar una gran selección.
status-dragon = { $number ->
    [one] { $player } debe dejar { $number } columna al dragón.
   *[other] { $player } debe dejar { $number } columnas al dragón.
}
    .you = { $number ->
        [one] El dragón quiere { $number } columna: { $can-or }.
       *[other] El dragón quiere { $number } columnas: { $can-or }.
    }

## What the player can do now, in lists after "You can" or a colon

name-can-build = construir la loseta en tu ciudad
name-can-evaluate = puntuar el edicto
name-can-store = guardarlo
name-can-replace = guardarlo y descartar otra cosa
name-can-build-stored = construir una loseta guardada
name-can-evaluate-stored = puntuar un edicto guardado
name-can-protect = proteger una pieza guardada
name-can-take = tomar una loseta
name-can-decree = tomar un edicto
name-can-skill = usar la habilidad de un personaje
name-can-fairy = visitar al hada
name-can-evaluation = puntuar la ciudad
name-can-gnome = enviar al duende con ambos dados
name-can-repair = restaurar una columna quemada
name-can-charm = tomar un hechizo
name-can-keep = conservar el hechizo
name-can-swap = descartar un hechizo a cambio
name-can-steal = robar una pieza guardada
name-can-burn = entregar una columna
name-can-shield = jugar una protección contra incendios
name-can-coat = poner tu escudo
name-can-district = elegir un barrio
name-can-view = elegir una vista
name-can-symbol = elegir un símbolo
name-can-roll = tirar
name-can-stop = parar
name-can-pass = pasar
name-can-end = terminar el turno

## Rótulos de la mesa dibujada

label-legend = < > torres de esquina, n puerta, o nube, w guardia, s estrella, f bandera, g grifo, # ruina, " hierba, @ escudo, (!) protegido, & duende
label-edition = Edición
label-mixed = mixta
label-start-player = Empieza
label-decree = edicto
label-fairy = Hada
label-piles = Pilas
label-decrees = edictos
label-grass = hierba
label-points = Puntos
label-columns = Columnas
label-clouds = Nubes
label-store = Guardado
label-charms = Hechizos
label-evaluated = Edictos puntuados
label-hand = En la mano
label-last-round = Última ronda
label-game-over = La partida ha terminado.

# Por qué un bot aconseja una jugada: sigue a «porque …»
part-points = da puntos
part-rivals = deja atrás a tus rivales
part-tiles = hace crecer tu ciudad
part-symbols = muestra símbolos que cuentan para los edictos
part-districts = prepara barrios
part-dragon = protege tu ciudad del dragón
part-townscape = te acerca a la puntuación de la ciudad
part-storage = guarda algo útil
part-charms = te deja hechizos en reserva
part-offers = te deja buenos edictos
part-mercy = mantiene a tu alcance la gracia del rey
part-dice = te deja un dado útil
