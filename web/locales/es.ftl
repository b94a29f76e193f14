# Todos los textos de la interfaz. en.ftl contiene los mismos mensajes; una prueba los compara.

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
qualifier = color de { $length } cartas, la más alta { $rank }

## El marco

language = Idioma
missing = Página no encontrada
to-lobby = Volver a las mesas
to-table = Volver a la mesa
page-loading = Se está cargando la página…
skip = Saltar al contenido
lobby = Mesas
new-table = Mesa nueva
room-line = Una sala de cartas para ti y tus amigos: sin cuenta, sin dinero de verdad, solo sentarse.
play-now = Jugar ya
seat-refused = Aún no tienes asiento. { $reason }
play-none = Ahora no hay asientos libres en ninguna mesa. Abre una nueva.
join-code = Entrar con código o enlace
join-open = Entrar
join-no-code = Esto no es ni un código ni un enlace de mesa. Un enlace acaba en /t/ y el código.
join-unknown = No hay ninguna mesa abierta con el código { $code }. Compruébalo, o pide el enlace a tu anfitrión.
my-tables = Mis mesas
my-tables-why = Mesas fuera de la lista en las que eres anfitrión o juegas.
games-here = Juegos
rules-of = Reglas de { $game }
about-holdem = Dos cartas tuyas y cinco en el centro: apuesta, farolea y forma las cinco mejores.
about-packs-poker = Apuesta por packs de dos cartas: con tus cinco, un pack tiene que formar mejor mano que el crupier.
about-high-card-flush = Siete cartas contra el crupier: gana el color más largo.
about-mount-holyoke = Quédate sin cartas antes que nadie, con parejas, tríos y manos de cinco. Cada carta que te queda cuesta puntos.
stakes-holdem = Ciegas { $figures }
stakes-ante = ante { $ante }
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
closed-points = Esta mesa está cerrada.
close = Cerrar
cancel = Cancelar
none = ninguna
seconds = segundos
rules = Reglas
rules-in-english = El reglamento y los criterios están escritos en inglés.
rulings = Criterios
table-rules = Reglas de la mesa
ranking = Jugadas
ranking-of-hands = Manos, de la más alta a la más baja
pay-tables = Tablas de pagos
rulebook = Reglamento
rules-parts = Partes de esta página
ranking-flush = color de { $length } cartas
ranking-note-high-card-flush = Gana el color más largo. Entre dos colores igual de largos gana el de cartas más altas.
ranking-note-mount-holyoke = Una carta sola, una pareja y un trío se superan con un valor más alto. Los valores van del 3, el más bajo, al as y al 2, el más alto.
pay-row = { $hand } { $pay }
pay-cards = { $length } cartas
pay-straight-flush = escalera de color de { $length } cartas
pay-to = { $to } a { $per }
pay-for = { $to } por { $per }
pay-share = { $share } del contador

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
refusal-wrong_code = Este código es incorrecto, está usado o tiene más de cinco minutos. Muestra uno nuevo en el otro dispositivo.
refusal-no_metrics_token = Las métricas necesitan un código de acceso.
refusal-no_random_numbers = El servidor no tiene números aleatorios. Inténtalo de nuevo dentro de un momento.

## Una mesa nueva

