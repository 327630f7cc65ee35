### Las palabras del programa del navegador.

## En todas partes

skip-to-content = Ir al contenido
navigation = Páginas
nav-lobby = Sala
nav-rules = Reglas
to-lobby = Ir a la sala
settings = Ajustes
close = Cerrar
cancel = Cancelar
loading = Un momento…
missing-title = Aquí no hay nada
missing-text = En esta dirección no hay ninguna página. Puede que el enlace sea antiguo o que le falte una letra.
go-on = Seguir
join-parts = { ", " }
join-explanation = { ": " }
join-sentences = { " " }

## Personas y bots

who-are-you = ¿Quién eres?
nickname = Tu nombre
nickname-help = Sin cuenta ni contraseña: los demás solo ven el nombre.
name-suggestions = Alfonso, Beatriz, Constanza, Diego, Elvira, Fadrique, Gonzalo, Hernán, Isabel, Jimena, Leonor, Mencía, Nuño, Rodrigo, Sancha, Urraca
rename = Cambiar el nombre
renamed = Nombre cambiado. Las partidas en curso conservan el anterior.
bot-greedy = Bot Codicioso
    .character = da el mejor paso siguiente
bot-lookahead = Bot Previsor
    .character = prueba lo que puede venir después
bot-random = Bot Aleatorio
    .character = hace cualquier jugada legal
bot-search = Bot Buscador
    .character = ensaya muchas continuaciones posibles
bot-builder = Constructor
    .character = construye por encima de todo
bot-blocker = Bloqueador
    .character = vigila tus puntos tanto como los suyos
bot-gambler = Apostador
    .character = confía en su suerte
bot-novice = Novato
    .character = está empezando, se le escapa mucho
bot-apprentice = Aprendiz
    .character = sabe lo básico, a veces falla
bot-journeyman = Oficial
    .character = planea el turno entero
bot-master = Maestro
    .character = sopesa muchos planes y lo que traiga el azar
bots-more = Más
bot-level = Nivel de los bots
bot-other = Bot { $bot }
you = (tú)

## Sala

lobby-title = Entra y construye una ciudad
lobby-text = Juegos de mesa medievales de construir ciudades, completos y gratis. Busca rival, juega contra bots o envía un enlace a quien quieras.
play-now = Jugar ya
start-game = Empezar la partida
opponents = contra
bots-count = { $count ->
    [0] nadie, en solitario
    [one] { $count } bot
   *[other] { $count } bots
}
players-range = De { $fewest } a { $most } personas
new-table = Nueva mesa
my-tables = Mis mesas
open-tables = Mesas abiertas
open-tables-none = No hay mesas abiertas. Crea una y otros podrán unirse.
tables-to-watch = Partidas para mirar
finished-tables = Partidas terminadas
your-turn = Te toca
table-is-open = sitios libres
table-is-sealing = a punto de empezar
table-is-running = en juego
table-is-over = terminada
table-is-frozen = detenida
table-won-by = victoria: { $names }

## Abrir una mesa

choose-game = ¿Qué juego?
seats = Sitios
seats-help = Varias personas pueden compartir este dispositivo: elige «En este dispositivo» para cada una.
seat-number = Sitio { $seat }
seat-me = Yo
seat-me-named = Yo ({ $name })
seat-here = En este dispositivo
seat-open = Sitio libre
seat-name = Nombre para el sitio { $seat }
seat-add = Un sitio más
seat-remove = Quitar el sitio { $seat }
seat-free = Sitio { $seat }, libre
who-may-join = ¿Quién puede unirse?
table-public = Cualquiera: la mesa aparece en la sala
table-by-link = Solo quien tenga el enlace
hints = Pistas
hints-help = Se puede preguntar qué haría un bot fuerte. La partida no puntuará.
hints-allowed = permitidas
presets = Modelos
options-of-table = Opciones
option-own = otra cosa…
option-own-help = Escríbelo en inglés:
option-place = Elección { $place }
components = Componentes propios (avanzado)
components-help = Si los componentes de tu caja no coinciden con los nuestros, elige un archivo corregido (JSON). La partida no puntuará.
create-table = Abrir la mesa
new-table-of = Mesa nueva: { $game }

## Tiempo

clock = Tiempo
clock-kind-none = Sin reloj
clock-help-none = Sin límite de tiempo
clock-kind-bank = Un reloj por persona
clock-help-bank = Una reserva de tiempo, más unos segundos en cada turno
clock-kind-days = Días por turno
clock-help-days = Una partida sin prisas: vuelve cuando te toque.
clock-minutes = Minutos para la partida
clock-increment = Segundos más por turno
clock-days-each = Días por turno
clock-none = sin reloj
clock-bank = { $seconds ->
    [0] { $minutes } min
   *[other] { $minutes } min + { $seconds } s
}
clock-days = { $days ->
    [one] { $days } día por turno
   *[other] { $days } días por turno
}
clock-days-hours = { $days } d { $hours } h
clock-of = Reloj de { $name }: { $time }
clock-mine-minute = Te queda menos de un minuto.
clock-mine-seconds = Te quedan menos de diez segundos.
clock-mine-over = Se te ha acabado el tiempo.
time-over-heading = Tiempo agotado
time-over = A { $name } se le ha acabado el tiempo.
time-over-mine = Se te ha acabado el tiempo. Los demás pueden dejar que un bot juegue por ti; mientras no lo hagan, puedes seguir jugando.
time-over-asked = Si { $name } aún tiene que decidir, ahora lo hace un bot.
let-bot-play = Que juegue un bot
give-time = Esperar un poco más
absent-heading = Falta alguien
absent = { $name } lleva { $minutes } minutos sin aparecer.
stalled-heading = Alguien no juega
stalled = { $name } lleva { $minutes } minutos sin jugar.
absent-wished = Hay quien dejaría jugar a un bot.
absent-asked = Un bot jugará por { $name } en cuanto estén de acuerdo todas las personas presentes.
bot-plays-heading = Un bot juega por ti
bot-plays-for-you = Un bot juega por ti.
bot-plays-left = Has abandonado esta partida, y un bot sigue jugando por ti.
take-seat-back = Recuperar mi sitio
bot-stands-in = (juega un bot)
leave-game = Abandonar la partida…
leave-heading = ¿Abandonar la partida?
leave-help = Los demás siguen jugando, y un bot juega por ti. Mientras dure la partida puedes volver y recuperar tu sitio. Si no vuelves, contarás en último lugar para las valoraciones.
leave-confirm = Abandonar, sigue un bot
leave-stay = Quedarme

