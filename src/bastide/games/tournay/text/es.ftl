### Tournay. El uso de las variables se explica al principio de los textos comunes.

game-title = Tournay
game-blurb = Pon a trabajar a tus ciudadanos y a los de tus vecinos, levanta un barrio de nueve cartas y construye edificios de prestigio que puntúan para todo el mundo.

## Edificios y personajes

name-market-1 = Mercado I
name-farmhouse-1 = Granja I
name-residence-1 = Vivienda I
name-port-1 = Puerto I
name-barn-1 = Granero I
name-architect-1 = Arquitecto I
name-alderman-1 = Regidor I
name-market-2 = Mercado II
name-farmhouse-2 = Granja II
name-residence-2 = Vivienda II
name-port-2 = Puerto II
name-barn-2 = Granero II
name-architect-2 = Arquitecto II
name-alderman-2 = Regidor II
name-hospital-1 = Hospital I
name-monastery-1 = Monasterio I
name-library-1 = Biblioteca I
name-bridge-1 = Puente I
name-priest-1 = Sacerdote I
name-prior-1 = Prior I
name-hospital-2 = Hospital II
name-monastery-2 = Monasterio II
name-library-2 = Biblioteca II
name-bridge-2 = Puente II
name-priest-2 = Sacerdote II
name-prior-2 = Prior II
name-bishop-2 = Obispo II
name-arsenal-1 = Arsenal I
name-ballista-1 = Balista I
name-barracks-1 = Cuartel I
name-fort-1 = Fuerte I
name-knight-1 = Caballero I
name-lawyer-1 = Procurador I
name-watchtower-1 = Atalaya I
name-arsenal-2 = Arsenal II
name-ballista-2 = Balista II
name-barracks-2 = Cuartel II
name-fort-2 = Fuerte II
name-knight-2 = Caballero II
name-lawyer-2 = Procurador II
name-watchtower-2 = Atalaya II

## Cartas de la expansión

name-inn-1 = Posada I
name-brewery-1 = Cervecería I
name-senator-1 = Senador I
name-bakery-2 = Panadería II
name-brewery-2 = Cervecería II
name-senator-2 = Senador II
name-abbey-1 = Abadía I
name-monk-1 = Monje I
name-templar-1 = Templario I
name-abbey-2 = Abadía II
name-monk-2 = Monje II
name-templar-2 = Templario II
name-catapult-1 = Catapulta I
name-lordship-1 = Señorío I
name-expansion-knight-1 = Caballero I (exp.)
name-mercenary-2 = Mercenario II
name-expansion-knight-2 = Caballero II (exp.)
name-audience-hall-2 = Audiencia II

## Edificios de prestigio

name-belfry = Campanario
name-city-hall = Ayuntamiento
name-cloth-hall = Lonja de Paños
name-mint = Casa de la Moneda
name-tour-des-six = Tour des Six
name-cathedral = Catedral
name-la-madeleine = La Madeleine
name-saint-brice = Saint-Brice
name-saint-jacques = Saint-Jacques
name-saint-nicolas = Saint-Nicolas
name-saint-quentin = Saint-Quentin
name-pont-des-trous = Pont des Trous
name-porte-de-la-vigne = Porte de la Vigne
name-tour-d-arras = Tour d'Arras
name-tour-henry-viii = Tour Henry VIII
name-tour-saint-georges = Tour Saint-Georges

## Eventos: «.the» con artículo

name-great-gathering = Gran Asamblea
    .the = la Gran Asamblea
name-great-procession = Gran Procesión
    .the = la Gran Procesión
name-kings-visit = Visita del Rey
    .the = la Visita del Rey
name-battle-of-bouvines = Batalla de Bouvines
    .the = la Batalla de Bouvines
name-battle-of-courtrai = Batalla de Courtrai
    .the = la Batalla de Courtrai
name-heresy = Herejía
    .the = la Herejía
name-crusade = Cruzada
    .the = la Cruzada
name-norman-attack = Ataque Normando
    .the = el Ataque Normando
name-fire = Incendio
    .the = el Incendio
name-iconoclasm = Iconoclasia
    .the = la Iconoclasia
name-siege = Asedio
    .the = el Asedio
name-drought = Sequía
    .the = la Sequía
name-plague = Peste
    .the = la Peste
name-brigands = Bandidos
    .the = los Bandidos
name-famine = Hambruna
    .the = la Hambruna

name-crier = Pregonero
    .help = Nunca va a una mano. Cuando aparece, cada evento de la cola recibe una moneda si tiene un círculo vacío, y luego los eventos golpean a todo el mundo.

## Lo que hace una carta, compuesto de sus piezas