game = Juego
your-name = Tu nombre
table-name = Nombre de la mesa
table-name-default = { $game } entre amigos
seats = Asientos
bots-fill = Bots en la mesa
listed = Visible en la lista de mesas
listed-why = Si no, solo se entra con el enlace.
stakes = Apuestas
players-and-pace = Jugadores y ritmo
sit-too = Sentarme en la mesa
in-big-blinds = ciegas grandes{ $amount ->
    [none] {""}
   *[other] {" "}· { $amount }
}
usual-rules = las reglas habituales
quoted = «{ $words }»
rules-differ = { $count ->
    [one] 1 regla distinta
   *[other] { $count } reglas distintas
} de { $preset }
rules-reset = Volver a { $preset }
rule-differs = En { $preset }: { $value }
rules-group-betting = Apuestas
rules-group-antes = Antes
rules-group-seats = Botón y jugadores nuevos
rules-group-dealing = Reparto
rules-group-showdown = Showdown
rules-group-payouts = Pagos
rules-group-limits = Pago máximo
rules-group-play = Juego
rules-group-combinations = Combinaciones
rules-group-other = Otras reglas
clocks = Límites de tiempo
clock-turn = Tiempo para actuar
clock-bank = Banco de tiempo
clock-grace = Tiempo extra sin conexión
clock-between = Entre manos
house-rules = Reglas de la casa
house-away = Liberar el asiento tras una ausencia de
house-away-offline = Liberar el asiento de un jugador sin conexión tras
house-going-south = Fichas anteriores obligatorias si se vuelve antes de
house-going-south-rule = Fichas anteriores obligatorias al volver
minutes-or-off = minutos (0 = no se aplica)
house-pauses = Pausas permitidas
minutes = minutos
preset = Modalidad
buy-in-min = Entrada mínima
buy-in-max = Entrada máxima
rebuys = Recompras por jugador
rebuys-how = vacío: sin límite
no-limit = sin límite
with-changes = { $preset }, con cambios
minutes-many = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
}
within-minutes = antes de { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
}
rule-off = no se aplica
antes-by-cards = { $antes ->
    [one] 1 ante
   *[other] { $antes } antes
} con { $cards } cartas
end-rounds = tras { $count ->
    [one] 1 ronda
   *[other] { $count } rondas
}
end-points = al llegar a { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
create-table = Abrir la mesa

## Ajustes de los juegos

setting-order = Primero en hablar
setting-order-why = Quién abre las apuestas después del flop.
setting-reraise = Resubida mínima
setting-reraise-why = Cuánto debe añadir una subida después de otra completa.
setting-first-raise = Primera subida mínima
setting-first-raise-why = Cuánto debe añadir la primera subida de una ronda de apuestas.
setting-burn = Cartas quemadas
setting-burn-why = Si se quema una carta antes del flop, del turn y del river.
setting-compare = Kickers
setting-compare-why = Cómo se comparan manos del mismo valor.
setting-showdown = Showdown
setting-showdown-why = Quién debe mostrar al final de la mano.
setting-called-bettor = Apostador pagado
setting-called-bettor-why = Si debe mostrar primero quien hizo la última apuesta y fue pagado.
setting-short-blind = Ciega grande incompleta
setting-short-blind-why = Cuánto hay que igualar si la ciega grande va all-in por menos.
setting-big-blind = Ciega grande
setting-big-blind-why = La apuesta obligada mayor, en fichas.
setting-small-blind = Ciega pequeña
setting-small-blind-why = La apuesta obligada menor, en fichas; la mitad de la grande si se deja vacía.
setting-ante = Ante
setting-ante-why = Lo que se pone antes del reparto, además de las ciegas, en fichas.
setting-ante-from = Quién paga el ante
setting-ante-from-why = Todos, o un jugador por toda la mesa.
setting-short-ante = Ante incompleto
setting-short-ante-why = Qué puede ganar de los antes quien no pudo poner uno entero.
setting-ante-order = Orden de los antes
setting-ante-order-why = Si los antes se ponen antes o después de las ciegas; importa a quien tiene pocas fichas.
setting-straddle = Straddle
setting-straddle-why = Apuestas mayores que la ciega grande, puestas antes del reparto. Escribe none (ninguna), una cantidad en fichas o cantidades crecientes como 200, 400. Un straddle necesita tres jugadores; con dos se omite.
setting-straddle-raise = Primera subida tras un straddle
setting-straddle-raise-why = Cuánto debe añadir la primera subida antes del flop.
setting-button = Botón
setting-button-why = Cómo siguen el botón y la ciega pequeña a la ciega grande cuando alguien se va o se ausenta.
setting-coming-in = Jugadores que llegan o vuelven
setting-coming-in-why = Si ponen la ciega enseguida o esperan la grande, salvo que elijan.
setting-aggregate = Pago máximo por ronda
setting-aggregate-why = Lo máximo que paga la casa en una ronda, en dólares.
setting-aggregate-covers = El pago máximo cubre
setting-aggregate-covers-why = Qué ganancias cuentan para el pago máximo.
setting-aggregate-sharing = Reparto del pago máximo
setting-aggregate-sharing-why = Cómo se reparte si las ganancias lo superan.
setting-bonus-max = Bonus máximo
setting-bonus-max-why = En dólares.
setting-bonus-min = Bonus mínimo
setting-bonus-min-why = En dólares.
setting-bonus-pays = El bonus paga
setting-bonus-pays-why = Cada bonus por su pack, o solo el pack más alto.
setting-dealer-hand = La mano de la banca
setting-dealer-hand-why = Con las cartas del pack o sin ellas.
setting-pack-max = Apuesta máxima por pack
setting-pack-max-why = En dólares.
setting-pack-min = Apuesta mínima por pack
setting-pack-min-why = En dólares.
setting-packs = Packs
setting-packs-why = Cuántos packs se reparten.
setting-pay-table = Tabla de pagos
setting-pay-table-why = Lo que paga cada mano en el bonus, una línea por mano, como full_house = 10 to 1.
setting-tie-bonus = Bonus en empate
setting-tie-bonus-why = Si se paga el bonus cuando la apuesta empata.
setting-unit = Unidad de apuesta
setting-unit-why = En dólares. Cada apuesta debe ser un múltiplo de esta unidad.
setting-ante-max = Ante máximo
setting-ante-max-why = En dólares.
setting-ante-min = Ante mínimo
setting-ante-min-why = En dólares.
setting-flush-bonus = Bonus de color
setting-flush-bonus-why = Lo que paga el bonus de color. Escribe pays_300 ({ option-pays-300 }), pays_100 ({ option-pays-100 }) o una línea por mano, como seven_card_flush = 300 to 1.
setting-straight-flush-bonus = Bonus de escalera de color
setting-straight-flush-bonus-why = Lo que paga el bonus de escalera de color. Escribe pays_8000 ({ option-pays-8000 }), pays_500 ({ option-pays-500 }) o una línea por mano, como seven_card_straight_flush = 8000 to 1.
setting-progressive = Progresivo
setting-progressive-why = Si hay apuesta progresiva y lo que paga. Escribe none o una línea por mano: una parte del contador, como five_card_straight_flush = 1 to 10, o un pago fijo, como four_card_straight_flush = 300 for 1.
setting-progressive-ties = Progresivo con manos iguales
setting-progressive-ties-why = Cómo se paga el contador si lo ganan manos iguales.
setting-bonus-limit = Límite de los bonus
setting-bonus-limit-why = Lo máximo que ganan los bonus de una ronda, en dólares. Déjalo vacío para no poner límite.
setting-qualifier = La banca califica con
setting-qualifier-why = El color más bajo con el que la banca califica, por ejemplo 9-high-3.
setting-raise-limits = Subida máxima
setting-raise-limits-why = Cuántos antes se pueden subir con un color de 2, 3, 4, 5, 6 y 7 cartas.
setting-straight-flush-ace = El as en la escalera de color
setting-straight-flush-ace-why = Si el as cuenta también como carta baja.
setting-end = Final de la partida
setting-end-why = Después de tantas rondas o al llegar a tantos puntos: escribe rounds = 5 o points = 50.
setting-five-cards = Combinaciones de cinco cartas
setting-five-cards-why = Si una clase más alta de cinco cartas supera a otra más baja.
setting-flushes = Colores
setting-flushes-why = Cómo se comparan dos colores.
setting-later-rounds = Rondas siguientes
setting-later-rounds-why = Quién las empieza.
setting-pairs = Parejas iguales
setting-pairs-why = Si los palos deciden entre parejas del mismo valor.
setting-singles = Cartas iguales
setting-singles-why = Si los palos deciden entre cartas del mismo valor.
setting-pass = Después de pasar
setting-pass-why = Si quien ha pasado puede volver a jugar en la misma serie.
setting-points = Puntos
setting-points-why = Cuántos puntos cuestan las cartas que quedan en la mano.
setting-straight-ties = Escaleras iguales
setting-straight-ties-why = Si decide el palo de la carta más alta.
setting-straights = Escaleras
setting-straights-why = Qué secuencias son escaleras.
setting-threshold = Al llegar al límite de puntos
setting-threshold-why = Qué pasa con un jugador que llega al límite.
setting-opening = Primera jugada
setting-opening-why = Si la carta más baja abre sola o en cualquier combinación.
setting-leftover = Cartas sobrantes
setting-leftover-why = Qué se hace con las cartas que sobran con dos o tres jugadores.
setting-thirteen = Trece cartas
setting-thirteen-why = Cuántos puntos cuestan trece cartas o más sin jugar.
setting-direction = Sentido del juego
setting-direction-why = Hacia qué lado pasa el turno.
option-document = Hoja de reglas
option-straights-document = nueve, de 3-4-5-6-7 a J-Q-K-A-2
option-tournament = Torneo
option-published = Como se publicó
option-true = sí
option-false = no
option-none = ninguno
option-after-big-blind = el primer jugador tras la ciega grande
option-left-of-button = el primer jugador a la izquierda del botón
option-more-than = más que la última subida
option-at-least = al menos la última subida
option-big-blind = al menos la ciega grande
option-ante-from-big-blind = la ciega grande, por la mesa
option-any = cualquier cantidad
option-must-show = debe mostrar primero
option-may-muck = puede tirar sus cartas
option-before-blinds = antes de las ciegas
option-after-blinds = después de las ciegas
option-straddle = al menos el straddle
option-moving = botón móvil: siempre con un jugador
option-dead = botón muerto: puede quedar en un asiento vacío
option-post = poner la ciega ahora
option-wait = esperar la ciega grande
option-standard = con todas las cartas
option-high-card-only = solo por su carta más alta
option-all-show = se muestran todas las manos
option-in-order = por orden, o no mostrar
option-highest-bid = la apuesta más alta que se puso
option-full-blind = la ciega grande entera
option-everyone = todos
option-button = el botón, por la mesa
option-own-layer = de cada ante, tanto como puso
option-all-antes = todos los antes
option-bonus = los bonus
option-all = todas las apuestas
option-in-proportion = en proporción
option-in-settling-order = por orden de liquidación
option-each-wager = cada bonus
option-highest-pack-only = solo el pack más alto
option-with-pack = las mejores cinco con el pack
option-dealer-own-five = sus propias cinco cartas
option-collected = se pierde
option-paid = se paga
option-pays-300 = 7 cartas 300 a 1, 6 cartas 100 a 1, 5 cartas 10 a 1, 4 cartas 1 a 1
option-pays-100 = 7 cartas 100 a 1, 6 cartas 20 a 1, 5 cartas 10 a 1, 4 cartas 2 a 1
option-pays-8000 = 7 cartas 8000 a 1, 6 cartas 1000 a 1, 5 cartas 100 a 1, 4 cartas 60 a 1, 3 cartas 7 a 1
option-pays-500 = 7 cartas 500 a 1, 6 cartas 200 a 1, 5 cartas 100 a 1, 4 cartas 50 a 1, 3 cartas 9 a 1
option-high-only = solo alto
option-ace-low-too = también bajo
option-any-kind = cualquier clase más alta
option-same-kind-only = solo la misma clase
option-highest-card = por la carta más alta
option-ranks-then-suit = por valores y luego por palo
option-ranks-alone = solo por valores
option-suit-first = primero por palo
option-lowest-card = quien tiene la carta más baja
option-last-winner-leads = quien ganó la última ronda
option-rank-then-suit = por valor y luego por palo
option-rank-alone = solo por valor
option-may-return = puede volver a jugar
option-out-for-the-run = fuera hasta que acabe la serie
option-one-each = uno por carta
option-double-from-ten = el doble desde diez cartas
option-top-suit = por el palo de la más alta
option-low-straights = también escaleras bajas
option-play-on = sigue jugando
option-drop-out = queda fuera
option-first-hit-ends = la partida acaba
option-alone = la carta más baja sola
option-with-the-lowest = cualquier combinación que la contenga
option-out-of-play = fuera de juego, boca abajo
option-dealt-out = se reparten; la última es para quien empieza
option-as-others = sin puntos de más
option-triple = tres puntos cada una
option-clockwise = en el sentido de las agujas del reloj
option-counterclockwise = en sentido contrario a las agujas del reloj
option-share = las manos iguales lo comparten
option-progressive-ties-in-order = cada una toma su parte por orden de asientos

## Bots

style-call = pagador
style-random = al azar
style-tight = prudente
style-loose = suelto
style-t86 = diez-ocho-seis
style-optimal = óptimo
style-every-pack = todos los packs
style-bonus = bonus
style-shed = descartador
style-patient = paciente
manner-holdem-call = siempre pasa o iguala
manner-holdem-random = cualquier jugada permitida
manner-holdem-tight = espera buenas cartas
manner-holdem-loose = juega muchas manos y farolea
manner-packs-poker-call = apuesta en el primer pack
manner-packs-poker-random = cualquier jugada permitida
manner-packs-poker-every-pack = apuesta en todos los packs
manner-packs-poker-bonus = apuesta en todos los packs, con bonus
manner-high-card-flush-call = siempre sube un ante
manner-high-card-flush-random = cualquier jugada permitida
manner-high-card-flush-t86 = sube con diez, ocho, seis o mejor
manner-high-card-flush-optimal = sube cuando pierde menos que retirándose
manner-mount-holyoke-call = juega las menos cartas y las más bajas
manner-mount-holyoke-random = cualquier jugada permitida
manner-mount-holyoke-shed = se deshace de muchas cartas a la vez
manner-mount-holyoke-patient = guarda las cartas altas para el final

## La mesa

connecting = Entrando en la mesa…
reconnecting = Se ha perdido la conexión. Conectando de nuevo…
reconnected = Conexión recuperada.
crowded = La sala está llena y los jugadores sentados tienen prioridad. Recarga la página para volver a ver esta mesa.
no-such-table = Esta mesa no existe. Comprueba el enlace o elige una mesa de la lista.
waiting-for-players = Esperando jugadores
waiting-for = Esperando: { $who }
waiting-rebuy = { $name } (recompra)
waiting-return = { $name } (ausente)
waiting-more = { $count ->
    [one] 1 jugador más
   *[other] { $count } jugadores más
}
table-code = Código de esta mesa
copy-code = Copiar código
paused-for = { $minutes ->
    [one] En pausa por el anfitrión, 1 minuto más como mucho
   *[other] En pausa por el anfitrión, { $minutes } minutos más como mucho
}
watchers = { $count ->
    [one] 1 espectador
   *[other] { $count } espectadores
}
hand-number = Mano { $hand }
table-hand = mano { $hand }
beside = Paneles
tab-log = Registro
tab-rules = Reglas
tab-hands = Manos
tab-share = Invitar
tab-look = Ajustes
time-bank-left = Banco de tiempo { $seconds } s
tab-host = Anfitrión
announcements = Avisos
log = Registro de la mano, primero lo último
results = Resultado de la mano
open-clause = Regla { $id }
seat-number = asiento { $seat }
seat-free = El asiento { $seat } está libre
take-seat = Ocupar el asiento { $seat }
sit-at = Sentarse, asiento { $seat }
sit-here = Sentarse
take-a-seat = Sentarse a la mesa
you-watch = Estás mirando.
buy-in = Entrada
from-to = de { $least } a { $most } { $unit }
from-to-cents = de { $least } $ a { $most } $
sit-out = Ausentarse
sits-out-next = Te ausentas a partir de la próxima mano.
sit-in = Volver a jugar
owes-post = Poner { $amount } ahora
owes-wait = Esperar la ciega grande
owes = Tu próxima mano
coming-in = Poner o esperar
waits = espera la ciega
show-hand = Has ganado: puedes mostrar tus cartas
top-up = Añadir fichas
top-up-by = Fichas que añadir, desde la próxima mano
rebuys-left = { $count ->
    [one] Queda 1 recompra
   *[other] Quedan { $count } recompras
}
leave = Dejar la mesa
leave-yes = Sí, dejarla
leave-with = { $stack ->
    [none] ¿Dejar la mesa?
   *[other] ¿Dejar la mesa con { $stack }?
}
leave-after-hand = ¿Dejar la mesa? La dejas después de esta mano con las fichas que tengas entonces. Hasta entonces se pasa o se retira por ti.
leave-south = Si vuelves antes de { $minutes } minutos, tienes que traer al menos lo mismo.
leave-south-blinds = Si vuelves antes de { $minutes } minutos, tienes que traer al menos lo mismo y debes las dos ciegas.
leave-blinds = Si vuelves antes de { $minutes } minutos, debes las dos ciegas.
leaving-after-hand = Dejas la mesa después de esta mano.
stay = Quedarse
rebuy = Recompra
broke = No tienes fichas suficientes para la próxima mano. Recompra o deja la mesa.
broke-no-rebuys = No tienes fichas suficientes para la próxima mano ni te quedan recompras.
seat-kept = Tu asiento se guarda { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
}.
bring-back = Te fuiste con { $amount } hace poco: trae al menos lo mismo.
owes-on-return = { $blinds ->
    [both] Ya jugaste en esta mesa y debes las dos ciegas: pon { $amount } para jugar enseguida, o espera la ciega grande.
   *[big] Debes la ciega grande: pon { $amount } para jugar enseguida, o espérala.
}
departed-host = { $host ->
    [none] El anfitrión
   *[other] El anfitrión, { $host },
} te ha quitado de la mesa. { $stack ->
    [none] {""}
   *[other] Has cobrado { $stack }.
}
departed-clock = Llevabas mucho tiempo fuera y tu asiento quedó libre. { $stack ->
    [none] {""}
   *[other] Has cobrado { $stack }.
}
fast-forward = Avanzar
fast-forward-waits = Esperando a que los demás avancen
leaving = se va
away = sin conexión
sits-out = ausente
needs-chips = sin fichas
bot = bot
a-bot = Un bot
bot-style = Un bot: { $style }
button = Botón del repartidor
wager-of = Asiento { $seat }: { $amount }
why = ¿por qué?
wager-said = Asiento { $seat }: { $said } { $amount }
won-by = El asiento { $seat } gana { $amount }
on-time-bank = banco de tiempo
seconds-left = { $seconds ->
    [one] Queda 1 segundo
   *[other] Quedan { $seconds } segundos
}
seconds-short = { $seconds } s
your-place = Tu asiento
your-cards = Tus cartas
your-turn = Tu turno
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
sound = Sonido
vibration = Vibrar en mi turno
notices = Avisarme de mi turno
notices-ask = Avisarme de mi turno
notices-why = Solo con esta página en segundo plano, y nunca con tus cartas.
notices-insecure = Los avisos de tu turno necesitan HTTPS. Esta sala está abierta por HTTP.
notices-unsupported = Este navegador no muestra avisos aquí. En un iPhone o iPad, añade primero la sala a la pantalla de inicio.
notices-blocked = El navegador bloquea los avisos de esta sala. Puedes permitirlos en sus ajustes para esta página.
install = Añadir a la pantalla de inicio
title-your-turn = Te toca – { $table }
share-how = Lee el código con un teléfono o envía el enlace. Quien lo tiene puede sentarse.
share-qr = Código QR de { $url }
share-link = Enlace
share-others = Otras direcciones
share-loopback = A esta sala solo llega este ordenador. Para que entren teléfonos y otros ordenadores, arráncala con:
copy = Copiar
copied = Copiado

host-tools = Eres el anfitrión
resume = Reanudar
pauses-left = { $count ->
    [one] Te queda 1 pausa. Toda la mesa ve la pausa.
   *[other] Te quedan { $count } pausas. Toda la mesa ve cada pausa.
}
pause = Pausar la partida
pause-coming = La pausa empieza después de esta mano.
pause-after-hand = La mano en juego se termina antes.
minutes-short = { $minutes } min
pause-for = Pausar { $minutes } min
remove = Quitar
remove-who = Quitar a { $name }
add-bot = Añadir un bot
add-bot-at = Añadir un bot en el asiento { $seat }
any-style = cualquier estilo
from-next-hand = Aplicar desde la próxima mano
from-next-match = Aplicar desde la próxima partida
limits = Límites de entrada
limits-why = Valen para las entradas desde ahora. Las fichas que ya están en la mesa se quedan.
close-table = Cerrar la mesa
close-named = Cerrar { $name }
close-sure = { $playing ->
    [yes] Después de esta mano se cierra la mesa y todos cobran sus fichas.
   *[no] La mesa se cierra ahora y todos cobran sus fichas.
}
close-yes = Sí, cerrarla

closed-table = Mesa cerrada
table-results = Resultados de la mesa
player = Jugador
bought-in = Entradas
cashed-out = Cobrado
net = Resultado
total-points = Puntos

# The ledger of a table: what each player stands at, and the payments that settle it.
ledger-title = Cuentas
ledger-stack = Fichas
ledger-payments = Quién paga a quién
ledger-payments-now = Quién pagaría a quién ahora
ledger-even = Nadie debe nada a nadie.
ledger-pays = { $from } paga { $amount } a { $to }.
ledger-pays-house = { $from } paga { $amount } a la casa.
ledger-house-pays = La casa paga { $amount } a { $to }.
ledger-csv = Guardar las cuentas como CSV
ledger-chart = Totales después de las manos { $first } a { $last }. Después de la última: { $totals }.

no-hands = { $closed ->
    [yes] No se jugó ninguna mano.
   *[no] Aún no se ha jugado ninguna mano.
}
hand-void = Anulada: la mesa no podía pagar esta mano y no se movieron fichas.
earlier-hands = Manos anteriores
replay = Repetición
first-step = Volver al principio
step-back = Paso anterior
step-on = Paso siguiente
step = Paso
step-of = { $step } de { $of }
play = Reproducir
stop = Parar
download-phh = Descargar archivo PHH

admin = Administración
admin-how = Entra con una clave, que vale para una sola vez. La sala imprimió una al arrancar por primera vez; para otra, detén la sala y arráncala como antes, con --new-admin-token añadido.
admin-as-of = Datos de { $time }. Mientras haya un formulario abierto, la página no se actualiza.
admin-parts = Partes de esta página
admin-log-out-why = ¿Salir como administrador en este dispositivo? Sigues siendo invitado. Para volver a entrar necesitas una clave nueva: la sala imprime una si la detienes y la arrancas con --new-admin-token.
admin-logged-out = Ya no eres administrador en este dispositivo.
admin-banner-shown = El aviso se muestra.
admin-closed = { $playing ->
    [yes] { $table } se cierra después de la mano.
   *[no] { $table } está cerrada.
}
admin-events = Eventos
admin-events-why = Los eventos que no han terminado. Quien organiza un evento lo cambia y lo cierra.
admin-no-events = Los invitados no tienen eventos abiertos.
admin-organiser = organiza: { $name }
admin-removed = { $name } queda retirado de todas las mesas.
admin-unbanned = El veto de { $name } queda levantado.
admin-room = Sala
admin-banner = Aviso en todas las páginas: «{ $text }»
admin-no-banner = No hay ningún aviso.
admin-banner-show = Mostrar un aviso
admin-banner-change = Cambiar el aviso
admin-banner-remove = Quitar el aviso
admin-banner-why = Todos lo ven en la parte superior de cada página: tú enseguida, los demás en 15 segundos.
admin-banner-text = Texto
admin-banner-example = Por ejemplo: La sala cierra a las 22:00 por una actualización. Acabad la mano antes.
admin-tables-allowed = Se admiten mesas y eventos nuevos.
admin-tables-held = No se admiten mesas ni eventos nuevos. Motivo: { $reason }
admin-hold = No admitir mesas nuevas
admin-allow = Admitir mesas nuevas
admin-hold-why = Nadie puede crear una mesa ni un evento hasta que los vuelvas a admitir. La lista de mesas lo dice, con el motivo. Las mesas abiertas siguen jugando.
admin-reason-why = El motivo queda en el registro de auditoría.
admin-reason-players = El motivo queda en el registro de auditoría y se muestra a todos los que están en la mesa.
admin-reason-guests = El motivo queda en el registro de auditoría y se muestra en la lista de mesas.
admin-reason-guest = El motivo queda en el registro de auditoría y se muestra al invitado.
admin-tables-order = Por su tiempo de procesador desde que arrancó la sala, de mayor a menor, al abrir esta página.
admin-table-cost = { $processor } de procesador · { $sockets ->
    [one] un socket
   *[other] { $sockets } sockets
} · { $messages_count ->
    [one] un mensaje enviado
   *[other] { $messages } mensajes enviados
}, { $size } · { $entries_count ->
    [one] una entrada
   *[other] { $entries } entradas
} del registro
admin-unlisted = no visible
admin-host = anfitrión: { $host }
admin-close = Cerrar
admin-guests = Invitados
admin-guests-why = Invitados que están en la sala o estuvieron en las últimas 24 horas, anfitriones de mesas abiertas y organizadores de eventos.
admin-guest-search = Buscar por nombre o red
admin-guests-found = { $found ->
    [0] No se encontró a nadie.
    [one] Un invitado.
   *[other] { $found } invitados.
}
admin-guests-cut = { $shown } de { $found } invitados: los que están en una mesa y después los últimos de cada red. Busca a los demás por nombre o red.
admin-guest-now = En la sala, sin mesa
admin-guest-seen = Última vez aquí: { $time }
admin-guest-unseen = No ha estado en las últimas 24 horas
admin-guest-organises = Organiza { $events }
admin-guest-banned = Vetado { $until ->
    [none] para siempre
   *[other] hasta el { $until }
}
admin-remove = Retirar
admin-remove-why = { $name } deja todas las mesas después de la mano en curso, en la que el asiento solo pasa o se retira. Cobra sus fichas. { $name } puede volver.
admin-ban = Vetar
admin-ban-why = { $name } deja todas las mesas, y la sala rechaza a { $name } { $until ->
    [none] para siempre
   *[other] hasta el { $until }
}.{ $network ->
    [yes] {" "}También se rechaza durante ese tiempo a nuevos invitados de la misma red.
   *[no] {""}
}
admin-banned = { $name } queda vetado { $until ->
    [none] para siempre
   *[other] hasta el { $until }
}{ $network ->
    [yes] , con la red.
   *[no] .
}
admin-ban-length = Duración
admin-ban-for = { $unit ->
    [days] { $count } días
   *[hours] { $count ->
        [one] 1 hora
       *[other] { $count } horas
    }
}
admin-ban-again = { $name } ya tiene un veto { $until ->
    [none] permanente
   *[other] hasta { $until }
}. El nuevo sustituye el motivo y el plazo; sus redes siguen vetadas.
admin-ban-permanent = Para siempre
admin-ban-other = Otra…
admin-ban-hours = Horas
admin-ban-hours-most = Escribe un número entero de horas de 1 a { $most }.
admin-ban-network = Rechazar también a nuevos invitados de la misma red
admin-ban-network-why = Afecta a todos los que comparten { $networks }.
admin-ban-close-tables = Cerrar las mesas de las que este invitado es anfitrión
admin-ban-close-tables-why = Se cierran después de la mano en curso. Si no, siguen abiertas sin anfitrión. Los eventos de este invitado no admiten más participantes.
admin-ban-own-network = La red de este invitado no se puede vetar: es este ordenador o la red de tu propio navegador, y rechazarías a todos los que están en ella.
admin-bans = Vetos
admin-no-bans = No hay nadie vetado.
admin-ban-for-good = Para siempre
admin-ban-until = Hasta el { $time }
admin-ban-networks = sin nuevos invitados desde { $networks }
admin-unban = Levantar el veto
admin-clients = Clientes
admin-clients-why = Un cliente es una dirección IPv4 o una red IPv6 /64. Las peticiones y el tiempo de procesador son los de la última hora, o de más tiempo si no pasó una hora sin peticiones.
admin-clients-replaced = { $clients_count ->
    [one] Falta un cliente en la lista, porque llegaron muchos después:
   *[other] Faltan { $clients } clientes en la lista, porque llegaron muchos después:
} { $requests } peticiones, { $refused } de ellas rechazadas, y { $processor } de procesador desde que arrancó la sala.
admin-client = Cliente
admin-processor = Tiempo de procesador
admin-requests = Peticiones
admin-refused = Rechazadas
admin-connections = Conexiones
admin-sockets = Sockets
audit = Registro de auditoría
audit-why = Todas las decisiones de los anfitriones y del administrador. Guarda fuera de la sala el número de entradas y el hash. «cardroom verify FILE --head HASH» falla si el registro difiere en algo, y dice si solo se añadieron entradas o si cambiaron otras.
audit-head = { $entries_count ->
    [one] Una entrada. Hash de la última:
   *[other] { $entries } entradas. Hash de la última:
}
audit-download = Descargar el registro de auditoría
audit-copy = Copiar el hash
audit-pages = Páginas del registro de auditoría
audit-newest = Lo más reciente
audit-newer = Posteriores
audit-older = Anteriores
audit-reason = Motivo: { $reason }
audit-by-administrator = administrador
audit-by-operator = operador, al arrancar el programa
audit-by-room = la sala
audit-by-host = { $name }, anfitrión
audit-table-created = { $table } creada: { $game }, { $listed ->
    [yes] visible en la lista de mesas
   *[other] no visible
}.
audit-table-configured = Ajustes de { $table } cambiados.
audit-bot-added = Bot { $name } añadido en el asiento { $seat } de { $table }.
audit-seat-freed = { $name } retirado del asiento { $seat } de { $table }.
audit-table-paused = { $table } en pausa durante { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
} como máximo.
audit-table-resumed = Pausa de { $table } terminada.
audit-table-closed = { $table } cerrada.
audit-guest-removed = { $name } retirado de todas las mesas.
audit-guest-banned = { $name } vetado { $until ->
    [none] para siempre
   *[other] hasta el { $until }
}{ $networks ->
    [none] .
   *[other] ; sin nuevos invitados desde { $networks }.
}
audit-ban-lifted = Veto de { $name } levantado.
audit-new-tables-held = No se admiten mesas ni eventos nuevos.
audit-new-tables-allowed = Se vuelven a admitir mesas y eventos nuevos.
audit-banner-shown = Aviso mostrado: «{ $text }»
audit-banner-removed = Aviso retirado.
audit-logged-in = { $client ->
    [none] Entrada como administrador.
   *[other] Entrada como administrador desde { $client }.
}
audit-login-failed = { $unlogged_count ->
    [0] Clave de administrador incorrecta desde { $client }.
   *[other] Clave de administrador incorrecta desde { $client }. Más desde la última entrada así: { $unlogged }.
}
audit-damaged = La entrada { $seq } está dañada o falta. Descarga el registro y compruébalo con «cardroom verify».
audit-token-made = Nueva clave del administrador.
audit-rolled-back = { $cause ->
    [backup] El registro de auditoría se restauró desde una copia de seguridad. Faltan entradas posteriores y los vetos posteriores ya no valen.
   *[lost] El registro de auditoría perdió sus últimas entradas. Los vetos que contenían ya no valen.
}
notice-hide = Ocultar este mensaje
notice-more = Más
notice-less = Menos
removed = El administrador te ha retirado de esta mesa.
removed-title = Te han retirado
removed-next = Tu asiento queda libre después de la mano en curso, y cobras tus fichas. Puedes volver.
removed-back = Volver a la mesa
banned-title = Te han vetado
token = Clave
log-in = Entrar
tables = Mesas
integrity = Integridad de los datos
integrity-checking = En comprobación: { $entries } entradas del registro hasta ahora.
integrity-good = Las { $entries } entradas del registro comprobadas al arrancar y los saldos de las cuentas concuerdan.
integrity-problems = { $problems ->
    [one] Hay una incoherencia. Restaura una copia de seguridad.
   *[other] Hay { $problems } incoherencias. Restaura una copia de seguridad.
}
integrity-broke-off = La comprobación se detuvo tras { $entries } entradas del registro y vuelve a empezar en menos de un minuto. { $why }
integrity-retried = La sala lo intenta de nuevo cada minuto.
integrity-held = Suspendidas: { $tables }.
integrity-rolled-back = { $cause ->
    [backup] { $table } se ha restaurado desde una copia de seguridad. Última mano conocida: { $hand }.
   *[lost] { $table } ha perdido el final de su registro. Última mano conocida: { $hand }.
}
ledger = Libro de cuentas
account-issue = Fichas entregadas a los jugadores
account-house = La banca
account-bots = Bots
account-demo = Mesas de demostración: bots y jugadores
account-seat = { $table }, asiento { $seat }
ledger-unit = Los saldos están en la unidad más pequeña del dinero de juego: fichas en hold’em, centavos en los juegos contra la banca.
account-issue-of = { $table }: fichas entregadas a los jugadores
account-house-of = { $table }: la banca
account-bots-of = { $table }: bots
account-demo-of = { $table }: bots y jugadores de la demostración
account-closed = mesa cerrada { $id }
ledger-sum = Todas las cuentas juntas: { $sum }. Siempre es 0.
account = Cuenta
balance = Saldo

## Lo que puede hacer un jugador

fold = Retirarse
check = Pasar
call = Igualar { $amount }
call-label = Igualar
muck = Tirar sin mostrar
show = Mostrar
half-pot = Medio bote
pot = Bote
all-in = All-in
put-all-in = Poner all-in
raise-to = { $all ->
    [yes] All-in, { $amount }
    [others] Ponerlos all-in, { $amount }
   *[no] { $first ->
        [yes] Apostar { $amount }
       *[no] Subir a { $amount }
    }
}
raise-label = { $all ->
    [yes] All-in
    [others] Poner all-in
   *[no] { $first ->
        [yes] Apostar
       *[no] Subir a
    }
}
raise-slider = { $first ->
    [yes] Apostar
   *[no] Subir a
}
raise-amount = { $first ->
    [yes] Apostar (fichas)
   *[no] Subir a (fichas)
}
amount-missing = { $what }: escribe una cantidad.
amount-below = El mínimo es { $amount }.
amount-above = El máximo es { $amount }.
amount-off-unit = { $amount } no es múltiplo de { $unit }.
all-in-sure = ¿Ir all-in con { $amount }?
put-all-in-sure = ¿Poner all-in a tus rivales subiendo a { $amount }?
fold-sure = Puedes pasar sin pagar. ¿Retirarte de todos modos?
ahead = Por adelantado
ahead-check-fold = Pasar/retirarse
board = Cartas comunes
pots = Botes
pot-only = Bote: { $amount }
pot-of = { $pot ->
    [0] Bote principal: { $amount }
   *[other] Bote lateral { $pot }: { $amount }
}
said-check = pasa
said-call = iguala
said-bet = apuesta
said-raise = sube a
to-act = le toca
standing-in = en juego
standing-all_in = all-in
standing-folded = retirado
standing-tabled = muestra
standing-mucked = sin mostrar
standing-to-wager = apostando
standing-out = no juega
standing-raised = ha subido

dealers-cards = Las cartas de la banca
round-void = La ronda es nula.
packs = Packs
bet = Apuesta
bonus = Bonus
bet-laid = Apuesta { $amount }
bet-empty = Sin apuesta
bet-short = apuesta
bonus-laid = Bonus { $amount }
bonus-empty = Sin bonus
bonus-short = bonus
lay-on-pack = Apostar en el pack { $pack }
change-on-pack = Cambiar la apuesta del pack { $pack }
take-back = Retirar { $amount }
no-wager = No apostar
done-wagering = Listo

dealer-qualifies-with = La banca califica con { $qualifier }.
meter = Contador progresivo: { $amount }
raise-by = Subir { $amount }
no-ante = No jugar esta ronda
make-wagers = Apostar
wager-ante = Ante
wager-flush-bonus = Bonus de color
wager-straight-flush-bonus = Bonus de escalera de color
wager-progressive = Progresivo

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
opens-with = La ronda empieza con { $card }.
opens-with-others = La ronda empieza con { $card }, sola o en una combinación.
plays-counterclockwise = Se juega en sentido contrario a las agujas del reloj.
new-run = Serie nueva: sal con cualquier combinación.
lies-there = En la mesa
under-by = { $category } de { $name }
nothing-beats = No puedes superarla.
sort-by-suit = Ordenar por palo
sort-by-rank = Ordenar por valor
clear-chosen = Quitar la selección
pass = Pasar
play-cards = { $count ->
    [0] Elige cartas
    [one] Jugar 1 carta
   *[other] Jugar { $count } cartas
}
no-play-yet = No es una combinación válida

## Lo que se anuncia cuando te toca

heard-turn = Te toca{ $seconds ->
    [0] .
    [one] , 1 segundo.
   *[other] , { $seconds } segundos.
}
heard-holding = Tienes { $holding }.
heard-has = { $name } tiene { $holding }.
heard-over = { $way ->
    [won] Has ganado { $amount }
    [lost] Has perdido { $amount }
   *[even] Ni ganas ni pierdes
} y tienes { $stack }.
heard-bid = { $check ->
    [yes] No hay nada que igualar, { $pot } en el bote.
   *[no] { $call } para igualar, { $pot } en el bote.
}
heard-show = Muestra tu mano.
heard-show-or-muck = Muestra tu mano o tírala sin mostrar.
heard-packs = Apuesta { $bet } en cualquiera de { $packs } packs; un bonus, además, { $bonus }. Tienes { $stack }.
heard-packs-more = Apuesta en otro pack o pulsa Listo. Te quedan { $stack }.
heard-ante = Pon un ante: { $ante }, o no juegues esta ronda. Tienes { $stack }.
heard-raise = { $one ->
    [yes] Sube { $least } o retírate.
   *[no] Sube de { $least } a { $most } o retírate.
}
heard-opens = Empieza la ronda con { $card }.
heard-opens-others = Empieza la ronda con { $card }, sola o en una combinación.
heard-leads = Sales tú: juega cualquier combinación.
heard-beat = Supera la jugada de { $name } ({ $category }) o pasa.
heard-pass = No puedes superar la jugada de { $name } ({ $category }): pasa.

## Lo que pasa en una mesa

table-event-seated = { $bot ->
    [yes] Se sienta el bot { $name }.
   *[no] Se sienta { $name }.
}
table-event-topped-up = { $seat } añade { $amount }.
table-event-sat-out = { $clock ->
    [yes] { $seat } no ha actuado y queda ausente.
   *[no] { $seat } se ausenta.
}
table-event-sat-in = { $seat } ha vuelto.
table-event-renamed = { $was } se llama ahora { $name }.
table-event-left = { $by ->
    [host] { $host ->
        [none] El anfitrión
       *[other] El anfitrión, { $host },
    } quita a { $name } de la mesa.
    [clock] { $name } llevaba mucho tiempo fuera y deja la mesa.
    [administrator] El administrador retira a { $name } de la mesa.
    [closing] { $name } cobra sus fichas.
    [no_chips] { $name } deja la mesa: no quedan fichas para los bots.
   *[player] { $name } deja la mesa.
}
table-event-hand-began = Mano nueva: { $lineup }.
table-event-hand-over = { $unpaid ->
    [yes] La mano queda anulada: la mesa ha llegado al límite de sus fichas y no puede pagarla. Cada jugador recupera las suyas.
   *[no] La mano ha terminado.
}
table-event-paused = { $minutes_count ->
    [one] El anfitrión pausa el juego 1 minuto como mucho.
   *[other] El anfitrión pausa el juego { $minutes } minutos como mucho.
}
table-event-resumed = El juego se reanuda.
table-event-configured = { $game ->
    [mount_holyoke] Los nuevos ajustes de la mesa valen desde la próxima ronda, y las reglas cambiadas desde la próxima partida.
   *[other] Los nuevos ajustes de la mesa valen desde la próxima mano.
}
table-event-closed = { $by ->
    [clock] La mesa está cerrada: llevaba mucho tiempo sin nadie.
    [administrator] La administración de la sala ha cerrado la mesa.
   *[host] La mesa está cerrada.
}
table-event-closing = { $game ->
    [mount_holyoke] { $by ->
        [administrator] La administración de la sala cierra la mesa después de esta ronda.
       *[host] La mesa se cierra después de esta ronda.
    }
   *[other] { $by ->
        [administrator] La administración de la sala cierra la mesa después de esta mano.
       *[host] La mesa se cierra después de esta mano.
    }
}
closing-reason = Motivo: { $reason }
table-event-voided = { $cause ->
    [backup] Esta mesa se ha restaurado desde una copia de seguridad.
   *[lost] Se ha perdido el final del registro de esta mesa.
} { $open ->
    [yes] La mano abierta queda anulada y se devuelven las apuestas.
   *[no] { $cause ->
        [backup] Las manos jugadas desde que se hizo la copia no cuentan.
       *[lost] Las manos perdidas no cuentan.
    }
}

## Lo que pasa en hold'em

holdem-event-ante = { $seat } pone un ante de { $amount }{ $all_in ->
    [yes] {" "}y va all-in.
   *[no] .
}
holdem-event-blind = { $seat } pone { $blind ->
    [small] la ciega pequeña
    [big] la ciega grande
    [straddle] un straddle
    [dead] la ciega pequeña pendiente
   *[post] una ciega de entrada
}, { $amount }{ $all_in ->
    [yes] , y va all-in.
   *[no] .
}
holdem-event-hole-cards = { $cards ->
    [hidden] { $seat } recibe dos cartas.
   *[other] { $seat } recibe { $cards }.
}
holdem-event-board = { $street ->
    [flop] El flop
    [turn] El turn
   *[river] El river
}: { $cards }.
holdem-event-folded = { $clock ->
    [yes] A { $seat } se le acaba el tiempo y se retira.
   *[no] { $seat } se retira.
}
holdem-event-checked = { $clock ->
    [yes] A { $seat } se le acaba el tiempo y pasa.
   *[no] { $seat } pasa.
}
holdem-event-called = { $all_in ->
    [yes] { $seat } iguala { $amount } y va all-in.
   *[no] { $seat } iguala { $amount }.
}
holdem-event-raised = { $opens ->
    [yes] { $seat } apuesta { $to }
   *[no] { $seat } sube a { $to }
}{ $all_in ->
    [yes] {" "}y va all-in.
   *[no] .
}
holdem-event-returned = { $seat } recupera { $amount } de una apuesta no igualada.
holdem-event-tabled = { $seat } muestra { $cards }.
holdem-event-mucked = { $clock ->
    [yes] A { $seat } se le acaba el tiempo y tira sin mostrar.
   *[no] { $seat } tira sin mostrar.
}
holdem-event-won = { $seat } gana { $amount }{ $of_count ->
    [1] {""}
   *[other] { $pot_count ->
        [0] {" "}(bote principal)
       *[other] {" "}(bote lateral { $pot })
    }
}{ $by ->
    [folds] : los demás se han retirado.
    [mucks] { $hand ->
        [none] : los demás han tirado sus cartas.
       *[other] {" "}con { $hand }.
    }
    [equality] {" "}en un bote repartido con { $hand }.
   *[other] {" "}con { $hand }.
}

## Lo que pasa en Packs Poker

packs-poker-event-wagered = { $bonus_count ->
    [0] { $seat } apuesta { $bet } en el pack { $pack }.
   *[other] { $seat } apuesta { $bet } en el pack { $pack } y { $bonus } en el bonus.
}
packs-poker-event-taken-back = { $seat } retira la apuesta del pack { $pack }.
packs-poker-event-done = { $seat } está listo.
packs-poker-event-sat-out = { $clock ->
    [yes] A { $seat } se le acaba el tiempo y no apuesta.
   *[no] { $seat } no apuesta.
}
packs-poker-event-closed = No va más.
packs-poker-event-pack-dealt = Dos cartas para el pack { $pack }.
packs-poker-event-hand-dealt = { $cards ->
    [hidden] Cinco cartas para { $seat }.
   *[other] { $seat } recibe { $cards }.
}
packs-poker-event-dealer-dealt = Se reparten las cartas de la banca.
packs-poker-event-dealer-drew = La banca recibe una carta más.
packs-poker-event-misdealt = Reparto nulo: { $place } tiene { $found } cartas en vez de { $expected }. La ronda es nula.
packs-poker-event-pack-up = Pack { $pack }: { $cards }.
packs-poker-event-dealer-up = La banca tiene { $cards }.
packs-poker-event-hand-up = { $seat } tiene { $cards }.
packs-poker-event-compared = { $beats ->
    [player] { $seat } gana a la banca en el pack { $pack }: { $player_hand }{ $player_hand_comma ->
        [yes] ,
       *[no] {""}
    } contra { $dealer_hand }.
    [dealer] La banca gana a { $seat } en el pack { $pack }: { $dealer_hand }{ $dealer_hand_comma ->
        [yes] ,
       *[no] {""}
    } contra { $player_hand }.
   *[tie] { $seat } y la banca empatan en el pack { $pack }: { $player_hand }.
}
packs-poker-event-settled = { $seat }, pack { $pack }, { $bet ->
    [pack] apuesta
   *[bonus] bonus
}: { $result ->
    [won] ganado, { $net }.
    [lost] perdido, { $net }.
   *[push] empate.
}
packs-poker-event-over = La ronda ha terminado: { $house } para la casa.

## Lo que pasa en High Card Flush

high-card-flush-event-wagered = { $seat } pone un ante de { $ante }{ $flush_bonus_count ->
    [0] {""}
   *[other] , bonus de color { $flush_bonus }
}{ $straight_flush_bonus_count ->
    [0] {""}
   *[other] , bonus de escalera de color { $straight_flush_bonus }
}{ $progressive_count ->
    [0] {""}
   *[other] , progresivo { $progressive }
}.
high-card-flush-event-sat-out = { $clock ->
    [yes] A { $seat } se le acaba el tiempo y no juega esta ronda.
   *[no] { $seat } no juega esta ronda.
}
high-card-flush-event-dealt = { $cards ->
    [hidden] Siete cartas para { $to }.
   *[other] Siete cartas para { $to }: { $cards }.
}
high-card-flush-event-raised = { $seat } sube { $amount }.
high-card-flush-event-folded = { $clock ->
    [yes] A { $seat } se le acaba el tiempo y se retira.
   *[no] { $seat } se retira.
}
high-card-flush-event-turned-up = { $of_dealer ->
    [yes] La banca
   *[no] { $of }
} muestra { $cards }, color de { $length } cartas.
high-card-flush-event-dealer = { $qualifies ->
    [yes] La banca califica.
   *[no] La banca no califica.
}
high-card-flush-event-misdealt = Reparto nulo: { $at } tiene { $cards } cartas. Todas las apuestas vuelven.
high-card-flush-event-settled = { $seat }, { $wager ->
    [ante] ante
    [raise] subida
    [flush_bonus] bonus de color
    [straight_flush_bonus] bonus de escalera de color
   *[progressive] progresivo
}: { $result ->
    [won] ganado, { $net }
    [lost] perdido, { $net }
   *[push] empate
} { $by ->
    [misdeal] (reparto nulo).
    [fold] (retirado).
    [unqualified] (la banca no ha calificado).
    [length] (el color más largo, { $length } cartas).
    [ranks] (los dos, colores de { $length } cartas; decide la carta más alta).
    [equal] (colores iguales de { $length } cartas).
    [own_flush] (color de { $length } cartas{ $limited ->
        [yes] , reducido por el límite de la ronda
       *[no] {""}
    }).
    [meter] ({ $result ->
        [won] escalera de color de { $run } cartas, una parte del contador
       *[other] sin escalera de color ganadora
    }).
   *[own_run] ({ $result ->
        [lost] sin escalera de color ganadora
       *[other] escalera de color de { $run } cartas
    }{ $limited ->
        [yes] , reducido por el límite de la ronda
       *[no] {""}
    }).
}

## Lo que pasa en Mount Holyoke

mount-holyoke-event-dealt = { $cards ->
    [hidden] Cartas para { $seat }.
   *[other] { $seat } recibe { $cards }.
}
mount-holyoke-event-opens = { $seat } abre la ronda con { $card }.
mount-holyoke-event-winner-leads = { $seat } ganó la última ronda y sale.
mount-holyoke-event-played = { $clock ->
    [yes] A { $seat } se le acaba el tiempo y juega
   *[no] { $seat } juega
} { $cards } ({ $category }), { $left_count ->
    [0] y no le quedan cartas.
    [one] le queda 1 carta.
   *[other] le quedan { $left } cartas.
}
mount-holyoke-event-passed = { $clock ->
    [yes] A { $seat } se le acaba el tiempo y pasa.
   *[no] { $seat } pasa.
}
mount-holyoke-event-run-over = Nadie juega más alto: { $seat } sale en la próxima serie.
mount-holyoke-event-round-over = { $seat } se queda sin cartas. La ronda ha terminado.
mount-holyoke-event-scored = { $winner ->
    [yes] { $seat } gana la ronda
   *[no] { $left_count ->
        [one] A { $seat } le quedaba 1 carta
       *[other] A { $seat } le quedaban { $left } cartas
    }
}: { $points_count ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $total } en total.
mount-holyoke-event-match-over = La partida ha terminado: { $winners }.

## Negativas del cliente y de la sala

refusal-unreachable = Ahora no se puede conectar con el servidor. Inténtalo dentro de un momento.
refusal-no_amount = { $what }: «{ $typed }» no es una cantidad.
refusal-buy_in_order = La entrada mínima debe ser mayor que cero y no superar la máxima: de { $first } a { $second } no puede ser.
refusal-no_name = Pon antes tu nombre: sin él solo puedes mirar.
refusal-closed = La mesa está cerrada.
refusal-closing = La mesa se cierra después de esta mano.
refusal-not_paused = El juego no está en pausa.
refusal-stale_hand = Eso era para la mano { $hand } y esta es la { $now }.
refusal-not_dealt_in = No juegas esta mano.
refusal-repeated = Eso ya está hecho.
refusal-too_early = Una acción anterior no ha llegado. Recarga la página.
refusal-no_seat = Siéntate antes a la mesa.
refusal-not_host = Solo el anfitrión puede hacer eso.
refusal-no_such_chair = Esta mesa no tiene asiento { $seat }.
refusal-taken = Este asiento está ocupado.
refusal-seated_already = Ya tienes un asiento en esta mesa: { $seat }.
refusal-going_south = Te fuiste con { $least } hace poco: trae al menos lo mismo.
refusal-removed = Te han quitado de esta mesa: tu asiento queda libre después de esta mano.
refusal-not_leaving = No te estás yendo.
refusal-no_fast_forward = Ahora no se puede avanzar esta mano.
refusal-not_there = Solo quienes jugaron en esta mesa, y su anfitrión, pueden ver los resultados y las manos.
refusal-house_rule = Este valor no vale para una regla de la casa: de { $least_count } a { $most_count }.
refusal-no_more_rebuys = No te quedan recompras en esta mesa.
refusal-no_chips = Este juego se juega por puntos: no hay entrada.
refusal-buy_in = { $amount } está fuera de los límites de entrada de esta mesa.
refusal-sits_out_already = Ya estás ausente.
refusal-no_blinds = Este juego no tiene ciegas.
refusal-sits_in_already = Ya estás jugando.
refusal-no_such_bot = No hay ningún bot { $bot }. Hay { $bots }.
refusal-nobody_there = No hay nadie en ese asiento.
refusal-leaving_already = El asiento { $seat } queda libre después de esta mano.
refusal-not_idle = El anfitrión solo puede quitar a los bots y a los jugadores ausentes o sin conexión.
refusal-paused_already = El juego ya está en pausa.
refusal-no_more_pauses = Al anfitrión no le quedan pausas.
refusal-pause_minutes = El juego no se puede pausar { $minutes } minutos.
refusal-clock = Un límite de tiempo no puede ser de { $seconds } segundos.
refusal-forced_bets = Entrada máxima: { $most } no cubre una mano, que puede costar a un jugador { $amount } en ciegas, straddle y ante.
refusal-stakes = La entrada mínima debe ser al menos { $needed }, lo que cuesta una mano. La máxima debe estar entre la mínima y { $limit }.
refusal-no_hand = No se está jugando ninguna mano.
refusal-no_file = Hay más fichas en esta mano de las que caben en un archivo.
refusal-no_such_hand = Esa mano no se jugó en esta mesa o no ha terminado.
refusal-log_damaged = El registro guardado de esta mesa está dañado. La persona que lleva la sala debería restaurar una copia.
refusal-table_held = Esta mesa está suspendida: su registro guardado es incoherente. El administrador puede ver por qué en la página de administración.
refusal-misfit-entry = La entrada { $seq } del registro de la mesa { $table } no concuerda con la entrada anterior.
refusal-misfit-audit_entry = La entrada { $seq } del registro de auditoría no concuerda con la entrada anterior. Descarga el registro y compruébalo con «cardroom verify».
refusal-misfit-balance = El saldo de la cuenta { $account } no es la suma de sus movimientos.
refusal-misfit-sum = Los saldos de todas las cuentas no suman 0.
refusal-store-broken_chain = El registro guardado de esta mesa fue modificado o está dañado. La persona que lleva la sala debería restaurar una copia.
refusal-record_damaged = Una mano guardada está dañada. La persona que lleva la sala debería restaurar una copia.
refusal-table_name = El nombre de una mesa tiene de 1 a { $most_count } caracteres.
refusal-run_name = El nombre de un evento tiene de 1 a { $most_count } caracteres.
refusal-participant_name = El nombre de un participante tiene de 1 a { $most_count } caracteres.
refusal-run-no_such_run = No existe ese evento. Comprueba el enlace.
refusal-run-not_staff = No tienes ninguna función en este evento. Abre el enlace que te envió la organización.
refusal-run-not_your_role = Tus funciones no permiten esto. Pide a la organización un enlace con otra función.
refusal-run-organiser_banned = Quien creó este evento está vetado: no se admiten más participantes.
refusal-run-unknown_link = Este enlace no es válido o fue revocado. Pide uno nuevo a la organización.
refusal-run-no_such_link = No existe el enlace { $link }.
refusal-run-revoked_link = El enlace { $link } ya estaba revocado.
refusal-run-no_roles = Elige al menos una función para el enlace.
refusal-run-too_many_links = Este evento tiene { $most } enlaces, el máximo. Revocar uno no deja sitio para otro.
refusal-run-too_many_staff = Se han unido { $most } personas a este evento, el máximo.
refusal-run-not_a_draft = La inscripción está abierta. Cancela el evento si no se celebra.
refusal-run-discarded = El borrador se descartó. Crea otro evento.
refusal-run-plan_fixed = Ya se sacó una carta o el evento terminó, así que el plan ya no cambia. Solo se pueden cambiar los nombres.
refusal-run-plan_does_not_fit = La anotación { $entry }, hecha con el plan anterior, no es posible con este. { $reason }
refusal-run-too_many_viewers = { $most } personas miran este evento, el máximo. Recarga la página dentro de { $retry_seconds_count ->
    [one] 1 segundo
   *[other] { $retry_seconds } segundos
}.
refusal-run-still_a_draft = El evento es un borrador. Abre primero la inscripción.
refusal-run-other_version = { $by } ha cambiado el plan mientras tanto. Mira el nuevo y cambia ese.
refusal-run-too_many_hands = El evento tiene { $most } manos, el máximo.
refusal-run-participant_number = El número de un participante tiene como máximo seis cifras; { $number } tiene más.
refusal-run-hands_at_once = Inscribe de 1 a { $most_count } manos a la vez.
refusal-run-no_such_participant = El participante { $participant } no está inscrito.
refusal-run-check_letter = { $participant }{ $check }: la letra no corresponde a este número. Vuelve a leer el número de la hoja.
refusal-run-unknown_sheet = Ninguna hoja de este evento tiene este código. Escanéalo otra vez o escribe los 12 caracteres que hay bajo el cuadrado.
refusal-run-no_sheet_key = El evento aún no tiene clave para sus hojas. La persona que lleva la sala debería reiniciarla.
refusal-run-sheets_at_once = Pide de 1 a { $most_count } hojas a la vez.
refusal-run-address_loopback = Los móviles no pueden abrir la dirección de esta sala. La persona que la lleva debería iniciarla con --public-url y su dirección o, para una sola red, con --listen 0.0.0.0:{ $port }.
refusal-run-reason = Escribe un motivo, de 1 a { $most_count } caracteres.
refusal-run-too_many_tills = Se han abierto { $most } cajas, el máximo.
refusal-run-till_name = El nombre de una caja tiene de 1 a { $most_count } caracteres.
refusal-run-till_name_taken = Ya hay una caja «{ $name }». Elige otro nombre.
refusal-run-no_such_till = No existe la caja { $till }.
refusal-run-till_closed = La caja { $till } está cerrada.
refusal-run-no_such_move = La anotación { $entry } no es ningún donativo, gasto ni otro efectivo que se pueda anular.
refusal-run-till_uncounted = Ha habido movimientos de efectivo en la caja { $till } desde el último recuento. Cuéntala antes.
refusal-run-cash_without_till = Elige la caja del efectivo.
refusal-run-amount_too_high = { $field ->
    [float] El efectivo inicial de la caja es demasiado alto.
    [counted] El efectivo contado es demasiado alto.
   *[other] El importe es demasiado alto.
} Compruébalo.
refusal-run-nothing_to_pay = No hay nada que pagar: el importe es 0.
refusal-run-paid_before = Este pago de la mano { $hand } ya estaba anotado.
refusal-run-no_payment_recorded = No hay ningún pago anotado de la mano { $hand } que corregir.
refusal-run-same_payment = El pago de la mano { $hand } ya está anotado así.
refusal-run-waiver_length = El texto de la exención es demasiado largo: como máximo { $most } caracteres. Escribe su dirección.
refusal-run-fee_not_recorded = Anota primero cómo se pagó la cuota de la mano { $hand }. Entonces se puede devolver.
refusal-run-stop_name_twice = Las paradas { $first } y { $second } se llaman igual, «{ $name }». Da a cada parada un nombre propio.
refusal-run-no_extra_card_sold = La mano { $hand } no tiene carta extra que pagar.
refusal-run-no_refund_due = No hay ningún pago de la mano { $hand } que devolver.
refusal-run-import_encoding = La línea { $line } del archivo no está en UTF-8. Guárdalo en la hoja de cálculo como «CSV UTF-8».
refusal-run-import_header = La primera línea nombra las columnas: name y cualquiera de { $known }, cada una una vez.
refusal-run-import_column = La línea { $line } nombra una columna desconocida en la posición { $position }: «{ $column }». Las columnas son { $known }.
refusal-run-import_column_twice = La línea { $line } nombra dos veces la columna { $column }, otra vez en la posición { $position }.
refusal-run-import_quote = Cierra las comillas, y escríbelas dos veces dentro de un campo.
refusal-run-import_nul = Quita el carácter NUL.
refusal-run-import_fields = La línea tiene { $fields } campos, pero la primera línea nombra { $columns } columnas.
refusal-run-import_choice = Escribe una de estas palabras: { $choices }; no «{ $found }».
refusal-run-import_number = Escribe un número entero desde 1, no «{ $found }».
refusal-run-import_letter = Escribe la letra de la hoja, no «{ $found }».
refusal-run-import_payments = Hay { $payments } pagos para { $hands } manos. Escribe uno para todas las manos, o uno para cada una.
refusal-run-import_unpaid = En este evento la cuota se considera pagada al inscribirse, así que ninguna mano está sin pagar.
refusal-run-import_cash = El efectivo entra en una caja. Elige arriba una caja abierta, o pide a la organización que abra una.
refusal-run-import_length = El archivo tiene { $lines } líneas. Importa como máximo { $most_count } a la vez.
refusal-run-import_faults = { $count_count ->
    [one] No se ha importado nada: el archivo tiene 1 error.
   *[other] No se ha importado nada: el archivo tiene { $count } errores.
}
refusal-run-no_such_question = No existe ese asunto. Puede que lo hayan resuelto anotaciones posteriores.
refusal-run-question_decided = Este asunto ya estaba decidido.
refusal-run-no_such_verdict = Este asunto no admite esa decisión.
refusal-run-contact_length = Los datos de contacto tienen como máximo { $most_count } caracteres.
refusal-run-not_the_day = El reloj del servidor no está en el día del evento. Escribe la hora del sello.
refusal-run-spin_off_round = La mano { $hand } gira antes otra carta. Vuelve a mirar la mano.
refusal-run-request_key = La clave de una solicitud tiene de 1 a { $most } caracteres ASCII visibles.
refusal-run-request_key_used = Otra solicitud tenía la misma clave, así que esta no se ha hecho. Envíala de nuevo.
refusal-run-entry_ahead = El reloj del servidor marca { $now }, así que una carta no puede haber salido a las { $at }. Corrige la hora.
refusal-run-report_ahead = El reloj del servidor marca { $now }, así que la parada aún no puede informar hasta { $until }. Informa hasta ahora.
refusal-run-not_offline = Un móvil solo envía más tarde cartas de una parada, cada una con su hora.
refusal-run-clock_changed = El reloj del móvil cambió entre este sello y su envío.
refusal-run-sheet_replaced = La hoja del número { $participant } se dio por perdida y se cambió por otra.
refusal-run-stamp_voided = La mano { $hand } tenía { $card } de esta parada, y ese sello se anuló después de salir esta carta.
refusal-run-runs_of_address = { $most } eventos de tu red no han terminado, el máximo. Descarta o cancela uno, o vuelve a intentarlo en { $retry_seconds_count ->
    [one] 1 segundo
   *[other] { $retry_seconds } segundos
}.
refusal-run-too_many_entries = Demasiadas anotaciones. Vuelve a intentarlo en { $retry_seconds_count ->
    [one] 1 segundo
   *[other] { $retry_seconds } segundos
}.
refusal-run-runs_of_guest = { $most } de tus eventos no han terminado, el máximo. Descarta o cancela uno primero.
refusal-run-room_full_of_runs = En la sala no caben más eventos. Vuelve a intentarlo en { $retry_seconds_count ->
    [one] 1 segundo
   *[other] { $retry_seconds } segundos
}, o consulta a su administrador.
refusal-run-no_random_numbers = El servidor no tiene ahora números al azar. Inténtalo dentro de un momento.
refusal-run-run_stopped = La sala se está cerrando. Inténtalo dentro de un momento.
refusal-run-moved = Este evento continúa en otro ordenador (desde: { $since_ms }). Este ordenador no acepta anotaciones.
refusal-run-other_person = En el otro ordenador, el número { $participant } es de otra persona.
refusal-run-changed_here = El número { $participant } también se cambió en este ordenador, así que no está claro qué anotación deshace esta.
refusal-run-drawn_elsewhere = Esta carta salió en la pantalla del otro ordenador, así que este registro no tiene prueba del sorteo. Compara la hoja: si la aceptas, cuenta como sacada a mano.
refusal-run-merge_length = Este registro tiene { $entries } anotaciones por incorporar, y se pueden incorporar como máximo { $most } a la vez.
refusal-run-merge_interrupted = Mientras tanto hubo anotaciones en este ordenador. Envía el registro otra vez.
refusal-run-not_moved = Este ordenador ya acepta anotaciones. Recarga la página.
refusal-run-merge_file = Este archivo no se puede incorporar. La comprobación del registro dice, en inglés: «{ $reason }»
refusal-run-merge_other_event = Este es el registro de otro evento. Elige el registro de este evento.
refusal-run-merge_nothing = No hay nada que incorporar: este ordenador ya tiene todas las anotaciones de este registro, o lo incorporó antes.
refusal-run-merge_texts = { $missing_count ->
    [one] A este registro le falta un nombre o un dato de contacto
   *[other] A este registro le faltan { $missing } nombres o datos de contacto
}, como al público. En el otro ordenador, descarga el registro con todos los nombres desde la página del equipo.
refusal-run-provable_draws_fixed = La inscripción está abierta, así que ya no se puede cambiar si los sorteos se pueden comprobar.
refusal-run-draw_needs_phone = En este evento, las cartas en la pantalla se sacan con un móvil en una parada o en la meta, para que se puedan comprobar.
refusal-run-no_provable_draws = Los sorteos de este evento no se pueden comprobar.
refusal-run-no_such_phone = La sala no conoce este móvil, el número { $phone }, como tuyo. Vuelve a cargar la página.
refusal-run-phone_refused = La sala no admite este móvil para los sorteos: { $reason }. Vuelve a cargar la página o usa otro móvil.
refusal-run-phone_not_joined = Este móvil aún no ha preparado los sorteos del bloque { $block }. Espera un momento e inténtalo otra vez.
refusal-run-draw_on_other_phone = { $name ->
    [none] El móvil { $phone }, del miembro { $staff } del equipo, ha empezado este sorteo.
   *[other] { $name } ha empezado este sorteo en el móvil { $phone }, como miembro { $staff } del equipo.
}
refusal-run-other_draw_open = Otro sorteo de la mano { $hand } no está terminado, en el móvil { $phone }: { $slot }. Termínalo antes o escribe esa carta a mano.
refusal-run-draw_not_scanned = La sala ya no tiene el escaneo de este sorteo. Empieza otra vez: el participante dice un número de nuevo.
refusal-run-draw_by_hand = Esta carta ya no se puede sacar en la pantalla. Sácala a mano.
refusal-run-draw_message = La sala rechaza el sorteo de este móvil: { $reason }. Llama a la organización.
refusal-run-draw_refused = La sala lo rechaza: { $reason }.
refusal-run-sheet_without_block = La sala aún no ha fijado los sorteos del número { $participant }, así que a su hoja le faltaría la raíz. Vuelve a preparar las hojas.
refusal-run-too_many_blocks = El evento tiene { $most } bloques de sorteos, el máximo. Imprime solo los números que necesites.
refusal-run-cards_drawn = Ya se ha sacado una carta del número { $participant }, así que esto ya no se puede cambiar.
refusal-table_seats = Con estas reglas una mesa tiene de { $least_count } a { $most_count } asientos.
refusal-too_many_bots = Deja al menos un asiento para un jugador: { $bots } bots son demasiados para { $seats } asientos.
refusal-no_chance = El servidor no tiene ahora números al azar. Inténtalo dentro de un momento.
pay-fault = { $wrong ->
    [outcome] { $name }: «{ $found }» no es una mano de esta tabla de pagos. Usa { $known }.
    [pay] { $name }: «{ $found }» no es un pago. Escribe dos números enteros, como «3 to 1».
    [for_nothing] { $name }: el segundo número de un pago debe ser 1 o más.
    [too_high] { $name }: los números de un pago no pueden superar { $limit }.
   *[nothing_paid] { $name }: ninguna mano paga nada. Pon al menos un pago mayor que 0.
}
refusal-settings_unread = { $wrong ->
    [field] No existe el ajuste { $found }. Los ajustes son: { $known }.
    [choice] { $field } no puede ser { $found }. Elige uno de estos: { $known }.
    [missing] Falta el ajuste { $found }.
    [twice] El ajuste { $found } está dos veces. Ponlo una vez.
   *[value] { $belongs ->
        [whole_number] { $field }: pon un número entero.
        [number] { $field }: pon un número.
        [text] { $field }: pon un texto.
        [switch] { $field }: pon sí o no.
        [choice] { $field }: elige una de las opciones.
        [list] { $field }: pon una lista.
        [object] { $field }: pon pares nombre = valor.
       *[other] { $field }: no se puede leer el valor.
    }
}
refusal-action_unread = { $wrong ->
    [field] La acción no puede tener { $found }, solo { $known }. Recarga la página.
    [choice] No existe la acción { $found }, solo { $known }. Recarga la página.
    [missing] A la acción le falta { $found }. Recarga la página.
    [twice] La acción tiene { $found } dos veces. Recarga la página.
   *[value] No se puede leer la acción, en «{ $field }». Recarga la página.
}
refusal-unread = { $wrong ->
    [field] El mensaje no puede tener { $found }, solo { $known }. Recarga la página.
    [choice] El mensaje no puede decir { $found }, solo { $known }. Recarga la página.
    [missing] Al mensaje le falta { $found }. Recarga la página.
    [twice] El mensaje tiene { $found } dos veces. Recarga la página.
    [syntax] No se puede leer el mensaje, en la línea { $line }, columna { $column }. Recarga la página.
    [kind] El mensaje no es texto. Recarga la página.
   *[value] No se puede leer el mensaje, en «{ $field }». Recarga la página.
}
refusal-not_json = No se puede leer el mensaje. Recarga la página.
refusal-not_csv = Esto no es un archivo CSV. Elige un archivo cuyo nombre termine en .csv.
refusal-not_log = Esto no es un registro. Elige el archivo cuyo nombre termine en .jsonl.
refusal-too_long = Eso es demasiado largo: el límite es de { $most } bytes.
refusal-no_change = No se ha cambiado nada.
refusal-no_number = El número de la dirección no es un número entero válido.
refusal-no_socket = No se puede abrir la conexión. Recarga la página.
refusal-too_many_messages = Esta página envía demasiados mensajes. Vuelve a intentarlo en { $retry_seconds_count ->
    [one] 1 segundo
   *[other] { $retry_seconds } segundos
}.
refusal-no_such_game = Ese juego no existe.
refusal-no_such_page = No hay nada en esta dirección.
refusal-no_such_table = Esta mesa no existe o está cerrada. Comprueba el enlace.
refusal-name_characters = Un nombre puede tener letras, cifras, espacios, ’ - . y emojis, pero no caracteres invisibles.
refusal-name_invisible = El carácter { $position_count } del nombre es invisible o de control ({ $codes }). Quítalo.
refusal-name_scripts = Usa letras de un solo alfabeto: las de alfabetos distintos pueden parecerse.
refusal-name_taken = { $taken } está en esta mesa y tu nombre parece el mismo. Elige otro.
refusal-name_length = Un nombre tiene de 1 a { $most_count } caracteres.
refusal-name_of_a_bot = Eso suena a bot, a la casa o al administrador. Elige otro nombre.
refusal-name_unavailable = { $name } ya está en uso. Elige otro nombre.
refusal-not_admin = Solo el administrador puede ver esto. Entra en la página de administración.
refusal-wrong_token = Esa no es la clave o ya se usó. Para una nueva, detén la sala y arráncala como antes, con --new-admin-token añadido.
refusal-banned = El administrador te ha vetado { $until_ms ->
    [none] para siempre
   *[other] hasta el { $until_ms }
}. Motivo: { $reason }
refusal-network_banned = El administrador no admite nuevos invitados de tu red{ $until_ms ->
    [none] .
   *[other] {" "}hasta el { $until_ms }.
}
refusal-new_tables_held = El administrador no admite mesas ni eventos nuevos por ahora. Motivo: { $reason }
refusal-no_such_guest = No existe ese invitado. Elige uno de la lista.
refusal-ban_hours = Un veto dura de 1 a { $most } horas, o es para siempre.
refusal-no_network = No se conoce la red de este invitado. Veta sin la red.
refusal-own_network = { $network } es este ordenador o la red de tu propio navegador, y rechazarías a todos los que están en ella. Veta sin la red.
refusal-removed_from_tables = El administrador te ha retirado de las mesas. Motivo: { $reason }
refusal-nothing_to_change = Esto ya está hecho. Vuelve a cargar la página.
refusal-no_reason = Escribe un motivo de 1 a { $most_count } caracteres visibles.
refusal-no_banner = Escribe un texto de 1 a { $most_count } caracteres visibles.
refusal-other_host = La sala no responde en esta dirección. Ábrela con la dirección que imprimió.
refusal-other_method = Esta dirección no admite ese método.
refusal-other_site = La petición vino de una página de otro sitio. Abre la sala misma.
refusal-stopping = La sala se está cerrando. Inténtalo dentro de un momento.
refusal-too_many_requests = Demasiadas peticiones de tu red. Vuelve a intentarlo en { $retry_seconds_count ->
    [one] 1 segundo
   *[other] { $retry_seconds } segundos
}.
refusal-too_many_connections = La sala tiene demasiadas conexiones. Vuelve a intentarlo en { $retry_seconds_count ->
    [one] 1 segundo
   *[other] { $retry_seconds } segundos
}.
refusal-too_many_runs = Llegan demasiados eventos nuevos de tu red. Vuelve a intentarlo en { $retry_seconds_count ->
    [one] 1 segundo
   *[other] { $retry_seconds } segundos
}.
refusal-too_many_guests = Llegan demasiados invitados nuevos de tu red. Vuelve a intentarlo en { $retry_seconds_count ->
    [one] 1 segundo
   *[other] { $retry_seconds } segundos
}.
refusal-too_many_codes = Llegan demasiados códigos incorrectos de tu red. Vuelve a intentarlo en { $retry_seconds_count ->
    [one] 1 segundo
   *[other] { $retry_seconds } segundos
}.
refusal-too_slow = La conexión iba demasiado lenta: no se ha hecho nada. Inténtalo otra vez.
refusal-sessions_unavailable = La sala no puede saber ahora quién eres. Inténtalo dentro de un momento.
refusal-too_many_tokens = Llegan demasiados códigos de acceso incorrectos de tu red. Vuelve a intentarlo en { $retry_seconds_count ->
    [one] 1 segundo
   *[other] { $retry_seconds } segundos
}.
refusal-room_busy = La sala tiene demasiadas visitas en este momento. Vuelve a intentarlo en { $retry_seconds_count ->
    [one] 1 segundo
   *[other] { $retry_seconds } segundos
}.
refusal-too_busy = La sala está ocupada con otras peticiones largas. Vuelve a intentarlo en { $retry_seconds_count ->
    [one] 1 segundo
   *[other] { $retry_seconds } segundos
}.
refusal-too_many_long_requests = Hay demasiadas peticiones largas de tu red en espera. Vuelve a intentarlo en { $retry_seconds_count ->
    [one] 1 segundo
   *[other] { $retry_seconds } segundos
}.
refusal-too_often = Demasiados cambios en esta mesa. Vuelve a intentarlo en { $retry_seconds_count ->
    [one] 1 segundo
   *[other] { $retry_seconds } segundos
}.
refusal-room_full = En la sala no caben más mesas. Vuelve a intentarlo en { $retry_seconds_count ->
    [one] 1 segundo
   *[other] { $retry_seconds } segundos
}.
refusal-too_many_decisions = Demasiados cambios en tus mesas como anfitrión. Vuelve a intentarlo en { $retry_seconds_count ->
    [one] 1 segundo
   *[other] { $retry_seconds } segundos
}.
refusal-tables_of_guest = Ya tienes { $most } mesas abiertas. Cierra una primero.
refusal-tables_of_address = Hay { $most } mesas abiertas desde tu red. Cierra una, o vuelve a intentarlo en { $retry_seconds_count ->
    [one] 1 segundo
   *[other] { $retry_seconds } segundos
}.
refusal-bots_of_guest = { $there_count ->
    [0] { $most_count ->
        [0] Tus mesas no pueden tener bots.
        [one] Tus mesas pueden tener 1 bot en total. Elige menos.
       *[other] Tus mesas pueden tener { $most } bots en total. Elige menos.
    }
    [one] Tus mesas tienen 1 bot; el máximo en total es { $most }. Quítalo o elige menos.
   *[other] Tus mesas tienen { $there } bots; el máximo en total es { $most }. Quita alguno o elige menos.
}
refusal-too_many_sockets = Hay demasiadas mesas abiertas en navegadores de tu red. Cierra alguna, o vuelve a intentarlo en { $retry_seconds_count ->
    [one] 1 segundo
   *[other] { $retry_seconds } segundos
}.
refusal-ledger-below_nothing = No hay bastantes fichas para eso.
refusal-ledger-too_much = Esta mesa ya ha dado todas las fichas que puede. Usa otra mesa.
refusal-ledger-other_table = Esas fichas son de otra mesa.
refusal-ledger-not_cashed_out = Un jugador tiene aún fichas en la mesa.
refusal-store-no_table = Esta mesa no existe. Comprueba el enlace.
refusal-store-table_exists = Ese identificador de mesa ya está en uso. Inténtalo otra vez.
refusal-store-closed = La mesa está cerrada.
refusal-store-no_player = La sala ya no te conoce. Recarga la página.
refusal-store-conflict = La mesa ha avanzado entretanto. Recarga la página.
refusal-store-fenced = Otro servidor lleva ahora esta mesa. Recarga la página.
refusal-store-full = El disco de la sala está lleno y no se ha hecho nada. La persona que lleva la sala debería liberar espacio.
refusal-store-locked = Otro programa usa los archivos de la sala y no se ha hecho nada. Inténtalo dentro de un momento.
refusal-store-read_only = No se puede escribir en los archivos de la sala y no se ha hecho nada.
refusal-store-damaged = Los archivos de la sala están dañados. La persona que lleva la sala debería restaurar una copia.
refusal-store-newer_schema = Una versión más nueva del programa escribió los archivos de la sala.
refusal-store-exposed = Otros usuarios del servidor pueden leer los archivos de la sala.
refusal-store-file_exists = Ese archivo ya existe.
refusal-store-stopped = La sala se está cerrando. Inténtalo dentro de un momento.
refusal-store-other = La sala no puede guardar nada ahora y no se ha hecho nada. Inténtalo dentro de un momento.

## Negativas de hold'em

refusal-holdem-over = La mano ha terminado.
refusal-holdem-no_such_seat = Ese asiento no existe en esta mano.
refusal-holdem-not_a_player = En hold’em solo actúan los jugadores y el reloj.
refusal-holdem-not_your_turn = No es tu turno.
refusal-holdem-clock_does = El reloj no puede hacer eso ahora.
refusal-holdem-cannot_check = Hay que igualar { $to_call }: iguala, sube o retírate.
refusal-holdem-nothing_to_call = No hay nada que igualar: pasa, sube o retírate.
refusal-holdem-raise_not_higher = Subir a { $to } no supera la apuesta más alta, { $highest }.
refusal-holdem-raise_too_small = Subir a { $to } es poco: sube al menos a { $least } o ve all-in.
refusal-holdem-raise_too_large = Subir a { $to } es más de lo que tienes.
refusal-holdem-not_reopened = No puedes volver a subir: desde que actuaste nadie ha hecho una subida completa.
refusal-holdem-showdown_now = Es el showdown: muestra o tira sin mostrar.
refusal-holdem-trade_now = La ronda de apuestas no ha terminado: las manos se muestran después.
refusal-holdem-not_in_showdown = Esta mano no está en el showdown o ya se ha mostrado.
refusal-holdem-cards_unknown = Estas cartas no se conocen y no se pueden mostrar.
refusal-holdem-unbeaten = No puedes tirar tus cartas: ninguna mano mostrada supera la tuya. Muéstrala.
refusal-holdem-nobody_can_call = Nadie puede pagar más de { $highest }: paga o retírate.
refusal-holdem-no_big_blind = La ciega grande es de 1 ficha como mínimo.
refusal-holdem-small_blind_above_big = La ciega pequeña, { $small }, es mayor que la grande, { $big }.
refusal-holdem-straddle_too_low = El straddle { $number } debe superar la apuesta anterior, { $before }.
refusal-holdem-too_many_straddles = Demasiados straddles: solo los asientos tras las ciegas pueden ponerlos.
refusal-holdem-short_ante_for_the_table = Este ajuste del ante incompleto necesita un ante de cada jugador: mira el criterio TH-11.
refusal-holdem-seats = Hold’em no se puede jugar con ese número de asientos.
refusal-holdem-button = El botón no está en ningún asiento de esta mesa.
refusal-holdem-no_chips = Un asiento sin fichas no puede jugar.
refusal-holdem-too_many_chips = Hay más fichas en la mesa de las que se pueden contar.
refusal-holdem-posts_length = Las apuestas previas no coinciden con los asientos.
refusal-holdem-no_seat_for_straddle = Straddle: este ajuste necesita una mesa de al menos { $needed_count } asientos, y esta tiene { $seats_count }.
refusal-holdem-unknown_seat = Ese asiento no existe en esta mano.
refusal-holdem-blind_seat = Las ciegas no están en asientos de esta mesa.

## Negativas de Packs Poker

refusal-packs_poker-wagers_closed = No va más. Apuesta antes de la primera carta de la próxima ronda.
refusal-packs_poker-no_such_seat = Ese asiento no existe en esta ronda.
refusal-packs_poker-not_a_player = En Packs Poker solo actúan los jugadores y el reloj.
refusal-packs_poker-already_done = Ya estás listo: tus apuestas valen hasta que se liquide la ronda.
refusal-packs_poker-clock_does = El reloj no puede hacer eso ahora.
refusal-packs_poker-no_such_pack = No hay pack { $pack }: la mesa tiene { $packs }.
refusal-packs_poker-bonus_without_pack = Un bonus necesita una apuesta en el mismo pack.
refusal-packs_poker-pack_off_limits = Una apuesta por pack es de { $least } a { $most }.
refusal-packs_poker-bonus_off_limits = Un bonus es de { $least } a { $most }, o ninguno.
refusal-packs_poker-off_unit = { $amount } no es múltiplo de { $unit }.
refusal-packs_poker-not_enough = Eso cuesta { $needed } y te quedan { $left }.
refusal-packs_poker-nothing_to_take_back = No tienes ninguna apuesta en el pack { $pack }.
refusal-packs_poker-packs = La mesa no puede tener tantos packs.
refusal-packs_poker-no_unit = Las apuestas son múltiplos de 1 centavo como mínimo.
refusal-packs_poker-limit_off_unit = Cada límite debe ser múltiplo de la unidad de apuesta, { $unit }, y no 0.
refusal-packs_poker-limits_crossed = Un mínimo, { $least }, supera a su máximo, { $most }.
refusal-packs_poker-no_aggregate = Con un pago máximo de 0 nunca se paga nada.
refusal-packs_poker-too_much_to_win = Una ronda podría ganar más de lo que se puede contar. Baja un límite o la tabla de pagos.
refusal-packs_poker-pay_table = { pay-fault }
refusal-packs_poker-no_seats = El juego necesita un jugador.
refusal-packs_poker-deck_too_small = Una baraja no basta para ese número de packs y asientos.
refusal-packs_poker-too_many_chips = Hay más dinero en la mesa del que se puede contar.
refusal-packs_poker-counts_length = Las cuentas de las cartas no coinciden con la mesa.
refusal-packs_poker-too_many_cards = Son más cartas de las que tiene una baraja.

## Negativas de High Card Flush

refusal-high_card_flush-over = La ronda ha terminado.
refusal-high_card_flush-no_such_seat = Ese asiento no existe en esta ronda.
refusal-high_card_flush-not_a_player = Eso solo pueden hacerlo los jugadores y el reloj: la casa y el personal declaran los repartos nulos.
refusal-high_card_flush-not_the_staff = Un jugador no puede declarar un reparto nulo.
refusal-high_card_flush-no_misdeal = Siete cartas no son un reparto nulo.
refusal-high_card_flush-nothing_dealt = Ahí no se han repartido cartas.
refusal-high_card_flush-not_your_turn = No es tu turno.
refusal-high_card_flush-already_wagered = Ya has apostado. Espera las cartas.
refusal-high_card_flush-wagers_closed = No va más: las cartas están repartidas.
refusal-high_card_flush-wagers_open = Aún no hay cartas: apuesta o no juegues esta ronda.
refusal-high_card_flush-clock_does = El reloj no puede hacer eso ahora.
refusal-high_card_flush-off_limits = { $amount } está fuera de los límites: apuesta de { $least } a { $most }.
refusal-high_card_flush-off_unit = { $amount } no es múltiplo de { $unit }.
refusal-high_card_flush-no_ante = Un bonus necesita un ante de { $least } o más.
refusal-high_card_flush-no_progressive = Esta mesa no tiene apuesta progresiva.
refusal-high_card_flush-not_enough = { $wanted } es más de los { $stack } que tienes.
refusal-high_card_flush-raise_not_whole = Una subida es un múltiplo entero de tu ante, { $ante }.
refusal-high_card_flush-raise_above_limit = Con un color de { $length } cartas puedes subir { $most } como mucho.
refusal-high_card_flush-no_unit = Las apuestas son múltiplos de 1 centavo como mínimo.
refusal-high_card_flush-no_minimum = Una apuesta es de una unidad como mínimo.
refusal-high_card_flush-limits_crossed = Un mínimo, { $least }, supera a su máximo, { $most }.
refusal-high_card_flush-limit_off_unit = Un límite de { $amount } no es múltiplo de la unidad, { $unit }.
refusal-high_card_flush-raise_limit = La subida con un color de { $length } cartas no puede ser de { $antes } antes.
refusal-high_card_flush-pay_table = { pay-fault }
refusal-high_card_flush-above_meter = Una parte del progresivo es más que todo el contador.
refusal-high_card_flush-no_bonus_limit = Con un límite de 0 ningún bonus podría ganar. Déjalo vacío para no poner límite.
refusal-high_card_flush-pays_too_much = Una ronda podría ganar más de lo que se puede contar. Baja un máximo o una tabla de pagos.
refusal-high_card_flush-seats = High Card Flush no se puede jugar con ese número de asientos.
refusal-high_card_flush-too_many_chips = Hay más dinero en la mesa del que se puede contar.
refusal-high_card_flush-no_meter = La apuesta progresiva no tiene contador.

## Negativas de Mount Holyoke

refusal-mount_holyoke-over = La ronda ha terminado.
refusal-mount_holyoke-no_such_seat = Ese asiento no existe en esta ronda.
refusal-mount_holyoke-dropped_out = Este jugador ha dejado la partida.
refusal-mount_holyoke-not_a_player = En Mount Holyoke solo actúan los jugadores y el reloj.
refusal-mount_holyoke-out_for_the_run = Has pasado y estás fuera hasta que acabe esta serie.
refusal-mount_holyoke-not_your_turn = No es tu turno.
refusal-mount_holyoke-clock_does = El reloj no puede hacer eso ahora.
refusal-mount_holyoke-leader_must_play = Sales tú: juega cualquier combinación.
refusal-mount_holyoke-not_held = No tienes { $card }.
refusal-mount_holyoke-opening_card = La ronda empieza con { $opening } sola, la carta más baja repartida.
refusal-mount_holyoke-opening_lacks = La ronda empieza con una combinación que contenga { $opening }, la carta más baja repartida.
refusal-mount_holyoke-no_combination = No es una combinación válida.
refusal-mount_holyoke-other_count = { $asked_count ->
    [one] Hay una carta en la mesa
   *[other] Hay { $asked } cartas en la mesa
}: juega otras tantas o pasa.
refusal-mount_holyoke-other_kind = Juega una combinación más alta de la misma clase o pasa.
refusal-mount_holyoke-not_higher = { $play } no supera { $under }: juega más alto o pasa.
refusal-mount_holyoke-no_rounds = Una partida tiene 1 ronda como mínimo.
refusal-mount_holyoke-no_points = Una partida a 0 puntos acaba antes de empezar.
refusal-mount_holyoke-too_many_points = Son más puntos de los que se pueden contar.
refusal-mount_holyoke-players = Mount Holyoke no se puede jugar con ese número de jugadores.
refusal-mount_holyoke-round_zero = Las rondas se cuentan desde 1.
refusal-mount_holyoke-leader = El jugador que sale debe tener asiento.
refusal-mount_holyoke-leader_dropped_out = El jugador que sale debe seguir en la partida.
refusal-mount_holyoke-match_over = La partida ha terminado. Empieza una nueva.

## Negativas del poker run

refusal-poker_run-over = El evento ha terminado. Ya no se puede anotar nada.
refusal-poker_run-cancelled = El evento se ha cancelado. Ya no se puede anotar nada.
refusal-poker_run-not_in_version = Este evento se abrió con una versión anterior del programa, que no tiene esa anotación.
refusal-poker_run-not_staff = Solo el equipo hace anotaciones. Abre el enlace que te envió la organización.
refusal-poker_run-wheel_only_spins = La ruleta solo da cartas. Esto tiene que hacerlo alguien del equipo.
refusal-poker_run-wheel_needs_time = Una carta que saca la ruleta tiene hora. Solo las cartas de hojas en papel no la tienen.
refusal-poker_run-card_conflict = { $mark ->
    [extra] La carta adicional de la mano { $hand } es { $stamped } donde se selló y { $typed } en la hoja. Guarda la hoja: decide la organización.
   *[stop] La carta de la parada { $stop } de la mano { $hand } es { $stamped } donde se selló y { $typed } en la hoja. Guarda la hoja: decide la organización.
}
refusal-poker_run-spin_off_now = El evento está cerrado y se está deshaciendo un empate. Ahora solo se pueden anotar las cartas del desempate.
refusal-poker_run-no_spin_off = Ahora no se está deshaciendo ningún empate.
refusal-poker_run-not_tied = La mano { $first } no tiene que girar en esta ronda.
refusal-poker_run-registered = El número { $first } ya está inscrito. Añádele una mano o usa otro número.
refusal-poker_run-withdrawn = El número { $first } se ha retirado. Inscribe con otro número.
refusal-poker_run-card_drawn = El número { $participant } ya no puede retirarse ni se puede corregir su inscripción: la mano { $hand } ya tiene una carta.
refusal-poker_run-at_finish_already = El número { $participant } ya no puede retirarse ni se puede corregir su inscripción: llegó a la meta a las { $at }. Si se escaneó por error, anula primero esa llegada.
refusal-poker_run-nothing_changed = El número { $first } ya está inscrito así.
refusal-poker_run-only_hand = La mano { $first } es la única de este participante. Retira al participante.
refusal-poker_run-name = Un nombre tiene de 1 a 80 caracteres.
refusal-poker_run-no_such_participant = No hay nadie inscrito con el número { $first }. Compáralo con la hoja.
refusal-poker_run-no_such_hand = No existe la mano { $first }. Compara el número con la hoja.
refusal-poker_run-hands_limit = El número { $participant } ya tiene todas las manos que puede tener una persona: { $limit }.
refusal-poker_run-too_much_money = El evento recaudaría más dinero del que se puede contar. Revisa los precios.
refusal-poker_run-already_stamped = { $mark ->
    [extra] La mano { $hand } ya tiene su carta extra, { $card }{ $at ->
        [none] { "" }
       *[time] , sacada a las { $at }
    }. Si está mal, anúlala primero.
   *[stop] La mano { $hand } ya tiene su carta de la parada { $stop }: { $card }{ $at ->
        [none] { "" }
       *[time] , sacada a las { $at }
    }. Si está mal, anúlala primero.
}
refusal-poker_run-spins_at_once = La mano { $hand } es de alguien que no hace la ruta. Gira las cinco cartas de una vez, en la primera parada o en la meta.
refusal-poker_run-rides_stop_by_stop = La mano { $hand } es de alguien que hace la ruta: recibe una carta en cada parada.
refusal-poker_run-not_next_stop = La mano { $hand } aún no tiene la carta de la parada { $next }, que va antes de la parada { $stop }. Envía allí al participante. Si la carta ya está en la hoja, esa parada tiene que anotarla primero. Si el participante se la saltó y ya tiene una carta de la parada { $stop }, pregunta a la organización si cuenta.
refusal-poker_run-after_deadline = Las { $at } es después de la hora límite, { $deadline }. Ya no se sacan cartas. Si se sacó antes, escribe la hora de entonces.
refusal-poker_run-at_finish = El número { $participant } ya estaba en la meta a las { $arrived }, así que no puede sacar una carta a las { $at }. Si la sacó antes, escribe la hora de entonces.
refusal-poker_run-card_held = { $draw ->
    [respin] La mano { $hand } ya tiene { $card }. Gira otra vez.
   *[pack] La mano { $hand } ya tiene { $card } y cada carta está una sola vez en su baraja. Vuelve a leer la carta.
}
refusal-poker_run-rider_at_finish = El número { $participant } hace la ruta y estaba en la meta a las { $at }. Una mano nueva ya no podría pasar por las paradas. Si esa llegada está mal, anúlala primero.
refusal-poker_run-already_arrived = El número { $participant } se escaneó por primera vez en la meta a las { $at }. Esa es su llegada.
refusal-poker_run-too_early = Las { $at } es antes de las { $after }, la hora de la última anotación anterior. Corrige la hora.
refusal-poker_run-not_arrived = El número { $first } no se ha escaneado en la meta. Anota primero su llegada.
refusal-poker_run-no_extra_card = En este evento no se vende carta extra.
refusal-poker_run-stops_missing = A la mano { $hand } le falta la carta de la parada { $next }. La carta extra va después de la última parada.
refusal-poker_run-extra_taken = El número { $participant } ya ha usado su única carta extra, en la mano { $with }.
refusal-poker_run-turned_in = La mano { $hand } se entregó a las { $at }. Ya no recibe más cartas. Si está mal, anula primero la entrega.
refusal-poker_run-no_turn_in = La mano { $first } no se ha entregado, así que no hay ninguna entrega que anular.
refusal-poker_run-nothing_to_void = { $mark ->
    [extra] La mano { $hand } no tiene ninguna carta extra que anular.
   *[stop] La mano { $hand } no tiene ninguna carta de la parada { $stop } que anular.
}
refusal-poker_run-no_arrival = El número { $first } no se ha escaneado en la meta: no hay ninguna llegada que anular.
refusal-poker_run-arrival_stands = { $rests ->
    [turned_in] La llegada del número { $participant } no se puede anular: la mano { $hand } ya se entregó. Anula primero la entrega.
    [extra] La llegada del número { $participant } no se puede anular: la mano { $hand } tiene una carta extra. Anúlala primero.
    [closed_stop] La llegada del número { $participant } no se puede anular: la mano { $hand } sacó en la meta la carta de una parada cerrada. Anula primero esa carta.
   *[spun_at_finish] La llegada del número { $participant } no se puede anular: la mano { $hand } se giró en la meta. Anula primero sus cartas.
}
refusal-poker_run-no_reason = Da un motivo, de 1 a 200 caracteres.
refusal-poker_run-fee_paid = La cuota de la mano { $first } ya está pagada.
refusal-poker_run-fee_unpaid = La cuota de la mano { $first } no está pagada. Anota el pago antes que el premio.
refusal-poker_run-no_payment = No consta ningún pago de la cuota de la mano { $first }, así que no hay nada que anular.
refusal-poker_run-prize_follows = El premio de la mano { $first } consta como pagado. Anula eso antes que la cuota.
refusal-poker_run-prize_unpaid = El premio de la mano { $first } no consta como pagado, así que no hay nada que anular.
refusal-poker_run-prizes_not_final = Los premios no son definitivos. Antes hay que cerrar el evento.
refusal-poker_run-no_prize = La mano { $first } no ganó ningún premio.
refusal-poker_run-prize_paid = El premio de la mano { $hand } por el puesto { $place } ya consta como pagado.
refusal-poker_run-out_of_order = La mano { $hand } estaba en la parada { $other } a las { $there }, así que no pudo estar en la parada { $stop } a las { $at }. Corrige la hora.
refusal-poker_run-stop_skipped = La mano { $hand } se saltó la parada { $skipped }: esa parada ha anotado todas sus cartas hasta las { $until } y esta mano no tiene ninguna. Envía al participante de vuelta a la parada { $skipped }. Si la hoja ya tiene una carta de la parada { $stop }, pregunta a la organización si cuenta.
refusal-poker_run-no_reports = En este evento las cartas cuentan según se anotan, así que las paradas no informan de nada.
refusal-poker_run-report_not_later = La parada { $stop } ya informó hasta las { $reported }. Indica una hora posterior.
refusal-poker_run-nothing_reported = La parada { $first } no ha informado de nada, así que no hay nada que retirar.
refusal-poker_run-report_not_earlier = La parada { $stop } ha informado hasta las { $reported }. Para corregirlo, indica una hora anterior; para retirar el parte, deja la hora vacía.
refusal-poker_run-no_posted_order = En este evento las paradas se visitan en cualquier orden, así que no se salta ninguna.
refusal-poker_run-skip_allowed = La mano { $hand } ya puede seguir sin la parada { $stop }.
refusal-poker_run-stop_closed = La parada { $first } ya está cerrada.
refusal-poker_run-stop_not_closed = La parada { $first } no está cerrada.
refusal-poker_run-passed_stop = La parada { $stop } sigue cerrada: la mano { $hand } siguió sin su carta o la sacó en otro sitio.
refusal-poker_run-deadline_not_later = La hora límite es { $deadline } y solo se puede retrasar.
refusal-poker_run-no_hands = Cada persona tiene al menos una mano: un límite de 0 manos no es posible.
refusal-poker_run-price_of_no_card = La carta extra tiene precio, pero este evento no vende ninguna. Permite la carta extra o quita su precio.
refusal-poker_run-card_stops = Una mano tiene exactamente cinco paradas: marca cinco lugares del recorrido como paradas con carta, no { $first }.
refusal-poker_run-too_many_places = El recorrido tiene { $first } lugares. El máximo es 1000.
refusal-poker_run-place_name = El lugar { $first } del recorrido necesita un nombre de 1 a 200 caracteres.
refusal-poker_run-too_many_prizes = Hay { $first } premios. El máximo es 1000.
refusal-poker_run-shares_too_much = Las partes de los premios suman más del 100 % de lo recaudado.
refusal-poker_run-prizes_too_large = Los premios fijos suman más de lo que se puede contar.

## Eventos: plan, equipo e inscripción

run-stage-draft = Borrador
run-stage-registration = Inscripción
run-stage-running = En marcha
run-stage-counting = Recuento
run-stage-final = Definitivo
run-stage-cancelled = Cancelado
run-listed = Eventos
run-own = Tus eventos
run-own-none = Todavía no tienes eventos. Aquí aparecen los que organizas y aquellos en los que ayudas. Un evento es un poker run: los participantes sacan una carta en cada una de cinco paradas y ganan las cinco mejores cartas.
run-waiver = Exención de responsabilidad
run-waiver-setting = Quien hace la ruta firma una exención de responsabilidad
run-waiver-setting-why = En la inscripción se marca quién ha firmado. Las listas y la primera parada avisan de quién falta.
run-waiver-text = Texto de la exención o su dirección (puede quedar vacío)
run-waiver-is = Quien hace la ruta firma una exención de responsabilidad.
run-waiver-signed = Exención firmada
run-waiver-missing = exención sin firmar
run-only-unsigned = Solo quienes no han firmado la exención
run-totals-unsigned = { $unsigned ->
    [one] Falta la exención de un participante.
   *[other] Falta la exención de { $unsigned } participantes.
}
desk-waiver-missing = Exención sin firmar. Puedes sacar la carta, pero tiene que firmar en la inscripción antes de seguir la ruta.
run-listing = Página de inicio
run-listed-in-lobby = Mostrar el evento en la página de inicio de esta sala
run-listed-why = Quien abra la sala encontrará allí el evento y su clasificación, desde que se abra la inscripción hasta una semana después de la fecha. Si no, el evento solo se encuentra por sus enlaces.
run-is-listed = El evento aparece en la página de inicio de esta sala en cuanto se abre.
run-is-unlisted = El evento no aparece en la página de inicio; solo se encuentra por sus enlaces.
run-provable = Los sorteos se pueden comprobar
run-provable-why = En cada sorteo en la pantalla, el participante dice un número. Así, ni la sala ni el equipo pueden elegir una carta por su cuenta, y cada cual lo comprueba en la página de su mano. Cada carta tarda unos segundos más, y no se puede cambiar una vez abierta la inscripción.
run-provable-title = Sorteos en la pantalla
run-provable-is = Cada participante dice un número en cada sorteo y puede comprobar la carta.
run-provable-is-not = La sala saca las cartas y no se pueden comprobar.
run-provable-fixed = Esto quedó fijado al abrir la inscripción.
run-sheet-roots = Raíz de la sala para los sorteos, fijada antes. La página de esta hoja tiene que mostrar la misma.
run-sheet-block = Bloque { $block }, números { $first } a { $last }, manos { $low } a { $high }:
correct-spin-at-desk = Para sacarla en la pantalla, atiende al participante en la parada o en la meta.
run-new = Nuevo evento
run-plan = Plan del evento
run-line = { $date } · { $stage }
run-name = Nombre del evento
run-name-why = Por ejemplo, «Ruta por el Hospital Infantil». Sale en la clasificación y en cada hoja, así que nombra en él la causa benéfica.
run-date = Fecha
run-time-zone = Zona horaria
run-zone-why = Escribe una ciudad, un país o una diferencia horaria: Madrid, México, −6.
run-zone-none = Ninguna zona horaria coincide.
run-zone-list = Coincidencias
run-zone-more = Hay { $more } más. Sigue escribiendo para encontrarlas.
run-deadline = Hora límite
run-deadline-why = Todos deben estar en la meta a esta hora. Un segundo después ya es tarde.
run-next-day = La hora límite es pasada la medianoche, al día siguiente
run-emergency = Teléfono para emergencias
run-emergency-why = Sale impreso en cada hoja, para quien tenga un problema en la carretera: +34 600 123 123. Puede quedar vacío.
run-route = Recorrido
run-route-why = Cinco lugares dan carta, en el orden del recorrido. Los demás lugares del camino no dan ninguna. Escríbelos como los buscará quien va en moto, con nombre y lugar: «Bar Molino, calle Mayor 12».
run-place-stop = Parada { $stop }
run-place-plain = Lugar sin carta
run-add-place = Añadir un lugar sin carta
run-move-up = Subir: { $place }
run-move-down = Bajar: { $place }
run-remove-place = Quitar: { $place }
run-finish = Meta
run-finish-why = Donde todos entregan su hoja, con nombre y lugar: «Casa de Cultura, plaza Mayor». Sale en cada hoja. Puede quedar vacío.
run-stop-named = Parada { $stop }: { $name }
run-finish-named = Meta: { $name }
run-money = Precios
run-hand-price = Precio de una mano
run-hands-limit = Manos por participante
run-extra-price = Precio de una carta extra
run-free = gratis
run-prizes = Premios
run-prizes-why = Un premio por puesto: una cantidad o una parte de la recaudación. Ganan tantas manos como premios haya. Lo que dejan los premios es para la causa benéfica, como un hospital infantil.
run-prize-place = Puesto { $place }
run-prize-amount = { $prize }, cuánto
run-prize-kind-none = sin premio
run-prize-kind-amount = dólares
run-prize-kind-share = % recaudado
run-add-prize = Añadir un premio
run-remove-prize = Quitar el premio del puesto { $place }
run-low-hand-prize = Mano más baja
run-charity-share = Los premios se llevan el { $prizes } de la recaudación. El { $charity } restante es para la causa benéfica.
run-charity-over = Los premios se llevan el { $prizes } de la recaudación.
run-charity-rest = La causa benéfica recibe lo que los premios dejan de la recaudación. Si los premios fijos cuestan más de lo recaudado, el evento paga la diferencia.
run-more-rules = Más reglas
run-more-rules-why = La mayoría de los eventos las deja como están. Cada regla enlaza con su norma.
run-others-usual = Las demás reglas son las habituales.
run-default = (habitual)
run-past-night = La hora límite ya ha pasado. Si es pasada la medianoche, la noche después del evento, marca que es al día siguiente.
run-past = La hora límite ya ha pasado. Un día en papel aún se puede anotar después.
run-names = Corregir nombres o mostrar el evento
run-names-why = El cambio vale enseguida. Lo demás del plan no cambia.
run-ruling = Norma { $ruling }, en otra pestaña
run-setting-draw = De dónde salen las cartas
run-setting-draw-why = Si a una mano le puede tocar dos veces la misma carta. Las cartas salen de la ruleta de la pantalla, o el equipo escribe la que mostró una ruleta o una baraja de verdad.
run-option-draw-wheel = Una ruleta: una carta puede salir dos veces
run-option-draw-pack = Una baraja por mano: ninguna carta sale dos veces
run-option-draw-respin = Una ruleta, que se gira de nuevo si la mano ya tiene la carta
run-setting-extra-card = Carta extra
run-setting-extra-card-why = Una sexta carta que se vende en la meta antes de entregar la mano. Cuentan las cinco mejores.
run-option-extra-card-per-hand = Una por mano
run-option-extra-card-per-participant = Una por participante
run-option-extra-card-none = Sin carta extra
run-setting-deadline-for = Qué debe ocurrir antes de la hora límite
run-setting-deadline-for-why = El primer escaneo en la meta es la llegada. Las manos que llegan tarde se muestran, pero no se clasifican.
run-option-deadline-for-arrival = El participante llega a la meta
run-option-deadline-for-turn-in = La mano se entrega
run-setting-route = Orden de las paradas
run-setting-route-why = Si los participantes visitan las paradas en el orden del recorrido.
run-option-route-ordered = En el orden del recorrido
run-option-route-any-order = En cualquier orden
run-setting-wins = Varias manos
run-setting-wins-why = Con cuántas manos puede ganar un participante.
run-option-wins-every-hand = Puede ganar con cada mano
run-option-wins-best-hand-only = Solo con su mejor mano
run-setting-ties = Empates
run-setting-ties-why = Qué ocurre cuando manos iguales ganan un premio.
run-option-ties-share = Se reparten los premios
run-option-ties-spin-off = Cada una saca una carta y gana la más alta
run-setting-unclaimed = Premios que nadie gana
run-setting-unclaimed-why = Quién se queda un premio cuando hay menos manos clasificadas que premios.
run-option-unclaimed-event = Se los queda el evento
run-option-unclaimed-charity = Van a la causa benéfica
run-setting-five-of-a-kind = Cinco cartas del mismo valor
run-setting-five-of-a-kind-why = Una ruleta puede darlas, pero la clasificación de manos no las nombra.
run-option-five-of-a-kind-as-quads = Cuentan como póker
run-option-five-of-a-kind-above-royal-flush = Ganan a la escalera real
run-setting-fees = Pago de las manos
run-setting-fees-why = Si en la inscripción se lleva la cuenta de las manos sin pagar. Las manos sin pagar no entran en la recaudación.
run-option-fees-at-registration = Todos pagan al inscribirse
run-option-fees-recorded = El equipo anota cada pago
run-setting-stamps = Anotación de las cartas
run-setting-stamps-why = Elige la segunda opción si en alguna parada no hay conexión y sus cartas se anotan más tarde.
run-option-stamps-as-entered = Las cartas se anotan al salir, parada por parada
run-option-stamps-by-time = Las cartas cuentan por la hora del sello y pueden anotarse en cualquier orden
run-setting-low-hand = Premio a la mano más baja
run-setting-low-hand-why = Es para la más baja de las manos clasificadas.
run-create = Crear el evento
run-save-plan = Guardar el plan
run-change-plan = Cambiar el plan
run-copy = Copiar un evento anterior
run-copy-none = Empezar con un plan vacío
run-copy-why = Se copian el recorrido, los precios, los premios y las reglas. Elige una fecha nueva.
run-open = Abrir la inscripción
run-open-why = Lee el plan una vez más. Se puede cambiar hasta que se saque la primera carta; si los sorteos se pueden comprobar queda fijado ahora.
run-change-why = El plan se puede cambiar hasta que se saque la primera carta, salvo si los sorteos se pueden comprobar.
run-discard = Descartar el borrador
run-discard-question = El borrador se descarta y no se puede volver a abrir.
run-to-staff = Página del equipo del evento
run-share = { $share } de la recaudación
run-prize-line = Puesto { $place }: { $prize }
run-low-line = Mano más baja: { $prize }
run-extra-priced = { $extra }, { $price }
run-fault-stop-twice = Otra parada tiene este nombre. Pon a cada parada un nombre distinto.
run-fault-empty = Rellena este campo.
run-fault-long = Acórtalo a { $most } caracteres.
run-fault-time = Pon una hora, como 16:00.
run-fault-amount = Pon una cantidad de dinero, como 10 o 7,50.
run-fault-share = Pon un porcentaje de 0 a 100, como 25 o 12,5, o quita el premio.
run-fault-prize = Pon una cantidad de dinero, como 250, o quita el premio.
run-fault-date = Elige una fecha.
run-fault-time-zone = El servidor no conoce esta zona horaria. Elige otra.
run-fault-zone = Elige una zona horaria de la lista: escribe una ciudad, como Madrid, o una diferencia, como −6.
run-fault-emergency = Pon un número de teléfono, como +34 600 123 123: cifras, espacios y + - ( ) . /
run-fault-deadline = Pon una hora, como 16:00.
run-fault-hands = Pon un número de manos de 1 a 999, o deja el campo vacío si no hay límite.
run-fault-value = El servidor no entiende este valor. Revísalo.
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
run-deadline-at = hora límite { $time }
run-you-are = { $name }: { $roles }
run-still-draft = El evento es un borrador. Lee el plan y abre la inscripción.
run-no-roles = Tus enlaces fueron revocados, así que no puedes anotar nada. Pide otro a la organización.
run-desks = Tus puestos
run-desk-plan = Plan
run-desk-plan-what = Recorrido, precios, premios y reglas
run-desk-registration = Inscripción
run-desk-registration-what = Anotar participantes, manos y pagos
run-desk-sheets = Hojas de anotación
run-desk-sheets-what = Imprimir una hoja por participante, u hojas en blanco
run-desk-stops-what = Anotar la carta de cada mano
run-desk-finish = Meta
run-desk-finish-what = Llegadas, cartas extra y hojas entregadas
run-desk-corrections = Correcciones
run-desk-corrections-what = Anular una carta o una llegada equivocada
run-desk-money = Dinero
run-desk-money-what = Recaudación, premios y causa benéfica
run-desk-board = Clasificación
run-desk-board-what = La clasificación como la ve todo el mundo
run-invite = Invitar al equipo
run-invite-why = Crea un enlace para cada tarea y envíalo a quien la hace. Quien tiene varios enlaces tiene todas sus funciones.
run-roles = El enlace permite trabajar aquí:
run-make-link = Crear el enlace
run-link-no-role = Elige al menos una tarea.
run-make-all-links = Crear un enlace para cada tarea
run-made-links = Enlaces nuevos
run-links-once = Estos enlaces se ven en esta pestaña del navegador hasta que la cierres, y nunca más. Deja que los demás lean el código en esta pantalla, o copia, envía o imprime los enlaces. Quien tiene un enlace puede usarlo.
run-print-links = { $links ->
    [one] Imprimir el enlace
   *[other] Imprimir los { $links } enlaces
}
run-link-number = Enlace { $link }
run-link-how = Lee el código con la cámara del móvil o escribe la dirección. Después pon tu nombre.
run-link-address = Dirección
run-link-origin = Dirección de la sala en los enlaces
run-link-origin-why = Este ordenador está en varias redes. Elige la dirección de la red de los móviles.
run-address-loopback = Los móviles no pueden abrir { $address }: en un móvil, esa dirección es el propio móvil.
run-address-why = Los enlaces de abajo llevan una dirección que sí pueden abrir. Si quieres trabajar tú también con ella, sigue allí: se crea un enlace de organización para ti y pones tu nombre otra vez.
run-address-why-new = Planifica el evento en la dirección que sí pueden abrir.
run-address-command = Los enlaces de abajo solo funcionan en este ordenador. Para la sala, arráncala de nuevo con esta orden y recarga esta página. Entonces te lleva a la dirección para móviles.
run-address-command-new = Antes de planificar el evento, para la sala, arráncala de nuevo con esta orden y ábrela en la dirección que muestra.
run-address-continue = Seguir en { $address }
run-link-line = Enlace { $link }: { $roles }
run-link-revoked = revocado
run-send = Enviar
run-links = Enlaces
run-links-none = Todavía no hay enlaces.
run-revoke = Revocar
run-revoke-link = Revocar el enlace { $link }
run-revoke-question = Todos los que se unieron con el enlace { $link } pierden sus funciones. Las de otros enlaces se mantienen.
run-staff = Equipo
run-staff-number = Número { $staff }
run-staff-command-line = Línea de comandos
run-staff-without-roles = sin funciones
run-join = Unirse
run-join-tasks = Con este enlace ayudas aquí:
run-join-again = Intentarlo de nuevo
run-join-why = Te han invitado a ayudar en este evento. Tu nombre queda junto a lo que anotes.
run-join-no-token = Este enlace está incompleto. Abre el enlace entero que te envió la organización.
run-participant-name = Nombre del participante
run-hands = Manos
run-hand = Mano { $hand }
run-riding = Modalidad
run-rides = Hace la ruta
run-rides-not = No hace la ruta
run-payment = Pago
run-paid = Pagado
run-unpaid = Sin pagar
run-shown = En la clasificación
run-shown-number = Solo número
run-shown-initials = Iniciales
run-shown-name = Nombre completo
run-more-fields = Número, contacto
run-number = Número
run-number-why = El número de una hoja en blanco, con su letra. Déjalo vacío para el siguiente número libre.
run-contact = Contacto
run-contact-why = Un teléfono o una dirección. Solo lo ven la inscripción y la organización.
run-register = Inscribir
run-registered = { $name }: { $hands ->
    [one] 1 mano
   *[other] { $hands } manos
}{ $paid ->
    [yes] , pagado
   *[no] {""}
}
run-namesake = { $name } ya consta en la inscripción, con el número { $number }.
run-namesake-another = Inscribir a otra persona
run-namesake-open = Abrir el número { $number }
run-sending = Enviando { $count }…
run-not-registered = { $name } no quedó inscrito.
run-maybe-registered = El servidor no respondió. Busca el nombre en la lista antes de inscribirlo otra vez.
run-not-paid = El pago del número { $number } no quedó anotado. Ábrelo en la lista.
run-correct = Corregir
run-registered-list = Participantes
run-totals = { $people ->
    [one] 1 participante
   *[other] { $people } participantes
}, { $hands ->
    [one] 1 mano
   *[other] { $hands } manos
}.
run-totals-unpaid = { $unpaid } sin pagar.
run-search = Buscar por nombre o número
run-found = { $count ->
    [one] 1 participante
   *[other] { $count } participantes
}
run-only-unpaid = Solo sin pagar
run-show-all = Mostrar los { $count }
run-hands-count = { $hands ->
    [one] 1 mano
   *[other] { $hands } manos
}
run-unpaid-count = { $unpaid } sin pagar
run-withdrawn = Retirado
run-to-give-back = { $amount } por devolver
run-withdraw = Retirar
run-correct-name = Corregir el nombre
run-correct-name-why = El nombre de la misma persona. Otra persona se inscribe con otro número.
run-correct-rides = Sí hace la ruta
run-correct-rides-why = En vez de sacar las cinco cartas a la vez, este participante saca una carta en cada parada.
run-correct-rides-not = No hace la ruta
run-correct-rides-not-why = En vez de una carta en cada parada, este participante saca las cinco a la vez, en la primera parada o en la meta.
run-correct-over = Ya tiene una carta o está en la meta: aquí ya no se pueden corregir el nombre ni la ruta, ni quitar manos.
run-remove-hand = Quitar la mano { $hand }
run-remove-hand-why = La mano { $hand } de { $name } no juega y su número no se vuelve a usar.
run-withdraw-question = { $name }, con el número { $number }, se retira con todas sus manos, y el número no se vuelve a usar.
run-withdraw-nothing = No pagó nada.
run-withdraw-refund = Devuelve { $amount }.
run-withdrew = Retirado.
run-add-hand = Añadir una mano
run-hand-added = Se añadió una mano.
run-record-payment = { $hands ->
    [one] Anotar el pago
   *[other] Anotar el pago de { $hands } manos
}
run-payment-recorded = El pago está anotado.
run-save-details = Guardar
run-saved = Guardado.
run-registration-over = Ya no se puede inscribir a nadie.
run-fault-name = Escribe el nombre.
run-fault-hands-here = Pon un número de 1 a { $most }.
run-fault-number = Pon un número de seis cifras como máximo, como 17 o 17K, o deja el campo vacío.
run-sheets-why = Cada participante lleva una hoja de parada en parada. Su código QR abre la página del participante en el móvil.
run-sheets-from = Desde el número
run-sheets-to = Hasta el número
run-sheets-hands = Manos en una hoja en blanco
run-sheets-paper = Papel
run-paper-letter = Carta
run-sheets-blank = Incluir hojas en blanco, para números aún sin inscribir
run-sheets-make = Preparar las hojas
run-sheets-preview = Vista previa sin códigos
run-sheets-ready = { $pages ->
    [0] No hay hojas con esos números.
    [one] Hay 1 página lista para imprimir.
   *[other] Hay { $pages } páginas listas para imprimir.
}
run-sheets-print = Imprimir
run-sheets-next = Lote siguiente
run-fault-sheets-from = Pon el primer número, 1 o más.
run-fault-sheets-to = Como máximo { $most } hojas a la vez: pon de { $from } a { $last }.
run-fault-sheets-hands = Pon un número de 1 a { $most }.
run-sheet-of = Hoja de anotación { $number }
run-sheet-name = Nombre
run-sheet-issue = Hoja { $issue }: sustituye a una perdida
run-sheet-preview = Vista previa, sin código
run-sheet-qr = Código QR de { $url }
run-sheet-hand = Mano
run-sheet-card = Carta
run-sheet-cut = N.º
run-sheet-time = Hora
run-sheet-initials = Iniciales
run-sheet-root-is = Una raíz fija la parte de la sala en cada sorteo.
run-sheet-emergency = Emergencias:
run-sheet-board = Clasificación:
run-rule-cards = En cada parada saca una carta por cada mano. El equipo anota carta, hora e iniciales.{ $draw ->
    [pack] { " " }Ninguna carta sale dos veces en una mano.
    [respin] { " " }La ruleta se gira de nuevo si la mano ya tiene la carta.
   *[wheel] {""}
}
run-rule-cut = En cada sorteo en la pantalla, di un número del 1 al 52. Elígelo por tu cuenta, cada vez uno distinto, y apúntalo en la casilla.
run-rule-hands = { $limit ->
    [none] Puedes jugar varias manos
    [1] Puedes jugar una mano
   *[other] Puedes jugar hasta { $limit } manos
}, cada una en su línea. { $wins ->
    [best_hand_only] Solo cuenta tu mejor mano.
   *[every_hand] Puede ganar cualquiera de ellas.
}
run-rule-route = { $route ->
    [any_order] Visita las cinco paradas en cualquier orden.
   *[ordered] Visita las cinco paradas en el orden de sus números.
}
run-rule-deadline = { $what ->
    [turn_in] Entrega esta hoja en la meta antes de las { $time } o a esa hora. Después no se clasifica.
   *[arrival] Llega a la meta a las { $time } como muy tarde y entrega esta hoja. Si llegas más tarde, tus manos no se clasifican.
}
run-rule-extra = { $extra ->
    [none] No hay carta extra.
    [per_participant] En la meta puedes comprar una carta extra ({ $price }) para una de tus manos, antes de entregarla.
   *[per_hand] En la meta puedes comprar una carta extra ({ $price }) por mano, antes de entregarla.
}
run-rule-riders = Los participantes que no hacen la ruta sacan las cinco cartas en la primera parada o en la meta.
run-rule-best = Cuentan las cinco mejores cartas de cada mano. { $ties ->
    [spin_off] Las manos iguales se desempatan con la ruleta.
   *[share] Las manos iguales se reparten los premios.
}
run-replace-sheet = Sustituir una hoja perdida
run-replace-reason = Motivo
run-replace-question = El código de la hoja anterior deja de valer. Imprime después la hoja nueva. El motivo es público. No escribas nombres.
run-replace-lost = perdida
run-replace-void = Anular el código anterior y hacer una hoja nueva
run-replace-sure = ¿Anular ahora el código de la hoja { $number }?
run-replaced = Ahora vale la hoja { $issue }. La anterior ya no.
run-replaced-new = Ahora vale la hoja nueva. La anterior ya no.
run-replaced-print = Imprimirla
run-search-how = Intro abre el primero.
run-print-sheet = Imprimir la hoja
run-import = Hoja de cálculo
run-import-why = Guarda la lista como CSV (UTF-8). La primera línea nombra las columnas; solo el nombre es obligatorio. Si una línea tiene un error, no se inscribe a nadie. Importa cada lista una sola vez: quienes no tienen número quedarían inscritos dos veces.
run-import-file = Archivo
run-import-button = Inscribir a todos los del archivo
run-import-yes = sí
run-imported = { $count ->
    [one] 1 participante inscrito
   *[other] { $count } participantes inscritos
}{ $range ->
    [one] , con el número { $from }.
    [yes] , con los números { $from } a { $to }.
   *[no] .
}
run-imported-before = Este archivo ya se había registrado.
run-import-fault = Línea { $line }, { $column }: { $text }
run-import-hands-limit = Línea { $line }, hands: cada participante puede tener { $limit }.
run-imported-nobody = El archivo no tiene participantes.
run-imported-twice = { $name } se ha inscrito más de una vez: { $numbers }. Si es la misma persona, retira los demás.
run-imported-number = número { $number } en la línea { $line }
run-export = Guardar los participantes como CSV

## Eventos: paradas y meta

time-next-day = { $time } (del día siguiente)
desk-stop-number = parada { $stop }
desk-stop-name = { $stop } ({ $name })
desk-others = Otros puestos
desk-offline = No hay conexión y esto no se ha guardado. Lo que has escrito sigue aquí: inténtalo otra vez cuando haya señal. Repetirlo no causa ningún error.
desk-stale = No hay conexión. Lo que ves aquí puede no estar al día.
offline-no-connection = No hay conexión.
offline-waiting = { $count ->
    [one] 1 sello espera en este móvil, de las { $time }.
   *[other] { $count } sellos esperan en este móvil, el más antiguo de las { $time }.
}
offline-none-waits = Los sellos se guardan en este móvil.
offline-all-sent = Todos los sellos de este móvil están en la sala.
offline-asked = { $count ->
    [one] La organización decide sobre 1 sello.
   *[other] La organización decide sobre { $count } sellos.
}
offline-copies = { $count ->
    [one] Este móvil guarda 1 sello de este evento.
   *[other] Este móvil guarda { $count } sellos de este evento.
}
offline-sending-again = La sala ha perdido anotaciones. Este móvil envía otra vez sus sellos: { $done } de { $count }.
offline-sent-again = { $count ->
    [one] 1 sello se ha enviado otra vez:
   *[other] { $count } sellos se han enviado otra vez:
} { $entered ->
    [one] 1 anotado
   *[other] { $entered } anotados
}, { $there ->
    [one] 1 ya estaba en la sala
   *[other] { $there } ya estaban en la sala
}, { $asked ->
    [one] 1 es una pregunta
   *[other] { $asked } son preguntas
} para la organización.
offline-join-again = { $count ->
    [one] La sala ya no te conoce como parte del equipo de este evento. Este móvil guarda su sello.
   *[other] La sala ya no te conoce como parte del equipo de este evento. Este móvil guarda sus { $count } sellos.
} Únete otra vez con tu enlace, o pide uno nuevo a la organización: entonces el móvil envía lo que le falta a la sala.
offline-no-event = { $count ->
    [one] La sala no tiene este evento. Este móvil guarda su sello: avisa a la organización.
   *[other] La sala no tiene este evento. Este móvil guarda sus { $count } sellos: avisa a la organización.
}
offline-moved = Este evento continúa en otro ordenador.
offline-moved-sent = { $count ->
    [one] Guarda este móvil: el sello se envía cuando se conecte con ese ordenador.
   *[other] Puedes seguir sellando: los sellos se envían cuando este móvil se conecte con ese ordenador.
}
offline-kept = Los sellos siguen en este móvil y se envían otra vez.
offline-broken = Este navegador no puede guardar sellos, como en una ventana privada: sin conexión se pierden. Anótalos en papel y abre esta página en una ventana normal.
offline-in-order = En este evento los sellos cuentan en el orden en que llegan a la sala. Hasta que este móvil tenga conexión, las paradas siguientes mandan de vuelta a los participantes. Avisa a la organización.
offline-no-restart = Los sellos se guardan, pero sin conexión esta página no se abre otra vez si se cierra, porque la sala no usa HTTPS. Déjala abierta. Para la próxima vez, pide HTTPS a la organización: la guía de la sala lo explica en «HTTPS».
offline-outdated = Hay una versión nueva de esta página.
offline-reload = Cargarla
offline-stamp-waits = { $cards }, { $time }: espera en este móvil.
offline-stamp-asked = { $cards }, { $time }: la sala no anotó este sello y la organización decide sobre él. No saques otra carta.
offline-too-late = Puede que este sello ya se haya enviado. Anúlalo cuando haya conexión.
offline-unknown = este móvil no lo conoce
offline-unknown-why = Este móvil no conoce este número. La sala lo busca cuando se envíen los sellos.
offline-another-hand = La hoja tiene otra mano
offline-needs-letter = Este móvil no conoce el número { $participant }. Escríbelo con su letra, como en la hoja.
offline-sheet-unread = Este código no está completo. Escribe el número de la hoja con su letra.
offline-no-wheel = { $source ->
    [pack] La ruleta de la pantalla necesita la sala. Saca la carta de una baraja real, una para cada mano, o espera a que haya conexión.
   *[wheel] La ruleta de la pantalla necesita la sala. Gira una ruleta real o saca la carta de una baraja, o espera a que haya conexión.
}
offline-use-physical = { $source ->
    [pack] Escribir una carta de una baraja real
   *[wheel] Escribir una carta de una ruleta o baraja real
}
desk-not-your-stop = No tienes ninguna función en esta parada. Pide un enlace a la organización.
desk-not-finish = No tienes ninguna función en la meta. Pide un enlace a la organización.
desk-stop-closed = Esta parada está cerrada. Los participantes siguen adelante y su carta se saca en una parada posterior o en la meta. Las cartas que salieron aquí siguen valiendo.
desk-stage-draft = La inscripción aún no está abierta: no se sacan cartas.
desk-stage-counting = El evento está cerrado y se están deshaciendo los empates. Ya no se sacan cartas en las paradas.
desk-stage-final = El evento ha terminado. Ya no se sacan cartas.
desk-stage-cancelled = El evento se ha cancelado. Ya no se sacan cartas.
desk-find = Escanea una hoja o escribe su número
desk-find-button = Buscar
desk-unread = «{ $typed }» no es una hoja de este evento ni un número. Escribe un número como 17, con su letra o sin ella.
desk-nobody = La hoja { $participant } todavía no es de nadie. Comprueba el número. Si es correcto, envía a quien la trae a la inscripción.
desk-wrong-check = { $number } no es correcto: la letra es de otro número. Vuelve a leer el número de la hoja.
desk-other-event = Esta hoja es de otro evento.
desk-sheet-blank = Esta hoja, la número { $participant }, todavía no es de nadie. Envía a quien la trae a la inscripción.
desk-sheet-replaced = Esta hoja del número { $participant } se dio por perdida y se sustituyó: { $time }. Solo cuenta la hoja nueva.
desk-rides = hace la ruta
desk-rides-not = no hace la ruta
desk-withdrawn = se ha retirado
desk-entries-lost = Faltan en la sala anotaciones que ya estaban confirmadas. Antes de sacar una carta, mira la hoja: si ya muestra una, anota esa carta.
desk-withdrawn-stop = No saques ninguna carta. Envía a esta persona a la inscripción.
desk-hand = Mano { $hand }
desk-unpaid = cuota sin pagar
desk-unpaid-draw = La cuota se cobra en la meta, no aquí.
desk-spin = Girar
desk-spin-all = Sacar las cinco
desk-next = Siguiente participante
desk-write = { $cards ->
    [one] Sella o escribe { $card } en la hoja.
   *[other] Sella o escribe las cinco cartas en la hoja: { $card }.
}
desk-next-stop = Siguiente: parada { $stop }, { $name }
desk-to-finish = Era la última parada: a la meta.
desk-none-left = No queda ninguna parada después: a la meta.
desk-all-drawn-arrive = Ya están las cinco cartas. Hay que estar en la meta a las { $time } como muy tarde.
desk-all-drawn = Ya están las cinco cartas. Se entregan en la meta hasta las { $time }.
desk-drawn-at = Sacada a las { $time }
desk-check-sheet = { $cards ->
    [one] Comprueba que { $card } esté en la hoja.
   *[other] Comprueba que estas cartas estén en la hoja: { $card }.
}
desk-no-reply = Aún no hay respuesta. Puede que la carta ya haya salido. Comprobando…
desk-label-of-hand = { $label }, mano { $hand }
desk-lost = Mano { $hand }: { $cards } no se { $count ->
    [one] ha
   *[other] han
} guardado: ya se { $count ->
    [one] había introducido
   *[other] habían introducido
} { $first }{ $time ->
    [none] { "" }
   *[time] { " " }a las { $time }
}. Compara la hoja. La organización tiene una pregunta al respecto.
desk-lost-dismiss = Cerrar el aviso
desk-typed-in = Anotada en la meta, sin hora
desk-news = Mano { $hand }: { $cards }.
desk-card-of-closed = La carta de { $name }, que está cerrada:
desk-blocked-turned-in = Esta mano se entregó a las { $time }. Ya no recibe más cartas.
desk-blocked-no-rider = Este participante no hace la ruta. Las cinco cartas se sacan de una vez, en { $name } o en la meta.
desk-blocked-arrived = Este participante estaba en la meta a las { $time }. Si la carta se sacó aquí antes, en la meta la anotan de la hoja.
desk-blocked-next = La mano { $hand } aún no tiene la carta de { $name }. Envía allí primero al participante. Si la carta está en la hoja, tiene que anotarla esa parada.
desk-blocked = Esta mano no recibe ahora ninguna carta aquí.
desk-skipped = { $count ->
    [one] Sin carta de la parada { $stops }.
   *[other] Sin cartas de las paradas { $stops }.
}
desk-skipped-ask = { $count ->
    [one] ¿Está su sello en la hoja?
   *[other] ¿Están sus sellos en la hoja?
}
desk-heard = Última noticia de { $name }: { $time }.
desk-not-heard = Aún no hay noticias de { $name }.
desk-skipped-yes = { $count ->
    [one] Sí, está en la hoja
   *[other] Sí, están en la hoja
}
desk-skipped-no = No: que vuelva atrás
desk-skipped-back = No saques ninguna carta. Envía al participante de vuelta a la parada { $stop }.
desk-skipped-after-all = Sí que está en la hoja
desk-late-deadline = La hora límite era { $time }. ¿Salió esta carta antes? Escribe su hora, que está en la hoja.
desk-late = Esta carta tuvo que salir a las { $time } o antes. ¿Fue así? Escribe su hora, que está en la hoja.
desk-late-time = Hora
desk-late-button = Continuar
desk-late-still = Esta hora es posterior a { $time }: la carta no cuenta.
desk-only-from = Es pronto para esta carta: solo vale una hora desde las { $time }.
desk-source-pack = Cada mano tiene su propia baraja: ninguna carta sale dos veces.
desk-source-respin = Si la mano ya tiene la carta, se gira otra vez.
desk-undo = Anular esta carta
desk-undo-stop = Anular la carta de { $name }
desk-undo-all = { $cards ->
    [1] Anular esta carta
    [5] Anular estas cinco cartas
   *[other] Anular estas { $cards } cartas
}
desk-reason = Motivo
desk-reason-number = Número equivocado
desk-reason-card = Carta equivocada
desk-reason-twice = Anotada por error
desk-void-why = La anotación queda en el registro como nula, con el motivo. Otra carta ocupa su lugar. El motivo es público. No escribas nombres.
desk-keep = Dejarla
desk-voided = La carta está anulada. Saca otra en su lugar.
desk-tools-screen = Ruleta en la pantalla
desk-tools-physical = Ruleta o baraja de verdad
desk-wheel = ¿De dónde salen las cartas?
desk-wheel-screen = Esta pantalla gira la ruleta
desk-wheel-physical = Una ruleta o baraja de verdad: se escribe lo que muestra
desk-at = Hora de la próxima carta
desk-now = ahora
desk-at-why = Para una carta que salió antes, como 10:42. Déjala vacía para la hora actual.
desk-at-is = La próxima carta lleva la hora { $time }.
desk-at-day = Según el reloj, hoy no es el día del evento. Escribe la hora de cada carta.
desk-at-unread = Esto no es una hora. Escribe 10:42 o 15:42.
desk-no-time = Escribe antes la hora de la carta: según el reloj, hoy no es el día del evento.
desk-rank = Valor
desk-suit = Palo
desk-enter = Anotar esta carta
desk-enter-again = Enviar { $card } otra vez
desk-enter-sold = { $card ->
    [none] Cobrar { $price } y anotar la carta
   *[other] Cobrar { $price } y anotar { $card }
}
desk-pick = Añadir la carta { $number } de 5
desk-enter-all = Anotar estas cinco cartas
desk-enter-all-again = Enviar estas cinco cartas otra vez
desk-unpick = Quitar la última
desk-pick-both = Elige un valor y un palo.
desk-held-pack = Esta mano ya tiene { $card } y cada carta está una sola vez en su baraja. Vuelve a leer la carta.
desk-held-respin = Esta mano ya tiene { $card }. Gira otra vez.
desk-expected = { $coming ->
    [0] No falta nadie
    [one] Falta 1 participante
   *[other] Faltan { $coming } participantes
}, { $served ->
    [0] aún no ha pasado nadie
    [one] 1 ha pasado
   *[other] { $served } han pasado
}
desk-expected-none = Nadie.
desk-number = N.º
desk-name = Nombre
desk-last-stop = Última parada
desk-without-time = sin hora
desk-not-started = no ha salido
desk-passed = Pasaron sin carta
desk-passed-why = Se les ha visto más adelante. Si su carta está aquí en papel, anótala con su hora.
desk-report = Todas las cartas hasta ahora están anotadas
desk-report-ask = ¿Están anotadas todas las cartas que salieron aquí hasta ahora? Después de esto, quien no tenga carta se ha saltado esta parada.
desk-report-yes = Sí, están todas
desk-report-no = Todavía no
desk-reported = Informado: todas las cartas hasta las { $time } están anotadas.
desk-tab-arrivals = Llegadas
desk-tab-turn-in = Entregar
desk-tab-paper = Hoja de papel
desk-tab-spin-off = Desempate
desk-who = { $participant } { $name }
desk-arrival-sending = { $who }: { $time }, guardando…
desk-arrival-unsent = { $who }: { $time }, SIN GUARDAR: no hay conexión
desk-arrival-in-time = { $who }: a tiempo, { $time }
desk-arrival-late = { $who }: tarde, { $time }
desk-arrival-again-in_time = { $who }: ya escaneado, a tiempo, { $time }
desk-arrival-again-late = { $who }: ya escaneado, tarde, { $time }
desk-arrival-refused = { $who }: { $words }
desk-withdrawn-finish = Este participante se ha retirado. Recoge la hoja: la mano no juega.
desk-arrival-day = Según el reloj, hoy no es el día del evento. Anota las llegadas como hojas de papel, con su hora.
desk-record-arrival = Anotar la llegada de { $participant } { $name }
desk-arrived-of = Han llegado { $arrived } de { $all }.
desk-deadline = Hora límite: { $time }.
desk-unsent = { $count ->
    [one] Una llegada no se ha guardado porque no hay conexión. Su hora se conserva: envíala otra vez cuando haya señal y no cierres esta página.
   *[other] { $count } llegadas no se han guardado porque no hay conexión. Sus horas se conservan: envíalas otra vez cuando haya señal y no cierres esta página.
}
desk-send-again = Enviar otra vez
desk-undo-arrival = Anular esta llegada
desk-came = Llegó a las { $time }, a tiempo
desk-came-late = Llegó a las { $time }, tarde: las manos se muestran, pero no se clasifican
desk-not-scanned = Aún no se ha escaneado en la meta. Sin escaneo, la llegada es la entrega.
desk-arrive-now = Anotar la llegada ahora
desk-arrival-noted = La llegada está anotada.
desk-one-extra = Hay una carta extra por participante. Elige la mano que la recibe.
desk-best-only = Solo puede ganar la mejor de estas manos. Las demás se muestran sin puesto.
desk-no-card = Sin carta de la parada { $stop }
desk-extra-short = Extra
desk-stops = { $count ->
    [one] la parada { $numbers }
   *[other] las paradas { $numbers }
}
desk-write-extra = Escribe { $card } en la columna Carta extra.
desk-extra-now = { $place ->
    [0] Ahora { $holding }.
   *[other] Ahora { $holding }, puesto { $place }.
}
desk-blocked-not-spun = Aún sin cartas. Anota la llegada y saca después las cinco.
desk-missing = { $count ->
    [one] Falta la carta de { $names }.
   *[other] Faltan las cartas de { $names }.
} Si falta una parada, la mano no se clasifica.
desk-missing-enter = Anotar las cartas que faltan, de la hoja
desk-turn-in-without = { $names ->
    [none] La mano { $hand } no tiene cartas.
   *[other] { $count ->
        [one] A la mano { $hand } le falta la carta de { $names }.
       *[other] A la mano { $hand } le faltan las cartas de { $names }.
    }
}
desk-turn-in-ask = Una mano sin cinco cartas no se clasifica. ¿Entregarla de todos modos?
desk-enter-sheet = Anotar la hoja
desk-turn-in-anyway = Entregarla de todos modos
desk-awaited = { $count ->
    [one] La carta de { $names } aún no está anotada. Esa parada todavía puede anotarla.
   *[other] Las cartas de { $names } aún no están anotadas. Esas paradas todavía pueden anotarlas.
}
desk-pay = Cobra primero la cuota: { $price }
desk-paid = El pago está anotado.
desk-extra = Cuentan las cinco mejores cartas de las seis. La carta extra se saca antes de entregar la mano.
desk-offer-extra = Vender una carta extra ({ $price })
desk-offer-extra-free = Sacar la carta extra (gratis)
desk-extra-worth = { $improves ->
    [0] No mejora con ninguna de las { $cards } cartas.
   *[other] Mejora con { $improves } de las { $cards } cartas.
}
desk-extra-wins = { $wins ->
    [none] Tal como está la clasificación, no tiene premio con ninguna.
    [all] Tal como está la clasificación, tiene premio con cualquiera.
   *[some] Tal como está la clasificación, tiene premio con { $count } de las { $cards }.
}
desk-late-by = { $time } tarde: fuera de la clasificación.
desk-hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
}
desk-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
desk-seconds = { $count ->
    [one] 1 segundo
   *[other] { $count } segundos
}
desk-card-twice = Fuera de la clasificación: { $card } está dos veces en la hoja.
desk-fee-unpaid = Falta pagar la cuota de { $price }.
desk-waiver-unsigned = Falta firmar la exención.
desk-holding = { $place ->
    [0] { $holding }.
   *[other] { $holding }. Ahora, puesto { $place }.
}
desk-sell-extra = Cobrar { $price } y sacar la carta extra
desk-spin-extra = Sacar la carta extra
desk-card-of = La carta de { $name }:
desk-drawing = Sacando una carta… Esta mano se podrá entregar cuando se vea.
desk-turn-in = Entregar la mano { $hand }
desk-turn-in-unpaid = Entregar la mano { $hand } sin pagar
desk-turn-in-all = { $hands ->
    [2] Entregar las dos manos
   *[other] Entregar las { $hands } manos
}
desk-turned-in = Entregada a las { $time }
desk-turned-in-news = La mano { $hand } está entregada.
desk-undo-extra = Anular la carta extra
desk-undo-turn-in = Anular la entrega
desk-register = Inscribir a alguien que no hace la ruta
desk-number-free = Número (vacío para el siguiente)
desk-hands = Manos
desk-register-button = Inscribir
desk-spin-off-why = Estas manos empatan por un premio. Se saca una carta por cada una: gana la de mayor valor y, si son iguales, se saca otra. Estas cartas no son de ninguna mano.
desk-spin-off-none = Ninguna mano tiene que desempatar ahora.
desk-spin-off-hand = Mano { $hand }, { $name }: carta { $round }
desk-paper-why = Escribe el número de la hoja y después sus cartas: K♠ es Ks, 10♦ es 10d o Td. Lo que ya está anotado se queda.
desk-paper-notation = K♠ es Ks, 10♦ es 10d o Td.
desk-paper-stop = Parada { $stop }
desk-paper-times = Horas
desk-paper-times-why = Una carta sin hora cuenta como sacada antes de la llegada.
desk-paper-arrived = Llegó a las
desk-paper-turned-in = Entregada a las (vacío: ahora)
desk-paper-turn-in = { $hands ->
    [one] Entregar esta mano
    [2] Entregar las dos manos
   *[other] Entregar las { $hands } manos
}
desk-paper-enter = Anotar esta hoja
desk-paper-done = El número { $participant } está anotado.
desk-paper-nothing = El número { $participant } ya estaba anotado. No ha cambiado nada.
desk-paper-conflict = Mano { $hand }, { $place }: se anotó { $entered }{ $time ->
    [none] { "" }
   *[time] { " " }a las { $time }
} y has escrito { $typed }. Si la hoja está bien, anula la anotación. Si la anotación está bien, vacía el campo.
desk-paper-void = Anular { $card }
desk-paper-fault-card = Esto no es una carta. Escribe el valor y después s (♠), h (♥), d (♦) o c (♣): Ks, 10d.
desk-paper-fault-time = Esto no es una hora. Escribe 10:42 o 15:42.
desk-paper-fault-arrival = Escribe cuándo llegó. Sin eso, la mano contaría como tarde o a tiempo según la hora en que se escribe.
desk-paper-early = La llegada a las { $arrived } es anterior al sello de la parada { $stop } a las { $time }. Compara la hoja y corrige la llegada.
desk-paper-fault-five = Quien no hace la ruta tiene las cinco cartas. Escríbelas todas.
desk-paper-fault-missing = Faltan cartas. Una mano sin cinco cartas no se clasifica.
desk-paper-incomplete = Entregarla sin ellas
desk-sheet-of = Hoja { $number }
desk-sheet-to-board = A la clasificación del evento
desk-sheet-choose = Atender al número { $participant } en
desk-sheet-blank-page = Esta hoja aún no es de nadie. En la inscripción se la dan a un participante.
desk-sheet-register = Inscribir a un participante con la hoja { $number }
desk-sheet-unknown-page = Ninguna hoja de este evento tiene este código. Escanéalo otra vez.
desk-sheet-replaced-page = Esta hoja se sustituyó { $day ->
    [same] a las
   *[other] el
} { $time }. Solo cuenta la nueva.

