# Every word that people see. The same messages are in es.ftl; a unit test compares them.

## Games, units, cards

game-holdem = Hold’em
game-packs_poker = Packs Poker
game-high_card_flush = High Card Flush
game-mount_holyoke = Mount Holyoke Poker

unit-chips = { $count ->
    [one] { $amount } chip
   *[other] { $amount } chips
}
unit-cents = ${ $amount }
unit-points = { $count ->
    [one] { $amount } point
   *[other] { $amount } points
}
unit-name-chips = chips
unit-name-cents = dollars
unit-name-points = points

card-name = { $rank } of { $suit }
card-back = a card face down
suit-s = spades
suit-h = hearts
suit-d = diamonds
suit-c = clubs
rank-2 = two
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-T = ten
rank-J = jack
rank-Q = queen
rank-K = king
rank-A = ace
ranks-2 = twos
ranks-3 = threes
ranks-4 = fours
ranks-5 = fives
ranks-6 = sixes
ranks-7 = sevens
ranks-8 = eights
ranks-9 = nines
ranks-T = tens
ranks-J = jacks
ranks-Q = queens
ranks-K = kings
ranks-A = aces
rank-sign-2 = 2
rank-sign-3 = 3
rank-sign-4 = 4
rank-sign-5 = 5
rank-sign-6 = 6
rank-sign-7 = 7
rank-sign-8 = 8
rank-sign-9 = 9
rank-sign-J = J
rank-sign-Q = Q
rank-sign-K = K
rank-sign-A = A

category-high-card = high card
category-single = single card
category-pair = pair
category-two-pair = two pairs
category-three-of-a-kind = three of a kind
category-straight = straight
category-flush = flush
category-full-house = full house
category-four-of-a-kind = four of a kind
category-straight-flush = straight flush
category-royal-flush = royal flush

holding-high-card = { $rank } high
holding-pair = a pair of { $ranks }
holding-two-pair = two pairs, { $ranks } and { $second }
holding-three-of-a-kind = three { $ranks }
holding-straight = a straight, { $rank } high
holding-flush = { $length ->
    [one] one card, { $cards }
   *[other] a flush of { $length } cards, { $cards }
}
holding-full-house = a full house, { $ranks } over { $second }
holding-four-of-a-kind = four { $ranks }
holding-straight-flush = { $royal ->
    [yes] a royal flush
   *[no] a straight flush, { $rank } high
}
holding-five-flush = a flush, { $rank } high
holding-with-pack = pack { $pack }: { $holding }
qualifier = { $length } cards of one suit, { $rank } high

## The frame

language = Language
missing = There is no such page
to-lobby = To the lobby
to-table = To the table
lobby = Tables
new-table = New table
no-tables = No table is listed now. Make one: friends join by link.
demo = demo
seats-taken = { $taken } of { $seats } seats taken
seats-free = { $free } free
full = full
phase-waiting = waiting for players
phase-playing = playing
phase-between = between hands
phase-paused = held by the host
phase-closed = This table is closed. Everybody was cashed out.
close = Close
cancel = Cancel
none = none
seconds = seconds
rules = Rules
rules-in-english = The rulebook and the rulings are written in English.
rulings = Rulings

## A new table

game = Game
your-name = Your name
table-name = Name of the table
table-name-default = { $game } among friends
seats = Seats
bots-fill = Seats that bots take
listed = Show it in the lobby
listed-why = Otherwise only those who have the link come in.
clocks = Clocks
clock-turn = For a decision
clock-bank = Time bank
clock-grace = More for a lost connection
clock-between = Between two hands
settings = Rules of the table
preset = Preset
buy-in-min = Least buy-in
buy-in-max = Largest buy-in
rebuys = Rebuys for each player
rebuys-how = times; empty for no limit
no-limit = no limit
create-table = Open the table

## Settings of the games

