# Los textos de las demás páginas de eventos.

## Negativas del poker run

refusal-run-not_the_day = El reloj del servidor no está en el día del evento. Escribe la hora del sello.
refusal-run-draw_not_scanned = La sala ya no tiene el escaneo de este sorteo. Empieza otra vez: el participante dice un número de nuevo.
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
run-plan = Plan del evento
run-name = Nombre del evento
run-name-why = Por ejemplo, «Ruta por el Hospital Infantil». Sale en la clasificación y en cada hoja, así que nombra en él la causa benéfica.
run-date = Fecha
run-time-zone = Zona horaria
run-zone-why = Escribe una ciudad, un país o una diferencia horaria: Madrid, México, −6.
run-zone-none = Ninguna zona horaria coincide.
run-zone-list = Coincidencias
run-zone-more = Hay { $more } más. Sigue escribiendo para encontrarlas.
run-deadline-why = Todos deben estar en la meta a esta hora. Un segundo después ya es tarde.
run-next-day = La hora límite es pasada la medianoche, al día siguiente
run-emergency = Teléfono para emergencias
run-emergency-why = Sale impreso en cada hoja, para quien tenga un problema en la carretera: +34 600 123 123. Puede quedar vacío.
run-route = Recorrido
run-route-why = Cinco lugares dan carta, en el orden del recorrido. Los demás lugares del camino no dan ninguna. Escríbelos como los buscará quien va en moto, con nombre y lugar: «Bar Molino, calle Mayor 12».
run-place-plain = Lugar sin carta
run-add-place = Añadir un lugar sin carta
run-move-up = Subir: { $place }
run-move-down = Bajar: { $place }
run-remove-place = Quitar: { $place }
run-finish = Meta
run-finish-why = Donde todos entregan su hoja, con nombre y lugar: «Casa de Cultura, plaza Mayor». Sale en cada hoja. Puede quedar vacío.
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

