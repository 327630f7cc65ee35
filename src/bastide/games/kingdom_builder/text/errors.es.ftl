## Options

error-bad-word = La opción { $option } no admite «{ $word }»; admite random o algunas de { $choices-all }.
error-so-many-names = La opción { $option } admite random, o { $number } nombres distintos (cualquiera puede ser random), no «{ $value }».
error-some-names = La opción { $option } admite random o algunos nombres distintos, no «{ $value }».
error-cannot-start = El jugador { $number } no puede empezar: juegan { $players }.

## Component files

error-quadrant-missing = Los datos de componentes no tienen el sector { $quadrants }.
error-same-id-twice = { $where } tiene una id repetida: { $id }
error-gold-amounts = cards.scoring: { $card } tiene un número incorrecto de cantidades de oro
error-quadrant-row = la fila { $row } del sector { $quadrant } debe tener { $length } letras de { $letters }
error-special-at-border = el sector { $quadrant } tiene un lugar o un castillo en el borde, en { $row }.{ $column }
error-specials-too-close = el sector { $quadrant } tiene dos lugares o castillos a menos de tres pasos, en { $one } y { $other }
error-too-little-room = { $players } personas con { $settlements } asentamientos cada una necesitan { $needed } casillas donde construir, y los { $quadrants } sectores más pobres tienen { $room }

## Positions

error-no-such-hex = «{ $hex }» no es una casilla; las casillas se llaman fila.columna, de 0.0 a { $last }.{ $last }.
error-four-quadrants = El tablero necesita cuatro sectores distintos de la caja, no { $quadrants }.
error-no-move = El jugador { $number } tiene el turno pero ninguna jugada: lo que empezó no se puede terminar.
error-two-settlements = En { $hex } hay dos asentamientos (KB-11).
error-no-settlement-there = En { $hex } no puede haber un asentamiento (KB-10).
error-settlements-count = El jugador { $number } tiene { $settled } asentamientos en el tablero y debe tener { $left } en la reserva, { $all } en total (KB-1).
error-no-such-location = { $hex } no es un lugar de este tablero; sus lugares son { $locations }.
error-tile-never-taken = El jugador { $number } tiene una loseta que nunca tomó (KB-28).
error-gained-never-taken = El jugador { $number } no puede haber obtenido la loseta de { $hex }, que nunca tomó (KB-28).
error-tile-without-neighbour = El jugador { $number } tiene la loseta de { $hex } pero ningún asentamiento al lado (KB-31).
error-tiles-count = Las losetas de { $hex } no cuadran: deben quedar { $left } allí (KB-3).
error-last-round = Es la última ronda si y solo si alguien ha construido su último asentamiento (KB-47).
error-more-uses = El jugador { $number } no puede tener más usos que losetas de { $tile } (KB-21).
error-builds-owed = Pueden quedar por hacer { $most } construcciones como máximo, y ninguna sin carta (KB-9).
error-begun-or-not = El campo «begun» no encaja con { $owed } construcciones pendientes (KB-9).
error-card-not-replaced = No queda libre ninguna casilla de { $terrain }: la carta debe haberse cambiado por otra (KB-16).
error-tile-not-in-use = { $tile } no puede estar en uso ahora (KB-21, KB-22).
error-nothing-lifted = Ninguna loseta puede estar moviendo un asentamiento desde { $hex } (KB-46).
error-card-not-open = El jugador { $number } tiene el turno: su carta está a la vista y no tiene ninguna en la mano (KB-8).
error-cards-count = Las cartas de { $terrain } no cuadran: debe haber { $left } en el mazo (KB-5).
error-card-missing = El jugador { $number } debe tener una carta de terreno (KB-5).
error-water-without-harbor = El jugador { $number } nunca tuvo un Puerto y no puede tener un asentamiento en { $hex }, que es agua (KB-42).
error-lost-without-moving = El jugador { $number } nunca tuvo una loseta que mueva asentamientos y no puede haber perdido la loseta de { $hex } (KB-31).
error-emptied-before-turn = El jugador { $number } ha construido su último asentamiento, pero su último turno aún no ha llegado (KB-48).
error-more-owed-than-left = Al jugador { $number } le quedan { $left } asentamientos y no puede tener pendientes { $owed } construcciones (KB-15).
error-built-and-gone = El jugador { $number } ha construido en este turno, pero no tiene ningún asentamiento en el tablero (KB-9).
error-gained-by-nothing = El jugador { $number } no puede haber obtenido tantas losetas en este turno: cada una viene de construir o mover (KB-26).
error-no-card-in-play = El jugador { $number } debe tener una carta de terreno en juego: quedan cartas por robar (KB-8, KB-20).
error-card-after-last-turn = El jugador { $number } ya tuvo su último turno y no robó carta después (KB-48).
error-unknown-cards = { $left } cartas de terreno no figuran ni están en el mazo, pero hay { $unknown } manos desconocidas (KB-5).
error-not-as-chosen = La posición no encaja con su opción { $option }={ $value } (KB-68).
