//! Odds of the poker run.
//!
//! 1. [`Distribution`] (`distribution.rs`): the number of hands of each strength, for five or six spins;
//!    `completions.rs` enumerates every completion of a hand.
//! 2. [`Prizes`] (`prizes.rs`): the odds of the first places among identically distributed hands.
//! 3. [`Chances`] (`live.rs`): the expected prizes of every hand of an event in progress. `field.rs` sweeps the
//!    strengths from the best down, with the products of `series.rs`; `party.rs` combines the hands of a
//!    participant.
//! 4. [`HandValue`] (`hand_value.rs`): the value of an extra card and of a second hand.

mod completions;
mod distribution;
mod field;
mod hand_value;
mod live;
mod party;
mod prizes;
mod series;

pub use distribution::{Distribution, Spins};
pub use field::MAX_PRIZES;
pub use hand_value::{ExtraCardValue, HandValue, Others};
pub use live::{Chances, Hand};
pub use prizes::{PLACES, PlaceOdds, Prizes};
