# Los textos que cargan todas las páginas. Los archivos de las demás partes del catálogo llevan su nombre (`i18n/texts.ts`).
# Los de en contienen los mismos mensajes; una prueba los compara.

## Juegos, unidades, cartas

game-holdem = Hold’em
game-packs_poker = Packs Poker
game-high_card_flush = High Card Flush
game-mount_holyoke = Póker Mount Holyoke
unit-chips = { $count ->
    [one] { $amount } ficha
   *[other] { $amount } fichas
}
unit-cents = { $amount } $
unit-points = { $count ->
    [one] { $amount } punto
   *[other] { $amount } puntos
}
unit-name-chips = fichas
unit-name-cents = dólares
unit-name-points = puntos
unit-name-big-blinds = BB
big-blinds-figure = { $amount }{"\u00A0"}BB
big-blinds-words = { $amount }{"\u00A0"}BB ({ $chips })
card-name = { $rank } de { $suit }
card-back = una carta boca abajo
suit-s = picas
suit-h = corazones
suit-d = diamantes
suit-c = tréboles
rank-2 = dos
rank-3 = tres
rank-4 = cuatro
rank-5 = cinco
rank-6 = seis
rank-7 = siete
rank-8 = ocho
rank-9 = nueve
rank-T = diez
rank-J = jota
rank-Q = reina
rank-K = rey
rank-A = as
ranks-2 = doses
ranks-3 = treses
ranks-4 = cuatros
ranks-5 = cincos
ranks-6 = seises
ranks-7 = sietes
ranks-8 = ochos
ranks-9 = nueves
ranks-T = dieces
ranks-J = jotas
ranks-Q = reinas
ranks-K = reyes
ranks-A = ases
rank-sign-2 = 2
rank-sign-3 = 3
rank-sign-4 = 4
rank-sign-5 = 5
rank-sign-6 = 6
rank-sign-7 = 7
rank-sign-8 = 8
rank-sign-9 = 9
rank-sign-J = J
rank-sign-Q = Q
rank-sign-K = K
rank-sign-A = A
category-high-card = carta alta
category-single = carta sola
category-pair = pareja
category-two-pair = doble pareja
category-three-of-a-kind = trío
category-straight = escalera
category-flush = color
category-full-house = full
category-four-of-a-kind = póker
category-straight-flush = escalera de color
category-royal-flush = escalera real
holding-high-card = carta alta, { $rank }
holding-pair = pareja de { $ranks }
holding-two-pair = doble pareja, { $ranks } y { $second }
holding-three-of-a-kind = trío de { $ranks }
holding-straight = escalera hasta { $rank }
holding-flush = { $length ->
    [one] una carta, { $cards }
   *[other] color de { $length } cartas, { $cards }
}
holding-full-house = full de { $ranks } y { $second }
holding-four-of-a-kind = póker de { $ranks }
holding-five-of-a-kind = repóker de { $ranks }
holding-straight-flush = { $royal ->
    [yes] escalera real
   *[no] escalera de color hasta { $rank }
}
holding-five-flush = color, carta alta { $rank }
holding-five-flush-cards = color, { $cards }
with-kicker = { $holding }, kicker { $rank }
holding-with-pack = pack { $pack }: { $holding }
qualifier = color de { $length } cartas, carta alta { $rank }

## El marco

