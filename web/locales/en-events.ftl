# The texts of the other pages of events.

## Refusals of the poker run

refusal-run-not_the_day = The server’s clock is not on the day of the event. Enter the time of the stamp.
refusal-run-draw_not_scanned = The room no longer has the scan of this draw. Begin it again: the participant names a number again.
refusal-poker_run-over = The event is over. Nothing more can be entered.
refusal-poker_run-cancelled = The event was cancelled. Nothing more can be entered.
refusal-poker_run-not_in_version = This event was opened by an older version of the program, which has no such entry.
refusal-poker_run-not_staff = Only staff make entries. Open the link that the organiser sent you.
refusal-poker_run-wheel_only_spins = The wheel only draws cards. A member of the staff must do this.
refusal-poker_run-wheel_needs_time = A card that the wheel draws has a time. Only cards from paper sheets have none.
refusal-poker_run-card_conflict = { $mark ->
    [extra] The extra card of hand { $hand } is { $stamped } where it was stamped and { $typed } on the sheet. Keep the sheet: the organiser decides.
   *[stop] The card of stop { $stop } of hand { $hand } is { $stamped } where it was stamped and { $typed } on the sheet. Keep the sheet: the organiser decides.
}
refusal-poker_run-spin_off_now = The event is closed and a tie is being broken. Only the cards of the spin-off can be entered now.
refusal-poker_run-no_spin_off = No tie is being broken now.
refusal-poker_run-not_tied = Hand { $first } has no card to spin in this round.
refusal-poker_run-registered = Number { $first } is registered already. Add a hand instead, or use another number.
refusal-poker_run-withdrawn = Number { $first } has withdrawn. Register under another number.
refusal-poker_run-card_drawn = Number { $participant } cannot withdraw, and the registration cannot be corrected any more: hand { $hand } already has a card.
refusal-poker_run-at_finish_already = Number { $participant } cannot withdraw, and the registration cannot be corrected any more: the arrival at the finish was at { $at }. If that scan was wrong, declare it void first.
refusal-poker_run-nothing_changed = Number { $first } is registered in this way already.
refusal-poker_run-only_hand = Hand { $first } is the only one of this participant. Withdraw the participant instead.
refusal-poker_run-name = A name has 1 to 80 characters.
refusal-poker_run-no_such_participant = Nobody is registered under number { $first }. Compare it with the sheet.
refusal-poker_run-no_such_hand = There is no hand { $first }. Compare the number with the sheet.
refusal-poker_run-hands_limit = Number { $participant } has as many hands as one participant may have: { $limit }.
refusal-poker_run-too_much_money = The event would take more money than can be counted. Check the prices.
refusal-poker_run-already_stamped = { $mark ->
    [extra] Hand { $hand } already has its extra card, { $card }{ $at ->
        [none] { "" }
       *[time] , drawn at { $at }
    }. If that is wrong, declare it void first.
   *[stop] Hand { $hand } already has its card of stop { $stop }: { $card }{ $at ->
        [none] { "" }
       *[time] , drawn at { $at }
    }. If that is wrong, declare it void first.
}
refusal-poker_run-spins_at_once = Hand { $hand } belongs to somebody who does not ride. Spin all five cards at once, at the first stop or at the finish.
refusal-poker_run-rides_stop_by_stop = Hand { $hand } belongs to a rider, who gets one card at each stop.
refusal-poker_run-not_next_stop = Hand { $hand } has no card of stop { $next } yet, and that comes before stop { $stop }. Send the rider there. If the card is on the sheet already, that stop must enter it first. If the rider skipped it and has a card of stop { $stop } already, ask the organiser whether that counts.
refusal-poker_run-after_deadline = { $at } is after the deadline, { $deadline }. No card is drawn any more. If it was drawn earlier, enter the time when it was.
refusal-poker_run-at_finish = Number { $participant } was already at the finish at { $arrived }, so no card can be drawn at { $at }. If it was drawn earlier, enter the time when it was.
refusal-poker_run-card_held = { $draw ->
    [respin] Hand { $hand } already has { $card }. Spin again.
   *[pack] Hand { $hand } already has { $card }, and each card is in its pack once. Read the card again.
}
refusal-poker_run-rider_at_finish = Number { $participant } rides and was at the finish at { $at }. A new hand could not visit the stops any more. If that arrival is wrong, declare it void first.
refusal-poker_run-already_arrived = Number { $participant } was first scanned at the finish at { $at }. That is the arrival.
refusal-poker_run-too_early = { $at } is before { $after }, when the last entry before it was made. Correct the time.
refusal-poker_run-not_arrived = Number { $first } has not been scanned at the finish. Record the arrival first.
refusal-poker_run-no_extra_card = This event sells no extra card.
refusal-poker_run-stops_missing = Hand { $hand } has no card of stop { $next }. The extra card comes after the last stop.
refusal-poker_run-extra_taken = Number { $participant } has used the one extra card, on hand { $with }.
refusal-poker_run-turned_in = Hand { $hand } was turned in at { $at }. It gets no more cards. If that was wrong, declare the turn-in void first.
refusal-poker_run-no_turn_in = Hand { $first } was not turned in, so there is no turn-in to declare void.
refusal-poker_run-nothing_to_void = { $mark ->
    [extra] Hand { $hand } has no extra card that could be declared void.
   *[stop] Hand { $hand } has no card of stop { $stop } that could be declared void.
}
refusal-poker_run-no_arrival = Number { $first } was not scanned at the finish, so there is no arrival to declare void.
refusal-poker_run-arrival_stands = { $rests ->
    [turned_in] The arrival of number { $participant } cannot be declared void: hand { $hand } was turned in. Declare that void first.
    [extra] The arrival of number { $participant } cannot be declared void: hand { $hand } has an extra card. Declare that void first.
    [closed_stop] The arrival of number { $participant } cannot be declared void: hand { $hand } drew the card of a closed stop at the finish. Declare that card void first.
   *[spun_at_finish] The arrival of number { $participant } cannot be declared void: hand { $hand } was spun at the finish. Declare its cards void first.
}
refusal-poker_run-no_reason = Give a reason, in 1 to 200 characters.
refusal-poker_run-fee_paid = The fee of hand { $first } is paid already.
refusal-poker_run-fee_unpaid = The fee of hand { $first } is not paid. Record that before its prize.
refusal-poker_run-no_payment = No payment of the fee of hand { $first } is recorded, so there is none to declare void.
refusal-poker_run-prize_follows = The prize of hand { $first } is marked as paid. Declare that void before the fee.
refusal-poker_run-prize_unpaid = The prize of hand { $first } is not marked as paid, so there is nothing to declare void.
refusal-poker_run-prizes_not_final = The prizes are not final. The event must be closed first.
refusal-poker_run-no_prize = Hand { $first } won no prize.
refusal-poker_run-prize_paid = The prize of hand { $hand } for place { $place } is marked as paid already.
refusal-poker_run-out_of_order = Hand { $hand } was at stop { $other } at { $there }, so it cannot have been at stop { $stop } at { $at }. Correct the time.
refusal-poker_run-stop_skipped = Hand { $hand } skipped stop { $skipped }: that stop has entered every card up to { $until }, and this hand has none. Send the rider back to stop { $skipped }. If a card of stop { $stop } is on the sheet already, ask the organiser whether it counts.
refusal-poker_run-no_reports = In this event cards count as they are entered, so stops report nothing.
refusal-poker_run-report_not_later = Stop { $stop } has already reported up to { $reported }. Report a later time.
refusal-poker_run-nothing_reported = Stop { $first } has reported nothing, so there is no report to withdraw.
refusal-poker_run-report_not_earlier = Stop { $stop } has reported up to { $reported }. To correct that, enter an earlier time; to withdraw the report, leave the time empty.
refusal-poker_run-no_posted_order = In this event the stops may be visited in any order, so no stop is skipped.
refusal-poker_run-skip_allowed = Hand { $hand } may already skip stop { $stop }.
refusal-poker_run-stop_closed = Stop { $first } is closed already.
refusal-poker_run-stop_not_closed = Stop { $first } is not closed.
refusal-poker_run-passed_stop = Stop { $stop } stays closed: hand { $hand } went on without its card, or drew it elsewhere.
refusal-poker_run-deadline_not_later = The deadline is { $deadline } and can only be moved later.
refusal-poker_run-no_hands = Everybody has at least one hand: a limit of 0 hands is not possible.
refusal-poker_run-price_of_no_card = The extra card has a price, but this event sells none. Allow the extra card, or remove its price.
refusal-poker_run-card_stops = A hand has exactly five stops: mark five places of the route as card stops, not { $first }.
refusal-poker_run-too_many_places = The route has { $first } places. The most are 1,000.
refusal-poker_run-place_name = Place { $first } of the route needs a name of 1 to 200 characters.
refusal-poker_run-too_many_prizes = There are { $first } prizes. The most are 1,000.
refusal-poker_run-shares_too_much = The shares of the prizes come to more than 100% of the takings.
refusal-poker_run-prizes_too_large = The fixed prizes come to more than can be counted.

## Events: plan, staff and registration