## Eventos: clasificación, correcciones y dinero

run-title-corrections = Correcciones
run-title-money = Dinero
board-standings = Clasificación
board-place = Puesto
board-participant = Participante
board-hand = Mano
board-prize = Premio
board-card = Carta
board-stop = Parada
board-time = Hora
board-participant-number = N.º { $number }
board-hand-number = N.º { $number }, mano { $hand }
board-extra-card = Carta extra
board-place-tied = { $place }=
board-left-days = { $days } días { $hours } h
board-left-hours = { $hours } h { $minutes } min
board-left-minutes = { $minutes } min { $seconds } s
board-left = Quedan { $left }
board-deadline = Hora límite: { $time }
board-deadline-passed = Plazo cerrado
board-note-draft = El evento está en preparación.
board-note-registration = La inscripción está abierta. La clasificación empezará con las primeras cartas.
board-note-running = { $out ->
    [0] La clasificación si el evento se cerrara ahora. Ya han vuelto todos.
    [one] La clasificación si el evento se cerrara ahora. Un participante aún no ha entregado.
   *[other] La clasificación si el evento se cerrara ahora. { $out } participantes aún no han entregado.
}
board-note-entries-lost = Provisional: faltan anotaciones confirmadas y se están comparando las hojas.
board-note-provisional = Provisional: puede que alguna parada tenga sellos aún sin anotar.
board-note-counting = Las manos empatadas sacan una carta más cada una para decidir los premios.
board-note-final = El resultado es definitivo.
board-note-cancelled = El evento se ha cancelado. Hay que devolver todas las cuotas.
board-no-standings = Todavía no se ha entregado ninguna mano.
board-not-current = La clasificación no está al día: { $reason }
board-log = Descargar el registro
board-log-why = de todas las anotaciones. Cualquiera puede comprobarlo con
board-not-counted = no cuenta
board-low-hand = mano más baja
board-low-hand-part = { $amount } por la mano más baja
board-no-prize = nada
board-spins-for = { $amounts }: desempate
board-spins-and-low = { $stake }; { $amount } por la mano más baja
board-spun = Desempate: { $own }
board-spun-against = Desempate: { $own } contra { $others }
board-chance = probabilidad: { $chance }
board-chance-both = probabilidad: { $place } de un premio por puesto, { $low } de la mano más baja
board-chance-prize = Probabilidad de premio: { $prize }; del primer puesto: { $first }.
board-chance-low = Probabilidad del premio a la mano más baja: { $low }.
board-why = Por qué este puesto
board-best-five = Las cinco mejores: { $cards }.
board-shared = { $count } manos iguales se reparten los premios de los puestos { $from } a { $to }.
board-still-out = Sin entregar: { $count }
board-registered = Inscritos: { $count }
board-people = { $count ->
    [one] 1 participante
   *[other] { $count } participantes
}
board-out-to-stop = De camino a la parada { $stop }, { $name }
board-out-to-spin = Saca las cinco cartas de una vez
board-out-to-finish = De camino a la meta
board-out-at-finish = En la meta, sin entregar todavía
board-not-ranked = Sin clasificar: { $count ->
    [one] 1 mano
   *[other] { $count } manos
}
board-reason-absent = No estaba en la meta cuando se cerró el evento
board-reason-late = Fuera de plazo: no llegó a la meta a tiempo
board-reason-late-turn-in = Fuera de plazo: no se entregó a tiempo
board-reason-stop-missing = Falta una parada del recorrido
board-reason-not-turned-in = Sin entregar
board-reason-other-hand = Cuenta otra mano de este participante
board-reason-cancelled = El evento se canceló
board-reason-cards = { $fault ->
    [extra] Una carta extra que no se ofrecía
    [twice] La misma carta dos veces, y este evento no lo permite
    [many] Más de seis cartas
   *[few] Menos de cinco cartas
}
board-pause = Pausa
board-as-list = Ver como lista
board-projector = Proyector
board-leader = puesto { $place }: { $name }, { $holding }
board-leaders = Los premios son ahora para: { $leaders }.
board-leaders-final = Premios para: { $leaders }.
board-your-hand = Tu mano
board-next = Siguiente
participant-as-of = Sin conexión. Datos de las { $time }.
participant-next-finish = { $finish ->
    [none] Meta
   *[other] Meta, { $finish }
}
participant-next-late = { $finish ->
    [none] Ha pasado la hora límite. Ve a la meta.
   *[other] Ha pasado la hora límite. Ve a la meta: { $finish }.
}
participant-next-spin = { $place ->
    [none] Saca las cinco cartas en la meta.
   *[other] Saca las cinco cartas en { $place } o en la meta.
}
participant-next-hands = { $count ->
    [one] Mano { $numbers }
   *[other] Manos { $numbers }
}
participant-not-ranked = { $stage ->
    [final] El resultado es definitivo. Esta mano no se clasifica. { $reason }.
   *[other] Esta mano no se clasifica. { $reason }.
}
board-place-now = Puesto { $place } si el evento se cerrara ahora
board-place-final = Puesto { $place }
board-prize-of = premio de { $amount }
board-turned-in-at = Entregada a las { $time }.
board-no-cards = Todavía no tiene cartas.
board-cards-of = Cartas de la mano { $hand }
board-withdrawn = Este participante se ha retirado.
board-to-board = Clasificación de { $event }

