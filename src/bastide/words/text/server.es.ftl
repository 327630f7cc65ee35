refusal-already-account = Ya tienes una cuenta: cierra la sesión para crear otra.
refusal-already-asked = Ya hay una petición de deshacer: responde primero a esa.
refusal-already-opened = Esto ya se había abierto: espera a los demás.
refusal-already-ready = Ya has avisado de que puedes empezar: espera a los demás.
refusal-already-started = La partida ya ha empezado: puedes mirarla.
refusal-already-left = Ya has abandonado esta partida: un bot sigue jugando por ti.
refusal-bot-already = Ahí ya juega un bot.
refusal-bot-plays = Un bot juega por ti: recupera primero tu sitio.
refusal-no-clock = En esta mesa no hay reloj.
refusal-not-absent = Quien ocupa ese sitio estaba aquí hace un momento.
refusal-not-replaced = En este sitio ya juegas tú.
refusal-not-waiting = Ahora nadie espera por ese sitio.
refusal-own-seat = Eso lo deciden los demás.
refusal-time-left = A ese reloj aún le queda tiempo.
refusal-bad-frame = El servidor no puede leer este mensaje ({ $problem }). En un navegador, recarga la página.
refusal-bad-address = Esta dirección contiene un carácter no permitido.
refusal-bad-hash = La promesa para el azar limpio se ha dañado por el camino: inténtalo de nuevo.
refusal-bad-mode = Ese modo no existe.
refusal-bad-nonce = El número abierto no es el prometido: recarga la página.
refusal-bad-number = La conexión se ha reanudado en un punto equivocado: recarga la página.
refusal-bad-seat = Un sitio puede ser tuyo, estar libre o ser de un bot.
refusal-bad-text = Di algo de { $most } caracteres como máximo.
refusal-busy = En esta mesa pasan demasiadas cosas a la vez: inténtalo de nuevo.
refusal-database-damaged = El servidor no puede leer ni guardar esto porque su base de datos está dañada. Quien lo administra debe restaurar una copia.
refusal-database-away = El servidor no puede acceder ahora a su base de datos. Inténtalo de nuevo en un momento.
refusal-foreign-origin = Las páginas de otros sitios no pueden hacer esto.
refusal-frozen = Hubo que detener esta mesa: ya no se puede seguir su registro. Quien administra el servidor puede averiguar por qué.
refusal-host-only = Solo puede hacerlo quien abrió la mesa.
refusal-http = El servidor no puede hacer eso aquí: { $problem }.
refusal-illegal = Esta jugada no está permitida ahora.
refusal-internal = Algo se ha roto en el servidor: inténtalo de nuevo.
refusal-name-taken = Alguien ya tiene este nombre, o uno que se confunde con él: elige otro.
refusal-name-of-account = Una cuenta tiene este nombre, o uno que se confunde con él: elige otro, o inicia sesión si es la tuya.
refusal-no-account = Sin cuenta no hay contraseña: crea primero una cuenta.
refusal-no-such-player = Nadie juega aquí con ese nombre.
refusal-no-such-seat = La mesa no tiene ese sitio.
refusal-no-such-step = No existe ese paso. El último es { $last }.
refusal-no-such-table = Esa mesa no existe: comprueba el enlace.
refusal-no-such-token = No tienes ningún token así.
refusal-no-such-tutorial = Este juego aún no tiene tutorial: sus reglas lo explican todo.
refusal-not-found = En esta dirección no hay nada.
refusal-not-over = Eso se puede hacer cuando termine la partida.
refusal-not-running = Ahora no se juega en esta mesa.
refusal-not-sealing = La partida aún no puede empezar.
refusal-restarting = El servidor se está reiniciando. Te volverás a conectar enseguida.
refusal-not-your-seat = Este no es tu sitio.
refusal-nothing-asked = Nadie espera tu respuesta.
refusal-nothing-to-undo = No hay ninguna jugada que puedas deshacer por tu cuenta.
refusal-over-there = En ese paso la partida ya ha terminado: elige uno anterior.
refusal-phase-closed = Mientras todo el mundo decide en secreto, solo puedes deshacer tus propios pasos de esta fase.
refusal-scope = A este token le falta el permiso «{ $scope }».
refusal-seat-taken = Ahí ya hay alguien: elige otro sitio.
refusal-spectator = Solo estás mirando: ocupa un sitio para jugar.
refusal-stale = Esto ya se había dicho.
refusal-too-far-back = No puedes deshacer tantas jugadas por tu cuenta.
refusal-too-large = Es demasiado grande. Se permiten como máximo { $most } bytes.
refusal-too-many = Has ido un poco deprisa: espera un momento.
refusal-too-many-reports = Hoy ya has avisado de muchas cosas: gracias, y espera un rato.
refusal-slow-request = Tu petición ha tardado más de { $seconds } segundos en llegar: inténtalo de nuevo.
refusal-too-many-tables = Ya tienes { $most } mesas sin terminar con jugadas en el último día: termina una antes.
refusal-too-many-tables-here = Desde tu red ya hay { $most } mesas sin terminar: inténtalo más tarde.
refusal-too-many-bot-tables = Los bots ya juegan { $most } de tus partidas sin ti: espera a que termine una.
refusal-too-many-bot-tables-here = Los bots ya juegan { $most } partidas para gente de tu red: inténtalo más tarde.
refusal-quota-full = Tus archivos subidos y tus notas pueden ocupar como máximo { $most } MB: acorta tus notas o pregunta a quien administra el servidor.
refusal-quota-full-here = Desde tu red se han guardado { $most } MB en el último día: inténtalo mañana.
refusal-too-much-chat = Escribes demasiado rápido: espera un momento.
refusal-too-much-chat-here = Demasiados mensajes en esta mesa: espera un momento.
refusal-chat-full = El chat de esta mesa está lleno: caben { $most } mensajes.
refusal-too-many-sockets = Tienes { $most } conexiones a mesas: cierra antes una pestaña.
refusal-too-many-sockets-here = Tu red tiene { $most } conexiones a mesas: inténtalo más tarde.
refusal-too-many-tries = Demasiados intentos. Inténtalo otra vez dentro de { $seconds } { $seconds ->
    [one] segundo
   *[other] segundos
}.
refusal-unknown-host = Este servidor no se llama «{ $host }». Quien lo administra puede permitir el nombre con --host-name.
refusal-two-seats = Estás en una mesa como invitado y también con esta cuenta. Nadie juega en dos sitios: antes el invitado tiene que dejar el suyo.
refusal-unknown-token = Este token no es de nadie.
refusal-who-are-you = No has iniciado sesión. Di quién eres, o envía un apodo con POST a /api/guests.
refusal-wrong-password = El nombre o la contraseña no son correctos.
refusal-hints-off = En esta mesa no hay pistas.
refusal-hint-not-your-turn = No es tu turno. Vuelve a pedirla cuando te toque.
refusal-no-hint = Al bot no se le ocurrió ninguna pista. Inténtalo de nuevo.
refusal-too-many-hints = Has pedido muchas pistas. Espera un momento.
refusal-nothing-to-analyse = En esta partida no hay nada que analizar.
refusal-too-long-to-analyse = Esta partida es demasiado larga para analizarla. Se permiten como máximo { $most } jugadas.
refusal-too-many-analyses = Hay demasiados análisis en marcha. Inténtalo de nuevo en un minuto.
refusal-too-many-scores = Demasiadas posiciones a la vez. Los puntos llegan enseguida.
refusal-scorer-busy = El contador está ocupado. Los puntos llegan enseguida.
refusal-position-took-too-long = Leer esta posición lleva demasiado tiempo.
refusal-journal-too-long = Este registro de partida tiene { $plies } jugadas. Se permiten como máximo { $most }.
refusal-uploads-busy = El servidor está comprobando otros archivos. Inténtalo de nuevo en un momento.
refusal-upload-took-too-long = Comprobar este archivo llevó más de { $seconds } segundos, así que no se ha guardado.
refusal-log-full = El registro de esta mesa está lleno: { $most } entradas. Aún podéis terminar la partida.

