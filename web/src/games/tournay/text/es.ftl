### El tablero dibujado de Tournay en el navegador. Las palabras del juego mismo vienen del servidor.

board-possible = posible ahora
board-decks = Los nueve mazos
board-deck = { $number ->
    [one] Mazo { $deck }, { $number } carta
   *[other] Mazo { $deck }, { $number } cartas
}
# Los colores llegan en masculino singular
board-deck-help = { $number ->
    [one] Robar aquí requiere { $number } ciudadano { $colour }: mira las dos cartas de arriba y quédate una, o toma la carta descubierta.
   *[other] Robar aquí requiere { $number } ciudadanos { $colour }s: mira las dos cartas de arriba y quédate una, o toma la carta descubierta.
}
board-crier-came = su Pregonero ya ha salido
board-queue = La cola de eventos
board-event-deck = Eventos por venir: { $number }
board-coins = { $number } de { $circles } monedas
board-fight-cost = Combatirlo requiere { $number ->
    [one] { $number } ciudadano { $colour }
   *[other] { $number } ciudadanos { $colour }s
}{ $deniers ->
    [0] { "" }
    [one] { " " }y { $deniers } denario
   *[other] { " " }y { $deniers } denarios
}
board-criers = Pregoneros: { $number } de { $needed }
board-criers-help = Cuando han salido { $needed } Pregoneros, un barrio completo trae el final.
board-supply = Reserva
board-citizens = { $number ->
    [one] { $number } ciudadano { $colour }
   *[other] { $number } ciudadanos { $colour }s
}
board-standing = { $number ->
    [one] { $number } ciudadano { $colour } en la Plaza
   *[other] { $number } ciudadanos { $colour }s en la Plaza
}
board-available = Ciudadanos { $colour }s: de pie / en total
board-lying = Ciudadanos usados, junto a la Plaza
board-lying-one = ciudadano { $colour } usado
board-gray = { $number ->
    [one] { $number } ciudadano gris
   *[other] { $number } ciudadanos grises
}
board-damaged = con daños
board-beneath = debajo: { $cards }
board-known-below = conocidas en él, desde abajo: { $cards }
board-perhaps = quizá: { $cards }
board-district = Barrio de { $player }
board-plaza = Plaza de { $player }
board-hand = Mano de { $player }
board-hand-empty = Tu mano está vacía.
board-hidden-card = carta oculta ({ $deck })
board-rampart = Muralla
board-rampart-help = Una muralla te protege de un evento de un Pregonero, por fuerte que sea, y vale un punto al final.
board-citizen-help = Los ciudadanos roban cartas, activan edificios y combaten eventos. Uno de otra persona cuesta 2 denarios.
board-deniers-help = Con denarios se pagan cartas, combates y ciudadanos ajenos.
board-lying-help = Un ciudadano usado se levanta cuando su dueño reúne.
board-hand-help = Al final de un turno, una mano tiene cuatro cartas como máximo, murallas incluidas.
board-hidden-help = Una carta de este mazo que no has visto.
board-event-deck-help = Cuando un evento deja la fila, el siguiente de aquí ocupa su lugar.
board-complete-help = Un barrio está completo con las nueve casillas ocupadas y dos edificios de prestigio visibles. Los barrios completos traen el final de la partida.
board-prestige-help = Al final, cada edificio de prestigio visible puntúa para todo el mundo, y más para quien lo construyó.
board-first-player-help = Solo al empezar el turno de esta persona se comprueba si la partida termina.
board-damaged-help = Con daños: fuera de uso hasta que su dueño reúna.
board-last-round-help = Todo el mundo juega un último turno y después puede construir una última carta en secreto.
board-printed-help = Los puntos impresos en todas las cartas de un barrio, incluidas las cubiertas.
board-empty-slot = { $slot }: vacía
board-last-here = aquí va tu última carta
board-show = Mostrar el barrio de { $player }
board-back = Volver a mi barrio
board-first-player = empieza la partida
board-slots = Casillas ocupadas
board-prestige-count = Edificios de prestigio
board-complete = Barrio completo

## Una carta en palabras

board-type-building = edificio
board-type-character = personaje
board-type-prestige = edificio de prestigio
board-cost = { $deniers ->
    [one] cuesta { $deniers } denario
   *[other] cuesta { $deniers } denarios
}
board-cost-card = { $deniers ->
    [one] cuesta { $deniers } denario y una carta de tu mano o de tu barrio
   *[other] cuesta { $deniers } denarios y una carta de tu mano o de tu barrio
}
board-cost-citizen = cuesta un ciudadano { $colour }
board-printed-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