correct-find = Buscar participante por número o nombre
correct-found = { $count ->
    [0] Ningún participante encontrado.
    [one] 1 participante encontrado.
   *[other] { $count } participantes encontrados.
}
correct-nobody = Ningún participante tiene ese número o nombre.
correct-rolled-back = { $cause ->
    [imported] El evento se importó de otra sala, que puede haber confirmado más anotaciones desde entonces.
    [continued] Este ordenador continúa el evento. Pueden faltar anotaciones que otro confirmó entretanto.
   *[lost] El registro del evento ha perdido anotaciones que ya estaban confirmadas.
} Compara las hojas de papel con los sellos que aparecen aquí.
correct-reason = Motivo
correct-reason-why = El motivo queda en el registro público. No escribas nombres.
correct-time-why = En la hora local del evento, por ejemplo 15:42. Las doce y diez de la noche son las 24:10.
correct-fault = { $field }: { $fault }
correct-fault-time = Esto no es una hora. Escríbela así: 16:30.
correct-fault-reason = Escribe un motivo.
correct-fault-word = Esta es otra palabra.
correct-rides = Va de parada en parada.
correct-rides-not = No hace la ruta: saca las cinco cartas de una vez.
correct-arrived = En la meta a las { $time }.
correct-not-arrived = Todavía no ha llegado a la meta.
correct-void-arrival = Anular la llegada
correct-void-arrival-why = La siguiente lectura en la meta será la llegada. Se puede anular cuando estén anuladas todas las entregas y todas las cartas sacadas en la meta.
correct-not-turned-in = Sin entregar.
correct-void-turn-in = Anular la entrega
correct-void-turn-in-why = La mano puede volver a recibir cartas y entregarse otra vez. Si la entrega era también la llegada, la llegada queda anulada con ella.
correct-unpaid = La cuota está sin pagar.
correct-pay = Anotar la cuota como pagada
correct-field = Casilla de la hoja
correct-by-screen = Ruleta en pantalla
correct-by-staff = Leída por el equipo
correct-by-sheet = Anotada en la meta, sin hora
correct-is-void = Anulado: { $reason }
correct-void = Anular
correct-void-why = El sello queda en el registro como anulado y se puede poner otro en su lugar.
correct-missing = { $mark }: el sello está anulado y aún no tiene sustituto.
correct-stamp = Anotar la carta
correct-stamp-why = La carta que había salido en la ruleta o en la baraja.
correct-stamp-time = Hora del sello
correct-spin = Girar otra vez en pantalla
correct-rank = Valor
correct-suit = Palo
correct-stops = Paradas
correct-stop-closed = Cerrada
correct-close-stop = Cerrar esta parada
correct-close-stop-why = Los sellos que ya dio siguen valiendo. Los demás sacan esa carta en una parada posterior o en la meta.
correct-report = Todas las cartas anotadas hasta…
correct-report-why = Hasta esa hora están anotados todos los sellos de la parada. Desde entonces, un sello que falte cuenta como parada saltada.
correct-report-until = Todas las cartas de la parada están anotadas hasta las
correct-never-reported = nunca ha dado parte
correct-reported-until = dio parte hasta las { $time }
correct-deadline = Hora límite
correct-move-deadline = Retrasar la hora límite
correct-move-deadline-why = La hora límite solo se puede retrasar. La nueva vale para todos, también para quien llegó después de la anterior.
correct-new-deadline = Nueva hora límite
correct-close = Cerrar el evento
correct-close-why = La clasificación pasa a ser definitiva y ya no se podrá corregir nada. Las manos sin entregar no se clasifican.
correct-close-compare = Antes, todos los móviles que sacaron cartas abren la página de su parada o de la meta y tocan «Comparar».
correct-spin-off = El evento está cerrado y hay manos empatadas por un premio. Sacan una carta cada una en la página de la meta.
correct-to-finish = A la meta
correct-close-word = cerrar
correct-type = Escribe «{ $word }» para confirmar
correct-close-unpaid = { $count ->
    [one] 1 cuota ({ $fees }) no consta como pagada. Si cierras ahora, los premios suman { $prizes } de una recaudación de { $takings }. La cuota que se pague después va a la causa benéfica; si el evento aporta a los premios, aporta menos.
   *[other] { $count } cuotas ({ $fees }) no constan como pagadas. Si cierras ahora, los premios suman { $prizes } de una recaudación de { $takings }. Las cuotas que se paguen después van a la causa benéfica; si el evento aporta a los premios, aporta menos.
}
correct-close-draws = { $count ->
    [one] 1 sorteo está empezado y no tiene carta: { $places }. Si cierras ahora, nunca la tendrá, y el informe lo cuenta como escaneo abierto. Antes termínalo en su parada o anota la carta a mano.
   *[other] { $count } sorteos están empezados y no tienen carta: { $places }. Si cierras ahora, nunca la tendrán, y el informe los cuenta como escaneos abiertos. Antes termínalos en su parada o anota las cartas a mano.
}
correct-close-draws-at = { $slot } ({ $count })
correct-record-fees = Anotar las cuotas
correct-nothing-open = Todas las manos están entregadas y todas las cuotas pagadas.
correct-open-hands = { $count ->
    [one] 1 mano está sin entregar y no se clasificaría.
   *[other] { $count } manos están sin entregar y no se clasificarían.
}
correct-open-provisional = Sin parte hasta las { $time }: { $stops }. Puede haber cartas sacadas allí que no están anotadas.
correct-open-stop = parada { $stop }
correct-open-draws = { $slot }: { $count ->
    [one] falta la carta del sorteo de la mano
   *[other] faltan las cartas de los sorteos de las manos
}
correct-open-unpaid = { $count ->
    [one] La cuota de 1 mano está sin pagar.
   *[other] Las cuotas de { $count } manos están sin pagar.
}
correct-open-tills = { $count ->
    [one] El dinero de la caja { $tills } no se ha contado desde su última entrada.
   *[other] El dinero de estas cajas no se ha contado desde sus últimas entradas: { $tills }.
}
correct-cancel = Cancelar el evento
correct-cancel-why = Se devuelve todo lo pagado, no se clasifica ninguna mano y no hay premios. No se puede deshacer.
correct-cancel-word = cancelar
correct-of-mark = mano { $hand }, { $mark }
correct-of-hand = mano { $hand }

