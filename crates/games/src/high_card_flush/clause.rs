//! The clauses of the High Card Flush rulebook and the rulings that this game cites.

use crate::clause::clauses;

clauses! {
    "rulebook/high-card-flush.md";

    /// Ranks, ace high; suits are equal.
    A = "high-card-flush/a",
    /// A seven-card flush.
    B1 = "high-card-flush/b-1",
    /// A six-card flush.
    B2 = "high-card-flush/b-2",
    /// A five-card flush.
    B3 = "high-card-flush/b-3",
    /// A four-card flush.
    B4 = "high-card-flush/b-4",
    /// A three-card flush.
    B5 = "high-card-flush/b-5",
    /// A two-card flush.
    B6 = "high-card-flush/b-6",
    /// Between flushes of the same length, the highest rank that occurs in only one of them decides. Without such a
    /// rank they tie.
    C = "high-card-flush/c",
    /// A seven-card straight flush.
    D1 = "high-card-flush/d-1",
    /// A six-card straight flush.
    D2 = "high-card-flush/d-2",
    /// A five-card straight flush.
    D3 = "high-card-flush/d-3",
    /// A four-card straight flush.
    D4 = "high-card-flush/d-4",
    /// A three-card straight flush, if the pay table has it.
    D5 = "high-card-flush/d-5",
    /// The order of dealing.
    All1 = "ALL-1",
    /// Amounts are checked integers.
    All2 = "ALL-2",
    /// The action that the clock takes when a player's time runs out.
    All3 = "ALL-3",
    /// The best flush as the value of a hand.
    Hf1 = "HF-1",
    /// Two flushes of the same length.
    Hf2 = "HF-2",
    /// The ace in straight flushes; the longest run, paid once.
    Hf3 = "HF-3",
    /// The rules of play around the hand ranking.
    Hf4 = "HF-4",
    /// Hands with a wrong number of cards.
    Hf5 = "HF-5",
    /// Seats that make no wager.
    Hf6 = "HF-6",
    /// The progressive wager and its meter.
    Hf7 = "HF-7",
    /// Wagers are paid from the stack at the table.
    Hf8 = "HF-8",
    /// The limit on bonus winnings per round.
    Hf9 = "HF-9",
}

/// Clauses that no decision cites. There are none: the part of clause `c` about hands without a listed flush never
/// applies, since seven cards always include two of a suit, and the rest of it decides between flushes of the same
/// length.
pub const PROCEDURAL: &[Clause] = &[];
