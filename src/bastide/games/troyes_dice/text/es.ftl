### Troyes Dice.

game-title = Troyes Dice
game-blurb = Ocho días en la Troyes medieval: todo el mundo usa a la vez los mismos dados para reunir recursos, construir y ganarse a los ciudadanos de tres barrios.

## Colores: «.f» en femenino, «.s» en masculino plural

name-red = rojo
    .f = roja
    .s = rojos
name-yellow = amarillo
    .f = amarilla
    .s = amarillos
name-white = blanco
    .f = blanca
    .s = blancos
name-red-yellow = rojo y amarillo
name-red-white = rojo y blanco
name-yellow-white = amarillo y blanco

## Recursos

name-influence = influencia
    .help = Gasta 1 para alterar en 1 el valor de tu dado.
name-deniers = fortuna
    .one = fortuna
    .help = Lo que cuesta la mayoría de los dados.
name-knowledge = sabiduría
    .help = Gasta 2 para alterar el color de tu dado.

## Edificios: «.the» con artículo

name-fortress = Fortaleza
    .the = la Fortaleza
    .help = Rojo, prestigio: protege su columna de los ataques y da el ciudadano que muestra.
name-palace = Palacio del Conde
    .the = el Palacio del Conde
    .help = Rojo, administración: da dos ciudadanos rojos.
name-great-hall = Mercado
    .the = el Mercado
    .help = Amarillo, prestigio: da recursos o ciudadanos por cada dado de un color.
name-city-hall = Ayuntamiento
    .the = el Ayuntamiento
    .help = Amarillo, administración: da dos ciudadanos amarillos.
name-cathedral = Catedral
    .the = la Catedral
    .help = Blanco, prestigio: su personaje puntúa una fila de edificios al final.
name-bishopric = Obispado
    .the = el Obispado
    .help = Blanco, administración: da dos ciudadanos blancos.

## Personajes

name-hugues-de-payns = Hugues de Payns
    .help = Puntos por tus Fortalezas.
name-isabeau-de-baviere = Isabeau de Bavière
    .help = Puntos por tus Palacios del Conde.
name-thibaut-ii = Thibaut II
    .help = Puntos por tus Mercados.
name-jeanne-de-champagne = Jeanne de Champagne
    .help = Puntos por tus Ayuntamientos.
name-urbain-iv = Urbain IV
    .help = Puntos por tus Catedrales.
name-marie-de-champagne = Marie de Champagne
    .help = Puntos por tus Obispados.

## Columnas

name-a = A
name-b = B
name-c = C
name-d = D
name-e = E
name-f = F

## Momentos del día

name-morning = mañana
name-afternoon = tarde

## Numeración

name-increasing = creciente
name-decreasing = decreciente

## Fichas de la expansión

name-banquet-1 = Banquete 1
    .help = 1 de influencia puede alterar este dado en 2 en lugar de en 1.
name-banquet-2 = Banquete 2
    .help = Este dado es gratuito.
name-banquet-3 = Banquete 3
    .help = Una Catedral construida con este dado da un recurso de cada tipo.
name-banquet-4 = Banquete 4
    .help = Un edificio de la administración construido con este dado da un ciudadano más de su color.
name-banquet-5 = Banquete 5
    .help = Alterar el color de este dado cuesta solo 1 de sabiduría.
name-banquet-6 = Banquete 6
    .help = Una Fortaleza construida con este dado da un ciudadano rojo más y un ciudadano amarillo o blanco más.
name-banquet-7 = Banquete 7
    .help = Para un Mercado construido con este dado cuenta un dado más del color que pide.
name-banquet-8 = Banquete 8
    .help = Un dado negro no ataca nada aquí y se puede elegir como cualquier otro; después de esa mitad del día se gira la ficha.
name-raid-1 = Asalto 1
    .help = La influencia no puede alterar el valor de este dado.
name-raid-2 = Asalto 2
    .help = Este dado cuesta 1 de fortuna más.
name-raid-3 = Asalto 3
    .help = Este dado cuesta 1 de sabiduría más.
name-raid-4 = Asalto 4
    .help = Este dado tiene valor 0; la influencia puede aumentarlo.
name-raid-5 = Asalto 5
    .help = La sabiduría no puede alterar el color de este dado.