money-print = Imprimir
money-organiser-only = Solo quien organiza el evento ve el dinero.
money-item = Concepto
money-amount = Importe
money-account = Destino de la recaudación
money-account-now = Destino de la recaudación si el evento se cerrara ahora
money-hands = { $count ->
    [one] 1 mano a { $price }
   *[other] { $count } manos a { $price }
}
money-extras = { $count ->
    [one] 1 carta extra a { $price }
   *[other] { $count } cartas extra a { $price }
}
money-takings = Recaudación
money-prizes = Premios
money-charity = Causa benéfica
money-event = Se queda el evento
money-event-adds = Pone el evento
money-refunds = Devoluciones, aparte de la recaudación
money-no-prizes = No hay premios.
money-no-prizes-now = Ninguna mano ganaría un premio si el evento se cerrara ahora.
money-no-hands = Todavía no se ha entregado ninguna mano.
money-prizes-final = Premios
money-prizes-now = Premios si el evento se cerrara ahora
money-prizes-tied = Premios antes de desempatar
money-prizes-sum = Pagado: { $paid }. Por pagar: { $due }.
money-prize-paid = pagado
money-prize-due = sin pagar todavía
money-prize-fee = cuando se pague la cuota de esta mano
money-prize-of = { $amount } a { $name }
money-pay-prize = Marcar como pagado
money-pay-prize-why = Se ha pagado { $amount } a { $name }.
money-fees = Cuotas sin pagar
money-no-fees = Todas las cuotas están pagadas.
money-fees-sum = { $count ->
    [one] 1 mano, { $amount } en total.
   *[other] { $count } manos, { $amount } en total.
}
money-pay-fee = Marcar como pagada
money-pay-fee-why = { $name } ha pagado { $amount }.
correct-skip = Aceptar una parada saltada
correct-skip-why = Para quien se saltó una parada cuando una posterior ya le había sacado carta. Las cartas posteriores cuentan y la que falta aún se puede anotar. Sin ella la mano no se clasifica.
correct-skipped = { $stop }: aceptada como saltada.
correct-retract = Retirar el parte
correct-retract-why = Después se podrá anotar lo que se rechazó por ese parte.
correct-retract-until = Solo están anotados todos los sellos hasta las (déjala vacía para retirar el parte entero)
correct-history = Historial: { $count ->
    [one] 1 anotación
   *[other] { $count } anotaciones
}
correct-by-room = la sala
entry-register = Inscripción, { $rides ->
    [yes] hace la ruta
   *[no] no hace la ruta
}.
entry-add-hand = Otra mano.
entry-stamp = Mano { $hand }, { $mark }: { $cards }{ $time ->
    [none] , del papel
   *[other] , a las { $time }
}{ $screen ->
    [yes] , ruleta en pantalla
   *[no] {""}
}.
entry-spin-all = Mano { $hand }: { $cards }{ $time ->
    [none] , del papel
   *[other] , a las { $time }
}{ $screen ->
    [yes] , ruleta en pantalla
   *[no] {""}
}.
entry-arrive = En la meta a las { $time }.
entry-extra = Mano { $hand }, carta extra: { $cards }{ $time ->
    [none] , del papel
   *[other] , a las { $time }
}{ $screen ->
    [yes] , ruleta en pantalla
   *[no] {""}
}.
entry-void = Mano { $hand }, { $mark }, anulado: { $reason }
entry-void-arrival = Llegada anulada: { $reason }
entry-turn-in = Mano { $hand } entregada a las { $time }.
entry-void-turn-in = Entrega de la mano { $hand } anulada: { $reason }
entry-spin-off = Mano { $hand }: { $cards } para deshacer el empate.
entry-withdraw = Retirada.
entry-rename = El nombre es { $name }: { $reason }
entry-set-rides = { $rides ->
    [yes] Sí hace la ruta: { $reason }
   *[no] No hace la ruta: { $reason }
}
entry-remove-hand = Mano { $hand } eliminada: { $reason }
entry-pay = Cuota de la mano { $hand } pagada.
entry-pay-prize = Premio de la mano { $hand } pagado.
entry-money = { $what }{ $amount ->
    [none] {""}
   *[other] : { $amount }
}{ $text ->
    [none] .
   *[other] . { $text }
}
entry-void-pay = Cuota de la mano { $hand }, pago anulado: { $reason }
entry-void-prize = Premio de la mano { $hand }, anulado: { $reason }
entry-conflicted = Se rechazó una anotación y se preguntó a la organización.
entry-repeated = Un móvil envió un sello que ya estaba.
entry-rolled-back = { $cause ->
    [backup] El registro se sustituyó por una copia anterior.
    [imported] El evento se importó de otra sala.
    [continued] El evento continúa de nuevo en este ordenador.
   *[lost] Se perdió el final del registro.
}
entry-moved = Este evento continúa en otro ordenador (desde: { $time }).
entry-merged = Se incorporó el registro de otro ordenador: sus anotaciones { $first } a { $last }{ $left_out ->
    [0] {""}
    [one] {","} 1 de ellas omitida
   *[other] {","} { $left_out } de ellas omitidas
}.
entry-from-other = { $words } Del otro ordenador (anotación { $seq }, { $time }).
entry-offline = { $words } Hecho sin conexión a las { $time }.
entry-allow-skip = Mano { $hand }, { $mark }, aceptada como saltada: { $reason }
entry-close = El evento se cerró.
entry-cancel = El evento se canceló: { $reason }
entry-close-stop = { $mark }, cerrada: { $reason }
entry-reopen-stop = { $mark }, abierta otra vez: { $reason }
entry-move-deadline = Hora límite retrasada hasta las { $time }: { $reason }
entry-report = { $mark }: todas las cartas están anotadas hasta las { $time }.
entry-retract-report = { $mark }, parte { $time ->
    [none] retirado
   *[other] corregido, solo hasta las { $time }
}: { $reason }
entry-described = Nombre en la clasificación o datos de contacto cambiados.
entry-renamed = Nombres del plan corregidos.
entry-sheet-replaced = Hoja sustituida: { $reason }
entry-block-committed = La sala fijó sus valores del bloque { $block } de los sorteos.
entry-phone-joined = El móvil { $phone } se unió al bloque { $block } de los sorteos.
entry-scanned = Mano { $hand }, { $slot }: el móvil { $phone } empezó el sorteo.
entry-taken-over = Mano { $hand }, { $slot }: el móvil { $phone } siguió con el sorteo: { $reason }
entry-drawn = Mano { $hand }, { $slot }: { $card } sacada en el móvil { $phone } con el número { $cut }.

