# The texts of the public board of an event, which all pages of events load.

## Events: plan, staff and registration

refusal-run-moved = This event has been running on another computer since { $since_ms }. This one accepts no entries.
run-deadline = Deadline
run-fault-empty = Fill in this field.

## Events: stops and the finish

desk-stop-number = stop { $stop }
desk-stop-name = { $stop } ({ $name })
desk-offline = No connection, so this was not stored. What you entered is still here: try again when there is a signal. Trying twice does no harm.
offline-unknown = not known on this phone
desk-rides = rides
desk-rides-not = does not ride
desk-withdrawn = has withdrawn
desk-entries-lost = Some confirmed entries are missing from the room. Before you draw a card, look at the sheet: if it already shows one, enter that card instead.

## Events: board, corrections and money

board-place = Place
board-participant = Participant
board-hand = Hand
board-prize = Prize
board-hand-number = No. { $number }, hand { $hand }
board-extra-card = Extra card
board-place-tied = { $place }=
board-left = { $left } left
board-deadline = Deadline { $time }
board-deadline-passed = Deadline passed
board-note-draft = The event is being prepared.
board-note-registration = Registration is open. The standings begin with the first cards.
board-note-running = { $out ->
    [0] The standings if the event closed now. Everybody is back.
    [one] The standings if the event closed now. One participant has not turned in yet.
   *[other] The standings if the event closed now. { $out } participants have not turned in yet.
}
board-note-entries-lost = Provisional: confirmed entries are missing, and the sheets are being compared.
board-note-provisional = Provisional: a stop may still have stamps that have not been entered.
board-note-counting = Tied hands spin one more card each to decide the prizes.
board-note-final = The result is final.
board-note-cancelled = The event was cancelled. All fees are to be given back.
board-no-standings = No hand has been turned in yet.
board-not-current = The board is not up to date: { $reason }
board-log = Download the log
board-log-why = of every entry. Anybody can check it with
board-not-counted = not counted
board-low-hand = low hand
board-low-hand-part = { $amount } of it for the low hand
board-no-prize = nothing
board-spins-for = { $amounts }: spin-off
board-spins-and-low = { $stake }; { $amount } for the low hand
board-spun = Spin-off: { $own }
board-spun-against = Spin-off: { $own } against { $others }
board-chance = { $chance } chance
board-chance-none = no chance
board-chance-both = { $place } chance of a place prize, { $low } of the low hand
board-chance-prize = Chance of a prize { $prize }, of the first place { $first }.
board-chance-low = Chance of the prize for the low hand { $low }.
board-why = Why this place
board-best-five = Best five: { $cards }.
board-shared = { $count } equal hands share the prizes of places { $from } to { $to }.
board-still-out = Not turned in yet: { $count }
board-registered = Registered: { $count }
board-people = { $count ->
    [one] 1 participant
   *[other] { $count } participants
}
board-out-to-stop = On the way to stop { $stop }, { $name }
board-out-to-spin = Spins all five cards at once
board-out-to-finish = On the way to the finish
board-out-at-finish = At the finish, not turned in yet
board-not-ranked = Not ranked: { $count ->
    [one] 1 hand
   *[other] { $count } hands
}
board-reason-absent = Not at the finish when the event closed
board-reason-late = Late: not at the finish by the deadline
board-reason-late-turn-in = Late: not turned in by the deadline
board-reason-stop-missing = A stop of the route is missing
board-reason-not-turned-in = Not turned in
board-reason-other-hand = Another hand of this participant counts
board-reason-cancelled = The event was cancelled
board-reason-cards = { $fault ->
    [extra] An extra card that was not on offer
    [twice] The same card twice, which this event does not allow
    [many] More than six cards
   *[few] Fewer than five cards
}
board-pause = Pause
board-as-list = Show as a list
board-projector = Projector
board-leader = place { $place }: { $name }, { $holding }
board-leaders = The prizes now go to: { $leaders }.
board-leaders-final = The prizes went to: { $leaders }.
correct-reason-why = The reason stays in the public record. Write no names.
correct-time-why = In the local time of the event, such as 15:42. Ten past midnight is 24:10.
correct-fault = { $field }: { $fault }
correct-fault-time = This is not a time. Write it like 16:30.
correct-fault-reason = Write a reason.
correct-fault-word = That is not “{ $word }”.
correct-type = Type “{ $word }” to confirm

