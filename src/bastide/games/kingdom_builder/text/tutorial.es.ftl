### El tutorial de Kingdom Builder

tutorial-welcome = ¡Te damos la bienvenida! Tú y tu vecina vais a poblar esta tierra. Cada parte tiene 40 asentamientos por construir. Gana quien consiga más oro con ellos.
tutorial-gold = Tres cartas de puntuación dicen qué da oro, y cambian de una partida a otra. Hoy los Pescadores pagan por los asentamientos junto al agua, los Caballeros por tener muchos en una fila y los Comerciantes por unir lugares. Una cosa vale siempre: 3 de oro por cada castillo junto al que tengas un asentamiento. Los castillos están resaltados.
tutorial-terrain = Tu carta de terreno muestra prado. En tu turno construyes tres asentamientos en ese terreno, uno tras otro. El primero de todos puede ir en cualquier casilla de prado. Elijamos una que vale por dos: junto al castillo y junto al agua.
tutorial-adjacent = Desde ahora vale la regla más importante: un asentamiento nuevo va junto a uno tuyo, si tu terreno lo permite. Aquí solo hay una casilla de prado así.
tutorial-third = Ahora hay dos casillas así. Elige con cuidado: donde estás hoy decide adónde podrás ir mañana. Bajamos hacia la Granja, que está resaltada.
tutorial-end-turn = Tus tres asentamientos ya están. Al terminar el turno descartas tu carta y robas una nueva, que solo tú ves. Después le toca a tu vecina.
tutorial-second-turn = Tu vecina ha construido junto a la Taberna y ha tomado su loseta. ¡Tú también puedes! Tu nueva carta muestra bosque, y hay bosque junto a tus asentamientos. ¡Sigamos hacia la Granja!
tutorial-location = Los lugares como la Granja te dan poderes. Construye junto a uno y tomas enseguida una de sus losetas.
tutorial-merchants = La loseta de la Granja es tuya; podrás usarla desde tu próximo turno. Y mira: tus asentamientos unen ahora el castillo con la Granja en una sola zona. Por eso los Comerciantes pagan 4 de oro por cada uno de los dos. Yo construyo tu tercer asentamiento y sigo hasta tu próximo turno.
tutorial-use-tile = Puedes usar cada una de tus losetas una vez por turno, antes o después de tus tres construcciones. La Granja construye un asentamiento más en prado. Elige la loseta.
tutorial-farm = Aquí vale la misma regla: junto a uno tuyo, si es posible. ¡Un asentamiento de más cada turno se nota!
tutorial-anywhere = Tu carta muestra desierto, y ninguna casilla de desierto está junto a tus asentamientos. Entonces puedes construir en cualquier casilla de desierto del tablero: la ocasión de empezar en otro sitio. Junto al Cercado te espera otro poder.
tutorial-paddock = Con el Cercado podrás mover un asentamiento dos casillas en línea recta, por encima de lo que sea. Pero cuidado: si ningún asentamiento tuyo queda junto a un lugar, pierdes su loseta. Yo termino tu turno.
tutorial-goal = Así sigue la partida hasta que alguien construye su último asentamiento. Se acaba esa ronda y entonces se cuenta el oro; las cartas de puntuación muestran lo que te darían ahora. No necesitas saber más. ¡Que te diviertas!