## Antes de empezar

waiting-for-players = { $free ->
    [one] Queda { $free } sitio libre
   *[other] Quedan { $free } sitios libres
}
waiting-for-start = Todos los sitios están ocupados: empieza la partida
sit-here = Sentarme aquí
stand-up = Levantarme
add-bot = Añadir un bot
bot-for-seat = Bot para el sitio { $seat }
remove-bot = Quitar el bot
invite-link = Envía este enlace a quien quieras
copy = Copiar
copied = Copiado
fair-chance = El azar quedó fijado antes de empezar. Después puedes comprobarlo. Huella: { $commitment }
fair = Azar limpio
fair-checked = Comprobado por tu navegador: el secreto revelado es el que se fijó antes de empezar, y se usó junto con tu propio número aleatorio.
fair-elsewhere = Sin comprobar: este dispositivo no tiene la huella de esta partida. Abre esta página en el dispositivo donde ocupaste tu asiento.
fair-mismatch = Esta partida no coincide con lo prometido: el secreto revelado no es el que se fijó antes de empezar, o falta tu número aleatorio. Descarga el registro, guarda el comando de abajo y pregunta a quien administra este servidor.
fair-yourself = Comprueba tú cada resultado
fair-yourself-help = Tu navegador no conoce las reglas y confía en que el servidor haya deducido de ahí cada carta y cada dado. Para asegurarte, descarga el registro y ejecuta este comando en un ordenador de confianza que tenga Bastide instalado.
fair-yourself-elsewhere = Sin la huella y el número aleatorio de tu propio dispositivo, este comando no distingue una partida inventada de una real.
fair-command = Comando

## En la mesa

actions = Lo que puedes hacer en tu turno
around-the-board = Alrededor del tablero
board = El tablero
tab-players = Jugadores
tab-log = Historial
tab-chat = Chat
tab-moves = Jugadas
undo = Deshacer
restart-turn = Reiniciar turno
end-turn = Terminar el turno
skip-bots = Saltar la animación de los bots
replay-last-turn = Repetir el último turno
skip-replay = Saltar
hint = Pista
hint-make = Hacer la jugada
hint-later = Después: { $moves }
ask-undo = Pedir deshacer
ask-undo-help = Tu última jugada solo se puede deshacer si los demás están de acuerdo, porque ha salido algo al azar o alguien ha jugado después.
ask-undo-anyway = Pedirlo igualmente
undo-unrates = Si todos aceptan, la partida dejará de puntuar: desde entonces ha salido algo al azar o se ha mostrado algo.
undo-proposal-heading = Petición de deshacer
undo-proposal = { $name } quiere deshacer la última jugada y todo lo que vino después. ¿Estás de acuerdo?
undo-proposal-waits = { $name } ha pedido deshacer la última jugada. Los demás aún no han respondido.
agree = De acuerdo
decline = Mejor no
confirm-heading = ¿Hacer esta jugada?
confirm = Confirmar
see-rule = Regla { $rule }
read-rule = Leer la regla
whats-this = ¿Qué es esto?
keys-help = Las flechas van de casilla en casilla, N y P a la casilla posible siguiente y a la anterior, Intro elige, I explica.
acting = tiene el turno
points-of = { $points ->
    [one] { $name }: { $points } punto. ¿De dónde viene?
   *[other] { $name }: { $points } puntos. ¿De dónde vienen?
}
moves-heading = Jugadas posibles
moves-none = Ahora mismo no tienes nada que hacer.
view-heading = La mesa
chat-say = Di algo
chat-send = Enviar
chat-empty = Nadie ha dicho nada todavía.
chat-new = mensajes nuevos
watching = Estás mirando la partida.
unrated = no puntúa
unrated-help = Esta partida no cuenta para las valoraciones.
# Por qué una partida no cuenta
unrated-own-components = No puntúa: se jugó con datos de componentes distintos de los de la caja.
unrated-played-on = No puntúa: empezó desde una posición, no desde la preparación.
unrated-undone = No puntúa: hubo acuerdo para volver a antes de algo que ya se había mostrado.
unrated-shared-device = No puntúa: una persona ocupaba varios sitios.
unrated-abandoned = No puntúa: se fue todo el mundo.
unrated-one-person = No puntúa: solo había una persona y bots.
unrated-one-bot = No puntúa: no había con quién comparar.
unrated-hints = No puntúa: la mesa permitía pistas.
unrated-no-progress = No puntúa: la mesa terminó la partida porque llevaba mucho tiempo sin avanzar hacia el final.
unrated-too-long = No puntúa: la mesa terminó la partida porque era demasiado larga.
unrated-frozen = No puntúa: la partida ya no se puede leer.
meaning = Qué significa
has-left = se fue
player-gone = Alguien
timeline = Pasos de la partida
step-back = Un paso atrás
step-forward = Un paso adelante
back-to-now = Ahora
to-the-end = Final
back-mark = Vista atrás
step-of = Paso { $step } de { $steps }
connection-connecting = conectando…
connection-online = en línea
connection-waiting = conexión perdida, nuevo intento…
connection-closed = sin conexión
curtain-hand-over = Pasa el dispositivo a { $name }
curtain-help = { $pointer ->
    [touch] Pasa el dispositivo a { $name } y después toca.
   *[mouse] Pasa el dispositivo a { $name } y después haz clic.
}
curtain-show = Soy { $name }: mostrar la mesa
table-frozen-notice = Hubo que detener esta mesa: ya no se puede seguir su registro. Quien administra el servidor puede averiguar por qué.