piece-amount = { $amount ->
    [one] { $amount } denario
   *[other] { $amount } denarios
}
piece-price = { $price ->
    [one] { $price } denario
   *[other] { $price } denarios
}
piece-card-types = { $types-count ->
    [2] carta de nivel I o II
   *[other] { $types } de nivel I o II
}
piece-gain-deniers = Obtén { piece-amount }.
piece-deniers-per-slot = { $slots ->
    [empty] Obtén { piece-amount } por cada casilla vacía de las nueve de tu barrio.
   *[filled] Obtén { piece-amount } por cada casilla ocupada de tu barrio.
}
piece-recruit = { $colour-id ->
    [any] Paga { piece-price } y recluta un ciudadano del color que elijas.
   *[other] Paga { piece-price } y recluta un ciudadano { $colour }.
}
piece-use-other-building = { $colour-id ->
    [any] Usa un edificio de otro barrio, { piece-occupied }.
   *[other] Usa un edificio { $colour } de otro barrio, { piece-occupied }.
}
piece-occupied = { $occupied ->
    [yes] aunque tenga un ciudadano encima, pero no si está dañado
   *[no] si no tiene nada encima
}
piece-draw-from = Roba una carta del mazo { $deck }.
piece-take-top = { $count ->
    [one] Toma la carta superior del mazo { $deck }. Un pregonero se sustituye primero; luego golpean los eventos.
   *[other] Toma las { $count } cartas superiores del mazo { $deck }. Un pregonero se sustituye primero; luego golpean los eventos.
}
piece-gather-lying = Se levantan tus ciudadanos tumbados junto a la Plaza.
piece-combat-event = { $coins ->
    [none] Toma en la mano, como muralla, un evento sin monedas.
   *[some] { $take ->
        [yes] Toma en la mano, como muralla, un evento con al menos una moneda, y también sus monedas.
       *[no] Toma en la mano, como muralla, un evento con al menos una moneda.
    }
}
piece-trigger-events = { $max ->
    [one] Elige { $max } evento de la cola. Recibe una moneda si tiene un círculo vacío y golpea a las demás personas.
   *[other] Elige hasta { $max } eventos de la cola. Cada uno recibe una moneda si tiene un círculo vacío y golpea a las demás personas.
}
piece-deniers-per-pair = Obtén { piece-amount } por cada pareja de ciudadanos ({ $colours }) de pie en tu Plaza.
piece-deniers-per-citizen = Obtén { piece-amount } por cada uno de tus { $colours-count ->
    [3] ciudadanos
   *[other] ciudadanos { $colours-s-or }
} { piece-where }.
piece-where = { $where-id ->
    [lying] tumbados junto a tu Plaza
   *[other] de pie en tu Plaza
}
piece-deniers-per-citizen-of-one-colour = Elige { $colours-or }: obtén { piece-amount } por cada uno de tus ciudadanos de ese color { piece-where }.
piece-reveal-level = Descubre la carta superior de cada uno de los tres mazos de nivel { $level } y toma { $take } de ellas. Si aparece un pregonero, primero golpean los eventos y luego se descubre otra carta.
piece-damage-each-other = En cada uno de los demás barrios daña, a tu elección: { $count } × { piece-card-types } libre.
piece-collect-per-building = { $colour-id ->
    [any] Nombra un color. Cada una de las demás personas te paga { piece-amount } por cada carta visible de ese color en su barrio ({ piece-card-types }).
   *[other] Cada una de las demás personas te paga { piece-amount } por cada carta { $colour-f } visible en su barrio ({ piece-card-types }).
}
piece-richest-pays = La persona más rica te paga { piece-amount }; en caso de empate, pagan todas las más ricas. Tú nunca pagas.
piece-protect-one-event = Mientras haya un ciudadano (también gris) sobre esta carta, puedes evitar un evento de cada pregonero.
piece-on-activate = { $colour-id ->
    [any] Tras activar un edificio de su fila o columna:
   *[other] Tras activar un edificio { $colour } de su fila o columna:
}
piece-on-place = { $colour-id ->
    [any] Cuando colocas { $types-a-or } en su fila o columna:
   *[other] Cuando colocas { $types-a-or } (solo { $colour }) en su fila o columna:
}
piece-on-gather = Cada vez que reúnes a tus ciudadanos:
piece-every-second-citizen = Cuando el 2.º, 4.º o 6.º ciudadano { $colours-or } llega a las cartas de su fila y columna (después del 6.º ya no):
piece-chain-activation = { piece-chain-first } puedes activar enseguida { $second-id ->
    [any] otro edificio
   *[other] otro edificio, { $second },
} en esa fila o columna con un ciudadano { $citizen } más.
piece-chain-first = { $colour-id ->
    [any] Tras activar un edificio de su fila o columna,
   *[other] Tras activar un edificio { $colour } de su fila o columna,
}
piece-double-activation = { $colour-id ->
    [any] Puedes activar dos veces antes de reunir, en dos acciones distintas, los edificios de su fila o columna.
   *[other] Puedes activar dos veces antes de reunir, en dos acciones distintas, los edificios { $colour-s } de su fila o columna.
}
piece-earn-bonus = Cuando ganas denarios, cada ciudadano { $colour } da { piece-amount }.

