## Options

error-bad-crier = La opción crier admite random o el número de una persona, { $choices }, no «{ $value }».
error-bad-tiles = La opción tiles admite random o { $number } números distintos del 1 al { $most }, no «{ $value }».
error-cannot-be-crier = El jugador { $number } no puede ser el heraldo: juegan { $players }.

## Component files

error-one-kind-of-gain = { $where } debe ser ciudadanos, recursos o un edificio
error-no-building-here = { $where } no puede ser un edificio
error-one-of-each = { $where } debe ser uno de cada si es de varios colores
error-building-row = { $entry } debe ser { $building }, un edificio de color { $colour } y tipo { $kind }
error-only-these-fields = { $where } necesita { $fields } y nada más
error-one-kind-per-die = { $where } debe dar una sola clase de cosa por cada dado
error-cathedrals-alike = dos catedrales puntúan la misma fila
error-resources-too-far = sheet.resources tiene algo más allá del final del camino
error-resources-begin-linked = sheet.resources empieza con un ciudadano enlazado
error-bonuses-apart = las bonificaciones de los ciudadanos de color { $colour } deben estar en lugares distintos del camino
error-link-columns = el enlace «{ $link }» de { $building } debe ser de dos columnas vecinas
error-two-links = { $building } { $column } tiene dos enlaces
error-plaza-colours = la plaza { $plaza } debe tener estos colores, no { $colours }
error-plazas-count = plazas.plazas debe tener { $number } fichas
error-plazas-of-one-colour = exactamente { $number } plazas deben tener el mismo color por ambas caras
error-banquet-order = la ficha { $found } debe ser la ficha { $tile }

## Positions

error-half-days = Hay { $number } mitades de día, y después la partida termina (TD-44).
error-moves-in-a-half-day = Solo se juega durante una mitad del día (TD-10).
error-columns-without-value = Desde la primera mitad del día cada columna tiene su valor (TD-9).
error-first-game-numbered = En una primera partida las columnas ya están numeradas (TD-6).
error-first-value = El primer valor se tira y la dirección da todos los demás (TD-7).
error-values-in-a-row = Los valores crecen o decrecen de columna en columna (TD-7).
error-first-game-values = En una primera partida las columnas tienen los valores del 1 al 6 desde la izquierda (TD-6).
error-other-plazas = Las nueve plazas no son las de la caja (TD-2).
error-no-banquets = Sin banquetes y asaltos no hay fichas (TD-48).
error-three-tiles = Junto a las tres plazas de un solo color hay tres fichas distintas (TD-48).
error-spent-too-much = El jugador { $number } no puede haber gastado { $spent } { $resource } de { $circled } rodeados; el camino tiene { $printed } (TD-20, TD-27).
error-too-many-citizens = El jugador { $number } no puede tener { $citizens } ciudadanos de color { $colour } (TD-35).
error-bad-columns = Las columnas son letras distintas de la a a la f, no «{ $columns }».
error-dice-in-a-half-day = Solo hay dados en la rueda durante una mitad del día (TD-10).
error-four-dice = En la rueda hay cuatro dados, y «black» es el número del negro (TD-11).
error-dice-in-order = Los dados están en orden creciente, el negro antes que sus iguales (TD-11, TD-12).
error-somebody-decides = Alguien debe tener algo que decidir: cuando todos han terminado, la mitad del día acaba (TD-42).
error-cannot-have-played = El jugador { $number } no puede haber jugado «{ $move }»: { $reason }
error-other-tiles = Según la opción tiles, { $tiles } están junto a las plazas roja, amarilla y blanca, no { $found } (TD-48).
error-raid-too-early = En la mitad del día { $number } no todas estas fichas pueden mostrar su cara de asalto: como mucho gira una al final de cada mitad, si su plaza se usó (TD-50).
error-struck-too-early = En la mitad del día { $number } no puede haber { $struck } casillas de dado tachadas: { $most } como mucho (TD-15).
error-not-struck = La casilla de dado de color { $colour } de la columna { $column } fue atacada, así que también está tachada en la hoja del jugador { $number }, que no tiene esa Fortaleza (TD-15, TD-16).
error-fortress-struck = El jugador { $number } no puede tener a la vez la Fortaleza de la columna { $column } y su casilla roja tachada: una impide la otra (TD-16, TD-17).
error-citizens-missing = El jugador { $number } no puede tener { $citizens } ciudadanos de color { $colour }: lo dibujado y rodeado en la hoja ha dado al menos { $least } (TD-26, TD-29, TD-33, TD-34, TD-38).
error-citizens-from-nowhere = El jugador { $number } no puede tener { $citizens } ciudadanos de color { $colour }: lo dibujado y rodeado en la hoja ha dado { $most } como mucho (TD-26, TD-29, TD-30, TD-33, TD-34, TD-38).
error-resources-missing = El jugador { $number } no puede tener { $circled } { $resource } rodeados: los del comienzo, los vínculos y las bonificaciones de columna suman al menos { $least } (TD-5, TD-34, TD-39).
error-spent-too-early = El jugador { $number } no puede haber gastado { $spent } { $resource } en { $actions } acciones: { $most } como mucho (TD-20, TD-22, TD-23).
error-bonus-buildings-missing = El jugador { $number } tiene ciudadanos para { $bonuses } edificios de bonificación, que no pueden estar todos entre los dibujados (TD-37, TD-39, TD-41).
error-too-few-actions = El jugador { $number } no puede haber dibujado y rodeado todo esto en { $actions } acciones: hacen falta al menos { $needed } (TD-10, TD-19).