## Lo que ocurre alrededor del juego

table-sat = { $name } ocupa el sitio { $seat }.
table-stood = El sitio { $seat } vuelve a estar libre.
table-ready = { $player } ya puede empezar.
table-started = Empieza la partida.
table-undone = { $steps ->
    [one] { $player } deshace { $steps } jugada.
   *[other] { $player } deshace { $steps } jugadas.
}
table-undo-asked = { $player } pide deshacer la última jugada.
table-undo-agreed = { $player } está de acuerdo.
table-undo-declined = { $player } prefiere no volver atrás.
table-undone-by-consent = Hay acuerdo: se deshace la última jugada de { $player }.
table-automatic = { $mode ->
    [off] A partir de ahora haces tú todas las jugadas.
    [forced] A partir de ahora las jugadas sin elección se hacen por ti.
   *[forced-and-end] A partir de ahora las jugadas sin elección y el final del turno se hacen por ti.
}
table-automatic-move = Jugada automática de { $player }: { $move }.
table-said = { $name }: { $text }
table-time-out = A { $player } se le ha acabado el tiempo.
table-time-given = { $by-player } espera y da más tiempo a { $player }.
table-bot-wanted = { $by-player } dejaría que un bot juegue por { $player }, que no está.
table-bot-wanted-stalled = { $by-player } dejaría que un bot juegue por { $player }, que lleva mucho tiempo sin jugar.
table-bot-plays = Ahora un bot juega por { $player }.
table-taken-back = { $player } ha vuelto y juega de nuevo.
table-left = { $player } abandona la partida; un bot sigue jugando.
table-ended-no-progress = La mesa termina la partida: { $plies } jugadas sin avances. Se puntúa tal como está.
table-ended-too-long = La mesa termina la partida: tiene { $plies } jugadas, el máximo. Se puntúa tal como está.
table-rematch = { $player } quiere jugar otra vez: la nueva mesa está abierta.
table-offered-again = Durante un rato no hubo nadie aquí, así que la mesa dejó de aparecer en la sala. Ahora vuelve a aparecer.
table-server-away = El servidor estuvo un rato ausente. Ese tiempo no le cuenta a nadie en el reloj.
table-frozen = Hubo que detener la mesa: ya no se puede seguir su registro.

## Resultado

result-of = Resultado: { $game }
position-of = Una posición de { $game }
unfinished-game-of = Una partida sin terminar de { $game }
position-dealt = Esta posición deja algunas cartas abiertas. Se muestran como podrían ser; si sigues jugando, se reparten de nuevo.
result-alone = { $points ->
    [one] { $name }: { $points } punto
   *[other] { $name }: { $points } puntos
}
see-result = Resultado y repetición
standings = Clasificación
rematch = Revancha
rematch-opened = { $name } ha abierto una revancha.
rematch-join = Unirse
rematch-go = A la revancha
points = Puntos
points-from = { $name }, { $source }: { $points }
points-listed = { $name }: { $points } ({ $sources })
points-part = { $source } { $points }
points-then = Los puntos, tal como estaban en este paso.
move-by = { $name }: { $move }
replay-play = Reproducir
replay-stop = Pausa
replay-play-back = Reproducir hacia atrás
replay-pace = Ritmo
replay-pace-slow = lento
replay-pace-calm = tranquilo
replay-pace-quick = rápido
step-link = Enlace a este paso
look-as = Ver como
look-as-spectator = Público
play-on = Seguir jugando
play-on-from-here = Seguir jugando desde aquí
play-on-not-here = Ve primero a un paso anterior: aquí la partida ya ha terminado.
play-on-help = Aquí empieza una partida nueva, contigo en uno de los sitios y bots en los demás.
play-on-unrated = La partida no puntúa.
play-on-seat = Tu sitio
play-on-bot = Los demás
journal = Descargar la partida

## Análisis de una partida terminada

analysis = Análisis
analyse = Analizar la partida
analysis-offer = Mira cómo cambiaron las opciones de cada cual, dónde giró la partida y qué habría jugado un bot fuerte.
analysis-running = Analizando …
analysis-failed = El análisis ha fallado. Puedes intentarlo otra vez.
try-again = Intentar otra vez
analysis-help = Las opciones de ganar de cada cual, turno a turno, para quien ve todas las cartas. Elige un turno para verlo en el tablero.
analysis-help-alone = Los puntos que podías esperar, turno a turno. Elige un turno para verlo en el tablero.
analysis-by = Jugadas y valoración: { $bot }.
expected-results = Resultado esperado turno a turno
expected-of = { $name }: { $value }
turning-points = Puntos de inflexión
turn = Turno
turn-of = Turno { $turn } de { $turns }
turn-by = Turno { $turn }, { $name }
line-played = Lo jugado
line-of-bot = La línea del bot
line-same = El bot habría jugado lo mismo.
line-gains = Según el bot, su línea vale { $points } puntos más.
move-by-bot = El bot por { $name }: { $move }
back-to-game = Volver a la partida