setting-order = Order of the trades
setting-order-why = Who begins the trades after the flop.
setting-reraise = Later raises
setting-reraise-why = What a raise must add after a full raise.
setting-first-raise = First raise
setting-first-raise-why = What the first raise of a trade must add.
setting-burn = Burned cards
setting-burn-why = Whether a card is put aside before the flop, the turn and the river.
setting-compare = Equal combinations
setting-compare-why = How equal combinations compare.
setting-showdown = Showdown
setting-showdown-why = Who shows the hand at the end.
setting-short-blind = Short big blind
setting-short-blind-why = What is to call when the big blind could not be posted in full.
setting-big-blind = Big blind
setting-big-blind-why = The larger forced bid, in chips.
setting-small-blind = Small blind
setting-small-blind-why = The smaller forced bid, in chips; half of the big blind if left empty.
setting-ante = Ante
setting-ante-why = What is put in before the cards besides the blinds, in chips.
setting-ante-from = Who posts the ante
setting-ante-from-why = Everybody, or one player for the whole table.
setting-short-ante = Short ante
setting-short-ante-why = What a player can win of the antes who could not post a whole one.
setting-straddle = Straddle
setting-straddle-why = Bids above the big blind before the cards: write none, an amount in chips, or rising amounts such as 200, 400.
setting-aggregate = Aggregate
setting-aggregate-why = The most that is paid for one round, in dollars.
setting-aggregate-covers = The aggregate covers
setting-aggregate-covers-why = Which wins count towards the aggregate.
setting-aggregate-sharing = Sharing the aggregate
setting-aggregate-sharing-why = How it is shared where the wins are more than that.
setting-bonus-max = Largest bonus bet
setting-bonus-max-why = In dollars.
setting-bonus-min = Least bonus bet
setting-bonus-min-why = In dollars.
setting-bonus-pays = The bonus pays
setting-bonus-pays-why = Each bonus bet for its own pack, or the highest alone.
setting-dealer-hand = The dealer’s hand
setting-dealer-hand-why = With or without the cards of the pack.
setting-pack-max = Largest pack bet
setting-pack-max-why = In dollars.
setting-pack-min = Least pack bet
setting-pack-min-why = In dollars.
setting-packs = Packs
setting-packs-why = How many packs lie on the layout.
setting-pay-table = Pay table
setting-pay-table-why = What each hand pays on the bonus bet.
setting-tie-bonus = Bonus at a tie
setting-tie-bonus-why = Whether the bonus is paid where the pack bet is a tie.
setting-unit = Unit
setting-unit-why = Every wager is a multiple of it, in dollars.
setting-ante-max = Largest ante
setting-ante-max-why = In dollars.
setting-ante-min = Least ante
setting-ante-min-why = In dollars.
setting-flush-bonus = Flush bonus
setting-flush-bonus-why = What the flush bonus pays.
setting-straight-flush-bonus = Straight flush bonus
setting-straight-flush-bonus-why = What the straight flush bonus pays.
setting-progressive = Progressive
setting-progressive-why = Whether there is a progressive wager, and what it pays.
setting-qualifier = The dealer qualifies with
setting-qualifier-why = The least flush with which the dealer plays, such as 9-high-3.
setting-raise-limits = Raise limits
setting-raise-limits-why = How many antes may be raised with a flush of 2, 3, 4, 5, 6 and 7 cards.
setting-straight-flush-ace = Ace in a straight flush
setting-straight-flush-ace-why = Whether the ace may be low too.
setting-end = End of the match
setting-end-why = After so many rounds, or at so many points: write rounds = 5 or points = 50.
setting-five-cards = Five cards on five cards
setting-five-cards-why = Whether a higher kind of five-card combination beats a lower.
setting-flushes = Flushes
setting-flushes-why = How two flushes compare.
setting-later-rounds = Later rounds
setting-later-rounds-why = Who begins them.
setting-pairs = Equal pairs
setting-pairs-why = Whether suits decide between pairs of one rank.
setting-singles = Equal single cards
setting-singles-why = Whether suits decide between cards of one rank.
setting-pass = After a pass
setting-pass-why = Whether one who has passed may play again in the same run.
setting-points = Points
setting-points-why = What the cards that are left count.
setting-straight-ties = Equal straights
setting-straight-ties-why = Whether the suit of the highest card decides.
setting-straights = Straights
setting-straights-why = Which sequences are straights.
setting-threshold = At the limit of points
setting-threshold-why = What happens to a player who reaches it.
option-document = as the document says
option-tournament = as in tournaments
option-published = as published
option-true = yes
option-false = no
option-none = none
option-after-big-blind = first after the big blind
option-left-of-button = first left of the button
option-more-than = more than the last full raise
option-at-least = at least the last full raise
option-big-blind = at least the big blind
option-any = any amount
option-standard = with all kickers
option-high-card-only = by its high card alone
option-all-show = every hand is shown
option-in-order = in order, and losers may muck
option-highest-bid = the highest bid that was posted
option-full-blind = the whole big blind
option-everyone = everybody
option-button = the button, for the table
option-own-layer = as much of each as was matched
option-all-antes = all antes
option-bonus = the bonus bets
option-all = all bets
option-in-proportion = in proportion
option-in-settling-order = in the order of settling
option-each-wager = each bonus bet
option-highest-pack-only = the highest pack alone
option-with-pack = best five with the pack
option-dealer-own-five = its own five cards
option-collected = it is collected
option-paid = it is paid
option-pays-300 = up to 300 to 1
option-pays-100 = up to 100 to 1
option-pays-8000 = up to 8,000 to 1
option-pays-500 = up to 500 to 1
option-high-only = high only
option-ace-low-too = low too
option-any-kind = any higher kind
option-same-kind-only = the same kind only
option-highest-card = by the highest card
option-ranks-then-suit = by ranks, then by suit
option-ranks-alone = by ranks alone
option-suit-first = by suit first
option-lowest-card = whoever has the lowest card
option-last-winner-leads = the winner of the last round
option-rank-then-suit = by rank, then by suit
option-rank-alone = by rank alone
option-may-return = may play again
option-out-for-the-run = out until the run ends
option-one-each = one for each card
option-double-from-ten = double from ten cards on
option-top-suit = by the suit of the highest card
option-low-straights = low straights too
option-play-on = plays on
option-drop-out = drops out
option-first-hit-ends = the match ends

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
manner-packs-poker-bonus = bets and a bonus on every pack
manner-high-card-flush-call = always raises one ante
manner-high-card-flush-random = any legal move
manner-high-card-flush-t86 = raises with ten, eight, six or better
manner-high-card-flush-optimal = raises where it loses less than a fold
manner-mount-holyoke-call = plays the fewest and lowest cards
manner-mount-holyoke-random = any legal move
manner-mount-holyoke-shed = gets rid of many cards at once
manner-mount-holyoke-patient = keeps high cards for the end

