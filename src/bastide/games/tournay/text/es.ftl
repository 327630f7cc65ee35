### Tournay. El uso de las variables se explica al principio de los textos comunes.

game-title = Tournay
game-blurb = Pon a trabajar a tus ciudadanos y a los de tus vecinos, levanta un barrio de nueve cartas y construye edificios de prestigio que puntúan para todo el mundo.

## Edificios y personajes

name-market-1 = Mercado I
    .help = Obtén 5 denarios.
name-farmhouse-1 = Granja I
    .help = Obtén 1 denario por cada casilla vacía de tu barrio.
name-residence-1 = Vivienda I
    .help = Paga 3 denarios y recluta un ciudadano amarillo.
name-port-1 = Puerto I
    .help = Usa un edificio amarillo de otra persona que no tenga nada encima.
name-barn-1 = Granero I
    .help = Roba una carta del mazo amarillo II.
name-architect-1 = Arquitecto I
    .help = Cuando se coloca un edificio, de prestigio o no, en su fila o columna, obtén 1 denario.
name-alderman-1 = Regidor I
    .help = Tras activarse un edificio amarillo de su fila o columna, obtén 1 denario.
name-market-2 = Mercado II
    .help = Obtén 6 denarios.
name-farmhouse-2 = Granja II
    .help = Obtén 1 denario por cada casilla ocupada de tu barrio.
name-residence-2 = Vivienda II
    .help = Paga 2 denarios y recluta un ciudadano amarillo.
name-port-2 = Puerto II
    .help = Usa un edificio amarillo de otra persona, aunque tenga un ciudadano encima.
name-barn-2 = Granero II
    .help = Roba una carta del mazo amarillo III.
name-architect-2 = Arquitecto II
    .help = Cuando se coloca un edificio, de prestigio o no, en su fila o columna, obtén 2 denarios.
name-alderman-2 = Regidor II
    .help = Tras activarse un edificio amarillo de su fila o columna, obtén 2 denarios.
name-hospital-1 = Hospital I
    .help = Obtén 4 denarios.
name-monastery-1 = Monasterio I
    .help = Paga 3 denarios y recluta un ciudadano blanco.
name-library-1 = Biblioteca I
    .help = Roba una carta del mazo blanco II.
name-bridge-1 = Puente I
    .help = Toma las 2 cartas superiores del mazo blanco I.
name-priest-1 = Sacerdote I
    .help = Los edificios blancos de su fila o columna se pueden activar dos veces.
name-prior-1 = Prior I
    .help = Tras activarse un edificio blanco de su fila o columna, obtén 2 denarios.
name-hospital-2 = Hospital II
    .help = Obtén 5 denarios.
name-monastery-2 = Monasterio II
    .help = Paga 2 denarios y recluta un ciudadano blanco.
name-library-2 = Biblioteca II
    .help = Roba una carta del mazo blanco III.
name-bridge-2 = Puente II
    .help = Toma las 2 cartas superiores del mazo blanco II.
name-priest-2 = Sacerdote II
    .help = Los edificios de su fila o columna se pueden activar dos veces.
name-prior-2 = Prior II
    .help = Tras activarse un edificio blanco de su fila o columna, obtén 3 denarios.
name-bishop-2 = Obispo II
    .help = Tras activarse un edificio blanco de su fila o columna, se levantan tus ciudadanos tumbados junto a la Plaza.
name-arsenal-1 = Arsenal I
    .help = Roba una carta del mazo rojo II.
name-ballista-1 = Balista I
    .help = Hasta 2 eventos de la cola golpean a las demás personas.
name-barracks-1 = Cuartel I
    .help = Paga 3 denarios y recluta un ciudadano rojo.
name-fort-1 = Fuerte I
    .help = Toma como muralla un evento que tenga alguna moneda.
name-knight-1 = Caballero I
    .help = Cuando se coloca un edificio de prestigio en su fila o columna, obtén 2 denarios.
name-lawyer-1 = Procurador I
    .help = Tras activarse un edificio rojo de su fila o columna, obtén 2 denarios.
name-watchtower-1 = Atalaya I
    .help = Toma como muralla un evento sin monedas.
name-arsenal-2 = Arsenal II
    .help = Roba una carta del mazo rojo III.
name-ballista-2 = Balista II
    .help = Hasta 3 eventos de la cola golpean a las demás personas.
name-barracks-2 = Cuartel II
    .help = Paga 2 denarios y recluta un ciudadano rojo.
name-fort-2 = Fuerte II
    .help = Toma como muralla un evento que tenga alguna moneda y quédate con sus monedas.
name-knight-2 = Caballero II
    .help = Cuando se coloca un edificio de prestigio en su fila o columna, obtén 3 denarios.
