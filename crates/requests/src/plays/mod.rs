//! Every legal play from a hand in Mount Holyoke Poker, and the statistics of leads.

mod stats;

pub use games::mount_holyoke::plays::{Reply, Request};
pub use stats::{LeadKind, LeadStats, lead_stats};

use crate::{RequestError, Schemas};
use games::mount_holyoke::Settings;
use games::mount_holyoke::plays::plays;
use schemars::JsonSchema;

/// The legal plays, or with `--stats` the statistics of leads.
#[derive(JsonSchema)]
#[schemars(untagged)]
#[expect(dead_code, reason = "only its schema is made")]
enum AnyReply {
    Plays(Reply),
    Stats(LeadStats),
}

/// The JSON Schemas of the request and of the reply.
pub fn schemas() -> Schemas {
    Schemas::of_lines::<Request, AnyReply>()
}

/// Lists the plays under the settings of the request, or under `given` if it has none.
///
/// # Errors
/// If the settings are invalid, a card is repeated, or the play to beat is not a combination.
pub fn answer(request: Request, given: &Settings) -> Result<Reply, RequestError> {
    let rules = request.rules.unwrap_or_else(|| given.clone());
    plays(&Request { rules: Some(rules), ..request }).map_err(RequestError::from)
}