## The table

connecting = Finding the table…
reconnecting = The connection is lost. Trying again…
no-such-table = There is no such table. Look at the link again, or choose one in the lobby.
waiting-for-players = Waiting for players
paused-for = { $minutes ->
    [one] Held by the host for up to 1 more minute
   *[other] Held by the host for up to { $minutes } more minutes
}
watchers = { $count ->
    [one] 1 watches
   *[other] { $count } watch
}
hand-number = Hand { $hand }
beside = Beside the table
tab-log = Log
tab-rules = Rules
tab-hands = Hands
tab-share = Invite
tab-look = Look
bank-left = Time bank { $seconds } s
tab-host = Host
announcements = What happens
log = What happened, the newest first
results = What the hand came to
open-clause = Rule { $id }
seat-number = seat { $seat }
seat-free = Seat { $seat } is free
take-seat = Take seat { $seat }
sit-at = Sit, seat { $seat }
sit-here = Sit
take-a-seat = Take a seat
you-watch = You are watching.
buy-in = Buy-in
from-to = { $least } to { $most } { $unit }
sit-out = Sit out
sit-in = Deal me in
top-up = Top up
top-up-by = More chips, from the next hand on
rebuys-left = { $count ->
    [one] 1 more time
   *[other] { $count } more times
}
leave = Leave the table
leaving = leaving
away = away
sits-out = sits out
bot = bot
a-bot = A bot
bot-style = A bot: { $style }
button = Dealer button
wager-of = Seat { $seat }: { $amount }
seconds-left = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}
seconds-short = { $seconds } s
your-place = Your place
your-cards = Your cards
your-turn = Your turn
done = done
the-dealer = the dealer
pack-number = pack { $pack }

four-colours = Deck of four colours
share-how = Scan the code with a phone, or send the link. Whoever has it can take a seat.
share-qr = QR code for { $url }
share-link = Link
share-others = Other addresses
share-loopback = This room answers on this computer alone: phones cannot reach it. Start it with this command, and they can:
copy = Copy
copied = Copied

host-tools = You are the host
resume = Go on
pauses-left = { $count ->
    [one] You can hold the game once more. Everybody sees it.
   *[other] You can hold the game { $count } more times. Everybody sees it.
}
minutes-short = { $minutes } min
pause-for = Hold { $minutes } min
remove = Remove
remove-who = Remove { $name }
add-bot = Add a bot
add-bot-at = Add a bot at seat { $seat }
any-style = any style
from-next-hand = From the next hand
limits = Limits of buying in
limits-why = They hold for who buys in or adds chips from then on. Nobody loses what is on the table.
close-table = Close the table
close-sure = After this hand the table closes, and everybody is cashed out.
close-yes = Close it

no-hands = No hand is over yet.
earlier-hands = Earlier hands
replay = Replay
first-step = To the beginning
step-back = One step back
step-on = One step on
step = Step
step-of = { $step } of { $of }
play = Play
stop = Stop
download-phh = Download as a PHH file

admin = Administration
admin-how = Log in with the one-time token that the room printed when it was first started.
token = Token
log-in = Log in
tables = Tables
ledger = Ledger
account-issue = Issue: chips that players brought
account-house = The house
account-bots = Bots
account-demo = Bots of the demo tables
account-seat = { $table }, seat { $seat }
ledger-unit = Balances count the smallest unit of play money: a chip in hold’em, a cent in the games against the house.
account-closed = a closed table
ledger-sum = All accounts together: { $sum }. It is always 0.
account = Account
balance = Balance

## What a player may do

