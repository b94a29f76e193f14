# The texts of the administrator's page, which other pages do not load.

## Table

admin-how = Log in with a token, which is good for one login. The room printed one on its first start. For another, stop the room and start it as before, with --new-admin-token added.
admin-as-of = As of { $time }. While a form is open, the page is not refreshed.
admin-parts = Parts of this page
admin-log-out-why = Log out as the administrator on this device? You stay a guest. To log in again you need a new token: the room prints one if it is stopped and started with --new-admin-token.
admin-logged-out = You are logged out as the administrator.
admin-banner-shown = The banner is shown.
admin-closed = { $playing ->
    [yes] { $table } closes after the hand.
   *[no] { $table } is closed.
}
admin-events = Events
admin-events-why = Events that are not over. An event is changed and closed by its organiser.
admin-no-events = Guests have no open events.
admin-organiser = organiser: { $name }
admin-removed = { $name } is removed from every table.
admin-unbanned = The ban of { $name } is lifted.
admin-room = Room
admin-banner = Banner on every page: “{ $text }”
admin-no-banner = No banner is shown.
admin-banner-show = Show a banner
admin-banner-change = Change the banner
admin-banner-remove = Remove the banner
admin-banner-why = Everybody sees it at the top of every page: you at once, others within 15 seconds.
admin-banner-text = Text
admin-banner-example = For example: The room closes at 10:00 PM for an update. Finish your hand by then.
admin-tables-allowed = New tables and events are accepted.
admin-tables-held = No new tables and events are accepted. Reason: { $reason }
admin-hold = Hold new tables
admin-allow = Accept new tables
admin-hold-why = Nobody can create a table or an event until you accept them again. The lobby says so, with the reason. Open tables play on.
admin-reason-why = The reason is kept in the audit log.
admin-reason-players = The reason is kept in the audit log and shown to everybody at the table.
admin-reason-guests = The reason is kept in the audit log and shown in the lobby.
admin-reason-guest = The reason is kept in the audit log and shown to the guest.
admin-tables-order = By their processor time since the room was started, the highest first, as of when you opened this page.
admin-table-cost = { $processor } of processor time · { $sockets ->
    [one] one socket
   *[other] { $sockets } sockets
} · { $messages_count ->
    [one] one message
   *[other] { $messages } messages
} sent, { $size } · { $entries_count ->
    [one] one log entry
   *[other] { $entries } log entries
}
admin-unlisted = not listed
admin-host = host: { $host }
admin-close = Close
admin-guests = Guests
admin-guests-why = Guests who are in the room or were here in the last 24 hours, hosts of open tables, and organisers of events.
admin-guest-search = Search by name or network
admin-guests-found = { $found ->
    [0] No guest found.
    [one] One guest.
   *[other] { $found } guests.
}
admin-guests-cut = { $shown } of { $found } guests: those at tables, then the latest of each network. Search for others by name or network.
admin-guest-now = In the room, at no table
admin-guest-seen = Last here { $time }
admin-guest-unseen = Not here in the last 24 hours
admin-guest-organises = Organiser of { $events }
admin-guest-banned = Banned { $until ->
    [none] permanently
   *[other] until { $until }
}
admin-remove = Remove
admin-remove-why = { $name } leaves every table after the current hand, in which the seat only checks or folds. The chips are cashed out. { $name } may return.
admin-ban = Ban
admin-ban-why = { $name } leaves every table, and the room refuses { $name } { $until ->
    [none] permanently
   *[other] until { $until }
}.{ $network ->
    [yes] {" "}New guests from the same network are refused for as long.
   *[no] {""}
}
admin-banned = { $name } is banned { $until ->
    [none] permanently
   *[other] until { $until }
}{ $network ->
    [yes] , with the network.
   *[no] .
}
admin-ban-length = Length
admin-ban-for = { $unit ->
    [days] { $count } days
   *[hours] { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
}
admin-ban-again = { $name } is banned { $until ->
    [none] permanently
   *[other] until { $until }
}. The new ban replaces its reason and its end; its networks stay banned.
admin-ban-permanent = Permanent
admin-ban-other = Other…
admin-ban-hours = Hours
admin-ban-hours-most = Enter a whole number of hours from 1 to { $most }.
admin-ban-network = Refuse new guests from the same network too
admin-ban-network-why = This affects everybody who shares { $networks }.
admin-ban-close-tables = Close the tables that this guest hosts
admin-ban-close-tables-why = They close after the current hand. Otherwise they stay open without a host. Events of this guest take no new participants.
admin-ban-own-network = The network of this guest cannot be banned: it is this computer or the network of your own browser, so you would refuse everybody there.
admin-bans = Bans
admin-no-bans = Nobody is banned.
admin-ban-for-good = Permanent
admin-ban-until = Until { $time }
admin-ban-networks = no new guests from { $networks }
admin-unban = Lift the ban
admin-bots = Bot accounts
admin-bots-why = Programs from outside that play with a token. The accounts of a host are for that host’s tables; those that you make are for the whole room.
admin-bot-of = account of { $host }, made { $time }
admin-bot-of-room = for the whole room, made { $time }
admin-bot-revoke-why = The bot leaves every table after the current hand, in which it only checks or folds. Its token is void.
admin-bot-made = The account of { $name } is made. Its token is shown in “Bot accounts”.
admin-clients = Clients
admin-clients-why = A client is an IPv4 address or an IPv6 /64 network. Requests and processor time are those of the last hour or longer, as long as no hour passed without a request.
admin-clients-replaced = { $clients_count ->
    [one] One more client is not listed, since many came after it:
   *[other] { $clients } more clients are not listed, since many came after them:
} { $requests } requests, { $refused } of them refused, and { $processor } of processor time since the room was started.
admin-client = Client
admin-processor = Processor time
admin-requests = Requests
admin-refused = Refused
admin-connections = Connections
admin-sockets = Sockets
audit = Audit log
audit-why = Every decision of hosts and of the administrator. Keep the number of entries and the hash outside the room. “cardroom verify FILE --head HASH” fails for a log that differs in any way, and says whether entries were only added since or others were changed.
audit-head = { $entries_count ->
    [one] One entry. Hash of the last one:
   *[other] { $entries } entries. Hash of the last one:
}
audit-download = Download the audit log
audit-copy = Copy the hash
audit-pages = Pages of the audit log
audit-newest = Newest
audit-newer = Newer
audit-older = Older
audit-reason = Reason: { $reason }
audit-by-administrator = administrator
audit-by-operator = operator, at the start of the program
audit-by-room = the room
audit-by-host = { $name }, host
audit-table-created = { $table } created: { $game }, { $listed ->
    [yes] listed in the lobby
   *[other] not listed
}.
audit-table-configured = Settings of { $table } changed.
audit-bot-added = Bot { $name } added in seat { $seat } of { $table }.
audit-seat-freed = { $name } removed from seat { $seat } of { $table }.
audit-chat-set = { $open ->
    [true] Chat opened at { $table }.
   *[false] Chat closed at { $table }.
}
audit-table-paused = { $table } paused for up to { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}.
audit-table-resumed = Pause of { $table } ended.
audit-table-closed = { $table } closed.
audit-guest-removed = { $name } removed from every table.
audit-guest-banned = { $name } banned { $until ->
    [none] permanently
   *[other] until { $until }
}{ $networks ->
    [none] .
   *[other] , and new guests from { $networks } refused.
}
audit-ban-lifted = Ban of { $name } lifted.
audit-new-tables-held = New tables and events held.
audit-new-tables-allowed = New tables and events accepted again.
audit-banner-shown = Banner shown: “{ $text }”
audit-banner-removed = Banner removed.
audit-logged-in = { $client ->
    [none] Logged in as the administrator.
   *[other] Logged in as the administrator from { $client }.
}
audit-login-failed = { $unlogged_count ->
    [0] Wrong administrator token from { $client }.
   *[other] Wrong administrator token from { $client }. More since the last such entry: { $unlogged }.
}
audit-damaged = Entry { $seq } is damaged or missing. Download the log and check it with “cardroom verify”.
audit-bot-account-made = Bot account { $name } made.
audit-bot-account-revoked = Bot account { $name } revoked.
audit-token-made = New token for the administrator made.
audit-rolled-back = { $cause ->
    [backup] The audit log was restored from a backup. Later entries are missing, and later bans are gone.
   *[lost] The audit log lost its last entries. Bans in them are gone.
}
token = Token
log-in = Log in
integrity = Data integrity
integrity-checking = Being checked: { $entries } log entries so far.
integrity-good = All { $entries } log entries checked at start and the balances of the ledger are consistent.
integrity-problems = { $problems ->
    [one] One inconsistency was found. Restore a backup.
   *[other] { $problems } inconsistencies were found. Restore a backup.
}
integrity-broke-off = The check stopped after { $entries } log entries and starts again within a minute. { $why }
integrity-retried = The room tries again every minute.
integrity-held = Suspended: { $tables }.
integrity-rolled-back = { $cause ->
    [backup] { $table } was restored from a backup. Last known hand: { $hand }.
   *[lost] { $table } lost the end of its log. Last known hand: { $hand }.
}
account-issue = Chips issued to players
account-house = House
account-bots = Bots
account-demo = Demo tables: bots and players
account-seat = { $table }, seat { $seat }
account-issue-of = { $table }: chips issued to players
account-house-of = { $table }: house
account-bots-of = { $table }: bots
account-demo-of = { $table }: demo bots and players
account-closed = closed table { $id }
account = Account
balance = Balance
