//! Odds of the games: exact by enumeration wherever possible, sampled otherwise.
//!
//! - [`high_card_flush`]: the best decision for every hand, and the expected value of every wager.
//! - [`holdem`]: equity, categories and outs, for hands and ranges on any board.
//! - [`mount_holyoke`]: the possible leads and their probabilities.
//! - [`poker_run`]: the distribution of hands, the expected prizes, and the odds in an event in progress.
//! - [`packs_poker`]: the outcomes of all deals for every kind of pack, and the expected value of both
//!   wagers.
//! - [`Results`]: outcomes and expected value of a wager. [`Ruin`]: risk of ruin of a bankroll.
//!
//! These modules use the evaluators and the settings of the games, but never play or settle a round. A simulation
//! plays and settles rounds, and is therefore an independent check.

mod fraction;
pub mod high_card_flush;
pub mod holdem;
pub mod mount_holyoke;
pub mod packs_poker;
pub mod poker_run;
mod results;
mod ruin;

pub use fraction::Fraction;
pub use results::{DenominatorTooLarge, Results};
pub use ruin::{MAX_ROUNDS, MAX_UNITS, Ruin, TooManyParts};