run-waiver = Waiver
run-waiver-setting = Riders sign a waiver
run-waiver-setting-why = Registration ticks who has signed. Lists and the first stop name riders who have not.
run-waiver-text = Text of the waiver, or its address (may be empty)
run-waiver-is = Riders sign a waiver.
run-waiver-signed = Waiver signed
run-waiver-missing = waiver not signed
run-only-unsigned = Only riders who have not signed the waiver
run-totals-unsigned = { $unsigned ->
    [one] One rider has not signed the waiver.
   *[other] { $unsigned } riders have not signed the waiver.
}
desk-waiver-missing = Waiver not signed. You may draw the card, but the rider must sign at registration before riding on.
run-listing = Start page
run-listed-in-lobby = List the event on this room’s start page
run-listed-why = Everybody who opens the room finds the event and its board there, from the opening of registration until a week after its date. Otherwise the event is found only by its links.
run-is-listed = The event is listed on this room’s start page once it is open.
run-is-unlisted = The event is not listed. It is found only by its links.
run-provable = Draws can be checked
run-provable-why = Each participant names a number at each draw on the screen. Then neither the room nor the staff can choose a card alone, and everybody can check that on the page of their hand. It takes a few seconds more for each card, and it is fixed once registration is open.
run-provable-title = Draws on the screen
run-provable-is = Each participant names a number at each draw, and can check the card.
run-provable-is-not = The room draws the cards, and they cannot be checked.
run-provable-fixed = This has been fixed since registration was opened.
run-sheet-roots = Root of the room for the draws, fixed before them. The page of this sheet must show the same.
run-sheet-block = Block { $block }, numbers { $first } to { $last }, hands { $low } to { $high }:
correct-spin-at-desk = To draw it on the screen, serve the participant at the stop or at the finish.
run-plan = Plan of the event
run-name = Name of the event
run-name-why = For example “Ride for the County Hospice”. It is shown on the board and printed on every sheet, so name the charity in it.
run-date = Date
run-time-zone = Time zone
run-zone-why = Type a city, a country or an offset: Denver, Spain, −7.
run-zone-none = No time zone matches.
run-zone-list = Matches
run-zone-more = There are { $more } more. Type on to find them.
run-deadline-why = Everybody must be at the finish by this time. One second later is late.
run-next-day = The deadline is after midnight, on the next day
run-emergency = Telephone number for emergencies
run-emergency-why = It is printed on every sheet, for a rider in trouble on the road: +1 303 555 0100. It may be left empty.
run-route = Route
run-route-why = Five places give a card, in the order of the route. Other places on the way give none. Write each as riders look for it, name and place: “Miller’s Barn, Mill Road”.
run-place-plain = Place without a card
run-add-place = Add a place without a card
run-move-up = Move up: { $place }
run-move-down = Move down: { $place }
run-remove-place = Remove: { $place }
run-finish = Finish
run-finish-why = Where everybody turns in their sheets, name and place: “Town Hall, Market Square”. It is printed on every sheet. It may be left empty.
run-finish-named = Finish: { $name }
run-money = Prices
run-hand-price = Price of a hand
run-hands-limit = Hands per participant
run-extra-price = Price of an extra card
run-free = free
run-prizes = Prizes
run-prizes-why = One prize for each place, an amount or a part of the takings. The number of prizes is the number of winning hands. What the prizes leave is for the charity, such as the county hospice.
run-prize-place = Place { $place }
run-prize-amount = { $prize }, how much
run-prize-kind-none = no prize
run-prize-kind-amount = dollars
run-prize-kind-share = % of takings
run-add-prize = Add a prize
run-remove-prize = Remove the prize of place { $place }
run-low-hand-prize = Lowest hand
run-charity-share = The prizes take { $prizes } of the takings. The other { $charity } goes to the charity.
run-charity-over = The prizes take { $prizes } of the takings.
run-charity-rest = The charity receives what the prizes leave of the takings. If fixed prizes cost more than the takings, the event pays the difference.
run-more-rules = More rules
run-more-rules-why = Most events leave these as they are. Each rule links to its ruling.
run-others-usual = The other rules are the usual ones.
run-default = (usual)
run-past-night = The deadline is in the past. If it is after midnight, on the night after the event’s day, tick that it is on the next day.
run-past = The deadline is in the past. A day on paper can still be typed in.
run-names = Correct names, or list the event
run-names-why = The change takes effect at once. Everything else in the plan stays.
run-ruling = Ruling { $ruling }, in a new tab
run-setting-draw = Where cards come from
run-setting-draw-why = Whether a hand may draw the same card twice. The cards themselves come from the wheel on the screen, or staff type in what a physical wheel or pack showed.
run-option-draw-wheel = A wheel: a card may come twice
run-option-draw-pack = A pack for each hand: no card comes twice
run-option-draw-respin = A wheel, spun again when the hand already holds the card
run-setting-extra-card = Extra card
run-setting-extra-card-why = A sixth card, sold at the finish before the hand is turned in. The best five count.
run-option-extra-card-per-hand = One for each hand
run-option-extra-card-per-participant = One for each participant
run-option-extra-card-none = No extra card
run-setting-deadline-for = What must happen by the deadline
run-setting-deadline-for-why = The first scan at the finish is the arrival. Late hands are shown but not ranked.
run-option-deadline-for-arrival = The participant arrives at the finish
run-option-deadline-for-turn-in = The hand is turned in
run-setting-route = Order of the stops
run-setting-route-why = Whether participants visit the card stops in the order of the route.
run-option-route-ordered = In the order of the route
run-option-route-any-order = In any order
run-setting-wins = Several hands
run-setting-wins-why = With how many hands one participant can win.
run-option-wins-every-hand = Every hand can win
run-option-wins-best-hand-only = Only the participant’s best hand
run-setting-ties = Ties
run-setting-ties-why = What happens when equal hands win a prize.
run-option-ties-share = They share the prizes
run-option-ties-spin-off = Each spins a card, and the higher card wins
run-setting-unclaimed = Prizes that nobody wins
run-setting-unclaimed-why = Who keeps a prize when fewer hands are ranked than there are prizes.
run-option-unclaimed-event = The event keeps them
run-option-unclaimed-charity = They go to the charity
run-setting-five-of-a-kind = Five cards of one rank
run-setting-five-of-a-kind-why = A wheel can show them, but the ranking of hands does not name them.
run-option-five-of-a-kind-as-quads = They count as four of a kind
run-option-five-of-a-kind-above-royal-flush = They beat a royal flush
run-setting-fees = Payment of hands
run-setting-fees-why = Whether registration keeps a list of unpaid hands. Unpaid hands are not in the takings.
run-option-fees-at-registration = Everybody pays when registering
run-option-fees-recorded = Staff record each payment
run-setting-stamps = Entering cards
run-setting-stamps-why = Choose the second option if a stop has no connection and its cards are entered later.
run-option-stamps-as-entered = Cards are entered when they are drawn, stop by stop
run-option-stamps-by-time = Cards count by the time of the stamp and may be entered in any order
run-setting-low-hand = Prize for the lowest hand
run-setting-low-hand-why = It goes to the lowest of the ranked hands.
run-create = Create the event
run-save-plan = Save the plan
run-change-plan = Change the plan
run-copy = Copy an earlier event
run-copy-none = Begin with an empty plan
run-copy-why = Its route, prices, prizes and rules are copied. Choose a new date.
run-open = Open registration
run-open-why = Read the plan once more. It can be changed until the first card is drawn; whether draws can be checked is fixed now.
run-change-why = The plan can be changed until the first card is drawn, except whether draws can be checked.
run-discard = Discard the draft
run-discard-question = The draft is discarded. It cannot be opened again.
run-to-staff = Staff page of the event
run-share = { $share } of the takings
run-prize-line = Place { $place }: { $prize }
run-low-line = Lowest hand: { $prize }
run-extra-priced = { $extra }, { $price }
run-fault-stop-twice = Another stop has this name. Give each stop a name of its own.
run-fault-long = Shorten this to { $most } characters.
run-fault-time = Enter a time, such as 16:00.
run-fault-amount = Enter an amount of money, such as 10 or 7.50.
run-fault-share = Enter a percentage from 0 to 100, such as 25 or 12.5, or remove the prize.
run-fault-prize = Enter an amount of money, such as 250, or remove the prize.
run-fault-date = Choose a date.
run-fault-time-zone = The server does not know this time zone. Choose another one.
run-fault-zone = Choose a time zone from the list: type a city, such as Denver, or an offset, such as −7.
run-fault-emergency = Enter a telephone number, such as +1 303 555 0100: digits, spaces and + - ( ) . /
run-fault-deadline = Enter a time, such as 16:00.
run-fault-hands = Enter a number of hands from 1 to 999, or leave the field empty for no limit.
run-fault-value = The server cannot read this. Check it.
run-deadline-at = deadline { $time }
run-you-are = { $name }: { $roles }
run-still-draft = The event is a draft. Read the plan and open registration.
run-no-roles = Your links were revoked, so you cannot enter anything. Ask the organiser for a new one.
run-desks = Your desks
run-desk-plan = Plan
run-desk-plan-what = Route, prices, prizes and rules
run-desk-registration = Registration
run-desk-registration-what = Enter participants, hands and payments
run-desk-sheets = Tally sheets
run-desk-sheets-what = Print a sheet for each participant, or blank ones
run-desk-stops-what = Enter the card of each hand
run-desk-finish = Finish
run-desk-finish-what = Arrivals, extra cards, sheets turned in
run-desk-corrections = Corrections
run-desk-corrections-what = Declare a wrong card or arrival void
run-desk-money = Money
run-desk-money-what = Takings, prizes and the charity
run-desk-board = Board
run-desk-board-what = The standings as everybody sees them
run-invite = Invite staff
run-invite-why = Make a link for each task and send it to the person who does it. Somebody with several links has all their roles.
run-roles = The link lets somebody work here:
run-make-link = Make the link
run-link-no-role = Choose at least one task.
run-make-all-links = Make a link for each task
run-made-links = New links
run-links-once = These links are shown in this browser tab until you close it, and never again. Let people scan the code from this screen, or copy, send or print the links. Everybody who has a link can use it.
run-print-links = { $links ->
    [one] Print the link
   *[other] Print the { $links } links
}
run-link-number = Link { $link }
run-link-how = Scan the code with the phone’s camera, or type the address. Then enter your name.
run-link-address = Address
run-link-origin = Address of the room in the links
run-link-origin-why = This computer is in several networks. Choose the address in the network of the phones.
run-address-loopback = Phones cannot open { $address }: on a phone, this address is the phone itself.
run-address-why = The links below have an address that they can open. To work there yourself, continue at that address: you get a link as organiser, and enter your name once more.
run-address-why-new = Plan the event at the address that they can open.
run-address-command = The links below work only on this computer. Stop the room, start it again with this command, and reload this page. It then leads to the address for phones.
run-address-command-new = Before you plan the event, stop the room, start it again with this command, and open it at the address that it prints.
run-address-continue = Continue at { $address }
run-link-line = Link { $link }: { $roles }
run-link-revoked = revoked
run-send = Send
run-links = Links
run-links-none = No links yet.
run-revoke = Revoke
run-revoke-link = Revoke link { $link }
run-revoke-question = Everybody who joined through link { $link } loses the roles that it gave. Roles from other links stay.
run-staff = Staff
run-staff-number = Number { $staff }
run-staff-command-line = Command line
run-staff-without-roles = no roles
run-join = Join
run-join-tasks = With this link you help here:
run-join-why = You were invited to help at this event. Your name is shown next to what you enter.
run-join-no-token = This link is incomplete. Open the whole link that the organiser sent you.
run-participant-name = Name of the participant
run-hands = Hands
run-hand = Hand { $hand }
run-riding = Riding
run-rides = Rides
run-rides-not = Does not ride
run-payment = Payment
run-paid = Paid
run-unpaid = Unpaid
run-shown = On the board
run-shown-number = Number only
run-shown-initials = Initials
run-shown-name = Full name
run-more-fields = Number, contact
run-number = Number
run-number-why = The number on a blank sheet, with its letter. Leave it empty for the next free number.
run-contact = Contact
run-contact-why = A telephone number or address. Only registration and the organiser see it.
run-register = Register
run-registered = { $name }: { $hands ->
    [one] 1 hand
   *[other] { $hands } hands
}{ $paid ->
    [yes] , paid
   *[no] {""}
}
run-namesake = { $name } is already registered, number { $number }.
run-namesake-another = Register another
run-namesake-open = Open number { $number }
run-sending = Sending { $count }…
run-not-registered = { $name } is not registered.
run-maybe-registered = The server did not answer. Look for the name in the list before you register it again.
run-not-paid = The payment of number { $number } is not recorded. Open it in the list.
run-correct = Correct
run-registered-list = Participants
run-totals = { $people ->
    [one] 1 participant
   *[other] { $people } participants
}, { $hands ->
    [one] 1 hand
   *[other] { $hands } hands
}.
run-totals-unpaid = { $unpaid } unpaid.
run-search = Search by name or number
run-found = { $count ->
    [one] 1 participant
   *[other] { $count } participants
}
run-only-unpaid = Only unpaid
run-show-all = Show all { $count }
run-hands-count = { $hands ->
    [one] 1 hand
   *[other] { $hands } hands
}
run-unpaid-count = { $unpaid } unpaid
run-withdrawn = Withdrawn
run-to-give-back = { $amount } to give back
run-withdraw = Withdraw
run-correct-name = Correct the name
run-correct-name-why = The name of the same person. Somebody else registers under another number.
run-correct-rides = Rides after all
run-correct-rides-why = Instead of drawing all five cards at once, this participant draws one card at each stop.
run-correct-rides-not = Does not ride after all
run-correct-rides-not-why = Instead of one card at each stop, this participant draws all five at once, at the first stop or at the finish.
run-correct-over = A card has been drawn, or the participant is at the finish: name and riding can no longer be corrected here, and no hand can be removed.
run-remove-hand = Remove hand { $hand }
run-remove-hand-why = Hand { $hand } of { $name } does not play, and its number is not used again.
run-withdraw-question = { $name }, number { $number }, withdraws with all hands, and the number is not used again.
run-withdraw-nothing = Nothing was paid.
run-withdraw-refund = Give back { $amount }.
run-withdrew = Withdrawn.
run-add-hand = Add a hand
run-hand-added = A hand was added.
run-record-payment = { $hands ->
    [one] Record the payment
   *[other] Record the payment of { $hands } hands
}
run-payment-recorded = The payment is recorded.
run-save-details = Save
run-saved = Saved.
run-registration-over = Nobody can be registered any more.
run-fault-name = Enter the name.
run-fault-hands-here = Enter a number from 1 to { $most }.
run-fault-number = Enter a number of at most six digits, such as 17 or 17K, or leave the field empty.
run-sheets-why = Each participant carries a sheet from stop to stop. Its QR code opens the participant’s page on a phone.
run-sheets-from = From number
run-sheets-to = To number
run-sheets-hands = Hands on a blank sheet
run-sheets-paper = Paper
run-paper-letter = Letter
run-sheets-blank = Include blank sheets, for numbers that are not registered yet
run-sheets-make = Make the sheets
run-sheets-preview = Preview without codes
run-sheets-ready = { $pages ->
    [0] There are no sheets with these numbers.
    [one] 1 page is ready to print.
   *[other] { $pages } pages are ready to print.
}
run-sheets-print = Print
run-sheets-next = Next batch
run-fault-sheets-from = Enter the first number, 1 or more.
run-fault-sheets-to = At most { $most } sheets at a time: enter { $from } to { $last }.
run-fault-sheets-hands = Enter a number from 1 to { $most }.
run-sheet-of = Tally sheet { $number }
run-sheet-name = Name
run-sheet-issue = Sheet { $issue }: it replaces a lost one
run-sheet-preview = Preview, no code
run-sheet-qr = QR code of { $url }
run-sheet-hand = Hand
run-sheet-card = Card
run-sheet-cut = No.
run-sheet-time = Time
run-sheet-initials = Initials
run-sheet-root-is = A root fixes the room’s part of every draw.
run-sheet-emergency = Emergencies:
run-sheet-board = Standings:
run-rule-cards = At each stop draw one card for every hand. The staff write down card, time and initials.{ $draw ->
    [pack] { " " }No card comes twice in a hand.
    [respin] { " " }The wheel is spun again if the hand already holds the card.
   *[wheel] {""}
}
run-rule-cut = At each draw on the screen, name a number from 1 to 52. Choose it alone, another one each time, and note it in the box.
run-rule-hands = { $limit ->
    [none] You may play several hands
    [1] You may play one hand
   *[other] You may play up to { $limit } hands
}, each on a line of its own. { $wins ->
    [best_hand_only] Only your best hand counts.
   *[every_hand] Every hand can win.
}
run-rule-route = { $route ->
    [any_order] Visit the five stops in any order.
   *[ordered] Visit the five stops in the order of their numbers.
}
run-rule-deadline = { $what ->
    [turn_in] Turn in this sheet at the finish by { $time }. After that it is not ranked.
   *[arrival] Be at the finish by { $time }, then turn in this sheet. If you arrive later, your hands are not ranked.
}
run-rule-extra = { $extra ->
    [none] There is no extra card.
    [per_participant] At the finish you may buy one extra card ({ $price }) for one of your hands, before you turn it in.
   *[per_hand] At the finish you may buy one extra card ({ $price }) for each hand, before you turn it in.
}
run-rule-riders = Participants who do not ride draw all five cards at the first stop or at the finish.
run-rule-best = The best five cards of a hand count. { $ties ->
    [spin_off] Equal hands spin for the prize.
   *[share] Equal hands share the prizes.
}
run-replace-sheet = Replace a lost sheet
run-replace-reason = Reason
run-replace-question = The code of the old sheet stops working. Print the new sheet afterwards. The reason is public. Write no names.
run-replace-lost = lost
run-replace-void = Void the old code and make a new sheet
run-replace-sure = Void the code of sheet { $number } now?
run-replaced = Sheet { $issue } is valid now. The one before is not.
run-replaced-new = The new sheet is valid now. The one before is not.
run-replaced-print = Print it
run-search-how = Enter opens the first one.
run-print-sheet = Print the sheet
run-import = Spreadsheet
run-import-why = Save the list as CSV (UTF-8). The first line names the columns; only the name is required. If a line has an error, nobody is registered. Import a list once: people without a number would be registered twice.
run-import-file = File
run-import-button = Register everybody in the file
run-import-yes = yes
run-imported = { $count ->
    [one] 1 participant registered
   *[other] { $count } participants registered
}{ $range ->
    [one] , number { $from }.
    [yes] , numbers { $from } to { $to }.
   *[no] .
}
run-imported-before = This file was registered before.
run-import-fault = Line { $line }, { $column }: { $text }
run-import-hands-limit = Line { $line }, hands: a participant may have { $limit }.
run-imported-nobody = The file has no participants.
run-imported-twice = { $name } was registered more than once: { $numbers }. If this is one person, withdraw the others.
run-imported-number = number { $number } in line { $line }
run-export = Save the participants as CSV