## Lo que cuenta un edificio de prestigio

worth-deniers = { $each ->
    [1] Por cada denario que tengas:
   *[other] Por cada { $each } denarios que tengas:
}
worth-citizens = { worth-each } de tus { worth-people }:
worth-people = { $colours-count ->
    [3] ciudadanos
   *[other] ciudadanos { $colours-s-or }
}
worth-each = { $each ->
    [1] Por cada uno
   *[other] Por cada { $each }
}
worth-citizen-sets = { $each ->
    [1] Por cada grupo de tus ciudadanos con uno de cada color ({ $colours }):
   *[other] Por cada { $each } grupos de tus ciudadanos con uno de cada color ({ $colours }):
}
worth-cards = { $each ->
    [1] Por cada { worth-which } visible de tu barrio{ $colours-count ->
        [3] :
       *[other] { " " }({ $colours-or }):
    }
   *[other] Por cada { $each } en tu barrio, { worth-which } visible{ $colours-count ->
        [3] :
       *[other] { " " }({ $colours-or }):
    }
}
worth-which = { $which ->
    [buildings] edificio de nivel I o II
    [characters] personaje
   *[cards] carta de nivel I o II
}
worth-card-sets = { $each ->
    [1] Por cada grupo de cartas visibles de tu barrio ({ worth-which }) con una de cada color ({ $colours }):
   *[other] Por cada { $each } grupos de cartas visibles de tu barrio ({ worth-which }) con una de cada color ({ $colours }):
}
worth-prestige = Por cada edificio de prestigio visible de tu barrio, incluido este:
worth-ramparts = Por cada muralla que hayas construido:
worth-points = { $builder ->
    [one] { $builder } punto si lo has construido, { $others } si no; { $cap } como máximo.
   *[other] { $builder } puntos si lo has construido, { $others } si no; { $cap } como máximo.
}
worth-constant = { $others ->
    [0] { worth-builder } para quien lo haya construido, nada para el resto.
   *[other] { worth-builder } para quien lo haya construido, { $others } para el resto.
}
worth-builder = { $builder ->
    [one] { $builder } punto
   *[other] { $builder } puntos
}

## Lo que hace un evento

strike-lay-citizen = { $colour-id ->
    [any] Por cada moneda, todo el mundo tumba { $amount ->
        [one] { $amount } ciudadano del color que elija.
       *[other] { $amount } ciudadanos del color que elija.
    }
   *[other] Por cada moneda, todo el mundo tumba { $amount ->
        [one] { $amount } ciudadano { $colour }.
       *[other] { $amount } ciudadanos { $colour-s }.
    }
}
strike-majority = { $colour-id ->
    [any] Por cada moneda, quien tenga más cartas visibles y ciudadanos obtiene { piece-amount }; en caso de empate, todas las personas empatadas.
   *[other] Por cada moneda, quien tenga más cartas visibles y ciudadanos { $colour-s } obtiene { piece-amount }; en caso de empate, todas las personas empatadas.
}
strike-lose-deniers = Por cada moneda, todo el mundo pierde { piece-amount }.
strike-damage = { $colour-id ->
    [any] Por cada moneda, cada persona daña en su barrio { $amount ->
        [one] { $amount } carta libre
       *[other] { $amount } cartas libres
    } de nivel I o II.
   *[other] Por cada moneda, cada persona daña en su barrio { $amount ->
        [one] { $amount } carta { $colour-f } libre
       *[other] { $amount } cartas { $colour-fs } libres
    } de nivel I o II.
}

## Qué más hay impreso en una carta o un evento

