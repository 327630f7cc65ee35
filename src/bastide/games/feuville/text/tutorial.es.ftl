### El tutorial de Feuville

tutorial-welcome = ¡Te damos la bienvenida a Feuville! Construyes una ciudad de murallas, torres y cielos, y los edictos reales la premian con puntos. Pero un dragón vuela sobre los tejados… En el tablero, seis personajes tienen cada uno una columna con una muralla, una torre, un cielo y un edicto.
tutorial-dice = En tu turno tiras dos dados. Cada uno corresponde al personaje de su número: el 2 al ladrón, el 4 a la arquitecta. Con un dado tomas una loseta o el edicto de esa columna, o usas la habilidad del personaje. Toma primero la torre del ladrón.
tutorial-build = Una columna crece de abajo arriba: muralla, torre, cielo. Tu loseta inicial es la primera muralla. Así que pon la torre encima.
tutorial-sky = Tu segundo dado corresponde a la arquitecta. Toma allí el cielo; yo lo pongo sobre tu torre. Recuerda sus dos nubes: las vas a necesitar.
tutorial-end = Muralla, torre y cielo: tu primera columna está completa. Ya has usado los dos dados, así que termina tu turno.
tutorial-decree = Tu vecina ha construido dos murallas. Has sacado un 1 y un 5. El saltimbanqui tiene justo el edicto que buscas: el barrio pequeño premia una columna completa.
tutorial-evaluate = Un edicto se puntúa enseguida o se guarda para después. Este ya vale: 5 puntos por tu columna. Debajo se pone hierba, como señal de que ya ha puntuado como barrio.
tutorial-skill = El 5 corresponde al alcalde. Esta vez usa una habilidad en lugar de la columna: la suya te deja tomar cualquier edicto de la fila.
tutorial-store = He escogido Guardia de la ciudad ×3: 3 puntos por cada guardia de tu ciudad. De momento tienes una, así que conviene esperar. Guarda el edicto en uno de los dos espacios de tu tablero. Después termino tu turno.
tutorial-dragon = ¡Un doble ha despertado al dragón! Todo el mundo compara sus nubes con sus columnas. Tú tenías una columna y dos nubes: no pasó nada. Tu vecina tenía tres columnas y ninguna nube, y las murallas ardieron. Las ruinas no cuentan para ningún edicto hasta que se restauran: con el mago, con el duende en su papel, o cuando construyes nubes y tienes más que columnas sin quemar.
tutorial-wall = Has sacado un 3 y un 6. El tabernero tiene una muralla con una guardia. Tómala; yo la pongo en el extremo derecho de tu ciudad, que puede ser tan ancha como quieras.
tutorial-guards = Ahora hay dos guardias en tu ciudad, una en la torre y otra en la muralla nueva. En tu turno puedes construir losetas guardadas y puntuar edictos cuando quieras, sin dado. ¡Puntúa el tuyo!
tutorial-fairy = ¡6 puntos! Te queda un dado. Un dado de cualquier valor puede visitar al hada, una vez por turno. De los tres hechizos a la vista elijo por ti los 4 puntos de gloria.
tutorial-goal = El final llega cuando la fila de edictos ya no se puede llenar. Quien haya puntuado menos edictos recibe entonces 7 puntos por la gracia del rey. Dos cosas para probar: los dos dados juntos envían al duende a cualquier personaje, y una vez por partida puedes hacer la puntuación de la ciudad. ¡Ahora construye tu propia ciudad!