## Events: stops and the finish

desk-others = Other desks
desk-stale = No connection. What you see here may be out of date.
offline-no-connection = No connection.
offline-reading = Reading the stamps kept on this phone…
offline-waiting = { $count ->
    [one] 1 stamp waits on this phone, from { $time }.
   *[other] { $count } stamps wait on this phone, oldest { $time }.
}
offline-none-waits = Stamps are kept on this phone.
offline-all-sent = Every stamp of this phone is in the room.
offline-all-asked = Every stamp has reached the room; { $count ->
    [one] 1 waits
   *[other] { $count } wait
} for the organiser.
offline-asked = { $count ->
    [one] The organiser decides about 1 stamp.
   *[other] The organiser decides about { $count } stamps.
}
offline-copies = { $count ->
    [one] This phone keeps 1 stamp of this event.
   *[other] This phone keeps { $count } stamps of this event.
}
offline-sending-again = The room has lost entries. This phone sends its stamps again: { $done } of { $count }.
offline-sent-again = { $count ->
    [one] 1 stamp re-sent
   *[other] { $count } stamps re-sent
}: { $results }.
offline-again-entered = { $count } added
offline-again-there = { $count } already there
offline-again-asked = { $count } for the organiser to decide
offline-join-again = { $count ->
    [one] The room no longer knows you as staff of this event. This phone keeps its stamp.
   *[other] The room no longer knows you as staff of this event. This phone keeps its { $count } stamps.
} Join again through your link, or ask the organiser for a new one: then it sends what the room lacks.
offline-no-event = { $count ->
    [one] The room does not have this event. This phone keeps its stamp: tell the organiser.
   *[other] The room does not have this event. This phone keeps its { $count } stamps: tell the organiser.
}
offline-moved = This event has moved to another computer.
offline-moved-sent = { $count ->
    [one] Keep this phone: the stamp is sent when it connects to that computer.
   *[other] You can go on stamping: stamps are sent when this phone connects to that computer.
}
offline-kept = The stamps stay on this phone and are sent again.
offline-broken = This browser cannot keep stamps, as in a private window: without a connection, they are lost. Write them on paper, and open this page in an ordinary window.
offline-in-order = In this event stamps count in the order in which the room gets them. Until this phone has a connection, the next stops send riders back here. Tell the organiser.
offline-no-restart = Stamps are kept, but without a connection this page does not open again once it is closed, because the room does not use HTTPS. Leave it open. For the next time, ask the organiser for HTTPS: the room’s guide explains it under “HTTPS”.
offline-outdated = There is a new version of this page.
offline-reload = Load it
offline-stamp-waits = { $cards }, { $time }: waits on this phone.
offline-stamp-asked = { $cards }, { $time }: the room did not enter this stamp, and the organiser decides about it. Draw no other card.
offline-stamp-second = { $source ->
    [screen] The room had already drawn { $first } for this hand{ $number ->
        [none] {""}
       *[other] {" "}(number { $number })
    }.
   *[hand] The room already had { $first } for this hand.
} { $by ->
    [screen] This phone had drawn { $cards } before
   *[typed] You typed { $cards }
}, so the organiser decides. Leave the sheet as it is, and draw no other card.
desk-decided-draw = The organiser has decided: draw another card
offline-too-late = This stamp may have been sent. Undo it when there is a connection.
offline-unknown-why = This phone does not know this number. The room looks for it when the stamps are sent.
offline-another-hand = The sheet has another hand
offline-needs-letter = This phone does not know number { $participant }. Type it with its letter, as on the sheet.
offline-sheet-unread = This code is not complete. Type the number on the sheet with its letter.
offline-no-wheel = { $source ->
    [pack] The wheel on the screen needs the room. Draw the card from a real pack, one for each hand, or wait for a connection.
   *[wheel] The wheel on the screen needs the room. Spin a real wheel or draw from a real pack, or wait for a connection.
}
offline-use-physical = { $source ->
    [pack] Type a card from a real pack
   *[wheel] Type a card from a real wheel or pack
}
desk-not-your-stop = You have no role at this stop. Ask the organiser for a link to it.
desk-not-finish = You have no role at the finish. Ask the organiser for a link to it.
desk-stop-closed = This stop is closed. Riders go on, and its card is drawn at a later stop or at the finish. Cards that were drawn here stay valid.
desk-stage-draft = Registration is not open yet, so no cards are drawn.
desk-stage-counting = The event is closed and ties are being broken. No more cards are drawn at the stops.
desk-stage-final = The event is over. No more cards are drawn.
desk-stage-cancelled = The event was cancelled. No more cards are drawn.
desk-find = Scan a sheet, or type its number
desk-find-button = Find
desk-unread = “{ $typed }” is not a sheet of this event or a number. Type a number such as 17, with or without its letter.
desk-nobody = Nobody has sheet { $participant } yet. Compare the number. If it is right, send the owner of the sheet to registration.
desk-wrong-check = { $number } is not right: the letter belongs to another number. Read the number on the sheet again.
desk-other-event = This sheet belongs to another event.
desk-sheet-blank = Nobody has this sheet, number { $participant }, yet. Send its owner to registration.
desk-sheet-replaced = This sheet of number { $participant } was reported lost and replaced at { $time }. Only the new sheet counts.
desk-withdrawn-stop = Draw no card. Send them to registration.
desk-hand = Hand { $hand }
desk-unpaid = fee not paid
desk-unpaid-draw = The fee is taken at the finish, not here.
desk-spin = Spin
desk-spin-all = Spin all five
desk-next = Next participant
desk-write = { $cards ->
    [one] Stamp or write { $card } on the sheet.
   *[other] Stamp or write all five cards on the sheet: { $card }.
}
desk-next-stop = Next: stop { $stop }, { $name }
desk-to-finish = That was the last stop: on to the finish.
desk-none-left = No later stop is left: on to the finish.
desk-all-drawn-arrive = All five cards are drawn. Be at the finish by { $time }.
desk-all-drawn = All five cards are drawn. Turn in at the finish by { $time }.
desk-drawn-at = Drawn at { $time }
desk-check-sheet = { $cards ->
    [one] Check that { $card } is on the sheet.
   *[other] Check that these cards are on the sheet: { $card }.
}
desk-no-reply = No reply yet. The card may already be drawn. Checking…
desk-label-of-hand = { $label }, hand { $hand }
desk-lost = Hand { $hand }: your { $cards } { $count ->
    [one] was
   *[other] were
} not entered: { $first } { $count ->
    [one] was
   *[other] were
} already entered{ $time ->
    [none] { "" }
   *[time] { " " }at { $time }
}. Compare the sheet. The organiser has a question about it.
desk-lost-dismiss = Dismiss
desk-typed-in = Typed in at the finish, without a time
desk-news = Hand { $hand }: { $cards }.
desk-card-of-closed = The card of { $name }, which is closed:
desk-blocked-turned-in = This hand was turned in at { $time }. It gets no more cards.
desk-blocked-no-rider = This participant does not ride. All five cards are spun at once, at { $name } or at the finish.
desk-blocked-arrived = This participant was at the finish at { $time }. If the card was drawn here before, the finish enters it from the sheet.
desk-blocked-next = Hand { $hand } has no card of { $name } yet. Send the rider there first. If the card is on the sheet, that stop must enter it.
desk-blocked = This hand gets no card here now.
desk-skipped = { $count ->
    [one] No card of stop { $stops }.
   *[other] No cards of stops { $stops }.
}
desk-skipped-ask = { $count ->
    [one] Does the sheet show its stamp?
   *[other] Does the sheet show their stamps?
}
desk-heard = { $name } was last heard from at { $time }.
desk-not-heard = { $name } has not been heard from yet.
desk-skipped-yes = { $count ->
    [one] Yes, it is on the sheet
   *[other] Yes, they are on the sheet
}
desk-skipped-no = No, send the rider back
desk-skipped-back = Draw no card. Send the rider back to stop { $stop }.
desk-skipped-after-all = It is on the sheet after all
desk-late-deadline = The deadline was { $time }. Was this card drawn before? Type its time from the sheet.
desk-late = This card must have been drawn by { $time }. Was it? Type its time from the sheet.
desk-late-time = Time
desk-late-button = Continue
desk-late-still = This time is after { $time }, so the card does not count.
desk-only-from = It is too early for this card: its time must be { $time } or later.
desk-source-pack = Each hand has a pack of its own, so no card comes twice.
desk-source-respin = A card that the hand already has is spun again.
desk-undo = Undo this card
desk-undo-stop = Undo the card of { $name }
desk-undo-all = { $cards ->
    [1] Undo this card
    [5] Undo these five cards
   *[other] Undo these { $cards } cards
}
desk-reason = Reason
desk-reason-number = Wrong number
desk-reason-card = Wrong card
desk-reason-twice = Entered by mistake
desk-void-why = The entry stays in the record as void, with the reason. Another card takes its place. The reason is public. Write no names.
desk-keep = Keep it
desk-voided = The card is void. Draw another in its place.
desk-tools-screen = Wheel on the screen
desk-tools-physical = Physical wheel or pack
desk-wheel = Where do the cards come from?
desk-wheel-screen = This screen spins the wheel
desk-wheel-physical = A real wheel or pack: type what it shows
desk-at = Time of the next card
desk-now = now
desk-at-why = For a card that was drawn earlier, such as 10:42. Leave it empty for the current time.
desk-at-is = The next card gets the time { $time }.
desk-at-day = By the clock, today is not the day of the event. Type the time of each card.
desk-at-unread = This is not a time. Write 10:42 or 15:42.
desk-no-time = Type the time of the card first: by the clock, today is not the day of the event.
desk-rank = Rank
desk-suit = Suit
desk-enter = Enter this card
desk-enter-again = Send { $card } again
desk-enter-sold = { $card ->
    [none] Take { $price } and enter the card
   *[other] Take { $price } and enter { $card }
}
desk-pick = Add card { $number } of 5
desk-enter-all = Enter these five cards
desk-enter-all-again = Send these five cards again
desk-unpick = Remove the last
desk-pick-both = Choose a rank and a suit.
desk-held-pack = This hand already has { $card }, and each card is in its pack once. Read the card again.
desk-held-respin = This hand already has { $card }. Spin again.
desk-expected = { $coming ->
    [0] Nobody is still to come
    [one] 1 rider is still to come
   *[other] { $coming } riders are still to come
}{ $here ->
    [0] {""}
    [one] , 1 is here now
   *[other] , { $here } are here now
}, { $served ->
    [0] { $here ->
        [0] nobody has been here yet
       *[other] nobody was here before
    }
    [one] 1 was here
   *[other] { $served } were here
}
desk-expected-none = Nobody.
desk-number = No.
desk-name = Name
desk-last-stop = Last stop
desk-without-time = without time
desk-not-started = not started
desk-passed = Passed without a card
desk-passed-why = These riders were seen farther on. If their card is on paper here, enter it with its time.
desk-report = All cards up to now are entered
desk-report-ask = Is every card that was drawn here so far entered? After this, a rider without one has skipped this stop.
desk-report-yes = Yes, all are entered
desk-report-no = Not yet
desk-reported = Reported: all cards up to { $time } are entered.
desk-tab-arrivals = Arrivals
desk-tab-turn-in = Turn in
desk-tab-paper = Paper sheet
desk-tab-spin-off = Spin-off
desk-who = { $participant } { $name }
desk-arrival-sending = { $who }: { $time }, being stored…
desk-arrival-unsent = { $who }: { $time }, NOT STORED YET: no connection
desk-arrival-in-time = { $who }: in time, { $time }
desk-arrival-late = { $who }: late, { $time }
desk-arrival-again-in_time = { $who }: scanned before, in time, { $time }
desk-arrival-again-late = { $who }: scanned before, late, { $time }
desk-arrival-refused = { $who }: { $words }
desk-withdrawn-finish = This participant has withdrawn. Take the sheet: the hand does not play.
desk-arrival-day = By the clock, today is not the day of the event. Enter arrivals as paper sheets, with their times.
desk-record-arrival = Record the arrival of { $participant } { $name }
desk-arrived-of = { $arrived } of { $all } have arrived.
desk-deadline = Deadline: { $time }.
desk-unsent = { $count ->
    [one] One arrival is not stored, because there is no connection. Its time is kept: send it again when there is a signal, and leave this page open.
   *[other] { $count } arrivals are not stored, because there is no connection. Their times are kept: send them again when there is a signal, and leave this page open.
}
desk-send-again = Send again
desk-undo-arrival = Undo this arrival
desk-came = Arrived at { $time }, in time
desk-came-late = Arrived at { $time }, which is late: the hands are shown but not ranked
desk-not-scanned = Not scanned at the finish yet. Without a scan, turning in is the arrival.
desk-arrive-now = Record the arrival now
desk-arrival-noted = The arrival is recorded.
desk-one-extra = There is one extra card for each participant. Choose the hand that gets it.
desk-best-only = Only the best of these hands can win. The others are shown without a place.
desk-no-card = No card of stop { $stop }
desk-extra-short = Extra
desk-stops = { $count ->
    [one] stop { $numbers }
   *[other] stops { $numbers }
}
desk-write-extra = Write { $card } in the column Extra card.
desk-extra-now = { $place ->
    [0] Now { $holding }.
   *[other] Now { $holding }, place { $place }.
}
desk-blocked-not-spun = No cards yet. Record the arrival, then spin all five.
desk-missing = { $count ->
    [one] The card of { $names } is missing.
   *[other] The cards of { $names } are missing.
} With a stop missing, the hand is not ranked.
desk-missing-enter = Enter the missing cards from the sheet
desk-turn-in-without = { $names ->
    [none] Hand { $hand } has no cards.
   *[other] { $count ->
        [one] The card of { $names } is missing from hand { $hand }.
       *[other] The cards of { $names } are missing from hand { $hand }.
    }
}
desk-turn-in-ask = A hand without five cards is not ranked. Turn it in anyway?
desk-enter-sheet = Enter the sheet
desk-turn-in-anyway = Turn it in anyway
desk-awaited = { $count ->
    [one] The card of { $names } is not entered yet. That stop may still enter it.
   *[other] The cards of { $names } are not entered yet. Those stops may still enter them.
}
desk-pay = Take the fee first: { $price }
desk-paid = The payment is recorded.
desk-extra = The best five of the six cards count. The extra card is drawn before the hand is turned in.
desk-offer-extra = Sell an extra card ({ $price })
desk-offer-extra-free = Draw the extra card (free)
desk-extra-worth = { $improves ->
    [0] None of the { $cards } cards improves the hand.
   *[other] { $improves } of the { $cards } cards improve the hand.
}
desk-extra-wins = { $wins ->
    [none] As the standings are now, it has no prize with any card.
    [all] As the standings are now, it has a prize with any card.
   *[some] As the standings are now, it has a prize with { $count } of the { $cards }.
}
desk-late-by = Late by { $time }: not ranked.
desk-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
desk-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
desk-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
desk-card-twice = Not ranked: { $card } is on the sheet twice.
desk-fee-unpaid = Fee of { $price } not paid.
desk-waiver-unsigned = Waiver not signed.
desk-holding = { $place ->
    [0] { $holding }.
   *[other] { $holding }. Place { $place } now.
}
desk-sell-extra = Take { $price } and spin the extra card
desk-spin-extra = Spin the extra card
desk-card-of = The card of { $name }:
desk-drawing = Drawing a card… This hand can be turned in once it is shown.
desk-turn-in = Turn in hand { $hand }
desk-turn-in-unpaid = Turn in hand { $hand } unpaid
desk-turn-in-all = { $hands ->
    [2] Turn in both hands
   *[other] Turn in all { $hands } hands
}
desk-turned-in = Turned in at { $time }
desk-turned-in-news = Hand { $hand } is turned in.
desk-undo-extra = Undo the extra card
desk-undo-turn-in = Undo turning in
desk-register = Register somebody who does not ride
desk-number-free = Number (leave empty for the next one)
desk-hands = Hands
desk-register-button = Register
desk-spin-off-why = These hands are tied for a prize. Each spins one card: the higher rank is better, and equal ranks spin again. These cards belong to no hand.
desk-spin-off-none = No hand has a card to spin now.
desk-spin-off-hand = Hand { $hand }, { $name }: card { $round }
desk-paper-why = Type the number of the sheet, then its cards: K♠ is Ks, 10♦ is 10d or Td. Entries made already stay.
desk-paper-notation = K♠ is Ks, 10♦ is 10d or Td.
desk-paper-stop = Stop { $stop }
desk-paper-times = Times
desk-paper-times-why = A card without a time counts as drawn before the arrival.
desk-paper-arrived = Arrived at
desk-paper-turned-in = Turned in at (empty: now)
desk-paper-turn-in = { $hands ->
    [one] Turn in this hand
    [2] Turn in both hands
   *[other] Turn in all { $hands } hands
}
desk-paper-enter = Enter this sheet
desk-paper-done = Number { $participant } is entered.
desk-paper-nothing = Number { $participant } was entered already. Nothing changed.
desk-paper-conflict = Hand { $hand }, { $place }: { $entered } was entered{ $time ->
    [none] { "" }
   *[time] { " " }at { $time }
}, and you typed { $typed }. If the sheet is right, undo the entry. If the entry is right, empty the field.
desk-paper-void = Undo { $card }
desk-paper-fault-card = This is not a card. Write the rank, then s, h, d or c: Ks, 10d.
desk-paper-fault-time = This is not a time. Write 10:42 or 15:42.
desk-paper-fault-arrival = Write when the participant arrived. Without it, the time of typing would decide whether the hand is late.
desk-paper-early = Arrived at { $arrived } is before the stamp of stop { $stop } at { $time }. Compare the sheet, and correct the arrival.
desk-paper-fault-five = Somebody who does not ride has all five cards. Type all of them.
desk-paper-fault-missing = Cards are missing. A hand without five cards is not ranked.
desk-paper-incomplete = Turn it in without them
desk-sheet-of = Sheet { $number }
desk-sheet-to-board = To the board of the event
desk-sheet-choose = Serve number { $participant } at
desk-sheet-blank-page = Nobody has this sheet yet. Registration gives it to a participant.
desk-sheet-register = Register a participant with sheet { $number }
desk-sheet-unknown-page = No sheet of this event has this code. Scan it again.
desk-sheet-replaced-page = This sheet was replaced { $day ->
    [same] at
   *[other] on
} { $time }. Only the new one counts.

