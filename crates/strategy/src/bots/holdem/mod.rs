//! Bots that play hold'em.
//!
//! - [`Call`], [`Random`] (`plain.rs`): no strategy, for measuring and for testing.
//! - [`Style`] (`style.rs`): plays by a score of the two cards (`score.rs`) before the flop, and by an estimate of the
//!   chance to win (`chance.rs`) against the price of a call after it. [`TIGHT`] and [`LOOSE`] are two of them.

mod chance;
mod plain;
mod score;
mod style;

pub use plain::{Call, Random};
pub use style::{LOOSE, Style, TIGHT};

use super::{Below, Bot, HasBots};
use games::holdem::Holdem;

impl HasBots for Holdem {
    const BOTS: &'static [&'static dyn Bot<Holdem>] = &[&Call, &Random, &TIGHT, &LOOSE];
}