name-lawyer-2 = Procurador II
    .help = Tras activarse un edificio rojo de su fila o columna, obtén 3 denarios.
name-watchtower-2 = Atalaya II
    .help = Toma como muralla un evento sin monedas.

## Cartas de la expansión

name-inn-1 = Posada I
    .help = Obtén 4 denarios por cada pareja de ciudadano amarillo y ciudadano rojo en tu Plaza.
name-brewery-1 = Cervecería I
    .help = Obtén 1 denario por cada ciudadano tuyo en tu Plaza.
name-senator-1 = Senador I
    .help = Cada vez que reúnas a tus ciudadanos, obtén 2 denarios.
name-bakery-2 = Panadería II
    .help = Obtén 2 denarios por cada ciudadano rojo o por cada ciudadano blanco en tu Plaza, a tu elección.
name-brewery-2 = Cervecería II
    .help = Obtén 2 denarios por cada ciudadano tuyo junto a tu Plaza.
name-senator-2 = Senador II
    .help = Cada vez que reúnas a tus ciudadanos, obtén 3 denarios.
name-abbey-1 = Abadía I
    .help = Descubre la carta superior de cada mazo de nivel I y toma dos de las tres.
name-monk-1 = Monje I
    .help = Tras activarse un edificio blanco de su fila o columna, puedes activar allí uno amarillo con otro ciudadano blanco.
name-templar-1 = Templario I
    .help = Tras activarse un edificio blanco de su fila o columna, puedes activar allí uno rojo con otro ciudadano blanco.
name-abbey-2 = Abadía II
    .help = Descubre la carta superior de cada mazo de nivel II y toma dos de las tres.
name-monk-2 = Monje II
    .help = Tras activarse un edificio blanco de su fila o columna, puedes activar allí uno amarillo con otro ciudadano blanco.
name-templar-2 = Templario II
    .help = Tras activarse un edificio blanco de su fila o columna, puedes activar allí uno rojo con otro ciudadano blanco.
name-catapult-1 = Catapulta I
    .help = Daña una carta libre en cada uno de los demás barrios; con un ciudadano encima, te protege de un evento de cada pregonero.
name-lordship-1 = Señorío I
    .help = Nombra un color: cada una de las demás personas te paga 1 denario por cada edificio suyo de ese color.
name-expansion-knight-1 = Caballero I (exp.)
    .help = Con cada segundo ciudadano rojo o gris de su fila y columna, toma como muralla un evento que tenga alguna moneda.
name-mercenary-2 = Mercenario II
    .help = Cuando ganes denarios con la acción, cada ciudadano rojo te da 3.
name-expansion-knight-2 = Caballero II (exp.)
    .help = Con cada segundo ciudadano rojo o gris de su fila y columna, toma como muralla un evento que tenga alguna moneda y quédate con sus monedas.
name-audience-hall-2 = Audiencia II
    .help = La persona más rica te paga 3 denarios.

## Edificios de prestigio

name-belfry = Campanario
    .help = 4 puntos si lo has construido, 2 si no, por cada trío de cartas visibles de nivel I o II: una amarilla, una blanca y una roja.
name-city-hall = Ayuntamiento
    .help = 2 puntos si lo has construido, 1 si no, por cada ciudadano amarillo.
name-cloth-hall = Lonja de Paños
    .help = 2 puntos si la has construido, 1 si no, por cada carta amarilla visible de nivel I o II.
name-mint = Casa de la Moneda
    .help = 2 puntos si la has construido, 1 si no, por cada 4 denarios.
name-tour-des-six = Tour des Six
    .help = 2 puntos si la has construido, 1 si no, por cada personaje visible.
name-cathedral = Catedral
    .help = Solo da puntos a quien la haya construido.
name-la-madeleine = La Madeleine
    .help = 2 puntos si la has construido, 1 si no, por cada edificio de prestigio visible de tu barrio.
name-saint-brice = Saint-Brice
    .help = 4 puntos si la has construido, 2 si no, por cada trío de cartas visibles de nivel I o II: una amarilla, una blanca y una roja.
name-saint-jacques = Saint-Jacques
    .help = 2 puntos si la has construido, 1 si no, por cada carta blanca visible de nivel I o II.
name-saint-nicolas = Saint-Nicolas
    .help = 3 puntos si la has construido, 1 si no, por cada trío de ciudadanos: uno amarillo, uno blanco y uno rojo.
name-saint-quentin = Saint-Quentin
    .help = 2 puntos si la has construido, 1 si no, por cada ciudadano blanco.
name-pont-des-trous = Pont des Trous
    .help = 3 puntos si lo has construido, 1 si no, por cada trío de ciudadanos: uno amarillo, uno blanco y uno rojo.
name-porte-de-la-vigne = Porte de la Vigne
    .help = 2 puntos si la has construido, 1 si no, por cada ciudadano rojo.
