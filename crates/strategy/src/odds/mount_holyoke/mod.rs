//! Possible leads in Mount Holyoke Poker, counted over all hands.
//!
//! 1. **Combinations** (`combinations.rs`): the number of each kind. The probability of holding one follows from its
//!    number of cards alone, so the mean number of leads is a sum of products.
//! 2. **Hands** (`hands.rs`): the number that hold at least one of a kind. Those that hold none are counted rank by
//!    rank, or suit by suit, with a state that records the parts before ([`Leads`]).
//!
//! Of the settings only `straights` changes the possible leads (MH-7); the others decide which play beats which. A
//! combination counts as the highest kind that it makes (MH-11): a straight flush is no straight and no flush.

mod combinations;
mod hands;
mod leads;
mod straight;

pub use leads::{Leads, OfKind};
