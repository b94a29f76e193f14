//! The odds of the poker run.
//!
//! 1. [`Distribution`] (`distribution.rs`): how often each strength comes, of five spins or of six.
//! 2. [`Prizes`] (`prizes.rs`): from it, what takes the first places among some hands, ties shared.

mod distribution;
mod prizes;

pub use distribution::{Distribution, Spins};
pub use prizes::{PLACES, Place, Prizes};