# Rendirse, y anular una partida de común acuerdo
refusal-already-resigned = Ya te has rendido. No se puede deshacer.
refusal-already-asked-to-abandon = Ya hay una propuesta de anular la partida: responde primero a esa.
refusal-asked-too-often = Ya has propuesto { $most } veces anular esta partida. Sigue jugando o ríndete.
refusal-asked-this-turn = Acabas de proponerlo. Podrás volver a hacerlo después de tu próxima jugada.
# Sala de espera

refusal-cancelled = Esta mesa se ha cancelado. Elige otra en la sala.
refusal-removed-by-host = Te han retirado de esta mesa. Puedes volver a sentarte si alguien te invita por tu nombre.
refusal-not-at-table = Solo puede invitar quien abrió la mesa o tiene un sitio en ella. Siéntate primero.
refusal-invited-yourself = No puedes invitarte. Ocupa un sitio libre.
refusal-already-seated = { $name } ya tiene un sitio aquí.
refusal-already-invited = { $name } ya tiene una invitación.
refusal-has-declined = { $name } ha rechazado la invitación. Invita a otra persona.
refusal-no-open-seat = Todos los sitios están ocupados. Libera uno primero.
refusal-too-many-invited = Puedes invitar como máximo a { $most } personas a una mesa. Envía el enlace a las demás.
refusal-not-invited = No tienes ninguna invitación pendiente a esta mesa.
refusal-too-many-invitations = Demasiadas invitaciones: como máximo { $most } por hora. Espera unos minutos o envía el enlace.
# Quick pairing