## Events: board, corrections and money

board-card = Card
board-stop = Stop
board-time = Time
board-your-hand = Your hand
board-next = Next
participant-as-of = No connection. As of { $time }.
participant-next-finish = { $finish ->
    [none] Finish
   *[other] Finish, { $finish }
}
participant-next-late = { $finish ->
    [none] The deadline has passed. Go to the finish.
   *[other] The deadline has passed. Go to the finish: { $finish }.
}
participant-next-spin = { $place ->
    [none] Draw all five cards at the finish.
   *[other] Draw all five cards at { $place }, or at the finish.
}
participant-next-hands = { $count ->
    [one] Hand { $numbers }
   *[other] Hands { $numbers }
}
participant-not-ranked = { $stage ->
    [final] The result is final. This hand is not ranked. { $reason }.
   *[other] This hand is not ranked. { $reason }.
}
board-place-now = Place { $place } if the event closed now
board-place-final = Place { $place }
board-prize-of = prize { $amount }
board-turned-in-at = Turned in at { $time }.
board-no-cards = No card yet.
board-cards-of = Cards of hand { $hand }
board-withdrawn = This participant has withdrawn.
board-to-board = Board of { $event }
correct-find = Find a participant by number or name
correct-found = { $count ->
    [0] No participant found.
    [one] 1 participant found.
   *[other] { $count } participants found.
}
correct-nobody = No participant has this number or name.
correct-rolled-back = { $cause ->
    [imported] The event was imported from another room, which may have confirmed more entries since.
    [continued] This computer continues the event. Entries that another one confirmed in the meantime may be missing.
   *[lost] The event’s record lost entries that were already confirmed.
} Compare the sheets on paper with the stamps here.
correct-rides = Rides from stop to stop.
correct-rides-not = Does not ride: all five cards are spun at once.
correct-arrived = At the finish at { $time }.
correct-not-arrived = Not at the finish yet.
correct-void-arrival = Declare the arrival void
correct-void-arrival-why = The next scan at the finish will be the arrival. This is possible once every turn-in, and every card that was drawn at the finish, is void.
correct-not-turned-in = Not turned in.
correct-void-turn-in = Declare the turn-in void
correct-void-turn-in-why = The hand can get cards and be turned in again. If the turn-in was the arrival too, the arrival is void with it.
correct-unpaid = The fee is not paid.
correct-pay = Record the fee as paid
correct-field = Field of the sheet
correct-by-screen = Wheel on the screen
correct-by-staff = Read by staff
correct-by-sheet = Typed in at the finish, without a time
correct-is-void = Void: { $reason }
correct-void = Declare void
correct-void-why = The stamp stays in the record as void, and another one can be stamped in its place.
correct-missing = { $mark }: the stamp is void and not replaced yet.
correct-stamp = Enter the card
correct-stamp-why = The card that the physical wheel or pack had shown.
correct-stamp-time = Time of the stamp
correct-spin = Spin again on the screen
correct-rank = Rank
correct-suit = Suit
correct-stops = Stops
correct-stop-closed = Closed
correct-close-stop = Close this stop
correct-close-stop-why = Stamps that the stop gave stay valid. Everybody else draws its card at a later stop or at the finish.
correct-report = All cards are entered until…
correct-report-why = All stamps that this stop gave up to then are entered. After that, a missing stamp counts as skipped.
correct-report-until = All cards of this stop are entered until
correct-never-reported = never reported
correct-reported-until = reported until { $time }
correct-deadline = Deadline
correct-move-deadline = Move the deadline
correct-move-deadline-why = The deadline can only be moved later. The new one applies to everybody, including those who arrived after the old one.
correct-new-deadline = New deadline
correct-close = Close the event
correct-close-why = The standings become final, and nothing can be corrected afterwards. Hands that are not turned in are not ranked.
correct-close-compare = Before you close, have every phone that drew cards open its stop or finish page and tap “Compare”.
correct-spin-off = The event is closed, and hands are tied for a prize. They spin one card each on the page of the finish.
correct-to-finish = To the finish
correct-close-word = close
correct-close-unpaid = { $count ->
    [one] 1 fee ({ $fees }) is not recorded as paid. If you close now, the prizes come to { $prizes }, from takings of { $takings }. A fee that is paid later goes to the charity; while the event adds to the prizes, it adds less instead.
   *[other] { $count } fees ({ $fees }) are not recorded as paid. If you close now, the prizes come to { $prizes }, from takings of { $takings }. Fees that are paid later go to the charity; while the event adds to the prizes, it adds less instead.
}
correct-close-draws = { $count ->
    [one] 1 draw was started but has no card yet: { $places }. If you close now, it never gets one, and the report counts it as an open scan. First finish it on that phone, or enter the card by hand.
   *[other] { $count } draws were started but have no card yet: { $places }. If you close now, they never get one, and the report counts them as open scans. First finish them on those phones, or enter the cards by hand.
}
correct-close-cut-off = The report will show { $total ->
    [one] 1 open scan; it was cut off when a backup was restored or the event moved.
   *[other] { $total } open scans; { $cutOff ->
        [one] 1 of them was
       *[other] { $cutOff } of them were
    } cut off when a backup was restored or the event moved.
}
correct-close-draws-at = { $count ->
    [one] hand { $hands }
   *[other] hands { $hands }
}, on { $name }’s phone{ $phone ->
    [none] {""}
   *[other] {" "}{ $phone }
}
correct-staff-member = staff member { $staff }
correct-record-fees = Record the fees
correct-nothing-open = Every hand is turned in and every fee is paid.
correct-open-hands = { $count ->
    [one] 1 hand is not turned in and would not be ranked.
   *[other] { $count } hands are not turned in and would not be ranked.
}
correct-open-provisional = No report up to { $time } from { $stops }. Some cards drawn there may be missing.
correct-open-stop = stop { $stop }
correct-open-draws = { $name }’s phone{ $phone ->
    [none] {""}
   *[other] {" "}{ $phone }
} – { $count ->
    [one] no card yet for hand
   *[other] no cards yet for hands
}
correct-open-unpaid = { $count ->
    [one] The fee of 1 hand is not paid.
   *[other] The fees of { $count } hands are not paid.
}
correct-open-tills = { $count ->
    [one] The cash in the till { $tills } was not counted since its last entry.
   *[other] The cash in these tills was not counted since their last entries: { $tills }.
}
correct-cancel = Cancel the event
correct-cancel-why = All fees are refunded, no hand is ranked, and there are no prizes. This cannot be undone.
correct-cancel-word = cancel
correct-of-mark = hand { $hand }, { $mark }
correct-of-hand = hand { $hand }
money-print = Print
money-organiser-only = Only the organiser sees the money of the event.
money-item = Item
money-amount = Amount
money-account = Use of the takings
money-account-now = Use of the takings if the event closed now
money-hands = { $count ->
    [one] 1 hand at { $price }
   *[other] { $count } hands at { $price }
}
money-extras = { $count ->
    [one] 1 extra card at { $price }
   *[other] { $count } extra cards at { $price }
}
money-takings = Takings
money-prizes = Prizes
money-charity = Charity
money-event = The event keeps
money-event-adds = The event adds
money-refunds = Refunds, not part of the takings
money-no-prizes = No prizes.
money-no-prizes-now = No hand would win a prize if the event closed now.
money-no-hands = No hand has been turned in yet.
money-prizes-final = Prizes
money-prizes-now = Prizes if the event closed now
money-prizes-tied = Prizes before the ties are broken
money-prizes-sum = Paid: { $paid }. Still to pay: { $due }.
money-prize-paid = paid
money-prize-due = not paid yet
money-prize-fee = after the fee of this hand is paid
money-prize-of = { $amount } to { $name }
money-pay-prize = Mark as paid
money-pay-prize-why = { $amount } was paid to { $name }.
money-fees = Unpaid fees
money-no-fees = Every fee is paid.
money-fees-sum = { $count ->
    [one] 1 hand, { $amount } in all.
   *[other] { $count } hands, { $amount } in all.
}
money-pay-fee = Mark as paid
money-pay-fee-why = { $name } paid { $amount }.
correct-skip = Accept a skipped stop
correct-skip-why = For a rider who skipped a stop while a later stop has already drawn a card. The later cards count, and the skipped one may still be entered. Without it the hand is not ranked.
correct-skipped = { $stop }: accepted as skipped.
correct-retract = Withdraw the report
correct-retract-why = What was refused because of the report can then be entered.
correct-retract-until = All stamps are entered only up to (leave empty to withdraw the whole report)
correct-history = History: { $count ->
    [one] 1 entry
   *[other] { $count } entries
}
correct-by-room = the room
entry-register = Registered, { $rides ->
    [yes] rides
   *[no] does not ride
}.
entry-add-hand = Another hand.
entry-stamp = Hand { $hand }, { $mark }: { $cards }{ $time ->
    [none] , from paper
   *[other] , at { $time }
}{ $screen ->
    [yes] , wheel on the screen
   *[no] {""}
}.
entry-spin-all = Hand { $hand }: { $cards }{ $time ->
    [none] , from paper
   *[other] , at { $time }
}{ $screen ->
    [yes] , wheel on the screen
   *[no] {""}
}.
entry-arrive = At the finish at { $time }.
entry-extra = Hand { $hand }, extra card: { $cards }{ $time ->
    [none] , from paper
   *[other] , at { $time }
}{ $screen ->
    [yes] , wheel on the screen
   *[no] {""}
}.
entry-void = Hand { $hand }, { $mark }, declared void: { $reason }
entry-void-arrival = Arrival declared void: { $reason }
entry-turn-in = Hand { $hand } turned in at { $time }.
entry-void-turn-in = Turn-in of hand { $hand } declared void: { $reason }
entry-spin-off = Hand { $hand }: { $cards } to break the tie.
entry-withdraw = Withdrawn.
entry-rename = The name is { $name }: { $reason }
entry-set-rides = { $rides ->
    [yes] Rides after all: { $reason }
   *[no] Does not ride after all: { $reason }
}
entry-remove-hand = Hand { $hand } removed: { $reason }
entry-pay = Fee of hand { $hand } paid.
entry-pay-prize = Prize of hand { $hand } paid.
entry-money = { $what }{ $amount ->
    [none] {""}
   *[other] : { $amount }
}{ $text ->
    [none] .
   *[other] . { $text }
}
entry-void-pay = Fee of hand { $hand }, payment declared void: { $reason }
entry-void-prize = Prize of hand { $hand }, declared void: { $reason }
entry-conflicted = An entry was refused, and the organiser was asked.
entry-repeated = A phone sent a stamp that was there already.
entry-rolled-back = { $cause ->
    [backup] The record was replaced by an older copy.
    [imported] The event was imported from another room.
    [continued] The event continues on this computer again.
   *[lost] The end of the record was lost.
}
entry-moved = The event has been running on another computer since { $time }.
entry-merged = The log of another computer was merged: its entries { $first } to { $last }{ $left_out ->
    [0] {""}
   *[other] {","} { $left_out } of them left out
}.
entry-from-other = { $words } From the other computer (entry { $seq }, { $time }).
entry-offline = { $words } Made without a connection at { $time }.
entry-allow-skip = Hand { $hand }, { $mark }, accepted as skipped: { $reason }
entry-close = The event was closed.
entry-cancel = The event was cancelled: { $reason }
entry-close-stop = { $mark }, closed: { $reason }
entry-reopen-stop = { $mark }, opened again: { $reason }
entry-move-deadline = Deadline moved to { $time }: { $reason }
entry-report = { $mark }: all cards are entered until { $time }.
entry-retract-report = { $mark }, report { $time ->
    [none] withdrawn
   *[other] moved back to { $time }
}: { $reason }
entry-described = Name on the board or contact details changed.
entry-renamed = Names in the plan corrected.
entry-sheet-replaced = Sheet replaced: { $reason }
entry-block-committed = The room fixed its values for block { $block } of the draws.
entry-phone-joined = Phone { $phone } joined block { $block } of the draws.
entry-scanned = Hand { $hand }, { $slot }: phone { $phone } began the draw.
entry-taken-over = Hand { $hand }, { $slot }: phone { $phone } took the draw over: { $reason }
entry-drawn = Hand { $hand }, { $slot }: { $card } drawn on phone { $phone } with the number { $cut }.

