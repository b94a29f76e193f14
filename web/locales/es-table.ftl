# Los textos de las mesas, que las demás páginas no cargan.

## El marco

to-table = Volver a la mesa
closed-points = Esta mesa está cerrada.

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
connecting-lead = Quien tenga el enlace de una mesa puede mirar, o sentarse si hay un asiento libre.
connecting-late = No hay conexión con la mesa. Se intenta de nuevo…
reload = Recargar
reconnecting = Se ha perdido la conexión. Conectando de nuevo…
reconnected = Conexión recuperada.
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
chat-messages = Mensajes, al final el último
chat-empty = Todavía no hay mensajes.
chat-write = Escribe un mensaje
chat-send = Enviar
chat-reactions = Reacciones rápidas
chat-mute = Silenciar a jugadores
chat-mute-hint = Ya no ves los mensajes de un jugador silenciado. Los demás los siguen viendo.
chat-watching = Solo los jugadores y el anfitrión pueden escribir.
chat-closed = El anfitrión cerró el chat.
chat-close = Cerrar el chat
chat-open = Abrir el chat
chat-heard = { $name }: { $text }
chat-unread = { $count ->
    [one] 1 mensaje nuevo
   *[other] { $count } mensajes nuevos
}
reaction-nice_hand = Buena mano
reaction-well_played = Bien jugado
reaction-good_luck = Suerte
reaction-thanks = Gracias
reaction-laugh = Ja, ja
reaction-wow = Vaya
reaction-ouch = Ay
waiting-held = El asiento libre está reservado para la primera persona de la lista de espera.
waiting-list = Lista de espera
waiting-offered = tiene un asiento reservado
waiting-join = Apuntarse a la lista de espera
waiting-leave = Salir de la lista
waiting-count = { $count ->
    [0] Todos los asientos están ocupados.
    [one] Todos los asientos están ocupados y hay 1 persona esperando.
   *[other] Todos los asientos están ocupados y hay { $count } personas esperando.
}
waiting-place = { $place ->
    [1] Eres el primero de la lista de espera.
   *[other] Tu puesto en la lista de espera es el { $place }.
}
waiting-offer = Tienes un asiento.
waiting-offer-left = { $seconds ->
    [one] Tienes { $seconds } segundo para ocuparlo.
   *[other] Tienes { $seconds } segundos para ocuparlo.
}
watchers = { $count ->
    [one] 1 espectador
   *[other] { $count } espectadores
}
table-hand = mano { $hand }
beside = Paneles
tab-log = Registro
tab-chat = Chat
beside-table = Registro y chat
tab-rules = Reglas
tab-hands = Manos
tab-share = Invitar
tab-look = Ajustes
tab-host = Anfitrión
announcements = Avisos
results = Resultado de la mano
seat-free = El asiento { $seat } está libre
take-seat = Ocupar el asiento { $seat }
sit-at = Sentarse, asiento { $seat }
sit-here = Sentarse
take-a-seat = Sentarse a la mesa
you-watch = Estás mirando.
sit-out = Ausentarse
sits-out-next = Te ausentas a partir de la próxima mano.
sits-out-late = No actuaste a tiempo y te ausentas.
sit-in = Volver a jugar
owes-post = Poner { $amount } ahora
owes-wait = Esperar la ciega grande
owes = Tu próxima mano
coming-in = Poner o esperar
waits = espera la ciega grande
posts-next = pone la ciega en la próxima mano
show-after = Mostrar:
show-both = Las dos
show-card = Mostrar { $card }
show-hand = Has ganado: puedes mostrar tus cartas
top-up = Más fichas
add-chips = Añadir fichas
top-up-by = Fichas que añadir, desde la próxima mano
top-up-total = Total: { $limits }
rebuys-left = { $count ->
    [one] Queda 1 recompra
   *[other] Quedan { $count } recompras
}
leave = Salir
leave-yes = Sí, salir
leave-with = { $stack ->
    [none] ¿Salir de la mesa?
   *[other] ¿Salir de la mesa con { $stack }?
}
leave-after-hand = ¿Salir de la mesa? Sales después de esta mano con las fichas que tengas entonces. Hasta entonces se pasa o se retira por ti.
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
sits-out = ausente
needs-chips = sin fichas
a-bot = Un bot
bot-style = Un bot: { $style }
wager-of = Asiento { $seat }: { $amount }
wager-labelled = Asiento { $seat }: { $label } { $amount }
won-by = El asiento { $seat } gana { $amount }
on-time-bank = banco de tiempo
seconds-left = { $seconds ->
    [one] Queda 1 segundo
   *[other] Quedan { $seconds } segundos
}
your-place = Tu asiento
your-cards = Tus cartas
keys-where = Actúan mientras el foco está en la mesa, y no en un panel ni en un campo.
keys-escape = Cancelar la pregunta o cerrar el panel
keys-play = Jugar las cartas elegidas
title-your-turn = Te toca – { $table }
title-your-seat = Tienes un asiento – { $table }
share-how = Lee el código con un teléfono o envía el enlace. Quien lo tiene puede sentarse.
share-link = Enlace
share-others = Otras direcciones
share-loopback = A esta sala solo llega este ordenador. Para que entren teléfonos y otros ordenadores, arráncala con:
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
remove-why-not = A un jugador se le puede retirar mientras está ausente o sin conexión.
remove-who = Quitar a { $name }
remove-sure = ¿Quitar a { $name } de la mesa?
host-removed = { $playing ->
    [yes] { $name } deja la mesa después de esta mano.
   *[no] { $name } ya no está en la mesa.
}
add-bot = Añadir un bot
add-bot-at = Añadir un bot en el asiento { $seat }
any-style = cualquier estilo
from-next-hand = Aplicar desde la próxima mano
from-next-match = Aplicar desde la próxima partida
limits = Límites de entrada
limits-why = Valen para las entradas desde ahora. Las fichas que ya están en la mesa se quedan.
bot-accounts = Bots de fuera
bot-accounts-why = Un programa se sienta en tus mesas con una clave propia. Se le marca como bot y no escribe en el chat.
bot-revoke-who = Anular la cuenta de { $name }
bot-revoke-sure = ¿Anular la cuenta de { $name }? El bot deja tus mesas y su clave ya no vale.
close-table = Cerrar la mesa
close-named = Cerrar { $name }
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
ledger-bots-lost = Los bots han perdido { $amount } contra { $to }: nadie lo debe.
ledger-bots-won = Los bots han ganado { $amount } a { $from }: a nadie se le debe.
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
step-of = { $step } de { $of }
play = Reproducir
download-phh = Descargar archivo PHH
removed-title = Te han retirado
removed-next = Tu asiento queda libre después de la mano en curso, y cobras tus fichas. Puedes volver.
removed-back = Volver a la mesa
banned-title = Te han vetado

