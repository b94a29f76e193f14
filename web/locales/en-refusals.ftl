# The texts of refusals, which load after the page shows (`main.ts`). Texts of refusals that the
# client makes itself are in the files of its pages (`parts.test.ts`).

## The guest's own page

refusal-wrong_code = This code is wrong, used or older than five minutes. Show a new one on the other device.
refusal-no_metrics_token = Metrics need a token.
refusal-no_random_numbers = The server has no random numbers. Try again in a moment.

## Refusals of the client and of the room

refusal-no_name = Enter a name first: without one you can only watch.
refusal-closed = The table is closed.
refusal-closing = The table closes after this hand.
refusal-not_paused = The game is not paused.
refusal-stale_hand = That was for hand { $hand }; this is hand { $now }.
refusal-not_dealt_in = You are not in this hand.
refusal-repeated = This has already been done.
refusal-too_early = An earlier action has not arrived. Reload the page.
refusal-no_seat = Take a seat first.
refusal-chat_closed = The host closed the chat.
refusal-chat_too_fast = Not so fast. You can write again in { $retry_seconds_count ->
    [one] 1 second
   *[other] { $retry_seconds } seconds
}.
refusal-no_chat_text = A message has 1 to { $most } visible characters.
refusal-waits_already = You are on the waiting list already.
refusal-not_waiting = You are not on the waiting list.
refusal-seat_is_free = A seat is free: sit down.
refusal-list_full = The waiting list is full: it has { $most } people.
refusal-seats_held = The free seats are held for the waiting list. Join it.
refusal-not_host = Only the host can do that.
refusal-no_such_chair = There is no seat { $seat } at this table.
refusal-taken = This seat is taken.
refusal-seated_already = You already have a seat at this table: { $seat }.
refusal-going_south = You left with { $least } a short while ago: bring back at least that much.
refusal-removed = You were removed from this table: your seat opens after this hand.
refusal-not_leaving = You are not leaving.
refusal-no_fast_forward = This hand cannot be fast-forwarded now.
refusal-not_there = Only players who sat at this table, and its host, can see its results and hands.
refusal-house_rule = This value is out of range for a house rule: { $least_count } to { $most_count }.
refusal-no_more_rebuys = You have no rebuys left at this table.
refusal-no_chips = This game is played for points: there is no buy-in.
refusal-buy_in = { $amount } is not possible: your chips after the buy-in must be { $least } to { $most }.
refusal-sits_out_already = You are already sitting out.
refusal-no_blinds = This game has no blinds.
refusal-sits_in_already = You are already in the game.
refusal-no_such_bot = There is no bot { $bot }. Choose one of: { $bots }.
refusal-nobody_there = Nobody is in that seat.
refusal-leaving_already = Seat { $seat } leaves after this hand.
refusal-not_idle = The host can remove only bots, and players who are disconnected or sitting out.
refusal-paused_already = The game is already paused.
refusal-no_more_pauses = The host has no pauses left.
refusal-pause_minutes = The game cannot be paused for { $minutes } minutes.
refusal-clock = { $seconds }{"\u00A0"}{ $seconds_count ->
    [one] second is
   *[other] seconds are
} not possible here: enter { $least } to { $most } seconds.
refusal-forced_bets = Max buy-in: { $most } does not cover one hand, which can cost a player { $amount } in blinds, straddle and ante.
refusal-stakes = The min buy-in must be at least { $needed }, the cost of one hand. The max buy-in must be between the min buy-in and { $limit }.
refusal-no_hand = No hand is being played.
refusal-no_file = There are more chips in this hand than a file can hold.
refusal-no_such_hand = That hand was not played at this table, or is still being played.
refusal-log_damaged = The stored log of this table is damaged. The person who runs the room should restore a backup.
refusal-misfit-entry = Entry { $seq } in the log of table { $table } does not match the entry before it.
refusal-misfit-audit_entry = Entry { $seq } of the audit log does not match the entry before it. Download the log and check it with “cardroom verify”.
refusal-misfit-balance = The balance of the account { $account } is not the sum of its transfers.
refusal-misfit-sum = The balances of all accounts do not add up to 0.
refusal-store-broken_chain = The stored log of this table was changed or damaged. The person who runs the room should restore a backup.
refusal-record_damaged = A stored hand is damaged. The person who runs the room should restore a backup.
refusal-table_name = A table’s name has 1 to { $most_count } characters.
refusal-run_name = An event’s name has 1 to { $most_count } characters.
refusal-participant_name = A participant’s name has 1 to { $most_count } characters.
refusal-run-no_such_run = There is no such event. Check the link.
refusal-run-not_staff = You have no role in this event. Open the link that its organiser sent you.
refusal-run-organiser_banned = The guest who created this event is banned: it takes no new participants.
refusal-run-unknown_link = This link is not valid, or was revoked. Ask the organiser for a new one.
refusal-run-no_such_link = There is no link { $link }.
refusal-run-revoked_link = Link { $link } is revoked already.
refusal-run-no_roles = Choose at least one role for the link.
refusal-run-too_many_links = This event has { $most } links, the maximum. Revoking a link does not make room for another.
refusal-run-too_many_staff = { $most } people have joined this event, the maximum.
refusal-run-not_a_draft = Registration is open. Cancel the event if it does not take place.
refusal-run-discarded = The draft was discarded. Create another event.
refusal-run-plan_fixed = A card was drawn or the event is over, so the plan is fixed. Only names can be changed.
refusal-run-plan_does_not_fit = Entry { $entry }, made under the earlier plan, is not possible under this one. { $reason }
refusal-run-too_many_viewers = { $most } people watch this event, the maximum. Reload the page in { $retry_seconds_count ->
    [one] 1 second
   *[other] { $retry_seconds } seconds
}.
refusal-run-still_a_draft = The event is a draft. Open registration first.
refusal-run-other_version = { $by } changed the plan meanwhile. Look at the new plan, and change that.
refusal-run-too_many_hands = The event has { $most } hands, the maximum.
refusal-run-participant_number = A participant’s number has at most six digits; { $number } has more.
refusal-run-hands_at_once = Register 1 to { $most_count } hands at once.
refusal-run-no_such_participant = Participant { $participant } is not registered.
refusal-run-check_letter = { $participant }{ $check }: the letter does not belong to this number. Read the number on the sheet again.
refusal-run-unknown_sheet = No sheet of this event has this code. Scan it again, or type the 12 characters below the square.
refusal-run-no_sheet_key = The event has no key for its sheets yet. The person who runs the room should restart it.
refusal-run-sheets_at_once = Ask for 1 to { $most_count } sheets at once.
refusal-run-address_loopback = Phones cannot open this room’s address. The person who runs it should start it with --public-url and its address, or, for one network, with --listen 0.0.0.0:{ $port }.
refusal-run-reason = Give a reason, in 1 to { $most_count } characters.
refusal-run-too_many_tills = { $most } tills were opened, the maximum.
refusal-run-till_name = A till’s name has 1 to { $most_count } characters.
refusal-run-till_name_taken = There is a till “{ $name }” already. Choose another name.
refusal-run-no_such_till = There is no till { $till }.
refusal-run-till_closed = Till { $till } is closed.
refusal-run-no_such_move = Entry { $entry } is no donation, cost or other cash that could be declared void.
refusal-run-till_uncounted = Cash has moved in till { $till } since it was last counted. Count it first.
refusal-run-cash_without_till = Choose the till for the cash.
refusal-run-amount_too_high = { $field ->
    [float] The cash in the till at the beginning is too high.
    [counted] The cash counted is too high.
   *[other] The amount is too high.
} Check it.
refusal-run-nothing_to_pay = There is nothing to pay: the amount is 0.
refusal-run-paid_before = This is already recorded as paid, for hand { $hand }.
refusal-run-no_payment_recorded = No payment of hand { $hand } is recorded that could be corrected.
refusal-run-same_payment = The payment of hand { $hand } is recorded in this way already.
refusal-run-waiver_length = The waiver is too long: { $most } characters are the most. Enter its address instead.
refusal-run-fee_not_recorded = Record how the fee of hand { $hand } was paid first. Then it can be given back.
refusal-run-stop_name_twice = Stops { $first } and { $second } are both called “{ $name }”. Give each stop a name of its own.
refusal-run-no_extra_card_sold = Hand { $hand } has no extra card to pay.
refusal-run-no_refund_due = No payment of hand { $hand } needs to be given back.
refusal-run-import_encoding = Line { $line } of the file is not UTF-8. Save it in the spreadsheet as “CSV UTF-8”.
refusal-run-import_header = The first line names the columns: name, and any of { $known }, each once.
refusal-run-import_column = Line { $line } names an unknown column in place { $position }: “{ $column }”. The columns are { $known }.
refusal-run-import_column_twice = Line { $line } names the column { $column } twice, again in place { $position }.
refusal-run-import_quote = Close the quotation mark, and write it twice inside a field.
refusal-run-import_nul = Remove the NUL character.
refusal-run-import_fields = The line has { $fields } fields, but the first line names { $columns } columns.
refusal-run-import_choice = Write one of { $choices }, not “{ $found }”.
refusal-run-import_number = Write a whole number from 1, not “{ $found }”.
refusal-run-import_letter = Write the letter of the sheet, not “{ $found }”.
refusal-run-import_payments = There are { $payments } payments for { $hands } hands. Write one for all hands, or one for each.
refusal-run-import_unpaid = In this event a fee counts as paid at registration, so no hand is unpaid.
refusal-run-import_cash = Cash goes into a till. Choose an open till above, or ask the organiser to open one.
refusal-run-import_length = The file has { $lines } lines. Import at most { $most_count } at once.
refusal-run-import_faults = { $count_count ->
    [one] Nothing was imported: the file has 1 error.
   *[other] Nothing was imported: the file has { $count } errors.
}
refusal-run-no_such_question = There is no such question. Later entries may have settled it.
refusal-run-question_decided = This question has already been decided.
refusal-run-no_such_verdict = This question has no such decision.
refusal-run-contact_length = Contact details have at most { $most_count } characters.
refusal-run-spin_off_round = Hand { $hand } spins another card first. Look at the hand again.
refusal-run-request_key = The key of a request has 1 to { $most } visible ASCII characters.
refusal-run-request_key_used = Another request had the same key, so this one was not made. Send it again.
refusal-run-entry_ahead = The server’s clock shows { $now }, so a card cannot have been drawn at { $at }. Correct the time.
refusal-run-report_ahead = The server’s clock shows { $now }, so the stop cannot report up to { $until } yet. Report up to now.
refusal-run-not_offline = A phone sends later only cards of a stop, each with its time.
refusal-run-clock_changed = The clock of the phone was set between this stamp and its sending.
refusal-run-sheet_replaced = The sheet of number { $participant } was reported lost and replaced.
refusal-run-stamp_in_question = The organiser decides about this stamp. Leave the sheet as it is, and draw no other card.
refusal-run-stamp_voided = Hand { $hand } had { $card } from this stop, and that stamp was declared void after this card was drawn.
refusal-run-runs_of_address = { $most } events from your network are not over, the maximum. Discard or cancel one, or try again in { $retry_seconds_count ->
    [one] 1 second
   *[other] { $retry_seconds } seconds
}.
refusal-run-too_many_entries = Too many entries. Try again in { $retry_seconds_count ->
    [one] 1 second
   *[other] { $retry_seconds } seconds
}.
refusal-run-runs_of_guest = { $most } of your events are not over, the maximum. Discard or cancel one first.
refusal-run-room_full_of_runs = The room has no space for another event. Try again in { $retry_seconds_count ->
    [one] 1 second
   *[other] { $retry_seconds } seconds
}, or ask its administrator.
refusal-run-no_random_numbers = The server cannot get random numbers right now. Try again in a moment.
refusal-run-run_stopped = The room is stopping. Try again in a moment.
refusal-run-other_person = On the other computer, number { $participant } belongs to somebody else.
refusal-run-changed_here = Number { $participant } was also changed on this computer, so it is not clear which entry this one undoes.
refusal-run-drawn_elsewhere = The screen of the other computer drew this card, so this log has no proof of the draw. Compare the sheet: accepted, the card counts as drawn by hand.
refusal-run-merge_length = This log has { $entries } entries to merge, and at most { $most } can be merged at once.
refusal-run-merge_interrupted = Entries were made on this computer meanwhile. Send the log again.
refusal-run-not_moved = This computer already accepts entries. Reload the page.
refusal-run-merge_file = This file cannot be merged. The check of the log says: “{ $reason }”
refusal-run-merge_other_event = This is the log of another event. Choose the log of this event.
refusal-run-merge_nothing = There is nothing to merge: this computer has every entry of this log, or merged it before.
refusal-run-merge_texts = { $missing_count ->
    [one] A name or contact detail is missing from this log
   *[other] { $missing } names or contact details are missing from this log
}, as from the public one. On the other computer, download the log with all names from the staff page.
refusal-run-provable_draws_fixed = Registration is open, so it is fixed whether draws can be checked.
refusal-run-draw_needs_phone = In this event a card on the screen is drawn by a phone at a stop or at the finish, so that it can be checked.
refusal-run-no_provable_draws = The draws of this event cannot be checked.
refusal-run-no_such_phone = The room does not know this phone, number { $phone }, as yours. Load the page again.
refusal-run-phone_refused = The room does not take this phone for its draws: { $reason }. Load the page again, or use another phone.
refusal-run-phone_not_joined = This phone has not prepared the draws of block { $block } yet. Wait a moment, and try again.
refusal-run-draw_on_other_phone = { $name ->
    [none] Phone { $phone }, of staff member { $staff }, has begun this draw.
   *[other] { $name } has begun this draw on phone { $phone }, as staff member { $staff }.
}
refusal-run-other_draw_open = Another draw of hand { $hand } is not finished, on phone { $phone }: { $slot }. Finish it first, or enter that card by hand.
refusal-run-draw_by_hand = This card cannot be drawn on the screen again. Draw it by hand.
refusal-run-draw_message = The room refuses the draw of this phone: { $reason }. Call the organiser.
refusal-run-draw_refused = The room refuses this: { $reason }.
refusal-run-sheet_without_block = The room has not fixed the draws of number { $participant } yet, so its sheet would lack their root. Make the sheets again.
refusal-run-too_many_blocks = The event has { $most } blocks of draws, the maximum. Print only the numbers that you need.
refusal-run-cards_drawn = A card of number { $participant } is drawn already, so this can no longer be changed.
refusal-table_seats = With these settings a table has { $least_count } to { $most_count } seats.
refusal-too_many_bots = Leave at least one seat for a player: { $bots } bots are too many for { $seats } seats.
refusal-no_chance = The server cannot get random numbers right now. Try again in a moment.
refusal-settings_unread = { $wrong ->
    [field] There is no setting { $found }. The settings are: { $known }.
    [choice] { $field } cannot be { $found }. Choose one of: { $known }.
    [missing] The setting { $found } is missing.
    [twice] The setting { $found } is given twice. Give it once.
   *[value] { $belongs ->
        [whole_number] { $field }: enter a whole number.
        [number] { $field }: enter a number.
        [text] { $field }: enter text.
        [switch] { $field }: enter yes or no.
        [choice] { $field }: choose one of the options.
        [list] { $field }: enter a list.
        [object] { $field }: enter name = value pairs.
       *[other] { $field }: the value cannot be read.
    }
}
refusal-action_unread = { $wrong ->
    [field] The action cannot have { $found }, only { $known }. Reload the page.
    [choice] There is no action { $found }, only { $known }. Reload the page.
    [missing] The action lacks { $found }. Reload the page.
    [twice] The action has { $found } twice. Reload the page.
   *[value] The action cannot be read, at “{ $field }”. Reload the page.
}
refusal-unread = { $wrong ->
    [field] The message cannot have { $found }, only { $known }. Reload the page.
    [choice] The message cannot contain { $found }, only { $known }. Reload the page.
    [missing] The message lacks { $found }. Reload the page.
    [twice] The message has { $found } twice. Reload the page.
    [syntax] The message cannot be read, at line { $line }, column { $column }. Reload the page.
    [kind] The message is not text. Reload the page.
   *[value] The message cannot be read, at “{ $field }”. Reload the page.
}
refusal-not_json = The message cannot be read. Reload the page.
refusal-not_csv = This is not a CSV file. Choose a file whose name ends in .csv.
refusal-not_log = This is not a log. Choose the file whose name ends in .jsonl.
refusal-too_long = That is too long: the limit is { $most } bytes.
refusal-no_change = Nothing was changed.
refusal-no_number = The number in the address is not a valid whole number.
refusal-no_socket = The connection cannot be opened. Reload the page.
refusal-too_many_messages = This page is sending too many messages. Try again in { $retry_seconds_count ->
    [one] 1 second
   *[other] { $retry_seconds } seconds
}.
refusal-no_bot_token = No bot account has this token, or the account was revoked.
refusal-bot_revoked = This bot account was revoked.
refusal-bot_not_here = This bot account may play at the tables of its host only.
refusal-not_for_bots = A bot account may only read and play.
refusal-no_chat_for_bots = A bot account does not chat.
refusal-bot_too_fast = This bot account sends too many messages. Try again in { $retry_seconds_count ->
    [one] 1 second
   *[other] { $retry_seconds } seconds
}.
refusal-bot_sockets = This bot account has { $most_count } open connections already. Close one first.
refusal-no_such_bot_account = There is no such bot account any more. Load the page again.
refusal-no_own_table = You host no open table. Open one first.
refusal-bot_accounts_of_guest = { $most_count ->
    [0] You may have no bot accounts.
    [one] You may have 1 bot account. Revoke it first.
   *[other] You may have { $most_count } bot accounts. Revoke one first.
}
refusal-bot_accounts_of_room = The room has as many bot accounts as it can. Try again in { $retry_seconds_count ->
    [one] 1 second
   *[other] { $retry_seconds } seconds
}.
refusal-no_such_game = There is no such game.
refusal-no_such_page = There is nothing at this address.
refusal-no_such_table = This table does not exist, or it is closed. Check the link.
refusal-name_characters = A name can have letters, digits, spaces, ’ - . and emoji, but no invisible characters.
refusal-name_invisible = Character { $position_count } of the name is invisible or a control character ({ $codes }). Remove it.
refusal-name_scripts = Use letters of one script only: letters of different scripts can look alike.
refusal-name_taken = { $taken } sits at this table, and your name looks the same. Choose another name.
refusal-name_length = A name must have 1 to { $most_count } characters.
refusal-name_of_a_bot = That sounds like a bot, the house or the administrator. Choose another name.
refusal-name_unavailable = { $name } is taken. Choose another name.
refusal-not_admin = Only the administrator may see this. Log in on the administration page.
refusal-wrong_token = This token is wrong or has been used. For a new one, stop the room and start it as before, with --new-admin-token added.
refusal-banned = The administrator has banned you { $until_ms ->
    [none] permanently
   *[other] until { $until_ms }
}. Reason: { $reason }
refusal-network_banned = The administrator accepts no new guests from your network{ $until_ms ->
    [none] .
   *[other] {" "}until { $until_ms }.
}
refusal-no_such_guest = There is no such guest. Choose one from the list.
refusal-ban_hours = A ban lasts 1 to { $most } hours, or is permanent.
refusal-no_network = The network of this guest is unknown. Ban without the network.
refusal-own_network = { $network } is this computer or the network of your own browser, so you would refuse everybody there. Ban without the network.
refusal-removed_from_tables = The administrator removed you from the tables. Reason: { $reason }
refusal-nothing_to_change = This has already been done. Load the page again.
refusal-no_reason = Write a reason of 1 to { $most_count } visible characters.
refusal-no_banner = Write a text of 1 to { $most_count } visible characters.
refusal-other_host = The room does not answer at this address. Open it at the address that it printed.
refusal-other_method = This address does not support that method.
refusal-other_site = The request came from a page of another site. Open the room itself.
refusal-stopping = The room is shutting down. Try again in a moment.
refusal-too_many_requests = Too many requests from your network. Try again in { $retry_seconds_count ->
    [one] 1 second
   *[other] { $retry_seconds } seconds
}.
refusal-too_many_connections = The room has too many connections. Try again in { $retry_seconds_count ->
    [one] 1 second
   *[other] { $retry_seconds } seconds
}.
refusal-too_many_runs = Too many new events come from your network. Try again in { $retry_seconds_count ->
    [one] 1 second
   *[other] { $retry_seconds } seconds
}.
refusal-too_many_guests = Too many new guests come from your network. Try again in { $retry_seconds_count ->
    [one] 1 second
   *[other] { $retry_seconds } seconds
}.
refusal-too_many_codes = Too many wrong codes come from your network. Try again in { $retry_seconds_count ->
    [one] 1 second
   *[other] { $retry_seconds } seconds
}.
refusal-too_slow = The connection was too slow: nothing was done. Try again.
refusal-sessions_unavailable = The room cannot look up who you are right now. Try again in a moment.
refusal-too_many_tokens = Too many wrong tokens come from your network. Try again in { $retry_seconds_count ->
    [one] 1 second
   *[other] { $retry_seconds } seconds
}.
refusal-room_busy = The room has too many visitors at the moment. Try again in { $retry_seconds_count ->
    [one] 1 second
   *[other] { $retry_seconds } seconds
}.
refusal-too_busy = The room is busy with other long requests. Try again in { $retry_seconds_count ->
    [one] 1 second
   *[other] { $retry_seconds } seconds
}.
refusal-too_many_long_requests = Too many long requests from your network are waiting. Try again in { $retry_seconds_count ->
    [one] 1 second
   *[other] { $retry_seconds } seconds
}.
refusal-too_often = Too many changes at this table. Try again in { $retry_seconds_count ->
    [one] 1 second
   *[other] { $retry_seconds } seconds
}.
refusal-room_full = The room has no space for another table. Try again in { $retry_seconds_count ->
    [one] 1 second
   *[other] { $retry_seconds } seconds
}.
refusal-too_many_decisions = Too many changes at your tables as their host. Try again in { $retry_seconds_count ->
    [one] 1 second
   *[other] { $retry_seconds } seconds
}.
refusal-tables_of_guest = You already have { $most } open tables. Close one first.
refusal-tables_of_address = Your network already has { $most } open tables. Close one, or try again in { $retry_seconds_count ->
    [one] 1 second
   *[other] { $retry_seconds } seconds
}.
refusal-bots_of_guest = { $there_count ->
    [0] { $most_count ->
        [0] Your tables may have no bots.
        [one] Your tables may have 1 bot in all. Choose fewer.
       *[other] Your tables may have { $most } bots in all. Choose fewer.
    }
    [one] Your tables have 1 bot; the maximum in all is { $most }. Remove it, or choose fewer.
   *[other] Your tables have { $there } bots; the maximum in all is { $most }. Remove some, or choose fewer.
}
refusal-too_many_sockets = Too many tables are open in browsers on your network. Close some, or try again in { $retry_seconds_count ->
    [one] 1 second
   *[other] { $retry_seconds } seconds
}.
refusal-ledger-below_nothing = There are not enough chips for that.
refusal-ledger-too_much = This table has given out all the chips it can. Use another table.
refusal-ledger-other_table = Those chips belong to another table.
refusal-ledger-not_cashed_out = A player still has chips at the table.
refusal-store-no_table = This table does not exist. Check the link.
refusal-store-table_exists = That table id is already in use. Try again.
refusal-store-closed = The table is closed.
refusal-store-no_player = The room no longer knows you. Reload the page.
refusal-store-conflict = The table has moved on in the meantime. Reload the page.
refusal-store-fenced = Another server has taken over this table. Reload the page.
refusal-store-full = The room’s disk is full, and nothing was done. The person who runs the room should free some space.
refusal-store-locked = Another program is using the room’s files, and nothing was done. Try again in a moment.
refusal-store-read_only = The room’s files cannot be written, and nothing was done.
refusal-store-damaged = The room’s files are damaged. The person who runs the room should restore a backup.
refusal-store-newer_schema = The room’s files were written by a newer version of the program.
refusal-store-exposed = Other users of the server can read the room’s files.
refusal-store-file_exists = That file already exists.
refusal-store-stopped = The room is shutting down. Try again in a moment.
refusal-store-other = The room cannot store anything right now, and nothing was done. Try again in a moment.