## Events: provable draws

draws-slot-spin-off = Card { $round } to break a tie
draws-code-other-event = it is of another event
draws-code-other-hand = it is of another hand
draws-code-other-slot = it is for another card of the hand
draws-code-other-attempt = it is of the first or second draw, but the other one was due
draws-code-outside-block = the block does not have this draw
draws-code-room-path-length = the room’s path to its root has the wrong length
draws-code-room-root = the room’s value is not the one that it fixed before the draw
draws-code-phone-path-length = the phone’s path to its root has the wrong length
draws-code-phone-root = the phone’s value is not the one that it fixed before the draw
draws-code-phone-signature = the phone did not sign this number
draws-code-other-cut = the number is not the one that was named
draws-code-words-exhausted = these values give no order of the cards
draws-code-no-card = the hand may get none of the 52 cards
draws-code-other-card = the card does not follow from the values and the number
draws-code-malformed = it cannot be read
draws-code-out-of-order = the entries are not in their order
draws-code-block-repeated = the block was committed twice
draws-code-block-changed = the block was committed again with another root
draws-code-block-number-gap = a block is missing before this one
draws-code-block-overlaps = another block has some of the same hands
draws-code-block-root-reused = the room used the root of an earlier block
draws-code-sold-before = hands were sold before their block had a root
draws-code-unknown-block = there is no such block
draws-code-phone-of-other-staff = the phone is that of another staff member
draws-code-phone-repeated = the phone joined the block twice
draws-code-phone-changed = the phone joined the block again with another root or key
draws-code-phone-root-reused = the root of the phone was used before
draws-code-phone-key-invalid = the key of the phone is not valid
draws-code-phone-key-reused = another phone has this key
draws-code-joined-after-scan = the phone joined after it had scanned
draws-code-not-committed = the draw has no block with a root
draws-code-phone-not-joined = the phone has not joined the block of the draw
draws-code-not-sold = the hand is not sold
draws-code-missing-void = the first draw was not declared void
draws-code-slot-has-card = the hand already has this card
draws-code-missing-spin-off = the card before, to break the tie, is missing
draws-code-already-scanned = the draw was scanned before
draws-code-other-draw-open = another draw of the hand was not finished
draws-code-no-reason = the reason is missing
draws-code-not-scanned = the draw was not scanned
draws-code-already-drawn = the card was already drawn
draws-code-draw-ended = a card that was entered by hand ended the draw
draws-code-same-phone = the draw is or was on this phone already
draws-code-phone-joined-late = the phone joined only after the draw was begun, so it cannot take it over
draws-code-other-phone = the draw belongs to another phone
draws-code-conflicting-card = the draw already has another card
draws-code-other-excluded = the cards that the hand may not get are not those of the log
draws-code-already-void = the card was void already
draws-code-not-drawn = there is no card to declare void
draws-code-not-entered-by-hand = there is no card by hand to declare void
draws-code-other-message = it does not have the number and the signature that this phone sent
draws-code-other-draw = the room answered with another draw than the one asked for
draws-code-unstamped-card = the hand does not have the card that was drawn
draws-code-corrected-after-draw = the registration was changed after the draw
draws-code-too-many-phones = you have too many phones in this event
draws-code-unproven-card = a card of the screen was stamped without a draw that proves it
draws-code-unknown-answer = the room gave this phone no number
draws-code-no-answer = the room sent no card

## Events: another computer

moved-title = The event has moved to another computer
moved-since = This event has been running on another computer since { $time }.
moved-public = What you see here may be out of date.
moved-staff = This computer accepts no more entries, and what you see may be out of date. Ask your organiser how to connect to the other computer.
moved-do = What the organiser can do
moved-learnt = This computer learned of it from a staff phone at { $time }.
moved-no-entries = It has accepted no entries since then.
moved-download-why = Stamps and other entries that only this computer has are in its log. Download this computer’s log, and merge it on the other computer: on the staff page, under “Another computer”.
moved-download = Download this computer’s log
moved-continue-when = If the other computer is no longer used, the event can continue on this one.
moved-continue = Continue here
moved-continue-why = This computer accepts entries again. Phones that connect to it send the stamps it is missing. As soon as one of them connects to the other computer, that one accepts no more entries. Everything else that was entered only there is missing here until its log is merged. Continue only if nobody is working on the other computer any more.
correct-reason = Reason
