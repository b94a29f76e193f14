//! Support for the tests of several crates: random rounds of every game, and naive implementations of rules to
//! compare the engine with.
//!
//! This crate is a development dependency only, and panics on any error, since an error fails the test. `games` uses
//! it in its integration tests. The unit tests of `games` cannot use it: this crate is built against the library,
//! whose types are not those of the unit tests.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod chance;
pub mod law_rounds;
pub mod lawful;
pub mod naive_combination;
pub mod naive_hand;
pub mod playout;
mod scripted;

pub use chance::Chance;
pub use lawful::{Lawful, LawfulEvent, LawfulGame};
pub use scripted::scripted;
