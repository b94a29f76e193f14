//! Playing cards, card sets and multisets, card notation, and hand evaluation.
//!
//! - [`Card`], [`Rank`], [`Suit`]: a card and its components. None of them implements `Ord`: suits are equal in
//!   four of Cardroom's games and ranked in one; the two is low in four and high in one.
//! - [`CardSet`]: cards of one pack, each at most once. [`Tally`]: a multiset, since the poker run's wheel
//!   can show the same card again.
//! - [`Deck`] and [`Wheel`]: the two sources of cards. Both take their random numbers from the caller.
//! - [`notation`]: card notation and its parser, with errors that give the position.
//! - [`eval`]: poker hand evaluation.
//!
//! The crate performs no I/O.
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