## Reglas, registros

rules-of = Reglas de { $game }
rules-search = Buscar en las reglas
rules-none = Ninguna regla dice eso.
score-turn = Quién tiene el turno
score-turn-none = Partida acabada
score-turn-of = Le toca a { $name }
score-turn-all = Les toca a todos
score-started = Empezó { $name }
score-options = Opciones y seguir jugando
# La página donde se monta una posición y se cuentan los puntos
score-title = Puntuar { $game }
score-help = { $pointer ->
    [touch] Monta la mesa tocando. Los puntos se cuentan solos.
   *[mouse] Monta la mesa haciendo clic. Los puntos se cuentan solos.
}
score-players = Jugadores
score-fewer = Quitar el último jugador
score-more = Añadir un jugador
score-one-less = { $what }: uno menos
score-one-more = { $what }: uno más
score-undo = Deshacer
score-clear = Vaciar la mesa
score-link = Enlace a esta posición
score-over = Aquí la partida ha terminado. Para seguir jugando o analizar, indica de quién es el turno en «{ score-options }».
score-impossible = Para seguir jugando o analizar, corrige antes la posición.
score-doubt = Contado, pero revísalo
score-broken = Este enlace está dañado o incompleto. Pídelo otra vez o monta la mesa tú.
score-other-game = Este enlace muestra una posición de otro juego.
score-refused = Este enlace no muestra una posición posible. { $reason }
score = Puntuar
score-from-here = Abrir en «Puntuar»
score-analyse = Analizar
score-outlook = Análisis de esta posición
score-line = La mejor línea según { $bot }
score-expected = { $games ->
    [one] { $bot } siguió jugando { $games } vez
   *[other] { $bot } siguió jugando { $games } veces
}
score-expected-points = { $points } puntos
score-expected-share = gana { $share }
upload-title = Abrir una partida guardada
upload-help = Abre un registro, como los que se descargan desde la página de un resultado, o un archivo con una posición. Puedes verlos, reproducir una partida paso a paso y seguir jugando desde ahí.
upload-file = Archivo
upload = Verlo

## Aprender un juego

learn = Aprender
learn-by-playing = Aprender jugando
# $game - the name of a game
learn-game = Aprender { $game }
# What the learner is called who has given no name
learn-newcomer = Principiante
# What has just happened at the table
learn-news = Qué ha pasado
# Before what is to be done, such as "Build a settlement on 7.13"
learn-task = Ahora tú:
# Somebody did something else. $task - what is to be done, such as "Build a settlement on 7.13"
learn-astray = Todavía no. Primero: { $task }. Busca lo que brilla.
learn-back = Atrás
learn-next = Siguiente
learn-help = Hazlo por mí

## Ajustes

settings-language = Idioma
settings-theme = Tema
theme-system = Sistema
theme-light = Claro
theme-dark = Oscuro
settings-motion = Animación
motion-system = Sistema
motion-reduced = Reducida
settings-sound = Reproducir sonidos
settings-confirm = Preguntar antes de cada jugada
settings-automatic = Juego automático
automatic-off = Desactivado
automatic-forced = Jugadas forzadas, salvo el final del turno
automatic-forced-and-end = Jugadas forzadas, también el final del turno

## Por qué el servidor ha rechazado algo

refusal-unreachable = No se puede contactar con el servidor. ¿Está en marcha, y tienes conexión?
refusal-unknown-move = Esa jugada no existe en este juego.

## La mesa como texto

settings-look = Mostrar las mesas
look-drawn = dibujadas
look-text = como texto
to-text-view = Mostrar la mesa como texto
text-story = Qué ha pasado
text-type = Tu jugada
text-send = Enviar
text-table = La mesa
text-no-points = Los puntos no se conocen antes del final.
text-help = Escribe una jugada tal como está en la lista, o su número. También puedes escribir: moves (jugadas), status (situación), points (puntos), table (mesa), help (ayuda).

## Cuentas

account = Cuenta
account-of = Cuenta de { $name }
account-name = Nombre
account-help = Al menos { $letters } caracteres. No hay correo electrónico: si olvidas la contraseña, nadie puede devolvértela.
make-account = Crear una cuenta
make-account-help = Conservas tus partidas, valoraciones y ajustes, y puedes entrar desde otros dispositivos.
sign-in = Iniciar sesión
sign-in-help = Lo que has jugado aquí sin cuenta se viene contigo. Los programas del invitado pierden el acceso.
sign-in-help-new = Para jugar no hace falta cuenta: empieza una partida en la sala, sin más.
sign-out-heading = Sesiones
sign-out = Cerrar sesión
sign-out-everywhere = Cerrar todas las sesiones
programs = Programas
programs-help = Cerrar todas las sesiones o cambiar la contraseña quita el acceso a tus programas, salvo a los marcados aquí.
programs-help-new = Los programas de este invitado pierden el acceso, salvo los marcados aquí.
program-keep = Conservar { $name } ({ $day })
program-revoke = Revocar
program-revoke-named = Revocar { $name }
two-seats-table = Ir a la mesa{ $count ->
    [one] {""}
   *[other] {" "}{ $number }
}
two-seats-leave = Dejar el sitio del invitado e iniciar sesión
password = Contraseña
password-old = Contraseña actual
password-new = Contraseña nueva
change-password = Cambiar la contraseña
password-changed = La contraseña ha cambiado. En los demás dispositivos se ha cerrado la sesión, y los programas sin marcar ya no tienen acceso.
delete-account = Borrar la cuenta
delete-account-help = Se borran tu nombre, tus notas, tus ajustes y tus tokens. Las partidas terminadas se quedan, sin tu nombre; en las que están en juego puede seguir un bot por ti. Esto no se puede deshacer.
delete-account-for-ever = Borrarla para siempre