## Lo que puede hacer un jugador

call-label = Igualar
muck = Tirar sin mostrar
show = Mostrar
put-all-in = { $who ->
    [everyone] Poner all-in a todos
   *[one] Poner all-in a { $name }
}
raise-to = { $all ->
    [yes] All-in, { $amount }
    [others] Poner all-in a { $who ->
        [everyone] todos
       *[one] { $name }
    }, { $amount }
   *[no] { $first ->
        [yes] Apostar { $amount }
       *[no] Subir a { $amount }
    }
}
raise-label = { $all ->
    [yes] All-in
    [others] All-in a { $who ->
        [everyone] todos
       *[one] { $name }
    }
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
    [yes] Apostar
   *[no] Subir a
} { $unit ->
    [big-blinds] (ciegas grandes)
   *[chips] (fichas)
}
all-in-sure = ¿Ir all-in con { $amount }?
put-all-in-sure = { $first ->
    [yes] ¿Apostar { $amount }
   *[no] ¿Subir a { $amount }
} y poner all-in a { $who ->
    [everyone] todos?
   *[one] { $name }?
}
fold-sure = Puedes pasar sin pagar. ¿Retirarte de todos modos?
ahead = Por adelantado
ahead-check-fold = Pasar/retirarse
pots = Botes
pot-only = Bote: { $amount }
pot-of = { $pot ->
    [0] Bote principal: { $amount }
   *[other] Bote lateral { $pot }: { $amount }
}
action-check = pasa
action-call = iguala
action-bet = apuesta
action-raise = sube a
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
bet = Apuesta
bonus = Bonus
bet-short = apuesta
bonus-short = bonus
bet-on-pack = Apuesta en el pack { $pack }
bonus-on-pack = Bonus en el pack { $pack }
no-wager = No apostar
dealer-qualifies-with = La banca califica con color de { $length } cartas, { $rank } o mejor.
meter = Bote progresivo: { $amount }
dealer-has = { $qualifies ->
    [yes] La banca califica: { $holding }
   *[no] La banca no califica: { $holding }
}
raise-times = Subir { $times }×
raise-by = Subir { $amount }
no-ante = No jugar esta ronda
take-back = Retirar
make-wagers = Apostar
wager-ante = Ante
wager-flush-bonus = Bonus de color
wager-straight-flush-bonus = Bonus de escalera de color
wager-progressive = Progresivo
wager-raise = Subida
wager-ante-short = Ante
wager-raise-short = Subida
wager-flush-bonus-short = Color
wager-straight-flush-bonus-short = Escalera de color
wager-progressive-short = Progresivo

## Fichas sobre el tapete

