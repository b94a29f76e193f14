//! Exact odds: what may happen and how often, counted and not sampled wherever it can be.
//!
//! - [`high_card_flush`]: the best decision for every hand, and what every wager is worth.
//! - [`holdem`]: who wins how often with what, for hands and ranges on any board.
//! - [`mount_holyoke`]: what can be led, and how often.
//! - [`poker_run`]: the hands of the wheel, who takes the prizes, and the chances of a running event.
//! - [`packs_poker`]: every deal beside every kind of pack, and what both wagers are worth.
//! - [`Results`]: what a wager ends in, and what it is worth. [`Ruin`]: how long a bankroll lasts.
//!
//! The engines use the evaluators and the settings of the games, and never play or settle a round: so a simulation that
//! does can be held against them.

mod fraction;
pub mod high_card_flush;
pub mod holdem;
pub mod mount_holyoke;
pub mod packs_poker;
pub mod poker_run;
mod results;
mod ruin;

pub use fraction::Fraction;
pub use results::{Results, TooFine};
pub use ruin::{MOST_ROUNDS, MOST_UNITS, Ruin, TooManyParts};