desk-others = Otros puestos
desk-stale = No hay conexión. Lo que ves aquí puede no estar al día.
offline-no-connection = Sin conexión.
offline-reading = Leyendo los sellos guardados en este móvil…
offline-waiting = { $count ->
    [one] 1 sello espera en este móvil, de las { $time }.
   *[other] { $count } sellos esperan en este móvil, el más antiguo de las { $time }.
}
offline-none-waits = Los sellos se guardan en este móvil.
offline-all-sent = Todos los sellos de este móvil están en la sala.
offline-all-asked = Todos los sellos han llegado a la sala; { $count ->
    [one] 1 espera
   *[other] { $count } esperan
} la decisión de la organización.
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
    [one] 1 sello reenviado
   *[other] { $count } sellos reenviados
}: { $results }.
offline-again-entered = { $count ->
    [one] 1 añadido
   *[other] { $count } añadidos
}
offline-again-there = { $count ->
    [one] 1 ya estaba
   *[other] { $count } ya estaban
}
offline-again-asked = { $count } por decidir
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
offline-stamp-second = { $source ->
    [screen] La sala ya había sacado { $first } para esta mano{ $number ->
        [none] {""}
       *[other] {" "}(número { $number })
    }.
   *[hand] La sala ya tenía { $first } para esta mano.
} { $by ->
    [screen] Este móvil había sacado antes { $cards }
   *[typed] Escribiste { $cards }
}, así que decide la organización. Deja la hoja como está y no saques otra carta.
desk-decided-draw = La organización ha decidido: sacar otra carta
offline-too-late = Puede que este sello ya se haya enviado. Anúlalo cuando haya conexión.
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
}{ $here ->
    [0] {""}
    [one] , 1 está aquí ahora
   *[other] , { $here } están aquí ahora
}, { $served ->
    [0] { $here ->
        [0] aún no ha pasado nadie
       *[other] nadie ha pasado antes
    }
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

board-card = Carta
board-stop = Parada
board-time = Hora
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
correct-close-compare = Antes de cerrar, pide que cada móvil que sacó cartas abra su parada o la meta y toque «Comparar».
correct-spin-off = El evento está cerrado y hay manos empatadas por un premio. Sacan una carta cada una en la página de la meta.
correct-to-finish = A la meta
correct-close-word = cerrar
correct-close-unpaid = { $count ->
    [one] 1 cuota ({ $fees }) no consta como pagada. Si cierras ahora, los premios suman { $prizes } de una recaudación de { $takings }. La cuota que se pague después va a la causa benéfica; si el evento aporta a los premios, aporta menos.
   *[other] { $count } cuotas ({ $fees }) no constan como pagadas. Si cierras ahora, los premios suman { $prizes } de una recaudación de { $takings }. Las cuotas que se paguen después van a la causa benéfica; si el evento aporta a los premios, aporta menos.
}
correct-close-draws = { $count ->
    [one] Hay 1 sorteo empezado y sin carta: { $places }. Si cierras ahora, nunca la tendrá, y el informe lo cuenta como escaneo abierto. Antes termínalo en ese móvil o anota la carta a mano.
   *[other] Hay { $count } sorteos empezados y sin carta: { $places }. Si cierras ahora, nunca la tendrán, y el informe los cuenta como escaneos abiertos. Antes termínalos en esos móviles o anota las cartas a mano.
}
correct-close-cut-off = El informe mostrará { $total ->
    [one] 1 escaneo abierto, que quedó cortado al restaurar una copia o al continuar el evento en otro ordenador.
   *[other] { $total } escaneos abiertos; { $cutOff ->
        [one] 1 quedó cortado
       *[other] { $cutOff } quedaron cortados
    } al restaurar una copia o al continuar el evento en otro ordenador.
}
correct-close-draws-at = { $count ->
    [one] mano { $hands }
   *[other] manos { $hands }
}, en el móvil{ $phone ->
    [none] {""}
   *[other] {" "}{ $phone }
} de { $name }
correct-staff-member = la persona { $staff } del equipo
correct-record-fees = Anotar las cuotas
correct-nothing-open = Todas las manos están entregadas y todas las cuotas pagadas.
correct-open-hands = { $count ->
    [one] 1 mano está sin entregar y no se clasificaría.
   *[other] { $count } manos están sin entregar y no se clasificarían.
}
correct-open-provisional = Sin parte hasta las { $time }: { $stops }. Puede haber cartas sacadas allí que no están anotadas.
correct-open-stop = parada { $stop }
correct-open-draws = Móvil{ $phone ->
    [none] {""}
   *[other] {" "}{ $phone }
} de { $name } – { $count ->
    [one] falta la carta de la mano
   *[other] faltan las cartas de las manos
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
questions-entered-at = anotado por { $name }, { $time }
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
questions-dismiss-changed = Dejarlo como está
questions-dismiss-void-why = El sello sigue anulado, y la segunda carta no cuenta. La mano no tiene carta aquí hasta que se saque una.
questions-dismiss-corrected-why = Cuenta la carta que ahora muestra la casilla, y la segunda no.
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
draws-open-closed = { $count ->
    [one] El evento se cerró antes de terminar este sorteo: { $hands }. No recibe carta.
   *[other] El evento se cerró antes de terminar estos sorteos: { $hands }. No reciben carta.
}
draws-use-physical = { $source ->
    [pack] Escribir una carta de una baraja
   *[wheel] Escribir una carta de una ruleta real o una baraja
}
draws-scanning = Preguntando a la sala…
draws-waits-for-phone = El sorteo empieza en cuanto este móvil esté listo.
draws-no-reply = Aún no hay respuesta. Se repite la misma petición hasta que la haya. No cierres esta página.
draws-number-sent = Este móvil ha enviado el número { $number } para esta mano. Espera a tener señal o lleva este móvil a donde la haya: puede que la carta ya haya salido.
draws-back-to-screen = Volver al sorteo en la pantalla
draws-card-of = Carta { $number } de { $count }
draws-so-far = { $drawn } de { $count } sacadas: { $cards }.
draws-go-on-card = Seguir con la carta { $number }
draws-go-on-number = Seguir con el número { $number }
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
draws-compare-own = Según el registro, { $hand ->
    [0] no has escrito ninguna carta
    [one] has escrito 1 carta
   *[other] has escrito { $hand } cartas
} a mano{ $again ->
    [0] {""}
    [one] {" "}(1 la sacó este móvil en la pantalla y la envió otra vez)
   *[other] {" "}({ $again } las sacó este móvil en la pantalla y las envió otra vez)
} y { $voids ->
    [0] no has anulado ninguna
    [one] has anulado 1
   *[other] has anulado { $voids }
}, desde cualquier móvil. ¿Es así?
draws-compare-differs = { $count ->
    [one] El registro y este móvil se diferencian en 1 punto:
   *[other] El registro y este móvil se diferencian en { $count } puntos:
}
draws-compare-do = Enséñaselo a la organización. Guarda este móvil y no borres los datos del navegador.
draws-compare-unexplained = Nada sin explicar.
draws-compare-explained = { $count ->
    [one] 1 diferencia se debe a la copia restaurada o al otro ordenador:
   *[other] { $count } diferencias se deben a la copia restaurada o al otro ordenador:
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
draws-none-of-five = { $count ->
    [one] Ha salido 1 de tus 5 cartas. Se muestran aquí cuando hayan salido las cinco.
   *[other] Han salido { $count } de tus 5 cartas. Se muestran aquí cuando hayan salido las cinco.
}
draws-hand = Mano { $hand }
draws-mark-proved = Comprobada: nadie podía elegir esta carta por su cuenta. Dijiste el { $cut }.
draws-mark-by-hand = Sacada a mano, sin prueba.
draws-mark-by-hand-again = Sin prueba: sacada a mano, o enviada otra vez por un móvil después de que la sala perdiera el sorteo.
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
   *[other] La sala perdió entradas y lo advirtió a las { $time }.
} Las cartas sacadas desde entonces son del bloque { $block }, que no está en las hojas impresas antes:
draws-sheet-when = Buscar cuándo ocurrió
draws-sheet-loading = Se está cargando el registro…
draws-sheet-unknown = El registro no dice cuándo fue.
draws-sheet-block = Bloque { $block }:
draws-log-now = El registro tiene ahora { $seq } entradas. Si apuntas { $hash }, podrás mostrar más tarde que no se ha cambiado:
draws-head-noted = Ocho caracteres del registro que apuntaste en un sorteo
draws-head-compare = Buscarlos
draws-head-found = El registro tiene esos caracteres tras la entrada { $seq }.
draws-head-missing = El registro nunca tuvo esos caracteres. Léelos otra vez. Si son esos, avisa a la organización.
draws-head-lost = El registro no tiene esos caracteres. { $cause ->
    [imported] El evento continuó en otro ordenador ({ $time }); un sorteo anterior puede estar solo en el primero.
    [continued] El evento volvió de otro ordenador ({ $time }); un sorteo anterior puede estar solo en ese.
   *[other] La sala perdió entradas ({ $time }); un sorteo anterior puede estar entre ellas.
} Si el tuyo fue después, lee otra vez los caracteres y avisa a la organización.
draws-head-unread = Escribe los ocho caracteres: cifras y letras de la a a la f.
draws-head-unloaded = No se ha podido cargar el registro. Inténtalo otra vez.
draws-about = Qué prueba esto y qué no
draws-about-proves = La sala y el móvil fijaron sus valores antes del sorteo, y sus raíces lo muestran. Después, el número que dijiste decidió la carta. Así que ninguno de los tres podía elegirla por su cuenta.
draws-about-you = Tu parte: apunta los ocho caracteres del registro que te dice el equipo antes de que digas un número, di un número tuyo, cada vez uno distinto, y compara ambas cosas y la raíz de arriba.
draws-about-not = No prueba las cartas sacadas a mano, ni que una carta se anulara con razón, ni que los sorteos se terminaran. Si la sala, el móvil y el participante se ponen de acuerdo, pueden elegir una carta.
draws-about-page = Esta página viene de la sala. Para no depender de nadie, guarda el registro desde la clasificación y compruébalo en tu ordenador con «cardroom verify». El documento docs/draws.md del programa tiene todos los pasos.
draws-report-title = Sorteos en la pantalla
draws-report-again = Intentarlo otra vez
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
draws-report-cut-off = { $cutOff ->
    [one] 1 de los escaneos abiertos quedó cortado
   *[other] { $cutOff } de los escaneos abiertos quedaron cortados
} al restaurar una copia o al continuar el evento en otro ordenador.
draws-report-stops = Por carta
draws-report-staff = Por miembro del equipo
draws-report-member = Miembro { $staff } del equipo
draws-report-same-name = { $name } (miembro { $staff } del equipo)
draws-report-none = No hubo cambios de móvil, anulaciones, cartas a mano, segundos intentos ni escaneos abiertos.
draws-report-why = Con cada uno de estos pasos, el equipo puede influir en una carta. Unos pocos son normales; pregunta si una persona o una parada tiene muchos.
draws-count-takeovers = { $count ->
    [one] 1 cambio de móvil
   *[other] { $count } cambios de móvil
}
draws-count-voids = { $count ->
    [one] 1 anulación
   *[other] { $count } anulaciones
}
draws-count-by-hand = { $count } a mano
draws-count-second-attempts = { $count ->
    [one] 1 segundo intento
   *[other] { $count } segundos intentos
}
draws-count-open-scans = { $count ->
    [one] 1 escaneo abierto
   *[other] { $count } escaneos abiertos
}

## Eventos: otro ordenador

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