language = Idioma
missing = Página no encontrada
to-lobby = Volver a las mesas
page-loading = Se está cargando la página…
skip = Saltar al contenido
lobby = Mesas
new-table = Mesa nueva
new-table-lead = Tus amigos entran con un enlace o un código QR, y los bots pueden ocupar los asientos que queden.
room-line = Una sala de cartas para ti y tus amigos: sin{"\u00A0"}cuenta, sin dinero de verdad, solo sentarse.
play-now = Jugar ya
seat-refused = Aún no tienes asiento. { $reason }
play-none = Ahora no hay asientos libres en ninguna mesa. Abre una nueva.
join-code = Entrar con código o enlace
join-open = Entrar
join-no-code = Esto no es ni un código ni un enlace de mesa. Un enlace acaba en /t/ y el código.
join-unknown = No hay ninguna mesa abierta con el código { $code }. Compruébalo, o pide el enlace a tu anfitrión.
own-tables-why = Eres anfitrión o juegas en ellas, y solo se entra con el enlace.
games-here = Juegos
rules-of = Reglas de { $game }
about-holdem = Dos cartas tuyas y cinco en el centro: apuesta, farolea y forma las cinco mejores.
about-packs-poker = Apuesta por packs de dos cartas: con tus cinco, un pack tiene que formar mejor mano que el crupier.
about-high-card-flush = Siete cartas contra el crupier: gana el color más largo.
about-mount-holyoke = Quédate sin cartas antes que nadie, con parejas, tríos y manos de cinco. Cada carta que te queda cuesta puntos.
stakes-holdem = Ciegas { $figures }
stakes-ante = ante { $ante }
stakes-next = { $now }, próxima mano { $next }
stakes-packs-poker = Apuestas { $figures }
stakes-high-card-flush = Ante { $figures }
stakes-mount-holyoke = Partida { $figures }
match-rounds = a { $count ->
    [one] 1 ronda
   *[other] { $count } rondas
}
match-points = a { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
bots-there = { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
}
own-tables = Tus mesas fuera de la lista
lobby-pages = Páginas de mesas
previous-page = Anterior
next-page = Siguiente
page-of = Página { $page } de { $pages }
closed-tables = Tus mesas cerradas
closed-pages = Páginas de tus mesas cerradas
closed-at = Cerrada el { $time }
own-result = { $way ->
    [won] Has ganado { $amount }
    [lost] Has perdido { $amount }
   *[even] Ni ganas ni pierdes
}
was-host = Eras el anfitrión
no-tables = Ahora no hay ninguna mesa abierta. Abre una y envía el enlace a tus amigos.
demo = demostración
seats-taken = { $taken } de { $seats } asientos ocupados
phase-waiting = esperando jugadores
phase-playing = en juego
phase-between = entre manos
phase-paused = en pausa
phase-closed = Esta mesa está cerrada. Todos han cobrado sus fichas.
close = Cerrar
cancel = Cancelar
none = ninguna
rules = Reglas

## La página del invitado

you = Tú
you-guest = ¿Ya has jugado aquí? Sigue en este dispositivo
you-lobby = { $name }: nombre, otros dispositivos, cerrar sesión
you-nameless = Aún no tienes nombre. Lo eliges al sentarte, o al crear una mesa o un evento.
you-rename = Cambiar
you-renamed = Cambiado.
you-other-device = Otro dispositivo
you-other-device-why = Sigue jugando en otro teléfono u ordenador, con los mismos asientos, fichas y mesas. La sesión queda abierta en los dos.
you-make-code = Mostrar un código
you-new-code = Mostrar un código nuevo
you-code-how = En el otro dispositivo, lee esto con la cámara, o abre «Sigue en este dispositivo» en la lista de mesas y escribe el código. Vale una sola vez, durante cinco minutos.
you-code-expired = Este código ha caducado.
you-have-code = Tengo un código de otro dispositivo
you-look = Aspecto en este dispositivo
you-log-out = Cerrar sesión
you-log-out-why = ¿Cerrar la sesión de { $name } en este dispositivo? Sin otro dispositivo, nadie podrá jugar ya con tus asientos y fichas.
you-logged-out = Has cerrado la sesión en este dispositivo.
you-log-out-banned = ¿Cerrar la sesión en este dispositivo, para que otra persona pueda usarlo?
you-banned = Cerrar la sesión en este dispositivo
move = Seguir en este dispositivo
move-why = Escribe el código que tu otro dispositivo muestra en su página «Tú».
move-replaces = En este dispositivo eres { $name }. Se cierra aquí su sesión; sin otro dispositivo, nadie podrá jugar ya con los asientos y fichas de { $name }.
move-code = Código
move-button = Seguir

## Una mesa nueva

game = Juego
your-name = Tu nombre
table-name = Nombre de la mesa
seats = Asientos
listed = Visible en la lista de mesas
stakes = Apuestas

## Ajustes de los juegos

option-post = poner la ciega ahora
option-wait = esperar la ciega grande

## La mesa

crowded = La sala está llena y los jugadores sentados tienen prioridad. Recarga la página para volver a ver esta mesa.
waiting-people = { $count } en la lista de espera
closing-reason = Motivo: { $reason }
hand-number = Mano { $hand }
tab-keys = Atajos de teclado
time-bank-left = Banco de tiempo { $seconds } s
log = Registro de la mano, primero lo último
open-clause = Regla { $id }
seat-number = asiento { $seat }
buy-in = Entrada
from-to = de { $least } a { $most }{"\u00A0"}{ $unit }
from-to-cents = de { $least } $ a { $most } $
leave-south = Si vuelves antes de { $minutes } minutos, tienes que traer al menos las fichas con las que te vas.
leave-south-blinds = Si vuelves antes de { $minutes } minutos, tienes que traer al menos las fichas con las que te vas y debes las dos ciegas.
leave-blinds = Si vuelves antes de { $minutes } minutos, debes las dos ciegas.
owes-on-return = { $blinds ->
    [both] Ya jugaste en esta mesa y debes las dos ciegas: pon { $amount } para jugar enseguida, o espera la ciega grande.
   *[big] Debes la ciega grande: pon { $amount } para jugar enseguida, o espérala.
}
away = sin conexión
bot = bot
bot-account = Un bot de fuera, que juega con una clave
bot-name = Nombre del bot
bot-make = Crear una cuenta de bot
bot-revoke = Anular
bot-connected = conectado
bot-disconnected = sin conexión
bot-revoked = La cuenta de { $name } queda anulada. El bot deja sus mesas.
bot-token = Clave de { $name }
bot-token-why = Cópiala ahora: solo se muestra una vez. Quien la tiene juega como este bot.
button = Botón del repartidor
log-clauses = Mostrar la regla de cada línea
why = ¿por qué?
seconds-short = { $seconds } s
your-turn = Tu turno
turn-strip = Tu turno{ $time ->
    [none] {""}
   *[other] {" "}· { $time }
} · Volver a la mesa
done = listo
the-dealer = la banca
pack-number = pack { $pack }
look-theme = Tema
look-theme-dark = Oscuro
look-theme-light = Claro
look-theme-system = Del sistema
look-felt = Tapete
look-felt-green = Verde
look-felt-blue = Azul
look-felt-burgundy = Burdeos
look-deck = Baraja
look-deck-two = Dos colores
look-deck-four = Cuatro colores
holdem-amounts = Cantidades
holdem-amounts-chips = Fichas
holdem-amounts-big-blinds = Ciegas grandes
bet-sizes = Tamaños de apuesta
open-sizes = Antes del flop, en ciegas grandes
open-sizes-why = Mientras nadie suba, en lugar de partes del bote. El all-in se ofrece siempre.
sound = Sonido
vibration = Vibrar en mi turno
notices = Avisarme de mi turno
notices-ask = Avisarme de mi turno
notices-why = Solo con esta página en segundo plano, y nunca con tus cartas.
notices-insecure = Los avisos de tu turno necesitan HTTPS. Esta sala está abierta por HTTP.
notices-unsupported = Este navegador no muestra avisos aquí. En un iPhone o iPad, añade primero la sala a la pantalla de inicio.
notices-blocked = El navegador bloquea los avisos de esta sala. Puedes permitirlos en sus ajustes para esta página.
keys-list = Lista de las teclas
install = Añadir a la pantalla de inicio
share-qr = Código QR de { $url }
copy = Copiar
copied = Copiado
close-sure = { $playing ->
    [yes] Después de esta mano se cierra la mesa y todos cobran sus fichas.
   *[no] La mesa se cierra ahora y todos cobran sus fichas.
}
step = Paso
stop = Parar
admin = Administración
notice-hide = Ocultar este mensaje
notice-more = Más
notice-less = Menos
removed = El administrador te ha retirado de esta mesa.
tables = Mesas
ledger = Libro de cuentas
ledger-unit = Los saldos están en la unidad más pequeña del dinero de juego: fichas en hold’em, centavos en los juegos contra la banca.
ledger-sum = Todas las cuentas juntas: { $sum }. Siempre es 0.

## Lo que puede hacer un jugador

fold = Retirarse
check = Pasar
call = Igualar { $amount }
size-part = { $part } del bote
size-amount = { $size }: { $amount }
pot = Bote
all-in = All-in
amount-missing = { $what }: escribe una cantidad.
amount-below = El mínimo es { $amount }.
amount-above = El máximo es { $amount }.
amount-off-unit = { $amount } no es múltiplo de { $unit }.
amount-between = Las cantidades más cercanas son { $below } y { $above }.
board = Cartas comunes
packs = Packs

## Fichas sobre el tapete

chips = Fichas
cards-left = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
passed = ha pasado
match-won = Gana la partida: { $names }.
pass = Pasar

## Negativas del cliente y de la sala

refusal-unreachable = Ahora no se puede conectar con el servidor. Inténtalo dentro de un momento.
refusal-no_amount = { $what }: «{ $typed }» no es una cantidad.
refusal-table_held = Esta mesa está suspendida: su registro guardado es incoherente. El administrador puede ver por qué en la página de administración.
refusal-run-not_your_role = Tus funciones no permiten esto. Pide a la organización un enlace con otra función.
refusal-new_tables_held = El administrador no admite mesas ni eventos nuevos por ahora. Motivo: { $reason }

## Eventos en la sala, y los títulos de sus páginas

run-stage-draft = Borrador
run-stage-registration = Inscripción
run-stage-running = En marcha
run-stage-counting = Recuento
run-stage-final = Definitivo
run-stage-cancelled = Cancelado
run-listed = Eventos
run-own = Tus eventos
run-own-none = Todavía no tienes eventos. Aquí aparecen los que organizas y aquellos en los que ayudas. Un evento es un poker run: los participantes sacan una carta en cada una de cinco paradas y ganan las cinco mejores cartas.
run-new = Nuevo evento
run-place-stop = Parada { $stop }
run-stop-named = Parada { $stop }: { $name }
run-title-plan = Plan
run-title-staff = Equipo
run-title-registration = Inscripción
run-title-sheets = Hojas de anotación
run-title-join = Unirse al equipo
run-role-organiser = Organización
run-role-registration = Inscripción
run-role-finish = Meta
run-role-organiser-what = Todo: también el plan, el equipo, las preguntas y el dinero
run-role-registration-what = Anotar participantes, manos y pagos, e imprimir las hojas
run-role-finish-what = Llegadas, cartas extra y hojas entregadas
time-next-day = { $time } (del día siguiente)
run-title-corrections = Correcciones
run-title-money = Dinero
board-standings = Clasificación
board-participant-number = N.º { $number }
board-left-days = { $days } días { $hours } h
board-left-hours = { $hours } h { $minutes } min
board-left-minutes = { $minutes } min { $seconds } s
run-title-questions = Por decidir
