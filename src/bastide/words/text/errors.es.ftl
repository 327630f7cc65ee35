## Games and options

error-unknown-game = No hay ningún juego «{ $game }»; están instalados { $games-all }.
error-no-games = No hay ningún juego «{ $game }»; no hay juegos instalados.
error-no-such-language = No hay ningún idioma «{ $language }»; elige { $languages }.
error-no-such-option = { $game } no tiene la opción «{ $option }»; tiene { $options-all }.
error-no-options = { $game } no tiene la opción «{ $option }»; no tiene ninguna.
error-no-such-preset = { $game } no tiene la configuración «{ $preset }»; tiene { $presets-all }.
error-no-observation = { $game } aún no se puede observar como números.
error-no-limits = { $game } no indica hasta dónde puede crecer.
error-bad-option-value = La opción { $option } debe ser { $choices }, no «{ $value }».
error-wrong-number-of-players = Pueden jugar { $least } personas como mínimo y { $most } como máximo, no { $players }.
error-no-such-bot = Ningún bot «{ $bot }» juega a { $game }; hay { $bots-all }.
error-bot-plays-not = El bot «{ $bot }» no juega a { $game }.
error-bot-not-loaded = No se puede cargar el bot «{ $bot }»: { $reason }.
error-no-bot-class = «{ $bot }» no es una clase derivada de bastide.bots.Bot.
error-no-such-program = No hay ningún programa «{ $command }» que ejecutar.
error-bot-failed = { $reason }
error-no-hints = { $game } no tiene pistas del nivel «{ $level }».
error-unknown-move = «{ $text }» no es una jugada de este juego; las jugadas son así: { $examples }.

## Component files and position files

error-components-do-not-fit = Los datos de componentes no encajan: { $reason }.
error-components-too-large = El archivo de componentes es demasiado grande: se permiten como máximo { $most } bytes.
error-count-differs = { $where }: { $found } en este archivo, { $box } en la caja. Se puede jugar de todos modos.
error-position-does-not-fit = La posición no encaja: { $reason }.
error-not-whole = { $where } debe ser un número entero de { $low } a { $high }, no { $found }
error-not-truth = { $where } debe ser true o false, no { $found }
error-no-short-text = { $where } debe ser un texto de { $longest } caracteres como máximo, no { $found }
error-not-hexadecimal = { $where } debe tener cifras hexadecimales, dos por byte, no { $found }
error-not-a-choice = { $where } debe ser { $choices }, no { $found }
error-not-a-list = { $where } debe ser una lista de { $size } entradas, no { $found }
error-not-such-a-list = { $where } debe ser una lista de { $least } a { $most } entradas, no { $found }
error-not-an-object = { $where } debe ser un objeto, no { $found }
error-too-many-entries = { $where } puede tener como máximo { $most } entradas
error-twice = { $where } tiene { $entry } dos veces
error-id-twice = { $where } tiene una id repetida
error-wrong-order = { $where } debe tener este orden: { $order }
error-lacks = en { $where } falta «{ $field }»
error-unknown-field = { $where } tiene un campo desconocido, «{ $field }»; se conocen { $known-all }
error-json-too-deep = tiene números demasiado grandes o listas demasiado profundas
error-json-unstorable = uno de sus textos contiene U+0000 o medio par sustituto
error-no-components = Un archivo de componentes contiene un objeto JSON.
error-no-proper-position = { $file } no contiene una posición correcta.
error-no-position = Una posición es un objeto JSON cuyo campo «game» nombra el juego.
error-options-no-object = El campo «options» de una posición es un objeto.
error-only-so-many-players = Solo juegan { $players }; la primera persona es la número 0.
error-no-such-step = «{ $step }» no es un paso.

## Journals