## Jugadores y clasificaciones

own-page = Tu página
nobody-yet = Todavía no has jugado aquí.
player-since = Aquí desde el { $day }
no-games-yet = Aún no hay partidas terminadas.
played = Partidas
wins = Victorias
mean-points = Media de puntos
best-points = Máximo de puntos
players-at-table = Jugadores
rating = Valoración
rating-chart = La valoración a lo largo de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
achievements = Logros
achieved = conseguido
progress = { $done } de { $goal }
ladder = Clasificación
ladder-kind = Quién
ladder-people = Personas
ladder-bots = Bots
ladder-help = Todos empiezan con 1500. El ± muestra lo segura que es la valoración y se reduce al jugar. El puesto llega tras diez partidas puntuadas. Solo aparecen las cuentas.
ladder-empty = Aún no hay nadie en esta clasificación: juega con una cuenta una partida que puntúe.
ladder-empty-bots = Aún no hay ningún bot en esta clasificación: hace falta una partida con dos bots distintos.
game = Juego
rank = Puesto
player = Jugador
rated-games = Partidas que puntúan
## La página de los bots

bots = Bots
bots-meet = Conoce a los bots
documentation = Documentación
bot = Bot
bots-text = Empieza con un nivel al que puedas ganar y sube a medida que mejores.
bots-here = Bots de este juego
bots-unmeasured = Aún sin medir
bots-measured = Fuerza medida
interval = de { $low } a { $high }
mean-points-alone = Media de puntos en solitario
time-per-turn = Tiempo por turno
bots-ratings-help = De duelos en los que ambos ocupan los dos sitios de cada reparto. 0 es jugar al azar; 400 más son diez victorias a una. Los márgenes valen con un 95 % de confianza.
bots-thinking = Cómo piensan
bots-thinking-plan = Un bot planea el turno entero: prueba muchas líneas, conserva las mejores posiciones tras cada paso y sigue hasta que interviene el azar u otra persona. Cuanto más bajo es el nivel, peor juzga las posiciones, como la gente.
bots-thinking-fair = Ningún bot ve cartas ocultas ni dados futuros. Imagina posiciones que encajan con lo que sabe su sitio.
bots-docs = Más en la documentación: { $file }

## Notas y avisos

tab-notes = Notas
notes = Notas privadas
notes-kept = Guardadas. Solo tú puedes leerlas.
notes-writing = Guardando…
report = Avisar de un problema
report-help = Se envía también lo que ves de la partida: las jugadas, el paso y la versión del programa, y nada de lo que está oculto para ti.
report-text = ¿Qué ha ido mal?
report-send = Enviar el aviso
report-sent = Gracias. El aviso tiene el número { $number }.

## Partidas puntuadas o amistosas, rendirse y anular

rated-or-casual = ¿Puntuada o amistosa?
table-rated = Puntuada
table-rated-help = cuenta para las valoraciones
table-casual = Amistosa
table-casual-help = solo por diversión
not-rated-own-components = Amistosa: las partidas con componentes propios no puntúan.
not-rated-played-on = Amistosa: las partidas desde una posición no puntúan.
not-rated-shared-device = Amistosa: las partidas en un solo dispositivo no puntúan.
not-rated-one-person = Amistosa: para puntuar hacen falta al menos dos personas.
not-rated-one-bot = No puntúa: un bot solo puntúa contra un bot distinto.
not-rated-hints = Amistosa: las partidas con pistas no puntúan.
not-rated-casual = Amistosa: no cuenta para las valoraciones.
unrated-casual = Partida amistosa: las valoraciones no cambian.
unrated-by-agreement = Anulada de común acuerdo: sin resultado, y las valoraciones no cambian.
provisional = provisional
provisional-help = Provisional hasta jugar diez partidas puntuadas.
ladder-provisional = Provisional: menos de diez partidas puntuadas
ladder-none-ranked = Nadie ha jugado aún diez partidas puntuadas.
rating-chart-text = De { $first } a { $last }; mínimo { $lowest }, máximo { $highest }.
rating-chart-band = La banda muestra lo segura que es cada valoración.
resign = Rendirse…
resign-heading = ¿Rendirte en esta partida?
resign-help-two = { $name } gana y tú pierdes. No se puede deshacer.
resign-help-bots = La partida termina y pierdes. No se puede deshacer.
resign-help-more = Un bot ocupa tu sitio definitivamente y quedas en último lugar. Los demás siguen jugando.
resign-confirm = Rendirme
resign-stay = Seguir jugando
abandon = Anular la partida…
abandon-heading = ¿Anular esta partida?
abandon-help = Si todos están de acuerdo, la partida termina sin resultado y las valoraciones no cambian.
abandon-help-alone = La partida termina sin resultado.
abandon-confirm = Preguntar a los demás
abandon-confirm-alone = Anular la partida
abandon-proposal-heading = Propuesta de anular la partida
abandon-proposal = { $name } propone anular la partida: sin resultado, y las valoraciones no cambian.
abandon-waits = { $name } propone anular la partida. Faltan respuestas.
abandon-withdraw = Retirar la propuesta
has-resigned = (se rindió)
bot-plays-resigned = Te has rendido. Un bot juega en tu sitio.
table-resigned = { $player } se rinde.
table-abandon-asked = { $player } propone anular la partida.
table-abandon-agreed = { $player } está de acuerdo en anular la partida.
table-abandon-declined = { $player } prefiere seguir jugando.
table-abandon-withdrawn = { $player } retira la propuesta de anular la partida.
table-abandoned = Todos de acuerdo: la partida se anula sin resultado.
result-resigned = { $name } se rindió.
result-abandoned = Anulada de común acuerdo
table-was-abandoned = anulada
## Sala de espera: invitaciones, chat, cancelar

