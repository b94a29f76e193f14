//! Exact odds: what may happen and how often, counted and not sampled wherever it can be.
//!
//! - [`high_card_flush`]: the best decision for every hand, and what every wager is worth.
//! - [`holdem`]: who wins how often with what, for hands and ranges on any board.
//! - [`poker_run`]: the hands of the wheel, and who takes the prizes.
//!
//! The engines use the evaluators and the settings of the games, and never play or settle a round: so a simulation that
//! does can be held against them.

mod fraction;
pub mod high_card_flush;
pub mod holdem;
pub mod poker_run;

pub use fraction::Fraction;
