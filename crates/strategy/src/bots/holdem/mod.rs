//! Bots that play hold'em.
//!
//! - [`Call`], [`Random`] (`plain.rs`): no strategy, for measuring and for testing.
//! - [`Style`] (`style.rs`): plays by a score of the two cards (`score.rs`) before the flop, and by an estimate of the
//!   chance to win (`chance.rs`) against the price of a call after it. [`TIGHT`] and [`LOOSE`] are two of them.
//!
//! A bot is given the [`View`] of its own seat and random numbers. It always plays a legal move.

mod chance;
mod plain;
mod score;
mod style;

pub use plain::{Call, Random};
pub use style::{LOOSE, Style, TIGHT};

use super::Below;
use games::holdem::{Action, View};

/// A player of hold'em.
pub trait Bot: Sync {
    /// The name by which the command line knows it.
    fn name(&self) -> &'static str;

    /// How it plays, in a few words.
    fn manner(&self) -> &'static str;

    /// A legal action of the seat for which the view was made; `None` if that seat has nothing to do.
    fn act(&self, view: &View, below: &mut Below<'_>) -> Option<Action>;
}

/// Every bot.
pub const ALL: [&dyn Bot; 4] = [&Call, &Random, &TIGHT, &LOOSE];

/// The bot with this name.
pub fn named(name: &str) -> Option<&'static dyn Bot> {
    ALL.into_iter().find(|bot| bot.name() == name)
}
