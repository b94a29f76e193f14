# Los textos de los ajustes de los juegos, que solo cargan el formulario de una mesa nueva, los paneles de una mesa y las reglas.

## El marco

seconds = segundos
rules-in-english = El reglamento y los criterios están escritos en inglés.
rulings = Criterios
table-rules = Reglas de la mesa
ranking = Jugadas
ranking-of-hands = Manos, de la más alta a la más baja
pay-tables = Tablas de pagos
edges = Ventaja de la casa
edges-counted = Contando todos los repartos…
edges-note = Exacta, sobre todos los repartos, con las mejores decisiones. Es lo que se pierde de media por cada apuesta.
edge-line = { $wager }: { $edge } (gana el { $wins } de las veces)
edge-pack = Apuesta al paquete
edge-bonus = Apuesta extra
edge-ante = Ante con la subida
edge-flush-bonus = Bonus de color
edge-straight-flush-bonus = Bonus de escalera de color
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
pay-share = { $share } del bote progresivo

## Una mesa nueva

table-name-default = { $game } entre amigos
bots-fill = Bots en la mesa
listed-why = Si no, solo se entra con el enlace.
match = Partida
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
setting-straddle-why = Apuestas mayores que la ciega grande, puestas antes del reparto. Para uno propio, escribe una cantidad en fichas o cantidades crecientes como 200, 400. Un straddle necesita tres jugadores; con dos se omite.
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
setting-flush-bonus-why = Lo que paga el bonus de color. Para pagos propios, escribe una línea por mano, como seven_card_flush = 300 to 1.
setting-straight-flush-bonus = Bonus de escalera de color
setting-straight-flush-bonus-why = Lo que paga el bonus de escalera de color. Para pagos propios, escribe una línea por mano, como seven_card_straight_flush = 8000 to 1.
setting-progressive = Progresivo
setting-progressive-why = Si hay apuesta progresiva y lo que paga. Para pagos propios, escribe una línea por mano: una parte del bote, como five_card_straight_flush = 1 to 10, o un pago fijo, como four_card_straight_flush = 300 for 1.
setting-progressive-ties = Progresivo con manos iguales
setting-progressive-ties-why = Cómo se paga el bote progresivo si lo ganan manos iguales.
setting-bonus-limit = Límite de los bonus
setting-bonus-limit-why = Lo máximo que ganan los bonus de una ronda, en dólares. Déjalo vacío para no poner límite.
setting-qualifier = La banca califica con
setting-qualifier-why = El color más bajo con el que la banca califica.
setting-raise-limits = Subida máxima
setting-raise-limits-why = Cuántos antes se pueden subir con un color de 2, 3, 4, 5, 6 y 7 cartas.
setting-straight-flush-ace = El as en la escalera de color
setting-straight-flush-ace-why = Si el as cuenta también como carta baja.
setting-end = Final de la partida
setting-end-why = Después de tantas rondas o cuando alguien llega a tantos puntos.
counted-in = Se cuenta en
option-end-rounds = rondas
option-end-points = puntos
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
# La última entrada de una lista de valores con nombre.
custom-value = Personalizado
custom-value-of = { $setting }, personalizado
option-after-big-blind = el primero tras la ciega grande
option-left-of-button = el primero tras el botón
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

## Negativas del cliente y de la sala

refusal-buy_in_above_limit = Baja la ciega grande: la entrada máxima crece con ella y es de { $limit } como mucho.
refusal-buy_in_order = La entrada mínima debe ser mayor que cero y no superar la máxima: de { $first } a { $second } no puede ser.
refusal-holdem-no_big_blind = La ciega grande es de 1 ficha como mínimo.
pay-fault = { $wrong ->
    [outcome] { $name }: «{ $found }» no es una mano de esta tabla de pagos. Usa { $known }.
    [pay] { $name }: «{ $found }» no es un pago. Escribe dos números enteros, como «3 to 1».
    [for_nothing] { $name }: el segundo número de un pago debe ser 1 o más.
    [too_high] { $name }: los números de un pago no pueden superar { $limit }.
   *[nothing_paid] { $name }: ninguna mano paga nada. Pon al menos un pago mayor que 0.
}

## Eventos en la sala, y los títulos de sus páginas

run-join-again = Intentarlo de nuevo