your-bets = Tus apuestas
chip-of = Ficha de { $amount }
wagers-undo = Deshacer
wagers-clear = Quitar
wagers-repeat = Repetir
wagers-repeat-last = Repetir las últimas apuestas
wagers-exact = Importe exacto
wager-none = Elige una ficha y toca una casilla para apostar en ella.
wager-missing = { $pack ->
    [none] { $spot } necesita también una apuesta en { $needed }.
   *[other] El bonus del pack { $pack } necesita una apuesta en el pack { $pack }.
}
wager-below = { $spot }: el mínimo es { $least }. Añade { $by }.
wager-above = { $spot }: el máximo es { $most }. Retira { $by }.
wager-off = { $spot }: las apuestas son múltiplos de { $by }.
wager-over-stack = Son { $by } más de lo que tienes. Retira { $by }.
chip-above = { $spot }: el máximo es { $most }.{ $full ->
    [yes] {""}
   *[no] {" "}Añade como mucho { $left }.
}
chip-over-stack = Esa ficha vale más de lo que te queda: { $left }.
spot-laid = { $spot }: { $amount }
spot-empty = { $spot }: sin apuesta
spot-open = { $spot }: sin apuesta, { $limits }
spot-result = { $spot } { $result }{ $push ->
    [yes] {""}
   *[no] , { $net }
}
spot-won = gana{ $odds ->
    [none] {""}
   *[other] {" "}{ $odds }
}
spot-lost = pierde
spot-push = empata
opens-with = La ronda empieza con { $card }.
opens-with-others = La ronda empieza con { $card }, sola o en una combinación.
plays-counterclockwise = Se juega en sentido contrario a las agujas del reloj.
new-run = Serie nueva: sal con cualquier combinación.
lies-there = En la mesa
under-by = { $category } de { $name }
nothing-beats = No puedes superarla.
sort-by-suit = Ordenar por palo
sort-by-rank = Ordenar por valor
by-suit = Por palo
by-rank = Por valor
clear-chosen = Quitar la selección
play-cards = { $count ->
    [0] Elige cartas
    [one] Jugar 1 carta
   *[other] Jugar { $count } cartas
}
no-play-yet = No es válida

## Lo que se anuncia cuando te toca

heard-turn = Te toca{ $seconds ->
    [0] .
    [one] , 1 segundo.
   *[other] , { $seconds } segundos.
}
heard-bank = Corre tu banco de tiempo{ $seconds ->
    [one] , 1 segundo.
   *[other] , { $seconds } segundos.
}
heard-net = { $name }: { $net }.
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
    [revoked] { $name } deja la mesa: se ha anulado la cuenta del bot.
    [closing] { $name } cobra sus fichas.
    [no_chips] { $name } deja la mesa: no quedan fichas para los bots.
   *[player] { $name } deja la mesa.
}
table-event-chat-set = { $open ->
    [true] El anfitrión abrió el chat.
   *[false] El anfitrión cerró el chat.
}
table-event-joined-list = { $name } se apuntó a la lista de espera.
table-event-seat-offered = Le toca a { $name }: un asiento queda reservado un minuto.
table-event-left-list = { $by ->
    [clock] { $name } no ocupó el asiento a tiempo y ya no está en la lista de espera.
   *[player] { $name } salió de la lista de espera.
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
holdem-event-showed-card = { $seat } muestra una carta: { $card }.
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
packs-poker-event-done = { $clock ->
    [yes] A { $seat } se le acaba el tiempo. Las apuestas puestas valen.
   *[no] { $seat } está listo.
}
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
packs-poker-event-settled = { $seat } { $result ->
    [won] gana { $net_size } en
    [lost] pierde { $net_size } en
   *[push] empata en
} { $bet ->
    [pack] la apuesta
   *[bonus] el bonus
} del pack { $pack }.
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
high-card-flush-event-settled = { $seat } { $result ->
    [won] gana { $net_size } en
    [lost] pierde { $net_size } en
   *[push] empata en
} { $wager ->
    [ante] el ante
    [raise] la subida
    [flush_bonus] el bonus de color
    [straight_flush_bonus] el bonus de escalera de color
   *[progressive] el progresivo
} { $by ->
    [misdeal] (reparto nulo).
    [fold] (retirado).
    [unqualified] (la banca no ha calificado).
    [length] ({ $result ->
        [lost] el color de la banca es más largo, { $length } cartas
       *[other] el color más largo, { $length } cartas
    }).
    [ranks] (los dos, colores de { $length } cartas; decide la carta más alta).
    [equal] (colores iguales de { $length } cartas).
    [own_flush] (color de { $length } cartas{ $limited ->
        [yes] , reducido por el límite de la ronda
       *[no] {""}
    }).
    [meter] ({ $result ->
        [won] escalera de color de { $run } cartas, una parte del bote progresivo
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
