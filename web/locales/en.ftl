# All texts of the user interface. es.ftl has the same messages; a unit test compares them.

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
category-two-pair = two pair
category-three-of-a-kind = three of a kind
category-straight = straight
category-flush = flush
category-full-house = full house
category-four-of-a-kind = four of a kind
category-straight-flush = straight flush
category-royal-flush = royal flush

holding-high-card = { $rank } high
holding-pair = a pair of { $ranks }
holding-two-pair = two pair, { $ranks } and { $second }
holding-three-of-a-kind = three { $ranks }
holding-straight = a straight, { $rank } high
holding-flush = { $length ->
    [one] one card, { $cards }
   *[other] a { $length }-card flush, { $cards }
}
holding-full-house = a full house, { $ranks } full of { $second }
holding-four-of-a-kind = four { $ranks }
holding-straight-flush = { $royal ->
    [yes] a royal flush
   *[no] a straight flush, { $rank } high
}
holding-five-flush = a flush, { $rank } high
holding-five-flush-cards = a flush, { $cards }
with-kicker = { $holding }, { $rank } kicker
holding-with-pack = pack { $pack }: { $holding }
qualifier = { $length }-card flush, { $rank } high

## Page frame

language = Language
missing = Page not found
to-lobby = Back to the lobby
to-table = Back to the table
skip = Skip to the content
lobby = Tables
new-table = New table
own-tables = Your unlisted tables
listed-tables = All tables
lobby-pages = Pages of tables
previous-page = Previous
next-page = Next
page-of = Page { $page } of { $pages }
closed-tables = Your closed tables
closed-pages = Pages of your closed tables
closed-at = Closed { $time }
own-result = { $way ->
    [won] You won { $amount }
    [lost] You lost { $amount }
   *[even] You broke even
}
was-host = You were the host
no-tables = No tables are open right now. Open one and send your friends the link.
demo = demo
seats-taken = { $taken } of { $seats } seats taken
seats-free = { $free } free
full = full
phase-waiting = waiting for players
phase-playing = playing
phase-between = between hands
phase-paused = paused
phase-closed = This table is closed. Everyone has been cashed out.
closed-points = This table is closed.
close = Close
cancel = Cancel
none = none
seconds = seconds
rules = Rules
rules-in-english = The rulebook and the rulings are written in English.
rulings = Rulings
table-rules = Table rules
ranking-of-hands = Ranking of hands, highest first
ranking-flush = { $length }-card flush
ranking-note-high-card-flush = The longer flush wins. Of two flushes of the same length, the one with the higher cards wins.
ranking-note-mount-holyoke = A single card, a pair and three of a kind are beaten by a higher rank. Ranks go from 3, the lowest, up to ace and 2, the highest.
pay-row = { $hand } { $pay }
pay-cards = { $length } cards
pay-straight-flush = { $length }-card straight flush
pay-to = { $to } to { $per }
pay-for = { $to } for { $per }
pay-share = { $share } of the meter

## New table

