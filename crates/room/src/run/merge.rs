//! The results of merging the log of another computer into the own log (PR-31).

use super::offline::StoredRefusal;
use crate::store::chain::EntryHash;
use games::Chips;
use games::poker_run::{Action, HandId, Participant};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The entry of another computer's log from which a merge made an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "RunMergedFrom")]
pub struct MergedFrom {
    /// The position of the entry in the other log.
    pub seq: u64,
    /// The hash of the entry, which identifies it in all logs.
    #[schemars(with = "String")]
    pub hash: EntryHash,
    /// The time of the entry by the other computer's clock, in milliseconds since the Unix epoch.
    pub at_ms: u64,
    /// The number of its author among the staff of the other log; `null` for the room.
    pub by: Option<u32>,
}

/// An entry of another computer's log that could not be entered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "RunLeftOut", transform = games::unit::cents)]
pub struct LeftOut {
    /// The position of the entry in the other log.
    pub seq: u64,
    /// The time of the entry by the other computer's clock, in milliseconds since the Unix epoch.
    pub at_ms: u64,
    /// The kind of the entry, such as `run.money`.
    pub kind: String,
    /// The participant whom the entry concerns; `null` if it concerns no single participant.
    pub participant: Option<Participant>,
    /// The hand whose money the entry concerns; omitted for any other entry.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand: Option<HandId>,
    /// The amount of money, in cents; omitted for any other entry.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cents: Option<Chips>,
    /// The entry of the game, if it concerns the whole event; omitted for any other entry.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub action: Option<Box<Action>>,
    /// The refusal; omitted if the entry was not tried.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refusal: Option<Box<StoredRefusal>>,
}

/// The result of a merge: numbers of entries of the other log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "RunMergeCounts")]
pub struct MergeCounts {
    /// Entries that were entered.
    pub entered: u32,
    /// Entries that this log has too, or whose question is asked already.
    pub repeated: u32,
    /// Entries that became questions.
    pub questions: u32,
    /// Entries that were left out. One question lists them.
    pub left_out: u32,
    /// The time of the first merged entry by the other computer's clock, in milliseconds since the Unix epoch.
    pub first_ms: u64,
}
