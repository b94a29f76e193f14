//! Comparison of players who have played the same deals: means, differences, and their errors.
//!
//! 1. `game.rs`: the result of a seat in each game. A file per game has its details.
//! 2. [`Tally`] (`tally.rs`): exact sums over deals, from which means, differences and standard errors follow.
//!    `interval.rs`: confidence intervals.
//! 3. `reply.rs`: the report on one match. `league.rs`: the report on all pairs of players.
//!
//! The caller plays the deals. A deal is one sample: it is played once for each rotation of the seats, so its rounds
//! depend on each other, but deals do not.

mod game;
mod high_card_flush;
mod holdem;
mod interval;
mod league;
mod mount_holyoke;
mod packs_poker;
mod reply;
mod tally;

pub use game::{ArenaGame, SeatResult, Unit};
pub use league::{League, Opponent, Standing};
pub use reply::{Conduct, Fault, FaultKind, Out, Pair, PlayerResult, Reply};
pub use tally::{Estimate, Tally, TooLarge};

use crate::Schemas;
use schemars::JsonSchema;

/// The reply for one match, or for a league.
#[derive(JsonSchema)]
#[schemars(untagged)]
#[expect(dead_code, reason = "only its schema is made")]
enum AnyReply {
    Match(Box<Reply>),
    League(Box<League>),
}

/// The JSON Schema of the reply. Requests have none.
pub fn schemas() -> Schemas {
    Schemas::of_reply::<AnyReply>()
}