refusal-no-such-pace = Ese ritmo no existe. Elige uno de los que ofrece la sala.
refusal-no-pairing = La búsqueda de rival sienta a { $players } jugadores, y este juego no lo permite. Crea una mesa.
refusal-no-such-search = Esta búsqueda ha terminado. Empieza otra.
# Friends, blocks, moderation

refusal-muted = No puedes usar el chat. Motivo: { $reason }
refusal-muted-until = No puedes usar el chat hasta el { $until }. Motivo: { $reason }
refusal-banned = Esta cuenta está vetada en este servidor. Motivo: { $reason }
refusal-banned-until = Esta cuenta está vetada hasta el { $until }. Motivo: { $reason }
refusal-banned-network = No se admiten nuevos invitados desde tu red hasta el { $until }. Inicia sesión con una cuenta o pregunta al responsable del servidor.
refusal-filtered = Este mensaje contiene una palabra que el responsable del servidor no permite.
refusal-yourself = Eres tú.
refusal-friends-need-account = Crea una cuenta para tener amigos aquí.
refusal-guest-friend = Los invitados no pueden ser amigos. Pídeles que creen una cuenta.
refusal-unblock-first = Has bloqueado a esta persona. Desbloquéala primero.
refusal-too-many-relations = Tienes { $most } amigos, solicitudes y bloqueos, que es el máximo. Elimina algunos primero.
## Notices

notice-title-turn = Te toca
notice-title-warning = Se acaba el tiempo
notice-title-invited = Invitación
notice-title-paired = Rival encontrado
notice-title-tournament = Torneo
notice-title-test = Prueba
notice-turn = { $title } con { $others }
notice-warning = { $title }: quedan menos de { $hours } h para tu turno
notice-invited = { $by } te invita a { $title }
notice-paired = { $title }: tu partida está lista
# $tournament - its title; $round - a number
notice-tournament-table = { $tournament }, ronda { $round }: tu mesa está lista
notice-tournament-finished = { $tournament } ha terminado
notice-tournament-cancelled = { $tournament } se ha cancelado
notice-test = Los avisos de Bastide llegan aquí.
refusal-address-refused = Esta dirección no se puede usar. Los avisos solo van a direcciones https públicas.
refusal-webhook-failed = La dirección no respondió con éxito (2xx) a tiempo.
refusal-no-webhook = No hay ningún webhook. Escribe antes una dirección.
refusal-too-many-devices = Ya tienes { $most } dispositivos. Quita antes uno.
refusal-unknown-zone = «{ $zone }» no es una zona horaria conocida, como «Europe/Paris».
refusal-too-many-tests = Demasiadas pruebas. Espera un minuto.
refusal-bad-subscription = La suscripción push de este navegador no se puede leer. Desactiva y vuelve a activar push.
refusal-no-such-device = Ese dispositivo no existe.
refusal-no-device = Ningún dispositivo está registrado para push. Actívalo antes en un navegador.
# Mail

refusal-no-mail = Este servidor no envía correos. Pregunta a su operador.
refusal-too-many-mails = Se han pedido demasiados correos. Inténtalo mañana.
refusal-bad-link = Este enlace ha caducado o ya se ha usado. Pide uno nuevo.
# Torneos
refusal-tournament-seat = Es una partida de torneo. Para irte, retírate del torneo.
refusal-no-such-tournament = Ese torneo no existe.
refusal-tournament-two-only = En una liga, cada mesa es de dos.
refusal-tournament-too-large = En este formato pueden participar { $most } como máximo. Elige un número menor.
refusal-too-many-tournaments = Ya organizas { $most } torneos sin terminar. Termina o cancela uno antes.
refusal-too-many-entered = Ya participas en { $most } torneos sin terminar. Retírate antes de uno.
refusal-tournament-begun = El torneo ya ha empezado.
refusal-tournament-over = El torneo ha terminado.
refusal-tournament-removed = Quien organiza el torneo te ha excluido.
refusal-tournament-full = El torneo está completo: { $most } participantes como máximo.
refusal-not-entered = No participas en este torneo.
refusal-too-few-entrants = Hacen falta al menos { $least } participantes para empezar.
refusal-no-such-game-here = No hay ninguna partida así por decidir. Recarga la página.
refusal-tournament-host-only = Solo puede hacerlo quien organiza el torneo.
refusal-no-such-entrant = Nadie tiene ese número en este torneo.