## Events: questions for the organiser

run-desk-questions = Questions
run-desk-questions-what = Conflicts and warnings to decide
questions-organiser-only = Only the organiser decides these questions.
questions-open = { $count ->
    [one] 1 open question
   *[other] { $count } open questions
}
questions-none = There is nothing to decide now.
questions-decided = { $count ->
    [one] 1 question was decided
   *[other] { $count } questions were decided
}
questions-decisions = Decisions
questions-who = { $name }, { $hand }
questions-by = { $name }, { $time }
questions-at = at { $time }
questions-entered-at = entered by { $name } at { $time }
questions-stamped = The stamp
questions-typed = Entered second
questions-refused = The refused stamp
questions-now = The field has been corrected since then: it now shows the { $card }.
questions-now-void = The stamp has since been declared void.
questions-no-contact = No contact details were given.
questions-correct = Corrections of this participant
questions-enter = Enter the card
questions-kind-other-card = Two cards were entered
questions-kind-stop-skipped = A stamp after a skipped stop
questions-kind-offline = A stamp made without a connection
questions-kind-sent-again = A stamp that a phone sent again
questions-kind-stamp-missing = A stamp is missing
questions-kind-not-arrived = Not at the finish
questions-kind-rolled-back = Entries were lost
questions-kind-merged = An entry from another computer
questions-kind-left-out = Entries left out of a merge
questions-what-other-card = { $mark }: the card entered second is not the one that was stamped. Compare the sheet. The stamp counts until you decide.
questions-what-stop-skipped = The stamp of { $mark } was refused: { $stop } has reported all its stamps, and this hand has none of them.
questions-what-offline = A phone sent this stamp for number { $participant } later, and it was not entered: { $why }
questions-what-offline-clock = The clock of the phone was set between the stamp and its sending. By the clock before, the card was drawn at { $time }{ $corrected ->
    [none] {"."}
   *[other] {","} by the clock after that, at { $corrected }.
}
questions-what-missing = { $stop } was last heard from at { $time }: does the sheet show its stamp?
questions-what-missing-unheard = Nothing has been heard from { $stop } yet: does the sheet show its stamp?
questions-what-late = The deadline has passed. Last seen at { $stop } at { $time }.
questions-what-late-unseen = The deadline has passed, and no stop has seen this rider.
questions-what-late-typed = The deadline has passed. The sheet was typed in at the finish; no arrival is entered.
questions-what-rolled-back = { $cause ->
    [backup] The event’s record was replaced by an older copy, so entries that were already confirmed are lost.
    [imported] The event was imported from another room, which may have confirmed more entries since.
    [continued] The event continues on this computer again. In the meantime it was on another one, and entries confirmed there may be missing here.
   *[lost] The end of the event’s record is missing, so entries that were already confirmed are lost.
} Compare the sheets on paper with the stamps here.
questions-what-merged = The other computer recorded this{ $time ->
    [none] {""}
   *[other] {" "}at { $time }
}: “{ $words }” It was not entered here: { $why }
questions-what-left-out = { $count ->
    [one] 1 entry from the other computer could not be merged. If it still matters, enter it by hand.
   *[other] { $count } entries from the other computer could not be merged. Enter by hand whatever still matters.
}
questions-entered-there = entered on the other computer at { $time }
questions-dismiss-other-card = Keep the stamp
questions-dismiss-other-card-why = The stamp counts, and the second card does not.
questions-dismiss-changed = Leave it as it is
questions-dismiss-void-why = The stamp stays void, and the second card does not count. The hand has no card here until one is drawn.
questions-dismiss-corrected-why = The card that the field shows now counts, and the second card does not.
questions-replace-other-card = Take the second card
questions-replace-other-card-why = The stamp is declared void with your reason, and the second card is stamped with the same time.
questions-dismiss-stop-skipped = Leave it out
questions-dismiss-stop-skipped-why = The refused stamp is not entered. The hand stays as it is.
questions-accept-stop-skipped = Enter the stamp
questions-accept-stop-skipped-why = The stop counts as skipped with your consent, and the refused stamp is entered.
questions-dismiss-offline = Leave it out
questions-dismiss-offline-why = The stamp is not entered. The hand stays as it is.
questions-accept-offline = Enter the stamp
questions-accept-offline-why = The stamp is entered with its time. If the rules do not allow that, it is entered without a time, like a card from a paper sheet.
questions-accept_corrected-offline = Enter it with the other time
questions-accept_corrected-offline-why = The stamp is entered with the time by the clock of the phone when it was sent.
questions-made-offline = made without a connection at { $time }
questions-dismiss-stamp-missing = The sheet does not show it
questions-dismiss-stamp-missing-why = If the sheet shows the stamp, enter its card. If not, say so: nothing changes, and the hand has no card of this stop unless one is entered later.
questions-dismiss-not-arrived = The rider is accounted for
questions-dismiss-not-arrived-why = Nothing changes: a hand that arrives late is not ranked.
questions-dismiss-rolled-back = The sheets were compared
questions-dismiss-rolled-back-why = Nothing changes by this. Enter what is missing first.
questions-dismiss-merged = Leave it out
questions-dismiss-merged-why = The entry from the other computer does not count. Nothing changes here.
questions-accept-merged = Enter it
questions-accept-merged-why = It is entered here as the other computer recorded it. If the rules do not allow the time of a stamp, it is entered without one.
questions-dismiss-left-out = Everything that matters is entered
questions-dismiss-left-out-why = Nothing changes by this. Enter what is missing first.
left-out-line = Entry { $seq }, { $time }{ $participant ->
    [none] {""}
   *[other] {","} number { $participant }
}: { $what }{ $why ->
    [none] {""}
   *[other] {" "}({ $why })
}
left-out-acted = an entry of the game
left-out-money = money: a payment, a till or a prize{ $hand ->
    [none] {""}
   *[other] {","} hand { $hand }
}{ $amount ->
    [none] {""}
   *[other] {","} { $amount }
}
left-out-drafted = the plan
left-out-replanned = the plan
left-out-renamed = names in the plan
left-out-opened = registration opened
left-out-discarded = the draft discarded
left-out-conflicted = a question about a refused stamp
left-out-described = name on the board or contact details
left-out-sheet-replaced = a sheet replaced
left-out-merged = the merge of another log

