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
holding-five-of-a-kind = five { $ranks }
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
page-loading = The page is loading…
skip = Skip to the content
lobby = Tables
new-table = New table
room-line = A card room for you and your friends: no account, no real money, just sit down.
play-now = Play now
seat-refused = You have no seat yet. { $reason }
play-none = No table has a free seat right now. Open a new one.
join-code = Join by code or link
join-open = Join
join-no-code = That is neither a code nor a link of a table. A link ends in /t/ and the code.
join-unknown = There is no open table with the code { $code }. Check it, or ask your host for the link.
my-tables = My tables
my-tables-why = Tables outside the list that you host or sit at.
games-here = Games
rules-of = Rules of { $game }
about-holdem = Two cards of your own and five in the middle: bet, bluff, and make the best five.
about-packs-poker = Bet on packs of two cards: with your five, a pack has to make a better hand than the dealer’s.
about-high-card-flush = Seven cards against the dealer: the longest flush wins.
about-mount-holyoke = Get rid of your cards first, with pairs, three of a kind and five-card hands. Every card you keep costs points.
stakes-holdem = Blinds { $figures }
stakes-ante = ante { $ante }
stakes-packs-poker = Bets { $figures }
stakes-high-card-flush = Ante { $figures }
stakes-mount-holyoke = Match { $figures }
match-rounds = over { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
match-points = to { $count ->
    [one] 1 point
   *[other] { $count } points
}
bots-there = { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
}
own-tables = Your unlisted tables
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
ranking = Ranking
ranking-of-hands = Ranking of hands, highest first
pay-tables = Pay tables
rulebook = Rulebook
rules-parts = Parts of this page
ranking-flush = { $length }-card flush
ranking-note-high-card-flush = The longer flush wins. Of two flushes of the same length, the one with the higher cards wins.
ranking-note-mount-holyoke = A single card, a pair and three of a kind are beaten by a higher rank. Ranks go from 3, the lowest, up to ace and 2, the highest.
pay-row = { $hand } { $pay }
pay-cards = { $length } cards
pay-straight-flush = { $length }-card straight flush
pay-to = { $to } to { $per }
pay-for = { $to } for { $per }
pay-share = { $share } of the meter

## The guest's own page

you = You
you-guest = Have you played here before? Continue on this device
you-lobby = { $name }: name, other devices, log out
you-nameless = You have no name yet. You get one when you take a seat, or when you create a table or an event.
you-rename = Change
you-renamed = Changed.
you-other-device = Another device
you-other-device-why = Keep playing on another phone or computer, with the same seats, chips and tables. Both devices stay logged in.
you-make-code = Show a code
you-new-code = Show a new code
you-code-how = On the other device, scan this with the camera, or open “Continue on this device” in the lobby and type the code. It works once, for five minutes.
you-code-expired = This code has expired.
you-have-code = I have a code from another device
you-look = Display on this device
you-log-out = Log out
you-log-out-why = Log { $name } out on this device? Without another device, nobody can play your seats and chips any more.
you-logged-out = You are logged out on this device.
you-log-out-banned = Log out on this device, so that somebody else can use it?
you-banned = Log out on this device
move = Continue on this device
move-why = Type the code that your other device shows on its page “You”.
move-replaces = You are { $name } on this device. That guest is logged out here; without another device, nobody can play the seats and chips of { $name } any more.
move-code = Code
move-button = Continue
refusal-wrong_code = This code is wrong, used or older than five minutes. Show a new one on the other device.
refusal-no_metrics_token = Metrics need a token.
refusal-no_random_numbers = The server has no random numbers. Try again in a moment.

## New table

game = Game
your-name = Your name
table-name = Name of the table
table-name-default = { $game } among friends
seats = Seats
bots-fill = Bots at the table
listed = Listed in the lobby
listed-why = Otherwise players can join only with the link.
stakes = Stakes
players-and-pace = Players and pace
sit-too = Take a seat yourself
in-big-blinds = big blinds{ $amount ->
    [none] {""}
   *[other] {" "}· { $amount }
}
usual-rules = the usual rules
quoted = “{ $words }”
rules-differ = { $count ->
    [one] 1 rule differs
   *[other] { $count } rules differ
} from { $preset }
rules-reset = Back to { $preset }
rule-differs = In { $preset }: { $value }
rules-group-betting = Betting
rules-group-antes = Antes
rules-group-seats = Button and new players
rules-group-dealing = Dealing
rules-group-showdown = Showdown
rules-group-payouts = Payouts
rules-group-limits = Max payout
rules-group-play = Play
rules-group-combinations = Combinations
rules-group-other = Other rules
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
table-code = Code of this table
copy-code = Copy code
paused-for = { $minutes ->
    [one] Paused by the host for up to 1 more minute
   *[other] Paused by the host for up to { $minutes } more minutes
}
watchers = { $count ->
    [one] 1 watching
   *[other] { $count } watching
}
hand-number = Hand { $hand }
table-hand = hand { $hand }
beside = Panels
tab-log = Log
tab-rules = Rules
tab-hands = Hands
tab-share = Invite
tab-look = Settings
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
why = why?
wager-said = Seat { $seat }: { $said } { $amount }
won-by = Seat { $seat } wins { $amount }
on-time-bank = time bank
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

look-theme = Theme
look-theme-dark = Dark
look-theme-light = Light
look-theme-system = System
look-felt = Felt
look-felt-green = Green
look-felt-blue = Blue
look-felt-burgundy = Burgundy
look-deck = Deck
look-deck-two = Two colours
look-deck-four = Four colours
sound = Sound
vibration = Vibrate on my turn
notices = Notify me of my turn
notices-ask = Notify me of my turn
notices-why = Only while this page is in the background, and never with your cards.
notices-insecure = Notifications of your turn need HTTPS. This room is open over HTTP.
notices-unsupported = This browser shows no notifications here. On an iPhone or iPad, add the room to the home screen first.
notices-blocked = The browser blocks notifications from this room. You can allow them in its settings for this page.
install = Add to home screen
title-your-turn = Your turn – { $table }
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
from-next-match = Apply from next match
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

# The ledger of a table: what each player stands at, and the payments that settle it.
ledger-title = Ledger
ledger-stack = Stack
ledger-payments = Who pays whom
ledger-payments-now = Who would pay whom now
ledger-even = Nobody owes anybody.
ledger-pays = { $from } pays { $to } { $amount }.
ledger-pays-house = { $from } pays the house { $amount }.
ledger-house-pays = The house pays { $to } { $amount }.
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
step = Step
step-of = { $step } of { $of }
play = Play
stop = Stop
download-phh = Download PHH file

admin = Administration
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
audit-token-made = New token for the administrator made.
audit-rolled-back = { $cause ->
    [backup] The audit log was restored from a backup. Later entries are missing, and later bans are gone.
   *[lost] The audit log lost its last entries. Bans in them are gone.
}
notice-hide = Hide this message
notice-more = More
notice-less = Less
removed = The administrator removed you from this table.
removed-title = You were removed
removed-next = Your seat becomes free after the hand in progress, and your chips are cashed out. You may come back.
removed-back = Back to the table
banned-title = You are banned
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
call-label = Call
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
raise-label = { $all ->
    [yes] All in
    [others] Put all in
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
said-check = check
said-call = call
said-bet = bet
said-raise = raise to
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
table-event-renamed = { $was } is now called { $name }.
table-event-left = { $by ->
    [host] { $host ->
        [none] The host
       *[other] The host, { $host },
    } removes { $name } from the table.
    [clock] { $name } was away too long and leaves the table.
    [administrator] The administrator removes { $name } from the table.
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
closing-reason = Reason: { $reason }
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
refusal-removed = You were removed from this table: your seat opens after this hand.
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
refusal-run-not_your_role = Your roles do not allow this. Ask the organiser for a link with another role.
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
refusal-run-not_the_day = The server’s clock is not on the day of the event. Enter the time of the stamp.
refusal-run-spin_off_round = Hand { $hand } spins another card first. Look at the hand again.
refusal-run-request_key = The key of a request has 1 to { $most } visible ASCII characters.
refusal-run-request_key_used = Another request had the same key, so this one was not made. Send it again.
refusal-run-entry_ahead = The server’s clock shows { $now }, so a card cannot have been drawn at { $at }. Correct the time.
refusal-run-report_ahead = The server’s clock shows { $now }, so the stop cannot report up to { $until } yet. Report up to now.
refusal-run-not_offline = A phone sends later only cards of a stop, each with its time.
refusal-run-clock_changed = The clock of the phone was set between this stamp and its sending.
refusal-run-sheet_replaced = The sheet of number { $participant } was reported lost and replaced.
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
refusal-run-moved = This event has been running on another computer since { $since_ms }. This one accepts no entries.
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
refusal-run-draw_not_scanned = The room no longer has the scan of this draw. Begin it again: the participant names a number again.
refusal-run-draw_by_hand = This card cannot be drawn on the screen again. Draw it by hand.
refusal-run-draw_message = The room refuses the draw of this phone: { $reason }. Call the organiser.
refusal-run-draw_refused = The room refuses this: { $reason }.
refusal-run-sheet_without_block = The room has not fixed the draws of number { $participant } yet, so its sheet would lack their root. Make the sheets again.
refusal-run-too_many_blocks = The event has { $most } blocks of draws, the maximum. Print only the numbers that you need.
refusal-run-cards_drawn = A card of number { $participant } is drawn already, so this can no longer be changed.
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
refusal-new_tables_held = The administrator accepts no new tables and events at present. Reason: { $reason }
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

## Refusals of the poker run

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

run-stage-draft = Draft
run-stage-registration = Registration
run-stage-running = Running
run-stage-counting = Counting
run-stage-final = Final
run-stage-cancelled = Cancelled
run-listed = Events
run-own = Your events
run-own-none = You have no events yet. Those that you plan or help at are listed here. An event is a poker run: participants draw a card at each of five stops, and the best five cards win.
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
run-new = New event
run-plan = Plan of the event
run-line = { $date } · { $stage }
run-name = Name of the event
run-name-why = For example “Ride for the County Hospice”. It is shown on the board and printed on every sheet, so name the charity in it.
run-date = Date
run-time-zone = Time zone
run-zone-why = Type a city, a country or an offset: Denver, Spain, −7.
run-zone-none = No time zone matches.
run-zone-list = Matches
run-zone-more = There are { $more } more. Type on to find them.
run-deadline = Deadline
run-deadline-why = Everybody must be at the finish by this time. One second later is late.
run-next-day = The deadline is after midnight, on the next day
run-emergency = Telephone number for emergencies
run-emergency-why = It is printed on every sheet, for a rider in trouble on the road: +1 303 555 0100. It may be left empty.
run-route = Route
run-route-why = Five places give a card, in the order of the route. Other places on the way give none. Write each as riders look for it, name and place: “Miller’s Barn, Mill Road”.
run-place-stop = Card stop { $stop }
run-place-plain = Place without a card
run-add-place = Add a place without a card
run-move-up = Move up: { $place }
run-move-down = Move down: { $place }
run-remove-place = Remove: { $place }
run-finish = Finish
run-finish-why = Where everybody turns in their sheets, name and place: “Town Hall, Market Square”. It is printed on every sheet. It may be left empty.
run-stop-named = Stop { $stop }: { $name }
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
run-fault-empty = Fill in this field.
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
run-title-plan = Plan
run-title-staff = Staff
run-title-registration = Registration
run-title-sheets = Tally sheets
run-title-join = Join the staff
run-role-organiser = Organiser
run-role-registration = Registration
run-role-finish = Finish
run-role-organiser-what = Everything: also the plan, the staff, questions and money
run-role-registration-what = Enter participants, hands and payments, and print tally sheets
run-role-finish-what = Arrivals, extra cards, sheets turned in
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
run-join-again = Try again
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

time-next-day = { $time } (next day)
desk-stop-number = stop { $stop }
desk-stop-name = { $stop } ({ $name })
desk-others = Other desks
desk-offline = No connection, so this was not stored. What you entered is still here: try again when there is a signal. Trying twice does no harm.
desk-stale = No connection. What you see here may be out of date.
offline-no-connection = No connection.
offline-waiting = { $count ->
    [one] 1 stamp waits on this phone, from { $time }.
   *[other] { $count } stamps wait on this phone, oldest { $time }.
}
offline-none-waits = Stamps are kept on this phone.
offline-all-sent = Every stamp of this phone is in the room.
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
    [one] 1 stamp was sent again:
   *[other] { $count } stamps were sent again:
} { $entered } entered, { $there ->
    [one] 1 was in the room already
   *[other] { $there } were in the room already
}, { $asked ->
    [one] 1 is a question
   *[other] { $asked } are questions
} for the organiser.
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
offline-too-late = This stamp may have been sent. Undo it when there is a connection.
offline-unknown = not known on this phone
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
desk-rides = rides
desk-rides-not = does not ride
desk-withdrawn = has withdrawn
desk-entries-lost = Some confirmed entries are missing from the room. Before you draw a card, look at the sheet: if it already shows one, enter that card instead.
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
}, { $served ->
    [0] nobody has been here yet
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

run-title-corrections = Corrections
run-title-money = Money
board-standings = Standings
board-place = Place
board-participant = Participant
board-hand = Hand
board-prize = Prize
board-card = Card
board-stop = Stop
board-time = Time
board-participant-number = No. { $number }
board-hand-number = No. { $number }, hand { $hand }
board-extra-card = Extra card
board-place-tied = { $place }=
board-left-days = { $days } days { $hours } h
board-left-hours = { $hours } h { $minutes } min
board-left-minutes = { $minutes } min { $seconds } s
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
correct-reason = Reason
correct-reason-why = The reason stays in the public record. Write no names.
correct-time-why = In the local time of the event, such as 15:42. Ten past midnight is 24:10.
correct-fault = { $field }: { $fault }
correct-fault-time = This is not a time. Write it like 16:30.
correct-fault-reason = Write a reason.
correct-fault-word = This is a different word.
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
correct-close-compare = Before that, every phone that drew cards opens the page of its stop or of the finish, and taps “Compare”.
correct-spin-off = The event is closed, and hands are tied for a prize. They spin one card each on the page of the finish.
correct-to-finish = To the finish
correct-close-word = close
correct-type = Type “{ $word }” to confirm
correct-close-unpaid = { $count ->
    [one] 1 fee ({ $fees }) is not recorded as paid. If you close now, the prizes come to { $prizes }, from takings of { $takings }. A fee that is paid later goes to the charity; while the event adds to the prizes, it adds less instead.
   *[other] { $count } fees ({ $fees }) are not recorded as paid. If you close now, the prizes come to { $prizes }, from takings of { $takings }. Fees that are paid later go to the charity; while the event adds to the prizes, it adds less instead.
}
correct-close-draws = { $count ->
    [one] 1 draw was begun and has no card: { $places }. If you close now, it never gets one, and the report counts it as an open scan. First finish it at its stop, or enter the card by hand.
   *[other] { $count } draws were begun and have no card: { $places }. If you close now, they never get one, and the report counts them as open scans. First finish them at their stops, or enter the cards by hand.
}
correct-close-draws-at = { $slot } ({ $count })
correct-record-fees = Record the fees
correct-nothing-open = Every hand is turned in and every fee is paid.
correct-open-hands = { $count ->
    [one] 1 hand is not turned in and would not be ranked.
   *[other] { $count } hands are not turned in and would not be ranked.
}
correct-open-provisional = Not reported until { $time }: { $stops }. Cards that were drawn there may not be entered.
correct-open-stop = stop { $stop }
correct-open-draws = { $slot }: { $count ->
    [one] no card yet for the draw of hand
   *[other] no cards yet for the draws of hands
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

run-title-questions = Questions
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
draws-use-physical = { $source ->
    [pack] Type a card from a real pack
   *[wheel] Type a card from a real wheel or pack
}
draws-scanning = Asking the room…
draws-waits-for-phone = The draw begins as soon as this phone is ready.
draws-no-reply = No reply yet. The same request is sent again until there is one. Leave this page open.
draws-number-sent = This phone has sent number { $number } for this hand. Wait, or take it to a signal: the card may be drawn already.
draws-card-of = Card { $number } of { $count }
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
draws-slot-spin-off = Card { $round } to break a tie
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
} by hand and declared { $voids ->
    [0] none
   *[other] { $voids }
} void, on any phone. Is that right?
draws-compare-differs = { $count ->
    [one] The log and this phone differ in 1 point:
   *[other] The log and this phone differ in { $count } points:
}
draws-compare-do = Show this to the organiser. Keep this phone, and do not clear its browser.
draws-compare-explained = { $count ->
    [one] 1 more difference is no fault: it is about an entry that another computer made, or that was lost before a backup was restored. The log says that this happened:
   *[other] { $count } more differences are no fault: they are about entries that another computer made, or that were lost before a backup was restored. The log says that this happened:
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
draws-title = Could anybody choose your cards?
draws-checking = This page checks your draws…
draws-unchecked = Your draws could not be checked, because the log could not be loaded. Load the page again.
draws-malformed = The log of your draws cannot be read, so no card is proved. Tell the organiser.
draws-none = No cards yet.
draws-hand = Hand { $hand }
draws-mark-proved = Checked: nobody could choose this card alone. You named { $cut }.
draws-mark-by-hand = Drawn by hand, no proof.
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
} Cards drawn since then belong to block { $block }, which is not on a sheet of before:
draws-sheet-when = Look up in the log when this was
draws-sheet-loading = The log is loading…
draws-sheet-unknown = The log does not say when this was.
draws-sheet-block = Block { $block }:
draws-log-now = The log has { $seq } entries now. If you write down { $hash }, you can show later that it was not changed:
draws-head-noted = Eight characters of the log that you noted at a draw
draws-head-compare = Look for them
draws-head-found = The log has these characters after entry { $seq }.
draws-head-missing = The log never had these characters. Read them again. If they are right, tell the organiser.
draws-head-unread = Type the eight characters: digits and the letters a to f.
draws-head-unloaded = The log could not be loaded. Try again.
draws-about = What this proves, and what not
draws-about-proves = Room and phone fixed their values before the draw, and their roots show it. The number that you named then picked the card. So none of the three could choose it alone.
draws-about-you = Your part: note the eight characters of the log that the staff tell you before you name a number, name a number of your own, another one each time, and compare both and the root above.
draws-about-not = It does not prove cards that were drawn by hand, that a card was rightly declared void, or that draws were finished. If room, phone and participant work together, they can choose a card.
draws-about-page = This page comes from the room. To depend on nobody, save the log from the board and check it on your own computer with “cardroom verify”. The program’s document docs/draws.md has every step.
draws-report-title = Draws on the screen
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
draws-report-stops = By card
draws-report-staff = By staff member
draws-report-member = Staff member { $staff }
draws-report-same-name = { $name } (staff member { $staff })
draws-report-none = There were no takeovers, voids, cards by hand, second attempts or open scans.
draws-report-why = Each of these gives staff a way to influence a card. A few are usual; ask if one person or one stop has many.
draws-count-takeovers = Takeovers
draws-count-voids = Voids
draws-count-by-hand = Cards by hand
draws-count-second-attempts = Second attempts
draws-count-open-scans = Open scans
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