error-not-json = no es JSON válido a partir de la línea { $line }, columna { $column }
error-key-twice = uno de sus objetos tiene dos veces la clave «{ $name }»
error-position-unreadable = La posición no se puede leer: { $reason }.
error-journal-unreadable = El registro no se puede leer: { $reason }.
error-components-unreadable = El archivo de componentes no se puede leer: { $reason }.
error-other-players = El registro es de { $players } jugadores, pero empieza en una posición de { $found }.
error-other-game = La posición es de { $other }, no de { $game }.
error-other-option = La posición es de una partida con { $option } = { $other }; esta partida tiene { $value }.
error-other-rules-there = La posición es de la versión { $other } de las reglas; esta partida se juega con la { $rules }.
error-no-such-viewer = Quien mira es un asiento de 0 a { $last }, o None para un espectador; se indicó { $viewer }.
error-journal-does-not-fit = El archivo no es un registro o está dañado: { $reason }.
error-journal-damaged = El archivo no es un registro o está dañado.
error-other-format = El registro tiene el formato { $found }; esta versión de Bastide lee { $known }.
error-other-rules = La partida empezó con la versión { $rules } de las reglas; esta versión de Bastide juega con { $installed }.
error-other-components = La partida del registro se jugó con otros datos de componentes que los instalados o adjuntos.
error-no-such-ply = El registro tiene { $plies } jugadas; no hay jugada { $ply }.
error-nothing-to-analyse = El registro no tiene jugadas que analizar.
error-nothing-to-foresee = El jugador { $number } no tiene nada que decidir aquí.
error-bad-ply = Jugada { $number } («{ $move }», asiento { $seat }): { $reason }
error-no-outcome = El registro no tiene resultado para «{ $request }».
error-other-outcome = El registro tiene «{ $outcome }» donde el juego pide «{ $request }».
error-surplus-outcome = El registro tiene «{ $outcome }» donde el juego no pide nada.
error-journal-outcome = El registro tiene un resultado imposible: { $reason }
error-impossible-outcome = «{ $outcome }» no es posible para «{ $request }»; debe ser { $possible }.
error-script-ended = El guion ya no tiene resultado para «{ $request }».
error-no-chance-here = Aquí no se permite el azar, pero se pidió «{ $request }».
error-nonces-missing = El registro no tiene un número aleatorio por persona.
error-other-secret = El secreto revelado no es el que se prometió al crear la mesa.
error-other-nonce = El número aleatorio del asiento { $number } no es el prometido.
error-other-commitment = El secreto revelado no coincide con tu huella: no es el que se fijó antes de tu partida.
error-lost-nonce = Ningún asiento tiene tu número aleatorio { $nonce }….
error-replaced-nonce = El número aleatorio del asiento { $number } no es el tuyo.
error-no-fairness = El registro no revela ningún secreto con el que comparar tus datos.
error-unfair-outcome = El resultado { $number } del azar («{ $request }») figura como { $recorded }, pero el azar justo dio { $fair }.
error-journal-not-followed = No se puede seguir el registro. { $reason }

## Tutorials

error-unreadable-tutorial = El tutorial de { $game } no se puede leer: { $reason }
error-tutorial-asks-nothing = El tutorial de { $game } no pide ninguna jugada al alumno en «{ $step }».
error-tutorial-plays-on = El tutorial de { $game } sigue jugando después de su último paso.

## The command

