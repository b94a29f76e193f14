# The texts of tables, which the other pages do not load.

## Page frame

to-table = Back to the table
closed-points = This table is closed.

## Bots

style-call = caller
style-random = random
style-tight = tight
style-loose = loose
style-t86 = ten-eight-six
style-optimal = optimal
style-every-pack = every pack
style-bonus = bonus
style-shed = shedder
style-patient = patient
manner-holdem-call = always checks or calls
manner-holdem-random = any legal move
manner-holdem-tight = waits for good cards
manner-holdem-loose = plays many hands and bluffs
manner-packs-poker-call = bets on the first pack
manner-packs-poker-random = any legal move
manner-packs-poker-every-pack = bets on every pack
manner-packs-poker-bonus = bets on every pack, with a bonus
manner-high-card-flush-call = always raises one ante
manner-high-card-flush-random = any legal move
manner-high-card-flush-t86 = raises with ten, eight, six or better
manner-high-card-flush-optimal = raises when raising loses less than folding
manner-mount-holyoke-call = plays the fewest and lowest cards
manner-mount-holyoke-random = any legal move
manner-mount-holyoke-shed = gets rid of many cards at once
manner-mount-holyoke-patient = keeps high cards for the end

## Table

connecting = Joining the table…
connecting-lead = Anyone with the link to a table can watch, or sit down if a seat is free.
connecting-late = There is no connection to the table. Trying again…
reload = Reload
reconnecting = Connection lost. Reconnecting…
reconnected = Connected again.
no-such-table = This table does not exist. Check the link, or choose a table in the lobby.
waiting-for-players = Waiting for players
waiting-for = Waiting for { $who }
waiting-rebuy = { $name } to rebuy
waiting-return = { $name } to return
waiting-more = { $count ->
    [one] 1 more player
   *[other] { $count } more players
}
table-code = Code of this table
copy-code = Copy code
paused-for = { $minutes ->
    [one] Paused by the host for up to 1 more minute
   *[other] Paused by the host for up to { $minutes } more minutes
}
chat-messages = Messages, newest last
chat-empty = No messages yet.
chat-write = Write a message
chat-send = Send
chat-reactions = Quick reactions
chat-mute = Mute players
chat-mute-hint = You no longer see the messages of a muted player. The others still do.
chat-watching = Only players and the host can write.
chat-closed = The host closed the chat.
chat-close = Close the chat
chat-open = Open the chat
chat-heard = { $name }: { $text }
chat-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
reaction-nice_hand = Nice hand
reaction-well_played = Well played
reaction-good_luck = Good luck
reaction-thanks = Thank you
reaction-laugh = Ha ha
reaction-wow = Wow
reaction-ouch = Ouch
waiting-held = The free seat is held for the first person on the waiting list.
waiting-list = Waiting list
waiting-offered = a seat is held
waiting-join = Join the waiting list
waiting-leave = Leave the list
waiting-count = { $count ->
    [0] Every seat is taken.
    [one] Every seat is taken, and 1 person is waiting.
   *[other] Every seat is taken, and { $count } people are waiting.
}
waiting-place = { $place ->
    [1] You are next on the waiting list.
   *[other] You are number { $place } on the waiting list.
}
waiting-offer = A seat is yours.
waiting-offer-left = { $seconds ->
    [one] Take it within { $seconds } second.
   *[other] Take it within { $seconds } seconds.
}
watchers = { $count ->
    [one] 1 watching
   *[other] { $count } watching
}
table-hand = hand { $hand }
beside = Panels
tab-log = Log
tab-chat = Chat
beside-table = Log and chat
tab-rules = Rules
tab-hands = Hands
tab-share = Invite
tab-look = Settings
tab-host = Host
announcements = Announcements
results = Result of the hand
seat-free = Seat { $seat } is free
take-seat = Take seat { $seat }
sit-at = Sit, seat { $seat }
sit-here = Sit
take-a-seat = Take a seat
you-watch = You are watching.
sit-out = Sit out
sits-out-next = You will sit out from the next hand.
sits-out-late = You did not act in time, so you sit out.
sit-in = Deal me in
owes-post = Post { $amount } now
owes-wait = Wait for the big blind
owes = Your next hand
coming-in = Post or wait
waits = waits for the big blind
posts-next = posts at the next hand
show-after = Show:
show-both = Both
show-card = Show { $card }
show-hand = You won: show your hand, if you like
top-up = Add chips
add-chips = Add chips
top-up-by = Chips to add, from the next hand
top-up-total = Total after: { $limits }
rebuys-left = { $count ->
    [one] 1 rebuy left
   *[other] { $count } rebuys left
}
leave = Leave the table
leave-yes = Yes, leave
leave-with = { $stack ->
    [none] Leave the table?
   *[other] Leave the table with { $stack }?
}
leave-after-hand = Leave the table? You will leave after this hand with your chips. Until then your hand is checked or folded for you.
leaving-after-hand = You will leave after this hand.
stay = Stay
rebuy = Rebuy
broke = You have too few chips for the next hand. Rebuy, or leave the table.
broke-no-rebuys = You have too few chips for the next hand, and no rebuys left.
seat-kept = Your seat is kept for { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}.
bring-back = You left with { $amount } a short while ago: bring back at least that much.
departed-host = { $host ->
    [none] The host
   *[other] The host, { $host },
} removed you from the table. { $stack ->
    [none] {""}
   *[other] You were cashed out for { $stack }.
}
departed-clock = You were away too long, and your seat was freed. { $stack ->
    [none] {""}
   *[other] You were cashed out for { $stack }.
}
fast-forward = Fast-forward
fast-forward-waits = Waiting for others to fast-forward
leaving = leaving
sits-out = sitting out
needs-chips = out of chips
a-bot = A bot
bot-style = A bot: { $style }
wager-of = Seat { $seat }: { $amount }
wager-labelled = Seat { $seat }: { $label } { $amount }
won-by = Seat { $seat } wins { $amount }
on-time-bank = time bank
seconds-left = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}
your-place = Your seat
your-cards = Your cards
keys-where = They act while the focus is at the table, and not while it is in a panel or in a field.
keys-escape = Cancel the question, or close the panel
keys-play = Play the chosen cards
title-your-turn = Your turn – { $table }
title-your-seat = A seat is yours – { $table }
share-how = Scan the code with a phone, or send the link. Anyone who has it can take a seat.
share-link = Link
share-others = Other addresses
share-loopback = Only this computer can reach this room. To let phones and other computers in, start it with:
host-tools = You are the host
resume = Resume
pauses-left = { $count ->
    [one] You have 1 pause left. Everyone at the table sees the pause.
   *[other] You have { $count } pauses left. Everyone at the table sees each pause.
}
pause = Pause the game
pause-coming = The pause begins after this hand.
pause-after-hand = A hand in progress is played to its end first.
minutes-short = { $minutes } min
pause-for = Pause { $minutes } min
remove = Remove
remove-why-not = A player can be removed while sitting out or without a connection.
remove-who = Remove { $name }
remove-sure = Remove { $name } from the table?
host-removed = { $playing ->
    [yes] { $name } leaves the table after this hand.
   *[no] { $name } is removed from the table.
}
add-bot = Add a bot
add-bot-at = Add a bot at seat { $seat }
any-style = any style
from-next-hand = Apply from next hand
from-next-match = Apply from next match
limits = Buy-in limits
limits-why = They apply to every buy-in from now on. Chips already on the table stay.
bot-accounts = Bots from outside
bot-accounts-why = A program takes a seat at your tables with a token of its own. It is marked as a bot, and does not chat.
bot-revoke-who = Revoke the account of { $name }
bot-revoke-sure = Revoke the account of { $name }? The bot leaves your tables, and its token is void.
close-table = Close the table
close-named = Close { $name }
close-yes = Yes, close it
closed-table = Closed table
table-results = Results of the table
player = Player
bought-in = Bought in
cashed-out = Cashed out
net = Won or lost
total-points = Points
# The ledger of a table: what each player stands at, and the payments that settle it.
ledger-title = Ledger
ledger-stack = Stack
ledger-payments = Who pays whom
ledger-payments-now = Who would pay whom now
ledger-even = Nobody owes anybody.
ledger-pays = { $from } pays { $to } { $amount }.
ledger-pays-house = { $from } pays the house { $amount }.
ledger-house-pays = The house pays { $to } { $amount }.
ledger-bots-lost = Bots lost { $amount } to { $to }: nobody owes that.
ledger-bots-won = Bots won { $amount } from { $from }: nobody is owed that.
ledger-csv = Save the ledger as CSV
ledger-chart = Totals after hands { $first } to { $last }. After the last hand: { $totals }.
no-hands = { $closed ->
    [yes] No hands were played.
   *[no] No hand has been played yet.
}
hand-void = Void: the table could not pay this hand, and no chips moved.
earlier-hands = Earlier hands
replay = Replay
first-step = Back to the start
step-back = Previous step
step-on = Next step
step-of = { $step } of { $of }
play = Play
download-phh = Download PHH file
removed-title = You were removed
removed-next = Your seat becomes free after the hand in progress, and your chips are cashed out. You may come back.
removed-back = Back to the table
banned-title = You are banned

