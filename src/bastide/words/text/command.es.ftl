## How a command line is written. What stands in capitals is the name of a value and stays as it is.

usage = Uso:
usage-any-options = { "[" }OPCIONES]
usage-any-command = ORDEN …
usage-options = Opciones
usage-commands = Órdenes
usage-default = por defecto: { $value }
usage-required = obligatorio

## What is wrong with a command line

usage-no-such-command = No hay ninguna orden «{ $command }»; «bastide --help» las muestra todas.
usage-no-such-option = Aquí no hay ninguna opción { $option }; --help las muestra todas.
usage-value-or-none = Da un valor a { $option }, o ninguno si es un interruptor.
usage-missing = Falta { $name }; --help muestra cómo se escribe la orden.
usage-whole-between = { $name } admite un número entero de { $least } a { $most }.
usage-whole-at-least = { $name } admite un número entero, { $least } como mínimo.
usage-number-at-least = { $name } admite un número, { $least } como mínimo.
usage-whole = { $name } admite un número entero.
usage-choice = { $name } debe ser uno de estos: { $choices }.
usage-folder = { $name } admite una carpeta, y hay un archivo con ese nombre.
usage-file = { $name } admite un archivo, y hay una carpeta con ese nombre.

## The commands, each with its options

command-bastide = Juegos de mesa de construcción de ciudades medievales: jugar, simular, reproducir, puntuar.
command-shared = Opciones de varias órdenes
    .help = Muestra este texto.
    .version = Muestra la versión.
    .language = El idioma: de, en, es, fr, ja, nl o zh-Hant; si no, el del entorno.
    .json = Escribe JSON para programas.
    .components = Un archivo de componentes corregido (JSON).
    .option = Una opción del juego.
    .preset = Un conjunto de opciones con nombre.
    .data = La carpeta de datos del servidor.
    .database = La URL de una base de datos, si no es SQLite en la carpeta de datos.
    .bots = Bots, separados por comas: los nuestros, los instalados, ./archivo.py:Clase o run:ORDEN.
    .games = Número de partidas de cada grupo que llena una mesa.
    .players = Número de jugadores en una mesa.
    .seed = La misma semilla da las mismas partidas.
    .jobs = Número de procesos.
    .ray = Jugar en el clúster de Ray de esta dirección.
    .time-limit = Segundos que tiene un bot externo para cada decisión.
    .out = La carpeta de los resultados. La misma orden continúa donde se detuvo.
command-games = Muestra los juegos instalados con sus opciones, configuraciones y bots.
command-rules = Muestra las reglas numeradas de GAME, o una RULE como KB-12; con --json también las pruebas de cada regla.
command-components = Escribe en JSON lo que está impreso en los componentes de GAME: el comienzo de un archivo de componentes corregido.
command-schema = Escribe los esquemas JSON de las posiciones, los registros de partidas y las vistas de GAME.
    .what = Solo uno de ellos: position, journal o view.
command-learn = Aprende GAME jugando un primer turno: lee y escribe la jugada que pide la lección.
command-play = Juega a GAME en la terminal: escribe jugadas en notación, o «help».
    .players = Cuántos se sientan a la mesa; por defecto, los menos posibles.
    .humans = Cuántos de ellos son personas.
    .bots = Nombres separados por comas para los demás asientos; por defecto, apprentice.
    .seed = La misma semilla da las mismas cartas y dados.
    .real-table = Tú dices lo que se ha robado o ha salido en tu mesa.
    .resume = Continúa una partida guardada; sin archivo, la última que no ha terminado.
    .position = Sigue jugando desde un archivo de posición.
    .no-save = No guarda la partida mientras juegas.
command-saves = Enumera las partidas guardadas mientras jugabas en el terminal, la más reciente primero.
command-simulate = Juega muchas partidas de GAME entre bots e informa de puntos, victorias y velocidad.
    .players = Cuántos jugadores; por defecto, uno por bot, dos como mínimo.
    .games = Cuántas partidas.
    .seed = La misma semilla da las mismas partidas.
    .bots = Nombres separados por comas; se turnan en los asientos.
    .jobs = Cuántos procesos.
