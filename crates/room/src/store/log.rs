//! The form of an entry in a log: the time, the content as JSON, and the cards of a hand.
//!
//! Only this module writes and reads the cards: [`read`] returns them as an [`OpaqueRecord`], whatever the types of the
//! entry and the snapshot.

use super::opaque_record::OpaqueRecord;
use super::{NewEntry, StoredEntry};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// An entry with its metadata; `E` is the type of the entry itself, `S` the type of the snapshots.
#[derive(Clone, PartialEq)]
pub struct LoggedEntry<E, S> {
    /// Time of the entry, in milliseconds since the Unix epoch.
    pub at_ms: u64,
    /// Time left, for a player who is present, on the clock that runs after the entry, in milliseconds; `None` if no
    /// clock runs, and in the entry that opens a hand.
    pub clock_ms: Option<u64>,
    /// The entry without its metadata.
    pub entry: E,
    /// The record of the hand that this entry opens, with its cards; `None` in any other entry.
    pub record: Option<OpaqueRecord>,
    /// Snapshot of the table before the hand that this entry opens; `None` in any other entry, and for most hands.
    pub snapshot: Option<S>,
}

impl<E, S> LoggedEntry<E, S> {
    /// An entry at this time, without a running clock, cards or a snapshot.
    pub const fn new(at_ms: u64, entry: E) -> LoggedEntry<E, S> {
        LoggedEntry { at_ms, clock_ms: None, entry, record: None, snapshot: None }
    }
}

/// JSON form of an entry. `Record` is a type parameter, so that the record can be written without a copy.
#[derive(Serialize, Deserialize)]
struct Body<E, S, Record> {
    at_ms: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    clock_ms: Option<u64>,
    entry: E,
    #[serde(default = "none", skip_serializing_if = "Option::is_none")]
    record: Option<Record>,
    #[serde(rename = "standing", default = "none", skip_serializing_if = "Option::is_none")]
    snapshot: Option<S>,
}

/// Default of an omitted field of any type. `#[serde(default)]` alone would add a trait bound on the type.
const fn none<T>() -> Option<T> {
    None
}

/// Error of an entry that cannot be deserialized. The message of the parser is omitted, since it might quote the body,
/// which may contain cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("entry {seq} of the log cannot be deserialized: error at column {column}")]
pub struct DamagedEntry {
    /// The position of the entry in its log.
    pub seq: u64,
    /// Column of the error in the entry's body, in bytes.
    pub column: usize,
}

impl DamagedEntry {
    /// Refusal code for a log that cannot be read because an entry, or a game's state in an entry, is damaged.
    pub const CODE: &str = "log_damaged";
}

/// Serializes an entry of this kind for the store; `hand` is the number of the hand to which the entry belongs.
///
/// # Panics
/// If the entry or the snapshot cannot be serialized. Both are plain data, so this does not happen.
pub fn written<E: Serialize, S: Serialize>(
    kind: &'static str,
    hand: Option<u64>,
    logged: &LoggedEntry<E, S>,
) -> NewEntry {
    let LoggedEntry { at_ms, clock_ms, entry, record, snapshot } = logged;
    let record = record.as_ref().map(|OpaqueRecord(record)| record);
    let body = Body { at_ms: *at_ms, clock_ms: *clock_ms, entry, record, snapshot: snapshot.as_ref() };
    NewEntry { kind, hand, body: serde_json::to_string(&body).expect("entries are plain data") }
}

/// Deserializes a stored entry.
///
/// # Errors
/// [`DamagedEntry`] if the entry is damaged or newer than this program.
pub fn read<E: DeserializeOwned, S: DeserializeOwned>(
    stored: &StoredEntry,
) -> Result<LoggedEntry<E, S>, DamagedEntry> {
    let body: Body<E, S, String> = serde_json::from_str(&stored.body)
        .map_err(|error| DamagedEntry { seq: stored.seq, column: error.column() })?;
    let Body { at_ms, clock_ms, entry, record, snapshot } = body;
    Ok(LoggedEntry { at_ms, clock_ms, entry, record: record.map(OpaqueRecord), snapshot })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::chain::EntryHash;
    use serde_json::{Value, json};

    #[test]
    fn the_cards_come_back_opaque_and_never_as_a_part_of_the_entry() {
        let record = Some(OpaqueRecord("As Kd".to_owned()));
        let (entry, snapshot) = (json!({ "kind": "opened", "hand": 1 }), Some(json!({ "chairs": 2 })));
        let logged = LoggedEntry { at_ms: 7, clock_ms: Some(3), entry, record, snapshot };
        let NewEntry { kind, hand, body } = written("opened", Some(1), &logged);
        let stored = StoredEntry { seq: 1, kind: kind.to_owned(), hand, body, hash: EntryHash::START };
        let found = read::<Value, Value>(&stored).unwrap();
        assert!(found == logged);
        assert!(!format!("{} {:?}", found.entry, found.snapshot).contains("As"));
    }

    #[test]
    fn a_damaged_entry_is_reported_by_its_position_without_its_body() {
        let body = r#"{"at_ms":1,"entry":1,"record":["As Kd"]}"#.to_owned();
        let stored =
            StoredEntry { seq: 4, kind: "opened".to_owned(), hand: None, body, hash: EntryHash::START };
        let error = read::<Value, Value>(&stored).map(|_| ()).unwrap_err();
        assert_eq!(error, DamagedEntry { seq: 4, column: 30 });
        assert!(!error.to_string().contains("As"));
    }
}