## Actions of a player

call-label = Call
muck = Muck
show = Show
put-all-in = { $who ->
    [everyone] Put everyone all in
   *[one] Put { $name } all in
}
raise-to = { $all ->
    [yes] All in, { $amount }
    [others] { $who ->
        [everyone] Put everyone all in
       *[one] Put { $name } all in
    }, { $amount }
   *[no] { $first ->
        [yes] Bet { $amount }
       *[no] Raise to { $amount }
    }
}
raise-label = { $all ->
    [yes] All in
    [others] { $who ->
        [everyone] Put everyone all in
       *[one] Put { $name } all in
    }
   *[no] { $first ->
        [yes] Bet
       *[no] Raise to
    }
}
raise-slider = { $first ->
    [yes] Bet
   *[no] Raise to
}
raise-amount = { $first ->
    [yes] Bet, in
   *[no] Raise to, in
} { $unit ->
    [big-blinds] big blinds
   *[chips] chips
}
all-in-sure = Go all in for { $amount }?
put-all-in-sure = { $first ->
    [yes] Bet { $amount }
   *[no] Raise to { $amount }
} and { $who ->
    [everyone] put everyone all in?
   *[one] put { $name } all in?
}
fold-sure = You can check for free. Fold anyway?
ahead = In advance
ahead-check-fold = Check/fold
pots = Pots
pot-only = Pot: { $amount }
pot-of = { $pot ->
    [0] Main pot: { $amount }
   *[other] Side pot { $pot }: { $amount }
}
action-check = check
action-call = call
action-bet = bet
action-raise = raise to
to-act = to act
standing-in = in
standing-all_in = all in
standing-folded = folded
standing-tabled = shown
standing-mucked = mucked
standing-to-wager = betting
standing-out = sitting out
standing-raised = raised
dealers-cards = The dealer’s cards
round-void = The round is void.
bet = Bet
bonus = Bonus
bet-short = bet
bonus-short = bonus
bet-on-pack = Bet on pack { $pack }
bonus-on-pack = Bonus on pack { $pack }
no-wager = No bet
dealer-qualifies-with = The dealer qualifies with a { $length }-card flush, { $rank } high.
meter = Progressive meter: { $amount }
dealer-has = { $qualifies ->
    [yes] The dealer qualifies: { $holding }
   *[no] The dealer does not qualify: { $holding }
}
raise-times = Raise { $times }×
raise-by = Raise { $amount }
no-ante = Sit this round out
take-back = Take back
make-wagers = Place bets
wager-ante = Ante
wager-flush-bonus = Flush bonus
wager-straight-flush-bonus = Straight flush bonus
wager-progressive = Progressive
wager-raise = Raise
wager-ante-short = Ante
wager-raise-short = Raise
wager-flush-bonus-short = Flush bonus
wager-straight-flush-bonus-short = Straight flush bonus
wager-progressive-short = Progressive