fold = Fold
check = Check
call = Call { $amount }
muck = Muck
show = Show
half-pot = Half pot
pot = Pot
all-in = All in
raise-to = { $all ->
    [yes] All in, { $amount }
   *[no] { $first ->
        [yes] Bet { $amount }
       *[no] Raise to { $amount }
    }
}
raise-slider = Raise to
raise-amount = Raise to, in chips
ahead = When your turn comes
ahead-check-fold = Check or fold
board = Board
banks = Banks
bank-only = Bank: { $amount }
bank = { $pot ->
    [0] Main bank: { $amount }
   *[other] Side bank { $pot }: { $amount }
}
standing-in = in
standing-all_in = all in
standing-folded = folded
standing-tabled = shown
standing-mucked = mucked
standing-to-wager = to wager
standing-out = out
standing-raised = raised

dealers-cards = The dealer’s cards
round-void = The round is void.
packs = Packs
bet = Bet
bonus = Bonus
bet-laid = Bet { $amount }
bet-empty = No bet
bet-short = bet
bonus-laid = Bonus { $amount }
bonus-empty = No bonus
bonus-short = bonus
lay-on-pack = Lay on pack { $pack }
take-back = Take back { $amount }
no-wager = No wager
done-wagering = Done

dealer-qualifies-with = The dealer qualifies with { $qualifier }.
meter = Progressive meter: { $amount }
raise-by = Raise { $amount }
no-ante = Sit this round out
make-wagers = Wager
wager-ante = Ante
wager-flush-bonus = Flush bonus
wager-straight-flush-bonus = Straight flush bonus
wager-progressive = Progressive

cards-left = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
passed = passed
match-won = The match goes to { $names }.
opens-with = The round opens with { $card }.
new-run = A new run: any combination leads.
lies-there = What lies there
under-by = { $category } by { $name }
nothing-beats = Nothing you hold beats it.
sort-by-suit = Sort by suit
sort-by-rank = Sort by rank
pass = Pass
play-cards = { $count ->
    [0] Choose cards
    [one] Play 1 card
   *[other] Play { $count } cards
}
no-play-yet = Not a play yet

## What is announced at the own turn

heard-turn = Your turn{ $seconds ->
    [0] .
   *[other] , { $seconds } seconds.
}
heard-holding = You hold { $holding }.
heard-has = { $name } has { $holding }.
heard-over = { $way ->
    [won] You won { $amount }
    [lost] You lost { $amount }
   *[even] You end even
} and have { $stack }.
heard-bid = { $check ->
    [yes] Nothing to call, { $bank } in the bank.
   *[no] { $call } to call, { $bank } in the bank.
}
heard-show = Show your hand.
heard-show-or-muck = Show your hand, or muck it.
heard-packs = Bet { $bet } on any of { $packs } packs; a bonus on top is { $bonus }. You have { $stack }.
heard-packs-more = Bet on another pack, or be done. You have { $stack } left.
heard-ante = Wager an ante of { $ante }, or sit this round out. You have { $stack }.
heard-raise = { $one ->
    [yes] Raise { $least }, or fold.
   *[no] Raise { $least } to { $most }, or fold.
}
heard-opens = Open the round with the { $card }.
heard-leads = You lead: play any combination.
heard-beat = Beat the { $category } of { $name }, or pass.
heard-pass = Nothing you hold beats the { $category } of { $name }: pass.

## What happens at a table

table-event-seated = { $bot ->
    [yes] The bot { $name } sits down.
   *[no] { $name } sits down.
}
table-event-topped-up = { $seat } brings { $amount } more.
table-event-sat-out = { $clock ->
    [yes] { $seat } did not act and sits out.
   *[no] { $seat } sits out.
}
table-event-sat-in = { $seat } is back.
table-event-left = { $by ->
    [host] The host takes { $name } from the table.
    [clock] { $name } was away long and leaves the table.
    [closing] { $name } is cashed out.
   *[player] { $name } leaves the table.
}
table-event-hand-began = A new hand: { $lineup }.
table-event-hand-over = The hand is over.
table-event-paused = { $minutes_count ->
    [one] The host holds the game for up to 1 minute.
   *[other] The host holds the game for up to { $minutes } minutes.
}
table-event-resumed = The game goes on.
table-event-configured = The table has other settings from the next hand on.
table-event-closed = The table is closed.

## What happens in hold'em