about-building = Edificio, mazo { $deck }.
about-character = Personaje, mazo { $deck }.
about-prestige = Edificio de prestigio, mazo { $deck }.
about-expansion = Expansión.
about-copies = { $marked ->
    [0] { $number ->
        [one] { $number } copia.
       *[other] { $number } copias.
    }
   *[other] { $number ->
        [one] { $number } copia, { $marked } con la marca.
       *[other] { $number } copias, { $marked } con la marca.
    }
}
about-cost = { $deniers ->
    [0] No cuesta nada.
    [one] Cuesta { $deniers } denario.
   *[other] Cuesta { $deniers } denarios.
}
about-cost-card = { $deniers ->
    [0] Cuesta una carta de tu mano o de tu barrio.
    [one] Cuesta { $deniers } denario y una carta de tu mano o de tu barrio.
   *[other] Cuesta { $deniers } denarios y una carta de tu mano o de tu barrio.
}
about-cost-citizen = Cuesta un ciudadano { $colour }.
about-points = { $points ->
    [one] Vale { $points } punto.
   *[other] Vale { $points } puntos.
}
about-circles = { $number ->
    [one] { $number } círculo para una moneda.
   *[other] { $number } círculos para monedas.
}
about-fight-citizens = Combatirlo cuesta { about-fighters }.
about-fighters = { $citizens ->
    [one] { $citizens } ciudadano { $colour }
   *[other] { $citizens } ciudadanos { $colour-s }
}
about-fight = Combatirlo cuesta { about-fighters }, { $deniers ->
    [one] { $deniers } denario
   *[other] { $deniers } denarios
} y { $coins } más por moneda.
about-reconstructed = ≈ Reconstruido, no conocido por la caja: { $fields }.

name-field-name = nombre
name-field-copies = copias
name-field-cost = coste
name-field-points = puntos
name-field-effect = efecto
name-field-colour = color
name-field-deck = mazo
name-field-circles = círculos
name-field-fight = quién lo combate

## Clases de cartas, con su artículo

name-building = edificio
    .a = un edificio
name-character = personaje
    .a = un personaje
name-prestige = edificio de prestigio
    .a = un edificio de prestigio

## Mazos, por color y nivel

name-yellow-1 = amarillo I
name-yellow-2 = amarillo II
name-yellow-3 = amarillo III
name-white-1 = blanco I
name-white-2 = blanco II
name-white-3 = blanco III
name-red-1 = rojo I
name-red-2 = rojo II
name-red-3 = rojo III

## Colores de ciudadanos y cartas: «.s» en masculino plural

name-yellow = amarillo
    .f = amarilla
    .fs = amarillas
    .s = amarillos
name-white = blanco
    .f = blanca
    .fs = blancas
    .s = blancos
name-red = rojo
    .f = roja
    .fs = rojas
    .s = rojos
name-gray = gris
    .f = gris
    .fs = grises
    .s = grises
name-any = cualquiera
## De quién es un ciudadano y dónde está: «.of» con preposición, «.citizen» un ciudadano suyo

name-own = propio
    .of = tuyo
    .citizen = un ciudadano tuyo
name-next = siguiente persona
    .of = de la siguiente persona
    .citizen = un ciudadano de la siguiente persona
name-second = segunda persona
    .of = de la segunda persona
    .citizen = un ciudadano de la segunda persona
name-third = tercera persona
    .of = de la tercera persona
    .citizen = un ciudadano de la tercera persona
name-plaza = en la Plaza
name-lying = junto a la Plaza

## Jugadas

move-draw = Robar del mazo { $deck }
move-activate = Activar el edificio de { $slot }
move-combat = Combatir el evento { $event }
move-earn = Ganar denarios con ciudadanos { $colour-s }: { $number }
move-gather = Reunir a tus ciudadanos
move-recruit = Reclutar un ciudadano { $colour }
move-place = Colocar la carta en { $slot }
move-remove = Pagar con la carta de { $slot }
move-give = Pagar con el ciudadano que está aquí: { $place }
move-use = Usar { $owner-citizen }
move-top = Tomar la carta descubierta
move-look = Mirar las dos cartas de debajo
move-visit = Usar el edificio de { $slot } { $owner-of }
move-fight = Tomar el evento { $event }
move-trigger = Desencadenar eventos: { $events }
move-colour = Elegir un color: { $colour }
move-damage = Dañar la carta de { $slot }
move-react = Dejar actuar al personaje de { $slot }
move-rampart = Construir una muralla
move-shelter = Protegerte con tu carta
move-pass = Renunciar
move-play = Jugar { $card }
move-return = Poner { $card } debajo de su mazo
move-keep = Quedarte con { $card }

## Sucesos

event-plays = { $deniers ->
    [0] { $player } juega { $card }.
    [one] { $player } paga { $deniers } denario y juega { $card }.
   *[other] { $player } paga { $deniers } denarios y juega { $card }.
}
event-removes = { $player } paga con { $card } de { $slot }, que va debajo de su mazo.
event-returns = { $player } pone { $card } debajo de su mazo.
    .hidden = { $player } pone una carta debajo del mazo { $deck }.
