### El tutorial de Troyes Dice

tutorial-welcome = ¡Te damos la bienvenida a Troyes! La hoja es tu ciudad: tres distritos, rojo, amarillo y blanco, cada uno con columnas para los valores 1 a 6. En cada columna de un distrito hay sitio para un edificio de prestigio y otro de la administración. Tienes ocho días, cada uno con mañana y tarde. Aquí juegas a solas; en compañía, todo el mundo juega a la vez con los mismos dados.
tutorial-wheel = Mira la rueda: cuatro dados están en las plazas, ordenados por valor. Tres son transparentes y toman el color de su plaza. El dado negro destruye la suya durante esta mitad del día, y nadie puede elegirlo.
tutorial-price = En cada mitad del día eliges un dado. El primer sitio es gratis; el segundo cuesta un recurso cualquiera, el tercero 1 de fortuna y el cuarto 2 de fortuna. Toma el gratuito: un 3 amarillo.
tutorial-resources = Con tu dado haces una de tres cosas: obtener recursos, o construir el edificio de prestigio o el de la administración de su color y valor. Empieza por los recursos: un 3 amarillo da 3 de fortuna. El rojo daría influencia; el blanco, sabiduría.
tutorial-end = Tu fortuna ha llegado al sexto símbolo de su camino, y eso da un ciudadano amarillo. ¡Cada ciudadano es un punto al final! Tu acción está hecha: termina tu mitad del día y se vuelven a tirar los dados.
tutorial-pay = Es por la tarde. El 3 rojo está en el tercer sitio y cuesta 1 de fortuna. Puedes pagarlo.
tutorial-value = La influencia altera el valor de tu dado: cada una que gastas lo mueve en 1, hacia arriba o hacia abajo. Convierte el 3 en un 2. Pronto verás para qué.
tutorial-work = Un 2 rojo construye el Palacio del Conde en la columna 2. Todo edificio de la administración da al instante dos ciudadanos de su color.
tutorial-colour = Día 2: he elegido por ti el 1 blanco, que es gratis. Entre los Palacios del Conde de las columnas 1 y 2 hay un vínculo impreso: da su bonificación en cuanto ambos están en pie. Para eso tu dado debe ser rojo. Dos de sabiduría cambian su color.
tutorial-palace = Ahora es un 1 rojo. Construye el Palacio del Conde en la columna 1: dos ciudadanos por el edificio y dos más por el vínculo.
tutorial-fortress = Tarde del día 2; he elegido por ti el 3 rojo. Desde mañana el dado negro ataca la ciudad. Una Fortaleza protege toda su columna, en los tres colores, y da un ciudadano. Constrúyela: es el edificio de prestigio rojo.
tutorial-event = Día 3: el dado negro muestra un 3 y está en una plaza amarilla, así que ataca el 3 amarillo de todas las hojas. Quien no tenga allí la Fortaleza no podrá construir nunca más en esa casilla. Tu Fortaleza está en la columna 3: no te pasa nada. Elijo por ti el 2 blanco.
tutorial-cathedral = El edificio de prestigio blanco es la Catedral. No da nada al instante, pero desbloquea al personaje de su columna, que al final puntúa toda una fila de edificios: en la columna 2, tus Palacios del Conde.
tutorial-struck = Y así es sin protección: el dado negro tacha el 1 rojo. Tu Palacio del Conde permanece y sigue contando, pero la Fortaleza de esa columna ya no se puede construir.
tutorial-goal = Tras ocho días se cuentan los puntos: lo que puntúan tus personajes, 1 por cada dos recursos del mismo tipo sin gastar y 1 por cada ciudadano. Los Mercados los descubrirás jugando: pagan por los dados de un color en la rueda. ¡Que te diviertas en Troyes!