name-raid-6 = Asalto 6
    .help = Este dado cuesta 1 de influencia más.
name-raid-7 = Asalto 7
    .help = Este dado no puede construir edificios de prestigio.
name-raid-8 = Asalto 8
    .help = Un dado transparente actúa aquí como un dado negro: ataca y no se puede elegir.

## Logros

name-three-solo-games = A solas en Troyes
    .help = Juega tres partidas en solitario.
name-three-multiplayer-games = En buena compañía
    .help = Juega tres partidas con más gente.
name-three-expansion-games = Entre banquete y asalto
    .help = Juega tres partidas con Banquetes y asaltos.
name-points-45 = 45 puntos
    .help = Termina una partida con al menos 45 puntos.
name-points-55 = 55 puntos
    .help = Termina una partida con al menos 55 puntos.
name-points-65 = 65 puntos
    .help = Termina una partida con al menos 65 puntos.
name-victory-over-60 = Victoria espléndida
    .help = Gana una partida contra más gente con más de 60 puntos.
name-character-18 = Gran favor
    .help = Obtén 18 puntos con un solo personaje.
name-citizens-40 = Una ciudad animada
    .help = Termina una partida con al menos 40 ciudadanos.
name-all-fortress = Todas las Fortalezas
    .help = Construye toda la fila de Fortalezas.
name-all-palace = Todos los Palacios del Conde
    .help = Construye toda la fila de Palacios del Conde.
name-all-great-hall = Todos los Mercados
    .help = Construye toda la fila de Mercados.
name-all-city-hall = Todos los Ayuntamientos
    .help = Construye toda la fila de Ayuntamientos.
name-all-cathedral = Todas las Catedrales
    .help = Construye toda la fila de Catedrales.
name-all-bishopric = Todos los Obispados
    .help = Construye toda la fila de Obispados.
name-all-influence = Toda la influencia
    .help = Rodea todo el camino de influencia.
name-all-deniers = Toda la fortuna
    .help = Rodea todo el camino de fortuna.
name-all-knowledge = Toda la sabiduría
    .help = Rodea todo el camino de sabiduría.
name-all-red = Todos los ciudadanos rojos
    .help = Rodea todo el camino rojo de ciudadanos.
name-all-yellow = Todos los ciudadanos amarillos
    .help = Rodea todo el camino amarillo de ciudadanos.
name-all-white = Todos los ciudadanos blancos
    .help = Rodea todo el camino blanco de ciudadanos.

## Jugadas

move-direction = Numerar las columnas en orden { $direction }
move-number = Dar el valor { $value } a la columna siguiente
move-die = Elegir el dado { $die }
move-relief = Obtener un recurso de cada tipo en lugar de una acción
move-pay = Pagar con 1 de { $resource }
move-value = Cambiar el valor a { $value }
move-colour = Cambiar el color a { $colour }
move-resources = Obtener recursos
move-prestige = Construir el edificio de prestigio
move-work = Construir el edificio de la administración
move-take = Rodear primero { $resource }
move-citizen = Rodear un ciudadano { $colour }
move-build = Construir { $building-the } en la columna { $column }
move-decline = Renunciar
move-end = Terminar tu mitad del día

## Sucesos

