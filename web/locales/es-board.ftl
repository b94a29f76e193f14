# Los textos del tablero público de un evento, que cargan todas las páginas de eventos.

## Eventos: plan, equipo e inscripción

refusal-run-moved = Este evento continúa en otro ordenador (desde: { $since_ms }). Este ordenador no acepta anotaciones.
run-deadline = Hora límite
run-fault-empty = Rellena este campo.

## Eventos: paradas y meta

desk-stop-number = parada { $stop }
desk-stop-name = { $stop } ({ $name })
desk-offline = No hay conexión y esto no se ha guardado. Lo que has escrito sigue aquí: inténtalo otra vez cuando haya señal. Repetirlo no causa ningún error.
offline-unknown = este móvil no lo conoce
desk-rides = hace la ruta
desk-rides-not = no hace la ruta
desk-withdrawn = se ha retirado
desk-entries-lost = Faltan en la sala anotaciones que ya estaban confirmadas. Antes de sacar una carta, mira la hoja: si ya muestra una, anota esa carta.

## Eventos: clasificación, correcciones y dinero

board-place = Puesto
board-participant = Participante
board-hand = Mano
board-prize = Premio
board-hand-number = N.º { $number }, mano { $hand }
board-extra-card = Carta extra
board-place-tied = { $place }=
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
board-chance-none = sin opciones
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
correct-reason-why = El motivo queda en el registro público. No escribas nombres.
correct-time-why = En la hora local del evento, por ejemplo 15:42. Las doce y diez de la noche son las 24:10.
correct-fault = { $field }: { $fault }
correct-fault-time = Esto no es una hora. Escríbela así: 16:30.
correct-fault-reason = Escribe un motivo.
correct-fault-word = Eso no es «{ $word }».
correct-type = Escribe «{ $word }» para confirmar

## Eventos: sorteos comprobables

draws-slot-spin-off = Carta { $round } de desempate
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
correct-reason = Motivo