## Refusals of hold'em

refusal-holdem-over = The hand is over.
refusal-holdem-no_such_seat = There is no such seat in this hand.
refusal-holdem-not_a_player = Only players and the clock act in hold’em.
refusal-holdem-not_your_turn = It is not your turn.
refusal-holdem-clock_does = The clock cannot do that now.
refusal-holdem-cannot_check = You have { $to_call } to call: call, raise or fold.
refusal-holdem-nothing_to_call = There is nothing to call: check, raise or fold.
refusal-holdem-raise_not_higher = A raise to { $to } is not above the highest bet, { $highest }.
refusal-holdem-raise_too_small = A raise to { $to } is too small: raise to at least { $least }, or go all in.
refusal-holdem-raise_too_large = A raise to { $to } is more than you have.
refusal-holdem-not_reopened = You cannot raise again: nobody has made a full raise since you acted.
refusal-holdem-showdown_now = This is the showdown: show or muck.
refusal-holdem-trade_now = The betting round is not over: hands are shown later.
refusal-holdem-not_in_showdown = This hand is not in the showdown, or has already been shown.
refusal-holdem-cards_unknown = These cards are not known and cannot be shown.
refusal-holdem-no_such_card = { $first } is not a card of this hand that is still hidden.
refusal-holdem-unbeaten = You cannot muck: no hand shown so far beats yours. Show it.
refusal-holdem-nobody_can_call = Nobody can call more than { $highest }: call or fold.
refusal-holdem-small_blind_above_big = The small blind, { $small }, is more than the big blind, { $big }.
refusal-holdem-straddle_too_low = Straddle { $number } must be more than the bet before it, { $before }.
refusal-holdem-too_many_straddles = Too many straddles: only the seats after the blinds can post one.
refusal-holdem-short_ante_for_the_table = This setting for a short ante needs an ante from every player: see ruling TH-11.
refusal-holdem-seats = Hold’em cannot be played with that number of seats.
refusal-holdem-button = The button is not at a seat of this table.
refusal-holdem-no_chips = A seat without chips cannot be dealt in.
refusal-holdem-too_many_chips = There are more chips at the table than can be counted.
refusal-holdem-posts_length = The posted bets do not match the seats.
refusal-holdem-no_seat_for_straddle = Straddle: this setting needs a table of at least { $needed_count } seats, and this table has { $seats_count }.
refusal-holdem-unknown_seat = There is no such seat in this hand.
refusal-holdem-blind_seat = The blinds are not at seats of this table.

