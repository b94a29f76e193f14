# The texts of the settings of games, which only the form of a new table, the panels of a table and the rules load.

## Page frame

seconds = seconds
rules-in-english = The rulebook and the rulings are written in English.
rulings = Rulings
table-rules = Table rules
ranking = Ranking
ranking-of-hands = Ranking of hands, highest first
pay-tables = Pay tables
edges = House edge
edges-counted = Counting every deal…
edges-note = Exact, over all deals, with the best decisions. The edge is the average loss on each wager.
edge-line = { $wager }: { $edge } (wins { $wins } of the time)
edge-pack = Pack bet
edge-bonus = Bonus bet
edge-ante = Ante with the raise
edge-flush-bonus = Flush bonus
edge-straight-flush-bonus = Straight flush bonus
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

## New table

table-name-default = { $game } among friends
bots-fill = Bots at the table
listed-why = Otherwise players can join only with the link.
match = Match
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
setting-straddle-why = Bets larger than the big blind, posted before the deal. For a custom straddle, type an amount in chips, or increasing amounts such as 200, 400. A straddle needs three players and is skipped with two.
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
setting-flush-bonus-why = What the flush bonus pays. For custom payouts, write a line for each hand, such as seven_card_flush = 300 to 1.
setting-straight-flush-bonus = Straight flush bonus
setting-straight-flush-bonus-why = What the straight flush bonus pays. For custom payouts, write a line for each hand, such as seven_card_straight_flush = 8000 to 1.
setting-progressive = Progressive
setting-progressive-why = Whether there is a progressive bet, and what it pays. For custom payouts, write a line for each hand: a share of the meter, such as five_card_straight_flush = 1 to 10, or a fixed payout, such as four_card_straight_flush = 300 for 1.
setting-progressive-ties = Equal progressive hands
setting-progressive-ties-why = How the meter is paid when equal hands win it.
setting-bonus-limit = Bonus limit
setting-bonus-limit-why = The maximum that the bonus bets of one round can win, in dollars. Leave it empty for no limit.
setting-qualifier = Dealer qualifies with
setting-qualifier-why = The lowest flush with which the dealer qualifies.
setting-raise-limits = Max raise
setting-raise-limits-why = How many antes a player may raise with a flush of 2, 3, 4, 5, 6 and 7 cards.
setting-straight-flush-ace = Ace in a straight flush
setting-straight-flush-ace-why = Whether the ace also counts low.
setting-end = End of the match
setting-end-why = After a number of rounds, or when somebody reaches a number of points.
counted-in = Counted in
option-end-rounds = rounds
option-end-points = points
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
# The last entry of a list of named values.
custom-value = Custom
custom-value-of = { $setting }, custom
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

## Refusals of the client and of the room

refusal-buy_in_above_limit = Lower the big blind: the max buy-in grows with it, and is at most { $limit }.
refusal-buy_in_order = The min buy-in must be more than zero and no more than the max buy-in: { $first } to { $second } is not possible.
refusal-holdem-no_big_blind = The big blind is at least 1 chip.
pay-fault = { $wrong ->
    [outcome] { $name }: “{ $found }” is not a hand of this pay table. Use { $known }.
    [pay] { $name }: “{ $found }” is not a payout. Write two whole numbers, such as “3 to 1”.
    [for_nothing] { $name }: the second number of a payout must be 1 or more.
    [too_high] { $name }: the numbers of a payout cannot exceed { $limit }.
   *[nothing_paid] { $name }: no hand pays anything. Give at least one a payout above 0.
}

## Events in the lobby, and the titles of their pages

run-join-again = Try again