invite-heading = Invitar a jugar
invite-share = Compartir
invite-qr = Código QR
invite-qr-alt = Código QR del enlace { $link }
invite-qr-help = Escanéalo con un móvil para abrir esta mesa.
invite-name = Invitar por nombre
invite-name-example = Nombre de una cuenta
invite-send = Invitar
invited-people = Invitaciones enviadas
invitee-waiting = invitación enviada
invitee-declined = ha rechazado
invited-you = Te han invitado a esta mesa. Siéntate para aceptar.
invitation-from = { $name } te invita
invitation-accept = Aceptar
invitation-decline = Rechazar
cancel-table = Cancelar mesa
cancel-table-heading = ¿Cancelar esta mesa?
cancel-table-help = Se avisa a quienes están aquí y nadie más puede unirse.
cancel-table-keep = Conservar mesa
table-cancelled-notice = Esta mesa se ha cancelado.
removed-notice = Te han retirado de esta mesa.
chat-after-sitting = Siéntate para chatear.
remove-player = Retirar
table-invited = { $name } tiene una invitación.
table-declined = { $name } rechaza la invitación.
table-cancelled = La mesa se cancela.
table-is-cancelled = cancelada

## Mis partidas

own-games = Mis partidas
games-running = En curso
games-waiting = Esperando jugadores
games-finished = Terminadas
games-cancelled = Canceladas
games-won = Ganada
games-lost = Perdida
games-rated = Puntúa
games-unrated = No puntúa
games-to-move = Juega { $names }
games-count = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
games-none = Aún no tienes partidas.
games-none-here = Ninguna partida coincide con estos filtros.
filter-all = Todas
filter-state = Estado
filter-game = Juego
filter-result = Resultado
filter-rated = Puntuada o amistosa
filter-opponent = Rival
filters-clear = Quitar filtros
pages = Páginas
page-of = Página { $page } de { $pages }
page-previous = Anterior
page-next = Siguiente
## Friends, blocks and reports about players

friends = Amigos
friends-yours = Tus amigos
friends-none = Aún no hay amigos. Añade a alguien por su nombre o desde una mesa en la que jugaste.
friends-need-account = Crea una cuenta para tener amigos aquí.
friend-requests = Solicitudes de amistad
friend-add = Añadir amigo
friend-by-name = Añadir un amigo por su nombre
# $name - of the other person
friend-sent = Solicitud enviada a { $name }.
friend-now = Ahora { $name } y tú sois amigos.
friend-asks = { $name } quiere ser tu amigo.
friend-is = Amigo
friend-asked = Solicitud enviada
friend-accept = Aceptar
friend-ignore = Ignorar
friend-withdraw = Retirar solicitud
friend-remove = Eliminar amigo
friend-online = En línea
friend-offline = Desconectado
friend-playing = Jugando ahora
friend-watch = Ver
recent-opponents = Rivales recientes
recent-opponents-none = Aquí aparecerán las personas con las que juegues.
is-guest = Invitado
block = Bloquear
unblock = Desbloquear
blocked = Bloqueados
blocked-none = No has bloqueado a nadie.
blocked-explained = Las personas bloqueadas no pueden sentarse en tus mesas abiertas, escribirte ni invitarte. No se enteran.
# $name - of the other person
blocked-help = Has bloqueado a { $name }. No se entera. Las partidas en común continúan.
person-menu = { $name }: amistad, bloqueo, denuncia
report-player = Denunciar
report-player-help = Tu denuncia sobre { $name } llega al responsable del servidor. { $name } no se entera.
report-player-help-chat = Tu denuncia sobre { $name } llega al responsable del servidor, con el chat cercano. { $name } no se entera.
report-player-text = ¿Qué pasó? (opcional)
report-player-sent = Gracias. El responsable del servidor lo revisará.
report-reason = Motivo
report-reason-chat = Chat ofensivo
report-reason-name = Nombre ofensivo
report-reason-cheating = Trampas
report-reason-stalling = Retrasa o abandona partidas
report-reason-other = Otra cosa
# An e-mail address, and a forgotten password