## Refusals of Packs Poker

refusal-packs_poker-wagers_closed = No more bets. Bet before the first card of the next round.
refusal-packs_poker-no_such_seat = There is no such seat in this round.
refusal-packs_poker-not_a_player = Only players and the clock act in Packs Poker.
refusal-packs_poker-already_done = You are done: your bets stand until the round is settled.
refusal-packs_poker-clock_does = The clock cannot do that now.
refusal-packs_poker-no_such_pack = There is no pack { $pack }: this table has { $packs }.
refusal-packs_poker-bonus_without_pack = A bonus needs a bet on the same pack.
refusal-packs_poker-pack_off_limits = A pack bet is { $least } to { $most }.
refusal-packs_poker-bonus_off_limits = A bonus is { $least } to { $most }, or none.
refusal-packs_poker-off_unit = { $amount } is not a multiple of { $unit }.
refusal-packs_poker-not_enough = This takes { $needed }, and you have { $left } left.
refusal-packs_poker-nothing_to_take_back = You have no bet on pack { $pack }.
refusal-packs_poker-packs = A table cannot have that many packs.
refusal-packs_poker-no_unit = Bets are multiples of at least 1 cent.
refusal-packs_poker-limit_off_unit = Every limit must be a multiple of the betting unit, { $unit }, and not 0.
refusal-packs_poker-limits_crossed = The minimum, { $least }, is above the maximum, { $most }.
refusal-packs_poker-no_aggregate = With a max payout of 0 nothing is ever paid.
refusal-packs_poker-too_much_to_win = One round could win more than can be counted. Lower a limit or the pay table.
refusal-packs_poker-pay_table = { pay-fault }
refusal-packs_poker-no_seats = The game needs a player.
refusal-packs_poker-deck_too_small = One deck is not enough for that number of packs and seats.
refusal-packs_poker-too_many_chips = There is more money at the table than can be counted.
refusal-packs_poker-counts_length = The card counts do not match the table.
refusal-packs_poker-too_many_cards = That is more cards than a deck has.

