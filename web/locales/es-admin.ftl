# Los textos de la página de administración, que las demás páginas no cargan.

## La mesa

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
admin-bots = Cuentas de bot
admin-bots-why = Programas de fuera que juegan con una clave. Las cuentas de un anfitrión valen en sus mesas; las que creas tú, en toda la sala.
admin-bot-of = cuenta de { $host }, creada { $time }
admin-bot-of-room = para toda la sala, creada { $time }
admin-bot-revoke-why = El bot deja todas las mesas después de la mano en curso, en la que solo pasa o se retira. Su clave ya no vale.
admin-bot-made = La cuenta de { $name } está creada. Su clave se muestra en «Cuentas de bot».
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
audit-chat-set = { $open ->
    [true] Chat abierto en { $table }.
   *[false] Chat cerrado en { $table }.
}
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
audit-bot-account-made = Cuenta de bot { $name } creada.
audit-bot-account-revoked = Cuenta de bot { $name } anulada.
audit-token-made = Nueva clave del administrador.
audit-rolled-back = { $cause ->
    [backup] El registro de auditoría se restauró desde una copia de seguridad. Faltan entradas posteriores y los vetos posteriores ya no valen.
   *[lost] El registro de auditoría perdió sus últimas entradas. Los vetos que contenían ya no valen.
}
token = Clave
log-in = Entrar
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
account-issue = Fichas entregadas a los jugadores
account-house = La banca
account-bots = Bots
account-demo = Mesas de demostración: bots y jugadores
account-seat = { $table }, asiento { $seat }
account-issue-of = { $table }: fichas entregadas a los jugadores
account-house-of = { $table }: la banca
account-bots-of = { $table }: bots
account-demo-of = { $table }: bots y jugadores de la demostración
account-closed = mesa cerrada { $id }
account = Cuenta
balance = Saldo