## Chips on the felt

your-bets = Your bets
chip-of = { $amount } chip
wagers-undo = Undo
wagers-clear = Clear
wagers-repeat = Repeat
wagers-repeat-last = Repeat last bets
wagers-exact = Exact amounts
wager-none = Choose a chip, then tap a spot to bet on it.
wager-missing = { $pack ->
    [none] { $spot } needs a bet on { $needed } too.
   *[other] The bonus on pack { $pack } needs a bet on pack { $pack }.
}
wager-below = { $spot }: the minimum is { $least }. Add { $by }.
wager-above = { $spot }: the maximum is { $most }. Take { $by } back.
wager-off = { $spot }: bets are multiples of { $by }.
wager-over-stack = That is { $by } more than you have. Take { $by } back.
chip-above = { $spot }: the maximum is { $most }.{ $full ->
    [yes] {""}
   *[no] {" "}Add at most { $left }.
}
chip-over-stack = That chip is more than you have left: { $left }.
spot-laid = { $spot }: { $amount }
spot-empty = { $spot }: no bet
spot-open = { $spot }: no bet, { $limits }
spot-result = { $spot } { $result }{ $push ->
    [yes] {""}
   *[no] , { $net }
}
spot-won = wins{ $odds ->
    [none] {""}
   *[other] {" "}{ $odds }
}
spot-lost = loses
spot-push = push
opens-with = The round opens with { $card }.
opens-with-others = The round opens with { $card }, alone or in a combination.
plays-counterclockwise = Play goes counterclockwise.
new-run = New run: lead any combination.
lies-there = On the table
under-by = { $category } by { $name }
nothing-beats = You cannot beat it.
sort-by-suit = Sort by suit
sort-by-rank = Sort by rank
by-suit = By suit
by-rank = By rank
clear-chosen = Clear the selection
play-cards = { $count ->
    [0] Choose cards
    [one] Play 1 card
   *[other] Play { $count } cards
}
no-play-yet = Not playable