event-gives-citizen = { $player } devuelve un ciudadano { $colour } a la reserva.
event-places = { $player } coloca { $card } en { $slot }.
event-stacks = { $player } coloca { $card } encima de la pila de { $slot }.
event-replaces = { $player } coloca { $card } en { $slot } en lugar de { $cards }.
event-shifts-district = El barrio de { $player } se desplaza en su cuadrícula para tener sitio por todos los lados.
event-borrows = { $player } paga { $deniers } denarios a { $other-player } por un ciudadano { $colour }.
event-draws = { $player } roba del mazo { $deck }.
event-takes-top = { $player } toma { $card } del mazo { $deck }.
event-buries-top = { $card } va debajo del mazo { $deck }.
event-looks = { $number ->
    [one] { $player } mira { $number } carta del mazo { $deck }: { $cards }.
   *[other] { $player } mira { $number } cartas del mazo { $deck }: { $cards }.
}
    .hidden = { $number ->
    [one] { $player } mira { $number } carta del mazo { $deck }.
   *[other] { $player } mira { $number } cartas del mazo { $deck }.
}
event-keeps = { $player } se queda con { $card }.
    .hidden = { $player } se queda con una carta del mazo { $deck }.
event-leaves = { $player } deja { $card } boca arriba en el mazo { $deck }.
event-takes-card = { $player } toma { $card } del mazo { $deck }.
    .hidden = { $player } toma una carta del mazo { $deck }.
event-turns-up = En el mazo { $deck } queda boca arriba { $card }.
event-crier = { $player } se encuentra con el Pregonero del mazo { $deck }.
event-adds-coin = { $number ->
    [one] El evento { $event } tiene ahora { $number } moneda.
   *[other] El evento { $event } tiene ahora { $number } monedas.
}
event-strikes = { $number ->
    [one] El evento { $event } se produce una vez.
   *[other] El evento { $event } se produce { $number } veces.
}
event-builds-rampart = { $player } construye una muralla contra { $event-the }.
event-builds-spare-rampart = { $player } construye una muralla.
event-builds-all-ramparts = { $number ->
    [one] { $player } construye al final { $number } muralla.
   *[other] { $player } construye al final { $number } murallas.
}
event-shelters = { $player } se protege contra { $event-the }.
event-passes = { $player } renuncia.
event-lays-citizen = { $player } tumba un ciudadano { $colour }.
event-gains = { $deniers ->
    [one] { $player } obtiene { $deniers } denario.
   *[other] { $player } obtiene { $deniers } denarios.
}
event-loses = { $deniers ->
    [one] { $player } pierde { $deniers } denario.
   *[other] { $player } pierde { $deniers } denarios.
}
event-pays = { $deniers ->
    [one] { $player } paga { $deniers } denario a { $other-player }.
   *[other] { $player } paga { $deniers } denarios a { $other-player }.
}
event-damages = Una carta de { $player } sufre daños en { $slot }: { $card }.
event-activates = { $player } activa { $card } en { $slot }.
event-reacts = Actúa { $card } de { $player }.
event-recruits = { $deniers ->
    [one] { $player } recluta un ciudadano { $colour } por { $deniers } denario.
   *[other] { $player } recluta un ciudadano { $colour } por { $deniers } denarios.
}
event-visits = { $player } usa { $card } de { $other-player }.
event-combats = { $deniers ->
    [0] { $player } combate contra { $event-the }.
    [one] { $player } combate contra { $event-the } y paga { $deniers } denario.
   *[other] { $player } combate contra { $event-the } y paga { $deniers } denarios.
}
event-takes-event = { $player } toma como muralla el evento { $event }.
event-next-event = El siguiente evento es { $event-the }.
event-triggers = { $player } desencadena eventos: { $events }.
event-names-colour = { $player } nombra un color: { $colour }.
event-earns = { $number ->
    [one] { $player } gana { $deniers } denarios con { $number } ciudadano { $colour }.
   *[other] { $player } gana { $deniers } denarios con { $number } ciudadanos { $colour-s }.
}
event-gathers = { $player } reúne a todos sus ciudadanos.
event-stands-up = { $number ->
    [0] { $player } no tiene ciudadanos que levantar.
    [one] Se levanta { $number } ciudadano de { $player }.
   *[other] Se levantan { $number } ciudadanos de { $player }.
}
event-last-round = El final está cerca: todo el mundo juega un último turno.
event-last-cards = Todo el mundo puede elegir en secreto una última carta.
event-chooses-last = { $player } elige { $card } como última carta.
event-chooses-slot = { $player } la colocará en { $slot }.
event-ends-part = { $player } ya ha decidido.
event-shows-none = { $player } no juega ninguna última carta.
event-shows-last = { $player } muestra { $card } para { $slot }.

## Rechazos

