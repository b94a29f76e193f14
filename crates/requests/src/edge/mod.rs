//! The exact house edge of every wager, and calculations based on it.
//!
//! 1. [`high_card_flush`], [`packs_poker`]: the wagers of each game; `wager.rs`: the figures of a wager.
//! 2. `extras.rs`: calculations for either game. `pays.rs`, `sweep.rs` and `solve.rs` change payouts, `ruin.rs`
//!    calculates the risk of ruin.

mod extras;
pub mod high_card_flush;
pub mod packs_poker;
mod pays;
mod ruin;
mod solve;
mod sweep;
mod wager;

pub use extras::{Extras, ExtrasRequest};
pub use ruin::{RuinByRound, RuinRisk};
pub use solve::{NearbyPay, Solve, SolveResult};
pub use sweep::{Row, Sweep, SweepResult};
pub use wager::{WagerEdge, WagerStatistics};

use crate::Schemas;
use schemars::JsonSchema;

/// The reply of either game.
#[derive(JsonSchema)]
#[schemars(untagged)]
#[expect(dead_code, reason = "only its schema is made")]
enum AnyReply {
    HighCardFlush(Box<high_card_flush::Reply>),
    PacksPoker(Box<packs_poker::Reply>),
}

/// The JSON Schema of the reply. Requests have none.
pub fn schemas() -> Schemas {
    Schemas::of_reply::<AnyReply>()
}