command-arena = Los bots juegan a GAME, todos contra todos, y reciben una puntuación.
    .format = La tabla de todas las partidas.
    .journals = Guardar también el registro de cada partida.
command-dataset = Los bots juegan a GAME y sus posiciones se guardan como conjunto de datos en archivos Parquet.
    .every = Guarda una de cada N decisiones de cada partida.
    .shard-games = Número de partidas en cada archivo.
command-replay = Cuenta con palabras una partida registrada y muestra la mesa al final o tras una jugada.
    .at = Muestra la mesa tras tantas jugadas en vez del final.
    .seat = Con los ojos de un asiento en vez de los de un espectador.
command-verify = Reproduce un registro, comprueba cada jugada y cada resultado del azar y dice qué prueba eso.
    .commitment = La huella publicada en la mesa antes de la partida.
    .nonce = Un número aleatorio que generó tu programa, con o sin su asiento. Se puede repetir.
command-analyse = Analiza una partida registrada: las opciones de cada uno tras cada turno, jugadas mejores y momentos decisivos.
command-score = Cuenta los puntos de una posición, cada uno con su motivo.
command-moves = Muestra las jugadas permitidas de una posición, en notación y con palabras.
command-serve = Ofrece mesas en línea: una API, sockets y las páginas para el navegador. Cada opción puede venir también del entorno: BASTIDE_PORT para --port.
    .host = La dirección en la que se escucha; 0.0.0.0 para todas.
    .port = El puerto; 0 para uno libre.
    .data = La carpeta para la base de datos y los secretos.
    .secret-file = Un archivo con la clave que firma las cookies, igual en todas las máquinas; o define BASTIDE_SECRET.
    .workers = Dónde piensan los bots: en procesos de este servidor (embedded) o en procesos de bastide worker (database).
    .bus = Cómo se avisan los procesos: memory, tail, notify (PostgreSQL) o una URL redis://. Por defecto, lo adecuado para la base de datos.
    .bot-processes = Procesos para los bots.
    .bot-pace = Segundos por paso de un bot.
    .alone = Ningún otro proceso usa la base de datos: no mirar lo que han escrito.
    .drain-seconds = Segundos tras SIGTERM en los que el servidor aún acepta conexiones mientras /readyz ya dice que no.
    .log-format = Cómo se escriben las líneas del registro: text o json.
    .metrics-port = El puerto donde Prometheus recoge métricas, en /metrics; ninguno por defecto.
    .metrics-host = La dirección de ese puerto.
    .telemetry = Envía trazas a OpenTelemetry.
    .origin = Otro origen cuyas páginas pueden abrir sockets.
    .limit = Cambia un límite, como tables-per-person=100. Se puede repetir; docs/host.md los enumera.
    .chat-filter = Un archivo con palabras que el chat no admite, una por línea. Un mensaje con alguna se rechaza.
    .chat-filter-masks = Sustituye esas palabras por asteriscos en vez de rechazar el mensaje.
    .prune-after = Una vez al día, borra mesas sin terminar y archivos de invitados tras N días sin actividad; 0 para nunca.
    .public-url = La dirección pública del servidor para los enlaces de avisos y correos, como https://example.org. Sin ella, los avisos llevan a la que usa cada persona y los correos al primer --host-name.
    .turn-notice-seconds = Segundos que un turno puede esperar a quien no está en la mesa antes de avisarle.
    .vapid-file = Un archivo con la clave privada (PEM, P-256) que firma el push web. Sin él, la base de datos tiene una.
    .notice-contact = Cómo te contactan los servicios push: mailto:tu@example.org o una dirección https.
    .notice-network = Una red a la que se pueden enviar avisos además de direcciones públicas, también por http: 10.0.0.0/8. Repetible.
    .host-name = Un nombre con el que los navegadores pueden llegar al servidor. Se puede repetir; * para cualquiera. Las direcciones IP y localhost valen siempre.
    .behind-tls = Los navegadores llegan solo por TLS: cookies seguras y HSTS.
    .smtp-host = El servidor SMTP que recibe los correos. Sin él, no se envía ninguno.
    .smtp-port = Su puerto; si falta, 587, 465 con tls o 25 con none.
    .smtp-security = Cómo se cifra la conexión: starttls, tls o none.
    .smtp-user = El usuario con el que se inicia sesión allí.
    .smtp-password-file = Un archivo con la contraseña; o define BASTIDE_SMTP_PASSWORD.
    .mail-sender = La dirección de la que salen los correos.
    .open = Abre el navegador, si lo hay.