## Announcements on the turn of the player

heard-turn = Your turn{ $seconds ->
    [0] .
    [one] , 1 second.
   *[other] , { $seconds } seconds.
}
heard-bank = Your time bank is running{ $seconds ->
    [one] , 1 second.
   *[other] , { $seconds } seconds.
}
heard-net = { $name }: { $net }.
heard-holding = You hold { $holding }.
heard-has = { $name } has { $holding }.
heard-over = { $way ->
    [won] You won { $amount }
    [lost] You lost { $amount }
   *[even] You broke even
} and have { $stack }.
heard-bid = { $check ->
    [yes] Nothing to call, { $pot } in the pot.
   *[no] { $call } to call, { $pot } in the pot.
}
heard-show = Show your hand.
heard-show-or-muck = Show your hand, or muck it.
heard-packs = Bet { $bet } on any of { $packs } packs; a bonus on top is { $bonus }. You have { $stack }.
heard-ante = Place an ante of { $ante }, or sit this round out. You have { $stack }.
heard-raise = { $one ->
    [yes] Raise { $least }, or fold.
   *[no] Raise { $least } to { $most }, or fold.
}
heard-opens = Open the round with the { $card }.
heard-opens-others = Open the round with the { $card }, alone or in a combination.
heard-leads = You lead: play any combination.
heard-beat = Beat the { $category } of { $name }, or pass.
heard-pass = You cannot beat the { $category } of { $name }: pass.

## Events at a table

table-event-seated = { $bot ->
    [yes] The bot { $name } sits down.
   *[no] { $name } sits down.
}
table-event-topped-up = { $seat } adds { $amount }.
table-event-sat-out = { $clock ->
    [yes] { $seat } did not act and sits out.
   *[no] { $seat } sits out.
}
table-event-sat-in = { $seat } is back.
table-event-renamed = { $was } is now called { $name }.
table-event-left = { $by ->
    [host] { $host ->
        [none] The host
       *[other] The host, { $host },
    } removes { $name } from the table.
    [clock] { $name } was away too long and leaves the table.
    [administrator] The administrator removes { $name } from the table.
    [revoked] { $name } leaves: the bot’s account was revoked.
    [closing] { $name } is cashed out.
    [no_chips] { $name } leaves: the table has no more chips for bots.
   *[player] { $name } leaves the table.
}
table-event-chat-set = { $open ->
    [true] The host opened the chat.
   *[false] The host closed the chat.
}
table-event-joined-list = { $name } joined the waiting list.
table-event-seat-offered = { $name } is next: a seat is held for one minute.
table-event-left-list = { $by ->
    [clock] { $name } did not take the seat in time and is off the waiting list.
   *[player] { $name } left the waiting list.
}
table-event-hand-began = New hand: { $lineup }.
table-event-hand-over = { $unpaid ->
    [yes] The hand is void: the table has reached the limit of its chips and cannot pay it. Everyone gets their chips back.
   *[no] The hand is over.
}
table-event-paused = { $minutes_count ->
    [one] The host pauses the game for up to 1 minute.
   *[other] The host pauses the game for up to { $minutes } minutes.
}
table-event-resumed = The game resumes.
table-event-configured = { $game ->
    [mount_holyoke] The new table settings apply from the next round, and changed rules from the next match.
   *[other] The new table settings apply from the next hand.
}
table-event-closed = { $by ->
    [clock] The table is closed: it was empty for a long time.
    [administrator] The administrator of the room closed the table.
   *[host] The table is closed.
}
table-event-closing = { $game ->
    [mount_holyoke] { $by ->
        [administrator] The administrator of the room closes the table after this round.
       *[host] The table closes after this round.
    }
   *[other] { $by ->
        [administrator] The administrator of the room closes the table after this hand.
       *[host] The table closes after this hand.
    }
}
table-event-voided = { $cause ->
    [backup] This table was restored from a backup.
   *[lost] The end of this table’s log was lost.
} { $open ->
    [yes] The open hand is void, and its stakes are returned.
   *[no] { $cause ->
        [backup] Hands played since the backup was made do not count.
       *[lost] The lost hands do not count.
    }
}