event-numbers-column = { $player } da a la columna { $column } el valor { $value }.
event-counts-up = { $player } elige el orden creciente a partir del { $value }.
event-counts-down = { $player } elige el orden decreciente a partir del { $value }.
event-numbered = { $player } ha numerado las columnas: { $values }.
event-opens-half-day = Día { $day }, { $half }: los dados muestran { $dice }; el dado negro, { $black }.
event-shelters-black-die = El dado negro asiste a un banquete: no ataca nada y se puede elegir como un { $value } { $colour }.
event-destroys-plaza = El dado de valor { $value } destruye la plaza { $colour-f } sobre la que está.
event-strikes = El { $value } { $colour } queda tachado en las hojas de { $players }.
event-fortress-spares = Una Fortaleza protege el { $value } { $colour } de { $players }.
event-rebuilds-plaza = La plaza { $source-f } se reconstruye: ahora es { $colour-f }.
event-turns-tile = { $banquet } se convierte en { $raid }.
event-chooses-die = { $player } elige el dado { $die }, un { $value } { $colour }.
event-pays = { $player } paga { $number } de { $resource }.
event-changes-value = { $player } lo convierte en un { $value } por { $number } de influencia.
event-changes-colour = { $player } lo vuelve { $colour } por { $number } de sabiduría.
event-takes-relief = { $player } no puede pagar ningún dado y obtiene en su lugar un recurso de cada tipo.
event-gains-resources = { $player } obtiene { $number } de { $resource }.
event-loses-resources = El camino de { $resource } está lleno: lo que no cabe se pierde ({ $number }).
event-gains-citizens = { $number ->
    [one] { $player } obtiene { $number } ciudadano { $colour }.
   *[other] { $player } obtiene { $number } ciudadanos { $colour-s }.
}
event-loses-citizens = { $number ->
    [one] Todos los caminos están llenos: se pierde { $number } ciudadano { $colour }.
   *[other] Todos los caminos están llenos: se pierden { $number } ciudadanos { $colour-s }.
}
event-earns-bonus = El ciudadano { $place } del camino { $colour } da una bonificación.
event-builds = { $player } construye { $building-the } en la columna { $column } ({ $value }).
event-bonus-lapses = No queda ningún edificio para esta bonificación: se pierde.
event-declines = { $player } renuncia.
event-ends-part = { $player } ha terminado esta mitad del día.
event-shows-relief = { $player } no podía pagar ningún dado y obtuvo un recurso de cada tipo.
event-shows-resources = { $changed ->
    [0] { $player } usó el { $die-value } { $die-colour } para obtener { $resource }.
   *[other] { $player } usó el { $die-value } { $die-colour } como un { $value } { $colour } para obtener { $resource }.
}
event-shows-building = { $changed ->
    [0] { $player } usó el { $die-value } { $die-colour } para construir { $building-the } en la columna { $column }.
   *[other] { $player } usó el { $die-value } { $die-colour } como un { $value } { $colour } para construir { $building-the } en la columna { $column }.
}
event-shows-bonus-building = { $player } construyó { $building-the } en la columna { $column } como bonificación.
event-shows-citizens = { $number ->
    [one] { $player } obtuvo { $number } ciudadano.
   *[other] { $player } obtuvo { $number } ciudadanos.
}

## Por qué no se permite una jugada

refusal-no-such-player = Esa persona no está en esta mesa.
refusal-part-ended = Has terminado esta mitad del día: espera a que todo el mundo lo haga o deshaz tu final.
refusal-already-numbered = Las columnas ya están numeradas: elige un dado.
refusal-crier-numbers = { $player } hace de heraldo y numera las columnas: espera a que termine.
refusal-end-numbering = Todas las columnas tienen su valor: termina la numeración o deshazla.
refusal-value-used = El { $value } ya está sobre otra columna: elige otro valor.
refusal-choose-number = Elige primero un valor para la columna { $column }.
refusal-choose-direction = Elige primero si los valores crecen o decrecen.
refusal-end-part = Ya has hecho tu acción: termina esta mitad del día o deshaz pasos.
refusal-must-act = Aún no puedes terminar esta mitad del día: elige primero un dado y una acción.
refusal-no-bonus-due = Ahora no hay ninguna bonificación pendiente: sigue con tu acción.
refusal-die-chosen = Ya has elegido el dado { $die }: deshaz la elección para tomar otro.
refusal-resource-missing = No te queda { $resource }: paga con otra cosa.
refusal-pay-first = Paga primero el dado con un recurso a tu elección.
refusal-nothing-to-pay = El dado está pagado: altéralo o elige tu acción.
refusal-die-affordable = Puedes pagar un dado: solo quien no puede pagar ninguno obtiene en su lugar un recurso de cada tipo.
refusal-choose-die = Elige primero un dado.
refusal-black-die = El dado negro no se puede elegir: elige uno transparente.
refusal-raided-die = El dado { $die } sufre un asalto y actúa como un dado negro: elige otro.
refusal-cannot-pay = No puedes pagar el dado { $die }: elige uno más barato.
refusal-colour-changed = Ya has alterado el color: elige tu acción.
refusal-same-colour = El dado ya es { $colour }.
refusal-colour-fixed = Con este asalto no se puede alterar el color del dado.
refusal-knowledge-missing = Otro color cuesta { $number } de sabiduría, y no la tienes.
refusal-value-changed = Ya has alterado el valor: elige tu acción.
refusal-same-value = El dado ya muestra { $value }.
refusal-value-fixed = Con este asalto no se puede alterar el valor del dado.
refusal-influence-missing = Eso cuesta { $number } de influencia, y tienes { $left }.
refusal-value-zero = Un dado de valor 0 no construye nada: auméntalo con influencia u obtén recursos.
refusal-no-prestige = Con este asalto el dado no puede construir edificios de prestigio: elige otra cosa.
refusal-stands = Ya has construido { $building-the } de la columna { $value }: elige otra cosa.
refusal-blocked = Tu { $value } { $colour } está tachado, así que ahí no se puede construir nada más.
refusal-resource-order = Elige primero qué recurso rodeas a continuación.
refusal-track-full = Tu camino de { $resource } está lleno: elige otro.
refusal-citizen-first = Hay un ciudadano esperando: elige primero su color.
refusal-citizens-full = Tu camino de ciudadanos { $colour-s } está lleno: elige otro o renuncia.
refusal-bonus-building = Antes hay un edificio de bonificación pendiente: elige uno de estos, en cualquier columna: { $buildings }.
refusal-bonus-stands = Ya has construido { $building-the } en la columna { $column }: elige otro edificio.
refusal-bonus-blocked = Ya no puedes construir { $building-the } en la columna { $column }: elige otro edificio.