command-worker = Toma turnos de bots, pistas y análisis de la base de datos de los servidores iniciados con --workers database y los calcula.
    .processes = Procesos para turnos de bots y pistas.
    .kinds = Tipos de tareas que se toman, separados por comas.
command-doctor = Revisa una configuración: toma las opciones de 'bastide serve' y dice qué está mal y qué hacer. Código de salida: 0 todo bien, 1 algo podría mejorar, 2 un servidor no funcionaría.
command-backup = Copia en FILE todo lo que guarda un servidor, mientras funciona; para SQLite, pues PostgreSQL tiene sus propias herramientas.
command-restore = Crea una carpeta de datos a partir de una copia de seguridad.
    .data = La carpeta que se crea; nada de lo que contiene se sobrescribe.
command-reports = Muestra los problemas comunicados, o escribe un REPORT con todo lo que contiene como JSON.
command-prune = Borra mesas sin terminar y archivos de invitados que llevan mucho sin actividad. El servidor puede seguir en marcha.
    .older-than = Días sin jugadas, mensajes ni visitas.
    .finished = Borra también las partidas terminadas de invitados.
    .dry-run = Solo dice qué se borraría.
command-ratings = Vuelve a calcular todos los resultados, puntuaciones y logros a partir de los registros de las partidas terminadas.

## What the commands say

cli-simulated = { $count } partidas de { $game } con { $players } jugadores en { $seconds } s: { $games } partidas/s, { $decisions } decisiones/s.
cli-bot-result = puntos de media { $mean } ± { $error }   victorias { $share } % [{ $low }–{ $high }]   { $time } ms por turno (p99: { $p99 })
cli-intervals = ± y [ ] son intervalos de confianza del 95 %. Cada reparto se juega en todos los asientos. Los tiempos son de CPU.
cli-capped = Detenidas en el límite de turnos y puntuadas tal como estaban: { $games }.
cli-arena-bot = Elo { $elo } [{ $least }, { $most }]   victorias { $share } % [{ $low }–{ $high }]   puntuación media { $mean } ± { $error }   { $games } partidas
cli-arena-failed = perdió { $games } de ellas por fallar: { $reason }
cli-arena-intervals = ± y [ ] son intervalos de confianza del 95 %. Cada reparto se juega en todos los asientos. El primer bot nombrado tiene Elo 0.
cli-arena-files = Informe: { $report }. Todas las partidas: { $results }.
cli-stopped = Detenido. Repite la misma orden para continuar.
cli-dataset-made = { $positions } posiciones de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
  } en { $folder }: { $files ->
    [one] { $files } archivo
   *[other] { $files } archivos
  }, { $bytes } bytes ({ $each } por posición).
cli-serves = Bastide está en { $address }, con sus datos en { $folder }.
cli-works = Este worker toma tareas de la base de datos. Procesos para bots: { $processes }
cli-backed-up = { $file } lo contiene todo, { $bytes } bytes. Guárdalo con tanto cuidado como la carpeta de datos: tiene sus secretos.
cli-restored = { $folder } está lista: bastide serve --data { $folder }
cli-no-reports = Nadie ha comunicado ningún problema.
cli-pruned = Borrado: { $unfinished } mesas sin terminar, { $uploads } archivos, { $finished } partidas terminadas, { $guests } invitados.
cli-would-prune = Se borraría: { $unfinished } mesas sin terminar, { $uploads } archivos, { $finished } partidas terminadas y los invitados que se queden sin nada.
cli-counted = Partidas recontadas: { $games }.
cli-no-saves = No hay partidas guardadas en { $folder }.
cli-saved-game = { $title }, { $players } jugadores, { $plies } jugadas, sin terminar
cli-saved-game-over = { $title }, { $players } jugadores, { $plies } jugadas, terminada

