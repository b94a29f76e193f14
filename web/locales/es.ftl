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
skip = Saltar al contenido
lobby = Mesas
new-table = Mesa nueva
own-tables = Tus mesas fuera de la lista
listed-tables = Todas las mesas
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
seats-free = { $free ->
    [one] 1 libre
   *[other] { $free } libres
}
full = llena
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
ranking-of-hands = Manos, de la más alta a la más baja
ranking-flush = color de { $length } cartas
ranking-note-high-card-flush = Gana el color más largo. Entre dos colores igual de largos gana el de cartas más altas.
ranking-note-mount-holyoke = Una carta sola, una pareja y un trío se superan con un valor más alto. Los valores van del 3, el más bajo, al as y al 2, el más alto.
pay-row = { $hand } { $pay }
pay-cards = { $length } cartas
pay-straight-flush = escalera de color de { $length } cartas
pay-to = { $to } a { $per }
pay-for = { $to } por { $per }
pay-share = { $share } del contador

## Una mesa nueva

game = Juego
your-name = Tu nombre
table-name = Nombre de la mesa
table-name-default = { $game } entre amigos
seats = Asientos
bots-fill = Bots en la mesa
listed = Visible en la lista de mesas
listed-why = Si no, solo se entra con el enlace.
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
paused-for = { $minutes ->
    [one] En pausa por el anfitrión, 1 minuto más como mucho
   *[other] En pausa por el anfitrión, { $minutes } minutos más como mucho
}
watchers = { $count ->
    [one] 1 espectador
   *[other] { $count } espectadores
}
hand-number = Mano { $hand }
beside = Paneles
tab-log = Registro
tab-rules = Reglas
tab-hands = Manos
tab-share = Invitar
tab-look = Pantalla
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