## Lo que cambiaría, junto a un número

board-of-deniers = denarios
board-of-points = puntos
board-of-cards = cartas en la mano
board-of-ramparts = murallas
board-of-citizens = ciudadanos { $colour }s en la Plaza

## Lo que se pregunta

board-question = Lo que se pregunta
board-waiting = { $player } se lo piensa…
board-off-turn = Es el turno de { $player }, pero la pregunta es para ti:
board-last-round = ¡Última ronda!
board-ask-opening = Puedes jugar una carta de tu mano. Luego elige una acción:
board-ask-action = Ahora elige una acción:
board-ask-end = Tu acción está hecha: termina tu turno.
board-ask-hand-limit = Puedes conservar cuatro cartas.
board-ask-pay-card = { $card } cuesta además una carta.
board-ask-pay-citizen = { $card } cuesta un ciudadano { $colour }. Elige uno tuyo.
board-ask-place = Elige un lugar para { $card }.
board-ask-use = { $number ->
    [one] ¿De quién es el ciudadano { $colour } que vas a usar?
   *[other] ¿De quién son los ciudadanos { $colour }s que vas a usar? Hacen falta { $number }, uno tras otro.
}
board-ask-draw = El mazo { $deck }.
board-ask-keep = Mazo { $deck }: quédate una carta; la otra queda boca arriba en el mazo.
board-ask-choose = { $number ->
    [one] Toma { $number } de las cartas descubiertas.
   *[other] Toma { $number } de las cartas descubiertas.
}
board-ask-react = Actúan varios personajes. Elige cuál va primero.
board-ask-chain = Tu personaje te deja activar un segundo edificio. Elígelo, o renuncia.
board-ask-shelter = El evento { $event } está a punto de golpear.
board-ask-suffer = El evento { $event } te golpea: elige qué sufre.
board-ask-damage = Elige la carta de { $player } que sufre daños.
board-ask-effect = ¿Cómo aplicas el efecto?
board-ask-last-card = El final: elige una última carta de tu mano para construirla en secreto, o termina sin ella.
board-ask-no-last-card = Ya no puedes construir ninguna carta de tu mano. Termina sin ella.
board-ask-last-slot = ¿Dónde colocas { $card }? Nadie la ve hasta que todo el mundo haya decidido.
board-ask-last-end = Tu última carta está elegida: termina tu parte.
board-ask-last-wait = Los demás eligen en secreto su última carta…
board-use-own = Uno tuyo, gratis
board-use-other = Pagar 2 denarios a { $player }
board-visit = Usar { $card } de { $player }

## Las acciones

board-do-play = Jugar una carta
board-do-draw = Robar
board-do-activate = Activar un edificio
board-do-combat = Combatir un evento
board-do-earn = Ganar denarios
board-do-recruit = Reclutar
board-pick-play = Elige una carta de tu mano.
board-pick-draw = Elige el mazo del que robas.
board-pick-activate = Elige un edificio de tu barrio.
board-pick-combat = Elige el evento que combates.
board-pick-earn = Elige ciudadanos de tu Plaza.
board-pick-recruit = Elige un ciudadano de la reserva.

## El final de la partida

board-final = La puntuación final
board-final-all = Mostrar todo
board-final-total = Total
board-final-note = El oro señala quién lo construyó; como máximo 12 puntos cada uno.
board-built-it = lo construyó
board-winner = Victoria

## Donde se prepara una posición

# $card - una carta, $number - cuántas quedan en su mazo
board-editor-left = { $card }, quedan { $number }
board-editor-colour = Color
board-editor-level = Nivel
board-editor-slot-help = { $pointer ->
    [touch] Toca una casilla y luego una carta.
   *[mouse] Haz clic en una casilla y luego en una carta.
}
board-editor-lift = Quitar
board-editor-damaged = Con daños
board-editor-possessions = Denarios, ciudadanos, murallas
# $colour - «amarillo»
board-editor-citizens = Ciudadanos ({ $colour })
board-editor-lying = Ciudadanos usados ({ $colour })
board-editor-built = Murallas construidas
board-editor-in-hand = Murallas en la mano
board-editor-draw = Añadir una carta
# $card - una carta de la mano
board-editor-discard = Quitar { $card }
board-editor-unknown = Carta desconocida
# Un evento que nadie ha indicado
board-editor-drawn = Al azar
board-editor-coins = Monedas
board-editor-criers = Pregoneros que ya han salido
board-tab-market = Cartas
board-tab-others = Jugadores