account-help-mail = Al menos { $letters } caracteres. Si después añades una dirección de correo, podrás restablecer una contraseña olvidada.
forgot-password = ¿Has olvidado la contraseña?
forgot-help = Si la cuenta tiene una dirección de correo confirmada, recibirás un enlace para elegir una contraseña nueva.
forgot-name = Nombre o dirección de correo
forgot-send = Enviar enlace
forgot-sent = Si existe esa cuenta con una dirección confirmada, el enlace está en camino. Sirve durante una hora.
reset-title = Elige una contraseña nueva
reset-help = Se cierra la sesión en los demás dispositivos y tus programas pierden el acceso.
reset-send = Guardar la contraseña
reset-done = Tu contraseña está guardada, { $name }. Ya puedes iniciar sesión.
address-title = Dirección de correo
address-help = Para restablecer una contraseña olvidada y, si quieres, para avisos. Nadie más la ve.
address-confirmed = { $address } está confirmada.
address-pending = Hay un enlace en camino a { $address }. Ábrelo en 24 horas para confirmar la dirección.
address-field = Dirección de correo
address-new = Nueva dirección de correo
address-send = Enviar enlace de confirmación
address-remove = Borrar la dirección
address-notices = Enviarme avisos por correo
confirm-title = Confirma tu dirección
confirm-help = Pulsa el botón y tu cuenta usará esta dirección para restablecer una contraseña olvidada y, si quieres, para avisos.
confirm-send = Confirmar la dirección
confirm-done = Dirección confirmada.
unsubscribe-title = No recibir más avisos por correo
unsubscribe-help = Pulsa «Darse de baja» para no recibir más avisos por correo. Tu dirección se queda, por si olvidas la contraseña.
unsubscribe-send = Darse de baja
unsubscribe-done = Te has dado de baja. Puedes volver a activar los avisos en la página de tu cuenta.
link-incomplete = Este enlace está incompleto. Ábrelo otra vez desde el correo.
## Sala: mesas abiertas y búsqueda de rival

find-opponent = Buscar rival
# $game - a game
find-opponent-for = Buscar rival: { $game }
play-bot = Contra un bot
play-bot-at = Contra bots: { $game }
join = Unirse
# $host - a player, $game - a game, $pace - the time limit, $rated - whether it is rated
join-table = Unirse a { $host }: { $game }, { $pace }, { $rated }
join-failed = No ha sido posible
open-table-rated = puntuada
open-table-casual = amistosa
# $free, $seats - how many seats are free, and how many there are
open-table-facts = { $host } · { $rated } · { $free } de { $seats } libres
open-table-gone = ya no está abierta
# $name - a player, $rating - a number
host-rated = { $name } ({ $rating })
host-provisional = { $name } (¿{ $rating }?)
# $count - how many open tables are hidden by the filters
open-tables-none-match = { $count ->
    [0] No hay mesas abiertas. Quita los filtros o crea una mesa.
    [one] Hay { $count } mesa abierta, pero no coincide con tus filtros.
   *[other] Hay { $count } mesas abiertas, pero ninguna coincide con tus filtros.
}
open-tables-all = Ver todas ({ $count })
open-tables-fewer = Ver menos
filters = Filtros
filter-any-game = Cualquier juego
filter-pace = Ritmo
filter-any-pace = Cualquier ritmo
filter-any-rated = Puntuada o amistosa
filter-rated-only = Solo puntuadas
filter-casual-only = Solo amistosas
filter-players = Jugadores
filter-any-players = Cualquier número
# $count - how many players
players-count = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
waiting-for-you = Te esperan
waiting-for-nothing = Nada por ahora. Tus partidas están abajo.
ready-to-start = Lista para empezar
# $names - a list of players
against-players = contra { $names }
pairing-search = Búsqueda de rival
pairing-looking = Buscando rival
# $game - a game, $pace - the time limit
pairing-what = { $game }, { $pace }
pairing-bot-meanwhile = Jugar con un bot mientras
pairing-help = Una partida puntuada para dos con quien busque lo mismo, de nivel parecido si hay dónde elegir.
pairing-real-time = Tiempo real
pairing-real-time-help = La partida se abre en cuanto aparece alguien.
pairing-days = Días por turno
pairing-days-help = Puedes irte. La partida te esperará en la sala.
# $days - how many days for each turn
pairing-days-each = { $days ->
    [one] { $days } día
   *[other] { $days } días
}
# $people - how many
pairing-waiting = { $people } esperando
# $search - a game and a time limit
pairing-cancel-named = Cancelar búsqueda: { $search }
refusal-table-full = Todos los asientos están ocupados. Elige otra mesa.
## Torneos