holdem-event-ante = { $seat } posts an ante of { $amount }{ $all_in ->
    [yes] {" "}and is all in.
   *[no] .
}
holdem-event-blind = { $seat } posts { $blind ->
    [small] the small blind
    [big] the big blind
    [straddle] a straddle
   *[post] a bid
}, { $amount }{ $all_in ->
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
holdem-event-raised = { $all_in ->
    [yes] { $seat } raises to { $to } and is all in.
   *[no] { $seat } raises to { $to }.
}
holdem-event-returned = { $amount } that nobody matched go back to { $seat }.
holdem-event-tabled = { $seat } shows { $cards }.
holdem-event-mucked = { $clock ->
    [yes] { $seat } is out of time and mucks.
   *[no] { $seat } mucks.
}
holdem-event-won = { $seat } wins { $amount }{ $by ->
    [folds] , everybody else has folded.
    [mucks] , everybody else has mucked.
    [combination] {" "}with the better hand.
    [high_cards] {" "}with the higher cards.
   *[equality] , sharing with an equal hand.
}

## What happens in Packs Poker

packs-poker-event-wagered = { $bonus_count ->
    [0] { $seat } bets { $bet } on pack { $pack }.
   *[other] { $seat } bets { $bet } on pack { $pack }, and { $bonus } on the bonus.
}
packs-poker-event-taken-back = { $seat } takes the wager on pack { $pack } back.
packs-poker-event-done = { $seat } is done.
packs-poker-event-sat-out = { $clock ->
    [yes] { $seat } is out of time and has no wager.
   *[no] { $seat } has no wager.
}
packs-poker-event-closed = The wagers are closed.
packs-poker-event-pack-dealt = Two cards for pack { $pack }.
packs-poker-event-hand-dealt = { $cards ->
    [hidden] Five cards for { $seat }.
   *[other] { $seat } is dealt { $cards }.
}
packs-poker-event-dealer-dealt = The dealer’s cards are dealt.
packs-poker-event-dealer-drew = The dealer draws one more card.
packs-poker-event-misdealt = A misdeal: { $place } has { $found } cards and not { $expected }. The round is void.
packs-poker-event-pack-up = Pack { $pack }: { $cards }.
packs-poker-event-dealer-up = The dealer has { $cards }.
packs-poker-event-hand-up = { $seat } has { $cards }.
packs-poker-event-compared = { $beats ->
    [player] { $seat } is ahead on pack { $pack }: { $player } against the dealer’s { $dealer }.
    [dealer] The dealer is ahead on pack { $pack }: { $dealer } against { $player } of { $seat }.
   *[tie] { $seat } and the dealer tie on pack { $pack }: { $player }.
}
packs-poker-event-settled = { $seat }, pack { $pack }, { $bet ->
    [pack] bet
   *[bonus] bonus
}: { $result ->
    [won] won, { $net }.
    [lost] lost, { $net }.
   *[push] a push.
}
packs-poker-event-over = The round is over: { $house } for the house.

## What happens in High Card Flush

high-card-flush-event-wagered = { $seat } has an ante of { $ante }{ $flush_bonus_count ->
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
} shows { $cards }, a flush of { $length } cards.
high-card-flush-event-dealer = { $qualifies ->
    [yes] The dealer qualifies.
   *[no] The dealer does not qualify.
}
high-card-flush-event-misdealt = A misdeal: { $at } has { $cards } cards. Every wager goes back.
high-card-flush-event-settled = { $seat }, { $wager ->
    [ante] ante
    [raise] raise
    [flush_bonus] flush bonus
    [straight_flush_bonus] straight flush bonus
   *[progressive] progressive
}: { $result ->
    [won] won, { $net }
    [lost] lost, { $net }
   *[push] a push
} { $by ->
    [misdeal] (misdeal).
    [fold] (folded).
    [unqualified] (the dealer did not qualify).
    [length] (the longer flush, { $length } cards).
    [ranks] (flushes of { $length } cards, the higher card).
    [equal] (equal flushes of { $length } cards).
    [own_flush] (own flush of { $length } cards).
    [own_run] (own run of { $run } cards).
   *[meter] (run of { $run } cards, a share of the meter).
}

## What happens in Mount Holyoke Poker

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

## Refusals of the client's own and of the room

refusal-unreachable = The server cannot be reached now. Try again in a moment.
refusal-no_amount = { $what }: “{ $typed }” is no amount.
refusal-buy_in_order = The least buy-in is more than nothing and not above the largest: { $first } to { $second } is not possible.
refusal-no_name = Say your name first: without one you only watch.
refusal-closed = The table is closed.
refusal-closing = The table closes after this hand.
refusal-not_paused = The game is not held.
refusal-stale_hand = That was for hand { $hand }, and this is hand { $now }.
refusal-not_dealt_in = You were not dealt into this hand.
refusal-repeated = This was done already.
refusal-too_early = An action before this one has not arrived. Load the page again.
refusal-no_seat = Take a seat first.
refusal-not_host = Only the host of the table can do that.
refusal-no_such_chair = There is no seat { $seat } at this table.
refusal-taken = This seat is taken.
refusal-seated_already = You have a seat at this table already: { $seat }.
refusal-no_more_rebuys = You have bought in as often as this table allows.
refusal-no_chips = This game is played for points: there is no buy-in.
refusal-buy_in = { $amount } is not within this table’s limits of buying in.
refusal-sits_out_already = You sit out already.
refusal-sits_in_already = You are in already.
refusal-no_such_bot = There is no bot { $bot }. There are { $bots }.
refusal-nobody_there = Nobody sits there.
refusal-not_idle = The host can remove bots, and players who are away or sit out.
refusal-paused_already = The game is held already.
refusal-no_more_pauses = The host has held the game as often as a table allows.
refusal-pause_minutes = The game cannot be held for { $minutes } minutes.
refusal-clock = The clock cannot be { $seconds } seconds.
refusal-stakes = The least buy-in must allow a hand, { $needed }, and the largest must not be less than it.
refusal-no_hand = No hand is being played.
refusal-no_file = There are more chips in this hand than a file can hold.
refusal-no_such_hand = That hand was not played at this table, or is not over yet.
refusal-log_damaged = What is stored of this table is damaged. Whoever runs the room should put a backup in its place.
refusal-record_damaged = A stored hand is damaged. Whoever runs the room should put a backup in its place.
refusal-table_name = A table’s name has 1 to { $most_count } characters.
refusal-table_seats = With these settings a table has { $least_count } to { $most_count } seats.
refusal-too_many_bots = Leave at least one seat for somebody: { $bots } bots are too many for { $seats } seats.
refusal-no_chance = The computer gives no random numbers now. Try again in a moment.
refusal-settings_unread = { $wrong ->
    [field] There is no setting { $found }. There are: { $known }.
    [choice] { $field }: there is no { $found }. Choose one of: { $known }.
    [missing] The setting { $found } is missing.
    [twice] The setting { $found } is there twice. Give it once.
   *[value] { $belongs ->
        [whole_number] { $field }: a whole number belongs there.
        [number] { $field }: a number belongs there.
        [text] { $field }: a text belongs there.
        [switch] { $field }: yes or no belongs there.
        [choice] { $field }: the name of a choice belongs there.
        [list] { $field }: a list belongs there.
        [object] { $field }: values with their names belong there.
       *[other] { $field }: the value cannot be read.
    }
}
refusal-action_unread = { $wrong ->
    [field] An action has no { $found } there, but { $known }. Load the page again.
    [choice] There is no action { $found }. There are: { $known }. Load the page again.
    [missing] The action lacks { $found }. Load the page again.
    [twice] The action has { $found } twice. Load the page again.
   *[value] The action cannot be read, at “{ $field }”. Load the page again.
}
refusal-unread = { $wrong ->
    [field] What was sent has no { $found }, but { $known }. Load the page again.
    [choice] There is no { $found } there, but { $known }. Load the page again.
    [missing] What was sent lacks { $found }. Load the page again.
    [twice] What was sent has { $found } twice. Load the page again.
    [syntax] What was sent cannot be read, at line { $line }, column { $column }. Load the page again.
    [kind] What was sent is no text. Load the page again.
   *[value] What was sent cannot be read, at “{ $field }”. Load the page again.
}
refusal-not_json = What was sent cannot be read. Load the page again.
refusal-too_long = That is too long.
refusal-no_number = A number was expected there.
refusal-no_socket = The connection cannot be opened. Load the page again.
refusal-too_many_messages = Too many messages come from this page. Wait a moment.
refusal-no_such_game = There is no such game.
refusal-no_such_page = Nothing is at this address.
refusal-no_such_table = There is no such table, or it is closed. Look at the link again.
refusal-name_characters = A name has no characters that nobody sees.
refusal-name_length = A name has 1 to { $most_count } characters.
refusal-name_of_a_bot = That sounds like a bot or the house. Choose a name of your own.
refusal-not_admin = Only the administrator may see this.
refusal-wrong_token = This is not the token, or it was used already. The command “cardroom serve --new-admin-token” prints a new one.
refusal-other_host = The room does not answer under this name. Open it by the address that it printed.
refusal-other_method = This address does not do that.
refusal-other_site = A page of another site asked for this. Open the room itself.
refusal-stopping = The room is being stopped. Try again in a moment.
refusal-too_many_requests = Too many requests come from your network. Wait a moment.
refusal-too_many_sockets = Too many tables are open in your network. Close some.
refusal-ledger-below_nothing = There are not enough chips for that.
refusal-ledger-too_much = That would be more chips than can be counted.
refusal-ledger-other_table = Those chips belong to another table.
refusal-ledger-not_cashed_out = Somebody still has chips at the table.
refusal-store-no_table = There is no such table. Look at the link again.
refusal-store-table_exists = There is a table of this name already. Try again.
refusal-store-closed = The table is closed.
refusal-store-no_player = The room does not know you any more. Load the page again.
refusal-store-conflict = The table went on in the meantime. Load the page again.
refusal-store-fenced = Another server has taken this table over. Load the page again.
refusal-store-full = The room’s disk is full: nothing was done. Whoever runs the room should make room on it.
refusal-store-locked = Another program holds the room’s files: nothing was done. Try again in a moment.
refusal-store-read_only = The room’s files cannot be written: nothing was done.
refusal-store-damaged = The room’s files are damaged. Whoever runs the room should put a backup in their place.
refusal-store-newer_schema = The room’s files were written by a newer version of the program.
refusal-store-exposed = The room’s files can be read by others on its computer.
refusal-store-file_exists = That file is there already.
refusal-store-stopped = The room is being stopped. Try again in a moment.
refusal-store-other = The room cannot store anything now: nothing was done. Try again in a moment.

## Refusals of hold'em

refusal-holdem-over = The hand is over.
refusal-holdem-no_such_seat = There is no such seat in this hand.
refusal-holdem-not_a_player = Only players and the clock act in hold’em.
refusal-holdem-not_your_turn = It is not your turn.
refusal-holdem-clock_does = The clock does something else here.
refusal-holdem-cannot_check = There is { $to_call } to call: call, raise or fold.
refusal-holdem-nothing_to_call = There is nothing to call: check, raise or fold.
refusal-holdem-raise_not_higher = A raise to { $to } is not above the highest bid, { $highest }.
refusal-holdem-raise_too_small = A raise to { $to } is too small: raise to at least { $least }, or go all in.
refusal-holdem-raise_too_large = A raise to { $to } is more than you have.
refusal-holdem-not_reopened = You cannot raise again: since you acted nobody made a full raise.
refusal-holdem-showdown_now = This is the showdown: show or muck.
refusal-holdem-trade_now = The hands are shown later: this is a trade.
refusal-holdem-not_in_showdown = This hand is not in the showdown, or lies open already.
refusal-holdem-cards_unknown = These cards are not known and cannot be shown.
refusal-holdem-unbeaten = No hand that was shown beats yours: show it.
refusal-holdem-no_big_blind = The big blind is at least 1 chip.
refusal-holdem-small_blind_above_big = The small blind, { $small }, is more than the big blind, { $big }.
refusal-holdem-straddle_too_low = Straddle { $number } must be more than the bid before it, { $before }.
refusal-holdem-too_many_straddles = Too many straddles: only the seats behind the blinds can post one.
refusal-holdem-short_ante_for_the_table = A short ante for the whole table goes with another setting. Look at ruling TH-11.
refusal-holdem-seats = Hold’em cannot be played with so many seats.
refusal-holdem-button = The button is at no seat of this table.
refusal-holdem-no_chips = A seat without chips cannot be dealt in.
refusal-holdem-too_many_chips = There are more chips at the table than can be counted.
refusal-holdem-posts_length = The bids before the cards do not fit the seats.
refusal-holdem-no_seat_for_straddle = There are more straddles than seats behind the blinds.
refusal-holdem-unknown_seat = There is no such seat in this hand.

## Refusals of Packs Poker

refusal-packs_poker-wagers_closed = The wagers are closed. Wager before the first card of the next round.
refusal-packs_poker-no_such_seat = There is no such seat in this round.
refusal-packs_poker-not_a_player = Only players and the clock act in Packs Poker.
refusal-packs_poker-already_done = You are done: your wagers stand until the round is settled.
refusal-packs_poker-clock_does = The clock does something else here.
refusal-packs_poker-no_such_pack = There is no pack { $pack }: the layout has { $packs }.
refusal-packs_poker-bonus_without_pack = A bonus needs a bet on the same pack.
refusal-packs_poker-pack_off_limits = A bet is { $least } to { $most }.
refusal-packs_poker-bonus_off_limits = A bonus is { $least } to { $most }, or none.
refusal-packs_poker-off_unit = { $amount } is no multiple of { $unit }.
refusal-packs_poker-not_enough = This takes { $needed }, and you have { $left } left.
refusal-packs_poker-nothing_to_take_back = There is no wager of yours on pack { $pack }.
refusal-packs_poker-packs = A layout cannot have so many packs.
refusal-packs_poker-no_unit = Bets are multiples of at least 1 cent.
refusal-packs_poker-limit_off_unit = Every limit must be a multiple of the unit, { $unit }, and not 0.
refusal-packs_poker-limits_crossed = A lower limit, { $least }, is above its upper one, { $most }.
refusal-packs_poker-no_aggregate = With an aggregate of 0 nothing is ever paid.
refusal-packs_poker-too_much_to_win = One round could win more than can be counted. Lower a limit or the pay table.
refusal-packs_poker-pay_table = The pay table cannot be read.
refusal-packs_poker-no_seats = The game needs a player.
refusal-packs_poker-deck_too_small = One deck is not enough for so many packs and seats.
refusal-packs_poker-too_many_chips = There is more money at the table than can be counted.
refusal-packs_poker-counts_length = The counts of the cards do not fit the layout.
refusal-packs_poker-too_many_cards = That is more cards than a deck has.

## Refusals of High Card Flush

refusal-high_card_flush-over = The round is over.
refusal-high_card_flush-no_such_seat = There is no such seat in this round.
refusal-high_card_flush-not_a_player = Misdeals are called by the house or the staff.
refusal-high_card_flush-not_the_staff = A player cannot call a misdeal.
refusal-high_card_flush-no_misdeal = Seven cards are no misdeal.
refusal-high_card_flush-nothing_dealt = No cards were dealt there.
refusal-high_card_flush-not_your_turn = It is not your turn.
refusal-high_card_flush-already_wagered = Your wagers are made. Wait for the cards.
refusal-high_card_flush-wagers_closed = The cards are dealt. Wagers are made before the first card.
refusal-high_card_flush-wagers_open = No card is dealt yet: wager, or sit the round out.
refusal-high_card_flush-clock_does = The clock does something else here.
refusal-high_card_flush-off_limits = { $amount } is off the limits: wager { $least } to { $most }.
refusal-high_card_flush-off_unit = { $amount } is no multiple of { $unit }.
refusal-high_card_flush-no_ante = A bonus needs an ante of { $least } or more.
refusal-high_card_flush-no_progressive = This table offers no progressive wager.
refusal-high_card_flush-not_enough = { $wanted } is more than the { $stack } that you have.
refusal-high_card_flush-raise_not_whole = A raise is a whole multiple of your ante, { $ante }.
refusal-high_card_flush-raise_above_limit = With a flush of { $length } cards you may raise at most { $most }.
refusal-high_card_flush-no_unit = Wagers are multiples of at least 1 cent.
refusal-high_card_flush-no_minimum = A wager is at least one unit.
refusal-high_card_flush-limits_crossed = A lower limit, { $least }, is above its upper one, { $most }.
refusal-high_card_flush-limit_off_unit = A limit of { $amount } is no multiple of the unit, { $unit }.
refusal-high_card_flush-raise_limit = The raise for a flush of { $length } cards cannot be { $antes } antes.
refusal-high_card_flush-pay_table = A pay table cannot be read.
refusal-high_card_flush-above_meter = A share of the progressive is more than the whole meter.
refusal-high_card_flush-pays_too_much = One round could win more than can be counted. Lower a maximum or a pay table.
refusal-high_card_flush-seats = High Card Flush cannot be played with so many seats.
refusal-high_card_flush-too_many_chips = There is more money at the table than can be counted.
refusal-high_card_flush-no_meter = The progressive wager has no meter.

## Refusals of Mount Holyoke Poker

refusal-mount_holyoke-over = The round is over.
refusal-mount_holyoke-no_such_seat = There is no such seat in this round.
refusal-mount_holyoke-dropped_out = This player has dropped out of the match.
refusal-mount_holyoke-not_a_player = Only players and the clock act in Mount Holyoke Poker.
refusal-mount_holyoke-out_for_the_run = You have passed and are out until this run ends.
refusal-mount_holyoke-not_your_turn = It is not your turn.
refusal-mount_holyoke-clock_does = The clock does something else here.
refusal-mount_holyoke-leader_must_play = You lead: play any combination.
refusal-mount_holyoke-not_held = You do not hold { $card }.
refusal-mount_holyoke-opening_card = The round opens with { $opening } alone, the lowest card that was dealt.
refusal-mount_holyoke-no_combination = That is no combination.
refusal-mount_holyoke-other_count = { $asked_count ->
    [one] One card lies there
   *[other] { $asked } cards lie there
}: play as many, or pass.
refusal-mount_holyoke-other_kind = Play a higher combination of the same kind, or pass.
refusal-mount_holyoke-not_higher = { $play } is not higher than { $under }: play higher, or pass.
refusal-mount_holyoke-no_rounds = A match has at least 1 round.
refusal-mount_holyoke-no_points = A match to 0 points is over before it begins.
refusal-mount_holyoke-too_many_points = That is more points than can be counted.
refusal-mount_holyoke-players = Mount Holyoke Poker cannot be played with so many players.
refusal-mount_holyoke-round_zero = Rounds count from 1.
refusal-mount_holyoke-leader = Whoever leads must have a seat.
refusal-mount_holyoke-leader_dropped_out = Whoever leads must be in the match.
refusal-mount_holyoke-match_over = The match is over. Begin a new one.