## Refusals of High Card Flush

refusal-high_card_flush-over = The round is over.
refusal-high_card_flush-no_such_seat = There is no such seat in this round.
refusal-high_card_flush-not_a_player = Only players and the clock can do that: the house and the staff call misdeals.
refusal-high_card_flush-not_the_staff = A player cannot call a misdeal.
refusal-high_card_flush-no_misdeal = Seven cards are not a misdeal.
refusal-high_card_flush-nothing_dealt = No cards were dealt there.
refusal-high_card_flush-not_your_turn = It is not your turn.
refusal-high_card_flush-already_wagered = You have already bet. Wait for the cards.
refusal-high_card_flush-wagers_closed = No more bets: the cards are dealt.
refusal-high_card_flush-wagers_open = The cards are not dealt yet: bet, or sit this round out.
refusal-high_card_flush-clock_does = The clock cannot do that now.
refusal-high_card_flush-off_limits = { $amount } is outside the limits: bet { $least } to { $most }.
refusal-high_card_flush-off_unit = { $amount } is not a multiple of { $unit }.
refusal-high_card_flush-no_ante = A bonus needs an ante of { $least } or more.
refusal-high_card_flush-no_progressive = This table has no progressive bet.
refusal-high_card_flush-not_enough = { $wanted } is more than the { $stack } that you have.
refusal-high_card_flush-raise_not_whole = A raise is a whole multiple of your ante, { $ante }.
refusal-high_card_flush-raise_above_limit = With a { $length }-card flush you may raise at most { $most }.
refusal-high_card_flush-no_unit = Bets are multiples of at least 1 cent.
refusal-high_card_flush-no_minimum = A bet is at least one unit.
refusal-high_card_flush-limits_crossed = The minimum, { $least }, is above the maximum, { $most }.
refusal-high_card_flush-limit_off_unit = A limit of { $amount } is not a multiple of the betting unit, { $unit }.
refusal-high_card_flush-raise_limit = The raise for a { $length }-card flush cannot be { $antes } antes.
refusal-high_card_flush-pay_table = { pay-fault }
refusal-high_card_flush-above_meter = A share of the progressive is more than the whole meter.
refusal-high_card_flush-no_bonus_limit = With a bonus limit of 0 no bonus could win. Leave it empty for no limit.
refusal-high_card_flush-pays_too_much = One round could win more than can be counted. Lower a maximum or a pay table.
refusal-high_card_flush-seats = High Card Flush cannot be played with that number of seats.
refusal-high_card_flush-too_many_chips = There is more money at the table than can be counted.
refusal-high_card_flush-no_meter = The progressive bet has no meter.