## Opciones y ajustes

option-numbering = Numeración
    .help = Cómo reciben sus valores las columnas de las hojas de puntuación.
    .choice-first-game = del 1 al 6 desde la izquierda
    .choice-rolled = primer valor por dado, orden elegido por el heraldo
    .choice-expert = cualquier orden, elegido por el heraldo
option-crier = Heraldo
    .help = Quién numera las columnas.
    .choice-1 = jugador 1
    .choice-2 = jugador 2
    .choice-3 = jugador 3
    .choice-4 = jugador 4
    .choice-5 = jugador 5
    .choice-6 = jugador 6
    .choice-7 = jugador 7
    .choice-8 = jugador 8
    .choice-9 = jugador 9
    .choice-10 = jugador 10
option-banquets-and-raids = Banquetes y asaltos
    .help = Si hay tres fichas de la expansión junto a la rueda.
option-tiles = Fichas
    .help = Qué tres fichas de la expansión se usan, por número, para la plaza roja, la amarilla y la blanca.
    .choice-1 = { name-banquet-1 }
    .choice-2 = { name-banquet-2 }
    .choice-3 = { name-banquet-3 }
    .choice-4 = { name-banquet-4 }
    .choice-5 = { name-banquet-5 }
    .choice-6 = { name-banquet-6 }
    .choice-7 = { name-banquet-7 }
    .choice-8 = { name-banquet-8 }
option-bonus-buildings-may-be-declined = Edificios de bonificación rechazables
    .help = Si se puede renunciar a un edificio que da una bonificación, como en las reglas alemanas.
option-banquet-8 = Dado negro en el Banquete 8
    .help = Si los Mercados cuentan un dado negro protegido por el Banquete 8.
    .choice-transparent = cuenta para todo el mundo, como en las reglas alemanas
    .choice-usable = cuenta solo para quien lo usa, como dicen las demás ediciones
option-achievements = Logros
    .help = Qué edición decide sobre la victoria con 60 puntos.
    .choice-french-english-german = Francés, inglés, alemán: ganar con más de 60
    .choice-spanish = Español: más de 60, se gane o no
    .choice-chinese-japanese = Chino, japonés: ganar con 60 o más

preset-standard = Estándar
    .help = Un dado da el valor de la primera columna y el heraldo elige el orden.
preset-first-game = Primera partida
    .help = Las columnas van numeradas del 1 al 6 desde la izquierda: ideal para aprender.
preset-expert = Experto
    .help = El heraldo numera las columnas en cualquier orden.
preset-banquets-and-raids = Banquetes y asaltos
    .help = Como el juego estándar, con tres fichas de la expansión.