## Events: payments and tills

payment-cash = Cash
payment-card = Card
payment-prepaid = Prepaid
payment-not-recorded = Not recorded
payment-till = Cash goes into
payment-no-till = No till is open here for cash.
payment-till-choose = Choose the till
payment-till-only = Cash goes into the till “{ $name }”.
payment-till-out = Cash comes out of
payment-till-out-only = Cash comes out of the till “{ $name }”.
payment-item-fee = Fee of hand { $hand }
payment-item-extra = Extra card of hand { $hand }
payment-how = { $item }, { $name }: how is { $amount } paid?
payment-how-all = { $name }: how is { $amount } paid?
payment-refund = { $item }: how does { $name } get { $amount } back?
payment-refund-all = How does { $name } get { $amount } back?
payment-correct = Correct the payment
payment-correct-why = The fee stays paid. Cash is taken out of the till into which it was recorded, and put into the right one. If the fee was recorded for the wrong hand, the organiser declares it void.
payment-correct-extra-why = The extra card stays paid. Cash is taken out of the till into which it was recorded, and put into the right one.
payment-method = How it was paid
payment-void-unrecorded-why = The record of the payment is taken out of the till and of the report. The hand counts as paid all the same.
payment-is = Hand { $hand }, { $item }: { $method }
payment-for-fee = fee
payment-for-extra = extra card
payment-void = Declare the payment void
payment-void-why = The fee is unpaid again. Cash is taken out of the till’s sum, and the correct payment can be recorded.
money-csv = Save as CSV
money-amount-why = Such as 10 or 7.50.
money-received = How it was paid
money-received-detail = fees { $fees }, extra cards { $extras }, given back { $refunds }
money-received-sum = Recorded payments
money-unrecorded = Payment method not recorded
money-unrecorded-lines = { $count ->
    [one] 1 payment without a record of how it was paid
   *[other] { $count } payments without a record of how they were paid
}
money-not-refunded = Still to be given back
money-refunds-due = Money to give back
money-refund-paid = { $item }, { $method ->
    [cash] paid in cash
    [card] paid by card
    [prepaid] prepaid
   *[none] payment method not recorded
}
money-sum = In total { $amount }.
money-other = Cash and prizes
money-donations = Donations
money-costs = Costs
money-moved = Other cash
money-prizes-handed = Prizes handed over
money-prizes-marked = Prizes marked as paid, without a till
money-charity-net = Net for the charity
money-charity-net-why = its share and the donations, less the costs
money-tills-expected = Cash that should be in the tills
money-tills-difference = Difference of the counts
money-tills = Tills
money-no-tills = No till was opened. With a till, cash is recorded at registration and at the finish, and can be counted.
money-till = { $name } ({ $place })
money-till-closed = { $name } ({ $place }), closed
money-float = Cash at the opening
money-expected = Cash that should be in it
money-expected-at-count = Cash that should have been in it at the count
money-counted = Counted
money-not-counted = not counted
money-difference = Difference at the count
money-difference-none = none
money-difference-short = { $amount } short
money-difference-over = { $amount } over
money-count = Count
money-count-why = { $amount } should be in it.
money-cash-counted = Cash counted
till-count-title = Count the cash
till-count-why = Count everything in the till, with the float. The organiser sees the difference.
till-count-last = last counted: { $amount }, { $time }
money-move = Donation, cost, other cash
money-move-what = What
money-move-donation-in = Donation into the till
money-move-donation-out = Donation out of the till
money-move-cost-in = Cost paid back into the till
money-move-cost-out = Cost out of the till
money-move-other-in = Other cash into the till
money-move-other-out = Other cash out of the till
money-move-text = What for
money-move-why = What you write is public. Write no names. A mistake is declared void below, in the list of entries.
money-void-move-why = The entry stays in the list, and counts no more in the sums and in the till. A closed till is opened again, to be counted.
money-close-till = Close the till
money-close-why = No more cash goes into it or comes out of it.
money-close-uncounted = Count the till first: cash has moved since the last count.
money-till-short = There should be only { $amount } in this till. Pay anyway? Then press the button again.
money-open-till = Open a till
money-open-why = Staff with the role of its place use it. Each phone there remembers its till. Its name is public. Name the place, not a person.
money-till-name = Name of the till
money-till-place = Place
money-from-till = from the till “{ $name }”
money-not-in-cash = not in cash
money-in-till = { $amount } in the till
money-prize-to = Handed to
money-prize-source = Paid
money-hand-over = Hand over
money-hand-over-why = { $amount } for { $name }.
money-handed = To { $to }, { $source }, by { $by }, { $time }
money-void-prize = Declare void
money-void-prize-why = The prize then counts as not paid. Cash goes back into the till’s sum.
money-entries = { $count ->
    [one] 1 entry about money
   *[other] { $count } entries about money
}
money-entries-title = Entries about money
money-kind-till-opened = Till opened
money-kind-till-counted = Till counted
money-kind-till-closed = Till closed
money-kind-fee = Fee of hand { $hand }
money-kind-extra = Extra card of hand { $hand }
money-kind-refund-fee = Fee of hand { $hand } given back
money-kind-refund-extra = Extra card of hand { $hand } given back
money-kind-void-fee = Fee of hand { $hand }, payment declared void
money-kind-void-extra = Extra card of hand { $hand }, payment declared void
money-kind-donation = Donation
money-kind-cost = Cost
money-kind-other = Other cash
money-kind-prize = Prize of hand { $hand }
money-kind-void-prize = Prize of hand { $hand }, declared void
money-kind-void-donation = Donation, declared void
money-kind-void-cost = Cost, declared void
money-kind-void-other = Other cash, declared void

