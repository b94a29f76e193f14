//! Possible leads in Mount Holyoke Poker, counted over all hands.
//!
//! 1. **Combinations** (`combinations.rs`): the number of each kind in the pack. The probability of holding a
//!    given combination depends only on its number of cards, so the mean number of leads is a sum of products.
//! 2. **Hands** (`hands.rs`): the number of hands with at least one combination of a kind ([`Leads`]). The hands with
//!    none are counted rank by rank or suit by suit, with a state that summarizes the preceding parts.
//!
//! Of the settings, only `straights` affects the possible leads (MH-7); the others decide which play beats
//! which. A combination counts only as the highest kind that it makes (MH-11): a straight flush counts as
//! neither a straight nor a flush.

mod combinations;
mod hands;
mod leads;
mod straight;

pub use leads::{KindStatistics, Leads};
