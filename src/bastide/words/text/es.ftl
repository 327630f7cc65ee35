### Lo que comparten todos los juegos.

## Jugadores y resultados

player-name = Jugador { $number }

result-winners = { $players-count ->
    [one] { $players } gana.
   *[other] { $players } comparten la victoria.
}

advice-because = Porque { $reasons }.

score-total = Total

## La línea de estado

status-to-act = { $players-count ->
    [one] { $players } tiene el turno.
   *[other] { $players } tienen el turno.
}
status-over = La partida ha terminado.

## Jugadas, sucesos y rechazos comunes a la mayoría de los juegos

move-end = Terminar el turno
label-can = Puedes { $can-or }.

event-ends-turn = { $player } termina su turno.
event-game-over = La partida ha terminado.

refusal-not-your-turn = { $player } tiene el turno: espera a que te toque.
refusal-no-such-move = Esa jugada no existe en este juego: elige una de las que se ofrecen.
refusal-game-over = La partida ha terminado: empieza otra para seguir jugando.

## Valores de las opciones

choice-random = al azar
choice-none = ninguno
choice-true = sí
choice-false = no

## El juego en una terminal

prompt-move = { $player }, te toca
prompt-over = Pulsa Intro para salir, o escribe «{ word-save }» y un archivo
prompt-hand-over = Pasa la pantalla a { $player } y pulsa Intro.

help-commands = Escribe una jugada, su número en la lista, o solo su casilla o su loseta. El tabulador la completa. O escribe:
word-help = ayuda
    .does = Muestra esta lista; con un nombre, qué hace esa carta o loseta.
word-moves = jugadas
    .does = Muestra qué es posible; con una palabra, solo las jugadas que empiezan así.
word-why = porqué
    .does = Con una jugada: dice por qué no está permitida.
word-table = mesa
    .does = Muestra la mesa otra vez.
word-legend = leyenda
    .does = Explica los signos de la pantalla.
word-score = puntos
    .does = Muestra los puntos.
word-rules = reglas
    .does = Muestra las reglas; con un número, solo esa.
word-undo = deshacer
    .does = Deshace tu último paso.
word-save = guardar
    .does = Con el nombre de un archivo: guarda ahí la partida.
word-quit = salir
    .does = Sale de la partida.
word-back = atrás
    .does = Devuelve lo que solo has elegido, como una loseta.
word-hint = pista
    .does = Muestra qué haría un bot fuerte y por qué.

problem-not-understood = «{ $text }» no es ni una jugada ni una orden: escribe «{ word-help }» para ver qué es posible.
problem-nothing-to-undo = No hay nada que deshacer.
problem-rule = Regla { $rule }

notice-undone = Jugada deshecha.
notice-saved = La partida se ha guardado en { $file }.
notice-kept = La partida está guardada. Sigue con «bastide play --resume».
cli-cannot-keep = Esta partida no se puede guardar mientras juegas: { $reason }.
cli-no-legend = Este juego no necesita leyenda.
cli-score-hidden = Los puntos quedan ocultos mientras todos deciden en secreto. La mesa muestra lo que sabes.
notice-goodbye = Hasta pronto.

cli-allowed = «{ $move }» está permitido.
cli-put-back = { $words }: escribe «{ word-back }».
cli-hint = Un bot fuerte jugaría así:
cli-save-where = Escribe «{ word-save }» y el nombre de un archivo.
cli-real-table = Di lo que hay o ha salido en tu mesa. «{ word-back }» retira tu última respuesta y «{ word-quit }» termina.
cli-cannot-save = No se ha podido guardar la partida en { $file }: { $reason }.
cli-no-such-rule = No hay ninguna regla «{ $rule }»: escribe «{ word-rules }» para verlas todas.
verify-moves = { $plies ->
    [one] Jugadas: la única jugada es legal.
   *[other] Jugadas: las { $plies } son legales.
}
verify-chance = Azar: cada resultado se deduce del secreto revelado y de los números aleatorios.
verify-chance-given = { $plies ->
    [0] Azar: la posición inicial viene de otra parte y no se ha comprobado. Cada resultado posterior se deduce del secreto revelado y de los números aleatorios.
   *[other] Azar: todo hasta la jugada { $plies } viene de otra partida y no se ha comprobado. Cada resultado posterior se deduce del secreto revelado y de los números aleatorios.
}
verify-chance-none = Azar: sin comprobar. Solo los registros de mesas en línea revelan un secreto con el que comprobarlo.
verify-secret-proved = Secreto: probado. Coincide con tu huella, así que estaba fijado antes de la partida.
verify-secret-unproved = Secreto: NO probado. Quien falsifica puede inventar un secreto y una huella que coincida. Añade --commitment con el valor publicado en la mesa antes de la partida.
verify-nonces-proved = Números aleatorios: probados para { $players }.
verify-nonces-unproved = Números aleatorios: NO probados. Quien administra el servidor y conoce todos de antemano puede elegir el secreto a su gusto. Añade --nonce con el valor que generó tu programa.
verify-proved = Limpio: nadie pudo elegir los resultados comprobados aquí.
verify-unproved = Coherente, pero no se ha probado que sea limpio.

## El tutorial en la terminal

prompt-read-on = Pulsa Intro para seguir leyendo, o escribe «{ word-quit }»
prompt-learner = Tu jugada, o «{ word-hint }» para una pista
cli-learned = Esta ha sido la lección. Escribe «bastide play { $game }» para jugar una partida entera, «bastide rules { $game }» para leer las reglas.
cli-learn-hint = Escribe «{ $move }»: { $words }.
cli-learn-unclear = «{ $text }» no es una jugada de este juego: escribe «{ word-hint }» para ver qué pide la lección.
cli-learn-other = «{ $move }» estaría permitido, pero la lección va por otro camino: escribe «{ word-hint }» para verlo.

## The analysis of a game

cli-analysis-head = { $title }: { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}, con las propuestas del bot «{ $level }».
cli-analysis-chances = Opciones de ganar tras cada turno
cli-analysis-points = Puntos esperados tras cada turno
cli-analysis-turn = Turno
cli-analysis-player = Jugador
cli-analysis-chance = Opciones
cli-analysis-expected = Puntos
cli-analysis-lost = Pérdida
cli-analysis-moves = Jugadas
cli-analysis-turning = Momentos decisivos
cli-analysis-steady = Ningún turno cambió mucho las perspectivas.
cli-analysis-swing = Turno { $turn }, { $player }: { $before } → { $after }
cli-analysis-better = Mejor por { $gain }:
cli-analysis-fine = El bot no encuentra nada mejor.

## What others see of a link

share-text = Juegos de mesa medievales de construir ciudades, con amigos o contra bots, gratis y en el navegador.
# $host - who made the table; $title - the name of the game
share-invitation = { $host } te invita a una partida de { $title }
# $title - the name of the game
share-table = Una partida de { $title }
