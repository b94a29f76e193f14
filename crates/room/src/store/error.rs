//! Errors of a store, each with its fix.

use super::{Epoch, LogId, PlayerId};
use crate::ledger::LedgerError;
use crate::refusal::{Kind, Refusal, argument};
use serde_json::{Map, Value};

/// Error of a store. A change that fails with it was not stored, with the exception described at
/// [`Store`](super::Store).
#[derive(Clone, Debug, PartialEq, Eq, strum::IntoStaticStr, strum::VariantNames, thiserror::Error)]
#[strum(serialize_all = "snake_case", prefix = "store.")]
#[allow(missing_docs, reason = "the error messages describe the variants")]
pub enum StoreError {
    #[error("there is no table or event {0}: check the link")]
    NoTable(LogId),
    #[error("a table or an event has the id {0} already: use another id")]
    TableExists(LogId),
    #[error("table {0} is closed")]
    Closed(LogId),
    #[error("there is no player {0}")]
    NoPlayer(PlayerId),
    /// The last entry is not the one that the writer expected (optimistic concurrency).
    #[error("the last entry of the log {log} is {found}, not {expected}: read the log again")]
    Conflict { log: LogId, expected: u64, found: u64 },
    #[error("the log {log} was taken over by writer {}: writer {} must stop", found.0, held.0)]
    Fenced { log: LogId, held: Epoch, found: Epoch },
    #[error(
        "entry {seq} of the log {log} does not follow from the entry before it: the log was changed or damaged, restore a backup"
    )]
    BrokenChain { log: LogId, seq: u64 },
    #[error(transparent)]
    #[strum(transparent)]
    Ledger(#[from] LedgerError),
    #[error("the disk that holds {place} is full: free some space and try again")]
    Full { place: String },
    #[error("{place} is locked by another program: stop that program, or wait for it")]
    Locked { place: String },
    #[error(
        "{place} cannot be written: give write permission to the user who runs the room, or choose another folder with --data"
    )]
    ReadOnly { place: String },
    #[error("{place} is damaged: restore a backup")]
    Damaged { place: String },
    #[error("{place} was written by a newer version of the program: update the program")]
    NewerSchema { place: String },
    #[error(
        "{place} can be read by other users of this machine, and would hold hidden cards: run `chmod 700 {place}`, or choose a new folder with --data"
    )]
    Exposed { place: String },
    #[error("{place} already exists: choose another name, or remove it")]
    FileExists { place: String },
    #[error("the room is stopping and stores nothing more: try again in a moment")]
    Stopped,
    #[error("{place}: {wrong}")]
    Other { place: String, wrong: String },
}

impl StoreError {
    /// Returns whether the error is an outage of the storage, so that the same request may be retried once the cause is
    /// gone. A broken hash chain is not an outage.
    pub fn is_outage(&self) -> bool {
        self.kind() == Kind::Outage
    }
}

impl Refusal for StoreError {
    fn kind(&self) -> Kind {
        match self {
            StoreError::Ledger(error) => error.kind(),
            StoreError::BrokenChain { .. } => Kind::Damaged,
            StoreError::NoTable(_)
            | StoreError::TableExists(_)
            | StoreError::Closed(_)
            | StoreError::NoPlayer(_)
            | StoreError::Conflict { .. }
            | StoreError::Fenced { .. }
            | StoreError::FileExists { .. } => Kind::OutOfStep,
            // A damaged file is an outage: it ends once a backup replaces the file, so requests are retried.
            StoreError::Damaged { .. }
            | StoreError::Full { .. }
            | StoreError::Locked { .. }
            | StoreError::ReadOnly { .. }
            | StoreError::NewerSchema { .. }
            | StoreError::Exposed { .. }
            | StoreError::Stopped
            | StoreError::Other { .. } => Kind::Outage,
        }
    }

    fn code(&self) -> &'static str {
        self.into()
    }

    fn arguments(&self) -> Map<String, Value> {
        match self {
            StoreError::BrokenChain { log, seq } => {
                Map::from_iter([argument("table", log.as_str()), argument("seq", *seq)])
            }
            _ => Map::new(),
        }
    }
}

impl From<getrandom::Error> for StoreError {
    fn from(error: getrandom::Error) -> StoreError {
        let place = "the random numbers of the operating system".to_owned();
        StoreError::Other { place, wrong: error.to_string() }
    }
}