refusal-not-asked = { $player } tiene que decidir ahora: espera a que se te pregunte.
refusal-pay-card-first = Primero paga la carta: pon otra carta de tu mano o de tu barrio debajo de su mazo.
refusal-pay-citizen-first = Primero paga la carta: entrega un ciudadano { $colour }.
refusal-place-first = Primero coloca { $card }.
refusal-choose-owner = Elige primero de quién es el ciudadano que usas.
refusal-top-or-look = Toma la carta descubierta o mira las dos de debajo.
refusal-choose-card = Elige primero con qué carta te quedas.
refusal-choose-character = Actúan varios personajes: elige cuál va primero.
refusal-activate-or-pass = Ahora puedes activar un segundo edificio: elige uno, o renuncia.
refusal-rampart-or-pass = Un evento está a punto de golpear: construye una muralla, o renuncia.
refusal-event-first = Elige primero qué carta se daña o qué ciudadano se tumba.
refusal-finish-effect = Primero termina el efecto del edificio.
refusal-play-first = Primero juega una carta de tu mano.
refusal-action-first = Elige primero una acción: robar, activar, combatir, ganar denarios o reunir.
refusal-draw-first = Las cartas se miran al robar: elige primero un mazo.
refusal-no-event-now = Ahora no golpea ningún evento.
refusal-activate-first = Eso forma parte del efecto de un edificio: activa uno primero.
refusal-hand-limit = Puedes conservar cuatro cartas como máximo: pon cartas debajo de sus mazos o construye murallas.
refusal-action-done = Ya has hecho tu acción: termina tu turno.
refusal-card-played = Solo puedes jugar una carta por turno: haz ahora tu acción.
refusal-hand-small-enough = Las cartas se devuelven y las murallas sobrantes se construyen solo al final del turno, mientras tengas más de cuatro cartas.
refusal-no-rampart = No tienes ninguna muralla en la mano.
refusal-not-in-hand = Esa carta no está en tu mano.
refusal-has-that-one = { $card } ya está en tu barrio, y ningún edificio de prestigio puede estar allí dos veces.
refusal-too-few-deniers = { $deniers ->
    [one] { $card } cuesta { $deniers } denario, y no lo tienes.
   *[other] { $card } cuesta { $deniers } denarios, y no los tienes.
}
refusal-cannot-pay = No puedes pagar lo que cuesta { $card } además de denarios.
refusal-deck-empty = Al mazo { $deck } no le quedan cartas.
refusal-too-few-citizens = { $number ->
    [one] Necesitas { $number } ciudadano { $colour } disponible, tuyo o que puedas pagar.
   *[other] Necesitas { $number } ciudadanos { $colour-s } disponibles, tuyos o que puedas pagar.
}
refusal-earn-own-only = No tienes tantos ciudadanos de ese color en tu Plaza, y solo los tuyos ganan denarios.
refusal-only-advanced = Reclutar ciudadanos es una acción solo en el juego avanzado.
refusal-supply-empty = No queda ningún ciudadano { $colour } en la reserva.
refusal-cannot-recruit = Para reclutar necesitas cinco denarios y un ciudadano { $colour } disponible.
refusal-nothing-there = No hay ninguna carta en { $slot }.
refusal-not-for-citizens = { $card } no se activa nunca: solo se activan los edificios de nivel I y II.
refusal-is-damaged = { $card } tiene daños hasta que reúnas a tus ciudadanos.
refusal-not-free = { $card } no está libre: reúne primero a tus ciudadanos.
refusal-no-event = No hay ningún evento en ese lugar de la cola.
refusal-no-coin = El evento { $event } no tiene monedas, así que no se puede combatir con una acción.
refusal-cannot-fight = { $deniers ->
    [0] { $number ->
        [one] Para combatir contra { $event-the } necesitas { $number } ciudadano { $colour }.
       *[other] Para combatir contra { $event-the } necesitas { $number } ciudadanos { $colour-s }.
    }
    [one] { $number ->
        [one] Para combatir contra { $event-the } necesitas { $number } ciudadano { $colour } y { $deniers } denario.
       *[other] Para combatir contra { $event-the } necesitas { $number } ciudadanos { $colour-s } y { $deniers } denario.
    }
   *[other] { $number ->
        [one] Para combatir contra { $event-the } necesitas { $number } ciudadano { $colour } y { $deniers } denarios.
       *[other] Para combatir contra { $event-the } necesitas { $number } ciudadanos { $colour-s } y { $deniers } denarios.
    }
}
refusal-no-citizen-there = Ahí no tienes ningún ciudadano { $colour }.
refusal-bad-slot = La carta no puede ir en { $slot }; elige una de estas casillas: { $near }.
refusal-no-own-citizen = No te queda ningún ciudadano { $colour } en tu Plaza.
refusal-cannot-borrow = Ahí no puedes conseguir un ciudadano { $colour }: debe estar disponible y cuesta { $deniers } denarios.
refusal-not-among-them = Esa carta no está entre las que puedes elegir.
refusal-cannot-visit = Ese edificio no se puede usar: debe ser del color correcto, estar libre y no ser un Puerto.
refusal-cannot-take-event = Ese evento no se puede tomar: le falta o le sobra alguna moneda.
refusal-cannot-trigger = No se pueden desencadenar tantos eventos, o alguno de ellos no está.
refusal-not-that-colour = Ese color no se puede elegir aquí: { $colour }.
refusal-cannot-damage = En { $slot } no hay ninguna carta libre que se pueda dañar.
refusal-does-not-react = Ningún personaje actúa ahora en { $slot }.
refusal-not-in-chain = El edificio de { $slot } no se puede activar además.
refusal-no-shelter = No tienes ninguna carta protectora con un ciudadano encima, o ya la has usado desde que llegó el Pregonero.
refusal-slot-must-stay = La carta de { $slot } debe quedarse, o tu última carta no se podría colocar.
refusal-part-ended = Ya has decidido sobre tu última carta: espera al resto.
refusal-last-card-chosen = Ya has elegido tu última carta: elige su casilla, o termina.
refusal-only-last-card = La partida está a punto de acabar: elige una última carta y su casilla, o termina.