error-which-game = ¿Qué juego? «bastide games» los muestra todos.
error-extra-words = «{ $words }» es más de lo que admite esta orden.
error-name-and-value = Las opciones se escriben NAME=VALUE, no «{ $value }».
error-too-many-people = { $people } personas no caben en una mesa de { $players }; aumenta --players.
error-too-many-bots = Se nombran { $bots } bots, pero en la mesa solo hay { $seats } asientos; indica --players o menos bots.
error-no-seats-for-bots = Has nombrado { $bots } bots, pero para bots hay { $seats } asientos; aumenta --players o nombra menos.
error-process-killed = Se ha interrumpido un proceso. Repite la misma orden para continuar.
error-bot-named-twice = Nombra cada bot una sola vez, no { $bots }.
error-not-a-dataset-file = «{ $file }» no es un archivo de un conjunto de datos de Bastide.
error-other-dataset = «{ $folder }» ya contiene otro conjunto de datos. Elige otra carpeta.
error-no-dataset = En «{ $folder }» no hay ningún conjunto de datos que esta versión pueda leer.
error-mixed-datasets = «{ $folder }» contiene archivos de conjuntos de datos distintos.
error-missing-extra = Falta el paquete { $package }: ejecuta pip install 'bastide[{ $extra }]'.
error-no-batch = { $game } no se puede jugar por lotes; elige { $games }.
error-too-many-choices = En las partidas por lotes, las bonificaciones pueden ofrecer como máximo { $most } grupos distintos de edificios, no { $number }.
error-too-many-locations = En las partidas por lotes, un sector puede tener como máximo { $most } lugares, no { $number }.
error-bad-bus = --bus admite memory, tail, notify (con PostgreSQL) o una URL redis://, no «{ $bus }».
error-bad-redis-url = Esta no es una URL de Redis que se pueda usar aquí: { $reason }.
error-no-cluster = No se puede acceder al clúster de Ray «{ $address }».
error-bot-without-name = En «{ $names }» falta el nombre de un bot entre las comas; escribe por ejemplo greedy,random.
error-other-game-saved = { $file } contiene una partida de { $found }, no de { $game }.
error-not-together = { $one } y { $other } no van juntos; quita uno de los dos.
error-nothing-to-resume = No hay ninguna partida sin terminar en { $folder }.
error-no-such-rule = { $game } no tiene la regla «{ $rule }»; sus reglas van de { $first } a { $last }.
error-no-such-seat = No hay asiento { $seat }; juegan { $players }.
error-bad-commitment = --commitment debe tener 64 dígitos hexadecimales. Tu página de resultados los muestra.
error-bad-nonce-option = --nonce debe tener dígitos hexadecimales, con el asiento delante si quieres: 2:9f86d081….
error-no-tutorial = { $game } no tiene tutorial; «bastide rules { $game }» lo explica.
error-cannot-read = No se puede leer { $file }: { $reason }.
error-not-text = No se puede leer { $file }: no es un archivo de texto.
error-cannot-write = No se puede escribir la salida: { $reason }.
error-cannot-use = No se puede usar { $file }: { $reason }.
error-bad-folder = No se puede usar la carpeta de datos { $folder }: { $reason }.
error-bad-limit = { $limit } no es un límite. Escribe NOMBRE=N con un número entero; los nombres son { $names }.
error-short-secret = El secreto es demasiado corto: necesita al menos { $least } bytes. Crea uno con: openssl rand -hex 32
error-cannot-listen = No se puede escuchar en { $address }: { $reason }; indica otro --port.
error-bad-host = No se puede escuchar en { $address }: { $reason }; indica otro --host.
error-no-such-report = No hay ningún aviso «{ $report }»; «bastide reports» los muestra todos.

## Backups and the database

error-no-database = No hay base de datos en { $folder }; indica la carpeta de datos con --data.
error-file-exists = { $file } ya existe; elige otro nombre.
error-backup-failed = No se pudo escribir la copia de seguridad en { $file }: { $reason }.
error-no-such-file = No hay ningún archivo { $file }.
error-folder-in-use = En { $folder } ya hay { $name }; indica una carpeta vacía con --data.
error-restore-failed = No se pudo restaurar { $file } en { $folder }: { $reason }.
error-no-backup = { $file } no es una copia de seguridad de Bastide o está dañada.
error-backup-of-postgresql = Haz la copia de PostgreSQL con pg_dump y guarda con ella la clave de cookies de { $folder }.
error-restore-to-postgresql = Restaura PostgreSQL con pg_restore o psql y pon la clave de cookies en { $folder }.
error-bad-database-url = Esta no es la URL de una base de datos que se pueda usar aquí: { $reason }.
error-database-closed = No se puede abrir la base de datos: { $reason }.
error-database-damaged = La base de datos está dañada: { $reason }. Guarda el archivo y restaura una copia con «bastide restore».
error-database-newer = La base de datos es de una versión más nueva de Bastide (está en { $found }; esta versión conoce { $known }). Instala esa versión o restaura una copia anterior a la actualización.
error-database-lacks = La base de datos está dañada: le falta { $tables-all }. Guarda el archivo y restaura una copia con «bastide restore».
error-missing-driver = { $what } necesita un paquete que no está instalado: ejecuta pip install 'bastide[{ $extra }]'.