## Refusals of Mount Holyoke Poker

refusal-mount_holyoke-over = The round is over.
refusal-mount_holyoke-no_such_seat = There is no such seat in this round.
refusal-mount_holyoke-dropped_out = This player has dropped out of the match.
refusal-mount_holyoke-not_a_player = Only players and the clock act in Mount Holyoke Poker.
refusal-mount_holyoke-out_for_the_run = You have passed and are out until this run ends.
refusal-mount_holyoke-not_your_turn = It is not your turn.
refusal-mount_holyoke-clock_does = The clock cannot do that now.
refusal-mount_holyoke-leader_must_play = You lead: play any combination.
refusal-mount_holyoke-not_held = You do not hold { $card }.
refusal-mount_holyoke-opening_card = The round opens with { $opening } alone, the lowest card that was dealt.
refusal-mount_holyoke-opening_lacks = The round opens with a combination that contains { $opening }, the lowest card that was dealt.
refusal-mount_holyoke-no_combination = Not a valid combination.
refusal-mount_holyoke-other_count = { $asked_count ->
    [one] One card is on the table
   *[other] { $asked } cards are on the table
}: play the same number, or pass.
refusal-mount_holyoke-other_kind = Play a higher combination of the same kind, or pass.
refusal-mount_holyoke-not_higher = { $play } is not higher than { $under }: play higher, or pass.
refusal-mount_holyoke-no_rounds = A match has at least 1 round.
refusal-mount_holyoke-no_points = A match to 0 points is over before it begins.
refusal-mount_holyoke-too_many_points = That is more points than can be counted.
refusal-mount_holyoke-players = Mount Holyoke Poker cannot be played with that number of players.
refusal-mount_holyoke-round_zero = Rounds count from 1.
refusal-mount_holyoke-leader = The leader must have a seat.
refusal-mount_holyoke-leader_dropped_out = The leader must still be in the match.
refusal-mount_holyoke-match_over = The match is over. Begin a new one.
