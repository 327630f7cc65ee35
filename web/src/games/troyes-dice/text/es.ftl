### La mesa dibujada de Troyes Dice en el navegador. Las palabras del juego mismo vienen del servidor.

board-sheet = Hoja de puntuación de { $player }
board-sheets = Hojas de puntuación
board-own-sheet = Tu hoja
board-look = Ver la hoja de { $player }
board-possible = posible ahora
board-choices = Lo que puedes hacer
board-column = columna { $column } ({ $value })
board-built = construido
board-blocked = bloqueado
board-square = casilla de dado, { $value } { $colour }
board-struck = tachada
board-protected = protegida
board-track = { $name }: { $left } por gastar, { $circled } de { $length } casillas rodeadas
# Los colores llegan en masculino singular
board-citizens = Ciudadanos { $colour }s: { $number } de { $length }
board-citizens-of = Ciudadanos { $colour }s
board-buildings = { $number ->
    [one] { $number } edificio
   *[other] { $number } edificios
}
board-die = { $value } { $colour } ({ $cost })
board-raided = dado que sufre un asalto
board-attacking-die = { $name }: { $value }, en la plaza { $colour ->
    [rojo] roja
    [amarillo] amarilla
    [blanco] blanca
   *[other] { $colour }
}
board-plaza = plaza de color { $up }, reverso { $down }
board-plaza-destroyed = plaza destruida de color { $up }, vuelve como { $down }
board-attack = Ataque al { $value } { $colour }: se tacha donde no haya una Fortaleza en su columna.
board-value-price = 1 de influencia altera el valor en { $step }
board-colour-price = otro color cuesta { $cost } de sabiduría

board-hint-choose = Elige un dado: en la rueda, con los botones o en su casilla de tu hoja. { $pointer ->
    [touch] Toca uno para ver lo que cuesta.
   *[mouse] Señala uno para ver lo que cuesta.
}
board-hint-pay = Este dado cuesta un recurso cualquiera: elige cuál.
board-hint-build = Tu bonificación es un edificio: elige uno que brille en tu hoja.
board-hint-bonus = Te espera una bonificación: elige qué rodeas a continuación.
board-hint-direction = Haces de heraldo: ¿los valores suben o bajan desde la primera columna? { $pointer ->
    [touch] Toca un botón para verlos en la hoja.
   *[mouse] Señala un botón para verlos en la hoja.
}
board-hint-number = Haces de heraldo: da a cada columna su valor, desde la izquierda.
board-day = Día { $day }

board-gain-citizens = { $number ->
    [one] { $number } ciudadano { $colour }
   *[other] { $number } ciudadanos { $colour }s
}
board-brings = Da { $gain }.
board-brings-per-die = Da { $gain } por cada dado { $colour }.
board-link = Con la columna { $column }: { $gain }.
board-citizens-help = 1 punto cada uno al final. El lugar { $build } da un edificio de prestigio; el { $all }, un ciudadano de cada otro color.
board-square-help = Un { $value } { $colour } construye encima o debajo de esta casilla. Si se tacha, bloquea ambos edificios.
board-resource-points = Al final, 1 punto por cada dos que queden.
board-die-help = Obtén { $gain }, o construye encima o debajo del { $value } { $colour }.
board-black-die-help = Destruye esta plaza durante el medio día. Desde el día { $day }, tacha el { $value } { $colour } en cada hoja sin Fortaleza en esa columna.
board-plaza-help = Aquí un dado es { $up }. Si la plaza se destruye, vuelve como { $down }.
board-favour = { $each } por edificio: ahora { $points }.
board-no-favour = Construye la Catedral de este personaje para puntuar la fila.
board-sector-help = Lo que cuesta un dado en la plaza de al lado.
board-neutral = zona neutral
board-neutral-help = La plaza de al lado no se usa hoy. El círculo gira un paso al final de cada día.
board-day-help = Medio día { $number } de { $all }. La partida termina tras el último.
board-bonus = Bonificación por { $number } ciudadanos de cada color
board-builds = Construye gratis uno de estos: { $buildings }.
board-citizen-points = Al final, 1 punto por cada ciudadano.
board-total-help = Personajes, recursos restantes y ciudadanos, si la partida terminara ahora.
board-plan-help = Los edificios de la hoja: a todo color, construidos; oscuros, bloqueados.
## Donde se monta una posición

board-editor-sheet = { $pointer ->
    [touch] Toca un edificio para dibujarlo o borrarlo; dibuja las catedrales en el orden en que se construyeron. Toca una casilla de dado para tacharla.
   *[mouse] Haz clic en un edificio para dibujarlo o borrarlo; dibuja las catedrales en el orden en que se construyeron. Haz clic en una casilla de dado para tacharla.
}
board-editor-circled = { $name }: rodeados
board-editor-spent = { $name }: gastados
board-editor-half-day = Medio día
board-editor-half = Día { $day }, { $half }
board-editor-dice = Dados
board-editor-die = Dado { $number }
board-editor-numbering = Valores sobre las columnas
board-editor-plazas = Plazas en sentido horario, desde la que está bajo el sector neutral del día 1
board-editor-plaza = Plaza { $number }
board-editor-face = { $up }, reverso { $down }
