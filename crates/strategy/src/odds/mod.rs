//! Exact odds: what may happen and how often, counted and not sampled.
//!
//! - [`high_card_flush`]: the best decision for every hand, and what every wager is worth.
//! - [`packs_poker`]: every deal beside every kind of pack, and what both wagers are worth.
//! - [`poker_run`]: the hands of the wheel, and who takes the prizes.
//!
//! The engines use the evaluators and the settings of the games, and never play or settle a round: so a simulation that
//! does can be held against them.

mod fraction;
pub mod high_card_flush;
pub mod packs_poker;
pub mod poker_run;
mod too_fine;

pub use fraction::Fraction;
pub use too_fine::TooFine;