four-colours = Baraja de cuatro colores
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
admin-how = Entra con la clave de un solo uso que la sala imprimió al arrancar por primera vez.
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
checked = pasa
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
table-event-left = { $by ->
    [host] { $host ->
        [none] El anfitrión
       *[other] El anfitrión, { $host },
    } quita a { $name } de la mesa.
    [clock] { $name } llevaba mucho tiempo fuera y deja la mesa.
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
table-event-configured = Los nuevos ajustes de la mesa valen desde la próxima mano.
table-event-closed = { $by ->
    [clock] La mesa está cerrada: llevaba mucho tiempo sin nadie.
    [administrator] La administración de la sala ha cerrado la mesa.
   *[host] La mesa está cerrada.
}
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
refusal-removed = El anfitrión te ha quitado: tu asiento queda libre después de esta mano.
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
refusal-misfit-balance = El saldo de la cuenta { $account } no es la suma de sus movimientos.
refusal-misfit-sum = Los saldos de todas las cuentas no suman 0.
refusal-store-broken_chain = El registro guardado de esta mesa fue modificado o está dañado. La persona que lleva la sala debería restaurar una copia.
refusal-record_damaged = Una mano guardada está dañada. La persona que lleva la sala debería restaurar una copia.
refusal-table_name = El nombre de una mesa tiene de 1 a { $most_count } caracteres, todos visibles.
refusal-run_name = El nombre de un evento tiene de 1 a { $most_count } caracteres, todos visibles.
refusal-participant_name = El nombre de un participante tiene de 1 a { $most_count } caracteres, todos visibles.
refusal-run-no_such_run = No existe ese evento. Comprueba el enlace.
refusal-run-not_staff = No tienes ninguna función en este evento. Abre el enlace que te envió la organización.
refusal-run-not_your_role = Tus funciones no permiten esto. Pide a la organización un enlace con otra función.
refusal-run-unknown_link = Este enlace no es válido o fue revocado. Pide uno nuevo a la organización.
refusal-run-no_such_link = No existe el enlace { $link }.
refusal-run-revoked_link = El enlace { $link } ya estaba revocado.
refusal-run-no_roles = Elige al menos una función para el enlace.
refusal-run-too_many_links = Este evento tiene { $most } enlaces, el máximo. Revocar uno no deja sitio para otro.
refusal-run-too_many_staff = Se han unido { $most } personas a este evento, el máximo.
refusal-run-not_a_draft = La inscripción está abierta, así que el plan del evento ya no cambia.
refusal-run-still_a_draft = El evento es un borrador. Abre primero la inscripción.
refusal-run-other_version = El plan cambió mientras tanto. Mira el nuevo y cambia ese.
refusal-run-too_many_hands = El evento tiene { $most } manos, el máximo.
refusal-run-participant_number = El número de un participante tiene como máximo seis cifras; { $number } tiene más.
refusal-run-hands_at_once = Inscribe de 1 a { $most_count } manos a la vez.
refusal-run-no_such_participant = El participante { $participant } no está inscrito.
refusal-run-contact_length = Los datos de contacto tienen como máximo { $most_count } caracteres.
refusal-run-not_the_day = El reloj del servidor no está en el día del evento. Escribe la hora del sello.
refusal-run-spin_off_round = La mano { $hand } gira antes otra carta. Vuelve a mirar la mano.
refusal-run-too_many_entries = Demasiadas entradas. Espera un momento.
refusal-run-runs_of_guest = Has creado { $most } eventos, el máximo.
refusal-run-room_full_of_runs = En la sala no caben más eventos.
refusal-run-no_random_numbers = El servidor no tiene ahora números al azar. Inténtalo dentro de un momento.
refusal-run-run_stopped = La sala se está cerrando. Inténtalo dentro de un momento.
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
refusal-too_long = Eso es demasiado largo.
refusal-no_change = No se ha cambiado nada.
refusal-no_number = El número de la dirección no es un número entero válido.
refusal-no_socket = No se puede abrir la conexión. Recarga la página.
refusal-too_many_messages = Esta página envía demasiados mensajes. Espera un momento.
refusal-no_such_game = Ese juego no existe.
refusal-no_such_page = No hay nada en esta dirección.
refusal-no_such_table = Esta mesa no existe o está cerrada. Comprueba el enlace.
refusal-name_characters = Un nombre puede tener letras, cifras, espacios, ’ - . y emojis, pero no caracteres invisibles.
refusal-name_scripts = Usa letras de un solo alfabeto: las de alfabetos distintos pueden parecerse.
refusal-name_taken = { $taken } está en esta mesa y tu nombre parece el mismo. Elige otro.
refusal-name_length = Un nombre tiene de 1 a { $most_count } caracteres.
refusal-name_of_a_bot = Eso suena a bot o a la casa. Elige otro nombre.
refusal-not_admin = Solo el administrador puede ver esto.
refusal-wrong_token = Esa no es la clave o ya se usó. La orden «cardroom serve --new-admin-token» imprime una nueva.
refusal-other_host = La sala no responde en esta dirección. Ábrela con la dirección que imprimió.
refusal-other_method = Esta dirección no admite ese método.
refusal-other_site = La petición vino de una página de otro sitio. Abre la sala misma.
refusal-stopping = La sala se está cerrando. Inténtalo dentro de un momento.
refusal-too_many_requests = Demasiadas peticiones de tu red. Espera un momento.
refusal-too_many_connections = La sala tiene demasiadas conexiones. Inténtalo dentro de un minuto.
refusal-too_many_guests = Llegan demasiados invitados nuevos de tu red. Espera un minuto.
refusal-too_slow = La conexión iba demasiado lenta: no se ha hecho nada. Inténtalo otra vez.
refusal-sessions_unavailable = La sala no puede saber ahora quién eres. Inténtalo dentro de un momento.
refusal-too_often = Demasiados cambios en esta mesa. Espera un momento.
refusal-room_full = En la sala no caben más mesas. Inténtalo más tarde.
refusal-tables_of_guest = Ya tienes { $most } mesas abiertas. Cierra una primero.
refusal-tables_of_address = Hay { $most } mesas abiertas desde tu red. Cierra una primero.
refusal-bots_of_guest = { $there_count ->
    [0] { $most_count ->
        [0] Tus mesas no pueden tener bots.
        [one] Tus mesas pueden tener 1 bot en total. Elige menos.
       *[other] Tus mesas pueden tener { $most } bots en total. Elige menos.
    }
    [one] Tus mesas tienen 1 bot; el máximo en total es { $most }. Quítalo o elige menos.
   *[other] Tus mesas tienen { $there } bots; el máximo en total es { $most }. Quita alguno o elige menos.
}
refusal-too_many_sockets = Hay demasiadas mesas abiertas en navegadores de tu red. Cierra alguna.
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