## Events in hold'em

holdem-event-ante = { $seat } posts an ante of { $amount }{ $all_in ->
    [yes] {" "}and is all in.
   *[no] .
}
holdem-event-blind = { $seat } posts { $blind ->
    [small] the small blind,{" "}
    [big] the big blind,{" "}
    [straddle] a straddle,{" "}
    [dead] the missed small blind,{" "}
   *[post] {""}
}{ $amount }{ $all_in ->
    [yes] , and is all in.
   *[no] .
}
holdem-event-hole-cards = { $cards ->
    [hidden] { $seat } is dealt two cards.
   *[other] { $seat } is dealt { $cards }.
}
holdem-event-board = { $street ->
    [flop] The flop
    [turn] The turn
   *[river] The river
}: { $cards }.
holdem-event-folded = { $clock ->
    [yes] { $seat } is out of time and folds.
   *[no] { $seat } folds.
}
holdem-event-checked = { $clock ->
    [yes] { $seat } is out of time and checks.
   *[no] { $seat } checks.
}
holdem-event-called = { $all_in ->
    [yes] { $seat } calls { $amount } and is all in.
   *[no] { $seat } calls { $amount }.
}
holdem-event-raised = { $opens ->
    [yes] { $seat } bets { $to }
   *[no] { $seat } raises to { $to }
}{ $all_in ->
    [yes] {" "}and is all in.
   *[no] .
}
holdem-event-returned = The uncalled bet of { $amount } is returned to { $seat }.
holdem-event-tabled = { $seat } shows { $cards }.
holdem-event-showed-card = { $seat } shows one card: { $card }.
holdem-event-mucked = { $clock ->
    [yes] { $seat } is out of time and mucks.
   *[no] { $seat } mucks.
}
holdem-event-won = { $seat } wins { $amount }{ $of_count ->
    [1] {""}
   *[other] { $pot_count ->
        [0] {" "}(main pot)
       *[other] {" "}(side pot { $pot })
    }
}{ $by ->
    [folds] : everyone else folded.
    [mucks] { $hand ->
        [none] : everyone else mucked.
       *[other] {" "}with { $hand }.
    }
    [equality] {" "}in a split pot with { $hand }.
   *[other] {" "}with { $hand }.
}

## Events in Packs Poker

packs-poker-event-wagered = { $bonus_count ->
    [0] { $seat } bets { $bet } on pack { $pack }.
   *[other] { $seat } bets { $bet } on pack { $pack }, and { $bonus } on the bonus.
}
packs-poker-event-taken-back = { $seat } takes back the bet on pack { $pack }.
packs-poker-event-done = { $clock ->
    [yes] { $seat } is out of time. The placed bets stand.
   *[no] { $seat } is done.
}
packs-poker-event-sat-out = { $clock ->
    [yes] { $seat } is out of time and makes no bet.
   *[no] { $seat } makes no bet.
}
packs-poker-event-closed = No more bets.
packs-poker-event-pack-dealt = Two cards for pack { $pack }.
packs-poker-event-hand-dealt = { $cards ->
    [hidden] Five cards for { $seat }.
   *[other] { $seat } is dealt { $cards }.
}
packs-poker-event-dealer-dealt = The dealer’s cards are dealt.
packs-poker-event-dealer-drew = The dealer draws one more card.
packs-poker-event-misdealt = A misdeal: { $place } has { $found } cards instead of { $expected }. The round is void.
packs-poker-event-pack-up = Pack { $pack }: { $cards }.
packs-poker-event-dealer-up = The dealer has { $cards }.
packs-poker-event-hand-up = { $seat } has { $cards }.
packs-poker-event-compared = { $beats ->
    [player] { $seat } beats the dealer on pack { $pack }: { $player_hand }{ $player_hand_comma ->
        [yes] ,
       *[no] {""}
    } against { $dealer_hand }.
    [dealer] The dealer beats { $seat } on pack { $pack }: { $dealer_hand }{ $dealer_hand_comma ->
        [yes] ,
       *[no] {""}
    } against { $player_hand }.
   *[tie] { $seat } and the dealer tie on pack { $pack }: { $player_hand }.
}
packs-poker-event-settled = { $seat } { $result ->
    [won] wins { $net_size } on
    [lost] loses { $net_size } on
   *[push] pushes on
} pack { $pack }’s { $bet ->
    [pack] bet
   *[bonus] bonus
}.
packs-poker-event-over = The round is over: { $house } for the house.