## What the operating system says, at the end of a sentence

error-no-such-path = no existe el archivo o la carpeta
error-path-too-long = el nombre es demasiado largo
error-no-permission = permiso denegado
error-is-a-folder = es una carpeta
error-is-no-folder = hay un archivo donde debería haber una carpeta
error-disk-full = no queda espacio
error-read-only = el sistema de archivos es de solo lectura
error-address-in-use = la dirección ya está en uso
error-no-such-address = este equipo no tiene esa dirección
error-no-such-host = ninguna máquina tiene ese nombre
error-system-says = el sistema dice «{ $words }»

## Fields of a request

error-bad-value = { $where }: { $reason }.
error-value-missing = falta
error-value-unknown = no existe ese campo
error-value-too-short = la longitud debe ser { $least } como mínimo
error-value-too-long = la longitud puede ser { $most } como máximo
error-value-too-small = debe ser { $least } como mínimo
error-value-too-large = puede ser { $most } como máximo
error-value-no-choice = solo se admite: { $choices }
error-value-no-json = no es JSON válido
error-value-unstorable = no puede contener U+0000 ni medio par sustituto
error-value-of-another-kind = debe ser otra cosa ({ $check })
error-name-empty = un nombre necesita al menos una letra
error-name-length = un nombre tiene de 2 a 24 letras
error-name-letters = un nombre empieza por una letra o una cifra y solo tiene letras, cifras, espacios y - _ . '
error-name-invisible = un nombre no puede tener caracteres invisibles
error-name-scripts = un nombre usa una sola escritura, como la latina o la cirílica; la latina puede ir con japonés, chino o coreano

## Why a stored table can no longer be followed, for the server's log

error-clock-missing = En esta mesa no hay reloj.
error-entries-missing = Faltan { $number } entradas antes de esta.
error-unreadable-entry = El registro tiene una entrada ilegible. { $reason }
error-components-changed = La partida empezó con otros datos de componentes que los instalados ahora.

## Texts

error-missing-text = { $owner } no tiene el texto «{ $text }» en el idioma «{ $language }»; añádelo a { $file }.
error-unfit-text = Al texto «{ $text }» de { $owner } en el idioma «{ $language }» no le basta con { $arguments-all }.

# Friends, blocks, moderation

error-value-whom = debe nombrar a alguien: «name», o «table» con «seat» o «line»
error-filter-too-large = «{ $file }» es demasiado grande para un filtro de chat: como máximo { $most } bytes.
error-filter-not-text = «{ $file }» no es un archivo de texto en UTF-8.
error-filter-too-many = «{ $file }» tiene demasiadas palabras para un filtro de chat: como máximo { $most }.
error-filter-line = La línea { $line } de «{ $file }» no sirve para un filtro de chat: escribe hasta seis palabras de { $most } letras como máximo, con * al final o en ambos extremos si quieres.
error-no-such-person = No hay nadie llamado «{ $who }». Escribe el nombre de una cuenta o el identificador que muestra «bastide admin list people», con id: delante.
error-reason-missing = Di por qué: añade --reason "…". Queda en el registro de auditoría.
error-bad-reason = Un motivo tiene de 1 a { $most } caracteres.
error-not-muted = { $name } no está en silencio.
error-not-banned = { $name } no tiene ningún veto.
error-name-is-taken = El nombre «{ $name }» está ocupado o se parece a uno que lo está.
error-deletion-unconfirmed = No se ha eliminado a { $name }. Para eliminar la cuenta definitivamente, añade --yes.
## Mail

error-address-form = no es una dirección de correo
error-no-mail-sender = --smtp-host necesita --mail-sender: la dirección de la que salen los correos.
error-bad-mail-sender = De '{ $address }' no puede salir ningún correo. Escribe --mail-sender como bastide@example.org.
error-bad-public-url = '{ $url }' no es la dirección de un sitio. Escribe --public-url como https://play.example.org.
error-bad-network = { $network }: no es una red. Escríbela como 10.0.0.0/8.