preset-german = Reglas alemanas
    .help = Como el juego estándar, pero se puede renunciar a los edificios de bonificación.
preset-literal = Banquetes y asaltos, al pie de la letra
    .help = Con tres fichas; un dado negro en el Banquete 8 cuenta solo para quien lo usa.
preset-spanish = Edición española
    .help = Como el juego estándar, con el Banquete 8 y los logros según la edición española.
preset-chinese-japanese = Ediciones china y japonesa
    .help = Como el juego estándar, con el Banquete 8 y los logros según estas ediciones.

## Preguntas a quien tira los dados de una caja real

chance-plaza = ¿Qué ficha de plaza está en el hueco siguiente? Empieza bajo la zona neutral y sigue el sentido de las agujas del reloj.
chance-side-up = ¿Qué cara está a la vista?
chance-banquet-tile = ¿Qué ficha está junto a la siguiente plaza de un solo color? Primero la roja, luego la amarilla y luego la blanca.
chance-town-crier = ¿Quién hace de heraldo?
chance-first-column = ¿Qué muestra el dado de la primera columna?
chance-transparent-die = ¿Qué muestra el siguiente dado transparente?
chance-black-die = ¿Qué muestra el dado negro?
chance-unknown-step = ¿Qué hizo después la persona que ha terminado?

## De dónde vienen los puntos

score-citizens = Ciudadanos

## Quién debe hacer qué

status-numbering = { $player } numera las columnas.
    .you = Numera las columnas.
status-numbered = { $player } ha numerado las columnas.
    .you = Las columnas están numeradas. Confirma para empezar.
    .end = Numeración lista
status-half-day = Día { $day }, { $half }: todo el mundo elige un dado a la vez.
status-choose-die = Día { $day }, { $half }: elige un dado.
status-relief = No puedes pagar ningún dado. Obtén en su lugar un recurso de cada tipo.
status-pay = Paga el { $value } { $colour } con un recurso a tu elección.
status-act = El { $value } { $colour }: { $can-or }.
status-end = Tu acción está hecha: termina tu mitad del día.
    .end = Listo por esta { $half }
status-wait = Has terminado: la mitad del día se cierra cuando todo el mundo acabe.
status-bonus-building = Tu bonificación: { $can-or }.
status-resource-order = Elige qué recurso rodeas a continuación.
status-overflow = Este ciudadano no cabe en su camino: { $can-or }.
status-citizen = Elige qué ciudadano rodeas a continuación.

## What the player can do now, in lists after "You can" or a colon

name-can-resources = obtener recursos
name-can-prestige = construir el edificio de prestigio
name-can-work = construir el edificio de la administración
name-can-value = cambiar su valor
name-can-colour = cambiar su color
name-can-build = elegir un edificio de tu hoja
name-can-citizen = elegir otro camino
name-can-decline = renunciar

## Rótulos de la mesa dibujada

label-day = Día
label-wheel = Rueda
label-plazas-reconstructed = Los colores de las plazas son una reconstrucción.
label-black-die = dado negro
label-free = gratis
label-any = cualquier recurso
label-available = Dados disponibles
label-attack = Ataque
label-points = Puntos
label-citizens = Ciudadanos
label-numbering = Columnas
label-game-over = La partida ha terminado.
label-price = Precio
label-plaza = Plaza
label-tile = Ficha
label-dice = Dados
label-characters = Personajes
label-built = construido
label-blocked = bloqueado
label-struck = tachado
label-protected = protegido por una Fortaleza
label-link = vínculo
label-circled = rodeado
label-spent = gastado
label-bonus = bonificación
label-per-die = por dado rojo
label-scored = fila que puntúa al final
label-in-use = en uso
label-destroyed = destruida
label-resting = no se usa hoy

# Por qué un bot aconseja una jugada: lo que hace, después de «Porque …»
part-citizens = te da ciudadanos
part-bonuses = te acerca a las bonificaciones
part-cathedrals = hace que tus Catedrales puntúen más
part-resources = te deja bien abastecido
part-buildings = añade edificios útiles
part-openings = te deja buenas casillas para los próximos dados
part-protection = protege casillas libres de los ataques
part-links = te acerca a un vínculo
