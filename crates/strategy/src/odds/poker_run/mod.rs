//! The odds of the poker run.
//!
//! 1. [`Distribution`] (`distribution.rs`): how often each strength comes, of five spins or of six; `completions.rs` goes
//!    through every way in which a hand can end.
//! 2. [`Prizes`] (`prizes.rs`): from it, what takes the first places among some hands that are alike, ties shared.
//! 3. [`Chances`] (`live.rs`): the chances of every hand of a running event. `field.rs` goes through the strengths from the
//!    best down, with the products of `series.rs`; `party.rs` makes one of the hands of a participant.
//! 4. [`Worth`] (`worth.rs`): what an extra card and a second hand are worth.

mod completions;
mod distribution;
mod field;
mod live;
mod party;
mod prizes;
mod series;
mod worth;

pub use distribution::{Distribution, Spins};
pub use field::MOST_PRIZES;
pub use live::{Chances, Hand};
pub use prizes::{PLACES, Place, Prizes};
pub use worth::{Extra, Others, Worth};
