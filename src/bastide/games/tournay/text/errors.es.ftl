## Component files

error-needs-a-kind = { $where } debe ser un objeto con «kind»
error-bad-id = { $where }.id debe tener minúsculas, cifras y guiones, no «{ $name }»
error-id-taken = dos entradas tienen la id «{ $name }»
error-character-power = el edificio { $building } tiene «{ $power }», que solo puede tener un personaje
error-building-effect = el personaje { $character } tiene un efecto que solo puede tener un edificio
error-counts-twice = el personaje { $character } tiene «{ $power }» dos veces, pero solo puede contar una vez
error-replaceable-copies = { $card } tiene más copias sustituibles que copias
error-bad-cost = el coste de { $card } debe ser un ciudadano, o denarios con o sin una carta
error-too-many-pieces = todos los efectos juntos pueden tener { $most } piezas como máximo, no { $number }
error-deck-size = el mazo { $deck } debe tener de { $least } a { $most } cartas además de su pregonero, no { $size }
error-deck-replaceable = el mazo { $deck } debe tener tantas cartas sustituibles como añade la expansión
error-event-colour = el evento { $event } necesita un color, o ninguno si quita denarios

## Positions

error-no-such-card = No hay ninguna carta «{ $card }».
error-different-colours = Las cartas de { $place } del jugador { $number } tienen colores distintos (TY-16).
error-building-twice = El jugador { $number } tiene { $card } dos veces (TY-18).
error-cannot-lie-there = Lo que hay en { $place } del jugador { $number } no puede estar ahí (TY-9, TY-34).
error-not-damageable = Un edificio de prestigio en { $place } del jugador { $number } no puede estar dañado (TY-56).
error-district-too-large = El barrio del jugador { $number } tiene más de tres filas o columnas (TY-14).
error-first-step = El primer paso, y ningún otro, es «turn», «last» o «final».
error-nothing-waits = Nada espera mientras se eligen las últimas cartas (TY-59).
error-card-without-step = Se está jugando una carta si y solo si un paso pide su casilla (TY-13).
error-looked-without-step = Se miran dos cartas si y solo si un paso pregunta cuál se conserva (TY-27).
error-last-card = La última carta del jugador { $number } no está en su mano (TY-59).
error-strikes-without-queue = Un evento que ocurre debe estar en la cola (TY-31).
error-nobody-answers = Nadie puede responder al paso «{ $step }».
error-citizens-count = Los ciudadanos de color { $colour } no cuadran: debe haber { $left } en la reserva (TY-3).
error-event-twice = El evento «{ $event }» es desconocido o está dos veces en la cola.
error-too-many-coins = El evento «{ $event }» no tiene tantos círculos (TY-30).
error-events-count = Los eventos no cuadran: debe haber { $left } en el mazo de eventos (TY-5).
error-face-up-known = La carta descubierta del mazo { $deck } debe ser conocida por todos (TY-27).
error-left-out = Del mazo { $deck } se dejan fuera { $number } cartas sustituibles o añadidas (TY-67).
error-deck-count = Las cartas del mazo { $deck } no cuadran (TY-4).
error-undetermined = Las cartas indeterminadas del mazo { $deck } no son las que faltan en todo lo demás (TY-4).
error-other-deck = La carta «{ $card }» no es del mazo { $deck } (TY-4).
error-doubts-without-truth = Ninguno de los patrones de una duda sobre el mazo { $deck } es cierto para las cartas ocultas allí.
error-cannot-start = El jugador { $number } no puede empezar: juegan { $players }.
error-other-start-player = Según la opción start_player, empieza el jugador { $number } (TY-6).
error-unknown-to-nobody = Una carta que todos conocen no puede ser desconocida.
error-unknown-and-doubts = El mazo { $deck } tiene cartas desconocidas, así que no puede haber dudas sobre él.
error-beyond-the-grid = Una casilla mencionada está demasiado lejos del barrio (TY-14).
error-does-not-go-with-steps = Lo que dice «{ $field }» no concuerda con los pasos del turno.
error-queue-gap = La cola de eventos tiene un hueco aunque quedan eventos en el mazo (TY-5, TY-36).
error-all-have-ended = Alguien debe tener aún una última carta por elegir (TY-59).
error-last-choice = El jugador { $number } no puede haber elegido así una última carta en este momento (TY-59).