## Eventos: decisiones de quien organiza

run-title-questions = Por decidir
run-desk-questions = Por decidir
run-desk-questions-what = Conflictos y avisos que hay que decidir
questions-organiser-only = Solo quien organiza el evento decide esto.
questions-open = { $count ->
    [one] 1 asunto por decidir
   *[other] { $count } asuntos por decidir
}
questions-none = Ahora no hay nada que decidir.
questions-decided = { $count ->
    [one] 1 asunto decidido
   *[other] { $count } asuntos decididos
}
questions-decisions = Decisiones
questions-who = { $name }, { $hand }
questions-by = { $name }, { $time }
questions-at = a las { $time }
questions-entered-at = anotado por { $name } a las { $time }
questions-stamped = El sello
questions-typed = Introducida después
questions-refused = El sello rechazado
questions-now = El campo se corrigió después: ahora tiene { $card }.
questions-now-void = El sello se anuló después.
questions-no-contact = No dejó ningún dato de contacto.
questions-correct = Correcciones de este participante
questions-enter = Anotar la carta
questions-kind-other-card = Se introdujeron dos cartas
questions-kind-stop-skipped = Un sello después de saltarse una parada
questions-kind-offline = Un sello hecho sin conexión
questions-kind-sent-again = Un sello que un móvil envió otra vez
questions-kind-stamp-missing = Falta un sello
questions-kind-not-arrived = No está en la meta
questions-kind-rolled-back = Se perdieron anotaciones
questions-kind-merged = Una anotación de otro ordenador
questions-kind-left-out = Anotaciones omitidas al incorporar un registro
questions-what-other-card = { $mark }: la carta introducida después no es la que se selló. Compara la hoja. El sello cuenta hasta que decidas.
questions-what-stop-skipped = El sello de { $mark } fue rechazado: { $stop } ha dado parte de todos sus sellos y esta mano no tiene ninguno.
questions-what-offline = Un móvil envió más tarde este sello del número { $participant } y no se anotó: { $why }
questions-what-offline-clock = El reloj del móvil cambió entre el sello y su envío. Según el reloj de antes, la carta salió a las { $time }{ $corrected ->
    [none] {"."}
   *[other] {","} y según el de después, a las { $corrected }.
}
questions-what-missing = La última noticia de { $stop } es de las { $time }: ¿muestra la hoja su sello?
questions-what-missing-unheard = Todavía no hay noticias de { $stop }: ¿muestra la hoja su sello?
questions-what-late = El plazo ha terminado. Visto por última vez en { $stop } a las { $time }.
questions-what-late-unseen = El plazo ha terminado y ninguna parada ha visto a esta persona.
questions-what-late-typed = El plazo ha terminado. La hoja se anotó en la meta, pero no consta la llegada.
questions-what-rolled-back = { $cause ->
    [backup] El registro del evento se sustituyó por una copia anterior, así que se perdieron anotaciones ya confirmadas.
    [imported] El evento se importó de otra sala, que puede haber confirmado más anotaciones desde entonces.
    [continued] El evento continúa de nuevo en este ordenador. Entretanto estuvo en otro, y aquí pueden faltar anotaciones confirmadas allí.
   *[lost] Falta el final del registro del evento, así que se perdieron anotaciones ya confirmadas.
} Compara las hojas de papel con los sellos de aquí.
questions-what-merged = El otro ordenador anotó esto{ $time ->
    [none] {""}
   *[other] {" "}a las { $time }
}: «{ $words }» Aquí no se ha anotado: { $why }
questions-what-left-out = { $count ->
    [one] 1 anotación del otro ordenador no se pudo incorporar. Si aún importa, anótala a mano.
   *[other] { $count } anotaciones del otro ordenador no se pudieron incorporar. Anota a mano lo que aún importe.
}
questions-entered-there = anotado en el otro ordenador a las { $time }
questions-dismiss-other-card = Mantener el sello
questions-dismiss-other-card-why = Cuenta el sello, y la segunda carta no.
questions-replace-other-card = Tomar la segunda carta
questions-replace-other-card-why = El sello se anula con tu motivo, y la segunda carta se sella con la misma hora.
questions-dismiss-stop-skipped = Dejarlo fuera
questions-dismiss-stop-skipped-why = El sello rechazado no se anota. La mano queda como está.
questions-accept-stop-skipped = Anotar el sello
questions-accept-stop-skipped-why = La parada cuenta como saltada con tu permiso, y el sello rechazado se anota.
questions-dismiss-offline = Dejarlo fuera
questions-dismiss-offline-why = El sello no se anota. La mano queda como está.
questions-accept-offline = Anotar el sello
questions-accept-offline-why = El sello se anota con su hora. Si las reglas no lo permiten, se anota sin hora, como una carta de una hoja de papel.
questions-accept_corrected-offline = Anotarlo con la otra hora
questions-accept_corrected-offline-why = El sello se anota con la hora según el reloj del móvil cuando se envió.
questions-made-offline = hecho sin conexión a las { $time }
questions-dismiss-stamp-missing = La hoja no lo muestra
questions-dismiss-stamp-missing-why = Si la hoja muestra el sello, anota su carta. Si no, indícalo: nada cambia, y la mano no tiene carta de esta parada salvo que se anote después.
questions-dismiss-not-arrived = Se sabe dónde está
questions-dismiss-not-arrived-why = Nada cambia: una mano que llega tarde no se clasifica.
questions-dismiss-rolled-back = Las hojas se han comparado
questions-dismiss-rolled-back-why = Con esto nada cambia. Anota antes lo que falta.
questions-dismiss-merged = Omitirla
questions-dismiss-merged-why = La anotación del otro ordenador no cuenta. Aquí no cambia nada.
questions-accept-merged = Anotarla
questions-accept-merged-why = Se anota aquí tal como la anotó el otro ordenador. Si las reglas no permiten la hora de un sello, se anota sin hora.
questions-dismiss-left-out = Todo lo que importa está anotado
questions-dismiss-left-out-why = Con esto no cambia nada. Anota antes lo que falte.
left-out-line = Anotación { $seq }, { $time }{ $participant ->
    [none] {""}
   *[other] {","} número { $participant }
}: { $what }{ $why ->
    [none] {""}
   *[other] {" "}({ $why })
}
left-out-acted = una anotación del juego
left-out-money = dinero: un pago, una caja o un premio{ $hand ->
    [none] {""}
   *[other] {","} mano { $hand }
}{ $amount ->
    [none] {""}
   *[other] {","} { $amount }
}
left-out-drafted = el plan
left-out-replanned = el plan
left-out-renamed = nombres del plan
left-out-opened = la apertura de la inscripción
left-out-discarded = el borrador descartado
left-out-conflicted = una pregunta sobre un sello rechazado
left-out-described = nombre en el marcador o datos de contacto
left-out-sheet-replaced = una hoja sustituida
left-out-merged = la incorporación de otro registro

