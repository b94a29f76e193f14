//! Serialization of the entries of a table's log.
//!
//! The cards of a hand are in the body of the entry that opens it; only this module writes and reads them there.

use super::sealed::Sealed;
use super::{NewEntry, Stored};
use crate::protocol::Refused;
use crate::table::entry::{Entry, Logged, Snapshot};
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize)]
struct Body {
    at_ms: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    clock_ms: Option<u64>,
    entry: Entry,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    record: Option<String>,
    #[serde(rename = "standing", default, skip_serializing_if = "Option::is_none")]
    snapshot: Option<Snapshot>,
}

/// Serializes an entry for the store; `hand` is the hand to which it belongs.
pub fn written(logged: &Logged, hand: Option<u64>) -> NewEntry {
    let Logged { at_ms, clock_ms, entry, sealed, snapshot } = logged.clone();
    let kind = entry.kind();
    let body = Body { at_ms, clock_ms, entry, record: sealed.map(|Sealed(record)| record), snapshot };
    NewEntry { kind, hand, body: serde_json::to_string(&body).expect("entries are plain data") }
}

/// Deserializes a stored entry.
///
/// # Errors
/// `log_damaged` if it is damaged or newer than this program.
pub fn read(stored: &Stored) -> Result<Logged, Refused> {
    let body: Body = serde_json::from_str(&stored.body).map_err(|error| {
        // The deserialization error is left out: it might quote the body, which holds cards.
        let message = format!(
            "entry {} of a table's log cannot be deserialized: error at column {}",
            stored.seq,
            error.column()
        );
        Refused::new("log_damaged", message).with("seq", stored.seq)
    })?;
    let Body { at_ms, clock_ms, entry, record, snapshot } = body;
    Ok(Logged { at_ms, clock_ms, entry, sealed: record.map(Sealed), snapshot })
}

/// Deserializes stored entries, with their positions.
///
/// # Errors
/// `log_damaged` at the first damaged entry.
pub fn read_all(stored: &[Stored]) -> Result<Vec<(u64, Logged)>, Refused> {
    stored.iter().map(|stored| Ok((stored.seq, read(stored)?))).collect()
}