## Events: provable draws

draws-preparing-now = This phone prepares its draws…
draws-preparing = This phone prepares its draws: { $blocks ->
    [one] { $percent } %
   *[other] block { $block } of { $blocks }, { $percent } %
}
draws-phone-broken = This phone cannot draw on the screen: its browser keeps nothing, as in a private window. Open this page in an ordinary window, or use another phone, a real wheel or a pack.
draws-cannot = This phone cannot draw on the screen.
draws-phone-failed = This phone cannot draw now, because this page is from an older version of the room. Load the page again.
draws-phone-offline = This phone has no connection. It prepares its draws once there is one.
draws-open = { $count ->
    [one] This phone has begun a draw of hand { $hands } and not finished it. Find that participant again to go on.
   *[other] This phone has begun draws of hands { $hands } and not finished them. Find those participants again to go on.
}
draws-open-closed = { $count ->
    [one] The event was closed before this draw was finished: { $hands }. It gets no card.
   *[other] The event was closed before these draws were finished: { $hands }. They get no card.
}
draws-use-physical = { $source ->
    [pack] Type a card from a real pack
   *[wheel] Type a card from a real wheel or pack
}
draws-scanning = Asking the room…
draws-waits-for-phone = The draw begins as soon as this phone is ready.
draws-no-reply = No reply yet. The same request is sent again until there is one. Leave this page open.
draws-number-sent = This phone has sent number { $number } for this hand. Wait for a signal, or take this phone to where there is one. The card may already be drawn.
draws-back-to-screen = Back to the draw on the screen
draws-card-of = Card { $number } of { $count }
draws-so-far = { $drawn } of { $count } drawn: { $cards }.
draws-go-on-card = Go on with card { $number }
draws-go-on-number = Go on with number { $number }
draws-cut-ask = Ask: “Name a number from 1 to 52.”
draws-cut-why = Let the participant name it, another one every time. Do not suggest one.
draws-cut-type = Type the number
draws-cut-tap = Or tap it
draws-cut-button-none = Draw the card
draws-cut-button = Draw the card at { $cut }
draws-cut-missing = Choose the number that the participant named, from 1 to 52.
draws-note = { $card ->
    [none] Number { $cut } · log { $hash }
   *[other] { $card }: number { $cut } · log { $hash }
}
draws-head = Tell the participant: log { $hash }
draws-head-why = The hash of entry { $seq } of the log, from after the scan. The participant may write down its first eight characters: later the log must still have them.
draws-elsewhere = { $name ->
    [none] Another phone, number { $phone }, has begun this draw.
   *[other] { $name } has begun this draw on another phone, number { $phone }.
}{ $bar ->
    [none] { " " }Finish it there, or take it over.
   *[other] { " " }Finish it there.
}
draws-takeover = Take the draw over
draws-takeover-reason = Why is it not finished there?
draws-takeover-why = The takeover and its reason are in the public log: write no names. The participant names a number again.
draws-takeover-battery = Its battery is empty
draws-takeover-network = It has no connection
draws-takeover-gone = It is no longer here
draws-takeover-blank = Tap a reason or write one.
draws-takeover-bar = { $bar ->
    [same_phone] This phone cannot take the draw over: it had the draw before.
   *[phone_joined_late] This phone cannot take the draw over: it was not ready yet when the draw began.
} If the other phone cannot finish it, { $source ->
    [pack] draw from a real pack, and type the card: the log says that it was drawn by hand.
   *[wheel] spin a real wheel or draw from a pack, and type the card: the log says that it was drawn by hand.
}
draws-by-hand = This card cannot be drawn on the screen again. { $source ->
    [pack] Draw from a real pack
   *[wheel] Spin a real wheel or draw from a pack
}, and type the card. The log says that it was drawn by hand.
draws-alarm = Do not stamp: this card is not proved.
draws-alarm-what = The room’s answer does not agree with what this phone has: { $reason }.
draws-alarm-do = Call the organiser, keep this phone, and do not clear its browser: it has the proof of what happened.
draws-alarm-card = The card that the room sent: { $card }
draws-alarm-go-on = The organiser has seen this: show the card
draws-alarm-back = The organiser has seen this: go back
draws-second = { $slot }, second draw
draws-compare-title = Compare this phone with the log
draws-compare-why = Every phone does this before the event is closed: what it drew must be in the room’s log, unchanged.
draws-compare = Compare
draws-comparing = Comparing…
draws-compare-same = The log agrees with this phone.
draws-compare-kept = It keeps { $proofs ->
    [one] 1 proof
   *[other] { $proofs } proofs
} and { $scans ->
    [one] 1 scan
   *[other] { $scans } scans
}.
draws-compare-own = By the log, you entered { $hand ->
    [0] no card
    [one] 1 card
   *[other] { $hand } cards
} by hand{ $again ->
    [0] {""}
   *[other] {" "}({ $again } of them this phone drew on the screen and sent again)
} and declared { $voids ->
    [0] none
   *[other] { $voids }
} void, on any phone. Is that right?
draws-compare-differs = { $count ->
    [one] The log and this phone differ in 1 point:
   *[other] The log and this phone differ in { $count } points:
}
draws-compare-do = Show this to the organiser. Keep this phone, and do not clear its browser.
draws-compare-unexplained = Nothing unexplained.
draws-compare-explained = { $count ->
    [one] 1 difference comes from the restored backup or the other computer:
   *[other] { $count } differences come from the restored backup or the other computer:
}
draws-differs-proof-missing = Hand { $hand }, { $slot }: the log lacks the card that this phone drew.
draws-differs-proof-differs = Hand { $hand }, { $slot }: the log has another card or proof than this phone got.
draws-differs-proof-invalid = Hand { $hand }, { $slot }: the room sent a proof that is not valid.
draws-differs-message-differs = Hand { $hand }, { $slot }: the log has another number or signature than this phone sent.
draws-differs-scan-missing = Hand { $hand }, { $slot }: the log lacks a scan or takeover of this phone.
draws-differs-scan-unknown = Hand { $hand }, { $slot }: the log has a scan or takeover that this phone did not make.
draws-differs-drawn-unknown = Hand { $hand }, { $slot }: the log has a card of this phone that it did not draw.
draws-differs-block-differs = Block { $block }: the log has another root of the room than this phone got.
draws-differs-join-missing = Block { $block }: the log lacks this phone.
draws-differs-join-differs = Block { $block }: the log has another root or number for this phone.
draws-differs-join-unknown = Block { $block }: the log has this phone, as number { $phone }, but it never joined.
draws-differs-head-differs = Entry { $seq } of the log has changed since this phone saw its hash, or is missing.
draws-title = Could anyone have chosen your cards?
draws-checking = This page checks your draws…
draws-unchecked = Your draws could not be checked, because the log could not be loaded. Load the page again.
draws-malformed = The log of your draws cannot be read, so no card is proved. Tell the organiser.
draws-none = No cards yet.
draws-none-of-five = { $count ->
    [one] 1 of your 5 cards is drawn. They are shown here when all five are.
   *[other] { $count } of your 5 cards are drawn. They are shown here when all five are.
}
draws-hand = Hand { $hand }
draws-mark-proved = Checked: nobody could have picked this card on their own. You named { $cut }.
draws-mark-by-hand = Drawn by hand, no proof.
draws-mark-by-hand-again = No proof: drawn by hand, or sent again by a phone after the room lost the draw.
draws-mark-missing = Not proved: the log has no draw of this card.
draws-mark-other = Not proved: the log has another card, { $card }.
draws-mark-violated = Not proved: the log breaks the rules of the draw here.
draws-violations = { $count ->
    [one] The log breaks the rules of the draws in 1 entry:
   *[other] The log breaks the rules of the draws { $count } times:
}
draws-violation = Entry { $position }: { $reason }.
draws-violations-do = Tell the organiser. Anybody can check the log of the event, which the board offers as a file.
draws-cut-compare = The log says that you named { $cut }. Only you know whether that is right: if it is not, tell the organiser.
draws-head-at-scan = Log at the scan: { $hash }
draws-voided = The first draw of this card was declared void by staff member { $staff }: { $reason }
draws-voided-card = { $attempt ->
    [none] Drawn by hand
    [2] Second draw
   *[other] First draw
}: { $card }, declared void: { $reason }
draws-taken-over = Staff member { $staff } took the draw over to phone { $phone }: { $reason }
draws-excluded = Cards that the hand could not get: { $cards }
draws-block = Block
draws-root-room = Root of the room
draws-root-phone = Root of the phone
draws-key = Key of the phone
draws-phone = Phone
draws-phone-of = { $phone }, of staff member { $staff }
draws-proof = Proof, to copy
draws-sheet = Compare with your sheet, printed before the draw: it must have the same root.
draws-sheet-before = { $count ->
    [one] Your sheet shows block { $blocks }, unless it was printed later. Compare it: it must have the same root.
   *[other] Your sheet shows blocks { $blocks }, unless it was printed later. Compare them: they must have the same roots.
}
draws-sheet-later = { $cause ->
    [imported] The event moved to another computer at { $time }.
    [continued] The event moved back to an earlier computer at { $time }.
    [unknown] The event moved to another computer, or a backup was restored.
   *[other] The room lost entries, and learned of it at { $time }.
} Cards drawn since then belong to block { $block }, which is not on sheets printed before that:
draws-sheet-when = Look up when this happened
draws-sheet-loading = The log is loading…
draws-sheet-unknown = The log does not say when this was.
draws-sheet-block = Block { $block }:
draws-log-now = The log has { $seq } entries now. If you write down { $hash }, you can show later that it was not changed:
draws-head-noted = Eight characters of the log that you noted at a draw
draws-head-compare = Look for them
draws-head-found = The log has these characters after entry { $seq }.
draws-head-missing = The log never had these characters. Read them again. If they are right, tell the organiser.
draws-head-lost = The log does not have these characters. { $cause ->
    [imported] The event moved to another computer ({ $time }); a draw from before then may be on the first one only.
    [continued] The event came back from another computer ({ $time }); a draw from before then may be there only.
   *[other] The room lost entries ({ $time }); a draw from before then may be among them.
} If yours was later, read the characters again, and tell the organiser.
draws-head-unread = Type the eight characters: digits and the letters a to f.
draws-head-unloaded = The log could not be loaded. Try again.
draws-about = What this proves, and what not
draws-about-proves = Room and phone fixed their values before the draw, and their roots show it. The number that you named then picked the card. So none of the three could choose it alone.
draws-about-you = Your part: note the eight characters of the log that the staff tell you before you name a number, name a number of your own, another one each time, and compare both and the root above.
draws-about-not = It does not prove cards that were drawn by hand, that a card was rightly declared void, or that draws were finished. If room, phone and participant work together, they can choose a card.
draws-about-page = This page comes from the room. To depend on nobody, save the log from the board and check it on your own computer with “cardroom verify”. The program’s document docs/draws.md has every step.
draws-report-title = Draws on the screen
draws-report-again = Try again
draws-report-clean = { $count ->
    [0] No card was drawn on the screen yet.
    [one] The proof of the card drawn on the screen is valid.
   *[other] The proofs of all { $count } cards drawn on the screen are valid.
}
draws-report-rollbacks = { $count ->
    [1] The log lost entries once, as when a backup is restored or the event is imported.
    [2] The log lost entries twice, as when a backup is restored or the event is imported.
   *[other] The log lost entries { $count } times, as when a backup is restored or the event is imported.
}
draws-report-unsold = { $count ->
    [one] 1 hand was not sold when one of its cards was drawn.
   *[other] { $count } hands were not sold when one of their cards was drawn.
}
draws-report-cut-off = { $cutOff ->
    [one] 1 of the open scans was
   *[other] { $cutOff } of the open scans were
} cut off when a backup was restored or the event moved.
draws-report-stops = By card
draws-report-staff = By staff member
draws-report-member = Staff member { $staff }
draws-report-same-name = { $name } (staff member { $staff })
draws-report-none = There were no takeovers, voids, cards by hand, second attempts or open scans.
draws-report-why = Each of these gives staff a way to influence a card. A few are usual; ask if one person or one stop has many.
draws-count-takeovers = { $count ->
    [one] 1 takeover
   *[other] { $count } takeovers
}
draws-count-voids = { $count ->
    [one] 1 void
   *[other] { $count } voids
}
draws-count-by-hand = { $count } by hand
draws-count-second-attempts = { $count ->
    [one] 1 second attempt
   *[other] { $count } second attempts
}
draws-count-open-scans = { $count ->
    [one] 1 open scan
   *[other] { $count } open scans
}

