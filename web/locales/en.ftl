# The texts that every page loads. The files of the other parts of the catalogue are named after them (`i18n/texts.ts`). Those
# of es have the same messages; a unit test compares them.

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
unit-name-big-blinds = BB
big-blinds-figure = { $amount }{"\u00A0"}BB
big-blinds-words = { $amount }{"\u00A0"}BB ({ $chips })
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
page-loading = The page is loading…
skip = Skip to the content
lobby = Tables
new-table = New table
new-table-lead = Friends join with a link or a QR code, and bots can take the seats that are left.
room-line = A card room for you and your friends: no{"\u00A0"}account, no real money, just sit down.
play-now = Play now
seat-refused = You have no seat yet. { $reason }
play-none = No table has a free seat right now. Open a new one.
join-code = Join by code or link
join-open = Join
join-no-code = That is neither a code nor a link of a table. A link ends in /t/ and the code.
join-unknown = There is no open table with the code { $code }. Check it, or ask your host for the link.
own-tables-why = You host them or sit at them, and only the link leads to them.
games-here = Games
rules-of = Rules of { $game }
about-holdem = Two cards of your own and five in the middle: bet, bluff, and make the best five.
about-packs-poker = Bet on packs of two cards: with your five, a pack has to make a better hand than the dealer’s.
about-high-card-flush = Seven cards against the dealer: the longest flush wins.
about-mount-holyoke = Get rid of your cards first, with pairs, three of a kind and five-card hands. Every card you keep costs points.
stakes-holdem = Blinds { $figures }
stakes-ante = ante { $ante }
stakes-next = { $now }, next hand { $next }
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
close = Close
cancel = Cancel
none = none
rules = Rules

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

## New table

game = Game
your-name = Your name
table-name = Name of the table
seats = Seats
listed = Listed in the lobby
stakes = Stakes

## Settings of the games

option-post = post now
option-wait = wait for the big blind

## Table

crowded = The room is full, and seated players have priority. Reload the page to watch this table again.
waiting-people = { $count } on the waiting list
closing-reason = Reason: { $reason }
hand-number = Hand { $hand }
tab-keys = Keyboard shortcuts
time-bank-left = Time bank { $seconds } s
log = Hand log, newest first
open-clause = Rule { $id }
seat-number = seat { $seat }
buy-in = Buy-in
from-to = { $least } to { $most }{"\u00A0"}{ $unit }
from-to-cents = ${ $least } to ${ $most }
leave-south = If you return within { $minutes } minutes, you must bring back at least the chips with which you left.
leave-south-blinds = If you return within { $minutes } minutes, you must bring back at least the chips with which you left, and you owe both blinds.
leave-blinds = If you return within { $minutes } minutes, you owe both blinds.
owes-on-return = { $blinds ->
    [both] You have already played at this table and owe both blinds: post { $amount } to play at once, or wait for the big blind.
   *[big] You owe the big blind: post { $amount } to play at once, or wait for it.
}
away = dis{ "\u00AD" }connected
bot = bot
bot-account = A bot from outside, which plays with a token
bot-name = Name of the bot
bot-make = Make a bot account
bot-revoke = Revoke
bot-connected = connected
bot-disconnected = not connected
bot-revoked = The account of { $name } is revoked. The bot leaves its tables.
bot-token = Token of { $name }
bot-token-why = Copy it now: it is shown only once. Whoever has it plays as this bot.
button = Dealer button
why = why?
log-clauses = Show the rule for each line
seconds-short = { $seconds } s
your-turn = Your turn
turn-strip = Your turn{ $time ->
    [none] {""}
   *[other] {" "}· { $time }
} · Back to the table
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
holdem-amounts = Amounts
holdem-amounts-chips = Chips
holdem-amounts-big-blinds = Big blinds
bet-sizes = Bet sizes
open-sizes = Before the flop, in big blinds
open-sizes-why = Until someone raises, in place of parts of the pot. All in is always offered.
sound = Sound
vibration = Vibrate on my turn
notices = Notify me of my turn
notices-ask = Notify me of my turn
notices-why = Only while this page is in the background, and never with your cards.
notices-insecure = Notifications of your turn need HTTPS. This room is open over HTTP.
notices-unsupported = This browser shows no notifications here. On an iPhone or iPad, add the room to the home screen first.
notices-blocked = The browser blocks notifications from this room. You can allow them in its settings for this page.
keys-list = List of the keys
install = Add to home screen
share-qr = QR code for { $url }
copy = Copy
copied = Copied
close-sure = { $playing ->
    [yes] The table closes after this hand, and everyone is cashed out.
   *[no] The table closes now, and everyone is cashed out.
}
step = Step
stop = Stop
admin = Administration
notice-hide = Hide this message
notice-more = More
notice-less = Less
removed = The administrator removed you from this table.
tables = Tables
ledger = Ledger
ledger-unit = Balances are in the smallest unit of play money: chips in hold’em, cents in the games against the house.
ledger-sum = All accounts together: { $sum }. It is always 0.

## Actions of a player

fold = Fold
check = Check
call = Call { $amount }
size-part = { $part } of the pot
size-amount = { $size }: { $amount }
pot = Pot
all-in = All in
amount-missing = { $what }: enter an amount.
amount-below = The minimum is { $amount }.
amount-above = The maximum is { $amount }.
amount-off-unit = { $amount } is not a multiple of { $unit }.
amount-between = The nearest amounts are { $below } and { $above }.
board = Board
packs = Packs

## Chips on the felt

chips = Chips
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
pass = Pass

## Refusals of the client and of the room

refusal-unreachable = The server cannot be reached right now. Try again in a moment.
refusal-no_amount = { $what }: “{ $typed }” is not an amount.
refusal-table_held = This table is suspended: its stored log is inconsistent. The administrator can see why on the administration page.
refusal-run-not_your_role = Your roles do not allow this. Ask the organiser for a link with another role.
refusal-new_tables_held = The administrator accepts no new tables and events at present. Reason: { $reason }

## Events in the lobby, and the titles of their pages

run-stage-draft = Draft
run-stage-registration = Registration
run-stage-running = Running
run-stage-counting = Counting
run-stage-final = Final
run-stage-cancelled = Cancelled
run-listed = Events
run-own = Your events
run-own-none = You have no events yet. Those that you plan or help at are listed here. An event is a poker run: participants draw a card at each of five stops, and the best five cards win.
run-new = New event
run-place-stop = Card stop { $stop }
run-stop-named = Stop { $stop }: { $name }
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
time-next-day = { $time } (next day)
run-title-corrections = Corrections
run-title-money = Money
board-standings = Standings
board-participant-number = No. { $number }
board-left-days = { $days } days { $hours } h
board-left-hours = { $hours } h { $minutes } min
board-left-minutes = { $minutes } min { $seconds } s
run-title-questions = Questions