## What a browser is told that has no pages to show, or no JavaScript

page-not-built = Las páginas para el navegador no están construidas. Ejecuta { $command } en la carpeta del proyecto y vuelve a cargar esta página. La API funciona sin ellas.
docs-not-built = La documentación no está construida. Ejecuta { $command } en la carpeta del proyecto y vuelve a cargar esta página.
page-needs-javascript = Bastide necesita JavaScript.

# bastide doctor

doctor-alone = No hace falta un bus: ningún otro proceso usa la base de datos.
doctor-behind-tls = Las cookies son solo para TLS.
doctor-bus = Los procesos se oyen entre sí: un mensaje tardó { $milliseconds } ms.
doctor-clock = Los relojes de esta máquina y de la base de datos coinciden.
doctor-clock-differs = Los relojes de esta máquina y de la base de datos difieren en { $seconds } segundos. Sincronízalos con NTP.
doctor-database-new = Todavía no hay base de datos. El servidor la crea al arrancar.
doctor-few-files = El proceso solo puede abrir { $limit } archivos, y cada jugador necesita uno. Sube el límite a { $enough } o más: ulimit -n, o LimitNOFILE= en systemd.
doctor-files = El proceso puede abrir { $limit } archivos.
doctor-folder = Solo tú puedes leer la carpeta de datos { $folder }.
doctor-folder-closed = El servidor no puede escribir en { $folder }. Da permiso a su usuario o elige otra carpeta con --data.
doctor-folder-new = El servidor creará la carpeta de datos { $folder }.
doctor-folder-unused = En la carpeta de datos no se guarda nada.
doctor-key-differs = Los servidores de esta base de datos firman las cookies con otra clave, así que se cerrarían sesiones al azar. Dales a todos el mismo BASTIDE_SECRET o --secret-file.
doctor-key-in-folder = La clave que firma las cookies está en la carpeta de datos.
doctor-key-not-shared = La clave que firma las cookies es solo de esta máquina. Con varias máquinas, dales a todas el mismo BASTIDE_SECRET o --secret-file.
doctor-key-shared = La clave que firma las cookies está configurada.
doctor-metrics-shown = Cualquiera que llegue a { $address } puede leer las métricas. Cierra ese puerto a Internet.
doctor-no-pages = Las páginas para el navegador no están construidas. Ejecuta 'make web' en la carpeta del proyecto.
doctor-no-tls = Se puede llegar a { $host } sin TLS, así que las contraseñas pueden leerse por el camino. Pon delante un servidor web con TLS y usa --behind-tls.
doctor-no-workers = No hay ningún worker vivo, así que ningún bot mueve. Inicia uno con 'bastide worker' o usa --workers embedded.
doctor-notify-silent = NOTIFY no llegó. Si hay un PgBouncer en medio, LISTEN necesita pool_mode=session o una conexión directa a PostgreSQL; o usa Redis: --bus redis://….
doctor-pages = Las páginas para el navegador están construidas.
doctor-password-shown = La contraseña de la base de datos está en la línea de órdenes, donde puede leerla cualquier usuario de esta máquina. Define BASTIDE_DATABASE en su lugar.
doctor-polling = Los procesos se enteran consultando la base de datos.
doctor-postgresql = PostgreSQL { $version } responde.
doctor-postgresql-old = PostgreSQL { $version } es demasiado antiguo. Instala la versión { $oldest } o una más nueva.
doctor-readable = Otros pueden leer { $path }. Quítales el permiso: chmod -R go= { $path }
doctor-redis-silent = Redis no responde o perdió un mensaje. ¿Es correcto --bus y está Redis en marcha?
doctor-schema = La base de datos está sana y al día.
doctor-schema-new = La base de datos está vacía. El servidor crea sus tablas al arrancar.
doctor-schema-older = La base de datos es de una versión anterior. El servidor la actualiza al arrancar; haz antes una copia de seguridad.
doctor-trusts = Las direcciones de los clientes vienen de los proxys en { $addresses }.
doctor-trusts-everyone = FORWARDED_ALLOW_IPS permite a cualquiera fingir cualquier dirección y así eludir todos los límites. Indica en su lugar las direcciones de tus proxys.
doctor-workers = Hay un worker vivo.