## Events: another computer

other-title = Another computer
other-transfer = Continue the event on another computer
other-transfer-why = If this computer fails, another one with Cardroom can take over. Download the file before the event begins and again during the day, and store a copy somewhere else than on this computer.
other-secret = Keep this file secret. It has all names, all contact details, and the key of the sheet codes: anyone who has that key can forge sheets.
other-download = Download the file for another computer
other-import = On the other computer, run this command in the folder of the file, before you start the room there:
other-imported = The command prints a link for the organiser. Everybody else joins again with the link they have. The printed sheets stay valid. Start that room at the address of this one, so that the phones find it.
other-draws = Cards drawn after the move use a new block, whose root is not on the printed sheets. The page of each participant says so. To have the new root on paper, print the sheets again on the other computer.
merge-title = Merge the log of another computer
merge-why = For entries that another computer accepted while the event was running here. Download the log there and choose the file. Entries that do not fit become questions.
merge-file = Log of the other computer (.jsonl)
merge-button = Merge this log
merge-sending = The log is being sent.
merge-entering = The log has been sent. The room checks and enters it.
merge-unreachable = There was no answer, so it is not known whether the log was merged. Send it again: nothing is entered twice.
merge-no-log = This is not the log of an event. Choose the file event-….jsonl.
merge-too-long = This file is too large to be the log of an event.
merge-done = The log was merged, starting with its entry at { $time }: { $entered } entered, { $repeated } already there, { $questions } to decide, { $left_out } left out.
merge-questions = { $count ->
    [one] Decide the question
   *[other] Decide the { $count } questions
}
