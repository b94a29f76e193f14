# Los textos de las negativas, que se cargan cuando la página ya se ve (`main.ts`). Las que hace el propio
# cliente están en los textos de sus páginas (`parts.test.ts`).

## La página del invitado

refusal-wrong_code = Este código es incorrecto, está usado o tiene más de cinco minutos. Muestra uno nuevo en el otro dispositivo.
refusal-no_metrics_token = Las métricas necesitan un código de acceso.
refusal-no_random_numbers = El servidor no tiene números aleatorios. Inténtalo de nuevo dentro de un momento.

## Negativas del cliente y de la sala

refusal-no_name = Pon antes tu nombre: sin él solo puedes mirar.
refusal-closed = La mesa está cerrada.
refusal-closing = La mesa se cierra después de esta mano.
refusal-not_paused = El juego no está en pausa.
refusal-stale_hand = Eso era para la mano { $hand } y esta es la { $now }.
refusal-not_dealt_in = No juegas esta mano.
refusal-repeated = Eso ya está hecho.
refusal-too_early = Una acción anterior no ha llegado. Recarga la página.
refusal-no_seat = Siéntate antes a la mesa.
refusal-chat_closed = El anfitrión cerró el chat.
refusal-chat_too_fast = Más despacio. Podrás escribir otra vez en { $retry_seconds_count ->
    [one] 1 segundo
   *[other] { $retry_seconds } segundos
}.
refusal-no_chat_text = Un mensaje tiene de 1 a { $most } caracteres visibles.
refusal-waits_already = Ya estás en la lista de espera.
refusal-not_waiting = No estás en la lista de espera.
refusal-seat_is_free = Hay un asiento libre: siéntate.
refusal-list_full = La lista de espera está llena: tiene { $most } personas.
refusal-seats_held = Los asientos libres están reservados para la lista de espera. Apúntate.
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
refusal-buy_in = { $amount } no es posible: tras la entrada debes tener de { $least } a { $most }.
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
refusal-clock = { $seconds }{"\u00A0"}{ $seconds_count ->
    [one] segundo no es posible
   *[other] segundos no son posibles
} aquí: escribe de { $least } a { $most } segundos.
refusal-forced_bets = Entrada máxima: { $most } no cubre una mano, que puede costar a un jugador { $amount } en ciegas, straddle y ante.
refusal-stakes = La entrada mínima debe ser al menos { $needed }, lo que cuesta una mano. La máxima debe estar entre la mínima y { $limit }.
refusal-no_hand = No se está jugando ninguna mano.
refusal-no_file = Hay más fichas en esta mano de las que caben en un archivo.
refusal-no_such_hand = Esa mano no se jugó en esta mesa o no ha terminado.
refusal-log_damaged = El registro guardado de esta mesa está dañado. La persona que lleva la sala debería restaurar una copia.
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
refusal-run-spin_off_round = La mano { $hand } gira antes otra carta. Vuelve a mirar la mano.
refusal-run-request_key = La clave de una solicitud tiene de 1 a { $most } caracteres ASCII visibles.
refusal-run-request_key_used = Otra solicitud tenía la misma clave, así que esta no se ha hecho. Envíala de nuevo.
refusal-run-entry_ahead = El reloj del servidor marca { $now }, así que una carta no puede haber salido a las { $at }. Corrige la hora.
refusal-run-report_ahead = El reloj del servidor marca { $now }, así que la parada aún no puede informar hasta { $until }. Informa hasta ahora.
refusal-run-not_offline = Un móvil solo envía más tarde cartas de una parada, cada una con su hora.
refusal-run-clock_changed = El reloj del móvil cambió entre este sello y su envío.
refusal-run-sheet_replaced = La hoja del número { $participant } se dio por perdida y se cambió por otra.
refusal-run-stamp_in_question = La organización decide sobre este sello. Deja la hoja como está y no saques otra carta.
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
refusal-run-draw_by_hand = Esta carta ya no se puede sacar en la pantalla. Sácala a mano.
refusal-run-draw_message = La sala rechaza el sorteo de este móvil: { $reason }. Llama a la organización.
refusal-run-draw_refused = La sala lo rechaza: { $reason }.
refusal-run-sheet_without_block = La sala aún no ha fijado los sorteos del número { $participant }, así que a su hoja le faltaría la raíz. Vuelve a preparar las hojas.
refusal-run-too_many_blocks = El evento tiene { $most } bloques de sorteos, el máximo. Imprime solo los números que necesites.
refusal-run-cards_drawn = Ya se ha sacado una carta del número { $participant }, así que esto ya no se puede cambiar.
refusal-table_seats = Con estas reglas una mesa tiene de { $least_count } a { $most_count } asientos.
refusal-too_many_bots = Deja al menos un asiento para un jugador: { $bots } bots son demasiados para { $seats } asientos.
refusal-no_chance = El servidor no tiene ahora números al azar. Inténtalo dentro de un momento.
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
refusal-no_bot_token = Ninguna cuenta de bot tiene esta clave, o la cuenta se anuló.
refusal-bot_revoked = Esta cuenta de bot se ha anulado.
refusal-bot_not_here = Esta cuenta de bot solo puede jugar en las mesas de su anfitrión.
refusal-not_for_bots = Una cuenta de bot solo puede leer y jugar.
refusal-no_chat_for_bots = Una cuenta de bot no escribe en el chat.
refusal-bot_too_fast = Esta cuenta de bot envía demasiados mensajes. Vuelve a intentarlo en { $retry_seconds_count ->
    [one] 1 segundo
   *[other] { $retry_seconds } segundos
}.
refusal-bot_sockets = Esta cuenta de bot ya tiene { $most_count } conexiones abiertas. Cierra una antes.
refusal-no_such_bot_account = Esa cuenta de bot ya no existe. Vuelve a cargar la página.
refusal-no_own_table = No eres anfitrión de ninguna mesa abierta. Abre una antes.
refusal-bot_accounts_of_guest = { $most_count ->
    [0] No puedes tener cuentas de bot.
    [one] Puedes tener 1 cuenta de bot. Anúlala antes.
   *[other] Puedes tener { $most_count } cuentas de bot. Anula una antes.
}
refusal-bot_accounts_of_room = La sala tiene todas las cuentas de bot que admite. Vuelve a intentarlo en { $retry_seconds_count ->
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
refusal-holdem-no_such_card = { $first } no es una carta de esta mano que siga oculta.
refusal-holdem-unbeaten = No puedes tirar tus cartas: ninguna mano mostrada supera la tuya. Muéstrala.
refusal-holdem-nobody_can_call = Nadie puede pagar más de { $highest }: paga o retírate.
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
refusal-high_card_flush-above_meter = Una parte del progresivo es más que todo el bote.
refusal-high_card_flush-no_bonus_limit = Con un límite de 0 ningún bonus podría ganar. Déjalo vacío para no poner límite.
refusal-high_card_flush-pays_too_much = Una ronda podría ganar más de lo que se puede contar. Baja un máximo o una tabla de pagos.
refusal-high_card_flush-seats = High Card Flush no se puede jugar con ese número de asientos.
refusal-high_card_flush-too_many_chips = Hay más dinero en la mesa del que se puede contar.
refusal-high_card_flush-no_meter = La apuesta progresiva no tiene bote.

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