## Eventos: pagos y cajas

payment-cash = Efectivo
payment-card = Tarjeta
payment-prepaid = Pagado antes
payment-not-recorded = Sin anotar
payment-till = El efectivo entra en
payment-no-till = Aquí no hay ninguna caja abierta para efectivo.
payment-till-choose = Elige la caja
payment-till-only = El efectivo entra en la caja «{ $name }».
payment-till-out = El efectivo sale de
payment-till-out-only = El efectivo sale de la caja «{ $name }».
payment-item-fee = Cuota de la mano { $hand }
payment-item-extra = Carta extra de la mano { $hand }
payment-how = { $item }, { $name }: ¿cómo se pagan { $amount }?
payment-how-all = { $name }: ¿cómo se pagan { $amount }?
payment-refund = { $item }: ¿cómo se devuelven { $amount } a { $name }?
payment-refund-all = ¿Cómo se devuelven { $amount } a { $name }?
payment-correct = Corregir el pago
payment-correct-why = La cuota sigue pagada. El efectivo se descuenta de la caja en la que se anotó y pasa a la correcta. Si la cuota se anotó en la mano equivocada, la organización la anula.
payment-correct-extra-why = La carta extra sigue pagada. El efectivo se descuenta de la caja en la que se anotó y pasa a la correcta.
payment-method = Cómo se pagó
payment-void-unrecorded-why = El pago anotado se descuenta de la caja y del informe. La mano sigue contando como pagada.
payment-is = Mano { $hand }, { $item }: { $method }
payment-for-fee = cuota
payment-for-extra = carta extra
payment-void = Anular el pago
payment-void-why = La cuota queda sin pagar. El efectivo se descuenta de la caja, y el pago correcto se puede anotar.
money-csv = Guardar como CSV
money-amount-why = Como 10 o 7,50.
money-received = Cómo se pagó
money-received-detail = cuotas { $fees }, cartas extra { $extras }, devuelto { $refunds }
money-received-sum = Pagos anotados
money-unrecorded = Forma de pago sin anotar
money-unrecorded-lines = { $count ->
    [one] 1 pago sin anotar cómo se hizo
   *[other] { $count } pagos sin anotar cómo se hicieron
}
money-not-refunded = Todavía por devolver
money-refunds-due = Dinero por devolver
money-refund-paid = { $item }, { $method ->
    [cash] pagada en efectivo
    [card] pagada con tarjeta
    [prepaid] pagada por adelantado
   *[none] forma de pago sin anotar
}
money-sum = En total { $amount }.
money-other = Efectivo y premios
money-donations = Donativos
money-costs = Gastos
money-moved = Otro efectivo
money-prizes-handed = Premios entregados
money-prizes-marked = Premios marcados como pagados, sin caja
money-charity-net = Neto para la causa benéfica
money-charity-net-why = su parte y los donativos, menos los gastos
money-tills-expected = Efectivo que debe haber en las cajas
money-tills-difference = Diferencia de los recuentos
money-tills = Cajas
money-no-tills = No se ha abierto ninguna caja. Con una caja, el efectivo se anota en la inscripción y en la meta, y se puede contar.
money-till = { $name } ({ $place })
money-till-closed = { $name } ({ $place }), cerrada
money-float = Efectivo al abrir
money-expected = Efectivo que debe haber
money-expected-at-count = Efectivo que debía haber al contar
money-counted = Contado
money-not-counted = sin contar
money-difference = Diferencia al contar
money-difference-none = ninguna
money-difference-short = faltan { $amount }
money-difference-over = sobran { $amount }
money-count = Contar
money-count-why = Debe haber { $amount }.
money-cash-counted = Efectivo contado
till-count-title = Contar el efectivo
till-count-why = Cuenta todo lo que hay en la caja, también el fondo inicial. La organización ve la diferencia.
till-count-last = último recuento: { $amount }, { $time }
money-move = Donativo, gasto, otro efectivo
money-move-what = Qué
money-move-donation-in = Donativo que entra en la caja
money-move-donation-out = Donativo que sale de la caja
money-move-cost-in = Gasto devuelto a la caja
money-move-cost-out = Gasto que sale de la caja
money-move-other-in = Otro efectivo que entra en la caja
money-move-other-out = Otro efectivo que sale de la caja
money-move-text = Para qué
money-move-why = Lo que escribas es público. No escribas nombres. Un error se anula abajo, en la lista de anotaciones.
money-void-move-why = La anotación sigue en la lista, pero ya no cuenta en las sumas ni en la caja. Una caja cerrada se abre otra vez para contarla.
money-close-till = Cerrar la caja
money-close-why = Ya no entra ni sale efectivo.
money-close-uncounted = Cuenta antes la caja: ha habido movimientos de efectivo desde el último recuento.
money-till-short = En esta caja solo debería haber { $amount }. ¿Pagar de todos modos? Entonces pulsa otra vez el botón.
money-open-till = Abrir una caja
money-open-why = La usan quienes tienen la función de su lugar. Cada móvil recuerda allí su caja. Su nombre es público. Nombra el lugar, no a una persona.
money-till-name = Nombre de la caja
money-till-place = Lugar
money-from-till = de la caja «{ $name }»
money-not-in-cash = no en efectivo
money-in-till = { $amount } en la caja
money-prize-to = Entregado a
money-prize-source = Pagado
money-hand-over = Entregar
money-hand-over-why = { $amount } para { $name }.
money-handed = A { $to }, { $source }, por { $by }, { $time }
money-void-prize = Anular
money-void-prize-why = El premio queda sin pagar. El efectivo vuelve a la caja.
money-entries = { $count ->
    [one] 1 anotación de dinero
   *[other] { $count } anotaciones de dinero
}
money-entries-title = Anotaciones de dinero
money-kind-till-opened = Caja abierta
money-kind-till-counted = Caja contada
money-kind-till-closed = Caja cerrada
money-kind-fee = Cuota de la mano { $hand }
money-kind-extra = Carta extra de la mano { $hand }
money-kind-refund-fee = Cuota de la mano { $hand } devuelta
money-kind-refund-extra = Carta extra de la mano { $hand } devuelta
money-kind-void-fee = Cuota de la mano { $hand }, pago anulado
money-kind-void-extra = Carta extra de la mano { $hand }, pago anulado
money-kind-donation = Donativo
money-kind-cost = Gasto
money-kind-other = Otro efectivo
money-kind-prize = Premio de la mano { $hand }
money-kind-void-prize = Premio de la mano { $hand }, anulado
money-kind-void-donation = Donativo, anulado
money-kind-void-cost = Gasto, anulado
money-kind-void-other = Otro efectivo, anulado