# Moderation

command-admin = Modera: lista personas y denuncias, silencia, veta, cambia nombres, elimina. El servidor puede estar en marcha.
    .reason = Por qué. Se guarda, y lo lee la persona silenciada o vetada.
    .operator = Quién lo hace, para el registro; si no lo indicas, tu nombre de usuario.
    .days = Durante cuántos días; si no, para siempre.
command-admin-list = Lista personas, denuncias sobre jugadores o el registro de auditoría.
    .name = Solo personas cuyo nombre contiene esto.
    .about = Solo lo que concierne a esta persona.
    .muted = Solo personas silenciadas.
    .banned = Solo personas vetadas.
    .settled = También las denuncias resueltas.
    .limit = Cuántos como máximo.
command-admin-report = Muestra una denuncia (REPORT) con el chat que la rodea.
command-admin-settle = Marca una denuncia (REPORT) como resuelta.
command-admin-mute = WHO puede jugar y leer, pero no usar el chat.
command-admin-unmute = WHO puede volver a usar el chat.
command-admin-ban = Cierra todas las sesiones de WHO y no lo deja volver. Si es un invitado, tampoco se admiten nuevos invitados desde su dirección.
command-admin-unban = Deja entrar de nuevo a WHO.
command-admin-rename = Da a WHO otro nombre (NAME), también en sus mesas.
command-admin-delete = Elimina a WHO definitivamente, como podría hacerlo esa persona. Las partidas terminadas quedan, sin el nombre.
    .yes = No preguntar.
cli-admin-reason = Motivo
cli-admin-nothing = No hay nada que listar.
cli-admin-no-chat = Esta denuncia no guarda chat.
cli-admin-account = cuenta
cli-admin-guest = invitado
cli-admin-is-muted = en silencio
cli-admin-is-banned = con veto
cli-admin-settled = La denuncia { $report } está resuelta.
cli-admin-muted = { $name } ya no puede usar el chat.
cli-admin-muted-until = { $name } no puede usar el chat hasta el { $until }.
cli-admin-unmuted = { $name } puede volver a usar el chat.
cli-admin-banned = { $name } tiene un veto y se han cerrado todas sus sesiones.
cli-admin-banned-until = { $name } tiene un veto hasta el { $until } y se han cerrado todas sus sesiones.
cli-admin-unbanned = { $name } puede volver a iniciar sesión.
cli-admin-renamed = { $before } se llama ahora { $name }.
cli-admin-deleted = Se ha eliminado a { $name }.
cli-admin-sure = ¿Eliminar a { $name } definitivamente?
# Mail

doctor-mail-off = No se envían correos: falta --smtp-host, así que no se pueden restablecer contraseñas olvidadas.
doctor-mail = El servidor SMTP { $host } acepta correos, y sus enlaces llevan a { $url }.
doctor-mail-failed = El servidor SMTP { $host } no se puede usar ({ $reason }). Revisa --smtp-host, --smtp-port, --smtp-security, --smtp-user y la contraseña.
doctor-mail-open = La conexión con el servidor SMTP { $host } no está cifrada: los enlaces a contraseñas nuevas pueden leerse por el camino. Pon --smtp-security en starttls o tls.
doctor-mail-links = Los enlaces en los correos llevan a { $url }, que otros no pueden abrir o que no tiene TLS. Indica --public-url, o --host-name y --behind-tls.
cli-ended-resigned = { $player } se rindió.
cli-ended-by-agreement = La partida se anuló de común acuerdo, sin resultado.
cli-ended-no-progress = La mesa terminó la partida: demasiado tiempo sin avances.
cli-ended-too-long = La mesa terminó la partida: demasiadas jugadas.
