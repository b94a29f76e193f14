//! What can be led in Mount Holyoke Poker, counted over all hands.
//!
//! 1. **Combinations** (`combinations.rs`): how many there are of each kind. Each is held with a chance that follows from
//!    its number of cards alone, so the mean number of leads is a sum of products.
//! 2. **Hands** (`hands.rs`): how many hold one or more of a kind. Those that hold none are counted: rank by rank, or suit
//!    by suit, with what has to be remembered of the ranks before ([`Leads`]).
//!
//! Of the settings only `straights` changes what can be led (MH-7); the others say what beats what. A combination counts as
//! the highest kind that it makes (MH-11): a straight flush is no straight and no flush.

mod combinations;
mod hands;
mod leads;
mod straight;

pub use leads::{Leads, OfKind};
