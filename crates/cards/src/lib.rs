//! Playing cards, sets and multisets of them, their notation, and hand evaluation.
//!
//! - [`Card`], [`Rank`], [`Suit`]: what is printed on a card. None of them has a playing order: suits
//!   are equal in four of Cardroom's games and ranked in one, and the two is low in four and high in one.
//! - [`CardSet`]: cards of one pack, each at most once. [`Tally`]: a multiset, since the poker run's
//!   wheel can show the same card again.
//! - [`Deck`] and [`Wheel`]: the two ways in which a card comes. Both are given their randomness.
//! - [`notation`]: cards as people write them, and errors that name the position.
//! - [`eval`]: what a poker hand is worth.
//!
//! The crate has no dependencies and no input or output.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod card;
mod card_set;
mod deck;
pub mod eval;
pub mod notation;
mod tally;
mod wheel;

pub use card::{Card, Rank, Suit};
pub use card_set::CardSet;
pub use deck::{Deck, DeckError};
pub use tally::Tally;
pub use wheel::Wheel;