## Events in High Card Flush

high-card-flush-event-wagered = { $seat } antes { $ante }{ $flush_bonus_count ->
    [0] {""}
   *[other] , flush bonus { $flush_bonus }
}{ $straight_flush_bonus_count ->
    [0] {""}
   *[other] , straight flush bonus { $straight_flush_bonus }
}{ $progressive_count ->
    [0] {""}
   *[other] , progressive { $progressive }
}.
high-card-flush-event-sat-out = { $clock ->
    [yes] { $seat } is out of time and sits this round out.
   *[no] { $seat } sits this round out.
}
high-card-flush-event-dealt = { $cards ->
    [hidden] Seven cards for { $to }.
   *[other] Seven cards for { $to }: { $cards }.
}
high-card-flush-event-raised = { $seat } raises { $amount }.
high-card-flush-event-folded = { $clock ->
    [yes] { $seat } is out of time and folds.
   *[no] { $seat } folds.
}
high-card-flush-event-turned-up = { $of_dealer ->
    [yes] The dealer
   *[no] { $of }
} shows { $cards }, a { $length }-card flush.
high-card-flush-event-dealer = { $qualifies ->
    [yes] The dealer qualifies.
   *[no] The dealer does not qualify.
}
high-card-flush-event-misdealt = A misdeal: { $at } has { $cards } cards. Every wager is returned.
high-card-flush-event-settled = { $seat } { $result ->
    [won] wins { $net_size } on
    [lost] loses { $net_size } on
   *[push] pushes on
} the { $wager ->
    [ante] ante
    [raise] raise
    [flush_bonus] flush bonus
    [straight_flush_bonus] straight flush bonus
   *[progressive] progressive
} { $by ->
    [misdeal] (misdeal).
    [fold] (folded).
    [unqualified] (the dealer did not qualify).
    [length] ({ $result ->
        [lost] the dealer has the longer flush, { $length } cards
       *[other] the longer flush, { $length } cards
    }).
    [ranks] (both { $length }-card flushes, decided by the higher card).
    [equal] (equal { $length }-card flushes).
    [own_flush] ({ $length }-card flush{ $limited ->
        [yes] , reduced by the limit of the round
       *[no] {""}
    }).
    [meter] ({ $result ->
        [won] { $run }-card straight flush, a share of the meter
       *[other] no winning straight flush
    }).
   *[own_run] ({ $result ->
        [lost] no winning straight flush
       *[other] { $run }-card straight flush
    }{ $limited ->
        [yes] , reduced by the limit of the round
       *[no] {""}
    }).
}

## Events in Mount Holyoke Poker

mount-holyoke-event-dealt = { $cards ->
    [hidden] Cards for { $seat }.
   *[other] { $seat } is dealt { $cards }.
}
mount-holyoke-event-opens = { $seat } opens the round with { $card }.
mount-holyoke-event-winner-leads = { $seat } won the last round and leads.
mount-holyoke-event-played = { $clock ->
    [yes] { $seat } is out of time and plays
   *[no] { $seat } plays
} { $cards } ({ $category }), { $left_count ->
    [0] and has no cards left.
    [one] with 1 card left.
   *[other] with { $left } cards left.
}
mount-holyoke-event-passed = { $clock ->
    [yes] { $seat } is out of time and passes.
   *[no] { $seat } passes.
}
mount-holyoke-event-run-over = Nobody plays higher: { $seat } leads the next run.
mount-holyoke-event-round-over = { $seat } is out of cards. The round is over.
mount-holyoke-event-scored = { $winner ->
    [yes] { $seat } wins the round
   *[no] { $left_count ->
        [one] { $seat } had 1 card left
       *[other] { $seat } had { $left } cards left
    }
}: { $points_count ->
    [one] { $points } point
   *[other] { $points } points
}, { $total } in all.
mount-holyoke-event-match-over = The match is over: { $winners }.
