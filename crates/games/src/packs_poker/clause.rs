//! The clauses of the Packs Poker rulebook and the rulings that this game cites.

use crate::clause::clauses;

clauses! {
    "rulebook/packs-poker.md";

    /// The objective: a better five-card hand than the dealer's, made with a pack wagered on.
    Objective = "packs-poker/objective",
    /// One deck of 52 cards.
    Rule1 = "packs-poker/1",
    /// Pack bets and bonus bets, and their limits.
    Rule2 = "packs-poker/2",
    /// All bets are made before any card is dealt.
    Rule3 = "packs-poker/3",
    /// The packs are dealt two cards each, one at a time.
    Rule4 = "packs-poker/4",
    /// Five cards to each player and the dealer.
    Rule5 = "packs-poker/5",
    /// Players look at their cards, and the dealer turns up the first pack.
    Rule6 = "packs-poker/6",
    /// Hands are compared starting on the dealer's right.
    Rule7 = "packs-poker/7",
    /// A bonus on three of a kind or better is paid by the pay table, for the highest hand only.
    Rule8 = "packs-poker/8",
    /// A bonus is paid regardless of the dealer's hand, except for a tie (PK-4).
    Rule9 = "packs-poker/9",
    /// A winning pack bet is paid 1 to 1.
    Rule10 = "packs-poker/10",
    /// The dealer beats the player and collects the pack bet.
    Rule11 = "packs-poker/11",
    /// A tie: the pack bet pushes and the bonus is collected.
    Rule12 = "packs-poker/12",
    /// The player wins with high card: the pack bet pushes and the bonus is collected.
    Rule13 = "packs-poker/13",
    /// The dealer wins with high card: both bets are collected.
    Rule14 = "packs-poker/14",
    /// The comparison is repeated for every player and every pack.
    Rule15 = "packs-poker/15",
    /// The deck is inspected and washed when a table opens.
    Opening = "packs-poker/opening",
    /// A wrong number of cards voids all hands.
    Count = "packs-poker/count",
    /// A dealer with four cards draws the fifth.
    DealerFour = "packs-poker/dealer-four",
    /// The bonus pay table.
    PayTable = "packs-poker/pay-table",
    /// The aggregate: the limit on winnings in one round.
    Aggregate = "packs-poker/aggregate",
    /// The order of dealing.
    All1 = "ALL-1",
    /// Amounts are checked integers.
    All2 = "ALL-2",
    /// The action that the clock takes when a player's time runs out.
    All3 = "ALL-3",
    /// The packs are community cards, which the dealer uses too.
    Pk1 = "PK-1",
    /// The numbers of packs and of seats.
    Pk2 = "PK-2",
    /// The limits of wagers, and their unit.
    Pk3 = "PK-3",
    /// A tie with a paying bonus hand; bonuses that do not pay.
    Pk4 = "PK-4",
    /// Each bonus wager is paid once; under `highest_pack_only`, one wager per seat.
    Pk5 = "PK-5",
    /// Bets on hands that are only a high card.
    Pk6 = "PK-6",
    /// The division of the aggregate among winning bets.
    Pk7 = "PK-7",
    /// Positions at the table and the order of settlement.
    Pk8 = "PK-8",
    /// Hands and packs with a wrong number of cards.
    Pk9 = "PK-9",
    /// The end of wagering, and sitting out.
    Pk10 = "PK-10",
    /// The highest pack of a seat.
    Pk11 = "PK-11",
    /// Rounds dealt by hand and entered afterwards.
    Pk12 = "PK-12",
    /// Pay tables other than that of the rulebook.
    Pk13 = "PK-13",
}

/// Clauses that no decision cites: inspecting and washing a physical deck has no effect in a round.
pub const PROCEDURAL: &[Clause] = &[Clause::Opening];