## Opciones y ajustes

option-advanced = Juego avanzado
    .help = Se empieza con un ciudadano de cada color y nueve denarios, la reserva es mayor y hay una acción para reclutar.
option-expansion = Expansión
    .help = Si se juega con las cartas de la expansión, y cómo entran en los mazos.
    .choice-none = sin ella
    .choice-replace = en lugar de las cartas marcadas
    .choice-mix = mezclada con las cartas marcadas
option-majority-deniers = Denarios de los eventos de mayoría
    .help = Las cartas muestran 2; la ayuda de juego del reglamento dice 3.
    .choice-card = como en las cartas
    .choice-aid = como en la ayuda de juego
option-cathedral-points = La Catedral
    .help = Reglamento: 4 puntos; no indica el coste, así que la Catedral cuesta 5 denarios (una reconstrucción). Edición en línea: 8 puntos por 20 denarios.
    .choice-rulebook = como en el reglamento
    .choice-online = como en la edición en línea
option-start-player = Jugador inicial
    .help = Quién tiene el primer turno.
    .choice-1 = jugador 1
    .choice-2 = jugador 2
    .choice-3 = jugador 3
    .choice-4 = jugador 4

preset-base = Juego básico
    .help = Las reglas de iniciación con las cartas básicas.
preset-advanced = Juego avanzado
    .help = Menos ciudadanos, más denarios y una acción para reclutar.
preset-expansion-replace = Con la expansión
    .help = Las cartas de la expansión sustituyen a las cartas básicas marcadas.
preset-expansion-mix = Con la expansión, mezclada
    .help = Para cada mazo de nivel I y II se sacan al azar tres de las cartas marcadas y añadidas.

## Preguntas a quien saca las cartas de una caja real

chance-event = ¿Qué evento sale?
chance-first-player = ¿Quién empieza?
chance-card-left-out = ¿Qué carta se queda en la caja?
chance-rampart = ¿Qué evento hay en el anverso de una muralla?
chance-yellow-1 = ¿Qué carta sale del mazo amarillo I?
chance-yellow-2 = ¿Qué carta sale del mazo amarillo II?
chance-yellow-3 = ¿Qué carta sale del mazo amarillo III?
chance-white-1 = ¿Qué carta sale del mazo blanco I?
chance-white-2 = ¿Qué carta sale del mazo blanco II?
chance-white-3 = ¿Qué carta sale del mazo blanco III?
chance-red-1 = ¿Qué carta sale del mazo rojo I?
chance-red-2 = ¿Qué carta sale del mazo rojo II?
chance-red-3 = ¿Qué carta sale del mazo rojo III?

## De dónde vienen los puntos

score-printed = Impresos en las cartas
score-ramparts = Murallas

## Quién debe hacer qué

status-action = { $player } elige una acción.
    .you = Puedes { $can-or }.
status-hand-limit = { $player } tiene más de cuatro cartas.
    .you = Tienes más de cuatro cartas: { $can-or }.
status-end = { $player } puede terminar el turno.
    .you = Termina el turno.
status-pay-card = { $player } debe pagar { $card } con otra carta.
    .you = { $card } cuesta además una carta: { $can-or }.