## Eventos: sorteos comprobables

draws-preparing-now = Este móvil prepara sus sorteos…
draws-preparing = Este móvil prepara sus sorteos: { $blocks ->
    [one] { $percent } %
   *[other] bloque { $block } de { $blocks }, { $percent } %
}
draws-phone-broken = Este móvil no puede sacar cartas en la pantalla: su navegador no guarda nada, como en una ventana privada. Abre esta página en una ventana normal o usa otro móvil, una ruleta real o una baraja.
draws-cannot = Este móvil no puede sacar cartas en la pantalla.
draws-phone-failed = Este móvil no puede sacar cartas ahora, porque esta página es de una versión anterior de la sala. Vuelve a cargar la página.
draws-phone-offline = Este móvil no tiene conexión. Preparará sus sorteos en cuanto la tenga.
draws-open = { $count ->
    [one] Este móvil ha empezado un sorteo de la mano { $hands } y no lo ha terminado. Busca otra vez a ese participante para seguir.
   *[other] Este móvil ha empezado sorteos de las manos { $hands } y no los ha terminado. Busca otra vez a esos participantes para seguir.
}
draws-use-physical = { $source ->
    [pack] Escribir una carta de una baraja
   *[wheel] Escribir una carta de una ruleta real o una baraja
}
draws-scanning = Preguntando a la sala…
draws-waits-for-phone = El sorteo empieza en cuanto este móvil esté listo.
draws-no-reply = Aún no hay respuesta. Se repite la misma petición hasta que la haya. No cierres esta página.
draws-number-sent = Este móvil ha enviado el número { $number } para esta mano. Espera o llévalo a donde haya señal: puede que la carta ya haya salido.
draws-card-of = Carta { $number } de { $count }
draws-cut-ask = Pregunta: «Di un número del 1 al 52».
draws-cut-why = Que lo diga el participante, y cada vez uno distinto. No le propongas ninguno.
draws-cut-type = Escribe el número
draws-cut-tap = O tócalo
draws-cut-button-none = Sacar la carta
draws-cut-button = Sacar la carta con el { $cut }
draws-cut-missing = Elige el número que ha dicho el participante, del 1 al 52.
draws-note = { $card ->
    [none] Número { $cut } · registro { $hash }
   *[other] { $card }: número { $cut } · registro { $hash }
}
draws-head = Díselo al participante: registro { $hash }
draws-head-why = El hash de la entrada { $seq } del registro, posterior al escaneo. El participante puede apuntar sus primeros ocho caracteres: el registro tiene que seguir teniéndolos después.
draws-elsewhere = { $name ->
    [none] Otro móvil, el número { $phone }, ha empezado este sorteo.
   *[other] { $name } ha empezado este sorteo en otro móvil, el número { $phone }.
}{ $bar ->
    [none] { " " }Termínalo allí o sigue con él aquí.
   *[other] { " " }Termínalo allí.
}
draws-takeover = Seguir aquí
draws-takeover-reason = ¿Por qué no se termina allí?
draws-takeover-why = El cambio de móvil y su motivo constan en el registro público: no escribas nombres. El participante dice otra vez un número.
draws-takeover-battery = No le queda batería
draws-takeover-network = No tiene conexión
draws-takeover-gone = Ya no está aquí
draws-takeover-blank = Toca un motivo o escríbelo.
draws-takeover-bar = { $bar ->
    [same_phone] Este móvil no puede seguir con el sorteo, porque ya lo tuvo antes.
   *[phone_joined_late] Este móvil no puede seguir con el sorteo, porque aún no estaba listo cuando empezó.
} Si el otro no puede terminarlo, { $source ->
    [pack] saca una carta de una baraja y escríbela: el registro dirá que se sacó a mano.
   *[wheel] gira una ruleta real o saca una carta de una baraja y escríbela: el registro dirá que se sacó a mano.
}
draws-by-hand = Esta carta no se puede sacar otra vez en la pantalla. { $source ->
    [pack] Saca una carta de una baraja
   *[wheel] Gira una ruleta real o saca una carta de una baraja
} y escríbela. El registro dirá que se sacó a mano.
draws-alarm = No selles: esta carta no está probada.
draws-alarm-what = La respuesta de la sala no concuerda con lo que tiene este móvil: { $reason }.
draws-alarm-do = Llama a la organización, guarda este móvil y no borres los datos del navegador: tiene la prueba de lo que ha pasado.
draws-alarm-card = La carta que mandó la sala: { $card }
draws-alarm-go-on = La organización lo ha visto: mostrar la carta
draws-alarm-back = La organización lo ha visto: volver
draws-slot-spin-off = Carta { $round } de desempate
draws-second = { $slot }, segundo sorteo
draws-compare-title = Comparar este móvil con el registro
draws-compare-why = Todos los móviles lo hacen antes de cerrar el evento: lo que han sacado tiene que estar en el registro de la sala, sin cambios.
draws-compare = Comparar
draws-comparing = Comparando…
draws-compare-same = El registro concuerda con este móvil.
draws-compare-kept = Guarda { $proofs ->
    [one] 1 prueba
   *[other] { $proofs } pruebas
} y { $scans ->
    [one] 1 escaneo
   *[other] { $scans } escaneos
}.
draws-compare-own = Según el registro, has escrito { $hand ->
    [0] ninguna carta
    [one] 1 carta
   *[other] { $hand } cartas
} a mano y has anulado { $voids ->
    [0] ninguna
   *[other] { $voids }
}, desde cualquier móvil. ¿Es así?
draws-compare-differs = { $count ->
    [one] El registro y este móvil se diferencian en 1 punto:
   *[other] El registro y este móvil se diferencian en { $count } puntos:
}
draws-compare-do = Enséñaselo a la organización. Guarda este móvil y no borres los datos del navegador.
draws-compare-explained = { $count ->
    [one] Otra diferencia no es un fallo: trata de una entrada que hizo otro ordenador, o que se perdió antes de restaurar una copia. El registro dice que eso ocurrió:
   *[other] Otras { $count } diferencias no son fallos: tratan de entradas que hizo otro ordenador, o que se perdieron antes de restaurar una copia. El registro dice que eso ocurrió:
}
draws-differs-proof-missing = Mano { $hand }, { $slot }: falta en el registro la carta que sacó este móvil.
draws-differs-proof-differs = Mano { $hand }, { $slot }: el registro tiene otra carta u otra prueba que la que recibió este móvil.
draws-differs-proof-invalid = Mano { $hand }, { $slot }: la sala mandó una prueba que no es válida.
draws-differs-message-differs = Mano { $hand }, { $slot }: el registro tiene otro número u otra firma que los que mandó este móvil.
draws-differs-scan-missing = Mano { $hand }, { $slot }: falta en el registro un escaneo o un cambio de móvil hecho con este.
draws-differs-scan-unknown = Mano { $hand }, { $slot }: el registro tiene un escaneo o un cambio de móvil que no hizo este.
draws-differs-drawn-unknown = Mano { $hand }, { $slot }: el registro atribuye a este móvil una carta que no sacó.
draws-differs-block-differs = Bloque { $block }: el registro tiene otra raíz de la sala que la que recibió este móvil.
draws-differs-join-missing = Bloque { $block }: este móvil falta en el registro.
draws-differs-join-differs = Bloque { $block }: el registro tiene otra raíz u otro número para este móvil.
draws-differs-join-unknown = Bloque { $block }: el registro tiene este móvil con el número { $phone }, pero nunca se unió.
draws-differs-head-differs = La entrada { $seq } del registro ha cambiado desde que este móvil vio su hash, o falta.
draws-title = ¿Podía alguien elegir tus cartas?
draws-checking = Esta página comprueba tus sorteos…
draws-unchecked = No se han podido comprobar tus sorteos, porque no se ha podido cargar el registro. Vuelve a cargar la página.
draws-malformed = El registro de tus sorteos no se puede leer, así que ninguna carta está probada. Avisa a la organización.
draws-none = Todavía no hay cartas.
draws-hand = Mano { $hand }
draws-mark-proved = Comprobada: nadie podía elegir esta carta por su cuenta. Dijiste el { $cut }.
draws-mark-by-hand = Sacada a mano, sin prueba.
draws-mark-missing = No probada: el registro no tiene ningún sorteo de esta carta.
draws-mark-other = No probada: el registro tiene otra carta, { $card }.
draws-mark-violated = No probada: aquí el registro no cumple las reglas del sorteo.
draws-violations = { $count ->
    [one] El registro no cumple las reglas de los sorteos en 1 entrada:
   *[other] El registro no cumple las reglas de los sorteos { $count } veces:
}
draws-violation = Entrada { $position }: { $reason }.
draws-violations-do = Avisa a la organización. Cualquiera puede comprobar el registro del evento, que la clasificación ofrece como archivo.
draws-cut-compare = Según el registro, dijiste el { $cut }. Solo tú sabes si es así: si no, avisa a la organización.
draws-head-at-scan = Registro en el escaneo: { $hash }
draws-voided = El miembro { $staff } del equipo anuló el primer sorteo de esta carta: { $reason }
draws-voided-card = { $attempt ->
    [none] Sacada a mano
    [2] Segundo sorteo
   *[other] Primer sorteo
}: { $card }, anulada: { $reason }
draws-taken-over = El miembro { $staff } del equipo siguió con el sorteo en el móvil { $phone }: { $reason }
draws-excluded = Cartas que no podían salirle a la mano: { $cards }
draws-block = Bloque
draws-root-room = Raíz de la sala
draws-root-phone = Raíz del móvil
draws-key = Clave del móvil
draws-phone = Móvil
draws-phone-of = { $phone }, del miembro { $staff } del equipo
draws-proof = Prueba, para copiar
draws-sheet = Compara con tu hoja, impresa antes del sorteo: tiene que tener la misma raíz.
draws-sheet-before = { $count ->
    [one] Tu hoja muestra el bloque { $blocks }, si no se imprimió más tarde. Compáralo: tiene que tener la misma raíz.
   *[other] Tu hoja muestra los bloques { $blocks }, si no se imprimió más tarde. Compáralos: tienen que tener las mismas raíces.
}
draws-sheet-later = { $cause ->
    [imported] El evento continuó en otro ordenador ({ $time }).
    [continued] El evento volvió a un ordenador anterior ({ $time }).
    [unknown] El evento continuó en otro ordenador, o se restauró una copia.
   *[other] La sala perdió entradas y lo supo después ({ $time }).
} Las cartas sacadas desde entonces son del bloque { $block }, que no está en una hoja de antes:
draws-sheet-when = Buscar en el registro cuándo fue
draws-sheet-loading = Se está cargando el registro…
draws-sheet-unknown = El registro no dice cuándo fue.
draws-sheet-block = Bloque { $block }:
draws-log-now = El registro tiene ahora { $seq } entradas. Si apuntas { $hash }, podrás mostrar más tarde que no se ha cambiado:
draws-head-noted = Ocho caracteres del registro que apuntaste en un sorteo
draws-head-compare = Buscarlos
draws-head-found = El registro tiene esos caracteres tras la entrada { $seq }.
draws-head-missing = El registro nunca tuvo esos caracteres. Léelos otra vez. Si son esos, avisa a la organización.
draws-head-unread = Escribe los ocho caracteres: cifras y letras de la a a la f.
draws-head-unloaded = No se ha podido cargar el registro. Inténtalo otra vez.
draws-about = Qué prueba esto y qué no
draws-about-proves = La sala y el móvil fijaron sus valores antes del sorteo, y sus raíces lo muestran. Después, el número que dijiste decidió la carta. Así que ninguno de los tres podía elegirla por su cuenta.
draws-about-you = Tu parte: apunta los ocho caracteres del registro que te dice el equipo antes de que digas un número, di un número tuyo, cada vez uno distinto, y compara ambas cosas y la raíz de arriba.
draws-about-not = No prueba las cartas sacadas a mano, ni que una carta se anulara con razón, ni que los sorteos se terminaran. Si la sala, el móvil y el participante se ponen de acuerdo, pueden elegir una carta.
draws-about-page = Esta página viene de la sala. Para no depender de nadie, guarda el registro desde la clasificación y compruébalo en tu ordenador con «cardroom verify». El documento docs/draws.md del programa tiene todos los pasos.
draws-report-title = Sorteos en la pantalla
draws-report-clean = { $count ->
    [0] Aún no se ha sacado ninguna carta en la pantalla.
    [one] La prueba de la carta sacada en la pantalla es válida.
   *[other] Las pruebas de las { $count } cartas sacadas en la pantalla son válidas.
}
draws-report-rollbacks = { $count ->
    [1] El registro perdió entradas una vez, como al restaurar una copia o importar el evento.
    [2] El registro perdió entradas dos veces, como al restaurar una copia o importar el evento.
   *[other] El registro perdió entradas { $count } veces, como al restaurar una copia o importar el evento.
}
draws-report-unsold = { $count ->
    [one] 1 mano no estaba vendida cuando se sacó una de sus cartas.
   *[other] { $count } manos no estaban vendidas cuando se sacó una de sus cartas.
}
draws-report-stops = Por carta
draws-report-staff = Por miembro del equipo
draws-report-member = Miembro { $staff } del equipo
draws-report-same-name = { $name } (miembro { $staff } del equipo)
draws-report-none = No hubo cambios de móvil, anulaciones, cartas a mano, segundos intentos ni escaneos abiertos.
draws-report-why = Con cada uno de estos pasos, el equipo puede influir en una carta. Unos pocos son normales; pregunta si una persona o una parada tiene muchos.
draws-count-takeovers = Cambios de móvil
draws-count-voids = Anulaciones
draws-count-by-hand = Cartas a mano
draws-count-second-attempts = Segundos intentos
draws-count-open-scans = Escaneos abiertos
draws-code-other-event = es de otro evento
draws-code-other-hand = es de otra mano
draws-code-other-slot = es para otra carta de la mano
draws-code-other-attempt = es del primer o del segundo sorteo, pero tocaba el otro
draws-code-outside-block = el bloque no tiene este sorteo
draws-code-room-path-length = el camino de la sala a su raíz no tiene la longitud correcta
draws-code-room-root = el valor de la sala no es el que fijó antes del sorteo
draws-code-phone-path-length = el camino del móvil a su raíz no tiene la longitud correcta
draws-code-phone-root = el valor del móvil no es el que fijó antes del sorteo
draws-code-phone-signature = el móvil no firmó este número
draws-code-other-cut = el número no es el que se dijo
draws-code-words-exhausted = estos valores no dan ningún orden de las cartas
draws-code-no-card = a la mano no puede salirle ninguna de las 52 cartas
draws-code-other-card = la carta no resulta de los valores y del número
draws-code-malformed = no se puede leer
draws-code-out-of-order = las entradas no están en su orden
draws-code-block-repeated = el bloque se fijó dos veces
draws-code-block-changed = el bloque se fijó otra vez con otra raíz
draws-code-block-number-gap = falta un bloque antes de este
draws-code-block-overlaps = otro bloque tiene algunas de las mismas manos
draws-code-block-root-reused = la sala usó la raíz de un bloque anterior
draws-code-sold-before = se vendieron manos antes de que su bloque tuviera raíz
draws-code-unknown-block = no existe ese bloque
draws-code-phone-of-other-staff = el móvil es de otro miembro del equipo
draws-code-phone-repeated = el móvil se unió dos veces al bloque
draws-code-phone-changed = el móvil se unió otra vez al bloque con otra raíz o clave
draws-code-phone-root-reused = la raíz del móvil ya se había usado
draws-code-phone-key-invalid = la clave del móvil no es válida
draws-code-phone-key-reused = otro móvil tiene esta clave
draws-code-joined-after-scan = el móvil se unió después de haber escaneado
draws-code-not-committed = el sorteo no tiene ningún bloque con raíz
draws-code-phone-not-joined = el móvil no se ha unido al bloque del sorteo
draws-code-not-sold = la mano no está vendida
draws-code-missing-void = el primer sorteo no se anuló
draws-code-slot-has-card = la mano ya tiene esta carta
draws-code-missing-spin-off = falta la carta anterior de desempate
draws-code-already-scanned = el sorteo ya se había escaneado
draws-code-other-draw-open = otro sorteo de la mano no se había terminado
draws-code-no-reason = falta el motivo
draws-code-not-scanned = el sorteo no se escaneó
draws-code-already-drawn = la carta ya se había sacado
draws-code-draw-ended = una carta escrita a mano terminó el sorteo
draws-code-same-phone = el sorteo ya está o estuvo en este móvil
draws-code-phone-joined-late = el móvil se unió después de empezar el sorteo, así que no puede seguir con él
draws-code-other-phone = el sorteo es de otro móvil
draws-code-conflicting-card = el sorteo ya tiene otra carta
draws-code-other-excluded = las cartas que no pueden salirle a la mano no son las del registro
draws-code-already-void = la carta ya estaba anulada
draws-code-not-drawn = no hay ninguna carta que anular
draws-code-not-entered-by-hand = no hay ninguna carta a mano que anular
draws-code-other-message = no tiene el número y la firma que mandó este móvil
draws-code-other-draw = la sala respondió con otro sorteo que el pedido
draws-code-unstamped-card = la mano no tiene la carta que se sacó
draws-code-corrected-after-draw = la inscripción se cambió después del sorteo
draws-code-too-many-phones = tienes demasiados móviles en este evento
draws-code-unproven-card = se selló una carta de la pantalla sin un sorteo que la pruebe
draws-code-unknown-answer = la sala no dio ningún número a este móvil
draws-code-no-answer = la sala no mandó ninguna carta

## Eventos: otro ordenador

moved-title = El evento continúa en otro ordenador
moved-since = Este evento continúa en otro ordenador (desde: { $time }).
moved-public = Lo que ves aquí puede estar anticuado.
moved-staff = Este ordenador no acepta más anotaciones, y lo que ves puede estar anticuado. Pregunta a la organización cómo conectarte al otro ordenador.
moved-do = Qué puede hacer la organización
moved-learnt = Este ordenador lo supo por un móvil del equipo ({ $time }).
moved-no-entries = Desde entonces no acepta más anotaciones.
moved-download-why = Los sellos y las demás anotaciones que solo tiene este ordenador están en su registro. Descarga el registro de este ordenador e incorpóralo en el otro: en la página del equipo, en «Otro ordenador».
moved-download = Descargar el registro de este ordenador
moved-continue-when = Si el otro ordenador ya no se usa, el evento puede continuar en este.
moved-continue = Continuar aquí
moved-continue-why = Este ordenador vuelve a aceptar anotaciones. Los móviles que se conecten con él envían los sellos que le faltan. En cuanto uno de ellos se conecte al otro ordenador, ese ya no acepta anotaciones. Todo lo demás que se anotó solo allí falta aquí hasta que se incorpore su registro. Continúa solo si ya nadie trabaja allí.
other-title = Otro ordenador
other-transfer = Continuar el evento en otro ordenador
other-transfer-why = Si este ordenador falla, otro con Cardroom puede tomar el relevo. Descarga el archivo antes de que empiece el evento y otra vez durante el día, y guarda una copia fuera de este ordenador.
other-secret = Mantén este archivo en secreto. Tiene todos los nombres, todos los datos de contacto y la clave de los códigos de las hojas: quien tenga esa clave puede falsificar hojas.
other-download = Descargar el archivo para otro ordenador
other-import = En el otro ordenador, ejecuta este comando en la carpeta del archivo, antes de iniciar allí la sala:
other-imported = El comando muestra un enlace para la organización. Los demás se unen otra vez con el enlace que tienen. Las hojas impresas siguen siendo válidas. Inicia esa sala en la dirección de esta, para que los móviles la encuentren.
other-draws = Las cartas sacadas después usan un bloque nuevo, cuya raíz no está en las hojas impresas. La página de cada participante lo dice. Para tener la raíz nueva en papel, imprime otra vez las hojas en el otro ordenador.
merge-title = Incorporar el registro de otro ordenador
merge-why = Para anotaciones que otro ordenador aceptó mientras el evento continuaba aquí. Descarga allí el registro y elige el archivo. Las anotaciones que no encajan se convierten en preguntas.
merge-file = Registro del otro ordenador (.jsonl)
merge-button = Incorporar este registro
merge-sending = El registro se está enviando.
merge-entering = El registro se ha enviado. La sala lo comprueba y lo anota.
merge-unreachable = No hubo respuesta, así que no se sabe si el registro se incorporó. Envíalo otra vez: nada se anota dos veces.
merge-no-log = Este archivo no es el registro de un evento. Elige el archivo event-….jsonl.
merge-too-long = Este archivo es demasiado grande para ser el registro de un evento.
merge-done = Se ha incorporado el registro, desde su anotación de las { $time }: { $entered ->
    [one] 1 nueva
   *[other] { $entered } nuevas
}, { $repeated } que ya estaban, { $questions } por decidir y { $left_out ->
    [one] 1 omitida
   *[other] { $left_out } omitidas
}.
merge-questions = { $count ->
    [one] Decidir la pregunta
   *[other] Decidir las { $count } preguntas
}
