//! The lines of the file, and the results at its end.

use crate::run::state::State;
use games::poker_run::{Account, HandId, Standing, Unranked};
use games::{Refereed, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The version of the format.
pub const FORMAT: u32 = 1;

/// A line of the file of an event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Line {
    /// The first line: the format version and the event id.
    Event { format: u32, id: String },
    /// An entry of the log. Its body is JSON encoded as a string, so that the exact bytes covered by the hash are
    /// kept.
    Entry { seq: u64, kind: String, body: String, hash: String },
    /// Personal data whose hash is in an entry: the salt, a colon and the text.
    Text(String),
    /// The last line. `head` is the hash of the last entry. `results` is an [`EventResults`], or `null` in a draft.
    End { entries: u64, head: String, results: Value },
}

/// The results of an event at its last entry.
#[derive(Serialize)]
pub struct EventResults {
    /// The standings if the event closed now.
    standings: Vec<Standing<HandId>>,
    /// The hands that are not ranked, with the reason.
    unranked: Vec<Unranked<HandId>>,
    /// The use of the takings, in cents.
    account: Account,
}

/// The results of an event in this state; `null` in a draft.
pub fn results(state: &State) -> Value {
    let results = state.game.as_ref().map(|game| {
        let settled = game.view(Viewer::Rail).board;
        EventResults { standings: settled.standings, unranked: settled.unranked, account: settled.account }
    });
    // Results are numbers, strings and lists, which serde_json can always represent.
    serde_json::to_value(results).unwrap_or(Value::Null)
}