status-pay-citizen = { $player } debe pagar { $card } con un ciudadano { $colour }.
    .you = Paga { $card } con un ciudadano { $colour }.
status-place = { $player } debe colocar { $card }.
    .you = Coloca { $card }.
status-use = { $number ->
    [one] { $player } elige de quién es el ciudadano { $colour } que usa.
   *[other] { $player } elige de quién son los ciudadanos { $colour-s } que usa; faltan { $number }.
}
    .you = { $number ->
        [one] Elige de quién es el ciudadano { $colour } que usas.
       *[other] Elige de quién son los ciudadanos { $colour-s } que usas; faltan { $number }.
    }
status-draw = { $player } roba del mazo { $deck }.
    .you = El mazo { $deck }: { $can-or }.
status-keep = { $player } elige una de dos cartas del mazo { $deck }.
    .you = Elige una de dos cartas del mazo { $deck }.
status-choose = { $number ->
    [one] { $player } toma { $number } de las cartas descubiertas.
   *[other] { $player } toma { $number } de las cartas descubiertas.
}
    .you = Toma { $number } de las cartas descubiertas.
status-react = { $player } elige qué personaje actúa primero.
    .you = Elige qué personaje actúa primero.
status-chain = { $player } puede activar un segundo edificio.
    .you = Puedes activar un segundo edificio.
status-shelter = { $player } puede protegerse contra { $event-the }.
    .you = { $event } está a punto de ocurrir: { $can-or }.
status-suffer = { $player } debe elegir a qué afecta el evento { $event }.
    .you = Elige a qué afecta el evento { $event }.
status-damage = { $player } elige qué carta de { $other-player } sufre daños.
    .you = Elige qué carta de { $other-player } sufre daños.
status-effect = { $player } elige cómo se aplica el efecto.
    .you = El efecto: { $can-or }.
status-last-cards = Las últimas cartas se eligen en secreto.
status-last-card = Puedes elegir una última carta, o terminar sin ella.
    .end = Sin última carta
status-no-last-card = No puedes jugar una última carta. Termina sin ella.
    .end = Sin última carta
status-last-slot = Elige dónde irá { $card }.
status-last-end = Tu última carta está elegida: termina tu parte.
    .end = Confirmar la última carta
status-wait = Espera a que el resto haya elegido.

## What the player can do now, in lists after "You can" or a colon

name-can-play = jugar antes una carta
name-can-draw = robar una carta
name-can-activate = activar un edificio
name-can-combat = combatir un evento
name-can-earn = ganar denarios
name-can-gather = reunir a tus ciudadanos
name-can-recruit = reclutar un ciudadano
name-can-place = colocar la carta
name-can-remove = pagar con una carta de tu barrio
name-can-return = poner una carta de tu mano debajo de su mazo
name-can-give = pagar con un ciudadano
name-can-use = usar un ciudadano
name-can-top = tomar la carta descubierta
name-can-look = mirar las dos cartas de debajo
name-can-keep = quedarte con una carta
name-can-visit = usar un edificio ajeno
name-can-fight = tomar un evento
name-can-trigger = desencadenar eventos
name-can-colour = elegir un color
name-can-damage = elegir la carta dañada
name-can-react = elegir un personaje
name-can-rampart = construir una muralla
name-can-shelter = protegerte con tu carta
name-can-pass = renunciar
name-can-end = terminar el turno

## Rótulos de la mesa dibujada

label-legend = y w r g ciudadanos en un edificio (amarillos, blancos, rojos, grises), # dañada, ×2 cartas en una pila, ! ya ha salido el Pregonero, > se puede elegir, * empieza la partida
label-legend-cards = ≈ en parte reconstruido, (coste; ★ puntos)
label-fight = combatir
label-event-deck = Mazo de eventos
label-supply = Reserva
label-criers = Pregoneros
label-deniers = Denarios
label-points = Puntos
label-ramparts = Murallas (mano + construidas)
label-plaza = Plaza
label-lying = junto a ella
label-hand = Mano
label-playing = Se juega
label-looked = Vistas
label-below = Conocido bajo los mazos, desde abajo
label-perhaps = quizá
label-last-round = Última ronda
label-game-over = La partida ha terminado.

# Por qué un bot aconseja una jugada: sigue a «porque …»
part-points = da puntos
part-rival = frena a tu mejor rival
part-deniers = te da denarios
part-citizens = mantiene disponibles a tus ciudadanos
part-hand = mejora tu mano
part-slots = llena tu barrio
part-prestige = añade un edificio de prestigio
part-buildings = pone a trabajar mejores edificios
part-characters = aprovecha tus personajes
part-events = te protege de los eventos
part-closing = acerca el final mientras vas por delante
