//! Simulation of many rounds, which also checks that chips, cards, points and takings are conserved.
//!
//! 1. `request.rs`, `reply.rs`: the request and its reply. `answer.rs`: the function that answers it, for every game.
//! 2. `table.rs`: rounds of any table game; a file per game has its details. `poker_run.rs`: whole events, which have
//!    no table.
//! 3. `check.rs`: rounds against the house, compared with the exact odds. `played.rs`: plays the rounds and
//!    measures the time.

mod answer;
mod check;
mod high_card_flush;
mod holdem;
mod mount_holyoke;
mod packs_poker;
mod played;
mod poker_run;
mod reply;
mod request;
mod table;

pub use answer::{Simulate, simulate_players};
pub use check::{Check, CheckedWager};
pub use reply::Reply;
pub use request::Request;
pub use table::SimulatedGame;

use crate::Schemas;

/// The JSON Schema of the reply. Requests have none.
pub fn schemas() -> Schemas {
    Schemas::of_reply::<Reply>()
}