name-tour-d-arras = Tour d'Arras
    .help = 2 puntos si la has construido, 1 si no, por cada edificio blanco o amarillo visible.
name-tour-henry-viii = Tour Henry VIII
    .help = 2 puntos si la has construido, 1 si no, por cada muralla construida.
name-tour-saint-georges = Tour Saint-Georges
    .help = 2 puntos si la has construido, 1 si no, por cada carta roja visible de nivel I o II.

## Eventos: «.the» con artículo

name-great-gathering = Gran Asamblea
    .the = la Gran Asamblea
    .help = Quien tenga más cartas y ciudadanos amarillos obtiene denarios.
name-great-procession = Gran Procesión
    .the = la Gran Procesión
    .help = Quien tenga más cartas y ciudadanos blancos obtiene denarios.
name-kings-visit = Visita del Rey
    .the = la Visita del Rey
    .help = Quien tenga más cartas y ciudadanos rojos obtiene denarios.
name-battle-of-bouvines = Batalla de Bouvines
    .the = la Batalla de Bouvines
    .help = Todo el mundo tumba un ciudadano rojo.
name-battle-of-courtrai = Batalla de Courtrai
    .the = la Batalla de Courtrai
    .help = Todo el mundo tumba un ciudadano amarillo.
name-heresy = Herejía
    .the = la Herejía
    .help = Todo el mundo tumba un ciudadano blanco.
name-crusade = Cruzada
    .the = la Cruzada
    .help = Todo el mundo tumba un ciudadano de cualquier color.
name-norman-attack = Ataque Normando
    .the = el Ataque Normando
    .help = Todo el mundo sufre daños en una carta libre.
name-fire = Incendio
    .the = el Incendio
    .help = Todo el mundo sufre daños en una carta amarilla libre.
name-iconoclasm = Iconoclasia
    .the = la Iconoclasia
    .help = Todo el mundo sufre daños en una carta blanca libre.
name-siege = Asedio
    .the = el Asedio
    .help = Todo el mundo sufre daños en una carta roja libre.
name-drought = Sequía
    .the = la Sequía
    .help = Todo el mundo pierde 1 denario.
name-plague = Peste
    .the = la Peste
    .help = Todo el mundo pierde 1 denario.
name-brigands = Bandidos
    .the = los Bandidos
    .help = Todo el mundo pierde 1 denario.
name-famine = Hambruna
    .the = la Hambruna
    .help = Todo el mundo pierde 1 denario.

name-crier = Pregonero

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
    .s = amarillos
name-white = blanco
    .s = blancos
name-red = rojo
    .s = rojos

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
option-cathedral-points = Puntos de la Catedral
    .help = El reglamento da 4 puntos a quien la construye; la edición en línea, 8.
    .choice-rulebook = como en el reglamento
    .choice-online = como en la edición en línea

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

status-opening = { $player } puede jugar una carta y debe elegir una acción.
    .you = Puedes jugar una carta. Después elige una acción.
status-action = { $player } debe elegir una acción.
    .you = Elige una acción.
status-hand-limit = { $player } tiene más de cuatro cartas y debe devolver cartas o construir murallas.
    .you = Tienes más de cuatro cartas: devuelve cartas o construye murallas.
status-end = { $player } puede terminar el turno.
    .you = Termina el turno.
status-pay-card = { $player } debe pagar { $card } con otra carta.
    .you = Paga { $card } con otra carta.
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
status-draw = { $player } puede tomar la carta descubierta del mazo { $deck } o mirar otras dos.
    .you = Toma la carta descubierta del mazo { $deck } o mira otras dos.
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
status-shelter = { $player } puede construir una muralla contra { $event-the }.
    .you = Puedes construir una muralla contra { $event-the }.
status-suffer = { $player } debe elegir a qué afecta el evento { $event }.
    .you = Elige a qué afecta el evento { $event }.
status-damage = { $player } elige qué carta de { $other-player } sufre daños.
    .you = Elige qué carta de { $other-player } sufre daños.
status-effect = { $player } elige cómo se aplica el efecto.
    .you = Elige cómo se aplica el efecto.
status-last-cards = Las últimas cartas se eligen en secreto.
status-last-card = Puedes elegir una última carta, o terminar sin ella.
    .end = Sin última carta
status-last-slot = Elige dónde irá { $card }.
status-last-end = Tu última carta está elegida: termina tu parte.
    .end = Confirmar la última carta
status-wait = Espera a que el resto haya elegido.

## Rótulos de la mesa dibujada

label-legend = y w r g ciudadanos en un edificio (amarillos, blancos, rojos, grises), # dañada, ×2 cartas en una pila, ! ya ha salido el Pregonero, > se puede elegir, * empieza la partida
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