game = Game
your-name = Your name
table-name = Name of the table
table-name-default = { $game } among friends
seats = Seats
bots-fill = Bots at the table
listed = Listed in the lobby
listed-why = Otherwise players can join only with the link.
clocks = Time limits
clock-turn = Time to act
clock-bank = Time bank
clock-grace = Extra time when disconnected
clock-between = Between hands
house-rules = House rules
house-away = Free a seat after sitting out for
house-away-offline = Free the seat of a disconnected player after
house-going-south = Previous stack required when returning within
house-going-south-rule = Previous stack required on return
minutes-or-off = minutes (0 = off)
house-pauses = Pauses allowed
minutes = minutes
preset = Rule set
buy-in-min = Min buy-in
buy-in-max = Max buy-in
rebuys = Rebuys per player
rebuys-how = leave empty for no limit
no-limit = no limit
with-changes = { $preset }, with changes
minutes-many = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
within-minutes = within { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
rule-off = off
antes-by-cards = { $antes ->
    [one] 1 ante
   *[other] { $antes } antes
} with { $cards } cards
end-rounds = after { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
end-points = at { $count ->
    [one] 1 point
   *[other] { $count } points
}
create-table = Open the table

## Settings of the games

setting-order = First to act
setting-order-why = Who acts first after the flop.
setting-reraise = Minimum re-raise
setting-reraise-why = How much a raise must add after a full raise.
setting-first-raise = Minimum first raise
setting-first-raise-why = How much the first raise of a betting round must add.
setting-burn = Burn cards
setting-burn-why = Whether a card is burned before the flop, the turn and the river.
setting-compare = Kickers
setting-compare-why = How hands of the same rank are compared.
setting-showdown = Showdown
setting-showdown-why = Who must show at the end of the hand.
setting-called-bettor = Called bettor
setting-called-bettor-why = Whether the player whose last bet was called must show first.
setting-short-blind = Short big blind
setting-short-blind-why = The amount to call when the big blind is all in for less.
setting-big-blind = Big blind
setting-big-blind-why = The larger forced bet, in chips.
setting-small-blind = Small blind
setting-small-blind-why = The smaller forced bet, in chips; half the big blind if left empty.
setting-ante = Ante
setting-ante-why = Posted before the deal, in addition to the blinds, in chips.
setting-ante-from = Ante paid by
setting-ante-from-why = Every player, or one player for the whole table.
setting-short-ante = Short ante
setting-short-ante-why = How much of the antes a player who could not post a full ante can win.
setting-ante-order = Order of antes
setting-ante-order-why = Whether antes are posted before or after the blinds; it matters to a short stack.
setting-straddle = Straddle
setting-straddle-why = Bets larger than the big blind, posted before the deal. Write none, an amount in chips, or increasing amounts such as 200, 400. A straddle needs three players and is skipped with two.
setting-straddle-raise = First raise after a straddle
setting-straddle-raise-why = How much the first raise before the flop must add.
setting-button = Dealer button
setting-button-why = How the button and the small blind follow the big blind when players leave or sit out.
setting-coming-in = New and returning players
setting-coming-in-why = Whether they post at once or wait for the big blind, unless they choose.
setting-aggregate = Max payout per round
setting-aggregate-why = The maximum that the house pays for one round, in dollars.
setting-aggregate-covers = Max payout covers
setting-aggregate-covers-why = Which wins count towards the max payout.
setting-aggregate-sharing = Sharing the max payout
setting-aggregate-sharing-why = How it is shared when the wins exceed it.
setting-bonus-max = Max bonus bet
setting-bonus-max-why = In dollars.
setting-bonus-min = Min bonus bet
setting-bonus-min-why = In dollars.
setting-bonus-pays = The bonus pays
setting-bonus-pays-why = Every bonus bet for its own pack, or the best pack only.
setting-dealer-hand = Dealer’s hand
setting-dealer-hand-why = With or without the cards of the pack.
setting-pack-max = Max pack bet
setting-pack-max-why = In dollars.
setting-pack-min = Min pack bet
setting-pack-min-why = In dollars.
setting-packs = Packs
setting-packs-why = How many packs are dealt.
setting-pay-table = Pay table
setting-pay-table-why = What each hand pays on the bonus bet, a line for each, such as full_house = 10 to 1.
setting-tie-bonus = Bonus on a tie
setting-tie-bonus-why = Whether the bonus pays when the pack bet ties.
setting-unit = Betting unit
setting-unit-why = In dollars. Every bet must be a multiple of it.
setting-ante-max = Max ante
setting-ante-max-why = In dollars.
setting-ante-min = Min ante
setting-ante-min-why = In dollars.
setting-flush-bonus = Flush bonus
setting-flush-bonus-why = What the flush bonus pays. Write pays_300 ({ option-pays-300 }), pays_100 ({ option-pays-100 }), or a line for each hand, such as seven_card_flush = 300 to 1.
setting-straight-flush-bonus = Straight flush bonus
setting-straight-flush-bonus-why = What the straight flush bonus pays. Write pays_8000 ({ option-pays-8000 }), pays_500 ({ option-pays-500 }), or a line for each hand, such as seven_card_straight_flush = 8000 to 1.
setting-progressive = Progressive
setting-progressive-why = Whether there is a progressive bet, and what it pays. Write none, or a line for each hand: a share of the meter, such as five_card_straight_flush = 1 to 10, or a fixed payout, such as four_card_straight_flush = 300 for 1.
setting-progressive-ties = Equal progressive hands
setting-progressive-ties-why = How the meter is paid when equal hands win it.
setting-bonus-limit = Bonus limit
setting-bonus-limit-why = The maximum that the bonus bets of one round can win, in dollars. Leave it empty for no limit.
setting-qualifier = Dealer qualifies with
setting-qualifier-why = The lowest flush with which the dealer qualifies, such as 9-high-3.
setting-raise-limits = Max raise
setting-raise-limits-why = How many antes a player may raise with a flush of 2, 3, 4, 5, 6 and 7 cards.
setting-straight-flush-ace = Ace in a straight flush
setting-straight-flush-ace-why = Whether the ace also counts low.
setting-end = End of the match
setting-end-why = After a number of rounds, or at a number of points: write rounds = 5 or points = 50.
setting-five-cards = Five-card combinations
setting-five-cards-why = Whether a higher kind of five-card combination beats a lower one.
setting-flushes = Flushes
setting-flushes-why = How two flushes compare.
setting-later-rounds = Later rounds
setting-later-rounds-why = Who leads first in the rounds after the first.
setting-pairs = Equal pairs
setting-pairs-why = Whether suits decide between pairs of one rank.
setting-singles = Equal single cards
setting-singles-why = Whether suits decide between cards of one rank.
setting-pass = After a pass
setting-pass-why = Whether a player who has passed may play again in the same run.
setting-points = Points
setting-points-why = How many points the cards left in hand cost.
setting-straight-ties = Equal straights
setting-straight-ties-why = Whether the suit of the highest card decides.
setting-straights = Straights
setting-straights-why = Which sequences are straights.
setting-threshold = At the points limit
setting-threshold-why = What happens to a player who reaches the points limit.
setting-opening = Opening play
setting-opening-why = Whether the lowest card opens alone, or in any combination.
setting-leftover = Leftover cards
setting-leftover-why = What happens to the leftover cards with two or three players.
setting-thirteen = Thirteen cards
setting-thirteen-why = How many points thirteen or more unplayed cards cost.
setting-direction = Direction of play
setting-direction-why = Which way play goes around the table.
option-document = Rule sheet
option-straights-document = nine, from 3-4-5-6-7 to J-Q-K-A-2
option-tournament = Tournament
option-published = As published
option-true = yes
option-false = no
option-none = none
option-after-big-blind = the first player after the big blind
option-left-of-button = the first player left of the button
option-more-than = more than the last full raise
option-at-least = at least the last full raise
option-big-blind = at least the big blind
option-ante-from-big-blind = the big blind, for the table
option-any = any amount
option-must-show = must show first
option-may-muck = may muck
option-before-blinds = before the blinds
option-after-blinds = after the blinds
option-straddle = at least the straddle
option-moving = moving button: always with a player
option-dead = dead button: may rest at an empty seat
option-post = post now
option-wait = wait for the big blind
option-standard = with all kickers
option-high-card-only = by its high card alone
option-all-show = every hand is shown
option-in-order = in order, and losers may muck
option-highest-bid = the highest bet posted
option-full-blind = the full big blind
option-everyone = every player
option-button = the button, for the table
option-own-layer = as much of each ante as the player posted
option-all-antes = all antes
option-bonus = the bonus bets
option-all = all bets
option-in-proportion = in proportion
option-in-settling-order = in the order of settling
option-each-wager = every bonus bet
option-highest-pack-only = the best pack only
option-with-pack = best five with the pack
option-dealer-own-five = its own five cards
option-collected = it loses
option-paid = it pays
option-pays-300 = 7 cards 300 to 1, 6 cards 100 to 1, 5 cards 10 to 1, 4 cards 1 to 1
option-pays-100 = 7 cards 100 to 1, 6 cards 20 to 1, 5 cards 10 to 1, 4 cards 2 to 1
option-pays-8000 = 7 cards 8,000 to 1, 6 cards 1,000 to 1, 5 cards 100 to 1, 4 cards 60 to 1, 3 cards 7 to 1
option-pays-500 = 7 cards 500 to 1, 6 cards 200 to 1, 5 cards 100 to 1, 4 cards 50 to 1, 3 cards 9 to 1
option-high-only = high only
option-ace-low-too = low too
option-any-kind = any higher kind
option-same-kind-only = the same kind only
option-highest-card = by the highest card
option-ranks-then-suit = by ranks, then by suit
option-ranks-alone = by ranks alone
option-suit-first = by suit first
option-lowest-card = the player with the lowest card
option-last-winner-leads = the winner of the last round
option-rank-then-suit = by rank, then by suit
option-rank-alone = by rank alone
option-may-return = may play again
option-out-for-the-run = out until the run ends
option-one-each = one for each card
option-double-from-ten = double with ten or more cards
option-top-suit = by the suit of the highest card
option-low-straights = low straights too
option-play-on = plays on
option-drop-out = drops out
option-first-hit-ends = the match ends
option-alone = the lowest card alone
option-with-the-lowest = any combination that contains it
option-out-of-play = out of play, face down
option-dealt-out = dealt out; an odd card goes to the player who begins
option-as-others = no extra points
option-triple = three points each
option-clockwise = clockwise
option-counterclockwise = counterclockwise
option-share = equal hands share it
option-progressive-ties-in-order = each takes its share in order of seats

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
reconnecting = Connection lost. Reconnecting…
reconnected = Connected again.
crowded = The room is full, and seated players have priority. Reload the page to watch this table again.
no-such-table = This table does not exist. Check the link, or choose a table in the lobby.
waiting-for-players = Waiting for players
waiting-for = Waiting for { $who }
waiting-rebuy = { $name } to rebuy
waiting-return = { $name } to return
waiting-more = { $count ->
    [one] 1 more player
   *[other] { $count } more players
}
paused-for = { $minutes ->
    [one] Paused by the host for up to 1 more minute
   *[other] Paused by the host for up to { $minutes } more minutes
}
watchers = { $count ->
    [one] 1 watching
   *[other] { $count } watching
}
hand-number = Hand { $hand }
beside = Panels
tab-log = Log
tab-rules = Rules
tab-hands = Hands
tab-share = Invite
tab-look = Display
time-bank-left = Time bank { $seconds } s
tab-host = Host
announcements = Announcements
log = Hand log, newest first
results = Result of the hand
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
from-to-cents = ${ $least } to ${ $most }
sit-out = Sit out
sits-out-next = You will sit out from the next hand.
sit-in = Deal me in
owes-post = Post { $amount } now
owes-wait = Wait for the big blind
owes = Your next hand
coming-in = Post or wait
waits = waiting for the blind
show-hand = You won: show your hand, if you like
top-up = Add chips
top-up-by = Chips to add, from the next hand
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
leave-south = If you return within { $minutes } minutes, you must bring back at least that much.
leave-south-blinds = If you return within { $minutes } minutes, you must bring back at least that much, and you owe both blinds.
leave-blinds = If you return within { $minutes } minutes, you owe both blinds.
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
owes-on-return = { $blinds ->
    [both] You have already played at this table and owe both blinds: post { $amount } to play at once, or wait for the big blind.
   *[big] You owe the big blind: post { $amount } to play at once, or wait for it.
}
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
away = disconnected
sits-out = sitting out
needs-chips = out of chips
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
your-place = Your seat
your-cards = Your cards
your-turn = Your turn
done = done
the-dealer = the dealer
pack-number = pack { $pack }

four-colours = Four-colour deck
share-how = Scan the code with a phone, or send the link. Anyone who has it can take a seat.
share-qr = QR code for { $url }
share-link = Link
share-others = Other addresses
share-loopback = Only this computer can reach this room. To let phones and other computers in, start it with:
copy = Copy
copied = Copied

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
remove-who = Remove { $name }
add-bot = Add a bot
add-bot-at = Add a bot at seat { $seat }
any-style = any style
from-next-hand = Apply from next hand
limits = Buy-in limits
limits-why = They apply to every buy-in from now on. Chips already on the table stay.
close-table = Close the table
close-named = Close { $name }
close-sure = { $playing ->
    [yes] The table closes after this hand, and everyone is cashed out.
   *[no] The table closes now, and everyone is cashed out.
}
close-yes = Yes, close it

closed-table = Closed table
table-results = Results of the table
player = Player
bought-in = Bought in
cashed-out = Cashed out
net = Won or lost
total-points = Points

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
step = Step
step-of = { $step } of { $of }
play = Play
stop = Stop
download-phh = Download PHH file

admin = Administration
admin-how = Log in with the one-time token that the room printed on its first start.
token = Token
log-in = Log in
tables = Tables
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
ledger = Ledger
account-issue = Chips issued to players
account-house = House
account-bots = Bots
account-demo = Demo tables: bots and players
account-seat = { $table }, seat { $seat }
ledger-unit = Balances are in the smallest unit of play money: chips in hold’em, cents in the games against the house.
account-issue-of = { $table }: chips issued to players
account-house-of = { $table }: house
account-bots-of = { $table }: bots
account-demo-of = { $table }: demo bots and players
account-closed = closed table { $id }
ledger-sum = All accounts together: { $sum }. It is always 0.
account = Account
balance = Balance

## Actions of a player

fold = Fold
check = Check
call = Call { $amount }
muck = Muck
show = Show
half-pot = Half pot
pot = Pot
all-in = All in
put-all-in = Put them all in
raise-to = { $all ->
    [yes] All in, { $amount }
    [others] Put them all in, { $amount }
   *[no] { $first ->
        [yes] Bet { $amount }
       *[no] Raise to { $amount }
    }
}
raise-slider = { $first ->
    [yes] Bet
   *[no] Raise to
}
raise-amount = { $first ->
    [yes] Bet, in chips
   *[no] Raise to, in chips
}
amount-missing = { $what }: enter an amount.
amount-below = The minimum is { $amount }.
amount-above = The maximum is { $amount }.
amount-off-unit = { $amount } is not a multiple of { $unit }.
all-in-sure = Go all in for { $amount }?
put-all-in-sure = Put your opponents all in with a raise to { $amount }?
fold-sure = You can check for free. Fold anyway?
ahead = In advance
ahead-check-fold = Check/fold
board = Board
pots = Pots
pot-only = Pot: { $amount }
pot-of = { $pot ->
    [0] Main pot: { $amount }
   *[other] Side pot { $pot }: { $amount }
}
checked = checks
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
packs = Packs
bet = Bet
bonus = Bonus
bet-laid = Bet { $amount }
bet-empty = No bet
bet-short = bet
bonus-laid = Bonus { $amount }
bonus-empty = No bonus
bonus-short = bonus
lay-on-pack = Bet on pack { $pack }
change-on-pack = Change the bet on pack { $pack }
take-back = Take back { $amount }
no-wager = No bet
done-wagering = Done

dealer-qualifies-with = The dealer qualifies with a { $qualifier }.
meter = Progressive meter: { $amount }
raise-by = Raise { $amount }
no-ante = Sit this round out
make-wagers = Place bets
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
match-won = { $names } won the match.
opens-with = The round opens with { $card }.
opens-with-others = The round opens with { $card }, alone or in a combination.
plays-counterclockwise = Play goes counterclockwise.
new-run = New run: lead any combination.
lies-there = On the table
under-by = { $category } by { $name }
nothing-beats = You cannot beat it.
sort-by-suit = Sort by suit
sort-by-rank = Sort by rank
clear-chosen = Clear the selection
pass = Pass
play-cards = { $count ->
    [0] Choose cards
    [one] Play 1 card
   *[other] Play { $count } cards
}
no-play-yet = Not a valid combination

## Announcements on the turn of the player

heard-turn = Your turn{ $seconds ->
    [0] .
    [one] , 1 second.
   *[other] , { $seconds } seconds.
}
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
heard-packs-more = Bet on another pack, or finish betting. You have { $stack } left.
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
table-event-left = { $by ->
    [host] { $host ->
        [none] The host
       *[other] The host, { $host },
    } removes { $name } from the table.
    [clock] { $name } was away too long and leaves the table.
    [closing] { $name } is cashed out.
    [no_chips] { $name } leaves: the table has no more chips for bots.
   *[player] { $name } leaves the table.
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
table-event-configured = The new table settings apply from the next hand.
table-event-closed = { $by ->
    [clock] The table is closed: it was empty for a long time.
    [administrator] The administrator of the room closed the table.
   *[host] The table is closed.
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
packs-poker-event-done = { $seat } is done.
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
packs-poker-event-settled = { $seat }, pack { $pack }, { $bet ->
    [pack] bet
   *[bonus] bonus
}: { $result ->
    [won] won, { $net }.
    [lost] lost, { $net }.
   *[push] a push.
}
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

## Refusals of the client and of the room

refusal-unreachable = The server cannot be reached right now. Try again in a moment.
refusal-no_amount = { $what }: “{ $typed }” is not an amount.
refusal-buy_in_order = The min buy-in must be more than zero and no more than the max buy-in: { $first } to { $second } is not possible.
refusal-no_name = Enter a name first: without one you can only watch.
refusal-closed = The table is closed.
refusal-closing = The table closes after this hand.
refusal-not_paused = The game is not paused.
refusal-stale_hand = That was for hand { $hand }; this is hand { $now }.
refusal-not_dealt_in = You are not in this hand.
refusal-repeated = This has already been done.
refusal-too_early = An earlier action has not arrived. Reload the page.
refusal-no_seat = Take a seat first.
refusal-not_host = Only the host can do that.
refusal-no_such_chair = There is no seat { $seat } at this table.
refusal-taken = This seat is taken.
refusal-seated_already = You already have a seat at this table: { $seat }.
refusal-going_south = You left with { $least } a short while ago: bring back at least that much.
refusal-removed = The host removed you: your seat is freed after this hand.
refusal-not_leaving = You are not leaving.
refusal-no_fast_forward = This hand cannot be fast-forwarded now.
refusal-not_there = Only players who sat at this table, and its host, can see its results and hands.
refusal-house_rule = This value is out of range for a house rule: { $least_count } to { $most_count }.
refusal-no_more_rebuys = You have no rebuys left at this table.
refusal-no_chips = This game is played for points: there is no buy-in.
refusal-buy_in = { $amount } is outside this table’s buy-in limits.
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
refusal-clock = A time limit cannot be { $seconds } seconds.
refusal-forced_bets = Max buy-in: { $most } does not cover one hand, which can cost a player { $amount } in blinds, straddle and ante.
refusal-stakes = The min buy-in must be at least { $needed }, the cost of one hand. The max buy-in must be between the min buy-in and { $limit }.
refusal-no_hand = No hand is being played.
refusal-no_file = There are more chips in this hand than a file can hold.
refusal-no_such_hand = That hand was not played at this table, or is still being played.
refusal-log_damaged = The stored log of this table is damaged. The person who runs the room should restore a backup.
refusal-table_held = This table is suspended: its stored log is inconsistent. The administrator can see why on the administration page.
refusal-misfit-entry = Entry { $seq } in the log of table { $table } does not match the entry before it.
refusal-misfit-balance = The balance of the account { $account } is not the sum of its transfers.
refusal-misfit-sum = The balances of all accounts do not add up to 0.
refusal-store-broken_chain = The stored log of this table was changed or damaged. The person who runs the room should restore a backup.
refusal-record_damaged = A stored hand is damaged. The person who runs the room should restore a backup.
refusal-table_name = A table’s name has 1 to { $most_count } characters, all of them visible.
refusal-run_name = An event’s name has 1 to { $most_count } characters, all of them visible.
refusal-participant_name = A participant’s name has 1 to { $most_count } characters, all of them visible.
refusal-run-no_such_run = There is no such event. Check the link.
refusal-run-not_staff = You have no role in this event. Open the link that its organiser sent you.
refusal-run-not_your_role = Your roles do not allow this. Ask the organiser for a link with another role.
refusal-run-unknown_link = This link is not valid, or was revoked. Ask the organiser for a new one.
refusal-run-no_such_link = There is no link { $link }.
refusal-run-revoked_link = Link { $link } was revoked before.
refusal-run-no_roles = Choose at least one role for the link.
refusal-run-too_many_links = This event has { $most } links, the maximum. Revoking a link does not make room for another.
refusal-run-too_many_staff = { $most } people have joined this event, the maximum.
refusal-run-not_a_draft = Registration is open, so the plan of the event is fixed.
refusal-run-still_a_draft = The event is a draft. Open registration first.
refusal-run-other_version = The plan was changed meanwhile. Look at the new one and change that.
refusal-run-too_many_hands = The event has { $most } hands, the maximum.
refusal-run-participant_number = A participant’s number has at most six digits; { $number } has more.
refusal-run-hands_at_once = Register 1 to { $most_count } hands at once.
refusal-run-no_such_participant = Participant { $participant } is not registered.
refusal-run-contact_length = Contact data have at most { $most_count } characters.
refusal-run-not_the_day = The server’s clock is not on the day of the event. Enter the time of the stamp.
refusal-run-spin_off_round = Hand { $hand } spins another card first. Look at the hand again.
refusal-run-too_many_entries = Too many entries. Wait a moment.
refusal-run-runs_of_guest = You have created { $most } events, the maximum.
refusal-run-room_full_of_runs = The room has no space for another event.
refusal-run-no_random_numbers = The server cannot get random numbers right now. Try again in a moment.
refusal-run-run_stopped = The room is stopping. Try again in a moment.
refusal-table_seats = With these settings a table has { $least_count } to { $most_count } seats.
refusal-too_many_bots = Leave at least one seat for a player: { $bots } bots are too many for { $seats } seats.
refusal-no_chance = The server cannot get random numbers right now. Try again in a moment.
pay-fault = { $wrong ->
    [outcome] { $name }: “{ $found }” is not a hand of this pay table. Use { $known }.
    [pay] { $name }: “{ $found }” is not a payout. Write two whole numbers, such as “3 to 1”.
    [for_nothing] { $name }: the second number of a payout must be 1 or more.
    [too_high] { $name }: the numbers of a payout cannot exceed { $limit }.
   *[nothing_paid] { $name }: no hand pays anything. Give at least one a payout above 0.
}
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
refusal-too_long = That is too long.
refusal-no_change = Nothing was changed.
refusal-no_number = The number in the address is not a valid whole number.
refusal-no_socket = The connection cannot be opened. Reload the page.
refusal-too_many_messages = This page is sending too many messages. Wait a moment.
refusal-no_such_game = There is no such game.
refusal-no_such_page = There is nothing at this address.
refusal-no_such_table = This table does not exist, or it is closed. Check the link.
refusal-name_characters = A name can have letters, digits, spaces, ’ - . and emoji, but no invisible characters.
refusal-name_scripts = Use letters of one script only: letters of different scripts can look alike.
refusal-name_taken = { $taken } sits at this table, and your name looks the same. Choose another name.
refusal-name_length = A name must have 1 to { $most_count } characters.
refusal-name_of_a_bot = That sounds like a bot or the house. Choose another name.
refusal-not_admin = Only the administrator may see this.
refusal-wrong_token = This token is wrong or has been used. The command “cardroom serve --new-admin-token” prints a new one.
refusal-other_host = The room does not answer at this address. Open it at the address that it printed.
refusal-other_method = This address does not support that method.
refusal-other_site = The request came from a page of another site. Open the room itself.
refusal-stopping = The room is shutting down. Try again in a moment.
refusal-too_many_requests = Too many requests from your network. Wait a moment.
refusal-too_many_connections = The room has too many connections. Try again in a minute.
refusal-too_many_guests = Too many new guests come from your network. Wait a minute.
refusal-too_slow = The connection was too slow: nothing was done. Try again.
refusal-sessions_unavailable = The room cannot look up who you are right now. Try again in a moment.
refusal-too_often = Too many changes at this table. Wait a moment.
refusal-room_full = The room has no space for another table. Try again later.
refusal-tables_of_guest = You already have { $most } open tables. Close one first.
refusal-tables_of_address = Your network already has { $most } open tables. Close one first.
refusal-bots_of_guest = { $there_count ->
    [0] { $most_count ->
        [0] Your tables may have no bots.
        [one] Your tables may have 1 bot in all. Choose fewer.
       *[other] Your tables may have { $most } bots in all. Choose fewer.
    }
    [one] Your tables have 1 bot; the maximum in all is { $most }. Remove it, or choose fewer.
   *[other] Your tables have { $there } bots; the maximum in all is { $most }. Remove some, or choose fewer.
}
refusal-too_many_sockets = Too many tables are open in browsers on your network. Close some.
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
refusal-holdem-unbeaten = You cannot muck: no hand shown so far beats yours. Show it.
refusal-holdem-nobody_can_call = Nobody can call more than { $highest }: call or fold.
refusal-holdem-no_big_blind = The big blind is at least 1 chip.
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