tournaments = Torneos
tournaments-text = Una serie de partidas contra otras personas. El servidor empareja, prepara las mesas y lleva la clasificación.
tournaments-none = Aún no hay torneos. Crea uno y otros podrán participar.
tournaments-open = Inscripción abierta
tournaments-running = En juego
tournaments-finished = Terminados
tournament-new = Nuevo torneo
tournament-create = Crear torneo
tournament-name = Nombre (opcional)
tournament-untitled = Torneo de { $game }
tournament-format = Formato
tournament-format-swiss = Suizo
tournament-format-round-robin = Liga
tournament-format-elimination = Eliminatoria
tournament-help-swiss = En cada ronda te mides con alguien de puntos parecidos. Nadie queda fuera.
tournament-help-round-robin = Todos contra todos. Máximo 16.
tournament-help-elimination = Quien pierde queda fuera. Tras un empate se juega otra vez con los asientos cambiados; después pasa quien tenga mejor posición inicial.
tournament-most = Plazas
tournament-size = Jugadores por mesa
tournament-per-table = { $size } por mesa
tournament-rounds = Rondas
tournament-rounds-suggested = Las sugeridas
tournament-rounds-now = { $rounds ->
    [one] 1 ronda con esta inscripción
   *[other] { $rounds } rondas con esta inscripción
}
tournament-counts = Puntuación
tournament-rated = Puntúa
tournament-casual = Amistoso
tournament-pause = Pausa entre rondas
tournament-appear = Tiempo para llegar a la mesa
tournament-minutes = { $minutes ->
    [0] Sin pausa
    [one] 1 minuto
   *[other] { $minutes } minutos
}
tournament-appear-rule = { $minutes ->
    [one] Ven a tu mesa en un minuto o perderás la partida.
   *[other] Ven a tu mesa en { $minutes } minutos o perderás la partida.
}
tournament-entered = { $entrants } de { $most } plazas ocupadas
tournament-round-of = Ronda { $round } de { $rounds }
tournament-round = Ronda { $round }
tournament-is-open = Inscripción abierta
tournament-is-running = En juego
tournament-is-finished = Terminado
tournament-is-cancelled = Cancelado
tournament-joined = Participas
tournament-hosted-by = Organiza: { $name }
tournament-join = Participar
tournament-start = Empezar torneo
tournament-withdraw = Retirarme
tournament-withdraw-ask = Pierdes tu partida y las siguientes. No podrás volver.
tournament-cancel = Cancelar torneo
tournament-cancel-ask = El torneo termina para todos, sin resultado.
tournament-remove = Excluir
tournament-remove-ask = { $name } pierde las partidas que quedan y no podrá volver.
tournament-forfeit = Dar por perdida
tournament-forfeits = Pierde { $name }
tournament-forfeit-ask = { $name } pierde esta partida. No se puede deshacer.
tournament-keep = Volver
tournament-your-game = Tu partida está lista.
tournament-go = Ir a tu mesa
tournament-next-in = La ronda { $round } empieza en { $time }
tournament-won-by = Gana: { $names }
tournament-standings = Clasificación
tournament-entrants = Participantes
tournament-nobody = Nadie todavía.
tournament-entrant-withdrawn = se retiró
tournament-entrant-removed = excluido
tournament-players-come = Esperando a que lleguen los jugadores
tournament-not-here = aún no está
tournament-waiting-for = Se espera a { $names }
tournament-to-come = { $names }: quedan { $time } para llegar
tournament-second-game = segunda partida
tournament-decided-bye = Descanso: cuenta como victoria
tournament-decided-forfeit = Abandonada
tournament-decided-no-show = No jugada
tournament-play = Jugar
tournament-watch = Mirar
tournament-see-game = Ver partida
to-tournament = Al torneo
tournament-tie-breaks = Cómo se cuentan puntos y empates
tournament-points-help = La victoria vale 1 punto y el empate medio para cada uno. El descanso cuenta como victoria y no presentarse, como derrota.
tournament-points-groups = El primer puesto vale 1 punto, el último 0 y los demás, a pasos iguales. Los empates se reparten. El descanso cuenta como victoria; abandonar no da nada.
tournament-elimination-help = Cuenta la ronda a la que llegas. Quienes pierden en la misma ronda comparten puesto.
tournament-ties-stay = Quienes sigan iguales comparten puesto.
tie-break-direct = Entre sí
tie-break-direct-help = Puntos en las partidas entre los empatados, si todos se han enfrentado.
tie-break-buchholz = Buchholz
tie-break-buchholz-help = La suma de los puntos de tus rivales: más cuanto más fuertes. Una ronda sin jugar cuenta con tus propios puntos.
tie-break-sonneborn = Sonneborn-Berger
tie-break-sonneborn-help = Los puntos de los rivales a los que ganaste y la mitad de los de aquellos con quienes empataste.
tie-break-wins = Victorias
tie-break-wins-help = Partidas ganadas en la mesa, sin descansos ni incomparecencias.
tie-break-reached = Ronda
tie-break-reached-help = La ronda alcanzada; quien gana el torneo tiene una más.
table-called-off = El torneo decidió esta partida antes de empezar. No se jugará aquí.
## Notices

notices = Avisos
notices-help = Cómo te enteras de que una partida te espera cuando no estás.
push-on = Avísame en este dispositivo
push-off = Dejar de avisar aquí
push-blocked = Las notificaciones de este sitio están bloqueadas en tu navegador.
push-unsupported = Este navegador no admite push. En un iPhone, añade antes Bastide a la pantalla de inicio.
push-insecure = Push necesita una conexión segura (https).
push-failed = No se puede contactar con el servicio push de tu navegador. Inténtalo más tarde.
notices-devices = Dispositivos
device-this = este dispositivo
device-unnamed = Dispositivo sin nombre
device-remove = Quitar
device-remove-named = Quitar { $name }
notices-test = Enviar una prueba
notices-test-sent = Prueba enviada.
notices-what = Avísame de
notice-kind-turn = Tu turno
notice-kind-warning = Turno por acabar
notice-kind-invited = Invitaciones
notice-kind-paired = Rival encontrado
notice-kind-tournament = Torneos
channel-push = Push
channel-webhook = Webhook
channel-mail = Correo
quiet-hours = Horas de silencio
quiet-from = Desde
quiet-until = Hasta
quiet-zone = Zona horaria: { $zone }
webhook = Webhook (avanzado)
webhook-help = Los avisos van a tu propia dirección como JSON firmado.
webhook-url = Dirección
webhook-save = Guardar
webhook-secret = Secreto, solo se muestra ahora
webhook-is-off = Desactivado tras varios fallos. Envía una prueba para activarlo de nuevo.
push-offer = ¿Quieres un aviso cuando te toque?
push-offer-yes = Avísame
push-offer-no = Ahora no
